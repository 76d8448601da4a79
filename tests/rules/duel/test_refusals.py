"""Every reason that the duel can give for a refusal, each in the smallest situation that brings it about."""

from __future__ import annotations

from collections.abc import Callable

import pytest

import duelwright as dw
from duelwright import State

from .table import FULL, SHELF, THEY, YOU, Side, battle, board, defending, handles, main1, say, spelled

Case = tuple[State, int, str]  # who tries what


def tried(state: State, action: str) -> Case:
    """Whoever is asked tries this."""
    return state, state.prompt_seat, spelled(state, action)


def out_of_turn() -> Case:
    state = main1({}, {"hand": ["Kuriboh"]})
    return state, THEY, f"summon h{handles(state, THEY, 'Kuriboh')[0]}"


def sacrificing() -> State:
    you: Side = {"hand": ["Summoned Skull", "Kuriboh"], "monsters": ["Baby Dragon"]}
    return say(main1(you), "summon Summoned Skull")


def looping() -> Case:
    """Taking a summon back again and again leads nowhere."""
    rules: dict[str, object] = {"loop_after": 4}
    state = main1({"hand": ["Summoned Skull"], "monsters": ["Baby Dragon"]}, rules=rules)
    for _ in range(20):
        action = spelled(state, "back" if state.prompt and state.prompt.kind == "choice" else "summon Summoned Skull")
        if state.explain(YOU, action):
            break
        state.apply(action)
    return state, YOU, action


CASES: dict[str, Callable[[], Case]] = {
    "unknown_action": lambda: tried(main1({}), "fly"),
    "game_over": lambda: (main1({"life": 0}), YOU, "end"),
    "not_your_turn": out_of_turn,
    "not_an_answer": lambda: tried(main1({}), "done"),
    "endless_loop": looping,
    "no_monster_space": lambda: tried(main1({"hand": ["Baby Dragon"], "monsters": FULL}), "summon Baby Dragon"),
    "no_spell_space": lambda: tried(main1({"hand": ["Mage Power"], "spells": SHELF}), "set Mage Power"),
    "wrong_phase": lambda: tried(main1({"monsters": ["Kuriboh"]}), "attack 1"),
    "multiple_monster_addition": lambda: tried(
        say(main1({"hand": ["Kuriboh", "Baby Dragon"]}), "summon Kuriboh"), "set Baby Dragon"
    ),
    "monster_multiple_attack": lambda: tried(say(battle("Kuriboh"), "attack 1"), "attack 1"),
    "defense_monster_attack": lambda: tried(battle(defending("Kuriboh")), "attack 1"),
    "monster_multiple_switch": lambda: tried(say(main1({"monsters": ["Kuriboh"]}), "switch 1"), "switch 1"),
    "wrong_sacrifices": lambda: tried(main1({"hand": ["Summoned Skull"]}), "summon Summoned Skull"),
    "card_not_in_hand": lambda: tried(main1({"monsters": ["Kuriboh"]}), "summon Kuriboh"),
    "direct_attack_while_monsters_stand": lambda: tried(battle("Kuriboh", "Baby Dragon"), "attack 1"),
    "no_target": lambda: tried(main1({"hand": ["Mage Power"]}), "activate Mage Power"),
    "set_this_turn": lambda: tried(say(main1({"hand": ["Raigeki"]}), "set Raigeki"), "activate Raigeki"),
    "not_a_monster": lambda: tried(main1({"hand": ["Raigeki"]}), "summon Raigeki"),
    "not_a_spell": lambda: tried(main1({"hand": ["Kuriboh"]}), "activate Kuriboh"),
    "not_yours": lambda: tried(main1({}, {"graveyard": ["Raigeki"]}), "activate Raigeki"),
    "no_monster_there": lambda: tried(main1({}), "switch 3"),
    "no_such_card": lambda: tried(main1({}), "summon h999"),
    "not_a_choice": lambda: tried(sacrificing(), "choose Kuriboh"),
    "last_phase": lambda: tried(board("main2", {}, {}, rules={"next_ends_turn": False}), "next"),
    "something_under_way": lambda: tried(sacrificing(), "end"),
}


@pytest.mark.parametrize("code", CASES)
def test_a_refusal_is_given_with_its_sentence_rule_and_help(code: str) -> None:
    state, seat, action = CASES[code]()
    before = state.key()
    refusal = state.explain(seat, action)
    assert refusal is not None, f"{action!r} is legal"
    assert refusal.code == code
    assert refusal.rule
    with pytest.raises(dw.IllegalAction) as caught:
        state.apply(action, seat)
    assert caught.value.refusal == refusal
    assert state.key() == before


@pytest.mark.parametrize("lang", ["en", "fr", "ru"])
@pytest.mark.parametrize("code", CASES)
def test_a_refusal_can_be_read_in_every_language(code: str, lang: str) -> None:
    state, seat, action = CASES[code]()
    refusal = state.explain(seat, action)
    assert refusal is not None
    for words in (refusal.text(lang), refusal.advice(lang)):
        assert words.endswith(".")
        assert not set("{}|=") & set(words)
        assert "  " not in words
    if lang != "en":
        assert refusal.text(lang) != refusal.text("en")


def test_every_refusal_that_the_game_knows_is_shown_here() -> None:
    assert set(CASES) == {kind.code for kind in dw.game("duel").refusals[1:]}


# --- the same reason for every action that it fits ---


@pytest.mark.parametrize(
    ("phase", "action"),
    [
        ("battle", "summon Kuriboh"),
        ("battle", "set Kuriboh"),
        ("battle", "set Raigeki"),
        ("battle", "activate Raigeki"),
        ("battle", "activate Dark Hole"),
        ("battle", "switch 1"),
        ("main1", "attack 1"),
        ("main2", "attack 1"),
        ("main1", "attack 1>1"),
    ],
)
def test_wrong_phase(phase: str, action: str) -> None:
    you: Side = {"hand": ["Kuriboh", "Raigeki"], "monsters": ["Baby Dragon"], "spells": ["Dark Hole"]}
    state, seat, text = tried(board(phase, you, {"monsters": ["Mokey Mokey"]}), action)
    refusal = state.explain(seat, text)
    assert refusal is not None
    assert refusal.code == "wrong_phase"
    assert refusal.params["phase"] == phase
    assert refusal.params["needed"] == ("main" if phase == "battle" else "battle")


@pytest.mark.parametrize(
    ("action", "code"),
    [
        ("attack 2", "no_monster_there"),  # none of yours
        ("attack 1>2", "no_monster_there"),  # none of theirs
        ("attack 6>1", "unknown_action"),  # there is no sixth slot
    ],
)
def test_attacks_from_or_on_an_empty_slot(action: str, code: str) -> None:
    state = battle("Kuriboh", "Mokey Mokey")
    refusal = state.explain(YOU, action)
    assert refusal is not None
    assert refusal.code == code
    if code == "no_monster_there":
        assert refusal.text("en") == "There is no monster in slot 2."


def test_a_refusal_of_an_attack_names_the_attacker() -> None:
    state = say(battle("Kuriboh"), "attack 1")
    refusal = state.explain(YOU, "attack 1")
    assert refusal is not None
    assert refusal.text("en") == "Kuriboh has already attacked this turn."


@pytest.mark.parametrize("zone", ["monsters", "graveyard"])
def test_a_monster_that_lies_elsewhere_is_not_added(zone: str) -> None:
    state, seat, action = tried(main1({zone: ["Kuriboh"]}), "set Kuriboh")
    refusal = state.explain(seat, action)
    assert refusal is not None
    assert refusal.code == "card_not_in_hand"


def test_a_spell_in_your_graveyard_is_not_activated_again() -> None:
    state, seat, action = tried(main1({"graveyard": ["Raigeki"]}), "activate Raigeki")
    refusal = state.explain(seat, action)
    assert refusal is not None
    assert refusal.code == "card_not_in_hand"


def test_too_few_sacrifices_say_how_many_are_needed() -> None:
    state, seat, action = tried(main1({"hand": ["Dark Magician"], "monsters": ["Kuriboh"]}), "summon Dark Magician")
    refusal = state.explain(seat, action)
    assert refusal is not None
    assert (refusal.params["level"], refusal.params["needed"], refusal.params["count"]) == (7, 2, 1)


@pytest.mark.parametrize(
    ("you", "they", "action"),
    [
        ({"hand": ["Summoned Skull"], "monsters": FULL}, {}, "summon Summoned Skull"),
        ({"hand": ["Summoned Skull"]}, {}, "set Summoned Skull"),
        ({"hand": ["Change Of Heart"]}, {}, "activate Change Of Heart"),
        ({"hand": ["Mage Power"], "monsters": ["Kuriboh"], "spells": SHELF}, {}, "activate Mage Power"),
    ],
)
def test_what_is_refused_is_not_among_the_options_and_what_is_not_refused_is(
    you: Side, they: Side, action: str
) -> None:
    state = main1(you, they)
    legal = state.legal()
    assert state.explain(YOU, spelled(state, action)) is not None
    for tried_action, refusal in state.candidates(YOU):
        assert (refusal is None) == (tried_action in legal)
