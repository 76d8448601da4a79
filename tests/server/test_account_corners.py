"""Corners of accounts and ratings that somebody hostile, or two at the same moment, would find."""

from __future__ import annotations

import asyncio
import json
import sqlite3
from contextlib import closing
from pathlib import Path

import pytest

import duelwright as dw
from duelwright.library.adoption import adopt
from duelwright.library.store import FILE, Library
from duelwright.server.accounts import Accounts
from duelwright.server.records import Records
from duelwright.server.reports import Reports
from duelwright.server.setup import Chair, Setup, hashed
from duelwright.server.store import Store
from duelwright.server.table import Denied, Table

from .inside import NAMES, TOKENS, Watcher, hosting, lobby_in, opened
from .players import Served, alone
from .test_accounts import SECRET, Visitor, games_of, moderated, played
from .test_ratings import RATED, given_up, seated, two
from .test_watching import look_on, shut

GAMES = 12


@alone
async def test_rated_games_that_end_at_once_are_all_counted(folder: Path) -> None:
    server = Served(folder, "--no-limits")
    ada, eve = await two(server, ("Ada Many", "Eve Many"))
    pairs = []
    for _ in range(GAMES):
        first = await seated(ada, "/api/tables", RATED)
        pairs.append((first, await seated(eve, f"/api/tables/{first.table}/join", {})))
    await asyncio.gather(*[given_up(server, *(pair if n % 3 else pair[::-1])) for n, pair in enumerate(pairs)])
    with closing(sqlite3.connect(folder / "duelwright.sqlite")) as base:
        found = base.execute("SELECT games, wins FROM standings ORDER BY wins").fetchall()
        shifts = [json.loads(row[0]) for row in base.execute("SELECT shifts FROM games")]
    assert found == [(GAMES, GAMES // 3), (GAMES, GAMES - GAMES // 3)] and len(shifts) == GAMES
    assert not server.faults()
    server.stop()


@alone
async def test_a_guest_who_never_gave_a_name_takes_their_games_along(server: Served) -> None:
    ada = Visitor(server)
    game = await played(server, ada)
    assert ada.cookie and await games_of(ada) == {game}
    await ada.register("Ada Nameless")
    assert await games_of(ada) == {game}


@alone
async def test_a_program_without_a_cookie_gets_none(server: Served) -> None:
    answer = await server.ask("POST", "/api/tables", {"game": "asigoc", "bot": "1"})
    assert answer.status_code == 201 and "set-cookie" not in answer.headers


@alone
async def test_nobody_loses_on_time_because_a_stranger_looked_at_a_table(folder: Path) -> None:
    """After a restart a clock goes on when a player of the table has come, and not before."""
    async with hosting(folder) as lobby:
        name = (await opened(lobby, "asigoc", clock=1, kind="lobby")).table.id
    lobby = lobby_in(folder)
    lobby.wake()
    presenter = await lobby.find(name)
    assert not lobby.alarms and presenter.table.prompt is not None
    watcher = Watcher(lobby, presenter, presenter.table.prompt.seat)
    assert list(lobby.alarms) == [name]
    watcher.go()
    await lobby.close()


@alone
async def test_a_report_of_one_side_stands_beside_that_of_the_other(tmp_path: Path) -> None:
    store = Store(tmp_path / "store.sqlite")
    reports = Reports(store.records)
    chairs = tuple(Chair("Guest", hashed(token), guest=token) for token in TOKENS)
    async with hosting(tmp_path / "lobby") as lobby:
        table = Table("a-table", Setup("asigoc", "", "invite", chairs), lobby.journal)
        for seat, text in ((0, "first"), (1, "theirs"), (0, "again")):
            reports.tell(table, seat, "words", text)
    assert [(one.seat, one.text) for one in reports.told()] == [(1, "theirs"), (0, "again")]
    assert reports.close(reports.told()[0].id)
    reports.tell(table, 1, "words", "more")
    assert sorted(one.text for one in reports.told(with_closed=True)) == ["again", "more", "theirs"]
    store.close()


@alone
async def test_who_finds_no_room_to_look_on_is_told_so(folder: Path) -> None:
    server = Served(folder, "--no-limits")
    first = await server.open("asigoc", "lobby")
    await server.join(first.table)
    watchers = [await look_on(server, first.table) for _ in range(21)]
    for watcher in watchers[:20]:
        await watcher.until("welcome")
    assert await shut(watchers[20]) == "many_watchers"
    assert not server.faults()
    server.kill()


def made(tmp_path: Path, *guests: str) -> Accounts:
    """Accounts, one for each guest."""
    accounts = Accounts(Records(tmp_path / "store.sqlite"))
    for number, guest in enumerate(guests):
        accounts.register(f"Person {number}", f"hash of {guest}", guest, "")
    return accounts


def test_a_login_whose_password_was_changed_since_it_was_compared_is_refused(tmp_path: Path) -> None:
    accounts = made(tmp_path, "ada")
    accounts.change_password("ada", "hash of ada", "another hash")
    with pytest.raises(Denied, match="wrong_login"):
        accounts.log_in("ada", "hash of ada", "", "")
    accounts.rehash("ada", "hash of ada", "the old one again")
    assert accounts.who(accounts.log_in("ada", "another hash", "", "")) == "ada"
    with pytest.raises(Denied, match="wrong_login"):
        accounts.change_password("ada", "hash of ada", "a third")


def test_what_is_forbidden_a_guest_is_forbidden_the_account_that_they_are(tmp_path: Path) -> None:
    accounts = made(tmp_path, "ada", "eve")
    reports = Reports(accounts.records)
    accounts.log_in("ada", "hash of ada", "guest-1", "")
    assert reports.find("guest-1") == "ada"
    reports.forbid(reports.find("guest-1"), banned=9e12)
    assert accounts.read_again() and accounts.is_banned("ada") and accounts.is_banned("guest-1")
    reports.forbid("guest-2", muted=9e12)
    accounts.read_again()
    accounts.log_in("eve", "hash of eve", "guest-2", "")
    assert accounts.is_muted("eve") and accounts.is_muted("guest-2") and not accounts.is_banned("eve")


def test_who_gives_an_account_up_leaves_cookies_that_open_nothing(tmp_path: Path) -> None:
    accounts = made(tmp_path, hashed("an old cookie"))
    token = accounts.log_in(hashed("an old cookie"), f"hash of {hashed('an old cookie')}", hashed("elsewhere"), "")
    accounts.leave(hashed("an old cookie"))
    for _ in range(2):
        assert [accounts.who(cookie) for cookie in ("an old cookie", "elsewhere")] == ["", ""]
        assert not accounts.is_account(accounts.who(token)) and accounts.still(hashed("elsewhere")) == ""
        accounts.read()


@alone
async def test_who_takes_a_second_account_is_logged_out_of_the_first(server: Served) -> None:
    ada, other = Visitor(server), Visitor(server)
    await ada.register("Ada First")
    await other.log_in("Ada First")
    await ada.register("Ada Second")
    assert len(await other.done("GET", "/api/logins")) == 1
    assert (await ada.me())["name"] == "Ada Second"


@alone
async def test_a_guest_whose_name_somebody_has_taken_since_is_a_guest(server: Served) -> None:
    guest, ada = Visitor(server), Visitor(server)
    await guest.done("POST", "/api/me", {"name": "Ada Later"})
    await ada.register("Ada Later")
    table = (await guest.done("POST", "/api/tables", {"game": "asigoc", "kind": "invite"}, 201))["table"]
    assert (await guest.done("GET", f"/api/tables/{table}"))["name"] == "Guest"


@alone
async def test_what_an_operator_does_to_a_guest_is_done_or_refused(server: Served) -> None:
    guest = Visitor(server)
    await guest.done("POST", "/api/me", {"name": "Rude Words"})
    number = hashed(guest.cookie)
    assert (await moderated(server, "rename", number, "Nicer Name")).returncode == 0
    assert (await guest.me())["name"] == "Nicer Name"
    refused = await moderated(server, "password", number)
    assert refused.returncode == 1 and "guest" in refused.stderr


@alone
async def test_who_may_play_no_more_gets_no_rematch(folder: Path) -> None:
    async with hosting(folder) as lobby:
        presenter = await opened(lobby, "asigoc")
        chairs = tuple(Chair(name, hashed(token), guest=token) for name, token in zip(NAMES, TOKENS, strict=True))
        setup = Setup("asigoc", presenter.table.setup.hash, "lobby", chairs)
        lobby.bargains._may_play(setup)
        Reports(lobby.store.records).forbid(TOKENS[1], banned=9e12)
        assert lobby.store.accounts.read_again()
        with pytest.raises(Denied, match="banned"):
            lobby.bargains._may_play(setup)


@alone
async def test_games_that_are_not_shared_are_not_counted_before_others(server: Served) -> None:
    ada = Visitor(server)
    await ada.register("Ada Private")
    game = await played(server, ada)
    assert (await ada.done("GET", "/api/people/Ada%20Private"))["games"] == 0
    await ada.done("POST", f"/api/replays/{game}/share", {"shared": True})
    assert (await ada.done("GET", "/api/people/Ada%20Private"))["games"] == 1


def test_decks_move_along_as_far_as_there_is_room(tmp_path: Path) -> None:
    library = Library(tmp_path / FILE)
    for number in range(6):
        library.save(dw.Deck(f"Deck {number}", "asigoc", {"main": {"x": number + 1}}), "ada" if number < 3 else "eve")
    adopt(library, "eve", "ada", most=5)
    assert {deck.name for deck in library.decks("", "ada")} == {"Deck 0", "Deck 1", "Deck 2", "Deck 4", "Deck 5"}
    assert [deck.name for deck in library.decks("", "eve")] == ["Deck 3"]  # it is not lost
    library.forget("asigoc", "Deck 0", "ada")
    adopt(library, "eve", "ada", most=5)
    assert len(library.decks("", "ada")) == 5 and library.decks("", "eve") == []


@alone
async def test_who_is_refused_an_account_stays_logged_in(server: Served) -> None:
    ada, eve = Visitor(server), Visitor(server)
    await ada.register("Ada Stays")
    await eve.register("Eve Stays")
    assert await ada.refused("POST", "/api/account", {"name": "Eve Stays", "password": SECRET}) == (409, "name_taken")
    wrong = {"name": "Eve Stays", "password": "something else"}
    assert await ada.refused("POST", "/api/login", wrong) == (401, "wrong_login")
    assert (await ada.me())["name"] == "Ada Stays"


@alone
async def test_two_who_want_one_name_do_not_both_get_it(server: Served) -> None:
    people = [Visitor(server) for _ in range(4)]
    asked = {"name": "Ada Race", "password": SECRET}
    answers = await asyncio.gather(*[visitor.ask("POST", "/api/account", asked) for visitor in people])
    assert sorted(answer.status_code for answer in answers) == [201, 409, 409, 409]
