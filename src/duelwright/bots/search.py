"""The searching opponent: information-set Monte Carlo tree search from a seat's view."""

from __future__ import annotations

import hashlib
import time

from ..core.game import Game
from ..core.view import View
from ..core.wire import Prompt
from ..games import game as game_of
from .tree import Manner, Node, search

GUESSES = 24  # at most; each is searched several times
PRUDENCE = 0.97  # of the time is planned for; the rest is for what nobody plans
GUESSING = 0.2  # of the time goes to making guesses, at most


def seed_of(view: View) -> int:
    """A seed that is a function of what a seat knows alone, so that equal views give equal choices."""
    return int.from_bytes(hashlib.blake2b(view.encode(), digest_size=6).digest(), "little")


class Estimate:
    """What the search thinks of an answer: how often it tried it, and the share of playouts that were won."""

    __slots__ = ("action", "share", "visits")

    def __init__(self, action: str, visits: int, share: float) -> None:
        self.action = action
        self.visits = visits
        self.share = share

    def __repr__(self) -> str:
        return f"<{self.action}: {self.share:.0%} of {self.visits}>"


def estimates(view: View, playouts: int = 0, seconds: float = 0.0, game: Game | None = None) -> list[Estimate]:
    """What the answers to a prompt are worth, the best first; a budget in playouts or in seconds.

    The game is found by the view's key; one with other cards or rules is given.
    """
    begin = time.perf_counter()
    game = game or game_of(view.game)
    seed = seed_of(view)
    count = max(1, min(GUESSES, playouts // 4)) if playouts else GUESSES
    guesses = [game.determinize(view, seed)]
    while len(guesses) < count and (playouts or time.perf_counter() - begin < GUESSING * seconds):
        guesses.append(game.determinize(view, seed + len(guesses)))
    root = Node(0)
    seconds = max(0.001, PRUDENCE * seconds - (time.perf_counter() - begin)) if not playouts else 0.0
    chosen = search(guesses, view.viewer, playouts, seconds, seed, root, Manner(turns=game.horizon))
    found = [
        Estimate(game.actions.action(child.code).text, child.visits, child.mean()) for child in root.children.values()
    ]
    first = game.actions.action(chosen).text
    found.sort(key=lambda one: (one.action != first, -one.visits, -one.share, one.action))
    return found


def search_answer(view: View, prompt: Prompt, playouts: int = 0, seconds: float = 0.0, game: Game | None = None) -> str:
    """The answer that the search found best."""
    if prompt.forced or len(prompt.options) == 1:
        return prompt.options[0]
    return estimates(view, playouts, seconds, game)[0].action
