"""Rows of answers: packed actions in the order in which they are offered."""

from __future__ import annotations

from .action import CHOOSE_CARD, pack
from .packed import Ints, i64, vec
from .state import State


def choices(state: State, seat: i64, cards: Ints) -> Ints:
    """An answer that chooses each of these cards, in ascending handle order."""
    row = state.handles[seat]
    return in_order(vec[i64]([pack(CHOOSE_CARD, row[card]) for card in cards]))


def in_order(row: Ints) -> Ints:
    """The same row, from its least number; it is short."""
    for i in range(1, len(row)):
        number = row[i]
        at = i - 1
        while at >= 0 and row[at] > number:
            row[at + 1] = row[at]
            at -= 1
        row[at + 1] = number
    return row
