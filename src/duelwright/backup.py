"""Backup and restore of all that a server or a library keeps: one file, taken while everything runs."""

from __future__ import annotations

import contextlib
import hashlib
import os
import shutil
import sqlite3
import tempfile
import time
import zipfile
import zlib
from collections.abc import Iterator
from pathlib import Path
from typing import Final

import msgspec

from . import DuelwrightError, __version__
from .core.errors import worded
from .home import keep_private

# In this order: what the journal tells is written again at a start, so it must be the newest.
DATABASES: Final = ("library.sqlite", "duelwright.sqlite", "journal.sqlite")
LOCK: Final = "journal.sqlite.lock"
MANIFEST: Final = "backup.json"
FORM: Final = 1
LARGEST: Final = 1 << 40  # bytes of a database
LARGEST_MANIFEST: Final = 100_000
PIECE: Final = 1 << 20
PATIENCE: Final = 60.0  # seconds to wait for who writes
BESIDE: Final = ("", "-wal", "-shm", "-journal")


UNREADABLE: Final = (zipfile.BadZipFile, zlib.error, EOFError, RuntimeError, NotImplementedError)  # also encrypted


class BackupError(DuelwrightError):
    """A backup that cannot be taken, or that is none."""


class Kept(msgspec.Struct, frozen=True):
    """A database in a backup."""

    name: str
    size: int
    sha256: str


class Manifest(msgspec.Struct, frozen=True):
    """What a backup says of itself."""

    form: int
    version: str
    at: float
    databases: list[Kept]


def back_up(folder: Path, file: Path) -> Manifest:
    """Copy every database of a data folder into one file, which is there whole or not at all."""
    there = [name for name in DATABASES if (folder / name).is_file()]
    if not there:
        raise BackupError(
            worded(
                "no_data", "{folder} has no data of Duelwright in it; name the folder with --data", {"folder": folder}
            )
        )
    beside = file.with_name(f".{file.name}.part")
    try:
        with tempfile.TemporaryDirectory(dir=file.parent, prefix=".duelwright-") as made:
            copies = [copied(folder / name, Path(made) / name) for name in there]
            manifest = Manifest(FORM, __version__, time.time(), [described(copy) for copy in copies])
            descriptor = os.open(beside, os.O_WRONLY | os.O_CREAT | os.O_TRUNC, 0o600)  # it has the players' secrets
            with os.fdopen(descriptor, "wb") as written:
                with zipfile.ZipFile(written, "w", zipfile.ZIP_DEFLATED, allowZip64=True) as archive:
                    for copy in copies:
                        archive.write(copy, copy.name)
                    archive.writestr(MANIFEST, msgspec.json.encode(manifest))
                written.flush()
                os.fsync(written.fileno())
        os.replace(beside, file)
    except sqlite3.Error as error:
        raise BackupError(
            worded(
                "not_copied",
                "the data in {folder} cannot be copied now: {error}; try again",
                {"folder": folder, "error": error},
            )
        ) from None
    finally:
        with contextlib.suppress(OSError):  # it is gone where all went well
            beside.unlink()
    return manifest


def copied(source: Path, target: Path) -> Path:
    """A copy of a database as it is at one moment, also while others write to it."""
    with (
        contextlib.closing(sqlite3.connect(f"{source.absolute().as_uri()}?mode=ro", timeout=PATIENCE, uri=True)) as one,
        contextlib.closing(sqlite3.connect(target)) as other,
    ):
        one.backup(other)
        other.execute("PRAGMA journal_mode = DELETE")  # one file, with nothing beside it
        check_sound(other, source.name)
    return target


def check_sound(base: sqlite3.Connection, name: str) -> None:
    """Whether a database is whole."""
    found = base.execute("PRAGMA quick_check(1)").fetchone()
    if found != ("ok",):
        raise BackupError(
            worded("damaged", "{name} is damaged: {found}", {"name": name, "found": found[0] if found else "no answer"})
        )


def described(file: Path) -> Kept:
    """A database as a manifest has it."""
    made = hashlib.sha256()
    with file.open("rb") as read:
        while piece := read.read(PIECE):
            made.update(piece)
    return Kept(file.name, file.stat().st_size, made.hexdigest())


def restore(file: Path, folder: Path, overwrite: bool) -> Manifest:
    """Put the databases of a backup into a data folder; what was there is set aside, and a server must not run on it.

    Everything is unpacked and checked before anything in the folder is touched.
    """
    try:
        with (
            zipfile.ZipFile(file) as archive,
            unused(folder),
            tempfile.TemporaryDirectory(dir=folder, prefix=".duelwright-") as made,
        ):
            manifest = manifest_of(archive, file)
            needed, free = sum(kept.size for kept in manifest.databases), shutil.disk_usage(folder).free
            if needed > free:
                raise BackupError(
                    worded(
                        "no_room",
                        "this backup needs {needed} bytes in {folder}, where {free} are free",
                        {"needed": f"{needed:,}", "folder": folder, "free": f"{free:,}"},
                    )
                )
            for kept in manifest.databases:
                unpack(archive, kept, Path(made))
            taken = [name for name in DATABASES if (folder / name).exists()]
            if taken and not overwrite:
                raise BackupError(
                    worded(
                        "has_already",
                        "{folder} has {list} already; say --force to set that aside, or --data for another",
                        {"folder": folder, "list": ", ".join(taken)},
                    )
                )
            set_aside(folder, taken)
            for kept in manifest.databases:
                os.replace(Path(made) / kept.name, folder / kept.name)
                keep_private(folder / kept.name)
    except UNREADABLE as error:
        raise BackupError(
            worded("no_backup", "{file} is no backup of Duelwright: {error}", {"file": file, "error": error})
        ) from None
    except sqlite3.Error as error:
        raise BackupError(
            worded(
                "backup_unreadable",
                "{file} holds a database that cannot be read: {error}",
                {"file": file, "error": error},
            )
        ) from None
    return manifest


def manifest_of(archive: zipfile.ZipFile, file: Path) -> Manifest:
    """What a backup says of itself, where it is one and of a form that we know."""
    try:
        with archive.open(MANIFEST) as read:
            manifest = msgspec.json.decode(read.read(LARGEST_MANIFEST), type=Manifest)
    except (KeyError, msgspec.MsgspecError):
        raise BackupError(
            worded(
                "backup_manifest",
                "{file} is no backup of Duelwright: it has no {manifest} that can be read",
                {"file": file, "manifest": MANIFEST},
            )
        ) from None
    if manifest.form != FORM:
        raise BackupError(
            worded(
                "backup_newer",
                "{file} was made by a newer Duelwright ({version}); update this one",
                {"file": file, "version": manifest.version},
            )
        )
    names = [kept.name for kept in manifest.databases]
    if not names or len(set(names)) < len(names) or not set(names) <= set(DATABASES):
        raise BackupError(
            worded("backup_others", "{file} is no backup of Duelwright: it names other files than ours", {"file": file})
        )
    return manifest


def unpack(archive: zipfile.ZipFile, kept: Kept, folder: Path) -> None:
    """One database out of a backup, no larger than it says and just as it was, and whole."""
    if not 0 <= kept.size <= LARGEST:
        raise BackupError(
            worded("backup_size", "{kept} in this backup has no size that a database can have", {"kept": kept.name})
        )
    try:
        with archive.open(kept.name) as read, (folder / kept.name).open("xb") as written:
            left = kept.size
            while left and (piece := read.read(min(PIECE, left))):
                written.write(piece)
                left -= len(piece)
            if left or read.read(1):
                raise BackupError(
                    worded("backup_length", "{kept} in this backup is not as long as it should be", {"kept": kept.name})
                )
    except KeyError:
        raise BackupError(worded("backup_missing", "{kept} is missing in this backup", {"kept": kept.name})) from None
    if described(folder / kept.name) != kept:
        raise BackupError(
            worded("backup_damaged", "{kept} in this backup is damaged: it is not what was put in", {"kept": kept.name})
        )
    with contextlib.closing(sqlite3.connect(folder / kept.name)) as base:
        check_sound(base, kept.name)


@contextlib.contextmanager
def unused(folder: Path) -> Iterator[None]:
    """Hold the lock of a data folder, so that no server runs on it meanwhile."""
    lock = sqlite3.connect(folder / LOCK, timeout=0, isolation_level=None)
    with contextlib.closing(lock):
        try:
            lock.execute("BEGIN EXCLUSIVE")
        except sqlite3.OperationalError as error:
            raise BackupError(
                worded(
                    "server_runs",
                    "a server runs on {folder}: stop it first ({error})",
                    {"folder": folder, "error": error},
                )
            ) from None
        yield


def set_aside(folder: Path, names: list[str]) -> None:
    """Move what is there into a folder of its own, whose name says when."""
    if not names:
        return
    aside = folder / time.strftime("before-restore-%Y%m%d-%H%M%S")
    while aside.exists():
        aside = aside.with_name(f"{aside.name}-again")
    aside.mkdir(mode=0o700)
    for path in [folder / f"{name}{end}" for name in names for end in BESIDE]:
        if path.exists():
            os.replace(path, aside / path.name)
