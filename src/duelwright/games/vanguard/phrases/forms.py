"""What the English table says that is no node of a card: conditions, steps and abilities in the order of the words.

`saying.py` makes these of a tree, `meaning.py` makes the tree of them again.
"""

from __future__ import annotations

from typing import Final, Literal

from ....language.node import AbilityNode, Condition, Cost, Effect, Node, Selector
from .. import vocabulary as n
from ..vocabulary.abilities import Limit
from ..vocabulary.filters import Clause, Group
from ..vocabulary.timings import Timing, Where

ROLES: Final[dict[Timing, Literal["boosting", "boosted"]]] = {n.Boosts(): "boosting", n.Boosted(): "boosted"}
BATTLES: Final[dict[Timing, Literal["hits", "hits a vanguard", "ends"]]] = {
    n.Hits(): "hits", n.Hits(target=Group("vanguard", "opponent's")): "hits a vanguard", n.BattleEnds(): "ends",
}  # fmt: skip
Steps = tuple[Effect, ...]
Conditions = tuple[Condition, ...]


class OneOrOther(Clause, frozen=True):
    """With one name or another."""

    one: Clause
    other: Clause


class Run(Effect, frozen=True):
    """Steps in one sentence: one, another, and the last."""

    last: Effect
    first: Steps = ()


class Gets(Effect, frozen=True):
    """Several numbers of the same cards change."""

    of: Selector
    gains: tuple[Node, ...]
    until: str


class Given(Effect, frozen=True):
    """What is done where conditions hold, in the order in which they are said."""

    when: Conditions
    then: Steps
    otherwise: Steps = ()


class First(Condition, frozen=True):
    """Conditions behind an "if": one, and others."""

    of: Condition
    more: Conditions = ()


class Other(Condition, frozen=True):
    """One condition or another."""

    one: Condition
    other: Condition


class Partner(Timing, frozen=True):
    """This unit boosts such a unit, or is boosted by one."""

    role: Literal["boosting", "boosted"]
    of: Group


class Boosting(Timing, frozen=True):
    """A battle in which this unit boosted, perhaps such a unit: its attack hits, or it ends."""

    on: Literal["hits", "hits a vanguard", "ends"]
    of: Group | None = None


class Outnumber(Condition, frozen=True):
    """You have more of such cards than your opponent, or less."""

    of: Group
    less: bool = False


class Triggered(AbilityNode, frozen=True):
    """An AUTO in the words of the print."""

    on: Timing
    first: Effect
    more: Steps = ()
    where: tuple[Where, ...] = ()
    limit: Limit = ""
    marks: Conditions = ()
    held: Conditions = ()
    needs: Conditions = ()
    cost: tuple[Cost, ...] = ()


class Activated(AbilityNode, frozen=True):
    """An ACT in the words of the print; what it needs is said in the only sentence."""

    first: Effect
    more: Steps = ()
    where: tuple[Where, ...] = ()
    limit: Limit = ""
    marks: Conditions = ()
    gate: Conditions = ()
    needs: Conditions = ()
    cost: tuple[Cost, ...] = ()


class Standing(AbilityNode, frozen=True):
    """A CONT in the words of the print: what it gives, and when."""

    what: AbilityNode
    where: tuple[Where, ...]
    marks: Conditions = ()
    when: Conditions = ()
