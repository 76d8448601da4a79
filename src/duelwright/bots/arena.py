"""A round robin of opponents over several processes; every finished game is kept in one SQLite file."""

from __future__ import annotations

import hashlib
import multiprocessing
import sqlite3
import time
from collections.abc import Sequence
from concurrent.futures import Executor, Future, ProcessPoolExecutor, as_completed
from concurrent.futures.process import BrokenProcessPool
from contextlib import closing
from itertools import combinations
from multiprocessing.synchronize import Event
from pathlib import Path
from typing import Final

import msgspec

from .. import Deck, Game, IllegalAction, __version__
from ..rates import Progress
from ..workers import ctrl_c_waits, ruled, serve_the_parent
from . import guest
from .entrants import ArenaError as ArenaError
from .entrants import chosen_decks, other_settings, wrong
from .rating import Test

BATCH: Final = 4  # games that a worker plays before it reports
LONGEST: Final = 4000  # answers; a longer game is a draw
TOO_LONG: Final = "too_long"
MAGIC: Final = b"SQLite format 3\0"  # how such a file begins
LOOK: Final = 0.1  # seconds between two looks at whether to stop

House = tuple[tuple[str, object], ...]
Key = tuple[str, str, int]  # two bots and a game's number


OF_BUILD: Final = ("hash", "version")  # settings that come with a build


class Settings(msgspec.Struct, frozen=True):
    """What decides how every game of a file goes; how many games there are is no part of it."""

    game: str
    hash: str
    version: str
    rules: dict[str, object]
    bots: tuple[str, ...]
    decks: tuple[str, ...]  # names; none where the game deals them
    lists: str  # twelve hex digits over what is in the decks
    seed: int
    longest: int


class Played(msgspec.Struct, frozen=True):
    """How one game of a pairing went; bot `a` sat at seat 0 where the number is even, at seat 1 where it is odd."""

    a: str
    b: str
    number: int
    winner: str | None  # a bot; None: a draw
    reason: str
    first_seat: int
    turns: int
    answers: int
    deck_a: str
    deck_b: str
    decisions_a: int  # answers with a choice
    decisions_b: int
    mean_a: float  # seconds per decision
    mean_b: float
    longest_a: float
    longest_b: float

    @property
    def key(self) -> Key:
        """What tells the game from every other of its file."""
        return self.a, self.b, self.number

    @property
    def first(self) -> str:
        """The bot that went first."""
        return self.a if self.first_seat == self.number % 2 else self.b

    def score(self, name: str) -> float:
        """What the game was worth to a bot: 1, a half or 0."""
        return 0.5 if self.winner is None else float(self.winner == name)


class Tournament(msgspec.Struct, frozen=True):
    """A round robin as far as it was played."""

    settings: Settings
    bots: tuple[str, ...]  # in the order they were given
    planned: int
    games: list[Played]
    interrupted: bool = False
    verdict: str = ""  # of the sequential test, where there was one


class Job(msgspec.Struct, frozen=True):
    """Some games of one pairing for one worker."""

    game: str
    rules: House
    a: str
    b: str
    decks: tuple[Deck, ...]
    seed: int
    longest: int
    numbers: tuple[int, ...]

    @property
    def id(self) -> str:
        """What tells the batch from every other of its run."""
        return f"{self.a}/{self.b}/{self.numbers[0]}"


class Arena:
    """Where bots meet: how long a game may be, and the win rate to test two bots for (0: play all games).

    >>> played = Arena().run("asigoc", ["greedy", "random"], games=4)
    >>> len(played.games), played.interrupted
    (4, False)
    """

    def __init__(self, longest: int = LONGEST, sprt: float = 0.0) -> None:
        self.longest = longest
        self.sprt = sprt

    def run(
        self,
        game_key: str,
        bots: Sequence[str],
        decks: Sequence[str | Deck] = (),
        games: int = 100,
        seed: int = 1,
        workers: int = 1,
        path: Path | str = ":memory:",
        progress: Progress | None = None,
        rules: dict[str, object] | None = None,
        cluster: str = "",
    ) -> Tournament:
        """Play what the file does not hold yet, and hand over all of it; Ctrl-C keeps what was finished.

        With the address of a scheduler as `cluster`, its workers play, however many there are.
        """
        game = ruled(game_key, tuple(sorted((rules or {}).items())))
        names = tuple(sorted(bots))
        self.check(game, bots, games)
        chosen = chosen_decks(game, decks)
        lists = hashlib.sha256("\n".join(deck.encode() for deck in chosen).encode()).hexdigest()[:12]
        settings = Settings(
            game.key, game.hash, __version__, rules or {}, names, tuple(deck.name for deck in chosen), lists, seed,
            self.longest,
        )  # fmt: skip
        test = Test(bots[0], bots[1], self.sprt) if self.sprt else None
        with closing(Store(path)) as store:
            changed = store.claim(settings)
            run = Run(store, games, test, progress)
            left = jobs(settings, chosen, games, run.found)
            if changed and left:  # what was played can still be told; more of it would be another tournament
                raise changed[0]
            interrupted = False
            try:
                if run.goes_on():
                    gather(left, workers, run, cluster)
            except KeyboardInterrupt:
                interrupted = True
        planned = games * len(list(combinations(names, 2)))
        return Tournament(settings, tuple(bots), planned, run.counted(), interrupted, test.verdict if test else "")

    def check(self, game: Game, bots: Sequence[str], games: int) -> None:
        """Refuse a round robin that makes no sense, before anything is played."""
        if len(bots) < 2 or len(set(bots)) < len(bots):
            raise wrong(
                "two_bots", "give two bots or more, each once, not {value}", {"value": ", ".join(bots) or "none"}
            )
        if games < 2 or games % 2:
            raise wrong(
                "even_games",
                "give an even number of games, not {games}: each deal is played from both seats",
                {"games": games},
            )
        if self.sprt and (len(bots) != 2 or not 0.5 < self.sprt < 1):
            raise wrong("sequential", "the sequential test takes exactly two bots and a win rate between 0.5 and 1")
        for name in bots:
            guest.bot(name, game)


def deck_pair(decks: tuple[Deck, ...], deal: int) -> tuple[Deck, Deck] | None:
    """The decks of a deal: all ordered pairs in turn, in an order that uses every deck early and mirrors last.

    >>> import duelwright as dw
    >>> ready = tuple(dw.game("vanguard-v").decks())
    >>> [[deck.name for deck in deck_pair(ready, deal)] for deal in range(4)]
    [['V-TD01', 'V-TD02'], ['V-TD02', 'V-TD01'], ['V-TD01', 'V-TD01'], ['V-TD02', 'V-TD02']]
    """
    if not decks:
        return None
    n = len(decks)
    step, i = divmod(deal % (n * n), n)
    return decks[i], decks[(i + step + 1) % n]


def jobs(settings: Settings, decks: tuple[Deck, ...], games: int, found: dict[Key, Played]) -> list[Job]:
    """The games that are still to be played, in batches that take the pairings in turn."""
    house = tuple(sorted(settings.rules.items()))
    made: list[Job] = []
    for start in range(0, games, BATCH):
        for a, b in combinations(settings.bots, 2):
            numbers = range(start, min(start + BATCH, games))
            left = tuple(number for number in numbers if (a, b, number) not in found)
            if left:
                made.append(Job(settings.game, house, a, b, decks, settings.seed, settings.longest, left))
    return made


# --- what was played --------------------------------------------------------------------------------------------------


class Store:
    """The file: a table of settings and a table of games."""

    def __init__(self, path: Path | str) -> None:
        self.path = path
        if Path(path).is_file() and not is_empty_or_sqlite(Path(path)):
            raise wrong(
                "no_arena", "{path} is no arena file, and stays as it is; give another file with --out", {"path": path}
            )
        try:
            self.base = sqlite3.connect(path)
            tables = {name for (name,) in self.base.execute("SELECT name FROM sqlite_master WHERE type = 'table'")}
            if tables and not {"settings", "games"} <= tables:
                raise wrong(
                    "other_arena",
                    "{path} holds something else than arena games; give another file with --out",
                    {"path": path},
                )
            self.base.execute("PRAGMA journal_mode = WAL")
            self.base.execute("CREATE TABLE IF NOT EXISTS settings (name TEXT PRIMARY KEY, value TEXT NOT NULL)")
            kinds = {"number": "INTEGER", "first_seat": "INTEGER", "turns": "INTEGER", "answers": "INTEGER",
                     "decisions_a": "INTEGER", "decisions_b": "INTEGER", "mean_a": "REAL", "mean_b": "REAL",
                     "longest_a": "REAL", "longest_b": "REAL"}  # fmt: skip
            fields = Played.__struct_fields__
            columns = ", ".join(
                f"{name} {kinds.get(name, 'TEXT')}{'' if name == 'winner' else ' NOT NULL'}" for name in fields
            )
            self.base.execute(f"CREATE TABLE IF NOT EXISTS games ({columns}, PRIMARY KEY (a, b, number))")
            self.base.commit()
        except sqlite3.Error as error:
            raise self.unusable(error) from None

    def unusable(self, error: sqlite3.Error) -> ArenaError:
        """What to say where SQLite gives up."""
        told = {"path": self.path, "error": error}
        return wrong(
            "no_arena_file", "{path} cannot be used as an arena file: {error}; give another file with --out", told
        )

    def claim(self, settings: Settings) -> list[ArenaError]:
        """Write the settings into a new file; refuse a file that has others.

        Where only the build is another, by its cards, its rules or its version, the refusals are handed back.
        """
        mine = {name: _json(getattr(settings, name)) for name in settings.__struct_fields__}
        try:
            held: dict[str, str] = dict(self.base.execute("SELECT name, value FROM settings"))
            if not held:
                with self.base:
                    self.base.executemany("INSERT INTO settings VALUES (?, ?)", mine.items())
                return []
        except sqlite3.Error as error:
            raise self.unusable(error) from None
        refused: list[ArenaError] = []
        for name, value in mine.items():
            if held.get(name) == value:
                continue
            refusal = other_settings(str(self.path), name, held.get(name, "unknown"), value)
            if name not in OF_BUILD:
                raise refusal
            refused.append(refusal)
        return refused

    def games(self) -> list[Played]:
        """Every game of the file."""
        fields = ", ".join(Played.__struct_fields__)
        try:
            return [Played(*row) for row in self.base.execute(f"SELECT {fields} FROM games ORDER BY a, b, number")]
        except sqlite3.Error as error:
            raise self.unusable(error) from None

    def keep(self, batch: list[Played]) -> None:
        """Write some games, all or none."""
        marks = ", ".join("?" * len(Played.__struct_fields__))
        try:
            with self.base:
                rows = [msgspec.structs.astuple(one) for one in batch]
                self.base.executemany(f"INSERT OR IGNORE INTO games VALUES ({marks})", rows)
        except sqlite3.Error as error:
            raise self.unusable(error) from None

    def close(self) -> None:
        """Leave the file."""
        self.base.close()


def is_empty_or_sqlite(file: Path) -> bool:
    """Whether SQLite may have a file: it would write over one that is too short for it to tell."""
    with file.open("rb") as opened:
        return opened.read(len(MAGIC)) in (b"", MAGIC)


def _json(value: object) -> str:
    return msgspec.json.encode(value, order="deterministic").decode()


class Run:
    """A round robin under way: what was found, and whether it goes on."""

    def __init__(self, store: Store, games: int, test: Test | None, progress: Progress | None) -> None:
        self.store = store
        self.test = test
        self.progress = progress
        self.found = {one.key: one for one in store.games() if one.number < games}

    def keep(self, batch: list[Played]) -> None:
        """Write down what was finished."""
        self.store.keep(batch)
        for one in batch:
            self.found[one.key] = one

    def goes_on(self) -> bool:
        """Tell how far it is; False where the test has decided."""
        if self.progress is not None:
            self.progress(len(self.found))
        if self.test is None:
            return True
        while self.test.undecided:
            deal = [self.found.get((*self.test.pairing, self.test.games + i)) for i in (0, 1)]
            both = [one.score(self.test.name) for one in deal if one is not None]
            if len(both) < len(deal):
                break
            self.test.add(both)
        return self.test.undecided

    def counted(self) -> list[Played]:
        """The games that count, in order: all, or those up to the decision of the test, whoever played further."""
        games = sorted(self.found.values(), key=lambda one: one.key)
        if self.test is None or self.test.undecided:
            return games
        return games[: self.test.games]


# --- playing ----------------------------------------------------------------------------------------------------------


def executor(workers: int, cluster: str, stop: Event) -> Executor:
    """Who does the jobs: processes of this machine, or the workers of a scheduler."""
    if cluster:
        from .cluster import Cluster  # it imports this module

        return Cluster(cluster)
    spawn = multiprocessing.get_context("spawn")
    with ctrl_c_waits():  # or a semaphore that is being made would be left behind, and told of
        return ProcessPoolExecutor(workers, spawn, initializer=_sit_down, initargs=(stop,))


def gather(left: list[Job], workers: int, run: Run, cluster: str = "") -> None:
    """Do the jobs, in this process or in several, until they are done or the run does not go on."""
    if not left:
        return
    if workers == 1 and not cluster:
        for job in left:
            for number in job.numbers:
                run.keep([play_one(job, number)])
                if not run.goes_on():
                    return
        return
    with ctrl_c_waits():
        stop = multiprocessing.get_context("spawn").Event()
    pool = executor(workers, cluster, stop)
    waiting: set[Future[list[Played]]] = set()
    try:
        with ctrl_c_waits():
            waiting |= {pool.submit(play_games, job) for job in left}
        for done in as_completed(tuple(waiting)):
            waiting.discard(done)
            run.keep(done.result())
            if not run.goes_on():
                break
    except BrokenProcessPool:
        raise wrong(
            "arena_died", "a worker process died; what was finished is kept: run it again with fewer workers"
        ) from None
    finally:
        stop.set()
        pool.shutdown(cancel_futures=True)
        for late in waiting:
            if late.done() and not late.cancelled() and late.exception() is None:
                run.keep(late.result())


_stop: list[Event] = []  # in a worker: set when it should leave off


def _sit_down(stop: Event) -> None:
    """Make a process a worker that can be told to stop."""
    serve_the_parent()
    _stop.append(stop)


class Stopped(Exception):
    """The worker was told to leave off."""


def look_up() -> None:
    """Leave off where the worker was told to."""
    if _stop and _stop[0].is_set():
        raise Stopped


def play_games(job: Job) -> list[Played]:
    """Play a batch; where the worker is told to stop, what was finished until then."""
    played: list[Played] = []
    try:
        for number in job.numbers:
            look_up()
            played.append(play_one(job, number))
    except Stopped:
        pass
    return played


class Clock:
    """How long a seat thought."""

    def __init__(self) -> None:
        self.decisions = 0
        self.total = 0.0
        self.longest = 0.0

    def add(self, seconds: float) -> None:
        """Count a decision."""
        self.decisions += 1
        self.total += seconds
        self.longest = max(self.longest, seconds)

    def mean(self) -> float:
        """Seconds per decision."""
        return self.total / self.decisions if self.decisions else 0.0


def play_one(job: Job, number: int) -> Played:
    """Play one game; its deal comes from the seed, the pairing and half its number, so that two games share it."""
    digest = hashlib.sha256(f"{job.seed}/{job.a}/{job.b}/{number // 2}".encode()).digest()
    game = ruled(job.game, job.rules)
    decks = deck_pair(job.decks, number // 2)
    state = game.start(decks, int.from_bytes(digest[:6], "little"), log=False)
    seat_a = number % 2
    names = (job.a, job.b) if seat_a == 0 else (job.b, job.a)
    bots = [guest.bot(name, game) for name in names]
    clocks = (Clock(), Clock())
    answers, look = 0, time.perf_counter() + LOOK
    while not state.over and answers < job.longest:
        prompt = state.prompt
        assert prompt is not None
        answers += 1
        if prompt.forced:
            state.apply(prompt.options[0])
            continue
        view = state.view(prompt.seat)
        began = time.perf_counter()
        answer = bots[prompt.seat](view, prompt)
        now = time.perf_counter()
        clocks[prompt.seat].add(now - began)
        try:
            state.apply(answer, prompt.seat)
        except IllegalAction as error:
            raise wrong(
                "arena_bot",
                "{names} in game {number} of {a} against {b}: {error}",
                {"names": names[prompt.seat], "number": number, "a": job.a, "b": job.b, "error": error},
            ) from None
        if now > look:
            look = now + LOOK
            look_up()
    result, table = state.result, state.view(None)
    winner = None if result is None or result.winner is None else names[result.winner]
    brought = ("", "") if decks is None else (decks[seat_a].name, decks[1 - seat_a].name)
    of_a, of_b = clocks[seat_a], clocks[1 - seat_a]
    return Played(
        job.a, job.b, number, winner, TOO_LONG if result is None else result.reason, table.first, table.turn, answers,
        *brought, of_a.decisions, of_b.decisions, of_a.mean(), of_b.mean(), of_a.longest, of_b.longest,
    )  # fmt: skip
