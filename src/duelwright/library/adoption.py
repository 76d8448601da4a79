"""Decks that become somebody else's: a guest's, who is known by an account from now on."""

from __future__ import annotations

import msgspec

from .. import Deck
from .store import Library


def adopt(library: Library, of: str, owner: str, most: int) -> None:
    """Give somebody's decks to another, the latest as far as there is room; one whose name is taken gets a number."""
    mine = {(deck.game, deck.name): deck for deck in library.decks("", owner)}
    for deck in library.decks("", of):
        if mine.get((deck.game, deck.name)) == deck:  # it is there already
            library.forget(deck.game, deck.name, of)
    for deck in reversed(library.decks("", of)[: max(0, most - len(mine))]):
        number, name = 1, deck.name
        while (known := mine.get((deck.game, name))) is not None and not is_same(known, deck):
            number += 1
            name = f"{deck.name[:70]} ({number})"
        mine[deck.game, name] = msgspec.structs.replace(deck, name=name)
        library.save(mine[deck.game, name], owner)
        library.forget(deck.game, deck.name, of)


def forget_all(library: Library, owner: str) -> None:
    """Take all decks of somebody out."""
    for deck in library.decks("", owner):
        library.forget(deck.game, deck.name, owner)


def is_same(one: Deck, other: Deck) -> bool:
    """Whether two decks are of the same cards."""
    return msgspec.structs.replace(one, name="") == msgspec.structs.replace(other, name="")
