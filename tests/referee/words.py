"""What the numbers in public events mean, and the rules of the three formats, as the referee reads them.

Nothing here comes from the engine: the events' specification and the rules page are written down a second time.
"""

from __future__ import annotations

from dataclasses import dataclass
from typing import Final

SEATS: Final = (0, 1)

# Numbers in the values of events.
STATS: Final = ("power", "shield", "critical", "drive", "grade")
SKILLS: Final = (
    "boost", "intercept", "resist", "restraint", "unhit", "no stand", "no boost", "no intercept", "back row attack",
    "front row battle", "no icon boost", "no icon intercept", "sure hit", "lord", "column attack", "hits anyway",
    "no icon twin drive", "ability",
)  # fmt: skip
LOST: Final = {"boost": "no icon boost", "intercept": "no icon intercept", "twin drive": "no icon twin drive"}
FLAGS: Final = (
    "final rush", "no guard from hand", "no grade 0 guard", "extra order", "free counter blast", "dark night",
    "no grade 1 guard", "no sentinel guard", "no interception",
)  # fmt: skip
ICONS: Final = ("", "critical", "draw", "heal", "stand", "front", "over")
REASONS: Final = (
    "effect", "retire", "discard", "soul_blast", "heal", "guard_end", "rule", "ride", "cost", "check", "order",
    "soul_charge",
)  # fmt: skip
ZONES: Final = (
    "deck", "hand", "V", "R1", "R2", "R3", "R4", "R5", "soul", "heart", "GC", "drop", "damage", "trigger", "bind", "G",
    "ride", "order_area", "order", "gauge", "crest", "removed", "dress", "markers", "mate",
)  # fmt: skip
DRIVE_CHECK: Final = 0

# Circles.
REAR: Final = ("R1", "R2", "R3", "R4", "R5")
ACCEL: Final = ("X1", "X2", "X3", "X4", "X5", "X6")
CIRCLES: Final = frozenset(("V", "mate", *REAR, *ACCEL))
FRONT: Final = frozenset(("V", "mate", "R1", "R2", *ACCEL))
BEHIND: Final = {"R1": "R3", "V": "R4", "R2": "R5"}
COLUMN: Final = {"R1": 0, "R3": 0, "V": 1, "mate": 1, "R4": 1, "R2": 2, "R5": 2}
FIELD: Final = CIRCLES | {"GC"}
HIDDEN: Final = frozenset(("deck", "hand"))  # nobody else knows which card is which
MIXED: Final = frozenset(("G", "ride", "bind", "gauge", "removed", "V"))  # some lie face down, or were never told

PHASE_STARTS: Final = (
    "ON_STAND_PHASE_START", "ON_DRAW_PHASE_START", "ON_RIDE_PHASE_START", "ON_STRIDE_PHASE", "ON_MAIN_PHASE_START",
    "ON_BATTLE_PHASE_START", "ON_END_PHASE_START",
)  # fmt: skip
STEP_STARTS: Final = frozenset((
    "ON_START_STEP", "ON_ATTACK_STEP", "ON_GUARD_STEP", "ON_DRIVE_STEP", "ON_DAMAGE_STEP", "ON_CLOSE_STEP",
))  # fmt: skip
PERSONA_POWER: Final = 10_000
FORCE_POWER: Final = 10_000
ACCEL_POWER: Final = {"Accel I": 10_000, "Accel II": 5_000}
PROTECT_POWER: Final = 5_000
PROTECT_SHIELD: Final = 10_000
LOSING_DAMAGE: Final = 6
OPENING_HAND: Final = 5
ENERGY_CAP: Final = 10
STRIDE_GRADE: Final = 3
MOST_G_GUARDIANS: Final = 3  # face up before another one is called
ASSIST_PRICE: Final = 2


@dataclass(frozen=True)
class Format:
    """What differs between the formats (A of the rules)."""

    ride_deck: bool = False
    stride: bool = True
    skips_first_battle: bool = False
    trigger_match: bool = False  # a trigger needs a unit of its clan
    heal_optional: bool = True
    guardians_leave_first: bool = False  # before the damage checks
    boost_first: bool = False  # the booster is told before the attack
    extra_first: bool = False  # of a trigger's parts
    assist: bool = False


FORMATS: Final = {
    "vanguard-d": Format(ride_deck=True, boost_first=True, extra_first=True),
    "vanguard-v": Format(stride=False, skips_first_battle=True, assist=True),
    "vanguard-premium": Format(trigger_match=True, heal_optional=False, guardians_leave_first=True),
}
