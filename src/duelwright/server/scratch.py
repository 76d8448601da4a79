"""Folders for files that nobody needs after their process; those that a crash left are swept by the next one."""

from __future__ import annotations

import os
import shutil
import sqlite3
import tempfile
from pathlib import Path
from typing import Final

PREFIX: Final = "duelwright-"
LOCK: Final = "in-use"  # a file of the folder; its lock ends with the process, however that ends


class Scratch:
    """A folder for a while, under the temporary one; nobody sweeps it as long as this process lives.

    >>> scratch = Scratch()
    >>> scratch.path.name.startswith("duelwright-"), scratch.path in sweep()
    (True, False)
    >>> scratch.close()
    >>> scratch.path.exists()
    False
    """

    def __init__(self) -> None:
        while True:
            self.path = Path(tempfile.mkdtemp(prefix=PREFIX))
            lock = locked(self.path)
            if lock is not None:  # else somebody has just swept it
                self.lock = lock
                return

    def close(self) -> None:
        """Throw everything away."""
        remove(self.path, self.lock)


def sweep() -> list[Path]:
    """Remove the folders of this user whose process has gone; which they were.

    What has no lock is somebody else's, or of a version that made none, and stays.
    """
    swept = []
    for path in sorted(Path(tempfile.gettempdir()).glob(f"{PREFIX}*")):
        lock = locked(path) if is_ours(path) else None
        if lock is not None:
            remove(path, lock)
            swept.append(path)
    return swept


def is_ours(path: Path) -> bool:
    """Whether a folder of the temporary one is a scratch folder of this user."""
    try:
        owner = path.stat(follow_symlinks=False).st_uid
        is_folder = path.is_dir() and not path.is_symlink() and (path / LOCK).is_file()
    except OSError:  # it has gone, or cannot be looked into
        return False
    return is_folder and (os.name != "posix" or owner == os.getuid())


def locked(path: Path) -> sqlite3.Connection | None:
    """The lock of a folder; None where another process has it, or the folder has gone."""
    lock = None
    try:
        lock = sqlite3.connect(path / LOCK, timeout=0, isolation_level=None, check_same_thread=False)
        lock.execute("BEGIN EXCLUSIVE")
    except sqlite3.Error:
        if lock is not None:
            lock.close()
        return None
    return lock


def remove(path: Path, lock: sqlite3.Connection) -> None:
    """Remove a folder whose lock is held, and let the lock go."""
    if os.name == "posix":
        shutil.rmtree(path, ignore_errors=True)
        lock.close()
    else:  # a file that is open stays
        lock.close()
        shutil.rmtree(path, ignore_errors=True)
