"""How a game tries a card out: in which formats, among which other cards, on which boards, by which answers."""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass, field
from typing import Final

from ..core.ability import InstrFn
from ..core.card import CardDef
from ..core.deck import Deck
from ..core.game import Game
from ..core.rng import Rng
from ..core.state import State
from .record import Record

STAND_IN: Final = "user:stand-in/"  # how the ids of cards begin that are named and that nobody has


@dataclass(frozen=True)
class Exercise:
    """What a game tells of trying its cards; a board and a deck are made around one card."""

    formats: Callable[[Record], Sequence[str]]  # the keys of those to try it in, the usual one first
    fill: Callable[[Record, CardDef], CardDef]  # with what a file does not tell, such as the icon of a trigger
    # Of a file's cards those that it names, or stand-ins for them, and some of its group.
    helpers: Callable[[CardDef, Sequence[CardDef], Rng], list[CardDef]]
    decks: Callable[[Game, CardDef, Sequence[CardDef], Rng], tuple[Deck, Deck]]
    board: Callable[[Game, CardDef, int, Sequence[CardDef], Rng], dict[str, object]]  # for the ability in this place
    answer: Callable[[State, int, Rng], int]  # one that likes to use the card of this number
    played: InstrFn  # the instruction with which an ability counts as played: what follows is its effect
    stage: Sequence[CardDef] = ()  # cards made to bring about what others wait for; on boards, never in decks
    rules: Mapping[str, object] = field(default_factory=dict)  # under which cards of other groups may help
