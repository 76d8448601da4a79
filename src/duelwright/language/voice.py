"""How a client speaks to one viewer: in which language, who is "you", what the others and the cards are called."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from functools import lru_cache
from typing import Final

from ..core.card import CardDef
from ..core.game import Game
from .inflection import Named
from .messages import Parameter, say
from .words import table_of

MOST_NAMES: Final = 20_000  # that are kept


def printable(text: str) -> str:
    """The text on one line, without characters that could steer a terminal.

    >>> printable("a\\x1b[2Jb\\nc")
    'a?[2Jb c'
    """
    line = " ".join(text.split())
    return line if line.isprintable() else "".join(c if c.isprintable() else "?" for c in line)


_printed = lru_cache(MOST_NAMES)(printable)  # names of cards


class Voice:
    """Words for one viewer (a seat, or None for somebody who looks on)."""

    def __init__(self, game: Game, names: tuple[str, str], viewer: int | None, lang: str = "en") -> None:
        self.game = game
        self.names = names
        self.viewer = viewer
        self.lang = lang

    def is_you(self, seat: int) -> bool:
        """Whether this seat is the one who reads."""
        return seat == self.viewer

    def say(self, key: str, params: Mapping[str, Parameter] = {}, mine: bool = True) -> str:
        """A message in the viewer's language; `mine` says which half of it, the reader's or the other's."""
        return say(self.game.key, self.lang, key, params, mine)

    def who(self, seat: int) -> str:
        """A player as the subject of a sentence."""
        return self.say("you") if self.is_you(seat) else self.names[seat]

    def find(self, card: str) -> CardDef | None:
        """The printed card for an id, or None where it is hidden."""
        return self.game.find(card) if card else None

    def card(self, card: str) -> str:
        """A card by its id; a hidden one is just a card."""
        found = self.find(card)
        return _printed(found.name) if found is not None else self.cards([card])

    def named(self, cards: Sequence[str]) -> Named:
        """Some cards by their ids, to be put into a message."""
        found = [self.find(card) for card in cards]
        known = tuple([_printed(card.name) for card in found if card is not None])
        return Named(known, len(found) - len(known))

    def cards(self, cards: Sequence[str]) -> str:
        """Some cards by their ids: the known by name, the hidden counted.

        >>> import duelwright as dw
        >>> Voice(dw.game("asigoc"), ("Ann", "Bob"), 0).cards(["asigoc/bandage", "", ""])
        'Bandage and 2 cards'
        """
        return table_of(self.game.key, self.lang).lexicon.named(self.named(cards))
