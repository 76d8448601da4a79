"""Several checks in one battle, rule actions, and positions that begin in other phases."""

from __future__ import annotations

import pytest

from .table import (
    BLANKS,
    CRITICAL,
    DRAW,
    EGG,
    NIRVANA,
    OVER,
    REIYU,
    RINO,
    THEY,
    VAIRINA,
    YOU,
    asked,
    battle,
    board,
    by_effect_gain,
    count,
    ending,
    kinds,
    main_phase,
    names,
    number,
    power,
    say,
    told,
)
from .test_checks import hit
from .test_decks import codes, deck


def test_as_many_damage_checks_as_critical() -> None:
    """A.1 25 [S0,S1,S2]."""
    state = battle({"R1": [NIRVANA]})
    by_effect_gain(state, YOU, "R1", "critical", 2)
    say(state, "attack R1>V", "pass")
    assert (count(state, THEY, "damage"), kinds(state).count("ON_DAMAGE_CHECK")) == (3, 3)


def test_one_check_is_finished_before_the_next_is_revealed() -> None:
    """H 72 [QA Q20,S1]."""
    state = battle({"V": [NIRVANA], "deck": [DRAW, REIYU, VAIRINA, *BLANKS]})
    before = number(state)
    say(state, "attack V>V", "pass", "choose V")
    order = ["ON_DRIVE_CHECK", "ON_DRAW", "ON_SENT_TO_HAND", "ON_DRIVE_CHECK", "ON_SENT_TO_HAND"]
    assert told(state, before, *order) == order
    checks = [event.cards[0].card for event in state.events(None) if event.kind == "ON_DRIVE_CHECK"]
    assert checks == ["d-sd01/012", "d-sd01/006"]  # Reiyu was drawn between them
    assert sorted(names(state, YOU, "hand")) == sorted([DRAW, REIYU, VAIRINA])


def test_power_of_a_damage_check_does_not_undo_the_hit() -> None:
    """H 84 [CR order]."""
    state = hit([DRAW], damage=2)
    say(state, "choose V")
    assert power(state, THEY, "V") > 13000
    assert count(state, THEY, "damage") == 2
    assert "ON_ATTACK_HIT" in kinds(state)


def test_the_next_damage_check_follows_an_over_trigger() -> None:
    """D 5."""
    state = hit([OVER, REIYU, EGG], damage=2)
    say(state, "choose V")
    assert names(state, THEY, "damage") == [EGG]


def test_the_fight_ends_at_the_sixth_damage_and_the_next_check_is_not_made() -> None:
    """H 82 [CR]."""
    state = battle({"R1": [NIRVANA]}, {"damage": ["blank"] * 4})
    by_effect_gain(state, YOU, "R1", "critical", 2)
    say(state, "attack R1>V", "pass")
    assert ending(state) == (YOU, "six_damage")
    assert (count(state, THEY, "damage"), kinds(state).count("ON_DAMAGE_CHECK")) == (6, 2)
    assert kinds(state)[-1] == "ON_GAME_END"


def test_a_twin_drive_makes_two_checks() -> None:
    """A.1 10 [S0,S1,S2]."""
    assert kinds(say(battle({}), "attack V>V", "pass")).count("ON_DRIVE_CHECK") == 2


def test_a_critical_trigger_on_a_drive_check_deals_two_damage() -> None:
    """H 73 [S1,S2]."""
    state = battle({"V": [RINO], "deck": [CRITICAL, *BLANKS]})
    assert count(say(state, "attack V>V", "pass", "choose V", "choose V"), THEY, "damage") == 2


def test_a_position_in_the_main_phase_goes_on_to_the_battle_phase() -> None:
    """A: turn phases."""
    assert asked(say(main_phase({}), "pass")) == (YOU, "attack")


def test_a_position_in_the_battle_phase_goes_on_to_the_end_phase() -> None:
    """A: turn phases."""
    state = say(board("battle", {}), "pass")
    assert kinds(state).count("ON_END_PHASE_START") == 1


@pytest.mark.parametrize(
    ("phase", "first"),
    [
        ("stand", "ON_STAND_PHASE_START"),
        ("draw", "ON_DRAW_PHASE_START"),
        ("stride", "ON_STRIDE_PHASE_END"),
        ("end", "ON_END_PHASE_START"),
    ],
)
def test_a_position_may_stand_in_any_phase(phase: str, first: str) -> None:
    assert kinds(board(phase, {}))[0] == first


def test_a_ride_deck_has_one_card_of_each_grade() -> None:
    """A: ride deck [W]."""
    assert codes(deck({"002": 2}, {"002": 2})) == ["ride_deck"]


def test_an_order_is_no_card_for_the_ride_deck() -> None:
    """A: ride deck [W]."""
    assert codes(deck({"002": 4, "015": 2}, {"002": -1, "015": 1})) == ["ride_deck"]


def test_two_units_on_the_vanguard_circle_the_older_goes_to_the_soul() -> None:
    """C.2 4 [CR 9.3]."""
    state = main_phase({"V": [REIYU, RINO]})
    assert (len(names(state, YOU, "V")), count(state, YOU, "soul")) == (1, 1)


def test_a_trigger_of_the_own_nation_works_where_nations_must_match() -> None:
    """A.1 2."""
    state = battle({"V": [RINO], "deck": [DRAW, *BLANKS]}, rules={"trigger_match": "nation"})
    assert asked(say(state, "attack V>V", "pass")) == (YOU, "trigger")
    other = battle({"V": [RINO], "deck": ["Diabolos Boys, Jake", *BLANKS]}, rules={"trigger_match": "nation"})
    assert asked(say(other, "attack V>V", "pass")) == (YOU, "attack")


def test_who_has_no_vanguard_rides_from_the_soul() -> None:
    """H 87 [S0]."""
    state = main_phase({"V": [], "soul": [RINO]})
    assert names(state, YOU, "V") == [RINO]
