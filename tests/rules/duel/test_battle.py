"""The battle phase: every row of the table of attacks, direct attacks, face-down defenders."""

from __future__ import annotations

from .table import (
    THEY,
    YOU,
    Side,
    battle,
    board,
    can,
    defending,
    end_turns,
    hidden,
    kinds,
    lies,
    life,
    main1,
    names,
    options,
    row,
    say,
    why_not,
)

# --- a target in attack mode ---


def test_stronger_the_target_is_destroyed_and_its_owner_loses_the_difference() -> None:
    state = say(battle("Blue-Eyes White Dragon", "Vorse Raider"), "attack 1>1")
    assert life(state) == (8000, 6900)  # 3000 on 1900
    assert names(state, THEY, "graveyard") == ["Vorse Raider"]
    assert names(state, YOU, "monsters") == ["Blue-Eyes White Dragon"]


def test_equal_both_are_destroyed_and_nobody_loses_life_points() -> None:
    state = say(battle("Vorse Raider", "Gemini Elf"), "attack 1>1")
    assert life(state) == (8000, 8000)
    assert names(state, YOU, "graveyard") == ["Vorse Raider"]
    assert names(state, THEY, "graveyard") == ["Gemini Elf"]


def test_weaker_the_attacker_is_destroyed_and_its_owner_loses_the_difference() -> None:
    state = say(battle("Vorse Raider", "Blue-Eyes White Dragon"), "attack 1>1")
    assert life(state) == (6900, 8000)  # 1900 into 3000
    assert names(state, YOU, "graveyard") == ["Vorse Raider"]
    assert names(state, THEY, "monsters") == ["Blue-Eyes White Dragon"]


# --- a target in defense mode ---


def test_stronger_than_a_defender_it_is_destroyed_without_damage() -> None:
    state = say(battle("Blue-Eyes White Dragon", defending("Vorse Raider")), "attack 1>1")
    assert life(state) == (8000, 8000)
    assert names(state, THEY, "graveyard") == ["Vorse Raider"]


def test_equal_to_a_defender_nothing_happens() -> None:
    state = say(battle("Baby Dragon", defending("Vorse Raider")), "attack 1>1")  # 1200 into 1200
    assert life(state) == (8000, 8000)
    assert names(state, YOU, "monsters") == ["Baby Dragon"]
    assert names(state, THEY, "monsters") == ["Vorse Raider"]
    assert kinds(state)[-1] == "ON_HELD"


def test_weaker_than_a_defender_the_attackers_owner_loses_the_difference_and_nothing_is_destroyed() -> None:
    state = say(battle("Gemini Elf", defending("Big Shield Gardna")), "attack 1>1")  # 1900 into 2600
    assert life(state) == (7300, 8000)
    assert names(state, YOU, "monsters") == ["Gemini Elf"]
    assert names(state, THEY, "monsters") == ["Big Shield Gardna"]


def test_a_defender_is_measured_by_its_defense_an_attacker_by_its_attack() -> None:
    state = say(battle("Baby Dragon", defending("Alexandrite Dragon")), "attack 1>1")  # 1200 against 100, not 2000
    assert names(state, THEY, "graveyard") == ["Alexandrite Dragon"]
    state = say(battle("Baby Dragon", "Big Shield Gardna"), "attack 1>1")  # 1200 against 100, not 2600
    assert life(state) == (8000, 6900)


# --- direct attacks ---


def test_a_direct_attack_costs_the_opponent_the_attack() -> None:
    state = say(battle("Blue-Eyes White Dragon"), "attack 1")
    assert life(state) == (8000, 5000)
    assert "ON_DIRECT_ATTACK" in kinds(state)


def test_a_direct_attack_is_possible_only_where_the_opponent_has_no_monster() -> None:
    for standing in ("Kuriboh", defending("Kuriboh"), hidden("Kuriboh")):
        state = battle("Blue-Eyes White Dragon", standing)
        assert why_not(state, "attack 1").code == "direct_attack_while_monsters_stand"


def test_when_the_last_monster_fell_the_next_attacks_directly() -> None:
    state = board("battle", {"monsters": ["Gemini Elf", "Vorse Raider"]}, {"monsters": ["Kuriboh"]})
    say(state, "attack 1>1", "attack 2")
    assert life(state) == (8000, 8000 - 1600 - 1900)


def test_set_spells_do_not_stop_a_direct_attack() -> None:
    state = board("battle", {"monsters": ["Gemini Elf"]}, {"spells": ["Raigeki"]})
    assert life(say(state, "attack 1")) == (8000, 6100)


# --- face-down defenders ---


def test_a_face_down_defender_that_is_attacked_turns_face_up_and_stays_visible() -> None:
    state = battle("Gemini Elf", hidden("Big Shield Gardna"))
    say(state, "attack 1>1")
    assert life(state) == (7300, 8000)
    assert lies(state, THEY, 1) == ("defense", "up")
    assert row(state, THEY, "monsters", viewer=YOU)[0] == "Big Shield Gardna"
    end_turns(state, 2)
    assert row(state, THEY, "monsters", viewer=YOU)[0] == "Big Shield Gardna"


def test_a_face_down_defender_turns_face_up_before_it_is_destroyed() -> None:
    state = say(battle("Gemini Elf", hidden("Kuriboh")), "attack 1>1")
    found = kinds(state)
    assert found.index("ON_ATTACK") < found.index("ON_FLIP") < found.index("ON_DESTROY")
    assert names(state, THEY, "graveyard") == ["Kuriboh"]


# --- who attacks, and when ---


def test_each_monster_attacks_once_per_turn() -> None:
    state = board("battle", {"monsters": ["Gemini Elf", "Kuriboh"]}, {})
    say(state, "attack 1")
    assert why_not(state, "attack 1").code == "monster_multiple_attack"
    say(state, "attack 2")
    assert options(state) == ["next", "end"]
    say(end_turns(state, 2), "next")
    assert can(state, "attack 1")


def test_an_attack_that_was_held_counts_as_the_attack_of_the_turn() -> None:
    state = say(battle("Baby Dragon", defending("Vorse Raider")), "attack 1>1")
    assert why_not(state, "attack 1>1").code == "monster_multiple_attack"


def test_a_monster_in_defense_mode_does_not_attack() -> None:
    for lying in (defending("Gemini Elf"), hidden("Gemini Elf")):
        assert why_not(battle(lying), "attack 1").code == "defense_monster_attack"


def test_attacks_are_for_the_battle_phase() -> None:
    for phase in ("main1", "main2"):
        assert why_not(board(phase, {"monsters": ["Gemini Elf"]}, {}), "attack 1").code == "wrong_phase"


def test_the_attacker_names_any_monster_of_the_opponent() -> None:
    they: Side = {"monsters": [None, "Kuriboh", None, hidden("Mokey Mokey")]}
    state = board("battle", {"monsters": [None, "Gemini Elf"]}, they)
    assert options(state) == ["attack 2>2", "attack 2>4", "next", "end"]
    say(state, "attack 2>4")
    assert names(state, THEY, "monsters") == ["Kuriboh"]


def test_nobody_must_attack() -> None:
    assert can(battle("Gemini Elf"), "next")
    assert can(battle("Gemini Elf"), "end")


def test_changes_by_spells_count_in_battle() -> None:
    grown = {"card": "Vorse Raider", "gain": 1200}
    assert life(say(battle(grown, "Blue-Eyes White Dragon"), "attack 1>1")) == (8000, 7900)
    assert life(say(battle("Vorse Raider", defending("Kuriboh", gain=2000)), "attack 1>1")) == (7700, 8000)


def test_a_revived_monster_attacks_on_the_turn_it_came() -> None:
    state = main1({"hand": ["Monster Reborn"], "graveyard": ["Blue-Eyes White Dragon"]})
    say(state, "activate Monster Reborn", "next", "attack 1")
    assert life(state) == (8000, 5000)
