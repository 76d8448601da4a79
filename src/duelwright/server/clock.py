"""The clock of a table: what each player has for the whole game, and for each answer once that is used up.

A total alone, seconds for each answer alone, or both (byoyomi) are one rule: an answer may take what is left of the
total and the seconds for an answer, and what it took comes off the total. Where a turn of one's own begins the
increment is added. Every answer is free for a moment: a client gives those that are the only ones after a constant
pause, and a clock that told these from others would tell what a hand does not hold.
"""

from __future__ import annotations

import time
from typing import Final

import msgspec

FREE: Final = 2.0  # seconds of each answer that cost nothing


class TimeControl(msgspec.Struct, frozen=True, omit_defaults=True):
    """What was agreed on before the game."""

    clock: int = 0  # seconds for each answer, once the total is used up; 0 is none
    bank: int = 0  # seconds that each player has for the whole game; 0 is none
    increment: int = 0  # seconds that are added when a turn of one's own begins

    @property
    def parts(self) -> tuple[int, int, int]:
        """Its numbers."""
        return self.clock, self.bank, self.increment

    @property
    def is_timed(self) -> bool:
        """Whether there is a clock."""
        return bool(self.clock or self.bank)


class GameClock:
    """How much both players have left.

    >>> clock = GameClock(TimeControl(clock=30, bank=60, increment=5))
    >>> clock.spend(0, 52.0)
    >>> clock.spend(1, 1.5)
    >>> clock.turn_begins(3, 0)
    >>> clock.turn_begins(3, 0)
    >>> clock.banks, clock.allowed(0)
    ([15.0, 60.0], 45.0)
    >>> clock.spend(0, 40.0)
    >>> clock.allowed(0)
    30.0
    """

    def __init__(self, control: TimeControl) -> None:
        self.control = control
        self.banks = [float(control.bank), float(control.bank)]
        self.turn = 0  # the last that has begun: one that begins again after an undo adds nothing
        self.began = time.monotonic()

    def ask(self) -> None:
        """Somebody is asked."""
        self.began = time.monotonic()

    def allowed(self, seat: int) -> float:
        """Seconds that the next answer of a seat may take."""
        return self.banks[seat] + self.control.clock

    def taken(self) -> float:
        """Seconds since somebody was asked."""
        return time.monotonic() - self.began

    def left(self, seat: int) -> float:
        """Seconds until the open prompt of a seat runs out."""
        return max(0.0, self.allowed(seat) + FREE - self.taken())

    def shown(self, seat: int) -> float:
        """The same as it is shown: it stands still for the free moment."""
        return min(self.allowed(seat), self.left(seat))

    def spend(self, seat: int, seconds: float) -> None:
        """An answer has taken so long."""
        self.banks[seat] = max(0.0, self.banks[seat] - max(0.0, seconds - FREE))

    def turn_begins(self, turn: int, seat: int) -> None:
        """A turn of a seat begins; the first of each adds nothing."""
        if turn > self.turn:
            self.turn = turn
            if turn > 2:
                self.banks[seat] += self.control.increment
