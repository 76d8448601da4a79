"""Games that were installed beside Duelwright: packages with an entry point in the group `duelwright.games`.

The entry point names a `Family`. It is loaded when somebody asks for a game that is not shipped, or for all of them.
"""

from __future__ import annotations

import re
from collections.abc import Iterable, Iterator
from typing import TYPE_CHECKING, Final

from ..core.blueprint import Blueprint
from ..core.errors import LOADING, DuelwrightError
from ..core.family import Family
from ..core.game import Game

if TYPE_CHECKING:
    from importlib.metadata import EntryPoint

GROUP: Final = "duelwright.games"
KEY: Final = re.compile(r"[a-z][a-z0-9]*(-[a-z0-9]+)*")


def installed(taken: Iterable[str]) -> Iterator[tuple[str, Family | str]]:
    """Each entry point's name with its family, or with what is wrong with it; no key is given away twice."""
    from importlib.metadata import entry_points  # only who has looked at the shipped games waits for it

    known = set(taken)
    for entry in sorted(entry_points(group=GROUP), key=lambda entry: entry.name):
        found = load(entry, known)
        if isinstance(found, Family):
            known |= {found.key, *found.formats}
        yield entry.name, found


def load(entry: EntryPoint, taken: Iterable[str]) -> Family | str:
    """The family that an entry point names, looked through; or why it cannot be played."""
    try:
        found = entry.load()
        if not isinstance(found, Family):
            return f"{entry.value} is no Family"
        for key, build in found.formats.items():
            made = build(None)
            if not isinstance(made, Blueprint) or made.key != key:
                return f"what it builds for {key!r} is no Blueprint of that key"
            Game(made, made.rules, made.cards)  # what is wrong with its cards is told here, and not at a table
    except (*LOADING, DuelwrightError) as error:
        return f"it cannot be loaded: {type(error).__name__}: {str(error)[:200]}"
    keys = [found.key, *found.formats]
    wrong = [key for key in keys if not KEY.fullmatch(key)]
    if wrong or not found.formats:
        return f"{wrong[0]!r} is no key: lower-case letters and digits" if wrong else "it has no format"
    double = sorted(set(keys) & set(taken))
    return f"there is a game {double[0]!r} already" if double else found
