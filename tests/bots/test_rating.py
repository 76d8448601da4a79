"""Ratings: known differences come out, intervals cover the truth, and the sequential test decides as it should."""

from __future__ import annotations

import random

import pytest

from duelwright.bots.rating import MEAN, Score, elo, matrix, sprt


def test_three_of_four_is_191_points() -> None:
    a, b = elo(["a", "b"], [Score("a", "b", 750, 250, 0)])
    assert a.elo - b.elo == pytest.approx(190.8, abs=1)
    assert (a.elo + b.elo) / 2 == pytest.approx(MEAN)


def test_a_draw_is_half_a_win() -> None:
    drawn = elo(["a", "b"], [Score("a", "b", 500, 0, 500)])
    won = elo(["a", "b"], [Score("a", "b", 750, 250, 0)])
    assert drawn == won


def test_strengths_add_up_over_a_third() -> None:
    scores = [Score("a", "b", 640, 360, 0), Score("b", "c", 640, 360, 0), Score("a", "c", 760, 240, 0)]
    a, b, c = elo(["a", "b", "c"], scores)
    assert a.elo - b.elo == pytest.approx(100, abs=2)
    assert b.elo - c.elo == pytest.approx(100, abs=2)
    assert b.elo == pytest.approx(MEAN, abs=1)


def test_who_won_everything_stays_finite() -> None:
    a, b = elo(["a", "b"], [Score("a", "b", 100_000, 0, 0)])
    assert 1000 < a.elo - b.elo < 4000
    assert a.low < a.elo < a.high


def test_without_games_all_are_equal_and_nothing_is_known() -> None:
    a, b = elo(["a", "b"], [Score("a", "b", 0, 0, 0)])
    assert a.elo == b.elo == MEAN
    assert a.high - a.low > 1000


def test_more_games_make_narrower_intervals() -> None:
    few, many = (elo(["a", "b"], [Score("a", "b", 6 * n, 4 * n, 0)])[0] for n in (1, 100))
    assert (few.high - few.low) / (many.high - many.low) == pytest.approx(10, rel=0.1)


def test_the_interval_covers_the_truth_about_95_times_in_100() -> None:
    chance, inside = random.Random(1), 0
    for _ in range(400):
        wins = sum(chance.random() < 0.64 for _ in range(100))
        a, _b = elo(["a", "b"], [Score("a", "b", wins, 100 - wins, 0)])
        inside += a.low <= MEAN + 50 <= a.high
    assert 0.92 < inside / 400 < 0.98


def test_the_matrix_shows_both_sides() -> None:
    ours, theirs = matrix([Score("a", "b", 30, 10, 0)])
    assert (ours.rate.rate, theirs.rate.rate) == (0.75, 0.25)
    assert ours.rate.low == pytest.approx(1 - theirs.rate.high, abs=1e-3)


def test_the_sequential_test_decides_on_known_sequences() -> None:
    assert sprt(0, 0, 0) == "go on"
    assert sprt(11, 0, 0) == "go on"
    assert sprt(12, 0, 0) == "better"  # 12 times log 1.3 is more than log 19
    assert sprt(0, 8, 0) == "go on"
    assert sprt(0, 9, 0) == "not better"  # 9 times log 0.7 is less than -log 19
    assert sprt(30, 30, 0) == "go on"
    assert sprt(0, 0, 70) == sprt(35, 35, 0) == "not better"


def test_the_sequential_test_errs_as_seldom_as_it_says() -> None:
    chance, wrong = random.Random(2), 0
    for _ in range(400):
        wins = losses = 0
        while sprt(wins, losses, 0) == "go on":
            won = chance.random() < 0.5
            wins, losses = wins + won, losses + (not won)
        wrong += sprt(wins, losses, 0) == "better"
    assert wrong / 400 < 0.07


def test_the_sequential_test_takes_only_sensible_rates() -> None:
    with pytest.raises(ValueError, match="p0 < p1"):
        sprt(1, 1, 1, p0=0.7, p1=0.6)
