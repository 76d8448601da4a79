"""Four of eight real cards of the G era with difficult text, in play: those that stride."""

from __future__ import annotations

from typing import Any

import pytest

from duelwright import State
from duelwright.games.vanguard import make
from duelwright.games.vanguard.vocabulary import Act, SoulCharge

from .formats import in_formats
from .hard import hard, paid, plain, theirs, until
from .table import (
    BLANKS,
    THEY,
    YOU,
    Side,
    asked,
    by_effect_stand,
    can,
    cards,
    count,
    names,
    power,
    resting,
    rests,
    say,
)
from .test_cards_classic import face_up, finish_turn
from .test_rulings import lay

DESTROYER = "G-FC01/022EN"
CHRISTOS = "G-FC03/022EN"
SELFES = "G-TD11/001EN"
ERICRIUS = "G-BT07/038EN"
LEAD = plain("A Leader", "Kagero", 3, 11000)
FOE = plain("A Foe", "Kagero", 2, 9000)
SMALL = plain("A Small One", "Kagero")
OLD = make.g_unit("test/old", "An Old Dragon", "Kagero", 15000)


# --- Machining Destroyer: units that do not stand once, the vanguard only beside four ---

MACHINE = plain("A Machining Friend", "Megacolony")
MOTHER = plain("Machining Mother", "Megacolony", 3, 11000)


def destroyer(friends: int, heart: str = MOTHER.name, foes: bool = True, damage: str = MACHINE.name) -> State:
    beside: Side = {circle: [MACHINE.name] for circle in ("R1", "R2", "R3", "R4")[:friends]}
    you: Side = {"V": [DESTROYER], "heart": [heart], "damage": [damage, damage], "deck": BLANKS, **beside}
    they: Side = {"V": [resting(LEAD.name)], "deck": BLANKS}
    if foes:
        they |= {"R1": [resting(FOE.name)], "R5": [resting(FOE.name)]}
    return lay("main", you, they, hard(DESTROYER), MACHINE, MOTHER, LEAD, FOE)


def destroyed(state: State, circle: str = "") -> State:
    """Its ability is played on the unit of this circle, and the opponent's next main phase has come."""
    paid(say(state, f"act {DESTROYER}>1"))
    if circle:
        say(state, theirs(state, circle))
    assert asked(state) == (YOU, "main") and face_up(state, YOU) == 1
    return until(finish_turn(state), THEY, "main")


def lying(state: State) -> list[bool]:
    return [rests(state, THEY, circle) for circle in ("V", "R1", "R5")]


@in_formats("CV")
@pytest.mark.parametrize(("friends", "vanguard"), [(3, False), (4, True)])
def test_the_chosen_rear_guard_does_not_stand_and_beside_four_the_vanguard_neither(
    friends: int, vanguard: bool
) -> None:
    """Carapace Mutant Deity, Machining Destroyer (G-FC01/022EN): in one stand phase; hearts are not counted."""
    state = destroyed(destroyer(friends), "R5")
    assert lying(state) == [vanguard, False, True]
    until(finish_turn(finish_turn(state)), THEY, "main")
    assert lying(state) == [False, False, False]


@in_formats("CV")
def test_where_no_rear_guard_can_be_chosen_the_vanguard_still_is() -> None:
    """Carapace Mutant Deity, Machining Destroyer (G-FC01/022EN): then, not if you do."""
    assert rests(destroyed(destroyer(4, foes=False)), THEY, "V")


@in_formats("CV")
def test_on_another_heart_the_cost_is_paid_for_nothing() -> None:
    """Carapace Mutant Deity, Machining Destroyer (G-FC01/022EN): the condition is behind the cost."""
    assert lying(destroyed(destroyer(3, heart=LEAD.name))) == [False, False, False]


@in_formats("CV")
def test_it_is_played_once_a_turn_for_a_card_of_its_name() -> None:
    """Carapace Mutant Deity, Machining Destroyer (G-FC01/022EN): there is enough to pay a second time."""
    state = paid(say(destroyer(4, foes=False), f"act {DESTROYER}>1"))
    assert not can(state, f"act {DESTROYER}>1")
    assert not can(destroyer(4, damage=FOE.name), f"act {DESTROYER}>1")


# --- Christos: the first wave gives the front row what counts in the third and fourth ---

SAILOR = plain("A Sailor", "Aqua Force", 1, 15000)


def christos(*battles: str, answer: str = "option 1", target: str = "V") -> State:
    """These units have attacked, one after the other; he is asked for the answer where he asks."""
    you: Side = {
        "V": [CHRISTOS], "heart": [LEAD.name], "R1": [SAILOR.name], "R2": [SAILOR.name], "R3": [SAILOR.name],
        "damage": ["blank"], "deck": BLANKS * 2,
    }  # fmt: skip
    they: Side = {"R1": [FOE.name], "R2": [FOE.name], "deck": BLANKS}
    state = lay("battle", you, they, hard(CHRISTOS), SAILOR, LEAD, FOE)
    for battle in battles:
        wave(state, battle, answer)
    return state


def wave(state: State, battle: str, answer: str = "option 1") -> int:
    """A unit attacks and hits; how many cards that brought to the hand. Who rests is stood before by an effect."""
    attacker = battle.partition(">")[0]
    if rests(state, YOU, attacker):
        by_effect_stand(state, YOU, attacker)
    before = count(state, YOU, "hand")
    say(state, f"attack {battle}")
    if asked(state)[0] == YOU and asked(state)[1] != "attack":
        say(state, answer if can(state, answer) else "pass")
    while asked(state) != (YOU, "attack"):
        say(state, "pass")
    return count(state, YOU, "hand") - before


@in_formats("CV")
def test_the_front_row_draws_in_the_third_and_fourth_battle() -> None:
    """Marine General of Heavenly Silk, Christos (G-FC03/022EN): and is stronger; the back row is not."""
    state = christos("V>V")
    assert [power(state, YOU, circle) for circle in ("R1", "R2", "R3")] == [17000, 17000, 15000]
    assert face_up(state, YOU) == 0
    assert [wave(state, f"{circle}>V") for circle in ("R1", "R2", "R1", "R2")] == [0, 1, 1, 0]
    finish_turn(state)
    assert [power(state, YOU, circle) for circle in ("R1", "R2", "R3")] == [15000, 15000, 15000]


@in_formats("CV")
def test_a_hit_on_a_rear_guard_draws_nothing() -> None:
    """Marine General of Heavenly Silk, Christos (G-FC03/022EN): a vanguard is said."""
    state = christos("V>V", "R1>V")
    assert wave(state, "R2>R1") == 0 and count(state, THEY, "R1") == 0
    assert wave(state, "R1>V") == 1


@in_formats("CV")
@pytest.mark.parametrize(
    ("battles", "answer", "left"),
    [(("V>V",), "pass", 1), (("V>R1",), "option 1", 1), (("R1>V", "V>V"), "option 1", 1), (("V>V",), "option 1", 0)],
)
def test_he_asks_in_the_first_battle_and_against_a_vanguard_only(
    battles: tuple[str, ...], answer: str, left: int
) -> None:
    """Marine General of Heavenly Silk, Christos (G-FC03/022EN): he may be refused; his second battle is too late."""
    state = christos(*battles, answer=answer)
    assert (face_up(state, YOU), power(state, YOU, "R2")) == (left, 15000 if left else 17000)
    while state.view(YOU).registers["battles"] < 2:
        wave(state, "R1>V")
    assert wave(state, "R2>V") == 1 - left


# --- Selfes: cards of the hand are bound face down and come back ---


def selfes(target: str = "V", **more: list[str]) -> State:
    """It has attacked."""
    you: Side = {
        "V": [SELFES], "heart": [LEAD.name], "R1": [SMALL.name], "R2": [SMALL.name], "soul": ["blank"],
        "hand": [LEAD.name, FOE.name, SMALL.name], "bind": [OLD.name], "deck": BLANKS, **more,
    }  # fmt: skip
    state = lay("battle", you, {"R1": [FOE.name], "deck": BLANKS}, hard(SELFES), LEAD, FOE, SMALL, OLD)
    return say(state, f"attack V>{target}")


@in_formats("CV")
@pytest.mark.parametrize("target", ["V", "R1"])
def test_what_was_bound_comes_back_to_the_hand_when_the_turn_ends(target: str) -> None:
    """Divine Knight of Lore, Selfes (G-TD11/001EN): that alone, not what lay there before; any attack will do."""
    state = paid(say(selfes(target), "option 1"))
    say(state, f"choose {LEAD.name}", f"choose {SMALL.name}", "done", "choose R2")
    hidden = cards(state, YOU, "bind", viewer=THEY)
    assert [bool(shown.marks.get("face")) for shown in hidden] == [False, True, True]
    assert [shown.card for shown in hidden[1:]] == ["", ""]
    assert [power(state, YOU, circle) for circle in ("R1", "R2")] == [8000, 13000]
    assert (names(state, YOU, "hand"), count(state, YOU, "soul")) == ([FOE.name], 0)
    finish_turn(state)
    assert sorted(name for name in names(state, YOU, "hand") if name != "Blank") == sorted(
        [LEAD.name, FOE.name, SMALL.name]
    )
    assert names(state, YOU, "bind") == [OLD.name] and power(state, YOU, "R2") == 8000


@in_formats("CV")
def test_any_number_may_be_none_and_the_power_comes_all_the_same() -> None:
    """Divine Knight of Lore, Selfes (G-TD11/001EN)."""
    state = say(paid(say(selfes(), "option 1")), "done", "choose R1")
    assert (count(state, YOU, "bind"), count(state, YOU, "hand"), power(state, YOU, "R1")) == (1, 3, 13000)


@in_formats("CV")
def test_cards_are_bound_without_a_rear_guard_to_choose() -> None:
    """Divine Knight of Lore, Selfes (G-TD11/001EN)."""
    state = say(paid(say(selfes(R1=[], R2=[]), "option 1")), f"choose {FOE.name}", "done")
    assert (asked(state)[0], count(state, YOU, "bind"), count(state, YOU, "hand")) == (THEY, 2, 2)


@in_formats("CV")
@pytest.mark.parametrize("soul", [["blank"], []])
def test_nothing_is_bound_where_nothing_is_paid(soul: list[str]) -> None:
    """Divine Knight of Lore, Selfes (G-TD11/001EN): you may."""
    state = selfes(soul=soul)
    if soul:
        say(state, "pass")
    assert (asked(state), count(state, YOU, "bind"), count(state, YOU, "hand")) == ((THEY, "guard"), 1, 3)


# --- Ericrius: Darkness, a soul charge that may be left, and two numbers that are looked at anyway ---

CHARGER = plain("A Charger", "Dark Irregulars", 1, 8000, 5000, Act((SoulCharge(1),), ("RC",)))


def ericrius(soul: int, answer: str = "option 1", charged: bool = True, target: str = "V", foes: bool = True) -> State:
    """It has attacked with so many cards in the soul, the one of this turn among them; nobody guards yet."""
    you: Side = {
        "V": [ERICRIUS], "heart": [LEAD.name], "R1": [CHARGER.name], "soul": ["blank"] * (soul - charged),
        "deck": BLANKS * 2,
    }  # fmt: skip
    they: Side = {"R1": [FOE.name], "R4": [SMALL.name], "deck": BLANKS} if foes else {"deck": BLANKS}
    state = lay("main", you, they, hard(ERICRIUS), CHARGER, LEAD, FOE, SMALL)
    say(state, *([f"act {CHARGER.name}>1"] if charged else []), "pass", f"attack V>{target}")
    return say(state, answer) if answer else state


@in_formats("CV")
@pytest.mark.parametrize(
    ("soul", "answer", "retires", "more"),
    [
        (3, "option 1", False, 0),
        (4, "option 1", True, 0),
        (5, "pass", False, 0),
        (6, "pass", True, 0),
        (12, "option 1", True, 0),
        (13, "option 1", True, 15000),
        (14, "pass", True, 0),
        (16, "pass", True, 16000),
    ],
)
def test_six_cards_retire_a_unit_and_fifteen_give_power(soul: int, answer: str, retires: bool, more: int) -> None:
    """Mask of Demonic Frenzy, Ericrius (G-BT07/038EN): also for who does not charge; the opponent chooses."""
    state = ericrius(soul, answer)
    assert count(state, YOU, "soul") == soul + 2 * (answer != "pass")
    assert power(state, YOU, "V") == 26000 + more
    until(say(state, "pass"), *((THEY, "choice") if retires else (YOU, "attack")))
    if retires:
        say(state, "choose R4")
    assert (asked(state), count(state, THEY, "R4"), count(state, THEY, "R1")) == ((YOU, "attack"), 1 - retires, 1)
    assert power(state, YOU, "V") == 26000


@in_formats("CV")
@pytest.mark.parametrize("board", [{"charged": False}, {"target": "R1"}])
def test_without_darkness_or_against_a_rear_guard_it_does_nothing(board: dict[str, Any]) -> None:
    """Mask of Demonic Frenzy, Ericrius (G-BT07/038EN): however full the soul is."""
    state = ericrius(16, "", **board)
    assert (asked(state), power(state, YOU, "V"), count(state, YOU, "soul")) == ((THEY, "guard"), 26000, 16)
