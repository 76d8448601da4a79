"""How a sensible player of ASIGOC plays: what cards are worth, how a position stands, and how prompts are answered."""

from __future__ import annotations

from typing import Final

from ...core.action import PASS, first_of, verb_of
from ...core.frame import CARD_MASK, NONE
from ...core.modifiers import value
from ...core.packed import Ints, i64
from ...core.policy import standing_after
from ...core.state import State
from . import names as n

HEALTH: Final[i64] = 100
HAND_CARD: Final[i64] = 60
WORTH_USING: Final[i64] = 10  # by how much a position must stand better
LOW: Final[i64] = 3  # health at which nothing is let through


def card_value(state: State, card: i64) -> i64:
    """A Weapon by its numbers, an Item by the usual worth of a card."""
    if state.game.kinds[state.defs[card]] != n.WEAPON:
        return HAND_CARD
    return 20 + 40 * value(state, card, n.ATTACK_STAT) + 20 * value(state, card, n.BLOCK_STAT)


def evaluate(state: State, seat: i64) -> i64:
    """Health, Weapons in their slots, cards in hand."""
    return side(state, seat) - side(state, 1 - seat)


def side(state: State, seat: i64) -> i64:
    """One side of it; the last points of health weigh more."""
    game = state.game
    health = state.counters[seat]
    total = HEALTH * health - (60 * (LOW - health) if health < LOW else 0)
    total += HAND_CARD * len(state.zones[game.place(seat, n.HAND)])
    for card in state.zones[game.place(seat, n.WEAPONS)]:
        if card != NONE:
            total += 40 + card_value(state, card)
    return total


def policy(state: State, codes: Ints) -> i64:
    """The best that can be done now; Weapons attack whenever they can, for they lose nothing by it."""
    kind = state.prompt_kind
    if kind == n.ASK_BLOCK:
        return block(state, codes)
    for code in codes:
        if verb_of(code) == n.ATTACK:
            return code
    seat = state.prompt_seat
    now = evaluate(state, seat)
    best, most = NONE, WORTH_USING
    for code in codes:
        if verb_of(code) == n.RETURN or code in (PASS, n.LEAVE):
            continue
        better = standing_after(state, code, seat) - now
        if better > most:
            best, most = code, better
    return best if best >= 0 else codes[-1]


def block(state: State, codes: Ints) -> i64:
    """A Weapon that holds blocks; one that does not only where the attack would be the last."""
    seat = state.prompt_seat
    attacker = next((frame.source & CARD_MASK for frame in state.stack if frame.proc == n.BATTLE_ATTACK), NONE)
    if attacker < 0:
        return codes[-1]
    attack = value(state, attacker, n.ATTACK_STAT)
    best, most = codes[-1], 0
    for code in codes[:-1]:
        card = state.zones[state.game.place(seat, n.WEAPONS)][first_of(code)]
        held = value(state, card, n.BLOCK_STAT)
        saved = HEALTH * min(attack, held) - (20 if held >= attack else 40 + card_value(state, card))
        if attack >= state.counters[seat] and attack - held < state.counters[seat]:
            saved += 1000
        if saved > most:
            best, most = code, saved
    return best
