"""What it costs to take a game up again: nobody at another table waits for it, and taking back plays little again."""

from __future__ import annotations

import asyncio
import random
import threading
from collections.abc import Callable
from pathlib import Path

import pytest

import duelwright as dw
from duelwright.core.state import State
from duelwright.server import lobby as lobby_module
from duelwright.server import setup
from duelwright.server import table as table_module
from duelwright.server.journal import Journal
from duelwright.server.lobby import BUILDERS, Lobby
from duelwright.server.table import MARKED, MOST_MARKS, Denied, Table
from duelwright.server.wire import Act

from .inside import hosting, lobby_in, opened
from .players import alone

DEEP = 190  # decisions: some marks are given up, and as many undos are fewer than a game may have


async def played(lobby: Lobby, decisions: int, seed: int = 7) -> Table:
    """A table at which so many decisions were taken by chance, none of which ends the game."""
    table = (await opened(lobby, "vanguard-v", seed=seed)).table
    chance = random.Random(seed)
    while table.prompt is not None and len(table.moves) < decisions:
        await decide(table, chance.choice(table.prompt.options))
    return table if table.prompt is not None else await played(lobby, decisions, seed + 1)


async def decide(table: Table, action: str) -> None:
    prompt = table.prompt
    assert prompt is not None
    await table.act(prompt.seat, Act(f"a{table.seq}", table.numbers[prompt.seat], action))


def stood(state: State | None) -> tuple[bytes, list[object]]:
    """Where a game stands, and what has happened so far."""
    assert state is not None
    return state.key(), [(event.seq, event.kind, event.cards) for event in state.events(0)]


@alone
async def test_taking_back_leads_to_where_the_game_stood_wherever_it_was(folder: Path) -> None:
    async with hosting(folder) as lobby:
        table = await played(lobby, DEEP)
        again = (await opened(lobby, "vanguard-v", seed=int(table.seed))).table
        before = [stood(again.state)]
        for move in table.moves:
            await decide(again, move.action)
            before.append(stood(again.state))
        at = len(table.moves) - 1
        while at > 0:
            await table.undo(at)
            assert stood(table.state) == before[at], f"after {at} moves"
            at -= 1 + at // 9
        assert (await lobby.find(table.id)).table is table


@alone
async def test_taking_back_the_last_moves_plays_few_again(folder: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    async with hosting(folder) as lobby:
        table = await played(lobby, DEEP)
        applied: list[str] = []
        apply = State.apply

        def noted(state: State, action: str, seat: int) -> None:
            applied.append(action)
            apply(state, action, seat)

        monkeypatch.setattr(State, "apply", noted)
        total = 0
        while len(table.moves) > 1:
            before, depth = len(applied), DEEP - len(table.moves)
            await table.undo(len(table.moves) - 1)
            total += len(applied) - before
            assert len(applied) - before <= MARKED + depth, "far back it may be more, once"
            assert len(table.marks) <= MOST_MARKS + 1
        assert total < DEEP * MARKED, "what was played again is kept, too"


@alone
async def test_an_undo_goes_behind_what_was_answered_for_somebody(folder: Path) -> None:
    """The order of a trigger's parts is answered by the client: an undo that led there would be answered again."""
    async with hosting(folder) as lobby:
        table = await played(lobby, DEEP)
        given = [move for move in table.moves if move.action.startswith("option") and not move.is_choice]
        assert given, "no trigger had two parts"
        for seat in (0, 1):
            point = table.undo_point(seat)
            assert table.moves[point].is_choice and table.moves[point].seat == seat


@alone
async def test_a_table_is_rebuilt_beside_the_loop_and_once_for_all_who_ask(
    folder: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    async with hosting(folder) as lobby:
        tables = [await played(lobby, 5, seed) for seed in range(BUILDERS + 3)]
    lobby, restore = lobby_in(folder), Table.restore
    threads: list[str] = []
    going, may = threading.Semaphore(0), threading.Event()

    def slow(table: Table, *rest: object) -> None:
        threads.append(threading.current_thread().name)
        going.release()
        assert may.wait(60), "nobody let it go on: the loop was held up"
        restore(table, *rest)  # type: ignore[arg-type]

    monkeypatch.setattr(Table, "restore", slow)
    lobby.wake()
    asked = [asyncio.ensure_future(lobby.find(table.id)) for table in tables for _ in range(3)]
    while not going.acquire(blocking=False):
        await asyncio.sleep(0)  # the loop goes on meanwhile
    await asyncio.sleep(0)
    assert len(threads) <= BUILDERS and threading.current_thread().name not in threads
    may.set()
    found = await asyncio.gather(*asked)
    assert len(threads) == len(tables)
    assert [presenter.table.id for presenter in found] == [table.id for table in tables for _ in range(3)]
    assert len({id(presenter) for presenter in found}) == len(tables)
    await lobby.close()


@alone
async def test_who_asks_for_no_table_may_ask_again(folder: Path) -> None:
    async with hosting(folder) as lobby:
        for _ in range(2):
            with pytest.raises(Denied, match="no_table"):
                await lobby.find("nothing")
        assert not lobby.rebuilding


@alone
async def test_a_start_reads_no_rows_of_games_that_nobody_has_come_back_to(
    folder: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    async with hosting(folder) as lobby:
        tables = [await played(lobby, 3, seed) for seed in range(4)]
    lobby = lobby_in(folder)
    with monkeypatch.context() as patch:
        patch.setattr(Journal, "rows", lambda journal, name: pytest.fail(f"read {name}"))
        assert lobby.wake() == len(tables)
    assert (await lobby.find(tables[0].id)).table.moves == tables[0].moves
    await lobby.close()


@pytest.fixture
def beside(monkeypatch: pytest.MonkeyPatch) -> dict[str, set[str]]:
    """Which threads made a game, and which began one."""
    threads: dict[str, set[str]] = {"game_of": set(), "beginning": set()}
    for name, made in (("game_of", setup.game_of), ("beginning", setup.beginning)):
        monkeypatch.setattr(table_module, name, noting(threads[name], made))
    monkeypatch.setattr(lobby_module, "game_of", noting(threads["game_of"], setup.game_of))
    return threads


def noting(threads: set[str], work: Callable[..., object]) -> Callable[..., object]:
    """Some work that notes in which thread it is done."""

    def noted(*asked: object) -> object:
        threads.add(threading.current_thread().name)
        return work(*asked)

    return noted


@alone
async def test_a_fork_of_a_long_game_is_played_beside_the_loop(folder: Path, beside: dict[str, set[str]]) -> None:
    async with hosting(folder) as lobby:
        table = await played(lobby, DEEP)
        for threads in beside.values():
            threads.clear()
        moves = table.replay().line()
        first, second = table.setup.at(0), table.setup.at(1)
        assert first is not None and second is not None
        seated = await lobby.fork(table.setup, moves, table.seed, (first, second), table.id)
        forked = (await lobby.find(seated.table)).table
        assert stood(forked.state) == stood(table.state)
        assert beside["beginning"] and threading.current_thread().name not in beside["beginning"]


@alone
async def test_cards_that_somebody_brings_are_compiled_beside_the_loop(
    folder: Path, beside: dict[str, set[str]]
) -> None:
    async with hosting(folder) as lobby:
        game = dw.game("vanguard-v")
        seated = await lobby.seat(game, "invite", setup.Chair("Ada"), None, 0)
        await lobby.join(seated.table, setup.Chair("Bob"))
        table = (await lobby.find(seated.table)).table
        assert table.prompt is not None
        assert all(threads and threading.current_thread().name not in threads for threads in beside.values())
