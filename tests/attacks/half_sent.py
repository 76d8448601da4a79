"""Somebody sends halves of requests, and waits; `python -m tests.attacks.half_sent`.

A server is started with its default limits. From another address come more connections than a process may have files:
heads that do not end, bodies that do not come, answers that nobody reads, sockets that say nothing. Meanwhile somebody
plays, and newcomers ask for the first page's data: how long that takes is told with and without the attacker.
"""

from __future__ import annotations

import asyncio
import contextlib
import sys
import tempfile
import time
from pathlib import Path
from typing import Final

import httpx

from ..patience import PATIENCE
from .reconnect import ELSEWHERE, Installed, beside, bystander, tell, told

CONNECTIONS: Final = 1_100
ARRIVING: Final = 3.0  # seconds until all of them are there
FILES: Final = 1_024  # that a process may have open where nobody has said otherwise
HALVES: Final = (
    b"",
    b"GET /api/games HTTP/1.1\r\nhost: localhost\r\n",
    b"POST /api/tables HTTP/1.1\r\nhost: localhost\r\ncontent-length: 500000\r\n\r\n{",
    b"GET /api/games HTTP/1.1\r\nhost: localhost\r\n\r\n" * 400,
    b"GET /ws/nowhere HTTP/1.1\r\nhost: localhost\r\nupgrade: websocket\r\nconnection: upgrade\r\n"
    b"sec-websocket-version: 13\r\nsec-websocket-key: dGhlIHNhbXBsZSBub25jZQ==\r\n\r\n",
    b"no request at all\r\n\r\n",
)


class Limited(Installed):
    """A server with as many files as processes usually have, and no more."""

    program = (
        "-c",
        f"import resource; resource.setrlimit(resource.RLIMIT_NOFILE, ({FILES}, {FILES}));"
        "from duelwright.cli import main; main()",
    )


async def hold(port: int, half: bytes) -> None:
    """Connect, send a half, and wait until the server lets go, without reading what it answers; then again."""
    while True:
        with contextlib.suppress(OSError):
            _, writer = await asyncio.open_connection("127.0.0.1", port, local_addr=(ELSEWHERE, 0), limit=1)
            try:
                writer.write(half)
                await writer.wait_closed()
            finally:
                writer.close()
        await asyncio.sleep(0.2)


async def hold_all(port: int, connections: int) -> None:
    """Hold so many connections until somebody ends this."""
    await asyncio.gather(*[hold(port, HALVES[n % len(HALVES)]) for n in range(connections)])


async def newcomers(server: Installed, seconds: float) -> list[float]:
    """Milliseconds until somebody who comes anew has the list of games."""
    took, end = [], time.perf_counter() + seconds
    while time.perf_counter() < end:
        began = time.perf_counter()
        async with httpx.AsyncClient(base_url=server.address, timeout=PATIENCE) as client:
            answer = await client.get("/api/games")
        assert answer.status_code == 200, answer.text
        took.append(1000 * (time.perf_counter() - began))
        await asyncio.sleep(0.2)
    return took


async def both(server: Installed, seconds: float, run: str) -> list[dict[str, object]]:
    """Somebody who plays, and newcomers, side by side."""
    playing, coming = await asyncio.gather(bystander(server, seconds), newcomers(server, seconds))
    return [told(f"{run}: playing", playing), told(f"{run}: coming", coming)]


async def attack(seconds: float, connections: int = CONNECTIONS) -> list[dict[str, object]]:
    """Both runs, and how long the server's log is in the end."""
    with tempfile.TemporaryDirectory() as folder:
        server = Limited(Path(folder))
        try:
            lines = await both(server, seconds, "alone")
            port = server.address.rsplit(":", 1)[1]
            with beside(f"tests.attacks.half_sent.hold_all({port}, {connections})"):
                await asyncio.sleep(ARRIVING)
                lines += await both(server, seconds, "attacked")
            assert not server.faults(), server.log.read_text()
            return [*lines, {"log": server.log.stat().st_size}]
        finally:
            server.kill()


if __name__ == "__main__":
    sys.exit(tell(attack, __doc__))
