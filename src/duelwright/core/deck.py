"""Decks: a name and, per section, how many of which card. One JSON form everywhere, and a plain text to paste."""

from __future__ import annotations

import difflib
import re
from pathlib import Path
from typing import TYPE_CHECKING

import msgspec

from .errors import DeckError

if TYPE_CHECKING:
    from .game import Game

MAX_TEXT = 100_000
LONGEST_NAME = 100  # of what may be a card's name with a mistake in it
LINE = re.compile(r"(?:(\d{1,3})\s*x?\s+)?(.+)", re.ASCII)
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


def read_deck(game: Game, source: str | Deck | Path) -> Deck:
    """A deck from the name of a ready one, from a file, from JSON, or from lines such as `1x Wooden Sword`."""
    if isinstance(source, Deck):
        return source
    text = str(source)
    for ready in game.decks():
        if ready.name.casefold() == text.strip().casefold():
            return ready
    from_file = False
    if isinstance(source, Path) or ("\n" not in text and len(text) < 1000):
        path = Path(text)
        try:
            if path.is_dir():
                raise DeckError(f"{path} is a folder; name a deck file in it")
            if path.is_file():
                text = path.read_text(encoding="utf-8")
                from_file = True
        except (OSError, ValueError) as error:
            raise DeckError(f"deck file {path} cannot be read: {error}") from None
    if len(text) > MAX_TEXT:
        raise DeckError(f"this deck is {len(text)} characters long; no deck needs more than {MAX_TEXT}")
    if any("\ud800" <= letter <= "\udfff" for letter in text):
        raise DeckError("this deck holds characters that are no text")
    if text.lstrip().startswith("{"):
        return _from_json(game, text)
    if "\n" not in text.strip() and not from_file and not COUNTED.match(text.strip()):
        names = ", ".join(deck.name for deck in game.decks())
        asked = text.strip()
        raise DeckError(
            f"no deck or file {asked!r}; the ready decks are: {names}", no_deck={"text": asked, "names": names}
        )
    return _from_lines(game, text)


def _from_json(game: Game, text: str) -> Deck:
    try:
        deck = msgspec.json.decode(text, type=Deck)
    except msgspec.DecodeError as error:
        raise DeckError(f"this is no deck in JSON form: {error}") from None
    if deck.game != game.key:
        raise DeckError(f"deck {deck.name!r} is for {deck.game!r}, not for {game.key!r}")
    return deck


def _from_lines(game: Game, text: str) -> Deck:
    """Lines `2x Name` or `Name`; a line `ace:` starts that section; `#` and empty lines are passed over."""
    sections: dict[str, dict[str, int]] = {}
    section = game.family.sections[0][0]
    known = {name.casefold(): name for name, _ in game.family.sections}
    title = "pasted deck"
    named = False  # whether a line has named a section: until then a card's kind says where it belongs
    unknown: list[tuple[int, str]] = []  # lines, and what they name
    for number, raw in enumerate(text.splitlines(), 1):
        line = raw.strip()
        if not line or line.startswith("#"):
            continue
        if line.endswith(":") and line[:-1].strip().casefold() in known:
            section = known[line[:-1].strip().casefold()]
            named = True
            continue
        if line.casefold().startswith("name:"):
            title = line[5:].strip()
            continue
        match = LINE.fullmatch(line)
        assert match is not None
        name = match.group(2).strip()
        card = game.find(name)
        if card is None:
            unknown.append((number, name))
            continue
        home = section if named else game.family.kind_sections.get(card.kind, section)
        row = sections.setdefault(home, {})
        row[card.id] = row.get(card.id, 0) + int(match.group(1) or 1)
    if unknown:
        raise _no_card(game, *unknown[0], len(unknown) - 1)
    return Deck(title, game.key, sections)


def _no_card(game: Game, line: int, name: str, others: int) -> DeckError:
    """Why a list cannot be read: its first line that names no card, what that may have meant, how many more follow."""
    near = difflib.get_close_matches(name[:LONGEST_NAME], [card.name for card in game.cards()], 1)
    hint = f"; did you mean {near[0]!r}?" if near else ""
    more = f" (and {others} more such lines)" if others else ""
    parts: dict[str, dict[str, str | int]] = {"no_card": {"line": line, "name": name}}
    if near:
        parts["near"] = {"name": near[0]}
    if others:
        parts["more"] = {"n": others}
    return DeckError(f"line {line}: no card {name!r} in {game.key}{hint}{more}", **parts)
