"""Written by `make docs` from terms.py; do not edit. A thing's number is its place among its like."""

from __future__ import annotations

from typing import Final

from ...core.action import OWN_VERBS
from ...core.engine import OWN_ENDINGS, OWN_PROMPTS
from ...core.frame import OWN_PROCEDURES
from ...core.packed import i64

assert OWN_ENDINGS == 2, "run `make docs`"
assert OWN_PROCEDURES == 4, "run `make docs`"
assert OWN_PROMPTS == 4, "run `make docs`"
assert OWN_VERBS == 6, "run `make docs`"

# Zones. A circle is a zone of its own: a unit's circle is where it is.
DECK: Final[i64] = 0
HAND: Final[i64] = 1
V: Final[i64] = 2
R1: Final[i64] = 3
R2: Final[i64] = 4
R3: Final[i64] = 5
R4: Final[i64] = 6
R5: Final[i64] = 7
SOUL: Final[i64] = 8
HEART: Final[i64] = 9
GC: Final[i64] = 10
DROP: Final[i64] = 11
DAMAGE: Final[i64] = 12
TRIGGER: Final[i64] = 13
BIND: Final[i64] = 14
G: Final[i64] = 15
RIDE: Final[i64] = 16
ORDER_AREA: Final[i64] = 17
ORDER: Final[i64] = 18
GAUGE: Final[i64] = 19
CREST: Final[i64] = 20
REMOVED: Final[i64] = 21
DRESS: Final[i64] = 22  # originalDress: cards under a unit in the overDress state
MARKERS: Final[i64] = 23  # imaginary gifts, each under a circle
MATE: Final[i64] = 24  # the legion mate, beside its leader on VC
ACCEL: Final[i64] = 25  # the first of the circles that Accel adds
ZONES: Final = [
    "deck", "hand", "V", "R1", "R2", "R3", "R4", "R5", "soul", "heart", "GC", "drop", "damage", "trigger", "bind", "G",
    "ride", "order_area", "order", "gauge", "crest", "removed", "dress", "markers", "mate",
]  # fmt: skip

# Traits of cards that filters ask for.
NATION: Final[i64] = 0
CLAN: Final[i64] = 1
RACE: Final[i64] = 2
ICONS: Final[i64] = 3
TRAITS: Final = ["nation", "clan", "race", "icons"]

# Kinds of card.
UNIT: Final[i64] = 0
TRIGGER_UNIT: Final[i64] = 1
G_UNIT: Final[i64] = 2
NORMAL_ORDER: Final[i64] = 3
BLITZ_ORDER: Final[i64] = 4
SET_ORDER: Final[i64] = 5
CREST_CARD: Final[i64] = 6
TOKEN: Final[i64] = 7
GIFT_CARD: Final[i64] = 8
KINDS: Final = [
    "unit", "trigger unit", "G unit", "normal order", "blitz order", "set order", "crest", "token", "gift", "blank",
]  # fmt: skip

# Stats.
POWER: Final[i64] = 0
SHIELD: Final[i64] = 1
CRITICAL: Final[i64] = 2
DRIVE: Final[i64] = 3
GRADE: Final[i64] = 4
STATS: Final = ["power", "shield", "critical", "drive", "grade"]

# Skills, numbered after the stats.
BOOST_SKILL: Final[i64] = 5
INTERCEPT_SKILL: Final[i64] = 6
RESIST: Final[i64] = 7
RESTRAINT: Final[i64] = 8
UNHIT: Final[i64] = 9
NO_STAND: Final[i64] = 10
NO_BOOST: Final[i64] = 11
NO_INTERCEPT: Final[i64] = 12
BACK_ROW_ATTACK: Final[i64] = 13
FRONT_ROW_BATTLE: Final[i64] = 14
LOST_BOOST: Final[i64] = 15
LOST_INTERCEPT: Final[i64] = 16
SURE_HIT: Final[i64] = 17
LORD: Final[i64] = 18
COLUMN_ATTACK: Final[i64] = 19  # it may attack the back row of its column
HITS_ANYWAY: Final[i64] = 20  # what waits for its attack to hit is played where it did not, too
LOST_TWIN_DRIVE: Final[i64] = 21
GRANTED: Final[i64] = 22  # its amount is the number of an ability
SILENCED: Final[i64] = 23  # it has lost all of them
SET_POWER: Final[i64] = 24  # the amount is what the number becomes
SET_SHIELD: Final[i64] = 25
SET_CRITICAL: Final[i64] = 26
SET_DRIVE: Final[i64] = 27
SET_GRADE: Final[i64] = 28
ORIGINAL_POWER: Final[i64] = 29
ORIGINAL_SHIELD: Final[i64] = 30
ORIGINAL_CRITICAL: Final[i64] = 31
ALSO_NAMED: Final[i64] = 32  # by the number of a name
ALSO_OF_CLAN: Final[i64] = 33  # by the bit of a word
BACK_ROW_INTERCEPT: Final[i64] = 34
EARLY_LIMIT_BREAK: Final[i64] = 35  # its Limit Break 4 needs no damage
NOT_RETIRED: Final[i64] = 36  # by effects of cards
NOT_RETIRED_BY_THEM: Final[i64] = 37  # by effects of the opponent's cards
HARMONY: Final[i64] = 38  # and the other states that keywords bring
HOLLOWED: Final[i64] = 39
BLAZING: Final[i64] = 40
ENGORGED: Final[i64] = 41
FRIENDS: Final[i64] = 42
UNDER_NO_GUARD: Final[i64] = 43  # what a continuous ability lays upon the player of a vanguard
UNDER_NO_GRADE_0: Final[i64] = 44
UNDER_NO_GRADE_1: Final[i64] = 45
UNDER_NO_SENTINEL: Final[i64] = 46
UNDER_NO_INTERCEPTION: Final[i64] = 47
UNDER_PAIRED: Final[i64] = 48
NO_VANGUARD_ATTACK: Final[i64] = 49
NO_REAR_ATTACK: Final[i64] = 50
NOT_ATTACKED: Final[i64] = 51
BACK_ROW_AIM: Final[i64] = 52  # from the back row, and vanguards alone
SKILLS: Final = [
    "boost", "intercept", "resist", "restraint", "unhit", "no stand", "no boost", "no intercept", "back row attack",
    "front row battle", "no icon boost", "no icon intercept", "sure hit", "lord", "column attack", "hits anyway",
    "no icon twin drive", "ability", "no abilities", "set power", "set shield", "set critical", "set drive",
    "set grade", "original power", "original shield", "original critical", "also named", "also of clan",
    "back row intercept", "early limit break", "not retired", "not retired by opponent", "harmony", "hollowed",
    "blazing", "engorged", "friends", "under no guard from hand", "under no grade 0 guard", "under no grade 1 guard",
    "under no sentinel guard", "under no interception", "under paired guard", "no vanguard attack", "no rear attack",
    "not attacked", "back row vanguard attack",
]  # fmt: skip

# Marks.
REST: Final[i64] = 0
FACE: Final[i64] = 1
GUARDS: Final[i64] = 2  # the circle that a guardian guards
USED: Final[i64] = 3  # abilities used this turn, a bit each
MOVED: Final[i64] = 4  # went to another circle in this battle
LOCKED: Final[i64] = 5
DRESSED: Final[i64] = 6  # how many originalDress it has
UNDER: Final[i64] = 7  # of an originalDress: the circle of its unit
ATTACKS: Final[i64] = 8  # how often it attacked this turn
RIDE_CARD: Final[i64] = 9  # began in the ride deck; it lasts
DELETED: Final[i64] = 10
LEGIONED: Final[i64] = 11  # has sought its mate
CHOSEN_HEART: Final[i64] = 12  # whose power and name the G unit has
ARRIVED: Final[i64] = 13  # placed this turn: 1, and 2 where by an ability, 4 where in the ride phase
MARKS: Final = [
    "rest", "face", "guards", "used", "moved", "locked", "dressed", "under", "attacks", "ride_card", "deleted",
    "legioned", "chosen_heart", "arrived",
]  # fmt: skip

# What happens to a player and can be replaced.
WOULD_DRAW: Final[i64] = 0
WOULD_TAKE_DAMAGE: Final[i64] = 1
WOULD_COUNTER_BLAST: Final[i64] = 2
WOULD_SOUL_BLAST: Final[i64] = 3
WOULD_ENERGY_BLAST: Final[i64] = 4
WOULD_SOUL_CHARGE: Final[i64] = 5
HAPPENINGS: Final = ["draw", "damage", "counter blast", "soul blast", "energy blast", "soul charge"]

# What an effect or a cost does to cards that leave for another zone.
PUT: Final[i64] = 0
DISCARDED_BY: Final[i64] = 1
RETIRED_BY: Final[i64] = 2
HEALED: Final[i64] = 3
PAID_PUT: Final[i64] = 4
PAID_DISCARD: Final[i64] = 5
PAID_RETIRE: Final[i64] = 6
DEEDS: Final = ["put", "discard", "retire", "heal", "pay by putting", "pay by discarding", "pay by retiring"]

# Registers.
RODE: Final[i64] = 0  # normal rides this turn
BATTLES: Final[i64] = 1  # battles this turn
ORDERS: Final[i64] = 2  # and 3: orders played this turn
PERSONA: Final[i64] = 4  # and 5: persona rode this turn
IN_BATTLE: Final[i64] = 6
TURN_FLAGS: Final[i64] = 7  # and 8: what a player is under until end of turn, a bit each
BATTLE_FLAGS: Final[i64] = 9  # and 10: until end of the battle
DIVINE: Final[i64] = 11  # and 12: divine skill used in this fight
REGALIS: Final[i64] = 13  # and 14: regalis piece used in this fight
CALLED: Final[i64] = 15  # and 16: units called this turn
DISCARDED: Final[i64] = 17  # and 18
SOUL_CHARGED: Final[i64] = 19  # and 20
FROM_RIDE_DECK: Final[i64] = 21  # and 22: rode from the ride deck this turn
STRODE: Final[i64] = 23  # this turn
BEGAN_WITH_3: Final[i64] = 24  # the turn began with a vanguard of grade 3 or greater
CAME_FROM: Final[i64] = 25  # while an event is told: the zone a card came from, plus 1
CAME_BY: Final[i64] = 26  # while an event is told: the keyword that placed it
UNIQUE: Final[i64] = 27  # and 28: unique skill used in this fight
PENDING: Final[i64] = 29  # and 30: damage by an effect that is still to be dealt
ACCELS: Final[i64] = 31  # and 32: circles that Accel has added
GIFT: Final[i64] = 33  # and 34: the gift a player has, and its type
ADDED_DRIVE: Final[i64] = 35  # additional drive checks to come in this battle
EXTRA_TURNS: Final[i64] = 36  # the turn player has more turns to come
DOER: Final[i64] = 37  # while it is told what a player has done: who, plus 1
SKIPS: Final[i64] = 38  # and 39: the phases whose next one a player skips, a bit each
ADDED_PHASES: Final[i64] = 40  # to come after the battle phase: an octal digit each, plus 1, the next one last
IN_ADDED: Final[i64] = 41  # the phase is such a one
CUT_SHORT: Final[i64] = 42  # the turn goes on with its end phase when what is under way is over
RODE_GRADE: Final[i64] = 43  # and 44: the greatest grade that was ridden in this fight, plus 1
NORMAL_ORDERS: Final[i64] = 45  # and 46: played this turn
ENSOULED: Final[i64] = 47  # and 48: cards put into a player's soul this turn
HOMARE: Final[i64] = 49  # and 50: the cost of such an ability was paid this turn
NAME_USES: Final[i64] = 51  # and 52: an ability that a card of its name used this turn; and three more
NAME_USES_2: Final[i64] = 53  # and 54
NAME_USES_3: Final[i64] = 55  # and 56
NAME_USES_4: Final[i64] = 57  # and 58
PAIRING: Final[i64] = 59  # of cards called to guard at the same time: 1 is owed a second, 2 may have more
REAR_CALLED: Final[i64] = 60  # and 61: units called to RC this turn
SOUL_CALLED: Final[i64] = 62  # and 63: units called from the soul this turn
DECK_CALLED: Final[i64] = 64  # and 65: units called from the deck this turn
RIDES: Final[i64] = 66  # and 67: this turn, by a rule or an effect
PHASE_RIDES: Final[i64] = 68  # and 69: of these, in the ride phase
CHARGES: Final[i64] = 70  # and 71: counter charges this turn
DAMAGED: Final[i64] = 72  # and 73: cards put into the damage zone this turn
RETIRED: Final[i64] = 74  # and 75: rear-guards that went to the drop zone this turn
BOUND: Final[i64] = 76  # and 77: cards put into the bind zone this turn
RETURNED: Final[i64] = 78  # and 79: rear-guards that went to the hand this turn
SUNK: Final[i64] = 80  # and 81: rear-guards put under the deck this turn
SOULED: Final[i64] = 82  # and 83: cards put into the soul by an ability this turn
STOOD: Final[i64] = 84  # and 85: units that an ability made stand this turn
SOUL_PAID: Final[i64] = 86  # and 87: the most cards of the soul that were blasted at once for an ability this turn
FRONT_PAID: Final[i64] = 88  # and 89: the same for a vanguard's
ENERGY_PAID: Final[i64] = 90  # and 91: the same for energy
REGISTERS: Final = [
    "rode", "battles", "orders0", "orders1", "persona0", "persona1", "in_battle", "turn_flags0", "turn_flags1",
    "battle_flags0", "battle_flags1", "divine0", "divine1", "regalis0", "regalis1", "called0", "called1", "discarded0",
    "discarded1", "soul_charged0", "soul_charged1", "ride_deck0", "ride_deck1", "strode", "began_with_3", "came_from",
    "came_by", "unique0", "unique1", "pending0", "pending1", "accels0", "accels1", "gift0", "gift1", "added_drive",
    "extra_turns", "doer", "skips0", "skips1", "added_phases", "in_added", "cut_short", "rode_grade0", "rode_grade1",
    "normal_orders0", "normal_orders1", "ensouled0", "ensouled1", "homare0", "homare1", "name_uses0", "name_uses1",
    "name_uses_20", "name_uses_21", "name_uses_30", "name_uses_31", "name_uses_40", "name_uses_41", "pairing",
    "rear_called0", "rear_called1", "soul_called0", "soul_called1", "deck_called0", "deck_called1", "rides0", "rides1",
    "phase_rides0", "phase_rides1", "charges0", "charges1", "damaged0", "damaged1", "retired0", "retired1", "bound0",
    "bound1", "returned0", "returned1", "sunk0", "sunk1", "souled0", "souled1", "stood0", "stood1", "soul_paid0",
    "soul_paid1", "front_paid0", "front_paid1", "energy_paid0", "energy_paid1",
]  # fmt: skip

# What a player can be under, a bit each.
NO_GUARD: Final[i64] = 1
NO_GRADE_0_GUARD: Final[i64] = 2
EXTRA_ORDER: Final[i64] = 3
FREE_COUNTER_BLAST: Final[i64] = 4
NO_GRADE_1_GUARD: Final[i64] = 6  # nor any greater grade
NO_SENTINEL_GUARD: Final[i64] = 7
NO_INTERCEPTION: Final[i64] = 8
PAIRED_GUARD: Final[i64] = 9  # two or more cards of the hand at the same time
NO_PERSONA_RIDE: Final[i64] = 10
FLAGS: Final = [
    "final rush", "no guard from hand", "no grade 0 guard", "extra order", "free counter blast", "dark night",
    "no grade 1 guard", "no sentinel guard", "no interception", "paired guard", "no persona ride",
]  # fmt: skip

# What can place a unit besides a call or a ride.
OVERDRESS: Final[i64] = 1
STRIDE: Final[i64] = 3
WAYS: Final = ["", "overDress", "revolDress", "stride"]

# Why a card goes somewhere.
BY_EFFECT: Final[i64] = 0
BY_RETIRE: Final[i64] = 1
BY_DISCARD: Final[i64] = 2
BY_SOUL_BLAST: Final[i64] = 3
BY_HEAL: Final[i64] = 4
BY_GUARD_END: Final[i64] = 5
BY_RULE: Final[i64] = 6
BY_RIDE: Final[i64] = 7
BY_COST: Final[i64] = 8
BY_CHECK: Final[i64] = 9
BY_ORDER: Final[i64] = 10
BY_SOUL_CHARGE: Final[i64] = 11
REASONS: Final = [
    "effect", "retire", "discard", "soul_blast", "heal", "guard_end", "rule", "ride", "cost", "check", "order",
    "soul_charge",
]  # fmt: skip

# Phases.
STAND_PHASE: Final[i64] = 0
DRAW_PHASE: Final[i64] = 1
RIDE_PHASE: Final[i64] = 2
STRIDE_PHASE: Final[i64] = 3
MAIN_PHASE: Final[i64] = 4
BATTLE_PHASE: Final[i64] = 5
END_PHASE: Final[i64] = 6
PHASES: Final = ["stand", "draw", "ride", "stride", "main", "battle", "end"]

# Trigger icons, as printed.
NO_TRIGGER: Final[i64] = 0
CRITICAL_TRIGGER: Final[i64] = 1
DRAW_TRIGGER: Final[i64] = 2
HEAL_TRIGGER: Final[i64] = 3
STAND_TRIGGER: Final[i64] = 4
FRONT_TRIGGER: Final[i64] = 5
OVER_TRIGGER: Final[i64] = 6
TRIGGERS: Final = ["", "critical", "draw", "heal", "stand", "front", "over"]

# What the rules know of a card.
ICON: Final[i64] = 0
ICON_POWER: Final[i64] = 1
BOOSTS: Final[i64] = 2
INTERCEPTS: Final[i64] = 3
PERSONA_ICON: Final[i64] = 4
SENTINEL: Final[i64] = 5
ACE: Final[i64] = 6
OVERDRESS_ICON: Final[i64] = 7
ENERGY_LIMIT: Final[i64] = 8
COPY_LIMIT: Final[i64] = 9
REGALIS_ICON: Final[i64] = 10
GIFT_ICON: Final[i64] = 11
G_GUARDIAN: Final[i64] = 12
ULTIMATE: Final[i64] = 13  # ultimate stride
TICKET: Final[i64] = 14
STRIDE_PLUS: Final[i64] = 15  # grades more where it is discarded for a stride
STRIDE_AS: Final[i64] = 16  # the grade it may be discarded as
AS_HEAL: Final[i64] = 17  # it may be discarded for a G guardian as a card with a heal icon

# Imaginary gifts.
FORCE: Final[i64] = 1
ACCEL_GIFT: Final[i64] = 2
PROTECT: Final[i64] = 3
GIFTS: Final = ["", "Force", "Accel", "Protect"]

# What an ability that is not played by itself belongs to.
AT_BATTLE_END: Final[i64] = 1
AT_TURN_END: Final[i64] = 2
WORN: Final[i64] = 3
OVER_TEXT: Final[i64] = 4
AT_END_PHASE: Final[i64] = 5

# How often an ability may be used.
ONCE_A_TURN: Final[i64] = 1
DIVINE_SKILL: Final[i64] = 2
REGALIS_PIECE: Final[i64] = 3
UNIQUE_SKILL: Final[i64] = 4
HOMARE_LIMIT: Final[i64] = 5
ONCE_A_NAME: Final[i64] = 6  # once a turn for all cards of that name
LIMITS: Final = ["", "turn", "divine skill", "regalis piece", "unique skill", "homare", "card name"]

# Checks.
DRIVE_CHECK: Final[i64] = 0
DAMAGE_CHECK: Final[i64] = 1

# Verbs.
RIDE_UNIT: Final[i64] = 6
CALL: Final[i64] = 7
MOVE: Final[i64] = 8
ATTACK: Final[i64] = 9
BOOST: Final[i64] = 10
GUARD: Final[i64] = 11
INTERCEPT: Final[i64] = 12
ACT: Final[i64] = 13
PLAY_ORDER: Final[i64] = 14
STRIDE_UNIT: Final[i64] = 15
DRESS_UNIT: Final[i64] = 16
PLACE: Final[i64] = 17
GUARD_FOR: Final[i64] = 18  # where several units are attacked
INTERCEPT_FOR: Final[i64] = 19
G_GUARD: Final[i64] = 20
G_GUARD_FOR: Final[i64] = 21

# Prompts.
ASK_MULLIGAN: Final[i64] = 4
ASK_RIDE: Final[i64] = 5
ASK_DISCARD: Final[i64] = 6
ASK_MAIN: Final[i64] = 7
ASK_ATTACK: Final[i64] = 8
ASK_BOOST: Final[i64] = 9
ASK_GUARD: Final[i64] = 10
ASK_TRIGGER: Final[i64] = 11
ASK_HEAL: Final[i64] = 12
ASK_STAND: Final[i64] = 13
ASK_SOUL: Final[i64] = 14
ASK_STRIDE: Final[i64] = 15
ASK_STRIDE_COST: Final[i64] = 16
ASK_CIRCLE: Final[i64] = 17
ASK_STARTER: Final[i64] = 18
ASK_PARTS: Final[i64] = 19
ASK_GIFT: Final[i64] = 20
ASK_GIFT_CIRCLE: Final[i64] = 21
ASK_ASSIST: Final[i64] = 22
ASK_ASSIST_CARD: Final[i64] = 23
ASK_ASSIST_PRICE: Final[i64] = 24
ASK_CRITICAL: Final[i64] = 25
ASK_HEAL_COST: Final[i64] = 26
ASK_HEART: Final[i64] = 27

# Procedures.
SETUP: Final[i64] = 4
TURN: Final[i64] = 5
STANDING: Final[i64] = 6
DRAWING: Final[i64] = 7
RIDING: Final[i64] = 8
RIDE_PROC: Final[i64] = 9
MAIN_PROC: Final[i64] = 10
BATTLE_PROC: Final[i64] = 11
ATTACKING: Final[i64] = 12  # hits: a bit per target; nth: the check, damage or target it has come to
CHECK: Final[i64] = 13  # nth: which damage, and above it the bits of its parts
ENDING: Final[i64] = 14
FROM_SOUL: Final[i64] = 15
STRIDING: Final[i64] = 16
STRIDE_PROC: Final[i64] = 17
ACTING: Final[i64] = 18
ORDERING: Final[i64] = 19
BLITZING: Final[i64] = 20
DEALING: Final[i64] = 21
RESOLVING: Final[i64] = 22
GIFTING: Final[i64] = 23
ASSISTING: Final[i64] = 24
G_GUARDING: Final[i64] = 25  # circle: of the unit that is guarded, plus 1
HEART_CHOICE: Final[i64] = 26

# Slots of their frames.
SETUP_SEATS: Final[i64] = 0
ATTACKING_HITS: Final[i64] = 0
ATTACKING_DAMAGE: Final[i64] = 1
ATTACKING_NTH: Final[i64] = 2
CHECK_KIND: Final[i64] = 0
CHECK_NTH: Final[i64] = 1
CHECK_ICON: Final[i64] = 2
DEALING_DAMAGE: Final[i64] = 1
DEALING_NTH: Final[i64] = 2
GIFTING_GIFT: Final[i64] = 0
GIFTING_TYPE: Final[i64] = 1
GIFTING_CIRCLE: Final[i64] = 2
ASSISTING_PRICE: Final[i64] = 0
G_GUARDING_CIRCLE: Final[i64] = 0

# Slots of an ability's frame; the first is for the option that was chosen, in every game.
ABILITY_LEFT: Final[i64] = 1  # how often it is still repeated
ABILITY_DONE: Final[i64] = 2  # how many cards the latest instruction touched

# Endings.
SIX_DAMAGE: Final[i64] = 2
EMPTY_DECK: Final[i64] = 3
NO_VANGUARD: Final[i64] = 4
BOTH_LOSE: Final[i64] = 5
BY_CARD: Final[i64] = 6
ILLEGAL_DECK: Final[i64] = 7

# Circles.
REAR: Final = [R1, R2, R3, R4, R5]

PHASE_BITS: Final[i64] = 3  # of a phase that an effect has added, in its register
PHASE_MASK: Final[i64] = 7
COMPARED: Final[i64] = 2  # what a battle's register says once it is settled what the attack hits

GIFT_MASK: Final[i64] = 3  # the bits of a register that say which gift it is; above them stands the type
