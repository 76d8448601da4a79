"""Hints: what a bot would answer in the place of who asks, by what that seat sees; never in a game between people."""

from __future__ import annotations

from typing import Final

from ..speech.label import labels
from ..speech.names import capital
from .audience import Client
from .lobby import Lobby
from .presenter import Presenter
from .setup import may_hint
from .table import Denied
from .wire import Hinted

LEVEL: Final = "6"  # the bot that is asked: it looks ahead, and answers before somebody has looked away


class Hints:
    """Who waits for a hint: a seat asks for one at a time."""

    def __init__(self, lobby: Lobby) -> None:
        self.lobby = lobby
        self.asking: set[tuple[str, int]] = set()

    async def give(self, presenter: Presenter, client: Client) -> Hinted | None:
        """A hint for the open prompt of a seat; nothing where one is on its way. Denied where there are none."""
        table, prompt, seat = presenter.table, presenter.table.prompt, client.seat
        if not may_hint(table.setup):
            raise Denied("no_hint")
        if prompt is None or prompt.seat != seat or table.state is None:
            raise Denied("over" if table.is_over else "not_asked")
        number, voice = table.numbers[seat], presenter.voice(seat, client.lang)
        if presenter.teacher is not None:
            return presenter.teacher.hint(voice, number)
        if (table.id, seat) in self.asking:
            return None
        self.asking.add((table.id, seat))
        try:
            view, chair = table.state.view(seat), table.setup.at(seat)
            who = (client.address, chair.guest if chair is not None else "")
            answer = await self.lobby.bots.answer(LEVEL, table.setup, view, prompt, who)
        finally:
            self.asking.discard((table.id, seat))
        if table.numbers[seat] != number:
            raise Denied("stale")
        return Hinted(number, answer, capital(labels(voice, view, prompt, [answer], with_handles=False)[0]))
