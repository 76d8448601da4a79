"""How a sensible duelist plays: what cards are worth, how a position stands, and what to do in a turn."""

from __future__ import annotations

from typing import Final

from ...core.action import first_of, second_of, verb_of
from ...core.frame import NONE
from ...core.modifiers import value
from ...core.packed import Ints, i64
from ...core.policy import standing_after
from ...core.state import State, mark
from . import names as n

HAND_CARD: Final[i64] = 900
SET_SPELL: Final[i64] = 700
UNKNOWN: Final[i64] = 1500  # what a face-down monster is taken for
ENOUGH: Final[i64] = 50  # by how much a position must stand better


def card_value(state: State, card: i64) -> i64:
    """A monster by its attack, a spell by the usual worth of a card."""
    if state.game.kinds[state.defs[card]] != n.MONSTER:
        return HAND_CARD
    return 300 + max(value(state, card, n.ATTACK_STAT), value(state, card, n.DEFENSE_STAT))


def strength(state: State, card: i64) -> i64:
    """What a monster fights with in its mode."""
    return value(state, card, n.DEFENSE_STAT if mark(state, card, n.MODE) == n.DEFENSE_MODE else n.ATTACK_STAT)


def evaluate(state: State, seat: i64) -> i64:
    """Life, monsters, cards in hand; a monster that the other side beats is worth less."""
    return side(state, seat) - side(state, 1 - seat)


def side(state: State, seat: i64) -> i64:
    """One side of it."""
    game = state.game
    total = state.counters[seat] // 2 + HAND_CARD * len(state.zones[game.place(seat, n.HAND)])
    total += SET_SPELL * sum(card != NONE for card in state.zones[game.place(seat, n.SPELLS)])
    theirs = [card for card in state.zones[game.place(1 - seat, n.MONSTERS)] if card != NONE]
    threat = max([value(state, card, n.ATTACK_STAT) for card in theirs if not hidden(state, card)], default=0)
    for card in state.zones[game.place(seat, n.MONSTERS)]:
        if card == NONE:
            continue
        attack = value(state, card, n.ATTACK_STAT)
        total += 600 + attack
        if strength(state, card) < threat:
            total -= attack // 3 + (threat - attack if mark(state, card, n.MODE) == n.ATTACK_MODE else 0) // 2
    return total


def search_evaluate(state: State, seat: i64) -> i64:
    """Who will win, where a turn begins: fitted to who won; 1,000 make the odds 2.7 to 1."""
    return promise(state, seat) - promise(state, 1 - seat)


def promise(state: State, seat: i64) -> i64:
    """One side of it: life, the strongest monster most, cards in hand, the deck, and the turn."""
    game = state.game
    attacks = [value(state, card, n.ATTACK_STAT) for card in state.zones[game.place(seat, n.MONSTERS)] if card != NONE]
    total = state.counters[seat] * 131 // 1000 + sum(attacks) * 256 // 1000 + max(attacks, default=0) * 383 // 1000
    total += 80 * len(state.zones[game.place(seat, n.HAND)]) + 100 * min(5, len(state.zones[game.place(seat, n.DECK)]))
    return total + (700 if state.active == seat else 0)


def hidden(state: State, card: i64) -> bool:
    """Whether a monster lies face down."""
    return mark(state, card, n.FACE) == n.DOWN


def policy(state: State, codes: Ints) -> i64:
    """In a main phase what makes the position stand best; in battle every attack that pays."""
    if state.phase == n.BATTLE:
        return battle(state, codes)
    seat = state.prompt_seat
    best, most = NONE, ENOUGH
    now = evaluate(state, seat)
    for code in codes:
        if verb_of(code) in (n.NEXT, n.END):
            continue
        better = standing_after(state, code, seat) - now
        if better > most:
            best, most = code, better
    if best >= 0:
        return best
    return n.NEXT if n.NEXT in codes and state.phase == n.MAIN1 else n.END


def battle(state: State, codes: Ints) -> i64:
    """Direct attacks, then attacks that destroy, the best first; nothing that loses the attacker."""
    seat = state.prompt_seat
    mine = state.zones[state.game.place(seat, n.MONSTERS)]
    theirs = state.zones[state.game.place(1 - seat, n.MONSTERS)]
    best, most = NONE, 0
    for code in codes:
        verb = verb_of(code)
        if verb == n.DIRECT:
            return code
        if verb != n.ATTACK:
            continue
        attack = value(state, mine[first_of(code)], n.ATTACK_STAT)
        target = theirs[second_of(code)]
        power = UNKNOWN if hidden(state, target) else strength(state, target)
        if attack > power:
            worth = 1000 + power - (attack - power) // 4
            if worth > most:
                best, most = code, worth
    return best if best >= 0 else n.NEXT if n.NEXT in codes else n.END
