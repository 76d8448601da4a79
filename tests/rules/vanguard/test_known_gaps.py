"""What an older simulator of this game could not do, each shown as a scenario that works here."""

from __future__ import annotations

import pytest

import duelwright as dw
from duelwright.games.vanguard.vocabulary import Act, Auto, CounterBlast, CounterCharge, RodeUpon
from duelwright.language.nodes import Draw
from duelwright.terminal.typed import cards_like

from .formats import ALL, Format, in_formats
from .table import (
    BOWLER,
    CRITICAL,
    EGG,
    HEAL,
    INFERNO,
    NIRVANA,
    REIYU,
    RINO,
    THEY,
    TRICKSTAR,
    YOU,
    Side,
    asked,
    battle,
    by_effect_gain,
    can,
    cards,
    count,
    critical,
    ending,
    kinds,
    main_phase,
    names,
    options,
    power,
    rests,
    say,
    unit,
    why_not,
)
from .test_rulings import TEST, lay, made
from .test_rulings_formats import one_trigger_less

TEJAS = "Wyvern Strike, Tejas"  # Kagero, grade 2, 8000
BACK = ("R3", "R4", "R5")


# --- several guardians per battle: one was the most ---


@in_formats(*ALL)
def test_several_guardians_are_called_in_one_battle() -> None:
    """Three cards of the hand and an interceptor guard together: their shields add up, and all are retired."""
    state = battle({}, {"R1": [REIYU], "hand": [CRITICAL, HEAL, TRICKSTAR]})
    say(state, "attack V>V", f"guard {CRITICAL}", f"guard {HEAL}", f"guard {TRICKSTAR}", "intercept R1")
    assert names(state, THEY, "GC") == [CRITICAL, HEAL, TRICKSTAR, REIYU]
    assert power(state, THEY, "V") == 13000 + 15000 + 15000 + 5000 + 5000
    say(state, "pass")
    assert (count(state, THEY, "GC"), count(state, THEY, "damage")) == (0, 0)
    assert sorted(names(state, THEY, "drop")) == sorted([CRITICAL, HEAL, TRICKSTAR, REIYU])


@in_formats(*ALL)
def test_guardians_are_called_again_in_the_next_battle() -> None:
    """The guardian circle is free again after each battle, as often as there are attacks."""
    state = battle({"R1": [INFERNO]}, {"hand": [TRICKSTAR, TRICKSTAR, CRITICAL, HEAL]})
    say(state, "attack R1>V", f"guard {TRICKSTAR}", f"guard {TRICKSTAR}", "pass")
    say(state, "attack V>V", f"guard {CRITICAL}", f"guard {HEAL}", "pass")
    assert (count(state, THEY, "damage"), count(state, THEY, "drop")) == (0, 4)


# --- damage that is flipped in its zone: it used to be moved away ---


def face_down(state: dw.State, viewer: int) -> list[str]:
    """Your damage cards that lie face down, as somebody sees them."""
    found = [shown.card for shown in cards(state, YOU, "damage", viewer) if shown.marks.get("face")]
    return sorted(card.name for card in map(state.game.find, found) if card is not None)


@in_formats(*ALL)
def test_a_counter_blast_turns_damage_face_down_where_it_lies_and_a_charge_turns_it_back() -> None:
    """The cards stay in the damage zone, in their places, and still count as damage."""
    card = made(TEST, Act((Draw(1),), cost=(CounterBlast(2),)), Act((CounterCharge(1),)))
    state = lay("main", {"V": [TEST], "damage": [RINO, EGG, REIYU]}, {}, card)
    lying = cards(state, YOU, "damage")
    say(state, f"act {TEST}>1", f"choose {RINO}", f"choose {REIYU}")
    assert [shown.handle for shown in cards(state, YOU, "damage")] == [shown.handle for shown in lying]
    assert (face_down(state, YOU), count(state, YOU, "drop")) == ([REIYU, RINO], 0)
    assert face_down(state, THEY) == [REIYU, RINO]
    say(state, f"act {TEST}>2", f"choose {REIYU}")
    assert face_down(state, YOU) == face_down(state, THEY) == [RINO]
    assert {"ON_FLIP", "ON_COUNTER_BLAST"} <= set(kinds(state)) and "ON_SENT_TO_DAMAGE" not in kinds(state)


# --- the power of the back row: it was not shown ---


@in_formats(*ALL)
def test_the_power_of_back_row_units_is_seen_by_everybody_and_follows_what_they_get() -> None:
    """Each back-row unit shows its power now, to both players and to who only looks on."""
    state = main_phase({"R3": [RINO], "R4": [EGG], "R5": [TRICKSTAR]}, {"R3": [BOWLER]})
    by_effect_gain(state, YOU, "R4", "power", 5000)
    for viewer in (YOU, THEY, None):
        zones = state.view(viewer).seats[YOU].zones
        found = [shown.values["power"] for circle in BACK for shown in zones[circle] if shown is not None]
        assert found == [8000, 11000, 5000]
    assert power(state, THEY, "R3") == 8000


# --- resting to attack: units attacked as often as they liked ---


@in_formats(*ALL)
def test_a_unit_rests_to_attack_and_a_resting_unit_does_not_attack() -> None:
    """Attacker and booster rest; both are told of and seen, and neither does it again in this turn."""
    state = say(battle({"R1": [INFERNO], "R3": [RINO]}), "attack R1>V", "boost R3")
    assert (rests(state, YOU, "R1"), rests(state, YOU, "R3"), rests(state, YOU, "V")) == (True, True, False)
    assert kinds(state).count("ON_REST") == 2
    say(state, "pass")
    assert why_not(state, "attack R1>V") == "resting"
    assert options(state) == ["attack V>V", "pass"]


# --- the back row as a target: effects that allow it did nothing ---


@in_formats(*ALL)
def test_an_effect_lets_a_unit_attack_the_back_row(form: Format) -> None:
    """Wyvern Strike, Tejas attacks the opposing back-row unit of its column; others do not."""
    tejas = dw.game("vanguard-premium").find(TEJAS)
    assert tejas is not None
    known = {card.id: card for card in form.game.cards()} | {tejas.id: tejas}
    game = dw.game(form.key, cards=list(known.values()))
    seats: list[Side] = [
        {"V": [NIRVANA], "R1": [TEJAS], "R2": [REIYU]},
        {"V": [NIRVANA], "R1": [REIYU], "R3": [RINO], "R4": [EGG], "R5": [TRICKSTAR]},
    ]
    seats = [{**side, "deck": ["blank"] * 9} for side in seats]
    state = game.position({"phase": "battle", "turn": 5, "active": YOU, "first": YOU, "seats": seats})
    assert [circle for circle in BACK if can(state, f"attack R1>{circle}")] == ["R5"]  # which lies opposite
    assert not any(can(state, f"attack R2>{circle}") for circle in BACK)
    say(state, "attack R1>R5", "pass")
    assert (count(state, THEY, "R5"), names(state, THEY, "drop")) == (0, [TRICKSTAR])


# --- "when rode upon": such abilities were never played ---


@in_formats(*ALL)
def test_an_ability_is_played_when_its_unit_is_rode_upon() -> None:
    """From the soul, where the unit lies by then; for that ride only."""
    old = made(TEST, Auto(RodeUpon(), (Draw(1),)), grade=1, power=8000)
    state = say(lay("ride", {"V": [TEST], "hand": [REIYU]}, {}, old), f"ride {REIYU}")
    assert (names(state, YOU, "soul"), count(state, YOU, "hand")) == ([TEST], 1)
    other = say(lay("ride", {"V": [RINO], "R1": [TEST], "soul": [TEST], "hand": [REIYU]}, {}, old), f"ride {REIYU}")
    assert count(other, YOU, "hand") == 0


# --- deck faults: a player learnt of them by losing the fight ---


@in_formats(*ALL)
def test_deck_faults_are_told_before_the_game_all_of_them_and_in_words(form: Format) -> None:
    """`check` tells them, and `start` refuses; no fight begins."""
    game = dw.game(form.key)
    bad = one_trigger_less(form)
    assert [fault.code for fault in game.check(bad)] == ["trigger_count"]
    with pytest.raises(dw.IllegalDeck) as caught:
        game.start((bad, game.decks()[1]))
    assert "16" in caught.value.violations[0].sentence
    empty = dw.Deck("Mine", form.key, {"main": {}})
    assert len(game.check(empty)) > 1


@in_formats(*ALL)
def test_by_a_rules_field_the_loss_comes_instead(form: Format) -> None:
    """With `on_illegal_deck="lose"` the fight is over at once, and the result says why."""
    game = dw.game(form.key, rules={"on_illegal_deck": "lose"})
    state = game.start((one_trigger_less(form), game.decks()[1]))
    assert ending(state) == (THEY, "illegal_deck") and (state.prompt, options(state)) == (None, [])


# --- critical: it was neither in the card data nor on the board ---


def test_cards_are_found_by_their_critical() -> None:
    """It could not be searched for."""
    striker = made("Test Striker", grade=3)
    striker.numbers["critical"] = 2
    game = dw.game("vanguard-premium", cards=[striker])
    assert [card.name for card in cards_like(game, "critical>=2")] == ["Test Striker"]
    assert len(cards_like(game, "Critical = 1")) > 200


@in_formats(*ALL)
def test_the_critical_of_a_card_is_in_its_data_and_in_the_view(form: Format) -> None:
    """Each unit has one printed, and the view shows what it is now, wherever the unit stands."""
    units = [card for card in dw.game(form.key).cards() if card.kind in ("unit", "trigger unit", "G unit", "token")]
    assert all(card.numbers["critical"] >= 0 for card in units)
    state = battle({"R1": [INFERNO], "R3": [RINO]}, {"R1": [REIYU]})
    assert [critical(state, YOU, circle) for circle in ("V", "R1", "R3")] == [1, 1, 1]
    by_effect_gain(state, YOU, "R1", "critical", 1)
    for viewer in (YOU, THEY):
        (shown,) = cards(state, YOU, "R1", viewer)
        assert shown.values["critical"] == 2
    assert unit(state, THEY, "R1").values["critical"] == 1
    say(state, "attack R1>V", "boost R3", "pass")
    assert asked(state) == (YOU, "attack") and count(state, THEY, "damage") == 2
