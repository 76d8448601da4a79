"""The journal: every table, every decision, in the order it was taken. One thread writes, many decisions a commit.

Each row is on the disk (`synchronous=FULL`) before anybody hears of it. Seeds lie in a table of their own: nothing
reads them but the rebuilding of a game. This is the one module with SQL of SQLite's own.
"""

from __future__ import annotations

import asyncio
import contextlib
import queue
import sqlite3
import threading
import time
from collections.abc import Callable
from pathlib import Path
from typing import Final

import msgspec

from ..core.errors import DuelwrightError

BATCH: Final = 256  # rows of a commit, at most
VERSION: Final = 2
WITHOUT_KEYS: Final = 1  # a journal of this version kept no keys
SCHEMA: Final = """
CREATE TABLE IF NOT EXISTS journal (
    tab TEXT NOT NULL, seq INTEGER NOT NULL, kind TEXT NOT NULL, seat INTEGER NOT NULL, data TEXT NOT NULL,
    id TEXT NOT NULL, at REAL NOT NULL, key TEXT NOT NULL DEFAULT '', PRIMARY KEY (tab, seq)) WITHOUT ROWID;
CREATE UNIQUE INDEX IF NOT EXISTS once ON journal (tab, seat, id) WHERE id <> '';
CREATE INDEX IF NOT EXISTS kinds ON journal (kind, tab);
CREATE TABLE IF NOT EXISTS pulse (one INTEGER PRIMARY KEY CHECK (one = 1), at REAL NOT NULL);
CREATE TABLE IF NOT EXISTS seeds (tab TEXT PRIMARY KEY, seed TEXT NOT NULL) WITHOUT ROWID;
"""
ADD_KEYS: Final = "ALTER TABLE journal ADD COLUMN key TEXT NOT NULL DEFAULT ''"
UNWRITABLE: Final = (sqlite3.IntegrityError, ValueError)  # ValueError: characters that are no text
OPEN, SIT, ACT, UNDO, CHAT, END = "open", "sit", "act", "undo", "chat", "end"


class JournalError(DuelwrightError):
    """The journal cannot be read or written; nothing was acknowledged."""


class DamagedError(JournalError):
    """What was kept of one table cannot be read; the others can."""


class Row(msgspec.Struct, frozen=True):
    """One thing that happened at a table; `id` is the seat's own, and stands once.

    The `key` of an answer says where the game stood when it was given (`core/trail.py`).
    """

    table: str
    seq: int
    kind: str
    seat: int = -1
    data: str = ""
    id: str = ""
    at: float = 0.0
    key: str = ""


class _Job(msgspec.Struct, frozen=True):
    rows: tuple[Row, ...]
    seed: str
    done: Callable[[Exception | None], None]


class Journal:
    """A file of rows. `append` answers when the row is kept for good; reading is for the start and for replays."""

    def __init__(self, path: Path | str) -> None:
        self.path = str(path)
        self.commits = 0
        self.written = 0
        self.is_closed = False
        self._jobs: queue.SimpleQueue[_Job | None] = queue.SimpleQueue()
        self._lock = self._locked()
        with contextlib.ExitStack() as refusing:
            refusing.callback(self._lock.close)
            try:
                with contextlib.closing(sqlite3.connect(self.path, isolation_level=None)) as base:
                    self._prepare(base)
            except sqlite3.Error as error:
                raise JournalError(f"{self.path} cannot be opened as a journal: {error}") from None
            refusing.pop_all()
        self._thread = threading.Thread(target=self._write, name="journal", daemon=True)
        self._thread.start()

    def _locked(self) -> sqlite3.Connection:
        """A lock on the journal that ends with the process, however it ends; JournalError where another has it."""
        try:
            lock = sqlite3.connect(f"{self.path}.lock", timeout=0, isolation_level=None, check_same_thread=False)
            lock.execute("BEGIN EXCLUSIVE")
        except sqlite3.Error as error:
            if error.sqlite_errorcode == sqlite3.SQLITE_BUSY:
                raise JournalError(
                    f"{self.path} is in use by another server; name another folder with --data"
                ) from None
            raise JournalError(f"{self.path} cannot be opened as a journal: {error}") from None
        return lock

    def _prepare(self, base: sqlite3.Connection) -> None:
        found = base.execute("PRAGMA user_version").fetchone()[0]
        if found not in (0, WITHOUT_KEYS, VERSION):
            raise JournalError(f"{self.path} was written by another version of Duelwright (journal {found})")
        base.execute("PRAGMA journal_mode=WAL")
        if found == WITHOUT_KEYS:
            base.executescript(f"BEGIN; {ADD_KEYS}; PRAGMA user_version={VERSION}; COMMIT")
        base.executescript(SCHEMA)
        base.execute(f"PRAGMA user_version={VERSION}")

    # --- writing ---

    async def append(self, *rows: Row, seed: str = "") -> None:
        """Keep rows, all or none; without any, just show that one could be kept. JournalError where they are not."""
        if self.is_closed:
            raise JournalError("the journal is closed")
        loop = asyncio.get_running_loop()
        kept: asyncio.Future[None] = loop.create_future()

        def done(error: Exception | None) -> None:
            loop.call_soon_threadsafe(_settle, kept, error)

        self._jobs.put(_Job(rows, seed, done))
        await kept

    def _write(self) -> None:
        base = sqlite3.connect(self.path, isolation_level=None)
        base.execute("PRAGMA synchronous=FULL")
        base.execute("PRAGMA busy_timeout=5000")
        is_open = True
        while is_open:
            jobs: list[_Job] = []
            job = self._jobs.get()
            while job is not None:
                jobs.append(job)
                if len(jobs) >= BATCH or self._jobs.empty():
                    break
                job = self._jobs.get()
            is_open = job is not None
            if jobs:
                self._commit(base, jobs)
        base.close()

    def _commit(self, base: sqlite3.Connection, jobs: list[_Job]) -> None:
        """Write jobs in one transaction; a job that cannot be written is left out, whole."""
        failed: dict[int, Exception] = {}
        try:
            base.execute("BEGIN IMMEDIATE")
            try:
                self._insert(base, jobs)
            except UNWRITABLE:
                base.execute("ROLLBACK")
                base.execute("BEGIN IMMEDIATE")
                failed = self._one_by_one(base, jobs)
            base.execute("COMMIT")
        except sqlite3.Error as error:
            with contextlib.suppress(sqlite3.Error):  # a failing disk may have rolled it back already
                base.execute("ROLLBACK")
            failed = dict.fromkeys(range(len(jobs)), JournalError(f"the journal cannot be written: {error}"))
        self.commits += 1
        for number, job in enumerate(jobs):
            self.written += len(job.rows) if number not in failed else 0
            job.done(failed.get(number))

    def _one_by_one(self, base: sqlite3.Connection, jobs: list[_Job]) -> dict[int, Exception]:
        """Write jobs so that one that cannot be written spoils no other; the errors by job."""
        failed: dict[int, Exception] = {}
        for number, job in enumerate(jobs):
            base.execute("SAVEPOINT job")
            try:
                self._insert(base, [job])
            except UNWRITABLE as error:
                base.execute("ROLLBACK TO job")
                failed[number] = JournalError(f"this was written before, or cannot be: {error}")
            base.execute("RELEASE job")
        return failed

    def _insert(self, base: sqlite3.Connection, jobs: list[_Job]) -> None:
        """Insert jobs by one statement: between two statements the thread may have to wait for its turn."""
        at = time.time()
        rows = [row for job in jobs for row in job.rows]
        values = [v for r in rows for v in (r.table, r.seq, r.kind, r.seat, r.data, r.id, r.at or at, r.key)]
        if rows:
            base.execute(f"INSERT INTO journal VALUES {', '.join(['(?, ?, ?, ?, ?, ?, ?, ?)'] * len(rows))}", values)
        else:
            base.execute("INSERT OR REPLACE INTO pulse VALUES (1, ?)", (at,))
        seeds = [(job.rows[0].table, job.seed) for job in jobs if job.seed]
        if seeds:
            base.executemany("INSERT INTO seeds VALUES (?, ?)", seeds)

    def close(self) -> None:
        """Write what waits, and end."""
        self.is_closed = True
        self._jobs.put(None)
        self._thread.join()
        self._lock.close()

    # --- reading ---

    def rows(self, table: str) -> list[Row]:
        """Everything that happened at a table, in order; DamagedError where a row is none any more."""
        found = self._read("SELECT * FROM journal WHERE tab = ? ORDER BY seq", (table,))
        try:
            return [msgspec.convert(dict(zip(Row.__struct_fields__, row, strict=True)), Row) for row in found]
        except msgspec.ValidationError as error:
            raise DamagedError(f"the rows of table {table} are damaged: {error}") from None

    def seed(self, table: str) -> str:
        """The seed of a table; empty where it has none yet."""
        found = self._read("SELECT seed FROM seeds WHERE tab = ?", (table,))
        return str(found[0][0]) if found else ""

    def unfinished(self) -> list[str]:
        """The tables whose game has not ended."""
        found = self._read(
            "SELECT tab FROM journal AS o WHERE kind = ? AND NOT EXISTS"
            " (SELECT 1 FROM journal AS e WHERE e.tab = o.tab AND e.kind = ?) ORDER BY at",
            (OPEN, END),
        )
        return [str(row[0]) for row in found]

    def ended(self) -> list[str]:
        """The tables whose game has ended."""
        return [str(row[0]) for row in self._read("SELECT tab FROM journal WHERE kind = ? ORDER BY at", (END,))]

    def _read(self, query: str, values: tuple[str, ...]) -> list[tuple[object, ...]]:
        try:
            base = sqlite3.connect(self.path)
            base.text_factory = _text
            try:
                return base.execute(query, values).fetchall()
            finally:
                base.close()
        except sqlite3.Error as error:
            raise JournalError(f"the journal cannot be read: {error}") from None


def _text(data: bytes) -> str:
    """The text of a column; where its bytes are none, a text that no row could have held."""
    return data.decode(errors="replace")


def _settle(kept: asyncio.Future[None], error: Exception | None) -> None:
    if kept.done():  # nobody waits any more
        return
    if error is None:
        kept.set_result(None)
    else:
        kept.set_exception(error)
