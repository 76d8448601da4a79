"""The ride phase: who may be ridden, the ride deck and its price, persona ride."""

from __future__ import annotations

import pytest

from .table import (
    BLANKS,
    BOWLER,
    EGG,
    INFERNO,
    NIRVANA,
    ORDER,
    REIYU,
    RINO,
    THEY,
    TRICKSTAR,
    VAIRINA,
    YOU,
    asked,
    can,
    count,
    kinds,
    names,
    number,
    options,
    power,
    resting,
    rests,
    ride_phase,
    rides,
    say,
    told,
    why_not,
)


def test_a_ride_needs_the_same_grade_or_the_next() -> None:
    """H 13 [S0]."""
    state = ride_phase({"V": [RINO], "hand": [EGG, BOWLER, REIYU, NIRVANA]})
    assert rides(state) == [BOWLER, REIYU]
    assert why_not(state, f"ride {NIRVANA}") == why_not(state, f"ride {EGG}") == "ride_grade"


def test_only_units_are_ridden() -> None:
    """A: normal ride [S0]."""
    state = ride_phase({"V": [RINO], "hand": [ORDER]})
    assert options(state) == ["pass"]
    assert why_not(state, f"ride {ORDER}") == "not_a_unit"


def test_any_higher_grade_is_a_rule() -> None:
    """A.1 13 [S1]."""
    state = ride_phase({"V": [RINO], "hand": [EGG, BOWLER, NIRVANA]}, rules={"ride_any_higher": True})
    assert rides(state) == [BOWLER, NIRVANA]


def test_the_new_vanguard_stands_and_the_old_one_is_in_the_soul() -> None:
    """A: normal ride [S0]."""
    state = ride_phase({"V": [resting(RINO)], "hand": [REIYU]})
    say(state, f"ride {REIYU}")
    assert (names(state, YOU, "V"), names(state, YOU, "soul")) == ([REIYU], [RINO])
    assert not rests(state, YOU, "V")
    assert told(state, 0, "ON_SENT_TO_SOUL", "ON_RIDE") == ["ON_SENT_TO_SOUL", "ON_RIDE"]


def test_one_ride_per_turn() -> None:
    """H 14 [S0]."""
    state = ride_phase({"V": [RINO], "hand": [REIYU, VAIRINA, NIRVANA], "ride": [NIRVANA]})
    say(state, f"ride {REIYU}")
    assert asked(state) == (YOU, "main")
    assert not can(state, f"ride {VAIRINA}")


def test_a_ride_is_possible_again_in_the_next_turn() -> None:
    """A: normal ride [S0]."""
    state = ride_phase({"V": [EGG], "hand": [RINO, REIYU]})
    say(state, f"ride {RINO}", "pass", "pass", "pass", "pass", "pass")
    assert asked(state) == (YOU, "ride")
    assert can(state, f"ride {REIYU}")


def test_more_rides_per_turn_is_a_rule() -> None:
    """A: normal ride."""
    state = ride_phase({"V": [RINO], "hand": [REIYU, NIRVANA]}, rules={"normal_rides": 2})
    say(state, f"ride {REIYU}", f"ride {NIRVANA}")
    assert asked(state) == (YOU, "main")
    assert names(state, YOU, "V") == [NIRVANA]


def test_nobody_must_ride() -> None:
    """A: normal ride [S0]."""
    state = say(ride_phase({"V": [RINO], "hand": [REIYU]}), "pass")
    assert asked(state) == (YOU, "main")
    assert names(state, YOU, "V") == [RINO]


def test_who_cannot_discard_cannot_ride_from_the_ride_deck() -> None:
    """H 15 [S2]."""
    state = ride_phase({"V": [RINO], "hand": [], "ride": [REIYU]})
    assert options(state) == ["pass"]
    assert why_not(state, f"ride {REIYU}") == "no_card_to_discard"


def test_a_ride_from_the_ride_deck_is_paid_with_a_discard() -> None:
    """H 16 [S2]."""
    state = ride_phase({"V": [RINO], "hand": [TRICKSTAR], "ride": [REIYU, NIRVANA]})
    assert rides(state) == [REIYU]
    say(state, f"ride {REIYU}")
    assert asked(state) == (YOU, "discard")
    say(state, f"choose {TRICKSTAR}")
    assert (names(state, YOU, "V"), names(state, YOU, "soul")) == ([REIYU], [RINO])
    assert not rests(state, YOU, "V")
    assert (names(state, YOU, "hand"), names(state, YOU, "drop")) == ([], [TRICKSTAR])
    assert names(state, YOU, "ride") == [NIRVANA]
    order = ["ON_DISCARD", "ON_PLACED", "ON_SENT_TO_SOUL", "ON_RIDE"]
    assert told(state, 0, *order) == order


def test_the_ride_deck_counts_as_the_ride_of_the_turn() -> None:
    """A: ride from ride deck [S2]."""
    state = ride_phase({"V": [RINO], "hand": [TRICKSTAR, NIRVANA], "ride": [REIYU]})
    say(state, f"ride {REIYU}", f"choose {TRICKSTAR}")
    assert asked(state) == (YOU, "main")


def test_a_ride_from_the_ride_deck_can_be_taken_back_before_it_is_paid() -> None:
    """A: ride from ride deck [S2]."""
    state = ride_phase({"V": [RINO], "hand": [TRICKSTAR], "ride": [REIYU]})
    say(state, f"ride {REIYU}", "back")
    assert asked(state) == (YOU, "ride")
    assert (names(state, YOU, "V"), names(state, YOU, "hand")) == ([RINO], [TRICKSTAR])
    say(state, f"ride {REIYU}", f"choose {TRICKSTAR}")
    assert names(state, YOU, "V") == [REIYU]


def test_the_ride_deck_goes_exactly_one_grade_up() -> None:
    """H 17 [W]."""
    state = ride_phase({"V": [INFERNO], "hand": [TRICKSTAR], "ride": [NIRVANA, REIYU]})
    assert rides(state) == []
    assert why_not(state, f"ride {NIRVANA}") == "ride_deck_grade"


def test_an_equal_grade_from_the_ride_deck_is_a_rule() -> None:
    """A: ride from ride deck [S2 literal]."""
    state = ride_phase({"V": [INFERNO], "hand": [TRICKSTAR], "ride": [NIRVANA]}, rules={"ride_deck_equal": True})
    assert rides(state) == [NIRVANA]


# --- persona ride ---


def test_a_persona_ride_draws_a_card_and_lifts_the_front_row() -> None:
    """H 20 [W]."""
    state = ride_phase(
        {"V": [NIRVANA], "R1": [REIYU], "R3": [RINO], "R4": [EGG], "hand": [NIRVANA], "deck": [VAIRINA, *BLANKS]},
        {"R1": [REIYU]},
    )
    say(state, f"ride {NIRVANA}")
    assert names(state, YOU, "hand") == [VAIRINA]
    assert [power(state, YOU, circle) for circle in ("V", "R1", "R3", "R4")] == [23000, 20000, 8000, 6000]
    assert [power(state, THEY, circle) for circle in ("V", "R1")] == [13000, 10000]


def test_units_that_come_to_the_front_row_after_a_persona_ride_have_the_power_too() -> None:
    """H 20 [W]."""
    state = ride_phase({"R3": [RINO], "R1": [REIYU], "hand": [NIRVANA, VAIRINA]})
    say(state, f"ride {NIRVANA}", f"call {VAIRINA}>R2")
    assert power(state, YOU, "R2") == 20000
    say(state, "move R1")
    assert (names(state, YOU, "R1"), power(state, YOU, "R1")) == ([RINO], 18000)
    assert (names(state, YOU, "R3"), power(state, YOU, "R3")) == ([REIYU], 10000)


def test_the_power_of_a_persona_ride_ends_with_the_turn() -> None:
    """H 20, E [W]."""
    state = ride_phase({"R1": [REIYU], "hand": [NIRVANA]})
    say(state, f"ride {NIRVANA}", "pass")
    assert (asked(state), power(state, YOU, "R1")) == ((YOU, "attack"), 20000)
    say(state, "pass")
    assert asked(state) == (THEY, "ride")
    assert [power(state, YOU, circle) for circle in ("V", "R1")] == [13000, 10000]


@pytest.mark.parametrize(
    ("old", "new"), [(NIRVANA, INFERNO), (REIYU, REIYU), (REIYU, NIRVANA)], ids=["name", "icon", "grade"]
)
def test_a_persona_ride_needs_the_same_name_and_the_icon_on_both(old: str, new: str) -> None:
    """H 20 [W]."""
    state = ride_phase({"V": [old], "hand": [new]})
    before = number(state)
    say(state, f"ride {new}")
    assert "ON_DRAW" not in kinds(state, before)
    assert count(state, YOU, "hand") == 0
    assert power(state, YOU, "V") == (13000 if new != REIYU else 10000)


def test_a_ride_from_the_ride_deck_is_no_persona_ride() -> None:
    """E: persona ride is a ride from the hand [W]."""
    state = ride_phase({"hand": [TRICKSTAR], "ride": [NIRVANA]}, rules={"ride_deck_equal": True})
    say(state, f"ride {NIRVANA}", f"choose {TRICKSTAR}")
    assert (count(state, YOU, "hand"), power(state, YOU, "V")) == (0, 13000)
