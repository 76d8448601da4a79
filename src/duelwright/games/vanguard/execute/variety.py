"""How cards differ from one another: in grades, in names, and one of each name."""

from __future__ import annotations

from ....core.ability import Expr
from ....core.dispatch import cards_of
from ....core.frame import CARD_MASK, CHOOSE, Frame
from ....core.modifiers import value
from ....core.packed import i64
from ....core.state import State
from .. import names as n
from ..board import share_name


def different_grades(state: State, frame: Frame, expr: Expr) -> i64:
    """These have so many different grades, or more."""
    found = cards_of(state, frame, expr.args[0])
    return int(len({value(state, ref & CARD_MASK, n.GRADE) for ref in found}) >= expr.count)


def different_names(state: State, frame: Frame, expr: Expr) -> i64:
    """All of these have different names."""
    found = [ref & CARD_MASK for ref in cards_of(state, frame, expr.args[0])]
    return int(not any(share_name(state, one, other) for i, one in enumerate(found) for other in found[:i]))


def apart(state: State, frame: Frame, expr: Expr) -> list[int]:
    """One of each name; while such cards are picked, those of other names than the picks."""
    found = cards_of(state, frame, expr.args[0])
    top = state.stack[-1]
    if top.proc == CHOOSE and len(state.stack) > 1 and state.stack[-2] is frame:
        return [ref for ref in found if not shares_name(state, ref, list(top.refs))]
    first: list[int] = []
    for ref in found:
        if not shares_name(state, ref, first):
            first.append(ref)
    return first


def shares_name(state: State, ref: i64, others: list[int]) -> bool:
    """Whether a card has the name of one of others."""
    return any(share_name(state, ref & CARD_MASK, other & CARD_MASK) for other in others)
