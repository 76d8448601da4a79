"""Start, turn and steps (rules/asigoc: the opening points, "Leaving a step")."""

from __future__ import annotations

import duelwright as dw
from duelwright.games.asigoc.nodes import Damage, Item

from .table import THEY, YOU, board, can, end_turn, health, kinds, names, say, settle, why_not


def test_each_player_starts_with_10_health_4_cards_and_an_ace() -> None:
    state = dw.game("asigoc").start(seed=1)
    first, second = state.first, 1 - state.first
    assert health(state) == (10, 10)
    assert len(names(state, second, "hand")) == 4
    assert len(names(state, second, "deck")) == 11
    assert len(names(state, first, "ace")) == 1


def test_the_first_player_draws_on_turn_1_too() -> None:
    state = dw.game("asigoc").start(seed=1)
    assert state.turn == 1
    assert len(names(state, state.first, "hand")) == 5


def test_the_first_draw_is_a_rule_that_can_be_switched_off() -> None:
    state = dw.game("asigoc", rules={"first_turn_draw": False}).start(seed=1)
    assert len(names(state, state.first, "hand")) == 4


def test_either_player_may_go_first() -> None:
    assert {dw.game("asigoc").start(seed=seed).first for seed in range(20)} == {0, 1}


def test_a_turn_has_draw_main_battle_and_end_step() -> None:
    state = board("draw", {}, {"hand": ["Bandage"]}, turn=4)
    since = len(state.events(None))
    for _ in range(4):
        say(state, "leave", "pass")
    steps = [e.values["step"] for e in state.events(None)[since:] if e.kind == "ON_STEP"]
    assert steps == [1, 2, 3, 0]
    assert state.active == THEY
    assert state.turn == 5


def test_the_first_players_first_turn_has_no_battle_step() -> None:
    state = board("main", {"weapons": ["Wooden Sword"]}, {}, turn=1)
    assert say(state, "leave").phase == 3  # the End step
    allowed = board("main", {}, {}, turn=1, rules={"first_turn_battle": True})
    assert say(allowed, "leave").phase == 2


def test_the_second_players_first_turn_has_one() -> None:
    state = board("main", {}, {}, turn=2)
    assert say(state, "leave").phase == 2


def test_the_turn_player_draws_one_card_at_the_start_of_the_draw_step() -> None:
    state = board("end", {}, {"hand": [], "deck": ["Bandage", "Whetstone"]})
    say(state, "leave")
    assert state.active == THEY
    assert names(state, THEY, "hand") == ["Bandage"]


def test_leaving_a_step_gives_the_opponent_the_chance_to_act_first() -> None:
    state = board("main", {"hand": ["Bandage"]}, {"hand": ["Whispered Threat"]})
    say(state, "leave")
    assert state.prompt is not None
    assert (state.prompt.seat, state.prompt.kind) == (THEY, "chance")


def test_if_the_opponent_adds_an_effect_the_step_does_not_change() -> None:
    state = board("main", {"hand": ["Bandage", "Wooden Sword"]}, {"hand": ["Whispered Threat", "Old Map"]})
    say(state, "leave", "use Whispered Threat", "pass", "pass", "choose Wooden Sword")
    assert state.phase == 1
    assert state.prompt is not None
    assert (state.prompt.seat, state.prompt.kind) == (YOU, "turn")
    assert can(state, "use Bandage")
    say(state, "leave", "pass")
    assert state.phase == 2


def test_the_opponent_is_asked_even_with_nothing_to_add() -> None:
    """Windows open by public information alone: a hand that cannot respond is asked like any other."""
    state = say(board("main", {}, {"hand": ["Bandage"]}), "leave")
    assert state.prompt is not None
    assert (state.prompt.seat, state.prompt.forced) == (THEY, True)


def test_an_empty_hand_with_nothing_to_use_is_passed_over() -> None:
    state = say(board("main", {}, {"hand": []}), "leave")
    assert state.prompt is not None
    assert (state.prompt.seat, state.phase) == (YOU, 2)


def test_from_an_empty_deck_nothing_is_drawn_and_the_game_goes_on() -> None:
    state = board("end", {}, {"deck": [], "hand": ["Bandage"]})
    say(state, "leave", "pass")
    assert names(state, THEY, "hand") == ["Bandage"]
    assert "ON_EMPTY_DRAW" in kinds(state)
    assert not state.over


def test_losing_by_an_empty_deck_is_a_rule_that_can_be_switched_on() -> None:
    state = board("end", {}, {"deck": [], "hand": ["Bandage"]}, rules={"empty_deck_loses": True})
    say(state, "leave", "pass")
    assert state.result == dw.Result(YOU, "empty_deck", "Drawing from an empty deck")


def test_thirty_turns_without_a_change_of_health_are_a_draw() -> None:
    state = board("main", {}, {}, turn=5)
    while not state.over:
        end_turn(state)
    assert state.result is not None
    assert (state.result.winner, state.result.reason, state.turn) == (None, "quiet_turns", 34)


def test_a_change_of_health_starts_the_count_again() -> None:
    state = board("main", {"hand": ["Bandage"]}, {}, turn=5, rules={"quiet_turns": 2})
    settle(say(state, "use Bandage"))
    end_turn(end_turn(state))
    assert (state.turn, state.over) == (7, False)
    end_turn(state)
    assert (state.turn, state.over) == (7, True)


def test_at_0_health_a_player_loses() -> None:
    state = board("main", {"hand": ["Throwing Knife"]}, {"health": 2})
    settle(say(state, "use Throwing Knife"))
    assert state.result == dw.Result(YOU, "no_health", "At 0 health a player loses")
    assert state.prompt is None
    assert why_not(board("main", {}, {}), "attack W1").code == "wrong_step"


def test_health_is_not_shown_below_0() -> None:
    state = board("main", {"hand": ["Throwing Knife"]}, {"health": 1})
    assert health(settle(say(state, "use Throwing Knife"))) == (10, 0)


def test_both_at_0_health_are_a_draw() -> None:
    bomb = dw.CardDef("user:bomb", "Powder Keg", "item", {}, (Item((Damage(2, "each"),)),))
    game = dw.game("asigoc", cards=[bomb])
    seats = [{"hand": ["Powder Keg"], "health": 2}, {"health": 1}]
    state = game.position({"phase": "main", "turn": 3, "seats": seats})
    settle(say(state, "use Powder Keg"))
    assert state.result == dw.Result(None, "both_no_health", "Both at 0: a draw")


def test_how_many_are_drawn_is_a_rule() -> None:
    state = board("end", {}, {"deck": ["Bandage", "Whetstone", "Old Map"]}, rules={"draws_per_turn": 2})
    say(state, "leave")
    assert names(state, THEY, "hand") == ["Bandage", "Whetstone"]


def test_drawing_by_an_effect_from_an_empty_deck_follows_the_same_rule() -> None:
    side: dict[str, object] = {"hand": ["Scout's Bow"], "deck": []}
    state = settle(say(board("main", side, {}), "move Scout's Bow>W1"))
    assert "ON_EMPTY_DRAW" in kinds(state)
    assert not state.over
    strict = settle(say(board("main", side, {}, rules={"empty_deck_loses": True}), "move Scout's Bow>W1"))
    assert strict.result == dw.Result(THEY, "empty_deck", "Drawing from an empty deck")


def test_a_game_ends_once() -> None:
    rules: dict[str, object] = {"opening_hand": 20, "empty_deck_loses": True}
    state = dw.game("asigoc", rules=rules).start(seed=1)
    assert kinds(state).count("ON_GAME_END") == 1
