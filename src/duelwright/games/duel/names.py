"""Written by `make docs` from terms.py; do not edit. A thing's number is its place among its like."""

from __future__ import annotations

from typing import Final

from ...core.action import OWN_VERBS
from ...core.engine import OWN_ENDINGS, OWN_EVENTS, OWN_PROMPTS
from ...core.frame import OWN_PROCEDURES
from ...core.packed import i64

assert OWN_ENDINGS == 2, "run `make docs`"
assert OWN_EVENTS == 1, "run `make docs`"
assert OWN_PROCEDURES == 4, "run `make docs`"
assert OWN_PROMPTS == 4, "run `make docs`"
assert OWN_VERBS == 6, "run `make docs`"

KEY: Final = "duel"

# Zones.
DECK: Final[i64] = 0
HAND: Final[i64] = 1
MONSTERS: Final[i64] = 2
SPELLS: Final[i64] = 3
GRAVEYARD: Final[i64] = 4
ZONES: Final = ["deck", "hand", "monsters", "spells", "graveyard"]

# Kinds of card; a blank card is of no kind that could be played.
MONSTER: Final[i64] = 0
SPELL: Final[i64] = 1
KINDS: Final = ["monster", "spell", "blank"]

# Stats.
ATTACK_STAT: Final[i64] = 0
DEFENSE_STAT: Final[i64] = 1
LEVEL_STAT: Final[i64] = 2
STATS: Final = ["attack", "defense", "level"]

# Marks.
MODE: Final[i64] = 0
FACE: Final[i64] = 1
ATTACKED: Final[i64] = 2  # this turn
SWITCHED: Final[i64] = 3  # this turn
FRESH: Final[i64] = 4  # a spell that was set this turn
GAIN: Final[i64] = 5  # attack and defense for good, in the graveyard too
MARKS: Final = ["mode", "face", "attacked", "switched", "fresh", "gain"]

# Modes of a monster.
ATTACK_MODE: Final[i64] = 0
DEFENSE_MODE: Final[i64] = 1
MODES: Final = ["attack", "defense"]

# How a card lies.
UP: Final[i64] = 0
DOWN: Final[i64] = 1
FACES: Final = ["up", "down"]

# What happens to a player and can be replaced.
WOULD_DRAW: Final[i64] = 0
WOULD_TAKE_DAMAGE: Final[i64] = 1
HAPPENINGS: Final = ["draw", "damage"]

# Registers.
ADDED: Final[i64] = 0  # monsters added from the hand this turn
REGISTERS: Final = ["added"]

# Phases.
MAIN1: Final[i64] = 0
BATTLE: Final[i64] = 1
MAIN2: Final[i64] = 2
PHASES: Final = ["main1", "battle", "main2"]

# Verbs.
SUMMON: Final[i64] = 6
SET: Final[i64] = 7
ACTIVATE: Final[i64] = 8
SWITCH: Final[i64] = 9
ATTACK: Final[i64] = 10  # a monster
DIRECT: Final[i64] = 11  # the opponent
NEXT: Final[i64] = 12
END: Final[i64] = 13

# Prompts.
ASK_TURN: Final[i64] = 4

# Procedures.
TURN: Final[i64] = 4
ADD_MONSTER: Final[i64] = 5
ACTIVATE_SPELL: Final[i64] = 6
ATTACK_WITH: Final[i64] = 7

# Slots of their frames.
ADD_MONSTER_VERB: Final[i64] = 0

# Endings.
NO_LIFE: Final[i64] = 2
EMPTY_DECK: Final[i64] = 3

# Events.
ON_TURN: Final[i64] = 1
ON_PHASE: Final[i64] = 2
ON_SHUFFLE: Final[i64] = 3
ON_DRAW: Final[i64] = 4
ON_EMPTY_DRAW: Final[i64] = 5
ON_SUMMON: Final[i64] = 6
ON_SET: Final[i64] = 7
ON_SACRIFICE: Final[i64] = 8
ON_SWITCH: Final[i64] = 9
ON_FLIP: Final[i64] = 10
ON_ACTIVATE: Final[i64] = 11
ON_SPELL_DONE: Final[i64] = 12
ON_ATTACK: Final[i64] = 13
ON_DIRECT_ATTACK: Final[i64] = 14
ON_HELD: Final[i64] = 15
ON_DAMAGE: Final[i64] = 16
ON_DESTROY: Final[i64] = 17
ON_DISCARD: Final[i64] = 18
ON_CONTROL: Final[i64] = 19
ON_REVIVE: Final[i64] = 20
ON_ROLL: Final[i64] = 21
ON_GROW: Final[i64] = 22
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
