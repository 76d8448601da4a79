"""Random generators that are plain data: one for deals, which nobody can foresee, and a fast one for playouts.

Deals come from BLAKE2b in counter mode: who has seen any number of draws knows nothing of the next. A search plays
thousands of guesses, which nobody need keep secret; it has xoshiro128**, four 32-bit words, every product under 2**62.
"""

from __future__ import annotations

import hashlib
import struct
from typing import Final

from .packed import Ints, i64

WORD: Final[i64] = 0xFFFFFFFF
SPAN: Final[i64] = 0x100000000
HALF: Final = int("0xFFFFFFFF", 16)  # the same as a number of Python's, which is no machine integer
GOLDEN: Final[i64] = 0x9E3779B9
BLOCK: Final[i64] = 16  # words of a block of deals
KEY_BYTES: Final[i64] = 32
PURPOSE: Final = b"duelwright deals"
# How games were dealt, by the version of their replays.
FIRST_GENERATOR: Final = 1  # by the fast generator, handles and all
WITH_OUTSIDE: Final = 2  # up to here, what cards may bring from outside the game lay on the table from the beginning
GENERATOR: Final = 3


class Rng:
    """A small fast generator; equal words give equal draws on every machine.

    >>> rng = seeded(7)
    >>> twin = rng.clone()
    >>> [rng.below(6) for _ in range(9)] == [twin.below(6) for _ in range(9)]
    True
    """

    __slots__ = ("a", "b", "c", "d")

    def __init__(self, a: i64, b: i64, c: i64, d: i64) -> None:
        self.a = a
        self.b = b
        self.c = c
        self.d = d

    def clone(self) -> Rng:
        """A generator that will draw the same numbers, independently."""
        return Rng(self.a, self.b, self.c, self.d)

    def word(self) -> i64:
        """The next 32 random bits."""
        a, b, c, d = self.a, self.b, self.c, self.d
        x = ((b << 2) + b) & WORD  # times 5; a product of this size would be slow
        x = ((x << 7) | (x >> 25)) & WORD
        c ^= a
        d ^= b
        self.b = b ^ c
        self.a = a ^ d
        self.c = c ^ ((b << 9) & WORD)
        self.d = ((d << 11) | (d >> 21)) & WORD
        return ((x << 3) + x) & WORD  # times 9

    def below(self, n: i64) -> i64:
        """A number from 0 to n - 1, each equally likely (by rejection)."""
        if n <= 1:
            return 0
        limit = SPAN - SPAN % n
        x = self.word()
        while x >= limit:
            x = self.word()
        return x % n

    def branch(self) -> Rng:
        """Another generator, which this one seeds."""
        return Rng(self.word() | 1, self.word(), self.word(), self.word())

    def shuffle(self, items: list[int]) -> None:
        """Put the items into a random order, in place."""
        for i in range(len(items) - 1, 0, -1):
            j = self.below(i + 1)
            items[i], items[j] = items[j], items[i]

    def mix(self, row: Ints) -> None:
        """The same for a packed row."""
        for i in range(len(row) - 1, 0, -1):
            j = self.below(i + 1)
            row[i], row[j] = row[j], row[i]


class Deals(Rng):
    """The generator of deals: block n is BLAKE2b of n under a secret key, sixteen words of it.

    >>> deals(7, "asigoc").word() == deals(7, "asigoc").word(), deals(7).word() == deals(8).word()
    (True, False)
    """

    __slots__ = ("block", "drawn", "key")

    def __init__(self, key: bytes, drawn: i64 = 0) -> None:
        super().__init__(0, 0, 0, 0)
        self.key = key
        self.drawn = drawn  # how many words were drawn so far
        self.block: tuple[int, ...] = ()

    def clone(self) -> Rng:
        """A generator that will draw the same numbers, independently."""
        twin = Deals(self.key, self.drawn)
        twin.block = self.block
        return twin

    def word(self) -> i64:
        """The next 32 random bits."""
        at = self.drawn % BLOCK
        if at == 0 or not self.block:
            counter = int(self.drawn // BLOCK).to_bytes(8, "little")
            made = hashlib.blake2b(counter, digest_size=4 * BLOCK, key=self.key, person=PURPOSE).digest()
            self.block = struct.unpack("<16I", made)
        self.drawn += 1
        return self.block[at]


def seeded(seed: int, stream: str = "") -> Rng:
    """A fast generator for a seed; streams of one seed are independent.

    >>> seeded(7).word() == seeded(7).word(), seeded(7).word() == seeded(7, "other").word()
    (True, False)
    """
    digest = hashlib.blake2b(f"{seed}/{stream}".encode(), digest_size=16).digest()
    a, b, c, d = struct.unpack("<4I", digest)
    return Rng(a, b, c, d) if digest.strip(b"\0") else Rng(1, 0, 0, 0)


def quick(seed: int) -> Rng:
    """A generator for a playout, made without a hash; any whole number is a seed, and neighbours are strangers.

    >>> quick(7).word() == quick(7).word(), quick(7).word() == quick(8).word()
    (True, False)
    >>> quick(2**70).word() == quick(2**70).word(), quick(-1).word() == quick(1).word()
    (True, False)
    """
    low: i64 = seed & HALF  # of Python's numbers, which have no end
    high: i64 = (seed >> 32) & HALF
    rng = Rng(low, mixed(high ^ low), mixed(mixed(low) ^ high ^ GOLDEN), GOLDEN)
    rng.word()
    rng.word()
    return rng


def mixed(x: i64) -> i64:
    """A word of 32 bits in which each bit depends on every bit of another; no product outgrows a machine integer."""
    x ^= x >> 16
    x = x * 0x21F0AAAD & WORD
    x ^= x >> 15
    x = x * 0x735A2D97 & WORD
    return x ^ x >> 15


def deals(seed: int, stream: str = "") -> Deals:
    """The deals of a seed; streams of one seed are independent, and none tells anything of another."""
    return Deals(hashlib.blake2b(f"{seed}/{stream}".encode(), digest_size=KEY_BYTES).digest())
