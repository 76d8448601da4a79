"""Reading words back into a tree: top-down over the phrase table, every end of every category remembered."""

from __future__ import annotations

from typing import Final

from ..core.errors import CardError, worded
from .grammar import (
    DEEPEST,
    MOST_READINGS,
    NUMBER,
    Derivation,
    Extra,
    Part,
    Production,
    Slot,
    Table,
    Value,
    is_said,
)
from .node import Node
from .tokens import ANGLED, QUOTED, tokens

Read = tuple[int, Derivation]
Partial = tuple[int, dict[str, Value], list[Derivation]]
LONGEST: Final = 60  # of a stretch of words in an error


class ParseError(CardError):
    """A text that could not be read: at which words it stopped, and what could have stood there."""

    def __init__(self, message: str, at: int, expected: list[str]) -> None:
        super().__init__(message)
        self.at = at
        self.expected = expected


class Ambiguous(CardError):
    """A text that can be read as two different trees: a fault of the table."""

    def __init__(self, text: str, trees: list[Node]) -> None:
        super().__init__(f"{text[:60]!r} can be read in two ways: {trees[0]} and {trees[1]}")
        self.trees = trees


class Reader:
    """Reads one text with a table."""

    def __init__(self, table: Table, text: str) -> None:
        self.table = table
        self.words = tokens(text)
        if _depth(self.words) > DEEPEST:
            raise ParseError(
                worded(
                    "nested", "this is nested more than {deepest} deep; say it in more sentences", {"deepest": DEEPEST}
                ),
                0,
                [],
            )
        self.memo: dict[tuple[str, int], list[Read]] = {}
        self.furthest = 0
        self.expected: set[str] = set()
        self.crowded = -1  # the word from which there were more trees than are compared

    def whole(self, category: str) -> list[Derivation]:
        """Every reading of the whole text in a category, different trees only."""
        found = [made for end, made in self.read(category, 0) if end == len(self.words)]
        if self.crowded >= 0:
            there = " ".join(self.words[self.crowded : self.crowded + 3])[:LONGEST]
            template = "from {there} on this can be read in more than {most} ways; say it in more sentences"
            message = worded("many_readings", template, {"there": repr(there), "most": MOST_READINGS})
            raise ParseError(message, self.crowded, [])
        if not found:
            raise self._failure()
        return found

    def _failure(self) -> ParseError:
        before = " ".join(self.words[max(0, self.furthest - 4) : self.furthest])[-LONGEST:]
        there = " ".join(self.words[self.furthest : self.furthest + 3])[:LONGEST] or "the end"
        shown_as = {NUMBER: "a number", QUOTED: "a name in quotation marks", ANGLED: "a name in angle brackets"}
        expected = sorted(shown_as.get(word, word) for word in self.expected)
        shown = ", ".join(expected[:12]) + (" …" if len(expected) > 12 else "")
        params = {"before": repr(before), "there": repr(there), "shown": shown or "the end"}
        message = worded(
            "reading_stopped", "reading stopped after {before} at {there}; there could stand: {shown}", params
        )
        if not self.furthest:
            params = {"there": repr(there), "example": self.table.example}
            message = worded("no_ability_begins", "an ability does not begin with {there}; such as: {example}", params)
        return ParseError(message, self.furthest, expected)

    def read(self, category: str, at: int) -> list[Read]:
        """Every way to read a category from here, with where it ends."""
        key = (category, at)
        found = self.memo.get(key)
        if found is None:
            self.memo[key] = []  # no phrase begins with its own category
            found = self._read_row(category, at) if category in self.table.rows else self._read_any(category, at)
            self.memo[key] = found
        return found

    def _read_any(self, category: str, at: int) -> list[Read]:
        index = self.table.starts(category)
        word = self.words[at] if at < len(self.words) else ""
        word = word[0] if word.startswith((QUOTED, ANGLED)) else word
        found: list[Read] = []
        tried = index.get(word, []) + (index.get(NUMBER, []) if word.isdecimal() else [])
        if not tried:
            self._expect(at, list(index))
        for production in tried:
            for end, made in self._read_production(production, at):
                self._keep(found, at, end, made)
        return found

    def _read_row(self, category: str, at: int) -> list[Read]:
        row = self.table.rows[category]
        found: list[Read] = []
        open_: list[tuple[int, list[Derivation]]] = [(end, [made]) for end, made in self.read(row.item, at)]
        while open_:
            end, items = open_.pop(0)
            kept = self._keep(found, at, end, Derivation(None, tuple(item.value for item in items), items))
            after = self._literals(row.separator, end) if kept else -1
            if after >= 0:
                open_ += [(more, [*items, made]) for more, made in self.read(row.item, after)]
        return found

    def _keep(self, found: list[Read], at: int, end: int, made: Derivation) -> bool:
        """Keep a reading unless the same tree was read over the same words; more trees than are compared are noted."""
        same_end = [other for there, other in found if there == end]
        if any(other.value == made.value for other in same_end):
            return False
        if len(same_end) >= MOST_READINGS:
            self.crowded = at
            return False
        found.append((end, made))
        return True

    def _literals(self, words: list[str], at: int) -> int:
        for word in words:
            if at >= len(self.words) or self.words[at] != word.lower():
                self._expect(at, [word])
                return -1
            at += 1
        return at

    def _read_production(self, production: Production, at: int) -> list[Read]:
        partials: list[Partial] = [(at, {}, [])]
        for part in production.parts:
            partials = [more for partial in partials for more in self._step(part, partial)]
        found: list[Read] = []
        for end, fields, children in partials:
            made = _built(production, fields, children)
            if not made and production.kind is int:
                self._expect(at, [f"a number from {production.least} on"])
            found += [(end, Derivation(production, value, children)) for value in made]
        return found

    def _step(self, part: Part, partial: Partial) -> list[Partial]:
        at, fields, children = partial
        if part == NUMBER:
            if at < len(self.words) and self.words[at].isdecimal() and len(self.words[at]) < 10:
                return [(at + 1, {**fields, NUMBER: int(self.words[at])}, children)]
            self._expect(at, [NUMBER])
            return []
        if part in (QUOTED, ANGLED):
            if at < len(self.words) and self.words[at].startswith(part) and len(self.words[at]) > 1:
                return [(at + 1, {**fields, QUOTED: self.words[at][1:]}, children)]
            self._expect(at, [part])
            return []
        if isinstance(part, str):
            after = self._literals([part], at)
            return [(after, fields, children)] if after >= 0 else []
        if isinstance(part, Slot):
            return [
                (end, {**fields, part.field: made.value}, [*children, made])
                for end, made in self.read(part.category, at)
            ]
        assert isinstance(part, Extra), "a table with inflected words is not read"
        return [partial, *self._optional(part, partial)]

    def _optional(self, part: Extra, partial: Partial) -> list[Partial]:
        found: list[Partial] = [partial]
        for inner in part.parts:
            found = [more for one in found for more in self._step(inner, one)]
        return found

    def _expect(self, at: int, words: list[str]) -> None:
        if at > self.furthest:
            self.furthest = at
            self.expected = set()
        if at == self.furthest:
            self.expected.update(words)


def _depth(words: list[str]) -> int:
    """How many brackets are open at once at the most."""
    most = now = 0
    for word in words:
        now += int(word == "[") - int(word == "]")
        most = max(most, now)
    return most


def _built(production: Production, fields: dict[str, Value], children: list[Derivation]) -> list[Value]:
    """The value a production makes of its parts; none where it may not say that value."""
    made: Value
    kind = production.kind
    if kind is None:
        return [children[0].value]
    if issubclass(kind, Node):
        made = kind(**{**production.fixed, **fields})
    elif kind is str and "is" not in production.fixed:
        made = fields[QUOTED]
    else:
        made = production.fixed["is"] if "is" in production.fixed else production.factor * _int(fields[NUMBER])
    return [made] if production.says(made) else []


def _int(value: Value) -> int:
    assert isinstance(value, int)
    return value


def spelling_of(table: Table, category: str, made: Derivation) -> list[int]:
    """Which phrase was taken for each part, in reading order: ids of productions, no words."""
    if made.production is None:
        item = table.rows[category].item
        return [n for child in made.children for n in spelling_of(table, item, child)]
    slots = _slots_taken(made.production.parts, made)
    below = [n for slot, child in zip(slots, made.children, strict=True) for n in spelling_of(table, slot, child)]
    return [made.production.id, *below]


def _slots_taken(parts: list[Part], made: Derivation) -> list[str]:
    """The categories of the slots that were read, in order."""
    found: list[str] = []
    for part in parts:
        if isinstance(part, Slot):
            found.append(part.category)
        elif isinstance(part, Extra) and is_said(made.value, part.field):
            found += _slots_taken(part.parts, made)
    return found
