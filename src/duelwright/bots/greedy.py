"""The greedy opponent: the sensible answer in a guess of what it does not know; it looks no further."""

from __future__ import annotations

from ..core.game import Game
from ..core.policy import sensible
from ..core.view import View
from ..core.wire import Prompt
from ..games import game as game_of
from .search import seed_of


def greedy_answer(view: View, prompt: Prompt, game: Game | None = None) -> str:
    """The answer that looks best at once.

    >>> import duelwright as dw
    >>> state = dw.game("duel").start(seed=7)
    >>> prompt = state.prompt
    >>> greedy_answer(state.view(prompt.seat), prompt) in prompt.options
    True
    """
    if prompt.forced or len(prompt.options) == 1:
        return prompt.options[0]
    game = game or game_of(view.game)
    return game.actions.action(sensible(game.determinize(view, seed_of(view)))).text
