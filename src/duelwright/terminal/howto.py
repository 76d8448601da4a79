"""How to play, on one screen, by game."""

from __future__ import annotations

from .. import Game
from ..language.messages import say


def how_to_play(game: Game, lang: str = "en") -> str:
    """The rules of a game in a few lines.

    >>> import duelwright as dw
    >>> how_to_play(dw.game("asigoc")).splitlines()[0]
    'Goal: bring your opponent from 10 health to 0. Both at 0 at once is a draw.'
    """
    return say(game.key, lang, "how_to_play") or say("", lang, "terminal.no_guide", {"game": game.name})
