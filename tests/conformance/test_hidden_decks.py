"""A slice of the pairs of games that differ only in a hidden deck; and the watch over them can fail."""

from __future__ import annotations

import pytest

import duelwright as dw
from duelwright.games import SHIPPED

from ..mode import IS_INSTALLED
from . import hidden_decks
from .hidden_decks import Tally, play_pairs

PAIRS = 12 if IS_INSTALLED else 4  # what is compiled plays faster


@pytest.mark.parametrize("key", SHIPPED)
def test_the_other_side_cannot_tell_two_hidden_decks_apart(key: str) -> None:
    tally = Tally()
    play_pairs(key, PAIRS, tally)
    assert tally.pairs == PAIRS and tally.brought > 0
    assert tally.decisions > 3 * PAIRS, "the pairs went on long enough to show something"


def test_bytes_that_tell_which_cards_are_in_the_pool_are_caught(monkeypatch: pytest.MonkeyPatch) -> None:
    honest = hidden_decks.received
    monkeypatch.setattr(hidden_decks, "received", lambda state, n: honest(state, n) + state.game.hash.encode())
    tally = Tally()
    with pytest.raises(AssertionError, match="can tell the decks apart"):
        play_pairs("vanguard-d", PAIRS, tally)


def test_abilities_are_numbered_by_their_cards_alone() -> None:
    """What is compiled first has other numbers within a game, and the same names."""
    game = dw.game("vanguard-premium")
    one, other = dw.Game(game.blueprint, game.rules, game.cards()), dw.Game(game.blueprint, game.rules, game.cards())
    one.compile(range(len(one.definitions)))
    other.compile(reversed(range(len(other.definitions))))
    assert {ability.id for ability in one.abilities} == {ability.id for ability in other.abilities}
    assert [one.ability(ability.id).id for ability in other.abilities] == [ability.id for ability in other.abilities]
    first, second = one.start(seed=5), other.start(seed=5)
    for _ in range(200):
        assert first.view(0) == second.view(0) and first.key() == second.key()
        assert first.encode() == second.encode()
        if first.over:
            break
        action = first.legal()[-1]
        first.apply(action)
        second.apply(action)
