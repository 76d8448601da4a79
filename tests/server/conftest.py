"""Servers for the tests: one in a process of its own for a whole run, and hosts inside the test's own."""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path

import pytest

from .players import Served, Standing


@pytest.fixture(scope="session")
def server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Served]:
    """A server without limits on addresses, since everybody comes from the same one; its log shall tell of no fault."""
    made = Served(tmp_path_factory.mktemp("served"), "--no-limits")
    yield made
    made.stop()
    assert not made.faults(), made.log.read_text()


@pytest.fixture(scope="session")
def limited(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Served]:
    """A server with its limits."""
    made = Standing(tmp_path_factory.mktemp("limited"))
    yield made
    made.stop()
    assert not made.faults(), made.log.read_text()


@pytest.fixture
def folder(tmp_path: Path) -> Path:
    """Where a lobby keeps its files."""
    return tmp_path
