"""A clock for searches that goes on by being looked at, so that a budget in seconds is a number of playouts."""

from __future__ import annotations

import pytest

from duelwright.bots import search, tree

TICK = 0.01  # seconds from one look to the next


class Ticking:
    """Stands in for the module `time`: every look at it is a tick later than the one before, however busy it is."""

    def __init__(self) -> None:
        self.looks = 0

    def perf_counter(self) -> float:
        """The next tick."""
        self.looks += 1
        return self.looks * TICK

    time = perf_counter


@pytest.fixture
def ticking(monkeypatch: pytest.MonkeyPatch) -> Ticking:
    """Searches in this process go by ticks."""
    clock = Ticking()
    for module in (search, tree):
        monkeypatch.setattr(module, "time", clock)
    return clock
