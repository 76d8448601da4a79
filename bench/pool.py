"""How a pool of thousands of cards behaves; `python -m bench.pool [TABLE.csv]`.

Without a table, cards are made up from the shipped ones. The limits are the product's: a game with all cards is ready
in under 1 s, a fight with two decks starts in under 20 ms after that, everything that is done to a deck with imported
cards takes under 30 ms, a pool under 150 MB; and twice the cards cost twice.
"""

from __future__ import annotations

import gc
import resource
import sys
import tempfile
import time
from collections.abc import Callable
from pathlib import Path

import duelwright as dw
from bench.library import made_up
from duelwright.core.card import CardDef
from duelwright.facets.record import Record
from duelwright.library.files import read_cards
from duelwright.library.lists import FORMS, read_deck_text, write_deck
from duelwright.library.picture import deck_svg
from duelwright.library.record import definition
from duelwright.library.statistics import hand
from duelwright.library.store import FILE, Library

KEY = "vanguard-premium"


def seconds(work: Callable[[], object], times: int = 1) -> float:
    """The fastest of some runs."""
    found = []
    for _ in range(times):
        began = time.perf_counter()
        work()
        found.append(time.perf_counter() - began)
    return min(found)


def memory() -> float:
    """The memory that this process uses now, in MB."""
    pages = int(Path("/proc/self/statm").read_text(encoding="ascii").split()[1])
    return pages * resource.getpagesize() / 2**20


def definitions(records: list[Record], source: str) -> list[CardDef]:
    """Imported cards as a game takes them, without abilities."""
    kinds = dw.game(KEY).layout.kinds
    return [definition(one, f"user:{source}/{one.key}") for one in records if one.kind in kinds]


def imported_deck(cards: list[CardDef]) -> dw.Deck:
    """The first ready deck with four of its units replaced by an imported one."""
    ready = dw.game(KEY).decks()[0]
    shipped = dw.game(KEY)
    main = dict(ready.cards["main"])
    out = next(name for name in main if main[name] == 4 and _is_plain(shipped.find(name)))
    like = shipped.find(out)
    assert like is not None
    found = next(card for card in cards if card.kind == "unit" and card.traits.get("clan") == like.traits.get("clan"))
    del main[out]
    main[found.id] = 4
    return dw.Deck("imported", KEY, {**ready.cards, "main": main})


def _is_plain(card: CardDef | None) -> bool:
    return card is not None and card.kind == "unit" and card.numbers["grade"] > 0


class Reading:
    """What a deck page does with a deck of imported cards, each time from its text."""

    def __init__(self, library: Library, text: str) -> None:
        self.library = library
        self.text = text

    def read(self) -> tuple[dw.Game, dw.Deck]:
        """The deck, and the game to play it in."""
        return read_deck_text(self.library, KEY, self.text, True)

    def check(self) -> None:
        """Every fault of it."""
        table, deck = self.read()
        assert isinstance(table.check(deck), list)

    def draw(self) -> None:
        """A hand of it."""
        table, deck = self.read()
        assert hand(table, deck, 1)

    def picture(self) -> None:
        """A picture of it."""
        table, deck = self.read()
        assert deck_svg(table, deck)

    def convert(self) -> None:
        """The deck in every other form."""
        table, deck = self.read()
        for form in FORMS:
            assert write_deck(self.library, table, deck, form)


def main() -> int:
    """Build, start, and do what a deck page does."""
    records = read_cards(Path(sys.argv[1]))[0] if len(sys.argv) > 1 else made_up()
    cards = definitions(records, "one")
    shipped = dw.game(KEY)
    shipped.start(seed=1)
    rows: list[tuple[str, float, float]] = []
    gc.collect()
    before = memory()
    made: list[dw.Game] = []
    rows.append(
        (f"a game with {len(cards):,} more cards, s", seconds(lambda: made.append(dw.game(KEY, cards=cards))), 1.0)
    )
    rows.append(("memory that it took, MB", memory() - before, 150.0))
    game, deck, other = made[0], imported_deck(cards), shipped.decks()[2]
    rows.append(("a fight starts, ms", 1000 * seconds(lambda: game.start((deck, other), seed=1)), 20.0))
    rows.append(("one more card, ms", 1000 * seconds(lambda: game.plus([cards[0]]), 5), 30.0))
    half = seconds(lambda: dw.game(KEY, cards=cards[: len(cards) // 2]), 5)
    rows.append(("twice the cards, times as long", seconds(lambda: dw.game(KEY, cards=cards), 5) / half, 2.4))
    with tempfile.TemporaryDirectory() as folder:
        library = Library(Path(folder) / FILE)
        library.add("one", records)
        library.search("")
        reading = Reading(library, write_deck(library, game, deck, "text"))
        for work in (reading.check, reading.draw, reading.picture, reading.convert):
            rows.append((f"{work.__name__} a deck with imported cards, ms", 1000 * seconds(work, 5), 30.0))
        library.close()
    for what, figure, most in rows:
        print(f"{what:<45} {figure:8.2f}  (at most {most:g}){'' if figure <= most else '  MISSED'}")
    return int(any(figure > most for _, figure, most in rows))


if __name__ == "__main__":
    sys.exit(main())
