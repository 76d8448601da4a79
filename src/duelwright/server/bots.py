"""Bots of the server: each in a process of its own, which gets encoded views and never a state."""

from __future__ import annotations

import asyncio
import tempfile
from collections import OrderedDict
from concurrent.futures import ThreadPoolExecutor
from pathlib import Path
from typing import Final

import msgspec
import structlog

from .. import Prompt, View, game
from ..bots import LEVELS
from ..bots.worker import Worker
from ..core.errors import DuelwrightError
from .setup import Setup, hashed, rules_of

MOST: Final = 6  # processes that are kept
LONGEST: Final = 60.0  # seconds for an answer
THINKING: Final = 2.0  # seconds after which a search plays what it has found
DEEPLY: Final = 5.0  # the same for the strongest
CROWDED: Final = 4  # times what an answer takes: who has asked in that time will ask again
STRONGEST: Final = LEVELS[-1].bot

Key = tuple[str, str, str]  # bot, game, rules and cards

log = structlog.get_logger()


class Bots:
    """Workers by bot, game and rules; a worker answers one question at a time, and one that dies is replaced.

    Where several tables ask the same one, they share its time, so that none waits much longer than one alone would.
    """

    def __init__(self, most: int = MOST) -> None:
        self.most = most
        self.workers: OrderedDict[Key, Worker] = OrderedDict()
        self.locks: dict[Key, asyncio.Lock] = {}
        self.crowds: dict[Key, dict[int, float]] = {}  # when each table asked a worker last
        self.threads = ThreadPoolExecutor(2 * most, thread_name_prefix="bot")  # they wait for processes, each for one
        self.folder = tempfile.TemporaryDirectory(prefix="duelwright-")  # house rules, as files for the workers
        self.answered = 0

    async def answer(self, name: str, setup: Setup, view: View, prompt: Prompt) -> str:
        """What a bot plays; where it cannot answer, the first option, so that a game goes on."""
        if prompt.forced:
            return prompt.options[0]
        cards = [card for chair in setup.chairs for card in chair.cards]
        key = (name, setup.game, msgspec.json.encode((rules_of(setup), cards, setup.windows)).decode())
        now = asyncio.get_running_loop().time()
        due, share = now + thinking(name), thinking(name) / self._crowd(key, id(setup), now)
        try:
            async with self.locks.setdefault(key, asyncio.Lock()):
                answer = await self._ask(key, setup, view, prompt, due, share)
        except (DuelwrightError, OSError) as error:  # it answered nothing, or could not be started
            log.error("bot_failed", bot=name, game=setup.game, error=str(error))
            answer = prompt.options[0]
        self.answered += 1
        return answer

    async def _ask(self, key: Key, setup: Setup, view: View, prompt: Prompt, due: float, share: float) -> str:
        worker, loop = self._worker(key, setup), asyncio.get_running_loop()
        seconds = max(share / 2, min(share, due - loop.time()))  # who has waited long is not to play badly for it
        return await loop.run_in_executor(self.threads, worker.answer, view, prompt, LONGEST, seconds)

    def _crowd(self, key: Key, table: int, now: float) -> int:
        """How many tables have asked the same worker lately, this one included."""
        lately = CROWDED * thinking(key[0])
        self.crowds = {one: asked for one, asked in self.crowds.items() if max(asked.values()) > now - lately}
        crowd = {one: then for one, then in self.crowds.get(key, {}).items() if then > now - lately}
        self.crowds[key] = {**crowd, table: now}
        return len(self.crowds[key])

    def _worker(self, key: Key, setup: Setup) -> Worker:
        worker = self.workers.pop(key, None)
        if worker is None:
            if len(self.workers) >= self.most:
                self._retire()
            rules, cards, windows = (write(key[2], setup) for write in (self._rules, self._cards, self._windows))
            worker = Worker(named(key[0]), setup.game, rules, cards=cards, windows=windows)
        self.workers[key] = worker
        return worker

    def _retire(self) -> None:
        """End the worker that was idle longest, if any is; that takes a while, which nobody waits for."""
        for key in self.workers:
            if not self.locks[key].locked():
                self.threads.submit(self.workers.pop(key).close)
                return

    def _rules(self, text: str, setup: Setup) -> str:
        rules = rules_of(setup)
        if not rules:
            return ""
        path = Path(self.folder.name) / f"{hashed(text)}.toml"
        lines = [f'game = "{setup.game}"', "[rules]"]
        lines += [f"{name} = {msgspec.json.encode(value).decode()}" for name, value in rules.items()]
        path.write_text("\n".join(lines) + "\n", encoding="utf-8")
        return str(path)

    def _cards(self, text: str, setup: Setup) -> str:
        """The cards that people brought, as a file for a worker."""
        brought = {str(card["id"]): card for chair in setup.chairs for card in chair.cards}
        if not brought:
            return ""
        path = Path(self.folder.name) / f"{hashed(text)}.json"
        path.write_bytes(msgspec.json.encode([brought[name] for name in sorted(brought)]))
        return str(path)

    def _windows(self, text: str, setup: Setup) -> str:
        """The windows of a table that began under another build, as a file for a worker."""
        if setup.windows is None or setup.windows == game(setup.game).windows():
            return ""
        path = Path(self.folder.name) / f"{hashed(text)}.windows.json"
        path.write_bytes(msgspec.json.encode(setup.windows))
        return str(path)

    def close(self) -> None:
        """End every process."""
        for worker in self.workers.values():
            worker.close()
        self.workers.clear()
        self.threads.shutdown(wait=False)
        self.folder.cleanup()


def named(level: str) -> str:
    """The bot of a level."""
    return LEVELS[int(level) - 1].bot if level.isdecimal() else level


def thinking(level: str) -> float:
    """The seconds that a bot may search for: people wait for it.

    >>> thinking("4"), thinking("10")
    (2.0, 5.0)
    """
    return DEEPLY if named(level) == STRONGEST else THINKING
