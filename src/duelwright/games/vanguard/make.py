"""Constructors for Vanguard's cards. Icons follow the grade unless they are given."""

from __future__ import annotations

from ...core.card import CardDef
from ...language.node import AbilityNode
from ...language.nodes import Choose, It, May, This
from . import names as n
from .clans import CLANS
from .vocabulary import (
    Act,
    AsHeal,
    Auto,
    Call,
    Clan,
    CopyLimit,
    DiscardFromHand,
    EnergyLimit,
    ForStride,
    Gain,
    Group,
    OverDress,
    Placed,
    Play,
    PutOnGuard,
    RodeUpon,
)

DRIVES = {"twin drive": 2, "triple drive": 3, "quadra drive": 4, "quinta drive": 5}
GUARD = Auto(PutOnGuard(), (Choose("t", Group("units")), Gain(It("t"), "unhit", "battle")), cost=(DiscardFromHand(1),))
More = str | AbilityNode


def unit(
    number: str, name: str, nation: str, grade: int, power: int, shield: int, *more: More, race: str = ""
) -> CardDef:
    """A normal unit; grade 0 and 1 boost, 2 intercepts, 3 and more have twin drive. Then icons and abilities."""
    skill = "boost" if grade < 2 else "intercept" if grade == 2 else "twin drive"
    skills = () if any(one in DRIVES for one in more) else (skill,)
    return _card(number, name, "unit", nation, grade, power, shield, (*skills, *more), race)


def perfect_guard(number: str, name: str, nation: str, race: str = "", placed: bool = False) -> CardDef:
    """A sentinel: when it is put on GC (or is placed there), discard a card, and a unit of yours cannot be hit."""
    guard = Auto(Placed(("GC",)), GUARD.do, cost=GUARD.cost) if placed else GUARD
    return unit(number, name, nation, 1, 7000, 0, "sentinel", guard, race=race)


def trigger(
    number: str, name: str, nation: str, icon: str, worth: int, power: int, shield: int, *more: More, race: str = ""
) -> CardDef:
    """A trigger unit; the value of its icon is printed on it."""
    card = _card(number, name, "trigger unit", nation, 0, power, shield, ("boost", f"{icon} trigger", *more), race)
    card.numbers["trigger"] = worth
    return card


def g_unit(number: str, name: str, nation: str, power: int, *more: More, race: str = "") -> CardDef:
    """A G unit: grade 4, triple drive."""
    return _card(number, name, "G unit", nation, 4, power, 0, ("triple drive", *more), race)


def g_guardian(number: str, name: str, nation: str, shield: int, *more: More, race: str = "") -> CardDef:
    """A G guardian: grade 4, called from the G zone to guard."""
    return _card(number, name, "G unit", nation, 4, 0, shield, ("G guardian", *more), race)


def ticket(name: str, *more: More) -> CardDef:
    """A ticket: a blitz order of grade 0 that lies outside the fight until it is got, and goes back there."""
    number = f"ticket/{name.lower().replace(' ', '-')}"
    return order(number, name, "", 0, "ticket", *more, kind="blitz order")


def forerunner(clan: str) -> Auto:
    """When a unit of the same clan rides this unit, you may call it."""
    by = Group("vanguard", that=(Clan(clan),))
    return Auto(RodeUpon(by), (May((Call(This()),)),))


def token(number: str, name: str, nation: str, grade: int, power: int, shield: int, *more: More) -> CardDef:
    """A token unit: it comes from outside the fight and goes back there."""
    return _card(number, name, "token", nation, grade, power, shield, ("boost", *more), "")


def order(number: str, name: str, nation: str, grade: int, *more: More, kind: str = "normal order") -> CardDef:
    """An order: normal, blitz or set."""
    card = _card(number, name, kind, nation, grade, 0, 0, more, "")
    return CardDef(number, name, kind, {"grade": grade}, card.abilities, "", card.traits)


def crest(number: str, name: str, *more: More) -> CardDef:
    """A crest of a ride deck."""
    return CardDef(number, name, "crest", {}, tuple(one for one in more if isinstance(one, AbilityNode)))


def gift(name: str, *more: More) -> CardDef:
    """An imaginary gift: it lies outside the fight until it is gained."""
    number = f"gift/{name.lower().replace(' ', '-')}"
    return CardDef(number, name, "gift", {}, tuple(one for one in more if isinstance(one, AbilityNode)))


def _card(
    number: str,
    name: str,
    kind: str,
    nation: str,
    grade: int,
    power: int,
    shield: int,
    more: tuple[More, ...],
    race: str,
) -> CardDef:
    icons = tuple(one for one in more if isinstance(one, str))
    abilities = tuple(one for one in more if isinstance(one, AbilityNode))
    numbers = {"power": power, "shield": shield, "critical": 1, "grade": grade}
    drive = max((DRIVES.get(icon, 0) for icon in icons), default=0)
    if drive:
        numbers["drive"] = drive
    clan = nation if nation in CLANS else ""
    traits = {"nation": (CLANS.get(nation, nation),), "clan": (clan,), "race": (race,), "icons": icons}
    return CardDef(
        number, name, kind, numbers, abilities, "", {k: v for k, v in traits.items() if v not in ((), ("",))}
    )


def facts(card: CardDef) -> list[int]:
    """What the rules must know of a card, by number."""
    icons = card.traits.get("icons", ())
    icon = next((n.TRIGGERS.index(word.removesuffix(" trigger")) for word in icons if word.endswith(" trigger")), 0)
    words = ("boost", "intercept", "persona ride", "sentinel", "ace unit")
    flags = [int(word in icons) for word in words]
    dress = int(any(isinstance(part, OverDress) for part in card.abilities))
    energy = max((part.n for part in card.abilities if isinstance(part, EnergyLimit)), default=0)
    copies = min(
        (part.n for part in card.abilities if isinstance(part, CopyLimit) and part.name in ("", card.name)), default=0
    )
    regalis = int(any(isinstance(part, Auto | Act | Play) and part.limit == "regalis piece" for part in card.abilities))
    gift = next((n.GIFTS.index(word.title()) for word in ("force", "accel", "protect") if f"{word} gift" in icons), 0)
    more = [int(word in icons) for word in ("G guardian", "ultimate stride", "ticket")]
    as_heal = int(any(isinstance(part, AsHeal) for part in card.abilities))
    plus = sum(part.plus for part in card.abilities if isinstance(part, ForStride))
    counts_as = max((part.grade for part in card.abilities if isinstance(part, ForStride)), default=0)
    return [
        icon,
        card.numbers.get("trigger", 0),
        *flags,
        dress,
        energy,
        copies,
        regalis,
        gift,
        *more,
        plus,
        counts_as,
        as_heal,
    ]
