"""Libraries for the tests: one with the shipped cards for everybody, and fresh ones to change."""

from __future__ import annotations

import shutil
from collections.abc import Iterator
from pathlib import Path

import pytest

from duelwright.library.store import FILE, Library


@pytest.fixture(scope="session")
def shipped(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Library]:
    """A library with the cards that come with the program; nobody changes it."""
    made = Library(tmp_path_factory.mktemp("shipped") / FILE)
    yield made
    made.close()


@pytest.fixture
def library(shipped: Library, tmp_path: Path) -> Iterator[Library]:
    """A library of one's own."""
    shipped.base.execute("PRAGMA wal_checkpoint(TRUNCATE)")
    shutil.copy(shipped.path, tmp_path / FILE)
    made = Library(tmp_path / FILE)
    yield made
    made.close()
