"""The greedy bot is the yardstick that the search is measured by: its answers do not change unnoticed.

Where cards, decks or rules of a game have changed on purpose, `python -m tests.bots.test_frozen` prints the new marks;
a change of the bot itself makes every published figure void.
"""

from __future__ import annotations

import hashlib

import pytest

import duelwright as dw
from duelwright.bots import bot
from duelwright.core.rng import FIRST_GENERATOR

MOST = 400  # answers
MARKS = {
    "asigoc": "0495ed2f74d34b5c",
    "duel": "9dc5c0c166ed70fb",
    "vanguard-d": "fa58134ee021646f",
    "vanguard-v": "bb3daa99234cb9aa",
    "vanguard-premium": "805b53261794dd07",
}


def mark(key: str) -> str:
    """A digest of what two greedy bots answer in one game."""
    game = dw.game(key)
    greedy = bot("greedy", game)
    state = game.start(seed=7, log=False, generator=FIRST_GENERATOR)  # the deals it was measured by
    told = hashlib.sha256()
    for _ in range(MOST):
        if state.over or state.prompt is None:
            break
        action = greedy(state.view(state.prompt.seat), state.prompt)
        told.update(f"{state.prompt.seat} {action}\n".encode())
        state.apply(action)
    return told.hexdigest()[:16]


@pytest.mark.parametrize("key", MARKS)
def test_greedy_answers_as_it_did_when_it_was_measured(key: str) -> None:
    assert mark(key) == MARKS[key]


if __name__ == "__main__":
    for one in MARKS:
        print(f'    "{one}": "{mark(one)}",')
