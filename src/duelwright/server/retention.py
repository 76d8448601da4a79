"""What a server forgets by itself: games that are kept as replays, tables at which nothing happens any more."""

from __future__ import annotations

import asyncio
import time
from typing import TYPE_CHECKING, Final

import structlog

from .journal import JournalError
from .records import StoreError

if TYPE_CHECKING:
    from .lobby import Lobby

DAY: Final = 24 * 3600.0
ENDED: Final = 7 * DAY  # that the decisions of a game are kept after its end; its replay stays
UNPLAYED: Final = 7 * DAY  # that a table is kept at which nobody ever answered anything
IDLE_DAYS: Final = 180  # that an unfinished game is kept since somebody last answered
EVERY: Final = 900.0  # seconds between two rounds
FEW: Final = 5  # tables that are forgotten at once: a game has some hundred rows, and decisions wait for them

log = structlog.get_logger()


async def tidy(lobby: Lobby, idle_days: int = IDLE_DAYS) -> None:
    """Forget what is old, now and then, for as long as the server runs; 0 days: unfinished games are kept for ever."""
    while not lobby.is_closing:
        await asyncio.sleep(EVERY)
        try:
            count = await forget_old(lobby, time.time(), idle_days)
        except (JournalError, StoreError) as error:
            log.error("not_tidied", error=str(error))
        else:
            if count:
                log.info("tidied", tables=count)


async def forget_old(lobby: Lobby, now: float, idle_days: int = IDLE_DAYS) -> int:
    """Forget the tables that are old by then; how many they were."""
    old = await asyncio.to_thread(_old, lobby, now, idle_days)
    count = 0
    for first in range(0, len(old), FEW):
        some = [(name, seq) for name, seq in old[first : first + FEW] if lobby.forget(name)]
        try:
            await lobby.journal.forget(*some)
        finally:
            lobby.forgetting.difference_update(name for name, _ in some)
        count += len(some)
    return count


def _old(lobby: Lobby, now: float, idle_days: int) -> list[tuple[str, int]]:
    """Tables whose game is over and kept as a replay, or which nobody has played at for long; with their last row."""
    journal = lobby.journal
    lasts = journal.lasts()  # first: what happens from now on keeps a table
    ended = set(journal.ended())
    over = lobby.store.kept(journal.ended(now - ENDED))
    left = set(journal.left(now - idle_days * DAY if idle_days else 0.0, now - UNPLAYED)) - ended
    return [(name, lasts[name]) for name in sorted(over | left) if name in lasts]
