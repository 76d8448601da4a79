"""Vanguard's cards from their JSON form: what comes from outside is checked, its icons too."""

from __future__ import annotations

import re
from typing import Final

import msgspec

from ...core.card import CardDef
from ...core.errors import CardError, worded
from ...language.cardform import read_card
from . import names as n
from .make import DRIVES

BOUNDS: Final = {
    "grade": (0, 99), "power": (0, 999_999), "shield": (0, 999_999), "critical": (0, 99), "trigger": (0, 100_000_000),
    "drive": (0, 9),
}  # fmt: skip
ICONS: Final = (
    "boost", "intercept", *DRIVES, "sentinel", "persona ride", "ace unit", "overDress", "G guardian", "ultimate stride",
    "ticket", *(f"{kind} trigger" for kind in n.TRIGGERS[1:]), *(f"{gift.lower()} gift" for gift in n.GIFTS[1:]),
)  # fmt: skip
TRAITS: Final = ("nation", "clan", "race", "icons")
LONGEST: Final = 100
MOST_ICONS: Final = 12


def card_from_json(form: dict[str, object]) -> CardDef:
    """The card for a JSON form; CardError says what is wrong."""
    card = read_card(form, "vanguard", n.KINDS[:-1], BOUNDS)
    traits = _traits(card.name, form.get("traits", {}))
    name = card.id or f"user:{re.sub(r'[^a-z0-9]+', '-', card.name.casefold()).strip('-') or 'card'}"
    return msgspec.structs.replace(card, id=name, traits=traits)


def _traits(name: str, given: object) -> dict[str, tuple[str, ...]]:
    """A card's words that rules ask for: at most two nations, clans and races, and icons that there are."""
    if not isinstance(given, dict) or not set(given) <= set(TRAITS):
        raise CardError(
            worded(
                "card_traits", "{name}: its traits are an object of {list}", {"name": name, "list": ", ".join(TRAITS)}
            )
        )
    found: dict[str, tuple[str, ...]] = {}
    for trait in TRAITS:
        words = given.get(trait, [])
        most = MOST_ICONS if trait == "icons" else 2
        if not isinstance(words, list) or len(words) > most or not all(_is_word(word) for word in words):
            raise CardError(
                worded(
                    "card_trait",
                    "{name}: {trait} is a list of at most {most} words",
                    {"name": name, "trait": trait, "most": most},
                )
            )
        if trait == "icons" and not set(words) <= set(ICONS):
            unknown = next(word for word in words if word not in ICONS)
            raise CardError(
                worded(
                    "no_icon",
                    "{name}: there is no icon {unknown}; there are: {list}",
                    {"name": name, "unknown": repr(unknown), "list": ", ".join(ICONS)},
                )
            )
        if words:
            found[trait] = tuple(words)
    return found


def _is_word(value: object) -> bool:
    return isinstance(value, str) and 0 < len(value) <= LONGEST and value.isprintable()
