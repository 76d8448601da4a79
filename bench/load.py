"""Load on a running server: many games between pairs of socket clients, each answered by chance at a steady pace.

Start `duelwright serve --no-limits --port 8123` and then `python -m bench.load --url http://127.0.0.1:8123`. The time
of a decision is from sending the answer until both seats have their update. `--pid` names the server's process, for its
share of a processor.
"""

from __future__ import annotations

import argparse
import asyncio
import gc
import os
import random
import time
from pathlib import Path

import httpx
import msgspec
from websockets.asyncio.client import ClientConnection, connect
from websockets.exceptions import ConnectionClosed

from duelwright.server.lobby import Seated

OPENING = 16  # tables that are opened at once


class Option(msgspec.Struct, frozen=True):
    action: str


class Ask(msgspec.Struct, frozen=True):
    n: int
    options: tuple[Option, ...]


class Frame(msgspec.Struct, frozen=True):
    """As much of a frame as is needed here."""

    t: str
    rev: int = -1
    ask: Ask | None = None
    ending: object = None


class Report(msgspec.Struct, frozen=True):
    """What was measured; times in milliseconds, the processor's share in percent of one core."""

    game: str
    games: int
    seconds: float
    rate: float
    decisions: int
    per_second: float
    p50: float
    p95: float
    p99: float
    longest: float
    late: int
    refused: int
    lost: int
    ended: int
    opened_in: float
    server_cpu: float = -1.0

    def text(self) -> str:
        """The report as lines."""
        share = f", server {self.server_cpu:.0f} % of a core" if self.server_cpu >= 0 else ""
        return (
            f"{self.games} games of {self.game} for {self.seconds:.0f} s at {self.rate:g} decisions/s each\n"
            f"decisions {self.decisions}, {self.per_second:.0f}/s{share}\n"
            f"send to both seats' update: p50 {self.p50:.1f} p95 {self.p95:.1f} p99 {self.p99:.1f} "
            f"longest {self.longest:.1f} ms\n"
            f"late {self.late}, refused {self.refused}, lost {self.lost}, ended {self.ended}, "
            f"opened in {self.opened_in:.1f} s"
        )


class Tally:
    """What all games have measured so far."""

    def __init__(self) -> None:
        self.is_measuring = False
        self.times: list[float] = []
        self.late = 0  # answers that were due before the one before had been shown
        self.refused = 0
        self.lost = 0  # sockets
        self.ended = 0


class Seat:
    """One socket; it knows the last update and when it came."""

    def __init__(self, socket: ClientConnection) -> None:
        self.socket = socket
        self.rev = -1
        self.ask: Ask | None = None
        self.is_over = False
        self.shown = asyncio.Event()

    async def read(self, tally: Tally) -> None:
        """Take in frames until the socket is closed."""
        decoder = msgspec.json.Decoder(Frame)
        try:
            while True:
                frame = decoder.decode(await self.socket.recv(decode=False))
                if frame.t in ("welcome", "update"):
                    self.rev, self.ask, self.is_over = frame.rev, frame.ask, frame.ending is not None
                    self.shown.set()
                elif frame.t == "refused":
                    tally.refused += tally.is_measuring
        except ConnectionClosed:
            self.is_over = True
            self.shown.set()


class Pair:
    """A game: two seats, answered by chance."""

    def __init__(self, load: Load, number: int) -> None:
        self.load = load
        self.rng = random.Random(number)
        self.seats: list[Seat] = []
        self.readers: list[asyncio.Task[None]] = []

    async def open(self) -> None:
        """Open a table, and come to both seats."""
        load = self.load
        seated = await load.post("/api/tables", {"game": load.game, "kind": "invite", "name": "A"})
        other = await load.post(f"/api/tables/{seated.table}/join", {"name": "B"})
        self.seats, self.readers = [], []
        for one in (seated, other):
            socket = await connect(
                f"{load.url.replace('http', 'ws', 1)}/ws/{one.table}", compression=None, max_size=None
            )
            await socket.send(msgspec.json.encode({"t": "hello", "token": one.token}).decode())
            seat = Seat(socket)
            self.seats.append(seat)
            self.readers.append(asyncio.create_task(seat.read(load.tally)))
            await seat.shown.wait()

    async def play(self, until: float) -> None:
        """Answer at the pace, and open another table where a game is over."""
        load, pace = self.load, 1 / self.load.rate
        due = time.perf_counter() + self.rng.random() * pace
        while due < until:
            wait = due - time.perf_counter()
            if wait > 0:
                await asyncio.sleep(wait)
            else:
                load.tally.late += load.tally.is_measuring
            try:
                await self.decide()
                if any(seat.is_over for seat in self.seats):
                    load.tally.ended += 1
                    await self.close()
                    await self.open()
            except (ConnectionClosed, OSError, TimeoutError):
                load.tally.lost += 1
                return
            due = max(due + pace, time.perf_counter() - pace)

    async def decide(self) -> None:
        """One answer, until both seats have seen it."""
        one = next((seat for seat in self.seats if seat.ask is not None), None)
        if one is None or one.ask is None:
            return
        rev = one.rev
        answer = {
            "t": "act",
            "id": f"{self.rng.getrandbits(96):x}",
            "n": one.ask.n,
            "action": self.rng.choice(one.ask.options).action,
        }
        begin = time.perf_counter()
        await one.socket.send(msgspec.json.encode(answer).decode())
        for seat in self.seats:
            while seat.rev <= rev and not seat.is_over:
                seat.shown.clear()
                await asyncio.wait_for(seat.shown.wait(), 30)
        if self.load.tally.is_measuring:
            self.load.tally.times.append(time.perf_counter() - begin)

    async def close(self) -> None:
        """Leave the table."""
        for seat, reader in zip(self.seats, self.readers, strict=True):
            await seat.socket.close()
            await reader


class Load:
    """All games."""

    def __init__(self, url: str, game: str, games: int, rate: float) -> None:
        self.url = url.rstrip("/")
        self.game = game
        self.rate = rate
        self.tally = Tally()
        self.pairs = [Pair(self, number) for number in range(games)]
        self.client = httpx.AsyncClient(base_url=self.url, timeout=60)

    async def post(self, path: str, body: dict[str, str]) -> Seated:
        """A seat at a table."""
        answer = await self.client.post(path, json=body)
        if answer.status_code == 429:
            raise SystemExit("the server limits how many tables are opened; start it with --no-limits")
        answer.raise_for_status()
        return msgspec.json.decode(answer.content, type=Seated)

    async def run(self, seconds: float, warm: float, pid: int) -> Report:
        """Open everything gently, play a while, then measure."""
        begin = time.perf_counter()
        gate = asyncio.Semaphore(OPENING)

        async def opened(pair: Pair) -> None:
            async with gate:
                await pair.open()

        await asyncio.gather(*[opened(pair) for pair in self.pairs])
        opened_in = time.perf_counter() - begin
        until = time.perf_counter() + warm + seconds
        gc.disable()  # or collecting a thousand sockets' objects stops the clocks of all games at once
        players = asyncio.gather(*[pair.play(until) for pair in self.pairs])
        await asyncio.sleep(warm)
        self.tally.is_measuring = True
        start, used = time.perf_counter(), cpu_of(pid)
        await asyncio.sleep(seconds)
        self.tally.is_measuring = False
        took, used = time.perf_counter() - start, cpu_of(pid) - used
        await players
        gc.enable()
        await asyncio.gather(*[pair.close() for pair in self.pairs])
        await self.client.aclose()
        return self._report(took, opened_in, used / took * 100 if pid else -1.0)

    def _report(self, took: float, opened_in: float, share: float) -> Report:
        tally = self.tally
        times = sorted(tally.times) or [0.0]

        def at(part: float) -> float:
            return round(times[min(len(times) - 1, int(part * len(times)))] * 1000, 2)

        return Report(
            self.game, len(self.pairs), round(took, 2), self.rate, len(tally.times), round(len(tally.times) / took, 1),
            at(0.5), at(0.95), at(0.99), at(1.0), tally.late, tally.refused, tally.lost, tally.ended,
            round(opened_in, 2), round(share, 1),
        )  # fmt: skip


def cpu_of(pid: int) -> float:
    """Seconds of processor time that a process has used; 0 where that cannot be told."""
    path = Path(f"/proc/{pid}/stat")
    if not pid or not path.exists():
        return 0.0
    fields = path.read_text().rpartition(")")[2].split()
    return (int(fields[11]) + int(fields[12])) / os.sysconf("SC_CLK_TCK")


def main() -> None:
    parser = argparse.ArgumentParser(description="Load on a running server.")
    parser.add_argument("--url", default="http://127.0.0.1:8000")
    parser.add_argument("--game", default="asigoc")
    parser.add_argument("--games", type=int, default=500)
    parser.add_argument("--seconds", type=float, default=60.0)
    parser.add_argument("--warm", type=float, default=2.0, help="seconds of play before measuring")
    parser.add_argument("--rate", type=float, default=2.0, help="decisions a second of each game")
    parser.add_argument("--pid", type=int, default=0, help="the server's process")
    parser.add_argument("--json", action="store_true")
    asked = parser.parse_args()
    report = asyncio.run(Load(asked.url, asked.game, asked.games, asked.rate).run(asked.seconds, asked.warm, asked.pid))
    print(msgspec.json.encode(report).decode() if asked.json else report.text())


if __name__ == "__main__":
    main()
