"""Somebody sends what means nothing: damaged frames and requests; `python -m tests.attacks.noise`.

A server is started with its default limits, and somebody plays there: how long each of their decisions takes is told
with and without the attacker, who sends as much as the limits let through and comes back when shown out. What the
server could not answer with a reason is told, too, and nothing of that may be. Nothing is sent anywhere but to that
server on this machine.
"""

from __future__ import annotations

import asyncio
import contextlib
import json
import random
import sys
import tempfile
from collections import Counter
from pathlib import Path
from urllib.parse import urlsplit

from websockets.asyncio.client import ClientConnection, connect
from websockets.exceptions import ConnectionClosed, WebSocketException

from duelwright.library.store import FILE, Library
from duelwright.server.lobby import Seated

from ..fuzz.decoders import Corpus
from ..fuzz.served import NAME
from .reconnect import ELSEWHERE, Installed, bystander, tell, told

SOCKETS = 20  # of the attacker
ASKERS = 4  # connections over which requests come
PAUSE = 0.05  # seconds between two frames: a socket may send 20 a second
UNANSWERED = "no answer"


async def frames(server: Installed, corpus: Corpus, seated: Seated, chance: random.Random, heard: Counter[str]) -> None:
    """Send damaged frames to a table, come back when shown out."""
    url = f"{server.address.replace('http', 'ws', 1)}/ws/{seated.table}"
    while True:
        with contextlib.suppress(ConnectionClosed, WebSocketException, OSError):
            async with connect(url, compression=None, max_size=None, local_addr=(ELSEWHERE, 0)) as socket:
                await socket.send(json.dumps({"t": "hello", "token": seated.token, "lang": "en"}))
                listening = asyncio.create_task(listen(socket, heard))
                try:
                    while not listening.done():
                        data = corpus.damaged("frame", chance)
                        await socket.send(data.decode("utf-8", "replace") if chance.random() < 0.9 else data)
                        await asyncio.sleep(PAUSE)
                finally:
                    listening.cancel()
        await asyncio.sleep(PAUSE)


async def listen(socket: ClientConnection, heard: Counter[str]) -> None:
    """Count what the server says."""
    async for text in socket:
        heard[f"frame {json.loads(text)['t']}"] += 1


async def requests(server: Installed, corpus: Corpus, name: str, chance: random.Random, heard: Counter[str]) -> None:
    """Send damaged requests, a connection each."""
    where = urlsplit(server.address)
    while True:
        line, _, body = corpus.damaged("request", chance).replace(NAME.encode(), name.encode()).partition(b"\n")
        head = b"%s HTTP/1.1\r\nhost: %s\r\nconnection: close\r\ncontent-length: %d\r\n\r\n"
        with contextlib.suppress(OSError):
            reader, writer = await asyncio.open_connection(where.hostname, where.port, local_addr=(ELSEWHERE, 0))
            writer.write(head % (line, where.netloc.encode(), len(body)) + body)
            answer = await reader.read()
            heard[f"request {answer[9:12].decode() or UNANSWERED}"] += 1
            writer.close()
        await asyncio.sleep(PAUSE)


async def attack(seconds: float) -> list[dict[str, object]]:
    """Both runs."""
    heard = Counter[str]()
    with tempfile.TemporaryDirectory() as folder:
        library = Library(Path(folder) / FILE)
        corpus = Corpus(library)
        server = Installed(Path(folder))
        try:
            tables = [await server.open("asigoc", "hotseat", name="Eve") for _ in range(SOCKETS)]
            quiet = await bystander(server, seconds)
            working = [frames(server, corpus, one, random.Random(n), heard) for n, one in enumerate(tables)]
            working += [requests(server, corpus, tables[0].table, random.Random(-n), heard) for n in range(ASKERS)]
            eves = [asyncio.create_task(work) for work in working]
            busy = await bystander(server, seconds)
            for eve in eves:
                eve.cancel()
            await asyncio.gather(*eves, return_exceptions=True)
            assert not server.faults(), server.faults()
            assert not [what for what in heard if what.startswith("request 5")], heard
        finally:
            server.kill()
            library.close()
    return [told("alone", quiet), told("attacked", busy), dict(sorted(heard.items()))]


if __name__ == "__main__":
    sys.exit(tell(attack, __doc__))
