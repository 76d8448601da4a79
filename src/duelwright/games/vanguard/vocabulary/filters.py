"""Which cards are meant: groups of cards by place and side, and what can be asked of a card (G.3, filter fields)."""

from __future__ import annotations

from typing import Final, Literal

import msgspec

from ....language import layers
from ....language.layers import early, reads, reads_by
from ....language.node import Node, Selector, node, omit
from ....language.nodes import Cards, Cont, Instead, InsteadOf, Side, This

FAMILY: Final = "vanguard"
HIGHEST: Final = 9  # of a grade

Place = Literal[
    "vanguard", "rear-guards", "units", "guardians", "hand", "deck", "drop", "soul", "damage", "trigger", "bind", "G",
    "ride", "order", "crest", "hearts", "dress",
]  # fmt: skip
Kind = Literal["", "normal unit", "trigger unit", "unit", "G unit", "token", "order", "normal order", "blitz order",
               "set order"]  # fmt: skip
State = Literal["harmony", "hollowed", "blazing", "engorged", "friends"]  # that keywords bring
Skill = Literal[
    "boost", "intercept", "resist", "restraint", "unhit", "no stand", "no boost", "no intercept", "back row attack",
    "front row battle", "sure hit", "lord", "column attack", "hits anyway", "no abilities", "back row intercept",
    "early limit break", "back row vanguard attack", "not retired", "not retired by opponent",
    "no vanguard attack", "no rear attack", "not attacked", "harmony", "hollowed", "blazing", "engorged", "friends",
]  # fmt: skip


omit(FAMILY, Cards, Cont, Instead, InsteadOf)  # groups, continuous abilities and replacements are of its own


# Words at the head of printed abilities, after which other cards call what has such an ability.
ABILITY_WORDS: Final = (
    "harmony", "hollow", "blaze", "engorge", "darkness", "revelation", "rescue", "homare", "time leap", "friend",
    "powerful", "brave", "oracle", "ritual", "bloom", "burst", "thunderstrike", "shadowstitch", "magia", "rush",
    "unite", "overcharge", "divine skill", "regalis piece",
)  # fmt: skip


class Filter(Node, frozen=True):
    """Something that a card is or is not."""


class Adjective(Filter, frozen=True):
    """Said before the noun."""


class Clause(Filter, frozen=True):
    """Said after the noun."""


@node(FAMILY)
class Grade(Adjective, frozen=True):
    """Of a grade, or between two."""

    least: int = 0
    most: int = HIGHEST


@node(FAMILY)
class Parity(Adjective, frozen=True):
    """Of an odd or an even grade."""

    grade: Literal["odd", "even"]


@node(FAMILY)
class Posture(Adjective, frozen=True):
    """Standing, or at rest."""

    state: Literal["standing", "resting"]


@node(FAMILY)
class Facing(Adjective, frozen=True):
    """Face up or face down."""

    face: Literal["up", "down"]


@node(FAMILY)
class Other(Adjective, frozen=True):
    """Not this card."""


@node(FAMILY)
class Role(Adjective, frozen=True):
    """What a unit does in the battle that is fought."""

    role: Literal["attacking", "attacked", "boosting", "boosted"]


@node(FAMILY)
class Named(Clause, frozen=True):
    """With this card name."""

    name: str


@node(FAMILY)
class NotNamed(Clause, frozen=True):
    """With another card name."""

    name: str


@node(FAMILY)
class NameHas(Clause, frozen=True):
    """With these words in its card name."""

    part: str


@node(FAMILY)
class SameName(Clause, frozen=True):
    """With the same card name as another card."""

    of: Selector


@node(FAMILY)
class Apart(Clause, frozen=True):
    """With card names that are all different: of several with one name, one counts and can be chosen."""


@node(FAMILY)
class Nation(Clause, frozen=True):
    """From a nation."""

    nation: str


@node(FAMILY)
class Clan(Clause, frozen=True):
    """From a clan."""

    clan: str


@node(FAMILY)
class OfOneClan(Clause, frozen=True):
    """From one clan and no other."""


@node(FAMILY)
class NotClan(Clause, frozen=True):
    """From another clan, or from none."""

    clan: str


@node(FAMILY)
class Race(Clause, frozen=True):
    """Of a race."""

    race: str


@node(FAMILY)
class Icon(Clause, frozen=True):
    """With a trigger icon."""

    icon: Literal["critical", "draw", "heal", "stand", "front", "over"]


@node(FAMILY)
class InRow(Clause, frozen=True):
    """In a row."""

    row: Literal["front", "back"]


@node(FAMILY)
class On(Clause, frozen=True):
    """On such a circle: a guardian is neither on VC nor on RC; an added RC is one that Accel has brought."""

    where: tuple[Literal["VC", "RC", "GC", "added RC"], ...]


@node(FAMILY)
class SameColumn(Clause, frozen=True):
    """In the same column as this unit, or as another; columns of the two players face each other."""

    of: Selector = This()


@node(FAMILY)
class SameRow(Clause, frozen=True):
    """In the same row as this unit, of the same player."""


@node(FAMILY)
class InColumn(Clause, frozen=True):
    """In the column in the middle, or beside it."""

    column: Literal["center", "side"]


@node(FAMILY)
class OriginalNameHas(Clause, frozen=True):
    """With these words in the name that is printed on it."""

    part: str


@node(FAMILY)
class Power(Clause, frozen=True):
    """With a power between two numbers."""

    least: int = 0
    most: int = 99_999_999


@node(FAMILY)
class HasAttacked(Clause, frozen=True):
    """That has attacked at least n times this turn."""

    n: int


@node(FAMILY)
class Arrived(Clause, frozen=True):
    """Placed this turn; by an ability, or in the ride phase, where that is said."""

    how: Literal["", "ability", "ride phase"] = ""


@node(FAMILY)
class WithinGrade(Clause, frozen=True):
    """Of a grade that is not greater than your vanguard's."""


@node(FAMILY)
class GradeAs(Clause, frozen=True):
    """Of the grade of a card, or so much above it."""

    of: Selector
    plus: int = 0


@node(FAMILY)
class PowerAs(Clause, frozen=True):
    """Of a power that is not greater than that of another unit."""

    of: Selector


@node(FAMILY)
class Opposed(Clause, frozen=True):
    """That this unit battles."""


@node(FAMILY)
class Having(Clause, frozen=True):
    """With an icon or a keyword, printed or gained."""

    skill: Literal[
        "boost", "intercept", "twin drive", "triple drive", "persona ride", "sentinel", "overDress", "resist",
        "G guardian", "glitter", "limit break", "limit break 4", "generation break", "legion", "harmony", "hollow",
        "blaze", "engorge",
        "darkness", "revelation", "rescue", "homare", "time leap", "friend", "powerful", "brave", "oracle", "ritual",
        "bloom", "burst", "thunderstrike", "shadowstitch", "magia", "rush", "unite", "overcharge", "divine skill",
        "regalis piece",
    ]  # fmt: skip


@node(FAMILY)
class InState(Clause, frozen=True):
    """In a state that a marker or a card beneath it gives."""

    state: Literal["overDress", "locked", "legion", "deleted"] | State


@node(FAMILY)
class OfKind(Clause, frozen=True):
    """Of a kind of card."""

    kind: Kind


@node(FAMILY)
class ButNot(Clause, frozen=True):
    """That is not such a card."""

    of: Filter


# What is asked of a card, in the order in which a tree keeps it: there is one tree for "your grade 3 boosted unit" and
# "your boosted unit of grade 3". Clans and races come first of what stands behind the noun, as print says them before.
_KINDS: Final[tuple[type[Filter], ...]] = (
    Other, Role, Grade, Parity, Posture, Facing, Clan, Race, InState, Nation, Icon, Power, HasAttacked, Arrived,
    WithinGrade, GradeAs, PowerAs, Opposed, InRow, Having, Named, NameHas, OriginalNameHas, SameName, Apart, NotClan,
    OfOneClan, On, SameColumn, SameRow, InColumn, OfKind, NotNamed, ButNot,
)  # fmt: skip
ORDER: Final = {kind: place for place, kind in enumerate(_KINDS)}


def in_order(node: Node) -> None:
    """Keep what a node asks of a card in one order, whichever it was given in."""
    that = getattr(node, "that")  # noqa: B009
    if len(that) > 1:
        ordered = tuple(sorted(that, key=lambda one: ORDER.get(type(one), len(ORDER))))
        if ordered != that:
            msgspec.structs.force_setattr(node, "that", ordered)


@node(FAMILY)
class Or(Selector, frozen=True):
    """The cards of one group and those of another."""

    of: Selector
    other: Selector


@node(FAMILY, only="that")
class Among(Selector, frozen=True):
    """Of cards that were chosen or looked at, those of a kind, and what they must be besides."""

    of: Selector
    kind: Kind = ""
    that: tuple[Filter, ...] = ()

    def __post_init__(self) -> None:
        in_order(self)


@node(FAMILY, only="that")
class Group(Selector, frozen=True):
    """The cards of a place: whose, of which kind, and what they must be besides."""

    place: Place
    side: Side = "yours"
    kind: Kind = ""
    that: tuple[Filter, ...] = ()

    def __post_init__(self) -> None:
        in_order(self)


# What is asked of a card in which layer (4a.5 of the architecture page); all else never changes, or is no value.
early("grade", layers.GRADE)
reads(layers.NAMES, Named, NotNamed, NameHas, SameName, Apart, Clan, NotClan, OfOneClan)
reads_by(InState, lambda one: layers.ABILITIES if one == InState("friends") else layers.PRINTED)
reads(layers.GRADE, Grade, Parity, WithinGrade, GradeAs)
reads(layers.SKILLS, Having)
reads(layers.NUMBERS, Power, PowerAs)
