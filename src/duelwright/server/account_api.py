"""The REST part for accounts: taking one, coming and going, ratings, and what people do about each other."""

from __future__ import annotations

import asyncio
import time
from typing import Annotated, Final

import msgspec
import structlog
from msgspec import Meta
from starlette.requests import Request
from starlette.responses import Response

from ..library.adoption import adopt, forget_all
from .accounts import Browser, Profile
from .answers import Error, answer, body, the_game
from .deck_api import MOST_DECKS
from .limits import Buckets, address_of
from .lobby import Lobby
from .names import key_of
from .passwords import LONGEST, Passwords, is_weak
from .ratings import Place, Stand
from .records import StoreError
from .reports import Reports
from .rest import UNKEPT, Rest
from .setup import LONGEST_NAME, hashed
from .table import Denied
from .visitor import cookie_of, give, take, token_of
from .wire import LONGEST_TEXT

EVERY: Final = 2.0  # seconds between two looks at what the operator has done
LADDER_FOR: Final = 5.0  # seconds that a ladder is told as it was

Secret = Annotated[str, Meta(min_length=1, max_length=LONGEST)]
Name = Annotated[str, Meta(min_length=1, max_length=LONGEST_NAME)]

log = structlog.get_logger()


class Credentials(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """A name and its password."""

    name: Name
    password: Secret

    def __repr__(self) -> str:
        return f"Credentials({self.name!r})"  # a password is in no log


class NewPassword(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """The password as it is, and as it shall be."""

    password: Secret
    new: Secret

    def __repr__(self) -> str:
        return "NewPassword()"


class Confirm(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """The password once more, for what cannot be taken back."""

    password: Secret

    def __repr__(self) -> str:
        return "Confirm()"


class Who(msgspec.Struct, frozen=True, omit_defaults=True):
    """Who somebody is here: a guest, or an account with its ratings."""

    name: str
    account: bool = False
    stands: tuple[Stand, ...] = ()
    muted: bool = False


class Ended(msgspec.Struct, frozen=True):
    """How many browsers were logged out."""

    ended: int


class Named(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """Somebody, by their name."""

    name: Name


class Complaint(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """What the other player at a table did."""

    reason: Annotated[str, Meta(pattern=r"^(words|name|cheating|other)$")]
    text: Annotated[str, Meta(max_length=LONGEST_TEXT)] = ""


class AccountApi:
    """The handlers, and what they need."""

    def __init__(self, lobby: Lobby, rest: Rest, is_limited: bool = True) -> None:
        self.lobby = lobby
        self.rest = rest
        self.accounts = lobby.store.accounts
        self.reports = Reports(lobby.store.records)
        self.passwords = Passwords()
        self.is_limited = is_limited
        self.taking = Buckets(rate=1 / 300, size=10)  # accounts that an address may take
        self.trying = Buckets(rate=0.5, size=30)  # passwords that an address may try, and
        self.trying_one = Buckets(rate=1 / 30, size=10)  # of one account
        self.ladders: dict[str, tuple[float, list[Place]]] = {}  # when each was asked for, and what it was
        self.telling = Buckets(rate=1 / 120, size=5)  # reports of an address

    def account(self, request: Request) -> str:
        """The number of who asks; Error where they have no account."""
        who = self.rest.guest(request)
        if not self.accounts.is_account(who):
            raise Error(401, "no_login", "you are not logged in")
        return who

    # --- coming and going ---

    async def register(self, request: Request) -> Response:
        """Take an account; what the guest did stays theirs."""
        asked = await body(request, Credentials)
        if is_weak(asked.password, asked.name):
            raise Error(422, "weak_password", "this password is too easy to guess; take eight characters or more")
        self._limit(self.taking, address_of(request.scope))
        secret = await self.passwords.hash(asked.password)
        guest = self.rest.guest(request)
        cookie = await asyncio.to_thread(self.accounts.register, asked.name, secret, guest, agent(request))
        await self._go(request, guest)
        log.info("account_taken", name=asked.name)
        return await self._come(request, cookie, 201)

    async def log_in(self, request: Request) -> Response:
        """Come back to an account; a name that is nobody's is refused like a wrong password, and as late."""
        asked = await body(request, Credentials)
        account, secret = await self._right(request, asked.name, asked.password)
        guest = self.rest.guest(request)
        cookie = await asyncio.to_thread(self.accounts.log_in, account, secret, guest, agent(request))
        await self._go(request, guest)
        await asyncio.to_thread(self._adopt, account)
        if self.passwords.is_outdated(secret):
            fresh = await self.passwords.hash(asked.password)
            await asyncio.to_thread(self.accounts.rehash, account, secret, fresh)
        return await self._come(request, cookie, 200)

    async def _go(self, request: Request, who: str) -> None:
        """End the login with which somebody came, now that they have another."""
        if self.accounts.is_account(who):
            await asyncio.to_thread(self.accounts.log_out, who, hashed(cookie_of(request)))

    def _adopt(self, account: str) -> None:
        """Take decks and cards along that the account kept as a guest, here or, where there was no room, elsewhere."""
        owned = self.rest.deck_api.owned()
        for guest in self.accounts.everyone(account)[1:]:
            adopt(owned.library, guest, account, MOST_DECKS)
            owned.hand_over(guest, account)

    async def log_out(self, request: Request) -> Response:
        """Go; this browser is a new guest's."""
        who = self.account(request)
        await asyncio.to_thread(self.accounts.log_out, who, hashed(cookie_of(request)))
        made = answer({}, headers=UNKEPT)
        take(request, made)
        return made

    async def _come(self, request: Request, cookie: str, status: int) -> Response:
        made = answer(await self._who(self.accounts.who(cookie)), status, UNKEPT)
        give(request, made, cookie)
        return made

    async def _right(self, request: Request, name: str, password: str) -> tuple[str, str]:
        """The account and the hash of its password; Error where it is another, or too many were tried."""
        address = address_of(request.scope)
        self._limit(self.trying, address)
        self._limit(self.trying_one, f"{address} {key_of(name)}")
        known = await asyncio.to_thread(self.accounts.password_of, name)
        if not await self.passwords.fits(password, known[1] if known is not None else None) or known is None:
            raise Denied("wrong_login")
        return known

    async def _confirmed(self, request: Request, password: str) -> tuple[str, str]:
        """The number of who asks, who gave their password once more, and its hash."""
        who = self.account(request)
        return await self._right(request, await asyncio.to_thread(self.accounts.name, who), password)

    def _limit(self, buckets: Buckets, key: str) -> None:
        if self.is_limited and not buckets.take(key):
            raise Error(429, "too_fast", "too many tries from here; wait a few minutes")

    # --- one's own account ---

    async def me(self, request: Request) -> Response:
        """Who somebody is."""
        who = self.rest.guest(request)
        if self.accounts.is_account(who):
            await asyncio.to_thread(self.accounts.seen, cookie_of(request))
        return answer(await self._who(who), headers=UNKEPT)

    async def _who(self, who: str) -> Who:
        if not self.accounts.is_account(who):
            return Who(await self.rest.named(who), muted=self.accounts.is_muted(who))
        name = await asyncio.to_thread(self.accounts.name, who)
        stands = await asyncio.to_thread(self.accounts.stands, who)
        return Who(name, True, stands, self.accounts.is_muted(who))

    async def change_password(self, request: Request) -> Response:
        """Take another password; everywhere else one is logged out."""
        asked = await body(request, NewPassword)
        who, old = await self._confirmed(request, asked.password)
        if is_weak(asked.new, await asyncio.to_thread(self.accounts.name, who)):
            raise Error(422, "weak_password", "this password is too easy to guess; take eight characters or more")
        secret = await self.passwords.hash(asked.new)
        ended = await asyncio.to_thread(self.accounts.change_password, who, old, secret, cookie_of(request))
        return answer(Ended(ended), headers=UNKEPT)

    async def leave(self, request: Request) -> Response:
        """Give an account up, with its ratings, decks and cards."""
        asked = await body(request, Confirm)
        who, _ = await self._confirmed(request, asked.password)
        mine = await asyncio.to_thread(self.accounts.everyone, who)
        await asyncio.to_thread(self.accounts.leave, who)
        await asyncio.to_thread(self._forget, mine)
        made = answer({}, headers=UNKEPT)
        take(request, made)
        return made

    def _forget(self, numbers: list[str]) -> None:
        """Take out what somebody kept, and what was left of them as a guest."""
        owned = self.rest.deck_api.owned()
        for number in numbers:
            forget_all(owned.library, number)
            owned.forget(number)

    async def browsers(self, request: Request) -> Response:
        """Where one is logged in."""
        found: list[Browser] = await asyncio.to_thread(
            self.accounts.browsers, self.account(request), cookie_of(request)
        )
        return answer(found, headers=UNKEPT)

    async def end_browsers(self, request: Request) -> Response:
        """Log out in one browser, or (where none is named) in all others."""
        who, which = self.account(request), request.path_params.get("id", "")
        if which and len(which) < 16:
            raise Error(404, "no_browser", "you are not logged in there")
        but = "" if which else cookie_of(request)
        ended = await asyncio.to_thread(self.accounts.log_out, who, which, but)
        if which and not ended:
            raise Error(404, "no_browser", "you are not logged in there")
        return answer(Ended(ended), headers=UNKEPT)

    # --- people ---

    async def profile(self, request: Request) -> Response:
        """What everybody may know of an account."""
        found: Profile | None = await asyncio.to_thread(self.accounts.profile, request.path_params["name"][:100])
        if found is None:
            raise Error(404, "no_account", "nobody here has that name")
        return answer(found)

    async def ladder(self, request: Request) -> Response:
        """The strongest players of a game."""
        game = the_game(request.query_params.get("game", ""))
        at, found = self.ladders.get(game.key, (0.0, []))
        if time.monotonic() - at > LADDER_FOR or not at:
            found = await asyncio.to_thread(self.accounts.ladder, game.key)
            self.ladders[game.key] = time.monotonic(), found
        return answer(found)

    async def blocked(self, request: Request) -> Response:
        """Whom one will not meet."""
        return answer(await asyncio.to_thread(self.accounts.blocked, self.account(request)), headers=UNKEPT)

    async def block(self, request: Request) -> Response:
        """Meet somebody no more."""
        asked, who = await body(request, Named), self.account(request)
        await asyncio.to_thread(self.accounts.block, who, asked.name)
        return await self.blocked(request)

    async def unblock(self, request: Request) -> Response:
        """Meet somebody again."""
        who = self.account(request)
        await asyncio.to_thread(self.accounts.unblock, who, request.path_params["name"][:100])
        return await self.blocked(request)

    async def report(self, request: Request) -> Response:
        """Tell the operator about the other player at a table; who has the token of a seat there may."""
        asked = await body(request, Complaint)
        presenter = await self.lobby.find(request.path_params["table"])
        seat = self.lobby.seat_of(presenter, token_of(request))
        other = presenter.table.setup.at(1 - seat) if seat >= 0 else None
        if seat < 0:
            raise Error(403, "no_seat", "who sits at this table may report it, nobody else")
        if other is None or other.bot or presenter.table.setup.kind == "hotseat":
            raise Error(409, "nobody", "nobody else plays at this table")
        self._limit(self.telling, address_of(request.scope))
        await asyncio.to_thread(self.reports.tell, presenter.table, seat, asked.reason, asked.text)
        log.info("reported", table=presenter.table.id, reason=asked.reason)
        return answer({}, 201)

    async def watch(self) -> None:
        """See what the operator changes at the command line, for as long as the server runs."""
        while not self.lobby.is_closing:
            await asyncio.sleep(EVERY)
            try:
                if await asyncio.to_thread(self.accounts.read_again):
                    log.info("read_again")
            except StoreError as error:
                log.error("not_read_again", error=str(error))

    def close(self) -> None:
        """Stop comparing passwords."""
        self.passwords.close()


def agent(request: Request) -> str:
    """What a browser calls itself."""
    return request.headers.get("user-agent", "")
