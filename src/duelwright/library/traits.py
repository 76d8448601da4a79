"""Facts that printed text lacks, such as which trigger a card is: joined to cards by their numbers from a table."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from pathlib import Path
from typing import Final

import msgspec

from ..facets.facets import facets_of
from ..facets.record import LibraryError, Record
from .files import read_text
from .record import checked, filled
from .sheet import HEADINGS, MOST_ROWS, NOTHING, columns_of, number_in, rows_of
from .ygopro.quoting import skill_words

WORDS: Final = ("race", "nation", "clan", "trigger", "gift", "rarity")
AMOUNTS: Final = ("critical", "trigger_power")
PERSONA: Final = "persona ride"
YES: Final = ("1", "yes", "true", "x")
GUESSED: Final = ("boost", "intercept", "twin drive", "triple drive")  # icons that go by the grade where none is told
Traits = dict[str, str]


def read_traits(path: Path, family: str) -> dict[str, Traits]:
    """What a table tells of cards, by number; LibraryError names the line that is not sound."""
    sheet = facets_of(family).sheet
    rows = rows_of(read_text(path))
    headings = {**HEADINGS, **sheet.headings, "persona": "persona", "persona ride": "persona"}
    fields = columns_of(next(rows, (0, []))[1], headings)
    if "number" not in fields:
        raise LibraryError(f"{path.name}, line 1: a table of traits has a column `number`")
    found: dict[str, Traits] = {}
    for line, cells in rows:
        if len(found) >= MOST_ROWS:
            raise LibraryError(f"{path.name}, line {line}: this table has more than {MOST_ROWS:,} cards")
        told = {field: cell.strip() for field, cell in zip(fields, cells, strict=False) if field}
        told = {field: value for field, value in told.items() if value.casefold() not in NOTHING}
        for field, known in sheet.choices.items():
            if told.get(field, "") not in ("", *known):
                listed = ", ".join(known)
                raise LibraryError(f"{path.name}, line {line}: {field} is {told[field][:40]!r}, not one of {listed}")
        for field in AMOUNTS:
            number_in(told, field, line)
        if "number" in told:
            found[told.pop("number")] = told
    return found


def with_traits(records: Sequence[Record], traits: Mapping[str, Traits]) -> list[Record]:
    """The cards with what the table tells and their own source does not."""
    return [_joined(record, traits[record.number]) if record.number in traits else record for record in records]


def _joined(record: Record, told: Traits) -> Record:
    """What the source says stays; what was only guessed by the grade gives way."""
    more: dict[str, object] = {field: told[field] for field in WORDS if field in told and not getattr(record, field)}
    for field in AMOUNTS:
        if field in told and (field == "critical" or not getattr(record, field)):
            more[field] = int(told[field])
    skills = record.skills
    own = skill_words(told.get("skill", "").replace("_", " "))
    if own:
        skills = (*own, *(skill for skill in skills if skill not in (*GUESSED, *own)))
    if told.get("persona", "").casefold() in YES and PERSONA not in skills:
        skills = (*skills, PERSONA)
    return checked(filled(msgspec.structs.replace(record, skills=skills, **more)))


def lacking(records: Sequence[Record]) -> dict[str, int]:
    """What cards lack that must be known to play them, each with how many."""
    found: dict[str, int] = {}
    for record in records:
        lack = facets_of(record.game).lacks(record)
        if lack:
            found[lack] = found.get(lack, 0) + 1
    return found
