"""The search: what it keeps between prompts, and what other processes find for it."""

from __future__ import annotations

import os
import select
import signal
import subprocess
import sys
import time
from concurrent.futures import Future
from concurrent.futures.process import BrokenProcessPool

import pytest

import duelwright as dw
from duelwright.bots import UnknownBot, bot
from duelwright.bots.search import Estimate, Searcher, Tried, help_search
from duelwright.bots.tree import Node, Trial, best_of
from duelwright.bots.worker import environment

from ..patience import PATIENCE
from ..ticking import Ticking


def asked(state: dw.State) -> tuple[dw.View, dw.Prompt]:
    """The open prompt and what its seat sees."""
    prompt = state.prompt
    assert prompt is not None
    return state.view(prompt.seat), prompt


def turn_of(key: str = "duel") -> dw.State:
    """A position with a choice at the beginning of a turn."""
    state = dw.game(key).start(seed=7)
    while len(asked(state)[1].options) < 4:
        state.apply(asked(state)[1].options[0])
    return state


def visits(found: list[Estimate]) -> int:
    """How many playouts a search made, or was told of."""
    return sum(one.visits for one in found)


@pytest.mark.usefixtures("ticking")
def test_a_search_by_time_goes_on_in_the_tree_that_its_answer_left() -> None:
    state = turn_of()
    view, prompt = asked(state)
    searcher = Searcher(seconds=0.5)
    state.apply(searcher.answer(view, prompt))
    assert searcher.kept is not None and searcher.kept.visits > 0
    after, follows = asked(state)
    assert follows.seat == prompt.seat, "the first action of a duel's turn does not end it"
    assert searcher._root(after) is searcher.kept


def test_a_tree_is_kept_for_the_same_seat_and_turn_and_a_later_prompt_alone() -> None:
    state = turn_of()
    view, prompt = asked(state)
    searcher = Searcher(seconds=0.5)
    searcher.kept = Node(0)
    number = prompt.number
    for kept_at, same in [
        ((view.viewer, view.turn, number - 1), True),
        ((view.viewer, view.turn, number), False),
        ((view.viewer, view.turn - 1, number - 1), False),
        ((1 - view.viewer, view.turn, number - 1), False),
    ]:
        searcher.kept_at = kept_at
        assert (searcher._root(view) is searcher.kept) is same


def test_a_tree_in_which_the_other_seat_answers_next_is_not_gone_on_with() -> None:
    state = turn_of()
    view, prompt = asked(state)
    searcher = Searcher(seconds=0.5)
    searcher.kept, searcher.kept_at = Node(0), (view.viewer, view.turn, prompt.number - 1)
    searcher.kept.theirs = True
    assert searcher._root(view) is not searcher.kept


@pytest.mark.skipif(not hasattr(os, "pidfd_open"), reason="waits for the end of a process that is no child")
def test_processes_that_help_end_with_the_one_they_help() -> None:
    command = "from duelwright.bots.search import Searcher; import duelwright as dw; " \
              "s = Searcher(seconds=0.2, helpers=1); state = dw.game('asigoc').start(seed=7); " \
              "s.estimates(state.view(state.prompt.seat)); " \
              "print(next(iter(s.pool._processes)), flush=True); input()"  # fmt: skip
    parent = subprocess.Popen([sys.executable, "-c", f"if __name__ == '__main__': {command}"], env=environment(),
                              stdin=subprocess.PIPE, stdout=subprocess.PIPE, text=True)  # fmt: skip
    assert parent.stdout is not None
    helper = os.pidfd_open(int(parent.stdout.readline()))
    parent.kill()
    parent.wait()
    try:
        ended, _, _ = select.select([helper], [], [], PATIENCE)
    finally:
        os.close(helper)
    assert ended, "the helper goes on without the one it helps"


def test_a_search_by_playouts_keeps_nothing() -> None:
    state = turn_of()
    searcher = Searcher(playouts=40)
    view, _ = asked(state)
    first = [repr(one) for one in searcher.estimates(view)]
    assert searcher.kept is None
    assert [repr(one) for one in searcher.estimates(view)] == first


def test_other_processes_search_the_same_prompt_and_are_replaced_when_they_die() -> None:
    state = turn_of("asigoc")
    view, prompt = asked(state)
    searcher = Searcher(seconds=0.1, helpers=1)
    try:
        assert searcher.answer(view, prompt) in prompt.options
        pool = searcher.pool
        assert pool is not None
        process = pool.submit(os.getpid).result(PATIENCE)
        under_way = pool.submit(time.sleep, PATIENCE)
        os.kill(process, signal.SIGKILL)
        with pytest.raises(BrokenProcessPool):
            under_way.result(PATIENCE)
        for _ in range(2):  # the first finds that the process is gone, the second starts another
            assert searcher.answer(view, prompt) in prompt.options
        assert searcher.pool is not None and searcher.pool is not pool
        assert searcher.pool.submit(os.getpid).result(PATIENCE) != process
    finally:
        searcher.close()


def test_what_other_processes_found_is_added_up(ticking: Ticking, monkeypatch: pytest.MonkeyPatch) -> None:
    state = turn_of("asigoc")
    view, prompt = asked(state)
    found = help_search(view.encode(), ticking.time() + 0.5, 1)
    assert sum(one[1] for one in found) > 10
    assert {one[0] for one in found} <= set(prompt.options)
    assert help_search(view.encode(), ticking.time(), 1) == [], "too late to begin"
    alone = visits(Searcher(seconds=0.5).estimates(view))
    told: Future[list[Tried]] = Future()
    told.set_result(found)
    monkeypatch.setattr(Searcher, "_ask_helpers", lambda searcher, view, game, seconds: [told])
    assert visits(Searcher(seconds=0.5).estimates(view)) == alone + sum(one[1] for one in found)


def test_an_answer_must_be_better_than_the_sensible_one_by_more_than_luck() -> None:
    first, lucky, sure = Trial(Node(1)), Trial(Node(2)), Trial(Node(3))
    first.count = 100
    lucky.count, lucky.better, lucky.spread = 100, 5.0, 60.0
    assert best_of([first, lucky], 1.5) == 0
    sure.count, sure.better, sure.spread = 100, 5.0, 1.0
    assert best_of([first, lucky, sure], 1.5) == 2


@pytest.mark.usefixtures("ticking")
def test_playouts_may_have_a_limit_in_seconds() -> None:
    game = dw.game("asigoc")
    view, prompt = asked(turn_of("asigoc"))
    few = Searcher(game, playouts=40, seconds=60.0)
    assert [repr(one) for one in few.estimates(view)] == [repr(one) for one in Searcher(game, 40).estimates(view)]
    assert few.kept is None, "the next search begins anew, as one by playouts does"
    late = Searcher(game, playouts=9_000_000, seconds=0.5)
    assert 0 < visits(late.estimates(view)) < 1000
    assert bot("search:40<60s", game)(view, prompt) == bot("search:40", game)(view, prompt)


def test_a_bot_may_be_told_how_many_processes_to_use() -> None:
    game = dw.game("asigoc")
    view, prompt = asked(turn_of("asigoc"))
    assert bot("search:0.1s@2", game)(view, prompt) in prompt.options
    for wrong in ("search:100<", "search:1s<2s", "search:100@2", "search:1s@", "search:1s@x", "search:@2"):
        with pytest.raises(UnknownBot):
            bot(wrong, game)
