"""The decks of the reference data, made of cards that are read from their print; what they lack is told."""

from __future__ import annotations

import json
import re
from collections.abc import Iterator
from functools import lru_cache
from typing import Final, NamedTuple

import duelwright as dw
from duelwright import CardDef, Deck, Game
from duelwright.facets.reading import COMPLETE
from duelwright.facets.record import Record
from duelwright.library.definitions import defined, read_card, read_definition
from duelwright.library.exercise import exercise_of
from duelwright.library.files import read_cards
from duelwright.library.record import definition
from duelwright.library.traits import read_traits, with_traits

from .reference import reference

ROW: Final = re.compile(r"(\d+)x?\s+(.*?)(?:\t.*?(\S+))?\s*")
SECTIONS: Final = {"# Ride": "ride", "# Main": "main"}
STARTERS: Final = ("KT_Starter", "LM_Starter")


class Row(NamedTuple):
    """So many copies of a card in one section of a deck; not every list has numbers."""

    section: str
    number: str
    name: str
    copies: int


class Listed(NamedTuple):
    """A deck as it is listed."""

    name: str
    key: str
    rows: tuple[Row, ...]


class Whole(NamedTuple):
    """A deck to be played, and the cards of it that do not have all their abilities."""

    game: Game
    deck: Deck
    lacking: list[str]


def listed() -> Iterator[Listed]:
    """Every list whose counts are known."""
    for name, cards in json.loads(reference("vanguard", "classic_decks.json").read_text(encoding="utf-8")).items():
        rows = tuple(Row("main", "", card["name"], card["qty"]) for card in cards)
        yield Listed(name.split()[0].removeprefix("VG-"), "vanguard-premium", rows)
    for file in sorted(reference("vanguard", "decks").glob("trial_*.txt")):
        lines = file.read_text(encoding="utf-8").splitlines()
        rows = tuple(_row("main", line) for line in lines if line and not line.startswith("#"))
        yield Listed(file.stem.removeprefix("trial_"), "vanguard-premium", rows)
    for name, deck in json.loads(reference("vanguard", "starter_decks.json").read_text(encoding="utf-8")).items():
        if all(card["qty"] is not None for card in deck["cards"]):
            yield Listed(name, "vanguard-v" if name.startswith("V-") else "vanguard-d", tuple(_counted(deck["cards"])))
    for name in STARTERS:
        lines = reference("vanguard", "dz_decks", f"{name}.md").read_text(encoding="utf-8").splitlines()
        heads = [SECTIONS[line] for line in lines if line in SECTIONS]
        parts = "\n".join(lines).split("# ")[1:]
        rows = tuple(
            _row(head, line) for head, part in zip(heads, parts, strict=True) for line in part.splitlines()[1:]
        )
        yield Listed(name, "vanguard-d", rows)


def _row(section: str, line: str) -> Row:
    found = ROW.fullmatch(line)
    assert found is not None, line
    return Row(section, found[3] or "", found[2], int(found[1]))


def _counted(cards: list[dict[str, object]]) -> Iterator[Row]:
    for card in cards:
        for section, count in (("main", card["qty"]), ("ride", card.get("ride_deck", 0))):
            if count:
                assert isinstance(count, int)
                yield Row(section, str(card["number"]), str(card["name"]), count)


@lru_cache(1)
def _records() -> tuple[dict[str, Record], dict[str, list[Record]]]:
    """The records of the reference data by number, and by name."""
    found, _ = read_cards(reference("vanguard", "cards_en.csv"), "vanguard")
    records = with_traits(found, read_traits(reference("vanguard", "card_traits.csv"), "vanguard"))
    named: dict[str, list[Record]] = {}
    for record in records:
        named.setdefault(record.name, []).append(record)
    return {record.number: record for record in records}, named


def _found(row: Row, listed: Listed) -> Record | None:
    """By number, else the printing of the deck itself, else the first that is read completely."""
    numbered, named = _records()
    if row.number in numbered:
        return numbered[row.number]
    printings = sorted(named.get(row.name, []), key=lambda one: not one.number.startswith(f"{listed.name}/"))
    return next((one for one in printings if is_complete(one)), printings[0] if printings else None)


def is_complete(record: Record) -> bool:
    """Whether all its text is read, or the card is shipped."""
    read = read_card(record)
    return not record.text or (read is not None and read.status == COMPLETE) or defined(record) is not None


def whole(of: Listed) -> Whole:
    """The deck; a card that no record tells of is the shipped one of its name."""
    shipped = dw.game(of.key)
    cards: dict[str, CardDef] = {}
    lacking: list[str] = []
    sections: dict[str, dict[str, int]] = {}
    for row in of.rows:
        record = _found(row, of)
        card = shipped.find(row.name) if record is None else cards.get(record.number) or _made(record)
        if card is None:
            lacking.append(f"{row.name}: not in the data")
            continue
        if record is not None:
            cards[record.number] = card
            if not is_complete(record) and record.name not in lacking:
                lacking.append(record.name)
        part = sections.setdefault(row.section, {})
        part[card.id] = part.get(card.id, 0) + row.copies
    game = shipped.plus([card for card in cards.values() if card.id not in shipped.index])
    return Whole(game, Deck(of.name, of.key, sections), lacking)


def _made(record: Record) -> CardDef:
    read = read_card(record)
    shipped = None if read is None or read.status == COMPLETE else defined(record)
    if shipped is not None:
        return shipped
    name = f"read:{record.number}"
    made = definition(record, name) if read is None else read_definition(record, read, name)
    return exercise_of("vanguard").fill(record, made)
