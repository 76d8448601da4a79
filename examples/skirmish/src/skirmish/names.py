"""What the game numbers: a thing's number is its place among its like."""

from __future__ import annotations

from typing import Final

from duelwright.core.action import OWN_VERBS
from duelwright.core.engine import OWN_ENDINGS, OWN_EVENTS, OWN_PROMPTS
from duelwright.core.format import OWN_REFUSALS
from duelwright.core.frame import OWN_PROCEDURES

KEY: Final = "skirmish"
DECK, HAND, FIELD, DROP = range(4)  # zones
STRUCK: Final = 0  # a mark
CALLED: Final = 0  # a register
CALL, STRIKE, END = range(OWN_VERBS, OWN_VERBS + 3)
ASK_MAIN: Final = OWN_PROMPTS
TURN: Final = OWN_PROCEDURES
NO_LIFE, NO_CARD = range(OWN_ENDINGS, OWN_ENDINGS + 2)
NOT_NOW: Final = OWN_REFUSALS
EVENTS: Final[dict[str, list[str]]] = {  # with the names of their values
    "ON_TURN": ["turn"], "ON_SHUFFLE": [], "ON_DRAW": [], "ON_CALL": [], "ON_STRIKE": [], "ON_LIFE": ["amount", "life"],
    "ON_DISCARD": [], "ON_RETURN": [], "ON_BOTTOM": [], "ON_LOOK": [], "ON_REVEAL": [], "ON_TAKE": [],
    "ON_CHANGE": ["stat", "amount"],
}  # fmt: skip
ON_TURN, ON_SHUFFLE, ON_DRAW, ON_CALL, ON_STRIKE, ON_LIFE, ON_DISCARD = range(OWN_EVENTS, OWN_EVENTS + 7)
