"""Nothing of yesterday is lost: what an earlier commit left on a disk opens today.

It plays on, or, where today's cards or rules do not let it, it says so in words. A later commit's folder is tested
as soon as it lies here (make.py writes it).
"""

from __future__ import annotations

import json
import random
import re
import sqlite3
import subprocess
from collections.abc import Callable, Iterator
from contextlib import closing
from pathlib import Path
from typing import Final

import msgspec
import pytest
from websockets.exceptions import ConnectionClosed

import duelwright as dw
from duelwright.library import Library, read_deck
from duelwright.library.store import FILE
from duelwright.server.lobby import Seated

from ..server.players import ROOT, Player, Served, alone, play_both
from ..terminal.run import inside
from .chest import (
    FINISHED,
    FOLDERS,
    HERE,
    RUNNING,
    WAITING,
    Kept,
    Written,
    copied,
    known,
    prompted,
    written_decks,
)

PARTS: Final = re.compile(r"\b(decision|answer) \d+\b")  # words that name where a game goes another way
BROWSER_WORDS: Final = sorted((ROOT / "web/src/app").glob("words*.ts"))
each_folder = pytest.mark.parametrize("folder", [pytest.param(folder, id=folder.name) for folder in FOLDERS])
Serving = Callable[[Path], Served]


def each_file(pattern: str) -> pytest.MarkDecorator:
    """Run a test for every file of every folder that fits."""
    found = [
        pytest.param(file, id=f"{folder.name}-{file.stem}")
        for folder in FOLDERS
        for file in sorted(folder.glob(pattern))
    ]
    return pytest.mark.parametrize("file", found)


def each_table(state: str) -> pytest.MarkDecorator:
    """Run a test for every table of every folder that was left so."""
    found = [
        pytest.param(folder, table, id=f"{folder.name}-{label}")
        for folder in FOLDERS
        for label, table in known(folder).tables.items()
        if table.state == state
    ]
    return pytest.mark.parametrize(("folder", "table"), found)


def is_readable(text: str) -> bool:
    """Whether somebody who plays could read it: a sentence, and no fault's own report."""
    return len(text.split()) >= 4 and "Traceback" not in text


def says_where_it_parts(done: subprocess.CompletedProcess[str]) -> bool:
    """Whether a run of the command tells at which decision a game goes another way."""
    told = done.stdout + done.stderr
    return is_readable(told) and PARTS.search(told) is not None


# --- replays, and games that were saved in the terminal ---------------------------------------------------------------


def plays_or_parts(replay: dw.Replay) -> None:
    """A recorded game plays to its result, or names the decision at which it goes another way."""
    try:
        state = replay.state(dw.game_for(replay))
    except dw.ReplayError as error:
        assert is_readable(str(error)) and PARTS.search(str(error)), error
        return
    if state.result is not None:  # else the clock or an agreement ended it, which no rule of the game knows
        assert f"{state.result.winner} {state.result.reason}" == replay.result


@pytest.mark.parametrize("file", sorted((HERE / "version2").glob("*.replay")), ids=lambda file: file.stem)
def test_a_game_that_was_dealt_another_way_plays_to_its_result(file: Path) -> None:
    """In version 2 what cards may bring lay on the table, no duel went on from Main 2, and no nation had clans."""
    replay = dw.Replay.parse(file.read_text(encoding="utf-8"))
    state = replay.state(dw.game_for(replay))
    assert replay.version == 2 and state.result is not None
    assert f"{state.result.winner} {state.result.reason}" == replay.result


@each_file("replays/*.replay")
def test_a_finished_game_plays_to_its_result_or_says_where_it_parts(file: Path, tmp_path: Path) -> None:
    replay = dw.Replay.parse(copied(file, tmp_path).read_text(encoding="utf-8"))
    assert replay.result and replay.moves
    plays_or_parts(replay)


@each_file("replays/*.replay")
def test_a_finished_game_is_watched_in_the_terminal(file: Path, tmp_path: Path) -> None:
    replay = copied(file, tmp_path)
    last = len(dw.Replay.parse(replay.read_text(encoding="utf-8")).line())
    done = inside("replay", str(replay), given=f"{last}\nquit\n", folder=tmp_path)
    assert "Traceback" not in done.stdout + done.stderr
    assert (done.returncode == 0 and f"Decision {last}: " in done.stdout) or says_where_it_parts(done), done


@each_file("saved/*.replay")
def test_a_saved_game_is_gone_on_with_or_says_why_not(file: Path, tmp_path: Path) -> None:
    saved, again = copied(file, tmp_path), tmp_path / "again.replay"
    done = inside("play", "--resume", str(saved), "--open", given=f"save {again}\nquit\n", folder=tmp_path)
    assert "Traceback" not in done.stdout + done.stderr
    before = dw.Replay.parse(saved.read_text(encoding="utf-8"))
    if done.returncode == 0 and again.exists():
        assert dw.Replay.parse(again.read_text(encoding="utf-8")).moves == before.moves
    else:
        assert says_where_it_parts(done), done


# --- states and positions ---------------------------------------------------------------------------------------------


@each_file("states/*.state")
def test_an_encoded_state_asks_what_it_asked_or_says_that_it_is_older(file: Path, tmp_path: Path) -> None:
    asked = prompted(file)
    try:
        state = dw.game(asked.game).decode(copied(file, tmp_path).read_bytes())
    except dw.DecodeError as error:
        assert is_readable(str(error)) and re.search(r"\b(older|earlier)\b", str(error)), error
        return
    prompt = state.prompt
    assert prompt is not None
    assert (prompt.seat, prompt.kind, list(prompt.options)) == (asked.seat, asked.kind, asked.options)
    chance = random.Random(7)
    while not state.over:
        state.apply(chance.choice(state.legal()))


@each_file("states/*.position.json")
def test_a_position_is_laid_out_as_it_was(file: Path, tmp_path: Path) -> None:
    board = msgspec.json.decode(copied(file, tmp_path).read_bytes(), type=dict[str, object])
    state = dw.game(file.name.removesuffix(".position.json")).position(board)
    holds(state.game, state.position(), board, "position")


def holds(game: dw.Game, now: object, before: object, path: str) -> None:
    """Assert that a board has everything that it had; a later version may tell more of it."""
    if isinstance(before, dict):
        assert isinstance(now, dict), path
        for name, value in before.items():
            holds(game, now.get(name), value, f"{path}.{name}")
    elif isinstance(before, list):
        assert isinstance(now, list) and len(now) == len(before), path
        for n, (one, other) in enumerate(zip(now, before, strict=True)):
            holds(game, one, other, f"{path}[{n}]")
    elif now != before:  # a card may be told by its name or by its id
        assert isinstance(now, str) and isinstance(before, str), (path, now, before)
        assert game.find(now) == game.find(before) is not None, (path, now, before)


# --- decks and the library --------------------------------------------------------------------------------------------


def is_read_as_it_was(deck: dw.Deck, written: Written) -> None:
    """Assert that a deck is the one that was written; a YGOPro file has no name."""
    before = msgspec.json.decode(written.json, type=dw.Deck)
    assert (deck.game, deck.cards) == (before.game, before.cards)
    if written.form not in ("ydk", "ydke"):
        assert deck.name == before.name


@pytest.mark.parametrize(
    "written",
    [
        pytest.param(one, id=f"{folder.name}-{one.game}-{one.form}")
        for folder in FOLDERS
        for one in written_decks(folder)
        if not one.is_imported
    ],
)
def test_a_deck_in_any_form_is_read_as_it_was(written: Written) -> None:
    game = dw.game(written.game)
    deck = game.deck(written.text)
    is_read_as_it_was(deck, written)
    assert game.check(deck) == []


@each_folder
def test_decks_of_imported_cards_are_read_as_they_were(folder: Path, tmp_path: Path) -> None:
    written = [one for one in written_decks(folder) if one.is_imported]
    assert {one.form for one in written} == {"json", "link", "text", "ydk", "ydke"}
    with closing(Library(copied(folder / "data", tmp_path) / FILE)) as library:
        for one in written:
            game, deck = read_deck(library, one.game, one.text, unread=True)
            is_read_as_it_was(deck, one)
            assert game.check(deck) == []


@each_folder
def test_the_library_holds_what_was_imported_and_the_cards_of_today(folder: Path, tmp_path: Path) -> None:
    with closing(Library(copied(folder / "data", tmp_path) / FILE)) as library:
        found = library.search("source:mine").cards
        assert {card.id: card.record.name for card in found} == known(folder).cards
        assert [library.search(f"source:mine is:{status}").total for status in ("unread", "defined")] == [1, 1]
        assert library.search("source:mine (category:draw or ot:both)", with_counts=True).total == 0  # it kept neither
        assert library.search("source:mine does:draw").by_category.found == 0
        shipped = library.search("source:duelwright game:asigoc", most=1000).cards
        assert sorted(card.id for card in shipped) == sorted(card.id for card in dw.game("asigoc").cards())


@each_folder
def test_decks_that_were_kept_in_the_terminal_are_there(folder: Path, tmp_path: Path) -> None:
    home = {"DUELWRIGHT_LANG": "en", "DUELWRIGHT_HOME": str(copied(folder / "data", tmp_path))}
    listed = inside("decks", "list", environment=home)
    assert listed.returncode == 0 and "Reeds" in listed.stdout and "Raiders" in listed.stdout, listed
    for name, key in (("Reeds", "vanguard-premium"), ("Raiders", "asigoc")):
        played = inside("play", key, "--deck", name, "--unread", "--seed", "7", given="quit\n", environment=home)
        assert played.returncode == 0, played


# --- the arena --------------------------------------------------------------------------------------------------------


def arena(file: Path, games: int) -> subprocess.CompletedProcess[str]:
    """The command that wrote the file, for so many games."""
    return inside("arena", "--game", "asigoc", "--bots", "greedy,random", "--games", str(games), "--seed", "602",
                      "--out", str(file), "--json", folder=file.parent)  # fmt: skip


def games_in(file: Path) -> list[tuple[object, ...]]:
    """The games that an arena has kept."""
    with closing(sqlite3.connect(file)) as base:
        return base.execute("SELECT * FROM games ORDER BY a, b, number").fetchall()


@each_folder
def test_an_arena_reports_what_was_played(folder: Path, tmp_path: Path) -> None:
    file = copied(folder / "arena.sqlite", tmp_path)
    before = games_in(file)
    done = arena(file, len(before))
    assert done.returncode == 0, done
    told = json.loads(done.stdout)
    won = {row[3] for row in before}
    assert told["games"] == len(before) == 4
    assert {score["bot"] for score in told["scores"] if score["wins"]} == won - {None}
    assert games_in(file) == before


@each_folder
def test_an_arena_goes_on_or_says_why_not(folder: Path, tmp_path: Path) -> None:
    file = copied(folder / "arena.sqlite", tmp_path)
    before = games_in(file)
    done = arena(file, len(before) + 2)
    assert "Traceback" not in done.stdout + done.stderr
    if done.returncode == 0:
        assert json.loads(done.stdout)["games"] == len(before) + 2
    else:
        assert is_readable(done.stderr), done
    assert games_in(file)[: len(before)] == before


# --- a server on the folder that it left ------------------------------------------------------------------------------


@pytest.fixture(scope="module")
def serving(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Serving]:
    """Gives a server of today on a copy of a folder; it shall start, and its log shall tell of no fault."""
    made: dict[Path, Served] = {}

    def server_on(folder: Path) -> Served:
        if folder not in made:
            made[folder] = Served(copied(folder / "data", tmp_path_factory.mktemp("served")), "--no-limits")
        return made[folder]

    yield server_on
    for server in made.values():
        server.stop()
        assert "Traceback" not in server.log.read_text(), server.log.read_text()


async def is_set_aside_in_words(server: Served, table: Kept, code: str = "") -> None:
    """Assert that a table which cannot be gone on with says why: to programs, and on the page of who sits there."""
    answer = await server.ask("GET", f"/api/tables/{table.table}")
    wrong = answer.json()
    assert answer.status_code >= 400 and is_readable(wrong["text"]), answer.text
    if code:
        assert wrong["code"] == code, (wrong, code)
        assert all(f"'table.refused.{code}'" in file.read_text(encoding="utf-8") for file in BROWSER_WORDS), code


async def come_back(server: Served, table: Kept) -> list[Player]:
    """Everybody comes back by their tokens; nobody where the table is set aside."""
    players: list[Player] = []
    for seat, token in enumerate(table.tokens):
        if token:
            player = await server.sit(Seated(table.table, seat, token))
            try:
                await player.until("welcome")
            except ConnectionClosed as gone:
                assert gone.rcvd is not None
                await is_set_aside_in_words(server, table, gone.rcvd.reason)
                return []
            assert player.seat == seat
            players.append(player)
    return players


async def takes_an_answer(players: list[Player]) -> bool:
    """Give one answer: it is taken, or refused in words."""
    one = next((player for player in players if player.ask is not None), None)
    if one is None:
        frame = await players[0].act("pass", 0)
        assert frame["t"] == "refused", frame
    else:
        assert one.ask is not None
        rev = one.rev
        frame = await one.act(one.ask["options"][0]["action"])
        for player in players:
            while frame["t"] == "ack" and player.rev <= rev:
                await player.next()
    if frame["t"] == "refused":
        assert is_readable(frame["reason"]["text"]), frame
    return bool(frame["t"] == "ack")


@each_table(RUNNING)
@alone
async def test_a_running_table_plays_on_or_is_set_aside_in_words(folder: Path, table: Kept, serving: Serving) -> None:
    players = await come_back(serving(folder), table)
    if players and await takes_an_answer(players):
        if len(players) == 2:
            await play_both(players[0], players[1], 7, 10)
        else:
            await players[0].play(random.Random(7), 3)
    for player in players:
        await player.close()


@each_table(FINISHED)
@alone
async def test_a_finished_table_is_told_or_is_set_aside_in_words(folder: Path, table: Kept, serving: Serving) -> None:
    server = serving(folder)
    for player in await come_back(server, table):
        assert player.ending is not None
        await player.close()
    own = {"authorization": f"Bearer {table.tokens[0]}"}
    file = await server.ask("GET", f"/api/replays/{table.table}/file", **own)
    if file.status_code != 200:
        await is_set_aside_in_words(server, table)
        return
    plays_or_parts(dw.Replay.parse(file.text))
    story = await server.ask("GET", f"/api/replays/{table.table}?seat=-1", **own)
    assert story.json()["steps"] if story.status_code == 200 else is_readable(story.json()["text"])
    assert table.table not in {one["id"] for one in await server.get("/api/replays")}, "it was by invitation"
    assert (await server.ask("GET", f"/api/replays/{table.table}/file")).status_code == 404


@each_table(WAITING)
@alone
async def test_a_table_that_waited_still_waits_or_is_set_aside_in_words(
    folder: Path, table: Kept, serving: Serving
) -> None:
    server = serving(folder)
    invitation = await server.ask("GET", f"/api/tables/{table.table}")
    if invitation.status_code != 200:
        await is_set_aside_in_words(server, table)
        return
    second = await server.join(table.table, name="Bob")
    first = (await come_back(server, table))[0]
    await play_both(first, await server.welcomed(second), 7, 5)


@each_folder
@alone
async def test_a_guest_is_known_again_and_plays_with_the_decks_that_were_kept(folder: Path, serving: Serving) -> None:
    server, left = serving(folder), known(folder)
    assert (await server.get("/api/me", cookie=left.cookie)) == {"name": left.name}
    decks = await server.get("/api/decks", cookie=left.cookie)
    names = ("game", "name", "cards", "first")
    assert sorted(tuple(deck[name] for name in names) for deck in decks) == sorted(
        (deck.game, deck.name, deck.cards, deck.first) for deck in left.decks
    )
    reeds = next(deck["list"] for deck in decks if deck["name"] == "My reeds")
    player = await server.welcomed(await server.open("vanguard-premium", deck=reeds, unread=True, seat=0))
    await player.play(random.Random(7), 3)


@each_folder
@alone
async def test_a_server_of_today_takes_new_tables_beside_the_old_ones(folder: Path, serving: Serving) -> None:
    server = serving(folder)
    assert (await server.ask("GET", "/healthz")).text == "ok"
    for key in ("asigoc", "duel", "vanguard-d", "vanguard-v", "vanguard-premium"):
        await play_both(*await server.pair(key), 7, 5)
    found = await server.get("/api/games/vanguard-premium/search?q=source:mine&n=60")
    assert {card["id"]: card["name"] for card in found["cards"]} == known(folder).cards
