"""Race and rarity of the shipped cards: what is printed on them beside what the rules ask for."""

from __future__ import annotations

import duelwright as dw
from duelwright.games import families
from duelwright.games.vanguard.cards.rarities import RARITIES
from duelwright.library.definitions import _sources
from duelwright.library.store import Library

CARDS = {card.id: card for card in dw.game("vanguard-premium").cards()}
RACES = {card.id: card.traits["race"] for card in CARDS.values() if "race" in card.traits}


def test_only_units_have_a_race_and_printings_of_one_name_have_the_same() -> None:
    assert all(CARDS[number].kind.endswith("unit") for number in RACES)
    named: dict[str, set[tuple[str, ...]]] = {}
    for number, race in RACES.items():
        named.setdefault(CARDS[number].name, set()).add(race)
    assert {name: races for name, races in named.items() if len(races) > 1} == {}


def test_a_race_that_one_printing_has_every_printing_of_that_name_has() -> None:
    with_race = {CARDS[number].name for number in RACES}
    assert [card.id for card in CARDS.values() if card.name in with_race and card.id not in RACES] == []


def test_cards_of_every_era_are_found_by_race(shipped: Library) -> None:
    for number, question in {
        "td01/005": "race:human", "g-td02/019": 'race:"High Beast"', "v-td02/001": 'race:"flame dragon"',
        "d-sd01/006": "race:talisman", "dz-td06/001": "race:elf", "bt05/019": "race:noble",
    }.items():  # fmt: skip
        assert number in {entry.id for entry in shipped.search(question, most=1000).cards}, number
    assert len(RACES) == 136


def test_rarities_are_of_shipped_cards_and_are_found(shipped: Library) -> None:
    assert set(RARITIES) <= set(CARDS)
    for rarity in set(RARITIES.values()):
        found = {entry.id for entry in shipped.search(f"rarity={rarity}", most=1000).cards}
        assert found == {number for number, known in RARITIES.items() if known == rarity}
    robot = shipped.card("bt03/020")
    assert robot is not None and (robot.record.rarity, robot.record.race) == ("RR", "Battleroid")


def test_a_library_is_brought_up_where_rarities_have_changed(library: Library) -> None:
    """They are no part of a game's hash."""
    with library.writing():
        library.base.execute("UPDATE cards SET record = json_remove(record, '$.rarity')")
        library.base.execute("UPDATE sources SET stamp = 'earlier' WHERE name = 'duelwright'")
    again = Library(library.path)
    found = again.search("rarity:rr").cards
    again.close()
    assert [entry.id for entry in found] == ["bt03/020"]
    assert any(file.name == "rarities.py" for made in families() for file in _sources(made))  # what the stamp is of
