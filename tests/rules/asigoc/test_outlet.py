"""The Outlet (rules/asigoc): a last-in-first-out chain."""

from __future__ import annotations

from duelwright import State

from .table import THEY, YOU, board, can, health, kinds, names, options, say, settle, values, why_not


def waiting(state: State) -> list[int]:
    return [frame.seat for frame in state.view(None).chain]


def test_after_an_effect_is_added_the_other_player_has_priority() -> None:
    state = board("main", {"hand": ["Bandage", "Whetstone"]}, {"hand": ["Whispered Threat"]})
    say(state, "use Bandage")
    assert state.prompt is not None
    assert (state.prompt.seat, state.prompt.kind) == (THEY, "priority")
    say(state, "use Whispered Threat")
    assert state.prompt is not None
    assert state.prompt.seat == YOU
    assert waiting(state) == [YOU, THEY]


def test_it_resolves_in_reverse_order() -> None:
    state = board("main", {"hand": ["Bandage", "Whetstone"]}, {"hand": ["Whispered Threat", "Bandage"]})
    say(state, "use Bandage", "use Whispered Threat", "pass", "pass")
    assert health(state) == (10, 10)  # the Threat resolves first, and asks
    say(state, "choose Whetstone")
    assert health(state) == (12, 10)
    resolved = [event.seat for event in state.events(None) if event.kind == "ON_RESOLVE"]
    assert resolved == [THEY, YOU]


def test_two_passes_in_a_row_are_needed() -> None:
    state = board("main", {"hand": ["Bandage", "Whispered Threat", "Old Map"]}, {"hand": ["Bandage", "Old Map"]})
    say(state, "use Bandage", "pass")
    assert state.prompt is not None
    assert state.prompt.seat == YOU
    say(state, "use Whispered Threat", "pass")
    assert waiting(state) == [YOU, YOU]
    say(state, "pass")
    assert waiting(state) == [YOU]


def test_a_nullified_effect_is_skipped_when_it_is_reached() -> None:
    state = board("main", {"hand": ["Throwing Knife"]}, {"hand": ["Breaking Rune"]})
    settle(say(state, "use Throwing Knife", "use Breaking Rune"))
    assert health(state) == (10, 10)
    assert "ON_NULLIFY" in kinds(state)
    assert "ON_SKIP" in kinds(state)
    assert names(state, YOU, "discard") == ["Throwing Knife"]


def test_only_an_opposing_effect_that_waits_can_be_nullified() -> None:
    state = board("main", {"hand": ["Breaking Rune", "Bandage"]}, {"hand": ["Bandage"]})
    assert why_not(state, "use Breaking Rune").code == "wrong_time"
    say(state, "use Bandage", "pass")
    assert why_not(state, "use Breaking Rune").code == "wrong_time"  # only your own effect waits


def test_a_nullification_can_be_nullified() -> None:
    you: dict[str, object] = {"hand": ["Throwing Knife", "Breaking Rune"]}
    they: dict[str, object] = {"hand": ["Breaking Rune"], "ace": ["The Quiet Duke"]}
    state = board("main", you, they)
    say(state, "use Throwing Knife", "use Breaking Rune", "use Breaking Rune", "pass")
    settle(state)
    assert health(state) == (10, 8)


def test_every_opposing_effect_can_be_nullified_at_once() -> None:
    you: dict[str, object] = {"hand": ["Throwing Knife", "Whispered Threat", "Old Map"]}
    state = board("main", you, {"ace": ["The Quiet Duke"], "hand": ["Bandage"]})
    say(state, "use Throwing Knife", "pass", "use Whispered Threat", "use The Quiet Duke")
    settle(state)
    assert health(state) == (10, 10)
    assert kinds(state).count("ON_SKIP") == 2
    assert len(names(state, THEY, "hand")) == 2  # the Bandage and the card drawn


def test_a_weapon_that_enters_adds_its_effect() -> None:
    state = board("main", {"hand": ["Scout's Bow"], "deck": ["Bandage"]}, {"hand": ["Bandage"]})
    say(state, "move Scout's Bow>W1")
    assert waiting(state) == [YOU]
    say(state, "pass")
    assert names(state, YOU, "hand") == ["Bandage"]


def test_a_weapon_without_an_effect_adds_a_blank_one() -> None:
    state = board("main", {"hand": ["Wooden Sword"]}, {"hand": ["Whispered Threat"]})
    say(state, "move Wooden Sword>W1")
    assert waiting(state) == [YOU]
    assert state.prompt is not None
    assert (state.prompt.seat, state.prompt.kind) == (THEY, "priority")
    assert can(state, "use Whispered Threat")


def test_an_entered_effect_can_be_nullified() -> None:
    state = board("main", {"hand": ["Scout's Bow"]}, {"hand": ["Breaking Rune"]})
    settle(say(state, "move Scout's Bow>W1", "use Breaking Rune"))
    assert names(state, YOU, "hand") == []
    assert names(state, YOU, "weapons") == ["Scout's Bow", ""]


def test_returning_a_weapon_adds_nothing() -> None:
    state = board("main", {"weapons": ["Scout's Bow"]}, {"hand": ["Bandage"]})
    say(state, "return W1")
    assert waiting(state) == []
    assert state.prompt is not None
    assert state.prompt.kind == "turn"


def test_while_it_resolves_nothing_can_be_added_entered_effects_wait_for_the_end() -> None:
    you: dict[str, object] = {"hand": ["Call to Arms", "Scout's Bow", "Thorn Whip"], "deck": ["Bandage"]}
    state = board("main", you, {"weapons": ["Lantern Mace"], "hand": ["Old Map"]})
    say(state, "use Call to Arms", "pass", "pass", "choose Scout's Bow", "choose Thorn Whip")
    assert names(state, YOU, "weapons") == ["Scout's Bow", "Thorn Whip"]
    assert state.prompt is not None
    assert (state.prompt.seat, state.prompt.kind) == (YOU, "order")  # two effects stand by: you order them


def test_their_order_is_asked_and_the_first_chosen_resolves_last() -> None:
    you: dict[str, object] = {"hand": ["Call to Arms", "Scout's Bow", "Thorn Whip"], "deck": ["Bandage"]}
    state = board("main", you, {"weapons": ["Lantern Mace"]})
    say(state, "use Call to Arms", "choose Scout's Bow", "choose Thorn Whip")
    assert options(state) == ["option 1", "option 2"]
    say(state, "option 2")  # the Whip's effect is added first
    settle(state)
    added = [event.cards[0].card for event in state.events(None) if event.kind == "ON_RESOLVE"]
    assert added == ["asigoc/call-to-arms", "asigoc/scouts-bow", "asigoc/thorn-whip"]
    assert waiting(state) == []
    assert values(state, THEY, 0) == (2, 1)
    assert names(state, YOU, "hand") == ["Bandage"]


def test_weapons_with_no_free_slot_stay_in_hand() -> None:
    you: dict[str, object] = {"hand": ["Call to Arms", "River Spear", "Wooden Sword"], "weapons": ["Lantern Mace"]}
    state = board("main", you, {})
    settle(say(state, "use Call to Arms", "choose River Spear", "choose Wooden Sword"))
    assert names(state, YOU, "weapons") == ["Lantern Mace", "River Spear"]
    assert names(state, YOU, "hand") == ["Wooden Sword"]


def test_an_effect_that_brought_a_weapon_does_not_use_up_the_weapon_move() -> None:
    state = board("main", {"hand": ["Call to Arms", "River Spear", "Wooden Sword"]}, {})
    settle(say(state, "use Call to Arms", "choose River Spear", "done"))
    assert can(state, "move Wooden Sword>W2")


def test_the_game_ends_in_the_middle_of_the_outlet() -> None:
    state = board("main", {"hand": ["Throwing Knife", "Whispered Threat"]}, {"health": 2, "hand": ["Old Map"]})
    say(state, "use Throwing Knife", "pass", "use Whispered Threat", "pass", "choose Old Map")
    assert state.over
    assert state.result is not None
    assert state.result.winner == YOU
