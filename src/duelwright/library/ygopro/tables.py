"""The constants of YGOPro's files, as its Vanguard edition uses them (S0 of docs/sources.md), and what each is here."""

from __future__ import annotations

from collections.abc import Iterable
from typing import Final

import msgspec


class Constant(msgspec.Struct, frozen=True):
    """A value of YGOPro, its name there and our word for it; None: it stands for nothing here."""

    value: int
    name: str
    ours: str | None


class Place(msgspec.Struct, frozen=True):
    """A location of YGOPro, or a sequence of it, and our zone; a sequence of None is the whole location."""

    location: int
    name: str
    sequence: int | None
    zone: str


class Category(msgspec.Struct, frozen=True):
    """A bit of what a card's abilities do; a reserved one has neither word nor meaning."""

    bit: int
    name: str
    word: str | None = None
    meaning: str | None = None
    does: tuple[str, ...] = ()  # what abilities of that kind are searched for by


OT: Final = (
    Constant(0x1, "OCG", "Japanese"),
    Constant(0x2, "TCG", "English"),
    Constant(0x3, "OCG+TCG", "both"),
    Constant(0x4, "Anime/Custom", "unofficial"),
)

NO_ABILITY: Final = 0x1000
TYPE: Final = (
    Constant(0x3, "Monster+Spell", "unit"),
    Constant(0x5, "Monster+Trap", "trigger unit"),
    Constant(0x20, "Effect", "critical"),
    Constant(0x80, "Ritual", "heal"),
    Constant(0x100, "Trap Monster", "draw"),
    Constant(0x200, "Union", "stand"),
    Constant(NO_ABILITY, "Tuner", "no ability"),
)
KINDS: Final = {entry.value: entry.ours for entry in TYPE[:2] if entry.ours}
TRIGGERS: Final = {entry.value: entry.ours for entry in TYPE[2:6] if entry.ours}

ATTRIBUTE: Final = (
    Constant(0x1, "EARTH", "United Sanctuary"),
    Constant(0x2, "WATER", "Dragon Empire"),
    Constant(0x4, "FIRE", "Star Gate"),
    Constant(0x8, "WIND", "Dark Zone"),
    Constant(0x10, "LIGHT", "Magallanica"),
    Constant(0x20, "DARK", "Zoo"),
    Constant(0x40, "DIVINE", None),
)
NATIONS: Final = {entry.value: entry.ours for entry in ATTRIBUTE if entry.ours}

LOCATION: Final = (
    Place(0x4, "Monster Zone", 1, "R1"),  # sequences count from the player's left, as our circles do
    Place(0x4, "Monster Zone", 2, "V"),
    Place(0x4, "Monster Zone", 3, "R2"),
    Place(0x4, "Monster Zone", 5, "GC"),
    Place(0x8, "Spell & Trap Zone", 0, "R3"),
    Place(0x8, "Spell & Trap Zone", 1, "R4"),
    Place(0x8, "Spell & Trap Zone", 2, "R5"),
    Place(0x10, "Graveyard", None, "drop"),
    Place(0x20, "Banished", None, "damage"),
    Place(0x20, "Banished", None, "trigger"),  # for the moment of a check
    Place(0x40, "Extra Deck", None, "G"),
    Place(0x80, "Xyz Material", None, "soul"),
)
MISSING: Final = ("bind", "removed", "gauge", "order_area")  # zones that YGOPro has no location for

PHASE: Final = {
    "EVENT_PREDRAW": "stand",
    "PHASE_DRAW": "draw",
    "PHASE_STANDBY": "ride",
    "PHASE_MAIN1": "main",
    "PHASE_BATTLE": "battle",
    "PHASE_MAIN2": None,
    "PHASE_END": "end",
}

CATEGORY: Final = (
    Category(0x1, "Destroy Spell/Trap"),
    Category(0x2, "Destroy Monster", "retire", "retires a card", ("retire",)),
    Category(0x4, "Banish Card"),
    Category(0x8, "Send to Graveyard", "drop", "puts a card into the drop zone", ("put",)),
    Category(0x10, "Return to Hand", "return", "returns a card to a hand", ("return",)),
    Category(0x20, "Return to Deck", "deck", "puts a card into a deck", ("to-bottom", "to-top")),
    Category(0x40, "Destroy Hand", "discard", "discards a card from a hand", ("discard",)),
    Category(0x80, "Destroy Deck"),
    Category(0x100, "Increase Draw", "draw", "draws a card", ("draw",)),
    Category(0x200, "Search Deck", "search", "looks at a deck", ("search", "look")),
    Category(0x400, "GY to Hand/Field"),
    Category(0x800, "Change Battle Position", "stand-rest", "stands or rests a card", ("stand", "rest")),
    Category(0x1000, "Get Control"),
    Category(
        0x2000,
        "Increase/Decrease ATK/DEF",
        "power-shield",
        "changes power or shield",
        ("power-up", "power-down", "shield-up", "shield-down"),
    ),
    Category(0x4000, "Piercing", "critical", "gives critical", ("critical-up",)),
    Category(0x8000, "Attack Multiple Times"),
    Category(0x10000, "Limit Attack", "cannot-attack", "keeps a card from attacking", ("gain-restraint",)),
    Category(0x20000, "Direct Attack"),
    Category(0x40000, "Special Summon", "ride", "rides a card", ("ride",)),
    Category(0x80000, "Token", "call", "calls a card", ("call",)),
    Category(0x100000, "Type-related"),
    Category(0x200000, "Attribute-related", "clan", "names a clan, or clans"),
    Category(0x400000, "Reduce LP"),
    Category(0x800000, "Increase LP"),
    Category(0x1000000, "Cannot Be Destroyed"),
    Category(0x2000000, "Cannot Be Targeted"),
    Category(0x4000000, "Counter"),
    Category(0x8000000, "Gamble"),
    Category(0x10000000, "Fusion"),
    Category(0x20000000, "Synchro"),
    Category(0x40000000, "Xyz", "soul-charge", "charges the soul", ("soul-charge",)),
    Category(0x80000000, "Negate Effect"),
)


def zone(location: int, sequence: int = 0) -> str | None:
    """Our zone at a location of YGOPro; the trigger zone is never told from damage, as there both are one place.

    >>> zone(0x4, 2), zone(0x8, 0), zone(0x20), zone(0x4, 0)
    ('V', 'R3', 'damage', None)
    """
    found = (place.zone for place in LOCATION if place.location == location and place.sequence in (None, sequence))
    return next(found, None)


def category_words(bits: int) -> tuple[str, ...]:
    """What a card's category says that its abilities do; a search filters by these words.

    >>> category_words(0x202100)
    ('draw', 'power-shield', 'clan')
    """
    return tuple(entry.word for entry in CATEGORY if entry.word and bits & entry.bit)


def category_bits(words: Iterable[str]) -> int:
    """The category of a card whose abilities do these things; a word that YGOPro has no bit for adds nothing.

    >>> hex(category_bits(["clan", "draw", "power-shield"]))
    '0x202100'
    """
    said = set(words)
    return sum(entry.bit for entry in CATEGORY if entry.word in said)
