"""Constructors for Vanguard's cards. Icons follow the grade unless they are given."""

from __future__ import annotations

import msgspec

from ...core.card import CardDef
from ...language.node import AbilityNode
from ...language.nodes import Choose, It
from . import names as n
from .nodes import Auto, DiscardFromHand, PutOnGuard, Unhit, YourUnits

DRIVES = {"twin drive": 2, "triple drive": 3, "quadra drive": 4, "quinta drive": 5}


def unit(number: str, name: str, nation: str, grade: int, power: int, shield: int, *more: str | AbilityNode) -> CardDef:
    """A normal unit; grade 0 and 1 boost, 2 intercepts, 3 and 4 have twin drive. Then icons and abilities."""
    skill = "boost" if grade < 2 else "intercept" if grade == 2 else "twin drive"
    icons = tuple(one for one in more if isinstance(one, str))
    abilities = tuple(one for one in more if isinstance(one, AbilityNode))
    card = _card(number, name, "unit", nation, grade, power, shield, (skill, *icons))
    return msgspec.structs.replace(card, abilities=abilities)


def perfect_guard(number: str, name: str, nation: str) -> CardDef:
    """A sentinel: when it is put on GC, discard a card, and a unit of yours cannot be hit in this battle."""
    guard = Auto(PutOnGuard(), (Choose("t", YourUnits()), Unhit(It("t"))), cost=(DiscardFromHand(1),))
    return unit(number, name, nation, 1, 7000, 0, "sentinel", guard)


def trigger(number: str, name: str, nation: str, icon: str, worth: int, power: int, shield: int) -> CardDef:
    """A trigger unit; the value of its icon is printed on it."""
    card = _card(number, name, "trigger unit", nation, 0, power, shield, ("boost", f"{icon} trigger"))
    card.numbers["trigger"] = worth
    return card


def order(number: str, name: str, nation: str, grade: int) -> CardDef:
    """A normal order."""
    return CardDef(number, name, "normal order", {"grade": grade}, (), "", {"nation": (nation,)})


def _card(
    number: str, name: str, kind: str, nation: str, grade: int, power: int, shield: int, icons: tuple[str, ...]
) -> CardDef:
    numbers = {"power": power, "shield": shield, "critical": 1, "grade": grade}
    drive = max((DRIVES.get(icon, 0) for icon in icons), default=0)
    if drive:
        numbers["drive"] = drive
    traits = {"nation": (nation,), "icons": icons} if nation else {"icons": icons}
    return CardDef(number, name, kind, numbers, (), "", traits)


def facts(card: CardDef) -> list[int]:
    """What the rules must know of a card, by number."""
    icons = card.traits.get("icons", ())
    icon = next((n.TRIGGERS.index(word.removesuffix(" trigger")) for word in icons if word.endswith(" trigger")), 0)
    flags = [int(word in icons) for word in ("boost", "intercept", "persona ride", "sentinel")]
    return [icon, card.numbers.get("trigger", 0), *flags]
