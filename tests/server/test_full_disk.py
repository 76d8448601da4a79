"""A disk without room: whoever asks is told so in words, and not where the files of the server lie."""

from __future__ import annotations

import asyncio
from collections.abc import AsyncIterator, MutableMapping
from contextlib import asynccontextmanager
from pathlib import Path

import httpx
from sqlalchemy import event

from duelwright.server.app import Server
from duelwright.server.lobby import Lobby
from duelwright.server.visitor import COOKIE

from .inside import hosting
from .players import Served, alone
from .test_journal import full_disk

FULL = "PRAGMA max_page_count = 1"  # SQLite makes its file no larger than it is, and says what it says of a full disk
ROOM = "PRAGMA max_page_count = 1000000"
MOST = 500  # names, or decks, until the last page of a file is full


@asynccontextmanager
async def asking(lobby: Lobby, folder: Path) -> AsyncIterator[tuple[Server, httpx.AsyncClient]]:
    """The application around a lobby, and somebody who asks it."""
    server = Server(lobby, folder / "library.sqlite", is_limited=False)
    transport = httpx.ASGITransport(server.app(), raise_app_exceptions=False)
    async with httpx.AsyncClient(transport=transport, base_url="http://localhost") as client:
        yield server, client
    server.deck_api.close()


def guest(number: int) -> dict[str, str]:
    """The headers of somebody who was here before."""
    return {"cookie": f"{COOKIE}=somebody-who-was-here-{number:04}", "origin": "http://localhost"}


def told(answer: httpx.Response, folder: Path) -> tuple[int, str]:
    """How something was refused: in words, and without a path."""
    wrong = answer.json()
    assert len(wrong["text"].split()) > 5 and str(folder) not in answer.text and "sqlite" not in answer.text.lower()
    return answer.status_code, wrong["code"]


@alone
async def test_a_name_is_refused_where_there_is_no_room_for_it(folder: Path) -> None:
    async with hosting(folder) as lobby, asking(lobby, folder) as (_, client):
        event.listen(lobby.store.records.engine, "connect", lambda base, _: base.execute(FULL))
        lobby.store.records.engine.dispose()  # so that it connects anew
        for number in range(MOST):
            answer = await client.post("/api/me", json={"name": "x" * 24}, headers=guest(number))
            if answer.status_code != 200:
                break
        assert told(answer, folder) == (507, "disk_full")
        assert (await client.get("/api/me", headers=guest(number))).json() == {"name": ""}
        assert (await client.get("/api/me", headers=guest(0))).json() == {"name": "x" * 24}


@alone
async def test_a_deck_is_refused_where_there_is_no_room_for_it(folder: Path) -> None:
    async with hosting(folder) as lobby, asking(lobby, folder) as (server, client):
        library = await asyncio.to_thread(server.deck_api.library)
        library.base.execute(FULL)
        for number in range(MOST):
            deck = {"game": "duel", "name": f"Deck {number}", "text": "3 Kuriboh"}
            answer = await client.post("/api/decks", json=deck, headers=guest(number))
            if answer.status_code != 201:
                break
        assert told(answer, folder) == (507, "disk_full")
        library.base.execute(ROOM)
        assert (await client.post("/api/decks", json=deck, headers=guest(number))).status_code == 201


@alone
async def test_a_server_whose_disk_takes_nothing_says_so_without_a_path(tmp_path: Path) -> None:
    server = Served(tmp_path)
    try:
        await server.get("/api/games/duel/search?q=kuriboh")  # the library is open
        with full_disk(server.process.pid, 0):
            for path, body in (
                ("/api/me", {"name": "Ann"}),
                ("/api/decks", {"game": "duel", "name": "Mine", "text": "3 Kuriboh"}),
                ("/api/tables", {"game": "duel", "kind": "lobby"}),
            ):
                assert told(await server.ask("POST", path, body), tmp_path) == (503, "not_kept")
        assert (await server.ask("POST", "/api/me", {"name": "Ann"})).status_code == 200
    finally:
        server.kill()
    assert not server.faults()


@alone
async def test_who_comes_to_a_table_that_cannot_be_read_now_is_told_to_come_back(folder: Path) -> None:
    sent: list[dict[str, object]] = []
    came: list[dict[str, object]] = [
        {"type": "websocket.connect"},
        {"type": "websocket.receive", "text": '{"t":"hello","token":"abc"}'},
    ]

    async def receive() -> dict[str, object]:
        return came.pop(0)

    async def send(message: MutableMapping[str, object]) -> None:
        sent.append(dict(message))

    async with hosting(folder) as lobby:
        server = Server(lobby, folder / "library.sqlite")
        lobby.journal.path = str(folder / "unplugged" / "journal.sqlite")
        scope = {"type": "websocket", "path": "/ws/some-table", "headers": [], "client": ("127.0.0.1", 1)}
        await server.app()(scope, receive, send)
    assert [message["type"] for message in sent] == ["websocket.accept", "websocket.close"]
    assert (sent[-1]["code"], sent[-1]["reason"]) == (1013, "not_kept")
