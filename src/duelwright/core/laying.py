"""Laying cards: how a state gets the cards it is played with."""

from __future__ import annotations

from typing import Final

from .errors import PositionError, worded
from .event import EVERYONE, SEATS
from .frame import NONE, bit_of
from .packed import append, i64, vec
from .state import State, own_handles, own_zone
from .zone import OWNER, PUBLIC

MOST_CARDS: Final = 1000


def add_card(state: State, owner: i64, defn: i64, zone: i64, slot: i64, seat: i64 = NONE) -> i64:
    """Make a card and put it into a zone (of its owner, or of another seat); returns its number."""
    game = state.game
    card = len(state.defs)
    if card >= MOST_CARDS:
        raise PositionError(
            worded("board_full", "position: a board holds at most {most_cards} cards", {"most_cards": MOST_CARDS})
        )
    if not game.pool.compiled[defn]:
        game.compile([defn])
    if seat == NONE:
        seat = owner
    place = game.place(seat, zone)
    state.sights = None  # what is kept for each card has no room for one more
    state.stamps = vec[i64]()
    state.defs = append(state.defs, defn)
    state.owner = append(state.owner, owner)
    state.place = append(state.place, place)
    state.inc = append(state.inc, 0)
    sight = game.place_sight[place]
    known: i64 = 0
    if sight == PUBLIC:
        known = EVERYONE
    elif sight == OWNER:
        known = 1 << seat
    state.known = append(state.known, known)
    state.ever = append(state.ever, known)
    for viewer in range(SEATS):
        state.handles[viewer] = append(own_handles(state, viewer), card + 1)
    for _kind in range(game.mark_count):
        state.marks = append(state.marks, 0)
    if slot == NONE:
        state.zones[place] = append(own_zone(state, place), card)
    else:
        own_zone(state, place)[slot] = card
    if game.watch_zones[defn] & bit_of(zone):
        state.actives = append(state.actives, card)
    return card


def make_card(state: State, owner: i64, defn: i64, zone: i64) -> i64:
    """Make a card while a game is under way, such as a token; -1 where there are too many."""
    if len(state.defs) >= MOST_CARDS:
        return NONE
    state.defs = state.defs[:]  # clones share these two
    state.owner = state.owner[:]
    return add_card(state, owner, defn, zone, NONE)
