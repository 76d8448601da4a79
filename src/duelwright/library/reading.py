"""Files of printed cards, read: what was understood of each, in all, and what to understand next."""

from __future__ import annotations

import re
from collections import Counter
from collections.abc import Callable, Iterator, Sequence
from pathlib import Path
from typing import Final

import msgspec

from ..core.errors import CardError, worded
from ..facets.facets import facets_of
from ..facets.reading import COMPLETE, PARTIAL, UNREAD, CardRead, Printed
from ..facets.record import UNNAMED, LibraryError, Record
from ..games import families, widest
from .definitions import printed_text
from .files import read_text

MOST_PHRASES: Final = 200
NAME: Final = re.compile(r'"[^"]*"')
GROUP: Final = re.compile(r"<[^<>]*>")
FIGURE: Final = re.compile(r"(?<!\w)[+-]?\d+")
AROUND: Final = 3  # words of a phrase on either side of where reading stopped
Told = Callable[[int], None]


class Count(msgspec.Struct):
    """How many cards were complete, partly read, not read."""

    cards: int = 0
    complete: int = 0
    partial: int = 0
    unread: int = 0
    without_text: int = 0

    def add(self, card: CardRead) -> None:
        """Count one more."""
        self.cards += 1
        self.complete += card.status == COMPLETE
        self.partial += card.status == PARTIAL
        self.unread += card.status == UNREAD
        self.without_text += not card.abilities


class Totals(msgspec.Struct):
    """A file in numbers: cards, abilities, and where reading stops most often."""

    cards: Count
    abilities: int
    abilities_read: int
    abilities_parsed: int  # words read to the end, understood or not
    cards_parsed: int
    eras: dict[str, Count]
    kinds: dict[str, Count]
    waits_for: dict[str, int]  # mechanisms, with how many abilities wait for each
    phrases: list[tuple[str, int]]  # where reading stops, with how often


class Report(msgspec.Struct):
    """What was made of a file."""

    cards: list[CardRead]
    totals: Totals


class Spoken(msgspec.Struct):
    """A card said again from its trees."""

    number: str
    abilities: list[str]


def printed_of(family: str) -> Printed:
    """How a game reads printed text; LibraryError where it does not."""
    printed = printed_text(family)
    if printed is None:
        able = ", ".join(known.key for known in families() if facets_of(known.key).printed is not None)
        raise LibraryError(
            worded(
                "not_printed",
                "printed text of {family} is not read; of these it is: {able}",
                {"family": repr(family), "able": able},
            )
        )
    return printed


def read_records(records: Sequence[Record], told: Told | None = None) -> Iterator[CardRead]:
    """Each card of a file, read."""
    for i, record in enumerate(records):
        printed = printed_of(record.game)
        yield printed.read(widest(record.game), record)
        if told is not None:
            told(i + 1)


def report_on(cards: list[CardRead], family: str = UNNAMED) -> Report:
    """The cards of a game and what they come to."""
    printed = printed_of(family)
    every, eras, kinds = Count(), {era: Count() for era in printed.eras}, dict[str, Count]()
    waits: Counter[str] = Counter()
    phrases: Counter[str] = Counter()
    for card in cards:
        for count in (every, eras[printed.era(card.number)], kinds.setdefault(card.kind, Count())):
            count.add(card)
        for one in card.abilities:
            if one.tree is None:
                waits[one.waits_for] += 1
                phrases[phrase_of(one.unread)] += 1
    abilities = [one for card in cards for one in card.abilities]
    totals = Totals(
        every,
        len(abilities),
        sum(one.tree is not None for one in abilities),
        sum(one.parsed for one in abilities),
        sum(all(one.parsed for one in card.abilities) for card in cards),
        {era: count for era, count in eras.items() if count.cards},
        kinds,
        dict(waits.most_common()),
        phrases.most_common(MOST_PHRASES),
    )
    return Report(cards, totals)


def phrase_of(unread: str) -> str:
    """The words around the place where reading stopped, whatever the names and numbers.

    >>> phrase_of('choose a card named "X" , and >> dance with 2 of your cards')
    '"…" , and >> dance with #'
    """
    plain = FIGURE.sub("#", GROUP.sub("<…>", NAME.sub('"…"', unread)))
    before, arrow, after = plain.partition(" >> ")
    if not arrow:
        return plain
    return f"{' '.join(before.split()[-AROUND:])} >> {' '.join(after.split()[:AROUND])}"


# --- said again ---


class _Ability(msgspec.Struct):
    """What is needed to say an ability: neither its text nor how it was rendered."""

    tree: object = None
    spelling: tuple[int, ...] = ()


class _Card(msgspec.Struct):
    number: str
    abilities: list[_Ability] = []


class _Report(msgspec.Struct):
    cards: list[_Card]


def say_report(path: Path, family: str = UNNAMED) -> list[Spoken]:
    """The abilities of a report from trees and spellings alone, each compiled; LibraryError names the first fault.

    An ability that was not read is an empty line.
    """
    try:
        report = msgspec.json.decode(read_text(path), type=_Report)
    except (msgspec.MsgspecError, RecursionError) as error:  # the second: nested too deep
        raise LibraryError(
            worded(
                "no_report", "{path} is no report of cards that were read: {error}", {"path": path.name, "error": error}
            )
        ) from None
    game, printed = widest(family), printed_of(family)
    spoken: list[Spoken] = []
    for card in report.cards:
        lines: list[str] = []
        for i, one in enumerate(card.abilities, 1):
            try:
                lines.append("" if one.tree is None else printed.say(game, one.tree, one.spelling))
            except CardError as error:
                told = f"{path.name}: ability {i} of {card.number}: {error}"
                raise LibraryError(
                    worded(
                        "report_version",
                        "{told}; a report is said by the version that read it: read the cards again",
                        {"told": told},
                    )
                ) from None
        spoken.append(Spoken(card.number, lines))
    return spoken
