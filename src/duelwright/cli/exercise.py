"""The command that tries cards out: `cards exercise`."""

from __future__ import annotations

from pathlib import Path
from typing import Annotated, Final

import typer
from rich.text import Text

from ..games import family as family_of
from ..language.figures import figure
from ..language.grammars.en import noun_for
from ..language.messages import Params, say
from ..language.voice import printable
from ..library.exercise import CardTried, Report, report_on, try_records
from ..library.exercising.watch import REASONS
from ..library.files import read_cards
from .console import STOPPED, AsJson, Family, bar, fail, out, show_json, told
from .reading import matching
from .shape import tongue

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
        show_report(report, tongue())
    return int(bool(report.broken))


def show_report(report: Report, lang: str) -> None:
    """The totals, the abilities that never resolved, and what broke."""
    totals = report.totals
    if report.never:
        out().print(Text(say("", lang, "tried.never"), "bold"))
    for one in report.never:
        named: Params = {
            "number": one.number,
            "name": printable(one.name),
            "n": one.ability,
            "why": reason(one.why, lang),
        }
        out().print(Text(f"  {say('', lang, 'tried.ability', named)}"), soft_wrap=True)
        out().print(Text(f"    {printable(one.text)}", "dim"), soft_wrap=True)
    if report.broken:
        out().print(Text(say("", lang, "tried.broken"), "bold red"))
    for number, found in report.broken.items():
        for fault in found:
            place: Params = {"format": fault.format, "where": fault.where, "seed": fault.seed, "n": fault.decision}
            where = say("", lang, "tried.where", place)
            out().print(Text(f"  {number}: {printable(fault.what)} ({where})"), soft_wrap=True)
    percent = figure(lang, 100 * totals.resolved / max(totals.abilities, 1), ".1f")
    counts = {"boards": totals.boards, "games": totals.games, "decisions": totals.decisions}
    resolved: Params = {
        "resolved": totals.resolved,
        "n": totals.abilities,
        "cards": totals.cards,
        "share": f" ({percent} %)" if totals.abilities else "",
        "played": say("", lang, "tried.played", counts),
    }
    out().print(say("", lang, "tried.resolved", resolved))
    out().print(say("", lang, "tried.invariants", {"n": totals.broken}))


def reason(why: str, lang: str) -> str:
    """Why an ability never resolved; a report tells it in English.

    >>> reason("it was never played", "fr")
    "elle n'a jamais été jouée"
    """
    key = next((f"why.{code}" for code in REASONS if say("", "en", f"why.{code}") == why), "")
    return say("", lang, key) or why
