"""Computed values: printed numbers, then modifiers, then continuous abilities, then what was lost for good."""

from __future__ import annotations

from typing import Final

from .dispatch import amount_of, cards_of
from .frame import ABILITY, CARD_MASK, NONE, Frame, bit_of, sign
from .packed import i64, vec
from .state import Modifier, State, mark, reference

# How long a modifier lasts; a game clears each at its time.
UNTIL_TURN_ENDS: Final[i64] = 0
UNTIL_BATTLE_ENDS: Final[i64] = 1
ALWAYS: Final[i64] = 2
UNTIL_NEXT_TURN_ENDS: Final[i64] = 3  # of the opponent of who made it
UNTIL_TURN_AFTER_ENDS: Final[i64] = 4  # the same, where it was made in a turn of that opponent's


def value(state: State, card: i64, stat: i64) -> i64:
    """The current value of a number of a card, cached for this version of the state."""
    i = card * len(state.game.stats) + stat
    if len(state.stamps) == 0:
        size = len(state.defs) * len(state.game.stats)
        state.cache = vec[i64]([0] * size)
        state.stamps = vec[i64]([NONE] * size)
    if state.stamps[i] == state.version:
        return state.cache[i]
    found = compute(state, card, stat)
    state.cache[i] = found
    state.stamps[i] = state.version
    return found


def compute(state: State, card: i64, stat: i64) -> i64:
    """The same without the cache; no value goes below 0."""
    return max(0, total(state, card, stat))


def total(state: State, card: i64, stat: i64) -> i64:
    """The sum of all layers, which may be below 0."""
    game = state.game
    found = game.printed[state.defs[card]][stat]
    lost = game.stat_marks[stat]
    if lost >= 0 and not game.marks_lower_all:
        found = max(0, found - mark(state, card, lost))
    gain = game.stat_gains[stat]
    if gain >= 0:
        found += mark(state, card, gain)
    if state.mods:
        for mod in state.mods:
            if mod.ref & CARD_MASK == card and mod.stat == stat:
                found += mod.amount
    if len(state.actives) > 0 and game.given[stat]:
        found += _continuous(state, card, stat)
    if game.has_bonus[stat]:
        found += game.dispatch.bonus(state, card, stat)
    if lost >= 0 and game.marks_lower_all:
        found -= mark(state, card, lost)
    return found


def has_skill(state: State, card: i64, skill: i64) -> bool:
    """Whether a card was given a skill (a number from `Game.modified`), for a time or continuously."""
    if state.mods:
        for mod in state.mods:
            if mod.stat == skill and mod.ref & CARD_MASK == card:
                return True
    return len(state.actives) > 0 and state.game.given[skill] and _continuous(state, card, skill) > 0


def is_silent(state: State, card: i64) -> bool:
    """Whether a mark keeps the abilities of a card from doing anything."""
    silent: i64 = 0
    for kind in state.game.mutes:
        silent |= mark(state, card, kind)
    return silent != 0


def _continuous(state: State, card: i64, stat: i64) -> i64:
    game = state.game
    total: i64 = 0
    given = sign(stat)
    for source in state.actives:
        if not game.gives[state.defs[source]] & given:
            continue
        for number in game.conts[state.defs[source]]:
            ability = game.abilities[number]
            if ability.stat != stat or (source != card and ability.who.alone):
                continue
            place = state.place[source]
            if not ability.zones & bit_of(game.place_zone[place]) or is_silent(state, source):
                continue
            frame = Frame(ABILITY, game.place_seat[place], number, reference(state, source))
            if ability.gated and not amount_of(state, frame, ability.gate):
                continue
            if ability.who.alone or reference(state, card) in cards_of(state, frame, ability.who):
                total += amount_of(state, frame, ability.amount)
    return total


def modify(state: State, ref: i64, stat: i64, amount: i64, until: i64, ability: i64, seat: i64) -> None:
    """Put a modifier on a card; the caller emits the event."""
    if until == UNTIL_NEXT_TURN_ENDS and state.active != seat:
        until = UNTIL_TURN_AFTER_ENDS
    state.mods = [*state.mods, Modifier(ref, stat, amount, until, ability, seat)]


def expire(state: State, until: i64) -> None:
    """End the modifiers of one duration."""
    if state.mods:
        state.mods = [mod for mod in state.mods if mod.until != until]
        state.version += 1


def expire_next_turn(state: State, seat: i64) -> None:
    """End, with a seat's turn, what its opponent gave until then; what was given in this turn lasts one more."""
    if not state.mods:
        return
    kept: list[Modifier] = []
    for mod in state.mods:
        if mod.seat == seat or mod.until not in (UNTIL_NEXT_TURN_ENDS, UNTIL_TURN_AFTER_ENDS):
            kept.append(mod)
        elif mod.until == UNTIL_TURN_AFTER_ENDS:
            kept.append(Modifier(mod.ref, mod.stat, mod.amount, UNTIL_NEXT_TURN_ENDS, mod.ability, mod.seat))
    state.mods = kept
    state.version += 1
