"""Playouts: fair, repeatable, and without a trace on the state they start from."""

from __future__ import annotations

from collections import Counter

import duelwright as dw


def test_a_playout_leaves_the_state_as_it_was() -> None:
    for key in dw.games():
        state = dw.game(key).start(seed=3)
        before, seen = state.key(), len(state.events(0))
        assert dw.playout(state, 5) == dw.playout(state, 5)
        assert (state.key(), len(state.events(0))) == (before, seen)


def test_playouts_with_other_seeds_end_otherwise() -> None:
    state = dw.game("asigoc").start(seed=3)
    ends = Counter(dw.playout(state, seed) for seed in range(60))
    assert len(ends) > 1
    assert set(ends) <= {0, 1, 2}


def test_a_playout_from_a_finished_game_is_its_result() -> None:
    state = dw.game("asigoc").position({"phase": "main", "turn": 3, "seats": [{"health": 0}, {}]})
    assert dw.playout(state, 1) == 1


def test_a_playout_stops_at_its_limit() -> None:
    assert dw.playout(dw.game("asigoc").start(seed=3), 1, limit=3) == 2
