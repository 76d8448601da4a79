"""Bots of other packages: whatever goes wrong in one is told in one line that names it."""

from __future__ import annotations

import os
import sys
from collections.abc import Callable, Iterator
from pathlib import Path
from subprocess import CompletedProcess

import pytest

import duelwright as dw
from duelwright.bots import BotError, UnknownBot, bot, roster

from ..terminal.run import ROOT, duelwright, fails, inside

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
Command = Callable[..., CompletedProcess[str]]


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


@pytest.fixture
def here(place: dict[str, str], tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Iterator[Command]:
    """A command in this process, to which that package is known for a while."""
    monkeypatch.syspath_prepend(tmp_path)
    roster._others.cache_clear()
    yield lambda *args: inside(*args, given="1\n" * 9, folder=tmp_path, environment=place)
    roster._others.cache_clear()
    sys.modules.pop("strangers", None)


def test_the_commands_name_a_bot_that_fails_and_its_error(here: Command) -> None:
    lost = ("'clumsy' failed while it answered", "Odd: I have lost my cards")
    fails(here("play", "asigoc", "--bot", "clumsy", "--seat", "1", "--seed", "1"), *lost)
    fails(here("simulate", "asigoc", "-n", "2", "--bots", "clumsy"), *lost)
    fails(here("simulate", "asigoc", "-n", "2", "--bots", "liar"), "'liar' answered 'None', which is no")


def test_a_bot_that_fails_in_another_process_is_named(place: dict[str, str], tmp_path: Path) -> None:
    command = ("arena", "--bots", "clumsy,random", "--games", "2", "--workers", "2")
    lost = ("'clumsy' failed while it answered", "Odd: I have lost my cards")
    fails(duelwright(*command, folder=tmp_path, environment=place), *lost)


def test_the_commands_name_a_bot_that_cannot_be_made(here: Command) -> None:
    made = ("'unborn' failed when it was made", "ValueError: no such opening book")
    fails(here("play", "asigoc", "--bot", "unborn"), *made)
    fails(here("arena", "--bots", "unborn,random", "--games", "2"), *made)
    fails(here("simulate", "asigoc", "-n", "2", "--bots", "unborn"), *made)


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
