"""ASIGOC's own nodes: abilities, timings, health, the Outlet, attacks; and what each does when it runs."""

from __future__ import annotations

from typing import Final, Literal

from ...core.ability import ACT, AUTO, COST, EFFECT, FOR_COST, SECRET, Ability, Expr
from ...core.card import CardDef
from ...core.errors import CardError, worded
from ...core.frame import NONE
from ...core.game import Game
from ...language import execute as run
from ...language.appraisal import gives, takes
from ...language.compile import (
    WHO,
    Compiler,
    Vocabulary,
    appraise,
    compile_cont,
    compile_happening,
    compile_instead,
    compute,
    computes,
    lowers,
    new_ability,
    select,
)
from ...language.node import AbilityNode, Amount, Condition, Cost, Effect, Selector, check_node, node
from ...language.nodes import Cards, Cont, Instead, InsteadOf, Who
from . import execute as do
from . import names as n

WORDS: Final = Vocabulary(field="weapons")

Timing = Literal["main", "battle", "any", "attack", "block", "waiting"]
Limit = Literal["turn", "game", ""]


# --- abilities ---


@node(n.KEY)
class Item(AbilityNode, frozen=True):
    """What an Item does when it is used, and when it can be."""

    do: tuple[Effect, ...]
    when: Timing = "main"
    needs: Condition | None = None
    cost: tuple[Cost, ...] = ()


@node(n.KEY)
class Activated(AbilityNode, frozen=True):
    """An effect that an Ace or a Weapon can be used for, from its place."""

    do: tuple[Effect, ...]
    when: Timing = "main"
    needs: Condition | None = None
    cost: tuple[Cost, ...] = ()
    once: Limit = "turn"


@node(n.KEY)
class Entered(AbilityNode, frozen=True):
    """What is added to the Outlet when the Weapon moves from hand to field."""

    do: tuple[Effect, ...]


# --- costs ---


@node(n.KEY)
class DiscardCards(Cost, frozen=True):
    """Discard cards from your hand."""

    n: int = 1


@node(n.KEY)
class PayHealth(Cost, frozen=True):
    """Lose health; you must keep at least 1."""

    n: int


# --- conditions and selectors ---


@node(n.KEY)
class HealthAtMost(Condition, frozen=True):
    """Somebody has at most n health."""

    n: int
    who: Literal["you", "opponent"] = "you"


@node(n.KEY)
class YourAttack(Condition, frozen=True):
    """It is your Weapon that attacks."""


@node(n.KEY)
class Attacker(Selector, frozen=True):
    """The Weapon that attacks."""


@node(n.KEY)
class Blocker(Selector, frozen=True):
    """The Weapon that blocks."""


# --- effects ---


@node(n.KEY)
class Damage(Effect, frozen=True):
    """Somebody takes damage."""

    n: int | Amount
    who: Who = "opponent"


@node(n.KEY)
class Heal(Effect, frozen=True):
    """Somebody gains health."""

    n: int | Amount
    who: Who = "you"


@node(n.KEY)
class Wear(Effect, frozen=True):
    """Weapons lose Block for good."""

    of: Selector
    n: int = 1


@node(n.KEY)
class Mend(Effect, frozen=True):
    """Weapons get Block back that they had lost for good."""

    of: Selector
    n: int = 1


@node(n.KEY)
class Nullify(Effect, frozen=True):
    """The opponent's latest effect that waits in the Outlet, or every one, is nullified."""

    every: bool = False


@node(n.KEY)
class Deploy(Effect, frozen=True):
    """Weapons move from your hand to free slots."""

    of: Selector


@node(n.KEY)
class StopAttack(Effect, frozen=True):
    """The attack that is under way ends without damage."""


# --- what they are worth to what they touch, in hundredths of a card ---

gives({
    Damage: -70, Heal: 60, Wear: -40, Mend: 30, Nullify: 90, Deploy: 60, StopAttack: 110,
})  # fmt: skip
takes({DiscardCards: 90, PayHealth: 60})


# --- lowering ---


@computes(Attacker)
def _attacker(c: Compiler, part: Attacker) -> Expr:
    return select(do.attacker_cards)


@computes(Blocker)
def _blocker(c: Compiler, part: Blocker) -> Expr:
    return select(do.blocker_cards)


@computes(HealthAtMost)
def _lower_health(c: Compiler, part: HealthAtMost) -> Expr:
    return compute(do.health_at_most, count=part.n, who=WHO[part.who])


@computes(YourAttack)
def _lower_your_attack(c: Compiler, part: YourAttack) -> Expr:
    return compute(do.your_attack)


@lowers(Damage)
def _lower_damage(c: Compiler, part: Damage) -> None:
    c.emit(do.damage, [c.expr(part.n)], who=WHO[part.who])


@lowers(Heal)
def _lower_heal(c: Compiler, part: Heal) -> None:
    c.emit(do.heal, [c.expr(part.n)], who=WHO[part.who])


@lowers(Wear)
def _lower_wear(c: Compiler, part: Wear) -> None:
    c.emit(do.wear, [c.expr(part.of)], count=part.n)


@lowers(Mend)
def _lower_mend(c: Compiler, part: Mend) -> None:
    c.emit(do.mend, [c.expr(part.of)], count=part.n)


@lowers(Nullify)
def _lower_nullify(c: Compiler, part: Nullify) -> None:
    c.emit(do.nullify, how=do.EVERY if part.every else 0)


@lowers(Deploy)
def _lower_deploy(c: Compiler, part: Deploy) -> None:
    c.emit(do.deploy, [c.expr(part.of)])


@lowers(StopAttack)
def _lower_stop(c: Compiler, part: StopAttack) -> None:
    c.emit(do.stop_attack)


# --- whole cards ---


def compile_card(game: Game, defn: int, card: CardDef) -> list[Ability]:
    """The abilities of a card; a Weapon without an "on entered" effect has a blank one."""
    made: list[Ability] = []
    for part in card.abilities:
        check_node(part, card.name)
        if card.kind not in FITS.get(type(part).__name__, n.KINDS):
            raise CardError(
                worded(
                    "part_kind",
                    "{card}: {type} does not go on a card of the kind {kind}",
                    {"card": card.name, "type": type(part).__name__, "kind": repr(card.kind)},
                )
            )
        if isinstance(part, Item | Activated):
            made.append(appraise(_activated(game, defn, part), part))
        elif isinstance(part, Entered):
            made.append(appraise(_entered(game, defn, part.do), part))
        elif isinstance(part, Cont):
            made.append(compile_cont(Compiler(game, WORDS, defn), defn, part))
        elif isinstance(part, InsteadOf):
            made.append(compile_happening(Compiler(game, WORDS, defn), defn, part))
        elif isinstance(part, Instead):
            made.append(compile_instead(Compiler(game, WORDS, defn), defn, part))
        else:
            raise CardError(
                worded(
                    "no_ability",
                    "{card}: {type} is no ability of {key}",
                    {"card": card.name, "type": type(part).__name__, "key": n.KEY},
                )
            )
    if card.kind == "weapon" and not any(ability.kind == AUTO for ability in made):
        made.append(_entered(game, defn, ()))
    if sum(ability.kind in (ACT, EFFECT) for ability in made) > 1:
        raise CardError(worded("one_effect", "{card}: a card has one effect to use at most", {"card": card.name}))
    return made


FITS: Final = {
    "Item": ["item"],
    "Activated": ["weapon", "ace"],
    "Entered": ["weapon"],
    "Cont": ["weapon"],
    "Instead": ["weapon"],
    "InsteadOf": ["weapon"],
}


def _entered(game: Game, defn: int, do: tuple[Effect, ...]) -> Ability:
    ability = new_ability(game, defn, AUTO)
    ability.event = n.ON_ENTER
    ability.zones = 1 << n.WEAPONS
    c = Compiler(game, WORDS, defn)
    c.effects(do)
    ability.code = c.code
    return ability


def _activated(game: Game, defn: int, part: Item | Activated) -> Ability:
    ability = new_ability(game, defn, EFFECT if isinstance(part, Item) else ACT)
    ability.zones = 1 << n.HAND if isinstance(part, Item) else 1 << n.WEAPONS | 1 << n.ACE
    ability.timing = n.TIMING[part.when]
    ability.limit = n.LIMIT[part.once] if isinstance(part, Activated) else 0
    c = Compiler(game, WORDS, defn)
    if part.needs is not None:
        ability.gated = True
        ability.gate = c.expr(part.needs)
    c.effects(part.do)
    ability.code = c.code
    if part.cost:
        _add_cost(game, defn, ability, part.cost)
    return ability


def _add_cost(game: Game, defn: int, ability: Ability, parts: tuple[Cost, ...]) -> None:
    """All parts are decided, then paid in one batch; parts that compete for the same cards are added up."""
    discards = sum(part.n for part in parts if isinstance(part, DiscardCards))
    health = sum(part.n for part in parts if isinstance(part, PayHealth))
    cost = new_ability(game, defn, COST)
    c = Compiler(game, WORDS, defn)
    if discards:
        back = 0 if ability.kind == EFFECT else FOR_COST  # an Item has been shown by now
        c.at(next(part for part in parts if isinstance(part, DiscardCards)))
        c.emit(
            run.choose_cards, [c.expr(Cards("hand", other=True))], count=discards, tag=c.tag("cost"), how=SECRET | back
        )
    c.emit(do.pay, count=health, tag=c.tag("cost") if discards else NONE)
    cost.code = c.code
    ability.cost = cost.number
    ability.payable = compute(do.payable, count=discards, value=health)
