"""ACTs, orders and overDress: what may be played, and why not."""

from __future__ import annotations

from ...core.ability import ACT, Ability
from ...core.action import pack
from ...core.dispatch import amount_of, cards_of
from ...core.frame import ABILITY, NO_REFS, Frame
from ...core.modifiers import is_silent
from ...core.packed import Ints, append, i64
from ...core.state import State, reference
from . import names as n
from .board import circles, grade, is_under, slot_of, unit_at, vanguard
from .execute.effects import is_usable
from .orders import is_free, order_text
from .procedures import circle_named
from .refusals import (
    BLITZ_ORDER,
    CALL_GRADE,
    CANNOT_DRESS,
    CANNOT_PAY,
    NO_ABILITY,
    NOT_AN_ORDER,
    NOT_FULFILLED,
    NOT_IN_HAND,
    NOT_THERE,
    OPPONENTS_TURN,
    ORDER_GRADE,
    ORDER_LIMIT,
    USED_UP,
    WRONG_PHASE,
)
from .rules import rules_of


def why_not_now(state: State, seat: i64, phase: i64) -> i64:
    """In one's own turn, in a phase of it."""
    if state.active != seat:
        return OPPONENTS_TURN
    return 0 if state.phase == phase else WRONG_PHASE


def why_not_act(state: State, seat: i64, card: i64, number: i64) -> i64:
    """In one's own main phase, from where it says, within its limit, while its gate holds and its cost can be paid."""
    game = state.game
    ability = game.abilities[number]
    place = state.place[card]
    if game.place_seat[place] != seat or not ability.zones >> game.place_zone[place] & 1 or is_silent(state, card):
        return NOT_THERE
    return why_not_now(state, seat, n.MAIN_PHASE) or why_not_use(state, seat, card, ability)


def why_not_use(state: State, seat: i64, card: i64, ability: Ability) -> i64:
    """Limit, gate and cost."""
    if not is_usable(state, seat, reference(state, card), ability.number):
        return USED_UP
    frame = Frame(ABILITY, seat, ability.number, reference(state, card))
    if ability.gated and not amount_of(state, frame, ability.gate):
        return NOT_FULFILLED
    if ability.cost < 0 or is_free(state, seat, ability.number, frame.source):
        return 0
    return 0 if amount_of(state, frame, ability.payable) else CANNOT_PAY


def why_not_order(state: State, seat: i64, card: i64) -> i64:
    """From the hand, of a grade not above the vanguard's, within the order limit; blitz orders when attacked."""
    game = state.game
    kind = game.kinds[state.defs[card]]
    if state.place[card] != game.place(seat, n.HAND):
        return NOT_IN_HAND
    if kind not in (n.NORMAL_ORDER, n.BLITZ_ORDER, n.SET_ORDER):
        return NOT_AN_ORDER
    if kind == n.BLITZ_ORDER and (state.active == seat or not state.registers[n.IN_BATTLE]):
        return BLITZ_ORDER
    when = 0 if kind == n.BLITZ_ORDER else why_not_now(state, seat, n.MAIN_PHASE)
    if when:
        return when
    if orders_left(state, seat) <= 0:
        return ORDER_LIMIT
    level = grade(state, vanguard(state, seat)) if vanguard(state, seat) >= 0 else 0
    if grade(state, card) > level:
        return ORDER_GRADE
    text = order_text(state, card)
    return 0 if text < 0 else why_not_use(state, seat, card, game.abilities[text])


def orders_left(state: State, seat: i64) -> i64:
    """How many orders a player may play this turn."""
    limit = rules_of(state).order_limit + int(is_under(state, seat, n.EXTRA_ORDER))
    return limit - state.registers[n.ORDERS + seat]


def why_not_dress(state: State, seat: i64, card: i64, circle: i64) -> i64:
    """From the hand in the main phase, over a unit that its overDress names."""
    game = state.game
    if state.place[card] != game.place(seat, n.HAND):
        return NOT_IN_HAND
    when = why_not_now(state, seat, n.MAIN_PHASE)
    if when:
        return when
    if grade(state, card) > (grade(state, vanguard(state, seat)) if vanguard(state, seat) >= 0 else 0):
        return CALL_GRADE
    worn = unit_at(state, seat, circle)
    if worn < 0:
        return CANNOT_DRESS
    for number in game.own[state.defs[card]]:
        ability = game.abilities[number]
        if ability.timing == n.WORN:
            frame = Frame(ABILITY, seat, number, reference(state, card))
            if reference(state, worn) in cards_of(state, frame, ability.who):
                return 0
    return CANNOT_DRESS


def why_not_play(state: State, seat: i64, verb: i64, card: i64, part: i64) -> i64:
    """Any of the three."""
    if verb == n.PLAY_ORDER:
        return why_not_order(state, seat, card)
    if verb == n.DRESS_UNIT:
        return why_not_dress(state, seat, card, circle_named(state, part))
    own = state.game.own[state.defs[card]]
    if not 0 < part <= len(own) or state.game.abilities[own[part - 1]].kind != ACT:
        return NO_ABILITY
    return why_not_act(state, seat, card, own[part - 1])


# --- options ----------------------------------------------------------------------------------------------------------


def add_acts(state: State, seat: i64, codes: Ints, only_fine: bool = True) -> Ints:
    """ACTs of the vanguard, the rear-guards, the crest and the order zone, and other zones, ability by ability.

    Those that cannot be played now are among them only where that is asked for.
    """
    game = state.game
    base = seat * game.zone_count
    defs, acts = state.defs, game.acts
    for zone in range(game.zone_count):
        if not game.act_zones[zone]:
            continue
        for card in state.zones[base + zone]:
            if acts[defs[card]] < 0:
                continue
            own = game.own[defs[card]]
            for i, number in enumerate(own):
                ability = game.abilities[number]
                if ability.kind != ACT or not ability.zones >> zone & 1:
                    continue
                if not only_fine or why_not_act(state, seat, card, number) == 0:
                    codes = append(codes, pack(n.ACT, state.handles[seat][card], i + 1))
    return codes


def add_orders(state: State, seat: i64, codes: Ints) -> Ints:
    """Orders of the hand."""
    for card in state.zones[state.game.place(seat, n.HAND)]:
        if why_not_order(state, seat, card) == 0:
            codes = append(codes, pack(n.PLAY_ORDER, state.handles[seat][card]))
    return codes


def add_dresses(state: State, seat: i64, card: i64, codes: Ints) -> Ints:
    """The units that a card may be placed over."""
    for circle in circles(state, seat):
        if why_not_dress(state, seat, card, circle) == 0:
            codes = append(codes, pack(n.DRESS_UNIT, state.handles[seat][card], slot_of(state, circle)))
    return codes


def playable_candidates(state: State, seat: i64) -> list[int]:
    """All of this that a person could try."""
    game = state.game
    row = state.handles[seat]
    hand = state.zones[game.place(seat, n.HAND)]
    orders = (n.NORMAL_ORDER, n.BLITZ_ORDER, n.SET_ORDER)
    codes = list(add_acts(state, seat, NO_REFS, only_fine=False))
    codes += [pack(n.PLAY_ORDER, row[card]) for card in hand if game.kinds[state.defs[card]] in orders]
    for card in hand:
        if game.facts[state.defs[card]][n.OVERDRESS_ICON]:
            codes += [pack(n.DRESS_UNIT, row[card], slot_of(state, circle)) for circle in circles(state, seat)]
    return codes
