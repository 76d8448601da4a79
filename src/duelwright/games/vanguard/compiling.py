"""Whole abilities of Vanguard's cards, from nodes to what the engine runs: timings, limits, costs."""

from __future__ import annotations

from typing import Final

from ...core.ability import ACT, AUTO, CONT, COST, EFFECT, Ability, Expr, Instr, number
from ...core.card import CardDef
from ...core.errors import CardError
from ...core.frame import SECRET_TAG
from ...core.game import Game
from ...language import execute as shared_run
from ...language.compile import UNTIL, Compiler, compute, lowers, new_ability, select
from ...language.node import Condition, Cost, Node, Selector, check_node, walk
from ...language.nodes import This, ValueOf
from . import events as e
from . import names as n
from . import running as run
from . import selecting as sel
from . import vocabulary as v
from .grouping import HIDDEN, PLACES, filters, zone_mask
from .lowering import VanguardCompiler
from .rules import VanguardRules
from .vocabulary.costs import AnyCost
from .vocabulary.filters import Place
from .vocabulary.timings import AtTarget, OfUnit

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
    for inner in walk(part):
        if isinstance(inner, v.Group) and inner.place in HIDDEN and (inner.kind or inner.only or inner.that):
            raise CardError("a continuous ability may not tell what cards a hidden zone holds")
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

    By S2 an ability without a cost is optional unless it is tagged mandatory, as every text of D is that has neither a
    cost nor "you may"; elsewhere it must be played whatever its tag says (A.1, 3).
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
    c.node = "Auto"
    if part.cost:
        skips += offer(c, part.cost)
    elif not part.mandatory and _rules(game).auto_default == "optional_unless_mandatory":
        c.emit(shared_run.ask_option, 1, 1)
        c.emit(shared_run.read_option)
        skips.append(c.emit(shared_run.jump_unless_option, 0, 1))
    c.emit(run.played)
    c.effects(part.do)
    for skip in skips:
        skip.n = len(c.code)
    ability.code = c.code
    return ability


def _rules(game: Game) -> VanguardRules:
    assert isinstance(game.rules, VanguardRules)
    return game.rules


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
        assert isinstance(on, OfUnit), on
        _about(c, ability, on.of)
        if isinstance(on, AtTarget) and on.target is not None:
            tests = filters(c, on.target.kind, on.target.only + on.target.that)
            test = sel.hit_target_is if isinstance(on, v.Hits) else sel.target_is
            _gated(ability, compute(test, PLACES[on.target.place], 0, tests))
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


@lowers(v.Grant)
def _grant(c: Compiler, part: v.Grant) -> None:
    """The ability is compiled with the card that gives it; who has it is said by modifiers."""
    if not isinstance(part.ability, v.Auto):
        raise CardError("only an AUTO ability can be given")
    ability = _auto(c.game, c.defn, part.ability)
    if ability.others:
        raise CardError("an ability that is given is about its own unit")
    c.game.granted.append(ability.number)
    c.emit(run.grant, ability.number, 0, UNTIL[part.until], [c.expr(part.of)])


@lowers(v.Pay)
def _pay(c: Compiler, part: v.Pay) -> None:
    """A cost in the middle of an ability: asked for where it can be paid."""
    assert isinstance(c, VanguardCompiler)
    c.emit(run.forget)
    c.node = "Pay"
    skips = offer(c, part.cost)
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


def offer(c: VanguardCompiler, parts: tuple[Cost, ...]) -> list[Instr]:
    """Ask whether a cost is paid, and pay it; what jumps away where it is not.

    It is asked for where all can see that it might be paid: what a hand holds is not told by asking or not.
    """
    skips = [c.emit(shared_run.jump_unless, args=[payable(c, parts, is_seen=True)])]
    c.emit(shared_run.ask_option, 1, 1, args=[payable(c, parts)])
    c.emit(shared_run.read_option)
    skips.append(c.emit(shared_run.jump_unless_option, 0, 1))
    pay(c, parts, back=False)
    return skips


def _source(part: Cost, others: bool = False) -> Selector | None:
    """From which cards a part of a cost is chosen, without a card that is played from the hand or pays itself."""
    found: Selector | None = None
    if isinstance(part, v.SoulBlast):
        found = v.Group("soul")
    elif isinstance(part, v.DiscardFromHand):
        found = v.Group("hand", only=(v.Other(), *part.only), that=part.that)
    elif isinstance(part, v.Resting) and isinstance(part.of, v.Group):
        only = (*part.of.only, v.Posture("standing"))
        found = v.Group(part.of.place, part.of.side, part.of.kind, only, part.of.that)
    elif isinstance(part, v.TurningUp):
        found = v.Group("G", only=(v.Facing("down"),))
    elif isinstance(part, v.Retiring | v.Putting | v.Resting | v.Revealing | v.Locking):
        found = part.of
    if others and isinstance(found, v.Group) and v.Other() not in found.only:
        found = v.Group(found.place, found.side, found.kind, (v.Other(), *found.only), found.that)
    return found


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
            tests.append(compute(run.counter_blast_payable, part.n))
        elif isinstance(part, v.EnergyBlast):
            tests.append(compute(run.energy_payable, part.n))
        else:
            found = _source(part, itself)
            assert found is not None, part
            hidden = isinstance(found, v.Group) and found.place in ("hand", "G", "bind")
            if not (is_seen and hidden):
                tests.append(compute(run.enough, _count(part), 0, [c.expr(found)]))
            if isinstance(part, v.Resting) and isinstance(found, This):
                tests.append(c.expr(v.Matches(This(), only=(v.Posture("standing"),))))
            if isinstance(found, v.Group):
                needed[found.place] = needed.get(found.place, 0) + _count(part)
    for place, count in needed.items():
        others = v.Group(place, only=(v.Other(),) if itself or place == "hand" else ())
        tests.append(compute(run.enough, count, 0, [c.expr(others)]))
    return compute(sel.every, args=tests)


def pay(c: VanguardCompiler, parts: tuple[Cost, ...], back: bool) -> None:
    """All parts are decided, then paid as one batch; `back`: until then the whole may be taken back.

    What few cards can pay is decided first, so that nothing else takes them.
    """
    itself = _pays_itself(parts)
    sources = [_source(part, itself) for part in parts]
    tags = [_tag(c, part, found, i) for i, (part, found) in enumerate(zip(parts, sources, strict=True))]
    picked = sum(1 << tag for tag in tags if tag >= 0)
    for i in sorted(range(len(parts)), key=lambda i: -_strictness(sources[i])):
        if tags[i] < 0:
            continue
        c.node = type(parts[i]).__name__
        found = sources[i]
        of = select(run.counter_blast_cards) if found is None else c.expr(found)
        flags = (8 if back else 0) | (2 if tags[i] >= SECRET_TAG else 0)
        if isinstance(found, This):
            flags = 0  # there is nothing to decide
        c.emit(shared_run.choose_cards, _count(parts[i]), tags[i], flags, [select(run.unpicked, 0, picked, [of])])
    c.emit(run.begin_payment)
    for i, part in enumerate(parts):
        c.node = type(part).__name__
        _pay_part(c, part, tags[i])
    c.emit(run.end_payment)


def _tag(c: VanguardCompiler, part: Cost, found: Selector | None, place: int) -> int:
    if found is None and not isinstance(part, v.CounterBlast):
        return -1
    hidden = isinstance(found, v.Group) and found.place in ("hand", "G")
    return c.tag(f"cost {len(c.code)} {place}", secret=hidden)


def _strictness(found: Selector | None) -> int:
    """How narrow a part of a cost is: itself, then by the number of its filters."""
    if isinstance(found, This):
        return 99
    return len(found.only) + len(found.that) if isinstance(found, v.Group) else 0


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
