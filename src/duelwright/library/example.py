"""An example of a card's file, made from a shipped card: whoever writes their own begins with what is read."""

from __future__ import annotations

import csv
import io
import json
from typing import Final

from ..core.card import CardDef
from ..core.errors import worded
from ..core.game import Game
from ..facets.record import LibraryError, Record
from ..games import widest
from ..speech.cardline import abilities
from .record import record_of
from .whose import kinds_of, numbers_of
from .wording import read_line

NAME: Final = "My First Card"
SHORTEST: Final = 20  # characters of a text that shows something
HEAD: Final = """\
# Cards of your own. Each begins with [[cards]]; what may stand in one: docs/own-cards.md.
# Then: duelwright cards check FILE    (what is understood, and where reading stops)
#       duelwright cards import FILE   (into your library: the deck page and the terminal find them)
"""
NOTES: Final = {
    "name": "what it is called",
    "type": "one of: {kinds}",
    "set": "found by set:mine",
    "number": "its own in the set; a deck's list may name it",
    "format": "D, V or nothing for premium",
    "nation": "or clan",
    "text": "what it does, a line for each ability; `duelwright read` tells whether it is understood",
}


def example(family: str, kind: str) -> str:
    """An example for a game, as .toml, .csv or .json."""
    fields = fields_of(family)
    if kind == ".toml":
        return as_toml(family, fields)
    if kind == ".csv":
        written = io.StringIO()
        rows = csv.writer(written, lineterminator="\n")
        rows.writerows([["game", *fields], [family, *(str(value) for value in fields.values())]])
        return written.getvalue()
    return json.dumps({"game": family, "cards": [fields]}, indent=2, ensure_ascii=False) + "\n"


def fields_of(family: str) -> dict[str, str | int]:
    """The fields of the example, in the order in which one writes them."""
    game = widest(family)
    card = example_card(game)
    record = record_of(card, family)
    told: dict[str, str | int] = {"name": NAME, "type": card.kind, "set": "mine", "number": "MINE/001"}
    if record.nation:
        told |= {"format": record.mark, "nation": record.nation}
    for name in numbers_of(family):
        value = record.numbers.get(name, getattr(record, name, None))
        if isinstance(value, int) and (value or name == "grade"):
            told[name] = value
    return {**told, "text": "\n".join(abilities(game, card))}


def example_card(game: Game) -> CardDef:
    """A shipped card with a text that is read back: the shortest that says something; best of the first kind."""
    kinds = kinds_of(game.family.key)
    able = [
        card
        for card in game.cards()
        if card.abilities and is_read(game, abilities(game, card), record_of(card, game.family.key))
    ]
    if not able:
        raise LibraryError(
            worded(
                "no_example",
                "there is no card of {game} to take as an example; docs/own-cards.md tells the fields",
                {"game": game.key},
            )
        )
    return min(able, key=lambda card: (kinds.index(card.kind), len("\n".join(abilities(game, card)))))


def is_read(game: Game, lines: list[str], record: Record) -> bool:
    """Whether a card's text is long enough to show something, and is read line by line."""
    if sum(map(len, lines)) < SHORTEST or record.trigger:
        return False
    return all(read_line(game, line).tree is not None for line in lines)


def as_toml(family: str, fields: dict[str, str | int]) -> str:
    """The example with a note beside each field."""
    lines = [HEAD, f'game = "{family}"', "", "[[cards]]"]
    for name, value in fields.items():
        note = NOTES.get(name, "").format(kinds=", ".join(kinds_of(family)))
        shown = f"'''\n{value}'''" if name == "text" else json.dumps(value, ensure_ascii=False)
        lines += (
            [f"# {note}", f"{name} = {shown}"]
            if name == "text"
            else [f"{name} = {shown}" + (f"  # {note}" if note else "")]
        )
    return "\n".join(lines) + "\n"
