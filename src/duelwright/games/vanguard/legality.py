"""What a player may do in a fight, and why not."""

from __future__ import annotations

from typing import Final

from ...core.action import BACK, CHOOSE_CARD, DONE, PASS, pack
from ...core.family import RefusalKind
from ...core.frame import CARD_MASK
from ...core.game import OWN_REFUSALS
from ...core.state import State
from . import names as n
from .battle import booster_for, resting_rear_guards
from .board import TARGETS, battle, circles, front_row, grade, unit_at, units, vanguard
from .rules import rules_of

REFUSALS: Final = [
    RefusalKind("not_now", "The turn", "That cannot be done now.", "Choose one of the options."),
]
NOT_NOW: Final = OWN_REFUSALS


def slot_of(state: State, circle: int) -> int:
    """The slot by which actions name a circle."""
    return state.game.actions.slots.index(state.game.family.zones[circle].name)


def is_unit(state: State, card: int) -> bool:
    """Whether a card can be placed on a circle as a unit."""
    return state.game.kinds[state.defs[card]] in (n.UNIT, n.TRIGGER_UNIT)


def mulligan_options(state: State) -> list[int]:
    """The hand, without what was picked; then done."""
    seat = state.prompt_seat
    picked = [ref & CARD_MASK for ref in state.stack[-1].refs]
    hand = state.zones[state.game.place(seat, n.HAND)]
    codes = [pack(CHOOSE_CARD, state.handles[seat][card]) for card in hand if card not in picked]
    return [*sorted(codes), DONE]


def ride_options(state: State) -> list[int]:
    """Rides from the hand and the ride deck, then pass."""
    seat = state.prompt_seat
    game, row = state.game, state.handles[seat]
    now = vanguard(state, seat)
    level = grade(state, now) if now >= 0 else 0
    hand, deck = state.zones[game.place(seat, n.HAND)], state.zones[game.place(seat, n.RIDE)]
    rules = rules_of(state)
    codes: list[int] = []
    for card in hand:
        step = grade(state, card) - level
        if is_unit(state, card) and (step in (0, 1) or (rules.ride_any_higher and step > 1)):
            codes.append(pack(n.RIDE_UNIT, row[card]))
    for card in deck if hand else []:
        step = grade(state, card) - level
        if is_unit(state, card) and (step == 1 or (rules.ride_deck_equal and step == 0)):
            codes.append(pack(n.RIDE_UNIT, row[card]))
    return [*codes, PASS]


def discard_options(state: State) -> list[int]:
    """A card of the hand, or take the ride back."""
    seat = state.prompt_seat
    hand = state.zones[state.game.place(seat, n.HAND)]
    return [*sorted(pack(CHOOSE_CARD, state.handles[seat][card]) for card in hand), BACK]


def main_options(state: State) -> list[int]:
    """Calls (hand order, then circles), moves of the left and right column, pass."""
    seat = state.prompt_seat
    game, row = state.game, state.handles[seat]
    level = grade(state, vanguard(state, seat))
    codes: list[int] = []
    slots = [slot_of(state, circle) for circle in circles(state)]
    for card in state.zones[game.place(seat, n.HAND)]:
        if is_unit(state, card) and grade(state, card) <= level:
            codes += [pack(n.CALL, row[card], slot) for slot in slots]
    if state.turn > 1 or rules_of(state).turn1_move:
        for front in (n.R1, n.R2):
            if unit_at(state, seat, front) >= 0 or unit_at(state, seat, n.BEHIND[front]) >= 0:
                codes.append(pack(n.MOVE, slot_of(state, front)))
    return [*codes, PASS]


def attack_options(state: State) -> list[int]:
    """Each standing unit of the front row with each target; then pass."""
    seat = state.prompt_seat
    targets = [circle for circle in front_row(state) if unit_at(state, 1 - seat, circle) >= 0]
    codes: list[int] = []
    for circle in front_row(state):
        card = unit_at(state, seat, circle)
        if card >= 0 and not state.marks[n.REST][card]:
            codes += [pack(n.ATTACK, slot_of(state, circle), slot_of(state, target)) for target in targets]
    return [*codes, PASS]


def boost_options(state: State) -> list[int]:
    """Boost, or not."""
    fight = battle(state)
    assert fight is not None
    circle = state.game.place_zone[state.place[booster_for(state, fight)]]
    return [pack(n.BOOST, slot_of(state, circle)), PASS]


def guard_options(state: State) -> list[int]:
    """Guardians from the hand, interceptors from the front row, pass. A forced pass is still asked."""
    seat = state.prompt_seat
    fight = battle(state)
    assert fight is not None
    attacked = [ref & CARD_MASK for ref in fight.bound(TARGETS)]
    row = state.handles[seat]
    codes = [pack(n.GUARD, row[card]) for card in state.zones[state.game.place(seat, n.HAND)] if is_unit(state, card)]
    for circle in front_row(state):
        card = unit_at(state, seat, circle)
        if circle != n.V and card >= 0 and card not in attacked and state.game.facts[state.defs[card]][n.INTERCEPTS]:
            codes.append(pack(n.INTERCEPT, slot_of(state, circle)))
    return [*codes, PASS]


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


def candidates(state: State, seat: int) -> list[int]:
    """What can be tried: the options themselves, for now."""
    return []


def refuse(state: State, seat: int, code: int) -> tuple[int, dict[str, str | int]]:
    """Why an action that is not among the options is refused."""
    return NOT_NOW, {}
