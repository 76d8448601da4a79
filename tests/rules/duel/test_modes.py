"""Switching modes: once per turn, in the main phases, also on the turn a monster came."""

from __future__ import annotations

import pytest

from .table import THEY, YOU, board, can, defending, end_turns, hidden, lies, life, main1, names, row, say, why_not


def test_to_attack_mode_a_face_down_monster_turns_face_up() -> None:
    state = main1({"monsters": [hidden("Gemini Elf")]})
    assert row(state, YOU, "monsters", viewer=THEY)[0] == "?"
    say(state, "switch 1")
    assert lies(state, YOU, 1) == ("attack", "up")
    assert row(state, YOU, "monsters", viewer=THEY)[0] == "Gemini Elf"


def test_to_defense_mode_a_monster_stays_face_up() -> None:
    state = say(main1({"monsters": ["Gemini Elf"]}), "switch 1")
    assert lies(state, YOU, 1) == ("defense", "up")
    assert row(state, YOU, "monsters", viewer=THEY)[0] == "Gemini Elf"


def test_a_face_up_defender_goes_back_to_attack_mode() -> None:
    assert lies(say(main1({"monsters": [defending("Gemini Elf")]}), "switch 1"), YOU, 1) == ("attack", "up")


def test_each_monster_switches_at_most_once_per_turn() -> None:
    state = say(main1({"monsters": ["Gemini Elf", "Kuriboh"]}), "switch 1")
    assert why_not(state, "switch 1").code == "monster_multiple_switch"
    say(state, "switch 2", "next", "next")
    assert why_not(state, "switch 1").code == "monster_multiple_switch"
    assert can(end_turns(state, 2), "switch 1")


@pytest.mark.parametrize("phase", ["main1", "main2"])
def test_monsters_switch_in_either_main_phase(phase: str) -> None:
    assert can(board(phase, {"monsters": ["Kuriboh"]}, {}), "switch 1")


def test_not_in_the_battle_phase() -> None:
    assert why_not(board("battle", {"monsters": ["Kuriboh"]}, {}), "switch 1").code == "wrong_phase"


def test_a_monster_may_switch_on_the_turn_it_came() -> None:
    state = say(main1({"hand": ["Kuriboh"]}), "set Kuriboh", "switch 1")
    assert lies(state, YOU, 1) == ("attack", "up")
    state = say(main1({"hand": ["Kuriboh"]}), "summon Kuriboh", "switch 1")
    assert lies(state, YOU, 1) == ("defense", "up")


def test_a_monster_that_was_set_and_switched_may_attack_in_the_same_turn() -> None:
    state = say(main1({"hand": ["Gemini Elf"]}), "set Gemini Elf", "switch 1", "next", "attack 1")
    assert life(state) == (8000, 6100)


def test_a_monster_may_go_into_defense_after_its_attack() -> None:
    state = say(board("battle", {"monsters": ["Gemini Elf"]}, {}), "attack 1", "next", "switch 1")
    assert lies(state, YOU, 1) == ("defense", "up")


def test_monsters_keep_their_mode_over_the_turns() -> None:
    state = end_turns(say(main1({"monsters": ["Gemini Elf"]}), "switch 1"), 2)
    assert lies(state, YOU, 1) == ("defense", "up")


def test_nobody_switches_a_monster_of_the_opponent() -> None:
    state = main1({}, {"monsters": ["Kuriboh"]})
    assert why_not(state, "switch 1").code == "no_monster_there"
    assert names(state, THEY, "monsters") == ["Kuriboh"]


def test_a_monster_that_left_the_field_and_came_back_is_a_new_one() -> None:
    state = main1({"hand": ["Dark Hole", "Monster Reborn"], "monsters": ["Kuriboh"]})
    say(state, "switch 1", "activate Dark Hole", "activate Monster Reborn")
    assert can(state, "switch 1")
