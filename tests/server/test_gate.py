"""In front of the application: connections are counted, halves of requests are let go, floods write no log."""

from __future__ import annotations

import asyncio
import logging
from collections.abc import Iterator
from pathlib import Path

import pytest
import structlog

from duelwright.server.gate import LATE, MANY, SPARE, Gate
from duelwright.server.seldom import Seldom

from ..patience import PATIENCE
from .players import Served, alone

EACH = 4
ASKED = b"GET /api/games HTTP/1.1\r\nhost: localhost\r\n\r\n"


class Narrow(Served):
    """A server for few connections of an address, that waits for no half of a request."""

    program = (
        "-c",
        "from duelwright.cli import main; from duelwright.server import gate; "
        f"gate.EACH = {EACH}; gate.HEAD = gate.BODY = gate.READ = 0.2; main()",
    )


@pytest.fixture
def narrow(tmp_path: Path) -> Iterator[Narrow]:
    made = Narrow(tmp_path)
    yield made
    made.stop()
    assert not made.faults(), made.log.read_text()


class Line:
    """A connection, by bytes."""

    def __init__(self, reader: asyncio.StreamReader, writer: asyncio.StreamWriter) -> None:
        self.reader = reader
        self.writer = writer

    @staticmethod
    async def to(server: Served, come_from: str = "127.0.0.1") -> Line:
        port = int(server.address.rsplit(":", 1)[1])
        return Line(*await asyncio.open_connection("127.0.0.1", port, local_addr=(come_from, 0)))

    async def send(self, data: bytes) -> None:
        self.writer.write(data)
        await self.writer.drain()

    async def rest(self) -> bytes:
        """Everything until the server lets go."""
        return await asyncio.wait_for(self.reader.read(), PATIENCE)

    async def head(self) -> bytes:
        return await asyncio.wait_for(self.reader.readuntil(b"\r\n\r\n"), PATIENCE)

    async def go(self) -> None:
        self.writer.close()
        await self.writer.wait_closed()


@alone
async def test_half_a_request_is_waited_for_so_long_and_no_longer(narrow: Narrow) -> None:
    silent, half = await Line.to(narrow), await Line.to(narrow)
    await half.send(ASKED[:20])
    assert await silent.rest() == LATE and await half.rest() == LATE
    body = await Line.to(narrow)
    await body.send(b"POST /api/me HTTP/1.1\r\nhost: localhost\r\ncontent-length: 20\r\n\r\n{")
    assert await body.rest() == b"", "the answer would be read by nobody"
    second = await Line.to(narrow)
    await second.send(ASKED + ASKED[:20])
    assert (await second.rest()).endswith(LATE), "the second request of a connection, too"


@alone
async def test_who_reads_nothing_is_let_go(narrow: Narrow) -> None:
    line = await Line.to(narrow)
    await line.send(ASKED * 200)  # more than the system keeps for a reader
    while (await narrow.ask("GET", "/metrics")).text.split("duelwright_connections ")[1].split()[0] != "1":
        await asyncio.sleep(0.05)
    await line.go()


@alone
async def test_an_address_has_so_many_places_and_others_have_theirs(narrow: Narrow) -> None:
    async def comes(address: str = "127.0.0.1") -> tuple[Line, bool]:
        line = await Line.to(narrow, address)
        await line.send(ASKED)
        return line, (await line.head()).startswith(b"HTTP/1.1 200")

    lines = [await comes("127.0.0.2") for _ in range(EACH)]
    assert all(is_in for _, is_in in lines)
    refused = await Line.to(narrow, "127.0.0.2")
    assert await refused.rest() == MANY
    other, is_in = await comes()
    assert is_in, "another address has places of its own"
    for line, _ in [*lines, (other, True)]:
        await line.go()


@alone
async def test_places_of_sockets_are_given_back(narrow: Narrow) -> None:
    seated = await narrow.open("asigoc", "hotseat")
    for _ in range(3):
        players = [await narrow.welcomed(seated) for _ in range(EACH - 1)]
        for player in players:
            await player.close()
            await player.socket.wait_closed()
        while int((await narrow.ask("GET", "/metrics")).text.split("duelwright_connections ")[1].split()[0]) > 1:
            await asyncio.sleep(0.05)


@alone
async def test_a_flood_of_nonsense_writes_few_lines(tmp_path: Path) -> None:
    server = Served(tmp_path)
    for _ in range(200):
        line = await Line.to(server)
        await line.send(b"nonsense\r\n\r\n")
        assert b"400" in await line.rest()
        await line.go()
    server.stop()
    assert server.log.read_text().count("Invalid HTTP request") < 150


def test_a_proxy_may_have_every_place_however_it_is_named() -> None:
    for proxy, host in (("::1", "::1"), ("127.0.0.1, 10.0.0.0/8", "10.1.2.3"), ("127.0.0.1", "127.0.0.1")):
        gate = Gate(files=SPARE + 30, proxy=proxy)
        assert all(gate.enter("proxy", host) for _ in range(30))
        assert not Gate(files=SPARE + 3, proxy=proxy).is_proxy("192.0.2.7")


def test_one_tables_lines_hide_no_others() -> None:
    seldom = Seldom(rate=0.0, burst=1)
    for name in ("mine", "yours"):
        assert seldom(None, "error", {"event": "table_damaged", "table": name})
        with pytest.raises(structlog.DropEvent):
            seldom(None, "error", {"event": "table_damaged", "table": name})


def test_lines_that_were_left_out_are_counted() -> None:
    seldom = Seldom(rate=0.0, burst=2)
    lines = [seldom.filter(logging.LogRecord("x", 30, "", 1, "failed %s", (n,), None)) for n in range(5)]
    assert lines == [True, True, False, False, False] and seldom.left_out == {"x failed %s": 3}
    seldom.lines.by_key["x failed %s"].left = 1.0
    told = logging.LogRecord("x", 30, "", 1, "failed %s", (9,), None)
    assert seldom.filter(told) and told.getMessage() == "failed 9 (and 3 more like this)"
    for _ in range(2):
        assert seldom(None, "error", {"event": "not_kept", "n": 1}) == {"event": "not_kept", "n": 1}
    with pytest.raises(structlog.DropEvent):
        seldom(None, "error", {"event": "not_kept"})
    seldom.lines.by_key["not_kept"].left = 1.0
    assert seldom(None, "error", {"event": "not_kept"}) == {"event": "not_kept", "left_out": 1}
