"""Decks: a name and, per section, how many of which card. One JSON form everywhere, and a plain text to paste."""

from __future__ import annotations

import re
from collections.abc import Callable
from typing import TYPE_CHECKING

import msgspec

from .card import CardDef
from .errors import DeckError, worded
from .lines import Line, among, is_counted, line_card, shown, sorted_lines, unreadable

if TYPE_CHECKING:
    from pathlib import Path

    from .game import Game

MAX_TEXT = 100_000
LINKED = re.compile(r"^ydke://|(?:^|#)dw1\.")  # links that hold a whole deck
UNNAMED = "pasted deck"


class Deck(msgspec.Struct, frozen=True):
    """A deck list: section to card id to number of copies.

    >>> Deck("Mine", "asigoc", {"main": {"asigoc/wooden-sword": 1}}).cards["main"]
    {'asigoc/wooden-sword': 1}
    """

    name: str
    game: str
    cards: dict[str, dict[str, int]]
    first: str = ""

    def copied(self) -> dict[str, dict[str, int]]:
        """The lists, as dictionaries of one's own."""
        return {section: dict(row) for section, row in self.cards.items()}

    def encode(self) -> str:
        """The deck as JSON on one line."""
        return msgspec.json.encode(self).decode()


# Other ways to write a deck: given the game and the text, the deck, or None where it is not written that way.
Reader = Callable[["Game", str], Deck | None]
# Where a deck may lie: given what was named, the text that is there, or None where nothing is.
Opener = Callable[["str | Path"], str | None]
_readers: list[Reader] = []
_openers: list[Opener] = []


def teach_decks(reader: Reader) -> None:
    """Let `Game.deck` read another form of decks; the library does so."""
    _readers.append(reader)


def teach_files(opener: Opener) -> None:
    """Let `Game.deck` find decks in files; this module opens none itself."""
    _openers.append(opener)


def read_deck(game: Game, source: str | Deck | Path) -> Deck:
    """A deck from the name of a ready one, from a file, from JSON, or from lines such as `1x Wooden Sword`."""
    if isinstance(source, Deck):
        return source
    ready = ready_deck(game, str(source))
    if ready is not None:
        return ready
    for opener in _openers:
        found = opener(source)
        if found is not None:
            return deck_from_text(game, found)
    return deck_from_text(game, listed_text(game, str(source)))


def deck_from_text(game: Game, text: str) -> Deck:
    """A deck from a text: a list, JSON, or another form that was taught; it is never taken for a name or a path."""
    text = sound_text(text)
    for reader in _readers:
        read = reader(game, text)
        if read is not None:
            return read
    return from_json(game, text) if text.lstrip().startswith("{") else _from_lines(game, text)


def ready_deck(game: Game, name: str) -> Deck | None:
    """The ready deck of a name, in any case."""
    wanted = name.strip().casefold()
    return next((deck for deck in game.decks() if deck.name.casefold() == wanted), None)


def listed_text(game: Game, text: str) -> str:
    """The same text where it is a list and no mere name; DeckError tells the names there are."""
    line = sound_text(text).strip()
    if "\n" in line or is_counted(line) or line.startswith("{") or LINKED.search(line):
        return text
    names, line = ", ".join(deck.name for deck in game.decks()), shown(line)
    raise DeckError(
        f"no deck or file {line!r}; the ready decks are: {names}", [("no_deck", {"text": line, "names": names})]
    )


def sound_text(text: str) -> str:
    """The same text; DeckError where it is too long, empty, or none."""
    if not text.strip():
        raise DeckError(
            worded("deck_empty", "this deck is empty; name its cards, a line each, after how many there are")
        )
    if len(text) > MAX_TEXT:
        raise DeckError(
            worded(
                "deck_long",
                "this deck is {text} characters long; no deck needs more than {max_text}",
                {"text": len(text), "max_text": MAX_TEXT},
            )
        )
    if any("\ud800" <= letter <= "\udfff" for letter in text):
        raise DeckError(worded("deck_no_text", "this deck holds characters that are no text"))
    return text


def from_json(game: Game, text: str) -> Deck:
    """A deck from its JSON form; DeckError where it is none, or one for another game."""
    try:
        deck = msgspec.json.decode(text, type=Deck)
    except msgspec.DecodeError as error:
        raise DeckError(worded("deck_no_json", "this is no deck in JSON form: {error}", {"error": error})) from None
    if deck.game != game.key:
        raise DeckError(
            worded(
                "deck_other_game",
                "deck {deck} is for {game}, not for {game2}",
                {"deck": repr(deck.name), "game": repr(deck.game), "game2": repr(game.key)},
            )
        )
    return deck


def _from_lines(game: Game, text: str) -> Deck:
    """A deck from a list of the game's own cards."""

    def find(line: Line) -> CardDef | None:
        return line_card(game, line)

    title, sections, bad = sorted_lines(game, text, find, among([card.name for card in game.definitions[1:]]))
    if bad:
        raise unreadable(bad)
    return Deck(title or UNNAMED, game.key, sections)
