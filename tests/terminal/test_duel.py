"""The duel in the terminal: the board, labels, the course's card files, another language."""

from __future__ import annotations

import io
import json
from pathlib import Path

import pytest
from rich.console import Console

import duelwright as dw
from duelwright.games.duel.coursefiles import load_course_files
from duelwright.games.duel.files import CardFileError, UnknownSpell
from duelwright.language.voice import Voice
from duelwright.speech.label import label
from duelwright.terminal.board import board
from duelwright.terminal.typed import meant

from .run import fails, inside

MONSTERS = "Monster,Tiny Imp,It bites.,1200,300,2\nMonster,Kuriboh,A round one,400,100,1\n"
SPELLS = "Spell,Pot of Greed,Two more.\nSpell,Raigeki,Boom.\n"


@pytest.fixture
def files(tmp_path: Path) -> tuple[Path, Path]:
    monsters, spells = tmp_path / "monsters.csv", tmp_path / "spells.csv"
    monsters.write_text(MONSTERS, encoding="utf-8")
    spells.write_text(SPELLS, encoding="utf-8")
    return monsters, spells


def test_a_duel_is_played_to_its_end() -> None:
    done = inside("play", "duel", "--seed", "7", given="1\n" * 400 + "quit\n")
    assert done.returncode == 0
    assert "Win: " in done.stdout


def test_what_lies_face_down_is_shown_as_it_lies() -> None:
    seats = [{"hand": ["Kuriboh"]}, {"monsters": [{"card": "Dark Magician", "mode": "defense", "face": "down"}]}]
    state = dw.game("duel").position({"phase": "battle", "turn": 3, "seats": seats})
    console = Console(width=100, record=True, file=io.StringIO())
    console.print(board(Voice(state.game, ("Ann", "Bob"), 0), state.view(0)))
    shown = console.export_text()
    assert "Dark Magician" not in shown
    assert "a card" in shown and "defense mode, face down" in shown
    assert "free: 2 3 4 5 S1 S2 S3 S4 S5" in shown


def test_an_attack_names_both_monsters() -> None:
    seats = [{"monsters": ["Vorse Raider"]}, {"monsters": [None, "Kuriboh"]}]
    state = dw.game("duel").position({"phase": "battle", "turn": 3, "seats": seats})
    prompt = state.prompt
    assert prompt is not None
    voice = Voice(state.game, ("Ann", "Bob"), 0)
    assert label(voice, state.view(0), prompt, "attack 1>2") == "attack Kuriboh (2) with Vorse Raider (1)"
    assert label(voice, state.view(0), prompt, "attack 1") == "attack directly with Vorse Raider (1)"


def test_a_pair_of_card_files_is_shown(files: tuple[Path, Path]) -> None:
    done = inside("cards", "load-duel", *map(str, files))
    assert "2 monsters and 2 spells loaded" in done.stdout
    assert "Tiny Imp" in done.stdout
    forms = json.loads(inside("cards", "load-duel", *map(str, files), "--json").stdout)
    assert [form["name"] for form in forms] == ["Tiny Imp", "Kuriboh", "Pot of Greed", "Raigeki"]
    assert forms[0]["flavour"] == "It bites."


def test_a_pair_of_card_files_is_played_saved_and_watched(files: tuple[Path, Path], tmp_path: Path) -> None:
    saved = tmp_path / "imps.replay"
    done = inside(
        "play", "duel", "--cards", *map(str, files), "--seed", "3", given=f"card imp\n1\nsave {saved}\nquit\n"
    )
    assert "It bites." in done.stdout
    names = {card["name"] for line in saved.read_text().splitlines() if line.startswith("card ")
             for card in [json.loads(line[5:])]}  # fmt: skip
    assert names == {"Tiny Imp", "Kuriboh", "Pot of Greed", "Raigeki"}
    assert inside("replay", str(saved), given="q\n").returncode == 0


def test_faults_of_card_files_are_told(files: tuple[Path, Path], tmp_path: Path) -> None:
    files[1].write_text("Spell,Fireball,Boom\n", encoding="utf-8")
    fails(inside("cards", "load-duel", *map(str, files)), "spells.csv, line 1", "'Fireball'")
    fails(inside("cards", "load-duel", str(tmp_path / "none.csv"), str(files[1])), "none.csv", "no such file")
    fails(inside("cards", "load-duel", str(files[0])), "Give both files", status=2)
    fails(inside("play", "asigoc", "--cards", *map(str, files)), "--cards is for duel, not for", status=2)
    fails(inside("cards", "duel", "Dark", "Magician"), "one word too many", status=2)


def test_a_wrong_file_may_be_entered_again_three_times(files: tuple[Path, Path], tmp_path: Path) -> None:
    bad = tmp_path / "bad.csv"
    bad.write_text("Trap,Mirror,x\n", encoding="utf-8")
    told: list[str] = []
    answers = iter([str(bad), str(files[0])])
    loaded, read, _ = load_course_files(bad, files[1], lambda _: next(answers), told.append)
    assert (len(loaded), read) == (4, files[0])
    assert len(told) == 2 and all("'Trap'" in line for line in told)
    asked: list[str] = []

    def ask(question: str) -> str:
        asked.append(question)
        return str(bad)

    with pytest.raises(CardFileError):
        load_course_files(bad, files[1], ask, told.append)
    assert len(asked) == 3
    assert "(1 try left)" in asked[-1]


def test_each_file_has_three_tries_of_its_own(files: tuple[Path, Path], tmp_path: Path) -> None:
    """Two wrong files of monsters leave all three tries for the spells."""
    bad, empty = tmp_path / "bad.csv", tmp_path / "empty.csv"
    bad.write_text("Trap,Mirror,x\n", encoding="utf-8")
    empty.write_text("", encoding="utf-8")
    answers = iter(map(str, [empty, bad, files[0], bad, empty, files[1]]))
    asked: list[str] = []
    told: list[str] = []

    def ask(question: str) -> str:
        asked.append(question)
        return next(answers)

    loaded, monsters, spells = load_course_files(bad, empty, ask, told.append)
    assert (len(loaded), monsters, spells) == (4, *files)
    assert ["monsters" in question for question in asked] == [True] * 3 + [False] * 3
    left = ["3 tries left): ", "2 tries left): ", "1 try left): "]
    assert [question.partition("(")[2] for question in asked] == left * 2


def test_an_empty_file_is_asked_for_again_with_its_name_and_line(files: tuple[Path, Path], tmp_path: Path) -> None:
    empty = tmp_path / "empty.csv"
    empty.write_text("\n\n", encoding="utf-8")
    told: list[str] = []
    assert load_course_files(files[0], empty, lambda _: str(files[1]), told.append)[2] == files[1]
    assert len(told) == 1 and told[0].startswith(f"{empty}, line 1: ")
    fails(inside("cards", "load-duel", str(files[0]), str(empty)), "empty.csv, line 1", "the file is empty")


@pytest.mark.parametrize(
    ("lang", "question"),
    [
        ("en", "Another file of spells (3 tries left): "),
        ("fr", "Un autre fichier de magies (encore 3 essais)\u202f: "),
        ("ru", "Другой файл с заклинаниями (осталось: 3 попытки): "),
    ],
)
def test_a_file_is_asked_for_in_the_language_that_is_spoken(
    files: tuple[Path, Path], tmp_path: Path, lang: str, question: str
) -> None:
    asked: list[str] = []

    def ask(said: str) -> str:
        asked.append(said)
        return str(files[1])

    load_course_files(files[0], tmp_path / "none.csv", ask, lambda _: None, lang)
    assert [said.replace("\u00a0", "\u202f") for said in asked] == [question]


def test_a_name_that_means_two_different_cards_is_asked_about(tmp_path: Path, files: tuple[Path, Path]) -> None:
    files[0].write_text("Monster,Imp,It bites.,300,200,1\nMonster,Imp,It growls.,900,800,1\n", encoding="utf-8")
    cards = load_course_files(*files, None, lambda _: None)[0]
    game = dw.game("duel", cards=cards)
    hand = [cards[0].id, cards[0].id, cards[1].id]
    state = game.position({"turn": 3, "seats": [{"hand": hand}, {}]})
    prompt = state.prompt
    assert prompt is not None
    voice, view = Voice(game, ("Ann", "Bob"), 0), state.view(0)
    assert len(meant(voice, view, prompt, "summon imp", prompt.options)) == 3
    equal = game.position({"turn": 3, "seats": [{"hand": hand[:2]}, {}]})
    assert equal.prompt is not None
    assert len(meant(voice, equal.view(0), equal.prompt, "summon imp", equal.prompt.options)) == 1


def test_two_cards_of_one_name_are_both_shown(files: tuple[Path, Path]) -> None:
    files[0].write_text("Monster,Imp,It bites.,300,200,1\nMonster,Imp,It growls.,900,800,1\n", encoding="utf-8")
    done = inside("play", "duel", "--cards", *map(str, files), "--seed", "3", given="card imp\nquit\n")
    assert "It bites." in done.stdout and "It growls." in done.stdout


def test_the_file_that_is_wrong_is_the_one_that_is_asked_for(files: tuple[Path, Path], tmp_path: Path) -> None:
    wrong = tmp_path / "wrong.csv"
    wrong.write_text("Spell,Fireball,Boom\n", encoding="utf-8")
    asked: list[str] = []

    def ask(question: str) -> str:
        asked.append(question)
        return str(files[1])

    assert load_course_files(files[0], wrong, ask, lambda _: None)[2] == files[1]
    assert "spells" in asked[0]
    with pytest.raises(UnknownSpell):
        load_course_files(files[0], wrong, None, lambda _: None)


def test_flavour_is_told_in_the_language_that_is_spoken() -> None:
    said = [inside("cards", "duel", "Kuriboh", "--lang", lang).stdout for lang in ("en", "fr", "ru")]
    assert len({text.splitlines()[-1] for text in said}) == 3


def test_slots_are_never_cut_off_the_board() -> None:
    low: dict[str, object] = {"card": "Gaia The Fierce Knight", "mode": "defense", "face": "down"}
    seats = [{"monsters": [low, low], "spells": ["Harpie's Feather Duster"]}, {"monsters": ["Kuriboh"]}]
    state = dw.game("duel").position({"phase": "battle", "turn": 3, "seats": seats})
    console = Console(width=80, record=True, file=io.StringIO())
    console.print(board(Voice(state.game, ("Ann", "Bob"), 0), state.view(0)))
    lines = console.export_text().splitlines()
    for slot in ("1 ", "2 ", "S1"):
        assert any(line.startswith(f"│ {slot}") for line in lines)
    assert any("attack mode" in line for line in lines)


def test_attacker_and_target_can_be_typed_without_the_arrow() -> None:
    seats = [{"monsters": ["Vorse Raider", "Gemini Elf"]}, {"monsters": ["Kuriboh", "Mokey Mokey"]}]
    state = dw.game("duel").position({"phase": "battle", "turn": 3, "seats": seats})
    prompt = state.prompt
    assert prompt is not None
    voice = Voice(state.game, ("Ann", "Bob"), 0)
    assert meant(voice, state.view(0), prompt, "attack 2 1", prompt.options) == ["attack 2>1"]


def test_words_that_fit_several_impossible_things_get_their_common_reason() -> None:
    done = inside("play", "duel", "--seed", "7", "--deck", "First Strike", given="1\nattack\nquit\n")
    assert "That is done in the battle phase" in done.stdout


def test_the_piles_can_be_read() -> None:
    done = inside("play", "duel", "--seed", "7", given="piles\nquit\n")
    assert "No pile holds a card that you may know." in done.stdout
