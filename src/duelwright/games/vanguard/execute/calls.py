"""What effects place: calls to circles and to GC, rides, strides, mates, tokens, exchanged places."""

from __future__ import annotations

from ....core.ability import Instr
from ....core.action import first_of, pack
from ....core.engine import ask
from ....core.frame import CARD_MASK, NONE, Frame
from ....core.packed import Ints, i64, vec
from ....core.state import State, is_live, mark, reference, set_mark
from ....language.execute import selected
from .. import legion
from .. import names as n
from ..board import battle, circle_of, circles, column, front_row, is_g_guardian, is_locked, slot_of, targets, unit_at
from ..outside import bring
from ..rules import rules_of
from . import actions
from .effects import AT_REST, follow, live
from .guards import stand_guard

# Where a call may go.
ANY_RC, OPEN_RC, BACK_RC, FRONT_RC, CENTER_RC, SEPARATE_RC, GUARDIAN, COLUMN_RC, SEPARATE_OPEN_RC = range(9)


def begin_call(state: State, frame: Frame, instr: Instr) -> None:
    """The tag is of the cards that are still to be called, the next one of those that were."""
    frame.bind(instr.tag, selected(state, frame, instr))
    frame.bind(instr.tag + 1, [])
    frame[n.ABILITY_DONE] = 0


def spots(state: State, frame: Frame, where: i64, tag: i64) -> list[int]:
    """The circles that a call may go to, or whose attacked unit a guardian may guard.

    Where they are to be separate, or always are, without those of units called with it.
    """
    seat = frame.seat
    if where == GUARDIAN:
        fight = battle(state)
        is_attacked = fight is not None and fight.seat != seat
        return [circle_of(state, ref & CARD_MASK) for ref in targets(state, fight)] if fight and is_attacked else []
    found = [circle for circle in circles(state, seat) if not is_locked(state, seat, circle)]
    if where == SEPARATE_RC or rules_of(state).calls_apart:
        taken = [circle_of(state, card) for card in live(state, frame.bound(tag + 1))]
        found = [circle for circle in found if circle not in taken]
    if where in (OPEN_RC, SEPARATE_OPEN_RC):  # where a unit has just been called none is open
        return [circle for circle in found if unit_at(state, seat, circle) < 0]
    if where == COLUMN_RC:
        own = column(circle_of(state, frame.source & CARD_MASK)) if is_live(state, frame.source) else NONE
        return [circle for circle in found if own >= 0 and column(circle) == own]
    if where == CENTER_RC:
        return [circle for circle in found if circle == n.R4]
    if where in (BACK_RC, FRONT_RC):
        return [circle for circle in found if (circle in front_row(state, seat)) == (where == FRONT_RC)]
    return found


def ask_circle(state: State, frame: Frame, instr: Instr) -> None:
    """Ask for the next card's circle, or go on when all are called. An order that is called goes to the drop zone."""
    left = [ref for ref in frame.bound(instr.tag) if is_live(state, ref)]
    while left and not can_be_unit(state, left[0] & CARD_MASK):
        actions.send(state, [left[0] & CARD_MASK], n.DROP, n.BY_RULE)
        left = left[1:]
    frame.bind(instr.tag, left)
    found = spots(state, frame, instr.kind, instr.tag)
    if not left or not found:
        frame.bind(instr.tag, [])
        frame.at = instr.jump
    elif len(found) == 1:
        state.answer = pack(n.PLACE, slot_of(state, found[0]))
    else:
        ask(state, frame.seat, n.ASK_CIRCLE)


def can_be_unit(state: State, card: i64) -> bool:
    """Whether an effect can place a card on a circle: any unit, a token and a G unit, too."""
    return state.game.kinds[state.defs[card]] in (n.UNIT, n.TRIGGER_UNIT, n.G_UNIT, n.TOKEN)


def circle_options(state: State) -> Ints:
    """The circles for the card that is called."""
    top = state.stack[-1]
    instr = state.game.abilities[top.ability].code[top.at - 1]
    found = spots(state, top, instr.kind, instr.tag)
    return vec[i64]([pack(n.PLACE, slot_of(state, circle)) for circle in found])


def call_there(state: State, frame: Frame, instr: Instr) -> None:
    """Call the card, perhaps at rest; then the next one is asked for."""
    ref = frame.bound(instr.tag)[0]
    frame.bind(instr.tag, frame.bound(instr.tag)[1:])
    circle = state.game.zone_by_slot[first_of(state.answer)]
    done = frame[n.ABILITY_DONE] + 1
    if instr.kind == GUARDIAN:
        source = state.game.place_zone[state.place[ref & CARD_MASK]]
        stand_guard(state, frame.seat, ref & CARD_MASK, [reference(state, unit_at(state, frame.seat, circle))], source)
    elif state.game.kinds[state.defs[ref & CARD_MASK]] == n.TOKEN:
        actions.create_token(state, frame.seat, ref & CARD_MASK, circle, bool(instr.how & AT_REST))
    else:
        actions.call(state, frame.seat, ref & CARD_MASK, circle, 0, bool(instr.how & AT_REST))
    follow(state, frame, [ref])
    frame.bind(instr.tag + 1, [*frame.bound(instr.tag + 1), reference(state, ref & CARD_MASK)])
    frame[n.ABILITY_DONE] = done
    frame.at = instr.jump


def ride(state: State, frame: Frame, instr: Instr) -> None:
    """By the keyword that does it."""
    refs = [ref for ref in selected(state, frame, instr) if can_be_unit(state, ref & CARD_MASK)]
    for ref in refs[:1]:
        actions.ride(state, frame.seat, ref & CARD_MASK, 0, instr.kind)
    follow(state, frame, refs[:1])


def stride(state: State, frame: Frame, instr: Instr) -> None:
    """A face-down G unit strides by an effect; a G guardian does not."""
    zone = state.game.place(frame.seat, n.G)
    refs: list[int] = []
    for ref in selected(state, frame, instr):
        card = ref & CARD_MASK
        if not refs and state.place[card] == zone and mark(state, card, n.FACE) and not is_g_guardian(state, card):
            refs.append(ref)
            actions.stride(state, frame.seat, card)
    follow(state, frame, refs)


def seek_mate(state: State, frame: Frame, instr: Instr) -> None:
    """The mate that was found comes. The leader has sought it, found or not."""
    if is_live(state, frame.source):
        set_mark(state, frame.source & CARD_MASK, n.LEGIONED, 1)
        for mate in live(state, frame.bound(instr.tag))[:1]:
            legion.seek_mate(state, frame.seat, mate)


def fetch_tokens(state: State, frame: Frame, instr: Instr) -> None:
    """Tokens come from outside the fight."""
    found = [bring(state, frame.seat, instr.kind, nth) for nth in range(instr.count)]
    frame.bind(instr.tag, [reference(state, card) for card in found if card >= 0])
    frame.bind(instr.tag + 1, [])
    frame[n.ABILITY_DONE] = 0


def exchange(state: State, frame: Frame, instr: Instr) -> None:
    """Two units of one player change places."""
    cards = live(state, selected(state, frame, instr))
    if len(cards) == 2:
        seat = state.game.place_seat[state.place[cards[0]]]
        one, other = circle_of(state, cards[0]), circle_of(state, cards[1])
        if state.game.place_seat[state.place[cards[1]]] == seat and one >= 0 and other >= 0:
            actions.swap(state, seat, one, other)
