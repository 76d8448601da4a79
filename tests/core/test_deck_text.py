"""Decks from texts and from files are two things."""

from __future__ import annotations

from pathlib import Path

import pytest

import duelwright as dw
from duelwright.library import open_library, read_deck, read_deck_text

GAME = dw.game("asigoc")
LIST = "\n".join(f"{copies}x {name}" for name, copies in GAME.decks()[0].cards["main"].items())


def test_a_text_is_never_taken_for_a_path(tmp_path: Path) -> None:
    file = tmp_path / "deck.txt"
    file.write_text(LIST, encoding="utf-8")
    assert GAME.deck(str(file)) == GAME.deck(file) == GAME.deck_from_text(LIST)
    with pytest.raises(dw.DeckError, match="no card"):
        GAME.deck_from_text(str(file))


def test_a_text_of_one_line_is_a_list_of_one_line() -> None:
    name = next(iter(GAME.decks()[0].cards["main"]))
    assert GAME.deck_from_text(name).cards == {"main": {name: 1}}
    with pytest.raises(dw.DeckError, match="no deck or file"):
        GAME.deck("Nobody's Deck")


def test_a_card_without_a_heading_goes_where_its_kind_belongs() -> None:
    listed = "4 Blaster Blade\n1 Interdimensional Dragon, Mystery-flare Dragon\n1 Energy Generator"
    assert {section: sum(row.values()) for section, row in dw.game("vanguard-premium").deck(listed).cards.items()} == {
        "main": 4, "G": 1, "ride": 1,
    }  # fmt: skip


def test_what_a_stranger_types_opens_no_file(tmp_path: Path) -> None:
    file = tmp_path / "deck.txt"
    file.write_text(LIST, encoding="utf-8")
    library = open_library()
    try:
        assert read_deck(library, "asigoc", str(file))[1].cards["main"]
        assert read_deck_text(library, "asigoc", LIST)[1].cards == GAME.deck(LIST).cards
        assert read_deck_text(library, "asigoc", GAME.decks()[1].name)[1].name == GAME.decks()[1].name
        with pytest.raises(dw.DeckError, match="no deck or file"):
            read_deck_text(library, "asigoc", str(file))
    finally:
        library.close()
