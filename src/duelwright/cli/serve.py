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
from contextlib import suppress
from threading import Timer
from typing import Annotated, Final, TextIO, cast

import typer

from .. import DuelwrightError
from ..core.errors import system_reason, worded
from ..home import data_folder, keep_folder_private, keep_private
from .shape import tongue

LARGEST_FRAME: Final = 16_384
BACKLOG: Final = 128  # connections that may wait, and that are taken at once before the gate counts them
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
    allowed: Annotated[
        list[str] | None,
        typer.Option("--allowed-host", metavar="NAME", help="Another name of this server; '*' answers to every name."),
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
    keep_days: Annotated[
        int, typer.Option("--keep-days", min=0, help="Days that a game nobody plays on is kept; 0: for ever.")
    ] = 180,
    own_cards: Annotated[
        int, typer.Option("--own-cards", min=0, max=20_000, help="Cards of their own that each may bring; 0: none.")
    ] = 2_000,
    is_open: Annotated[bool, typer.Option("--open", help="Open the table in the browser.")] = False,
    as_json: Annotated[bool, typer.Option("--json", help="Write the server's log as JSON.")] = False,
) -> int:
    """Serve the table in the browser: against bots, at one screen, by a link, in a lobby."""
    import uvicorn

    from ..library.store import FILE as LIBRARY
    from ..server.app import Server
    from ..server.bots import Bots
    from ..server.gate import Gate, GatedConfig, Http, Socket, most_files
    from ..server.hosts import own_names
    from ..server.journal import Journal
    from ..server.lobby import Lobby
    from ..server.scratch import sweep
    from ..server.store import Store

    often = set_up_logs(as_json)
    listening = listen(host, port)
    os.umask(0o077)  # what is written from now on is for the user alone
    sweep()
    folder = data_folder(data)
    files = ("journal.sqlite", "duelwright.sqlite", LIBRARY)
    for name in files:
        keep_private(folder / name)
    keep_folder_private(folder, (*files, "cache"))
    lobby = Lobby(Journal(folder / "journal.sqlite"), Store(folder / "duelwright.sqlite"), Bots(), pace)
    if seed >= 0:
        lobby.chance = random.Random(seed)
        foreseen = "The deals can be foreseen (--seed): for tests and demonstrations only."
        print(worded("done.foreseen", foreseen).text(tongue()), file=sys.stderr)
    names = tuple(own_names(host, origin or (), allowed or ()))
    gate = Gate(most_files(), proxy, limits)
    app = Server(lobby, folder / LIBRARY, frozenset(origin or ()), limits, names, gate, keep_days, own_cards).app()
    shown = "localhost" if host in ("0.0.0.0", "::") else f"[{host}]" if ":" in host else host
    address = f"http://{shown}:{listening.getsockname()[1]}"
    config = GatedConfig(
        app, log_level="warning", access_log=False, http=Http, ws=Socket, ws_max_size=LARGEST_FRAME,
        ws_per_message_deflate=False, backlog=BACKLOG, timeout_graceful_shutdown=GRACE, server_header=False,
        proxy_headers=bool(proxy), forwarded_allow_ips=proxy or None,
    )  # fmt: skip
    config.gate = gate
    for name in ("uvicorn.error", "asyncio"):
        logging.getLogger(name).addFilter(often)
    listens = "Duelwright listens on {address} (games are kept in {folder}). Ctrl-C stops it."
    print(worded("done.listens", listens, {"address": address, "folder": folder}).text(tongue()), flush=True)
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
        raise ServeError(
            worded(
                "not_listening",
                "cannot listen on {host}:{port}: {reason}; try another --{other}",
                {"host": host, "port": port, "reason": system_reason(error), "other": other},
            )
        ) from None
    return made


def set_up_logs(as_json: bool) -> logging.Filter:
    """Structured logs on stderr, as JSON for machines or coloured for people; what leaves out lines of a flood."""
    import structlog

    from ..server.seldom import Seldom

    seldom = Seldom()

    renderer: structlog.typing.Processor = (
        structlog.processors.JSONRenderer() if as_json else structlog.dev.ConsoleRenderer(colors=sys.stderr.isatty())
    )
    structlog.configure(
        processors=[
            seldom,
            structlog.processors.add_log_level,
            structlog.processors.TimeStamper(fmt="iso"),
            structlog.processors.format_exc_info,
            renderer,
        ],
        wrapper_class=structlog.make_filtering_bound_logger(logging.INFO),
        logger_factory=structlog.PrintLoggerFactory(file=cast(TextIO, Lines(sys.stderr))),
    )
    return seldom


class Lines:
    """Lines for the operator. One that cannot be written is lost, and nobody's game with it: the disk may be full."""

    def __init__(self, stream: TextIO) -> None:
        self.stream = stream

    def write(self, text: str) -> None:
        """Write some text."""
        with suppress(OSError):
            self.stream.write(text)

    def flush(self) -> None:
        """Let it arrive."""
        with suppress(OSError):
            self.stream.flush()
