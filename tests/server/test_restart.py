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
from duelwright.server.lobby import Seated
from duelwright.server.setup import Chair
from duelwright.server.table import Denied
from duelwright.server.wire import Act

from ..patience import PATIENCE
from ..processes import children, command, needs_proc
from .inside import Watcher, hosting, opened
from .players import Player, Served, alone, within

ROUNDS = int(os.environ.get("DUELWRIGHT_KILLS", "8"))
PAIRS = 4  # games at once
GAMES = ("asigoc", "duel")


class Ledger:
    """What the players know to be kept: table, seat, id and text of every answer that was acknowledged."""

    def __init__(self) -> None:
        self.acks: dict[tuple[str, int, str], str] = {}
        self.revs: dict[str, int] = {}  # the last revision that was acknowledged at each table
        self.enough = asyncio.Event()
        self.wanted = 0

    def note(self, player: Player, name: str, action: str, rev: int) -> None:
        """An answer was acknowledged."""
        table = player.info["table"]
        self.acks[table, player.seat, name] = action
        self.revs[table] = max(rev, self.revs.get(table, 0))
        if len(self.acks) >= self.wanted:
            self.enough.set()


async def keep_playing(player: Player, rng: random.Random, ledger: Ledger) -> None:
    """Answer by chance until the game is over or the server is gone."""
    try:
        while player.ending is None:
            if player.ask is None or player.ask["n"] == player.answered:
                await player.next()
                continue
            name, action = uuid.UUID(int=rng.getrandbits(128)).hex, rng.choice(player.ask["options"])["action"]
            await player.begin(action, None, name)
            frame = await player.outcome()
            assert frame["t"] == "ack", frame
            ledger.note(player, name, action, frame["rev"])
    except (ConnectionClosed, OSError):
        return


def written(folder: Path) -> list[tuple[str, int, str, str]]:
    """Table, seat, id and text of every answer in the journal."""
    base = sqlite3.connect(folder / "journal.sqlite")
    try:
        assert base.execute("PRAGMA quick_check").fetchone() == ("ok",)
        return base.execute("SELECT tab, seat, id, data FROM journal WHERE kind = 'act'").fetchall()
    finally:
        base.close()


def check_kept(server: Served, ledger: Ledger, where: str) -> None:
    """Every acknowledged answer is there, once."""
    rows = written(server.folder)
    known = {(table, seat, name): data for table, seat, name, data in rows}
    assert len(known) == len(rows), f"{where}: an answer was played twice"
    lost = {key for key, action in ledger.acks.items() if known.get(key) != action}
    assert not lost, f"{where}: acknowledged and lost: {lost}"


async def back(
    server: Served, seats: list[tuple[Seated, Seated]], ledger: Ledger, before: list[Player]
) -> list[Player]:
    """Everybody comes back, and finds what was asked before, or what follows an answer that nobody heard of."""
    found = []
    for old in before:
        pair = next(pair for pair in seats if pair[0].table == old.info["table"])
        player = await server.welcomed(pair[old.seat])
        acked = ledger.revs.get(pair[0].table, 0)
        assert player.rev - acked in (0, 1, 2), f"seat {old.seat} of {pair[0].table} is at {player.rev}, after {acked}"
        if player.rev == old.rev:
            assert (player.view, player.ask, player.waiting) == (old.view, old.ask, old.waiting)
        player.numbers = [*old.numbers, *[number for number in player.numbers if number not in old.numbers]]
        assert player.numbers == sorted(player.numbers), "the number of a prompt came back"
        found.append(player)
    return found


async def new_pair(server: Served, rng: random.Random) -> tuple[Seated, Seated]:
    first = await server.open(rng.choice(GAMES), "invite", seat=0)
    return first, await server.join(first.table)


@pytest.mark.skipif(os.name != "posix", reason="signals are POSIX")
@within(ROUNDS * PATIENCE)
async def test_killed_servers_lose_and_double_nothing(tmp_path: Path) -> None:
    server = Served(tmp_path, "--no-limits")
    ledger = Ledger()
    begin = random.Random(1)
    seats = [await new_pair(server, begin) for _ in range(PAIRS)]
    players = [await server.welcomed(one) for pair in seats for one in pair]
    try:
        for number in range(ROUNDS):
            seed = 1000 + number
            print(f"round {number + 1}, seed {seed}")
            rng = random.Random(seed)
            ledger.enough.clear()
            ledger.wanted = len(ledger.acks) + rng.randint(10, 90)
            tasks = [asyncio.create_task(keep_playing(one, random.Random(rng.random()), ledger)) for one in players]
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
                players += [await server.welcomed(one) for one in seats[-1]]
    finally:
        server.stop()
    assert not server.faults()
    assert len(ledger.acks) >= ROUNDS * 10


@alone
async def test_a_server_that_is_asked_to_stop_ends_soon_and_keeps_everything(tmp_path: Path) -> None:
    server = Served(tmp_path, "--no-limits")
    ledger, rng = Ledger(), random.Random(3)
    seats = [await new_pair(server, rng) for _ in range(2)]
    thinking = await server.welcomed(await server.open("vanguard-d", bot="8", seat=0))  # bots shall not hold it up
    players = [await server.welcomed(one) for pair in seats for one in pair]
    ledger.wanted = 40
    everyone = asyncio.gather(*[keep_playing(one, random.Random(n), ledger) for n, one in enumerate(players)])
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
    """Change a file as a crash, or another version, would have left it."""
    base = sqlite3.connect(folder / file)
    base.execute(query)
    base.commit()
    base.close()


@alone
async def test_an_end_that_was_played_but_not_written_is_written_later(folder: Path) -> None:
    name = await finished(folder)
    change(folder, "journal.sqlite", "DELETE FROM journal WHERE kind = 'end'")
    change(folder, "duelwright.sqlite", "DELETE FROM games")
    async with hosting(folder) as lobby:
        assert lobby.wake() == 1
        watcher = Watcher(lobby, lobby.find(name), 1)
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
        waiting = await lobby.seat(dw.game("asigoc"), "lobby", Chair("Ann"), None, 0, 0)
    change(folder, "journal.sqlite", "UPDATE journal SET key = '00000000' WHERE kind = 'act'")  # as another build stood
    change(folder, "duelwright.sqlite", "DELETE FROM games")
    async with hosting(folder) as lobby:
        lobby.wake()
        assert [table.id for table in lobby.waiting()] == [waiting.table] and lobby.store.kept() == set()
        with capture_logs() as told, pytest.raises(Denied, match="outdated"):
            lobby.find(name)
        assert [line["event"] for line in told] == ["table_outdated"]


@alone
@pytest.mark.parametrize("data", ["not json", '{"game":"chess","hash":"","kind":"lobby","chairs":[{"name":"Ann"}]}'])
async def test_a_table_that_cannot_be_read_does_not_keep_a_server_from_starting(folder: Path, data: str) -> None:
    async with hosting(folder) as lobby:
        bad = await lobby.seat(dw.game("asigoc"), "lobby", Chair("Ann"), None, 0, 0)
        good = await lobby.seat(dw.game("asigoc"), "lobby", Chair("Bob"), None, 0, 0)
    change(folder, "journal.sqlite", f"UPDATE journal SET data = '{data}' WHERE tab = '{bad.table}'")
    async with hosting(folder) as lobby:
        lobby.wake()
        assert [table.id for table in lobby.waiting()] == [good.table]
        with pytest.raises(Denied, match="outdated"):
            lobby.find(bad.table)


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
        bad = await lobby.seat(dw.game("asigoc"), "lobby", Chair("Ann"), None, 0, 0)
        good = await lobby.seat(dw.game("asigoc"), "lobby", Chair("Bob"), None, 0, 0)
    change(folder, "journal.sqlite", f"{damage} WHERE tab = '{bad.table}'")
    async with hosting(folder) as lobby:
        lobby.wake()
        assert [table.id for table in lobby.waiting()] == [good.table]
        with capture_logs() as told, pytest.raises(Denied, match=r"damaged|outdated"):
            lobby.find(bad.table)
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
            table = lobby.find(bad.table.id).table
        assert [line["event"] for line in told] == ["table_frozen"]
        with pytest.raises(Denied, match="frozen"):
            await table.act(0, Act("two", 1, "pass"))
        assert Watcher(lobby, lobby.find(bad.table.id), 0).read()[0]["t"] == "frozen", "no picture could be true"
        assert not lobby.find(good.table.id).table.frozen


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
        again = Watcher(lobby, lobby.find(presenter.table.id), 0)
        again.read()
        assert (again.rev, again.view, again.ending) == (watcher.rev, watcher.view, watcher.ending)
