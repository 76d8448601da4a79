"""Which node is said in which category: written down once for all languages that inflect; each brings its patterns.

A pattern has a key: the node's name, and its case where a node has several (`"Draw opponent"`). Marks in angles
(`<until>`) stand for words that a loop of the wiring puts in. English, which is read back, is wired by itself.
"""

from __future__ import annotations

import re
from collections.abc import Iterable, Mapping
from typing import Final

from .. import nodes as n
from ..grammar import Table, Value
from ..node import Node

MARK: Final = re.compile(r"<(\w+)>")
ORDINALS: Final = 12  # choices of one ability that can be told apart by a number
LASTING: Final = ("turn", "battle", "always")


class Wiring:
    """A language's table and its patterns by key."""

    def __init__(self, table: Table, said: Mapping[str, str], marks: Mapping[str, str] = {}) -> None:
        self.table = table
        self.said = said
        self.marks = marks
        self.used: set[str] = set()

    def pattern(self, key: str, marks: Mapping[str, str] = {}) -> str:
        """The language's pattern for a key, its marks replaced."""
        self.used.add(key)
        every = {**self.marks, **marks}
        return MARK.sub(lambda found: every[found[1]], self.said[key])

    def phrase(
        self, category: str, node: type[Node], case: str = "", marks: Mapping[str, str] = {}, /, **fixed: Value
    ) -> None:
        """How a node is said in a category, where these fields have these values."""
        self.table.phrase(category, node, self.pattern(f"{node.__name__} {case}".strip(), marks), **fixed)

    def prefer(
        self, category: str, node: type[Node], case: str = "", marks: Mapping[str, str] = {}, /, **fixed: Value
    ) -> None:
        """The same, before all other phrases of the category."""
        self.table.prefer(category, node, self.pattern(f"{node.__name__} {case}".strip(), marks), **fixed)

    def cases(self, category: str, node: type[Node], field: str, values: Iterable[str], **fixed: Value) -> None:
        """A phrase for each value of a field, by which its key is called."""
        for value in values:
            self.phrase(category, node, value, {}, **{field: value}, **fixed)

    def alias(self, category: str, key: str, first: bool = False) -> None:
        """A category that says what another does, in words around it."""
        self.table.alias(category, self.pattern(key), first)

    def whole(self) -> Table:
        """The table; a pattern that no wiring asked for is a fault of the language's file."""
        assert self.used == set(self.said), f"patterns of nothing: {sorted(set(self.said) - self.used)}"
        return self.table


def wire(w: Wiring) -> None:
    """The nodes that every game shares."""
    _things(w)
    _numbers(w)
    _conditions(w)
    _effects(w)
    _abilities(w)


def _things(w: Wiring) -> None:
    for category in ("object", "subject"):
        w.phrase(category, n.This)
        w.cases(category, n.It, "name", ("it", "seen it"))
    for category in ("object", "subject"):
        for name in ("them", "seen them"):
            w.phrase(category, n.It, f"{name}, {category}", name=name)
        w.phrase(category, n.It, f"by number, {category}")
        w.phrase(category, n.Rest, category, of="", without="")
        w.phrase(category, n.Rest, f"by number, {category}")
        w.table.alias(category, "{:cards/each.sg}")
    w.phrase("whichever", n.This)
    w.alias("whichever", "any card")
    for number in range(1, ORDINALS + 1):
        w.table.word("ordinal", str(number), w.pattern("ordinal", {"n": str(number)}))


def _numbers(w: Wiring) -> None:
    w.table.count("number", "{#}")
    w.table.count("signed", "+{#}")
    w.table.count("signed", "-{#}", least=1, factor=-1)
    w.table.word("count", 1, w.pattern("a card"))
    w.table.count("count", "{#} {card*#}")
    w.alias("count", "as many cards")
    w.phrase("amount", n.Count)
    w.phrase("amount", n.Count, "times")
    w.phrase("amount", n.Count, "per")
    w.phrase("amount", n.ValueOf)


def _conditions(w: Wiring) -> None:
    w.phrase("condition", n.AtLeast, "one", n=1)
    w.phrase("condition", n.AtLeast)
    w.phrase("condition", n.AtLeast, "single", n=1)
    w.phrase("condition", n.Not)
    w.phrase("condition", n.All)
    w.phrase("condition", n.Either)
    w.table.row("conditions", "condition", ";")


def _effects(w: Wiring) -> None:
    w.cases("simple", n.Draw, "who", ("you", "opponent", "each"))
    for by in ("you", "opponent"):
        marks = {"choose": w.pattern(f"choose {by}")}
        w.phrase("simple", n.Choose, "one", marks, name="", n=1, by=by)
        w.phrase("simple", n.Choose, "some", marks, name="", by=by)
        w.phrase("simple", n.Choose, "up to", marks, name="", up_to=True, by=by)
        w.phrase("simple", n.Choose, "among", marks, name="", by=by)
        w.phrase("simple", n.Choose, "up to, among", marks, name="", up_to=True, by=by)
        w.phrase("simple", n.Choose, "amount", marks, name="", by=by)
        w.phrase("simple", n.Choose, "up to, amount", marks, name="", up_to=True, by=by)
    w.phrase("simple", n.Discard, "it", of=n.It("it"))  # said of nobody: a player chose, perhaps the other one
    w.phrase("simple", n.Discard, "them", of=n.It("them"))
    w.phrase("simple", n.Discard)
    w.phrase("simple", n.Return, "them", of=n.It("them"))
    w.phrase("simple", n.Return, "the rest", of=n.Rest("", ""))
    w.phrase("simple", n.Return)
    w.phrase("simple", n.ToHand)
    w.phrase("simple", n.ToBottom)
    w.phrase("simple", n.Look, "one", name="", n=1)
    w.phrase("simple", n.Look, name="")
    w.phrase("simple", n.Look, "amount", name="")
    w.phrase("simple", n.Look, "up to", name="", up_to=True)
    w.phrase("simple", n.Look, "up to, amount", name="", up_to=True)
    for case in ("one", "up to", "one, any group", "up to, any group"):
        w.phrase("simple", n.Search, case, name="")
    w.phrase("simple", n.Reveal)
    w.phrase("simple", n.Shuffle)
    for until in LASTING:
        marks = {"until": w.pattern(f"until {until}")}
        w.phrase("simple", n.Change, "", marks, until=until)
        w.phrase("simple", n.Change, "amount", marks, until=until)
    w.phrase("compound", n.If)
    w.phrase("compound", n.OneOf)
    w.phrase("compound", n.May)
    w.phrase("compound", n.May, "opponent", by="opponent")


def _abilities(w: Wiring) -> None:
    w.phrase("ability", n.Cont)
    w.phrase("ability", n.Cont, "amount")
    for who in ("you", "opponent"):
        w.phrase("ability", n.InsteadOf, who, who=who)
        w.phrase("ability", n.InsteadOf, f"{who} optional", who=who, optional=True)
    w.phrase("ability", n.Instead)
    w.phrase("ability", n.Instead, "optional", optional=True)
