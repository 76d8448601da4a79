"""Who is where on the table: circles, rows, columns, the vanguard, and what adds to a unit's numbers."""

from __future__ import annotations

from typing import Final

from ...core.frame import CARD_MASK, NONE, Frame
from ...core.modifiers import has_skill, traits_given, value
from ...core.packed import Ints, append, extend, i64, vec
from ...core.state import State, is_live, is_marked, mark
from . import names as n

PERSONA_POWER: Final[i64] = 10_000
TWIN_DRIVE: Final[i64] = 2
TARGETS: Final[i64] = 0  # tags of the attack's references
BOOSTERS: Final[i64] = 1
MATES: Final[i64] = 2
REAR: Final[Ints] = vec[i64]([n.R1, n.R2, n.R3, n.R4, n.R5])
FRONT: Final[Ints] = vec[i64]([n.V, n.R1, n.R2])  # in the order of their slots
# By what a player can be under: the skill of the vanguard by which a continuous ability brings it.
UNDER: Final[Ints] = vec[i64]([
    NONE, n.UNDER_NO_GUARD, n.UNDER_NO_GRADE_0, NONE, NONE, NONE, n.UNDER_NO_GRADE_1, n.UNDER_NO_SENTINEL,
    n.UNDER_NO_INTERCEPTION, n.UNDER_PAIRED, NONE,
])  # fmt: skip
FACING: Final[Ints] = vec[i64]([n.V, n.MATE])  # the vanguard circle, and where a mate stands


def unit_at(state: State, seat: i64, circle: i64) -> i64:
    """The unit on a circle, the newest where there are two; or -1. A locked card is no unit."""
    row = state.zones[seat * state.game.zone_count + circle]
    if len(row) == 0:
        return NONE
    card = row[-1]
    return NONE if is_marked(state, n.LOCKED) and mark(state, card, n.LOCKED) else card


def is_locked(state: State, seat: i64, circle: i64) -> bool:
    """Whether a locked card lies on a circle."""
    if not is_marked(state, n.LOCKED):
        return False
    row = state.zones[seat * state.game.zone_count + circle]
    return len(row) > 0 and mark(state, row[-1], n.LOCKED) != 0


def vanguard(state: State, seat: i64) -> i64:
    """A player's vanguard, or -1."""
    return unit_at(state, seat, n.V)


def mate_of(state: State, seat: i64) -> i64:
    """The mate of a player's vanguard in Legion, or -1."""
    row = state.zones[seat * state.game.zone_count + n.MATE]
    return row[0] if len(row) > 0 else NONE


def heart_of(state: State, seat: i64) -> i64:
    """The heart whose power and name a G unit has: the chosen one of two; or -1."""
    hearts = state.zones[seat * state.game.zone_count + n.HEART]
    for card in hearts:
        if mark(state, card, n.CHOSEN_HEART):
            return card
    return hearts[0] if len(hearts) > 0 else NONE


def grade(state: State, card: i64) -> i64:
    """A card's grade now."""
    return value(state, card, n.GRADE)


def circles(state: State, seat: i64) -> Ints:
    """A player's rear-guard circles, from the left; those that Accel added last."""
    added = state.registers[n.ACCELS + seat]
    return extend(REAR[:], range(n.ACCEL, n.ACCEL + added)) if added else REAR


def front_row(state: State, seat: i64) -> Ints:
    """The circles of a player's front row."""
    added = state.registers[n.ACCELS + seat]
    return extend(FRONT[:], range(n.ACCEL, n.ACCEL + added)) if added else FRONT


def circle_of(state: State, card: i64) -> i64:
    """The circle that a card is on; any other zone counts as none."""
    zone = state.game.place_zone[state.place[card]]
    if zone == n.MATE:
        return n.V
    return zone if n.V <= zone <= n.R5 or zone >= n.ACCEL else NONE


def slot_of(state: State, circle: i64) -> i64:
    """The slot by which actions name a circle."""
    return state.game.slot_by_zone[circle]


def is_g_guardian(state: State, card: i64) -> bool:
    """Whether a G unit guards, and does not stride."""
    return bool(state.game.facts[state.defs[card]][n.G_GUARDIAN])


def units(state: State, seat: i64) -> Ints:
    """A player's units: vanguard and mate, rear-guards from the left, guardians."""
    base = seat * state.game.zone_count
    found = vec[i64](capacity=8)
    for circle in FACING:
        found = add_unlocked(state, base + circle, found)
    for circle in circles(state, seat):
        found = add_unlocked(state, base + circle, found)
    return extend(found, state.zones[base + n.GC])


def add_unlocked(state: State, place: i64, found: Ints) -> Ints:
    """The units on a circle, after others."""
    for card in state.zones[place]:
        if not mark(state, card, n.LOCKED):
            found = append(found, card)
    return found


def battle(state: State) -> Frame | None:
    """The attack under way, if any."""
    if state.registers[n.IN_BATTLE]:
        for frame in state.stack:
            if frame.proc == n.ATTACKING:
                return frame
    return None


def original(state: State, card: i64, stat: i64, printed: i64) -> i64:
    """What the rules make of a printed number: a deleted unit has no power; drive counts on VC; Force II (E)."""
    if stat == n.DRIVE:
        return _drive(state, card, printed)
    if stat == n.CRITICAL:
        place = state.place[card]
        return max(2, printed) if "Force II" in markers(state, place, state.game.place_seat[place]) else printed
    return 0 if stat == n.POWER and mark(state, card, n.DELETED) else printed


def bonus(state: State, card: i64, stat: i64) -> i64:
    """What boost, guardians and persona ride add; these are no modifiers, they hold while they hold."""
    if stat != n.POWER:
        return 0
    place = state.place[card]
    seat = state.game.place_seat[place]
    total = gift_power(state, place, seat)
    if state.registers[n.PERSONA + seat] and state.game.place_zone[place] in front_row(state, seat):
        total += PERSONA_POWER
    if state.game.kinds[state.defs[card]] == n.G_UNIT and state.game.place_zone[place] == n.V:
        heart = heart_of(state, seat)
        if heart >= 0 and not mark(state, card, n.DELETED):
            total += state.game.printed[state.defs[heart]][n.POWER]
    fight = battle(state)
    if fight is None:
        return total
    if fight.source & CARD_MASK == card and is_live(state, fight.source):
        for ref in helpers(state, fight):
            total += value(state, ref & CARD_MASK, n.POWER)
    return total + shield(state, card, place, seat)


def markers(state: State, place: i64, seat: i64) -> list[str]:
    """The imaginary gifts on a circle, by name."""
    lying = state.zones[seat * state.game.zone_count + n.MARKERS]
    if len(lying) == 0:
        return []
    circle = state.game.place_zone[place]
    cards = state.game.definitions
    return [cards[state.defs[card]].name for card in lying if mark(state, card, n.UNDER) == circle + 1]


GIFT_POWER: Final = {"Force I": 10_000, "Accel I": 10_000, "Accel II": 5_000}  # in one's own turn


def gift_power(state: State, place: i64, seat: i64) -> i64:
    """What gifts add to the unit on a circle: most in one's own turn only."""
    total: i64 = 0
    for name in markers(state, place, seat):
        if name == "Protect II":
            total += 5_000
        elif state.active == seat:
            total += GIFT_POWER.get(name, 0)
    return total


def helpers(state: State, fight: Frame) -> list[int]:
    """The booster of an attack and the attacker's mate, while they and the attacker stay in place."""
    if not in_place(state, fight.source):
        return []
    return [ref for tag in (BOOSTERS, MATES) for ref in fight.bound(tag) if in_place(state, ref)]


def in_place(state: State, ref: i64) -> bool:
    """Whether a unit of the battle is still where it was (C.4)."""
    if not is_live(state, ref):
        return False
    card = ref & CARD_MASK
    return not mark(state, card, n.MOVED) and not mark(state, card, n.LOCKED)


def targets(state: State, fight: Frame) -> list[int]:
    """The attacked units that are still in place."""
    return [ref for ref in fight.bound(TARGETS) if in_place(state, ref)]


def column(circle: i64) -> i64:
    """Left 0, middle 1, right 2; an Accel circle shares its column with none (-1)."""
    if circle == n.R1 or circle == n.R3:
        return 0
    if circle == n.V or circle == n.R4:
        return 1
    return 2 if circle == n.R2 or circle == n.R5 else NONE


def behind(circle: i64) -> i64:
    """The back row circle of the same column; -1 where there is none behind."""
    if circle == n.R1:
        return n.R3
    if circle == n.V:
        return n.R4
    return n.R5 if circle == n.R2 else NONE


def is_under(state: State, seat: i64, flag: i64) -> bool:
    """Whether a player is under something, until end of turn or of the battle, or while a card says so."""
    if (state.registers[n.TURN_FLAGS + seat] | state.registers[n.BATTLE_FLAGS + seat]) >> flag & 1:
        return True
    skill = UNDER[flag]
    card = vanguard(state, seat) if skill >= 0 else NONE
    return card >= 0 and has_skill(state, card, skill)


def shares_column(state: State, card: i64, source: i64) -> bool:
    """Columns of the two players face each other, left against right."""
    if not is_live(state, source):
        return False
    other = source & CARD_MASK
    one, two = column(circle_of(state, card)), column(circle_of(state, other))
    if one < 0 or two < 0:
        return False
    opposing = state.game.place_seat[state.place[card]] != state.game.place_seat[state.place[other]]
    return one == (2 - two if opposing else two)


def shares_row(state: State, card: i64, source: i64) -> bool:
    """Whether two units stand in one row of one player; a guardian is in none."""
    if not is_live(state, source):
        return False
    other = source & CARD_MASK
    seat = state.game.place_seat[state.place[card]]
    if seat != state.game.place_seat[state.place[other]]:
        return False
    one, two = circle_of(state, card), circle_of(state, other)
    rows = extend(vec[i64]([n.V]), circles(state, seat))
    if one not in rows or two not in rows:
        return False
    front = front_row(state, seat)
    return (one in front) == (two in front)


def is_at_the_back(state: State, seat: i64, card: i64) -> bool:
    """Whether a unit stands in the back row of its player."""
    circle = circle_of(state, card)
    return circle in circles(state, seat) and circle not in front_row(state, seat)


def is_persona(state: State, old: i64, new: i64) -> bool:
    """Persona ride: old and new vanguard share the name and both carry the icon."""
    if old < 0 or not share_name(state, old, new):
        return False
    return all(state.game.facts[state.defs[card]][n.PERSONA_ICON] for card in (old, new))


def may_aim(state: State, seat: i64, card: i64, target: i64) -> bool:
    """Whether a unit may attack what is on a circle: some attack no vanguard, or no rear-guard; some are left alone."""
    if target != n.V and is_at_the_back(state, seat, card) and not has_skill(state, card, n.BACK_ROW_ATTACK):
        return False  # only a vanguard may be attacked from there
    if has_skill(state, card, n.NO_VANGUARD_ATTACK if target == n.V else n.NO_REAR_ATTACK):
        return False
    other = unit_at(state, 1 - seat, target)
    return other < 0 or not has_skill(state, other, n.NOT_ATTACKED)


def can_boost(state: State, card: i64) -> bool:
    """The icon, printed or gained, not lost and not forbidden."""
    if has_skill(state, card, n.NO_BOOST) or has_skill(state, card, n.LOST_BOOST):
        return False
    return bool(state.game.facts[state.defs[card]][n.BOOSTS]) or has_skill(state, card, n.BOOST_SKILL)


def can_intercept(state: State, card: i64) -> bool:
    """The same for intercept."""
    if has_skill(state, card, n.NO_INTERCEPT) or has_skill(state, card, n.LOST_INTERCEPT):
        return False
    return bool(state.game.facts[state.defs[card]][n.INTERCEPTS]) or has_skill(state, card, n.INTERCEPT_SKILL)


def generation(state: State, seat: i64) -> i64:
    """What Generation Break counts: face-up cards of the G zone and G units on VC and GC."""
    game = state.game
    count = sum(not mark(state, card, n.FACE) for card in state.zones[game.place(seat, n.G)])
    for zone in (n.V, n.GC):
        count += sum(game.kinds[state.defs[card]] == n.G_UNIT for card in state.zones[game.place(seat, zone)])
    return count


def shield(state: State, card: i64, place: i64, seat: i64) -> i64:
    """While on GC, a guardian's shield is part of the guarded unit's power."""
    circle = state.game.place_zone[place]
    total: i64 = 0
    for guardian in state.zones[seat * state.game.zone_count + n.GC]:
        if mark(state, guardian, n.GUARDS) == circle + 1:
            total += value(state, guardian, n.SHIELD)
    return total


def _drive(state: State, card: i64, printed: i64) -> i64:
    """VC gives one check; the printed drive replaces it there, and counts nowhere else."""
    if state.game.place_zone[state.place[card]] != n.V:
        return 0
    if printed == TWIN_DRIVE and has_skill(state, card, n.LOST_TWIN_DRIVE):
        return 1
    return max(1, printed)


# --- names and clans --------------------------------------------------------------------------------------------------


def titles_of(state: State, card: i64) -> list[int]:
    """The names that a card has, by number: its own, those it counts as; a G unit on VC takes its heart's, too."""
    found = [state.game.titles[state.defs[card]], *traits_given(state, card, n.ALSO_NAMED)]
    if state.game.kinds[state.defs[card]] == n.G_UNIT and state.game.place_zone[state.place[card]] == n.V:
        heart = heart_of(state, state.game.place_seat[state.place[card]])
        if heart >= 0:
            found += [state.game.titles[state.defs[heart]], *traits_given(state, heart, n.ALSO_NAMED)]
    return found


def share_name(state: State, one: i64, other: i64) -> bool:
    """Whether two cards have a name in common."""
    names = titles_of(state, other)
    return any(title in names for title in titles_of(state, one))


def clans_of(state: State, card: i64) -> int:
    """The clans that a card counts as of, a bit each."""
    found = state.game.traits[state.defs[card]][n.CLAN]
    for bit in traits_given(state, card, n.ALSO_OF_CLAN):
        found |= 1 << bit
    return found
