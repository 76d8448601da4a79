"""What a card may not ask or do, found when it is compiled: events that cannot be watched, moments that are over."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Final

from ....core.errors import CardError, worded
from ....language.node import Node, walk
from .. import events as e
from .. import names as n
from .. import vocabulary as v
from .groups import HIDDEN

ZONE_EVENTS: Final = {
    "soul": (e.ON_SENT_TO_SOUL, n.SOUL), "drop": (e.ON_SENT_TO_DROP, n.DROP), "damage": (e.ON_DAMAGE_TAKEN, n.DAMAGE),
    "hand": (e.ON_SENT_TO_HAND, n.HAND), "bind": (e.ON_BIND, n.BIND), "deck": (e.ON_SENT_TO_DECK, n.DECK),
    "ride deck": (e.ON_SENT_TO_RIDE_DECK, n.RIDE), "order": (e.ON_SENT_TO_ORDER_ZONE, n.ORDER),
}  # fmt: skip
OF_A_TURN: Final = (v.PhaseStarts, v.PhaseEnds, v.TurnStarts, v.TurnEnds, v.TurnOver)
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


def check_given(given: Node) -> None:
    """CardError where an ability is not one that can be given."""
    if not isinstance(given, v.Auto | v.Continuous | v.Has | v.Original | v.Bars | v.CountsAs):
        raise wrong("given_ability", "only an AUTO, or a continuous ability that gives or sets something, can be given")
    if isinstance(given, v.Has) and given.skill == "no abilities":
        raise wrong("given_takes", "an ability that is given takes no abilities away")


def check_window(part: v.Auto) -> None:
    """It opens by what all can see, at something that happens to a card."""
    if isinstance(part.on, (*OF_A_TURN, v.PlayerDoes, v.StepStarts, v.OrderPlayed)):
        raise wrong("hand_waits", "an AUTO of the hand waits for something that happens to a card")
    for inner in walk((part.on, part.gate, part.needs)):
        if isinstance(inner, v.Group) and inner.place in HIDDEN and (inner.kind or inner.that):
            raise wrong("hand_hidden", "an AUTO of the hand may not tell what cards a hidden zone holds")


def wrong(code: str, template: str, params: Mapping[str, object] = {}) -> CardError:
    """What refuses an ability, in words."""
    return CardError(worded(code, template, params))
