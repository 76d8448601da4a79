"""What a server forgets by itself, and what it never does."""

from __future__ import annotations

import sqlite3
import time
from pathlib import Path

import pytest

import duelwright as dw
from duelwright.server.clock import TimeControl
from duelwright.server.journal import Journal
from duelwright.server.lobby import PATIENCE, Lobby
from duelwright.server.retention import DAY, ENDED, IDLE_DAYS, UNPLAYED, forget_old
from duelwright.server.setup import Chair
from duelwright.server.store import AT_ONCE
from duelwright.server.table import Denied, Table
from duelwright.server.wire import Act

from .inside import Watcher, hosting, opened
from .players import alone


async def over(lobby: Lobby) -> Table:
    table = (await opened(lobby, "duel")).table
    await table.act(0, Act("enough", 0, "concede"))
    return table


async def begun(lobby: Lobby) -> Table:
    table = (await opened(lobby, "duel")).table
    prompt = table.prompt
    assert prompt is not None
    await table.act(prompt.seat, Act("one", 1, prompt.options[0]))
    return table


def known(journal: Journal) -> set[str]:
    with sqlite3.connect(journal.path) as base:
        return {str(row[0]) for of in ("journal", "seeds", "tips") for row in base.execute(f"SELECT tab FROM {of}")}


@alone
async def test_each_kind_of_table_is_forgotten_in_its_time(folder: Path) -> None:
    async with hosting(folder) as lobby:
        ended, played, untouched = await over(lobby), await begun(lobby), (await opened(lobby, "duel")).table
        now = time.time()
        assert known(lobby.journal) == {ended.id, played.id, untouched.id}
        assert await forget_old(lobby, now) == 0
        assert await forget_old(lobby, now + ENDED + 60) == 2
        assert known(lobby.journal) == {played.id} and set(lobby.tables) == {played.id}
        assert await forget_old(lobby, now + 10 * IDLE_DAYS * DAY, 0) == 0, "kept for ever where the host says so"
        assert await forget_old(lobby, now + IDLE_DAYS * DAY + 60) == 1
        assert known(lobby.journal) == set() and not lobby.tables and not lobby.dormant
        assert lobby.store.kept() == {ended.id}, "its replay stays"
        with pytest.raises(Denied, match="no_table"):
            await lobby.find(played.id)


@alone
async def test_of_many_names_those_that_are_kept_are_found(folder: Path) -> None:
    async with hosting(folder) as lobby:
        table = await over(lobby)
        names = [f"nobody{n}" for n in range(2 * AT_ONCE)]
        assert lobby.store.kept([*names, table.id]) == {table.id} and lobby.store.kept(names) == set()


@alone
async def test_a_game_whose_record_is_not_kept_stays_in_the_journal(folder: Path) -> None:
    async with hosting(folder) as lobby:
        table = await over(lobby)
        with sqlite3.connect(folder / "duelwright.sqlite") as base:
            base.execute("DELETE FROM games")
        assert await forget_old(lobby, time.time() + 10 * IDLE_DAYS * DAY) == 0
        assert known(lobby.journal) == {table.id}


@alone
async def test_a_table_at_which_somebody_sits_is_not_forgotten(folder: Path) -> None:
    async with hosting(folder) as lobby:
        presenter = await opened(lobby, "duel")
        watcher = Watcher(lobby, presenter, 0)
        later = time.time() + UNPLAYED + 60
        assert await forget_old(lobby, later) == 0
        watcher.go()
        assert await forget_old(lobby, later) == 1


@alone
async def test_room_that_was_forgotten_is_given_back_to_the_disk(folder: Path) -> None:
    async with hosting(folder) as lobby:
        for _ in range(60):
            await over(lobby)

        def pages() -> int:
            with sqlite3.connect(lobby.journal.path) as base:
                return int(base.execute("PRAGMA page_count").fetchone()[0])

        before = pages()
        assert await forget_old(lobby, time.time() + ENDED + 60) == 60
        assert pages() < before / 2


@alone
async def test_tables_whose_host_has_gone_make_room(folder: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("duelwright.server.lobby.MOST_TABLES", 5)
    async with hosting(folder) as lobby:
        game = dw.game("asigoc")

        async def opened_by(name: str) -> str:
            return (await lobby.seat(game, "lobby", Chair(name), None, 0, TimeControl(60))).table

        gone = [await opened_by(f"Eve {n}") for n in range(5)]
        with pytest.raises(Denied, match="too_many"):
            await opened_by("Ann")
        for name in gone:
            lobby.tables[name].table.audience.left -= PATIENCE
        ann = await opened_by("Ann")
        assert set(lobby.tables) == {ann} and lobby.dormant == set(gone)
        assert (await lobby.find(gone[0])).table.setup.chairs[0].name == "Eve 0", "who comes back finds it"


@alone
async def test_who_comes_back_while_a_table_is_forgotten_finds_none(folder: Path) -> None:
    """Its rows are on their way out: what were answered at it now would be lost."""
    async with hosting(folder) as lobby:
        table = (await opened(lobby, "duel")).table
        assert lobby.forget(table.id)
        with pytest.raises(Denied, match="no_table"):
            await lobby.find(table.id)


@alone
async def test_a_table_at_which_something_has_happened_since_it_was_listed_stays(folder: Path) -> None:
    async with hosting(folder) as lobby:
        table = await begun(lobby)
        await lobby.journal.forget((table.id, table.seq - 1))
        assert known(lobby.journal) == {table.id}
        await lobby.journal.forget((table.id, table.seq))
        assert known(lobby.journal) == set()


@alone
async def test_room_that_does_not_come_back_refuses_nothing(folder: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """The disk fails after the rows are kept: they are, and nobody hears otherwise."""
    monkeypatch.setattr("duelwright.server.journal.FREED", "nonsense(")
    async with hosting(folder) as lobby:
        gone, stays = await begun(lobby), await begun(lobby)
        await lobby.journal.forget((gone.id, gone.seq))
        prompt = stays.prompt
        assert prompt is not None
        await stays.act(prompt.seat, Act("two", stays.numbers[prompt.seat], prompt.options[0]))
        assert known(lobby.journal) == {stays.id}


@alone
async def test_there_is_one_table_however_people_come_and_go(folder: Path) -> None:
    async with hosting(folder) as lobby:
        table = await over(lobby)
        lobby.tables.pop(table.id)
        first = await lobby.find(table.id)
        ann = Watcher(lobby, first, 0)
        ann.go()
        assert await lobby.find(table.id) is first, "somebody else is on the way"
        lobby.tables.pop(table.id)  # put away between finding it and sitting down
        assert lobby.enter(first, ann.client) is first and lobby.tables[table.id] is first
