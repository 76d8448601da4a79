"""Card databases of YGOPro's Vanguard edition: read whatever comes, written so that it reads them."""

from __future__ import annotations

import contextlib
import os
import re
import secrets
import sqlite3
import stat
from collections.abc import Callable, Iterable, Iterator, Sequence
from hashlib import sha256
from pathlib import Path
from typing import Final

from ...core.errors import system_reason, worded
from ...facets.record import LibraryError, Record
from ..record import filled
from .guard import (
    BATCH,
    LONGEST_ROW,
    MOST_CARDS,
    Source,
    Value,
    batches,
    check_tables,
    file_label,
    named,
    opened_bytes,
    opened_file,
    text,
)
from .rows import DATAS, RULES_CARD, RULES_ROW, STRINGS, TEXTS, Row, record_row, row_record, sound

Progress = Callable[[int, int], None]  # how many cards are read, of how many

TRIAL_DECK: Final = re.compile(r"td(0[1-9]|10)/0([0-9][0-9])(?:[a-z]{2})?", re.IGNORECASE)
OWN_CODES: Final = 100_000_000  # where the passcodes of cards without one begin, and how many there are
SCHEMA: Final = (
    f"CREATE TABLE texts(id integer primary key,{','.join(f'{name} text' for name in TEXTS[1:])})",
    f"CREATE TABLE datas(id integer primary key,{','.join(f'{name} integer' for name in DATAS[1:])})",
)


def read_cdb(path: Path, progress: Progress | None = None) -> tuple[list[Record], int]:
    """The cards of a .cdb file by passcode, and how many rows were left out, since YGOPro's rules card is none.

    >>> read_cdb(Path("nowhere.cdb"))
    Traceback (most recent call last):
    duelwright.facets.record.LibraryError: nowhere.cdb: it cannot be read: No such file or directory
    """
    with opened_file(path) as source:
        return _records(source, progress)


def read_cdb_bytes(data: bytes) -> tuple[list[Record], int]:
    """The same for a file that is in memory.

    >>> read_cdb_bytes(b"PK")
    Traceback (most recent call last):
    duelwright.facets.record.LibraryError: the file: this is a zip archive; unpack it and give the .cdb file in it
    """
    with opened_bytes(data, "the file") as source:
        return _records(source, None)


def write_cdb(path: Path, records: Iterable[Record]) -> None:
    """Write cards of Vanguard and the rules card to a .cdb file.

    >>> import tempfile
    >>> file = Path(tempfile.mkdtemp()) / "cards.cdb"
    >>> write_cdb(file, [Record("TD01/005", "Blaster Blade", clan="Royal Paladin", grade=2, power=9000)])
    >>> read_cdb(file)[0][0].nation, read_cdb(file)[1]
    ('United Sanctuary', 1)
    """
    chosen = [sound(filled(record)) for record in records]
    if len(chosen) > MOST_CARDS:
        raise LibraryError(
            worded(
                "cdb_many",
                "{file}: {chosen} cards are more than the {most_cards} that are read",
                {"file": file_label(path), "chosen": f"{len(chosen):,}", "most_cards": f"{MOST_CARDS:,}"},
            )
        )
    codes = passcodes(chosen)
    rows = {codes[record.key]: record_row(record, codes[record.key]) for record in chosen}
    rows[RULES_CARD] = RULES_ROW
    _write(path, [rows[code] for code in sorted(rows)])


def passcode(key: str) -> int:
    """The passcode of a card that has none: as in YGOPro's file for the first ten trial decks, else by its key.

    >>> passcode("td01/001"), passcode("TD10/017EN"), passcode("BT01/001EN")
    (10001001, 10010017, 106580338)
    """
    found = TRIAL_DECK.fullmatch(key)
    if found and int(found[2]):
        return RULES_CARD + 1000 * int(found[1]) + int(found[2])
    return OWN_CODES + int.from_bytes(sha256(key.encode("utf-8", "surrogatepass")).digest(), "big") % OWN_CODES


def passcodes(records: Sequence[Record]) -> dict[str, int]:
    """The passcode of every card by its key, its own or, in the order of the keys, the next that is free.

    >>> passcodes([Record("td01/001", "A"), Record("TD01/001EN", "B"), Record("7", "C", code=7)])
    {'7': 7, 'TD01/001EN': 10001001, 'td01/001': 10001002}
    """
    codes: dict[str, int] = {}
    taken: dict[int, str] = {RULES_CARD: worded("rules_card", "YGOPro's rules card")}
    for record in sorted(records, key=lambda record: (not record.code, record.key)):
        if record.key in codes:
            raise LibraryError(worded("two_keys", "two cards have the key {record}", {"record": repr(record.key[:40])}))
        code = record.code or passcode(record.key)
        if record.code and code in taken:
            raise LibraryError(
                worded(
                    "passcode_taken",
                    "card {record} has the passcode {code} of {taken}",
                    {"record": repr(record.key[:40]), "code": code, "taken": taken[code]},
                )
            )
        while code in taken:
            code += 1
        codes[record.key] = code
        taken[code] = worded("card_called", "card {key}", {"key": repr(record.key[:33])})
    return codes


def _records(source: Source, progress: Progress | None) -> tuple[list[Record], int]:
    found: dict[str, Record] = {}
    left_out = 0
    for row in _rows(source, progress):
        if row.code == RULES_CARD:
            left_out += 1
            continue
        record = _record(source, row)
        if record.key in found:
            raise LibraryError(
                worded(
                    "cdb_two_keys",
                    "{source}: two cards have the key {record}",
                    {"source": source.name, "record": repr(record.key[:40])},
                )
            )
        found[record.key] = record
    return list(found.values()), left_out


def _record(source: Source, row: Row) -> Record:
    try:
        return row_record(row)
    except LibraryError as error:
        raise LibraryError(worded("cdb_says", "{source}: {error}", {"source": source.name, "error": error})) from None


def _rows(source: Source, progress: Progress | None) -> Iterator[Row]:
    """Every row of the file, by passcode."""
    check_tables(source, {"datas": DATAS, "texts": TEXTS})
    numbers = _numbers(source)
    words = _words(source)
    for one, other, missing in ((numbers, words, "text"), (words, numbers, "row of numbers")):
        lonely = min(one.keys() - other.keys(), default=None)
        if lonely is not None:
            raise LibraryError(
                worded(
                    "cdb_lonely",
                    "{source}: card {lonely} has no {missing}",
                    {"source": source.name, "lonely": lonely, "missing": missing},
                )
            )
    for count, code in enumerate(sorted(numbers), 1):
        yield Row(numbers[code], words[code])
        if progress is not None and (count % BATCH == 0 or count == len(numbers)):
            progress(count, len(numbers))


def _numbers(source: Source) -> dict[int, tuple[int, ...]]:
    found: dict[int, tuple[int, ...]] = {}
    for row in batches(source, _select("datas", DATAS)):
        code = _code(source, row[0], found)
        amounts = tuple(value for value in row if isinstance(value, int))
        if len(amounts) < len(row):
            column, value = next(pair for pair in zip(DATAS, row, strict=True) if not isinstance(pair[1], int))
            raise LibraryError(
                worded(
                    "cdb_whole",
                    "{source}: card {code}: its {column} is {value}, not a whole number",
                    {"source": source.name, "code": code, "column": column, "value": named(value)},
                )
            )
        found[code] = amounts
    return found


def _words(source: Source) -> dict[int, tuple[str, ...]]:
    found: dict[int, tuple[str, ...]] = {}
    for row in batches(source, _select("texts", TEXTS)):
        code = _code(source, row[0], found)
        name, description, *strings = (
            text(source, value, worded("card_column", "card {code}: its {column}", {"code": code, "column": column}))
            for column, value in zip(TEXTS[1:], _filled_strings(row), strict=True)
        )
        found[code] = (name, description, *strings)
    return found


def _select(table: str, columns: tuple[str, ...]) -> str:
    """The query for a whole table, past any index: an index of a damaged file may say something else."""
    names = ", ".join(f'"{column}"' for column in columns)
    return f"SELECT {names} FROM {table} NOT INDEXED"


def _filled_strings(row: tuple[Value, ...]) -> list[Value]:
    """The words of a row; of the strings for scripts, some editors write none where others write an empty one."""
    return [*row[1:-STRINGS], *(bytearray() if value is None else value for value in row[-STRINGS:])]


def _code(source: Source, value: Value, found: dict[int, tuple[int, ...]] | dict[int, tuple[str, ...]]) -> int:
    if not isinstance(value, int) or value < 1:
        raise LibraryError(
            worded(
                "cdb_passcode",
                "{source}: the passcode of a card is {value}, not a whole number above 0",
                {"source": source.name, "value": named(value)},
            )
        )
    if value in found:
        raise LibraryError(
            worded(
                "cdb_passcode_twice",
                "{source}: the passcode {value} is there twice",
                {"source": source.name, "value": value},
            )
        )
    return value


def _write(path: Path, rows: list[Row]) -> None:
    """Write a file by way of a second one beside it, so that it is never half there."""
    name = file_label(path)
    try:
        target = Path(os.path.realpath(path))
        if target.exists() and not stat.S_ISREG(target.stat().st_mode):
            raise LibraryError(
                worded("cdb_not_replaced", "{name}: it is no plain file, and is not replaced", {"name": name})
            )
        beside = target.with_name(f".duelwright-{secrets.token_hex(6)}")
        try:
            with contextlib.closing(sqlite3.connect(beside, isolation_level=None)) as connection:
                _fill(connection, rows)
            os.replace(beside, target)
        finally:
            with contextlib.suppress(OSError):  # it is gone where all went well
                beside.unlink()
    except sqlite3.DataError:
        raise LibraryError(
            worded(
                "cdb_row_long",
                "{name}: a card has more than the {longest_row} bytes that a row can hold",
                {"name": name, "longest_row": f"{LONGEST_ROW:,}"},
            )
        ) from None
    except sqlite3.Error as error:
        raise LibraryError(
            worded("cdb_not_written", "{name}: it cannot be written: {error}", {"name": name, "error": error})
        ) from None
    except (OSError, ValueError) as error:
        said = {"name": name, "error": system_reason(error)}
        raise LibraryError(worded("cdb_not_written", "{name}: it cannot be written: {error}", said)) from None


def _fill(connection: sqlite3.Connection, rows: list[Row]) -> None:
    connection.execute("PRAGMA journal_mode = MEMORY")  # nothing to roll back: the file is thrown away
    connection.execute("BEGIN")
    for statement in SCHEMA:
        connection.execute(statement)
    connection.setlimit(sqlite3.SQLITE_LIMIT_LENGTH, LONGEST_ROW)
    texts = ((row.code, *row.words) for row in rows)
    connection.executemany(f"INSERT INTO texts VALUES ({', '.join('?' * len(TEXTS))})", texts)
    datas = (row.numbers for row in rows)
    connection.executemany(f"INSERT INTO datas VALUES ({', '.join('?' * len(DATAS))})", datas)
    connection.execute("COMMIT")
