"""Writes the gallery's fixtures: every game's cards with texts, and views of positions reached by bots.

Run from the repository root: PYTHONPATH=src python web/dev/fixtures.py
"""

from __future__ import annotations

import json
import pathlib
from collections.abc import Callable, Iterator
from typing import Any

import duelwright as dw
from duelwright.bots import bot
from duelwright.speech.cardline import abilities

GAMES = ["asigoc", "duel", "vanguard-d", "vanguard-v", "vanguard-premium"]
FOLDER = pathlib.Path(__file__).parent / "fixtures"
SEEDS = range(3, 9)
MOST_STEPS = 900
WALK = slice(0, 240, 3)  # of the first game, for the gallery to step through

Table = dict[str, Any]


def faces(game: Any) -> dict[str, Table]:
    """Every card as the server will send it."""
    return {
        card.id: {
            "id": card.id,
            "name": card.name,
            "kind": card.kind,
            "kind_name": card.kind.capitalize(),
            "numbers": card.numbers,
            "traits": {name: list(words) for name, words in card.traits.items()},
            "text": abilities(game, card, "en"),
            "flavour": card.flavour,
            "words": {},
        }
        for card in game.cards()
    }


def positions(game: Any, seed: int) -> Iterator[Table]:
    """Seat 0's views along one bot game."""
    state = game.start(seed=seed)
    player = bot("greedy", game)
    for _ in range(MOST_STEPS):
        if state.prompt is None:
            return
        yield json.loads(state.view(0).encode())
        state.apply(player(state.view(state.prompt.seat), state.prompt))


def cards_in(view: Table, zone: str) -> int:
    """How many cards lie in a zone of either seat."""
    return sum(card is not None for seat in view["seats"] for card in seat["zones"].get(zone, []))


def field(view: Table) -> int:
    """How many cards lie on the field."""
    zones = ["V", "R1", "R2", "R3", "R4", "R5", "monsters", "spells", "weapons", "mate", "X1", "X2"]
    return sum(cards_in(view, zone) for zone in zones)


ODD = ["order", "bind", "gauge", "crest", "mate", "dress", "markers", "X1"]

SCENES: dict[str, Callable[[Table], int]] = {
    "start": lambda view: -view["turn"] * 100 - field(view),
    "full": lambda view: field(view) * 10 + cards_in(view, "hand") + cards_in(view, "drop"),
    "fight": lambda view: (cards_in(view, "GC") + len(view["chain"])) * 100 + field(view),
    "late": lambda view: view["turn"] * 10 + field(view),
    "odd": lambda view: 100 * sum(cards_in(view, zone) for zone in ODD) + field(view),
}


def main() -> None:
    """Write the fixtures of every game."""
    FOLDER.mkdir(exist_ok=True)
    for key in GAMES:
        game = dw.game(key)
        views = [view for seed in SEEDS for view in positions(game, seed)]
        scenes = {name: max(views, key=worth) for name, worth in SCENES.items()}
        walk = list(positions(game, SEEDS[0]))[WALK]
        known = faces(game)
        (FOLDER / f"{key}.json").write_text(json.dumps({"cards": known, "scenes": scenes, "walk": walk}))
        print(key, len(known), "cards,", len(views), "positions")


if __name__ == "__main__":
    main()
