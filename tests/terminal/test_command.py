"""The command itself: what it loads, how it helps, how it says that it was called wrongly."""

from __future__ import annotations

import inspect
import io
import os
import re
import subprocess
import sys
from pathlib import Path
from typing import Annotated

import pytest
import typer

from duelwright.cli.commands import PLACES, app, loaded
from duelwright.games import _FORMATS

from ..loading import modules_after
from ..patience import PATIENCE
from .run import IN_ENGLISH, fails, inside

OF_GAMES = tuple(f"duelwright.games.{folder}" for folder in _FORMATS)
NOT_FOR_HELP = (*OF_GAMES, "rich", "sqlalchemy", "starlette", "duelwright.language", "duelwright.library")


@pytest.mark.parametrize("args", [["--version"], ["--help"], ["-h"], []])
def test_version_and_help_load_nothing_that_they_do_not_need(args: list[str]) -> None:
    called = f"import sys; sys.argv = ['duelwright', *{args!r}]"
    found = modules_after(f"{called}\nfrom duelwright.cli import main\ntry: main()\nexcept SystemExit: pass")
    assert not {name for name in found if name.startswith(NOT_FOR_HELP)}
    assert ("typer" in found) == (args != ["--version"])


@pytest.mark.parametrize("name", PLACES)
def test_the_list_says_of_a_command_what_it_says_of_itself(name: str) -> None:
    command = loaded(name)
    assert command.name == name
    assert command.help == PLACES[name].does
    assert name in inside("--help").stdout


def test_flags_have_no_type_beside_them() -> None:
    for name in PLACES:
        assert "<bool>" not in inside(name, "--help").stdout, name
    assert "<bool>" not in inside("decks", "check", "--help").stdout


@pytest.mark.parametrize(
    ("args", "said"),
    [
        (["plaay"], "There is no command 'plaay'. Did you mean 'play'? Try: duelwright --help"),
        (["play", "--bogus"], "There is no option '--bogus' here. Did you mean '--bot'? Try: duelwright play --help"),
        (["decks", "stats"], "[GAME] DECK is missing. Try: duelwright decks stats --help"),
        (["simulate", "-n", "x"], "-n/--games takes a whole number. Try: duelwright simulate --help"),
        (["play", "--lang", "xx"], "There are no words in 'xx'; the languages are: en, fr, ru"),
        (["simulate", "--bots", "a,b,c"], "--bots takes two names"),
        (["simulate", "--decks", "a"], "--decks takes two decks"),
        (["cards", "search", "x", "--sort", "wings"], "--sort takes one of"),
        (["play", "duel", "--cards", "a", "b", "--deck", "c"], "leave --deck and --against away"),
    ],
)
def test_wrong_usage_is_told_with_the_command_whose_help_tells_more(args: list[str], said: str) -> None:
    fails(inside(*args), said, status=2)


@pytest.mark.parametrize(
    "args",
    [
        ["play", "nogame"], ["decks", "stats", "no such deck"], ["cards", "show", "No Such Card"],
        ["replay", "no-such-file"], ["simulate", "--bots", "nobody"], ["cards", "check", "no-such-file.json"],
    ],
)  # fmt: skip
def test_an_input_that_is_refused_has_one_status(args: list[str], tmp_path: Path) -> None:
    fails(inside(*args, environment={**IN_ENGLISH, "DUELWRIGHT_HOME": str(tmp_path)}), status=1)


@pytest.mark.parametrize(
    ("lang", "said"),
    [("fr", "Il n'y a pas de commande plaay. Vouliez-vous dire play ? Essayez : duelwright --help"),
     ("ru", "Нет команды plaay. Может быть, play? Попробуйте: duelwright --help")],
)  # fmt: skip
def test_wrong_usage_is_told_in_the_language_of_the_reader(lang: str, said: str) -> None:
    done = inside("plaay", environment={"DUELWRIGHT_LANG": lang})
    assert done.stderr.replace("\u202f", " ").replace("\u00a0", " ") == f"duelwright: {said}\n"


def test_every_command_that_reads_a_deck_can_take_it_with_cards_that_are_not_understood() -> None:
    for name in ("check", "stats", "hand", "compare", "convert", "save", "picture"):
        assert "--unread" in inside("decks", name, "--help").stdout, name


def test_a_shell_is_told_commands_and_games() -> None:
    def completed(words: str) -> list[str]:
        env = {**os.environ, **IN_ENGLISH, "PYTHONPATH": os.pathsep.join(sys.path), "COMP_WORDS": words,
               "COMP_CWORD": str(words.count(" ")), "_DUELWRIGHT_COMPLETE": "complete_bash"}  # fmt: skip
        done = subprocess.run([sys.executable, "-m", "duelwright"], capture_output=True, text=True, env=env,
                              timeout=PATIENCE, check=False)  # fmt: skip
        return done.stdout.split()

    assert completed("duelwright dec") == ["decks"]
    assert completed("duelwright rules vang") == ["vanguard-d", "vanguard-premium", "vanguard-v"]


def test_no_message_counts_with_a_plural_in_brackets() -> None:
    folder = Path(inspect.getfile(loaded)).parent
    assert {
        path.name for path in folder.glob("*.py") if re.search(r"\w\(s\)", path.read_text(encoding="utf-8"))
    } == set()


def test_a_deck_is_drawn_as_png(tmp_path: Path) -> None:
    file = tmp_path / "deck.png"
    assert inside("decks", "picture", "D-SD01", str(file)).returncode == 0
    head = file.read_bytes()[:24]
    assert head.startswith(b"\x89PNG\r\n") and int.from_bytes(head[16:20], "big") > 600


def test_options_are_typer_s_own() -> None:
    """What the names of `mistakes` rest on."""
    assert typer.BadParameter.__mro__[1].__name__ == "UsageError"


@pytest.mark.parametrize(
    ("lang", "said"),
    [("en", "no card 'Thorn Wip' in asigoc; did you mean 'Thorn Whip'?"),
     ("fr", "il n'y a pas de carte « Thorn Wip » dans asigoc ; vouliez-vous dire « Thorn Whip » ?"),
     ("ru", "карты «Thorn Wip» нет в asigoc; может быть, «Thorn Whip»?")],
)  # fmt: skip
def test_what_is_refused_is_told_in_the_language_of_the_reader(lang: str, said: str) -> None:
    done = inside("cards", "asigoc", "Thorn Wip", "--lang", lang)
    assert done.returncode == 1
    assert re.sub(r"[\u00a0\u202f]", " ", done.stderr) == f"duelwright: {said}\n"


class AtTheKeyboard(io.StringIO):
    """A stream before which a person sits."""

    def isatty(self) -> bool:
        return True


def test_the_command_alone_opens_the_table_where_a_person_types_it(monkeypatch: pytest.MonkeyPatch) -> None:
    opened: list[bool] = []

    def serve(is_open: Annotated[bool, typer.Option("--open")] = False) -> int:
        opened.append(is_open)
        return 0

    monkeypatch.setattr("duelwright.cli.serve.serve", serve)
    monkeypatch.setattr(sys, "stdin", AtTheKeyboard())
    monkeypatch.setattr(sys, "stdout", AtTheKeyboard())
    assert app([], prog_name="duelwright", standalone_mode=False) == 0
    assert opened == [True]
    monkeypatch.setattr(sys, "stdin", io.StringIO())
    app([], prog_name="duelwright", standalone_mode=False)
    assert opened == [True]
