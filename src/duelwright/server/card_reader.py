"""Files of cards that players bring are read beside everything else: one at a time, by a process that can be stopped.

The process (library/apart.py) has little memory, little time, and nothing to write to but a pipe. What comes through
the pipe is ours; what it was made of is not.
"""

from __future__ import annotations

import asyncio
import subprocess
import sys
import threading
from collections.abc import Iterator
from concurrent.futures import ThreadPoolExecutor
from contextlib import suppress
from pathlib import Path
from typing import IO, Final

import msgspec
import structlog

from ..core.errors import worded
from ..facets.record import LibraryError
from ..library.apart import HEAVY, SECONDS, Closing
from ..library.prepared import Prepared
from .scratch import Scratch

PATIENCE: Final = 55.0  # seconds of the clock for a file: others go first, and a proxy may wait a minute for an answer
GRACE: Final = 2.0  # seconds for a process to end that has told everything
LARGEST: Final = 32_000_000  # bytes of what may come out
LONGEST: Final = 4_000_000  # bytes of a line of that
MOST_WAITING: Final = 8  # files
COMPLAINT: Final = 500  # letters of what a process said that failed
MODULE: Final = "duelwright.library.apart"

log = structlog.get_logger()


class Busy(Exception):
    """Too many files wait."""


class CardReader:
    """Reads files of cards, one after the other."""

    def __init__(self, command: tuple[str, ...] = (sys.executable, "-P", "-m", MODULE)) -> None:
        self.command = command
        self.thread = ThreadPoolExecutor(1, "cards")
        self.waiting = 0
        self.process: subprocess.Popen[bytes] | None = None
        self.patience = PATIENCE

    async def read(self, data: bytes, name: str, lang: str, most: int) -> tuple[list[Prepared], Closing]:
        """The cards of a file; Busy where many wait, LibraryError where it cannot be read or takes too much."""
        if self.waiting >= MOST_WAITING:
            raise Busy
        self.waiting += 1
        try:
            work = asyncio.get_running_loop().run_in_executor(self.thread, self._read, data, name, lang, most)
            return await work
        finally:
            self.waiting -= 1

    def _read(self, data: bytes, name: str, lang: str, most: int) -> tuple[list[Prepared], Closing]:
        scratch = Scratch()
        try:
            (scratch.path / name).write_bytes(data)
            return self._asked(scratch.path, name, lang, most)
        finally:
            scratch.close()

    def _asked(self, folder: Path, name: str, lang: str, most: int) -> tuple[list[Prepared], Closing]:
        complaint = folder / "complaint.txt"
        with complaint.open("wb") as said:
            process = subprocess.Popen(
                [*self.command, name, "", lang, str(most)],
                cwd=folder, stdin=subprocess.DEVNULL, stdout=subprocess.PIPE, stderr=said,
            )  # fmt: skip
        self.process = process
        stopped = threading.Event()

        def stop() -> None:
            stopped.set()
            process.kill()

        watch = threading.Timer(self.patience, stop)
        watch.start()
        try:
            assert process.stdout is not None
            cards, closing = taken(process.stdout)
        finally:
            assert process.stdout is not None
            process.stdout.close()  # who goes on to tell is told that nobody listens
            status = ended(process)
            watch.cancel()
            self.process = None
        if closing is not None:
            return cards, closing
        if status == HEAVY:
            text = "reading {file} takes more memory than a file is given"
            raise LibraryError(worded("own_file_heavy", text, {"file": name}))
        if stopped.is_set() or status < 0:
            text = "reading {file} takes longer than {n} seconds; make smaller files of it"
            raise LibraryError(worded("own_file_slow", text, {"file": name, "n": SECONDS}))
        log.error("cards_not_read", status=status, said=complaint.read_text(errors="replace")[-COMPLAINT:])
        raise LibraryError(
            worded("own_file_failed", "{file} could not be read, and nothing of it was kept", {"file": name})
        )

    def close(self) -> None:
        """Read nothing more."""
        self.thread.shutdown(wait=False, cancel_futures=True)
        if self.process is not None:
            self.process.kill()


def ended(process: subprocess.Popen[bytes]) -> int:
    """How a process ended, that has told everything; one that goes on is killed."""
    with suppress(subprocess.TimeoutExpired):
        return process.wait(GRACE)
    process.kill()
    process.wait()
    return 0


def taken(source: IO[bytes]) -> tuple[list[Prepared], Closing | None]:
    """What a process tells, card by card; without a closing where it was stopped, or told too much."""
    cards: list[Prepared] = []
    try:
        for kind, line in lines_of(source):
            if kind == b"done ":
                return cards, msgspec.json.decode(line, type=Closing)
            cards.append(msgspec.json.decode(line, type=Prepared))
    except msgspec.MsgspecError as error:  # it should tell nothing else
        log.error("cards_garbled", error=str(error))
    return cards, None


def lines_of(source: IO[bytes]) -> Iterator[tuple[bytes, bytes]]:
    """The lines of a pipe that are whole, as far as there are not too many."""
    size = 0
    while (line := source.readline(LONGEST)) and line.endswith(b"\n"):
        size += len(line)
        if size > LARGEST:
            return
        yield line[:5], line[5:]
