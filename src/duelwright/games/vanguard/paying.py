"""What paying for an ability does, and whether it can be paid: module functions over ints, lists and native classes."""

from __future__ import annotations

from ...core.ability import Expr, Instr
from ...core.event import EVERYONE, tell, tell_of
from ...core.frame import CARD_MASK, Frame
from ...core.modifiers import value
from ...core.moves import show
from ...core.state import State, is_live, reference
from . import deeds
from . import events as e
from . import names as n
from .board import is_under
from .running import live


def begin_payment(state: State, frame: Frame, instr: Instr) -> None:
    """All parts of a cost are paid as one batch."""
    state.batch += 1
    state.batch_open = True


def end_payment(state: State, frame: Frame, instr: Instr) -> None:
    """It is paid."""
    state.batch_open = False
    tell(state, e.ON_COST_PAID, frame.seat, [])


def pay_counter_blast(state: State, frame: Frame, instr: Instr) -> None:
    """m: tag."""
    deeds.counter_blast(state, frame.seat, live(state, frame.bound(instr.m)), 1)


def pay_soul_blast(state: State, frame: Frame, instr: Instr) -> None:
    """m: tag."""
    deeds.soul_blast(state, frame.seat, live(state, frame.bound(instr.m)), 1)


def pay_energy(state: State, frame: Frame, instr: Instr) -> None:
    """n: how much energy."""
    deeds.energy_blast(state, frame.seat, instr.n)


def pay_discard(state: State, frame: Frame, instr: Instr) -> None:
    """m: tag."""
    deeds.discard(state, frame.seat, live(state, frame.bound(instr.m)), 1)


def pay_retire(state: State, frame: Frame, instr: Instr) -> None:
    """m: tag."""
    deeds.retire(state, live(state, frame.bound(instr.m)), n.BY_COST, 0, 1)


def pay_put(state: State, frame: Frame, instr: Instr) -> None:
    """n: zone; m: tag; k: at the bottom."""
    deeds.send(state, live(state, frame.bound(instr.m)), instr.n, n.BY_COST, bool(instr.k))


def pay_rest(state: State, frame: Frame, instr: Instr) -> None:
    """m: tag."""
    for card in live(state, frame.bound(instr.m)):
        deeds.rest(state, card)


def pay_reveal(state: State, frame: Frame, instr: Instr) -> None:
    """m: tag. Everybody sees the cards."""
    refs = [ref for ref in frame.bound(instr.m) if is_live(state, ref)]
    learned = show(state, [ref & CARD_MASK for ref in refs], EVERYONE)
    tell_of(state, e.ON_REVEAL, frame.seat, refs, [], learned & 3)


def pay_turn_up(state: State, frame: Frame, instr: Instr) -> None:
    """m: tag. Cards of the G zone are turned face up."""
    cards = live(state, frame.bound(instr.m))
    show(state, cards, EVERYONE)
    deeds.flip(state, frame.seat, cards, 0)


def pay_lock(state: State, frame: Frame, instr: Instr) -> None:
    """m: tag."""
    for card in live(state, frame.bound(instr.m)):
        deeds.lock(state, card)


def counter_blast_payable(state: State, frame: Frame, expr: Expr) -> int:
    """n: how many face-up damage cards it takes; none where a player need not pay."""
    if is_under(state, frame.seat, n.FREE_COUNTER_BLAST):
        return 1
    damage = state.zones[state.game.place(frame.seat, n.DAMAGE)]
    return int(sum(not state.marks[n.FACE][card] for card in damage) >= expr.n)


def counter_blast_cards(state: State, frame: Frame, expr: Expr) -> list[int]:
    """The face-up damage cards; none where nothing must be paid."""
    if is_under(state, frame.seat, n.FREE_COUNTER_BLAST):
        return []
    damage = state.zones[state.game.place(frame.seat, n.DAMAGE)]
    return [reference(state, card) for card in damage if not state.marks[n.FACE][card]]


def energy_payable(state: State, frame: Frame, expr: Expr) -> int:
    """n: how much energy."""
    return int(state.counters[frame.seat] >= expr.n)


def grades_payable(state: State, frame: Frame, expr: Expr) -> int:
    """n: what the grades of the hand must add up to, without this card."""
    return int(sum(value(state, card, n.GRADE) for card in others_in_hand(state, frame)) >= expr.n)


def others_in_hand(state: State, frame: Frame) -> list[int]:
    """The hand, without this card."""
    hand = state.zones[state.game.place(frame.seat, n.HAND)]
    return [card for card in hand if not (is_live(state, frame.source) and card == frame.source & CARD_MASK)]


def hand_cards(state: State, frame: Frame, expr: Expr) -> list[int]:
    """The same as references."""
    return [reference(state, card) for card in others_in_hand(state, frame)]


def until_grades(state: State, frame: Frame, instr: Instr) -> None:
    """n: what the grades of the cards under tag m must add up to; k: where another one is chosen.

    What was chosen so far is kept under the next tag.
    """
    kept = [*frame.bound(instr.m + 1), *frame.bound(instr.m)]
    frame.bind(instr.m + 1, kept)
    frame.bind(instr.m, [])
    if sum(value(state, card, n.GRADE) for card in live(state, kept)) < instr.n:
        frame.at = instr.k


def enough(state: State, frame: Frame, expr: Expr) -> int:
    """n: how many cards the operand must find."""
    return int(len(expr.args[0].cards(state, frame, expr.args[0])) >= expr.n)


def unpicked(state: State, frame: Frame, expr: Expr) -> list[int]:
    """What the operand finds, without what another part of the cost has picked (m: the tags of all, a bit each)."""
    taken = [ref for i, ref in enumerate(frame.refs) if expr.m >> frame.tags[i] & 1]
    return [ref for ref in expr.args[0].cards(state, frame, expr.args[0]) if ref not in taken]
