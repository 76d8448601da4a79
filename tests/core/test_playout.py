"""Playouts: fair, repeatable, and without a trace on the state they start from."""

from __future__ import annotations

import random
from collections import Counter
from itertools import pairwise

import pytest

import duelwright as dw
from duelwright.core.action import HANDLE, first_of, second_of, verb_of
from duelwright.core.engine import answer, options
from duelwright.core.rng import quick, seeded
from duelwright.core.state import State, card_by_handle
from duelwright.games import SHIPPED


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


@pytest.mark.parametrize("seed", [2**63, 2**64 - 1, 2**70, -1, -(2**70)])
def test_any_whole_number_is_a_seed(seed: int) -> None:
    state = dw.game("asigoc").start(seed=3)
    assert dw.playout(state, seed) == dw.playout(state, seed)


def test_neighbouring_seeds_draw_like_strangers() -> None:
    """Whoever plays out with 0, 1, 2 ... takes as fair a sample as with any other numbers."""
    for shift in (0, 6, 10, 32):
        firsts = [quick(n << shift).below(8) for n in range(4000)]
        assert all(420 < firsts.count(n) < 580 for n in range(8))
        same = sum(one == other for one, other in pairwise(firsts))
        assert 420 < same < 580


def test_a_playout_stops_at_its_limit() -> None:
    assert dw.playout(dw.game("asigoc").start(seed=3), 1, limit=3) == 2


@pytest.mark.parametrize("key", SHIPPED)
def test_where_nobody_looks_only_handles_are_left_as_they_are(key: str) -> None:
    """A playout gives no card a new handle; what lies where, and what each seat knows, is as it would be."""
    for seed in range(3):
        seen = dw.game(key).start(seed=seed).clone(log=False)
        seen.rng, seen.handle_rng = seeded(seed, "deals"), seeded(seed, "handles")
        unseen = seen.clone()
        unseen.watched = False
        kept = [list(row) for row in unseen.handles]
        chance = random.Random(seed)
        for _answer in range(400):
            if seen.over:
                break
            wanted = chance.choice(sorted(meant(seen, code) for code in options(seen)))
            for state in (seen, unseen):
                answer(state, next(code for code in options(state) if meant(state, code) == wanted))
            assert (list(seen.known), list(seen.ever), list(seen.marks)) == (
                list(unseen.known), list(unseen.ever), list(unseen.marks)
            )  # fmt: skip
            assert [list(row) for row in seen.zones] == [list(row) for row in unseen.zones]
        assert [list(row[: len(kept[0])]) for row in unseen.handles] == kept
        assert [list(row) for row in seen.handles] != [list(row) for row in unseen.handles]


def meant(state: State, code: int) -> tuple[int, int, int]:
    """An answer with the card that it names, whatever its handle is."""
    verb, first, second = verb_of(code), first_of(code), second_of(code)
    if state.game.actions.verbs[verb].first == HANDLE:
        first = card_by_handle(state, state.prompt_seat, first)
    return verb, first, second
