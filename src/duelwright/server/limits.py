"""Limits: so much a second, and so much at once, of whatever somebody asks for."""

from __future__ import annotations

import time
from collections import OrderedDict
from functools import lru_cache
from ipaddress import IPv4Address, IPv6Address, ip_address
from typing import Final

from starlette.types import Scope

MOST_KEYS: Final = 50_000  # that are remembered; the oldest are forgotten first
HOST_BITS: Final = 64  # of an address of IPv6, which its owner has all of


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
    """Where a request or a socket comes from. Who has one address of IPv6 has all of its /64, so these count as one.

    >>> address_of({"client": ("2001:db8::1:2:3", 80)}) == address_of({"client": ("2001:db8::9", 80)})
    True
    >>> address_of({"client": ("::ffff:192.0.2.7", 80)}), address_of({"client": ("testclient", 80)})
    ('192.0.2.7', 'testclient')
    """
    client = scope.get("client")
    return _neighbourhood(str(client[0])) if client else ""


@lru_cache(MOST_KEYS)
def _neighbourhood(host: str) -> str:
    try:
        address = ip_address(host)
    except ValueError:  # a name, or a socket of the machine itself
        return host
    if isinstance(address, IPv4Address):
        return host
    if address.ipv4_mapped is not None:
        return str(address.ipv4_mapped)
    return f"{IPv6Address(int(address) >> HOST_BITS << HOST_BITS)}/64"
