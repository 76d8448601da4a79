"""What a card may not ask or do, found when it is compiled: events that cannot be watched, moments that are over."""

from __future__ import annotations

from typing import Final

from ....core.errors import CardError, worded
from ....language.node import walk
from .. import events as e
from .. import names as n
from .. import vocabulary as v
from .groups import HIDDEN

ZONE_EVENTS: Final = {
    "soul": (e.ON_SENT_TO_SOUL, n.SOUL), "drop": (e.ON_SENT_TO_DROP, n.DROP), "damage": (e.ON_DAMAGE_TAKEN, n.DAMAGE),
    "hand": (e.ON_SENT_TO_HAND, n.HAND), "bind": (e.ON_BIND, n.BIND), "deck": (e.ON_SENT_TO_DECK, n.DECK),
    "ride deck": (e.ON_SENT_TO_RIDE_DECK, n.RIDE), "order": (e.ON_SENT_TO_ORDER_ZONE, n.ORDER),
}  # fmt: skip
ENTERED: Final = {place: ZONE_EVENTS[place][0] for place in ("soul", "drop", "damage", "hand", "bind", "deck")}
STOOD: Final = (  # while on a circle
    v.SameColumn, v.SameRow, v.InRow, v.InColumn, v.Posture, v.Role, v.On, v.InState, v.Opposed, v.Arrived,
)  # fmt: skip


def check_moments(*parts: object) -> None:
    """By what something happened is known at that moment alone: when the gate of an AUTO is tested."""
    for part in walk(parts):
        if isinstance(part, v.Caused | v.RodeOver):
            raise CardError(worded("gate_auto", "by what something happened is asked in the gate of an AUTO"))


def check_entering(on: v.Enters) -> None:
    """What is watched must be told apart where it went, by everybody."""
    filters = on.of.that
    if on.of.place not in ENTERED:
        raise CardError(
            worded("not_watched", "no card is put into {place} that can be watched", {"place": repr(on.of.place)})
        )
    if any(isinstance(one, STOOD) for one in filters):
        raise CardError(worded("gone_place", "where a card has gone it has no row, no column and no posture any more"))
    if on.of.place in HIDDEN and (filters or on.of.kind) and on.source not in ("RC", "GC"):
        raise CardError(
            worded("hidden_to_hidden", "a card that goes from one hidden place to another may not be told apart")
        )


def check_discards(part: v.Auto | v.Act) -> None:
    """Only a card of the hand can discard itself."""
    if any(isinstance(one, v.DiscardThis) for one in part.cost) and part.where != ("hand",):
        raise CardError(worded("hand_discarded", "only a card of the hand is discarded"))
