"""Eight real cards of the D era with difficult text, in play, by what is printed on them."""

from __future__ import annotations

from typing import Any

import pytest

from duelwright import State
from duelwright.games.vanguard import make
from duelwright.games.vanguard.names import FLAGS
from duelwright.games.vanguard.vocabulary import Act, Group, Named, Retire, Ride
from duelwright.language.nodes import Choose, It

from .formats import in_formats
from .hard import hard, paid, plain, shields, until
from .table import (
    BLANKS,
    THEY,
    YOU,
    Side,
    asked,
    can,
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
from .test_cards_classic import face_up, finish_turn
from .test_rulings import lay

BRUCE = "D-BT04/004EN"
EMERENCE = "D-PR/395EN"
QIEHGRA = "D-BT04/020EN"
WORKSHOP = "D-SS12/054EN"
WISH = "D-BT04/036EN"
LAVE = "D-BT13/044EN"
VARIANCE = "D-PR/725EN"
CAIRBRE = "D-BT07/012EN"
FOE = plain("A Foe", "Keter Sanctuary", 2, 10000)
LEAD = plain("A Leader", "Dark States", 3, 13000)
SMALL = plain("A Small One", "Dark States")
SCROLL = make.order("test/scroll", "A Scroll", "Keter Sanctuary", 1)


# --- "Unrivaled" Bruce: a state that comes at the start of a phase, all stand, two drive checks fewer ---


def bruce(soul: int = 6, damage: tuple[object, ...] = ("blank", "blank"), circle: str = "V") -> State:
    """Their turn has begun with him; a rear-guard has attacked, and so has he, up to the end of his battle."""
    lead: Side = {"V": [LEAD.name]}
    they: Side = {"R1": [FOE.name], "R3": [FOE.name], "soul": ["blank"] * soul, "damage": [*damage], "deck": BLANKS * 2}
    state = lay("battle", {"deck": BLANKS}, {**lead, **they, circle: [BRUCE]}, hard(BRUCE), LEAD, FOE)
    until(state, THEY, "attack")
    say(state, "attack R1>V", "pass", f"attack {circle}>V", "pass")
    return state


@in_formats("D")
def test_the_front_row_stands_and_he_checks_no_drive_in_his_second_battle() -> None:
    """Diabolos, "Unrivaled" Bruce (D-BT04/004EN): once a turn, and twin drive again in the next turn."""
    state = bruce()
    assert count(state, THEY, "hand") == 3  # the card of the turn and two drive checks
    paid(say(state, "option 1"))
    assert (rests(state, THEY, "R1"), rests(state, THEY, "V")) == (False, False)
    assert (face_up(state, THEY), count(state, THEY, "soul")) == (1, 1)
    say(state, "attack V>V", "pass")
    assert asked(state) == (THEY, "attack") and rests(state, THEY, "V")
    assert count(state, THEY, "hand") == 3
    finish_turn(state)
    assert unit(state, THEY, "V").values["drive"] == 2


@in_formats("D")
def test_once_a_turn_he_stands_even_where_more_could_be_paid() -> None:
    """Diabolos, "Unrivaled" Bruce (D-BT04/004EN)."""
    state = paid(say(bruce(soul=10), "option 1"))
    say(state, "attack V>V", "pass")
    assert (asked(state), count(state, THEY, "soul")) == ((THEY, "attack"), 5)


@in_formats("D")
@pytest.mark.parametrize(
    "board", [{"soul": 4}, {"damage": (spent("blank"), spent("blank"))}, {"circle": "R2"}]
)  # fmt: skip
def test_nobody_stands_where_he_is_not_paid_for_or_no_vanguard(board: dict[str, Any]) -> None:
    """Diabolos, "Unrivaled" Bruce (D-BT04/004EN)."""
    state = bruce(**board)
    assert asked(state) == (THEY, "attack") and rests(state, THEY, "R1")


@in_formats("D")
def test_in_the_turn_he_is_ridden_there_is_no_final_rush() -> None:
    """Diabolos, "Unrivaled" Bruce (D-BT04/004EN): the ride phase had started before he came."""
    you: Side = {"V": [LEAD.name], "hand": [BRUCE], "soul": ["blank"] * 6, "damage": ["blank"], "deck": BLANKS}
    state = say(lay("ride", you, {"deck": BLANKS}, hard(BRUCE), LEAD), f"ride {BRUCE}")
    while not can(state, "attack V>V"):
        say(state, "pass")
    say(state, "attack V>V", "pass")
    assert asked(state) == (YOU, "attack") and rests(state, YOU, "V")


# --- Emerence: from the hand into the soul, and a ride in the main phase ---

FLASH = plain("A Viridescent Flash, Rorowa", "Stoicheia", 3, 13000)
ROROWAS = {grade: plain(f"Rorowa {grade}", "Stoicheia", grade, 12000) for grade in (2, 3, 4)}


def emerence(lead: str = "Rorowa 3", phase: str = "main", **more: list[str]) -> State:
    you: Side = {"V": [resting(lead)], "hand": [EMERENCE], "deck": [*BLANKS, FLASH.name], **more}
    return lay(phase, you, {"deck": BLANKS}, hard(EMERENCE), FLASH, LEAD, *ROROWAS.values())


@in_formats("D")
def test_it_goes_into_the_soul_and_the_new_vanguard_stands() -> None:
    """Everspring Hunter, Emerence (D-PR/395EN): the cost comes first, so it lies under the old vanguard too."""
    state = say(emerence(), f"act {EMERENCE}>1", f"choose {FLASH.name}")
    assert (names(state, YOU, "V"), rests(state, YOU, "V")) == ([FLASH.name], False)
    assert sorted(names(state, YOU, "soul")) == sorted([hard(EMERENCE).name, "Rorowa 3"])
    assert count(state, YOU, "deck") == len(BLANKS)


@in_formats("D")
def test_up_to_one_may_be_none() -> None:
    """Everspring Hunter, Emerence (D-PR/395EN): the cost is paid all the same."""
    state = say(emerence(), f"act {EMERENCE}>1")
    say(state, next(one for one in options(state) if not one.startswith("choose")))
    assert (names(state, YOU, "V"), names(state, YOU, "soul")) == (["Rorowa 3"], [hard(EMERENCE).name])
    assert (asked(state), rests(state, YOU, "V")) == ((YOU, "main"), True)


@in_formats("D")
@pytest.mark.parametrize("lead", ["Rorowa 2", "Rorowa 4", LEAD.name])
def test_it_stays_in_the_hand_beside_another_vanguard(lead: str) -> None:
    """Everspring Hunter, Emerence (D-PR/395EN): a grade 3, not a greater one, and of that name."""
    assert not can(emerence(lead), f"act {EMERENCE}>1")


@in_formats("D")
@pytest.mark.parametrize("finds", [True, False])
@pytest.mark.parametrize("persona", [True, False])
def test_who_has_persona_ridden_does_not_do_so_again(persona: bool, finds: bool) -> None:
    """Everspring Hunter, Emerence (D-PR/395EN): whether or not anything is found."""
    first = plain("Rorowa P", "Stoicheia", 3, 12000, 0, "persona ride")
    you: Side = {"V": [first.name], "hand": [EMERENCE, first.name], "deck": [*BLANKS, FLASH.name]}
    state = lay("ride", you, {"deck": BLANKS}, hard(EMERENCE), FLASH, first)
    say(state, f"ride {first.name}" if persona else "pass", f"act {EMERENCE}>1")
    say(state, f"choose {FLASH.name}" if finds else next(one for one in options(state) if not one.startswith("choose")))
    flags = state.view(None).registers[f"turn_flags{YOU}"]
    assert bool(flags >> FLAGS.index("no persona ride") & 1) == persona


@in_formats("D")
@pytest.mark.parametrize(("lead", "shield"), [("Rorowa 3", 10000), (LEAD.name, 5000)])
def test_it_guards_better_for_a_vanguard_of_that_name(lead: str, shield: int) -> None:
    """Everspring Hunter, Emerence (D-PR/395EN): also on another grade."""
    they: Side = {"V": [lead], "hand": [EMERENCE], "deck": BLANKS}
    state = lay("battle", {"deck": BLANKS}, they, hard(EMERENCE), LEAD, ROROWAS[3])
    assert shields(say(state, "attack V>V", f"guard {EMERENCE}"), THEY) == [shield]


# --- Qiehgra: all of the following according to a number ---


def qiehgra(soul: int, damage: int = 1) -> State:
    you: Side = {
        "V": [LEAD.name], "R2": [SMALL.name], "R5": [SMALL.name], "hand": [QIEHGRA, SMALL.name],
        "soul": [FOE.name, *["blank"] * (soul - 1)], "damage": ["blank"] * damage, "deck": BLANKS,
    }  # fmt: skip
    state = lay("main", you, {"R1": [SMALL.name], "deck": BLANKS}, hard(QIEHGRA), LEAD, SMALL, FOE)
    return say(state, f"call {QIEHGRA}>R1")


def fronts(state: State) -> list[int]:
    """The power of your units, the one of the back row last."""
    return [power(state, YOU, circle) for circle in ("R1", "V", "R2", "R5")]


PRINTED = [10000, 13000, 8000, 8000]
GROWN = [15000, 18000, 13000, 8000]


@in_formats("D")
@pytest.mark.parametrize(("soul", "found"), [(7, PRINTED), (12, PRINTED), (13, GROWN)])
def test_a_card_of_the_soul_is_taken_and_another_one_charged(soul: int, found: list[int]) -> None:
    """Cutting Sword Dance, Qiehgra (D-BT04/020EN): thirteen are thirteen again before the front row is looked at."""
    state = paid(say(qiehgra(soul), "option 1"))
    say(state, f"choose {FOE.name}")
    assert (names(state, YOU, "hand"), names(state, YOU, "drop")) == ([FOE.name], [SMALL.name])
    assert (count(state, YOU, "soul"), face_up(state, YOU), fronts(state)) == (soul, 0, found)


@in_formats("D")
def test_the_front_row_grows_even_if_the_first_part_is_not_paid_for() -> None:
    """Cutting Sword Dance, Qiehgra (D-BT04/020EN): the cost stands behind its own number only; until end of turn."""
    for state in (say(qiehgra(13), "pass"), qiehgra(13, damage=0)):
        assert (asked(state), fronts(state), count(state, YOU, "soul")) == ((YOU, "main"), GROWN, 13)
        assert power(state, THEY, "R1") == 8000
        say(state, f"call {SMALL.name}>R2")
        assert power(state, YOU, "R2") == 8000  # it came later
        assert power(finish_turn(state), YOU, "R1") == 10000


@in_formats("D")
def test_six_cards_in_the_soul_do_nothing() -> None:
    """Cutting Sword Dance, Qiehgra (D-BT04/020EN)."""
    state = qiehgra(6)
    assert (asked(state), fronts(state)) == ((YOU, "main"), PRINTED)


# --- Wrought Iron Workshop: a set order that rests, and what lasts longer than the power ---

ZEDHLANS = plain("Zedhlans of the Tests", "Dragon Empire", 3, 13000)
IRON = plain("Wrought Iron of the Tests", "Dragon Empire", 1, 8000, 5000)


def workshop(chosen: str) -> State:
    """It is set and rested for the unit on this circle."""
    you: Side = {"V": [ZEDHLANS.name], "R1": [IRON.name], "R2": [SMALL.name], "hand": [WORKSHOP], "deck": BLANKS}
    state = lay("main", you, {"deck": BLANKS}, hard(WORKSHOP), ZEDHLANS, IRON, SMALL)
    return say(state, f"order {WORKSHOP}", f"act {WORKSHOP}>1", f"choose {chosen}")


@in_formats("D")
def test_the_workshops_own_unit_intercepts_in_the_next_turn() -> None:
    """Wrought Iron Workshop of Burning Flames (D-SS12/054EN): grade 1; the power has ended with the turn."""
    state = workshop("R1")
    assert power(state, YOU, "R1") == 13000 and not can(state, f"act {WORKSHOP}>1")  # it rests
    say(until(state, THEY, "attack"), "attack V>V")
    assert power(state, YOU, "R1") == 8000 and can(state, "intercept R1") and not can(state, "intercept R2")
    assert shields(say(state, "intercept R1"), YOU) == [10000]


@in_formats("D")
def test_the_turn_after_that_it_intercepts_no_more() -> None:
    """Wrought Iron Workshop of Burning Flames (D-SS12/054EN): until end of the opponent's next turn."""
    state = finish_turn(finish_turn(finish_turn(workshop("R1"))))
    say(until(state, THEY, "attack"), "attack V>V")
    assert asked(state) == (YOU, "guard") and not can(state, "intercept R1")


@in_formats("D")
@pytest.mark.parametrize("circle", ["R2", "V"])
def test_any_other_unit_gets_the_power_alone(circle: str) -> None:
    """Wrought Iron Workshop of Burning Flames (D-SS12/054EN)."""
    state = workshop(circle)
    before = {"R2": 8000, "V": 13000}[circle]
    assert power(state, YOU, circle) == before + 5000
    say(until(state, THEY, "attack"), "attack V>V")
    assert power(state, YOU, circle) == before and not can(state, "intercept R2")


# --- Sublimating Wish: an ability that is given to a unit that was dressed ---

DRESSED: Side = {
    "R1": [{"card": FOE.name, "dressed": 1}],
    "dress": [{"card": SMALL.name, "under": 4}],
    "R2": [FOE.name],
    "damage": [spent("blank")],
    "soul": ["blank"],
    "hand": [WISH],
    "deck": BLANKS,
}


def wished(**more: list[str]) -> State:
    they: Side = {"R1": [SMALL.name], "deck": BLANKS}
    return lay("main", {**DRESSED, **more}, they, hard(WISH), FOE, SMALL)


@in_formats("D")
@pytest.mark.parametrize(("attack", "charged"), [("R1>V", 1), ("R1>R1", 0), ("R2>V", 0)])
def test_the_dressed_unit_charges_when_it_attacks_a_vanguard(attack: str, charged: int) -> None:
    """Sublimating Wish (D-BT04/036EN): nobody else may be chosen, so nobody is asked."""
    state = paid(say(wished(), f"order {WISH}"))
    say(state, "pass", f"attack {attack}")
    assert (face_up(state, YOU), count(state, YOU, "soul")) == (charged, 0)


@in_formats("D")
def test_the_wish_ends_with_the_turn() -> None:
    """Sublimating Wish (D-BT04/036EN)."""
    state = finish_turn(finish_turn(paid(say(wished(), f"order {WISH}"))))
    while not can(state, "attack R1>V"):
        say(state, "pass")
    assert face_up(say(state, "attack R1>V"), YOU) == 0


@in_formats("D")
def test_a_wish_wants_a_card_of_the_soul() -> None:
    """Sublimating Wish (D-BT04/036EN)."""
    assert not can(wished(soul=[]), f"order {WISH}")


# --- Mind Lave: instead of, by how the other vanguard came ---

RIDER = plain("A Rider", "Dark States", 3, 13000, 0, Act((Ride(Group("hand", that=(Named(LEAD.name),))),)))


def laved(soul: int = 5, phase: str = "main", way: str = "pass") -> State:
    """You have attacked, after a ride of one kind or another; they hold it."""
    you: Side = {"V": [RIDER.name], "R1": [FOE.name], "hand": [LEAD.name], "deck": BLANKS}
    they: Side = {"V": [LEAD.name], "hand": [LAVE], "soul": ["blank"] * soul, "deck": BLANKS}
    state = say(lay(phase, you, they, hard(LAVE), RIDER, LEAD, FOE), way)
    while not can(state, "attack R1>V"):
        say(state, "pass")
    return say(state, "attack R1>V")


@in_formats("D")
@pytest.mark.parametrize(
    ("phase", "way", "more"),
    [("main", "pass", 15000), ("ride", f"ride {LEAD.name}", 15000), ("main", f"act {RIDER.name}>1", 30000)],
)
def test_it_gives_more_against_a_vanguard_that_an_ability_placed(phase: str, way: str, more: int) -> None:
    """Mind Lave (D-BT13/044EN): a ride by the rules is none; that battle only."""
    state = say(laved(phase=phase, way=way), f"order {LAVE}")
    assert power(state, THEY, "V") == 13000 + more
    assert power(say(state, "pass"), THEY, "V") == 13000


@in_formats("D")
def test_four_cards_in_the_soul_are_too_few_for_it() -> None:
    """Mind Lave (D-BT13/044EN)."""
    assert not can(laved(soul=4), f"order {LAVE}")


# --- Variance Ray Dragon: played from the drop zone, for a named unit, through the next turn ---

VYRGILLAS = {grade: plain(f"Vyrgilla {grade}", "Dragon Empire", grade, 12000) for grade in (2, 3, 4)}
EZERWUR = plain("Ezerwur", "Dragon Empire", 2, 10000)
CHOOSER = plain(
    "A Chooser", "Dark States", 3, 13000, 0,
    Act((Choose("t", Group("rear-guards", "opponent's")), Retire(It("t")))),
    Act((Retire(Group("rear-guards", "opponent's")),)),
)  # fmt: skip


def variance(lead: str = "Vyrgilla 3", zone: str = "drop") -> State:
    you: Side = {"V": [lead], "R1": [EZERWUR.name], "R2": [FOE.name], zone: [VARIANCE], "deck": BLANKS}
    they: Side = {"V": [CHOOSER.name], "deck": BLANKS}
    return lay("main", you, they, hard(VARIANCE), EZERWUR, FOE, LEAD, CHOOSER, *VYRGILLAS.values())


@in_formats("D")
@pytest.mark.parametrize("lead", ["Vyrgilla 3", "Vyrgilla 4"])
def test_the_named_unit_is_safe_and_strong_until_the_opponents_turn_ends(lead: str) -> None:
    """Variance Ray Dragon (D-PR/725EN): power and shield both, unlike what only lasts for the turn."""
    state = say(variance(lead), f"act {VARIANCE}>1")
    assert (names(state, YOU, "bind"), count(state, YOU, "drop")) == ([hard(VARIANCE).name], 0)
    assert (power(state, YOU, "R1"), power(state, YOU, "R2")) == (15000, 10000)
    finish_turn(state)
    until(state, THEY, "main")
    assert power(state, YOU, "R1") == 15000
    say(state, f"act {CHOOSER.name}>1")
    assert (names(state, YOU, "R1"), names(state, YOU, "R2")) == ([EZERWUR.name], [])
    say(until(state, THEY, "attack"), "attack V>V", "intercept R1")
    assert shields(state, YOU) == [10000]


@in_formats("D")
def test_what_chooses_nothing_reaches_it_and_later_it_is_as_before() -> None:
    """Variance Ray Dragon (D-PR/725EN)."""
    state = finish_turn(say(variance(), f"act {VARIANCE}>1"))
    assert power(finish_turn(state.clone()), YOU, "R1") == 10000
    until(state, THEY, "main")
    assert count(say(state, f"act {CHOOSER.name}>2"), YOU, "R1") == 0


@in_formats("D")
@pytest.mark.parametrize(("lead", "zone"), [("Vyrgilla 2", "drop"), (LEAD.name, "drop"), ("Vyrgilla 3", "hand")])
def test_it_is_played_from_the_drop_zone_for_its_vanguard_only(lead: str, zone: str) -> None:
    """Variance Ray Dragon (D-PR/725EN): of grade 3 or greater."""
    assert not can(variance(lead, zone), f"act {VARIANCE}>1")


# --- Cairbre: what is chosen is called, or else put into the hand ---


def cairbre(chosen: str, soul: int = 1) -> State:
    deck = [SMALL.name, SCROLL.name, LEAD.name, CAIRBRE, *BLANKS]
    you: Side = {"hand": [CAIRBRE], "soul": ["blank"] * soul, "damage": ["blank"], "deck": deck}
    state = say(lay("main", you, {}, hard(CAIRBRE), SMALL, LEAD, SCROLL), f"call {CAIRBRE}>R1")
    if chosen:
        paid(say(state, "option 1"))
        assert len(options(state)) == 3  # one of the three, and the fourth card is not seen
        say(state, f"choose {chosen}")
    return state


@in_formats("D")
def test_a_unit_of_grade_2_or_less_is_called() -> None:
    """Knight of Rendering Flash, Cairbre (D-BT07/012EN)."""
    state = say(cairbre(SMALL.name), "place R4")
    assert (names(state, YOU, "R4"), count(state, YOU, "hand")) == ([SMALL.name], 0)
    assert (face_up(state, YOU), count(state, YOU, "soul"), count(state, YOU, "deck")) == (0, 0, len(BLANKS) + 3)


@in_formats("D")
@pytest.mark.parametrize("chosen", [LEAD.name, SCROLL.name])
def test_a_greater_grade_or_an_order_goes_to_the_hand(chosen: str) -> None:
    """Knight of Rendering Flash, Cairbre (D-BT07/012EN): an order of grade 1 is no unit."""
    state = cairbre(chosen)
    assert (asked(state), names(state, YOU, "hand")) == ((YOU, "main"), [chosen])
    assert count(state, YOU, "deck") == len(BLANKS) + 3


@in_formats("D")
def test_nothing_is_looked_at_without_the_whole_cost() -> None:
    """Knight of Rendering Flash, Cairbre (D-BT07/012EN): a Counter Blast alone is not paid."""
    state = cairbre("", soul=0)
    assert (asked(state), face_up(state, YOU), count(state, YOU, "hand")) == ((YOU, "main"), 1, 0)
