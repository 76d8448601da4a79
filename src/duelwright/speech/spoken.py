"""Any tree of nodes in plain words, for the nodes that have no sentence of their own."""

from __future__ import annotations

import re
from typing import Final

import msgspec

JOINTS: Final = {
    "by": "by", "until": "until this", "when": "when", "then": "then", "otherwise": "otherwise", "needs": "if",
    "cost": "cost:", "once": "once per", "source": "from", "into": "into", "to": "to", "without": "without",
    "who": "for",
}  # fmt: skip
UNSPOKEN: Final = ("It", "Cards")  # nodes whose fields say enough
FRONT: Final = ("side", "other")  # fields that are said first


def plain(part: object) -> str:
    """A part of a tree in words: names of nodes and what is in their fields.

    >>> from duelwright.language.nodes import Draw
    >>> plain((Draw(1), Draw(2, "each")))
    'Draw 1; Draw 2 for each'
    """
    if isinstance(part, tuple):
        if part and isinstance(part[0], tuple):
            return " or ".join(f"({plain(option)})" for option in part)
        return "; ".join(plain(one) for one in part)
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


def _is_worth_saying(value: object, default: object, alone: bool) -> bool:
    if isinstance(value, bool) or value is None or value == "" or value == ():
        return value is True
    return value != default or (alone and type(value) is int)


def _field(name: str, value: object, said: int) -> list[str]:
    if value is True:
        return [name.replace("_", " ")]
    text = plain(value)
    if isinstance(value, msgspec.Struct):
        text = text[:1].lower() + text[1:]
    if name == "of":
        return ["from", text] if said > 1 else [text]
    return [JOINTS[name], text] if name in JOINTS else [text]
