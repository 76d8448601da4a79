"""Printed cards. A definition is frozen and shared by every game that is played with it."""

from __future__ import annotations

import msgspec


class CardDef(msgspec.Struct, frozen=True):
    """A printed card: a stable id, a name, a kind, its numbers, its abilities as nodes, its traits.

    >>> CardDef("demo/1", "Wooden Sword", "weapon", {"attack": 2, "block": 1}).name
    'Wooden Sword'
    """

    id: str
    name: str
    kind: str
    numbers: dict[str, int] = {}
    abilities: tuple[object, ...] = ()
    flavour: str = ""
    traits: dict[str, tuple[str, ...]] = {}  # words that rules and cards ask for: nation, race, skill icons
