"""A game in a package of its own is found by its entry point, when it is asked for; a broken one is named, no more."""

from __future__ import annotations

import os
import subprocess
import sys
from pathlib import Path

from ..installing import EXAMPLE, install
from ..mode import SRC


def run(folder: Path, *command: str) -> subprocess.CompletedProcess[str]:
    """A command in a process that finds what is installed in a folder."""
    paths = [str(SRC), str(folder), str(EXAMPLE)]
    env = {**os.environ, "PYTHONPATH": os.pathsep.join(paths), "DUELWRIGHT_HOME": str(folder / "home")}
    return subprocess.run([sys.executable, *command], env=env, cwd=folder, capture_output=True, text=True, check=False)


def test_an_installed_game_is_listed_and_plays_in_simulation_arena_and_terminal(tmp_path: Path) -> None:
    install(tmp_path, "skirmish", "skirmish:FAMILY")
    listed = run(tmp_path, "-m", "duelwright", "games")
    assert "skirmish  Skirmish: 9 cards, 2 ready decks\n" in listed.stdout and listed.stderr == ""
    played = run(tmp_path, "-m", "duelwright", "simulate", "skirmish", "-n", "8", "--workers", "2", "--json")
    assert played.returncode == 0, played.stderr
    fought = run(
        tmp_path, "-m", "duelwright", "arena", "--game", "skirmish", "--bots", "greedy,random", "--games", "2",
        "--workers", "1", "--json",
    )  # fmt: skip
    assert fought.returncode == 0, fought.stderr
    shown = run(tmp_path, "-m", "duelwright", "cards", "skirmish")
    assert "When another unit of yours is discarded: draw a card." in " ".join(shown.stdout.split())


def test_it_brings_its_lessons(tmp_path: Path) -> None:
    install(tmp_path, "skirmish", "skirmish:FAMILY")
    listed = run(tmp_path, "-m", "duelwright", "learn", "skirmish", "--lang", "en")
    assert "skirmish strike" in listed.stdout and "Your opponent has 2 life. Win this turn." in listed.stdout
    program = (
        "from duelwright.speech.attempt import Attempt, lessons_of; a = Attempt(lessons_of('skirmish')[0]); "
        "a.play(0, a.answer()); print(a.ended)"
    )
    assert run(tmp_path, "-c", program).stdout == "done\n"


def test_it_is_loaded_only_when_it_is_asked_for(tmp_path: Path) -> None:
    install(tmp_path, "skirmish", "skirmish:FAMILY")
    code = (
        "import sys, duelwright as dw; dw.game('asigoc').start(); assert 'skirmish' not in sys.modules; "
        "print(dw.game('skirmish').start(seed=1).prompt.kind)"
    )
    done = run(tmp_path, "-c", code)
    assert done.stdout == "main\n", done.stderr


HEAD = "import dataclasses, skirmish\nfrom duelwright.core.family import Family\n"
BROKEN = {
    "missing": ("nowhere:FAMILY", "", "it cannot be loaded: ModuleNotFoundError"),
    "nothing": ("nothing:FAMILY", "FAMILY = 7\n", "nothing:FAMILY is no Family"),
    "empty": ("empty:FAMILY", f"{HEAD}FAMILY = Family('empty', 'Empty', {{}})\n", "it has no format"),
    "spelled": (
        "spelled:FAMILY",
        f"{HEAD}FAMILY = Family('../x', 'X', {{'skirmish': skirmish.blueprint}})\n",
        "'../x' is no key",
    ),
    "double": (
        "double:FAMILY",
        f"{HEAD}made = lambda rules: dataclasses.replace(skirmish.blueprint(), key='duel')\n"
        "FAMILY = Family('double', 'Double', {'duel': made})\n",
        "there is a game 'duel' already",
    ),
    "other": (
        "other:FAMILY",
        f"{HEAD}FAMILY = Family('other', 'Other', {{'other': skirmish.blueprint}})\n",
        "is no Blueprint of that key",
    ),
    "fails": (
        "fails:FAMILY",
        f"{HEAD}FAMILY = Family('fails', 'Fails', {{'fails': lambda rules: 1 / 0}})\n",
        "it cannot be loaded: ZeroDivisionError",
    ),
    "cards": (
        "cards:FAMILY",
        f"{HEAD}twice = skirmish.CARDS * 2\n"
        "made = lambda rules: dataclasses.replace(skirmish.blueprint(), key='cards', cards=twice)\n"
        "FAMILY = Family('cards', 'Cards', {'cards': made})\n",
        "it cannot be loaded: CardError",
    ),
    "written": ("written:FAMILY", "def (\n", "it cannot be loaded: SyntaxError"),
}


def test_a_broken_game_is_named_with_its_fault_and_the_others_play(tmp_path: Path) -> None:
    for name, (value, module, _) in BROKEN.items():
        install(tmp_path, name, value, module)
    listed = run(tmp_path, "-m", "duelwright", "games")
    assert listed.returncode == 0
    assert [line.split()[0] for line in listed.stdout.splitlines()] == [
        "asigoc", "duel", "vanguard-d", "vanguard-premium", "vanguard-v",
    ]  # fmt: skip
    said = " ".join(listed.stderr.split())
    for name, (_, _, wrong) in BROKEN.items():
        assert f"{name}: " in said and wrong in said, (name, said)
    assert "Traceback" not in listed.stderr


def test_a_game_that_there_is_not_is_refused_with_those_that_there_are(tmp_path: Path) -> None:
    install(tmp_path, "skirmish", "skirmish:FAMILY")
    done = run(tmp_path, "-m", "duelwright", "simulate", "nogame", "-n", "1")
    assert done.returncode == 1 and "no game 'nogame'; the games are: asigoc, duel, skirmish," in done.stderr


def test_a_server_starts_without_a_broken_game_and_says_so_in_its_log(tmp_path: Path) -> None:
    install(tmp_path, "missing", "nowhere:FAMILY")
    code = (
        "import asyncio\nfrom pathlib import Path\nfrom duelwright.server.app import Server\n"
        "from duelwright.server.bots import Bots\nfrom duelwright.server.lobby import Lobby\n"
        "from duelwright.server.journal import Journal\nfrom duelwright.server.store import Store\n"
        "async def run():\n"
        "    lobby = Lobby(Journal(Path('j.sqlite')), Store(Path('s.sqlite')), Bots())\n"
        "    async with Server(lobby, Path('library.sqlite')).lifespan(None):\n"
        "        pass\n"
        "asyncio.run(run())\n"
    )
    done = run(tmp_path, "-c", code)
    assert done.returncode == 0, done.stderr
    assert "game_unusable" in done.stdout + done.stderr and "nowhere" in done.stdout + done.stderr
