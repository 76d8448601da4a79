"""Cards that players bring to a server: whose they are, who sees them, what a hostile file does, and when they go."""

from __future__ import annotations

import json
import random
import sqlite3
from pathlib import Path

import msgspec
import pytest

from duelwright.library.files import KINDS
from duelwright.library.owned import Owned, Quota
from duelwright.library.store import FILE, Library
from duelwright.library.ygopro.cdb import write_cdb
from duelwright.server.own_cards import LARGEST

from .bringers import DECK, HEAD, KNIVES, ROWS, TABLE, Visitor
from .players import Served, alone, play_both
from .test_accounts import moderated

SONG = HEAD + "asigoc,Odd Song,item,mine,S/1,,,Sing a song.\nasigoc,Bad,weapon,mine,S/2,x,1,Draw 2 cards.\n"


@alone
async def test_what_somebody_brings_is_theirs_and_nobody_elses(server: Served) -> None:
    ada, bob = Visitor(server), Visitor(server)
    report = await ada.brought()
    source = report["source"]
    assert (source["title"], source["cards"], source["defined"], source["unread"]) == ("harbour", 15, 15, 0)
    assert report["wrong"] == [] and report["stops"] == []
    mine = await ada.found("harbour knife")
    assert len(mine) == 12 and all(card["id"].startswith(f"user:{source['name']}/") for card in mine)
    assert {card["source"] for card in mine} == {"harbour"}
    one = mine[0]["id"]
    assert (await ada.get(f"/api/games/asigoc/card/{one}"))["name"] == mine[0]["name"]
    listed = await ada.get("/api/own-cards")
    assert [one["title"] for one in listed["sources"]] == ["harbour"] and listed["cards"] == 15
    assert tuple(listed["kinds"]) == KINDS and listed["largest"] == LARGEST
    for other in (bob, Visitor(server)):
        assert not [card for card in await other.found("harbour") if card["id"].startswith("user:~")]
        assert (await other.ask("GET", f"/api/games/asigoc/card/{one}")).status_code == 404
        assert (await other.get("/api/own-cards"))["sources"] == []
        assert (await other.ask("DELETE", f"/api/own-cards/{source['name']}")).status_code == 404
        for text in (
            f"1 Harbour Knife 1 [asigoc] {one}",
            json.dumps({"game": "asigoc", "name": "x", "cards": {"main": {one: 1}}}),
        ):
            answer = (await other.ask("POST", "/api/games/asigoc/check", {"text": text})).json()
            assert answer["faults"] and not answer["foreign"], answer
            assert "draw" not in json.dumps(answer)
        counts = (await other.get("/api/games/asigoc/search?q="))["counts"]
        assert "harbour" not in [one["value"] for one in counts["source"]]
    await bob.brought(file="harbour.csv")
    assert len(await bob.found("harbour knife")) == 12  # his own
    assert (await ada.ask("DELETE", f"/api/own-cards/{source['name']}")).json()["sources"] == []
    assert await ada.found("harbour knife") == [] and len(await bob.found("harbour knife")) == 12


@alone
async def test_what_was_not_read_is_told_by_its_line_in_three_languages(server: Served) -> None:
    told = {}
    for lang in ("en", "fr", "ru"):
        answer = await Visitor(server).bring(SONG, "songs.csv", lang)
        assert answer.status_code == 201
        report = answer.json()
        assert (report["source"]["cards"], report["source"]["unread"]) == (1, 1)
        assert [one["name"] for one in report["stops"]] == ["Odd Song"] and "sing" in report["stops"][0]["words"]
        told[lang] = report["wrong"]
    assert told["en"] == ["line 3: attack is 'x', which is no number"]
    assert len({words[0] for words in told.values()}) == 3
    nothing = (await Visitor(server).bring(HEAD + "asigoc,Bad,weapon,m,1,x,1,", "bad.csv")).json()
    assert nothing["source"] is None and len(nothing["wrong"]) == 1


@pytest.mark.parametrize(
    ("data", "file", "status", "code"),
    [
        (b"", "a.csv", 422, "file_table_headings"),
        (b"PK\3\4", "a.cdb", 422, "file_cdb_zip"),
        (b"x", "a.exe", 422, "file_no_card_file"),
        (b"\xff\xfe\0", "a.json", 422, "file_file_no_text"),
        (b"[" * 100_000, "a.json", 422, "file_in_file"),
        (b"a = " + b"[" * 100_000, "a.toml", 422, "file_in_file"),
        (HEAD.encode() + b"asigoc," + b"x" * 100_000, "a.csv", 422, "file_no_table"),
        (b"x" * (LARGEST + 1), "a.csv", 413, "own_file_large"),
        (json.dumps([{"name": f"N{n}", "type": "weapon", "game": "asigoc"} for n in range(2001)]).encode(), "a.json",
         422, "own_file_many"),
    ],
)  # fmt: skip
def test_a_file_that_cannot_be_taken_is_refused_in_words(
    server: Served, data: bytes, file: str, status: int, code: str
) -> None:
    @alone
    async def refused() -> None:
        for lang in ("en", "ru"):
            ada = Visitor(server)
            answer = await ada.bring(data, file, lang)
            assert (answer.status_code, str(server.folder) in answer.text) == (status, False), answer.text
            assert answer.json()["code"] == code and len(answer.json()["text"]) > 10, answer.text
            assert (await ada.get("/api/own-cards"))["sources"] == []

    refused()


@alone
async def test_names_and_words_can_do_nothing_where_they_are_shown(server: Served) -> None:
    ada = Visitor(server)
    wrong = HEAD + "asigoc,Na\u202eme,weapon,m,1,1,1,Draw 2 cards.\n"
    assert (await ada.brought(wrong, "a.csv"))["source"] is None
    tricky = HEAD + 'asigoc,<b>Bold</b>,weapon,m,1,1,1,"Draw\u202e 2 <img src=x> cards."\n'
    await ada.brought(tricky, "%3Cb%3Ex%E2%80%AE.csv")
    (card,) = await ada.found("bold")
    assert card["name"] == "<b>Bold</b>" and "\u202e" not in json.dumps(card, ensure_ascii=False)
    (source,) = (await ada.get("/api/own-cards"))["sources"]
    assert source["title"] == "<b>x?"


@alone
async def test_a_database_of_ygopro_is_taken_and_a_deck_of_passcodes_is_its_owners(
    server: Served, tmp_path: Path
) -> None:
    from duelwright.facets.record import Record

    write_cdb(tmp_path / "mine.cdb", [Record("1", "Plain Oak", clan="Kagero", grade=1, power=8000, code=424242)])
    ada = Visitor(server)
    await ada.brought((tmp_path / "mine.cdb").read_bytes(), "mine.cdb")
    deck = {"text": "#main\n424242\n424242"}
    mine = (await ada.ask("POST", "/api/games/vanguard-premium/check", deck)).json()
    assert [(card["name"], card["source"]) for card in mine["foreign"]] == [("Plain Oak", "mine")]
    theirs = (await Visitor(server).ask("POST", "/api/games/vanguard-premium/check", deck)).json()
    assert theirs["foreign"] == [] and theirs["lines"][0]["code"] == "no_code"


# --- at a table ---


@alone
async def test_who_plays_against_them_is_told_of_a_card_when_they_see_it_and_not_before(server: Served) -> None:
    ada = Visitor(server)
    source = (await ada.brought())["source"]["name"]
    first = await ada.open("asigoc", "invite", name="Ada", deck=DECK, seat=0)
    second = await server.join(first.table, name="Bob")
    one, other = await server.welcomed(first), await server.welcomed(second)
    names = {f"user:{source}/H/{n:03}" for n in range(1, 13)} | {f"user:{source}/H/1{n:02}" for n in range(1, 4)}

    async def status(name: str, token: str = "") -> int:
        headers = {"authorization": f"Bearer {token}"} if token else {}
        return (await server.ask("GET", f"/api/tables/{first.table}/card/{name}", **headers)).status_code

    for _ in range(3):
        told = "".join(other.raw)
        for name in names:
            is_told = json.dumps(name) in told
            assert await status(name, second.token) == (200 if is_told else 404), name
            assert await status(name, first.token) == 200 and await status(name) == 404
        await play_both(one, other, 7, 15)
    assert any(json.dumps(name) in "".join(other.raw) for name in names), "something of hers was seen"
    face = await server.get(
        f"/api/tables/{first.table}/card/user:{source}/H/001", authorization=f"Bearer {first.token}"
    )
    assert face["name"] == KNIVES[0] and "draw" in face["text"][0].lower()
    assert await status("user:~nobody/1", first.token) == 404


@alone
async def test_who_looks_on_is_told_of_what_everybody_sees(server: Served) -> None:
    ada = Visitor(server)
    source = (await ada.brought())["source"]["name"]
    first = await ada.open("asigoc", "lobby", name="Ada", deck=DECK, seat=0)
    path = f"/api/tables/{first.table}/card/user:{source}/"
    assert (await server.ask("GET", path + "H/001")).status_code == 404  # nobody looks on yet
    second = await server.join(first.table, name="Bob")
    one, other = await server.welcomed(first), await server.welcomed(second)
    await play_both(one, other, 7, 30)
    told = "".join(other.raw)
    statuses = {n: (await server.ask("GET", f"{path}H/{n:03}")).status_code for n in range(1, 13)}
    assert set(statuses.values()) == {200, 404}
    for n, status in statuses.items():
        assert status == 404 or f"user:{source}/H/{n:03}" in told


@alone
async def test_a_game_with_them_outlives_a_restart_and_their_deletion(tmp_path: Path) -> None:
    server = Served(tmp_path, "--no-limits")
    try:
        ada = Visitor(server)
        source = (await ada.brought())["source"]["name"]
        first = await ada.open("asigoc", "invite", name="Ada", deck=DECK, seat=0)
        second = await server.join(first.table, name="Bob")
        one, other = await server.welcomed(first), await server.welcomed(second)
        await play_both(one, other, 7, 12)
        assert (await ada.ask("DELETE", f"/api/own-cards/{source}")).status_code == 200
        server.kill()
        server.start()
        assert await ada.found("harbour") == []
        again, theirs = await server.welcomed(first), await server.welcomed(second)
        assert again.view == one.view and theirs.view == other.view
        await play_both(again, theirs, 8, 12)
        path = f"/api/tables/{first.table}/card/user:{source}/H/001"
        assert (await server.get(path, authorization=f"Bearer {first.token}"))["name"] == KNIVES[0]
    finally:
        server.kill()


@alone
async def test_a_deck_whose_cards_are_gone_stays_and_says_which(server: Served) -> None:
    ada = Visitor(server)
    source = (await ada.brought())["source"]["name"]
    assert (await ada.ask("POST", "/api/decks", {"game": "asigoc", "name": "Mine", "text": DECK})).status_code == 201
    await ada.ask("DELETE", f"/api/own-cards/{source}")
    (deck,) = await ada.get("/api/decks")
    assert deck["cards"]["main"][f"user:{source}/H/001"] == 1
    asked = {"text": json.dumps({"game": "asigoc", "name": "Mine", "cards": deck["cards"]}), "lang": "fr"}
    checked = (await ada.ask("POST", "/api/games/asigoc/check", asked)).json()
    (fault,) = [one for one in checked["faults"] if one["code"] == "own_missing"]
    assert fault["text"].startswith("Cartes personnelles") and "H/001" in fault["text"]
    assert checked["cards"] == deck["cards"] and not [one for one in checked["faults"] if one["about"]]
    asked = {"text": deck["list"], "lang": "ru"}
    checked = (await ada.ask("POST", "/api/games/asigoc/check", asked)).json()
    assert {line["text"] for line in checked["lines"]} >= {"Личной карты «H/001» больше нет."}
    assert source in checked["list"]
    await ada.brought()  # under the same name: they are there again, and so is the deck
    (again,) = (await ada.get("/api/own-cards"))["sources"]
    checked = (await ada.ask("POST", "/api/games/asigoc/check", asked)).json()
    assert again["name"] == source and checked["lines"] == [] and checked["cards"] == deck["cards"]


@alone
async def test_a_replay_with_them_is_read_by_whoever_may_after_their_deletion(server: Served) -> None:
    ada = Visitor(server)
    source = (await ada.brought())["source"]["name"]
    seated = await ada.open("asigoc", "bot", name="Ada", deck=DECK)
    player = await server.welcomed(seated)
    await player.play(random.Random(3), 6)
    await player.send({"t": "concede", "id": "c"})
    replay = (await player.over())["replay"]
    await ada.ask("DELETE", f"/api/own-cards/{source}")
    path = f"/api/replays/{replay}/card/user:{source}/H/001"
    assert (await ada.get(path))["name"] == KNIVES[0]
    assert (await ada.get(f"/api/replays/{replay}?seat=-1"))["steps"]
    bob = Visitor(server)
    assert (await bob.ask("GET", path)).status_code == 404
    await ada.ask("POST", f"/api/replays/{replay}/share", {"shared": True})
    assert (await bob.get(path))["name"] == KNIVES[0]
    file = await bob.ask("GET", f"/api/replays/{replay}/file")
    assert source in file.text and KNIVES[0] in file.text


@alone
async def test_a_rated_game_refuses_them_in_words(server: Served) -> None:
    ada = Visitor(server)
    await ada.brought()
    account = {"name": "Rated Ada", "password": "a long enough secret"}
    assert (await ada.ask("POST", "/api/account", account)).status_code == 201
    asked = {"game": "asigoc", "kind": "invite", "deck": DECK, "rated": True, "clock": 60}
    answer = await ada.ask("POST", "/api/tables", asked)
    assert (answer.status_code, answer.json()["code"]) == (422, "rated_cards")


# --- moving along, and going ---


@alone
async def test_they_move_along_into_an_account_and_go_with_it(server: Served) -> None:
    ada = Visitor(server)
    source = (await ada.brought())["source"]["name"]
    await ada.ask("POST", "/api/decks", {"game": "asigoc", "name": "Mine", "text": DECK})
    account = {"name": "Harbour Ada", "password": "a long enough secret"}
    assert (await ada.ask("POST", "/api/account", account)).status_code == 201
    assert len(await ada.found("harbour knife")) == 12
    elsewhere = Visitor(server)
    await elsewhere.brought(TABLE.replace("Harbour", "River"), "harbour.csv")
    rivers = {"game": "asigoc", "name": "Mine", "text": DECK.replace("Harbour", "River")}
    deck = (await elsewhere.ask("POST", "/api/decks", rivers)).json()
    assert (await elsewhere.ask("POST", "/api/login", account)).status_code == 200
    sources = (await elsewhere.get("/api/own-cards"))["sources"]
    assert [one["title"] for one in sources] == ["harbour", "harbour (2)"] and source in [
        one["name"] for one in sources
    ]
    assert len(await elsewhere.found("name:knife set:harbour")) == 24
    kept = {one["name"]: one["cards"] for one in await elsewhere.get("/api/decks")}
    assert kept["Mine (2)"] == deck["cards"]
    text = json.dumps({"game": "asigoc", "name": "Mine", "cards": deck["cards"]})
    checked = (await elsewhere.ask("POST", "/api/games/asigoc/check", {"text": text})).json()
    assert checked["faults"] == [] and len(checked["foreign"]) == 15
    assert (await elsewhere.ask("DELETE", "/api/account", {"password": account["password"]})).status_code == 200
    base = sqlite3.connect(server.folder / FILE)
    names = [one["name"] for one in sources]
    assert base.execute("SELECT count(*) FROM cards WHERE source IN (?, ?)", names).fetchone() == (0,)
    base.close()


@alone
async def test_a_page_of_another_site_brings_nothing(server: Served) -> None:
    ada = Visitor(server)
    await ada.brought()
    headers = {"origin": "https://elsewhere.example", "cookie": f"duelwright_guest={ada.cookies['duelwright_guest']}"}
    for method, path in (("POST", "/api/own-cards?file=a.csv"), ("DELETE", "/api/own-cards/~x")):
        assert (await server.ask(method, path, **headers)).status_code == 403


@alone
async def test_an_address_brings_so_many_files_and_no_more(limited: Served) -> None:
    statuses = [(await Visitor(limited).bring(HEAD + ROWS[0], "a.csv")).status_code for _ in range(12)]
    assert statuses == [201] * 10 + [429] * 2


@alone
async def test_a_host_may_keep_none_or_few(tmp_path: Path) -> None:
    server = Served(tmp_path, "--no-limits", "--own-cards", "0")
    try:
        refused = await Visitor(server).bring(lang="fr")
        assert (refused.status_code, refused.json()["code"]) == (403, "own_cards_off")
        assert (await Visitor(server).get("/api/own-cards"))["most"] == 0
    finally:
        server.kill()
    server = Served(tmp_path, "--no-limits", "--own-cards", "15")
    try:
        ada = Visitor(server)
        await ada.brought()
        again = await ada.brought()  # the same file anew
        assert again["source"]["cards"] == 15
        refused = await ada.bring(HEAD + ROWS[0], "more.csv")
        assert (refused.status_code, refused.json()["code"]) == (409, "own_cards_many")
    finally:
        server.kill()


@alone
async def test_an_operator_lists_and_deletes_them_while_the_server_runs(tmp_path: Path) -> None:
    server = Served(tmp_path, "--no-limits")
    try:
        assert "nobody has cards" in (await moderated(server, "cards")).stderr
        ada, bob = Visitor(server), Visitor(server)
        source = (await ada.brought())["source"]["name"]
        await bob.brought()
        account = {"name": "Modest Ada", "password": "a long enough secret"}
        assert (await ada.ask("POST", "/api/account", account)).status_code == 201
        listed = (await moderated(server, "cards")).stdout.splitlines()
        assert sum("15 cards, 1 files" in line for line in listed) == 2
        assert any(line.startswith("Modest Ada (") for line in listed)
        number = next(line for line in listed if not line.startswith("Modest Ada")).split(":")[0]
        assert f"({source})" in (await moderated(server, "cards", "modest ada")).stdout
        missing = await moderated(server, "drop-cards", "Modest Ada", "no such file")
        assert missing.returncode == 1 and "has no file 'no such file'" in missing.stderr
        assert (await moderated(server, "drop-cards", "Modest Ada", source)).stdout.startswith("15 cards of Modest Ada")
        assert await ada.found("harbour knife") == [] and len(await bob.found("harbour knife")) == 12
        assert (await moderated(server, "drop-cards", number)).returncode == 0
        assert await bob.found("harbour knife") == []
        assert (await moderated(server, "drop-cards", number)).returncode == 1
    finally:
        server.kill()


def test_a_backup_has_them(tmp_path: Path) -> None:
    from duelwright.backup import back_up, restore
    from duelwright.facets.record import Record
    from duelwright.library.prepared import read_once

    library = Library(tmp_path / FILE)
    Owned(library, Quota()).put("a" * 64, "Mine", [read_once(Record("1", "Oak", "asigoc", "weapon"))[0]])
    back_up(tmp_path, tmp_path / "backup.zip")
    library.close()
    (tmp_path / "other").mkdir()
    restore(tmp_path / "backup.zip", tmp_path / "other", False)
    again = Library(tmp_path / "other" / FILE)
    assert [one.title for one in Owned(again).sources("a" * 64)] == ["Mine"]
    again.close()


def test_the_report_is_what_the_document_says() -> None:
    from duelwright.server.own_cards import BroughtCards

    assert msgspec.json.decode(msgspec.json.encode(BroughtCards(None)), type=BroughtCards) == BroughtCards(None)
