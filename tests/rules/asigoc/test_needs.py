"""For each reason to refuse, the smallest change that makes the same action legal: what it says is needed is enough."""

from __future__ import annotations

from collections.abc import Callable

import pytest

from ..mended import Case, check_mended
from .table import board, say
from .test_refusals import CASES, HAND, SWORD, asked_to_block, main, tried

MENDED: dict[str, Callable[[], Case]] = {
    "unknown_action": lambda: tried(main({}), "leave"),
    "game_over": lambda: tried(main({}), "leave"),
    "no_such_card": lambda: tried(main({"hand": ["Bandage"]}), "use Bandage"),
    "not_in_hand": lambda: tried(main({"hand": ["Wooden Sword"]}), "move Wooden Sword>W2"),
    "not_a_weapon": lambda: tried(main({"hand": ["Wooden Sword"]}), "move Wooden Sword>W1"),
    "slot_taken": lambda: tried(main({"hand": ["River Spear"]}), "move River Spear>W1"),
    "slot_empty": lambda: tried(main(SWORD), "return W1"),
    "weapon_moved": lambda: tried(main(SWORD), "return W1"),
    "wrong_step": lambda: tried(board("battle", SWORD, {}), "attack W1"),
    "already_attacked": lambda: tried(board("battle", SWORD, {}), "attack W1"),
    "no_effect": lambda: tried(main({"hand": ["Bandage"]}), "use Bandage"),
    "not_yours": lambda: tried(main({"weapons": ["Healer's Staff"]}), "use Healer's Staff"),
    "not_in_play": lambda: tried(main({"weapons": ["Healer's Staff"]}), "use Healer's Staff"),
    "wrong_time": lambda: tried(main({"hand": ["Bandage"]}), "use Bandage"),
    "already_used": lambda: tried(main({"weapons": ["Healer's Staff"]}), "use Healer's Staff"),
    "condition_not_met": lambda: tried(main({"hand": ["Whetstone"], **SWORD}), "use Whetstone"),
    "cost_not_payable": lambda: tried(main({"ace": ["Ember Queen"], "hand": ["Old Map"]}), "use Ember Queen"),
    "nothing_to_block": lambda: tried(asked_to_block(), "block W1"),
    "not_a_choice": lambda: tried(
        say(main({"hand": ["Whetstone"], "weapons": ["Wooden Sword", "River Spear"]}, HAND), "use Whetstone", "pass"),
        "choose Wooden Sword",
    ),
    "cannot_pass": lambda: tried(asked_to_block(), "pass"),
    "cannot_leave": lambda: tried(main({}), "leave"),
    "only_the_turn_player": lambda: tried(main({"hand": ["Wooden Sword"]}), "move Wooden Sword>W1"),
}


@pytest.mark.parametrize("code", MENDED)
def test_what_a_refusal_needs_is_enough(code: str) -> None:
    check_mended(CASES[code](), MENDED[code]())


def test_nearly_every_refusal_is_mended_here() -> None:
    assert set(MENDED) <= set(CASES)
    assert len(MENDED) >= 0.8 * len(CASES)
