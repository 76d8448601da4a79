"""Sets of cards that were installed: packages with an entry point in the group `duelwright.cards`.

The entry point's name is that of the source; it names a package, or a path, where files of cards lie. A set is read
when a library is opened, and again only where its files have changed; it is gone where its package is.
"""

from __future__ import annotations

import hashlib
from collections.abc import Iterator
from pathlib import Path
from types import ModuleType
from typing import TYPE_CHECKING, Final

import msgspec

from ..core.errors import LOADING, DuelwrightError, worded
from ..facets.record import LibraryError
from .files import LARGEST, MOST_FILES, card_files

if TYPE_CHECKING:
    from importlib.metadata import EntryPoint

GROUP: Final = "duelwright.cards"
STAMPED: Final = "set:"  # how the stamps of such sources begin


class CardSet(msgspec.Struct, frozen=True):
    """A set that was installed: where its files lie and what they are known by; or what is wrong with it."""

    name: str
    folder: str = ""
    stamp: str = ""
    wrong: str = ""


def installed_sets() -> Iterator[CardSet]:
    """The sets that are installed, by name."""
    from importlib.metadata import entry_points

    for entry in sorted(entry_points(group=GROUP), key=lambda entry: entry.name):
        try:
            folder = folder_of(entry)
            yield CardSet(entry.name, str(folder), stamp_of(folder))
        except (*LOADING, DuelwrightError) as error:
            told = error if isinstance(error, DuelwrightError) else f"{type(error).__name__}: {str(error)[:200]}"
            yield CardSet(entry.name, wrong=worded("set_unloaded", "it cannot be loaded: {error}", {"error": told}))


def folder_of(entry: EntryPoint) -> Path:
    """Where the files of a set lie: a path, or the folder of a package."""
    found = entry.load()
    if isinstance(found, ModuleType):
        found = Path(found.__file__ or "").parent
    if not isinstance(found, str | Path) or not Path(found).exists():
        raise LibraryError(
            worded("no_set", "{value} is neither a package nor a path that is there", {"value": entry.value})
        )
    return Path(found)


def stamp_of(folder: Path) -> str:
    """Changes with the files of a set."""
    made = hashlib.sha256()
    files = card_files(folder) if folder.is_dir() else [folder]
    if len(files) > MOST_FILES or any(path.stat().st_size > LARGEST for path in files):
        raise LibraryError(
            worded("set_large", "{folder} has more or larger files of cards than are read", {"folder": folder})
        )
    for path in files:
        made.update(path.name.encode() + b"\0" + hashlib.sha256(path.read_bytes()).digest())
    return STAMPED + made.hexdigest()
