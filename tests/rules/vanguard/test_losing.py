"""How a fight ends: damage, the deck, the vanguard, both at once."""

from __future__ import annotations

from .table import (
    BLANKS,
    NIRVANA,
    OVER,
    RINO,
    THEY,
    YOU,
    asked,
    battle,
    board,
    count,
    ending,
    options,
    ride_phase,
    say,
)


def test_the_sixth_damage_loses() -> None:
    """A: lose by damage [S0,S1]."""
    state = battle({"R1": [NIRVANA]}, {"damage": ["blank"] * 5})
    say(state, "attack R1>V", "pass")
    assert ending(state) == (YOU, "six_damage")
    assert (state.prompt, options(state)) == (None, [])


def test_the_fifth_damage_does_not() -> None:
    """A: lose by damage [S0,S1]."""
    state = battle({"R1": [NIRVANA]}, {"damage": ["blank"] * 4})
    say(state, "attack R1>V", "pass")
    assert asked(state) == (YOU, "attack")


def test_the_losing_damage_is_a_rule() -> None:
    """A: lose by damage."""
    state = battle({"R1": [NIRVANA]}, {"damage": ["blank"] * 2}, {"losing_damage": 3})
    assert ending(say(state, "attack R1>V", "pass")) == (YOU, "six_damage")


def test_who_draws_the_last_card_loses_before_the_ride_phase() -> None:
    """H 85 [S0,CR]."""
    state = battle({}, {"deck": ["blank"]})
    say(state, "pass")
    assert ending(state) == (YOU, "empty_deck")
    happened = [event.kind for event in state.events(None) if event.turn == 6]
    assert happened[-2:] == ["ON_DRAW", "ON_GAME_END"] and "ON_RIDE_PHASE_START" not in happened


def test_two_cards_in_the_deck_are_enough_for_the_draw_phase() -> None:
    """H 85 [S0,CR]."""
    state = battle({}, {"deck": ["blank"] * 2})
    assert asked(say(state, "pass")) == (THEY, "ride")


def test_who_drive_checks_the_last_card_loses() -> None:
    """A: lose by deck [S0,CR 1.2.2.2]."""
    state = battle({"V": [RINO], "deck": ["blank"]})
    assert ending(say(state, "attack V>V", "pass")) == (THEY, "empty_deck")


def test_an_over_trigger_as_the_last_card_loses() -> None:
    """H 83 [QA]."""
    state = battle({"R1": [NIRVANA]}, {"deck": [OVER]})
    say(state, "attack R1>V", "pass", "choose V")  # the trigger resolves whole before the loss is seen
    assert ending(state) == (YOU, "empty_deck")
    assert count(state, THEY, "damage") == 0


def test_a_persona_ride_that_draws_the_last_card_loses() -> None:
    """H 20, H 85 [W,S0]."""
    state = ride_phase({"hand": [NIRVANA], "deck": ["blank"]})
    assert ending(say(state, f"ride {NIRVANA}")) == (THEY, "empty_deck")


def test_an_empty_deck_that_does_not_lose_is_a_rule() -> None:
    """A.1 21."""
    state = board("ride", {"deck": []}, rules={"empty_deck_loses": False})
    assert asked(state) == (YOU, "ride")


def test_who_has_no_vanguard_and_no_soul_loses() -> None:
    """A: lose without a vanguard [S0]."""
    assert ending(board("main", {"V": []})) == (THEY, "no_vanguard")


def test_both_decks_empty_at_once_is_a_draw() -> None:
    """H 86 [CR 1.2.3,E2]."""
    assert ending(board("main", {"deck": []}, {"deck": []})) == (None, "both_lose")


def test_losing_at_once_in_different_ways_is_a_draw() -> None:
    """H 86 [CR 1.2.3]."""
    assert ending(board("main", {"deck": []}, {"damage": ["blank"] * 6})) == (None, "both_lose")


def test_an_empty_deck_and_an_opponent_with_a_card_left_is_no_draw() -> None:
    """H 86 [CR 1.2.3]."""
    assert ending(board("main", {"deck": []}, {"deck": BLANKS})) == (THEY, "empty_deck")
