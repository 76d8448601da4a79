"""The REST part keeps what its OpenAPI document promises."""

from __future__ import annotations

import re
import subprocess
import sys
from pathlib import Path
from typing import Any

import pytest
import schemathesis
from hypothesis import HealthCheck, Phase, settings
from schemathesis.checks import not_a_server_error
from schemathesis.specs.openapi.checks import (
    content_type_conformance,
    response_schema_conformance,
    status_code_conformance,
)
from starlette.applications import Starlette
from starlette.routing import Route

from duelwright.server.app import Guard, Server
from duelwright.server.bots import Bots
from duelwright.server.journal import Journal
from duelwright.server.lobby import Lobby
from duelwright.server.openapi import OPERATIONS, document
from duelwright.server.store import Store

from ..patience import PATIENCE
from .players import Served

EXAMPLES = 12
KEPT = [not_a_server_error, status_code_conformance, content_type_conformance, response_schema_conformance]
EXAMPLE = Path(__file__).parents[2] / "examples" / "socket_client.py"


schema = schemathesis.openapi.from_dict(document())


@schema.parametrize()
@settings(
    max_examples=EXAMPLES,
    phases=[Phase.generate],
    suppress_health_check=list(HealthCheck),
    derandomize=True,
)
def test_every_answer_is_one_that_the_document_names(case: schemathesis.Case[Any], server: Served) -> None:
    """A number such as 3.0 is an integer for JSON Schema and none for us, so what is refused is not compared."""
    case.call_and_validate(base_url=server.address, checks=KEPT, timeout=PATIENCE)


def test_every_route_is_in_the_document_and_the_other_way_round(tmp_path: Path) -> None:
    lobby = Lobby(Journal(tmp_path / "journal.sqlite"), Store(tmp_path / "store.sqlite"), Bots())
    guard = Server(lobby, tmp_path / "library.sqlite").app()
    assert isinstance(guard, Guard) and isinstance(guard.app, Starlette)
    found = {
        (method.lower(), route.path.replace(":path", ""))
        for route in guard.app.routes
        if isinstance(route, Route) and "{path:path}" not in route.path and route.path != "/openapi.json"
        for method in (route.methods or set()) - {"HEAD"}
    }
    assert found == {(one.method, one.path) for one in OPERATIONS}
    assert set(document()["paths"]) == {one.path for one in OPERATIONS}
    lobby.journal.close()


@pytest.mark.parametrize("game", ["asigoc", "duel"])
def test_the_example_client_plays_a_whole_game(server: Served, game: str) -> None:
    command = [sys.executable, str(EXAMPLE), server.address.removeprefix("http://"), game]
    played = subprocess.run(command, capture_output=True, text=True, timeout=PATIENCE, check=True)
    assert re.search(r"(wins? the game|draw).* \(.+\)$", played.stdout.strip().splitlines()[-1])
    assert len(EXAMPLE.read_text(encoding="utf-8").splitlines()) <= 50
