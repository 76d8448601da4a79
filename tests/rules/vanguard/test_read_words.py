"""Keywords that printed cards say in a word: the states they bring, what they ask and do, in play (G, keywords)."""

from __future__ import annotations

import pytest

from duelwright import State

from .formats import ALL, in_formats
from .table import EGG, NIRVANA, REIYU, RINO, YOU, Side, cards, count, names, options, power, say
from .test_read_cards import DECK, act, playing, printed
from .test_read_events import settled
from .test_rulings import OTHER, TEST, lay

HARMONY = "[AUTO](RC):Harmony\n[CONT](RC):If this unit is in harmony, this unit gets [Power] +5000."


def main(text: str, you: Side, circle: str = "R1", grade: int = 1) -> State:
    """Your main phase with a rear-guard of power 13000 that has a printed text."""
    board: Side = {"V": [NIRVANA], circle: [OTHER], "deck": DECK, **you}
    return lay("main", board, {"deck": DECK}, printed(text, OTHER, grade=grade))


def over(state: State) -> State:
    """The turn is played to its end without another deed."""
    turn = state.turn
    while state.turn == turn:
        say(state, "pass" if "pass" in options(state) else options(state)[-1])
    return state


# --- states ---


@in_formats(*ALL)
def test_harmony_begins_when_another_unit_comes_into_the_column() -> None:
    """Becomes(state="harmony"), until the end of the turn."""
    for circle, more in (("R3", 5000), ("R2", 0)):
        state = main(HARMONY, {"hand": [EGG]})
        settled(say(state, f"call {EGG}>{circle}"))
        assert power(state, YOU, "R1") == 13000 + more
    state = main(HARMONY, {"hand": [EGG]})
    over(settled(say(state, f"call {EGG}>R3")))
    assert power(state, YOU, "R1") == 13000


@in_formats(*ALL)
def test_who_is_in_harmony_already_does_not_become_so_again() -> None:
    text = HARMONY + "\n[AUTO](RC):When this unit becomes in harmony, draw a card."
    state = main(text, {"hand": [EGG, RINO]})
    settled(say(state, f"call {EGG}>R3"))
    assert count(state, YOU, "hand") == 2
    settled(say(state, f"call {RINO}>R3"))
    assert count(state, YOU, "hand") == 1


@in_formats(*ALL)
def test_hollow_may_be_declined_and_retires_at_the_end_of_the_turn() -> None:
    text = "[AUTO]:Hollow\n[CONT](RC):If this unit is hollowed, this unit gets [Power] +2000."
    asked = say(main(text, {"R1": [], "hand": [OTHER]}), f"call {OTHER}>R1")
    assert len(options(asked)) == 2
    found = []
    for choice in (0, 1):
        state = say(asked.clone(), options(asked)[choice])
        found.append((power(state, YOU, "R1"), names(over(state), YOU, "R1")))
    assert sorted(found) == [(13000, [OTHER]), (15000, [])]


@pytest.mark.parametrize(("mine", "more"), [(1, 0), (2, 5000)])
@in_formats(*ALL)
def test_blaze_asks_for_more_rear_guards_when_an_attack_begins(mine: int, more: int) -> None:
    text = "[AUTO](VC/RC):Blaze\n[CONT](VC):If your vanguard is blazing, this unit gets [Power] +5000."
    mates: Side = dict(zip(("R1", "R2"), ([RINO], [RINO]), strict=True)) if mine == 2 else {"R1": [RINO]}
    state = lay("battle", {"V": [TEST], "deck": DECK, **mates}, {"R1": [RINO], "deck": DECK}, printed(text))
    settled_attack(state)
    assert power(state, YOU, "V") == 13000 + more


def settled_attack(state: State) -> State:
    """The vanguard attacks, nobody guards, and every check has been made."""
    say(state, "attack V>V")
    while not any(one.startswith("attack") for one in options(state)) and state.turn == 5:
        say(state, "pass" if "pass" in options(state) else options(state)[0])
    return state


@in_formats(*ALL)
def test_engorge_needs_one_that_is_retired() -> None:
    text = "[AUTO](VC/RC):Engorge\n[AUTO](VC):When this unit becomes engorged, draw a card."
    drawn = []
    for retired in (True, False):
        state = lay("battle", {"V": [TEST], "R1": [RINO], "deck": DECK}, {"deck": DECK}, printed(text))
        say(state, "attack V>V")
        say(state, options(state)[0] if retired else "done")
        while state.prompt is not None and state.prompt.kind != "guard":
            say(state, "done" if "done" in options(state) else options(state)[0])
        drawn.append((count(state, YOU, "hand"), names(state, YOU, "R1")))
    assert drawn == [(1, []), (0, [RINO])]


@in_formats(*ALL)
def test_friends_are_those_who_share_a_column() -> None:
    text = (
        "Friend - [CONT](RC):If you have another unit in the same column as this unit, that unit and this unit become "
        '"Friends".\n[CONT](RC):This unit gets [Power] +5000 for each of your other "Friends".'
    )
    for circle, more in (("R2", 0), ("R3", 5000)):
        assert power(main(text, {circle: [RINO]}), YOU, "R1") == 13000 + more


# --- what a word asks, and does ---


@in_formats(*ALL)
def test_darkness_is_there_when_a_card_was_put_into_your_soul_this_turn() -> None:
    text = "[CONT](RC) Darkness:During your turn, this unit gets [Power] +3000."
    charge = printed("[ACT](VC):[COST][Retire 1 of your rear-guards], and Soul-Charge 1.")
    board: Side = {"V": [TEST], "R1": [OTHER], "R2": [RINO], "soul": [EGG], "deck": DECK}
    state = lay("main", board, {}, printed(text, OTHER), charge)
    assert power(state, YOU, "R1") == 13000
    say(state, f"act {TEST}>1")
    retired = next(one for one in options(state) if names(say(state.clone(), one), YOU, "R1") == [OTHER])
    say(state, retired)
    assert power(settled(state), YOU, "R1") == 16000


@in_formats(*ALL)
def test_the_cost_of_one_homare_is_paid_in_a_turn() -> None:
    """A limit of the player, not of the card."""
    paid = "when this unit's attack hits a vanguard, you may pay the cost. If you do, draw a card."
    text = f"[AUTO](RC) Homare:[Soul-Blast 1] {paid}"
    you: Side = {"V": [NIRVANA], "R1": [OTHER], "R2": [OTHER], "soul": [EGG, EGG], "deck": DECK}
    state = lay("battle", you, {"V": [REIYU], "deck": DECK}, printed(text, OTHER))
    for circle in ("R1", "R2"):
        say(state, f"attack {circle}>V")
        while not any(one.startswith("attack") for one in options(state)):
            say(state, "pass" if state.prompt is not None and state.prompt.kind == "guard" else options(state)[0])
    assert (count(state, YOU, "hand"), count(state, YOU, "soul")) == (1, 1)


@in_formats(*ALL)
def test_revelation_rests_one_of_yours_for_a_card_in_the_soul() -> None:
    text = "[AUTO]:Revelation - (RC)"
    asked = say(main(text, {"R1": [], "R2": [RINO], "hand": [OTHER]}), f"call {OTHER}>R1")
    found = []
    for choice in (0, 1):
        state = settled(say(asked.clone(), options(asked)[choice]))
        resting = sum(one.marks.get("rest", 0) for circle in ("R1", "R2") for one in cards(state, YOU, circle))
        found.append((count(state, YOU, "soul"), resting))
    assert sorted(found) == [(0, 0), (1, 1)]


@in_formats(*ALL)
def test_time_leap_brings_the_grade_above_and_goes_back_at_the_end_of_the_turn() -> None:
    """GradeAs(It(…), 1)."""
    text = "Time leap - [ACT](VC)[1/turn]:[COST][Soul-Blast 1], choose 1 of your rear-guards, and time leap it."
    state = act(playing(text, {"soul": [EGG], "R1": [EGG], "deck": [*DECK, RINO, REIYU]}))
    settled(state)
    assert names(state, YOU, "bind") == [EGG]
    assert [name for circle in ("R1", "R2", "R3", "R4", "R5") for name in names(state, YOU, circle)] == [RINO]
    over(state)
    assert [name for circle in ("R1", "R2", "R3", "R4", "R5") for name in names(state, YOU, circle)] == [EGG]
    assert names(state, YOU, "deck")[-1] == RINO


@in_formats(*ALL)
def test_a_card_that_is_healed_goes_to_the_drop_zone() -> None:
    """Rescue: Heal(…), then a damage check of yours."""
    does = "choose a card from your damage zone, heal it, choose 1 of your vanguards, and deal 1 damage."
    text = f"Rescue 1 - [ACT](VC)[1/turn]:[COST][Soul-Blast 1], {does}"
    state = settled(act(playing(text, {"soul": [EGG], "damage": [RINO, RINO]})))
    assert (count(state, YOU, "damage"), names(state, YOU, "drop")[-1]) == (2, RINO)


@in_formats(*ALL)
def test_others_ask_for_a_unit_by_the_word_of_its_ability() -> None:
    ask = printed("[CONT](VC):All of your rear-guards with the bloom ability get [Power] +3000.")
    bloom = printed("Bloom - [AUTO](RC):When this unit attacks, draw a card.", OTHER)
    state = lay("main", {"V": [TEST], "R1": [OTHER], "R2": [RINO], "deck": DECK}, {}, ask, bloom)
    before = lay("main", {"V": [NIRVANA], "R2": [RINO], "deck": DECK}, {})
    assert (power(state, YOU, "R1"), power(state, YOU, "R2")) == (16000, power(before, YOU, "R2"))
