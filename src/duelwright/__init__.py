"""Duelwright plays trading card games by the rules.

>>> import duelwright as dw
>>> game = dw.game("asigoc")
>>> state = game.start(seed=7)
>>> while not state.over:
...     state.apply(state.legal()[-1])
>>> state.result.reason
'quiet_turns'
"""

from collections.abc import Mapping

from .core import engine
from .core.action import Action
from .core.card import CardDef
from .core.deck import Deck, teach_decks, teach_files
from .core.errors import (
    CardError,
    DeckError,
    DecodeError,
    DuelwrightError,
    IllegalAction,
    IllegalDeck,
    PositionError,
    Refusal,
    ReplayError,
    RulesError,
    UnknownGame,
    UnknownLanguage,
    UnknownSeat,
    Violation,
    teach,
    told,
)
from .core.game import Game
from .core.playout import playout
from .core.replay import Replay
from .core.rules import Rules
from .core.state import State
from .core.view import View, ViewCard, ViewSeat
from .core.wire import Event, EventCard, Prompt, Result
from .deck_files import deck_file
from .games import game, game_for, games, register
from .games.profiles import profile, profiles

__version__ = "0.2.0"


def build_mode() -> str:
    """Whether the engine runs compiled or as plain Python; it plays the same either way.

    >>> build_mode() in ("compiled", "plain")
    True
    """
    return "plain" if str(engine.__file__).endswith(".py") else "compiled"


def _read_foreign_deck(game: Game, text: str) -> Deck | None:
    """A deck of YGOPro's, or a link to one of ours; the library is loaded only when a deck is read."""
    from .library.lists import read_pool_deck

    return read_pool_deck(game, text)


def _tell(game: str, lang: str, key: str, params: Mapping[str, str | int], template: str) -> str:
    """A reason in words; the language is loaded only when one is told, and tells all that follow itself."""
    from . import language

    assert language
    return told(game, lang, key, params, template)


teach(_tell)
teach_decks(_read_foreign_deck)
teach_files(deck_file)

__all__ = [
    "Action",
    "CardDef",
    "CardError",
    "Deck",
    "DeckError",
    "DecodeError",
    "DuelwrightError",
    "Event",
    "EventCard",
    "Game",
    "IllegalAction",
    "IllegalDeck",
    "PositionError",
    "Prompt",
    "Refusal",
    "Replay",
    "ReplayError",
    "Result",
    "Rules",
    "RulesError",
    "State",
    "UnknownGame",
    "UnknownLanguage",
    "UnknownSeat",
    "View",
    "ViewCard",
    "ViewSeat",
    "Violation",
    "build_mode",
    "game",
    "game_for",
    "games",
    "playout",
    "profile",
    "profiles",
    "register",
    "__version__",
]
