"""A fight of Vanguard, phase by phase (section C of the rules page). The battle phase is in `battle`.

Check timing needs no words here: whenever something has happened, it runs before the next step of a rule.
"""

from __future__ import annotations

from typing import Final

from ...core.action import BACK, CHOOSE_CARD, PASS, first_of, pack, second_of, verb_of
from ...core.engine import ask, finish, new_turn, push, trigger
from ...core.event import EVERYONE, SEATS, tell, tell_of
from ...core.frame import ABILITY, CARD_MASK, NONE, Frame
from ...core.modifiers import UNTIL_TURN_ENDS, expire, value
from ...core.moves import move, shift, show, shuffle
from ...core.state import DRAWN, Entry, State, reference
from . import events as e
from . import names as n
from .board import circles, unit_at, vanguard
from .rules import rules_of

# --- set-up -----------------------------------------------------------------------------------------------------------

MULLIGAN: Final = 0


def setup(state: State) -> None:
    """The starter goes to VC face down, decks are shuffled, each draws 5; then mulligans, in turn order."""
    game = state.game
    if rules_of(state).first_player == "before":
        state.first = state.rng.below(SEATS)
    for seat in range(SEATS):
        ride = state.zones[game.place(seat, n.RIDE)]
        for card in ride:
            state.known[card] |= 1 << seat
            state.ever[card] |= 1 << seat
            state.marks[n.FACE][card] = 1
        starter = next(card for card in ride if value(state, card, n.GRADE) == 0)
        move(state, starter, game.place(seat, n.V), e.ON_PLACED, NONE, False, True)
        state.marks[n.FACE][starter] = 1
        shuffle(state, game.place(seat, n.DECK), e.ON_SHUFFLE)
    for seat in range(SEATS):
        draw(state, seat, rules_of(state).opening_hand)
    push(state, Frame(n.SETUP, state.first))


def ask_mulligan(state: State, top: Frame) -> None:
    """Once: any number of cards to the bottom, and as many drawn."""
    ask(state, top.seat, n.ASK_MULLIGAN)


def mulligan(state: State, top: Frame) -> None:
    """The cards go under the deck before others are drawn, so that none of them can come back."""
    if verb_of(state.answer) == CHOOSE_CARD:
        top.refs = [*top.refs, reference(state, state.handles[top.seat].index(first_of(state.answer)))]
        top.tags = [0] * len(top.refs)
        top.at = MULLIGAN
        return
    game = state.game
    for ref in top.refs:
        move(state, ref & CARD_MASK, game.place(top.seat, n.DECK), e.ON_SENT_TO_DECK, NONE, True)
    returned = len(top.refs)
    tell(state, e.ON_MULLIGAN, top.seat, [returned])
    draw(state, top.seat, returned)
    if returned or rules_of(state).mulligan_shuffles_always:
        shuffle(state, game.place(top.seat, n.DECK), e.ON_SHUFFLE)
    top.refs, top.tags = [], []
    top.a += 1
    if top.a < SEATS:
        top.seat = 1 - top.seat
        top.at = MULLIGAN


def stand_up(state: State, top: Frame) -> None:
    """Both starters are turned up at the same time."""
    if rules_of(state).first_player == "after_mulligans":
        state.first = state.rng.below(SEATS)
    starters = [vanguard(state, seat) for seat in range(SEATS)]
    for card in starters:
        state.marks[n.FACE][card] = 0
    learned = show(state, starters, EVERYONE)
    tell_of(state, e.ON_STAND_UP, state.first, [reference(state, card) for card in starters], [], learned & 3)
    state.vars[n.WENT_SECOND] = 1 - state.first


def first_turn(state: State, top: Frame) -> None:
    """The fight begins."""
    state.stack.pop()
    push(state, Frame(n.TURN, state.first))


def draw(state: State, seat: int, count: int) -> None:
    """Draw cards; an empty deck loses at the next check timing, not by the attempt."""
    game = state.game
    deck = state.zones[game.place(seat, n.DECK)]
    for _ in range(min(count, len(deck))):
        move(state, deck[0], game.place(seat, n.HAND), e.ON_DRAW)


# --- the turn ---------------------------------------------------------------------------------------------------------


def begin(state: State, phase: int) -> None:
    """Take up play in a phase of the turn player's turn, at its first prompt."""
    turn = Frame(n.TURN, state.active, at=BEHIND[phase])
    state.stack = [turn]
    state.phase = phase
    if phase in INSIDE:
        push(state, Frame(INSIDE[phase], state.active, at=1))


def begin_turn(state: State, top: Frame) -> None:
    """The turn starts."""
    new_turn(state, top.seat)
    state.vars[n.RODE] = state.vars[n.BATTLES] = 0
    for register in (n.ORDERS, n.ORDERS + 1, n.PERSONA, n.PERSONA + 1):
        state.vars[register] = 0
    state.marks[n.USED] = [0] * len(state.defs)
    tell(state, e.ON_TURN_START, top.seat, [state.turn])


def stand_phase(state: State, top: Frame) -> None:
    """STAND."""
    enter(state, top.seat, n.STAND_PHASE, n.STANDING)


def draw_phase(state: State, top: Frame) -> None:
    """DRAW."""
    enter(state, top.seat, n.DRAW_PHASE, n.DRAWING)


def ride_phase(state: State, top: Frame) -> None:
    """RIDE."""
    enter(state, top.seat, n.RIDE_PHASE, n.RIDING)


def main_phase(state: State, top: Frame) -> None:
    """MAIN."""
    enter(state, top.seat, n.MAIN_PHASE, n.MAIN_PROC)


def battle_phase(state: State, top: Frame) -> None:
    """BATTLE; a skipped phase fires nothing."""
    if state.turn > 1 or rules_of(state).first_turn_battle != "skip":
        enter(state, top.seat, n.BATTLE_PHASE, n.BATTLE_PROC)


def end_phase(state: State, top: Frame) -> None:
    """END."""
    enter(state, top.seat, n.END_PHASE, n.ENDING)


def enter(state: State, seat: int, phase: int, procedure: int) -> None:
    """Begin a phase."""
    state.phase = phase
    push(state, Frame(procedure, seat))


def next_turn(state: State, top: Frame) -> None:
    """Then it is the opponent's turn."""
    top.seat = 1 - top.seat
    top.at = 0


# --- stand phase ------------------------------------------------------------------------------------------------------


def stand_start(state: State, top: Frame) -> None:
    """The phase starts."""
    tell(state, e.ON_STAND_PHASE_START, top.seat, [])


def stand_units(state: State, top: Frame) -> None:
    """Every resting unit stands, as one batch; a unit that stands already is no event."""
    state.batch += 1
    state.batch_open = True
    for circle in (n.V, *circles(state)):
        for card in state.zones[state.game.place(top.seat, circle)]:
            stand(state, card, 0)
    state.batch_open = False


def stand(state: State, card: int, by_effect: int) -> None:
    """A resting unit stands."""
    if state.marks[n.REST][card]:
        state.marks[n.REST][card] = 0
        seat = state.game.place_seat[state.place[card]]
        tell_of(state, e.ON_STAND, seat, [reference(state, card)], [by_effect])


def rest(state: State, card: int) -> None:
    """A standing unit rests."""
    if not state.marks[n.REST][card]:
        state.marks[n.REST][card] = 1
        tell_of(state, e.ON_REST, state.game.place_seat[state.place[card]], [reference(state, card)], [])


def stand_end(state: State, top: Frame) -> None:
    """The phase ends."""
    tell(state, e.ON_STAND_PHASE_END, top.seat, [])


# --- draw phase -------------------------------------------------------------------------------------------------------


def draw_start(state: State, top: Frame) -> None:
    """The phase starts."""
    tell(state, e.ON_DRAW_PHASE_START, top.seat, [])


def draw_one(state: State, top: Frame) -> None:
    """The turn player draws a card, in the first turn too."""
    if state.turn > 1 or rules_of(state).first_turn_draw:
        draw(state, top.seat, 1)


def draw_end(state: State, top: Frame) -> None:
    """The phase ends."""
    tell(state, e.ON_DRAW_PHASE_END, top.seat, [])


# --- ride phase -------------------------------------------------------------------------------------------------------

RIDE_ASKED: Final = 1


def ride_start(state: State, top: Frame) -> None:
    """The phase starts."""
    tell(state, e.ON_RIDE_PHASE_START, top.seat, [])


def ask_ride(state: State, top: Frame) -> None:
    """One normal ride, from the hand or the ride deck, or none."""
    if state.vars[n.RODE] < rules_of(state).normal_rides:
        ask(state, top.seat, n.ASK_RIDE)
    else:
        state.answer = PASS


def do_ride(state: State, top: Frame) -> None:
    """Ride what was chosen."""
    if verb_of(state.answer) != PASS:
        top.at = RIDE_ASKED
        card = state.handles[top.seat].index(first_of(state.answer))
        push(state, Frame(n.RIDE_PROC, top.seat, source=reference(state, card)))


def ride_end(state: State, top: Frame) -> None:
    """The phase ends."""
    tell(state, e.ON_RIDE_PHASE_END, top.seat, [])


def pay_for_ride(state: State, top: Frame) -> None:
    """From the ride deck: discard a card first."""
    card = top.source & CARD_MASK
    if state.place[card] == state.game.place(top.seat, n.RIDE):
        ask(state, top.seat, n.ASK_DISCARD)
    else:
        state.answer = PASS


def discard_for_ride(state: State, top: Frame) -> None:
    """The discard is paid, or the ride is taken back."""
    if verb_of(state.answer) == BACK:
        state.stack.pop()
    elif verb_of(state.answer) == CHOOSE_CARD:
        discard(state, top.seat, state.handles[top.seat].index(first_of(state.answer)))


def discard(state: State, seat: int, card: int) -> None:
    """Hand to drop."""
    move(state, card, state.game.place(seat, n.DROP), e.ON_DISCARD)


def ride(state: State, top: Frame) -> None:
    """The new unit on VC, standing; the old vanguard to the soul."""
    game = state.game
    card = top.source & CARD_MASK
    old = vanguard(state, top.seat)
    from_hand = state.place[card] == game.place(top.seat, n.HAND)
    persona = from_hand and is_persona(state, old, card)
    state.vars[n.RODE] += 1
    state.batch += 1
    state.batch_open = True
    move(state, card, game.place(top.seat, n.V), e.ON_PLACED)
    if old >= 0:
        move(state, old, game.place(top.seat, n.SOUL), e.ON_SENT_TO_SOUL)
    tell_of(state, e.ON_RIDE, top.seat, [reference(state, card)], [int(from_hand), 1, int(persona)])
    if old >= 0:
        tell_of(state, e.ON_RODE_UPON, top.seat, [reference(state, old)], [])
    state.batch_open = False
    if persona:
        state.vars[n.PERSONA + top.seat] = 1
        draw(state, top.seat, 1)
    trigger(state, e.ON_PLACED, [reference(state, card)])
    if old >= 0:
        trigger(state, e.ON_RODE_UPON, [reference(state, old)])


def is_persona(state: State, old: int, new: int) -> bool:
    """Persona ride: old and new vanguard share the name and both carry the icon."""
    game = state.game
    if old < 0:
        return False
    both = [state.defs[old], state.defs[new]]
    names = {game.cards_[defn].name for defn in both}
    return len(names) == 1 and all(game.facts[defn][n.PERSONA_ICON] for defn in both)


# --- main phase -------------------------------------------------------------------------------------------------------

MAIN_ASKED: Final = 1


def main_start(state: State, top: Frame) -> None:
    """The phase starts."""
    tell(state, e.ON_MAIN_PHASE_START, top.seat, [])


def ask_main(state: State, top: Frame) -> None:
    """The turn player calls, moves, or passes."""
    ask(state, top.seat, n.ASK_MAIN)


def do_main(state: State, top: Frame) -> None:
    """Do what was chosen, and ask again."""
    verb = verb_of(state.answer)
    if verb == PASS:
        return
    top.at = MAIN_ASKED
    if verb == n.CALL:
        card = state.handles[top.seat].index(first_of(state.answer))
        call(state, top.seat, card, circle_named(state, second_of(state.answer)), 1)
    else:
        swap(state, top.seat, circle_named(state, first_of(state.answer)))


def circle_named(state: State, slot: int) -> int:
    """The circle for a slot of an action."""
    return state.game.zone_index[state.game.actions.slots[slot]]


def call(state: State, seat: int, card: int, circle: int, normal: int) -> None:
    """A unit is placed on a rear-guard circle, standing; a rule action retires the older one there."""
    move(state, card, state.game.place(seat, circle), e.ON_PLACED)
    tell_of(state, e.ON_CALL, seat, [reference(state, card)], [normal])
    trigger(state, e.ON_PLACED, [reference(state, card)])


def swap(state: State, seat: int, front: int) -> None:
    """Units of the left or right column change places, or one moves; it is a move, never a placement."""
    game = state.game
    back = n.BEHIND[front]
    ahead, behind = unit_at(state, seat, front), unit_at(state, seat, back)
    state.batch += 1
    state.batch_open = True
    if ahead >= 0:
        shift(state, ahead, game.place(seat, back), e.ON_MOVE)
    if behind >= 0:
        shift(state, behind, game.place(seat, front), e.ON_MOVE)
    state.batch_open = False


def main_end(state: State, top: Frame) -> None:
    """The phase ends."""
    tell(state, e.ON_MAIN_PHASE_END, top.seat, [])


# --- end phase --------------------------------------------------------------------------------------------------------


def end_start(state: State, top: Frame) -> None:
    """The phase starts; "at the beginning of the end phase" and "at the end of the turn" are here."""
    tell(state, e.ON_END_PHASE_START, top.seat, [])


def end_durations(state: State, top: Frame) -> None:
    """What lasts until end of turn ends."""
    expire(state, UNTIL_TURN_ENDS)
    for register in (n.PERSONA, n.PERSONA + 1):
        state.vars[register] = 0
    tell(state, e.ON_END_PHASE_END, top.seat, [])


def end_turn(state: State, top: Frame) -> None:
    """The turn ends."""
    tell(state, e.ON_TURN_END, top.seat, [])


# --- rule actions -----------------------------------------------------------------------------------------------------


def rule_actions(state: State) -> None:
    """C.2: losses are seen together; then circles with two units, and guardians outside a battle."""
    losing = [why_lost(state, seat) for seat in range(SEATS)]
    if losing[0] >= 0 or losing[1] >= 0:
        if losing[0] >= 0 and losing[1] >= 0:
            finish(state, DRAWN, n.BOTH_LOSE)
        else:
            loser = 0 if losing[0] >= 0 else 1
            finish(state, 1 - loser, losing[loser])
        return
    for seat in range(SEATS):
        if state.turn > 0 and vanguard(state, seat) < 0 and all(frame.proc != n.FROM_SOUL for frame in state.stack):
            push(state, Frame(n.FROM_SOUL, seat))
        for circle in circles(state):
            row = state.zones[state.game.place(seat, circle)]
            while len(row) > 1:
                retire(state, row[0])
        while len(state.zones[state.game.place(seat, n.V)]) > 1:
            move(state, state.zones[state.game.place(seat, n.V)][0], state.game.place(seat, n.SOUL), e.ON_SENT_TO_SOUL)
        if not state.vars[n.IN_BATTLE]:
            for card in state.zones[state.game.place(seat, n.GC)][:]:
                retire(state, card)


def ask_soul(state: State, top: Frame) -> None:
    """No vanguard: its owner rides a card of the soul, whatever its grade."""
    soul = state.zones[state.game.place(top.seat, n.SOUL)]
    if len(soul) == 1:
        state.answer = pack(CHOOSE_CARD, state.handles[top.seat][soul[0]])
    elif soul:
        ask(state, top.seat, n.ASK_SOUL)
    else:
        state.stack.pop()


def ride_from_soul(state: State, top: Frame) -> None:
    """It is ridden standing."""
    card = state.handles[top.seat].index(first_of(state.answer))
    move(state, card, state.game.place(top.seat, n.V), e.ON_PLACED)
    tell_of(state, e.ON_RIDE, top.seat, [reference(state, card)], [0, 0, 0])
    trigger(state, e.ON_PLACED, [reference(state, card)])


def why_lost(state: State, seat: int) -> int:
    """How a player has lost, or -1: six damage, an empty deck, no vanguard."""
    game, rules = state.game, rules_of(state)
    if len(state.zones[game.place(seat, n.DAMAGE)]) >= rules.losing_damage:
        return n.SIX_DAMAGE
    if rules.empty_deck_loses and not state.zones[game.place(seat, n.DECK)] and state.turn > 0:
        return n.EMPTY_DECK
    gone = vanguard(state, seat) < 0 and not state.zones[game.place(seat, n.SOUL)]
    if rules.no_vanguard_loses and gone and state.turn > 0:
        return n.NO_VANGUARD
    return NONE


def retire(state: State, card: int) -> None:
    """Field to drop."""
    seat = state.game.place_seat[state.place[card]]
    move(state, card, state.game.place(state.owner[card], n.DROP), e.ON_SENT_TO_DROP)
    tell_of(state, e.ON_RETIRE, seat, [reference(state, card)], [])


def always_ready(state: State) -> bool:
    """AUTOs are played at any check timing."""
    return True


def play_standby(state: State, entry: Entry) -> None:
    """An AUTO that stood by is played."""
    push(state, Frame(ABILITY, entry.seat, entry.ability, entry.source))


INSIDE: Final = {n.RIDE_PHASE: n.RIDING, n.MAIN_PHASE: n.MAIN_PROC, n.BATTLE_PHASE: n.BATTLE_PROC}
BEHIND: Final = {  # where the turn goes on after a phase
    n.STAND_PHASE: 1, n.DRAW_PHASE: 2, n.RIDE_PHASE: 4, n.STRIDE_PHASE: 4, n.MAIN_PHASE: 5, n.BATTLE_PHASE: 6,
    n.END_PHASE: 6,
}  # fmt: skip
