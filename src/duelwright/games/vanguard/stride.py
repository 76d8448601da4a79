"""The stride phase: a G unit is placed over the vanguard for the turn (E, Stride and G)."""

from __future__ import annotations

from typing import Final

from ...core.action import BACK, CHOOSE_CARD, PASS, first_of, verb_of
from ...core.engine import ask, herald, push
from ...core.event import tell
from ...core.frame import CARD_MASK, Frame
from ...core.modifiers import value
from ...core.state import State, reference
from . import deeds
from . import events as e
from . import names as n
from .board import grade, vanguard

STRIDE_GRADE: Final = 3
STRIDE_ASKED: Final = 1
STRIDE_PAID: Final = 0


def stride_start(state: State, top: Frame) -> None:
    """The phase starts."""
    tell(state, e.ON_STRIDE_PHASE, top.seat, [])
    herald(state, e.ON_STRIDE_PHASE)


def ask_stride(state: State, top: Frame) -> None:
    """Once per turn, where all can see that it might be done."""
    if may_stride(state, top.seat):
        ask(state, top.seat, n.ASK_STRIDE)
    else:
        state.answer = PASS


def may_stride(state: State, seat: int) -> bool:
    """Both vanguards of grade 3 or greater, or one's own since the turn began; a face-down G unit and a hand."""
    game = state.game
    both = [vanguard(state, seat), vanguard(state, 1 - seat)]
    if state.vars[n.STRODE] or min(both) < 0 or grade(state, both[0]) < STRIDE_GRADE:
        return False
    if grade(state, both[1]) < STRIDE_GRADE and not state.vars[n.BEGAN_WITH_3]:
        return False
    faces = state.marks[n.FACE]
    down = any(faces[card] for card in state.zones[game.place(seat, n.G)])
    return down and bool(state.zones[game.place(seat, n.HAND)])


def do_stride(state: State, top: Frame) -> None:
    """Stride what was chosen."""
    if verb_of(state.answer) != PASS:
        card = state.handles[top.seat].index(first_of(state.answer))
        top.at = STRIDE_ASKED
        push(state, Frame(n.STRIDE_PROC, top.seat, source=reference(state, card)))


def stride_end(state: State, top: Frame) -> None:
    """The phase ends."""
    tell(state, e.ON_STRIDE_PHASE_END, top.seat, [])


def pay_for_stride(state: State, top: Frame) -> None:
    """Discard cards whose grades add up to 3 or more."""
    if sum(value(state, ref & CARD_MASK, n.GRADE) for ref in top.refs) >= STRIDE_GRADE:
        state.answer = PASS
    else:
        ask(state, top.seat, n.ASK_STRIDE_COST)


def stride(state: State, top: Frame) -> None:
    """The cost is paid at once, or the stride is taken back."""
    verb = verb_of(state.answer)
    if verb == CHOOSE_CARD:
        card = state.handles[top.seat].index(first_of(state.answer))
        top.refs = [*top.refs, reference(state, card)]
        top.tags = [0] * len(top.refs)
        top.at = STRIDE_PAID
    elif verb == BACK:
        state.stack.pop()
    else:
        state.stack.pop()
        deeds.discard(state, top.seat, [ref & CARD_MASK for ref in top.refs], 1)
        deeds.stride(state, top.seat, top.source & CARD_MASK)
