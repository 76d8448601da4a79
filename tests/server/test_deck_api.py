"""Cards and decks over REST: search with counts, checks with figures, other forms, pictures, what a guest keeps."""

from __future__ import annotations

from pathlib import Path
from urllib.parse import quote

import pytest

import duelwright as dw

from .players import Served, alone
from .recruits import TRIGGERS, UNITS, stock

PREMIUM = dw.game("vanguard-premium")
TD01 = PREMIUM.deck("TD01")
OWN = UNITS + TRIGGERS


@pytest.fixture(scope="module")
def stocked(server: Served) -> Served:
    """The server, with cards of a host's own in its library: a whole deck of them, one of them unread."""
    stock(Path(server.folder))
    return server


@alone
async def test_a_search_finds_counts_and_draws_cards_in_a_language(stocked: Served) -> None:
    found = await stocked.get(f"/api/games/vanguard-premium/search?q={quote('clan:kagero does:retire')}&n=2&lang=fr")
    assert found["total"] > 2 and len(found["cards"]) == 2 and found["wrong"] is None
    assert found["cards"][0]["kind_name"] == "unité" and "Retirez" in " ".join(found["cards"][0]["text"])
    grades = {one["value"]: one["n"] for one in found["counts"]["grade"]}
    assert sum(grades.values()) == found["total"]
    assert {one["label"] for one in found["counts"]["type"]} <= {"unité", "unité G"}
    page = await stocked.get(f"/api/games/vanguard-premium/search?q={quote('clan:kagero does:retire')}&n=2&from=2")
    assert not {one["id"] for one in page["cards"]} & {one["id"] for one in found["cards"]}


@alone
async def test_cards_that_were_found_by_the_categories_of_a_file_are_told(stocked: Served) -> None:
    where = "/api/games/vanguard-premium/search?q="
    found = await stocked.get(f"{where}{quote('does:draw source:mine')}&lang=ru")
    assert [card["name"] for card in found["cards"]] == ["Recruit 1"]
    assert found["by_category"] == {"found": 1, "left_out": 0} and "по категориям файла" in found["note"]
    assert [(one["value"], one["n"]) for one in found["counts"]["category"]] == [("draw", 1)]
    found = await stocked.get(f"{where}{quote('category:draw ot:both')}")
    assert (found["total"], found["by_category"]["found"], found["note"]) == (1, 0, "")
    games = (await stocked.get("/api/games"))["games"]
    assert all({"category", "ot"} <= set(one["fields"]) for one in games if one["family"] == "vanguard")


@alone
async def test_the_headings_of_a_games_rules_are_told_in_a_language(stocked: Served) -> None:
    french = await stocked.get("/api/games/asigoc/rules?lang=fr")
    assert french["La Pile"].startswith("Ce qu'on utilise, et toute Arme qui entre, attend ici.")
    assert {"Choix", "Étape Principale"} <= set(french)
    assert (await stocked.get("/api/games/asigoc/rules"))["The Outlet"].startswith("What is used")
    assert (await stocked.ask("GET", "/api/games/chess/rules")).status_code == 404


@alone
async def test_a_slip_in_a_question_is_an_answer_with_a_hint(stocked: Served) -> None:
    found = await stocked.get("/api/games/vanguard-d/search?q=clam:x&lang=ru")
    assert found["total"] == 0 and found["wrong"]["near"] == "clan" and "Поля clam нет" in found["wrong"]["text"]
    found = await stocked.get("/api/games/vanguard-d/search?q=nation:ketter")
    assert found["hints"] == [{"field": "nation", "value": "ketter", "near": "Keter Sanctuary", "at": 0}]
    for path in ("search?sort=wings", "search?n=many", "search?from=-1"):
        assert (await stocked.ask("GET", f"/api/games/vanguard-d/{path}")).status_code == 400
    assert (await stocked.ask("GET", "/api/games/chess/search")).status_code == 404


@alone
async def test_one_card_of_the_library_is_shown(stocked: Served) -> None:
    card = await stocked.get("/api/games/vanguard-premium/card/user:mine/u1?lang=fr")
    assert card["name"] == "Recruit 1" and card["status"] == "unread" and card["text"] == ["[AUTO]: Sing a song."]
    assert card["numbers"]["power"] == 6000 and card["traits"]["nation"] == ["Dragon Empire"]
    for path in ("vanguard-premium/card/user:mine/none", "duel/card/user:mine/u1", "vanguard-premium/card/.."):
        assert (await stocked.ask("GET", f"/api/games/{path}")).status_code == 404


@alone
async def test_a_deck_is_checked_with_its_figures_its_link_and_its_foreign_cards(stocked: Served) -> None:
    answer = await stocked.ask("POST", "/api/games/vanguard-premium/check", {"text": OWN})
    told = answer.json()
    assert told["faults"] == [] and told["unread"] == ["Recruit 1"] and len(told["foreign"]) == 13
    assert told["stats"]["sections"]["main"]["count"] == 50 and told["stats"]["ride_curve"]["first"]["ride"][0] > 0.5
    again = await stocked.ask("POST", "/api/games/vanguard-premium/check", {"text": told["list"]})
    by_link = await stocked.ask("POST", "/api/games/vanguard-premium/check", {"text": told["link"]})
    assert again.json()["cards"] == by_link.json()["cards"] == told["cards"]
    short = (await stocked.ask("POST", "/api/games/vanguard-premium/check", {"text": UNITS, "lang": "fr"})).json()
    assert {fault["code"] for fault in short["faults"]} >= {"deck_size", "trigger_count"}
    wrong = (await stocked.ask("POST", "/api/games/duel/check", {"text": "1 Kuribo\n1 x\n"})).json()
    assert wrong["faults"][0]["code"] == "unreadable" and "Kuriboh" in wrong["faults"][0]["text"]


@alone
async def test_a_deck_is_checked_by_the_rules_of_tournaments(stocked: Served) -> None:
    games = (await stocked.ask("GET", "/api/games?lang=fr")).json()["games"]
    by_key = {one["key"]: one["profiles"] for one in games}
    assert ["tournament", "Tournois officiels"] in by_key["vanguard-d"] and by_key["duel"] == []
    deck = dw.game("vanguard-d").decks()[0]
    criticals = [
        card.id for card in dw.game("vanguard-d").cards() if "critical trigger" in card.traits.get("icons", ())
    ]
    lists = deck.copied()
    lists["main"] |= dict.fromkeys(criticals[:3], 4)
    body = {"text": dw.Deck("Mine", "vanguard-d", lists).encode()}
    plain = (await stocked.ask("POST", "/api/games/vanguard-d/check", body)).json()["faults"]
    strict = await stocked.ask("POST", "/api/games/vanguard-d/check", {**body, "rules": "tournament"})
    more = [fault["code"] for fault in strict.json()["faults"] if fault not in plain]
    assert more == ["kind_count"]
    for name in ("s0-literal", "../../pyproject", "/etc/passwd"):
        refused = await stocked.ask("POST", "/api/games/vanguard-d/check", {**body, "rules": name})
        assert refused.status_code == 400 and "tournament" in refused.text


@alone
async def test_a_deck_is_written_in_other_forms_and_drawn(stocked: Served) -> None:
    for form in ("ydk", "ydke", "text", "json", "link"):
        body = {"text": "TD01", "form": form}
        made = (await stocked.ask("POST", "/api/games/vanguard-premium/convert", body)).json()["text"]
        assert PREMIUM.deck(made).cards == TD01.cards
    assert (
        await stocked.ask("POST", "/api/games/duel/convert", {"text": "1 Kuriboh", "form": "ydk"})
    ).status_code == 422
    assert (
        await stocked.ask("POST", "/api/games/duel/convert", {"text": "1 Kuriboh", "form": "pdf"})
    ).status_code == 400
    drawn = await stocked.ask(
        "POST", "/api/games/vanguard-premium/picture", {"text": OWN, "lang": "ru", "theme": "dark"}
    )
    assert drawn.headers["content-type"].startswith("image/svg+xml") and drawn.text.startswith("<svg")
    hands = [
        (await stocked.ask("POST", "/api/games/vanguard-premium/hand", {"text": OWN, "seed": 7})).json()["cards"]
        for _ in range(2)
    ]
    assert hands[0] == hands[1] and len(hands[0]) == 5
    both = {"text": "TD01", "other": OWN}
    told = (await stocked.ask("POST", "/api/games/vanguard-premium/compare", both)).json()
    assert told["common"] == 0 and len(told["sections"]["main"]["only_second"]) == 13


@alone
async def test_decks_are_kept_for_their_guest_alone(stocked: Served) -> None:
    asked = {"game": "vanguard-premium", "name": "Ann's / first", "text": OWN}
    saved = await stocked.ask("POST", "/api/decks", asked, origin=stocked.address)
    assert saved.status_code == 201 and saved.json()["name"] == "Ann's / first"
    ann = {"cookie": saved.headers["set-cookie"].partition(";")[0], "origin": stocked.address}
    await stocked.ask("POST", "/api/decks", {**asked, "name": "Second", "text": "TD01"}, **ann)
    mine = await stocked.get("/api/decks?game=vanguard-premium", **ann)
    assert {deck["name"] for deck in mine} == {"Ann's / first", "Second"}
    assert await stocked.get("/api/decks") == [] == await stocked.get("/api/decks?game=duel", **ann)
    bob = {"cookie": "duelwright_guest=abcdefghijklmnopqrstuvwxyz", "origin": stocked.address}
    path = f"/api/decks/vanguard-premium/{quote('Ann' + chr(39) + 's / first', safe='')}"
    assert (await stocked.ask("DELETE", path, **bob)).status_code == 404
    assert (await stocked.ask("DELETE", path, **ann)).status_code == 200
    assert [deck["name"] for deck in await stocked.get("/api/decks", **ann)] == ["Second"]
    wrong = await stocked.ask("POST", "/api/decks", {**asked, "text": "4 Nobody"}, **ann)
    assert wrong.status_code == 400 and "Nobody" in wrong.json()["text"]


@alone
async def test_cards_of_the_library_are_played_if_their_player_says_so(stocked: Served) -> None:
    refused = await stocked.ask("POST", "/api/tables", {"game": "vanguard-premium", "deck": OWN, "bot": "3"})
    assert refused.status_code == 422 and "Recruit 1" in refused.json()["text"]
    seated = await stocked.open("vanguard-premium", bot="3", deck=OWN, unread=True, seat=0)
    player = await stocked.welcomed(seated)
    for _ in range(12):  # the bot answers in between, which knows these cards, too
        ask = await player.asked()
        assert (await player.act(ask["options"][0]["action"]))["t"] == "ack"
    await player.asked()
    await player.send({"t": "concede", "id": "enough"})
    await player.over()
    own = {"authorization": f"Bearer {seated.token}"}
    await stocked.get(f"/api/replays/{seated.table}?seat=-1", **own)
    file = await stocked.ask("GET", f"/api/replays/{seated.table}/file", **own)
    replay = dw.Replay.parse(file.text)
    assert len(replay.cards) == 13 and replay.state(dw.game_for(replay)).over


@alone
async def test_who_sits_down_second_may_bring_cards_too_and_cannot_ask_for_the_first_ones(stocked: Served) -> None:
    first = await stocked.open("vanguard-premium", kind="invite", deck=OWN, unread=True, seat=0)
    answer = await stocked.ask("POST", f"/api/tables/{first.table}/join", {"deck": "4 user:mine/u2", "name": "Bob"})
    assert answer.status_code == 422
    answer = await stocked.ask("POST", f"/api/tables/{first.table}/join", {"deck": OWN, "name": "Bob", "unread": True})
    assert answer.status_code == 201


@alone
async def test_the_good_lines_of_a_list_are_answered_beside_the_bad_ones(stocked: Served) -> None:
    text = "4 Recruit 2\n3 Recrut 3\nG:\n1 Nobody\n"
    where = "/api/games/vanguard-premium/check"
    checked = (await stocked.ask("POST", where, {"text": text, "lang": "fr"})).json()
    assert list(checked["cards"]) == ["main"] and checked["stats"]["sections"]["main"]["count"] == 4
    assert checked["faults"][0]["code"] == "unreadable" and len(checked["faults"]) > 1 and checked["link"] == ""
    first, second = checked["lines"]
    assert (first["line"], first["typed"], first["copies"], first["section"]) == (2, "3 Recrut 3", 3, "")
    assert first["near"] == "Recruit 3" and first["text"].startswith("il n'y a pas de carte")
    assert (second["line"], second["section"]) == (4, "G")
    again = (await stocked.ask("POST", where, {"text": checked["list"]})).json()
    assert again["cards"] == checked["cards"] and len(again["lines"]) == 2
