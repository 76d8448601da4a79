"""Run by `make test` against what is installed in .venv: so many games that every card and every piece is used."""

from __future__ import annotations

import pytest

import duelwright as dw
from duelwright.games import SHIPPED

from .soak import by_scenario, play


@pytest.mark.parametrize("key", SHIPPED)
def test_random_games_with_random_decks_break_no_invariant_and_use_every_card(key: str) -> None:
    tally = play(key, 0, 150)
    assert sum(tally.endings.values()) == 150
    missing = tally.pieces - tally.seen
    built = by_scenario(dw.game(key), missing)
    assert sorted(missing - built) == []
    effects = {card.name for card in dw.game(key).cards() if is_played(card)}
    played = {name for name in effects if is_told_of(name, tally.seen | built)}
    assert played == effects


def is_played(card: dw.CardDef) -> bool:
    """Whether a card has an ability that runs; limits of decks do not."""
    return any(type(part).__name__ not in ("CopyLimit", "EnergyLimit", "OverDress") for part in card.abilities)


def is_told_of(name: str, seen: set[str]) -> bool:
    return any(piece.startswith(f"{name} ") for piece in seen)
