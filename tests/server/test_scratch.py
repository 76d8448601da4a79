"""What a crashed server leaves in the temporary folder is swept by the next, and nothing else."""

from __future__ import annotations

import os
import subprocess
import sys
from pathlib import Path

import pytest

from duelwright.server import scratch
from duelwright.server.scratch import LOCK, Scratch, sweep

from .players import ROOT, Served, alone

LIVING = "from duelwright.server.scratch import Scratch; s = Scratch(); print(s.path, flush=True); input(); print(s)"


@pytest.fixture(autouse=True)
def temporary(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    """A temporary folder of the test's own."""
    monkeypatch.setattr("tempfile.tempdir", str(tmp_path))
    monkeypatch.setenv("TMPDIR", str(tmp_path))
    return tmp_path


def another(code: str) -> tuple[subprocess.Popen[str], Path]:
    """Another process with a folder."""
    env = {**os.environ, "PYTHONPATH": str(ROOT / "src")}
    pipe = subprocess.PIPE
    process = subprocess.Popen([sys.executable, "-c", code], stdin=pipe, stdout=pipe, text=True, env=env)
    assert process.stdout is not None
    return process, Path(process.stdout.readline().strip())


def test_the_folder_of_a_process_that_lives_stays_and_goes_after_it_was_killed() -> None:
    process, folder = another(LIVING)
    (folder / "rules.toml").write_text("game = 'duel'\n")
    try:
        assert sweep() == [] and (folder / "rules.toml").is_file()
    finally:
        process.kill()
        process.communicate()
    assert sweep() == [folder] and not folder.exists() and sweep() == []


def test_what_is_not_a_servers_folder_stays(temporary: Path) -> None:
    outside = temporary / "outside"
    outside.mkdir()
    (outside / LOCK).touch()
    for name in ("duelwright-machine-1", "duelwright-old-one", "other-folder"):
        (temporary / name).mkdir()
        (temporary / name / "rules.toml").touch()
    (temporary / "other-folder" / LOCK).touch()
    (temporary / "duelwright-file").touch()
    (temporary / "duelwright-link").symlink_to(outside)
    before = sorted(temporary.rglob("*"))
    assert sweep() == [] and sorted(temporary.rglob("*")) == before


@pytest.mark.skipif(os.name != "posix" or os.getuid() != 0, reason="only root gives files away")
def test_somebody_elses_folder_stays(temporary: Path) -> None:
    theirs = temporary / "duelwright-theirs"
    theirs.mkdir()
    (theirs / LOCK).touch()
    os.chown(theirs, 12345, 12345)
    assert sweep() == [] and theirs.is_dir()


def test_who_is_swept_in_the_moment_of_beginning_begins_again(monkeypatch: pytest.MonkeyPatch) -> None:
    real, tries = scratch.locked, [0]

    def late(path: Path) -> object:
        tries[0] += 1
        if tries[0] == 1:
            path.rmdir()  # somebody was faster
        return real(path)

    monkeypatch.setattr(scratch, "locked", late)
    mine = Scratch()
    assert tries[0] == 2 and mine.path.is_dir() and sweep() == []
    mine.close()
    assert not mine.path.exists()


@alone
async def test_a_server_sweeps_what_a_killed_one_left(temporary: Path) -> None:
    first, second = temporary / "first", temporary / "second"
    first.mkdir()
    second.mkdir()
    crashed, living = Served(first), Served(second)
    left = set(temporary.glob("duelwright-*"))
    assert len(left) == 2
    crashed.kill()
    crashed.start()
    now = set(temporary.glob("duelwright-*"))
    assert len(now) == 2 and len(now & left) == 1
    for server in (crashed, living):
        assert (await server.ask("GET", "/healthz")).text == "ok", "it has begun, and can be asked to end"
        server.stop()
    assert not list(temporary.glob("duelwright-*"))
