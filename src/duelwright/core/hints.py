"""What a seat can work out from its view, for clients: how a fight stands, what an answer leads to, what is known.

All of it is a function of a view, so it tells nothing that the seat does not know. The words are a client's.
"""

from __future__ import annotations

from collections.abc import Container
from math import comb

import msgspec

from .view import View, ViewCard

Parameters = dict[str, str | int]


class Fight(msgspec.Struct, frozen=True):
    """An attack that is under way: the numbers on both sides, and what checks to come may add.

    `odds[k]` is the chance that k of the cards to be checked are triggers; `needs[k]` what more shield would survive
    them. Without checks there is one entry, and no needs in a game without shields.
    """

    attacker: int  # handles
    targets: tuple[int, ...]
    boosters: tuple[int, ...]
    attack: int
    defence: int
    checks: int = 0
    misses: bool = False  # as it stands it does not hit
    odds: tuple[float, ...] = (1.0,)
    needs: tuple[int, ...] = ()


class Fact(msgspec.Struct, frozen=True):
    """Something a seat knows: the key of a message and its parameters."""

    key: str
    params: Parameters = {}


def with_handles(view: View, handles: Container[int]) -> dict[int, ViewCard]:
    """Some cards of a view by their handles."""
    rows = [cards for side in view.seats for cards in side.zones.values() if cards]
    return {card.handle: card for cards in rows for card in cards if card is not None and card.handle in handles}


def chances(cards: int, good: int, drawn: int) -> tuple[float, ...]:
    """How likely it is that of some drawn cards none, one, two ... are good ones.

    >>> [round(p, 2) for p in chances(10, 4, 2)]
    [0.33, 0.53, 0.13]
    """
    drawn = min(drawn, cards)
    all_ways = comb(cards, drawn)
    return tuple(comb(good, k) * comb(cards - good, drawn - k) / all_ways for k in range(drawn + 1))


def known_hand(view: View) -> list[Fact]:
    """How much of the other hand is known."""
    if view.viewer < 0:
        return []
    hand = view.seats[1 - view.viewer].zones.get("hand", ())
    known = sum(card is not None and bool(card.card) for card in hand)
    return [Fact("know.hand", {"n": known, "all": len(hand)})] if hand else []
