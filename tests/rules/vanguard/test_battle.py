"""The battle phase: attack, boost, guard, intercept, and what a hit does."""

from __future__ import annotations

import pytest

from duelwright import State

from .table import (
    BLANKS,
    BOWLER,
    CRITICAL,
    DRAW,
    EGG,
    HEAL,
    NIRVANA,
    ORDER,
    REIYU,
    RINO,
    THEY,
    TRICKSTAR,
    VAIRINA,
    YOU,
    Side,
    asked,
    battle,
    by_effect_gain,
    by_effect_put,
    can,
    count,
    kinds,
    names,
    number,
    options,
    power,
    resting,
    rests,
    say,
    told,
    why_not,
)

# --- attack ---


def test_only_the_front_row_attacks_and_is_attacked() -> None:
    """H 53 [S0]."""
    front_and_back = {"R1": [REIYU], "R2": [REIYU], "R3": [RINO], "R4": [RINO], "R5": [RINO]}
    state = battle(dict(front_and_back), dict(front_and_back))
    attackers = {text.split()[1].split(">")[0] for text in options(state) if text != "pass"}
    targets = {text.split(">")[1] for text in options(state) if text != "pass"}
    assert attackers == targets == {"V", "R1", "R2"}
    assert why_not(state, "attack R3>V") == why_not(state, "attack R1>R3") == "not_in_front_row"


def test_an_attacker_rests_and_cannot_attack_again() -> None:
    """C.3 [S0,S1,S2]."""
    state = battle({"R1": [REIYU]})
    say(state, "attack R1>V")
    assert rests(state, YOU, "R1")
    say(state, "pass")
    assert asked(state) == (YOU, "attack")
    assert why_not(state, "attack R1>V") == "resting" and can(state, "attack V>V")


def test_a_resting_unit_may_be_attacked() -> None:
    """C.4 [S0]."""
    assert can(battle({}, {"R1": [resting(REIYU)]}), "attack V>R1")


def test_who_does_not_attack_goes_to_the_end_phase_without_a_battle() -> None:
    """A.1 12 [S0]."""
    state = battle({})
    before = number(state)
    say(state, "pass")
    assert kinds(state, before)[:2] == ["BATTLE_PHASE_END", "ON_END_PHASE_START"]
    assert not {"ON_ATTACK_STEP", "ON_CLOSE_STEP", "ON_BATTLE_END"} & set(kinds(state))


def test_a_battle_tells_its_steps_in_order() -> None:
    """C.3 [S2]."""
    state = battle({"R1": [REIYU]}, {"R1": [REIYU]})
    before = number(state)
    say(state, "attack R1>R1", "pass")
    assert kinds(state, before) == [
        *["ON_ATTACK_STEP", "ON_REST", "ON_ATTACK", "ON_ATTACKED"],
        *["ON_GUARD_STEP", "ON_DAMAGE_STEP"],
        *["ON_SENT_TO_DROP", "ON_RETIRE", "ON_ATTACK_HIT"],
        *["ON_CLOSE_STEP", "ON_BATTLE_END", "ON_START_STEP"],
    ]


# --- hit or not ---


def test_equal_power_hits() -> None:
    """H 55 [S0,S1,S2]."""
    state = battle({"R1": [RINO], "R3": [TRICKSTAR]}, {"V": [NIRVANA]})
    say(state, "attack R1>V", "boost R3")
    assert (power(state, YOU, "R1"), power(state, THEY, "V")) == (13000, 13000)
    say(state, "pass")
    assert count(state, THEY, "damage") == 1
    assert "ON_ATTACK_HIT" in kinds(state)


def test_less_power_does_not_hit() -> None:
    """H 55 [S0,S1,S2]."""
    state = battle({"R1": [REIYU]}, {"V": [NIRVANA]})
    say(state, "attack R1>V", "pass")
    assert count(state, THEY, "damage") == 0
    assert "ON_ATTACK_MISS" in kinds(state) and "ON_DAMAGE_CHECK" not in kinds(state)


def test_a_rear_guard_that_is_hit_is_retired_without_a_damage_check() -> None:
    """H 70 [S0]."""
    state = battle({"R1": [REIYU]}, {"R2": [REIYU]})
    by_effect_gain(state, YOU, "R1", "critical", 1)
    say(state, "attack R1>R2", "pass")
    assert (names(state, THEY, "R2"), names(state, THEY, "drop")) == ([], [REIYU])
    assert count(state, THEY, "damage") == 0 and "ON_DAMAGE_CHECK" not in kinds(state)


def test_critical_0_hits_without_damage() -> None:
    """H 69 [S0]."""
    state = battle({"R1": [NIRVANA]})
    by_effect_gain(state, YOU, "R1", "critical", -1)
    say(state, "attack R1>V", "pass")
    assert "ON_ATTACK_HIT" in kinds(state)
    assert count(state, THEY, "damage") == 0 and "ON_DAMAGE_CHECK" not in kinds(state)


def test_damage_lies_face_up() -> None:
    """D 4."""
    state = say(battle({"R1": [NIRVANA]}, {"deck": [RINO, *BLANKS]}), "attack R1>V", "pass")
    shown = state.view(None).seats[THEY].zones["damage"][0]
    assert shown is not None and shown.card == "d-sd01/003" and not shown.marks.get("face")


# --- boost ---


def test_a_unit_behind_boosts_and_rests() -> None:
    """C.3 [S0,S1,S2]."""
    state = battle({"R1": [REIYU], "R3": [RINO]})
    say(state, "attack R1>V")
    assert options(state) == ["boost R3", "pass"]
    say(state, "boost R3")
    assert (power(state, YOU, "R1"), power(state, YOU, "R3")) == (18000, 8000)
    assert rests(state, YOU, "R3")


def test_the_centre_boosts_the_vanguard() -> None:
    """E: boost [S1]."""
    state = battle({"R4": [EGG]})
    say(state, "attack V>V", "boost R4")
    assert power(state, YOU, "V") == 19000


def test_a_boost_may_be_declined_and_kept_for_nobody() -> None:
    """C.3."""
    state = battle({"R1": [REIYU], "R3": [RINO]})
    say(state, "attack R1>V", "pass")
    assert asked(state) == (THEY, "guard")
    assert (power(state, YOU, "R1"), rests(state, YOU, "R3")) == (10000, False)


@pytest.mark.parametrize(
    "behind",
    [{"R3": [resting(RINO)]}, {"R3": [REIYU]}, {"R4": [RINO]}, {"R5": [RINO]}, {"R2": [RINO]}],
    ids=["at rest", "grade 2", "centre", "other column", "front row"],
)
def test_who_cannot_boost(behind: dict[str, object]) -> None:
    """H 54 [S1,E1]."""
    state = say(battle({"R1": [REIYU], **behind}), "attack R1>V")
    assert asked(state) == (THEY, "guard")


def test_the_attacker_loses_the_boost_when_the_booster_leaves() -> None:
    """H 56 [S1]."""
    state = battle({"R1": [RINO], "R3": [TRICKSTAR]}, {"V": [NIRVANA]})
    say(state, "attack R1>V", "boost R3")
    assert power(state, YOU, "R1") == 13000
    by_effect_put(state, YOU, "R3", "drop")
    assert power(state, YOU, "R1") == 8000
    say(state, "pass")
    assert "ON_ATTACK_MISS" in kinds(state) and count(state, THEY, "damage") == 0


def test_what_the_booster_gets_the_attacker_gets() -> None:
    """E: boost is a live value."""
    state = battle({"R4": [EGG], "deck": [DRAW, *BLANKS]})
    say(state, "attack V>V", "boost R4", "pass", "choose R4")
    seen = [event for event in state.events(None) if event.kind == "ON_STAT_CHANGED"]
    assert [card.source for card in seen[0].cards] == ["R4"]
    assert (power(state, YOU, "V"), power(state, YOU, "R4")) == (13000, 16000)  # the battle is over


def test_a_boosted_attack_counts_what_the_booster_gained_during_the_battle() -> None:
    """E: boost is a live value."""
    state = battle({"V": [RINO], "R4": [TRICKSTAR], "deck": [DRAW, *BLANKS]}, {"hand": [REIYU]})
    say(state, "attack V>V", "boost R4", f"guard {REIYU}")
    assert (power(state, YOU, "V"), power(state, THEY, "V")) == (13000, 18000)
    say(state, "pass", "choose R4")
    assert count(state, THEY, "damage") == 1


def test_a_boost_ends_with_the_battle() -> None:
    """A.1 28 [S1,S2]."""
    state = battle({"R1": [REIYU], "R3": [RINO]})
    say(state, "attack R1>V", "boost R3", "pass")
    assert (asked(state), power(state, YOU, "R1")) == ((YOU, "attack"), 10000)


@pytest.mark.parametrize("first", [True, False])
def test_the_booster_is_told_before_the_target_or_after_it(first: bool) -> None:
    """A.1 5 [S2; CR 7.3.1]."""
    state = battle({"R1": [REIYU], "R3": [RINO]}, rules={"boost_before_target": first})
    say(state, "attack R1>V", "boost R3")
    order = ["ON_BOOST", "ON_ATTACK"] if first else ["ON_ATTACK", "ON_BOOST"]
    assert told(state, 0, "ON_BOOST", "ON_ATTACK") == order


# --- guard and intercept ---


def test_a_guardian_arrives_at_rest_and_adds_its_shield_to_the_attacked_unit() -> None:
    """A.1 9 [S0,S1]."""
    state = battle({}, {"R1": [REIYU], "hand": [CRITICAL]})
    say(state, "attack V>R1", f"guard {CRITICAL}")
    assert (power(state, THEY, "R1"), power(state, THEY, "V")) == (25000, 13000)
    assert rests(state, THEY, "GC")
    assert asked(state) == (THEY, "guard")
    say(state, "pass")
    assert (names(state, THEY, "R1"), names(state, THEY, "drop")) == ([REIYU], [CRITICAL])
    assert power(state, THEY, "R1") == 10000


def test_several_guardians_add_up() -> None:
    """C.3."""
    state = battle({}, {"hand": [CRITICAL, HEAL, REIYU]})
    say(state, "attack V>V", f"guard {CRITICAL}", f"guard {HEAL}", f"guard {REIYU}")
    assert power(state, THEY, "V") == 13000 + 15000 + 15000 + 5000


def test_a_guardian_may_have_a_higher_grade_than_the_vanguard() -> None:
    """I: no grade limit for guardians."""
    assert can(say(battle({}, {"V": [RINO], "hand": [REIYU]}), "attack V>V"), f"guard {REIYU}")


def test_a_unit_without_a_shield_may_guard_for_nothing() -> None:
    """H 60 [S0,S1]."""
    state = battle({}, {"hand": [NIRVANA]})
    say(state, "attack V>V", f"guard {NIRVANA}")
    assert power(state, THEY, "V") == 13000
    say(state, "pass")
    assert (count(state, THEY, "damage"), names(state, THEY, "drop")) == (1, [NIRVANA])


def test_orders_do_not_guard() -> None:
    """C.3."""
    assert options(say(battle({}, {"hand": [ORDER]}), "attack V>V")) == ["pass"]


def test_who_has_nothing_to_guard_with_is_asked_all_the_same() -> None:
    """C.3: windows open by public information alone."""
    state = say(battle({}, {"hand": []}), "attack V>V")
    assert (asked(state), options(state)) == ((THEY, "guard"), ["pass"])


def test_the_attacked_unit_does_not_intercept_for_itself_but_a_resting_one_does() -> None:
    """H 57 [S1,QA Q26]."""
    state = say(battle({}, {"R1": [REIYU], "R2": [resting(VAIRINA)]}), "attack V>R1")
    assert options(state) == ["intercept R2", "pass"]
    assert why_not(state, "intercept R1") == "attacked_itself"


@pytest.mark.parametrize(
    "side",
    [{"R3": [REIYU]}, {"R1": [RINO]}, {"R1": [NIRVANA]}, {"V": [REIYU]}],
    ids=["back row", "grade 1", "grade 3", "vanguard"],
)
def test_who_cannot_intercept(side: dict[str, object]) -> None:
    """H 58 [QA Q33]."""
    state = say(battle({}, {"V": [RINO], **side}), "attack V>V")
    assert options(state) == ["pass"]


def test_an_interceptor_and_a_guardian_both_count_and_go_to_the_drop_zone() -> None:
    """H 59 [QA Q24,Q28]."""
    state = battle({}, {"R1": [REIYU], "hand": [CRITICAL]})
    say(state, "attack V>V", "intercept R1", f"guard {CRITICAL}")
    assert power(state, THEY, "V") == 13000 + 5000 + 15000
    assert (names(state, THEY, "R1"), names(state, THEY, "GC")) == ([], [REIYU, CRITICAL])
    say(state, "pass")
    assert sorted(names(state, THEY, "drop")) == sorted([REIYU, CRITICAL])


def test_to_intercept_is_a_move_and_no_call() -> None:
    """A.1 26 [S0]."""
    state = say(battle({}, {"R1": [REIYU]}), "attack V>V")
    before = number(state)
    say(state, "intercept R1")
    assert told(state, before, "ON_PLACED", "ON_CALL", "ON_MOVE", "ON_INTERCEPT") == ["ON_MOVE", "ON_INTERCEPT"]


def test_to_guard_is_a_call() -> None:
    """C.3 [S2]."""
    state = say(battle({}, {"hand": [REIYU]}), "attack V>V")
    before = number(state)
    say(state, f"guard {REIYU}")
    assert told(state, before, "ON_PLACED", "ON_CALL", "ON_MOVE", "ON_GUARD") == ["ON_PLACED", "ON_CALL", "ON_GUARD"]


def guarded_in_vain(rules: dict[str, object]) -> list[str]:
    """A hit on the vanguard in spite of a guardian: the order of the damage check and the guardian's leaving."""
    state = battle({"R1": [NIRVANA]}, {"V": [RINO], "hand": [TRICKSTAR]}, rules)
    say(state, "attack R1>V", f"guard {TRICKSTAR}", "pass")
    assert count(state, THEY, "damage") == 1
    return told(state, 0, "ON_DAMAGE_TAKEN", "ON_RETIRE", "ON_ATTACK_HIT")


def test_guardians_leave_after_the_damage_checks() -> None:
    """A.1 4 [S2,CR 7.6.1.8]."""
    assert guarded_in_vain({}) == ["ON_DAMAGE_TAKEN", "ON_RETIRE", "ON_ATTACK_HIT"]


def test_guardians_that_leave_before_the_damage_are_a_rule() -> None:
    """A.1 4 [S0]."""
    assert guarded_in_vain({"guardians_retire": "before_damage"}) == ["ON_RETIRE", "ON_DAMAGE_TAKEN", "ON_ATTACK_HIT"]


def test_a_rear_guard_that_is_hit_leaves_together_with_its_guardians() -> None:
    """A.1 30 [CR 7.6.1.8]."""
    state = battle({}, {"R1": [RINO], "hand": [TRICKSTAR]})
    say(state, "attack V>R1", f"guard {TRICKSTAR}", "pass")
    left = [event for event in state.events(None) if event.kind == "ON_RETIRE"]
    assert len(left) == 2 and len({event.batch for event in left}) == 1
    assert sorted(names(state, THEY, "drop")) == sorted([RINO, TRICKSTAR])


# --- who is no longer there ---


def test_a_target_that_left_is_not_hit_but_the_vanguard_drive_checks() -> None:
    """H 65 [S0,S1,E1]."""
    state = battle({"V": [RINO]}, {"R1": [REIYU], "hand": [TRICKSTAR]})
    say(state, "attack V>R1", f"guard {TRICKSTAR}")
    by_effect_put(state, THEY, "R1", "hand")
    before = number(state)
    say(state, "pass")
    assert "ON_ATTACK_MISS" in kinds(state, before)
    assert kinds(state, before).count("ON_DRIVE_CHECK") == 1
    assert names(state, THEY, "hand") == [REIYU]
    assert names(state, THEY, "drop") == [TRICKSTAR]
    assert state.view(None).registers["battles"] == 1


def test_who_guards_when_the_target_has_left_guards_nobody() -> None:
    """H 65 [S0]."""
    state = say(battle({}, {"R1": [RINO], "hand": [TRICKSTAR]}), "attack V>R1")
    by_effect_put(state, THEY, "R1", "drop")
    say(state, f"guard {TRICKSTAR}")
    assert power(state, THEY, "V") == 13000
    say(state, "pass")
    assert "ON_ATTACK_MISS" in kinds(state) and count(state, THEY, "damage") == 0


def test_an_attacker_that_left_neither_hits_nor_drive_checks() -> None:
    """H 66 [S0]."""
    state = say(battle({"R1": [NIRVANA]}, {"V": [RINO], "hand": [TRICKSTAR]}), "attack R1>V", f"guard {TRICKSTAR}")
    by_effect_put(state, YOU, "R1", "hand")
    say(state, "pass")
    assert "ON_ATTACK_MISS" in kinds(state) and "ON_DRIVE_CHECK" not in kinds(state)
    assert (count(state, THEY, "damage"), names(state, THEY, "drop")) == (0, [TRICKSTAR])


def drives(state: State) -> int:
    """How many drive checks an attack on the vanguard makes."""
    return kinds(say(state, "pass")).count("ON_DRIVE_CHECK")


def test_a_vanguard_makes_one_drive_check() -> None:
    """A.1 10 [S0,S1,S2]."""
    assert drives(say(battle({"V": [RINO]}), "attack V>V")) == 1


def test_a_rear_guard_makes_no_drive_check_whatever_is_printed() -> None:
    """H 101 [S1]."""
    assert drives(say(battle({"R1": [NIRVANA]}), "attack R1>V")) == 0
    assert drives(say(battle({"R1": [REIYU]}), "attack R1>V")) == 0


def test_old_rules_limit_the_grade_of_a_guardian() -> None:
    """Section I: `guard_grade_limit`, off in every format."""
    they: Side = {"V": [RINO], "hand": [REIYU, BOWLER]}
    for limited in (False, True):
        state = battle({}, they, rules={"guard_grade_limit": limited})
        say(state, "attack V>V")
        assert can(state, f"guard {REIYU}") is not limited
        assert can(state, f"guard {BOWLER}")


def test_guardians_may_leave_before_the_rear_guard_that_was_hit() -> None:
    """A.1 30."""
    for apart in (False, True):
        they: Side = {"R1": [BOWLER], "hand": [TRICKSTAR]}
        state = battle({}, they, rules={"guardians_before_rear_guard": apart})
        say(state, "attack V>R1", f"guard {TRICKSTAR}", "pass")
        retired = [event for event in state.events(YOU) if event.kind == "ON_RETIRE"]
        assert len(retired) == 2
        assert (retired[0].batch != retired[1].batch) is apart
