"""What each of the ten spells does, on empty and on full fields."""

from __future__ import annotations

from collections import Counter

import pytest

from .table import (
    FULL,
    SHELF,
    THEY,
    YOU,
    Side,
    board,
    can,
    count,
    defending,
    end_turns,
    ending,
    hidden,
    kinds,
    lies,
    life,
    main1,
    names,
    options,
    say,
    values,
)

# --- Card Destruction ---


def test_card_destruction_each_discards_the_whole_hand_and_draws_as_many() -> None:
    you: Side = {
        "hand": ["Card Destruction", "Kuriboh", "Raigeki"],
        "deck": ["Time Wizard", "Cyber Jar", "Baby Dragon"],
    }
    they: Side = {"hand": ["Gemini Elf"], "deck": ["Dark Hole", "Mokey Mokey"]}
    state = say(main1(you, they), "activate Card Destruction")
    assert names(state, YOU, "hand") == ["Time Wizard", "Cyber Jar"]
    assert names(state, THEY, "hand") == ["Dark Hole"]
    assert sorted(names(state, YOU, "graveyard")) == ["Card Destruction", "Kuriboh", "Raigeki"]
    assert names(state, THEY, "graveyard") == ["Gemini Elf"]


def test_card_destruction_that_was_set_does_not_count_as_a_card_in_hand() -> None:
    state = say(main1({"spells": ["Card Destruction"], "hand": ["Kuriboh"]}), "activate Card Destruction")
    assert (count(state, YOU, "hand"), count(state, THEY, "hand")) == (1, 0)


def test_card_destruction_spares_the_field() -> None:
    state = main1({"hand": ["Card Destruction"], "monsters": ["Kuriboh"]}, {"spells": ["Raigeki"]})
    say(state, "activate Card Destruction")
    assert names(state, YOU, "monsters") == ["Kuriboh"]
    assert names(state, THEY, "spells") == ["Raigeki"]


def test_card_destruction_with_just_enough_cards_is_survived() -> None:
    you: Side = {"hand": ["Card Destruction", "Kuriboh"], "deck": ["Time Wizard"]}
    state = say(main1(you), "activate Card Destruction")
    assert state.result is None
    assert names(state, YOU, "hand") == ["Time Wizard"]


@pytest.mark.parametrize(("yours", "theirs", "winner"), [(1, 9, THEY), (9, 1, YOU), (1, 1, THEY)])
def test_card_destruction_who_cannot_draw_loses_the_turn_player_first(yours: int, theirs: int, winner: int) -> None:
    you: Side = {"hand": ["Card Destruction", "Kuriboh", "Kuriboh"], "deck": ["Time Wizard"] * yours}
    they: Side = {"hand": ["Mokey Mokey"] * 2, "deck": ["Time Wizard"] * theirs}
    state = say(main1(you, they), "activate Card Destruction")
    assert ending(state) == (winner, "empty_deck")


# --- Change Of Heart ---


def test_change_of_heart_moves_an_opposing_monster_to_your_area_and_nothing_to_the_graveyard() -> None:
    state = main1({"hand": ["Change Of Heart"]}, {"monsters": ["Kuriboh", "Cosmo Queen"]})
    say(state, "activate Change Of Heart", "choose Cosmo Queen")
    assert names(state, YOU, "monsters") == ["Cosmo Queen"]
    assert names(state, THEY, "monsters") == ["Kuriboh"]
    assert names(state, THEY, "graveyard") == []
    assert names(state, YOU, "graveyard") == ["Change Of Heart"]


def test_change_of_heart_with_a_single_target_does_not_ask() -> None:
    state = say(main1({"hand": ["Change Of Heart"]}, {"monsters": ["Cosmo Queen"]}), "activate Change Of Heart")
    assert names(state, YOU, "monsters") == ["Cosmo Queen"]


@pytest.mark.parametrize(
    ("lying", "mode", "face"),
    [("Cosmo Queen", "attack", "up"), (defending("Kuriboh"), "defense", "up"), (hidden("Kuriboh"), "defense", "down")],
)
def test_change_of_heart_keeps_mode_and_face(lying: object, mode: str, face: str) -> None:
    state = say(main1({"spells": ["Change Of Heart"]}, {"monsters": [lying]}), "activate Change Of Heart")
    assert lies(state, YOU, 1) == (mode, face)


def test_change_of_heart_keeps_what_a_monster_has_gained() -> None:
    state = main1({"hand": ["Change Of Heart"]}, {"monsters": [{"card": "Kuriboh", "gain": 700}]})
    assert values(say(state, "activate Change Of Heart"), YOU, 1) == (1000, 900)


def test_change_of_heart_does_not_offer_your_own_monsters() -> None:
    state = main1({"hand": ["Change Of Heart"], "monsters": ["Gemini Elf"]}, {"monsters": ["Kuriboh", "Cyber Jar"]})
    say(state, "activate Change Of Heart")
    assert can(state, "choose Kuriboh") and can(state, "choose Cyber Jar") and not can(state, "choose Gemini Elf")


def test_a_taken_monster_attacks_and_switches_for_you_and_stays() -> None:
    state = main1({"hand": ["Change Of Heart"]}, {"monsters": [defending("Cosmo Queen")]})
    say(state, "activate Change Of Heart", "switch 1", "next", "attack 1")
    assert life(state) == (8000, 5100)
    assert names(end_turns(state, 2), YOU, "monsters") == ["Cosmo Queen"]


@pytest.mark.parametrize(("of_owner", "grave"), [(False, YOU), (True, THEY)])
def test_a_taken_monster_is_buried_where_it_stood_or_by_a_rule_with_its_owner(of_owner: bool, grave: int) -> None:
    rules: dict[str, object] = {"graveyard_of_owner": of_owner}
    state = main1({"hand": ["Change Of Heart", "Dark Hole"]}, {"monsters": ["Cosmo Queen"]}, rules)
    say(state, "activate Change Of Heart", "activate Dark Hole")
    assert "Cosmo Queen" in names(state, grave, "graveyard")
    assert "Cosmo Queen" not in names(state, 1 - grave, "graveyard")


# --- Dark Hole ---


def test_dark_hole_destroys_every_monster_on_both_sides() -> None:
    you: Side = {"hand": ["Dark Hole"], "monsters": FULL}
    state = say(main1(you, {"monsters": ["Cosmo Queen", hidden("Baby Dragon")]}), "activate Dark Hole")
    assert names(state, YOU, "monsters") == names(state, THEY, "monsters") == []
    assert sorted(names(state, YOU, "graveyard")) == sorted([*FULL, "Dark Hole"])
    assert names(state, THEY, "graveyard") == ["Cosmo Queen", "Baby Dragon"]
    assert life(state) == (8000, 8000)


def test_dark_hole_spares_spells() -> None:
    state = main1({"spells": ["Dark Hole", "Raigeki"]}, {"monsters": ["Kuriboh"], "spells": ["Heavy Storm"]})
    say(state, "activate Dark Hole")
    assert names(state, YOU, "spells") == ["Raigeki"]
    assert names(state, THEY, "spells") == ["Heavy Storm"]


# --- Graceful Dice ---


def rolled(seed: int) -> int:
    """What a die shows, read from a monster that gained by it."""
    state = board("main1", {"hand": ["Graceful Dice"], "monsters": ["Kuriboh"]}, {}, seed=seed)
    say(state, "activate Graceful Dice")
    attack, defense = values(state, YOU, 1)
    roll = next(event.values["roll"] for event in state.events(None) if event.kind == "ON_ROLL")
    assert (attack, defense) == (300 + roll * 100, 200 + roll * 100)
    return roll


def test_graceful_dice_rolls_1_to_10_each_as_likely() -> None:
    found = Counter(rolled(seed) for seed in range(300))
    assert sorted(found) == list(range(1, 11))
    assert max(found.values()) < 60


def test_graceful_dice_raises_all_your_current_monsters_by_one_roll_and_no_others() -> None:
    you: Side = {"hand": ["Graceful Dice", "Time Wizard"], "monsters": ["Kuriboh", hidden("Mokey Mokey")]}
    state = say(main1(you, {"monsters": ["Baby Dragon"]}), "activate Graceful Dice", "summon Time Wizard")
    gain = values(state, YOU, 1)[0] - 300
    assert gain in range(100, 1001, 100)
    assert values(state, YOU, 2) == (300 + gain, 100 + gain)
    assert values(state, YOU, 3) == (500, 400)  # it came later
    assert values(state, THEY, 1) == (1200, 700)


def test_graceful_dice_stays_for_good_also_in_the_graveyard_and_back_on_the_field() -> None:
    state = main1({"hand": ["Graceful Dice", "Dark Hole", "Monster Reborn"], "monsters": ["Kuriboh"]})
    grown = values(say(state, "activate Graceful Dice"), YOU, 1)
    assert grown > (300, 200)
    assert values(end_turns(state, 2), YOU, 1) == grown
    say(state, "activate Dark Hole")
    place = names(state, YOU, "graveyard").index("Kuriboh") + 1
    assert values(state, YOU, place, "graveyard") == grown
    assert values(say(state, "activate Monster Reborn"), YOU, 1) == grown


def test_graceful_dice_adds_to_what_was_gained_before() -> None:
    state = main1({"hand": ["Graceful Dice"], "monsters": [{"card": "Kuriboh", "gain": 1000}]})
    assert values(say(state, "activate Graceful Dice"), YOU, 1) > (1300, 1200)


# --- Harpie's Feather Duster ---


def test_harpies_feather_duster_destroys_every_spell_of_the_opponent_and_spares_yours() -> None:
    state = main1({"hand": ["Harpie's Feather Duster"], "spells": ["Raigeki"]}, {"spells": SHELF})
    say(state, "activate Harpie's Feather Duster")
    assert names(state, THEY, "spells") == []
    assert sorted(names(state, THEY, "graveyard")) == sorted(SHELF)
    assert names(state, YOU, "spells") == ["Raigeki"]
    assert names(state, YOU, "graveyard") == ["Harpie's Feather Duster"]


def test_harpies_feather_duster_has_no_effect_of_the_spells_that_it_destroys() -> None:
    state = main1({"spells": ["Harpie's Feather Duster"], "monsters": ["Kuriboh"]}, {"spells": ["Raigeki"]})
    say(state, "activate Harpie's Feather Duster")
    assert names(state, YOU, "monsters") == ["Kuriboh"]


# --- Heavy Storm ---


def test_heavy_storm_destroys_every_spell_on_both_sides_itself_too() -> None:
    state = main1({"hand": ["Heavy Storm"], "spells": ["Raigeki"]}, {"spells": ["Dark Hole", "Mage Power"]})
    say(state, "activate Heavy Storm")
    assert names(state, YOU, "spells") == names(state, THEY, "spells") == []
    assert sorted(names(state, YOU, "graveyard")) == ["Heavy Storm", "Raigeki"]
    assert names(state, THEY, "graveyard") == ["Dark Hole", "Mage Power"]
    assert "ON_SPELL_DONE" not in kinds(state)


def test_heavy_storm_from_a_set_slot_destroys_itself_once_and_spares_monsters() -> None:
    state = main1({"spells": ["Heavy Storm"], "monsters": ["Kuriboh"]}, {"monsters": ["Baby Dragon"]})
    say(state, "activate Heavy Storm")
    assert names(state, YOU, "graveyard") == ["Heavy Storm"]
    assert (names(state, YOU, "monsters"), names(state, THEY, "monsters")) == (["Kuriboh"], ["Baby Dragon"])


# --- Mage Power ---


@pytest.mark.parametrize(("set_before", "gain"), [([], 500), (["Raigeki"], 1000), (SHELF[:4], 2500)])
def test_mage_power_counts_your_spells_on_the_field_itself_too(set_before: list[str], gain: int) -> None:
    state = main1({"hand": ["Mage Power"], "spells": set_before, "monsters": ["Kuriboh"]}, {"spells": ["Dark Hole"]})
    say(state, "activate Mage Power")
    assert values(state, YOU, 1) == (300 + gain, 200 + gain)


def test_mage_power_that_was_set_counts_itself_once() -> None:
    state = main1({"spells": ["Mage Power", "Raigeki"], "monsters": ["Kuriboh"]})
    assert values(say(state, "activate Mage Power"), YOU, 1) == (1300, 1200)


def test_mage_power_stays_when_the_spells_are_gone() -> None:
    state = main1({"hand": ["Mage Power", "Heavy Storm"], "spells": ["Raigeki"], "monsters": ["Kuriboh"]})
    say(state, "activate Mage Power", "activate Heavy Storm")
    assert values(end_turns(state, 2), YOU, 1) == (1300, 1200)


def test_mage_power_raises_the_one_monster_that_is_chosen() -> None:
    state = main1({"hand": ["Mage Power"], "monsters": ["Kuriboh", "Mokey Mokey"]}, {"monsters": ["Baby Dragon"]})
    say(state, "activate Mage Power", "choose Mokey Mokey")
    assert [values(state, YOU, 1), values(state, YOU, 2)] == [(300, 200), (800, 600)]
    assert values(state, THEY, 1) == (1200, 700)


def test_mage_power_may_name_an_opposing_monster() -> None:
    state = main1({"hand": ["Mage Power"], "monsters": ["Kuriboh"]}, {"monsters": ["Baby Dragon"]})
    say(state, "activate Mage Power", "choose Baby Dragon")
    assert values(state, THEY, 1) == (1700, 1200)


# --- Monster Reborn ---


def test_monster_reborn_brings_the_highest_attack_of_both_graveyards_in_attack_mode() -> None:
    you: Side = {"hand": ["Monster Reborn"], "graveyard": ["Kuriboh", "Gemini Elf", "Raigeki"]}
    state = say(main1(you, {"graveyard": ["Big Shield Gardna", "Cosmo Queen"]}), "activate Monster Reborn")
    assert names(state, YOU, "monsters") == ["Cosmo Queen"]
    assert lies(state, YOU, 1) == ("attack", "up")
    assert names(state, THEY, "graveyard") == ["Big Shield Gardna"]


def test_monster_reborn_is_not_the_addition_of_the_turn_and_needs_no_sacrifice() -> None:
    state = main1({"hand": ["Monster Reborn", "Kuriboh"], "graveyard": ["Blue-Eyes White Dragon"]})
    say(state, "summon Kuriboh", "activate Monster Reborn")
    assert names(state, YOU, "monsters") == ["Kuriboh", "Blue-Eyes White Dragon"]
    state = main1({"hand": ["Monster Reborn", "Kuriboh"], "graveyard": ["Blue-Eyes White Dragon"]})
    assert can(say(state, "activate Monster Reborn"), "summon Kuriboh")


def test_monster_reborn_among_equals_takes_yours_before_the_opponents() -> None:
    state = main1({"hand": ["Monster Reborn"], "graveyard": ["Gemini Elf"]}, {"graveyard": ["Vorse Raider"]})
    say(state, "activate Monster Reborn")
    assert names(state, YOU, "monsters") == ["Gemini Elf"]
    assert names(state, THEY, "graveyard") == ["Vorse Raider"]


@pytest.mark.parametrize("side", [YOU, THEY])
def test_monster_reborn_among_equals_of_one_side_takes_the_latest_arrived(side: int) -> None:
    grave: Side = {"graveyard": ["Vorse Raider", "Kuriboh", "Gemini Elf"]}  # the top first
    you: Side = {"hand": ["Monster Reborn"], **(grave if side == YOU else {})}
    state = say(main1(you, grave if side == THEY else {}), "activate Monster Reborn")
    assert names(state, YOU, "monsters") == ["Vorse Raider"]


def test_monster_reborn_among_equals_destroyed_at_once_takes_the_one_from_the_highest_slot() -> None:
    state = main1({"hand": ["Dark Hole", "Monster Reborn"], "monsters": ["Vorse Raider", "Kuriboh", "Gemini Elf"]})
    say(state, "activate Dark Hole", "activate Monster Reborn")
    assert names(state, YOU, "monsters") == ["Gemini Elf"]


def test_monster_reborn_compares_current_attack() -> None:
    grown = {"card": "Kuriboh", "gain": 2000}
    state = main1({"hand": ["Monster Reborn"], "graveyard": ["Gemini Elf"]}, {"graveyard": [grown]})
    say(state, "activate Monster Reborn")
    assert names(state, YOU, "monsters") == ["Kuriboh"]
    assert values(state, YOU, 1) == (2300, 2200)


def test_monster_reborn_finds_a_monster_that_was_destroyed_in_defense_mode_and_stands_it_in_attack_mode() -> None:
    state = main1({"hand": ["Dark Hole", "Monster Reborn"], "monsters": [hidden("Baby Dragon")]})
    say(state, "activate Dark Hole", "activate Monster Reborn")
    assert lies(state, YOU, 1) == ("attack", "up")


def test_monster_reborn_does_not_take_spells() -> None:
    state = main1({"hand": ["Monster Reborn"], "graveyard": ["Raigeki"]}, {"graveyard": ["Dark Hole"]})
    assert not can(state, "activate Monster Reborn")


@pytest.mark.parametrize(("of_owner", "grave"), [(False, YOU), (True, THEY)])
def test_a_revived_monster_of_the_opponent_is_buried_as_a_taken_one_is(of_owner: bool, grave: int) -> None:
    rules: dict[str, object] = {"graveyard_of_owner": of_owner}
    state = main1({"hand": ["Monster Reborn", "Dark Hole"]}, {"graveyard": ["Cosmo Queen"]}, rules)
    say(state, "activate Monster Reborn", "activate Dark Hole")
    assert "Cosmo Queen" in names(state, grave, "graveyard")


# --- Pot of Greed ---


def test_pot_of_greed_draws_two() -> None:
    state = main1({"hand": ["Pot of Greed"], "deck": ["Kuriboh", "Raigeki", "Time Wizard"]})
    say(state, "activate Pot of Greed")
    assert names(state, YOU, "hand") == ["Kuriboh", "Raigeki"]
    assert count(state, YOU, "deck") == 1


def test_pot_of_greed_may_draw_the_last_two_cards() -> None:
    state = say(main1({"spells": ["Pot of Greed"], "deck": ["Kuriboh"] * 2}), "activate Pot of Greed")
    assert state.result is None
    assert count(state, YOU, "deck") == 0


@pytest.mark.parametrize("left", [0, 1])
def test_pot_of_greed_with_fewer_than_two_cards_left_loses_the_game(left: int) -> None:
    state = say(main1({"hand": ["Pot of Greed"], "deck": ["Kuriboh"] * left}), "activate Pot of Greed")
    assert ending(state) == (THEY, "empty_deck")
    assert count(state, YOU, "hand") == left


# --- Raigeki ---


def test_raigeki_destroys_every_opposing_monster_and_spares_yours() -> None:
    you: Side = {"hand": ["Raigeki"], "monsters": ["Kuriboh"]}
    they: Side = {"monsters": ["Cosmo Queen", hidden("Baby Dragon"), defending("Cyber Jar")], "spells": ["Dark Hole"]}
    state = say(main1(you, they), "activate Raigeki")
    assert names(state, YOU, "monsters") == ["Kuriboh"]
    assert names(state, THEY, "graveyard") == ["Cosmo Queen", "Baby Dragon", "Cyber Jar"]
    assert names(state, THEY, "spells") == ["Dark Hole"]


def test_raigeki_opens_the_way_for_direct_attacks() -> None:
    state = main1({"spells": ["Raigeki"], "monsters": ["Gemini Elf"]}, {"monsters": FULL})
    say(state, "activate Raigeki", "next")
    assert options(state) == ["attack 1", "next", "end"]
