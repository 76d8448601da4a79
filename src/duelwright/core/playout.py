"""Random play to the end in one call, for search: no log, no texts, no lists of actions, and nobody who looks."""

from __future__ import annotations

from .engine import answer, options
from .rng import quick
from .state import DRAWN, PLAYING, State


def playout(state: State, seed: int, limit: int = 100_000) -> int:
    """Play on at random from a state, which stays as it is; the winner's seat, or 2 for a draw.

    >>> import duelwright as dw
    >>> state = dw.game("asigoc").start(seed=7)
    >>> playout(state, 1) == playout(state, 1)
    True
    """
    twin = state.clone(log=False)
    twin.watched = False
    rng = quick(seed)
    twin.rng = twin.handle_rng = rng.branch()  # the true generator would tell what is to come
    for _answer in range(limit):
        if twin.winner != PLAYING:
            return twin.winner
        codes = options(twin)
        answer(twin, codes[0] if len(codes) == 1 else codes[rng.below(len(codes))])
    return DRAWN
