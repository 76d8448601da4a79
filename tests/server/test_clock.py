"""Clocks: a total with increments, seconds for each answer, byoyomi; and a player who leaves."""

from __future__ import annotations

import asyncio
import time
from pathlib import Path

import msgspec
import pytest

from duelwright.server.clock import FREE, TimeControl
from duelwright.server.lobby import Lobby
from duelwright.server.presenter import Presenter
from duelwright.server.table import GRACE, Denied, Table
from duelwright.server.wire import Act

from .inside import Watcher, hosting, opened
from .players import Served, alone


async def timed(lobby: Lobby, control: TimeControl, kind: str = "invite") -> Presenter:
    """A table of ASIGOC with a clock."""
    plain = (await opened(lobby, "asigoc", kind=kind)).table.setup
    return await lobby._open(msgspec.structs.replace(plain, **msgspec.structs.asdict(control)), "7")


async def answer(table: Table, seconds: float) -> int:
    """Whoever is asked answers after so many seconds; who it was."""
    prompt = table.prompt
    assert prompt is not None
    table.clock.began = time.monotonic() - seconds
    await table.act(prompt.seat, Act(f"a{table.seq}", table.numbers[prompt.seat], prompt.options[0]))
    return prompt.seat


async def until_choice(table: Table) -> int:
    """Answer what has one answer, at once; who is asked then."""
    while (prompt := table.prompt) is not None and prompt.forced:
        await answer(table, 0.0)
    assert prompt is not None
    return prompt.seat


@alone
async def test_what_an_answer_took_comes_off_the_total_and_stays_off_after_a_restart(folder: Path) -> None:
    async with hosting(folder) as lobby:
        table = (await timed(lobby, TimeControl(bank=600))).table
        seat = await until_choice(table)
        await answer(table, 100.0)
        assert table.clock.banks[seat] == pytest.approx(500 + FREE, abs=1) and table.clock.banks[1 - seat] > 590
        before = list(table.clock.banks)
    async with hosting(folder) as lobby:
        again = (await lobby.find(table.id)).table
        assert again.clock.banks == pytest.approx(before, abs=0.01), "and the time that the server was away is nobody's"


@alone
async def test_every_answer_is_free_for_a_moment_and_no_clock_tells_which_had_to_be_given(folder: Path) -> None:
    async with hosting(folder) as lobby:
        presenter = await timed(lobby, TimeControl(bank=600, clock=30))
        table, kinds = presenter.table, set[bool]()
        while len(kinds) < 2 and (prompt := table.prompt) is not None:
            kinds.add(prompt.forced)
            table.clock.ask()
            shown = presenter.clock()
            assert shown is not None and [shown.left, *(shown.banks or ())] == [630, 600, 600]
            await answer(table, FREE / 2)
        assert table.clock.banks == [600, 600] and len(kinds) == 2


@alone
async def test_a_turn_of_ones_own_adds_the_increment_once(folder: Path) -> None:
    async with hosting(folder) as lobby:
        table = (await timed(lobby, TimeControl(bank=600, increment=20))).table
        state = table.state
        assert state is not None
        turns: dict[int, list[float]] = {}
        while table.prompt is not None and state.turn < 4:
            prompt = table.prompt
            assert prompt is not None
            act = next((option for option in reversed(prompt.options) if option != "back"), prompt.options[0])
            await table.act(prompt.seat, Act(f"a{table.seq}", table.numbers[prompt.seat], act))
            turns.setdefault(state.turn, list(table.clock.banks))
        assert turns[2] == pytest.approx([600, 600], abs=2), "the first turn of each adds nothing"
        third = 1 - state.active
        assert turns[3][third] == pytest.approx(620, abs=2) and turns[3][1 - third] == pytest.approx(600, abs=2)
        seat, bank = state.active, table.clock.banks[state.active]
        await table.undo(len(table.moves) - 1)
        while table.state is not None and table.state.turn < 4:
            await answer(table, 0.0)
        assert table.clock.banks[seat] <= bank, "a turn that begins again after an undo adds nothing more"


@alone
async def test_after_the_total_each_answer_has_its_seconds(folder: Path) -> None:
    async with hosting(folder) as lobby:
        presenter = await timed(lobby, TimeControl(clock=30, bank=60))
        table = presenter.table
        seat = await until_choice(table)
        assert presenter.clock() == (shown := presenter.clock()) and shown is not None
        assert shown.left == pytest.approx(90, abs=1) and shown.banks is not None
        await answer(table, 75.0)
        assert table.clock.banks[seat] == 0 and table.clock.allowed(seat) == 30


@alone
async def test_a_total_that_is_used_up_loses_the_game(folder: Path) -> None:
    async with hosting(folder) as lobby:
        presenter = await timed(lobby, TimeControl(bank=1))
        watcher = Watcher(lobby, presenter, 0)
        while watcher.ending is None:
            await asyncio.sleep(0.02)
            watcher.read()
        assert watcher.ending["reason"] == "timeout"


@alone
async def test_who_leaves_while_asked_may_be_told_to_have_lost(folder: Path) -> None:
    async with hosting(folder) as lobby:
        for what, winner in (("win", True), ("draw", False)):
            presenter = await timed(lobby, TimeControl())
            table = presenter.table
            seat = 1 - await until_choice(table)
            here, there = Watcher(lobby, presenter, seat), Watcher(lobby, presenter, 1 - seat)
            with pytest.raises(Denied, match="not_left"):
                await table.claim(seat, what)
            there.go()
            with pytest.raises(Denied, match="not_left"):
                await table.claim(seat, what)
            table.audience.left_by[1 - seat] -= GRACE
            with pytest.raises(Denied, match="not_left"):
                await table.claim(1 - seat, what)
            with pytest.raises(Denied, match="not_left"):  # they are asked only now
                await table.claim(seat, what)
            table.clock.began -= GRACE
            await table.claim(seat, what)
            here.read()
            assert here.ending is not None and here.ending["reason"] == "left"
            assert here.ending["winner"] == (seat if winner else None)


@alone
async def test_nobody_claims_a_game_from_a_bot_or_at_one_screen(folder: Path) -> None:
    async with hosting(folder) as lobby:
        table = (await timed(lobby, TimeControl(), "hotseat")).table
        seat = await until_choice(table)
        table.audience.left_by = [-GRACE, -GRACE]
        with pytest.raises(Denied, match="not_left"):
            await table.claim(1 - seat, "win")


@alone
async def test_who_may_join_is_told_the_clock(server: Served) -> None:
    seated = await server.open("duel", "lobby", clock=30, bank=900, increment=10)
    told = await server.get(f"/api/tables/{seated.table}")
    assert (told["clock"], told["bank"], told["increment"]) == (30, 900, 10)
    other = await server.open("duel", "quick", clock=30, bank=900, increment=10)
    assert other.table == seated.table, "who asks for the same clock is brought together"
    player = await server.welcomed(seated)
    assert (player.info["bank"], player.info["increment"], player.info["grace"]) == (900, 10, 60)
