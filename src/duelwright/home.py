"""Where a user's data lies."""

from __future__ import annotations

import os
from pathlib import Path
from typing import Final

from .core.errors import DuelwrightError

HOME: Final = "DUELWRIGHT_HOME"


class HomeError(DuelwrightError):
    """The folder of a user's data cannot be used."""


def data_folder(asked: str = "") -> Path:
    """Where a user's data lies: as asked, else $DUELWRIGHT_HOME, else the platform's folder for such things."""
    from platformdirs import user_data_path

    folder = Path(asked or os.environ.get(HOME, "") or user_data_path("duelwright", appauthor=False))
    advice = "name another folder with --data" if asked else f"set {HOME} to another folder"
    if folder.is_file():
        raise HomeError(f"{folder} is a file; {advice}")
    try:
        folder.mkdir(parents=True, exist_ok=True)
    except OSError as error:
        raise HomeError(f"{folder} cannot be made: {error.strerror}; {advice}") from None
    return folder
