"""G-assist (E): after the draw, whoever lacks the next grade may look for it, at a price."""

from __future__ import annotations

from ...core.action import CHOOSE_CARD, DONE, OPTION, PASS, first_of, pack, verb_of
from ...core.choices import choices
from ...core.engine import ask, goto, push
from ...core.event import EVERYONE, tell_card, tell_of
from ...core.frame import CARD_MASK, Frame
from ...core.moves import show, shuffle
from ...core.packed import Ints, append, i64, vec
from ...core.relocate import relocate
from ...core.state import State, card_by_handle, is_live, reference
from . import events as e
from . import names as n
from .board import grade, vanguard
from .rules import rules_of

LOOKED_AT = 5  # cards
LAST_GRADE = 3  # whoever has it needs no help
LOOK, TAKEN = 0, 1  # tags of the frame


def ask_assist(state: State, top: Frame) -> None:
    """The window opens by public information alone: a vanguard below grade 3, and a hand."""
    card = vanguard(state, top.seat)
    state.answer = PASS
    if rules_of(state).g_assist != "none" and card >= 0 and grade(state, card) < LAST_GRADE:
        ask(state, top.seat, n.ASK_ASSIST)


def begin_assist(state: State, top: Frame) -> None:
    """Use it, or not."""
    if verb_of(state.answer) == OPTION:
        push(state, Frame(n.ASSISTING, top.seat))


def lacks(state: State, seat: i64) -> bool:
    """No unit of the needed grade in the hand: one higher than the vanguard, or (a rules field) any higher."""
    hand = state.zones[state.game.place(seat, n.HAND)]
    return not any(is_wanted(state, seat, card) for card in hand)


def is_wanted(state: State, seat: i64, card: i64) -> bool:
    """A unit of the grade that the rules look for."""
    if state.game.kinds[state.defs[card]] not in (n.UNIT, n.TRIGGER_UNIT):
        return False
    step = grade(state, card) - grade(state, vanguard(state, seat))
    return step == 1 or (step > 1 and rules_of(state).g_assist == "higher")


def show_hand(state: State, top: Frame) -> None:
    """The hand is shown, and the top five cards of the deck are looked at."""
    hand = state.zones[state.game.place(top.seat, n.HAND)]
    refs = [reference(state, card) for card in hand]
    learned = show(state, list(hand), EVERYONE)
    tell_of(state, e.ON_REVEAL, top.seat, refs, [], learned & 3)
    looked = state.zones[state.game.place(top.seat, n.DECK)][:LOOKED_AT]
    learned = show(state, list(looked), 1 << top.seat)
    top.bind(LOOK, [reference(state, card) for card in looked])
    tell_of(state, e.ON_LOOK, top.seat, top.bound(LOOK), [], learned)
    ask(state, top.seat, n.ASK_ASSIST_CARD)


def take(state: State, top: Frame) -> None:
    """One card of that grade may be taken."""
    top.bind(LOOK, [])
    if verb_of(state.answer) == CHOOSE_CARD:
        card = card_by_handle(state, top.seat, first_of(state.answer))
        learned = show(state, [card], EVERYONE)
        tell_card(state, e.ON_REVEAL, top.seat, reference(state, card), learned=learned & 3)
        top[n.ASSISTING_PRICE] = rules_of(state).g_assist_removes
        relocate(state, [reference(state, card)], n.HAND, n.PUT)


def put_back(state: State, top: Frame) -> None:
    """The rest goes back, and the deck is shuffled."""
    shuffle(state, state.game.place(top.seat, n.DECK), e.ON_SHUFFLE)


def ask_price(state: State, top: Frame) -> None:
    """Where a card was taken, two cards of the hand leave the fight."""
    picked = len([ref for ref in top.bound(TAKEN) if is_live(state, ref)])
    hand = state.zones[state.game.place(top.seat, n.HAND)]
    state.answer = DONE
    if picked < min(top[n.ASSISTING_PRICE], len(hand)):
        ask(state, top.seat, n.ASK_ASSIST_PRICE)


def pay_price(state: State, top: Frame) -> None:
    """They are removed together."""
    if verb_of(state.answer) == CHOOSE_CARD:
        card = card_by_handle(state, top.seat, first_of(state.answer))
        top.bind(TAKEN, [*top.bound(TAKEN), reference(state, card)])
        goto(state, top, ask_price)
        return
    relocate(state, top.bound(TAKEN), n.REMOVED, n.PAID_PUT)


def assist_options(state: State) -> Ints:
    """Use it where the hand lacks the grade, or pass."""
    return vec[i64]([pack(OPTION, 1), PASS]) if lacks(state, state.prompt_seat) else vec[i64]([PASS])


def card_options(state: State) -> Ints:
    """The cards of that grade among those looked at, or none."""
    seat = state.prompt_seat
    found = [ref & CARD_MASK for ref in state.stack[-1].bound(LOOK)]
    return append(choices(state, seat, vec[i64]([card for card in found if is_wanted(state, seat, card)])), PASS)


def price_options(state: State) -> Ints:
    """Cards of the hand that were not picked."""
    seat = state.prompt_seat
    picked = [ref & CARD_MASK for ref in state.stack[-1].bound(TAKEN)]
    hand = state.zones[state.game.place(seat, n.HAND)]
    return choices(state, seat, vec[i64]([card for card in hand if card not in picked]))
