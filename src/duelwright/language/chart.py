"""Reading many phrases quickly: a prefix tree for each category, and one tree for each stretch of words.

A chart is a grammar that is read by priority: of two ways to read the same words in a category the phrase that was
written first wins, and a part that can end in several places is tried at its furthest end first. A phrase book of
thousands of patterns costs little more than one of hundreds, since patterns share the beginnings they have in common.

A pattern is words with slots, `{field:category}`; `(one|other)` is either, `(…)?` may be left out. `spelling.py` says
again what was read.
"""

from __future__ import annotations

import re
import sys
from collections.abc import Callable
from pathlib import Path
from typing import Final

import msgspec

from .grammar import Production, Row, Slot, Value
from .node import Node, fields_of

MARK: Final = re.compile(r"\{(\w*):([^{}]+)\}|(\)\?)|([()|])|([^\s()|{}]+)")
MOST: Final = 200  # different trees that the slow mode keeps for one stretch of words


class Terminal:
    """A class of words: what value each has, and by which word a value is said."""

    __slots__ = ("name", "read", "write")

    def __init__(self, name: str, read: Callable[[str], Value], write: Callable[[Value], str]) -> None:
        self.name = name
        self.read = read  # None where the word is not of this class
        self.write = write


class Branch:
    """A place in the prefix tree of a category: what may come next, and the phrases that end here."""

    __slots__ = ("ends", "number", "slots", "terminals", "words")

    def __init__(self, number: int) -> None:
        self.number = number
        self.words: dict[str, Branch] = {}
        self.slots: list[tuple[str, Branch]] = []
        self.terminals: list[tuple[str, Branch]] = []
        self.ends: list[Production] = []


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
    """A phrase book for reading."""

    def __init__(self) -> None:
        self.terminals: dict[str, Terminal] = {}
        self.rows: dict[str, Row] = {}
        self.roots: dict[str, Branch] = {}
        self.written: dict[str, str] = {}  # the lines of the book, each with its latest pattern
        self.written_as: dict[int, str] = {}  # by which line an alternative was written
        self.by_id: dict[tuple[str, int], Production] = {}
        self._order: dict[int, int] = {}
        self._starts: dict[str, frozenset[str]] = {}
        self._branches = 0
        self._line = ""

    # --- writing ---

    def terminal(self, terminal: Terminal) -> None:
        """A class of words."""
        self.terminals[terminal.name] = terminal

    def row(self, category: str, item: str, separator: str = "") -> None:
        """One or more items; where there is a category of separators, they are part of the list."""
        self.rows[category] = Row(item, [separator] if separator else [])

    def phrase(self, category: str, kind: type[Node] | None, pattern: str, /, **fixed: Value) -> None:
        """A phrase for a kind of node, or (without one) for the value of its only slot."""
        self._write(category, pattern)
        for parts in expanded(pattern):
            production = Production(category, kind, list(parts), " ".join(map(_told, parts)))
            if kind is not None:
                said = {part.field for part in parts if isinstance(part, Slot)}
                for field in fields_of(kind):
                    if field.name in fixed:
                        production.fixed[field.name] = fixed[field.name]
                    elif field.name not in said:
                        assert field.default is not msgspec.NODEFAULT, f"{kind.__name__}.{field.name}: {pattern!r}"
                        production.fixed[field.name] = field.default
                unknown = (set(fixed) | said) - {field.name for field in fields_of(kind)}
                assert not unknown, f"{kind.__name__} has no {unknown}: {pattern!r}"
            self._add(production)

    def word(self, category: str, value: str | int, *patterns: str) -> None:
        """A fixed value in fixed words."""
        for pattern in patterns:
            self._write(category, pattern)
            for parts in expanded(pattern):
                production = Production(category, type(value), list(parts), " ".join(map(_told, parts)))
                production.fixed["is"] = value
                self._add(production)

    def _write(self, category: str, pattern: str) -> None:
        """Keep which line of source writes this: what a loop writes is one phrase."""
        caller = sys._getframe(2)
        self._line = f"{Path(caller.f_code.co_filename).stem}:{caller.f_lineno}"
        self.written[self._line] = f"{category}: {pattern}"

    def _add(self, production: Production) -> None:
        key = (production.category, production.id)
        assert key not in self.by_id, f"twice in {production.category}: {production.pattern!r}"
        self.by_id[key] = production
        self._order[id(production)] = len(self._order)
        self.written_as[id(production)] = self._line
        root = self.roots.get(production.category)
        if root is None:
            root = self.roots[production.category] = self._branch()
        at = root
        for part in production.parts:
            at = self._next(at, part)
        at.ends.append(production)

    def _branch(self) -> Branch:
        self._branches += 1
        return Branch(self._branches)

    def _next(self, at: Branch, part: object) -> Branch:
        if isinstance(part, str):
            if part not in at.words:
                at.words[part] = self._branch()
            return at.words[part]
        assert isinstance(part, Slot)
        row = at.terminals if part.category in self.terminals else at.slots
        for category, branch in row:
            if category == part.category:
                return branch
        branch = self._branch()
        row.append((part.category, branch))
        return branch

    # --- asking ---

    def order(self, production: Production) -> int:
        """Which of two phrases was written first."""
        return self._order[id(production)]

    def starts(self, category: str) -> frozenset[str]:
        """The words that a category can begin with, and the classes of words."""
        if not self._starts:
            self._index()
        return self._starts[category]

    def _index(self) -> None:
        found: dict[str, set[str]] = {name: set() for name in [*self.roots, *self.rows]}
        for production in self.by_id.values():
            for part in production.parts:
                known = not isinstance(part, Slot) or part.category in found or part.category in self.terminals
                assert known, f"{production.category}: no such category in {production.pattern!r}"
        changed = True
        while changed:
            changed = False
            for name, words in found.items():
                before = len(words)
                if name in self.rows:
                    words |= found[self.rows[name].item]
                else:
                    root = self.roots[name]
                    words |= set(root.words)
                    words |= {terminal for terminal, _ in root.terminals}
                    for slot, _ in root.slots:
                        words |= found[slot]
                changed = changed or len(words) != before
        self._starts = {name: frozenset(words) for name, words in found.items()}


def expanded(pattern: str) -> list[tuple[str | Slot, ...]]:
    """The plain patterns of one with alternatives and parts that may be left out.

    >>> [" ".join(map(str, parts)) for parts in expanded("(choose|take) it (now)?")]
    ['choose it now', 'choose it', 'take it now', 'take it']
    """
    marks = [match.groups() for match in MARK.finditer(pattern)]
    found, at = _alternatives(marks, 0)
    assert at == len(marks), f"brackets do not match: {pattern!r}"
    assert all(parts for parts in found), f"it may be empty: {pattern!r}"
    return found


Mark = tuple[str | None, ...]


def _alternatives(marks: list[Mark], at: int) -> tuple[list[tuple[str | Slot, ...]], int]:
    done: list[tuple[str | Slot, ...]] = []
    now: list[tuple[str | Slot, ...]] = [()]
    while at < len(marks):
        field, category, ending, sign, word = marks[at]
        if ending or sign == ")":
            break
        at += 1
        if sign == "(":
            inner, at = _alternatives(marks, at)
            inner = [*inner, ()] if marks[at][2] else inner
            at += 1
            now = [(*left, *right) for left in now for right in inner]
        elif sign == "|":
            done += now
            now = [()]
        elif category:
            now = [(*left, Slot(field or "", category)) for left in now]
        else:
            assert word is not None
            now = [(*left, word) for left in now]
    return [*done, *now], at


def _told(part: str | Slot) -> str:
    return part if isinstance(part, str) else f"{{{part.field}:{part.category}}}"


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
        starts = self.chart.starts(category)
        if self.words[at] in starts:
            return True
        return any(name in starts for name in self._classes[at])

    def _read_phrases(self, category: str, at: int) -> Ends:
        best: Ends = {}
        seen: set[tuple[int, int]] = set()
        paths: list[Way] = [(at, self.chart.roots[category], ())]
        while paths:
            here, branch, children = paths.pop()
            if branch.ends:
                for production in branch.ends:
                    self._keep(best, here, production, children)
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

    def _keep(self, best: Ends, end: int, production: Production, children: tuple[Derivation, ...]) -> None:
        held = best.get(end)
        if held is None:
            best[end] = [Derivation(production, built(production, children), children)]
        elif not self.every:
            other = held[0].production
            assert other is not None
            if self.chart.order(production) < self.chart.order(other):
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
