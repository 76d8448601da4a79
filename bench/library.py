"""How fast a large library answers: import, memory, and questions of every kind; `python -m bench.library [TABLE.csv]`.

Without a table, cards are made up from the shipped ones. The figures are those of the machine; the limits are the
product's: every question under 20 ms, an import of 10,000 cards under 60 s, memory under 300 MB.
"""

from __future__ import annotations

import resource
import sys
import tempfile
import time
from pathlib import Path

import msgspec

from duelwright.facets.record import Record
from duelwright.library.files import read_cards
from duelwright.library.store import FILE, Library

QUESTIONS = (
    "", "a", "d", "draw", "blaster", '"blaster blade"', "clan:kagero", "Clan: Royal Paladin", "grade>=1",
    "power>=8000 grade>=1 or dragon", "clan:kagero does:retire", "when:attacks cost:counter-blast", "(No ability)",
    "-is:unread", "type:order", "number:BT01", "clan:royl", "blastr blade", "name:dragon -clan:kagero",
    "set:td01 or set:td02",
)  # fmt: skip
MOST_MS = 20.0
MADE_UP = 10_900


def made_up() -> list[Record]:
    """Cards like the shipped ones, under other names."""
    with tempfile.TemporaryDirectory() as folder:
        library = Library(Path(folder) / FILE)
        shipped = [entry.record for entry in library.search("game:vanguard", most=1000).cards]
        library.close()
    return [
        msgspec.structs.replace(
            shipped[n % len(shipped)],
            key=f"XX/{n}",
            number=f"XX/{n}",
            name=f"{shipped[n % len(shipped)].name} {n}",
            abilities=(),
            text=("[AUTO]: when this unit attacks, draw a card.",),
        )
        for n in range(MADE_UP)
    ]


def main() -> int:
    """Import the cards under two sources and ask."""
    began = time.perf_counter()
    records = read_cards(Path(sys.argv[1]))[0] if len(sys.argv) > 1 else made_up()
    print(f"{len(records):,} cards read in {time.perf_counter() - began:.2f} s")
    with tempfile.TemporaryDirectory() as folder:
        library = Library(Path(folder) / FILE)
        for source in ("one", "two"):
            began = time.perf_counter()
            library.add(source, records)
            print(f"imported as {source!r} in {time.perf_counter() - began:.2f} s")
        began = time.perf_counter()
        total = library.search("").total
        print(f"{total:,} cards ready for search in {time.perf_counter() - began:.2f} s")
        slowest = 0.0
        for question in QUESTIONS:
            took = []
            for sort in ("name", "power"):
                began = time.perf_counter()
                found = library.search(question, sort=sort, is_down=sort == "power", with_counts=True)
                took.append((time.perf_counter() - began) * 1000)
            slowest = max(slowest, *took)
            print(f"{question!r:<40} {found.total:>7,} cards {took[0]:6.1f} ms, by power {took[1]:6.1f} ms")
        library.close()
    memory = resource.getrusage(resource.RUSAGE_SELF).ru_maxrss / 1024
    print(f"slowest {slowest:.1f} ms (first use of an order included), memory {memory:.0f} MB")
    return int(slowest > MOST_MS)


if __name__ == "__main__":
    sys.exit(main())
