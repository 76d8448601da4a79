"""For each reason to refuse, the smallest change that makes the same action legal: what it says is needed is enough."""

from __future__ import annotations

from collections.abc import Callable

import pytest

from ..mended import Case, check_mended
from .table import YOU, battle, board, main1
from .test_refusals import CASES, sacrificing, tried

MENDED: dict[str, Callable[[], Case]] = {
    "unknown_action": lambda: tried(main1({}), "end"),
    "game_over": lambda: tried(main1({}), "end"),
    "no_monster_space": lambda: tried(main1({"hand": ["Baby Dragon"], "monsters": ["Kuriboh"]}), "summon Baby Dragon"),
    "no_spell_space": lambda: tried(main1({"hand": ["Mage Power"]}), "set Mage Power"),
    "wrong_phase": lambda: tried(board("battle", {"monsters": ["Kuriboh"]}, {}), "attack 1"),
    "multiple_monster_addition": lambda: tried(main1({"hand": ["Kuriboh", "Baby Dragon"]}), "set Baby Dragon"),
    "monster_multiple_attack": lambda: tried(battle("Kuriboh"), "attack 1"),
    "defense_monster_attack": lambda: tried(battle("Kuriboh"), "attack 1"),
    "monster_multiple_switch": lambda: tried(main1({"monsters": ["Kuriboh"]}), "switch 1"),
    "wrong_sacrifices": lambda: tried(
        main1({"hand": ["Summoned Skull"], "monsters": ["Kuriboh"]}), "summon Summoned Skull"
    ),
    "card_not_in_hand": lambda: tried(main1({"hand": ["Kuriboh"]}), "summon Kuriboh"),
    "direct_attack_while_monsters_stand": lambda: tried(battle("Kuriboh"), "attack 1"),
    "no_target": lambda: tried(main1({"hand": ["Mage Power"], "monsters": ["Kuriboh"]}), "activate Mage Power"),
    "set_this_turn": lambda: tried(main1({"spells": ["Raigeki"]}), "activate Raigeki"),
    "not_a_monster": lambda: tried(main1({"hand": ["Kuriboh"]}), "summon Kuriboh"),
    "not_a_spell": lambda: tried(main1({"hand": ["Raigeki"]}), "activate Raigeki"),
    "not_yours": lambda: tried(main1({"hand": ["Raigeki"]}), "activate Raigeki"),
    "no_monster_there": lambda: tried(main1({"monsters": ["Kuriboh"]}), "switch 1"),
    "no_such_card": lambda: tried(main1({"hand": ["Kuriboh"]}), "summon Kuriboh"),
    "not_a_choice": lambda: tried(sacrificing(), "choose Baby Dragon"),
    "last_phase": lambda: tried(board("main1", {}, {}, rules={"next_ends_turn": False}), "next"),
    "something_under_way": lambda: tried(main1({}), "end"),
}


@pytest.mark.parametrize("code", MENDED)
def test_what_a_refusal_needs_is_enough(code: str) -> None:
    check_mended(CASES[code](), MENDED[code]())


def test_nearly_every_refusal_is_mended_here() -> None:
    assert set(MENDED) <= set(CASES)
    assert len(MENDED) >= 0.8 * len(CASES)


def test_too_few_sacrifices_are_counted_in_the_open_choice() -> None:
    """While sacrifices are chosen, what is needed is counted among those that were."""
    refusal = sacrificing().explain(YOU, "done")
    assert refusal is not None
    assert [(need.what, need.least, need.most, need.now) for need in refusal.wants] == [("chosen", 1, 1, 0)]
