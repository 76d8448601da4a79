"""Bots of other packages: whatever goes wrong in one is told in one line that names it."""

from __future__ import annotations

import os
from pathlib import Path

import pytest

import duelwright as dw
from duelwright.bots import BotError, UnknownBot, bot, roster

from ..terminal.run import ROOT, duelwright, fails

MODULE = """
class Odd(Exception):
    pass

def clumsy(game):
    def answer(view, prompt):
        raise Odd("I have lost\\nmy cards")
    return answer

def unborn(game):
    raise ValueError("no such opening book")

def liar(game):
    return lambda view, prompt: None
"""
BOTS = ("clumsy", "unborn", "liar")


@pytest.fixture(name="place")
def installed(tmp_path: Path) -> dict[str, str]:
    """The environment of a process in which another package brings some bots."""
    (tmp_path / "strangers.py").write_text(MODULE, encoding="utf-8")
    info = tmp_path / "strangers-1.0.dist-info"
    info.mkdir()
    (info / "METADATA").write_text("Metadata-Version: 2.1\nName: strangers\nVersion: 1.0\n", encoding="utf-8")
    lines = "".join(f"{name} = strangers:{name}\n" for name in BOTS)
    (info / "entry_points.txt").write_text(f"[{roster.GROUP}]\n{lines}", encoding="utf-8")
    return {"PYTHONPATH": os.pathsep.join([str(ROOT / "src"), str(tmp_path)]), "DUELWRIGHT_LANG": "en"}


def test_the_commands_name_a_bot_that_fails_and_its_error(place: dict[str, str], tmp_path: Path) -> None:
    lost = ("'clumsy' failed while it answered", "Odd: I have lost my cards")
    fails(
        duelwright(
            "play",
            "asigoc",
            "--bot",
            "clumsy",
            "--seat",
            "1",
            "--seed",
            "1",
            given="1\n" * 9,
            folder=tmp_path,
            environment=place,
        ),
        *lost,
    )
    fails(
        duelwright(
            "arena", "--bots", "clumsy,random", "--games", "2", "--workers", "2", folder=tmp_path, environment=place
        ),
        *lost,
    )
    fails(duelwright("simulate", "asigoc", "-n", "2", "--bots", "clumsy", folder=tmp_path, environment=place), *lost)
    fails(
        duelwright("simulate", "asigoc", "-n", "2", "--bots", "liar", folder=tmp_path, environment=place),
        "'liar' answered 'None', which is no",
    )


def test_the_commands_name_a_bot_that_cannot_be_made(place: dict[str, str], tmp_path: Path) -> None:
    made = ("'unborn' failed when it was made", "ValueError: no such opening book")
    fails(duelwright("play", "asigoc", "--bot", "unborn", folder=tmp_path, environment=place), *made)
    fails(duelwright("arena", "--bots", "unborn,random", "--games", "2", folder=tmp_path, environment=place), *made)
    fails(duelwright("simulate", "asigoc", "-n", "2", "--bots", "unborn", folder=tmp_path, environment=place), *made)


def test_the_whole_error_is_kept_for_its_author(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(roster, "installed", lambda: ["last"])
    monkeypatch.setitem(roster._BUILT_IN, "last", lambda game: lambda view, prompt: prompt.options[len(prompt.options)])
    state = dw.game("asigoc").start(seed=7)
    prompt = state.prompt
    assert prompt is not None
    with pytest.raises(BotError, match="'last' failed while it answered: IndexError") as found:
        bot("last", state.game)(state.view(prompt.seat), prompt)
    assert isinstance(found.value.__cause__, IndexError)
    with pytest.raises(UnknownBot):
        bot("nobody", state.game)
