"""What somebody sees of a game who sits at neither seat: what everybody may see, or both sides."""

from __future__ import annotations

from typing import Final

import msgspec

from .. import Event, State, View, ViewCard, ViewSeat
from ..core.zone import OWNER
from ..language.log import together

BOTH: Final = -1  # a viewer who sees everything
OWN: Final = 1_000_000  # added to the second seat's names for its cards: the first has names of its own

Row = tuple[ViewCard | None, ...]


def seen_events(state: State, viewer: int) -> list[Event]:
    """What a viewer saw happen."""
    return together(state.events(0), state.events(1)) if viewer == BOTH else state.events(viewer)


def seen_table(state: State, viewer: int) -> View:
    """The table as a viewer sees it; with both sides open, what the second seat sees of its own is added."""
    if viewer != BOTH:
        return state.view(viewer)
    first, second = state.view(0), state.view(1)
    theirs, own = first.seats[1], second.seats[1]
    zones = {
        zone.name: opened(theirs.zones[zone.name], own.zones[zone.name], zone.sight == OWNER)
        for zone in state.game.layout.zones
    }
    seats: tuple[ViewSeat, ...] = (first.seats[0], msgspec.structs.replace(own, zones=zones))
    return msgspec.structs.replace(first, seats=seats)


def opened(seen: Row, own: Row, is_sorted: bool) -> Row:
    """A row of the second seat as the first sees it, with what only its owner knows; frames name what both see."""
    if all(card is None or card.card for card in seen):
        return seen
    if is_sorted:  # by its owner's names for the cards, which are others than those that anybody else has for them
        return tuple(card and msgspec.structs.replace(card, handle=card.handle + OWN) for card in own)
    return tuple(
        one if one is None or one.card or other is None else msgspec.structs.replace(other, handle=one.handle)
        for one, other in zip(seen, own, strict=True)
    )


def public_table(state: State) -> View:
    """What everybody may see. Cards that nobody else knows have no names; they are told apart by where they lie."""
    view = state.view(None)
    count, seats = 0, []
    for seat in view.seats:
        zones: dict[str, Row] = {}
        for name, row in seat.zones.items():
            zones[name] = row
            if any(card is not None and not card.handle for card in row):
                zones[name] = tuple(
                    card if card is None or card.handle else msgspec.structs.replace(card, handle=-count - at)
                    for at, card in enumerate(row, 1)
                )
            count += len(row)
        seats.append(msgspec.structs.replace(seat, zones=zones))
    return msgspec.structs.replace(view, seats=tuple(seats))
