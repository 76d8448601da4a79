"""What printed nouns say before they are understood: which cards, how many, whose; with references unbound."""

from __future__ import annotations

from typing import Literal

from ....language.node import Condition, Node, Selector
from ....language.nodes import Side
from ..vocabulary.filters import Filter, Kind, Place

How = Literal["n", "up to", "all", "any"]
Row = Literal["front", "back"]
Whose = Literal["", "yours", "opponent's", "any"]


class InPlace(Node, frozen=True):
    """After a noun: the zone that the cards are in or come from."""

    place: Place
    side: Side = "yours"


class InRowOf(Node, frozen=True):
    """After a noun: in a row of somebody's."""

    row: Row
    side: Side


class OnlyClan(Node, frozen=True):
    """After a noun: of this clan and no other."""

    clan: str


class OnYours(Node, frozen=True):
    """After a noun: on circles of yours."""

    place: Literal["vanguard", "rear-guards", "units"]


class FromAmong(Node, frozen=True):
    """After a noun: of the cards that were looked at."""


class NamedApart(Node, frozen=True):
    """After a noun: with words in their card names, which are all different."""

    part: str


class NamedOther(Node, frozen=True):
    """After a noun: with words in a card name that is not this card's."""

    part: str


class Noun(Selector, frozen=True):
    """A noun with what is said before and behind it."""

    head: Head
    pre: tuple[Filter, ...] = ()
    post: tuple[Node, ...] = ()
    side: Whose = ""
    other: bool = False  # than this card


class Head(Node, frozen=True):
    """What a noun calls cards: a place on the field, a kind, and what else the word says."""

    place: Literal["", "vanguard", "rear-guards", "units", "hearts"] = ""
    kind: Kind = ""
    that: tuple[Filter, ...] = ()


class Pick(Selector, frozen=True):
    """So many of such cards."""

    of: Noun
    n: int = 1
    how: How = "n"
    many: bool = False
    other: Noun | None = None  # or one of these
    each: Node | None = None  # so many for each of such cards, or for every so many
    per: int = 1


class TopCards(Selector, frozen=True):
    """The top cards of the deck."""

    n: int = 1
    many: bool = False


class SameMany(Selector, frozen=True):
    """As many of such cards as there are of others."""

    of: Noun
    count: Node
    up_to: bool = False


class Ref(Selector, frozen=True):
    """A card that was spoken of."""

    form: Literal[
        "this", "it", "them", "that unit", "that card", "those units", "rest", "boosted", "called", "revealed",
        "attacking", "attacked",
    ]  # fmt: skip


class Both(Selector, frozen=True):
    """One and another."""

    of: Selector
    other: Selector


class Compared(Condition, frozen=True):
    """There are as many of such cards as of others, or more; or less: than your opponent has, where none are said."""

    of: Noun
    how: Literal["at least", "at most"]
    than: Noun | None = None


class InRowThere(Condition, frozen=True):
    """A row has so many units, or more; or less."""

    of: Noun
    n: int
    row: Row
    side: Side
    most: bool = False


class HasArrived(Condition, frozen=True):
    """A unit was placed this turn in such a way; or was not."""

    of: Selector
    that: tuple[object, ...]
    no: bool = False


class InPosture(Condition, frozen=True):
    """So many of such units stand or are at rest; or none does otherwise, of units that are there."""

    of: Noun
    state: Literal["standing", "resting"]
    n: int = 0
    every: bool = False


class Fought(Condition, frozen=True):
    """During the battle in which such a unit of yours is attacked, by such a unit where one is said; or attacks."""

    of: Noun
    by: Noun | None = None
    role: Literal["attacked", "attacking"] = "attacked"


class HasCrest(Condition, frozen=True):
    """A crest of this name is yours."""

    that: tuple[Filter, ...]


class AsMany(Condition, frozen=True):
    """Of the cards that a condition has counted there are so many."""

    n: int
