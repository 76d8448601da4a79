"""Cards as they are described: what is said before the noun, and what after it.

A tree keeps what it asks of a card in one tuple, in one order for all languages. Phrases part it: `parted` makes these
nodes of a tree, `whole` makes the tree of them again.
"""

from __future__ import annotations

from typing import Final, cast

import msgspec

from ....language.node import Node
from .. import vocabulary as n
from ..vocabulary.filters import Adjective, Filter

Filters = tuple[Filter, ...]


class Group(n.Group, frozen=True):
    """The cards of a place."""

    only: Filters = ()

    def __post_init__(self) -> None:
        """In the order of the words."""


class Among(n.Among, frozen=True):
    """Some of the cards that were chosen or looked at."""

    only: Filters = ()

    def __post_init__(self) -> None:
        """In the order of the words."""


class Matches(n.Matches, frozen=True):
    """Cards are of a description."""

    only: Filters = ()

    def __post_init__(self) -> None:
        """In the order of the words."""


class Caused(n.Caused, frozen=True):
    """Something happened by a card."""

    only: Filters = ()

    def __post_init__(self) -> None:
        """In the order of the words."""


class RodeOver(n.RodeOver, frozen=True):
    """A card was rode upon."""

    only: Filters = ()

    def __post_init__(self) -> None:
        """In the order of the words."""


class CounterBlast(n.CounterBlast, frozen=True):
    """Cards of the damage zone are turned face down."""

    only: Filters = ()

    def __post_init__(self) -> None:
        """In the order of the words."""


class SoulBlast(n.SoulBlast, frozen=True):
    """Cards of the soul are put into the drop zone."""

    only: Filters = ()

    def __post_init__(self) -> None:
        """In the order of the words."""


class DiscardFromHand(n.DiscardFromHand, frozen=True):
    """Cards of the hand are discarded."""

    only: Filters = ()

    def __post_init__(self) -> None:
        """In the order of the words."""


Described = Group | Among | Matches | Caused | RodeOver | CounterBlast | SoulBlast | DiscardFromHand
DESCRIBED: Final[dict[type[Node], type[Node]]] = {
    n.Group: Group, n.Among: Among, n.Matches: Matches, n.Caused: Caused, n.RodeOver: RodeOver,
    n.CounterBlast: CounterBlast, n.SoulBlast: SoulBlast, n.DiscardFromHand: DiscardFromHand,
}  # fmt: skip
PLAIN: Final = {described: plain for plain, described in DESCRIBED.items()}


def parted(node: Node) -> Node:
    """A tree with adjectives before its nouns, and all else after them."""
    fields = {name: _parted_value(getattr(node, name)) for name in node.__struct_fields__}
    return described(node, fields) if type(node) in DESCRIBED else msgspec.structs.replace(node, **fields)


def _parted_value(value: object) -> object:
    if isinstance(value, tuple):
        return tuple(_parted_value(part) for part in value)
    return parted(value) if isinstance(value, Node) else value


def described(node: Node, fields: dict[str, object]) -> Described:
    """A node that describes cards, of such fields: its adjectives apart from the rest."""
    that = cast(Filters, fields["that"])
    only = tuple(one for one in that if isinstance(one, Adjective))
    rest = tuple(one for one in that if not isinstance(one, Adjective))
    return cast(Described, DESCRIBED[type(node)](**{**fields, "only": only, "that": rest}))


def whole(node: Described, fields: dict[str, object]) -> Node:
    """The inverse: what it asks of a card in one tuple again."""
    that = (*cast(Filters, fields["only"]), *cast(Filters, fields["that"]))
    return PLAIN[type(node)](**{name: value for name, value in fields.items() if name != "only"} | {"that": that})
