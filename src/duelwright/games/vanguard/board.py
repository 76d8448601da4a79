"""Who is where on the table: circles, rows, columns, the vanguard, and what adds to a unit's numbers."""

from __future__ import annotations

from typing import Final

from ...core.frame import CARD_MASK, NONE, Frame
from ...core.modifiers import value
from ...core.state import State, is_live
from . import names as n

PERSONA_POWER: Final = 10_000
TARGETS: Final = 0  # tags of the attack's references
BOOSTERS: Final = 1


def unit_at(state: State, seat: int, circle: int) -> int:
    """The unit on a circle, the newest where there are two; or -1."""
    row = state.zones[seat * state.game.zone_count + circle]
    return row[-1] if row else NONE


def vanguard(state: State, seat: int) -> int:
    """A player's vanguard, or -1."""
    return unit_at(state, seat, n.V)


def grade(state: State, card: int) -> int:
    """A card's grade now."""
    return value(state, card, n.GRADE)


def circles(state: State) -> list[int]:
    """The rear-guard circles, from the left; those that Accel added last."""
    return [*n.REAR, *range(n.ACCEL, state.game.zone_count)]


def front_row(state: State) -> list[int]:
    """The circles of the front row."""
    return [*n.FRONT, *range(n.ACCEL, state.game.zone_count)]


def circle_of(state: State, card: int) -> int:
    """The circle that a card is on; any other zone counts as none."""
    zone = state.game.place_zone[state.place[card]]
    return zone if n.V <= zone <= n.R5 or zone >= n.ACCEL else NONE


def units(state: State, seat: int) -> list[int]:
    """A player's units: vanguard, rear-guards from the left, guardians."""
    base = seat * state.game.zone_count
    found = [card for circle in (n.V, *circles(state)) for card in state.zones[base + circle]]
    return found + state.zones[base + n.GC]


def battle(state: State) -> Frame | None:
    """The attack under way, if any."""
    if state.vars[n.IN_BATTLE]:
        for frame in state.stack:
            if frame.proc == n.ATTACKING:
                return frame
    return None


def bonus(state: State, card: int, stat: int) -> int:
    """What boost, guardians and persona ride add; these are no modifiers, they hold while they hold."""
    if stat == n.DRIVE:
        return _drive(state, card)
    if stat != n.POWER:
        return 0
    place = state.place[card]
    seat = state.game.place_seat[place]
    total = 0
    if state.vars[n.PERSONA + seat] and state.game.place_zone[place] in front_row(state):
        total += PERSONA_POWER
    fight = battle(state)
    if fight is None:
        return total
    if fight.source & CARD_MASK == card and is_live(state, fight.source):
        total += sum(value(state, ref & CARD_MASK, n.POWER) for ref in boosters(state, fight))
    return total + shield(state, card, place, seat)


def boosters(state: State, fight: Frame) -> list[int]:
    """The booster of an attack while it and the attacker stay in place."""
    return [ref for ref in fight.bound(BOOSTERS) if is_live(state, ref)]


def shield(state: State, card: int, place: int, seat: int) -> int:
    """While on GC, a guardian's shield is part of the guarded unit's power."""
    circle = state.game.place_zone[place]
    total = 0
    for guardian in state.zones[seat * state.game.zone_count + n.GC]:
        if state.marks[n.GUARDS][guardian] == circle + 1:
            total += value(state, guardian, n.SHIELD)
    return total


def _drive(state: State, card: int) -> int:
    """VC gives one check; the printed drive replaces it there, and counts nowhere else."""
    printed = state.game.printed[state.defs[card]][n.DRIVE]
    if state.game.place_zone[state.place[card]] == n.V:
        return 1 if printed == 0 else 0
    return -printed
