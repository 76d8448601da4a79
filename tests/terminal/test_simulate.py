"""Simulations: the same for any number of workers, and honest about what they did."""

from __future__ import annotations

import json
import os
import sys
from subprocess import CompletedProcess

import pytest

import duelwright as dw
from duelwright.rates import rate
from duelwright.simulate import Job, Outcome, SimulationError, gather, play_games, simulate

from ..conformance import soak
from .run import duelwright, inside


def outcome(done: CompletedProcess[str]) -> dict[str, object]:
    assert done.returncode == 0 and done.stderr == ""
    shown = json.loads(done.stdout)
    rates = {"games_per_second", "answers_per_second", "decisions_per_second"}
    assert set(shown.pop("timing")) == {"seconds", "workers", *rates}
    assert isinstance(shown, dict)
    return shown


def test_the_outcome_is_the_same_for_any_number_of_workers() -> None:
    command = ("simulate", "asigoc", "-n", "60", "--seed", "5", "--json", "--workers")
    one, two = outcome(inside(*command, "1")), outcome(duelwright(*command, "2"))
    assert one == two
    assert one["games"] == 60 and one["interrupted"] is False


def test_other_seeds_give_other_games() -> None:
    first, second = (simulate("asigoc", 20, seed) for seed in (1, 2))
    assert (first.turns, first.decisions) != (second.turns, second.decisions)


def test_counts_add_up() -> None:
    summary = simulate("asigoc", 51, seed=3)
    for group in (summary.by_seat, summary.by_deck, summary.by_order):
        assert sum(one.wins for one in group) + summary.draws == 51
    assert sum(summary.endings.values()) == 51
    assert summary.turns.least <= summary.turns.median <= summary.turns.most


def test_decks_change_seats_on_odd_games() -> None:
    game = dw.game("asigoc")
    a, b = game.decks()[:2]
    straight = play_games(Job("asigoc", (a, b), 1, 0, 4))
    swapped = play_games(Job("asigoc", (b, a), 1, 0, 4))
    assert straight != swapped
    assert [one.number for one in straight] == [0, 1, 2, 3]


def test_progress_is_told() -> None:
    told: list[int] = []
    simulate("asigoc", 30, progress=told.append)
    assert told == sorted(told) and told[-1] == 30


def test_ctrl_c_sums_up_what_was_finished() -> None:
    def stop(done: int) -> None:
        if done >= 14:
            raise KeyboardInterrupt

    summary = simulate("asigoc", 40, progress=stop)
    assert summary.interrupted and 14 <= summary.games < 40


def die(job: Job) -> list[Outcome]:
    os._exit(3)


def test_a_dead_worker_is_told() -> None:
    game = dw.game("asigoc")
    jobs = [Job("asigoc", (game.decks()[0], game.decks()[1]), 1, 0, 1)]
    with pytest.raises(SimulationError, match="worker process died"):
        list(gather(jobs, 2, die))


def test_wilson_intervals_stay_between_0_and_1() -> None:
    assert rate("never", 0, 10).low == 0.0 and rate("never", 0, 10).high < 0.3
    assert rate("always", 10, 10).high == 1.0
    assert rate("nothing", 0, 0).high == 1.0


def test_the_summary_is_printed() -> None:
    done = inside("simulate", "-n", "20")
    assert done.returncode == 0
    words = ("Ford Raiders", "went first", "95% interval", "answers/s", "decisions/s", "Endings:")
    assert all(word in done.stdout for word in words)


def test_decisions_are_fewer_than_answers() -> None:
    timing = simulate("asigoc", 10).timing
    assert timing.answers_per_second > timing.decisions_per_second > 0


def test_a_soak_is_stopped_with_one_line(monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]) -> None:
    def stop(key: str, games: int, workers: int, first: int = 0) -> soak.Tally:
        raise KeyboardInterrupt

    monkeypatch.setattr(soak, "soak", stop)
    monkeypatch.setattr(sys, "argv", ["soak", "--games", "1"])
    assert soak.main() == 130 and capsys.readouterr().err == "soak: stopped\n"
    monkeypatch.setattr(sys, "argv", ["soak", "--games", "0"])
    with pytest.raises(SystemExit, match="2"):
        soak.main()
