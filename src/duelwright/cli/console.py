"""What the commands share: the console they print to, their usual options, and how they fail."""

from __future__ import annotations

import os
import sys
from collections.abc import Callable, Iterator, Mapping
from contextlib import contextmanager
from pathlib import Path
from typing import Annotated, Final, NoReturn

import msgspec
import typer
from rich.console import Console

from .. import DeckError, DuelwrightError, Game, games
from ..core.errors import MOST_TOLD, system_reason, worded
from ..language import languages, say
from ..language.voice import Voice, printable
from ..locale import chosen_language
from ..terminal import report
from ..terminal.files import write_bytes
from .shape import tongue

GAME: Final = "asigoc"  # where none is named
MOST_LINES: Final = 50  # of a deck that are told
STOPPED: Final = 130  # the exit status of what was stopped by hand
NARROWEST: Final = 40  # columns


def game_keys(incomplete: str) -> list[str]:
    """The keys of games that begin so, for a shell."""
    return [key for key in games() if key.startswith(incomplete)]


GameKey = Annotated[
    str,
    typer.Argument(metavar="GAME", help="The game's key; `duelwright games` lists them.", autocompletion=game_keys),
]
Lang = Annotated[
    str,
    typer.Option(
        "--lang", metavar="LANG", help=f"{', '.join(languages())}.", show_default="DUELWRIGHT_LANG, or the system's"
    ),
]
Family = Annotated[
    str,
    typer.Option("--game", metavar="GAME", help="The game of the cards.", show_default="as the file tells it"),
]
AsJson = Annotated[bool, typer.Option("--json", help="Print JSON instead of text.")]
HouseRules = Annotated[
    str, typer.Option("--rules", metavar="FILE", help="House rules: a TOML file, or a shipped profile's name.")
]


class Refused(DuelwrightError):
    """What a command names cannot be taken; a reader is told why in their own language."""

    def __init__(self, key: str, values: Mapping[str, str | int] = {}) -> None:
        self.key = key
        self.values = {name: value if isinstance(value, int) else printable(value) for name, value in values.items()}
        super().__init__(self.text("en"))

    def text(self, lang: str = "en") -> str:
        """The reason as a sentence."""
        return say("", lang, self.key, self.values)


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


def told(code: str, template: str, params: Mapping[str, object] = {}) -> str:
    """What a command has done, in the reader's language; the English stands beside it."""
    return worded(f"done.{code}", template, params).text(tongue())


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


def fail_deck(error: DeckError, lang: str = "en") -> NoReturn:
    """Out because of a deck; more bad lines than a sentence tells have a line on stderr each."""
    if len(error.lines) <= MOST_TOLD:
        fail(error.text(lang))
    for bad in error.lines[:MOST_LINES]:
        complain(bad.text(lang))
    others = len(error.lines) - MOST_LINES
    more = [("more", {"n": others})] if others > 0 else []
    for said in DeckError("", more + [part for part in error.parts if part[0] != "more"]).rest(lang):
        complain(said)
    sys.exit(1)


def check_free(path: Path, overwrite: bool) -> None:
    """Whether a file may be written, before the work that it is for is done."""
    try:
        if path.is_dir():
            raise Refused("refused.is_folder", {"file": str(path)})
        if not path.parent.is_dir():
            raise Refused("refused.no_folder", {"file": str(path), "folder": str(path.parent)})
        is_there = path.exists()
    except (OSError, ValueError) as error:
        raise Refused(
            "refused.unwritable", {"file": str(path), "reason": system_reason(error).text(tongue())}
        ) from None
    if is_there and not overwrite:
        raise Refused("refused.is_there", {"file": str(path)})
    if not os.access(path if is_there else path.parent, os.W_OK):
        raise Refused("refused.no_right", {"file": str(path)})


def write_file(path: Path, made: str | bytes, overwrite: bool) -> None:
    """Write a file; one that is there is replaced only where that was said."""
    check_free(path, overwrite)
    write_bytes(path, made.encode("utf-8") if isinstance(made, str) else made, overwrite)


@contextmanager
def bar(total: int) -> Iterator[Callable[[int], None] | None]:
    """A progress bar on stderr, where somebody looks at it."""
    if not sys.stderr.isatty():
        yield None
        return
    with report.bar(total, tongue(), "cards") as (progress, task):
        yield lambda done: progress.update(task, completed=done)
