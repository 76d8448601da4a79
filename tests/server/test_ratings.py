"""Rated games: who may play them, what they do to ratings, once, and how people stand afterwards."""

from __future__ import annotations

import asyncio
import random
import sqlite3
import time
from contextlib import closing
from pathlib import Path
from statistics import fmean
from typing import Any

import pytest

from duelwright.bots.arena import Arena
from duelwright.bots.rating import Score, elo
from duelwright.server.glicko import Strength, rated, steadiness, weight
from duelwright.server.lobby import Seated
from duelwright.server.ratings import FRESH, ladder, rate
from duelwright.server.records import Account, Records, Standing

from .inside import copied
from .players import Player, Served, alone
from .rated_bots import arena_order, ladder_order
from .test_accounts import Visitor

RATED = {"game": "asigoc", "kind": "lobby", "rated": True, "bank": 600}
GAMES = 2000


def test_the_published_example_comes_out_to_its_digits() -> None:
    """Glickman's paper rounds between its steps (a variance of 1.7785 for 1.7790): the rating is a hundredth off."""
    others = Strength(1400, 30), Strength(1550, 100), Strength(1700, 300)
    assert [round(weight(other.deviation / 173.7178), 4) for other in others] == [0.9955, 0.9531, 0.7242]
    assert round(steadiness(0.06, -0.4834, 1.1513, 1.7785, 0.5), 5) == 0.06
    assert f"{steadiness(0.06, -0.4834, 1.1513, 1.7785, 0.5):.6f}"[:7] == "0.05999"
    new = rated(Strength(1500, 200, 0.06), list(zip(others, (1.0, 0.0, 0.0), strict=True)))
    assert abs(new.rating - 1464.06) < 0.01
    assert round(new.deviation, 2) == 151.52
    assert f"{new.volatility:.6f}"[:7] == "0.05999"


def made(tmp_path: Path, *names: str) -> Records:
    """A database with some accounts."""
    records = Records(tmp_path / "duelwright.sqlite")
    with records.session() as session:
        for name in names:
            session.add(Account(id=name, name=name, key=name.lower(), password="", since=0.0))
        session.commit()
    return records


def test_after_two_thousand_games_the_ladder_is_the_arenas_order(tmp_path: Path) -> None:
    """Bots of known strength, paired by chance; the arena's own rating of the same games is the judge."""
    strengths = {f"Bot {letter}": 1200.0 + 120 * number for number, letter in enumerate("abcdef")}
    records, chance = made(tmp_path, *strengths), random.Random(3)
    scores: dict[tuple[str, str], list[int]] = {}
    now = time.time() - GAMES * 60
    with records.session() as session:
        for number in range(GAMES):
            pair = chance.sample(sorted(strengths), 2)
            first, second = pair
            chances = 1 / (1 + 10 ** ((strengths[second] - strengths[first]) / 400))
            winner = 0 if chance.random() < chances else 1
            rate(session, "asigoc", (first, second), winner, now + number * 60)
            key = (min(pair), max(pair))
            scores.setdefault(key, [0, 0])[pair[winner] != key[0]] += 1
        session.commit()
        places = ladder(session, "asigoc", time.time())
    played = [Score(*key, wins, losses, 0) for key, (wins, losses) in scores.items()]
    arena = sorted(elo(sorted(strengths), played), key=lambda one: -one.elo)
    assert [place.name for place in places] == [one.name for one in arena] == sorted(strengths, reverse=True)
    assert sum(place.games for place in places) == 2 * GAMES
    middle = fmean(place.rating for place in places) - fmean(strengths.values())
    assert all(abs(place.rating - middle - strengths[place.name]) < 2 * place.deviation for place in places), places


def test_who_has_not_played_for_long_is_known_less_and_leaves_the_ladder(tmp_path: Path) -> None:
    records, now = made(tmp_path, "Ada", "Eve"), time.time()
    with records.session() as session:
        for number in range(40):
            rate(session, "duel", ("Ada", "Eve"), number % 2, now + number)
        session.commit()
        known = session.get(Standing, ("Ada", "duel"))
        assert known is not None and known.deviation < 110
        assert [place.place for place in ladder(session, "duel", now + 100)] == [1, 2]
        assert ladder(session, "duel", now + FRESH + 100) == [] == ladder(session, "asigoc", now)


async def two(server: Served, names: tuple[str, str]) -> tuple[Visitor, Visitor]:
    """Two people with accounts."""
    people = Visitor(server), Visitor(server)
    for visitor, name in zip(people, names, strict=True):
        await visitor.register(name)
    return people


async def seated(visitor: Visitor, path: str, body: object) -> Seated:
    made = await visitor.done("POST", path, body, 201)
    return Seated(made["table"], made["seat"], made["token"])


async def given_up(server: Served, loser: Seated, other: Seated) -> list[Player]:
    """Both come, and one gives up."""
    players = [await server.welcomed(loser), await server.welcomed(other)]
    await players[0].send({"t": "concede", "id": "enough"})
    await asyncio.gather(*[kept(player) for player in players])
    return players


async def kept(player: Player) -> None:
    """Wait until a game is over, and its record kept."""
    while not (player.ending and player.ending["replay"]):
        await player.next()


async def stand(visitor: Visitor) -> Any:
    return (await visitor.me()).get("stands")


@alone
async def test_a_rated_game_changes_both_ratings_and_says_so_at_its_end(server: Served) -> None:
    ada, eve = await two(server, ("Ada Rated", "Eve Rated"))
    first = await seated(ada, "/api/tables", RATED)
    (waiting,) = [one for one in await eve.done("GET", "/api/tables") if one["table"] == first.table]
    assert waiting["rated"] and waiting["rank"] == {"rating": 1500, "sure": False}
    second = await seated(eve, f"/api/tables/{first.table}/join", {})
    players = await given_up(server, first, second)
    ending, info = players[0].ending, players[1].info
    assert info["rated"] and info["ranks"] == [{"rating": 1500, "sure": False}] * 2
    shifts = [[1500, 1338], [1500, 1662]]
    assert ending is not None and ending["shifts"] == (shifts if first.seat == 0 else shifts[::-1])
    assert [(one["rating"], one["games"], one["wins"]) for one in await stand(ada)] == [(1338, 1, 0)]
    profile = await ada.done("GET", "/api/people/eve%20rated")
    assert profile["name"] == "Eve Rated" and profile["games"] == 1 and profile["stands"][0]["rating"] == 1662
    assert await ada.done("GET", "/api/ladder?game=asigoc") == []  # a game is too little to know
    (game,) = [one for one in await ada.done("GET", "/api/replays?mine=1") if one["id"] == first.table]
    assert game["shifts"] == ending["shifts"]


@alone
async def test_nothing_is_taken_back_in_a_rated_game_and_a_rematch_is_rated_anew(server: Served) -> None:
    ada, eve = await two(server, ("Ada Undo", "Eve Undo"))
    first = await seated(ada, "/api/tables", RATED)
    second = await seated(eve, f"/api/tables/{first.table}/join", {})
    players = [await server.welcomed(first), await server.welcomed(second)]
    await players[0].send({"t": "offer", "what": "undo"})
    assert (await players[0].until("refused"))["reason"]["code"] == "rated"
    await players[1].send({"t": "concede", "id": "enough"})
    await asyncio.gather(*[kept(player) for player in players])
    for player in players:
        await player.send({"t": "offer", "what": "rematch"})
    while not (offered := await players[0].until("offers")).get("table"):
        pass
    info = (await server.welcomed(Seated(offered["table"], 0, offered["token"]))).info
    assert info["rated"] and sorted(rank["rating"] for rank in info["ranks"]) == [1338, 1662]


@pytest.mark.parametrize(
    ("asked", "code"),
    [({"bank": 0}, "rated_clock"), ({"kind": "bot"}, "rated_kind"), ({"kind": "hotseat"}, "rated_kind")],
)
@alone
async def test_a_rated_table_needs_two_people_and_a_clock(server: Served, asked: dict[str, object], code: str) -> None:
    ada = Visitor(server)
    await ada.register(f"Ada {code.removeprefix('rated_')} {asked.get('kind', '')}".strip())
    assert await ada.refused("POST", "/api/tables", {**RATED, **asked}) == (422, code)


@alone
async def test_guests_and_oneself_play_no_rated_game(server: Served) -> None:
    ada, guest = Visitor(server), Visitor(server)
    await ada.register("Ada Alone")
    assert await guest.refused("POST", "/api/tables", RATED) == (403, "rated_account")
    table = await seated(ada, "/api/tables", RATED)
    path = f"/api/tables/{table.table}/join"
    assert await guest.refused("POST", path, {}) == (403, "rated_account")
    assert await ada.refused("POST", path, {}) == (409, "own_table")
    assert (await seated(ada, "/api/tables", {**RATED, "kind": "quick"})).table != table.table


@alone
async def test_rated_pairing_takes_the_nearest_rating(folder: Path) -> None:
    server = Served(folder, "--no-limits")
    names = ["Low One", "Middle One", "High One", "New High"]
    people = [Visitor(server) for _ in names]
    for visitor, name in zip(people, names, strict=True):
        await visitor.register(name)
    with closing(sqlite3.connect(folder / "duelwright.sqlite")) as base, base:
        for name, rating in zip(names, (1200, 1500, 1900, 1850), strict=True):
            base.execute(
                "INSERT INTO standings SELECT id, 'asigoc', ?, 60, 0.06, 50, 25, ? FROM accounts WHERE name = ?",
                (rating, time.time(), name),
            )
    tables = [(await seated(visitor, "/api/tables", RATED)).table for visitor in people[:3]]
    quick = {**RATED, "kind": "quick"}
    assert (await seated(people[3], "/api/tables", quick)).table == tables[2]
    places = await people[0].done("GET", "/api/ladder?game=asigoc")
    assert [(place["place"], place["name"]) for place in places] == [
        (1, "High One"), (2, "New High"), (3, "Middle One"), (4, "Low One"),
    ]  # fmt: skip
    server.stop()


@alone
async def test_a_rated_game_counts_once_whenever_the_server_falls(folder: Path, tmp_path: Path) -> None:
    """The record and the ratings are one transaction: without them the journal's end makes both, and only once."""
    server = Served(folder, "--no-limits")
    ada, eve = await two(server, ("Ada Falls", "Eve Falls"))
    first = await seated(ada, "/api/tables", RATED)
    second = await seated(eve, f"/api/tables/{first.table}/join", {})
    await given_up(server, first, second)
    server.kill()
    lost = copied(folder, tmp_path / "lost")
    with closing(sqlite3.connect(lost / "duelwright.sqlite")) as base, base:
        base.execute("DELETE FROM games")
        base.execute("DELETE FROM standings")
    for where in (folder, lost):
        for _ in range(2):
            again = Served(where, "--no-limits")
            assert (await again.ask("GET", "/healthz")).status_code == 200
            with closing(sqlite3.connect(where / "duelwright.sqlite")) as base:
                found = base.execute("SELECT games, wins, round(rating) FROM standings ORDER BY rating").fetchall()
            assert found == [(1, 0, 1338), (1, 1, 1662)]
            again.stop()


def test_bots_that_play_rated_games_stand_as_the_arena_has_them(tmp_path: Path) -> None:
    """A short slice of `python -m tests.server.rated_bots`, which plays 2,004."""
    bots = ("2", "3")
    played = Arena().run("asigoc", bots, games=40).games
    assert ladder_order(bots, played, tmp_path, "asigoc") == arena_order(bots, played) == ["3", "2"]
