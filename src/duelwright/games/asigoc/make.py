"""Constructors for ASIGOC's cards, and their JSON form."""

from __future__ import annotations

import re

from ...core.card import CardDef
from ...core.errors import CardError
from ...language.node import AbilityNode, from_json, to_json
from . import names as n


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


def card_to_json(card: CardDef) -> dict[str, object]:
    """The card as JSON."""
    return {
        "id": card.id,
        "name": card.name,
        "kind": card.kind,
        "numbers": card.numbers,
        "abilities": [to_json(part) for part in card.abilities],
        "flavour": card.flavour,
    }


def card_from_json(form: dict[str, object]) -> CardDef:
    """The card for a JSON form; CardError says what is wrong."""
    if not isinstance(form, dict):
        raise CardError(f"a card is an object with name, kind, numbers and abilities, not {str(form)[:40]!r}")
    name, kind, numbers, abilities = (form.get(f) for f in ("name", "kind", "numbers", "abilities"))
    if not isinstance(name, str) or not name.strip() or len(name) > 80:
        raise CardError("a card needs a name of at most 80 characters")
    if kind not in n.KINDS[:3]:
        raise CardError(f"{name}: a card is a weapon, an item or an ace, not {kind!r}")
    if not isinstance(numbers, dict) or not all(
        k in n.STATS and type(v) is int and 0 <= v <= 99 for k, v in numbers.items()
    ):
        raise CardError(f"{name}: numbers are attack and block, each from 0 to 99")
    if not isinstance(abilities, list) or len(abilities) > 8:
        raise CardError(f"{name}: abilities are a list of at most 8 nodes")
    card_id = form.get("id") or f"user:{slug(name)}"
    flavour = form.get("flavour", "")
    if not isinstance(card_id, str) or not isinstance(flavour, str):
        raise CardError(f"{name}: id and flavour are texts")
    return CardDef(card_id, name, str(kind), numbers, tuple(from_json(part, n.KEY) for part in abilities), flavour)
