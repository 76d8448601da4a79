"""Strangers bring files of cards that are made to harm; `python -m tests.attacks.cards`.

A server is started with its default limits. First each file is brought once, and how it is answered is told, with the
seconds that takes. Then they come from many addresses of this machine, again and again, and somebody plays meanwhile:
how long each of their decisions takes is told with and without them. Nothing is sent anywhere but to that server.
"""

from __future__ import annotations

import asyncio
import itertools
import json
import sqlite3
import sys
import tempfile
import time
from collections import Counter
from collections.abc import Iterator
from pathlib import Path
from typing import Final

import httpx

from .reconnect import Installed, beside, bystander, tell, told

AT_ONCE: Final = 12
PATIENCE: Final = 300.0
MOST: Final = 4 << 20
HEAD: Final = "game,name,grade,power,text\n"
SLOW: Final = (
    "[AUTO](VC):When this unit attacks, " + "choose one of your units, and that unit gets [Power]+1000, and " * 80
)
PLAIN: Final = "[AUTO](VC):When this unit's attack hits, draw a card."
EXPECTED: Final = {201, 409, 413, 422, 429, 503}


def endless() -> bytes:
    """A database whose tables are no tables."""
    with tempfile.TemporaryDirectory() as folder:
        path = Path(folder) / "x.cdb"
        base = sqlite3.connect(path)
        base.execute("CREATE TABLE texts(id integer primary key, name text, desc text)")
        base.execute("CREATE VIEW datas AS WITH RECURSIVE n(i) AS (SELECT 1 UNION ALL SELECT i FROM n) SELECT i FROM n")
        base.commit()
        base.close()
        return path.read_bytes()


def sheet(cards: int, text: str) -> bytes:
    """A table of so many cards with a text."""
    return (HEAD + "".join(f'vanguard,Card {n},1,8000,"{text}"\n' for n in range(cards))).encode()[:MOST]


def files() -> dict[str, tuple[str, bytes]]:
    """What is brought, by what it is made to do."""
    fields = (HEAD + "\n".join(",".join("x" * 19_000 for _ in range(5)) for _ in range(40))).encode()
    return {
        "a database without end": ("a.cdb", endless()),
        "a damaged database": ("a.cdb", endless()[:1500] + b"\xff" * 9_000),
        "deep JSON": ("a.json", b"[" * (MOST - 10)),
        "deep objects": ("a.json", b'{"a":' * (MOST // 6)),
        "deep TOML": ("a.toml", b"a = " + b"[" * (MOST - 10)),
        "many keys of TOML": ("a.toml", b".".join([b"a"] * 100_000) + b" = 1"),
        "huge fields": ("a.csv", fields),
        "one field": ("a.csv", HEAD.encode() + b'"' + b"x" * (MOST - 100)),
        "texts that are slow to read": ("a.csv", sheet(700, SLOW)),
        "texts of every card": ("a.json", json.dumps([{"name": f"N{n}", "game": "vanguard", "grade": 1, "power": 1,
                                                       "text": [PLAIN] * 6} for n in range(1900)]).encode()),
        "as many cards as may be": ("a.csv", sheet(2000, PLAIN)),
        "more than may be sent": ("a.csv", b"x" * (MOST + 1)),
    }  # fmt: skip


async def bring(address: str, origin: str, name: str, data: bytes) -> tuple[int, str]:
    """Bring a file from an address, as nobody who is known; the answer."""
    transport = httpx.AsyncHTTPTransport(local_address=origin)
    async with httpx.AsyncClient(transport=transport, timeout=PATIENCE) as client:
        answer = await client.post(f"{address}/api/own-cards?file={name}", content=data)
        return answer.status_code, answer.json().get("code", "")


def somewhere() -> Iterator[str]:
    """One address of this machine after the other."""
    return (f"127.{one}.{two}.{three}" for one, two, three in itertools.product(range(1, 9), range(250), range(2, 250)))


async def flood(address: str) -> None:
    """All files, again and again, from ever new addresses, until somebody ends this."""
    addresses, all_files = somewhere(), itertools.cycle(list(files().values()))

    async def one() -> None:
        while True:
            name, data = next(all_files)
            status, code = await bring(address, next(addresses), name, data)
            assert status in EXPECTED, (status, code, name)

    await asyncio.gather(*[one() for _ in range(AT_ONCE)])


async def attack(seconds: float) -> list[dict[str, object]]:
    """Each file once, and both runs."""
    found: list[dict[str, object]] = []
    with tempfile.TemporaryDirectory() as folder:
        server = Installed(Path(folder))
        try:
            for number, (what, (name, data)) in enumerate(files().items(), 2):
                began = time.perf_counter()
                status, code = await bring(server.address, f"127.0.9.{number}", name, data)
                took = round(time.perf_counter() - began, 1)
                found.append({"file": what, "bytes": len(data), "status": status, "code": code, "seconds": took})
            quiet = await bystander(server, seconds)
            with beside(f"tests.attacks.cards.flood({server.address!r})"):
                busy = await bystander(server, seconds)
            assert not server.faults(), server.faults()
            log = Counter(line for line in server.log.read_text().splitlines() if "cards_not_read" in line)
            assert not log, log
        finally:
            server.kill()
    return [*found, told("alone", quiet), told("attacked", busy)]


if __name__ == "__main__":
    sys.exit(tell(attack, __doc__))
