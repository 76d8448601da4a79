"""The start of a duel and its turns: hands, who begins, the draw, the three phases, the end of a turn."""

from __future__ import annotations

import pytest

import duelwright as dw
from duelwright.language.voice import Voice
from duelwright.speech.label import label

from .table import (
    THEY,
    YOU,
    Side,
    battle,
    board,
    can,
    count,
    end_turns,
    kinds,
    life,
    main1,
    names,
    options,
    phase,
    say,
    why_not,
)

GAME = dw.game("duel")


def test_both_start_with_8000_life_points() -> None:
    assert life(GAME.start(seed=1)) == (8000, 8000)


@pytest.mark.parametrize("seed", range(6))
def test_the_starter_holds_6_cards_and_the_other_5(seed: int) -> None:
    state = GAME.start(seed=seed)
    assert state.active == state.first == state.prompt_seat
    assert (count(state, state.first, "hand"), count(state, 1 - state.first, "hand")) == (6, 5)
    assert (count(state, state.first, "deck"), count(state, 1 - state.first, "deck")) == (14, 15)


def test_either_player_may_be_the_one_to_start() -> None:
    starters = [GAME.start(seed=seed).first for seed in range(60)]
    assert 15 < starters.count(YOU) < 45


def test_the_field_has_5_monster_and_5_spell_slots_and_nothing_in_the_graveyards() -> None:
    for side in GAME.start(seed=3).view(None).seats:
        assert side.zones["monsters"] == side.zones["spells"] == (None,) * 5
        assert side.zones["graveyard"] == ()


def test_the_same_seed_gives_the_same_start() -> None:
    assert GAME.start(seed=9).key() == GAME.start(seed=9).key() != GAME.start(seed=10).key()


def test_the_decks_are_shuffled() -> None:
    deck = GAME.decks()[0]
    hands = {tuple(names(GAME.start((deck, deck), seed=seed), YOU, "hand")) for seed in range(9)}
    assert len(hands) > 5


def test_each_later_turn_starts_with_one_draw() -> None:
    state = GAME.start(seed=4)
    starter, other = state.first, 1 - state.first
    say(state, "end")
    assert (state.turn, state.active, count(state, other, "hand")) == (2, other, 6)
    say(state, "end")
    assert (state.turn, state.active, count(state, starter, "hand")) == (3, starter, 7)


def test_a_turn_goes_from_main1_over_battle_to_main2() -> None:
    state = main1({})
    assert phase(state) == "main1"
    assert phase(say(state, "next")) == "battle"
    assert phase(say(state, "next")) == "main2"
    assert phase(say(state, "end")) == "main1"
    assert state.active == THEY


def test_next_in_main2_ends_the_turn() -> None:
    state = say(main1({}), "next", "next")
    assert options(state) == ["next", "end"]
    say(state, "next")
    assert (state.active, phase(state), state.turn) == (THEY, "main1", 6)


def test_next_and_end_in_main2_come_to_the_same_position() -> None:
    ways = [say(main1({"monsters": ["Kuriboh"]}), "next", "next", last) for last in ("next", "end")]
    assert [ways[0].view(seat) for seat in (YOU, THEY)] == [ways[1].view(seat) for seat in (YOU, THEY)]
    assert kinds(ways[0]) == kinds(ways[1])


def test_whether_next_in_main2_ends_the_turn_is_a_rule() -> None:
    state = board("main2", {}, {}, rules={"next_ends_turn": False})
    assert options(state) == ["end"]
    assert why_not(state, "next").code == "last_phase"


def test_a_player_reads_where_next_leads() -> None:
    """In Main 2 no phase is left to go to, so the answer is not called so."""
    said = {}
    for name in ("main1", "battle", "main2"):
        state = board(name, {}, {})
        prompt = state.prompt
        assert prompt is not None
        voices = [Voice(state.game, ("Ann", "Bob"), YOU, lang) for lang in ("en", "fr", "ru")]
        said[name] = [label(voice, state.view(YOU), prompt, "next") for voice in voices]
    assert said["main1"] == said["battle"]
    assert said["main1"][0] == "go to the next phase" and said["main2"][0] == "go to your opponent's turn"
    assert len({*said["main1"], *said["main2"]}) == 6


@pytest.mark.parametrize("name", ["main1", "battle", "main2"])
def test_a_player_may_end_the_turn_in_any_phase(name: str) -> None:
    state = say(board(name, {}, {}), "end")
    assert (state.active, phase(state), state.turn) == (THEY, "main1", 6)


def test_attacks_are_possible_on_turn_1_and_on_the_turn_a_monster_came() -> None:
    state = board("main1", {"hand": ["Gemini Elf"]}, {}, turn=1)
    say(state, "summon Gemini Elf", "next", "attack 1")
    assert life(state) == (8000, 6100)


def test_one_monster_is_added_per_turn_summoned_or_set() -> None:
    hand = ["Kuriboh", "Mokey Mokey", "Time Wizard"]
    state = say(main1({"hand": hand}), "summon Kuriboh")
    assert why_not(state, "summon Mokey Mokey").code == "multiple_monster_addition"
    assert why_not(state, "set Mokey Mokey").code == "multiple_monster_addition"
    state = say(main1({"hand": hand}), "set Kuriboh")
    assert why_not(state, "summon Mokey Mokey").code == "multiple_monster_addition"
    say(end_turns(state, 2), "summon Mokey Mokey")
    assert count(state, YOU, "monsters") == 2


def test_the_addition_may_wait_for_main2_and_is_not_given_twice() -> None:
    hand = ["Kuriboh", "Mokey Mokey"]
    state = say(main1({"hand": hand}), "next", "next", "summon Kuriboh")
    assert count(state, YOU, "monsters") == 1
    state = say(main1({"hand": hand}), "summon Kuriboh", "next", "next")
    assert why_not(state, "summon Mokey Mokey").code == "multiple_monster_addition"


def test_whether_a_monster_was_added_belongs_to_a_position() -> None:
    position: dict[str, object] = {"turn": 5, "registers": {"added": 1}, "seats": [{"hand": ["Kuriboh"]}, {}]}
    assert why_not(GAME.position(position), "summon Kuriboh").code == "multiple_monster_addition"


def test_in_the_battle_phase_there_are_attacks_next_and_end_only() -> None:
    assert options(battle("Kuriboh", "Mokey Mokey")) == ["attack 1>1", "next", "end"]
    assert options(battle("Kuriboh")) == ["attack 1", "next", "end"]


def test_the_numbers_of_the_start_are_rules() -> None:
    game = dw.game("duel", rules={"life": 500, "opening_hand": 3, "first_turn_draw": False, "draws_per_turn": 2})
    state = game.start(seed=1)
    assert life(state) == (500, 500)
    assert [count(state, seat, "hand") for seat in (YOU, THEY)] == [3, 3]
    assert count(say(state, "end"), state.active, "hand") == 5


def test_whether_turn_1_has_a_battle_phase_is_a_rule() -> None:
    state = board("main1", {"monsters": ["Gemini Elf"]}, {}, turn=1, rules={"first_turn_battle": False})
    assert why_not(state, "next").code == "last_phase"
    assert can(end_turns(state), "next")


def test_how_many_monsters_are_added_per_turn_is_a_rule() -> None:
    state = main1({"hand": ["Kuriboh", "Mokey Mokey", "Time Wizard"]}, rules={"additions_per_turn": 2})
    say(state, "summon Kuriboh", "set Mokey Mokey")
    assert why_not(state, "summon Time Wizard").code == "multiple_monster_addition"


def test_the_sizes_of_the_areas_are_rules() -> None:
    you: Side = {"hand": ["Kuriboh", "Raigeki"], "monsters": ["Time Wizard"], "spells": ["Dark Hole"]}
    state = main1(you, rules={"monster_slots": 1, "spell_slots": 1})
    assert why_not(state, "summon Kuriboh").code == "no_monster_space"
    assert why_not(state, "set Raigeki").code == "no_spell_space"


@pytest.mark.parametrize("rules", [{"life": 0}, {"monster_slots": 10}, {"opening_hand": -1}, {"lives": 3}])
def test_rules_that_no_duel_could_be_played_by_are_refused(rules: dict[str, object]) -> None:
    with pytest.raises(dw.RulesError, match=next(iter(rules))):
        dw.game("duel", rules=rules)


@pytest.mark.parametrize("seed", range(10))
def test_a_duel_of_random_moves_comes_to_an_end(seed: int) -> None:
    state = GAME.start(seed=seed)
    winner = dw.playout(state, seed)
    assert winner in (YOU, THEY)
