"""A card as YGOPro's files have it, a row of numbers and a row of words, and the record that is the same card.

What YGOPro has no bit for stands in head lines of the description, after the file's own three: `Kind: G unit`.
A head line is written only where the record would be read otherwise without it.
"""

from __future__ import annotations

from typing import Final

import msgspec

from ...core.errors import worded
from ...facets.record import LONGEST, LONGEST_TEXT, MOST_TEXTS, UNNAMED, LibraryError, Record
from ..record import checked, filled
from .quoting import LINE_END, body, quoted, skill_line, skill_words, text_of, unquoted
from .tables import KINDS, NATIONS, NO_ABILITY, TRIGGERS

RULES_CARD: Final = 10_000_000
RULES_NAME: Final = "Cardfight!! Vanguard Rules"
DATAS: Final = ("id", "ot", "alias", "setcode", "type", "atk", "def", "level", "race", "attribute", "category")
STRINGS: Final = 16
TEXTS: Final = ("id", "name", "desc", *(f"str{i + 1}" for i in range(STRINGS)))
MOST_CODE: Final = 0xFFFFFFFF
MOST_SETCODE: Final = (1 << 63) - 1
BOUNDS: Final = {
    "ot": MOST_CODE, "alias": MOST_CODE, "setcode": MOST_SETCODE, "type": MOST_CODE, "race_code": MOST_SETCODE,
    "category": MOST_CODE,
}  # fmt: skip
KIND_BITS: Final = {kind: bits for bits, kind in KINDS.items()}
TRIGGER_BITS: Final = {trigger: bit for bit, trigger in TRIGGERS.items()}
NATION_BITS: Final = {nation: bit for bit, nation in NATIONS.items()}
KIND_MASK: Final = 0x7
KNOWN_BITS: Final = KIND_MASK | sum(TRIGGERS) | NO_ABILITY
WORDS: Final = {  # head lines that hold a word of the record as it is
    "Clan": "clan",
    "Race": "race",
    "Kind": "kind",
    "Nation": "nation",
    "Trigger": "trigger",
    "Gift": "gift",
    "Mark": "mark",
    "Number": "number",
    "Rarity": "rarity",
    "Set": "set",
    "Flavour": "flavour",
    "Picture": "picture",
    "Key": "key",
}
AMOUNTS: Final = {"Critical": "critical", "Trigger Power": "trigger_power", "Code": "code"}
HEADS: Final = ("Skill", "Absent", *WORDS, *AMOUNTS)
ORDER: Final = ("Clan", "Race", "Skill")  # as in YGOPro's own file; the rest follows
MORE: Final = tuple(name for name in (*WORDS, *AMOUNTS, "Absent") if name not in ORDER)
COLUMNS: Final = {"grade": "level", "power": "atk", "shield": "def"}


class Row(msgspec.Struct, frozen=True):
    """The two rows of a card, its numbers in the order of DATAS and its words in that of TEXTS without the id."""

    numbers: tuple[int, ...]
    words: tuple[str, ...]

    @property
    def code(self) -> int:
        """The passcode."""
        return self.numbers[0]

    @property
    def label(self) -> str:
        """What a message calls the card."""
        return worded("card_named", "card {code} ({name})", {"code": self.code, "name": repr(self.words[0][:60])})

    def number(self, column: str) -> int:
        """The value of a column of numbers."""
        return self.numbers[DATAS.index(column)]


RULES_ROW: Final = Row((RULES_CARD, 3, *[0] * 9), (RULES_NAME, *[""] * (STRINGS + 1)))


def ability_lines(text: tuple[str, ...]) -> tuple[str, ...]:
    """The lines of a card's text that are abilities; others are reminders.

    >>> ability_lines(("[AUTO]: draw", "(a reminder)"))
    ('[AUTO]: draw',)
    """
    return tuple(line for line in text if line.startswith("["))


def record_row(record: Record, code: int) -> Row:
    """The rows of a sound record under that passcode."""
    amounts = {
        "id": code,
        "ot": record.ot,
        "alias": record.alias,
        "setcode": record.setcode,
        "type": record.type or type_bits(record),
        "race": record.race_code,
        "attribute": NATION_BITS.get(record.nation, 0),
        "category": max(record.category, 0),  # a column of bits has no word for "not told"
        **{column: getattr(record, stat) or 0 for stat, column in COLUMNS.items()},
    }
    lines = [*head_lines(record), "", *body(record.text)]
    strings = record.strings or ability_lines(record.text)[:STRINGS]
    padding = [""] * (STRINGS - len(strings))
    return Row(tuple(amounts.get(name, 0) for name in DATAS), (record.name, "\r\n".join(lines), *strings, *padding))


def row_record(row: Row) -> Record:
    """The record of a card's rows, filled and found sound; LibraryError says what is wrong with the card."""
    head, text = split(row)
    try:
        told = told_bits(row) | told_lines(head)
        made = msgspec.convert({"name": row.words[0], "text": text, **told}, Record)
    except (ValueError, msgspec.ValidationError) as error:
        raise LibraryError(worded("row_says", "{label}: {error}", {"label": row.label, "error": error})) from None
    if made.code not in (0, row.code):
        raise LibraryError(
            worded("row_code", "{label}: its line 'Code' says {code}", {"label": row.label, "code": made.code})
        )
    absent = dict.fromkeys(names(head.get("Absent", "")))
    return sound(_with_leftovers(row, filled(msgspec.structs.replace(made, **absent))))


def _with_leftovers(row: Row, record: Record) -> Record:
    """The record with what its row tells otherwise than the record would be written."""
    strings = row.words[2:]
    while strings and not strings[-1]:
        strings = strings[:-1]
    usual = ability_lines(record.text)[:STRINGS]
    bits = row.number("type")
    return msgspec.structs.replace(
        record,
        strings=() if strings == usual else strings or ("",),
        type=0 if bits == type_bits(record) else bits,
    )


def sound(record: Record) -> Record:
    """The record, where it can be written to such a file and read back."""
    named = {"code": repr(record.key[:40]), "name": repr(record.name[:60])}
    where = worded("card_named", "card {code} ({name})", named)
    if record.game != UNNAMED:  # a row names no game
        raise LibraryError(
            worded(
                "row_game",
                "{where}: it is a card of {game}; YGOPro's file holds Vanguard's",
                {"where": where, "game": repr(record.game[:40])},
            )
        )
    checked(record)
    if len(record.skills) > MOST_TEXTS or any(len(skill) > LONGEST for skill in record.skills):
        raise LibraryError(
            worded("row_skills", "{where}: it has more skills, or longer ones, than a card can hold", {"where": where})
        )
    for field, most in BOUNDS.items():
        value = getattr(record, field)
        if not (0 <= value <= most or (field, value) == ("category", -1)):
            raise LibraryError(
                worded(
                    "row_field",
                    "{where}: its {field} is {value}, not a number from 0 to {most}",
                    {"where": where, "field": field, "value": value, "most": most},
                )
            )
    if len(record.strings) > STRINGS or any(len(line) > LONGEST_TEXT for line in record.strings):
        raise LibraryError(
            worded("row_strings", "{where}: it has more strings, or longer ones, than a row can hold", {"where": where})
        )
    words = (*record.skills, *record.text, *record.strings, record.flavour, record.picture)
    if any("\ud800" <= letter <= "\udfff" for word in words for letter in word):
        raise LibraryError(
            worded("row_half", "{where}: its words hold half a character, which no file can keep", {"where": where})
        )
    return record


def split(row: Row) -> tuple[dict[str, str], tuple[str, ...]]:
    """The head lines of a description, and the card's text; a line above it that is no head line is text, too."""
    lines = LINE_END.split(row.words[1])
    end = lines.index("") if "" in lines else len(lines)
    head: dict[str, str] = {}
    rest = []
    for line in lines[:end]:
        name, colon, value = line.partition(":")
        if not colon or name not in HEADS:
            rest.append(line)
        elif name in head:
            raise LibraryError(
                worded("row_two_lines", "{label}: it has two lines {name}", {"label": row.label, "name": repr(name)})
            )
        else:
            head[name] = value
    return head, text_of([*rest, *lines[end + 1 :]])


def told_bits(row: Row) -> dict[str, object]:
    """What the numbers of a row say; ValueError where they say nothing that a Vanguard card can be."""
    bits = row.number("type")
    kind = KINDS.get(bits & KIND_MASK)
    triggers = [trigger for bit, trigger in TRIGGERS.items() if bits & bit]
    if kind is None or len(triggers) > 1 or bits & ~KNOWN_BITS:
        raise ValueError(f"its type {bits:#x} is none of a Vanguard card")
    attribute = row.number("attribute")
    if attribute and attribute not in NATIONS:
        raise ValueError(f"its attribute {attribute:#x} is none of a nation")
    plain = {name: row.number(name) for name in ("ot", "alias", "setcode", "category")}
    plain["race_code"] = row.number("race")
    numbers = {stat: row.number(column) for stat, column in COLUMNS.items()}
    return {
        "key": str(row.code),
        "code": row.code,
        "kind": kind,
        "trigger": triggers[0] if triggers else "",
        "nation": NATIONS.get(attribute, ""),
        **plain,
        **numbers,
    }


def told_lines(head: dict[str, str]) -> dict[str, object]:
    """What the head lines say; a key of its own without a code means that the passcode was only lent."""
    told: dict[str, object] = {field: unquoted(head[name]) for name, field in WORDS.items() if name in head}
    told |= {field: amount(name, head[name]) for name, field in AMOUNTS.items() if name in head}
    if "Skill" in head:
        told["skills"] = skill_words(head["Skill"])
    if "Key" in head:
        told.setdefault("code", 0)
    return told


def amount(name: str, value: str) -> int:
    """The number of a head line."""
    said = value.strip()
    if not (said.isascii() and said.isdigit() and len(said) < 10):
        raise ValueError(f"its {name.lower()} is {said[:40]!r}, which is no number")
    return int(said)


def names(value: str) -> list[str]:
    """The numbers that a card does not have at all, as an order has no power."""
    return [stat for stat in COLUMNS if stat in [word.strip() for word in value.split(",")]]


def type_bits(record: Record) -> int:
    """The type of a card; kinds that YGOPro has no bits for go as normal units and are told by a head line."""
    bits = KIND_BITS.get(record.kind, KIND_BITS["unit"]) | TRIGGER_BITS.get(record.trigger, 0)
    return bits if ability_lines(record.text) else bits | NO_ABILITY


def head_lines(record: Record) -> list[str]:
    """The lines above a card's text."""
    said = {name: quoted(getattr(record, field)) for name, field in WORDS.items() if getattr(record, field)}
    said["Skill"] = skill_line(record.skills)
    said |= {name: str(getattr(record, field)) for name, field in AMOUNTS.items()}
    said["Absent"] = ", ".join(stat for stat in COLUMNS if getattr(record, stat) is None)
    told = told_already(record)
    return [f"{name}: {said[name]}" for name in (*ORDER, *MORE) if said.get(name) and name not in told]


def told_already(record: Record) -> set[str]:
    """The head lines that a record does not need, since its numbers or the defaults say the same."""
    usual = filled(msgspec.structs.replace(record, critical=None, trigger_power=0))
    own_key = not record.code or record.key != str(record.code)
    told = {
        "Kind": record.kind in KIND_BITS,
        "Nation": record.nation in NATION_BITS,
        "Trigger": record.trigger in TRIGGER_BITS,
        "Critical": record.critical == usual.critical,
        "Trigger Power": record.trigger_power == usual.trigger_power,
        "Key": not own_key,
        "Code": not (own_key and record.code),
    }
    return {name for name, is_told in told.items() if is_told}
