"""What is expected of an event: who and what it is about, why it came, and between which others it stands (F)."""

from __future__ import annotations

from collections.abc import Callable
from typing import NamedTuple

from duelwright import State

Moved = list[tuple[str, str, str]]  # the name of a card ("" where the table does not see it), from where, to where
Scene = Callable[[], tuple[State, int]]  # a fight, and after which event to look
PLAYED = "ON_ABILITY_PLAYED"


class Case(NamedTuple):
    """What is expected of the only event of a kind in a scene."""

    kind: str
    scene: Scene
    seat: int
    cause: str  # a rule, or the card whose ability it was
    after: str  # the event told before it
    before: str  # the event told after it
    cards: Moved
    values: dict[str, int]


def name_of(state: State, card: str) -> str:
    found = state.game.find(card) if card else None
    return "" if found is None else found.name


def check(case: Case) -> None:
    """The scene has one event of the kind, and it is as it should be."""
    state, since = case.scene()
    events = state.events(None, since)
    (at,) = [i for i, event in enumerate(events) if event.kind == case.kind]
    event = events[at]
    around = ["", *(other.kind for other in events), ""]
    assert (around[at], around[at + 2]) == (case.after, case.before)
    assert [(name_of(state, card.card), card.source, card.to) for card in event.cards] == case.cards
    assert (event.seat, event.values) == (case.seat, case.values)
    cause = event.cause if isinstance(event.cause, str) else name_of(state, event.cause[1])
    assert cause == case.cause
