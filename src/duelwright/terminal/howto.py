"""How to play, on one screen, by game."""

from __future__ import annotations

from .. import Game
from ..language.messages import say
from ..language.voice import Voice, printable
from ..speech.rules import rules_about


def how_to_play(game: Game, lang: str = "en") -> str:
    """The rules of a game in a few lines.

    >>> import duelwright as dw
    >>> how_to_play(dw.game("asigoc")).splitlines()[0]
    'Goal: bring your opponent from 10 health to 0. Both at 0 at once is a draw.'
    """
    return say(game.key, lang, "how_to_play") or say("", lang, "terminal.no_guide", {"game": game.name})


def rules_text(game: Game, lang: str, heading: str) -> str:
    """What is behind a heading of the rules; all of the game in a few lines where none is named.

    >>> import duelwright as dw
    >>> print(rules_text(dw.game("asigoc"), "en", "outlet").partition(".")[0])
    The Outlet: What is used, and every Weapon that enters, waits here
    """
    if not heading.strip():
        return how_to_play(game, lang)
    voice = Voice(game, ("", ""), None, lang)
    found = [voice.say("pair", {"name": name, "value": text}) for name, text in rules_about(voice, heading)]
    return "\n".join(found) or voice.say("terminal.no_rule", {"text": printable(heading[:40])})
