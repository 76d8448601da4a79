"""Who looks on: everybody where players let them, told what is public, and both hands where both players agree."""

from __future__ import annotations

import asyncio
import json
import random
import re
from pathlib import Path

import msgspec
import pytest
from websockets.asyncio.client import connect

import duelwright as dw
from duelwright.language.voice import Voice
from duelwright.server.audience import WATCHER, Client
from duelwright.server.lobby import MOST_WATCHERS, MOST_WATCHING, Lobby, Seated
from duelwright.server.present import fought
from duelwright.server.presenter import Presenter
from duelwright.server.setup import Chair, Setup, hashed
from duelwright.server.sight import BOTH, OWN, public_table, seen_table
from duelwright.server.table import Denied
from duelwright.server.wire import Act

from .inside import NAMES, TOKENS, Watcher, hosting
from .players import Frame, Player, Served, alone

GAMES = dw.games()
STEPS = 120
QUOTED = re.compile(r'"([^"]+)"')


async def opened(lobby: Lobby, key: str) -> Presenter:
    """A table between two people at which others may look on."""
    chairs = tuple(Chair(NAMES[seat], hashed(TOKENS[seat])) for seat in (0, 1))
    setup = Setup(key, dw.game(key).format_hash, "lobby", chairs, version=3, watched=True)
    return await lobby._open(setup, "7")


async def decide(presenter: Presenter, chance: random.Random) -> None:
    table = presenter.table
    prompt = table.prompt
    assert prompt is not None
    act = Act(f"a{table.seq}", table.numbers[prompt.seat], chance.choice(prompt.options))
    await table.act(prompt.seat, act)


@pytest.mark.parametrize("key", GAMES)
@alone
async def test_who_looks_on_is_told_of_no_card_that_not_everybody_knows(folder: Path, key: str) -> None:
    """What could be inferred besides is looked for by `served_decks`, which compares every byte of two games."""
    async with hosting(folder) as lobby:
        presenter, chance, public = await opened(lobby, key), random.Random(1), set[str]()
        watcher = Watcher(lobby, presenter, WATCHER)
        cards, told = {card.id for card in presenter.table.game.cards()}, set[str]()
        for _ in range(STEPS):
            state = presenter.table.state
            assert state is not None
            if state.over:
                break
            public |= {card.card for row in rows(public_table(state)) for card in row if card is not None}
            public |= {card.card for event in state.events(None) for card in event.cards}
            watcher.raw = []
            watcher.read()
            told |= cards & set(QUOTED.findall("".join(watcher.raw)))
            assert told <= public, told - public
            await decide(presenter, chance)
        assert told and watcher.info["you"] == WATCHER and watcher.ask is None and not watcher.can_undo


def rows(view: dw.View) -> list[tuple[dw.ViewCard | None, ...]]:
    """Every row of cards on a table."""
    return [row for side in view.seats for row in side.zones.values()]


@pytest.mark.parametrize("key", GAMES)
def test_both_sides_are_one_table_in_which_every_card_has_a_name_of_its_own(key: str) -> None:
    game, chance = dw.game(key), random.Random(4)
    state, fights = game.start(seed=4), 0
    voice = Voice(game, NAMES, None, "en")
    while not state.over:
        for view in (seen_table(state, BOTH), public_table(state)):
            names = [card.handle for row in rows(view) for card in row if card and (card.card or card.handle < 0)]
            assert len(names) == len(set(names)), state.prompt
            fights += fought(voice, view) is not None
        open_, own = seen_table(state, BOTH), state.view(1)
        hands = open_.seats[1].zones["hand"], own.seats[1].zones["hand"]
        assert sorted(card.card for card in hands[0] if card) == sorted(card.card for card in hands[1] if card)
        assert all(card is None or card.handle > OWN or card.known == 7 for card in open_.seats[1].zones["hand"])
        state.apply(chance.choice(state.legal()))
    assert fights or game.face.fight is None


@alone
async def test_both_hands_are_shown_while_both_players_agree(folder: Path) -> None:
    async with hosting(folder) as lobby:
        presenter = await opened(lobby, "duel")
        one, two, watcher = (Watcher(lobby, presenter, seat) for seat in (0, 1, WATCHER))

        def hands() -> list[bool]:
            for somebody in (one, two, watcher):
                somebody.read()
            return [all(card.get("card") for card in watcher.view[f"s{seat}.hand"]) for seat in (0, 1)]

        assert hands() == [False, False]
        await lobby.bargains.offer(presenter, 0, "hands")
        assert hands() == [False, False] and two.offers == [{"what": "hands", "by": 0}] and not watcher.offers
        await lobby.bargains.reply(presenter, 1, "hands", True)
        assert hands() == [True, True]
        await decide(presenter, random.Random(1))
        assert hands() == [True, True] and not all(card.get("card") for card in two.view["s0.hand"])
        with pytest.raises(Denied, match="no_offer"):
            await lobby.bargains.offer(presenter, 0, "hands")
        await lobby.bargains.reply(presenter, 1, "hands", False)
        assert hands() == [False, False]


@pytest.mark.parametrize("more", [{"rated": True}, {"watched": False}])
@alone
async def test_no_hands_are_shown_in_a_rated_game_nor_where_nobody_may_look_on(
    folder: Path, more: dict[str, bool]
) -> None:
    async with hosting(folder) as lobby:
        presenter = await opened(lobby, "duel")
        presenter.table.setup = msgspec.structs.replace(presenter.table.setup, **more)
        with pytest.raises(Denied, match="no_offer"):
            await lobby.bargains.offer(presenter, 0, "hands")


@alone
async def test_words_between_players_are_theirs_and_who_looks_on_can_do_nothing(server: Served) -> None:
    first = await server.open("asigoc", "lobby")
    second = await server.join(first.table)
    ada, eve = await server.welcomed(first), await server.welcomed(second)
    watcher = await look_on(server, first.table)
    welcome = await watcher.until("welcome")
    assert (welcome["info"]["you"], welcome["ask"], welcome["chat"], welcome["watchers"]) == (-1, None, [], 1)
    while (await ada.until("here"))["watchers"] != 1:
        pass
    await eve.send({"t": "say", "text": "a secret of ours"})
    await ada.until("said")
    for frame in (
        {"t": "act", "id": "x", "n": 1, "action": "pass"}, {"t": "concede", "id": "x"}, {"t": "say", "text": "hello"},
        {"t": "offer", "what": "undo"}, {"t": "reply", "what": "undo", "yes": True}, {"t": "claim", "what": "win"},
        {"t": "why"}, {"t": "hello", "token": first.token}, {"t": "watch"},
    ):  # fmt: skip
        await watcher.send(frame)
        assert (await watcher.until("refused"))["reason"]["code"] == "watching", frame
    await watcher.send({"t": "lang", "lang": "fr"})
    again = await watcher.until("welcome")
    assert "a secret of ours" not in json.dumps(watcher.heard) and again["info"]["you"] == -1
    listed = {one["table"]: one for one in await server.get("/api/watch")}
    assert listed[first.table]["watchers"] == 1
    await eve.send({"t": "concede", "id": "enough"})
    await asyncio.gather(ada.over(), eve.over(), watcher.over())
    assert watcher.ending is not None and "You" not in watcher.ending["text"]
    assert first.table not in {one["table"] for one in await server.get("/api/watch")}


async def look_on(server: Served, table: str) -> Onlooker:
    url = f"{server.address.replace('http', 'ws', 1)}/ws/{table}"
    onlooker = Onlooker(await connect(url, compression=None, max_size=None, ping_interval=None))
    await onlooker.send({"t": "watch", "lang": "en"})
    return onlooker


class Onlooker(Player):
    """Somebody who looks on, and remembers all that they heard."""

    heard: list[Frame]

    def take(self, data: str) -> Frame:
        self.heard = [*getattr(self, "heard", []), json.loads(data)]
        return super().take(data)


@pytest.mark.parametrize(("kind", "asked", "may"), [
    ("lobby", {}, True), ("lobby", {"watched": False}, False), ("invite", {}, False),
    ("invite", {"watched": True}, True), ("bot", {"watched": True}, False), ("hotseat", {"watched": True}, False),
])  # fmt: skip
@alone
async def test_players_say_whether_others_may_look_on(
    server: Served, kind: str, asked: dict[str, bool], may: bool
) -> None:
    first = await server.open("asigoc", kind, **asked)
    is_shared = kind in ("lobby", "invite")
    waiting = await look_on(server, first.table)
    assert await shut(waiting) == "no_table"  # nobody plays there yet, or nobody may look on
    if is_shared:
        await server.join(first.table)
    watcher = await look_on(server, first.table)
    if may:
        assert (await watcher.until("welcome"))["info"]["watched"]
    else:
        assert await shut(watcher) == "no_table" == await shut(await look_on(server, "no-such-table"))
    player = await server.welcomed(first)  # so that somebody is there
    listed = first.table in {one["table"] for one in await server.get("/api/watch")}
    assert listed == (may and kind == "lobby")
    await player.close()


async def shut(player: Player) -> str:
    """Why a socket was closed."""
    await player.socket.wait_closed()
    return str(player.socket.close_reason)


@alone
async def test_who_looks_on_holds_no_seat_and_is_not_too_many(folder: Path) -> None:
    """A player who went away is away, however many look on; and a table takes so many and no more."""
    async with hosting(folder) as lobby:
        presenter = await opened(lobby, "asigoc")
        player = Client(0, "en", "10.0.0.1")
        lobby.enter(presenter, player)
        for number in range(MOST_WATCHERS):
            lobby.enter(presenter, Client(WATCHER, "en", f"10.0.1.{number // MOST_WATCHING}"))
            if number == MOST_WATCHING:
                with pytest.raises(Denied, match="many_watchers"):  # from one address
                    lobby.enter(presenter, Client(WATCHER, "en", "10.0.1.0"))
        with pytest.raises(Denied, match="many_watchers"):
            lobby.enter(presenter, Client(WATCHER, "en"))
        audience = presenter.table.audience
        assert (audience.here(), audience.watchers, audience.address) == ((True, False), MOST_WATCHERS, "10.0.0.1")
        lobby.leave(presenter, player)
        assert audience.here() == (False, False) and audience.gone(0) < audience.gone(1) and audience.away() > 0
        assert lobby.watched() == []


@alone
async def test_a_replay_shows_its_fights(server: Served) -> None:
    first = await server.open("vanguard-d", "hotseat")
    players = [await server.welcomed(first), await server.welcomed(Seated(first.table, 1, first.other))]
    players.sort(key=lambda player: player.seat)
    chance, seen = random.Random(3), 0
    while players[0].ending is None and seen < 3:
        asked = players[players[0].waiting]
        assert asked.ask is not None
        rev = asked.rev
        await asked.act(chance.choice(asked.ask["options"])["action"])
        for player in players:
            while player.rev <= rev:
                seen += bool((await player.next()).get("fight"))
    await players[0].send({"t": "concede", "id": "enough"})
    await asyncio.gather(*[player.over() for player in players])
    headers = {"authorization": f"Bearer {first.token}"}
    steps = len((await server.get(f"/api/replays/{first.table}", **headers))["steps"])
    for seat in (-1, 0, 1):
        fights = [
            one["fight"]
            for number in range(steps)
            if (one := await server.get(f"/api/replays/{first.table}/at?n={number}&seat={seat}", **headers))["fight"]
        ]
        assert fights and all(fight["attacker"].startswith("c") and fight["targets"] for fight in fights)
