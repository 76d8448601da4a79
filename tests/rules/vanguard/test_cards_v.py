"""The cards of the trial decks V-TD01 and V-TD02, ability by ability."""

from __future__ import annotations

import pytest

from duelwright import State

from .table import (
    BLANKS,
    THEY,
    YOU,
    Side,
    asked,
    by_effect_gain,
    by_effect_put,
    by_effect_stand,
    can,
    cards,
    count,
    critical,
    kinds,
    names,
    options,
    power,
    resting,
    rests,
    say,
    spent,
    why_not,
)
from .table import unit as unit_on
from .test_v_format import ALFRED, ALLEN, BLADE, ELAINE, FLOGAL, GALLATIN, GLYME, MARGAL, SHIPPED, STARDRIVE, WINGAL
from .test_v_format import fight as fight_in

JAURON = "Sage of the Arts, Jauron"
ROUNORIA = "Strong Knight, Rounoria"
FALCON = "Auspice Falcon"
EPONA = "Bringer of Good Luck, Epona"
OVERLORD = "Dragonic Overlord"
CRESTED = "Crested Dragon"
ARMORED = "Dragon Armored Knight"
NEHALEM = "Dragon Knight, Nehalem"
LAHM = "Embodiment of Shield, Lahm"  # grade 2, 10000, no ability
GRIFFIN = "Guard Griffin"
GOJO = "Dragon Monk, Gojo"
BAHR = "Embodiment of Armor, Bahr"
BURJ = "Dragon Knight, Burj"
UNDEUX = "Lizard Runner, Undeux"
TAHR = "Embodiment of Spear, Tahr"
RAKSHASA = "Demonic Dragon Mage, Rakshasa"
CARBUNCLE = "Red Gem Carbuncle"
GENJO = "Dragon Monk, Genjo"
THREE: Side = {"R1": [GALLATIN], "R2": [GALLATIN], "R5": [GLYME]}
FOUR: Side = {**THREE, "R3": [GLYME]}


def fight(phase: str, you: Side, they: Side | None = None, turn: int = 6) -> State:
    """A board of the shipped cards in your turn."""
    return fight_in(phase, you, they, turn, SHIPPED)


def face_up(state: State, seat: int) -> int:
    """How many damage cards are not spent."""
    return sum(not shown.marks.get("face") for shown in cards(state, seat, "damage"))


def drive(state: State, seat: int) -> int:
    """The drive of a vanguard."""
    return unit_on(state, seat, "V").values["drive"]


def field(state: State, seat: int) -> list[str]:
    """The rear-guards by name."""
    return [name for circle in ("R1", "R2", "R3", "R4", "R5") for name in names(state, seat, circle)]


def pay(state: State, *wanted: str) -> None:
    """Choose these cards for a cost, in whatever order its parts are asked for."""
    left = list(wanted)
    while left:
        name = next(name for name in left if can(state, f"choose {name}"))
        say(state, f"choose {name}")
        left.remove(name)


def finish_turn(state: State) -> State:
    """You do nothing more until the turn is the opponent's."""
    turn = state.turn
    while state.turn == turn:
        say(state, "pass" if "pass" in options(state) else options(state)[0])
    return state


# --- Alfred Early ---


def ride_alfred(**more: object) -> State:
    """Alfred Early is ridden and its marker lies on the vanguard circle."""
    you: Side = {"V": [GALLATIN], "hand": [ALFRED], "damage": [GLYME], "removed": ["Force I"], **more}
    return say(fight("ride", you), f"ride {ALFRED}", "option 1", "place V")


@pytest.mark.parametrize("zone", ["hand", "soul"])
def test_alfred_early_calls_blaster_blade_and_draws(zone: str) -> None:
    """Alfred Early: from hand or soul, +10000 until end of turn, and a card; only Blaster Blade may be chosen."""
    more = {"hand": [ALFRED, BLADE, WINGAL]} if zone == "hand" else {"soul": [BLADE, GLYME]}
    state = ride_alfred(deck=[STARDRIVE, *BLANKS], **more)
    say(state, "option 1")
    assert not can(state, f"choose {WINGAL if zone == 'hand' else GLYME}")
    say(state, f"choose {BLADE}", "place R1")
    if asked(state)[1] != "main":
        say(state, "pass")  # Blaster Blade's own ability
    assert (names(state, YOU, "R1"), power(state, YOU, "R1")) == ([BLADE], 20000)
    assert (face_up(state, YOU), STARDRIVE in names(state, YOU, "hand")) == (0, True)
    assert BLADE not in names(state, YOU, zone)
    assert power(finish_turn(state), YOU, "R1") == 10000


def test_alfred_early_has_the_power_of_its_marker() -> None:
    """Alfred Early: Force."""
    assert power(ride_alfred(damage=[]), YOU, "V") == 23000


def test_alfred_early_draws_nothing_where_nothing_is_called() -> None:
    """Alfred Early: "up to one"; if it was called."""
    state = say(ride_alfred(soul=[BLADE]), "option 1", "done")
    assert (names(state, YOU, "hand"), field(state, YOU), face_up(state, YOU)) == ([], [], 0)


@pytest.mark.parametrize("damage", [[], [spent(GLYME)]])
def test_alfred_early_needs_a_counter_blast(damage: list[object]) -> None:
    """Alfred Early: a cost that cannot be paid is not asked for."""
    state = ride_alfred(damage=damage, soul=[BLADE])
    assert (asked(state), names(state, YOU, "soul")) == ((YOU, "main"), [BLADE, GALLATIN])


def test_alfred_early_may_keep_its_counter_blast() -> None:
    """Alfred Early: a cost may be declined."""
    state = say(ride_alfred(soul=[BLADE]), "pass")
    assert (asked(state), face_up(state, YOU)) == ((YOU, "main"), 1)


def test_alfred_early_calls_nobody_from_a_rear_guard_circle() -> None:
    """Alfred Early: (VC); and a call is no ride, so there is no marker either."""
    you: Side = {"hand": [ALFRED], "soul": [BLADE], "damage": [GLYME], "removed": ["Force I"]}
    state = say(fight("main", you), f"call {ALFRED}>R1")
    assert (asked(state), names(state, YOU, "markers")) == ((YOU, "main"), [])


# --- strikers with three rear-guards: Stardrive Dragon; Sage of the Arts, Jauron ---

STRIKERS = [("Stardrive Dragon", 13000), ("Sage of the Arts, Jauron", 10000)]


@pytest.mark.parametrize(("name", "printed"), STRIKERS)
def test_a_striker_is_stronger_with_three_rear_guards(name: str, printed: int) -> None:
    """Stardrive Dragon; Sage of the Arts, Jauron: it is one of the three; until end of battle."""
    state = say(fight("battle", {"V": [ALFRED], **THREE, "R1": [name]}), "attack R1>V")
    assert power(state, YOU, "R1") == printed + 5000
    say(state, "pass")
    assert power(state, YOU, "R1") == printed


@pytest.mark.parametrize(("name", "printed"), STRIKERS)
def test_a_striker_is_as_it_is_with_two_rear_guards(name: str, printed: int) -> None:
    """Stardrive Dragon; Sage of the Arts, Jauron: three or more."""
    state = say(fight("battle", {"V": [ALFRED], "R1": [name], "R2": [GALLATIN]}), "attack R1>V")
    assert power(state, YOU, "R1") == printed


@pytest.mark.parametrize(("name", "printed"), STRIKERS)
def test_a_striker_is_as_it_is_against_a_rear_guard(name: str, printed: int) -> None:
    """Stardrive Dragon; Sage of the Arts, Jauron: when it attacks a vanguard."""
    state = say(fight("battle", {"V": [ALFRED], **THREE, "R1": [name]}, {"R1": [GALLATIN]}), "attack R1>R1")
    assert power(state, YOU, "R1") == printed


@pytest.mark.parametrize(("name", "printed"), STRIKERS)
def test_a_striker_is_as_it_is_on_the_vanguard_circle(name: str, printed: int) -> None:
    """Stardrive Dragon; Sage of the Arts, Jauron: (RC)."""
    state = say(fight("battle", {**FOUR, "V": [name]}), "attack V>V")
    assert power(state, YOU, "V") == printed


# --- Blaster Blade ---


def test_blaster_blade_has_a_critical_more_with_four_rear_guards() -> None:
    """Blaster Blade: (VC), in both turns, and two damage checks."""
    state = fight("battle", {"V": [BLADE], **FOUR}, {"V": [GALLATIN]})
    assert critical(state, YOU, "V") == 2
    say(state, "attack V>V", "pass")
    assert count(state, THEY, "damage") == 2
    assert critical(finish_turn(state), YOU, "V") == 2


@pytest.mark.parametrize("you", [{"V": [BLADE], **THREE}, {**FOUR, "R1": [BLADE]}])
def test_blaster_blade_has_its_critical_with_three_or_as_a_rear_guard(you: Side) -> None:
    """Blaster Blade: four or more; (VC)."""
    assert critical(fight("main", you), YOU, "V" if you.get("V") else "R1") == 1


def test_blaster_blade_has_the_critical_while_there_are_four() -> None:
    """Blaster Blade: it comes with the fourth rear-guard and goes with it."""
    state = fight("main", {"V": [BLADE], **THREE, "hand": [GLYME]})
    say(state, f"call {GLYME}>R4")
    assert critical(state, YOU, "V") == 2
    by_effect_put(state, YOU, "R1", "drop")
    assert critical(state, YOU, "V") == 1


THEIRS: Side = {"R1": [GALLATIN], "R2": [JAURON], "R3": [GLYME], "R5": [WINGAL]}


def test_blaster_blade_retires_a_unit_of_the_front_row_when_it_is_ridden() -> None:
    """Blaster Blade: (VC), Counter Blast 1 and Soul Blast 1."""
    you: Side = {"V": [ALLEN], "hand": [BLADE], "damage": [GLYME], "soul": [FLOGAL]}
    state = say(fight("ride", you, THEIRS), f"ride {BLADE}", "option 1", f"choose {FLOGAL}")
    retire(state, "R3", "R5", gone="R2")
    assert (names(state, THEY, "drop"), field(state, THEY)) == ([JAURON], [GALLATIN, GLYME, WINGAL])
    assert (face_up(state, YOU), names(state, YOU, "drop"), names(state, YOU, "soul")) == (0, [FLOGAL], [ALLEN])


def test_blaster_blade_retires_a_unit_of_the_front_row_when_it_is_called() -> None:
    """Blaster Blade: (RC)."""
    you: Side = {"hand": [BLADE], "damage": [GLYME], "soul": [FLOGAL]}
    state = say(fight("main", you, THEIRS), f"call {BLADE}>R4", "option 1")
    retire(state, "R3", "R5", gone="R1")
    assert (names(state, THEY, "drop"), names(state, YOU, "drop")) == ([GALLATIN], [FLOGAL])
    assert face_up(state, YOU) == 0


def retire(state: State, *spared: str, gone: str) -> None:
    """You choose an opposing unit; those on these circles cannot be chosen."""
    assert asked(state) == (YOU, "choice")
    for circle in spared:
        assert f"choose h{seen(state, circle)}" not in options(state)
    say(state, f"choose h{seen(state, gone)}")


def seen(state: State, circle: str) -> int:
    """Your handle for the opponent's unit on a circle."""
    (shown,) = cards(state, THEY, circle, viewer=YOU)
    return shown.handle


@pytest.mark.parametrize("you", [{"damage": [GLYME]}, {"soul": [FLOGAL]}, {"damage": [spent(GLYME)], "soul": [FLOGAL]}])
def test_blaster_blade_needs_both_blasts(you: Side) -> None:
    """Blaster Blade: all of the cost or none."""
    state = say(fight("main", {"hand": [BLADE], **you}, THEIRS), f"call {BLADE}>R1")
    assert (asked(state), count(state, THEY, "drop")) == ((YOU, "main"), 0)


def test_blaster_blade_may_keep_its_blasts() -> None:
    """Blaster Blade: a cost may be declined."""
    you: Side = {"hand": [BLADE], "damage": [GLYME], "soul": [FLOGAL]}
    state = say(fight("main", you, THEIRS), f"call {BLADE}>R1", "pass")
    assert (face_up(state, YOU), names(state, YOU, "soul"), count(state, THEY, "drop")) == (1, [FLOGAL], 0)


def test_blaster_blade_retires_nobody_of_the_back_row() -> None:
    """Blaster Blade: where the front row is empty, the blasts are paid for nothing."""
    you: Side = {"hand": [BLADE], "damage": [GLYME], "soul": [FLOGAL]}
    state = say(fight("main", you, {"R3": [GLYME], "R4": [GLYME]}), f"call {BLADE}>R1", "option 1")
    assert (count(state, THEY, "drop"), face_up(state, YOU), names(state, YOU, "soul")) == (0, 0, [])


# --- Wingal ---


def test_wingal_strengthens_blaster_blade_in_its_column_in_your_turn() -> None:
    """Wingal: other columns and other names get nothing."""
    you: Side = {"V": [BLADE], "R1": [BLADE], "R2": [BLADE], "R3": [WINGAL], "R5": [GLYME]}
    state = fight("main", you)
    assert [power(state, YOU, circle) for circle in ("V", "R1", "R2", "R3")] == [10000, 15000, 10000, 8000]
    assert power(finish_turn(state), YOU, "R1") == 10000


def test_wingal_behind_the_vanguard_strengthens_it() -> None:
    """Wingal: units, so the vanguard too."""
    assert power(fight("main", {"V": [BLADE], "R4": [WINGAL]}), YOU, "V") == 15000


def test_wingal_strengthens_nobody_else() -> None:
    """Wingal: named Blaster Blade, and its own ones."""
    state = fight("main", {"R1": [GALLATIN], "R3": [WINGAL]}, {"R1": [BLADE], "R2": [BLADE]})
    assert [power(state, YOU, "R1"), power(state, THEY, "R1"), power(state, THEY, "R2")] == [10000] * 3


def test_wingal_strengthens_nobody_from_the_vanguard_circle() -> None:
    """Wingal: (RC)."""
    assert power(fight("main", {"V": [WINGAL], "R4": [BLADE]}), YOU, "R4") == 10000


# --- Knight Squire, Allen ---


def test_allen_calls_a_card_draws_and_is_stronger() -> None:
    """Knight Squire, Allen: a card of the hand not above the vanguard's grade; until end of turn."""
    you: Side = {"V": [BLADE], "hand": [ALLEN, GALLATIN, STARDRIVE], "damage": [GLYME], "deck": [MARGAL, *BLANKS]}
    state = say(fight("main", you), f"call {ALLEN}>R3", "option 1")
    assert not can(state, f"choose {STARDRIVE}")
    say(state, f"choose {GALLATIN}", "place R1")
    assert (names(state, YOU, "R1"), power(state, YOU, "R3"), face_up(state, YOU)) == ([GALLATIN], 11000, 0)
    assert sorted(names(state, YOU, "hand")) == sorted([STARDRIVE, MARGAL])
    assert power(finish_turn(state), YOU, "R3") == 8000


def test_allen_gets_nothing_where_nothing_is_called() -> None:
    """Knight Squire, Allen: "up to one"; if it was called."""
    you: Side = {"hand": [ALLEN, GALLATIN], "damage": [GLYME]}
    state = say(fight("main", you), f"call {ALLEN}>R3", "option 1", "done")
    assert (names(state, YOU, "hand"), power(state, YOU, "R3"), face_up(state, YOU)) == ([GALLATIN], 8000, 0)


@pytest.mark.parametrize("damage", [[], [spent(GLYME)]])
def test_allen_needs_a_counter_blast(damage: list[object]) -> None:
    """Knight Squire, Allen: Counter Blast 1."""
    state = say(fight("main", {"hand": [ALLEN, GALLATIN], "damage": damage}), f"call {ALLEN}>R3")
    assert (asked(state), names(state, YOU, "hand")) == ((YOU, "main"), [GALLATIN])


def test_allen_calls_nobody_when_it_is_ridden() -> None:
    """Knight Squire, Allen: (RC)."""
    you: Side = {"V": [MARGAL], "hand": [ALLEN, GLYME], "damage": [GLYME]}
    state = say(fight("ride", you), f"ride {ALLEN}")
    assert (asked(state), names(state, YOU, "hand")) == ((YOU, "main"), [GLYME])


# --- perfect guards: Strong Knight, Rounoria; Guard Griffin ---

SENTINELS = ["Strong Knight, Rounoria", "Guard Griffin"]


@pytest.mark.parametrize("name", SENTINELS)
def test_a_perfect_guard_saves_the_unit_it_chooses(name: str) -> None:
    """Strong Knight, Rounoria; Guard Griffin: discard a card, and it cannot be hit in this battle."""
    state = fight("battle", {"R1": [GALLATIN]}, {"V": [GALLATIN], "hand": [name, WINGAL], "R1": [JAURON]})
    say(state, "attack V>V", f"guard {name}", "option 1", f"choose {WINGAL}", "choose V", "pass")
    assert (count(state, THEY, "damage"), sorted(names(state, THEY, "drop"))) == (0, sorted([name, WINGAL]))
    say(state, "attack R1>V", "pass")
    assert count(state, THEY, "damage") == 1


@pytest.mark.parametrize("name", SENTINELS)
def test_a_perfect_guard_may_save_another_unit_than_the_attacked_one(name: str) -> None:
    """Strong Knight, Rounoria; Guard Griffin: one of your units."""
    state = fight("battle", {}, {"V": [GALLATIN], "hand": [name, WINGAL], "R1": [JAURON]})
    say(state, "attack V>V", f"guard {name}", "option 1", f"choose {WINGAL}", "choose R1", "pass")
    assert count(state, THEY, "damage") == 1


@pytest.mark.parametrize("name", SENTINELS)
def test_a_perfect_guard_without_a_discard_is_a_guard_of_nothing(name: str) -> None:
    """Strong Knight, Rounoria; Guard Griffin: its shield is 0."""
    state = fight("battle", {}, {"V": [GALLATIN], "hand": [name]})
    say(state, "attack V>V", f"guard {name}", "pass")
    assert (count(state, THEY, "damage"), names(state, THEY, "drop")) == (1, [name])


@pytest.mark.parametrize(("name", "deck"), [("Strong Knight, Rounoria", 0), ("Guard Griffin", 1)])
def test_a_deck_has_four_sentinels_at_most(name: str, deck: int) -> None:
    """Strong Knight, Rounoria; Guard Griffin: the icon of a sentinel."""
    card = SHIPPED.find(name)
    assert card is not None and "sentinel" in card.traits["icons"]
    lists = SHIPPED.decks()[deck].copied()
    assert SHIPPED.check(SHIPPED.decks()[deck]) == []
    lists["main"][card.id] = 5
    found = [fault.code for fault in SHIPPED.check(type(SHIPPED.decks()[deck])("Mine", "vanguard-v", lists))]
    assert {"sentinel_count", "too_many_copies"} <= set(found)


# --- Auspice Falcon ---


def test_auspice_falcon_rests_to_strengthen_two_rear_guards() -> None:
    """Auspice Falcon: Counter Blast 1 and its own rest; two different ones, until end of turn."""
    you: Side = {"R1": [GALLATIN], "R2": [JAURON], "R3": [FALCON], "R4": [GLYME], "damage": [GLYME]}
    state = say(fight("main", you), f"act {FALCON}>1", "choose damage", "choose R1")
    assert not can(state, "choose V") and not can(state, "choose R1")
    say(state, "choose R2")
    assert [power(state, YOU, circle) for circle in ("R1", "R2", "R3", "R4")] == [15000, 15000, 6000, 6000]
    assert (rests(state, YOU, "R3"), face_up(state, YOU)) == (True, 0)
    assert power(finish_turn(state), YOU, "R1") == 10000


def test_auspice_falcon_may_strengthen_itself() -> None:
    """Auspice Falcon: it is a rear-guard of yours as well; alone it is the only one."""
    state = say(fight("main", {"R1": [FALCON], "damage": [GLYME]}), f"act {FALCON}>1", "choose damage")
    assert power(state, YOU, "R1") == 11000


@pytest.mark.parametrize(
    "you",
    [{"R1": [FALCON]}, {"R1": [FALCON], "damage": [spent(GLYME)]}, {"R1": [resting(FALCON)], "damage": [GLYME]}],
)
def test_auspice_falcon_needs_a_counter_blast_and_to_stand(you: Side) -> None:
    """Auspice Falcon: both parts of the cost."""
    assert why_not(fight("main", {"R2": [GALLATIN], **you}), f"act {FALCON}>1") == "cannot_pay"


def test_auspice_falcon_has_no_limit_but_its_rest() -> None:
    """Auspice Falcon: what stands again may act again."""
    you: Side = {"R1": [FALCON], "R2": [GALLATIN], "damage": [GLYME, MARGAL]}
    state = say(fight("main", you), f"act {FALCON}>1", f"choose {GLYME}")
    by_effect_stand(state, YOU, "R1")
    say(state, f"act {FALCON}>1", f"choose {MARGAL}")
    assert (power(state, YOU, "R1"), power(state, YOU, "R2"), face_up(state, YOU)) == (16000, 20000, 0)


def test_auspice_falcon_does_not_act_on_the_vanguard_circle() -> None:
    """Auspice Falcon: (RC)."""
    assert not can(fight("main", {"V": [FALCON], "damage": [GLYME]}), f"act {FALCON}>1")


# --- starters: Glyme; Lizard Runner, Undeux ---


@pytest.mark.parametrize(("name", "rider"), [("Glyme", ALLEN), ("Lizard Runner, Undeux", GOJO)])
def test_a_starter_draws_when_it_is_ridden_over(name: str, rider: str) -> None:
    """Glyme; Lizard Runner, Undeux: for both players alike."""
    you: Side = {"V": [name], "hand": [rider], "deck": [MARGAL, *BLANKS]}
    for turn in (1, 2):
        state = say(fight("ride", you, turn=turn), f"ride {rider}")
        assert (names(state, YOU, "hand"), names(state, YOU, "soul")) == ([MARGAL], [name])


@pytest.mark.parametrize(("name", "other"), [("Glyme", ALLEN), ("Lizard Runner, Undeux", GOJO)])
def test_a_starter_draws_nothing_on_a_rear_guard_circle(name: str, other: str) -> None:
    """Glyme; Lizard Runner, Undeux: a call over it is no ride, and a ride elsewhere is not upon it."""
    state = say(fight("main", {"R1": [name], "hand": [other]}), f"call {other}>R1")
    assert (names(state, YOU, "hand"), names(state, YOU, "drop")) == ([], [name])


# --- triggers ---

CRITICALS = [FLOGAL, EPONA, TAHR, RAKSHASA]


@pytest.mark.parametrize("name", CRITICALS)
def test_a_critical_trigger_gives_its_two_parts_to_units(name: str) -> None:
    """Flogal; Bringer of Good Luck, Epona; Embodiment of Spear, Tahr; Demonic Dragon Mage, Rakshasa."""
    state = fight("battle", {"R1": [GALLATIN], "deck": [name, *BLANKS]}, {"V": [GALLATIN]})
    say(state, "attack V>V", "pass")
    say(state, "option 1", "choose V", "choose R1")
    assert (critical(state, YOU, "V"), power(state, YOU, "R1"), power(state, YOU, "V")) == (2, 20000, 13000)
    assert (count(state, THEY, "damage"), name in names(state, YOU, "hand")) == (2, True)
    finish_turn(state)
    assert (critical(state, YOU, "V"), power(state, YOU, "R1")) == (1, 10000)


@pytest.mark.parametrize("name", [MARGAL, CARBUNCLE])
def test_a_draw_trigger_draws_and_gives_power(name: str) -> None:
    """Margal; Red Gem Carbuncle."""
    state = fight("battle", {"V": [GALLATIN], "deck": [name, STARDRIVE, *BLANKS]})
    say(state, "attack V>V", "pass")
    say(state, "option 1", "choose V")
    assert (sorted(names(state, YOU, "hand")), power(state, YOU, "V")) == (sorted([name, STARDRIVE]), 20000)


@pytest.mark.parametrize("name", [ELAINE, GENJO])
@pytest.mark.parametrize(("theirs", "left"), [(1, 0), (2, 1)])
def test_a_heal_trigger_gives_power_and_heals_who_has_as_much_damage(name: str, theirs: int, left: int) -> None:
    """Yggdrasil Maiden, Elaine; Dragon Monk, Genjo."""
    you: Side = {"V": [GALLATIN], "damage": [WINGAL], "deck": [name, *BLANKS]}
    state = fight("battle", you, {"V": [ALFRED], "damage": [GLYME] * theirs})
    say(state, "attack V>V", "pass")
    if left == 0:
        say(state, "option 1", f"choose {WINGAL}")
    say(state, "choose V")
    assert count(state, YOU, "damage") == left
    assert power(state, YOU, "V") == 20000


@pytest.mark.parametrize(("name", "deck"), [(ELAINE, 0), (GENJO, 1)])
def test_a_deck_has_four_heal_triggers_at_most(name: str, deck: int) -> None:
    """Yggdrasil Maiden, Elaine; Dragon Monk, Genjo: by the icon."""
    card = SHIPPED.find(name)
    lists = SHIPPED.decks()[deck].copied()
    assert card is not None and lists["main"][card.id] == 4
    lists["main"][card.id] = 5
    found = [fault.code for fault in SHIPPED.check(type(SHIPPED.decks()[deck])("Mine", "vanguard-v", lists))]
    assert "heal_count" in found


# --- Dragonic Overlord ---


@pytest.mark.parametrize("circle", ["V", "R1"])
def test_dragonic_overlord_is_stronger_for_a_soul_blast_once_a_turn(circle: str) -> None:
    """Dragonic Overlord: (VC/RC) 1/Turn, until end of turn."""
    state = fight("main", {"V": [CRESTED], "soul": [GLYME, FLOGAL], circle: [OVERLORD]})
    say(state, f"act {OVERLORD}>1", f"choose {GLYME}")
    assert power(state, YOU, circle) == 23000
    assert (names(state, YOU, "soul"), names(state, YOU, "drop")) == ([FLOGAL], [GLYME])
    assert why_not(state, f"act {OVERLORD}>1") == "used_up"
    assert power(finish_turn(state), YOU, circle) == 13000


def test_dragonic_overlord_needs_a_soul() -> None:
    """Dragonic Overlord: Soul Blast 1."""
    assert why_not(fight("main", {"V": [OVERLORD]}), f"act {OVERLORD}>1") == "cannot_pay"


def overlord_hits(**more: object) -> State:
    """Dragonic Overlord attacks, and the opponent does not guard; no drive check finds a trigger."""
    you: Side = {"V": [OVERLORD], "hand": [LAHM, GOJO, BAHR], "damage": [GLYME, MARGAL], **more}
    return say(fight("battle", you, {"V": [GALLATIN]}), "attack V>V", "pass")


def test_dragonic_overlord_stands_after_a_hit_with_a_drive_less() -> None:
    """Dragonic Overlord: Counter Blast 1 and two discards; it attacks again with one drive check, once a turn."""
    state = overlord_hits()
    pay(say(state, "option 1"), MARGAL, LAHM, GOJO)
    assert (rests(state, YOU, "V"), drive(state, YOU), face_up(state, YOU)) == (False, 1, 1)
    assert sorted(names(state, YOU, "drop")) == sorted([LAHM, GOJO])
    checks = kinds(state).count("ON_DRIVE_CHECK")
    say(state, "attack V>V", "pass")
    assert kinds(state).count("ON_DRIVE_CHECK") == checks + 1
    assert (count(state, THEY, "damage"), rests(state, YOU, "V")) == (2, True)
    assert asked(state)[0] == YOU and "option 1" not in options(state)
    assert drive(finish_turn(state), YOU) == 2


def test_dragonic_overlord_stands_after_it_hit_a_rear_guard() -> None:
    """Dragonic Overlord: whatever it hits."""
    you: Side = {"V": [OVERLORD], "hand": [LAHM, GOJO, BAHR], "damage": [GLYME]}
    state = say(fight("battle", you, {"R1": [GALLATIN]}), "attack V>R1", "pass", "option 1")
    pay(state, LAHM, GOJO)
    assert not rests(state, YOU, "V")


def test_dragonic_overlord_may_stay_at_rest() -> None:
    """Dragonic Overlord: a cost may be declined."""
    state = say(overlord_hits(), "pass")
    assert (rests(state, YOU, "V"), face_up(state, YOU), drive(state, YOU)) == (True, 2, 2)


@pytest.mark.parametrize("more", [{"damage": []}, {"damage": [spent(GLYME)]}])
def test_dragonic_overlord_needs_a_counter_blast(more: Side) -> None:
    """Dragonic Overlord: Counter Blast 1."""
    state = overlord_hits(**more)
    assert rests(state, YOU, "V") and "option 1" not in options(state)


def test_dragonic_overlord_needs_two_cards() -> None:
    """Dragonic Overlord: after a single drive check there is one card in the hand."""
    state = fight("battle", {"V": [OVERLORD], "damage": [GLYME]}, {"V": [GALLATIN]})
    by_effect_gain(state, YOU, "V", "drive", -1)
    say(state, "attack V>V", "pass")
    assert (count(state, YOU, "hand"), count(state, THEY, "damage"), rests(state, YOU, "V")) == (1, 1, True)
    assert "option 1" not in options(state)


def test_dragonic_overlord_stays_at_rest_after_a_miss() -> None:
    """Dragonic Overlord: when its attack hits."""
    you: Side = {"V": [OVERLORD], "hand": [LAHM, GOJO], "damage": [GLYME]}
    state = say(fight("battle", you, {"hand": [LAHM]}), "attack V>V", f"guard {LAHM}", "pass")
    assert rests(state, YOU, "V") and "option 1" not in options(state)


def test_dragonic_overlord_stays_at_rest_on_a_rear_guard_circle() -> None:
    """Dragonic Overlord: (VC)."""
    you: Side = {"R1": [OVERLORD], "hand": [LAHM, GOJO], "damage": [GLYME]}
    state = say(fight("battle", you, {"V": [GALLATIN]}), "attack R1>V", "pass")
    assert count(state, THEY, "damage") == 1
    assert rests(state, YOU, "R1") and "option 1" not in options(state)


@pytest.mark.parametrize("name", [ALFRED, STARDRIVE, OVERLORD, CRESTED])
def test_a_grade_3_brings_a_force_marker(name: str) -> None:
    """Alfred Early; Stardrive Dragon; Dragonic Overlord; Crested Dragon: Force."""
    you: Side = {"V": [LAHM], "hand": [name], "removed": ["Force I"], "R1": [LAHM]}
    state = say(fight("ride", you), f"ride {name}", "option 1", "place R1")
    assert (names(state, YOU, "markers"), power(state, YOU, "R1")) == (["Force I"], 20000)


# --- hunters of few: Crested Dragon; Dragon Armored Knight ---

HUNTERS = [("Crested Dragon", 13000), ("Dragon Armored Knight", 10000)]


@pytest.mark.parametrize(("name", "printed"), HUNTERS)
def test_a_hunter_is_stronger_against_three_rear_guards(name: str, printed: int) -> None:
    """Crested Dragon; Dragon Armored Knight: until end of battle."""
    state = say(fight("battle", {"R1": [name]}, THREE), "attack R1>V")
    assert power(state, YOU, "R1") == printed + 5000
    say(state, "pass")
    assert power(state, YOU, "R1") == printed


@pytest.mark.parametrize(("name", "printed"), HUNTERS)
def test_a_hunter_is_as_it_is_against_four_rear_guards(name: str, printed: int) -> None:
    """Crested Dragon; Dragon Armored Knight: three or fewer."""
    assert power(say(fight("battle", {"R1": [name]}, FOUR), "attack R1>V"), YOU, "R1") == printed


@pytest.mark.parametrize(("name", "printed"), HUNTERS)
def test_a_hunter_is_as_it_is_against_a_rear_guard_and_as_a_vanguard(name: str, printed: int) -> None:
    """Crested Dragon; Dragon Armored Knight: a vanguard; (RC)."""
    assert power(say(fight("battle", {"R1": [name]}, THREE), "attack R1>R1"), YOU, "R1") == printed
    assert power(say(fight("battle", {"V": [name]}), "attack V>V"), YOU, "V") == printed


# --- Dragon Knight, Nehalem ---


def test_nehalem_retires_a_unit_of_the_back_row_and_is_stronger() -> None:
    """Dragon Knight, Nehalem: Counter Blast 1; until end of turn."""
    state = say(fight("main", {"hand": [NEHALEM], "damage": [GLYME]}, THEIRS), f"call {NEHALEM}>R1", "option 1")
    retire(state, "R1", "R2", gone="R5")
    assert (names(state, THEY, "drop"), power(state, YOU, "R1"), face_up(state, YOU)) == ([WINGAL], 15000, 0)
    assert power(finish_turn(state), YOU, "R1") == 10000


@pytest.mark.parametrize("damage", [[], [spent(GLYME)]])
def test_nehalem_needs_a_counter_blast(damage: list[object]) -> None:
    """Dragon Knight, Nehalem: Counter Blast 1."""
    state = say(fight("main", {"hand": [NEHALEM], "damage": damage}, THEIRS), f"call {NEHALEM}>R1")
    assert (asked(state), count(state, THEY, "drop"), power(state, YOU, "R1")) == ((YOU, "main"), 0, 10000)


def test_nehalem_spares_the_front_row() -> None:
    """Dragon Knight, Nehalem: without a back row nobody is retired, and it is stronger all the same."""
    they: Side = {"R1": [GALLATIN], "R2": [GALLATIN]}
    state = say(fight("main", {"hand": [NEHALEM], "damage": [GLYME]}, they), f"call {NEHALEM}>R1", "option 1")
    assert (count(state, THEY, "drop"), power(state, YOU, "R1")) == (0, 15000)


def test_nehalem_retires_nobody_when_it_is_ridden() -> None:
    """Dragon Knight, Nehalem: (RC)."""
    state = say(fight("ride", {"V": [GOJO], "hand": [NEHALEM], "damage": [GLYME]}, THEIRS), f"ride {NEHALEM}")
    assert (asked(state), count(state, THEY, "drop")) == ((YOU, "main"), 0)


@pytest.mark.parametrize(("name", "printed"), [(ALLEN, 8000), (NEHALEM, 10000), (BAHR, 8000)])
def test_who_declines_the_cost_of_a_called_unit_gets_nothing(name: str, printed: int) -> None:
    """Knight Squire, Allen; Dragon Knight, Nehalem; Embodiment of Armor, Bahr: a cost may be declined."""
    you: Side = {"hand": [name, GLYME], "damage": [GLYME], "soul": [FLOGAL]}
    state = say(fight("main", you, THEIRS), f"call {name}>R1", "pass")
    assert (names(state, YOU, "hand"), names(state, YOU, "soul"), face_up(state, YOU)) == ([GLYME], [FLOGAL], 1)
    assert (power(state, YOU, "R1"), count(state, THEY, "drop")) == (printed, 0)


# --- Dragon Monk, Gojo ---


@pytest.mark.parametrize("circle", ["R1", "V"])
def test_gojo_strengthens_what_it_boosts_with_more_rear_guards(circle: str) -> None:
    """Dragon Monk, Gojo: +3000 besides its power, until end of turn."""
    behind = {"R1": "R3", "V": "R4"}[circle]
    you: Side = {"V": [LAHM], "R1": [LAHM], behind: [GOJO]}
    state = say(fight("battle", you, {"R1": [GALLATIN]}), f"attack {circle}>V", f"boost {behind}")
    assert power(state, YOU, circle) == 10000 + 8000 + 3000
    say(state, "pass")
    assert power(state, YOU, circle) == 13000
    assert power(finish_turn(state), YOU, circle) == 10000


def test_gojo_strengthens_nobody_with_as_many_rear_guards() -> None:
    """Dragon Monk, Gojo: more than the opponent."""
    they: Side = {"R1": [GALLATIN], "R2": [GALLATIN]}
    state = say(fight("battle", {"R1": [LAHM], "R3": [GOJO]}, they), "attack R1>V", "boost R3")
    assert power(state, YOU, "R1") == 18000


def test_gojo_strengthens_nobody_where_it_does_not_boost() -> None:
    """Dragon Monk, Gojo: when it boosts."""
    state = say(fight("battle", {"R1": [LAHM], "R3": [GOJO]}), "attack R1>V", "pass")
    assert power(state, YOU, "R1") == 10000


# --- Embodiment of Armor, Bahr ---


def call_bahr(circle: str, they: Side, **more: object) -> State:
    """Embodiment of Armor, Bahr is called."""
    you: Side = {"hand": [BAHR], "damage": [GLYME], "soul": [FLOGAL], **more}
    return say(fight("main", you, they), f"call {BAHR}>{circle}")


def test_bahr_retires_a_unit_of_its_column_and_is_stronger_with_more_rear_guards() -> None:
    """Embodiment of Armor, Bahr: both blasts; counted after the retirement; until end of turn."""
    state = call_bahr("R3", {"R2": [GALLATIN], "R5": [STARDRIVE]}, R1=[LAHM])
    say(state, "option 1")
    assert (names(state, THEY, "drop"), power(state, YOU, "R3")) == ([GALLATIN], 13000)
    assert (face_up(state, YOU), names(state, YOU, "drop"), names(state, YOU, "soul")) == (0, [FLOGAL], [])
    assert power(finish_turn(state), YOU, "R3") == 8000


def test_bahr_chooses_in_its_column_only() -> None:
    """Embodiment of Armor, Bahr: the columns of the two players face each other."""
    state = say(call_bahr("R1", {"R1": [JAURON], "R2": [GALLATIN], "R3": [GLYME], "R5": [WINGAL]}), "option 1")
    retire(state, "R1", "R3", gone="R5")
    assert (names(state, THEY, "drop"), power(state, YOU, "R1")) == ([WINGAL], 8000)


def test_bahr_spares_grade_3() -> None:
    """Embodiment of Armor, Bahr: grade 2 or less."""
    state = say(call_bahr("R1", {"R2": [STARDRIVE], "R1": [GALLATIN]}), "option 1")
    assert (count(state, THEY, "drop"), power(state, YOU, "R1")) == (0, 8000)


def test_bahr_is_as_it_is_with_as_many_rear_guards() -> None:
    """Embodiment of Armor, Bahr: more than the opponent has then."""
    state = say(call_bahr("R1", {"R2": [GALLATIN], "R1": [GALLATIN]}), "option 1")
    assert (names(state, THEY, "drop"), power(state, YOU, "R1")) == ([GALLATIN], 8000)


@pytest.mark.parametrize("more", [{"damage": []}, {"damage": [spent(GLYME)]}, {"soul": []}])
def test_bahr_needs_both_blasts(more: Side) -> None:
    """Embodiment of Armor, Bahr: Counter Blast 1 and Soul Blast 1."""
    state = call_bahr("R1", {"R2": [GALLATIN]}, **more)
    assert (asked(state), count(state, THEY, "drop"), power(state, YOU, "R1")) == ((YOU, "main"), 0, 8000)


def test_bahr_retires_nobody_when_it_is_ridden() -> None:
    """Embodiment of Armor, Bahr: (RC)."""
    you: Side = {"V": [CARBUNCLE], "hand": [BAHR], "damage": [GLYME], "soul": [FLOGAL]}
    state = say(fight("ride", you, {"R4": [GALLATIN]}), f"ride {BAHR}")
    assert (asked(state), count(state, THEY, "drop")) == ((YOU, "main"), 0)


# --- Dragon Knight, Burj ---


def test_burj_goes_into_the_soul_to_retire_a_unit_and_strengthen_another() -> None:
    """Dragon Knight, Burj: Counter Blast 1; any opposing rear-guard; until end of turn."""
    you: Side = {"R1": [LAHM], "R2": [LAHM], "R3": [BURJ], "damage": [GLYME]}
    state = say(fight("main", you, THEIRS), f"act {BURJ}>1", f"choose {GLYME}")
    say(state, f"choose h{seen(state, 'R5')}")
    assert not can(state, "choose V")
    say(state, "choose R1")
    assert (names(state, THEY, "drop"), names(state, YOU, "soul"), field(state, YOU)) == ([WINGAL], [BURJ], [LAHM] * 2)
    assert (power(state, YOU, "R1"), power(state, YOU, "R2"), face_up(state, YOU)) == (20000, 10000, 0)
    assert power(finish_turn(state), YOU, "R1") == 10000


def test_burj_retires_even_where_nobody_is_left_to_strengthen() -> None:
    """Dragon Knight, Burj: it is in the soul when a rear-guard is chosen."""
    state = say(fight("main", {"R1": [BURJ], "damage": [GLYME]}, THEIRS), f"act {BURJ}>1", f"choose {GLYME}")
    say(state, f"choose h{seen(state, 'R1')}")
    assert (names(state, THEY, "drop"), power(state, YOU, "V")) == ([GALLATIN], 13000)


def test_burj_does_not_act_against_three_rear_guards() -> None:
    """Dragon Knight, Burj: four or more, or nothing is paid."""
    state = fight("main", {"R1": [BURJ], "damage": [GLYME]}, THREE)
    assert why_not(state, f"act {BURJ}>1") == "not_fulfilled"


@pytest.mark.parametrize("damage", [[], [spent(GLYME)]])
def test_burj_needs_a_counter_blast(damage: list[object]) -> None:
    """Dragon Knight, Burj: Counter Blast 1."""
    assert why_not(fight("main", {"R1": [BURJ], "damage": damage}, FOUR), f"act {BURJ}>1") == "cannot_pay"


def test_burj_does_not_act_on_the_vanguard_circle() -> None:
    """Dragon Knight, Burj: (RC)."""
    assert not can(fight("main", {"V": [BURJ], "damage": [GLYME]}, FOUR), f"act {BURJ}>1")


# --- cards without abilities ---


@pytest.mark.parametrize("name", ["Knight of Silence, Gallatin", "Embodiment of Shield, Lahm"])
def test_a_shield_bearer_intercepts_with_10000(name: str) -> None:
    """Knight of Silence, Gallatin; Embodiment of Shield, Lahm: no abilities but the icon."""
    state = say(fight("battle", {}, {"R1": [name]}), "attack V>V", "intercept R1")
    (guardian,) = cards(state, THEY, "GC")
    assert (guardian.values["shield"], guardian.values["grade"]) == (10000, 2)
