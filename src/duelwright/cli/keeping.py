"""The commands `backup` and `restore`."""

from __future__ import annotations

from pathlib import Path
from typing import Annotated

import typer

from ..backup import Manifest, back_up
from ..backup import restore as put_back
from ..home import data_folder
from ..language.figures import figure
from ..language.grammars.en import noun_for
from ..language.voice import printable
from .console import AsJson, check_free, show_json, told
from .shape import tongue

Data = Annotated[str, typer.Option("--data", metavar="FOLDER", help="The data folder, as `serve` has it.")]


def register(app: typer.Typer) -> None:
    """Add the commands to an app."""
    app.command("backup", epilog="Example: duelwright backup duelwright.zip --data /srv/duelwright")(backup)
    app.command("restore", epilog="Example: duelwright restore duelwright.zip --data /srv/duelwright")(restore)


def backup(
    file: Annotated[Path, typer.Argument(metavar="FILE", help="Where to write it: a .zip with every database.")],
    data: Data = "",
    overwrite: Annotated[bool, typer.Option("--force", help="Replace a file that is there.")] = False,
    as_json: AsJson = False,
) -> None:
    """Copy games, guests, decks and the library into one file; a server may run meanwhile."""
    check_free(file, overwrite)
    tell(back_up(data_folder(data), file), told("kept_in", "kept in {file}", {"file": printable(str(file))}), as_json)


def restore(
    file: Annotated[Path, typer.Argument(metavar="FILE", help="What `backup` wrote.")],
    data: Data = "",
    overwrite: Annotated[bool, typer.Option("--force", help="Set aside what is in the data folder.")] = False,
    as_json: AsJson = False,
) -> None:
    """Put a backup into a data folder on which no server runs; it is checked whole before anything is touched."""
    folder = data_folder(data)
    tell(
        put_back(file, folder, overwrite),
        told("put_back", "put back into {file}", {"file": printable(str(folder))}),
        as_json,
    )


def tell(manifest: Manifest, done: str, as_json: bool) -> None:
    """What was kept or put back."""
    if as_json:
        show_json(manifest)
        return
    count = len(manifest.databases)
    size = sum(kept.size for kept in manifest.databases) / 1_000_000
    params = {"n": count, "noun": noun_for(count, "database"), "size": figure(tongue(), size, ",.1f"), "done": done}
    print(told("databases", "{n} {noun} ({size} MB) {done}", params))
