"""The REST part for cards that players bring: a file comes in, its cards are theirs, and others see what is played."""

from __future__ import annotations

import asyncio
import re
import time
from collections import Counter
from pathlib import PurePosixPath
from typing import Final

import msgspec
import structlog
from starlette.requests import Request
from starlette.responses import Response

from ..core.errors import worded
from ..facets.record import LibraryError
from ..language.voice import Voice, printable
from ..library.apart import Stop, code_of
from ..library.files import KINDS
from ..library.owned import OwnSource
from ..library.store import UnusableLibrary
from .answers import Error, answer, language
from .audience import WATCHER
from .card_reader import Busy, CardReader
from .deck_api import face
from .limits import Buckets, address_of
from .lobby import Lobby
from .presenter import Presenter
from .rest import UNKEPT, Rest
from .setup import hashed
from .table import Denied
from .visitor import give, token_of

LARGEST: Final = 4 << 20  # bytes of a file
MEGA: Final = 1 << 20
MOST_COMING: Final = 16  # files that come in at once, and
EACH_COMING: Final = 3  # of an address
CARDS_A_DAY: Final = 20_000  # of an address
DAY: Final = 24 * 3600.0
GUESTS: Final = 60 * DAY  # that the cards of a guest are kept who does not come
EVERY: Final = 900.0  # seconds between two looks at who has not come
STATUS: Final = {
    "own_cards_off": 403, "own_twice": 409, "own_cards_many": 409, "own_sources_many": 409, "own_cards_size": 409,
    "own_file_large": 413, "own_too_fast": 429, "own_busy": 503, "own_cards_full": 507,
}  # fmt: skip
UNREADABLE: Final = 422
OWN: Final = "own_"  # how codes begin that are said here alone
BUSY: Final = "many files are being read just now; try again in a moment"

log = structlog.get_logger()


class OwnCardsList(msgspec.Struct, frozen=True):
    """The files of cards that somebody has here, and how much may be kept; no cards where the host keeps none."""

    sources: tuple[OwnSource, ...]
    cards: int
    most: int
    most_sources: int
    largest: int = LARGEST
    kinds: tuple[str, ...] = KINDS


class BroughtCards(msgspec.Struct, frozen=True):
    """What became of a file: its cards, lines that were wrong, and cards whose text was not understood."""

    source: OwnSource | None  # None where no card of it could be read
    left_out: int = 0
    wrong: tuple[str, ...] = ()
    more_wrong: int = 0
    stops: tuple[Stop, ...] = ()


class OwnCards:
    """The handlers, and what they need."""

    def __init__(self, lobby: Lobby, rest: Rest, is_limited: bool = True) -> None:
        self.lobby = lobby
        self.rest = rest
        self.deck_api = rest.deck_api
        self.is_limited = is_limited
        self.reader = CardReader()
        self.bringing = Buckets(rate=1 / 30, size=10)  # files that an address may bring, and
        self.bringing_each = Buckets(rate=1 / 60, size=6)  # that a guest may, and
        self.keeping = Buckets(rate=CARDS_A_DAY / DAY, size=CARDS_A_DAY)  # cards of an address
        self.coming: Counter[str] = Counter()  # files by address, and
        self.busy: set[str] = set()  # whose

    # --- one's own ---

    async def listed(self, request: Request) -> Response:
        """What somebody has."""
        return answer(await asyncio.to_thread(self._listed, self.rest.guest(request)), headers=UNKEPT)

    def _listed(self, owner: str) -> OwnCardsList:
        owned = self.deck_api.owned()
        sources = tuple(owned.sources(owner)) if owner else ()
        if sources:
            owned.used(owner)
        cards = sum(source.cards for source in sources)
        return OwnCardsList(sources, cards, owned.quota.cards, owned.quota.sources)

    async def bring(self, request: Request) -> Response:
        """Take a file of cards in; somebody new gets a cookie."""
        lang, address = language(request), address_of(request.scope)
        made = answer({}, 201, UNKEPT)
        guest = self.rest.guest(request)
        try:
            self._may_bring(guest, address)
            guest = guest or hashed(give(request, made))
            done = await self._brought(request, guest, address, lang)
        except UnusableLibrary:
            raise
        except LibraryError as error:
            raise refusal(code_of(error), printable(error.text(lang))) from None
        body = answer(done, 201, UNKEPT)
        body.raw_headers += [(name, value) for name, value in made.raw_headers if name == b"set-cookie"]
        return body

    def _may_bring(self, guest: str, address: str) -> None:
        """LibraryError where nothing is taken of somebody now."""
        if not self.deck_api.owned_quota.cards:
            raise LibraryError(worded("own_cards_off", "this server keeps no cards of its players"))
        if self.rest.accounts.is_banned(guest):
            raise Error(403, "banned", "the operator of this server does not let you play here for now")
        if guest and guest in self.busy:
            raise LibraryError(worded("own_twice", "a file of yours is being read already; wait until it is"))
        if self.coming[address] >= EACH_COMING or self.coming.total() >= MOST_COMING:
            raise LibraryError(worded("own_busy", BUSY))
        is_modest = not guest or self.bringing_each.take(guest)
        if self.is_limited and not (is_modest and self.bringing.take(address)):
            raise LibraryError(worded("own_too_fast", "too many files of cards from here; wait a few minutes"))

    async def _brought(self, request: Request, guest: str, address: str, lang: str) -> BroughtCards:
        owned = await asyncio.to_thread(self.deck_api.owned)
        title, name = named(request.query_params.get("file", ""))
        self.coming[address] += 1
        self.busy.add(guest)
        try:
            await asyncio.to_thread(owned.check_room, guest, title)
            data = await self._body(request)
            cards, closing = await self.reader.read(data, name, lang, owned.quota.cards)
            if closing.error:
                raise refusal(closing.code, closing.error)
            if self.is_limited and not self.keeping.take(address, len(cards)):
                raise LibraryError(worded("own_too_fast", "too many files of cards from here; wait a few minutes"))
            source = await asyncio.to_thread(owned.put, guest, title, cards) if cards else None
        except Busy:
            raise LibraryError(
                worded("own_busy", "many files are being read just now; try again in a moment")
            ) from None
        finally:
            self.coming[address] -= 1
            if not self.coming[address]:
                del self.coming[address]
            self.busy.discard(guest)
        log.info("cards_brought", cards=len(cards), unread=source.unread if source is not None else 0)
        return BroughtCards(source, closing.left_out, closing.wrong, closing.more_wrong, closing.stops)

    async def _body(self, request: Request) -> bytes:
        """The file; what is too long is refused before it is read, or where it turns out to be."""
        told = request.headers.get("content-length", "")
        data = bytearray()
        if not (told.isdecimal() and len(told) < 12 and int(told) > LARGEST):
            async for part in request.stream():
                data += part
                if len(data) > LARGEST:
                    break
            else:
                return bytes(data)
        text = "a file of cards has at most {n} MB"
        raise LibraryError(worded("own_file_large", text, {"n": LARGEST // MEGA}))

    async def forget(self, request: Request) -> Response:
        """Delete a file of cards."""
        guest, lang = self.rest.guest(request), language(request)
        owned = self.deck_api.owned
        if not guest or not await asyncio.to_thread(lambda: owned().take_out(guest, request.path_params["name"])):
            said = LibraryError(worded("own_no_source", "you have no cards of that name"))
            raise Error(404, "own_no_source", said.text(lang))
        return answer(await asyncio.to_thread(self._listed, guest), headers=UNKEPT)

    # --- what others see of them ---

    async def at_table(self, request: Request) -> Response:
        """A card that somebody has brought to a table, once who asks was told of it there."""
        presenter = await self.lobby.find(request.path_params["table"])
        table = presenter.table
        seat = self.lobby.seat_of(presenter, token_of(request))
        if seat < 0 and not (table.setup.watched and table.setup.is_full):
            raise Denied("no_table")  # as where there is none
        name = request.path_params["name"]
        card = table.game.find(name) if name in table.game.index else None
        if card is None or not self._is_told(presenter, seat, name):
            raise Error(404, "no_card", "there is no such card here")
        lang = language(request)
        voice = Voice(table.game, ("", ""), None, lang)
        return answer(await asyncio.to_thread(face, table.game, card, lang, voice), headers=UNKEPT)

    def _is_told(self, presenter: Presenter, seat: int, name: str) -> bool:
        """Whether a seat, or who looks on, was told of a card: it is in their own deck, or they have seen it."""
        table = presenter.table
        chair = table.setup.at(seat) if seat >= 0 else None
        is_mine = chair is not None and any(card.get("id") == name for card in chair.cards)
        if table.is_over or is_mine or (seat >= 0 and table.setup.kind == "hotseat"):
            return True
        return table.state is not None and name in presenter.named(seat if seat >= 0 else WATCHER)

    async def in_replay(self, request: Request) -> Response:
        """A card that somebody had brought to a game."""
        opened, lang = await self.rest.opened(request), language(request)
        name = request.path_params["card"]
        card = opened.game.find(name) if name in opened.game.index else None
        if card is None:
            raise Error(404, "no_card", "there is no such card here")
        voice = Voice(opened.game, ("", ""), None, lang)
        return answer(await asyncio.to_thread(face, opened.game, card, lang, voice), headers=UNKEPT)

    # --- going ---

    async def tidy(self) -> None:
        """Delete the cards of guests who have not come for long, now and then, for as long as the server runs."""
        while not self.lobby.is_closing:
            await asyncio.sleep(EVERY)
            try:
                count = await asyncio.to_thread(self.forget_unused, time.time() - GUESTS)
            except LibraryError as error:
                log.error("cards_not_tidied", error=str(error))
            else:
                if count:
                    log.info("cards_tidied", guests=count)

    def forget_unused(self, before: float) -> int:
        """Delete the cards of guests who have not come since; of how many."""
        accounts = self.rest.accounts
        return self.deck_api.owned().forget_unused(
            before, lambda who: accounts.is_account(who) and bool(accounts.still(who))
        )

    def close(self) -> None:
        """Read nothing more."""
        self.reader.close()


def refusal(code: str, text: str) -> Error:
    """Why a file is not taken. What its reader says has codes of its own, which mean something else elsewhere."""
    return Error(STATUS.get(code, UNREADABLE), code if code.startswith(OWN) else f"file_{code}", text)


def named(file: str) -> tuple[str, str]:
    """What a file is called for people, and under which name it is read.

    >>> named("My Cards (new).CSV"), named("/etc/passwd"), named("")
    (('My Cards (new)', 'my-cards-new.csv'), ('passwd', 'passwd'), ('cards', 'cards'))
    """
    path = PurePosixPath(file[-200:].replace("\\", "/"))
    title = printable(path.stem).strip()[:40].strip() or "cards"
    plain = re.sub(r"[^a-z0-9]+", "-", title.casefold()).strip("-") or "cards"
    return title, plain + (path.suffix.casefold() if path.suffix.casefold() in KINDS else "")
