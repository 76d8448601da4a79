"""Which layer of computed values a node reads or changes (`core/modifiers.py` has their order).

A continuous ability may read the layers before its own. One that read its own layer, or a later one, could change what
it reads: that is refused when the card is compiled.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import Final

from ..core.errors import CardError, Worded, worded
from .node import Node, walk
from .nodes import ValueOf

PRINTED: Final = 0
ABILITIES: Final = 1
NAMES: Final = 2
GRADE: Final = 3
SKILLS: Final = 4
ORIGINAL: Final = 5
NUMBERS: Final = 6
PLAYERS: Final = 7
_READ: dict[type[Node], int] = {}  # by node: the layer it asks for
_READ_BY: dict[type[Node], Callable[[Node], int]] = {}  # where that depends on what the node says
_STATS: dict[str, int] = {}  # numbers that have a layer of their own


def reads(layer: int, *kinds: type[Node]) -> None:
    """These nodes ask for a layer."""
    _READ.update(dict.fromkeys(kinds, layer))


def reads_by(kind: type[Node], layer: Callable[[Node], int]) -> None:
    """This node asks for a layer that depends on what it says."""
    _READ_BY[kind] = layer


def early(stat: str, layer: int) -> None:
    """A number is worked out in a layer before the others."""
    _STATS[stat] = layer


def layer_of(stat: str) -> int:
    """The layer of a number."""
    return _STATS.get(stat, NUMBERS)


def read_by(part: Node) -> int:
    """The latest layer that a node asks for."""
    if isinstance(part, ValueOf):
        return layer_of(part.stat)
    by_value = _READ_BY.get(type(part))
    return by_value(part) if by_value is not None else _READ.get(type(part), PRINTED)


def _told(layer: int) -> Worded:
    """What a layer holds, in words."""
    return (
        worded("layer_print", "print"),
        worded("layer_lost", "lost abilities"),
        worded("layer_names", "names and clans"),
        worded("layer_grades", "grades"),
        worded("layer_skills", "skills"),
        worded("layer_original", "original numbers"),
        worded("layer_numbers", "numbers"),
        worded("layer_players", "players"),
    )[layer]


def check_layers(ability: Node, changes: int) -> None:
    """CardError where an ability that changes a layer depends on it, or on a later one."""
    for part in walk(ability):
        if isinstance(part, Node) and part is not ability and read_by(part) >= changes:
            raise CardError(
                worded(
                    "layers",
                    "what changes {changes} may not depend on {other}",
                    {"changes": _told(changes), "other": _told(read_by(part))},
                )
            )
