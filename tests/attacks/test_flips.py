"""A slice of the flipped bits: the whole is `python -m tests.attacks.flips`."""

from __future__ import annotations

import asyncio

from .flips import flip


def test_a_flipped_bit_is_told_or_harmless() -> None:
    outcomes = asyncio.run(flip(flips=60, seed=3))
    assert outcomes.total() == 60 and outcomes["harmless"] and outcomes["damaged"]
    assert all(outcome.islower() for outcome in outcomes), outcomes
