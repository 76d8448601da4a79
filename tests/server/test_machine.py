"""Whatever people do at a table and however often the server falls: the state is what the journal says."""

from __future__ import annotations

import asyncio
import shutil
import tempfile
from pathlib import Path

import msgspec
from hypothesis import Phase, settings
from hypothesis import strategies as st
from hypothesis.stateful import RuleBasedStateMachine, initialize, invariant, precondition, rule

from duelwright.server.journal import ACT, UNDO
from duelwright.server.present import picture, sent
from duelwright.server.presenter import Presenter
from duelwright.server.table import Denied
from duelwright.server.wire import Act

from .inside import Watcher, copied, lobby_in, opened

SEATS = st.integers(0, 1)


class TableMachine(RuleBasedStateMachine):
    """A table, its journal file, and people who answer, repeat themselves, go, come back and take back."""

    @initialize(
        key=st.sampled_from(["asigoc", "duel"]), seed=st.integers(0, 50), kind=st.sampled_from(["invite", "hotseat"])
    )
    def begin(self, key: str, seed: int, kind: str) -> None:
        self.root = Path(tempfile.mkdtemp(prefix="duelwright-machine-"))
        self.folders = 0
        self.loop = asyncio.Runner()
        self.lobby = lobby_in(self.folder)
        self.loop.run(self._open(key, seed, kind))
        self.acks: dict[tuple[int, str], int] = {}
        self.ids = 0
        self.numbers = list(self.table.numbers)

    async def _open(self, key: str, seed: int, kind: str) -> None:
        presenter = await opened(self.lobby, key, seed, kind)
        self.table = presenter.table
        self.watchers: list[Watcher | None] = [Watcher(self.lobby, presenter, seat) for seat in (0, 1)]

    @property
    def folder(self) -> Path:
        return self.root / str(self.folders)

    @property
    def presenter(self) -> Presenter:
        return self.lobby.tables[self.table.id]

    def is_open(self) -> bool:
        return self.table.prompt is not None

    def deny(self, seat: int, act: Act) -> str:
        """The code by which an answer is refused."""
        before = len(self.table.journal.rows(self.table.id)), self.table.rev
        try:
            self.loop.run(self.table.act(seat, act))
        except Denied as denied:
            assert (len(self.table.journal.rows(self.table.id)), self.table.rev) == before
            return denied.code
        raise AssertionError(f"{act} was taken")

    # --- what people do ---

    @precondition(lambda self: self.is_open())
    @rule(choice=st.integers(0, 63), copies=st.integers(1, 3))
    def decide(self, choice: int, copies: int) -> None:
        prompt = self.table.prompt
        assert prompt is not None
        self.ids += 1
        seat, name = prompt.seat, f"id-{self.ids}"
        act = Act(name, self.table.numbers[seat], prompt.options[choice % len(prompt.options)])

        async def all_at_once() -> list[int]:
            return await asyncio.gather(*[self.table.act(seat, act) for _ in range(copies)])

        revs = set(self.loop.run(all_at_once()))
        assert len(revs) == 1
        self.acks[seat, name] = revs.pop()

    @precondition(lambda self: self.acks)
    @rule(choice=st.integers(0, 1000))
    def repeat(self, choice: int) -> None:
        seat, name = sorted(self.acks)[choice % len(self.acks)]
        rows = len(self.table.journal.rows(self.table.id))
        assert self.loop.run(self.table.act(seat, Act(name, 1, "whatever"))) == self.acks[seat, name]
        assert len(self.table.journal.rows(self.table.id)) == rows

    @precondition(lambda self: self.is_open())
    @rule(off=st.sampled_from([-2, -1, 1, 2]))
    def answer_what_is_not_asked(self, off: int) -> None:
        prompt = self.table.prompt
        assert prompt is not None
        act = Act("late", self.table.numbers[prompt.seat] + off, prompt.options[0])
        assert self.deny(prompt.seat, act) == "stale"
        assert self.deny(1 - prompt.seat, act) == "not_your_turn"

    @rule(seat=SEATS)
    def say(self, seat: int) -> None:
        self.loop.run(self.lobby.say(self.presenter, seat, "hm"))

    @precondition(lambda self: self.is_open())
    @rule(seat=SEATS, agrees=st.booleans())
    def take_back(self, seat: int, agrees: bool) -> None:
        moves, point = len(self.table.moves), self.table.undo_point(seat)
        try:
            self.loop.run(self.lobby.bargains.offer(self.presenter, seat, "undo"))
            if self.table.setup.kind == "invite":
                self.loop.run(self.lobby.bargains.reply(self.presenter, 1 - seat, "undo", agrees))
        except Denied as denied:
            assert denied.code == "no_undo" and point < 0
            return
        is_done = self.table.setup.kind == "hotseat" or agrees
        assert len(self.table.moves) == (point if is_done else moves)

    # --- what happens to them ---

    @precondition(lambda self: any(self.watchers))
    @rule(seat=SEATS)
    def go(self, seat: int) -> None:
        watcher = self.watchers[seat]
        if watcher is not None:
            watcher.go()
            self.watchers[seat] = None

    @rule(seat=SEATS)
    def come_back(self, seat: int) -> None:
        async def come() -> Watcher:
            return Watcher(self.lobby, self.presenter, seat)

        if self.watchers[seat] is None:
            self.watchers[seat] = self.loop.run(come())

    @rule(is_crash=st.booleans())
    def start_again(self, is_crash: bool) -> None:
        before = self.table
        old, folder = self.lobby, self.folder
        self.folders += 1
        if is_crash:
            copied(folder, self.folder)
            self.loop.run(old.close())
        else:
            self.loop.run(old.close())
            copied(folder, self.folder)
        self.lobby = lobby_in(self.folder)

        async def rebuild() -> None:
            self.lobby.wake()
            self.table = (await self.lobby.find(before.id)).table

        self.loop.run(rebuild())
        assert before.state is not None and self.table.state is not None
        assert self.table.state.key() == before.state.key()
        assert (self.table.rev, self.table.numbers, self.table.seq) == (before.rev, before.numbers, before.seq)
        assert (self.table.ending, self.table.moves, self.table.events) == (before.ending, before.moves, before.events)
        assert [chat.text for chat in self.table.chat] == [chat.text for chat in before.chat]
        self.watchers = [None, None]

    # --- what always holds ---

    @invariant()
    def numbers_only_go_up(self) -> None:
        if hasattr(self, "numbers"):
            assert all(now >= then for now, then in zip(self.table.numbers, self.numbers, strict=True))
            self.numbers = list(self.table.numbers)

    @invariant()
    def each_acknowledged_answer_is_there_once(self) -> None:
        if hasattr(self, "numbers"):
            rows = [(row.seat, row.id) for row in self.table.journal.rows(self.table.id) if row.kind == ACT]
            assert sorted(rows) == sorted(self.acks)
            kinds = [row.kind for row in self.table.journal.rows(self.table.id)]
            assert self.table.rev == kinds.count(ACT) + kinds.count(UNDO) + self.table.is_settled

    @invariant()
    def everybody_sees_the_table_as_it_is(self) -> None:
        if not hasattr(self, "numbers"):
            return
        assert self.table.state is not None
        for seat, watcher in enumerate(self.watchers):
            if watcher is not None:
                watcher.read()
                view = sent(picture(self.table.game, self.table.state.view(seat)))
                assert watcher.view == msgspec.json.decode(msgspec.json.encode(view))
                assert watcher.rev == self.table.rev
                assert (watcher.ask or {}).get("n") == (
                    self.table.numbers[seat] if self.presenter.waiting() == seat else None
                )

    def teardown(self) -> None:
        if hasattr(self, "loop"):
            self.loop.run(self.lobby.close())
            self.loop.close()
            shutil.rmtree(self.root)


TestTable = TableMachine.TestCase
# Shrinking would start servers for minutes; the steps that are printed tell enough.
PHASES = (Phase.explicit, Phase.reuse, Phase.generate)
TestTable.settings = settings(max_examples=12, stateful_step_count=50, phases=PHASES)
