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
from ..language.grammars.en import noun_for
from ..language.voice import printable
from ..library.files import read_cards
from ..library.reading import Count, Report, printed_of, read_records, report_on, say_report
from .console import STOPPED, AsJson, Family, bar, check_free, fail, out, show_json, write_file
from .console import told as done

SHOWN: Final = 20  # phrases that were not read


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
    show_report(made)
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


def show_report(report: Report) -> None:
    """The totals, by era and by kind, and where reading stops most often."""
    totals = report.totals
    if len(report.cards) == 1:
        show_card(report.cards[0])
    grid = Grid("", "cards", "complete", "", "partial", "unread", "no text", box=None, padding=(0, 2, 0, 0))
    for name, count in (("all", totals.cards), *totals.eras.items(), *totals.kinds.items()):
        grid.add_row(name, *(str(one) for one in row_of(count)))
    out().print(grid)
    words = f"{totals.abilities_read} of {totals.abilities} {noun_for(totals.abilities, 'ability', 'abilities')} read"
    out().print(f"{words}; the words of {totals.abilities_parsed}, and of {totals.cards_parsed} cards, to the end")
    if totals.phrases:
        out().print(Text("where reading stops most often:", "bold"))
    for phrase, times in totals.phrases[:SHOWN]:
        out().print(Text(f"{times:>6}  {printable(phrase)}"), soft_wrap=True)


def row_of(count: Count) -> list[object]:
    """A count as cells."""
    share = f"{100 * count.complete / count.cards:.1f} %" if count.cards else ""
    return [count.cards, count.complete, share, count.partial, count.unread, count.without_text]


def show_card(card: CardRead) -> None:
    """One card, ability by ability."""
    out().print(Text(f"{printable(card.name)} ({printable(card.number)}): {card.status}", "bold"))
    for one in card.abilities:
        if one.tree is None:
            waits = f" (waits for {one.waits_for})" if one.waits_for else ""
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
