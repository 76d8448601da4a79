"""Deck files: the one place where a deck's name is taken for a path. Texts that come from elsewhere never are."""

from __future__ import annotations

from pathlib import Path
from typing import Final

from .core.deck import LINKED
from .core.errors import DeckError, worded

LONGEST_PATH: Final = 1000


def deck_file(source: str | Path) -> str | None:
    """The text of a deck's file, or None where a text names none; DeckError where the file cannot be read.

    >>> deck_file("4 Blaster Blade\\n2 Wingal") is None
    True
    """
    text = str(source)
    is_name = "\n" not in text and len(text) < LONGEST_PATH and not LINKED.search(text.strip())
    if not isinstance(source, Path) and not is_name:
        return None
    path = Path(text)
    try:
        if path.is_dir():
            raise DeckError(worded("deck_folder", "{path} is a folder; name a deck file in it", {"path": path}))
        if path.is_file():
            return path.read_text(encoding="utf-8")
    except UnicodeDecodeError:
        raise DeckError(
            worded("deck_file_text", "deck file {path} cannot be read: it is no text in UTF-8", {"path": path})
        ) from None
    except (OSError, ValueError) as error:
        raise DeckError(
            worded("deck_file", "deck file {path} cannot be read: {error}", {"path": path, "error": error})
        ) from None
    return None
