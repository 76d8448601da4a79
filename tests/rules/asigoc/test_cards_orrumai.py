"""What the cards of the second set do, each in a situation that shows it."""

from __future__ import annotations

import pytest

from duelwright.language.voice import Voice
from duelwright.speech.ask import asked_of
from duelwright.speech.label import label

from .table import THEY, YOU, Side, board, can, end_turn, health, kinds, names, options, say, settle, values, why_not

# --- Weapons ----------------------------------------------------------------------------------------------------------


def test_reed_javelin_attacks_and_is_then_thrown() -> None:
    state = board("battle", {"weapons": ["Reed Javelin"]}, {})
    settle(say(state, "attack W1"))
    assert health(state) == (10, 8)
    settle(say(state, "use Reed Javelin"))
    assert health(state) == (10, 6)
    assert names(state, YOU, "discard") == ["Reed Javelin"]


@pytest.mark.parametrize(("answer", "zone"), [("option 1", "hand"), ("pass", "discard")])
def test_ferry_chain_may_pull_another_weapon_back_to_hand(answer: str, zone: str) -> None:
    they: Side = {"weapons": ["Wooden Sword", "Ferry Chain"]}
    state = say(board("battle", {"weapons": ["River Spear"]}, they), "attack W1", "block W1")
    assert state.prompt is not None
    assert state.prompt.seat == THEY
    say(state, answer)
    assert health(state) == (10, 8)
    assert names(state, THEY, zone) == ["Wooden Sword"]


def test_ferry_chain_does_not_save_itself() -> None:
    they: Side = {"weapons": ["Wooden Sword", "Ferry Chain"]}
    state = say(board("battle", {"weapons": ["River Spear"]}, they), "attack W1", "block W2")
    assert names(state, THEY, "discard") == ["Ferry Chain"]


@pytest.mark.parametrize(("answer", "drawn", "healed"), [("option 1", 0, 2), ("pass", 1, 0)])
def test_patient_blade_may_heal_instead_of_drawing(answer: str, drawn: int, healed: int) -> None:
    """A draw that an Item brings is asked for like the one of the draw step."""
    you: Side = {"weapons": ["Patient Blade"], "hand": ["Pitch Barrel"], "deck": ["Wooden Sword"] * 3}
    state = settle(say(board("main", you, {}), "use Pitch Barrel"))
    assert state.prompt is not None
    assert (state.prompt.kind, state.prompt.seat) == ("replacement", YOU)
    settle(say(state, answer))
    assert (len(names(state, YOU, "hand")), health(state)) == (drawn, (8 + healed, 8))


def test_patient_blade_may_heal_instead_of_the_draw_of_the_draw_step() -> None:
    state = board("main", {"deck": ["Wooden Sword"] * 3}, {"weapons": ["Patient Blade"], "deck": ["Wooden Sword"] * 3})
    while not (state.prompt is not None and state.prompt.kind == "replacement"):
        state.apply(options(state)[-1])
    assert state.prompt.seat == THEY
    say(state, "option 1")
    assert (names(state, THEY, "hand"), health(state)) == ([], (10, 12))


def test_barbed_net_tears_opposing_weapons_that_would_return() -> None:
    you: Side = {"weapons": ["Barbed Net"], "hand": ["Grappling Rope"]}
    state = settle(say(board("main", you, {"weapons": ["Lantern Mace"]}), "use Grappling Rope"))
    assert names(state, THEY, "discard") == ["Lantern Mace"]
    assert names(state, THEY, "hand") == []
    say(state, "return W1")
    assert names(state, YOU, "hand") == ["Barbed Net"]  # your own Weapons return as ever


def test_fogbell_weakens_the_attacker_for_a_discarded_card() -> None:
    they: Side = {"weapons": ["Fogbell"], "hand": ["Bandage"]}
    state = say(board("battle", {"weapons": ["River Spear"]}, they), "attack W1", "use Fogbell", "choose Bandage")
    settle(state)
    assert values(state, YOU, 0) == (1, 0)
    say(state, "pass")
    assert health(state) == (10, 9)
    assert names(state, THEY, "discard") == ["Bandage"]
    assert values(state, YOU, 0) == (3, 0)  # the attack is over


def test_fogbell_is_silent_in_your_own_attack() -> None:
    you: Side = {"weapons": ["Fogbell"], "hand": ["Bandage"]}
    state = say(board("battle", you, {"weapons": ["Ironbark Shield"]}), "attack W1")
    assert why_not(state, "use Fogbell").code == "condition_not_met"


@pytest.mark.parametrize(("own", "attack"), [(5, 2), (4, 4)])
def test_cornered_pike_strikes_harder_when_you_are_low(own: int, attack: int) -> None:
    state = board("battle", {"weapons": ["Cornered Pike"], "health": own}, {})
    assert values(state, YOU, 0) == (attack, 1)
    assert health(settle(say(state, "attack W1"))) == (own, 10 - attack)


def test_cairn_shield_is_as_high_as_your_pile_of_weapons_and_wears() -> None:
    they: Side = {"weapons": ["Cairn Shield"], "discard": ["Wooden Sword", "Bandage", "River Spear", "Fogbell"]}
    state = board("battle", {"weapons": ["River Spear"]}, they)
    assert values(state, THEY, 0) == (1, 3)  # the Bandage is no Weapon
    say(state, "attack W1", "block W1")
    assert health(state) == (10, 10)
    assert values(state, THEY, 0) == (1, 2)  # what it is given wears as what is printed on it does


def test_hoarders_maul_weighs_as_much_as_the_hand() -> None:
    state = board("main", {"weapons": ["Hoarder's Maul"], "hand": ["Bandage", "Old Map", "Smoke Pot"]}, {})
    assert values(state, YOU, 0) == (3, 1)
    settle(say(state, "use Bandage"))
    assert values(state, YOU, 0) == (2, 1)


def test_mud_anchor_drags_every_opposing_weapon_down() -> None:
    you: Side = {"weapons": ["River Spear", "Wooden Sword"]}
    state = board("battle", you, {"weapons": ["Mud Anchor"]})
    assert (values(state, YOU, 0), values(state, YOU, 1)) == ((2, 0), (1, 1))
    assert values(state, THEY, 0) == (1, 1)
    say(state, "attack W1", "block W1")
    assert names(state, THEY, "discard") == ["Mud Anchor"]
    assert values(state, YOU, 1) == (2, 1)


def test_toll_hook_takes_a_card_that_the_opponent_chooses() -> None:
    state = board("main", {"hand": ["Toll Hook"]}, {"hand": ["Bandage", "Old Map"]})
    settle(say(state, "move Toll Hook>W1"))
    say(state, "option 1")
    assert state.prompt is not None
    assert state.prompt.seat == THEY
    say(state, "choose Old Map")
    assert names(state, THEY, "discard") == ["Old Map"]
    assert health(state) == (10, 10)


def test_toll_hook_or_takes_it_in_health() -> None:
    state = settle(say(board("main", {"hand": ["Toll Hook"]}, {"hand": ["Bandage"]}), "move Toll Hook>W1"))
    say(state, "option 2")
    assert health(state) == (10, 9)
    assert names(state, THEY, "hand") == ["Bandage"]


def test_tempering_tongs_sharpen_a_weapon_beyond_the_turn() -> None:
    state = board("main", {"weapons": ["Tempering Tongs", "River Spear"]}, {})
    settle(say(state, "use Tempering Tongs"))
    say(state, "choose River Spear")
    assert health(state) == (9, 10)
    assert why_not(state, "use Tempering Tongs").code == "already_used"
    end_turn(end_turn(state))
    assert values(state, YOU, 1) == (4, 0)


def test_tempering_tongs_do_not_take_the_last_health() -> None:
    state = board("main", {"weapons": ["Tempering Tongs"], "health": 1}, {})
    assert why_not(state, "use Tempering Tongs").code == "cost_not_payable"


def test_sounding_pole_sinks_what_you_do_not_want_to_draw() -> None:
    deck = ["Bandage", "River Spear", "Whetstone"]
    state = board("main", {"hand": ["Sounding Pole"], "deck": deck}, {})
    settle(say(state, "move Sounding Pole>W1"))
    say(state, "choose Bandage", "done")
    assert names(state, YOU, "deck") == ["River Spear", "?", "Bandage"]


def test_eel_knife_slips_past_a_block() -> None:
    you: Side = {"weapons": ["Eel Knife"]}
    state = say(board("battle", you, {"weapons": ["Ironbark Shield"]}), "attack W1", "block W1")
    assert can(state, "use Eel Knife")
    settle(say(state, "use Eel Knife"))
    assert health(state) == (10, 9)  # 2 against 3 - 2
    assert names(state, THEY, "discard") == ["Ironbark Shield"]


def test_eel_knife_needs_a_block_to_slip_past() -> None:
    you: Side = {"weapons": ["Eel Knife"], "hand": ["Leech Jar"]}
    state = say(board("battle", you, {"weapons": ["Ironbark Shield"]}), "attack W1", "pass", "pass")
    assert can(state, "use Leech Jar")  # after the block
    assert why_not(state, "use Eel Knife").code == "condition_not_met"


def test_drowned_blade_demands_another_weapon() -> None:
    state = board("main", {"hand": ["Drowned Blade"], "weapons": ["Wooden Sword"]}, {})
    settle(say(state, "move Drowned Blade>W2"))
    assert names(state, YOU, "weapons") == ["", "Drowned Blade"]
    assert names(state, YOU, "discard") == ["Wooden Sword"]
    assert health(state) == (10, 10)


def test_drowned_blade_or_else_health() -> None:
    state = settle(say(board("main", {"hand": ["Drowned Blade"]}, {}), "move Drowned Blade>W1"))
    assert names(state, YOU, "weapons") == ["Drowned Blade", ""]
    assert health(state) == (9, 10)


# --- Items ------------------------------------------------------------------------------------------------------------


def test_backfiring_seal_nullifies_and_burns() -> None:
    you: Side = {"hand": ["Throwing Knife"]}
    state = board("main", you, {"hand": ["Backfiring Seal", "Old Map"]})
    settle(say(state, "use Throwing Knife", "use Backfiring Seal", "choose Old Map"))
    assert health(state) == (9, 10)
    assert "ON_SKIP" in kinds(state)
    assert names(state, THEY, "discard") == ["Old Map", "Backfiring Seal"]


def test_leech_jar_can_be_used_in_the_opponents_turn() -> None:
    state = board("main", {}, {"hand": ["Leech Jar"], "health": 5})
    settle(say(state, "leave", "use Leech Jar"))
    assert health(state) == (9, 6)


def test_powder_trail_burns_for_every_item_that_was_used_itself_among_them() -> None:
    you: Side = {"hand": ["Powder Trail"], "discard": ["Bandage", "Wooden Sword", "Old Map"]}
    state = settle(say(board("main", you, {}), "use Powder Trail"))
    assert health(state) == (8, 7)


def test_pitch_barrel_burns_both_and_brings_a_card() -> None:
    state = board("main", {"hand": ["Pitch Barrel"], "deck": ["Bandage"]}, {})
    settle(say(state, "use Pitch Barrel"))
    assert health(state) == (8, 8)
    assert names(state, YOU, "hand") == ["Bandage"]


def test_pitch_barrel_is_not_lit_where_it_would_burn_you_down() -> None:
    state = board("main", {"hand": ["Pitch Barrel"], "health": 2}, {})
    assert why_not(state, "use Pitch Barrel").code == "condition_not_met"


def test_low_tide_carries_a_weapon_of_either_side_home_even_in_an_attack() -> None:
    they: Side = {"weapons": ["Lantern Mace"], "hand": ["Low Tide"], "deck": ["Bandage"]}
    state = board("battle", {"weapons": ["River Spear", "Wooden Sword"]}, they)
    settle(say(state, "attack W1", "use Low Tide"))
    say(state, "choose River Spear")
    assert names(state, YOU, "hand") == ["River Spear"]
    assert names(state, THEY, "hand") == ["Bandage"]
    assert health(state) == (10, 10)  # the attacker left, the attack is over


def test_low_tide_can_save_a_weapon_of_your_own() -> None:
    you: Side = {"weapons": ["Ironbark Shield"], "hand": ["Low Tide"], "deck": ["Bandage"]}
    state = board("main", you, {"weapons": ["Lantern Mace"]})
    settle(say(state, "use Low Tide"))
    say(state, "choose Ironbark Shield")
    assert names(state, YOU, "hand") == ["Ironbark Shield", "Bandage"]


def test_undertow_drags_the_attacker_back_to_hand() -> None:
    they: Side = {"hand": ["Undertow", "Bandage"]}
    state = say(board("battle", {"weapons": ["Quarry Hammer"]}, they), "attack W1", "use Undertow", "choose Bandage")
    settle(state)
    assert names(state, YOU, "hand") == ["Quarry Hammer"]
    assert names(state, THEY, "discard") == ["Bandage", "Undertow"]
    assert health(state) == (10, 10)


def test_salvage_boat_fetches_an_item_other_than_itself() -> None:
    state = board("main", {"hand": ["Salvage Boat"], "discard": ["Bandage", "River Spear", "Old Map"]}, {})
    settle(say(state, "use Salvage Boat"))
    say(state, "option 1")
    assert not can(state, "choose Salvage Boat")
    say(state, "choose Old Map")
    assert names(state, YOU, "hand") == ["Old Map"]


def test_salvage_boat_or_up_to_two_weapons() -> None:
    state = board("main", {"hand": ["Salvage Boat"], "discard": ["Bandage", "River Spear", "Fogbell"]}, {})
    settle(say(state, "use Salvage Boat"))
    say(state, "option 2", "choose River Spear", "choose Fogbell")
    assert names(state, YOU, "hand") == ["River Spear", "Fogbell"]
    assert names(state, YOU, "discard") == ["Bandage", "Salvage Boat"]


def test_spring_flood_softens_every_opposing_weapon_half_of_it_for_good() -> None:
    you: Side = {"hand": ["Spring Flood"], "weapons": ["Fogbell"]}
    state = board("main", you, {"weapons": ["Ironbark Shield", "Lantern Mace"]})
    settle(say(state, "use Spring Flood"))
    assert (values(state, THEY, 0), values(state, THEY, 1)) == ((1, 1), (2, 0))
    assert values(state, YOU, 0) == (1, 2)
    end_turn(state)
    assert (values(state, THEY, 0), values(state, THEY, 1)) == ((1, 2), (2, 1))


def test_reckless_charge_trades_block_for_attack() -> None:
    you: Side = {"hand": ["Reckless Charge"], "weapons": ["Wooden Sword", "Lantern Mace"]}
    state = settle(say(board("battle", you, {}), "use Reckless Charge"))
    assert (values(state, YOU, 0), values(state, YOU, 1)) == ((3, 0), (3, 1))
    settle(say(settle(say(state, "attack W1")), "attack W2"))
    assert health(state) == (10, 4)
    end_turn(state)
    assert (values(state, YOU, 0), values(state, YOU, 1)) == ((2, 0), (2, 1))


@pytest.mark.parametrize(("own", "healed", "drawn"), [(5, 9, []), (6, 7, ["Bandage"])])
def test_broth_of_nine_herbs_heals_the_weak_and_feeds_the_strong(own: int, healed: int, drawn: list[str]) -> None:
    state = board("main", {"hand": ["Broth of Nine Herbs"], "health": own, "deck": ["Bandage"]}, {})
    settle(say(state, "use Broth of Nine Herbs"))
    assert health(state) == (healed, 10)
    assert names(state, YOU, "hand") == drawn


def test_pilots_almanac_finds_an_item_and_may_exchange_a_card() -> None:
    you: Side = {"hand": ["Pilot's Almanac", "Fogbell"], "deck": ["Bandage", "River Spear"]}
    state = settle(say(board("main", you, {}), "use Pilot's Almanac"))
    assert not can(state, "choose River Spear")
    say(state, "choose Bandage")
    assert names(state, YOU, "hand") == ["Fogbell", "Bandage"]
    assert options(state) == ["option 1", "pass"]
    say(state, "option 1", "choose Fogbell")
    assert names(state, YOU, "hand") == ["Bandage", "River Spear"]
    assert names(state, YOU, "deck") == ["Fogbell"]


def test_customs_raid_costs_the_opponent_two_cards_of_their_choice_for_one() -> None:
    they: Side = {"hand": ["Bandage", "Old Map", "Fogbell"], "deck": ["Smoke Pot"]}
    state = say(board("main", {"hand": ["Customs Raid"]}, they), "use Customs Raid", "pass")
    assert state.prompt is not None
    assert state.prompt.seat == THEY
    say(state, "choose Bandage", "choose Fogbell")
    assert names(state, THEY, "discard") == ["Bandage", "Fogbell"]
    assert names(state, THEY, "hand") == ["Old Map", "Smoke Pot"]


def test_customs_raid_needs_two_cards_to_seize() -> None:
    state = board("main", {"hand": ["Customs Raid"]}, {"hand": ["Bandage"]})
    assert why_not(state, "use Customs Raid").code == "condition_not_met"


# --- Aces -------------------------------------------------------------------------------------------------------------


def test_warden_of_the_sluice_raises_a_wall_before_it_blocks() -> None:
    they: Side = {"ace": ["Warden of the Sluice"], "weapons": ["Lantern Mace", "Wooden Sword"]}
    state = say(board("battle", {"weapons": ["River Spear"]}, they), "attack W1", "use Warden of the Sluice")
    settle(state)
    say(state, "choose Lantern Mace")
    settle(state)
    say(state, "block W1")
    assert health(state) == (10, 10)  # 3 against 2 + 1
    assert values(state, THEY, 0) == (2, 1)


def test_mother_of_smugglers_exchanges_a_card_for_one_of_two() -> None:
    you: Side = {"ace": ["Mother of Smugglers"], "hand": ["Fogbell", "Bandage"]}
    you["deck"] = ["Old Map", "River Spear", "Whetstone"]
    state = settle(say(board("main", you, {}), "use Mother of Smugglers"))
    say(state, "choose Bandage", "choose River Spear")
    assert names(state, YOU, "hand") == ["Fogbell", "River Spear"]
    assert names(state, YOU, "deck") == ["?", "Bandage", "Old Map"]


@pytest.mark.parametrize(("own", "theirs", "usable"), [(4, 4, False), (3, 9, True), (9, 3, True)])
def test_the_leech_baron_wakes_when_either_player_is_low(own: int, theirs: int, usable: bool) -> None:
    you: Side = {"ace": ["The Leech Baron"], "hand": ["Bandage", "Old Map"], "health": own}
    state = board("main", you, {"health": theirs})
    assert can(state, "use The Leech Baron") is usable
    if usable:
        settle(say(state, "use The Leech Baron", "choose Bandage", "choose Old Map"))
        assert health(state) == (own + 2, theirs - 2)
        assert names(state, YOU, "discard") == ["Bandage", "Old Map"]


def test_the_drowned_cantor_silences_an_effect_for_a_card_once_a_turn() -> None:
    you: Side = {"hand": ["Throwing Knife", "Bandage"], "health": 5}
    they: Side = {"ace": ["The Drowned Cantor"], "hand": ["Old Map", "Fogbell"]}
    state = settle(say(board("main", you, they), "use Throwing Knife", "use The Drowned Cantor", "choose Old Map"))
    assert health(state) == (5, 10)
    assert names(state, THEY, "discard") == ["Old Map"]
    say(state, "use Bandage")
    assert why_not(state, "use The Drowned Cantor").code == "already_used"
    assert health(settle(state)) == (7, 10)


def test_who_may_replace_a_draw_is_told_what_is_drawn_and_what_is_done_instead() -> None:
    you: Side = {"weapons": ["Patient Blade"], "hand": ["Pitch Barrel"], "deck": ["Wooden Sword"] * 3}
    state = settle(say(board("main", you, {}), "use Pitch Barrel"))
    assert state.prompt is not None
    voice = Voice(state.game, ("Ada", "Bob"), YOU)
    view = state.view(YOU)
    assert asked_of(voice, view, state.prompt) == "a card is about to be drawn. Do something else instead?"
    assert label(voice, view, state.prompt, "option 1") == "Patient Blade: gain 2 health"
    assert label(voice, view, state.prompt, "pass") == "no (go on as usual)"
