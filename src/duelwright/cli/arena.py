"""The command `duelwright arena`: bots against bots, who is stronger, and how sure that is."""

from __future__ import annotations

import sys
from pathlib import Path
from typing import Annotated

import typer
from rich import box
from rich.table import Table
from rich.text import Text

from .. import profile
from ..bots.arena import Arena, Tournament
from ..bots.rating import Standings, standings
from ..bots.report import page, title, titled
from ..bots.report import seconds as time_of
from ..core.errors import worded
from ..language.grammars.en import noun_for
from ..language.voice import printable
from ..rates import Progress
from ..terminal import report
from .console import STOPPED, HouseRules, Refused, check_free, fail, out, show_json, told


def register(app: typer.Typer) -> None:
    """Add the command to an app."""
    app.command("arena", epilog="Example: duelwright arena --bots greedy,random --games 100 --report arena.html")(arena)


def arena(
    key: Annotated[str, typer.Option("--game", metavar="GAME", help="The game's key.")] = "asigoc",
    bots: Annotated[
        str, typer.Option(metavar="A,B,...", help="Bots or levels, with commas: random, greedy, search:200, 5.")
    ] = "greedy,random",
    decks: Annotated[
        str,
        typer.Option(metavar="A,B,...", help="Ready decks or deck files.", show_default="all ready ones, or by chance"),
    ] = "",
    games: Annotated[int, typer.Option(min=2, max=1_000_000, help="How many games each pairing plays; even.")] = 100,
    workers: Annotated[int, typer.Option(min=1, max=60, help="How many processes.")] = 1,
    cluster: Annotated[
        str, typer.Option(metavar="ADDRESS", help="A dask scheduler whose workers play, instead of --workers.")
    ] = "",
    seed: Annotated[int, typer.Option(help="The same seed gives the same deals.")] = 1,
    path: Annotated[
        Path | None, typer.Option("--out", help="Where the games are kept.", show_default="arena-GAME-BOTS.sqlite")
    ] = None,
    html: Annotated[Path | None, typer.Option("--report", help="Write a page of HTML with pictures.")] = None,
    sprt: Annotated[
        float,
        typer.Option(metavar="RATE", help="Two bots: stop when it is clear whether the first wins so often (0.65)."),
    ] = 0.0,
    house: HouseRules = "",
    as_json: Annotated[bool, typer.Option("--json", help="Print JSON instead of text.")] = False,
) -> int:
    """Let bots play each other, and rank them; what was stopped goes on where it was."""
    named, brought = words(bots), words(decks)
    if sprt and not 0.5 < sprt < 1:
        raise typer.BadParameter(worded("sprt_rate", "give a win rate between 0.5 and 1"), param_hint="--sprt")
    if sprt and len(named) != 2:
        raise typer.BadParameter(worded("sprt_two", "the test takes exactly two bots"), param_hint="--sprt")
    if cluster and workers > 1:
        raise typer.BadParameter(
            worded("own_workers", "a cluster has its own workers: leave out --workers"), param_hint="--cluster"
        )
    file = path or Path(f"arena-{key}-{'-'.join(sorted(named))}.sqlite".replace(":", ""))
    if html is not None and not html.parent.is_dir():
        raise Refused("refused.no_folder", {"file": "--report", "folder": str(html.parent)})
    if html is not None:
        check_free(html, overwrite=True)  # a page is of all games that were played, so that it is written again
    rules = profile(house, key) if house else {}
    total = games * len(named) * (len(named) - 1) // 2

    def play(progress: Progress | None) -> Tournament:
        return Arena(sprt=sprt).run(key, named, brought, games, seed, workers, file, progress, rules, cluster)

    if sys.stderr.isatty():
        with report.bar(total) as (bar, task):
            played = play(lambda done: bar.update(task, completed=done))
    else:
        played = play(None)
    found, shown = standings(played), standings(titled(played))
    if html is not None:
        html.write_text(page(shown), encoding="utf-8")
    if as_json:
        show_json(found)
    else:
        out().print(ranking(shown), matrix(shown))
        out().print(Text(ending(found, [title(name) for name in named], sprt, file)), soft_wrap=True)
    if found.interrupted:
        params = {"games": found.games, "total": total, "file": file}
        template = "stopped after {games} of {total} games; the same command goes on from {file}"
        fail(told("arena_stopped", template, params), STOPPED)
    return 0


def words(text: str) -> list[str]:
    """What stands between the commas.

    >>> words("greedy, random,")
    ['greedy', 'random']
    """
    return [word.strip() for word in text.split(",") if word.strip()]


def ranking(found: Standings) -> Table:
    """The bots, the strongest first."""
    table = Table(
        box=box.SIMPLE_HEAD, title=f"{found.games} {noun_for(found.games, 'game')} of {found.game}, seed {found.seed}"
    )
    table.add_column("")
    for heading in ("Elo", "95% interval", "won", "lost", "drawn", "decision", "longest"):
        table.add_column(heading, justify="right")
    for one, score, thought in zip(found.ranking, found.scores, found.thoughts, strict=True):
        interval = f"{one.low:.0f} - {one.high:.0f}"
        counts = (str(score.wins), str(score.losses), str(score.draws))
        times = (time_of(thought.mean), time_of(thought.longest))
        table.add_row(Text(printable(one.name)), f"{one.elo:.0f}", interval, *counts, *times)
    return table


def matrix(found: Standings) -> Table:
    """How often the bot of a row beat that of a column."""
    names = [one.name for one in found.ranking]
    rates = {(one.score.bot, one.score.against): one.rate for one in found.matchups}
    table = Table(box=box.SIMPLE_HEAD, title="Win rate of row against column")
    table.add_column("")
    for name in names:
        table.add_column(Text(printable(name)), justify="right")
    for name in names:
        row = [rates.get((name, other)) for other in names]
        cells = [f"{one.rate:.0%} ({one.low:.0%} - {one.high:.0%})" if one and one.games else "-" for one in row]
        table.add_row(Text(printable(name)), *cells)
    return table


def ending(found: Standings, bots: list[str], sprt: float, file: Path) -> str:
    """What the tables do not say."""
    lines = [f"Endings: {', '.join(f'{reason} {count}' for reason, count in found.endings.items()) or 'none'}"]
    if sprt:
        said = {
            "better": f"{bots[0]} is better than {bots[1]}",
            "not better": f"{bots[0]} does not beat {bots[1]} in {sprt:.0%} of games",
        }.get(found.verdict, "not decided; give more --games to go on")
        lines.append(f"Sequential test after {found.games} {noun_for(found.games, 'game')}: {said}")
    lines.append(f"Kept in {file}")
    return "\n".join(lines)
