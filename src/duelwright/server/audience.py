"""Who watches a table: sockets by seat, each with its language, and the frames that they get."""

from __future__ import annotations

import asyncio
import time
from collections.abc import Callable
from typing import Final

import msgspec

from .wire import FromServer

MOST_FRAMES: Final = 256  # that may wait for a slow client
MOST_BYTES: Final = 1_000_000
DROPPED: Final = b""  # in a queue: the client is too slow and has to come back

encode = msgspec.json.Encoder().encode


WATCHER: Final = -1  # the seat of who looks on


class Client:
    """One socket: a seat (or that of who looks on), a language, and frames that wait to be sent.

    A client that reads too slowly is let go.
    """

    def __init__(self, seat: int, lang: str, address: str = "") -> None:
        self.seat = seat
        self.lang = lang
        self.address = address
        self.queue: asyncio.Queue[bytes] = asyncio.Queue()
        self.waiting = 0  # bytes
        self.is_gone = False

    def send(self, frame: FromServer | bytes) -> None:
        """Put a frame into the queue."""
        data = frame if isinstance(frame, bytes) else encode(frame)
        if self.is_gone:
            return
        if self.queue.qsize() >= MOST_FRAMES or self.waiting + len(data) > MOST_BYTES:
            self.drop()
            return
        self.waiting += len(data)
        self.queue.put_nowait(data)

    def drop(self) -> None:
        """Let the client go; it may come back and gets everything anew."""
        self.is_gone = True
        self.queue.put_nowait(DROPPED)

    async def next(self) -> bytes:
        """The next frame to send; nothing where the client is let go."""
        data = await self.queue.get()
        self.waiting -= len(data)
        return b"" if self.is_gone else data


class Audience:
    """The clients of a table."""

    def __init__(self) -> None:
        self.clients: list[Client] = []
        self.left = time.monotonic()  # when the last one went, and
        self.left_by = [self.left, self.left]  # the last one of each seat
        self.address = ""  # where the last one came from

    def join(self, client: Client) -> None:
        """Somebody watches."""
        self.clients.append(client)
        if client.seat != WATCHER:
            self.address = client.address

    def leave(self, client: Client) -> None:
        """Somebody has gone."""
        client.is_gone = True
        if client in self.clients:
            self.clients.remove(client)
            if client.seat != WATCHER:
                self.left = self.left_by[client.seat] = time.monotonic()

    def gone(self, seat: int) -> float:
        """Seconds since somebody was at a seat; 0 while somebody is."""
        return 0.0 if self.here()[seat] else time.monotonic() - self.left_by[seat]

    def away(self) -> float:
        """Seconds since a player was here; 0 while one is."""
        return 0.0 if any(self.here()) else time.monotonic() - self.left

    @property
    def watchers(self) -> int:
        """How many look on."""
        return sum(client.seat == WATCHER for client in self.clients)

    def here(self) -> tuple[bool, bool]:
        """Which seats have somebody connected."""
        seats = {client.seat for client in self.clients}
        return (0 in seats, 1 in seats)

    def tell(self, make: Callable[[int, str], FromServer], players_only: bool = False) -> None:
        """Send each client its frame; it is made once for each seat and language."""
        made: dict[tuple[int, str], bytes] = {}
        for client in list(self.clients):
            if players_only and client.seat == WATCHER:
                continue
            key = client.seat, client.lang
            if key not in made:
                made[key] = encode(make(*key))
            client.send(made[key])
