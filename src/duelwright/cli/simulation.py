"""The command `simulate`: bots play many games, and who wins is counted."""

from __future__ import annotations

import sys
from typing import Annotated

import typer
from rich.text import Text

from .. import Deck, Game, profile
from .. import game as find_game
from ..bots import bot
from ..simulate import Summary, simulate
from ..terminal import report
from .console import GAME, STOPPED, AsJson, GameKey, HouseRules, fail, out, show_json, told
from .decks import Against, DeckName, Unread, pair
from .shape import Misused, tongue


def register(app: typer.Typer) -> None:
    """Add the command to an app."""
    app.command("simulate", epilog="Example: duelwright simulate asigoc -n 1000 --workers 2 --seed 1")(simulate_command)


def simulate_command(
    key: GameKey = GAME,
    n: Annotated[int, typer.Option("-n", "--games", min=1, max=10_000_000, help="How many games.")] = 1000,
    workers: Annotated[int, typer.Option(min=1, max=60, help="How many processes.")] = 1,
    seed: Annotated[int, typer.Option(help="The same seed gives the same games.")] = 1,
    deck: DeckName = "",
    against: Against = "",
    named: Annotated[
        str, typer.Option("--decks", metavar="A,B", help="The same as --deck A --against B, as `arena` has it.")
    ] = "",
    bots: Annotated[str, typer.Option(metavar="A,B", help="Who plays the two decks.", show_default="random")] = "",
    house: HouseRules = "",
    unread: Unread = False,
    as_json: AsJson = False,
) -> int:
    """Let bots play many games, and count who wins."""
    if named:
        deck, against = both(named, deck, against)
    rules = profile(house, key) if house else {}
    game = find_game(key, rules=rules)
    decks: tuple[Deck, Deck] | None = None
    if deck or against or not game.deals:
        game, decks = pair(game, deck, against, seed, unread)
    summary = with_progress(game, n, seed, workers, decks, rules, players(bots, game))
    if as_json:
        show_json(summary)
    else:
        console, lang = out(), tongue()
        console.print(report.rates(summary, lang), report.spreads(summary, lang))
        console.print(Text(report.endings(summary, lang)))
    if summary.interrupted:
        params = {"games": summary.games, "n": n}
        template = "stopped after {games} of {n} games; the figures are those of the finished ones"
        fail(told("simulation_stopped", template, params), STOPPED)
    return 0


def both(named: str, deck: str, against: str) -> tuple[str, str]:
    """Two decks that were named at once.

    >>> both("TD01, TD02", "", "")
    ('TD01', 'TD02')
    """
    words = [word.strip() for word in named.split(",")]
    if deck or against or len(words) != 2 or not all(words):
        raise Misused("cli.two_decks", {"name": named}, "duelwright simulate")
    return words[0], words[1]


def with_progress(
    game: Game,
    n: int,
    seed: int,
    workers: int,
    decks: tuple[Deck, Deck] | None,
    rules: dict[str, object],
    bots: tuple[str, str] | None,
) -> Summary:
    """Simulate, with a bar on stderr where somebody looks at it."""
    cards = game.foreign_cards()
    if not sys.stderr.isatty():
        return simulate(game.key, n, seed, workers, decks, None, rules, bots, cards)
    with report.bar(n, tongue()) as (bar, task):

        def tell(done: int) -> None:
            bar.update(task, completed=done)

        return simulate(game.key, n, seed, workers, decks, tell, rules, bots, cards)


def players(named: str, game: Game) -> tuple[str, str] | None:
    """The bots of both decks; one name is for both, none for random ones, which play fastest."""
    words = [word.strip() for word in named.split(",") if word.strip()]
    if len(words) > 2:
        raise Misused("cli.two_bots", {"name": named, "n": len(words)}, "duelwright simulate")
    for word in words:
        bot(word, game)
    return (words[0], words[-1]) if words else None
