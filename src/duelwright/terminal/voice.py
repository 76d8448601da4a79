"""How the client speaks: who is "you", what the others are called, and what a card is called."""

from __future__ import annotations

from collections.abc import Sequence

from .. import CardDef, Game


def printable(text: str) -> str:
    """The text on one line, without characters that could steer a terminal.

    >>> printable("a\\x1b[2Jb\\nc")
    'a?[2Jb c'
    """
    return "".join(c if c.isprintable() else "?" for c in " ".join(text.split()))


class Voice:
    """Words for one viewer (a seat, or None for somebody who looks on)."""

    def __init__(self, game: Game, names: tuple[str, str], viewer: int | None) -> None:
        self.game = game
        self.names = names
        self.viewer = viewer

    def is_you(self, seat: int) -> bool:
        """Whether this seat is the one who reads."""
        return seat == self.viewer

    def who(self, seat: int) -> str:
        """A player as the subject of a sentence."""
        return "You" if self.is_you(seat) else self.names[seat]

    def whose(self, seat: int) -> str:
        """A player as an owner, inside a sentence."""
        return "your" if self.is_you(seat) else f"{self.names[seat]}'s"

    def find(self, card: str) -> CardDef | None:
        """The printed card for an id, or None where it is hidden."""
        return self.game.find(card) if card else None

    def card(self, card: str) -> str:
        """A card by its id; a hidden one is just a card."""
        found = self.find(card)
        return "a card" if found is None else printable(found.name)

    def cards(self, cards: Sequence[str]) -> str:
        """Some cards by their ids: the known by name, the hidden counted.

        >>> import duelwright as dw
        >>> Voice(dw.game("asigoc"), ("Ann", "Bob"), 0).cards(["asigoc/bandage", "", ""])
        'Bandage and 2 cards'
        """
        if not cards:
            return "nothing"
        names = [self.card(card) for card in sorted(cards, key=lambda card: not card)]
        parts: list[str] = []
        for name in dict.fromkeys(names):
            count = names.count(name)
            parts.append(name if count == 1 else f"{count} cards" if name == "a card" else f"{count}x {name}")
        return parts[0] if len(parts) == 1 else ", ".join(parts[:-1]) + " and " + parts[-1]
