"""The card language: nodes, their JSON form, what they do, and their words in both directions. It knows no game.

>>> import duelwright as dw
>>> from duelwright.language import parse, render
>>> whip = dw.game("asigoc").find("Thorn Whip").abilities[0]
>>> text = render(whip, game="asigoc")
>>> text
'When this enters: choose a Weapon your opponent controls. It loses 1 Block for good.'
>>> parse(text, game="asigoc").tree == whip
True
"""

from .log import logline
from .messages import register_messages, say
from .reader import Ambiguous, ParseError
from .voice import Voice
from .words import Reading, languages, parse, register_words, render

__all__ = [
    "Ambiguous",
    "ParseError",
    "Reading",
    "Voice",
    "languages",
    "logline",
    "parse",
    "register_messages",
    "register_words",
    "render",
    "say",
]
