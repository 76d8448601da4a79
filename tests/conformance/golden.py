"""Golden playthroughs: one random game per game, every query at every decision. Regenerate: make golden."""

from __future__ import annotations

import random
import sys
from pathlib import Path

import msgspec

import duelwright as dw
from duelwright.games import SHIPPED
from duelwright.language import languages, render
from duelwright.language.node import Node

FOLDER = Path(__file__).parents[1] / "golden"
SEED = 11
WHOLE = 25  # a whole view is written every so many decisions


def playthrough(game: dw.Game) -> str:
    """One random game, told in full."""
    rng = random.Random(SEED)
    state = game.start(seed=SEED)
    lines = [f"game {game.key} hash {game.hash} seed {SEED}"]
    n, since = 0, 0
    while not state.over:
        prompt = state.prompt
        assert prompt is not None
        lines.append(f"\n# {n} key {state.key().hex()} turn {state.turn}")
        lines.append(f"prompt {msgspec.json.encode(prompt).decode()}")
        for action, refusal in state.candidates(prompt.seat):
            if refusal is not None:
                lines.append(f"refused {action} {refusal.code}")
        if n % WHOLE == 0:
            lines += [f"view {seat} {state.view(seat).encode().decode()}" for seat in (0, 1, None)]
        action = rng.choice(state.legal())
        lines.append(f"> {action}")
        state.apply(action)
        for seat in (0, 1):
            lines += [f"event {seat} {msgspec.json.encode(event).decode()}" for event in state.events(seat, since)]
        since = state.logged
        n += 1
    lines.append(f"\nresult {state.result} key {state.key().hex()}")
    return "\n".join(lines) + "\n"


def card_texts(game: dw.Game, lang: str) -> str:
    """Every card of a game in a language."""
    lines: list[str] = []
    for card in game.cards():
        lines.append(card.name)
        lines += [
            f"  {render(part, lang, game=game.key, kind=card.kind)}"
            for part in card.abilities
            if isinstance(part, Node)
        ]
    return "\n".join(lines) + "\n"


def golden_texts(key: str, lang: str) -> str:
    """The texts of a game's cards as they were read through."""
    return (FOLDER / f"{key}.cards.{lang}.txt").read_text(encoding="utf-8")


def golden_text(key: str) -> str:
    """The golden playthrough of a game; a missing one is an error, never a skip."""
    return (FOLDER / f"{key}.txt").read_text(encoding="utf-8")


def main() -> None:
    """Write every golden playthrough anew."""
    from .. import conftest

    assert conftest.__doc__  # it registers the games that are not shipped
    for key in dw.games():
        (FOLDER / f"{key}.txt").write_text(playthrough(dw.game(key)), encoding="utf-8")
        for lang in languages() if key in SHIPPED else ():
            (FOLDER / f"{key}.cards.{lang}.txt").write_text(card_texts(dw.game(key), lang), encoding="utf-8")
        sys.stdout.write(f"wrote {key}\n")


if __name__ == "__main__":
    main()
