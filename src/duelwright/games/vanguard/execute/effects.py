"""What Vanguard's effects and costs do when they run: module functions over ints, lists and native classes."""

from __future__ import annotations

from typing import Final
from zlib import crc32

from ....core.ability import AT_BOTTOM, Expr, Instr
from ....core.dispatch import amount_of, cards_of
from ....core.engine import choose, finish, push, trigger_one
from ....core.event import EVERYONE, tell_card, tell_numbers, tell_of
from ....core.frame import ABILITY, CARD_MASK, NONE, Frame, bit_of
from ....core.modifiers import compute, has_skill, modify, value
from ....core.moves import move, show
from ....core.packed import Ints, i64, vec
from ....core.relocate import relocate, would
from ....core.state import State, is_live, mark, reference, set_mark
from ....language.execute import OPPONENT, changed, selected
from .. import events as e
from .. import legion
from .. import names as n
from ..board import circle_of
from ..outside import TICKET, bring, from_outside
from . import actions

# Bits for how an instruction works.
FACE_DOWN: Final[i64] = 2  # of a move; beside AT_BOTTOM
AT_REST: Final[i64] = 1  # of a call
LOST: Final[i64] = 1  # of a skill
FOR_BATTLE: Final[i64] = 1  # until the battle ends
FIRST_GIVEN: Final[i64] = 32  # bits of abilities that were given, in the mark of those that were used
MOST_GIVEN: Final[i64] = 16
MOST_NAMED: Final[i64] = 30_000  # which fits a register
NAME_USES: Final[Ints] = vec[i64]([n.NAME_USES, n.NAME_USES_2, n.NAME_USES_3, n.NAME_USES_4])


def live(state: State, refs: list[int]) -> list[int]:
    """The cards that references still mean."""
    return [ref & CARD_MASK for ref in refs if is_live(state, ref)]


def follow(state: State, frame: Frame, before: list[int]) -> None:
    """Cards that an effect has moved are still meant by the names they were chosen under; how many there were."""
    frame[n.ABILITY_DONE] = len(before)
    old = [ref for ref in before if not is_live(state, ref)]
    if frame.source in old:
        frame.source = reference(state, frame.source & CARD_MASK)  # this card goes on speaking of itself
    if old and any(ref in old for ref in frame.refs):
        frame.refs = vec[i64]([reference(state, ref & CARD_MASK) if ref in old else ref for ref in frame.refs])


# --- zone changes -----------------------------------------------------------------------------------------------------


def put(state: State, frame: Frame, instr: Instr) -> None:
    """Cards go to a zone of their owners."""
    frame[n.ABILITY_DONE] = 0
    how = instr.how
    relocate(state, selected(state, frame, instr), instr.zone, n.PUT, bool(how & AT_BOTTOM), bool(how & FACE_DOWN))


def discard(state: State, frame: Frame, instr: Instr) -> None:
    """Cards of hands to their drop zones."""
    frame[n.ABILITY_DONE] = 0
    relocate(state, selected(state, frame, instr), n.DROP, n.DISCARDED_BY)


def retire(state: State, frame: Frame, instr: Instr) -> None:
    """Units to drop; what is not on a circle stays, and what effects cannot retire."""
    frame[n.ABILITY_DONE] = 0
    refs = [ref for ref in selected(state, frame, instr) if is_on_field(state, ref & CARD_MASK)]
    relocate(state, [ref for ref in refs if not is_kept(state, frame, ref & CARD_MASK)], n.DROP, n.RETIRED_BY)


def is_kept(state: State, frame: Frame, card: i64) -> bool:
    """Whether an effect of this player's cannot retire a card."""
    if has_skill(state, card, n.NOT_RETIRED):
        return True
    seat = state.game.place_seat[state.place[card]]
    return seat != frame.seat and has_skill(state, card, n.NOT_RETIRED_BY_THEM)


def is_on_field(state: State, card: i64) -> bool:
    """Whether a card is on a circle, guardian circles included."""
    return circle_of(state, card) >= 0 or state.game.place_zone[state.place[card]] == n.GC


def soul_charge(state: State, frame: Frame, instr: Instr) -> None:
    """So many cards."""
    frame[n.ABILITY_DONE] = 0
    would(state, frame.seat, n.WOULD_SOUL_CHARGE, 0, NONE, instr.count)


def counter_charge(state: State, frame: Frame, instr: Instr) -> None:
    """The cards that were chosen."""
    frame[n.ABILITY_DONE] = len(frame.bound(instr.tag))
    actions.counter_charge(state, frame.seat, live(state, frame.bound(instr.tag)))


def heal(state: State, frame: Frame, instr: Instr) -> None:
    """The cards that were chosen."""
    frame[n.ABILITY_DONE] = 0
    relocate(state, frame.bound(instr.tag), n.DROP, n.HEALED)


def heal_these(state: State, frame: Frame, instr: Instr) -> None:
    """Cards of damage zones; what lies elsewhere stays."""
    frame[n.ABILITY_DONE] = 0
    game = state.game
    refs = [ref for ref in selected(state, frame, instr) if game.place_zone[state.place[ref & CARD_MASK]] == n.DAMAGE]
    relocate(state, refs, n.DROP, n.HEALED)


def energy_charge(state: State, frame: Frame, instr: Instr) -> None:
    """So much energy."""
    frame[n.ABILITY_DONE] = instr.count
    actions.energy_charge(state, frame.seat, instr.count)


def deal_damage(state: State, frame: Frame, instr: Instr) -> None:
    """So much damage to your vanguard, or to the opponent's."""
    actions.deal(state, 1 - frame.seat if instr.who == OPPONENT else frame.seat, instr.count)


def turn(state: State, frame: Frame, instr: Instr) -> None:
    """Cards off the circles that lie the other way are turned over; everybody sees a card that lies face up."""
    face: i64 = 1 if instr.how & FACE_DOWN else 0
    refs = [
        ref for ref in selected(state, frame, instr) if is_live(state, ref) and circle_of(state, ref & CARD_MASK) < 0
    ]
    cards = [ref & CARD_MASK for ref in refs if mark(state, ref & CARD_MASK, n.FACE) != face]
    if not face:
        show(state, cards, EVERYONE)
    actions.flip(state, frame.seat, cards, face)
    follow(state, frame, [reference(state, card) for card in cards])


def lock(state: State, frame: Frame, instr: Instr) -> None:
    """Rear-guards are locked."""
    refs = selected(state, frame, instr)
    for card in live(state, refs):
        actions.lock(state, card)
    follow(state, frame, refs)


def unlock(state: State, frame: Frame, instr: Instr) -> None:
    """They are unlocked."""
    refs = selected(state, frame, instr)
    for card in live(state, refs):
        actions.unlock(state, card)
    follow(state, frame, refs)


def delete(state: State, frame: Frame, instr: Instr) -> None:
    """Vanguards are turned face down."""
    refs = selected(state, frame, instr)
    for card in live(state, refs):
        legion.delete(state, card)
    frame[n.ABILITY_DONE] = len(refs)


def gain_gift(state: State, frame: Frame, instr: Instr) -> None:
    """So many gifts of a kind."""
    for _gift in range(instr.count):
        actions.gain_gift(state, frame.seat, instr.kind, instr.zone)


def get_ticket(state: State, frame: Frame, instr: Instr) -> None:
    """A ticket comes from outside the fight into the hand."""
    card = bring(state, frame.seat, from_outside(state.game, TICKET))
    if card >= 0:
        move(state, card, state.game.place(frame.seat, n.HAND), e.ON_TICKET)


def stand(state: State, frame: Frame, instr: Instr) -> None:
    """Units stand."""
    refs = selected(state, frame, instr)
    for card in live(state, refs):
        actions.stand(state, card, 1)
    frame[n.ABILITY_DONE] = len(refs)


def rest(state: State, frame: Frame, instr: Instr) -> None:
    """Units that stand rest."""
    cards = [card for card in live(state, selected(state, frame, instr)) if not mark(state, card, n.REST)]
    for card in cards:
        actions.rest(state, card)
    frame[n.ABILITY_DONE] = len(cards)


# --- numbers and skills -----------------------------------------------------------------------------------------------


def set_to(state: State, frame: Frame, instr: Instr) -> None:
    """args: cards, the number it becomes."""
    amount = amount_of(state, frame, instr.args[1])
    for ref in selected(state, frame, instr):
        before = value(state, ref & CARD_MASK, instr.stat)
        modify(state, ref, state.game.set_by[instr.stat], amount, instr.until, frame.ability, frame.seat)
        by = compute(state, ref & CARD_MASK, instr.stat) - before
        tell_card(state, e.ON_STAT_CHANGED, frame.seat, ref, instr.stat, by)


def gain(state: State, frame: Frame, instr: Instr) -> None:
    """A skill or a state is gained, or an icon lost; what waits for a state hears of each unit that was not in it."""
    refs = selected(state, frame, instr)
    new = [ref for ref in refs if not has_skill(state, ref & CARD_MASK, instr.stat)]
    for ref in refs:
        modify(state, ref, instr.stat, 1, instr.until, frame.ability, frame.seat)
    if refs:
        tell_of(state, e.ON_SKILL_CHANGED, frame.seat, refs, [instr.stat - len(n.STATS), int(not instr.how & LOST)])
    for ref in new:
        state.registers[n.CAME_BY] = instr.stat
        trigger_one(state, e.ON_SKILL_CHANGED, ref)
    state.registers[n.CAME_BY] = 0


def grant(state: State, frame: Frame, instr: Instr) -> None:
    """An ability is given."""
    refs = selected(state, frame, instr)
    for ref in refs:
        modify(state, ref, n.GRANTED, instr.ability, instr.until, frame.ability, frame.seat)
    frame[n.ABILITY_DONE] = len(refs)
    if refs:
        tell_of(state, e.ON_SKILL_CHANGED, frame.seat, refs, [n.GRANTED - len(n.STATS), 1])


def come_under(state: State, frame: Frame, instr: Instr) -> None:
    """A player comes under a flag, for the turn or for this battle."""
    seat = 1 - frame.seat if instr.who == OPPONENT else frame.seat
    state.registers[(n.BATTLE_FLAGS if instr.how & FOR_BATTLE else n.TURN_FLAGS) + seat] |= bit_of(instr.kind)
    tell_numbers(state, e.ON_COME_UNDER, seat, instr.kind)


def drive_more(state: State, frame: Frame, instr: Instr) -> None:
    """So many more drive checks are in this battle."""
    state.registers[n.ADDED_DRIVE] += instr.count


# --- AUTOs of the hand, orders of cards -------------------------------------------------------------------------------


def waiting(state: State, frame: Frame, expr: Expr) -> list[int]:
    """The cards of this player's hand with an AUTO for a window that can be used and is not done."""
    hand = state.zones[state.game.place(frame.seat, n.HAND)]
    refs = [reference(state, card) for card in hand]
    return [ref for ref in refs if awaiting(state, frame, ref, expr.ability, expr.without) >= 0]


def awaiting(state: State, frame: Frame, ref: i64, window: i64, done: i64) -> i64:
    """The place in a card's text of its next AUTO for a window that can be used; -1 where there is none.

    Each is triggered once for an event: what was done of a card's ability k is bound under tag `done` + k.
    """
    game = state.game
    for k, number in enumerate(game.own[state.defs[ref & CARD_MASK]]):
        is_open = game.abilities[number].window == window and ref not in frame.bound(done + k)
        if is_open and is_usable(state, frame.seat, ref, number):
            return k
    return NONE


def take_up(state: State, frame: Frame, instr: Instr) -> None:
    """The AUTO of the card that a player has taken from the hand; where there is none, go on."""
    taken = frame.bound(instr.tag)
    if not taken:
        frame.at = instr.jump
        return
    done = instr.without
    k = awaiting(state, frame, taken[0], instr.ability, done)
    frame.bind(done + k, [*frame.bound(done + k), *taken])
    number = state.game.own[state.defs[taken[0] & CARD_MASK]][k]
    push(state, Frame(ABILITY, frame.seat, number, taken[0]))


def choose_order(state: State, frame: Frame, instr: Instr) -> None:
    """The player says in which order the cards go."""
    found = selected(state, frame, instr)
    if len(found) < 2:
        frame.bind(instr.tag, found)
    else:
        choose(state, frame, len(found), len(found), instr.tag, frame.seat, 0)


def put_in_order(state: State, frame: Frame, instr: Instr) -> None:
    """The cards go under the deck in the order they have."""
    frame[n.ABILITY_DONE] = 0
    relocate(state, frame.bound(instr.tag), n.DECK, n.PUT, True)


def put_on_top_in_order(state: State, frame: Frame, instr: Instr) -> None:
    """The cards go on the deck, the first of them last, so that it lies on top."""
    frame[n.ABILITY_DONE] = 0
    relocate(state, frame.bound(instr.tag)[::-1], n.DECK, n.PUT)


# --- choices, control, the end ----------------------------------------------------------------------------------------


def choose_random(state: State, frame: Frame, instr: Instr) -> None:
    """So many of them, by chance."""
    found = selected(state, frame, instr)
    state.rng.shuffle(found)
    frame.bind(instr.tag, found[: instr.count])
    frame[n.ABILITY_DONE] = len(found[: instr.count])


def chosen(state: State, frame: Frame, instr: Instr) -> None:
    """Everybody sees which units of the field were chosen."""
    refs = [ref for ref in frame.bound(instr.tag) if is_live(state, ref) and is_on_field(state, ref & CARD_MASK)]
    frame[n.ABILITY_DONE] = len(frame.bound(instr.tag))
    if refs:
        tell_of(state, e.ON_CHOSEN, frame.seat, refs, [])


def change(state: State, frame: Frame, instr: Instr) -> None:
    """A number of cards is another one; where there were none, nothing was done."""
    frame[n.ABILITY_DONE] = changed(state, frame, instr)


def forget(state: State, frame: Frame, instr: Instr) -> None:
    """Nothing was done so far that a later "if you did" could mean."""
    frame[n.ABILITY_DONE] = 0


def did(state: State, frame: Frame, instr: Instr) -> None:
    """The step before was done."""
    frame[n.ABILITY_DONE] = 1


def begin_repeat(state: State, frame: Frame, instr: Instr) -> None:
    """How often it is still done counts down."""
    frame[n.ABILITY_LEFT] = amount_of(state, frame, instr.args[0])


def repeat(state: State, frame: Frame, instr: Instr) -> None:
    """Go on elsewhere when it is done."""
    if frame[n.ABILITY_LEFT] <= 0:
        frame.at = instr.jump
    frame[n.ABILITY_LEFT] -= 1


def later(state: State, frame: Frame, instr: Instr) -> None:
    """An ability is kept for its time, with what was chosen so far."""
    if instr.how & FOR_BATTLE and not state.registers[n.IN_BATTLE]:
        return
    waiting = Frame(ABILITY, frame.seat, instr.ability, frame.source)
    waiting.refs = frame.refs
    waiting.tags = frame.tags
    state.chain.append(waiting)


def win(state: State, frame: Frame, instr: Instr) -> None:
    """Somebody wins, at once."""
    finish(state, 1 - frame.seat if instr.who == OPPONENT else frame.seat, n.BY_CARD)


# --- playing ---------------------------------------------------------------------------------------------------------


def unless_usable(state: State, frame: Frame, instr: Instr) -> None:
    """Go on elsewhere where the ability's limit is used up; some limits are, once it is offered."""
    if not is_usable(state, frame.seat, frame.source, frame.ability):
        frame.at = instr.jump
    elif instr.how:
        use_up(state, frame.source, frame.ability)


def is_usable(state: State, seat: i64, source: i64, number: i64) -> bool:
    """Whether a 1/turn, a divine skill or a regalis piece may still be used."""
    ability = state.game.abilities[number]
    if ability.limit == n.ONCE_A_TURN:
        if not is_live(state, source):
            return True
        card = source & CARD_MASK
        return not mark(state, card, n.USED) >> used_bit(state, number) & 1
    if ability.limit == n.DIVINE_SKILL:
        return not state.registers[n.DIVINE + seat]
    if ability.limit == n.UNIQUE_SKILL:
        return not state.registers[n.UNIQUE + seat]
    if ability.limit == n.HOMARE_LIMIT:
        return not state.registers[n.HOMARE + seat]
    if ability.limit == n.ONCE_A_NAME:
        used = uses_by_name(state, seat)
        return 0 in used and named_use(state, number) not in used
    return ability.limit != n.REGALIS_PIECE or not state.registers[n.REGALIS + seat]


def uses_by_name(state: State, seat: i64) -> list[int]:
    """What cards of a name have used this turn; 0 where there is room for more."""
    return [state.registers[pair + seat] for pair in NAME_USES]


def named_use(state: State, number: i64) -> int:
    """An ability by the name of its card and its place in the text, in every build and pool the same number."""
    ability = state.game.abilities[number]
    name = state.game.definitions[ability.defn].name
    return crc32(f"{name}#{used_bit(state, number)}".encode()) % MOST_NAMED + 1


def used_bit(state: State, number: i64) -> i64:
    """The bit of an ability in its card's mark: its place in the card's text; those that are given come far behind."""
    ability = state.game.abilities[number]
    own = state.game.own[ability.defn]
    return own.index(number) if number in own else FIRST_GIVEN + crc32(ability.id.encode()) % MOST_GIVEN


def use(state: State, seat: i64, source: i64, number: i64) -> None:
    """The ability is played: its limit is used up, and all are told."""
    ability = state.game.abilities[number]
    if ability.limit == n.ONCE_A_TURN:
        use_up(state, source, number)
    elif ability.limit == n.DIVINE_SKILL:
        state.registers[n.DIVINE + seat] = 1
    elif ability.limit == n.REGALIS_PIECE:
        state.registers[n.REGALIS + seat] = 1
    elif ability.limit == n.UNIQUE_SKILL:
        state.registers[n.UNIQUE + seat] = 1
    elif ability.limit == n.HOMARE_LIMIT:
        state.registers[n.HOMARE + seat] = 1
    elif ability.limit == n.ONCE_A_NAME:
        state.registers[NAME_USES[uses_by_name(state, seat).index(0)] + seat] = named_use(state, number)
    own = state.game.own[ability.defn]
    place = own.index(number) + 1 if number in own else 1
    tell_card(state, e.ON_ABILITY_PLAYED, seat, source, place)


def use_up(state: State, source: i64, number: i64) -> None:
    """This card cannot use the ability again in this turn."""
    if is_live(state, source):
        card = source & CARD_MASK
        set_mark(state, card, n.USED, mark(state, card, n.USED) | bit_of(used_bit(state, number)))


def played(state: State, frame: Frame, instr: Instr) -> None:
    """An AUTO is played."""
    use(state, frame.seat, frame.source, frame.ability)


def located(state: State, frame: Frame, expr: Expr) -> list[int]:
    """What the operand finds in some zones."""
    found = cards_of(state, frame, expr.args[0])
    return [ref for ref in found if expr.zones >> state.game.place_zone[state.place[ref & CARD_MASK]] & 1]
