"""Which clans and nations a card counts as having, besides those printed on it (CR 2.17.4)."""

from __future__ import annotations

from typing import Final

import msgspec

from ...core.card import CardDef
from ...core.pool import EVERY_WORD
from ...language.node import Node, walk
from .vocabulary import Act, Auto, GenerationBreak, Legion, LimitBreak, Play

KEYWORDS: Final[dict[type[Node], str]] = {
    LimitBreak: "limit break", GenerationBreak: "generation break", Legion: "legion",
}  # fmt: skip

ONCE: Final = ("divine skill", "regalis piece")  # limits that others ask for

CLANS: Final = {  # of the clan era, each with its nation
    **dict.fromkeys(
        ("Royal Paladin", "Oracle Think Tank", "Angel Feather", "Shadow Paladin", "Gold Paladin", "Genesis"),
        "United Sanctuary",
    ),
    **dict.fromkeys(("Kagero", "Nubatama", "Tachikaze", "Murakumo", "Narukami"), "Dragon Empire"),
    **dict.fromkeys(("Nova Grappler", "Dimension Police", "Link Joker"), "Star Gate"),
    **dict.fromkeys(("Spike Brothers", "Dark Irregulars", "Pale Moon", "Gear Chronicle"), "Dark Zone"),
    **dict.fromkeys(("Granblue", "Bermuda Triangle", "Aqua Force"), "Magallanica"),
    **dict.fromkeys(("Megacolony", "Great Nature", "Neo Nectar"), "Zoo"),
}


def _clans_in(nation: str) -> tuple[str, ...]:
    return tuple(clan for clan, home in CLANS.items() if home == nation)


HEIRS: Final = {  # nations of today: the clans of earlier days that belong to them now
    "Keter Sanctuary": _clans_in("United Sanctuary"),
    "Brandt Gate": _clans_in("Star Gate"),
    "Dark States": _clans_in("Dark Zone"),
    "Stoicheia": ("Granblue", "Aqua Force", *_clans_in("Zoo")),
    "Lyrical Monasterio": ("Bermuda Triangle",),
}
GUESTS: Final = ("Touken Ranbu", "SHAMAN KING", "BanG Dream!", "Record of Ragnarok", "CoroCoro")  # from other works
OF_ALL: Final = "Cray Elemental"  # belongs to every clan and every nation


def counted(card: CardDef) -> dict[str, tuple[str, ...]]:
    """A card's traits with the clans it counts as having: where it has a nation and no clan, all of that nation's.

    >>> from .make import unit
    >>> counted(unit("x/1", "Rino", "Dragon Empire", 1, 8000, 5000))["clan"]
    ('Dragon Empire', 'Kagero', 'Nubatama', 'Tachikaze', 'Murakumo', 'Narukami')
    >>> counted(unit("x/2", "Bahr", "Kagero", 1, 8000, 5000))["clan"]
    ('Kagero',)
    """
    card = msgspec.structs.replace(card, traits=with_keywords(card))
    nations, clans = card.traits.get("nation", ()), card.traits.get("clan", ())
    if OF_ALL in nations or OF_ALL in clans:
        return {**card.traits, "nation": (EVERY_WORD,), "clan": (EVERY_WORD,)}
    if clans or not nations:
        return card.traits
    return {**card.traits, "clan": tuple(clan for nation in nations for clan in (nation, *clans_of(nation)))}


def with_keywords(card: CardDef) -> dict[str, tuple[str, ...]]:
    """A card's traits, and among its icons the keywords that its abilities have: a limit break, a Legion."""
    if not card.abilities:
        return card.traits
    parts = list(walk(card.abilities))
    found = {KEYWORDS[type(part)] for part in parts if type(part) in KEYWORDS}
    found |= {"limit break 4" for part in parts if part == LimitBreak(4)}
    found |= {part.limit for part in card.abilities if isinstance(part, Auto | Act | Play) and part.limit in ONCE}
    found -= set(card.traits.get("icons", ()))
    if not found:
        return card.traits
    return {**card.traits, "icons": (*card.traits.get("icons", ()), *sorted(found))}


def clans_of(nation: str) -> tuple[str, ...]:
    """The clans of a nation, of whichever days it is."""
    return HEIRS.get(nation) or _clans_in(nation)
