"""The journal: many rows a commit, each once, all of a job or none; nothing is acknowledged that is not on the disk."""

from __future__ import annotations

import asyncio
import os
import random
import resource
import shutil
import sqlite3
import struct
import subprocess
import sys
import threading
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path

import pytest
from structlog.testing import capture_logs

from duelwright.server.journal import ACT, BATCH, END, OPEN, Journal, JournalError, Row, _Job
from duelwright.server.table import Denied
from duelwright.server.wire import Act

from ..patience import PATIENCE
from .inside import Watcher, hosting, opened
from .players import ROOT, Served, alone

WAL_HEAD, FRAME_HEAD = 32, 24  # bytes, by the file format of SQLite


@contextmanager
def keeping(folder: Path) -> Iterator[Journal]:
    journal = Journal(folder / "journal.sqlite")
    try:
        yield journal
    finally:
        journal.close()


@contextmanager
def full_disk(process: int, largest: int) -> Iterator[None]:
    """The kernel lets a process write no file beyond so many bytes: what a full disk does, for this process alone."""
    before = resource.prlimit(process, resource.RLIMIT_FSIZE)
    resource.prlimit(process, resource.RLIMIT_FSIZE, (largest, before[1]))
    try:
        yield
    finally:
        resource.prlimit(process, resource.RLIMIT_FSIZE, before)


def wal(folder: Path) -> Path:
    return folder / "journal.sqlite-wal"


# --- writing ----------------------------------------------------------------------------------------------------------


@contextmanager
def busy_disk(monkeypatch: pytest.MonkeyPatch) -> Iterator[None]:
    """No commit begins before the end of this."""
    done, commit = threading.Event(), Journal._commit

    def late(journal: Journal, base: sqlite3.Connection, jobs: list[_Job]) -> None:
        done.wait(PATIENCE)
        commit(journal, base, jobs)

    monkeypatch.setattr(Journal, "_commit", late)
    yield
    done.set()


@alone
async def test_many_rows_share_a_commit(folder: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    with keeping(folder) as journal:
        with busy_disk(monkeypatch):
            rows = [Row("t", n, ACT, 0, "pass", f"id-{n}") for n in range(1, 501)]
            kept = [asyncio.ensure_future(journal.append(row)) for row in rows]
            await asyncio.sleep(0)  # now all of them wait
        await asyncio.gather(*kept)
        assert [row.seq for row in journal.rows("t")] == list(range(1, 501))
        assert journal.written == 500 and journal.commits <= 2 + 500 // BATCH


@alone
async def test_a_row_comes_back_as_it_was_written(folder: Path) -> None:
    row = Row("t", 1, OPEN, -1, "наш «ход»\n\0'; DROP TABLE journal", "id", 12.5)
    with keeping(folder) as journal:
        await journal.append(row, seed="123")
        assert journal.rows("t") == [row] and journal.seed("t") == "123"
        assert journal.rows("u") == [] and journal.seed("u") == ""


@alone
async def test_an_id_twice_is_refused_with_everything_that_came_with_it(folder: Path) -> None:
    with keeping(folder) as journal:
        await journal.append(Row("t", 1, ACT, 0, "a", "one"))
        with pytest.raises(JournalError, match="before"):
            await journal.append(Row("t", 2, ACT, 0, "b", "two"), Row("t", 3, ACT, 0, "c", "one"))
        with pytest.raises(JournalError, match="before"):
            await journal.append(Row("t", 1, ACT, 0, "d", "four"))
        assert [row.data for row in journal.rows("t")] == ["a"]
        await journal.append(Row("t", 2, ACT, 1, "e", "one"), Row("u", 1, ACT, 0, "f", "one"))
        assert [row.data for row in journal.rows("t")] == ["a", "e"], "another seat's id is another id"


@alone
async def test_a_refused_job_does_not_harm_those_in_the_same_commit(folder: Path) -> None:
    with keeping(folder) as journal:
        jobs = [Row("t", n // 2, ACT, 0, str(n), f"id-{n}") for n in range(2, 100)]  # every number twice
        jobs.append(Row("t", 50, ACT, 0, "\ud800", "no-text"))
        found = await asyncio.gather(*[journal.append(row) for row in jobs], return_exceptions=True)
        assert sum(error is None for error in found) == 49
        assert all(error is None or isinstance(error, JournalError) for error in found)
        assert [row.data for row in journal.rows("t")] == [str(n) for n in range(2, 100, 2)]


@alone
async def test_tables_are_unfinished_until_their_end_is_written(folder: Path) -> None:
    with keeping(folder) as journal:
        for name in ("a", "b", "c"):
            await journal.append(Row(name, 1, OPEN), seed="1")
        await journal.append(Row("b", 2, END))
        assert journal.unfinished() == ["a", "c"] and journal.ended() == ["b"]


@alone
async def test_a_closed_journal_refuses_instead_of_hanging(folder: Path) -> None:
    with keeping(folder) as journal:
        await journal.append(Row("t", 1, OPEN))
    with pytest.raises(JournalError):
        await journal.append(Row("t", 2, ACT))


# --- a disk that fails ------------------------------------------------------------------------------------------------


@alone
async def test_what_a_full_disk_does_not_keep_is_refused_and_play_goes_on_later(folder: Path) -> None:
    async with hosting(folder) as lobby:
        presenter = await opened(lobby, "asigoc")
        table = presenter.table
        watchers = [Watcher(lobby, presenter, seat) for seat in (0, 1)]
        prompt = table.prompt
        assert prompt is not None
        act = Act("mine", table.numbers[prompt.seat], prompt.options[0])
        before = table.journal.rows(table.id), table.rev, list(table.numbers)
        for watcher in watchers:
            watcher.read()
        with full_disk(os.getpid(), wal(folder).stat().st_size):
            for _ in range(3):
                with pytest.raises(Denied, match="not_kept"):
                    await table.act(prompt.seat, act)
            with pytest.raises(Denied, match="not_kept"):
                await lobby.say(presenter, 0, "hello")
            with pytest.raises(Denied, match="not_kept"):
                await opened(lobby, "duel")
        assert (table.journal.rows(table.id), table.rev, table.numbers) == before
        assert all(watcher.read() == [] for watcher in watchers), "nobody heard of it"
        assert list(lobby.tables) == [table.id]
        assert await table.act(prompt.seat, act) == 1
        assert [row.id for row in table.journal.rows(table.id) if row.kind == ACT] == ["mine"]


@alone
async def test_a_clock_and_an_end_wait_for_the_disk(folder: Path) -> None:
    async with hosting(folder) as lobby:
        presenter = await opened(lobby, "asigoc", clock=1)
        watcher = Watcher(lobby, presenter, 0)
        loser = presenter.waiting()
        with capture_logs() as told, full_disk(os.getpid(), wal(folder).stat().st_size):
            while not any(line["event"] == "not_kept" for line in told):
                await asyncio.sleep(0.01)
            assert not presenter.table.is_over
        while not watcher.ending:
            await asyncio.sleep(0.01)
            watcher.read()
        assert watcher.ending["reason"] == "timeout" and watcher.ending["winner"] == 1 - loser


@alone
async def test_bots_whose_answers_are_not_kept_answer_again(folder: Path) -> None:
    async with hosting(folder) as lobby:
        with capture_logs() as told:
            presenter = await opened(lobby, "asigoc", bots=("1", "1"))
            with full_disk(os.getpid(), wal(folder).stat().st_size):
                while not any(line["event"] == "not_kept" for line in told):
                    await asyncio.sleep(0.01)
                assert presenter.table.rev == 0
        while not presenter.table.is_over:
            await asyncio.sleep(0.01)


@alone
async def test_a_server_on_a_full_disk_acknowledges_nothing(tmp_path: Path) -> None:
    server = Served(tmp_path)
    try:
        first, second = await server.pair("asigoc")
        one = first if first.waiting == 0 else second
        ask = await one.asked()
        action = ask["options"][0]["action"]
        with full_disk(server.process.pid, wal(tmp_path).stat().st_size):
            refused = await one.act(action, ask["n"], "again")
            assert refused["reason"]["code"] == "not_kept" and "Try again" in refused["reason"]["text"]
            answer = await server.ask("POST", "/api/tables", {"game": "duel", "kind": "lobby"})
            assert answer.status_code == 503 and answer.json()["code"] == "not_kept"
            assert await server.get("/api/tables") == [], "a table that was not kept is not in the lobby"
        assert (await one.act(action, ask["n"], "again"))["t"] == "ack"
    finally:
        server.stop()
    assert not server.faults()


# --- power that fails -------------------------------------------------------------------------------------------------


@alone
async def test_a_log_cut_at_any_frame_gives_a_beginning_that_holds_all_that_was_acknowledged(tmp_path: Path) -> None:
    folder = tmp_path / "whole"
    folder.mkdir()
    acknowledged: list[tuple[int, int]] = []  # the size of the log after so many rows
    with keeping(folder) as journal:
        rng = random.Random(4)
        count = 0
        for _ in range(16):
            batch = rng.choice([1, 1, 1, 5])
            rows = [Row("t", count + n + 1, ACT, 0, "x" * rng.randrange(900), f"id-{count + n}") for n in range(batch)]
            await asyncio.gather(*[journal.append(row) for row in rows])
            count += batch
            acknowledged.append((wal(folder).stat().st_size, count))
        whole = wal(folder).read_bytes()
        base = (folder / "journal.sqlite").read_bytes()
    page = struct.unpack(">I", whole[8:12])[0]
    frames = (len(whole) - WAL_HEAD) // (FRAME_HEAD + page)
    assert len(whole) == WAL_HEAD + frames * (FRAME_HEAD + page) and frames > 16
    for number in range(frames + 1):
        size = WAL_HEAD + number * (FRAME_HEAD + page)
        for torn in (0, FRAME_HEAD + page // 2):  # cut there, or in the middle of the next frame
            cut = tmp_path / "cut"
            cut.mkdir()
            (cut / "journal.sqlite").write_bytes(base)
            wal(cut).write_bytes(whole[: size + torn])
            with keeping(cut) as journal:
                found = [row.seq for row in journal.rows("t")]
                kept = max((rows for at, rows in acknowledged if at <= size), default=0)
                assert found == list(range(1, len(found) + 1)) and len(found) >= kept, (number, torn)
            shutil.rmtree(cut)


@alone
async def test_a_damaged_end_of_the_log_costs_only_what_lies_there(tmp_path: Path) -> None:
    folder = tmp_path / "whole"
    folder.mkdir()
    with keeping(folder) as journal:
        for n in range(1, 21):
            await journal.append(Row("t", n, ACT, 0, "pass", f"id-{n}"))
        whole, base = wal(folder).read_bytes(), (folder / "journal.sqlite").read_bytes()
    damaged = bytearray(whole)
    damaged[-100] ^= 1
    cut = tmp_path / "cut"
    cut.mkdir()
    (cut / "journal.sqlite").write_bytes(base)
    wal(cut).write_bytes(damaged)
    with keeping(cut) as journal:
        assert [row.seq for row in journal.rows("t")] == list(range(1, 20))
        await journal.append(Row("t", 20, ACT))


# --- files that are not ours ------------------------------------------------------------------------------------------


def test_a_file_of_another_version_is_refused_in_words_and_left_alone(tmp_path: Path) -> None:
    path = tmp_path / "journal.sqlite"
    base = sqlite3.connect(path)
    base.execute("PRAGMA user_version=99")
    base.execute("CREATE TABLE journal (x)")
    base.close()
    before = path.read_bytes()
    with pytest.raises(JournalError, match=r"another version of Duelwright \(journal 99\)"):
        Journal(path)
    assert path.read_bytes() == before
    command = [sys.executable, "-m", "duelwright", "serve", "--port", "0", "--data", str(tmp_path)]
    done = subprocess.run(command, capture_output=True, text=True, env={**os.environ, "PYTHONPATH": str(ROOT / "src")})
    assert done.returncode != 0 and "another version" in done.stderr and "Traceback" not in done.stderr


def test_a_file_that_is_no_journal_is_refused_in_words(tmp_path: Path) -> None:
    (tmp_path / "journal.sqlite").write_text("this is a letter to my aunt, and rather a long one\n" * 100)
    with pytest.raises(JournalError, match="cannot be opened as a journal"):
        Journal(tmp_path / "journal.sqlite")
    with pytest.raises(JournalError, match="cannot be opened"):
        Journal(tmp_path)
