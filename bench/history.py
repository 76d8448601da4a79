"""What `make bench` measured before: one line for each run, and how the last one stands beside it.

Machines differ, and one machine differs from hour to hour. Every run times a loop of plain Python as well, and figures
are compared after dividing by it; the spread between rounds says how much of a difference means something.
"""

from __future__ import annotations

import subprocess
import time
from datetime import UTC, datetime
from math import log
from pathlib import Path
from statistics import median

import msgspec

LOOP = 2_000_000  # turns of the calibration loop

Values = dict[str, float]  # by the name of a figure


class Spread(msgspec.Struct, frozen=True):
    """A figure of several rounds: its median, and the distance of the extremes as a part of it."""

    median: float
    spread: float


class Run(msgspec.Struct, frozen=True):
    """One run: what was measured on which commit, by game and mode, and how fast the machine was."""

    commit: str
    when: str
    python: str
    loop_ms: Spread
    figures: dict[str, dict[str, Spread]]


class Ratio(msgspec.Struct, frozen=True):
    """How much better a figure is than before (2.0: twice as fast), and the spread of both runs together."""

    game: str
    figure: str
    ratio: float
    spread: float

    @property
    def is_sure(self) -> bool:
        """Whether the difference is larger than what rounds of one run differ by."""
        return abs(log(self.ratio)) > self.spread


def calibrated() -> float:
    """Milliseconds of processor time of a loop that never changes."""
    began = time.process_time()
    total = 0
    for i in range(LOOP):
        total += i & 3
    assert total == 3 * LOOP // 2
    return (time.process_time() - began) * 1000


def spread_of(values: list[float]) -> Spread:
    """The median of some rounds, and how far they lie apart.

    >>> spread_of([9.0, 10.0, 12.0])
    Spread(median=10.0, spread=0.3)
    """
    middle = median(values)
    return Spread(middle, round((max(values) - min(values)) / middle, 4) if middle else 0.0)


def run_of(root: Path, python: str, loops: list[float], rounds: dict[str, list[Values]]) -> Run:
    """What several rounds came to."""
    figures = {
        game: {name: spread_of([values[name] for values in found]) for name in found[0]}
        for game, found in rounds.items()
    }
    when = datetime.now(UTC).isoformat(timespec="seconds")
    return Run(commit_of(root), when, python, spread_of(loops), figures)


def commit_of(root: Path) -> str:
    """The commit that was measured; with a + where files differ from it, and nothing where there is no repository."""
    said = subprocess.run(["git", "describe", "--always", "--dirty=+"], cwd=root, capture_output=True, text=True)
    return said.stdout.strip()


def ratios(now: Run, before: Run) -> list[Ratio]:
    """How a run stands beside another, each measured by the machine's own speed at the time.

    >>> same = {"duel": {"playouts_per_s": Spread(1000.0, 0.1), "clone_us": Spread(4.0, 0.0)}}
    >>> then, now = Run("a", "", "", Spread(100.0, 0.0), same), Run("b", "", "", Spread(200.0, 0.0), same)
    >>> [(one.figure, one.ratio, one.is_sure) for one in ratios(now, then)]
    [('playouts_per_s', 2.0, True), ('clone_us', 2.0, True)]
    """
    machine = now.loop_ms.median / before.loop_ms.median
    loops = now.loop_ms.spread + before.loop_ms.spread
    found: list[Ratio] = []
    for game, figures in now.figures.items():
        for name, figure in figures.items():
            old = before.figures.get(game, {}).get(name)
            if old is None or not old.median or not figure.median:
                continue
            better = figure.median / old.median if name.endswith("_per_s") else old.median / figure.median
            found.append(Ratio(game, name, round(better * machine, 3), round(figure.spread + old.spread + loops, 3)))
    return found


def read(path: Path) -> list[Run]:
    """The runs that are kept, the oldest first; a line that cannot be read is left out."""
    runs: list[Run] = []
    for line in path.read_bytes().splitlines() if path.exists() else []:
        try:
            runs.append(msgspec.json.decode(line, type=Run))
        except msgspec.MsgspecError:
            continue  # a run that was killed while it wrote, or of another version
    return runs


def keep(path: Path, run: Run) -> Run | None:
    """Add a run to those that are kept; the last one of another commit, to be compared with."""
    others = [one for one in read(path) if one.commit != run.commit and one.python == run.python]
    path.parent.mkdir(parents=True, exist_ok=True)
    torn = path.exists() and not path.read_bytes().endswith(b"\n")  # a run that was killed while it wrote
    with path.open("ab") as file:
        file.write((b"\n" if torn else b"") + msgspec.json.encode(run) + b"\n")
    return others[-1] if others else None
