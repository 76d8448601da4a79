"""Cards from a table: CSV with a line of headings, whatever their order, case or spelling."""

from __future__ import annotations

import csv
import io
import re
from collections.abc import Iterator
from typing import Final

from ..games.vanguard.make import CLANS
from .record import GIFTS, LONGEST, TRIGGERS, UNITS, LibraryError, Record, checked, filled, mark_of
from .ygopro.quoting import skill_words

MOST_ROWS: Final = 200_000
LONGEST_FIELD: Final = 20_000
HEADINGS: Final = {  # what a column may be called, and which field it is
    "key": "key", "id": "key", "number": "number", "card number": "number", "no": "number", "set": "set",
    "name": "name", "card name": "name", "type": "type", "card type": "type", "kind": "type", "group": "group",
    "clan": "clan", "nation": "nation", "race": "race", "grade": "grade", "power": "power", "shield": "shield",
    "critical": "critical", "trigger": "trigger", "trigger power": "trigger_power", "skill": "skill", "icon": "skill",
    "gift": "gift", "format": "mark", "mark": "mark", "rarity": "rarity", "flavour": "flavour", "flavor": "flavour",
    "picture": "picture", "image": "picture", "text": "text", "effect": "text", "ability": "text",
}  # fmt: skip
KINDS: Final = {
    "": "unit", "normal unit": "unit", "unit": "unit", "trigger unit": "trigger unit", "g unit": "G unit",
    "token": "token", "token unit": "token", "normal order": "normal order", "blitz order": "blitz order",
    "set order": "set order", "trigger order": "trigger order", "ride deck crest": "crest", "crest": "crest",
    "gift": "gift", "imaginary gift": "gift", "marker": "marker", "others": "marker",
}  # fmt: skip
NOTHING: Final = ("", "-", "–", "none", "n/a")


def read_sheet(text: str) -> list[Record]:
    """The cards of a table; LibraryError names the line of one that is not sound.

    >>> read_sheet("name,grade,power,clan\\nDemo,3,10000,Kagero")[0].nation
    'Dragon Empire'
    """
    csv.field_size_limit(LONGEST_FIELD)
    rows = _rows(text)
    columns = _columns(next(rows, (0, []))[1])
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
        record = _record(values, line)
        again = keys.get(record.key, 0)
        keys[record.key] = again + 1
        if again:  # the same number on two lines: two printings
            record = _record({**values, "key": f"{record.key}#{again + 1}"}, line)
        found.append(record)
    return found


def _rows(text: str) -> Iterator[tuple[int, list[str]]]:
    reader = csv.reader(io.StringIO(text.removeprefix("\ufeff"), newline=""), strict=True)
    while True:
        try:
            row = next(reader, None)
        except csv.Error as error:
            raise LibraryError(f"line {reader.line_num}: this is no table of comma-separated values: {error}") from None
        if row is None:
            return
        yield reader.line_num, row


def _columns(heading: list[str]) -> list[str]:
    """The fields of the columns; a column that we do not know is passed over."""
    fields = [HEADINGS.get(re.sub(r"[\s_-]+", " ", cell.strip().casefold()), "") for cell in heading]
    if "name" not in fields:
        raise LibraryError("line 1: a table of cards begins with a line of headings, with `name` among them")
    twice = next((field for field in fields if field and fields.count(field) > 1), "")
    if twice:
        raise LibraryError(f"line 1: two columns are for {twice}")
    return fields


def _record(values: dict[str, str], line: int) -> Record:
    told = {field: "" if value.casefold() in NOTHING else value for field, value in values.items()}
    kind = KINDS.get(told.get("type", "").casefold(), "")
    if not kind:
        raise LibraryError(
            f"line {line}: there is no type of card {told['type'][:40]!r}; known are {', '.join(filter(None, KINDS))}"
        )
    number = told.get("number", "")
    clan, nation = told.get("clan", ""), told.get("nation", "")
    group = told.get("group", "")
    if group:
        clan, nation = (group, nation) if group in CLANS else (clan, nation or group)
    is_unit = kind in UNITS
    made = Record(
        told.get("key", "") or number or told.get("name", ""),
        told.get("name", ""),
        kind=kind,
        clan=clan,
        nation=nation,
        race=told.get("race", ""),
        skills=skill_words(told.get("skill", "")),
        grade=_number(told, "grade", line),
        power=_number(told, "power", line) if is_unit else None,
        shield=_number(told, "shield", line) if is_unit else None,
        critical=_number(told, "critical", line) if is_unit else None,
        trigger=_one_of(told, "trigger", TRIGGERS, line),
        trigger_power=_number(told, "trigger_power", line) or 0,
        gift=_one_of(told, "gift", GIFTS, line),
        mark=told.get("mark", "").upper()[:1] if "mark" in told else mark_of(number),
        number=number,
        rarity=told.get("rarity", ""),
        set=told.get("set", "")[:LONGEST],
        flavour=told.get("flavour", ""),
        picture=told.get("picture", ""),
        text=tuple(part.strip() for part in told.get("text", "").splitlines() if part.strip()),
    )
    try:
        return checked(filled(made))
    except LibraryError as error:
        raise LibraryError(f"line {line}: {error}") from None


def _number(told: dict[str, str], field: str, line: int) -> int | None:
    value = told.get(field, "").replace(" ", "").replace(",", "").removesuffix("+")
    if not value:
        return None
    if not re.fullmatch(r"[0-9]{1,9}", value, re.ASCII):
        raise LibraryError(f"line {line}: {field} is {value[:40]!r}, which is no number")
    return int(value)


def _one_of(told: dict[str, str], field: str, known: tuple[str, ...], line: int) -> str:
    value = told.get(field, "").casefold().removesuffix(" trigger").removesuffix(" gift")
    if value and value not in known:
        raise LibraryError(f"line {line}: {field} is {value[:40]!r}, not one of {', '.join(known)}")
    return value
