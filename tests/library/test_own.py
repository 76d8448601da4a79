"""Cards of one's own: written as English text in a table, in TOML or JSON, in a folder or a package of its own."""

from __future__ import annotations

import json
import tomllib
from importlib.metadata import EntryPoint
from pathlib import Path

import pytest
from jsonschema import Draft202012Validator

import duelwright as dw
from duelwright.facets.record import LibraryError, Record
from duelwright.games import families
from duelwright.language import parse
from duelwright.library import sets
from duelwright.library.cardschema import card_schema
from duelwright.library.definitions import defined
from duelwright.library.example import example
from duelwright.library.files import read_cards
from duelwright.library.forms import read_forms
from duelwright.library.index import DEFINED
from duelwright.library.lists import read_deck
from duelwright.library.sheet import read_sheet
from duelwright.library.store import Library

DRAWS = "When this enters: draw a card."
TABLE = f"name,type,attack,block,set,number,text\nOld Friend,Weapon,2,1,Mine,M/1,{DRAWS}\n"
FAMILIES = [made.key for made in families()]


@pytest.fixture
def folder(tmp_path: Path) -> Path:
    (tmp_path / "set").mkdir()
    return tmp_path / "set"


def written(folder: Path, name: str, text: str) -> Path:
    path = folder / name
    path.write_text(text, encoding="utf-8")
    return path


def tree_of(record: Record) -> object:
    card = defined(record)
    return card.abilities if card is not None else None


@pytest.mark.parametrize(
    ("name", "text"),
    [
        ("mine.csv", TABLE),
        ("mine.toml", f'[[cards]]\nname = "Old Friend"\ntype = "weapon"\nattack = 2\nblock = 1\ntext = "{DRAWS}"\n'),
        ("mine.json", json.dumps([{"name": "Old Friend", "type": "weapon", "attack": 2, "block": 1, "text": DRAWS}])),
        ("mine.json", json.dumps({"game": "asigoc", "cards": [
            {"name": "Old Friend", "kind": "weapon", "numbers": {"attack": 2, "block": 1}, "text": [DRAWS]}]})),
    ],
)  # fmt: skip
def test_a_text_is_read_into_the_tree_that_the_card_language_makes_of_it(folder: Path, name: str, text: str) -> None:
    (record,), _ = read_cards(written(folder, name, text))
    assert (record.game, record.kind, record.numbers) == ("asigoc", "weapon", {"attack": 2, "block": 1})
    assert tree_of(record) == (parse(DRAWS, game="asigoc").tree,)
    card = defined(record)
    assert card is not None
    state = dw.game("asigoc", cards=[card]).start(seed=1)
    assert state.prompt is not None


def test_a_tree_that_is_given_goes_before_the_text() -> None:
    form = {"name": "Two", "kind": "item", "numbers": {}, "abilities": [["Item", {"do": [["Draw", {"n": 2}]]}]]}
    (record,) = read_forms(json.dumps({"game": "asigoc", "cards": [form]}))
    assert str(tree_of(record)) == "(Item(do=(Draw(n=2),)),)"


@pytest.mark.parametrize(
    ("family", "text"),
    [("asigoc", "Draw 2 cards."), ("duel", "Destroy all spells on the field."),
     ("vanguard", "[AUTO]:When this unit attacks, COST [Counter Blast 1]: draw a card."),
     ("vanguard", "[ACT](VC):COST [Counter Blast 1]: draw a card.")],
)  # fmt: skip
def test_what_read_understands_is_never_unread(family: str, text: str) -> None:
    kind = {"asigoc": "item", "duel": "spell", "vanguard": "unit"}[family]
    record = Record("1", "Mine", family, kind, text=(text,))
    assert tree_of(record), text


@pytest.mark.parametrize(
    ("heading", "row", "game"),
    [("name,type,attack,defense,level", "Ox,Monster,1000,900,3", "duel"),
     ("name,type,attack,block", "Knife,Weapon,1,1", "asigoc"), ("name,type", "Rain,Spell", "duel"),
     ("name,clan,grade,power", "Rider,Kagero,1,8000", "vanguard"), ("name,type,game", "Rain,item,asigoc", "asigoc"),
     ("name,game", "Rider,vanguard-d", "vanguard")],
)  # fmt: skip
def test_a_table_tells_its_game(heading: str, row: str, game: str) -> None:
    assert read_sheet(f"{heading}\n{row}\n")[0].game == game


@pytest.mark.parametrize(
    ("text", "fault"),
    [
        ('[[cards]]\nname = "A"\ntype = "weapon"\natack = 1\n', "no field 'atack'; did you mean 'attack'?"),
        ('[[cards]]\nname = "A"\ntype = "weapon"\nattack = 1.5\n', "neither a text nor a whole number"),
        ('[[cards]]\nname = "A"\ngame = "chess"\n', "there is no game 'chess'"),
        ('game = "duel"\n[[cards]]\nname = "A"\ntype = "hero"\n', "card 1: there is no type of card 'hero'"),
        ('game = "duel"\n[[cards]]\nname = "A"\n', "card 1: this card has no type; known are monster, spell"),
        ("[[cards]\n", "this is no TOML"),
        (f"a = {'[' * 5000}", "this is no TOML"),
    ],
)
def test_what_is_wrong_is_told_with_its_place(folder: Path, text: str, fault: str) -> None:
    with pytest.raises(LibraryError, match=fault.replace("?", r"\?").replace("[", r"\[")):
        read_cards(written(folder, "mine.toml", text))


def test_a_table_of_two_games_is_refused() -> None:
    with pytest.raises(LibraryError, match="a table is of one game; this one has asigoc, duel"):
        read_sheet("name,game\nA,duel\nB,asigoc\n")


@pytest.mark.parametrize("family", FAMILIES)
@pytest.mark.parametrize("kind", [".toml", ".csv", ".json"])
def test_the_example_of_every_game_is_read_and_played(folder: Path, family: str, kind: str) -> None:
    (record,), _ = read_cards(written(folder, f"new{kind}", example(family, kind)))
    assert record.game == family and tree_of(record)
    assert record.set == "mine" and record.number == "MINE/001"


@pytest.mark.parametrize("family", ["asigoc", "duel", "vanguard"])
def test_the_schema_takes_the_examples_and_what_commands_print(family: str) -> None:
    schema = Draft202012Validator(card_schema())
    schema.validate(json.loads(example(family, ".json")))
    schema.validate(tomllib.loads(example(family, ".toml")))
    game = dw.game("vanguard-d" if family == "vanguard" else family)
    schema.validate([game.card_form(card) for card in game.cards()[:9]])
    assert not schema.is_valid({"cards": [{"name": "A", "atack": 1}]})


def test_a_folder_is_a_set_and_the_deck_page_finds_it(folder: Path, tmp_path: Path) -> None:
    written(folder, "one.csv", TABLE)
    written(folder, "two.toml", '[[cards]]\nname = "Second"\ntype = "item"\nnumber = "M/2"\ntext = "Draw 2 cards."\n')
    written(folder, "notes.txt", "no cards")
    records, _ = read_cards(folder)
    library = Library(tmp_path / "library.sqlite")
    assert library.add("mine", records).defined == 2
    assert [card.record.name for card in library.search("set:mine", "asigoc").cards] == ["Old Friend"]
    assert [card.record.name for card in library.search("number:M/2").cards] == ["Second"]
    library.close()
    (folder / "inner").mkdir()
    with pytest.raises(LibraryError, match="without files of cards"):
        read_cards(folder / "inner")


def test_a_card_of_ones_own_is_played_in_a_deck(folder: Path, tmp_path: Path) -> None:
    library = Library(tmp_path / "library.sqlite")
    library.add("mine", read_cards(written(folder, "mine.csv", TABLE))[0])
    ready = dw.game("asigoc").decks()[0]
    named = {card.id: card.name for card in dw.game("asigoc").cards()}
    names = [named[card] for card in ready.cards["main"]]
    lines = "\n".join(["1 Old Friend", *(f"1 {name}" for name in names[1:])])
    ace = "\n".join(f"1 {named[card]}" for card in ready.cards["ace"])
    game, deck = read_deck(library, "asigoc", f"{lines}\nace:\n{ace}")
    assert game.check(deck) == []
    assert dw.playout(game.start((deck, deck), seed=3), 3) in (0, 1, None, -1)
    library.close()


# --- sets that are installed ---


def entry(name: str, folder: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    (folder.parent / f"{name}_of_cards.py").write_text(f"WHERE = {str(folder)!r}\n", encoding="utf-8")
    monkeypatch.syspath_prepend(folder.parent)
    found = [EntryPoint(name, f"{name}_of_cards:WHERE", sets.GROUP)]
    monkeypatch.setattr("importlib.metadata.entry_points", lambda group: found if group == sets.GROUP else [])


def test_an_installed_set_comes_and_goes_with_its_package(
    folder: Path, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    path = tmp_path / "library.sqlite"
    written(folder, "one.csv", TABLE)
    entry("harbour", folder, monkeypatch)
    library = Library(path)
    found = library.search("source:harbour").cards
    assert [(card.record.name, card.status) for card in found] == [("Old Friend", DEFINED)] and library.unusable == {}
    made = {one.name: one.made for one in library.sources()}
    library.close()

    library = Library(path)  # nothing has changed, so it is not read again
    assert {one.name: one.made for one in library.sources()} == made
    library.close()

    written(folder, "one.csv", TABLE.replace("Old Friend", "New Friend"))
    library = Library(path)
    assert [card.record.name for card in library.search("source:harbour").cards] == ["New Friend"]
    library.close()

    monkeypatch.setattr("importlib.metadata.entry_points", lambda group: [])
    library = Library(path)
    assert "harbour" not in {one.name for one in library.sources()}
    library.close()


def test_a_set_that_cannot_be_used_is_named_and_spoils_nothing(
    folder: Path, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    written(folder, "one.csv", "name,type,attack\nKnife,Weapon,x\n")
    entry("broken", folder, monkeypatch)
    library = Library(tmp_path / "library.sqlite")
    assert "attack is 'x', which is no number" in library.unusable["broken"]
    assert library.search("source:duelwright").total > 0
    library.add("mine", read_cards(written(tmp_path, "mine.csv", TABLE))[0])
    library.close()

    entry("mine", folder, monkeypatch)
    library = Library(tmp_path / "library.sqlite")
    assert library.unusable == {"mine": "you have imported cards under that name; drop them to have the set"}
    assert library.search("source:mine").total == 1
    library.close()

    found = EntryPoint("gone", "no_such_package_of_cards", sets.GROUP)
    monkeypatch.setattr("importlib.metadata.entry_points", lambda group: [found] if group == sets.GROUP else [])
    library = Library(tmp_path / "library.sqlite")
    assert "cannot be loaded" in library.unusable["gone"]
    library.close()
