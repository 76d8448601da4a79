"""Many games of bots, over several processes; the outcome does not depend on how many."""

from __future__ import annotations

import hashlib
import multiprocessing
import random
import time
from collections.abc import Callable, Iterator, Sequence
from concurrent.futures import ProcessPoolExecutor, as_completed
from concurrent.futures.process import BrokenProcessPool
from typing import Final

import msgspec

from . import Deck, DuelwrightError
from .bots import bot
from .core.errors import worded
from .rates import Progress, Rate, Spread, rate, spread
from .workers import ctrl_c_waits, ruled, serve_the_parent

BATCH: Final = 50  # games at most that a worker plays before it reports
THINKING: Final = 2  # the same where bots think


class SimulationError(DuelwrightError):
    """Games that could not be played to the end."""


class Outcome(msgspec.Struct, frozen=True):
    """How one game went. `winner` is a seat or None; deck `a` sat at seat 0 unless the game's number is odd."""

    number: int
    winner: int | None
    reason: str
    first: int
    turns: int
    decisions: int
    forced: int


class Timing(msgspec.Struct, frozen=True):
    """How long it took; everything else in a summary is the same on every machine."""

    seconds: float
    workers: int
    games_per_second: float
    answers_per_second: float  # forced ones, too
    decisions_per_second: float


class Summary(msgspec.Struct, frozen=True):
    """What came of a number of games."""

    game: str
    hash: str
    seed: int
    games: int
    interrupted: bool
    draws: int
    by_seat: list[Rate]
    by_deck: list[Rate]
    by_order: list[Rate]
    endings: dict[str, int]
    decisions: Spread
    forced: Spread
    turns: Spread
    timing: Timing
    by_bot: list[Rate] = []  # where bots were named


class Job(msgspec.Struct, frozen=True):
    """A stretch of games for one worker."""

    game: str
    decks: tuple[Deck, Deck] | None  # None: the game deals them by chance
    seed: int
    start: int
    stop: int
    rules: tuple[tuple[str, object], ...] = ()  # house rules
    bots: tuple[str, str] | None = None  # who plays deck a and deck b; None: by chance, which is fastest
    cards: tuple[str, ...] = ()  # that are not shipped, as JSON


Work = Callable[[Job], list[Outcome]]


def simulate(
    game_key: str,
    n: int,
    seed: int = 1,
    workers: int = 1,
    decks: tuple[Deck, Deck] | None = None,
    progress: Progress | None = None,
    rules: dict[str, object] | None = None,
    bots: tuple[str, str] | None = None,
    cards: Sequence[dict[str, object]] = (),
) -> Summary:
    """Play n games of bots (random ones where none are named) and sum them up; Ctrl-C sums up what was finished.

    >>> simulate("asigoc", 4).games
    4
    """
    house = tuple(sorted((rules or {}).items()))
    more = tuple(msgspec.json.encode(card).decode() for card in cards)
    game = ruled(game_key, house, more)
    pair = decks if decks is not None or game.deals else (game.decks()[0], game.decks()[1])
    game.start(pair, log=False)  # an illegal deck is told here, not by a worker
    size = max(1, min(THINKING if bots else BATCH, n // (workers * 4)))
    jobs = [Job(game_key, pair, seed, start, min(start + size, n), house, bots, more) for start in range(0, n, size)]
    outcomes: list[Outcome] = []
    interrupted = False
    began = time.perf_counter()
    try:
        for batch in gather(jobs, workers, play_games):
            outcomes += batch
            if progress is not None:
                progress(len(outcomes))
    except KeyboardInterrupt:
        interrupted = True
    seconds = time.perf_counter() - began
    outcomes.sort(key=lambda outcome: outcome.number)
    summary = sum_up(game.key, game.hash, pair, seed, outcomes, interrupted, seconds, workers)
    return msgspec.structs.replace(summary, by_bot=rates_of(bots, outcomes)) if bots else summary


# --- playing ----------------------------------------------------------------------------------------------------------


def gather(jobs: list[Job], workers: int, work: Work) -> Iterator[list[Outcome]]:
    """Do the jobs, in this process or in several, and hand over each as it is finished."""
    if workers == 1:
        yield from map(work, jobs)
        return
    spawn = multiprocessing.get_context("spawn")
    with ctrl_c_waits():  # or a semaphore that is being made would be left behind, and told of
        pool = ProcessPoolExecutor(workers, spawn, initializer=serve_the_parent)
    try:
        with ctrl_c_waits():
            waiting = [pool.submit(work, job) for job in jobs]
        for done in as_completed(waiting):
            yield done.result()
    except BrokenProcessPool:
        raise SimulationError(
            worded("simulation_died", "a worker process died; try again with --workers 1 or fewer games")
        ) from None
    finally:
        pool.shutdown(cancel_futures=True)


def first_bot(number: int) -> int:
    """The seat of the first bot in a game: deck a sits at seat 0 in even games, and every two games bots change decks.

    >>> [first_bot(number) for number in range(4)]
    [0, 1, 1, 0]
    """
    return number % 2 ^ number // 2 % 2


def play_games(job: Job) -> list[Outcome]:
    """Play a stretch of games."""
    return [play_one(job, number) for number in range(job.start, job.stop)]


def play_one(job: Job, number: int) -> Outcome:
    """Play one game; its shuffles and its bots come from the seed and its number alone."""
    digest = hashlib.sha256(f"{job.seed}/{number}".encode()).digest()
    seed = int.from_bytes(digest[:6], "little")
    draw = random.Random(int.from_bytes(digest[6:14], "little")).random
    decks = job.decks if job.decks is None or number % 2 == 0 else (job.decks[1], job.decks[0])
    state = ruled(job.game, job.rules, job.cards).start(decks, seed, log=False)
    named = job.bots if job.bots is None or first_bot(number) == 0 else (job.bots[1], job.bots[0])
    sitting = [bot(name, state.game) for name in named] if named is not None else []
    decisions = forced = 0
    while not state.over:
        legal = state.legal()
        decisions += 1
        forced += len(legal) == 1
        if len(legal) == 1 or not sitting:
            state.apply(legal[int(draw() * len(legal))])
        else:
            prompt = state.prompt
            assert prompt is not None
            answer = sitting[prompt.seat](state.view(prompt.seat), prompt)
            if answer not in prompt.options:
                assert named is not None
                raise SimulationError(
                    worded(
                        "bots_no_option",
                        "the bot {named} answered {answer}, which is no option",
                        {"named": repr(named[prompt.seat]), "answer": repr(str(answer)[:40])},
                    )
                )
            state.apply(answer)
    result, table = state.result, state.view(None)
    assert result is not None
    return Outcome(number, result.winner, result.reason, table.first, table.turn, decisions, forced)


# --- summing up -------------------------------------------------------------------------------------------------------


def sum_up(
    key: str,
    game_hash: str,
    decks: tuple[Deck, Deck] | None,
    seed: int,
    outcomes: list[Outcome],
    interrupted: bool,
    seconds: float,
    workers: int,
) -> Summary:
    """The summary of some outcomes, in the order of their numbers."""
    n = len(outcomes)
    winners = [(o.winner, o) for o in outcomes if o.winner is not None]
    seats = [sum(winner == seat for winner, _ in winners) for seat in (0, 1)]
    firsts = sum(winner == o.first for winner, o in winners)
    a_wins = sum(winner == o.number % 2 for winner, o in winners)
    answers = sum(o.decisions for o in outcomes)
    decisions = answers - sum(o.forced for o in outcomes)
    pace = 1 / seconds if seconds > 0 else 0.0
    return Summary(
        key,
        game_hash,
        seed,
        n,
        interrupted,
        n - len(winners),
        [rate(f"seat {seat}", seats[seat], n) for seat in (0, 1)],
        [] if decks is None else [rate(decks[0].name, a_wins, n), rate(decks[1].name, len(winners) - a_wins, n)],
        [rate("went first", firsts, n), rate("went second", len(winners) - firsts, n)],
        {reason: sum(o.reason == reason for o in outcomes) for reason in sorted({o.reason for o in outcomes})},
        spread([o.decisions - o.forced for o in outcomes]),
        spread([o.forced for o in outcomes]),
        spread([o.turns for o in outcomes]),
        Timing(round(seconds, 3), workers, *[round(count * pace, 1) for count in (n, answers, decisions)]),
    )


def rates_of(bots: tuple[str, str], outcomes: list[Outcome]) -> list[Rate]:
    """How often each bot won; they change seats, and every two games decks."""
    won = [first_bot(o.number) == o.winner for o in outcomes if o.winner is not None]
    return [rate(bots[0], sum(won), len(outcomes)), rate(bots[1], len(won) - sum(won), len(outcomes))]
