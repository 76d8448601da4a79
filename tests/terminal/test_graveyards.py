"""The course's screen: of a graveyard the last card is shown, unless a player opens the pile."""

from __future__ import annotations

import io
import json
from pathlib import Path

import pytest
from rich.console import Console

import duelwright as dw
from duelwright.games.profiles import hot_seat
from duelwright.terminal import commands
from duelwright.terminal.board import board
from duelwright.terminal.table import Table

from .run import fails, inside

BURIED: dict[str, object] = {"graveyard": ["Time Wizard", "Mokey Mokey", "Kuriboh"]}  # the first one lies on top


def sitting(rules: dict[str, object], lang: str = "en", they: dict[str, object] = BURIED) -> tuple[Table, io.StringIO]:
    """Two people at one keyboard, in your turn."""
    text = io.StringIO()
    game = dw.game("duel", rules=rules)
    console = Console(file=text, width=110, highlight=False)
    table = Table(game, console, lambda _: "", ("Ann", "Bob"), (None, None), lang=lang)
    table.lay(game.position({"turn": 3, "seats": [{}, they]}))
    table.looking = 0
    return table, text


def said(table: Table, text: io.StringIO, command: str) -> str:
    """What a command tells."""
    before = len(text.getvalue())
    assert commands.run(table, command)
    return text.getvalue()[before:]


def test_at_one_keyboard_only_the_last_card_of_a_graveyard_is_shown() -> None:
    table, text = sitting(hot_seat("duel"))
    table.console.print(board(table.voice(), table.state.view(0)))
    told = said(table, text, "piles")
    assert "Graveyard 3 (top: Time Wizard)" in text.getvalue()
    assert told == "  Bob, graveyard: Time Wizard; below it 2 cards (`piles all` opens the pile)\n"
    assert "Kuriboh" not in text.getvalue() and "Mokey Mokey" not in text.getvalue()


def test_a_player_who_opens_the_pile_sees_all_of_it() -> None:
    table, text = sitting(hot_seat("duel"))
    assert said(table, text, "piles all") == "  Bob, graveyard: Time Wizard, Mokey Mokey and Kuriboh\n"
    assert "`piles all`" in said(table, text, "piles"), "it is closed again"


def test_a_graveyard_of_one_card_has_nothing_to_open() -> None:
    table, text = sitting(hot_seat("duel"), they={"graveyard": ["Kuriboh"]})
    assert said(table, text, "piles") == "  Bob, graveyard: Kuriboh\n"


@pytest.mark.parametrize(
    ("lang", "words"), [("en", "below it 1 card "), ("fr", "dessous 1 carte "), ("ru", "под ней 1 карта ")]
)
def test_one_card_below_is_told_in_the_singular(lang: str, words: str) -> None:
    table, text = sitting(hot_seat("duel"), lang, {"graveyard": ["Mokey Mokey", "Kuriboh"]})
    assert words in said(table, text, "piles") and "Kuriboh" not in text.getvalue()


def test_whether_graveyards_are_closed_is_a_rule_that_the_hot_seat_sets() -> None:
    assert hot_seat("duel") == {"closed_piles": "graveyard"} and hot_seat("asigoc") == {}
    table, text = sitting({})
    assert "Kuriboh" in said(table, text, "piles")
    with pytest.raises(dw.RulesError, match=r"closed_piles.* is one of none, graveyard"):
        dw.game("duel", rules={"closed_piles": "deck"})


def rules_of(*args: str, folder: Path) -> object:
    """The rules that a game at one keyboard, or against a bot, is saved with."""
    saved = folder / "game.replay"
    done = inside("play", "duel", *args, "--seed", "7", given=f"\nsave {saved}\nsave {saved}\nquit\n", folder=folder)
    assert done.returncode == 0, done
    lines = saved.read_text(encoding="utf-8").splitlines()
    saved.unlink()
    return json.loads(next(line for line in lines if line.startswith("rules "))[6:])


def test_the_hot_seat_closes_graveyards_and_house_rules_open_them(tmp_path: Path) -> None:
    house = tmp_path / "open.toml"
    house.write_text('game = "duel"\n[rules]\nclosed_piles = "none"\n', encoding="utf-8")
    monsters, spells = tmp_path / "monsters.csv", tmp_path / "spells.csv"
    monsters.write_text("Monster,Imp,It bites.,300,200,1\n", encoding="utf-8")
    spells.write_text("Spell,Raigeki,Boom.\n", encoding="utf-8")
    assert rules_of(folder=tmp_path) == {}
    assert rules_of("--hotseat", folder=tmp_path) == {"closed_piles": "graveyard"}
    assert rules_of("--open", folder=tmp_path) == {"closed_piles": "graveyard"}
    assert rules_of("--hotseat", "--rules", str(house), folder=tmp_path) == {}
    files = ("--cards", str(monsters), str(spells))
    assert rules_of("--hotseat", *files, folder=tmp_path) == {"closed_piles": "graveyard"}


def test_a_wrong_word_in_house_rules_is_told_in_one_line(tmp_path: Path) -> None:
    house = tmp_path / "wrong.toml"
    house.write_text('game = "duel"\n[rules]\nclosed_piles = "hand"\n', encoding="utf-8")
    fails(inside("play", "duel", "--hotseat", "--rules", str(house)), "closed_piles", "none, graveyard")
