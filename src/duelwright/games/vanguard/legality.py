"""What a player may do in a fight, and why not."""

from __future__ import annotations

from typing import Final

from ...core.action import CHOOSE_CARD, PASS, first_of, pack, second_of, verb_of
from ...core.blueprint import RefusalKind
from ...core.format import OWN_REFUSALS
from ...core.frame import CARD_MASK, NO_REFS
from ...core.modifiers import has_skill
from ...core.packed import Ints, append, i64, vec
from ...core.state import State, card_by_handle, mark
from . import names as n
from .board import (
    TARGETS,
    battle,
    behind,
    can_intercept,
    circles,
    clans_of,
    column,
    front_row,
    grade,
    is_g_guardian,
    is_locked,
    is_under,
    may_aim,
    slot_of,
    targets,
    unit_at,
    units,
    vanguard,
)
from .g_guardian import heals, may_call
from .playable import playable_candidates, why_not_play
from .procedures import circle_named
from .rules import rules_of
from .stride import is_payable, is_ultimate, may_stride

REFUSALS: Final = [
    RefusalKind("wrong_phase", "The turn", "That is done in the {needed:=phase}; this is the {phase:=phase}.",
                "Wait for that phase of your turn."),
    RefusalKind("no_such_card", "Zones", "There is no card {handle} that you could name.", "Name a card you see."),
    RefusalKind("not_in_hand", "Zones", "{card} is not in your hand.", "Choose a card of your hand."),
    RefusalKind("not_a_unit", "Circles", "{card} is no unit; only units are placed on circles.", "Choose a unit."),
    RefusalKind("already_rode", "Ride phase", "You have already ridden this turn.", "Wait for your next turn."),
    RefusalKind("ride_grade", "Ride phase", "{card} has grade {grade}; you ride grade {least} or {most}.",
                "Ride a unit of the same grade as your vanguard or one higher."),
    RefusalKind("ride_deck_grade", "Ride phase", "{card} has grade {grade}; from the ride deck you ride grade {most}.",
                "The ride deck gives the next grade only."),
    RefusalKind("no_card_to_discard", "Ride phase", "A ride from the ride deck costs a card of your hand.",
                "Ride from your hand."),
    RefusalKind("call_grade", "Main phase", "{card} has grade {grade}, your vanguard has grade {most}.",
                "Call a unit whose grade is not above your vanguard's."),
    RefusalKind("not_a_rear_guard_circle", "Main phase", "{slot} is no rear-guard circle.", "Name R1 to R5."),
    RefusalKind("no_unit_there", "Circles", "There is no unit on {slot}.", "Name a circle with a unit."),
    RefusalKind("no_such_move", "Main phase", "Units move inside the left and the right column only.",
                "Name R1 or R2; the unit there changes places with the one behind."),
    RefusalKind("no_move_in_turn_1", "Main phase", "Nothing moves in the first turn of the fight.",
                "Wait for your next turn."),
    RefusalKind("no_attack_in_turn_1", "Battle phase", "Nobody attacks in the first turn of the fight.",
                "Wait for your next turn."),
    RefusalKind("not_in_front_row", "Battle phase", "{slot} is in the back row.", "Name a circle of the front row."),
    RefusalKind("resting", "Battle phase", "{card} is at rest.", "Attack with a unit that stands."),
    RefusalKind("cannot_boost", "Battle phase", "That unit cannot boost this attack.",
                "A standing unit with boost, directly behind the attacker, may boost."),
    RefusalKind("nothing_to_guard", "Guard step", "You are not attacked now.",
                "Guard when a unit of yours is attacked."),
    RefusalKind("no_intercept", "Guard step", "{card} has no intercept.", "Intercept with a grade 2 of the front row."),
    RefusalKind("attacked_itself", "Guard step", "{card} is attacked and cannot intercept for itself.",
                "Guard with another unit."),
    RefusalKind("not_a_choice", "Choices", "{handle} is not among the cards to choose from.",
                "Choose one of the cards on offer."),
    RefusalKind("no_ability", "Abilities", "{card} has no such ability to play.", "Play an ACT of a card of yours."),
    RefusalKind("not_there", "Abilities", "{card} cannot do that from where it is.",
                "The ability names the circles and zones it is played from."),
    RefusalKind("used_up", "Abilities", "{card}'s ability was used already.",
                "1/Turn: wait for your next turn. A divine skill or a regalis piece is used once in a fight."),
    RefusalKind("not_fulfilled", "Abilities", "What {card} asks for does not hold now.", "Read its text."),
    RefusalKind("cannot_pay", "Costs", "The cost of {card} cannot be paid whole.", "Get what its cost asks for first."),
    RefusalKind("not_an_order", "Orders", "{card} is no order that can be played now.",
                "Normal and set orders in your main phase, blitz orders when you are attacked."),
    RefusalKind("order_limit", "Orders", "You have played your order of this turn.", "Wait for the next turn."),
    RefusalKind("order_grade", "Orders", "{card} has grade {grade}; your vanguard has {most}.",
                "Play an order whose grade is not above your vanguard's."),
    RefusalKind("cannot_dress", "overDress", "{card} cannot be placed over the unit on {slot}.",
                "overDress names the unit that it is placed over."),
    RefusalKind("no_stride", "Stride phase", "You cannot stride now.",
                "Once per turn, when both vanguards are grade 3 or greater, or yours was when the turn began."),
    RefusalKind("not_a_g_unit", "Stride phase", "{card} is no face-down G unit of your G zone.",
                "Name a face-down G unit."),
    RefusalKind("stride_cost", "Stride phase", "The grades of your hand add up to less than 3.",
                "Discard cards whose grades total 3 or more."),
    RefusalKind("cannot_attack", "Battle phase", "{card} cannot attack.", "Attack with another unit."),
    RefusalKind("cannot_guard", "Guard step", "{card} cannot be called to guard in this battle.",
                "Guard with something else."),
    RefusalKind("locked_circle", "Lock", "A locked card lies on {slot}.", "Name another circle."),
    RefusalKind("guard_target", "Guard step", "Say which attacked unit is guarded: {slots}.",
                "Name it behind the guardian, as in: guard h5>V."),
    RefusalKind("no_g_guardian", "G guardian", "You cannot call a G guardian now.",
                "Both vanguards must be grade 3 or greater, with fewer than four G guardians face up in your G zone."),
    RefusalKind("not_a_g_guardian", "G guardian", "{card} is no face-down G guardian of your G zone.",
                "Name a face-down G guardian."),
    RefusalKind("no_heal_trigger", "G guardian", "A G guardian costs a card with a heal trigger from your hand.",
                "Guard with something else."),
    RefusalKind("lord", "Battle phase", "{card} cannot attack: Lord, and you have a unit of another clan.",
                "Attack with another unit, or let the other clan's unit leave."),
    RefusalKind("ultimate_stride", "Stride phase",
                "{card} needs three face-up cards in your G zone and a card of your vanguard's name in your hand.",
                "Stride another G unit."),
    RefusalKind("guard_together", "Guard step", "{card} cannot be called alone: call two or more at the same time.",
                "Call it with another card of your hand that can guard."),
    RefusalKind("attack_target", "Battle phase", "{card} cannot attack the unit on {slot}.", "Attack another unit."),
    RefusalKind("something_under_way", "Choices", "Something else is under way.", "Answer the question that is open."),
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
ORDER_LIMIT: Final[i64] = NOT_AN_ORDER + 1
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
assert OWN_REFUSALS + len(REFUSALS) - 1 == SOMETHING_UNDER_WAY


# --- why not? ---------------------------------------------------------------------------------------------------------


def why_not_ride(state: State, seat: i64, card: i64) -> i64:
    """One normal ride per turn, of the same grade or one higher; from the ride deck the next grade, for a discard."""
    game, rules = state.game, rules_of(state)
    from_deck = state.place[card] == game.place(seat, n.RIDE)
    if not from_deck and state.place[card] != game.place(seat, n.HAND):
        return NOT_IN_HAND
    if not is_unit(state, card):
        return NOT_A_UNIT
    if state.phase != n.RIDE_PHASE:
        return WRONG_PHASE
    if state.registers[n.RODE] >= rules.normal_rides:
        return ALREADY_RODE
    now = vanguard(state, seat)
    step = grade(state, card)
    if now >= 0:
        step -= grade(state, now)
    if not from_deck:
        return 0 if step in (0, 1) or (rules.ride_any_higher and step > 1) else RIDE_GRADE
    if step != 1 and not (rules.ride_deck_equal and step == 0):
        return RIDE_DECK_GRADE
    return 0 if len(state.zones[game.place(seat, n.HAND)]) > 0 else NO_CARD_TO_DISCARD


def why_not_call(state: State, seat: i64, card: i64, circle: i64) -> i64:
    """From the hand in the main phase, of a grade not above the vanguard's, to any rear-guard circle."""
    if state.place[card] != state.game.place(seat, n.HAND):
        return NOT_IN_HAND
    if not is_unit(state, card):
        return NOT_A_UNIT
    if state.phase != n.MAIN_PHASE:
        return WRONG_PHASE
    if circle not in circles(state, seat):
        return NOT_A_REAR_GUARD_CIRCLE
    if is_locked(state, seat, circle):
        return LOCKED_CIRCLE
    return CALL_GRADE if grade(state, card) > grade(state, vanguard(state, seat)) else 0


def why_not_move(state: State, seat: i64, circle: i64) -> i64:
    """Left and right column only."""
    if state.phase != n.MAIN_PHASE:
        return WRONG_PHASE
    if circle not in (n.R1, n.R2):
        return NO_SUCH_MOVE
    if state.turn == 1 and not rules_of(state).turn1_move:
        return NO_MOVE_IN_TURN_1
    if is_locked(state, seat, circle) or is_locked(state, seat, behind(circle)):
        return LOCKED_CIRCLE
    empty = unit_at(state, seat, circle) < 0 and unit_at(state, seat, behind(circle)) < 0
    return NO_UNIT_THERE if empty else 0


def why_not_attack(state: State, seat: i64, circle: i64, target: i64) -> i64:
    """A standing unit of the front row attacks the vanguard or a unit of the opposing front row."""
    card = unit_at(state, seat, circle)
    if card < 0:
        return NO_UNIT_THERE
    if state.turn == 1:
        return NO_ATTACK_IN_TURN_1
    if state.phase != n.BATTLE_PHASE:
        return WRONG_PHASE
    aims = (*front_row(state, 1 - seat), *column_aim(state, seat, circle))
    if circle not in attack_circles(state, seat) or target not in aims:
        return NOT_IN_FRONT_ROW
    number = why_no_attacker(state, seat, card)
    if number or unit_at(state, 1 - seat, target) < 0:
        return number or NO_UNIT_THERE
    return 0 if may_aim(state, seat, card, target) else ATTACK_TARGET


def why_no_attacker(state: State, seat: i64, card: i64) -> i64:
    """A unit at rest, with restraint, or with Lord beside a unit of another clan, does not attack."""
    if mark(state, card, n.REST):
        return RESTING
    if has_skill(state, card, n.RESTRAINT):
        return CANNOT_ATTACK
    return LORD if has_skill(state, card, n.LORD) and has_other_clan(state, seat, card) else 0


def has_other_clan(state: State, seat: i64, card: i64) -> bool:
    """Whether a player has a unit that shares no clan with one; locked cards are no units."""
    clans = clans_of(state, card)
    return any(not clans_of(state, unit) & clans for unit in units(state, seat))


def column_aim(state: State, seat: i64, circle: i64) -> Ints:
    """The back row circle of the opposing column, for a unit that may attack there."""
    card = unit_at(state, seat, circle)
    if card < 0 or not has_skill(state, card, n.COLUMN_ATTACK):
        return NO_REFS
    rows = [one for one in (n.R3, n.R4, n.R5) if column(one) == 2 - column(circle) and column(circle) >= 0]
    return vec[i64]([one for one in rows if unit_at(state, 1 - seat, one) >= 0])


def attack_circles(state: State, seat: i64) -> Ints:
    """The front row, and units that may attack from the back row."""
    found = front_row(state, seat)[:]
    for circle in (n.R3, n.R4, n.R5):
        card = unit_at(state, seat, circle)
        if card >= 0 and (has_skill(state, card, n.BACK_ROW_ATTACK) or has_skill(state, card, n.BACK_ROW_AIM)):
            found = append(found, circle)
    return found


def why_not_stride(state: State, seat: i64, card: i64) -> i64:
    """A face-down G unit, once per turn, for cards whose grades total 3 or more."""
    if state.place[card] != state.game.place(seat, n.G) or not mark(state, card, n.FACE):
        return NOT_A_G_UNIT
    if state.phase != n.STRIDE_PHASE:
        return WRONG_PHASE
    if is_g_guardian(state, card):
        return NOT_A_G_UNIT
    if not may_stride(state, seat):
        return NO_STRIDE
    if is_payable(state, seat, card):
        return 0
    return ULTIMATE_STRIDE if is_ultimate(state, card) else STRIDE_COST


def why_not_g_guard(state: State, seat: i64, card: i64) -> i64:
    """A face-down G guardian, while a unit of yours is attacked, for a card with a heal icon."""
    zone = state.game.place(seat, n.G)
    if state.place[card] != zone or not mark(state, card, n.FACE) or not is_g_guardian(state, card):
        return NOT_A_G_GUARDIAN
    fight = battle(state)
    if fight is None or fight.seat == seat:
        return NOTHING_TO_GUARD
    if not may_call(state, seat):
        return NO_G_GUARDIAN
    return 0 if len(heals(state, seat)) > 0 else NO_HEAL_TRIGGER


def why_not_intercept(state: State, seat: i64, circle: i64) -> i64:
    """A unit of the front row with the icon, standing or resting, that is not attacked itself."""
    fight = battle(state)
    if fight is None or fight.seat == seat:
        return NOTHING_TO_GUARD
    card = unit_at(state, seat, circle)
    if card < 0:
        return NO_UNIT_THERE
    if circle == n.V or is_under(state, seat, n.NO_INTERCEPTION):
        return NO_INTERCEPT
    if circle not in front_row(state, seat) and not has_skill(state, card, n.BACK_ROW_INTERCEPT):
        return NOT_IN_FRONT_ROW
    if card in [ref & CARD_MASK for ref in fight.bound(TARGETS)]:
        return ATTACKED_ITSELF
    return 0 if can_intercept(state, card) else NO_INTERCEPT


# --- what is there ----------------------------------------------------------------------------------------------------


def is_unit(state: State, card: i64) -> bool:
    """Whether a card of the hand or the ride deck can be placed on a circle by its player."""
    return state.game.kinds[state.defs[card]] in (n.UNIT, n.TRIGGER_UNIT)


def guarded_slots(state: State) -> Ints:
    """The circles of the attacked units, where there are several."""
    fight = battle(state)
    if fight is None or len(fight.bound(TARGETS)) < 2:
        return NO_REFS
    places = state.game.place_zone
    return vec[i64]([slot_of(state, places[state.place[ref & CARD_MASK]]) for ref in targets(state, fight)])


# --- candidates and refusals ------------------------------------------------------------------------------------------


def candidates(state: State, seat: i64) -> list[int]:
    """All a person could try: rides, calls, moves, attacks, guards, intercepts, choices, pass."""
    game = state.game
    row = state.handles[seat]
    hand = state.zones[game.place(seat, n.HAND)]
    rear = [slot_of(state, circle) for circle in circles(state, seat)]
    mine = [circle for circle in (n.V, *circles(state, seat)) if unit_at(state, seat, circle) >= 0]
    theirs = [circle for circle in (n.V, *circles(state, 1 - seat)) if unit_at(state, 1 - seat, circle) >= 0]
    codes = [pack(n.RIDE_UNIT, row[card]) for card in [*hand, *state.zones[game.place(seat, n.RIDE)]]]
    codes += [pack(n.CALL, row[card], slot) for card in hand for slot in rear]
    codes += [pack(n.MOVE, slot_of(state, circle)) for circle in (n.R1, n.R2)]
    codes += [pack(n.ATTACK, slot_of(state, one), slot_of(state, other)) for one in mine for other in theirs]
    codes += [pack(n.GUARD, row[card]) for card in hand]
    codes += [pack(n.INTERCEPT, slot_of(state, circle)) for circle in mine if circle != n.V]
    from_g = state.zones[game.place(seat, n.G)]
    codes += [pack(n.G_GUARD if is_g_guardian(state, card) else n.STRIDE_UNIT, row[card]) for card in from_g]
    for slot in guarded_slots(state) if state.prompt_kind == n.ASK_GUARD and state.prompt_seat == seat else []:
        codes += [pack(n.GUARD_FOR, row[card], slot) for card in hand]
        codes += [pack(n.G_GUARD_FOR, row[card], slot) for card in from_g if is_g_guardian(state, card)]
        codes += [pack(n.INTERCEPT_FOR, slot_of(state, circle), slot) for circle in mine if circle != n.V]
    return [*codes, *playable_candidates(state, seat), PASS]


def refuse(state: State, seat: i64, code: i64) -> tuple[int, dict[str, str | int]]:
    """Why an action that is not among the options is refused; 0 where no special reason is known."""
    verb = verb_of(code)
    target = _refuse_target(state, seat, verb, second_of(code))
    if target is not None:
        return target
    if verb == CHOOSE_CARD:
        return (NOT_A_CHOICE, {"handle": f"h{first_of(code)}"}) if state.prompt_kind in CARD_PROMPTS else (0, {})
    if verb in OF_CARDS:
        return _refuse_card(state, seat, verb, first_of(code), second_of(code))
    if verb in (n.MOVE, n.ATTACK, n.INTERCEPT, n.INTERCEPT_FOR):
        return _refuse_circle(state, seat, verb, first_of(code), second_of(code))
    return (CANNOT_BOOST, {}) if verb == n.BOOST else (0, {})


def _refuse_target(state: State, seat: i64, verb: i64, slot: i64) -> tuple[int, dict[str, str | int]] | None:
    """A guardian names the unit it guards where several are attacked, and only then."""
    fight = battle(state)
    named = verb in (n.GUARD_FOR, n.INTERCEPT_FOR, n.G_GUARD_FOR)
    if (not named and verb not in (n.GUARD, n.INTERCEPT, n.G_GUARD)) or fight is None or fight.seat == seat:
        return None
    several = guarded_slots(state)
    if named == (len(several) > 0) and (not named or slot in several):
        return None
    zones = [state.game.place_zone[state.place[ref & CARD_MASK]] for ref in targets(state, fight)]
    return GUARD_TARGET, {"slots": ", ".join(state.game.layout.zones[zone].name for zone in zones)}


CARD_PROMPTS: Final[Ints] = vec[i64]([
    n.ASK_MULLIGAN, n.ASK_DISCARD, n.ASK_TRIGGER, n.ASK_HEAL, n.ASK_STAND, n.ASK_SOUL, n.ASK_STRIDE_COST,
    n.ASK_STARTER, n.ASK_ASSIST_CARD, n.ASK_ASSIST_PRICE, n.ASK_CRITICAL, n.ASK_HEAL_COST, n.ASK_HEART,
])  # fmt: skip
OF_CARDS: Final[Ints] = vec[i64]([
    n.RIDE_UNIT, n.CALL, n.GUARD, n.GUARD_FOR, n.STRIDE_UNIT, n.ACT, n.PLAY_ORDER, n.DRESS_UNIT, n.G_GUARD,
    n.G_GUARD_FOR,
])  # fmt: skip


def _refuse_card(state: State, seat: i64, verb: i64, handle: i64, slot: i64) -> tuple[int, dict[str, str | int]]:
    game = state.game
    card = card_by_handle(state, seat, handle)
    if card < 0 or not state.known[card] & 1 << seat:
        return NO_SUCH_CARD, {"handle": f"h{handle}"}
    if verb == n.RIDE_UNIT:
        number, needed = why_not_ride(state, seat, card), "ride"
    elif verb == n.CALL:
        number, needed = why_not_call(state, seat, card, circle_named(state, slot)), "main"
    elif verb == n.STRIDE_UNIT:
        number, needed = why_not_stride(state, seat, card), "stride"
    elif verb in (n.GUARD, n.GUARD_FOR):
        number, needed = why_not_guard(state, seat, card), "battle"
    elif verb in (n.G_GUARD, n.G_GUARD_FOR):
        number, needed = why_not_g_guard(state, seat, card), "battle"
    else:
        number, needed = WHY_NOT[why_not_play(state, seat, verb, card, slot)], "main"
    level = grade(state, vanguard(state, seat)) if vanguard(state, seat) >= 0 else 0
    params: dict[str, str | int] = {
        "card": game.definitions[state.defs[card]].name,
        "grade": grade(state, card),
        "least": level,
        "most": level + 1 if verb == n.RIDE_UNIT else level,
        "needed": needed,
        "phase": n.PHASES[state.phase],
        "slot": game.actions.slots[slot] if slot < len(game.actions.slots) else "",
    }
    return number or SOMETHING_UNDER_WAY, params


# What `playable` says, in the order of its reasons.
WHY_NOT: Final = [
    0, WRONG_PHASE, NO_ABILITY, NOT_THERE, USED_UP, NOT_FULFILLED, CANNOT_PAY, NOT_AN_ORDER, ORDER_LIMIT, ORDER_GRADE,
    CANNOT_DRESS, NOT_IN_HAND, CALL_GRADE,
]  # fmt: skip


def why_not_guard(state: State, seat: i64, card: i64) -> i64:
    """What can be called alone, or, where two must be called at the same time, with another that can."""
    found = why_not_guard_alone(state, seat, card)
    if found or state.registers[n.PAIRING] or not is_under(state, seat, n.PAIRED_GUARD):
        return found
    hand = state.zones[state.game.place(seat, n.HAND)]
    others = [one for one in hand if one != card and why_not_guard_alone(state, seat, one) == 0]
    return 0 if others else GUARD_TOGETHER


def why_not_guard_alone(state: State, seat: i64, card: i64) -> i64:
    """A unit of the hand, while a unit of yours is attacked; old rules limit its grade (a rules field)."""
    if state.place[card] != state.game.place(seat, n.HAND):
        return NOT_IN_HAND
    gift = state.game.kinds[state.defs[card]] == n.GIFT_CARD
    if not is_unit(state, card) and not gift:
        return NOT_A_UNIT
    fight = battle(state)
    if fight is None or fight.seat == seat:
        return NOTHING_TO_GUARD
    flag = n.NO_GRADE_0_GUARD if grade(state, card) == 0 else n.NO_GRADE_1_GUARD
    if (is_under(state, seat, flag) and not gift) or is_under(state, seat, n.NO_GUARD):
        return CANNOT_GUARD
    if state.game.facts[state.defs[card]][n.SENTINEL] and is_under(state, seat, n.NO_SENTINEL_GUARD):
        return CANNOT_GUARD
    limited = rules_of(state).guard_grade_limit and vanguard(state, seat) >= 0
    return CALL_GRADE if limited and grade(state, card) > grade(state, vanguard(state, seat)) else 0


def _refuse_circle(state: State, seat: i64, verb: i64, first: i64, second: i64) -> tuple[int, dict[str, str | int]]:
    game = state.game
    circle = circle_named(state, first)
    card = unit_at(state, seat, circle)
    if verb == n.MOVE:
        number, needed = why_not_move(state, seat, circle), "main"
    elif verb == n.ATTACK:
        number, needed = why_not_attack(state, seat, circle, circle_named(state, second)), "battle"
    else:
        number, needed = why_not_intercept(state, seat, circle), "battle"
    wrong = second if verb == n.ATTACK and card >= 0 and circle in attack_circles(state, seat) else first
    params: dict[str, str | int] = {
        "card": "" if card < 0 else game.definitions[state.defs[card]].name,
        "slot": game.actions.slots[wrong],
        "needed": needed,
        "phase": n.PHASES[state.phase],
    }
    return number or SOMETHING_UNDER_WAY, params
