"""A lobby inside the test's own process, on real files, with watchers instead of sockets."""

from __future__ import annotations

import contextlib
import shutil
import sqlite3
from collections.abc import AsyncIterator
from pathlib import Path

import duelwright as dw
from duelwright.server.audience import Client
from duelwright.server.bots import Bots
from duelwright.server.journal import COLUMNS, Journal, Row, beginning, linked
from duelwright.server.lobby import Lobby
from duelwright.server.presenter import Presenter
from duelwright.server.setup import Chair, Setup, hashed
from duelwright.server.store import Store

from .players import Frame, Seen

NAMES = ("Ann", "Bob")
TOKENS = ("token-of-the-first-seat", "token-of-the-second-seat")


def lobby_in(folder: Path) -> Lobby:
    """A lobby on the files of a folder."""
    folder.mkdir(parents=True, exist_ok=True)
    return Lobby(Journal(folder / "journal.sqlite"), Store(folder / "duelwright.sqlite"), Bots(), pace=0)


@contextlib.asynccontextmanager
async def hosting(folder: Path) -> AsyncIterator[Lobby]:
    """A lobby for a while."""
    lobby = lobby_in(folder)
    try:
        yield lobby
    finally:
        await lobby.close()


def copied(folder: Path, to: Path) -> Path:
    """The files as they lie on the disk this moment, as after a crash."""
    shutil.copytree(folder, to, ignore=shutil.ignore_patterns("*-shm"))
    return to


async def opened(
    lobby: Lobby,
    key: str,
    seed: int = 7,
    kind: str = "invite",
    decks: tuple[dw.Deck, dw.Deck] | None = None,
    clock: int = 0,
    bots: tuple[str, str] = ("", ""),
) -> Presenter:
    """A table for two people with known tokens, or for bots, dealt by a known seed."""
    game = dw.game(key)
    chairs = tuple(
        Chair(NAMES[seat], hashed(TOKENS[seat]), bots[seat], decks[seat] if decks else None) for seat in (0, 1)
    )
    return await lobby._open(Setup(key, game.hash, kind, chairs, clock=clock), str(seed))


def seal(base: sqlite3.Connection) -> None:
    """Give every row of a journal the checksum that it would have been written with."""
    base.execute("DELETE FROM tips")
    base.text_factory = lambda data: data.decode(errors="replace")
    before: dict[str, str] = {}
    for values in base.execute(f"SELECT {COLUMNS} FROM journal ORDER BY tab, seq").fetchall():
        row = Row(*values[:-1])
        if row.table not in before:
            kept = base.execute("SELECT seed FROM seeds WHERE tab = ?", (row.table,)).fetchone()
            before[row.table] = beginning(row.table, kept[0])
        known = before[row.table] = linked(before[row.table], row)
        base.execute("UPDATE journal SET sum = ? WHERE tab = ? AND seq = ?", (known, row.table, row.seq))
        base.execute("INSERT OR REPLACE INTO tips VALUES (?, ?, ?, ?)", (row.table, row.seq, known, row.at))


class Watcher(Seen):
    """Somebody at a seat: takes in what a socket would be sent."""

    def __init__(self, lobby: Lobby, presenter: Presenter, seat: int, lang: str = "en") -> None:
        super().__init__()
        self.lobby = lobby
        self.presenter = presenter
        self.client = Client(seat, lang)
        lobby.enter(presenter, self.client)

    def read(self) -> list[Frame]:
        """Everything that was sent since."""
        frames = []
        while not self.client.queue.empty():
            data = self.client.queue.get_nowait()
            self.client.waiting -= len(data)
            if data:
                frames.append(self.take(data.decode()))
        return frames

    def go(self) -> None:
        """Go away."""
        self.lobby.leave(self.presenter, self.client)
