"""How Vanguard tries a card out: a deck and boards around it, and answers that use it."""

from __future__ import annotations

from typing import Final

from ....core.card import CardDef
from ....facets.exercise import Exercise
from ....facets.record import Record
from .. import records
from .. import vocabulary as v
from ..decks import CV
from ..execute.effects import played
from .answers import answer
from .boards import board
from .decks import decks
from .meant import helpers, with_icon
from .stage import HANDS

__all__ = ["EXERCISE"]


def formats(record: Record) -> tuple[str, ...]:
    """The format of its mark, then the widest; a card without either mark has that alone."""
    return tuple(dict.fromkeys((*records.formats(record), CV)))


def fill(record: Record, card: CardDef) -> CardDef:
    """A trigger unit whose file does not tell its icon gets one: over by its text, heal where it says so."""
    if card.kind != "trigger unit" or "trigger" in card.numbers:
        return card
    worth = records.WITH_MARK if record.mark else records.WITHOUT_MARK
    if any(isinstance(part, v.OverText) for part in card.abilities):
        return with_icon(card, "over", records.OVER)
    heals = any("[heal]" in line.casefold() or '"heal"' in line.casefold() for line in record.text)
    return with_icon(card, "heal" if heals else "critical", worth)


EXERCISE: Final = Exercise(
    formats=formats,
    fill=fill,
    helpers=helpers,
    decks=decks,
    board=board,
    answer=answer,
    played=played,
    stage=HANDS,
    rules={"one_group": "none"},
)
