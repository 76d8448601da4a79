"""The events that only premium's steps tell: what each is about, why, and between which others it stands (F)."""

from __future__ import annotations

from collections.abc import Callable

import pytest

import duelwright as dw

from .table import THEY, YOU, Side, asked, say
from .test_premium_format import (
    ALTMILE,
    BORS,
    ELAINE,
    GUARDED,
    MARRON,
    MASKKGAL,
    SEEKER,
    WINGAL,
    bare,
    fight,
    in_legion,
)


def ticket_got() -> dw.State:
    they: Side = {"V": [MARRON]}
    return say(
        fight("ride", {"V": ["v-ss03/073"], "hand": [MARRON], "removed": ["Quick Shield"]}, they), f"ride {MARRON}"
    )


def deleting() -> dw.State:
    return say(fight("main", {"V": ["Test Eraser"]}, {"V": [ALTMILE]}), "act Test Eraser>1")


def undeleted() -> dw.State:
    state = say(deleting(), "pass", "pass")
    while asked(state)[0] == THEY:
        say(state, "pass")
    return state


def g_guarded() -> dw.State:
    state = fight("battle", {"V": [ALTMILE]}, GUARDED, game=bare(MASKKGAL))
    return say(state, "attack V>V", f"gguard {MASKKGAL}", f"choose {ELAINE}")


Moved = list[tuple[str, str, str]]
EVENTS: list[tuple[str, Callable[[], dw.State], int, str, tuple[str, str], Moved]] = [
    ("ON_TICKET", ticket_got, YOU, "Glyme", ("ON_DRAW", "ON_RIDE_PHASE_END"), [("Quick Shield", "removed", "hand")]),
    ("ON_DELETE", deleting, THEY, "Test Eraser", ("ON_ABILITY_PLAYED", ""), [(ALTMILE, "V", "V")]),
    ("ON_UNDELETE", undeleted, THEY, "End phase", ("ON_END_PHASE_START", "ON_END_OF_TURN"), [(ALTMILE, "V", "V")]),
    ("ON_G_GUARDIAN", g_guarded, THEY, "G guardian", ("ON_CALL", "ON_PUT_ON_GC"),
     [(MASKKGAL, "GC", "GC"), (BORS, "V", "V")]),
    ("ON_LEGION", in_legion, YOU, WINGAL, ("ON_PLACED", "ON_SHUFFLE"), [(WINGAL, "V", "V"), (SEEKER, "mate", "mate")]),
    ("ON_EXTRA_TURN", lambda: say(fight("main", {"V": ["Test Timer"]}), "act Test Timer>1"), YOU, "Test Timer",
     ("ON_ABILITY_PLAYED", ""), []),
]  # fmt: skip


@pytest.mark.parametrize("case", EVENTS, ids=[case[0] for case in EVENTS])
def test_an_event_is_told_once_and_in_its_place(
    case: tuple[str, Callable[[], dw.State], int, str, tuple[str, str], Moved],
) -> None:
    """F: who, why, between which others, which cards."""
    kind, scene, seat, cause, around, moved = case
    state = scene()
    events = state.events(None)
    (at,) = [i for i, event in enumerate(events) if event.kind == kind]
    event = events[at]
    told_around = ["", *(other.kind for other in events), ""]
    assert (told_around[at], told_around[at + 2]) == around
    assert [(named(state, card.card), card.source, card.to) for card in event.cards] == moved
    assert event.seat == seat
    assert (event.cause if isinstance(event.cause, str) else named(state, event.cause[1])) == cause


def named(state: dw.State, card: str) -> str:
    found = state.game.find(card)
    assert found is not None
    return found.name
