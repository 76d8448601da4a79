"""Constructors for ASIGOC's cards, and their JSON form."""

from __future__ import annotations

import re

import msgspec

from ...core.card import CardDef
from ...language.cardform import read_card
from ...language.node import AbilityNode
from . import names as n

BOUNDS = {"attack": (0, 99), "block": (0, 99)}  # of the numbers on a card


def slug(name: str) -> str:
    """The stable id of a shipped card, from its name.

    >>> slug("Healer's Staff")
    'asigoc/healers-staff'
    """
    return f"{n.KEY}/" + re.sub(r"[^a-z0-9]+", "-", name.casefold().replace("'", "")).strip("-")


def weapon(name: str, attack: int, block: int, *abilities: AbilityNode) -> CardDef:
    """A Weapon with its Attack and Block."""
    return CardDef(slug(name), name, "weapon", {"attack": attack, "block": block}, abilities)


def item(name: str, ability: AbilityNode) -> CardDef:
    """An Item."""
    return CardDef(slug(name), name, "item", {}, (ability,))


def ace(name: str, ability: AbilityNode) -> CardDef:
    """An Ace."""
    return CardDef(slug(name), name, "ace", {}, (ability,))


def card_from_json(form: dict[str, object]) -> CardDef:
    """The card for a JSON form; CardError says what is wrong."""
    card = read_card(form, n.KEY, n.KINDS[:3], BOUNDS)
    return card if card.id else msgspec.structs.replace(card, id=f"user:{slug(card.name)}")
