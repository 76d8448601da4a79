"""Cards from the course's files: `duelwright.game("duel", cards=load(...), alone=True)` is a duel of them alone."""

from __future__ import annotations

import hashlib
from pathlib import Path

import msgspec

from ...core.card import CardDef
from .cards.course import MONSTERS, SPELLS
from .files import Row, read_pair
from .make import monster, slug


def load(monsters: Path, spells: Path) -> list[CardDef]:
    """The cards of a pair of files, one for each line, with their descriptions.

    Errors name the file, the line and the field. A card that stands there twice is two cards of one name.
    """
    rows, known = read_pair(monsters, spells, [card.name for card in SPELLS])
    met: dict[str, int] = {}
    return [_apart(card, met) for card in (*map(_monster, rows), *map(_spell, known))]


def _apart(card: CardDef, met: dict[str, int]) -> CardDef:
    """The same card, with an id of its own where another line has that one."""
    met[card.id] = met.get(card.id, 0) + 1
    if met[card.id] == 1:
        return card
    return msgspec.structs.replace(card, id=f"user:{card.id.removeprefix('user:')}-{met[card.id]}")


def _monster(row: Row) -> CardDef:
    """A monster of the course keeps its id; another gets one of its own."""
    made = monster(row.name, row.attack, row.defense, row.level, row.description)
    for card in MONSTERS:
        if card.name.casefold() == row.name.casefold():
            return msgspec.structs.replace(made, id=card.id)
    mark = hashlib.sha256(row.name.encode()).hexdigest()[:6]  # two names can have the same letters
    return msgspec.structs.replace(made, id=f"user:{slug(row.name)}-{mark}")


def _spell(row: Row) -> CardDef:
    """A spell of the course with the file's description."""
    shipped = next(card for card in SPELLS if card.name == row.name)
    return msgspec.structs.replace(shipped, flavour=row.description)
