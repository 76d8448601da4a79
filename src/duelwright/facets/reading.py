"""What was made of a card's printed text: ability by ability, and where reading stopped."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from dataclasses import dataclass
from pathlib import Path
from typing import Final, Literal

import msgspec

from ..core.card import CardDef
from ..core.game import Game
from .record import Record

COMPLETE: Final = "complete"
PARTIAL: Final = "partial"
UNREAD: Final = "unread"
Status = Literal["complete", "partial", "unread"]


class AbilityRead(msgspec.Struct, frozen=True):
    """One ability: its tree in JSON form and how it was spelt; or the words where reading stopped."""

    text: str
    tree: object = None
    spelling: tuple[int, ...] = ()
    rendered: str = ""
    unread: str = ""  # the words at which it stopped, or what of them was not understood
    waits_for: str = ""  # the mechanism that it waits for, where that is known
    parsed: bool = False  # its words were read to the end, understood or not


class CardRead(msgspec.Struct, frozen=True):
    """A card: complete where every ability was read, understood, compiled and said again in the same words."""

    name: str
    number: str
    kind: str
    text: str
    status: Status
    abilities: tuple[AbilityRead, ...] = ()
    why: str = ""  # what is wrong with the card as a whole, where its abilities were read


@dataclass(frozen=True)
class Printed:
    """How a game reads printed text."""

    read: Callable[[Game, Record], CardRead]
    with_abilities: Callable[[CardDef, Sequence[AbilityRead]], CardDef]
    say: Callable[[Game, object, tuple[int, ...]], str]  # from a tree in JSON form and its spelling
    eras: Sequence[str]  # that cards are told apart by
    era: Callable[[str], str]  # of a card, by its number
    keep_in: Callable[[Path], None] | None = None  # told a folder for what takes long to make and can be made anew
