"""Writes the pages and schemas that are made from the code: `make docs`. A test keeps them equal."""

from __future__ import annotations

import re
import sys
from collections.abc import Callable
from functools import partial
from pathlib import Path
from typing import Any

import msgspec

import duelwright as dw
from duelwright.core.need import Want
from duelwright.games import SHIPPED
from duelwright.library.cardschema import card_schema
from duelwright.server import wire
from duelwright.server.openapi import document

from .dispatch import dispatchers
from .names import constants
from .rooms import picture
from .typescript import protocol

HERE = Path(__file__).parent
TYPES = {
    "view": dw.View,
    "prompt": dw.Prompt,
    "event": dw.Event,
    "refusal": dw.Refusal,
    "deck": dw.Deck,
    "replay": dw.Replay,
}
FRAMES = {"from-client": wire.FromClient, "from-server": wire.FromServer}


def pages() -> dict[str, Callable[[], str]]:
    """How every generated file is written, by its path below docs/."""
    found: dict[str, Callable[[], str]] = {
        f"schema/{name}.json": partial(schema, kind) for name, kind in {**TYPES, **FRAMES}.items()
    }
    found["refusals.md"] = refusals
    found["schema/openapi.json"] = openapi
    found["schema/cards.json"] = cards
    found["../web/src/app/protocol.ts"] = protocol
    found["pictures/rooms.svg"] = picture
    written = {**constants(), **dispatchers()}
    found |= {f"../src/duelwright/{name}": partial(str, text) for name, text in written.items()}
    return found


def openapi() -> str:
    """What the server answers, for tools."""
    return msgspec.json.format(msgspec.json.encode(document()), indent=2).decode() + "\n"


def cards() -> str:
    """The JSON Schema of a file of cards."""
    return msgspec.json.format(msgspec.json.encode(card_schema()), indent=2).decode() + "\n"


def schema(kind: Any) -> str:
    """The JSON Schema of a wire type."""
    made = msgspec.json.schema(kind, schema_hook=anything)
    return msgspec.json.format(msgspec.json.encode(made), indent=2).decode() + "\n"


def anything(kind: type) -> dict[str, object]:
    """Cards that travel with a replay are free JSON here; the game that reads them checks them."""
    assert kind is object
    return {"description": "any JSON value"}


def refusals() -> str:
    """Every reason a game can give, with its sentence and rule."""
    lines = [
        "# Refusals",
        "",
        "Every action that is not legal is refused with a code, a sentence, the rule behind it and what would help.",
        "This page is written by `make docs`. `{…}` stands for a parameter.",
    ]
    for key in SHIPPED:
        game = dw.game(key)
        lines += [
            "",
            f"## {game.name} (`{key}`)",
            "",
            "| code | sentence | rule | what would help | what is measured |",
            "|---|---|---|---|---|",
        ]
        for kind in game.refusals[1:]:
            sentence, needs = (re.sub(r":=\w+", "", text) for text in (kind.sentence, kind.needs))
            wants = ", ".join(measured(want) for want in kind.wants)
            lines.append(f"| `{kind.code}` | {sentence} | {kind.rule} | {needs} | {wants} |")
    return "\n".join(lines) + "\n"


def measured(want: Want) -> str:
    """What a refusal wants, shortly."""
    bounds = [f"at least {want.least}" if want.least else "", f"at most {want.most}" if want.most else ""]
    wanted = want.among or " and ".join(bound for bound in bounds if bound)
    return f"{want.what}{f' of {want.of}' if want.of else ''}: {wanted}"


def main() -> None:
    """Write them all."""
    (HERE / "schema").mkdir(exist_ok=True)
    for name, write in pages().items():
        (HERE / name).write_text(write(), encoding="utf-8")
        sys.stdout.write(f"wrote docs/{name}\n")


if __name__ == "__main__":
    main()
