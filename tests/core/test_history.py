"""The history of `make bench`: figures of several commits, compared by the machine's own speed."""

from __future__ import annotations

from pathlib import Path

import pytest
from bench.history import Run, Spread, calibrated, commit_of, keep, ratios, read, run_of


def run(commit: str, loop: float = 100.0, python: str = "Python 3.11.7", **figures: tuple[float, float]) -> Run:
    """A run of one game."""
    return Run(
        commit, "", python, Spread(loop, 0.0), {"duel": {name: Spread(*figure) for name, figure in figures.items()}}
    )


def test_a_slower_machine_does_not_look_like_a_slower_engine() -> None:
    before = run("a", 100.0, playouts_per_s=(3000.0, 0.05), clone_us=(2.0, 0.05))
    now = run("b", 150.0, playouts_per_s=(2000.0, 0.05), clone_us=(3.0, 0.05))
    for one in ratios(now, before):
        assert one.ratio == pytest.approx(1.0) and not one.is_sure


def test_a_difference_counts_where_it_is_larger_than_the_rounds_differ() -> None:
    before = run("a", playouts_per_s=(1000.0, 0.04))
    (small,) = ratios(run("b", playouts_per_s=(1050.0, 0.04)), before)
    (large,) = ratios(run("b", playouts_per_s=(1500.0, 0.04)), before)
    assert not small.is_sure and large.is_sure and large.ratio == 1.5


def test_the_last_other_commit_is_compared_with_and_nothing_is_lost(tmp_path: Path) -> None:
    path = tmp_path / "results" / "history.jsonl"
    assert keep(path, run("a")) is None
    assert keep(path, run("b", python="Python 3.13.0")) is None  # of another Python
    path.write_bytes(path.read_bytes() + b'{"commit": "cut o')
    before = keep(path, run("c"))
    assert before is not None and before.commit == "a"
    again = keep(path, run("c"))
    assert again is not None and again.commit == "a"
    assert [one.commit for one in read(path)] == ["a", "b", "c", "c"]


def test_rounds_come_to_a_median_and_a_spread(tmp_path: Path) -> None:
    rounds = {"duel": [{"clone_us": 2.0}, {"clone_us": 4.0}, {"clone_us": 2.5}]}
    made = run_of(tmp_path, "Python", [calibrated()], rounds)
    assert made.loop_ms.median > 0 and made.commit == commit_of(tmp_path) == ""
    assert made.figures["duel"]["clone_us"] == Spread(2.5, 0.8)
