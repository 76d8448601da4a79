"""The command `cards new`: a file with an example card, to be made one's own."""

from __future__ import annotations

from pathlib import Path
from typing import Annotated

import typer

from ..games import family as family_of
from ..language.voice import printable
from ..library.example import example
from .console import GAME, game_keys, told, write_file
from .shape import Misused

SUFFIXES = (".toml", ".csv", ".json")


def new(
    file: Annotated[Path, typer.Argument(metavar="FILE", help="Where to write it: a .toml, .csv or .json.")],
    key: Annotated[
        str, typer.Option("--game", metavar="GAME", help="The game of your cards.", autocompletion=game_keys)
    ] = GAME,
    overwrite: Annotated[bool, typer.Option("--force", help="Replace a file that is there.")] = False,
) -> None:
    """Write a file with an example card; change it, then `duelwright cards check FILE` and `cards import FILE`."""
    kind = file.suffix.casefold()
    if kind not in SUFFIXES:
        raise Misused("cli.card_file", {"name": str(file)}, "duelwright cards new")
    write_file(file, example(family_of(key).key, kind), overwrite)
    print(told("example", "an example is written to {file}", {"file": printable(str(file))}))
    command = f"duelwright cards check {printable(str(file))}"
    print(told("change_it", "change it, then: {command}", {"command": command}))
