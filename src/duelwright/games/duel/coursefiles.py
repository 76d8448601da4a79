"""The course's card files as people name them: each may be entered again three times where it is wrong."""

from __future__ import annotations

from collections.abc import Callable
from pathlib import Path
from typing import Final

from ...core.card import CardDef
from ...language.messages import say
from . import names as n
from .custom import load
from .files import CardFileError, NoCards

TRIES: Final = 3  # for each file
Ask = Callable[[str], str]
Tell = Callable[[str], None]


def load_course_files(
    monsters: Path, spells: Path, ask: Ask | None, tell: Tell, lang: str = "en"
) -> tuple[list[CardDef], Path, Path]:
    """The cards of both files, and the files that were read at last.

    Where somebody can be asked, a wrong file is asked for again; the last error goes to the caller.
    """
    files = {"monsters": monsters, "spells": spells}
    tries = dict.fromkeys(files, TRIES if ask is not None else 0)
    while True:
        try:
            return load(files["monsters"], files["spells"]), files["monsters"], files["spells"]
        except CardFileError as error:
            wrong = _wrong(error, files["monsters"])
            if not tries[wrong] or ask is None:
                raise
            tell(str(error))
            typed = ask(say(n.KEY, lang, f"files.{wrong}", {"n": tries[wrong]}) + " ").strip()
            tries[wrong] -= 1
            files[wrong] = Path(typed) if typed else files[wrong]


def _wrong(error: CardFileError, monsters: Path) -> str:
    """Which of the two files an error is about; they may be the same."""
    if isinstance(error, NoCards):
        return f"{error.lacks}s"
    return "monsters" if Path(error.file) == monsters else "spells"
