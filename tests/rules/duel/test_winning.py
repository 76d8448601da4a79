"""How a duel is won: life points at 0, or the opponent must draw from an empty deck."""

from __future__ import annotations

import pytest

from .table import THEY, YOU, battle, board, count, defending, end_turns, ending, life, main1, say


def test_who_has_no_life_points_left_loses() -> None:
    state = say(battle("Blue-Eyes White Dragon", life=3000), "attack 1")
    assert ending(state) == (YOU, "no_life")
    assert life(state) == (8000, 0)


def test_life_points_below_0_are_shown_as_0() -> None:
    state = say(battle("Blue-Eyes White Dragon", life=100), "attack 1")
    assert ending(state) == (YOU, "no_life")
    assert life(state) == (8000, 0)


def test_with_one_life_point_left_the_game_goes_on() -> None:
    state = say(battle("Blue-Eyes White Dragon", life=3001), "attack 1")
    assert state.result is None
    assert life(state) == (8000, 1)


@pytest.mark.parametrize("target", ["Blue-Eyes White Dragon", defending("Big Shield Gardna")])
def test_an_attacker_can_lose_by_its_own_attack(target: object) -> None:
    state = board("battle", {"monsters": ["Kuriboh"], "life": 500}, {"monsters": [target]})
    assert ending(say(state, "attack 1>1")) == (THEY, "no_life")


def test_who_must_draw_from_an_empty_deck_loses() -> None:
    state = end_turns(main1({}, {"deck": []}))
    assert ending(state) == (YOU, "empty_deck")


def test_drawing_the_last_card_is_fine() -> None:
    state = end_turns(main1({}, {"deck": ["Kuriboh"]}))
    assert state.result is None
    assert (count(state, THEY, "hand"), count(state, THEY, "deck")) == (1, 0)
    end_turns(state, 2)
    assert ending(state) == (YOU, "empty_deck")


def test_an_empty_deck_alone_loses_nothing() -> None:
    state = say(main1({"deck": [], "hand": ["Kuriboh"]}), "summon Kuriboh", "next", "attack 1", "end")
    assert state.result is None
    assert ending(end_turns(state)) == (THEY, "empty_deck")


def test_the_result_names_winner_and_rule_and_nothing_can_be_done_any_more() -> None:
    state = say(battle("Gemini Elf", life=1), "attack 1")
    assert state.over
    assert state.prompt is None
    assert state.legal() == []
    assert state.result is not None
    assert state.result.rule == "Win: life points at 0"
    refusal = state.explain(YOU, "end")
    assert refusal is not None and refusal.code == "game_over"


def test_a_board_with_a_player_at_0_is_won() -> None:
    assert ending(main1({"life": 0})) == (THEY, "no_life")
