"""The random generator: fixed vectors, fair draws."""

from __future__ import annotations

import hashlib
from collections import Counter

from hypothesis import given
from hypothesis import strategies as st

from duelwright.core.rng import Rng, deals, seeded


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


def deal_words(seed: int, game: str, count: int) -> list[int]:
    """The deals as docs/protocol.md tells them, written down a second time."""
    key = hashlib.blake2b(f"{seed}/{game}".encode(), digest_size=32).digest()
    found: list[int] = []
    for block in range(count // 16 + 1):
        made = hashlib.blake2b(
            block.to_bytes(8, "little"), digest_size=64, key=key, person=b"duelwright deals"
        ).digest()
        found += [int.from_bytes(made[i : i + 4], "little") for i in range(0, 64, 4)]
    return found[:count]


def test_the_vectors_of_deals() -> None:
    assert [deals(7, "duel").word()] == deal_words(7, "duel", 1) == [917814466]


@given(st.integers(-(2**130), 2**130), st.sampled_from(["asigoc", "vanguard-d", ""]))
def test_deals_are_blake2_in_counter_mode(seed: int, game: str) -> None:
    rng = deals(seed, game)
    assert [rng.word() for _ in range(40)] == deal_words(seed, game, 40)


def test_a_clone_of_deals_goes_on_alike_and_alone() -> None:
    rng = deals(3, "x")
    first = [rng.word() for _ in range(19)]
    twin = rng.clone()
    assert [twin.word() for _ in range(30)] == [rng.word() for _ in range(30)]
    assert first == deal_words(3, "x", 19)


def test_a_shuffle_can_be_worked_out_by_hand() -> None:
    cards = list(range(50))
    deals(11, "vanguard-d").shuffle(cards)
    words = iter(deal_words(11, "vanguard-d", 200))
    by_hand = list(range(50))
    for place in range(49, 0, -1):
        most = 2**32 - 2**32 % (place + 1)
        drawn = next(word for word in words if word < most) % (place + 1)
        by_hand[place], by_hand[drawn] = by_hand[drawn], by_hand[place]
    assert cards == by_hand
