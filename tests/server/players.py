"""A server in a process of its own, and players who come to it by REST and sockets, as a browser does."""

from __future__ import annotations

import asyncio
import functools
import os
import random
import signal
import subprocess
import sys
import uuid
from collections.abc import Callable, Coroutine
from concurrent.futures import ThreadPoolExecutor
from pathlib import Path
from typing import Any, ParamSpec

import httpx
import msgspec
from websockets.asyncio.client import ClientConnection, connect

from duelwright.server.lobby import Seated

from ..patience import PATIENCE

Frame = dict[str, Any]
P = ParamSpec("P")
LONGEST = 3 * PATIENCE  # seconds that a test may take; a hang shall not hang the others
ROOT = Path(__file__).parents[2]
FAULTS = ("Traceback", "task_failed", "table_frozen", "Exception in ASGI", "bot_failed")  # in the log of a server


def within(seconds: float) -> Callable[[Callable[P, Coroutine[Any, Any, None]]], Callable[P, None]]:
    """Run a test's coroutine in a loop of its own, for so long at most."""

    def wrap(test: Callable[P, Coroutine[Any, Any, None]]) -> Callable[P, None]:
        @functools.wraps(test)
        def run(*args: P.args, **kwargs: P.kwargs) -> None:
            with ThreadPoolExecutor(1) as thread:  # the browser's tests keep a loop running in this one
                thread.submit(lambda: asyncio.run(asyncio.wait_for(test(*args, **kwargs), seconds))).result()

        return run

    return wrap


def alone(test: Callable[P, Coroutine[Any, Any, None]]) -> Callable[P, None]:
    """Run a test's coroutine in a loop of its own."""
    return within(LONGEST)(test)


class Served:
    """`duelwright serve` in a process of its own, that can be stopped, killed and started again on the same files."""

    program: tuple[str, ...] = ("-m", "duelwright")
    sources: str = str(ROOT / "src")  # that it runs; none: what is installed

    def __init__(self, folder: Path, *options: str) -> None:
        self.folder = folder
        self.options = options
        self.log = folder / "log.txt"
        self.start()

    def start(self) -> None:
        """Start it; its first line says where it is."""
        command = [sys.executable, *self.program, "serve", "--port", "0", "--data", str(self.folder), "--pace", "0"]
        env = {**os.environ, "PYTHONPATH": self.sources}
        with self.log.open("ab") as log:
            self.process = subprocess.Popen(
                [*command, *self.options], stdout=subprocess.PIPE, stderr=log, env=env, cwd=self.folder
            )
        assert self.process.stdout is not None
        line = self.process.stdout.readline().decode()
        assert line.startswith("Duelwright listens on http://"), (line, self.log.read_text())
        self.address = line.split()[3]

    def kill(self) -> None:
        """Kill it, as a crash would."""
        self.process.kill()
        self._wait()

    def stop(self) -> None:
        """Ask it to end; it says so when it has ended well."""
        self.process.send_signal(signal.SIGTERM)
        assert self._wait() in (0, -signal.SIGTERM)
        assert "stopped" in self.log.read_text().splitlines()[-1]

    def _wait(self) -> int:
        try:
            return self.process.wait(PATIENCE)
        finally:
            if self.process.poll() is None:
                self.process.kill()
            assert self.process.stdout is not None
            self.process.stdout.close()

    def faults(self) -> list[str]:
        """Lines of the log that tell of a fault of the server."""
        text = self.log.read_text()
        return [line for line in text.splitlines() if any(fault in line for fault in FAULTS)]

    # --- REST ---

    async def ask(self, method: str, path: str, body: object = None, **headers: str) -> httpx.Response:
        """Send a request."""
        async with httpx.AsyncClient(base_url=self.address, timeout=PATIENCE) as client:
            return await client.request(method, path, json=body, headers=headers)

    async def get(self, path: str, **headers: str) -> Any:
        """What a path answers, as JSON."""
        answer = await self.ask("GET", path, **headers)
        assert answer.status_code == 200, answer.text
        return answer.json()

    async def open(self, game: str, kind: str = "bot", **asked: object) -> Seated:
        """Open a table, with a random bot unless something else is asked for."""
        answer = await self.ask("POST", "/api/tables", {"game": game, "kind": kind, "bot": "1", **asked})
        assert answer.status_code == 201, answer.text
        return msgspec.json.decode(answer.content, type=Seated)

    async def join(self, table: str, **asked: object) -> Seated:
        """Take the free seat."""
        answer = await self.ask("POST", f"/api/tables/{table}/join", asked)
        assert answer.status_code == 201, answer.text
        return msgspec.json.decode(answer.content, type=Seated)

    async def sit(self, seated: Seated, token: str = "", lang: str = "en", **headers: str) -> Player:
        """Come to a seat."""
        url = f"{self.address.replace('http', 'ws', 1)}/ws/{seated.table}"
        socket = await connect(
            url, compression=None, max_size=None, additional_headers=headers, open_timeout=PATIENCE, ping_interval=None
        )
        player = Player(socket)
        await player.send({"t": "hello", "token": token or seated.token, "lang": lang})
        return player

    async def welcomed(self, seated: Seated, token: str = "", lang: str = "en") -> Player:
        """Come to a seat, and see the table."""
        player = await self.sit(seated, token, lang)
        await player.until("welcome")
        return player

    async def pair(self, game: str, kind: str = "invite", **asked: object) -> tuple[Player, Player]:
        """Two people at a table, in the order of their seats."""
        first = await self.open(game, kind, name="Ann", **asked)
        second = await self.join(first.table, name="Bob")
        players = [await self.welcomed(seated) for seated in sorted((first, second), key=lambda one: one.seat)]
        return players[0], players[1]


class Standing(Served):
    """A server for whose limits no time passes: what was used up stays used up, however slow who asks is."""

    program = (
        "-c",
        "from types import SimpleNamespace as Module; from duelwright.cli import main; from duelwright.server import "
        "limits; limits.time = Module(monotonic=lambda: 0.0); main()",
    )


class Seen:
    """What a seat has seen. It keeps the picture by the patches, and checks that revisions go up by one."""

    def __init__(self) -> None:
        self.rev = -1
        self.view: Frame = {}
        self.info: Frame = {}
        self.ask: Frame | None = None
        self.waiting = -1
        self.ending: Frame | None = None
        self.can_undo = False
        self.log: list[Frame] = []
        self.offers: list[Frame] = []
        self.numbers: list[int] = []  # of all prompts
        self.raw: list[str] = []

    @property
    def seat(self) -> int:
        """Which seat this is."""
        return int(self.info["you"])

    def take(self, data: str) -> Frame:
        """Take a frame in."""
        self.raw.append(data)
        frame: Frame = msgspec.json.decode(data)
        if frame["t"] == "welcome":
            self.info, self.rev, self.view, self.log = frame["info"], frame["rev"], dict(frame["view"]), frame["log"]
            self._asked(frame)
        elif frame["t"] == "update":
            assert frame["rev"] == self.rev + 1, f"revision {frame['rev']} came after {self.rev}"
            self.rev = frame["rev"]
            self.view.update(frame["view"])
            self.log = [*self.log, *frame.get("log", [])]
            self._asked(frame)
        elif frame["t"] == "offers":
            self.offers = frame["offers"]
        return frame

    def _asked(self, frame: Frame) -> None:
        self.ask, self.waiting, self.ending = frame["ask"], frame["waiting"], frame.get("ending")
        self.can_undo = frame.get("can_undo", False)
        if self.ask is not None and self.ask["n"] not in self.numbers:
            self.numbers.append(self.ask["n"])


class Player(Seen):
    """One seat's socket."""

    def __init__(self, socket: ClientConnection) -> None:
        super().__init__()
        self.socket = socket
        self.answered = 0  # the last prompt that was answered

    async def send(self, frame: Frame) -> None:
        """Send a frame."""
        await self.socket.send(msgspec.json.encode(frame).decode())

    async def next(self) -> Frame:
        """The next frame, taken in."""
        data = await asyncio.wait_for(self.socket.recv(decode=True), PATIENCE)
        assert isinstance(data, str)
        return self.take(data)

    async def until(self, kind: str) -> Frame:
        """The next frame of a kind; those before it are taken in."""
        while (frame := await self.next())["t"] != kind:
            pass
        return frame

    async def asked(self) -> Frame:
        """Wait until this seat is asked something that was not answered yet."""
        while self.ask is None or self.ask["n"] == self.answered:
            await self.next()
        return self.ask

    async def over(self) -> Frame:
        """Wait for the end, and until its record is kept."""
        while self.ending is None or not self.ending["replay"]:
            await self.next()
        return self.ending

    async def act(self, action: str, number: int | None = None, name: str = "") -> Frame:
        """Send an answer; what came back, an ack or a refusal."""
        await self.begin(action, number, name)
        return await self.outcome()

    async def begin(self, action: str, number: int | None = None, name: str = "") -> None:
        """Send an answer."""
        if number is None:
            assert self.ask is not None
            number = self.answered = self.ask["n"]
        await self.send({"t": "act", "id": name or uuid.uuid4().hex, "n": number, "action": action})

    async def outcome(self) -> Frame:
        """The next ack or refusal."""
        while (frame := await self.next())["t"] not in ("ack", "refused"):
            pass
        return frame

    async def play(self, rng: random.Random, most: int = 10_000) -> int:
        """Answer by chance, so many prompts or to the end; how many were answered."""
        for number in range(most):
            while self.ending is None and (self.ask is None or self.ask["n"] == self.answered):
                await self.next()
            if self.ending is not None:
                return number
            assert self.ask is not None
            frame = await self.act(rng.choice(self.ask["options"])["action"])
            assert frame["t"] == "ack", frame
        return most

    async def close(self) -> None:
        """Go."""
        await self.socket.close()


async def play_both(first: Player, second: Player, seed: int, most: int = 10_000) -> None:
    """Two players answer by chance until the end, or one of them has answered so many prompts."""
    rng = random.Random(seed)
    for _ in range(most):
        while first.ending is None and first.waiting == 0 and first.ask is None:
            await first.next()
        if first.ending is not None:
            return
        one, other = (first, second) if first.waiting == 0 else (second, first)
        ask = await one.asked()
        rev = one.rev
        assert (await one.act(rng.choice(ask["options"])["action"]))["t"] == "ack"
        for player in (one, other):  # both know whose turn it is before anybody is asked again
            while player.rev <= rev:
                await player.next()
