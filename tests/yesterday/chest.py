"""What lies in the folders of yesterday, one for each commit that left one, and what each says of itself."""

from __future__ import annotations

import re
import shutil
from pathlib import Path
from typing import Final

import msgspec

HERE: Final = Path(__file__).parent
FOLDERS: Final = sorted(path.parent for path in HERE.glob("*/known.json"))
RUNNING, FINISHED, WAITING = "running", "finished", "waiting"
BLOCK: Final = re.compile(r"^== (\S+) (\S+)\n", re.MULTILINE)  # the line before a deck: its game, and its form


class Kept(msgspec.Struct, frozen=True):
    """A table: how it was left, and the tokens by seat; empty where a bot sits, or nobody."""

    table: str
    game: str
    state: str
    tokens: list[str]


class KeptDeck(msgspec.Struct, frozen=True):
    """A deck of the guest's, as the server told it."""

    game: str
    name: str
    cards: dict[str, dict[str, int]]
    first: str = ""


class Known(msgspec.Struct, frozen=True):
    """What was known of a server's folder when it was left."""

    name: str  # of the guest
    cookie: str
    decks: list[KeptDeck]
    cards: dict[str, str]  # imported ones: id to name
    tables: dict[str, Kept]  # by what they are


class Prompted(msgspec.Struct, frozen=True):
    """What an encoded state asked."""

    game: str
    seat: int
    kind: str
    options: list[str]


class Written(msgspec.Struct, frozen=True):
    """A deck in one of the forms, and its JSON."""

    game: str
    form: str
    text: str
    json: str

    @property
    def is_imported(self) -> bool:
        """Whether it needs the cards of a library."""
        return "user:" in self.json


def known(folder: Path) -> Known:
    """What a folder says of itself."""
    return msgspec.json.decode((folder / "known.json").read_bytes(), type=Known)


def prompted(state: Path) -> Prompted:
    """What an encoded state asked."""
    asked = msgspec.json.decode((state.parent / "prompts.json").read_bytes(), type=dict[str, Prompted])
    return asked[state.stem]


def written_decks(folder: Path) -> list[Written]:
    """The decks of a folder in all their forms; the JSON of each comes first."""
    parts = BLOCK.split((folder / "deck-links.txt").read_text(encoding="utf-8"))[1:]
    found: list[Written] = []
    for game, form, text in zip(parts[::3], parts[1::3], parts[2::3], strict=True):
        found.append(Written(game, form, text, text if form == "json" else found[-1].json))
    return found


def copied(what: Path, to: Path) -> Path:
    """A copy of a file or a folder: what lies here is never opened where it lies."""
    target = to / what.name
    return Path(shutil.copytree(what, target) if what.is_dir() else shutil.copy(what, target))
