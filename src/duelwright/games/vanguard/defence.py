"""How a sensible fighter guards: whether an attack may come through, and what it takes to stop it."""

from __future__ import annotations

from typing import Final

from ...core.action import PASS, first_of, second_of, verb_of
from ...core.frame import CARD_MASK, NONE
from ...core.modifiers import value
from ...core.packed import Ints, i64
from ...core.state import State, card_by_handle
from . import names as n
from .board import battle, circle_of, in_place, targets, unit_at
from .procedures import circle_named
from .rules import rules_of

# How much shield a player spends on an attack against the vanguard that would not be the last, by damage so far.
SPENT: Final = [0, 0, 5_000, 10_000, 15_000, 20_000]
TRIGGER: Final[i64] = 10_000  # what a drive check may add


def guard(state: State, codes: Ints) -> i64:
    """What is wanted, where that may be answered; a second of two that are called at the same time is owed."""
    answer = wanted(state, codes)
    return answer if answer in codes else codes[0]


def wanted(state: State, codes: Ints) -> i64:
    """Stop what would end the fight if it can be stopped; else spend shields by how much damage there is."""
    seat = state.prompt_seat
    fight = battle(state)
    aimed = [] if fight is None else targets(state, fight)
    if fight is None or not aimed or not in_place(state, fight.source):  # an attacker that has left hits nobody
        return PASS
    target = aimed[0] & CARD_MASK
    attacker = fight.source & CARD_MASK
    missing = value(state, attacker, n.POWER) - value(state, target, n.POWER)
    if missing < 0 or is_stopped(state):
        return PASS
    budget = limit(state, seat, attacker, target)
    if budget <= missing:
        return PASS
    return guardian(state, codes, target, missing, budget)


def is_stopped(state: State) -> bool:
    """Whether a perfect guard already keeps the attack from hitting."""
    return any(mod.stat == n.UNHIT for mod in state.mods)


def limit(state: State, seat: i64, attacker: i64, target: i64) -> i64:
    """The most shield that an attack is worth: all there is where it would be the last one."""
    damage = len(state.zones[state.game.place(seat, n.DAMAGE)])
    if circle_of(state, target) != n.V:
        hand = len(state.zones[state.game.place(seat, n.HAND)])
        return 5_001 if hand > 6 and value(state, target, n.POWER) >= 9_000 else 0
    critical = value(state, attacker, n.CRITICAL)
    lasting = rules_of(state).losing_damage
    if damage + critical >= lasting:
        return 1_000_000
    return SPENT[min(damage + critical - 1, len(SPENT) - 1)] + 1


def guardian(state: State, codes: Ints, target: i64, missing: i64, budget: i64) -> i64:
    """The cheapest that is enough; else the largest, while all together are enough; else let it come."""
    fight = battle(state)
    assert fight is not None
    desperate = budget > 100_000
    margin = TRIGGER if desperate and value(state, fight.source & CARD_MASK, n.DRIVE) > 0 else 0
    enough, cheapest = NONE, 1_000_000
    largest, most, total, perfect = NONE, 0, 0, NONE
    for code in codes:
        card = named(state, code, target)
        if card < 0:
            continue
        if state.game.facts[state.defs[card]][n.SENTINEL] or state.game.kinds[state.defs[card]] == n.GIFT_CARD:
            perfect = code
            continue
        shield = value(state, card, n.SHIELD)
        price = shield + (3_000 if verb_of(code) in (n.INTERCEPT, n.INTERCEPT_FOR) else 0)
        total += shield
        if shield > missing + margin and price < cheapest:
            enough, cheapest = code, price
        if shield > most:
            largest, most = code, shield
    if enough >= 0 and cheapest <= max(budget, 5_000):
        return enough
    if perfect >= 0 and desperate:
        return perfect
    if desperate and total > missing and largest >= 0:
        return largest
    return PASS


def named(state: State, code: i64, target: i64) -> i64:
    """The card that would guard this unit, or -1."""
    seat = state.prompt_seat
    verb = verb_of(code)
    aimed = verb in (n.GUARD_FOR, n.INTERCEPT_FOR, n.G_GUARD_FOR)
    if aimed and circle_named(state, second_of(code)) != circle_of(state, target):
        return NONE
    if verb in (n.GUARD, n.GUARD_FOR, n.G_GUARD, n.G_GUARD_FOR):
        return card_by_handle(state, seat, first_of(code))
    if verb in (n.INTERCEPT, n.INTERCEPT_FOR):
        return unit_at(state, seat, circle_named(state, first_of(code)))
    return NONE
