"""The searching opponent: information-set Monte Carlo tree search from a seat's view."""

from __future__ import annotations

import hashlib
import os
import time
from concurrent.futures import Future, ProcessPoolExecutor
from concurrent.futures import TimeoutError as NotInTime
from concurrent.futures.process import BrokenProcessPool
from multiprocessing import current_process, get_context
from typing import Final

from ..core.game import Game
from ..core.view import View
from ..core.wire import Prompt
from ..games import game as game_of
from ..workers import ctrl_c_waits, serve_the_parent
from .tree import Manner, Node, Trial, best_of, burden_of, search

GUESSES: Final = 24  # at most; each is searched several times
PRUDENCE: Final = 0.97  # of the time is planned for; the rest is for what nobody plans
GUESSING: Final = 0.2  # of the time goes to making guesses, at most
FETCHING: Final = 0.94  # of the time is given to other processes, whose trials have to travel
APART: Final = 1_000_003  # between the seeds of processes that search together

Tried = tuple[str, int, float, int, float, float]  # action, visits, total, count, better, spread


def seed_of(view: View) -> int:
    """A seed that is a function of what a seat knows alone, so that equal views give equal choices."""
    return int.from_bytes(hashlib.blake2b(view.encode(), digest_size=6).digest(), "little")


class Estimate:
    """What the search thinks of an answer: how often it tried it, and how well it stood then, from 0 to 1."""

    __slots__ = ("action", "share", "visits")

    def __init__(self, action: str, visits: int, share: float) -> None:
        self.action = action
        self.visits = visits
        self.share = share

    def __repr__(self) -> str:
        return f"<{self.action}: {self.share:.0%} of {self.visits}>"


class Searcher:
    """A seat that searches: with a budget in playouts each search begins anew, so that equal views give equal answers,
    unless it has a limit in seconds, too, and comes to it.

    With a budget in seconds it keeps the tree of its last answer while its turn goes on, and `helpers` more processes
    may search beside it, each with guesses of its own. They know the shipped games; one with other cards or rules is
    searched alone.
    """

    def __init__(self, game: Game | None = None, playouts: int = 0, seconds: float = 0.0, helpers: int = 0) -> None:
        self.game = game
        self.playouts = playouts
        self.seconds = seconds
        self.helpers = helpers
        self.limit = 0.0  # seconds for the next answer, where others wait, too; 0 is none
        self.pool: ProcessPoolExecutor | None = None
        self.kept: Node | None = None  # where the last answer led
        self.kept_at = (-1, -1, -1)  # viewer, turn, and how many prompts the seat had had

    def answer(self, view: View, prompt: Prompt) -> str:
        """The answer that was found best: a bot."""
        if prompt.forced or len(prompt.options) == 1:
            return prompt.options[0]
        return self.estimates(view)[0].action

    def estimates(self, view: View) -> list[Estimate]:
        """What the answers to a prompt are worth, the best first."""
        begin = time.perf_counter()
        game = self.game or game_of(view.game)
        allowed = min([limit for limit in (self.seconds, self.limit) if limit], default=0.0)
        asked = self._ask_helpers(view, game, allowed)
        root = self._root(view)
        seconds = max(0.001, allowed - (time.perf_counter() - begin)) if allowed else 0.0
        trials = _trials(view, game, self.playouts, seconds, 0, root)
        left = PRUDENCE * allowed - (time.perf_counter() - begin)
        merged = _merge(game, trials, _fetch(asked, left))
        chosen = merged[best_of(merged, Manner().doubt)]
        if self.seconds and not self.playouts:
            self.kept = chosen.node
            self.kept_at = (view.viewer, view.turn, view.prompt.number if view.prompt is not None else 0)
        first = game.actions.action(chosen.node.code).text
        found = [Estimate(game.actions.action(one.node.code).text, one.node.visits, one.node.mean()) for one in merged]
        found.sort(key=lambda one: (one.action != first, -one.visits, -one.share, one.action))
        return found

    def _root(self, view: View) -> Node:
        """The tree that the last answer left, where this seat is asked next and the turn goes on; else a fresh one."""
        viewer, turn, number = self.kept_at
        now = view.prompt.number if view.prompt is not None else 0
        is_same_turn = (viewer, turn) == (view.viewer, view.turn) and now > number
        if self.kept is not None and is_same_turn and not self.kept.theirs:
            return self.kept
        return Node(0)

    def _ask_helpers(self, view: View, game: Game, seconds: float) -> list[Future[list[Tried]]]:
        is_alone = not self.helpers or bool(self.playouts) or current_process().daemon  # a daemon has no children
        if is_alone or game_of(view.game) is not game:  # they know the shipped cards
            return []
        if self.pool is None:
            self.pool = ProcessPoolExecutor(self.helpers, mp_context=get_context("spawn"), initializer=serve_the_parent)
        until = time.time() + FETCHING * seconds
        try:
            with ctrl_c_waits():
                return [self.pool.submit(help_search, view.encode(), until, n + 1) for n in range(self.helpers)]
        except BrokenProcessPool:  # a process was killed: the next search starts fresh ones
            self.pool = None
            return []

    def close(self) -> None:
        """End the processes that help."""
        if self.pool is not None:
            self.pool.shutdown(wait=False, cancel_futures=True)
            self.pool = None


def hurry(bot: object, seconds: float) -> None:
    """Give a bot that searches at most so many seconds for its next answer; 0 is as many as it takes by its name."""
    searcher = getattr(bot, "__self__", None)
    if isinstance(searcher, Searcher):
        searcher.limit = seconds


def help_search(encoded: bytes, until: float, number: int) -> list[Tried]:
    """In a process that helps: search until a time of day, and tell what was found."""
    view = View.decode(encoded)
    game = game_of(view.game)
    seconds = until - time.time()
    if seconds < 0.02:
        return []
    return [
        (game.actions.action(one.node.code).text, one.node.visits, one.node.total, one.count, one.better, one.spread)
        for one in _trials(view, game, 0, seconds, APART * number, Node(0))
    ]


def _fetch(asked: list[Future[list[Tried]]], seconds: float) -> list[list[Tried]]:
    """What helpers have found in time; who is late, or dead, is left out."""
    until = time.perf_counter() + seconds
    found: list[list[Tried]] = []
    for one in asked:
        try:
            found.append(one.result(max(0.0, until - time.perf_counter())))
        except (NotInTime, BrokenProcessPool):
            one.cancel()
    return found


def _merge(game: Game, trials: list[Trial], others: list[list[Tried]]) -> list[Trial]:
    """The trials of all processes as one; an answer that the first did not try is added."""
    by_text = {game.actions.action(one.node.code).text: one for one in trials}
    for tried in others:
        if tried and tried[0][0] != next(iter(by_text)):
            continue  # in its guess another answer was the sensible one: what is better than that is no comparison
        for text, visits, total, count, better, spread in tried:
            one = by_text.get(text)
            if one is None:
                code = game.actions.parse(text)
                one = by_text[text] = Trial(Node(code), burden_of(game, code))
            one.node.visits += visits
            one.node.total += total
            one.count += count
            one.better += better
            one.spread += spread
    return list(by_text.values())


def _trials(view: View, game: Game, playouts: int, seconds: float, apart: int, root: Node) -> list[Trial]:
    """Guess what the seat does not know, and search."""
    begin = time.perf_counter()
    seed = seed_of(view) + apart
    count = max(1, min(GUESSES, playouts // 4)) if playouts else GUESSES
    guesses = [game.determinize(view, seed)]
    while len(guesses) < count and (not seconds or time.perf_counter() - begin < GUESSING * seconds):
        guesses.append(game.determinize(view, seed + len(guesses)))
    left = max(0.001, PRUDENCE * seconds - (time.perf_counter() - begin)) if seconds else 0.0
    return search(guesses, view.viewer, playouts, left, seed, root, Manner(turns=game.horizon))


def estimates(view: View, playouts: int = 0, seconds: float = 0.0, game: Game | None = None) -> list[Estimate]:
    """What the answers to a prompt are worth, the best first; a budget in playouts or in seconds.

    The game is found by the view's key; one with other cards or rules is given.
    """
    return Searcher(game, playouts, seconds).estimates(view)


def search_answer(view: View, prompt: Prompt, playouts: int = 0, seconds: float = 0.0, game: Game | None = None) -> str:
    """The answer that the search found best."""
    return Searcher(game, playouts, seconds).answer(view, prompt)


def spare_cores(wanted: int) -> int:
    """So many processes beside this one as are wanted, but no more than there are cores to run them."""
    return max(0, min(wanted, (os.cpu_count() or 1)) - 1)
