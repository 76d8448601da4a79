"""Rematches: one for each table, at a new one, with the seats changed and new tokens for those who sat there."""

from __future__ import annotations

import msgspec

from .presenter import Presenter
from .setup import Setup, hashed, new_token
from .wire import Offers


class Rematches:
    """Where those who played once play again; of the latest tables."""

    def __init__(self, most: int) -> None:
        self.most = most
        self.made: dict[str, tuple[str, tuple[str, str]]] = {}  # by the old table: the new one, and a token a seat

    def prepared(self, old: Setup) -> tuple[Setup, tuple[str, str]]:
        """How the new table is set up, and the tokens by the seats of the old one."""
        first, second = old.at(0), old.at(1)
        assert first is not None and second is not None
        tokens = (new_token(), new_token())
        chairs = tuple(
            chair if chair.bot else msgspec.structs.replace(chair, token=hashed(token))
            for chair, token in zip((second, first), tokens, strict=True)
        )
        return msgspec.structs.replace(old, chairs=chairs, seat=0, prefix=(), forked=""), (tokens[1], tokens[0])

    def keep(self, old: str, new: str, tokens: tuple[str, str]) -> None:
        """Keep where the new table is."""
        self.made[old] = new, tokens
        while len(self.made) > self.most:
            del self.made[next(iter(self.made))]

    def told(self, old: str, seat: int) -> Offers:
        """Where a seat's next game is; it is told to who comes back later, too."""
        name, tokens = self.made[old]
        return Offers((), name, tokens[seat])

    def tell(self, presenter: Presenter) -> None:
        """Tell it to all who are there."""
        presenter.table.audience.tell(lambda seat, lang: self.told(presenter.table.id, seat), players_only=True)
