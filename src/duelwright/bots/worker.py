"""A bot in a process of its own: it gets views, line by line, and never holds a state but those it guesses.

A request is a line of JSON: `{"id": 7, "view": {...}, "prompt": {...}}`, the view being `View.encode()` as it is. The
answer is a line, too: `{"id": 7, "action": "attack R1>V", "seconds": 0.12}`, or `{"id": 7, "error": "..."}`. The prompt
may be left away: it is the view's own. `{"id": 0}` alone asks who is there.
"""

from __future__ import annotations

import contextlib
import os
import queue
import signal
import subprocess
import sys
import threading
import time
import traceback
from collections.abc import Iterator, Mapping, Sequence
from pathlib import Path
from types import TracebackType
from typing import IO, Final, Self

import msgspec

from ..core.errors import FAULTS, DuelwrightError, system_reason, worded
from ..core.game import Game
from ..core.view import View
from ..core.wire import Prompt
from .guest import BotError
from .roster import Bot
from .search import hurry

LONGEST: Final = 4_000_000  # bytes of a line
WAITING: Final = 64  # lines of a child that may wait to be read
STARTING: Final = 30.0  # seconds for a fresh process to say that it is there
CLOSING: Final = 2.0  # seconds for a process to end by itself
SOONER: Final = 3  # times less does a process stand back while it starts: somebody waits for all of that
TRIES: Final = 2  # processes that are asked the same question


class WorkerError(DuelwrightError):
    """A bot's process gave no answer that could be played."""


class Gone(DuelwrightError):
    """A child process has ended."""


class Silent(DuelwrightError):
    """A child process has said nothing in time."""


class Request(msgspec.Struct, frozen=True):
    """A question to a worker."""

    id: int
    view: msgspec.Raw = msgspec.Raw()
    prompt: Prompt | None = None
    seconds: float = 0.0  # in which a bot that searches must answer; 0: as long as it takes by its name


class Named(msgspec.Struct, frozen=True):
    """As much of a request as a complaint about it needs."""

    id: int | None = None


class Reply(msgspec.Struct, frozen=True, omit_defaults=True):
    """A worker's answer: an action, or what is wrong; who it is, where only that was asked."""

    id: int | None
    action: str = ""
    seconds: float = -1.0
    error: str = ""
    bot: str = ""
    game: str = ""
    hash: str = ""


# --- in the bot's process ---------------------------------------------------------------------------------------------


def serve(source: IO[bytes], sink: IO[bytes], name: str, bot: Bot, game: Game) -> None:
    """Answer requests until there are no more; what the bot itself prints goes to stderr.

    >>> import io
    >>> import duelwright as dw
    >>> from duelwright.bots import bot
    >>> out, game = io.BytesIO(), dw.game("duel")
    >>> serve(io.BytesIO(b'nonsense'), out, "greedy", bot("greedy", game), game)
    >>> b'"id":null,"error":"this is no request' in out.getvalue()
    True
    """
    with contextlib.redirect_stdout(sys.stderr):
        for line in lines_of(source):
            if line.strip():
                sink.write(msgspec.json.encode(reply_to(line, name, bot, game)) + b"\n")
                sink.flush()


def lines_of(source: IO[bytes]) -> Iterator[bytes]:
    """The lines of a stream; of one that is too long only the beginning."""
    while line := source.readline(LONGEST):
        yield line
        while len(line) == LONGEST and not line.endswith(b"\n"):
            line = source.readline(LONGEST)


def reply_to(line: bytes, name: str, bot: Bot, game: Game) -> Reply:
    """The answer to one line."""
    try:
        request = msgspec.json.decode(line, type=Request)
    except (msgspec.MsgspecError, UnicodeDecodeError, RecursionError) as error:
        return Reply(_id_of(line), error=f"this is no request: {error}")
    if not bytes(request.view):
        return Reply(request.id, bot=name, game=game.key, hash=game.hash)
    begin = time.perf_counter()
    try:
        view = View.decode(bytes(request.view))
        prompt = question(view, request.prompt, game)
        hurry(bot, request.seconds)
        action = bot(view, prompt)
    except DuelwrightError as error:
        if isinstance(error, BotError):
            traceback.print_exception(error, file=sys.stderr)
        return Reply(request.id, error=str(error))
    except FAULTS as error:
        traceback.print_exc(file=sys.stderr)
        return Reply(request.id, error=f"{name} failed on this view: {type(error).__name__}: {error}"[:500])
    if action not in prompt.options:
        return Reply(request.id, error=f"{name} answered {str(action)[:60]!r}, which is none of the options")
    return Reply(request.id, action, round(time.perf_counter() - begin, 6))


def question(view: View, prompt: Prompt | None, game: Game) -> Prompt:
    """The prompt that a view's own seat must answer; WorkerError where there is none, or it is another game's."""
    if view.game != game.key or view.hash != game.format_hash:
        raise WorkerError(
            worded(
                "other_view",
                "this view is of {game} {hash}, not of {game2} {format_hash}",
                {"game": view.game[:40], "hash": view.hash[:12], "game2": game.key, "format_hash": game.format_hash},
            )
        )
    own = view.prompt
    if own is None or own.seat != view.viewer or not own.options:
        raise WorkerError(worded("nothing_asked", "the seat of this view is asked nothing"))
    if prompt is not None and prompt != own:
        raise WorkerError(
            worded(
                "other_prompt", "this prompt is not the view's own; leave it away or send both from the same decision"
            )
        )
    return own


def _id_of(line: bytes) -> int | None:
    try:
        return msgspec.json.decode(line, type=Named).id
    except (msgspec.MsgspecError, UnicodeDecodeError, RecursionError):
        return None


# --- in the process that asks -----------------------------------------------------------------------------------------


class Child:
    """A program that is spoken to in lines. Nothing here waits longer than it is told to, whatever the program does.

    Pipes cannot be read with a time limit everywhere, so a thread reads and a thread writes.
    """

    def __init__(self, command: Sequence[str], env: Mapping[str, str] | None = None) -> None:
        new_group: int = getattr(subprocess, "CREATE_NEW_PROCESS_GROUP", 0)
        try:
            self.process = subprocess.Popen(list(command), stdin=subprocess.PIPE, stdout=subprocess.PIPE, env=env,
                                            start_new_session=True, creationflags=new_group)  # fmt: skip
        except (OSError, ValueError) as error:
            reason = system_reason(error)
            raise DuelwrightError(
                worded(
                    "not_started",
                    "{command} cannot be started: {reason}",
                    {"command": repr(command[0]), "reason": reason},
                )
            ) from None
        self.command = command
        self.closed = False
        self.outbox: queue.SimpleQueue[bytes] = queue.SimpleQueue()
        self.inbox: queue.Queue[bytes] = queue.Queue(WAITING)
        self.reader = threading.Thread(target=self._read, daemon=True)
        self.writer = threading.Thread(target=self._write, daemon=True)
        self.reader.start()
        self.writer.start()

    def _read(self) -> None:
        assert self.process.stdout is not None
        with contextlib.suppress(OSError, ValueError):
            for line in lines_of(self.process.stdout):
                self._hear(line)
        self._hear(b"")

    def _hear(self, line: bytes) -> None:
        while not self.closed:
            with contextlib.suppress(queue.Full):
                self.inbox.put(line, timeout=0.2)
                return

    def _write(self) -> None:
        stdin = self.process.stdin
        assert stdin is not None
        with contextlib.suppress(OSError, ValueError):
            while data := self.outbox.get():
                stdin.write(data)
                stdin.flush()
        with contextlib.suppress(OSError, ValueError):
            stdin.close()

    def stand_back(self, niceness: int) -> None:
        """Let other processes of this machine go first, as far as it knows such a thing."""
        if niceness and os.name == "posix":
            with contextlib.suppress(OSError):  # it may have ended already
                os.setpriority(os.PRIO_PROCESS, self.process.pid, niceness)

    @property
    def alive(self) -> bool:
        """Whether the program still runs."""
        return not self.closed and self.process.poll() is None

    def send(self, data: bytes) -> None:
        """Send whole lines, as soon as the program reads them."""
        if data:
            self.outbox.put(data)

    def receive(self, seconds: float) -> bytes:
        """The next line; Gone where the program has ended, Silent where it says nothing in time."""
        try:
            line = self.inbox.get(timeout=max(0.0, seconds))
        except queue.Empty:
            named = {"command": repr(self.command[0])}
            raise Silent(worded("silent", "{command} said nothing in time", named)) from None
        if line:
            return line
        with contextlib.suppress(subprocess.TimeoutExpired):
            self.process.wait(CLOSING)
        ended = {"command": repr(self.command[0]), "status": self.process.returncode}
        raise Gone(worded("gone", "{command} has ended with status {status}", ended))

    def close(self, patience: float = CLOSING) -> None:
        """Let what was sent arrive, end the input, and end a program that does not end by itself."""
        self.closed = True
        self.outbox.put(b"")
        try:
            self.process.wait(patience)
        except subprocess.TimeoutExpired:
            self.kill()
        self.writer.join(CLOSING)
        self.reader.join(CLOSING)
        if self.process.stdout is not None and not self.reader.is_alive():
            self.process.stdout.close()

    def kill(self) -> None:
        """End the program now, and what it has started."""
        if os.name == "posix" and self.process.poll() is None:  # its session is its own
            with contextlib.suppress(OSError):
                os.killpg(self.process.pid, signal.SIGKILL)
        self.process.kill()
        self.process.wait()


class Worker:
    """A bot in a process of its own; one that dies or hangs is replaced by a fresh one, which is asked again.

    `worker.answer` is a bot like any other: it takes a view and a prompt.

    >>> import duelwright as dw
    >>> state = dw.game("duel").start(seed=7)
    >>> with Worker("greedy", "duel") as worker:  # doctest: +SKIP
    ...     state.apply(worker.answer(state.view(state.prompt.seat), state.prompt))
    """

    def __init__(
        self,
        bot: str,
        game: str,
        rules: str = "",
        command: Sequence[str] | None = None,
        cards: str = "",
        windows: str = "",
        niceness: int = 0,
    ) -> None:
        options = ["--bot", bot, "--game", game, *(["--rules", rules] if rules else [])]
        options += ["--cards", cards] if cards else []
        options += ["--windows", windows] if windows else []
        self.command = [*(command or (sys.executable, "-m", "duelwright", "bot-worker")), *options]
        self.bot = bot
        self.niceness = niceness  # how far the process stands back behind others; it starts up sooner than it thinks
        self.closed = False
        self.child: Child | None = None
        self.restarts = 0  # processes that had to be replaced
        self.seconds = 0.0  # how long the bot thought about its latest answer
        self.asked = 0

    def __enter__(self) -> Self:
        return self

    def __exit__(self, kind: type[BaseException] | None, error: BaseException | None, at: TracebackType | None) -> None:
        self.close()

    def answer(self, view: View, prompt: Prompt, timeout: float = 60.0, seconds: float = 0.0) -> str:
        """The bot's answer; WorkerError where it has none, or where two processes were lost over it.

        A bot that searches is given so many seconds, where that is less than it would take.
        """
        lost: object = ""
        for _ in range(TRIES):
            if self.closed:
                break
            try:
                reply = self._ask(view, prompt, timeout, seconds)
            except (Gone, Silent) as error:
                lost = error
                self.restarts += 1
                self._drop()
                continue
            if reply.error or reply.action not in prompt.options:
                answered = {"bot": self.bot, "action": repr(reply.action[:60])}
                no_option = worded("bot_no_option", "{bot} answered {action}, which is no option", answered)
                raise WorkerError(reply.error or no_option)
            self.seconds = reply.seconds
            return reply.action
        raise WorkerError(
            worded("bot_silent", "the bot {bot} does not answer: {lost}", {"bot": repr(self.bot), "lost": lost})
        )

    def _ask(self, view: View, prompt: Prompt, timeout: float, seconds: float) -> Reply:
        child = self.child
        if child is None or not child.alive:
            self._drop()
            child = self.child = Child(self.command, environment())
            child.stand_back(self.niceness // SOONER)
            self._exchange(child, {"id": 0}, STARTING)
            child.stand_back(self.niceness)
        self.asked += 1
        question = {"id": self.asked, "view": msgspec.Raw(view.encode()), "prompt": prompt, "seconds": seconds}
        return self._exchange(child, question, timeout)

    def _exchange(self, child: Child, question: Mapping[str, object], timeout: float) -> Reply:
        until = time.monotonic() + timeout
        child.send(msgspec.json.encode(question) + b"\n")
        while True:
            line = child.receive(until - time.monotonic())
            with contextlib.suppress(msgspec.MsgspecError):
                reply = msgspec.json.decode(line, type=Reply)
                if reply.id == question["id"]:
                    return reply

    def _drop(self) -> None:
        if self.child is not None:
            self.child.kill()
            self.child.close(0.0)
            self.child = None

    def close(self) -> None:
        """End the process, for good."""
        self.closed = True
        if self.child is not None:
            self.child.close()
            self.child = None


def environment() -> dict[str, str]:
    """The environment of a process that finds this very package, wherever it lies."""
    here = str(Path(__file__).parents[2])
    others = os.environ.get("PYTHONPATH", "")
    return {**os.environ, "PYTHONPATH": os.pathsep.join([here, others] if others else [here])}
