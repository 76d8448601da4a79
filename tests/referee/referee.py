"""The referee: reads a fight as the public table saw it, event by event, and judges it by its own reading of the rules.

It imports nothing of the engine. What it is told is plain data: events, how many cards each side brought, and what is
printed on the cards.
"""

from __future__ import annotations

from typing import Protocol

from . import marks
from .attack import Attack
from .checks import Checks
from .payments import Payments
from .plays import Plays
from .printed import Library
from .reckoning import marker_sums, power, strike_out
from .record import Event, Fight, ToldCard
from .scorebook import Scorebook
from .table import Card, Table
from .turns import Turns
from .words import CIRCLES, FORMATS


class Judge(Protocol):
    """Sees each event before and after the cards in it have moved."""

    def before(self, event: Event) -> None: ...

    def after(self, event: Event) -> None: ...


class Referee:
    """Judges one fight."""

    def __init__(self, library: Library, game: str, brought: list[dict[str, int]]) -> None:
        self.book = Scorebook()
        self.table = Table(library, FORMATS[game], self.book, brought)
        self.turns = Turns(self.table)
        self.judges: list[Judge] = [
            Attack(self.table),
            Checks(self.table),
            self.turns,
            Plays(self.table),
            Payments(self.table),
        ]

    def read(self, event: Event) -> None:
        """One event more."""
        self.book.event, self.book.kind, self.book.turn = event["seq"], event["kind"], event["turn"]
        for judge in self.judges:
            judge.before(event)
        self.table.moved = []
        for told in event["cards"]:
            self.leaving(told)
            self.table.move(event, told)
        marks.note(self.table, event)
        for judge in self.judges:
            judge.after(event)

    def leaving(self, told: ToldCard) -> None:
        """A unit that leaves its circle is told with its power: it must be what everybody could reckon."""
        card = self.table.cards.get(told["handle"])
        if card is None or not told["before"] or card.zone not in CIRCLES or card.zone == "mate":
            return
        self.as_reckoned(card, told["before"]["power"])

    def as_reckoned(self, card: Card, told: int) -> None:
        found = power(self.table, card)
        sums = marker_sums(self.table, card.seat, found)
        fitting = [found.low + plus <= told <= found.high + plus for plus in sums]
        exact = found.low == found.high and len(set(sums)) == 1
        holds = any(fitting) if exact or not any(fitting) else None
        self.book.judge("Power", holds, f"{card.name} of {found.low} to {found.high}", f"{told}")
        strike_out(self.table, card.seat, fitting)

    def count(self, table: list[dict[str, int]]) -> None:
        """As many cards lie in each zone as the events have told."""
        for seat, zones in enumerate(table):
            for zone, count in zones.items():
                mine = self.table.count(seat, zone)
                self.book.judge("Zones", mine == count, f"{mine} cards in {zone} of seat {seat}", f"{count}")


def judge_fight(library: Library, fight: Fight) -> Scorebook:
    """Read a whole fight, and say what was found."""
    brought = [dict(zones) for zones in fight["brought"]]
    referee = Referee(library, fight["game"], brought)
    for at, event in enumerate(fight["events"]):
        if at == fight["first_events"]:
            referee.count(fight["first_table"])
        referee.read(event)
    referee.count(fight["last_table"])
    referee.turns.end(fight["result"])
    return referee.book
