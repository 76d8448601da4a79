"""A fault is the table's own: it freezes, its people and the operator hear of it, and every other table plays on."""

from __future__ import annotations

import asyncio
from collections.abc import Callable
from pathlib import Path
from typing import Any

import pytest
from structlog.testing import capture_logs

import duelwright as dw
import duelwright.server.present as present
import duelwright.server.presenter as presenting
import duelwright.server.table as tables
from duelwright.core.state import State
from duelwright.server.lobby import Lobby
from duelwright.server.presenter import Presenter
from duelwright.server.table import Denied, Table
from duelwright.server.wire import Act

from .inside import Watcher, hosting, opened
from .players import alone

Plant = Callable[[pytest.MonkeyPatch, str], None]


def faulty(module: object, name: str) -> Plant:
    """A function of a module that fails at tables of one game."""

    def plant(patch: pytest.MonkeyPatch, key: str) -> None:
        works = getattr(module, name)

        def fails(first: Any, *rest: Any, **named: Any) -> Any:
            game = first if isinstance(first, dw.Game) else first.game
            if game.key == key:
                raise KeyError("a planted fault")
            return works(first, *rest, **named)

        patch.setattr(module, name, fails)

    return plant


SHOWN = {
    "view": faulty(State, "view"),
    "picture": faulty(presenting, "picture"),
    "labels": faulty(present, "labels"),
    "log": faulty(present, "logline"),
}


async def decide(table: Table, name: str = "") -> None:
    """Take the first answer to the open prompt."""
    prompt = table.prompt
    assert prompt is not None
    number = table.numbers[prompt.seat]
    await table.act(prompt.seat, Act(name or f"a{table.rev}", number, prompt.options[0]))


async def pair(lobby: Lobby) -> tuple[Presenter, Presenter, list[Watcher]]:
    bad, good = await opened(lobby, "duel"), await opened(lobby, "asigoc")
    await decide(bad.table)
    return bad, good, [Watcher(lobby, bad, seat, lang) for seat, lang in ((0, "en"), (1, "fr"))]


@alone
@pytest.mark.parametrize("part", SHOWN)
async def test_a_fault_in_what_is_shown_freezes_one_table(
    part: str, folder: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    async with hosting(folder) as lobby:
        bad, good, watchers = await pair(lobby)
        for watcher in watchers:
            watcher.read()
        with monkeypatch.context() as patch, capture_logs() as told:
            SHOWN[part](patch, "duel")
            await decide(bad.table)
            assert bad.table.frozen and bad.table.prompt is None
            for watcher, stopped in zip(watchers, ("stopped", "arrêté"), strict=True):
                frames = watcher.read()
                assert frames[-1]["t"] == "frozen" and stopped in frames[-1]["reason"]["text"]
            late = Watcher(lobby, bad, 0)
            assert [frame["t"] for frame in late.read() if frame["t"] != "here"] == ["frozen"]
            with pytest.raises(Denied, match="frozen"):
                await bad.table.act(0, Act("more", 1, "end"))
            await bad.table.time_out(0, bad.table.numbers[0])
            assert not bad.table.is_over
            seen = Watcher(lobby, good, 0)
            while not good.table.is_over:
                await decide(good.table)
            seen.read()
            assert seen.ending is not None
        lines = [line for line in told if line["log_level"] == "error"]
        assert [(line["event"], line["table"], line["doing"]) for line in lines] == [
            ("table_frozen", bad.table.id, "show")
        ]
        assert lines[0]["decision"] == 2
        await goes_on(lobby, bad, 2)


async def goes_on(lobby: Lobby, frozen: Presenter, moves: int) -> None:
    """Once the fault is mended the table is what its journal says, and takes answers."""
    del lobby.tables[frozen.table.id]
    again = await lobby.find(frozen.table.id)
    assert not again.table.frozen and len(again.table.moves) == moves
    watcher = Watcher(lobby, again, 0)
    assert watcher.read()[0]["t"] == "welcome"
    await decide(again.table, "again")
    assert watcher.read()[-1]["t"] == "update"


@alone
@pytest.mark.parametrize(("module", "name", "kept"), [(State, "apply", 2), (tables, "trail", 1)])
async def test_a_fault_in_play_freezes_the_table_before_everybody(
    module: object, name: str, kept: int, folder: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    async with hosting(folder) as lobby:
        bad, good, watchers = await pair(lobby)
        with monkeypatch.context() as patch, capture_logs() as told:
            faulty(module, name)(patch, "duel")
            with pytest.raises(Denied, match="frozen"):
                await decide(bad.table)
            for watcher in watchers:
                assert watcher.read()[-1]["t"] == "frozen"
            await decide(good.table)
            assert not good.table.frozen
        assert [line["event"] for line in told if line["log_level"] == "error"] == ["table_frozen"]
        await goes_on(lobby, bad, kept)


@alone
async def test_a_fault_in_taking_back_freezes_the_table(folder: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    async with hosting(folder) as lobby:
        bad, _, watchers = await pair(lobby)
        with monkeypatch.context() as patch:
            faulty(State, "clone")(patch, "duel")
            with pytest.raises(Denied, match="frozen"):
                await bad.table.undo(0)
        assert all(watcher.read()[-1]["t"] == "frozen" for watcher in watchers)
        await goes_on(lobby, bad, 0)


@alone
async def test_where_reasons_fail_the_game_goes_on_without(folder: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    async with hosting(folder) as lobby:
        bad, _, watchers = await pair(lobby)
        asked = watchers[bad.waiting()]
        asked.read()
        with capture_logs() as told:
            faulty(State, "reasons")(monkeypatch, "duel")
            lobby.explain(bad, asked.client)
        assert [line["event"] for line in told] == ["reasons_failed"]
        assert [(frame["t"], frame["items"]) for frame in asked.read()] == [("whys", [])]
        await decide(bad.table)
        assert not bad.table.frozen


@alone
async def test_a_fault_that_somebody_who_comes_meets_is_told_to_each_once(
    folder: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    async with hosting(folder) as lobby:
        bad, _, watchers = await pair(lobby)
        for watcher in watchers:
            watcher.read()
        faulty(present, "labels")(monkeypatch, "duel")
        late = Watcher(lobby, bad, bad.waiting())
        for watcher in (*watchers, late):
            assert [frame["t"] for frame in watcher.read() if frame["t"] != "here"] == ["frozen"]


@alone
async def test_a_game_ends_where_its_record_cannot_be_kept(folder: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    def fails(replay: dw.Replay) -> str:
        raise KeyError("a planted fault")

    async with hosting(folder) as lobby:
        bad, _, watchers = await pair(lobby)
        with capture_logs() as told:
            monkeypatch.setattr(dw.Replay, "text", fails)
            await bad.table.act(0, Act("enough", 0, "concede"))
        assert bad.table.is_over and not bad.table.frozen
        for watcher in watchers:
            watcher.read()
            assert watcher.ending is not None
        lines = [line for line in told if line["log_level"] == "error"]
        assert [(line["event"], line["table"]) for line in lines] == [("record_not_kept", bad.table.id)]


@alone
async def test_a_fault_while_a_bot_answers_freezes_its_table(folder: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    async def fails(*asked: object) -> str:
        raise KeyError("a planted fault")

    async with hosting(folder) as lobby:
        monkeypatch.setattr(lobby.bots, "answer", fails)
        with capture_logs() as told:
            bad = await opened(lobby, "asigoc", bots=("1", "1"))
            watcher = Watcher(lobby, bad, 0)
            await asyncio.gather(*lobby.tasks)
        assert bad.table.frozen
        assert watcher.read()[-1]["t"] == "frozen"
        lines = [line for line in told if line["log_level"] == "error"]
        assert [(line["event"], line["doing"]) for line in lines] == [("table_frozen", "bot")]
