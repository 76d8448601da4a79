"""The command that tries cards out: `cards exercise`."""

from __future__ import annotations

from pathlib import Path
from typing import Annotated, Final

import typer
from rich.text import Text

from ..games import family as family_of
from ..language.grammars.en import noun_for
from ..language.voice import printable
from ..library.exercise import CardTried, Report, report_on, try_records
from ..library.files import read_cards
from .console import STOPPED, AsJson, Family, bar, fail, out, show_json, told
from .reading import matching

MOST_WORKERS: Final = 64


def exercise(
    file: Annotated[
        Path, typer.Argument(metavar="FILE", help="Cards in .csv, .json or .cdb, with their printed text.")
    ],
    only: Annotated[str, typer.Option("--only", metavar="PATTERN", help="Only names and numbers that match it.")] = "",
    games: Annotated[int, typer.Option("--games", min=0, max=1000, help="Whole games for each card.")] = 2,
    workers: Annotated[int, typer.Option("--workers", min=1, max=MOST_WORKERS, help="Processes that play.")] = 1,
    seed: Annotated[int, typer.Option("--seed", min=0, help="Another one plays other games.")] = 0,
    family: Family = "",
    as_json: AsJson = False,
) -> int:
    """Play every card that is read completely until each ability has resolved; the exit status is 1 where one broke."""
    records, _ = read_cards(file, family_of(family).key if family else "")
    chosen = matching(records, only)
    found: list[CardTried] = []
    try:
        with bar(len(chosen)) as progress:
            found.extend(try_records(records, chosen, games, seed, workers, progress))
    except KeyboardInterrupt:
        params = {"n": len(found), "noun": noun_for(len(found), "card")}
        fail(told("cards_stopped", "stopped after {n} {noun}", params), STOPPED)
    report = report_on(found)
    if as_json:
        show_json(report)
    else:
        show_report(report)
    return int(bool(report.broken))


def show_report(report: Report) -> None:
    """The totals, the abilities that never resolved, and what broke."""
    totals = report.totals
    if report.never:
        out().print(Text("never resolved:", "bold"))
    for one in report.never:
        out().print(Text(f"  {one.number} {printable(one.name)}, ability {one.ability}: {one.why}"), soft_wrap=True)
        out().print(Text(f"    {printable(one.text)}", "dim"), soft_wrap=True)
    if report.broken:
        out().print(Text("broken:", "bold red"))
    for number, found in report.broken.items():
        for fault in found:
            where = f"{fault.format}, {fault.where}, seed {fault.seed}, decision {fault.decision}"
            out().print(Text(f"  {number}: {printable(fault.what)} ({where})"), soft_wrap=True)
    share = f" ({100 * totals.resolved / totals.abilities:.1f} %)" if totals.abilities else ""
    played = f"{totals.boards} boards, {totals.games} games, {totals.decisions} decisions"
    cards = f"{totals.cards} {noun_for(totals.cards, 'card')}"
    out().print(f"{totals.resolved} of {totals.abilities} abilities of {cards} resolved{share}; {played}")
    out().print(f"{totals.broken} {noun_for(totals.broken, 'invariant')} broken")
