"""What the duel numbers, by the course's names: names.py is written from this (`make docs`)."""

from __future__ import annotations

from ...core.terms import endings, events, procedures, prompts, terms, verbs

KEY = "duel"
ZONES = terms("""
# Zones.
DECK deck
HAND hand
MONSTERS monsters
SPELLS spells
GRAVEYARD graveyard
""")
KINDS = terms("""
# Kinds of card; a blank card is of no kind that could be played.
MONSTER monster
SPELL spell
- blank
""")
STATS = terms("""
# Stats.
ATTACK_STAT attack
DEFENSE_STAT defense
LEVEL_STAT level
""")
MARKS = terms("""
# Marks.
MODE mode
FACE face
ATTACKED attacked  # this turn
SWITCHED switched  # this turn
FRESH fresh  # a spell that was set this turn
GAIN gain  # attack and defense for good, in the graveyard too
""")
MODES = terms("""
# Modes of a monster.
ATTACK_MODE attack
DEFENSE_MODE defense
""")
FACES = terms("""
# How a card lies.
UP up
DOWN down
""")
HAPPENINGS = terms("""
# What happens to a player and can be replaced.
WOULD_DRAW draw
WOULD_TAKE_DAMAGE damage
""")
REGISTERS = terms("""
# Registers.
ADDED added  # monsters added from the hand this turn
""")
PHASES = terms("""
# Phases.
MAIN1 main1
BATTLE battle
MAIN2 main2
""")
VERBS = verbs("""
SUMMON summon handle tells | turn
SET set handle tells | turn
ACTIVATE activate handle tells | turn
SWITCH switch slot | turn
ATTACK attack slot slot across | turn  # a monster
DIRECT attack slot | turn  # the opponent
NEXT next | turn
END end | turn
""")
PROMPTS = prompts("""
ASK_TURN turn | Phases
""")
PROCEDURES = procedures("""
TURN turn | Phases
ADD_MONSTER add | Monsters | verb
ACTIVATE_SPELL activate | Spells
ATTACK_WITH attack | Attack
""")
ENDINGS = endings("""
NO_LIFE no_life | Win: life points at 0
EMPTY_DECK empty_deck | Win: the opponent must draw from an empty deck
""")
EVENTS = events("""
ON_TURN turn
ON_PHASE phase
ON_SHUFFLE
ON_DRAW
ON_EMPTY_DRAW
ON_SUMMON
ON_SET
ON_SACRIFICE
ON_SWITCH mode
ON_FLIP
ON_ACTIVATE
ON_SPELL_DONE
ON_ATTACK
ON_DIRECT_ATTACK
ON_HELD
ON_DAMAGE amount life
ON_DESTROY
ON_DISCARD
ON_CONTROL
ON_REVIVE
ON_ROLL roll
ON_GROW amount
""")
