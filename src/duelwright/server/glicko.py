"""How strong somebody is, by Glicko-2 (Glickman, "Example of the Glicko-2 system", 2013); a game is a rating period.

Step numbers are those of the paper.
"""

from __future__ import annotations

import math
from collections.abc import Sequence
from typing import Final

import msgspec

MEAN: Final = 1500.0
UNKNOWN: Final = 350.0  # the deviation of who has played nothing
LEAST: Final = 45.0  # nobody is known better than this, or a rating would follow its player no more
VOLATILITY: Final = 0.06
TAU: Final = 0.5  # how fast volatility may change
SCALE: Final = 173.7178
CLOSE: Final = 1e-6
PERIOD: Final = 4.5 * 24 * 3600.0  # seconds after which somebody away counts as a period without games
SURE: Final = 110.0  # the deviation from which a rating is more than a guess


class Strength(msgspec.Struct, frozen=True):
    """A rating, how far it may be off, and how steady its player is."""

    rating: float = MEAN
    deviation: float = UNKNOWN
    volatility: float = VOLATILITY

    @property
    def is_sure(self) -> bool:
        """Whether enough was played to say how strong somebody is."""
        return self.deviation <= SURE


Outcome = tuple[Strength, float]  # who was played, and 1 for a win, 0.5 for a draw, 0 for a loss


def rated(own: Strength, games: Sequence[Outcome], tau: float = TAU) -> Strength:
    """A strength after the games of a period.

    >>> others = Strength(1400, 30), Strength(1550, 100), Strength(1700, 300)
    >>> new = rated(Strength(1500, 200), list(zip(others, (1.0, 0.0, 0.0))))
    >>> round(new.rating, 2), round(new.deviation, 2), round(new.volatility, 5)
    (1464.05, 151.52, 0.06)
    """
    phi = own.deviation / SCALE  # step 2
    if not games:
        return aged(own, 1.0)
    weights = [weight(other.deviation / SCALE) for other, _ in games]
    expected = [
        1 / (1 + math.exp(-g * (own.rating - other.rating) / SCALE))
        for (other, _), g in zip(games, weights, strict=True)
    ]
    variance = 1 / sum(g * g * e * (1 - e) for g, e in zip(weights, expected, strict=True))  # step 3
    gained = sum(g * (score - e) for (_, score), g, e in zip(games, weights, expected, strict=True))
    sigma = steadiness(own.volatility, variance * gained, phi, variance, tau)  # steps 4 and 5
    widened = math.sqrt(phi * phi + sigma * sigma)  # step 6
    known = 1 / math.sqrt(1 / (widened * widened) + 1 / variance)  # step 7
    rating = own.rating + SCALE * known * known * gained  # step 8
    return Strength(rating, min(UNKNOWN, max(LEAST, known * SCALE)), sigma)


def weight(phi: float) -> float:
    """How much a game tells against somebody who is known so well."""
    return 1 / math.sqrt(1 + 3 * phi * phi / math.pi**2)


def steadiness(sigma: float, delta: float, phi: float, variance: float, tau: float) -> float:
    """The new volatility: step 5, by the Illinois algorithm."""
    start = math.log(sigma * sigma)

    def slope(x: float) -> float:
        grown = math.exp(x)
        total = phi * phi + variance + grown
        return grown * (delta * delta - total) / (2 * total * total) - (x - start) / (tau * tau)

    low = start
    if delta * delta > phi * phi + variance:
        high = math.log(delta * delta - phi * phi - variance)
    else:
        steps = 1
        while slope(start - steps * tau) < 0:
            steps += 1
        high = start - steps * tau
    at_low, at_high = slope(low), slope(high)
    while abs(high - low) > CLOSE:
        new = low + (low - high) * at_low / (at_high - at_low)
        at_new = slope(new)
        if at_new * at_high <= 0:
            low, at_low = high, at_high
        else:
            at_low /= 2
        high, at_high = new, at_new
    return math.exp(low / 2)


def aged(own: Strength, periods: float) -> Strength:
    """A strength after so many periods without a game: less is known of it.

    >>> round(aged(Strength(1700.0, 60.0), 100.0).deviation, 1), aged(Strength(), 5.0).deviation
    (120.3, 350.0)
    """
    phi = own.deviation / SCALE
    grown = SCALE * math.sqrt(phi * phi + periods * own.volatility**2)
    return Strength(own.rating, min(UNKNOWN, grown), own.volatility)


def after(first: Strength, second: Strength, score: float) -> tuple[Strength, Strength]:
    """Both strengths after a game; the score is the first's.

    >>> won, lost = after(Strength(), Strength(), 1.0)
    >>> round(won.rating), round(lost.rating), round(won.deviation)
    (1662, 1338, 290)
    """
    return rated(first, [(second, score)]), rated(second, [(first, 1.0 - score)])
