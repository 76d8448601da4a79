"""Opponents by name: what there is, how strong it is, and how others add their own."""

from __future__ import annotations

import random
import re
from collections.abc import Callable
from functools import lru_cache
from importlib.metadata import EntryPoint, entry_points
from typing import Final

import msgspec

from ..core.errors import LOADING, DuelwrightError, listed, worded
from ..core.game import Game
from ..core.view import View
from ..core.wire import Prompt
from ..language.messages import message
from .greedy import greedy_answer
from .random import random_answer
from .search import Searcher, seed_of, spare_cores

Bot = Callable[[View, Prompt], str]  # what a seat sees and is asked, to the text of an answer
Maker = Callable[[Game], Bot]

GROUP: Final = "duelwright.bots"  # entry points that bring more
SECONDS: Final = r"(\d{1,4}(?:\.\d{1,3})?)s"
SEARCH: Final = re.compile(rf"search:(?:(\d{{1,7}})(?:<{SECONDS})?|{SECONDS}(?:@(\d{{1,2}}))?)")
SLIP: Final = 4  # one answer in so many of level 2 is any answer


class Level(msgspec.Struct, frozen=True):
    """A strength from 1 to 10: the opponent behind it, and how it plays."""

    number: int
    bot: str
    text: str


OPPONENTS: Final = (
    "random", "careless", "greedy", "search:25", "search:50", "search:100", "search:200", "search:400", "search:800",
    "search:1600",
)  # fmt: skip
LEVELS: Final = [Level(number, name, message("", "en", f"level.{number}")) for number, name in enumerate(OPPONENTS, 1)]


def installed() -> list[str]:
    """The names of bots that other packages bring."""
    return sorted(_others())


class UnknownBot(DuelwrightError):
    """There is no opponent of that name."""


def bot(name: str, game: Game) -> Bot:
    """An opponent for a game: `random`, `greedy`, `search:200` (playouts), `search:0.5s` (seconds), a level, another's.

    `search:2s@4` searches with four processes.

    >>> import duelwright as dw
    >>> state = dw.game("asigoc").start(seed=7)
    >>> prompt = state.prompt
    >>> bot("3", state.game)(state.view(prompt.seat), prompt) in prompt.options
    True
    """
    maker = _maker(name)
    if maker is None:
        known = [*_BUILT_IN, "search:PLAYOUTS", "search:PLAYOUTS<SECONDSs", "search:SECONDSs", *installed()]
        levels = worded("from_to", "{least} to {most}", {"least": 1, "most": len(LEVELS)})
        raise UnknownBot(
            worded(
                "no_bot",
                "no bot {name}; there are: {list}",
                {"name": repr(name[:40]), "list": listed([*known, levels])},
            )
        )
    return maker(game)


def _maker(name: str) -> Maker | None:
    if name.isdecimal() and 0 < int(name) <= len(LEVELS):
        name = LEVELS[int(name) - 1].bot
    if name in _BUILT_IN:
        return _BUILT_IN[name]
    found = SEARCH.fullmatch(name)
    if found is not None:
        playouts, seconds = int(found[1] or 0), float(found[2] or found[3] or 0)
        helpers = spare_cores(int(found[4] or 1))
        if playouts or seconds:
            return lambda game: Searcher(game, playouts, seconds, helpers).answer
    if name in _others():
        try:
            made: Maker = _others()[name].load()
        except (*LOADING, DuelwrightError) as error:
            raise UnknownBot(
                worded(
                    "bot_unloadable",
                    "the bot {name} is installed but cannot be loaded: {error}",
                    {"name": repr(name), "error": error},
                )
            ) from None
        return made
    return None


@lru_cache(maxsize=1)
def _others() -> dict[str, EntryPoint]:
    return {entry.name: entry for entry in entry_points(group=GROUP)}


def _by_chance(view: View, prompt: Prompt) -> str:
    """Any answer; the chance comes from the view, so that equal views give equal answers."""
    return random_answer(view, prompt, random.Random(seed_of(view)))


def _careless(game: Game) -> Bot:
    def answer(view: View, prompt: Prompt) -> str:
        chance = random.Random(seed_of(view) + 1)
        return random_answer(view, prompt, chance) if chance.randrange(SLIP) == 0 else greedy_answer(view, prompt, game)

    return answer


_BUILT_IN: Final[dict[str, Maker]] = {
    "random": lambda game: _by_chance,
    "careless": _careless,
    "greedy": lambda game: lambda view, prompt: greedy_answer(view, prompt, game),
    "search": lambda game: Searcher(game, seconds=0.5).answer,
}
