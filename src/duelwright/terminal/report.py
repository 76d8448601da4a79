"""Figures and lists: the summary of a simulation, its progress, a game's cards."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from contextlib import contextmanager
from typing import Final

from rich import box
from rich.console import Console
from rich.progress import BarColumn, MofNCompleteColumn, Progress, TaskID, TextColumn, TimeRemainingColumn
from rich.table import Table
from rich.text import Text

from .. import CardDef
from ..bots.rating import Standings
from ..language.figures import endings as ended
from ..language.figures import figure
from ..language.messages import Params, say
from ..language.voice import Voice, printable
from ..rates import Rate, Spread
from ..simulate import Summary
from ..speech.cardline import cardline, icons, numbers
from ..speech.names import name_of

ORDERS: Final = ("report.went_first", "report.went_second")


def title(lang: str, played: Summary | Standings) -> str:
    """How many games of which game, with the seed that deals them again."""
    return say("", lang, "report.title", {"n": played.games, "game": played.game, "seed": played.seed})


def rates(summary: Summary, lang: str) -> Table:
    """Who won how often."""
    table = Table(box=box.SIMPLE_HEAD, title=title(lang, summary))
    table.add_column("")
    for heading in ("won", "rate", "interval"):
        table.add_column(say("", lang, f"report.{heading}"), justify="right")
    seats = [say("", lang, "report.seat", {"n": seat}) for seat in range(len(summary.by_seat))]
    orders = [say("", lang, key) for key in ORDERS]
    bots, decks = ([printable(one.name) for one in group] for group in (summary.by_bot, summary.by_deck))
    groups = (bots, summary.by_bot), (seats, summary.by_seat), (decks, summary.by_deck), (orders, summary.by_order)
    for names, group in groups:
        for name, one in zip(names, group, strict=True):
            table.add_row(name, str(one.wins), figure(lang, one.rate, ".1%"), _interval(lang, one))
        table.add_section()
    drawn = figure(lang, summary.draws / max(summary.games, 1), ".1%")
    table.add_row(say("", lang, "report.drawn"), str(summary.draws), drawn, "")
    return table


def _interval(lang: str, one: Rate) -> str:
    bounds = {"low": figure(lang, one.low, ".1%"), "high": figure(lang, one.high, ".1%")}
    return say("", lang, "report.between", bounds)


def spreads(summary: Summary, lang: str) -> Table:
    """How long the games were."""
    table = Table(box=box.SIMPLE_HEAD)
    table.add_column(say("", lang, "report.per_game"))
    for heading in ("mean", "median", "least", "most"):
        table.add_column(say("", lang, f"report.{heading}"), justify="right")
    rows: list[tuple[str, Spread]] = [
        ("decisions", summary.decisions),
        ("forced", summary.forced),
        ("turns", summary.turns),
    ]
    for name, one in rows:
        lengths = figure(lang, one.mean, ".1f"), figure(lang, one.median, "g"), str(one.least), str(one.most)
        table.add_row(say("", lang, f"report.{name}"), *lengths)
    return table


def endings(summary: Summary, lang: str) -> str:
    """How the games ended, and how fast they were played."""
    timing = summary.timing
    pace: Params = {
        "seconds": figure(lang, timing.seconds, ".1f"),
        "n": timing.workers,
        "games": figure(lang, timing.games_per_second, ",.0f"),
        "answers": figure(lang, timing.answers_per_second, ",.0f"),
        "decisions": figure(lang, timing.decisions_per_second, ",.0f"),
    }
    return f"{ended(summary.game, lang, summary.endings)}\n{say('', lang, 'report.timing', pace)}"


@contextmanager
def bar(total: int, lang: str, what: str = "games") -> Iterator[tuple[Progress, TaskID]]:
    """A progress bar on stderr, with the time that is left."""
    said = say("", lang, f"report.bar.{what}")
    columns = (TextColumn(said), BarColumn(), MofNCompleteColumn(), TimeRemainingColumn())
    with Progress(*columns, console=Console(stderr=True), transient=True) as progress:
        yield progress, progress.add_task(said, total=total)


def card_table(voice: Voice, cards: Sequence[CardDef]) -> Table:
    """Cards, one a line."""
    table = Table(box=box.SIMPLE_HEAD)
    for column in ("card", "kind", "numbers", "effect"):
        table.add_column(voice.say(f"terminal.column_{column}"))
    for card in cards:
        kind = name_of(voice, "kind", card.kind)
        figures = ", ".join(said for said in (numbers(voice, card), icons(voice, card, False)) if said)
        row = (card.name, kind, figures, cardline(voice.game, card, voice.lang))
        table.add_row(*[Text(printable(cell)) for cell in row])
    return table
