"""The phrases of printed cards, on the whole file where it is at hand: used by two cards, read in one way, and rightly.

The trees in `printed_trees.jsonl` were read by eye against the print; they are found by number and by the hash of the
words, of which none is kept here.
"""

from __future__ import annotations

import hashlib
import json
from pathlib import Path

import pytest

from duelwright.facets.reading import CardRead
from duelwright.games.vanguard.printed import abilities
from duelwright.games.vanguard.printed.cards import LOST_WORDS
from duelwright.games.vanguard.printed.families import PHRASE
from duelwright.library.files import read_cards
from duelwright.library.reading import read_records, report_on

from ..library.reference import reference
from .printed_report import trees, users, words_read

TREES = Path(__file__).parent / "printed_trees.jsonl"


@pytest.fixture(scope="module")
def cards() -> list[CardRead]:
    records, _ = read_cards(reference("vanguard", "cards_en.csv"), "vanguard")
    return list(read_records(records))


def hashed(text: str) -> str:
    return hashlib.sha256(" ".join(abilities(text)[0].tokens).encode()).hexdigest()[:16]


def test_the_whole_file_keeps_what_is_promised(cards: list[CardRead]) -> None:
    """In one test, so that one process reads the file."""
    totals = report_on(cards).totals
    assert totals.cards.complete >= 0.33 * totals.cards.cards
    used = users(cards)
    assert {line for line, names in used.items() if len(names) < 2} == set()
    waits = [one.waits_for for card in cards for one in card.abilities if one.tree is None]
    assert not any(one.unread == LOST_WORDS for card in cards for one in card.abilities)
    assert waits.count(PHRASE) <= 0.2 * len(waits)  # all others wait for a mechanism that is named
    found = {(card.number, i + 1): one for card in cards for i, one in enumerate(card.abilities)}
    golden = [json.loads(line) for line in TREES.read_text(encoding="utf-8").splitlines()]
    assert len(golden) >= 200
    for one in golden:
        read = found[one["number"], one["ability"]]
        assert hashed(read.text) == one["hash"], f"{one['number']} has another text"
        assert json.loads(json.dumps(read.tree)) == one["tree"], f"{one['number']}, ability {one['ability']}"
    meant = {words: trees(words)[0] for words in words_read(cards)[::4]}
    assert {words: found for words, found in meant.items() if len(found) != 1} == {}
