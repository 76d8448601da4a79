"""Computed values, in layers: each reads those before it, so that nothing chases its own tail.

1. Abilities that a card has lost (`is_silent`). 2. Its names and clans (a game's own functions over `traits_given`).
3. Its grade. 4. Keywords and restrictions (`has_skill`). 5. Original numbers: printed, made by the rules, set.
6. Plus and minus; a number that an effect sets replaces what earlier effects gave. 7. What the rules add while it
holds, such as boost. `language/layers.py` refuses an ability that reads its own layer or a later one. "Cannot" beats
"can" where a skill is used.
"""

from __future__ import annotations

from typing import Final

from .ability import TRAIT
from .dispatch import amount_of, cards_of
from .event import NO_INTS
from .frame import ABILITY, CARD_BITS, CARD_MASK, NONE, Frame, bit_of, sign
from .packed import i64, vec
from .state import Modifier, State, index_of, is_marked, mark, reference

# How long a modifier lasts; a game clears each at its time.
UNTIL_TURN_ENDS: Final[i64] = 0
UNTIL_BATTLE_ENDS: Final[i64] = 1
ALWAYS: Final[i64] = 2
UNTIL_NEXT_TURN_ENDS: Final[i64] = 3  # of the opponent of who made it
UNTIL_TURN_AFTER_ENDS: Final[i64] = 4  # the same, where it was made in a turn of that opponent's

NOTHING: Final[i64] = -(1 << 62)  # no amount at all


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
    found = original(state, card, stat)
    lost = game.stat_marks[stat]
    if lost >= 0 and not game.marks_lower_all:
        found = max(0, found - mark(state, card, lost))
    gain = game.stat_gains[stat]
    if gain >= 0 and is_marked(state, gain):
        found += mark(state, card, gain)
    if state.mods:
        set_by = game.set_by[stat]
        for mod in state.mods:
            if mod.ref & CARD_MASK == card:
                if mod.stat == stat:
                    found += mod.amount
                elif mod.stat == set_by:
                    found = mod.amount
    if game.given[stat]:
        found = _continuous(state, card, stat, found)
    if game.has_bonus[stat]:
        found += game.dispatch.bonus(state, card, stat)
    if lost >= 0 and game.marks_lower_all:
        found -= mark(state, card, lost)
    return found


def original(state: State, card: i64, stat: i64) -> i64:
    """What is printed, as the rules have it where the card lies; then what was set, in an order all can see."""
    game = state.game
    found = game.printed[state.defs[card]][stat]
    if game.has_original[stat]:
        found = game.dispatch.original(state, card, stat, found)
    set_by = game.original_by[stat]
    return _continuous(state, card, set_by, found, True) if set_by >= 0 and game.given[set_by] else found


def has_skill(state: State, card: i64, skill: i64) -> bool:
    """Whether a card was given a skill (a number from `Game.modified`), for a time or continuously."""
    if state.mods:
        for mod in state.mods:
            if mod.stat == skill and mod.ref & CARD_MASK == card:
                return True
    return state.game.given[skill] and _continuous(state, card, skill) > 0


def is_silent(state: State, card: i64) -> bool:
    """Whether a card has lost its abilities: by a mark, by an effect, or while a continuous ability takes them."""
    if is_muted(state, card):
        return True
    silence = state.game.silence
    return silence >= 0 and state.game.given[silence] and _continuous(state, card, silence) > 0


def is_muted(state: State, card: i64) -> bool:
    """The same without continuous abilities: what these take away is taken by cards that are not muted."""
    if has_muting_mark(state, card):
        return True
    silence = state.game.silence
    if silence >= 0 and state.mods:
        for mod in state.mods:
            if mod.stat == silence and mod.ref & CARD_MASK == card:
                return True
    return False


def has_muting_mark(state: State, card: i64) -> bool:
    """Whether a mark keeps the abilities of a card from doing anything, those that it was given, too."""
    silent: i64 = 0
    for kind in state.game.mutes:
        if is_marked(state, kind):
            silent |= mark(state, card, kind)
    return silent != 0


def granted_to(state: State, ref: i64) -> list[int]:
    """The abilities that a card was given, by number; who loses all abilities loses those, too, but no later ones."""
    game = state.game
    if not game.granted or not state.mods:
        return NO_INTS
    found: list[int] = []
    for mod in state.mods:
        if mod.ref == ref:
            if mod.stat == game.given_skill:
                found = [*found, mod.amount]
            elif mod.stat == game.silence:
                found = []
    if not found or has_muting_mark(state, ref & CARD_MASK):
        return NO_INTS
    silenced = game.silence >= 0 and game.given[game.silence] and _continuous(state, ref & CARD_MASK, game.silence) > 0
    return NO_INTS if silenced else found


def traits_given(state: State, card: i64, stat: i64) -> list[int]:
    """What a card counts as besides what is printed, by abilities of its own and by those that it was given."""
    game = state.game
    if not game.given[stat]:
        return NO_INTS
    place = bit_of(game.place_zone[state.place[card]])
    numbers = granted_to(state, reference(state, card))
    if game.gives[state.defs[card]] & sign(stat) and not is_silent(state, card):
        numbers = [*game.own[state.defs[card]], *numbers]
    abilities = game.abilities
    return [
        abilities[one].amount.value
        for one in numbers
        if abilities[one].kind == TRAIT and abilities[one].stat == stat and abilities[one].zones & place
    ]


def _continuous(state: State, card: i64, stat: i64, found: i64 = 0, sets: bool = False) -> i64:
    """A value with what continuous abilities add to it for a card, or set it to; of several the last one sets it."""
    game = state.game
    given = sign(stat)
    silences = stat == game.silence
    for source in in_view(state, list(state.actives)) if sets else state.actives:
        if not game.gives[state.defs[source]] & given:
            continue
        for number in game.conts[state.defs[source]]:
            ability = game.abilities[number]
            if ability.stat != stat or (source != card and ability.who.alone):
                continue
            if is_muted(state, source) if silences else is_silent(state, source):
                continue
            amount = _amount(state, card, source, number)
            if amount != NOTHING:
                found = amount if sets else found + amount
    if game.granted_conts and state.mods and not silences:
        for mod in state.mods:
            if mod.stat != game.given_skill or game.abilities[mod.amount].stat != stat:
                continue
            amount = _amount(state, card, mod.ref & CARD_MASK, mod.amount)
            if amount != NOTHING and mod.amount in granted_to(state, mod.ref):
                found = amount if sets else found + amount
    return found


def in_view(state: State, cards: list[int]) -> list[int]:
    """Cards by seat, zone and place in it: an order that all can see, whoever came first."""
    places = [(state.place[card] << CARD_BITS) + index_of(state.zones[state.place[card]], card) for card in cards]
    order = sorted(range(len(cards)), key=lambda i: places[i])
    return [cards[i] for i in order]


def _amount(state: State, card: i64, source: i64, number: i64) -> i64:
    """What one continuous ability gives a card, or NOTHING."""
    game = state.game
    ability = game.abilities[number]
    place = state.place[source]
    if not ability.zones & bit_of(game.place_zone[place]):
        return NOTHING
    frame = Frame(ABILITY, game.place_seat[place], number, reference(state, source))
    if ability.gated and not amount_of(state, frame, ability.gate):
        return NOTHING
    if ability.who.alone:
        return amount_of(state, frame, ability.amount) if source == card else NOTHING
    if reference(state, card) in cards_of(state, frame, ability.who):
        return amount_of(state, frame, ability.amount)
    return NOTHING


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
