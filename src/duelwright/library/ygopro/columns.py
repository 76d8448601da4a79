"""The columns of YGOPro's files that cards are found by as they stand there: `category` and `ot`."""

from __future__ import annotations

import re
from typing import Final

from ...facets.record import Record
from .tables import CATEGORY, OT

CATEGORIES: Final = "category"
SCOPE: Final = "ot"
COLUMNS: Final = (CATEGORIES, SCOPE)
NOT_TOLD: Final = Record("", "").ot  # what a record has that no file told; one of that value needs another sign
NUMBER: Final = re.compile(r"0x[0-9a-f]{1,16}|[0-9]{1,19}", re.ASCII)
WORDS: Final = {entry.bit: entry.word for entry in CATEGORY if entry.word}
SCOPES: Final = {entry.value: entry.ours for entry in OT if entry.ours}


def is_filed(record: Record) -> bool:
    """Whether a card comes from such a file, by what it has of its columns."""
    return record.category >= 0 or record.ot != NOT_TOLD


def category_values(bits: int) -> tuple[str, ...]:
    """What a card's category says, by words; a bit that has none by its number.

    >>> category_values(0x104)
    ('0x4', 'draw')
    """
    each = (1 << at for at in range(max(bits, 0).bit_length()) if bits >> at & 1)
    return tuple(WORDS.get(bit, hex(bit)) for bit in each)


def ot_value(ot: int) -> str:
    """Where a card was printed; a number that has no word by itself.

    >>> ot_value(3), ot_value(32)
    ('both', '32')
    """
    return SCOPES.get(ot, str(ot))


def column_values(record: Record, column: str) -> tuple[str, ...]:
    """What a card's file says in a column; nothing where it came from no such file."""
    if column == CATEGORIES:
        return category_values(record.category)
    return (ot_value(record.ot),) if is_filed(record) else ()


def done(bits: int) -> tuple[str, ...]:
    """The words of `does:` that a category stands for: rather more than the card does, as it tells less.

    >>> done(0x300)
    ('draw', 'search', 'look')
    """
    return tuple(word for entry in CATEGORY if bits > 0 and bits & entry.bit for word in entry.does)


def coded(column: str, typed: str) -> str:
    """The value of a column that is meant by its number, or by what YGOPro itself calls it; nothing where by neither.

    >>> coded("ot", "3"), coded("ot", "OCG"), coded("category", "0x100"), coded("category", "draw")
    ('both', 'Japanese', 'draw', '')
    """
    asked = typed.strip().casefold()
    if column not in COLUMNS:
        return ""
    if NUMBER.fullmatch(asked):
        number = int(asked, 16 if asked.startswith("0x") else 10)
        if column == SCOPE:
            return ot_value(number)
        return category_values(number)[0] if number.bit_count() == 1 else ""
    return _NAMED[column].get(_plain(asked), "")


def _plain(name: str) -> str:
    return "".join(letter for letter in name.casefold() if letter.isalnum())


_NAMED: Final = {
    CATEGORIES: {_plain(entry.name): entry.word or hex(entry.bit) for entry in CATEGORY},
    SCOPE: {_plain(entry.name): ot_value(entry.value) for entry in OT},
}
