"""Lessons at a table, and hints: for who asks alone, and never in a game between people."""

from __future__ import annotations

import asyncio
from pathlib import Path

import msgspec
import pytest

import duelwright as dw
from duelwright.core.errors import ReplayError
from duelwright.language import languages
from duelwright.server.lessons import courses
from duelwright.server.lobby import Seated
from duelwright.server.setup import LESSON, Chair, Setup, beginning, may_hint
from duelwright.server.wire import Act
from duelwright.speech.attempt import all_lessons

from .inside import hosting
from .players import Frame, Player, Served, alone


async def learn(server: Served, name: str, lang: str = "en") -> tuple[Seated, Player]:
    """Open a lesson and sit down."""
    answer = await server.ask("POST", f"/api/lessons/{name}", {"name": "Ann"})
    assert answer.status_code == 201, answer.text
    seated = msgspec.json.decode(answer.content, type=Seated)
    return seated, await server.welcomed(seated, lang=lang)


def lesson(player: Player) -> Frame:
    """The lesson as it was told last."""
    frames: list[Frame] = [msgspec.json.decode(raw) for raw in player.raw]
    found: Frame = next(frame["lesson"] for frame in reversed(frames) if frame.get("lesson"))
    return found


async def hint(player: Player) -> Frame:
    """Ask for a hint; it, or the refusal."""
    await player.send({"t": "hint"})
    while (frame := await player.next())["t"] not in ("hinted", "refused"):
        pass
    return frame


async def follow(player: Player, most: int = 30) -> None:
    """Play by hints alone, as a client does: forced answers are given by themselves."""
    for _ in range(most):
        if lesson(player).get("state"):
            return
        ask = await player.asked()
        if ask.get("forced"):
            assert (await player.act(ask["options"][0]["action"]))["t"] == "ack"
        else:
            told = await hint(player)
            assert (told["t"], told["n"]) == ("hinted", ask["n"])
            assert told["text"] and told["label"]
            assert (await player.act(told["action"]))["t"] == "ack"
        await settle(player)


async def settle(player: Player) -> None:
    """Wait until this seat is asked again, or the lesson has come to its end."""
    while not lesson(player).get("state") and (player.ask is None or player.ask["n"] == player.answered):
        await player.next()


@pytest.mark.parametrize("lang", languages())
def test_the_list_has_every_lesson_with_title_and_goal(lang: str) -> None:
    found = {info.name: info for course in courses(lang) for info in course.lessons}
    assert set(found) == {f"{family}/{one.name}" for family, one in all_lessons()}
    assert all(info.title and info.goal for info in found.values())


@alone
async def test_the_list_is_told_and_a_lesson_that_is_not_there_is_refused(server: Served) -> None:
    told = await server.get("/api/lessons?lang=fr")
    assert [course["family"] for course in told] == ["asigoc", "duel", "vanguard"]
    assert told[1]["lessons"][0]["title"] == "Invoquer un monstre"
    for name in ("duel/knitting", "whist/trump"):
        answer = await server.ask("POST", f"/api/lessons/{name}", {})
        assert (answer.status_code, answer.json()["code"]) == (404, "no_lesson")


@pytest.mark.parametrize("name", ["asigoc/answer", "duel/switch", "vanguard/guard", "vanguard/stride"])
def test_a_lesson_is_finished_by_its_hints_at_a_table(server: Served, name: str) -> None:
    @alone
    async def played() -> None:
        _, ann = await learn(server, name, lang="ru")
        before = lesson(ann)
        assert (before["name"], before["done"], ann.info["kind"], ann.info["hints"]) == (name, 0, LESSON, True)
        await follow(ann)
        after = lesson(ann)
        assert after["state"] == "done" and after["text"]
        assert after["done"] == after["steps"]
        await ann.close()

    played()


@alone
async def test_a_lesson_that_fails_says_why_and_an_undo_mends_it(server: Served) -> None:
    _, ann = await learn(server, "duel/attack")
    await ann.asked()
    refused = await ann.act("attack 1>1")
    assert (refused["t"], refused["reason"]["code"]) == ("refused", "wrong_phase")
    ann.answered = 0
    assert (await ann.act("next"))["t"] == "ack"
    await ann.asked()
    assert (await ann.act("attack 1>1"))["t"] == "ack"
    while not lesson(ann).get("state"):
        await ann.next()
    assert lesson(ann)["state"] == "failed"
    assert lesson(ann)["text"] == "Your monster was destroyed: the attack was too weak."
    await ann.asked()
    assert (await hint(ann))["reason"]["code"] == "no_step"
    await ann.send({"t": "offer", "what": "undo"})
    await ann.until("welcome")
    assert not lesson(ann).get("state") and lesson(ann)["done"] == 1
    ann.answered = 0
    await follow(ann)
    assert lesson(ann)["state"] == "done"
    await ann.close()


@alone
async def test_a_lesson_that_won_the_game_leaves_no_record_and_no_rematch(server: Served) -> None:
    seated, ann = await learn(server, "duel/direct")
    await follow(ann)
    assert ann.ending is not None and not ann.ending["replay"]
    await ann.send({"t": "offer", "what": "rematch"})
    assert (await ann.until("refused"))["reason"]["code"] == "over"
    assert (await server.ask("GET", f"/api/replays/{seated.table}")).status_code == 404
    await ann.close()


def test_a_restart_in_the_middle_of_a_lesson_goes_on_at_the_same_step(tmp_path: Path) -> None:
    server = Served(tmp_path, "--no-limits")

    @alone
    async def begun() -> None:
        seated, ann = await learn(server, "duel/sacrifice")
        for _ in range(2):
            await ann.asked()
            assert (await ann.act((await hint(ann))["action"]))["t"] == "ack"
            await settle(ann)
        kept.append((seated, lesson(ann), await hint(ann)))

    @alone
    async def taken_up() -> None:
        seated, before, told = kept[0]
        ann = await server.welcomed(seated)
        assert lesson(ann) == before and before["done"] == 2
        again = await hint(ann)
        assert (again["action"], again["text"]) == (told["action"], told["text"])
        await follow(ann)
        assert lesson(ann)["state"] == "done"
        await ann.close()

    kept: list[tuple[Seated, Frame, Frame]] = []
    begun()
    server.kill()
    server.start()
    taken_up()
    server.kill()
    server.start()

    @alone
    async def ended() -> None:
        ann = await server.welcomed(kept[0][0])
        assert lesson(ann)["state"] == "done"
        await ann.close()

    ended()
    server.stop()
    assert not server.faults(), server.log.read_text()


@alone
async def test_a_hint_is_given_against_a_bot_and_at_one_screen_for_ones_own_prompt(server: Served) -> None:
    seated = await server.open("asigoc", "hotseat")
    players = [await server.welcomed(seated, token) for token in (seated.token, seated.other)]
    asked = next(player for player in players if player.ask is not None)
    other = players[1 - players.index(asked)]
    assert asked.ask is not None
    told = await hint(asked)
    assert told["t"] == "hinted" and told["label"]
    assert told["action"] in [option["action"] for option in asked.ask["options"]]
    assert (await hint(other))["reason"]["code"] == "not_asked"
    seated = await server.open("duel", "bot", seat=0)
    ann = await server.welcomed(seated)
    await ann.asked()
    assert (await hint(ann))["t"] == "hinted"
    for player in (*players, ann):
        await player.close()


@alone
async def test_there_are_no_hints_in_a_game_between_people(server: Served) -> None:
    for player in await server.pair("duel"):
        assert player.info["hints"] is False
        refused = await hint(player)
        assert (refused["t"], refused["reason"]["code"]) == ("refused", "no_hint")
        assert refused["reason"]["text"] == "There are no hints in a game between people."
        await player.close()


@pytest.mark.parametrize(("kind", "may"), [("bot", True), ("hotseat", True), ("invite", False), ("lobby", False)])
def test_which_tables_give_hints(kind: str, may: bool) -> None:
    assert may_hint(Setup("duel", "", kind, ())) is may


@alone
async def test_who_asks_for_hints_without_pause_has_to_wait(limited: Served) -> None:
    _, ann = await learn(limited, "duel/direct")
    await ann.asked()
    told = [await hint(ann) for _ in range(16)]
    assert [frame["t"] for frame in told] == ["hinted"] * 15 + ["refused"]
    assert told[-1]["reason"]["code"] == "too_fast"
    assert (await ann.act("next"))["t"] == "ack"
    await ann.close()


def test_a_lesson_that_is_gone_is_told_like_a_table_of_an_older_version() -> None:
    game = dw.game("duel")
    with pytest.raises(ReplayError, match="no lesson"):
        beginning(game, Setup("duel", "", LESSON, (), lesson="duel/knitting"), "1")
    with pytest.raises(ReplayError, match="no lesson"):
        beginning(game, Setup("duel", "", LESSON, (), lesson="asigoc/attack"), "1")


def test_the_end_of_a_lesson_is_not_rebuilt_at_the_next_start(folder: Path) -> None:
    @alone
    async def played() -> None:
        async with hosting(folder) as lobby:
            chairs = (Chair("Ann", token="x"), Chair("Bot", bot=LESSON))
            setup = Setup("duel", "", LESSON, chairs, lesson="duel/direct")
            table = (await lobby.open(setup)).table
            await table.act(0, Act("a", table.numbers[0], "next"))
            await table.act(0, Act("b", table.numbers[0], "attack 1"))
            assert table.is_over
            await asyncio.sleep(0)
        async with hosting(folder) as lobby:
            lobby.wake()
            assert table.id not in lobby.tables and table.id in lobby.dormant
            assert (await lobby.find(table.id)).table.is_over

    played()
