"""Where a game stands, in words that do not change with a build: what lies where, and what is asked.

A replay keeps a short key of it with every answer. Another build that comes to the same keys plays the same game;
where a key differs the two part, and the replay can say at which answer. It holds no number of a pool, step or zone.
"""

from __future__ import annotations

import hashlib
from typing import TYPE_CHECKING, Final

import msgspec

from .engine import options
from .event import SEATS
from .state import marks_by_kind

if TYPE_CHECKING:
    from .state import State

KEY_BYTES: Final = 4


def trail(state: State) -> str:
    """Eight hex digits over all that lies on the table, open or hidden, and the question that is open."""
    game = state.game
    asked: list[str] = []
    kind = ""
    if state.prompt_seat >= 0:
        asked = [game.actions.action(code).text for code in options(state)]
        kind = game.prompt_kinds[state.prompt_kind].name
    cards = game.definitions
    stands = [
        [state.turn, game.phases[state.phase], state.active, state.prompt_seat, kind, asked],
        [cards[defn].id for defn in state.defs],
        [list(state.owner), [list(row) for row in state.handles]],
        [[game.place_name(place), game.place_seat[place], list(row)] for place, row in enumerate(state.zones) if row],
        [[name, row] for name, row in _marks(state) if any(row)],
        [[name, i, value] for i, (name, value) in enumerate(_counters(state)) if value],
    ]
    return hashlib.blake2b(msgspec.msgpack.encode(stands), digest_size=KEY_BYTES).hexdigest()


def _marks(state: State) -> list[tuple[str, list[int]]]:
    """Every mark with its row; those that only remember what has been came after replays that know none of it."""
    memories = state.game.layout.memories
    rows = zip(state.game.marks, marks_by_kind(state), strict=True)
    return [(name, row) for name, row in rows if name not in memories]


def _counters(state: State) -> list[tuple[str, int]]:
    """Every seat's counters, with their names."""
    return list(zip(state.game.counters * SEATS, state.counters, strict=True))
