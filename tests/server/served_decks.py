"""Pairs of tables that differ only in one side's hidden deck: the other seat, and who looks on, is sent equal bytes.

`python -m tests.server.served_decks --pairs 1000` plays many, each at two tables of a lobby, with every frame that the
watching seat's socket would be sent, the first one and one after coming back included. The names of the tables, which
are drawn by chance, are written over.
"""

from __future__ import annotations

import argparse
import asyncio
import logging
import random
import sys
import tempfile
from pathlib import Path

import structlog

import duelwright as dw
from duelwright import Deck
from duelwright.core.action import CHOOSE_CARD, verb_of
from duelwright.games import SHIPPED
from duelwright.server.audience import WATCHER as LOOKING_ON
from duelwright.server.lobby import Lobby
from duelwright.server.presenter import Presenter
from duelwright.server.setup import Chair, Setup, hashed
from duelwright.server.wire import Act

from ..conformance.hidden_decks import LONGEST, WATCHER, Tally, common, is_other_card, is_told, other_deck
from .inside import NAMES, TOKENS, Watcher, hosting

BACK = 10  # decisions after which the watcher comes back, and is told everything again


class Sent(Watcher):
    """A seat that is sent frames, without the name of its table."""

    def bytes(self) -> list[str]:
        """The frames since."""
        self.raw = []
        self.read()
        return [frame.replace(self.presenter.table.id, "TABLE") for frame in self.raw]


async def opened(lobby: Lobby, game: dw.Game, decks: tuple[Deck, Deck], seed: int) -> Presenter:
    """A table with the decks, and the cards that its players bring."""
    brought: tuple[tuple[dict[str, object], ...], ...] = ((), tuple(game.foreign_cards()))
    chairs = tuple(Chair(NAMES[seat], hashed(TOKENS[seat]), deck=decks[seat], cards=brought[seat]) for seat in (0, 1))
    setup = Setup(game.key, game.format_hash, "invite", chairs, version=3, watched=True)
    return await lobby._open(setup, str(seed))


async def play_pair(lobby: Lobby, key: str, number: int, tally: Tally) -> None:
    """Play at two tables side by side; AssertionError where the watcher is sent other bytes."""
    rng = random.Random(f"served {key}/{number}")
    game = dw.game(key)
    mine, theirs = game.pair(None, number) if game.deals else [rng.choice(game.decks()) for _ in range(2)]
    table, other = other_deck(game, theirs, rng)
    pair = [await opened(lobby, game, (mine, theirs), number), await opened(lobby, table, (mine, other), number)]
    watchers = [Sent(lobby, presenter, WATCHER) for presenter in pair]
    onlookers = [Sent(lobby, presenter, LOOKING_ON) for presenter in pair]
    tally.pairs += 1
    tally.brought += table is not game
    try:
        since, is_other = 0, False
        for n in range(LONGEST):
            state, twin = (presenter.table.state for presenter in pair)
            assert state is not None and twin is not None
            if is_told(state, twin, since, is_other):
                tally.ends["a card was shown"] += 1
                return
            if state.over or twin.over:  # now everybody is told which decks they were
                tally.ends["the game is over"] += 1
                return
            if n % BACK == BACK - 1:
                for watcher in watchers:
                    lobby.greet(watcher.presenter, watcher.client)
                    lobby.explain(watcher.presenter, watcher.client)
                for onlooker in onlookers:
                    lobby.greet(onlooker.presenter, onlooker.client)
            for who, (one, two) in (("the other seat", watchers), ("who looks on", onlookers)):
                assert one.bytes() == two.bytes(), f"{key} pair {number} decision {n}: {who} is sent other bytes"
            is_other = is_other and state.logged == since
            since = state.logged
            action = common(state, twin, rng)
            if action is None:
                tally.ends["nothing in common"] += 1
                return
            is_other = is_other or (verb_of(action.code) == CHOOSE_CARD and is_other_card(state, twin, action))
            for presenter in pair:
                prompt = presenter.table.prompt
                assert prompt is not None
                act = Act(f"a{n}", presenter.table.numbers[prompt.seat], action.text)
                await presenter.table.act(prompt.seat, act)
            tally.decisions += 1
        tally.ends["long enough"] += 1
    finally:
        for watcher in (*onlookers, *watchers):
            watcher.go()
            lobby.forget(watcher.presenter.table.id)


async def play_pairs(key: str, count: int, tally: Tally) -> None:
    """Play so many pairs of a game."""
    with tempfile.TemporaryDirectory() as folder:
        async with hosting(Path(folder)) as lobby:
            for number in range(count):
                await play_pair(lobby, key, number, tally)


def main() -> int:
    """Play many pairs of each game."""
    structlog.configure(wrapper_class=structlog.make_filtering_bound_logger(logging.ERROR))
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--pairs", type=int, default=400)
    parser.add_argument("--game", choices=SHIPPED, action="append")
    asked = parser.parse_args()
    for key in asked.game or SHIPPED:
        tally = Tally()
        asyncio.run(play_pairs(key, asked.pairs, tally))
        ends = ", ".join(f"{what} {count}" for what, count in tally.ends.most_common())
        print(f"{key}: {tally.pairs} pairs ({tally.brought} with other pools), {tally.decisions} decisions; {ends}")
    return 0


if __name__ == "__main__":
    sys.exit(main())
