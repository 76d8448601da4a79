"""The lobby: every table by its name, who may sit where, and what happens by itself: bots, clocks, records."""

from __future__ import annotations

import asyncio
import random
import secrets
import time
from collections.abc import Awaitable, Callable, Coroutine
from typing import Any, Final

import msgspec
import structlog
from sqlalchemy.exc import SQLAlchemyError

from .. import DuelwrightError, Game, Prompt
from ..core.errors import FAULTS
from ..core.replay import VERSION, Move
from ..language.voice import printable
from .audience import WATCHER, Client
from .bargains import Bargains
from .bots import Bots, is_quick
from .clock import TimeControl
from .journal import Journal, JournalError
from .presenter import Presenter
from .records import StoreError
from .rematches import Rematches
from .restored import restored
from .setup import Chair, Setup, Shifts, Terms, game_of, hashed, new_token
from .store import Store
from .table import Denied, Table
from .wire import Act, Here, Said, Whys

NAME_BYTES: Final = 8
SEED_BITS: Final = 128
PACE: Final = 0.45  # seconds between a bot's moves, so that people can follow
MOST_TABLES: Final = 4_000  # in memory; the journal has any number
MOST_DEVICES: Final = 8  # that a seat may have open at once; the oldest is let go
PATIENCE: Final = 60.0  # seconds that somebody who went away is still thought to wait
QUICKER: Final = 5  # times faster where nothing was done since: a run of windows has one pause, not one each
LATELY: Final = 3600.0  # seconds: who opened a table before then, and was not joined, comes back to it by themselves
MOST_WATCHERS: Final = 100  # who look on at one table
MOST_WATCHING: Final = 20  # of these from one address
MOST_WOKEN: Final = 100  # tables that wait, after a start
ARRIVING: Final = 5.0  # seconds in which who asked for a table has come to it
BUILDERS: Final = 2  # tables that are rebuilt at the same time
RETRY: Final = 0.5  # seconds until what could not be kept is tried again

NO_CLOCK: Final = TimeControl()

log = structlog.get_logger()


class Seated(msgspec.Struct, frozen=True):
    """A place at a table: the token opens the seat, on any device."""

    table: str
    seat: int
    token: str
    other: str = ""  # hot seat: the second seat's token


class Recorded(msgspec.Struct, frozen=True):
    """That the record of a game is kept, and what the game did to ratings."""

    shifts: Shifts | None = None


class Lobby:
    """All tables of a server."""

    def __init__(self, journal: Journal, store: Store, bots: Bots, pace: float = PACE) -> None:
        self.journal = journal
        self.store = store
        self.bots = bots
        self.pace = pace
        self.chance: random.Random = secrets.SystemRandom()  # who begins, and the seeds that deal
        self.tables: dict[str, Presenter] = {}
        self.dormant: set[str] = set()  # unfinished tables that nobody has come back to yet
        self.rematches = Rematches(MOST_TABLES)
        self.bargains = Bargains(self)
        self.forgetting: set[str] = set()  # old tables whose rows are just being deleted
        self.rebuilding: dict[str, asyncio.Future[Presenter]] = {}  # tables that somebody has come back to
        self.builders = asyncio.Semaphore(BUILDERS)
        self.alarms: dict[str, asyncio.TimerHandle] = {}
        self.tasks: set[asyncio.Task[None]] = set()
        self.is_closing = False

    # --- opening tables ---

    async def open(self, setup: Setup, address: str = "") -> Presenter:
        """A new table for somebody at an address; Denied where there is no room, or it cannot be kept."""
        fresh = msgspec.structs.replace(setup, version=VERSION, windows=None)
        game = await asyncio.to_thread(game_of, fresh)
        fresh = msgspec.structs.replace(fresh, hash=game.format_hash, windows=game.windows())
        return await self._open(fresh, str(self.chance.getrandbits(SEED_BITS)), address)

    async def _open(self, setup: Setup, seed: str, address: str = "") -> Presenter:
        if len(self.tables) >= MOST_TABLES:
            self._make_room()
        table = await asyncio.to_thread(Table, secrets.token_urlsafe(NAME_BYTES), setup, self.journal)
        table.audience.address = address
        await table.open(seed)
        presenter = self._add(table)
        log.info("table_opened", table=table.id, game=setup.game, kind=setup.kind)
        self._changed(table, True)
        return presenter

    def _make_room(self) -> None:
        """Forget tables at which nobody is and nothing is under way; the journal has them. Denied where none is."""
        for name, presenter in list(self.tables.items()):
            is_awaited = name in self.alarms or is_waiting(presenter)
            is_left = not is_awaited or presenter.table.audience.away() >= PATIENCE
            if not presenter.is_busy and name not in self.rebuilding and is_left:
                self._put_away(name)
        if len(self.tables) >= MOST_TABLES:
            raise Denied("too_many")

    def _put_away(self, name: str) -> None:
        """Leave a table to the journal until somebody comes back to it; a clock begins anew then."""
        if name in self.alarms:
            self.alarms.pop(name).cancel()
        for watcher in self.tables[name].table.audience.clients:
            watcher.drop()  # who looks on comes back, or not
        if not self.tables.pop(name).table.is_over:
            self.dormant.add(name)

    def forget(self, name: str) -> bool:
        """Forget an old table, unless somebody is there or on the way; whether its rows may go, too."""
        presenter = self.tables.get(name)
        if name in self.rebuilding or (presenter is not None and presenter.is_busy):
            return False
        if presenter is not None:
            self._put_away(name)
        self.dormant.discard(name)
        self.forgetting.add(name)  # until its rows are gone
        return True

    async def seat(
        self,
        game: Game,
        kind: str,
        chair: Chair,
        other: Chair | None,
        seat: int,
        terms: TimeControl = NO_CLOCK,
        address: str = "",
    ) -> Seated:
        """Open a table for somebody, alone, with a bot, or for two at one screen."""
        token, second = new_token(), new_token()
        chair = msgspec.structs.replace(chair, token=hashed(token))
        if other is not None and not other.bot:
            other = msgspec.structs.replace(other, token=hashed(second))
        chairs = (chair,) if other is None else (chair, other)
        setup = Setup(game.key, game.format_hash, kind, chairs, game.changed_rules(), seat=seat)
        setup = msgspec.structs.replace(setup, **msgspec.structs.asdict(terms))
        presenter = await self.open(setup, address)
        return Seated(presenter.table.id, seat, token, second if kind == "hotseat" else "")

    async def join(self, name: str, chair: Chair) -> Seated:
        """Take the free seat of a table."""
        presenter = await self.find(name)
        token = new_token()
        seat = 1 - presenter.table.setup.seat
        await presenter.table.sit(msgspec.structs.replace(chair, token=hashed(token)))
        return Seated(name, seat, token)

    async def fork(
        self,
        setup: Setup,
        moves: list[Move],
        seed: str,
        chairs: tuple[Chair, Chair],
        source: str,
        address: str = "",
    ) -> Seated:
        """A new game from a position of an old one."""
        token, second = new_token(), new_token()
        seat = 1 if chairs[0].bot else 0
        people = [chair if chair.bot else msgspec.structs.replace(chair, token=hashed(key))
                  for chair, key in zip(chairs, (token, second if seat == 0 else token), strict=True)]  # fmt: skip
        kind = "bot" if any(chair.bot for chair in chairs) else "hotseat"
        made = msgspec.structs.replace(
            setup, kind=kind, chairs=tuple(people), seat=0, prefix=tuple(moves), forked=source,
            **msgspec.structs.asdict(Terms()),
        )  # fmt: skip
        presenter = await self._open(made, seed, address)
        return Seated(presenter.table.id, seat, token, second if kind == "hotseat" else "")

    def waiting(self) -> list[Table]:
        """Open tables in the lobby that wait for a second player, the oldest first; who has gone waits no more."""
        open_ = [
            presenter.table
            for presenter in self.tables.values()
            if presenter.table.setup.kind == "lobby" and is_waiting(presenter)
        ]
        return [table for table in open_ if table.audience.away() < PATIENCE]

    def watched(self) -> list[Presenter]:
        """Tables of the lobby at which a game is on that others may watch, those that most watch first."""
        found = [
            presenter
            for presenter in self.tables.values()
            if presenter.table.setup.watched
            and presenter.table.setup.kind == "lobby"
            and presenter.table.prompt is not None
            and any(presenter.table.audience.here())
        ]
        return sorted(found, key=lambda presenter: (-presenter.table.audience.watchers, presenter.table.id))

    # --- finding them again ---

    async def find(self, name: str) -> Presenter:
        """A table by its name, rebuilt from the journal where the server was restarted; Denied where there is none.

        It is rebuilt beside the loop, so that nobody at another table waits for it, and once however many ask for it.
        """
        presenter = self.tables.get(name)
        if presenter is not None:
            return presenter
        if name in self.forgetting:
            raise Denied("no_table")
        if name not in self.rebuilding:
            self.rebuilding[name] = asyncio.ensure_future(self._rebuild(name))
            self.rebuilding[name].add_done_callback(lambda done: self._rebuilt(name, done))
        return await asyncio.shield(self.rebuilding[name])

    async def _rebuild(self, name: str) -> Presenter:
        async with self.builders:
            table = await asyncio.to_thread(restored, self.journal, name)
            shifts = await asyncio.to_thread(self.store.shifts, name) if table.is_over and table.setup.rated else None
            return self._take_up(table, shifts)

    def _rebuilt(self, name: str, done: asyncio.Future[Presenter]) -> None:
        if done.cancelled() or done.exception() is not None:  # who asked has seen it
            del self.rebuilding[name]
        else:  # it is not forgotten before they have sat down
            asyncio.get_running_loop().call_later(ARRIVING, self.rebuilding.pop, name, None)

    def _take_up(self, table: Table, shifts: Shifts | None = None) -> Presenter:
        presenter = self._add(table)
        presenter.is_attended = False
        if table.is_over and not table.setup.lesson:
            presenter.kept(table.id, shifts)
        self.dormant.discard(table.id)
        self._changed(table, True)
        if table.is_over and not table.is_settled:
            self.start(table.settle())
        return presenter

    def wake(self) -> int:
        """After a start: the tables that were not finished. Those that waited in the lobby lately are rebuilt at once.

        What cannot be listed for damage to the file is told, and found again by who comes back to it.
        """
        try:
            self.dormant = set(self.journal.unfinished())
            for name in self.journal.waiting(time.time() - LATELY)[-MOST_WOKEN:]:
                self._wake(name)
            ended = self.journal.ended()
            for name in sorted(set(ended) - self.store.kept(ended)):
                self._wake(name)
        except (JournalError, StoreError) as error:
            log.error("journal_damaged", error=str(error))
        return len(self.dormant) + len(self.tables)

    def _wake(self, name: str) -> None:
        """Rebuild a table, and keep its record where its game is over; one that cannot be rebuilt stays as it is."""
        try:
            table = self._take_up(restored(self.journal, name)).table
        except Denied:  # it was played with other cards, or its rows are damaged: it was told
            return
        except JournalError as error:
            log.error("not_read", table=name, error=str(error))
            return
        if table.is_over and not table.frozen:
            self._record(table)

    def seat_of(self, presenter: Presenter, token: str) -> int:
        """The seat that a token opens; -1 where it opens none."""
        known = hashed(token)
        for seat in (0, 1):
            chair = presenter.table.setup.at(seat)
            if chair is not None and chair.token and secrets.compare_digest(chair.token, known):
                return seat
        return -1

    def _add(self, table: Table) -> Presenter:
        presenter = Presenter(table)
        self.tables[table.id] = presenter
        table.on_change = self._changed
        table.on_end = self._ended
        return presenter

    # --- what happens by itself ---

    def show(self, presenter: Presenter) -> None:
        """Show everybody at a table everything anew."""
        self._changed(presenter.table, True)

    def _changed(self, table: Table, anew: bool) -> None:
        """Show a change to everybody, and see who is next; a table that cannot be shown is frozen."""
        presenter = self.tables[table.id]
        try:
            if not table.frozen:
                self._present(presenter, anew)
        except (*FAULTS, DuelwrightError) as error:
            table.freeze("show", error)
        if table.frozen:
            table.audience.tell(presenter.stopped)
        self._next(presenter)

    def _present(self, presenter: Presenter, anew: bool) -> None:
        table = presenter.table
        if anew:
            presenter.offers = []
            table.audience.tell(presenter.welcome)
        else:
            if presenter.offers and (table.is_over or table.moves[-1].is_choice):  # what was forced answers no offer
                presenter.offers = [offer for offer in presenter.offers if offer[0] == "rematch"]
                self.bargains.tell(presenter)
            table.audience.tell(presenter.update)

    def _next(self, presenter: Presenter) -> None:
        """Ask a bot, or wind the clock, for the open prompt."""
        table, prompt = presenter.table, presenter.table.prompt
        alarm = self.alarms.pop(table.id, None)
        if alarm is not None:
            alarm.cancel()
        if prompt is None or table.frozen or self.is_closing:
            return
        bot = table.setup.bots()[prompt.seat]
        number = table.numbers[prompt.seat]
        if bot:
            self.start(self._bot(table, bot, prompt, number))
        elif table.setup.control.is_timed and presenter.is_attended:
            loop = asyncio.get_running_loop()
            self.alarms[table.id] = loop.call_later(
                table.clock.left(prompt.seat),
                lambda: self.start(self._insist(lambda: table.time_out(prompt.seat, number))),
            )

    async def _bot(self, table: Table, bot: str, prompt: Prompt, number: int) -> None:
        """Let a bot answer; its answer is journaled like a person's."""
        assert table.state is not None
        try:
            view = table.state.view(prompt.seat)
            pause = self.pace if table.audience.clients else 0  # forced or not: haste would tell a hand
            if table.is_quiet and is_quick(bot):
                pause /= QUICKER
            teacher, who = self.tables[table.id].teacher, opponent(table, prompt.seat)
            answering = teacher.answer() if teacher else self.bots.answer(bot, table.setup, view, prompt, who)
            answer, _ = await asyncio.gather(answering, asyncio.sleep(pause))
            act = Act(f"bot-{number}", number, answer)
            await self._insist(lambda: table.act(prompt.seat, act))
        except Denied as denied:
            log.info("bot_too_late", table=table.id, code=denied.code)  # the game went another way: an undo, an end
        except (*FAULTS, DuelwrightError) as error:
            table.freeze("bot", error)
            self._changed(table, True)

    async def _insist(self, work: Callable[[], Awaitable[object]]) -> None:
        """Do what nobody else would ask for again, as soon as the journal can keep it."""
        while True:
            try:
                await work()
                return
            except Denied as denied:
                if denied.code != "not_kept":
                    raise
                await asyncio.sleep(RETRY)

    async def _ended(self, table: Table) -> None:
        """Keep the record of a game that is over."""
        recorded = await asyncio.to_thread(self._record, table)
        if recorded is not None:
            self.tables[table.id].kept(table.id, recorded.shifts)

    def _record(self, table: Table) -> Recorded | None:
        """Keep the record of a game; None where that fails: it is made from the journal at the next start."""
        try:
            self.store.keep(table)
            return Recorded(self.store.shifts(table.id) if table.setup.rated else None)
        except (SQLAlchemyError, *FAULTS, DuelwrightError) as error:
            log.error("record_not_kept", table=table.id, error=str(error), exc_info=error)
            return None

    def start(self, work: Coroutine[Any, Any, None]) -> None:
        """Do something beside everything else."""
        task = asyncio.get_running_loop().create_task(work)
        self.tasks.add(task)
        task.add_done_callback(self._done)

    def _done(self, task: asyncio.Task[None]) -> None:
        self.tasks.discard(task)
        if not task.cancelled() and task.exception() is not None:
            log.error("task_failed", error=repr(task.exception()), exc_info=task.exception())

    # --- people ---

    def enter(self, presenter: Presenter, client: Client) -> Presenter:
        """Somebody comes to a table; as it is here now, for it may have been put away since they asked for it."""
        presenter = self.tables.setdefault(presenter.table.id, presenter)
        self.dormant.discard(presenter.table.id)
        table = presenter.table
        mine = [one for one in table.audience.clients if one.seat == client.seat]
        if client.seat == WATCHER:
            from_here = sum(one.address == client.address for one in mine)
            if len(mine) >= MOST_WATCHERS or from_here >= MOST_WATCHING:
                raise Denied("many_watchers")
        elif len(mine) >= MOST_DEVICES:
            mine[0].drop()
            table.audience.leave(mine[0])
        table.audience.join(client)
        if client.seat != WATCHER:
            self._attend(presenter)
        self.greet(presenter, client)
        if table.id in self.rematches.made and client.seat != WATCHER:
            client.send(self.rematches.told(table.id, client.seat))
        self._tell_here(table)
        return presenter

    def _attend(self, presenter: Presenter) -> None:
        """A player has come to a table that was rebuilt: its clock goes on, and not before, whoever asked for it."""
        if presenter.is_attended:
            return
        presenter.is_attended = True
        prompt = presenter.table.prompt
        if prompt is not None and not presenter.table.setup.bots()[prompt.seat]:
            presenter.table.clock.ask()
            self._next(presenter)

    def greet(self, presenter: Presenter, client: Client) -> None:
        """Show somebody everything, in the language that they read now; or, like everybody else, that it cannot be."""
        if presenter.table.frozen:
            client.send(presenter.stopped(client.seat, client.lang))
            return
        try:
            client.send(presenter.welcome(client.seat, client.lang))
        except (*FAULTS, DuelwrightError) as error:
            presenter.table.freeze("welcome", error)
            self._changed(presenter.table, True)

    def explain(self, presenter: Presenter, client: Client) -> None:
        """Tell somebody what cannot be done now, and why. Where that fails the game goes on without."""
        try:
            client.send(presenter.whys(client.seat, client.lang))
        except (*FAULTS, DuelwrightError) as error:
            log.error("reasons_failed", table=presenter.table.id, game=presenter.table.setup.game, exc_info=error)
            client.send(Whys(presenter.table.numbers[client.seat], ()))

    def leave(self, presenter: Presenter, client: Client) -> None:
        """Somebody goes; the seat stays theirs."""
        presenter.table.audience.leave(client)
        self._tell_here(presenter.table)
        is_awaited = presenter.table.id in self.rebuilding
        if presenter.table.is_over and not presenter.is_busy and not is_awaited:
            self.tables.pop(presenter.table.id, None)  # the journal has it

    def _tell_here(self, table: Table) -> None:
        here = Here(table.audience.here(), table.audience.watchers)
        table.audience.tell(lambda seat, lang: here)

    async def say(self, presenter: Presenter, seat: int, text: str) -> None:
        """Somebody speaks; nothing is nothing."""
        chair = presenter.table.setup.at(seat)
        if chair is not None and self.store.accounts.is_muted(chair.guest):
            raise Denied("muted")
        if said := printable(text):
            chat = await presenter.table.say(seat, said)
            presenter.table.audience.tell(lambda to, lang: Said(chat), players_only=True)

    # --- the end ---

    async def close(self) -> None:
        """Stop what happens by itself, and let every decision in flight be kept."""
        self.is_closing = True
        for alarm in self.alarms.values():
            alarm.cancel()
        for presenter in self.tables.values():
            async with presenter.table.busy:
                for client in presenter.table.audience.clients:
                    client.drop()
        for task in list(self.tasks):
            task.cancel()
        self.bots.close()
        self.store.close()
        self.journal.close()


def is_waiting(presenter: Presenter) -> bool:
    """Whether a table waits for a second player."""
    return not presenter.table.setup.is_full and not presenter.table.is_over


def opponent(table: Table, seat: int) -> tuple[str, str]:
    """Who plays against a seat: the address that somebody at the table came from last, and the guest."""
    chair = table.setup.at(1 - seat)
    return table.audience.address, chair.guest if chair is not None else ""
