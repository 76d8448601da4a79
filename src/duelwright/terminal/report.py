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
from ..language.messages import say
from ..language.voice import Voice, printable
from ..library.index import Entry
from ..simulate import Rate, Spread, Summary
from ..speech.cardline import cardline, icons, numbers
from ..speech.words import name_of

LONGEST_EFFECT = 300  # characters of a card's words in a table


def rates(summary: Summary) -> Table:
    """Who won how often."""
    table = Table(box=box.SIMPLE_HEAD, title=f"{summary.games} games of {summary.game}, seed {summary.seed}")
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


def entry_table(rows: Sequence[tuple[Entry, dict[str, list[str]]]], lang: str) -> Table:
    """Cards of the library, one a line."""
    table = Table(box=box.SIMPLE_HEAD)
    for column in ("card", "kind", "numbers", "effect"):
        table.add_column(say("", lang, f"terminal.column_{column}"))
    for entry, texts in rows:
        said = " ".join(texts.get(lang) or texts.get("en", []))
        effect = Text(printable(said[:LONGEST_EFFECT] + ("…" if len(said) > LONGEST_EFFECT else "")))
        if entry.status == "unread":
            effect = Text("unread: ", "yellow") + effect
        name = Text(printable(entry.record.name)) + Text(f"  {printable(entry.id)}", "dim")
        table.add_row(name, Text(entry.record.kind), Text(entry_numbers(entry)), effect)
    return table


def entry_numbers(entry: Entry) -> str:
    """What is printed on a card besides its words, on one line."""
    record = entry.record
    words = [
        f"{stat} {value}" for stat, value in (("grade", record.grade), ("power", record.power)) if value is not None
    ]
    words += [f"shield {record.shield}"] if record.shield else []
    words += [f"critical {record.critical}"] if record.critical not in (None, 1) else []
    words += [f"{stat} {value}" for stat, value in record.numbers.items()]
    words += [f"{record.trigger} trigger +{record.trigger_power}"] if record.trigger else []
    words += [f"{record.gift} gift"] if record.gift else []
    return printable(", ".join([*words, *(word for word in (record.clan or record.nation, record.race) if word)]))


def entry_lines(entry: Entry, texts: dict[str, list[str]], lang: str) -> list[Text]:
    """A card of the library in full."""
    record = entry.record
    head = Text(printable(record.name), "bold")
    head.append(f"  {record.kind}  {entry_numbers(entry)}", "")
    where = [entry.id, f"from {entry.source}", record.number, record.set, record.rarity, *record.skills]
    lines = [head, Text("  " + printable(", ".join(dict.fromkeys(word for word in where if word))), "dim")]
    if entry.status == "unread":
        lines.append(
            Text("  unread: its abilities have no definition; it can be played without them (--unread)", "yellow")
        )
    lines += [Text(f"  {printable(line)}") for line in texts.get(lang) or texts.get("en", [])]
    if record.flavour:
        lines.append(Text(f"  {printable(record.flavour)}", "italic"))
    return lines
