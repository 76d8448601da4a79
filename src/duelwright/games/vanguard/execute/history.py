"""What cards may ask of the turn so far: calls, placements, cards that were put somewhere, units that stood."""

from __future__ import annotations

from typing import Final

from ....core.frame import ABILITY, CARD_MASK, REPLACE, Frame
from ....core.packed import i64
from ....core.state import State, set_mark
from .. import names as n
from ..board import circle_of, circles

PLACED: Final[i64] = 1
BY_ABILITY: Final[i64] = 2
IN_RIDE_PHASE: Final[i64] = 4


def by_ability(state: State) -> bool:
    """Whether an ability is what does something now; what was about to happen happens for the same cause."""
    at = len(state.stack) - 1
    while at > 0 and state.stack[at].proc == REPLACE:
        at -= 1
    return at >= 0 and state.stack[at].proc == ABILITY


def note_call(state: State, seat: i64, source: i64, to_rear: bool) -> None:
    """A unit is called to RC or to GC."""
    state.registers[n.CALLED + seat] += 1
    if to_rear:
        state.registers[n.REAR_CALLED + seat] += 1
    if source == n.SOUL:
        state.registers[n.SOUL_CALLED + seat] += 1
    elif source == n.DECK:
        state.registers[n.DECK_CALLED + seat] += 1


def note_arrival(state: State, card: i64) -> None:
    """A unit is placed."""
    how = PLACED
    if by_ability(state):
        how += BY_ABILITY
    if state.phase == n.RIDE_PHASE:
        how += IN_RIDE_PHASE
    set_mark(state, card, n.ARRIVED, how)


def note_stand(state: State, seat: i64) -> None:
    """A unit stands."""
    if by_ability(state):
        state.registers[n.STOOD + seat] += 1


def note_payment(state: State, frame: Frame, kind: i64, count: i64) -> None:
    """Soul or energy is blasted for the cost of an ability: so much at once."""
    if frame.proc != ABILITY or frame.source < 0:
        return
    most = kind + frame.seat
    state.registers[most] = max(state.registers[most], count)
    place = state.place[frame.source & CARD_MASK]
    if kind == n.SOUL_PAID and state.game.place_zone[place] in (n.V, n.MATE):
        front = n.FRONT_PAID + frame.seat
        state.registers[front] = max(state.registers[front], count)


def note_fate(state: State, card: i64, zone: i64, to: i64, reason: i64, bottom: bool) -> None:
    """A card is about to be put into a zone; a token is, though it leaves the fight for elsewhere.

    Who was rode upon went to the soul by the ride, whoever rode.
    """
    if to == n.SOUL:
        state.registers[n.ENSOULED + state.owner[card]] += 1
    if zone == n.DAMAGE or zone == n.BIND:
        state.registers[(n.DAMAGED if zone == n.DAMAGE else n.BOUND) + state.owner[card]] += 1
    elif zone == n.SOUL:
        if reason != n.BY_RIDE and by_ability(state):
            state.registers[n.SOULED + state.owner[card]] += 1
    elif zone == n.DROP or zone == n.HAND or (zone == n.DECK and bottom):
        seat = state.game.place_seat[state.place[card]]
        if circle_of(state, card) in circles(state, seat):
            kind = n.RETIRED if zone == n.DROP else n.RETURNED if zone == n.HAND else n.SUNK
            state.registers[kind + seat] += 1
