"""Decks: a name and, per section, how many of which card. One JSON form everywhere, and a plain text to paste."""

from __future__ import annotations

import re
from collections.abc import Callable, Sequence
from typing import TYPE_CHECKING

import msgspec

from .card import CardDef
from .errors import DeckError
from .nearest import nearest

if TYPE_CHECKING:
    from pathlib import Path

    from .game import Game

MAX_TEXT = 100_000
LINE = re.compile(r"(?:(\d{1,3})\s*x?\s+)?(.+)", re.ASCII)
PRINTED = re.compile(r"\s\[[^\]]*\]\s*(\S*)\s*$")  # a format and a number after a card's name
LANGUAGE = re.compile(r"(?<=\d)(?:en|fr|ru|jp|ja|de|es|it|th|ko)$")  # at the end of a number
LINKED = re.compile(r"^ydke://|(?:^|#)dw1\.")  # links that hold a whole deck
MOST_NAMED = 5  # of the lines that name no card
UNNAMED = "pasted deck"
SIDE = "aside"  # of cards that are set aside: where a game knows it, they are kept with a deck and not played
COUNTED = re.compile(r"\d{1,3}\s*x?\s+\S", re.ASCII)


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
    if "\n" in line or COUNTED.match(line) or line.startswith("{") or LINKED.search(line):
        return text
    names = ", ".join(deck.name for deck in game.decks())
    raise DeckError(
        f"no deck or file {line!r}; the ready decks are: {names}", [("no_deck", {"text": line, "names": names})]
    )


def sound_text(text: str) -> str:
    """The same text; DeckError where it is too long, empty, or none."""
    if not text.strip():
        raise DeckError("this deck is empty; name its cards, a line each, after how many there are")
    if len(text) > MAX_TEXT:
        raise DeckError(f"this deck is {len(text)} characters long; no deck needs more than {MAX_TEXT}")
    if any("\ud800" <= letter <= "\udfff" for letter in text):
        raise DeckError("this deck holds characters that are no text")
    return text


def from_json(game: Game, text: str) -> Deck:
    """A deck from its JSON form; DeckError where it is none, or one for another game."""
    try:
        deck = msgspec.json.decode(text, type=Deck)
    except msgspec.DecodeError as error:
        raise DeckError(f"this is no deck in JSON form: {error}") from None
    if deck.game != game.key:
        raise DeckError(f"deck {deck.name!r} is for {deck.game!r}, not for {game.key!r}")
    return deck


class Line(msgspec.Struct, frozen=True):
    """A line of a list: where it stands, its section where one was named, how many of what."""

    line: int
    section: str
    copies: int
    name: str
    number: str = ""  # of a set, where it is printed after the name
    whole: str = ""  # all of it, for a name that has brackets of its own


def read_lines(text: str, sections: Sequence[str]) -> tuple[str, list[Line]]:
    """The title and the lines of a list: `2x Name`, `Name`, `2x Name [D Format] D-SD01/001EN`.

    A line `ride:` or `# Ride` begins that section; other lines with `#`, and empty ones, are passed over.

    >>> read_lines("# Ride\\n1x Demo [D Format] D-XX01/001EN", ["main", "ride"])[1]
    [Line(line=2, section='ride', copies=1, name='Demo', number='D-XX01/001EN', whole='Demo [D Format] D-XX01/001EN')]
    """
    known = {name.casefold(): name for name in sections}
    title, section = "", ""
    found: list[Line] = []
    for at, raw in enumerate(text.removeprefix("\ufeff").splitlines(), 1):
        line = raw.strip()
        heading = line.strip("#: \t").casefold()
        if (line.startswith("#") or line.endswith(":")) and heading in known:
            section = known[heading]
        elif line.casefold().startswith("name:"):
            title = line[5:].strip()
        elif line and not line.startswith("#"):
            match = LINE.fullmatch(line)
            assert match is not None
            whole = match.group(2).strip()
            printed = PRINTED.search(whole)
            number = printed.group(1) or "" if printed is not None else ""
            name = whole[: printed.start()].strip() if printed is not None else whole
            found.append(Line(at, section, int(match.group(1) or 1), name or number, number, whole))
    return title, found


def numbered(number: str) -> str:
    """A number of a set as our ids are written.

    >>> numbered("DZ-TD04/001EN")
    'dz-td04/001'
    """
    return LANGUAGE.sub("", number.lower())


def _from_lines(game: Game, text: str) -> Deck:
    """A deck from a list of the game's own cards."""

    def find(line: Line) -> CardDef | None:
        return line_card(game, line)

    title, sections, unknown = sorted_lines(game, text, find)
    if unknown:
        raise no_cards(game.key, unknown, [card.name for card in game.definitions[1:]])
    return Deck(title or UNNAMED, game.key, sections)


def line_card(game: Game, line: Line) -> CardDef | None:
    """The card of a line, by its number or its name; DeckError where both are known and they are not the same card."""
    whole = game.find(line.whole)
    if whole is not None:
        return whole
    numbered_, named = game.find(numbered(line.number)), game.find(line.name)
    if numbered_ is not None and named is not None and numbered_.name != named.name:
        raise DeckError(
            f"line {line.line}: {line.number} is {numbered_.name!r}, not {named.name!r}; leave one of the two away"
        )
    return numbered_ or named


def sorted_lines(
    game: Game, text: str, find: Callable[[Line], CardDef | None]
) -> tuple[str, dict[str, dict[str, int]], list[Line]]:
    """The title, the cards by section, and the lines that name none.

    Until a line has named a section, a card's kind says where it belongs.
    """
    known = [name for name, _ in game.deck_rules.sections]
    title, lines = read_lines(text, [*known, SIDE])
    sections: dict[str, dict[str, int]] = {}
    unknown: list[Line] = []
    for line in lines:
        card = find(line)
        if card is None:
            unknown.append(line)
            continue
        row = sections.setdefault(line.section or game.deck_rules.kind_sections.get(card.kind, known[0]), {})
        row[card.id] = row.get(card.id, 0) + line.copies
    return title, sections, unknown


def no_cards(key: str, lines: Sequence[Line], names: Sequence[str]) -> DeckError:
    """Why a list cannot be read: its lines that name no card, and what each may have meant."""
    parts: list[tuple[str, dict[str, str | int]]] = []
    said: list[str] = []
    for line in lines[:MOST_NAMED]:
        near = nearest(line.name, names)
        parts.append(("no_card", {"line": line.line, "name": line.name}))
        parts += [("near", {"name": near})] if near else []
        said.append(f"line {line.line}: no card {line.name!r} in {key}" + (f"; did you mean {near!r}?" if near else ""))
    others = len(lines) - MOST_NAMED
    if others > 0:
        parts.append(("more", {"n": others}))
        said.append(f"(and {others} more such lines)")
    return DeckError(" ".join(said), parts)
