"""Cards from the course's files, ready to be played: `duelwright.game("duel", cards=load(...))`."""

from __future__ import annotations

import hashlib
from collections.abc import Sequence
from pathlib import Path

import msgspec

from ...core.card import CardDef
from ...core.deck import Deck
from ...core.errors import CardError
from ...core.event import SEATS
from ...core.game import Game
from ...core.rng import deals
from .cards.course import MONSTERS, SPELLS
from .decks import random_deck
from .files import Row, read_pair
from .make import monster, slug


def load(monsters: Path, spells: Path) -> list[CardDef]:
    """The cards of a pair of files, with their descriptions; errors name the file, the line and the field."""
    rows, known = read_pair(monsters, spells, [card.name for card in SPELLS])
    if not rows or not known:
        raise CardError(f"{monsters.name} and {spells.name}: a game needs at least one monster and one spell")
    named = {row.name: row for row in known}
    taken = [
        msgspec.structs.replace(card, flavour=named[card.name].description) for card in SPELLS if card.name in named
    ]
    return [*(_monster(row) for row in rows), *taken]


def _monster(row: Row) -> CardDef:
    """A monster of the course keeps its id; another gets one of its own."""
    made = monster(row.name, row.attack, row.defense, row.level, row.description)
    for card in MONSTERS:
        if card.name.casefold() == row.name.casefold():
            return msgspec.structs.replace(made, id=card.id)
    mark = hashlib.sha256(row.name.encode()).hexdigest()[:6]  # two names can have the same letters
    return msgspec.structs.replace(made, id=f"user:{slug(row.name)}-{mark}")


def deal_from(game: Game, cards: Sequence[CardDef], seed: int) -> tuple[Deck, Deck]:
    """Two decks by chance, of these cards alone."""
    rng = deals(seed, "decks")
    made = [random_deck(game, rng, f"Random {seat + 1}", [card.id for card in cards]) for seat in range(SEATS)]
    return made[0], made[1]
