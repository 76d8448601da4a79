"""The course's card files as people name them: a wrong one may be entered again, three times, as the course asks."""

from __future__ import annotations

from collections.abc import Callable
from pathlib import Path
from typing import Final

from ...core.card import CardDef
from .custom import load
from .files import CardFileError

TRIES: Final = 3
Ask = Callable[[str], str]
Tell = Callable[[str], None]


def load_course_files(monsters: Path, spells: Path, ask: Ask | None, tell: Tell) -> tuple[list[CardDef], Path, Path]:
    """The cards of both files, and the files that were read at last.

    Where somebody can be asked, a wrong file is asked for again; the last error goes to the caller.
    """
    tries = TRIES if ask is not None else 0
    while True:
        try:
            return load(monsters, spells), monsters, spells
        except CardFileError as error:
            if not tries or ask is None:
                raise
            tell(str(error))
            wrong_spells = Path(error.file) == spells
            left = "1 try" if tries == 1 else f"{tries} tries"
            typed = ask(f"Another file of {'spells' if wrong_spells else 'monsters'} ({left} left): ").strip()
            tries -= 1
            if wrong_spells:
                spells = Path(typed) if typed else spells
            else:
                monsters = Path(typed) if typed else monsters
