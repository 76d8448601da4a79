"""Damaged input for everything that reads what comes from outside; `python -m tests.fuzz.decoders --inputs 1000000`.

A decoder may refuse with one of our own errors, and nothing else: no other exception, no hang.
"""

from __future__ import annotations

import argparse
import faulthandler
import hashlib
import json
import logging
import random
import re
import sys
import tempfile
import time
from collections import Counter
from collections.abc import Callable
from concurrent.futures import ProcessPoolExecutor
from functools import cached_property
from pathlib import Path
from typing import Final

import msgspec
import structlog

import duelwright as dw
from duelwright.facets.facets import facets_of
from duelwright.facets.record import Record
from duelwright.games import game_with
from duelwright.language import parse, render
from duelwright.language.node import Node
from duelwright.library.example import example
from duelwright.library.forms import read_forms
from duelwright.library.lists import read_deck, write_deck
from duelwright.library.query import fields
from duelwright.library.record import definition, filled
from duelwright.library.share import share, shared
from duelwright.library.sheet import HEADINGS, read_sheet
from duelwright.library.store import FILE, Library
from duelwright.library.ygopro.cdb import read_cdb_bytes, write_cdb
from duelwright.library.ygopro.strings import read_set_names
from duelwright.library.ygopro.ydk import read_ydk, read_ydke

from ..patience import PATIENCE
from .served import FRAMES, PIECES, REQUESTS, Served

LARGEST: Final = 40_000
BATCH: Final = 2_000
SHARE: Final = {
    "ydk": 12, "ydke": 12, "text": 3, "cdb": 8, "csv": 8, "json": 6, "search": 9, "link": 2, "conf": 2, "frame": 14,
    "request": 10, "card": 5, "words": 2, "replay": 3, "state": 2, "position": 2, "toml": 3, "told": 3,
}  # fmt: skip
ODD: Final = [
    "", " ", "\n", "\r\n", "\t", "\0", "\ufeff", "\u202e", "\ud800", "é", "Ж", "𝔊", "٣", "½", "²", '"', "'", "`",
    "(", ")", "[", "]", "{", "}", "<", ">", ":", ";", ",", ".", "/", "\\", "|", "!", "#", "%", "&", "*", "-", "=", "+",
    "or", "and", "not", "NULL", "None", "NaN", "1e999", "-1", "0", "00", "4x", "99999999999999999999", "../", "x" * 300,
]  # fmt: skip
STRUCTURED: Final = ("frame", "request", "card", "position", "json")  # that keep their form where a value is another
SCALAR: Final = re.compile(rb'"[^"]*"(?! *:)|-?[0-9]+|true|false|null')
SCALARS: Final = [
    b'""', b'"x"', b"0", b"1", b"2", b"-1", b"7", b"99999999999999999999", b"1e308", b"true", b"false", b"null", b"[]",
    b"{}",
    b'"\\u0000"', b'"\\ud800"', b'"user:x/1"', b'["Draw",{"n":1}]', b'"pass"', b'"duel"', b'"' + b"x" * 500 + b'"',
]  # fmt: skip
Decoder = Callable[[bytes], object]


class Corpus:
    """What is sound, to be damaged: for each decoder some inputs and the pieces they are made of."""

    def __init__(self, library: Library) -> None:
        self.library = library
        premium = dw.game("vanguard-premium")
        deck, other = premium.deck("TD01"), premium.deck("G-TD01")
        forms = [premium.card_form(card) for card in premium.cards()[::40]]
        cards = [
            filled(
                Record("1", "Demo", clan="Kagero", race="Human", grade=3, power=9, text=("[AUTO]: …", "(…)"), code=1)
            ),
            filled(
                Record("td01/001", "Song", kind="set order", nation="Stoicheia", mark="D", flavour="a: b\n", set="S")
            ),
        ]
        with tempfile.TemporaryDirectory() as folder:
            file = Path(folder, "cards.cdb")
            write_cdb(file, cards)
            database = file.read_bytes()
        texts = [write_deck(None, premium, one, "text") for one in (deck, other)]
        self.inputs: dict[str, list[bytes]] = {
            "ydk": [write_deck(None, premium, one, "ydk").encode() for one in (deck, other)],
            "ydke": [write_deck(None, premium, one, "ydke").encode() for one in (deck, other)],
            "text": [*(text.encode() for text in texts), b"# Ride\n1x Demo\t[D Format]\tD-SD01/001EN\nname: X\n"],
            "cdb": [database],
            "csv": [b'number,name,type,clan,grade,power,shield,text\nA/1,Demo,Normal Unit,Kagero,1,8000,,"[ACT]: x"\n'],
            "json": [
                json.dumps(forms).encode(),
                json.dumps({"cards": [{"key": "1", "name": "X", "grade": 1}]}).encode(),
            ],
            "toml": [example(key, ".toml").encode() for key in ("asigoc", "duel", "vanguard")],
            "told": [example(key, ".json").encode() for key in ("asigoc", "duel", "vanguard")],
            "search": [
                b'clan:kagero (grade>=1 or "blaster blade") -is:vanilla does:retire',
                b"Clan: Royal Paladin or power<9000",
            ],
            "link": [share(deck).encode(), share(other).encode()],
            "conf": [b"!setname 0x1 Demo\n#comment\n!system 1 x\n"],
            "frame": FRAMES,
            "request": REQUESTS,
            "card": [json.dumps(form).encode() for form in forms if form.get("abilities")],
            "words": [text.encode() for text in texts_of(premium)],
            "replay": [replay.encode() for replay in replays()],
            "state": [state.encode() for state in states()],
            "position": [json.dumps(state.position()).encode() for state in states()[:1]],
        }
        words = [*fields(), *(f"{field}:" for field in fields()), ">=", "<", "!=", "kagero", "royal", "paladin"]
        names = [card.name for card in premium.cards()[:40]]
        self.pieces: dict[str, list[str]] = {
            "ydk": ["#main", "#extra", "!side", "10001001", "10000000", "#created by"],
            "ydke": ["ydke://", "!", "AAAA", "aZqYAA==", "=", "-", "_"],
            "text": [*names, "4x ", "2 ", "main:", "ride:", "# Ride", "name:", "[D Format]", "D-SD01/001EN"],
            "csv": [*HEADINGS, *facets_of("vanguard").sheet.headings, "Normal Unit", "Kagero", '"', ",", "\n"],
            "json": ["null", "true", "[", "]", "{", "}", '"key"', '"abilities"', '["Draw",{"n":1}]', "1e9"],
            "search": words,
            "conf": ["!setname ", "0x", "0xffff", "\t"],
            "frame": PIECES,
            "request": PIECES,
            "card": ['"abilities"', '["Draw",{"n":1}]', "[", "]", "{", "}", "null", "1e9", '"cost"', '"id"', "-1"],
            "words": ["Draw a card.", "[AUTO]:", "[COST]", "When", "this unit", ",", "and", "up to", "one", ".", "(V)"],
            "position": ['"seats"', '"hand"', "[", "]", "{", "}", "null", '"Kuriboh"', "7", "-1", '"turn":'],
        }  # fmt: skip
        self.decoders: dict[str, Decoder] = {
            "ydk": lambda data: read_ydk(_text(data)),
            "ydke": lambda data: read_ydke(_text(data)),
            "text": lambda data: read_deck(library, premium.key, f"{_text(data)}\n"),
            "cdb": lambda data: _kept(library, read_cdb_bytes(data)[0]),
            "csv": lambda data: _kept(library, read_sheet(_text(data))),
            "json": lambda data: _kept(library, read_forms(_text(data))),
            "toml": lambda data: _kept(library, read_forms(_text(data), is_toml=True)),
            "told": lambda data: _kept(library, read_forms(_text(data))),
            "search": lambda data: library.search(_text(data), with_counts=True),
            "link": lambda data: shared(_text(data)),
            "conf": lambda data: read_set_names(_text(data)),
            "frame": lambda data: self.served.frame(_text(data)),
            "request": lambda data: self.served.request(data),
            "card": _made,
            "words": lambda data: parse(_text(data), "vanguard-premium"),
            "replay": lambda data: _played(_text(data)),
            "state": lambda data: dw.game("asigoc").decode(data),
            "position": _laid,
        }

    @cached_property
    def served(self) -> Served:
        """A server, for what goes to one."""
        self.folder = tempfile.TemporaryDirectory()
        return Served(Path(self.folder.name))

    def close(self) -> None:
        """End the server, where there is one."""
        if "served" in self.__dict__:
            self.served.close()
            self.folder.cleanup()

    def damaged(self, kind: str, rng: random.Random) -> bytes:
        """An input with something wrong with it, or made up from pieces."""
        if kind in self.pieces and rng.random() < 0.3:
            joint = rng.choice(["", " ", "\n", ","])
            parts = [rng.choice(self.pieces[kind] if rng.random() < 0.8 else ODD) for _ in range(rng.randrange(1, 14))]
            return joint.join(parts).encode("utf-8", "surrogatepass")
        data = bytearray(rng.choice(self.inputs[kind]))
        if kind in STRUCTURED and rng.random() < 0.5:
            return _changed(data, rng)
        for _ in range(rng.choice([1, 1, 2, 3, 8])):
            _damage(data, rng, self.pieces.get(kind, ODD))
        return bytes(data[:LARGEST])


def texts_of(game: dw.Game) -> list[str]:
    """Abilities in words, from all over the cards of a game."""
    return [render(tree, game=game.key) for card in game.cards()[::25] for tree in trees(card)[:1]]


def trees(card: dw.CardDef) -> list[Node]:
    """What a card does."""
    return [tree for tree in card.abilities if isinstance(tree, Node)]


def states() -> list[dw.State]:
    """Where a game stands at its beginning and later."""
    state, rng = dw.game("asigoc").start(seed=7), random.Random(7)
    found = [state.clone()]
    for number in range(60):
        if not state.over:
            state.apply(rng.choice(state.legal()))
            found += [state.clone()] if number % 20 == 0 else []
    return found


def replays() -> list[str]:
    """Games that were recorded, one with a card of its own."""
    asigoc = dw.game("asigoc")
    added = msgspec.structs.replace(asigoc.cards()[0], id="user:fuzz/heron", name="Grey Heron")
    found = []
    for game in (asigoc, asigoc.plus([added])):
        replay, rng = dw.Replay.of(game, seed=7), random.Random(7)
        state = replay.state(game)
        while not state.over and len(replay.moves) < 40:
            replay.apply(state, rng.choice(state.legal()).text)
        found.append(replay.text())
    return found


def _played(text: str) -> None:
    """Read a replay, every other time with a checksum that fits, and play it."""
    if len(text) % 2:
        lines = [line for line in text.split("\n") if line and not line.startswith(("chain ", "sha256 "))]
        data = "\n".join(lines).encode("utf-8", "surrogatepass")
        text = "\n".join([*lines, f"sha256 {hashlib.sha256(data).hexdigest()}", ""])
    replay = dw.Replay.parse(text)
    replay.state(dw.game_for(replay))


def _made(data: bytes) -> None:
    """Bring a card to a game, and say what it does."""
    try:
        form = msgspec.json.decode(data, type=dict[str, object])
    except (msgspec.MsgspecError, UnicodeDecodeError, RecursionError):
        raise dw.CardError("this is no card") from None
    key = "asigoc" if len(data) % 20 == 0 else "vanguard-premium"
    for card in game_with(key, [form]).cards()[-1:]:
        for tree in trees(card):
            render(tree, "fr", game=key)


def _laid(data: bytes) -> None:
    """Lay a position out."""
    try:
        board = msgspec.json.decode(data, type=dict[str, object])
    except (msgspec.MsgspecError, UnicodeDecodeError, RecursionError):
        raise dw.PositionError("this is no position") from None
    dw.game("asigoc").position(board)


def _kept(library: Library, records: list[Record]) -> None:
    """Put some of what was read into a library, as an import does."""
    if len(records) % 5 == 1:
        library.add("fuzz", records)
    for record in records:
        definition(record, "user:fuzz/1")


def _changed(data: bytearray, rng: random.Random) -> bytes:
    """One value or two are others, or none, and the form stays."""
    for _ in range(rng.choice([0, 1, 1, 1, 2])):
        found = rng.choice([*SCALAR.finditer(data)] or [None])
        if found is not None:
            data[found.start() : found.end()] = rng.choice(SCALARS)
    return bytes(data)


def _text(data: bytes) -> str:
    """Bytes as text; every third time with halves of characters, where they are such."""
    try:
        return data.decode("utf-8", "surrogatepass" if len(data) % 3 == 0 else "replace")
    except UnicodeDecodeError:
        return data.decode("utf-8", "replace")


def _damage(data: bytearray, rng: random.Random, pieces: list[str]) -> None:
    """One thing goes wrong."""
    at = rng.randrange(len(data) + 1)
    what = rng.randrange(7)
    if what == 0:
        data[at:at] = rng.choice(pieces if rng.random() < 0.5 else ODD).encode("utf-8", "surrogatepass")
    elif what == 1 and data:
        data[at % len(data)] = rng.randrange(256)
    elif what == 2:
        del data[at : at + rng.randrange(1, 40)]
    elif what == 3:
        del data[at:]
    elif what == 4:
        data[at:at] = data[rng.randrange(len(data) + 1) :][: rng.randrange(1, 400)]
    elif what == 5 and data:
        data[at % len(data)] ^= 1 << rng.randrange(8)
    else:
        data[at:at] = bytes(rng.randrange(256) for _ in range(rng.randrange(1, 12)))


def fuzz(seed: int, inputs: int, kinds: list[str] | None = None) -> Counter[str]:
    """Try inputs; how many were read and refused, by decoder. What else happens is raised, with the input."""
    rng = random.Random(seed)
    chosen = kinds or list(SHARE)
    told: Counter[str] = Counter()
    with tempfile.TemporaryDirectory() as folder:
        library = Library(Path(folder) / FILE)
        corpus = Corpus(library)
        for _ in range(inputs):
            kind = rng.choices(chosen, [SHARE[one] for one in chosen])[0]
            data = corpus.damaged(kind, rng)
            faulthandler.dump_traceback_later(PATIENCE, exit=True)  # a hang ends the run with a traceback
            before = sum(told.values())
            try:
                corpus.decoders[kind](data)
                told[f"{kind} read"] += 1
            except dw.DuelwrightError as error:
                assert str(error), (kind, data)
                told[f"{kind} refused"] += 1
            finally:
                faulthandler.cancel_dump_traceback_later()
                if sum(told.values()) == before:  # what else happens ends the run, and the input is wanted
                    sys.stderr.write(f"{kind}, seed {seed}: {data!r}\n")
        corpus.close()
        library.close()
    return told


def hushed() -> None:
    """Say nothing of tables that are opened."""
    structlog.configure(wrapper_class=structlog.make_filtering_bound_logger(logging.ERROR))


def main() -> None:
    """Try very many, in two processes, and say what came of them."""
    asked = argparse.ArgumentParser()
    asked.add_argument("--inputs", type=int, default=1_000_000)
    asked.add_argument("--seed", type=int, default=1)
    asked.add_argument("--workers", type=int, default=2)
    asked.add_argument("--kinds", default="", help="ydk,cdb,… instead of all")
    given = asked.parse_args()
    kinds = [kind for kind in given.kinds.split(",") if kind] or None
    began, told, done = time.monotonic(), Counter[str](), 0
    sizes = [min(BATCH * 10, given.inputs - start) for start in range(0, given.inputs, BATCH * 10)]
    with ProcessPoolExecutor(given.workers, initializer=hushed) as pool:
        jobs = [pool.submit(fuzz, given.seed * 1_000_003 + number, size, kinds) for number, size in enumerate(sizes)]
        for job in jobs:
            told += job.result()
            done = sum(told.values())
            sys.stderr.write(
                f"\r{done:,} of {given.inputs:,} inputs, {done / (time.monotonic() - began):,.0f} a second"
            )
    sys.stderr.write("\n")
    for name in sorted(told):
        sys.stdout.write(f"{name:<16} {told[name]:>9,}\n")
    sys.stdout.write(f"{done:,} inputs in {time.monotonic() - began:,.0f} s: every one read or refused with a reason\n")


if __name__ == "__main__":
    main()
