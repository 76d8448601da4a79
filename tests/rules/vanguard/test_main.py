"""The main phase: calls and moves."""

from __future__ import annotations

import pytest

from .table import (
    BOWLER,
    EGG,
    NIRVANA,
    ORDER,
    REIYU,
    RINO,
    THEY,
    VAIRINA,
    YOU,
    asked,
    battle,
    can,
    count,
    kinds,
    main_phase,
    names,
    number,
    options,
    resting,
    rests,
    ride_phase,
    say,
    why_not,
)

REAR = ["R1", "R2", "R3", "R4", "R5"]


def test_a_unit_of_a_higher_grade_than_the_vanguard_is_not_called() -> None:
    """H 34 [S0]."""
    state = main_phase({"V": [RINO], "hand": [REIYU, BOWLER, EGG]})
    assert {why_not(state, f"call {REIYU}>{circle}") for circle in REAR} == {"call_grade"}
    assert all(can(state, f"call {BOWLER}>{circle}") for circle in REAR)
    assert all(can(state, f"call {EGG}>{circle}") for circle in REAR)


def test_a_called_unit_stands_on_its_circle_and_more_may_follow() -> None:
    """C.3 [S0,S1,S2]."""
    state = main_phase({"hand": [REIYU, VAIRINA, RINO]})
    say(state, f"call {REIYU}>R1", f"call {VAIRINA}>R2", f"call {RINO}>R4")
    assert [names(state, YOU, circle) for circle in ("R1", "R2", "R4")] == [[REIYU], [VAIRINA], [RINO]]
    assert not rests(state, YOU, "R1")
    assert count(state, YOU, "hand") == 0
    assert kinds(state)[:2] == ["ON_PLACED", "ON_CALL"]


def test_orders_are_not_called_and_nobody_is_called_to_the_vanguard_circle() -> None:
    """C.3 [S0]."""
    state = main_phase({"hand": [ORDER, REIYU]})
    assert why_not(state, f"call {ORDER}>R1") == "not_a_unit"
    assert why_not(state, f"call {REIYU}>V") == "not_a_rear_guard_circle"


def test_a_call_over_a_unit_retires_it() -> None:
    """H 35 [S1,CR 9.3]."""
    state = main_phase({"R1": [resting(RINO)], "hand": [REIYU]})
    say(state, f"call {REIYU}>R1")
    assert (names(state, YOU, "R1"), names(state, YOU, "drop")) == ([REIYU], [RINO])
    assert not rests(state, YOU, "R1")
    assert kinds(state) == ["ON_PLACED", "ON_CALL", "ON_SENT_TO_DROP", "ON_RETIRE"]


def test_units_of_a_column_change_places_and_keep_their_state() -> None:
    """H 36 [S0,CR]."""
    state = main_phase({"R1": [resting(REIYU)], "R3": [RINO]})
    say(state, "move R1")
    assert (names(state, YOU, "R1"), names(state, YOU, "R3")) == ([RINO], [REIYU])
    assert (rests(state, YOU, "R1"), rests(state, YOU, "R3")) == (False, True)
    assert kinds(state) == ["ON_MOVE", "ON_MOVE"]


@pytest.mark.parametrize(("front", "back"), [("R1", "R3"), ("R2", "R5")])
def test_a_unit_alone_in_a_column_moves_to_the_free_circle_and_back(front: str, back: str) -> None:
    """A.1 19 [S0,S1,S2]."""
    state = main_phase({front: [REIYU]})
    say(state, f"move {front}")
    assert (names(state, YOU, front), names(state, YOU, back)) == ([], [REIYU])
    say(state, f"move {front}")
    assert (names(state, YOU, front), names(state, YOU, back)) == ([REIYU], [])


def test_the_centre_does_not_move_and_nobody_changes_the_column() -> None:
    """H 37 [S0,S1,S2]."""
    state = main_phase({"R1": [REIYU], "R4": [RINO]})
    assert [text for text in options(state) if text.startswith("move")] == ["move R1"]
    assert why_not(state, "move R4") == why_not(state, "move V") == "no_such_move"
    assert why_not(state, "move R2") == "no_unit_there"
    assert why_not(state, "move R1>R2") == "unknown_action"


def test_a_unit_may_move_in_the_first_turn() -> None:
    """A.1 29 [S0,S1]."""
    assert can(main_phase({"R1": [REIYU]}, turn=1), "move R1")


def test_no_move_in_the_first_turn_is_a_rule() -> None:
    """A.1 29 [S2 literal]."""
    rules: dict[str, object] = {"turn1_move": False}
    assert why_not(main_phase({"R1": [REIYU]}, turn=1, rules=rules), "move R1") == "no_move_in_turn_1"
    assert can(main_phase({"R1": [REIYU]}, turn=2, rules=rules), "move R1")


def test_calls_and_moves_belong_to_the_main_phase() -> None:
    """C.3 [S0,S1,S2]."""
    for state in (ride_phase({"R1": [REIYU], "hand": [RINO]}), battle({"R1": [REIYU], "hand": [RINO]})):
        assert why_not(state, f"call {RINO}>R2") == why_not(state, "move R1") == "wrong_phase"


def test_after_the_main_phase_comes_the_battle_phase() -> None:
    """A: turn phases [S0,S1,S2]."""
    state = ride_phase({}, {"R1": [NIRVANA]})
    say(state, "pass")
    before = number(state)
    say(state, "pass")
    assert asked(state) == (YOU, "attack")
    assert kinds(state, before) == ["ON_MAIN_PHASE_END", "ON_BATTLE_PHASE_START", "ON_START_STEP"]
    assert names(state, THEY, "R1") == [NIRVANA]
