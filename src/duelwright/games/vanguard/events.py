"""Written by `make docs` from terms.py; do not edit. A thing's number is its place among its like."""

from __future__ import annotations

from typing import Final

from ...core.engine import OWN_EVENTS
from ...core.packed import i64

assert OWN_EVENTS == 1, "run `make docs`"

# Events.
ON_TURN_START: Final[i64] = 1
ON_TURN_END: Final[i64] = 2
ON_STAND_PHASE_START: Final[i64] = 3
ON_STAND_PHASE_END: Final[i64] = 4
ON_STAND: Final[i64] = 5
ON_DRAW_PHASE_START: Final[i64] = 6
ON_DRAW_PHASE_END: Final[i64] = 7
ON_DRAW: Final[i64] = 8
ON_RIDE_PHASE_START: Final[i64] = 9
ON_RIDE_PHASE_END: Final[i64] = 10
ON_RIDE: Final[i64] = 11
ON_STRIDE_PHASE: Final[i64] = 12
ON_STRIDE: Final[i64] = 13
ON_STRIDE_PHASE_END: Final[i64] = 14
ON_MAIN_PHASE_START: Final[i64] = 15
ON_MAIN_PHASE_END: Final[i64] = 16
ON_CALL: Final[i64] = 17
ON_MOVE: Final[i64] = 18
ON_SENT_TO_DROP: Final[i64] = 19
ON_SENT_TO_SOUL: Final[i64] = 20
ON_SENT_TO_HAND: Final[i64] = 21
ON_SENT_TO_DECK: Final[i64] = 22
ON_SENT_TO_RIDE_DECK: Final[i64] = 23
ON_SOUL_CHARGE: Final[i64] = 24
ON_SOUL_BLAST: Final[i64] = 25
ON_COUNTER_BLAST: Final[i64] = 26
ON_COUNTER_CHARGE: Final[i64] = 27
ON_DISCARD: Final[i64] = 28
ON_BIND: Final[i64] = 29
ON_BATTLE_PHASE_START: Final[i64] = 30
BATTLE_PHASE_END: Final[i64] = 31
ON_ATTACK: Final[i64] = 32
ON_BOOST: Final[i64] = 33
ON_GUARD: Final[i64] = 34
ON_INTERCEPT: Final[i64] = 35
ON_CHECK: Final[i64] = 36
ON_DRIVE_CHECK: Final[i64] = 37
ON_DAMAGE_CHECK: Final[i64] = 38
ON_END_PHASE_START: Final[i64] = 39
ON_END_PHASE_END: Final[i64] = 40
ON_FIGHT_START: Final[i64] = 41
ON_STAND_UP: Final[i64] = 42
ON_MULLIGAN: Final[i64] = 43
ON_START_STEP: Final[i64] = 44
ON_ATTACK_STEP: Final[i64] = 45
ON_GUARD_STEP: Final[i64] = 46
ON_DRIVE_STEP: Final[i64] = 47
ON_DAMAGE_STEP: Final[i64] = 48
ON_CLOSE_STEP: Final[i64] = 49
ON_PLACED: Final[i64] = 50
ON_RODE_UPON: Final[i64] = 51
ON_ATTACKED: Final[i64] = 52
ON_BOOSTED: Final[i64] = 53
ON_TRIGGER_RESOLVED: Final[i64] = 54
ON_ATTACK_HIT: Final[i64] = 55
ON_ATTACK_MISS: Final[i64] = 56
ON_DAMAGE_TAKEN: Final[i64] = 57
ON_HEAL: Final[i64] = 58
ON_RETIRE: Final[i64] = 59
ON_BATTLE_END: Final[i64] = 60
ON_REST: Final[i64] = 61
ON_SHUFFLE: Final[i64] = 62
ON_REVEAL: Final[i64] = 63
ON_LOOK: Final[i64] = 64
ON_STAT_CHANGED: Final[i64] = 65
ON_REMOVED: Final[i64] = 66
ON_PUT_ON_GC: Final[i64] = 67
ON_FLIP: Final[i64] = 68
ON_LOCK: Final[i64] = 69
ON_UNLOCK: Final[i64] = 70
ON_ENERGY_CHARGE: Final[i64] = 71
ON_ENERGY_BLAST: Final[i64] = 72
ON_ORDER_PLAYED: Final[i64] = 73
ON_PERSONA_RIDE: Final[i64] = 74
ON_OVERDRESS: Final[i64] = 75
ON_BECAME_DRESS: Final[i64] = 76
ON_TOKEN_CREATED: Final[i64] = 77
ON_TOKEN_ERASED: Final[i64] = 78
ON_CHOSEN: Final[i64] = 79
ON_ABILITY_PLAYED: Final[i64] = 80
ON_COST_PAID: Final[i64] = 81
ON_SKILL_CHANGED: Final[i64] = 82
ON_COME_UNDER: Final[i64] = 83
ON_CREST: Final[i64] = 84
ON_SENT_TO_G_ZONE: Final[i64] = 85
ON_HEART: Final[i64] = 86
ON_HEART_RETURNED: Final[i64] = 87
ON_SENT_TO_ORDER_ZONE: Final[i64] = 88
ON_GIFT_GAINED: Final[i64] = 89  # the circle it is under, or the hand
ON_G_GUARDIAN: Final[i64] = 90
ON_LEGION: Final[i64] = 91
ON_DELETE: Final[i64] = 92
ON_UNDELETE: Final[i64] = 93
ON_TICKET: Final[i64] = 94
ON_EXTRA_TURN: Final[i64] = 95
ON_END_OF_TURN: Final[i64] = 96  # what "at the end of the turn" means; ON_TURN_END comes later
ON_PHASE_SKIPPED: Final[i64] = 97
ON_PHASE_ADDED: Final[i64] = 98
ON_TURN_CUT_SHORT: Final[i64] = 99
ON_TARGET_CHANGED: Final[i64] = 100
ON_GUARD_CHANGED: Final[i64] = 101
EVENTS: Final[list[tuple[str, list[str]]]] = [
    ("ON_TURN_START", ["turn"]),
    ("ON_TURN_END", []),
    ("ON_STAND_PHASE_START", []),
    ("ON_STAND_PHASE_END", []),
    ("ON_STAND", ["by_effect"]),
    ("ON_DRAW_PHASE_START", []),
    ("ON_DRAW_PHASE_END", []),
    ("ON_DRAW", ["normal"]),
    ("ON_RIDE_PHASE_START", []),
    ("ON_RIDE_PHASE_END", []),
    ("ON_RIDE", ["source", "normal", "persona"]),
    ("ON_STRIDE_PHASE", []),
    ("ON_STRIDE", []),
    ("ON_STRIDE_PHASE_END", []),
    ("ON_MAIN_PHASE_START", []),
    ("ON_MAIN_PHASE_END", []),
    ("ON_CALL", ["normal"]),
    ("ON_MOVE", []),
    ("ON_SENT_TO_DROP", ["reason"]),
    ("ON_SENT_TO_SOUL", ["reason"]),
    ("ON_SENT_TO_HAND", ["reason"]),
    ("ON_SENT_TO_DECK", ["bottom"]),
    ("ON_SENT_TO_RIDE_DECK", []),
    ("ON_SOUL_CHARGE", ["n"]),
    ("ON_SOUL_BLAST", ["n", "as_cost"]),
    ("ON_COUNTER_BLAST", ["n", "as_cost"]),
    ("ON_COUNTER_CHARGE", ["n"]),
    ("ON_DISCARD", ["n", "as_cost"]),
    ("ON_BIND", ["face"]),
    ("ON_BATTLE_PHASE_START", []),
    ("BATTLE_PHASE_END", []),
    ("ON_ATTACK", ["battle"]),
    ("ON_BOOST", []),
    ("ON_GUARD", []),
    ("ON_INTERCEPT", []),
    ("ON_CHECK", ["check", "icon", "matched"]),
    ("ON_DRIVE_CHECK", []),
    ("ON_DAMAGE_CHECK", ["damage"]),
    ("ON_END_PHASE_START", []),
    ("ON_END_PHASE_END", []),
    ("ON_FIGHT_START", []),
    ("ON_STAND_UP", []),
    ("ON_MULLIGAN", ["returned"]),
    ("ON_START_STEP", []),
    ("ON_ATTACK_STEP", []),
    ("ON_GUARD_STEP", []),
    ("ON_DRIVE_STEP", []),
    ("ON_DAMAGE_STEP", []),
    ("ON_CLOSE_STEP", []),
    ("ON_PLACED", []),
    ("ON_RODE_UPON", []),
    ("ON_ATTACKED", []),
    ("ON_BOOSTED", []),
    ("ON_TRIGGER_RESOLVED", ["icon"]),
    ("ON_ATTACK_HIT", []),
    ("ON_ATTACK_MISS", []),
    ("ON_DAMAGE_TAKEN", []),
    ("ON_HEAL", []),
    ("ON_RETIRE", ["by_effect", "as_cost"]),
    ("ON_BATTLE_END", []),
    ("ON_REST", []),
    ("ON_SHUFFLE", []),
    ("ON_REVEAL", []),
    ("ON_LOOK", []),
    ("ON_STAT_CHANGED", ["stat", "amount"]),
    ("ON_REMOVED", []),
    ("ON_PUT_ON_GC", []),
    ("ON_FLIP", ["face"]),
    ("ON_LOCK", []),
    ("ON_UNLOCK", []),
    ("ON_ENERGY_CHARGE", ["n", "energy"]),
    ("ON_ENERGY_BLAST", ["n", "energy"]),
    ("ON_ORDER_PLAYED", ["kind"]),
    ("ON_PERSONA_RIDE", []),
    ("ON_OVERDRESS", []),
    ("ON_BECAME_DRESS", []),
    ("ON_TOKEN_CREATED", []),
    ("ON_TOKEN_ERASED", []),
    ("ON_CHOSEN", []),
    ("ON_ABILITY_PLAYED", ["ability"]),
    ("ON_COST_PAID", []),
    ("ON_SKILL_CHANGED", ["skill", "gained"]),
    ("ON_COME_UNDER", ["flag"]),
    ("ON_CREST", []),
    ("ON_SENT_TO_G_ZONE", []),
    ("ON_HEART", []),
    ("ON_HEART_RETURNED", []),
    ("ON_SENT_TO_ORDER_ZONE", []),
    ("ON_GIFT_GAINED", ["zone"]),
    ("ON_G_GUARDIAN", []),
    ("ON_LEGION", []),
    ("ON_DELETE", []),
    ("ON_UNDELETE", []),
    ("ON_TICKET", []),
    ("ON_EXTRA_TURN", []),
    ("ON_END_OF_TURN", []),
    ("ON_PHASE_SKIPPED", ["skipped"]),
    ("ON_PHASE_ADDED", ["added"]),
    ("ON_TURN_CUT_SHORT", []),
    ("ON_TARGET_CHANGED", []),
    ("ON_GUARD_CHANGED", []),
]
