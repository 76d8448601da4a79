"""Passwords: hashed with argon2id beside everything else, one at a time, so that no game waits for a login."""

from __future__ import annotations

import asyncio
import unicodedata
from collections.abc import Callable
from concurrent.futures import ThreadPoolExecutor
from itertools import pairwise
from typing import Final, TypeVar

from argon2 import PasswordHasher, Type
from argon2.exceptions import InvalidHashError, VerificationError

from .table import Denied

SHORTEST: Final = 8
LONGEST: Final = 128
MEMORY: Final = 19_456  # KiB, with two rounds: what OWASP asks for at least; 20 ms of a core
ROUNDS: Final = 2
MOST_WAITING: Final = 400  # logins that wait at once
OFTEN: Final = frozenset({"password", "password1", "qwertyuiop", "qwerty123", "iloveyou", "letmein12", "duelwright"})

T = TypeVar("T")


def is_weak(password: str, name: str) -> bool:
    """Whether a password is the first that somebody would try.

    >>> [is_weak(one, "Ada Lovelace") for one in ("short", "11111111", "12345678", "adalovelace", "correct horse")]
    [True, True, True, True, False]
    """
    plain = "".join(password.casefold().split())
    is_run = all(ord(after) - ord(before) == 1 for before, after in pairwise(plain))
    is_own = plain == "".join(name.casefold().split())
    return len(password) < SHORTEST or len(set(plain)) < 3 or is_run or is_own or plain in OFTEN


class Passwords:
    """Makes and compares hashes."""

    def __init__(self, memory: int = MEMORY, rounds: int = ROUNDS) -> None:
        self.hasher = PasswordHasher(time_cost=rounds, memory_cost=memory, parallelism=1, type=Type.ID)
        self.nobody = self.hasher.hash("nobody")  # who is not there is compared with: the time tells nothing
        self.thread = ThreadPoolExecutor(1, "passwords")  # of its own: whoever needs the disk does not wait for it
        self.waiting = 0

    async def hash(self, password: str) -> str:
        """What is kept of a password."""
        return await self._beside(lambda: self.hasher.hash(prepared(password)))

    async def fits(self, password: str, known: str | None) -> bool:
        """Whether a password is the one that is known; nobody's takes as long."""
        return await self._beside(lambda: self._fits(prepared(password), known or self.nobody)) and known is not None

    def is_outdated(self, known: str) -> bool:
        """Whether a hash was made with other numbers than those of today."""
        return self.hasher.check_needs_rehash(known)

    def _fits(self, password: str, known: str) -> bool:
        try:
            return self.hasher.verify(known, password)
        except (VerificationError, InvalidHashError):
            return False

    async def _beside(self, work: Callable[[], T]) -> T:
        if self.waiting >= MOST_WAITING:
            raise Denied("too_many_logins")
        self.waiting += 1
        try:
            return await asyncio.get_running_loop().run_in_executor(self.thread, work)
        finally:
            self.waiting -= 1

    def close(self) -> None:
        """Let what waits go."""
        self.thread.shutdown(wait=False, cancel_futures=True)


def prepared(password: str) -> str:
    """A password as every keyboard writes it."""
    return unicodedata.normalize("NFKC", password)
