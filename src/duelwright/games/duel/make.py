"""Constructors for the duel's cards, and their JSON form."""

from __future__ import annotations

import re

from ...core.card import CardDef
from ...core.errors import CardError
from ...language.node import AbilityNode, from_json, to_json
from . import names as n
from .flavour import FLAVOUR


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
    if kind not in n.KINDS[:2]:
        raise CardError(f"{name}: a card is a monster or a spell, not {kind!r}")
    if not isinstance(numbers, dict) or not all(_fits(stat, amount) for stat, amount in numbers.items()):
        raise CardError(f"{name}: numbers are attack and defense, each from 0 to 9999, and level, from 1 to 8")
    if not isinstance(abilities, list) or len(abilities) > 8:
        raise CardError(f"{name}: abilities are a list of at most 8 nodes")
    card_id = form.get("id") or f"user:{slug(name)}"
    flavour = form.get("flavour", "")
    if not isinstance(card_id, str) or not isinstance(flavour, str):
        raise CardError(f"{name}: id and flavour are texts")
    return CardDef(card_id, name, str(kind), numbers, tuple(from_json(part, n.KEY) for part in abilities), flavour)


def _fits(stat: object, amount: object) -> bool:
    least, most = (1, 8) if stat == "level" else (0, 9999)
    return stat in n.STATS and type(amount) is int and least <= amount <= most
