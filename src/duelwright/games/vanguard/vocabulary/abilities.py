"""Whole abilities: AUTO, ACT, CONT, the text of an order, and what a keyword brings."""

from __future__ import annotations

from typing import Literal

from ....language.node import AbilityNode, Amount, Condition, Cost, Effect, Selector, node
from .conditions import PlayerFlag
from .filters import FAMILY, Group, Skill
from .timings import Timing, Where

Settable = Literal["power", "shield", "critical"]  # numbers whose original can be set
Limit = Literal[
    "", "turn", "divine skill", "regalis piece", "unique skill", "homare", "card name", "turn, declined too"
]


@node(FAMILY)
class Auto(AbilityNode, frozen=True):
    """An ability that is played by itself: when, at what cost, under which condition, what it does.

    The gate is tested when the event happens, the condition it needs when it resolves. One without a cost must be
    played, unless it is tagged otherwise and the format lets a tag decide.
    """

    on: Timing
    do: tuple[Effect, ...]
    where: tuple[Where, ...] = ()
    limit: Limit = ""
    gate: Condition | None = None
    needs: Condition | None = None
    cost: tuple[Cost, ...] = ()
    mandatory: bool = True


@node(FAMILY)
class Act(AbilityNode, frozen=True):
    """An ability that its player plays in the main phase. Its cost is paid even where its condition then fails."""

    do: tuple[Effect, ...]
    where: tuple[Where, ...] = ("VC",)
    limit: Limit = "turn"
    gate: Condition | None = None
    needs: Condition | None = None
    cost: tuple[Cost, ...] = ()


@node(FAMILY)
class Play(AbilityNode, frozen=True):
    """What an order does when it is played; its cost need not be paid while `free` holds."""

    do: tuple[Effect, ...]
    limit: Limit = ""
    needs: Condition | None = None
    cost: tuple[Cost, ...] = ()
    free: Condition | None = None


@node(FAMILY)
class Continuous(AbilityNode, frozen=True):
    """A number of some units is changed while this unit is on such a circle and the condition holds."""

    of: Selector
    stat: str
    by: int | Amount
    where: tuple[Where, ...] = ("VC", "RC")
    when: Condition | None = None


@node(FAMILY)
class Has(AbilityNode, frozen=True):
    """Some units have a skill or a restriction while this unit is on such a circle and the condition holds."""

    of: Selector
    skill: Skill
    where: tuple[Where, ...] = ("VC", "RC")
    when: Condition | None = None


@node(FAMILY)
class Bars(AbilityNode, frozen=True):
    """A player is under something while this unit is on such a circle and the condition holds."""

    flag: PlayerFlag
    who: Literal["you", "opponent"] = "opponent"
    where: tuple[Where, ...] = ("VC", "RC")
    when: Condition | None = None


@node(FAMILY)
class Original(AbilityNode, frozen=True):
    """The original number of some units is another while this unit is on such a circle and the condition holds."""

    of: Selector
    stat: Settable
    to: int | Amount
    where: tuple[Where, ...] = ("VC", "RC")
    when: Condition | None = None


@node(FAMILY)
class Redirect(AbilityNode, frozen=True):
    """Where such a card would be put from one place into another, it is put somewhere else instead."""

    of: Selector
    source: Literal["VC", "RC", "GC", "hand", "soul", "drop"]
    into: Literal["drop", "hand", "deck", "soul", "bind"]
    to: Literal["drop", "hand", "deck", "soul", "bind"]
    optional: bool = False
    where: tuple[Where, ...] = ("VC", "RC")


@node(FAMILY)
class Would(AbilityNode, frozen=True):
    """Where something would happen to a player, such as a draw, something else is done instead."""

    what: Literal["draw", "damage", "counter blast", "soul blast", "energy blast", "soul charge"]
    do: tuple[Effect, ...]
    who: Literal["you", "opponent"] = "you"
    optional: bool = False
    where: tuple[Where, ...] = ("VC", "RC")


@node(FAMILY)
class CountsAs(AbilityNode, frozen=True):
    """This card has another name, or is of another clan, too; in these places, or everywhere."""

    what: Literal["name", "clan"]
    word: str
    where: tuple[Where, ...] = ()


@node(FAMILY)
class Legion(AbilityNode, frozen=True):
    """Once, against a vanguard of grade 3 or greater: four cards of your drop zone go back, and the mate is sought."""

    mate: str


@node(FAMILY)
class OverDress(AbilityNode, frozen=True):
    """It may be placed over a named unit of yours instead of being called."""

    on: Group


@node(FAMILY)
class OverText(AbilityNode, frozen=True):
    """What an over trigger does besides, on a drive check."""

    do: tuple[Effect, ...]


@node(FAMILY)
class CopyLimit(AbilityNode, frozen=True):
    """A deck holds at most so many cards of this name, be it fewer or more than of others."""

    n: int
    name: str = ""  # the card's own, where its text says it


@node(FAMILY)
class ForStride(AbilityNode, frozen=True):
    """Where it is discarded for the cost of a stride, it counts as a grade more, or may count as a grade."""

    plus: int = 0
    grade: int = 0


@node(FAMILY)
class AsHeal(AbilityNode, frozen=True):
    """It may be discarded as a card with a heal icon for the call of a G guardian."""


@node(FAMILY)
class EnergyLimit(AbilityNode, frozen=True):
    """You may have up to so much energy."""

    n: int
