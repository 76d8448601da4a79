"""The server's bots: where several tables ask the same one, they share its time."""

from __future__ import annotations

import asyncio

import msgspec
import pytest

import duelwright as dw
from duelwright.bots import bot
from duelwright.bots.search import Searcher, hurry
from duelwright.bots.worker import Worker
from duelwright.server.bots import DEEPLY, THINKING, Bots, Key
from duelwright.server.setup import Chair, Setup, game_of

SETUP = Setup("asigoc", "", "bot", (Chair("A"), Chair("", bot="10")))


class Asked(Worker):
    """A worker that notes how long it may think."""

    def __init__(self) -> None:
        super().__init__("random", "asigoc")
        self.given: list[float] = []

    def answer(self, view: dw.View, prompt: dw.Prompt, timeout: float = 60.0, seconds: float = 0.0) -> str:
        self.given.append(seconds)
        return prompt.options[0]


class OneWorker(Bots):
    """Bots that are all the same worker."""

    def __init__(self) -> None:
        super().__init__()
        self.worker = Asked()

    def _worker(self, key: Key, setup: Setup) -> Worker:
        return self.worker


def choice() -> tuple[dw.View, dw.Prompt]:
    """A question with more than one answer."""
    state = dw.game("asigoc").start(seed=7)
    while (prompt := state.prompt) is not None and prompt.forced:
        state.apply(prompt.options[0])
    assert prompt is not None
    return state.view(prompt.seat), prompt


async def asked(bots: OneWorker, level: str, tables: int, rounds: int = 1) -> list[list[float]]:
    """The seconds that a worker gets for the questions of several tables, round by round."""
    view, prompt = choice()
    setups = [msgspec.structs.replace(SETUP) for _ in range(tables)]
    given: list[list[float]] = []
    for _ in range(rounds):
        bots.worker.given = []
        await asyncio.gather(*[bots.answer(level, setup, view, prompt) for setup in setups])
        given.append(bots.worker.given)
    return given


def test_tables_that_ask_the_same_bot_share_its_time() -> None:
    bots = OneWorker()
    try:
        rounds = asyncio.run(asked(bots, "10", 7, 3))
    finally:
        bots.close()
    for given in rounds[1:]:  # by then it is known how many there are
        assert len(given) == 7
        for seconds in given:
            assert DEEPLY / 7 / 2 <= seconds <= DEEPLY / 7


def test_who_comes_second_is_not_played_with_in_a_hurry() -> None:
    bots = OneWorker()
    try:
        ((first, second),) = asyncio.run(asked(bots, "10", 2))
    finally:
        bots.close()
    assert first <= DEEPLY and DEEPLY / 4 <= second <= DEEPLY / 2


def test_a_lone_table_has_all_of_it() -> None:
    for level, seconds in (("10", DEEPLY), ("9", THINKING), ("4", THINKING)):
        bots = OneWorker()
        try:
            ((given,),) = asyncio.run(asked(bots, level, 1))
            assert seconds / 2 <= given <= seconds
        finally:
            bots.close()


def test_tables_that_have_gone_are_forgotten() -> None:
    bots = OneWorker()
    try:
        assert [bots._crowd(("4", "asigoc", ""), table, 1.0) for table in range(5)] == [1, 2, 3, 4, 5]
        assert bots._crowd(("9", "duel", ""), 1, 1000.0) == 1 and len(bots.crowds) == 1
    finally:
        bots.close()


@pytest.mark.usefixtures("ticking")
def test_a_search_in_a_hurry_plays_what_it_has_found() -> None:
    view, prompt = choice()
    answer = bot("search:1000000", dw.game("asigoc"))  # for ever, left alone
    hurry(answer, 0.05)
    assert answer(view, prompt) in prompt.options
    hurry(bot("greedy", dw.game("asigoc")), 0.05)  # does not search
    searcher = Searcher(dw.game("asigoc"), playouts=8)
    hurry(searcher.answer, 0.0)
    assert searcher.estimates(view)[0].visits > 0


@pytest.mark.parametrize("key", ["duel", "vanguard-premium", "asigoc"])
def test_a_bot_answers_at_a_table_of_an_earlier_version(key: str) -> None:
    setup = Setup(key, "", "bot", (Chair("A"), Chair("", bot="3")), version=2)
    game = game_of(setup)
    state = game.start(seed=7, generator=2)
    while (prompt := state.prompt) is not None and prompt.forced:
        state.apply(prompt.options[0])
    assert prompt is not None
    bots = Bots()
    try:
        worker = bots._worker(("greedy", key, "as it was"), setup)
        assert worker.answer(state.view(prompt.seat), prompt) in prompt.options
    finally:
        bots.close()
    assert game.format_hash != dw.game(key).format_hash
