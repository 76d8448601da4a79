"""A real scheduler with worker processes on loopback: the same games as in one process, whoever is killed."""

from __future__ import annotations

import json
import os
import subprocess
import sys
import time
from collections.abc import Callable, Iterator, Sequence
from contextlib import suppress
from functools import cache
from pathlib import Path
from typing import Any

import pytest
import typer
from distributed import Client
from typer.testing import CliRunner

from duelwright.bots import cluster as module
from duelwright.bots.arena import Arena, ArenaError, Job, Played, Store, play_games
from duelwright.bots.cluster import Cluster, Refused, Twin, guarded, twin
from duelwright.cli.arena import register

from ..patience import PATIENCE
from .test_arena import outcome

BOTS = ["random", "careless", "greedy"]
GAMES = 20  # of each pairing: 15 batches
TOTAL = 60


class Machines:
    """Processes that die with the test."""

    def __init__(self, folder: Path) -> None:
        self.folder = folder
        self.address = ""
        self.started: list[subprocess.Popen[bytes]] = []

    def start(self, kind: str, *args: str, before: Sequence[str] = ()) -> subprocess.Popen[bytes]:
        line = [sys.executable, "-m", f"distributed.cli.dask_{kind}", "--host", "127.0.0.1", "--no-dashboard", *args]
        path = os.pathsep.join([*before, *filter(None, sys.path)])
        with (self.folder / f"{len(self.started)}.log").open("wb") as log:
            one = subprocess.Popen(line, cwd=self.folder, env=os.environ | {"PYTHONPATH": path}, stdout=log, stderr=log)
        self.started.append(one)
        return one

    def scheduler(self, *before: str) -> subprocess.Popen[bytes]:
        """Start the scheduler on a free port; it writes its address into a file."""
        file = self.folder / "scheduler.json"
        one = self.start("scheduler", "--port", "0", "--scheduler-file", str(file), before=before)
        until = time.monotonic() + PATIENCE
        while not self.address:
            assert one.poll() is None and time.monotonic() < until
            time.sleep(0.02)
            with suppress(OSError, ValueError):  # not there, or half written
                self.address = json.loads(file.read_text())["address"]
        return one

    def worker(self, *before: str) -> subprocess.Popen[bytes]:
        args = ("--nthreads", "1", "--no-nanny", "--local-directory", str(self.folder))
        return self.start("worker", self.address, *args, before=before)

    def ready(self, workers: int) -> str:
        """The scheduler's address, as soon as it has so many workers."""
        connect: Any = Client
        with connect(self.address, timeout=PATIENCE, set_as_default=False) as client:
            client.wait_for_workers(workers, timeout=PATIENCE)
        return self.address

    def close(self) -> None:
        for one in self.started:
            one.kill()
            one.wait()


@pytest.fixture
def machines(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Iterator[Machines]:
    monkeypatch.setattr(module, "WAIT", PATIENCE)
    made = Machines(tmp_path)
    yield made
    made.close()


def kill_after(number: int, victim: subprocess.Popen[bytes], seen: list[int]) -> Callable[[int], None]:
    def progress(done: int) -> None:
        seen.append(done)
        if done >= number and victim.poll() is None:
            victim.kill()
            victim.wait()

    return progress


@cache
def whole_run() -> list[Played]:
    """What comes out where everything is played in one process."""
    return outcome(Arena().run("asigoc", BOTS, games=GAMES))


# --- who is killed ----------------------------------------------------------------------------------------------------


def test_a_killed_worker_changes_nothing(machines: Machines, monkeypatch: pytest.MonkeyPatch) -> None:
    machines.scheduler()
    victim, other = machines.worker(), machines.worker()
    address = machines.ready(2)
    with monkeypatch.context() as patch:
        patch.setattr(module, "__version__", "9.9.9")
        with pytest.raises(ArenaError, match=r"worker tcp://.* has duelwright .*, this side 9\.9\.9; install the same"):
            Arena().run("asigoc", BOTS, games=GAMES, cluster=address)
    seen: list[int] = []
    played = Arena().run("asigoc", BOTS, games=GAMES, cluster=address, progress=kill_after(8, victim, seen))
    assert victim.poll() is not None and other.poll() is None
    assert seen[0] == 0 and seen[-1] == TOTAL and 8 in seen
    assert outcome(played) == whole_run()


def test_a_killed_scheduler_loses_nothing_that_was_finished(machines: Machines, tmp_path: Path) -> None:
    victim = machines.scheduler()
    machines.worker()
    file, seen = tmp_path / "games.sqlite", list[int]()
    address = machines.ready(1)
    with pytest.raises(ArenaError, match=r"the scheduler at tcp://.* has gone; .* is kept: .* same command") as told:
        Arena().run("asigoc", BOTS, games=GAMES, path=file, cluster=address, progress=kill_after(8, victim, seen))
    assert "\n" not in str(told.value)
    store = Store(file)
    held = store.games()
    store.close()
    assert 8 <= len(held) < TOTAL
    again: list[int] = []
    resumed = Arena().run("asigoc", BOTS, games=GAMES, path=file, progress=again.append)
    assert again[0] == len(held)
    assert [one for one in resumed.games if one.key in {kept.key for kept in held}] == held  # with their times
    assert outcome(resumed) == whole_run()


# --- what is refused --------------------------------------------------------------------------------------------------


def test_a_worker_with_another_game_refuses_each_job() -> None:
    job = Job("duel", (), "greedy", "random", (), 1, 4000, (0, 1))
    mine = twin("duel", ())
    played = guarded(play_games, job, mine)
    assert isinstance(played, list) and [one.number for one in played] == [0, 1]
    other = guarded(play_games, job, Twin(mine.version, "0123456789ab"))
    assert isinstance(other, Refused) and "the cards or rules differ" in other.message
    unknown = guarded(play_games, Job("nothing", (), "greedy", "random", (), 1, 4000, (0,)), mine)
    assert isinstance(unknown, Refused) and "nothing" in unknown.message


@pytest.mark.parametrize("who", ["scheduler", "worker"])
def test_one_without_the_games_is_named(machines: Machines, tmp_path: Path, who: str) -> None:
    (tmp_path / "old" / "duelwright").mkdir(parents=True)
    (tmp_path / "old" / "duelwright" / "__init__.py").touch()
    old = [str(tmp_path / "old")]
    machines.scheduler(*(old if who == "scheduler" else []))
    machines.worker(*(old if who == "worker" else []))
    with pytest.raises(
        ArenaError, match=rf"^{who}.* tcp://.*cannot set up the game .*No module named .*install the same duelwright"
    ) as told:
        Arena().run("asigoc", BOTS, games=2, cluster=machines.ready(1))
    assert "\n" not in str(told.value)


def test_without_the_extra_it_says_what_to_install(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setitem(sys.modules, "distributed", None)
    with pytest.raises(ArenaError, match=r"install duelwright\[cluster\]"):
        Arena().run("asigoc", BOTS, games=2, cluster="tcp://127.0.0.1:8786")


def test_an_address_where_nobody_is(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(module, "WAIT", 0.1)
    for address in ("tcp://127.0.0.1:1", "nonsense://here:1"):
        with pytest.raises(ArenaError, match=f"no scheduler answers at {address} .*dask scheduler") as told:
            Arena().run("asigoc", BOTS, games=2, cluster=address)
        assert "\n" not in str(told.value)
    with pytest.raises(ArenaError, match=r"'nonsense' is no address of a scheduler; give .*127\.0\.0\.1:8786"):
        Arena().run("asigoc", BOTS, games=2, cluster="nonsense")


def test_a_scheduler_without_workers(machines: Machines, monkeypatch: pytest.MonkeyPatch) -> None:
    machines.scheduler()
    cluster = Cluster(machines.address)
    monkeypatch.setattr(module, "WAIT", 0.1)  # nobody comes, however long it waits
    with cluster, pytest.raises(ArenaError, match=r"no worker at tcp://.*: start some with `dask worker tcp://"):
        cluster.check("asigoc", ())


def test_the_command_takes_workers_or_a_cluster() -> None:
    app = typer.Typer()
    register(app)
    shown = CliRunner().invoke(app, ["--cluster", "tcp://127.0.0.1:8786", "--workers", "2"])
    assert shown.exit_code == 2 and "leave out" in shown.output
