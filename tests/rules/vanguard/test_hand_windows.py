"""AUTOs of the hand (a hidden-information rule): one window for a timing, whoever holds what."""

from __future__ import annotations

import pytest

from duelwright import CardError, State
from duelwright.games.vanguard.make import unit
from duelwright.games.vanguard.vocabulary import Auto, Grade, Group, PhaseStarts, RearGuardFalls, SoulCharge
from duelwright.language.nodes import AtLeast, Draw, Reveal, This

from .table import YOU, Side, asked, names, options, say, shipped
from .test_cards_classic import BAHR, BERSERK, GALLATIN, NEHALEM, PREMIUM

WATCHES = Auto(RearGuardFalls(), (Reveal(This()), SoulCharge(1)), where=("hand",))
LURKER = unit("test/lurker", "Lurker", "Kagero", 1, 7000, 5000, WATCHES)
STALKER = unit("test/stalker", "Stalker", "Kagero", 2, 9000, 5000, Auto(RearGuardFalls(), (Draw(1),), where=("hand",)))
TWICE = unit(
    "test/twice", "Twice", "Kagero", 1, 7000, 5000, WATCHES, Auto(RearGuardFalls(), (Draw(1),), where=("hand",))
)
GAME = PREMIUM.plus([LURKER, STALKER, TWICE])


def burn(*held: str) -> State:
    """A rear-guard of the opponent's falls in your main phase while you hold these cards."""
    you: Side = {"V": [NEHALEM], "damage": [BAHR] * 2, "hand": [BERSERK, *held]}
    state = shipped("main", you, {"V": [NEHALEM], "R1": [GALLATIN]}, 6, game=GAME)
    return say(state, f"call {BERSERK}>R1", "option 1")


def at_the_window(state: State) -> State:
    """At the first window in which something can be taken, or the last one."""
    while asked(state)[1] == "order" or (options(state) == ["done"] and state.view(YOU).standby):
        say(state, "option 1" if asked(state)[1] == "order" else "done")
    return state


def test_two_cards_that_wait_for_one_timing_share_one_window() -> None:
    """One more timing than Yaksha's, though two cards have it."""
    assert len(GAME.windows()) == len(PREMIUM.windows()) + 1


def test_each_card_of_the_hand_can_be_taken_in_turn() -> None:
    """After one was used you are asked again, until you take none."""
    state = at_the_window(burn("Lurker", "Lurker", "Stalker"))
    for card in ("Stalker", "Lurker", "Lurker"):
        assert asked(state) == (YOU, "choice")
        say(state, f"choose {card}")
    assert len(names(state, YOU, "soul")) == 2, "each Lurker has charged the soul"
    assert asked(state) == (YOU, "choice") and options(state) == ["done"], "none is triggered twice by one event"
    while asked(state) != (YOU, "main"):
        say(state, "done")
    assert names(state, YOU, "hand").count("Lurker") == 2, "what was used stays in the hand"


def test_who_holds_no_such_card_is_asked_all_the_same() -> None:
    """The question tells nothing: only `done` is possible."""
    state = at_the_window(burn(BAHR))
    assert asked(state) == (YOU, "choice") and options(state) == ["done"]
    assert state.prompt is not None and state.prompt.cause == "AUTO of the hand"


def test_each_auto_of_one_card_is_triggered() -> None:
    """A card with two AUTOs for one timing is taken twice."""
    state = at_the_window(burn("Twice"))
    deck = len(names(state, YOU, "deck"))
    say(state, "choose Twice", "choose Twice")
    assert (len(names(state, YOU, "soul")), len(names(state, YOU, "deck"))) == (1, deck - 2)
    assert options(state) == ["done"]


def test_a_window_opens_by_what_all_can_see() -> None:
    """What a hand holds may not decide whether all are asked; and it opens at what happens to a card."""
    for wrong in (
        Auto(RearGuardFalls(), (Draw(1),), where=("hand",), gate=AtLeast(1, Group("hand", that=(Grade(3, 3),)))),
        Auto(RearGuardFalls(), (Draw(1),), where=("hand",), needs=AtLeast(1, Group("deck", kind="trigger unit"))),
        Auto(PhaseStarts("main"), (Draw(1),), where=("hand",)),
    ):
        with pytest.raises(CardError, match="AUTO of the hand"):
            PREMIUM.plus([unit("test/wrong", "Wrong", "Kagero", 1, 7000, 5000, wrong)])
