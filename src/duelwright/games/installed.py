"""Games that were installed beside Duelwright: packages with an entry point in the group `duelwright.games`.

The entry point names a `Family`. It is loaded when somebody asks for a game that is not shipped, or for all of them.
"""

from __future__ import annotations

import re
from collections.abc import Iterable, Iterator
from typing import TYPE_CHECKING, Final

from ..core.blueprint import Blueprint
from ..core.errors import LOADING, DuelwrightError, Worded, worded
from ..core.family import Family
from ..core.game import Game

if TYPE_CHECKING:
    from importlib.metadata import EntryPoint

GROUP: Final = "duelwright.games"
KEY: Final = re.compile(r"[a-z][a-z0-9]*(-[a-z0-9]+)*")


def installed(taken: Iterable[str]) -> Iterator[tuple[str, Family | Worded]]:
    """Each entry point's name with its family, or with what is wrong with it; no key is given away twice."""
    from importlib.metadata import entry_points  # only who has looked at the shipped games waits for it

    known = set(taken)
    for entry in sorted(entry_points(group=GROUP), key=lambda entry: entry.name):
        found = load(entry, known)
        if isinstance(found, Family):
            known |= {found.key, *found.formats}
        yield entry.name, found


def load(entry: EntryPoint, taken: Iterable[str]) -> Family | Worded:
    """The family that an entry point names, looked through; or why it cannot be played."""
    try:
        found = entry.load()
        if not isinstance(found, Family):
            return worded("no_family", "{name} is no Family", {"name": entry.value})
        for key, build in found.formats.items():
            made = build(None)
            if not isinstance(made, Blueprint) or made.key != key:
                return worded(
                    "no_blueprint", "what it builds for {key} is no Blueprint of that key", {"key": repr(key)}
                )
            Game(made, made.rules, made.cards)  # what is wrong with its cards is told here, and not at a table
    except (*LOADING, DuelwrightError) as error:
        told = error if isinstance(error, DuelwrightError) else str(error)[:200]
        said = worded("fault_of_kind", "{kind}: {error}", {"kind": type(error).__name__, "error": told})
        return worded("game_unloaded", "it cannot be loaded: {error}", {"error": said})
    keys = [found.key, *found.formats]
    wrong = [key for key in keys if not KEY.fullmatch(key)]
    if wrong:
        return worded("no_key", "{key} is no key: lower-case letters and digits", {"key": repr(wrong[0])})
    if not found.formats:
        return worded("no_format", "it has no format")
    double = sorted(set(keys) & set(taken))
    return worded("game_double", "there is a game {key} already", {"key": repr(double[0])}) if double else found
