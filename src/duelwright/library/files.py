"""Files of cards, whatever their kind: YGOPro's databases, tables, JSON."""

from __future__ import annotations

import re
import stat
from collections.abc import Mapping, Sequence
from pathlib import Path
from typing import Final

import msgspec

from ..facets.record import LibraryError, Record
from .forms import read_forms
from .sheet import read_sheet
from .ygopro.cdb import read_cdb

LARGEST: Final = 64_000_000  # bytes
KINDS: Final = (".cdb", ".csv", ".json", ".toml")
MOST_FILES: Final = 1_000
SET_BITS: Final = 0xFFFF


def read_cards(path: Path, family: str = "", wrong: list[str] | None = None) -> tuple[list[Record], int]:
    """The cards of a file, or of every file of a folder, and how many were left out; LibraryError says what is wrong.

    Where no game is told, the file tells it. Where a list is given, what is wrong with single cards of a JSON file
    goes there, and the others are read.
    """
    if path.is_dir():
        return read_folder(path, family, wrong)
    kind = path.suffix.casefold()
    if kind not in KINDS:
        raise LibraryError(f"{path} is no file of cards; give one that ends with {', '.join(KINDS)}")
    if kind == ".cdb":
        return read_cdb(path)
    text = read_text(path)
    try:
        if kind == ".csv":
            return read_sheet(text, family), 0
        return read_forms(text, family, wrong, kind == ".toml"), 0
    except LibraryError as error:
        raise LibraryError(f"{path.name}, {error}") from None


def card_files(folder: Path) -> list[Path]:
    """The files of cards in a folder, by name; what lies in folders within it is not looked at."""
    try:
        return sorted(path for path in folder.iterdir() if path.suffix.casefold() in KINDS and path.is_file())
    except OSError as error:
        raise LibraryError(f"{folder} cannot be read: {error.strerror}") from None


def read_folder(folder: Path, family: str = "", wrong: list[str] | None = None) -> tuple[list[Record], int]:
    """The cards of a folder: a set may be told in several files."""
    files = card_files(folder)
    if not files:
        raise LibraryError(f"{folder} is a folder without files of cards; they end with {', '.join(KINDS)}")
    if len(files) > MOST_FILES:
        raise LibraryError(f"{folder} has {len(files)} files of cards; {MOST_FILES} are the most that are read")
    read = [read_cards(path, family, wrong) for path in files]
    return [record for records, _ in read for record in records], sum(left_out for _, left_out in read)


def read_text(path: Path) -> str:
    """The text of a plain file; others, and larger ones than any file of cards, are not opened."""
    try:
        found = path.stat()
        if not stat.S_ISREG(found.st_mode):
            raise LibraryError(f"{path} is no plain file")
        if found.st_size > LARGEST:
            raise LibraryError(f"{path} has {found.st_size:,} bytes; {LARGEST:,} are the most that is read")
        return path.read_text(encoding="utf-8-sig")
    except UnicodeDecodeError:
        raise LibraryError(f"{path} is no text in UTF-8") from None
    except (OSError, ValueError) as error:
        said = error.strerror if isinstance(error, OSError) else None
        raise LibraryError(f"{path} cannot be read: {said or error}") from None


def source_name(path: Path) -> str:
    """A name for the cards of a file.

    >>> source_name(Path("My Cards (new).cdb"))
    'my-cards-new'
    """
    return re.sub(r"[^a-z0-9._]+", "-", path.stem.casefold()).strip("-._")[:40] or "cards"


def with_sets(records: Sequence[Record], names: Mapping[int, str]) -> list[Record]:
    """The cards with the names of their sets, where a file has only their numbers."""
    return [
        msgspec.structs.replace(record, set=names.get(record.setcode & SET_BITS, "")[:100])
        if not record.set
        else record
        for record in records
    ]
