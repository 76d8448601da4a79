"""How a sensible fighter plays: rides, calls, attacks, guards, triggers; by numbers and rules, never by card names."""

from __future__ import annotations

from typing import Final

from ...core.action import BACK, CHOOSE_CARD, DONE, PASS, first_of, second_of, verb_of
from ...core.frame import CARD_MASK, NONE
from ...core.modifiers import value
from ...core.packed import Ints, i64
from ...core.policy import standing_after
from ...core.state import State, card_by_handle, is_live, mark
from . import names as n
from .board import battle, behind, circle_of, circles, front_row, grade, targets, unit_at, vanguard
from .defence import guard
from .procedures import circle_named

HIGHEST_RIDE: Final[i64] = 3
WORTH_PLAYING: Final[i64] = 4  # by how much a position must stand better for an ability to be played
STRONG: Final[i64] = 9_000  # the power of a unit for the front row
# What so much damage costs, and the rest of how a position stands: fitted to who won; 100 make the odds 2.7 to 1.
DAMAGE_TOLL: Final = [0, 50, 100, 150, 220, 310, 10_000]
HAND_CARD: Final[i64] = 20
TO_MOVE: Final[i64] = 75


# --- what things are worth --------------------------------------------------------------------------------------------


def card_value(state: State, card: i64) -> i64:
    """A card to its player: a unit by its power, a card in hand by its shield and by whether it will be ridden."""
    game = state.game
    place = state.place[card]
    zone, seat = game.place_zone[place], game.place_seat[place]
    if circle_of(state, card) >= 0:
        return 40 + value(state, card, n.POWER) // 200 + 10 * grade(state, card)
    if zone == n.GC:
        return 30 + value(state, card, n.SHIELD) // 200
    if zone not in (n.HAND, n.DECK):
        return 10 + grade(state, card)
    printed = game.printed[state.defs[card]]
    level = grade(state, card)
    front = vanguard(state, seat)
    now = grade(state, front) if front >= 0 else 0
    worth = 40 + printed[n.SHIELD] // 250 + printed[n.POWER] // 500
    if now < HIGHEST_RIDE and level == now + 1:
        worth += 60
    elif level > now + 1:
        worth += 15
    return worth + (40 if game.facts[state.defs[card]][n.SENTINEL] else 0)


def evaluate(state: State, seat: i64) -> i64:
    """Damage, hands, fields; the last damage weighs most."""
    return side(state, seat) - side(state, 1 - seat)


def side(state: State, seat: i64) -> i64:
    """One side of it."""
    game = state.game
    base = seat * game.zone_count
    damage = state.zones[base + n.DAMAGE]
    total = -DAMAGE_TOLL[min(len(damage), len(DAMAGE_TOLL) - 1)]
    total += 2 * sum(not mark(state, card, n.FACE) for card in damage)
    total += HAND_CARD * len(state.zones[base + n.HAND]) + min(len(state.zones[base + n.SOUL]), 10)
    total += state.counters[seat] + (TO_MOVE if state.active == seat else 0)
    for circle in circles(state, seat):
        card = unit_at(state, seat, circle)
        if card >= 0:
            total += 10 + value(state, card, n.POWER) // 700
    card = vanguard(state, seat)
    if card >= 0:
        total += value(state, card, n.POWER) // 600 + 60 * grade(state, card) + 15 * value(state, card, n.CRITICAL)
    left = len(state.zones[base + n.DECK])
    return total - (30 * (6 - left) if left < 6 else 0)


# --- prompts ----------------------------------------------------------------------------------------------------------


def policy(state: State, codes: Ints) -> i64:
    """One function for each kind of question; what is only about parts of a choice is taken as it comes."""
    kind = state.prompt_kind
    if kind == n.ASK_MAIN:
        return main(state, codes)
    if kind == n.ASK_ATTACK:
        return attack(state, codes)
    if kind == n.ASK_GUARD:
        return guard(state, codes)
    if kind in (n.ASK_TRIGGER, n.ASK_CRITICAL):
        return strengthen(state, codes)
    if kind == n.ASK_RIDE:
        return ride(state, codes)
    if kind == n.ASK_MULLIGAN:
        return mulligan(state, codes)
    if kind in (n.ASK_CIRCLE, n.ASK_GIFT_CIRCLE):
        return place(state, codes)
    if kind in (n.ASK_STRIDE, n.ASK_STARTER, n.ASK_HEART, n.ASK_STAND, n.ASK_SOUL, n.ASK_ASSIST_CARD):
        return most_kept(state, codes)
    if kind in (n.ASK_DISCARD, n.ASK_HEAL_COST, n.ASK_ASSIST_PRICE, n.ASK_HEAL):
        return least_kept(state, codes)
    if kind == n.ASK_STRIDE_COST:
        return stride_cost(state, codes)
    return codes[0]


def card_named(state: State, code: i64) -> i64:
    """The card that an answer names."""
    return card_by_handle(state, state.prompt_seat, first_of(code))


def most_kept(state: State, codes: Ints) -> i64:
    """The strongest that is offered: a starter that is no trigger, the G unit of most power."""
    best, most = codes[0], NONE
    for code in codes:
        if verb_of(code) in (PASS, BACK):
            continue
        card = card_named(state, code)
        printed = state.game.printed[state.defs[card]]
        worth = printed[n.POWER] + (5 if state.game.kinds[state.defs[card]] != n.TRIGGER_UNIT else 0)
        if worth > most:
            best, most = code, worth
    return best


def least_kept(state: State, codes: Ints) -> i64:
    """What is missed least."""
    best, least = codes[0], 1_000_000
    for code in codes:
        if verb_of(code) == CHOOSE_CARD and card_value(state, card_named(state, code)) < least:
            best, least = code, card_value(state, card_named(state, code))
    return best


def stride_cost(state: State, codes: Ints) -> i64:
    """A single card that pays, else the highest grade that is left; no more than is needed."""
    best, most = codes[0], -1_000_000
    for code in codes:
        if verb_of(code) == DONE:
            return code
        if verb_of(code) == CHOOSE_CARD:
            card = card_named(state, code)
            worth = 200 * min(grade(state, card), HIGHEST_RIDE) - card_value(state, card)
            if worth > most:
                best, most = code, worth
    return best


def mulligan(state: State, codes: Ints) -> i64:
    """One unit of each grade is kept for the rides; triggers and second grade 3 units go back."""
    rides_from_deck = len(state.zones[state.game.place(state.prompt_seat, n.RIDE)]) > 0
    seen: list[int] = [grade(state, ref & CARD_MASK) for ref in state.stack[-1].refs]
    for code in codes[:-1]:
        level = grade(state, card_named(state, code))
        extra = [other for other in codes[:-1] if grade(state, card_named(state, other)) == level]
        if level == 0 or (level >= HIGHEST_RIDE and (rides_from_deck or len(extra) > 1)):
            return code
        if len(extra) > 2 and len(seen) < 3:
            return code
    return codes[-1]


def ride(state: State, codes: Ints) -> i64:
    """The next grade, from the ride deck first; the same grade for a persona ride or a gift."""
    seat = state.prompt_seat
    game = state.game
    front = vanguard(state, seat)
    now = grade(state, front) if front >= 0 else 0
    best, most = codes[-1], 0
    for code in codes[:-1]:
        card = card_named(state, code)
        facts = game.facts[state.defs[card]]
        worth = value(state, card, n.POWER) // 1000
        if grade(state, card) > now:
            worth += 1000 + (50 if state.place[card] == game.place(seat, n.RIDE) else 0)
        elif now < HIGHEST_RIDE:
            continue
        elif facts[n.GIFT_ICON] or (facts[n.PERSONA_ICON] and state.defs[card] == state.defs[front]):
            worth += 100
        else:
            continue
        if worth > most:
            best, most = code, worth
    return best


def main(state: State, codes: Ints) -> i64:
    """Fill the field where it can attack, play what pays, and keep a hand to guard with."""
    seat = state.prompt_seat
    hand = len(state.zones[state.game.place(seat, n.HAND)])
    now, is_evaluated = 0, False
    best, most = codes[-1], 0
    for code in codes[:-1]:
        verb = verb_of(code)
        if verb == n.CALL:
            worth = call_worth(state, seat, card_named(state, code), circle_named(state, second_of(code)), hand)
        elif verb == n.MOVE:
            worth = move_worth(state, seat, circle_named(state, first_of(code)))
        else:
            if not is_evaluated:
                now, is_evaluated = evaluate(state, seat), True
            worth = standing_after(state, code, seat) - now - WORTH_PLAYING
        if worth > most:
            best, most = code, worth
    return best


def call_worth(state: State, seat: i64, card: i64, circle: i64, hand: i64) -> i64:
    """Attackers in front, boosters behind them; a trigger stays in the hand, and so do the last cards."""
    game = state.game
    if (state.turn == 1 and state.first == seat) or hand <= 2:
        return 0
    facts = game.facts[state.defs[card]]
    printed = game.printed[state.defs[card]]
    if facts[n.ICON] != n.NO_TRIGGER or facts[n.SENTINEL]:
        return 0
    power = printed[n.POWER]
    in_front = circle in front_row(state, seat)
    older = unit_at(state, seat, circle)
    worth = 60 + power // 500
    if in_front:
        worth += 20 if power >= STRONG else -20
    elif not facts[n.BOOSTS]:
        return 0
    else:
        before = next((front for front in (n.R1, n.V, n.R2) if behind(front) == circle), NONE)
        worth += 15 if before >= 0 and unit_at(state, seat, before) >= 0 else -10
    if older >= 0:
        worth -= 70 + value(state, older, n.POWER) // 500
    front = vanguard(state, seat)
    if front >= 0 and grade(state, front) < HIGHEST_RIDE and grade(state, card) == grade(state, front) + 1:
        worth -= 60
    return worth


def move_worth(state: State, seat: i64, circle: i64) -> i64:
    """A strong unit comes to an empty front."""
    back = unit_at(state, seat, behind(circle))
    if back < 0 or unit_at(state, seat, circle) >= 0:
        return 0
    return 10 if value(state, back, n.POWER) >= STRONG and not mark(state, back, n.REST) else 0


def place(state: State, codes: Ints) -> i64:
    """An open circle, in front first; else that of the weakest unit. A gift goes where it strengthens most."""
    seat = state.prompt_seat
    best, most = codes[0], -1_000_000
    for code in codes:
        circle = circle_named(state, first_of(code))
        card = unit_at(state, seat, circle)
        if state.prompt_kind == n.ASK_GIFT_CIRCLE:
            worth = 2 if circle == n.V else 1 if circle in front_row(state, seat) else 0
        elif card < 0:
            worth = 10 if circle in front_row(state, seat) else 5
        else:
            worth = -card_value(state, card)
        if worth > most:
            best, most = code, worth
    return best


# --- battle -----------------------------------------------------------------------------------------------------------


def attack(state: State, codes: Ints) -> i64:
    """Every attack that may hit: the vanguard first, so that its triggers strengthen the others."""
    seat = state.prompt_seat
    best, most = codes[-1], 0
    damage = len(state.zones[state.game.place(1 - seat, n.DAMAGE)])
    for code in codes[:-1]:
        circle, aim = circle_named(state, first_of(code)), circle_named(state, second_of(code))
        attacker, target = unit_at(state, seat, circle), unit_at(state, 1 - seat, aim)
        power = value(state, attacker, n.POWER) + boost_behind(state, seat, circle)
        power += 5_000 if circle == n.V else 0  # its drive checks may help
        over = power - value(state, target, n.POWER)
        if over < 0:
            continue
        worth = min(over, 15_000) // 1000 + (12 if circle == n.V else 0)
        if aim == n.V:
            worth += 60 + 10 * damage + 15 * value(state, attacker, n.CRITICAL)
        else:
            worth += 30 + value(state, target, n.POWER) // 500
        if worth > most:
            best, most = code, worth
    return best


def boost_behind(state: State, seat: i64, circle: i64) -> i64:
    """What the unit behind would add."""
    back = behind(circle)
    card = unit_at(state, seat, back) if back >= 0 else NONE
    if card < 0 or mark(state, card, n.REST) or not state.game.facts[state.defs[card]][n.BOOSTS]:
        return 0
    return value(state, card, n.POWER)


def strengthen(state: State, codes: Ints) -> i64:
    """A trigger's power and critical: to the unit that is attacked, to the attacker that needs it, else to one that
    has still to attack.
    """
    seat = state.prompt_seat
    fight = battle(state)
    front = vanguard(state, seat)
    attacking = fight is not None and fight.seat == seat
    needs = False
    if fight is not None and attacking:
        aimed = [ref & CARD_MASK for ref in targets(state, fight)]
        power = value(state, fight.source & CARD_MASK, n.POWER) if is_live(state, fight.source) else 0
        needs = any(power < value(state, card, n.POWER) for card in aimed)
    best, most = codes[0], NONE
    for code in codes:
        card = card_named(state, code)
        worth = 1
        if not attacking:
            worth += 10 if card == front else 0
        elif fight is not None and card == fight.source & CARD_MASK:
            worth += 20 if needs or state.prompt_kind == n.ASK_CRITICAL else 5
        elif not mark(state, card, n.REST) and circle_of(state, card) in front_row(state, seat):
            worth += 10 + value(state, card, n.POWER) // 5000
        if worth > most:
            best, most = code, worth
    return best
