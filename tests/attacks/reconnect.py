"""Somebody comes back in a circle to a long game that was often taken back; `python -m tests.attacks.reconnect`.

A server is started with its default limits, the attacker's game is played and taken back, and the server is started
again, so that the game has to be rebuilt. Meanwhile somebody else plays: how long each of their decisions takes is
told with and without the attacker. Nothing is sent anywhere but to that server on this machine.
"""

from __future__ import annotations

import argparse
import asyncio
import contextlib
import json
import random
import subprocess
import sys
import tempfile
import time
from collections.abc import Callable, Coroutine, Iterator
from pathlib import Path

from websockets.asyncio.client import connect
from websockets.exceptions import ConnectionClosed, WebSocketException

from duelwright.server.lobby import Seated

from ..server.players import ROOT, Player, Served

DECISIONS = 500
UNDOS = 150  # of the 200 that a game may have
STEADY = 0.06  # seconds between two decisions: a socket may send 20 frames a second
ELSEWHERE = "127.0.0.2"  # the attacker's address: limits are by address
SOCKETS = 8  # with which the attacker comes back


class Installed(Served):
    """A server as people have it: compiled, where it was."""

    sources = ""


async def both(server: Served, game: str, name: str) -> tuple[Seated, list[Player]]:
    """A table at one screen, with both its seats in the order of play."""
    seated = await server.open(game, "hotseat", name=name)
    players = [await server.welcomed(seated), await server.welcomed(seated, seated.other)]
    return seated, sorted(players, key=lambda player: player.seat)


async def decide(players: list[Player], chance: random.Random) -> bool:
    """Whoever is asked answers by chance, and both hear of it; False where the game is over."""
    if players[0].ending is not None:
        return False
    asked = players[players[0].waiting]
    rev, ask = asked.rev, asked.ask
    assert ask is not None
    await asked.act(chance.choice(ask["options"])["action"])
    await all_know(players, rev)
    return True


async def all_know(players: list[Player], rev: int) -> None:
    """Wait until both have seen what came after a revision."""
    for player in players:
        while player.rev <= rev:
            await player.next()


async def long_game(server: Served, chance: random.Random) -> Seated:
    """A game at one screen that was played on and taken back."""
    seated, players = await both(server, "vanguard-v", "Eve")
    undos = 0
    for n in range(DECISIONS):
        if not await decide(players, chance):
            break
        if n > DECISIONS // 2 and undos < UNDOS and players[0].can_undo:
            rev = players[0].rev
            await players[0].send({"t": "offer", "what": "undo"})
            await all_know(players, rev)
            undos += 1
            await asyncio.sleep(STEADY)
        await asyncio.sleep(STEADY)
    for player in players:
        await player.close()
    return seated


async def bystander(server: Served, seconds: float) -> list[float]:
    """Milliseconds that each decision takes of somebody who plays at their own table."""
    chance, took = random.Random(1), []
    end = time.perf_counter() + seconds
    while time.perf_counter() < end:
        _, players = await both(server, "asigoc", "Ann")
        is_on = True
        while is_on and time.perf_counter() < end:
            began = time.perf_counter()
            is_on = await decide(players, chance)
            took.append(1000 * (time.perf_counter() - began))
            await asyncio.sleep(STEADY)
        for player in players:
            await player.close()
    return took


async def come_back(address: str, table: str, token: str) -> None:
    """Come back with several sockets, in a circle, until somebody ends this."""
    await asyncio.gather(*[_circle(address, table, token, random.Random(n)) for n in range(SOCKETS)])


async def _circle(address: str, table: str, token: str, chance: random.Random) -> None:
    """Come back, ask for everything in another language, go, come back."""
    while True:
        with contextlib.suppress(ConnectionClosed, WebSocketException, OSError):
            url = f"{address.replace('http', 'ws', 1)}/ws/{table}"
            player = Player(await connect(url, compression=None, max_size=None, local_addr=(ELSEWHERE, 0)))
            await player.send({"t": "hello", "token": token, "lang": "en"})
            for lang in ("ru", "fr", "en"):
                await player.send({"t": "lang", "lang": lang})
            await player.until("welcome")
            await player.close()
        await asyncio.sleep(0.02 * chance.random())


@contextlib.contextmanager
def beside(attack: str) -> Iterator[None]:
    """While an attack goes on, in a process of its own: it shall not keep who measures waiting."""
    module = attack.split("(")[0].rsplit(".", 1)[0]
    process = subprocess.Popen([sys.executable, "-c", f"import asyncio, {module}; asyncio.run({attack})"], cwd=ROOT)
    try:
        yield
        assert process.poll() is None, "the attack ended by itself"
    finally:
        process.kill()
        process.wait()


def told(name: str, took: list[float]) -> dict[str, object]:
    """How long the decisions took."""
    ordered = sorted(took)
    shares = {"p50": 0.5, "p99": 0.99, "longest": 1.0}
    last = len(ordered) - 1
    found = {word: round(ordered[min(last, int(share * len(ordered)))], 1) for word, share in shares.items()}
    return {"run": name, "decisions": len(took), **found}


async def attack(seconds: float) -> list[dict[str, object]]:
    """Both runs."""
    chance = random.Random(7)
    with tempfile.TemporaryDirectory() as folder:
        server = Installed(Path(folder))
        try:
            seated = await long_game(server, chance)
            server.stop()
            server.start()
            quiet = await bystander(server, seconds)
            with beside(f"tests.attacks.reconnect.come_back({server.address!r}, {seated.table!r}, {seated.token!r})"):
                busy = await bystander(server, seconds)
            assert not server.faults(), server.faults()
        finally:
            server.kill()
    return [told("alone", quiet), told("attacked", busy)]


def tell(attack: Callable[[float], Coroutine[object, object, list[dict[str, object]]]], about: str | None) -> int:
    """Attack for so many seconds as the command line says, and print what others noticed."""
    parser = argparse.ArgumentParser(description=about, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--seconds", type=float, default=15.0, help="of each run")
    parser.add_argument("--sources", type=Path, help="a folder of sources to run instead of what is installed")
    asked = parser.parse_args()
    Installed.sources = str(asked.sources.resolve()) if asked.sources else ""
    for line in asyncio.run(attack(asked.seconds)):
        print(json.dumps(line))
    return 0


if __name__ == "__main__":
    sys.exit(tell(attack, __doc__))
