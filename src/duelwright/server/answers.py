"""What every handler shares: bodies that are read, answers and refusals that are written."""

from __future__ import annotations

from collections.abc import Awaitable, Callable
from typing import Final, TypeVar

import msgspec
import structlog
from starlette.requests import ClientDisconnect, Request
from starlette.responses import Response

from .. import DuelwrightError, Game, game, games
from ..language import languages
from ..library.store import UnusableLibrary
from .journal import JournalError
from .records import StoreError
from .table import Denied

MOST_BODY: Final = 1_000_000
JSON: Final = "application/json"

log = structlog.get_logger()


class Wrong(msgspec.Struct, frozen=True):
    """Why a request was refused."""

    code: str
    text: str


class Error(Exception):
    """A request that is refused, with a status."""

    def __init__(self, status: int, code: str, text: str) -> None:
        super().__init__(text)
        self.status = status
        self.wrong = Wrong(code, text)


T = TypeVar("T")


def answer(value: object, status: int = 200, headers: dict[str, str] | None = None) -> Response:
    """A value as JSON."""
    return Response(msgspec.json.encode(value), status, headers, JSON)


async def body(request: Request, kind: type[T]) -> T:
    """The body of a request; Error where it is too long or not of its type."""
    data = bytearray()
    async for part in request.stream():
        data += part
        if len(data) > MOST_BODY:
            raise Error(413, "too_long", f"a request has at most {MOST_BODY} bytes")
    try:
        return msgspec.json.decode(bytes(data), type=kind)
    except (msgspec.MsgspecError, UnicodeDecodeError, RecursionError) as error:
        raise Error(400, "bad_request", f"this request cannot be read: {error}") from None


def language(request: Request) -> str:
    """The language that is asked for; English where we have no words in it."""
    asked = request.query_params.get("lang", "en")
    return asked if asked in languages() else "en"


def the_game(key: str) -> Game:
    """A shipped game; Error 404 where there is none."""
    if key not in games():
        raise Error(404, "no_game", f"there is no game {key[:40]!r}; there are: {', '.join(games())}")
    return game(key)


Handler = Callable[[Request], Awaitable[Response]]


def careful(handler: Handler) -> Handler:
    """A handler whose refusals become answers with a status and a reason."""

    async def handle(request: Request) -> Response:
        try:
            return await handler(request)
        except Error as error:
            return answer(error.wrong, error.status)
        except Denied as denied:
            status, text = REASONS.get(denied.code, (400, denied.code))
            return answer(Wrong(denied.code, text), status)
        except (JournalError, StoreError, UnusableLibrary) as error:  # where its file lies is for the operator alone
            log.error("not_written", path=request.url.path, error=str(error))
            code = "disk_full" if getattr(error, "is_full", False) else "not_kept"
            status, text = REASONS[code]
            return answer(Wrong(code, text), status)
        except ClientDisconnect:  # who asked went away in the middle, or was too slow; nobody reads this
            return answer(Wrong("gone", "the request did not come to its end"), 408)
        except DuelwrightError as error:
            return answer(Wrong("refused", str(error)), 400)

    handle.__doc__ = handler.__doc__
    return handle


REASONS: Final = {
    "no_table": (404, "there is no such table"),
    "no_replay": (404, "there is no such replay, or its players have not shared it"),
    "bad_name": (422, "a name has 2 to 24 letters and digits of one script, and single spaces, dots or dashes"),
    "name_taken": (409, "somebody has this name already, or one that looks like it"),
    "wrong_login": (401, "this name and this password do not belong together"),
    "no_account": (404, "nobody here has that name"),
    "too_many_blocked": (409, "you have blocked as many as you can"),
    "too_many_logins": (503, "very many are logging in just now; try again in a moment"),
    "full": (409, "both seats of this table are taken"),
    "damaged": (410, "what was kept of this table is damaged; the operator has been told"),
    "outdated": (410, "this table was played with other cards or rules than this server has"),
    "not_kept": (503, "this could not be written down; try again in a moment"),
    "disk_full": (507, "the disk of this server is full, so nothing was written down; tell who runs it"),
    "too_many": (503, "this server has as many tables as it can hold; try again later"),
}
