"""Vanguard's own nodes, and what each does when it runs."""

from __future__ import annotations

from typing import Final, Literal

from ...core.ability import AUTO, CONT, Ability, Expr, Instr
from ...core.card import CardDef
from ...core.errors import CardError
from ...core.event import tell_of
from ...core.frame import CARD_MASK, Frame
from ...core.game import Game
from ...core.moves import move
from ...core.state import State, is_live, reference
from ...language import execute as run
from ...language.compile import Compiler, Vocabulary, compute, computes, lowers, new_ability, select
from ...language.node import AbilityNode, Amount, Condition, Cost, Effect, Node, Selector, check_node, node
from ...language.nodes import Cards
from . import events as e
from . import names as n
from .board import battle, units
from .rules import VanguardRules

FAMILY: Final = "vanguard"
MOST: Final = 100_000_000  # of a number in a tree
WORDS: Final = Vocabulary(
    discard="drop",
    field="V",
    returned="ON_SENT_TO_HAND",
    taken="ON_SENT_TO_HAND",
    bottomed="ON_SENT_TO_DECK",
    changed="ON_STAT_CHANGED",
)
Where = Literal["VC", "RC", "GC"]
CIRCLES: Final = {"VC": [n.V], "RC": n.REAR, "GC": [n.GC]}


class Timing(Node, frozen=True):
    """When an AUTO ability is played."""


@node(FAMILY)
class RodeUpon(Timing, frozen=True):
    """When this unit is rode upon."""


@node(FAMILY)
class PutOnGuard(Timing, frozen=True):
    """When this unit is put on a guardian circle."""


@node(FAMILY)
class Attacks(Timing, frozen=True):
    """When this unit attacks."""


@node(FAMILY)
class Auto(AbilityNode, frozen=True):
    """An ability that is played by itself: when, at what cost, under which condition, what it does."""

    on: Timing
    do: tuple[Effect, ...]
    needs: Condition | None = None
    cost: tuple[Cost, ...] = ()


@node(FAMILY)
class Continuous(AbilityNode, frozen=True):
    """A number of some units is changed while this unit is on such a circle and the condition holds."""

    of: Selector
    stat: str
    by: int | Amount
    where: tuple[Where, ...] = ("VC", "RC")
    when: Condition | None = None


@node(FAMILY)
class WentSecond(Condition, frozen=True):
    """You did not have the first turn of the fight."""


@node(FAMILY)
class Attacking(Condition, frozen=True):
    """This unit is attacking."""


@node(FAMILY)
class YourUnits(Selector, frozen=True):
    """Every unit of yours: vanguard, rear-guards and guardians."""


@node(FAMILY)
class DiscardFromHand(Cost, frozen=True):
    """Discard cards from your hand."""

    n: int = 1


@node(FAMILY)
class Unhit(Effect, frozen=True):
    """Units cannot be hit in this battle."""

    of: Selector


# --- what they do ---


def _went_second(state: State, frame: Frame, expr: Expr) -> int:
    return int(state.first != frame.seat)


def _attacking(state: State, frame: Frame, expr: Expr) -> int:
    fight = battle(state)
    return int(fight is not None and fight.source == frame.source and is_live(state, fight.source))


def _your_units(state: State, frame: Frame, expr: Expr) -> list[int]:
    return [reference(state, card) for card in units(state, frame.seat)]


def _payable(state: State, frame: Frame, expr: Expr) -> int:
    """n: cards of the hand to discard."""
    return int(len(state.zones[state.game.place(frame.seat, n.HAND)]) >= expr.n)


def _pay(state: State, frame: Frame, instr: Instr) -> None:
    """m: the tag of the cards to discard, or -1; all of it is one batch."""
    state.batch += 1
    state.batch_open = True
    for ref in frame.bound(instr.m) if instr.m >= 0 else []:
        move(state, ref & CARD_MASK, state.game.place(frame.seat, n.DROP), e.ON_DISCARD)
    state.batch_open = False


def _unhit(state: State, frame: Frame, instr: Instr) -> None:
    refs = run.selected(state, frame, instr)
    for ref in refs:
        state.marks[n.UNHIT][ref & CARD_MASK] = 1
    if refs:
        tell_of(state, e.ON_STAT_CHANGED, frame.seat, refs, [n.SHIELD, 0])


# --- lowering ---


@computes(WentSecond)
def _lower_second(c: Compiler, part: WentSecond) -> Expr:
    return compute(_went_second)


@computes(Attacking)
def _lower_attacking(c: Compiler, part: Attacking) -> Expr:
    return compute(_attacking)


@computes(YourUnits)
def _lower_units(c: Compiler, part: YourUnits) -> Expr:
    return select(_your_units)


@lowers(Unhit)
def _lower_unhit(c: Compiler, part: Unhit) -> None:
    c.emit(_unhit, args=[c.expr(part.of)])


# --- whole cards ---


def compile_card(game: Game, defn: int, card: CardDef) -> list[Ability]:
    """The abilities of a card."""
    made: list[Ability] = []
    for part in card.abilities:
        check_node(part, card.name, MOST)
        if isinstance(part, Auto):
            made.append(_auto(game, defn, part))
        elif isinstance(part, Continuous):
            made.append(_continuous(game, defn, part))
        else:
            raise CardError(f"{card.name}: {type(part).__name__} is no ability of Vanguard")
    return made


def _continuous(game: Game, defn: int, part: Continuous) -> Ability:
    ability = new_ability(game, defn, CONT)
    c = Compiler(game, WORDS)
    ability.zones = sum(1 << circle for name in part.where for circle in CIRCLES[name])
    ability.stat = c.stat(part.stat)
    ability.who = c.expr(part.of)
    ability.amount = c.expr(part.by)
    if part.when is not None:
        ability.gated = True
        ability.gate = c.expr(part.when)
    return ability


def _auto(game: Game, defn: int, part: Auto) -> Ability:
    """A trailing "if" is tested on resolution; whether the ability is used is asked where the rules leave it open."""
    ability = new_ability(game, defn, AUTO)
    c = Compiler(game, WORDS)
    _time(ability, part.on)
    skips: list[Instr] = []
    if part.needs is not None:
        skips.append(c.emit(run.jump_unless, args=[c.expr(part.needs)]))
    discards = sum(cost.n for cost in part.cost if isinstance(cost, DiscardFromHand))
    if part.cost:
        skips.append(c.emit(run.jump_unless, args=[compute(_payable, discards)]))
    if part.cost or not _is_mandatory(game):
        c.node = "Auto"
        c.emit(run.ask_option, 1, 1)
        c.emit(run.read_option)
        skips.append(c.emit(run.jump_unless_option, 0, 1))
    if discards:
        c.node = "DiscardFromHand"
        c.emit(run.choose_cards, discards, c.tag("cost", secret=True), 2, [c.expr(Cards("hand"))])
        c.emit(_pay, 0, c.tag("cost"))
    c.effects(part.do)
    for skip in skips:
        skip.n = len(c.code)
    ability.code = c.code
    return ability


def _is_mandatory(game: Game) -> bool:
    """A text with neither a cost nor "you may" is tagged mandatory in D, and is so by rule elsewhere (A.1, 3)."""
    assert isinstance(game.rules, VanguardRules)
    return game.rules.auto_default in ("by_cost", "optional_unless_mandatory")


def _time(ability: Ability, on: Timing) -> None:
    if isinstance(on, RodeUpon):
        ability.event = e.ON_RODE_UPON
        ability.zones = 1 << n.SOUL
    elif isinstance(on, PutOnGuard):
        ability.event = e.ON_PUT_ON_GC
        ability.zones = 1 << n.GC
    else:
        ability.event = e.ON_ATTACK
        ability.zones = sum(1 << circle for circle in (n.V, *n.REAR))
