"""Duelwright plays trading card games by the rules.

>>> import duelwright as dw
>>> game = dw.game("asigoc")
>>> state = game.start(seed=7)
>>> while not state.over:
...     state.apply(state.legal()[-1])
>>> state.result.reason
'quiet_turns'
"""

from .core.action import Action
from .core.card import CardDef
from .core.deck import Deck
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
    Violation,
)
from .core.event import Event, EventCard
from .core.game import Game
from .core.replay import Replay
from .core.rules import Rules
from .core.state import Prompt, Result, State
from .core.view import View, ViewCard, ViewSeat
from .games import game, game_for, games, register

__version__ = "0.1.0"

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
    "View",
    "ViewCard",
    "ViewSeat",
    "Violation",
    "game",
    "game_for",
    "games",
    "register",
    "__version__",
]
