"""Every reason that Vanguard has to refuse, with its rule, its words, and what would have to be so."""

from __future__ import annotations

from typing import Final

from ...core.blueprint import RefusalKind
from ...core.format import OWN_REFUSALS
from ...core.need import Want
from ...core.packed import i64

UNITS: Final = "unit, trigger unit"
IN_HAND: Final = Want("zone", "{handle}", "hand")
OWN_TURN: Final = Want("active", among="{seat}")
AT_PROMPT: Final = Want("prompt", among="{prompts}")
OFFERED: Final = Want("answer", "{action}", least="1")
IN_G_ZONE: Final = (Want("zone", "{handle}", "G"), Want("face", "{handle}", least="1"))
TURN_2: Final = (Want("turn", least="2"),)
AT_MOST_YOURS: Final = (Want("grade", "{handle}", most="{most}"),)

REFUSALS: Final = [
    RefusalKind("wrong_phase", "The turn", "That is done in the {needed:=phase}; this is the {phase:=phase}.",
                "Wait for that phase of your turn.", (Want("phase", among="{needed}"), OWN_TURN)),
    RefusalKind("no_such_card", "Zones", "There is no such card that you could name.", "Name a card you see.",
                (Want("known", "{handle}", least="1"),)),
    RefusalKind("not_in_hand", "Zones", "{card} is not in your hand.", "Choose a card of your hand.", (IN_HAND,)),
    RefusalKind("not_a_unit", "Circles", "{card} is no unit; only units are placed on circles.", "Choose a unit.",
                (Want("kind", "{handle}", UNITS),)),
    RefusalKind("already_rode", "Ride phase", "You have already ridden this turn.", "Wait for your next turn.",
                (Want("rides left", least="1"),)),
    RefusalKind("ride_grade", "Ride phase", "{card} has grade {grade}; you ride grade {least} or {most}.",
                "Ride a unit of the same grade as your vanguard or one higher.",
                (Want("grade", "{handle}", least="{least}", most="{most}"),)),
    RefusalKind("ride_deck_grade", "Ride phase", "{card} has grade {grade}; from the ride deck you ride grade {most}.",
                "The ride deck gives the next grade only.",
                (Want("grade", "{handle}", least="{most}", most="{most}"),)),
    RefusalKind("no_card_to_discard", "Ride phase", "A ride from the ride deck costs a card of your hand.",
                "Ride from your hand.", (Want("count", "hand", least="1"),)),
    RefusalKind("call_grade", "Main phase", "{card} has grade {grade}, your vanguard has grade {most}.",
                "Call a unit whose grade is not above your vanguard's.", AT_MOST_YOURS),
    RefusalKind("not_a_rear_guard_circle", "Main phase", "{slot} is no rear-guard circle.", "Name R1 to R5.",
                (Want("rear-guard circle", "{slot}", least="1"),)),
    RefusalKind("no_unit_there", "Circles", "There is no unit on {slot}.", "Name a circle with a unit.",
                (Want("{whose}slot", "{slot}", "taken"),)),
    RefusalKind("no_such_move", "Main phase", "Units move inside the left and the right column only.",
                "Name R1 or R2; the unit there changes places with the one behind.",
                (Want("circle", "{slot}", "R1, R2"),)),
    RefusalKind("no_move_in_turn_1", "Main phase", "Nothing moves in the first turn of the fight.",
                "Wait for your next turn.", TURN_2),
    RefusalKind("no_attack_in_turn_1", "Battle phase", "Nobody attacks in the first turn of the fight.",
                "Wait for your next turn.", TURN_2),
    RefusalKind("not_in_front_row", "Battle phase", "{slot} is in the back row.", "Name a circle of the front row.",
                (Want("{whose}front row", "{slot}", least="1"),)),
    RefusalKind("resting", "Battle phase", "{card} is at rest.", "Attack with a unit that stands.",
                (Want("rest", "{handle}", most="0"),)),
    RefusalKind("cannot_boost", "Battle phase", "That unit cannot boost this attack.",
                "A standing unit with boost, directly behind the attacker, may boost.", (OFFERED,)),
    RefusalKind("nothing_to_guard", "Guard step", "You are not attacked now.",
                "Guard when a unit of yours is attacked.", (Want("attacked units", least="1"),)),
    RefusalKind("no_intercept", "Guard step", "{card} has no intercept.", "Intercept with a grade 2 of the front row.",
                (Want("intercept", "{slot}", least="1"),)),
    RefusalKind("attacked_itself", "Guard step", "{card} is attacked and cannot intercept for itself.",
                "Guard with another unit.", (Want("attacked", "{slot}", most="0"),)),
    RefusalKind("not_a_choice", "Choices", "That card is not among the cards to choose from.",
                "Choose one of the cards on offer.", (OFFERED,)),
    RefusalKind("no_ability", "Abilities", "{card} has no such ability to play.", "Play an ACT of a card of yours.",
                (Want("ACT", "{handle}>{part}", least="1"),)),
    RefusalKind("not_there", "Abilities", "{card} cannot do that from where it is.",
                "The ability names the circles and zones it is played from.",
                (Want("place for it", "{handle}>{part}", least="1"),)),
    RefusalKind("used_up", "Abilities", "{card}'s ability was used already.",
                "1/Turn: wait for your next turn. A divine skill or a regalis piece is used once in a fight.",
                (Want("use left", "{handle}>{part}", least="1"),)),
    RefusalKind("not_fulfilled", "Abilities", "What {card} asks for does not hold now.", "Read its text.",
                (Want("condition", "{handle}>{part}", least="1"),)),
    RefusalKind("cannot_pay", "Costs", "The cost of {card} cannot be paid whole.", "Get what its cost asks for first.",
                (Want("cost", "{handle}>{part}", least="1"),)),
    RefusalKind("not_an_order", "Orders", "{card} is no order.", "Choose an order.",
                (Want("kind", "{handle}", "normal order, blitz order, set order"),)),
    RefusalKind("blitz_order", "Orders", "{card} is a blitz order: it is played when you are attacked.",
                "Play it in the guard step.", (Want("attacked units", least="1"),)),
    RefusalKind("order_limit", "Orders", "You have played your order of this turn.", "Wait for the next turn.",
                (Want("orders left", least="1"),)),
    RefusalKind("order_grade", "Orders", "{card} has grade {grade}; your vanguard has {most}.",
                "Play an order whose grade is not above your vanguard's.", AT_MOST_YOURS),
    RefusalKind("cannot_dress", "overDress", "{card} cannot be placed over the unit on {slot}.",
                "overDress names the unit that it is placed over.", (Want("overDress", "{handle}>{slot}", least="1"),)),
    RefusalKind("no_stride", "Stride phase", "You cannot stride now.",
                "Once per turn, when both vanguards are grade 3 or greater, or yours was when the turn began.",
                (Want("stride", least="1"),)),
    RefusalKind("not_a_g_unit", "Stride phase", "{card} is no face-down G unit of your G zone.",
                "Name a face-down G unit.", (*IN_G_ZONE, Want("G guardian", "{handle}", most="0"))),
    RefusalKind("stride_cost", "Stride phase", "The grades of your hand add up to less than 3.",
                "Discard cards whose grades total 3 or more.", (Want("grades in hand", least="3"),)),
    RefusalKind("cannot_attack", "Battle phase", "{card} cannot attack.", "Attack with another unit.",
                (Want("restraint", "{handle}", most="0"),)),
    RefusalKind("cannot_guard", "Guard step", "{card} cannot be called to guard in this battle.",
                "Guard with something else.", (Want("kept from guarding", "{handle}", most="0"),)),
    RefusalKind("locked_circle", "Lock", "A locked card lies on {slot}.", "Name another circle.",
                (Want("locked card", "{slot}", most="0"),)),
    RefusalKind("guard_target", "Guard step", "Say which attacked unit is guarded: {slots}.",
                "Choose, too, which attacked unit it guards.", (OFFERED,)),
    RefusalKind("no_g_guardian", "G guardian", "You cannot call a G guardian now.",
                "Both vanguards must be grade 3 or greater, with fewer than four G guardians face up in your G zone.",
                (Want("call a G guardian", least="1"),)),
    RefusalKind("not_a_g_guardian", "G guardian", "{card} is no face-down G guardian of your G zone.",
                "Name a face-down G guardian.", (*IN_G_ZONE, Want("G guardian", "{handle}", least="1"))),
    RefusalKind("no_heal_trigger", "G guardian", "A G guardian costs a card with a heal trigger from your hand.",
                "Guard with something else.", (Want("heal triggers in hand", least="1"),)),
    RefusalKind("lord", "Battle phase", "{card} cannot attack: Lord, and you have a unit of another clan.",
                "Attack with another unit, or let the other clan's unit leave.",
                (Want("units of other clans", "{handle}", most="0"),)),
    RefusalKind("ultimate_stride", "Stride phase",
                "{card} needs three face-up cards in your G zone and a card of your vanguard's name in your hand.",
                "Stride another G unit.", (Want("ultimate stride", "{handle}", least="1"),)),
    RefusalKind("guard_together", "Guard step", "{card} cannot be called alone: call two or more at the same time.",
                "Call it with another card of your hand that can guard.",
                (Want("other guardians", "{handle}", least="1"),)),
    RefusalKind("attack_target", "Battle phase", "{card} cannot attack the unit on {slot}.", "Attack another unit.",
                (Want("aim", "{handle}>{slot}", least="1"),)),
    RefusalKind("something_under_way", "Choices", "Something else is under way.", "Answer the question that is open.",
                (AT_PROMPT,)),
    RefusalKind("opponents_turn", "The turn", "That is done in your own turn.", "Wait for your turn.", (OWN_TURN,)),
]  # fmt: skip
# Their numbers, in the same order.
WRONG_PHASE: Final[i64] = OWN_REFUSALS
NO_SUCH_CARD: Final[i64] = WRONG_PHASE + 1
NOT_IN_HAND: Final[i64] = NO_SUCH_CARD + 1
NOT_A_UNIT: Final[i64] = NOT_IN_HAND + 1
ALREADY_RODE: Final[i64] = NOT_A_UNIT + 1
RIDE_GRADE: Final[i64] = ALREADY_RODE + 1
RIDE_DECK_GRADE: Final[i64] = RIDE_GRADE + 1
NO_CARD_TO_DISCARD: Final[i64] = RIDE_DECK_GRADE + 1
CALL_GRADE: Final[i64] = NO_CARD_TO_DISCARD + 1
NOT_A_REAR_GUARD_CIRCLE: Final[i64] = CALL_GRADE + 1
NO_UNIT_THERE: Final[i64] = NOT_A_REAR_GUARD_CIRCLE + 1
NO_SUCH_MOVE: Final[i64] = NO_UNIT_THERE + 1
NO_MOVE_IN_TURN_1: Final[i64] = NO_SUCH_MOVE + 1
NO_ATTACK_IN_TURN_1: Final[i64] = NO_MOVE_IN_TURN_1 + 1
NOT_IN_FRONT_ROW: Final[i64] = NO_ATTACK_IN_TURN_1 + 1
RESTING: Final[i64] = NOT_IN_FRONT_ROW + 1
CANNOT_BOOST: Final[i64] = RESTING + 1
NOTHING_TO_GUARD: Final[i64] = CANNOT_BOOST + 1
NO_INTERCEPT: Final[i64] = NOTHING_TO_GUARD + 1
ATTACKED_ITSELF: Final[i64] = NO_INTERCEPT + 1
NOT_A_CHOICE: Final[i64] = ATTACKED_ITSELF + 1
NO_ABILITY: Final[i64] = NOT_A_CHOICE + 1
NOT_THERE: Final[i64] = NO_ABILITY + 1
USED_UP: Final[i64] = NOT_THERE + 1
NOT_FULFILLED: Final[i64] = USED_UP + 1
CANNOT_PAY: Final[i64] = NOT_FULFILLED + 1
NOT_AN_ORDER: Final[i64] = CANNOT_PAY + 1
BLITZ_ORDER: Final[i64] = NOT_AN_ORDER + 1
ORDER_LIMIT: Final[i64] = BLITZ_ORDER + 1
ORDER_GRADE: Final[i64] = ORDER_LIMIT + 1
CANNOT_DRESS: Final[i64] = ORDER_GRADE + 1
NO_STRIDE: Final[i64] = CANNOT_DRESS + 1
NOT_A_G_UNIT: Final[i64] = NO_STRIDE + 1
STRIDE_COST: Final[i64] = NOT_A_G_UNIT + 1
CANNOT_ATTACK: Final[i64] = STRIDE_COST + 1
CANNOT_GUARD: Final[i64] = CANNOT_ATTACK + 1
LOCKED_CIRCLE: Final[i64] = CANNOT_GUARD + 1
GUARD_TARGET: Final[i64] = LOCKED_CIRCLE + 1
NO_G_GUARDIAN: Final[i64] = GUARD_TARGET + 1
NOT_A_G_GUARDIAN: Final[i64] = NO_G_GUARDIAN + 1
NO_HEAL_TRIGGER: Final[i64] = NOT_A_G_GUARDIAN + 1
LORD: Final[i64] = NO_HEAL_TRIGGER + 1
ULTIMATE_STRIDE: Final[i64] = LORD + 1
GUARD_TOGETHER: Final[i64] = ULTIMATE_STRIDE + 1
ATTACK_TARGET: Final[i64] = GUARD_TOGETHER + 1
SOMETHING_UNDER_WAY: Final[i64] = ATTACK_TARGET + 1
OPPONENTS_TURN: Final[i64] = SOMETHING_UNDER_WAY + 1
assert OWN_REFUSALS + len(REFUSALS) - 1 == OPPONENTS_TURN
