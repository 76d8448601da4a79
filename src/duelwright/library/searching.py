"""A question to several indexes at once: everybody's cards, and somebody's own beside them."""

from __future__ import annotations

import heapq
from collections import Counter
from collections.abc import Iterator, Sequence
from itertools import chain, islice

import msgspec

from ..core.nearest import nearest
from .index import ByCategory, Entry, Hint, Index
from .query import Question, read_question


class Found(msgspec.Struct, frozen=True):
    """What a search found: how many cards, some of them, counts by field, hints, and what categories had to tell."""

    total: int
    cards: list[Entry]
    counts: dict[str, dict[str, int]]
    hints: list[Hint]
    by_category: ByCategory = ByCategory()


class Page(msgspec.Struct, frozen=True):
    """Which of what was found is asked for: so many from there on, in an order."""

    sort: str = "name"
    is_down: bool = False
    start: int = 0
    most: int = 50


def found_in(indexes: Sequence[Index], text: str, key: str, page: Page, with_counts: bool) -> Found:
    """The cards that fit a question, of one format where its key is given; SearchError says what cannot be read."""
    known = _known(indexes)
    question = read_question(text, known)
    told: list[list[Hint]] = []
    parts: list[tuple[Index, int, int]] = []  # the cards of each that are found first, as bits, and the others
    total = by_file = left_out = 0
    for index in indexes:
        bits, hints = index.fitting(question)
        sure = index.by_definition(question) if index.filed else bits
        if key:
            of_format = index.values["format"].get(key, 0)
            bits, sure = bits & of_format, sure & of_format
        told.append(hints)
        first = index.called(question) & bits if page.sort == "name" and not page.is_down else 0
        parts.append((index, first, bits & ~first))  # what is called so comes first
        total += bits.bit_count()
        by_file += (bits & ~sure).bit_count()
        left_out += (sure & ~bits).bit_count()
    counts = _summed([index.counts(first | rest) for index, first, rest in parts]) if with_counts else {}
    every = chain(
        _merged([(index, first) for index, first, _ in parts if first], page),
        _merged([(index, rest) for index, _, rest in parts if rest], page),
    )
    cards = list(islice(every, page.start, page.start + page.most))
    hints = _common(told)
    if not total and not hints and (near := _near(indexes, question, text)):
        hints = [Hint("name", text.strip(), near)]
    return Found(total, cards, counts, hints, ByCategory(by_file, left_out))


def _known(indexes: Sequence[Index]) -> dict[str, list[str]]:
    """Every value that a card has, by field: a question is read the same for all."""
    if len(indexes) == 1:
        return indexes[0].known
    fields = {field for index in indexes for field in index.known}
    return {field: sorted({value for index in indexes for value in index.known.get(field, ())}) for field in fields}


def _merged(parts: Sequence[tuple[Index, int]], page: Page) -> Iterator[Entry]:
    """The cards of several indexes in one order; among equals those of the first come first."""
    rows = [index.ordered(bits, page.sort, page.is_down) for index, bits in parts]
    if len(rows) == 1:
        return (entry for _, entry in rows[0])
    return (entry for _, entry in heapq.merge(*rows, key=lambda row: row[0], reverse=page.is_down))


def _summed(counts: Sequence[dict[str, dict[str, int]]]) -> dict[str, dict[str, int]]:
    if len(counts) == 1:
        return counts[0]
    fields = dict.fromkeys(field for one in counts for field in one)
    summed = {field: sum((Counter(one.get(field, {})) for one in counts), Counter[str]()) for field in fields}
    return {field: dict(sorted(values.items(), key=lambda pair: _natural(pair[0]))) for field, values in summed.items()}


def _natural(value: str) -> tuple[int, str]:
    return (int(value), "") if value.isdecimal() else (0, value)


def _common(told: Sequence[list[Hint]]) -> list[Hint]:
    """The hints where no index has such a value; the nearest value of the first that has one."""
    found: list[Hint] = []
    for hint in told[0]:
        same = [next((one for one in hints if (one.field, one.at) == (hint.field, hint.at)), None) for hints in told]
        if None not in same:
            found.append(next((one for one in same if one is not None and one.near), hint))
    return found


def _near(indexes: Sequence[Index], question: Question, text: str) -> str:
    found = [near for index in indexes if (near := index.near(question, text))]
    return nearest(text, found) if len(found) > 1 else "".join(found)
