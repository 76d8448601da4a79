"""A slice of the soak."""

from __future__ import annotations

import pytest

import duelwright as dw
from duelwright.games import SHIPPED

from .soak import play


@pytest.mark.parametrize("key", SHIPPED)
def test_random_games_with_random_decks_break_no_invariant_and_use_every_card(key: str) -> None:
    tally = play(key, 0, 150)
    assert sum(tally.endings.values()) == 150
    assert sorted(tally.pieces - tally.seen) == []
    effects = {card.name for card in dw.game(key).cards() if card.abilities}
    played = {name for name in effects if is_told_of(name, tally.seen)}
    assert played == effects


def is_told_of(name: str, seen: set[str]) -> bool:
    return any(piece.startswith(f"{name} ") for piece in seen)
