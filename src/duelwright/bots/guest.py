"""Bots of other packages: what goes wrong in one is told as its fault, in one line."""

from __future__ import annotations

from types import TracebackType
from typing import Final

from ..core.errors import DuelwrightError, worded
from ..core.game import Game, one_line
from ..core.view import View
from ..core.wire import Prompt
from . import roster
from .roster import Bot, UnknownBot

LONGEST: Final = 200  # characters of an error that are told


class BotError(DuelwrightError):
    """A bot of another package failed, or answered what is no answer."""


class Blame:
    """Any error in here is a bot's own; its author finds the whole of it in `__cause__`."""

    def __init__(self, name: str, doing: str) -> None:
        self.name = name
        self.doing = doing

    def __enter__(self) -> None:
        pass

    def __exit__(self, kind: type[BaseException] | None, error: BaseException | None, at: TracebackType | None) -> None:
        if isinstance(error, Exception) and not isinstance(error, UnknownBot):
            said = " ".join(f"{type(error).__name__}: {error}".strip(": ").split())[:LONGEST]
            raise BotError(
                worded(
                    "bot_failed",
                    "the bot {value} failed {doing}: {said}",
                    {"value": repr(self.name), "doing": self.doing, "said": said},
                )
            ) from error


def bot(name: str, game: Game) -> Bot:
    """An opponent by name, as `roster.bot` knows it; one of another package answers for its faults by name.

    >>> import duelwright as dw
    >>> state = dw.game("asigoc").start(seed=7)
    >>> bot("greedy", state.game)(state.view(state.prompt.seat), state.prompt) in state.prompt.options
    True
    """
    if name not in roster.installed():
        return roster.bot(name, game)
    with Blame(name, "when it was made"):
        guest = roster.bot(name, game)

    def answer(view: View, prompt: Prompt) -> str:
        with Blame(name, "while it answered"):
            said = guest(view, prompt)
        if said not in prompt.options:
            raise BotError(
                worded(
                    "bot_no_option",
                    "the bot {name} answered {said}, which is no option",
                    {"name": repr(name), "said": repr(one_line(str(said))[:40])},
                )
            )
        return said

    return answer
