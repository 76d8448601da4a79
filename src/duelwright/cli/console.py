"""What the commands share: the console they print to, their usual options, and how they fail."""

from __future__ import annotations

import os
import re
import sys
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import Annotated, Final, NoReturn

import msgspec
import typer
from rich.console import Console
from rich.progress import BarColumn, MofNCompleteColumn, Progress, TextColumn, TimeRemainingColumn
from typer.core import TyperGroup

from .. import DuelwrightError, Game
from ..language import languages
from ..language.voice import Voice, printable
from ..terminal.files import write_text
from ..terminal.locale import chosen_language

GAME: Final = "asigoc"  # where none is named
STOPPED: Final = 130  # the exit status of what was stopped by hand
NARROWEST: Final = 40  # columns
HELP: Final = ("-h", "--help")
WITHOUT: Final = re.compile(r"-(?!-|h$|n$|n\d+$)")  # `-grade:1` is a part of a question, `-n 5` is an option

Lang = Annotated[
    str,
    typer.Option(
        "--lang", metavar="LANG", help=f"{', '.join(languages())}.", show_default="DUELWRIGHT_LANG, or the system's"
    ),
]
AsJson = Annotated[bool, typer.Option("--json", help="Print JSON instead of text.")]
HouseRules = Annotated[
    str, typer.Option("--rules", metavar="FILE", help="House rules: a TOML file, or a shipped profile's name.")
]


class Screen(Console):
    """A console that leaves a broken pipe to `main`."""

    def on_broken_pipe(self) -> None:
        """Go on with the error that rich has caught."""
        raise BrokenPipeError


def out() -> Console:
    """The console that commands print to; wide enough for a board where it is no terminal."""
    if not sys.stdout.isatty() and "COLUMNS" not in os.environ:
        return Screen(highlight=False, width=100)
    console = Screen(highlight=False)
    return console if console.width >= NARROWEST else Screen(highlight=False, width=NARROWEST)


def onlooker(game: Game, lang: str) -> Voice:
    """How somebody is spoken to who only looks things up."""
    return Voice(game, ("", ""), None, chosen_language(lang, os.environ))


def show_json(value: object) -> None:
    """Print a value as JSON."""
    print(msgspec.json.format(msgspec.json.encode(value), indent=2).decode())


def complain(message: str) -> None:
    """One line on stderr, and go on."""
    print(f"duelwright: {printable(message)}", file=sys.stderr)


def fail(message: str, status: int = 1) -> NoReturn:
    """One line on stderr, and out."""
    complain(message)
    sys.exit(status)


def check_free(path: Path, overwrite: bool) -> None:
    """Whether a file may be written, before the work that it is for is done."""
    if path.is_dir():
        raise DuelwrightError(f"{path} is a folder; name a file")
    if not path.parent.is_dir():
        raise DuelwrightError(f"{path} cannot be written: there is no folder {path.parent}")
    if path.exists() and not overwrite:
        raise DuelwrightError(f"{path} is there already; say --force to replace it")


def write_file(path: Path, text: str, overwrite: bool) -> None:
    """Write a file; one that is there is replaced only where that was said."""
    check_free(path, overwrite)
    write_text(path, text, overwrite)


@contextmanager
def bar(total: int) -> Iterator[Callable[[int], None] | None]:
    """A progress bar on stderr, where somebody looks at it."""
    if not sys.stderr.isatty():
        yield None
        return
    columns = (TextColumn("cards"), BarColumn(), MofNCompleteColumn(), TimeRemainingColumn())
    with Progress(*columns, console=Console(stderr=True), transient=True) as progress:
        task = progress.add_task("cards", total=total)
        yield lambda done: progress.update(task, completed=done)


class Group(TyperGroup):
    """Commands of one noun; without one of their names the command `of` is meant: `duelwright cards asigoc`."""

    # typer gives out its own context alone, not the one that it overrides.
    def parse_args(self, ctx: typer.Context, args: list[str]) -> list[str]:  # type: ignore[override]
        """Put the usual command in where none is named."""
        first = next((arg for arg in args if not arg.startswith("-")), "")
        if first == "search":
            before = ["", *args]  # `--sort -power` is an option with its value
            args = [
                f"not {arg[1:]}" if WITHOUT.match(arg) and before[at] != "--sort" else arg
                for at, arg in enumerate(args)
            ]
        if first not in self.commands and not (args and args[0] in HELP):
            args = ["of", *args]
        return super().parse_args(ctx, args)
