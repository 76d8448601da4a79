"""The commands that read printed cards: `cards read`, `cards say`."""

from __future__ import annotations

import re
from collections.abc import Sequence
from pathlib import Path
from typing import Annotated, Final

import msgspec
import typer
from rich.table import Table as Grid
from rich.text import Text

from ..core.errors import worded
from ..facets.reading import CardRead
from ..facets.record import UNNAMED, LibraryError, Record
from ..games import family as family_of
from ..games import widest
from ..language.figures import figure
from ..language.grammars.en import noun_for
from ..language.messages import say as said_as
from ..language.voice import printable
from ..library.files import read_cards
from ..library.reading import Count, Report, printed_of, read_records, report_on, say_report
from ..speech.names import name_of
from .console import STOPPED, AsJson, Family, bar, check_free, fail, onlooker, out, show_json, write_file
from .console import told as done
from .shape import tongue

SHOWN: Final = 20  # phrases that were not read
HEADS: Final = ("", "cards", "complete", "", "partial", "unread", "no_text")


def read(
    file: Annotated[
        Path, typer.Argument(metavar="FILE", help="Cards in .csv, .json or .cdb, with their printed text.")
    ],
    report: Annotated[
        Path | None, typer.Option("--report", metavar="OUT", help="Write every card and its trees to a .json file.")
    ] = None,
    only: Annotated[str, typer.Option("--only", metavar="PATTERN", help="Only names and numbers that match it.")] = "",
    era: Annotated[str, typer.Option("--era", metavar="ERA", help="Only cards of an era, such as V.")] = "",
    overwrite: Annotated[bool, typer.Option("--force", help="Replace a report that is there.")] = False,
    family: Family = "",
    as_json: AsJson = False,
) -> None:
    """Read the printed text of cards into rules, and tell what was understood."""
    if report is not None:
        check_free(report, overwrite)
    records, _ = read_cards(file, family_of(family).key if family else "")
    key = records[0].game if records else UNNAMED
    printed = printed_of(key)
    if era and era not in printed.eras:
        raise LibraryError(
            worded(
                "no_era",
                "there is no era {era}; there are: {list}",
                {"era": repr(era), "list": ", ".join(printed.eras)},
            )
        )
    if not any(record.text for record in records):
        raise LibraryError(
            worded("no_card_text", "no card of {file} has a text; it is read from a column `text`", {"file": file.name})
        )
    chosen = [records[i] for i in matching(records, only)]
    chosen = [record for record in chosen if not era or printed.era(record.number or record.key) == era]
    found: list[CardRead] = []
    try:
        with bar(len(chosen)) as told:
            found.extend(read_records(chosen, told))
    except KeyboardInterrupt:
        params = {"n": len(found), "noun": noun_for(len(found), "card")}
        fail(done("cards_stopped", "stopped after {n} {noun}", params), STOPPED)
    made = report_on(found, key)
    if report is not None:
        text = msgspec.json.format(msgspec.json.encode(made), indent=1).decode() + "\n"
        write_file(report, text, overwrite)
    if as_json:
        show_json(made if report is None else made.totals)
        return
    show_report(made, key, tongue())
    if report is not None:
        print(done("trees", "every card and its trees: {file}", {"file": report}))


def matching(records: Sequence[Record], only: str) -> list[int]:
    """Which cards match a pattern by name or number; LibraryError where none does."""
    try:
        wanted = re.compile(only, re.IGNORECASE)
    except re.error as error:
        raise LibraryError(
            worded("no_pattern", "{only} is no pattern: {error}", {"only": repr(only), "error": error})
        ) from None
    found = [i for i, one in enumerate(records) if wanted.search(one.name) or wanted.search(one.number or one.key)]
    if only and not found:
        raise LibraryError(worded("no_match", "no card matches {only}", {"only": repr(only)}))
    return found


def show_report(report: Report, family: str, lang: str) -> None:
    """The totals, by era and by kind, and where reading stops most often."""
    totals = report.totals
    if len(report.cards) == 1:
        show_card(report.cards[0], lang)
    heads = [said_as("", lang, f"reading.{head}") if head else "" for head in HEADS]
    grid = Grid(*heads, box=None, padding=(0, 2, 0, 0))
    voice = onlooker(widest(family), lang)
    kinds = [(name_of(voice, "kind", kind), count) for kind, count in totals.kinds.items()]
    for name, count in ((said_as("", lang, "reading.all"), totals.cards), *totals.eras.items(), *kinds):
        grid.add_row(name, *row_of(count, lang))
    out().print(grid)
    counts = {
        "read": totals.abilities_read,
        "n": totals.abilities,
        "parsed": totals.abilities_parsed,
        "cards": totals.cards_parsed,
    }
    out().print(said_as("", lang, "reading.read", counts))
    if totals.phrases:
        out().print(Text(said_as("", lang, "reading.stops"), "bold"))
    for phrase, times in totals.phrases[:SHOWN]:
        out().print(Text(f"{times:>6}  {printable(phrase)}"), soft_wrap=True)


def row_of(count: Count, lang: str) -> list[str]:
    """A count as cells."""
    share = f"{figure(lang, 100 * count.complete / count.cards, '.1f')} %" if count.cards else ""
    return [str(count.cards), str(count.complete), share, *map(str, (count.partial, count.unread, count.without_text))]


def show_card(card: CardRead, lang: str) -> None:
    """One card, ability by ability."""
    named = {
        "name": f"{printable(card.name)} ({printable(card.number)})",
        "value": said_as("", lang, f"reading.{card.status}_card"),
    }
    out().print(Text(said_as("", lang, "pair", named), "bold"))
    for one in card.abilities:
        if one.tree is None:
            waits = f" {said_as('', lang, 'reading.waits', {'what': one.waits_for})}" if one.waits_for else ""
            out().print(Text(f"  - {printable(one.text)}"), soft_wrap=True)
            out().print(Text(f"    {printable(one.unread)}{waits}", "yellow"), soft_wrap=True)
        else:
            out().print(Text(f"  + {printable(one.rendered)}"), soft_wrap=True)
    if card.why:
        out().print(Text(f"  {printable(card.why)}", "yellow"), soft_wrap=True)


def say(
    file: Annotated[Path, typer.Argument(metavar="REPORT", help="What `cards read --report` wrote.")],
    words: Annotated[
        Path | None, typer.Option("--json", metavar="OUT", help="Write the words to a .json file, card by card.")
    ] = None,
    overwrite: Annotated[bool, typer.Option("--force", help="Replace a file that is there.")] = False,
    family: Family = "",
) -> None:
    """Say the abilities of a report again, from their trees and spellings alone, and compile each of them."""
    if words is not None:
        check_free(words, overwrite)
    spoken = say_report(file, family_of(family or UNNAMED).key)
    said = sum(bool(line) for card in spoken for line in card.abilities)
    if words is not None:
        text = msgspec.json.format(msgspec.json.encode({"cards": spoken}), indent=1).decode() + "\n"
        write_file(words, text, overwrite)
        params = {"n": said, "cards": len(spoken), "noun": noun_for(len(spoken), "card"), "file": words}
        print(done("said", "{n} abilities of {cards} {noun} said: {file}", params))
        return
    for card in spoken:
        for line in card.abilities:
            if line:
                out().print(Text(f"{printable(card.number)}: {printable(line)}"), soft_wrap=True)
