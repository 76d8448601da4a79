"""What two players agree on: an undo, a draw, another game."""

from __future__ import annotations

import asyncio
from typing import TYPE_CHECKING

from .. import Result
from .audience import WATCHER
from .presenter import Presenter
from .setup import Setup
from .table import AGREED, Denied
from .wire import Offers

if TYPE_CHECKING:
    from .lobby import Lobby


class Bargains:
    """Offers, and what comes of them."""

    def __init__(self, lobby: Lobby) -> None:
        self.lobby = lobby

    def tell(self, presenter: Presenter) -> None:
        """Show which offers wait."""
        presenter.table.audience.tell(lambda seat, lang: Offers(presenter.offered(seat, lang)), players_only=True)

    async def offer(self, presenter: Presenter, seat: int, what: str) -> None:
        """Somebody asks for an undo, a draw or a rematch; what the other side wants too happens at once."""
        table = presenter.table
        alone = bool(table.setup.bots()[1 - seat]) or table.setup.kind == "hotseat"
        if what == "undo" and table.setup.rated:
            raise Denied("rated")
        if what == "undo" and table.undo_point(seat) < 0:
            raise Denied("no_undo")
        if what == "hands" and (not table.setup.watched or table.setup.rated or presenter.open_hands):
            raise Denied("no_offer")
        if (what == "rematch") != table.is_over or (what == "rematch" and table.setup.lesson):
            raise Denied("over" if table.is_over else "no_offer")
        if what == "draw" and table.setup.bots()[1 - seat]:
            raise Denied("bot_no_draw")
        if alone or (what, 1 - seat) in presenter.offers:
            await self._agreed(presenter, seat if alone else 1 - seat, what)
            return
        if (what, seat) not in presenter.offers:
            presenter.offers.append((what, seat))
        self.tell(presenter)

    async def reply(self, presenter: Presenter, seat: int, what: str, yes: bool) -> None:
        """Somebody answers an offer, or takes their own back."""
        if yes and (what, 1 - seat) in presenter.offers:
            await self._agreed(presenter, 1 - seat, what)
        elif not yes and what == "hands" and presenter.open_hands:
            self._show_hands(presenter, False)
        elif not yes and any(offer[0] == what for offer in presenter.offers):
            presenter.offers = [offer for offer in presenter.offers if offer[0] != what]
            self.tell(presenter)
        else:
            raise Denied("no_offer")

    async def _agreed(self, presenter: Presenter, by: int, what: str) -> None:
        presenter.offers = [offer for offer in presenter.offers if offer[0] != what]
        table = presenter.table
        if what == "undo":
            await table.undo(table.undo_point(by))
        elif what == "hands":
            self._show_hands(presenter, True)
        elif what == "draw":
            await table.finish(Result(None, AGREED, "server.draw_rule"))
        else:
            await self._again(presenter)

    def _show_hands(self, presenter: Presenter, are_open: bool) -> None:
        """Let who looks on see both hands, or no more; everybody at the table is told."""
        presenter.open_hands = are_open
        presenter.shown[WATCHER].rev = -1
        self.lobby.show(presenter)

    def _may_play(self, setup: Setup) -> None:
        """Denied where somebody may not sit down at another table, or would not with the other."""
        accounts = self.lobby.store.accounts
        people = [chair.guest for chair in setup.chairs if not chair.bot]
        if any(accounts.is_banned(one) for one in people):
            raise Denied("banned")
        gone = setup.rated and not all(accounts.name(one) for one in people)
        if gone or not accounts.avoids(people[0]).isdisjoint(people[1:]):
            raise Denied("no_offer")

    async def _again(self, presenter: Presenter) -> None:
        """A rematch, one for each table: a new table with the seats changed, and new tokens for those who sat here."""
        if presenter.table.id not in self.lobby.rematches.made:
            await asyncio.to_thread(self._may_play, presenter.table.setup)
            setup, tokens = self.lobby.rematches.prepared(presenter.table.setup)
            setup = await asyncio.to_thread(self.lobby.store.ranked, setup)
            made = await self.lobby.open(setup, presenter.table.audience.address)
            self.lobby.rematches.keep(presenter.table.id, made.table.id, tokens)
        self.lobby.rematches.tell(presenter)
