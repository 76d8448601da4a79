"""Every reason that ASIGOC can give for a refusal, each in the smallest situation that brings it about."""

from __future__ import annotations

from collections.abc import Callable

import pytest

import duelwright as dw
from duelwright import CardDef, State
from duelwright.games.asigoc.nodes import Activated, Heal

from .table import THEY, YOU, board, can, handles, options, say, settle, spelled

Case = tuple[State, int, str]  # who tries what

SWORD: dict[str, object] = {"weapons": ["Wooden Sword"]}
HAND: dict[str, object] = {"hand": ["Old Map"]}


def tried(state: State, action: str) -> Case:
    """Whoever is asked tries this."""
    return state, state.prompt_seat, spelled(state, action)


def main(you: dict[str, object], they: dict[str, object] | None = None) -> State:
    return board("main", you, they or {})


def attacked() -> State:
    state = settle(say(board("battle", SWORD, {}), "attack W1"))
    assert can(state, "leave")
    return state


def asked_to_block() -> State:
    state = say(board("battle", SWORD, {"weapons": ["Lantern Mace"]}), "attack W1")
    while "block W1" not in options(state):
        state.apply("pass")
    return state


def looping() -> Case:
    well = CardDef("user:well", "Endless Well", "ace", {}, (Activated((Heal(1),), "main", once=""),))
    game = dw.game("asigoc", cards=[well], rules={"loop_after": 4})
    state = game.position({"phase": "main", "turn": 3, "seats": [{"ace": ["Endless Well"]}, {}]})
    for _ in range(20):
        if can(state, "use Endless Well"):
            settle(say(state, "use Endless Well"))
    return tried(state, "use Endless Well")


def out_of_turn() -> Case:
    state = main({}, {"hand": ["Bandage"]})
    return state, THEY, f"use h{handles(state, THEY, 'Bandage')[0]}"


CASES: dict[str, Callable[[], Case]] = {
    "unknown_action": lambda: tried(main({}), "fly"),
    "game_over": lambda: (main({"health": 0}), YOU, "leave"),
    "not_your_turn": out_of_turn,
    "not_an_answer": lambda: tried(main({}), "done"),
    "endless_loop": looping,
    "no_such_card": lambda: tried(main({}), "use h999"),
    "not_in_hand": lambda: tried(main(SWORD), "move Wooden Sword>W2"),
    "not_a_weapon": lambda: tried(main({"hand": ["Bandage"]}), "move Bandage>W1"),
    "slot_taken": lambda: tried(main({**SWORD, "hand": ["River Spear"]}), "move River Spear>W1"),
    "slot_empty": lambda: tried(main({}), "return W1"),
    "weapon_moved": lambda: tried(settle(say(main({"hand": ["Wooden Sword"]}), "move Wooden Sword>W1")), "return W1"),
    "wrong_step": lambda: tried(main(SWORD), "attack W1"),
    "already_attacked": lambda: tried(attacked(), "attack W1"),
    "no_effect": lambda: tried(main({"hand": ["Wooden Sword"]}), "use Wooden Sword"),
    "not_yours": lambda: tried(main({}, {"weapons": ["Healer's Staff"]}), "use Healer's Staff"),
    "not_in_play": lambda: tried(main({"hand": ["Healer's Staff"]}), "use Healer's Staff"),
    "wrong_time": lambda: tried(board("battle", {"hand": ["Bandage"]}, {}), "use Bandage"),
    "already_used": lambda: tried(
        settle(say(main({"weapons": ["Healer's Staff"]}), "use Healer's Staff")), "use Healer's Staff"
    ),
    "condition_not_met": lambda: tried(main({"hand": ["Whetstone"]}), "use Whetstone"),
    "cost_not_payable": lambda: tried(main({"ace": ["Ember Queen"]}), "use Ember Queen"),
    "nothing_to_block": lambda: tried(board("battle", SWORD, {}), "block W1"),
    "not_a_choice": lambda: tried(
        say(main({"hand": ["Whetstone"], "weapons": ["Wooden Sword", "River Spear"]}, HAND), "use Whetstone", "pass"),
        "choose Whetstone",
    ),
    "cannot_pass": lambda: tried(main({}), "pass"),
    "cannot_leave": lambda: tried(asked_to_block(), "leave"),
    "only_the_turn_player": lambda: tried(
        say(main({"hand": ["Bandage", "Wooden Sword"]}, HAND), "use Bandage", "pass"), "move Wooden Sword>W1"
    ),
}


@pytest.mark.parametrize("code", CASES)
def test_a_refusal_is_given_with_its_sentence_rule_and_help(code: str) -> None:
    state, seat, action = CASES[code]()
    before = state.key()
    refusal = state.explain(seat, action)
    assert refusal is not None, f"{action!r} is legal"
    assert refusal.code == code
    assert refusal.rule
    for words in (refusal.text("en"), refusal.needs):
        assert words.endswith(".")
        assert "{" not in words
    with pytest.raises(dw.IllegalAction) as caught:
        state.apply(action, seat)
    assert caught.value.refusal == refusal
    assert state.key() == before


def test_every_refusal_that_the_game_knows_is_shown_here() -> None:
    assert set(CASES) == {kind.code for kind in dw.game("asigoc").refusals[1:]}
