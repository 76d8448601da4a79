"""Reads the course's card files: no header, one card a line, `Monster,...` or `Spell,...`."""

from __future__ import annotations

import csv
import re
import stat
from collections.abc import Sequence
from pathlib import Path
from typing import Final

import msgspec

from ...core.errors import DuelwrightError, Worded, system_reason, worded

LIMIT: Final = 1_000_000  # bytes
LINES: Final = 1000
SHOWN: Final = 40  # characters of a field that a message repeats
FORMS: Final = {"Monster": "Monster,name,description,attack,defense,level", "Spell": "Spell,name,description"}
NUMBERS: Final = (("attack", 0, 9999), ("defense", 0, 9999), ("level", 1, 8))
FIRST_NUMBER: Final = 3  # where the numbers start in a line's fields
LONGEST_NAME: Final = 80
CONTROL: Final = re.compile(r"[\u200e\u200f\u202a-\u202e\u2066-\u2069\x00-\x08\x0b-\x1f\x7f-\x9f]")


class Row(msgspec.Struct, frozen=True):
    """One card of a file: its kind is "monster" or "spell", and a spell's numbers are 0."""

    kind: str
    name: str
    description: str
    attack: int = 0
    defense: int = 0
    level: int = 0


class CardFileError(DuelwrightError):
    """A card file that cannot be read: which, its line and its field (0 where there is none), and what to do."""

    def __init__(self, file: str, line: int, field: int, fault: Worded) -> None:
        self.file = file
        self.line = line
        self.field = field
        code, place = ("at_line", "{file}, line {line}: {fault}") if line else ("at_file", "{file}: {fault}")
        if field:
            code, place = "at_field", "{file}, line {line}, field {field}: {fault}"
        super().__init__(worded(code, place, {"file": file, "line": line, "field": field, "fault": fault}))


class MissingField(CardFileError):
    """A line has too few fields, or too many."""


class EmptyField(CardFileError):
    """A field holds nothing, or only spaces."""


class UnknownCardType(CardFileError):
    """A line starts with neither Monster nor Spell."""

    def __init__(self, file: str, line: int, kind: str) -> None:
        self.kind = kind
        super().__init__(
            file,
            line,
            1,
            worded("no_card_type", "there is no card type {kind}; write Monster or Spell", {"kind": _shown(kind)}),
        )


class UnknownSpell(CardFileError):
    """A spell has no effect here, since its name is not known."""

    def __init__(self, file: str, line: int, name: str, known: Sequence[str]) -> None:
        self.name = name
        super().__init__(
            file,
            line,
            2,
            worded(
                "no_spell",
                "there is no spell {name}; the spells are: {list}",
                {"name": _shown(name), "list": ", ".join(known)},
            ),
        )


class CardFileNotFound(CardFileError):
    """There is no such file."""


class WrongNumber(CardFileError):
    """Attack, defense or level is no whole number, or out of range."""


class UnreadableFile(CardFileError):
    """No plain text in UTF-8, or too much of it."""


class DoubledName(CardFileError):
    """A monster is called like a spell, or like the card that nobody knows."""


class NoCards(CardFileError):
    """A file is empty, or neither file holds a monster, or a spell: `lacks` says of which kind there is none."""

    def __init__(self, file: str, lacks: str, fault: Worded) -> None:
        self.lacks = lacks
        params = {"fault": fault, "lacks": lacks, "form": FORMS[lacks.capitalize()]}
        super().__init__(file, 1, 0, worded("no_cards", "{fault}; write a {lacks} there: {form}", params))


def read_rows(file: Path, known_spells: Sequence[str]) -> list[Row]:
    """The cards of one file, in its order; lines that are equal are as many cards."""
    return [_row(str(file), number, line, known_spells) for number, line in enumerate(_lines(file), start=1)]


def read_pair(monsters: Path, spells: Path, known_spells: Sequence[str]) -> tuple[list[Row], list[Row]]:
    """The monsters and the spells of two files; each line is what its own first field says, in either file."""
    spells_are = worded("the_spells", "the spells")
    taken = {name.casefold(): spells_are for name in known_spells}
    taken["blank"] = worded("the_rules", "the rules, as a card that is not known")
    found: dict[str, list[Row]] = {"monster": [], "spell": []}
    for file, kind in ((monsters, "monster"), (spells, "spell")):
        rows = read_rows(file, known_spells)
        if not rows:
            raise NoCards(str(file), kind, worded("file_empty", "the file is empty"))
        for line, row in enumerate(rows, start=1):
            if row.kind == "monster":
                _check_name(str(file), line, row.name, taken)
            found[row.kind].append(row)
    for file, kind in ((monsters, "monster"), (spells, "spell")):
        if not found[kind]:
            raise NoCards(str(file), kind, worded("in_neither", "there is no {kind} in either file", {"kind": kind}))
    return found["monster"], found["spell"]


def _check_name(file: str, line: int, name: str, taken: dict[str, Worded]) -> None:
    if name.casefold() in taken:
        params = {"name": _shown(name), "taken": taken[name.casefold()]}
        fault = worded("name_taken", "the monster {name} is already in {taken}; rename it or take it out", params)
        raise DoubledName(file, line, 2, fault)


def _row(file: str, line: int, text: str, known_spells: Sequence[str]) -> Row:
    """The card of a line; its type is checked first, then the count of fields, empty ones, numbers and the spell."""
    found = fields(text)
    _check_fields(file, line, found)
    if found[0] == "Monster":
        attack, defense, level = (_number(file, line, at, found[FIRST_NUMBER + at]) for at in range(len(NUMBERS)))
        return Row("monster", found[1], found[2], attack, defense, level)
    if found[1] not in known_spells:
        raise UnknownSpell(file, line, found[1], known_spells)
    return Row("spell", found[1], found[2])


def _check_fields(file: str, line: int, found: list[str]) -> None:
    if found == [""]:
        raise MissingField(file, line, 0, worded("line_blank", "the line is blank; write a card there or take it out"))
    kind = found[0]
    if kind and kind not in FORMS:
        _check_type(file, line, found)
    wanted = FORMS.get(kind, "")
    if kind and len(found) != wanted.count(",") + 1:
        params = {
            "n": len(found), "noun": "fields" if len(found) > 1 else "field", "most": wanted.count(",") + 1,
            "wanted": wanted,
        }  # fmt: skip
        form = 'the line has {n} {noun}, not {most}; write {wanted}, and put a text with a comma in "quotes"'
        raise MissingField(file, line, 0, worded("field_count", form, params))
    if "" in found:
        at = found.index("")
        if not at:
            raise EmptyField(file, line, 1, worded("type_empty", "the field is empty; write Monster or Spell there"))
        params = {"what": wanted.split(",")[at]}
        raise EmptyField(
            file, line, at + 1, worded("field_blank", "the field is empty; write the {what} there", params)
        )
    if len(found[1]) > LONGEST_NAME:
        raise UnreadableFile(
            file, line, 2, worded("name_long", "the name has more than {n} characters; shorten it", {"n": LONGEST_NAME})
        )


def _check_type(file: str, line: int, found: list[str]) -> None:
    """A line that is a card's but for its type lacks that field; any other is of a type that is not known."""
    for wanted in FORMS.values():
        if len(found) == wanted.count(","):
            params = {"n": len(found), "wanted": wanted}
            template = "the line has {n} fields and does not begin with Monster or Spell; write {wanted}"
            fault = worded("no_beginning", template, params)
            raise MissingField(file, line, 0, fault)
    raise UnknownCardType(file, line, found[0])


def _number(file: str, line: int, at: int, text: str) -> int:
    """The number in a field: attack, defense or level."""
    name, least, most = NUMBERS[at]
    if text.isascii() and text.isdigit() and len(text) < 10 and least <= int(text) <= most:
        return int(text)
    params = {"name": name, "text": _shown(text), "least": least, "most": most}
    fault = worded("stat_range", "the {name} {text} is no whole number from {least} to {most}; write one", params)
    raise WrongNumber(file, line, FIRST_NUMBER + at + 1, fault)


def fields(text: str) -> list[str]:
    """The fields of a line; a quote that was never opened or never closed is dropped at the end of its field.

    >>> fields('Spell,Raigeki,"Thunder, and ""more"" thunder"')
    ['Spell', 'Raigeki', 'Thunder, and "more" thunder']
    >>> fields('Spell,Raigeki,Thunder everywhere."')
    ['Spell', 'Raigeki', 'Thunder everywhere.']
    """
    try:
        found = next(csv.reader([text.strip()], skipinitialspace=True, strict=True)) or [""]
    except csv.Error:  # a quote that does not enclose a field: no quote in this line means anything
        found = text.split(",")
    return [_without_stray_quote(field.strip()) for field in found]


def _without_stray_quote(field: str) -> str:
    if field.count('"') % 2 == 0:
        return field
    if field.endswith('"'):
        return field[:-1].rstrip()
    return field.removeprefix('"').lstrip()


def _lines(file: Path) -> list[str]:
    """The lines of a file, without the blank ones at its end."""
    text = _text(str(file), _content(file)).replace("\r\n", "\n").replace("\r", "\n")
    lines = text.rstrip().split("\n") if text.strip() else []
    for number, line in enumerate(lines, start=1):
        if CONTROL.search(line):
            raise UnreadableFile(
                str(file), number, 0, worded("control", "the line holds a control character; give a plain text file")
            )
    if len(lines) > LINES:
        raise UnreadableFile(
            str(file),
            0,
            0,
            worded(
                "many_lines",
                "the file has {n} lines, over {most}; give a shorter one",
                {"n": len(lines), "most": LINES},
            ),
        )
    return lines


def _text(file: str, content: bytes) -> str:
    try:
        return content.decode("utf-8-sig")
    except UnicodeDecodeError as error:
        line = error.object.count(b"\n", 0, error.start) + 1
        raise UnreadableFile(
            file, line, 0, worded("not_utf8", "this is no UTF-8 text; save the file as UTF-8")
        ) from None


def _content(file: Path) -> bytes:
    """The bytes of a plain file; anything else is refused before it is opened, since it might never end."""
    try:
        path = file.expanduser()
        if not stat.S_ISREG(path.stat().st_mode):
            raise UnreadableFile(str(file), 0, 0, worded("not_plain", "this is no plain file; give a card file"))
        with path.open("rb") as stream:
            content = stream.read(LIMIT + 1)
    except (FileNotFoundError, NotADirectoryError):
        raise CardFileNotFound(
            str(file), 0, 0, worded("not_there", "there is no such file; check its name and folder")
        ) from None
    except (OSError, ValueError, RuntimeError) as error:  # a name with NUL is a ValueError, ~nobody a RuntimeError
        params = {"reason": system_reason(error)}
        fault = worded("not_readable", "the file cannot be read: {reason}; give another one", params)
        raise UnreadableFile(str(file), 0, 0, fault) from None
    if len(content) > LIMIT:
        raise UnreadableFile(
            str(file), 0, 0, worded("bytes_long", "the file is over {n} bytes long; give a shorter one", {"n": LIMIT})
        )
    return content


def _shown(text: str) -> str:
    """A field as a message repeats it, cut short where it is long."""
    return repr(text if len(text) <= SHOWN else text[:SHOWN] + "...")
