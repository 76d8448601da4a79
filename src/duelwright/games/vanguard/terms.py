"""What Vanguard numbers, by the rulebook's names: names.py and events.py are written from this (`make docs`).

The events are those of the D format's specification (S2 of docs/sources.md) by its own names, then the ones that real
cards need besides.
"""

from __future__ import annotations

from ...core.terms import endings, procedures, prompts, terms, verbs
from .event_terms import EVENTS as EVENTS

ZONES = terms("""
# Zones. A circle is a zone of its own: a unit's circle is where it is.
DECK deck
HAND hand
V V
R1 R1
R2 R2
R3 R3
R4 R4
R5 R5
SOUL soul
HEART heart
GC GC
DROP drop
DAMAGE damage
TRIGGER trigger
BIND bind
G G
RIDE ride
ORDER_AREA order_area
ORDER order
GAUGE gauge
CREST crest
REMOVED removed
DRESS dress  # originalDress: cards under a unit in the overDress state
MARKERS markers  # imaginary gifts, each under a circle
MATE mate  # the legion mate, beside its leader on VC
ACCEL  # the first of the circles that Accel adds
""")
TRAITS = terms("""
# Traits of cards that filters ask for.
NATION nation
CLAN clan
RACE race
ICONS icons
""")
KINDS = terms("""
# Kinds of card.
UNIT unit
TRIGGER_UNIT trigger unit
G_UNIT G unit
NORMAL_ORDER normal order
BLITZ_ORDER blitz order
SET_ORDER set order
CREST_CARD crest
TOKEN token
GIFT_CARD gift
- blank
""")
STATS = terms("""
# Stats.
POWER power
SHIELD shield
CRITICAL critical
DRIVE drive
GRADE grade
""")
SKILLS = terms(
    """
# Skills, numbered after the stats.
BOOST_SKILL boost
INTERCEPT_SKILL intercept
RESIST resist
RESTRAINT restraint
UNHIT unhit
NO_STAND no stand
NO_BOOST no boost
NO_INTERCEPT no intercept
BACK_ROW_ATTACK back row attack
FRONT_ROW_BATTLE front row battle
LOST_BOOST no icon boost
LOST_INTERCEPT no icon intercept
SURE_HIT sure hit
LORD lord
COLUMN_ATTACK column attack  # it may attack the back row of its column
HITS_ANYWAY hits anyway  # what waits for its attack to hit is played where it did not, too
LOST_TWIN_DRIVE no icon twin drive
GRANTED ability  # its amount is the number of an ability
SILENCED no abilities  # it has lost all of them
SET_POWER set power  # the amount is what the number becomes
SET_SHIELD set shield
SET_CRITICAL set critical
SET_DRIVE set drive
SET_GRADE set grade
ORIGINAL_POWER original power
ORIGINAL_SHIELD original shield
ORIGINAL_CRITICAL original critical
ALSO_NAMED also named  # by the number of a name
ALSO_OF_CLAN also of clan  # by the bit of a word
BACK_ROW_INTERCEPT back row intercept
EARLY_LIMIT_BREAK early limit break  # its Limit Break 4 needs no damage
NOT_RETIRED not retired  # by effects of cards
NOT_RETIRED_BY_THEM not retired by opponent  # by effects of the opponent's cards
HARMONY harmony  # and the other states that keywords bring
HOLLOWED hollowed
BLAZING blazing
ENGORGED engorged
FRIENDS friends
UNDER_NO_GUARD under no guard from hand  # what a continuous ability lays upon the player of a vanguard
UNDER_NO_GRADE_0 under no grade 0 guard
UNDER_NO_GRADE_1 under no grade 1 guard
UNDER_NO_SENTINEL under no sentinel guard
UNDER_NO_INTERCEPTION under no interception
UNDER_PAIRED under paired guard
NO_VANGUARD_ATTACK no vanguard attack
NO_REAR_ATTACK no rear attack
NOT_ATTACKED not attacked
BACK_ROW_AIM back row vanguard attack  # from the back row, and vanguards alone
""",
    after=STATS,
)
MARKS = terms("""
# Marks.
REST rest
FACE face
GUARDS guards  # the circle that a guardian guards
USED used  # abilities used this turn, a bit each
MOVED moved  # went to another circle in this battle
LOCKED locked
DRESSED dressed  # how many originalDress it has
UNDER under  # of an originalDress: the circle of its unit
ATTACKS attacks  # how often it attacked this turn
RIDE_CARD ride_card  # began in the ride deck; it lasts
DELETED deleted
LEGIONED legioned  # has sought its mate
CHOSEN_HEART chosen_heart  # whose power and name the G unit has
ARRIVED arrived  # placed this turn: 1, and 2 where by an ability, 4 where in the ride phase
""")
HAPPENINGS = terms("""
# What happens to a player and can be replaced.
WOULD_DRAW draw
WOULD_TAKE_DAMAGE damage
WOULD_COUNTER_BLAST counter blast
WOULD_SOUL_BLAST soul blast
WOULD_ENERGY_BLAST energy blast
WOULD_SOUL_CHARGE soul charge
""")
DEEDS = terms("""
# What an effect or a cost does to cards that leave for another zone.
PUT put
DISCARDED_BY discard
RETIRED_BY retire
HEALED heal
PAID_PUT pay by putting
PAID_DISCARD pay by discarding
PAID_RETIRE pay by retiring
""")
REGISTERS = terms("""
# Registers.
RODE rode  # normal rides this turn
BATTLES battles  # battles this turn
ORDERS orders x2  # orders played this turn
PERSONA persona x2  # persona rode this turn
IN_BATTLE in_battle
TURN_FLAGS turn_flags x2  # what a player is under until end of turn, a bit each
BATTLE_FLAGS battle_flags x2  # until end of the battle
DIVINE divine x2  # divine skill used in this fight
REGALIS regalis x2  # regalis piece used in this fight
CALLED called x2  # units called this turn
DISCARDED discarded x2
SOUL_CHARGED soul_charged x2
FROM_RIDE_DECK ride_deck x2  # rode from the ride deck this turn
STRODE strode  # this turn
BEGAN_WITH_3 began_with_3  # the turn began with a vanguard of grade 3 or greater
CAME_FROM came_from  # while an event is told: the zone a card came from, plus 1
CAME_BY came_by  # while an event is told: the keyword that placed it
UNIQUE unique x2  # unique skill used in this fight
PENDING pending x2  # damage by an effect that is still to be dealt
ACCELS accels x2  # circles that Accel has added
GIFT gift x2  # the gift a player has, and its type
ADDED_DRIVE added_drive  # additional drive checks to come in this battle
EXTRA_TURNS extra_turns  # the turn player has more turns to come
DOER doer  # while it is told what a player has done: who, plus 1
SKIPS skips x2  # the phases whose next one a player skips, a bit each
ADDED_PHASES added_phases  # to come after the battle phase: an octal digit each, plus 1, the next one last
IN_ADDED in_added  # the phase is such a one
CUT_SHORT cut_short  # the turn goes on with its end phase when what is under way is over
RODE_GRADE rode_grade x2  # the greatest grade that was ridden in this fight, plus 1
NORMAL_ORDERS normal_orders x2  # played this turn
ENSOULED ensouled x2  # cards put into a player's soul this turn
HOMARE homare x2  # the cost of such an ability was paid this turn
NAME_USES name_uses x2  # an ability that a card of its name used this turn; and three more
NAME_USES_2 name_uses_2 x2
NAME_USES_3 name_uses_3 x2
NAME_USES_4 name_uses_4 x2
PAIRING pairing  # of cards called to guard at the same time: 1 is owed a second, 2 may have more
REAR_CALLED rear_called x2  # units called to RC this turn
SOUL_CALLED soul_called x2  # units called from the soul this turn
DECK_CALLED deck_called x2  # units called from the deck this turn
RIDES rides x2  # this turn, by a rule or an effect
PHASE_RIDES phase_rides x2  # of these, in the ride phase
CHARGES charges x2  # counter charges this turn
DAMAGED damaged x2  # cards put into the damage zone this turn
RETIRED retired x2  # rear-guards that went to the drop zone this turn
BOUND bound x2  # cards put into the bind zone this turn
RETURNED returned x2  # rear-guards that went to the hand this turn
SUNK sunk x2  # rear-guards put under the deck this turn
SOULED souled x2  # cards put into the soul by an ability this turn
STOOD stood x2  # units that an ability made stand this turn
SOUL_PAID soul_paid x2  # the most cards of the soul that were blasted at once for an ability this turn
FRONT_PAID front_paid x2  # the same for a vanguard's
ENERGY_PAID energy_paid x2  # the same for energy
""")
FLAGS = terms("""
# What a player can be under, a bit each.
- final rush
NO_GUARD no guard from hand
NO_GRADE_0_GUARD no grade 0 guard
EXTRA_ORDER extra order
FREE_COUNTER_BLAST free counter blast
- dark night
NO_GRADE_1_GUARD no grade 1 guard  # nor any greater grade
NO_SENTINEL_GUARD no sentinel guard
NO_INTERCEPTION no interception
PAIRED_GUARD paired guard  # two or more cards of the hand at the same time
NO_PERSONA_RIDE no persona ride
""")
WAYS = terms("""
# What can place a unit besides a call or a ride.
- ""
OVERDRESS overDress
- revolDress
STRIDE stride
""")
REASONS = terms("""
# Why a card goes somewhere.
BY_EFFECT effect
BY_RETIRE retire
BY_DISCARD discard
BY_SOUL_BLAST soul_blast
BY_HEAL heal
BY_GUARD_END guard_end
BY_RULE rule
BY_RIDE ride
BY_COST cost
BY_CHECK check
BY_ORDER order
BY_SOUL_CHARGE soul_charge
""")
PHASES = terms("""
# Phases.
STAND_PHASE stand
DRAW_PHASE draw
RIDE_PHASE ride
STRIDE_PHASE stride
MAIN_PHASE main
BATTLE_PHASE battle
END_PHASE end
""")
TRIGGERS = terms("""
# Trigger icons, as printed.
NO_TRIGGER ""
CRITICAL_TRIGGER critical
DRAW_TRIGGER draw
HEAL_TRIGGER heal
STAND_TRIGGER stand
FRONT_TRIGGER front
OVER_TRIGGER over
""")
FACTS = terms("""
# What the rules know of a card.
ICON
ICON_POWER
BOOSTS
INTERCEPTS
PERSONA_ICON
SENTINEL
ACE
OVERDRESS_ICON
ENERGY_LIMIT
COPY_LIMIT
REGALIS_ICON
GIFT_ICON
G_GUARDIAN
ULTIMATE  # ultimate stride
TICKET
STRIDE_PLUS  # grades more where it is discarded for a stride
STRIDE_AS  # the grade it may be discarded as
AS_HEAL  # it may be discarded for a G guardian as a card with a heal icon
""")
GIFTS = terms("""
# Imaginary gifts.
- ""
FORCE Force
ACCEL_GIFT Accel
PROTECT Protect
""")
BELONGS = terms("""
# What an ability that is not played by itself belongs to.
-
AT_BATTLE_END
AT_TURN_END
WORN
OVER_TEXT
AT_END_PHASE
""")
LIMITS = terms("""
# How often an ability may be used.
- ""
ONCE_A_TURN turn
DIVINE_SKILL divine skill
REGALIS_PIECE regalis piece
UNIQUE_SKILL unique skill
HOMARE_LIMIT homare
ONCE_A_NAME card name  # once a turn for all cards of that name
""")
CHECKS = terms("""
# Checks.
DRIVE_CHECK
DAMAGE_CHECK
""")
VERBS = verbs("""
RIDE_UNIT ride handle tells | ride
CALL call handle slot tells | main
MOVE move slot | main
ATTACK attack slot slot across | attack
BOOST boost slot | boost
GUARD guard handle tells | guard
INTERCEPT intercept slot | guard
ACT act handle number | main
PLAY_ORDER order handle tells | main guard
STRIDE_UNIT stride handle tells | stride
DRESS_UNIT dress handle slot tells | main
PLACE place slot
GUARD_FOR guard handle slot tells | guard  # where several units are attacked
INTERCEPT_FOR intercept slot slot | guard
G_GUARD gguard handle tells | guard
G_GUARD_FOR gguard handle slot tells | guard
""")
PROMPTS = prompts("""
ASK_MULLIGAN mulligan | Set-up
ASK_RIDE ride | Ride phase
ASK_DISCARD discard | Ride
ASK_MAIN main | Main phase
ASK_ATTACK attack | Battle phase
ASK_BOOST boost | Battle
ASK_GUARD guard | Battle
ASK_TRIGGER trigger | Triggers
ASK_HEAL heal | Triggers
ASK_STAND stand | Triggers
ASK_SOUL soul | No vanguard
ASK_STRIDE stride | Stride phase
ASK_STRIDE_COST stride_cost | Stride
ASK_CIRCLE circle | Calls
ASK_STARTER starter | Set-up
ASK_PARTS parts | Triggers
ASK_GIFT gift | Imaginary gifts
ASK_GIFT_CIRCLE gift_circle | Imaginary gifts
ASK_ASSIST assist | G-assist
ASK_ASSIST_CARD assist_card | G-assist
ASK_ASSIST_PRICE assist_price | G-assist
ASK_CRITICAL critical | Triggers
ASK_HEAL_COST heal_cost | G guardian
ASK_HEART heart | Stride
""")
PROCEDURES = procedures("""
SETUP setup | Set-up | seats
TURN turn | The turn
STANDING stand | Stand phase
DRAWING draw | Draw phase
RIDING ride phase | Ride phase
RIDE_PROC ride | Ride
MAIN_PROC main | Main phase
BATTLE_PROC battle | Battle phase
ATTACKING attack | Battle | hits damage nth  # hits: a bit per target; nth: the check, damage or target it has come to
CHECK check | Checks | kind nth icon  # nth: which damage, and above it the bits of its parts
ENDING end | End phase
FROM_SOUL no vanguard | No vanguard
STRIDING stride phase | Stride phase
STRIDE_PROC stride | Stride
ACTING act | ACT
ORDERING order | Orders
BLITZING blitz | Orders
DEALING deal | Damage by an effect | - damage nth
RESOLVING resolve | Orders
GIFTING gift | Imaginary gifts | gift type circle
ASSISTING assist | G-assist | price
G_GUARDING G guardian | G guardian | circle  # circle: of the unit that is guarded, plus 1
HEART_CHOICE heart | Stride
""")
EFFECT = terms("""
# Slots of an ability's frame; the first is for the option that was chosen, in every game.
-
ABILITY_LEFT  # how often it is still repeated
ABILITY_DONE  # how many cards the latest instruction touched
""")
ENDINGS = endings("""
SIX_DAMAGE six_damage | Six damage
EMPTY_DECK empty_deck | No card in the deck
NO_VANGUARD no_vanguard | No vanguard
BOTH_LOSE both_lose | Both lose at once: a draw
BY_CARD by_effect | A card's effect
ILLEGAL_DECK illegal_deck | An illegal deck
""")
# What is no number of a list is written into names.py as it stands here.
DERIVED = """
# Circles.
REAR: Final = [R1, R2, R3, R4, R5]

PHASE_BITS: Final[i64] = 3  # of a phase that an effect has added, in its register
PHASE_MASK: Final[i64] = 7
COMPARED: Final[i64] = 2  # what a battle's register says once it is settled what the attack hits

GIFT_MASK: Final[i64] = 3  # the bits of a register that say which gift it is; above them stands the type
"""
