"""What a sensible player does: scenarios for each game, without a card's name in the policy."""

from __future__ import annotations

from collections.abc import Mapping

import pytest

import duelwright as dw
from duelwright.bots import bot, greedy_answer, roster, search_answer
from duelwright.games import SHIPPED
from duelwright.language.appraisal import intents, is_appraised, price, worth
from duelwright.language.node import AbilityNode, Cost, Effect, nodes
from duelwright.simulate import simulate
from tests.rules.vanguard.table import by_effect_put

BLANKS = ["blank"] * 9


def answer(state: dw.State) -> str:
    """What the greedy opponent says."""
    prompt = state.prompt
    assert prompt is not None
    return greedy_answer(state.view(prompt.seat), prompt)


Side = Mapping[str, object]


def duel(phase: str, you: Side, they: Side) -> dw.State:
    seats = [{"deck": BLANKS, "life": 8000, **you}, {"deck": BLANKS, "life": 8000, **they}]
    return dw.game("duel").position({"phase": phase, "turn": 3, "active": 0, "first": 0, "seats": seats})


def fight(key: str, phase: str, you: Side, they: Side) -> dw.State:
    seats = [{"deck": BLANKS, **you}, {"deck": BLANKS, **they}]
    return dw.game(key).position({"phase": phase, "turn": 6, "active": 0, "first": 0, "seats": seats})


def test_nobody_guards_against_an_attacker_that_has_left() -> None:
    you: Side = {"V": ["Blaster Blade"], "R1": ["Dragon Knight, Nehalem"]}
    they: Side = {"V": ["Blaster Blade"], "hand": ["Little Sage, Marron"], "damage": ["blank"] * 5}
    state = fight("vanguard-premium", "battle", you, they)
    state.apply("attack R1>V")
    assert state.prompt is not None and state.prompt.kind == "guard"
    assert answer(state).startswith("guard ")
    by_effect_put(state, 0, "R1", "drop")
    state.question = None
    assert answer(state) == "pass"


# --- what trees are worth ---


@pytest.mark.parametrize("key", SHIPPED)
def test_every_effect_and_every_cost_has_its_worth(key: str) -> None:
    kinds = [kind for kind in nodes(key).values() if issubclass(kind, Effect | Cost)]
    assert [kind.__name__ for kind in kinds if not is_appraised(kind)] == []


def test_an_ability_is_worth_what_its_effects_do_to_whom() -> None:
    game = dw.game("vanguard-premium")
    berserk = game.find("Berserk Dragon")
    assert berserk is not None
    (ability,) = berserk.abilities
    assert isinstance(ability, AbilityNode)
    assert worth(ability) == 100 and price(ability) == 70  # a rear-guard of theirs, for Counter Blast 2


def test_what_is_chosen_is_meant_well_or_ill() -> None:
    game = dw.game("vanguard-premium")
    blade, unicorn = game.find("Blaster Blade"), game.find("Starlight Unicorn")
    assert blade is not None and unicorn is not None
    assert all(points < 0 for points in intents(blade.abilities).values())
    assert all(points > 0 for points in intents(unicorn.abilities).values())


# --- the duel ---


def test_a_direct_attack_is_made() -> None:
    state = duel("battle", {"monsters": ["Dark Magician"]}, {})
    assert answer(state) == "attack 1"


def test_a_weaker_monster_is_attacked_and_a_stronger_one_is_not() -> None:
    state = duel("battle", {"monsters": ["Vorse Raider"]}, {"monsters": ["Dark Magician", "Baby Dragon"]})
    assert answer(state) == "attack 1>2"
    assert answer(duel("battle", {"monsters": ["Baby Dragon"]}, {"monsters": ["Dark Magician"]})) in ("next", "end")


def test_a_sweep_is_played_against_many_monsters_and_kept_against_none() -> None:
    raigeki = {"hand": ["Raigeki"]}
    state = duel("main", raigeki, {"monsters": ["Dark Magician", "Vorse Raider"]})
    assert answer(state).startswith("activate ")
    assert not answer(duel("main", raigeki, {})).startswith("activate ")


# --- Vanguard ---

NIRVANA = "Chakrabarthi Divine Dragon, Nirvana"
REIYU = "Blaze Maiden, Reiyu"
ZONNE = "Blaze Maiden, Zonne"


def test_the_last_damage_is_guarded_and_the_first_is_taken() -> None:
    they = {"V": [REIYU], "damage": ["blank"] * 5, "hand": [ZONNE, ZONNE]}
    state = fight("vanguard-d", "battle", {"V": [NIRVANA], "R1": [NIRVANA]}, they)
    state.apply("attack R1>V")
    assert answer(state).startswith("guard ")
    they = {"V": [REIYU], "hand": [ZONNE, ZONNE]}
    state = fight("vanguard-d", "battle", {"V": [NIRVANA], "R1": [NIRVANA]}, they)
    state.apply("attack R1>V")
    assert answer(state) == "pass"


def test_the_next_grade_is_ridden() -> None:
    state = fight("vanguard-v", "ride", {"V": ["Wingal"], "hand": ["Blaster Blade", "Alfred Early"]}, {"V": ["Wingal"]})
    state.apply(answer(state))
    front = state.view(0).seats[0].zones["V"][0]
    assert front is not None and front.card == "v-td01/004"


def test_a_hopeless_attack_is_not_made() -> None:
    state = fight("vanguard-d", "battle", {"V": [{"card": NIRVANA, "rest": "rest"}], "R1": [ZONNE]}, {"V": [NIRVANA]})
    assert answer(state) == "pass"


# --- whole games ---


@pytest.mark.parametrize("key", SHIPPED)
def test_greedy_beats_random(key: str) -> None:
    """Nine of ten; the arena has the intervals."""
    summary = simulate(key, 20, seed=3, bots=("greedy", "random"))
    assert summary.by_bot[0].name == "greedy" and summary.by_bot[0].wins >= 18


def test_the_search_finds_the_attack_that_wins() -> None:
    state = duel("battle", {"monsters": ["Vorse Raider", "Dark Magician"]}, {"life": 600, "monsters": ["Gemini Elf"]})
    prompt = state.prompt
    assert prompt is not None
    assert search_answer(state.view(0), prompt, playouts=60) == "attack 2>1"


def test_a_wrong_name_says_what_there_is() -> None:
    with pytest.raises(dw.DuelwrightError, match="greedy"):
        bot("stockfish", dw.game("duel"))


def test_who_answers_what_is_no_option_is_named(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setitem(roster._BUILT_IN, "cheat", lambda game: lambda view, prompt: "banana")
    with pytest.raises(dw.DuelwrightError, match=r"'cheat' answered 'banana'"):
        simulate("duel", 2, bots=("cheat", "random"))
