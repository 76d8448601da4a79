"""Piles of which only the last card is shown until a player opens them."""

from __future__ import annotations

from ..core.game import Game


def is_closed(game: Game, zone: str) -> bool:
    """Whether a zone is such a pile: a rules record may have a field `closed_piles` that names it.

    >>> import duelwright as dw
    >>> is_closed(dw.game("duel", rules={"closed_piles": "graveyard"}), "graveyard")
    True
    >>> is_closed(dw.game("asigoc"), "discard")
    False
    """
    return bool(getattr(game.rules, "closed_piles", "") == zone)
