"""Zones: where cards are, and who may see them there."""

from __future__ import annotations

from typing import Final

PUBLIC: Final = 0  # everybody sees the cards
OWNER: Final = 1  # only the seat whose zone it is sees them; no order
HIDDEN: Final = 2  # nobody sees them; ordered, top first


class Zone:
    """One zone of each seat: a pile (`slots` = 0) or a row of slots that hold one card each."""

    __slots__ = ("name", "sight", "slots")

    def __init__(self, name: str, sight: int, slots: int = 0) -> None:
        self.name = name
        self.sight = sight
        self.slots = slots
