"""The cards of the two DZ starter decks, ability by ability, as they are printed."""

from __future__ import annotations

import pytest

import duelwright as dw
from duelwright import Deck, State
from duelwright.games.vanguard.make import unit

from .table import (
    BLANKS,
    BOWLER,
    CRITICAL,
    EGG,
    INFERNO,
    NIRVANA,
    ORDER,
    REIYU,
    RINO,
    SHIPPED,
    THEY,
    TRICKSTAR,
    YOU,
    Side,
    asked,
    can,
    cards,
    count,
    kinds,
    names,
    power,
    rests,
    say,
    shipped,
    spent,
    why_not,
)
from .table import unit as unit_at

GENERATOR = "Energy Generator"
SANCTITUDE = "Elementaria Sanctitude"
SAREVSAEL = "Salvation Wing Angel, Sarevsael"
SWITHELM = "Knight of Calming Silence, Swithelm"
SAGE = "Caring Sage"
RESURGENT = "Resurgent Dragon"
LLOYGRE = "Knight of Partings, Lloygre"
SIA = "Noble of Glittering Staff, Sia"
GLASS = "Bright Glass Dragon"  # grade 3, no abilities
AIZER = "Icicle Ein, Aizer"  # grade 2, no abilities
LISANA = "Shadow Bow Archer, Lisana"  # grade 1, no abilities
MARLEAN = "Love Call, Marlean"
LOUISE = "Resolve to Sing Until the End, Louise"
LORICA = "Heartwarming, Lorica"
SEERE = "Playful Scribbling, Seere"
LIKKRIS = "Negligent Carelessness, Likkris"  # grade 2, no abilities
ADRIANA = "Perfect Mentality, Adriana"  # grade 3, no abilities
NIINA = "Hasty Loafer, Niina"
YOUTHBERK = 'Youthberk "Skyfall Arms"'
PENSE = "Mutual Feelings Maiden, Pense"
RAPHAEL = "Evangel Seraph, Raphael Mitra"  # a G unit: triple drive

# Cards that the starters' texts speak of and that are not shipped.
REVOL_FORM = "A RevolForm of the tests"
GRADE_4 = "A grade 4 unit of the tests"
MORE = dw.game(
    "vanguard-d",
    cards=[
        unit("test/revol", REVOL_FORM, "Keter Sanctuary", 3, 13000, 0),
        unit("test/four", GRADE_4, "Keter Sanctuary", 4, 13000, 0),
    ],
)


def face_up(state: State, seat: int) -> int:
    """How many damage cards are not spent."""
    return sum(not shown.marks.get("face") for shown in cards(state, seat, "damage"))


def energy(state: State, seat: int) -> int:
    """A player's energy."""
    return state.view(seat).seats[seat].counters["energy"]


def shield(state: State, seat: int) -> int:
    """The shield of the only guardian."""
    (guardian,) = cards(state, seat, "GC")
    return guardian.values["shield"]


def pay_with(state: State, *wanted: str) -> None:
    """Cards for a cost, by name, as far as there is a choice between them and others."""
    for name in wanted:
        if asked(state) == (YOU, "choice"):
            say(state, f"choose {name}")


def to_their_ride_phase(state: State) -> State:
    """You end your turn without an attack; they stand and draw."""
    say(state, "pass")
    assert asked(state) == (THEY, "ride")
    return state


# --- Energy Generator ---


@pytest.mark.parametrize(("first", "charged"), [(YOU, 0), (THEY, 3)])
def test_the_generator_becomes_a_crest_with_the_first_ride(first: int, charged: int) -> None:
    """Energy Generator: out of the ride deck, and Energy Charge 3 for who went second (E)."""
    state = shipped("ride", {"V": [TRICKSTAR], "hand": [BOWLER], "ride": [GENERATOR]}, first=first)
    say(state, f"ride {BOWLER}")
    assert (names(state, YOU, "crest"), names(state, YOU, "ride")) == ([GENERATOR], [])
    assert energy(state, YOU) == charged


def test_the_generator_stays_in_the_ride_deck_without_a_ride() -> None:
    """Energy Generator: when you ride."""
    state = shipped("ride", {"hand": [BOWLER], "ride": [GENERATOR]}, first=THEY)
    say(state, "pass")
    assert (names(state, YOU, "crest"), energy(state, YOU)) == ([], 0)


@pytest.mark.parametrize(("before", "after"), [(0, 3), (6, 9), (9, 10), (10, 10)])
def test_the_generator_charges_up_to_ten_at_the_start_of_the_ride_phase(before: int, after: int) -> None:
    """Energy Generator: +3, and never more than 10 (H 96)."""
    they: Side = {"crest": [GENERATOR], "energy": before, "hand": [BOWLER]}
    state = to_their_ride_phase(shipped("battle", {"crest": [GENERATOR], "energy": 1}, they))
    assert energy(state, THEY) == after
    assert energy(state, YOU) == 1  # it was not your ride phase


def test_the_generator_draws_for_seven_energy_once_a_turn() -> None:
    """Energy Generator: its limit of ten energy is no ability that is played, so the ACT is the third."""
    state = shipped("main", {"crest": [GENERATOR], "energy": 10, "deck": [INFERNO, *BLANKS]})
    say(state, f"act {GENERATOR}>3")
    assert (names(state, YOU, "hand"), energy(state, YOU)) == ([INFERNO], 3)
    assert why_not(state, f"act {GENERATOR}>3") == "used_up"


def test_the_generator_does_not_draw_for_six_energy() -> None:
    """Energy Generator: Energy Blast 7 (H 96)."""
    assert why_not(shipped("main", {"crest": [GENERATOR], "energy": 6}), f"act {GENERATOR}>3") == "cannot_pay"


# --- Elementaria Sanctitude ---


def test_sanctitude_saves_a_unit_and_is_removed() -> None:
    """Elementaria Sanctitude: a blitz order; discard a card."""
    state = shipped("battle", {"R1": [INFERNO]}, {"hand": [SANCTITUDE, RINO], "R1": [REIYU]})
    say(state, "attack R1>V", f"order {SANCTITUDE}", f"choose {RINO}", "choose V", "pass")
    assert (count(state, THEY, "damage"), names(state, THEY, "removed")) == (0, [SANCTITUDE])
    assert names(state, THEY, "drop") == [RINO]


@pytest.mark.parametrize("hand", [[], [RINO]])
def test_sanctitude_is_free_against_triple_drive(hand: list[str]) -> None:
    """Elementaria Sanctitude: it can be played without paying the cost."""
    state = shipped("battle", {"V": [RAPHAEL], "heart": [NIRVANA]}, {"hand": [SANCTITUDE, *hand]})
    say(state, "attack V>V", f"order {SANCTITUDE}", "pass")
    assert (count(state, THEY, "damage"), names(state, THEY, "hand")) == (0, hand)
    assert names(state, THEY, "removed") == [SANCTITUDE]


def test_sanctitude_is_not_for_a_vanguard_above_grade_3() -> None:
    """Elementaria Sanctitude: "play this … if your vanguard is grade 3 or less"."""
    state = shipped("battle", {"R1": [INFERNO]}, {"V": [GRADE_4], "hand": [SANCTITUDE, RINO]}, game=MORE)
    say(state, "attack R1>V")
    assert why_not(state, f"order {SANCTITUDE}") == "not_fulfilled"


@pytest.mark.parametrize(("copies", "faults"), [(1, []), (2, ["too_many_copies"])])
def test_only_one_sanctitude_may_be_in_a_deck(copies: int, faults: list[str]) -> None:
    """Elementaria Sanctitude: "you may only have one"."""
    lists = SHIPPED.decks()[0].copied()
    lists["main"]["d-sd01/015"] = lists["main"]["d-sd01/015"] - copies
    lists["main"]["dz-ss06/020"] = copies
    found = SHIPPED.check(Deck("Mine", "vanguard-d", lists))
    assert [fault.code for fault in found if fault.code == "too_many_copies"] == faults


# --- Sarevsael and Marlean as vanguards ---


@pytest.mark.parametrize("name", ["Salvation Wing Angel, Sarevsael", "Love Call, Marlean"])
def test_a_leader_finds_its_own_name_and_grows(name: str) -> None:
    """Counter Blast 1; once a turn."""
    state = shipped("main", {"V": [name], "damage": [RINO, EGG], "deck": [*BLANKS, name]})
    say(state, f"act {name}>1", f"choose {EGG}", f"choose {name}")
    assert (names(state, YOU, "hand"), power(state, YOU, "V")) == ([name], 23000)
    assert (face_up(state, YOU), count(state, YOU, "deck")) == (1, len(BLANKS))
    assert {"ON_REVEAL", "ON_SHUFFLE"} <= set(kinds(state))
    assert why_not(state, f"act h{unit_at(state, YOU, 'V').handle}>1") == "used_up"


@pytest.mark.parametrize("name", ["Salvation Wing Angel, Sarevsael", "Love Call, Marlean"])
def test_a_leader_grows_even_if_it_finds_nothing(name: str) -> None:
    """ "Up to one" in a deck may fail."""
    state = shipped("main", {"V": [name], "damage": [RINO, EGG], "deck": [*BLANKS, NIRVANA]})
    say(state, f"act {name}>1", f"choose {EGG}", "done")
    assert (names(state, YOU, "hand"), power(state, YOU, "V")) == ([], 23000)


@pytest.mark.parametrize("name", ["Salvation Wing Angel, Sarevsael", "Love Call, Marlean"])
def test_a_leader_needs_its_counter_blast(name: str) -> None:
    state = shipped("main", {"V": [name], "damage": [spent(RINO)], "deck": [*BLANKS, name]})
    assert why_not(state, f"act {name}>1") == "cannot_pay"


def test_sarevsael_calls_a_normal_unit_from_drop() -> None:
    """Salvation Wing Angel, Sarevsael: Energy Blast 4; no trigger unit; +10000 until end of turn."""
    you: Side = {"V": [SAREVSAEL], "energy": 5, "drop": [GLASS, CRITICAL, AIZER]}
    state = say(shipped("battle", you), "attack V>V", "option 1")
    assert not can(state, f"choose {CRITICAL}")
    say(state, f"choose {GLASS}", "place R1")
    assert (names(state, YOU, "R1"), power(state, YOU, "R1")) == ([GLASS], 23000)
    assert (energy(state, YOU), rests(state, YOU, "R1")) == (1, False)
    say(state, "pass")
    assert power(state, YOU, "R1") == 23000 and can(state, "attack R1>V")


def test_sarevsael_calls_nothing_that_is_above_grade_3() -> None:
    """Salvation Wing Angel, Sarevsael: grade 3 or less."""
    you: Side = {"V": [SAREVSAEL], "energy": 4, "drop": [GRADE_4, GLASS, AIZER]}
    state = say(shipped("battle", you, game=MORE), "attack V>V", "option 1")
    assert not can(state, f"choose {GRADE_4}") and can(state, f"choose {AIZER}")


@pytest.mark.parametrize(("charged", "target"), [(3, "V"), (4, "R1")])
@pytest.mark.parametrize("name", ["Salvation Wing Angel, Sarevsael", "Love Call, Marlean"])
def test_a_leader_calls_nobody_with_less_energy_or_against_a_rear_guard(name: str, charged: int, target: str) -> None:
    """When this unit attacks a vanguard, Energy Blast 4."""
    you: Side = {"V": [name], "energy": charged, "drop": [GLASS], "R1": [AIZER], "hand": [LIKKRIS]}
    state = say(shipped("battle", you, {"R1": [REIYU]}), f"attack V>{target}")
    assert asked(state) == (THEY, "guard")
    assert energy(state, YOU) == charged


def test_marlean_takes_a_rear_guard_back_and_calls_another() -> None:
    """Love Call, Marlean: Energy Blast 4; to an open circle; +10000 until end of turn."""
    you: Side = {"V": [MARLEAN], "energy": 4, "R1": [AIZER], "R3": [LISANA], "hand": [ADRIANA, ORDER]}
    state = say(shipped("battle", you), "attack V>V", "option 1", "choose R1")
    assert sorted(names(state, YOU, "hand")) == sorted([ADRIANA, ORDER, AIZER])
    assert not can(state, f"choose {ORDER}")
    say(state, f"choose {ADRIANA}")
    assert not can(state, "place R3")
    say(state, "place R1")
    assert (names(state, YOU, "R1"), power(state, YOU, "R1"), energy(state, YOU)) == ([ADRIANA], 23000, 0)


def test_marlean_may_call_nobody() -> None:
    """Love Call, Marlean: up to one."""
    you: Side = {"V": [MARLEAN], "energy": 4, "R1": [AIZER], "hand": [ADRIANA]}
    state = say(shipped("battle", you), "attack V>V", "option 1", "done")
    assert (sorted(names(state, YOU, "hand")), names(state, YOU, "R1")) == (sorted([ADRIANA, AIZER]), [])


def test_marlean_without_a_rear_guard_only_calls() -> None:
    """Love Call, Marlean: impossible parts are skipped (C.1)."""
    state = shipped("battle", {"V": [MARLEAN], "energy": 4, "hand": [ADRIANA]})
    say(state, "attack V>V", "option 1", f"choose {ADRIANA}", "place R2")
    assert (names(state, YOU, "R2"), power(state, YOU, "R2")) == ([ADRIANA], 23000)


def test_seere_called_in_the_battle_phase_grows() -> None:
    """Playful Scribbling, Seere: +10000 of its own, and +10000 by Marlean."""
    you: Side = {"V": [MARLEAN], "energy": 4, "R1": [AIZER], "hand": [SEERE]}
    state = say(shipped("battle", you), "attack V>V", "option 1", f"choose {SEERE}", "place R1")
    assert power(state, YOU, "R1") == 30000


def test_seere_called_in_the_main_phase_does_not() -> None:
    """Playful Scribbling, Seere: during your battle phase."""
    state = say(shipped("main", {"V": [MARLEAN], "hand": [SEERE]}), f"call {SEERE}>R1")
    assert power(state, YOU, "R1") == 10000


def test_seere_called_for_another_vanguard_does_not() -> None:
    """Playful Scribbling, Seere: only with "Marlean" as a vanguard of grade 3 or greater."""
    you: Side = {"V": [SAREVSAEL], "energy": 4, "drop": [SEERE, AIZER]}
    state = say(shipped("battle", you), "attack V>V", "option 1", f"choose {SEERE}", "place R1")
    assert power(state, YOU, "R1") == 20000  # by Sarevsael alone


# --- the ride line of Keter Sanctuary ---


def test_swithelm_calls_from_hand_and_draws_when_sarevsael_rides_it() -> None:
    """Knight of Calming Silence, Swithelm."""
    you: Side = {"V": [SWITHELM], "hand": [SAREVSAEL, GLASS, AIZER], "deck": [INFERNO, *BLANKS]}
    state = say(shipped("ride", you), f"ride {SAREVSAEL}", f"choose {GLASS}", "place R2")
    assert (names(state, YOU, "R2"), sorted(names(state, YOU, "hand"))) == ([GLASS], sorted([AIZER, INFERNO]))


def test_swithelm_draws_nothing_if_nothing_was_called() -> None:
    """Knight of Calming Silence, Swithelm: "if you called a card"; up to one of grade 3 or less."""
    you: Side = {"V": [SWITHELM], "hand": [SAREVSAEL, GRADE_4, AIZER], "deck": [INFERNO, *BLANKS]}
    state = say(shipped("ride", you, game=MORE), f"ride {SAREVSAEL}")
    assert not can(state, f"choose {GRADE_4}")
    say(state, "done")
    assert sorted(names(state, YOU, "hand")) == sorted([GRADE_4, AIZER])


def test_swithelm_draws_nothing_for_an_order() -> None:
    """Knight of Calming Silence, Swithelm: an order that is told to be called goes to drop (H 44)."""
    you: Side = {"V": [SWITHELM], "hand": [SAREVSAEL, ORDER], "R1": [AIZER], "deck": [INFERNO, *BLANKS]}
    state = say(shipped("ride", you), f"ride {SAREVSAEL}", f"choose {ORDER}")
    assert (asked(state), names(state, YOU, "drop"), names(state, YOU, "hand")) == ((YOU, "main"), [ORDER], [])
    assert names(state, YOU, "R1") == [AIZER]


def test_swithelm_does_nothing_under_another_rider() -> None:
    """Knight of Calming Silence, Swithelm: a grade 3 card with "Sarevsael" in its name."""
    state = say(shipped("ride", {"V": [SWITHELM], "hand": [GLASS, AIZER]}), f"ride {GLASS}")
    assert (asked(state), names(state, YOU, "hand")) == ((YOU, "main"), [AIZER])


@pytest.mark.parametrize(
    ("guard", "leader", "expected"),
    [
        ("Knight of Calming Silence, Swithelm", SAREVSAEL, 15000),
        ("Knight of Calming Silence, Swithelm", MARLEAN, 5000),
        ("Resolve to Sing Until the End, Louise", MARLEAN, 15000),
        ("Resolve to Sing Until the End, Louise", SAREVSAEL, 5000),
    ],
)
def test_a_grade_2_guards_better_under_its_leader(guard: str, leader: str, expected: int) -> None:
    state = shipped("battle", {"R1": [INFERNO]}, {"V": [leader], "hand": [guard]})
    say(state, "attack R1>V", f"guard {guard}")
    assert (shield(state, THEY), power(state, THEY, "V")) == (expected, 13000 + expected)


def test_sage_calls_the_top_card_when_swithelm_rides_it() -> None:
    """Caring Sage: a normal unit of grade 2 or less."""
    state = shipped("ride", {"V": [SAGE], "hand": [SWITHELM], "deck": [AIZER, *BLANKS]})
    say(state, f"ride {SWITHELM}", "option 1", "place R1")
    assert (names(state, YOU, "R1"), names(state, YOU, "hand"), names(state, YOU, "drop")) == ([AIZER], [], [])
    assert "ON_REVEAL" in kinds(state)


def test_sage_takes_the_top_card_and_discards_if_it_is_not_called() -> None:
    """Caring Sage: "if you did not call a card"."""
    state = shipped("ride", {"V": [SAGE], "hand": [SWITHELM, RINO], "deck": [AIZER, *BLANKS]})
    say(state, f"ride {SWITHELM}", "pass", f"choose {RINO}")
    assert (names(state, YOU, "hand"), names(state, YOU, "drop")) == ([AIZER], [RINO])


@pytest.mark.parametrize("top", [CRITICAL, GLASS, ORDER])
def test_sage_cannot_call_a_trigger_a_grade_3_or_an_order(top: str) -> None:
    """Caring Sage: then it goes to hand and a card is discarded."""
    state = shipped("ride", {"V": [SAGE], "hand": [SWITHELM, RINO], "deck": [top, *BLANKS]})
    say(state, f"ride {SWITHELM}", f"choose {RINO}")
    assert (names(state, YOU, "hand"), names(state, YOU, "drop")) == ([top], [RINO])


def test_sage_does_nothing_under_another_rider() -> None:
    """Caring Sage: by Swithelm only."""
    state = say(shipped("ride", {"V": [SAGE], "hand": [AIZER], "deck": [AIZER, *BLANKS]}), f"ride {AIZER}")
    assert (asked(state), count(state, YOU, "deck")) == ((YOU, "main"), 1 + len(BLANKS))


@pytest.mark.parametrize(
    ("name", "leader", "gained"),
    [
        ("Caring Sage", SAREVSAEL, 5000),
        ("Caring Sage", MARLEAN, 0),
        ("Heartwarming, Lorica", MARLEAN, 5000),
        ("Heartwarming, Lorica", SAREVSAEL, 0),
    ],
)
def test_a_grade_1_is_stronger_in_your_turn_under_its_leader(name: str, leader: str, gained: int) -> None:
    sides: dict[str, object] = {"V": [leader], "R1": [name], "R5": [name]}
    state = shipped("main", dict(sides), dict(sides))
    assert [power(state, YOU, circle) for circle in ("R1", "R5")] == [8000 + gained] * 2
    assert power(state, THEY, "R1") == 8000  # it is not their turn


@pytest.mark.parametrize("starter", ["Wings of Aspiration, Soel", "Wonder Lavender, Ursule"])
@pytest.mark.parametrize(("first", "drawn"), [(YOU, []), (THEY, [INFERNO])])
def test_a_starter_draws_for_who_went_second(starter: str, first: int, drawn: list[str]) -> None:
    """H 12."""
    state = shipped("ride", {"V": [starter], "hand": [BOWLER], "deck": [INFERNO, *BLANKS]}, first=first)
    say(state, f"ride {BOWLER}")
    assert (names(state, YOU, "hand"), names(state, YOU, "soul")) == (drawn, [starter])


# --- discarded in the ride phase ---


@pytest.mark.parametrize("name", ["Tolerance Wizard", "Rapid-growing Flowerbed, Selin"])
def test_a_card_discarded_for_a_ride_is_replaced_for_two_souls(name: str) -> None:
    """Soul Blast 2."""
    you: Side = {"V": [BOWLER], "ride": [AIZER], "hand": [name], "soul": [EGG, TRICKSTAR], "deck": [INFERNO, *BLANKS]}
    state = say(shipped("ride", you), f"ride {AIZER}", f"choose {name}", "option 1")
    pay_with(state, EGG, TRICKSTAR)
    assert (names(state, YOU, "hand"), names(state, YOU, "soul")) == ([INFERNO], [BOWLER])
    assert sorted(names(state, YOU, "drop")) == sorted([name, EGG, TRICKSTAR])


@pytest.mark.parametrize("name", ["Tolerance Wizard", "Rapid-growing Flowerbed, Selin"])
def test_it_is_not_replaced_with_too_few_souls(name: str) -> None:
    state = say(shipped("ride", {"V": [BOWLER], "ride": [AIZER], "hand": [name]}), f"ride {AIZER}", f"choose {name}")
    assert (asked(state), names(state, YOU, "hand")) == ((YOU, "main"), [])


@pytest.mark.parametrize("name", ["Medical Shot Angel", "Theatre Lesson, Lafferty"])
def test_a_card_discarded_for_a_ride_leaps_in_at_rest(name: str) -> None:
    """You may call it to a circle as [Rest]."""
    state = shipped("ride", {"V": [BOWLER], "ride": [AIZER], "hand": [name]})
    say(state, f"ride {AIZER}", f"choose {name}", "option 1", "place R4")
    assert (names(state, YOU, "R4"), rests(state, YOU, "R4"), names(state, YOU, "drop")) == ([name], True, [])


@pytest.mark.parametrize("name", ["Medical Shot Angel", "Theatre Lesson, Lafferty"])
def test_it_may_stay_in_drop(name: str) -> None:
    state = shipped("ride", {"V": [BOWLER], "ride": [AIZER], "hand": [name]})
    say(state, f"ride {AIZER}", f"choose {name}", "pass")
    assert (asked(state), names(state, YOU, "drop")) == ((YOU, "main"), [name])


@pytest.mark.parametrize(
    "name",
    ["Tolerance Wizard", "Rapid-growing Flowerbed, Selin", "Medical Shot Angel", "Theatre Lesson, Lafferty"],
)
def test_a_discard_in_the_main_phase_is_just_a_discard(name: str) -> None:
    """During your ride phase; here Nirvana's cost in the main phase."""
    state = shipped("main", {"V": [NIRVANA], "hand": [name], "soul": [EGG, TRICKSTAR, RINO]})
    say(state, f"act {NIRVANA}>1", f"choose {name}")
    assert (asked(state), names(state, YOU, "drop"), names(state, YOU, "hand")) == ((YOU, "main"), [name], [])


# --- other units of Keter Sanctuary ---


def test_resurgent_dragon_returns_from_drop_with_more_power() -> None:
    """Resurgent Dragon: +10000 of its own, and +10000 by Sarevsael."""
    state = shipped("battle", {"V": [SAREVSAEL], "energy": 4, "drop": [RESURGENT, AIZER]})
    say(state, "attack V>V", "option 1", f"choose {RESURGENT}", "place R1")
    assert power(state, YOU, "R1") == 30000


def test_resurgent_dragon_from_hand_is_what_it_is() -> None:
    """Resurgent Dragon: from drop."""
    state = say(shipped("main", {"V": [SAREVSAEL], "hand": [RESURGENT]}), f"call {RESURGENT}>R1")
    assert power(state, YOU, "R1") == 10000


def test_resurgent_dragon_needs_a_vanguard_of_grade_3() -> None:
    """Resurgent Dragon: called from drop by Pense under a grade 2."""
    you: Side = {"V": [AIZER], "hand": [PENSE], "energy": 3, "drop": [RESURGENT]}
    state = say(shipped("main", you), f"call {PENSE}>R1", "option 1", "done", f"choose {RESURGENT}", "place R2")
    assert (names(state, YOU, "R2"), power(state, YOU, "R2")) == ([RESURGENT], 10000)


def test_lloygre_grows_when_a_vanguard_is_placed_by_revol_dress() -> None:
    """Knight of Partings, Lloygre: Counter Blast 1 for +10000 until end of turn."""
    you: Side = {"V": [YOUTHBERK], "R1": [LLOYGRE], "hand": [REVOL_FORM], "damage": [RINO]}
    state = say(shipped("battle", you, game=MORE), "attack V>V", "pass", f"choose {REVOL_FORM}", "option 1")
    assert names(state, YOU, "V") == [REVOL_FORM]
    assert (power(state, YOU, "R1"), face_up(state, YOU)) == (20000, 0)


def test_lloygre_needs_its_counter_blast() -> None:
    """Knight of Partings, Lloygre."""
    you: Side = {"V": [YOUTHBERK], "R1": [LLOYGRE], "hand": [REVOL_FORM]}
    state = say(shipped("battle", you, game=MORE), "attack V>V", "pass", f"choose {REVOL_FORM}")
    assert (asked(state), power(state, YOU, "R1")) == ((YOU, "attack"), 10000)


def test_lloygre_does_not_see_a_normal_ride() -> None:
    """Knight of Partings, Lloygre: by the revolDress ability."""
    you: Side = {"V": [AIZER], "R1": [LLOYGRE], "hand": [REVOL_FORM], "damage": [RINO]}
    state = say(shipped("ride", you, game=MORE), f"ride {REVOL_FORM}")
    assert (asked(state), power(state, YOU, "R1")) == ((YOU, "main"), 10000)


def test_sia_draws_and_boosts_harder_with_four_units() -> None:
    """Noble of Glittering Staff, Sia: Counter Blast 1 & Energy Blast 2; +5000 for the battle."""
    you: Side = {"R1": [AIZER], "R2": [AIZER], "R3": [SIA], "damage": [RINO], "energy": 2, "deck": [INFERNO, *BLANKS]}
    state = say(shipped("battle", you), "attack R1>V", "boost R3", "option 1")
    assert (names(state, YOU, "hand"), energy(state, YOU), face_up(state, YOU)) == ([INFERNO], 0, 0)
    assert (power(state, YOU, "R3"), power(state, YOU, "R1")) == (13000, 23000)
    say(state, "pass")
    assert power(state, YOU, "R3") == 8000


@pytest.mark.parametrize(
    "lacking", [{"R2": []}, {"energy": 1}, {"damage": [spent(RINO)]}], ids=["units", "energy", "damage"]
)
def test_sia_does_nothing_where_something_is_lacking(lacking: dict[str, object]) -> None:
    """Noble of Glittering Staff, Sia: all or nothing (H 42)."""
    you: Side = {"R1": [AIZER], "R2": [AIZER], "R3": [SIA], "damage": [RINO], "energy": 2, **lacking}
    state = say(shipped("battle", you), "attack R1>V", "boost R3")
    assert (asked(state), power(state, YOU, "R3"), count(state, YOU, "hand")) == ((THEY, "guard"), 8000, 0)
    assert energy(state, YOU) == you["energy"]


@pytest.mark.parametrize("guard", ["Lifesaving Angel, Kurabiel", "Earnest Wish, Hanael"])
def test_a_perfect_guard_saves_the_unit_it_chooses(guard: str) -> None:
    """H 63."""
    state = shipped("battle", {"R1": [INFERNO]}, {"hand": [guard, RINO]})
    say(state, "attack R1>V", f"guard {guard}", "option 1", f"choose {RINO}", f"choose {NIRVANA}", "pass")
    assert (count(state, THEY, "damage"), names(state, THEY, "hand")) == (0, [])
    assert sorted(names(state, THEY, "drop")) == sorted([RINO, guard])


@pytest.mark.parametrize("guard", ["Lifesaving Angel, Kurabiel", "Earnest Wish, Hanael"])
def test_a_perfect_guard_without_its_discard_guards_nothing(guard: str) -> None:
    state = say(shipped("battle", {"R1": [INFERNO]}, {"hand": [guard]}), "attack R1>V", f"guard {guard}", "pass")
    assert count(state, THEY, "damage") == 1


# --- the ride line of Lyrical Monasterio ---


def test_louise_takes_the_place_of_a_rear_guard_when_marlean_rides_her() -> None:
    """Resolve to Sing Until the End, Louise: it returns to hand, and she is called out of the soul."""
    you: Side = {"V": [LOUISE], "hand": [MARLEAN], "R1": [AIZER], "R3": [LISANA]}
    state = say(shipped("ride", you), f"ride {MARLEAN}", "choose R3", "option 1", "option 1", "place R2")
    assert (names(state, YOU, "hand"), names(state, YOU, "R2"), names(state, YOU, "soul")) == ([LISANA], [LOUISE], [])
    assert (names(state, YOU, "R3"), names(state, YOU, "R1")) == ([], [AIZER])


def test_louise_stays_if_nothing_is_returned() -> None:
    """Resolve to Sing Until the End, Louise: "if you returned a card"."""
    state = say(shipped("ride", {"V": [LOUISE], "hand": [MARLEAN], "R1": [AIZER]}), f"ride {MARLEAN}", "pass")
    assert (asked(state), names(state, YOU, "soul"), names(state, YOU, "R1")) == ((YOU, "main"), [LOUISE], [AIZER])


def test_louise_may_stay_after_a_return() -> None:
    """Resolve to Sing Until the End, Louise: "you may call this card"."""
    state = shipped("ride", {"V": [LOUISE], "hand": [MARLEAN], "R1": [AIZER]})
    say(state, f"ride {MARLEAN}", "option 1", "pass")
    assert (names(state, YOU, "soul"), names(state, YOU, "hand")) == ([LOUISE], [AIZER])


def test_louise_does_nothing_under_another_rider() -> None:
    """Resolve to Sing Until the End, Louise: a grade 3 card with "Marlean" in its name."""
    state = say(shipped("ride", {"V": [LOUISE], "hand": [ADRIANA], "R1": [AIZER]}), f"ride {ADRIANA}")
    assert (asked(state), names(state, YOU, "soul"), names(state, YOU, "R1")) == ((YOU, "main"), [LOUISE], [AIZER])


def test_lorica_calls_a_unit_and_fetches_another_copy_when_louise_rides_her() -> None:
    """Heartwarming, Lorica: grade 2 or less from hand, then the same name from the deck."""
    you: Side = {"V": [LORICA], "hand": [LOUISE, LIKKRIS, GLASS, CRITICAL], "deck": [*BLANKS, LIKKRIS, AIZER]}
    state = say(shipped("ride", you), f"ride {LOUISE}")
    assert not can(state, f"choose {GLASS}") and not can(state, f"choose {CRITICAL}")
    say(state, f"choose {LIKKRIS}", "place R1")
    assert not can(state, f"choose {AIZER}")
    say(state, f"choose {LIKKRIS}")
    assert names(state, YOU, "R1") == [LIKKRIS]
    assert sorted(names(state, YOU, "hand")) == sorted([LIKKRIS, GLASS, CRITICAL])
    assert {"ON_REVEAL", "ON_SHUFFLE"} <= set(kinds(state))


def test_lorica_searches_only_if_she_called() -> None:
    """Heartwarming, Lorica: "if you called a card"; up to one."""
    you: Side = {"V": [LORICA], "hand": [LOUISE, LIKKRIS], "deck": [*BLANKS, LIKKRIS]}
    state = say(shipped("ride", you), f"ride {LOUISE}", "done")
    assert (asked(state), names(state, YOU, "hand")) == ((YOU, "main"), [LIKKRIS])
    assert "ON_SHUFFLE" not in kinds(state)


def test_lorica_does_nothing_under_another_rider() -> None:
    """Heartwarming, Lorica: by Louise only."""
    state = say(shipped("ride", {"V": [LORICA], "hand": [AIZER, LIKKRIS]}), f"ride {AIZER}")
    assert (asked(state), names(state, YOU, "hand")) == ((YOU, "main"), [LIKKRIS])


def test_niina_draws_and_boosts_harder_for_three_names() -> None:
    """Hasty Loafer, Niina: three units with different names; Counter Blast 1 & Energy Blast 2."""
    you: Side = {"R1": [AIZER], "R2": [AIZER], "R3": [NIINA], "damage": [RINO], "energy": 2, "deck": [INFERNO, *BLANKS]}
    state = say(shipped("battle", you), "attack R1>V", "boost R3", "choose V", "choose R1", "choose R3", "option 1")
    assert (names(state, YOU, "hand"), energy(state, YOU), face_up(state, YOU)) == ([INFERNO], 0, 0)
    assert (power(state, YOU, "R3"), power(state, YOU, "R1")) == (13000, 23000)
    say(state, "pass")
    assert power(state, YOU, "R3") == 8000


def test_niina_does_nothing_for_two_units_of_one_name() -> None:
    """Hasty Loafer, Niina: all of the chosen units have different names."""
    you: Side = {"R1": [AIZER], "R2": [AIZER], "R3": [NIINA], "damage": [RINO], "energy": 2}
    state = say(shipped("battle", you), "attack R1>V", "boost R3", "choose R1", "choose R2", "choose R3")
    assert (asked(state), power(state, YOU, "R3"), energy(state, YOU)) == ((THEY, "guard"), 8000, 2)


def test_niina_does_nothing_where_three_cannot_be_chosen() -> None:
    """Hasty Loafer, Niina: "if you chose three units"; with the vanguard alone there are only two."""
    state = shipped("battle", {"V": [GLASS], "R4": [NIINA], "damage": [RINO], "energy": 2})
    say(state, "attack V>V", "boost R4")
    assert (asked(state), power(state, YOU, "R4"), energy(state, YOU)) == ((THEY, "guard"), 8000, 2)


@pytest.mark.parametrize("lacking", [{"energy": 1}, {"damage": [spent(RINO)]}], ids=["energy", "damage"])
def test_niina_needs_both_blasts(lacking: dict[str, object]) -> None:
    """Hasty Loafer, Niina: all or nothing (H 42)."""
    you: Side = {"V": [GLASS], "R1": [AIZER], "R3": [NIINA], "damage": [RINO], "energy": 2, **lacking}
    state = say(shipped("battle", you), "attack R1>V", "boost R3")
    assert (asked(state), power(state, YOU, "R3"), energy(state, YOU)) == ((THEY, "guard"), 8000, you["energy"])
