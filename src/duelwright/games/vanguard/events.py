"""Written by `make docs` from terms.py; do not edit. A thing's number is its place among its like."""

from __future__ import annotations

from typing import Final

from ...core.engine import OWN_EVENTS
from ...core.packed import i64

# Events.
ON_TURN_START: Final[i64] = OWN_EVENTS
ON_TURN_END: Final[i64] = OWN_EVENTS + 1
ON_STAND_PHASE_START: Final[i64] = OWN_EVENTS + 2
ON_STAND_PHASE_END: Final[i64] = OWN_EVENTS + 3
ON_STAND: Final[i64] = OWN_EVENTS + 4
ON_DRAW_PHASE_START: Final[i64] = OWN_EVENTS + 5
ON_DRAW_PHASE_END: Final[i64] = OWN_EVENTS + 6
ON_DRAW: Final[i64] = OWN_EVENTS + 7
ON_RIDE_PHASE_START: Final[i64] = OWN_EVENTS + 8
ON_RIDE_PHASE_END: Final[i64] = OWN_EVENTS + 9
ON_RIDE: Final[i64] = OWN_EVENTS + 10
ON_STRIDE_PHASE: Final[i64] = OWN_EVENTS + 11
ON_STRIDE: Final[i64] = OWN_EVENTS + 12
ON_STRIDE_PHASE_END: Final[i64] = OWN_EVENTS + 13
ON_MAIN_PHASE_START: Final[i64] = OWN_EVENTS + 14
ON_MAIN_PHASE_END: Final[i64] = OWN_EVENTS + 15
ON_CALL: Final[i64] = OWN_EVENTS + 16
ON_MOVE: Final[i64] = OWN_EVENTS + 17
ON_SENT_TO_DROP: Final[i64] = OWN_EVENTS + 18
ON_SENT_TO_SOUL: Final[i64] = OWN_EVENTS + 19
ON_SENT_TO_HAND: Final[i64] = OWN_EVENTS + 20
ON_SENT_TO_DECK: Final[i64] = OWN_EVENTS + 21
ON_SENT_TO_RIDE_DECK: Final[i64] = OWN_EVENTS + 22
ON_SOUL_CHARGE: Final[i64] = OWN_EVENTS + 23
ON_SOUL_BLAST: Final[i64] = OWN_EVENTS + 24
ON_COUNTER_BLAST: Final[i64] = OWN_EVENTS + 25
ON_COUNTER_CHARGE: Final[i64] = OWN_EVENTS + 26
ON_DISCARD: Final[i64] = OWN_EVENTS + 27
ON_BIND: Final[i64] = OWN_EVENTS + 28
ON_BATTLE_PHASE_START: Final[i64] = OWN_EVENTS + 29
BATTLE_PHASE_END: Final[i64] = OWN_EVENTS + 30
ON_ATTACK: Final[i64] = OWN_EVENTS + 31
ON_BOOST: Final[i64] = OWN_EVENTS + 32
ON_GUARD: Final[i64] = OWN_EVENTS + 33
ON_INTERCEPT: Final[i64] = OWN_EVENTS + 34
ON_CHECK: Final[i64] = OWN_EVENTS + 35
ON_DRIVE_CHECK: Final[i64] = OWN_EVENTS + 36
ON_DAMAGE_CHECK: Final[i64] = OWN_EVENTS + 37
ON_END_PHASE_START: Final[i64] = OWN_EVENTS + 38
ON_END_PHASE_END: Final[i64] = OWN_EVENTS + 39
ON_FIGHT_START: Final[i64] = OWN_EVENTS + 40
ON_STAND_UP: Final[i64] = OWN_EVENTS + 41
ON_MULLIGAN: Final[i64] = OWN_EVENTS + 42
ON_START_STEP: Final[i64] = OWN_EVENTS + 43
ON_ATTACK_STEP: Final[i64] = OWN_EVENTS + 44
ON_GUARD_STEP: Final[i64] = OWN_EVENTS + 45
ON_DRIVE_STEP: Final[i64] = OWN_EVENTS + 46
ON_DAMAGE_STEP: Final[i64] = OWN_EVENTS + 47
ON_CLOSE_STEP: Final[i64] = OWN_EVENTS + 48
ON_PLACED: Final[i64] = OWN_EVENTS + 49
ON_RODE_UPON: Final[i64] = OWN_EVENTS + 50
ON_ATTACKED: Final[i64] = OWN_EVENTS + 51
ON_BOOSTED: Final[i64] = OWN_EVENTS + 52
ON_TRIGGER_RESOLVED: Final[i64] = OWN_EVENTS + 53
ON_ATTACK_HIT: Final[i64] = OWN_EVENTS + 54
ON_ATTACK_MISS: Final[i64] = OWN_EVENTS + 55
ON_DAMAGE_TAKEN: Final[i64] = OWN_EVENTS + 56
ON_HEAL: Final[i64] = OWN_EVENTS + 57
ON_RETIRE: Final[i64] = OWN_EVENTS + 58
ON_BATTLE_END: Final[i64] = OWN_EVENTS + 59
ON_REST: Final[i64] = OWN_EVENTS + 60
ON_SHUFFLE: Final[i64] = OWN_EVENTS + 61
ON_REVEAL: Final[i64] = OWN_EVENTS + 62
ON_LOOK: Final[i64] = OWN_EVENTS + 63
ON_STAT_CHANGED: Final[i64] = OWN_EVENTS + 64
ON_REMOVED: Final[i64] = OWN_EVENTS + 65
ON_PUT_ON_GC: Final[i64] = OWN_EVENTS + 66
ON_FLIP: Final[i64] = OWN_EVENTS + 67
ON_LOCK: Final[i64] = OWN_EVENTS + 68
ON_UNLOCK: Final[i64] = OWN_EVENTS + 69
ON_ENERGY_CHARGE: Final[i64] = OWN_EVENTS + 70
ON_ENERGY_BLAST: Final[i64] = OWN_EVENTS + 71
ON_ORDER_PLAYED: Final[i64] = OWN_EVENTS + 72
ON_PERSONA_RIDE: Final[i64] = OWN_EVENTS + 73
ON_OVERDRESS: Final[i64] = OWN_EVENTS + 74
ON_BECAME_DRESS: Final[i64] = OWN_EVENTS + 75
ON_TOKEN_CREATED: Final[i64] = OWN_EVENTS + 76
ON_TOKEN_ERASED: Final[i64] = OWN_EVENTS + 77
ON_CHOSEN: Final[i64] = OWN_EVENTS + 78
ON_ABILITY_PLAYED: Final[i64] = OWN_EVENTS + 79
ON_COST_PAID: Final[i64] = OWN_EVENTS + 80
ON_SKILL_CHANGED: Final[i64] = OWN_EVENTS + 81
ON_COME_UNDER: Final[i64] = OWN_EVENTS + 82
ON_CREST: Final[i64] = OWN_EVENTS + 83
ON_SENT_TO_G_ZONE: Final[i64] = OWN_EVENTS + 84
ON_HEART: Final[i64] = OWN_EVENTS + 85
ON_HEART_RETURNED: Final[i64] = OWN_EVENTS + 86
ON_SENT_TO_ORDER_ZONE: Final[i64] = OWN_EVENTS + 87
ON_GIFT_GAINED: Final[i64] = OWN_EVENTS + 88  # the circle it is under, or the hand
ON_G_GUARDIAN: Final[i64] = OWN_EVENTS + 89
ON_LEGION: Final[i64] = OWN_EVENTS + 90
ON_DELETE: Final[i64] = OWN_EVENTS + 91
ON_UNDELETE: Final[i64] = OWN_EVENTS + 92
ON_TICKET: Final[i64] = OWN_EVENTS + 93
ON_EXTRA_TURN: Final[i64] = OWN_EVENTS + 94
ON_END_OF_TURN: Final[i64] = OWN_EVENTS + 95  # what "at the end of the turn" means; ON_TURN_END comes later
ON_PHASE_SKIPPED: Final[i64] = OWN_EVENTS + 96
ON_PHASE_ADDED: Final[i64] = OWN_EVENTS + 97
ON_TURN_CUT_SHORT: Final[i64] = OWN_EVENTS + 98
ON_TARGET_CHANGED: Final[i64] = OWN_EVENTS + 99
ON_GUARD_CHANGED: Final[i64] = OWN_EVENTS + 100
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
