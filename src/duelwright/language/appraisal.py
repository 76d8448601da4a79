"""What an ability is worth, read from its tree: in hundredths of a card, for whoever has it.

Opponents use it to decide whether a cost is worth paying and what to do with a choice. Each effect says what it does to
the card or player that it touches; a choice is meant well or ill by what is done later to what was chosen.
"""

from __future__ import annotations

from .node import AbilityNode, Cost, Effect, Node, Selector, walk
from .nodes import (
    Binder,
    Change,
    Choose,
    Discard,
    Draw,
    If,
    It,
    Look,
    May,
    OneOf,
    Rest,
    Return,
    Reveal,
    Search,
    Shuffle,
    ToBottom,
    ToHand,
)

CARD = 100
_GIVES: dict[type[Node], int] = {}
_TAKES: dict[type[Node], int] = {}


def gives(table: dict[type[Node], int]) -> None:
    """Say what effects are worth to what they touch."""
    _GIVES.update(table)


def takes(table: dict[type[Node], int]) -> None:
    """Say what costs take, each time."""
    _TAKES.update(table)


def is_appraised(kind: type[Node]) -> bool:
    """Whether an effect or a cost has its worth."""
    return kind in _GIVES or kind in _TAKES


gives({
    Draw: CARD, Choose: 0, Discard: -CARD, Return: -CARD // 2, Look: CARD // 10, Search: CARD // 10, Reveal: 0,
    ToHand: CARD, ToBottom: -CARD, Shuffle: 0, Change: CARD // 3, If: 0, OneOf: 0, May: 0,
})  # fmt: skip


def worth(part: AbilityNode) -> int:
    """What an ability brings its player, its costs not counted."""
    sides = _sides(part)
    return sum(_gain(found, sides) for found in walk(part) if isinstance(found, Effect))


def price(part: AbilityNode) -> int:
    """What its costs take."""
    return sum(_TAKES.get(type(found), 0) * _often(found) for found in walk(part) if isinstance(found, Cost))


def intents(parts: object) -> dict[str, int]:
    """For each name that is bound: above 0 where what was chosen is helped, below 0 where it is harmed."""
    found: dict[str, int] = {}
    for part in walk(parts):
        of = getattr(part, "of", None)
        if isinstance(part, Effect) and not isinstance(part, Binder) and isinstance(of, Selector):
            for inner in walk(of):
                if isinstance(inner, It):
                    found[inner.name] = found.get(inner.name, 0) + _points(part)
    return found


def _sides(part: Node) -> dict[str, int]:
    """For each name that is bound: 1 where your cards are meant, -1 where they are the opponent's."""
    found: dict[str, int] = {}
    for inner in walk(part):
        if isinstance(inner, Binder):
            found[inner.name] = _side(getattr(inner, "of", None), found)
    return found


def _side(of: object, sides: dict[str, int]) -> int:
    for inner in walk(of):
        if isinstance(inner, It | Rest):
            return sides.get(inner.name if isinstance(inner, It) else inner.of, 1)
        if getattr(inner, "side", "") == "opponent's":
            return -1
    return 1


def _points(part: Node) -> int:
    """To what it touches; less power is worth what more would cost."""
    by, skill = getattr(part, "by", 1), getattr(part, "skill", "")
    ill = (isinstance(by, int) and by < 0) or skill.startswith("no ") or skill == "restraint"
    return _GIVES.get(type(part), 0) * (-1 if ill else 1)


def _often(part: Node) -> int:
    n = getattr(part, "n", 1)
    return n if isinstance(n, int) else 2


def _gain(part: Node, sides: dict[str, int]) -> int:
    who = getattr(part, "who", "")
    if who == "each":
        return 0
    side = -1 if who == "opponent" else 1 if who else _side(getattr(part, "of", None), sides)
    return side * _points(part) * _often(part)
