"""Constructors for the duel's cards, and their JSON form."""

from __future__ import annotations

import re

import msgspec

from ...core.card import CardDef
from ...language.cardform import read_card
from ...language.node import AbilityNode
from . import names as n
from .flavour import FLAVOUR

BOUNDS = {"attack": (0, 9999), "defense": (0, 9999), "level": (1, 8)}  # of the numbers on a card


def slug(name: str) -> str:
    """The stable id of a card, from its name.

    >>> slug("Harpie's Feather Duster")
    'duel/harpies-feather-duster'
    """
    return f"{n.KEY}/" + re.sub(r"[^a-z0-9]+", "-", name.casefold().replace("'", "")).strip("-")


def monster(name: str, attack: int, defense: int, level: int, flavour: str = "") -> CardDef:
    """A monster with its attack, defense and level; a monster of the course has its flavour from us."""
    words = flavour or FLAVOUR.get(name, ("",))[0]
    return CardDef(slug(name), name, "monster", {"attack": attack, "defense": defense, "level": level}, (), words)


def spell(name: str, ability: AbilityNode, flavour: str = "") -> CardDef:
    """A spell."""
    return CardDef(slug(name), name, "spell", {}, (ability,), flavour)


def card_from_json(form: dict[str, object]) -> CardDef:
    """The card for a JSON form; CardError says what is wrong."""
    card = read_card(form, n.KEY, n.KINDS[:2], BOUNDS)
    return card if card.id else msgspec.structs.replace(card, id=f"user:{slug(card.name)}")
