"""Tables over real sockets: whole games, people and bots, answers that are refused, offers, clocks, languages."""

from __future__ import annotations

import asyncio
import copy
import hashlib
import random
import re
import sqlite3

import pytest

from duelwright.server.lobby import Seated

from .players import Frame, Player, Served, alone, play_both


def rows(server: Served, table: str, kind: str = "") -> list[tuple[int, str]]:
    """What the journal has of a table: seat and text of each row, perhaps of one kind."""
    base = sqlite3.connect(server.folder / "journal.sqlite")
    try:
        query = "SELECT seat, data, kind FROM journal WHERE tab = ? ORDER BY seq"
        return [(seat, data) for seat, data, found in base.execute(query, (table,)) if kind in ("", found)]
    finally:
        base.close()


async def both_until(players: tuple[Player, Player], kind: str) -> list[Frame]:
    return [await player.until(kind) for player in players]


async def fresh(server: Served, player: Player) -> Player:
    """Somebody at the same seat who has just come."""
    seen = copy.copy(player)
    await player.send({"t": "lang", "lang": "en"})
    await player.until("welcome")
    twin = Player(player.socket)
    twin.take(player.raw[-1])
    vars(player).update(vars(seen))
    return twin


def alike(told: list[Frame], anew: list[Frame]) -> bool:
    """Whether a log that came line by line is the one a newcomer reads, who gets cards drawn one by one as one line."""
    known = {line["seq"]: (line["kind"], line.get("depth", 1)) for line in told}
    return all(known[line["seq"]] == (line["kind"], line.get("depth", 1)) for line in anew)


# --- whole games ------------------------------------------------------------------------------------------------------


@pytest.mark.parametrize("key", ["asigoc", "duel", "vanguard-d"])
@alone
async def test_a_whole_game_is_played_against_a_bot(server: Served, key: str) -> None:
    seated = await server.open(key, bot="3", name="Ann", seat=1)
    player = await server.welcomed(seated)
    assert player.seat == 1 and player.info["names"] == ["Bot 3", "Ann"] and player.info["bots"] == ["3", ""]
    await player.play(random.Random(key))
    ending = await player.over()
    assert ending["text"] and ending["rule"]
    assert hashlib.sha256(ending["seed"].encode()).hexdigest() == player.info["commit"], "the seed was another"
    assert player.ask is None and player.waiting == -1
    assert [line["seq"] for line in player.log] == sorted({line["seq"] for line in player.log})
    await player.close()


@alone
async def test_two_people_play_and_see_the_same_table(server: Served) -> None:
    first, second = await server.pair("duel")
    assert first.info["names"] == second.info["names"] and set(first.info["names"]) == {"Ann", "Bob"}
    await play_both(first, second, 5)
    mine, theirs = await first.over(), await second.over()
    assert (mine["winner"], mine["seed"], mine["replay"]) == (theirs["winner"], theirs["seed"], theirs["replay"])
    assert first.rev == second.rev


@alone
async def test_two_play_at_one_screen_with_a_token_each(server: Served) -> None:
    seated = await server.open("asigoc", "hotseat", name="Ann", other="Bob", seat=0)
    assert seated.other and seated.other != seated.token
    first, second = await server.welcomed(seated), await server.welcomed(seated, seated.other)
    assert (first.seat, second.seat) == (0, 1)
    await play_both(first, second, 6, most=30)
    assert first.rev == second.rev == 30


@alone
async def test_a_patched_picture_is_what_a_newcomer_sees(server: Served) -> None:
    for key, most in (("asigoc", 60), ("vanguard-d", 30)):
        first, second = await server.pair(key)
        for number in range(most):
            await play_both(first, second, number, most=1)
            for player in (first, second):
                twin = await fresh(server, player)
                assert twin.view == player.view and twin.rev == player.rev
                assert twin.ask == player.ask and twin.waiting == player.waiting
                assert alike(player.log, twin.log)
            if first.ending is not None:
                break


@alone
async def test_nobody_gets_a_seat_without_its_token(server: Served) -> None:
    seated = await server.open("asigoc", "hotseat")
    for token in ("nobody", seated.token[:-1], seated.table):
        player = await server.sit(seated, token)
        await player.socket.wait_closed()
        assert player.socket.close_code == 1008 and player.socket.close_reason == "no_seat"


# --- finding each other -----------------------------------------------------------------------------------------------


@alone
async def test_a_friend_comes_by_a_link_and_a_third_finds_the_table_full(server: Served) -> None:
    seated = await server.open("duel", "invite", name="Ann", clock=60)
    waiting = await server.welcomed(seated)
    assert waiting.ask is None and waiting.view == {} and waiting.waiting == -1
    assert (await waiting.act("pass", 1))["reason"]["code"] == "not_begun"
    told = await server.get(f"/api/tables/{seated.table}")
    assert (told["name"], told["game"], told["clock"]) == ("Ann", "duel", 60)
    assert seated.table not in [table["table"] for table in await server.get("/api/tables")], "it is not in the lobby"
    friend = await server.join(seated.table, name="Bob")
    assert friend.seat == 1 - seated.seat
    await waiting.until("welcome")
    assert waiting.view and "Bob" in waiting.info["names"]
    assert (await server.ask("POST", f"/api/tables/{seated.table}/join", {})).status_code == 409
    assert (await server.ask("GET", f"/api/tables/{seated.table}")).status_code == 409
    assert (await server.ask("GET", "/api/tables/nowhere")).status_code == 404


@alone
async def test_of_two_who_take_the_last_seat_at_once_one_gets_it(server: Served) -> None:
    seated = await server.open("asigoc", "invite")
    path = f"/api/tables/{seated.table}/join"
    found = await asyncio.gather(*[server.ask("POST", path, {"name": f"P{n}"}) for n in range(5)])
    assert sorted(answer.status_code for answer in found) == [201, 409, 409, 409, 409]
    assert len(rows(server, seated.table, "sit")) == 1


@alone
async def test_the_lobby_lists_a_table_until_somebody_joins(server: Served) -> None:
    seated = await server.open("asigoc", "lobby", name="Ann", clock=77)
    assert seated.table in [table["table"] for table in await server.get("/api/tables")]
    await server.join(seated.table)
    assert seated.table not in [table["table"] for table in await server.get("/api/tables")]


@alone
async def test_a_quick_match_takes_who_waits_for_the_same_and_waits_otherwise(server: Served) -> None:
    first = await server.open("asigoc", "quick", clock=33)
    other = await server.open("duel", "quick", clock=33)
    slower = await server.open("asigoc", "quick", clock=34)
    second = await server.open("asigoc", "quick", clock=33)
    assert second.table == first.table and second.seat == 1 - first.seat and second.token != first.token
    assert len({first.table, other.table, slower.table}) == 3


# --- answers ----------------------------------------------------------------------------------------------------------


@alone
async def test_an_answer_sent_twice_is_played_once_and_acknowledged_alike(server: Served) -> None:
    first, second = await server.pair("asigoc")
    one = first if first.waiting == first.seat else second
    ask = await one.asked()
    number, action = ask["n"], ask["options"][0]["action"]
    ack = await one.act(action, number, "mine-1")
    assert ack == {"t": "ack", "id": "mine-1", "rev": 1}
    assert await one.act(action, number, "mine-1") == ack
    assert await one.act("something else", 99, "mine-1") == ack
    assert len(rows(server, one.info["table"], "act")) == 1


@alone
async def test_an_answer_that_is_in_flight_twice_is_played_once(server: Served) -> None:
    seated = await server.open("asigoc", "hotseat", seat=0)
    tabs = [await server.welcomed(seated) for _ in range(4)] + [await server.welcomed(seated, seated.other)]
    one = [tab for tab in tabs if tab.ask is not None]
    ask = one[0].ask
    assert ask is not None
    for tab in one:
        await tab.begin(ask["options"][0]["action"], ask["n"], "same")
    assert [await tab.outcome() for tab in one] == [{"t": "ack", "id": "same", "rev": 1}] * len(one)
    assert len(rows(server, seated.table, "act")) == 1
    for tab in one:
        assert tab.rev == 1


@alone
async def test_of_two_answers_to_a_prompt_in_flight_one_is_stale(server: Served) -> None:
    seated = await server.open("asigoc", "hotseat", seat=0)
    tabs = [await server.welcomed(seated, token) for token in (seated.token, seated.other) for _ in range(2)]
    one = [tab for tab in tabs if tab.ask is not None]
    for tab in one:
        await tab.begin((await tab.asked())["options"][0]["action"])
    found = [await tab.outcome() for tab in one]
    assert sorted(frame["t"] for frame in found) == ["ack", "refused"]
    assert [frame["reason"]["code"] for frame in found if frame["t"] == "refused"] in (["stale"], ["not_your_turn"])
    assert len(rows(server, seated.table, "act")) == 1


@alone
async def test_one_seats_ids_do_not_get_in_the_way_of_the_others(server: Served) -> None:
    first, second = await server.pair("asigoc")
    one, other = (first, second) if first.waiting == 0 else (second, first)
    ask = await one.asked()
    assert (await other.act(ask["options"][0]["action"], ask["n"], "id-1"))["t"] == "refused"
    assert (await one.act(ask["options"][0]["action"], None, "id-1"))["t"] == "ack"
    await other.until("update")
    assert (await other.act("nonsense", 1, "id-1"))["t"] == "refused", "the other seat's id counts for nothing"


@alone
async def test_a_person_who_takes_a_bots_ids_does_not_stop_the_bot(server: Served) -> None:
    seated = await server.open("asigoc", seat=0)
    player = await server.welcomed(seated)
    for number in range(12):
        ask = await player.asked()
        name = f"bot-{number + 1}"
        assert (await player.act(ask["options"][0]["action"], None, name))["t"] == "ack"
    await player.asked()


@alone
async def test_what_cannot_be_taken_is_refused_with_a_reason_and_not_written(server: Served) -> None:
    first, second = await server.pair("asigoc")
    one, other = (first, second) if first.waiting == 0 else (second, first)
    ask = await one.asked()
    good = ask["options"][0]["action"]
    before = rows(server, one.info["table"])
    cases = [
        (one, good, ask["n"] - 1, "stale"),
        (one, good, ask["n"] + 1, "stale"),
        (one, good, 10**30, "stale"),
        (one, "fly away", ask["n"], "unknown_action"),
        (other, good, 1, "not_your_turn"),
        (other, "fly away", 0, "unknown_action"),
    ]
    for who, action, number, code in cases:
        frame = await who.act(action, number, "no")
        assert frame["t"] == "refused" and frame["id"] == "no", (action, number, frame)
        assert frame["reason"]["code"] == code and frame["reason"]["text"]
    await one.send({"t": "why"})
    whys = await one.until("whys")
    for item in whys["items"][:3]:
        frame = await one.act(item["action"], ask["n"])
        assert frame["reason"]["code"] == item["reason"]["code"] != "stale"
    assert rows(server, one.info["table"]) == before
    assert (await one.act(good))["t"] == "ack", "the prompt is still open"


@alone
async def test_either_seat_may_concede_at_any_time(server: Served) -> None:
    for waits in (True, False):
        players = await server.pair("duel")
        one = next(player for player in players if (player.waiting == player.seat) is waits)
        await one.send({"t": "concede", "id": "enough"})
        assert (await one.outcome())["t"] == "ack"
        for player in players:
            assert (await player.over())["winner"] == 1 - one.seat
        assert (await one.act("pass", 1))["reason"]["code"] == "over"
        await one.send({"t": "concede", "id": "enough"})
        assert (await one.outcome())["t"] == "ack", "the same id is the same answer"


# --- offers -----------------------------------------------------------------------------------------------------------


@alone
async def test_a_draw_is_agreed_refused_or_taken_back(server: Served) -> None:
    players = first, second = await server.pair("asigoc")
    await first.send({"t": "reply", "what": "draw", "yes": True})
    assert (await first.outcome())["reason"]["code"] == "no_offer"
    for who in (second, first):
        await first.send({"t": "offer", "what": "draw"})
        assert [frame["offers"] for frame in await both_until(players, "offers")] == [[{"what": "draw", "by": 0}]] * 2
        await who.send({"t": "reply", "what": "draw", "yes": False})
        assert [frame["offers"] for frame in await both_until(players, "offers")] == [[], []]
    await first.send({"t": "offer", "what": "draw"})
    await both_until(players, "offers")
    await first.send({"t": "reply", "what": "draw", "yes": True})
    assert (await first.outcome())["reason"]["code"] == "no_offer", "nobody agrees with themselves"
    await second.send({"t": "reply", "what": "draw", "yes": True})
    for player in players:
        ending = await player.over()
        assert ending["winner"] is None and ending["reason"] == "agreed" and "agreement" in ending["text"]


@alone
async def test_a_bot_agrees_to_no_draw(server: Served) -> None:
    player = await server.welcomed(await server.open("duel"))
    await player.send({"t": "offer", "what": "draw"})
    assert (await player.outcome())["reason"]["code"] == "bot_no_draw"
    await player.send({"t": "offer", "what": "rematch"})
    assert (await player.outcome())["reason"]["code"] == "no_offer", "the game goes on"


@alone
async def test_a_rematch_changes_the_seats_and_gives_each_a_token_of_their_own(server: Served) -> None:
    players = first, second = await server.pair("duel")
    await first.send({"t": "concede", "id": "c"})
    for player in players:
        await player.over()
    await first.send({"t": "offer", "what": "rematch"})
    await both_until(players, "offers")
    await second.send({"t": "offer", "what": "rematch"})
    told = await both_until(players, "offers")
    assert told[0]["table"] == told[1]["table"] != first.info["table"] and told[0]["token"] != told[1]["token"]
    for player, frame in zip(players, told, strict=True):
        again = await server.sit(type(await server.open("duel"))(frame["table"], 0, frame["token"]))
        await again.until("welcome")
        assert again.seat == 1 - player.seat
        assert again.info["names"] == player.info["names"][::-1]
        assert again.info["commit"] != player.info["commit"]


@alone
async def test_who_was_away_finds_the_rematch_on_coming_back(server: Served) -> None:
    seated = await server.open("duel", "invite")
    joined = await server.join(seated.table)
    players = first, second = await server.welcomed(seated), await server.welcomed(joined)
    await first.send({"t": "concede", "id": "c"})
    for player in players:
        await player.over()
    await first.send({"t": "offer", "what": "rematch"})
    await both_until(players, "offers")
    await first.close()
    await second.send({"t": "offer", "what": "rematch"})
    theirs = await second.until("offers")
    back = await server.sit(seated)
    mine = await back.until("offers")
    assert mine["table"] == theirs["table"] and mine["token"] != theirs["token"]
    again = await server.sit(Seated(mine["table"], 0, mine["token"]))
    await again.until("welcome")
    assert again.seat == 1 - first.seat


@alone
async def test_a_bot_plays_again_at_once(server: Served) -> None:
    player = await server.welcomed(await server.open("duel"))
    await player.send({"t": "concede", "id": "c"})
    await player.over()
    await player.send({"t": "offer", "what": "rematch"})
    assert (await player.until("offers"))["token"]


# --- taking back ------------------------------------------------------------------------------------------------------


@alone
async def test_an_undo_against_a_bot_is_free(server: Served) -> None:
    player = await server.welcomed(await server.open("asigoc", seat=0))
    while len((ask := await player.asked())["options"]) < 2:
        await player.play(random.Random(1), most=1)
    before, question, number = dict(player.view), ask["options"], ask["n"]
    log = player.log
    await player.act(question[0]["action"])
    await player.send({"t": "offer", "what": "undo"})
    await player.until("welcome")
    assert player.view == before and alike(log, player.log)
    ask = await player.asked()
    assert ask["options"] == question and ask["n"] > number, "the number of a prompt never comes back"
    assert (await player.act(question[0]["action"], number))["reason"]["code"] == "stale"


@alone
async def test_an_undo_between_people_needs_consent_and_says_what_was_seen(server: Served) -> None:
    players = first, second = await server.pair("asigoc")
    await first.send({"t": "offer", "what": "undo"})
    assert (await first.outcome())["reason"]["code"] == "no_undo", "nothing was chosen yet"
    while True:
        one, other = (first, second) if first.waiting == 0 else (second, first)
        choice = len((await one.asked())["options"]) > 1
        picture, numbers = dict(one.view), list(one.numbers)
        await play_both(first, second, 3, most=1)
        if choice:
            break
    await one.send({"t": "offer", "what": "undo"})
    told = await both_until(players, "offers")
    for frame in told:
        (offer,) = frame["offers"]
        assert offer["what"] == "undo" and offer["by"] == one.seat
        assert re.match(r"Back to .+, turn \d+\. Answers taken back: \d+\. ", offer["text"])
        assert "seen" in offer["text"]
    await other.send({"t": "reply", "what": "undo", "yes": False})
    await both_until(players, "offers")
    assert one.view != picture or one.ask is None or one.ask["n"] != numbers[-1]
    await one.send({"t": "offer", "what": "undo"})
    await both_until(players, "offers")
    await other.send({"t": "reply", "what": "undo", "yes": True})
    await both_until(players, "welcome")
    assert one.view == picture and one.numbers[-1] > max(numbers)
    await play_both(first, second, 4, most=10)
    for player in players:
        assert player.numbers == sorted(set(player.numbers))


@alone
async def test_an_offer_is_gone_when_the_game_goes_on(server: Served) -> None:
    players = first, second = await server.pair("asigoc")
    await first.send({"t": "offer", "what": "draw"})
    await both_until(players, "offers")
    await play_both(first, second, 1, most=12)  # an answer that was a choice among them
    assert first.offers == second.offers == []
    await second.send({"t": "reply", "what": "draw", "yes": True})
    assert (await second.outcome())["reason"]["code"] == "no_offer"


# --- clocks, words, languages -----------------------------------------------------------------------------------------


@alone
async def test_a_clock_begins_anew_with_each_prompt(server: Served) -> None:
    first, second = await server.pair("asigoc", clock=3600)
    before = await fresh(server, first)
    await play_both(first, second, 1, most=2)
    frames = [data for data in first.raw if '"t":"update"' in data]
    assert before.ending is None and all('"clock":{"seconds":3600' in data for data in frames)


@alone
async def test_words_reach_both_seats_and_who_comes_later(server: Served) -> None:
    players = first, second = await server.pair("duel")
    await second.send({"t": "say", "text": "  good\nluck  "})
    for frame in await both_until(players, "said"):
        assert (frame["chat"]["seat"], frame["chat"]["text"]) == (1, "good luck")
    await first.send({"t": "lang", "lang": "fr"})
    assert [chat["text"] for chat in (await first.until("welcome"))["chat"]] == ["good luck"]


@alone
async def test_seats_are_told_who_is_there(server: Served) -> None:
    first, second = await server.pair("duel")
    await second.close()
    while (frame := await first.until("here"))["here"] != [True, False]:
        pass
    assert frame["here"] == [True, False]


@pytest.mark.parametrize(("kind", "closed"), [("hotseat", ["graveyard"]), ("bot", []), ("invite", [])])
@alone
async def test_at_one_screen_the_graveyards_of_a_duel_are_closed(server: Served, kind: str, closed: list[str]) -> None:
    player = await server.welcomed(await server.open("duel", kind, seat=0))
    assert [zone["name"] for zone in player.info["zones"] if zone.get("closed")] == closed


@pytest.mark.parametrize("key", ["asigoc", "duel", "vanguard-d"])
@alone
async def test_a_language_can_be_changed_in_play(server: Served, key: str) -> None:
    seated = await server.open(key, "hotseat", seat=0)
    tabs = [await server.welcomed(seated), await server.welcomed(seated, seated.other)]
    player = next(tab for tab in tabs if tab.ask is not None)
    said: dict[str, tuple[str, list[str], list[str]]] = {}
    for lang in ("en", "fr", "ru", "xx"):
        await player.send({"t": "lang", "lang": lang})
        await player.until("welcome")
        ask = player.ask
        assert ask is not None
        said[lang] = ask["question"], [o["label"] for o in ask["options"]], [line["text"] for line in player.log]
    assert len({question for question, _, _ in said.values()}) == 3
    assert said["xx"] == said["en"], "a language that nobody speaks here is English"
    for part in (1, 2):
        assert said["en"][part] != said["fr"][part] != said["ru"][part]
    assert any("а" <= letter <= "я" for letter in said["ru"][0])
    refused = await player.act("nonsense", 0)
    assert refused["reason"]["text"]
