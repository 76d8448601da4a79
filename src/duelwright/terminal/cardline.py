"""What a card does on one line, read from its tree of nodes. Rendered card text will take its place."""

from __future__ import annotations

import re
from typing import Final

import msgspec

from .. import CardDef

JOINTS: Final = {
    "by": "by", "until": "until this", "when": "when", "then": "then", "otherwise": "otherwise", "needs": "if",
    "cost": "cost:", "once": "once per", "source": "from", "into": "into", "to": "to", "without": "without",
    "who": "for",
}  # fmt: skip
UNSPOKEN: Final = ("It", "Cards")  # nodes whose fields say enough
FRONT: Final = ("side", "other")  # fields that are said first


def abilities(card: CardDef) -> list[str]:
    """Every ability of a card as one line.

    >>> import duelwright as dw
    >>> abilities(dw.game("asigoc").find("Trader's Wagon"))
    ['Item: One of (Draw 2; Choose t from hand; Discard t) or (Choose u from hand 2 up to; To bottom u; Draw 2)']
    """
    return [_ability(part) for part in card.abilities]


def cardline(card: CardDef) -> str:
    """The whole card's abilities on one line; its kind is not said again."""
    return " / ".join(re.sub(r"^(Item|Activated)(: | \()", r"\2", line).removeprefix(": ").strip()
                      for line in abilities(card))  # fmt: skip


def numbers(card: CardDef) -> str:
    """A card's printed numbers: `attack 2, block 1`."""
    return ", ".join(f"{stat} {number}" for stat, number in card.numbers.items())


def effects(part: object) -> str:
    """Effects, or any other part of a tree, in words.

    >>> from duelwright.language.nodes import Draw
    >>> effects((Draw(1), Draw(2, "each")))
    'Draw 1; Draw 2 for each'
    """
    if isinstance(part, tuple):
        if part and isinstance(part[0], tuple):
            return " or ".join(f"({effects(option)})" for option in part)
        return "; ".join(effects(one) for one in part)
    if not isinstance(part, msgspec.Struct):
        return str(part)
    words = [] if type(part).__name__ in UNSPOKEN else [spoken(type(part).__name__)]
    fields = sorted(msgspec.structs.fields(type(part)), key=lambda field: field.name not in FRONT)
    for field in fields:
        value: object = getattr(part, field.name)
        if _is_worth_saying(value, field.default, len(words) == 1):
            words += _field(field.name, value, len(words))
    return " ".join(words)


def spoken(name: str) -> str:
    """A node's name in words.

    >>> spoken("StopAttack")
    'Stop attack'
    """
    words = re.findall(r"[A-Z][a-z]*", name) or [name]
    return " ".join(words).capitalize()


def _ability(part: object) -> str:
    """An ability: what it is and when it can be used, then what it does."""
    if not isinstance(part, msgspec.Struct) or not hasattr(part, "do"):
        return effects(part)
    done: object = part.do
    head: list[str] = []
    for field in msgspec.structs.fields(type(part)):
        value: object = getattr(part, field.name)
        if field.name != "do" and _is_worth_saying(value, field.default, False):
            head.append(" ".join(_field(field.name, value, 1)))
    said = f" ({', '.join(head).lower()})" if head else ""
    return f"{spoken(type(part).__name__)}{said}: {effects(done)}"


def _is_worth_saying(value: object, default: object, alone: bool) -> bool:
    if isinstance(value, bool) or value is None or value == "" or value == ():
        return value is True
    return value != default or (alone and type(value) is int)


def _field(name: str, value: object, said: int) -> list[str]:
    if value is True:
        return [name.replace("_", " ")]
    text = effects(value)
    if isinstance(value, msgspec.Struct):
        text = text[:1].lower() + text[1:]
    if name == "of":
        return ["from", text] if said > 1 else [text]
    return [JOINTS[name], text] if name in JOINTS else [text]
