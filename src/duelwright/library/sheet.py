"""Cards from a table: CSV with a line of headings, whatever their order, case or spelling."""

from __future__ import annotations

import csv
import io
import re
from collections.abc import Iterator, Mapping, Sequence
from typing import Final

import msgspec

from ..facets.facets import Sheet, facets_of
from ..facets.record import LONGEST, NUMBERS, UNNAMED, LibraryError, Record
from .record import checked, filled
from .ygopro.quoting import skill_words

MOST_ROWS: Final = 200_000
LONGEST_FIELD: Final = 20_000
HEADINGS: Final = {  # what a column may be called, and which field it is; games have more
    "key": "key", "id": "key", "number": "number", "card number": "number", "no": "number", "set": "set",
    "name": "name", "card name": "name", "type": "type", "card type": "type", "kind": "type", "clan": "clan",
    "nation": "nation", "race": "race", "skill": "skill", "icon": "skill", "rarity": "rarity", "flavour": "flavour",
    "flavor": "flavour", "picture": "picture", "image": "picture", "text": "text", "effect": "text", "ability": "text",
}  # fmt: skip
WORDS: Final = ("name", "clan", "nation", "race", "mark", "number", "rarity", "flavour", "picture")
AMOUNTS: Final = (*NUMBERS, "trigger_power")  # that have fields of their own
NOTHING: Final = ("", "-", "–", "none", "n/a")


def read_sheet(text: str, family: str = UNNAMED) -> list[Record]:
    """The cards of a table, of one game; LibraryError names the line of one that is not sound.

    >>> read_sheet("name,grade,power,clan\\nDemo,3,10000,Kagero")[0].nation
    'Dragon Empire'
    """
    csv.field_size_limit(LONGEST_FIELD)
    rows = rows_of(text)
    sheet = facets_of(family).sheet
    columns = columns_of(next(rows, (0, []))[1], {**HEADINGS, **sheet.headings})
    found: list[Record] = []
    keys: dict[str, int] = {}
    for line, cells in rows:
        if not any(cell.strip() for cell in cells):
            continue
        if len(found) >= MOST_ROWS:
            raise LibraryError(f"line {line}: this table has more than {MOST_ROWS:,} cards")
        values = {
            field: cell.strip() if field == "text" else " ".join(cell.split())
            for field, cell in zip(columns, cells, strict=False)
            if field
        }
        record = _record(values, line, family, sheet)
        again = keys.get(record.key, 0)
        keys[record.key] = again + 1
        if again:  # the same number on two lines: two printings
            record = _record({**values, "key": f"{record.key}#{again + 1}"}, line, family, sheet)
        found.append(record)
    return found


def rows_of(text: str) -> Iterator[tuple[int, list[str]]]:
    """The rows of a table, each with the number of its line."""
    reader = csv.reader(io.StringIO(text.removeprefix("\ufeff"), newline=""), strict=True)
    while True:
        try:
            row = next(reader, None)
        except csv.Error as error:
            raise LibraryError(f"line {reader.line_num}: this is no table of comma-separated values: {error}") from None
        if row is None:
            return
        yield reader.line_num, row


def columns_of(heading: list[str], headings: Mapping[str, str], needed: str = "name") -> list[str]:
    """The fields of the columns; a column that we do not know is passed over."""
    fields = [headings.get(re.sub(r"[\s_-]+", " ", cell.strip().casefold()), "") for cell in heading]
    if needed not in fields:
        raise LibraryError(f"line 1: a table of cards begins with a line of headings, with `{needed}` among them")
    twice = next((field for field in fields if field and fields.count(field) > 1), "")
    if twice:
        raise LibraryError(f"line 1: two columns are for {twice}")
    return fields


def _record(values: dict[str, str], line: int, family: str, sheet: Sheet) -> Record:
    told = {field: "" if value.casefold() in NOTHING else value for field, value in values.items()}
    told = sheet.sort_out({**told, "type": _kind(told.get("type", ""), sheet, line)})
    amounts = {name: number_in(told, name, line) for name in sheet.numbers}
    fields: dict[str, object] = {field: told.get(field, "") for field in WORDS}
    fields |= {field: _one_of(told, field, known, line) for field, known in sheet.choices.items()}
    fields |= {name: n for name, n in amounts.items() if n is not None and name in AMOUNTS}
    fields |= {
        "key": told.get("key", "") or told.get("number", "") or told.get("name", ""),
        "game": family,
        "kind": told["type"],
        "skills": skill_words(told.get("skill", "")),
        "set": told.get("set", "")[:LONGEST],
        "text": tuple(part.strip() for part in told.get("text", "").splitlines() if part.strip()),
        "numbers": {name: n for name, n in amounts.items() if n is not None and name not in AMOUNTS},
    }
    made = msgspec.convert(fields, Record)
    try:
        return checked(filled(made))
    except LibraryError as error:
        raise LibraryError(f"line {line}: {error}") from None


def _kind(typed: str, sheet: Sheet, line: int) -> str:
    """The kind of card that a type is; as it is written where the game does not say which there are."""
    kind = sheet.kinds.get(typed.casefold(), "") if sheet.kinds else typed
    if not kind:
        known = f"; known are {', '.join(filter(None, sheet.kinds))}" if sheet.kinds else ""
        raise LibraryError(f"line {line}: there is no type of card {typed[:40]!r}{known}")
    return kind


def number_in(told: dict[str, str], field: str, line: int) -> int | None:
    """The number in a cell, where there is one; LibraryError names the line of what is none."""
    value = told.get(field, "").replace(" ", "").replace(",", "").removesuffix("+")
    if not value:
        return None
    if not re.fullmatch(r"[0-9]{1,9}", value, re.ASCII):
        raise LibraryError(f"line {line}: {field} is {value[:40]!r}, which is no number")
    return int(value)


def _one_of(told: dict[str, str], field: str, known: Sequence[str], line: int) -> str:
    value = told.get(field, "").casefold().removesuffix(f" {field}")
    if value and value not in known:
        raise LibraryError(f"line {line}: {field} is {value[:40]!r}, not one of {', '.join(known)}")
    return value
