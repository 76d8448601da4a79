"""Finished games: listed, downloaded, looked at from either seat or from both, and played on from any position."""

from __future__ import annotations

import asyncio
import os
import random
import subprocess
import sys
from pathlib import Path
from typing import Any

import pytest

import duelwright as dw
from duelwright.server.lobby import Seated

from .players import Player, Served, alone, play_both


async def finished(server: Served, key: str = "duel", most: int = 10_000) -> tuple[str, Player, Player]:
    """A game that was played by chance, perhaps given up on the way, with what both seats have seen."""
    first, second = await server.pair(key, "lobby")
    await play_both(first, second, 5, most)
    if first.ending is None:
        await first.send({"t": "concede", "id": "enough"})
    await asyncio.gather(first.over(), second.over())
    return str(first.info["table"]), first, second


def spots(options: list[dict[str, object]]) -> list[tuple[object, ...]]:
    """What can be answered and where it points; words name the players, who may be others."""
    return [(one["action"], one.get("source"), one.get("target")) for one in options]


async def refusal(server: Served, path: str, body: object) -> tuple[int, str]:
    answer = await server.ask("POST", path, body)
    return answer.status_code, answer.json()["code"]


@alone
async def test_the_script_of_the_docs_checks_a_deal(server: Served, tmp_path: Path) -> None:
    page = (Path(__file__).parents[2] / "docs" / "protocol.md").read_text(encoding="utf-8")
    script = page.split("### Was the deal honest?")[1].split("```python\n")[1].split("```")[0]
    name, first, _ = await finished(server, "duel", 20)
    file = await server.ask("GET", f"/api/replays/{name}/file")
    (tmp_path / "game.replay").write_text(file.text, encoding="utf-8")
    (tmp_path / "check.py").write_text(script, encoding="utf-8")
    env = {**os.environ, "PYTHONPATH": str(Path(dw.__file__).parents[1])}
    for commit, words in ((first.info["commit"], "as promised"), ("0" * 64, "another seed was promised")):
        done = subprocess.run([sys.executable, "check.py", "game.replay", commit], cwd=tmp_path, env=env,
                              capture_output=True, text=True, check=False)  # fmt: skip
        assert words in done.stdout + done.stderr, done


@alone
async def test_a_game_is_listed_and_its_file_replays_to_the_same_end(server: Served) -> None:
    for key, most in (("duel", 10_000), ("vanguard-d", 40)):
        name, first, _ = await finished(server, key, most)
        listed = {game["id"]: game for game in await server.get("/api/replays")}[name]
        assert first.ending is not None
        assert (listed["game"], listed["winner"], listed["reason"]) == (
            key,
            first.ending["winner"],
            first.ending["reason"],
        )
        answer = await server.ask("GET", f"/api/replays/{name}/file")
        assert f'filename="{name}.replay"' in answer.headers["content-disposition"]
        replay = dw.Replay.parse(answer.text)
        state = replay.state(dw.game(key))
        assert str(replay.seed) == first.ending["seed"]
        assert state.result is not None and state.result.winner == first.ending["winner"]
        assert state.result.reason == first.ending["reason"]


@alone
async def test_mine_are_those_of_my_cookie(server: Served) -> None:
    cookies = {}
    for name in ("Ann", "Bob"):
        answer = await server.ask("POST", "/api/me", {"name": name})
        cookies[name] = answer.headers["set-cookie"].partition(";")[0]
    own = {"cookie": cookies["Ann"], "origin": server.address}
    opened = await server.ask("POST", "/api/tables", {"game": "duel", "bot": "1"}, **own)
    seated = Seated(**opened.json())
    player = await server.welcomed(seated)
    assert "Ann" in player.info["names"], "a guest's name is known"
    await player.send({"t": "concede", "id": "enough"})
    await player.over()
    mine = await server.get("/api/replays?mine=1", cookie=cookies["Ann"])
    assert [game["id"] for game in mine] == [seated.table]
    assert await server.get("/api/replays?mine=1", cookie=cookies["Bob"]) == []
    assert await server.get("/api/replays?mine=1") == []


@alone
async def test_a_record_shows_each_viewer_what_it_may_see(server: Served) -> None:
    name, first, second = await finished(server, "asigoc", 60)
    records = {seat: await server.get(f"/api/replays/{name}?seat={seat}") for seat in (0, 1, -1)}
    for seat, player in enumerate((first, second)):
        record = records[seat]
        assert record["info"]["names"] == player.info["names"]
        assert {line["seq"] for line in record["log"]} <= {line["seq"] for line in player.log}
        told = [step["seat"] for step in record["steps"] if step["label"]]
        assert set(told) == {seat}, "the other's answers are not told"
        at = await server.get(f"/api/replays/{name}/at?n={len(record['steps'])}&seat={seat}")
        assert (
            at["view"] == player.view
            and at["waiting"] == -1
            and at["events"]
            == records[-1]["steps"][-1]["events"]
            + len([line for line in record["log"] if line["seq"] > record["steps"][-1]["events"]])
        )
    assert all(step["label"] for step in records[-1]["steps"])
    assert len({len(record["steps"]) for record in records.values()}) == 1
    assert records[-1]["winner"] == 1 and records[-1]["reason"] == (await first.over())["reason"]


def unnamed(part: Any) -> Any:
    """A part of a view without the names that its viewer has for cards: one table has one name for each."""
    return [card and {**card, "handle": 0} for card in part] if isinstance(part, list) else part


@alone
async def test_with_both_sides_open_each_is_as_its_own_seat_saw_it(server: Served) -> None:
    name, _, _ = await finished(server, "duel", 30)
    for number in (0, 7, 29):
        views = [(await server.get(f"/api/replays/{name}/at?n={number}&seat={seat}"))["view"] for seat in (0, 1, -1)]
        for path, part in views[2].items():
            seat = 1 if path.startswith("s1.") else 0
            assert unnamed(part) == unnamed(views[seat][path])
        assert all(card["card"] for seat in (0, 1) for card in views[2][f"s{seat}.hand"])


@alone
async def test_a_replay_in_another_language_has_other_words(server: Served) -> None:
    name, _, _ = await finished(server, "asigoc", 20)
    said = [await server.get(f"/api/replays/{name}?lang={lang}") for lang in ("en", "fr", "ru")]
    assert len({str([line["text"] for line in record["log"]]) for record in said}) == 3
    assert len({str([step["label"] for step in record["steps"]]) for record in said}) == 3


@pytest.mark.parametrize("key", ["asigoc", "duel", "vanguard-d"])
@alone
async def test_a_fork_begins_at_the_very_position(server: Served, key: str) -> None:
    first, second = await server.pair(key, "lobby")
    seen: list[tuple[list[Any], dict[str, Any], int]] = []
    for number in range(40):
        one = first if first.waiting == 0 else second
        ask = await one.asked()
        seen.append((ask["options"], dict(one.view), one.seat))
        await play_both(first, second, number, most=1)
        if first.ending is not None:
            break  # a duel may be over so soon
    else:
        await first.send({"t": "concede", "id": "enough"})
    await first.over()
    name = first.info["table"]
    for number in (0, 1, len(seen) // 2, len(seen) - 1):
        options, view, seat = seen[number]
        answer = await server.ask(
            "POST", f"/api/replays/{name}/fork", {"n": number, "seat": seat, "bot": "1", "name": "Eve"}
        )
        assert answer.status_code == 201, answer.text
        player = await server.welcomed(Seated(**answer.json()))
        assert player.seat == seat and player.info["names"][seat] == "Eve" and player.info["bots"][1 - seat] == "1"
        assert player.ask is not None and spots(player.ask["options"]) == spots(options)
        assert player.view == view
        assert (await player.play(random.Random(number), most=3)) > 0
    answer = await server.ask("POST", f"/api/replays/{name}/fork", {"n": len(seen) // 2, "seat": 0, "bot": ""})
    seated = Seated(**answer.json())
    both = await server.welcomed(seated), await server.welcomed(seated, seated.other)
    await play_both(*both, 1, most=3)


@alone
async def test_what_cannot_be_forked_is_refused(server: Served) -> None:
    name, _, _ = await finished(server, "duel", 10)
    path = f"/api/replays/{name}/fork"
    steps = len((await server.get(f"/api/replays/{name}"))["steps"])
    assert await refusal(server, path, {"n": steps}) == (409, "over")
    assert await refusal(server, path, {"n": steps + 100}) == (409, "over")
    assert await refusal(server, path, {"n": -1}) == (400, "bad_request")
    assert await refusal(server, path, {"n": 1, "bot": "99"}) == (400, "no_bot")
    assert await refusal(server, "/api/replays/nothing/fork", {"n": 1}) == (404, "no_replay")
    first, _ = await server.pair("duel")
    assert await refusal(server, f"/api/replays/{first.info['table']}/fork", {"n": 0}) == (404, "no_replay"), (
        "it goes on"
    )


@alone
async def test_a_game_that_was_played_on_is_a_replay_of_its_own(server: Served) -> None:
    name, _, _ = await finished(server, "duel", 10)
    answer = await server.ask("POST", f"/api/replays/{name}/fork", {"n": 5, "bot": ""})
    seated = Seated(**answer.json())
    player = await server.welcomed(seated)
    await player.send({"t": "concede", "id": "enough"})
    await player.over()
    record = await server.get(f"/api/replays/{seated.table}", authorization=f"Bearer {seated.token}")
    before = await server.get(f"/api/replays/{name}")
    assert record["steps"][:5] == before["steps"][:5] and len(record["steps"]) == 6


@alone
async def test_games_that_no_rule_ended_say_how_they_ended(server: Served) -> None:
    first, second = await server.pair("asigoc", "lobby")
    await play_both(first, second, 1, most=5)
    await first.send({"t": "offer", "what": "draw"})
    await second.until("offers")
    await second.send({"t": "offer", "what": "draw"})
    await first.over()
    record = await server.get(f"/api/replays/{first.info['table']}")
    assert record["winner"] is None and record["reason"] == "agreed" and len(record["steps"]) == 5
    listed = {game["id"]: game for game in await server.get("/api/replays")}[first.info["table"]]
    assert listed["winner"] is None and listed["reason"] == "agreed"


@alone
async def test_what_was_taken_back_is_told_and_does_not_stand(server: Served) -> None:
    seated = await server.open("asigoc", "hotseat", seat=0)
    players = await server.welcomed(seated), await server.welcomed(seated, seated.other)
    while not any(player.can_undo for player in players):
        await play_both(*players, 1, most=4)  # until somebody had a choice
    chooser = next(player for player in players if player.can_undo)
    await chooser.send({"t": "offer", "what": "undo"})
    for player in players:
        await player.until("welcome")
    await play_both(*players, 2, most=12)
    await players[0].send({"t": "concede", "id": "enough"})
    await players[0].over()
    own = {"authorization": f"Bearer {seated.other}"}
    replay = dw.Replay.parse((await server.ask("GET", f"/api/replays/{seated.table}/file", **own)).text)
    assert [move.undo for move in replay.moves].count(True) == 1, "an undo is a line, never a deletion"
    assert len(replay.line()) < len(replay.moves) - 1
    assert replay.state(dw.game("asigoc")).over
