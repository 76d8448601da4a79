"""A phrase book is spelt out once and kept: what is kept is what was made, and nothing that lies there can do harm."""

from __future__ import annotations

import hashlib
import os
import subprocess
import sys
from pathlib import Path

import msgspec
import pytest

from duelwright.games.vanguard.printed.reader import chart, read
from duelwright.home import HOME, cache_folder
from duelwright.language.chart import Chart, Reading
from duelwright.language.kept import MOST_KEPT
from duelwright.language.phrasebook import Phrasebook

from .test_chart import Basket, Fruit, fruits

TEXT = ("take", "a", '"pear"', ",", "2", '"fig"', "s", "and", "one", '"nut"', ".")
MEANT = Basket((Fruit("pear"), ",", Fruit("fig", 2), "and", Fruit("nut")))


def keeping(folder: Path, *more: str) -> Chart:
    made = fruits()
    for pattern in more:
        made.phrase("fruit", Fruit, pattern)
    made.keep_in = folder
    return made


def meant(made: Chart) -> object:
    return Reading(made, TEXT).whole("basket")[0].value


def files(folder: Path) -> list[Path]:
    return sorted(folder.iterdir())


def test_a_book_that_was_kept_is_the_one_that_was_made(tmp_path: Path) -> None:
    assert meant(keeping(tmp_path)) == MEANT
    (path,) = files(tmp_path)
    written = path.stat().st_mtime_ns
    again = keeping(tmp_path)
    assert meant(again) == MEANT
    assert again.book == fruits().spelt_out()
    assert path.stat().st_mtime_ns == written, "it was made again"


def test_a_phrase_more_or_another_meaning_is_another_book(tmp_path: Path) -> None:
    digests = {keeping(tmp_path).digest, keeping(tmp_path, "{kind:name} alone").digest}
    other = fruits()
    other.phrase("fruit", Fruit, "{kind:name} alone", n=3)
    assert len(digests | {other.digest}) == 3
    meant(keeping(tmp_path))
    assert Reading(keeping(tmp_path, "{kind:name} alone"), ("take", '"fig"', "alone")).whole("basket")


def damaged(data: bytes) -> list[bytes]:
    """A file that ends too early, has another bit, is empty, or is whole and of something else, or names nothing."""
    book = msgspec.msgpack.decode(data[16:], type=Phrasebook)
    hollow = [
        msgspec.structs.replace(book, roots={}),
        msgspec.structs.replace(book, starts={}),
        msgspec.structs.replace(book, phrases=book.phrases[:1]),
        msgspec.structs.replace(book, phrases=[msgspec.structs.replace(one, line=99) for one in book.phrases]),
    ]
    other = msgspec.msgpack.encode([[[0, ["a"]]], 3])
    deep = b"\x91" * 200_000
    return [
        data[: len(data) // 2],
        data[:-1] + bytes([data[-1] ^ 1]),
        b"",
        *(
            hashlib.blake2b(told, digest_size=16).digest() + told
            for told in (other, deep, *map(msgspec.msgpack.encode, hollow))
        ),
    ]


@pytest.mark.parametrize("case", range(9))
def test_a_damaged_file_is_passed_over_and_made_anew(tmp_path: Path, case: int) -> None:
    meant(keeping(tmp_path))
    (path,) = files(tmp_path)
    whole = path.read_bytes()
    path.write_bytes(damaged(whole)[case])
    assert meant(keeping(tmp_path)) == MEANT
    assert path.read_bytes() == whole


def test_a_folder_that_cannot_be_written_to_is_done_without(tmp_path: Path) -> None:
    (tmp_path / "file").write_text("no folder")
    assert meant(keeping(tmp_path / "file" / "cache")) == MEANT
    assert files(tmp_path) == [tmp_path / "file"]


def test_only_the_latest_few_are_kept(tmp_path: Path) -> None:
    for i in range(MOST_KEPT + 3):
        assert meant(keeping(tmp_path, f"{'un' * i}{{kind:name}} alone")) == MEANT
        for old in files(tmp_path):
            os.utime(old, ns=(old.stat().st_mtime_ns - 10**9,) * 2)
    assert len(files(tmp_path)) == MOST_KEPT


def test_the_book_of_printed_cards_is_kept_and_reads_the_same(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv(HOME, str(tmp_path))
    program = (
        "from duelwright.library.definitions import printed_text; print(printed_text('vanguard') is not None);"
        "from duelwright.games.vanguard.printed.reader import read; print(read(('draw', 'a', 'card', '.')))"
    )
    monkeypatch.setenv("PYTHONPATH", os.pathsep.join(sys.path))  # the same sources as here
    told = [
        subprocess.run([sys.executable, "-c", program], check=True, capture_output=True, text=True).stdout
        for _ in range(2)
    ]
    assert told[0] == told[1] == f"True\n{read(('draw', 'a', 'card', '.'))}\n"
    folder = cache_folder()
    assert folder == tmp_path / "cache"
    (path,) = files(folder)
    kept = msgspec.msgpack.decode(path.read_bytes()[16:], type=Phrasebook)
    assert kept == chart().spelt_out()
