"""Costs of Vanguard's abilities, from nodes to instructions: every part is decided first, then all are paid at once."""

from __future__ import annotations

from typing import Final

from msgspec.structs import replace

from ....core.ability import AT_BOTTOM, COST, FOR_COST, MAY_DECLINE, SECRET, UP_TO, Ability, Expr, Instr
from ....core.frame import SECRET_TAG
from ....core.game import Game
from ....language import execute as shared_run
from ....language.compile import compute, new_ability, select
from ....language.node import Cost, Selector, walk
from ....language.nodes import This
from .. import names as n
from .. import vocabulary as v
from ..execute import costs as run
from ..execute import groups as sel
from ..execute.effects import FACE_DOWN
from ..rules import VanguardRules
from ..vocabulary.costs import AnyCost
from ..vocabulary.filters import Place
from .effects import VanguardCompiler
from .groups import filters

WHOLE_HAND: Final = 99  # cards at most that may be discarded beyond what is needed


def add_cost(game: Game, defn: int, ability: Ability, parts: tuple[Cost, ...]) -> None:
    """A card of the hand cannot be discarded for its own cost."""
    if parts:
        cost = new_ability(game, defn, COST)
        c = VanguardCompiler(game, defn)
        pay(c, parts, back=True)
        cost.code = c.code
        ability.cost = cost.number
        ability.payable = payable(VanguardCompiler(game, defn), parts)


def offer(c: VanguardCompiler, parts: tuple[Cost, ...]) -> list[Instr]:
    """Ask whether a cost is paid, and pay it; what jumps away where it is not.

    It is asked for where all can see that it might be paid: what a hand holds is not told by asking or not.
    """
    skips = [c.emit(shared_run.jump_unless, [payable(c, parts, is_seen=True)])]
    c.emit(shared_run.ask_option, [payable(c, parts)], count=1, how=MAY_DECLINE)
    c.emit(shared_run.read_option)
    skips.append(c.emit(shared_run.jump_unless_option, option=1))
    pay(c, parts, back=False)
    return skips


def _source(part: Cost, others: bool = False) -> Selector | None:
    """From which cards a part of a cost is chosen, without a card that is played from the hand or pays itself."""
    found: Selector | None = None
    if isinstance(part, v.SoulBlast):
        found = v.Group("soul", that=part.that)
    elif isinstance(part, v.DiscardFromHand):
        found = v.Group("hand", that=part.that)
    elif isinstance(part, v.Resting) and isinstance(part.of, v.Group):
        found = replace(part.of, that=(*part.of.that, v.Posture("standing")))
    elif isinstance(part, v.TurningUp):
        found = v.Group("G", that=(v.Facing("down"), *part.that))
    elif isinstance(part, v.DiscardThis):
        return This()
    elif isinstance(part, v.Retiring | v.Putting | v.Resting | v.Revealing | v.Locking):
        found = part.of
    return None if found is None else _without_itself(found, others)


def _without_itself(found: Selector, others: bool) -> Selector:
    """Cards of the hand never hold the one that is played from there."""
    if isinstance(found, v.Or):
        return replace(found, of=_without_itself(found.of, others), other=_without_itself(found.other, others))
    if isinstance(found, v.Group) and (others or found.place == "hand") and v.Other() not in found.that:
        return replace(found, that=(v.Other(), *found.that))
    return found


def _blasted(c: VanguardCompiler, part: Cost) -> Expr:
    """The face-up cards of the damage zone that a counter blast may turn."""
    assert isinstance(part, v.CounterBlast)
    face_up = select(run.counter_blast_cards)
    tests = filters(c, "", part.that)
    return select(sel.among, [face_up, *tests]) if tests else face_up


def _count(part: Cost) -> int:
    assert isinstance(part, AnyCost), part
    return part.n


def _pays_itself(parts: tuple[Cost, ...]) -> bool:
    return any(isinstance(_source(part), This) for part in parts)


def payable(c: VanguardCompiler, parts: tuple[Cost, ...], is_seen: bool = False) -> Expr:
    """Whether every part can be paid at once; parts that are paid from one place are added up.

    `is_seen`: as far as everybody can see.
    """
    tests: list[Expr] = []
    needed: dict[Place, int] = {}
    itself = _pays_itself(parts)
    for part in parts:
        if isinstance(part, v.CounterBlast):
            tests.append(compute(run.counter_blast_payable, [_blasted(c, part)], count=part.n))
        elif isinstance(part, v.EnergyBlast):
            tests.append(compute(run.energy_payable, count=part.n))
        elif isinstance(part, v.PuttingTop):
            tests.append(compute(run.enough, [c.expr(v.Group("deck"))], count=part.n))
        elif isinstance(part, v.DiscardGrades):
            if not is_seen:
                tests.append(compute(run.grades_payable, count=part.n))
        else:
            found = _source(part, itself)
            assert found is not None, part
            if not (is_seen and _lies_in(found, ("hand", "G", "bind"))):
                tests.append(compute(run.enough, [c.expr(found)], count=_count(part)))
            if isinstance(part, v.Resting) and isinstance(found, This):
                tests.append(c.expr(v.Matches(This(), that=(v.Posture("standing"),))))
            if isinstance(found, v.Group):
                needed[found.place] = needed.get(found.place, 0) + _count(part)
    for part in parts:
        either = _source(part, itself)
        if isinstance(either, v.Or) and not (is_seen and _lies_in(either, ("hand", "G", "bind"))):
            places = [one.place for one in walk(either) if isinstance(one, v.Group)]
            asked = [other for other in parts if _lies_in(_source(other, itself), tuple(places))]
            tests.append(compute(run.enough, [c.expr(_all_in(places))], count=sum(_count(other) for other in asked)))
    blasts = [part for part in parts if isinstance(part, v.CounterBlast)]
    if len(blasts) > 1:
        every = select(run.counter_blast_cards)
        tests.append(compute(run.counter_blast_payable, [every], count=sum(part.n for part in blasts)))
    for place, count in needed.items():
        others = v.Group(place, that=(v.Other(),) if itself or place == "hand" else ())
        tests.append(compute(run.enough, [c.expr(others)], count=count))
    return compute(sel.every, tests)


def pay(c: VanguardCompiler, parts: tuple[Cost, ...], back: bool) -> None:
    """All parts are decided, then paid as one batch; `back`: until then the whole may be taken back.

    What few cards can pay is decided first, so that nothing else takes them.
    """
    itself = _pays_itself(parts)
    sources = [_source(part, itself) for part in parts]
    tags = [_tag(c, part, found, i) for i, (part, found) in enumerate(zip(parts, sources, strict=True))]
    picked = sum(1 << tag for tag in tags if tag >= 0)
    for i in sorted(range(len(parts)), key=lambda i: -_strictness(parts[i], sources[i])):
        if tags[i] < 0:
            continue
        c.at(parts[i])
        found = sources[i]
        if isinstance(parts[i], v.DiscardGrades):
            _choose_grades(c, _count(parts[i]), tags[i], picked, back)
            continue
        of = _blasted(c, parts[i]) if found is None else c.expr(found)
        how = (FOR_COST if back else 0) | (SECRET if tags[i] >= SECRET_TAG else 0)
        if isinstance(found, This):
            how = 0  # there is nothing to decide, and one card may pay several parts
        else:
            of = select(run.unpicked, [of], tags=picked)
        c.emit(shared_run.choose_cards, [of], count=_count(parts[i]), tag=tags[i], how=how)
    first = len(c.code)
    c.emit(run.begin_payment)
    for i, part in enumerate(parts):
        c.at(part)
        _pay_part(c, part, tags[i])
    c.emit(run.end_payment)
    for instr in c.code[first:]:
        instr.pays = True


def _choose_grades(c: VanguardCompiler, needed: int, tag: int, picked: int, back: bool) -> None:
    """One card of the hand after the other until their grades add up, then more of them, if wanted."""
    start = len(c.code)
    left = select(run.unpicked, [select(run.hand_cards)], tags=picked | 1 << tag + 1)
    c.emit(shared_run.choose_cards, [left], count=1, tag=tag, how=SECRET | (FOR_COST if back else 0))
    c.emit(run.until_grades, count=needed, tag=tag, jump=start)
    assert isinstance(c.game.rules, VanguardRules)
    if c.game.rules.stride_overpay:
        how = SECRET | UP_TO | (FOR_COST if back else 0)
        c.emit(shared_run.choose_cards, [left], count=WHOLE_HAND, tag=tag, how=how)
        c.emit(run.until_grades, count=needed, tag=tag, jump=start)


def _tag(c: VanguardCompiler, part: Cost, found: Selector | None, place: int) -> int:
    if isinstance(part, v.DiscardGrades):
        tag = c.tag(f"cost {len(c.code)} {place}", secret=True)
        c.tag(f"grades {len(c.code)} {place}", secret=True)
        return tag
    if found is None and not isinstance(part, v.CounterBlast):
        return -1
    return c.tag(f"cost {len(c.code)} {place}", secret=_lies_in(found, ("hand", "G")))


def _all_in(places: list[Place]) -> Selector:
    """The cards of several places, but for this one."""
    found: Selector = v.Group(places[0], that=(v.Other(),))
    for place in places[1:]:
        found = v.Or(found, v.Group(place, that=(v.Other(),)))
    return found


def _lies_in(found: Selector | None, places: tuple[Place, ...]) -> bool:
    """Whether such cards lie in a place that not everybody sees, or some of them do."""
    return any(isinstance(one, v.Group) and one.place in places for one in walk(found))


def _strictness(part: Cost, found: Selector | None) -> int:
    """How narrow a part of a cost is: itself, then by the number of its filters."""
    if isinstance(part, v.CounterBlast):
        return len(part.that)
    if isinstance(found, This):
        return 99
    return len(found.that) if isinstance(found, v.Group) else 0


def _pay_part(c: VanguardCompiler, part: Cost, tag: int) -> None:
    if isinstance(part, v.EnergyBlast):
        c.emit(run.pay_energy, count=part.n)
    elif isinstance(part, v.PuttingTop):
        c.emit(run.pay_top, count=part.n, zone=PUT[part.zone])
    elif isinstance(part, v.Putting):
        zone = PUT[part.zone]
        how = AT_BOTTOM if part.zone == "bottom" else FACE_DOWN if part.zone.endswith("face down") else 0
        c.emit(run.pay_put, zone=zone, tag=tag, how=how)
    else:
        c.emit(PAY[type(part)], tag=tag + isinstance(part, v.DiscardGrades))


PUT: Final = {"soul": n.SOUL, "drop": n.DROP, "bottom": n.DECK, "bind": n.BIND, "hand": n.HAND, "top": n.DECK,
              "damage": n.DAMAGE, "damage face down": n.DAMAGE, "bind face down": n.BIND,
              "removed": n.REMOVED}  # fmt: skip
PAY: Final = {
    v.CounterBlast: run.pay_counter_blast, v.SoulBlast: run.pay_soul_blast, v.DiscardFromHand: run.pay_discard,
    v.Retiring: run.pay_retire, v.Resting: run.pay_rest, v.Revealing: run.pay_reveal, v.TurningUp: run.pay_turn_up,
    v.Locking: run.pay_lock, v.DiscardGrades: run.pay_discard, v.DiscardThis: run.pay_discard,
}  # fmt: skip
