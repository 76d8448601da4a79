"""Groups of cards, filters and conditions of Vanguard's cards, from nodes to expressions."""

from __future__ import annotations

from typing import Final

from ....core.ability import Expr, no_cards, no_number, number
from ....core.errors import CardError, worded
from ....core.game import Game
from ....language.compile import SIDE, Compiler, compute, computes, opens, select
from ....language.nodes import This
from .. import names as n
from .. import vocabulary as v
from ..execute import amounts, causes, variety
from ..execute import groups as sel
from ..vocabulary.filters import Filter

PLACES: Final = {
    "vanguard": n.V, "rear-guards": sel.REAR_GUARDS, "units": sel.UNITS, "guardians": n.GC, "hand": n.HAND,
    "deck": n.DECK, "drop": n.DROP, "soul": n.SOUL, "damage": n.DAMAGE, "trigger": n.TRIGGER, "bind": n.BIND,
    "G": n.G, "ride": n.RIDE, "order": n.ORDER, "crest": n.CREST, "hearts": n.HEART, "dress": n.DRESS,
}  # fmt: skip
HIDDEN: Final = ("hand", "deck", "ride", "G", "bind")
KINDS: Final = {
    "normal unit": ("unit",), "trigger unit": ("trigger unit",), "unit": ("unit", "trigger unit", "G unit", "token"),
    "G unit": ("G unit",), "token": ("token",), "order": ("normal order", "blitz order", "set order"),
    "normal order": ("normal order",), "blitz order": ("blitz order",), "set order": ("set order",),
}  # fmt: skip
ROLES: Final = ["attacking", "attacked", "boosting", "boosted"]
STATES: Final = {"overDress": sel.DRESSED, "locked": sel.LOCKED, "legion": sel.LEGION, "deleted": sel.DELETED}
GAINED: Final = {"boost": n.BOOST_SKILL, "intercept": n.INTERCEPT_SKILL, "resist": n.RESIST}
ROWS: Final = ["", "front", "back"]
CAUSES: Final = ["ability", "effect", "cost", "G guardian", "stride"]
WHOSE: Final = {"your": sel.YOU, "opponent's": sel.OPPONENT}
HISTORY: Final = {
    "called": n.CALLED, "discarded": n.DISCARDED, "played orders": n.ORDERS, "soul charged": n.SOUL_CHARGED,
    "played normal orders": n.NORMAL_ORDERS, "put into soul": n.ENSOULED,
    "called to RC": n.REAR_CALLED, "called from soul": n.SOUL_CALLED,
    "called from deck": n.DECK_CALLED, "rode": n.RIDES,
    "rode in the ride phase": n.PHASE_RIDES, "counter charged": n.CHARGES,
    "soul blasted": n.SOUL_PAID, "soul blasted for a vanguard": n.FRONT_PAID, "energy blasted": n.ENERGY_PAID,
}  # fmt: skip

FATES: Final = {
    "damage": n.DAMAGED, "drop": n.RETIRED, "bind": n.BOUND, "hand": n.RETURNED, "bottom": n.SUNK, "soul": n.SOULED,
    "stood": n.STOOD,
}  # fmt: skip
ARRIVALS: Final = {"": 1, "ability": 2, "ride phase": 4}


# --- filters and groups -----------------------------------------------------------------------------------------------


def filters(c: Compiler, kind: str, parts: tuple[Filter, ...]) -> list[Expr]:
    """The operands that test a card: first its kind, then each filter."""
    kinds = [_test(sel.KIND, sum(1 << n.KINDS.index(one) for one in KINDS[kind]))] if kind else []
    return kinds + [test for part in parts for test in _tests(c, part)]


def _test(kind: int, value: int = 0, args: list[Expr] | None = None) -> Expr:
    return Expr(no_number, no_cards, args or [], kind=kind, value=value)


def _tests(c: Compiler, part: Filter) -> list[Expr]:
    """The operands for one filter."""
    pool = c.game.pool
    if isinstance(part, v.Grade):
        made = [_test(sel.GRADE_LEAST, part.least)] if part.least else []
        return made + ([_test(sel.GRADE_MOST, part.most)] if part.most < 9 else [])
    if isinstance(part, v.Power):
        return [_test(sel.POWER_LEAST, part.least), _test(sel.POWER_MOST, part.most)]
    if isinstance(part, v.Named):
        return [_test(sel.NAMED, pool.title(part.name))]
    if isinstance(part, v.NotNamed):
        return [_test(sel.NOT_NAMED, pool.title(part.name))]
    if isinstance(part, v.NameHas):
        return [_test(sel.NAME_HAS, pool.name_part(part.part))]
    if isinstance(part, v.On):
        return [_test(sel.ON, zone_mask(c.game, part.where))]
    if isinstance(part, v.Apart):
        raise CardError(worded("different_names", "different names are asked of a group of cards"))
    if isinstance(part, v.GradeAs):
        return [_test(sel.GRADE_AS, part.plus, [c.expr(part.of)])]
    if isinstance(part, v.PowerAs):
        return [_test(sel.POWER_AS, 0, [c.expr(part.of)])]
    if isinstance(part, v.InState) and part.state in n.SKILLS:
        return [_test(sel.IN_SKILL, c.skill(part.state))]
    if isinstance(part, v.SameName):
        return [_test(sel.SAME_NAME, 0, [c.expr(part.of)])]
    if isinstance(part, v.OriginalNameHas):
        return [_test(sel.ORIGINAL_HAS, pool.name_part(part.part))]
    if isinstance(part, v.OfKind):
        return filters(c, part.kind, ())
    if isinstance(part, v.SameColumn) and part.of != This():
        return [_test(sel.COLUMN_OF, 0, [c.expr(part.of)])]
    if isinstance(part, v.ButNot):
        return [_test(sel.BUT_NOT, 0, _tests(c, part.of))]
    if isinstance(part, v.Having):
        gained = [number(GAINED[part.skill])] if part.skill in GAINED else []
        return [_test(sel.SKILL, pool.word(n.ICONS, part.skill), gained)]
    return [_test(kind, value) for kind, value in _trait_test(c, part) or _simple_test(part)]


def _trait_test(c: Compiler, part: Filter) -> list[tuple[int, int]]:
    """What never changes about a card."""
    pool = c.game.pool
    if isinstance(part, v.Nation):
        return [(sel.NATION, pool.word(n.NATION, part.nation))]
    if isinstance(part, v.Clan):
        return [(sel.CLAN, pool.word(n.CLAN, part.clan))]
    if isinstance(part, v.OfOneClan):
        return [(sel.ONE_CLAN, 0)]
    if isinstance(part, v.NotClan):
        return [(sel.NOT_CLAN, pool.word(n.CLAN, part.clan))]
    if isinstance(part, v.Race):
        return [(sel.RACE, pool.word(n.RACE, part.race))]
    if isinstance(part, v.Icon):
        return [(sel.ICON, n.TRIGGERS.index(part.icon))]
    return []


def _simple_test(part: Filter) -> list[tuple[int, int]]:
    if isinstance(part, v.Parity):
        return [(sel.GRADE_ODD, int(part.grade == "odd"))]
    if isinstance(part, v.Posture):
        return [(sel.RESTING, int(part.state == "resting"))]
    if isinstance(part, v.Facing):
        return [(sel.FACE_DOWN, int(part.face == "down"))]
    if isinstance(part, v.Other):
        return [(sel.OTHER, 0)]
    if isinstance(part, v.Role):
        return [(sel.ROLE, ROLES.index(part.role))]
    if isinstance(part, v.InRow):
        return [(sel.FRONT_ROW, int(part.row == "front"))]
    if isinstance(part, v.HasAttacked):
        return [(sel.ATTACKED_LEAST, part.n)]
    if isinstance(part, v.Arrived):
        return [(sel.ARRIVED, ARRIVALS[part.how])]
    if isinstance(part, v.WithinGrade):
        return [(sel.WITHIN_GRADE, 0)]
    if isinstance(part, v.InColumn):
        return [(sel.CENTER, int(part.column == "center"))]
    if isinstance(part, v.SameColumn):
        return [(sel.SAME_COLUMN, 0)]
    if isinstance(part, v.SameRow):
        return [(sel.SAME_ROW, 0)]
    if isinstance(part, v.Opposed):
        return [(sel.OPPOSED, 0)]
    assert isinstance(part, v.InState), part
    return [(STATES[part.state], 0)]


@computes(v.Group)
def _group(c: Compiler, part: v.Group) -> Expr:
    tests = filters(c, part.kind, together(part.that))
    return apart(part.that, select(sel.group, tests, zone=PLACES[part.place], who=SIDE[part.side]))


def together(that: tuple[Filter, ...]) -> tuple[Filter, ...]:
    """What is asked of each card alone."""
    return tuple(one for one in that if one != v.Apart())


def apart(that: tuple[Filter, ...], found: Expr) -> Expr:
    """What is asked of all cards together."""
    return select(variety.apart, [found]) if v.Apart() in that else found


@computes(v.Or)
def _or(c: Compiler, part: v.Or) -> Expr:
    return select(sel.either_group, [c.expr(part.of), c.expr(part.other)])


@computes(v.Among)
def _among(c: Compiler, part: v.Among) -> Expr:
    return apart(part.that, select(sel.among, [c.expr(part.of), *filters(c, part.kind, together(part.that))]))


@computes(v.OriginalOf)
def _original_of(c: Compiler, part: v.OriginalOf) -> Expr:
    return compute(sel.original_of, [c.expr(part.of)], stat=c.stat(part.stat))


@computes(v.Greatest)
def _greatest(c: Compiler, part: v.Greatest) -> Expr:
    return compute(causes.greatest, [c.expr(part.of)])


@computes(v.Multiple)
def _multiple(c: Compiler, part: v.Multiple) -> Expr:
    if part.per < 1:
        raise CardError(worded("amount_every", "an amount is for every one, or more"))
    return compute(amounts.multiple, [c.expr(part.of)], times=part.times, count=part.per)


@computes(v.OpenCircles)
def _open_circles(c: Compiler, part: v.OpenCircles) -> Expr:
    return compute(amounts.open_circles, who=SIDE[part.side], kind=ROWS.index(part.row))


@computes(v.Touched)
def _touched(c: Compiler, part: v.Touched) -> Expr:
    return compute(amounts.touched)


@opens(v.Group)
def _is_open(c: Compiler, part: v.Group) -> bool:
    return not is_hidden(part)


def is_hidden(part: v.Group) -> bool:
    """Whether not everybody can tell which cards these are: of some zones only those that lie face up are seen."""
    shown = part.place in ("G", "bind") and v.Facing("up") in part.that
    return part.place in HIDDEN and not shown


# --- conditions -------------------------------------------------------------------------------------------------------


@computes(v.AtMost)
def _at_most(c: Compiler, part: v.AtMost) -> Expr:
    return compute(sel.at_most, [c.expr(part.of)], count=part.n)


@computes(v.More)
def _more(c: Compiler, part: v.More) -> Expr:
    return compute(sel.more, [c.expr(part.of), c.expr(part.than)])


@computes(v.Exceeds)
def _exceeds(c: Compiler, part: v.Exceeds) -> Expr:
    return compute(causes.exceeds, [c.expr(part.of), c.expr(part.than)])


@computes(v.Matches)
def _matches(c: Compiler, part: v.Matches) -> Expr:
    several = isinstance(part.of, v.Group) and part.of.place == "vanguard"  # in Legion one of the two is enough
    test = sel.one_matches if several else sel.matches
    return compute(test, [c.expr(part.of), *filters(c, part.kind, part.that)])


@computes(v.IsOn)
def _is_on(c: Compiler, part: v.IsOn) -> Expr:
    return compute(sel.is_in, zones=zone_mask(c.game, part.where))


@computes(v.InRole)
def _in_role(c: Compiler, part: v.InRole) -> Expr:
    return compute(sel.has_role, kind=ROLES.index(part.role))


@computes(v.AttackHit)
def _attack_hit(c: Compiler, part: v.AttackHit) -> Expr:
    return compute(sel.attack_hit)


@computes(v.NthBattle)
def _nth_battle(c: Compiler, part: v.NthBattle) -> Expr:
    return compute(sel.nth_battle, count=part.n)


@computes(v.DuringTurn)
def _during_turn(c: Compiler, part: v.DuringTurn) -> Expr:
    return compute(sel.during_turn, who=WHOSE[part.whose])


@computes(v.DuringPhase)
def _during_phase(c: Compiler, part: v.DuringPhase) -> Expr:
    return compute(sel.during_phase, who=WHOSE[part.whose], kind=n.PHASES.index(part.phase))


@computes(v.AttackedTimes)
def _attacked_times(c: Compiler, part: v.AttackedTimes) -> Expr:
    return compute(sel.attacked_times, count=part.n)


@computes(v.PersonaRode)
def _persona(c: Compiler, part: v.PersonaRode) -> Expr:
    return compute(sel.register, kind=n.PERSONA, count=1)


@computes(v.RodeFromRideDeck)
def _from_ride_deck(c: Compiler, part: v.RodeFromRideDeck) -> Expr:
    return compute(sel.register, kind=n.FROM_RIDE_DECK, count=1)


@computes(v.ThisTurn)
def _this_turn(c: Compiler, part: v.ThisTurn) -> Expr:
    if part.what == "battled":
        return compute(sel.nth_battle, count=part.n)
    return compute(sel.register, kind=HISTORY[part.what], count=part.n)


@computes(v.Befell)
def _befell(c: Compiler, part: v.Befell) -> Expr:
    return compute(sel.befell, kind=FATES[part.what], who=SIDE[part.whose], count=part.n)


@computes(v.Under)
def _under(c: Compiler, part: v.Under) -> Expr:
    return compute(sel.under, kind=n.FLAGS.index(part.flag))


@computes(v.GenerationBreak)
def _generation_break(c: Compiler, part: v.GenerationBreak) -> Expr:
    return compute(sel.generation_break, count=part.n)


@computes(v.LimitBreak)
def _limit_break(c: Compiler, part: v.LimitBreak) -> Expr:
    return compute(sel.limit_break, count=part.n)


@computes(v.GotGift)
def _got_gift(c: Compiler, part: v.GotGift) -> Expr:
    return compute(sel.register, kind=n.GIFT, count=1)


@computes(v.RodeThisFight)
def _rode_this_fight(c: Compiler, part: v.RodeThisFight) -> Expr:
    return compute(sel.register, kind=n.RODE_GRADE, count=part.grade + 1)


@computes(v.DifferentGrades)
def _different_grades(c: Compiler, part: v.DifferentGrades) -> Expr:
    return compute(variety.different_grades, [c.expr(part.of)], count=part.n)


@computes(v.DifferentNames)
def _different_names(c: Compiler, part: v.DifferentNames) -> Expr:
    return compute(variety.different_names, [c.expr(part.of)])


@computes(v.WentSecond)
def _went_second(c: Compiler, part: v.WentSecond) -> Expr:
    return compute(sel.went_second)


@computes(v.Caused)
def _caused(c: Compiler, part: v.Caused) -> Expr:
    tests = filters(c, part.kind, part.that)
    return compute(causes.caused, tests, kind=CAUSES.index(part.by), who=SIDE[part.whose])


@computes(v.RodeOver)
def _rode_over(c: Compiler, part: v.RodeOver) -> Expr:
    return compute(causes.rode_over, filters(c, part.kind, part.that))


@computes(v.DidSo)
def _did_so(c: Compiler, part: v.DidSo) -> Expr:
    return compute(sel.did_so, count=part.n)


def zone_mask(game: Game, where: tuple[str, ...]) -> int:
    """The zones that an ability names, a bit each; RC are all rear-guard circles, VC has room for a mate."""
    found = 0
    for name in where:
        if name == "RC":
            found |= sum(1 << circle for circle in [*n.REAR, *range(n.ACCEL, game.zone_count)])
        elif name == "added RC":
            found |= sum(1 << circle for circle in range(n.ACCEL, game.zone_count))
        elif name == "VC":
            found |= 1 << n.V | 1 << n.MATE
        else:
            found |= 1 << WHERE[name]
    return found


WHERE: Final = {
    "GC": n.GC, "hand": n.HAND, "drop": n.DROP, "soul": n.SOUL, "bind": n.BIND, "ride deck": n.RIDE,
    "removed": n.REMOVED, "crest zone": n.CREST, "order zone": n.ORDER, "G zone": n.G,
}  # fmt: skip
