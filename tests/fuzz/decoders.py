"""Damaged input for everything that reads what comes from outside; `python -m tests.fuzz.decoders --inputs 1000000`.

A decoder may refuse with one of our own errors, and nothing else: no other exception, no hang.
"""

from __future__ import annotations

import argparse
import faulthandler
import json
import random
import sys
import tempfile
import time
from collections import Counter
from collections.abc import Callable
from concurrent.futures import ProcessPoolExecutor
from pathlib import Path
from typing import Final

import duelwright as dw
from duelwright.facets.facets import facets_of
from duelwright.facets.record import LibraryError, Record
from duelwright.library.forms import read_forms
from duelwright.library.lists import read_deck, write_deck
from duelwright.library.query import SearchError, fields
from duelwright.library.record import definition, filled
from duelwright.library.share import share, shared
from duelwright.library.sheet import HEADINGS, read_sheet
from duelwright.library.store import FILE, Library
from duelwright.library.ygopro.cdb import read_cdb_bytes, write_cdb
from duelwright.library.ygopro.strings import read_set_names
from duelwright.library.ygopro.ydk import read_ydk, read_ydke

from ..patience import PATIENCE

LARGEST: Final = 40_000
BATCH: Final = 2_000
SHARE: Final = {"ydk": 22, "ydke": 22, "text": 4, "cdb": 12, "csv": 12, "json": 10, "search": 14, "link": 2, "conf": 2}
ODD: Final = [
    "", " ", "\n", "\r\n", "\t", "\0", "\ufeff", "\u202e", "\ud800", "é", "Ж", "𝔊", "٣", "½", "²", '"', "'", "`",
    "(", ")", "[", "]", "{", "}", "<", ">", ":", ";", ",", ".", "/", "\\", "|", "!", "#", "%", "&", "*", "-", "=", "+",
    "or", "and", "not", "NULL", "None", "NaN", "1e999", "-1", "0", "00", "4x", "99999999999999999999", "../", "x" * 300,
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
            "search": [
                b'clan:kagero (grade>=1 or "blaster blade") -is:vanilla does:retire',
                b"Clan: Royal Paladin or power<9000",
            ],
            "link": [share(deck).encode(), share(other).encode()],
            "conf": [b"!setname 0x1 Demo\n#comment\n!system 1 x\n"],
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
        }  # fmt: skip
        self.decoders: dict[str, Decoder] = {
            "ydk": lambda data: read_ydk(_text(data)),
            "ydke": lambda data: read_ydke(_text(data)),
            "text": lambda data: read_deck(library, premium.key, f"{_text(data)}\n"),
            "cdb": lambda data: _kept(library, read_cdb_bytes(data)[0]),
            "csv": lambda data: _kept(library, read_sheet(_text(data))),
            "json": lambda data: _kept(library, read_forms(_text(data))),
            "search": lambda data: library.search(_text(data), with_counts=True),
            "link": lambda data: shared(_text(data)),
            "conf": lambda data: read_set_names(_text(data)),
        }

    def damaged(self, kind: str, rng: random.Random) -> bytes:
        """An input with something wrong with it, or made up from pieces."""
        if kind in self.pieces and rng.random() < 0.3:
            joint = rng.choice(["", " ", "\n", ","])
            parts = [rng.choice(self.pieces[kind] if rng.random() < 0.8 else ODD) for _ in range(rng.randrange(1, 14))]
            return joint.join(parts).encode("utf-8", "surrogatepass")
        data = bytearray(rng.choice(self.inputs[kind]))
        for _ in range(rng.choice([1, 1, 2, 3, 8])):
            _damage(data, rng, self.pieces.get(kind, ODD))
        return bytes(data[:LARGEST])


def _kept(library: Library, records: list[Record]) -> None:
    """Put some of what was read into a library, as an import does."""
    if len(records) % 5 == 1:
        library.add("fuzz", records)
    for record in records:
        definition(record, "user:fuzz/1")


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
            except (LibraryError, SearchError, dw.DeckError, dw.CardError) as error:
                assert str(error), (kind, data)
                told[f"{kind} refused"] += 1
            finally:
                faulthandler.cancel_dump_traceback_later()
                if sum(told.values()) == before:  # what else happens ends the run, and the input is wanted
                    sys.stderr.write(f"{kind}, seed {seed}: {data!r}\n")
        library.close()
    return told


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
    with ProcessPoolExecutor(given.workers) as pool:
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
