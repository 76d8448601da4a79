"""Four of eight real cards of the G era with difficult text, in play: three of the main deck and a guardian."""

from __future__ import annotations

from typing import Any

import pytest

from duelwright import State
from duelwright.games.vanguard import make
from duelwright.games.vanguard.vocabulary import Act, Call, Continuous, Group, Named, Retire, SoulCharge
from duelwright.language.nodes import Choose, It

from .formats import in_formats
from .hard import hard, paid, plain, rear, settled, shields, theirs, until
from .table import (
    BLANKS,
    THEY,
    YOU,
    Side,
    asked,
    by_effect_put,
    can,
    cards,
    count,
    names,
    options,
    power,
    resting,
    rests,
    say,
)
from .test_cards_classic import face_up, finish_turn
from .test_rulings import go_on, lay

JUGGERNAUT = "G-BT09/018EN"
GREION = "G-CMB01/005EN"
TIMEBREAK = "G-TD06/011EN"
FUAMNACH = "G-BT14/060EN"
LEAD = plain("A Leader", "Kagero", 3, 11000)
FOE = plain("A Foe", "Kagero", 2, 9000)
SMALL = plain("A Small One", "Kagero")
OLD = make.g_unit("test/old", "An Old Dragon", "Kagero", 15000)


def turned_up(n: int) -> list[object]:
    """So many G units that lie face up."""
    return [{"card": OLD.name, "face": "up"}] * n


# --- Juggernaut Maximum Maximum: a G guardian; one may be had stronger, and is gone for it when the turn ends ---

HEAL = make.trigger("test/heal", "A Heal", "Spike Brothers", "heal", 5000, 5000, 10000)


def juggernaut(**more: list[str]) -> State:
    """Your vanguard and then your rear-guard will attack them."""
    you: Side = {"R1": [FOE.name], "deck": BLANKS}
    they: Side = {"R1": [FOE.name], "R2": [LEAD.name], "hand": [HEAL.name], "deck": [SMALL.name], **more}
    hidden: Side = {"G": [{"card": JUGGERNAUT, "face": "down"}]}
    state = lay("battle", you, {**they, **hidden}, hard(JUGGERNAUT), HEAL, LEAD, FOE, SMALL)
    return say(state, "attack V>V", f"gguard {JUGGERNAUT}", f"choose {HEAL.name}")


@in_formats("CV")
def test_a_rear_guard_is_made_strong_for_the_shield_and_goes_under_the_deck_when_the_turn_ends() -> None:
    """Juggernaut Maximum Maximum (G-BT09/018EN): the shield is for that battle, the power for that turn."""
    state = juggernaut(R5=[SMALL.name])
    assert asked(state)[0] == THEY and not can(state, "choose R2")  # it is a grade 3
    say(state, "choose R1", "option 1")
    assert (power(state, THEY, "R1"), shields(state, THEY)) == (19000, [25000])
    go_on(state, YOU, "attack")
    assert names(state, THEY, "G") == [hard(JUGGERNAUT).name] and not cards(state, THEY, "G")[0].marks.get("face")
    assert power(state, THEY, "R1") == 19000
    finish_turn(state)
    assert (names(state, THEY, "R1"), names(state, THEY, "drop")) == ([], [HEAL.name])
    until(state, THEY, "ride")
    assert (names(state, THEY, "hand"), count(state, THEY, "deck")) == ([SMALL.name], 1)  # it lay under that card


@in_formats("CV")
def test_who_does_not_have_it_keeps_the_rear_guard() -> None:
    """Juggernaut Maximum Maximum (G-BT09/018EN): you may; if you do not, nothing of the rest."""
    state = say(juggernaut(), "pass")
    assert (asked(state), power(state, THEY, "R1"), shields(state, THEY)) == ((THEY, "guard"), 9000, [15000])
    assert names(finish_turn(state), THEY, "R1") == [FOE.name]


@in_formats("CV")
def test_with_no_rear_guard_of_grade_2_or_less_it_has_its_own_shield() -> None:
    """Juggernaut Maximum Maximum (G-BT09/018EN): a grade 3 is none, nor is one of the opponent's."""
    state = juggernaut(R1=[])
    if asked(state)[1] != "guard":
        say(state, "option 1")
    assert (asked(state), shields(state, THEY)) == ((THEY, "guard"), [15000])


@in_formats("CV")
def test_a_rear_guard_that_fell_in_the_same_turn_stays_in_the_drop_zone() -> None:
    """Juggernaut Maximum Maximum (G-BT09/018EN): a card that has left is another one."""
    state = go_on(paid(say(juggernaut(), "option 1")), YOU, "attack")
    by_effect_put(state, THEY, "R1", "drop")
    finish_turn(state)
    assert names(state, THEY, "drop") == [HEAL.name, FOE.name]


@in_formats("CV")
@pytest.mark.parametrize(
    ("you", "they", "calls"),
    [
        ({}, {}, True),
        ({"V": [FOE.name]}, {}, False),
        ({}, {"V": [FOE.name]}, False),
        ({}, {"hand": [SMALL.name]}, False),
        ({}, {"G": [{"card": JUGGERNAUT, "face": "up"}] * 3 + [{"card": JUGGERNAUT, "face": "down"}]}, True),
        ({}, {"G": [{"card": JUGGERNAUT, "face": "up"}] * 4 + [{"card": JUGGERNAUT, "face": "down"}]}, False),
    ],
)
def test_it_is_called_for_a_heal_between_two_vanguards_of_grade_3(you: Side, they: Side, calls: bool) -> None:
    """Juggernaut Maximum Maximum (G-BT09/018EN): with three face up at most."""
    guarding: Side = {"hand": [HEAL.name], "G": [{"card": JUGGERNAUT, "face": "down"}], **they}
    state = lay("battle", you, guarding, hard(JUGGERNAUT), HEAL, FOE, SMALL)
    say(state, "attack V>V")
    assert any(one.startswith("gguard") for one in options(state)) == calls


# --- Greion: the opponent's vanguard is deleted, and the opponent chooses what is bound ---

DELETOR = plain("A Deletor", "Link Joker")
CHEERER = plain(
    "A Cheerer", "Kagero", 3, 10000, 0,
    Continuous(Group("rear-guards"), "power", 5000), Act((SoulCharge(1),), limit=""),
)  # fmt: skip


def greion(phase: str = "main", drop: tuple[str, ...] = (FOE.name, SMALL.name), **more: list[str]) -> State:
    you: Side = {"V": [GREION], "R1": [DELETOR.name], "damage": [DELETOR.name] * 2, "deck": BLANKS, **more}
    they: Side = {"V": [CHEERER.name], "R1": [SMALL.name], "drop": [*drop], "deck": BLANKS}
    return lay(phase, you, they, hard(GREION), DELETOR, CHEERER, FOE, SMALL)


@in_formats("CV")
def test_a_deleted_vanguard_has_neither_power_nor_text_until_the_end_of_its_own_turn() -> None:
    """Docking Deletor, Greion (G-CMB01/005EN): the end of your turn does not turn it up."""
    state = paid(say(greion(), f"act {GREION}>1"))
    assert (names(state, YOU, "drop"), face_up(state, YOU)) == ([DELETOR.name], 0)
    say(state, options(state)[0])
    until(finish_turn(state), THEY, "main")
    assert (power(state, THEY, "V"), power(state, THEY, "R1")) == (0, 8000)
    assert not can(state, f"act {CHEERER.name}>2")
    finish_turn(state)
    assert (power(state, THEY, "V"), power(state, THEY, "R1")) == (10000, 13000)


@in_formats("CV")
def test_the_opponent_chooses_which_card_vanishes() -> None:
    """Docking Deletor, Greion (G-CMB01/005EN): face down; it must be one."""
    state = paid(say(greion(), f"act {GREION}>1"))
    assert asked(state) == (THEY, "choice") and len(options(state)) == 2
    say(state, f"choose {SMALL.name}")
    assert (asked(state), names(state, THEY, "drop")) == ((YOU, "main"), [FOE.name])
    (bound,) = cards(state, THEY, "bind")
    assert bound.marks.get("face")


@in_formats("CV")
def test_where_nothing_can_vanish_the_vanguard_is_deleted_all_the_same() -> None:
    """Docking Deletor, Greion (G-CMB01/005EN): as much is done as can be."""
    state = paid(say(greion(drop=()), f"act {GREION}>1"))
    assert (asked(state), power(state, THEY, "V"), count(state, THEY, "bind")) == ((YOU, "main"), 0, 0)


@in_formats("CV")
def test_it_does_so_as_often_as_it_is_paid_for() -> None:
    """Docking Deletor, Greion (G-CMB01/005EN): no once a turn is printed; a second card vanishes."""
    state = greion(R2=[DELETOR.name], damage=[DELETOR.name] * 4)
    for _ in range(2):
        paid(say(state, f"act {GREION}>1"))
        if asked(state)[0] == THEY:
            say(state, options(state)[0])
    assert (count(state, THEY, "bind"), power(state, THEY, "V"), face_up(state, YOU)) == (2, 0, 0)
    assert not can(state, f"act {GREION}>1")


@in_formats("CV")
@pytest.mark.parametrize(
    "more", [{"R1": [SMALL.name]}, {"damage": [DELETOR.name, SMALL.name]}, {"damage": [DELETOR.name]}]
)
def test_other_cards_than_deletors_do_not_pay_for_it(more: dict[str, Any]) -> None:
    """Docking Deletor, Greion (G-CMB01/005EN): both halves of the cost ask for the name."""
    assert not can(greion(**more), f"act {GREION}>1")


@in_formats("CV")
@pytest.mark.parametrize(("held", "asks"), [(3, True), (2, False), (1, False), (0, False)])
def test_two_cards_vanish_when_he_becomes_the_vanguard(held: int, asks: bool) -> None:
    """Docking Deletor, Greion (G-CMB01/005EN): the opponent chooses; of fewer, as many as there are."""
    drop = (FOE.name, SMALL.name, CHEERER.name)[:held]
    state = say(greion("ride", drop, V=[FOE.name], hand=[GREION]), f"ride {GREION}")
    if asks:
        assert asked(state) == (THEY, "choice") and not can(state, "pass")
        say(state, f"choose {FOE.name}", f"choose {CHEERER.name}")
        assert names(state, THEY, "drop") == [SMALL.name]
    assert count(state, THEY, "bind") == min(held, 2)
    assert all(shown.marks.get("face") for shown in cards(state, THEY, "bind"))
    assert power(state, THEY, "V") == 10000 and asked(state)[0] == YOU


@in_formats("CV")
def test_nothing_vanishes_when_he_is_called() -> None:
    """Docking Deletor, Greion (G-CMB01/005EN): on VC only."""
    state = say(greion(hand=[GREION]), f"call {GREION}>R2")
    assert (asked(state), count(state, THEY, "bind")) == ((YOU, "main"), 0)


# --- Timebreak Dragon: time leap, there and back ---

LEAPER = "Timebreak Dragon"
NEXT = plain("The Next", "Gear Chronicle", 2, 9000)


def timebreak(generation: int = 1, deck: tuple[str, ...] = (LEAD.name, NEXT.name), way: str = "call") -> State:
    """It comes from the hand, or an ability calls it from the drop zone; a grade 1 stands on R1."""
    caller = plain("A Caller", "Gear Chronicle", 3, 11000, 0, Act((Call(Group("drop", that=(Named(LEAPER),))),)))
    you: Side = {
        "V": [caller.name], "R1": [SMALL.name], "G": turned_up(generation), "deck": [*deck, *BLANKS],
        "hand" if way == "call" else "drop": [TIMEBREAK],
    }  # fmt: skip
    state = lay("main", you, {"R1": [FOE.name], "deck": BLANKS}, hard(TIMEBREAK), NEXT, LEAD, FOE, SMALL, OLD, caller)
    return say(state, *([f"call {TIMEBREAK}>R2"] if way == "call" else [f"act {caller.name}>1", "place R2"]))


@in_formats("CV")
def test_a_grade_1_leaps_to_a_grade_2_and_is_back_when_the_turn_ends() -> None:
    """Timebreak Dragon (G-TD06/011EN): the one under the deck, the other called; not itself, nor the opponent's."""
    state = timebreak()
    assert not can(state, "choose R2") and not can(state, theirs(state, "R1"))
    say(state, "choose R1")
    assert not can(state, f"choose {LEAD.name}")
    say(state, f"choose {NEXT.name}", "place R4")
    assert (names(state, YOU, "bind"), names(state, YOU, "R1"), names(state, YOU, "R4")) == (
        [SMALL.name], [], [NEXT.name],
    )  # fmt: skip
    before = count(state, YOU, "deck")
    finish_turn(state)
    assert (sorted(rear(state, YOU)), names(state, YOU, "bind")) == (sorted([SMALL.name, LEAPER]), [])
    assert count(state, YOU, "drop") == 0 and count(state, YOU, "deck") == before + 1


@in_formats("CV")
def test_up_to_one_may_be_none() -> None:
    """Timebreak Dragon (G-TD06/011EN)."""
    state = timebreak()
    say(state, next(one for one in options(state) if not one.startswith("choose")))
    assert (asked(state), names(state, YOU, "R1"), count(state, YOU, "bind")) == ((YOU, "main"), [SMALL.name], 0)


@in_formats("CV")
def test_who_finds_no_later_self_is_bound_until_the_turn_ends() -> None:
    """Timebreak Dragon (G-TD06/011EN): the deck has no grade 2."""
    state = say(timebreak(deck=(LEAD.name,)), "choose R1")
    settled(state)
    assert (names(state, YOU, "bind"), count(state, YOU, "R1")) == ([SMALL.name], 0)
    finish_turn(state)
    assert count(state, YOU, "bind") == 0
    assert SMALL.name in rear(state, YOU)


@in_formats("CV")
def test_the_bound_card_comes_back_even_if_its_later_self_has_fallen() -> None:
    """Timebreak Dragon (G-TD06/011EN): which stays in the drop zone."""
    state = say(timebreak(), "choose R1", f"choose {NEXT.name}", "place R4")
    by_effect_put(state, YOU, "R4", "drop")
    finish_turn(state)
    assert (names(state, YOU, "drop"), names(state, YOU, "bind")) == ([NEXT.name], [])


@in_formats("CV")
@pytest.mark.parametrize("board", [{"generation": 0}, {"way": "act"}])
def test_nobody_leaps_in_the_first_generation_or_when_it_came_from_elsewhere(board: dict[str, Any]) -> None:
    """Timebreak Dragon (G-TD06/011EN): Generation Break 1; from hand."""
    state = timebreak(**board)
    assert (asked(state), names(state, YOU, "R2")) == ((YOU, "main"), [LEAPER])


# --- Fuamnach: what is paid with a unit of a keyword, and a number of the drop zone ---

CHOOSER = plain(
    "A Chooser", "Kagero", 3, 11000, 0, Act((Choose("t", Group("rear-guards", "opponent's")), Retire(It("t"))))
)
LUARDS = {grade: plain(f"Luard {grade}", "Shadow Paladin", grade, 11000) for grade in (3, 4)}
BIG = plain("A Big One", "Shadow Paladin", 4, 13000)
GIANT = make.g_unit("test/giant", "A Giant", "Shadow Paladin", 15000)


@in_formats("CV")
@pytest.mark.parametrize(
    ("payer", "plays"), [(FUAMNACH, True), (SMALL.name, False), (resting(FUAMNACH), False), (None, False)]
)
def test_a_unit_with_ritual_rests_for_a_card(payer: object, plays: bool) -> None:
    """Dragwizard, Fuamnach (G-BT14/060EN): one that rests already, or another unit, does not pay; nor theirs."""
    you: Side = {"R1": [payer] if payer else [], "R2": [SMALL.name], "hand": [FUAMNACH], "deck": BLANKS}
    state = lay("main", you, {"R1": [FUAMNACH], "deck": BLANKS}, hard(FUAMNACH), SMALL)
    assert can(state, f"act {FUAMNACH}>1") == plays
    if plays:
        paid(say(state, f"act {FUAMNACH}>1"))
        assert (rests(state, YOU, "R1"), rests(state, YOU, "R2")) == (True, False)
        assert (names(state, YOU, "hand"), names(state, YOU, "drop")) == (["Blank"], [hard(FUAMNACH).name])


def fuamnach(lead: str = "Luard 4", generation: int = 2, drop: int = 5, **more: list[str]) -> State:
    you: Side = {
        "V": [lead], "R1": [FUAMNACH], "R2": [FOE.name], "G": turned_up(generation), "deck": BLANKS,
        "drop": [*[SMALL.name] * drop, FOE.name], **more,
    }  # fmt: skip
    they: Side = {"V": [CHOOSER.name], "drop": [SMALL.name] * 5, "deck": BLANKS}
    return lay("main", you, they, hard(FUAMNACH), CHOOSER, BIG, FOE, SMALL, OLD, GIANT, *LUARDS.values())


@in_formats("CV")
@pytest.mark.parametrize(
    ("board", "active"),
    [
        ({}, True),
        ({"generation": 1}, False),
        ({"drop": 4}, False),
        ({"lead": "Luard 3"}, False),
        ({"lead": BIG.name}, False),
    ],
)
def test_a_ritual_of_five_under_a_luard_of_grade_4_is_strong_and_cannot_be_chosen(
    board: dict[str, Any], active: bool
) -> None:
    """Dragwizard, Fuamnach (G-BT14/060EN): in both turns; the drop zone is one's own, and of grade 1."""
    state = fuamnach(**board)
    assert power(state, YOU, "R1") == 7000 + 7000 * active
    until(finish_turn(state), THEY, "main")
    assert power(state, YOU, "R1") == 7000 + 7000 * active
    say(state, f"act {CHOOSER.name}>1")
    if not active:
        say(state, theirs(state, "R1"))
    assert (count(state, YOU, "R1"), count(state, YOU, "R2")) == ((1, 0) if active else (0, 1))


@in_formats("CV")
@pytest.mark.parametrize(("generation", "more"), [(1, 7000), (0, 0)])
def test_a_g_unit_on_the_heart_of_a_luard_is_one_and_counts_itself(generation: int, more: int) -> None:
    """Dragwizard, Fuamnach (G-BT14/060EN): until it goes home when the turn ends."""
    state = fuamnach(GIANT.name, generation, heart=["Luard 3"])
    assert power(state, YOU, "R1") == 7000 + more
    assert power(finish_turn(state), YOU, "R1") == 7000
