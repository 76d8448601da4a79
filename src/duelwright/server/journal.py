"""The journal: every table, every decision, in the order it was taken. One thread writes, many decisions a commit.

Each row is on the disk (`synchronous=FULL`) before anybody hears of it, and carries a checksum over itself and the one
before it at its table, the first over the seed: a flipped bit is told, never played. `tips` has the last checksum of
each table, so that a lost end is seen, too. Seeds lie in a table of their own: nothing reads them but the rebuilding
of a game. This is the one module with SQL of SQLite's own.
"""

from __future__ import annotations

import asyncio
import contextlib
import hashlib
import math
import queue
import sqlite3
import threading
import time
from collections.abc import Callable, Iterator
from pathlib import Path
from typing import Final

import msgspec

from ..core.errors import DuelwrightError, worded

BATCH: Final = 256  # rows of a commit, at most
VERSION: Final = 3
WITHOUT_KEYS: Final = 1  # a journal of this version kept no keys, and
WITHOUT_SUMS: Final = 2  # one of this no checksums: its rows are read as they are
SUM_BYTES: Final = 8
MOST_SUMS: Final = 10_000  # tables whose last checksum is at hand
FREED: Final = 100  # pages that are given back to the disk after rows were forgotten
SMALL: Final = 64_000_000  # bytes of an older journal that is rewritten, so that it can give pages back
SCHEMA: Final = """
CREATE TABLE IF NOT EXISTS journal (
    tab TEXT NOT NULL, seq INTEGER NOT NULL, kind TEXT NOT NULL, seat INTEGER NOT NULL, data TEXT NOT NULL,
    id TEXT NOT NULL, at REAL NOT NULL, key TEXT NOT NULL DEFAULT '', spent REAL NOT NULL DEFAULT 0,
    sum TEXT NOT NULL DEFAULT '', PRIMARY KEY (tab, seq)) WITHOUT ROWID;
CREATE UNIQUE INDEX IF NOT EXISTS once ON journal (tab, seat, id) WHERE id <> '';
CREATE INDEX IF NOT EXISTS kinds ON journal (kind, tab);
CREATE TABLE IF NOT EXISTS pulse (one INTEGER PRIMARY KEY CHECK (one = 1), at REAL NOT NULL);
CREATE TABLE IF NOT EXISTS seeds (tab TEXT PRIMARY KEY, seed TEXT NOT NULL) WITHOUT ROWID;
CREATE TABLE IF NOT EXISTS tips (
    tab TEXT PRIMARY KEY, seq INTEGER NOT NULL, sum TEXT NOT NULL, at REAL NOT NULL) WITHOUT ROWID;
"""
ADD_KEYS: Final = "ALTER TABLE journal ADD COLUMN key TEXT NOT NULL DEFAULT ''"
ADD_SUMS: Final = (
    "ALTER TABLE journal ADD COLUMN spent REAL NOT NULL DEFAULT 0;"
    "ALTER TABLE journal ADD COLUMN sum TEXT NOT NULL DEFAULT ''"
)
ADD_TIPS: Final = (  # what is old is counted from now on
    "INSERT OR IGNORE INTO tips SELECT tab, MAX(seq), '', strftime('%s', 'now') FROM journal GROUP BY tab"
)
COLUMNS: Final = "tab, seq, kind, seat, data, id, at, key, spent, sum"
UNWRITABLE: Final = (sqlite3.DatabaseError, ValueError)  # ValueError: characters that are no text
CORRUPT: Final = (sqlite3.SQLITE_CORRUPT, sqlite3.SQLITE_NOTADB)
OPEN, SIT, ACT, UNDO, CHAT, END = "open", "sit", "act", "undo", "chat", "end"


class JournalError(DuelwrightError):
    """The journal cannot be read or written; nothing was acknowledged."""


class DamagedError(JournalError):
    """What was kept of one table cannot be read; the others can."""


class Row(msgspec.Struct, frozen=True):
    """One thing that happened at a table; `id` is the seat's own, and stands once.

    The `key` of an answer says where the game stood when it was given (`core/trail.py`), `spent` how many seconds it
    took, where there is a clock.
    """

    table: str
    seq: int
    kind: str
    seat: int = -1
    data: str = ""
    id: str = ""
    at: float = 0.0
    key: str = ""
    spent: float = 0.0


def linked(before: str, row: Row) -> str:
    """The checksum of a row that comes after one with the checksum `before`.

    >>> linked("", Row("t", 1, OPEN)) == linked("", Row("t", 1, OPEN, at=0.5))
    False
    """
    data = msgspec.msgpack.encode((before, msgspec.structs.astuple(row)))
    return hashlib.blake2b(data, digest_size=SUM_BYTES).hexdigest()


def beginning(table: str, seed: str) -> str:
    """What the checksum of a table's first row is linked to: what deals."""
    return linked(seed, Row(table, 0, "seed"))


class _Job(msgspec.Struct, frozen=True):
    rows: tuple[Row, ...]
    seed: str
    done: Callable[[Exception | None], None]
    forgotten: tuple[tuple[str, int], ...] = ()  # tables, and what their last row was


class Journal:
    """A file of rows. `append` answers when the row is kept for good; reading is for the start and for replays."""

    def __init__(self, path: Path | str) -> None:
        self.path = str(path)
        self.commits = 0
        self.written = 0
        self.is_closed = False
        self._jobs: queue.SimpleQueue[_Job | None] = queue.SimpleQueue()
        self._sums: dict[str, str] = {}  # of the last row of a table; for the thread that writes
        self._lock = self._locked()
        with contextlib.ExitStack() as refusing:
            refusing.callback(self._lock.close)
            try:
                with contextlib.closing(sqlite3.connect(self.path, isolation_level=None)) as base:
                    self._prepare(base)
            except sqlite3.Error as error:
                raise JournalError(
                    worded(
                        "no_journal",
                        "{path} cannot be opened as a journal: {error}",
                        {"path": self.path, "error": error},
                    )
                ) from None
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
                    worded(
                        "journal_used",
                        "{path} is in use by another server; name another folder with --data",
                        {"path": self.path},
                    )
                ) from None
            raise JournalError(
                worded(
                    "no_journal", "{path} cannot be opened as a journal: {error}", {"path": self.path, "error": error}
                )
            ) from None
        return lock

    def _prepare(self, base: sqlite3.Connection) -> None:
        found = base.execute("PRAGMA user_version").fetchone()[0]
        if found not in (0, WITHOUT_KEYS, WITHOUT_SUMS, VERSION):
            raise JournalError(
                worded(
                    "journal_version",
                    "{path} was written by another version of Duelwright (journal {found})",
                    {"path": self.path, "found": found},
                )
            )
        if found < VERSION:
            base.execute("PRAGMA auto_vacuum=INCREMENTAL")  # of a new file; an older one must be rewritten for it
        base.execute("PRAGMA journal_mode=WAL")
        if found in (WITHOUT_KEYS, WITHOUT_SUMS):
            keys = f"{ADD_KEYS};" if found == WITHOUT_KEYS else ""
            version = f"PRAGMA user_version={VERSION}"
            base.executescript(f"BEGIN; {keys} {ADD_SUMS}; {SCHEMA} {ADD_TIPS}; {version}; COMMIT")
            if Path(self.path).stat().st_size <= SMALL:
                base.execute("VACUUM")
        base.executescript(SCHEMA)
        base.execute(f"PRAGMA user_version={VERSION}")

    # --- writing ---

    async def append(self, *rows: Row, seed: str = "") -> None:
        """Keep rows, all or none; without any, just show that one could be kept. JournalError where they are not."""
        await self._ask(rows, seed, ())

    async def forget(self, *tables: tuple[str, int]) -> None:
        """Forget everything of tables whose last row is still that one, and give their room back.

        Few at a time, for play waits. A table at which something has happened since stays.
        """
        await self._ask((), "", tables)

    async def _ask(self, rows: tuple[Row, ...], seed: str, forgotten: tuple[tuple[str, int], ...]) -> None:
        if self.is_closed:
            raise JournalError(worded("journal_closed", "the journal is closed"))
        loop = asyncio.get_running_loop()
        kept: asyncio.Future[None] = loop.create_future()

        def done(error: Exception | None) -> None:
            loop.call_soon_threadsafe(_settle, kept, error)

        self._jobs.put(_Job(rows, seed, done, forgotten))
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
            except UNWRITABLE as error:
                if is_of_the_disk(error):
                    raise
                self._sums.clear()
                base.execute("ROLLBACK")
                base.execute("BEGIN IMMEDIATE")
                failed = self._one_by_one(base, jobs)
            base.execute("COMMIT")
        except sqlite3.Error as error:
            self._sums.clear()
            with contextlib.suppress(sqlite3.Error):  # a failing disk may have rolled it back already
                base.execute("ROLLBACK")
            failed = dict.fromkeys(range(len(jobs)), JournalError(f"the journal cannot be written: {error}"))
        self.commits += 1
        for number, job in enumerate(jobs):
            self.written += len(job.rows) if number not in failed else 0
            job.done(failed.get(number))
        if any(job.forgotten for job in jobs):
            with contextlib.suppress(sqlite3.Error):  # what stands stands, whether or not its room comes back
                base.executescript(f"PRAGMA incremental_vacuum({FREED})")  # `execute` frees one page alone

    def _one_by_one(self, base: sqlite3.Connection, jobs: list[_Job]) -> dict[int, Exception]:
        """Write jobs so that one that cannot be written spoils no other; the errors by job."""
        failed: dict[int, Exception] = {}
        for number, job in enumerate(jobs):
            base.execute("SAVEPOINT job")
            try:
                self._insert(base, [job])
            except UNWRITABLE as error:
                if is_of_the_disk(error):
                    raise
                self._sums.clear()
                base.execute("ROLLBACK TO job")
                failed[number] = JournalError(f"this was written before, or cannot be: {error}")
            base.execute("RELEASE job")
        return failed

    def _insert(self, base: sqlite3.Connection, jobs: list[_Job]) -> None:
        """Insert jobs by few statements: between two statements the thread may have to wait for its turn."""
        at = time.time()
        seeds = {job.rows[0].table: job.seed for job in jobs if job.seed}
        values: list[object] = []
        tips: dict[str, tuple[object, ...]] = {}
        for row in (row for job in jobs for row in job.rows):
            stamped = msgspec.structs.replace(row, at=row.at or at)
            known = linked(self._before(base, row.table, seeds), stamped)
            values += (*msgspec.structs.astuple(stamped), known)
            self._sums[row.table] = known
            tips[row.table] = (row.table, row.seq, known, stamped.at)
        if tips:
            base.execute(f"INSERT INTO journal ({COLUMNS}) VALUES {_places(len(values), 10)}", values)
            ends = [value for tip in tips.values() for value in tip]
            base.execute(f"INSERT OR REPLACE INTO tips VALUES {_places(len(ends), 4)}", ends)
        else:
            base.execute("INSERT OR REPLACE INTO pulse VALUES (1, ?)", (at,))
        if seeds:
            base.executemany("INSERT INTO seeds VALUES (?, ?)", list(seeds.items()))
        for table, seq in (one for job in jobs for one in job.forgotten):
            if base.execute("SELECT 1 FROM tips WHERE tab = ? AND seq = ?", (table, seq)).fetchone() is None:
                continue
            self._sums.pop(table, None)
            for of in ("journal", "seeds", "tips"):
                base.execute(f"DELETE FROM {of} WHERE tab = ?", (table,))

    def _before(self, base: sqlite3.Connection, table: str, seeds: dict[str, str]) -> str:
        """The checksum that the next row of a table is linked to."""
        if table not in self._sums:
            if len(self._sums) >= MOST_SUMS:
                self._sums.clear()
            tip = base.execute("SELECT sum FROM tips WHERE tab = ?", (table,)).fetchone()
            if tip is None or not tip[0]:  # it begins, or was kept without checksums until now
                kept = base.execute("SELECT seed FROM seeds WHERE tab = ?", (table,)).fetchone()
                return beginning(table, seeds.get(table, str(kept[0]) if kept else ""))
            self._sums[table] = str(tip[0])
        return self._sums[table]

    def close(self) -> None:
        """Write what waits, and end."""
        self.is_closed = True
        self._jobs.put(None)
        self._thread.join()
        self._lock.close()

    # --- reading ---

    def rows(self, table: str) -> list[Row]:
        """Everything that happened at a table, in order; DamagedError where that is not what was written."""
        with self._reading() as base:
            found = base.execute(f"SELECT {COLUMNS} FROM journal WHERE tab = ? ORDER BY seq", (table,)).fetchall()
            tip = base.execute("SELECT seq, sum FROM tips WHERE tab = ?", (table,)).fetchone()
        try:
            rows = [msgspec.convert(dict(zip(Row.__struct_fields__, row[:-1], strict=True)), Row) for row in found]
        except msgspec.ValidationError as error:
            raise DamagedError(
                worded(
                    "journal_rows", "the rows of table {table} are damaged: {error}", {"table": table, "error": error}
                )
            ) from None
        if tip != ((rows[-1].seq, found[-1][-1]) if rows else None):
            raise DamagedError(worded("journal_lost", "the last rows of table {table} are lost", {"table": table}))
        before = ""
        for row, (*_, known) in zip(rows, found, strict=True):
            if before or known:  # the first rows of an older journal have none
                before = linked(before or beginning(table, self.seed(table)), row)
            if known != before:
                raise DamagedError(
                    worded(
                        "journal_row",
                        "row {seq} of table {table} is not what was written",
                        {"seq": row.seq, "table": table},
                    )
                )
        return rows

    def seed(self, table: str) -> str:
        """The seed of a table; empty where it has none yet."""
        found = self._names("SELECT seed FROM seeds WHERE tab = ?", (table,))
        return found[0] if found else ""

    def unfinished(self) -> list[str]:
        """The tables whose game has not ended."""
        return self._names(
            "SELECT tab FROM journal AS o WHERE kind = ? AND NOT EXISTS"
            " (SELECT 1 FROM journal AS e WHERE e.tab = o.tab AND e.kind = ?) ORDER BY at",
            (OPEN, END),
        )

    def waiting(self, since: float = 0.0) -> list[str]:
        """The tables of the lobby, opened since then, at which nobody else has sat down, the oldest first."""
        return self._names(
            "SELECT tab FROM tips JOIN journal USING (tab) WHERE tips.seq = 1 AND tips.at >= ? AND kind = ?"
            " AND data LIKE ? ORDER BY tips.at, tab",
            (since, OPEN, '%"kind":"lobby"%'),
        )

    def ended(self, before: float = math.inf) -> list[str]:
        """The tables whose game has ended before then."""
        query = "SELECT tab FROM journal JOIN tips USING (tab) WHERE kind = ? AND tips.at < ? ORDER BY journal.at"
        return self._names(query, (END, before))

    def lasts(self) -> dict[str, int]:
        """The number of each table's last row."""
        with self._reading() as base:
            return dict(base.execute("SELECT tab, seq FROM tips"))

    def left(self, before: float, unplayed: float) -> list[str]:
        """The tables at which nothing happened since `before`; where nothing ever did, since `unplayed`."""
        query = "SELECT tab FROM tips WHERE at < ? OR (seq = 1 AND at < ?) ORDER BY at"
        return self._names(query, (before, unplayed))

    def _names(self, query: str, values: tuple[object, ...]) -> list[str]:
        with self._reading() as base:
            return [str(row[0]) for row in base.execute(query, values)]

    @contextlib.contextmanager
    def _reading(self) -> Iterator[sqlite3.Connection]:
        """The file as it stands this moment."""
        try:
            with contextlib.closing(sqlite3.connect(self.path, isolation_level=None)) as base:
                base.text_factory = _text
                base.execute("BEGIN")
                yield base
        except sqlite3.Error as error:
            kind = DamagedError if error.sqlite_errorcode in CORRUPT else JournalError
            raise kind(f"the journal cannot be read: {error}") from None


def is_of_the_disk(error: Exception) -> bool:
    """Whether an error is the disk's, and not of one table's rows."""
    return isinstance(error, sqlite3.OperationalError)


def _places(values: int, each: int) -> str:
    """Places for values in a statement, so many a row."""
    row = f"({', '.join('?' * each)})"
    return ", ".join([row] * (values // each))


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
