"""The search language: fields, numbers, words, behaviour, and what is said about a slip."""

from __future__ import annotations

import pytest

import duelwright as dw
from duelwright.facets.record import Record
from duelwright.games.vanguard.vocabulary import Attacks, CounterBlast, Retire
from duelwright.language.node import Cost, walk
from duelwright.library.behaviour import behaviour, categories
from duelwright.library.query import SearchError, fields, read_question
from duelwright.library.store import Library
from duelwright.library.ygopro.tables import category_words

from .reference import reference


def names(library: Library, question: str, key: str = "") -> list[str]:
    return [entry.record.name for entry in library.search(question, key, most=1000).cards]


def ids(library: Library, question: str, key: str = "") -> set[str]:
    return {entry.id for entry in library.search(question, key, most=1000).cards}


def is_of(card: dw.CardDef, trait: str, word: str) -> bool:
    return card.traits.get(trait) == (word,)


PREMIUM = {card.id: card for card in dw.game("vanguard-premium").cards()}


@pytest.mark.parametrize(
    ("question", "holds"),
    [
        ("clan:kagero", lambda c: c.traits.get("clan") == ("Kagero",)),
        ("Clan: Royal Paladin", lambda c: c.traits.get("clan") == ("Royal Paladin",)),
        ("CLAN:royal", lambda c: c.traits.get("clan") == ("Royal Paladin",)),
        ('nation:"Dragon Empire" grade:3', lambda c: is_of(c, "nation", "Dragon Empire") and c.numbers["grade"] == 3),
        ("race:human", lambda c: c.traits.get("race") == ("Human",)),
        ("skill:intercept", lambda c: "intercept" in c.traits.get("icons", ())),
        ("Skill: Twin Drive", lambda c: "twin drive" in c.traits.get("icons", ())),
        ("power>=12000", lambda c: c.numbers.get("power", -1) >= 12000),
        ("power>8000 power<10000", lambda c: 8000 < c.numbers.get("power", -1) < 10000),
        ("shield:5000", lambda c: c.numbers.get("shield", -1) == 5000),
        ("critical>1", lambda c: c.numbers.get("critical", 1) > 1),
        ("grade:1,2", lambda c: c.numbers.get("grade", -1) in (1, 2)),
        ("grade:1-2", lambda c: c.numbers.get("grade", -1) in (1, 2)),
        ("grade!=0", lambda c: c.numbers.get("grade", 0) != 0),
        ("trigger:heal", lambda c: "heal trigger" in c.traits.get("icons", ())),
        ("trigger-power=10000", lambda c: c.numbers.get("trigger", 0) == 10000),
        ('type:"trigger unit"', lambda c: c.kind == "trigger unit"),
        ("type:trigger unit", lambda c: c.kind == "trigger unit"),
        ("type:order", lambda c: c.kind.endswith("order")),
        ("set:td01", lambda c: c.id.startswith("td01/")),
        ("gift:force", lambda c: "force gift" in c.traits.get("icons", ())),
        ("is:vanilla", lambda c: not c.abilities),
        ("(No ability)", lambda c: not c.abilities),
        ("( no ABILITY )", lambda c: not c.abilities),
        ("-is:vanilla", lambda c: bool(c.abilities)),
        ("not is:vanilla", lambda c: bool(c.abilities)),
        ("does:retire", lambda c: any(isinstance(part, Retire) for part in walk(c.abilities))),
        ("when:attacks", lambda c: any(isinstance(part, Attacks) for part in walk(c.abilities))),
        ("cost:counter-blast", lambda c: any(isinstance(part, CounterBlast) for part in walk(c.abilities))),
        ("Cost: CounterBlast", lambda c: any(isinstance(part, CounterBlast) for part in walk(c.abilities))),
        ("cost:counter blast", lambda c: any(isinstance(part, CounterBlast) for part in walk(c.abilities))),
        ('clan:"Royal Paladin",kagero', lambda c: c.traits.get("clan") in (("Royal Paladin",), ("Kagero",))),
        ('clan:kagero, "Royal Paladin"', lambda c: c.traits.get("clan") in (("Royal Paladin",), ("Kagero",))),
        ("clan:kagero or clan:granblue", lambda c: c.traits.get("clan") in (("Kagero",), ("Granblue",))),
        (
            "(clan:kagero or grade:3) -power:13000",
            lambda c: (is_of(c, "clan", "Kagero") or c.numbers.get("grade") == 3) and c.numbers.get("power") != 13000,
        ),
        ("grade!=1,2", lambda c: c.numbers.get("grade", 1) not in (1, 2)),
        ("power>=13,000", lambda c: c.numbers.get("power", -1) >= 13000),
        ("clan:Royal Paladin,Kagero", lambda c: c.traits.get("clan") in (("Royal Paladin",), ("Kagero",))),
        ("name:blaster,overlord", lambda c: any(word in c.name.casefold() for word in ("blaster", "overlord"))),
        ('name:"blade blaster"', lambda c: False),
        ('skill:"Twin Drive!!"', lambda c: "twin drive" in c.traits.get("icons", ())),
        ('type:"normal unit"', lambda c: c.kind == "unit"),
        ("number:d-sd01", lambda c: c.id.startswith("d-sd01")),
        ("name:blaster", lambda c: "blaster" in c.name.casefold()),
        ('name:"Blaster Blade"', lambda c: "blaster blade" in c.name.casefold()),
        ("mark:V", lambda c: c.id.startswith("v-")),
    ],
)  # fmt: skip
def test_a_field_means_what_it_says(shipped: Library, question: str, holds: object) -> None:
    assert callable(holds)
    assert ids(shipped, question, "vanguard-premium") == {name for name, card in PREMIUM.items() if holds(card)}


def test_words_are_looked_for_in_names_and_texts_of_every_language(shipped: Library) -> None:
    assert "Blaster Blade" in names(shipped, "blas bla")
    assert set(names(shipped, '"blaster blade"')) >= {"Blaster Blade", "Wingal"}  # it boosts one of that name
    assert "Blaster Blade" in names(shipped, "арьергарда каунтер-бласт")
    assert "Blaster Blade" in names(shipped, "Retirez la carte choisie")
    assert names(shipped, "nobody-has-this-word") == []


def test_a_question_of_one_format_finds_its_cards_alone(shipped: Library) -> None:
    for key in ("asigoc", "duel", "vanguard-d", "vanguard-v", "vanguard-premium"):
        assert ids(shipped, "", key) == {card.id for card in dw.game(key).cards()}
    with pytest.raises(dw.UnknownGame, match="the games are"):
        shipped.search("", "chess")


def test_other_games_have_their_own_numbers(shipped: Library) -> None:
    strong = {card.id for card in dw.game("duel").cards() if card.numbers.get("attack", 0) >= 2500}
    assert strong and ids(shipped, "attack>=2500", "duel") == strong
    whips = {
        card.id
        for card in dw.game("asigoc").cards()
        if "Entered" in str(card.abilities) and "Wear" in str(card.abilities)
    }
    assert whips and ids(shipped, "when:entered does:wear", "asigoc") >= whips


def test_results_come_in_an_order_and_in_pages(shipped: Library) -> None:
    powers = [e.record.power or 0 for e in shipped.search("type:unit", "vanguard-d", "power", True, most=500).cards]
    assert powers == sorted(powers, reverse=True)
    equal = [e.record.name for e in shipped.search("type:unit grade:3", "vanguard-d", "grade", True, most=99).cards]
    assert equal == sorted(equal, key=str.casefold)  # among equals in the order of names
    assert shipped.search("", "vanguard-d", most=0).cards == []
    all_names = names(shipped, "", "vanguard-d")
    assert all_names == sorted(all_names, key=str.casefold)
    pages = [shipped.search("", "vanguard-d", start=start, most=40).cards for start in (0, 40, 80)]
    assert [entry.record.name for page in pages for entry in page] == all_names


def test_counts_are_those_of_the_cards_found(shipped: Library) -> None:
    found = shipped.search("clan:kagero", "vanguard-premium", most=1000, with_counts=True)
    by_grade: dict[str, int] = {}
    for entry in found.cards:
        by_grade[str(entry.record.grade)] = by_grade.get(str(entry.record.grade), 0) + 1
    assert found.counts["grade"] == by_grade and sum(by_grade.values()) == found.total
    assert found.counts["clan"] == {"Kagero": found.total}
    vanilla = shipped.search("clan:kagero is:vanilla", "vanguard-premium").total
    assert found.counts["is"]["vanilla"] == vanilla


def test_a_value_that_no_card_has_comes_with_the_nearest(shipped: Library) -> None:
    found = shipped.search("clan:kagro")
    assert found.total == 0 and [(hint.field, hint.near) for hint in found.hints] == [("clan", "Kagero")]
    assert shipped.search("does:retyre").hints[0].near == "retire"
    assert shipped.search("clan:kagero").hints == []


def test_the_card_that_is_called_so_comes_first_and_a_slip_in_a_name_is_told(shipped: Library) -> None:
    assert names(shipped, "blaster blade")[0] == "Blaster Blade" and "Alfred Early" in names(shipped, "blaster blade")
    pages = [shipped.search("blaster blade", start=n, most=1).cards[0].id for n in range(4)]
    assert pages == [entry.id for entry in shipped.search("blaster blade", most=4).cards]
    assert [(hint.field, hint.near) for hint in shipped.search("blastr blade").hints] == [("name", "Blaster Blade")]


@pytest.mark.parametrize(
    ("question", "said"),
    [
        ("clam:kagero", "there is no field clam:; did you mean clan:?"),
        ("wings:2", "there is no field wings:; the fields are: grade, power"),
        ("power>strong", "power: 'strong' is no number"),
        ("clan>kagero", "clan is no number; write clan:value"),
        ("clan:", "clan: needs a value, as in clan:Kagero"),
        ("clan:kagero)", "there is a ) without a ( before it"),
        ("(" * 60 + "a", "parentheses go 40 deep at most"),
        ("a or " * 99, "a question has at most 120 words"),
        ("a" * 1001, "a question has at most 1000 characters"),
    ],
)
def test_what_cannot_be_read_is_told(question: str, said: str) -> None:
    with pytest.raises(SearchError) as raised:
        read_question(question)
    assert str(raised.value).startswith(said)
    for lang in ("fr", "ru"):
        assert raised.value.text(lang) and raised.value.text(lang) != str(raised.value)


def test_a_slip_tells_where_it_is() -> None:
    with pytest.raises(SearchError) as raised:
        read_question("grade:3  clam:kagero")
    assert raised.value.at == 9 and raised.value.near == "clan"


def test_what_is_not_typed_out_yet_is_forgiven(shipped: Library) -> None:
    for question in ("(clan:kagero", '"blaster bla', "clan:kagero or", "-", "not", "()", "or or"):
        shipped.search(question)
    assert ids(shipped, "(clan:kagero") == ids(shipped, "clan:kagero")
    assert ids(shipped, "clan:kagero or") == ids(shipped, "or clan:kagero") == ids(shipped, "clan:kagero")
    assert ids(shipped, "clan:kagero -") == ids(shipped, "clan:kagero !") == ids(shipped, "clan:kagero")
    assert ids(shipped, "(No  ability)") == ids(shipped, "(no ability") == ids(shipped, "is:vanilla")


def test_every_node_of_every_shipped_card_has_a_word_to_be_found_by() -> None:
    """A card with an effect does something, one with a cost costs something: the tree is read, not the text."""
    for key in dw.games():
        for card in dw.game(key).cards():
            words = behaviour(card.abilities)
            assert bool(words["cost"]) == any(isinstance(part, Cost) for part in walk(card.abilities)), card.name
            if any(type(part).__name__ == "Draw" for part in walk(card.abilities)):
                assert "draw" in words["does"], card.name


def test_categories_are_those_of_the_real_file_but_for_what_is_known(shipped: Library) -> None:
    """A card put on the deck as a cost and a granted stand are not counted there, and one cannot attack for a while."""
    from duelwright.library.ygopro.cdb import read_cdb

    records, _ = read_cdb(reference("ygopro-cv", "cards.cdb"))
    compared: dict[str, tuple[set[str], set[str]]] = {}
    for record in records:
        card = shipped.defined(record)
        if card is not None:
            compared[record.name] = (set(categories(card.abilities)), set(category_words(record.category)))
    differing = {name: (ours - theirs, theirs - ours) for name, (ours, theirs) in compared.items() if ours != theirs}
    assert len(compared) == 110  # shipped, or read from the text of the file
    assert differing == {
        "Solitary Knight, Gancelot": ({"deck"}, set()),
        "Dragonic Overlord": ({"stand-rest"}, set()),
        "Solitary Liberator, Gancelot": (set(), {"cannot-attack"}),
        "Eradicator, Vowing Sword Dragon": (set(), {"cannot-attack"}),
        "Illusionary Revenger, Mordred Phantom": (set(), {"cannot-attack"}),
    }


def test_an_unread_card_is_found_by_its_words_and_its_mark(library: Library) -> None:
    library.add(
        "mine", [Record("1", "Brand New Dragon", clan="Kagero", grade=3, power=11000, text=("[AUTO]: Sing a song.",))]
    )
    assert names(library, "sing song") == ["Brand New Dragon"]
    assert names(library, "is:unread") == ["Brand New Dragon"]
    assert names(library, "source:mine does:draw") == []
    assert library.search("is:unread", "vanguard-premium").total == 1
    assert library.search("is:unread", "vanguard-d").total == 0  # it has no mark of that format


def test_fields_of_the_language_are_told_apart() -> None:
    assert len(set(fields())) == len(fields())
