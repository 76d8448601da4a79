"""A backup is taken while people play, and put back: whoever comes finds the question that was before them."""

from __future__ import annotations

import asyncio
import contextlib
import json
import shutil
import sqlite3
import sys
import zipfile
from pathlib import Path

import pytest

from duelwright.backup import BackupError, Manifest, back_up, restore
from duelwright.core.deck import Deck
from duelwright.library.store import FILE, Library
from duelwright.server.lobby import Seated

from .players import ROOT, Player, Served, alone, play_both


async def command(*args: str) -> tuple[int, str]:
    """The command in a process of its own: its status, and what it said."""
    done = await asyncio.create_subprocess_exec(
        sys.executable, "-m", "duelwright", *args, cwd=ROOT / "src",
        stdout=asyncio.subprocess.PIPE, stderr=asyncio.subprocess.STDOUT,
    )  # fmt: skip
    out, _ = await done.communicate()
    return done.returncode or 0, out.decode()


async def seats(server: Served, game: str) -> tuple[Seated, Seated]:
    first = await server.open(game, "invite", seat=0)
    return first, await server.join(first.table)


@alone
async def test_a_backup_under_load_is_put_back_with_the_same_question(tmp_path: Path) -> None:
    (tmp_path / "one").mkdir()
    (tmp_path / "two").mkdir()
    server = Served(tmp_path / "one", "--no-limits")
    quiet, busy = await seats(server, "asigoc"), await seats(server, "duel")
    waiting = [await server.welcomed(one) for one in quiet]
    await play_both(waiting[0], waiting[1], 3, 6)
    for player in waiting:
        await player.close()
    waiting = [await server.welcomed(one) for one in quiet]
    players = [await server.welcomed(one) for one in busy]
    load = asyncio.create_task(play_both(players[0], players[1], 5, 60))
    file = tmp_path / "kept.zip"
    status, said = await command("backup", str(file), "--data", str(tmp_path / "one"))
    assert status == 0 and "kept in" in said, said
    await load
    status, said = await command("restore", str(file), "--data", str(tmp_path / "one"), "--force")
    assert status == 1 and "a server runs on" in said, said
    server.stop()
    status, said = await command("restore", str(file), "--data", str(tmp_path / "two"))
    assert status == 0, said
    other = Served(tmp_path / "two", "--no-limits")
    try:
        for before, seat in zip(waiting, quiet, strict=True):
            now: Player = await other.welcomed(seat)
            assert (now.view, now.ask, now.rev) == (before.view, before.ask, before.rev)
        again = [await other.welcomed(one) for one in busy]
        for now, last in zip(again, players, strict=True):  # as it was meanwhile, or with what nobody had heard of yet
            assert 0 < now.rev <= last.rev + 2
        await play_both(again[0], again[1], 6, 40)
        assert other.faults() == []
    finally:
        other.stop()


@pytest.fixture(scope="module")
def made(tmp_path_factory: pytest.TempPathFactory) -> Path:
    file = tmp_path_factory.mktemp("made") / FILE
    library = Library(file)
    library.save(Deck("Mine", "asigoc", {"main": {}}))
    library.close()
    return file


@pytest.fixture
def filled(made: Path, tmp_path: Path) -> Path:
    (tmp_path / "data").mkdir()
    shutil.copy(made, tmp_path / "data")
    return tmp_path / "data"


def decks(folder: Path) -> list[str]:
    with contextlib.closing(sqlite3.connect(folder / FILE)) as base:
        return [name for (name,) in base.execute("SELECT name FROM decks")]


def test_what_is_there_is_set_aside_and_only_where_that_was_said(filled: Path, tmp_path: Path) -> None:
    file = tmp_path / "kept.zip"
    back_up(filled, file)
    assert file.stat().st_mode & 0o077 == 0  # players' secrets are in it
    library = Library(filled / FILE)
    library.forget("asigoc", "Mine")
    library.close()
    with pytest.raises(BackupError, match=r"has library\.sqlite already; say --force"):
        restore(file, filled, overwrite=False)
    assert decks(filled) == []
    restore(file, filled, overwrite=True)
    assert decks(filled) == ["Mine"]
    (aside,) = filled.glob("before-restore-*")
    assert decks(aside) == []


def rewritten(file: Path, names: dict[str, bytes]) -> None:
    with zipfile.ZipFile(file, "w") as archive:
        for name, data in names.items():
            archive.writestr(name, data)


def contents(file: Path) -> dict[str, bytes]:
    with zipfile.ZipFile(file) as archive:
        return {name: archive.read(name) for name in archive.namelist()}


@pytest.mark.parametrize(
    ("damage", "said"),
    [
        (lambda found: {"notes.txt": b"x"}, "it has no backup.json"),
        (lambda found: {**found, "backup.json": b"{"}, "it has no backup.json that can be read"),
        (lambda found: {**found, FILE: found[FILE][:-1]}, "not as long as it should be"),
        (lambda found: {**found, FILE: found[FILE] + b"x"}, "not as long as it should be"),
        (lambda found: {**found, FILE: found[FILE][:-1] + b"x"}, "is damaged: it is not what was put in"),
        (lambda found: {"backup.json": found["backup.json"]}, "is missing in this backup"),
        (lambda found: changed(found, name="../../evil"), "names other files than ours"),
        (lambda found: changed(found, size=-5), "no size that a database can have"),
        (lambda found: changed(found, size=1 << 39), "bytes in"),
    ],
)
def test_a_damaged_backup_is_refused_before_anything_is_touched(
    filled: Path, tmp_path: Path, damage: object, said: str
) -> None:
    file = tmp_path / "kept.zip"
    back_up(filled, file)
    assert callable(damage)
    rewritten(file, damage(contents(file)))
    with pytest.raises(BackupError, match=said):
        restore(file, filled, overwrite=True)
    assert decks(filled) == ["Mine"] and not list(filled.glob("before-restore-*")) and not list(tmp_path.glob("evil*"))


def changed(found: dict[str, bytes], **fields: object) -> dict[str, bytes]:
    told = json.loads(found["backup.json"])
    told["databases"][0].update(fields)
    return {**found, "backup.json": json.dumps(told).encode()}


def test_what_is_no_backup_and_no_data_is_told(tmp_path: Path) -> None:
    (tmp_path / "kept.zip").write_bytes(b"PK no zip")
    with pytest.raises(BackupError, match="is no backup of Duelwright"):
        restore(tmp_path / "kept.zip", tmp_path, overwrite=False)
    (tmp_path / "empty").mkdir()
    with pytest.raises(BackupError, match="has no data of Duelwright in it"):
        back_up(tmp_path / "empty", tmp_path / "new.zip")
    assert not (tmp_path / "new.zip").exists()


def test_a_backup_says_what_is_in_it(filled: Path, tmp_path: Path) -> None:
    manifest: Manifest = back_up(filled, tmp_path / "kept.zip")
    assert [kept.name for kept in manifest.databases] == [FILE]
    base = sqlite3.connect(":memory:")
    base.deserialize(contents(tmp_path / "kept.zip")[FILE])
    assert base.execute("SELECT count(*) FROM decks").fetchone() == (1,)
    base.close()
