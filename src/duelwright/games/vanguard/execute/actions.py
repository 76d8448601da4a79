"""What is done to cards and units: the specific actions of section E, used by rules and abilities alike."""

from __future__ import annotations

from typing import Final

from ....core.engine import match_granted, push, trigger, trigger_one, trigger_phase
from ....core.event import EVERYONE, NO_INTS, close_batch, open_batch, tell_card, tell_numbers, tell_of
from ....core.frame import CARD_MASK, NONE, Frame
from ....core.modifiers import UNTIL_TURN_ENDS, granted_to, is_silent, modify
from ....core.moves import move, shift, show
from ....core.packed import Ints, i64, vec
from ....core.state import State, mark, reference, set_mark
from .. import events as e
from .. import names as n
from ..board import circle_of, circles, grade, is_locked, is_persona, is_under, mate_of, unit_at, vanguard
from ..events import (
    ON_BIND,
    ON_CREST,
    ON_DAMAGE_TAKEN,
    ON_HEART,
    ON_REMOVED,
    ON_SENT_TO_DECK,
    ON_SENT_TO_DROP,
    ON_SENT_TO_G_ZONE,
    ON_SENT_TO_HAND,
    ON_SENT_TO_ORDER_ZONE,
    ON_SENT_TO_RIDE_DECK,
    ON_SENT_TO_SOUL,
)
from ..rules import rules_of
from .history import note_arrival, note_call, note_fate, note_stand

# The event of entering a zone. Named one by one: within a circle of modules mypyc knows no `events` yet up here.
ENTERED: Final[dict[int, int]] = {
    n.DECK: ON_SENT_TO_DECK,
    n.HAND: ON_SENT_TO_HAND,
    n.SOUL: ON_SENT_TO_SOUL,
    n.HEART: ON_HEART,
    n.DROP: ON_SENT_TO_DROP,
    n.DAMAGE: ON_DAMAGE_TAKEN,
    n.BIND: ON_BIND,
    n.G: ON_SENT_TO_G_ZONE,
    n.RIDE: ON_SENT_TO_RIDE_DECK,
    n.ORDER: ON_SENT_TO_ORDER_ZONE,
    n.CREST: ON_CREST,
    n.REMOVED: ON_REMOVED,
}
SENT: Final[Ints] = vec[i64]([ENTERED.get(zone, NONE) for zone in range(n.ACCEL)])  # the same by zone


# --- zone changes -----------------------------------------------------------------------------------------------------


def send(state: State, cards: list[int], zone: i64, reason: i64, bottom: bool = False, down: bool = False) -> list[int]:
    """Cards go to a zone of their owners, as one batch; then abilities that wait for it are matched."""
    game = state.game
    opened = open_batch(state)
    refs: list[int] = []
    sources: list[int] = []
    given = granted_before(state, cards)
    speaks = [not is_silent(state, card) for card in cards]
    for card in cards:
        to = destination(state, card, zone)
        kind = SENT[to] if to != n.REMOVED or game.kinds[state.defs[card]] != n.TOKEN else e.ON_TOKEN_ERASED
        sources.append(game.place_zone[state.place[card]])
        note_rest(state, card)
        note_fate(state, card, zone, to, reason, bottom)
        values = payload(to, reason, bottom, down) if state.logging else NO_INTS
        move(state, card, game.place(state.owner[card], to), kind, NONE, bottom, down, values)
        if down:
            set_mark(state, card, n.FACE, 1)
        refs.append(reference(state, card))
    close_batch(state, opened)
    for i, ref in enumerate(refs):
        state.registers[n.CAME_FROM] = sources[i] + 1
        kind = SENT[destination(state, cards[i], zone)]
        trigger_one(state, kind, ref, False, speaks[i])
        if given:
            match_granted(state, kind, ref, given[i])
    state.registers[n.CAME_FROM] = 0
    for card in cards:
        if game.facts[state.defs[card]][n.ULTIMATE] and state.place[card] == game.place(state.owner[card], n.G):
            send(state, list(state.zones[state.place[card]]), n.REMOVED, n.BY_RULE)  # it takes the whole G zone along
    return refs


def granted_before(state: State, cards: list[int]) -> list[list[int]]:
    """What each card was given, before it moves; nothing where no card was given anything."""
    if not state.game.granted or not state.mods:
        return []
    return [granted_to(state, reference(state, card)) for card in cards]


def payload(zone: i64, reason: i64, bottom: bool, down: bool) -> list[int]:
    """The values of the event of entering a zone."""
    if zone in (n.HAND, n.SOUL, n.DROP):
        return [reason]
    if zone == n.DECK:
        return [int(bottom)]
    return [int(down)] if zone == n.BIND else []


def destination(state: State, card: i64, zone: i64) -> i64:
    """A token, a gift or a ticket leaves the fight, a G unit goes to the G zone, a card of the ride deck back there."""
    kind = state.game.kinds[state.defs[card]]
    if kind in (n.TOKEN, n.GIFT_CARD) or state.game.facts[state.defs[card]][n.TICKET]:
        return n.REMOVED
    if kind == n.G_UNIT and zone != n.REMOVED:
        return n.G
    if kind == n.CREST_CARD and zone not in (n.CREST, n.REMOVED):
        return n.RIDE
    if zone == n.DECK and mark(state, card, n.RIDE_CARD):
        return n.RIDE
    return zone


def draw(state: State, seat: i64, count: i64) -> None:
    """Draw cards; an empty deck loses at the next check timing, not by the attempt."""
    draw_cards(state, seat, count, 0)


def draw_cards(state: State, seat: i64, count: i64, normal: i64) -> None:
    """The same, told whether it is the draw of the draw phase."""
    game = state.game
    deck = game.place(seat, n.DECK)
    for _card in range(min(count, len(state.zones[deck]))):
        move(
            state,
            state.zones[deck][0],
            game.place(seat, n.HAND),
            e.ON_DRAW,
            NONE,
            False,
            False,
            [normal] if state.logging else NO_INTS,
        )
        did(state, seat, e.ON_DRAW)


def did(state: State, seat: i64, kind: i64) -> None:
    """A player has done something, and abilities of either side that wait for it stand by; not while a fight begins."""
    if state.turn > 0:
        state.registers[n.DOER] = seat + 1
        trigger_phase(state, kind)
        state.registers[n.DOER] = 0


def discard(state: State, seat: i64, cards: list[int], as_cost: i64) -> None:
    """Hand to drop."""
    if not cards:
        return
    refs = send(state, cards, n.DROP, n.BY_DISCARD)
    state.registers[n.DISCARDED + seat] += len(cards)
    tell_of(state, e.ON_DISCARD, seat, refs, [len(refs), as_cost])
    trigger(state, e.ON_DISCARD, refs)


def retire(state: State, cards: list[int], reason: i64, by_effect: i64, as_cost: i64) -> None:
    """Field to drop, as one batch; a unit that has lost its abilities leaves without them."""
    seats = [state.game.place_seat[state.place[card]] for card in cards]
    speaks = [not is_silent(state, card) for card in cards]
    given = granted_before(state, cards)
    refs = send(state, cards, n.DROP, reason)
    for i, ref in enumerate(refs):
        tell_card(state, e.ON_RETIRE, seats[i], ref, by_effect, as_cost)
        trigger_one(state, e.ON_RETIRE, ref, False, speaks[i])
        if given:
            match_granted(state, e.ON_RETIRE, ref, given[i])


def heal(state: State, seat: i64, card: i64) -> None:
    """A damage card goes to the drop zone."""
    refs = send(state, [card], n.DROP, n.BY_HEAL)
    tell_of(state, e.ON_HEAL, seat, refs, [])


# --- stand and rest ---------------------------------------------------------------------------------------------------


def stand(state: State, card: i64, by_effect: i64) -> None:
    """A resting unit stands; to a unit that stands already nothing happens."""
    if mark(state, card, n.REST):
        set_mark(state, card, n.REST, 0)
        seat = state.game.place_seat[state.place[card]]
        note_stand(state, seat)
        tell_card(state, e.ON_STAND, seat, reference(state, card), by_effect)
        trigger_one(state, e.ON_STAND, reference(state, card))


def rest(state: State, card: i64) -> None:
    """A standing unit rests."""
    if not mark(state, card, n.REST):
        set_mark(state, card, n.REST, 1)
        tell_card(state, e.ON_REST, state.game.place_seat[state.place[card]], reference(state, card))
        trigger_one(state, e.ON_REST, reference(state, card))


def strengthen(state: State, seat: i64, card: i64, stat: i64, amount: i64) -> None:
    """A unit gets something until end of turn."""
    modify(state, reference(state, card), stat, amount, UNTIL_TURN_ENDS, NONE, seat)
    tell_card(state, e.ON_STAT_CHANGED, seat, reference(state, card), stat, amount)


# --- resources --------------------------------------------------------------------------------------------------------


def soul_charge(state: State, seat: i64, count: i64) -> None:
    """The top card of the deck into the soul: revealed, then placed, one at a time (S2 of docs/sources.md)."""
    game = state.game
    deck = game.place(seat, n.DECK)
    charged: list[int] = []
    for _card in range(min(count, len(state.zones[deck]))):
        card = state.zones[deck][0]
        learned = show(state, [card], EVERYONE)
        tell_card(state, e.ON_REVEAL, seat, reference(state, card), learned=learned & 3)
        charged += send(state, [card], n.SOUL, n.BY_SOUL_CHARGE)
    if charged:
        state.registers[n.SOUL_CHARGED + seat] += len(charged)
        tell_of(state, e.ON_SOUL_CHARGE, seat, charged, [len(charged)])
        did(state, seat, e.ON_SOUL_CHARGE)


def soul_blast(state: State, seat: i64, cards: list[int], as_cost: i64) -> None:
    """Soul to drop."""
    if cards:
        refs = send(state, cards, n.DROP, n.BY_SOUL_BLAST)
        tell_of(state, e.ON_SOUL_BLAST, seat, refs, [len(refs), as_cost])
        did(state, seat, e.ON_SOUL_BLAST)


def counter_blast(state: State, seat: i64, cards: list[int], as_cost: i64) -> None:
    """Face-up damage turns face down."""
    if cards:
        flip(state, seat, cards, 1)
        refs = [reference(state, card) for card in cards]
        tell_of(state, e.ON_COUNTER_BLAST, seat, refs, [len(refs), as_cost])
        did(state, seat, e.ON_COUNTER_BLAST)


def counter_charge(state: State, seat: i64, cards: list[int]) -> None:
    """Face-down damage turns face up."""
    if cards:
        flip(state, seat, cards, 0)
        state.registers[n.CHARGES + seat] += 1
        refs = [reference(state, card) for card in cards]
        tell_of(state, e.ON_COUNTER_CHARGE, seat, refs, [len(refs)])
        did(state, seat, e.ON_COUNTER_CHARGE)


def flip(state: State, seat: i64, cards: list[int], face: i64) -> None:
    """Cards are turned over where they lie."""
    for card in cards:
        set_mark(state, card, n.FACE, face)
        tell_card(state, e.ON_FLIP, seat, reference(state, card), face)


def energy_cap(state: State, seat: i64) -> i64:
    """The most energy a player may have: a crest's word, or the rules'."""
    crests = state.zones[state.game.place(seat, n.CREST)]
    return (
        max((state.game.facts[state.defs[card]][n.ENERGY_LIMIT] for card in crests), default=0)
        or rules_of(state).energy_cap
    )


def energy_charge(state: State, seat: i64, count: i64) -> None:
    """Energy up to the cap."""
    gained = min(count, max(0, energy_cap(state, seat) - state.counters[seat]))
    if gained:
        state.counters[seat] += gained
        tell_numbers(state, e.ON_ENERGY_CHARGE, seat, gained, state.counters[seat])


def energy_blast(state: State, seat: i64, count: i64) -> None:
    """Energy is used."""
    state.counters[seat] -= count
    tell_numbers(state, e.ON_ENERGY_BLAST, seat, count, state.counters[seat])


# --- circles ----------------------------------------------------------------------------------------------------------


def call(state: State, seat: i64, card: i64, circle: i64, normal: i64, resting: bool = False) -> None:
    """A unit is placed on a rear-guard circle; a rule action retires the older one there."""
    source = state.game.place_zone[state.place[card]]
    older = unit_at(state, seat, circle)
    refs = [] if older < 0 else [reference(state, older)]
    move(state, card, state.game.place(seat, circle), e.ON_PLACED)
    set_mark(state, card, n.REST, int(resting))
    note_call(state, seat, source, True)
    tell_of(state, e.ON_CALL, seat, [reference(state, card), *refs], [normal] if state.logging else NO_INTS)
    placed(state, card, source, 0)


def placed(state: State, card: i64, source: i64, way: i64) -> None:
    """Abilities that wait for a placement are matched; they may ask from where, or by what."""
    note_arrival(state, card)
    state.registers[n.CAME_FROM] = source + 1
    state.registers[n.CAME_BY] = way
    trigger_one(state, e.ON_PLACED, reference(state, card))
    state.registers[n.CAME_FROM] = state.registers[n.CAME_BY] = 0


def ride(state: State, seat: i64, card: i64, normal: i64, way: i64 = 0) -> None:
    """The new unit on VC, standing; the old vanguard to the soul, with its mate and hearts; a G unit goes home.

    A persona ride resolves inside the ride, before any ability.
    """
    game = state.game
    old = vanguard(state, seat)
    others = [*state.zones[game.place(seat, n.MATE)], *state.zones[game.place(seat, n.HEART)]]
    source = game.place_zone[state.place[card]]
    from_hand = source == n.HAND
    spoke = old >= 0 and not is_silent(state, old)
    persona = bool(normal) and from_hand and is_persona(state, old, card)
    if is_under(state, seat, n.NO_PERSONA_RIDE):
        persona = False
    opened = open_batch(state)
    move(state, card, game.place(seat, n.V), e.ON_PLACED)
    gone = others + ([] if old < 0 else [old])  # the unit that is rode upon lies uppermost
    beneath = send(state, gone, n.SOUL, n.BY_RIDE)
    told = [reference(state, card), *beneath[-1:]]
    tell_of(state, e.ON_RIDE, seat, told, [source, normal, int(persona)])
    if old >= 0:
        tell_of(state, e.ON_RODE_UPON, seat, beneath[-1:], [])
    close_batch(state, opened)
    if persona:
        state.registers[n.PERSONA + seat] = 1
        tell_card(state, e.ON_PERSONA_RIDE, seat, reference(state, card))
        draw(state, seat, 1)
    state.registers[n.RIDES + seat] += 1
    state.registers[n.PHASE_RIDES + seat] += int(state.phase == n.RIDE_PHASE)
    ridden = n.RODE_GRADE + seat
    state.registers[ridden] = max(state.registers[ridden], grade(state, card) + 1)
    trigger_one(state, e.ON_RIDE, reference(state, card))
    placed(state, card, source, way)
    if old >= 0:
        trigger_one(state, e.ON_RODE_UPON, beneath[-1], False, spoke)
    gain_gift(state, seat, game.facts[state.defs[card]][n.GIFT_ICON])  # before any ability


def gain_gift(state: State, seat: i64, gift: i64, circle: i64 = 0) -> None:
    """A gift is gained, where the format has them; a different kind than the first is not.

    Its marker goes on a circle (plus 1) that the ability names, or on one that is chosen.
    """
    if gift and rules_of(state).gifts and state.registers[n.GIFT + seat] & n.GIFT_MASK in (0, gift):
        gaining = Frame(n.GIFTING, seat)
        gaining[n.GIFTING_GIFT] = gift
        gaining[n.GIFTING_CIRCLE] = circle
        push(state, gaining)


def swap(state: State, seat: i64, one: i64, other: i64) -> None:
    """Units of two circles change places, or one moves; it is a move, never a placement."""
    game = state.game
    if is_locked(state, seat, one) or is_locked(state, seat, other):
        return
    first, second = unit_at(state, seat, one), unit_at(state, seat, other)
    opened = open_batch(state)
    if first >= 0:
        shift(state, first, game.place(seat, other), e.ON_MOVE)
    if second >= 0:
        shift(state, second, game.place(seat, one), e.ON_MOVE)
    for card in (first, second):
        if card >= 0 and state.registers[n.IN_BATTLE]:
            set_mark(state, card, n.MOVED, 1)
    for card in state.zones[game.place(seat, n.DRESS)]:
        under = mark(state, card, n.UNDER) - 1
        set_mark(state, card, n.UNDER, (other if under == one else one if under == other else under) + 1)
    close_batch(state, opened)
    for card in (first, second):
        if card >= 0:
            trigger_one(state, e.ON_MOVE, reference(state, card))


def overdress(state: State, seat: i64, card: i64, circle: i64) -> None:
    """A unit is placed over another, which becomes its originalDress; no call, but a placement."""
    game = state.game
    worn = unit_at(state, seat, circle)
    source = game.place_zone[state.place[card]]
    resting, spoke = mark(state, worn, n.REST), not is_silent(state, worn)
    move(state, worn, game.place(seat, n.DRESS), e.ON_BECAME_DRESS)
    set_mark(state, worn, n.UNDER, circle + 1)
    move(state, card, game.place(seat, circle), e.ON_PLACED)
    set_mark(state, card, n.REST, resting)
    set_mark(state, card, n.DRESSED, len(dress_of(state, seat, circle)))
    tell_of(state, e.ON_OVERDRESS, seat, [reference(state, card), reference(state, worn)], [])
    placed(state, card, source, n.OVERDRESS)
    trigger_one(state, e.ON_BECAME_DRESS, reference(state, worn), False, spoke)


def dress_of(state: State, seat: i64, circle: i64) -> list[int]:
    """The originalDress of the unit on a circle."""
    dress = state.zones[state.game.place(seat, n.DRESS)]
    return [card for card in dress if mark(state, card, n.UNDER) == circle + 1]


def stride(state: State, seat: i64, card: i64) -> None:
    """A G unit on VC in the same state; the old vanguard becomes its heart, its mate, too. It is no ride."""
    game = state.game
    old, mate = vanguard(state, seat), mate_of(state, seat)
    if old < 0:
        return
    resting, legioned = mark(state, old, n.REST), mark(state, old, n.LEGIONED)
    going_home = game.kinds[state.defs[old]] == n.G_UNIT
    opened = open_batch(state)
    if going_home:
        send(state, [old], n.G, n.BY_RULE)
    else:
        move(state, old, game.place(seat, n.HEART), e.ON_HEART)
        set_mark(state, old, n.LEGIONED, legioned)
    if mate >= 0:
        move(state, mate, game.place(seat, n.HEART), e.ON_HEART)
        push(state, Frame(n.HEART_CHOICE, seat))
    move(state, card, game.place(seat, n.V), e.ON_PLACED)
    set_mark(state, card, n.REST, resting)
    tell_of(state, e.ON_STRIDE, seat, [reference(state, card), reference(state, old)], [])
    close_batch(state, opened)
    state.registers[n.STRODE] = 1
    trigger_one(state, e.ON_STRIDE, reference(state, card))
    placed(state, card, n.G, n.STRIDE)


def end_strides(state: State, seat: i64) -> None:
    """G units go home face up, and the heart is the vanguard again, in the same state; so is its mate."""
    game = state.game
    called = [unit_at(state, seat, circle) for circle in circles(state, seat)]
    send(state, [unit for unit in called if unit >= 0 and game.kinds[state.defs[unit]] == n.G_UNIT], n.G, n.BY_RULE)
    card = vanguard(state, seat)
    if card >= 0 and game.kinds[state.defs[card]] == n.G_UNIT:
        resting = mark(state, card, n.REST)
        send(state, [card], n.G, n.BY_RULE)
        for heart in state.zones[game.place(seat, n.HEART)]:
            set_mark(state, heart, n.REST, resting)
        return_hearts(state, seat)


def note_rest(state: State, card: i64) -> None:
    """A G unit leaves VC: its hearts will be the vanguard in the state that it leaves in, or standing, by a rule."""
    place = state.place[card]
    if state.game.kinds[state.defs[card]] == n.G_UNIT and state.game.place_zone[place] == n.V:
        rests = mark(state, card, n.REST) if rules_of(state).heart_returns == "as_it_left" else 0
        for heart in state.zones[state.game.place(state.game.place_seat[place], n.HEART)]:
            set_mark(state, heart, n.REST, rests)


def return_hearts(state: State, seat: i64) -> None:
    """Hearts come back to VC: the leader, and beside it its mate."""
    for zone, heart in zip((n.V, n.MATE), state.zones[state.game.place(seat, n.HEART)][:2], strict=False):
        legioned, resting = mark(state, heart, n.LEGIONED), mark(state, heart, n.REST)
        move(state, heart, state.game.place(seat, zone), e.ON_HEART_RETURNED)
        set_mark(state, heart, n.REST, resting)
        set_mark(state, heart, n.LEGIONED, legioned)


# --- locking ----------------------------------------------------------------------------------------------------------


def lock(state: State, card: i64) -> None:
    """A rear-guard is turned face down on its circle."""
    seat = state.game.place_seat[state.place[card]]
    if circle_of(state, card) in circles(state, seat) and not mark(state, card, n.LOCKED):
        set_mark(state, card, n.LOCKED, 1)
        set_mark(state, card, n.FACE, 1)
        tell_card(state, e.ON_LOCK, seat, reference(state, card))
        trigger_one(state, e.ON_LOCK, reference(state, card))


def unlock(state: State, card: i64) -> None:
    """A locked card is turned up, standing; it is a new object."""
    if mark(state, card, n.LOCKED):
        state.inc[card] += 1
        for kind in state.game.fleeting_marks:
            set_mark(state, card, kind, 0)
        state.mods = [mod for mod in state.mods if mod.ref & CARD_MASK != card]
        seat = state.game.place_seat[state.place[card]]
        tell_card(state, e.ON_UNLOCK, seat, reference(state, card))
        trigger_one(state, e.ON_UNLOCK, reference(state, card))


# --- tokens -----------------------------------------------------------------------------------------------------------


def create_token(state: State, seat: i64, card: i64, circle: i64, resting: bool) -> None:
    """A token comes from outside the fight to a rear-guard circle."""
    move(state, card, state.game.place(seat, circle), e.ON_TOKEN_CREATED)
    set_mark(state, card, n.REST, int(resting))
    placed(state, card, n.REMOVED, 0)


# --- damage by an effect ----------------------------------------------------------------------------------------------


def deal(state: State, seat: i64, count: i64) -> None:
    """A vanguard takes damage by an effect: it is pending until a rule action processes the damage checks (C.2, 9)."""
    state.registers[n.PENDING + seat] += count
    state.moved = True
    state.dirty = True
