"""What the cards of the first set do, each in a situation that shows it."""

from __future__ import annotations

import ast
from pathlib import Path

import pytest

import duelwright as dw
from duelwright.games.asigoc import cards
from duelwright.games.asigoc.make import weapon
from duelwright.language.node import from_json, to_json, walk
from duelwright.language.nodes import Draw, InsteadOf

from .table import THEY, YOU, Side, board, can, health, names, options, say, settle, values

GAME = dw.game("asigoc")


def test_the_set_has_at_least_12_weapons_8_items_and_4_aces() -> None:
    kinds = [card.kind for card in GAME.cards()]
    assert kinds.count("weapon") >= 12
    assert kinds.count("item") >= 8
    assert kinds.count("ace") >= 4


def test_the_wooden_sword_is_the_one_that_was_published() -> None:
    sword = GAME.find("Wooden Sword")
    assert sword is not None
    assert (sword.numbers, sword.abilities) == ({"attack": 2, "block": 1}, ())


def test_the_ready_decks_are_legal() -> None:
    assert len(GAME.decks()) >= 2
    for deck in GAME.decks():
        assert GAME.check(deck) == []


def test_every_card_survives_its_json_form() -> None:
    for card in GAME.cards():
        for part in card.abilities:
            assert from_json(to_json(part), "asigoc") == part
        again = GAME.blueprint.card_from_json
        assert again is not None
        assert again(GAME.blueprint.card_to_json(card)) == card


def test_card_files_hold_constructor_calls_names_and_literals_only() -> None:
    structure = (ast.Call, ast.Name, ast.Load, ast.Tuple, ast.List, ast.keyword, ast.Store)
    allowed = (*structure, ast.Constant, ast.UnaryOp, ast.USub)  # -2 is a literal too
    for path in Path(cards.__file__).parent.glob("*.py"):
        if path.name == "__init__.py":
            continue
        for statement in ast.parse(path.read_text(encoding="utf-8")).body:
            if isinstance(statement, ast.ImportFrom):
                continue
            if isinstance(statement, ast.Expr) and isinstance(statement.value, ast.Constant):
                continue  # the docstring
            assert isinstance(statement, ast.Assign), f"{path.name} line {statement.lineno}"
            for part in ast.walk(statement.value):
                assert isinstance(part, allowed), f"{path.name}: {ast.dump(part)}"


def test_every_node_of_the_game_is_on_a_card() -> None:
    from duelwright.language.node import nodes

    used = {type(part).__name__ for card in GAME.cards() for part in walk(card.abilities)}
    assert set(nodes("asigoc")) - used == set()


def test_scouts_bow_draws_a_card() -> None:
    state = board("main", {"hand": ["Scout's Bow"], "deck": ["Bandage"]}, {})
    settle(say(state, "move Scout's Bow>W1"))
    assert names(state, YOU, "hand") == ["Bandage"]


def test_quarry_hammer_hurts_its_owner() -> None:
    state = board("main", {"hand": ["Quarry Hammer"]}, {})
    assert health(settle(say(state, "move Quarry Hammer>W1"))) == (9, 10)


def test_lantern_mace_lets_each_player_draw() -> None:
    state = board("main", {"hand": ["Lantern Mace"], "deck": ["Bandage"]}, {"deck": ["Old Map"]})
    settle(say(state, "move Lantern Mace>W1"))
    assert (names(state, YOU, "hand"), names(state, THEY, "hand")) == (["Bandage"], ["Old Map"])


def test_thorn_whip_wears_down_a_chosen_opposing_weapon() -> None:
    state = board("main", {"hand": ["Thorn Whip"]}, {"weapons": ["Ironbark Shield", "Lantern Mace"]})
    settle(say(state, "move Thorn Whip>W1"))
    say(state, "choose Ironbark Shield")
    assert values(state, THEY, 0) == (1, 2)
    assert values(state, THEY, 1) == (2, 2)


def test_grave_sickle_may_exchange_a_weapon_of_the_discard_pile_for_a_card() -> None:
    side: dict[str, object] = {"hand": ["Grave Sickle"], "discard": ["River Spear"], "deck": ["Bandage"]}
    state = board("main", side, {})
    settle(say(state, "move Grave Sickle>W1"))
    assert options(state) == ["option 1", "pass"]
    say(state, "option 1")
    assert names(state, YOU, "hand") == ["Bandage"]
    assert names(state, YOU, "discard") == []
    assert len(names(state, YOU, "deck")) == 1
    declined = settle(say(board("main", side, {}), "move Grave Sickle>W1"))
    say(declined, "pass")
    assert names(declined, YOU, "discard") == ["River Spear"]


def test_whetstone_sharpens_one_of_your_weapons() -> None:
    state = board("main", {"hand": ["Whetstone"], "weapons": ["Wooden Sword", "River Spear"]}, {})
    settle(say(state, "use Whetstone"))
    say(state, "choose River Spear")
    assert (values(state, YOU, 0), values(state, YOU, 1)) == ((2, 1), (5, 0))


def test_grappling_rope_returns_an_opposing_weapon() -> None:
    state = board("main", {"hand": ["Grappling Rope"]}, {"weapons": ["Lantern Mace"]})
    settle(say(state, "use Grappling Rope"))
    assert names(state, THEY, "hand") == ["Lantern Mace"]


def test_old_map_takes_one_of_the_top_three_and_puts_the_rest_under_the_deck() -> None:
    deck = ["Bandage", "River Spear", "Whetstone", "Smoke Pot"]
    state = board("main", {"hand": ["Old Map"], "deck": deck}, {})
    settle(say(state, "use Old Map"))
    say(state, "choose River Spear")
    assert names(state, YOU, "hand") == ["River Spear"]
    assert names(state, YOU, "deck") == ["?", "Bandage", "Whetstone"]  # the fourth card was never seen


def test_old_map_with_a_short_deck_looks_at_what_there_is() -> None:
    state = board("main", {"hand": ["Old Map"], "deck": ["Bandage"]}, {})
    settle(say(state, "use Old Map"))
    assert names(state, YOU, "hand") == ["Bandage"]
    empty = board("main", {"hand": ["Old Map"], "deck": []}, {})
    settle(say(empty, "use Old Map"))
    assert names(empty, YOU, "hand") == []


def test_traders_wagon_draws_two_and_discards_one() -> None:
    state = board("main", {"hand": ["Trader's Wagon"], "deck": ["Bandage", "River Spear"]}, {})
    settle(say(state, "use Trader's Wagon"))
    say(state, "option 1", "choose Bandage")
    assert names(state, YOU, "hand") == ["River Spear"]
    assert names(state, YOU, "discard") == ["Trader's Wagon", "Bandage"]


def test_traders_wagon_or_exchanges_cards() -> None:
    hand = ["Trader's Wagon", "Bandage", "Smoke Pot"]
    state = board("main", {"hand": hand, "deck": ["Old Map", "River Spear", "Whetstone"]}, {})
    settle(say(state, "use Trader's Wagon"))
    say(state, "option 2", "choose Bandage", "done")
    assert names(state, YOU, "hand") == ["Smoke Pot", "Old Map", "River Spear"]
    assert names(state, YOU, "deck")[-1] == "Bandage"


def test_a_choice_can_be_taken_back_card_by_card() -> None:
    hand = ["Trader's Wagon", "Bandage", "Smoke Pot"]
    state = board("main", {"hand": hand}, {})
    settle(say(state, "use Trader's Wagon"))
    say(state, "option 2", "choose Bandage", "back")
    assert can(state, "choose Bandage")


def test_smiths_errand_finds_a_weapon_shows_it_and_shuffles() -> None:
    state = board("main", {"hand": ["Smith's Errand"], "deck": ["Bandage", "River Spear", "Old Map"]}, {})
    settle(say(state, "use Smith's Errand"))
    assert not can(state, "choose Bandage")
    say(state, "choose River Spear")
    assert names(state, YOU, "hand") == ["River Spear"]
    assert names(state, YOU, "deck") == ["?", "?"]
    shown = state.view(THEY).seats[YOU].zones["hand"][0]
    assert shown is not None
    assert shown.card == "asigoc/river-spear"


def test_smiths_errand_may_find_nothing() -> None:
    state = board("main", {"hand": ["Smith's Errand"], "deck": ["River Spear"]}, {})
    settle(say(state, "use Smith's Errand"))
    say(state, "done")
    assert names(state, YOU, "hand") == []


def test_whispered_threat_lets_the_opponent_choose_what_to_discard() -> None:
    state = board("main", {"hand": ["Whispered Threat"]}, {"hand": ["Bandage", "Old Map"]})
    say(state, "use Whispered Threat", "pass")
    assert state.prompt is not None
    assert state.prompt.seat == THEY
    say(state, "choose Old Map")
    assert names(state, THEY, "discard") == ["Old Map"]


@pytest.mark.parametrize(("own", "drawn"), [(5, 0), (4, 1)])
def test_whispered_threat_draws_a_card_when_you_are_low(own: int, drawn: int) -> None:
    state = board("main", {"hand": ["Whispered Threat"], "health": own}, {"hand": ["Bandage"]})
    settle(say(state, "use Whispered Threat"))
    assert len(names(state, YOU, "hand")) == drawn


def test_mender_of_roads_heals_and_mends_what_was_worn() -> None:
    worn = {"card": "Ironbark Shield", "block_lost": 3}
    state = board("main", {"ace": ["Mender of Roads"], "health": 3, "weapons": [worn, "Wooden Sword"]}, {})
    settle(say(state, "use Mender of Roads"))
    assert health(state) == (7, 10)
    assert values(state, YOU, 0) == (1, 2)


def test_oathbreaker_deals_the_current_attack_of_the_weapon_it_breaks() -> None:
    side: dict[str, object] = {"ace": ["Oathbreaker"], "weapons": ["Twin Daggers", "Banner Pike"], "hand": ["Bandage"]}
    state = board("battle", side, {})
    settle(say(state, "use Oathbreaker", "choose Bandage"))
    say(state, "choose Twin Daggers")
    assert health(state) == (9, 7)
    assert names(state, YOU, "weapons") == ["", "Banner Pike"]


def test_what_cannot_be_replaced_is_refused_with_what_can() -> None:
    wrong = weapon("Lunch Fork", 1, 1, InsteadOf("lunch", (Draw(1),)))
    with pytest.raises(dw.CardError, match="'lunch' cannot be replaced in asigoc; one of: draw, damage"):
        dw.game("asigoc", cards=[wrong])


def test_damage_is_replaced_whether_it_comes_from_an_attack_or_an_effect() -> None:
    """The amount is one happening; what pays health is no damage."""
    fork = weapon("Lightning Fork", 0, 1, InsteadOf("damage", (Draw(1),)))
    game = dw.game("asigoc", cards=[fork])
    they: Side = {"weapons": ["Lightning Fork"], "deck": ["Wooden Sword"] * 5}
    seats: list[Side] = [{"weapons": ["River Spear"], "hand": ["Pitch Barrel"], "deck": ["Wooden Sword"] * 5}, they]
    state = game.position({"phase": "battle", "turn": 5, "active": 0, "first": 0, "seats": seats})
    say(state, "attack W1", "pass", "pass", "pass")  # no answer, no block, no answer
    assert (health(state), len(names(state, THEY, "hand"))) == ((10, 10), 1)
    settle(say(state, "use Pitch Barrel"))
    assert (health(state), len(names(state, THEY, "hand"))) == ((8, 10), 2)
