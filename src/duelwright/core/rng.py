"""The state's own random generator: xoshiro128**, four 32-bit words, every product under 2**62."""

from __future__ import annotations

import hashlib
from typing import Final

WORD: Final = 0xFFFFFFFF
SPAN: Final = 0x100000000


class Rng:
    """A small deterministic generator that is plain data; equal words give equal draws on every machine.

    >>> rng = seeded(7)
    >>> twin = rng.clone()
    >>> [rng.below(6) for _ in range(9)] == [twin.below(6) for _ in range(9)]
    True
    """

    __slots__ = ("a", "b", "c", "d")

    def __init__(self, a: int, b: int, c: int, d: int) -> None:
        self.a = a
        self.b = b
        self.c = c
        self.d = d

    def clone(self) -> Rng:
        """A generator that will draw the same numbers, independently."""
        return Rng(self.a, self.b, self.c, self.d)

    def word(self) -> int:
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

    def below(self, n: int) -> int:
        """A number from 0 to n - 1, each equally likely (by rejection)."""
        if n <= 1:
            return 0
        limit = SPAN - SPAN % n
        x = self.word()
        while x >= limit:
            x = self.word()
        return x % n

    def shuffle(self, items: list[int]) -> None:
        """Put the items into a random order, in place."""
        for i in range(len(items) - 1, 0, -1):
            j = self.below(i + 1)
            items[i], items[j] = items[j], items[i]


def seeded(seed: int, stream: str = "") -> Rng:
    """A generator for a seed; streams of one seed are independent.

    >>> seeded(7).word() == seeded(7).word(), seeded(7).word() == seeded(7, "other").word()
    (True, False)
    """
    digest = hashlib.blake2b(f"{seed}/{stream}".encode(), digest_size=16).digest()
    words = [int.from_bytes(digest[i : i + 4], "little") for i in (0, 4, 8, 12)]
    if not any(words):
        words[0] = 1
    return Rng(words[0], words[1], words[2], words[3])
