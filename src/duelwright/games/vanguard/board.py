"""Who is where on the table: circles, rows, columns, the vanguard, and what adds to a unit's numbers."""

from __future__ import annotations

from typing import Final

from ...core.frame import CARD_MASK, NONE, Frame
from ...core.modifiers import has_skill, value
from ...core.state import State, is_live
from . import names as n

PERSONA_POWER: Final = 10_000
TWIN_DRIVE: Final = 2
TARGETS: Final = 0  # tags of the attack's references
BOOSTERS: Final = 1
MATES: Final = 2


def unit_at(state: State, seat: int, circle: int) -> int:
    """The unit on a circle, the newest where there are two; or -1. A locked card is no unit."""
    row = state.zones[seat * state.game.zone_count + circle]
    return row[-1] if row and not state.marks[n.LOCKED][row[-1]] else NONE


def is_locked(state: State, seat: int, circle: int) -> bool:
    """Whether a locked card lies on a circle."""
    row = state.zones[seat * state.game.zone_count + circle]
    return bool(row) and bool(state.marks[n.LOCKED][row[-1]])


def vanguard(state: State, seat: int) -> int:
    """A player's vanguard, or -1."""
    return unit_at(state, seat, n.V)


def mate_of(state: State, seat: int) -> int:
    """The mate of a player's vanguard in Legion, or -1."""
    row = state.zones[seat * state.game.zone_count + n.MATE]
    return row[0] if row else NONE


def heart_of(state: State, seat: int) -> int:
    """The heart whose power and name a G unit has: the chosen one of two; or -1."""
    hearts = state.zones[seat * state.game.zone_count + n.HEART]
    chosen = [card for card in hearts if state.marks[n.CHOSEN_HEART][card]]
    return (chosen or hearts)[0] if hearts else NONE


def grade(state: State, card: int) -> int:
    """A card's grade now."""
    return value(state, card, n.GRADE)


def circles(state: State, seat: int) -> list[int]:
    """A player's rear-guard circles, from the left; those that Accel added last."""
    added = state.registers[n.ACCELS + seat]
    return [*n.REAR, *range(n.ACCEL, n.ACCEL + added)] if added else n.REAR


def front_row(state: State, seat: int) -> list[int]:
    """The circles of a player's front row."""
    added = state.registers[n.ACCELS + seat]
    return [*n.FRONT, *range(n.ACCEL, n.ACCEL + added)] if added else n.FRONT


def circle_of(state: State, card: int) -> int:
    """The circle that a card is on; any other zone counts as none."""
    zone = state.game.place_zone[state.place[card]]
    if zone == n.MATE:
        return n.V
    return zone if n.V <= zone <= n.R5 or zone >= n.ACCEL else NONE


def slot_of(state: State, circle: int) -> int:
    """The slot by which actions name a circle."""
    return state.game.slot_by_zone[circle]


def is_g_guardian(state: State, card: int) -> bool:
    """Whether a G unit guards, and does not stride."""
    return bool(state.game.facts[state.defs[card]][n.G_GUARDIAN])


def units(state: State, seat: int) -> list[int]:
    """A player's units: vanguard and mate, rear-guards from the left, guardians."""
    base = seat * state.game.zone_count
    locked = state.marks[n.LOCKED]
    found = [
        card
        for circle in (n.V, n.MATE, *circles(state, seat))
        for card in state.zones[base + circle]
        if not locked[card]
    ]
    return found + state.zones[base + n.GC]


def battle(state: State) -> Frame | None:
    """The attack under way, if any."""
    if state.registers[n.IN_BATTLE]:
        for frame in state.stack:
            if frame.proc == n.ATTACKING:
                return frame
    return None


def bonus(state: State, card: int, stat: int) -> int:
    """What boost, guardians and persona ride add; these are no modifiers, they hold while they hold."""
    if stat == n.DRIVE:
        return _drive(state, card)
    place = state.place[card]
    seat = state.game.place_seat[place]
    if stat == n.CRITICAL:
        return _force_critical(state, card, place, seat)
    if stat != n.POWER:
        return 0
    total = gift_power(state, place, seat)
    if state.registers[n.PERSONA + seat] and state.game.place_zone[place] in front_row(state, seat):
        total += PERSONA_POWER
    if state.game.kinds[state.defs[card]] == n.G_UNIT and state.game.place_zone[place] == n.V:
        heart = heart_of(state, seat) if not state.marks[n.DELETED][card] else NONE
        total += state.game.printed[state.defs[heart]][n.POWER] if heart >= 0 else 0
    if state.marks[n.DELETED][card]:
        total -= state.game.printed[state.defs[card]][n.POWER]
    fight = battle(state)
    if fight is None:
        return total
    if fight.source & CARD_MASK == card and is_live(state, fight.source):
        total += sum(value(state, ref & CARD_MASK, n.POWER) for ref in helpers(state, fight))
    return total + shield(state, card, place, seat)


def markers(state: State, place: int, seat: int) -> list[str]:
    """The imaginary gifts on a circle, by name."""
    lying = state.zones[seat * state.game.zone_count + n.MARKERS]
    if not lying:
        return []
    circle = state.game.place_zone[place]
    cards = state.game.definitions
    return [cards[state.defs[card]].name for card in lying if state.marks[n.UNDER][card] == circle + 1]


GIFT_POWER: Final = {"Force I": 10_000, "Accel I": 10_000, "Accel II": 5_000}  # in one's own turn


def gift_power(state: State, place: int, seat: int) -> int:
    """What gifts add to the unit on a circle: most in one's own turn only."""
    total = 0
    for name in markers(state, place, seat):
        if name == "Protect II":
            total += 5_000
        elif state.active == seat:
            total += GIFT_POWER.get(name, 0)
    return total


def _force_critical(state: State, card: int, place: int, seat: int) -> int:
    """Force II: the original critical becomes 2 on that circle."""
    if "Force II" not in markers(state, place, seat):
        return 0
    return max(0, 2 - state.game.printed[state.defs[card]][n.CRITICAL])


def helpers(state: State, fight: Frame) -> list[int]:
    """The booster of an attack and the attacker's mate, while they and the attacker stay in place."""
    if not in_place(state, fight.source):
        return []
    return [ref for tag in (BOOSTERS, MATES) for ref in fight.bound(tag) if in_place(state, ref)]


def in_place(state: State, ref: int) -> bool:
    """Whether a unit of the battle is still where it was (C.4)."""
    if not is_live(state, ref):
        return False
    card = ref & CARD_MASK
    return not state.marks[n.MOVED][card] and not state.marks[n.LOCKED][card]


def targets(state: State, fight: Frame) -> list[int]:
    """The attacked units that are still in place."""
    return [ref for ref in fight.bound(TARGETS) if in_place(state, ref)]


def column(circle: int) -> int:
    """Left 0, middle 1, right 2; an Accel circle shares its column with none (-1)."""
    return n.COLUMNS.get(circle, NONE)


def is_under(state: State, seat: int, flag: int) -> bool:
    """Whether a player is under something, until end of turn or of the battle."""
    return bool((state.registers[n.TURN_FLAGS + seat] | state.registers[n.BATTLE_FLAGS + seat]) >> flag & 1)


def can_boost(state: State, card: int) -> bool:
    """The icon, printed or gained, not lost and not forbidden."""
    if has_skill(state, card, n.NO_BOOST) or has_skill(state, card, n.LOST_BOOST):
        return False
    return bool(state.game.facts[state.defs[card]][n.BOOSTS]) or has_skill(state, card, n.BOOST_SKILL)


def can_intercept(state: State, card: int) -> bool:
    """The same for intercept."""
    if has_skill(state, card, n.NO_INTERCEPT) or has_skill(state, card, n.LOST_INTERCEPT):
        return False
    return bool(state.game.facts[state.defs[card]][n.INTERCEPTS]) or has_skill(state, card, n.INTERCEPT_SKILL)


def generation(state: State, seat: int) -> int:
    """What Generation Break counts: face-up cards of the G zone and G units on VC and GC."""
    game = state.game
    faces = state.marks[n.FACE]
    count = sum(not faces[card] for card in state.zones[game.place(seat, n.G)])
    for zone in (n.V, n.GC):
        count += sum(game.kinds[state.defs[card]] == n.G_UNIT for card in state.zones[game.place(seat, zone)])
    return count


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
        if printed == TWIN_DRIVE and has_skill(state, card, n.LOST_TWIN_DRIVE):
            return -1
        return 1 if printed == 0 else 0
    return -printed
