"""The records that a fight is told in: its heading, public events, how many cards lie where, the result."""

from __future__ import annotations

from typing import TypedDict


class ToldCard(TypedDict):
    """A card in an event; without a handle and an id where it is hidden."""

    handle: int
    card: str
    source: str
    to: str
    before: dict[str, int]


class Event(TypedDict):
    """What the public table saw happen."""

    seq: int
    batch: int
    kind: str
    turn: int
    phase: str
    step: str
    seat: int
    cause: str | list[str]
    cards: list[ToldCard]
    values: dict[str, int]
    learned: list[int]


class Ending(TypedDict):
    """How the fight ended."""

    winner: int | None
    reason: str
    rule: str


class Fight(TypedDict):
    """A whole fight: which cards each side brought, what was told, and how many cards lay where."""

    game: str
    seed: int
    bots: list[str]
    decks: list[str]
    brought: list[dict[str, int]]  # seat, then zone: how many cards lie there before anything happens
    first_events: int  # events until the first question
    first_table: list[dict[str, int]]
    last_table: list[dict[str, int]]
    events: list[Event]
    result: Ending


def by_ability(event: Event) -> str:
    """The card whose ability did it; empty where the rules did."""
    cause = event["cause"]
    return cause[1] if isinstance(cause, list) else ""
