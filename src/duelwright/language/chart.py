"""Reading many phrases quickly: a prefix tree for each category, and one tree for each stretch of words.

A chart is a grammar that is read by priority: of two ways to read the same words in a category the phrase that was
written first wins, and a part that can end in several places is tried at its furthest end first. A phrase book of
thousands of patterns costs little more than one of hundreds, since patterns share the beginnings they have in common.

A pattern is words with slots, `{field:category}`; `(one|other)` is either, `(…)?` may be left out. `spelling.py` says
again what was read, `phrasebook.py` has the tree, and `kept.py` keeps it on the disk.
"""

from __future__ import annotations

import hashlib
import sys
from collections.abc import Callable
from functools import cached_property
from pathlib import Path
from typing import Final, NamedTuple

import msgspec

from .grammar import Kind, Production, Row, Slot, Value
from .kept import kept
from .node import Node, fields_of
from .phrasebook import Branch, Part, Phrase, Phrasebook, expanded, told

MOST: Final = 200  # different trees that the slow mode keeps for one stretch of words


class Terminal:
    """A class of words: what value each has, and by which word a value is said."""

    __slots__ = ("name", "read", "write")

    def __init__(self, name: str, read: Callable[[str], Value], write: Callable[[Value], str]) -> None:
        self.name = name
        self.read = read  # None where the word is not of this class
        self.write = write


class Line(NamedTuple):
    """A line of the phrase book: what a pattern means, and where it is written."""

    category: str
    kind: Kind | None
    pattern: str
    fixed: dict[str, Value]
    where: str


class Phrasing(Production):
    """A plain phrase of a chart: which one it is, in the order in which they were written."""

    __slots__ = ("place",)

    def __init__(self, line: Line, phrase: Phrase, place: int) -> None:
        parts = [part if isinstance(part, str) else Slot(*part) for part in phrase.parts]
        super().__init__(line.category, line.kind, [*parts], told(phrase.parts))
        self.fixed = fixed_by(line, phrase.parts)
        self.number = phrase.number
        self.place = place


def fixed_by(line: Line, parts: tuple[Part, ...]) -> dict[str, Value]:
    """What a phrase says of the fields it has no slot for."""
    if line.kind is None or "is" in line.fixed:
        return dict(line.fixed)
    said = {part[0] for part in parts if not isinstance(part, str)}
    fixed: dict[str, Value] = {}
    assert issubclass(line.kind, Node)
    fields = fields_of(line.kind)
    for field in fields:
        if field.name in line.fixed:
            fixed[field.name] = line.fixed[field.name]
        elif field.name not in said:
            assert field.default is not msgspec.NODEFAULT, f"{line.kind.__name__}.{field.name}: {line.pattern!r}"
            fixed[field.name] = field.default
    unknown = (set(line.fixed) | said) - {field.name for field in fields}
    assert not unknown, f"{line.kind.__name__} has no {unknown}: {line.pattern!r}"
    return fixed


class Derivation:
    """How a stretch of words was read: by which production, over which parts; None for a word of a class or a list."""

    __slots__ = ("children", "production", "value")

    def __init__(self, production: Production | None, value: Value, children: tuple[Derivation, ...]) -> None:
        self.production = production
        self.value = value
        self.children = children


Ends = dict[int, list[Derivation]]
Way = tuple[int, Branch, tuple[Derivation, ...]]


class Chart:
    """A phrase book for reading: its lines are written first, and spelt out when they are first read with."""

    def __init__(self) -> None:
        self.terminals: dict[str, Terminal] = {}
        self.rows: dict[str, Row] = {}
        self.lines: list[Line] = []
        self.keep_in: Path | None = None  # where what was spelt out is kept for the next time
        self._made: dict[int, Phrasing] = {}

    # --- writing ---

    def terminal(self, terminal: Terminal) -> None:
        """A class of words."""
        self.terminals[terminal.name] = terminal

    def row(self, category: str, item: str, separator: str = "") -> None:
        """One or more items; where there is a category of separators, they are part of the list."""
        self.rows[category] = Row(item, [separator] if separator else [])

    def phrase(self, category: str, kind: type[Node] | None, pattern: str, /, **fixed: Value) -> None:
        """A phrase for a kind of node, or (without one) for the value of its only slot."""
        self._write(category, kind, pattern, fixed)

    def word(self, category: str, value: str | int, *patterns: str) -> None:
        """A fixed value in fixed words."""
        for pattern in patterns:
            self._write(category, type(value), pattern, {"is": value})

    def _write(self, category: str, kind: Kind | None, pattern: str, fixed: dict[str, Value]) -> None:
        """Keep which line of source writes this: what a loop writes is one phrase."""
        caller = sys._getframe(2)
        where = f"{Path(caller.f_code.co_filename).stem}:{caller.f_lineno}"
        self.lines.append(Line(category, kind, pattern, fixed, where))

    # --- asking ---

    @cached_property
    def book(self) -> Phrasebook:
        """Every plain phrase and the prefix trees: as kept, else made of the lines."""
        if self.keep_in is None:
            return self.spelt_out()
        return kept(self.keep_in, self.digest, self.spelt_out, self._fits)

    def _fits(self, book: Phrasebook) -> bool:
        """Whether all that a kept book names is there: whoever writes one can write its check, too."""
        return (
            {line.category for line in self.lines} <= set(book.roots)
            and {*book.roots, *self.rows} <= set(book.starts)
            and all(0 <= phrase.line < len(self.lines) for phrase in book.phrases)
            and all(0 <= end < len(book.phrases) for end in book.ends())
        )

    def spelt_out(self) -> Phrasebook:
        """The book made of its lines."""
        book = Phrasebook([], {}, {}, 0)
        seen: set[tuple[str, int]] = set()
        for at, line in enumerate(self.lines):
            for parts in expanded(line.pattern):
                number = Phrasing(line, Phrase(at, parts, 0), 0).id
                assert (line.category, number) not in seen, f"twice in {line.category}: {told(parts)!r}"
                seen.add((line.category, number))
                book.add(line.category, Phrase(at, parts, number), self.terminals)
        book.index(self.rows, self.terminals)
        return book

    @cached_property
    def digest(self) -> str:
        """A hash of all that the spelt out book depends on."""
        kinds = {line.kind for line in self.lines if line.kind is not None and issubclass(line.kind, Node)}
        fields = [(kind.__name__, [(f.name, repr(f.default)) for f in fields_of(kind)]) for kind in kinds]
        lines = [(one.category, one.kind and one.kind.__name__, one.pattern, one.fixed) for one in self.lines]
        rows = [(name, row.item, row.separator) for name, row in self.rows.items()]
        told_all = repr((lines, sorted(fields), rows, list(self.terminals)))
        return hashlib.blake2b(told_all.encode(), digest_size=16).hexdigest()

    @cached_property
    def by_number(self) -> dict[tuple[str, int], int]:
        """Which phrase of a category a number of a spelling means."""
        return {(self.lines[one.line].category, one.number): at for at, one in enumerate(self.book.phrases)}

    def phrasing(self, place: int) -> Phrasing:
        """A plain phrase by its place in the book, made when it is first met."""
        found = self._made.get(place)
        if found is None:
            phrase = self.book.phrases[place]
            found = self._made[place] = Phrasing(self.lines[phrase.line], phrase, place)
        return found

    def named(self, category: str, number: int) -> Phrasing | None:
        """The phrase that a spelling names."""
        place = self.by_number.get((category, number))
        return None if place is None else self.phrasing(place)

    def written_at(self, production: Production) -> str:
        """Which line of source wrote a phrase."""
        assert isinstance(production, Phrasing)
        return self.lines[self.book.phrases[production.place].line].where

    @property
    def written(self) -> dict[str, str]:
        """The lines of source that write phrases, each with its latest pattern."""
        return {line.where: f"{line.category}: {line.pattern}" for line in self.lines}


def built(production: Production, children: tuple[Derivation, ...]) -> Value:
    """The value that a production makes of its parts."""
    if production.kind is None:
        return children[0].value
    if "is" in production.fixed:
        return production.fixed["is"]
    fields = dict(production.fixed)
    slots = [part.field for part in production.parts if isinstance(part, Slot)]
    for name, child in zip(slots, children, strict=True):
        fields[name] = child.value
    return production.kind(**fields)


class Reading:
    """One text that is read with a chart; `every` keeps every tree that differs, up to a number, and is slow."""

    def __init__(self, chart: Chart, words: tuple[str, ...], every: bool = False) -> None:
        self.chart = chart
        self.book = chart.book
        self.words = words
        self.every = every
        self.cut = False  # more trees than are kept
        self.furthest = 0  # the word at which reading stopped
        self._memo: dict[tuple[str, int], Ends] = {}
        self._classes: list[dict[str, Value]] = [self._classes_of(word) for word in words]

    def _classes_of(self, word: str) -> dict[str, Value]:
        found = {name: one.read(word) for name, one in self.chart.terminals.items()}
        return {name: value for name, value in found.items() if value is not None}

    def whole(self, category: str) -> list[Derivation]:
        """The readings of all the words in a category: at most one, unless every tree is kept."""
        return self.read(category, 0).get(len(self.words), [])

    def read(self, category: str, at: int) -> Ends:
        """Where a category can end that begins here, the furthest first, and how it is read."""
        key = (category, at)
        found = self._memo.get(key)
        if found is None:
            self._memo[key] = {}  # no phrase begins with its own category
            row = self.chart.rows.get(category)
            ends = self._read_row(row, at) if row is not None else self._read_phrases(category, at)
            found = {end: ends[end] for end in sorted(ends, reverse=True)}
            self._memo[key] = found
        return found

    def _can_start(self, category: str, at: int) -> bool:
        starts = self.book.starts[category]
        if self.words[at] in starts:
            return True
        return any(name in starts for name in self._classes[at])

    def _read_phrases(self, category: str, at: int) -> Ends:
        best: Ends = {}
        seen: set[tuple[int, int]] = set()
        paths: list[Way] = [(at, self.book.roots[category], ())]
        while paths:
            here, branch, children = paths.pop()
            if branch.ends:
                for place in branch.ends:
                    self._keep(best, here, self.chart.phrasing(place), children)
            more = self._step(here, branch, children)
            if not self.every:
                more = [path for path in more if (path[1].number, path[0]) not in seen]
                seen.update((path[1].number, path[0]) for path in more)
            paths += more[::-1]
        return best

    def _step(self, at: int, branch: Branch, children: tuple[Derivation, ...]) -> list[Way]:
        """Everything that may come next at a place of the prefix tree."""
        if at >= len(self.words):
            self.furthest = max(self.furthest, at)
            return []
        word = self.words[at]
        paths: list[Way] = []
        follow = branch.words.get(word)
        if follow is not None:
            paths.append((at + 1, follow, children))
        classes = self._classes[at]
        for name, follow in branch.terminals:
            if name in classes:
                paths.append((at + 1, follow, (*children, Derivation(None, classes[name], ()))))
        for category, follow in branch.slots:
            if self._can_start(category, at):
                for end, found in self.read(category, at).items():
                    paths += [(end, follow, (*children, one)) for one in found]
        if not paths:
            self.furthest = max(self.furthest, at)
        return paths

    def _keep(self, best: Ends, end: int, production: Phrasing, children: tuple[Derivation, ...]) -> None:
        held = best.get(end)
        if held is None:
            best[end] = [Derivation(production, built(production, children), children)]
        elif not self.every:
            other = held[0].production
            assert isinstance(other, Phrasing)
            if production.place < other.place:
                best[end] = [Derivation(production, built(production, children), children)]
        else:
            value = built(production, children)
            if all(one.value != value for one in held):
                held.append(Derivation(production, value, children))
                if len(held) > MOST:
                    held.pop()
                    self.cut = True

    def _read_row(self, row: Row, at: int) -> Ends:
        """Items one after the other, the fewest that reach an end; separators stand between them in the list."""
        ends: Ends = {}
        opened: list[tuple[int, tuple[Derivation, ...]]] = [(at, ())]
        while opened:
            here, items = opened.pop(0)
            if here >= len(self.words):
                self.furthest = max(self.furthest, here)
                continue
            if not self._can_start(row.item, here):
                self.furthest = max(self.furthest, here)
                continue
            for end, found in self.read(row.item, here).items():
                for one in found:
                    if end in ends and not self.every:
                        continue
                    more = (*items, one)
                    held = ends.setdefault(end, [])
                    if len(held) >= MOST:
                        self.cut = True
                        continue
                    held.append(Derivation(None, tuple(child.value for child in more), more))
                    opened += self._after(row, end, more)
        return ends

    def _after(self, row: Row, at: int, items: tuple[Derivation, ...]) -> list[tuple[int, tuple[Derivation, ...]]]:
        if not row.separator:
            return [(at, items)]
        if at >= len(self.words) or not self._can_start(row.separator[0], at):
            return []
        found = self.read(row.separator[0], at)
        return [(end, (*items, one)) for end, ones in found.items() for one in ones]
