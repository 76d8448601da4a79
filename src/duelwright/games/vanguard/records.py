"""Vanguard's cards as the library keeps them: what sources leave out (A.3), what is sound, columns of tables."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Final

import msgspec

from ...core.card import CardDef
from ...core.errors import worded
from ...facets.record import Record
from .cards.rarities import RARITIES
from .clans import CLANS
from .decks import CV, D, V
from .make import DRIVES

UNITS: Final = ("unit", "trigger unit", "G unit", "token")
ORDERS: Final = ("normal order", "blitz order", "set order", "trigger order")
KINDS: Final = (*UNITS, *ORDERS, "crest", "gift", "marker")
GENERAL: Final = {"order": ORDERS, "normal unit": ("unit",), "token unit": ("token",)}  # as people type them
TRIGGERS: Final = ("critical", "draw", "heal", "stand", "front", "over")
GIFTS: Final = ("force", "accel", "protect")
MARKS: Final = ("", "V", "D")
FORMATS: Final = {"": (CV,), "V": (V, CV), "D": (D, CV)}  # by the mark
WITHOUT_MARK: Final = 5_000  # what a trigger is worth where a source does not say, and no V or D is printed
WITH_MARK: Final = 10_000
OVER: Final = 100_000_000
TRIGGER: Final = " trigger"  # how the icons of triggers end
GIFT: Final = " gift"
JOINED: Final = ("race", "nation", "clan", "trigger", "gift", "rarity")  # words that a table of traits may add
PERSONA: Final = "persona ride"
YES: Final = ("1", "yes", "true", "x")

HEADINGS: Final = {  # of tables
    "group": "group", "grade": "grade", "power": "power", "shield": "shield", "critical": "critical",
    "trigger": "trigger", "trigger power": "trigger_power", "gift": "gift", "format": "mark", "mark": "mark",
    "persona": "persona", "persona ride": "persona",
}  # fmt: skip
TYPES: Final = {
    "": "unit", "normal unit": "unit", "unit": "unit", "trigger unit": "trigger unit", "g unit": "G unit",
    "token": "token", "token unit": "token", "normal order": "normal order", "blitz order": "blitz order",
    "set order": "set order", "trigger order": "trigger order", "ride deck crest": "crest", "crest": "crest",
    "gift": "gift", "imaginary gift": "gift", "marker": "marker", "others": "marker",
}  # fmt: skip
AMOUNTS: Final = ("grade", "power", "shield", "critical", "trigger_power")


def fill(record: Record) -> Record:
    """The record with what its source lacks (A.3): nation of its clan, icon by grade, critical 1, trigger power."""
    if record.kind not in UNITS:
        return record
    skills = record.skills
    if not any(skill in ("boost", "intercept", "G guardian", *DRIVES) for skill in skills):
        skills = (icon(record.kind, record.grade or 0), *skills)
    worth = record.trigger_power
    if record.trigger and not worth:
        worth = OVER if record.trigger == "over" else WITH_MARK if record.mark else WITHOUT_MARK
    return msgspec.structs.replace(
        record,
        nation=record.nation or CLANS.get(record.clan, ""),
        skills=skills,
        grade=record.grade or 0,
        power=record.power or 0,
        shield=record.shield or 0,
        critical=1 if record.critical is None else record.critical,
        trigger_power=worth,
    )


def join(record: Record, told: Mapping[str, str]) -> Record:
    """The record with what a table of traits tells: what its source says stays, icons guessed by the grade give way."""
    more: dict[str, object] = {field: told[field] for field in JOINED if field in told and not getattr(record, field)}
    if "critical" in told:
        more["critical"] = int(told["critical"])
    if "trigger_power" in told and not record.trigger_power:
        more["trigger_power"] = int(told["trigger_power"])
    skills = record.skills
    own = told.get("skill", "").splitlines()
    if own:
        skills = (*own, *(one for one in skills if one != icon(record.kind, record.grade or 0) and one not in own))
    if told.get("persona", "").casefold() in YES and PERSONA not in skills:
        skills = (*skills, PERSONA)
    return msgspec.structs.replace(record, skills=skills, **more)


def icon(kind: str, grade: int) -> str:
    """The icon of a unit whose source names none (A.3).

    >>> icon("unit", 2), icon("G unit", 4)
    ('intercept', 'triple drive')
    """
    if kind == "G unit":
        return "triple drive"
    return "boost" if grade < 2 else "intercept" if grade == 2 else "twin drive"


def check(record: Record) -> str:
    """What is wrong with a record's kind, mark, trigger or gift."""
    for field, known in (("kind", KINDS), ("mark", MARKS), ("trigger", ("", *TRIGGERS)), ("gift", ("", *GIFTS))):
        if getattr(record, field) not in known:
            said = ", ".join(word for word in known if word)
            value = repr(getattr(record, field)[:40])
            return worded(
                "not_one_of",
                "its {field} is {value}, not one of {said}",
                {"field": field, "value": value, "said": said},
            )
    return ""


def lacks(record: Record) -> str:
    """A trigger unit cannot be played as just any trigger."""
    is_unknown = record.kind == "trigger unit" and not record.trigger
    if not is_unknown:
        return ""
    return worded("which_trigger", "its source does not say which trigger it is; import it from another file")


def formats(record: Record) -> tuple[str, ...]:
    """The formats that a card with this mark can be played in."""
    return FORMATS[record.mark]


def mark_of(number: str) -> str:
    """The format mark that goes with a card's number.

    >>> mark_of("V-TD01/001EN"), mark_of("dz-bt01/110"), mark_of("BT01/001EN")
    ('V', 'D', '')
    """
    first = number.upper().partition("-")[0]
    return "V" if first == "V" else "D" if first in ("D", "DZ") else ""


def to_card(record: Record, card: CardDef) -> CardDef:
    """The card with the icons and numbers of its trigger, gift and drive."""
    icons = record.skills
    icons += (f"{record.trigger}{TRIGGER}",) if record.trigger else ()
    icons += (f"{record.gift}{GIFT}",) if record.gift else ()
    numbers = dict(card.numbers)
    if record.trigger:
        numbers["trigger"] = record.trigger_power
    drive = max((DRIVES.get(word, 0) for word in icons), default=0)
    if drive:
        numbers["drive"] = drive
    traits = {**card.traits, "icons": icons} if icons else card.traits
    return msgspec.structs.replace(card, numbers=numbers, traits=traits)


def to_record(card: CardDef, record: Record) -> Record:
    """The record with its trigger, gift and mark, which are icons and a number on the card, and its rarity."""
    return msgspec.structs.replace(
        record,
        skills=tuple(word for word in record.skills if not word.endswith((TRIGGER, GIFT))),
        trigger=trigger_of(card),
        trigger_power=card.numbers.get("trigger", 0),
        gift=next((word.removesuffix(GIFT) for word in record.skills if word.endswith(GIFT)), ""),
        mark=mark_of(card.id),
        rarity=RARITIES.get(card.id, ""),
        numbers={name: value for name, value in record.numbers.items() if name not in ("trigger", "drive")},
    )


def trigger_of(card: CardDef) -> str:
    """The kind of trigger that a card is; empty where it is none.

    >>> trigger_of(CardDef("demo/1", "Sower", "trigger unit", traits={"icons": ("boost", "heal trigger")}))
    'heal'
    """
    return next((word.removesuffix(TRIGGER) for word in card.traits.get("icons", ()) if word.endswith(TRIGGER)), "")


def sort_out(told: dict[str, str]) -> dict[str, str]:
    """The columns of a table by field: a group is a clan or a nation, and only units have power, shield, critical."""
    kept = {field: value for field, value in told.items() if field != "group"}
    group = told.get("group", "")
    if group in CLANS:
        kept["clan"] = group
    elif group:
        kept["nation"] = told.get("nation", "") or group
    if told["type"] not in UNITS:
        kept = {field: value for field, value in kept.items() if field not in ("power", "shield", "critical")}
    kept["mark"] = told["mark"].upper()[:1] if "mark" in told else mark_of(told.get("number", ""))
    return kept
