"""Cards from a table: CSV with a line of headings, whatever their order, case or spelling."""

from __future__ import annotations

import csv
import io
import re
from collections.abc import Iterator, Mapping, Sequence
from typing import Final

import msgspec

from ..core.errors import worded
from ..facets.facets import facets_of
from ..facets.record import LONGEST, NUMBERS, LibraryError, Record
from .record import checked, filled
from .whose import found_out, game_named, kinds_read, numbers_of
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


def read_sheet(text: str, family: str = "", wrong: list[LibraryError] | None = None) -> list[Record]:
    """The cards of a table; LibraryError names the line of one that is not sound, or goes to a list where one is given.

    Where no game is told, a column `game` tells it, or the columns and types that only one game has.

    >>> read_sheet("name,grade,power,clan\\nDemo,3,10000,Kagero")[0].nation
    'Dragon Empire'
    """
    csv.field_size_limit(LONGEST_FIELD)
    rows = [row for row in rows_of(text) if any(cell.strip() for cell in row[1])]
    heading = rows[0][1] if rows else []
    whose = family or _whose(heading, [cells for _, cells in rows[1:]])
    columns = columns_of(heading, headings_of(whose))
    found: list[Record] = []
    keys: dict[str, int] = {}
    for line, cells in rows[1:]:
        place = worded("line_at", "line {line}", {"line": line})
        if len(found) >= MOST_ROWS:
            raise LibraryError(
                worded(
                    "table_long",
                    "{place}: this table has more than {most_rows} cards",
                    {"place": place, "most_rows": f"{MOST_ROWS:,}"},
                )
            )
        values = {field: cell for field, cell in zip(columns, cells, strict=False) if field}
        try:
            record = card_told(values, place, whose)
            again = keys.get(record.key, 0)
            keys[record.key] = again + 1
            if again:  # the same number on two lines: two printings
                record = card_told({**values, "key": f"{record.key}#{again + 1}"}, place, whose)
        except LibraryError as error:
            if wrong is None:
                raise
            wrong.append(error)
            continue
        found.append(record)
    return found


def _whose(heading: list[str], rows: list[list[str]]) -> str:
    """The game of a table: as its column `game` says, else as its columns and types tell."""
    named = [_heading(cell) for cell in heading]
    column = named.index("game") if "game" in named else -1
    keys = {cells[column].strip() for cells in rows if 0 <= column < len(cells)} - {""}
    if len(keys) > 1:
        raise LibraryError(
            worded(
                "table_games",
                "a table is of one game; this one has {list}: make a file of each",
                {"list": ", ".join(sorted(keys)[:9])},
            )
        )
    if keys:
        return game_named(keys.pop())
    typed = next((at for at, cell in enumerate(named) if HEADINGS.get(cell) == "type"), -1)
    kinds = {cells[typed].strip() for cells in rows if 0 <= typed < len(cells)} - {""}
    return found_out(named, kinds)


def headings_of(family: str) -> dict[str, str]:
    """What a column may be called, and which field it is, for a game's cards."""
    own = {name: name for name in numbers_of(family)}
    return {**HEADINGS, **own, **facets_of(family).sheet.headings}


def rows_of(text: str) -> Iterator[tuple[int, list[str]]]:
    """The rows of a table, each with the number of its line.

    Spreadsheets put semicolons or tabs between cells where a comma stands in numbers: the line of headings tells.

    >>> [row for _, row in rows_of("name;attack\\nDemo, the;2")]
    [['name', 'attack'], ['Demo, the', '2']]
    """
    text = text.removeprefix("\ufeff")
    heading = text.partition("\n")[0]
    between = next((sign for sign in ",;\t" if sign in heading), ",")
    reader = csv.reader(io.StringIO(text, newline=""), strict=True, delimiter=between)
    while True:
        try:
            row = next(reader, None)
        except csv.Error as error:
            raise LibraryError(
                worded(
                    "no_table",
                    "line {line_num}: this is no table of comma-separated values: {error}",
                    {"line_num": reader.line_num, "error": error},
                )
            ) from None
        if row is None:
            return
        yield reader.line_num, row


def columns_of(heading: list[str], headings: Mapping[str, str], needed: str = "name") -> list[str]:
    """The fields of the columns; a column that we do not know is passed over."""
    fields = [headings.get(_heading(cell), "") for cell in heading]
    if needed not in fields:
        raise LibraryError(
            worded(
                "table_headings",
                "line 1: a table of cards begins with a line of headings, with `{needed}` among them",
                {"needed": needed},
            )
        )
    twice = next((field for field in fields if field and fields.count(field) > 1), "")
    if twice:
        raise LibraryError(worded("table_columns", "line 1: two columns are for {twice}", {"twice": twice}))
    return fields


def _heading(cell: str) -> str:
    return re.sub(r"[\s_-]+", " ", cell.strip().casefold())


def card_told(values: Mapping[str, str], place: str, family: str) -> Record:
    """A card by its fields, as a table has them; LibraryError names the place."""
    sheet = facets_of(family).sheet
    told = {field: value.strip() if field == "text" else " ".join(value.split()) for field, value in values.items()}
    told = {field: "" if value.casefold() in NOTHING else value for field, value in told.items()}
    told = sheet.sort_out({**told, "type": _kind(told.get("type", ""), family, place)})
    amounts = {name: number_in(told, name, place) for name in numbers_of(family)}
    fields: dict[str, object] = {field: told.get(field, "") for field in WORDS}
    fields |= {field: _one_of(told, field, known, place) for field, known in sheet.choices.items()}
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
        raise LibraryError(worded("at_place", "{place}: {error}", {"place": place, "error": error})) from None


def _kind(typed: str, family: str, place: str) -> str:
    """The kind of card that a type is."""
    kinds = kinds_read(family)
    kind = kinds.get(typed.casefold(), "")
    if not kind:
        known = ", ".join(word for word in kinds if word)
        wrong = worded("no_type", "this card has no type")
        if typed:
            wrong = worded("no_type_of", "there is no type of card {typed}", {"typed": repr(typed[:40])})
        raise LibraryError(
            worded("known_are", "{place}: {wrong}; known are {known}", {"place": place, "wrong": wrong, "known": known})
        )
    return kind


def number_in(told: Mapping[str, str], field: str, place: str) -> int | None:
    """The number in a cell, where there is one; LibraryError names the line of what is none."""
    value = told.get(field, "").replace(" ", "").replace(",", "").removesuffix("+")
    if not value:
        return None
    if not re.fullmatch(r"[0-9]{1,9}", value, re.ASCII):
        raise LibraryError(
            worded(
                "field_no_number",
                "{place}: {field} is {value}, which is no number",
                {"place": place, "field": field, "value": repr(value[:40])},
            )
        )
    return int(value)


def _one_of(told: Mapping[str, str], field: str, known: Sequence[str], place: str) -> str:
    value = told.get(field, "").casefold().removesuffix(f" {field}")
    if value and value not in known:
        raise LibraryError(
            worded(
                "field_not_one_of",
                "{place}: {field} is {value}, not one of {list}",
                {"place": place, "field": field, "value": repr(value[:40]), "list": ", ".join(known)},
            )
        )
    return value
