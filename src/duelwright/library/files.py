"""Files of cards, whatever their kind: YGOPro's databases, tables, JSON."""

from __future__ import annotations

import re
import stat
from collections.abc import Mapping, Sequence
from pathlib import Path
from typing import Final

import msgspec

from ..core.errors import system_reason, worded
from ..facets.record import LibraryError, Record
from .forms import read_forms
from .sheet import read_sheet
from .ygopro.cdb import read_cdb

LARGEST: Final = 64_000_000  # bytes
KINDS: Final = (".cdb", ".csv", ".json", ".toml")
MOST_FILES: Final = 1_000
SET_BITS: Final = 0xFFFF


def read_cards(path: Path, family: str = "", wrong: list[LibraryError] | None = None) -> tuple[list[Record], int]:
    """The cards of a file, or of every file of a folder, and how many were left out; LibraryError says what is wrong.

    Where no game is told, the file tells it. Where a list is given, what is wrong with single cards of a JSON file
    goes there, and the others are read.
    """
    if path.is_dir():
        return read_folder(path, family, wrong)
    kind = path.suffix.casefold()
    if kind not in KINDS:
        raise LibraryError(
            worded(
                "no_card_file",
                "{path} is no file of cards; give one that ends with {list}",
                {"path": path, "list": ", ".join(KINDS)},
            )
        )
    if kind == ".cdb":
        return read_cdb(path)
    text = read_text(path)
    try:
        if kind == ".csv":
            return read_sheet(text, family), 0
        return read_forms(text, family, wrong, kind == ".toml"), 0
    except LibraryError as error:
        raise LibraryError(worded("in_file", "{path}, {error}", {"path": path.name, "error": error})) from None


def card_files(folder: Path) -> list[Path]:
    """The files of cards in a folder, by name; what lies in folders within it is not looked at."""
    try:
        return sorted(path for path in folder.iterdir() if path.suffix.casefold() in KINDS and path.is_file())
    except OSError as error:
        raise LibraryError(
            worded(
                "folder_unreadable",
                "{folder} cannot be read: {reason}",
                {"folder": folder, "reason": system_reason(error)},
            )
        ) from None


def read_folder(folder: Path, family: str = "", wrong: list[LibraryError] | None = None) -> tuple[list[Record], int]:
    """The cards of a folder: a set may be told in several files."""
    files = card_files(folder)
    if not files:
        raise LibraryError(
            worded(
                "folder_empty",
                "{folder} is a folder without files of cards; they end with {list}",
                {"folder": folder, "list": ", ".join(KINDS)},
            )
        )
    if len(files) > MOST_FILES:
        raise LibraryError(
            worded(
                "folder_many",
                "{folder} has {files} files of cards; {most_files} are the most that are read",
                {"folder": folder, "files": len(files), "most_files": MOST_FILES},
            )
        )
    read = [read_cards(path, family, wrong) for path in files]
    return [record for records, _ in read for record in records], sum(left_out for _, left_out in read)


def read_text(path: Path) -> str:
    """The text of a plain file; others, and larger ones than any file of cards, are not opened."""
    try:
        found = path.stat()
        if not stat.S_ISREG(found.st_mode):
            raise LibraryError(worded("no_plain_file", "{path} is no plain file", {"path": path}))
        if found.st_size > LARGEST:
            raise LibraryError(
                worded(
                    "file_large",
                    "{path} has {st_size} bytes; {largest} are the most that is read",
                    {"path": path, "st_size": f"{found.st_size:,}", "largest": f"{LARGEST:,}"},
                )
            )
        return path.read_text(encoding="utf-8-sig")
    except UnicodeDecodeError:
        raise LibraryError(
            worded("file_no_text", "{path} is no text in UTF-8; save it in that encoding", {"path": path})
        ) from None
    except (OSError, ValueError) as error:
        raise LibraryError(
            worded("file_unreadable", "{path} cannot be read: {error}", {"path": path, "error": system_reason(error)})
        ) from None


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
