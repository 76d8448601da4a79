"""Views: a state as one seat may know it. A view is a value and holds all that is needed to play on from there."""

from __future__ import annotations

import msgspec

from .errors import DecodeError, worded
from .wire import Prompt, Result


class ViewCard(msgspec.Struct, frozen=True, gc=False, omit_defaults=True):
    """A card in a zone; `card` is empty where the viewer does not know it. `known`: a bit per seat that does."""

    handle: int
    card: str = ""
    owner: int = 0
    known: int = 0
    marks: dict[str, int] = {}
    values: dict[str, int] = {}


class ViewSeat(msgspec.Struct, frozen=True, gc=False):
    """One side of the table. `unseen` lists cards that are known to be among the hidden ones."""

    counters: dict[str, int]
    zones: dict[str, tuple[ViewCard | None, ...]]
    unseen: tuple[ViewCard, ...]


class ViewFrame(msgspec.Struct, frozen=True, gc=False, array_like=True):
    """A waiting procedure or effect. References are handles; 0 is nothing, below 0 an unknown card in that place.

    Where `-1 - reference` is not less than the number of places, it is the same unknown card as an earlier one of the
    frame: the how-manieth, times that number, is added.

    Abilities are named by their ids (`td01/001#0`), here and below: numbers would tell what else is in a pool.
    """

    proc: int
    at: int
    seat: int
    ability: str
    source: int
    a: int
    b: int
    c: int
    refs: tuple[int, ...]
    tags: tuple[int, ...]

    def __getitem__(self, slot: int) -> int:
        """What is kept in a slot, by its name of the game (`names.CHECK_ICON`), as in a frame."""
        return (self.a, self.b, self.c)[slot]


class ViewModifier(msgspec.Struct, frozen=True, gc=False, array_like=True):
    """A change to a number of a card: handle, stat, amount, how long, by which ability, of which seat.

    `gives` is the ability that the card was given, where it was given one.
    """

    handle: int
    stat: str
    amount: int
    until: int
    ability: str
    seat: int
    gives: str = ""


class ViewEntry(msgspec.Struct, frozen=True, gc=False, array_like=True):
    """An ability that stands by: which, from which card, whose, by which batch and card."""

    ability: str
    source: int
    seat: int
    batch: int
    value: int


class View(msgspec.Struct, frozen=True, gc=False):
    """What a seat may know; `viewer` is -1 for the public table. Equal views have equal bytes.

    >>> import duelwright as dw
    >>> view = dw.game("asigoc").start(seed=7).view(0)
    >>> dw.View.decode(view.encode()) == view
    True
    >>> [card.card for card in view.seats[1].zones["hand"]]
    ['', '', '', '', '']
    """

    game: str
    hash: str
    viewer: int
    turn: int
    phase: str
    active: int
    first: int
    seats: tuple[ViewSeat, ...]
    registers: dict[str, int]
    modifiers: tuple[ViewModifier, ...]
    stack: tuple[ViewFrame, ...]
    chain: tuple[ViewFrame, ...]
    standby: tuple[ViewEntry, ...]
    open_lists: bool
    prompt: Prompt | None
    result: Result | None

    def encode(self) -> bytes:
        """The view as bytes, the same for equal views."""
        return msgspec.json.encode(self)

    @staticmethod
    def decode(data: bytes) -> View:
        """A view from its bytes; DecodeError where they are none."""
        try:
            return msgspec.json.decode(data, type=View)
        except msgspec.MsgspecError as error:
            raise DecodeError(worded("view_none", "this is no view: {error}", {"error": error})) from None

    def __hash__(self) -> int:
        return hash(self.encode())
