"""How spells are played: set or activated, in the main phases, into a free slot, and then to the graveyard."""

from __future__ import annotations

import pytest

from .table import FULL, SHELF, THEY, YOU, Side, board, can, count, end_turns, kinds, main1, names, row, say, why_not


def test_a_spell_is_activated_from_the_hand_and_goes_to_the_graveyard() -> None:
    state = say(main1({"hand": ["Pot of Greed"]}), "activate Pot of Greed")
    assert names(state, YOU, "graveyard") == ["Pot of Greed"]
    assert names(state, YOU, "spells") == []
    assert kinds(state) == ["ON_ACTIVATE", "ON_DRAW", "ON_DRAW", "ON_SPELL_DONE"]


def test_a_set_spell_lies_face_down_in_the_first_free_slot() -> None:
    state = say(main1({"hand": ["Raigeki"], "spells": ["Dark Hole", None, "Heavy Storm"]}), "set Raigeki")
    assert row(state, YOU, "spells") == ["Dark Hole", "Raigeki", "Heavy Storm", "", ""]
    assert row(state, YOU, "spells", viewer=THEY) == ["?", "?", "?", "", ""]


def test_a_set_spell_is_activated_in_a_later_turn() -> None:
    state = say(main1({"hand": ["Raigeki"]}, {"monsters": ["Kuriboh"]}), "set Raigeki")
    assert why_not(state, "activate Raigeki").code == "set_this_turn"
    say(end_turns(state, 2), "activate Raigeki")
    assert names(state, THEY, "monsters") == []
    assert names(state, YOU, "graveyard") == ["Raigeki"]


def test_also_in_main2_of_the_turn_it_was_set_it_must_wait() -> None:
    state = say(main1({"hand": ["Raigeki"]}), "set Raigeki", "next", "next")
    assert why_not(state, "activate Raigeki").code == "set_this_turn"


def test_whether_a_spell_may_be_activated_on_the_turn_it_was_set_is_a_rule() -> None:
    state = main1({"hand": ["Pot of Greed"]}, rules={"set_spell_same_turn": True})
    say(state, "set Pot of Greed", "activate Pot of Greed")
    assert count(state, YOU, "hand") == 2


def test_nobody_activates_a_spell_in_the_turn_of_the_opponent() -> None:
    state = end_turns(main1({"spells": ["Raigeki"]}, {"monsters": ["Kuriboh"]}))
    assert why_not(state, "activate Raigeki", seat=YOU).code == "not_your_turn"


@pytest.mark.parametrize("phase", ["main1", "main2"])
def test_spells_are_for_both_main_phases(phase: str) -> None:
    state = board(phase, {"hand": ["Pot of Greed"], "spells": ["Raigeki"]}, {})
    assert can(state, "set Pot of Greed") and can(state, "activate Pot of Greed") and can(state, "activate Raigeki")


def test_not_for_the_battle_phase() -> None:
    state = board("battle", {"hand": ["Pot of Greed"], "spells": ["Raigeki"]}, {})
    for action in ("set Pot of Greed", "activate Pot of Greed", "activate Raigeki"):
        assert why_not(state, action).code == "wrong_phase"


def test_a_full_spell_area_refuses_a_spell_from_the_hand_but_not_a_set_one() -> None:
    state = main1({"hand": ["Graceful Dice"], "spells": SHELF})
    assert why_not(state, "set Graceful Dice").code == "no_spell_space"
    assert why_not(state, "activate Graceful Dice").code == "no_spell_space"
    say(state, "activate Dark Hole", "activate Graceful Dice")
    assert names(state, YOU, "graveyard") == ["Dark Hole", "Graceful Dice"]


def test_any_number_of_spells_may_be_set_and_activated_in_a_turn() -> None:
    state = main1({"hand": ["Raigeki", "Dark Hole", "Pot of Greed", "Heavy Storm"]})
    say(state, "set Raigeki", "set Dark Hole", "activate Pot of Greed", "activate Heavy Storm")
    assert count(state, YOU, "graveyard") == 4


def test_a_spell_does_not_use_up_the_addition_of_the_turn() -> None:
    state = say(main1({"hand": ["Kuriboh", "Raigeki"]}), "set Raigeki", "summon Kuriboh")
    assert names(state, YOU, "monsters") == ["Kuriboh"]


@pytest.mark.parametrize("name", ["Change Of Heart", "Mage Power", "Monster Reborn"])
def test_a_spell_that_needs_a_target_and_has_none_is_refused_but_may_be_set(name: str) -> None:
    state = main1({"hand": [name]})
    assert why_not(state, f"activate {name}").code == "no_target"
    assert can(state, f"set {name}")


@pytest.mark.parametrize(
    "name", ["Card Destruction", "Dark Hole", "Graceful Dice", "Harpie's Feather Duster", "Heavy Storm", "Raigeki"]
)
def test_a_spell_for_all_cards_of_a_kind_may_be_played_where_there_are_none(name: str) -> None:
    state = say(main1({"hand": [name]}), f"activate {name}")
    assert names(state, YOU, "graveyard") == [name]


@pytest.mark.parametrize("name", ["Change Of Heart", "Monster Reborn"])
def test_a_spell_that_brings_a_monster_needs_space_for_it(name: str) -> None:
    full: Side = {"hand": [name], "monsters": FULL, "graveyard": ["Baby Dragon"]}
    assert why_not(main1(full, {"monsters": ["Kuriboh"]}), f"activate {name}").code == "no_monster_space"
    assert why_not(main1({**full, "graveyard": []}), f"activate {name}").code == "no_monster_space"  # space comes first
    waiting: Side = {"spells": [name], "monsters": FULL, "graveyard": ["Baby Dragon"]}
    assert why_not(main1(waiting, {"monsters": ["Kuriboh"]}), f"activate {name}").code == "no_monster_space"


def test_a_choice_of_a_spell_cannot_be_taken_back() -> None:
    state = say(main1({"hand": ["Mage Power"], "monsters": ["Kuriboh", "Baby Dragon"]}), "activate Mage Power")
    assert not can(state, "back")
    assert names(state, YOU, "spells", viewer=THEY) == ["Mage Power"]
