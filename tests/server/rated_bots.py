"""Bots play rated games: the ladder's order is that of the arena; `python -m tests.server.rated_bots --games 334`.

The arena plays a round robin for real. Its games, in an order by chance, are rated one by one as a server would rate
them, and the ladder is compared with the arena's own rating of all of them at once.
"""

from __future__ import annotations

import argparse
import random
import sys
import tempfile
import time
from collections import Counter
from pathlib import Path

from duelwright.bots.arena import Arena, Played
from duelwright.bots.rating import Score, elo
from duelwright.server.ratings import ladder, rate
from duelwright.server.records import Account, Records

BOTS = ("1", "2", "3", "4")  # levels


def arena_order(bots: tuple[str, ...], games: list[Played]) -> list[str]:
    """The bots by the arena's rating, the strongest first."""
    won = Counter((game.a, game.b, game.winner) for game in games)
    scores = [
        Score(a, b, won[a, b, a], won[a, b, b], won[a, b, None])
        for a, b in sorted({(game.a, game.b) for game in games})
    ]
    return [one.name for one in sorted(elo(bots, scores), key=lambda one: -one.elo)]


def ladder_order(bots: tuple[str, ...], games: list[Played], folder: Path, game: str) -> list[str]:
    """The bots by their places on the ladder after their games."""
    records, now = Records(folder / "duelwright.sqlite"), time.time() - 60.0 * len(games)
    with records.session() as session:
        session.add_all(Account(id=bot, name=bot, key=bot, password="", since=now) for bot in bots)
        for number, one in enumerate(random.Random(5).sample(games, len(games))):
            winner = None if one.winner is None else int(one.winner == one.b)
            rate(session, game, (one.a, one.b), winner, now + 60.0 * number)
        session.commit()
        places = ladder(session, game, time.time())
    records.close()
    for place in places:
        print(place.place, place.name, place.rating, place.deviation, f"{place.wins} of {place.games}")
    return [place.name for place in places]


def main() -> int:
    """Play, rate, compare."""
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--games", type=int, default=334, help="of each pair")
    parser.add_argument("--game", default="asigoc")
    parser.add_argument("--bots", nargs="+", default=list(BOTS))
    parser.add_argument("--workers", type=int, default=2)
    asked = parser.parse_args()
    bots = tuple(asked.bots)
    played = Arena().run(asked.game, bots, games=asked.games, workers=asked.workers).games
    with tempfile.TemporaryDirectory() as folder:
        found = ladder_order(bots, played, Path(folder), asked.game)
    expected = arena_order(bots, played)
    print(f"{len(played)} games; ladder {found}, arena {expected}")
    return int(found != expected)


if __name__ == "__main__":
    sys.exit(main())
