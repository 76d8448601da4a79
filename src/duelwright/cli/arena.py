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
from ..core.errors import worded
from ..language.figures import endings, figure
from ..language.figures import seconds as time_of
from ..language.messages import say
from ..language.voice import printable
from ..rates import Progress, Rate
from ..terminal import report
from .console import STOPPED, HouseRules, Refused, check_free, fail, out, show_json, told
from .shape import tongue


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
    rules, lang = profile(house, key) if house else {}, tongue()
    total = games * len(named) * (len(named) - 1) // 2

    def play(progress: Progress | None) -> Tournament:
        return Arena(sprt=sprt).run(key, named, brought, games, seed, workers, file, progress, rules, cluster)

    if sys.stderr.isatty():
        with report.bar(total, lang) as (bar, task):
            played = play(lambda done: bar.update(task, completed=done))
    else:
        played = play(None)
    found, shown = standings(played), standings(titled(played))
    if html is not None:
        html.write_text(page(shown, lang), encoding="utf-8")
    if as_json:
        show_json(found)
    else:
        out().print(ranking(shown, lang), matrix(shown, lang))
        out().print(Text(ending(found, [title(name) for name in named], sprt, file, lang)), soft_wrap=True)
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


def ranking(found: Standings, lang: str) -> Table:
    """The bots, the strongest first."""
    table = Table(box=box.SIMPLE_HEAD, title=report.title(lang, found))
    table.add_column("")
    for heading in ("elo", "interval", "won", "lost", "drawn", "decision", "longest"):
        table.add_column(say("", lang, f"report.{heading}"), justify="right")
    for one, score, thought in zip(found.ranking, found.scores, found.thoughts, strict=True):
        interval = f"{one.low:.0f} - {one.high:.0f}"
        counts = (str(score.wins), str(score.losses), str(score.draws))
        times = (time_of(lang, thought.mean), time_of(lang, thought.longest))
        table.add_row(Text(printable(one.name)), f"{one.elo:.0f}", interval, *counts, *times)
    return table


def matrix(found: Standings, lang: str) -> Table:
    """How often the bot of a row beat that of a column."""
    names = [one.name for one in found.ranking]
    rates = {(one.score.bot, one.score.against): one.rate for one in found.matchups}
    table = Table(box=box.SIMPLE_HEAD, title=say("", lang, "report.matrix"))
    table.add_column("")
    for name in names:
        table.add_column(Text(printable(name)), justify="right")
    for name in names:
        row = [rates.get((name, other)) for other in names]
        cells = [_share(lang, one) if one and one.games else "-" for one in row]
        table.add_row(Text(printable(name)), *cells)
    return table


def _share(lang: str, one: Rate) -> str:
    share, low, high = (figure(lang, value, ".0%") for value in (one.rate, one.low, one.high))
    return f"{share} ({low} - {high})"


def ending(found: Standings, bots: list[str], sprt: float, file: Path, lang: str) -> str:
    """What the tables do not say."""
    lines = [endings(found.game, lang, found.endings)]
    if sprt:
        params = {"a": bots[0], "b": bots[1], "rate": figure(lang, sprt, ".0%")}
        said = say("", lang, f"report.{found.verdict.replace(' ', '_') or 'go_on'}", params)
        lines.append(say("", lang, "report.test", {"n": found.games, "said": said}))
    lines.append(say("", lang, "report.kept", {"file": str(file)}))
    return "\n".join(lines)
