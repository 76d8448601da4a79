"""The legal answers to Vanguard's prompts, each list in its documented order."""

from __future__ import annotations

from typing import Final

from ...core.action import BACK, CHOOSE_CARD, DONE, OPTION, PASS, pack
from ...core.choices import choices, in_order, room
from ...core.frame import CARD_MASK, NONE, Frame
from ...core.packed import Ints, append, extend, i64, vec
from ...core.state import State
from . import names as n
from .battle import booster_for, resting_rear_guards
from .board import (
    battle,
    circles,
    front_row,
    grade,
    is_locked,
    may_aim,
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
from .playable import add_acts, add_dresses, add_orders
from .procedures import is_starter
from .rules import rules_of
from .stride import cost_cards, is_paid

UNNAMED: Final[Ints] = vec[i64]([0])  # of one attacked unit nobody says which


def mulligan_options(state: State) -> Ints:
    """The hand, without what was picked; then done."""
    seat = state.prompt_seat
    hand = state.zones[state.game.place(seat, n.HAND)]
    return append(choices(state, seat, unpicked(hand, state.stack[-1])), DONE)


def unpicked(cards: Ints, top: Frame) -> Ints:
    """Cards without those that were picked already."""
    picked = vec[i64]([ref & CARD_MASK for ref in top.refs])
    return vec[i64]([card for card in cards if card not in picked])


def starter_options(state: State) -> Ints:
    """The grade 0 units of the deck, one of each."""
    seat = state.prompt_seat
    found: dict[int, int] = {}
    for card in state.zones[state.game.place(seat, n.DECK)]:
        if is_starter(state, card):
            handle = state.handles[seat][card]
            found[state.defs[card]] = min(handle, found.get(state.defs[card], handle))
    return in_order(vec[i64]([pack(CHOOSE_CARD, handle) for handle in found.values()]))


def parts_options(state: State) -> Ints:
    """The extra part first, or the power."""
    return vec[i64]([pack(OPTION, 1), pack(OPTION, 2)])


def ride_options(state: State) -> Ints:
    """Rides from the hand and the ride deck, then pass."""
    seat = state.prompt_seat
    game, row = state.game, state.handles[seat]
    codes = vec[i64](capacity=8)
    for zone in (n.HAND, n.RIDE):
        for card in state.zones[game.place(seat, zone)]:
            if why_not_ride(state, seat, card) == 0:
                codes = append(codes, pack(n.RIDE_UNIT, row[card]))
    return append(codes, PASS)


def stride_options(state: State) -> Ints:
    """Strides, then pass."""
    seat = state.prompt_seat
    cards = state.zones[state.game.place(seat, n.G)]
    row = state.handles[seat]
    codes = vec[i64]([pack(n.STRIDE_UNIT, row[card]) for card in cards if why_not_stride(state, seat, card) == 0])
    return append(codes, PASS)


def stride_cost_options(state: State) -> Ints:
    """A card that can pay and was not picked; done, once it is enough; or take the stride back."""
    seat, top = state.prompt_seat, state.stack[-1]
    hand = cost_cards(state, seat, top.source & CARD_MASK)
    codes = choices(state, seat, unpicked(hand, top))
    if is_paid(state, top):
        codes = append(codes, pack(DONE))
    return append(codes, BACK)


def discard_options(state: State) -> Ints:
    """A card of the hand, or take the ride back."""
    seat = state.prompt_seat
    return append(choices(state, seat, state.zones[state.game.place(seat, n.HAND)]), BACK)


def main_options(state: State) -> Ints:
    """Calls (hand order, then circles), moves of the left and right column, ACTs, orders, overDress, pass."""
    seat = state.prompt_seat
    game, row = state.game, state.handles[seat]
    leader = vanguard(state, seat)
    level = grade(state, leader) if leader >= 0 else NONE
    hand, places = state.zones[game.place(seat, n.HAND)], circles(state, seat)
    calls = room(state, len(hand) * len(places) + 2)
    at: i64 = 0
    for card in hand:
        if is_unit(state, card) and grade(state, card) <= level:
            for circle in places:
                if not is_locked(state, seat, circle):
                    calls[at] = pack(n.CALL, row[card], slot_of(state, circle))
                    at += 1
    for front in (n.R1, n.R2):
        if why_not_move(state, seat, front) == 0:
            calls[at] = pack(n.MOVE, slot_of(state, front))
            at += 1
    codes = add_acts(state, seat, calls[:at])
    codes = add_orders(state, seat, codes)
    for card in hand:
        if game.facts[state.defs[card]][n.OVERDRESS_ICON]:
            codes = add_dresses(state, seat, card, codes)
    return append(codes, PASS)


def attack_options(state: State) -> Ints:
    """Each standing unit of the front row with each target; then pass."""
    seat = state.prompt_seat
    aims = vec[i64]([circle for circle in front_row(state, 1 - seat) if unit_at(state, 1 - seat, circle) >= 0])
    codes = vec[i64](capacity=32)
    for circle in attack_circles(state, seat):
        card = unit_at(state, seat, circle)
        if card >= 0 and why_no_attacker(state, seat, card) == 0:
            slot = slot_of(state, circle)
            for aim in extend(aims[:], column_aim(state, seat, circle)):
                if may_aim(state, seat, card, aim):
                    codes = append(codes, pack(n.ATTACK, slot, slot_of(state, aim)))
    return append(codes, PASS)


def boost_options(state: State) -> Ints:
    """Boost, or not."""
    fight = battle(state)
    assert fight is not None
    circle = state.game.place_zone[state.place[booster_for(state, fight)]]
    return vec[i64]([pack(n.BOOST, slot_of(state, circle)), PASS])


def guard_options(state: State) -> Ints:
    """Guardians from the hand, interceptors, G guardians, blitz orders, pass. A forced pass is still asked.

    Where several units are attacked, a guardian names the one it guards.
    """
    seat = state.prompt_seat
    row = state.handles[seat]
    hand = state.zones[state.game.place(seat, n.HAND)]
    front = front_row(state, seat)
    if state.game.given[n.BACK_ROW_INTERCEPT] or len(state.mods) > 0:
        front = extend(front[:], vec[i64]([one for one in circles(state, seat) if one not in front]))
    guards = vec[i64]([row[card] for card in hand if why_not_guard(state, seat, card) == 0])
    stepping = vec[i64]([slot_of(state, one) for one in front if why_not_intercept(state, seat, one) == 0])
    zone = state.zones[state.game.place(seat, n.G)]
    from_g = vec[i64]([row[card] for card in zone if why_not_g_guard(state, seat, card) == 0])
    several = guarded_slots(state)
    codes = vec[i64](capacity=16)
    if state.registers[n.PAIRING] > 0:  # of those that are called at the same time the second, or more
        verb, slots = (n.GUARD_FOR, several) if len(several) > 0 else (n.GUARD, UNNAMED)
        codes = add_each(codes, verb, guards, slots)
        return append(codes, PASS) if state.registers[n.PAIRING] > 1 or len(codes) == 0 else codes
    if len(several) > 0:
        codes = add_orders(state, seat, codes)
        codes = add_each(codes, n.GUARD_FOR, guards, several)
        codes = add_each(codes, n.G_GUARD_FOR, from_g, several)
        return append(add_each(codes, n.INTERCEPT_FOR, stepping, several), PASS)
    codes = add_each(codes, n.GUARD, guards, UNNAMED)
    codes = add_each(codes, n.INTERCEPT, stepping, UNNAMED)
    codes = add_each(codes, n.G_GUARD, from_g, UNNAMED)
    return append(add_orders(state, seat, codes), PASS)


def add_each(codes: Ints, verb: i64, parts: Ints, slots: Ints) -> Ints:
    """An answer for each part with each slot."""
    for part in parts:
        for slot in slots:
            codes = append(codes, pack(verb, part, slot))
    return codes


def trigger_options(state: State) -> Ints:
    """Any unit of yours."""
    return choices(state, state.prompt_seat, units(state, state.prompt_seat))


def heal_options(state: State) -> Ints:
    """A card of your damage zone; or none, where healing is a "may"."""
    seat = state.prompt_seat
    codes = choices(state, seat, state.zones[state.game.place(seat, n.DAMAGE)])
    return append(codes, PASS) if rules_of(state).heal_optional else codes


def stand_options(state: State) -> Ints:
    """A resting rear-guard."""
    return choices(state, state.prompt_seat, resting_rear_guards(state, state.prompt_seat))


def soul_options(state: State) -> Ints:
    """A card of the soul."""
    seat = state.prompt_seat
    return choices(state, seat, state.zones[state.game.place(seat, n.SOUL)])
