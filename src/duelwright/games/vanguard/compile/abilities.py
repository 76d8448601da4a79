"""Whole abilities of Vanguard's cards, from nodes to what the engine runs: timings, limits, costs."""

from __future__ import annotations

import hashlib
from typing import Final

import msgspec

from ....core.ability import (
    ACT,
    AUTO,
    EFFECT,
    MAY_DECLINE,
    SECRET,
    UP_TO,
    Ability,
    Expr,
    Instr,
    number,
)
from ....core.card import CardDef
from ....core.errors import CardError
from ....core.frame import EVENT_TAG
from ....core.game import Game
from ....language import execute as shared_run
from ....language.binding import EVENT
from ....language.compile import (
    SIDE,
    UNTIL,
    Compiler,
    appraise,
    compute,
    lowers,
    new_ability,
    select,
)
from ....language.node import AbilityNode, Condition, Node, Selector, check_node, from_json, to_json, walk
from ....language.nodes import AtLeast, Binder, It, May, Search, Shuffle, This
from .. import events as e
from .. import names as n
from .. import vocabulary as v
from ..execute import calls, causes
from ..execute import effects as run
from ..execute import groups as sel
from ..legion import RETURNED
from ..rules import VanguardRules
from ..vocabulary.timings import AtTarget, OfUnit
from . import checks
from .checks import ENTERED, OF_A_TURN, ZONE_EVENTS, check_discards, check_entering, check_moments
from .continuous import continuous, counts_as, redirect, would
from .costs import add_cost, offer
from .effects import VanguardCompiler
from .groups import PLACES, filters, zone_mask

MOST: Final = 100_000_000  # of a number in a tree
NO_CARD: Final = 1 << 20  # a zone that no card is in
IF_OFFERED: Final = "turn, declined too"  # a limit that is used up once it is offered
HAND_RULE: Final = "AUTO of the hand"
MOST_AUTOS: Final = 16  # abilities of a card that waits in the hand
PHASE_EVENTS: Final = {
    "stand": e.ON_STAND_PHASE_START, "draw": e.ON_DRAW_PHASE_START, "ride": e.ON_RIDE_PHASE_START,
    "stride": e.ON_STRIDE_PHASE, "main": e.ON_MAIN_PHASE_START, "battle": e.ON_BATTLE_PHASE_START,
    "end": e.ON_END_PHASE_START,
}  # fmt: skip
PHASE_ENDS: Final = {
    "stand": e.ON_STAND_PHASE_END, "draw": e.ON_DRAW_PHASE_END, "ride": e.ON_RIDE_PHASE_END,
    "stride": e.ON_STRIDE_PHASE_END, "main": e.ON_MAIN_PHASE_END, "battle": e.BATTLE_PHASE_END,
    "end": e.ON_END_PHASE_END,
}  # fmt: skip
DEEDS: Final = {
    "draw": e.ON_DRAW, "soul charge": e.ON_SOUL_CHARGE, "soul blast": e.ON_SOUL_BLAST,
    "counter blast": e.ON_COUNTER_BLAST, "counter charge": e.ON_COUNTER_CHARGE,
}  # fmt: skip
CHECK_EVENTS: Final = {"drive": e.ON_DRIVE_CHECK, "damage": e.ON_DAMAGE_CHECK, "any": e.ON_CHECK}
STEP_EVENTS: Final = {
    "start": e.ON_START_STEP, "attack": e.ON_ATTACK_STEP, "guard": e.ON_GUARD_STEP, "drive": e.ON_DRIVE_STEP,
    "damage": e.ON_DAMAGE_STEP, "close": e.ON_CLOSE_STEP,
}  # fmt: skip
SOURCES: Final = {"": 0, "hand": n.HAND + 1, "deck": n.DECK + 1, "drop": n.DROP + 1, "soul": n.SOUL + 1,
                  "bind": n.BIND + 1, "RC": 0, "GC": n.GC + 1}  # fmt: skip
UNIT_TIMINGS: Final = {  # of a unit on a circle
    v.Attacks: e.ON_ATTACK, v.Attacked: e.ON_ATTACKED, v.Boosts: e.ON_BOOST, v.Boosted: e.ON_BOOSTED,
    v.Hits: e.ON_ATTACK_HIT, v.Misses: e.ON_ATTACK_MISS, v.BattleEnds: e.ON_BATTLE_END, v.Stood: e.ON_STAND,
    v.Rested: e.ON_REST, v.Legions: e.ON_LEGION, v.Deleted: e.ON_DELETE, v.Unlocked: e.ON_UNLOCK, v.Moves: e.ON_MOVE,
    v.Becomes: e.ON_SKILL_CHANGED,
}  # fmt: skip
OWN_TIMINGS: Final = (v.RodeUpon, v.Retired, v.EntersZone, v.Discarded, v.BecameDress)  # of the card itself


def compile_card(game: Game, defn: int, card: CardDef) -> list[Ability]:
    """The abilities of a card, in the order of its text."""
    made: list[Ability] = []
    for part in card.abilities:
        check_node(part, card.name, MOST)
        assert isinstance(part, AbilityNode)
        if any(isinstance(one, Binder) and one.name == EVENT for one in walk(part)):
            raise checks.wrong(
                "event_card",
                "{card}: {event} is the card of the event; choose under another name",
                {"card": card.name, "event": repr(EVENT)},
            )
        try:
            ability = _ability(game, defn, part)
        except CardError as error:
            raise checks.wrong("card_says", "{card}: {error}", {"card": card.name, "error": error}) from None
        made += [] if ability is None else [appraise(ability, part)]
    return made


def _ability(game: Game, defn: int, part: Node) -> Ability | None:
    if isinstance(part, v.Auto):
        return _auto(game, defn, part)
    if isinstance(part, v.Act):
        return _act(game, defn, part)
    if isinstance(part, v.Play):
        return _play(game, defn, part)
    if isinstance(part, v.Continuous | v.Has | v.Original | v.Bars):
        return continuous(game, defn, part)
    if isinstance(part, v.CountsAs):
        return counts_as(game, defn, part)
    if isinstance(part, v.Redirect):
        return redirect(game, defn, part)
    if isinstance(part, v.Would):
        return would(game, defn, part)
    if isinstance(part, v.Legion):
        return _legion(game, defn, part)
    if isinstance(part, v.OverDress):
        return _overdress(game, defn, part)
    if isinstance(part, v.OverText):
        return _over_text(game, defn, part)
    if isinstance(part, v.CopyLimit | v.EnergyLimit | v.ForStride | v.AsHeal):
        return None  # rules of decks, of energy and of strides read these
    raise checks.wrong("no_vanguard_ability", "{type} is no ability of Vanguard", {"type": type(part).__name__})


# --- AUTO -------------------------------------------------------------------------------------------------------------


def _auto(game: Game, defn: int, part: v.Auto) -> Ability:
    """A trailing "if" is tested on resolution; whether the ability is played is asked where it has a cost.

    By the D format's specification (S2 of docs/sources.md) an ability without a cost is optional unless it is tagged
    mandatory, as every text of D is that has neither a cost nor "you may"; read by its letter, which has no such tag,
    any may be declined. Elsewhere it must be played whatever its tag says (A.1, 3).
    """
    check_moments(part.needs, part.do)
    check_discards(part)
    if It(EVENT) in walk(part.gate) or (It(EVENT) in walk(part) and waits_in_hand(part)):
        raise checks.wrong(
            "event_from_hand", "the card of an event is spoken of when the ability resolves, and not from the hand"
        )
    ability = new_ability(game, defn, AUTO)
    ability.limit = n.ONCE_A_TURN if part.limit == IF_OFFERED else n.LIMITS.index(part.limit)
    c = VanguardCompiler(game, defn)
    if It(EVENT) in walk(part):
        ability.about = True
        c.tags[EVENT] = EVENT_TAG
    _time(game, c, ability, part.on, part.where)
    _add_gate(c, ability, part.gate)
    skips: list[Instr] = []
    hidden = waits_in_hand(part)
    if hidden:
        if len(game.definitions[defn].abilities) > MOST_AUTOS:
            raise checks.wrong(
                "hand_autos",
                "a card with an AUTO of the hand has at most {most_autos} abilities",
                {"most_autos": MOST_AUTOS},
            )
        ability.zones = NO_CARD
        ability.window = window(game, part)
    elif part.needs is not None:
        skips.append(c.emit(shared_run.jump_unless, [c.expr(part.needs)]))
    if part.limit:
        skips.append(c.emit(run.unless_usable, how=int(part.limit == IF_OFFERED)))
    c.at(part)
    if part.cost:
        skips += offer(c, part.cost)
    elif not hidden and _may_decline(game, part):
        c.emit(shared_run.ask_option, count=1, how=MAY_DECLINE)
        c.emit(shared_run.read_option)
        skips.append(c.emit(shared_run.jump_unless_option, option=1))
    c.emit(run.played)
    c.effects(part.do)
    for skip in skips:
        skip.jump = len(c.code)
    ability.code = c.code
    return ability


def _limit_of(part: v.Act | v.Play) -> int:
    """How often it may be used; who plays it is offered nothing that could be declined."""
    if part.limit == IF_OFFERED:
        raise checks.wrong("limit_auto", "the limit {if_offered} is one of an AUTO", {"if_offered": repr(IF_OFFERED)})
    return n.LIMITS.index(part.limit)


def _may_decline(game: Game, part: v.Auto) -> bool:
    """Whether an AUTO without a cost is asked for; one that says "you may" asks by itself."""
    default = _rules(game).auto_default
    if default == "optional":
        return not (len(part.do) == 1 and isinstance(part.do[0], May))
    return default == "optional_unless_mandatory" and not part.mandatory


def waits(card: CardDef) -> bool:
    """Whether a card has an AUTO that waits in the hand for what others do."""
    return any(isinstance(part, v.Auto) and waits_in_hand(part) for part in card.abilities)


def waits_in_hand(part: v.Auto) -> bool:
    """Whether an AUTO waits in the hand for something else than what happens to its own card."""
    is_own = isinstance(part.on, OWN_TIMINGS) or (isinstance(part.on, OfUnit | v.Placed) and part.on.of == This())
    return part.where == ("hand",) and not is_own


def window(game: Game, part: v.Auto) -> int:
    """The ability by which every player who has a hand is asked at a timing for which cards of hands wait.

    Asking must not tell who holds such a card (a hidden-information rule). So the window belongs to no card: it opens
    by the timing alone, once for all cards that wait for it. To take a card from the hand is to play its ability.
    """
    checks.check_window(part)
    pool = game.pool
    form = to_json(v.Auto(part.on, (), where=part.where, gate=part.gate, needs=part.needs))
    name = f"window/{hashlib.blake2b(msgspec.json.encode(form), digest_size=6).hexdigest()}"
    if name in pool.windows:
        return pool.windows[name]
    ability = Ability(len(game.abilities), 0, HAND_RULE, name, AUTO, number(1))
    game.abilities.append(ability)
    pool.windows[name] = ability.number
    pool.timings[ability.number] = form
    c = VanguardCompiler(game, 0)
    c.node = "Auto"
    _time(game, c, ability, part.on, part.where)
    ability.zones = NO_CARD
    _add_gate(c, ability, part.gate)
    has_hand = AtLeast(1, v.Group("hand"))
    _add_gate(c, ability, has_hand)
    needed = (has_hand,) if part.needs is None else (has_hand, part.needs)
    skips = [c.emit(shared_run.jump_unless, [c.expr(condition)]) for condition in needed]
    tag = c.tag("this card", secret=True)
    done = c.tag("done", secret=True)  # the last tag: those behind it are for a card's later abilities
    held = select(run.waiting, ability=ability.number, without=done)
    c.emit(shared_run.choose_cards, [held], count=1, tag=tag, how=UP_TO | SECRET)
    skips.append(c.emit(run.take_up, tag=tag, ability=ability.number, without=done))
    c.emit(shared_run.jump)
    for skip in skips:
        skip.jump = len(c.code)
    ability.code = c.code
    return ability.number


def window_of(game: Game, form: object) -> int:
    """The same from the JSON form of a timing; CardError where it is none."""
    part = from_json(form, game.key)
    if not isinstance(part, v.Auto) or not waits_in_hand(part):
        raise checks.wrong("window_auto", "a window is an AUTO of the hand")
    check_node(part, "window", MOST)
    return window(game, part)


def _rules(game: Game) -> VanguardRules:
    assert isinstance(game.rules, VanguardRules)
    return game.rules


def _add_gate(c: VanguardCompiler, ability: Ability, gate: Condition | None) -> None:
    if gate is None:
        return
    tested = c.expr(gate)
    ability.gate = compute(sel.every, [ability.gate, tested]) if ability.gated else tested
    ability.gated = True


def _gated(ability: Ability, gate: Expr) -> None:
    ability.gated = True
    ability.gate = gate


def _time(game: Game, c: VanguardCompiler, ability: Ability, on: v.Timing, where: tuple[str, ...]) -> None:
    """Which event an ability waits for, where its card must be then, and what else is asked at that moment."""
    kind = UNIT_TIMINGS.get(type(on))
    if kind is not None:
        ability.event = kind
        ability.zones = zone_mask(game, where or (("VC", "RC", "GC") if isinstance(on, v.Moves) else ("VC", "RC")))
        assert isinstance(on, OfUnit), on
        _about(c, ability, on.of)
        if isinstance(on, v.Becomes):
            _gated(ability, compute(sel.came, kind=c.skill(on.state)))
        if isinstance(on, AtTarget) and on.target is not None:
            tests = filters(c, on.target.kind, on.target.that)
            test = sel.hit_target_is if isinstance(on, v.Hits) else sel.target_is
            _gated(ability, compute(test, tests, zone=PLACES[on.target.place]))
        return
    if isinstance(on, v.Placed):
        ability.event = e.ON_PLACED
        ability.zones = zone_mask(game, where or (on.on if isinstance(on.of, This) else ("VC", "RC")))
        _about(c, ability, on.of, zone_mask(game, on.on))
        if on.source == "not hand":
            _gated(ability, compute(sel.came_elsewhere, zone=SOURCES["hand"]))
        elif on.source or on.by:
            _gated(ability, compute(sel.came, zone=SOURCES[on.source], kind=n.WAYS.index(on.by)))
    elif isinstance(on, v.RodeUpon):
        ability.event = e.ON_RODE_UPON
        ability.zones = 1 << n.SOUL
        if on.by is not None:
            _gated(ability, compute(sel.rider_is, filters(c, on.by.kind, on.by.that)))
    elif isinstance(on, v.YouRide | v.YouStride):
        ability.event = e.ON_RIDE if isinstance(on, v.YouRide) else e.ON_STRIDE
        ability.zones = zone_mask(game, where or ("VC", "RC"))
        if isinstance(on, v.YouStride) and ability.zones >> n.V & 1:
            ability.zones |= 1 << n.HEART  # the vanguard is the heart by then
        _about(c, ability, (on.of if isinstance(on, v.YouStride) else None) or v.Group("vanguard"))
    elif isinstance(on, v.PutOnGuard | v.Intercepts):
        ability.event = e.ON_PUT_ON_GC if isinstance(on, v.PutOnGuard) else e.ON_INTERCEPT
        ability.zones = zone_mask(game, where or (("GC",) if isinstance(on.of, This) else ("VC", "RC", "GC")))
        _about(c, ability, on.of)
    elif isinstance(on, v.Reveals):
        ability.event = CHECK_EVENTS[on.check]
        ability.zones = 1 << n.TRIGGER if isinstance(on.of, This) else zone_mask(game, where or ("VC", "RC"))
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
            came = sel.came_from_rear if on.source == "RC" else sel.came
            _gated(ability, compute(came, zone=SOURCES[on.source]))
        if on.zone in ("deck", "ride deck"):  # else the ability would tell what is in there
            seen = compute(sel.came_in_sight)
            _gated(ability, compute(sel.every, [ability.gate, seen]) if ability.gated else seen)
    elif isinstance(on, v.RearGuardFalls):
        ability.event = e.ON_SENT_TO_DROP
        ability.zones = zone_mask(game, where or ("VC", "RC"))
        ability.others = True
        ability.who = select(sel.fallen, who=SIDE[on.side])
    elif isinstance(on, v.Enters):
        check_entering(on)
        ability.event = ENTERED[on.of.place]
        ability.zones = zone_mask(game, where or ("VC", "RC"))
        _about(c, ability, on.of)
        if on.source == "RC":
            _gated(ability, compute(causes.left_circles, who=SIDE[on.of.side]))
        elif on.source:
            _gated(ability, compute(sel.came, zone=SOURCES[on.source]))
    elif isinstance(on, v.Discarded):
        ability.event = e.ON_DISCARD
        ability.zones = 1 << n.DROP
    elif isinstance(on, v.BecameDress):
        ability.event = e.ON_BECAME_DRESS
        ability.zones = 1 << n.DRESS
    else:
        ability.zones = zone_mask(game, where or ("VC", "RC", "crest zone", "order zone"))
        _about(c, ability, This(), always=True)
        if isinstance(on, OF_A_TURN):
            ability.event = _moment(on)
            _gated(ability, compute(sel.during_turn, who=sel.YOU if on.whose == "your" else sel.OPPONENT))
        elif isinstance(on, v.PlayerDoes):
            ability.event = DEEDS[on.what]
            _gated(ability, compute(sel.done_by, who=sel.YOU if on.who == "you" else sel.OPPONENT))
        elif isinstance(on, v.StepStarts):
            ability.event = STEP_EVENTS[on.step]
            _gated(ability, compute(sel.during_turn, who=sel.YOU if on.whose == "your" else sel.OPPONENT))
        else:
            assert isinstance(on, v.OrderPlayed), on
            ability.event = e.ON_ORDER_PLAYED
            kind = n.KINDS.index(f"{on.kind} order") if on.kind else -1
            _gated(ability, compute(sel.order_kind, kind=kind))


def _moment(on: v.PhaseStarts | v.PhaseEnds | v.TurnStarts | v.TurnEnds | v.TurnOver) -> int:
    """The event of a moment of a turn."""
    if isinstance(on, v.PhaseStarts):
        return PHASE_EVENTS[on.phase]
    if isinstance(on, v.PhaseEnds):
        return PHASE_ENDS[on.phase]
    if isinstance(on, v.TurnStarts):
        return e.ON_TURN_START
    return e.ON_END_OF_TURN if isinstance(on, v.TurnEnds) else e.ON_TURN_END


def _about(c: VanguardCompiler, ability: Ability, of: Selector, zones: int = 0, always: bool = False) -> None:
    """Whether an ability waits for its own card, or watches others."""
    if isinstance(of, This) and not always:
        return
    ability.others = True
    ability.who = c.expr(of)
    if zones:
        ability.who = select(run.located, [ability.who], zones=zones)


# --- ACT, orders, overDress, over triggers ----------------------------------------------------------------------------


def _act(game: Game, defn: int, part: v.Act) -> Ability:
    """Its gate is tested when it is played; its condition when it resolves, after the cost is paid (CR 8.1.1.1.2)."""
    check_moments(part.gate, part.needs, part.do)
    check_discards(part)
    ability = new_ability(game, defn, ACT)
    ability.zones = zone_mask(game, part.where)
    ability.limit = _limit_of(part)
    c = VanguardCompiler(game, defn)
    _add_gate(c, ability, part.gate)
    skip = None if part.needs is None else c.emit(shared_run.jump_unless, [c.expr(part.needs)])
    c.effects(part.do)
    if skip is not None:
        skip.jump = len(c.code)
    ability.code = c.code
    add_cost(game, defn, ability, part.cost)
    return ability


def _play(game: Game, defn: int, part: v.Play) -> Ability:
    """What an order does; `who` says when it is free."""
    ability = new_ability(game, defn, EFFECT)
    ability.zones = 1 << n.HAND
    ability.limit = _limit_of(part)
    c = VanguardCompiler(game, defn)
    _add_gate(c, ability, part.needs)
    ability.optional = part.free is not None
    if part.free is not None:
        ability.who = c.expr(part.free)
    c.effects(part.do)
    ability.code = c.code
    add_cost(game, defn, ability, part.cost)
    return ability


def _legion(game: Game, defn: int, part: v.Legion) -> Ability:
    """Once: for four cards of the drop zone, against a vanguard of grade 3 or greater."""
    ability = new_ability(game, defn, ACT)
    ability.zones = 1 << n.V
    c = VanguardCompiler(game, defn)
    strong = v.Matches(v.Group("vanguard", "opponent's"), that=(v.Grade(3),))
    alone = compute(sel.may_legion)
    _gated(ability, compute(sel.every, [alone, c.expr(strong)]))
    c.effects((Search("mate", v.Group("deck", that=(v.Named(part.mate),))),))
    c.emit(calls.seek_mate, tag=c.tag("mate"))
    c.effects((Shuffle(),))
    ability.code = c.code
    add_cost(game, defn, ability, (v.Putting(v.Group("drop"), "bottom", RETURNED),))
    return ability


def _overdress(game: Game, defn: int, part: v.OverDress) -> Ability:
    """Which units it may be placed over."""
    ability = new_ability(game, defn, EFFECT)
    ability.zones = NO_CARD
    ability.who = VanguardCompiler(game, defn).expr(part.on)
    ability.timing = n.WORN
    return ability


def _over_text(game: Game, defn: int, part: v.OverText) -> Ability:
    """What an over trigger does besides."""
    ability = new_ability(game, defn, EFFECT)
    ability.zones = NO_CARD
    ability.timing = n.OVER_TEXT
    c = VanguardCompiler(game, defn)
    c.effects(part.do)
    ability.code = c.code
    return ability


@lowers(v.Grant)
def _grant(c: Compiler, part: v.Grant) -> None:
    """The ability is compiled with the card that gives it; who has it is said by modifiers."""
    checks.check_given(part.ability)
    ability = _ability(c.game, c.defn, part.ability)
    assert ability is not None
    c.game.pool.grant(ability)
    c.emit(run.grant, [c.expr(part.of)], ability=ability.number, until=UNTIL[part.until])


@lowers(v.Pay)
def _pay(c: Compiler, part: v.Pay) -> None:
    """A cost in the middle of an ability: asked for where it can be paid."""
    assert isinstance(c, VanguardCompiler)
    c.emit(run.forget)
    c.at(part)
    skips = offer(c, part.cost)
    c.effects(part.do)
    for skip in skips:
        skip.jump = len(c.code)
