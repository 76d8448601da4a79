"""Games that are not shipped are registered here like any other, so that the conformance suite runs on them, too.

Skirmish is the example of a game in a package of its own.
"""

from __future__ import annotations

import importlib
import os
import sys
import tempfile
from collections.abc import Iterator
from pathlib import Path

import pytest
from hypothesis import HealthCheck, settings

import duelwright as dw
from duelwright.bots import search, tree
from duelwright.library.ygopro import guard

from .ticking import OwnTime, Ticking

os.environ["DUELWRIGHT_HOME"] = tempfile.mkdtemp(prefix="duelwright-")  # no test touches a user's own library

settings.register_profile("untimed", deadline=None, suppress_health_check=[HealthCheck.too_slow])
settings.load_profile("untimed")  # examples are counted, not timed

sys.path.insert(0, str(Path(__file__).parents[1] / "examples" / "skirmish" / "src"))
dw.register(importlib.import_module("skirmish").FAMILY)


@pytest.fixture
def ticking(monkeypatch: pytest.MonkeyPatch) -> Ticking:
    """Searches in this process go by ticks."""
    clock = Ticking()
    for module in (search, tree):
        monkeypatch.setattr(module, "time", clock)
    return clock


@pytest.fixture(autouse=True, scope="session")
def own_time() -> Iterator[None]:
    """A stranger's database is read in bounded time, on a busy machine, too: only our own counts."""
    with pytest.MonkeyPatch.context() as patch:
        patch.setattr(guard, "time", OwnTime)
        yield
