"""Main step (rules/asigoc): weapon slots, one weapon move a turn, items."""

from __future__ import annotations

import duelwright as dw
from duelwright import CardDef
from duelwright.games.asigoc.nodes import Activated, DiscardCards, Heal, HealthAtMost, Item
from duelwright.language.nodes import All, AtLeast, Cards, Either

from .table import (
    THEY,
    YOU,
    board,
    can,
    end_turn,
    handles,
    health,
    names,
    options,
    say,
    settle,
    spelled,
    values,
    why_not,
)


def test_a_weapon_moves_from_hand_to_a_free_slot() -> None:
    state = board("main", {"hand": ["Wooden Sword"]}, {})
    say(state, "move Wooden Sword>W2")
    assert names(state, YOU, "weapons") == ["", "Wooden Sword"]
    assert names(state, YOU, "hand") == []
    assert values(state, YOU, 1) == (2, 1)


def test_a_weapon_returns_from_a_slot_to_hand() -> None:
    state = board("main", {"weapons": ["Wooden Sword"]}, {})
    say(state, "return W1")
    assert names(state, YOU, "weapons") == ["", ""]
    assert names(state, YOU, "hand") == ["Wooden Sword"]


def test_either_a_move_or_a_return_once_per_turn() -> None:
    state = board("main", {"hand": ["Wooden Sword", "River Spear"], "weapons": ["Lantern Mace"]}, {})
    settle(say(state, "return W1"))
    assert why_not(state, "move Wooden Sword>W1").code == "weapon_moved"
    again = board("main", {"hand": ["Wooden Sword"]}, {})
    settle(say(again, "move Wooden Sword>W1"))
    assert why_not(again, "return W1").code == "weapon_moved"


def test_the_next_turn_allows_another_weapon_move() -> None:
    state = board("main", {"hand": ["Wooden Sword"]}, {"hand": ["River Spear"]})
    settle(say(state, "move Wooden Sword>W1"))
    settle(say(end_turn(state), "leave"))
    assert can(state, "move River Spear>W1")


def test_a_taken_slot_is_refused() -> None:
    state = board("main", {"hand": ["River Spear"], "weapons": ["Wooden Sword"]}, {})
    refusal = why_not(state, "move River Spear>W1")
    assert refusal.code == "slot_taken"
    assert refusal.text("en") == "Weapon slot W1 is taken."
    assert refusal.rule == "Main step"
    assert can(state, "move River Spear>W2")


def test_weapons_are_moved_in_the_main_step_only() -> None:
    state = board("battle", {"hand": ["River Spear"]}, {})
    refusal = why_not(state, "move River Spear>W1")
    assert (refusal.code, refusal.params["needed"], refusal.params["step"]) == ("wrong_step", "main", "battle")


def test_an_item_is_not_moved_to_a_slot() -> None:
    assert why_not(board("main", {"hand": ["Bandage"]}, {}), "move Bandage>W1").code == "not_a_weapon"


def test_a_weapon_on_the_field_is_not_in_hand() -> None:
    state = board("main", {"weapons": ["Wooden Sword"]}, {})
    assert why_not(state, "move Wooden Sword>W2").code == "not_in_hand"


def test_an_empty_slot_has_nothing_to_return() -> None:
    assert why_not(board("main", {}, {}), "return W2").code == "slot_empty"


def test_an_item_goes_to_the_discard_pile_and_its_effect_happens() -> None:
    state = board("main", {"hand": ["Bandage"], "health": 5}, {"hand": ["Bandage"]})
    say(state, "use Bandage")
    assert names(state, YOU, "discard") == ["Bandage"]
    assert health(state) == (5, 10)  # it waits in the Outlet
    say(state, "pass", "pass")
    assert health(state) == (7, 10)


def test_by_default_an_item_needs_the_owners_main_step() -> None:
    state = board("battle", {"hand": ["Bandage"]}, {})
    refusal = why_not(state, "use Bandage")
    assert refusal.code == "wrong_time"
    assert refusal.text("en") == "Bandage can be used only in your Main step while the Outlet is empty."


def test_by_default_an_item_needs_an_empty_outlet() -> None:
    state = board("main", {"hand": ["Bandage", "Throwing Knife"]}, {"hand": ["Whispered Threat", "Bandage"]})
    say(state, "use Bandage", "use Whispered Threat")
    assert state.prompt is not None
    assert state.prompt.seat == YOU
    assert why_not(state, "use Throwing Knife").code == "wrong_time"


def test_it_is_not_used_in_the_opponents_main_step() -> None:
    state = say(board("main", {}, {"hand": ["Bandage"]}), "leave")
    assert state.prompt is not None
    assert state.prompt.seat == THEY
    assert why_not(state, "use Bandage").code == "wrong_time"


def test_the_condition_of_an_item_must_be_met() -> None:
    refusal = why_not(board("main", {"hand": ["Whetstone"]}, {}), "use Whetstone")
    assert refusal.code == "condition_not_met"
    assert can(board("main", {"hand": ["Whetstone"], "weapons": ["Wooden Sword"]}, {}), "use Whetstone")


def test_an_ace_is_used_from_the_ace_zone_once_per_turn() -> None:
    state = board("main", {"ace": ["Ember Queen"], "hand": ["Bandage", "Whetstone"]}, {})
    settle(say(state, "use Ember Queen", "choose Bandage"))
    assert health(state) == (10, 9)
    assert names(state, YOU, "discard") == ["Bandage"]
    refusal = why_not(state, "use Ember Queen")
    assert (refusal.code, refusal.params["span"]) == ("already_used", "turn")


def test_an_ace_that_can_be_used_once_per_game_stays_used() -> None:
    state = board("main", {"ace": ["Mender of Roads"], "health": 4, "weapons": ["Wooden Sword"]}, {})
    settle(say(state, "use Mender of Roads"))
    assert health(state) == (6, 10)
    spent = {"card": "Mender of Roads", "spent": 1}
    later = board("main", {"ace": [spent], "health": 4}, {}, turn=9)
    refusal = why_not(later, "use Mender of Roads")
    assert (refusal.code, refusal.params["span"]) == ("already_used", "game")


def test_a_weapons_effect_is_used_from_its_slot() -> None:
    state = board("main", {"weapons": ["Healer's Staff"], "health": 5}, {})
    assert health(settle(say(state, "use Healer's Staff"))) == (6, 10)


def test_in_hand_a_weapons_effect_cannot_be_used() -> None:
    assert why_not(board("main", {"hand": ["Healer's Staff"]}, {}), "use Healer's Staff").code == "not_in_play"


def test_a_card_without_an_effect_cannot_be_used() -> None:
    assert why_not(board("main", {"hand": ["Wooden Sword"]}, {}), "use Wooden Sword").code == "no_effect"


def test_the_opponents_cards_are_not_yours_to_use() -> None:
    state = board("main", {}, {"weapons": ["Healer's Staff"]})
    assert why_not(state, "use Healer's Staff").code == "not_yours"


def test_a_cost_is_paid_whole_or_not_at_all() -> None:
    state = board("main", {"ace": ["Ember Queen"], "hand": []}, {})
    assert why_not(state, "use Ember Queen").code == "cost_not_payable"


def test_a_cost_can_be_taken_back_before_it_is_paid() -> None:
    state = board("main", {"ace": ["Ember Queen"], "hand": ["Bandage"]}, {})
    before = [action.text for action in state.legal()]
    say(state, "use Ember Queen", "back")
    assert [action.text for action in state.legal()] == before
    assert names(state, YOU, "hand") == ["Bandage"]


def test_two_parts_of_a_cost_are_both_needed() -> None:
    side: dict[str, object] = {"ace": ["Oathbreaker"], "weapons": ["Wooden Sword"], "hand": ["Bandage"], "health": 1}
    assert why_not(board("battle", side, {}), "use Oathbreaker").code == "cost_not_payable"
    side["health"] = 2
    state = board("battle", side, {})
    settle(say(state, "use Oathbreaker", "choose Bandage"))
    assert health(state) == (1, 8)
    assert names(state, YOU, "discard") == ["Bandage", "Wooden Sword"]


def test_nobody_acts_out_of_turn() -> None:
    state = board("main", {}, {"hand": ["Bandage"]})
    refusal = why_not(state, f"use h{handles(state, THEY, 'Bandage')[0]}", seat=THEY)
    assert refusal.code == "not_your_turn"
    assert refusal.text("en")


def test_what_is_no_action_is_refused_as_such() -> None:
    for text in ("fly", "attack", "attack W9", "move h7", "use hh", "attack W1>W2", "", "use h99999"):
        assert why_not(board("main", {}, {}), text).code == "unknown_action", text


def test_a_card_one_does_not_see_cannot_be_named() -> None:
    state = board("main", {}, {"hand": ["Bandage"]})
    hidden = state.view(YOU).seats[THEY].zones["hand"][0]
    assert hidden is not None
    assert why_not(state, f"use h{hidden.handle}").code == "no_such_card"
    assert why_not(state, "use h4000").code == "no_such_card"


def test_the_turn_player_leaves_a_step_and_does_not_pass() -> None:
    assert why_not(board("main", {}, {}), "pass").code == "cannot_pass"


def test_a_step_is_not_left_while_something_else_is_asked() -> None:
    state = say(board("main", {"hand": ["Bandage"]}, {"hand": ["Old Map"]}), "use Bandage")
    assert why_not(state, "leave").code == "cannot_leave"


def test_weapons_are_not_moved_while_the_outlet_runs() -> None:
    hand = ["Bandage", "Wooden Sword"]
    state = say(board("main", {"hand": hand}, {"hand": ["Old Map"]}), "use Bandage", "pass")
    assert why_not(state, "move Wooden Sword>W1").code == "only_the_turn_player"


def test_only_cards_on_offer_can_be_chosen() -> None:
    state = board("main", {"hand": ["Whetstone"], "weapons": ["Wooden Sword", "River Spear"]}, {"hand": ["Old Map"]})
    say(state, "use Whetstone", "pass")
    assert why_not(state, "choose Whetstone").code == "not_a_choice"


def test_an_answer_to_another_question_is_refused_as_such() -> None:
    refusal = why_not(board("main", {}, {}), "done")
    assert (refusal.code, refusal.params["kind"]) == ("not_an_answer", "turn")


def test_when_the_game_is_over_nothing_can_be_done() -> None:
    state = settle(say(board("main", {"hand": ["Throwing Knife"]}, {"health": 1}), "use Throwing Knife"))
    refusal = state.explain(YOU, "leave")
    assert refusal is not None
    assert refusal.code == "game_over"


def test_an_effect_that_is_used_once_per_turn_can_be_used_next_turn() -> None:
    state = board("main", {"weapons": ["Healer's Staff"], "health": 5}, {})
    settle(say(state, "use Healer's Staff"))
    assert why_not(state, "use Healer's Staff").code == "already_used"
    end_turn(end_turn(state))
    assert health(settle(say(settle(say(state, "leave")), "use Healer's Staff"))) == (7, 10)


def test_once_per_game_stays_with_the_card_when_it_comes_back() -> None:
    horn = CardDef("user:horn", "Horn", "weapon", {}, (Activated((Heal(1),), "main", once="game"),))
    game = dw.game("asigoc", cards=[horn], rules={"weapon_moves_per_turn": 3})
    state = game.position({"phase": "main", "turn": 5, "seats": [{"weapons": ["Horn"]}, {}]})
    settle(say(settle(say(settle(say(state, "use Horn")), "return W1")), "move Horn>W1"))
    assert why_not(state, "use Horn").code == "already_used"


def test_a_use_that_was_taken_back_inside_the_outlet_does_not_undo_that_one_was_added() -> None:
    toll = CardDef("user:toll", "Toll", "ace", {}, (Activated((Heal(1),), "any", cost=(DiscardCards(1),), once=""),))
    game = dw.game("asigoc", cards=[toll])
    seats = [{"ace": ["Toll"], "hand": ["Bandage"]}, {"hand": ["Whispered Threat", "Old Map"]}]
    state = game.position({"phase": "main", "turn": 5, "seats": seats})
    say(state, "leave", "use Whispered Threat", "use Toll", "back", "pass", "pass", "choose Bandage")
    assert state.prompt is not None
    assert (state.prompt.seat, state.prompt.kind) == (YOU, "turn")  # the step did not change


def test_an_item_is_shown_before_its_cost_is_chosen_so_it_is_not_taken_back() -> None:
    dear = CardDef("user:dear", "Dear Remedy", "item", {}, (Item((Heal(5),), cost=(DiscardCards(1),)),))
    game = dw.game("asigoc", cards=[dear])
    state = game.position({"phase": "main", "turn": 5, "seats": [{"hand": ["Dear Remedy", "Bandage"]}, {}]})
    say(state, "use Dear Remedy")
    assert options(state) == [spelled(state, "choose Bandage")]
    assert "Dear Remedy" in [
        game.definitions[game.index[c.card]].name for c in state.view(THEY).seats[YOU].zones["hand"] if c and c.card
    ]


def test_the_parts_of_a_cost_are_one_batch() -> None:
    side: dict[str, object] = {"ace": ["Oathbreaker"], "weapons": ["Wooden Sword"], "hand": ["Bandage"]}
    state = say(board("battle", side, {}), "use Oathbreaker", "choose Bandage")
    paid = [(e.kind, e.batch) for e in state.events(None) if e.kind in ("ON_DAMAGE", "ON_DISCARD")]
    assert [kind for kind, _ in paid[:2]] == ["ON_DAMAGE", "ON_DISCARD"]
    assert paid[0][1] == paid[1][1]


def test_either_condition_is_enough_and_all_must_hold() -> None:
    low, armed = HealthAtMost(3), AtLeast(1, Cards("weapons"))
    either = CardDef("user:e", "Either", "item", {}, (Item((Heal(1),), needs=Either((low, armed))),))
    both = CardDef("user:b", "Both", "item", {}, (Item((Heal(1),), needs=All((low, armed))),))
    game = dw.game("asigoc", cards=[either, both])
    for life, weapons, one, all_hold in (
        (3, [], True, False),
        (9, ["Wooden Sword"], True, False),
        (9, [], False, False),
        (3, ["Wooden Sword"], True, True),
    ):
        side = {"hand": ["Either", "Both"], "health": life, "weapons": weapons}
        state = game.position({"phase": "main", "turn": 5, "seats": [side, {}]})
        assert (can(state, "use Either"), can(state, "use Both")) == (one, all_hold)


def test_however_many_aces_lie_there_each_is_offered() -> None:
    board = {"phase": "main", "turn": 3, "seats": [{"ace": ["Ember Queen"] * 90, "hand": ["Ember Queen"]}, {}]}
    state = dw.game("asigoc").position(board)
    texts = [action.text for action in state.legal()]
    assert texts[-1] == "leave" and len(texts) == 91
