"""Facts that printed text lacks, such as which trigger a card is: joined to cards by their numbers from a table."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from pathlib import Path

from ..core.errors import worded
from ..facets.facets import facets_of
from ..facets.record import LibraryError, Record
from .files import read_text
from .record import checked, filled
from .sheet import MOST_ROWS, NOTHING, columns_of, headings_of, number_in, rows_of
from .ygopro.quoting import skill_words

Traits = dict[str, str]


def read_traits(path: Path, family: str) -> dict[str, Traits]:
    """What a table tells of cards, by number; LibraryError names the line that is not sound."""
    try:
        return _traits(read_text(path), family)
    except LibraryError as error:
        raise LibraryError(worded("in_file", "{path}, {error}", {"path": path.name, "error": error})) from None


def _traits(text: str, family: str) -> dict[str, Traits]:
    sheet = facets_of(family).sheet
    rows = rows_of(text)
    fields = columns_of(next(rows, (0, []))[1], headings_of(family), "number")
    found: dict[str, Traits] = {}
    for line, cells in rows:
        if len(found) >= MOST_ROWS:
            raise LibraryError(
                worded(
                    "traits_long",
                    "line {line}: this table has more than {most_rows} cards",
                    {"line": line, "most_rows": f"{MOST_ROWS:,}"},
                )
            )
        told = {field: cell.strip() for field, cell in zip(fields, cells, strict=False) if field}
        told = {field: value for field, value in told.items() if value.casefold() not in NOTHING}
        if "skill" in told:
            told["skill"] = "\n".join(skill_words(told["skill"].replace("_", " ")))
        for field, known in sheet.choices.items():
            if told.get(field, "") not in ("", *known):
                raise LibraryError(
                    worded(
                        "traits_value",
                        "line {line}: {field} is {told}, not one of {list}",
                        {"line": line, "field": field, "told": repr(told[field][:40]), "list": ", ".join(known)},
                    )
                )
        for field in sheet.numbers:
            number_in(told, field, worded("line_at", "line {line}", {"line": line}))
        if "number" in told:
            found[told.pop("number")] = told
    return found


def with_traits(records: Sequence[Record], traits: Mapping[str, Traits]) -> list[Record]:
    """The cards with what the table tells and their own source does not, as their game joins it."""
    return [
        checked(filled(facets_of(record.game).join(record, traits[record.number])))
        if record.number in traits
        else record
        for record in records
    ]


def lacking(records: Sequence[Record]) -> dict[str, int]:
    """What cards lack that must be known to play them, each with how many."""
    found: dict[str, int] = {}
    for record in records:
        lack = facets_of(record.game).lacks(record)
        if lack:
            found[lack] = found.get(lack, 0) + 1
    return found
