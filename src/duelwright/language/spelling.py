"""What was read with a chart, said again: from the tree and a spelling, the ids of the patterns in reading order.

The spelling has no names and no numbers, the tree has them; where the two do not belong together nothing is said.
"""

from __future__ import annotations

from collections.abc import Iterator
from typing import Final, cast

from ..core.errors import CardError, worded
from .chart import Chart, Derivation, built
from .grammar import Slot, Value
from .node import Node

FIRST_HOLE: Final = 8_000_000_000
DEEPEST: Final = 100  # phrases within phrases of a spelling


def spelling_of(made: Derivation) -> tuple[int, ...]:
    """Which phrase was taken for each part, in reading order; for a list, how many parts it has."""
    return tuple(_ids(made))


def _ids(made: Derivation) -> Iterator[int]:
    if made.production is not None:
        yield made.production.id
    elif made.children:
        yield len(made.children)
    for child in made.children:
        if child.production is not None or child.children:
            yield from _ids(child)


class Speller:
    """Builds the derivation that a spelling names, with holes where its words of a class stand."""

    def __init__(self, chart: Chart, spelling: tuple[int, ...]) -> None:
        self.chart = chart
        self.left = list(spelling[::-1])
        self.holes: list[str] = []  # the classes of the words that are missing
        self.depth = 0

    def whole(self, category: str) -> Derivation:
        """The derivation, all of whose words of a class are holes."""
        made = self._category(category)
        if self.left:
            raise CardError(worded("spelling_on", "this spelling is of another text: it goes on"))
        return made

    def _next(self) -> int:
        if not self.left:
            raise CardError(worded("spelling_early", "this spelling is of another text: it ends too early"))
        return self.left.pop()

    def _category(self, category: str) -> Derivation:
        self.depth += 1
        if self.depth > DEEPEST:
            raise CardError(worded("spelling_deep", "this spelling is of another text: it is nested too deep"))
        made = self._phrase(category)
        self.depth -= 1
        return made

    def _phrase(self, category: str) -> Derivation:
        row = self.chart.rows.get(category)
        if row is not None:
            count = self._next()
            if not 0 < count < 1000:
                raise CardError(worded("spelling_list", "this spelling is of another text: no such list"))
            kinds = [row.item if not row.separator or i % 2 == 0 else row.separator[0] for i in range(count)]
            items = tuple(self._category(kind) for kind in kinds)
            return Derivation(None, tuple(item.value for item in items), items)
        number = self._next()
        production = self.chart.named(category, number)
        if production is None:
            raise CardError(
                worded(
                    "spelling_phrase",
                    "this spelling is of another text: there is no phrase {number} for {category}",
                    {"number": number, "category": category},
                )
            )
        children = tuple(self._slot(part.category) for part in production.parts if isinstance(part, Slot))
        return Derivation(production, built(production, children), children)

    def _slot(self, category: str) -> Derivation:
        terminal = self.chart.terminals.get(category)
        if terminal is None:
            return self._category(category)
        self.holes.append(category)
        return Derivation(None, hole(len(self.holes) - 1, category), ())


class Alike(Node, frozen=True):
    """A number that two words say: both are the same one."""

    one: int
    other: int


def alike(one: int, other: int) -> int:
    """The number that two words say; where they are holes the tree fills both, and CardError where they differ."""
    if hole_number(one) >= 0 or hole_number(other) >= 0:
        return cast(int, Alike(one, other))
    if one != other:
        raise CardError(worded("spelling_numbers", "two words that say different numbers"))
    return one


def hole(number: int, terminal: str) -> Value:
    """A value that no card has, in the place of a number or a name."""
    return FIRST_HOLE + number if terminal.startswith("#") else f"\0{number}"


def hole_number(value: Value) -> int:
    """Which hole a value is; -1 where it is none."""
    if isinstance(value, int):
        return value - FIRST_HOLE if value >= FIRST_HOLE else -1
    return int(value[1:]) if isinstance(value, str) and value.startswith("\0") else -1


def fill(pattern: Value, tree: Value, found: dict[int, Value]) -> bool:
    """Whether a tree with holes is a tree without, and what stands in the holes."""
    number = hole_number(pattern)
    if number >= 0:
        return type(tree) is type(pattern) and found.setdefault(number, tree) == tree
    if isinstance(pattern, Alike):
        return fill(pattern.one, tree, found) and fill(pattern.other, tree, found)
    if isinstance(pattern, tuple):
        if not isinstance(tree, tuple) or len(tree) != len(pattern):
            return False
        return all(fill(a, b, found) for a, b in zip(pattern, tree, strict=True))
    if isinstance(pattern, Node):
        names = pattern.__struct_fields__
        return type(tree) is type(pattern) and all(fill(getattr(pattern, f), getattr(tree, f), found) for f in names)
    return type(pattern) is type(tree) and pattern == tree


def words_of(chart: Chart, made: Derivation, found: dict[int, Value]) -> list[str]:
    """The words of a derivation whose holes were found."""
    if made.production is None:
        return [word for child in made.children for word in words_of(chart, child, found)]
    words: list[str] = []
    children = iter(made.children)
    for part in made.production.parts:
        if isinstance(part, str):
            words.append(part)
            continue
        assert isinstance(part, Slot)
        child = next(children)
        terminal = chart.terminals.get(part.category)
        if terminal is None:
            words += words_of(chart, child, found)
        else:
            number = hole_number(child.value)
            if number not in found:
                raise CardError(worded("spelling_words", "this spelling has words that its tree does not have"))
            words.append(terminal.write(found[number]))
    return words
