"""Printed words about which way a card went, which card it was, and what the other player may do (G)."""

from __future__ import annotations

import pytest

from duelwright.language.voice import Voice
from duelwright.speech.label import label

from .formats import ALL, in_formats
from .table import EGG, NIRVANA, REIYU, RINO, THEY, YOU, Side, asked, count, names, options, power, say
from .test_read_cards import DECK, act, playing
from .test_read_events import settled


@in_formats(*ALL)
def test_what_follows_a_card_in_the_soul_does_not_follow_one_on_the_deck() -> None:
    """The choice of the deck has nothing behind it."""
    text = (
        "[ACT](VC)[1/turn]:[COST][Soul-Blast 1], look at the top card of your deck, and put it on the top of your deck "
        "or into your soul. If you put it into your soul, this unit gets [Power] +2000 until end of turn."
    )
    found = []
    for choice in (0, 1):
        state = act(playing(text, {"soul": [EGG], "deck": [RINO, *DECK]}))
        say(state, options(state)[choice])
        found.append((RINO in names(state, YOU, "soul"), power(state, YOU, "V")))
    assert found == [(False, 13000), (True, 15000)]


@in_formats(*ALL)
def test_nothing_follows_where_no_card_went_either_way() -> None:
    """The choice was up to one, and none was chosen: DidSo within the choice."""
    text = (
        "[ACT](VC)[1/turn]:[COST][Soul-Blast 1], choose up to 1 card from your hand, and put it on the bottom of your "
        "deck or into your soul. If you put it into your soul, this unit gets [Power] +2000 until end of turn."
    )
    state = act(playing(text, {"soul": [EGG], "hand": [RINO]}))
    state = say(state, "done" if "done" in options(state) else options(state)[-1])
    while "pass" not in options(state) and len(options(state)) == 2:
        state = say(state, options(state)[1])
    assert (names(state, YOU, "hand"), power(state, YOU, "V")) == ([RINO], 13000)


@in_formats(*ALL)
def test_what_follows_such_a_card_does_not_follow_another() -> None:
    """Among the cards that were put there is one of the grade."""
    text = (
        "[ACT](VC)[1/turn]:[COST][Soul-Blast 1], choose a card from your hand, and put it into your soul. If you put a "
        "grade 3 or greater card, this unit gets [Power] +2000 until end of turn."
    )
    for card, more in ((RINO, 0), (NIRVANA, 2000)):
        state = settled(act(playing(text, {"soul": [EGG], "hand": [card]})))
        assert power(state, YOU, "V") == 13000 + more


@in_formats(*ALL)
def test_open_circles_are_asked_for() -> None:
    text = "[CONT](VC):If you have 4 or more open (RC), this unit gets [Power] +5000."
    boards: list[tuple[Side, int]] = [({"R1": [RINO]}, 5000), ({"R1": [RINO], "R2": [REIYU]}, 0)]
    for units, more in boards:
        assert power(playing(text, units), YOU, "V") == 13000 + more


@in_formats(*ALL)
def test_it_is_whom_the_condition_before_asked_about() -> None:
    """Not this unit, which is grade 3 in both."""
    text = (
        "[ACT](VC)[1/turn]:[COST][Soul-Blast 1], and if your opponent's vanguard is grade 2, draw a card. If it is "
        "grade 3 or greater, this unit gets [Power] +2000 until end of turn."
    )
    state = settled(act(playing(text, {"soul": [EGG]}, {"V": [RINO]})))
    assert power(state, YOU, "V") == 13000


@in_formats(*ALL)
@pytest.mark.parametrize("agrees", [True, False])
def test_what_the_opponent_may_do_the_opponent_is_asked(agrees: bool) -> None:
    """May(…, by="opponent"), and what is done where they did not."""
    text = (
        "[ACT](VC)[1/turn]:Your opponent chooses a card from his or her hand, and he or she may discard it. If he or "
        "she did not discard it, draw a card."
    )
    state = act(playing(text, {"deck": DECK}, {"hand": [EGG], "deck": DECK}))
    while asked(state)[1] == "choice":
        say(state, options(state)[0])
    assert asked(state) == (THEY, "option") and state.prompt is not None
    assert state.determinize(YOU, seed=3).view(YOU) == state.view(YOU)
    assert label(Voice(state.game, ("Ann", "Bob"), THEY, "en"), state.view(THEY), state.prompt, "option 1") == "do it"
    say(state, "option 1" if agrees else "pass")
    assert (count(state, THEY, "hand"), count(state, YOU, "hand")) == ((0, 0) if agrees else (1, 1))


@in_formats(*ALL)
def test_an_opponent_without_a_card_did_not_discard_one() -> None:
    """May(Choose(…), Discard(…), by="opponent")."""
    text = (
        "[ACT](VC)[1/turn]:Your opponent may choose a card from his or her hand, and discard it. If he or she does "
        "not, draw a card."
    )
    state = act(playing(text, {"deck": DECK}, {"deck": DECK}))
    while asked(state)[1] != "main":
        say(state, options(state)[0])
    assert count(state, YOU, "hand") == 1
