"""What paying for an ability does, and whether it can be paid: module functions over ints, lists and native classes."""

from __future__ import annotations

from ....core.ability import AT_BOTTOM, Expr, Instr
from ....core.dispatch import cards_of
from ....core.event import EVERYONE, close_batch, open_batch, tell_numbers, tell_of
from ....core.frame import CARD_MASK, Frame
from ....core.modifiers import value
from ....core.moves import show
from ....core.packed import i64
from ....core.relocate import relocate, would
from ....core.state import State, is_live, mark, reference
from .. import events as e
from .. import names as n
from ..board import is_under
from . import actions
from .effects import FACE_DOWN, live
from .history import note_payment


def begin_payment(state: State, frame: Frame, instr: Instr) -> None:
    """All parts of a cost are paid as one batch."""
    open_batch(state)


def end_payment(state: State, frame: Frame, instr: Instr) -> None:
    """It is paid."""
    close_batch(state)
    tell_numbers(state, e.ON_COST_PAID, frame.seat)


def pay_counter_blast(state: State, frame: Frame, instr: Instr) -> None:
    """Damage cards are turned face down."""
    would(state, frame.seat, n.WOULD_COUNTER_BLAST, instr.tag)


def pay_soul_blast(state: State, frame: Frame, instr: Instr) -> None:
    """Cards of the soul go to the drop zone."""
    note_payment(state, frame, n.SOUL_PAID, len(live(state, frame.bound(instr.tag))))
    would(state, frame.seat, n.WOULD_SOUL_BLAST, instr.tag)


def pay_energy(state: State, frame: Frame, instr: Instr) -> None:
    """So much energy."""
    note_payment(state, frame, n.ENERGY_PAID, instr.count)
    would(state, frame.seat, n.WOULD_ENERGY_BLAST, instr.count)


def pay_discard(state: State, frame: Frame, instr: Instr) -> None:
    """Cards of the hand are discarded."""
    relocate(state, frame.bound(instr.tag), n.DROP, n.PAID_DISCARD)


def pay_retire(state: State, frame: Frame, instr: Instr) -> None:
    """Units are retired."""
    relocate(state, frame.bound(instr.tag), n.DROP, n.PAID_RETIRE)


def pay_put(state: State, frame: Frame, instr: Instr) -> None:
    """Cards go to a zone."""
    how = instr.how
    relocate(state, frame.bound(instr.tag), instr.zone, n.PAID_PUT, bool(how & AT_BOTTOM), bool(how & FACE_DOWN))


def pay_top(state: State, frame: Frame, instr: Instr) -> None:
    """The top cards of the deck go to a zone."""
    deck = state.zones[state.game.place(frame.seat, n.DECK)]
    relocate(state, [reference(state, card) for card in deck[: instr.count]], instr.zone, n.PAID_PUT)


def pay_rest(state: State, frame: Frame, instr: Instr) -> None:
    """Units rest."""
    for card in live(state, frame.bound(instr.tag)):
        actions.rest(state, card)


def pay_reveal(state: State, frame: Frame, instr: Instr) -> None:
    """Everybody sees the cards."""
    refs = [ref for ref in frame.bound(instr.tag) if is_live(state, ref)]
    learned = show(state, [ref & CARD_MASK for ref in refs], EVERYONE)
    tell_of(state, e.ON_REVEAL, frame.seat, refs, [], learned & 3)


def pay_turn_up(state: State, frame: Frame, instr: Instr) -> None:
    """Cards of the G zone are turned face up."""
    cards = live(state, frame.bound(instr.tag))
    show(state, cards, EVERYONE)
    actions.flip(state, frame.seat, cards, 0)


def pay_lock(state: State, frame: Frame, instr: Instr) -> None:
    """Rear-guards are locked."""
    for card in live(state, frame.bound(instr.tag)):
        actions.lock(state, card)


def counter_blast_payable(state: State, frame: Frame, expr: Expr) -> i64:
    """So many of the face-up damage cards that the operand finds; none where a player need not pay."""
    if is_under(state, frame.seat, n.FREE_COUNTER_BLAST):
        return 1
    return int(len(cards_of(state, frame, expr.args[0])) >= expr.count)


def counter_blast_cards(state: State, frame: Frame, expr: Expr) -> list[int]:
    """The face-up damage cards; none where nothing must be paid."""
    if is_under(state, frame.seat, n.FREE_COUNTER_BLAST):
        return []
    damage = state.zones[state.game.place(frame.seat, n.DAMAGE)]
    return [reference(state, card) for card in damage if not mark(state, card, n.FACE)]


def energy_payable(state: State, frame: Frame, expr: Expr) -> i64:
    """So much energy."""
    return int(state.counters[frame.seat] >= expr.count)


def grades_payable(state: State, frame: Frame, expr: Expr) -> i64:
    """What the grades of the hand add up to, without this card."""
    return int(sum(value(state, card, n.GRADE) for card in others_in_hand(state, frame)) >= expr.count)


def others_in_hand(state: State, frame: Frame) -> list[int]:
    """The hand, without this card."""
    hand = state.zones[state.game.place(frame.seat, n.HAND)]
    return [card for card in hand if not (is_live(state, frame.source) and card == frame.source & CARD_MASK)]


def hand_cards(state: State, frame: Frame, expr: Expr) -> list[int]:
    """The same as references."""
    return [reference(state, card) for card in others_in_hand(state, frame)]


def until_grades(state: State, frame: Frame, instr: Instr) -> None:
    """Another card is chosen until the grades add up; what was chosen so far is kept under the next tag."""
    kept = [*frame.bound(instr.tag + 1), *frame.bound(instr.tag)]
    frame.bind(instr.tag + 1, kept)
    frame.bind(instr.tag, [])
    if sum(value(state, card, n.GRADE) for card in live(state, kept)) < instr.count:
        frame.at = instr.jump


def enough(state: State, frame: Frame, expr: Expr) -> i64:
    """The operand finds so many cards."""
    return int(len(cards_of(state, frame, expr.args[0])) >= expr.count)


def unpicked(state: State, frame: Frame, expr: Expr) -> list[int]:
    """What the operand finds, without what another part of the cost has picked."""
    taken = [ref for i, ref in enumerate(frame.refs) if expr.tags >> int(frame.tags[i]) & 1]
    return [ref for ref in cards_of(state, frame, expr.args[0]) if ref not in taken]
