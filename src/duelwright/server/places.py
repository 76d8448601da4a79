"""Places for work that takes long, shared so that nobody waits for what somebody else asks for without end."""

from __future__ import annotations

import asyncio
from collections import Counter, OrderedDict
from typing import Final, NamedTuple

MOST_KEYS: Final = 50_000  # whose use is remembered; the oldest are forgotten first

Who = tuple[str, ...]  # somebody, from the outside in: an address, a guest there


class Waiting(NamedTuple):
    """Somebody who waits for a place."""

    circles: tuple[Who, ...]  # the address alone, then the guest there
    ready: asyncio.Future[None]


class Places:
    """So many places. Who has some gets one more only where more than that are free, so that one is always left.

    Of those who wait, who has the fewest places is next, then who has used them least: first each address, then each
    guest there. Who comes anew begins with as much use as who was served last: nothing is owed, and nothing saved.
    """

    def __init__(self, places: int) -> None:
        self.free = places
        self.held: Counter[Who] = Counter()
        self.used: OrderedDict[Who, float] = OrderedDict()  # in seconds
        self.least: dict[Who, float] = {}  # what who was served last had used, by the circle around them
        self.waiting: list[Waiting] = []

    async def take(self, who: Who) -> None:
        """Wait for a place."""
        circles = tuple(who[: depth + 1] for depth in range(len(who)))
        for circle in circles:
            self._use(circle, max(self.used.get(circle, 0.0), self.least.get(circle[:-1], 0.0)))
        one = Waiting(circles, asyncio.get_running_loop().create_future())
        self.waiting.append(one)
        self._fill()
        try:
            await one.ready
        except asyncio.CancelledError:
            if one.ready.cancelled():
                self.waiting.remove(one)
            else:  # it was given in the same moment
                self.give(who, 0.0)
            raise

    def give(self, who: Who, seconds: float) -> None:
        """Give a place back that was used for so long."""
        self.free += 1
        for depth in range(len(who)):
            circle = who[: depth + 1]
            self._use(circle, self.used.get(circle, 0.0) + seconds)
            self.held[circle] -= 1
            if not self.held[circle]:
                del self.held[circle]
        self._fill()

    def _fill(self) -> None:
        """Give free places to those who are next."""
        while self.free:
            fit = [one for one in self.waiting if all(self.held[circle] < self.free for circle in one.circles)]
            if not fit:
                return
            one = min(fit, key=self._has_had)
            self.waiting.remove(one)
            self.free -= 1
            for circle in one.circles:
                self.held[circle] += 1
                self.least[circle[:-1]] = max(self.used.get(circle, 0.0), self.least.get(circle[:-1], 0.0))
            one.ready.set_result(None)

    def _has_had(self, one: Waiting) -> list[tuple[int, float]]:
        return [(self.held[circle], self.used.get(circle, 0.0)) for circle in one.circles]

    def _use(self, circle: Who, seconds: float) -> None:
        self.used.pop(circle, None)
        self.used[circle] = seconds
        while len(self.used) > MOST_KEYS:
            forgotten, _ = self.used.popitem(last=False)
            self.least.pop(forgotten, None)
