"""What printed words say of numbers and of several things that are done, before it is understood (`said.py`)."""

from __future__ import annotations

from typing import Literal

from ....language.node import AbilityNode, Amount, Condition, Effect, Node, Selector
from ..vocabulary.filters import Kind
from .said import Clause, Lasting
from .said_nouns import InPlace

Row = Literal["", "front", "back"]
Zone = Literal["", "soul", "drop", "hand", "deck"]


class HandledCards(Selector, frozen=True):
    """The cards that a step before did something to; of units that were chosen, perhaps the rear-guards alone."""

    verb: str
    zone: Zone = ""
    rear_guards: bool = False


# --- amounts ---


class GradesOf(Amount, frozen=True):
    """The grades of a card."""

    of: Selector


class Handled(Amount, frozen=True):
    """How many cards a step before did something to."""

    verb: str
    zone: Zone = ""


class OpenSaid(Amount, frozen=True):
    """How many open rear-guard circles somebody has, in a row or in all."""

    side: Literal["yours", "opponent's"]
    row: Row = ""


class NumberOf(Amount, frozen=True):
    """A number of cards, added up; the original one, or what it is now."""

    stat: Literal["power", "shield", "critical"]
    of: Selector
    original: bool = False


# --- what is done as often, or as much, as an amount says ---


class DoIfSaid(Clause, frozen=True):
    """Something is done if something holds; or if what was asked before does not."""

    do: Effect
    when: Condition | None = None


class IfNotSaid(Clause, frozen=True):
    """If what was asked before does not hold."""


class ForEachSaid(Clause, frozen=True):
    """For each of such cards, what follows."""

    each: Node
    per: int = 1


class EachDone(Effect, frozen=True):
    """Something is done with so many cards for each of others."""

    do: Effect
    each: Node
    per: int = 1


class Increases(Effect, frozen=True):
    """A number of units is increased by an amount."""

    stat: Literal["power", "shield", "critical"]
    of: Selector
    by: Amount
    until: Lasting = ""


class Becomes(Effect, frozen=True):
    """A number of units is increased or decreased to another."""

    stat: str
    of: Selector
    to: int | Selector
    until: Lasting = ""


class GetsInstead(Effect, frozen=True):
    """Units get another number than was said before."""

    of: Selector | None
    stat: str
    by: int
    old: int


class PicksInstead(Effect, frozen=True):
    """Another number of cards is chosen than was said before."""

    of: Selector
    old: int


# --- several things ---


class Part(Node, frozen=True):
    """One of several things that are all done, where there are so many cards."""

    n: int
    body: tuple[object, ...]
    most: bool = False


class AllOfThese(Effect, frozen=True):
    """All of several things are done; each where there are so many of such cards."""

    of: tuple[Node, ...]
    count: Node | None = None


class GetsAll(Effect, frozen=True):
    """This card gets several abilities."""

    of: Selector
    abilities: tuple[AbilityNode, ...]


class OfType(Node, frozen=True):
    """What is done where the card is such a card."""

    kind: Kind
    body: tuple[object, ...]


class ByType(Effect, frozen=True):
    """One of several things is done, by what that card is."""

    of: tuple[Node, ...]


# --- what is done in one of several ways, or by chance ---


class GoesEither(Effect, frozen=True):
    """One card goes to one place or another."""

    one: Effect
    other: Effect


class SearchesEither(Effect, frozen=True):
    """The deck is searched for such cards, or another zone."""

    of: Selector
    zone: Literal["drop", "hand"]


class SearchedSaid(Clause, frozen=True):
    """If you searched your deck."""


class FromThose(Effect, frozen=True):
    """Something is done with cards from among those that were looked at."""

    do: Effect


class ChoosesRandom(Effect, frozen=True):
    """Cards of a zone are chosen by chance."""

    place: InPlace
    n: int = 1
    many: bool = False
