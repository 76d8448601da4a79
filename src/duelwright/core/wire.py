"""What is sent to clients: prompts, results and events, as plain values with a JSON form.

Values hold no cycles, so the collector need not look at them (`gc=False`): a server has very many.
"""

from __future__ import annotations

import msgspec


class Prompt(msgspec.Struct, frozen=True, gc=False):
    """A question to one seat: of what kind, which answers there are, and which rule or ability asks.

    `cause` is a rule's heading, or an ability's id, its card's, and the path of the node that asks (`0.do.1`);
    `why` says the same for people.
    """

    seat: int
    kind: str
    options: tuple[str, ...] = ()
    why: str = ""
    number: int = 0
    forced: bool = False
    cause: str | tuple[str, str, str] = ""


class Result(msgspec.Struct, frozen=True, gc=False):
    """How a game ended: the winner's seat (None: a draw) and the rule or card that ended it."""

    winner: int | None
    reason: str
    rule: str


class EventCard(msgspec.Struct, frozen=True, gc=False):
    """A card in an event as one viewer may know it; `card` is empty where it is hidden."""

    handle: int
    card: str = ""
    source: str = ""
    to: str = ""
    before: dict[str, int] = {}


class Event(msgspec.Struct, frozen=True, gc=False):
    """What one viewer saw happen.

    `cause` is a rule's heading, or an ability's id and its card's; `learned` lists the seats that came to know more.
    `source` is the viewer's handle of the card whose ability it is, while that card is where it was and the viewer
    knows it; `cost` says that the ability's cost is being paid.
    """

    seq: int
    batch: int
    kind: str
    turn: int
    phase: str
    step: str
    seat: int
    cause: str | tuple[str, str]
    cards: tuple[EventCard, ...] = ()
    values: dict[str, int] = {}
    learned: tuple[int, ...] = ()
    source: int = 0
    cost: bool = False
