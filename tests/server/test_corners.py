"""Things that happen at the same moment, and people who read too slowly."""

from __future__ import annotations

import asyncio
import socket
from pathlib import Path

import pytest

import duelwright as dw
import duelwright.server.lobby as module
import duelwright.server.table as tables
from duelwright.cli.serve import listen
from duelwright.server.audience import MOST_BYTES, MOST_FRAMES, Client
from duelwright.server.journal import Journal, JournalError
from duelwright.server.records import StoreError
from duelwright.server.setup import Chair
from duelwright.server.store import Store
from duelwright.server.table import Denied
from duelwright.server.wire import Act

from .inside import Watcher, hosting, opened
from .players import alone


@alone
async def test_an_answer_that_is_being_written_when_the_clock_runs_out_was_in_time(folder: Path) -> None:
    async with hosting(folder) as lobby:
        table = (await opened(lobby, "asigoc", clock=3600)).table
        prompt = table.prompt
        assert prompt is not None
        number = table.numbers[prompt.seat]
        act = table.act(prompt.seat, Act("one", number, prompt.options[0]))
        await asyncio.gather(act, table.time_out(prompt.seat, number))
        assert not table.is_over and table.rev == 1


@alone
async def test_an_answer_that_comes_after_the_clock_is_too_late(folder: Path) -> None:
    async with hosting(folder) as lobby:
        table = (await opened(lobby, "asigoc", clock=3600)).table
        prompt = table.prompt
        assert prompt is not None
        number = table.numbers[prompt.seat]
        act = table.act(prompt.seat, Act("one", number, prompt.options[0]))
        _, found = await asyncio.gather(table.time_out(prompt.seat, number), act, return_exceptions=True)
        assert isinstance(found, Denied) and found.code == "over"


@alone
async def test_a_clock_that_runs_out_loses_the_game_and_says_so(folder: Path) -> None:
    async with hosting(folder) as lobby:
        presenter = await opened(lobby, "asigoc", clock=3600)
        watchers = [Watcher(lobby, presenter, seat) for seat in (0, 1)]
        loser = presenter.waiting()
        await presenter.table.time_out(loser, presenter.table.numbers[loser])
        for watcher in watchers:
            watcher.read()
            ending = watcher.ending
            assert ending is not None and ending["winner"] == 1 - loser and ending["reason"] == "timeout"
            name = "You" if watcher.seat == loser else watcher.info["names"][loser]
            assert ending["text"] == f"{name} ran out of time." and "Clock" in ending["rule"]
        with pytest.raises(Denied, match="over"):
            await presenter.table.act(loser, Act("late", presenter.table.numbers[loser], "pass"))


@alone
async def test_a_clock_runs_again_after_a_restart(folder: Path) -> None:
    async with hosting(folder) as lobby:
        name = (await opened(lobby, "asigoc", clock=1)).table.id
    async with hosting(folder) as lobby:
        lobby.wake()
        watcher = Watcher(lobby, await lobby.find(name), 0)
        while watcher.ending is None:
            await asyncio.sleep(0.02)
            watcher.read()
        assert watcher.ending["reason"] == "timeout"


@alone
async def test_of_a_draw_and_an_end_by_the_rules_the_first_counts(folder: Path) -> None:
    async with hosting(folder) as lobby:
        presenter = await opened(lobby, "duel")
        watcher = Watcher(lobby, presenter, 0)
        await lobby.bargains.offer(presenter, 0, "draw")
        await asyncio.gather(
            presenter.table.act(1, Act("enough", 0, "concede")), lobby.bargains.reply(presenter, 1, "draw", True)
        )
        watcher.read()
        assert watcher.ending is not None and watcher.ending["winner"] == 0
        assert [row.kind for row in lobby.journal.rows(presenter.table.id)] == ["open", "act", "end"]


@alone
async def test_who_reads_too_slowly_is_let_go_and_holds_up_nobody(folder: Path) -> None:
    async with hosting(folder) as lobby:
        presenter = await opened(lobby, "asigoc")
        slow, quick = Watcher(lobby, presenter, 0), Watcher(lobby, presenter, 1)
        quick.read()
        for _ in range(MOST_FRAMES + 10):
            await lobby.say(presenter, 1, "hello")
            assert quick.read()
        assert slow.client.is_gone and not quick.client.is_gone
        assert slow.client.queue.qsize() <= MOST_FRAMES + 1 and slow.client.waiting <= MOST_BYTES
        assert await slow.client.next() == b"", "it is closed at once"
        slow.go()
        assert Watcher(lobby, presenter, 0).read()[0]["t"] == "welcome"


def test_small_frames_are_not_held_back_by_the_kernel() -> None:
    """Where a socket does not say that it is TCP, asyncio leaves Nagle's algorithm on: 40 ms for every second frame."""
    with listen("127.0.0.1", 0) as made:
        assert made.proto == socket.IPPROTO_TCP


@alone
async def test_a_full_server_forgets_who_is_not_there_and_refuses_when_all_are(
    folder: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(module, "MOST_TABLES", 3)
    async with hosting(folder) as lobby:
        presenters = [await opened(lobby, "duel", seed) for seed in range(3)]
        watchers = [Watcher(lobby, presenter, 0) for presenter in presenters[:2]]
        presenters.append(await opened(lobby, "duel", 4))
        assert presenters[2].table.id not in lobby.tables and len(lobby.tables) == 3
        watchers.append(Watcher(lobby, presenters[3], 0))
        with pytest.raises(Denied, match="too_many"):
            await opened(lobby, "duel", 5)
        again = await lobby.find(presenters[2].table.id)
        assert again is not presenters[2] and again.table.numbers == presenters[2].table.numbers


def test_a_file_that_is_no_database_of_games_is_refused_in_words(folder: Path) -> None:
    (folder / "duelwright.sqlite").write_text("this is a letter to a friend")
    with pytest.raises(StoreError, match=r"duelwright\.sqlite cannot be opened: .*not a database"):
        Store(folder / "duelwright.sqlite")
    assert (folder / "duelwright.sqlite").read_text() == "this is a letter to a friend"


def test_a_journal_belongs_to_one_server_at_a_time(folder: Path) -> None:
    first = Journal(folder / "journal.sqlite")
    with pytest.raises(JournalError, match=r"journal\.sqlite is in use by another server; name another folder"):
        Journal(folder / "journal.sqlite")
    first.close()
    Journal(folder / "journal.sqlite").close()


@alone
async def test_who_has_gone_from_the_lobby_waits_no_more_until_they_are_back(folder: Path) -> None:
    async with hosting(folder) as lobby:
        seated = await lobby.seat(dw.game("duel"), "lobby", Chair("Ann"), None, 0)
        presenter = await lobby.find(seated.table)
        presenter.table.audience.left -= module.PATIENCE
        assert lobby.waiting() == []
        client = Client(0, "en")
        lobby.enter(presenter, client)
        assert lobby.waiting() == [presenter.table]
        lobby.leave(presenter, client)
        assert lobby.waiting() == [presenter.table], "a page that is loaded again was gone for a moment"


@alone
async def test_a_game_is_taken_back_so_often_and_no_more(folder: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(tables, "MOST_UNDOS", 1)
    async with hosting(folder) as lobby:
        table = (await opened(lobby, "asigoc")).table
        for undone in (False, True):
            while table.undo_point(0) < 0:
                prompt = table.prompt
                assert prompt is not None
                await table.act(prompt.seat, Act(f"n-{table.seq}", table.numbers[prompt.seat], prompt.options[0]))
            if undone:
                with pytest.raises(Denied, match="undone"):
                    await table.undo(table.undo_point(0))
            else:
                await table.undo(table.undo_point(0))


@alone
async def test_a_seat_that_is_open_on_too_many_devices_lets_the_oldest_go(folder: Path) -> None:
    async with hosting(folder) as lobby:
        presenter = await opened(lobby, "asigoc")
        watchers = [Watcher(lobby, presenter, 0) for _ in range(module.MOST_DEVICES + 1)]
        assert [watcher.client.is_gone for watcher in watchers] == [True] + [False] * module.MOST_DEVICES
        assert len(presenter.table.audience.clients) == module.MOST_DEVICES
