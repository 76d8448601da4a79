"""Somebody takes back in long games, seen on several devices in several languages; `python -m tests.attacks.undos`.

Every undo is answered by the whole game to all who are there. A server is started with its default limits; the attacker
plays games at one screen, comes to them with six devices each, and asks for undos as often as frames are let through,
coming back when shown out. How long somebody else's decisions take is told with and without the attacker.
"""

from __future__ import annotations

import asyncio
import contextlib
import random
import sys
import tempfile
from pathlib import Path
from typing import Final

from websockets.asyncio.client import connect
from websockets.exceptions import ConnectionClosed, WebSocketException

from ..server.players import Player
from .reconnect import ELSEWHERE, Installed, beside, both, bystander, decide, tell, told

TABLES: Final = 4
DECISIONS: Final = 180
LANGUAGES: Final = ("en", "fr", "ru")
PAUSE: Final = 0.11  # seconds between two undos at a table
STEADY: Final = 0.02  # seconds between two decisions of the attacker, of all tables together


async def played(server: Installed) -> list[tuple[str, str, str]]:
    """Long games at one screen that are not over: the table's name and both tokens."""
    found, seed = list[tuple[str, str, str]](), 0
    while len(found) < TABLES:
        seed += 1
        chance = random.Random(seed)
        seated, players = await both(server, "vanguard-v", "Eve")
        decisions = 0
        while decisions < DECISIONS and await decide(players, chance):
            decisions += 1
            await asyncio.sleep(STEADY)
        for player in players:
            await player.close()
        if decisions == DECISIONS:
            found.append((seated.table, seated.token, seated.other))
    return found


async def take_back(address: str, tables: list[tuple[str, str, str]]) -> None:
    """Take back at all the tables until somebody ends this."""
    await asyncio.gather(*[_take_back(address, *table) for table in tables])


async def _take_back(address: str, table: str, token: str, other: str) -> None:
    url = f"{address.replace('http', 'ws', 1)}/ws/{table}"
    while True:
        with contextlib.suppress(ConnectionClosed, WebSocketException, OSError):
            async with contextlib.AsyncExitStack() as stack:
                devices = []
                for key in (token, other):
                    for lang in LANGUAGES:
                        socket = await stack.enter_async_context(
                            connect(url, compression=None, max_size=None, local_addr=(ELSEWHERE, 0))
                        )
                        devices.append(Player(socket))
                        await devices[-1].send({"t": "hello", "token": key, "lang": lang})
                listening = [asyncio.create_task(listen(device)) for device in devices]
                try:
                    while not any(one.done() for one in listening):
                        for device in (devices[0], devices[-1]):
                            await device.send({"t": "offer", "what": "undo"})
                        await asyncio.sleep(PAUSE)
                finally:
                    for one in listening:
                        one.cancel()
        await asyncio.sleep(PAUSE)


async def listen(device: Player) -> None:
    """Read what comes until the server lets go."""
    with contextlib.suppress(ConnectionClosed):
        async for _ in device.socket:
            pass


async def attack(seconds: float) -> list[dict[str, object]]:
    """Both runs."""
    with tempfile.TemporaryDirectory() as folder:
        server = Installed(Path(folder))
        try:
            tables = await played(server)
            quiet = await bystander(server, seconds)
            with beside(f"tests.attacks.undos.take_back({server.address!r}, {tables!r})"):
                busy = await bystander(server, seconds)
            assert not server.faults(), server.faults()
        finally:
            server.kill()
    return [told("alone", quiet), told("attacked", busy)]


if __name__ == "__main__":
    sys.exit(tell(attack, __doc__))
