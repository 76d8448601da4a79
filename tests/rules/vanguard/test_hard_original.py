"""Eight real cards of the first era with difficult text, in play, by what is printed on them."""

from __future__ import annotations

from typing import Any

import pytest

from duelwright import State

from .formats import in_formats
from .hard import hard, paid, plain, theirs
from .table import (
    BLANKS,
    THEY,
    YOU,
    Side,
    asked,
    can,
    cards,
    count,
    critical,
    names,
    options,
    power,
    rests,
    say,
    spent,
)
from .test_cards_classic import face_up, finish_turn
from .test_rulings import go_on, lay

FOE = plain("A Foe", "Kagero", 2, 9000)
NEBULA = "BT12/005EN"
KNUCKLE = "BT16/005EN"
SLASH = "Brawler, Big Bang Slash Dragon"
GAUNTLET = "BT10/007EN"
SPYROS = "BT15/085EN"
AEGIS = "BT14/013EN"
DANTARIAN = "BT12/015EN"
SHAMSIEL = "BT07/008EN"
MICRO = "BT12/034EN"


# --- Nebula Lord: for each locked card, Limit Break, Lord ---

STAR = plain("A Star-vader", "Link Joker")


def nebula(damage: list[object], **more: list[str]) -> State:
    you: Side = {"V": [NEBULA], "R1": [STAR.name], "R3": [STAR.name], "damage": damage, "deck": BLANKS, **more}
    they: Side = {"R1": [FOE.name], "R3": [FOE.name], "R4": [FOE.name], "deck": BLANKS}
    return lay("main", you, they, hard(NEBULA), STAR, FOE)


def powers(state: State) -> list[int]:
    return [power(state, YOU, circle) for circle in ("V", "R1", "R3")]


@in_formats("CV")
def test_the_front_row_grows_for_each_card_that_is_locked_in_the_back_row() -> None:
    """Star-vader, Nebula Lord Dragon (BT12/005EN)."""
    state = paid(say(nebula([*["blank"] * 2, *[spent("blank")] * 2]), f"act {NEBULA}>2"))
    assert not can(state, theirs(state, "R1"))
    say(state, theirs(state, "R3"))
    assert powers(state) == [14000, 11000, 8000]  # the back row is not the front row
    assert not can(state, f"act {NEBULA}>2")  # nothing is left to pay with
    assert powers(finish_turn(state)) == [11000, 8000, 8000]  # during your turn


@in_formats("CV")
def test_it_locks_as_often_as_it_is_paid_for_and_both_count() -> None:
    """Star-vader, Nebula Lord Dragon (BT12/005EN): no once a turn is printed."""
    state = nebula(["blank"] * 4)
    paid(say(state, f"act {NEBULA}>2"))
    say(state, theirs(state, "R3"))
    paid(say(state, f"act {NEBULA}>2"))  # R4 alone is left
    assert powers(state) == [17000, 14000, 8000] and face_up(state, YOU) == 0


@in_formats("CV")
def test_the_front_row_does_not_grow_below_four_damage() -> None:
    """Star-vader, Nebula Lord Dragon (BT12/005EN): the lock has no Limit Break, the power has."""
    state = paid(say(nebula([*["blank"] * 2, spent("blank")]), f"act {NEBULA}>2"))
    say(state, theirs(state, "R3"))
    assert powers(state) == [11000, 8000, 8000]


@in_formats("CV")
@pytest.mark.parametrize(("beside", "attacks"), [(STAR.name, True), (FOE.name, False)])
def test_a_lord_does_not_attack_beside_another_clan(beside: str, attacks: bool) -> None:
    """Star-vader, Nebula Lord Dragon (BT12/005EN)."""
    state = say(nebula([], R5=[beside]), "pass")
    assert can(state, "attack V>V") == attacks and can(state, "attack R1>V")


# --- Big Bang Knuckle Dragon: legion, a cost with a name, every unit of the front row ---

BRAWLER = plain("Brawler Friend", "Narukami")
MATE = plain(SLASH, "Narukami", 2, 9000)
FOUR = ["blank"] * 4


def knuckle(damage: list[str], legion: bool = True) -> State:
    mate: Side = {"mate": [SLASH]} if legion else {}
    you: Side = {"V": [KNUCKLE], "damage": damage, "soul": ["blank"], "deck": BLANKS, **mate}
    they: Side = {"R1": [FOE.name], "R2": [FOE.name], "R3": [FOE.name], "deck": BLANKS}
    return lay("main", you, they, hard(KNUCKLE), BRAWLER, MATE, FOE)


@in_formats("CV")
def test_a_legion_battles_the_whole_front_row_in_one_attack() -> None:
    """Brawler, Big Bang Knuckle Dragon (BT16/005EN): the vanguard as well, the back row not."""
    state = paid(say(knuckle([BRAWLER.name] * 2), f"act {KNUCKLE}>2"))
    assert power(state, YOU, "V") == 16000
    say(state, "pass", "attack V>V", "pass")  # nothing of the soul is paid
    go_on(state, YOU, "attack")
    left = [names(state, THEY, circle) for circle in ("R1", "R2", "R3")]
    assert (left, count(state, THEY, "damage")) == ([[], [], [FOE.name]], 1)


@in_formats("CV")
def test_without_a_legion_the_cost_is_paid_for_nothing() -> None:
    """Brawler, Big Bang Knuckle Dragon (BT16/005EN): the condition is behind the cost."""
    state = paid(say(knuckle([BRAWLER.name] * 2, legion=False), f"act {KNUCKLE}>2"))
    assert (power(state, YOU, "V"), face_up(state, YOU)) == (11000, 0)
    go_on(say(state, "pass", "attack V>R1"), YOU, "attack")
    assert (names(state, THEY, "R1"), names(state, THEY, "R2")) == ([], [FOE.name])


@in_formats("CV")
def test_other_cards_than_brawlers_do_not_pay_for_it() -> None:
    """Brawler, Big Bang Knuckle Dragon (BT16/005EN): the cost asks for cards by their name."""
    assert not can(knuckle([BRAWLER.name, FOE.name]), f"act {KNUCKLE}>2")


@in_formats("CV")
@pytest.mark.parametrize(("target", "more"), [("V", 3000), ("R1", 0)])
def test_the_soul_is_paid_for_an_attack_on_a_vanguard_alone(target: str, more: int) -> None:
    """Brawler, Big Bang Knuckle Dragon (BT16/005EN)."""
    state = say(knuckle([], legion=False), "pass", f"attack V>{target}")
    if more:
        say(state, "option 1")
    assert asked(state) == (THEY, "guard")
    assert (power(state, YOU, "V"), count(state, YOU, "soul")) == (11000 + more, 0 if more else 1)


@in_formats("CV")
@pytest.mark.parametrize(("grade", "found"), [(2, False), (3, True)])
def test_a_legion_is_sought_against_grade_3(grade: int, found: bool) -> None:
    """Brawler, Big Bang Knuckle Dragon (BT16/005EN): four cards of the drop zone go back into the deck."""
    enemy = plain("An Enemy", "Kagero", grade, 10000)
    you: Side = {"V": [KNUCKLE], "drop": FOUR, "deck": [SLASH, *BLANKS]}
    state = lay("main", you, {"V": [enemy.name], "deck": BLANKS}, hard(KNUCKLE), MATE, enemy)
    assert can(state, f"act {KNUCKLE}>1") == found
    if found:
        say(state, f"act {KNUCKLE}>1")
        while asked(state)[1] != "main":
            say(state, f"choose {SLASH}" if can(state, f"choose {SLASH}") else options(state)[0])
        assert names(state, YOU, "mate") == [SLASH]
        assert (count(state, YOU, "drop"), count(state, YOU, "deck")) == (0, len(BLANKS) + len(FOUR))


# --- Gauntlet Buster Dragon: the opponent chooses; by an effect, not by a battle ---

ERADICATOR = plain("Eradicator Friend", "Narukami")


def gauntlet(phase: str, damage: list[object]) -> State:
    you: Side = {"V": [GAUNTLET], "damage": damage, "deck": BLANKS}
    they: Side = {"R1": [FOE.name], "R5": [STAR.name], "deck": BLANKS}
    return lay(phase, you, they, hard(GAUNTLET), ERADICATOR, FOE, STAR)


@in_formats("CV")
def test_the_opponent_chooses_which_of_their_units_is_retired() -> None:
    """Eradicator, Gauntlet Buster Dragon (BT10/007EN): and its Limit Break hears of it, each time."""
    state = paid(say(gauntlet("main", [ERADICATOR.name] * 4), f"act {GAUNTLET}>2"))
    assert asked(state) == (THEY, "choice")
    say(state, "choose R5")
    assert (names(state, THEY, "R1"), names(state, THEY, "R5")) == ([FOE.name], [])
    assert (power(state, YOU, "V"), critical(state, YOU, "V")) == (14000, 2)
    paid(say(state, f"act {GAUNTLET}>2"))
    assert (power(state, YOU, "V"), critical(state, YOU, "V")) == (17000, 3)
    finish_turn(state)
    assert (power(state, YOU, "V"), critical(state, YOU, "V")) == (11000, 1)


@in_formats("CV")
def test_what_is_retired_below_four_damage_makes_nobody_stronger() -> None:
    """Eradicator, Gauntlet Buster Dragon (BT10/007EN)."""
    state = paid(say(gauntlet("main", [ERADICATOR.name] * 2), f"act {GAUNTLET}>2"))
    say(state, "choose R1")
    assert names(state, THEY, "R1") == []
    assert (power(state, YOU, "V"), critical(state, YOU, "V")) == (11000, 1)


@in_formats("CV")
def test_what_is_retired_in_a_battle_was_not_put_there_by_an_effect() -> None:
    """Eradicator, Gauntlet Buster Dragon (BT10/007EN)."""
    state = go_on(say(gauntlet("battle", ["blank"] * 4), "attack V>R1"), YOU, "attack")
    assert names(state, THEY, "drop") == [FOE.name]
    assert (power(state, YOU, "V"), critical(state, YOU, "V")) == (11000, 1)


# --- Spyros: the first or second battle, not again in that turn ---

STORM = plain("Blue Storm Friend", "Aqua Force")


def spyros(
    grade: int = 3, clan: str = "Aqua Force", damage: tuple[str, ...] = (STORM.name, STORM.name), battles: int = 0
) -> State:
    lead = plain("A Leader", clan, grade, 10000)
    you: Side = {"V": [lead.name], "R1": [SPYROS], "R2": [STORM.name], "damage": [*damage], "deck": BLANKS}
    state = lay("battle", you, {"deck": BLANKS}, hard(SPYROS), STORM, FOE, lead)
    for attacker in ("V", "R2")[:battles]:
        go_on(say(state, f"attack {attacker}>V"), YOU, "attack")
    return say(state, "attack R1>V", "pass")


@in_formats("CV")
@pytest.mark.parametrize("battles", [0, 1])
def test_in_the_first_two_battles_it_stands_again_once(battles: int) -> None:
    """Blue Storm Marine General, Spyros (BT15/085EN): there is enough to pay a second time."""
    state = paid(say(spyros(battles=battles), "option 1"))
    assert (rests(state, YOU, "R1"), face_up(state, YOU)) == (False, 1)
    say(state, "attack R1>V", "pass")
    assert asked(state) == (YOU, "attack") and rests(state, YOU, "R1")


@in_formats("CV")
@pytest.mark.parametrize(
    "board",
    [
        {"battles": 2},
        {"grade": 2},
        {"clan": "Kagero"},
        {"damage": (FOE.name, FOE.name)},
    ],
)
def test_elsewhere_it_stays_at_rest(board: dict[str, Any]) -> None:
    """Blue Storm Marine General, Spyros (BT15/085EN): the third battle, a lesser vanguard, or cards of other names."""
    state = spyros(**board)
    assert asked(state) == (YOU, "attack") and rests(state, YOU, "R1")


# --- Shield Goddess, Aegis: what is revealed guards, all of it that is of the clan ---

GODDESS = plain("A Goddess", "Genesis", 1, 7000, 5000)
GIANT = plain("A Giant", "Genesis", 3, 11000, 0)
TOP = [GODDESS.name, FOE.name, GIANT.name, GODDESS.name, FOE.name]


def aegis(clan: str) -> State:
    """Your vanguard has attacked; they guard with her."""
    lead = plain("Their Leader", clan, 3, 11000)
    they: Side = {"V": [lead.name], "hand": [AEGIS], "damage": [FOE.name], "deck": [*TOP, GODDESS.name, *BLANKS]}
    state = lay("battle", {"deck": BLANKS}, they, hard(AEGIS), GODDESS, GIANT, FOE, lead)
    return say(state, "attack V>V", f"guard {AEGIS}")


@in_formats("CV")
def test_every_revealed_card_of_the_clan_guards_and_the_rest_is_dropped() -> None:
    """Shield Goddess, Aegis (BT14/013EN): five cards, at rest, also the one without a shield; not the sixth."""
    state = paid(say(aegis("Genesis"), "option 1"))
    while asked(state)[1] != "guard":
        say(state, options(state)[0])
    guards = cards(state, THEY, "GC")
    assert sorted(names(state, THEY, "GC")) == sorted([hard(AEGIS).name, GODDESS.name, GIANT.name, GODDESS.name])
    assert all(shown.marks.get("rest") for shown in guards)
    assert (names(state, THEY, "drop"), count(state, THEY, "deck")) == ([FOE.name] * 2, len(BLANKS) + 1)
    assert power(state, THEY, "V") == 11000 + 2 * 5000


@in_formats("CV")
def test_who_does_not_pay_reveals_nothing() -> None:
    """Shield Goddess, Aegis (BT14/013EN)."""
    state = say(aegis("Genesis"), "pass")
    assert (asked(state), count(state, THEY, "GC"), face_up(state, THEY)) == ((THEY, "guard"), 1, 1)
    assert count(state, THEY, "deck") == len(TOP) + 1 + len(BLANKS)


@in_formats("CV")
def test_beside_another_vanguard_she_guards_alone() -> None:
    """Shield Goddess, Aegis (BT14/013EN)."""
    state = aegis("Kagero")
    assert (asked(state), count(state, THEY, "GC"), face_up(state, THEY)) == ((THEY, "guard"), 1, 1)


# --- King of Masks, Dantarian: a break ride that gives an ability, which counts on ---

DEMON = plain("A Demon", "Dark Irregulars")


def masked(clan: str = "Dark Irregulars", damage: int = 4, beside: str = FOE.name) -> State:
    """A grade 3 rides him over two demons and a stranger; of his clan it is he himself again."""
    lead = plain("The Next", clan, 3, 11000)
    new = DANTARIAN if clan == "Dark Irregulars" else lead.name
    you: Side = {
        "V": [DANTARIAN],
        "hand": [new],
        "R1": [DEMON.name],
        "R2": [beside],
        "R3": [DEMON.name],
        "soul": [DEMON.name, DEMON.name, FOE.name],
        "damage": ["blank"] * damage,
        "deck": [DEMON.name, *BLANKS],
    }
    return say(lay("ride", you, {"deck": BLANKS}, hard(DANTARIAN), DEMON, FOE, lead), f"ride {new}")


@in_formats("CV")
def test_a_break_ride_gives_power_for_each_demon_in_the_soul() -> None:
    """King of Masks, Dantarian (BT12/015EN): he lies there himself; only rear-guards of the clan get it."""
    state = masked()
    assert not can(state, "choose R2")
    say(state, "choose R1", "done")
    found = [power(state, YOU, circle) for circle in ("V", "R1", "R2", "R3")]
    assert found == [21000, 8000 + 3000, 9000, 8000]


@in_formats("CV")
def test_what_comes_to_the_soul_later_counts_as_well_until_the_turn_ends() -> None:
    """King of Masks, Dantarian (BT12/015EN): his own attack puts the top card of the deck there."""
    state = say(masked(beside=DEMON.name), "choose R1", "done")
    while asked(state)[1] != "attack":
        say(state, "pass")
    say(state, "attack V>V")
    assert [power(state, YOU, circle) for circle in ("V", "R1", "R2")] == [22000, 8000 + 4000, 8000]
    finish_turn(state)
    assert [power(state, YOU, circle) for circle in ("V", "R1")] == [11000, 8000]


@in_formats("CV")
@pytest.mark.parametrize(("clan", "damage"), [("Kagero", 4), ("Dark Irregulars", 3)])
def test_a_ride_of_another_clan_or_below_four_damage_gives_nothing(clan: str, damage: int) -> None:
    """King of Masks, Dantarian (BT12/015EN)."""
    state = masked(clan, damage)
    assert asked(state)[1] != "choice"
    assert [power(state, YOU, circle) for circle in ("V", "R1")] == [11000, 8000]


# --- Chief Nurse, Shamsiel: a card of the hand for a card of the damage zone ---

ANGEL = plain("An Angel", "Angel Feather")


def nurse(damage: int, held: str = ANGEL.name) -> State:
    you: Side = {"V": [SHAMSIEL], "hand": [held], "damage": [GIANT.name, *["blank"] * (damage - 1)], "deck": BLANKS}
    state = lay("battle", you, {"deck": BLANKS}, hard(SHAMSIEL), ANGEL, GIANT, FOE)
    return say(state, "attack V>V")


@in_formats("CV")
@pytest.mark.parametrize("damage", [4, 5])
def test_the_damage_is_exchanged_before_anybody_counts_six(damage: int) -> None:
    """Chief Nurse, Shamsiel (BT07/008EN): the sixth card is gone again at the next check timing (C.2)."""
    state = say(nurse(damage), "option 1")
    while not can(state, f"choose {GIANT.name}"):
        say(state, f"choose {ANGEL.name}")
    say(state, f"choose {GIANT.name}")
    assert (names(state, YOU, "hand"), count(state, YOU, "damage")) == ([GIANT.name], damage)
    assert ANGEL.name in names(state, YOU, "damage")
    assert power(state, YOU, "V") == 12000  # for the card that was put into the damage zone
    finish_turn(state)
    assert power(state, YOU, "V") == 10000


@in_formats("CV")
@pytest.mark.parametrize(("damage", "held"), [(3, ANGEL.name), (4, FOE.name)])
def test_nothing_is_exchanged_below_four_damage_or_for_another_clan(damage: int, held: str) -> None:
    """Chief Nurse, Shamsiel (BT07/008EN)."""
    state = nurse(damage, held)
    assert not can(state, "option 1")
    assert (power(state, YOU, "V"), count(state, YOU, "damage")) == (10000, damage)


# --- Micro-hole Dracokid: who rides it is asked by name ---


def ridden(name: str, clan: str = "Link Joker") -> State:
    rider = plain(name, clan)
    hole, fall = plain("Schwarzschild Dragon", "Link Joker", 3), plain("Gravity Collapse Dragon", "Link Joker", 3)
    deck = [FOE.name, hole.name, *["blank"] * 5, fall.name, *BLANKS]
    state = lay("ride", {"V": [MICRO], "hand": [name], "deck": deck}, {}, hard(MICRO), rider, hole, fall, FOE)
    return say(state, f"ride {name}")


@in_formats("CV")
def test_its_named_rider_finds_a_named_card_among_seven() -> None:
    """Micro-hole Dracokid (BT12/034EN): the eighth card is not looked at, and no other card is found."""
    state = ridden("Gravity Ball Dragon")
    assert options(state) == [*(f"option {nth}" for nth in range(1, 8)), "pass"]
    say(state, "option 7")
    assert [one for one in options(state) if one.startswith("choose")] == [options(state)[0]]
    say(state, "choose Schwarzschild Dragon")
    assert names(state, YOU, "hand") == ["Schwarzschild Dragon"]
    assert not can(state, "option 1") and all(count(state, YOU, circle) == 0 for circle in ("R1", "R4"))


@in_formats("CV")
def test_another_rider_of_the_clan_has_it_called() -> None:
    """Micro-hole Dracokid (BT12/034EN): or not, as you like."""
    state = ridden("Another Dragon")
    assert count(state, YOU, "hand") == 0 and {"option 1", "pass"} <= set(options(state))
    assert names(say(state.clone(), "option 1", "place R4"), YOU, "R4") == [hard(MICRO).name]
    assert names(say(state, "pass"), YOU, "soul") == [hard(MICRO).name]


@in_formats("CV")
def test_a_rider_of_another_clan_does_neither() -> None:
    """Micro-hole Dracokid (BT12/034EN)."""
    state = ridden("Another Dragon", "Kagero")
    assert not {"option 1", "place R4"} & set(options(state)) and names(state, YOU, "soul") == [hard(MICRO).name]
