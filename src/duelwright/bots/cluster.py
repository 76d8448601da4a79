"""The arena's batches on several machines: a dask scheduler and its workers behind `concurrent.futures`."""

from __future__ import annotations

import logging
import uuid
from collections.abc import Callable
from concurrent.futures import Executor, Future
from contextlib import suppress
from typing import Any, Final, ParamSpec, TypeVar

import msgspec

from .. import DuelwrightError, __version__
from ..core.errors import Worded, worded
from ..workers import ruled
from .arena import ArenaError, House, Job

WAIT: Final = 10.0  # seconds that a scheduler and its first worker have to answer
RETRIES: Final = 2  # more tries for a batch that failed for a reason of its machine

P = ParamSpec("P")
T = TypeVar("T")


class Twin(msgspec.Struct, frozen=True):
    """What has to be the same on both sides for a game to go the same way."""

    version: str
    hash: str


class Refused(msgspec.Struct, frozen=True):
    """What a worker says instead of games; as a value, since an error would be tried again elsewhere."""

    message: str


class Cluster(Executor):
    """Hands batches to the workers of a scheduler; every error of a future says what to do."""

    def __init__(self, address: str) -> None:
        try:
            from distributed import Client
        except ImportError:
            raise ArenaError(
                worded("no_distributed", "a cluster needs the package distributed: install duelwright[cluster]")
            ) from None
        if not address.rpartition(":")[2].isdecimal():
            raise ArenaError(
                worded(
                    "no_scheduler_address",
                    "{address} is no address of a scheduler; give one such as 127.0.0.1:8786",
                    {"address": repr(address)},
                )
            )
        self.address = address
        self.run = uuid.uuid4().hex[:8]  # two runs on one scheduler share nothing
        self.checked: dict[tuple[str, House], Twin] = {}
        connect: Any = Client
        try:
            self.client = connect(address, timeout=WAIT, set_as_default=False)
        except (OSError, ValueError) as error:
            said = str(error).partition("\n")[0] or type(error).__name__
            raise ArenaError(
                worded(
                    "no_scheduler",
                    "no scheduler answers at {address} ({said}): start one with `dask scheduler` and give the address "
                    "that it prints",
                    {"address": address, "said": said},
                )
            ) from None
        self.pool = self.client.get_executor(pure=False, retries=RETRIES)

    def submit(self, fn: Callable[P, T], /, *args: P.args, **kwargs: P.kwargs) -> Future[T]:
        """Send one job; its key at the scheduler is the id of its batch."""
        (job,) = args
        assert isinstance(job, Job) and not kwargs
        mine = self.check(job.game, job.rules)
        if self.client.status not in ("running", "connecting"):
            raise ArenaError(self.lost())
        future: Future[T] = Future()
        future.set_running_or_notify_cancel()
        sent = self.pool.submit(guarded, fn, job, mine, key=f"arena-{self.run}-{job.id}")
        sent.add_done_callback(lambda done: self.settle(done, future))
        return future

    def check(self, key: str, rules: House) -> Twin:
        """Compare every worker that is there with this side, once for a game; a later one is compared job by job."""
        if (key, rules) in self.checked:
            return self.checked[key, rules]
        mine = twin(key, rules)
        try:
            self.client.wait_for_workers(1, timeout=WAIT)
            told = self.client.run(twin, key, rules, on_error="return")
        except TimeoutError:
            raise ArenaError(
                worded(
                    "no_worker",
                    "no worker at {address}: start some with `dask worker {address} --nthreads 1`",
                    {"address": self.address},
                )
            ) from None
        except OSError:
            raise ArenaError(self.lost()) from None
        for worker, theirs in told.items():
            if theirs != mine and not isinstance(theirs, OSError):  # one that died just now is none of our concern
                raise ArenaError(
                    worded(
                        "worker_differs",
                        "worker {worker}: {differs}",
                        {"worker": worker, "differs": differs(theirs, mine)},
                    )
                )
        self.checked[key, rules] = mine
        return mine

    def settle(self, done: Future[Any], future: Future[Any]) -> None:
        """Pass on what became of a job."""
        from distributed import KilledWorker

        if done.cancelled():
            future.set_exception(ArenaError(self.lost()))
            return
        error = done.exception()
        if isinstance(error, KilledWorker):
            future.set_exception(
                ArenaError(
                    worded(
                        "workers_died",
                        "several workers of {address} died over the same batch; what was finished is kept: look at "
                        "their logs, then give the same command again",
                        {"address": self.address},
                    )
                )
            )
        elif error is not None and isinstance(missing := error.__cause__ or error, ImportError):
            told = {"address": self.address, "differs": differs(missing, None)}
            future.set_exception(
                ArenaError(worded("scheduler_differs", "scheduler or worker of {address}: {differs}", told))
            )
        elif error is not None:
            future.set_exception(error)
        elif isinstance(done.result(), Refused):
            future.set_exception(ArenaError(done.result().message))
        else:
            future.set_result(done.result())

    def lost(self) -> Worded:
        """What to say where the scheduler has gone."""
        return worded(
            "scheduler_gone",
            "the scheduler at {address} has gone; what was finished is kept: start it again and give the same "
            "command, or go on without --cluster",
            {"address": self.address},
        )

    def shutdown(self, wait: bool = True, *, cancel_futures: bool = False) -> None:
        """Take back what is not finished, and leave; workers end the batch at hand and nobody waits for it."""
        log = logging.getLogger("distributed.client")
        level = log.level
        try:
            with suppress(OSError):  # the scheduler has gone just now
                if self.client.status == "running":
                    self.pool.shutdown(wait=wait and not cancel_futures)
                else:
                    log.setLevel(logging.CRITICAL)  # it would tell at length that it no longer tries to reconnect
                self.client.close()
        finally:
            log.setLevel(level)


def twin(key: str, rules: House) -> Twin:
    """The version and the game's hash on the side where this is called."""
    return Twin(__version__, ruled(key, rules).hash)


def guarded(play: Callable[[Job], T], job: Job, asked: Twin) -> T | Refused:
    """On a worker: do a job if the same games would come out as on the other side."""
    try:
        here = twin(job.game, job.rules)
        return play(job) if here == asked else Refused(f"a worker of the cluster: {differs(here, asked)}")
    except DuelwrightError as error:
        return Refused(str(error))


def differs(theirs: object, mine: Twin | None) -> Worded:
    """Say why a worker cannot take part.

    >>> differs(Twin("0.1.0", "0123456789ab"), Twin("0.2.0", "0123456789ab"))
    'it has duelwright 0.1.0, this side 0.2.0; install the same duelwright there and start it again'
    """
    again = worded("install_same", "install the same duelwright there and start it again")
    if not isinstance(theirs, Twin) or mine is None:
        said = str(theirs).partition("\n")[0]
        return worded("no_set_up", "it cannot set up the game ({said}); {again}", {"said": said, "again": again})
    if theirs.version != mine.version:
        versions = {"theirs": theirs.version, "ours": mine.version, "again": again}
        return worded("other_version", "it has duelwright {theirs}, this side {ours}; {again}", versions)
    return worded(
        "other_hash",
        "its game has the hash {theirs}, this side's {ours}: the cards or rules differ; {again}",
        {"theirs": theirs.hash, "ours": mine.hash, "again": again},
    )
