"""What the print demands and play did not do, found by judging three hundred cards from their print alone (G)."""

from __future__ import annotations

import pytest

from duelwright import State
from duelwright.games.vanguard.vocabulary import Act, Greatest, Group, ToBottomAnyOrder
from duelwright.language.nodes import It, Look
from duelwright.language.voice import Voice
from duelwright.speech.label import label

from .formats import ALL, in_formats
from .table import EGG, REIYU, RINO, YOU, Side, asked, count, names, options, power, say
from .test_read_cards import DECK, act, playing, printed
from .test_read_events import settled
from .test_rulings import OTHER, TEST, lay, made

ACT = "[ACT](VC)[1/turn]:"
LOOKS = f"{ACT}Look at up to two cards from the top of your deck, and put them on the bottom of your deck in any order."


def looking() -> State:
    """Asked for how many cards are looked at."""
    state = act(playing(LOOKS, {"deck": [RINO, REIYU, EGG]}))
    assert asked(state) == (YOU, "option") and options(state) == ["option 1", "option 2", "pass"]
    return state


@in_formats(*ALL)
@pytest.mark.parametrize(
    ("answer", "known"), [("pass", ["?", "?", "?"]), ("option 1", ["?", "?", RINO]), ("option 2", ["?", RINO, REIYU])]
)
def test_who_looks_at_up_to_two_cards_says_how_many(answer: str, known: list[str]) -> None:
    """Look(…, 2, up_to=True): what is not looked at stays on top, and unknown."""
    state = settled(say(looking(), answer))
    assert sorted(names(state, YOU, "deck")) == sorted(known) and names(state, YOU, "deck")[0] == "?"


@in_formats("D")
@pytest.mark.parametrize(
    ("lang", "words"),
    [
        ("en", "look at the top two cards of your deck"),
        ("fr", "regardez les 2 premières cartes de votre deck"),
        ("ru", "посмотрите 2 верхние карты своей колоды"),
    ],
)
def test_a_number_of_cards_to_look_at_is_told_in_words(lang: str, words: str) -> None:
    state = looking()
    assert state.prompt is not None
    assert label(Voice(state.game, ("Ann", "Bob"), YOU, lang), state.view(YOU), state.prompt, "option 2") == words


@in_formats("V", "CV")
def test_as_many_as_the_grade_is_the_most_that_is_looked_at() -> None:
    """Look(…, Greatest(…), up_to=True)."""
    looks = Act((Look("t", Greatest(Group("vanguard")), up_to=True), ToBottomAnyOrder(It("t"))))
    state = act(lay("main", {"V": [TEST], "deck": DECK}, {}, made(TEST, looks, grade=3)))
    assert options(state) == ["option 1", "option 2", "option 3", "pass"]


@in_formats("CV")
@pytest.mark.parametrize(("damage", "more"), [(4, 5000), (5, 0)])
def test_a_unit_with_limit_break_5_is_none_with_limit_break_4(damage: int, more: int) -> None:
    """Having("limit break 4")."""
    text = "[CONT](RC):If you have a vanguard with [Limit-Break 4], this unit gets [Power]+5000."
    breaker = printed(f"[CONT](VC)[Limit-Break {damage}]:This unit gets [Power]+5000.")
    state = lay("main", {"V": [TEST], "R1": [OTHER], "deck": DECK}, {}, breaker, printed(text, OTHER))
    assert power(state, YOU, "R1") == 13000 + more


@pytest.mark.parametrize(("apart", "circles"), [(False, 3), (True, 2)])
@in_formats(*ALL)
def test_whether_cards_that_are_called_together_go_apart_is_a_rule(apart: bool, circles: int) -> None:
    """calls_apart: the second of two cards that one effect calls may retire the first, or not."""
    text = f"{ACT}Choose up to two cards from your hand, and call them to back row (RC)."
    you: Side = {"V": [TEST], "hand": [RINO, REIYU], "deck": DECK}
    state = act(lay("main", you, {}, printed(text), rules={"calls_apart": apart}))
    for _ in range(3):  # two cards, and where the first goes
        say(state, options(state)[0])
    assert asked(state) == (YOU, "circle") and len(options(state)) == circles
    settled(state)
    assert count(state, YOU, "drop") == (0 if apart else 1)


@in_formats(*ALL)
@pytest.mark.parametrize(("unit", "drawn"), [([RINO], 1), ([], 0)])
def test_a_number_that_is_nobodys_was_not_changed(unit: list[str], drawn: int) -> None:
    """Change(…) of no card, then DidSo()."""
    text = f"{ACT}Choose one of your rear-guards, it gets [Power]+1000 until end of turn, and if you do, draw a card."
    state = settled(act(playing(text, {"R1": unit, "deck": DECK})))
    assert count(state, YOU, "hand") == drawn
