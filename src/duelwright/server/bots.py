"""Bots of the server: each in a process of its own, which gets encoded views and never a state."""

from __future__ import annotations

import asyncio
from collections import Counter
from concurrent.futures import ThreadPoolExecutor
from typing import Final, NamedTuple

import msgspec
import structlog

from .. import Prompt, View, game
from ..bots import LEVELS
from ..bots.worker import Worker
from ..core.errors import DuelwrightError
from .places import Places, Who
from .scratch import Scratch
from .setup import Setup, hashed, rules_of

MOST: Final = 6  # processes, and so questions that are answered at once
MINE: Final = 3  # of these that who asks alone may have; the others are for who comes next
THINKING: Final = 2.0  # seconds after which a search plays what it has found
DEEPLY: Final = 5.0  # the same for the strongest
GRACE: Final = 5.0  # seconds beyond those that a bot was given, after which its process is taken for hung
CROWDED: Final = 4  # times what an answer takes: who has asked in that time will ask again
NICENESS: Final = 3  # of the processes: decisions of people go first, and
PATIENT: Final = 9  # of those that search
STRONGEST: Final = LEVELS[-1].bot

Key = tuple[str, str, str]  # bot, game, rules and cards

log = structlog.get_logger()


class Idle(NamedTuple):
    """A worker that waits for a question, and who asked it last."""

    key: Key
    worker: Worker
    who: Who


class Bots:
    """Workers by bot, game and rules; a worker answers one question at a time, and one that dies is replaced.

    Whose question is next is told by the places: an address, and a guest there, has a queue of its own. The time of
    a search is shared by the tables of who asks, so that none waits much longer than one alone would.
    """

    def __init__(self, most: int = MOST) -> None:
        self.places = Places(most)
        self.most = most
        self.asked: dict[Worker, Who] = {}  # those that have a question now, and whose
        self.idle: list[Idle] = []  # who was asked last comes last
        self.crowds: dict[Who, dict[int, float]] = {}  # when each table of somebody asked for a search last
        self.threads = ThreadPoolExecutor(2 * most, thread_name_prefix="bot")  # they wait for processes, each for one
        self.scratch = Scratch()  # house rules, as files for the workers
        self.answered = 0

    async def answer(self, name: str, setup: Setup, view: View, prompt: Prompt, who: tuple[str, str] = ("", "")) -> str:
        """What a bot plays for somebody, who is told by address and guest.

        Where it cannot answer it is the first option, so that a game goes on.
        """
        if prompt.forced:
            return prompt.options[0]
        cards = [card for chair in setup.chairs for card in chair.cards]
        key = (name, setup.game, msgspec.json.encode((rules_of(setup), cards, setup.windows)).decode())
        now = asyncio.get_running_loop().time()
        due, share = now + thinking(name), thinking(name) / self._crowd(name, who, id(setup), now)
        try:
            answer = await self._ask(key, setup, view, prompt, due, share, who)
        except (DuelwrightError, OSError) as error:  # it answered nothing, or could not be started
            log.error("bot_failed", bot=name, game=setup.game, error=str(error))
            answer = prompt.options[0]
        self.answered += 1
        return answer

    async def _ask(
        self, key: Key, setup: Setup, view: View, prompt: Prompt, due: float, share: float, who: tuple[str, str]
    ) -> str:
        loop = asyncio.get_running_loop()
        await self.places.take(who)
        began = loop.time()
        try:
            worker = self._worker(key, setup, who)
            self.asked[worker] = who
            seconds = max(share / 2, min(share, due - began))  # who has waited long is not to play badly for it
            try:
                return await loop.run_in_executor(self.threads, worker.answer, view, prompt, seconds + GRACE, seconds)
            finally:
                del self.asked[worker]
                self.idle.append(Idle(key, worker, who))
        finally:
            self.places.give(who, loop.time() - began)

    def _crowd(self, name: str, who: tuple[str, str], table: int, now: float) -> float:
        """How many tables share the time of a search: those of the guest, or more where an address asks too much."""
        if is_quick(name):
            return 1.0
        circles: list[Who] = [(), who[:1], who]
        for circle in circles:
            self.crowds.setdefault(circle, {})[table] = now
        lately = now - CROWDED * DEEPLY
        self.crowds = {
            circle: asked
            for circle, tables in self.crowds.items()
            if (asked := {one: then for one, then in tables.items() if then > lately})
        }
        everybody, address, guest = (len(self.crowds[circle]) for circle in circles)
        return max(1.0, guest, address / MINE, everybody / self.most)

    def _worker(self, key: Key, setup: Setup, who: Who) -> Worker:
        """A worker for a question: one that has answered such questions, or else a new one."""
        for at in range(len(self.idle) - 1, -1, -1):
            if self.idle[at].key == key:
                return self.idle.pop(at).worker
        having = [who, *self.asked.values(), *(one.who for one in self.idle)]
        mine = [one for one in self.idle if one.who[:1] == who[:1]]
        if mine and sum(one[:1] == who[:1] for one in having) > MINE:
            self._retire(mine, having)
        elif len(having) > self.most:
            self._retire(self.idle, having)
        rules, cards, windows = (write(key[2], setup) for write in (self._rules, self._cards, self._windows))
        niceness = NICENESS if is_quick(key[0]) else PATIENT
        return Worker(named(key[0]), setup.game, rules, cards=cards, windows=windows, niceness=niceness)

    def _retire(self, some: list[Idle], having: list[Who]) -> None:
        """End one of some workers: of the address, and the guest, that have most, the one idle longest.

        So nobody drives out the workers of others with ever other games. It takes a while, which nobody waits for.
        """
        have = Counter(circle for one in having for circle in (one[:1], one))
        oldest = max(some, key=lambda one: (have[one.who[:1]], have[one.who]))
        self.idle.remove(oldest)
        self.threads.submit(oldest.worker.close)

    def _rules(self, text: str, setup: Setup) -> str:
        rules = rules_of(setup)
        if not rules:
            return ""
        path = self.scratch.path / f"{hashed(text)}.toml"
        lines = [f'game = "{setup.game}"', "[rules]"]
        lines += [f"{name} = {msgspec.json.encode(value).decode()}" for name, value in rules.items()]
        path.write_text("\n".join(lines) + "\n", encoding="utf-8")
        return str(path)

    def _cards(self, text: str, setup: Setup) -> str:
        """The cards that people brought, as a file for a worker."""
        brought = {str(card["id"]): card for chair in setup.chairs for card in chair.cards}
        if not brought:
            return ""
        path = self.scratch.path / f"{hashed(text)}.json"
        path.write_bytes(msgspec.json.encode([brought[name] for name in sorted(brought)]))
        return str(path)

    def _windows(self, text: str, setup: Setup) -> str:
        """The windows of a table that began under another build, as a file for a worker."""
        if setup.windows is None or setup.windows == game(setup.game).windows():
            return ""
        path = self.scratch.path / f"{hashed(text)}.windows.json"
        path.write_bytes(msgspec.json.encode(setup.windows))
        return str(path)

    def close(self) -> None:
        """End every process, those that are being asked, too."""
        for worker in [*self.asked, *(one.worker for one in self.idle)]:
            worker.close()
        self.idle.clear()
        self.threads.shutdown(wait=False)
        self.scratch.close()


def named(level: str) -> str:
    """The bot of a level."""
    return LEVELS[int(level) - 1].bot if level.isdecimal() else level


def is_quick(level: str) -> bool:
    """Whether a bot answers at once, whatever it is asked; one that searches takes longer where it has a choice.

    >>> is_quick("1"), is_quick("10")
    (True, False)
    """
    return not named(level).startswith("search")


def thinking(level: str) -> float:
    """The seconds that a bot may search for: people wait for it.

    >>> thinking("4"), thinking("10")
    (2.0, 5.0)
    """
    return DEEPLY if named(level) == STRONGEST else THINKING
