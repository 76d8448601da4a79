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

KEY: Final = "asigoc"

# Zones.
DECK: Final[i64] = 0
HAND: Final[i64] = 1
WEAPONS: Final[i64] = 2
DISCARD: Final[i64] = 3
ACE: Final[i64] = 4
ZONES: Final = ["deck", "hand", "weapons", "discard", "ace"]

# Kinds of card; a blank card is of no kind that could be played.
WEAPON: Final[i64] = 0
ITEM: Final[i64] = 1
KINDS: Final = ["weapon", "item", "ace", "blank"]

# Stats.
ATTACK_STAT: Final[i64] = 0
BLOCK_STAT: Final[i64] = 1
STATS: Final = ["attack", "block"]

# Marks.
ATTACKS: Final[i64] = 0  # attacks this turn
USED: Final[i64] = 1  # its effect was used this turn
BLOCK_LOST: Final[i64] = 2  # for good
SPENT: Final[i64] = 3  # its effect was used this game
MARKS: Final = ["attacks", "used", "block_lost", "spent"]

# What happens to a player and can be replaced.
WOULD_DRAW: Final[i64] = 0
WOULD_TAKE_DAMAGE: Final[i64] = 1
HAPPENINGS: Final = ["draw", "damage"]

# Registers.
PRIORITY: Final[i64] = 0  # who may add the next effect
PASSES: Final[i64] = 1  # passes in a row
MOVED: Final[i64] = 2  # weapon moves this turn
RESOLVING: Final[i64] = 3  # the Outlet is resolving
STAGE: Final[i64] = 4  # of an attack
CHANGED: Final[i64] = 5  # a player's health changed this turn
QUIET_TURNS: Final[i64] = 6  # turns in a row in which it did not
ADDED: Final[i64] = 7  # an effect was added since it was last asked
REGISTERS: Final = ["priority", "passes", "moved", "resolving", "stage", "changed", "quiet", "added"]

# Stages of an attack.
NO_ATTACK: Final[i64] = 0
DECLARED: Final[i64] = 1
BLOCKED: Final[i64] = 2

# Steps of a turn.
DRAW: Final[i64] = 0
MAIN: Final[i64] = 1
BATTLE: Final[i64] = 2
END: Final[i64] = 3
STEPS: Final = ["draw", "main", "battle", "end"]

# When an effect can be used.
T_MAIN: Final[i64] = 0
T_BATTLE: Final[i64] = 1
T_ANY: Final[i64] = 2
T_ATTACK: Final[i64] = 3
T_BLOCK: Final[i64] = 4
T_WAITING: Final[i64] = 5
TIMING: Final = {
    "main": T_MAIN,
    "battle": T_BATTLE,
    "any": T_ANY,
    "attack": T_ATTACK,
    "block": T_BLOCK,
    "waiting": T_WAITING,
}

# How often an effect can be used.
ONCE_A_TURN: Final[i64] = 1
ONCE_A_GAME: Final[i64] = 2
LIMIT: Final = {
    "": 0,
    "turn": ONCE_A_TURN,
    "game": ONCE_A_GAME,
}

# Verbs.
MOVE: Final[i64] = 6
RETURN: Final[i64] = 7
ATTACK: Final[i64] = 8
BLOCK: Final[i64] = 9
USE: Final[i64] = 10
LEAVE: Final[i64] = 11

# Prompts.
ASK_TURN: Final[i64] = 4
ASK_PRIORITY: Final[i64] = 5
ASK_CHANCE: Final[i64] = 6
ASK_BLOCK: Final[i64] = 7
ASK_RESPONSE: Final[i64] = 8

# Procedures.
TURN: Final[i64] = 4
STEP: Final[i64] = 5
ACTIVATE: Final[i64] = 6
OUTLET: Final[i64] = 7
WINDOW: Final[i64] = 8
BATTLE_ATTACK: Final[i64] = 9

# Slots of their frames.
STEP_KIND: Final[i64] = 0
STEP_ADDED: Final[i64] = 1
WINDOW_PASSES: Final[i64] = 0
WINDOW_ADDED: Final[i64] = 1
BATTLE_ATTACK_STOPPED: Final[i64] = 1
BATTLE_ATTACK_DAMAGE: Final[i64] = 2

# Slots of an effect's frame; the first is for the option that was chosen, in every game.
ABILITY_NULLIFIED: Final[i64] = 1

# Endings.
NO_HEALTH: Final[i64] = 2
BOTH_NO_HEALTH: Final[i64] = 3
QUIET: Final[i64] = 4
EMPTY_DECK: Final[i64] = 5

# Events.
ON_TURN: Final[i64] = 1
ON_STEP: Final[i64] = 2
ON_SHUFFLE: Final[i64] = 3
ON_DRAW: Final[i64] = 4
ON_EMPTY_DRAW: Final[i64] = 5
ON_ENTER: Final[i64] = 6
ON_RETURN: Final[i64] = 7
ON_DISCARD: Final[i64] = 8
ON_USE: Final[i64] = 9
ON_OUTLET_ADD: Final[i64] = 10
ON_RESOLVE: Final[i64] = 11
ON_NULLIFY: Final[i64] = 12
ON_SKIP: Final[i64] = 13
ON_ATTACK: Final[i64] = 14
ON_BLOCK: Final[i64] = 15
ON_NO_BLOCK: Final[i64] = 16
ON_STOP_ATTACK: Final[i64] = 17
ON_ATTACK_END: Final[i64] = 18
ON_BLOCK_LOSS: Final[i64] = 19
ON_MEND: Final[i64] = 20
ON_DAMAGE: Final[i64] = 21
ON_HEAL: Final[i64] = 22
ON_LOOK: Final[i64] = 23
ON_REVEAL: Final[i64] = 24
ON_TAKE: Final[i64] = 25
ON_BOTTOM: Final[i64] = 26
ON_CHANGE: Final[i64] = 27
ON_HELD: Final[i64] = 28
EVENTS: Final[list[tuple[str, list[str]]]] = [
    ("ON_TURN", ["turn"]),
    ("ON_STEP", ["step"]),
    ("ON_SHUFFLE", []),
    ("ON_DRAW", []),
    ("ON_EMPTY_DRAW", []),
    ("ON_ENTER", []),
    ("ON_RETURN", []),
    ("ON_DISCARD", []),
    ("ON_USE", []),
    ("ON_OUTLET_ADD", ["waiting"]),
    ("ON_RESOLVE", ["waiting"]),
    ("ON_NULLIFY", []),
    ("ON_SKIP", ["waiting"]),
    ("ON_ATTACK", []),
    ("ON_BLOCK", []),
    ("ON_NO_BLOCK", []),
    ("ON_STOP_ATTACK", []),
    ("ON_ATTACK_END", []),
    ("ON_BLOCK_LOSS", ["lost"]),
    ("ON_MEND", ["mended"]),
    ("ON_DAMAGE", ["amount", "health"]),
    ("ON_HEAL", ["amount", "health"]),
    ("ON_LOOK", []),
    ("ON_REVEAL", []),
    ("ON_TAKE", []),
    ("ON_BOTTOM", []),
    ("ON_CHANGE", ["stat", "amount"]),
    ("ON_HELD", ["attack", "block"]),
]
