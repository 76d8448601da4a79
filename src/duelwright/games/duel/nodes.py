"""The duel's own nodes, and what each does when it runs. Draw, Choose, Count and so on are shared with other games."""

from __future__ import annotations

from typing import Final

from ...core.ability import COST, EFFECT, FOR_COST, Ability, Expr
from ...core.card import CardDef
from ...core.errors import CardError, worded
from ...core.game import Game
from ...language import execute as run
from ...language.appraisal import gives
from ...language.compile import Compiler, Vocabulary, appraise, compute, computes, lowers, new_ability, select
from ...language.node import AbilityNode, Amount, Effect, Selector, check_node, node
from ...language.nodes import Cards, Choose, It
from . import execute as do
from . import names as n
from .legality import NEEDS_SPACE

MOST: Final = 9999  # of a number in a tree
WORDS: Final = Vocabulary(discard="graveyard", field="monsters")


@node(n.KEY)
class Spell(AbilityNode, frozen=True):
    """What a spell does when it is activated."""

    do: tuple[Effect, ...]


@node(n.KEY)
class Strongest(Selector, frozen=True):
    """Of some monsters the one with the highest attack; among equals yours, then the latest to arrive."""

    of: Selector


@node(n.KEY)
class Roll(Amount, frozen=True):
    """A die is rolled, 1 to n; what it shows, times a number."""

    n: int = 10
    times: int = 1


@node(n.KEY)
class Destroy(Effect, frozen=True):
    """Cards on the field go to the graveyard."""

    of: Selector


@node(n.KEY)
class TakeControl(Effect, frozen=True):
    """Opposing monsters move to your monster area, as they lie."""

    of: Selector


@node(n.KEY)
class Revive(Effect, frozen=True):
    """Monsters go to your monster area in attack mode; no sacrifice, and not the turn's addition."""

    of: Selector


@node(n.KEY)
class Grow(Effect, frozen=True):
    """Monsters gain attack and defense for good, wherever they go."""

    of: Selector
    by: int | Amount


@node(n.KEY)
class RenewHands(Effect, frozen=True):
    """Each player discards the whole hand, then draws as many."""


# --- what they are worth to what they touch, in hundredths of a card ---

gives({Destroy: -100, TakeControl: -150, Revive: 150, Grow: 60, RenewHands: 20})


# --- lowering ---


@computes(Strongest)
def _lower_strongest(c: Compiler, part: Strongest) -> Expr:
    return select(do.strongest, [c.expr(part.of)])


@computes(Roll)
def _lower_roll(c: Compiler, part: Roll) -> Expr:
    return compute(do.roll, count=part.n, times=part.times)


@lowers(Destroy)
def _lower_destroy(c: Compiler, part: Destroy) -> None:
    c.emit(do.destroy, [c.expr(part.of)], event=n.ON_DESTROY)


@lowers(TakeControl)
def _lower_take_control(c: Compiler, part: TakeControl) -> None:
    c.emit(do.take_control, [c.expr(part.of)])


@lowers(Revive)
def _lower_revive(c: Compiler, part: Revive) -> None:
    c.emit(do.revive, [c.expr(part.of)])


@lowers(Grow)
def _lower_grow(c: Compiler, part: Grow) -> None:
    c.emit(do.grow, [c.expr(part.of), c.expr(part.by)])


@lowers(RenewHands)
def _lower_renew(c: Compiler, part: RenewHands) -> None:
    c.emit(do.renew_hands)


# --- whole cards ---


def compile_card(game: Game, defn: int, card: CardDef) -> list[Ability]:
    """A spell has one effect. Sacrifices are nobody's own cost, or they would tell which monster is set."""
    if card.kind == "blank":
        return [_sacrifices(game, defn, count) for count in (1, 2)]
    if card.kind == "monster":
        if card.abilities:
            raise CardError(
                worded("monster_abilities", "{card}: a monster of the duel has no abilities", {"card": card.name})
            )
        return []
    made: list[Ability] = []
    for part in card.abilities:
        check_node(part, card.name, MOST)
        if not isinstance(part, Spell) or made:
            raise CardError(
                worded(
                    "spell_ability",
                    "{card}: a spell has one ability, a Spell, not {type}",
                    {"card": card.name, "type": type(part).__name__},
                )
            )
        made.append(appraise(_spell(game, defn, part), part))
    if not made:
        raise CardError(worded("spell_effect", "{card}: a spell needs an effect", {"card": card.name}))
    return made


def _sacrifices(game: Game, defn: int, count: int) -> Ability:
    cost = new_ability(game, defn, COST)
    cost.name = "Monsters"  # the rule that asks
    c = Compiler(game, WORDS)
    c.node = "Sacrifice"
    c.emit(run.choose_cards, [c.expr(Cards("monsters"))], count=count, tag=c.tag("cost"), how=FOR_COST)
    c.emit(do.sacrifice, tag=c.tag("cost"))
    cost.code = c.code
    return cost


def _spell(game: Game, defn: int, part: Spell) -> Ability:
    """A spell that must choose, or revive, needs a target; one that brings a monster needs space."""
    ability = new_ability(game, defn, EFFECT)
    c = Compiler(game, WORDS, defn)
    c.effects(part.do)
    ability.code = c.code
    if any(isinstance(effect, TakeControl | Revive) for effect in part.do):
        ability.limit = NEEDS_SPACE
    targets: list[Selector] = [
        effect.of
        for effect in part.do
        if (isinstance(effect, Revive) or (isinstance(effect, Choose) and not effect.up_to))
        and not isinstance(effect.of, It)  # what was chosen before is there
    ]
    if targets:
        ability.gated = True
        ability.gate = compute(do.has_all, [c.expr(of) for of in targets])
    return ability
