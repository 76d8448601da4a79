"""Who sends a request: the cookie by which a browser is known again."""

from __future__ import annotations

from typing import Final

from starlette.requests import Request
from starlette.responses import Response

from .setup import hashed, new_token

COOKIE: Final = "duelwright_guest"
COOKIE_AGE: Final = 400 * 24 * 3600
BEARER: Final = "Bearer "  # before the token of a seat, for who has no cookie
LEAST, MOST = 20, 64  # characters of a cookie of ours


def cookie_of(request: Request) -> str:
    """Somebody's cookie; empty where they have none, or none of ours."""
    cookie = request.cookies.get(COOKIE, "")
    return cookie if LEAST <= len(cookie) <= MOST else ""


def token_of(request: Request) -> str:
    """The token of a seat that a request shows; empty where it shows none."""
    return request.headers.get("authorization", "").removeprefix(BEARER)


def give(request: Request, made: Response, cookie: str = "") -> str:
    """Give somebody a cookie, a new one where none is named; which it was."""
    cookie = cookie or new_token()
    is_safe = request.url.scheme == "https"
    made.set_cookie(COOKIE, cookie, COOKIE_AGE, httponly=True, samesite="lax", secure=is_safe)
    return cookie


def newcomer(request: Request) -> str:
    """The number of a guest who comes with no cookie: a browser gets one with the answer; a program has none."""
    if request.headers.get("origin") is None:
        return ""
    if not getattr(request.state, "cookie", ""):
        request.state.cookie = new_token()
    return hashed(request.state.cookie)


def take(request: Request, made: Response) -> None:
    """Take somebody's cookie away."""
    made.delete_cookie(COOKIE, httponly=True, samesite="lax", secure=request.url.scheme == "https")
