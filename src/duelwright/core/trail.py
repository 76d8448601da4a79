"""Where a game stands, in words that do not change with a build: what lies where, and what is asked.

A replay keeps a short key of it with every answer. Another build that comes to the same keys plays the same game;
where a key differs the two part, and the replay can say at which answer. It holds no number of a pool, step or zone.
"""

from __future__ import annotations

import hashlib
from typing import TYPE_CHECKING

import msgspec

from .engine import options
from .event import SEATS
from .frame import NONE

if TYPE_CHECKING:
    from .state import State

KEY_BYTES = 4


def trail(state: State) -> str:
    """Eight hex digits over all that lies on the table, open or hidden, and the question that is open."""
    game = state.game
    asked: list[str] = []
    kind = ""
    if state.prompt_seat >= 0:
        asked = [game.actions.action(code).text for code in options(state)]
        kind = game.prompt_kinds[state.prompt_kind].name
    stands = [
        [state.turn, game.phases[state.phase], state.active, state.prompt_seat, kind, asked],
        [_side(state, seat) for seat in range(SEATS)],
    ]
    return hashlib.blake2b(msgspec.msgpack.encode(stands), digest_size=KEY_BYTES).hexdigest()


def _side(state: State, seat: int) -> list[object]:
    game = state.game
    width = len(game.counters)
    counters = zip(game.counters, state.counters[seat * width : (seat + 1) * width], strict=True)
    found: list[object] = [[name, value] for name, value in counters if value]
    for index, zone in enumerate(game.family.zones):
        row = state.zones[game.place(seat, index)]
        if row:
            found.append([zone.name, [_card(state, card) if card != NONE else 0 for card in row]])
    return found


def _card(state: State, card: int) -> list[object]:
    marks = [[name, row[card]] for name, row in zip(state.game.marks, state.marks, strict=True) if row[card]]
    first, second = state.handles
    return [state.game.cards_[state.defs[card]].id, state.owner[card], first[card], second[card], marks]
