"""Who has no name of their own is called so in the reader's language; a name that somebody chose is nobody else's."""

from __future__ import annotations

import asyncio
import json

import pytest

from duelwright.language import languages
from duelwright.server.setup import LESSON, Chair

from .players import Frame, Served, alone

CALLED = {"en": ("Guest", "Bot 1"), "fr": ("Invité", "Bot 1"), "ru": ("Гость", "Бот 1")}


async def listed(server: Served, path: str, name: str) -> Frame:
    """What a list says of a table or a game."""
    (found,) = [one for one in await server.get(path) if name in (one.get("table"), one.get("id"))]
    assert isinstance(found, dict)
    return found


async def story_of(server: Served, name: str, token: str, lang: str) -> str:
    """A finished game as its player reads it."""
    return json.dumps(
        await server.get(f"/api/replays/{name}?seat=-1&lang={lang}", authorization=f"Bearer {token}"),
        ensure_ascii=False,
    )


@alone
async def test_a_guest_without_a_name_and_a_bot_are_called_so_in_the_readers_language(server: Served) -> None:
    made = await server.open("asigoc", seat=0)
    for lang, (guest, bot) in CALLED.items():
        player = await server.welcomed(made, lang=lang)
        assert player.info["names"] == [guest, bot] and player.info["bots"] == ["", "1"]
        said = json.dumps(player.log, ensure_ascii=False)
        assert bot in said and all(other not in said for _, other in CALLED.values() if other != bot)
        await player.close()
    player = await server.welcomed(made)
    await player.send({"t": "lang", "lang": "ru"})
    await player.until("welcome")
    assert player.info["names"] == list(CALLED["ru"])
    await player.send({"t": "concede", "id": "c"})
    name = (await player.over())["replay"]
    for lang, called in CALLED.items():
        told = json.loads(await story_of(server, name, made.token, lang))
        assert told["info"]["names"] == list(called)


@alone
async def test_somebody_who_calls_themselves_a_bot_is_called_so_in_every_language(server: Served) -> None:
    made = await server.open("asigoc", "lobby", name="Bot 1", watched=True)
    other = await server.join(made.table, name="Гость")
    for lang in languages():
        player = await server.welcomed(made, lang=lang)
        assert sorted(player.info["names"]) == ["Bot 1", "Гость"] and player.info["bots"] == ["", ""]
        watched = await listed(server, f"/api/watch?lang={lang}", made.table)
        assert watched["names"] == player.info["names"]
        await player.close()
    player = await server.welcomed(other)
    await player.send({"t": "concede", "id": "c"})
    game = (await player.over())["replay"]
    for lang in languages():
        kept = await listed(server, f"/api/replays?lang={lang}", game)
        assert sorted(kept["names"]) == ["Bot 1", "Гость"]


@alone
async def test_lists_of_tables_and_of_games_speak_the_readers_language(server: Served) -> None:
    made = await server.open("asigoc", "lobby", seat=0, watched=True)
    for lang, (guest, _) in CALLED.items():
        waiting = await listed(server, f"/api/tables?lang={lang}", made.table)
        assert waiting["name"] == guest == (await server.get(f"/api/tables/{made.table}?lang={lang}"))["name"]
    assert (await listed(server, "/api/tables", made.table))["name"] == "Guest"
    second = await server.join(made.table, name="Ann")
    players = await asyncio.gather(server.welcomed(made), server.welcomed(second))
    await players[1].send({"t": "concede", "id": "c"})
    game = (await players[1].over())["replay"]
    for lang, (guest, _) in CALLED.items():
        kept = await listed(server, f"/api/replays?lang={lang}", game)
        assert kept["names"] == [guest, "Ann"]


@pytest.mark.parametrize("lang", languages())
def test_a_chair_of_an_earlier_version_keeps_its_name(lang: str) -> None:
    assert Chair("Guest").called(lang) == "Guest" and Chair("Bot 5").called(lang) == "Bot 5"
    assert Chair("Bot", bot=LESSON).called(lang) == {"en": "Bot", "fr": "Bot", "ru": "Бот"}[lang]
