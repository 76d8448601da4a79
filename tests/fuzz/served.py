"""Damaged frames and requests for a server in this very process: each is answered or refused, and nothing is raised."""

from __future__ import annotations

import asyncio
import contextlib
import re
from collections.abc import MutableMapping
from pathlib import Path
from typing import Any, Final
from urllib.parse import unquote

import msgspec

from duelwright import DuelwrightError, Prompt, View, game
from duelwright.server.app import Server
from duelwright.server.audience import Client
from duelwright.server.bots import Bots
from duelwright.server.journal import Journal
from duelwright.server.lobby import MOST_TABLES, Lobby
from duelwright.server.presenter import Presenter
from duelwright.server.setup import Chair, Setup, hashed
from duelwright.server.store import Store
from duelwright.server.table import Denied
from duelwright.server.wire import read_frame

TOKEN: Final = "token-of-somebody-who-plays"
NAME: Final = "{table}"  # in a request: the table that is there
FRAMES: Final = [
    b'{"t":"hello","token":"abc","lang":"en"}', b'{"t":"act","id":"a1","n":1,"action":"pass"}', b'{"t":"why"}',
    b'{"t":"act","id":"a2","n":2,"action":"play h1"}', b'{"t":"say","text":"Good luck!"}', b'{"t":"ping"}',
    b'{"t":"offer","what":"undo"}', b'{"t":"reply","what":"undo","yes":true}', b'{"t":"lang","lang":"fr"}',
    b'{"t":"offer","what":"rematch"}', b'{"t":"concede","id":"c"}',
]  # fmt: skip
REQUESTS: Final = [
    b"GET /api/games?lang=fr", b"GET /api/games/duel/cards?lang=ru", b"GET /api/games/asigoc/rules?lang=en",
    b"GET /api/games/vanguard-premium/search?q=clan:kagero+grade%3E%3D1&sort=-power&from=0&n=20&lang=en",
    b"GET /api/games/asigoc/card/asigoc/wooden-sword", b"GET /api/decks?game=duel", b"GET /api/me", b"GET /api/tables",
    b"GET /api/replays?mine", b"GET /api/replays/{table}?seat=-1&lang=en", b"GET /api/replays/{table}/at?n=3&seat=0",
    b"GET /api/replays/{table}/file", b"GET /api/tables/{table}", b"GET /openapi.json", b"GET /healthz", b"GET /x/y",
    b'POST /api/me\n{"name":"Ann"}', b'POST /api/replays/{table}/share\n{"shared":true}',
    b'POST /api/decks\n{"game":"duel","name":"Mine","text":"3 Kuriboh\\n2 Pot of Greed"}',
    b"DELETE /api/decks/duel/Mine", b'POST /api/replays/{table}/fork\n{"n":0,"seat":1,"bot":"","name":"Bob"}',
    b'POST /api/tables\n{"game":"asigoc","kind":"hotseat","name":"Ann","other":"Bob","deck":"Ford Raiders","seat":0}',
    b'POST /api/tables\n{"game":"duel","kind":"quick","name":"Ann","deck":"3 Kuriboh","clock":60,"unread":false}',
    b'POST /api/tables/{table}/join\n{"name":"Bob","deck":"","unread":true}',
    b'POST /api/games/duel/check\n{"text":"3 Kuriboh\\n1 Nobody","lang":"ru"}',
    b'POST /api/games/vanguard-premium/convert\n{"text":"TD01","form":"ydke"}',
    b'POST /api/games/asigoc/hand\n{"text":"Ford Raiders","seed":7}',
    b'POST /api/games/duel/compare\n{"text":"3 Kuriboh","other":"2 Pot of Greed"}',
    b'POST /api/games/asigoc/picture\n{"text":"Ford Raiders","lang":"fr","theme":"dark"}',
]  # fmt: skip
PIECES: Final = [
    '{"t":"act",', '"id":"x"', '"n":3', '"action":"', "h1", "end", "null", "true", "[", "}", '"', "\\u0000", "%00",
    "%ff", "?", "&", "/", "..", "lang=xx", "seat=2", "{table}", '"deck":""', '"seat":1',
]  # fmt: skip


class Refused(DuelwrightError):
    """The server has refused an input, in words."""


class FirstOption(Bots):
    """Bots without processes."""

    async def answer(self, name: str, setup: Setup, view: View, prompt: Prompt, who: tuple[str, str] = ("", "")) -> str:
        """The first thing that is possible."""
        return prompt.options[0]


class Served:
    """A server without sockets, with a table at one screen and one whose game is over."""

    def __init__(self, folder: Path) -> None:
        self.runner = asyncio.Runner()
        self.runner.run(self._begin(folder))

    async def _begin(self, folder: Path) -> None:
        bots = FirstOption()
        self.lobby = Lobby(Journal(folder / "journal.sqlite"), Store(folder / "duelwright.sqlite"), bots, pace=0)
        self.server = Server(self.lobby, folder / "library.sqlite", is_limited=False)
        self.app = self.server.app()
        over = await self._sit()
        await self.server._take(over, Client(0, "en"), read_frame('{"t":"concede","id":"enough"}'))
        self.over = over.table.id
        self.presenter = await self._sit()

    async def _sit(self) -> Presenter:
        asigoc = game("asigoc")
        chairs = (Chair("Ann", hashed(TOKEN)), Chair("Bob", hashed(TOKEN)))
        return await self.lobby.open(Setup(asigoc.key, asigoc.format_hash, "hotseat", chairs))

    def close(self) -> None:
        """End it."""
        self.runner.run(self.lobby.close())
        self.server.deck_api.close()
        self.runner.close()

    def frame(self, text: str) -> None:
        """Somebody at the table sends a frame; Refused where it is none, or cannot be done."""
        try:
            frame = read_frame(text)
        except (msgspec.MsgspecError, UnicodeError, RecursionError):  # as the server's own reading does
            raise Refused("this is no frame") from None
        self.runner.run(self._take(frame))

    async def _take(self, frame: object) -> None:
        if self.presenter.table.is_over:
            self.presenter = await self._sit()
        table = self.presenter.table
        client = Client(max(0, self.presenter.waiting()), "en")
        try:
            await self.server._take(self.presenter, client, frame)
        except Denied as denied:
            assert not table.frozen, table.id
            raise Refused(self.presenter.denial(denied, client.seat, "en").text) from None
        assert not table.frozen, table.id

    def request(self, data: bytes) -> None:
        """Somebody asks over HTTP, as who played; Refused where the answer says no."""
        line, _, body = data.partition(b"\n")
        method, _, target = line.decode("latin-1").partition(" ")
        method = re.sub(r"[^A-Za-z]", "", method)[:10].upper() or "GET"
        target = "/" + re.sub(r"[^!-~]", "x", target.replace(NAME, self.over)).lstrip("/")
        status, answer = self.runner.run(self._ask(method, target, body))
        assert status < 500 or status == 503, (status, data)
        assert status < 400 or answer.strip(), (status, data)
        if len(self.lobby.tables) > MOST_TABLES // 2:
            self.lobby.tables = {name: self.lobby.tables[name] for name in (self.over, self.presenter.table.id)
                                 if name in self.lobby.tables}  # fmt: skip
        if status >= 400:
            raise Refused(f"{status} {answer.decode()}")

    async def _ask(self, method: str, target: str, body: bytes) -> tuple[int, bytes]:
        path, _, query = target.partition("?")
        headers = [(b"host", b"localhost"), (b"content-type", b"application/json"),
                   (b"authorization", f"Bearer {TOKEN}".encode())]  # fmt: skip
        scope = {"type": "http", "asgi": {"version": "3.0"}, "http_version": "1.1", "method": method, "scheme": "http",
                 "path": unquote(path), "raw_path": path.encode(), "query_string": query.encode(), "headers": headers,
                 "client": ("127.0.0.1", 1), "server": ("127.0.0.1", 80), "root_path": ""}  # fmt: skip
        status, parts, sent = 0, list[bytes](), asyncio.Event()

        async def receive() -> MutableMapping[str, Any]:
            if sent.is_set():
                await asyncio.Event().wait()  # who asks stays until everything is answered
            sent.set()
            return {"type": "http.request", "body": body, "more_body": False}

        async def send(message: MutableMapping[str, Any]) -> None:
            nonlocal status
            status = message.get("status", status)
            parts.append(message.get("body", b""))

        with contextlib.suppress(asyncio.CancelledError):
            await self.app(scope, receive, send)
        return status, b"".join(parts)
