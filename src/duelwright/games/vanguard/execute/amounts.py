"""Amounts of cards: so many times another, open circles, how many were touched."""

from __future__ import annotations

from typing import Final

from ....core.ability import Expr
from ....core.dispatch import amount_of
from ....core.frame import Frame
from ....core.packed import i64
from ....core.state import State
from .. import names as n
from ..board import circles, front_row, is_locked, unit_at
from .groups import YOU

FRONT: Final[i64] = 1  # a row; the other is behind it


def multiple(state: State, frame: Frame, expr: Expr) -> i64:
    """An amount, for every so many of it, times so much."""
    return expr.times * (amount_of(state, frame, expr.args[0]) // expr.count)


def open_circles(state: State, frame: Frame, expr: Expr) -> i64:
    """The rear-guard circles of somebody, in a row or in all, on which there is neither a unit nor a locked card."""
    seat = frame.seat if expr.who == YOU else 1 - frame.seat
    found: i64 = 0
    for circle in circles(state, seat):
        in_row = not expr.kind or (circle in front_row(state, seat)) == (expr.kind == FRONT)
        if in_row and unit_at(state, seat, circle) < 0 and not is_locked(state, seat, circle):
            found += 1
    return found


def touched(state: State, frame: Frame, expr: Expr) -> i64:
    """To how many cards the step before was done."""
    return frame[n.ABILITY_DONE]
