"""To which clans a card belongs (CR 2.17.4), read a second time: the engine's own table is not the judge of it."""

from __future__ import annotations

from typing import Final

from .printed import Printed

EVERYWHERE: Final = "Cray Elemental"
BY_NATION: Final = {
    "Royal Paladin": "United Sanctuary, Keter Sanctuary",
    "Oracle Think Tank": "United Sanctuary, Keter Sanctuary",
    "Angel Feather": "United Sanctuary, Keter Sanctuary",
    "Shadow Paladin": "United Sanctuary, Keter Sanctuary",
    "Gold Paladin": "United Sanctuary, Keter Sanctuary",
    "Genesis": "United Sanctuary, Keter Sanctuary",
    "Kagero": "Dragon Empire",
    "Nubatama": "Dragon Empire",
    "Tachikaze": "Dragon Empire",
    "Murakumo": "Dragon Empire",
    "Narukami": "Dragon Empire",
    "Nova Grappler": "Star Gate, Brandt Gate",
    "Dimension Police": "Star Gate, Brandt Gate",
    "Link Joker": "Star Gate, Brandt Gate",
    "Spike Brothers": "Dark Zone, Dark States",
    "Dark Irregulars": "Dark Zone, Dark States",
    "Pale Moon": "Dark Zone, Dark States",
    "Gear Chronicle": "Dark Zone, Dark States",
    "Granblue": "Magallanica, Stoicheia",
    "Aqua Force": "Magallanica, Stoicheia",
    "Bermuda Triangle": "Magallanica, Lyrical Monasterio",
    "Megacolony": "Zoo, Stoicheia",
    "Great Nature": "Zoo, Stoicheia",
    "Neo Nectar": "Zoo, Stoicheia",
}


def share_a_clan(one: Printed, other: Printed) -> bool:
    """Whether two cards belong to one clan; who belongs to none shares none."""
    mine, theirs = _clans(one), _clans(other)
    if EVERYWHERE in mine | theirs:
        return bool(mine and theirs)
    return bool(mine & theirs)


def is_of(card: Printed, trait: str, word: str) -> bool:
    """Whether a card belongs to a clan or to a nation."""
    if EVERYWHERE in _clans(card):
        return True
    return word in (_clans(card) if trait == "clan" else card.traits.get("nation", frozenset()))


def has_none(card: Printed) -> bool:
    """Whether a card belongs to no clan and no nation."""
    return not _clans(card)


def _clans(card: Printed) -> frozenset[str]:
    clans, nations = card.traits.get("clan", frozenset()), card.traits.get("nation", frozenset())
    if EVERYWHERE in clans | nations:
        return frozenset((EVERYWHERE,))
    if clans or not nations:
        return clans
    return nations | {clan for clan, homes in BY_NATION.items() if nations & set(homes.split(", "))}
