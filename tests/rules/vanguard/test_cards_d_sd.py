"""The cards of D-SD01 and D-SD02, ability by ability, as they are printed."""

from __future__ import annotations

import pytest

from duelwright import State

from .table import (
    BLANKS,
    BOWLER,
    EGG,
    INFERNO,
    NIRVANA,
    OVER,
    REIYU,
    RINO,
    THEY,
    TRICKSTAR,
    VAIRINA,
    YOU,
    Side,
    asked,
    can,
    cards,
    count,
    kinds,
    names,
    options,
    power,
    resting,
    rests,
    say,
    shipped,
    spent,
    why_not,
)

MATT = 'Diabolos, "Innocent" Matt'
STEVE = 'Diabolos, "Bad" Steve'
RICHARD = 'Diabolos, "Anger" Richard'
BRUCE = 'Diabolos, "Violence" Bruce'
COLOSSUS = "Time-fissuring Fist Colossus"
AIZER = "Icicle Ein, Aizer"
BRODY = "Steam Gunner, Brody"
PRESENTER = "Acrobat Presenter"
SOUL_ORDER = "Brothers' Soul"
SUNBURST = "Sunburst Evolution"
RUSH = {"turn_flags0": 1}  # you are under Final Rush


def theirs(state: State, circle: str) -> str:
    """The choice of a unit of the opponent's."""
    return f"choose h{cards(state, THEY, circle, viewer=YOU)[0].handle}"


def face_up(state: State, seat: int) -> int:
    """How many damage cards are not spent."""
    return sum(not shown.marks.get("face") for shown in cards(state, seat, "damage"))


def shield(state: State, seat: int) -> int:
    """The shield of the only guardian."""
    (guardian,) = cards(state, seat, "GC")
    return guardian.values["shield"]


# --- Chakrabarthi Divine Dragon, Nirvana ---


def test_nirvana_calls_a_grade_0_from_drop_for_a_discard() -> None:
    """Chakrabarthi Divine Dragon, Nirvana: a grade 0 only, once a turn."""
    state = shipped("main", {"V": [NIRVANA], "hand": [RINO, REIYU], "drop": [TRICKSTAR, EGG, BOWLER]})
    say(state, f"act {NIRVANA}>1", f"choose {RINO}")
    assert asked(state) == (YOU, "choice")
    assert not can(state, f"choose {BOWLER}")
    say(state, f"choose {TRICKSTAR}", "place R3")
    assert names(state, YOU, "R3") == [TRICKSTAR] and not rests(state, YOU, "R3")
    assert (names(state, YOU, "hand"), sorted(names(state, YOU, "drop"))) == ([REIYU], [RINO, BOWLER, EGG])
    assert why_not(state, f"act {NIRVANA}>1") == "used_up"


def test_nirvana_may_call_the_card_it_discarded() -> None:
    """Chakrabarthi Divine Dragon, Nirvana: the cost is paid before the choice."""
    state = shipped("main", {"V": [NIRVANA], "hand": [TRICKSTAR]})
    say(state, f"act {NIRVANA}>1", f"choose {TRICKSTAR}", "place R4")
    assert names(state, YOU, "R4") == [TRICKSTAR]


def test_nirvana_needs_a_card_to_discard_and_the_vanguard_circle() -> None:
    """Chakrabarthi Divine Dragon, Nirvana."""
    state = shipped("main", {"V": [NIRVANA], "drop": [EGG]})
    assert why_not(state, f"act {NIRVANA}>1") == "cannot_pay"
    state = shipped("main", {"V": [INFERNO], "R1": [NIRVANA], "hand": [RINO], "drop": [EGG]})
    assert not can(state, f"act {NIRVANA}>1")


def test_nirvana_attacks_with_its_over_dressed_units() -> None:
    """Chakrabarthi Divine Dragon, Nirvana: units that have the ability, dressed or not, until end of turn."""
    you: Side = {"V": [NIRVANA], "R1": [VAIRINA], "R2": [REIYU], "R3": [VAIRINA], "damage": [RINO]}
    state = say(shipped("battle", you), "attack V>V", "option 1")
    assert [power(state, YOU, circle) for circle in ("V", "R1", "R2", "R3")] == [23000, 20000, 10000, 20000]
    assert face_up(state, YOU) == 0
    say(state, "pass")
    assert [power(state, YOU, circle) for circle in ("V", "R1")] == [23000, 20000]


@pytest.mark.parametrize("damage", [[], [spent(RINO)]])
def test_nirvana_attacks_as_it_is_without_counter_blast(damage: list[object]) -> None:
    """Chakrabarthi Divine Dragon, Nirvana: a cost that cannot be paid is not asked for."""
    state = say(shipped("battle", {"V": [NIRVANA], "R1": [VAIRINA], "damage": damage}), "attack V>V")
    assert asked(state) == (THEY, "guard")
    assert (power(state, YOU, "V"), power(state, YOU, "R1")) == (13000, 10000)


def test_nirvana_may_keep_its_counter_blast() -> None:
    """Chakrabarthi Divine Dragon, Nirvana: a cost may be declined."""
    state = say(shipped("battle", {"V": [NIRVANA], "damage": [RINO]}), "attack V>V", "pass")
    assert (power(state, YOU, "V"), face_up(state, YOU)) == (13000, 1)


# --- the ride line ---


def test_reiyu_fetches_vairina_when_nirvana_rides_it() -> None:
    """Blaze Maiden, Reiyu: Soul Blast 1, search, reveal, shuffle."""
    you: Side = {"V": [REIYU], "soul": [RINO], "hand": [NIRVANA], "deck": [*BLANKS, VAIRINA]}
    state = say(shipped("ride", you), f"ride {NIRVANA}", "option 1", f"choose {RINO}", f"choose {VAIRINA}")
    assert (names(state, YOU, "hand"), names(state, YOU, "soul")) == ([VAIRINA], [REIYU])
    assert (names(state, YOU, "drop"), count(state, YOU, "deck")) == ([RINO], len(BLANKS))
    assert {"ON_REVEAL", "ON_SHUFFLE"} <= set(kinds(state))


def test_reiyu_may_pay_with_itself() -> None:
    """Blaze Maiden, Reiyu lies in the soul when it was ridden upon (H 41)."""
    you: Side = {"V": [REIYU], "hand": [NIRVANA], "deck": [*BLANKS, VAIRINA]}
    state = say(shipped("ride", you), f"ride {NIRVANA}", "option 1", f"choose {VAIRINA}")
    assert (names(state, YOU, "hand"), names(state, YOU, "drop")) == ([VAIRINA], [REIYU])


def test_reiyu_may_find_nothing() -> None:
    """Blaze Maiden, Reiyu: "up to one" in a deck may fail (C.1)."""
    you: Side = {"V": [REIYU], "hand": [NIRVANA], "deck": [*BLANKS, VAIRINA]}
    state = say(shipped("ride", you), f"ride {NIRVANA}", "option 1", "done")
    assert (names(state, YOU, "hand"), count(state, YOU, "deck")) == ([], len(BLANKS) + 1)


def test_reiyu_finds_nothing_under_another_rider() -> None:
    """Blaze Maiden, Reiyu: by Nirvana only."""
    state = say(shipped("ride", {"V": [REIYU], "hand": [INFERNO], "soul": [RINO]}), f"ride {INFERNO}")
    assert names(state, YOU, "soul") == [RINO, REIYU]
    assert asked(state) == (YOU, "main")


def test_rino_calls_trickstar_when_reiyu_rides_it() -> None:
    """Blaze Maiden, Rino: out of the deck to a circle of your choice, then shuffle."""
    state = shipped("ride", {"V": [RINO], "hand": [REIYU], "deck": [*BLANKS, TRICKSTAR]})
    say(state, f"ride {REIYU}", f"choose {TRICKSTAR}", "place R2")
    assert (names(state, YOU, "R2"), count(state, YOU, "deck")) == ([TRICKSTAR], len(BLANKS))
    assert "ON_SHUFFLE" in kinds(state)


def test_rino_calls_nothing_under_another_rider() -> None:
    """Blaze Maiden, Rino: by Reiyu only."""
    state = say(shipped("ride", {"V": [RINO], "hand": [VAIRINA], "deck": [*BLANKS, TRICKSTAR]}), f"ride {VAIRINA}")
    assert asked(state) == (YOU, "main")
    assert count(state, YOU, "deck") == len(BLANKS) + 1


@pytest.mark.parametrize(
    ("name", "circle"),
    [
        ("Blaze Maiden, Reiyu", "R1"),
        ("Blaze Maiden, Reiyu", "V"),
        ("Blaze Maiden, Rino", "R1"),
        ("Blaze Maiden, Rino", "V"),
        ("Fire Slash Dragon, Inferno Sword", "R1"),
    ],
)
def test_a_striker_is_stronger_in_the_battle_it_attacks_in(name: str, circle: str) -> None:
    state = shipped("battle", {circle: [name]})
    printed = power(state, YOU, circle)
    say(state, f"attack {circle}>V")
    assert power(state, YOU, circle) == printed + 2000
    say(state, "pass")
    assert power(state, YOU, circle) == printed


def test_inferno_sword_strikes_no_harder_as_a_vanguard() -> None:
    """Fire Slash Dragon, Inferno Sword: (RC) only."""
    state = say(shipped("battle", {"V": [INFERNO]}), "attack V>V")
    assert power(state, YOU, "V") == 13000


def test_a_striker_does_not_strengthen_what_it_boosts() -> None:
    """Blaze Maiden, Rino boosts with 8000: it is not the one that attacks."""
    state = say(shipped("battle", {"R1": [BOWLER], "R3": [RINO]}), "attack R1>V", "boost R3")
    assert (power(state, YOU, "R1"), power(state, YOU, "R3")) == (16000, 8000)


@pytest.mark.parametrize(("starter", "rider"), [("Sunrise Egg", RINO), ('Diabolos, "Innocent" Matt', BOWLER)])
@pytest.mark.parametrize(("first", "drawn"), [(YOU, []), (THEY, [INFERNO])])
def test_a_starter_draws_for_who_went_second(starter: str, rider: str, first: int, drawn: list[str]) -> None:
    """H 12."""
    state = shipped("ride", {"V": [starter], "hand": [rider], "deck": [INFERNO, *BLANKS]}, first=first)
    say(state, f"ride {rider}")
    assert (names(state, YOU, "hand"), names(state, YOU, "soul")) == (drawn, [starter])


# --- Vairina and Trickstar ---


def test_vairina_is_placed_over_trickstar() -> None:
    """Vairina: overDress is no call; the covered unit becomes originalDress, and both leave together (E)."""
    state = shipped("main", {"hand": [VAIRINA], "R1": [TRICKSTAR], "R2": [EGG]})
    assert not can(state, f"dress {VAIRINA}>R2")
    say(state, f"dress {VAIRINA}>R1")
    assert (names(state, YOU, "R1"), names(state, YOU, "dress")) == ([VAIRINA], [TRICKSTAR])
    assert "ON_CALL" not in kinds(state)


def test_vairina_over_trickstar_attacks_a_vanguard_and_burns_a_rear_guard() -> None:
    """Vairina: +10000 for the battle, then Soul Blast 2 for a retirement."""
    you: Side = {"hand": [VAIRINA], "R1": [TRICKSTAR], "soul": [EGG, RINO]}
    state = shipped("main", you, {"R1": [REIYU], "R5": [RINO]})
    say(state, f"dress {VAIRINA}>R1", "pass", "attack R1>V")
    assert power(state, YOU, "R1") == 20000
    say(state, "option 1")
    say(state, theirs(state, "R5"))
    assert (names(state, THEY, "drop"), names(state, THEY, "R5")) == ([RINO], [])
    assert (names(state, YOU, "soul"), sorted(names(state, YOU, "drop"))) == ([], [RINO, EGG])
    say(state, "pass")
    assert power(state, YOU, "R1") == 10000


def test_vairina_grows_even_if_nothing_can_be_paid() -> None:
    """Vairina: "then" comes after what was already done."""
    state = shipped("main", {"hand": [VAIRINA], "R1": [TRICKSTAR], "soul": [EGG]}, {"R1": [REIYU]})
    say(state, f"dress {VAIRINA}>R1", "pass", "attack R1>V")
    assert asked(state) == (THEY, "guard")
    assert power(state, YOU, "R1") == 20000


def test_vairina_without_a_dress_or_against_a_rear_guard_has_no_such_power() -> None:
    """Vairina: in the overDress state, attacking a vanguard."""
    state = say(shipped("battle", {"R1": [VAIRINA], "soul": [EGG, RINO]}, {"R1": [REIYU]}), "attack R1>V")
    assert (asked(state), power(state, YOU, "R1")) == ((THEY, "guard"), 10000)
    state = shipped("main", {"hand": [VAIRINA], "R1": [TRICKSTAR], "soul": [EGG, RINO]}, {"R1": [REIYU]})
    say(state, f"dress {VAIRINA}>R1", "pass", "attack R1>R1")
    assert (asked(state), power(state, YOU, "R1")) == ((THEY, "guard"), 10000)


def test_trickstar_cannot_be_chosen_by_the_opponent() -> None:
    """Trickstar has what is called resist: Vairina must choose the other rear-guard."""
    you: Side = {"hand": [VAIRINA], "R1": [TRICKSTAR], "soul": [EGG, RINO]}
    state = shipped("main", you, {"R1": [TRICKSTAR], "R2": [REIYU], "R5": [RINO]})
    say(state, f"dress {VAIRINA}>R1", "pass", "attack R1>V", "option 1")
    assert theirs(state, "R1") not in options(state)
    assert {theirs(state, "R2"), theirs(state, "R5")} <= set(options(state))


def test_trickstar_may_be_chosen_by_its_own_player() -> None:
    """Trickstar: only the opponent's effects are meant."""
    state = shipped("main", {"hand": [SUNBURST], "R1": [TRICKSTAR], "R2": [REIYU], "damage": [RINO]})
    say(state, f"order {SUNBURST}", f"choose {RINO}", "choose R1")
    assert power(state, YOU, "R1") == 10000


# --- guards, orders, the over trigger ---


@pytest.mark.parametrize("guard", ["Escort Stealth Dragon, Hayashi Kaze", "Psychic Prima, Miranda"])
def test_a_perfect_guard_saves_the_unit_it_chooses(guard: str) -> None:
    """H 63."""
    state = shipped("battle", {"R1": [INFERNO]}, {"hand": [guard, RINO]})
    say(state, "attack R1>V", f"guard {guard}", "option 1", f"choose {RINO}", f"choose {NIRVANA}", "pass")
    assert (count(state, THEY, "damage"), names(state, THEY, "hand")) == (0, [])
    assert sorted(names(state, THEY, "drop")) == sorted([RINO, guard])


@pytest.mark.parametrize("guard", ["Escort Stealth Dragon, Hayashi Kaze", "Psychic Prima, Miranda"])
def test_a_perfect_guard_without_its_discard_guards_nothing(guard: str) -> None:
    state = shipped("battle", {"R1": [INFERNO]}, {"hand": [guard]})
    say(state, "attack R1>V", f"guard {guard}")
    assert asked(state) == (THEY, "guard")
    say(state, "pass")
    assert count(state, THEY, "damage") == 1


def test_the_over_trigger_in_a_drive_check_gives_its_power_twice() -> None:
    """Spiritual King of Determination, Olbaria: removed, draw, +100 million, and its additional effect (D)."""
    state = shipped("battle", {"V": [NIRVANA], "R1": [INFERNO], "deck": [OVER, RINO, *BLANKS]})
    say(state, "attack V>V", "pass", "choose V", "choose R1")
    assert (power(state, YOU, "V"), power(state, YOU, "R1")) == (100_013_000, 100_013_000)
    assert (names(state, YOU, "removed"), names(state, YOU, "hand")[0]) == ([OVER], RINO)


def test_the_over_trigger_in_a_damage_check_has_no_additional_effect() -> None:
    """Spiritual King of Determination, Olbaria: no damage card either (H 83)."""
    state = shipped("battle", {"R1": [INFERNO]}, {"R1": [REIYU], "deck": [OVER, RINO, *BLANKS]})
    say(state, "attack R1>V", "pass", "choose R1")
    assert asked(state) == (YOU, "attack")
    assert (power(state, THEY, "R1"), power(state, THEY, "V")) == (100_010_000, 13000)
    assert (count(state, THEY, "damage"), names(state, THEY, "hand")) == (0, [RINO])


def test_sunburst_evolution_strengthens_a_unit_and_brings_vairina_back() -> None:
    """Sunburst Evolution: Counter Blast 1; then it goes to drop."""
    you: Side = {"hand": [SUNBURST], "R1": [REIYU], "drop": [VAIRINA, RINO], "damage": [BOWLER]}
    state = say(shipped("main", you), f"order {SUNBURST}", f"choose {BOWLER}", "choose R1")
    assert (power(state, YOU, "R1"), names(state, YOU, "hand"), face_up(state, YOU)) == (15000, [VAIRINA], 0)
    assert sorted(names(state, YOU, "drop")) == sorted([RINO, SUNBURST])


def test_sunburst_evolution_needs_its_counter_blast_but_no_vairina() -> None:
    """Sunburst Evolution: impossible parts are skipped (C.1)."""
    assert why_not(shipped("main", {"hand": [SUNBURST], "drop": [VAIRINA]}), f"order {SUNBURST}") == "cannot_pay"
    state = shipped("main", {"hand": [SUNBURST], "damage": [RINO]})
    say(state, f"order {SUNBURST}", f"choose {RINO}")
    assert (power(state, YOU, "V"), names(state, YOU, "hand")) == (18000, [])


# --- D-SD02: Final Rush ---


def test_bruce_brings_final_rush_at_the_start_of_the_ride_phase() -> None:
    """Diabolos, "Violence" Bruce, until end of turn: Richard and Steve get power on their circles."""
    you: Side = {"V": [BRUCE], "R1": [RICHARD], "R2": [STEVE], "R3": [AIZER]}
    state = shipped("battle", {}, you, turn=4)
    assert power(state, THEY, "R1") == 10000
    say(state, "pass", "pass")
    assert asked(state) == (THEY, "main")
    assert [power(state, THEY, circle) for circle in ("R1", "R2", "R3")] == [15000, 13000, 10000]
    say(state, "pass", "pass")
    assert asked(state)[0] == YOU
    assert [power(state, THEY, circle) for circle in ("R1", "R2", "R3")] == [10000, 8000, 10000]


def test_bruce_brings_nothing_from_a_rear_guard_circle() -> None:
    """Diabolos, "Violence" Bruce: (VC) only."""
    state = say(shipped("battle", {}, {"R2": [BRUCE], "R1": [RICHARD]}, turn=4), "pass", "pass")
    assert asked(state) == (THEY, "main")
    assert power(state, THEY, "R1") == 10000


def test_bruce_stands_the_front_row_for_five_souls() -> None:
    """Diabolos, "Violence" Bruce: under Final Rush, Soul Blast 5."""
    souls = [RINO, EGG, TRICKSTAR, BOWLER, MATT, REIYU]
    you: Side = {"V": [BRUCE], "R1": [resting(AIZER)], "R2": [resting(BRODY)], "R3": [resting(RINO)], "soul": souls}
    state = say(shipped("battle", you, registers=RUSH), "attack V>V", "option 1")
    say(state, *(f"choose {name}" for name in souls[:5]))
    assert (rests(state, YOU, "R1"), rests(state, YOU, "R2")) == (False, False)
    assert (rests(state, YOU, "R3"), rests(state, YOU, "V")) == (True, True)
    assert (names(state, YOU, "soul"), sorted(names(state, YOU, "drop"))) == ([REIYU], sorted(souls[:5]))


@pytest.mark.parametrize(("souls", "registers"), [(4, RUSH), (6, {})])
def test_bruce_stands_nobody_without_the_souls_or_final_rush(souls: int, registers: dict[str, int]) -> None:
    """Diabolos, "Violence" Bruce: where the condition fails, the cost is not asked for."""
    state = shipped("battle", {"V": [BRUCE], "R1": [resting(AIZER)], "soul": [RINO] * souls}, registers=registers)
    say(state, "attack V>V")
    assert asked(state) == (THEY, "guard") and rests(state, YOU, "R1")
    assert count(state, YOU, "soul") == souls


def test_richard_draws_for_a_rear_guard() -> None:
    """Diabolos, "Anger" Richard: a rear-guard goes into the soul."""
    you: Side = {"V": [STEVE], "hand": [RICHARD], "R1": [RINO], "R4": [EGG], "deck": [INFERNO, *BLANKS]}
    state = say(shipped("ride", you), f"ride {RICHARD}", "option 1", "choose R4")
    assert (names(state, YOU, "hand"), sorted(names(state, YOU, "soul"))) == ([INFERNO], sorted([STEVE, EGG]))
    assert (names(state, YOU, "R4"), names(state, YOU, "R1")) == ([], [RINO])


def test_richard_draws_nothing_without_a_rear_guard_or_when_called() -> None:
    """Diabolos, "Anger" Richard: when placed on (VC)."""
    state = say(shipped("ride", {"V": [STEVE], "hand": [RICHARD]}), f"ride {RICHARD}")
    assert (asked(state), names(state, YOU, "hand")) == ((YOU, "main"), [])
    state = say(shipped("main", {"hand": [RICHARD], "R4": [EGG]}), f"call {RICHARD}>R1")
    assert (asked(state), names(state, YOU, "hand")) == ((YOU, "main"), [])


@pytest.mark.parametrize("name", ['Diabolos, "Anger" Richard', 'Diabolos, "Bad" Steve'])
def test_who_rushes_gets_power_on_a_rear_guard_circle_under_final_rush(name: str) -> None:
    quiet = shipped("main", {"R1": [name]})
    rushing = shipped("main", {"V": [name], "R1": [name], "R5": [name]}, {"R1": [name]}, registers=RUSH)
    printed = power(quiet, YOU, "R1")
    assert [power(rushing, YOU, circle) - printed for circle in ("V", "R1", "R5")] == [0, 5000, 5000]
    assert power(rushing, THEY, "R1") == printed


def test_steve_calls_a_soul_behind_him_and_charges() -> None:
    """Diabolos, "Bad" Steve: to the back row center, whoever stands there."""
    you: Side = {"V": [TRICKSTAR], "hand": [STEVE], "R4": [EGG], "deck": [RINO, *BLANKS]}
    state = say(shipped("ride", you), f"ride {STEVE}")
    assert (names(state, YOU, "R4"), names(state, YOU, "soul")) == ([TRICKSTAR], [RINO])
    assert names(state, YOU, "drop") == [EGG]


def test_steve_chooses_among_several_souls() -> None:
    """Diabolos, "Bad" Steve."""
    you: Side = {"V": [TRICKSTAR], "hand": [STEVE], "soul": [BOWLER], "deck": [RINO, *BLANKS]}
    state = say(shipped("ride", you), f"ride {STEVE}", f"choose {BOWLER}")
    assert (names(state, YOU, "R4"), sorted(names(state, YOU, "soul"))) == ([BOWLER], sorted([TRICKSTAR, RINO]))


def test_steve_calls_nobody_when_he_is_called() -> None:
    """Diabolos, "Bad" Steve: when placed on (VC)."""
    state = say(shipped("main", {"hand": [STEVE], "soul": [MATT]}), f"call {STEVE}>R1")
    assert (names(state, YOU, "R4"), names(state, YOU, "soul")) == ([], [MATT])


def test_the_colossus_charges_and_grows_under_final_rush() -> None:
    """Time-fissuring Fist Colossus: Soul Charge 1; then Counter Blast 1 for +15000."""
    state = shipped("main", {"hand": [COLOSSUS], "damage": [RINO], "deck": [EGG, *BLANKS]}, registers=RUSH)
    say(state, f"call {COLOSSUS}>R1")
    assert names(state, YOU, "soul") == [EGG]
    say(state, "option 1")
    assert (power(state, YOU, "R1"), face_up(state, YOU)) == (28000, 0)


@pytest.mark.parametrize(("damage", "registers"), [([RINO], {}), ([spent(RINO)], RUSH)])
def test_the_colossus_only_charges_otherwise(damage: list[object], registers: dict[str, int]) -> None:
    """Time-fissuring Fist Colossus."""
    state = shipped("main", {"hand": [COLOSSUS], "damage": damage, "deck": [EGG, *BLANKS]}, registers=registers)
    say(state, f"call {COLOSSUS}>R1")
    assert asked(state) == (YOU, "main")
    assert (names(state, YOU, "soul"), power(state, YOU, "R1")) == ([EGG], 13000)


def test_brody_guards_with_more_for_a_counter_blast() -> None:
    """Steam Gunner, Brody: +5000 shield for the battle."""
    state = shipped("battle", {"R1": [INFERNO]}, {"hand": [BRODY], "damage": [RINO]})
    say(state, "attack R1>V", f"guard {BRODY}", "option 1")
    assert (shield(state, THEY), power(state, THEY, "V"), face_up(state, THEY)) == (10000, 23000, 0)


def test_brody_intercepts_with_more_too() -> None:
    """Steam Gunner, Brody: "put on (GC)" is also true of an intercept (C.4)."""
    state = shipped("battle", {"R1": [INFERNO]}, {"R1": [BRODY], "damage": [RINO]})
    say(state, "attack R1>V", "intercept R1", "option 1")
    assert shield(state, THEY) == 10000


@pytest.mark.parametrize("damage", [[], [spent(RINO)]])
def test_brody_guards_as_he_is_without_counter_blast(damage: list[object]) -> None:
    """Steam Gunner, Brody."""
    state = shipped("battle", {"R1": [INFERNO]}, {"hand": [BRODY], "damage": damage})
    say(state, "attack R1>V", f"guard {BRODY}")
    assert (asked(state), shield(state, THEY)) == ((THEY, "guard"), 5000)


@pytest.mark.parametrize(("registers", "charged"), [({}, 1), (RUSH, 2)])
@pytest.mark.parametrize("boosting", [False, True])
def test_the_presenter_charges_when_it_attacks_or_boosts(
    boosting: bool, registers: dict[str, int], charged: int
) -> None:
    """Acrobat Presenter: one more under Final Rush."""
    you: Side = {"V": [BRUCE], "R1": [AIZER if boosting else PRESENTER], "R3": [PRESENTER] if boosting else []}
    state = say(shipped("battle", you, registers=registers), "attack R1>V", *(["boost R3"] if boosting else []))
    assert (asked(state), count(state, YOU, "soul")) == ((THEY, "guard"), charged)


@pytest.mark.parametrize("boosting", [False, True])
def test_the_presenter_charges_only_for_bruce(boosting: bool) -> None:
    """Acrobat Presenter: if your vanguard is Bruce."""
    you: Side = {"R1": [AIZER if boosting else PRESENTER], "R3": [PRESENTER] if boosting else []}
    state = say(shipped("battle", you, registers=RUSH), "attack R1>V", *(["boost R3"] if boosting else []))
    assert (asked(state), count(state, YOU, "soul")) == ((THEY, "guard"), 0)


def test_brothers_soul_charges_two() -> None:
    """Brothers' Soul: one after the other, then the order goes to drop."""
    state = say(shipped("main", {"hand": [SOUL_ORDER], "deck": [RINO, EGG, *BLANKS]}), f"order {SOUL_ORDER}")
    assert (names(state, YOU, "soul"), names(state, YOU, "drop")) == ([RINO, EGG], [SOUL_ORDER])
