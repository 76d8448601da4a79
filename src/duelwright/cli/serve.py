"""The command `serve`: the server and the table in the browser."""

from __future__ import annotations

import errno
import gc
import logging
import os
import random
import socket
import sys
import webbrowser
from threading import Timer
from typing import Annotated, Final

import typer

from .. import DuelwrightError
from ..home import data_folder, keep_private

LARGEST_FRAME: Final = 16_384
BACKLOG: Final = 2048
COLLECTING: Final = (10_000, 1_000, 10)  # little at a time; everything very seldom, for it stops every game
TURNS: Final = 0.001  # seconds until the journal's thread gets its turn
GRACE: Final = 5  # seconds for sockets to close when the server stops


class ServeError(DuelwrightError):
    """The server cannot start."""


def register(app: typer.Typer) -> None:
    """Add the command to an app."""
    app.command("serve", epilog="Example: duelwright serve --port 8000 --open")(serve)


def serve(
    host: Annotated[str, typer.Option(help="The address to listen on; 0.0.0.0 for every one of this machine.")] = (
        "127.0.0.1"
    ),
    port: Annotated[int, typer.Option(min=0, max=65535, help="The port; 0 takes any that is free.")] = 8000,
    data: Annotated[str, typer.Option("--data", metavar="FOLDER", help="Where games are kept.")] = "",
    origin: Annotated[
        list[str] | None, typer.Option("--origin", metavar="URL", help="Another address of this server's pages.")
    ] = None,
    proxy: Annotated[
        str, typer.Option("--proxy", metavar="ADDRESS", help="Believe a proxy at this address who asks, and how.")
    ] = "",
    pace: Annotated[float, typer.Option(min=0, max=10, help="Seconds between a bot's moves.")] = 0.45,
    seed: Annotated[
        int, typer.Option(min=-1, help="Deal by this seed, for tests and demonstrations; -1: by chance.")
    ] = -1,
    limits: Annotated[
        bool, typer.Option("--limits/--no-limits", help="Whether an address may open only so many tables and sockets.")
    ] = True,
    is_open: Annotated[bool, typer.Option("--open", help="Open the table in the browser.")] = False,
    as_json: Annotated[bool, typer.Option("--json", help="Write the server's log as JSON.")] = False,
) -> int:
    """Serve the table in the browser: games against bots, at one screen, by invitation, in a lobby."""
    import uvicorn

    from ..library.store import FILE as LIBRARY
    from ..server.app import Server
    from ..server.bots import Bots
    from ..server.journal import Journal
    from ..server.lobby import Lobby
    from ..server.store import Store

    set_up_logs(as_json)
    listening = listen(host, port)
    os.umask(0o077)  # what is written from now on is for the user alone
    folder = data_folder(data)
    for name in ("journal.sqlite", "duelwright.sqlite", LIBRARY):
        keep_private(folder / name)
    lobby = Lobby(Journal(folder / "journal.sqlite"), Store(folder / "duelwright.sqlite"), Bots(), pace)
    if seed >= 0:
        lobby.chance = random.Random(seed)
        print("The deals can be foreseen (--seed): for tests and demonstrations only.", file=sys.stderr)
    app = Server(lobby, folder / LIBRARY, frozenset(origin or ()), limits).app()
    shown = "localhost" if host in ("0.0.0.0", "::") else f"[{host}]" if ":" in host else host
    address = f"http://{shown}:{listening.getsockname()[1]}"
    config = uvicorn.Config(
        app, log_level="warning", access_log=False, ws="websockets-sansio", ws_max_size=LARGEST_FRAME,
        ws_per_message_deflate=False, timeout_graceful_shutdown=GRACE, server_header=False, proxy_headers=bool(proxy),
        forwarded_allow_ips=proxy or None,
    )  # fmt: skip
    print(f"Duelwright listens on {address} (games are kept in {folder}). Ctrl-C stops it.", flush=True)
    if is_open:
        Timer(0.7, webbrowser.open, [address]).start()
    gc.freeze()
    gc.set_threshold(*COLLECTING)
    sys.setswitchinterval(TURNS)
    uvicorn.Server(config).run(sockets=[listening])
    return 0


def listen(host: str, port: int) -> socket.socket:
    """A socket on an address; ServeError where it is taken or not ours."""
    try:
        family = socket.AF_INET6 if ":" in host else socket.AF_INET
        made = socket.socket(family, socket.SOCK_STREAM, socket.IPPROTO_TCP)  # named, or asyncio leaves Nagle on
        if os.name == "posix":
            made.setsockopt(socket.SOL_SOCKET, socket.SO_REUSEADDR, 1)
        made.bind((host, port))
        made.listen(BACKLOG)  # so that who comes before everything is ready waits a moment
    except OSError as error:
        other = "port" if error.errno in (errno.EADDRINUSE, errno.EACCES) else "host"
        raise ServeError(f"cannot listen on {host}:{port}: {error.strerror}; try another --{other}") from None
    return made


def set_up_logs(as_json: bool) -> None:
    """Structured logs on stderr, as JSON for machines or coloured for people."""
    import structlog

    renderer: structlog.typing.Processor = (
        structlog.processors.JSONRenderer() if as_json else structlog.dev.ConsoleRenderer(colors=sys.stderr.isatty())
    )
    structlog.configure(
        processors=[
            structlog.processors.add_log_level,
            structlog.processors.TimeStamper(fmt="iso"),
            structlog.processors.format_exc_info,
            renderer,
        ],
        wrapper_class=structlog.make_filtering_bound_logger(logging.INFO),
        logger_factory=structlog.PrintLoggerFactory(file=sys.stderr),
    )
