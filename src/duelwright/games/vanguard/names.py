"""The numbers of Vanguard's zones, circles, marks, events and so on, by the rulebook's names."""

from __future__ import annotations

from typing import Final

from ...core.action import OWN_VERBS
from ...core.engine import OWN_ENDINGS, OWN_PROMPTS
from ...core.frame import OWN_PROCEDURES

# Zones. A circle is a zone of its own: a unit's circle is where it is.
DECK: Final = 0
HAND: Final = 1
V: Final = 2
R1: Final = 3
R2: Final = 4
R3: Final = 5
R4: Final = 6
R5: Final = 7
SOUL: Final = 8
HEART: Final = 9
GC: Final = 10
DROP: Final = 11
DAMAGE: Final = 12
TRIGGER: Final = 13
BIND: Final = 14
G: Final = 15
RIDE: Final = 16
ORDER_AREA: Final = 17
ORDER: Final = 18
GAUGE: Final = 19
CREST: Final = 20
REMOVED: Final = 21
ACCEL: Final = 22  # the first of the circles that Accel adds
ZONES: Final = [
    "deck", "hand", "V", "R1", "R2", "R3", "R4", "R5", "soul", "heart", "GC", "drop", "damage", "trigger", "bind", "G",
    "ride", "order_area", "order", "gauge", "crest", "removed",
]  # fmt: skip
REAR: Final = [R1, R2, R3, R4, R5]
FRONT: Final = [V, R1, R2]  # in the order of their slots
BEHIND: Final = {R1: R3, V: R4, R2: R5}  # R1 V R2 over R3 R4 R5

# Kinds of card.
UNIT: Final = 0
TRIGGER_UNIT: Final = 1
G_UNIT: Final = 2
NORMAL_ORDER: Final = 3
BLITZ_ORDER: Final = 4
SET_ORDER: Final = 5
CREST_CARD: Final = 6
TOKEN: Final = 7
KINDS: Final = [
    "unit", "trigger unit", "G unit", "normal order", "blitz order", "set order", "crest", "token", "blank",
]  # fmt: skip

# Stats and marks.
POWER: Final = 0
SHIELD: Final = 1
CRITICAL: Final = 2
DRIVE: Final = 3
GRADE: Final = 4
STATS: Final = ["power", "shield", "critical", "drive", "grade"]
REST: Final = 0
FACE: Final = 1
GUARDS: Final = 2  # the circle that a guardian guards
USED: Final = 3  # abilities used this turn, a bit each
UNHIT: Final = 4  # cannot be hit in this battle
MARKS: Final = ["rest", "face", "guards", "used", "unhit"]
MARK_NAMES: Final = {"rest": ["stand", "rest"], "face": ["up", "down"]}

# Registers.
RODE: Final = 0  # normal rides this turn
BATTLES: Final = 1  # battles this turn
ORDERS: Final = 2  # and 3: orders played this turn, by seat
PERSONA: Final = 4  # and 5: persona rode this turn, by seat
IN_BATTLE: Final = 6
WENT_SECOND: Final = 7
REGISTERS: Final = ["rode", "battles", "orders0", "orders1", "persona0", "persona1", "in_battle", "second"]

# Phases.
STAND_PHASE: Final = 0
DRAW_PHASE: Final = 1
RIDE_PHASE: Final = 2
STRIDE_PHASE: Final = 3
MAIN_PHASE: Final = 4
BATTLE_PHASE: Final = 5
END_PHASE: Final = 6
PHASES: Final = ["stand", "draw", "ride", "stride", "main", "battle", "end"]

# Verbs.
RIDE_UNIT: Final = OWN_VERBS
CALL: Final = OWN_VERBS + 1
MOVE: Final = OWN_VERBS + 2
ATTACK: Final = OWN_VERBS + 3
BOOST: Final = OWN_VERBS + 4
GUARD: Final = OWN_VERBS + 5
INTERCEPT: Final = OWN_VERBS + 6

# Prompts.
ASK_MULLIGAN: Final = OWN_PROMPTS
ASK_RIDE: Final = OWN_PROMPTS + 1
ASK_DISCARD: Final = OWN_PROMPTS + 2
ASK_MAIN: Final = OWN_PROMPTS + 3
ASK_ATTACK: Final = OWN_PROMPTS + 4
ASK_BOOST: Final = OWN_PROMPTS + 5
ASK_GUARD: Final = OWN_PROMPTS + 6
ASK_TRIGGER: Final = OWN_PROMPTS + 7
ASK_HEAL: Final = OWN_PROMPTS + 8
ASK_STAND: Final = OWN_PROMPTS + 9
ASK_SOUL: Final = OWN_PROMPTS + 10

# Procedures.
SETUP: Final = OWN_PROCEDURES
TURN: Final = OWN_PROCEDURES + 1
STANDING: Final = OWN_PROCEDURES + 2
DRAWING: Final = OWN_PROCEDURES + 3
RIDING: Final = OWN_PROCEDURES + 4
RIDE_PROC: Final = OWN_PROCEDURES + 5
MAIN_PROC: Final = OWN_PROCEDURES + 6
BATTLE_PROC: Final = OWN_PROCEDURES + 7
ATTACKING: Final = OWN_PROCEDURES + 8
CHECK: Final = OWN_PROCEDURES + 9
ENDING: Final = OWN_PROCEDURES + 10
FROM_SOUL: Final = OWN_PROCEDURES + 11

# Endings.
SIX_DAMAGE: Final = OWN_ENDINGS
EMPTY_DECK: Final = OWN_ENDINGS + 1
NO_VANGUARD: Final = OWN_ENDINGS + 2
BOTH_LOSE: Final = OWN_ENDINGS + 3

# Trigger icons, as printed; a unit without one has 0.
NO_TRIGGER: Final = 0
CRITICAL_TRIGGER: Final = 1
DRAW_TRIGGER: Final = 2
HEAL_TRIGGER: Final = 3
STAND_TRIGGER: Final = 4
FRONT_TRIGGER: Final = 5
OVER_TRIGGER: Final = 6
TRIGGERS: Final = ["", "critical", "draw", "heal", "stand", "front", "over"]

# What the rules know of a card.
ICON: Final = 0
ICON_POWER: Final = 1
BOOSTS: Final = 2
INTERCEPTS: Final = 3
PERSONA_ICON: Final = 4
SENTINEL: Final = 5

DRIVE_CHECK: Final = 0
DAMAGE_CHECK: Final = 1
