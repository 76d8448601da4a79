"""Bits of a journal flip on the disk: each is told or harmless, none another game; `python -m tests.attacks.flips`.

Games are played, taken back, talked over and left; then, in a copy of the file for each flip, one bit is another, and
the server's lobby takes up what it finds. A table may be as it was, or be set aside with a line for the operator, or
the file may be refused; anything else is a fault.
"""

from __future__ import annotations

import argparse
import asyncio
import json
import random
import sqlite3
import sys
import tempfile
from collections import Counter
from pathlib import Path
from typing import Final

import msgspec
from structlog.testing import capture_logs

from duelwright.core.trail import trail
from duelwright.server.journal import JournalError
from duelwright.server.lobby import Lobby
from duelwright.server.table import Denied, Table
from duelwright.server.wire import Act

from ..server.inside import hosting, lobby_in, opened

GAMES: Final = ("asigoc", "duel", "vanguard-d")
DECISIONS: Final = 24
FILE: Final = "journal.sqlite"
TOLD: Final = ("damaged", "outdated", "frozen", "not_kept")


class Stood(msgspec.Struct, frozen=True):
    """Everything of a table that a seat could notice, and what deals."""

    setup: bytes
    seed: str
    moves: tuple[tuple[int, str], ...]
    numbers: tuple[int, ...]
    taken: tuple[tuple[tuple[int, str], int], ...]
    chat: tuple[object, ...]
    key: str
    result: str

    @staticmethod
    def of(table: Table) -> Stood:
        """As it stands now."""
        assert table.state is not None
        return Stood(
            msgspec.json.encode(table.setup), table.seed, tuple((move.seat, move.action) for move in table.moves),
            tuple(table.numbers), tuple(table.taken.items()), tuple(table.chat), trail(table.state), str(table.ending),
        )  # fmt: skip


async def play(lobby: Lobby, key: str, seed: int) -> Table:
    """A game by chance with a word and an undo, left in the middle."""
    table, chance = (await opened(lobby, key, seed)).table, random.Random(seed)
    for number in range(DECISIONS):
        prompt = table.prompt
        if prompt is None:
            break
        act = Act(f"a{number}", table.numbers[prompt.seat], chance.choice(prompt.options))
        await table.act(prompt.seat, act)
        if number == DECISIONS // 2:
            await table.say(0, "well played")
            await table.undo(max(0, len(table.moves) - 1))
    return table


async def written(folder: Path) -> dict[str, Stood]:
    """Games in a folder, by their table's name."""
    async with hosting(folder) as lobby:
        tables = [await play(lobby, key, seed) for seed, key in enumerate(GAMES, 1)]
        return {table.id: Stood.of(table) for table in tables}


async def taken_up(folder: Path, expected: dict[str, Stood]) -> str:
    """What came of a flip: "harmless", the word by which it was told, or "ANOTHER GAME"."""
    try:
        lobby = lobby_in(folder)
    except JournalError:
        return "refused"
    outcome = "harmless"
    try:
        lobby.wake()
        for name, before in expected.items():
            try:
                table = (await lobby.find(name)).table
            except JournalError:
                outcome = "unreadable"
                continue
            except Denied as denied:
                if denied.code not in TOLD:
                    return f"LOST: {denied.code}"
                outcome = denied.code
                continue
            if table.frozen:
                outcome = "frozen"
            elif Stood.of(table) != before:
                return "ANOTHER GAME"
    finally:
        await lobby.close()
    return outcome


async def flip(flips: int, seed: int) -> Counter[str]:
    """Flip so many bits, one at a time."""
    chance, outcomes = random.Random(seed), Counter[str]()
    with tempfile.TemporaryDirectory() as name:
        folder = Path(name)
        expected = await written(folder / "whole")
        with sqlite3.connect(folder / "whole" / FILE) as base:
            base.execute("PRAGMA wal_checkpoint(TRUNCATE)")
        whole = (folder / "whole" / FILE).read_bytes()
        for number in range(flips):
            data, bit = bytearray(whole), chance.randrange(8 * len(whole))
            data[bit // 8] ^= 1 << bit % 8
            broken = folder / str(number)
            broken.mkdir()
            (broken / FILE).write_bytes(data)
            with capture_logs():
                outcome = await taken_up(broken, expected)
            outcomes[outcome] += 1
            if not outcome.islower():
                print(json.dumps({"seed": seed, "flip": number, "byte": bit // 8, "bit": bit % 8, "found": outcome}))
    return outcomes


def main() -> int:
    """Flip, and say what came of it."""
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--flips", type=int, default=1000)
    parser.add_argument("--seed", type=int, default=7)
    asked = parser.parse_args()
    outcomes = asyncio.run(flip(asked.flips, asked.seed))
    print(json.dumps(dict(outcomes.most_common())))
    return int(any(not outcome.islower() for outcome in outcomes))


if __name__ == "__main__":
    sys.exit(main())
