"""Printed words about rear-guards that move to guard, and about what a card that is shown turns out to be (G)."""

from __future__ import annotations

from .formats import ALL, in_formats
from .table import EGG, NIRVANA, REIYU, RINO, THEY, YOU, Side, count, names, options, power, say
from .test_read_cards import DECK, act, playing, printed
from .test_read_events import settled
from .test_rulings import OTHER, TEST, lay


@in_formats(*ALL)
def test_a_rear_guard_that_moves_to_the_guardian_circle_guards_and_does_not_intercept() -> None:
    """MoveToGuard(This()); what it gets then it gets as a guardian."""
    text = (
        "[AUTO](RC):When your vanguard is attacked, [COST][Soul-Blast 1], move this unit to (GC), and this unit gets "
        "[Shield] +5000 until end of that battle."
    )
    they: Side = {"V": [NIRVANA], "R1": [OTHER], "soul": [EGG], "deck": DECK}
    state = lay("battle", {"V": [REIYU], "deck": DECK}, they, printed(text, OTHER, grade=1))
    before = power(state, THEY, "V")
    say(state, "attack V>V")
    while not names(state, THEY, "GC"):
        assert not any(one.startswith("attack") for one in options(state)), "the battle is over"
        say(state, options(state)[0])
    assert (names(state, THEY, "R1"), names(state, THEY, "GC")) == ([], [OTHER])
    assert power(state, THEY, "V") >= before + 5000
    assert not [event for event in state.events(None) if event.kind in ("ON_INTERCEPT", "ON_CALL", "ON_GUARD")]


@in_formats(*ALL)
def test_nobody_moves_to_guard_in_a_battle_of_their_own() -> None:
    text = "[AUTO](RC):When your vanguard attacks, move this unit to (GC)."
    state = lay("battle", {"V": [NIRVANA], "R1": [OTHER], "deck": DECK}, {"deck": DECK}, printed(text, OTHER, grade=1))
    say(state, "attack V>V")
    assert names(state, YOU, "R1") == [OTHER]


@in_formats(*ALL)
def test_what_a_card_is_decides_where_it_goes() -> None:
    """It is called if it is such a card, and put elsewhere if it is not."""
    text = (
        "[ACT](VC)[1/turn]:[COST][Soul-Blast 1], reveal the top card of your deck, call it to (RC) if it is a grade 1 "
        "or less unit card, and put it into your soul if it is not."
    )
    for card, soul in ((EGG, []), (NIRVANA, [NIRVANA])):
        state = act(playing(text, {"soul": [EGG], "deck": [card, *DECK]}))
        while not options(state)[0].startswith(("ride", "call", "act", "pass")):
            say(state, options(state)[0])
        assert names(state, YOU, "soul") == soul


@in_formats(*ALL)
def test_two_are_chosen_instead_of_one_where_the_condition_holds() -> None:
    text = (
        "[ACT](VC)[1/turn]:[COST][Soul-Blast 1], choose 1 of your opponent's rear-guards, and retire it. If you have 2 "
        "or more rear-guards, choose 2 rear-guards instead of 1."
    )
    few: Side = {"soul": [EGG], "R1": [RINO]}
    many: Side = {"soul": [EGG], "R1": [RINO], "R2": [RINO]}
    for you, retired in ((few, 1), (many, 2)):
        state = act(playing(text, you, {"R1": [RINO], "R2": [RINO], "R3": [REIYU], "deck": DECK}))
        for _ in range(retired):
            say(state, options(state)[0])
        assert count(settled(state), THEY, "drop") == retired


@in_formats(*ALL)
def test_they_are_all_of_those_to_whom_something_was_done() -> None:
    text = (
        "[ACT](VC)[1/turn]:[COST][Soul-Blast 1], stand all of your rear-guards, and they get [Power] +5000 until end "
        "of turn."
    )
    start = playing(text, {"soul": [EGG], "R1": [RINO], "R2": [REIYU]})
    before = [power(start, YOU, circle) for circle in ("R1", "R2")]
    state = settled(act(start))
    assert [power(state, YOU, circle) for circle in ("R1", "R2")] == [one + 5000 for one in before]


@in_formats(*ALL)
def test_the_retired_card_is_the_one_that_was_heard_of() -> None:
    """It("event") behind a timing about a card that went."""
    heard = "[AUTO](RC):When your other rear-guard is retired during your turn, put that retired card into your hand."
    fell = "[ACT](VC)[1/turn]:[COST][Soul-Blast 1], choose 1 of your grade 1 rear-guards, and retire it."
    board: Side = {"V": [TEST], "R1": [OTHER], "R2": [RINO], "soul": [EGG], "deck": DECK}
    state = lay("main", board, {"deck": DECK}, printed(fell), printed(heard, OTHER, grade=2))
    state = settled(act(state))
    assert (names(state, YOU, "hand"), names(state, YOU, "drop")) == ([RINO], [EGG])
