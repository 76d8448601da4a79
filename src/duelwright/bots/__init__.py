"""Opponents. A bot gets a view and a prompt and answers a text; it never sees the state."""

from __future__ import annotations

from .greedy import greedy_answer
from .guest import BotError, bot
from .random import random_answer
from .roster import LEVELS, Bot, Level, UnknownBot, installed
from .search import Estimate, estimates, search_answer

__all__ = [
    "LEVELS",
    "Bot",
    "BotError",
    "Estimate",
    "Level",
    "UnknownBot",
    "bot",
    "estimates",
    "greedy_answer",
    "installed",
    "random_answer",
    "search_answer",
]
