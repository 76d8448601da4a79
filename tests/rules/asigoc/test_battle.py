"""Battle step (rules/asigoc): attack, block, damage, the permanent loss of Block, windows for responses."""

from __future__ import annotations

import duelwright as dw
from duelwright import CardDef
from duelwright.games.asigoc.nodes import Activated, Attacker, Blocker, DiscardCards, Heal, Item
from duelwright.language.nodes import Return

from .table import THEY, YOU, Side, board, end_turn, health, kinds, names, options, say, settle, values, why_not


def test_unblocked_damage_equals_attack() -> None:
    state = board("battle", {"weapons": ["Wooden Sword"]}, {})
    settle(say(state, "attack W1"))
    assert health(state) == (10, 8)


def test_the_opponent_may_decline_to_block() -> None:
    state = board("battle", {"weapons": ["River Spear"]}, {"weapons": ["Ironbark Shield"]})
    say(state, "attack W1", "pass")
    assert health(state) == (10, 7)
    assert values(state, THEY, 0) == (1, 3)


def test_a_block_that_is_as_high_as_the_attack_holds_and_loses_1_for_good() -> None:
    state = board("battle", {"weapons": ["River Spear"]}, {"weapons": ["Ironbark Shield"]})
    say(state, "attack W1", "block W1")
    assert health(state) == (10, 10)
    assert values(state, THEY, 0) == (1, 2)
    held = next(event for event in state.events(None) if event.kind == "ON_HELD")
    assert (held.seat, held.values) == (THEY, {"attack": 3, "block": 3})


def test_a_block_that_is_lower_fails_the_weapon_is_discarded_and_the_rest_is_damage() -> None:
    state = board("battle", {"weapons": ["River Spear"]}, {"weapons": ["Wooden Sword"]})
    say(state, "attack W1", "block W1")
    assert health(state) == (10, 8)
    assert names(state, THEY, "weapons") == ["", ""]
    assert names(state, THEY, "discard") == ["Wooden Sword"]


def test_the_loss_of_block_stays_with_the_card_in_hand_and_back_on_the_field() -> None:
    worn = {"card": "Lantern Mace", "block_lost": 1}
    state = board("main", {"weapons": [worn]}, {})
    settle(say(state, "return W1"))
    settle(say(end_turn(end_turn(state)), "leave"))
    say(state, "move Lantern Mace>W1")
    assert values(state, YOU, 0) == (2, 1)


def test_whether_the_loss_stays_is_a_rule() -> None:
    worn = {"card": "Lantern Mace", "block_lost": 1}
    state = board("main", {"weapons": [worn]}, {}, rules={"block_loss_stays": False, "weapon_moves_per_turn": 2})
    settle(say(state, "return W1", "move Lantern Mace>W1"))
    assert values(state, YOU, 0) == (2, 2)


def test_block_never_goes_below_0() -> None:
    worn = {"card": "Wooden Sword", "block_lost": 1}
    state = board("battle", {"weapons": [{"card": "Twin Daggers"}]}, {"weapons": [worn]})
    say(state, "attack W1", "block W1")
    assert names(state, THEY, "discard") == ["Wooden Sword"]  # 1 against 0
    idle = board("main", {"hand": ["Thorn Whip"]}, {"weapons": [worn]})
    settle(say(idle, "move Thorn Whip>W1"))
    assert values(idle, THEY, 0) == (2, 0)


def test_block_that_a_weapon_is_given_is_lost_for_good_too() -> None:
    worn: Side = {"weapons": [{"card": "Cairn Shield", "block_lost": 2}], "discard": ["Wooden Sword"] * 3}
    state = board("battle", {"weapons": ["Wooden Sword"]}, worn)
    assert values(state, THEY, 0) == (1, 1)  # three Weapons in the pile, two lost
    buried: Side = {"weapons": [{"card": "Cairn Shield", "block_lost": 2}], "discard": ["Wooden Sword"]}
    assert values(board("battle", {"weapons": ["Wooden Sword"]}, buried), THEY, 0) == (1, 0)  # never below 0


def test_whether_given_block_wears_is_a_rule() -> None:
    they: Side = {"weapons": ["Cairn Shield"], "discard": ["Wooden Sword"] * 3}
    state = board("battle", {"weapons": ["River Spear"]}, they, rules={"given_block_wears": False})
    say(state, "attack W1", "block W1")
    assert values(state, THEY, 0) == (1, 3)


def test_each_weapon_attacks_once_a_turn() -> None:
    state = board("battle", {"weapons": ["Wooden Sword", "River Spear"]}, {})
    settle(say(state, "attack W2"))
    assert why_not(state, "attack W2").code == "already_attacked"
    settle(say(state, "attack W1"))
    assert health(state) == (10, 5)
    assert [text for text in options(state) if text.startswith("attack")] == []


def test_the_turn_player_may_stop_at_any_time() -> None:
    state = board("battle", {"weapons": ["Wooden Sword", "River Spear"]}, {"hand": ["Bandage"]})
    say(state, "leave", "pass")
    assert state.phase == 3


def test_a_weapon_may_attack_on_the_turn_it_came() -> None:
    state = board("main", {"hand": ["Wooden Sword"]}, {})
    settle(say(state, "move Wooden Sword>W1"))
    say(state, "leave")
    settle(say(state, "attack W1"))
    assert health(state) == (10, 8)


def test_attacks_are_for_the_battle_step() -> None:
    assert why_not(board("main", {"weapons": ["Wooden Sword"]}, {}), "attack W1").code == "wrong_step"
    assert why_not(board("battle", {}, {}), "attack W1").code == "slot_empty"


def test_only_the_attacked_player_blocks_and_only_then() -> None:
    state = board("battle", {"weapons": ["Wooden Sword"]}, {"weapons": ["Lantern Mace"]})
    assert why_not(state, "block W1").code == "nothing_to_block"
    say(state, "attack W1")
    while "block W1" not in options(state):
        state.apply("pass")
    assert state.prompt is not None
    assert state.prompt.seat == THEY
    assert why_not(state, "block W2").code == "slot_empty"


def test_after_an_attack_is_declared_the_turn_player_may_respond_first() -> None:
    you: dict[str, object] = {"weapons": ["Wooden Sword"], "ace": ["Captain of the Ford"]}
    state = board("battle", you, {"hand": ["Smoke Pot"], "weapons": ["Lantern Mace"]})
    say(state, "attack W1")
    assert state.prompt is not None
    assert (state.prompt.seat, state.prompt.kind) == (YOU, "response")
    say(state, "use Captain of the Ford", "pass", "pass")
    assert values(state, YOU, 0) == (3, 1)
    assert health(state) == (9, 10)


def test_the_window_starts_again_with_the_turn_player_after_the_outlet_has_run() -> None:
    you: dict[str, object] = {"weapons": ["Wooden Sword"], "hand": ["Bandage", "Old Map"]}
    state = board("battle", you, {"hand": ["Whispered Threat", "Bandage"], "weapons": ["Lantern Mace"]})
    say(state, "attack W1", "pass", "use Whispered Threat", "pass", "pass", "choose Bandage")
    assert state.prompt is not None
    assert (state.prompt.seat, state.prompt.kind) == (YOU, "response")


def test_a_response_that_was_taken_back_does_not_start_the_window_again() -> None:
    toll = CardDef("user:toll", "Toll", "ace", {}, (Activated((Heal(1),), "any", cost=(DiscardCards(1),)),))
    game = dw.game("asigoc", cards=[toll])
    seats = [{"weapons": ["Wooden Sword"]}, {"ace": ["Toll"], "hand": ["Bandage"], "weapons": ["Lantern Mace"]}]
    state = game.position({"phase": "battle", "turn": 5, "seats": seats})
    say(state, "attack W1", "use Toll", "back")
    assert state.prompt is not None
    assert (state.prompt.seat, state.prompt.kind) == (THEY, "response")


def test_a_weapon_may_attack_again_next_turn() -> None:
    state = board("battle", {"weapons": ["Wooden Sword"]}, {})
    settle(say(state, "attack W1"))
    end_turn(end_turn(state))
    settle(say(settle(say(settle(say(state, "leave")), "leave")), "attack W1"))
    assert health(state) == (10, 6)


def test_attacks_per_weapon_is_a_rule() -> None:
    state = board("battle", {"weapons": ["Wooden Sword"]}, {}, rules={"attacks_per_weapon": 2})
    settle(say(settle(say(state, "attack W1")), "attack W1"))
    assert health(state) == (10, 6)
    assert why_not(state, "attack W1").code == "already_attacked"


def test_what_a_block_loses_and_its_floor_are_rules() -> None:
    for rules, left in (({"block_loss": 2}, 1), ({"block_loss": 3, "block_floor": 2}, 2), ({"block_loss": 0}, 3)):
        state = board("battle", {"weapons": ["River Spear"]}, {"weapons": ["Ironbark Shield"]}, rules={**rules})
        say(state, "attack W1", "block W1")
        assert values(state, THEY, 0) == (1, left)


def test_when_an_attack_was_stopped_nobody_is_asked_to_respond_to_it() -> None:
    you: dict[str, object] = {"weapons": ["Wooden Sword"], "ace": ["Captain of the Ford"], "hand": ["Bandage"]}
    state = board("battle", you, {"hand": ["Smoke Pot", "Bandage"]})
    say(state, "attack W1", "pass", "use Smoke Pot", "pass", "pass")
    assert state.prompt is not None
    assert (state.prompt.seat, state.prompt.kind) == (YOU, "turn")


def test_an_attack_can_be_stopped_before_the_block() -> None:
    state = board("battle", {"weapons": ["Wooden Sword"]}, {"hand": ["Smoke Pot"], "weapons": ["Lantern Mace"]})
    settle(say(state, "attack W1", "use Smoke Pot"))
    assert health(state) == (10, 10)
    assert "ON_STOP_ATTACK" in kinds(state)
    assert "ON_BLOCK" not in kinds(state)
    assert why_not(state, "attack W1").code == "already_attacked"


def test_after_the_block_and_before_damage_both_may_respond() -> None:
    they: dict[str, object] = {"hand": ["Last Stand"], "weapons": ["Wooden Sword"]}
    state = board("battle", {"weapons": ["River Spear"]}, they)
    settle(say(state, "attack W1", "block W1", "use Last Stand"))
    assert health(state) == (10, 10)
    assert values(state, THEY, 0) == (2, 0)  # 1 + 3 held against 3; the bonus ended, the loss stays


def test_a_bonus_until_the_battle_ends_is_gone_in_the_next_attack() -> None:
    they: dict[str, object] = {"weapons": ["Parrying Knife"]}
    state = board("battle", {"weapons": ["River Spear", "Wooden Sword"]}, they)
    say(state, "attack W1", "use Parrying Knife")
    while "block W1" not in options(state):
        state.apply("pass")
    assert values(state, THEY, 0) == (1, 3)
    settle(say(state, "block W1"))
    assert values(state, THEY, 0) == (1, 0)


def test_windows_in_battle_are_a_rule() -> None:
    they: dict[str, object] = {"hand": ["Smoke Pot"]}
    state = board("battle", {"weapons": ["Wooden Sword"]}, they, rules={"battle_windows": False})
    say(state, "attack W1")
    assert health(state) == (10, 8)


def test_when_the_attacker_leaves_there_is_no_damage() -> None:
    gust = CardDef("user:gust", "Gust", "item", {}, (Item((Return(Attacker()),), "attack"),))
    game = dw.game("asigoc", cards=[gust])
    seats = [{"weapons": ["River Spear"]}, {"hand": ["Gust"], "weapons": ["Lantern Mace"]}]
    state = game.position({"phase": "battle", "turn": 5, "seats": seats})
    settle(say(state, "attack W1", "use Gust"))
    assert health(state) == (10, 10)
    assert names(state, YOU, "hand") == ["River Spear"]


def test_when_the_blocker_leaves_the_attack_counts_as_unblocked() -> None:
    hook = CardDef("user:hook", "Hook", "item", {}, (Item((Return(Blocker()),), "block"),))
    for blocks, left in ((False, 7), (True, 10)):
        game = dw.game("asigoc", cards=[hook], rules={"lost_blocker_blocks": blocks})
        seats = [{"weapons": ["River Spear"], "hand": ["Hook"]}, {"weapons": ["Lantern Mace"]}]
        state = game.position({"phase": "battle", "turn": 5, "seats": seats})
        settle(say(state, "attack W1", "block W1", "use Hook"))
        assert health(state) == (10, left)


def test_a_weapon_that_would_be_discarded_can_return_to_hand_instead() -> None:
    state = board("battle", {"weapons": ["River Spear"]}, {"weapons": ["Homing Boomerang"]})
    settle(say(state, "attack W1", "block W1"))
    assert names(state, THEY, "hand") == ["Homing Boomerang"]
    assert names(state, THEY, "discard") == []
    assert kinds(state)[-3:-1] == ["ON_RETURN", "ON_DAMAGE"]


def test_attack_grows_with_another_weapon_beside_it() -> None:
    state = board("battle", {"weapons": ["Twin Daggers", "Banner Pike"]}, {})
    assert values(state, YOU, 0) == (3, 1)  # 1, and 1 of its own, and 1 of the pike
    assert values(state, YOU, 1) == (1, 2)
    alone = board("battle", {"weapons": ["Twin Daggers"]}, {})
    assert values(alone, YOU, 0) == (1, 1)


def test_a_bonus_until_the_turn_ends_is_gone_in_the_next_turn() -> None:
    state = board("main", {"weapons": ["Wooden Sword"], "hand": ["Whetstone"]}, {})
    settle(say(state, "use Whetstone"))
    assert values(state, YOU, 0) == (4, 1)
    end_turn(state)
    assert values(state, YOU, 0) == (2, 1)


def test_the_beaten_blocker_goes_before_its_owner_takes_the_rest() -> None:
    they: dict[str, object] = {"weapons": ["Wooden Sword", "Ferry Chain"], "health": 2}
    state = say(board("battle", {"weapons": ["River Spear"]}, they), "attack W1", "block W1")
    assert state.prompt is not None
    assert (state.prompt.kind, state.prompt.seat) == ("replacement", THEY)  # while they still have 2 health
    assert health(state) == (10, 2)
    state.apply("pass")
    assert state.result is not None
    assert (state.result.winner, state.result.reason) == (YOU, "no_health")
