"""Nobody else on the machine reads what a server or a library keeps."""

from __future__ import annotations

import os
import stat
from pathlib import Path

import pytest

from duelwright.home import data_folder, keep_folder_private, keep_private
from duelwright.library.store import FILE, open_library

from .players import Served

pytestmark = pytest.mark.skipif(os.name != "posix", reason="modes are those of POSIX")


def mode(path: Path) -> int:
    return stat.S_IMODE(path.stat().st_mode)


def test_the_files_of_a_server_are_for_its_user_alone(tmp_path: Path) -> None:
    """Those that an earlier version left open, too; a link is not followed."""
    old, outside = tmp_path / "journal.sqlite", tmp_path / "outside"
    for path in (old, outside):
        path.touch(0o644)
    (tmp_path / "duelwright.sqlite-linked").symlink_to(outside)
    served = Served(tmp_path)
    try:
        found = {path.name: mode(path) for path in tmp_path.glob("*.sqlite*") if not path.is_symlink()}
    finally:
        served.kill()
    assert {"journal.sqlite", "duelwright.sqlite"} <= set(found)
    assert {name for name, one in found.items() if one != 0o600} == set() and mode(outside) == 0o644


def test_a_folder_that_is_made_is_for_its_user_alone(tmp_path: Path) -> None:
    assert mode(data_folder(str(tmp_path / "a" / "new"))) == 0o700
    open_library(str(tmp_path / "b")).close()
    assert mode(tmp_path / "b") == 0o700 and mode(tmp_path / "b" / FILE) == 0o600


def test_what_is_not_there_is_no_fault(tmp_path: Path) -> None:
    keep_private(tmp_path / "nothing")
    assert list(tmp_path.iterdir()) == []


def test_a_folder_of_an_earlier_version_is_closed_unless_something_else_lies_there(tmp_path: Path) -> None:
    ours, shared = tmp_path / "ours", tmp_path / "shared"
    for folder in (ours, shared):
        folder.mkdir(mode=0o755)
        (folder / "journal.sqlite-wal").touch()
    (shared / "letters.txt").touch()
    for folder in (ours, shared):
        keep_folder_private(folder, ("journal.sqlite", "cache"))
    assert (mode(ours), mode(shared)) == (0o700, 0o755)
