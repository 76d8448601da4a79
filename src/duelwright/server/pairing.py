"""Who may play whom: what a rated game asks of a table, and how near two ratings are."""

from __future__ import annotations

from typing import Final

from .answers import Error
from .setup import Chair, Terms

SHARED: Final = ("invite", "lobby", "quick")  # kinds of tables between two people, each at their own screen


def needs_account(chair: Chair) -> None:
    """Error where somebody may not play a rated game."""
    if chair.rank is None:
        raise Error(403, "rated_account", "a rated game needs an account: take one, or log in")
    if chair.cards:
        raise Error(422, "rated_cards", "a rated game is played with shipped cards alone")


def may_be_rated(kind: str, terms: Terms, chair: Chair) -> None:
    """Error where a table cannot be a rated one."""
    needs_account(chair)
    if kind not in SHARED:
        raise Error(422, "rated_kind", "a rated game is between two people, each at their own screen")
    if not terms.is_timed:
        raise Error(422, "rated_clock", "a rated game needs a clock")


def apart(one: Chair, other: Chair) -> int:
    """How far apart two ratings are."""
    return abs(one.rank.rating - other.rank.rating) if one.rank and other.rank else 0
