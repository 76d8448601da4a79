"""How long a bot takes to pass tells nothing of its hand, and a run of windows has one pause."""

from __future__ import annotations

import asyncio
from pathlib import Path

import pytest

from duelwright.server.lobby import QUICKER

from .inside import Watcher, hosting, opened
from .players import alone

PACE = 8.0


@alone
async def test_a_bot_pauses_the_same_whether_it_had_a_choice(folder: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """Only what everybody saw decides: whether anything was done since the last pause."""
    async with hosting(folder) as lobby:
        lobby.pace = PACE
        presenter = await opened(lobby, "asigoc", bots=("random", "random"))
        table, sleep = presenter.table, asyncio.sleep
        Watcher(lobby, presenter, 0)
        paused: dict[tuple[bool, bool], set[float]] = {}

        async def noted(seconds: float) -> None:
            if seconds >= PACE / QUICKER and table.prompt is not None:
                paused.setdefault((table.is_quiet, table.prompt.forced), set()).add(seconds)
            await sleep(0)

        with monkeypatch.context() as patch:
            patch.setattr(asyncio, "sleep", noted)
            while not table.is_over:
                await sleep(0.001)
    assert paused == {
        (quiet, forced): {PACE / QUICKER if quiet else PACE} for quiet in (False, True) for forced in (False, True)
    }


@alone
async def test_a_pass_and_going_on_in_the_turn_are_no_deeds(folder: Path) -> None:
    async with hosting(folder) as lobby:
        table = (await opened(lobby, "asigoc")).table
        state = table.state
        assert state is not None
        assert not table.is_quiet  # nothing was played
        quiet: dict[str, bool] = {}
        while table.prompt is not None and len(quiet) < 3:
            action = table.prompt.options[0]
            table._play(table.prompt.seat, action, "")
            quiet[action.partition(" ")[0]] = table.is_quiet
        assert {verb: verb in ("pass", "leave") for verb in quiet} == quiet
