"""A slice of the soak."""

from __future__ import annotations

import pytest

from duelwright.games import SHIPPED

from .soak import play


@pytest.mark.parametrize("key", SHIPPED)
def test_a_few_random_games_with_random_decks_break_no_invariant(key: str) -> None:
    assert sum(play(key, 0, 8).endings.values()) == 8
