"""What a decision costs a server, part by part, without sockets or a disk: `python -m bench.present`.

Tables play random games; each decision is checked, played, looked at and told to both seats in their languages, as
`Table` and `Presenter` do it. Times are processor time in microseconds a decision.
"""

from __future__ import annotations

import argparse
import random
import tempfile
import time
from pathlib import Path

import msgspec

from duelwright.core.trail import trail
from duelwright.games import SHIPPED
from duelwright.server.audience import encode
from duelwright.server.journal import Journal
from duelwright.server.presenter import Presenter
from duelwright.server.setup import Chair, Setup
from duelwright.server.table import Table
from duelwright.server.wire import Act

PARTS = ("check", "play", "look", "tell", "encode")


class Cost(msgspec.Struct):
    """Microseconds of a decision by part, and the bytes that both seats get."""

    game: str
    decisions: int = 0
    check: float = 0.0
    play: float = 0.0
    look: float = 0.0
    tell: float = 0.0
    encode: float = 0.0
    bytes: float = 0.0

    @property
    def total(self) -> float:
        """All of it."""
        return sum((getattr(self, part) for part in PARTS), 0.0)


def played(key: str, seeds: range, langs: tuple[str, str]) -> Cost:
    """Random games at a table."""
    cost = Cost(key)
    with tempfile.TemporaryDirectory() as folder:
        journal = Journal(Path(folder) / "journal.sqlite")
        for seed in seeds:
            _game(cost, key, seed, langs, journal)
    for part in PARTS:
        setattr(cost, part, round(getattr(cost, part) / cost.decisions / 1000, 1))
    cost.bytes = round(cost.bytes / cost.decisions)
    return cost


def _game(cost: Cost, key: str, seed: int, langs: tuple[str, str], journal: Journal) -> None:
    rng = random.Random(seed)
    setup = Setup(key, "", "invite", (Chair("A"), Chair("B")), version=2)
    table = Table("t", setup, journal)
    table.seed = str(seed)
    table._begin()
    presenter = Presenter(table)
    for seat in (0, 1):
        presenter.update(seat, langs[seat])
    clock = time.process_time_ns
    while (prompt := table.prompt) is not None:
        action = prompt.options[int(rng.random() * len(prompt.options))]
        act = Act("a", table.numbers[prompt.seat], action)
        began = clock()
        table._check(prompt.seat, act)
        assert table.state is not None
        kept = trail(table.state)
        checked = clock()
        table._play(prompt.seat, action, "", kept)
        done = clock()
        for seat in (0, 1):
            presenter.look(seat)
        looked = clock()
        frames = [presenter.update(seat, langs[seat]) for seat in (0, 1)]
        told = clock()
        sent = [encode(frame) for frame in frames]
        cost.encode += clock() - told
        cost.tell += told - looked
        cost.look += looked - done
        cost.play += done - checked
        cost.check += checked - began
        cost.bytes += sum(map(len, sent))
        cost.decisions += 1


def main() -> None:
    """Measure and print."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--games", nargs="*", default=SHIPPED)
    parser.add_argument("--count", type=int, default=10, help="games of each")
    parser.add_argument("--langs", nargs=2, default=("en", "en"))
    parser.add_argument("--json", action="store_true")
    asked = parser.parse_args()
    for key in asked.games:
        played(key, range(2), tuple(asked.langs))
        cost = played(key, range(asked.count), tuple(asked.langs))
        if asked.json:
            print(msgspec.json.encode(cost).decode())
        else:
            parts = " ".join(f"{part} {getattr(cost, part):.0f}" for part in PARTS)
            print(
                f"{key}: {cost.total:.0f} us a decision ({parts}), {cost.bytes:.0f} bytes, {cost.decisions} decisions"
            )


if __name__ == "__main__":
    main()
