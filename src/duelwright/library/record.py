"""A card as the library keeps it: everything that is printed on it (rules, A.3), from whatever source it came."""

from __future__ import annotations

from typing import Final

import msgspec

from ..core.card import CardDef
from ..core.errors import DuelwrightError
from ..games.vanguard.make import CLANS, DRIVES

VANGUARD: Final = "vanguard"
FAMILIES: Final = ("asigoc", "duel", VANGUARD)
UNITS: Final = ("unit", "trigger unit", "G unit", "token")
ORDERS: Final = ("normal order", "blitz order", "set order", "trigger order")
KINDS: Final = (*UNITS, *ORDERS, "crest", "gift", "marker")
TRIGGERS: Final = ("critical", "draw", "heal", "stand", "front", "over")
GIFTS: Final = ("force", "accel", "protect")
MARKS: Final = ("", "V", "D")
LONGEST: Final = 100  # characters of a name, a clan, a race
LONGEST_TEXT: Final = 8_000  # characters of an ability, of flavour
MOST_TEXTS: Final = 32
MOST_NUMBER: Final = 999_999_999
NUMBERS: Final = ("grade", "power", "shield", "critical")
WITHOUT_MARK: Final = 5_000  # what a trigger is worth where a source does not say, and no V or D is printed
WITH_MARK: Final = 10_000
OVER: Final = 100_000_000


class LibraryError(DuelwrightError):
    """A file of cards that cannot be read, or a card in it that is not sound; the message says which and why."""


class Record(msgspec.Struct, frozen=True, omit_defaults=True):
    """A card of one source: what is printed on it, and what the source itself calls it.

    >>> Record("1", "Blaster Blade", clan="Royal Paladin", grade=2, power=9000, shield=5000).nation
    ''
    >>> filled(Record("1", "Blaster Blade", clan="Royal Paladin", grade=2, power=9000, shield=5000)).nation
    'United Sanctuary'
    """

    key: str  # its name in the source: a number of a set, a passcode
    name: str
    game: str = VANGUARD  # the family whose rules it is for
    kind: str = "unit"
    clan: str = ""
    nation: str = ""
    race: str = ""
    skills: tuple[str, ...] = ()  # icons: boost, intercept, twin drive, sentinel, persona ride and so on
    grade: int | None = None
    power: int | None = None
    shield: int | None = None
    critical: int | None = None
    trigger: str = ""  # its kind; empty on a trigger unit where the source does not tell
    trigger_power: int = 0
    gift: str = ""
    mark: str = ""  # of the format: V, D
    number: str = ""
    rarity: str = ""
    set: str = ""
    flavour: str = ""
    picture: str = ""
    text: tuple[str, ...] = ()  # what the source prints, a line for each ability
    numbers: dict[str, int] = {}  # of other families: attack, defense, level, block
    abilities: tuple[object, ...] = ()  # the definition in JSON form, where the source has one
    code: int = 0  # the passcode of YGOPro's files; 0: none of its own
    ot: int = 3  # the columns of such a file that mean nothing to us, kept for the way back
    alias: int = 0
    setcode: int = 0
    category: int = -1  # -1: not told
    race_code: int = 0
    type: int = 0  # its bits, where the card itself does not tell them
    strings: tuple[str, ...] = ()  # what scripts say of it, where it is not its abilities


def filled(record: Record) -> Record:
    """The record with what its source lacks (A.3): nation of its clan, icon by grade, critical 1, trigger power."""
    if record.game != VANGUARD or record.kind not in UNITS:
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


def icon(kind: str, grade: int) -> str:
    """The icon of a unit whose source names none (A.3).

    >>> icon("unit", 2), icon("G unit", 4)
    ('intercept', 'triple drive')
    """
    if kind == "G unit":
        return "triple drive"
    return "boost" if grade < 2 else "intercept" if grade == 2 else "twin drive"


def checked(record: Record) -> Record:
    """The record, where it is sound; LibraryError names the card and what is wrong with it."""
    where = f"card {record.key[:40]!r} ({record.name[:60]!r})"
    for field in ("key", "name", "clan", "nation", "race", "number", "rarity", "set", "gift", "trigger"):
        value = getattr(record, field)
        if len(value) > LONGEST or any(not letter.isprintable() for letter in value):
            raise LibraryError(f"{where}: its {field} is longer than {LONGEST} characters, or no text of one line")
    if not record.key.strip() or not record.name.strip():
        raise LibraryError(f"{where}: a card needs a name, and a key of its own")
    if len(record.text) > MOST_TEXTS or any(len(line) > LONGEST_TEXT for line in (*record.text, record.flavour)):
        raise LibraryError(f"{where}: it has more text than a card can hold")
    words = "".join((*record.text, record.flavour, record.picture))
    if any("\ud800" <= letter <= "\udfff" for letter in words):
        raise LibraryError(f"{where}: its words hold half a character")
    if len(record.picture) > LONGEST_TEXT or len(record.skills) > MOST_TEXTS or len(record.numbers) > MOST_TEXTS:
        raise LibraryError(f"{where}: it has more skills, numbers or words for its picture than a card can hold")
    for word in (*record.skills, *record.numbers, record.kind):
        if len(word) > LONGEST or not word.isprintable():
            raise LibraryError(f"{where}: {word[:40]!r} is no word of a card")
    amounts = [getattr(record, name) for name in NUMBERS]
    for amount in (*amounts, record.trigger_power, record.code, *record.numbers.values()):
        if amount is not None and not 0 <= amount <= MOST_NUMBER:
            raise LibraryError(f"{where}: {amount} is no number that a card can have")
    if record.game not in FAMILIES:
        raise LibraryError(f"{where}: there is no game {record.game[:40]!r}; there are: {', '.join(FAMILIES)}")
    if record.game == VANGUARD:
        for field, known in (("kind", KINDS), ("mark", MARKS), ("trigger", ("", *TRIGGERS)), ("gift", ("", *GIFTS))):
            if getattr(record, field) not in known:
                said = ", ".join(word for word in known if word)
                raise LibraryError(f"{where}: its {field} is {getattr(record, field)[:40]!r}, not one of {said}")
    return record


def record_of(card: CardDef, family: str) -> Record:
    """A shipped or defined card as a record, without the words of its abilities."""
    traits = card.traits
    icons = traits.get("icons", ())
    trigger = next((word.removesuffix(" trigger") for word in icons if word.endswith(" trigger")), "")
    gift = next((word.removesuffix(" gift") for word in icons if word.endswith(" gift")), "")
    skills = tuple(word for word in icons if not word.endswith((" trigger", " gift")))
    own = {name: value for name, value in card.numbers.items() if name not in (*NUMBERS, "trigger", "drive")}
    return Record(
        card.id,
        card.name,
        family,
        card.kind,
        clan=traits.get("clan", ("",))[0],
        nation=traits.get("nation", ("",))[0],
        race=traits.get("race", ("",))[0],
        skills=skills,
        grade=card.numbers.get("grade"),
        power=card.numbers.get("power"),
        shield=card.numbers.get("shield"),
        critical=card.numbers.get("critical"),
        trigger=trigger,
        trigger_power=card.numbers.get("trigger", 0),
        gift=gift,
        mark=mark_of(card.id) if family == VANGUARD else "",
        number=card.id,
        set=card.id.partition("/")[0],
        flavour=card.flavour,
        numbers=own,
    )


def mark_of(number: str) -> str:
    """The format mark that goes with a card's number.

    >>> mark_of("V-TD01/001EN"), mark_of("dz-bt01/110"), mark_of("BT01/001EN")
    ('V', 'D', '')
    """
    first = number.upper().partition("-")[0]
    return "V" if first == "V" else "D" if first in ("D", "DZ") else ""


def definition(record: Record, name: str) -> CardDef:
    """The card to play with: its numbers and icons under an id of its own, and no ability."""
    icons = record.skills
    icons += (f"{record.trigger} trigger",) if record.trigger else ()
    icons += (f"{record.gift} gift",) if record.gift else ()
    numbers = {stat: value for stat in NUMBERS if (value := getattr(record, stat)) is not None} | record.numbers
    if record.trigger:
        numbers["trigger"] = record.trigger_power
    drive = max((DRIVES.get(word, 0) for word in icons), default=0)
    if drive:
        numbers["drive"] = drive
    traits = {"nation": (record.nation,), "clan": (record.clan,), "race": (record.race,), "icons": icons}
    kept = {trait: words for trait, words in traits.items() if words not in ((), ("",))}
    return CardDef(name, record.name, record.kind, numbers, (), record.flavour, kept)
