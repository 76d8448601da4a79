"""Rows of answers: packed actions in the order in which they are offered."""

from __future__ import annotations

from typing import Final

from .action import CHOOSE_CARD, pack
from .packed import Ints, i64, vec
from .state import State

ROOM: Final[i64] = 64  # numbers of a row to write into, at the least


def room(state: State, most: i64) -> Ints:
    """A row to write so many answers into; the list of them is a copy of as many as there are.

    It is the state's only one: who lists the answers to a prompt writes into it, and nobody whom they ask.
    """
    if len(state.scratch) < most:
        state.scratch = vec[i64]([0] * max(most, ROOM))
    return state.scratch


def choices(state: State, seat: i64, cards: Ints) -> Ints:
    """An answer that chooses each of these cards, in ascending handle order."""
    row = state.handles[seat]
    return in_order(vec[i64]([pack(CHOOSE_CARD, row[card]) for card in cards]))


def in_order(row: Ints) -> Ints:
    """The same row, from its least number."""
    sort(row, len(row))
    return row


def sort(row: Ints, count: i64) -> None:
    """Put so many numbers of a row into order, from the least; they are few."""
    for i in range(1, count):
        number = row[i]
        at = i - 1
        while at >= 0 and row[at] > number:
            row[at + 1] = row[at]
            at -= 1
        row[at + 1] = number
