"""Two hundred people log in at once, again and again; `python -m tests.attacks.logins`.

A server is started with its default limits, and somebody plays there: how long each of their decisions takes is told
with and without those who log in, half of them with a wrong password. They come from many addresses of this machine,
as the limits let no address try so many. Nothing is sent anywhere but to that server on this machine.
"""

from __future__ import annotations

import asyncio
import sys
import tempfile
from collections import Counter
from pathlib import Path

import httpx

from .reconnect import Installed, beside, bystander, tell, told

AT_ONCE = 200
EACH = 10  # of an address
SECRET = "a secret of {}"
PATIENCE = 60.0


def somewhere(wave: int, number: int) -> str:
    """An address of this machine."""
    return f"127.0.{wave % 250 + 1}.{number // EACH + 2}"


async def send(address: str, origin: str, path: str, body: dict[str, str]) -> int:
    """Send a request from an address; the status of the answer."""
    transport = httpx.AsyncHTTPTransport(local_address=origin)
    async with httpx.AsyncClient(transport=transport, timeout=PATIENCE) as client:
        return (await client.post(address + path, json=body)).status_code


def credentials(number: int, is_right: bool) -> dict[str, str]:
    """A name with its password, or with another."""
    return {"name": f"Person {number}", "password": SECRET.format(number if is_right else -1)}


async def wave(address: str, number: int, path: str = "/api/login", wrong: int = 2) -> Counter[int]:
    """All at once, every so many with a wrong password; how they were answered."""
    return Counter(
        await asyncio.gather(
            *[
                send(address, somewhere(number, one), path, credentials(one, one % wrong != wrong - 1))
                for one in range(AT_ONCE)
            ]
        )
    )


async def waves(address: str) -> None:
    """Wave upon wave, until somebody ends this."""
    number = 0
    while True:
        number += 1
        found = await wave(address, number)
        assert found == {200: AT_ONCE // 2, 401: AT_ONCE // 2}, found


async def attack(seconds: float) -> list[dict[str, object]]:
    """Both runs."""
    with tempfile.TemporaryDirectory() as folder:
        server = Installed(Path(folder))
        try:
            found = await wave(server.address, 0, "/api/account", wrong=AT_ONCE + 1)
            assert found == {201: AT_ONCE}, found
            quiet = await bystander(server, seconds)
            with beside(f"tests.attacks.logins.waves({server.address!r})"):
                busy = await bystander(server, seconds)
            assert not server.faults(), server.faults()
        finally:
            server.kill()
    return [told("alone", quiet), told("attacked", busy)]


if __name__ == "__main__":
    sys.exit(tell(attack, __doc__))
