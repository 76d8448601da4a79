"""The server's bots: the tables of somebody share their time, and nobody waits long for those of others."""

from __future__ import annotations

import asyncio
import sys

import msgspec
import pytest

import duelwright as dw
from duelwright.bots import bot
from duelwright.bots.search import Searcher, hurry
from duelwright.bots.worker import Worker, WorkerError
from duelwright.server.bots import DEEPLY, GRACE, MINE, THINKING, Bots, Idle, Key
from duelwright.server.places import Who
from duelwright.server.setup import Chair, Setup, game_of

EVE, ANN, BOB = ("eve's", "eve"), ("ann's", "ann"), ("bob's", "")
HANGS = 'import time; input(); print(\'{"id":0,"bot":"hung"}\', flush=True); time.sleep(1000)'
SETUP = Setup("asigoc", "", "bot", (Chair("A"), Chair("", bot="10")))


class Asked(Worker):
    """A worker that notes how long it may think."""

    def __init__(self, given: list[float], patience: list[float]) -> None:
        super().__init__("random", "asigoc")
        self.given = given
        self.patience = patience  # after which it would be taken for hung

    def answer(self, view: dw.View, prompt: dw.Prompt, timeout: float = 60.0, seconds: float = 0.0) -> str:
        self.given.append(seconds)
        self.patience.append(timeout)
        return prompt.options[0]


class OneWorker(Bots):
    """Bots whose workers note the same."""

    def __init__(self) -> None:
        super().__init__()
        self.kind: type[Asked] = Asked
        self.given: list[float] = []
        self.patience: list[float] = []

    def _worker(self, key: Key, setup: Setup, who: Who) -> Worker:
        return self.kind(self.given, self.patience)


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
        bots.given = []
        await asyncio.gather(*[bots.answer(level, setup, view, prompt) for setup in setups])
        given.append(bots.given)
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
        assert [bots._crowd("4", EVE, table, 1.0) for table in range(5)] == [1, 2, 3, 4, 5]
        assert bots._crowd("9", ANN, 1, 1000.0) == 1 and set(bots.crowds) == {(), ANN[:1], ANN}
    finally:
        bots.close()


def test_the_tables_of_one_guest_do_not_shorten_what_another_guest_gets() -> None:
    bots = Bots()
    try:
        shares = [bots._crowd("10", EVE, table, 1.0) for table in range(24)]
        assert shares[-1] == 24 and bots._crowd("10", ANN, 99, 1.0) <= 25 / bots.most
        assert bots._crowd("3", EVE, 0, 1.0) == 1  # who does not search needs no share
    finally:
        bots.close()


def test_a_hung_process_is_replaced_within_what_its_level_may_take() -> None:
    for level, seconds in (("10", DEEPLY), ("4", THINKING), ("1", THINKING)):
        bots = OneWorker()
        try:
            asyncio.run(asked(bots, level, 3))
            assert len(bots.patience) == 3
            for given, patience in zip(bots.given, bots.patience, strict=True):
                assert given <= seconds and patience == given + GRACE <= 2 * DEEPLY
        finally:
            bots.close()


class Hung(Asked):
    """A worker whose process has hung, and that is noticed."""

    def answer(self, view: dw.View, prompt: dw.Prompt, timeout: float = 60.0, seconds: float = 0.0) -> str:
        raise WorkerError("nothing is heard of it")


def test_who_has_a_hung_worker_gives_its_place_back() -> None:
    bots = OneWorker()
    bots.kind = Hung
    view, prompt = choice()
    try:
        assert asyncio.run(bots.answer("10", SETUP, view, prompt, EVE)) == prompt.options[0]
        assert bots.places.free == bots.most and not bots.asked
    finally:
        bots.close()


class Hanging(OneWorker):
    """Bots whose processes say who they are, and nothing more."""

    def _worker(self, key: Key, setup: Setup, who: Who) -> Worker:
        self.made = Worker("hung", "asigoc", command=[sys.executable, "-c", HANGS])
        return self.made


def test_a_process_that_hangs_is_given_up_and_the_game_goes_on(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("duelwright.server.bots.GRACE", 0.1)
    monkeypatch.setattr("duelwright.server.bots.DEEPLY", 0.1)
    bots = Hanging()
    view, prompt = choice()
    try:
        assert asyncio.run(bots.answer("10", SETUP, view, prompt, EVE)) == prompt.options[0]
        assert bots.made.restarts == 2 and bots.made.child is None, "it was replaced once, and that one hung, too"
        assert bots.places.free == bots.most
    finally:
        bots.close()


def test_games_with_ever_other_cards_drive_out_nobody_elses_worker() -> None:
    bots = Bots(most=4)
    try:
        bots.idle = [Idle(("greedy", "duel", name), Asked([], []), who) for name, who in (("a", ANN), ("b", BOB))]
        for number in range(20):
            key = ("greedy", "asigoc", f"cards {number}")
            bots.idle.append(Idle(key, bots._worker(key, SETUP, EVE), EVE))
            assert len(bots.idle) <= 4
        assert [one.key[2] for one in bots.idle] == ["a", "b", "cards 18", "cards 19"]
    finally:
        bots.close()


def test_who_asks_for_ever_other_games_leaves_room_for_workers_of_others() -> None:
    bots = Bots()
    try:
        for number in range(20):
            key = ("greedy", "asigoc", f"cards {number}")
            bots.idle.append(Idle(key, bots._worker(key, SETUP, EVE), EVE))
        assert len(bots.idle) == MINE < bots.most
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
        worker = bots._worker(("greedy", key, "as it was"), setup, ANN)
        assert worker.answer(state.view(prompt.seat), prompt) in prompt.options
    finally:
        bots.close()
    assert game.format_hash != dw.game(key).format_hash
