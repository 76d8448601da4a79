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
from duelwright.library.files import read_cards
from duelwright.library.lists import read_deck, write_deck
from duelwright.library.picture import deck_svg
from duelwright.library.record import Record, definition
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
    """The most memory that this process has used, in MB."""
    return resource.getrusage(resource.RUSAGE_SELF).ru_maxrss / 1024


def definitions(records: list[Record], source: str) -> list[CardDef]:
    """Imported cards as a game takes them, without abilities."""
    kinds = dw.game(KEY).family.kinds
    playable = [one for one in records if one.kind in kinds and (one.kind != "trigger unit" or one.trigger)]
    return [definition(record, f"user:{source}/{record.key}") for record in playable]


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


def main() -> int:
    """Build, start, and do what a deck page does."""
    records = read_cards(Path(sys.argv[1]))[0] if len(sys.argv) > 1 else made_up()
    cards = definitions(records, "one")
    shipped = dw.game(KEY)
    limits: list[tuple[str, float, float]] = []
    gc.collect()
    before = memory()
    made: list[dw.Game] = []
    ready = seconds(lambda: made.append(dw.game(KEY, cards=cards)))
    limits.append((f"a game with {len(cards):,} more cards, s", ready, 1.0))
    limits.append(("memory that it took, MB", memory() - before, 150.0))
    game = made[0]
    deck, other = imported_deck(cards), shipped.decks()[1]
    limits.append(("a fight starts, ms", 1000 * seconds(lambda: game.start((deck, other), seed=1)), 20.0))
    limits.append(("one more card, ms", 1000 * seconds(lambda: game.plus([cards[0]]), 5), 30.0))
    half = seconds(lambda: dw.game(KEY, cards=cards[: len(cards) // 2]), 3)
    whole = seconds(lambda: dw.game(KEY, cards=cards), 3)
    limits.append(("twice the cards, times as long", whole / half, 2.4))
    with tempfile.TemporaryDirectory() as folder:
        library = Library(Path(folder) / FILE)
        library.add("one", records)
        text = write_deck(library, game, deck, "text")
        library.search("")
        read = lambda: read_deck(library, KEY, text, True)  # noqa: E731
        table, found = read()
        limits.append(("read and check a deck, ms", 1000 * seconds(lambda: shipped_check(*read()), 5), 30.0))
        limits.append(("draw a hand, ms", 1000 * seconds(lambda: hand(*read(), seed=1), 5), 30.0))
        limits.append(("picture of it, ms", 1000 * seconds(lambda: deck_svg(*read()), 5), 30.0))
        for form in ("ydk", "link", "json"):
            work = lambda form=form: write_deck(library, *read(), form)  # noqa: E731
            limits.append((f"convert it to {form}, ms", 1000 * seconds(work, 5), 30.0))
        library.close()
    for what, figure, most in limits:
        print(f"{what:<45} {figure:8.2f}  (at most {most:g}){'' if figure <= most else '  MISSED'}")
    return int(any(figure > most for _, figure, most in limits))


def shipped_check(table: dw.Game, deck: dw.Deck) -> None:
    """What the deck page asks of a deck."""
    assert isinstance(table.check(deck), list)


if __name__ == "__main__":
    sys.exit(main())
