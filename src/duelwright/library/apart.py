"""A file of cards from a stranger, read in a process of its own that the system stops: `python -m …apart FILE LANG`.

The file is parsed and its texts are read here and nowhere else. What comes out goes to stdout, a line of JSON for
each card and one that closes: nothing is written down here, so that a process that is killed leaves nothing behind.
"""

from __future__ import annotations

import os
import signal
import sys
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from types import FrameType
from typing import Final

import msgspec

from ..core.errors import DuelwrightError, Worded, worded
from ..facets.record import LibraryError, Record
from ..language.voice import printable
from .files import read_cards, read_text
from .prepared import Prepared, read_once
from .sheet import read_sheet

SECONDS: Final = 20  # of a processor for a file, and
EACH: Final = 2.0  # for a card
MEMORY: Final = 1 << 30  # bytes of addresses
WRITTEN: Final = 64 << 20  # bytes of a file: the phrases of printed cards are kept for the next time
NICENESS: Final = 10  # games go first
MOST_LINES: Final = 50  # of what was wrong, and of unread cards, that are told
LONGEST_LINE: Final = 300
HEAVY: Final = 3  # exit status where there was not enough memory


class Stop(msgspec.Struct, frozen=True):
    """A card whose text was not understood, and the words at which reading stopped."""

    name: str
    words: str


class Closing(msgspec.Struct, frozen=True, omit_defaults=True):
    """How it went: lines that were wrong, cards that were not understood; or why there are no cards."""

    left_out: int = 0
    wrong: tuple[str, ...] = ()
    more_wrong: int = 0  # besides those that are told
    stops: tuple[Stop, ...] = ()
    code: str = ""
    error: str = ""


class Slow(Exception):
    """A card takes too long."""


def limit() -> None:
    """Let the system stop this process where it takes too much."""
    try:
        import resource
    except ImportError:  # Windows: who started it watches the clock
        return
    os.nice(NICENESS)
    for kind, most in (
        (resource.RLIMIT_CPU, SECONDS),
        (resource.RLIMIT_AS, MEMORY),
        (resource.RLIMIT_FSIZE, WRITTEN),
        (resource.RLIMIT_CORE, 0),
    ):
        resource.setrlimit(kind, (most, most))


@contextmanager
def in_time(seconds: float) -> Iterator[None]:
    """Slow where something takes longer than that of the processor."""
    if not hasattr(signal, "setitimer"):
        yield
        return

    def stop(number: int, frame: FrameType | None) -> None:
        raise Slow

    signal.signal(signal.SIGPROF, stop)
    signal.setitimer(signal.ITIMER_PROF, seconds)
    try:
        yield
    finally:
        signal.setitimer(signal.ITIMER_PROF, 0)


def records_of(path: Path, family: str, wrong: list[LibraryError]) -> tuple[list[Record], int]:
    """The cards of a file; what is wrong with single ones goes to the list, where its form lets the others be read."""
    if path.suffix.casefold() != ".csv":
        return read_cards(path, family, wrong)
    return read_sheet(read_text(path), family, wrong), 0


def harmless(record: Record) -> Record:
    """A card whose words can do nothing where they are shown, and that names no picture elsewhere.

    >>> harmless(Record("1", "A", text=("Draw\\u202e 2.",), picture="http://x/1.png")).text
    ('Draw? 2.',)
    """
    text = tuple(printable(line) for line in record.text)
    strings = tuple(printable(line) for line in record.strings)
    flavour = printable(record.flavour)
    return msgspec.structs.replace(record, text=text, strings=strings, flavour=flavour, picture="")


def read_apart(path: Path, family: str, lang: str, most: int) -> Iterator[Prepared | Closing]:
    """Every card of a file, and how it went."""
    wrong: list[LibraryError] = []
    stops: list[Stop] = []
    try:
        records, left_out = records_of(path, family, wrong)
        if len(records) > most:
            numbers: dict[str, object] = {"file": path.name, "n": f"{len(records):,}", "most": f"{most:,}"}
            raise LibraryError(worded("own_file_many", "{file} has {n} cards; a person may keep {most}", numbers))
        if not records and not wrong:
            said: dict[str, object] = {"file": path.name, "others": ""}
            raise LibraryError(worded("no_cards_in", "{file} has no cards in it{others}; nothing was imported", said))
    except DuelwrightError as error:
        yield Closing(code=code_of(error), error=printable(error.text(lang))[:LONGEST_LINE])
        return
    for record in map(harmless, records):
        try:
            with in_time(EACH):
                made, unread = read_once(record, lang)
        except (Slow, RecursionError):
            text = "{name}: reading its text takes too long; it was left out"
            wrong.append(LibraryError(worded("own_card_slow", text, {"name": record.name})))
            continue
        except LibraryError as error:
            wrong.append(error)
            continue
        if unread:
            stops.append(Stop(record.name, printable(unread[0])[:LONGEST_LINE]))
        yield made
    told = tuple(printable(error.text(lang))[:LONGEST_LINE] for error in wrong[:MOST_LINES])
    yield Closing(left_out, told, len(wrong) - len(told), tuple(stops[:MOST_LINES]))


def code_of(error: DuelwrightError) -> str:
    """The code of what went wrong."""
    said = error.args[0] if error.args else ""
    return said.code if isinstance(said, Worded) else "refused"


def main(file: str, family: str, lang: str, most: str) -> int:
    """Read a file, within limits."""
    limit()
    try:
        for made in read_apart(Path(file), family, lang, int(most)):
            kind = b"card " if isinstance(made, Prepared) else b"done "
            sys.stdout.buffer.write(kind + msgspec.json.encode(made) + b"\n")
        sys.stdout.buffer.flush()
    except MemoryError:
        return HEAVY
    return 0


if __name__ == "__main__":
    sys.exit(main(*sys.argv[1:]))
