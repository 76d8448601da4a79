"""Accounts: what a guest did moves along, who was there is known again, and nobody else is taken for them."""

from __future__ import annotations

import asyncio
import json
import os
import sqlite3
import subprocess
import sys
from contextlib import closing
from pathlib import Path
from typing import Any

import httpx
import pytest
from websockets.asyncio.client import connect

from duelwright.server.lobby import Seated
from duelwright.server.names import is_name, key_of
from duelwright.server.passwords import Passwords, is_weak
from duelwright.server.records import Records
from duelwright.server.visitor import COOKIE

from ..patience import PATIENCE
from .players import ROOT, Served, alone

SECRET = "correct horse battery"
OTHER = "another fine secret"


class Visitor:
    """A browser: it keeps its cookie and says which page it is on."""

    def __init__(self, server: Served, agent: str = "a browser") -> None:
        headers = {"origin": server.address, "user-agent": agent}
        self.client = httpx.AsyncClient(base_url=server.address, headers=headers, timeout=PATIENCE)

    @property
    def cookie(self) -> str:
        return self.client.cookies.get(COOKIE) or ""

    async def ask(self, method: str, path: str, body: object = None, **headers: str) -> httpx.Response:
        return await self.client.request(method, path, json=body, headers=headers)

    async def done(self, method: str, path: str, body: object = None, status: int = 200) -> Any:
        answer = await self.ask(method, path, body)
        assert answer.status_code == status, answer.text
        return answer.json()

    async def refused(self, method: str, path: str, body: object = None) -> tuple[int, str]:
        answer = await self.ask(method, path, body)
        assert answer.status_code >= 400, answer.text
        return answer.status_code, answer.json()["code"]

    async def register(self, name: str, password: str = SECRET) -> Any:
        return await self.done("POST", "/api/account", {"name": name, "password": password}, 201)

    async def log_in(self, name: str, password: str = SECRET) -> Any:
        return await self.done("POST", "/api/login", {"name": name, "password": password})

    async def me(self) -> Any:
        return await self.done("GET", "/api/me")


async def played(server: Served, visitor: Visitor, **asked: object) -> str:
    """A game against a bot that a visitor has given up; its name."""
    seated = await visitor.done("POST", "/api/tables", {"game": "asigoc", "bot": "1", **asked}, 201)
    url = f"{server.address.replace('http', 'ws', 1)}/ws/{seated['table']}"
    async with connect(url, compression=None, max_size=None, open_timeout=PATIENCE) as socket:
        await socket.send(json.dumps({"t": "hello", "token": seated["token"]}))
        await socket.send(json.dumps({"t": "concede", "id": "enough"}))
        async for data in socket:
            frame = json.loads(data)
            if frame.get("ending") and frame["ending"]["replay"]:
                return str(seated["table"])
    raise AssertionError("the game did not end")


async def known(visitor: Visitor) -> bool:
    """Whether a visitor is logged in."""
    return "account" in await visitor.me()


async def games_of(visitor: Visitor) -> set[str]:
    return {one["id"] for one in await visitor.done("GET", "/api/replays?mine=1")}


async def decks_of(visitor: Visitor) -> set[str]:
    return {one["name"] for one in await visitor.done("GET", "/api/decks")}


async def keep(visitor: Visitor, name: str, text: str = "4 Wooden Sword") -> None:
    await visitor.done("POST", "/api/decks", {"game": "asigoc", "name": name, "text": text}, 201)


@alone
async def test_what_a_guest_played_and_built_moves_along_into_the_account(server: Served) -> None:
    ada = Visitor(server)
    await ada.done("POST", "/api/me", {"name": "Somebody"})
    await keep(ada, "Swords")
    game = await played(server, ada)
    old = ada.cookie
    assert await ada.register("Ada Mover") == {"name": "Ada Mover", "account": True}
    assert ada.cookie != old and await games_of(ada) == {game} and await decks_of(ada) == {"Swords"}
    elsewhere = Visitor(server)
    await keep(elsewhere, "Swords", "3 Wooden Sword")
    await keep(elsewhere, "Shields")
    second = await played(server, elsewhere)
    await elsewhere.log_in("ada mover")
    assert await games_of(elsewhere) == {game, second} == await games_of(ada)
    assert await decks_of(ada) == {"Swords", "Swords (2)", "Shields"}


@alone
async def test_the_cookie_from_before_the_login_opens_nothing(server: Served) -> None:
    ada, thief = Visitor(server), Visitor(server)
    await ada.done("POST", "/api/me", {"name": "Fixed"})
    thief.client.cookies = ada.client.cookies  # a copy
    await ada.register("Ada Fixed")
    assert await thief.me() == {"name": ""}
    assert await thief.refused("GET", "/api/logins") == (401, "no_login")
    assert await games_of(thief) == set()
    await thief.done("POST", "/api/me", {"name": "Thief"})
    assert thief.cookie != ada.cookie and (await ada.me())["name"] == "Ada Fixed"


@alone
async def test_a_wrong_password_and_a_wrong_name_are_refused_alike(server: Served) -> None:
    ada = Visitor(server)
    await ada.register("Ada Alike")
    stranger = Visitor(server)
    answers = [
        await stranger.ask("POST", "/api/login", {"name": name, "password": password})
        for name, password in (("Ada Alike", OTHER), ("Nobody At All", SECRET))
    ]
    assert [answer.status_code for answer in answers] == [401, 401]
    assert answers[0].content == answers[1].content and not stranger.cookie


@alone
async def test_logins_are_seen_and_end_on_every_device_when_asked(server: Served) -> None:
    desk, phone, tablet = (Visitor(server, agent) for agent in ("desk", "phone", "tablet"))
    await desk.register("Ada Devices")
    await phone.log_in("Ada Devices")
    await tablet.log_in("Ada Devices")
    found = await desk.done("GET", "/api/logins")
    assert {one["agent"]: one["is_this"] for one in found} == {"desk": True, "phone": False, "tablet": False}
    which = next(one["id"] for one in found if one["agent"] == "phone")
    assert await desk.done("DELETE", f"/api/logins/{which}") == {"ended": 1}
    assert not await known(phone) and await known(tablet)
    assert await desk.refused("DELETE", f"/api/logins/{which}") == (404, "no_browser")
    assert await desk.done("DELETE", "/api/logins") == {"ended": 1}
    assert not await known(tablet) and await known(desk)
    await desk.done("DELETE", "/api/login")
    assert not await known(desk) and not desk.cookie


@alone
async def test_another_password_logs_everybody_else_out(server: Served) -> None:
    ada, old = Visitor(server), Visitor(server)
    await ada.register("Ada Changes")
    await old.log_in("Ada Changes")
    wrong = {"password": OTHER, "new": OTHER}
    assert await ada.refused("POST", "/api/account/password", wrong) == (401, "wrong_login")
    weak = {"password": SECRET, "new": "adachanges"}
    assert await ada.refused("POST", "/api/account/password", weak) == (422, "weak_password")
    assert await ada.done("POST", "/api/account/password", {"password": SECRET, "new": OTHER}) == {"ended": 1}
    assert not await known(old) and await known(ada)
    assert await old.refused("POST", "/api/login", {"name": "Ada Changes", "password": SECRET}) == (401, "wrong_login")
    await old.log_in("Ada Changes", OTHER)


@alone
async def test_an_account_that_is_given_up_leaves_its_name_and_nothing_to_log_in_to(server: Served) -> None:
    ada = Visitor(server)
    await ada.register("Ada Leaves")
    await keep(ada, "Swords")
    assert await ada.refused("DELETE", "/api/account", {"password": OTHER}) == (401, "wrong_login")
    await ada.done("DELETE", "/api/account", {"password": SECRET})
    again = Visitor(server)
    assert await again.refused("POST", "/api/login", {"name": "Ada Leaves", "password": SECRET}) == (401, "wrong_login")
    await again.register("Ada Leaves", OTHER)
    assert await games_of(again) == set() == await decks_of(again)


@alone
async def test_nobody_plays_under_the_name_of_an_account_that_is_not_theirs(server: Served) -> None:
    ada, guest = Visitor(server), Visitor(server)
    await ada.register("Ada Owns")
    assert await guest.refused("POST", "/api/me", {"name": "ada_owns"}) == (409, "name_taken")
    table = {"game": "asigoc", "kind": "invite", "name": "ADA OWNS"}
    assert await guest.refused("POST", "/api/tables", table) == (409, "name_taken")
    assert await guest.refused("POST", "/api/account", {"name": "Adá Owns", "password": SECRET}) == (409, "name_taken")
    assert await ada.refused("POST", "/api/me", {"name": "Eve"}) == (409, "account_name")
    seated = await ada.done("POST", "/api/tables", {**table, "name": "Eve"}, 201)
    assert (await ada.done("GET", f"/api/tables/{seated['table']}"))["name"] == "Ada Owns"
    for name in ("x", "Bot 5", "Guest", "Аda", "<b>", "a" * 25, "two  / marks"):
        status, _ = await guest.refused("POST", "/api/account", {"name": name, "password": SECRET})
        assert status in (400, 422), name
    assert await guest.refused("POST", "/api/account", {"name": "Eve Weak", "password": "eveweak"}) == (
        422, "weak_password",
    )  # fmt: skip


@alone
async def test_another_sites_page_cannot_log_anybody_in_or_out(server: Served) -> None:
    ada = Visitor(server)
    await ada.register("Ada Guarded")
    for method, path, body in (
        ("POST", "/api/login", {"name": "Ada Guarded", "password": SECRET}), ("DELETE", "/api/login", None),
        ("DELETE", "/api/account", {"password": SECRET}), ("POST", "/api/blocks", {"name": "Ada Guarded"}),
    ):  # fmt: skip
        answer = await ada.ask(method, path, body, origin="https://evil.example")
        assert (answer.status_code, answer.json()["code"]) == (403, "foreign_origin")
    assert await known(ada)


@alone
async def test_passwords_are_in_no_log_and_no_file(server: Served) -> None:
    ada, secret = Visitor(server), "sesame-open-wide-77"
    await ada.register("Ada Secret", secret)
    await ada.log_in("Ada Secret", secret)
    await ada.refused("POST", "/api/login", {"name": "Ada Secret", "password": secret + "!"})
    await ada.refused("POST", "/api/login", {"name": "Ada Secret", "password": secret, "more": 1})
    kept = [path for path in server.folder.rglob("*") if path.is_file()]
    assert kept and not [path for path in kept if secret.encode() in path.read_bytes()]
    with closing(sqlite3.connect(server.folder / "duelwright.sqlite")) as base:
        known = [row[0] for row in base.execute("SELECT password FROM accounts")]
    assert known and all(one.startswith("$argon2id$") for one in known)


@alone
async def test_who_blocks_somebody_is_not_met_by_them(server: Served) -> None:
    ada, eve = Visitor(server), Visitor(server)
    await ada.register("Ada Blocks")
    await eve.register("Eve Blocked")
    assert await ada.done("POST", "/api/blocks", {"name": "eve blocked"}) == ["Eve Blocked"]
    assert await ada.refused("POST", "/api/blocks", {"name": "Ada Blocks"}) == (404, "no_account")
    for host, other in ((ada, eve), (eve, ada)):
        table = (await host.done("POST", "/api/tables", {"game": "duel", "kind": "lobby"}, 201))["table"]
        assert table not in {one["table"] for one in await other.done("GET", "/api/tables")}
        assert await other.refused("POST", f"/api/tables/{table}/join", {}) == (409, "full")
        quick = await other.done("POST", "/api/tables", {"game": "duel", "kind": "quick"}, 201)
        assert quick["table"] != table
    assert await ada.done("DELETE", "/api/blocks/Eve%20Blocked") == []


async def moderated(server: Served, *words: str) -> subprocess.CompletedProcess[str]:
    """What the operator's command says."""
    command = [sys.executable, "-m", "duelwright", "moderate", *words, "--data", str(server.folder)]
    env = {**os.environ, "PYTHONPATH": str(ROOT / "src")}
    return await asyncio.to_thread(
        lambda: subprocess.run(command, capture_output=True, text=True, timeout=PATIENCE, env=env)
    )


async def until(visitor: Visitor, is_so: Any) -> None:
    """Wait until the server has read what the operator did."""
    while not is_so(await visitor.me()):
        await asyncio.sleep(0.05)


@alone
async def test_the_operator_reads_a_report_and_lets_somebody_speak_and_play_no_more(server: Served) -> None:
    ada, eve = Visitor(server), Visitor(server)
    await ada.register("Ada Reports")
    await eve.register("Eve Reported")
    mine = await ada.done("POST", "/api/tables", {"game": "asigoc", "kind": "invite"}, 201)
    theirs = await eve.done("POST", f"/api/tables/{mine['table']}/join", {}, 201)
    player = await server.welcomed(Seated(theirs["table"], theirs["seat"], theirs["token"]))
    await player.send({"t": "say", "text": "You fool"})
    await player.until("said")
    path, complaint = f"/api/tables/{mine['table']}/report", {"reason": "words", "text": "They insult me."}
    assert await ada.refused("POST", path, complaint) == (403, "no_seat")
    told = await ada.ask("POST", path, complaint, authorization=f"Bearer {mine['token']}")
    assert told.status_code == 201
    listed = json.loads((await moderated(server, "reports", "--json")).stdout)
    (report,) = [one for one in listed if one["table"] == mine["table"]]
    assert (report["by"], report["about"], report["reason"]) == ("Ada Reports", "Eve Reported", "words")
    assert [one["text"] for one in report["words"]] == ["You fool"]
    assert (await moderated(server, "mute", "eve reported", "--days", "1")).returncode == 0
    await until(eve, lambda me: "muted" in me)
    await player.send({"t": "say", "text": "Fool again"})
    refused = await player.until("refused")
    assert refused["reason"]["code"] == "muted"
    assert (await moderated(server, "ban", "Eve Reported")).returncode == 0
    while (await eve.ask("POST", "/api/tables", {"game": "asigoc"})).status_code != 403:
        await asyncio.sleep(0.05)
    assert (await moderated(server, "pardon", "Eve Reported")).returncode == 0
    while (await eve.ask("POST", "/api/tables", {"game": "asigoc"})).status_code != 201:
        await asyncio.sleep(0.05)
    assert (await moderated(server, "rename", "Eve Reported", "Quiet One")).returncode == 0
    assert (await eve.me())["name"] == "Quiet One"
    reset = await moderated(server, "password", "Quiet One")
    secret = reset.stdout.split()[-1]
    await until(eve, lambda me: "account" not in me)
    await eve.log_in("Quiet One", secret)
    assert (await moderated(server, "close", str(report["id"]))).returncode == 0
    assert json.loads((await moderated(server, "reports", "--json")).stdout) == []
    nobody = await moderated(server, "ban", "Nobody Here")
    assert nobody.returncode == 1 and "nobody" in nobody.stderr and "Traceback" not in nobody.stderr


def test_names_are_of_one_script_and_two_that_look_alike_are_one() -> None:
    assert key_of("Ａｄａ") == key_of("ada") and key_of("Zoë") == key_of("zoe") != key_of("zoo")
    assert is_name("Zoë d'Arc") and not is_name("Adа")  # the last letter is Cyrillic


@alone
async def test_nobodys_password_takes_a_comparison_too(monkeypatch: pytest.MonkeyPatch) -> None:
    passwords = Passwords(memory=64, rounds=1)
    compared: list[str] = []
    fits = Passwords._fits

    def noted(own: Passwords, password: str, known: str) -> bool:
        compared.append(known)
        return fits(own, password, known)

    monkeypatch.setattr(Passwords, "_fits", noted)
    known = await passwords.hash("ｓecret enough")
    assert await passwords.fits("secret enough", known) and not await passwords.fits("secret enougH", known)
    assert not await passwords.fits("nobody", None)
    assert compared[-1] == passwords.nobody and len(compared) == 3
    assert not is_weak("secret enough", "Ada") and is_weak("23456789", "Ada")
    passwords.close()


def test_a_database_from_before_accounts_is_brought_up(tmp_path: Path) -> None:
    old = tmp_path / "duelwright.sqlite"
    with closing(sqlite3.connect(old)) as base:
        base.execute(
            "CREATE TABLE games (id VARCHAR(32) PRIMARY KEY, game VARCHAR(64), first VARCHAR(64), second VARCHAR(64), "
            "first_guest VARCHAR(64), second_guest VARCHAR(64), winner VARCHAR(1), reason VARCHAR(64), turns INTEGER, "
            "ended FLOAT, setup TEXT, replay TEXT)"
        )
    for _ in range(2):
        records = Records(old)
        with closing(sqlite3.connect(old)) as base:
            columns = {row[1] for row in base.execute("PRAGMA table_info(games)")}
            tables = {row[0] for row in base.execute("SELECT name FROM sqlite_master WHERE type = 'table'")}
        assert {"shared", "shifts"} <= columns and {"accounts", "logins", "standings"} <= tables
        records.close()
