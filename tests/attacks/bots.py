"""One guest plays at 24 tables against the bots that search longest; `python -m tests.attacks.bots`.

A server is started with its default limits. Somebody plays against a bot, and somebody else comes anew and opens a
table: how long the bots' answers take them is told with and without the attacker, who answers at once at every table,
in games and with levels that need a process each. Nothing is sent anywhere but to that server on this machine.
"""

from __future__ import annotations

import asyncio
import contextlib
import random
import sys
import tempfile
import time
from pathlib import Path

import httpx
import msgspec
from websockets.asyncio.client import connect
from websockets.exceptions import ConnectionClosed

from duelwright.server.lobby import Seated

from ..patience import PATIENCE
from ..server.players import Player, Served
from .reconnect import ELSEWHERE, Installed, tell, told

TABLES = 24
GAMES = ("asigoc", "vanguard-d", "vanguard-v", "vanguard-premium", "duel")
LEVELS = ("10", "9", "8")
STEADY = 0.06  # seconds between two answers of the bystander
ARRIVING = 2.0  # seconds between two tables of the newcomer: an address may open one in as many
FROM_AFAR = "127.0.0.3"  # the newcomer's address
BEFORE = 3.0  # seconds of attack before anybody else is looked at


async def turned(player: Player, chance: random.Random) -> bool:
    """Answer, and wait until the opponent has answered everything that it is asked; False where the game is over."""
    if player.ending is not None or player.ask is None:
        return False
    number = player.ask["n"]
    await player.act(chance.choice(player.ask["options"])["action"])
    while player.ending is None and (player.ask is None or player.ask["n"] == number):
        await player.next()
    return True


async def bystander(server: Served, level: str, seconds: float) -> list[float]:
    """Milliseconds from each of somebody's answers until they are asked again."""
    chance, took = random.Random(1), []
    end = time.perf_counter() + seconds
    while time.perf_counter() < end:
        player = await server.welcomed(await server.open("asigoc", bot=level, seat=0, name="Ann"))
        while player.ask is None:
            await player.next()
        is_on = True
        while is_on and time.perf_counter() < end:
            began = time.perf_counter()
            is_on = await turned(player, chance)
            took.append(1000 * (time.perf_counter() - began))
            await asyncio.sleep(STEADY)
        await player.close()
    return took


def asking(server: Served, address: str) -> httpx.AsyncClient:
    """Somebody at an address of their own."""
    transport = httpx.AsyncHTTPTransport(local_address=address)
    own = {"origin": server.address}
    return httpx.AsyncClient(base_url=server.address, transport=transport, headers=own, timeout=PATIENCE)


async def opened(server: Served, client: httpx.AsyncClient, address: str, asked: dict[str, object]) -> Player | None:
    """Open a table and come to it, from an address; nobody where the limits do not let it."""
    answer = await client.post("/api/tables", json=asked)
    if answer.status_code != 201:
        return None
    seated = msgspec.json.decode(answer.content, type=Seated)
    url = f"{server.address.replace('http', 'ws', 1)}/ws/{seated.table}"
    player = Player(await connect(url, compression=None, max_size=None, local_addr=(address, 0)))
    await player.send({"t": "hello", "token": seated.token, "lang": "en"})
    return player


async def newcomer(server: Served, seconds: float) -> list[float]:
    """Milliseconds from each opening of a table at which a bot begins until its player is asked."""
    took = []
    end = time.perf_counter() + seconds
    async with asking(server, FROM_AFAR) as client:
        while time.perf_counter() < end:
            began = time.perf_counter()
            asked = {"game": "asigoc", "bot": "4", "seat": 1, "name": "Bob"}
            player = await opened(server, client, FROM_AFAR, asked)
            assert player is not None
            while player.ask is None:
                await player.next()
            took.append(1000 * (time.perf_counter() - began))
            await player.close()
            await asyncio.sleep(ARRIVING)
    return took


async def eve(server: Served, chance: random.Random) -> None:
    """Somebody with one cookie and many tables, who never thinks."""
    async with asking(server, ELSEWHERE) as client:
        assert (await client.post("/api/me", json={"name": "Eve"})).status_code == 200
        async with asyncio.TaskGroup() as tables:
            for number in range(TABLES):
                asked = {"game": GAMES[number % len(GAMES)], "bot": LEVELS[number % len(LEVELS)], "seat": 1}
                tables.create_task(at_a_table(server, client, asked, random.Random(chance.random())))


async def at_a_table(
    server: Served, client: httpx.AsyncClient, asked: dict[str, object], chance: random.Random
) -> None:
    """Play game after game, as often as the limits let."""
    while True:
        with contextlib.suppress(ConnectionClosed):
            player = await opened(server, client, ELSEWHERE, asked)
            if player is None:
                await asyncio.sleep(ARRIVING)
                continue
            while player.ask is None:
                await player.next()
            while await turned(player, chance):
                pass
            await player.close()


async def watched(server: Served, seconds: float, name: str) -> list[dict[str, object]]:
    """What others notice for a while: at a table with a quick bot, at one with a bot that searches, and on arrival."""
    quick, searching, arriving = await asyncio.gather(
        bystander(server, "3", seconds), bystander(server, "4", seconds), newcomer(server, seconds)
    )
    return [
        told(f"{name}, level 3", quick), told(f"{name}, level 4", searching), told(f"{name}, arriving", arriving),
    ]  # fmt: skip


async def attack(seconds: float) -> list[dict[str, object]]:
    """Both runs."""
    with tempfile.TemporaryDirectory() as folder:
        server = Installed(Path(folder))
        try:
            await watched(server, 2.0, "warm")  # the processes of the bots are there
            found = await watched(server, seconds, "alone")
            attacking = asyncio.create_task(eve(server, random.Random(7)))
            await asyncio.sleep(BEFORE)
            found += await watched(server, seconds, "attacked")
            attacking.cancel()
            await asyncio.gather(attacking, return_exceptions=True)
            assert not server.faults(), server.faults()
        finally:
            server.kill()
    return found


if __name__ == "__main__":
    sys.exit(tell(attack, __doc__))
