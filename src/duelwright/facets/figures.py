"""What a game adds to the figures of a deck, and the counting that they are made from."""

from __future__ import annotations

from collections.abc import Callable, Iterable
from dataclasses import dataclass
from typing import TYPE_CHECKING, Final, TypeVar

import msgspec

from ..core.card import CardDef
from ..core.deck import Deck

if TYPE_CHECKING:
    from ..core.game import Game

MOST_COPIES: Final = 999  # of one card in one section; more are not counted
Rows = list[tuple[CardDef, int]]
Key = TypeVar("Key")


class Rides(msgspec.Struct, frozen=True):
    """Odds for one's first three turns; each ride takes the rides before it.

    `ride`: grade 1, then 2, then 3, on time, by whatever the format allows. `from_main`: the same with cards of the
    main deck alone. `held`: a unit of that grade was drawn by that turn, whatever was ridden before.
    """

    ride: tuple[float, float, float]
    from_main: tuple[float, float, float]
    held: tuple[float, float, float]


class RideCurve(msgspec.Struct, frozen=True):
    """How likely the rides come on time, one card drawn a turn, after a mulligan by the stated policy.

    With a `ride_deck` every ride is certain as long as one card a turn can be discarded for it. Cards that are drawn
    otherwise (drive checks, abilities, G-assist) are not counted.
    """

    ride_deck: bool
    policy: str
    first: Rides
    second: Rides


@dataclass(frozen=True)
class Figures:
    """What is counted in a game's decks besides cards, kinds and numbers."""

    trigger: Callable[[CardDef], str] | None = None  # the kind of trigger that a card is, or none; where there are any
    uncounted: tuple[str, ...] = ()  # numbers that are not the card's own, and have no average
    starter: Callable[[Game, Deck], str] = lambda game, deck: ""  # the card that leaves the deck before a hand is drawn
    ride_curve: Callable[[Game, Deck, str], RideCurve | None] = lambda game, deck, starter: None


def counted(deck: Deck, section: str) -> dict[str, int]:
    """The cards of a section that are there at all, never more than anybody could write on a list.

    >>> counted(Deck("Mine", "duel", {"main": {"duel/kuriboh": 3, "duel/nobody": 0}}), "main")
    {'duel/kuriboh': 3}
    """
    row = deck.cards.get(section, {})
    return {name: min(copies, MOST_COPIES) for name, copies in row.items() if copies > 0}


def known(game: Game, name: str) -> CardDef | None:
    """The card with this id; None where the game has none such, and for the blank card."""
    defn = game.index.get(name, 0)
    return game.definitions[defn] if defn else None


def main_section(game: Game) -> str:
    """The section that is drawn from."""
    return game.deck_rules.sections[0][0]


def dealt(game: Game, deck: Deck, starter: str) -> dict[str, int]:
    """The cards that a hand is drawn from; a starter of which there was one copy is there no more."""
    row = counted(deck, main_section(game))
    if starter:
        row[starter] -= 1
    return {name: copies for name, copies in row.items() if copies}


def grades(card: CardDef) -> list[int]:
    """The card's grade, if it has one."""
    return [card.numbers["grade"]] if "grade" in card.numbers else []


def tally(cards: Rows, keys: Callable[[CardDef], Iterable[Key]]) -> dict[Key, int]:
    """How many cards have each key, in the order in which the list names them.

    >>> tally([(CardDef("demo/1", "Wooden Sword", "weapon"), 3)], lambda card: [card.kind])
    {'weapon': 3}
    """
    found: dict[Key, int] = {}
    for card, copies in cards:
        for key in keys(card):
            found[key] = found.get(key, 0) + copies
    return found
