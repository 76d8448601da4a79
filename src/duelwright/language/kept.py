"""What takes long to make is kept on the disk: found by a hash of what it was made of, and made anew where that fails.

Nothing depends on it. A file that is damaged, of another version or not to be read is passed over, a folder that cannot
be written to is left alone, and a process that is killed while it writes leaves the former file as it was.
"""

from __future__ import annotations

import contextlib
import gc
import hashlib
import os
import pkgutil
import tempfile
from collections.abc import Callable, Iterator
from pathlib import Path
from typing import Final

import msgspec

from .phrasebook import Phrasebook

CHECK: Final = 16  # bytes of the hash before the data
MOST_KEPT: Final = 4  # books of several versions side by side
ENDING: Final = ".phrases"


def kept(folder: Path, digest: str, make: Callable[[], Phrasebook], fits: Callable[[Phrasebook], bool]) -> Phrasebook:
    """The phrase book that was kept under this digest and fits, else one that is made, and kept."""
    path = folder / f"{_of_this_version(digest)}{ENDING}"
    with _no_collection():
        found = _load(path)
        if found is None or not fits(found):
            found = make()
            _store(path, found)
    return found


@contextlib.contextmanager
def _no_collection() -> Iterator[None]:
    """A hundred thousand small things that all stay: looking for rubbish among them takes four times as long."""
    was_on = gc.isenabled()
    gc.disable()
    try:
        yield
    finally:
        if was_on:
            gc.enable()


def _of_this_version(digest: str) -> str:
    """The digest with that of the code which spells phrases out."""
    sources = [_source(name) for name in ("phrasebook.py", "chart.py", "grammar.py")]  # the last two number phrases
    return hashlib.blake2b(b"".join([*sources, digest.encode()]), digest_size=CHECK).hexdigest()


def _source(name: str) -> bytes:
    """What a module beside this one says; nothing where the sources were left out."""
    try:
        return pkgutil.get_data(__package__, name) or b""
    except OSError:
        return b""


def _load(path: Path) -> Phrasebook | None:
    try:
        data = path.read_bytes()
    except OSError:
        return None
    check, told = data[:CHECK], data[CHECK:]
    if hashlib.blake2b(told, digest_size=CHECK).digest() != check:
        return None
    try:
        return msgspec.msgpack.decode(told, type=Phrasebook)
    except (msgspec.DecodeError, RecursionError):
        return None


def _store(path: Path, book: Phrasebook) -> None:
    """Write the whole file beside its place, then put it there; what cannot be written is made again next time."""
    told = msgspec.msgpack.encode(book)
    data = hashlib.blake2b(told, digest_size=CHECK).digest() + told
    with contextlib.suppress(OSError):
        path.parent.mkdir(parents=True, exist_ok=True, mode=0o700)
        number, name = tempfile.mkstemp(dir=path.parent, suffix=ENDING + ".part")
        try:
            with os.fdopen(number, "wb") as file:
                file.write(data)
            os.replace(name, path)
        except OSError:
            os.unlink(name)
            raise
        _forget_older(path.parent)


def _forget_older(folder: Path) -> None:
    """Keep the latest few."""
    books = sorted(folder.glob(f"*{ENDING}"), key=lambda one: one.stat().st_mtime, reverse=True)
    for path in books[MOST_KEPT:]:
        path.unlink(missing_ok=True)
