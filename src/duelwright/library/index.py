"""The cards of a library as sets of bits: a question is answered, counted and sorted in a few milliseconds."""

from __future__ import annotations

import re
from collections.abc import Callable, Iterable, Iterator, Sequence
from typing import Final

import msgspec

from ..core.nearest import Names, nearest
from ..facets.facets import DOES, general
from ..facets.record import Record
from ..language.messages import say
from .query import NUMBERS, WORDS, Any, Every, Question, Term, Without, Words, begins, number_fields
from .ygopro.columns import COLUMNS, coded, column_values, done

SORTS: Final = (  # games may have more
    "name", "grade", "power", "shield", "critical", "attack", "defense", "level", "block", "number",
)  # fmt: skip
TABS: Final = (
    "is", "type", "clan", "race", "skill", "grade", "nation", "power", "shield", "critical", "trigger", "gift",
    "attack", "defense", "level", "block", "set", "source", *COLUMNS,
)  # fmt: skip
TABBED_IS: Final = ("vanilla", "unread", "auto", "act", "cont")
VANILLA: Final = "vanilla"
UNREAD: Final = "unread"
DEFINED: Final = "defined"
SHIPPED: Final = "duelwright"  # the source of the cards that come with the program
OWN: Final = "~"  # how the names of sources begin that are one person's; no other name can
MOST_KEPT: Final = 500  # words whose cards are remembered

Rank = tuple[int, str]  # what a card is ordered by: a number, or a name
Matcher = Callable[[Words | Term], Iterable[int]]  # the rows of the words on a card


def sorts() -> tuple[str, ...]:
    """What cards can be sorted by."""
    return (*SORTS, *_more_numbers())


def tabs() -> tuple[str, ...]:
    """The fields that a client offers as filters, with counts."""
    return (*TABS, *_more_numbers())


def _more_numbers() -> tuple[str, ...]:
    return tuple(name for name in number_fields() if name not in NUMBERS)


class Entry(msgspec.Struct, frozen=True):
    """A card in the library: its row, where it came from, what is printed on it, what its tree says."""

    row: int
    source: str
    status: str
    record: Record
    words: dict[str, list[str]] = {}  # does, when, cost, is, format
    title: str = ""  # what a person calls the source
    form: str = ""  # the definition as it was read, where the card is not read again

    @property
    def is_own(self) -> bool:
        """Whether it is one person's, and not everybody's."""
        return self.source.startswith(OWN)

    @property
    def id(self) -> str:
        """The id that decks and games call it by."""
        return self.record.key if self.source == SHIPPED else f"user:{self.source}/{self.record.key}"


class Hint(msgspec.Struct, frozen=True):
    """A value that no card has, and the nearest that some card has."""

    field: str
    value: str
    near: str
    at: int = 0


class ByCategory(msgspec.Struct, frozen=True):
    """How many unread cards were found, or left out, by what the file they came from says that they do."""

    found: int = 0
    left_out: int = 0

    def text(self, lang: str = "en") -> str:
        """The same as a sentence; nothing where there are none.

        >>> ByCategory(found=2).text()
        "found by their file's own categories, as they have no definition here: 2 cards"
        """
        said = {"library.by_category": self.found, "library.not_by_category": self.left_out}
        return "; ".join(say("", lang, key, {"n": n}) for key, n in said.items() if n)


class Index:
    """Every card of a library, in the order of names, and which have which value."""

    def __init__(self, entries: Sequence[Entry], match: Matcher) -> None:
        self.entries = sorted(entries, key=lambda entry: (entry.record.name.casefold(), entry.source, entry.record.key))
        self.place = {entry.row: place for place, entry in enumerate(self.entries)}
        self.match = match
        self.all = (1 << len(self.entries)) - 1
        self.values: dict[str, dict[str, int]] = _words_of(self.entries)
        self.filed = _filed(self.entries)
        self.values[DOES] = dict(sorted((dict.fromkeys(self.filed, 0) | self.values[DOES]).items()))
        self.amounts = {field: [_amount(entry.record, field) for entry in self.entries] for field in number_fields()}
        self.numbers = {field: _by_amount(amounts) for field, amounts in self.amounts.items()}
        self.known = {field: list(found) for field, found in self.values.items()}
        self.spelled = Names({entry.record.name for entry in self.entries})
        self.orders: dict[str, list[int]] = {}
        self.matched: dict[Words | Term, int] = {}
        self.printed = [(entry.record.number or entry.record.key).casefold() for entry in self.entries]
        self.names = [entry.record.name.casefold() for entry in self.entries]

    def fitting(self, question: Question) -> tuple[int, list[Hint]]:
        """The cards that fit a question, as bits, and hints where it names a value that no card has."""
        hints: list[Hint] = []
        return self._bits(question, hints), hints

    def by_definition(self, question: Question) -> int:
        """The cards that fit a question where what files say of unread cards is passed over."""
        return self._bits(question, [], is_filed=False)

    def _bits(self, question: Question, hints: list[Hint], is_filed: bool = True) -> int:
        if isinstance(question, Every):
            found = self.all
            for part in question.parts:
                found &= self._bits(part, hints, is_filed)
            return found
        if isinstance(question, Any):
            found = 0
            for part in question.parts:
                found |= self._bits(part, hints, is_filed)
            return found
        if isinstance(question, Without):
            return self.all & ~self._bits(question.part, hints, is_filed)
        if isinstance(question, Words):
            return self._matching(question)
        if question.field in number_fields():
            return self._number(question)
        if question.field in WORDS:
            return self._word(question, hints, is_filed)
        found = self._numbered(question) if question.field == "number" else self._matching(question)
        return found if question.operator != "!=" else self.all & ~found

    def _matching(self, question: Words | Term) -> int:
        """The cards with some words; a question without a letter, which may not be typed out yet, is no question."""
        if isinstance(question, Words) and not any(letter.isalnum() for letter in question.text):
            return self.all
        if question not in self.matched:
            if len(self.matched) >= MOST_KEPT:
                self.matched.clear()
            rows = self.match(question)
            self.matched[question] = self.bits(self.place[row] for row in rows if row in self.place)
        return self.matched[question]

    def _numbered(self, term: Term) -> int:
        """The cards whose numbers begin so."""
        asked = tuple(value.casefold() for value in term.values)
        return self.bits(p for p, number in enumerate(self.printed) if number.startswith(asked))

    def bits(self, places: Iterable[int]) -> int:
        """A set of places as bits."""
        made = bytearray(len(self.entries) // 8 + 1)
        for place in places:
            made[place >> 3] |= 1 << (place & 7)
        return int.from_bytes(made, "little")

    def _number(self, term: Term) -> int:
        table = self.numbers.get(term.field, {})
        operator = ":" if term.operator == "!=" else term.operator
        found = 0
        for value in term.values:
            least, _, most = value.replace("..", "-").partition("-")
            low, high = int(least), int(most or least)
            for number, bits in table.items():
                if _holds(number, operator, low, high):
                    found |= bits
        if term.operator != "!=":
            return found
        return sum(table.values()) & ~found  # a card without that number is not asked for

    def _word(self, term: Term, hints: list[Hint], is_filed: bool) -> int:
        table = self.values.get(term.field, {})
        more = self.filed if is_filed and term.field == DOES else {}
        found = 0
        for value in term.values:
            names = self._meant(term.field, value)
            if not names:
                hints.append(Hint(term.field, value, _nearest(value, table), term.at))
            for name in names:
                found |= table[name] | more.get(name, 0)
        return found if term.operator != "!=" else self.all & ~found

    def _meant(self, field: str, value: str) -> list[str]:
        """The values of a field that a word stands for: the one of that name, else those that begin so."""
        table = self.values.get(field, {})
        if by_code := coded(field, value):
            return [by_code] if by_code in table else []
        asked = " ".join(value.casefold().replace("-", " ").replace("!", "").split())
        plain = {name: name.casefold().replace("-", " ").replace("!", "") for name in table}
        joined = asked.replace(" ", "")
        exact = [name for name, said in plain.items() if said == asked or said.replace(" ", "") == joined]
        if field == "type" and asked in general():
            exact = [name for name in general()[asked] if name in table]
        return exact or [name for name, said in plain.items() if asked and begins(asked, said)]

    # --- what was found ---

    def called(self, question: Question) -> int:
        """The cards whose names begin with a question of plain words."""
        parts = question.parts if isinstance(question, Every) else (question,)
        words = [part.text for part in parts if isinstance(part, Words)]
        if not words or len(words) < len(parts):
            return 0
        asked = " ".join(words).casefold()
        return self.bits(place for place, name in enumerate(self.names) if name.startswith(asked))

    def near(self, question: Question, text: str) -> str:
        """The name that words which find nothing may have meant."""
        parts = question.parts if isinstance(question, Every) else (question,)
        is_name = bool(parts) and all(isinstance(part, Words) for part in parts)
        if not is_name:
            return ""
        return self.spelled.nearest(text.strip('" '))

    def ordered(self, bits: int, sort: str = "name", is_down: bool = False) -> Iterator[tuple[Rank, Entry]]:
        """The cards that were found in an order, each with what it is ordered by."""
        data = bits.to_bytes(len(self.entries) // 8 + 1, "little")
        amounts = self.amounts.get(sort)
        for place in self._order(sort, is_down):
            if data[place >> 3] >> (place & 7) & 1:
                entry = self.entries[place]
                text = self.printed[place] if sort == "number" else "" if amounts else self.names[place]
                yield (amounts[place] if amounts else 0, text), entry

    def _order(self, sort: str, is_down: bool) -> list[int]:
        """Every card in an order; among equals in that of names, high first or low first."""
        key = f"{'-' if is_down else ''}{sort}"
        if key not in self.orders:
            places = range(len(self.entries))
            keys: list[str] | list[int] = self.printed if sort == "number" else self.amounts.get(sort, [])
            self.orders[key] = sorted(places, key=keys.__getitem__, reverse=is_down) if keys else list(places)
            if is_down and not keys:
                self.orders[key].reverse()
        return self.orders[key]

    def counts(self, bits: int, fields: Sequence[str] = ()) -> dict[str, dict[str, int]]:
        """How many of the cards that were found have each value, by field; values that none has are left out."""
        found: dict[str, dict[str, int]] = {}
        for field in fields or tabs():
            table: dict[str, int] = (
                {str(number): held for number, held in sorted(self.numbers.get(field, {}).items())}
                if field in self.numbers
                else self.values.get(field, {})
            )
            shown = [(value, (held & bits).bit_count()) for value, held in table.items()]
            kept = {value: n for value, n in shown if n and (field != "is" or value in TABBED_IS)}
            if kept:
                found[field] = kept
        return found


def quoted(value: str) -> str:
    """A value as it is typed after a field."""
    return f'"{value}"' if " " in value else value


def _nearest(value: str, known: Iterable[str]) -> str:
    """What was perhaps meant: the nearest of the known values, or of their first words."""
    spelled = {name.partition(" ")[0]: name for name in known} | {name: name for name in known}
    return spelled.get(nearest(value, spelled), "")


def _holds(number: int, operator: str, low: int, high: int) -> bool:
    if operator in (":", "="):
        return low <= number <= high
    if operator == "<":
        return number < low
    if operator == "<=":
        return number <= high
    return number > high if operator == ">" else number >= low


def _amount(record: Record, field: str) -> int:
    if field == "trigger-power":
        return record.trigger_power if record.trigger else -1
    value = getattr(record, field, None) if field in ("grade", "power", "shield", "critical") else None
    return record.numbers.get(field, -1) if value is None else int(value)


def _values(entry: Entry, field: str) -> Sequence[str]:
    """The values of a card in a field of words."""
    record = entry.record
    if field in entry.words:
        return entry.words[field]
    if field == "skill":
        return record.skills
    if field in COLUMNS:
        return column_values(record, field)
    named = {"type": record.kind, "source": entry.title or entry.source, "game": record.game}
    value = named[field] if field in named else getattr(record, field, "")
    return (value,) if value else ()


def _words_of(entries: Sequence[Entry]) -> dict[str, dict[str, int]]:
    places: dict[str, dict[str, list[int]]] = {field: {} for field in WORDS}
    for place, entry in enumerate(entries):
        for field in WORDS:
            for value in _values(entry, field):
                places[field].setdefault(value, []).append(place)
    return {
        field: {value: _bits(found, len(entries)) for value, found in sorted(values.items())}
        for field, values in places.items()
    }


def _filed(entries: Sequence[Entry]) -> dict[str, int]:
    """Which unread cards do what by the categories of their files; a definition knows better."""
    places: dict[str, list[int]] = {}
    for place, entry in enumerate(entries):
        for word in done(entry.record.category) if entry.status == UNREAD else ():
            places.setdefault(word, []).append(place)
    return {word: _bits(found, len(entries)) for word, found in places.items()}


def _by_amount(amounts: Sequence[int]) -> dict[int, int]:
    """Which cards have which number, as bits; -1 is none."""
    places: dict[int, list[int]] = {}
    for place, amount in enumerate(amounts):
        if amount >= 0:
            places.setdefault(amount, []).append(place)
    return {amount: _bits(found, len(amounts)) for amount, found in places.items()}


def _bits(places: list[int], size: int) -> int:
    made = bytearray(size // 8 + 1)
    for place in places:
        made[place >> 3] |= 1 << (place & 7)
    return int.from_bytes(made, "little")


def entry_of(
    row: int, source: str, status: str, record: str, words: str, form: str = "", title: str | None = None
) -> Entry:
    """A card as a row of the library has it."""
    read, said = msgspec.json.decode(record, type=Record), msgspec.json.decode(words, type=dict[str, list[str]])
    return Entry(row, source, status, read, said, title or "", form)


def said_to_be(record: Record) -> list[str]:
    """Other words for what a card is."""
    kinds = [record.kind.replace(" ", "-")] + (["trigger"] if record.trigger else [])
    return [*kinds, *(skill.replace(" ", "-") for skill in record.skills), *([record.gift] if record.gift else [])]


def asked_words(text: str, is_phrase: bool) -> str:
    """Words as the full-text index asks for them: each as a beginning, or one after the other."""
    pieces = re.findall(r"\w+", text)
    if is_phrase:
        return f'"{" ".join(pieces)}"' if pieces else ""
    return "(" + " AND ".join(f'"{piece}"*' for piece in pieces) + ")" if pieces else ""
