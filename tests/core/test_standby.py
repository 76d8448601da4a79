"""Check timing, leaving, replacement: shown with Skirmish, the tests' own small game."""

from __future__ import annotations

import duelwright as dw
from duelwright import State

from ..rules.asigoc.table import names, options, say

Side = dict[str, object]


def board(you: Side, they: Side) -> State:
    return dw.game("skirmish").position({"turn": 3, "seats": [you, they]})


def test_a_lone_ability_that_stands_by_is_played_without_asking() -> None:
    strike = board({"field": ["Squire"]}, {"field": ["Squire", "Mourner"], "deck": ["Seer"]})
    say(strike, "strike F1")
    assert names(strike, 1, "hand") == ["Seer"]


def test_different_abilities_that_stand_by_are_ordered_by_their_player() -> None:
    they: Side = {"field": ["Mourner", "Avenger"], "deck": ["Seer"]}
    you: Side = {"hand": ["Bombard"], "field": [None, "Squire"]}
    state = board(you, they)
    say(state, "call Bombard>F1")  # everything is discarded at once: each sees the other leave
    assert state.prompt is not None
    assert (state.prompt.seat, state.prompt.kind) == (1, "order")
    assert options(state) == ["option 1", "option 2"]


def test_units_that_leave_together_see_each_other_leave() -> None:
    they: Side = {"field": ["Mourner", "Mourner"], "deck": ["Seer", "Seer", "Seer"]}
    state = board({"hand": ["Bombard"]}, they)
    say(state, "call Bombard>F1")
    if state.prompt is not None and state.prompt.kind == "order":
        say(state, "option 1")
    assert names(state, 1, "hand") == ["Seer", "Seer"]
    assert names(state, 1, "field") == ["", ""]


def test_the_turn_players_abilities_go_first() -> None:
    you: Side = {"hand": ["Bombard"], "field": [None, "Mourner"], "deck": ["Squire"]}
    state = board(you, {"field": ["Mourner", "Squire"], "deck": ["Seer"]})
    since = len(state.events(None))
    say(state, "call Bombard>F1")
    drew = [event.seat for event in state.events(None)[since:] if event.kind == "ON_DRAW"]
    assert drew == [0, 1]


def test_cards_that_move_together_are_one_batch() -> None:
    state = board({"hand": ["Bombard"]}, {"field": ["Squire", "Squire"]})
    say(state, "call Bombard>F1")
    batches = {event.batch for event in state.events(None) if event.kind == "ON_DISCARD"}
    assert len(batches) == 1


def test_an_optional_replacement_is_asked_of_the_cards_owner() -> None:
    state = board({"field": ["Squire"]}, {"field": ["Phoenix"]})
    say(state, "strike F1")
    assert state.prompt is not None
    assert (state.prompt.seat, state.prompt.kind) == (1, "replacement")
    assert options(state) == ["option 1", "pass"]
    kept = state.clone()
    say(state, "option 1")
    assert names(state, 1, "hand") == ["Phoenix"]
    say(kept, "pass")
    assert names(kept, 1, "drop") == ["Phoenix"]


def test_a_mandatory_replacement_applies_by_itself() -> None:
    state = board({"field": [None, "Squire"]}, {"field": ["Shepherd", "Squire"], "deck": []})
    say(state, "strike F2")
    assert names(state, 1, "drop") == []
    assert len(names(state, 1, "deck")) == 1


def test_of_two_replacements_the_affected_player_chooses() -> None:
    state = board({"field": [None, "Squire"]}, {"field": ["Shepherd", "Phoenix"], "deck": []})
    say(state, "strike F2")
    assert options(state) == ["option 1", "option 2"]  # one of them must apply, so there is no pass
    say(state, "option 2")
    assert names(state, 1, "hand") == ["Phoenix"]


def test_a_replaced_move_has_the_event_of_where_the_card_went() -> None:
    state = board({"field": ["Squire"]}, {"field": ["Phoenix", "Mourner"], "deck": ["Seer"]})
    say(state, "strike F1", "option 1")
    assert state.events(None)[-1].kind == "ON_RETURN"
    assert names(state, 1, "hand") == ["Phoenix"]  # it was not discarded, so nobody mourns


def test_an_event_carries_the_values_as_they_were() -> None:
    drop = ["Squire", "Squire"]
    state = board({"field": ["Squire"]}, {"field": ["Squire", "Captain"], "drop": drop})
    say(state, "strike F1")
    gone = next(event for event in state.events(None) if event.kind == "ON_DISCARD")
    assert gone.cards[0].before == {"power": 3}  # 1, and 1 for each card in the drop pile at that time


def test_a_card_that_changes_zone_is_a_new_object() -> None:
    struck = {"card": "Phoenix", "struck": 1}
    state = board({"field": ["Squire"]}, {"field": [struck]})
    say(state, "strike F1", "option 1")
    hand = state.view(1).seats[1].zones["hand"][0]
    assert hand is not None
    assert hand.marks == {}


def test_a_bonus_ends_when_its_card_leaves() -> None:
    they: Side = {"field": ["Avenger", "Squire"]}
    state = board({"field": ["Squire", "Squire"]}, they)
    say(state, "strike F2", "option 1")
    avenger = state.view(None).seats[1].zones["field"][0]
    assert avenger is not None
    assert avenger.values == {"power": 3}
    assert len(state.mods) == 1
    say(state, "strike F1")
    assert state.mods == []
