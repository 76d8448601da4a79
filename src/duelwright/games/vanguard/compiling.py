"""Whole abilities of Vanguard's cards, from nodes to what the engine runs: timings, limits, costs."""

from __future__ import annotations

from typing import Final

from ...core.ability import ACT, AUTO, CONT, COST, EFFECT, Ability, Expr, Instr, number
from ...core.card import CardDef
from ...core.errors import CardError
from ...core.game import Game
from ...language import execute as shared_run
from ...language.compile import Compiler, compute, lowers, new_ability, select
from ...language.node import Condition, Cost, Node, Selector, check_node, walk
from ...language.nodes import This, ValueOf
from . import events as e
from . import names as n
from . import running as run
from . import selecting as sel
from . import vocabulary as v
from .grouping import PLACES, filters, zone_mask
from .lowering import VanguardCompiler
from .vocabulary.filters import Place

MOST: Final = 100_000_000  # of a number in a tree
NO_CARD: Final = 1 << 20  # a zone that no card is in
PHASE_EVENTS: Final = {
    "stand": e.ON_STAND_PHASE_START, "draw": e.ON_DRAW_PHASE_START, "ride": e.ON_RIDE_PHASE_START,
    "stride": e.ON_STRIDE_PHASE, "main": e.ON_MAIN_PHASE_START, "battle": e.ON_BATTLE_PHASE_START,
    "end": e.ON_END_PHASE_START,
}  # fmt: skip
STEP_EVENTS: Final = {
    "start": e.ON_START_STEP, "attack": e.ON_ATTACK_STEP, "guard": e.ON_GUARD_STEP, "drive": e.ON_DRIVE_STEP,
    "damage": e.ON_DAMAGE_STEP, "close": e.ON_CLOSE_STEP,
}  # fmt: skip
ZONE_EVENTS: Final = {
    "soul": (e.ON_SENT_TO_SOUL, n.SOUL), "drop": (e.ON_SENT_TO_DROP, n.DROP), "damage": (e.ON_DAMAGE_TAKEN, n.DAMAGE),
    "hand": (e.ON_SENT_TO_HAND, n.HAND), "bind": (e.ON_BIND, n.BIND),
}  # fmt: skip
SOURCES: Final = {"": 0, "hand": n.HAND + 1, "deck": n.DECK + 1, "drop": n.DROP + 1, "soul": n.SOUL + 1,
                  "bind": n.BIND + 1}  # fmt: skip
UNIT_TIMINGS: Final = {  # of a unit on a circle
    v.Attacks: e.ON_ATTACK, v.Attacked: e.ON_ATTACKED, v.Boosts: e.ON_BOOST, v.Boosted: e.ON_BOOSTED,
    v.Hits: e.ON_ATTACK_HIT, v.Misses: e.ON_ATTACK_MISS, v.BattleEnds: e.ON_BATTLE_END, v.Stood: e.ON_STAND,
    v.Rested: e.ON_REST,
}  # fmt: skip


def compile_card(game: Game, defn: int, card: CardDef) -> list[Ability]:
    """The abilities of a card, in the order of its text."""
    made: list[Ability] = []
    for part in card.abilities:
        check_node(part, card.name, MOST)
        assert isinstance(part, Node)
        try:
            ability = _ability(game, defn, part)
        except CardError as error:
            raise CardError(f"{card.name}: {error}") from None
        made += [] if ability is None else [ability]
    return made


def _ability(game: Game, defn: int, part: Node) -> Ability | None:
    if isinstance(part, v.Auto):
        return _auto(game, defn, part)
    if isinstance(part, v.Act):
        return _act(game, defn, part)
    if isinstance(part, v.Play):
        return _play(game, defn, part)
    if isinstance(part, v.Continuous | v.Has):
        return _continuous(game, defn, part)
    if isinstance(part, v.OverDress):
        return _overdress(game, defn, part)
    if isinstance(part, v.OverText):
        return _over_text(game, defn, part)
    if isinstance(part, v.CopyLimit | v.EnergyLimit):
        return None  # rules of decks and of energy read these
    raise CardError(f"{type(part).__name__} is no ability of Vanguard")


def _compiler(game: Game, defn: int) -> VanguardCompiler:
    c = VanguardCompiler(game)
    c.defn = defn
    return c


def _continuous(game: Game, defn: int, part: v.Continuous | v.Has) -> Ability:
    """It may not depend on what continuous abilities change, or it would chase its own tail."""
    if any(isinstance(inner, ValueOf | v.Power) for inner in walk(part)):
        raise CardError("a continuous ability may not depend on numbers that others change")
    if isinstance(part, v.Has) and any(isinstance(inner, v.Having) for inner in walk(part)):
        raise CardError("a continuous skill may not depend on skills")
    ability = new_ability(game, defn, CONT)
    c = _compiler(game, defn)
    ability.zones = zone_mask(game, part.where)
    ability.who = c.expr(part.of)
    if isinstance(part, v.Has):
        ability.stat = c.skill(part.skill)
        ability.amount = number(1)
    else:
        ability.stat = c.stat(part.stat)
        ability.amount = c.expr(part.by)
    if part.when is not None:
        ability.gated = True
        ability.gate = c.expr(part.when)
    return ability


# --- AUTO -------------------------------------------------------------------------------------------------------------


def _auto(game: Game, defn: int, part: v.Auto) -> Ability:
    """A trailing "if" is tested on resolution; whether the ability is played is asked where it has a cost.

    A text with neither a cost nor "you may" is tagged mandatory in D, and is so by rule elsewhere (A.1, 3).
    """
    ability = new_ability(game, defn, AUTO)
    ability.limit = n.LIMITS.index(part.limit)
    c = _compiler(game, defn)
    _time(game, c, ability, part.on, part.where)
    _add_gate(c, ability, part.gate)
    skips: list[Instr] = []
    if part.needs is not None:
        skips.append(c.emit(shared_run.jump_unless, args=[c.expr(part.needs)]))
    if part.limit:
        skips.append(c.emit(run.unless_usable))
    if part.cost:
        skips.append(c.emit(shared_run.jump_unless, args=[payable(c, part.cost)]))
        c.node = "Auto"
        c.emit(shared_run.ask_option, 1, 1)
        c.emit(shared_run.read_option)
        skips.append(c.emit(shared_run.jump_unless_option, 0, 1))
        pay(c, part.cost, back=False)
    c.emit(run.played)
    c.effects(part.do)
    for skip in skips:
        skip.n = len(c.code)
    ability.code = c.code
    return ability


def _add_gate(c: VanguardCompiler, ability: Ability, gate: Condition | None) -> None:
    if gate is None:
        return
    tested = c.expr(gate)
    ability.gate = compute(sel.every, args=[ability.gate, tested]) if ability.gated else tested
    ability.gated = True


def _gated(ability: Ability, gate: Expr) -> None:
    ability.gated = True
    ability.gate = gate


def _time(game: Game, c: VanguardCompiler, ability: Ability, on: v.Timing, where: tuple[str, ...]) -> None:
    """Which event an ability waits for, where its card must be then, and what else is asked at that moment."""
    kind = UNIT_TIMINGS.get(type(on))
    if kind is not None:
        ability.event = kind
        ability.zones = zone_mask(game, where or ("VC", "RC"))
        _about(c, ability, getattr(on, "of"))  # noqa: B009 - every one of these timings has it
        target = getattr(on, "target", None)
        if isinstance(target, v.Group):
            tests = filters(c, target.kind, target.only + target.that)
            test = sel.hit_target_is if isinstance(on, v.Hits) else sel.target_is
            _gated(ability, compute(test, PLACES[target.place], 0, tests))
        return
    if isinstance(on, v.Placed):
        ability.event = e.ON_PLACED
        ability.zones = zone_mask(game, where or (on.on if isinstance(on.of, This) else ("VC", "RC")))
        _about(c, ability, on.of, zone_mask(game, on.on))
        if on.source or on.by:
            _gated(ability, compute(sel.came, SOURCES[on.source], n.WAYS.index(on.by)))
    elif isinstance(on, v.RodeUpon):
        ability.event = e.ON_RODE_UPON
        ability.zones = 1 << n.SOUL
        if on.by is not None:
            _gated(ability, compute(sel.rider_is, args=filters(c, on.by.kind, on.by.only + on.by.that)))
    elif isinstance(on, v.YouRide | v.YouStride):
        ability.event = e.ON_RIDE if isinstance(on, v.YouRide) else e.ON_STRIDE
        ability.zones = zone_mask(game, where or ("VC", "RC"))
        if isinstance(on, v.YouStride) and ability.zones >> n.V & 1:
            ability.zones |= 1 << n.HEART  # the vanguard is the heart by then
        _about(c, ability, v.Group("vanguard"))
    elif isinstance(on, v.PutOnGuard | v.Intercepts):
        ability.event = e.ON_PUT_ON_GC if isinstance(on, v.PutOnGuard) else e.ON_INTERCEPT
        ability.zones = zone_mask(game, where or (("GC",) if isinstance(on.of, This) else ("VC", "RC", "GC")))
        _about(c, ability, on.of)
    elif isinstance(on, v.Reveals):
        ability.event = e.ON_DRIVE_CHECK if on.check == "drive" else e.ON_DAMAGE_CHECK
        ability.zones = zone_mask(game, where or ("VC", "RC"))
        _about(c, ability, on.of)
    else:
        _time_of_card(game, c, ability, on, where)


def _time_of_card(game: Game, c: VanguardCompiler, ability: Ability, on: v.Timing, where: tuple[str, ...]) -> None:
    """Timings of a card off the circles, of phases and of orders."""
    if isinstance(on, v.Retired):
        ability.event = e.ON_RETIRE
        ability.zones = 1 << n.DROP
        if on.by:
            _gated(ability, compute(sel.by_opponent))
    elif isinstance(on, v.EntersZone):
        ability.event, zone = ZONE_EVENTS[on.zone]
        ability.zones = 1 << zone
        if on.source:
            _gated(ability, compute(sel.came, SOURCES[on.source]))
    elif isinstance(on, v.Discarded):
        ability.event = e.ON_DISCARD
        ability.zones = 1 << n.DROP
    elif isinstance(on, v.BecameDress):
        ability.event = e.ON_BECAME_DRESS
        ability.zones = 1 << n.DRESS
    else:
        ability.zones = zone_mask(game, where or ("VC", "RC", "crest zone", "order zone"))
        _about(c, ability, This(), always=True)
        if isinstance(on, v.PhaseStarts):
            ability.event = PHASE_EVENTS[on.phase]
            _gated(ability, compute(sel.during_turn, sel.YOU if on.whose == "your" else sel.OPPONENT))
        elif isinstance(on, v.StepStarts):
            ability.event = STEP_EVENTS[on.step]
            _gated(ability, compute(sel.during_turn, sel.YOU))
        else:
            assert isinstance(on, v.OrderPlayed), on
            ability.event = e.ON_ORDER_PLAYED
            kind = n.KINDS.index(f"{on.kind} order") if on.kind else -1
            _gated(ability, compute(sel.order_kind, kind))


def _about(c: VanguardCompiler, ability: Ability, of: Selector, zones: int = 0, always: bool = False) -> None:
    """Whether an ability waits for its own card, or watches others."""
    if isinstance(of, This) and not always:
        return
    ability.others = True
    ability.who = c.expr(of)
    if zones:
        ability.who = select(run.located, zones, args=[ability.who])


# --- ACT, orders, overDress, over triggers ----------------------------------------------------------------------------


def _act(game: Game, defn: int, part: v.Act) -> Ability:
    """Its gate is tested when it is played; its condition when it resolves, after the cost is paid (CR 8.1.1.1.2)."""
    ability = new_ability(game, defn, ACT)
    ability.zones = zone_mask(game, part.where)
    ability.limit = n.LIMITS.index(part.limit)
    c = _compiler(game, defn)
    _add_gate(c, ability, part.gate)
    skip = None if part.needs is None else c.emit(shared_run.jump_unless, args=[c.expr(part.needs)])
    c.effects(part.do)
    if skip is not None:
        skip.n = len(c.code)
    ability.code = c.code
    _add_cost(game, defn, ability, part.cost)
    return ability


def _play(game: Game, defn: int, part: v.Play) -> Ability:
    """What an order does; `who` says when it is free."""
    ability = new_ability(game, defn, EFFECT)
    ability.zones = 1 << n.HAND
    ability.limit = n.LIMITS.index(part.limit)
    c = _compiler(game, defn)
    _add_gate(c, ability, part.needs)
    ability.optional = part.free is not None
    if part.free is not None:
        ability.who = c.expr(part.free)
    c.effects(part.do)
    ability.code = c.code
    _add_cost(game, defn, ability, part.cost)
    return ability


def _overdress(game: Game, defn: int, part: v.OverDress) -> Ability:
    """Which units it may be placed over."""
    ability = new_ability(game, defn, EFFECT)
    ability.zones = NO_CARD
    ability.who = _compiler(game, defn).expr(part.on)
    ability.timing = n.WORN
    return ability


def _over_text(game: Game, defn: int, part: v.OverText) -> Ability:
    """What an over trigger does besides."""
    ability = new_ability(game, defn, EFFECT)
    ability.zones = NO_CARD
    ability.timing = n.OVER_TEXT
    c = _compiler(game, defn)
    c.effects(part.do)
    ability.code = c.code
    return ability


@lowers(v.Pay)
def _pay(c: Compiler, part: v.Pay) -> None:
    """A cost in the middle of an ability: asked for where it can be paid."""
    assert isinstance(c, VanguardCompiler)
    c.emit(run.forget)
    skips = [c.emit(shared_run.jump_unless, args=[payable(c, part.cost)])]
    c.node = "Pay"
    c.emit(shared_run.ask_option, 1, 1)
    c.emit(shared_run.read_option)
    skips.append(c.emit(shared_run.jump_unless_option, 0, 1))
    pay(c, part.cost, back=False)
    c.effects(part.do)
    for skip in skips:
        skip.n = len(c.code)


# --- costs ------------------------------------------------------------------------------------------------------------


def _add_cost(game: Game, defn: int, ability: Ability, parts: tuple[Cost, ...]) -> None:
    """A card of the hand cannot be discarded for its own cost."""
    if parts:
        cost = new_ability(game, defn, COST)
        c = _compiler(game, defn)
        pay(c, parts, back=True)
        cost.code = c.code
        ability.cost = cost.number
        ability.payable = payable(_compiler(game, defn), parts)


def _source(part: Cost) -> Selector | None:
    """From which cards a part of a cost is chosen; a card that is played from the hand is not among them."""
    if isinstance(part, v.SoulBlast):
        return v.Group("soul")
    if isinstance(part, v.DiscardFromHand):
        return v.Group("hand", only=(v.Other(), *part.only), that=part.that)
    if isinstance(part, v.Resting) and isinstance(part.of, v.Group):
        return v.Group(part.of.place, part.of.side, part.of.kind, (*part.of.only, v.Posture("standing")), part.of.that)
    if isinstance(part, v.TurningUp):
        return v.Group("G", only=(v.Facing("down"),))
    if isinstance(part, v.Retiring | v.Putting | v.Resting | v.Revealing | v.Locking):
        return part.of
    return None


def _count(part: Cost) -> int:
    return int(getattr(part, "n"))  # noqa: B009 - every cost has it


def payable(c: VanguardCompiler, parts: tuple[Cost, ...]) -> Expr:
    """Whether every part can be paid at once; parts that are paid from one place are added up."""
    tests: list[Expr] = []
    needed: dict[Place, int] = {}
    for part in parts:
        if isinstance(part, v.CounterBlast):
            tests.append(compute(run.counter_blast_payable, part.n))
        elif isinstance(part, v.EnergyBlast):
            tests.append(compute(run.energy_payable, part.n))
        else:
            found = _source(part)
            assert found is not None, part
            tests.append(compute(run.enough, _count(part), 0, [c.expr(found)]))
            if isinstance(part, v.Resting) and isinstance(found, This):
                tests.append(c.expr(v.Matches(This(), only=(v.Posture("standing"),))))
            if isinstance(found, v.Group):
                needed[found.place] = needed.get(found.place, 0) + _count(part)
    for place, count in needed.items():
        everything = v.Group(place, only=(v.Other(),) if place == "hand" else ())
        tests.append(compute(run.enough, count, 0, [c.expr(everything)]))
    return compute(sel.every, args=tests)


def pay(c: VanguardCompiler, parts: tuple[Cost, ...], back: bool) -> None:
    """All parts are decided, then paid as one batch; `back`: until then the whole may be taken back."""
    tags: list[int] = []
    for i, part in enumerate(parts):
        c.node = type(part).__name__
        found = _source(part)
        tags.append(-1)
        if isinstance(part, v.CounterBlast):
            tags[i] = c.tag(f"cost {len(c.code)} {i}")
            of = select(run.counter_blast_cards)
        elif found is not None:
            hidden = isinstance(found, v.Group) and found.place in ("hand", "G")
            tags[i] = c.tag(f"cost {len(c.code)} {i}", secret=hidden)
            of = c.expr(found)
        else:
            continue
        flags = (8 if back else 0) | (2 if tags[i] >= 64 else 0)
        if isinstance(found, This):
            flags = 0  # there is nothing to decide
        c.emit(shared_run.choose_cards, _count(part), tags[i], flags, [select(run.unpicked, args=[of])])
    c.emit(run.begin_payment)
    for i, part in enumerate(parts):
        c.node = type(part).__name__
        _pay_part(c, part, tags[i])
    c.emit(run.end_payment)


def _pay_part(c: VanguardCompiler, part: Cost, tag: int) -> None:
    if isinstance(part, v.EnergyBlast):
        c.emit(run.pay_energy, part.n)
    elif isinstance(part, v.Putting):
        zone = {"soul": n.SOUL, "drop": n.DROP, "bottom": n.DECK, "bind": n.BIND, "hand": n.HAND}[part.zone]
        c.emit(run.pay_put, zone, tag, int(part.zone == "bottom"))
    else:
        c.emit(PAY[type(part)], 0, tag)


PAY: Final = {
    v.CounterBlast: run.pay_counter_blast, v.SoulBlast: run.pay_soul_blast, v.DiscardFromHand: run.pay_discard,
    v.Retiring: run.pay_retire, v.Resting: run.pay_rest, v.Revealing: run.pay_reveal, v.TurningUp: run.pay_turn_up,
    v.Locking: run.pay_lock,
}  # fmt: skip
