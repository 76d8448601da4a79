"""Figures and lists: the summary of a simulation, its progress, a game's cards."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from contextlib import contextmanager

from rich import box
from rich.console import Console
from rich.progress import BarColumn, MofNCompleteColumn, Progress, TaskID, TextColumn, TimeRemainingColumn
from rich.table import Table
from rich.text import Text

from .. import CardDef
from ..language.grammars.en import noun_for
from ..language.voice import Voice, printable
from ..rates import Rate, Spread
from ..simulate import Summary
from ..speech.cardline import cardline, icons, numbers
from ..speech.names import name_of


def rates(summary: Summary) -> Table:
    """Who won how often."""
    table = Table(
        box=box.SIMPLE_HEAD,
        title=f"{summary.games} {noun_for(summary.games, 'game')} of {summary.game}, seed {summary.seed}",
    )
    table.add_column("")
    for heading in ("won", "rate", "95% interval"):
        table.add_column(heading, justify="right")
    for group in (summary.by_bot, summary.by_seat, summary.by_deck, summary.by_order):
        for one in group:
            table.add_row(printable(one.name), str(one.wins), f"{one.rate:.1%}", _interval(one))
        table.add_section()
    table.add_row("drawn", str(summary.draws), f"{summary.draws / max(summary.games, 1):.1%}", "")
    return table


def _interval(one: Rate) -> str:
    return f"{one.low:.1%} - {one.high:.1%}"


def spreads(summary: Summary) -> Table:
    """How long the games were."""
    table = Table(box=box.SIMPLE_HEAD)
    table.add_column("per game")
    for heading in ("mean", "median", "least", "most"):
        table.add_column(heading, justify="right")
    rows: list[tuple[str, Spread]] = [
        ("decisions", summary.decisions),
        ("forced answers", summary.forced),
        ("turns", summary.turns),
    ]
    for name, one in rows:
        table.add_row(name, f"{one.mean:.1f}", f"{one.median:g}", str(one.least), str(one.most))
    return table


def endings(summary: Summary) -> str:
    """How the games ended, and how fast they were played."""
    ended = ", ".join(f"{reason} {count}" for reason, count in summary.endings.items())
    timing = summary.timing
    return (
        f"Endings: {ended or 'none'}\n"
        f"{timing.seconds:.1f} s with {timing.workers} worker(s): {timing.games_per_second:,.0f} games/s, "
        f"{timing.answers_per_second:,.0f} answers/s, of these {timing.decisions_per_second:,.0f} decisions/s"
    )


@contextmanager
def bar(total: int) -> Iterator[tuple[Progress, TaskID]]:
    """A progress bar on stderr, with the time that is left."""
    columns = (TextColumn("games"), BarColumn(), MofNCompleteColumn(), TimeRemainingColumn())
    with Progress(*columns, console=Console(stderr=True), transient=True) as progress:
        yield progress, progress.add_task("games", total=total)


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
