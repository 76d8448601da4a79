"""The random generator: fixed vectors, fair draws."""

from __future__ import annotations

from collections import Counter

from hypothesis import given
from hypothesis import strategies as st

from duelwright.core.rng import Rng, seeded


def reference(a: int, b: int, c: int, d: int, count: int) -> list[int]:
    """Xoshiro128** as its authors define it, written down a second time."""
    out, s = [], [a, b, c, d]

    def rotl(x: int, k: int) -> int:
        return ((x << k) | (x >> (32 - k))) & 0xFFFFFFFF

    for _ in range(count):
        out.append(rotl(s[1] * 5 & 0xFFFFFFFF, 7) * 9 & 0xFFFFFFFF)
        t = s[1] << 9 & 0xFFFFFFFF
        s[2] ^= s[0]
        s[3] ^= s[1]
        s[1] ^= s[2]
        s[0] ^= s[3]
        s[2] ^= t
        s[3] = rotl(s[3], 11)
    return out


def test_the_vectors_of_a_fixed_state() -> None:
    rng = Rng(1, 2, 3, 4)
    assert [rng.word() for _ in range(4)] == [11520, 0, 5927040, 70819200]


def test_the_vectors_of_a_seed() -> None:
    rng = seeded(7)
    assert [rng.word() for _ in range(3)] == [1451646060, 4241817258, 725652941]


@given(st.tuples(*[st.integers(0, 2**32 - 1)] * 4))
def test_it_is_xoshiro128_star_star(words: tuple[int, int, int, int]) -> None:
    rng = Rng(*words)
    assert [rng.word() for _ in range(20)] == reference(*words, 20)


@given(st.integers(-(2**70), 2**70), st.integers(1, 2**32 - 1))
def test_draws_are_below_their_bound(seed: int, bound: int) -> None:
    rng = seeded(seed)
    assert all(0 <= rng.below(bound) < bound for _ in range(20))


def test_draws_are_even() -> None:
    rng = seeded(3)
    counts = Counter(rng.below(7) for _ in range(70_000))
    assert all(9_600 < counts[n] < 10_400 for n in range(7))


def test_every_order_of_three_cards_is_equally_likely() -> None:
    rng = seeded(5)
    orders: Counter[tuple[int, ...]] = Counter()
    for _ in range(12_000):
        cards = [1, 2, 3]
        rng.shuffle(cards)
        orders[tuple(cards)] += 1
    assert len(orders) == 6
    assert all(1_850 < count < 2_150 for count in orders.values())
