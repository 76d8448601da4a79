"""A server answers to its own names: a page of another name that leads here must not read what is ours."""

from __future__ import annotations

import socket
from pathlib import Path

from duelwright.server.hosts import Hosts, own_names

from .players import Served, alone

MACHINE = socket.gethostname()
KNOWN = [
    "localhost", "LOCALHOST:8000", "localhost.", "a.localhost", "127.0.0.1:8000", "192.0.2.7", "[::1]:8000", "[::1]",
    "play.example.org", "play.example.org:443", "other.example", "duel.example", MACHINE, f"{MACHINE}.local",
]  # fmt: skip
UNKNOWN = [
    "evil.example", "evil.example:8000", "localhost.evil.example", "127.0.0.1.evil.example", "evillocalhost", "",
    "localhost:x", "localhost:80:80", "evil.example, localhost", "[::1].evil.example:x]", "[::1]:x",
    "play.example.org@evil.example",
    "1", "0x7f.1",
]  # fmt: skip


def test_a_name_is_the_servers_or_is_not() -> None:
    hosts = Hosts(own_names("duel.example", ["https://play.example.org", "nonsense"], ["Other.Example:99"]))
    assert [host for host in KNOWN if not hosts.know(host)] == []
    assert [host for host in UNKNOWN if hosts.know(host)] == []
    assert hosts.know(None), "a program may name none"
    assert all(Hosts(["*"]).know(host) for host in (*KNOWN, *UNKNOWN))


def test_the_operator_is_told_of_a_few_wrong_names_once() -> None:
    hosts = Hosts(["localhost"])
    said = [hosts.refuse(f"{number}{'x' * 1000}.example") for number in range(100) for _ in range(2)]
    assert len(hosts.told) <= 20 and max(map(len, said)) < 300


@alone
async def test_a_request_to_another_name_is_refused_in_words(tmp_path: Path) -> None:
    server = Served(tmp_path, "--origin", "https://play.example.org", "--allowed-host", "other.example")
    try:
        for host in ("127.0.0.1", "play.example.org", "other.example:1"):
            assert (await server.ask("GET", "/api/games", host=host)).status_code == 200
        for method, path in (("GET", "/api/games"), ("GET", "/"), ("POST", "/api/tables"), ("GET", "/metrics")):
            answer = await server.ask(method, path, host="evil.example")
            assert answer.status_code == 421 and answer.json()["code"] == "wrong_host"
            assert "content-security-policy" in answer.headers
            assert "'evil.example'" in answer.json()["text"] and "--allowed-host" in answer.json()["text"]
        upgrade = {"connection": "Upgrade", "upgrade": "websocket", "sec-websocket-version": "13",
                   "sec-websocket-key": "dGhlIHNhbXBsZSBub25jZQ=="}  # fmt: skip
        refused = await server.ask("GET", "/ws/nowhere", host="evil.example", **upgrade)
        assert refused.status_code == 403
    finally:
        server.stop()
    assert server.log.read_text().count("host_refused") == 1 and not server.faults()


@alone
async def test_a_server_may_answer_to_every_name(tmp_path: Path) -> None:
    server = Served(tmp_path, "--allowed-host", "*")
    try:
        assert (await server.ask("GET", "/api/games", host="any.example")).status_code == 200
    finally:
        server.stop()
