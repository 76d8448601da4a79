"""Eight real cards of the V era with difficult text, in play, by what is printed on them."""

from __future__ import annotations

from typing import Any

import msgspec
import pytest

from duelwright import State
from duelwright.games.vanguard import make
from duelwright.games.vanguard.vocabulary import Act, Call, Group, Retire
from duelwright.language.nodes import Choose, It

from .formats import in_formats
from .hard import CIRCLES, hard, paid, plain, rear, settled, theirs, until
from .table import (
    BLANKS,
    THEY,
    YOU,
    Side,
    asked,
    by_effect_put,
    can,
    count,
    critical,
    names,
    options,
    power,
    resting,
    rests,
    say,
    spent,
)
from .test_cards_classic import face_up, finish_turn
from .test_rulings import lay

SPIRIT = "V-EB08/026EN"
HAMIEL = "V-BT12/017EN"
VEIL = "V-EB15/033EN"
MARIMARTEN = "V-EB10/013EN"
GARMORE = "V-BT03/010EN"
MORDRED = "V-BT06/001EN"
SADAMUNE = "V-BT11/031EN"
CAAR = "V-BT02/025EN"
LEAD = plain("A Leader", "Kagero", 3, 13000, 0)
FOE = plain("A Foe", "Kagero", 2, 10000)
SMALL = plain("A Small One", "Kagero")
SCROLL = make.order("test/scroll", "A Scroll", "", 1)
# It calls a card of the drop zone or of the hand, or retires the opponent's rear-guards.
DOER = plain(
    "A Doer", "Kagero", 3, 13000, 0,
    Act((Choose("t", Group("drop")), Call(It("t"))), limit=""),
    Act((Choose("t", Group("hand")), Call(It("t"))), limit=""),
    Act((Retire(Group("rear-guards", "opponent's")),), limit=""),
)  # fmt: skip


# --- Dragon Spirit: eight instead of four ---


@in_formats("V", "CV")
@pytest.mark.parametrize(("drop", "more"), [(9, 4000), (10, 8000), (11, 8000)])
def test_who_comes_out_of_the_drop_zone_does_not_count_in_it_any_more(drop: int, more: int) -> None:
    """Dragon Spirit (V-EB08/026EN): so many cards are left there; one of the two amounts, until end of turn."""
    you: Side = {"V": [DOER.name], "drop": [SPIRIT, *["blank"] * drop], "deck": BLANKS}
    state = say(lay("main", you, {}, hard(SPIRIT), DOER), f"act {DOER.name}>1", f"choose {SPIRIT}", "place R1")
    assert power(state, YOU, "R1") == 8000 + more
    assert power(finish_turn(state), YOU, "R1") == 8000


@in_formats("V", "CV")
@pytest.mark.parametrize("way", [[f"call {SPIRIT}>R1"], [f"act {DOER.name}>2", f"choose {SPIRIT}", "place R1"]])
def test_who_comes_from_the_hand_is_as_printed(way: list[str]) -> None:
    """Dragon Spirit (V-EB08/026EN): by whatever call."""
    you: Side = {"V": [DOER.name], "hand": [SPIRIT], "drop": ["blank"] * 12, "deck": BLANKS}
    assert power(say(lay("main", you, {}, hard(SPIRIT), DOER), *way), YOU, "R1") == 8000


# --- Hamiel: a card of the damage zone for a damage, once a turn by name; an attack that costs the attacker ---

BLACK = plain("A Black Leader", "Angel Feather", 3, 13000, 0)
SENTINEL = plain("A Sentinel", "Kagero", 1, 6000, 0, "sentinel")
SHOCK = make.trigger("test/shock", "A Shock", "Angel Feather", "critical", 10000, 5000, 15000)


def hamiel(lead: str = BLACK.name, damage: tuple[object, ...] = (SMALL.name,), deck: tuple[str, ...] = ()) -> State:
    """One of two Hamiels was called."""
    you: Side = {"V": [lead], "hand": [HAMIEL, HAMIEL], "damage": [*damage], "deck": [*deck, *BLANKS]}
    state = lay("main", you, {"deck": BLANKS}, hard(HAMIEL), BLACK, LEAD, SMALL, FOE, SHOCK)
    return say(state, f"call {HAMIEL}>R1")


@in_formats("V", "CV")
@pytest.mark.parametrize("damage", [(SMALL.name,), (SMALL.name, spent(FOE.name))])
def test_a_card_of_the_damage_zone_is_called_and_the_vanguard_takes_a_damage(damage: tuple[object, ...]) -> None:
    """Black Observe, Hamiel (V-BT12/017EN): the card that pays may be called, and its damage is checked."""
    state = paid(say(hamiel(damage=damage, deck=(SHOCK.name,)), "option 1"))
    if len(damage) > 1:
        assert can(state, f"choose {FOE.name}")  # face down or not
        say(state, f"choose {SMALL.name}")
    say(state, "place R2")
    while asked(state)[1] != "main":  # the critical and the power of the trigger
        say(state, "choose V" if can(state, "choose V") else options(state)[0])
    assert (names(state, YOU, "R2"), names(state, YOU, "damage")[-1]) == ([SMALL.name], SHOCK.name)
    assert (count(state, YOU, "damage"), power(state, YOU, "V"), critical(state, YOU, "V")) == (len(damage), 23000, 2)


@in_formats("V", "CV")
def test_another_card_of_the_name_does_not_do_so_in_the_same_turn() -> None:
    """Black Observe, Hamiel (V-BT12/017EN): who has refused it has not used it."""
    state = paid(say(hamiel(), "option 1", "place R2"))
    say(state, f"call {HAMIEL}>R3")
    assert asked(state) == (YOU, "main") and face_up(state, YOU) == 1
    state = say(hamiel(), "pass", f"call {HAMIEL}>R3")
    assert can(state, "option 1")


@in_formats("V", "CV")
@pytest.mark.parametrize("board", [{"lead": LEAD.name}, {"damage": (spent(SMALL.name),)}])
def test_under_another_vanguard_or_unpaid_no_card_is_called(board: dict[str, Any]) -> None:
    """Black Observe, Hamiel (V-BT12/017EN): a vanguard with that word in its name."""
    state = hamiel(**board)
    assert (asked(state), count(state, YOU, "damage")) == ((YOU, "main"), 1)


@in_formats("V", "CV")
def test_as_the_vanguard_it_has_the_name_itself() -> None:
    """Black Observe, Hamiel (V-BT12/017EN): ridden on any unit."""
    you: Side = {"V": [FOE.name], "hand": [HAMIEL], "damage": [SMALL.name], "deck": BLANKS}
    state = say(lay("ride", you, {}, hard(HAMIEL), FOE, SMALL), f"ride {HAMIEL}", "option 1")
    say(paid(state), "place R1")
    assert (names(state, YOU, "R1"), names(state, YOU, "damage")) == ([SMALL.name], ["Blank"])


def attacking(circle: str = "R1", damage: int = 3, target: str = "V") -> State:
    you: Side = {"V": [BLACK.name], circle: [HAMIEL], "damage": ["blank"] * damage, "deck": BLANKS}
    they: Side = {"R1": [FOE.name], "hand": [SENTINEL.name, SMALL.name], "deck": BLANKS}
    return say(lay("battle", you, they, hard(HAMIEL), BLACK, SENTINEL, SMALL, FOE), f"attack {circle}>{target}")


@in_formats("V", "CV")
def test_three_blasts_buy_a_battle_and_the_attacker_goes_into_the_soul() -> None:
    """Black Observe, Hamiel (V-BT12/017EN): sentinels stay in the hand, other cards and interceptors do not."""
    state = paid(say(attacking(), "option 1"))
    assert (power(state, YOU, "R1"), critical(state, YOU, "R1"), face_up(state, YOU)) == (27000, 2, 0)
    assert [can(state, f"guard {SENTINEL.name}"), can(state, f"guard {SMALL.name}")] == [False, True]
    assert can(state, "intercept R1")
    until(say(state, "pass"), YOU, "attack")
    assert (count(state, THEY, "damage"), names(state, YOU, "soul"), count(state, YOU, "R1")) == (
        2, [hard(HAMIEL).name], 0,
    )  # fmt: skip
    assert can(say(state, "attack V>V"), f"guard {SENTINEL.name}")  # that battle only


@in_formats("V", "CV")
@pytest.mark.parametrize("damage", [2, 3])
def test_unpaid_it_attacks_as_it_is_and_stays(damage: int) -> None:
    """Black Observe, Hamiel (V-BT12/017EN)."""
    state = attacking(damage=damage)
    if damage == 3:
        say(state, "pass")
    assert (asked(state), power(state, YOU, "R1")) == ((THEY, "guard"), 12000)
    assert can(state, f"guard {SENTINEL.name}")
    until(say(state, "pass"), YOU, "attack")
    assert names(state, YOU, "R1") == [hard(HAMIEL).name]


@in_formats("V", "CV")
def test_it_pays_against_a_rear_guard_and_not_as_the_vanguard() -> None:
    """Black Observe, Hamiel (V-BT12/017EN): when it attacks, on RC."""
    assert power(paid(say(attacking(target="R1"), "option 1")), YOU, "R1") == 27000
    assert asked(attacking("V")) == (THEY, "guard")


# --- Lyrical Veil: an order that costs another one, and units that intercept from behind ---


def veil(**more: list[str]) -> State:
    you: Side = {
        "V": [LEAD.name], "R1": [LEAD.name], "R4": [SMALL.name], "hand": [VEIL, VEIL], "soul": ["blank"] * 2,
        "drop": [FOE.name, SMALL.name, LEAD.name, SCROLL.name], "deck": BLANKS, **more,
    }  # fmt: skip
    they: Side = {"V": [LEAD.name], "R5": [SMALL.name], "deck": BLANKS}
    return lay("main", you, they, hard(VEIL), LEAD, FOE, SMALL, SCROLL)


@in_formats("V", "CV")
def test_two_units_are_called_and_the_chosen_ones_intercept_from_behind() -> None:
    """Lyrical Veil (V-EB15/033EN): those that were just called as well; until the opponent's next turn ends."""
    state = paid(say(veil(), f"order {VEIL}"))
    assert not can(state, f"choose {LEAD.name}") and not can(state, f"choose {SCROLL.name}")
    say(state, f"choose {FOE.name}", f"choose {SMALL.name}", "place R2", "place R3")
    say(state, "choose R1", "choose R3", theirs(state, "R5"), "done")
    assert (count(state, YOU, "hand"), count(state, YOU, "soul")) == (0, 0)
    say(until(finish_turn(state), THEY, "attack"), "attack V>V")
    assert [can(state, f"intercept {circle}") for circle in ("R1", "R2", "R3", "R4")] == [True, True, True, False]
    finish_turn(finish_turn(state))
    say(until(state, THEY, "attack"), "attack V>V")
    assert [can(state, f"intercept {circle}") for circle in ("R1", "R2", "R3", "R4")] == [False, True, False, False]


@in_formats("V", "CV")
def test_the_opponents_own_unit_may_be_chosen_and_intercepts_in_your_turn() -> None:
    """Lyrical Veil (V-EB15/033EN): any player's rear-guards; up to two may be none."""
    state = paid(say(veil(), f"order {VEIL}"))
    say(state, "done", theirs(state, "R5"), "done")
    assert rear(state, YOU) == [LEAD.name, SMALL.name]
    say(until(state, YOU, "attack"), "attack V>V", "pass")  # without a boost
    assert can(state, "intercept R5")


@in_formats("V", "CV")
@pytest.mark.parametrize("more", [{"hand": [VEIL]}, {"hand": [VEIL, SMALL.name]}, {"soul": ["blank"]}])
def test_it_is_not_played_without_another_one_and_two_cards_of_the_soul(more: dict[str, Any]) -> None:
    """Lyrical Veil (V-EB15/033EN): it does not pay for itself."""
    assert not can(veil(**more), f"order {VEIL}")


# --- Marimarten: what is done is decided by a card that nobody knew ---


def marimarten(top: str, circle: str = "R1", **more: list[object]) -> State:
    """It has come."""
    you: Side = {"V": [LEAD.name], "hand": [MARIMARTEN], "damage": ["blank"], "soul": ["blank"], **more}
    they: Side = {one: [FOE.name] for one in CIRCLES}
    lain: Side = {**you, "deck": [top, *BLANKS]}
    if circle == "V":
        lain["V"] = [FOE.name]
    phase, way = ("ride", f"ride {MARIMARTEN}") if circle == "V" else ("main", f"call {MARIMARTEN}>{circle}")
    game = (hard(MARIMARTEN), LEAD, FOE, SMALL, SHOCK, SCROLL)
    return say(lay(phase, lain, {**they, "deck": BLANKS}, *game), way)


@in_formats("V", "CV")
@pytest.mark.parametrize(("circle", "gone"), [("R1", ("R2", "R5")), ("R2", ("R1", "R3")), ("V", ("R4",))])
def test_a_trigger_retires_the_opponents_units_of_its_column(circle: str, gone: tuple[str, ...]) -> None:
    """Daring Scientist, Marimarten (V-EB10/013EN): both rows, and nobody loses the right to intercept."""
    state = paid(say(marimarten(SHOCK.name, circle), "option 1"))
    assert [one for one in CIRCLES if not count(state, THEY, one)] == sorted(gone)
    assert SHOCK.name in names(state, YOU, "drop") and (face_up(state, YOU), count(state, YOU, "deck")) == (0, 9)
    say(until(state, YOU, "attack"), "attack V>V")
    assert any(one.startswith("intercept") for one in options(state))


@in_formats("V", "CV")
@pytest.mark.parametrize(("top", "may"), [(SMALL.name, False), (SCROLL.name, True)])
def test_a_normal_unit_forbids_to_intercept_in_that_turn(top: str, may: bool) -> None:
    """Daring Scientist, Marimarten (V-EB10/013EN): nobody is retired; an order does neither."""
    state = paid(say(marimarten(top), "option 1"))
    assert top in names(state, YOU, "drop") and len(rear(state, THEY)) == 5
    say(until(state, YOU, "attack"), "attack V>V")
    assert any(one.startswith("intercept") for one in options(state)) == may
    until(finish_turn(finish_turn(state)), YOU, "attack")
    say(state, "attack V>V")
    assert any(one.startswith("intercept") for one in options(state))


@in_formats("V", "CV")
@pytest.mark.parametrize("more", [{}, {"soul": []}, {"damage": [spent("blank")]}])
def test_the_top_card_stays_where_it_is_if_the_whole_cost_is_not_paid(more: dict[str, Any]) -> None:
    """Daring Scientist, Marimarten (V-EB10/013EN): or if you do not want to."""
    state = marimarten(SHOCK.name, **more)
    if not more:
        say(state, "pass")
    assert (asked(state), count(state, YOU, "drop"), len(rear(state, THEY))) == ((YOU, "main"), 0, 5)


# --- Garmore: a small hand protects, and six units ---


@in_formats("V", "CV")
@pytest.mark.parametrize(("held", "safe"), [(0, True), (1, True), (2, False)])
def test_with_one_card_in_hand_the_rear_guards_are_safe_from_the_opponent(held: int, safe: bool) -> None:
    """Great Silver Wolf, Garmore (V-BT03/010EN): from attacks and from the opponent's abilities; he is not."""
    they: Side = {"V": [GARMORE], "R1": [SMALL.name], "R4": [SMALL.name], "hand": [FOE.name] * held, "deck": BLANKS}
    state = lay("main", {"V": [DOER.name], "deck": BLANKS}, they, hard(GARMORE), DOER, FOE, SMALL)
    fought = until(state.clone(), YOU, "attack")
    assert (can(fought, "attack V>R1"), can(fought, "attack V>V")) == (not safe, True)
    say(state, f"act {DOER.name}>3")
    assert len(rear(state, THEY)) == 2 * safe


@in_formats("V", "CV")
def test_your_own_abilities_retire_them_and_a_rear_guard_protects_nobody() -> None:
    """Great Silver Wolf, Garmore (V-BT03/010EN): by your opponent's card abilities; on VC."""
    helper = plain("A Helper", "Gold Paladin", 1, 8000, 5000, Act((Retire(Group("rear-guards")),), ("RC",)))
    you: Side = {"V": [GARMORE], "R1": [helper.name], "R2": [SMALL.name], "deck": BLANKS}
    state = say(lay("main", you, {}, hard(GARMORE), helper, SMALL), f"act {helper.name}>1")
    assert rear(state, YOU) == []
    they: Side = {"V": [LEAD.name], "R1": [SMALL.name], "R3": [GARMORE], "deck": BLANKS}
    assert can(lay("battle", {"deck": BLANKS}, they, hard(GARMORE), LEAD, SMALL), "attack V>R1")


def ridden(**more: list[Any]) -> State:
    you: Side = {
        "V": [FOE.name], "hand": [GARMORE], "damage": ["blank"],
        "deck": [SMALL.name, LEAD.name, SMALL.name, FOE.name, *BLANKS], **more,
    }  # fmt: skip
    return say(lay("ride", you, {"R1": [SMALL.name]}, hard(GARMORE), FOE, LEAD, SMALL), f"ride {GARMORE}")


@in_formats("V", "CV")
@pytest.mark.parametrize("beside", [("R2", "R3"), ("R2", "R3", "R4", "R5")])
def test_one_of_three_is_called_and_six_units_grow(beside: tuple[str, ...]) -> None:
    """Great Silver Wolf, Garmore (V-BT03/010EN): himself and the called one among them; fewer, if there are fewer."""
    state = paid(say(ridden(**{circle: [SMALL.name] for circle in beside}), "option 1"))
    assert not can(state, f"choose {FOE.name}")  # the fourth card
    say(state, f"choose {LEAD.name}", "place R1")
    settled(state)
    assert [power(state, YOU, circle) for circle in ("V", "R1", *beside)] == [15000, 16000, *[11000] * len(beside)]
    assert (power(state, THEY, "R1"), count(state, YOU, "deck"), count(state, YOU, "drop")) == (8000, 12, 0)
    finish_turn(state)
    assert [power(state, YOU, circle) for circle in ("V", "R1", *beside)] == [12000, 13000, *[8000] * len(beside)]


@in_formats("V")
def test_of_seven_units_six_are_chosen() -> None:
    """Great Silver Wolf, Garmore (V-BT03/010EN): on the circle of an Accel stands the seventh."""
    he = hard(GARMORE)  # the gift is not in the data
    he = msgspec.structs.replace(he, traits={**he.traits, "icons": ("twin drive", "accel gift")})
    you: Side = {"V": [FOE.name], "hand": [GARMORE], "removed": ["Accel I"], "damage": ["blank"]}
    board: Side = {**you, **{circle: [SMALL.name] for circle in CIRCLES}, "deck": [LEAD.name, *BLANKS]}
    state = say(lay("ride", board, {}, he, FOE, LEAD, SMALL), f"ride {GARMORE}", "option 1")
    say(paid(say(state, "option 1")), f"choose {LEAD.name}", "place X1")
    for _ in range(2):  # what lies first under the deck, and what second
        say(state, options(state)[0])
    settled(say(state, *[f"choose {circle}" for circle in ("X1", "V", "R1", "R2", "R3", "R5")]))
    assert [power(state, YOU, circle) for circle in ("X1", "V", "R4", "R5")] == [26000, 15000, 8000, 11000]


@in_formats("V", "CV")
@pytest.mark.parametrize("more", [{}, {"damage": [spent("blank")]}])
def test_unpaid_nothing_is_looked_at(more: dict[str, Any]) -> None:
    """Great Silver Wolf, Garmore (V-BT03/010EN)."""
    state = ridden(**more)
    if not more:
        say(state, "pass")
    assert asked(state)[1] == "main" and (rear(state, YOU), power(state, YOU, "V")) == ([], 12000)


# --- Mordred Phantom: a gift for each card of a name, and all of them stand ---

BLADE = plain("Blaster Dark", "Shadow Paladin", 2, 10000)


def mordred(phase: str, you: Side, they: Side | None = None) -> State:
    held: Side = {"V": [MORDRED], "damage": ["blank"], "removed": ["Force I"] * 3, "deck": BLANKS}
    return lay(phase, {**held, **you}, {"deck": BLANKS, **(they or {})}, hard(MORDRED), BLADE, DOER, FOE, LEAD, SMALL)


def gifted(state: State) -> State:
    """A Force marks the vanguard circle, if one was got."""
    while asked(state)[1] in ("gift", "gift_circle"):
        say(state, "option 1" if asked(state)[1] == "gift" else "place V")
    return state


@in_formats("V", "CV")
def test_a_force_is_got_for_each_blaster_dark_that_is_placed() -> None:
    """Illusionary Revenger, Mordred Phantom (V-BT06/001EN): not for another unit, nor for one that moves."""
    state = mordred("main", {"hand": [BLADE.name, BLADE.name, FOE.name]})
    for n, circle in enumerate(("R1", "R2"), 1):
        gifted(say(state, f"call {BLADE.name}>{circle}"))
        assert (count(state, YOU, "markers"), power(state, YOU, "V")) == (n, 13000 + n * 10000)
    say(state, f"call {FOE.name}>R4", "move R1")
    assert (asked(state), count(state, YOU, "markers")) == ((YOU, "main"), 2)


@in_formats("V", "CV")
@pytest.mark.parametrize(
    "you", [{"V": [LEAD.name], "R2": [MORDRED], "hand": [BLADE.name]}, {"V": [FOE.name], "hand": [BLADE.name]}]
)
def test_as_a_rear_guard_he_brings_no_gift(you: Side) -> None:
    """Illusionary Revenger, Mordred Phantom (V-BT06/001EN): on VC."""
    state = say(mordred("main", you), f"call {BLADE.name}>R1")
    assert (asked(state), count(state, YOU, "markers")) == ((YOU, "main"), 0)


@in_formats("V", "CV")
def test_all_of_them_stand_and_grow_even_one_that_stood_already() -> None:
    """Illusionary Revenger, Mordred Phantom (V-BT06/001EN): until end of turn; other units lie as they lay."""
    you: Side = {
        "R1": [resting(BLADE.name)], "R2": [BLADE.name], "R3": [resting(BLADE.name)], "R4": [resting(FOE.name)],
    }  # fmt: skip
    state = paid(say(mordred("battle", you, {"R1": [BLADE.name]}), "attack V>V", "option 1"))
    assert [rests(state, YOU, circle) for circle in ("V", "R1", "R2", "R3", "R4")] == [True, False, False, False, True]
    assert [power(state, YOU, circle) for circle in ("R1", "R2", "R3", "R4")] == [20000, 20000, 20000, 10000]
    assert (power(state, THEY, "R1"), face_up(state, YOU)) == (10000, 0)
    until(say(state, "pass"), YOU, "attack")
    assert can(state, "attack R1>V") and power(state, YOU, "R1") == 20000
    assert power(finish_turn(state), YOU, "R1") == 10000


@in_formats("V", "CV")
@pytest.mark.parametrize(
    ("you", "they"),
    [({}, {"V": [FOE.name]}), ({"damage": [spent("blank")]}, {}), ({"V": [LEAD.name], "R2": [MORDRED]}, {})],
)
def test_they_stay_at_rest_against_a_lesser_vanguard_or_unpaid(you: Side, they: Side) -> None:
    """Illusionary Revenger, Mordred Phantom (V-BT06/001EN): or where he is no vanguard."""
    state = mordred("battle", {"R1": [resting(BLADE.name)], **you}, they)
    say(state, "attack R2>V" if "V" in you else "attack V>V")
    assert asked(state) == (THEY, "guard") and rests(state, YOU, "R1")


# --- Sadamune: the opponent chooses what is discarded, and its shield is the power ---

GUARD = plain("A Guard", "Kagero", 1, 7000, 15000)


def sadamune(held: tuple[str, ...], soul: int = 1) -> State:
    you: Side = {"V": [LEAD.name], "hand": [SADAMUNE], "soul": ["blank"] * soul, "deck": BLANKS}
    they: Side = {"hand": [*held], "deck": [FOE.name, *BLANKS]}
    state = lay("main", you, they, hard(SADAMUNE), LEAD, FOE, SMALL, GUARD)
    return say(state, f"call {SADAMUNE}>R1")


@in_formats("V", "CV")
@pytest.mark.parametrize(("given", "more"), [(GUARD.name, 15000), (SMALL.name, 5000), (LEAD.name, 0)])
def test_the_opponent_gives_a_card_and_its_shield_is_the_power(given: str, more: int) -> None:
    """Stealth Rogue of Apportion, Sadamune (V-BT11/031EN): before the new card is drawn; none of a grade 3."""
    state = paid(say(sadamune((GUARD.name, SMALL.name, LEAD.name)), "option 1"))
    assert asked(state) == (THEY, "choice") and len(options(state)) == 3
    say(state, f"choose {given}")
    assert (names(state, THEY, "drop"), power(state, YOU, "R1")) == ([given], 8000 + more)
    assert FOE.name in names(state, THEY, "hand") and count(state, THEY, "hand") == 3
    assert power(finish_turn(state), YOU, "R1") == 8000


@in_formats("V", "CV")
def test_who_has_no_card_to_give_draws_all_the_same() -> None:
    """Stealth Rogue of Apportion, Sadamune (V-BT11/031EN): and keeps what is drawn."""
    state = settled(paid(say(sadamune(()), "option 1")))
    assert (asked(state), names(state, THEY, "hand"), power(state, YOU, "R1")) == ((YOU, "main"), [FOE.name], 8000)


@in_formats("V", "CV")
@pytest.mark.parametrize("soul", [0, 1])
def test_unpaid_nobody_gives_anything(soul: int) -> None:
    """Stealth Rogue of Apportion, Sadamune (V-BT11/031EN)."""
    state = sadamune((GUARD.name,), soul)
    if soul:
        say(state, "pass")
    assert (asked(state), names(state, THEY, "hand"), power(state, YOU, "R1")) == ((YOU, "main"), [GUARD.name], 8000)


@in_formats("V", "CV")
@pytest.mark.parametrize("takes", [True, False])
def test_as_a_vanguard_it_looks_for_a_name_among_seven(takes: bool) -> None:
    """Stealth Rogue of Apportion, Sadamune (V-BT11/031EN): the eighth card is not looked at; it may be none."""
    first, late = plain("A Shiranui", "Nubatama", 3), plain("A Late Shiranui", "Nubatama", 3)
    deck = [FOE.name, *["blank"] * 5, first.name, late.name, *BLANKS]
    you: Side = {"V": [SMALL.name], "hand": [SADAMUNE], "soul": ["blank"], "deck": deck}
    state = say(lay("ride", you, {"hand": [FOE.name]}, hard(SADAMUNE), first, late, FOE, SMALL), f"ride {SADAMUNE}")
    assert not can(state, f"choose {late.name}") and not can(state, f"choose {FOE.name}")
    say(state, f"choose {first.name}" if takes else next(o for o in options(state) if not o.startswith("choose")))
    assert names(state, YOU, "hand") == ([first.name] if takes else [])
    assert (asked(state), count(state, YOU, "soul"), count(state, THEY, "hand")) == ((YOU, "main"), 2, 1)


# --- Badhabh Caar: the top card is called for a turn, or dropped ---


def caar(circle: str = "V", top: str = FOE.name, soul: int = 2) -> State:
    you: Side = {"V": [LEAD.name], circle: [CAAR], "soul": ["blank"] * soul, "deck": [top, *BLANKS]}
    return lay("main", you, {}, hard(CAAR), LEAD, FOE, SCROLL)


def called(state: State) -> State:
    """It is played and the card is called to R2."""
    return say(paid(say(state, f"act {CAAR}>1")), "option 1", "place R2")


@in_formats("V", "CV")
@pytest.mark.parametrize("circle", ["V", "R1"])
def test_the_called_card_is_strong_and_retired_when_the_turn_ends(circle: str) -> None:
    """Dark Mage, Badhabh Caar (V-BT02/025EN): once a turn, though there is more to pay with; not without a soul."""
    assert not can(caar(circle, soul=0), f"act {CAAR}>1")
    state = called(caar(circle))
    assert (names(state, YOU, "R2"), power(state, YOU, "R2"), count(state, YOU, "soul")) == ([FOE.name], 15000, 1)
    assert not can(state, f"act {CAAR}>1")
    finish_turn(state)
    assert (count(state, YOU, "R2"), FOE.name in names(state, YOU, "drop")) == (0, True)


@in_formats("V", "CV")
def test_it_may_be_dropped_instead() -> None:
    """Dark Mage, Badhabh Caar (V-BT02/025EN): it is looked at before you decide."""
    state = say(paid(say(caar(), f"act {CAAR}>1")), "option 2")
    assert (asked(state), rear(state, YOU)) == ((YOU, "main"), []) and FOE.name in names(state, YOU, "drop")


@in_formats("V", "CV")
def test_a_called_card_that_left_is_not_retired_again() -> None:
    """Dark Mage, Badhabh Caar (V-BT02/025EN): in the soul it is another card."""
    state = called(caar())
    by_effect_put(state, YOU, "R2", "soul")
    assert FOE.name in names(finish_turn(state), YOU, "soul")
