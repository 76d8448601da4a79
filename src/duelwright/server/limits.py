"""Limits: so much a second, and so much at once, of whatever somebody asks for."""

from __future__ import annotations

import time
from collections import OrderedDict
from typing import Final

from starlette.types import Scope

MOST_KEYS: Final = 50_000  # that are remembered; the oldest are forgotten first


class Bucket:
    """A right to do something, that fills up again with time.

    >>> bucket = Bucket(rate=1.0, size=2)
    >>> [bucket.take(now=0.0), bucket.take(now=0.0), bucket.take(now=0.0), bucket.take(now=1.0)]
    [True, True, False, True]
    """

    __slots__ = ("at", "left", "rate", "size")

    def __init__(self, rate: float, size: float) -> None:
        self.rate = rate
        self.size = size
        self.left = float(size)
        self.at = 0.0

    def take(self, cost: float = 1.0, now: float | None = None) -> bool:
        """Take some of it; False where there is too little."""
        now = time.monotonic() if now is None else now
        self.left = min(self.size, self.left + (now - self.at) * self.rate)
        self.at = now
        if self.left < cost:
            return False
        self.left -= cost
        return True


class Buckets:
    """A bucket for everybody by a key: an address, a guest."""

    def __init__(self, rate: float, size: float) -> None:
        self.rate = rate
        self.size = size
        self.by_key: OrderedDict[str, Bucket] = OrderedDict()

    def take(self, key: str, cost: float = 1.0) -> bool:
        """Take some of somebody's; False where there is too little."""
        bucket = self.by_key.pop(key, None) or Bucket(self.rate, self.size)
        self.by_key[key] = bucket
        while len(self.by_key) > MOST_KEYS:
            self.by_key.popitem(last=False)
        return bucket.take(cost)


def address_of(scope: Scope) -> str:
    """Where a request or a socket comes from."""
    client = scope.get("client")
    return str(client[0]) if client else ""
