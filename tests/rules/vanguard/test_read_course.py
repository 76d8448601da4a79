"""Printed words about the course of what is done: later, how many, beside, on the bottom, in play (G)."""

from __future__ import annotations

import pytest

from duelwright.games.vanguard import make
from duelwright.games.vanguard.printed.cards import with_abilities

from .formats import ALL, in_formats
from .table import EGG, NIRVANA, REIYU, RINO, THEY, YOU, Side, count, names, options, power, say
from .test_read_cards import DECK, act, playing, printed, read_text, unread
from .test_read_events import settled
from .test_rulings import OTHER, TEST, lay


@in_formats(*ALL)
def test_what_is_done_at_the_end_of_the_turn_waits_until_then() -> None:
    """A deed with its time behind it: Later("turn")."""
    text = (
        "[ACT](VC)[1/turn]:[COST][Soul-Blast 1], draw a card, and retire all of your rear-guards at the end of that "
        "turn."
    )
    state = act(playing(text, {"soul": [EGG], "R1": [RINO]}))
    assert names(state, YOU, "R1") == [RINO]
    turn = state.turn
    while state.turn == turn:
        say(state, "pass" if "pass" in options(state) else options(state)[-1])
    assert names(state, YOU, "R1") == []


@in_formats(*ALL)
def test_if_two_cards_were_called_one_is_not_enough() -> None:
    """DidSo(2)."""
    text = (
        "[ACT](VC)[1/turn]:[COST][Soul-Blast 1], and call up to 2 cards from your hand to (RC). If you called 2 cards, "
        "this unit gets [Power] +10000 until end of turn."
    )
    for called, more in ((1, 0), (2, 10000)):
        state = act(playing(text, {"soul": [EGG], "hand": [RINO, REIYU]}))
        for _ in range(called):
            say(state, options(state)[0])
        state = settled(say(state, "done") if "done" in options(state) else state)
        assert power(state, YOU, "V") == 13000 + more


@in_formats(*ALL)
def test_what_follows_a_card_on_the_bottom_does_not_follow_one_on_the_top() -> None:
    """The choice of the top has nothing behind it."""
    text = (
        "[ACT](VC)[1/turn]:[COST][Soul-Blast 1], look at the top card of your deck, and put it on the top or bottom of "
        "your deck. If you put it on the bottom of your deck, this unit gets [Power] +2000 until end of turn."
    )
    found = []
    for choice in (0, 1):
        state = act(playing(text, {"soul": [EGG], "deck": [RINO, *DECK]}))
        say(state, options(state)[choice])
        found.append((names(state, YOU, "deck")[0] == RINO, power(state, YOU, "V")))
    assert found == [(True, 13000), (False, 15000)]


@in_formats(*ALL)
def test_this_unit_and_one_that_is_chosen_get_the_same() -> None:
    gets = "this unit and 1 of your rear-guards get [Power] +5000 until end of turn."
    text = f"[ACT](VC)[1/turn]:[COST][Soul-Blast 1], and {gets}"
    state = settled(act(playing(text, {"soul": [EGG], "R1": [RINO]})))
    before = lay("main", {"V": [NIRVANA], "R1": [RINO], "deck": DECK}, {})
    assert (power(state, YOU, "V"), power(state, YOU, "R1") - power(before, YOU, "R1")) == (18000, 5000)


@in_formats(*ALL)
def test_two_rear_guards_change_places() -> None:
    text = "[ACT](VC)[1/turn]:[COST][Soul-Blast 1], choose 2 of your rear-guards, and swap their positions."
    state = settled(act(playing(text, {"soul": [EGG], "R1": [RINO], "R2": [REIYU]})))
    assert (names(state, YOU, "R1"), names(state, YOU, "R2")) == ([REIYU], [RINO])


@in_formats(*ALL)
def test_exactly_so_many_are_neither_more_nor_less() -> None:
    text = "[CONT](VC):If your soul has 2 cards, this unit gets [Power] +5000."
    for held, more in ((1, 0), (2, 5000), (3, 0)):
        assert power(playing(text, {"soul": [EGG] * held}), YOU, "V") == 13000 + more


@in_formats(*ALL)
def test_grades_of_the_soul_are_counted_once_each() -> None:
    text = "[CONT](VC):If your soul has 2 or more cards with different grades, this unit gets [Power] +5000."
    for soul, more in (([EGG, EGG], 0), ([EGG, REIYU], 5000)):
        assert power(playing(text, {"soul": soul}), YOU, "V") == 13000 + more


@in_formats(*ALL)
def test_a_unit_that_comes_into_the_column_is_heard_and_one_beside_it_is_not() -> None:
    text = (
        "[AUTO](RC):When your other rear-guard is placed in the same column as this unit, this unit gets [Power] "
        "+3000 until end of turn."
    )
    for circle, more in (("R2", 0), ("R3", 3000), ("R4", 0), ("R5", 0)):
        board: Side = {"V": [NIRVANA], "R1": [OTHER], "hand": [EGG], "deck": DECK}
        state = lay("main", board, {}, printed(text, OTHER, grade=1))
        say(state, f"call {EGG}>{circle}")
        assert power(settled(state), YOU, "R1") == 13000 + more


@in_formats(*ALL)
def test_who_drew_may_have_declined() -> None:
    text = (
        "[ACT](VC)[1/turn]:[COST][Soul-Blast 1], and you may draw a card. If you drew a card, choose a card from your "
        "hand, and discard it."
    )
    state = act(playing(text, {"soul": [EGG], "hand": [RINO]}))
    assert len(options(state)) == 2
    for choice, left in ((0, 1), (1, 1)):
        again = state.clone()
        settled(say(again, options(state)[choice]))
        assert count(again, YOU, "hand") == left


# --- classes of wrong trees that a second reader found ---


@in_formats(*ALL)
def test_a_card_of_the_deck_that_is_discarded_is_not_discarded_from_the_hand() -> None:
    found = f'search your deck for up to 1 "{OTHER}", discard it, and shuffle your deck.'
    hears = printed("[AUTO]:When this card is discarded from hand, draw a card.", OTHER, grade=1)
    text = f"[ACT](VC)[1/turn]:[COST][Soul-Blast 1], {found}"
    state = act(lay("main", {"V": [TEST], "soul": [EGG], "deck": [OTHER, *DECK]}, {}, printed(text), hears))
    settled(say(state, options(state)[0]))
    assert (names(state, YOU, "drop")[-1], count(state, YOU, "hand")) == (OTHER, 0)


@in_formats(*ALL)
def test_to_search_after_a_look_searches_what_was_looked_at() -> None:
    text = (
        "[ACT](VC)[1/turn]:[COST][Soul-Blast 1], look at the top card of your deck, search for up to 1 card, call it "
        "to (RC), and put the rest on the bottom of your deck."
    )
    state = act(playing(text, {"soul": [EGG], "deck": [RINO, REIYU, *DECK]}))
    assert len([one for one in options(state) if one.startswith("choose")]) == 1
    settled(say(state, "done"))
    assert names(state, YOU, "deck")[-1] == RINO


@in_formats(*ALL)
def test_a_unit_that_is_ridden_comes_into_the_column_too() -> None:
    text = "[AUTO](RC):When your other unit is placed in the same column as this unit, draw a card."
    board: Side = {"V": [EGG], "R4": [OTHER], "hand": [RINO], "deck": DECK}
    state = lay("ride", board, {}, printed(text, OTHER))
    say(state, f"ride {RINO}")
    held = count(settled(state), YOU, "hand")
    quiet = lay("ride", {"V": [EGG], "R3": [OTHER], "hand": [RINO], "deck": DECK}, {}, printed(text, OTHER))
    say(quiet, f"ride {RINO}")
    assert held == count(settled(quiet), YOU, "hand") + 1


@pytest.mark.parametrize(
    "text",
    [
        "[ACT](VC):At the end of that turn, retire 2 of your rear-guards. If you retired 2 cards, draw a card.",
        "[ACT](VC):Call a card from your hand to (RC), and call a card from your soul to (RC). The units called with "
        "this effect get [Power] +3000 until end of turn.",
    ],
)
def test_what_the_words_leave_open_is_not_read(text: str) -> None:
    assert unread(text).startswith("not understood")


@in_formats("D")
def test_what_an_over_trigger_gives_for_the_fight_holds_in_each_turn_of_yours() -> None:
    """Grant(…, "always") to a card that has left the fight; rear-guards that come later get it, too."""
    effect = (
        'Additional effect - during this fight, you get "During your turn, all your rear-guards get [Power] +10000"!'
    )
    over = make.trigger("test/over", "An Over Trigger", "Dragon Empire", "over", 100_000_000, 5000, 50000)
    over = with_abilities(over, read_text(effect))
    board: Side = {"V": [NIRVANA], "R1": [RINO], "deck": ["An Over Trigger", *DECK]}
    state = lay("battle", board, {"V": [REIYU], "deck": DECK}, over)
    before = power(state, YOU, "R1")
    say(state, "attack V>V", "pass", "choose V")
    assert names(state, YOU, "removed") == ["An Over Trigger"]
    assert power(state, YOU, "R1") == before + 10000
    turn = state.turn
    while state.turn == turn:
        say(state, "pass" if "pass" in options(state) else options(state)[0])
    assert power(state, YOU, "R1") == before
    while state.turn == turn + 1:
        say(state, "pass" if "pass" in options(state) else options(state)[0])
    assert power(state, YOU, "R1") == before + 10000


@in_formats(*ALL)
def test_who_is_asked_while_a_ride_is_under_way_sees_that_it_was_made() -> None:
    """Until then the ride could have been taken back, and was nobody else's business."""
    asks = "your opponent chooses a card from his or her drop zone, and binds it face down."
    text = f"[AUTO]:When this unit is placed on (VC), {asks}"
    you: Side = {"V": [REIYU], "hand": [TEST], "deck": DECK}
    they: Side = {"V": [REIYU], "drop": [RINO, EGG], "deck": DECK}
    state = lay("ride", you, they, printed(text, grade=2))
    say(state, f"ride {TEST}")
    while state.prompt is not None and state.prompt.seat == YOU:
        say(state, "pass" if "pass" in options(state) else options(state)[0])
    view = state.view(THEY)
    assert view.prompt is not None and view.prompt.seat == THEY
    assert state.determinize(THEY, seed=3).view(THEY) == view
