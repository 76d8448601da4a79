"""How often somebody won, and how a number lies: what simulations and the arena report."""

from __future__ import annotations

import statistics
from collections.abc import Callable
from typing import Final

import msgspec

Z: Final = 1.959964  # the normal quantile of a 95% interval

Progress = Callable[[int], None]


class Rate(msgspec.Struct, frozen=True):
    """How often somebody won, with the bounds of a 95% Wilson interval. Draws count as games that were not won."""

    name: str
    wins: int
    games: int
    rate: float
    low: float
    high: float


class Spread(msgspec.Struct, frozen=True):
    """A number per game: mean, median, least and most."""

    mean: float
    median: float
    least: int
    most: int


def rate(name: str, wins: int, games: int) -> Rate:
    """A win rate with its 95% Wilson interval.

    >>> rate("x", 5, 10)
    Rate(name='x', wins=5, games=10, rate=0.5, low=0.2366, high=0.7634)
    """
    if games == 0:
        return Rate(name, 0, 0, 0.0, 0.0, 1.0)
    p, z2 = wins / games, Z * Z
    middle = (p + z2 / (2 * games)) / (1 + z2 / games)
    half = Z / (1 + z2 / games) * (p * (1 - p) / games + z2 / (4 * games * games)) ** 0.5
    return Rate(name, wins, games, round(p, 4), round(max(0.0, middle - half), 4), round(min(1.0, middle + half), 4))


def spread(numbers: list[int]) -> Spread:
    """Mean, median, least and most."""
    if not numbers:
        return Spread(0.0, 0.0, 0, 0)
    return Spread(round(statistics.fmean(numbers), 3), float(statistics.median(numbers)), min(numbers), max(numbers))
