"""Phrase tables: productions that render a tree into words, and read the same words back into the tree.

A production says how one kind of node is put in words within a category:
`table.phrase("effect", Draw, "draw {n:cards}", who="you")`. Slots name a field and the category of what stands there;
`(... )?` is said only where its slot's field is not at its default. Reading runs over the same productions.

A language that inflects names words of its lexicon in braces, `{weapon}`, and says in which form a word or a slot
stands: `{of:cards/acc.pl}`, or after a number, `{of:cards/acc*n}`. What is not said is as around the pattern.
"""

from __future__ import annotations

import hashlib
import re
from collections.abc import Callable, Mapping
from functools import lru_cache
from typing import Final

import msgspec

from ..core.errors import CardError, worded
from .inflection import BARE, Form, Lexicon, Noun
from .node import Node, fields_of
from .tokens import ANGLED, QUOTED, WORD

FORM: Final = r"(?:/([\w.]+))?(?:\*(\w+|#))?"
PATTERN: Final = re.compile(
    r"\{(\w*):(\w+)" + FORM + r"\}|\{(#)\}|\{(\w+)" + FORM + r"\}|(\)\?)|(\()|"
    r"([^\W\d_]+(?:['’-][^\W\d_]+)*|\d+|[^\w\s])",
    re.UNICODE,
)
NUMBER: Final = "#"
DEEPEST: Final = 40  # levels of brackets in a text, or of nodes in a tree
MOST_READINGS: Final = 16  # different trees of one stretch of words; a text with more is refused

ANY: Final = object()  # for a field that a phrase is silent about; only where a table is not read
Value = object
Kind = type[Node] | type[int] | type[str]
Turn = Callable[[Node], Node]


class Slot:
    """A place in a pattern for a field's value, in the words of a category; without a name, for the whole value."""

    __slots__ = ("category", "counted", "field", "form")

    def __init__(self, field: str, category: str, form: str = "", counted: str = "") -> None:
        self.field = field
        self.category = category
        self.form = form
        self.counted = counted  # the field whose number it stands after


class Lexeme:
    """A word of the lexicon, in the form that its place asks for."""

    __slots__ = ("counted", "form", "key")

    def __init__(self, key: str, form: str, counted: str) -> None:
        self.key = key
        self.form = form
        self.counted = counted


class Extra:
    """A part of a pattern that is said only where its field is not at its default."""

    __slots__ = ("field", "parts")

    def __init__(self, field: str, parts: list[Part]) -> None:
        self.field = field
        self.parts = parts


Part = str | Slot | Lexeme | Extra


class Production:
    """One way to say one kind of value in a category."""

    __slots__ = ("category", "factor", "fits", "fixed", "kind", "least", "number", "parts", "pattern")

    def __init__(self, category: str, kind: Kind | None, parts: list[Part], pattern: str) -> None:
        self.category = category
        self.kind = kind  # None: passes the value of its only slot through
        self.parts = parts
        self.pattern = pattern
        self.number = 0  # made when it is asked for
        self.fixed: dict[str, Value] = {}
        self.least = 0  # of a number
        self.factor = 1
        self.fits: Callable[[str], bool] | None = None  # which names it says, where not all

    @property
    def id(self) -> int:
        """A number that stays the same whatever other phrases come and go: three bytes of what it says."""
        if not self.number:
            fixed = sorted((name, repr(value)) for name, value in self.fixed.items())
            kind = self.kind.__name__ if self.kind is not None else ""
            told = f"{self.category}|{kind}|{self.pattern}|{fixed}|{self.least}|{self.factor}"
            self.number = int.from_bytes(hashlib.blake2b(told.encode(), digest_size=3).digest(), "big") or 1
        return self.number

    def says(self, value: Value) -> bool:
        """Whether this production is about this value at all; its slots may still fail."""
        if self.kind is None:
            return True
        if self.kind is int:
            return type(value) is int and (value == self.fixed["is"] if "is" in self.fixed else self._counts(value))
        if self.kind is str:
            return value == self.fixed["is"] if "is" in self.fixed else self._names(value)
        return type(value) is self.kind and all(
            wanted is ANY or getattr(value, name) == wanted for name, wanted in self.fixed.items()
        )

    def _names(self, value: Value) -> bool:
        return isinstance(value, str) and bool(value) and (self.fits is None or self.fits(value))

    def _counts(self, value: int) -> bool:
        return self.least <= value * self.factor


class Row:
    """A list in words: items with a separator between them."""

    __slots__ = ("item", "separator")

    def __init__(self, item: str, separator: list[str]) -> None:
        self.item = item
        self.separator = separator


class Derivation:
    """How a stretch of words was read: by which production, over which parts."""

    __slots__ = ("children", "production", "value")

    def __init__(self, production: Production | None, value: Value, children: list[Derivation]) -> None:
        self.production = production
        self.value = value
        self.children = children


class Table:
    """The phrases of one language for one game."""

    def __init__(self, lexicon: Lexicon | None = None) -> None:
        self.lexicon = lexicon if lexicon is not None else Lexicon()
        self.productions: list[Production] = []
        self.by_category: dict[str, list[Production]] = {}
        self.rows: dict[str, Row] = {}
        self.example = "Draw 2 cards."  # of an ability, for those who cannot know how one begins
        self.said: Turn | None = None  # how a tree is turned before it is said
        self.meant: Turn | None = None  # and turned back when it was read
        self._first: dict[str, dict[str, list[Production]]] = {}
        self._numbered: dict[str, dict[int, Production]] = {}

    def copy(self) -> Table:
        """A table that starts with the same phrases."""
        twin = Table(self.lexicon.copy())
        twin.productions = self.productions[:]
        twin.by_category = {name: found[:] for name, found in self.by_category.items()}
        twin.rows = dict(self.rows)
        twin.example = self.example
        twin.said, twin.meant = self.said, self.meant
        return twin

    # --- writing the table ---

    def phrase(self, category: str, node: type[Node], pattern: str, /, **fixed: Value) -> None:
        """A phrase for a kind of node; fields that are no slots are fixed here or at their default.

        The first phrase of a category that fits is the house style.
        """
        production = self._add(category, node, pattern)
        slots = set(_fields(production.parts))
        for field in fields_of(node):
            if field.name in fixed:
                production.fixed[field.name] = fixed[field.name]
            elif field.name not in slots:
                assert field.default is not msgspec.NODEFAULT, (
                    f"{node.__name__}.{field.name} is not said by {pattern!r}"
                )
                production.fixed[field.name] = field.default
        assert all(name in production.fixed for name in fixed), f"{node.__name__} has no such field: {pattern!r}"

    def prefer(self, category: str, node: type[Node], pattern: str, /, **fixed: Value) -> None:
        """A phrase that goes before all others of its category."""
        self.phrase(category, node, pattern, **fixed)
        self.by_category[category].insert(0, self.by_category[category].pop())

    def word(self, category: str, value: str | int, pattern: str, first: bool = False) -> None:
        """A fixed value in fixed words; `first` goes before all others."""
        self._add(category, type(value), pattern).fixed["is"] = value
        if first:
            self.by_category[category].insert(0, self.by_category[category].pop())

    def words(self, category: str, patterns: Mapping[str, str]) -> None:
        """Fixed values, each in fixed words."""
        for value, pattern in patterns.items():
            self.word(category, value, pattern)

    def count(self, category: str, pattern: str, least: int = 0, factor: int = 1) -> None:
        """Any number from `least` on, where the pattern has {#}; with factor -1 numbers below 0."""
        production = self._add(category, int, pattern)
        production.least = least
        production.factor = factor

    def quoted(self, category: str, fits: Callable[[str], bool] | None = None, mark: str = QUOTED) -> None:
        """Any name that fits, in quotation marks or angle brackets."""
        production = Production(category, str, [mark], mark)
        production.fits = fits
        self.productions.append(production)
        self.by_category.setdefault(category, []).append(production)
        self._first.clear()
        self._numbered.clear()

    def alias(self, category: str, pattern: str, first: bool = False) -> None:
        """A category that says what another does, perhaps with words around it; `first` goes before all others."""
        self._add(category, None, pattern)
        if first:
            self.by_category[category].insert(0, self.by_category[category].pop())

    def row(self, category: str, item: str, separator: str) -> None:
        """A list of one or more items."""
        self.rows[category] = Row(item, WORD.findall(separator))

    def _add(self, category: str, kind: Kind | None, pattern: str) -> Production:
        production = Production(category, kind, _parts(pattern, self.lexicon.VARIANTS), pattern)
        self.productions.append(production)
        self.by_category.setdefault(category, []).append(production)
        self._first.clear()
        self._numbered.clear()
        return production

    def numbered(self, category: str) -> dict[int, Production]:
        """The productions of a category by their ids, of which no two are the same."""
        if category not in self._numbered:
            found = self.by_category.get(category, [])
            self._numbered[category] = {one.id: one for one in found}
            assert len(self._numbered[category]) == len(found), f"two phrases of {category} share an id"
        return self._numbered[category]

    # --- what a category can start with ---

    def starts(self, category: str) -> dict[str, list[Production]]:
        """The productions of a category by the first word they can begin with."""
        if not self._first:
            self._index()
        return self._first[category]

    def _index(self) -> None:
        firsts: dict[str, set[str]] = {name: set() for name in [*self.by_category, *self.rows]}
        changed = True
        while changed:
            changed = False
            for name in firsts:
                found = self._first_words(name, firsts)
                if found - firsts[name]:
                    firsts[name] |= found
                    changed = True
        for name in firsts:
            index: dict[str, list[Production]] = {}
            for production in self.by_category.get(name, []):
                for word in sorted(_first_of(production.parts, firsts)):
                    index.setdefault(word, []).append(production)
            self._first[name] = index

    def _first_words(self, category: str, firsts: dict[str, set[str]]) -> set[str]:
        if category in self.rows:
            return set(firsts[self.rows[category].item])
        found: set[str] = set()
        for production in self.by_category[category]:
            found |= _first_of(production.parts, firsts)
        return found


def _first_of(parts: list[Part], firsts: dict[str, set[str]]) -> set[str]:
    found: set[str] = set()
    for part in parts:
        if isinstance(part, str):
            return found | {part.lower()}
        if isinstance(part, Slot):
            assert part.category in firsts, f"there is no category {part.category!r}"
            return found | firsts[part.category]
        if isinstance(part, Extra):
            found |= _first_of(part.parts, firsts)
    return found


def _fields(parts: list[Part]) -> list[str]:
    names: list[str] = []
    for part in parts:
        if isinstance(part, Slot):
            names.append(part.field)
        elif isinstance(part, Extra):
            names += _fields(part.parts)
    return names


def _parts(pattern: str, variants: dict[str, str]) -> list[Part]:
    """A pattern's words, slots and optional parts; words keep their capitals for rendering."""
    parts: list[Part] = []
    outer: list[Part] | None = None
    for field, category, form, after, number, key, shape, count, closing, opening, word in PATTERN.findall(pattern):
        if category:
            parts.append(Slot(field, category, form, after))
        elif number:
            parts.append(NUMBER)
        elif key:
            parts.append(Lexeme(key, shape, count))
        elif opening and outer is None and ")?" in pattern:
            outer, parts = parts, []
        elif closing:
            assert outer is not None
            names = _fields(parts)
            outer.append(Extra(names[0], parts))
            parts, outer = outer, None
        else:
            parts.append(variants.get(word, opening or word))
    return parts


class Unsayable(CardError):
    """A tree for which the table has no words."""


class Speaker:
    """Renders one tree with a table; a spelling names the phrase of each part, in reading order."""

    def __init__(self, table: Table, spelling: list[int] | None) -> None:
        self.table = table
        self.spelling = spelling[::-1] if spelling is not None else None

    def say(self, category: str, value: Value, form: Form = BARE) -> list[str]:
        """The words for a value in a category, in a form."""
        if category in self.table.rows:
            return self._say_row(self.table.rows[category], value, form)
        production = self._chosen(category, value)
        return self._say_parts(production.parts, value, form, self._head(production.parts))

    def _chosen(self, category: str, value: Value) -> Production:
        """The phrase that the spelling names, or the first that can say this."""
        if self.spelling is None:
            found = choices(self.table, category, value)
            if not found:
                raise Unsayable(f"there are no words for {str(value)[:60]} as {category}")
            return found[0]
        number = self.spelling.pop() if self.spelling else 0
        production = self.table.numbered(category).get(number)
        if production is None or not production.says(value) or not can_say(self.table, production, value):
            raise CardError(
                worded(
                    "spelling_phrase",
                    "this spelling is of another text: there is no phrase {number} for {category}",
                    {"number": number, "category": category},
                )
            )
        return production

    def _say_row(self, row: Row, value: Value, form: Form) -> list[str]:
        if not isinstance(value, tuple) or not value:
            raise Unsayable("there are no words for an empty list")
        words: list[str] = []
        for i, item in enumerate(value):
            words += row.separator if i else []
            words += self.say(row.item, item, form)
        return words

    def _head(self, parts: list[Part]) -> Noun | None:
        """The noun that the other words of a phrase agree with."""
        for part in parts:
            if isinstance(part, Lexeme):
                noun = self.table.lexicon.noun(part.key)
                if noun is not None:
                    return noun
        return None

    def _say_parts(self, parts: list[Part], value: Value, form: Form, head: Noun | None) -> list[str]:
        words: list[str] = []
        for part in parts:
            if part == NUMBER:
                assert isinstance(value, int)
                words.append(str(abs(value)))
            elif part == QUOTED:
                words.append(self.table.lexicon.QUOTES.format(value))
            elif part == ANGLED:
                words.append(f"<{value}>")
            elif isinstance(part, str):
                words.append(part)
            elif isinstance(part, Slot):
                inner = getattr(value, part.field) if part.field else value
                words += self.say(part.category, inner, self._formed(form, part.form, part.counted, value))
            elif isinstance(part, Lexeme):
                shape = self._formed(form, part.form, part.counted, value)
                said = self.table.lexicon.word(part.key, shape, head)
                words += [said] if said else []
            elif is_said(value, part.field):
                words += self._say_parts(part.parts, value, form, head)
        return words

    def _formed(self, around: Form, named: str, counted: str, value: Value) -> Form:
        form = around.but(named)
        if not counted:
            return form
        number = value if counted == NUMBER else getattr(value, counted)
        assert isinstance(number, int)
        return form.after(self.table.lexicon.plural(number))


def choices(table: Table, category: str, value: Value) -> list[Production]:
    """The productions of a category that can say a value, in table order."""
    return [
        found for found in table.by_category.get(category, []) if found.says(value) and can_say(table, found, value)
    ]


def can_say(table: Table, production: Production, value: Value) -> bool:
    """Whether every slot of a production has words for its part of the value."""
    return all(_has_words(table, slot, value) for slot in _said_slots(production.parts, value))


def _said_slots(parts: list[Part], value: Value) -> list[Slot]:
    slots: list[Slot] = []
    for part in parts:
        if isinstance(part, Slot):
            slots.append(part)
        elif isinstance(part, Extra) and is_said(value, part.field):
            slots += _said_slots(part.parts, value)
    return slots


def _has_words(table: Table, slot: Slot, value: Value) -> bool:
    inner = getattr(value, slot.field) if slot.field else value
    if slot.category in table.rows:
        item = Slot("", table.rows[slot.category].item)
        return isinstance(inner, tuple) and bool(inner) and all(_has_words(table, item, one) for one in inner)
    return any(found.says(inner) and can_say(table, found, inner) for found in table.by_category.get(slot.category, []))


def is_said(value: Value, name: str) -> bool:
    """Whether a field of a node is not at its default, so that it must be said."""
    assert isinstance(value, Node)
    return bool(getattr(value, name) != defaults_of(type(value))[name])


@lru_cache(maxsize=1024)
def defaults_of(node: type[Node]) -> dict[str, object]:
    """The defaults of a node's fields; msgspec reads annotations anew each time it is asked."""
    return {field.name: field.default for field in fields_of(node)}


def joined(words: list[str], glue: Callable[[str, str], bool]) -> str:
    """Words as a text; `glue` says where two of them stand without a space. Sentences begin with a capital."""
    text = ""
    start = True
    for i, word in enumerate(words):
        shown = word[:1].upper() + word[1:] if start else word
        text += ("" if not i or glue(words[i - 1], word) else " ") + shown
        start = word in (".", "!") or (start and not word[:1].isalnum() and word != "”")
    return text
