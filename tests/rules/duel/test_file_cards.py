"""The cards of the course's files: each line is a card, and a game can be dealt of them alone."""

from __future__ import annotations

from pathlib import Path

import pytest

import duelwright as dw
from duelwright.games.duel.custom import load
from duelwright.games.duel.files import NoCards, read_pair

from .table import say

IMP = "Monster,Imp,It bites.,300,200,1"
KURIBOH = "Monster,Kuriboh,Round.,300,200,1"
RAIGEKI = "Spell,Raigeki,Thunder."


def loaded(folder: Path, monsters: str, spells: str = RAIGEKI) -> list[dw.CardDef]:
    """The cards of two files with these lines."""
    return load(*written(folder, monsters, spells))


def written(folder: Path, monsters: str, spells: str) -> tuple[Path, Path]:
    """Two files with these lines."""
    first, second = folder / "monsters.csv", folder / "spells.csv"
    first.write_text(monsters, encoding="utf-8")
    second.write_text(spells, encoding="utf-8")
    return first, second


def copies(deck: dw.Deck) -> int:
    """How many cards a deck has."""
    return sum(deck.cards["main"].values())


# --- each line is a card ----------------------------------------------------------------------------------------------


@pytest.mark.parametrize("line", [IMP, KURIBOH])
def test_the_same_monster_twice_is_two_cards_of_one_name(tmp_path: Path, line: str) -> None:
    first, second, _ = loaded(tmp_path, f"{line}\n{line}")
    assert first.name == second.name and first.id != second.id
    game = dw.game("duel", cards=[first, second])
    assert game.printings(first.name) == [first, second]
    assert game.find(first.name) == first and game.find(second.id) == second


def test_two_monsters_of_one_name_keep_their_own_numbers(tmp_path: Path) -> None:
    small, great, _ = loaded(tmp_path, f"{IMP}\nMonster,IMP,It bites harder.,900,800,3")
    game = dw.game("duel", cards=[small, great])
    state = game.position({"turn": 5, "seats": [{"monsters": [small.id, great.id]}, {}]})
    shown = state.view(0).seats[0].zones["monsters"][:2]
    assert [card.values["attack"] for card in shown if card is not None] == [300, 900]


def test_the_same_monster_in_both_files_is_two_cards(tmp_path: Path) -> None:
    cards = loaded(tmp_path, IMP, f"{RAIGEKI}\n{IMP}")
    assert [card.name for card in cards] == ["Imp", "Imp", "Raigeki"]
    assert len({card.id for card in cards}) == 3


def test_equal_spells_are_two_cards_each_with_its_description(tmp_path: Path) -> None:
    cards = loaded(tmp_path, IMP, f"{RAIGEKI}\nSpell,Dark Hole,Gone.\nSpell,Raigeki,Lightning.")[1:]
    assert [(card.name, card.flavour) for card in cards] == [
        ("Raigeki", "Thunder."), ("Dark Hole", "Gone."), ("Raigeki", "Lightning.")
    ]  # fmt: skip
    assert cards[0].id == "duel/raigeki" and len({card.id for card in cards}) == 3
    assert cards[0].abilities == cards[2].abilities


def test_the_second_of_two_equal_spells_works_like_the_first(tmp_path: Path) -> None:
    _, _, again = loaded(tmp_path, IMP, f"{RAIGEKI}\n{RAIGEKI}")
    game = dw.game("duel", cards=[again])
    they: dict[str, object] = {"monsters": ["Kuriboh", "Mokey Mokey"]}
    state = game.position({"turn": 5, "seats": [{"hand": [again.id]}, they]})
    say(state, next(option.text for option in state.legal() if option.text.startswith("activate")))
    assert not any(state.view(0).seats[1].zones["monsters"])


def test_a_game_with_cards_of_one_name_is_saved_and_played_again(tmp_path: Path) -> None:
    cards = loaded(tmp_path, f"{IMP}\n{IMP}\n{KURIBOH}\n{KURIBOH}", f"{RAIGEKI}\n{RAIGEKI}")
    game = dw.game("duel", cards=cards, alone=True)
    replay = dw.Replay.of(game, seed=3)
    state = replay.state(game)
    for _ in range(12):
        replay.apply(state, state.legal()[0].text)
    read = dw.Replay.parse(replay.text())
    assert read.state(dw.game_for(read)).view(0).seats == state.view(0).seats


# --- an empty file ----------------------------------------------------------------------------------------------------


@pytest.mark.parametrize("blank", ["", "\n", " \r\n\r\n"])
@pytest.mark.parametrize("which", [0, 1])
def test_an_empty_file_of_a_pair_is_named_with_its_line(tmp_path: Path, blank: str, which: int) -> None:
    files = written(tmp_path, blank if which == 0 else IMP, blank if which == 1 else RAIGEKI)
    with pytest.raises(NoCards) as caught:
        read_pair(*files, ["Raigeki"])
    assert (caught.value.file, caught.value.line) == (str(files[which]), 1)
    assert f"{files[which]}, line 1: the file is empty" in str(caught.value)


@pytest.mark.parametrize(("monsters", "spells", "which"), [(RAIGEKI, RAIGEKI, 0), (IMP, IMP, 1)])
def test_a_pair_without_a_monster_or_a_spell_names_the_file_that_lacks_it(
    tmp_path: Path, monsters: str, spells: str, which: int
) -> None:
    files = written(tmp_path, monsters, spells)
    with pytest.raises(NoCards) as caught:
        read_pair(*files, ["Raigeki"])
    assert (caught.value.file, caught.value.line) == (str(files[which]), 1)


# --- those cards alone ------------------------------------------------------------------------------------------------


def test_a_game_of_those_cards_alone_deals_no_others(tmp_path: Path) -> None:
    cards = loaded(tmp_path, f"{IMP}\n{KURIBOH}")
    game = dw.game("duel", cards=cards, alone=True)
    assert game.cards() == cards
    for seed in range(20):
        for deck in game.pair(None, seed):
            assert set(deck.cards["main"]) <= {card.id for card in cards} and copies(deck) == 20


def test_without_that_word_the_shipped_cards_are_dealt_too(tmp_path: Path) -> None:
    cards = loaded(tmp_path, f"{IMP}\n{KURIBOH}")
    dealt = {name for deck in dw.game("duel", cards=cards).pair(None, 1) for name in deck.cards["main"]}
    assert dealt - {card.id for card in cards}


def test_each_line_of_a_file_is_dealt_as_often_as_another(tmp_path: Path) -> None:
    """A monster that stands in the file twice comes twice as often."""
    game = dw.game("duel", cards=loaded(tmp_path, f"{IMP}\n{IMP}\n{KURIBOH}"), alone=True)
    dealt = [deck.cards["main"] for seed in range(60) for deck in game.pair(None, seed)]
    imps = sum(count for row in dealt for name, count in row.items() if "imp" in name)
    assert 1100 < imps < 1300  # of 1800 monsters


def test_who_plays_those_cards_alone_guesses_no_others(tmp_path: Path) -> None:
    cards = loaded(tmp_path, f"{IMP}\n{KURIBOH}")
    state = dw.game("duel", cards=cards, alone=True).start(seed=2)
    guessed = state.determinize(0, seed=5)
    assert {state.game.definitions[defn].id for defn in guessed.defs} <= {card.id for card in cards}


def test_a_game_of_those_cards_alone_is_played_by_other_rules_and_to_its_end(tmp_path: Path) -> None:
    cards = loaded(tmp_path, f"{IMP}\n{KURIBOH}")
    game = dw.game("duel", cards=cards, rules={"life": 500}, alone=True)
    assert game.cards() == cards and game.but({"life": 900}).cards() == cards
    assert dw.playout(game.start(seed=1), 1) in (0, 1)


def test_the_ready_decks_of_other_cards_are_not_offered(tmp_path: Path) -> None:
    game = dw.game("duel", cards=loaded(tmp_path, IMP), alone=True)
    assert game.decks() == [] == game.but({"life": 900}).decks()
    whole = dw.game("duel", cards=dw.game("duel").cards(), alone=True)
    assert whole.decks() == dw.game("duel").decks()


def test_monsters_alone_cannot_be_dealt_where_a_deck_needs_spells(tmp_path: Path) -> None:
    monsters = loaded(tmp_path, IMP)[:1]
    with pytest.raises(dw.CardError, match="no spell among the cards to deal"):
        dw.game("duel", cards=monsters, alone=True).start(seed=1)
    without = dw.game("duel", cards=monsters, alone=True, rules={"deck_monsters": 20, "deck_spells": 0})
    assert dw.playout(without.start(seed=1), 1) in (0, 1)


def test_alone_asks_for_cards_and_for_a_game_that_deals() -> None:
    with pytest.raises(dw.CardError, match="give the cards"):
        dw.game("duel", alone=True)
    with pytest.raises(dw.CardError, match="deals no decks"):
        dw.game("asigoc", cards=dw.game("asigoc").cards(), alone=True)
