"""The rules record: what it takes, what it refuses, and the values of the D format and of its seed."""

from __future__ import annotations

import re
from pathlib import Path

import pytest

import duelwright as dw
from duelwright import RulesError
from duelwright.core.ability import AUTO, MAY_DECLINE, UP_TO
from duelwright.games.vanguard.make import unit
from duelwright.games.vanguard.rules import BOUNDS, CHOICES, D_STANDARD, VanguardRules
from duelwright.games.vanguard.vocabulary import Auto, Placed
from duelwright.language.execute import ask_option, choose_cards
from duelwright.language.nodes import Draw
from duelwright.simulate import simulate

from .table import (
    GAME,
    INFERNO,
    NIRVANA,
    REIYU,
    SHIPPED,
    TRICKSTAR,
    YOU,
    asked,
    can,
    count,
    kinds,
    main_phase,
    ride_phase,
    rides,
    say,
    shipped,
)

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


def test_the_literal_values_of_seed_002_differ_in_four_fields() -> None:
    """A.2, A.1 3, 23, 29 [S2]."""
    assert LITERAL == {
        "ride_deck_equal": True, "turn1_move": False, "mulligan_shuffles_always": True, "auto_default": "optional",
    }  # fmt: skip


def test_by_the_literal_seed_every_auto_may_be_declined() -> None:
    """A.1 3 [S2 literal]: the tag that our reading infers is not on its cards; what says "you may" asks once."""
    game = dw.game("vanguard-d", rules=dict(LITERAL))
    game.compile(range(1, len(game.definitions)))
    for ability in [ability for ability in game.abilities if ability.kind == AUTO and ability.code]:
        asked = [instr.node for instr in ability.code if instr.fn is ask_option and instr.how & MAY_DECLINE]
        chosen = [instr for instr in ability.code if instr.fn is choose_cards and instr.how & UP_TO]
        assert asked or chosen, ability.id


def test_by_the_literal_seed_an_auto_without_a_cost_is_asked_for() -> None:
    """A.1 3 [S2 literal]."""
    card = unit("test/drawer", "A Drawer", "", 1, 8000, 5000, Auto(Placed(), (Draw(1),)))
    game = dw.game("vanguard-d", cards=[card]).but(dict(LITERAL))
    state = say(shipped("main", {"hand": [card.name]}, game=game), f"call {card.name}>R1")
    assert asked(state) == (YOU, "option")
    assert count(say(state.clone(), "pass"), YOU, "hand") == 0
    assert count(say(state, "option 1"), YOU, "hand") == 1


@pytest.mark.parametrize("name", dw.profiles())
def test_the_rules_map_lists_what_each_profile_changes(name: str) -> None:
    """A.2: every field of a profile, with its value."""
    text = (Path(__file__).parents[3] / "docs" / "rules-map.md").read_text(encoding="utf-8")
    row = next(line for line in text.splitlines() if line.startswith(f"| `{name}` |"))
    told = dict(re.findall(r"`(\w+)` ([^,;|]+?)(?=[,;|]| \|)", row.split("|")[3] + "|"))
    words = {"True": "yes", "False": "no"}
    assert told == {field: words.get(str(value), str(value)) for field, value in dw.profile(name).items()}


def test_a_tournament_allows_eight_triggers_of_a_kind() -> None:
    """A: at most 8 critical, draw and front triggers each; chosen by a profile, for D."""
    assert dw.profiles("vanguard-d") == ["s2-literal", "tournament"]
    game = dw.game("vanguard-d", rules=dw.profile("tournament", "vanguard-d"))
    deck = game.decks()[0]
    icons = {card.id: card.traits.get("icons", ()) for card in game.cards()}
    lists = deck.copied()
    critical = [name for name in lists["main"] if "critical trigger" in icons[name]]
    others = [name for name in lists["main"] if {"draw trigger", "front trigger"} & set(icons[name])]
    more = next(name for name, words in icons.items() if "critical trigger" in words and name not in critical)
    last = next(n for n, words in icons.items() if "critical trigger" in words and n not in (*critical, more))
    lists["main"] |= {critical[0]: 4, more: 4, last: 1}
    assert game.check(deck) == []
    for name in others:
        lists["main"].pop(name)
    codes = [fault.code for fault in game.check(dw.Deck("Mine", game.key, lists))]
    assert "kind_count" in codes
    assert "kind_count" not in [fault.code for fault in SHIPPED.check(dw.Deck("Mine", game.key, lists))]


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
