"""Ratings: what a rated game does to them, and how players of a game stand."""

from __future__ import annotations

from typing import Final

import msgspec
from sqlalchemy import select
from sqlalchemy.orm import Session

from .glicko import PERIOD, SURE, Strength, after, aged
from .records import Account, Standing
from .setup import Rank, Shifts

MOST_LISTED: Final = 100
FRESH: Final = 90 * 24 * 3600.0  # seconds without a rated game after which somebody stands on no ladder


class Place(msgspec.Struct, frozen=True):
    """A line of a ladder."""

    place: int
    name: str
    rating: int
    deviation: int
    games: int
    wins: int


class Stand(msgspec.Struct, frozen=True):
    """How an account stands at one game."""

    game: str
    rating: int
    sure: bool
    deviation: int
    games: int
    wins: int


def strength(kept: Standing | None, now: float) -> Strength:
    """How strong somebody is now; the longer they were away the less is known."""
    if kept is None:
        return Strength()
    return aged(Strength(kept.rating, kept.deviation, kept.volatility), max(0.0, now - kept.at) / PERIOD)


def rank(session: Session, account: str, game: str, now: float) -> Rank:
    """The rating of an account at a game."""
    found = strength(session.get(Standing, (account, game)), now)
    return Rank(round(found.rating), found.is_sure)


def rate(session: Session, game: str, players: tuple[str, str], winner: int | None, now: float) -> Shifts:
    """Change both ratings by a game; the caller commits it together with the game, so that it counts once."""
    kept = session.get(Standing, (players[0], game)), session.get(Standing, (players[1], game))
    old = strength(kept[0], now), strength(kept[1], now)
    new = after(old[0], old[1], 0.5 if winner is None else 1.0 - winner)
    for seat in (0, 1):
        row = kept[seat] or Standing(account=players[seat], game=game, games=0, wins=0)
        row.rating, row.deviation, row.volatility = msgspec.structs.astuple(new[seat])
        row.games += 1
        row.wins += winner == seat
        row.at = now
        session.add(row)
    first, second = ((round(was.rating), round(now_.rating)) for was, now_ in zip(old, new, strict=True))
    return first, second


def ladder(session: Session, game: str, now: float) -> list[Place]:
    """The strongest players of a game of whom enough is known, and who have played lately."""
    query = (
        select(Standing, Account.name)
        .join(Account, Account.id == Standing.account)
        .where(Standing.game == game, Standing.deviation <= SURE, Standing.at >= now - FRESH)
        .order_by(Standing.rating.desc(), Account.name)
        .limit(MOST_LISTED)
    )
    found = [(row, name, strength(row, now)) for row, name in session.execute(query)]
    sure = [(row, name, known) for row, name, known in found if known.is_sure]
    return [
        Place(number, name, round(row.rating), round(known.deviation), row.games, row.wins)
        for number, (row, name, known) in enumerate(sure, 1)
    ]


def stands(session: Session, account: str, now: float) -> tuple[Stand, ...]:
    """How an account stands, at every game in which it was rated."""
    found = []
    for row in session.scalars(select(Standing).where(Standing.account == account).order_by(Standing.game)):
        known = strength(row, now)
        found.append(Stand(row.game, round(known.rating), known.is_sure, round(known.deviation), row.games, row.wins))
    return tuple(found)
