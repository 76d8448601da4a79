"""Drive and damage checks, and what triggers do."""

from __future__ import annotations

import pytest

from duelwright import State

from .table import (
    BLANKS,
    CRITICAL,
    DRAW,
    EGG,
    FRONT,
    HEAL,
    NIRVANA,
    OVER,
    REIYU,
    RINO,
    THEY,
    TRICKSTAR,
    VAIRINA,
    YOU,
    Side,
    asked,
    battle,
    by_effect_call,
    by_effect_gain,
    by_effect_stand,
    cards,
    count,
    critical,
    kinds,
    names,
    number,
    options,
    power,
    say,
    spelled,
    spent,
    told,
)

MILLION = 1_000_000
OTHER_NATION = "Diabolos Girls, Maimai"  # a critical trigger of Dark States


def driving(top: list[str], you: Side | None = None, they: Side | None = None) -> State:
    """Your vanguard of grade 1 attacked theirs and drive checks the first of these cards."""
    state = battle({"V": [RINO], "deck": [*top, *BLANKS], **(you or {})}, {"V": [RINO], **(they or {})})
    return say(state, "attack V>V", "pass")


def hit(top: list[str], they: Side | None = None, you: Side | None = None, damage: int = 1) -> State:
    """Your rear-guard attacked their vanguard, who now checks the first of these cards."""
    state = battle(
        {"V": [RINO], "R1": [NIRVANA], **(you or {})}, {"V": [RINO], "deck": [*top, *BLANKS], **(they or {})}
    )
    by_effect_gain(state, YOU, "R1", "critical", damage - 1)
    return say(state, "attack R1>V", "pass")


def damaged(count: int) -> Side:
    """A side with as many damage."""
    return {"damage": ["blank"] * count}


# --- checks ---


def test_a_drive_check_goes_to_the_hand_and_is_no_draw() -> None:
    """D 1, D 4 [W]."""
    state = battle({"V": [RINO], "deck": [REIYU, *BLANKS]}, {"V": [RINO]})
    before = number(state)
    say(state, "attack V>V", "pass")
    assert names(state, YOU, "hand") == [REIYU]
    assert "ON_DRAW" not in kinds(state, before)
    order = ["ON_CHECK", "ON_DRIVE_CHECK", "ON_SENT_TO_HAND", "ON_CHECK"]  # the last is their damage check
    assert told(state, before, *order) == order
    shown = cards(state, YOU, "hand", viewer=THEY)
    assert [card.card for card in shown] == ["d-sd01/002"]  # the opponent has seen it


def test_drive_checks_come_before_the_comparison() -> None:
    """C.3."""
    state = battle({"V": [RINO], "deck": [DRAW, *BLANKS]}, {"V": [NIRVANA]})
    say(state, "attack V>V", "pass", "choose V")
    assert count(state, THEY, "damage") == 1


# --- triggers ---


def test_critical_and_power_may_go_to_different_units() -> None:
    """H 73 [S1,S2]."""
    state = driving([CRITICAL], {"R1": [REIYU]})
    assert asked(state) == (YOU, "critical")
    say(state, "choose V")
    assert (critical(state, YOU, "V"), power(state, YOU, "R1")) == (2, 10000)  # the extra comes first: A.1 6
    say(state, "choose R1")
    assert [power(state, YOU, circle) for circle in ("V", "R1")] == [8000, 20000]
    assert [critical(state, YOU, circle) for circle in ("V", "R1")] == [2, 1]


def test_a_trigger_of_another_nation_works() -> None:
    """H 74 [S1,S2]."""
    state = driving([OTHER_NATION])
    say(state, "choose V", "choose V")
    assert (power(state, YOU, "V"), critical(state, YOU, "V")) == (18000, 2)


def test_a_draw_trigger_draws_and_gives_power() -> None:
    """D 3 [S1,S2]."""
    state = driving([DRAW, REIYU], {"R3": [EGG]})
    assert names(state, YOU, "hand") == [REIYU]
    say(state, "choose R3")
    assert power(state, YOU, "R3") == 16000
    assert sorted(names(state, YOU, "hand")) == sorted([DRAW, REIYU])


def test_any_unit_of_yours_may_get_the_power_even_in_the_back_row() -> None:
    """D 3."""
    state = driving([DRAW], {"R1": [REIYU], "R5": [EGG]}, {"R1": [REIYU]})
    assert sorted(options(state)) == sorted(spelled(state, f"choose {circle}") for circle in ("V", "R1", "R5"))


def test_a_guardian_may_get_the_power_too() -> None:
    """D 2 [CR 3.8.2]."""
    state = battle({"R1": [NIRVANA]}, {"V": [RINO], "deck": [DRAW, *BLANKS], "hand": [TRICKSTAR]})
    say(state, "attack R1>V", f"guard {TRICKSTAR}", "pass")
    assert asked(state) == (THEY, "trigger")
    say(state, "choose GC")
    assert count(state, THEY, "damage") == 1 and power(state, THEY, "V") == 8000


@pytest.mark.parametrize(("yours", "theirs"), [(3, 4), (0, 0)])
def test_a_heal_trigger_gives_its_power_even_when_it_does_not_heal(yours: int, theirs: int) -> None:
    """H 76 [S1,S2,W]."""
    state = driving([HEAL], damaged(yours), damaged(theirs))
    assert asked(state) == (YOU, "trigger")
    say(state, "choose V")
    assert (count(state, YOU, "damage"), power(state, YOU, "V")) == (yours, 18000)


@pytest.mark.parametrize(("yours", "theirs"), [(4, 4), (4, 3), (1, 0)])
def test_a_heal_trigger_heals_who_has_as_much_damage(yours: int, theirs: int) -> None:
    """H 76 [S1,S2,W]."""
    state = driving([HEAL], damaged(yours), damaged(theirs))
    assert asked(state) == (YOU, "heal")
    state.apply(state.legal()[0])
    say(state, "choose V")
    assert (count(state, YOU, "damage"), count(state, YOU, "drop")) == (yours - 1, 1)
    assert power(state, YOU, "V") == 18000


def test_the_revealed_heal_trigger_is_not_counted_as_damage() -> None:
    """H 76 [S1,S2,W]."""
    state = hit([HEAL], damaged(3), damaged(4))
    assert asked(state) == (THEY, "trigger")


def test_healing_is_a_may() -> None:
    """A.1 7 [S1,S2]."""
    state = driving([HEAL], damaged(2), damaged(2))
    say(state, "pass", "choose V")
    assert (count(state, YOU, "damage"), power(state, YOU, "V")) == (2, 18000)


def test_healing_that_must_be_done_is_a_rule() -> None:
    """A.1 7 [CR 2.8.1.1.5]."""
    side: Side = {"V": [RINO], "deck": [HEAL, *BLANKS], "damage": ["blank"] * 2}
    state = battle(side, {"V": [RINO], "damage": ["blank"]}, {"heal_optional": False})
    say(state, "attack V>V", "pass")
    assert asked(state) == (YOU, "heal") and "pass" not in options(state)


@pytest.mark.parametrize(("healed", "left"), [(EGG, [REIYU]), (REIYU, [EGG])])
def test_a_face_down_damage_card_may_be_healed_as_well(healed: str, left: list[str]) -> None:
    """H 77 [K,S1]."""
    state = driving([HEAL], {"damage": [spent(EGG), REIYU]}, damaged(2))
    assert len(options(state)) == 3
    say(state, f"choose {healed}", "choose V")
    assert (names(state, YOU, "damage"), names(state, YOU, "drop")) == (left, [healed])
    assert [bool(card.marks.get("face")) for card in cards(state, YOU, "damage")] == [left == [EGG]]
    assert [bool(card.marks.get("face")) for card in cards(state, YOU, "drop")] == [False]


def test_a_heal_at_five_damage_saves() -> None:
    """H 78 [S1,W]."""
    state = hit([HEAL], damaged(5), damaged(5))
    assert asked(state) == (THEY, "heal")
    state.apply(state.legal()[0])
    assert count(state, THEY, "damage") == 4
    say(state, "choose V")
    assert count(state, THEY, "damage") == 5
    assert not state.over and asked(state) == (YOU, "attack")


def test_a_front_trigger_lifts_the_front_row() -> None:
    """A.1 20 [S1,S2]."""
    state = driving([FRONT], {"R1": [REIYU], "R2": [VAIRINA], "R3": [EGG], "R5": [EGG]}, {"R1": [REIYU]})
    assert [power(state, YOU, c) for c in ("V", "R1", "R2", "R3", "R5")] == [18000, 20000, 20000, 6000, 6000]
    assert power(state, THEY, "R1") == 10000


def test_a_unit_called_after_a_front_trigger_gets_nothing() -> None:
    """H 80 [S2]."""
    state = driving([FRONT], {"R1": [REIYU], "hand": [VAIRINA, TRICKSTAR]})
    by_effect_call(state, YOU, VAIRINA, "R2")
    by_effect_call(state, YOU, TRICKSTAR, "R1")
    say(state, "attack R2>V")
    assert [power(state, YOU, circle) for circle in ("R1", "R2")] == [5000, 10000]


def test_trigger_power_stays_when_the_vanguard_stands_again() -> None:
    """H 102 [S1]."""
    state = driving([DRAW])
    say(state, "choose V")
    by_effect_stand(state, YOU, "V")
    say(state, "attack V>V")
    assert power(state, YOU, "V") == 18000


def test_trigger_power_ends_with_the_turn() -> None:
    """H 102 [S1]."""
    state = driving([CRITICAL])
    say(state, "choose V", "choose V")
    assert (power(state, YOU, "V"), critical(state, YOU, "V")) == (18000, 2)
    say(state, "pass")
    assert asked(state) == (THEY, "ride")
    assert (power(state, YOU, "V"), critical(state, YOU, "V")) == (8000, 1)


def test_what_a_defender_got_ends_with_the_turn_too() -> None:
    """D 3: until end of turn."""
    state = hit([DRAW])
    say(state, "choose V")
    assert power(state, THEY, "V") == 18000
    say(state, "pass")
    assert (asked(state), power(state, THEY, "V")) == ((THEY, "ride"), 8000)


# --- over triggers ---


def test_an_over_trigger_on_a_damage_check_is_removed_and_is_no_damage() -> None:
    """H 83 [QA]."""
    state = hit([OVER, REIYU])
    assert asked(state) == (THEY, "trigger")
    say(state, "choose V")
    assert (names(state, THEY, "removed"), names(state, THEY, "hand")) == ([OVER], [REIYU])
    assert (count(state, THEY, "damage"), count(state, THEY, "drop")) == (0, 0)
    assert power(state, THEY, "V") == 8000 + 100 * MILLION


def test_an_over_trigger_on_a_drive_check_is_removed_and_does_not_reach_the_hand() -> None:
    """D 3 [QA]."""
    state = driving([OVER, REIYU])
    say(state, "choose V")
    assert (names(state, YOU, "removed"), names(state, YOU, "hand")) == ([OVER], [REIYU])
    assert power(state, YOU, "V") == 8000 + 100 * MILLION
