"""The stride phase: a G unit is placed over the vanguard for the turn (E, Stride and G)."""

from __future__ import annotations

from typing import Final

from ...core.action import BACK, CHOOSE_CARD, DONE, PASS, first_of, pack, verb_of
from ...core.choices import choices
from ...core.engine import ask, goto, push, trigger_phase
from ...core.event import tell_numbers
from ...core.frame import CARD_MASK, Frame
from ...core.modifiers import value
from ...core.packed import Ints, i64, vec
from ...core.relocate import relocate
from ...core.state import State, card_by_handle, mark, reference, set_mark
from . import events as e
from . import names as n
from .board import grade, mate_of, vanguard
from .execute import actions
from .rules import rules_of

STRIDE_GRADE: Final[i64] = 3
ULTIMATE_FACE_UP: Final[i64] = 3  # cards in the G zone that an ultimate stride needs


def stride_start(state: State, top: Frame) -> None:
    """The phase starts."""
    tell_numbers(state, e.ON_STRIDE_PHASE, top.seat)
    trigger_phase(state, e.ON_STRIDE_PHASE)


def ask_stride(state: State, top: Frame) -> None:
    """Once per turn, where all can see that it might be done."""
    if may_stride(state, top.seat):
        ask(state, top.seat, n.ASK_STRIDE)
    else:
        state.answer = PASS


def may_stride(state: State, seat: i64) -> bool:
    """Both vanguards of grade 3 or greater, or one's own since the turn began; a face-down G unit and a hand."""
    game = state.game
    both = [vanguard(state, seat), vanguard(state, 1 - seat)]
    if state.registers[n.STRODE] or state.registers[n.CUT_SHORT]:
        return False
    if min(both) < 0 or grade(state, both[0]) < STRIDE_GRADE:
        return False
    if grade(state, both[1]) < STRIDE_GRADE and not state.registers[n.BEGAN_WITH_3]:
        return False
    down = any(mark(state, card, n.FACE) for card in state.zones[game.place(seat, n.G)])
    return down and len(state.zones[game.place(seat, n.HAND)]) > 0


def do_stride(state: State, top: Frame) -> None:
    """Stride what was chosen."""
    if verb_of(state.answer) != PASS:
        card = card_by_handle(state, top.seat, first_of(state.answer))
        goto(state, top, ask_stride)
        push(state, Frame(n.STRIDE_PROC, top.seat, source=reference(state, card)))


def stride_end(state: State, top: Frame) -> None:
    """The phase ends."""
    tell_numbers(state, e.ON_STRIDE_PHASE_END, top.seat)
    trigger_phase(state, e.ON_STRIDE_PHASE_END)


def is_ultimate(state: State, card: i64) -> bool:
    """Whether a G unit comes by an ultimate stride."""
    return bool(state.game.facts[state.defs[card]][n.ULTIMATE])


def cost_cards(state: State, seat: i64, card: i64) -> Ints:
    """What can be discarded for a stride: the hand; for an ultimate stride, cards named like the vanguard."""
    game = state.game
    hand = state.zones[game.place(seat, n.HAND)]
    if not is_ultimate(state, card):
        return hand
    front = [unit for unit in (vanguard(state, seat), mate_of(state, seat)) if unit >= 0]
    names = [game.definitions[state.defs[unit]].name for unit in front]
    return vec[i64]([one for one in hand if game.definitions[state.defs[one]].name in names])


def counted_grade(state: State, card: i64) -> i64:
    """The grade that a card has while a stride is paid for: its own and what its text adds, or what it counts as."""
    facts = state.game.facts[state.defs[card]]
    return max(value(state, card, n.GRADE) + facts[n.STRIDE_PLUS], facts[n.STRIDE_AS])


def is_payable(state: State, seat: i64, card: i64) -> bool:
    """Grades that total 3 or more; for an ultimate stride, three cards face up in the G zone and the named card."""
    found = cost_cards(state, seat, card)
    if not is_ultimate(state, card):
        return sum(counted_grade(state, one) for one in found) >= STRIDE_GRADE
    up = sum(not mark(state, one, n.FACE) for one in state.zones[state.game.place(seat, n.G)])
    return up >= ULTIMATE_FACE_UP and len(found) > 0


def pay_for_stride(state: State, top: Frame) -> None:
    """Discard one or more cards whose grades add up to 3 or more, or the one card of an ultimate stride."""
    card = top.source & CARD_MASK
    last = is_ultimate(state, card) or len(top.refs) == len(cost_cards(state, top.seat, card))
    if is_paid(state, top) and (last or not rules_of(state).stride_overpay):
        state.answer = pack(DONE)
    else:
        ask(state, top.seat, n.ASK_STRIDE_COST)


def is_paid(state: State, top: Frame) -> bool:
    """Whether what was picked is enough; more may be discarded all the same."""
    if is_ultimate(state, top.source & CARD_MASK):
        return len(top.refs) > 0
    return sum(counted_grade(state, ref & CARD_MASK) for ref in top.refs) >= STRIDE_GRADE


def discard_for_stride(state: State, top: Frame) -> None:
    """The cost is paid at once, or the stride is taken back."""
    verb = verb_of(state.answer)
    if verb == CHOOSE_CARD:
        card = card_by_handle(state, top.seat, first_of(state.answer))
        top.add(0, reference(state, card))
        goto(state, top, pay_for_stride)
    elif verb == BACK:
        state.stack.pop()
    else:
        relocate(state, list(top.refs), n.DROP, n.PAID_DISCARD)


def stride(state: State, top: Frame) -> None:
    """The G unit comes."""
    state.stack.pop()
    actions.stride(state, top.seat, top.source & CARD_MASK)


# --- two hearts -------------------------------------------------------------------------------------------------------


def ask_heart(state: State, top: Frame) -> None:
    """Where a vanguard in Legion became two hearts: which gives its power and name."""
    ask(state, top.seat, n.ASK_HEART)


def take_heart(state: State, top: Frame) -> None:
    """The chosen heart is marked."""
    state.stack.pop()
    set_mark(state, card_by_handle(state, top.seat, first_of(state.answer)), n.CHOSEN_HEART, 1)


def heart_options(state: State) -> Ints:
    """The hearts."""
    seat = state.prompt_seat
    return choices(state, seat, state.zones[state.game.place(seat, n.HEART)])
