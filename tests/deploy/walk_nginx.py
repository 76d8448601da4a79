"""`make proxies`: nginx with the shipped file before a server; a game, a backup under load, and the same question."""

from __future__ import annotations

import asyncio
import contextlib
import shutil
import socket
import subprocess
from collections.abc import Iterator
from pathlib import Path

import httpx

from ..patience import PATIENCE
from ..server.players import ROOT, Player, Served, alone, play_both
from ..server.test_backup import command, seats

SAMPLE = ROOT / "deploy" / "nginx.conf"
WHOLE = """\
daemon off;
pid {folder}/nginx.pid;
error_log {folder}/error.log warn;
events {{ worker_connections 512; }}
http {{
    access_log {folder}/access.log;
    client_body_temp_path {folder}/body;
    proxy_temp_path {folder}/proxy;
    fastcgi_temp_path {folder}/fastcgi;
    uwsgi_temp_path {folder}/uwsgi;
    scgi_temp_path {folder}/scgi;
    {sample}
}}
"""


def free_port() -> int:
    """A port that nobody has at the moment."""
    with socket.socket() as asked:
        asked.bind(("127.0.0.1", 0))
        return int(asked.getsockname()[1])


def answers(port: int) -> bool:
    """Whether somebody listens there."""
    with contextlib.suppress(OSError), socket.create_connection(("127.0.0.1", port), timeout=1):
        return True
    return False


@contextlib.contextmanager
def in_front(server: Served, folder: Path) -> Iterator[None]:
    """Nginx before a server, whose address is nginx's meanwhile."""
    program = shutil.which("nginx", path="/usr/sbin:/usr/local/sbin:/usr/bin:/usr/local/bin")
    assert program is not None, "this walk needs nginx: apt-get install nginx-light"
    port, folder = free_port(), folder / "nginx"
    folder.mkdir()
    sample = SAMPLE.read_text(encoding="utf-8").replace("127.0.0.1:8000", server.address.removeprefix("http://"))
    sample = sample.replace("localhost", "127.0.0.1").replace("listen 80;", f"listen 127.0.0.1:{port};")
    (folder / "nginx.conf").write_text(WHOLE.format(folder=folder, sample=sample), encoding="utf-8")
    command = [program, "-e", str(folder / "error.log"), "-c", str(folder / "nginx.conf")]
    subprocess.run([*command, "-t"], check=True, capture_output=True)
    running = subprocess.Popen(command)
    own = server.address
    try:
        while not answers(port):
            assert running.poll() is None, (folder / "error.log").read_text()
        server.address = f"http://127.0.0.1:{port}"
        yield
    finally:
        server.address = own
        running.terminate()
        running.wait(PATIENCE)
    assert "[error]" not in (folder / "error.log").read_text()


@alone
async def test_a_game_a_backup_and_the_same_question_behind_nginx(tmp_path: Path) -> None:
    for name in ("one", "two", "front", "again"):
        (tmp_path / name).mkdir()
    server, file = Served(tmp_path / "one", "--proxy", "127.0.0.1"), tmp_path / "kept.zip"
    with in_front(server, tmp_path / "front"):
        page = httpx.get(f"{server.address}/healthz", headers={"origin": server.address}, timeout=PATIENCE)
        assert page.text.strip() == "ok"
        quiet, busy = await seats(server, "asigoc"), await seats(server, "duel")
        waiting = [await server.welcomed(one) for one in quiet]
        await play_both(waiting[0], waiting[1], 3, 6)
        players = [await server.welcomed(one) for one in busy]
        load = asyncio.create_task(play_both(players[0], players[1], 5, 60))
        status, said = await command("backup", str(file), "--data", str(server.folder))
        assert status == 0, said
        await load
        before = [await server.welcomed(one) for one in quiet]
    assert server.faults() == []
    server.stop()
    status, said = await command("restore", str(file), "--data", str(tmp_path / "two"))
    assert status == 0, said
    other = Served(tmp_path / "two", "--proxy", "127.0.0.1")
    with in_front(other, tmp_path / "again"):
        for old, seat in zip(before, quiet, strict=True):
            now: Player = await other.welcomed(seat)
            assert (now.view, now.ask, now.rev) == (old.view, old.ask, old.rev)
    other.stop()


@alone
async def test_the_proxy_says_who_asks(tmp_path: Path) -> None:
    """Behind nginx an address is the visitor's: somebody who claims another one in a header is not believed."""
    server = Served(tmp_path, "--proxy", "127.0.0.1")
    with in_front(server, tmp_path):
        async with httpx.AsyncClient(base_url=server.address, timeout=PATIENCE) as client:
            asked = {"game": "asigoc", "kind": "bot", "bot": "1"}
            found = [
                (await client.post("/api/tables", json=asked, headers={"x-forwarded-for": f"192.0.2.{n}"})).status_code
                for n in range(40)
            ]
    assert found[0] == 201 and 429 in found  # one visitor, whatever the headers say
    server.stop()
