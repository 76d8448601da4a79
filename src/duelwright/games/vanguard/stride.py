"""The stride phase: a G unit is placed over the vanguard for the turn (E, Stride and G)."""

from __future__ import annotations

from typing import Final

from ...core.action import BACK, CHOOSE_CARD, PASS, first_of, pack, verb_of
from ...core.engine import ask, goto, push, trigger_phase
from ...core.event import tell
from ...core.frame import CARD_MASK, Frame
from ...core.modifiers import value
from ...core.state import State, reference
from . import events as e
from . import names as n
from .board import grade, mate_of, vanguard
from .execute import actions

STRIDE_GRADE: Final = 3
ULTIMATE_FACE_UP: Final = 3  # cards in the G zone that an ultimate stride needs


def stride_start(state: State, top: Frame) -> None:
    """The phase starts."""
    tell(state, e.ON_STRIDE_PHASE, top.seat, [])
    trigger_phase(state, e.ON_STRIDE_PHASE)


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
    if state.registers[n.STRODE] or min(both) < 0 or grade(state, both[0]) < STRIDE_GRADE:
        return False
    if grade(state, both[1]) < STRIDE_GRADE and not state.registers[n.BEGAN_WITH_3]:
        return False
    faces = state.marks[n.FACE]
    down = any(faces[card] for card in state.zones[game.place(seat, n.G)])
    return down and bool(state.zones[game.place(seat, n.HAND)])


def do_stride(state: State, top: Frame) -> None:
    """Stride what was chosen."""
    if verb_of(state.answer) != PASS:
        card = state.handles[top.seat].index(first_of(state.answer))
        goto(state, top, ask_stride)
        push(state, Frame(n.STRIDE_PROC, top.seat, source=reference(state, card)))


def stride_end(state: State, top: Frame) -> None:
    """The phase ends."""
    tell(state, e.ON_STRIDE_PHASE_END, top.seat, [])


def is_ultimate(state: State, card: int) -> bool:
    """Whether a G unit comes by an ultimate stride."""
    return bool(state.game.facts[state.defs[card]][n.ULTIMATE])


def cost_cards(state: State, seat: int, card: int) -> list[int]:
    """What can be discarded for a stride: the hand; for an ultimate stride, cards named like the vanguard."""
    game = state.game
    hand = state.zones[game.place(seat, n.HAND)]
    if not is_ultimate(state, card):
        return hand
    front = [unit for unit in (vanguard(state, seat), mate_of(state, seat)) if unit >= 0]
    names = [game.definitions[state.defs[unit]].name for unit in front]
    return [one for one in hand if game.definitions[state.defs[one]].name in names]


def is_payable(state: State, seat: int, card: int) -> bool:
    """Grades that total 3 or more; for an ultimate stride, three cards face up in the G zone and the named card."""
    found = cost_cards(state, seat, card)
    if not is_ultimate(state, card):
        return sum(grade(state, one) for one in found) >= STRIDE_GRADE
    faces = state.marks[n.FACE]
    up = sum(not faces[one] for one in state.zones[state.game.place(seat, n.G)])
    return up >= ULTIMATE_FACE_UP and bool(found)


def pay_for_stride(state: State, top: Frame) -> None:
    """Discard cards whose grades add up to 3 or more, or the one card of an ultimate stride."""
    paid = sum(value(state, ref & CARD_MASK, n.GRADE) for ref in top.refs) >= STRIDE_GRADE
    if paid if not is_ultimate(state, top.source & CARD_MASK) else top.refs:
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
        goto(state, top, pay_for_stride)
    elif verb == BACK:
        state.stack.pop()
    else:
        state.stack.pop()
        actions.discard(state, top.seat, [ref & CARD_MASK for ref in top.refs], 1)
        actions.stride(state, top.seat, top.source & CARD_MASK)


# --- two hearts -------------------------------------------------------------------------------------------------------


def ask_heart(state: State, top: Frame) -> None:
    """Where a vanguard in Legion became two hearts: which gives its power and name."""
    ask(state, top.seat, n.ASK_HEART)


def take_heart(state: State, top: Frame) -> None:
    """The chosen heart is marked."""
    state.stack.pop()
    state.marks[n.CHOSEN_HEART][state.handles[top.seat].index(first_of(state.answer))] = 1


def heart_options(state: State) -> list[int]:
    """The hearts."""
    seat = state.prompt_seat
    hearts = state.zones[state.game.place(seat, n.HEART)]
    return sorted(pack(CHOOSE_CARD, state.handles[seat][card]) for card in hearts)
