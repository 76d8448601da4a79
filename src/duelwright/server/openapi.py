"""The REST part as an OpenAPI document, made from the same types that read and write it."""

from __future__ import annotations

import re
from typing import Any, Final

import msgspec

from .. import __version__
from ..library.index import sorts
from ..library.statistics import Comparison
from . import account_api, answers, deck_api, lessons, own_cards, rest
from .accounts import Browser, Profile
from .lobby import Seated
from .ratings import Place
from .replays import Position, Story
from .store import Finished

PARAMETERS: Final[dict[str, dict[str, Any]]] = {
    "lang": {"type": "string"},  # English where we have no words in it
    "seat": {"type": "string", "enum": ["-1", "0", "1"]},
    "n": {"type": "integer", "minimum": 0, "maximum": 999_999},
    "mine": {"type": "string"},
    "q": {"type": "string", "maxLength": 1000},
    "sort": {"type": "string", "enum": [*sorts(), *(f"-{sort}" for sort in sorts())]},
    "from": {"type": "integer", "minimum": 0, "maximum": 999_999},
    "game": {"type": "string"},
    "file": {"type": "string", "maxLength": 200},
}


class Operation(msgspec.Struct, frozen=True):
    """One thing that can be asked: how, where, with what, and what comes back."""

    method: str
    path: str
    text: str
    gives: Any = None  # a type; None is plain text
    takes: Any = None
    asks: tuple[str, ...] = ()  # names of query parameters
    status: int = 200
    faults: tuple[int, ...] = ()


OPERATIONS: Final = (
    Operation("get", "/api/games", "The games, their ready decks, the strengths of bots.", rest.Catalogue,
              asks=("lang",)),
    Operation("get", "/api/games/{key}/cards", "The cards of a game, in a language.", list[deck_api.CardFace],
              asks=("lang",), faults=(404,)),
    Operation("get", "/api/games/{key}/rules", "What the headings of a game's rules stand for, by the heading.",
              dict[str, str], asks=("lang",), faults=(404,)),
    Operation("post", "/api/games/{key}/check", "Read a deck and say what is wrong with it.", deck_api.Checked,
              deck_api.CheckDeck, faults=(400, 403, 404, 413)),
    Operation("get", "/api/games/{key}/search", "The cards that fit a question, with counts.", deck_api.CardsFound,
              asks=("q", "sort", "from", "n", "lang"), faults=(400, 404)),
    Operation("get", "/api/games/{key}/card/{name}", "One card of the library.", deck_api.CardFace, asks=("lang",),
              faults=(404,)),
    Operation("post", "/api/games/{key}/convert", "Write a deck in another form.", deck_api.Converted, deck_api.Convert,
              faults=(400, 403, 404, 413, 422)),
    Operation("post", "/api/games/{key}/hand", "Draw an opening hand.", deck_api.Hand, deck_api.TryHand,
              faults=(400, 403, 404, 413, 422)),
    Operation("post", "/api/games/{key}/compare", "What two decks share, and what not.", Comparison,
              deck_api.CompareDecks, faults=(400, 403, 404, 413, 422)),
    Operation("post", "/api/games/{key}/picture", "A deck as a picture (SVG).", None, deck_api.DrawDeck,
              faults=(400, 403, 404, 413, 422)),
    Operation("get", "/api/decks", "The decks you keep.", list[deck_api.KeptDeck], asks=("game",)),
    Operation("post", "/api/decks", "Keep a deck; sets a cookie.", deck_api.KeptDeck, deck_api.KeepDeck, status=201,
              faults=(400, 403, 404, 409, 413)),
    Operation("delete", "/api/decks/{key}/{name}", "Forget a deck.", dict[str, str], faults=(403, 404)),
    Operation("get", "/api/own-cards", "The files of cards that you have brought.", own_cards.OwnCardsList),
    Operation("post", "/api/own-cards", "Bring a file of cards, as it is; sets a cookie.", own_cards.BroughtCards,
              asks=("file", "lang"), status=201, faults=(400, 403, 409, 413, 422, 429, 503, 507)),
    Operation("delete", "/api/own-cards/{name}", "Delete a file of cards that you have brought.",
              own_cards.OwnCardsList, asks=("lang",), faults=(403, 404)),
    Operation("get", "/api/me", "Who you are here.", account_api.Who),
    Operation("post", "/api/me", "Take a name; sets a cookie.", rest.Me, rest.Me, faults=(400, 403, 409, 413)),
    Operation("post", "/api/account", "Take an account; sets a cookie.", account_api.Who, account_api.Credentials,
              status=201, faults=(400, 403, 409, 413, 422, 429, 503)),
    Operation("delete", "/api/account", "Give your account up.", dict[str, str], account_api.Confirm,
              faults=(400, 401, 403, 413, 429, 503)),
    Operation("post", "/api/account/password", "Take another password; everywhere else you are logged out.",
              account_api.Ended, account_api.NewPassword, faults=(400, 401, 403, 413, 422, 429, 503)),
    Operation("post", "/api/login", "Come back to an account; sets a cookie.", account_api.Who,
              account_api.Credentials, faults=(400, 401, 403, 413, 429, 503)),
    Operation("delete", "/api/login", "Log out.", dict[str, str], faults=(401, 403)),
    Operation("get", "/api/logins", "Where you are logged in.", list[Browser], faults=(401,)),
    Operation("delete", "/api/logins", "Log out in all other browsers.", account_api.Ended, faults=(401, 403)),
    Operation("delete", "/api/logins/{id}", "Log out in one browser.", account_api.Ended, faults=(401, 403, 404)),
    Operation("get", "/api/ladder", "The strongest players of a game.", list[Place], asks=("game",), faults=(404,)),
    Operation("get", "/api/people/{name}", "What everybody may know of an account.", Profile, faults=(404,)),
    Operation("get", "/api/blocks", "Whom you will not meet.", list[str], faults=(401,)),
    Operation("post", "/api/blocks", "Meet somebody no more.", list[str], account_api.Named,
              faults=(400, 401, 403, 404, 409, 413)),
    Operation("delete", "/api/blocks/{name}", "Meet somebody again.", list[str], faults=(401, 403)),
    Operation("get", "/api/lessons", "The lessons of every game, in their order.", list[lessons.Course],
              asks=("lang",)),
    Operation("post", "/api/lessons/{family}/{name}", "Open a table for a lesson.", Seated, lessons.Learn, status=201,
              faults=(400, 403, 404, 413, 429)),
    Operation("get", "/api/tables", "The tables that wait for somebody.", list[rest.Open], asks=("lang",)),
    Operation("post", "/api/tables", "Open a table.", Seated, rest.NewTable, status=201,
              faults=(400, 403, 404, 409, 413, 422, 429)),
    Operation("get", "/api/watch", "The games that are on, and that you may watch.", list[rest.Watched],
              asks=("lang",)),
    Operation("get", "/api/tables/{table}", "What an invitation is to.", rest.Open, asks=("lang",),
              faults=(404, 409, 410)),
    Operation("get", "/api/tables/{table}/card/{name}", "A card that was brought to a table, once you have seen it.",
              deck_api.CardFace, asks=("lang",), faults=(404, 410)),
    Operation("post", "/api/tables/{table}/join", "Take the free seat.", Seated, rest.Join, status=201,
              faults=(400, 403, 404, 409, 410, 413, 422, 429)),
    Operation("post", "/api/tables/{table}/report", "Tell the operator about the other player.", dict[str, str],
              account_api.Complaint, status=201, faults=(400, 403, 404, 409, 410, 413, 429)),
    Operation("get", "/api/replays", "The latest games that are shared; with `mine` your own.", list[Finished],
              asks=("mine", "lang")),
    Operation("get", "/api/replays/{name}", "A game from its beginning to its end.", Story, asks=("seat", "lang"),
              faults=(400, 404, 410)),
    Operation("get", "/api/replays/{name}/card/{card}", "A card that was brought to a game.", deck_api.CardFace,
              asks=("lang",), faults=(404, 410)),
    Operation("get", "/api/replays/{name}/at", "The table after so many steps.", Position, asks=("n", "seat", "lang"),
              faults=(400, 404, 410)),
    Operation("get", "/api/replays/{name}/file", "A game as a replay file.", faults=(404,)),
    Operation("post", "/api/replays/{name}/share", "Let everybody see a game that you played, or take that back.",
              rest.Share, rest.Share, faults=(400, 403, 404, 413)),
    Operation("post", "/api/replays/{name}/fork", "Play on from a position.", Seated, rest.Fork, status=201,
              faults=(400, 403, 404, 409, 410, 413, 429)),
    Operation("get", "/healthz", "Whether the server can take a decision."),
    Operation("get", "/metrics", "Counts, as Prometheus reads them."),
)  # fmt: skip


def document() -> dict[str, Any]:
    """The whole document."""
    kinds = [kind for one in OPERATIONS for kind in (one.takes, one.gives) if kind is not None] + [answers.Wrong]
    schemas, components = msgspec.json.schema_components(kinds, ref_template="#/components/schemas/{name}")
    by_kind = {id(kind): schema for kind, schema in zip(kinds, schemas, strict=True)}
    paths: dict[str, dict[str, Any]] = {}
    for one in OPERATIONS:
        paths.setdefault(one.path, {})[one.method] = _operation(one, by_kind)
    return {
        "openapi": "3.1.0",
        "info": {"title": "Duelwright", "version": __version__, "description": "Tables, decks and replays over HTTP."},
        "paths": paths,
        "components": {"schemas": components},
    }


def _operation(one: Operation, by_kind: dict[int, Any]) -> dict[str, Any]:
    inside = [_parameter(name, "path", {"type": "string"}) for name in re.findall(r"\{(\w+)\}", one.path)]
    asked = [_parameter(name, "query", PARAMETERS[name]) for name in one.asks]
    given = _json(by_kind[id(one.gives)]) if one.gives is not None else {"text/plain": {"schema": {"type": "string"}}}
    answers: dict[str, Any] = {str(one.status): {"description": one.text, "content": given}}
    wrong = {"$ref": "#/components/schemas/Wrong"}
    for status in one.faults:
        answers[str(status)] = {"description": "Refused, with a reason.", "content": _json(wrong)}
    made: dict[str, Any] = {"summary": one.text, "parameters": [*inside, *asked], "responses": answers}
    if one.takes is not None:
        made["requestBody"] = {"required": True, "content": _json(by_kind[id(one.takes)])}
    return made


def _parameter(name: str, where: str, schema: dict[str, Any]) -> dict[str, Any]:
    return {"name": name, "in": where, "required": where == "path", "schema": schema}


def _json(schema: Any) -> dict[str, Any]:
    return {"application/json": {"schema": schema}}
