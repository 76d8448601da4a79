"""Which cards an ability means: groups by place and side, filtered by what a card is and how it lies."""

from __future__ import annotations

from typing import Final

from ....core.ability import Expr
from ....core.dispatch import amount_of, cards_of
from ....core.event import EVERYONE, SEATS
from ....core.frame import CARD_MASK, NONE, Frame
from ....core.modifiers import has_skill, original, value
from ....core.packed import Ints, append, extend, i64, vec
from ....core.state import State, is_live, mark, reference
from .. import names as n
from ..board import (
    BOOSTERS,
    TARGETS,
    battle,
    circle_of,
    circles,
    clans_of,
    column,
    front_row,
    generation,
    is_under,
    mate_of,
    share_name,
    shares_column,
    shares_row,
    titles_of,
    vanguard,
)

YOU: Final[i64] = 0
OPPONENT: Final[i64] = 1
EITHER: Final[i64] = 2

# Places that are not one zone.
REAR_GUARDS: Final[i64] = 100
UNITS: Final[i64] = 101

WAVED_ASIDE: Final[i64] = 4  # the Limit Break that a card makes early

# Filters; an operand's n says which, its m is the number it needs.
GRADE_LEAST: Final[i64] = 0
GRADE_MOST: Final[i64] = 1
GRADE_ODD: Final[i64] = 2
RESTING: Final[i64] = 3
FACE_DOWN: Final[i64] = 4
OTHER: Final[i64] = 5
ROLE: Final[i64] = 6
NAMED: Final[i64] = 7  # the number of a name; a G unit also has its heart's name
KIND: Final[i64] = 8  # kinds of cards as a mask
SAME_NAME: Final[i64] = 9
FRONT_ROW: Final[i64] = 10
SAME_COLUMN: Final[i64] = 11
POWER_LEAST: Final[i64] = 12
POWER_MOST: Final[i64] = 13
OPPOSED: Final[i64] = 14
SKILL: Final[i64] = 15  # printed (the bit of an icon) or gained
DRESSED: Final[i64] = 16
LOCKED: Final[i64] = 17
WITHIN_GRADE: Final[i64] = 18
LEGION: Final[i64] = 19
DELETED: Final[i64] = 20
NOT_NAMED: Final[i64] = 21
ON: Final[i64] = 22  # zones as a mask
NATION: Final[i64] = 23  # the bit of a word, as those that follow
CLAN: Final[i64] = 24
NOT_CLAN: Final[i64] = 25
RACE: Final[i64] = 26
ICON: Final[i64] = 27  # a trigger icon
NAME_HAS: Final[i64] = 28  # a part of names, by number
BUT_NOT: Final[i64] = 29  # does not pass its operands
CENTER: Final[i64] = 30
ORIGINAL_HAS: Final[i64] = 31  # a part of printed names, by number
ATTACKED_LEAST: Final[i64] = 32
GRADE_AS: Final[i64] = 33  # of the grade of one of the operand's cards, or so much above it
IN_SKILL: Final[i64] = 34  # in a state that a keyword brings
ONE_CLAN: Final[i64] = 36
COLUMN_OF: Final[i64] = 37
SAME_ROW: Final[i64] = 38
POWER_AS: Final[i64] = 39  # not greater than the power of one of the operand's units
ARRIVED: Final[i64] = 35  # placed this turn, in one of these ways
OF_GRADE: Final[Ints] = vec[i64]([GRADE_LEAST, GRADE_MOST, GRADE_ODD, WITHIN_GRADE, GRADE_AS])

ATTACKING: Final[i64] = 0
ATTACKED: Final[i64] = 1
BOOSTING: Final[i64] = 2


def seats(frame: Frame, side: i64) -> Ints:
    """Whose cards are meant."""
    if side == EITHER:
        return vec[i64]([frame.seat, 1 - frame.seat])
    return vec[i64]([frame.seat]) if side == YOU else vec[i64]([1 - frame.seat])


def group(state: State, frame: Frame, expr: Expr) -> list[int]:
    """The cards of a place on a side that pass every filter (args)."""
    found: list[int] = []
    filters = expr.args
    locked = any(one.kind == LOCKED for one in filters)
    for seat in seats(frame, expr.who):
        for card in lying(state, frame, seat, expr.zone, locked):
            unseen = expr.zone == n.BIND and mark(state, card, n.FACE) and any(one.kind != FACE_DOWN for one in filters)
            if not unseen and passes(state, frame, card, filters):
                found.append(reference(state, card))
    return found


def either_group(state: State, frame: Frame, expr: Expr) -> list[int]:
    """The cards of both operands."""
    one, other = expr.args
    found = cards_of(state, frame, one)
    return found + [ref for ref in cards_of(state, frame, other) if ref not in found]


def among(state: State, frame: Frame, expr: Expr) -> list[int]:
    """Of the first operand's cards, those that pass the filters that follow."""
    found = cards_of(state, frame, expr.args[0])
    return [ref for ref in found if passes(state, frame, ref & CARD_MASK, expr.args[1:])]


def lying(state: State, frame: Frame, seat: i64, place: i64, is_locked: bool) -> Ints:
    """The cards in a place, the locked ones or the others; only the originalDress of this unit are meant by that."""
    base = seat * state.game.zone_count
    if place in (REAR_GUARDS, UNITS):
        found = vec[i64](capacity=8)
        if place == UNITS:
            found = extend(extend(found, state.zones[base + n.V]), state.zones[base + n.MATE])
        for circle in circles(state, seat):
            for card in state.zones[base + circle]:
                if (mark(state, card, n.LOCKED) != 0) == is_locked:
                    found = append(found, card)
        return extend(found, state.zones[base + n.GC]) if place == UNITS else found
    if place == n.V:
        return extend(state.zones[base + n.V][:], state.zones[base + n.MATE])
    row = state.zones[base + place]
    if place == n.DRESS:
        circle = circle_of(state, frame.source & CARD_MASK)
        return vec[i64]([card for card in row if mark(state, card, n.UNDER) == circle + 1])
    return row


def passes(state: State, frame: Frame, card: i64, filters: list[Expr]) -> bool:
    """Whether a card passes every filter."""
    return all(passes_one(state, frame, card, one) for one in filters)


def passes_one(state: State, frame: Frame, card: i64, one: Expr) -> bool:
    """Whether a card passes a filter."""
    kind, given = one.kind, one.value
    if kind == KIND:
        return bool(given >> state.game.kinds[state.defs[card]] & 1)
    if kind == NATION:
        return bool(state.game.traits[state.defs[card]][n.NATION] >> given & 1)
    if kind == CLAN:
        return bool(clans_of(state, card) >> given & 1)
    if kind == NAMED:
        return given in titles_of(state, card)
    if kind in OF_GRADE and state.game.kinds[state.defs[card]] in (n.GIFT_CARD, n.CREST_CARD):
        return False  # it has no grade
    if kind == GRADE_LEAST:
        return value(state, card, n.GRADE) >= given
    if kind == GRADE_MOST:
        return value(state, card, n.GRADE) <= given
    if kind == GRADE_ODD:
        return value(state, card, n.GRADE) % 2 == given
    if kind == RESTING:
        return mark(state, card, n.REST) == given
    if kind == FACE_DOWN:
        return mark(state, card, n.FACE) == given
    if kind == OTHER:
        return not (is_live(state, frame.source) and frame.source & CARD_MASK == card)
    if kind == ROLE:
        return reference(state, card) in in_role(state, given)
    if kind == SAME_NAME:
        return same_name(state, frame, card, one.args[0])
    if kind == FRONT_ROW:
        seat = state.game.place_seat[state.place[card]]
        circle = circle_of(state, card)
        if circle != n.V and circle not in circles(state, seat):
            return False  # a guardian is in no row
        return (circle in front_row(state, seat)) == bool(given)
    if kind == SAME_ROW:
        return shares_row(state, card, frame.source)
    if kind == POWER_AS:
        own = value(state, card, n.POWER)
        return any(own <= value(state, ref & CARD_MASK, n.POWER) for ref in cards_of(state, frame, one.args[0]))
    if kind == SAME_COLUMN:
        return shares_column(state, card, frame.source)
    if kind == POWER_LEAST:
        return value(state, card, n.POWER) >= given
    if kind == POWER_MOST:
        return value(state, card, n.POWER) <= given
    if kind == OPPOSED:
        return opposes(state, frame, card)
    if kind == SKILL:
        printed = bool(state.game.traits[state.defs[card]][n.ICONS] >> given & 1)
        return printed or (bool(one.args) and has_skill(state, card, one.args[0].value))
    if kind == IN_SKILL:
        return has_skill(state, card, given)
    if kind == GRADE_AS:
        own = value(state, card, n.GRADE) - given
        return any(value(state, ref & CARD_MASK, n.GRADE) == own for ref in cards_of(state, frame, one.args[0]))
    if kind == ATTACKED_LEAST:
        return mark(state, card, n.ATTACKS) >= given
    if kind == WITHIN_GRADE:
        front = vanguard(state, frame.seat)
        return front >= 0 and value(state, card, n.GRADE) <= value(state, front, n.GRADE)
    if kind == DRESSED:
        return mark(state, card, n.DRESSED) > 0
    if kind == NOT_NAMED:
        return given not in titles_of(state, card)
    if kind == NAME_HAS:
        return any(state.game.pool.has_part(title, given) for title in titles_of(state, card))
    if kind == NOT_CLAN:
        return not clans_of(state, card) >> given & 1
    if kind == RACE:
        return bool(state.game.traits[state.defs[card]][n.RACE] >> given & 1)
    if kind == ICON:
        return state.game.facts[state.defs[card]][n.ICON] == given
    if kind == ON:
        return bool(given >> state.game.place_zone[state.place[card]] & 1)
    if kind == CENTER:
        return column(circle_of(state, card)) >= 0 and (column(circle_of(state, card)) == 1) == bool(given)
    if kind == ORIGINAL_HAS:
        return state.game.pool.has_part(state.game.titles[state.defs[card]], given)
    if kind == BUT_NOT:
        return not passes(state, frame, card, one.args)
    if kind == COLUMN_OF:
        return any(shares_column(state, card, ref) for ref in cards_of(state, frame, one.args[0]))
    if kind == ONE_CLAN:
        clans = clans_of(state, card)
        return clans > 0 and clans & (clans - 1) == 0
    if kind == ARRIVED:
        return bool(mark(state, card, n.ARRIVED) & given)
    if kind == DELETED:
        return mark(state, card, n.DELETED) > 0
    if kind == LEGION:
        place = state.place[card]
        return circle_of(state, card) == n.V and mate_of(state, state.game.place_seat[place]) >= 0
    return mark(state, card, n.LOCKED) > 0


def same_name(state: State, frame: Frame, card: i64, of: Expr) -> bool:
    """Whether a card shares its name with one of others."""
    return any(share_name(state, card, ref & CARD_MASK) for ref in cards_of(state, frame, of))


def in_role(state: State, role: i64) -> list[int]:
    """The units with a part in the battle that is fought."""
    fight = battle(state)
    if fight is None:
        return []
    if role == ATTACKING:
        return [fight.source]
    if role == ATTACKED:
        return fight.bound(TARGETS)
    if role == BOOSTING:
        return fight.bound(BOOSTERS)
    return [fight.source] if fight.bound(BOOSTERS) else []


def opposes(state: State, frame: Frame, card: i64) -> bool:
    """Whether a card battles this unit: attacker and target."""
    fight = battle(state)
    if fight is None:
        return False
    ref = reference(state, card)
    if fight.source == frame.source:
        return ref in fight.bound(TARGETS)
    return fight.source == ref and frame.source in fight.bound(TARGETS)


def original_of(state: State, frame: Frame, expr: Expr) -> i64:
    """An original number of the cards, added up."""
    return sum(original(state, ref & CARD_MASK, expr.stat) for ref in cards_of(state, frame, expr.args[0]))


# --- what may be chosen -----------------------------------------------------------------------------------------------


def choosable(state: State, frame: Frame, expr: Expr) -> list[int]:
    """Without units of the opponent's with resist; costs and mass effects do not choose."""
    found = cards_of(state, frame, expr.args[0])
    if not state.game.given[n.RESIST] and not state.mods:
        return found
    return [ref for ref in found if not is_shielded(state, frame.seat, ref & CARD_MASK)]


def is_shielded(state: State, seat: i64, card: i64) -> bool:
    """Whether effects of a seat cannot choose a card."""
    place = state.place[card]
    return state.game.place_seat[place] != seat and has_skill(state, card, n.RESIST)


# --- conditions -------------------------------------------------------------------------------------------------------


def at_most(state: State, frame: Frame, expr: Expr) -> i64:
    """At most so many cards."""
    return int(len(cards_of(state, frame, expr.args[0])) <= expr.count)


def more(state: State, frame: Frame, expr: Expr) -> i64:
    """More of the first than of the second."""
    first, second = expr.args
    return int(len(cards_of(state, frame, first)) > len(cards_of(state, frame, second)))


def matches(state: State, frame: Frame, expr: Expr) -> i64:
    """Every card of the first operand, of which there is one, passes the filters that follow."""
    found = cards_of(state, frame, expr.args[0])
    return int(bool(found) and all(passes(state, frame, ref & CARD_MASK, expr.args[1:]) for ref in found))


def one_matches(state: State, frame: Frame, expr: Expr) -> i64:
    """A card of the first operand passes the filters that follow."""
    found = cards_of(state, frame, expr.args[0])
    return int(any(passes(state, frame, ref & CARD_MASK, expr.args[1:]) for ref in found))


def is_in(state: State, frame: Frame, expr: Expr) -> i64:
    """This card is in one of the zones."""
    if not is_live(state, frame.source):
        return 0
    return expr.zones >> state.game.place_zone[state.place[frame.source & CARD_MASK]] & 1


def has_role(state: State, frame: Frame, expr: Expr) -> i64:
    """This unit has a part in the battle."""
    return int(is_live(state, frame.source) and frame.source in in_role(state, expr.kind))


def attack_hit(state: State, frame: Frame, expr: Expr) -> i64:
    """The attack of this battle hit."""
    fight = battle(state)
    return int(fight is not None and fight[n.ATTACKING_HITS] > 0)


def nth_battle(state: State, frame: Frame, expr: Expr) -> i64:
    """The battle of the turn that is counted, or a later one."""
    return int(state.registers[n.BATTLES] >= expr.count)


def during_turn(state: State, frame: Frame, expr: Expr) -> i64:
    """Your turn, or the opponent's."""
    return int((state.active == frame.seat) == (expr.who == YOU))


def during_phase(state: State, frame: Frame, expr: Expr) -> i64:
    """The same for a phase."""
    return int((state.active == frame.seat) == (expr.who == YOU) and state.phase == expr.kind)


def attacked_times(state: State, frame: Frame, expr: Expr) -> i64:
    """This unit has attacked so often this turn."""
    return int(is_live(state, frame.source) and mark(state, frame.source & CARD_MASK, n.ATTACKS) >= expr.count)


def register(state: State, frame: Frame, expr: Expr) -> i64:
    """A register of this player is at least so much."""
    return int(state.registers[expr.kind + frame.seat] >= expr.count)


def befell(state: State, frame: Frame, expr: Expr) -> i64:
    """Registers of these players add up to so much."""
    return int(sum(state.registers[expr.kind + seat] for seat in seats(frame, expr.who)) >= expr.count)


def under(state: State, frame: Frame, expr: Expr) -> i64:
    """This player is under a flag."""
    return int(is_under(state, frame.seat, expr.kind))


def generation_break(state: State, frame: Frame, expr: Expr) -> i64:
    """Generation Break."""
    return int(generation(state, frame.seat) >= expr.count)


def limit_break(state: State, frame: Frame, expr: Expr) -> i64:
    """Limit Break: so much damage, face up or not; 4 is waved aside for a unit that has it early."""
    if len(state.zones[state.game.place(frame.seat, n.DAMAGE)]) >= expr.count:
        return 1
    early = expr.count == WAVED_ASIDE and is_live(state, frame.source)
    return int(early and has_skill(state, frame.source & CARD_MASK, n.EARLY_LIMIT_BREAK))


def fallen(state: State, frame: Frame, expr: Expr) -> list[int]:
    """While an event is told: cards of the drop zones that came from a rear-guard circle."""
    found: list[int] = []
    for seat in seats(frame, expr.who):
        if state.registers[n.CAME_FROM] - 1 in circles(state, seat):
            found += [reference(state, card) for card in state.zones[state.game.place(seat, n.DROP)]]
    return found


def went_second(state: State, frame: Frame, expr: Expr) -> i64:
    """This player did not have the first turn."""
    return int(state.first != frame.seat)


def did_so(state: State, frame: Frame, expr: Expr) -> i64:
    """The step before touched so many cards."""
    return int(frame[n.ABILITY_DONE] >= expr.count)


# --- what a timing asks when its event happens ------------------------------------------------------------------------


def every(state: State, frame: Frame, expr: Expr) -> i64:
    """Every operand holds."""
    return int(all(amount_of(state, frame, arg) for arg in expr.args))


def may_legion(state: State, frame: Frame, expr: Expr) -> i64:
    """This unit has not sought a mate before."""
    return int(is_live(state, frame.source) and not mark(state, frame.source & CARD_MASK, n.LEGIONED))


def came_from_rear(state: State, frame: Frame, expr: Expr) -> i64:
    """It came from a rear-guard circle of its owner's."""
    return int(state.registers[n.CAME_FROM] - 1 in circles(state, frame.seat))


def came(state: State, frame: Frame, expr: Expr) -> i64:
    """It came from a zone (plus 1; 0: any), in a way (0: any)."""
    if expr.zone and state.registers[n.CAME_FROM] != expr.zone:
        return 0
    return int(not expr.kind or state.registers[n.CAME_BY] == expr.kind)


def came_elsewhere(state: State, frame: Frame, expr: Expr) -> i64:
    """It came from another zone than this one (plus 1)."""
    return int(state.registers[n.CAME_FROM] != expr.zone)


def came_in_sight(state: State, frame: Frame, expr: Expr) -> i64:
    """Everybody has seen which card it is, and where it went."""
    return int(state.known[frame.source & CARD_MASK] == EVERYONE)


def done_by(state: State, frame: Frame, expr: Expr) -> i64:
    """You did what has just been done, or the opponent."""
    return int((state.registers[n.DOER] - 1 == frame.seat) == (expr.who == YOU))


def rider_is(state: State, frame: Frame, expr: Expr) -> i64:
    """The new vanguard passes the filters."""
    card = vanguard(state, frame.seat)
    return int(card >= 0 and passes(state, frame, card, expr.args))


def target_is(state: State, frame: Frame, expr: Expr) -> i64:
    """A unit that is attacked is on VC or not, and passes the filters."""
    fight = battle(state)
    if fight is None:
        return 0
    return int(any(is_such(state, frame, ref, expr) for ref in fight.bound(TARGETS)))


def hit_target_is(state: State, frame: Frame, expr: Expr) -> i64:
    """The same for the unit of which a hit is told."""
    fight = battle(state)
    return int(fight is not None and is_such(state, frame, fight.bound(TARGETS)[fight[n.ATTACKING_NTH]], expr))


def is_such(state: State, frame: Frame, ref: i64, expr: Expr) -> bool:
    """A unit of the battle, on VC or not as the place says: one that has left was no vanguard."""
    if ref < 0:  # in a guess: a unit that had left
        return False
    card = ref & CARD_MASK
    on_vc = is_live(state, ref) and circle_of(state, card) == n.V
    return (expr.zone == UNITS or on_vc == (expr.zone == n.V)) and passes(state, frame, card, expr.args)


def by_opponent(state: State, frame: Frame, expr: Expr) -> i64:
    """An ability of the opponent is what is being done."""
    top = state.stack[-1]
    return int(top.ability >= 0 and top.seat != frame.seat and top.seat in range(SEATS))


def order_kind(state: State, frame: Frame, expr: Expr) -> i64:
    """The order that is played by this player is of a kind (-1: any)."""
    area = state.zones[state.game.place(frame.seat, n.ORDER_AREA)]
    return int(len(area) > 0 and (expr.kind == NONE or state.game.kinds[state.defs[area[-1]]] == expr.kind))
