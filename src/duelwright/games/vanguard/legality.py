"""What a player may do in a fight, and why not."""

from __future__ import annotations

from typing import Final

from ...core.action import CHOOSE_CARD, PASS, first_of, pack, second_of, verb_of
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
from .playable import playable_candidates, why_not_now, why_not_play
from .procedures import circle_named
from .refusals import (
    ALREADY_RODE,
    ATTACK_TARGET,
    ATTACKED_ITSELF,
    CALL_GRADE,
    CANNOT_ATTACK,
    CANNOT_BOOST,
    CANNOT_GUARD,
    GUARD_TARGET,
    GUARD_TOGETHER,
    LOCKED_CIRCLE,
    LORD,
    NO_ATTACK_IN_TURN_1,
    NO_CARD_TO_DISCARD,
    NO_G_GUARDIAN,
    NO_HEAL_TRIGGER,
    NO_INTERCEPT,
    NO_MOVE_IN_TURN_1,
    NO_STRIDE,
    NO_SUCH_CARD,
    NO_SUCH_MOVE,
    NO_UNIT_THERE,
    NOT_A_CHOICE,
    NOT_A_G_GUARDIAN,
    NOT_A_G_UNIT,
    NOT_A_REAR_GUARD_CIRCLE,
    NOT_A_UNIT,
    NOT_IN_FRONT_ROW,
    NOT_IN_HAND,
    NOTHING_TO_GUARD,
    RESTING,
    RIDE_DECK_GRADE,
    RIDE_GRADE,
    SOMETHING_UNDER_WAY,
    STRIDE_COST,
    ULTIMATE_STRIDE,
)
from .rules import rules_of
from .stride import is_payable, is_ultimate, may_stride

# --- why not? ---------------------------------------------------------------------------------------------------------


def why_not_ride(state: State, seat: i64, card: i64) -> i64:
    """One normal ride per turn, of the same grade or one higher; from the ride deck the next grade, for a discard."""
    game, rules = state.game, rules_of(state)
    from_deck = state.place[card] == game.place(seat, n.RIDE)
    if not from_deck and state.place[card] != game.place(seat, n.HAND):
        return NOT_IN_HAND
    if not is_unit(state, card):
        return NOT_A_UNIT
    when = why_not_now(state, seat, n.RIDE_PHASE)
    if when:
        return when
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
    when = why_not_now(state, seat, n.MAIN_PHASE)
    if when:
        return when
    if circle not in circles(state, seat):
        return NOT_A_REAR_GUARD_CIRCLE
    if is_locked(state, seat, circle):
        return LOCKED_CIRCLE
    return CALL_GRADE if grade(state, card) > grade(state, vanguard(state, seat)) else 0


def why_not_move(state: State, seat: i64, circle: i64) -> i64:
    """Left and right column only."""
    when = why_not_now(state, seat, n.MAIN_PHASE)
    if when:
        return when
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
    when = why_not_now(state, seat, n.BATTLE_PHASE)
    if when:
        return when
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
    when = why_not_now(state, seat, n.STRIDE_PHASE)
    if when:
        return when
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
        number, needed = why_not_play(state, seat, verb, card, slot), "main"
    level = grade(state, vanguard(state, seat)) if vanguard(state, seat) >= 0 else 0
    params: dict[str, str | int] = {
        "card": game.definitions[state.defs[card]].name,
        "grade": grade(state, card),
        "least": level,
        "most": level + 1 if verb == n.RIDE_UNIT else level,
        "needed": needed,
        "phase": n.PHASES[state.phase],
        "slot": game.actions.slots[slot] if slot < len(game.actions.slots) else "",
        "handle": f"h{handle}",
        "part": slot,
    }
    return number or SOMETHING_UNDER_WAY, params


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
    aims = verb == n.ATTACK and card >= 0 and circle in attack_circles(state, seat)
    params: dict[str, str | int] = {
        "card": "" if card < 0 else game.definitions[state.defs[card]].name,
        "slot": game.actions.slots[second if aims else first],
        "needed": needed,
        "phase": n.PHASES[state.phase],
        "handle": "" if card < 0 else f"h{state.handles[seat][card]}",
        "whose": "their " if aims else "",
    }
    return number or SOMETHING_UNDER_WAY, params
