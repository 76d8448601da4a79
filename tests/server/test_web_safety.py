"""Strangers: other sites' pages, floods, frames and bodies too long or without meaning, names with tricks in them."""

from __future__ import annotations

import asyncio
import contextlib
import json
import uuid
from collections.abc import Iterator
from pathlib import Path

import httpx
from hypothesis import HealthCheck, given, settings
from hypothesis import strategies as st
from websockets.asyncio.client import connect
from websockets.exceptions import ConnectionClosed, InvalidStatus

from duelwright.server.app import ASK_BURST, EVENTS, FRAME_BURST, WORK_BURST, cost
from duelwright.server.wire import Hello, Offer, Ping, SetLanguage

from ..patience import PATIENCE
from .inside import Watcher, hosting, opened
from .players import Player, Served, Standing, alone

COOKIE = {"cookie": "duelwright_guest=abcdefghijklmnopqrstuvwxyz"}
HEADERS = (
    "content-security-policy",
    "x-content-type-options",
    "referrer-policy",
    "cross-origin-opener-policy",
    "permissions-policy",
)
MARKUP = '<img src=x onerror="alert(1)">'


# --- where requests come from -----------------------------------------------------------------------------------------


def origins(server: Served) -> Iterator[tuple[dict[str, str], bool]]:
    """Headers of requests, and whether they are taken."""
    for cookie in ({}, COOKIE):
        yield {"origin": server.address, **cookie}, True
        yield {"origin": "https://evil.example", **cookie}, False
        yield {"origin": f"{server.address}.evil.example", **cookie}, False
        yield {"origin": "null", **cookie}, False
        yield {"origin": "", **cookie}, False
    yield {}, True  # a program, which is nobody
    yield COOKIE, False


@alone
async def test_another_sites_page_can_change_nothing(limited: Served) -> None:
    for headers, is_taken in origins(limited):
        for path, body in (("/api/me", {"name": "Eve"}), ("/api/tables", {"game": "nothing"})):
            answer = await limited.ask("POST", path, body, **headers)
            assert (answer.status_code == 403) is not is_taken, (headers, path, answer.text)
            assert is_taken or answer.json()["code"] == "foreign_origin"


@alone
async def test_another_sites_page_gets_no_socket(limited: Served) -> None:
    url = f"{limited.address.replace('http', 'ws', 1)}/ws/nowhere"
    for headers, is_taken in origins(limited):
        try:
            async with connect(url, additional_headers=headers, open_timeout=PATIENCE):
                assert is_taken, headers
        except InvalidStatus as error:
            assert error.response.status_code == 403 and not is_taken, headers


@alone
async def test_pages_of_a_named_address_are_ours(tmp_path: Path) -> None:
    server = Served(tmp_path, "--origin", "https://cards.example")
    for origin, status in (("https://cards.example", 200), ("http://cards.example", 403), ("https://x.example", 403)):
        assert (await server.ask("POST", "/api/me", {"name": "Ann"}, origin=origin)).status_code == status
    server.stop()


@alone
async def test_every_answer_carries_the_headers(limited: Served) -> None:
    cases = [
        ("GET", "/", {}, None),
        ("GET", "/api/games", {}, 200),
        ("GET", "/api/games/duel/cards?lang=ru", {}, 200),
        ("GET", "/api/tables/nowhere", {}, 404),
        ("GET", "/api/nothing", {}, 404),
        ("GET", "/assets/nothing.js", {}, None),
        ("GET", "/../../etc/passwd", {}, None),
        ("DELETE", "/api/tables", {}, 405),
        ("POST", "/api/me", {"origin": "https://evil.example"}, 403),
        ("GET", "/healthz", {}, 200),
        ("GET", "/metrics", {}, 200),
        ("HEAD", "/api/games", {}, 200),
    ]
    for method, path, headers, status in cases:
        answer = await limited.ask(method, path, **headers)
        assert status is None or answer.status_code == status, (path, answer.status_code)
        for name in HEADERS:
            assert answer.headers.get(name), f"{method} {path} has no {name}"
        policy = answer.headers["content-security-policy"]
        assert "default-src 'none'" in policy and "unsafe" not in policy and "frame-ancestors 'none'" in policy
        assert "server" not in answer.headers and "root:" not in answer.text


@alone
async def test_a_guests_cookie_is_out_of_reach_of_scripts(limited: Served) -> None:
    answer = await limited.ask("POST", "/api/me", {"name": "Ann"})
    cookie = answer.headers["set-cookie"]
    assert "HttpOnly" in cookie and "SameSite=lax" in cookie
    token = cookie.partition("=")[2].partition(";")[0]
    assert (await limited.get("/api/me", cookie=f"duelwright_guest={token}"))["name"] == "Ann"
    for file in limited.folder.glob("*.sqlite*"):
        assert token.encode() not in file.read_bytes(), "only its hash is kept"


# --- too much ---------------------------------------------------------------------------------------------------------


@alone
async def test_a_body_over_a_megabyte_is_refused(limited: Served) -> None:
    answer = await limited.ask("POST", "/api/games/duel/check", {"text": "x" * 1_000_001})
    assert answer.status_code == 413 and answer.json()["code"] == "too_long"
    answer = await limited.ask("POST", "/api/games/duel/check", {"text": "x" * 900_000})
    assert answer.status_code == 400, "no deck is that long"


@alone
async def test_a_frame_over_sixteen_kilobytes_closes_the_socket(limited: Served) -> None:
    player = await limited.welcomed(await limited.open("duel", "hotseat"))
    await player.send({"t": "say", "text": "x" * 15_000})
    assert (await player.outcome())["t"] == "refused"
    await player.send({"t": "say", "text": "x" * 17_000})
    await gone(player)
    assert player.socket.close_code == 1009


@alone
async def test_a_flood_closes_the_socket_and_nobody_elses(limited: Served) -> None:
    seated = await limited.open("duel", "hotseat")
    flood, calm = await limited.welcomed(seated), await limited.welcomed(seated, seated.other)
    with contextlib.suppress(ConnectionClosed):
        for _ in range(FRAME_BURST + 1):
            await flood.send({"t": "ping"})
    await gone(flood)
    assert (flood.socket.close_code, flood.socket.close_reason) == (1008, "too_fast")
    await calm.send({"t": "ping"})
    await calm.until("pong")


@alone
async def test_an_address_may_not_keep_the_server_busy_by_many_sockets(tmp_path: Path) -> None:
    server = Standing(tmp_path)
    seated = await server.open("duel", "hotseat")
    spent, is_shut = 0, False
    while not is_shut and spent < WORK_BURST * 2:
        player = await server.sit(seated)
        with contextlib.suppress(ConnectionClosed):
            for _ in range(FRAME_BURST - 1):
                await player.send({"t": "ping"})
            await player.until("pong")
            for _ in range(FRAME_BURST - 2):
                await player.until("pong")
            spent += FRAME_BURST
            await player.close()
            continue
        is_shut = (player.socket.close_code, player.socket.close_reason) == (1008, "too_fast")
    assert is_shut and WORK_BURST - 2 * FRAME_BURST <= spent <= WORK_BURST
    server.stop()


@alone
async def test_what_is_answered_by_a_whole_game_costs_as_much(folder: Path) -> None:
    async with hosting(folder) as lobby:
        presenter = await opened(lobby, "duel")
        hello, ping = Hello(token="x" * 20, lang="en"), Ping()
        presenter.table.events = 0
        assert (cost(hello, presenter), cost(SetLanguage("fr"), presenter), cost(ping, presenter)) == (1, 1, 1)
        presenter.table.events = 10 * EVENTS
        assert (cost(hello, presenter), cost(SetLanguage("fr"), presenter), cost(ping, presenter)) == (11, 11, 1)
        undo, draw = Offer("undo"), Offer("draw")
        watchers = [Watcher(lobby, presenter, seat) for seat in (0, 1, 1)]
        assert (cost(undo, presenter), cost(draw, presenter)) == (1 + 10 * len(watchers), 1), "all are told anew"


@alone
async def test_an_address_may_not_open_tables_without_end(tmp_path: Path) -> None:
    server = Standing(tmp_path)
    found = [(await server.ask("POST", "/api/tables", {"game": "nothing"})).status_code for _ in range(31)]
    assert found == [404] * 30 + [429]
    server.stop()


async def gone(player: Player) -> None:
    """Read until the socket is closed."""
    with contextlib.suppress(ConnectionClosed):
        while True:
            await player.next()


# --- nonsense ---------------------------------------------------------------------------------------------------------

BAD_FRAMES = [
    "",
    "{",
    "null",
    "[]",
    "7",
    '"hello"',
    "{}",
    '{"t":"fly"}',
    '{"t":"act"}',
    '{"t":"act","id":"a","n":"1","action":"pass"}',
    '{"t":"act","id":"a","n":1.5,"action":"pass"}',
    '{"t":"act","id":"","n":1,"action":"pass"}',
    '{"t":"act","id":"a b","n":1,"action":"pass"}',
    '{"t":"act","id":"a","n":1,"action":"pass","more":1}',
    '{"t":"act","id":"' + "a" * 65 + '","n":1,"action":"pass"}',
    '{"t":"act","id":"a","n":1,"action":"' + "a" * 81 + '"}',
    '{"t":"act","id":"a","n":NaN,"action":"pass"}',
    '{"t":"say","text":""}',
    '{"t":"say","text":"\\ud800"}',
    '{"t":"say","text":"' + "x" * 501 + '"}',
    '{"t":"offer","what":"everything"}',
    '{"t":"lang","lang":"../en"}',
    '{"t":"hello","token":"abc"}',
    '{"t":' * 2000 + "1" + "}" * 2000,
    "[" * 8000 + "]" * 8000,
    '{"t":["act"]}',
]


@alone
async def test_frames_that_mean_nothing_are_refused_and_the_socket_lives(server: Served) -> None:
    player = await server.welcomed(await server.open("duel", "hotseat"))
    for frame in BAD_FRAMES:
        await player.socket.send(frame)
        refused = await player.outcome()
        assert refused["t"] == "refused" and refused["reason"]["code"] == "frame", frame[:60]
    await player.socket.send(b"\x00\xff{}")
    assert (await player.outcome())["reason"]["code"] == "frame", "a binary frame is no frame"
    await player.send({"t": "ping"})
    await player.until("pong")


@alone
async def test_a_socket_that_does_not_say_hello_is_closed(server: Served) -> None:
    url = f"{server.address.replace('http', 'ws', 1)}/ws/nowhere"
    for frame, code in (('{"t":"ping"}', 1007), ("{", 1007), (b"x", 1007), ('{"t":"hello","token":"abc"}', 1008)):
        async with connect(url, open_timeout=PATIENCE) as socket:
            await socket.send(frame)
            await socket.wait_closed()
            assert socket.close_code == code


@alone
async def test_bodies_that_mean_nothing_are_refused_with_a_reason(server: Served) -> None:
    async with httpx.AsyncClient(base_url=server.address, timeout=PATIENCE) as client:
        for data in (
            b"",
            b"{",
            b"[]",
            b"null",
            b"\xff\xfe",
            b"[" * 100_000,
            b'{"game":"duel","kind":"x"}',
            b'{"game":7}',
        ):
            answer = await client.post("/api/tables", content=data)
            assert answer.status_code == 400 and answer.json()["code"] == "bad_request", data[:20]
        for path in ("/api/replays/x/at?n=-1", "/api/replays/x/at?n=9999999", "/api/replays/x?seat=7"):
            assert (await client.get(path)).status_code in (400, 404)
        assert (await client.post("/api/games/chess/check", json={"text": ""})).status_code == 404
        body = {"game": "duel", "kind": "bot", "bot": "99"}
        assert (await client.post("/api/tables", json=body)).json()["code"] == "no_bot"


scalars = st.none() | st.booleans() | st.integers() | st.floats(allow_nan=False) | st.text(max_size=20)
values = st.recursive(
    scalars, lambda inner: st.lists(inner, max_size=3) | st.dictionaries(st.text(max_size=5), inner, max_size=3)
)
kinds = st.sampled_from(["hello", "act", "concede", "say", "offer", "reply", "why", "lang", "ping", "x"])
fields = st.fixed_dictionaries(
    {},
    optional={
        "id": values | st.sampled_from(["a", "b"]),
        "n": values | st.integers(-2, 3),
        "action": values
        | st.sampled_from(["pass", "done", "end", "concede now", "attack 1>1", "play h1", "choose h2"]),
        "text": values | st.text(min_size=1, max_size=30),
        "what": st.sampled_from(["undo", "draw", "rematch"]) | values,
        "yes": st.booleans() | values,
        "lang": st.sampled_from(["en", "fr", "ru", "xx"]) | values,
        "token": values,
    },
)
frames = st.builds(lambda kind, rest: json.dumps({"t": kind, **rest}), kinds, fields)


def test_random_frames_are_answered_or_refused_and_break_nothing(server: Served) -> None:
    async def come() -> Player:
        return await server.welcomed(await server.open("asigoc", "hotseat"))

    runner = asyncio.Runner()
    player = runner.run(come())

    @settings(max_examples=300, suppress_health_check=list(HealthCheck))
    @given(st.one_of(frames, frames, frames, st.text(max_size=200)))
    def throw(text: str) -> None:
        async def thrown() -> None:
            name = uuid.uuid4().hex
            await player.socket.send(text)
            await player.send({"t": "act", "id": name, "n": -1, "action": "no such thing"})
            while (frame := await player.outcome())["t"] == "ack" or frame["id"] != name:
                pass

        runner.run(thrown())

    throw()
    runner.run(player.close())
    runner.close()
    assert not server.faults()


# --- names, words and decks -------------------------------------------------------------------------------------------


@alone
async def test_names_and_words_come_out_as_text_without_control_characters(server: Served) -> None:
    name = "<b>A</b>\u202e\x00\x1b[2J"
    first = await server.open("duel", "hotseat", name=name, other="  \n ", seat=0)
    player = await server.welcomed(first)
    assert player.info["names"] == ["<b>A</b>???[2J", "Guest"]
    for text in (MARKUP, "\x1b[31mred\x07", "a\r\n\tb", "ходи́ 你好 🂡", "\u202eevil\u2066"):
        await player.send({"t": "say", "text": text})
        said = (await player.until("said"))["chat"]["text"]
        assert said.isprintable() and len(said) <= len(text)
        assert (said == text) is text.isprintable()
    await player.send({"t": "say", "text": " \n\t "})
    await player.send({"t": "ping"})
    assert (await player.next())["t"] == "pong", "nothing was said"
    answer = await server.ask("POST", "/api/me", {"name": "x" * 25})
    assert answer.status_code == 400
    assert (await server.ask("POST", "/api/me", {"name": " a\nb\x07 "})).json()["name"] == "a b?"


@alone
async def test_a_deck_that_is_a_path_is_never_read(server: Served, tmp_path: Path) -> None:
    real = tmp_path / "mine.txt"
    real.write_text("20x Alexandrite Dragon\n")
    for path in ("/etc/hostname", "/etc/passwd", str(real), f"{real}\n", f" {real}", "~/.bashrc", "../journal.sqlite"):
        checked = (await server.ask("POST", "/api/games/duel/check", {"text": path})).json()
        assert checked["cards"] == {} and checked["faults"], path
        said = json.dumps(checked["faults"])
        assert "root:" not in said and "Alexandrite" not in said and "cannot be read" not in said
        answer = await server.ask("POST", "/api/tables", {"game": "duel", "deck": path})
        assert answer.status_code == 422 and answer.json()["code"] == "unreadable_deck", answer.text


@alone
async def test_a_deck_that_breaks_the_rules_is_refused_with_every_reason(server: Served) -> None:
    answer = await server.ask("POST", "/api/tables", {"game": "duel", "deck": "1x Raigeki\n2x Gemini Elf"})
    assert answer.status_code == 422 and answer.json()["code"] == "illegal_deck"
    seated = await server.open("duel", "hotseat", deck="Stone Wall", other_deck="First Strike", seat=0)
    assert (await server.welcomed(seated)).info["decks"] == ["Stone Wall", "First Strike"]


# --- so much and no more ----------------------------------------------------------------------------------------------


@alone
async def test_an_address_may_not_ask_without_end(tmp_path: Path) -> None:
    server = Standing(tmp_path)
    try:
        async with httpx.AsyncClient(base_url=server.address, timeout=PATIENCE) as client:
            answers = [(await client.get("/api/games/nothing/cards")).status_code for _ in range(ASK_BURST + 1)]
            assert answers == [404] * ASK_BURST + [429]
            assert (await client.get("/healthz")).text == "ok", "who watches the server is not kept waiting"
            watched = [(await client.get("/openapi.json")).status_code for _ in range(ASK_BURST)]
            assert watched == [200] * (ASK_BURST - 1) + [429], "but not served without end"
    finally:
        server.stop()


@alone
async def test_an_address_may_not_look_at_replays_without_end(tmp_path: Path) -> None:
    server = Standing(tmp_path)
    try:
        player = await server.welcomed(await server.open("duel", "lobby", name="Ann"))
        other = await server.join(player.info["table"], name="Bob")
        await server.welcomed(other)
        await player.send({"t": "concede", "id": "enough"})
        name = (await player.over())["replay"]
        looks = [(await server.ask("GET", f"/api/replays/{name}")).status_code for _ in range(16)]
        assert looks[:10] == [200] * 10 and looks[-1] == 429
    finally:
        server.stop()


@alone
async def test_one_guest_does_not_use_up_what_their_address_may_open(tmp_path: Path) -> None:
    server = Standing(tmp_path)
    try:
        guests = [{"cookie": f"duelwright_guest={name * 24}", "origin": server.address} for name in "ab"]

        async def opens(guest: dict[str, str]) -> int:
            asked = {"game": "duel", "kind": "invite"}
            return (await server.ask("POST", "/api/tables", asked, **guest)).status_code

        assert [await opens(guests[0]) for _ in range(21)] == [201] * 20 + [429]
        assert await opens(guests[1]) == 201
    finally:
        server.stop()


@alone
async def test_a_proxy_is_believed_where_it_is_named_and_nowhere_else(tmp_path: Path) -> None:
    through = {"x-forwarded-proto": "https", "x-forwarded-for": "203.0.113.7"}
    for options, is_secure in (([], False), (["--proxy", "127.0.0.1"], True)):
        folder = tmp_path / str(is_secure)
        folder.mkdir()
        server = Served(folder, *options)
        try:
            async with httpx.AsyncClient(base_url=server.address, headers=through, timeout=PATIENCE) as client:
                answer = await client.post("/api/me", json={"name": "Ann"})
                assert ("; Secure" in answer.headers["set-cookie"]) == is_secure
        finally:
            server.stop()
