"""Monsters: one addition per turn, levels and sacrifices, and space before everything else."""

from __future__ import annotations

import pytest

from .table import FULL, THEY, YOU, can, card_at, count, hidden, kinds, lies, main1, names, options, row, say, why_not

SMALL = ["Kuriboh", "Time Wizard", "Witty Phantom", "Gemini Elf"]  # levels 1 to 4
MIDDLE = ["Curse Of Dragon", "Summoned Skull"]  # levels 5 and 6
GREAT = ["Dark Magician", "Blue-Eyes White Dragon"]  # levels 7 and 8


def test_a_summoned_monster_comes_face_up_in_attack_mode() -> None:
    state = say(main1({"hand": ["Gemini Elf"]}), "summon Gemini Elf")
    assert row(state, YOU, "monsters", viewer=THEY) == ["Gemini Elf", "", "", "", ""]
    assert lies(state, YOU, 1) == ("attack", "up")
    assert names(state, YOU, "hand") == []


def test_a_set_monster_comes_face_down_in_defense_mode() -> None:
    state = say(main1({"hand": ["Gemini Elf"]}), "set Gemini Elf")
    assert row(state, YOU, "monsters", viewer=THEY) == ["?", "", "", "", ""]
    assert lies(state, YOU, 1) == ("defense", "down")


def test_a_monster_takes_the_first_free_slot() -> None:
    state = say(main1({"hand": ["Gemini Elf"], "monsters": ["Kuriboh", None, "Time Wizard"]}), "summon Gemini Elf")
    assert row(state, YOU, "monsters") == ["Kuriboh", "Gemini Elf", "Time Wizard", "", ""]


@pytest.mark.parametrize("name", SMALL)
@pytest.mark.parametrize("verb", ["summon", "set"])
def test_levels_1_to_4_need_no_sacrifice(verb: str, name: str) -> None:
    state = say(main1({"hand": [name], "monsters": ["Baby Dragon"]}), f"{verb} {name}")
    assert names(state, YOU, "monsters") == ["Baby Dragon", name]
    assert names(state, YOU, "graveyard") == []


@pytest.mark.parametrize("name", MIDDLE)
@pytest.mark.parametrize("verb", ["summon", "set"])
def test_levels_5_and_6_need_exactly_one_sacrifice(verb: str, name: str) -> None:
    state = main1({"hand": [name]})
    assert why_not(state, f"{verb} {name}").code == "wrong_sacrifices"
    state = main1({"hand": [name], "monsters": ["Baby Dragon", "Cyber Jar"]})
    say(state, f"{verb} {name}", "choose Cyber Jar")
    assert names(state, YOU, "monsters") == ["Baby Dragon", name]
    assert names(state, YOU, "graveyard") == ["Cyber Jar"]


@pytest.mark.parametrize("name", GREAT)
@pytest.mark.parametrize("verb", ["summon", "set"])
def test_levels_7_and_8_need_exactly_two_sacrifices(verb: str, name: str) -> None:
    state = main1({"hand": [name], "monsters": ["Baby Dragon"]})
    assert why_not(state, f"{verb} {name}").code == "wrong_sacrifices"
    state = main1({"hand": [name], "monsters": ["Baby Dragon", "Cyber Jar", "Kuriboh"]})
    say(state, f"{verb} {name}", "choose Kuriboh", "choose Baby Dragon")
    assert names(state, YOU, "monsters") == [name, "Cyber Jar"]
    assert sorted(names(state, YOU, "graveyard")) == ["Baby Dragon", "Kuriboh"]


def test_neither_fewer_nor_more_sacrifices_can_be_given() -> None:
    state = main1({"hand": ["Dark Magician"], "monsters": ["Baby Dragon", "Cyber Jar", "Kuriboh"]})
    say(state, "summon Dark Magician", "choose Kuriboh")
    assert why_not(state, "done").code == "wrong_sacrifices"
    say(state, "choose Cyber Jar")
    assert names(state, YOU, "monsters") == ["Baby Dragon", "Dark Magician"]  # it did not ask for a third


def test_with_exactly_as_many_monsters_as_sacrifices_it_is_still_asked_for_them() -> None:
    state = say(main1({"hand": ["Summoned Skull"], "monsters": ["Kuriboh"]}), "summon Summoned Skull")
    assert can(state, "choose Kuriboh")
    assert can(state, "back")


def test_a_face_down_monster_may_be_sacrificed_and_is_seen_in_the_graveyard() -> None:
    state = main1({"hand": ["Summoned Skull"], "monsters": [hidden("Kuriboh")]})
    say(state, "summon Summoned Skull", "choose Kuriboh")
    assert names(state, YOU, "graveyard", viewer=THEY) == ["Kuriboh"]


def test_a_taken_monster_may_be_sacrificed() -> None:
    state = main1({"hand": ["Change Of Heart", "Summoned Skull"]}, {"monsters": ["Cosmo Queen"]})
    say(state, "activate Change Of Heart", "summon Summoned Skull", "choose Cosmo Queen")
    assert names(state, YOU, "monsters") == ["Summoned Skull"]
    assert names(state, THEY, "monsters") == []


def test_a_great_monster_may_be_sacrificed_for_another() -> None:
    state = main1({"hand": ["Curse Of Dragon"], "monsters": ["Blue-Eyes White Dragon"]})
    say(state, "set Curse Of Dragon", "choose Blue-Eyes White Dragon")
    assert names(state, YOU, "graveyard") == ["Blue-Eyes White Dragon"]


def test_the_addition_can_be_taken_back_while_sacrifices_are_chosen() -> None:
    state = main1({"hand": ["Dark Magician", "Kuriboh"], "monsters": ["Baby Dragon", "Cyber Jar"]})
    before, offered = state.position(), options(state)
    say(state, "summon Dark Magician", "choose Cyber Jar", "back", "back")
    assert state.position() == before
    assert options(state) == offered
    assert kinds(state) == []
    say(state, "summon Kuriboh")
    assert count(state, YOU, "monsters") == 3


def test_a_full_area_refuses_an_addition_even_with_sacrifices() -> None:
    for name in ("Gemini Elf", "Summoned Skull", "Dark Magician"):
        state = main1({"hand": [name], "monsters": FULL})
        assert why_not(state, f"summon {name}").code == "no_monster_space"
        assert why_not(state, f"set {name}").code == "no_monster_space"


def test_a_set_great_monster_lies_face_down_in_the_first_free_slot() -> None:
    state = main1({"hand": ["Dark Magician"], "monsters": ["Kuriboh", "Mokey Mokey"]})
    say(state, "set Dark Magician", "choose Kuriboh", "choose Mokey Mokey")
    assert lies(state, YOU, 1) == ("defense", "down")
    assert card_at(state, YOU, 1).card == "duel/dark-magician"


def test_an_addition_with_sacrifices_is_the_addition_of_the_turn() -> None:
    state = main1({"hand": ["Summoned Skull", "Kuriboh"], "monsters": ["Baby Dragon"]})
    say(state, "summon Summoned Skull", "choose Baby Dragon")
    assert why_not(state, "set Kuriboh").code == "multiple_monster_addition"
