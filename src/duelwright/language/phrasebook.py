"""The patterns of a chart spelt out, with their prefix tree: what takes long to make, as data that a file can hold.

A pattern with alternatives stands for many plain ones, and a book of a thousand patterns for a tree of many tens of
thousands of places. What the lines of a book mean (nodes, functions) stays in the code; a kept book names its lines by
their places, and fits only the lines that it was made of.
"""

from __future__ import annotations

import re
from collections.abc import Iterator, Mapping, Sequence
from typing import Final

import msgspec

from .grammar import Row

MARK: Final = re.compile(r"\{(\w*):([^{}]+)\}|(\)\?)|([()|])|([^\s()|{}]+)")

Part = str | tuple[str, str]  # a word, or a slot: its field, and the category of what stands there


class Phrase(msgspec.Struct, array_like=True, gc=False):
    """One plain pattern: which line of the book it comes from, its parts, and its number in spellings."""

    line: int
    parts: tuple[Part, ...]
    number: int


class Branch(msgspec.Struct, array_like=True):
    """A place in the prefix tree of a category: what may come next, and the phrases that end here."""

    number: int
    words: dict[str, Branch] = {}
    slots: list[tuple[str, Branch]] = []
    terminals: list[tuple[str, Branch]] = []
    ends: list[int] = []


class Phrasebook(msgspec.Struct, array_like=True):
    """Every plain phrase in the order it was written, the tree of each category, and what each can begin with."""

    phrases: list[Phrase] = []
    roots: dict[str, Branch] = {}
    starts: dict[str, frozenset[str]] = {}
    branches: int = 0

    def add(self, category: str, phrase: Phrase, terminals: Mapping[str, object]) -> None:
        """Write a phrase behind those that stand there."""
        if category not in self.roots:
            self.roots[category] = self._branch()
        at = self.roots[category]
        for part in phrase.parts:
            at = self._next(at, part, terminals)
        at.ends.append(len(self.phrases))
        self.phrases.append(phrase)

    def _branch(self) -> Branch:
        self.branches += 1
        return Branch(self.branches)

    def _next(self, at: Branch, part: Part, terminals: Mapping[str, object]) -> Branch:
        if isinstance(part, str):
            if part not in at.words:
                at.words[part] = self._branch()
            return at.words[part]
        row = at.terminals if part[1] in terminals else at.slots
        for category, branch in row:
            if category == part[1]:
                return branch
        row.append((part[1], self._branch()))
        return row[-1][1]

    def ends(self) -> Iterator[int]:
        """Every phrase that ends somewhere, by its place in the book."""
        left = list(self.roots.values())
        while left:
            at = left.pop()
            yield from at.ends
            left += [*at.words.values(), *(branch for _, branch in (*at.slots, *at.terminals))]

    def index(self, rows: Mapping[str, Row], terminals: Mapping[str, object]) -> None:
        """Find out what each category can begin with, once every phrase is written."""
        found: dict[str, set[str]] = {name: set() for name in [*self.roots, *rows]}
        for phrase in self.phrases:
            for part in phrase.parts:
                known = isinstance(part, str) or part[1] in found or part[1] in terminals
                assert known, f"there is no category {part[1]!r}: {told(phrase.parts)!r}"
        changed = True
        while changed:
            changed = False
            for name, words in found.items():
                before = len(words)
                words |= found[rows[name].item] if name in rows else _first(self.roots[name], found)
                changed = changed or len(words) != before
        self.starts = {name: frozenset(words) for name, words in found.items()}


def _first(root: Branch, found: Mapping[str, set[str]]) -> set[str]:
    """The words and classes of words that a category begins with, as far as its slots are known."""
    words = {*root.words, *(terminal for terminal, _ in root.terminals)}
    return words.union(*(found[slot] for slot, _ in root.slots))


def expanded(pattern: str) -> list[tuple[Part, ...]]:
    """The plain patterns of one with alternatives and parts that may be left out.

    >>> [told(parts) for parts in expanded("(choose|take) {of:card} (now)?")]
    ['choose {of:card} now', 'choose {of:card}', 'take {of:card} now', 'take {of:card}']
    """
    marks = [match.groups() for match in MARK.finditer(pattern)]
    found, at = _alternatives(marks, 0)
    assert at == len(marks), f"brackets do not match: {pattern!r}"
    assert all(parts for parts in found), f"it may be empty: {pattern!r}"
    return found


Mark = tuple[str | None, ...]


def _alternatives(marks: Sequence[Mark], at: int) -> tuple[list[tuple[Part, ...]], int]:
    done: list[tuple[Part, ...]] = []
    now: list[tuple[Part, ...]] = [()]
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
            now = [(*left, (field or "", category)) for left in now]
        else:
            assert word is not None
            now = [(*left, word) for left in now]
    return [*done, *now], at


def told(parts: Sequence[Part]) -> str:
    """A plain pattern as it is written."""
    return " ".join(part if isinstance(part, str) else f"{{{part[0]}:{part[1]}}}" for part in parts)
