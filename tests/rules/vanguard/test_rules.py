"""The rules record: what it takes, what it refuses, and the values of the D format and of its seed."""

from __future__ import annotations

from pathlib import Path

import pytest

import duelwright as dw
from duelwright import RulesError
from duelwright.games.vanguard.rules import BOUNDS, CHOICES, D_STANDARD, VanguardRules
from duelwright.simulate import simulate

from .table import GAME, INFERNO, NIRVANA, REIYU, TRICKSTAR, can, kinds, main_phase, ride_phase, rides, say

LITERAL = dw.profile("s2-literal", "vanguard-d")


@pytest.mark.parametrize("name", BOUNDS)
def test_a_number_outside_its_bounds_is_refused(name: str) -> None:
    least, most = BOUNDS[name]
    for wrong in (least - 1, most + 1):
        with pytest.raises(RulesError, match=name):
            D_STANDARD.but(**{name: wrong})
    assert [getattr(D_STANDARD.but(**{name: amount}), name) for amount in (least, most)] == [least, most]


@pytest.mark.parametrize("name", CHOICES)
def test_a_word_that_is_no_choice_is_refused(name: str) -> None:
    with pytest.raises(RulesError, match=f"{name}.* is one of"):
        D_STANDARD.but(**{name: "sometimes"})
    for word in CHOICES[name]:
        assert getattr(D_STANDARD.but(**{name: word}), name) == word


def test_a_rule_that_does_not_exist_or_has_another_type_is_refused() -> None:
    for changes in ({"deck_sizes": 50}, {"deck_size": True}, {"heal_optional": 1}, {"trigger_match": 2}):
        with pytest.raises(RulesError):
            GAME.but(dict(changes))


def test_a_record_with_wrong_values_cannot_be_made_directly() -> None:
    with pytest.raises(RulesError, match="losing_damage"):
        VanguardRules(losing_damage=0)
    with pytest.raises(RulesError, match="one_group"):
        VanguardRules(one_group="clan")


def test_the_d_format_has_the_values_of_the_table() -> None:
    """A, A.1 [S2]."""
    rules = GAME.rules
    assert isinstance(rules, VanguardRules)
    assert (rules.deck_size, rules.ride_deck_size, rules.triggers, rules.heals) == (50, 4, 16, 4)
    assert (rules.sentinels, rules.overs, rules.copies, rules.aces) == (4, 1, 4, 1)
    assert (rules.opening_hand, rules.normal_rides, rules.losing_damage) == (5, 1, 6)
    assert (rules.first_player, rules.first_turn_battle, rules.one_group) == ("before", "no_attack", "nation")
    assert (rules.trigger_match, rules.trigger_part_order, rules.heal_optional) == ("none", "extra_first", True)
    assert (rules.guardians_retire, rules.boost_before_target) == ("after_checks", True)
    assert rules.auto_default == "optional_unless_mandatory"
    assert (rules.ride_any_higher, rules.ride_deck_equal, rules.turn1_move) == (False, False, True)


def test_the_literal_values_of_seed_002_differ_in_three_fields() -> None:
    """A.2, A.1 23, 29 [S2]."""
    assert LITERAL == {"ride_deck_equal": True, "turn1_move": False, "mulligan_shuffles_always": True}


def test_the_literal_seed_rides_an_equal_grade_from_the_ride_deck() -> None:
    """A: ride from ride deck [S2 literal]."""
    state = ride_phase({"V": [INFERNO], "hand": [TRICKSTAR], "ride": [NIRVANA]}, rules=dict(LITERAL))
    assert rides(state) == [NIRVANA]


def test_the_literal_seed_does_not_move_in_the_first_turn() -> None:
    """A.1 29 [S2 literal]."""
    assert not can(main_phase({"R1": [REIYU]}, turn=1, rules=dict(LITERAL)), "move R1")


def test_the_literal_seed_shuffles_after_every_mulligan() -> None:
    """A.1 23 [S1,S2]."""
    state = GAME.but(dict(LITERAL)).start(seed=3)
    before = len(state.events(None))
    say(state, "done")
    assert kinds(state, before) == ["ON_MULLIGAN", "ON_SHUFFLE"]


def test_a_fight_by_the_literal_seed_comes_to_an_end() -> None:
    """A.2."""
    game = GAME.but(dict(LITERAL))
    for seed in range(10):
        assert dw.playout(game.start(seed=seed), seed) in (0, 1, 2)


# --- profiles ---------------------------------------------------------------------------------------------------------


def test_house_rules_come_from_a_file(tmp_path: Path) -> None:
    """A custom profile: the file names the game and some rules."""
    file = tmp_path / "short.toml"
    file.write_text('game = "vanguard-d"\n[rules]\nlosing_damage = 4\n', encoding="utf-8")
    rules = dw.game("vanguard-d", rules=dw.profile(file, "vanguard-d")).rules
    assert isinstance(rules, VanguardRules) and rules.losing_damage == 4


@pytest.mark.parametrize(
    ("text", "reason"),
    [
        ("", "write game ="),
        ('game = "vanguard-d"', "write game ="),
        ('game = "duel"\n[rules]\nlife = 1', "are for 'duel'"),
        ("game = ", "no TOML"),
        ('game = "vanguard-d"\nmore = 1\n[rules]', "write game ="),
    ],
)
def test_a_wrong_profile_is_told_what_is_wrong(text: str, reason: str, tmp_path: Path) -> None:
    file = tmp_path / "wrong.toml"
    file.write_text(text, encoding="utf-8")
    with pytest.raises(RulesError, match=reason):
        dw.profile(file, "vanguard-d")


def test_a_profile_that_is_not_there_names_those_that_are() -> None:
    with pytest.raises(RulesError, match=r"the profiles are: .*s2-literal"):
        dw.profile("s9-literal")


@pytest.mark.parametrize(
    ("key", "name"),
    [("vanguard-d", "s2-literal"), ("vanguard-v", "s1-literal"), ("vanguard-premium", "s0-literal")],
)
def test_a_literal_profile_can_be_simulated(key: str, name: str) -> None:
    """A.2: random games run on it."""
    summary = simulate(key, 20, rules=dw.profile(name, key))
    assert summary.games == 20 and set(summary.endings) <= {"six_damage", "empty_deck", "no_vanguard"}
