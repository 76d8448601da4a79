"""Games come when something of theirs is first asked for: who knows where they lie teaches it here."""

from __future__ import annotations

from collections.abc import Callable
from typing import Final

EVERY: Final = "*"  # asks for all games

_CALLERS: list[Callable[[str], None]] = []


def teach_games(call: Callable[[str], None]) -> None:
    """Let games be called by this function, by their keys."""
    _CALLERS.append(call)


def call_game(key: str) -> None:
    """Have a game here, with all that it registers, before something of it is looked up; other keys do nothing."""
    for call in _CALLERS:
        call(key)
