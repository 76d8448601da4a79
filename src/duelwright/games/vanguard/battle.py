"""The battle phase of Vanguard: start, attack, guard, drive, damage and close step, checks and triggers (C.3, D)."""

from __future__ import annotations

from typing import Final

from ...core.action import CHOOSE_CARD, OPTION, PASS, first_of, second_of, verb_of
from ...core.engine import ask, goto, push, trigger, trigger_departed, trigger_one, trigger_own
from ...core.event import NO_INTS, close_batch, open_batch, tell_card, tell_numbers, tell_of, tell_pair
from ...core.frame import ABILITY, CARD_MASK, NONE, Frame
from ...core.modifiers import UNTIL_BATTLE_ENDS, expire, has_skill, value
from ...core.moves import move
from ...core.packed import Ints, i64, vec
from ...core.relocate import relocate, would
from ...core.state import State, card_by_handle, clear_marks, is_live, mark, reference, set_mark
from . import events as e
from . import names as n
from .board import (
    BOOSTERS,
    MATES,
    TARGETS,
    behind,
    can_boost,
    circle_of,
    circles,
    clans_of,
    front_row,
    in_place,
    is_under,
    mate_of,
    may_aim,
    targets,
    unit_at,
)
from .execute import actions
from .execute.guards import stand_guard
from .execute.relocation import check_frame
from .procedures import circle_named, moment, play, release
from .rules import rules_of


def battle_start(state: State, top: Frame) -> None:
    """The phase starts."""
    moment(state, top.seat, e.ON_BATTLE_PHASE_START)


def start_step(state: State, top: Frame) -> None:
    """Start step; in the first turn of the fight nobody attacks, nor in one that is to end."""
    if state.turn == 1 or state.registers[n.CUT_SHORT]:
        state.answer = PASS
        goto(state, top, attack)
        return
    moment(state, top.seat, e.ON_START_STEP)


def choose_attack(state: State, top: Frame) -> None:
    """Choose an attack, or stop."""
    ask(state, top.seat, n.ASK_ATTACK)


def attack(state: State, top: Frame) -> None:
    """Fight a battle, and come back to the start step."""
    if verb_of(state.answer) == PASS:
        return
    goto(state, top, start_step)
    circle, aim = circle_named(state, first_of(state.answer)), circle_named(state, second_of(state.answer))
    attacker, target = unit_at(state, top.seat, circle), unit_at(state, 1 - top.seat, aim)
    attacked = [target]
    if has_skill(state, attacker, n.FRONT_ROW_BATTLE):
        aims = [row for row in front_row(state, 1 - top.seat) if may_aim(state, top.seat, attacker, row)]
        attacked = [unit for row in aims if (unit := unit_at(state, 1 - top.seat, row)) >= 0]
    fight = Frame(n.ATTACKING, top.seat, source=reference(state, attacker))
    fight.bind(TARGETS, [reference(state, unit) for unit in attacked])
    push(state, fight)


def battle_end(state: State, top: Frame) -> None:
    """The phase ends; the D specification leaves out the ON here."""
    moment(state, top.seat, e.BATTLE_PHASE_END)


# --- attack step ------------------------------------------------------------------------------------------------------


def attack_step(state: State, top: Frame) -> None:
    """The attacker rests; so does its mate in Legion, which attacks with it."""
    state.registers[n.IN_BATTLE] = 1
    state.registers[n.BATTLES] += 1
    state.registers[n.ADDED_DRIVE] = 0
    moment(state, top.seat, e.ON_ATTACK_STEP)
    set_mark(state, top.source & CARD_MASK, n.ATTACKS, mark(state, top.source & CARD_MASK, n.ATTACKS) + 1)
    actions.rest(state, top.source & CARD_MASK)
    mate = mate_of(state, top.seat)
    if mate >= 0 and circle_of(state, top.source & CARD_MASK) == n.V and not mark(state, mate, n.REST):
        actions.rest(state, mate)
        top.add(MATES, reference(state, mate))


def ask_boost(state: State, top: Frame) -> None:
    """A standing unit with boost directly behind may boost."""
    if booster_for(state, top) >= 0:
        ask(state, top.seat, n.ASK_BOOST)
    else:
        state.answer = PASS


def booster_for(state: State, top: Frame) -> i64:
    """The unit that could boost this attack, or -1."""
    if not is_live(state, top.source):
        return NONE
    back = behind(circle_of(state, top.source & CARD_MASK))
    card = unit_at(state, top.seat, back) if back >= 0 else NONE
    if card < 0 or mark(state, card, n.REST) or not can_boost(state, card):
        return NONE
    return card


def declare(state: State, top: Frame) -> None:
    """Attack and boost are told at the same moment; the D specification names the booster before the target."""
    first = rules_of(state).boost_before_target
    boosted = verb_of(state.answer) == n.BOOST
    if boosted:
        booster = booster_for(state, top)
        actions.rest(state, booster)
        top.add(BOOSTERS, reference(state, booster))
        if first:
            tell_boost(state, top)
    attacked = top.bound(TARGETS)
    told = [top.source, *attacked] if state.logging else NO_INTS
    tell_of(state, e.ON_ATTACK, top.seat, told, [state.registers[n.BATTLES]])
    for ref in attacked:
        tell_card(state, e.ON_ATTACKED, 1 - top.seat, ref)
    trigger_one(state, e.ON_ATTACK, top.source)
    trigger(state, e.ON_ATTACKED, attacked)
    if boosted and not first:
        tell_boost(state, top)
    if boosted:
        trigger(state, e.ON_BOOST, top.bound(BOOSTERS))
        trigger_one(state, e.ON_BOOSTED, top.source)


def tell_boost(state: State, top: Frame) -> None:
    """The booster boosts, the attacker is boosted."""
    told = [*top.bound(BOOSTERS), top.source] if state.logging else NO_INTS
    tell_of(state, e.ON_BOOST, top.seat, told, NO_INTS)
    tell_card(state, e.ON_BOOSTED, top.seat, top.source)


# --- guard step -------------------------------------------------------------------------------------------------------


def guard_step(state: State, top: Frame) -> None:
    """The step starts."""
    state.registers[n.PAIRING] = 0
    moment(state, 1 - top.seat, e.ON_GUARD_STEP)


def ask_guard(state: State, top: Frame) -> None:
    """The defender calls guardians, intercepts, or passes."""
    ask(state, 1 - top.seat, n.ASK_GUARD)


def guard(state: State, top: Frame) -> None:
    """A guardian arrives at rest, and guards the attacked unit; ask again."""
    verb = verb_of(state.answer)
    pairs = verb in (n.GUARD, n.GUARD_FOR) and is_under(state, 1 - top.seat, n.PAIRED_GUARD)
    state.registers[n.PAIRING] = int(pairs)
    if verb == PASS:
        goto(state, top, drive_step)
    else:
        goto(state, top, ask_another if pairs else ask_guard)
        call_guardian(state, top)


def ask_another(state: State, top: Frame) -> None:
    """Who must call two or more at the same time calls the second, and as many more as they like."""
    ask(state, 1 - top.seat, n.ASK_GUARD)


def another(state: State, top: Frame) -> None:
    """It comes with the first: only when all are there is there a check timing."""
    if verb_of(state.answer) == PASS:
        state.registers[n.PAIRING] = 0
        goto(state, top, ask_guard)
    else:
        state.registers[n.PAIRING] = 2
        goto(state, top, ask_another)
        call_guardian(state, top)


def call_guardian(state: State, top: Frame) -> None:
    """From the hand, from the G zone or from the field; or a blitz order is played."""
    verb, seat = verb_of(state.answer), 1 - top.seat
    first, second = first_of(state.answer), second_of(state.answer)
    if verb == n.PLAY_ORDER:
        play(state, seat, verb, card_by_handle(state, seat, first), 0)
        return
    guarded = targets(state, top)[:1]
    if verb in (n.GUARD_FOR, n.INTERCEPT_FOR, n.G_GUARD_FOR):
        guarded = [reference(state, unit_at(state, seat, circle_named(state, second)))]
    if verb in (n.GUARD, n.GUARD_FOR):
        stand_guard(state, seat, card_by_handle(state, seat, first), guarded, n.HAND)
    elif verb in (n.G_GUARD, n.G_GUARD_FOR):
        card = card_by_handle(state, seat, first)
        circle = circle_of(state, guarded[0] & CARD_MASK) + 1 if guarded else 0
        calling = Frame(n.G_GUARDING, seat, source=reference(state, card))
        calling[n.G_GUARDING_CIRCLE] = circle
        push(state, calling)
    else:
        stand_guard(state, seat, unit_at(state, seat, circle_named(state, first)), guarded, NONE)


# --- drive step -------------------------------------------------------------------------------------------------------


def drive_step(state: State, top: Frame) -> None:
    """Only where the attacker is still in place and its drive is above 0."""
    top[n.ATTACKING_NTH] = 0
    if is_live(state, top.source) and value(state, top.source & CARD_MASK, n.DRIVE) > 0:
        moment(state, top.seat, e.ON_DRIVE_STEP)


def drive_checks(state: State, top: Frame) -> None:
    """One check after the other; how many there are is read anew each time."""
    added = state.registers[n.ADDED_DRIVE]
    if is_live(state, top.source) and top[n.ATTACKING_NTH] < value(state, top.source & CARD_MASK, n.DRIVE) + added:
        top[n.ATTACKING_NTH] += 1
        goto(state, top, drive_checks)
        push(state, check_frame(n.DRIVE_CHECK, top.seat, top.source))


# --- damage step ------------------------------------------------------------------------------------------------------


def damage_step(state: State, top: Frame) -> None:
    """The step starts."""
    moment(state, top.seat, e.ON_DAMAGE_STEP)


def compare(state: State, top: Frame) -> None:
    """A hit: both are where they were and the attacker is at least as strong; each target is compared for itself."""
    attacker = top.source & CARD_MASK
    still = in_place(state, top.source)
    top[n.ATTACKING_HITS] = top[n.ATTACKING_DAMAGE] = 0
    for i, ref in enumerate(top.bound(TARGETS)):
        target = ref & CARD_MASK
        if not still or not in_place(state, ref):
            continue
        if has_skill(state, target, n.UNHIT) and not has_skill(state, attacker, n.SURE_HIT):
            continue
        if value(state, attacker, n.POWER) >= value(state, target, n.POWER):
            top[n.ATTACKING_HITS] |= 1 << i
            if circle_of(state, target) == n.V:
                top[n.ATTACKING_DAMAGE] = max(0, value(state, attacker, n.CRITICAL))
    state.registers[n.IN_BATTLE] = n.COMPARED
    if rules_of(state).guardians_retire == "before_damage":
        retire_guardians(state, 1 - top.seat)
    top[n.ATTACKING_NTH] = 0


def deal_damage(state: State, top: Frame) -> None:
    """One damage check for each damage, each finished before the next."""
    if top[n.ATTACKING_NTH] < top[n.ATTACKING_DAMAGE]:
        top[n.ATTACKING_NTH] += 1
        goto(state, top, deal_damage)
        would(state, 1 - top.seat, n.WOULD_TAKE_DAMAGE, top[n.ATTACKING_NTH], top.source)


def leave_field(state: State, top: Frame) -> None:
    """A rear-guard that was hit is retired, together with the guardians or just after them (a rules field)."""
    if rules_of(state).guardians_before_rear_guard:
        retire_guardians(state, 1 - top.seat)
    opened = open_batch(state)
    retire_guardians(state, 1 - top.seat)
    for i, ref in enumerate(top.bound(TARGETS)):
        if top[n.ATTACKING_HITS] >> i & 1 and is_live(state, ref) and circle_of(state, ref & CARD_MASK) != n.V:
            actions.retire(state, [ref & CARD_MASK], n.BY_RETIRE, 0, 0)
    close_batch(state, opened)


def retire_guardians(state: State, seat: i64) -> None:
    """Guardians leave."""
    cards = state.zones[state.game.place(seat, n.GC)]
    if len(cards) > 0:
        actions.retire(state, list(cards), n.BY_GUARD_END, 0, 0)


def tell_hit(state: State, top: Frame) -> None:
    """Hit or not, for each target; abilities that wait for a hit come after the retirement."""
    for i, ref in enumerate(top.bound(TARGETS)):
        kind = e.ON_ATTACK_HIT if top[n.ATTACKING_HITS] >> i & 1 else e.ON_ATTACK_MISS
        top[n.ATTACKING_NTH] = i  # the target that is told of
        tell_pair(state, kind, top.seat, top.source, ref)
        tell_of_attacker(state, top, kind)
        told = kind == e.ON_ATTACK_HIT or not is_live(state, top.source)
        if not told and has_skill(state, top.source & CARD_MASK, n.HITS_ANYWAY):
            trigger_own(state, e.ON_ATTACK_HIT, top.source)


def tell_of_attacker(state: State, top: Frame, kind: i64) -> None:
    """Abilities that wait for something about the attacker; when it has left, its player's others still hear (C.4)."""
    if is_live(state, top.source):
        trigger_one(state, kind, top.source)
    else:
        trigger_departed(state, kind, top.seat)


# --- close step -------------------------------------------------------------------------------------------------------


def close_step(state: State, top: Frame) -> None:
    """The step starts; "at the end of the battle" is here."""
    moment(state, top.seat, e.ON_CLOSE_STEP)
    tell_of_attacker(state, top, e.ON_BATTLE_END)
    release(state, n.AT_BATTLE_END)


def close_battle(state: State, top: Frame) -> None:
    """What lasts until end of battle ends, and the roles are cleared."""
    expire(state, UNTIL_BATTLE_ENDS)
    state.registers[n.IN_BATTLE] = 0
    state.moved = True  # guardians may be left, whose place is in a battle
    clear_marks(state, n.MOVED)
    state.registers[n.BATTLE_FLAGS] = state.registers[n.BATTLE_FLAGS + 1] = 0
    tell_numbers(state, e.ON_BATTLE_END, top.seat)


# --- checks and triggers ----------------------------------------------------------------------------------------------


def reveal_check(state: State, top: Frame) -> None:
    """The top card of the deck goes to the trigger zone; it is no draw."""
    game = state.game
    deck = state.zones[game.place(top.seat, n.DECK)]
    if len(deck) == 0:
        state.stack.pop()
        return
    card = deck[0]
    icon = game.facts[state.defs[card]][n.ICON]
    matched = int(icon != n.NO_TRIGGER and matches(state, top.seat, card))
    values = [top[n.CHECK_KIND], icon, matched] if state.logging else NO_INTS
    move(state, card, game.place(top.seat, n.TRIGGER), e.ON_CHECK, NONE, False, False, values)
    attacker = top.source
    top.source = reference(state, card)
    top[n.CHECK_ICON] = icon if matched else n.NO_TRIGGER
    kind = e.ON_DRIVE_CHECK if top[n.CHECK_KIND] == n.DRIVE_CHECK else e.ON_DAMAGE_CHECK
    if top[n.CHECK_KIND] == n.DRIVE_CHECK:
        tell_of(state, kind, top.seat, [top.source, attacker], [])
    else:
        tell_card(state, kind, top.seat, top.source, top[n.CHECK_NTH])
    trigger_one(state, e.ON_CHECK, top.source)
    trigger_one(state, kind, top.source)


def matches(state: State, seat: i64, card: i64) -> bool:
    """Whether a trigger counts: no condition, or a face-up unit of its clan or nation on VC or RC."""
    kind = rules_of(state).trigger_match
    if kind == "none":
        return True
    trait = n.CLAN if kind == "clan" else n.NATION
    groups = clans_of(state, card) if trait == n.CLAN else state.game.traits[state.defs[card]][trait]
    if not groups and rules_of(state).clans_of_nation:  # an over trigger belongs to nobody, and so to everybody
        return True
    found = [unit_at(state, seat, circle) for circle in (n.V, n.MATE, *circles(state, seat))]
    shown = [unit for unit in found if unit >= 0 and not mark(state, unit, n.FACE)]
    if trait == n.CLAN:
        return any(clans_of(state, unit) & groups for unit in shown)
    return any(state.game.traits[state.defs[unit]][trait] & groups for unit in shown)


POWER_FIRST: Final[i64] = 256  # bits above the number of the damage
TURNED: Final[i64] = 512


def ask_parts(state: State, top: Frame) -> None:
    """Which part of a trigger comes first: the rules say so, or the player chooses."""
    two = top[n.CHECK_ICON] in (n.CRITICAL_TRIGGER, n.DRAW_TRIGGER, n.STAND_TRIGGER, n.HEAL_TRIGGER)
    if top[n.CHECK_ICON] == n.HEAL_TRIGGER and not may_heal(state, top.seat):
        two = False
    if top[n.CHECK_ICON] == n.STAND_TRIGGER and len(resting_rear_guards(state, top.seat)) == 0:
        two = False
    state.answer = PASS
    if two and rules_of(state).trigger_part_order == "player":
        ask(state, top.seat, n.ASK_PARTS)


def read_parts(state: State, top: Frame) -> None:
    """Power first, where that was chosen."""
    if verb_of(state.answer) == OPTION and first_of(state.answer) == 2:
        top[n.CHECK_NTH] |= POWER_FIRST
        goto(state, top, trigger_power)


def turn_back(state: State, top: Frame) -> None:
    """After the power comes the rest, where it was put first."""
    if top[n.CHECK_NTH] & POWER_FIRST and not top[n.CHECK_NTH] & TURNED:
        top[n.CHECK_NTH] |= TURNED
        goto(state, top, trigger_extra)


def trigger_extra(state: State, top: Frame) -> None:
    """What an icon does besides its power."""
    state.answer = PASS
    if top[n.CHECK_ICON] == n.DRAW_TRIGGER:
        would(state, top.seat, n.WOULD_DRAW, 0)
    elif top[n.CHECK_ICON] == n.OVER_TRIGGER:
        top.source = actions.send(state, [top.source & CARD_MASK], n.REMOVED, n.BY_CHECK)[0]
        would(state, top.seat, n.WOULD_DRAW, 0)
    elif top[n.CHECK_ICON] == n.CRITICAL_TRIGGER:
        ask(state, top.seat, n.ASK_CRITICAL)
    elif top[n.CHECK_ICON] == n.HEAL_TRIGGER and may_heal(state, top.seat):
        ask(state, top.seat, n.ASK_HEAL)
    elif top[n.CHECK_ICON] == n.STAND_TRIGGER and len(resting_rear_guards(state, top.seat)) > 0:
        ask(state, top.seat, n.ASK_STAND)


def may_heal(state: State, seat: i64) -> bool:
    """Own damage at least the opponent's; the revealed card is not counted."""
    damage = [len(state.zones[state.game.place(side, n.DAMAGE)]) for side in (seat, 1 - seat)]
    return damage[0] > 0 and damage[0] >= damage[1]


def resting_rear_guards(state: State, seat: i64) -> Ints:
    """Who a stand trigger could stand."""
    cards = vec[i64]([unit_at(state, seat, circle) for circle in circles(state, seat)])
    return vec[i64]([card for card in cards if card >= 0 and mark(state, card, n.REST)])


def apply_extra(state: State, top: Frame) -> None:
    """The critical goes to one unit, a rear-guard stands, the healed card goes to the drop zone."""
    if top[n.CHECK_NTH] & TURNED:
        goto(state, top, over_text)
    drawn = top[n.CHECK_ICON] == n.DRAW_TRIGGER or top[n.CHECK_ICON] == n.OVER_TRIGGER
    if drawn or verb_of(state.answer) != CHOOSE_CARD:
        return
    card = card_by_handle(state, top.seat, first_of(state.answer))
    if top[n.CHECK_ICON] == n.CRITICAL_TRIGGER:
        actions.strengthen(state, top.seat, card, n.CRITICAL, 1)
    elif top[n.CHECK_ICON] == n.STAND_TRIGGER:
        actions.stand(state, card, 1)
    else:
        relocate(state, [reference(state, card)], n.DROP, n.HEALED)


def trigger_power(state: State, top: Frame) -> None:
    """One unit of yours gets the power of the icon; a front trigger gives it to the whole front row as it stands."""
    state.answer = PASS
    if top[n.CHECK_ICON] == n.NO_TRIGGER or top[n.CHECK_ICON] == n.FRONT_TRIGGER:
        for circle in front_row(state, top.seat) if top[n.CHECK_ICON] == n.FRONT_TRIGGER else []:
            card = unit_at(state, top.seat, circle)
            if card >= 0:
                actions.strengthen(state, top.seat, card, n.POWER, power_of(state, top))
    else:
        ask(state, top.seat, n.ASK_TRIGGER)


def apply_power(state: State, top: Frame) -> None:
    """The power lasts until end of turn."""
    if verb_of(state.answer) == CHOOSE_CARD:
        card = card_by_handle(state, top.seat, first_of(state.answer))
        actions.strengthen(state, top.seat, card, n.POWER, power_of(state, top))


def power_of(state: State, top: Frame) -> i64:
    """The value that is printed on the icon."""
    return state.game.facts[state.defs[top.source & CARD_MASK]][n.ICON_POWER]


def over_text(state: State, top: Frame) -> None:
    """On a drive check an over trigger does what it says besides."""
    if top[n.CHECK_ICON] != n.NO_TRIGGER:
        tell_numbers(state, e.ON_TRIGGER_RESOLVED, top.seat, top[n.CHECK_ICON])
    if top[n.CHECK_ICON] != n.OVER_TRIGGER or top[n.CHECK_KIND] != n.DRIVE_CHECK:
        return
    for number in state.game.own[state.defs[top.source & CARD_MASK]]:
        if state.game.abilities[number].timing == n.OVER_TEXT:
            push(state, Frame(ABILITY, top.seat, number, top.source))


def take_check(state: State, top: Frame) -> None:
    """If it is still in the trigger zone: a drive check goes to the hand, a damage check to the damage zone face up."""
    card = top.source & CARD_MASK
    if not is_live(state, top.source) or state.place[card] != state.game.place(top.seat, n.TRIGGER):
        return
    if top[n.CHECK_KIND] == n.DRIVE_CHECK:
        actions.send(state, [card], n.HAND, n.BY_CHECK)
    else:
        actions.send(state, [card], n.DAMAGE, n.BY_CHECK)


def deal_one(state: State, top: Frame) -> None:
    """Damage by an effect: a damage check for each."""
    if top[n.DEALING_NTH] < top[n.DEALING_DAMAGE]:
        top[n.DEALING_NTH] += 1
        goto(state, top, deal_one)
        would(state, top.seat, n.WOULD_TAKE_DAMAGE, top[n.DEALING_NTH])
    else:
        state.stack.pop()
        state.dirty = state.moved = True  # damage that was dealt meanwhile was pending until now
