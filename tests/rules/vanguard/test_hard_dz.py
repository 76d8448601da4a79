"""Eight real cards of the DZ era with difficult text, in play, by what is printed on them."""

from __future__ import annotations

from typing import Any

import msgspec
import pytest

from duelwright import CardDef, State
from duelwright.games.vanguard import make
from duelwright.games.vanguard.vocabulary import Act, Attacks, Auto, Call, DiscardFromHand, Group, Named, Play
from duelwright.language.nodes import Choose, Draw, It, Return

from .formats import in_formats
from .hard import energy, hard, paid, plain, shields, theirs, until
from .table import (
    BLANKS,
    THEY,
    YOU,
    Side,
    asked,
    can,
    cards,
    count,
    names,
    options,
    power,
    resting,
    rests,
    say,
    spent,
    unit,
)
from .test_cards_classic import finish_turn
from .test_cards_premium import locked
from .test_rulings import lay

VALNOUT = "DZ-BT07/027EN"
ARUMDEAS = "DZ-SS08/008EN"
MAGNOLIA = "DZ-BT08/013EN"
ALUMILUNA = "DZ-BT09/054EN"
SHADE = "DZ-SS03/007EN"
ALVINA = "DZ-BT03/018EN"
ASHLEI = "DZ-PS01/003EN"
MATOMO = "DZ-SS05/CR09EN"
FOE = plain("A Foe", "Keter Sanctuary", 2, 10000)
BIG = plain("A Big One", "Dark States", 3, 13000)
SMALL = plain("A Small One", "Dark States")
PERSONA = plain("A Persona", "Stoicheia", 3, 13000, 0, "persona ride")
MORE = 100_000_000


# --- Valnout: an additional effect, and what happens where nobody can be chosen ---


def valnout(**more: list[object]) -> State:
    """It was revealed in the drive check, and the vanguard has its power."""
    you: Side = {"deck": [VALNOUT, *BLANKS], "R2": [resting(FOE.name)], **more}
    state = lay("battle", you, {"deck": BLANKS}, hard(VALNOUT), FOE, BIG, SMALL)
    return say(state, "attack V>V", "pass", "choose V")


@in_formats("D")
def test_the_chosen_rear_guard_stands_again_once() -> None:
    """Spiritual King of Ignition, Valnout (DZ-BT07/027EN): only one that stands may be chosen."""
    state = valnout(R1=[FOE.name], R3=[FOE.name])
    assert power(state, YOU, "V") == 13000 + MORE and names(state, YOU, "removed") == [hard(VALNOUT).name]
    assert not can(state, "choose R2")
    say(state, "choose R1")
    assert count(state, YOU, "hand") == 2  # for the trigger, and the second drive check
    say(state, "attack R1>V", "pass")
    assert not rests(state, YOU, "R1")
    say(state, "attack R1>V", "pass")
    assert rests(state, YOU, "R1")


@in_formats("D")
@pytest.mark.parametrize("calls", [True, False])
def test_with_nobody_to_choose_a_card_is_drawn_and_a_unit_called(calls: bool) -> None:
    """Spiritual King of Ignition, Valnout (DZ-BT07/027EN): whatever its grade, or none."""
    state = valnout(hand=[BIG.name])
    assert count(state, YOU, "hand") == 1 + 2
    say(state, *([f"choose {BIG.name}", "place R1"] if calls else ["done"]))
    assert names(state, YOU, "R1") == ([BIG.name] if calls else [])
    assert asked(state) == (YOU, "attack") and can(state, "attack R1>V") == calls


@in_formats("D")
def test_in_a_damage_check_there_is_no_additional_effect() -> None:
    """Spiritual King of Ignition, Valnout (DZ-BT07/027EN)."""
    they: Side = {"R1": [FOE.name], "deck": [VALNOUT, *BLANKS]}
    state = lay("battle", {"deck": BLANKS}, they, hard(VALNOUT), FOE)
    say(state, "attack V>V", "pass", "choose R1")
    assert asked(state) == (YOU, "attack")
    assert (power(state, THEY, "R1"), count(state, THEY, "hand"), count(state, THEY, "damage")) == (10000 + MORE, 1, 0)


# --- Arumdeas: power for the grade of what was retired ---


def arumdeas(damage: int = 4, foes: bool = True, lead: str = BIG.name, charge: int = 3, target: str = "V") -> State:
    """It has attacked."""
    you: Side = {"V": [lead], "R2": [ARUMDEAS], "energy": charge, "damage": ["blank"] * damage, "deck": BLANKS}
    they: Side = {"R1": [FOE.name], "R4": [SMALL.name], "R5": [PERSONA.name]} if foes else {}
    state = lay("battle", you, {**they, "deck": BLANKS}, hard(ARUMDEAS), FOE, BIG, SMALL, PERSONA)
    return say(state, f"attack R2>{target}")


@in_formats("D")
@pytest.mark.parametrize(
    ("damage", "target", "more"), [(4, "R5", 20000), (4, "R1", 15000), (4, "R4", 10000), (3, "R5", 5000)]
)
def test_it_grows_for_each_grade_of_the_unit_that_is_retired(damage: int, target: str, more: int) -> None:
    """Astonish Blaze Dragon, Arumdeas (DZ-SS08/008EN): at four damage; the back row may be chosen."""
    state = say(arumdeas(damage), "option 1")
    say(state, theirs(state, target))
    assert (power(state, YOU, "R2"), count(state, THEY, target), energy(state, YOU)) == (13000 + more, 0, 0)
    assert power(say(state, "pass"), YOU, "R2") == 13000


@in_formats("D")
def test_after_a_persona_ride_no_damage_is_needed() -> None:
    """Astonish Blaze Dragon, Arumdeas (DZ-SS08/008EN): the ride itself gives the front row 10000."""
    you: Side = {"V": [PERSONA.name], "hand": [PERSONA.name], "R2": [ARUMDEAS], "energy": 3, "deck": BLANKS}
    state = lay("ride", you, {"R1": [FOE.name], "deck": BLANKS}, hard(ARUMDEAS), FOE, PERSONA)
    until(say(state, f"ride {PERSONA.name}"), YOU, "attack")
    say(state, "attack R2>V", "option 1")
    assert power(state, YOU, "R2") == 23000 + 15000


@in_formats("D")
def test_where_nobody_is_retired_the_rest_is_done() -> None:
    """Astonish Blaze Dragon, Arumdeas (DZ-SS08/008EN)."""
    state = say(arumdeas(foes=False), "option 1")
    assert (power(state, YOU, "R2"), energy(state, YOU)) == (18000, 0)


@in_formats("D")
@pytest.mark.parametrize("board", [{"lead": FOE.name}, {"charge": 2}, {"target": "R1"}])
def test_it_is_as_it_is_elsewhere(board: dict[str, Any]) -> None:
    """Astonish Blaze Dragon, Arumdeas (DZ-SS08/008EN): a lesser vanguard, too little energy, another target."""
    state = arumdeas(**board)
    assert (asked(state), power(state, YOU, "R2"), count(state, THEY, "R1")) == ((THEY, "guard"), 13000, 1)


@in_formats("D")
def test_a_grade_3_intercepts_and_guards_with_5000() -> None:
    """Astonish Blaze Dragon, Arumdeas (DZ-SS08/008EN): not from the back row."""
    they: Side = {"R1": [ARUMDEAS], "R5": [ARUMDEAS], "hand": [ARUMDEAS], "deck": BLANKS}
    state = say(lay("battle", {"deck": BLANKS}, they, hard(ARUMDEAS)), "attack V>V")
    assert not can(state, "intercept R5")
    assert shields(say(state, "intercept R1", f"guard {ARUMDEAS}"), THEY) == [5000, 5000]


# --- Magnolia Patriarch: from the back row, in both turns ---

BEAST = plain("Sylvan Horned Beast of the Tests", "Stoicheia", 2, 10000)


def magnolia(grade: int = 3, *phase: str) -> State:
    lead = plain("Their Leader", "Keter Sanctuary", grade, 13000)
    you: Side = {
        "V": [MAGNOLIA], "R1": [BEAST.name], "R3": [BEAST.name], "R4": [SMALL.name], "R5": [BEAST.name],
        "damage": ["blank"], "deck": BLANKS,
    }  # fmt: skip
    they: Side = {"V": [lead.name], "R1": [SMALL.name], "deck": BLANKS}
    return lay("main", you, they, hard(MAGNOLIA), BEAST, SMALL, lead)


@in_formats("D")
@pytest.mark.parametrize(("grade", "more"), [(2, 0), (3, 5000), (4, 5000)])
def test_against_grade_3_the_rear_guards_are_strong_and_intercept_from_behind(grade: int, more: int) -> None:
    """Sylvan Horned Beast Emperor, Magnolia Patriach (DZ-BT08/013EN): in the opponent's turn as well."""
    state = magnolia(grade)
    for _ in range(2):
        found = [power(state, YOU, circle) for circle in ("V", "R1", "R3", "R4")]
        assert found == [13000, 10000 + more, 10000 + more, 8000 + more]
        until(state, THEY, "attack")
    say(state, "attack V>V")
    assert [can(state, f"intercept {circle}") for circle in ("R1", "R3", "R5")] == [True, bool(more), bool(more)]


@in_formats("D")
@pytest.mark.parametrize(("grade", "most"), [(2, 2), (3, 3)])
def test_as_many_as_the_opponents_grade_attack_from_behind(grade: int, most: int) -> None:
    """Sylvan Horned Beast Emperor, Magnolia Patriach (DZ-BT08/013EN): that turn, and a unit that stays there."""
    state = paid(say(magnolia(grade), f"act {MAGNOLIA}>5"))
    behind = ["R3", "R4", "R5"][:most]
    for circle in behind:
        say(state, f"choose {circle}")
    say(state, *(["pass"] if asked(state)[1] == "main" else ["done", "pass"]))
    assert [can(state, f"attack {circle}>V") for circle in ("R3", "R4", "R5")] == [True, True, most == 3]
    assert can(state, "attack R3>R1")
    finish_turn(finish_turn(state))
    until(state, YOU, "attack")
    assert not can(state, "attack R3>V")


@in_formats("D")
@pytest.mark.parametrize(("grade", "persona", "drives"), [(3, True, 3), (2, True, 3), (3, False, 2)])
def test_a_persona_ride_gives_a_drive_and_a_beast_comes_back(grade: int, persona: bool, drives: int) -> None:
    """Sylvan Horned Beast Emperor, Magnolia Patriach (DZ-BT08/013EN): whatever grade the opponent has."""
    lead = plain("Their Leader", "Keter Sanctuary", grade, 13000)
    she = hard(MAGNOLIA)
    if persona:  # the icon is not in the data
        she = msgspec.structs.replace(she, traits={**she.traits, "icons": ("twin drive", "persona ride")})
    you: Side = {"V": [MAGNOLIA], "hand": [MAGNOLIA], "drop": [SMALL.name, BEAST.name], "deck": BLANKS}
    state = lay("ride", you, {"V": [lead.name], "deck": BLANKS}, she, BEAST, SMALL, lead)
    say(state, f"ride {MAGNOLIA}")
    assert not can(state, f"choose {SMALL.name}")
    say(state, f"choose {BEAST.name}", "place R3")
    assert (names(state, YOU, "R3"), unit(state, YOU, "V").values["drive"]) == ([BEAST.name], drives)


# --- Alumiluna: an order moves her from anywhere to the guard ---

BLITZ = make.order("test/blitz", "A Blitz", "Brandt Gate", 1, Play((Draw(1),)), kind="blitz order")


def alumiluna(charge: int) -> State:
    """They have played a blitz order in the guard step."""
    they: Side = {"energy": charge, "R3": [ALUMILUNA], "R1": [SMALL.name], "hand": [BLITZ.name], "deck": BLANKS}
    state = say(lay("battle", {"deck": BLANKS}, they, hard(ALUMILUNA), BLITZ, SMALL), "attack V>V")
    assert not can(state, "intercept R3")
    return say(state, f"order {BLITZ.name}")


@in_formats("D")
def test_she_guards_out_of_the_back_row_when_an_order_is_played() -> None:
    """Rounde Alumiluna (DZ-BT09/054EN): her shield is greater in that battle; then she is gone."""
    state = say(alumiluna(3), "option 1")
    assert (count(state, THEY, "R3"), shields(state, THEY), energy(state, THEY)) == (0, [10000], 1)
    assert power(state, THEY, "V") == 23000
    say(state, "pass")
    assert (count(state, THEY, "damage"), hard(ALUMILUNA).name in names(state, THEY, "drop")) == (0, True)


@in_formats("D")
@pytest.mark.parametrize("charge", [1, 2])
def test_she_stays_where_she_is_not_paid_for(charge: int) -> None:
    """Rounde Alumiluna (DZ-BT09/054EN)."""
    state = alumiluna(charge)
    if charge == 2:
        say(state, "pass")
    assert (asked(state), count(state, THEY, "R3"), energy(state, THEY)) == ((THEY, "guard"), 1, charge)


@in_formats("D")
def test_a_normal_order_moves_her_nowhere() -> None:
    """Rounde Alumiluna (DZ-BT09/054EN)."""
    scroll = make.order("test/scroll", "A Scroll", "Brandt Gate", 1, Play((Draw(1),)))
    you: Side = {"energy": 5, "R3": [ALUMILUNA], "hand": [scroll.name], "deck": BLANKS}
    state = say(lay("main", you, {}, hard(ALUMILUNA), scroll), f"order {scroll.name}")
    assert (asked(state), energy(state, YOU)) == ((YOU, "main"), 5)


# --- Marauding Shade: hollow, and a number that is looked at when it is due ---

NIGHTROSE = make.crest("test/nightrose", "Vampire Princess of Night Fog, Nightrose")
OTHER = make.crest("test/other", "Another Crest")


def shade(drop: int, crest: CardDef = NIGHTROSE, over: list[str] | None = None) -> State:
    you: Side = {"hand": [SHADE], "crest": [crest.name], "drop": ["blank"] * drop, "deck": BLANKS, "R1": over or []}
    return say(lay("main", you, {"deck": BLANKS}, hard(SHADE), crest, SMALL), f"call {SHADE}>R1")


@in_formats("D")
@pytest.mark.parametrize(
    ("drop", "over", "more"), [(9, [], 5000), (10, [], 10000), (9, [SMALL.name], 10000), (8, [SMALL.name], 5000)]
)
def test_a_hollowed_shade_grows_and_fades(drop: int, over: list[str], more: int) -> None:
    """Marauding Shade (DZ-SS03/007EN): the unit that it was called over is the tenth card."""
    state = say(shade(drop, over=over), "option 1")
    assert power(state, YOU, "R1") == 10000 + more
    assert hard(SHADE).name in names(finish_turn(state), YOU, "drop")


@in_formats("D")
@pytest.mark.parametrize(("answer", "crest"), [("pass", NIGHTROSE), ("option 1", OTHER)])
def test_it_does_not_grow_unhollowed_or_under_another_crest(answer: str, crest: CardDef) -> None:
    """Marauding Shade (DZ-SS03/007EN): it may be hollowed under any, and fades then."""
    state = say(shade(10, crest), answer)
    assert power(state, YOU, "R1") == 10000
    assert count(finish_turn(state), YOU, "R1") == int(answer == "pass")


@in_formats("D")
@pytest.mark.parametrize(
    ("drop", "crest", "shield"), [(9, NIGHTROSE, 10000), (10, NIGHTROSE, 15000), (10, OTHER, 5000)]
)
@pytest.mark.parametrize("way", [f"guard {SHADE}", "intercept R1"])
def test_it_guards_better_however_it_comes_there(drop: int, crest: CardDef, shield: int, way: str) -> None:
    """Marauding Shade (DZ-SS03/007EN): put on GC is not only called."""
    they: Side = {"hand": [SHADE], "R1": [SHADE], "crest": [crest.name], "drop": ["blank"] * drop, "deck": BLANKS}
    state = say(lay("battle", {"deck": BLANKS}, they, hard(SHADE), crest), "attack V>V", way)
    assert shields(state, THEY) == [shield]


# --- Alvina: from hand, other than during the battle phase, one of two ---

PIECE = make.order("test/piece", "A Piece", "Stoicheia", 3, Play((Draw(1),), limit="regalis piece"))
SCROLL = make.order("test/scroll", "A Scroll", "Stoicheia", 3, Play((Draw(1),)))
CALLS = (Choose("t", Group("hand")), Call(It("t")))
CALLER = plain("A Caller", "Stoicheia", 3, 13000, 0, Act(CALLS), Auto(Attacks(), CALLS))


def alvina(action: str, charge: int = 6, phase: str = "main") -> State:
    drop = [PIECE.name, SCROLL.name, FOE.name, SMALL.name, ALVINA]
    you: Side = {"V": [CALLER.name], "hand": [ALVINA], "energy": charge, "drop": drop, "deck": BLANKS}
    state = lay(phase, you, {"deck": BLANKS}, hard(ALVINA), CALLER, PIECE, SCROLL, FOE, SMALL)
    return say(state, *action.split(", "))


CALL = f"call {ALVINA}>R1"


@in_formats("D")
def test_an_order_that_is_no_regalis_piece_comes_back() -> None:
    """Amicable Maiden, Alvina (DZ-BT03/018EN): of any grade; there is one, so nobody is asked."""
    state = say(alvina(CALL), "option 1", "option 1")
    assert (names(state, YOU, "hand"), energy(state, YOU)) == ([SCROLL.name], 3)


@in_formats("D")
def test_or_a_unit_of_grade_1_or_less_is_called_and_she_finds_nothing_from_the_drop_zone() -> None:
    """Amicable Maiden, Alvina (DZ-BT03/018EN): a second one that was called by the first did not come from hand."""
    state = say(alvina(CALL), "option 1", "option 2")
    assert not can(state, f"choose {FOE.name}") and can(state, f"choose {SMALL.name}")
    say(state, f"choose {ALVINA}", "place R2")
    assert (asked(state), energy(state, YOU), names(state, YOU, "R2")) == ((YOU, "main"), 3, [hard(ALVINA).name])


@in_formats("D")
@pytest.mark.parametrize(
    ("action", "charge", "asks"),
    [
        (CALL, 2, False),
        (f"act {CALLER.name}>1, choose {ALVINA}, place R1", 3, True),
        (f"pass, attack V>V, choose {ALVINA}, place R1", 3, False),
    ],
)
def test_a_call_by_an_effect_counts_outside_the_battle_phase(action: str, charge: int, asks: bool) -> None:
    """Amicable Maiden, Alvina (DZ-BT03/018EN)."""
    assert can(alvina(action, charge), "option 1") == asks


@in_formats("D")
@pytest.mark.parametrize(("more", "found"), [(["R2"], 8000), (["R2", "R3"], 10000), (["R2", "R3", "R4"], 10000)])
def test_the_vanguard_is_one_of_four_units(more: list[str], found: int) -> None:
    """Amicable Maiden, Alvina (DZ-BT03/018EN): in your turn."""
    you: Side = {"R1": [ALVINA], **{circle: [SMALL.name] for circle in more}, "deck": BLANKS}
    state = lay("main", you, {"deck": BLANKS}, hard(ALVINA), SMALL)
    assert power(state, YOU, "R1") == found
    assert power(finish_turn(state), YOU, "R1") == 8000


# --- Ashlei "Reverse": her own cards are locked, and counted ---

JEWEL = plain("Jewel Knight of the Tests", "Royal Paladin", 2, 9000)
JEWELS = {grade: plain(f"Jewel Knight {grade}", "Royal Paladin", grade, 7000) for grade in (1, 3)}
SENTINEL = plain("A Sentinel", "Kagero", 1, 6000, 0, "sentinel")


def ashlei(phase: str, locks: int, deck: list[str], damage: list[object] | None = None) -> State:
    lying: Side = {circle: [locked(FOE.name)] for circle in ("R3", "R4", "R5")[:locks]}
    you: Side = {"V": [ASHLEI], "R1": [FOE.name], "soul": ["blank"] * 2, "damage": damage or [], **lying}
    they: Side = {"R1": [SMALL.name], "R3": [SMALL.name], "R4": [locked(FOE.name)], "hand": [SENTINEL.name, SMALL.name]}
    more = (hard(ASHLEI), FOE, SMALL, JEWEL, SENTINEL, *JEWELS.values())
    return lay(phase, {**you, "deck": [*deck, *BLANKS]}, {**they, "deck": BLANKS}, *more)


@in_formats("CV")
@pytest.mark.parametrize("takes", [True, False])
def test_she_locks_her_own_and_calls_another_one(takes: bool) -> None:
    """Broken Heart Jewel Knight, Ashlei "Яeverse" (DZ-PS01/003EN): the fifth card is not looked at."""
    state = ashlei("main", 0, [JEWEL.name, FOE.name, JEWELS[3].name, FOE.name, JEWELS[1].name])
    paid(say(state, f"act {ASHLEI}>1"))
    assert (count(state, THEY, "R1"), count(state, THEY, "R3"), count(state, YOU, "soul")) == (0, 1, 0)
    assert not can(state, f"choose {FOE.name}") and not can(state, f"choose {JEWELS[1].name}")
    say(state, *([f"choose {JEWELS[3].name}", "place R2"] if takes else ["done"]))
    while asked(state)[1] != "main":
        say(state, options(state)[0])
    assert names(state, YOU, "R2") == ([JEWELS[3].name] if takes else [])
    assert cards(state, YOU, "R1", viewer=THEY)[0].marks.get("locked")
    assert count(state, YOU, "deck") == 5 + len(BLANKS) - takes
    assert not can(state, f"act {ASHLEI}>1")


@in_formats("CV")
@pytest.mark.parametrize(("locks", "guards"), [(2, True), (3, False)])
def test_two_come_and_each_lock_makes_her_stronger(locks: int, guards: bool) -> None:
    """Broken Heart Jewel Knight, Ashlei "Яeverse" (DZ-PS01/003EN): the opponent's own locked card does not count."""
    state = ashlei("battle", locks, [JEWEL.name, JEWELS[3].name, JEWELS[1].name], ["blank"])
    say(state, "attack V>V", "option 1")
    assert not can(state, f"choose {JEWELS[3].name}")
    say(state, f"choose {JEWEL.name}", f"choose {JEWELS[1].name}", "place R2", "place R1")
    assert sorted(names(state, YOU, "R1") + names(state, YOU, "R2")) == sorted([JEWEL.name, JEWELS[1].name])
    assert power(state, YOU, "V") == 13000 + locks * 10000
    assert can(state, f"guard {SENTINEL.name}") == guards and can(state, f"guard {SMALL.name}")
    until(state, YOU, "attack")
    assert power(state, YOU, "V") == 13000 + locks * 10000  # until end of turn
    until(say(state, "attack R2>V"), THEY, "guard")
    assert can(state, f"guard {SENTINEL.name}")  # that battle only


@in_formats("CV")
@pytest.mark.parametrize(("locks", "damage"), [(1, ["blank"]), (3, [spent("blank")])])
def test_one_lock_or_no_payment_gives_nothing(locks: int, damage: list[object]) -> None:
    """Broken Heart Jewel Knight, Ashlei "Яeverse" (DZ-PS01/003EN): the ban is bought together with the rest."""
    state = say(ashlei("battle", locks, [JEWEL.name], damage), "attack V>V")
    assert asked(state) == (THEY, "guard") and can(state, f"guard {SENTINEL.name}")
    assert power(state, YOU, "V") == 13000


# --- Matomo-kun: another name, a discard in the ride phase, and who does not stand ---

FINDER = plain(
    "A Finder", "Stoicheia", 2, 10000, 5000,
    Act((Choose("t", Group("drop", that=(Named("Love-binding Maiden, Margaret"),))), Return(It("t"))), ("RC",)),
    Act((Draw(1),), ("RC",), cost=(DiscardFromHand(1),)),
)  # fmt: skip


@in_formats("D")
def test_it_is_found_under_the_other_name() -> None:
    """Matomo-kun (DZ-SS05/CR09EN): wherever it lies."""
    state = lay("main", {"R1": [FINDER.name], "drop": ["blank", MATOMO]}, {}, hard(MATOMO), FINDER)
    assert names(say(state, f"act {FINDER.name}>1"), YOU, "hand") == [hard(MATOMO).name]


def matomo_discarded(phase: str, soul: int = 1) -> State:
    """It is discarded for a card of the ride deck, or by an ability in the main phase."""
    you: Side = {"V": [SMALL.name], "R1": [FINDER.name], "hand": [MATOMO], "ride": [FOE.name]}
    state = lay(phase, {**you, "soul": ["blank"] * soul, "deck": BLANKS}, {}, hard(MATOMO), FINDER, SMALL, FOE)
    return say(state, f"ride {FOE.name}" if phase == "ride" else f"act {FINDER.name}>2", f"choose {MATOMO}")


@in_formats("D")
def test_a_discard_for_the_ride_deck_sends_it_under_the_deck_for_a_card() -> None:
    """Matomo-kun (DZ-SS05/CR09EN)."""
    state = paid(say(matomo_discarded("ride"), "option 1"))
    assert (names(state, YOU, "hand"), count(state, YOU, "deck")) == (["Blank"], len(BLANKS))
    assert hard(MATOMO).name not in names(state, YOU, "drop")


@in_formats("D")
def test_a_discard_in_the_main_phase_brings_nothing() -> None:
    """Matomo-kun (DZ-SS05/CR09EN)."""
    state = matomo_discarded("main")
    assert (asked(state), names(state, YOU, "drop")) == ((YOU, "main"), [hard(MATOMO).name])


def matomo(persona: bool = True, damage: int = 1) -> State:
    """It was called, after a ride."""
    lead = PERSONA.name if persona else BIG.name
    you: Side = {"V": [PERSONA.name], "hand": [lead, MATOMO], "damage": ["blank"] * damage, "deck": BLANKS}
    they: Side = {"R1": [resting(FOE.name)], "R2": [FOE.name], "R3": [resting(FOE.name)], "deck": BLANKS}
    state = say(lay("ride", you, they, hard(MATOMO), PERSONA, BIG, FOE), f"ride {lead}")
    return say(until(state, YOU, "main"), f"call {MATOMO}>R1")


@in_formats("D")
def test_nobody_intercepts_and_the_front_row_stays_at_rest_once() -> None:
    """Matomo-kun (DZ-SS05/CR09EN): the back row stands, and the vanguard."""
    state = paid(say(matomo(), "option 1"))
    until(state, YOU, "attack")
    assert not can(say(state, "attack V>V"), "intercept R1")
    until(state, THEY, "attack")
    assert [rests(state, THEY, circle) for circle in ("R1", "R2", "R3")] == [True, False, False]
    until(finish_turn(finish_turn(state)), THEY, "attack")
    assert not rests(state, THEY, "R1")


@in_formats("D")
@pytest.mark.parametrize(("persona", "damage"), [(False, 1), (True, 0)])
def test_without_a_persona_ride_or_the_cost_all_stand_and_intercept(persona: bool, damage: int) -> None:
    """Matomo-kun (DZ-SS05/CR09EN)."""
    state = matomo(persona, damage)
    until(state, YOU, "attack")
    assert can(say(state, "attack V>V"), "intercept R1")
    assert not rests(until(state, THEY, "attack"), THEY, "R1")
