"""Clones share rows with their originals until one of them changes; nobody may see the other's changes."""

from __future__ import annotations

import random

import pytest

import duelwright as dw
from duelwright.core.frame import bit_of
from duelwright.games import SHIPPED


def play_on(state: dw.State, rng: random.Random, answers: int) -> None:
    """Answer some prompts by chance."""
    for _ in range(answers):
        if state.over:
            return
        state.apply(rng.choice(state.legal()))


@pytest.mark.parametrize("key", SHIPPED)
def test_whoever_goes_on_first_the_others_stay_where_they_are(key: str) -> None:
    state = dw.game(key).start(seed=3)
    rng = random.Random(3)
    while not state.over:
        play_on(state, rng, 7)
        family = [state.clone() for _ in range(3)]
        family += [family[0].clone(), family[0].clone(log=False)]
        before = [one.key() for one in family]
        assert set(before) == {state.key()}
        for moving in (4, 0, 2):  # a grandchild, its parent, a child
            play_on(family[moving], random.Random(moving), 9)
            for i, one in enumerate(family):
                if i in (1, 3):
                    assert one.key() == before[i], f"clone {i} was changed by clone {moving}"
        kept = family[1].encode()
        play_on(state, rng, 5)  # the original goes on, too
        assert family[1].encode() == kept


@pytest.mark.parametrize("key", SHIPPED)
def test_a_state_goes_on_the_same_way_whether_it_shares_its_rows_or_not(key: str) -> None:
    game = dw.game(key)
    for seed in range(4):
        alone, cloned = game.start(seed=seed), game.start(seed=seed)
        rng = random.Random(seed)
        while not alone.over:
            action = rng.choice(alone.legal())
            cloned.clone().apply(action)  # whose rows are shared by now
            alone.apply(action)
            cloned.apply(action)
            assert cloned.legal() == alone.legal()
        assert cloned.key() == alone.key()


def test_a_bit_in_every_place_that_states_use() -> None:
    assert [bit_of(place) for place in range(62)] == [1 << place for place in range(62)]
    with pytest.raises(IndexError):
        bit_of(62)
