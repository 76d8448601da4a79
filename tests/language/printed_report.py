"""How the phrases of printed cards are used, and whether any text can be read in two ways: `make report`."""

from __future__ import annotations

import statistics
from collections import defaultdict
from collections.abc import Iterator, Sequence
from pathlib import Path

from rich.console import Console

from duelwright.facets.reading import CardRead
from duelwright.games.vanguard.printed import abilities
from duelwright.games.vanguard.printed.lowering import lowered
from duelwright.games.vanguard.printed.meaning import Unclear
from duelwright.games.vanguard.printed.reader import chart, coded
from duelwright.language.chart import Derivation, Reading
from duelwright.language.grammar import Production
from duelwright.language.node import AbilityNode
from duelwright.language.spelling import Speller
from duelwright.library.files import read_cards
from duelwright.library.reading import read_records, report_on

from ..library.reference import SHARED
from .test_whole import NODES, is_shown

FILE = Path(SHARED, "vanguard", "cards_en.csv")
Words = tuple[str, ...]


def productions(made: Derivation) -> Iterator[Production]:
    """Every phrase of a derivation."""
    if made.production is not None:
        yield made.production
    for child in made.children:
        yield from productions(child)


def users(cards: Sequence[CardRead]) -> dict[str, set[str]]:
    """The names of the cards that use each line of the phrase book in an ability that was read."""
    found: dict[str, set[str]] = {line: set() for line in chart().written}
    by_spelling: dict[tuple[int, ...], set[str]] = {}
    for card in cards:
        for one in card.abilities:
            if one.tree is None:
                continue
            if one.spelling not in by_spelling:
                made = Speller(chart(), one.spelling).whole("ability")
                by_spelling[one.spelling] = {chart().written_at(part) for part in productions(made)}
            for line in by_spelling[one.spelling]:
                found[line].add(card.name)
    return found


def trees(words: Words) -> tuple[list[AbilityNode], int]:
    """Every different meaning of one ability, and in how many ways its words can be read."""
    reading = Reading(chart(), coded(words), every=True)
    found: list[AbilityNode] = []
    ways = reading.whole("ability")
    assert not reading.cut, "more ways than are kept"
    for made in ways:
        assert isinstance(made.value, AbilityNode)
        try:
            meaning = lowered(made.value)
        except Unclear:
            continue
        if meaning not in found:
            found.append(meaning)
    return found, len(ways)


def words_read(cards: Sequence[CardRead]) -> list[Words]:
    """The words of every different ability that was read."""
    found: dict[Words, None] = {}
    for card in cards:
        for one in card.abilities:
            if one.tree is not None:
                found[abilities(one.rendered)[0].tokens] = None
    return list(found)


def main() -> None:
    """Print the report on the whole file, where it is at hand."""
    console = Console()
    if not FILE.exists():
        console.print("there are no printed cards at hand")
        return
    records, _ = read_cards(FILE, "vanguard")
    cards = list(read_records(records))
    totals = report_on(cards).totals
    console.print(f"{totals.cards.complete} of {totals.cards.cards} cards complete, {totals.abilities_read} of "
                  f"{totals.abilities} abilities; words alone: {totals.cards_parsed} cards")  # fmt: skip
    used = users(cards)
    by_uses: dict[int, list[str]] = defaultdict(list)
    for line, names in used.items():
        by_uses[len(names)].append(f"{line}  {chart().written[line]}")
    console.print(f"{len(used)} lines of phrases; never chosen {len(by_uses[0])}, by one card {len(by_uses[1])}")
    for line in (*by_uses[0], *by_uses[1]):
        console.print(f"  {line}", markup=False)
    ways = sorted(trees(words)[1] for words in words_read(cards))
    doubles = [words for words in words_read(cards) if len(trees(words)[0]) > 1]
    most = ways[len(ways) * 9 // 10]
    told = f"ways to read an ability: median {statistics.median(ways)}, nine in ten {most}, at most {ways[-1]}"
    console.print(f"{told}; with two meanings: {len(doubles)}")
    for words in doubles:
        console.print(f"  {' '.join(words)}", markup=False)
    unshown = [name for key, name in NODES if not is_shown(key, name)]
    console.print(f"nodes that no scenario runs: {', '.join(unshown) or 'none'}")
    console.print("waited for: " + ", ".join(f"{name} {count}" for name, count in totals.waits_for.items()))


if __name__ == "__main__":
    main()
