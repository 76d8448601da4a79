"""In front of the application: connections are counted, and what is asked has to come, and to be read, in time.

Who sends half a request and waits would otherwise hold a connection for ever, and with enough of them every place.
"""

from __future__ import annotations

import asyncio
import contextlib
from collections import Counter
from ipaddress import IPv4Network, IPv6Network, ip_address, ip_network
from typing import Final, cast

import h11
import uvicorn
from uvicorn.protocols.http.h11_impl import H11Protocol
from uvicorn.protocols.websockets.websockets_sansio_impl import WebSocketsSansIOProtocol

from .limits import Buckets, address_of

SPARE: Final = 256  # files that the server itself needs: the journal, the library, bots
MOST: Final = 10_000  # connections at once, where the system allows as many, and
EACH: Final = 1_000  # of an address; a third of all where these are fewer
COMING: Final = 50.0  # connections a second of an address, and
BURST: Final = 1_000  # a class that opens the page at once comes from one address, six connections each
HEAD: Final = 10.0  # seconds for a request's head, and
BODY: Final = 30.0  # for its body
READ: Final = 30.0  # until a reader that takes nothing is let go
FULL: Final = b"HTTP/1.1 503 Service Unavailable\r\ncontent-length: 0\r\nretry-after: 5\r\nconnection: close\r\n\r\n"
MANY: Final = b"HTTP/1.1 429 Too Many Requests\r\ncontent-length: 0\r\nretry-after: 5\r\nconnection: close\r\n\r\n"
LATE: Final = b"HTTP/1.1 408 Request Timeout\r\ncontent-length: 0\r\nconnection: close\r\n\r\n"


class Gate:
    """How many connections there are, in all and by address.

    >>> gate = Gate(files=SPARE + 9)
    >>> [gate.enter("a") for _ in range(4)], gate.enter("b")
    ([True, True, True, False], True)
    >>> gate.leave("a")
    >>> gate.enter("a")
    True
    """

    def __init__(self, files: int, proxy: str = "", is_limited: bool = True) -> None:
        self.most = min(MOST, max(files - SPARE, 1)) if is_limited else files
        self.each = min(EACH, max(self.most // 3, 1)) if is_limited else files
        self.proxies = networks(proxy)  # everybody comes from there, so they may have every place
        self.coming = Buckets(COMING, BURST) if is_limited else None
        self.total = 0
        self.refused = 0
        self.by_address: Counter[str] = Counter()

    def enter(self, address: str, host: str = "") -> bool:
        """Let somebody in; False where there is no place. The host is the very address, where several count as one."""
        is_modest = self.by_address[address] < self.each and (self.coming is None or self.coming.take(address))
        if self.total >= self.most or not (is_modest or self.is_proxy(host)):
            self.refused += 1
            return False
        self.total += 1
        self.by_address[address] += 1
        return True

    def is_proxy(self, host: str) -> bool:
        """Whether somebody comes by way of a proxy that was named."""
        try:
            address = ip_address(host)
        except ValueError:  # a socket of the machine itself
            return False
        return any(address in network for network in self.proxies)

    def leave(self, address: str) -> None:
        """Somebody who was let in has gone."""
        self.total -= 1
        self.by_address[address] -= 1
        if not self.by_address[address]:
            del self.by_address[address]


def networks(names: str) -> list[IPv4Network | IPv6Network]:
    """Addresses and networks by a comma; what is none of these is left out.

    >>> networks("127.0.0.1, 10.0.0.0/8, ::1, elsewhere")
    [IPv4Network('127.0.0.1/32'), IPv4Network('10.0.0.0/8'), IPv6Network('::1/128')]
    """
    found: list[IPv4Network | IPv6Network] = []
    for name in names.split(","):
        with contextlib.suppress(ValueError):
            found.append(ip_network(name.strip(), strict=False))
    return found


class GatedConfig(uvicorn.Config):
    """The configuration of a server behind a gate."""

    gate: Gate


class Http(H11Protocol):
    """A connection that asks by HTTP."""

    gate: Gate
    address: str = ""
    is_in: bool = False
    phase: object = None  # how far what is being asked has come
    timer: asyncio.TimerHandle | None = None  # until it has come, and
    reading: asyncio.TimerHandle | None = None  # until something of the answer was read

    def connection_made(self, transport: asyncio.BaseTransport) -> None:
        """Somebody comes: they are let in, or told that there is no place."""
        super().connection_made(cast(asyncio.Transport, transport))
        self.gate = cast(GatedConfig, self.config).gate
        self.address = address_of({"client": self.client})
        self.is_in = self.gate.enter(self.address, self.client[0] if self.client else "")
        if self.is_in:
            self._watch()
        else:
            self.transport.write(FULL if self.gate.total >= self.gate.most else MANY)
            self.transport.close()

    def connection_lost(self, exc: Exception | None) -> None:
        """They have gone."""
        super().connection_lost(exc)
        self._stop()
        self.resume_writing()
        if self.is_in:
            self.is_in = False
            self.gate.leave(self.address)

    def data_received(self, data: bytes) -> None:
        """Something more of what they ask has come."""
        super().data_received(data)
        self._watch()

    def on_response_complete(self) -> None:
        """They have their answer, and may ask again."""
        super().on_response_complete()
        self._watch()

    def pause_writing(self) -> None:
        """They do not read what was sent."""
        super().pause_writing()
        self.reading = self.loop.call_later(READ, self.transport.abort)

    def resume_writing(self) -> None:
        """They have read."""
        super().resume_writing()
        if self.reading is not None:
            self.reading.cancel()
            self.reading = None

    def _watch(self) -> None:
        """Wait for the rest of what is being asked, so long and no longer."""
        if self.transport.get_protocol() is not self:  # it is a socket's now, which counts it out
            self._stop()
            return
        phase = self.conn.their_state
        if phase is self.phase:
            return
        self._stop()
        self.phase = phase
        if phase is h11.IDLE:
            self.timer = self.loop.call_later(HEAD, self._late)
        elif phase is h11.SEND_BODY:
            self.timer = self.loop.call_later(BODY, self.transport.abort)

    def _late(self) -> None:
        self.transport.write(LATE)
        self.transport.close()

    def _stop(self) -> None:
        if self.timer is not None:
            self.timer.cancel()
            self.timer = None


class Socket(WebSocketsSansIOProtocol):
    """A connection that became a socket; the gate has let it in already."""

    def connection_lost(self, exc: Exception | None) -> None:
        """They have gone."""
        super().connection_lost(exc)
        cast(GatedConfig, self.config).gate.leave(address_of({"client": self.client}))


def most_files() -> int:
    """How many files this process may have open, after it has asked for as many as it may have."""
    try:
        import resource
    except ImportError:  # Windows: there sockets are no files
        return MOST + SPARE
    soft, hard = resource.getrlimit(resource.RLIMIT_NOFILE)
    wanted = MOST + SPARE if hard == resource.RLIM_INFINITY else min(hard, MOST + SPARE)
    if soft != resource.RLIM_INFINITY and soft < wanted:
        resource.setrlimit(resource.RLIMIT_NOFILE, (wanted, hard))
        soft = wanted
    return MOST + SPARE if soft == resource.RLIM_INFINITY else soft
