"""Where a user's data lies."""

from __future__ import annotations

import os
import sqlite3
from contextlib import suppress
from pathlib import Path
from typing import Final

from .core.errors import DuelwrightError, system_reason, worded

HOME: Final = "DUELWRIGHT_HOME"


class HomeError(DuelwrightError):
    """The folder of a user's data cannot be used."""


def data_folder(asked: str = "") -> Path:
    """Where a user's data lies: as asked, else $DUELWRIGHT_HOME, else the platform's folder for such things."""
    from platformdirs import user_data_path

    folder = Path(asked or os.environ.get(HOME, "") or user_data_path("duelwright", appauthor=False))
    other = worded("home_data", "name another folder with --data")
    advice = other if asked else worded("home_set", "set {name} to another folder", {"name": HOME})
    if folder.is_file():
        raise HomeError(worded("home_file", "{folder} is a file; {advice}", {"folder": folder, "advice": advice}))
    try:
        folder.mkdir(parents=True, exist_ok=True, mode=0o700)
    except OSError as error:
        raise HomeError(
            worded(
                "home_not_made",
                "{folder} cannot be made: {reason}; {advice}",
                {"folder": folder, "reason": system_reason(error), "advice": advice},
            )
        ) from None
    return folder


def keep_private(file: Path) -> None:
    """Nobody else on this machine reads a file of the data folder, nor those that a database lays beside it."""
    if os.name == "posix":
        for path in file.parent.glob(f"{file.name}*"):
            with suppress(OSError):  # somebody else's, gone since, or on a disk that knows no modes
                if path.is_file() and not path.is_symlink():
                    path.chmod(0o600)


def is_disk_full(error: BaseException | None) -> bool:
    """Whether a database says that there is no room left; SQLite by its code, PostgreSQL by its state."""
    code: int = getattr(error, "sqlite_errorcode", 0)
    return code & 0xFF == sqlite3.SQLITE_FULL or getattr(error, "sqlstate", "") == "53100"


def keep_folder_private(folder: Path, names: tuple[str, ...]) -> None:
    """Close a folder of an earlier version to others, where nothing but such files lies in it."""
    if os.name == "posix":
        with suppress(OSError):
            if all(path.name.startswith(names) for path in folder.iterdir()):
                folder.chmod(0o700)


def cache_folder() -> Path | None:
    """Where lies what can be made anew: `cache` in $DUELWRIGHT_HOME, else the platform's folder."""
    from platformdirs import user_cache_path

    asked = os.environ.get(HOME, "")
    try:
        return Path(asked, "cache") if asked else user_cache_path("duelwright", appauthor=False)
    except (RuntimeError, KeyError):  # a user without a home folder
        return None
