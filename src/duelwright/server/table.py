"""A table: one game, the people and bots at it, and every change to it, each kept before it is made.

A decision goes this way: checked legal, journaled and committed, played, acknowledged and shown. While it is written
the prompt is in flight and takes no other answer. What goes wrong freezes this table alone, and its people hear of it;
the journal has every decision, so a mended server goes on with them.
"""

from __future__ import annotations

import asyncio
import time
from collections.abc import Awaitable, Callable
from typing import Final

import msgspec
import structlog

from .. import DuelwrightError, Event, Game, IllegalAction, Prompt, Replay, ReplayError, Result, State
from ..core.errors import FAULTS, Refusal
from ..core.replay import Move
from ..core.trail import trail
from ..speech.settled import settled
from .audience import Audience
from .clock import GameClock
from .journal import ACT, CHAT, END, OPEN, SIT, UNDO, Journal, JournalError, Row
from .setup import Chair, Setup, beginning, commitment, game_of, replay_of, with_deck
from .wire import Act, Chat

MOST_CHAT: Final = 200  # messages that are kept
MOST_UNDOS: Final = 200  # of a game: each is played again when the table is rebuilt
MARKED: Final = 16  # moves between positions that are kept to go back to
MOST_MARKS: Final = 12  # of a table: near together lately, and further apart the longer ago
BREATH: Final = 0.0001  # seconds
CONCEDE: Final = "concede"
PASS: Final = "pass"
TIMEOUT: Final = "timeout"
LEFT: Final = "left"
GRACE: Final = 60.0  # seconds after which somebody who is asked, and not there, has left
AGREED: Final = "agreed"

log = structlog.get_logger()


class Played(msgspec.Struct, frozen=True, gc=False):
    """A move that stands: whose, what, whether there was a choice, and how many events there had been before it."""

    seat: int
    action: str
    is_choice: bool
    events: int


class Mark(msgspec.Struct, frozen=True, gc=False):
    """A position to go back to, and how many moves led there."""

    moves: int
    state: State


class Denied(Exception):
    """Something was refused: by a rule of the game, or by the server with a code of its own."""

    def __init__(self, code: str, refusal: Refusal | None = None) -> None:
        super().__init__(code)
        self.code = code
        self.refusal = refusal


class Table:
    """A game on the server. `on_change` is called after each change, with whether everything must be shown anew."""

    def __init__(self, name: str, setup: Setup, journal: Journal) -> None:
        self.id = name
        self.setup = setup
        self.journal = journal
        self.game = game_of(setup)
        self.audience = Audience()
        self.state: State | None = None
        self.seed = ""
        self.moves: list[Played] = []  # that stand
        self.marks: list[Mark] = []  # the first is the start
        self.record: list[Move] = []  # every move and every undo, as a replay tells them
        self.events = 0  # that there were; every seat has the same number
        self.seq = 0  # rows in the journal
        self.rev = 0  # changes that were shown
        self.numbers = [0, 0]  # prompts that each seat has had; they never go back
        self.taken: dict[tuple[int, str], int] = {}  # a seat's own id of an answer, and the revision it led to
        self.flying: dict[tuple[int, str], asyncio.Future[int]] = {}
        self.chat: list[Chat] = []
        self.ending: Result | None = None
        self.is_settled = False  # whether the end is in the journal
        self.frozen = False
        self.clock = GameClock(setup.control)
        self.on_change: Callable[[Table, bool], None] = lambda table, anew: None
        self.on_end: Callable[[Table], Awaitable[None]] | None = None
        self.busy = asyncio.Lock()  # one change at a time

    # --- beginning, and beginning again ---

    async def open(self, seed: str) -> None:
        """Write down a new table; the game begins where both seats are taken. Denied where it cannot be kept."""
        self.seed = seed
        seats = (self.setup.seat, 1 - self.setup.seat)
        chairs = tuple(self._with_deck(chair, seat) for chair, seat in zip(self.setup.chairs, seats, strict=False))
        self.setup = msgspec.structs.replace(self.setup, chairs=chairs)
        data = msgspec.json.encode(self.setup).decode()
        await self._keep(Row(self.id, 1, OPEN, data=data), seed)
        start = await self._started(self.game, self.setup)
        self._carry_out("begin", lambda: self._begin(start))

    async def sit(self, chair: Chair) -> None:
        """Somebody takes the free seat; the game begins. Denied where the table is full."""
        async with self.busy:
            if self.setup.is_full:
                raise Denied("full")
            chair = self._with_deck(chair, 1 - self.setup.seat)
            filled = self._filled(chair)
            game = await asyncio.to_thread(game_of, filled)  # what cannot be played is told before it is kept
            data = msgspec.json.encode(chair).decode()
            await self._keep(Row(self.id, self.seq + 1, SIT, data=data))
            start = await self._started(game, filled)
            self.setup, self.game = filled, game
            self._carry_out("begin", lambda: self._begin(start))
        self._changed(True)

    def _with_deck(self, chair: Chair, seat: int) -> Chair:
        return chair if self.setup.lesson else with_deck(self.game, chair, seat, self.seed)

    def _filled(self, chair: Chair) -> Setup:
        return msgspec.structs.replace(self.setup, chairs=(*self.setup.chairs, chair))

    def _seat(self, chair: Chair) -> None:
        self.setup = self._filled(chair)
        self.game = game_of(self.setup)
        self._begin()

    async def _started(self, game: Game, setup: Setup) -> State | None:
        """The game as it begins, where both are there: cards are compiled and old moves played beside the loop."""
        try:
            return await asyncio.to_thread(beginning, game, setup, self.seed) if setup.is_full else None
        except (*FAULTS, DuelwrightError) as error:
            raise self._stopped("begin", error) from None

    def _begin(self, start: State | None = None) -> None:
        if self.setup.is_full:
            self.state = start or beginning(self.game, self.setup, self.seed)
            self.moves = [Played(move.seat, move.action, False, 0) for move in self.setup.prefix]
            self.record = list(self.setup.prefix)
            self.marks = [Mark(len(self.moves), self.state.clone())]
            self._count()
            self._asked()

    def restore(self, rows: list[Row], seed: str) -> None:
        """Play a table again from its rows, to the very same prompt; it stops at a row that cannot be played."""
        self.seed = seed
        self.seq = rows[-1].seq
        for row in rows:
            time.sleep(BREATH)  # this runs beside the loop: who waits for the interpreter gets it between two rows
            try:
                self._replay(row)
            except ReplayError as error:
                log.error("table_outdated", table=self.id, game=self.setup.game, row=row.seq, error=str(error))
                raise Denied("outdated") from None
            except (*FAULTS, DuelwrightError, msgspec.MsgspecError) as error:
                self.freeze(f"row {row.seq}", error)
                return

    def _replay(self, row: Row) -> None:
        if row.kind == OPEN:
            self._begin()
        elif row.kind == SIT:
            self._seat(msgspec.json.decode(row.data, type=Chair))
        elif row.kind == ACT:
            if row.key and self.state is not None and trail(self.state) != row.key:
                raise ReplayError(f"at decision {len(self.moves) + 1} the game no longer stands as it did")
            try:
                self._play(row.seat, row.data, row.id, row.key, row.spent)
            except IllegalAction as error:
                if row.key:
                    raise
                raise ReplayError(f"at decision {len(self.moves)} {row.data!r} is not possible: {error}") from None
        elif row.kind == UNDO:
            self._take_back(int(row.data))
        elif row.kind == CHAT:
            self._said(Chat(row.seat, row.data, row.at))
        elif row.kind == END:
            self._over(msgspec.json.decode(row.data, type=Result))
            self.rev += 1

    # --- what is asked ---

    @property
    def prompt(self) -> Prompt | None:
        """The open prompt; None while the game has not begun, when it is over, and where it is frozen."""
        if self.state is None or self.ending is not None or self.frozen:
            return None
        return self.state.prompt

    @property
    def is_quiet(self) -> bool:
        """Whether the last move did nothing but pass, or go on in the turn."""
        last = self.moves[-1].action if self.moves else ""
        return last == PASS or last in self.game.judgement.leaving

    @property
    def is_over(self) -> bool:
        """Whether the game has ended, by a rule or otherwise."""
        return self.ending is not None

    def _count(self) -> None:
        assert self.state is not None
        self.events = self.state.logged

    def _asked(self) -> None:
        prompt = self.prompt
        if prompt is not None:
            self.numbers[prompt.seat] += 1
        self.clock.ask()

    # --- decisions ---

    async def act(self, seat: int, act: Act) -> int:
        """Take an answer; the revision it leads to. Denied with a reason where it is not taken, and nothing changes."""
        key = seat, act.id
        if key in self.taken:
            return self.taken[key]
        if key in self.flying:
            return await asyncio.shield(self.flying[key])
        flight: asyncio.Future[int] = asyncio.get_running_loop().create_future()
        self.flying[key] = flight
        try:
            rev = await self._decide(seat, act)
            flight.set_result(rev)
            return rev
        except Denied as denied:
            flight.set_exception(denied)
            flight.exception()  # somebody has seen it
            raise
        finally:
            flight.cancel()  # where neither came about: nobody shall wait for ever
            del self.flying[key]

    async def _decide(self, seat: int, act: Act) -> int:
        async with self.busy:  # a second answer finds that what is asked next has another number
            try:
                self._check(seat, act)
                assert self.state is not None
                key = trail(self.state)
                spent = round(self.clock.taken(), 3) if self.setup.control.is_timed else 0.0
                action = self.game.action(act.action).text  # as the game spells it
            except FAULTS as error:
                raise self._stopped("check", error) from None
            await self._keep(Row(self.id, self.seq + 1, ACT, seat, action, act.id, key=key, spent=spent))
            self._carry_out("play", lambda: self._play(seat, action, act.id, key, spent))
            rev = self.rev
            self._changed(False)
            await self._settle()
        return rev

    def _check(self, seat: int, act: Act) -> None:
        """Denied where an answer cannot be taken now."""
        if self.frozen:
            raise Denied("frozen")
        if self.state is None:
            raise Denied("not_begun")
        if self.ending is not None:
            raise Denied("over")
        if act.action == CONCEDE:
            return
        refusal = self.state.explain(seat, act.action)
        prompt = self.state.prompt
        if prompt is not None and prompt.seat == seat and act.n != self.numbers[seat]:
            raise Denied("stale")
        if refusal is not None:
            raise Denied(refusal.code, refusal)

    async def _keep(self, row: Row, seed: str = "") -> None:
        """Have a row written, and only then count it."""
        try:
            await self.journal.append(row, seed=seed)
        except JournalError as error:
            log.error("not_kept", table=self.id, error=str(error))
            raise Denied("not_kept") from None
        self.seq += 1

    def _carry_out(self, doing: str, work: Callable[[], None]) -> None:
        """Do what is kept by now. Where that fails the table freezes, and its people hear of it."""
        try:
            work()
        except (*FAULTS, DuelwrightError) as error:
            raise self._stopped(doing, error) from None

    def _stopped(self, doing: str, error: Exception) -> Denied:
        self.freeze(doing, error)
        self._changed(True)
        return Denied("frozen")

    def freeze(self, doing: str, error: Exception) -> None:
        """Stop this table for a fault of ours, with a line for the operator."""
        self.frozen = True
        game, moves = self.setup.game, len(self.moves)
        log.error(
            "table_frozen", table=self.id, game=game, doing=doing, decision=moves, error=repr(error), exc_info=error
        )

    def _play(self, seat: int, action: str, name: str, key: str = "", spent: float = 0.0) -> None:
        state = self.state
        assert state is not None
        prompt = state.prompt
        is_choice = prompt is not None and not prompt.forced
        if is_choice and prompt is not None:  # what was given for somebody is not what an undo goes back to
            is_choice = not settled(self.game, prompt, lambda: state.view(seat))
        self.moves.append(Played(seat, action, is_choice, self.events))
        if action != CONCEDE:
            self.clock.spend(seat, spent)
        state.apply(action, seat)
        self.clock.turn_begins(state.turn, state.active)
        self.record.append(Move(len(self.moves), seat, action, key=key))
        self._count()
        self._mark(len(self.moves), state)
        self.rev += 1
        if name:
            self.taken[seat, name] = self.rev
        if state.result is not None:
            self.ending = state.result
        self._asked()

    async def settle(self) -> None:
        """Write down the end of a game that was played out, but whose end was not kept before the server fell."""
        async with self.busy:
            await self._settle()

    async def _settle(self) -> None:
        """Write down an end by the rules; where that fails it is written when the table is next rebuilt.

        A lesson's end is told by its answers alone, and no record is made of it.
        """
        self.is_settled |= bool(self.setup.lesson)
        if self.ending is not None and not self.is_settled:
            try:
                await self._finish(self.ending)
            except Denied:
                log.error("end_not_kept", table=self.id)

    async def finish(self, result: Result) -> None:
        """End the game by something else than its rules: the clock, or an agreement."""
        async with self.busy:
            if self.ending is None and self.state is not None:
                await self._finish(result)

    async def _finish(self, result: Result) -> None:
        await self._keep(Row(self.id, self.seq + 1, END, data=msgspec.json.encode(result).decode()))
        self._over(result)
        if self.on_end is not None:
            await self.on_end(self)
        self.rev += 1
        self._changed(False)

    def _over(self, result: Result) -> None:
        self.ending = result
        self.is_settled = True

    async def claim(self, seat: int, what: str) -> None:
        """End the game because the other player has left while they were asked: won, or a draw."""
        async with self.busy:
            prompt = self.prompt
            away = min(self.audience.gone(1 - seat), self.clock.taken())  # since they were asked, at most
            is_left = prompt is not None and prompt.seat != seat and away >= GRACE
            if not is_left or self.setup.kind not in ("invite", "lobby"):
                raise Denied("not_left")
            await self._finish(Result(seat if what == "win" else None, LEFT, "server.left_rule"))

    async def time_out(self, seat: int, number: int) -> None:
        """The clock of a prompt has run out: a loss for who had to answer, if it is still open."""
        async with self.busy:  # an answer that is being written was in time
            prompt = self.prompt
            if prompt is not None and prompt.seat == seat and self.numbers[seat] == number:
                await self._finish(Result(1 - seat, TIMEOUT, "server.clock_rule"))

    # --- taking back ---

    def undo_point(self, seat: int) -> int:
        """How many moves would stand after an undo of a seat: all before its last choice; -1 where it had none."""
        for number in range(len(self.moves) - 1, len(self.setup.prefix) - 1, -1):
            move = self.moves[number]
            if move.seat == seat and move.is_choice and move.action != CONCEDE:
                return number
        return -1

    def seen_since(self, number: int, seat: int) -> int:
        """How many cards a seat has come to know since a move: what an undo would hide again."""
        assert self.state is not None
        events: list[Event] = self.state.events(seat, self.moves[number].events)
        return sum(len(event.cards) for event in events if seat in event.learned)

    async def undo(self, number: int) -> None:
        """Take back every move after the first `number`."""
        async with self.busy:
            if self.frozen or self.ending is not None or not 0 <= number < len(self.moves):
                raise Denied("no_undo")
            if sum(move.undo for move in self.record) >= MOST_UNDOS:
                raise Denied("undone")
            await self._keep(Row(self.id, self.seq + 1, UNDO, data=str(number)))
            self._carry_out("undo", lambda: self._take_back(number))
        self._changed(True)

    def _mark(self, moves: int, state: State) -> None:
        """Keep every so many moves where the game stands: taking back must not play it from the start."""
        if moves % MARKED:
            return
        self.marks.append(Mark(moves, state.clone()))
        if len(self.marks) > MOST_MARKS:
            gaps = [
                (later.moves - earlier.moves) / (moves - mark.moves)  # small for what is old and has others near it
                for earlier, mark, later in zip(self.marks, self.marks[1:-1], self.marks[2:], strict=False)
            ]
            del self.marks[1 + gaps.index(min(gaps))]

    def _take_back(self, number: int) -> None:
        self.marks = [mark for mark in self.marks if mark.moves <= number]
        near = self.marks[-1]
        state = near.state.clone()
        for moves, move in enumerate(self.moves[near.moves : number], near.moves + 1):
            state.apply(move.action, move.seat)
            self._mark(moves, state)
        self.state = state
        self.moves = self.moves[:number]
        self.record.append(Move(number, undo=True))
        self.events = 0
        self._count()
        self.rev += 1
        self._asked()

    # --- words ---

    async def say(self, seat: int, text: str) -> Chat:
        """Keep somebody's words."""
        async with self.busy:
            chat = Chat(seat, text, time.time())
            await self._keep(Row(self.id, self.seq + 1, CHAT, seat, text, at=chat.at))
            self._said(chat)
        return chat

    def _said(self, chat: Chat) -> None:
        self.chat = [*self.chat, chat][-MOST_CHAT:]

    # --- the record ---

    def replay(self) -> Replay:
        """The game as a replay, what was taken back included; it holds the seed, and is for games that are over."""
        replay = replay_of(self.game, self.setup, self.seed)
        replay.moves = list(self.record)
        if self.ending is not None:
            replay.result = f"{self.ending.winner} {self.ending.reason}"
        return replay

    @property
    def commit(self) -> str:
        """The hash of the seed."""
        return commitment(self.seed)

    def _changed(self, anew: bool) -> None:
        self.on_change(self, anew)
