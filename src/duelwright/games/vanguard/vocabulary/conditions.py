"""What may have to hold (G.3, conditions); with the shared ones: at least, all, either, not."""

from __future__ import annotations

from typing import Final, Literal

from ....language import layers
from ....language.layers import reads, reads_by
from ....language.node import Amount, Condition, Selector, node
from ....language.nodes import Side
from .filters import FAMILY, Filter, Kind, in_order
from .timings import Phase, Where, Whose

PlayerFlag = Literal[
    "final rush",
    "no guard from hand",
    "no grade 0 guard",
    "extra order",
    "free counter blast",
    "dark night",
    "no grade 1 guard",
    "no sentinel guard",
    "no interception",
    "paired guard",
    "no persona ride",
]
# What a continuous ability can lay upon a player.
BARRED: Final[tuple[PlayerFlag, ...]] = (
    "no guard from hand", "no grade 0 guard", "no grade 1 guard", "no sentinel guard", "no interception",
    "paired guard",
)  # fmt: skip


@node(FAMILY)
class AtMost(Condition, frozen=True):
    """There are at most n such cards."""

    n: int
    of: Selector


@node(FAMILY)
class More(Condition, frozen=True):
    """There are more of one group than of another."""

    of: Selector
    than: Selector


@node(FAMILY)
class Exceeds(Condition, frozen=True):
    """One amount is greater than another."""

    of: int | Amount
    than: int | Amount


@node(FAMILY, only="that")
class Matches(Condition, frozen=True):
    """A card is of a kind, and what it must be besides."""

    of: Selector
    kind: Kind = ""
    that: tuple[Filter, ...] = ()

    def __post_init__(self) -> None:
        in_order(self)


@node(FAMILY)
class IsOn(Condition, frozen=True):
    """This unit is on such a circle."""

    where: tuple[Where, ...]


@node(FAMILY)
class InRole(Condition, frozen=True):
    """This unit's part in the battle that is fought."""

    role: Literal["attacking", "attacked", "boosting", "boosted"]


@node(FAMILY)
class AttackHit(Condition, frozen=True):
    """The attack of this battle hit."""


@node(FAMILY)
class NthBattle(Condition, frozen=True):
    """This is the n-th battle of the turn, or a later one."""

    n: int


@node(FAMILY)
class DuringTurn(Condition, frozen=True):
    """It is somebody's turn."""

    whose: Whose = "your"


@node(FAMILY)
class DuringPhase(Condition, frozen=True):
    """It is a phase of somebody's turn."""

    phase: Phase
    whose: Whose = "your"


@node(FAMILY)
class PersonaRode(Condition, frozen=True):
    """You persona rode this turn."""


@node(FAMILY)
class RodeFromRideDeck(Condition, frozen=True):
    """You rode from your ride deck this turn."""


@node(FAMILY)
class ThisTurn(Condition, frozen=True):
    """Something happened at least n times this turn; at once, where it was blasted for the cost of an ability."""

    what: Literal[
        "called", "discarded", "played orders", "soul charged", "battled", "played normal orders", "called to RC",
        "called from soul", "called from deck", "rode", "rode in the ride phase", "counter charged", "put into soul",
        "soul blasted", "soul blasted for a vanguard", "energy blasted",
    ]  # fmt: skip
    n: int = 1


@node(FAMILY)
class Befell(Condition, frozen=True):
    """At least n cards of somebody's were put somewhere this turn, or made to stand by an ability.

    Only rear-guards are retired, returned to the hand or put under the deck; into the soul is by an ability.
    """

    what: Literal["damage", "drop", "bind", "hand", "bottom", "soul", "stood"]
    whose: Side = "yours"
    n: int = 1


@node(FAMILY)
class AttackedTimes(Condition, frozen=True):
    """This unit has attacked at least n times this turn."""

    n: int


@node(FAMILY)
class Under(Condition, frozen=True):
    """You are under something that lasts, such as Final Rush."""

    flag: PlayerFlag


@node(FAMILY)
class GenerationBreak(Condition, frozen=True):
    """Face-up cards in your G zone and G units on your vanguard circle, n or more."""

    n: int


@node(FAMILY)
class LimitBreak(Condition, frozen=True):
    """You have n or more damage; a card may wave that aside for a vanguard's Limit Break 4."""

    n: int


@node(FAMILY)
class GotGift(Condition, frozen=True):
    """You got an imaginary gift in this fight."""


@node(FAMILY)
class RodeThisFight(Condition, frozen=True):
    """You rode a unit of this grade or a greater one in this fight; a stride is no ride."""

    grade: int


@node(FAMILY)
class DifferentGrades(Condition, frozen=True):
    """These cards have n or more different grades."""

    n: int
    of: Selector


@node(FAMILY)
class DifferentNames(Condition, frozen=True):
    """All of these cards have different card names."""

    of: Selector


@node(FAMILY)
class WentSecond(Condition, frozen=True):
    """You did not have the first turn of the fight."""


@node(FAMILY, only="that")
class Caused(Condition, frozen=True):
    """When the event happened, it was by the ability of such a card: its effect, its cost, or either.

    Calling a G guardian and a stride are no abilities; what is paid for them is told apart.
    """

    by: Literal["ability", "effect", "cost", "G guardian", "stride"] = "ability"
    whose: Side = "yours"
    kind: Kind = ""
    that: tuple[Filter, ...] = ()

    def __post_init__(self) -> None:
        in_order(self)


@node(FAMILY, only="that")
class RodeOver(Condition, frozen=True):
    """When the event happened, the unit that was rode upon was such a card."""

    kind: Kind = ""
    that: tuple[Filter, ...] = ()

    def __post_init__(self) -> None:
        in_order(self)


@node(FAMILY)
class DidSo(Condition, frozen=True):
    """The step before was done, to at least one card, or to n."""

    n: int = 1


reads(layers.ABILITIES, LimitBreak)  # which a card can make early
reads_by(Under, lambda one: layers.PLAYERS if isinstance(one, Under) and one.flag in BARRED else layers.PRINTED)
reads(layers.NAMES, DifferentNames)
reads(layers.GRADE, DifferentGrades)
