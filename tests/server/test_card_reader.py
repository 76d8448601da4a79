"""The process that reads strangers' files of cards: it is stopped where it takes too much, and leaves nothing."""

from __future__ import annotations

import asyncio
import sys
from pathlib import Path

import pytest

from duelwright.facets.record import LibraryError, Record
from duelwright.library import apart
from duelwright.library.apart import Closing, read_apart
from duelwright.library.prepared import read_once
from duelwright.server.card_reader import MOST_WAITING, Busy, CardReader

from .players import alone

ENDLESS = (sys.executable, "-c", "while True: pass")
GREEDY = (sys.executable, "-c", "from duelwright.library.apart import limit; limit(); x = [0] * (1 << 32)")
LOUD = (sys.executable, "-c", "while True: print('card ' + '{' * 1000)")
HALF = (sys.executable, "-c", "print('card', '{\"record\":', end='')")
SUN = "game,name,type,attack,block,text\nasigoc,Sun,weapon,1,1,Draw 2 cards.\n"


@pytest.mark.parametrize(
    ("command", "code"),
    [(ENDLESS, "own_file_slow"), (GREEDY, "own_file_failed"), (LOUD, "own_file_failed"), (HALF, "own_file_failed")],
)
def test_what_takes_too_much_or_breaks_off_brings_nothing(command: tuple[str, ...], code: str) -> None:
    @alone
    async def stopped() -> None:
        reader = CardReader(command)
        reader.patience = 2.0 if command is ENDLESS else 60.0
        with pytest.raises(LibraryError) as refused:
            await reader.read(b"", "a.csv", "en", 10)
        assert apart.code_of(refused.value) == code
        reader.close()

    stopped()


@alone
async def test_so_many_wait_and_no_more_and_each_is_read_in_its_turn() -> None:
    reader = CardReader()
    asked = [asyncio.ensure_future(reader.read(SUN.encode(), "a.csv", "en", 10)) for _ in range(MOST_WAITING)]
    await asyncio.sleep(0)
    with pytest.raises(Busy):
        await reader.read(SUN.encode(), "a.csv", "en", 10)
    for cards, closing in await asyncio.gather(*asked):
        assert [one.record.name for one in cards] == ["Sun"] and closing == Closing()
    assert reader.waiting == 0
    reader.close()


def test_a_card_that_is_slow_is_left_out_and_the_others_are_read(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    plain = read_once

    def slow(record: Record, lang: str) -> object:
        while record.name == "Slow":
            pass
        return plain(record, lang)

    monkeypatch.setattr(apart, "read_once", slow)
    monkeypatch.setattr(apart, "EACH", 0.2)
    file = tmp_path / "a.csv"
    file.write_text(SUN + SUN.splitlines()[1].replace("Sun", "Slow") + "\n", encoding="utf-8")
    *cards, closing = read_apart(file, "", "fr", 10)
    assert len(cards) == 1 and isinstance(closing, Closing)
    assert [line[:4] for line in closing.wrong] == ["Slow"] and "trop de temps" in closing.wrong[0]
