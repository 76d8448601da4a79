"""Nothing that was acknowledged is lost: the server is killed, stopped and started again under play."""

from __future__ import annotations

import asyncio
import os
import random
import signal
import sqlite3
import uuid
from pathlib import Path

import pytest
from structlog.testing import capture_logs
from websockets.exceptions import ConnectionClosed

import duelwright as dw
from duelwright.server.journal import Journal, JournalError, Row
from duelwright.server.lobby import Seated
from duelwright.server.setup import Chair
from duelwright.server.table import Denied
from duelwright.server.wire import Act

from ..patience import PATIENCE
from ..processes import children, command, needs_proc
from .inside import Watcher, hosting, opened, seal
from .players import Frame, Player, Served, alone, within
from .recruits import TRIGGERS, UNITS, stock

ROUNDS = int(os.environ.get("DUELWRIGHT_KILLS", "8"))
PAIRS = 4  # games at once
GAMES = ("asigoc", "duel", "vanguard-premium")
OWN = {"deck": UNITS + TRIGGERS, "unread": True}  # of Vanguard: cards that the host has imported
TALKING = 0.1  # of the answers somebody says something before, and
REGRETTING = 0.1  # asks for an undo
LATE = ("stale", "not_your_turn", "no_undo", "undone", "no_offer", "over")  # the table went another way meanwhile


class Ledger:
    """What the players know to be kept: every answer that was acknowledged, every word that was told to all."""

    def __init__(self) -> None:
        self.acks: dict[tuple[str, int, str], str] = {}  # by table, seat and id
        self.words: set[tuple[str, int, str]] = set()
        self.undos = 0  # that were agreed on
        self.revs: dict[str, int] = {}  # the last revision that anybody was shown at each table
        self.enough = asyncio.Event()
        self.wanted = 0

    def note(self, player: Player, name: str, action: str, rev: int) -> None:
        """An answer was acknowledged."""
        table = player.info["table"]
        self.acks[table, player.seat, name] = action
        self.saw(table, rev)
        if len(self.acks) >= self.wanted:
            self.enough.set()

    def saw(self, table: str, rev: int) -> None:
        """Somebody was shown a revision."""
        self.revs[table] = max(rev, self.revs.get(table, 0))


class Chatty(Player):
    """A player who says something now and then, takes back, and agrees to the other's taking back."""

    ledger: Ledger
    said = 0

    def take(self, data: str) -> Frame:
        """Take a frame in, and note what it shows."""
        frame = super().take(data)
        if frame["t"] == "said":
            self.ledger.words.add((self.info["table"], frame["chat"]["seat"], frame["chat"]["text"]))
        if frame["t"] in ("welcome", "update"):
            self.ledger.saw(self.info["table"], self.rev)
        return frame

    async def chatter(self, rng: random.Random) -> None:
        """Say something, or ask for an undo, at times; agree to one always."""
        if rng.random() < TALKING:
            self.said += 1
            await self.send({"t": "say", "text": f"word {self.said} {rng.getrandbits(32):x}"})
        if self.can_undo and rng.random() < REGRETTING:
            await self.send({"t": "offer", "what": "undo"})
        if any(offer["what"] == "undo" and offer["by"] != self.seat for offer in self.offers):
            self.offers = []
            await self.send({"t": "reply", "what": "undo", "yes": True})
            self.ledger.undos += 1


async def keep_playing(player: Chatty, rng: random.Random) -> None:
    """Answer by chance until the game is over or the server is gone."""
    ledger = player.ledger
    try:
        while player.ending is None:
            await player.chatter(rng)
            if player.ask is None or player.ask["n"] == player.answered:
                await player.next()
                continue
            name, action = uuid.UUID(int=rng.getrandbits(128)).hex, rng.choice(player.ask["options"])["action"]
            await player.begin(action, None, name)
            frame = await player.outcome()
            while frame["t"] == "refused" and not frame["id"]:  # of an offer
                assert frame["reason"]["code"] in LATE, frame
                frame = await player.outcome()
            if frame["t"] == "refused":
                assert frame["reason"]["code"] in LATE, frame
                continue
            ledger.note(player, name, action, frame["rev"])
    except (ConnectionClosed, OSError):
        return


def written(folder: Path, kind: str = "act") -> list[tuple[str, int, str, str]]:
    """Table, seat, id and text of every answer, or every word, in the journal."""
    base = sqlite3.connect(folder / "journal.sqlite")
    try:
        assert base.execute("PRAGMA quick_check").fetchone() == ("ok",)
        return base.execute("SELECT tab, seat, id, data FROM journal WHERE kind = ?", (kind,)).fetchall()
    finally:
        base.close()


def check_kept(server: Served, ledger: Ledger, where: str) -> None:
    """Every acknowledged answer is there, once, and every word."""
    rows = written(server.folder)
    known = {(table, seat, name): data for table, seat, name, data in rows}
    assert len(known) == len(rows), f"{where}: an answer was played twice"
    lost = {key for key, action in ledger.acks.items() if known.get(key) != action}
    assert not lost, f"{where}: acknowledged and lost: {lost}"
    words = [(table, seat, text) for table, seat, _, text in written(server.folder, "chat")]
    assert len(set(words)) == len(words) and ledger.words <= set(words), f"{where}: words are lost or doubled"


async def comes(server: Served, seated: Seated, ledger: Ledger) -> Chatty:
    """Somebody comes to a seat, and sees the table."""
    player = Chatty((await server.sit(seated)).socket)
    player.ledger = ledger
    await player.until("welcome")
    return player


async def back(
    server: Served, seats: list[tuple[Seated, Seated]], ledger: Ledger, before: list[Chatty]
) -> list[Chatty]:
    """Everybody comes back, and finds what was asked before, or what follows an answer that nobody heard of."""
    found = []
    shown = dict(ledger.revs)
    for old in before:
        pair = next(pair for pair in seats if pair[0].table == old.info["table"])
        player = await comes(server, pair[old.seat], ledger)
        seen = shown.get(pair[0].table, 0)
        assert player.rev - seen in (0, 1, 2), f"seat {old.seat} of {pair[0].table} is at {player.rev}, after {seen}"
        if player.rev == old.rev:
            assert (player.view, player.ask, player.waiting) == (old.view, old.ask, old.waiting)
        player.numbers = [*old.numbers, *[number for number in player.numbers if number not in old.numbers]]
        assert player.numbers == sorted(player.numbers), "the number of a prompt came back"
        player.said = old.said
        found.append(player)
    return found


async def new_pair(server: Served, rng: random.Random) -> tuple[Seated, Seated]:
    """A table for two; in Vanguard with cards that only this host knows."""
    key = rng.choice(GAMES)
    brought: dict[str, object] = OWN if key == "vanguard-premium" else {}
    first = await server.open(key, "invite", seat=0, **brought)
    return first, await server.join(first.table, **brought)


@pytest.mark.skipif(os.name != "posix", reason="signals are POSIX")
@within(ROUNDS * PATIENCE)
async def test_killed_servers_lose_and_double_nothing(tmp_path: Path) -> None:
    stock(tmp_path)
    server = Served(tmp_path, "--no-limits")
    ledger = Ledger()
    begin = random.Random(1)
    seats = [await new_pair(server, begin) for _ in range(PAIRS)]
    players = [await comes(server, one, ledger) for pair in seats for one in pair]
    try:
        for number in range(ROUNDS):
            seed = 1000 + number
            print(f"round {number + 1}, seed {seed}")
            rng = random.Random(seed)
            ledger.enough.clear()
            ledger.wanted = len(ledger.acks) + rng.randint(10, 90)
            tasks = [asyncio.create_task(keep_playing(one, random.Random(rng.random()))) for one in players]
            everyone = asyncio.gather(*tasks)
            everyone.add_done_callback(lambda _: ledger.enough.set())  # or every game is over
            await ledger.enough.wait()
            server.kill()
            await everyone
            check_kept(server, ledger, f"seed {seed}, killed")
            server.start()
            players = await back(server, seats, ledger, players)
            check_kept(server, ledger, f"seed {seed}, started again")
            done = {player.info["table"] for player in players if player.ending is not None}
            players = [player for player in players if player.info["table"] not in done]
            for _ in done:
                seats.append(await new_pair(server, rng))
                players += [await comes(server, one, ledger) for one in seats[-1]]
    finally:
        server.stop()
    assert not server.faults()
    print(f"{ROUNDS} kills: {len(ledger.acks)} answers, {len(ledger.words)} words, {ledger.undos} undos")
    assert len(ledger.acks) >= ROUNDS * 10 and len(ledger.words) >= ROUNDS and ledger.undos >= ROUNDS // 4


@alone
async def test_a_server_that_is_asked_to_stop_ends_soon_and_keeps_everything(tmp_path: Path) -> None:
    stock(tmp_path)
    server = Served(tmp_path, "--no-limits")
    ledger, rng = Ledger(), random.Random(3)
    seats = [await new_pair(server, rng) for _ in range(2)]
    thinking = await server.welcomed(await server.open("vanguard-d", bot="8", seat=0))  # bots shall not hold it up
    players = [await comes(server, one, ledger) for pair in seats for one in pair]
    ledger.wanted = 40
    everyone = asyncio.gather(*[keep_playing(one, random.Random(n)) for n, one in enumerate(players)])
    await ledger.enough.wait()
    server.process.send_signal(signal.SIGTERM)
    await everyone
    await thinking.socket.wait_closed()
    assert thinking.socket.close_code in (1012, 1013), "come back later"
    await asyncio.to_thread(server.stop)
    check_kept(server, ledger, "stopped")
    server.start()
    await back(server, seats, ledger, players)
    server.stop()
    assert not server.faults()


@alone
async def test_the_same_answer_is_known_again_after_a_restart(tmp_path: Path) -> None:
    server = Served(tmp_path)
    seated = await server.open("asigoc", "hotseat", seat=0)
    tabs = [await server.welcomed(seated), await server.welcomed(seated, seated.other)]
    one = next(tab for tab in tabs if tab.ask is not None)
    token = seated.token if one.seat == 0 else seated.other
    ask = await one.asked()
    ack = await one.act(ask["options"][0]["action"], None, "once")
    server.kill()
    server.start()
    again = await server.welcomed(seated, token)
    assert await again.act(ask["options"][0]["action"], ask["n"], "once") == ack
    assert len(written(tmp_path)) == 1
    server.stop()


@alone
async def test_a_table_in_the_lobby_still_waits_after_a_restart(tmp_path: Path) -> None:
    server = Served(tmp_path)
    lobby, invite = await server.open("asigoc", "lobby"), await server.open("asigoc", "invite")
    server.kill()
    server.start()
    assert [table["table"] for table in await server.get("/api/tables")] == [lobby.table]
    for seated in (lobby, invite):
        await server.join(seated.table)
        assert (await server.welcomed(seated)).view
    server.stop()
    assert not server.faults()


@needs_proc
@alone
async def test_a_killed_bot_is_replaced_and_the_game_ends(tmp_path: Path) -> None:
    server = Served(tmp_path, "--no-limits", "--seed", "3")
    player = await server.welcomed(await server.open("duel", bot="1", seat=0))
    killed = 0
    rng = random.Random(2)
    while player.ending is None:
        await player.play(rng, most=2)  # a game by chance may be short
        for child in children(server.process.pid):
            if killed < 2 and b"bot-worker" in command(child):
                os.kill(int(child.name), signal.SIGKILL)
                killed += 1
    await player.over()
    assert killed == 2
    server.stop()
    assert not server.faults()


# --- what a crash may leave behind ------------------------------------------------------------------------------------


async def finished(folder: Path) -> str:
    """A game that was conceded; its table's name."""
    async with hosting(folder) as lobby:
        presenter = await opened(lobby, "duel")
        await presenter.table.act(0, Act("enough", 0, "concede"))
        assert lobby.store.kept() == {presenter.table.id}
        return presenter.table.id


def change(folder: Path, file: str, query: str) -> None:
    """Change a file as a crash, or another version, would have left it: what the journal holds was written so."""
    base = sqlite3.connect(folder / file)
    base.execute(query)
    if file == "journal.sqlite":
        seal(base)
    base.commit()
    base.close()


@alone
async def test_an_end_that_was_played_but_not_written_is_written_later(folder: Path) -> None:
    name = await finished(folder)
    change(folder, "journal.sqlite", "DELETE FROM journal WHERE kind = 'end'")
    change(folder, "duelwright.sqlite", "DELETE FROM games")
    async with hosting(folder) as lobby:
        assert lobby.wake() == 1
        watcher = Watcher(lobby, await lobby.find(name), 1)
        while lobby.journal.unfinished():
            await asyncio.sleep(0.01)
        await asyncio.gather(*lobby.tasks)
        watcher.read()
        assert watcher.ending is not None and watcher.ending["replay"] == name
        assert lobby.store.kept() == {name} and lobby.journal.ended() == [name]


@alone
async def test_a_record_that_was_not_kept_is_made_at_the_next_start(folder: Path) -> None:
    name = await finished(folder)
    change(folder, "duelwright.sqlite", "DELETE FROM games")
    async with hosting(folder) as lobby:
        lobby.wake()
        assert lobby.store.kept() == {name}


@alone
async def test_a_game_ends_also_where_its_record_cannot_be_kept(folder: Path) -> None:
    async with hosting(folder) as lobby:
        presenter = await opened(lobby, "duel")
        change(folder, "duelwright.sqlite", "DROP TABLE games")
        assert await presenter.table.act(0, Act("enough", 0, "concede")) == 1
        assert presenter.table.is_over and lobby.journal.ended() == [presenter.table.id]


@alone
async def test_tables_of_other_cards_do_not_keep_a_server_from_starting(folder: Path) -> None:
    name = await finished(folder)
    async with hosting(folder) as lobby:
        waiting = await lobby.seat(dw.game("asigoc"), "lobby", Chair("Ann"), None, 0)
    change(folder, "journal.sqlite", "UPDATE journal SET key = '00000000' WHERE kind = 'act'")  # as another build stood
    change(folder, "duelwright.sqlite", "DELETE FROM games")
    async with hosting(folder) as lobby:
        lobby.wake()
        assert [table.id for table in lobby.waiting()] == [waiting.table] and lobby.store.kept() == set()
        with capture_logs() as told, pytest.raises(Denied, match="outdated"):
            await lobby.find(name)
        assert [line["event"] for line in told] == ["table_outdated"]


@alone
@pytest.mark.parametrize("data", ["not json", '{"game":"chess","hash":"","kind":"lobby","chairs":[{"name":"Ann"}]}'])
async def test_a_table_that_cannot_be_read_does_not_keep_a_server_from_starting(folder: Path, data: str) -> None:
    async with hosting(folder) as lobby:
        bad = await lobby.seat(dw.game("asigoc"), "lobby", Chair("Ann"), None, 0)
        good = await lobby.seat(dw.game("asigoc"), "lobby", Chair("Bob"), None, 0)
    change(folder, "journal.sqlite", f"UPDATE journal SET data = '{data}' WHERE tab = '{bad.table}'")
    async with hosting(folder) as lobby:
        lobby.wake()
        assert [table.id for table in lobby.waiting()] == [good.table]
        with pytest.raises(Denied, match="outdated"):
            await lobby.find(bad.table)


@alone
@pytest.mark.parametrize(
    "damage",
    [
        "UPDATE journal SET seat = 'x'",
        "UPDATE journal SET at = 'x'",
        "UPDATE journal SET key = x'ff'",
        "UPDATE journal SET data = x'fffe'",
        "UPDATE journal SET kind = x'ff'",
        "UPDATE journal SET data = CAST(x'fffe' AS TEXT)",
    ],
)
async def test_a_table_whose_rows_are_damaged_is_set_aside_alone(folder: Path, damage: str) -> None:
    """Another type, or bytes that are no text: the server starts, and its operator is told."""
    async with hosting(folder) as lobby:
        bad = await lobby.seat(dw.game("asigoc"), "lobby", Chair("Ann"), None, 0)
        good = await lobby.seat(dw.game("asigoc"), "lobby", Chair("Bob"), None, 0)
    change(folder, "journal.sqlite", f"{damage} WHERE tab = '{bad.table}'")
    async with hosting(folder) as lobby:
        lobby.wake()
        assert [table.id for table in lobby.waiting()] == [good.table]
        with capture_logs() as told, pytest.raises(Denied, match=r"damaged|outdated"):
            await lobby.find(bad.table)
        events = [(line["event"], line["table"]) for line in told if line["log_level"] == "error"]
        assert events in ([("table_damaged", bad.table)], [("table_outdated", bad.table)])


@alone
async def test_a_row_that_cannot_be_played_stops_its_table_alone(folder: Path) -> None:
    async with hosting(folder) as lobby:
        bad, good = await opened(lobby, "asigoc", 7), await opened(lobby, "asigoc", 8)
        for table in (bad.table, good.table):
            prompt = table.prompt
            assert prompt is not None
            await table.act(prompt.seat, Act("one", 1, prompt.options[0]))
    change(folder, "journal.sqlite", f"UPDATE journal SET data = 'fly' WHERE kind = 'act' AND tab = '{bad.table.id}'")
    async with hosting(folder) as lobby:
        lobby.wake()
        with capture_logs() as told:
            table = (await lobby.find(bad.table.id)).table
        assert [line["event"] for line in told] == ["table_frozen"]
        with pytest.raises(Denied, match="frozen"):
            await table.act(0, Act("two", 1, "pass"))
        assert Watcher(lobby, await lobby.find(bad.table.id), 0).read()[0]["t"] == "frozen", "no picture could be true"
        assert not (await lobby.find(good.table.id)).table.frozen


@alone
async def test_a_table_that_is_over_and_left_takes_no_room_and_can_be_found_again(folder: Path) -> None:
    async with hosting(folder) as lobby:
        presenter = await opened(lobby, "duel")
        watcher = Watcher(lobby, presenter, 0)
        await presenter.table.act(1, Act("enough", 0, "concede"))
        watcher.read()
        assert list(lobby.tables) == [presenter.table.id]
        watcher.go()
        assert not lobby.tables
        again = Watcher(lobby, await lobby.find(presenter.table.id), 0)
        again.read()
        assert (again.rev, again.view, again.ending) == (watcher.rev, watcher.view, watcher.ending)


@alone
async def test_a_disk_that_cannot_read_one_table_keeps_no_server_from_starting(
    folder: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    async with hosting(folder) as lobby:
        bad = await lobby.seat(dw.game("asigoc"), "lobby", Chair("Ann"), None, 0)
        good = await lobby.seat(dw.game("asigoc"), "lobby", Chair("Bob"), None, 0)
    honest = Journal.rows

    def failing(journal: Journal, table: str) -> list[Row]:
        if table == bad.table:
            raise JournalError("disk I/O error")
        return honest(journal, table)

    monkeypatch.setattr(Journal, "rows", failing)
    async with hosting(folder) as lobby:
        with capture_logs() as told:
            lobby.wake()
        assert [table.id for table in lobby.waiting()] == [good.table]
        assert [line["table"] for line in told if line["event"] == "not_read"] == [bad.table]
