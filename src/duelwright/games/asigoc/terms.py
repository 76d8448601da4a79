"""What ASIGOC numbers, by the rulebook's names: names.py is written from this (`make docs`)."""

from __future__ import annotations

from ...core.terms import endings, events, procedures, prompts, terms, verbs

KEY = "asigoc"
ZONES = terms("""
# Zones.
DECK deck
HAND hand
WEAPONS weapons
DISCARD discard
ACE ace
""")
KINDS = terms("""
# Kinds of card; a blank card is of no kind that could be played.
WEAPON weapon
ITEM item
- ace
- blank
""")
STATS = terms("""
# Stats.
ATTACK_STAT attack
BLOCK_STAT block
""")
MARKS = terms("""
# Marks.
ATTACKS attacks  # attacks this turn
USED used  # its effect was used this turn
BLOCK_LOST block_lost  # for good
SPENT spent  # its effect was used this game
""")
HAPPENINGS = terms("""
# What happens to a player and can be replaced.
WOULD_DRAW draw
WOULD_TAKE_DAMAGE damage
""")
REGISTERS = terms("""
# Registers.
PRIORITY priority  # who may add the next effect
PASSES passes  # passes in a row
MOVED moved  # weapon moves this turn
RESOLVING resolving  # the Outlet is resolving
STAGE stage  # of an attack
CHANGED changed  # a player's health changed this turn
QUIET_TURNS quiet  # turns in a row in which it did not
ADDED added  # an effect was added since it was last asked
""")
STAGES = terms("""
# Stages of an attack.
NO_ATTACK
DECLARED
BLOCKED
""")
STEPS = terms("""
# Steps of a turn.
DRAW draw
MAIN main
BATTLE battle
END end
""")
TIMING = terms(
    """
# When an effect can be used.
T_MAIN main
T_BATTLE battle
T_ANY any
T_ATTACK attack
T_BLOCK block
T_WAITING waiting
""",
    by_word=True,
)
LIMIT = terms(
    """
# How often an effect can be used.
- ""
ONCE_A_TURN turn
ONCE_A_GAME game
""",
    by_word=True,
)
VERBS = verbs("""
MOVE move handle slot | turn
RETURN return slot | turn
ATTACK attack slot | turn
BLOCK block slot | block
USE use handle | turn priority chance response
LEAVE leave | turn
""")
PROMPTS = prompts("""
ASK_TURN turn | Turn
ASK_PRIORITY priority | The Outlet
ASK_CHANCE chance | Leaving a step
ASK_BLOCK block | Battle step
ASK_RESPONSE response | Windows for responses in battle
""")
PROCEDURES = procedures("""
TURN turn | Turn
STEP step | Turn and steps | kind added
ACTIVATE activate | Items, Aces and Weapons with an effect
OUTLET outlet | The Outlet
WINDOW window | Windows for responses in battle | passes added
BATTLE_ATTACK attack | Battle step | - stopped damage
""")
EFFECT = terms("""
# Slots of an effect's frame; the first is for the option that was chosen, in every game.
-
ABILITY_NULLIFIED
""")
ENDINGS = endings("""
NO_HEALTH no_health | At 0 health a player loses
BOTH_NO_HEALTH both_no_health | Both at 0: a draw
QUIET quiet_turns | Neither player's health changed for too long
EMPTY_DECK empty_deck | Drawing from an empty deck
""")
EVENTS = events("""
ON_TURN turn
ON_STEP step
ON_SHUFFLE
ON_DRAW
ON_EMPTY_DRAW
ON_ENTER
ON_RETURN
ON_DISCARD
ON_USE
ON_OUTLET_ADD waiting
ON_RESOLVE waiting
ON_NULLIFY
ON_SKIP waiting
ON_ATTACK
ON_BLOCK
ON_NO_BLOCK
ON_STOP_ATTACK
ON_ATTACK_END
ON_BLOCK_LOSS lost
ON_MEND mended
ON_DAMAGE amount health
ON_HEAL amount health
ON_LOOK
ON_REVEAL
ON_TAKE
ON_BOTTOM
ON_CHANGE stat amount
ON_HELD attack block
""")
