"""The web application: pages, REST and sockets, with their limits and headers."""

from __future__ import annotations

import asyncio
import contextlib
import time
from collections import Counter
from collections.abc import AsyncIterator, Callable, MutableMapping
from pathlib import Path
from typing import Any, Final, TypeVar
from urllib.parse import urlsplit

import msgspec
import structlog
from starlette.applications import Starlette
from starlette.datastructures import Headers
from starlette.middleware.gzip import GZipMiddleware
from starlette.requests import Request
from starlette.responses import FileResponse, PlainTextResponse, Response
from starlette.routing import Mount, Route, WebSocketRoute
from starlette.staticfiles import StaticFiles
from starlette.types import ASGIApp, Message, Receive, Scope, Send
from starlette.websockets import WebSocket, WebSocketClose, WebSocketDisconnect

from ..games import unusable
from ..language import languages
from ..library.owned import Quota
from .account_api import AccountApi
from .answers import Wrong, answer, careful
from .audience import WATCHER, Client
from .deck_api import DeckApi
from .gate import MOST, Gate
from .hints import Hints
from .hosts import ANY, Hosts
from .journal import JournalError
from .lessons import LessonApi
from .limits import Bucket, Buckets, address_of
from .lobby import Lobby
from .openapi import document
from .own_cards import OwnCards
from .presenter import Presenter
from .records import StoreError
from .refusals import refused
from .rest import Rest
from .retention import IDLE_DAYS, tidy
from .table import CONCEDE, Denied
from .visitor import COOKIE
from .wire import (
    Ack,
    Act,
    AskHint,
    Claim,
    Concede,
    Hello,
    Offer,
    Ping,
    Pong,
    Refused,
    Reply,
    Say,
    SetLanguage,
    Watch,
    Why,
    read_frame,
)

STATIC: Final = Path(__file__).parent / "static"
PATIENCE: Final = 10.0  # seconds for the first frame
FRAME_RATE: Final = 20.0  # frames a second of a socket, and
FRAME_BURST: Final = 60
ASK_RATE: Final = 30.0  # requests a second of an address, and
ASK_BURST: Final = 300
MOST_SOCKETS: Final = 400  # of an address at once
WORK_RATE: Final = 400.0  # what the frames of an address may cost a second, in frames that ask for little, and
WORK_BURST: Final = 1000
HINT_RATE: Final = 0.5  # hints that an address may ask for a second, and
HINT_BURST: Final = 15
EVENTS: Final = 50  # of a game that cost as much as such a frame to tell from the start
CONNECT_RATE: Final = 5.0  # sockets a second of an address, and
CONNECT_BURST: Final = 200
POLICY: Final = (
    "default-src 'none'; script-src 'self'; style-src 'self'; img-src 'self' data:; font-src 'self'; "
    "connect-src 'self'; manifest-src 'self'; base-uri 'none'; form-action 'none'; frame-ancestors 'none'"
)
HEADERS: Final = {
    "content-security-policy": POLICY,
    "x-content-type-options": "nosniff",
    "referrer-policy": "no-referrer",
    "cross-origin-opener-policy": "same-origin",
    "permissions-policy": "camera=(), microphone=(), geolocation=()",
}
OWN_CARDS: Final = 2_000  # that each person may keep
WATCHING: Final = ("/healthz", "/metrics", "/openapi.json")
LET_GO: Final = {"connection": "close"}  # who asks too much may not go on in the same breath
NO_HELLO: Final = "no_hello"
WRONG_HOST: Final = "wrong_host"
NOWHERE: Final = "nowhere.invalid"  # what a request without a host is to
BAD_FRAME, FORBIDDEN, TOO_FAST, TOO_SLOW = 1007, 1008, 1008, 1013  # close codes

Told = TypeVar("Told")

log = structlog.get_logger()


class Guard:
    """Adds the security headers to every answer, and refuses what another site's page sends, and what is too much."""

    def __init__(self, app: ASGIApp, origins: frozenset[str], hosts: Hosts, is_limited: bool) -> None:
        self.app = app
        self.hosts = hosts
        self.origins = origins
        self.is_limited = is_limited
        self.asking = Buckets(ASK_RATE, ASK_BURST)

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        """Pass a request on, or refuse it."""
        if scope["type"] not in ("http", "websocket"):
            await self.app(scope, receive, send)
            return
        host = Headers(scope=scope).get("host")
        wrong = "" if self.hosts.know(host) else self.hosts.refuse(str(host))
        if scope["type"] == "websocket":
            await (WebSocketClose(FORBIDDEN, WRONG_HOST) if wrong else self.app)(scope, receive, send)
            return

        async def guarded(message: Message) -> None:
            if message["type"] == "http.response.start":
                message = add_headers(message)
            await send(message)

        app = self.app
        if wrong:
            app = answer(Wrong(WRONG_HOST, wrong), 421)
        elif scope["method"] not in ("GET", "HEAD", "OPTIONS") and not is_ours(Headers(scope=scope), self.origins):
            app = answer(Wrong("foreign_origin", "this request comes from another site"), 403)
        elif self.is_limited and (kind := counted(scope["path"])) and not self.asking.take(kind + address_of(scope)):
            app = answer(Wrong("too_fast", "too many requests from here; wait a moment"), 429, LET_GO)
        await app(scope, receive, guarded)


def counted(path: str) -> str:
    """As what a request counts; files of the client do not. Who watches the server is not kept waiting by who plays.

    >>> [counted(path) for path in ("/api/games", "/healthz", "/assets/index.js", "/decks")]
    ['api ', 'watch ', '', '']
    """
    return "api " if path.startswith("/api/") else "watch " if path in WATCHING else ""


def add_headers(message: Message) -> MutableMapping[str, Any]:
    """An answer's beginning with the security headers."""
    known = {name for name, _ in message["headers"]}
    more = [(name.encode(), value.encode()) for name, value in HEADERS.items() if name.encode() not in known]
    return {**message, "headers": [*message["headers"], *more]}


def is_ours(headers: Headers, origins: frozenset[str]) -> bool:
    """Whether a request comes from our own pages, or from a program, which has no origin and no cookie."""
    origin = headers.get("origin")
    if origin is None:
        return COOKIE not in headers.get("cookie", "")
    return origin in origins or urlsplit(origin).netloc == headers.get("host", NOWHERE)


def cost(frame: object, presenter: Presenter) -> float:
    """What a frame costs the server: little, but for those that are answered by whole games."""
    told = 1 if isinstance(frame, Hello | Watch | SetLanguage) else 0
    if isinstance(frame, Offer | Reply) and frame.what in ("undo", "hands"):
        told = max(1, len(presenter.table.audience.clients))
    return 1.0 + told * presenter.table.events / EVENTS


class Server:
    """The application around a lobby."""

    def __init__(
        self,
        lobby: Lobby,
        library: Path,
        origins: frozenset[str] = frozenset(),
        is_limited: bool = True,
        hosts: tuple[str, ...] = (ANY,),
        gate: Gate | None = None,
        keep_days: int = IDLE_DAYS,
        own_cards: int = OWN_CARDS,
    ) -> None:
        self.lobby = lobby
        self.keep_days = keep_days
        self.gate = gate or Gate(MOST)
        self.deck_api = DeckApi(library, Quota(cards=own_cards))
        self.rest = Rest(lobby, self.deck_api, is_limited)
        self.account_api = AccountApi(lobby, self.rest, is_limited)
        self.lesson_api = LessonApi(self.rest)
        self.own_cards = OwnCards(lobby, self.rest, is_limited)
        self.hints = Hints(lobby)
        self.is_limited = is_limited
        self.origins = origins
        self.hosts = Hosts(hosts)
        self.connecting = Buckets(CONNECT_RATE, CONNECT_BURST)
        self.working = Buckets(WORK_RATE, WORK_BURST)
        self.hinting = Buckets(HINT_RATE, HINT_BURST)
        self.telling = asyncio.Lock()  # a whole game is told to one at a time
        self.began = time.time()
        self.sockets: Counter[str] = Counter()  # by address
        self.frames = 0
        self.refusals = 0

    def app(self) -> ASGIApp:
        """The ASGI application."""
        rest, deck_api, account_api = self.rest, self.deck_api, self.account_api
        routes = [
            Route("/api/games", careful(rest.catalogue)),
            Route("/api/games/{key}/cards", careful(deck_api.cards)),
            Route("/api/games/{key}/rules", careful(rest.rules)),
            Route("/api/games/{key}/search", careful(deck_api.search)),
            Route("/api/games/{key}/card/{name:path}", careful(deck_api.card)),
            Route("/api/games/{key}/check", careful(deck_api.check), methods=["POST"]),
            Route("/api/games/{key}/convert", careful(deck_api.convert), methods=["POST"]),
            Route("/api/games/{key}/hand", careful(deck_api.hand), methods=["POST"]),
            Route("/api/games/{key}/compare", careful(deck_api.compare), methods=["POST"]),
            Route("/api/games/{key}/picture", careful(deck_api.draw), methods=["POST"]),
            Route("/api/decks", careful(rest.decks)),
            Route("/api/decks", careful(rest.keep), methods=["POST"]),
            Route("/api/decks/{key}/{name:path}", careful(rest.forget), methods=["DELETE"]),
            Route("/api/own-cards", careful(self.own_cards.listed)),
            Route("/api/own-cards", careful(self.own_cards.bring), methods=["POST"]),
            Route("/api/own-cards/{name}", careful(self.own_cards.forget), methods=["DELETE"]),
            Route("/api/me", careful(account_api.me)),
            Route("/api/lessons", careful(self.lesson_api.listed)),
            Route("/api/lessons/{family}/{name}", careful(self.lesson_api.open), methods=["POST"]),
            Route("/api/me", careful(rest.rename), methods=["POST"]),
            Route("/api/account", careful(account_api.register), methods=["POST"]),
            Route("/api/account", careful(account_api.leave), methods=["DELETE"]),
            Route("/api/account/password", careful(account_api.change_password), methods=["POST"]),
            Route("/api/login", careful(account_api.log_in), methods=["POST"]),
            Route("/api/login", careful(account_api.log_out), methods=["DELETE"]),
            Route("/api/logins", careful(account_api.browsers)),
            Route("/api/logins", careful(account_api.end_browsers), methods=["DELETE"]),
            Route("/api/logins/{id}", careful(account_api.end_browsers), methods=["DELETE"]),
            Route("/api/ladder", careful(account_api.ladder)),
            Route("/api/people/{name}", careful(account_api.profile)),
            Route("/api/blocks", careful(account_api.blocked)),
            Route("/api/blocks", careful(account_api.block), methods=["POST"]),
            Route("/api/blocks/{name}", careful(account_api.unblock), methods=["DELETE"]),
            Route("/api/tables", careful(rest.waiting)),
            Route("/api/tables", careful(rest.open), methods=["POST"]),
            Route("/api/watch", careful(rest.watched)),
            Route("/api/tables/{table}", careful(rest.look)),
            Route("/api/tables/{table}/card/{name:path}", careful(self.own_cards.at_table)),
            Route("/api/tables/{table}/join", careful(rest.join), methods=["POST"]),
            Route("/api/tables/{table}/report", careful(account_api.report), methods=["POST"]),
            Route("/api/replays", careful(rest.finished)),
            Route("/api/replays/{name}", careful(rest.story)),
            Route("/api/replays/{name}/card/{card:path}", careful(self.own_cards.in_replay)),
            Route("/api/replays/{name}/at", careful(rest.position)),
            Route("/api/replays/{name}/file", careful(rest.download)),
            Route("/api/replays/{name}/share", careful(rest.share), methods=["POST"]),
            Route("/api/replays/{name}/fork", careful(rest.fork), methods=["POST"]),
            Route("/openapi.json", self.openapi),
            Route("/healthz", careful(self.health)),
            Route("/metrics", self.metrics),
            WebSocketRoute("/ws/{table}", self.socket),
        ]
        if STATIC.is_dir():
            routes.append(Mount("/assets", StaticFiles(directory=STATIC / "assets")))
        routes.append(Route("/{path:path}", self.page))
        app = Starlette(routes=routes, lifespan=self.lifespan)
        app.add_middleware(GZipMiddleware, minimum_size=1000)
        return Guard(app, self.origins, self.hosts, self.is_limited)

    @contextlib.asynccontextmanager
    async def lifespan(self, app: Starlette) -> AsyncIterator[None]:
        """Take up what was left, and leave nothing half done."""
        for name, wrong in unusable().items():
            log.warning("game_unusable", game=name, wrong=str(wrong))
        found = self.lobby.wake()
        self.lobby.start(tidy(self.lobby, self.keep_days))
        self.lobby.start(self.account_api.watch())
        self.lobby.start(self.own_cards.tidy())
        log.info("started", tables=found)
        yield
        await self.lobby.close()
        self.own_cards.close()
        self.deck_api.close()
        self.account_api.close()
        log.info("stopped")

    # --- pages ---

    async def page(self, request: Request) -> Response:
        """The one page of the client; it finds its way by itself."""
        path = request.path_params["path"]
        index = STATIC / "index.html"
        if path.startswith("api/"):
            return answer(Wrong("no_page", "there is nothing here"), 404)
        found = STATIC / path
        if path and "/" not in path and found.suffix in (".svg", ".ico", ".txt", ".webmanifest") and found.is_file():
            return FileResponse(found)
        if not index.is_file():
            return PlainTextResponse("The client is not built: run `make web`.", 503)
        return FileResponse(index, headers={"cache-control": "no-cache"})

    async def openapi(self, request: Request) -> Response:
        """The REST part as an OpenAPI document."""
        return answer(document())

    async def health(self, request: Request) -> Response:
        """Whether the server can take a decision: the journal answers."""
        await self.lobby.journal.append()
        return PlainTextResponse("ok")

    async def metrics(self, request: Request) -> Response:
        """Counts, in the text form that Prometheus reads."""
        lobby = self.lobby
        values = {
            "duelwright_tables": len(lobby.tables),
            "duelwright_tables_dormant": len(lobby.dormant),
            "duelwright_tables_frozen": sum(presenter.table.frozen for presenter in lobby.tables.values()),
            "duelwright_connections": self.gate.total,
            "duelwright_connections_refused_total": self.gate.refused,
            "duelwright_sockets": self.sockets.total(),
            "duelwright_frames_total": self.frames,
            "duelwright_refusals_total": self.refusals,
            "duelwright_journal_rows_total": lobby.journal.written,
            "duelwright_journal_commits_total": lobby.journal.commits,
            "duelwright_bot_answers_total": lobby.bots.answered,
            "duelwright_up_seconds": int(time.time() - self.began),
        }
        return PlainTextResponse("".join(f"{name} {value}\n" for name, value in values.items()))

    # --- sockets ---

    async def socket(self, socket: WebSocket) -> None:
        """A seat's connection: hello, then frames both ways until somebody goes."""
        address = address_of(socket.scope)
        is_modest = self.connecting.take(address) and self.sockets[address] < MOST_SOCKETS
        if not is_ours(socket.headers, self.origins) or (self.is_limited and not is_modest):
            await socket.close(FORBIDDEN)
            return
        await socket.accept()
        with contextlib.suppress(WebSocketDisconnect):  # the other end has gone
            try:
                frame = await asyncio.wait_for(self._frame(socket), PATIENCE)
                presenter, client = await self._hello(socket, frame)
            except TimeoutError:
                await socket.close(FORBIDDEN, "no_hello")
            except Denied as denied:
                await socket.close(BAD_FRAME if denied.code == NO_HELLO else FORBIDDEN, denied.code)
            except (JournalError, StoreError) as error:  # the disk: it may be better in a moment
                log.error("not_read", table=socket.path_params["table"], error=str(error))
                await socket.close(TOO_SLOW, "not_kept")
            else:
                await self._serve(socket, presenter, client)

    async def _hello(self, socket: WebSocket, frame: object) -> tuple[Presenter, Client]:
        """The first frame says whose seat this is; Denied where it does not."""
        if not isinstance(frame, Hello | Watch):
            raise Denied(NO_HELLO)
        presenter = await self.lobby.find(socket.path_params["table"])
        seat = WATCHER if isinstance(frame, Watch) else self.lobby.seat_of(presenter, frame.token)
        if isinstance(frame, Watch):
            if not presenter.table.setup.watched or not presenter.table.setup.is_full:
                raise Denied("no_table")  # as where there is none
        elif seat < 0:
            raise Denied("no_seat")
        if self.is_limited and not self.working.take(address_of(socket.scope), cost(frame, presenter)):
            raise Denied("too_fast")
        lang = frame.lang if frame.lang in languages() else "en"
        return presenter, Client(seat, lang, address_of(socket.scope))

    async def _serve(self, socket: WebSocket, presenter: Presenter, client: Client) -> None:
        address = address_of(socket.scope)
        self.sockets[address] += 1
        writer = asyncio.create_task(self._write(socket, client))
        try:
            presenter = await self._in_turn(lambda: self.lobby.enter(presenter, client))
            await self._read(socket, presenter, client)
        except Denied as denied:  # there is no room to look on
            await socket.close(FORBIDDEN, denied.code)
        finally:
            self.sockets[address] -= 1
            if not self.sockets[address]:
                del self.sockets[address]
            self.lobby.leave(presenter, client)
            writer.cancel()

    async def _in_turn(self, tell: Callable[[], Told]) -> Told:
        """Tell a whole game when those before have been told theirs, and give way to all others after it."""
        async with self.telling:
            began = time.perf_counter()
            told = tell()
            await asyncio.sleep((time.perf_counter() - began) / 2)
            return told

    async def _frame(self, socket: WebSocket) -> object:
        """The next frame; None where it cannot be read."""
        message = await socket.receive()
        if message["type"] == "websocket.disconnect":
            raise WebSocketDisconnect(message.get("code", 1005))
        self.frames += 1
        try:
            return read_frame(message.get("text") or "")
        except (msgspec.MsgspecError, UnicodeError, RecursionError):
            return None

    async def _write(self, socket: WebSocket, client: Client) -> None:
        with contextlib.suppress(WebSocketDisconnect, RuntimeError):
            while data := await client.next():
                await socket.send_text(data.decode())
            await socket.close(TOO_SLOW)

    async def _read(self, socket: WebSocket, presenter: Presenter, client: Client) -> None:
        bucket = Bucket(FRAME_RATE, FRAME_BURST)
        while not client.is_gone:
            frame = await self._frame(socket)
            is_modest = bucket.take() and self.working.take(address_of(socket.scope), cost(frame, presenter))
            if self.is_limited and not is_modest:
                with contextlib.suppress(RuntimeError):  # it may be closed already
                    await socket.close(TOO_FAST, "too_fast")
                return
            try:
                await self._take(presenter, client, frame)
            except StoreError as error:
                log.error("not_written", path=socket.url.path, error=str(error))
                told = presenter.denial(Denied("not_kept"), client.seat, client.lang)
                client.send(Refused(getattr(frame, "id", ""), told))
            except Denied as denied:
                self.refusals += 1
                name = getattr(frame, "id", "")
                client.send(Refused(name, presenter.denial(denied, client.seat, client.lang)))
            await asyncio.sleep(0)  # frames that wait already are read without a pause: others have their turn

    async def _hint(self, presenter: Presenter, client: Client) -> None:
        try:
            hinted = await self.hints.give(presenter, client)
        except Denied as denied:
            client.send(Refused("", presenter.denial(denied, client.seat, client.lang)))
        else:
            if hinted is not None:
                client.send(hinted)

    async def _take(self, presenter: Presenter, client: Client, frame: object) -> None:
        """Do what a frame asks for."""
        lobby, seat = self.lobby, client.seat
        if seat == WATCHER and not isinstance(frame, SetLanguage | Ping | None):
            raise Denied("watching")
        if isinstance(frame, Act):
            client.send(Ack(frame.id, await presenter.table.act(seat, frame)))
        elif isinstance(frame, Concede):
            client.send(Ack(frame.id, await presenter.table.act(seat, Act(frame.id, 0, CONCEDE))))
        elif isinstance(frame, Why):
            lobby.explain(presenter, client)
        elif isinstance(frame, AskHint):
            if self.is_limited and not self.hinting.take(client.address):
                raise Denied("too_fast")
            lobby.start(self._hint(presenter, client))  # a bot thinks for a while; the game goes on
        elif isinstance(frame, Claim):
            await presenter.table.claim(seat, frame.what)
        elif isinstance(frame, Say):
            await lobby.say(presenter, seat, frame.text)
        elif isinstance(frame, Offer):
            await lobby.bargains.offer(presenter, seat, frame.what)
        elif isinstance(frame, Reply):
            await lobby.bargains.reply(presenter, seat, frame.what, frame.yes)
        elif isinstance(frame, SetLanguage):
            client.lang = frame.lang if frame.lang in languages() else "en"
            await self._in_turn(lambda: lobby.greet(presenter, client))
        elif isinstance(frame, Ping):
            client.send(Pong())
        else:
            voice = presenter.voice(seat, client.lang)
            client.send(Refused("", refused(voice, "frame", "JSON")))
