"""A game that is not shipped brings what the library asks of it; one that brings nothing is read, found and counted."""

from __future__ import annotations

from collections.abc import Iterator

import pytest
from msgspec.structs import replace
from skirmish.cards import CARDS, NAMES, Called

import duelwright as dw
from duelwright.core.card import CardDef
from duelwright.core.deck import Deck
from duelwright.facets.facets import DOES, Facets, Passcodes, Sheet, Telling, facets_of, register_facets
from duelwright.facets.figures import Figures
from duelwright.facets.record import LibraryError, Record
from duelwright.games import _FAMILIES, _FAMILY_OF
from duelwright.language.node import Node
from duelwright.language.nodes import Look
from duelwright.library.behaviour import ability_kinds, behaviour, categories
from duelwright.library.definitions import formats_of, shipped_cards, stamp
from duelwright.library.forms import read_forms, write_forms
from duelwright.library.index import sorts
from duelwright.library.lists import read_deck_text, write_deck
from duelwright.library.query import SearchError
from duelwright.library.record import checked, definition, filled, record_of
from duelwright.library.sheet import read_sheet
from duelwright.library.statistics import statistics
from duelwright.library.store import Library

GAME = dw.game("skirmish")
KEY = GAME.family.key
GUARD = Record("guard", "Guard", KEY, "unit", power=1)


def more(part: Node) -> list[tuple[str, str]]:
    return [(DOES, f"look-{part.n}")] if isinstance(part, Look) else []


def to_card(record: Record, card: CardDef) -> CardDef:
    return replace(card, numbers={**card.numbers, "power": record.numbers.get("might", 0)})


FACETS = Facets(
    fill=lambda record: replace(record, race=record.race or "Soldier"),
    check=lambda record: "" if record.kind == "unit" else f"{record.kind!r} is no unit",
    lacks=lambda record: "" if "might" in record.numbers else "its source does not tell its might",
    formats=lambda record: ["skirmish"] if record.numbers else [],
    to_card=to_card,
    to_record=lambda card, record: replace(record, numbers={"might": card.numbers["power"]}),
    numbers=("might",),
    general={"fighter": ("unit",)},
    telling=Telling(
        played={Called: "called"},
        kinds={Called: "auto"},
        more=more,
        categories={"ride": lambda part: isinstance(part, Called)},
    ),
    figures=Figures(trigger=lambda card: "dawn" if card.name == "Seer" else "", starter=lambda game, deck: NAMES[0]),
    sheet=Sheet({"might": "might", "rank": "might"}, {"soldier": "unit"}, ("might",)),
    passcodes=Passcodes("Skirmish", (("main",), (), ("side",)), lambda game: ("main", "main", "side")),
)


@pytest.fixture
def brought() -> Iterator[None]:
    """Skirmish with facets of its own."""
    plain = facets_of(KEY)
    register_facets(KEY, FACETS)
    yield
    register_facets(KEY, plain)


def test_cards_of_a_game_that_is_not_shipped_are_found(library: Library) -> None:
    assert {entry.record.key for entry in library.search(f"game:{KEY}").cards} == set(NAMES)
    assert library.search("", "skirmish").total == len(CARDS)
    assert [entry.record.name for entry in library.search("does:look", "skirmish").cards] == ["Seer"]
    assert {(card.id, *formats) for family, card, formats in shipped_cards() if family == KEY} == {
        (name, "skirmish") for name in NAMES
    }


def test_a_game_without_facets_is_read_found_and_counted(library: Library) -> None:
    assert checked(filled(GUARD)) == GUARD and [*formats_of(GUARD)] == ["skirmish"]
    assert definition(GUARD, "user:x/1").numbers == {"power": 1}
    assert record_of(CARDS[0], KEY).power == 1
    assert read_sheet("name,type,text\nGuard,unit,x", KEY)[0].game == KEY
    assert read_forms(write_forms([GUARD])) == [GUARD]
    library.add("mine", [GUARD])
    made, deck = read_deck_text(library, "skirmish", "3 Guard")
    assert made.check(deck) is not None and [*deck.cards["main"]] == ["user:mine/guard"]
    found = statistics(GAME, GAME.decks()[0])
    assert (found.starter, found.ride_curve, found.opening.trigger) == ("", None, None)
    with pytest.raises(dw.DeckError, match="not of skirmish"):
        write_deck(None, GAME, GAME.decks()[0], "ydk")


@pytest.mark.usefixtures("brought")
def test_it_fills_and_checks_its_records(library: Library) -> None:
    library.add("mine", [replace(GUARD, numbers={"might": 2})])
    entry = library.search("race:soldier game:skirmish source:mine").cards[0]
    assert entry.words["format"] == ["skirmish"] and [*formats_of(GUARD)] == []
    with pytest.raises(LibraryError, match="'mage' is no unit"):
        checked(replace(GUARD, kind="mage"))
    assert definition(entry.record, entry.id).numbers["power"] == 2
    assert record_of(CARDS[0], KEY).numbers == {"might": 1}


@pytest.mark.usefixtures("brought")
def test_what_a_source_does_not_tell_keeps_a_card_from_being_played(library: Library) -> None:
    register_facets(KEY, Facets(lacks=FACETS.lacks))
    library.add("mine", [GUARD])
    with pytest.raises(dw.DeckError, match="does not tell its might"):
        read_deck_text(library, "skirmish", "3 Guard")


@pytest.mark.usefixtures("brought")
def test_its_words_and_numbers_are_searched_for(library: Library) -> None:
    library.add("mine", [replace(GUARD, numbers={"might": 7}), replace(GUARD, key="b", name="B", numbers={"might": 2})])
    assert [entry.record.name for entry in library.search("might>=7").cards] == ["Guard"]
    assert library.search("type:fighter source:mine").total == 2
    ordered = library.search("source:mine", sort="might", with_counts=True)
    assert [entry.record.name for entry in ordered.cards] == ["B", "Guard"] and "might" in sorts()
    assert ordered.counts["might"] == {"2": 1, "7": 1}
    seer = GAME.find("Seer")
    assert seer is not None
    told = behaviour(seer.abilities)
    assert told["when"] == ["called"] and {"look", "look-2"} <= set(told["does"])
    assert ability_kinds(seer.abilities) == {"auto"} and categories(seer.abilities) == ["deck", "search", "ride"]


def test_numbers_of_a_game_are_no_field_without_it(shipped: Library) -> None:
    with pytest.raises(SearchError):
        shipped.search("might>=7")


@pytest.mark.usefixtures("brought")
def test_it_has_columns_of_its_own() -> None:
    found = read_sheet("name,type,rank,clan\nGuard,Soldier,3,North", KEY)[0]
    assert (found.kind, found.numbers, found.clan, found.race) == ("unit", {"might": 3}, "North", "Soldier")
    with pytest.raises(LibraryError, match="known are soldier"):
        read_sheet("name,type\nGuard,mage", KEY)
    with pytest.raises(LibraryError, match="line 2: might is 'x'"):
        read_sheet("name,type,might\nGuard,soldier,x", KEY)


@pytest.mark.usefixtures("brought")
def test_its_starter_and_triggers_are_counted() -> None:
    found = statistics(GAME, GAME.decks()[0])
    assert found.starter == NAMES[0] and found.sections["main"].triggers == {"dawn": 2}
    assert found.opening.cards[NAMES[0]].copies == 1
    assert found.opening.trigger is not None and found.opening.trigger.copies == 2


@pytest.mark.usefixtures("brought")
def test_its_decks_go_to_passcodes_and_back(library: Library) -> None:
    deck = Deck("Mine", "skirmish", {"main": {NAMES[0]: 3}, "side": {NAMES[1]: 2}})
    for form in ("ydk", "ydke"):
        text = write_deck(library, GAME, deck, form)
        assert read_deck_text(library, "skirmish", text)[1].cards == deck.cards


def test_cards_of_a_game_that_was_taken_away_wait_for_it(library: Library, monkeypatch: pytest.MonkeyPatch) -> None:
    library.add("mine", [GUARD, Record("1", "Plain")])
    with_it = stamp()
    with monkeypatch.context() as patch:
        patch.delitem(_FAMILIES, KEY)
        patch.delitem(_FAMILY_OF, "skirmish")
        assert stamp() != with_it
        again = Library(library.path)
        assert [entry.record.name for entry in again.search("source:mine").cards] == ["Plain"]
        assert again.card("user:mine/guard") is None and again.named("Guard", KEY) == []
        assert {one.name: one.cards for one in again.sources()}["mine"] == 2
        again.close()
    back = Library(library.path)
    assert {entry.record.name for entry in back.search("source:mine").cards} == {"Guard", "Plain"}
    assert back.search(f"game:{KEY}").total == len(CARDS) + 1
    back.close()
