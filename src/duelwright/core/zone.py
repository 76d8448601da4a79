"""Zones: where cards are, and who may see them there."""

from __future__ import annotations

from typing import Final

from .packed import i64

PUBLIC: Final[i64] = 0  # everybody sees the cards
OWNER: Final[i64] = 1  # only the seat whose zone it is sees them; no order
HIDDEN: Final[i64] = 2  # nobody sees them; ordered, top first
FIELD: Final[i64] = 3  # everybody sees a card that lies face up; face down, only the seat whose zone it is


class Zone:
    """One zone of each seat: a pile (`slots` = 0) or a row of slots that hold one card each.

    >>> Zone("weapons", PUBLIC, 2, "W").slot_names()
    ['W1', 'W2']
    """

    __slots__ = ("letter", "name", "sight", "slots")

    def __init__(self, name: str, sight: int, slots: int = 0, letter: str = "") -> None:
        self.name = name
        self.sight = sight
        self.slots = slots
        self.letter = letter

    def slot_names(self) -> list[str]:
        """The names of its slots, from the first."""
        return [f"{self.letter}{slot + 1}" for slot in range(self.slots)]
