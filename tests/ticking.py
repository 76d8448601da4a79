"""Clocks for what is done by the clock: they do not depend on how busy the machine is."""

from __future__ import annotations

import time
from typing import Final

TICK: Final = 0.01  # seconds from one look to the next


class Ticking:
    """Stands in for the module `time`: every look at it is a tick later, so that seconds are a number of playouts."""

    def __init__(self) -> None:
        self.looks = 0

    def perf_counter(self) -> float:
        """The next tick."""
        self.looks += 1
        return self.looks * TICK

    time = perf_counter


class OwnTime:
    """Stands in for the module `time`: what counts is the work of this thread, and not what others do meanwhile."""

    monotonic = staticmethod(time.thread_time)
