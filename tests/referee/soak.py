"""Many bot fights before the referee: `python -m tests.referee.soak --game vanguard-d --fights 2000`.

`make soak` runs it for every format; a slice of it is part of `make test`. `--start` goes on with a later fight.
"""

from __future__ import annotations

import argparse
import json
import sys
from typing import Final

from rich.console import Console
from rich.progress import BarColumn, MofNCompleteColumn, Progress, TextColumn, TimeRemainingColumn

from ..conformance.soak import STOPPED, at_least_one
from .fights import GAMES, fights, library
from .referee import judge_fight
from .scorebook import Scorebook

SHOWN: Final = 20  # findings


class Season:
    """What came of many fights."""

    def __init__(self, game: str, start: int) -> None:
        self.game = game
        self.start = start
        self.fights = 0
        self.events = 0
        self.found: list[str] = []
        self.book = Scorebook()

    def share(self, rule: str = "") -> float:
        """How much of what could be judged was judged, of one rule or of all."""
        judged = self.book.judged[rule] if rule else self.book.judged.total()
        unjudged = self.book.unjudged[rule] if rule else self.book.unjudged.total()
        return judged / max(1, judged + unjudged)

    def rules(self) -> list[str]:
        return sorted({*self.book.judged, *self.book.unjudged})

    def text(self) -> str:
        """For people."""
        rows = [
            f"  {rule:<20} {self.share(rule):>8.2%} of {self.book.judged[rule] + self.book.unjudged[rule]:>9} judged"
            for rule in self.rules()
        ]
        last = self.start + self.fights - 1
        head = f"{self.game}: {self.fights} fights ({self.start} to {last}), {self.events} events"
        return "\n".join([f"{head}, {len(self.found)} findings, {self.share():.2%} judged", *rows, *self.found[:SHOWN]])

    def json(self) -> str:
        """For programs, on one line."""
        counts = {rule: [self.book.judged[rule], self.book.unjudged[rule]] for rule in self.rules()}
        return json.dumps(
            {
                "game": self.game,
                "start": self.start,
                "fights": self.fights,
                "events": self.events,
                "judged": round(self.share(), 4),
                "rules": counts,
                "findings": self.found,
            }
        )


def season(game: str, start: int, count: int, quiet: bool = False) -> Season:
    """Play and judge fights by their numbers."""
    found, cards = Season(game, start), library(game)
    columns = (TextColumn("{task.description}"), BarColumn(), MofNCompleteColumn(), TimeRemainingColumn())
    with Progress(*columns, console=Console(stderr=True), disable=quiet) as progress:
        task = progress.add_task(game, total=count)
        for fight in fights(game, start, count):
            book = judge_fight(cards, fight)
            found.found += [f"{game} fight {fight['seed']}: {one.text()}" for one in book.findings]
            found.book.take_in(book)
            found.fights += 1
            found.events += len(fight["events"])
            progress.update(task, advance=1, description=f"{game}, {len(found.found)} findings")
    return found


def main() -> int:
    """The command line."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--game", choices=GAMES, default=GAMES[0])
    parser.add_argument("--fights", type=at_least_one, default=2000)
    parser.add_argument("--start", type=int, default=0, help="the number of the first fight")
    parser.add_argument("--json", action="store_true", help="one line for programs")
    args = parser.parse_args()
    try:
        found = season(args.game, args.start, args.fights)
    except KeyboardInterrupt:
        sys.stderr.write("referee: stopped\n")
        return STOPPED
    sys.stdout.write((found.json() if args.json else found.text()) + "\n")
    return 1 if found.found else 0


if __name__ == "__main__":
    sys.exit(main())
