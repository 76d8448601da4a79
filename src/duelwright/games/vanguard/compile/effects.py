"""Vanguard's effects, from nodes to instructions."""

from __future__ import annotations

from collections.abc import Callable
from typing import Final, TypeVar, cast

from ....core.ability import AT_BOTTOM, EFFECT, Expr, Instr
from ....core.errors import CardError, worded
from ....core.game import Game
from ....language import execute as shared_run
from ....language import nodes as shared
from ....language.compile import (
    UNTIL,
    WHO,
    Compiler,
    Vocabulary,
    lower_choose,
    lower_if,
    lower_may,
    lowers,
    new_ability,
    select,
)
from ....language.node import Node, walk
from .. import names as n
from .. import vocabulary as v
from ..execute import calls, guards, turns
from ..execute import effects as run
from ..execute import groups as sel

N = TypeVar("N", bound=Node)

WORDS: Final = Vocabulary(
    discard="drop",
    field="V",
    discarded="ON_DISCARD",
    returned="ON_SENT_TO_HAND",
    taken="ON_SENT_TO_HAND",
    bottomed="ON_SENT_TO_DECK",
    changed="ON_STAT_CHANGED",
)
ZONES: Final = {
    "soul": n.SOUL, "drop": n.DROP, "removed": n.REMOVED, "damage": n.DAMAGE, "crest": n.CREST, "order": n.ORDER,
    "hand": n.HAND, "bind": n.BIND, "bottom": n.DECK, "deck": n.DECK,
}  # fmt: skip
SPOTS: Final = ["RC", "open RC", "back row RC", "front row RC", "back row center RC", "separate RC", "GC",
                "same column RC", "separate open RC"]  # fmt: skip
LATER: Final = {"battle": n.AT_BATTLE_END, "turn": n.AT_TURN_END, "end phase": n.AT_END_PHASE}


class VanguardCompiler(Compiler):
    """Shared nodes that move cards do so in Vanguard's own way."""

    def __init__(self, game: Game, defn: int) -> None:
        super().__init__(game, WORDS, defn)

    def lowering(self, part: Node) -> Callable[[Compiler, Node], None] | None:
        """Vanguard's own way, or the shared one."""
        return _OWN.get(type(part)) or super().lowering(part)

    def choosable(self, found: Expr) -> Expr:
        """Units of the opponent's with resist cannot be chosen."""
        return select(sel.choosable, [found])


_OWN: dict[type[Node], Callable[[Compiler, Node], None]] = {}


def instead(kind: type[N]) -> Callable[[Callable[[Compiler, N], None]], Callable[[Compiler, N], None]]:
    """Register Vanguard's own way with a shared effect."""

    def register(fn: Callable[[Compiler, N], None]) -> Callable[[Compiler, N], None]:
        _OWN[kind] = cast(Callable[[Compiler, Node], None], fn)
        return fn

    return register


# --- effects ----------------------------------------------------------------------------------------------------------


def _put(c: Compiler, of: Node, zone: int, how: int = 0) -> None:
    c.emit(run.put, [c.expr(of)], zone=zone, how=how)


@instead(shared.Discard)
def _discard(c: Compiler, part: shared.Discard) -> None:
    c.emit(run.discard, [c.expr(part.of)])


@instead(shared.Return)
def _return(c: Compiler, part: shared.Return) -> None:
    _put(c, part.of, n.HAND)


@instead(shared.ToHand)
def _to_hand(c: Compiler, part: shared.ToHand) -> None:
    _put(c, part.of, n.HAND)


@instead(shared.ToBottom)
def _to_bottom(c: Compiler, part: shared.ToBottom) -> None:
    _put(c, part.of, n.DECK, AT_BOTTOM)


@instead(shared.Choose)
def _choose(c: Compiler, part: shared.Choose) -> None:
    lower_choose(c, part)
    c.emit(run.chosen, tag=c.bound(part.name))


@instead(shared.Draw)
def _draw(c: Compiler, part: shared.Draw) -> None:
    c.emit(shared_run.draw, [c.expr(part.n)], who=WHO[part.who])
    c.emit(run.did)


@instead(shared.Change)
def _change(c: Compiler, part: shared.Change) -> None:
    args = [c.expr(part.of), c.expr(part.by)]
    c.emit(run.change, args, stat=c.stat(part.stat), event=c.event(c.words.changed), until=UNTIL[part.until])


@instead(shared.If)
def _if(c: Compiler, part: shared.If) -> None:
    if not any(isinstance(inner, v.DidSo) for inner in walk(part.when)):
        c.emit(run.forget)
    lower_if(c, part)


@instead(shared.May)
def _may(c: Compiler, part: shared.May) -> None:
    c.emit(run.forget)
    lower_may(c, part)


@lowers(v.ToTop)
def _to_top(c: Compiler, part: v.ToTop) -> None:
    _put(c, part.of, n.DECK)


@lowers(v.ToBottomAnyOrder)
def _to_bottom_in_order(c: Compiler, part: v.ToBottomAnyOrder) -> None:
    tag = c.tag(f"ordered {len(c.code)}", secret=True)
    c.emit(run.choose_order, [c.expr(part.of)], tag=tag)
    c.emit(run.put_in_order, tag=tag)


@lowers(v.ToTopAnyOrder)
def _to_top_in_order(c: Compiler, part: v.ToTopAnyOrder) -> None:
    tag = c.tag(f"ordered {len(c.code)}", secret=True)
    c.emit(run.choose_order, [c.expr(part.of)], tag=tag)
    c.emit(run.put_on_top_in_order, tag=tag)


@lowers(v.Put)
def _put_into(c: Compiler, part: v.Put) -> None:
    _put(c, part.of, ZONES[part.zone], run.FACE_DOWN if part.face == "down" else 0)


@lowers(v.Bind)
def _bind(c: Compiler, part: v.Bind) -> None:
    _put(c, part.of, n.BIND, run.FACE_DOWN if part.face == "down" else 0)


@lowers(v.Retire)
def _retire(c: Compiler, part: v.Retire) -> None:
    c.emit(run.retire, [c.expr(part.of)])


@lowers(v.Call)
def _call(c: Compiler, part: v.Call) -> None:
    tag = c.tag(f"called {len(c.code)}")
    c.tag(f"done {len(c.code)}")
    c.emit(calls.begin_call, [c.expr(part.of)], tag=tag)
    _to_circles(c, tag, SPOTS.index(part.to), part.rest)


def _to_circles(c: Compiler, tag: int, where: int, rest: bool) -> None:
    """One card after the other is put on a circle that its player chooses."""
    asking = c.emit(calls.ask_circle, kind=where, tag=tag)
    c.emit(calls.call_there, kind=where, how=run.AT_REST if rest else 0, tag=tag, jump=len(c.code) - 1)
    asking.jump = len(c.code)


@lowers(v.Ride)
def _ride(c: Compiler, part: v.Ride) -> None:
    c.emit(calls.ride, [c.expr(part.of)], kind=n.WAYS.index(part.by))


@lowers(v.Stand)
def _stand(c: Compiler, part: v.Stand) -> None:
    c.emit(run.stand, [c.expr(part.of)])


@lowers(v.PutAtRest)
def _rest(c: Compiler, part: v.PutAtRest) -> None:
    c.emit(run.rest, [c.expr(part.of)])


@lowers(v.SoulCharge)
def _soul_charge(c: Compiler, part: v.SoulCharge) -> None:
    c.emit(run.soul_charge, count=part.n)


@lowers(v.CounterCharge)
def _counter_charge(c: Compiler, part: v.CounterCharge) -> None:
    tag = c.tag(f"charged {len(c.code)}")
    spent = v.Group("damage", that=(v.Facing("down"),))
    c.emit(shared_run.choose_cards, [c.expr(spent)], count=part.n, tag=tag)
    c.emit(run.counter_charge, tag=tag)


@lowers(v.HealDamage)
def _heal(c: Compiler, part: v.HealDamage) -> None:
    tag = c.tag(f"healed {len(c.code)}")
    c.emit(shared_run.choose_cards, [c.expr(v.Group("damage"))], count=part.n, tag=tag)
    c.emit(run.heal, tag=tag)


@lowers(v.Heal)
def _heal_these(c: Compiler, part: v.Heal) -> None:
    c.emit(run.heal_these, [c.expr(part.of)])


@lowers(v.EnergyCharge)
def _energy_charge(c: Compiler, part: v.EnergyCharge) -> None:
    c.emit(run.energy_charge, count=part.n)


@lowers(v.DealDamage)
def _deal_damage(c: Compiler, part: v.DealDamage) -> None:
    c.emit(run.deal_damage, count=part.n, who=WHO[part.who])


@lowers(v.Turn)
def _turn(c: Compiler, part: v.Turn) -> None:
    c.emit(run.turn, [c.expr(part.of)], how=run.FACE_DOWN if part.face == "down" else 0)


@lowers(v.Lock)
def _lock(c: Compiler, part: v.Lock) -> None:
    c.emit(run.lock, [c.expr(part.of)])


@lowers(v.Unlock)
def _unlock(c: Compiler, part: v.Unlock) -> None:
    c.emit(run.unlock, [c.expr(part.of)])


@lowers(v.Delete)
def _delete(c: Compiler, part: v.Delete) -> None:
    c.emit(run.delete, [c.expr(part.of)])


@lowers(v.Stride)
def _stride(c: Compiler, part: v.Stride) -> None:
    c.emit(calls.stride, [c.expr(part.of)])


@lowers(v.GainGift)
def _gain_gift(c: Compiler, part: v.GainGift) -> None:
    if part.to and part.gift != "Force":
        raise CardError(worded("force_marker", "only the marker of Force goes on the vanguard circle"))
    c.emit(run.gain_gift, kind=n.GIFTS.index(part.gift), count=part.n, zone=n.V + 1 if part.to else 0)


@lowers(v.GetTicket)
def _get_ticket(c: Compiler, part: v.GetTicket) -> None:
    c.emit(run.get_ticket)


@lowers(v.ExtraTurn)
def _extra_turn(c: Compiler, part: v.ExtraTurn) -> None:
    c.emit(turns.extra_turn)


@lowers(v.SkipPhase)
def _skip_phase(c: Compiler, part: v.SkipPhase) -> None:
    c.emit(turns.skip_phase, kind=n.PHASES.index(part.phase), who=WHO[part.who])


@lowers(v.AddPhases)
def _add_phases(c: Compiler, part: v.AddPhases) -> None:
    if not part.phases:
        raise CardError(worded("add_phases", "AddPhases needs a phase to add"))
    for phase in part.phases:
        c.emit(turns.add_phase, kind=n.PHASES.index(phase))


@lowers(v.EndTurn)
def _end_turn(c: Compiler, part: v.EndTurn) -> None:
    c.emit(turns.end_turn)


@lowers(v.ChangeTarget)
def _change_target(c: Compiler, part: v.ChangeTarget) -> None:
    c.emit(guards.change_target, [c.expr(part.to)])


@lowers(v.GuardUnit)
def _guard_unit(c: Compiler, part: v.GuardUnit) -> None:
    c.emit(guards.guard_unit, [c.expr(part.of), c.expr(part.unit)])


@lowers(v.MoveToGuard)
def _move_to_guard(c: Compiler, part: v.MoveToGuard) -> None:
    c.emit(guards.move_to_guard, [c.expr(part.of)])


@lowers(v.SetTo)
def _set_to(c: Compiler, part: v.SetTo) -> None:
    c.emit(run.set_to, [c.expr(part.of), c.expr(part.to)], stat=c.stat(part.stat), until=UNTIL[part.until])


@lowers(v.Gain)
def _gain(c: Compiler, part: v.Gain) -> None:
    c.emit(run.gain, [c.expr(part.of)], stat=c.skill(part.skill), until=UNTIL[part.until])


@lowers(v.Lose)
def _lose(c: Compiler, part: v.Lose) -> None:
    lost = c.skill(f"no icon {part.skill}")
    c.emit(run.gain, [c.expr(part.of)], stat=lost, how=run.LOST, until=UNTIL[part.until])


@lowers(v.ComeUnder)
def _come_under(c: Compiler, part: v.ComeUnder) -> None:
    how = run.FOR_BATTLE if part.until == "battle" else 0
    c.emit(run.come_under, kind=n.FLAGS.index(part.flag), who=WHO[part.who], how=how)


@lowers(v.DriveMore)
def _drive_more(c: Compiler, part: v.DriveMore) -> None:
    c.emit(run.drive_more, count=part.n)


@lowers(v.CreateToken)
def _create_token(c: Compiler, part: v.CreateToken) -> None:
    token = next((card for card in c.game.printings(part.token) if card.kind == "token"), None)
    if token is None:
        raise CardError(
            worded("no_token", "there is no token {token} in {game}", {"token": repr(part.token), "game": c.game.key})
        )
    tag = c.tag(f"tokens {len(c.code)}")
    c.tag(f"done {len(c.code)}")
    c.emit(calls.fetch_tokens, kind=c.game.index[token.id], tag=tag, count=part.n)
    _to_circles(c, tag, SPOTS.index(part.to), part.rest)


@lowers(v.Exchange)
def _exchange(c: Compiler, part: v.Exchange) -> None:
    c.emit(calls.exchange, [c.expr(part.of)])


@lowers(v.ChooseRandom)
def _choose_random(c: Compiler, part: v.ChooseRandom) -> None:
    of = c.expr(part.of)
    c.emit(run.choose_random, [of], count=part.n, tag=c.tag(part.name))


@lowers(v.Repeat)
def _repeat(c: Compiler, part: v.Repeat) -> None:
    c.emit(run.begin_repeat, [c.expr(part.n)])
    start = len(c.code)
    test: Instr = c.emit(run.repeat)
    if any(isinstance(inner, v.Repeat) for inner in walk(part.do)):
        raise CardError(worded("repeated", "a repetition may not hold another one"))
    c.effects(part.do)
    c.emit(shared_run.jump, jump=start)
    test.jump = len(c.code)


@lowers(v.Later)
def _later(c: Compiler, part: v.Later) -> None:
    ability = new_ability(c.game, c.defn, EFFECT)
    ability.timing = LATER[part.at]
    inner = VanguardCompiler(c.game, c.defn)
    inner.tags = dict(c.tags)
    inner.effects(part.do)
    ability.code = inner.code
    c.emit(run.later, ability=ability.number, how=run.FOR_BATTLE if part.at == "battle" else 0)


@lowers(v.WinFight)
def _win(c: Compiler, part: v.WinFight) -> None:
    c.emit(run.win, who=WHO[part.who])
