"""Written by `make docs` from terms.py; do not edit. A thing's number is its place among its like."""

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
DRESS: Final = 22  # originalDress: cards under a unit in the overDress state
MARKERS: Final = 23  # imaginary gifts, each under a circle
MATE: Final = 24  # the legion mate, beside its leader on VC
ACCEL: Final = 25  # the first of the circles that Accel adds
ZONES: Final = [
    "deck", "hand", "V", "R1", "R2", "R3", "R4", "R5", "soul", "heart", "GC", "drop", "damage", "trigger", "bind", "G",
    "ride", "order_area", "order", "gauge", "crest", "removed", "dress", "markers", "mate",
]  # fmt: skip

# Traits of cards that filters ask for.
NATION: Final = 0
CLAN: Final = 1
RACE: Final = 2
ICONS: Final = 3
TRAITS: Final = ["nation", "clan", "race", "icons"]

# Kinds of card.
UNIT: Final = 0
TRIGGER_UNIT: Final = 1
G_UNIT: Final = 2
NORMAL_ORDER: Final = 3
BLITZ_ORDER: Final = 4
SET_ORDER: Final = 5
CREST_CARD: Final = 6
TOKEN: Final = 7
GIFT_CARD: Final = 8
KINDS: Final = [
    "unit", "trigger unit", "G unit", "normal order", "blitz order", "set order", "crest", "token", "gift", "blank",
]  # fmt: skip

# Stats.
POWER: Final = 0
SHIELD: Final = 1
CRITICAL: Final = 2
DRIVE: Final = 3
GRADE: Final = 4
STATS: Final = ["power", "shield", "critical", "drive", "grade"]

# Skills, numbered after the stats.
BOOST_SKILL: Final = 5
INTERCEPT_SKILL: Final = 6
RESIST: Final = 7
RESTRAINT: Final = 8
UNHIT: Final = 9
NO_STAND: Final = 10
NO_BOOST: Final = 11
NO_INTERCEPT: Final = 12
BACK_ROW_ATTACK: Final = 13
FRONT_ROW_BATTLE: Final = 14
LOST_BOOST: Final = 15
LOST_INTERCEPT: Final = 16
SURE_HIT: Final = 17
LORD: Final = 18
COLUMN_ATTACK: Final = 19  # it may attack the back row of its column
HITS_ANYWAY: Final = 20  # what waits for its attack to hit is played where it did not, too
LOST_TWIN_DRIVE: Final = 21
GRANTED: Final = 22  # its amount is the number of an ability
SKILLS: Final = [
    "boost", "intercept", "resist", "restraint", "unhit", "no stand", "no boost", "no intercept", "back row attack",
    "front row battle", "no icon boost", "no icon intercept", "sure hit", "lord", "column attack", "hits anyway",
    "no icon twin drive", "ability",
]  # fmt: skip

# Marks.
REST: Final = 0
FACE: Final = 1
GUARDS: Final = 2  # the circle that a guardian guards
USED: Final = 3  # abilities used this turn, a bit each
MOVED: Final = 4  # went to another circle in this battle
LOCKED: Final = 5
DRESSED: Final = 6  # how many originalDress it has
UNDER: Final = 7  # of an originalDress: the circle of its unit
ATTACKS: Final = 8  # how often it attacked this turn
RIDE_CARD: Final = 9  # began in the ride deck; it lasts
DELETED: Final = 10
LEGIONED: Final = 11  # has sought its mate
CHOSEN_HEART: Final = 12  # whose power and name the G unit has
MARKS: Final = [
    "rest", "face", "guards", "used", "moved", "locked", "dressed", "under", "attacks", "ride_card", "deleted",
    "legioned", "chosen_heart",
]  # fmt: skip

# Registers.
RODE: Final = 0  # normal rides this turn
BATTLES: Final = 1  # battles this turn
ORDERS: Final = 2  # and 3: orders played this turn
PERSONA: Final = 4  # and 5: persona rode this turn
IN_BATTLE: Final = 6
TURN_FLAGS: Final = 7  # and 8: what a player is under until end of turn, a bit each
BATTLE_FLAGS: Final = 9  # and 10: until end of the battle
DIVINE: Final = 11  # and 12: divine skill used in this fight
REGALIS: Final = 13  # and 14: regalis piece used in this fight
CALLED: Final = 15  # and 16: units called this turn
DISCARDED: Final = 17  # and 18
SOUL_CHARGED: Final = 19  # and 20
FROM_RIDE_DECK: Final = 21  # and 22: rode from the ride deck this turn
STRODE: Final = 23  # this turn
BEGAN_WITH_3: Final = 24  # the turn began with a vanguard of grade 3 or greater
CAME_FROM: Final = 25  # while an event is told: the zone a card came from, plus 1
CAME_BY: Final = 26  # while an event is told: the keyword that placed it
UNIQUE: Final = 27  # and 28: unique skill used in this fight
PENDING: Final = 29  # and 30: damage by an effect that is still to be dealt
ACCELS: Final = 31  # and 32: circles that Accel has added
GIFT: Final = 33  # and 34: the gift a player has, and its type
ADDED_DRIVE: Final = 35  # additional drive checks to come in this battle
EXTRA_TURNS: Final = 36  # the turn player has more turns to come
REGISTERS: Final = [
    "rode", "battles", "orders0", "orders1", "persona0", "persona1", "in_battle", "turn_flags0", "turn_flags1",
    "battle_flags0", "battle_flags1", "divine0", "divine1", "regalis0", "regalis1", "called0", "called1", "discarded0",
    "discarded1", "soul_charged0", "soul_charged1", "ride_deck0", "ride_deck1", "strode", "began_with_3", "came_from",
    "came_by", "unique0", "unique1", "pending0", "pending1", "accels0", "accels1", "gift0", "gift1", "added_drive",
    "extra_turns",
]  # fmt: skip

# What a player can be under, a bit each.
NO_GUARD: Final = 1
NO_GRADE_0_GUARD: Final = 2
EXTRA_ORDER: Final = 3
FREE_COUNTER_BLAST: Final = 4
NO_GRADE_1_GUARD: Final = 6  # nor any greater grade
FLAGS: Final = [
    "final rush", "no guard from hand", "no grade 0 guard", "extra order", "free counter blast", "dark night",
    "no grade 1 guard",
]  # fmt: skip

# What can place a unit besides a call or a ride.
OVERDRESS: Final = 1
STRIDE: Final = 3
WAYS: Final = ["", "overDress", "revolDress", "stride"]

# Why a card goes somewhere.
BY_EFFECT: Final = 0
BY_RETIRE: Final = 1
BY_DISCARD: Final = 2
BY_SOUL_BLAST: Final = 3
BY_HEAL: Final = 4
BY_GUARD_END: Final = 5
BY_RULE: Final = 6
BY_RIDE: Final = 7
BY_COST: Final = 8
BY_CHECK: Final = 9
BY_ORDER: Final = 10
BY_SOUL_CHARGE: Final = 11
REASONS: Final = [
    "effect", "retire", "discard", "soul_blast", "heal", "guard_end", "rule", "ride", "cost", "check", "order",
    "soul_charge",
]  # fmt: skip

# Phases.
STAND_PHASE: Final = 0
DRAW_PHASE: Final = 1
RIDE_PHASE: Final = 2
STRIDE_PHASE: Final = 3
MAIN_PHASE: Final = 4
BATTLE_PHASE: Final = 5
END_PHASE: Final = 6
PHASES: Final = ["stand", "draw", "ride", "stride", "main", "battle", "end"]

# Trigger icons, as printed.
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
ACE: Final = 6
OVERDRESS_ICON: Final = 7
ENERGY_LIMIT: Final = 8
COPY_LIMIT: Final = 9
REGALIS_ICON: Final = 10
GIFT_ICON: Final = 11
G_GUARDIAN: Final = 12
ULTIMATE: Final = 13  # ultimate stride
TICKET: Final = 14

# Imaginary gifts.
FORCE: Final = 1
ACCEL_GIFT: Final = 2
PROTECT: Final = 3
GIFTS: Final = ["", "Force", "Accel", "Protect"]

# What an ability that is not played by itself belongs to.
AT_BATTLE_END: Final = 1
AT_TURN_END: Final = 2
WORN: Final = 3
OVER_TEXT: Final = 4

# How often an ability may be used.
ONCE_A_TURN: Final = 1
DIVINE_SKILL: Final = 2
REGALIS_PIECE: Final = 3
UNIQUE_SKILL: Final = 4
LIMITS: Final = ["", "turn", "divine skill", "regalis piece", "unique skill"]

# Checks.
DRIVE_CHECK: Final = 0
DAMAGE_CHECK: Final = 1

# Verbs.
RIDE_UNIT: Final = OWN_VERBS
CALL: Final = OWN_VERBS + 1
MOVE: Final = OWN_VERBS + 2
ATTACK: Final = OWN_VERBS + 3
BOOST: Final = OWN_VERBS + 4
GUARD: Final = OWN_VERBS + 5
INTERCEPT: Final = OWN_VERBS + 6
ACT: Final = OWN_VERBS + 7
PLAY_ORDER: Final = OWN_VERBS + 8
STRIDE_UNIT: Final = OWN_VERBS + 9
DRESS_UNIT: Final = OWN_VERBS + 10
PLACE: Final = OWN_VERBS + 11
GUARD_FOR: Final = OWN_VERBS + 12  # where several units are attacked
INTERCEPT_FOR: Final = OWN_VERBS + 13
G_GUARD: Final = OWN_VERBS + 14
G_GUARD_FOR: Final = OWN_VERBS + 15

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
ASK_STRIDE: Final = OWN_PROMPTS + 11
ASK_STRIDE_COST: Final = OWN_PROMPTS + 12
ASK_CIRCLE: Final = OWN_PROMPTS + 13
ASK_STARTER: Final = OWN_PROMPTS + 14
ASK_PARTS: Final = OWN_PROMPTS + 15
ASK_GIFT: Final = OWN_PROMPTS + 16
ASK_GIFT_CIRCLE: Final = OWN_PROMPTS + 17
ASK_ASSIST: Final = OWN_PROMPTS + 18
ASK_ASSIST_CARD: Final = OWN_PROMPTS + 19
ASK_ASSIST_PRICE: Final = OWN_PROMPTS + 20
ASK_CRITICAL: Final = OWN_PROMPTS + 21
ASK_HEAL_COST: Final = OWN_PROMPTS + 22
ASK_HEART: Final = OWN_PROMPTS + 23

# Procedures.
SETUP: Final = OWN_PROCEDURES
TURN: Final = OWN_PROCEDURES + 1
STANDING: Final = OWN_PROCEDURES + 2
DRAWING: Final = OWN_PROCEDURES + 3
RIDING: Final = OWN_PROCEDURES + 4
RIDE_PROC: Final = OWN_PROCEDURES + 5
MAIN_PROC: Final = OWN_PROCEDURES + 6
BATTLE_PROC: Final = OWN_PROCEDURES + 7
ATTACKING: Final = OWN_PROCEDURES + 8  # hits: a bit per target; nth: the check, damage or target it has come to
CHECK: Final = OWN_PROCEDURES + 9  # nth: which damage, and above it the bits of its parts
ENDING: Final = OWN_PROCEDURES + 10
FROM_SOUL: Final = OWN_PROCEDURES + 11
STRIDING: Final = OWN_PROCEDURES + 12
STRIDE_PROC: Final = OWN_PROCEDURES + 13
ACTING: Final = OWN_PROCEDURES + 14
ORDERING: Final = OWN_PROCEDURES + 15
BLITZING: Final = OWN_PROCEDURES + 16
DEALING: Final = OWN_PROCEDURES + 17
RESOLVING: Final = OWN_PROCEDURES + 18
GIFTING: Final = OWN_PROCEDURES + 19
ASSISTING: Final = OWN_PROCEDURES + 20
G_GUARDING: Final = OWN_PROCEDURES + 21  # circle: of the unit that is guarded, plus 1
HEART_CHOICE: Final = OWN_PROCEDURES + 22

# Slots of their frames.
SETUP_SEATS: Final = 0
ATTACKING_HITS: Final = 0
ATTACKING_DAMAGE: Final = 1
ATTACKING_NTH: Final = 2
CHECK_KIND: Final = 0
CHECK_NTH: Final = 1
CHECK_ICON: Final = 2
DEALING_DAMAGE: Final = 1
DEALING_NTH: Final = 2
GIFTING_GIFT: Final = 0
GIFTING_TYPE: Final = 1
ASSISTING_PRICE: Final = 0
G_GUARDING_CIRCLE: Final = 0

# Slots of an ability's frame; the first is for the option that was chosen, in every game.
ABILITY_LEFT: Final = 1  # how often it is still repeated
ABILITY_DONE: Final = 2  # how many cards the latest instruction touched

# Endings.
SIX_DAMAGE: Final = OWN_ENDINGS
EMPTY_DECK: Final = OWN_ENDINGS + 1
NO_VANGUARD: Final = OWN_ENDINGS + 2
BOTH_LOSE: Final = OWN_ENDINGS + 3
BY_CARD: Final = OWN_ENDINGS + 4
ILLEGAL_DECK: Final = OWN_ENDINGS + 5

# Circles.
REAR: Final = [R1, R2, R3, R4, R5]
FRONT: Final = [V, R1, R2]  # in the order of their slots
COLUMNS: Final = {R1: 0, R3: 0, V: 1, R4: 1, R2: 2, R5: 2}  # R1 is the player's left
BEHIND: Final = {R1: R3, V: R4, R2: R5}  # R1 V R2 over R3 R4 R5

GIFT_MASK: Final = 3  # the bits of a register that say which gift it is; above them stands the type
