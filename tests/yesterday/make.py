"""Writes down what the Duelwright of one commit leaves on a disk, for test_opens.py to open with every later one.

It runs in a clean checkout of the commit that the files are of, never beside the code that shall open them:

    git worktree add ../old 602e8d8 && cp -r tests/yesterday ../old/tests/
    cd ../old && PYTHONPATH=src python -m tests.yesterday.make

The folder that it writes is named after the commit. Tables' names, tokens and times come by chance, nothing else does.
"""

from __future__ import annotations

import asyncio
import random
import shutil
import sqlite3
import subprocess
import sys
from collections.abc import Iterator
from contextlib import closing
from pathlib import Path
from typing import Final

import msgspec

import duelwright as dw
from duelwright.library import read_deck, write_deck
from duelwright.library.store import FILE, Library
from duelwright.server.lobby import Seated

from ..server.players import Player, Served, play_both
from ..terminal.run import duelwright
from .chest import FINISHED, RUNNING, WAITING, Kept, KeptDeck, Known, Prompted

HERE: Final = Path(__file__).parent
SEED: Final = 602
SOURCE: Final = "mine"
UNITS: Final = (
    "Lantern Keeper", "Ferry Hand", "Salt Baron", "Kite Runner", "Rope Maker", "Gate Sergeant", "Duke of Reeds",
    "Net Mender", "Bell Ringer",
)  # fmt: skip
TRIGGERS: Final = {"critical": "Toll Taker", "draw": "Page of Reeds", "heal": "Well Keeper", "stand": "Drum Major"}
OWN_TREE: Final = ["Auto", {"on": ["Attacks", {}], "do": [["Draw", {"n": 1}]], "where": ["VC", "RC"],
                            "cost": [["CounterBlast", {"n": 2}]]}]  # fmt: skip
UNKNOWN_WORDS: Final = "[AUTO]: When the tide turns, count the herons."
OWN_DECK: Final = "name: Reeds\n" + "".join(
    f"{copies} {name}\n" for names, copies in ((UNITS[:-1], 4), (UNITS[-1:], 2), (tuple(TRIGGERS.values()), 4))
    for name in names
)  # fmt: skip
GAMES: Final = ("asigoc", "duel", "vanguard-d", "vanguard-v", "vanguard-premium")


def main() -> None:
    """Write the folder of this commit."""
    folder = HERE / commit()
    for name in ("data", "replays", "saved", "states"):
        shutil.rmtree(folder / name, ignore_errors=True)
        (folder / name).mkdir(parents=True)
    stock(folder / "data")
    make_replays(folder / "replays")
    make_states(folder / "states")
    make_saved(folder / "saved", folder / "data")
    make_deck_links(folder / "deck-links.txt", folder / "data")
    make_arena(folder / "arena.sqlite")
    known = asyncio.run(serve(folder / "data"))
    (folder / "known.json").write_bytes(msgspec.json.format(msgspec.json.encode(known), indent=1) + b"\n")
    tidy(folder)


def commit() -> str:
    """The commit that is checked out; where its code was changed, nothing is written."""
    changed = subprocess.run(["git", "status", "--porcelain", "src"], capture_output=True, text=True, check=True)
    if changed.stdout or not Path(dw.__file__).is_relative_to(Path.cwd() / "src"):
        sys.exit(f"{dw.__file__} is not the code of a commit; run this in a clean checkout, with PYTHONPATH=src")
    told = subprocess.run(["git", "rev-parse", "--short=7", "HEAD"], capture_output=True, text=True, check=True)
    return told.stdout.strip()


# --- games ------------------------------------------------------------------------------------------------------------


def play_by_chance(replay: dw.Replay, state: dw.State, chance: random.Random, most: int = 10_000) -> None:
    """Answer by chance, so many times or to the end."""
    while most and not state.over:
        replay.apply(state, chance.choice(state.legal()).text)
        most -= 1


def finished(game: dw.Game, decks: tuple[dw.Deck, dw.Deck] | None = None) -> dw.Replay:
    """A game that was played to its end by chance."""
    replay = dw.Replay.of(game, decks, SEED)
    play_by_chance(replay, replay.state(game), random.Random(SEED))
    return replay


def finished_with_undos(game: dw.Game) -> dw.Replay:
    """A game to its end in which some answers were taken back, twice over."""
    replay, chance = dw.Replay.of(game, None, SEED), random.Random(SEED)
    for upto in (30, 12, 25):
        play_by_chance(replay, replay.state(game), chance, 20)
        replay.undo(min(upto, len(replay.line()) - 3))
    play_by_chance(replay, replay.state(game), chance)
    return replay


def with_a_card_of_its_own() -> tuple[dw.Game, tuple[dw.Deck, dw.Deck]]:
    """A game whose pool has one more card, and a deck with it in the place of the one it was made after."""
    shipped = dw.game("asigoc")
    deck, other = shipped.decks()[:2]
    model = next(card for card in shipped.cards() if card.id in deck.cards["main"] and card.abilities)
    added = msgspec.structs.replace(model, id="user:yesterday/heron", name="Grey Heron", flavour="It waits.")
    main = {added.id if name == model.id else name: copies for name, copies in deck.cards["main"].items()}
    own = dw.Deck("Herons", deck.game, {**deck.cards, "main": main}, deck.first)
    return dw.game("asigoc", cards=[added]), (own, other)


def make_replays(folder: Path) -> None:
    """Finished games: one of each game, and one for each thing that a replay may hold besides."""
    made = {key: finished(dw.game(key)) for key in GAMES}
    made["foreign-card"] = finished(*with_a_card_of_its_own())
    made["changed-rules"] = finished(dw.game("asigoc", rules={"health": 20}))
    made["undone"] = finished_with_undos(dw.game("vanguard-d"))
    for name, replay in made.items():
        (folder / f"{name}.replay").write_text(replay.text(), encoding="utf-8")


def states_by_chance(game: dw.Game) -> Iterator[dw.State]:
    """Positions from the middle of a game on, decision by decision, of one game after another."""
    for seed in range(SEED, SEED + 50):
        state, chance = game.start(seed=seed), random.Random(seed)
        while not state.over:
            if state.turn >= 4:
                yield state
            state.apply(chance.choice(state.legal()))


def is_at_rest(state: dw.State) -> bool:
    """Whether the state can be told as a position."""
    try:
        state.position()
    except dw.PositionError:
        return False
    return True


def make_states(folder: Path) -> None:
    """For each game one state between two actions, with its position, and one in the middle of an ability."""
    prompts: dict[str, Prompted] = {}
    for key in GAMES:
        game = dw.game(key)
        rests = next(state.clone() for state in states_by_chance(game) if is_at_rest(state) and len(state.legal()) > 2)
        chooses = next(state.clone() for state in states_by_chance(game) if prompted(state).kind == "choice")
        (folder / f"{key}.position.json").write_bytes(msgspec.json.encode(rests.position()) + b"\n")
        for name, state in ((key, rests), (f"{key}-choice", chooses)):
            (folder / f"{name}.state").write_bytes(state.encode())
            prompts[name] = prompted(state)
    (folder / "prompts.json").write_bytes(msgspec.json.format(msgspec.json.encode(prompts), indent=1) + b"\n")


def prompted(state: dw.State) -> Prompted:
    """What a state asks."""
    prompt = state.prompt
    assert prompt is not None
    return Prompted(state.game.key, prompt.seat, prompt.kind, list(prompt.options))


# --- a user's files ---------------------------------------------------------------------------------------------------


def stock(home: Path) -> None:
    """A library with cards of the user's own, and two decks that were kept in the terminal."""
    units: list[dict[str, object]] = [
        {"key": f"u{n}", "name": name, "clan": "Kagero", "grade": n % 4, "power": 5000 + 1000 * (n % 4), "shield": 5000,
         "number": f"RE/00{n}", "set": "RE", "code": 90_602_000 + n}
        for n, name in enumerate(UNITS, 1)
    ]  # fmt: skip
    units[0]["text"] = [UNKNOWN_WORDS]
    units[1]["abilities"] = [OWN_TREE]
    triggers = [
        {"key": f"t{kind}", "name": name, "kind": "trigger unit", "clan": "Kagero", "grade": 0, "power": 4000,
         "shield": 10000, "trigger": kind, "code": 90_602_100 + n}
        for n, (kind, name) in enumerate(TRIGGERS.items())
    ]  # fmt: skip
    cards, deck = home / "mine.json", home / "reeds.txt"
    cards.write_bytes(msgspec.json.encode({"cards": [*units, *triggers]}))
    deck.write_text(OWN_DECK, encoding="utf-8")
    run("cards", "import", str(cards), "--source", SOURCE, home=home)
    run("decks", "save", str(deck), "--game", "vanguard-premium", "--name", "Reeds", home=home)
    run("decks", "save", "Ford Raiders", "--game", "asigoc", "--name", "Raiders", home=home)
    cards.unlink()
    deck.unlink()


def run(*args: str, home: Path, given: str = "") -> None:
    """Run the command as a user does whose data lies in a folder."""
    done = duelwright(*args, given=given, environment={"DUELWRIGHT_LANG": "en", "DUELWRIGHT_HOME": str(home)})
    assert done.returncode == 0, done


def make_saved(folder: Path, home: Path) -> None:
    """Games that were saved in the terminal in mid-game, with an answer taken back."""
    chance = random.Random(SEED)
    flags = {
        "asigoc": ("--open",),
        "duel": ("--bot", "3"),
        "vanguard-d": ("--open",),
        "vanguard-premium": ("--bot", "1", "--deck", "Reeds", "--unread"),
    }
    for key, more in flags.items():
        lines = [str(chance.randint(1, 4)) for _ in range(70)]
        lines[50:50] = ["u", "u"]
        given = "\n".join([*lines, f"save {folder / key}.replay", "quit"]) + "\n"
        run("play", key, "--seed", str(SEED), *more, home=home, given=given)


def make_deck_links(file: Path, home: Path) -> None:
    """One deck of each game, and one with imported cards, in every form that it can be written in."""
    blocks: list[str] = []
    with closing(Library(home / FILE)) as library:
        decks = [(game, game.decks()[0]) for game in map(dw.game, GAMES)]
        decks.append(read_deck(library, "vanguard-premium", OWN_DECK, unread=True))
        for game, deck in decks:
            forms = ("json", "link", "text", *(("ydk", "ydke") if game.key.startswith("vanguard") else ()))
            for form in forms:
                blocks.append(f"== {game.key} {form}\n{write_deck(library, game, deck, form)}")
    file.write_text("".join(blocks), encoding="utf-8")


def make_arena(file: Path) -> None:
    """A small arena that was played to its end."""
    file.unlink(missing_ok=True)
    run("arena", "--game", "asigoc", "--bots", "greedy,random", "--games", "4", "--seed", "602", "--out", str(file),
        home=file.parent)  # fmt: skip


# --- a server's folder ------------------------------------------------------------------------------------------------


async def serve(folder: Path) -> Known:
    """A real server at work on a folder: tables of every kind, and a guest who keeps decks."""
    server = Served(folder, "--no-limits", "--seed", str(SEED))
    try:
        cookie = await guest(server)
        tables = await tables_of(server)
        decks = await server.get("/api/decks", cookie=cookie, origin=server.address)
        cards = await server.get(f"/api/games/vanguard-premium/search?q=source:{SOURCE}&n=60")
    finally:
        server.stop()
    assert not server.faults(), server.log.read_text()
    names = {card["id"]: card["name"] for card in cards["cards"]}
    return Known("Ann", cookie, msgspec.convert(decks, list[KeptDeck]), names, tables)


async def guest(server: Served) -> str:
    """Somebody takes a name and keeps two decks; the cookie that they are known by."""
    named = await server.ask("POST", "/api/me", {"name": "Ann"}, origin=server.address)
    cookie = named.headers["set-cookie"].partition(";")[0]
    for name, key, text in (
        ("My reeds", "vanguard-premium", OWN_DECK),
        ("A duel", "duel", "3 Kuriboh\n2 Pot of Greed"),
    ):
        asked = {"game": key, "name": name, "text": text}
        kept = await server.ask("POST", "/api/decks", asked, cookie=cookie, origin=server.address)
        assert kept.status_code == 201, kept.text
    return cookie


async def tables_of(server: Served) -> dict[str, Kept]:
    """Every kind of table, by what it is."""
    tables = {key: await running(server, key, 60) for key in ("vanguard-d", "vanguard-v")}
    tables["duel, dealt by chance"] = await running(server, "duel", 40)
    tables["asigoc, with decks of their own"] = await running(server, "asigoc", 60, {"deck": "Road Wardens"})
    tables["with imported cards"] = await running(server, "vanguard-premium", 70, {"deck": OWN_DECK, "unread": True})
    tables["with moves taken back"] = await taken_back(server)
    tables["against a bot"] = await against_a_bot(server)
    tables["finished"] = over = await running(server, "asigoc", 10_000, state=FINISHED)
    tables["finished, its record lost"] = await conceded(server)
    tables["forked"] = await forked(server, over.table)
    for kind in ("lobby", "invite"):
        seated = await server.open("asigoc", kind, seat=0, name="Ann")
        tables[f"waiting, {kind}"] = Kept(seated.table, "asigoc", WAITING, [seated.token, ""])
    return tables


async def two_people(
    server: Served, key: str, asked: dict[str, object], state: str = RUNNING
) -> tuple[Kept, Player, Player]:
    """Two people who sit down at a table, each with what the first brings."""
    first = await server.open(key, "invite", name="Ann", seat=0, **asked)
    second = await server.join(first.table, name="Bob", **asked)
    players = await server.welcomed(first), await server.welcomed(second)
    return Kept(first.table, key, state, [first.token, second.token]), *players


async def running(
    server: Served, key: str, answers: int, asked: dict[str, object] | None = None, state: str = RUNNING
) -> Kept:
    """A table at which two people have given so many answers, or have come to the end."""
    kept, first, second = await two_people(server, key, asked or {}, state)
    await first.send({"t": "say", "text": "Good luck!"})
    await play_both(first, second, SEED, answers)
    if state == FINISHED:
        await first.over()
    assert (first.ending is not None) == (state == FINISHED)
    for player in (first, second):
        await player.close()
    return kept


async def conceded(server: Served) -> Kept:
    """A table at which somebody has given up early."""
    kept, first, second = await two_people(server, "duel", {}, FINISHED)
    await play_both(first, second, SEED, 6)
    await first.send({"t": "concede", "id": "enough"})
    await first.over()
    for player in (first, second):
        await player.close()
    return kept


async def taken_back(server: Served) -> Kept:
    """A table at which two moves were taken back, with some play between and after them."""
    kept, first, second = await two_people(server, "vanguard-d", {})
    for round_ in range(2):
        await play_both(first, second, SEED + round_, 20)
        await first.send({"t": "offer", "what": "undo"})
        await second.until("offers")
        await second.send({"t": "reply", "what": "undo", "yes": True})
        for player in (first, second):
            await player.until("welcome")
    await play_both(first, second, SEED, 10)
    for player in (first, second):
        await player.close()
    return kept


async def against_a_bot(server: Served) -> Kept:
    """A table at which somebody has answered some prompts, and a bot the others."""
    seated = await server.open("duel", "bot", seat=0, name="Ann", bot="1")
    player = await server.welcomed(seated)
    await player.play(random.Random(SEED), 8)
    await player.asked()
    await player.close()
    return Kept(seated.table, "duel", RUNNING, [seated.token, ""])


async def forked(server: Served, replay: str) -> Kept:
    """A table for two at one screen that goes on from a position of a finished game."""
    answer = await server.ask("POST", f"/api/replays/{replay}/fork", {"n": 30, "seat": 0, "bot": "", "name": "Ann"})
    seated = msgspec.json.decode(answer.content, type=Seated)
    first, second = await server.welcomed(seated), await server.welcomed(seated, seated.other)
    await play_both(first, second, SEED, 5)
    for player in (first, second):
        await player.close()
    return Kept(seated.table, "asigoc", RUNNING, [seated.token, seated.other])


# --- small files ------------------------------------------------------------------------------------------------------


def tidy(folder: Path) -> None:
    """Leave out what the program puts in by itself, and make one small file of each database."""
    known = msgspec.json.decode((folder / "known.json").read_bytes(), type=Known)
    lost = known.tables["finished, its record lost"].table
    change(folder / "data" / "duelwright.sqlite", f"DELETE FROM games WHERE id = '{lost}'")
    leave_out_shipped_cards(folder / "data" / FILE)
    for name in ("log.txt", "journal.sqlite.lock"):
        (folder / "data" / name).unlink(missing_ok=True)
    for file in (*(folder / "data").glob("*.sqlite"), folder / "arena.sqlite"):
        make_small(file)
    assert not list(folder.rglob("*-wal")) + list(folder.rglob("*-shm"))


def make_small(file: Path) -> None:
    """Put a database into one file of small pages; how it keeps its journal stays as it is."""
    with closing(sqlite3.connect(file, isolation_level=None)) as base:
        mode = base.execute("PRAGMA journal_mode").fetchone()[0]
        for statement in ("journal_mode = DELETE", "page_size = 1024"):  # pages change only without a log of their own
            base.execute(f"PRAGMA {statement}")
        base.execute("VACUUM")
        base.execute(f"PRAGMA journal_mode = {mode}")


def leave_out_shipped_cards(file: Path) -> None:
    """Keep a few of the shipped cards, as if of older words: all of them are put in anew when it is opened."""
    few = "SELECT id FROM cards WHERE source = 'duelwright' AND game = 'asigoc' ORDER BY key LIMIT 5"
    others = f"SELECT id FROM cards WHERE source = 'duelwright' AND id NOT IN ({few})"
    change(
        file,
        f"DELETE FROM texts WHERE card IN ({others})",
        f"DELETE FROM found WHERE rowid IN ({others})",
        f"DELETE FROM cards WHERE id IN ({others})",
        "UPDATE sources SET stamp = 'older words' WHERE name = 'duelwright'",
        "INSERT INTO found (found) VALUES ('optimize')",
    )


def change(file: Path, *statements: str) -> None:
    """Do something to a database."""
    with closing(sqlite3.connect(file, isolation_level=None)) as base:
        for statement in statements:
            base.execute(statement).fetchall()


if __name__ == "__main__":
    main()
