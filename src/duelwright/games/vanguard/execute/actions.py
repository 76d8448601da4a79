"""What is done to cards and units: the specific actions of section E, used by rules and abilities alike."""

from __future__ import annotations

from typing import Final

from ....core.engine import granted_to, match_granted, push, trigger
from ....core.event import EVERYONE, tell, tell_of
from ....core.frame import CARD_MASK, NONE, Frame
from ....core.modifiers import UNTIL_TURN_ENDS, modify
from ....core.moves import move, shift, show
from ....core.state import State, reference
from .. import events as e
from .. import names as n
from ..board import circle_of, circles, is_locked, mate_of, unit_at, vanguard
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

# The event of entering a zone. Named one by one: within a circle of modules mypyc knows no `events` yet up here.
SENT: Final = {
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


# --- zone changes -----------------------------------------------------------------------------------------------------


def send(state: State, cards: list[int], zone: int, reason: int, bottom: bool = False, down: bool = False) -> list[int]:
    """Cards go to a zone of their owners, as one batch; then abilities that wait for it are matched."""
    game = state.game
    alone = not state.batch_open  # else it is part of a larger batch
    if alone:
        state.batch += 1
        state.batch_open = True
    refs: list[int] = []
    sources: list[int] = []
    given = [granted_to(state, reference(state, card)) for card in cards]
    for card in cards:
        to = destination(state, card, zone)
        kind = SENT[to] if to != n.REMOVED or game.kinds[state.defs[card]] != n.TOKEN else e.ON_TOKEN_ERASED
        sources.append(game.place_zone[state.place[card]])
        move(
            state, card, game.place(state.owner[card], to), kind, NONE, bottom, down, payload(to, reason, bottom, down)
        )
        if down:
            state.marks[n.FACE][card] = 1
        refs.append(reference(state, card))
    if alone:
        state.batch_open = False
    for i, ref in enumerate(refs):
        state.registers[n.CAME_FROM] = sources[i] + 1
        trigger(state, SENT[destination(state, cards[i], zone)], [ref])
        match_granted(state, SENT[destination(state, cards[i], zone)], ref, given[i])
    state.registers[n.CAME_FROM] = 0
    for card in cards:
        if game.facts[state.defs[card]][n.ULTIMATE] and state.place[card] == game.place(state.owner[card], n.G):
            send(state, state.zones[state.place[card]][:], n.REMOVED, n.BY_RULE)  # it takes the whole G zone along
    return refs


def payload(zone: int, reason: int, bottom: bool, down: bool) -> list[int]:
    """The values of the event of entering a zone."""
    if zone in (n.HAND, n.SOUL, n.DROP):
        return [reason]
    if zone == n.DECK:
        return [int(bottom)]
    return [int(down)] if zone == n.BIND else []


def destination(state: State, card: int, zone: int) -> int:
    """A token, a gift or a ticket leaves the fight, a G unit goes to the G zone, a card of the ride deck back there."""
    kind = state.game.kinds[state.defs[card]]
    if kind in (n.TOKEN, n.GIFT_CARD) or state.game.facts[state.defs[card]][n.TICKET]:
        return n.REMOVED
    if kind == n.G_UNIT and zone != n.REMOVED:
        return n.G
    if kind == n.CREST_CARD and zone not in (n.CREST, n.REMOVED):
        return n.RIDE
    if zone == n.DECK and state.marks[n.RIDE_CARD][card]:
        return n.RIDE
    return zone


def draw(state: State, seat: int, count: int) -> None:
    """Draw cards; an empty deck loses at the next check timing, not by the attempt."""
    draw_cards(state, seat, count, 0)


def draw_cards(state: State, seat: int, count: int, normal: int) -> None:
    """The same, told whether it is the draw of the draw phase."""
    game = state.game
    deck = state.zones[game.place(seat, n.DECK)]
    for _ in range(min(count, len(deck))):
        move(state, deck[0], game.place(seat, n.HAND), e.ON_DRAW, NONE, False, False, [normal])


def discard(state: State, seat: int, cards: list[int], as_cost: int) -> None:
    """Hand to drop."""
    if not cards:
        return
    refs = send(state, cards, n.DROP, n.BY_DISCARD)
    state.registers[n.DISCARDED + seat] += len(cards)
    tell_of(state, e.ON_DISCARD, seat, refs, [len(refs), as_cost])
    trigger(state, e.ON_DISCARD, refs)


def retire(state: State, cards: list[int], reason: int, by_effect: int, as_cost: int) -> None:
    """Field to drop, as one batch."""
    seats = [state.game.place_seat[state.place[card]] for card in cards]
    given = [granted_to(state, reference(state, card)) for card in cards]
    refs = send(state, cards, n.DROP, reason)
    for i, ref in enumerate(refs):
        tell_of(state, e.ON_RETIRE, seats[i], [ref], [by_effect, as_cost])
        trigger(state, e.ON_RETIRE, [ref])
        match_granted(state, e.ON_RETIRE, ref, given[i])


def heal(state: State, seat: int, card: int) -> None:
    """A damage card goes to the drop zone."""
    refs = send(state, [card], n.DROP, n.BY_HEAL)
    tell_of(state, e.ON_HEAL, seat, refs, [])


# --- stand and rest ---------------------------------------------------------------------------------------------------


def stand(state: State, card: int, by_effect: int) -> None:
    """A resting unit stands; to a unit that stands already nothing happens."""
    if state.marks[n.REST][card]:
        state.marks[n.REST][card] = 0
        seat = state.game.place_seat[state.place[card]]
        tell_of(state, e.ON_STAND, seat, [reference(state, card)], [by_effect])
        trigger(state, e.ON_STAND, [reference(state, card)])


def rest(state: State, card: int) -> None:
    """A standing unit rests."""
    if not state.marks[n.REST][card]:
        state.marks[n.REST][card] = 1
        tell_of(state, e.ON_REST, state.game.place_seat[state.place[card]], [reference(state, card)], [])
        trigger(state, e.ON_REST, [reference(state, card)])


def strengthen(state: State, seat: int, card: int, stat: int, amount: int) -> None:
    """A unit gets something until end of turn."""
    modify(state, reference(state, card), stat, amount, UNTIL_TURN_ENDS, NONE, seat)
    tell_of(state, e.ON_STAT_CHANGED, seat, [reference(state, card)], [stat, amount])


# --- resources --------------------------------------------------------------------------------------------------------


def soul_charge(state: State, seat: int, count: int) -> None:
    """The top card of the deck into the soul: revealed, then placed, one at a time (S2 of docs/sources.md)."""
    game = state.game
    deck = state.zones[game.place(seat, n.DECK)]
    charged: list[int] = []
    for _ in range(min(count, len(deck))):
        card = deck[0]
        learned = show(state, [card], EVERYONE)
        tell_of(state, e.ON_REVEAL, seat, [reference(state, card)], [], learned & 3)
        charged += send(state, [card], n.SOUL, n.BY_SOUL_CHARGE)
    if charged:
        state.registers[n.SOUL_CHARGED + seat] += len(charged)
        tell_of(state, e.ON_SOUL_CHARGE, seat, charged, [len(charged)])


def soul_blast(state: State, seat: int, cards: list[int], as_cost: int) -> None:
    """Soul to drop."""
    if cards:
        refs = send(state, cards, n.DROP, n.BY_SOUL_BLAST)
        tell_of(state, e.ON_SOUL_BLAST, seat, refs, [len(refs), as_cost])


def counter_blast(state: State, seat: int, cards: list[int], as_cost: int) -> None:
    """Face-up damage turns face down."""
    if cards:
        flip(state, seat, cards, 1)
        refs = [reference(state, card) for card in cards]
        tell_of(state, e.ON_COUNTER_BLAST, seat, refs, [len(refs), as_cost])


def counter_charge(state: State, seat: int, cards: list[int]) -> None:
    """Face-down damage turns face up."""
    if cards:
        flip(state, seat, cards, 0)
        refs = [reference(state, card) for card in cards]
        tell_of(state, e.ON_COUNTER_CHARGE, seat, refs, [len(refs)])


def flip(state: State, seat: int, cards: list[int], face: int) -> None:
    """Cards are turned over where they lie."""
    for card in cards:
        state.marks[n.FACE][card] = face
        tell_of(state, e.ON_FLIP, seat, [reference(state, card)], [face])


def energy_cap(state: State, seat: int) -> int:
    """The most energy a player may have: a crest's word, or the rules'."""
    crests = state.zones[state.game.place(seat, n.CREST)]
    return (
        max((state.game.facts[state.defs[card]][n.ENERGY_LIMIT] for card in crests), default=0)
        or rules_of(state).energy_cap
    )


def energy_charge(state: State, seat: int, count: int) -> None:
    """Energy up to the cap."""
    gained = min(count, max(0, energy_cap(state, seat) - state.counters[seat]))
    if gained:
        state.counters[seat] += gained
        tell(state, e.ON_ENERGY_CHARGE, seat, [gained, state.counters[seat]])


def energy_blast(state: State, seat: int, count: int) -> None:
    """Energy is used."""
    state.counters[seat] -= count
    tell(state, e.ON_ENERGY_BLAST, seat, [count, state.counters[seat]])


# --- circles ----------------------------------------------------------------------------------------------------------


def call(state: State, seat: int, card: int, circle: int, normal: int, resting: bool = False) -> None:
    """A unit is placed on a rear-guard circle; a rule action retires the older one there."""
    source = state.game.place_zone[state.place[card]]
    older = unit_at(state, seat, circle)
    refs = [] if older < 0 else [reference(state, older)]
    move(state, card, state.game.place(seat, circle), e.ON_PLACED)
    state.marks[n.REST][card] = int(resting)
    state.registers[n.CALLED + seat] += 1
    tell_of(state, e.ON_CALL, seat, [reference(state, card), *refs], [normal])
    placed(state, card, source, 0)


def placed(state: State, card: int, source: int, way: int) -> None:
    """Abilities that wait for a placement are matched; they may ask from where, or by what."""
    state.registers[n.CAME_FROM] = source + 1
    state.registers[n.CAME_BY] = way
    trigger(state, e.ON_PLACED, [reference(state, card)])
    state.registers[n.CAME_FROM] = state.registers[n.CAME_BY] = 0


def ride(state: State, seat: int, card: int, normal: int, way: int = 0) -> None:
    """The new unit on VC, standing; the old vanguard to the soul, with its mate and hearts; a G unit goes home.

    A persona ride resolves inside the ride, before any ability.
    """
    game = state.game
    old = vanguard(state, seat)
    others = [*state.zones[game.place(seat, n.MATE)], *state.zones[game.place(seat, n.HEART)]]
    source = game.place_zone[state.place[card]]
    from_hand = source == n.HAND
    persona = bool(normal) and from_hand and is_persona(state, old, card)
    state.batch += 1
    state.batch_open = True
    move(state, card, game.place(seat, n.V), e.ON_PLACED)
    gone = ([] if old < 0 else [old]) + others
    beneath = send(state, gone, n.SOUL, n.BY_RIDE)
    told = [reference(state, card), *beneath[:1]]
    tell_of(state, e.ON_RIDE, seat, told, [source, normal, int(persona)])
    if old >= 0:
        tell_of(state, e.ON_RODE_UPON, seat, beneath[:1], [])
    state.batch_open = False
    if persona:
        state.registers[n.PERSONA + seat] = 1
        tell_of(state, e.ON_PERSONA_RIDE, seat, [reference(state, card)], [])
        draw(state, seat, 1)
    trigger(state, e.ON_RIDE, [reference(state, card)])
    placed(state, card, source, way)
    if old >= 0:
        trigger(state, e.ON_RODE_UPON, beneath[:1])
    gain_gift(state, seat, game.facts[state.defs[card]][n.GIFT_ICON])  # before any ability


def gain_gift(state: State, seat: int, gift: int) -> None:
    """A gift is gained, where the format has them; a different kind than the first is not."""
    if gift and rules_of(state).gifts and state.registers[n.GIFT + seat] & n.GIFT_MASK in (0, gift):
        gaining = Frame(n.GIFTING, seat)
        gaining[n.GIFTING_GIFT] = gift
        push(state, gaining)


def is_persona(state: State, old: int, new: int) -> bool:
    """Persona ride: old and new vanguard share the name and both carry the icon."""
    game = state.game
    if old < 0:
        return False
    both = [state.defs[old], state.defs[new]]
    names = {game.definitions[defn].name for defn in both}
    return len(names) == 1 and all(game.facts[defn][n.PERSONA_ICON] for defn in both)


def swap(state: State, seat: int, one: int, other: int) -> None:
    """Units of two circles change places, or one moves; it is a move, never a placement."""
    game = state.game
    if is_locked(state, seat, one) or is_locked(state, seat, other):
        return
    first, second = unit_at(state, seat, one), unit_at(state, seat, other)
    state.batch += 1
    state.batch_open = True
    if first >= 0:
        shift(state, first, game.place(seat, other), e.ON_MOVE)
    if second >= 0:
        shift(state, second, game.place(seat, one), e.ON_MOVE)
    for card in (first, second):
        if card >= 0 and state.registers[n.IN_BATTLE]:
            state.marks[n.MOVED][card] = 1
    for card in state.zones[game.place(seat, n.DRESS)]:
        under = state.marks[n.UNDER][card] - 1
        state.marks[n.UNDER][card] = (other if under == one else one if under == other else under) + 1
    state.batch_open = False


def overdress(state: State, seat: int, card: int, circle: int) -> None:
    """A unit is placed over another, which becomes its originalDress; no call, but a placement."""
    game = state.game
    worn = unit_at(state, seat, circle)
    source = game.place_zone[state.place[card]]
    resting = state.marks[n.REST][worn]
    move(state, worn, game.place(seat, n.DRESS), e.ON_BECAME_DRESS)
    state.marks[n.UNDER][worn] = circle + 1
    move(state, card, game.place(seat, circle), e.ON_PLACED)
    state.marks[n.REST][card] = resting
    state.marks[n.DRESSED][card] = len(dress_of(state, seat, circle))
    tell_of(state, e.ON_OVERDRESS, seat, [reference(state, card), reference(state, worn)], [])
    placed(state, card, source, n.OVERDRESS)
    trigger(state, e.ON_BECAME_DRESS, [reference(state, worn)])


def dress_of(state: State, seat: int, circle: int) -> list[int]:
    """The originalDress of the unit on a circle."""
    dress = state.zones[state.game.place(seat, n.DRESS)]
    return [card for card in dress if state.marks[n.UNDER][card] == circle + 1]


def stride(state: State, seat: int, card: int) -> None:
    """A G unit on VC in the same state; the old vanguard becomes its heart, its mate, too. It is no ride."""
    game = state.game
    old, mate = vanguard(state, seat), mate_of(state, seat)
    if old < 0:
        return
    resting, legioned = state.marks[n.REST][old], state.marks[n.LEGIONED][old]
    going_home = game.kinds[state.defs[old]] == n.G_UNIT
    state.batch += 1
    state.batch_open = True
    if going_home:
        send(state, [old], n.G, n.BY_RULE)
    else:
        move(state, old, game.place(seat, n.HEART), e.ON_HEART)
        state.marks[n.LEGIONED][old] = legioned
    if mate >= 0:
        move(state, mate, game.place(seat, n.HEART), e.ON_HEART)
        push(state, Frame(n.HEART_CHOICE, seat))
    move(state, card, game.place(seat, n.V), e.ON_PLACED)
    state.marks[n.REST][card] = resting
    tell_of(state, e.ON_STRIDE, seat, [reference(state, card), reference(state, old)], [])
    state.batch_open = False
    state.registers[n.STRODE] = 1
    trigger(state, e.ON_STRIDE, [reference(state, card)])
    placed(state, card, n.G, n.STRIDE)


def end_strides(state: State, seat: int) -> None:
    """G units go home face up, and the heart is the vanguard again, in the same state; so is its mate."""
    game = state.game
    called = [unit_at(state, seat, circle) for circle in circles(state, seat)]
    send(state, [unit for unit in called if unit >= 0 and game.kinds[state.defs[unit]] == n.G_UNIT], n.G, n.BY_RULE)
    card = vanguard(state, seat)
    if card >= 0 and game.kinds[state.defs[card]] == n.G_UNIT:
        resting = state.marks[n.REST][card]
        send(state, [card], n.G, n.BY_RULE)
        return_hearts(state, seat, resting)


def return_hearts(state: State, seat: int, resting: int) -> None:
    """Hearts come back to VC: the leader, and beside it its mate."""
    for zone, heart in zip((n.V, n.MATE), state.zones[state.game.place(seat, n.HEART)][:2], strict=False):
        legioned = state.marks[n.LEGIONED][heart]
        move(state, heart, state.game.place(seat, zone), e.ON_HEART_RETURNED)
        state.marks[n.REST][heart] = resting
        state.marks[n.LEGIONED][heart] = legioned


# --- locking ----------------------------------------------------------------------------------------------------------


def lock(state: State, card: int) -> None:
    """A rear-guard is turned face down on its circle."""
    seat = state.game.place_seat[state.place[card]]
    if circle_of(state, card) in circles(state, seat) and not state.marks[n.LOCKED][card]:
        state.marks[n.LOCKED][card] = 1
        state.marks[n.FACE][card] = 1
        tell_of(state, e.ON_LOCK, seat, [reference(state, card)], [])
        trigger(state, e.ON_LOCK, [reference(state, card)])


def unlock(state: State, card: int) -> None:
    """A locked card is turned up, standing; it is a new object."""
    if state.marks[n.LOCKED][card]:
        state.inc[card] += 1
        for mark in state.game.fleeting_marks:
            state.marks[mark][card] = 0
        state.mods = [mod for mod in state.mods if mod.ref & CARD_MASK != card]
        seat = state.game.place_seat[state.place[card]]
        tell_of(state, e.ON_UNLOCK, seat, [reference(state, card)], [])
        trigger(state, e.ON_UNLOCK, [reference(state, card)])


# --- tokens -----------------------------------------------------------------------------------------------------------


def create_token(state: State, seat: int, card: int, circle: int, resting: bool) -> None:
    """A token comes from outside the fight to a rear-guard circle."""
    move(state, card, state.game.place(seat, circle), e.ON_TOKEN_CREATED)
    state.marks[n.REST][card] = int(resting)
    placed(state, card, n.REMOVED, 0)


# --- damage by an effect ----------------------------------------------------------------------------------------------


def deal(state: State, seat: int, count: int) -> None:
    """A vanguard takes damage by an effect: it is pending until a rule action processes the damage checks (C.2, 9)."""
    state.registers[n.PENDING + seat] += count
    state.moved = True
    state.dirty = True
