"""The legal answers to Vanguard's prompts, each list in its documented order."""

from __future__ import annotations

from ...core.action import BACK, CHOOSE_CARD, DONE, OPTION, PASS, pack
from ...core.frame import CARD_MASK, NONE
from ...core.state import State
from . import names as n
from .battle import booster_for, resting_rear_guards
from .board import (
    battle,
    circles,
    front_row,
    grade,
    is_locked,
    slot_of,
    unit_at,
    units,
    vanguard,
)
from .legality import (
    attack_circles,
    column_aim,
    guarded_slots,
    is_unit,
    why_no_attacker,
    why_not_g_guard,
    why_not_guard,
    why_not_intercept,
    why_not_move,
    why_not_ride,
    why_not_stride,
)
from .playable import act_options, dress_options, order_options
from .procedures import is_starter
from .rules import rules_of
from .stride import cost_cards


def mulligan_options(state: State) -> list[int]:
    """The hand, without what was picked; then done."""
    seat = state.prompt_seat
    picked = [ref & CARD_MASK for ref in state.stack[-1].refs]
    hand = state.zones[state.game.place(seat, n.HAND)]
    codes = [pack(CHOOSE_CARD, state.handles[seat][card]) for card in hand if card not in picked]
    return [*sorted(codes), DONE]


def starter_options(state: State) -> list[int]:
    """The grade 0 units of the deck, one of each."""
    seat = state.prompt_seat
    found: dict[int, int] = {}
    for card in state.zones[state.game.place(seat, n.DECK)]:
        if is_starter(state, card):
            handle = state.handles[seat][card]
            found[state.defs[card]] = min(handle, found.get(state.defs[card], handle))
    return sorted(pack(CHOOSE_CARD, handle) for handle in found.values())


def parts_options(state: State) -> list[int]:
    """The extra part first, or the power."""
    return [pack(OPTION, 1), pack(OPTION, 2)]


def ride_options(state: State) -> list[int]:
    """Rides from the hand and the ride deck, then pass."""
    seat = state.prompt_seat
    game, row = state.game, state.handles[seat]
    cards = [*state.zones[game.place(seat, n.HAND)], *state.zones[game.place(seat, n.RIDE)]]
    return [*(pack(n.RIDE_UNIT, row[card]) for card in cards if why_not_ride(state, seat, card) == 0), PASS]


def stride_options(state: State) -> list[int]:
    """Strides, then pass."""
    seat = state.prompt_seat
    cards = state.zones[state.game.place(seat, n.G)]
    codes = [pack(n.STRIDE_UNIT, state.handles[seat][c]) for c in cards if why_not_stride(state, seat, c) == 0]
    return [*codes, PASS]


def stride_cost_options(state: State) -> list[int]:
    """A card that can pay and was not picked, or take the stride back."""
    seat, top = state.prompt_seat, state.stack[-1]
    picked = [ref & CARD_MASK for ref in top.refs]
    hand = cost_cards(state, seat, top.source & CARD_MASK)
    return [*sorted(pack(CHOOSE_CARD, state.handles[seat][card]) for card in hand if card not in picked), BACK]


def discard_options(state: State) -> list[int]:
    """A card of the hand, or take the ride back."""
    seat = state.prompt_seat
    hand = state.zones[state.game.place(seat, n.HAND)]
    return [*sorted(pack(CHOOSE_CARD, state.handles[seat][card]) for card in hand), BACK]


def main_options(state: State) -> list[int]:
    """Calls (hand order, then circles), moves of the left and right column, ACTs, orders, overDress, pass."""
    seat = state.prompt_seat
    game, row = state.game, state.handles[seat]
    level = grade(state, vanguard(state, seat)) if vanguard(state, seat) >= 0 else NONE
    codes: list[int] = []
    slots = [slot_of(state, circle) for circle in circles(state, seat) if not is_locked(state, seat, circle)]
    for card in state.zones[game.place(seat, n.HAND)]:
        if is_unit(state, card) and grade(state, card) <= level:
            codes += [pack(n.CALL, row[card], slot) for slot in slots]
    for front in (n.R1, n.R2):
        if why_not_move(state, seat, front) == 0:
            codes.append(pack(n.MOVE, slot_of(state, front)))
    codes += act_options(state, seat)
    codes += order_options(state, seat)
    for card in state.zones[game.place(seat, n.HAND)]:
        if game.facts[state.defs[card]][n.OVERDRESS_ICON]:
            codes += dress_options(state, seat, card)
    return [*codes, PASS]


def attack_options(state: State) -> list[int]:
    """Each standing unit of the front row with each target; then pass."""
    seat = state.prompt_seat
    aims = [circle for circle in front_row(state, 1 - seat) if unit_at(state, 1 - seat, circle) >= 0]
    codes: list[int] = []
    for circle in attack_circles(state, seat):
        card = unit_at(state, seat, circle)
        if card >= 0 and why_no_attacker(state, seat, card) == 0:
            behind = column_aim(state, seat, circle)
            codes += [pack(n.ATTACK, slot_of(state, circle), slot_of(state, aim)) for aim in (*aims, *behind)]
    return [*codes, PASS]


def boost_options(state: State) -> list[int]:
    """Boost, or not."""
    fight = battle(state)
    assert fight is not None
    circle = state.game.place_zone[state.place[booster_for(state, fight)]]
    return [pack(n.BOOST, slot_of(state, circle)), PASS]


def guard_options(state: State) -> list[int]:
    """Guardians from the hand, interceptors, G guardians, blitz orders, pass. A forced pass is still asked.

    Where several units are attacked, a guardian names the one it guards.
    """
    seat = state.prompt_seat
    row = state.handles[seat]
    hand = state.zones[state.game.place(seat, n.HAND)]
    guards = [card for card in hand if why_not_guard(state, seat, card) == 0]
    stepping = [
        slot_of(state, circle) for circle in front_row(state, seat) if why_not_intercept(state, seat, circle) == 0
    ]
    from_g = [card for card in state.zones[state.game.place(seat, n.G)] if why_not_g_guard(state, seat, card) == 0]
    several = guarded_slots(state)
    if several:
        codes = order_options(state, seat)
        codes += [pack(n.GUARD_FOR, row[card], slot) for card in guards for slot in several]
        codes += [pack(n.G_GUARD_FOR, row[card], slot) for card in from_g for slot in several]
        return [*codes, *(pack(n.INTERCEPT_FOR, one, slot) for one in stepping for slot in several), PASS]
    codes = [pack(n.GUARD, row[card]) for card in guards]
    codes += [pack(n.INTERCEPT, one) for one in stepping]
    codes += [pack(n.G_GUARD, row[card]) for card in from_g]
    return [*codes, *order_options(state, seat), PASS]


def trigger_options(state: State) -> list[int]:
    """Any unit of yours."""
    seat = state.prompt_seat
    return sorted(pack(CHOOSE_CARD, state.handles[seat][card]) for card in units(state, seat))


def heal_options(state: State) -> list[int]:
    """A card of your damage zone; or none, where healing is a "may"."""
    seat = state.prompt_seat
    damage = state.zones[state.game.place(seat, n.DAMAGE)]
    codes = sorted(pack(CHOOSE_CARD, state.handles[seat][card]) for card in damage)
    return [*codes, PASS] if rules_of(state).heal_optional else codes


def stand_options(state: State) -> list[int]:
    """A resting rear-guard."""
    seat = state.prompt_seat
    return sorted(pack(CHOOSE_CARD, state.handles[seat][card]) for card in resting_rear_guards(state, seat))


def soul_options(state: State) -> list[int]:
    """A card of the soul."""
    seat = state.prompt_seat
    soul = state.zones[state.game.place(seat, n.SOUL)]
    return sorted(pack(CHOOSE_CARD, state.handles[seat][card]) for card in soul)
