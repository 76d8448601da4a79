"""What is paid for an ability (G.3, costs): every part is decided first, then all are paid at once."""

from __future__ import annotations

from typing import Literal

from ....language.appraisal import takes
from ....language.node import Cost, Selector, node
from .filters import FAMILY, Clause, Filter, Group, in_order


@node(FAMILY, only="that")
class CounterBlast(Cost, frozen=True):
    """Turn face-up cards of your damage zone face down."""

    n: int
    that: tuple[Filter, ...] = ()

    def __post_init__(self) -> None:
        in_order(self)


@node(FAMILY, only="that")
class SoulBlast(Cost, frozen=True):
    """Put cards from your soul into your drop zone."""

    n: int
    that: tuple[Filter, ...] = ()

    def __post_init__(self) -> None:
        in_order(self)


@node(FAMILY)
class EnergyBlast(Cost, frozen=True):
    """Use energy."""

    n: int


@node(FAMILY, only="that")
class DiscardFromHand(Cost, frozen=True):
    """Discard cards from your hand."""

    n: int = 1
    that: tuple[Filter, ...] = ()

    def __post_init__(self) -> None:
        in_order(self)


@node(FAMILY)
class Retiring(Cost, frozen=True):
    """Retire units of yours, or this one."""

    of: Selector
    n: int = 1


@node(FAMILY)
class Putting(Cost, frozen=True):
    """Put cards somewhere."""

    of: Selector
    zone: Literal[
        "soul", "drop", "bottom", "bind", "hand", "top", "removed", "damage", "damage face down", "bind face down"
    ]  # fmt: skip
    n: int = 1


@node(FAMILY)
class PuttingTop(Cost, frozen=True):
    """Put the top cards of your deck somewhere."""

    zone: Literal["soul", "drop", "bind"]
    n: int = 1


@node(FAMILY)
class DiscardThis(Cost, frozen=True):
    """Discard this card from your hand."""

    n: int = 1


@node(FAMILY)
class Resting(Cost, frozen=True):
    """Rest standing units of yours, or this one."""

    of: Selector
    n: int = 1


@node(FAMILY)
class Revealing(Cost, frozen=True):
    """Reveal cards of your hand, or this one."""

    of: Selector
    n: int = 1


@node(FAMILY)
class TurningUp(Cost, frozen=True):
    """Turn face-down cards of your G zone face up."""

    n: int = 1
    that: tuple[Clause, ...] = ()

    def __post_init__(self) -> None:
        in_order(self)


@node(FAMILY)
class DiscardGrades(Cost, frozen=True):
    """Discard cards from your hand whose grades add up to n or more."""

    n: int = 3


@node(FAMILY)
class Locking(Cost, frozen=True):
    """Lock rear-guards of yours."""

    of: Group
    n: int = 1


AnyCost = (
    CounterBlast | SoulBlast | EnergyBlast | DiscardFromHand | DiscardGrades | Retiring | Putting | Resting | Revealing
    | TurningUp | Locking | PuttingTop | DiscardThis
)  # fmt: skip

# What each takes, in hundredths of a card.
takes({
    CounterBlast: 35, SoulBlast: 12, EnergyBlast: 10, DiscardFromHand: 80, Retiring: 80, Putting: 60,
    Resting: 40, Revealing: 0, TurningUp: 5, DiscardGrades: 50, Locking: 70, PuttingTop: 10, DiscardThis: 80,
})  # fmt: skip
