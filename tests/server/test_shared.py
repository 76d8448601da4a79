"""Who may see a finished game: of the lobby everybody, else those who played it, until one of them shares it."""

from __future__ import annotations

import asyncio
import shutil
import sqlite3
from contextlib import closing
from pathlib import Path

import pytest

from duelwright.server.lobby import Seated
from duelwright.server.store import Store

from .players import Served, alone

NOTHING = "AAAAAAAAAAA"  # a name of no game
OLD = Path(__file__).parents[1] / "yesterday" / "602e8d8" / "data" / "duelwright.sqlite"


def seat(seated: Seated) -> dict[str, str]:
    """What a program sends that knows a seat's token."""
    return {"authorization": f"Bearer {seated.token}"}


async def given_up(server: Served, first: Seated, *more: Seated) -> None:
    """Everybody comes to a table, and the first one gives the game up."""
    players = [await server.welcomed(one) for one in (first, *more)]
    await players[0].send({"t": "concede", "id": "enough"})
    await asyncio.gather(*[player.over() for player in players])


async def answers(server: Served, name: str, **headers: str) -> list[tuple[int, bytes]]:
    """What all that can be asked about a game is answered with."""
    path = f"/api/replays/{name}"
    asked = [("GET", path, None), ("GET", f"{path}/at?n=0", None), ("GET", f"{path}/file", None),
             ("POST", f"{path}/fork", {"n": 0, "bot": "1"}), ("POST", f"{path}/share", {"shared": True})]  # fmt: skip
    found = [await server.ask(method, where, body, **headers) for method, where, body in asked]
    return [(one.status_code, one.content) for one in found]


async def is_listed(server: Served, name: str, query: str = "", **headers: str) -> bool:
    """Whether a game is in a list of games."""
    return name in {one["id"] for one in await server.get(f"/api/replays{query}", **headers)}


@pytest.mark.parametrize("kind", ["invite", "hotseat", "bot"])
@alone
async def test_a_stranger_is_told_the_same_as_where_there_is_no_game(server: Served, kind: str) -> None:
    first = await server.open("asigoc", kind)
    more = [await server.join(first.table)] if kind == "invite" else []
    await given_up(server, first, *more)
    nothing = await answers(server, NOTHING)
    assert {status for status, _ in nothing} == {404} and not await is_listed(server, first.table)
    for headers in ({}, seat(Seated("", 0, "no-token-of-this-table")), {"authorization": "Bearer"}):
        assert await answers(server, first.table, **headers) == nothing
    for one in (first, *more):
        own = seat(one)
        story = await server.get(f"/api/replays/{one.table}", **own)
        assert (story["shared"], story["is_own"]) == (False, True)
        file = await server.ask("GET", f"/api/replays/{one.table}/file", **own)
        assert file.status_code == 200 and file.headers["cache-control"] == "no-store"


@alone
async def test_what_a_player_shares_everybody_sees_until_it_is_taken_back(server: Served) -> None:
    first = await server.open("asigoc", "invite")
    second = await server.join(first.table)
    await given_up(server, first, second)
    path = f"/api/replays/{first.table}"
    shared = await server.ask("POST", f"{path}/share", {"shared": True}, **seat(second))
    assert shared.status_code == 200 and shared.json() == {"shared": True}
    story = await server.get(path)
    assert (story["shared"], story["is_own"]) == (True, False) and await is_listed(server, first.table)
    refused = await server.ask("POST", f"{path}/share", {"shared": False})
    assert refused.status_code == 403 and refused.json()["code"] == "not_yours"
    assert (await server.ask("POST", f"{path}/share", {"shared": False}, **seat(first))).status_code == 200
    assert await answers(server, first.table) == await answers(server, NOTHING)
    assert not await is_listed(server, first.table)


@alone
async def test_a_game_of_the_lobby_is_for_all_and_what_is_played_on_from_it_is_not(server: Served) -> None:
    first = await server.open("asigoc", "lobby")
    await given_up(server, first, await server.join(first.table))
    assert (await server.get(f"/api/replays/{first.table}"))["shared"] and await is_listed(server, first.table)
    forked = await server.ask("POST", f"/api/replays/{first.table}/fork", {"n": 0, "bot": ""})
    seated = Seated(**forked.json())
    await given_up(server, seated)
    assert (await server.ask("GET", f"/api/replays/{seated.table}/file")).status_code == 404
    assert (await server.ask("GET", f"/api/replays/{seated.table}/file", **seat(seated))).status_code == 200


@alone
async def test_what_is_played_on_from_a_game_of_ones_own_is_ones_own(server: Served) -> None:
    first = await server.open("asigoc", "bot")
    await given_up(server, first)
    fork = f"/api/replays/{first.table}/fork"
    assert (await server.ask("POST", fork, {"n": 0, "bot": ""})).status_code == 404
    forked = await server.ask("POST", fork, {"n": 0, "bot": ""}, **seat(first))
    seated = Seated(**forked.json())
    await given_up(server, seated)
    assert await answers(server, seated.table) == await answers(server, NOTHING)
    assert (await server.get(f"/api/replays/{seated.table}", **seat(seated)))["is_own"]


@alone
async def test_a_guest_sees_their_own_by_the_cookie(server: Served) -> None:
    named = await server.ask("POST", "/api/me", {"name": "Ann"})
    ann = {"cookie": named.headers["set-cookie"].partition(";")[0], "origin": server.address}
    opened = await server.ask("POST", "/api/tables", {"game": "asigoc", "bot": "1"}, **ann)
    seated = Seated(**opened.json())
    await given_up(server, seated)
    assert await is_listed(server, seated.table, "?mine", **ann)
    assert (await server.get(f"/api/replays/{seated.table}", **ann))["is_own"]
    bob = {"cookie": "duelwright_guest=abcdefghijklmnopqrstuvwxyz", "origin": server.address}
    assert await answers(server, seated.table, **bob) == await answers(server, NOTHING, **bob)
    assert not await is_listed(server, seated.table, "?mine", **bob)


# --- games that earlier versions kept ---------------------------------------------------------------------------------


def old_store(folder: Path, kinds: dict[str, str]) -> Path:
    """A database of an earlier version with its game under several names, of tables of several kinds."""
    file = Path(shutil.copy(OLD, folder / "duelwright.sqlite"))
    with closing(sqlite3.connect(file)) as base:
        (row,) = base.execute("SELECT * FROM games LIMIT 1").fetchall()
        names = [column[1] for column in base.execute("PRAGMA table_info(games)")]
        assert "shared" not in names
        base.execute("DELETE FROM games")
        for name, setup in kinds.items():
            values = {**dict(zip(names, row, strict=True)), "id": name, "setup": setup}
            base.execute(f"INSERT INTO games VALUES ({', '.join('?' * len(names))})", list(values.values()))
        base.commit()
    return file


def test_old_games_of_the_lobby_are_for_all_and_the_others_for_who_played(tmp_path: Path) -> None:
    setups = {kind: f'{{"game":"duel","hash":"","kind":"{kind}","chairs":[]}}' for kind in ("lobby", "invite", "bot")}
    file = old_store(tmp_path, {**setups, "damaged": '{"kind":'})
    for _ in range(2):
        store = Store(file)
        assert [one.id for one in store.finished()] == ["lobby"] and len(store.kept()) == 4
        assert store.rights("lobby", "", "") and store.rights("invite", "", "") is None
        assert store.rights("damaged", "", "x") is None
        store.close()
    store = Store(file)
    store.share("invite", True)  # what was said since stands at the next start
    store.close()
    store = Store(file)
    assert {one.id for one in store.finished()} == {"lobby", "invite"}
    store.close()


def test_a_start_that_broke_off_while_bringing_the_games_up_is_taken_up(tmp_path: Path) -> None:
    file = old_store(tmp_path, {"lobby": '{"game":"duel","hash":"","kind":"lobby","chairs":[]}'})
    with closing(sqlite3.connect(file)) as base:
        base.execute("ALTER TABLE games ADD COLUMN shared BOOLEAN")
        base.commit()
    store = Store(file)
    assert [one.id for one in store.finished()] == ["lobby"]
    store.close()
