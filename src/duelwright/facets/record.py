"""A card as the library keeps it: everything that is printed on it (rules, A.3), from whatever source it came."""

from __future__ import annotations

from typing import Final

import msgspec

from ..core.errors import DuelwrightError, worded

# Whose a record, a file or a question is that names no game. Libraries and files that people keep leave this one
# out, so it can never be another: the one place where what all games share names a game.
UNNAMED: Final = "vanguard"
LONGEST: Final = 100  # characters of a name, a clan, a race
LONGEST_TEXT: Final = 8_000  # characters of an ability, of flavour
MOST_TEXTS: Final = 32
MOST_NUMBER: Final = 999_999_999
NUMBERS: Final = ("grade", "power", "shield", "critical")  # the numbers that have fields of their own


class LibraryError(DuelwrightError):
    """A file of cards that cannot be read, or a card in it that is not sound; the message says which and why."""


class Record(msgspec.Struct, frozen=True, omit_defaults=True):
    """A card of one source: what is printed on it, and what the source itself calls it.

    >>> Record("1", "Blaster Blade", clan="Royal Paladin", grade=2, power=9000, shield=5000).nation
    ''
    """

    key: str  # its name in the source: a number of a set, a passcode
    name: str
    game: str = UNNAMED  # the family whose rules it is for
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


def flaw(record: Record) -> str:
    """What is wrong with a record, whatever its game; nothing where it is sound."""
    for field in ("key", "name", "clan", "nation", "race", "number", "rarity", "set", "gift", "trigger"):
        value = getattr(record, field)
        if len(value) > LONGEST or any(not letter.isprintable() for letter in value):
            return worded(
                "field_longest",
                "its {field} is longer than {longest} characters, or no text of one line",
                {"field": field, "longest": LONGEST},
            )
    if not record.key.strip() or not record.name.strip():
        return worded("card_unnamed", "a card needs a name, and a key of its own")
    if len(record.text) > MOST_TEXTS or any(len(line) > LONGEST_TEXT for line in (*record.text, record.flavour)):
        return worded("card_text_long", "it has more text than a card can hold")
    words = "".join((*record.text, record.flavour, record.picture))
    if any("\ud800" <= letter <= "\udfff" for letter in words):
        return worded("half_character", "its words hold half a character")
    if len(record.picture) > LONGEST_TEXT or len(record.skills) > MOST_TEXTS or len(record.numbers) > MOST_TEXTS:
        return worded("card_crowded", "it has more skills, numbers or words for its picture than a card can hold")
    for word in (*record.skills, *record.numbers, record.kind):
        if len(word) > LONGEST or not word.isprintable():
            return worded("no_card_word", "{word} is no word of a card", {"word": repr(word[:40])})
    amounts = [getattr(record, name) for name in NUMBERS]
    for amount in (*amounts, record.trigger_power, record.code, *record.numbers.values()):
        if amount is not None and not 0 <= amount <= MOST_NUMBER:
            return worded("no_card_number", "{amount} is no number that a card can have", {"amount": amount})
    return ""
