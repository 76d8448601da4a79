"""Written by `make docs` from terms.py; do not edit. A thing's number is its place among its like."""

from __future__ import annotations

from typing import Final

from ...core.action import OWN_VERBS
from ...core.engine import OWN_ENDINGS, OWN_EVENTS, OWN_PROMPTS
from ...core.frame import OWN_PROCEDURES

KEY: Final = "duel"

# Zones.
DECK: Final = 0
HAND: Final = 1
MONSTERS: Final = 2
SPELLS: Final = 3
GRAVEYARD: Final = 4
ZONES: Final = ["deck", "hand", "monsters", "spells", "graveyard"]

# Kinds of card; a blank card is of no kind that could be played.
MONSTER: Final = 0
SPELL: Final = 1
KINDS: Final = ["monster", "spell", "blank"]

# Stats.
ATTACK_STAT: Final = 0
DEFENSE_STAT: Final = 1
LEVEL_STAT: Final = 2
STATS: Final = ["attack", "defense", "level"]

# Marks.
MODE: Final = 0
FACE: Final = 1
ATTACKED: Final = 2  # this turn
SWITCHED: Final = 3  # this turn
FRESH: Final = 4  # a spell that was set this turn
GAIN: Final = 5  # attack and defense for good, in the graveyard too
MARKS: Final = ["mode", "face", "attacked", "switched", "fresh", "gain"]

# Modes of a monster.
ATTACK_MODE: Final = 0
DEFENSE_MODE: Final = 1
MODES: Final = ["attack", "defense"]

# How a card lies.
UP: Final = 0
DOWN: Final = 1
FACES: Final = ["up", "down"]

# Registers.
ADDED: Final = 0  # monsters added from the hand this turn
REGISTERS: Final = ["added"]

# Phases.
MAIN1: Final = 0
BATTLE: Final = 1
MAIN2: Final = 2
PHASES: Final = ["main1", "battle", "main2"]

# Verbs.
SUMMON: Final = OWN_VERBS
SET: Final = OWN_VERBS + 1
ACTIVATE: Final = OWN_VERBS + 2
SWITCH: Final = OWN_VERBS + 3
ATTACK: Final = OWN_VERBS + 4  # a monster
DIRECT: Final = OWN_VERBS + 5  # the opponent
NEXT: Final = OWN_VERBS + 6
END: Final = OWN_VERBS + 7

# Prompts.
ASK_TURN: Final = OWN_PROMPTS

# Procedures.
TURN: Final = OWN_PROCEDURES
ADD_MONSTER: Final = OWN_PROCEDURES + 1
ACTIVATE_SPELL: Final = OWN_PROCEDURES + 2
ATTACK_WITH: Final = OWN_PROCEDURES + 3

# Slots of their frames.
ADD_MONSTER_VERB: Final = 0

# Endings.
NO_LIFE: Final = OWN_ENDINGS
EMPTY_DECK: Final = OWN_ENDINGS + 1

# Events.
ON_TURN: Final = OWN_EVENTS
ON_PHASE: Final = OWN_EVENTS + 1
ON_SHUFFLE: Final = OWN_EVENTS + 2
ON_DRAW: Final = OWN_EVENTS + 3
ON_EMPTY_DRAW: Final = OWN_EVENTS + 4
ON_SUMMON: Final = OWN_EVENTS + 5
ON_SET: Final = OWN_EVENTS + 6
ON_SACRIFICE: Final = OWN_EVENTS + 7
ON_SWITCH: Final = OWN_EVENTS + 8
ON_FLIP: Final = OWN_EVENTS + 9
ON_ACTIVATE: Final = OWN_EVENTS + 10
ON_SPELL_DONE: Final = OWN_EVENTS + 11
ON_ATTACK: Final = OWN_EVENTS + 12
ON_DIRECT_ATTACK: Final = OWN_EVENTS + 13
ON_HELD: Final = OWN_EVENTS + 14
ON_DAMAGE: Final = OWN_EVENTS + 15
ON_DESTROY: Final = OWN_EVENTS + 16
ON_DISCARD: Final = OWN_EVENTS + 17
ON_CONTROL: Final = OWN_EVENTS + 18
ON_REVIVE: Final = OWN_EVENTS + 19
ON_ROLL: Final = OWN_EVENTS + 20
ON_GROW: Final = OWN_EVENTS + 21
EVENTS: Final[list[tuple[str, list[str]]]] = [
    ("ON_TURN", ["turn"]),
    ("ON_PHASE", ["phase"]),
    ("ON_SHUFFLE", []),
    ("ON_DRAW", []),
    ("ON_EMPTY_DRAW", []),
    ("ON_SUMMON", []),
    ("ON_SET", []),
    ("ON_SACRIFICE", []),
    ("ON_SWITCH", ["mode"]),
    ("ON_FLIP", []),
    ("ON_ACTIVATE", []),
    ("ON_SPELL_DONE", []),
    ("ON_ATTACK", []),
    ("ON_DIRECT_ATTACK", []),
    ("ON_HELD", []),
    ("ON_DAMAGE", ["amount", "life"]),
    ("ON_DESTROY", []),
    ("ON_DISCARD", []),
    ("ON_CONTROL", []),
    ("ON_REVIVE", []),
    ("ON_ROLL", ["roll"]),
    ("ON_GROW", ["amount"]),
]
