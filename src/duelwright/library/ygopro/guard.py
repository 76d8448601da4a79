"""A database from a stranger, read so that it can do no harm: two plain tables, nothing else, in bounded time."""

from __future__ import annotations

import contextlib
import os
import re
import sqlite3
import stat
import time
from collections.abc import Iterator
from pathlib import Path
from typing import Final

from ...core.errors import system_reason, worded
from ...facets.record import LibraryError

HEADER: Final = b"SQLite format 3\0"
LARGEST: Final = 64 * 1024 * 1024  # bytes of a file
LONGEST_ROW: Final = 1024 * 1024  # bytes
MOST_COLUMNS: Final = 100
MOST_CARDS: Final = 200_000
BATCH: Final = 64  # rows; a batch of the longest rows fits into memory, too
PATIENCE: Final = 0.8  # seconds of SQLite's work without a row
A_ROW: Final = 0.0001  # seconds that a row may take; a tenth is usual
STEPS: Final = 1_000  # of SQLite's machine between two looks at the clock
READABLE: Final = {"datas", "texts", "sqlite_master", "sqlite_schema"}
PRAGMAS: Final = {"trusted_schema", "query_only", "cell_size_check", "table_xinfo"}
ARCHIVE: Final = b"PK"
TOO_LONG: Final = "reading it takes too long; its tables are not what they seem"

Value = int | float | bytes | bytearray | None


class Watch:
    """The time that SQLite may still take; rows earn it back, so that a long file is read and an endless one is not."""

    def __init__(self) -> None:
        self.left = PATIENCE
        self.began = 0.0

    def begin(self) -> None:
        """SQLite sets to work."""
        self.began = time.monotonic()

    def is_over(self) -> bool:
        """Whether SQLite shall stop."""
        return time.monotonic() - self.began > self.left

    def end(self, rows: int) -> None:
        """SQLite has brought some rows."""
        self.left = min(PATIENCE, self.left - (time.monotonic() - self.began) + rows * A_ROW)


class Source:
    """An opened database: where it comes from, how large it is, and the watch over it."""

    def __init__(self, name: str, size: int, connection: sqlite3.Connection) -> None:
        self.name = name
        self.size = size
        self.connection = connection
        self.watch = Watch()
        self.read = 0  # bytes of text so far


def file_label(path: Path) -> str:
    """The name of a file as a message shows it."""
    return printable(path.name or str(path), 100)


def printable(said: str, most: int) -> str:
    """Foreign words that are safe to show: printable, and not too many.

    >>> printable("a\\nb" * 10, 6)
    'a?ba?b'
    """
    return "".join(letter if letter.isprintable() else "?" for letter in said[:most])


@contextlib.contextmanager
def opened_file(path: Path) -> Iterator[Source]:
    """The database of a file, which is neither locked nor changed."""
    name = file_label(path)
    with refused(name):
        size, start = measured(path, name)
        check_start(start, name)
        address = f"{path.resolve().as_uri()}?mode=ro&immutable=1"
        with contextlib.closing(sqlite3.connect(address, uri=True, isolation_level=None)) as connection:
            yield guarded(Source(name, size, connection))


@contextlib.contextmanager
def opened_bytes(data: bytes, name: str) -> Iterator[Source]:
    """The database that the bytes of a file are."""
    with refused(name):
        check_size(len(data), name)
        check_start(data[: len(HEADER)], name)
        with contextlib.closing(sqlite3.connect(":memory:", isolation_level=None)) as connection:
            # Bytes 18 and 19 say that a write-ahead log was kept; in memory there is none, and SQLite would refuse.
            connection.deserialize(data[:18] + b"\1\1" + data[20:])
            yield guarded(Source(name, len(data), connection))


@contextlib.contextmanager
def refused(name: str) -> Iterator[None]:
    """Whatever SQLite or the system says against a file, as a LibraryError that names it."""
    try:
        yield
    except sqlite3.DataError:
        raise LibraryError(
            worded(
                "cdb_row_longer",
                "{name}: a row of it is longer than {longest_row} bytes",
                {"name": name, "longest_row": f"{LONGEST_ROW:,}"},
            )
        ) from None
    except sqlite3.Error as error:
        if "interrupted" in str(error):
            raise LibraryError(
                worded("cdb_name_says", "{name}: {too_long}", {"name": name, "too_long": TOO_LONG})
            ) from None
        raise LibraryError(
            worded(
                "cdb_unreadable",
                "{name}: its database cannot be read: {error}",
                {"name": name, "error": printable(str(error), 150)},
            )
        ) from None
    except UnicodeDecodeError:  # SQLite complains of a name in the words of the file
        raise LibraryError(
            worded(
                "cdb_names", "{name}: its database cannot be read: its tables have no names in UTF-8", {"name": name}
            )
        ) from None
    except OSError as error:
        raise LibraryError(
            worded("cdb_not_read", "{name}: it cannot be read: {error}", {"name": name, "error": system_reason(error)})
        ) from None


def measured(path: Path, name: str) -> tuple[int, bytes]:
    """The size of a plain file and its first bytes; a device or a pipe is not opened at all."""
    try:
        found = path.stat()
    except ValueError:
        raise LibraryError(worded("cdb_no_name", "{name}: no file can have such a name", {"name": name})) from None
    if not stat.S_ISREG(found.st_mode):
        raise LibraryError(worded("cdb_no_plain", "{name}: it is no plain file", {"name": name}))
    check_size(found.st_size, name)
    with path.open("rb") as file:
        return os.fstat(file.fileno()).st_size, file.read(len(HEADER))


def check_size(size: int, name: str) -> None:
    """Refuse what no card database is as small or as large as."""
    if not size:
        raise LibraryError(worded("cdb_empty", "{name}: the file is empty", {"name": name}))
    if size > LARGEST:
        raise LibraryError(
            worded(
                "cdb_large",
                "{name}: the file has {size} bytes; {largest} are the most that is read",
                {"name": name, "size": f"{size:,}", "largest": f"{LARGEST:,}"},
            )
        )


def check_start(start: bytes, name: str) -> None:
    """Refuse what is no SQLite file."""
    if start.startswith(ARCHIVE):
        raise LibraryError(
            worded("cdb_zip", "{name}: this is a zip archive; unpack it and give the .cdb file in it", {"name": name})
        )
    if start != HEADER:
        raise LibraryError(
            worded("cdb_no_sqlite", "{name}: this is no SQLite database, as a .cdb file is", {"name": name})
        )


def guarded(source: Source) -> Source:
    """The source under limits and watch; text comes as bytearray, which tells it from a BLOB, and is not trusted."""
    connection = source.connection
    connection.text_factory = bytearray
    connection.set_progress_handler(source.watch.is_over, STEPS)
    connection.set_authorizer(permission)
    connection.setlimit(sqlite3.SQLITE_LIMIT_LENGTH, LONGEST_ROW)
    connection.setlimit(sqlite3.SQLITE_LIMIT_SQL_LENGTH, LONGEST_ROW)
    connection.setlimit(sqlite3.SQLITE_LIMIT_COLUMN, MOST_COLUMNS)
    connection.setlimit(sqlite3.SQLITE_LIMIT_ATTACHED, 0)
    for switch in ("trusted_schema = OFF", "query_only = ON", "cell_size_check = ON"):
        connection.execute(f"PRAGMA {switch}")
    return source


def permission(action: int, first: str | None, second: str | None, database: str | None, inner: str | None) -> int:
    """What SQLite may do for us: select from the two tables and from the list of tables, and no function at all."""
    if action == sqlite3.SQLITE_SELECT:
        return sqlite3.SQLITE_OK
    if action == sqlite3.SQLITE_READ and (first or "").lower() in READABLE and inner is None:
        return sqlite3.SQLITE_OK
    if action == sqlite3.SQLITE_PRAGMA and first in PRAGMAS:
        return sqlite3.SQLITE_OK
    return sqlite3.SQLITE_DENY


def check_tables(source: Source, tables: dict[str, tuple[str, ...]]) -> None:
    """Refuse a database whose tables are missing, or are something else than tables."""
    found: dict[str, tuple[str, str]] = {}
    rows = batches(source, "SELECT type, name, tbl_name, sql FROM sqlite_master")
    for row in rows:
        kind, name, on, made = (text(source, value or bytearray(), "its list of tables") for value in row)
        if kind == "trigger" and on.lower() in tables:
            raise LibraryError(
                worded(
                    "cdb_trigger",
                    "{source}: its table {lower} has a trigger; a card database has none",
                    {"source": source.name, "lower": repr(on.lower())},
                )
            )
        if kind in ("table", "view"):
            found[name.lower()] = (kind, made)
    for table, columns in tables.items():
        kind, made = found.get(table, ("", ""))
        if not kind:
            raise LibraryError(
                worded(
                    "cdb_no_table",
                    "{source}: it has no table {table}, as a .cdb file has",
                    {"source": source.name, "table": repr(table)},
                )
            )
        if kind == "view" or re.match(r"\s*CREATE\s+VIRTUAL", made, re.IGNORECASE):
            raise LibraryError(
                worded(
                    "cdb_plain_table",
                    "{source}: its {table} is not a plain table",
                    {"source": source.name, "table": repr(table)},
                )
            )
        check_columns(source, table, columns)
        check_count(source, table)


def check_columns(source: Source, table: str, columns: tuple[str, ...]) -> None:
    """Refuse a table without a column that is needed, or with one that is computed."""
    rows = batches(source, f"PRAGMA table_xinfo({table})")
    hidden = {text(source, row[1], "a column").lower(): row[6] for row in rows}
    for column in columns:
        if column not in hidden:
            raise LibraryError(
                worded(
                    "cdb_no_column",
                    "{source}: its table {table} has no column {column}",
                    {"source": source.name, "table": repr(table), "column": repr(column)},
                )
            )
        if hidden[column] != 0:
            raise LibraryError(
                worded(
                    "cdb_computed",
                    "{source}: the column {column} of its table {table} is computed, not stored",
                    {"source": source.name, "column": repr(column), "table": repr(table)},
                )
            )


def batches(source: Source, query: str) -> Iterator[tuple[Value, ...]]:
    """The rows of a query, under watch; they cannot hold more than the file itself does."""
    source.watch.begin()
    cursor = source.connection.execute(query)
    while rows := cursor.fetchmany(BATCH):
        source.watch.end(len(rows))
        source.read += sum(len(value) for row in rows for value in row if isinstance(value, bytes | bytearray))
        if source.read > 2 * source.size + LONGEST_ROW:  # text of two bytes a letter grows by half in UTF-8
            raise LibraryError(
                worded(
                    "cdb_rows",
                    "{source}: its rows hold more than the file itself, so it is damaged",
                    {"source": source.name},
                )
            )
        if source.watch.left <= 0:
            raise LibraryError(
                worded("cdb_source_says", "{source}: {too_long}", {"source": source.name, "too_long": TOO_LONG})
            )
        yield from rows
        source.watch.begin()


def check_count(source: Source, table: str) -> None:
    """Refuse a table of too many rows; they are stepped over one by one, since a count could not be stopped."""
    for _ in batches(source, f"SELECT 1 FROM {table} NOT INDEXED LIMIT 1 OFFSET {MOST_CARDS + 1}"):  # one for the rules
        raise LibraryError(
            worded(
                "cdb_table_many",
                "{source}: its table {table} has more than {most_cards} cards",
                {"source": source.name, "table": repr(table), "most_cards": f"{MOST_CARDS:,}"},
            )
        )


def text(source: Source, value: Value, what: str) -> str:
    """A text of the database, which has to be UTF-8."""
    if not isinstance(value, bytearray):
        raise LibraryError(
            worded(
                "cdb_no_text",
                "{source}: {what} is {value}, not text",
                {"source": source.name, "what": what, "value": named(value)},
            )
        )
    try:
        return value.decode("utf-8")
    except UnicodeDecodeError:
        raise LibraryError(
            worded(
                "cdb_no_utf8",
                "{source}: {what} is not UTF-8 text: {bytes}",
                {"source": source.name, "what": what, "bytes": repr(bytes(value[:40]))},
            )
        ) from None


def named(value: Value) -> str:
    """What was found in a column, in words."""
    if value is None:
        return "missing"
    if isinstance(value, bytearray):
        return f"the text {printable(value[:40].decode('utf-8', 'replace'), 40)!r}"
    return "binary data" if isinstance(value, bytes) else f"the number {value}"
