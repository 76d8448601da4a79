"""Questions that nobody need be asked, because every answer to them comes to the same."""

from __future__ import annotations

from collections.abc import Callable

from ..core.game import Game
from ..core.view import View
from ..core.wire import Prompt

ORDER = "order"


def settled(game: Game, prompt: Prompt, look: Callable[[], View]) -> str:
    """The answer that is given where all answers come to the same; empty where a person decides.

    `look` is the view of who is asked; few kinds of prompts need it.
    """
    tell = _does_nothing if prompt.kind == ORDER else game.face.moot.get(prompt.kind)
    return prompt.options[0] if tell is not None and not prompt.forced and tell(game, look()) else ""


def _does_nothing(game: Game, view: View) -> bool:
    """Nothing that waits for its turn does anything."""
    return all(not game.ability(entry.ability).code for entry in view.standby if entry.seat == view.viewer)
