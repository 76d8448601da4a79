"""Saving and going on: what is written where, with which mode, and the line that says how to go on."""

from __future__ import annotations

import os
import shlex
import stat
import subprocess
import sys
from pathlib import Path

import pytest

import duelwright as dw

from ..patience import PATIENCE
from .run import ROOT, Sitting, fails, inside

posix = pytest.mark.skipif(os.name != "posix", reason="modes, links and devices are those of POSIX")


@posix
def test_only_plain_files_are_overwritten(tmp_path: Path) -> None:
    pipe, folder = tmp_path / "pipe", tmp_path / "folder"
    os.mkfifo(pipe)
    folder.mkdir()
    text = Sitting(*[f"save! {path}" for path in (pipe, folder, "/dev/null")], f"save {pipe}", "quit").play()
    assert text.count("is no plain file; choose another name") == 4
    assert stat.S_ISFIFO(pipe.stat().st_mode) and stat.S_ISCHR(os.stat("/dev/null").st_mode)
    assert sorted(entry.name for entry in tmp_path.iterdir()) == ["folder", "pipe"]


@posix
def test_a_link_stays_and_modes_are_kept(tmp_path: Path) -> None:
    real, link, new = tmp_path / "real", tmp_path / "link", tmp_path / "new"
    real.write_text("old", encoding="utf-8")
    real.chmod(0o640)
    link.symlink_to(real)
    was = os.umask(0o022)
    try:
        Sitting(f"save! {link}", f"save {new}", "quit").play()
    finally:
        os.umask(was)
    assert link.is_symlink() and real.read_text(encoding="utf-8").startswith("duelwright-replay 3\n")
    assert stat.S_IMODE(real.stat().st_mode) == 0o640 and stat.S_IMODE(new.stat().st_mode) == 0o644


def saved(file: Path, *flags: str, given: str = "1\n") -> str:
    """The line that says how to go on with a game that was saved."""
    done = inside("play", "--seed", "7", *flags, given=f"{given}save {file}\nquit\n")
    return done.stdout.splitlines()[-1]


def test_the_line_to_go_on_is_complete(tmp_path: Path) -> None:
    file = tmp_path / "my  game.replay"
    flags = ("--seat", "1", "--name", "Ann O'Hara", "--other-name", "Bob")
    line = saved(file, *flags)
    assert shlex.split(line.removeprefix("To go on: ")) == ["duelwright", "play", "--resume", str(file), *flags]
    again = inside(*shlex.split(line.removeprefix("To go on: "))[1:], given="quit\n")
    assert again.returncode == 0 and "Ann O'Hara, " in again.stdout
    hot = saved(tmp_path / "hot", "--hotseat", given="\n")
    assert hot.endswith(" --hotseat")


def test_a_finished_game_is_not_gone_on_with(tmp_path: Path) -> None:
    sitting = Sitting()
    over = iter([f"save {tmp_path / 'end'}", "quit"])
    sitting.then = lambda: next(over) if sitting.table.state.over else "1"
    text = sitting.play()
    assert "To go on" not in text and "Watch it again: " in text


@pytest.mark.parametrize(
    ("args", "word"),
    [(["skirmish"], "'skirmish'"), (["--seed", "8"], "seed 7"), (["--deck", "Road Wardens"], "Ford Raiders")],
)
def test_a_contradiction_to_the_saved_game_is_told(args: list[str], word: str, tmp_path: Path) -> None:
    file = tmp_path / "game"
    saved(file)
    fails(inside("play", "--resume", str(file), *args), word)
    same = inside("play", "asigoc", "--resume", str(file), "--seed", "7", "--deck", "Ford Raiders", given="quit\n")
    assert same.returncode == 0


def test_undo_works_after_resuming(tmp_path: Path) -> None:
    file, back = tmp_path / "game", tmp_path / "back"
    saved(file, given="2\n1\n1\n")
    done = inside("play", "--resume", str(file), given=f"u\nu\nu\nu\nsave {back}\nquit\n")
    assert done.stdout.count("Taken back.") == 3 and "no decision of yours" in done.stdout
    replay = dw.Replay.parse(back.read_text(encoding="utf-8"))
    fresh = tmp_path / "fresh"
    saved(fresh, given="")
    begun = dw.Replay.parse(fresh.read_text(encoding="utf-8"))
    assert replay.state(dw.game("asigoc")).key() == begun.state(dw.game("asigoc")).key()


@posix
def test_a_reader_that_goes_away_is_no_fault() -> None:
    for args in ("cards", "play --seed 7"):
        shell = f"yes 1 | {shlex.quote(sys.executable)} -m duelwright {args} | head -1; exit ${{PIPESTATUS[1]}}"
        env = {**os.environ, "PYTHONPATH": str(ROOT / "src"), "LC_ALL": "C"}
        done = subprocess.run(
            ["bash", "-c", shell], capture_output=True, text=True, env=env, timeout=PATIENCE, check=False
        )
        assert (done.returncode, done.stderr.replace("yes: standard output: Broken pipe\n", "")) == (0, "")


@pytest.mark.parametrize("columns", ["0", "1", "12"])
def test_the_screen_is_at_least_40_columns(columns: str, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("COLUMNS", columns)
    text = inside("play", "--seed", "7", "--bot", "1", given="quit\n").stdout
    assert "h14" in text and max(map(len, text.splitlines())) >= 40
