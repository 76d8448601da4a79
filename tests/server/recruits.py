"""Cards of a host's own in its library: a whole deck of them, one of them unread."""

from __future__ import annotations

from pathlib import Path

from duelwright.facets.record import Record
from duelwright.library.store import FILE, Library

UNITS = "".join(f"4 Recruit {n}\n" for n in range(1, 9)) + "2 Recruit 9\n"
TRIGGERS = "".join(f"4 Recruit {kind}\n" for kind in ("critical", "draw", "heal", "stand"))


def stock(folder: Path) -> None:
    """Put them into the library of a server's folder."""
    library = Library(folder / FILE)
    units = [
        Record(f"u{n}", f"Recruit {n}", clan="Kagero", grade=n % 4, power=5000 + 1000 * (n % 4), shield=5000,
               text=("[AUTO]: Sing a song.",) if n == 1 else (), number=f"XX/00{n}",
               category=0x100 if n == 1 else -1)
        for n in range(1, 10)
    ]  # fmt: skip
    triggers = [
        Record(f"t{kind}", f"Recruit {kind}", kind="trigger unit", clan="Kagero", grade=0, power=4000, shield=10000,
               trigger=kind)
        for kind in ("critical", "draw", "heal", "stand")
    ]  # fmt: skip
    library.add("mine", [*units, *triggers])
    library.close()
