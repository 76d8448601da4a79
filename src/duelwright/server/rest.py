"""The REST part: games, cards, decks, tables, replays. Bodies and answers are JSON of the types here."""

from __future__ import annotations

import asyncio
from typing import Annotated, Final

import msgspec
from msgspec import Meta
from starlette.requests import Request
from starlette.responses import Response

from .. import Deck, DeckError, Game, IllegalDeck, __version__, games
from .. import game as find_game
from ..bots import LEVELS
from ..core.replay import Move
from ..games.profiles import hot_seat
from ..language import languages
from ..language.voice import Voice, printable
from ..speech.rules import rule_texts
from .answers import JSON, Error, answer, body, language, the_game
from .deck_api import DeckApi, DeckText, KeepDeck
from .gameinfo import GameInfo, game_info
from .limits import Buckets, address_of
from .lobby import Lobby, Seated
from .pairing import SHARED, apart, may_be_rated, needs_account
from .replays import OpenReplay, ReplayCache, position, story
from .setup import LONGEST_NAME, Chair, Rank, Terms, hashed
from .store import Finished, Rights
from .table import Denied, Table
from .visitor import cookie_of, give, newcomer, token_of

DEFAULT_BOT: Final = "5"
GUEST: Final = "Guest"  # who has no name of their own
STORY: Final = 15.0  # looks that a whole game costs as much as
UNKEPT: Final = {"cache-control": "no-store"}  # what is for who asks alone

Name = Annotated[str, Meta(max_length=LONGEST_NAME)]
Key = Annotated[str, Meta(max_length=64)]
Forms = tuple[dict[str, object], ...]


class LevelInfo(msgspec.Struct, frozen=True):
    """A strength of bots."""

    number: int
    text: str


class Catalogue(msgspec.Struct, frozen=True):
    """What there is to play."""

    version: str
    games: tuple[GameInfo, ...]
    levels: tuple[LevelInfo, ...]
    languages: tuple[str, ...]


class Me(msgspec.Struct, frozen=True):
    """Who somebody is here."""

    name: Name


class NewTable(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """A table to open: against a bot, at one screen, by a link, or in the lobby."""

    game: Key
    kind: Annotated[str, Meta(pattern=r"^(bot|hotseat|invite|lobby|quick)$")] = "bot"
    name: Name = ""
    other: Name = ""  # hot seat: the second player's name
    deck: DeckText = ""
    other_deck: DeckText = ""  # the bot's, or the second player's at one screen
    bot: Annotated[str, Meta(max_length=40)] = DEFAULT_BOT
    seat: Annotated[int, Meta(ge=-1, le=1)] = -1  # -1: by chance
    unread: bool = False  # play cards whose abilities are not understood without them
    clock: Annotated[int, Meta(ge=0, le=3600)] = 0  # seconds for each answer, once the bank is used up
    bank: Annotated[int, Meta(ge=0, le=24 * 3600)] = 0  # seconds for the whole game
    increment: Annotated[int, Meta(ge=0, le=600)] = 0  # seconds that a turn of one's own adds
    watched: bool | None = None  # others may look on; None: at tables of the lobby, and at no others
    rated: bool = False  # for two with accounts, with a clock, by the shipped rules and cards; nothing is taken back

    @property
    def terms(self) -> Terms:
        """What is agreed on besides the rules."""
        watched = self.kind in ("lobby", "quick") if self.watched is None else self.watched and self.kind in SHARED
        return Terms(self.clock, self.bank, self.increment, self.rated, watched)


class Join(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """Somebody who takes a free seat."""

    name: Name = ""
    deck: DeckText = ""
    unread: bool = False


class Open(msgspec.Struct, frozen=True):
    """A table that waits for a second player."""

    table: str
    game: str
    title: str
    name: str
    clock: int
    bank: int = 0
    increment: int = 0
    rated: bool = False
    rank: Rank | None = None  # of who waits there, where they have an account


class Watched(msgspec.Struct, frozen=True):
    """A game that is on, and that others may watch."""

    table: str
    game: str
    title: str
    names: tuple[str, str]
    turn: int
    watchers: int
    rated: bool = False
    ranks: tuple[Rank | None, Rank | None] = (None, None)


class Fork(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """A position to play on from: after `n` steps, at a seat, against a bot or (without one) at one screen."""

    n: Annotated[int, Meta(ge=0, le=100_000)]
    seat: Annotated[int, Meta(ge=0, le=1)] = 0
    bot: Annotated[str, Meta(max_length=40)] = DEFAULT_BOT
    name: Name = ""


class Share(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """Whether everybody may see a game, or who played it alone."""

    shared: bool


class Rest:
    """The handlers, and what they need."""

    def __init__(self, lobby: Lobby, deck_api: DeckApi, is_limited: bool = True) -> None:
        self.lobby = lobby
        self.deck_api = deck_api
        self.accounts = lobby.store.accounts
        deck_api.who = self.guest
        self.is_limited = is_limited
        self.replay_cache = ReplayCache(lobby.store)
        self.watching = Buckets(rate=30.0, size=200)  # what an address may cost who watches replays
        self.opening = Buckets(rate=0.5, size=30)  # tables that an address may open, and
        self.opening_each = Buckets(rate=0.2, size=20)  # that a guest may, of several who share an address
        self.replay_lock = asyncio.Lock()  # a replay is wound by one viewer at a time, beside the games

    def guest(self, request: Request) -> str:
        """The number of who asks, a guest's or an account's; empty where they have no cookie."""
        cookie = cookie_of(request)
        return self.accounts.who(cookie) if cookie else ""

    # --- what there is ---

    async def catalogue(self, request: Request) -> Response:
        """The games, their ready decks, the strengths of bots."""
        lang = language(request)
        found = [game_info(find_game(key), lang) for key in games()]
        words = Voice(find_game(games()[0]), ("", ""), None, lang)
        levels = tuple(LevelInfo(level.number, words.say(f"level.{level.number}") or level.text) for level in LEVELS)
        return answer(Catalogue(__version__, tuple(found), levels, tuple(languages())))

    async def rules(self, request: Request) -> Response:
        """What the headings of a game's rules stand for, by the heading as it is called in the language."""
        game, lang = the_game(request.path_params["key"]), language(request)
        headers = {"cache-control": "public, max-age=300"}
        return answer(rule_texts(Voice(game, ("", ""), None, lang)), headers=headers)

    # --- guests ---

    async def rename(self, request: Request) -> Response:
        """Take a name; somebody new gets a cookie."""
        me = await body(request, Me)
        name = printable(me.name).strip()
        if self.accounts.is_account(self.guest(request)):
            raise Error(409, "account_name", "an account keeps its name")
        await self._free(name)
        made, guest = self._known(request, answer(Me(name)))
        await asyncio.to_thread(self.lobby.store.name_guest, guest, name)
        return made

    async def named(self, guest: str) -> str:
        """The name of a guest; empty where there is none. The disk is waited for beside the games."""
        return await asyncio.to_thread(self.lobby.store.guest, guest) if guest else ""

    async def _free(self, name: str) -> None:
        """Error where a guest's name is an account's."""
        if await asyncio.to_thread(self.accounts.is_taken, name):
            raise Error(409, "name_taken", "somebody with an account has this name; take another, or log in")

    def _known(self, request: Request, made: Response) -> tuple[Response, str]:
        """An answer that gives somebody new a cookie, and the hash of theirs."""
        guest = self.guest(request)
        if guest:
            return made, guest
        return made, hashed(give(request, made))

    # --- decks that somebody keeps ---

    async def decks(self, request: Request) -> Response:
        """The decks of who asks, of one game or of all."""
        guest, key = self.guest(request), request.query_params.get("game", "")
        return answer(await asyncio.to_thread(self.deck_api.kept, guest, key) if guest else [])

    async def keep(self, request: Request) -> Response:
        """Keep a deck under a name; somebody new gets a cookie."""
        asked = await body(request, KeepDeck)
        made, guest = self._known(request, Response(media_type=JSON))
        kept = await asyncio.to_thread(self.deck_api.keep, guest, asked)
        done = answer(kept, 201)
        for name, value in made.raw_headers:
            if name == b"set-cookie":
                done.raw_headers.append((name, value))
        return done

    async def forget(self, request: Request) -> Response:
        """Take a deck out again."""
        guest = self.guest(request)
        key, name = request.path_params["key"], request.path_params["name"]
        if not guest or not await asyncio.to_thread(lambda: self.deck_api.library().forget(key, name, guest)):
            raise Error(404, "no_deck", "you keep no deck of that name")
        return answer({})

    # --- tables ---

    async def open(self, request: Request) -> Response:
        """Open a table, or with `quick` take one that waits."""
        self._slow_down(request)
        asked = await body(request, NewTable)
        game = the_game(asked.game)
        if asked.kind == "hotseat":
            game = find_game(game.key, rules=hot_seat(game.key))
        chair = await self._ranked(game, await self._chair(request, game, asked.name, asked.deck, asked.unread))
        if asked.rated:
            may_be_rated(asked.kind, asked.terms, chair)
        if asked.kind == "quick":
            return seated(request, await self._quick(game, chair, asked.terms))
        seat = asked.seat if asked.seat >= 0 else self.lobby.chance.randrange(2)
        other: Chair | None = None
        if asked.kind == "bot":
            level = _level(asked.bot)
            deck, cards = await self._deck(game, asked.other_deck, asked.unread, self.guest(request))
            other = Chair(f"Bot {level}", bot=level, deck=deck, cards=cards)
        elif asked.kind == "hotseat":
            other = await self._chair(request, game, asked.other or "2", asked.other_deck, asked.unread, True)
        address = address_of(request.scope)
        return seated(request, await self.lobby.seat(game, asked.kind, chair, other, seat, asked.terms, address))

    async def _quick(self, game: Game, chair: Chair, terms: Terms) -> Seated:
        """Take a table that waits for the same, the nearest in rating where it is rated; else wait at one."""
        asked = game.key, game.changed_rules(), terms.rated, msgspec.structs.replace(terms, rated=False, watched=False)
        avoided = await self._avoided(chair)
        same = [
            table
            for table in self.lobby.waiting()
            if (table.setup.game, table.setup.rules, table.setup.rated, Terms(*table.setup.control.parts)) == asked
            and table.setup.chairs[0].guest not in avoided
        ]
        for table in sorted(same, key=lambda table: apart(table.setup.chairs[0], chair)) if terms.rated else same:
            try:
                return await self.lobby.join(table.id, chair)
            except Denied:
                continue  # somebody was faster
        seat = self.lobby.chance.randrange(2)
        return await self.lobby.seat(game, "lobby", chair, None, seat, terms)

    async def _avoided(self, chair: Chair) -> set[str]:
        """Whom somebody is not paired with: those who block them or are blocked, and at rated tables themselves."""
        return await asyncio.to_thread(self.accounts.avoids, chair.guest) | ({chair.guest} if chair.rank else set())

    async def _ranked(self, game: Game, chair: Chair) -> Chair:
        """A chair with the rating of who sits there, where they have an account."""
        if not self.accounts.is_account(chair.guest):
            return chair
        rank = await asyncio.to_thread(self.accounts.rank, chair.guest, game.key)
        return msgspec.structs.replace(chair, rank=rank)

    async def waiting(self, request: Request) -> Response:
        """The tables that wait for somebody, but for those of people who block each other."""
        who = self.guest(request)
        avoided = await asyncio.to_thread(self.accounts.avoids, who) if self.accounts.is_account(who) else set()
        found = [table for table in self.lobby.waiting() if table.setup.chairs[0].guest not in avoided]
        return answer([_open(table, language(request)) for table in found[-100:]])

    async def watched(self, request: Request) -> Response:
        """The games that are on, and that others may watch."""
        who = self.guest(request)
        avoided = await asyncio.to_thread(self.accounts.avoids, who) if self.accounts.is_account(who) else set()
        found = [
            presenter.table
            for presenter in self.lobby.watched()
            if avoided.isdisjoint(chair.guest for chair in presenter.table.setup.chairs)
        ]
        return answer([_watched(table, language(request)) for table in found[:100]])

    async def look(self, request: Request) -> Response:
        """What an invitation is to."""
        table = (await self.lobby.find(request.path_params["table"])).table
        if table.setup.is_full:
            raise Error(409, "full", "both seats of this table are taken")
        return answer(_open(table, language(request)))

    async def join(self, request: Request) -> Response:
        """Take the free seat of a table."""
        self._slow_down(request)
        asked = await body(request, Join)
        presenter = await self.lobby.find(request.path_params["table"])
        game, setup = presenter.table.game, presenter.table.setup
        chair = await self._ranked(game, await self._chair(request, game, asked.name, asked.deck, asked.unread))
        if setup.rated:
            needs_account(chair)
            if chair.guest == setup.chairs[0].guest:
                raise Error(409, "own_table", "a rated game is against somebody else")
        if setup.chairs[0].guest in await asyncio.to_thread(self.accounts.avoids, chair.guest):
            raise Denied("full")  # nobody is told that they are blocked
        return seated(request, await self.lobby.join(presenter.table.id, chair))

    async def pupil(self, request: Request, game: Game, name: str) -> Chair:
        """Who sits down alone at a table that costs what any other does."""
        self._slow_down(request)
        return await self._chair(request, game, name, "")

    async def _chair(
        self, request: Request, game: Game, name: str, deck: str, unread: bool = False, is_second: bool = False
    ) -> Chair:
        """Who sits down: an account by its name, a guest by one that is no account's, a second at one screen by any."""
        guest, known = self.guest(request) or newcomer(request), printable(name).strip()
        if self.accounts.is_banned(guest):
            raise Error(403, "banned", "the operator of this server does not let you play here for now")
        if not is_second:
            if self.accounts.is_account(guest):
                known = await asyncio.to_thread(self.accounts.name, guest)
            elif known:
                await self._free(known)
            else:
                known = await self.named(guest)
                known = "" if await asyncio.to_thread(self.accounts.is_taken, known) else known
        listed, cards = await self._deck(game, deck, unread, guest)
        return Chair(known or GUEST, deck=listed, guest=guest, cards=cards, unnamed=not known)

    async def _deck(self, game: Game, text: str, unread: bool, owner: str) -> tuple[Deck | None, Forms]:
        """A deck that somebody brings, and its cards that are not shipped; Error where it cannot be played."""
        if not text.strip():
            return None, ()
        try:
            return await asyncio.to_thread(self.deck_api.brought, game, text, unread, owner)
        except (IllegalDeck, DeckError) as error:
            code = "illegal_deck" if isinstance(error, IllegalDeck) else "unreadable_deck"
            raise Error(422, code, str(error)) from None

    def _look(self, request: Request, cost: float) -> None:
        """One viewer's replays shall not keep others' waiting: they are wound one at a time."""
        if self.is_limited and not self.watching.take(address_of(request.scope), cost):
            raise Error(429, "too_fast", "too many looks at replays from here; wait a moment")

    def _slow_down(self, request: Request) -> None:
        guest = self.guest(request)
        is_modest = not guest or self.opening_each.take(guest)
        if self.is_limited and not (is_modest and self.opening.take(address_of(request.scope))):
            raise Error(429, "too_fast", "too many tables from here; wait a moment")

    # --- replays ---

    async def finished(self, request: Request) -> Response:
        """The latest games; with `mine` those of who asks."""
        guest = self.guest(request) if "mine" in request.query_params else ""
        if "mine" in request.query_params and not guest:
            return answer([])
        lang = language(request)
        found: list[Finished] = await asyncio.to_thread(self.lobby.store.finished, guest, lang=lang)
        return answer(found)

    async def _may_see(self, request: Request) -> Rights:
        """What who asks may do with a game; one that is not for them is refused like one that is not there."""
        token = token_of(request)
        guest, name = self.guest(request), request.path_params["name"]
        rights = await asyncio.to_thread(self.lobby.store.rights, name, guest, token)
        if rights is None:
            raise Denied("no_replay")
        return rights

    async def share(self, request: Request) -> Response:
        """Let everybody see a game, or take that back; who played it may."""
        asked = await body(request, Share)
        if not (await self._may_see(request)).is_own:
            raise Error(403, "not_yours", "who played this game may share it, nobody else")
        await asyncio.to_thread(self.lobby.store.share, request.path_params["name"], asked.shared)
        return answer(asked, headers=UNKEPT)

    async def download(self, request: Request) -> Response:
        """A game as a replay file."""
        await self._may_see(request)
        name = request.path_params["name"]
        replay, _ = await asyncio.to_thread(self.replay_cache.kept, name)
        headers = {"content-disposition": f'attachment; filename="{name}.replay"', **UNKEPT}
        return Response(replay.text(), headers=headers, media_type="text/plain; charset=utf-8")

    async def story(self, request: Request) -> Response:
        """A game from its beginning to its end, as one viewer may read it."""
        name = request.path_params["name"]
        seat, lang = _viewer(request), language(request)
        rights = await self._may_see(request)
        self._look(request, STORY)
        async with self.replay_lock:
            told = await asyncio.to_thread(lambda: story(name, self.replay_cache.find(name), seat, lang, rights))
        return answer(told, headers=UNKEPT)

    async def position(self, request: Request) -> Response:
        """The table after so many steps of a game."""
        number = request.query_params.get("n", "0")
        if not number.isdecimal() or len(number) > 6:
            raise Error(400, "bad_request", "n is a number of steps")
        name, seat, lang = request.path_params["name"], _viewer(request), language(request)
        await self._may_see(request)
        self._look(request, 1.0)
        async with self.replay_lock:
            seen = await asyncio.to_thread(lambda: position(self.replay_cache.find(name), int(number), seat, lang))
        return answer(seen, headers=UNKEPT)

    async def opened(self, request: Request) -> OpenReplay:
        """A game that who asks may see."""
        await self._may_see(request)
        self._look(request, 1.0)
        async with self.replay_lock:
            return await asyncio.to_thread(self.replay_cache.find, request.path_params["name"])

    async def fork(self, request: Request) -> Response:
        """A new game from a position of an old one."""
        self._slow_down(request)
        asked = await body(request, Fork)
        name = request.path_params["name"]
        await self._may_see(request)
        self._look(request, STORY)
        async with self.replay_lock:
            opened = await asyncio.to_thread(self.replay_cache.find, name)
        level = _level(asked.bot) if asked.bot else ""
        chairs = []
        for seat in (0, 1):
            deck, was = opened.replay.decks[seat], opened.setup.at(seat)
            cards = was.cards if was is not None else ()
            if level and seat != asked.seat:
                chairs.append(Chair(f"Bot {level}", bot=level, deck=deck, cards=cards))
            else:
                called = asked.name or ("" if was is None or was.unnamed else was.name)
                chair = await self._chair(request, opened.game, called, "", is_second=True)
                chairs.append(msgspec.structs.replace(chair, deck=deck, cards=cards))
        moves = [Move(n + 1, move.seat, move.action, key=move.key) for n, move in enumerate(opened.moves[: asked.n])]
        if asked.n >= len(opened.moves):
            raise Error(409, "over", "the game is over there; fork an earlier position")
        seated = await self.lobby.fork(
            opened.setup, moves, str(opened.replay.seed), (chairs[0], chairs[1]), name, address_of(request.scope)
        )
        return answer(seated, 201)


def seated(request: Request, made: Seated) -> Response:
    """The answer to who has sat down; somebody new gets the cookie by which they are known there."""
    done = answer(made, 201)
    if cookie := getattr(request.state, "cookie", ""):
        give(request, done, cookie)
    return done


def _open(table: Table, lang: str) -> Open:
    """What somebody who may join is told."""
    setup, game = table.setup, table.game
    host = setup.chairs[0]
    time = setup.clock, setup.bank, setup.increment
    return Open(table.id, game.key, game.name, host.called(lang), *time, setup.rated, host.rank)


def _watched(table: Table, lang: str) -> Watched:
    """What somebody who may look on is told before."""
    setup, game = table.setup, table.game
    turn = table.state.turn if table.state is not None else 0
    return Watched(
        table.id, game.key, game.name, setup.names(lang), turn, table.audience.watchers, setup.rated, setup.ranks()
    )


def _viewer(request: Request) -> int:
    """Whose eyes: a seat's, or both."""
    asked = request.query_params.get("seat", "-1")
    if asked not in ("-1", "0", "1"):
        raise Error(400, "bad_request", "seat is 0, 1, or -1 for both")
    return int(asked)


def _level(asked: str) -> str:
    """The strength of a bot; Error where there is none such."""
    if asked not in [str(level.number) for level in LEVELS]:
        raise Error(400, "no_bot", f"there is no bot {asked!r}; give a level from 1 to {len(LEVELS)}")
    return asked
