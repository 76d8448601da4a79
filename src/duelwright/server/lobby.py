"""The lobby: every table by its name, who may sit where, and what happens by itself: bots, clocks, records."""

from __future__ import annotations

import asyncio
import contextlib
import random
import secrets
from collections.abc import Awaitable, Callable, Coroutine
from typing import Any, Final

import msgspec
import structlog
from sqlalchemy.exc import SQLAlchemyError

from .. import DuelwrightError, Game, Prompt, Result
from ..core.errors import FAULTS
from ..core.replay import VERSION, Move
from ..language.voice import printable
from .audience import Client
from .bots import Bots
from .journal import OPEN, DamagedError, Journal, Row
from .presenter import Presenter
from .setup import Chair, Setup, game_of, hashed
from .store import Store
from .table import AGREED, Denied, Table
from .wire import Act, Here, Offers, Said, Whys

NAME_BYTES: Final = 8
TOKEN_BYTES: Final = 24
SEED_BITS: Final = 128
PACE: Final = 0.45  # seconds between a bot's moves, so that people can follow
MOST_TABLES: Final = 4_000  # in memory; the journal has any number
MOST_DEVICES: Final = 8  # that a seat may have open at once; the oldest is let go
PATIENCE: Final = 60.0  # seconds that somebody who went away is still thought to wait
RETRY: Final = 0.5  # seconds until what could not be kept is tried again

log = structlog.get_logger()


class Seated(msgspec.Struct, frozen=True):
    """A place at a table: the token opens the seat, on any device."""

    table: str
    seat: int
    token: str
    other: str = ""  # hot seat: the second seat's token


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
        self.rematches: dict[str, tuple[str, tuple[str, str]]] = {}  # by the old table: the new one, a token a seat
        self.alarms: dict[str, asyncio.TimerHandle] = {}
        self.tasks: set[asyncio.Task[None]] = set()
        self.is_closing = False

    # --- opening tables ---

    async def open(self, setup: Setup) -> Presenter:
        """A new table; Denied where there is no room, or it cannot be kept."""
        fresh = msgspec.structs.replace(setup, version=VERSION, windows=None)
        game = game_of(fresh)
        fresh = msgspec.structs.replace(fresh, hash=game.format_hash, windows=game.windows())
        return await self._open(fresh, str(self.chance.getrandbits(SEED_BITS)))

    async def _open(self, setup: Setup, seed: str) -> Presenter:
        if len(self.tables) >= MOST_TABLES:
            self._make_room()
        table = Table(secrets.token_urlsafe(NAME_BYTES), setup, self.journal)
        await table.open(seed)
        presenter = self._add(table)
        log.info("table_opened", table=table.id, game=setup.game, kind=setup.kind)
        self._changed(table, True)
        return presenter

    def _make_room(self) -> None:
        """Forget tables at which nobody is and nothing is under way; the journal has them. Denied where none is."""
        for name, presenter in list(self.tables.items()):
            if not presenter.is_busy and name not in self.alarms and not is_waiting(presenter):
                del self.tables[name]
        if len(self.tables) >= MOST_TABLES:
            raise Denied("too_many")

    async def seat(self, game: Game, kind: str, chair: Chair, other: Chair | None, seat: int, clock: int) -> Seated:
        """Open a table for somebody, alone, with a bot, or for two at one screen."""
        token, second = new_token(), new_token()
        chair = msgspec.structs.replace(chair, token=hashed(token))
        if other is not None and not other.bot:
            other = msgspec.structs.replace(other, token=hashed(second))
        chairs = (chair,) if other is None else (chair, other)
        setup = Setup(game.key, game.format_hash, kind, chairs, game.changed_rules(), clock, seat=seat)
        presenter = await self.open(setup)
        return Seated(presenter.table.id, seat, token, second if kind == "hotseat" else "")

    async def join(self, name: str, chair: Chair) -> Seated:
        """Take the free seat of a table."""
        presenter = self.find(name)
        token = new_token()
        seat = 1 - presenter.table.setup.seat
        await presenter.table.sit(msgspec.structs.replace(chair, token=hashed(token)))
        return Seated(name, seat, token)

    async def fork(
        self, setup: Setup, moves: list[Move], seed: str, chairs: tuple[Chair, Chair], source: str
    ) -> Seated:
        """A new game from a position of an old one."""
        token, second = new_token(), new_token()
        seat = 1 if chairs[0].bot else 0
        people = [chair if chair.bot else msgspec.structs.replace(chair, token=hashed(key))
                  for chair, key in zip(chairs, (token, second if seat == 0 else token), strict=True)]  # fmt: skip
        kind = "bot" if any(chair.bot for chair in chairs) else "hotseat"
        made = msgspec.structs.replace(
            setup, kind=kind, chairs=tuple(people), seat=0, prefix=tuple(moves), forked=source, clock=0
        )
        presenter = await self._open(made, seed)
        return Seated(presenter.table.id, seat, token, second if kind == "hotseat" else "")

    def waiting(self) -> list[Table]:
        """Open tables in the lobby that wait for a second player, the oldest first; who has gone waits no more."""
        open_ = [
            presenter.table
            for presenter in self.tables.values()
            if presenter.table.setup.kind == "lobby" and is_waiting(presenter)
        ]
        return [table for table in open_ if table.audience.away() < PATIENCE]

    # --- finding them again ---

    def find(self, name: str) -> Presenter:
        """A table by its name, rebuilt from the journal where the server was restarted; Denied where there is none."""
        presenter = self.tables.get(name)
        if presenter is not None:
            return presenter
        rows = self._rows(name)
        if not rows or rows[0].kind != OPEN:
            raise Denied("no_table")
        try:
            setup = msgspec.json.decode(rows[0].data, type=Setup)
            table = Table(name, setup, self.journal)
        except (DuelwrightError, msgspec.MsgspecError) as error:
            log.error("table_outdated", table=name, error=str(error))
            raise Denied("outdated") from None
        table.restore(rows, self.journal.seed(name))
        presenter = self._add(table)
        presenter.replay = name if table.is_over else ""
        self.dormant.discard(name)
        self._changed(table, True)
        if table.is_over and not table.is_settled:
            self.start(table.settle())
        return presenter

    def _rows(self, name: str) -> list[Row]:
        """What was kept of a table; one whose rows are damaged is set aside, and the operator told."""
        try:
            return self.journal.rows(name)
        except DamagedError as error:
            log.error("table_damaged", table=name, error=str(error))
            raise Denied("damaged") from None

    def wake(self) -> int:
        """After a start: the tables that were not finished. Those that wait in the lobby are rebuilt at once."""
        self.dormant = set(self.journal.unfinished())
        for name in sorted(self.dormant):
            with contextlib.suppress(Denied):
                rows = self._rows(name)
                if len(rows) == 1 and '"kind":"lobby"' in rows[0].data:
                    self._wake(name)
        for name in sorted(set(self.journal.ended()) - self.store.kept()):
            self._wake(name)
        return len(self.dormant) + len(self.tables)

    def _wake(self, name: str) -> None:
        """Rebuild a table, and keep its record where its game is over; one that cannot be rebuilt stays as it is."""
        with contextlib.suppress(Denied):  # it was played with other cards
            table = self.find(name).table
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
                self.tell_offers(presenter)
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
        elif table.setup.clock:
            loop = asyncio.get_running_loop()
            self.alarms[table.id] = loop.call_later(
                table.clock_left(), lambda: self.start(self._insist(lambda: table.time_out(prompt.seat, number)))
            )

    async def _bot(self, table: Table, bot: str, prompt: Prompt, number: int) -> None:
        """Let a bot answer; its answer is journaled like a person's."""
        assert table.state is not None
        try:
            view = table.state.view(prompt.seat)
            pause = asyncio.sleep(self.pace if table.audience.clients else 0)  # forced or not: haste would tell a hand
            answer, _ = await asyncio.gather(self.bots.answer(bot, table.setup, view, prompt), pause)
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
        await asyncio.to_thread(self._record, table)
        self.tables[table.id].replay = table.id

    def _record(self, table: Table) -> None:
        """Keep the record of a game; where that fails it is made from the journal at the next start."""
        try:
            self.store.keep(table)
        except (SQLAlchemyError, *FAULTS, DuelwrightError) as error:
            log.error("record_not_kept", table=table.id, error=str(error), exc_info=error)

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

    def enter(self, presenter: Presenter, client: Client) -> None:
        """Somebody comes to a table."""
        table = presenter.table
        mine = [one for one in table.audience.clients if one.seat == client.seat]
        if len(mine) >= MOST_DEVICES:
            mine[0].drop()
            table.audience.leave(mine[0])
        table.audience.join(client)
        self.greet(presenter, client)
        if table.id in self.rematches:
            client.send(self._rematch(table.id, client.seat))
        self._tell_here(table)

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
        if presenter.table.is_over and not presenter.is_busy:
            self.tables.pop(presenter.table.id, None)  # the journal has it

    def _tell_here(self, table: Table) -> None:
        here = table.audience.here()
        table.audience.tell(lambda seat, lang: Here(here))

    async def say(self, presenter: Presenter, seat: int, text: str) -> None:
        """Somebody speaks; nothing is nothing."""
        if said := printable(text):
            chat = await presenter.table.say(seat, said)
            presenter.table.audience.tell(lambda to, lang: Said(chat))

    def tell_offers(self, presenter: Presenter) -> None:
        """Show which offers wait."""
        presenter.table.audience.tell(lambda seat, lang: Offers(presenter.offered(seat, lang)))

    async def offer(self, presenter: Presenter, seat: int, what: str) -> None:
        """Somebody asks for an undo, a draw or a rematch; what the other side wants too happens at once."""
        table = presenter.table
        alone = bool(table.setup.bots()[1 - seat]) or table.setup.kind == "hotseat"
        if what == "undo" and table.undo_point(seat) < 0:
            raise Denied("no_undo")
        if (what == "rematch") != table.is_over:
            raise Denied("over" if table.is_over else "no_offer")
        if what == "draw" and table.setup.bots()[1 - seat]:
            raise Denied("bot_no_draw")
        if alone or (what, 1 - seat) in presenter.offers:
            await self._agreed(presenter, seat if alone else 1 - seat, what)
            return
        if (what, seat) not in presenter.offers:
            presenter.offers.append((what, seat))
        self.tell_offers(presenter)

    async def reply(self, presenter: Presenter, seat: int, what: str, yes: bool) -> None:
        """Somebody answers an offer, or takes their own back."""
        if yes and (what, 1 - seat) in presenter.offers:
            await self._agreed(presenter, 1 - seat, what)
        elif not yes and any(offer[0] == what for offer in presenter.offers):
            presenter.offers = [offer for offer in presenter.offers if offer[0] != what]
            self.tell_offers(presenter)
        else:
            raise Denied("no_offer")

    async def _agreed(self, presenter: Presenter, by: int, what: str) -> None:
        presenter.offers = [offer for offer in presenter.offers if offer[0] != what]
        table = presenter.table
        if what == "undo":
            await table.undo(table.undo_point(by))
        elif what == "draw":
            await table.finish(Result(None, AGREED, "server.draw_rule"))
        else:
            await self._again(presenter)

    async def _again(self, presenter: Presenter) -> None:
        """A rematch, one for each table: a new table with the seats changed, and new tokens for those who sat here."""
        if presenter.table.id in self.rematches:
            presenter.table.audience.tell(lambda seat, lang: self._rematch(presenter.table.id, seat))
            return
        old = presenter.table.setup
        first, second = old.at(0), old.at(1)
        assert first is not None and second is not None
        tokens = (new_token(), new_token())
        chairs = tuple(
            chair if chair.bot else msgspec.structs.replace(chair, token=hashed(token))
            for chair, token in zip((second, first), tokens, strict=True)
        )
        setup = msgspec.structs.replace(old, chairs=chairs, seat=0, prefix=(), forked="")
        made = await self.open(setup)
        self.rematches[presenter.table.id] = made.table.id, (tokens[1], tokens[0])
        while len(self.rematches) > MOST_TABLES:
            del self.rematches[next(iter(self.rematches))]
        presenter.table.audience.tell(lambda seat, lang: self._rematch(presenter.table.id, seat))

    def _rematch(self, old: str, seat: int) -> Offers:
        """Where a seat's next game is; it is told to who comes back later, too."""
        name, tokens = self.rematches[old]
        return Offers((), name, tokens[seat])

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


def new_token() -> str:
    """A secret that opens a seat."""
    return secrets.token_urlsafe(TOKEN_BYTES)
