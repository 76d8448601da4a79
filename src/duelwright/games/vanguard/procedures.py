"""A fight of Vanguard, phase by phase (section C of the rules page). The battle phase is in `battle`.

Check timing needs no words here: whenever something has happened, it runs before the next step of a rule.
"""

from __future__ import annotations

from typing import Final

from ...core.action import BACK, CHOOSE_CARD, PASS, first_of, second_of, verb_of
from ...core.engine import ask, goto, new_turn, place_of, push, trigger_phase
from ...core.event import EVERYONE, SEATS, close_batch, open_batch, tell_numbers, tell_of
from ...core.frame import ABILITY, CARD_MASK, EVENT_TAG, NO_REFS, NONE, Frame, Step, bit_of
from ...core.modifiers import UNTIL_TURN_ENDS, expire, expire_next_turn, has_skill, value
from ...core.moves import move, show, shuffle
from ...core.packed import Ints, i64, vec
from ...core.relocate import relocate, would
from ...core.state import Entry, State, card_by_handle, clear_marks, mark, reference, set_mark
from . import events as e
from . import names as n
from .board import behind, circles, grade, vanguard
from .execute import actions
from .legion import undelete
from .orders import order_text
from .rules import rules_of
from .stride import STRIDE_GRADE

# --- set-up -----------------------------------------------------------------------------------------------------------


def setup(state: State) -> None:
    """Who begins is decided now or after the mulligans; ride decks and G zones are known to their players.

    So is a deck that the first vanguard is chosen from, until it is shuffled.
    """
    game = state.game
    if rules_of(state).first_player == "before":
        state.first = state.rng.below(SEATS)
    for seat in range(SEATS):
        ride = state.zones[game.place(seat, n.RIDE)]
        for card in ride:
            state.known[card] |= 1 << seat
            state.ever[card] |= 1 << seat
            set_mark(state, card, n.FACE, 1)
            set_mark(state, card, n.RIDE_CARD, 1)
        for card in state.zones[game.place(seat, n.G)]:
            state.known[card] |= 1 << seat
            state.ever[card] |= 1 << seat
            set_mark(state, card, n.FACE, 1)
        if not rules_of(state).starter_from_ride_deck:
            show(state, list(state.zones[game.place(seat, n.DECK)]), 1 << seat)
    push(state, Frame(n.SETUP, state.first))


def ask_starter(state: State, top: Frame) -> None:
    """The first vanguard is the ride deck's grade 0, or a grade 0 of the deck that its player chooses unseen."""
    if rules_of(state).starter_from_ride_deck:
        state.answer = PASS
        return
    ask(state, top.seat, n.ASK_STARTER)


def take_starter(state: State, top: Frame) -> None:
    """It goes to VC face down; then the other player's."""
    game = state.game
    if verb_of(state.answer) == CHOOSE_CARD:
        card = card_by_handle(state, top.seat, first_of(state.answer))
    else:
        card = next(card for card in state.zones[game.place(top.seat, n.RIDE)] if is_starter(state, card))
    move(state, card, game.place(top.seat, n.V), e.ON_PLACED, NONE, False, True)
    set_mark(state, card, n.FACE, 1)
    top.seat = 1 - top.seat
    top[n.SETUP_SEATS] += 1
    if top[n.SETUP_SEATS] < SEATS:
        goto(state, top, ask_starter)


def deal(state: State, top: Frame) -> None:
    """Decks are shuffled, each draws 5; then mulligans, in turn order."""
    top[n.SETUP_SEATS] = 0
    for seat in range(SEATS):
        shuffle(state, state.game.place(seat, n.DECK), e.ON_SHUFFLE)
    for seat in range(SEATS):
        actions.draw(state, seat, rules_of(state).opening_hand)


def is_starter(state: State, card: i64) -> bool:
    """A unit of grade 0; a crest or a gift has no grade."""
    return value(state, card, n.GRADE) == 0 and state.game.kinds[state.defs[card]] in (n.UNIT, n.TRIGGER_UNIT)


def ask_mulligan(state: State, top: Frame) -> None:
    """Once: any number of cards to the bottom, and as many drawn."""
    ask(state, top.seat, n.ASK_MULLIGAN)


def mulligan(state: State, top: Frame) -> None:
    """The cards go under the deck before others are drawn, so that none of them can come back."""
    if verb_of(state.answer) == CHOOSE_CARD:
        top.add(0, reference(state, card_by_handle(state, top.seat, first_of(state.answer))))
        goto(state, top, ask_mulligan)
        return
    game = state.game
    for ref in top.refs:
        move(state, ref & CARD_MASK, game.place(top.seat, n.DECK), e.ON_SENT_TO_DECK, NONE, True, False, [1])
    returned = len(top.refs)
    tell_numbers(state, e.ON_MULLIGAN, top.seat, returned)
    actions.draw(state, top.seat, returned)
    if returned or rules_of(state).mulligan_shuffles_always:
        shuffle(state, game.place(top.seat, n.DECK), e.ON_SHUFFLE)
    top.refs, top.tags = NO_REFS, NO_REFS
    top[n.SETUP_SEATS] += 1
    if top[n.SETUP_SEATS] < SEATS:
        top.seat = 1 - top.seat
        goto(state, top, ask_mulligan)


def stand_up(state: State, top: Frame) -> None:
    """Both starters are turned up at the same time."""
    if rules_of(state).first_player == "after_mulligans":
        state.first = state.rng.below(SEATS)
    starters = [vanguard(state, seat) for seat in range(SEATS)]
    for card in starters:
        set_mark(state, card, n.FACE, 0)
    learned = show(state, starters, EVERYONE)
    tell_of(state, e.ON_STAND_UP, state.first, [reference(state, card) for card in starters], [], learned & 3)


def first_turn(state: State, top: Frame) -> None:
    """The fight begins."""
    state.stack.pop()
    tell_numbers(state, e.ON_FIGHT_START, state.first)
    push(state, Frame(n.TURN, state.first))


# --- the turn ---------------------------------------------------------------------------------------------------------


def begin(state: State, phase: i64) -> None:
    """Take up play in a phase of the turn player's turn, at its first prompt."""
    goes_on: Step = added_phase if state.registers[n.IN_ADDED] else GOES_ON[phase]
    state.stack = [Frame(n.TURN, state.active, at=place_of(state, n.TURN, goes_on))]
    state.phase = phase
    if phase in INSIDE:
        push(state, Frame(PHASE_PROCEDURES[phase], state.active, at=1))  # it was told that the phase begins


def begin_turn(state: State, top: Frame) -> None:
    """The turn starts."""
    new_turn(state, top.seat)
    state.phase = n.STAND_PHASE
    state.registers[n.RODE] = state.registers[n.BATTLES] = 0
    state.registers[n.STRODE] = state.registers[n.CUT_SHORT] = state.registers[n.ADDED_PHASES] = 0
    for pair in EACH_TURN:
        state.registers[pair] = state.registers[pair + 1] = 0
    clear_marks(state, n.USED)
    clear_marks(state, n.ATTACKS)
    clear_marks(state, n.ARRIVED)
    card = vanguard(state, top.seat)
    state.registers[n.BEGAN_WITH_3] = int(card >= 0 and grade(state, card) >= STRIDE_GRADE)
    tell_numbers(state, e.ON_TURN_START, top.seat, state.turn)
    trigger_phase(state, e.ON_TURN_START)


EACH_TURN: Final[Ints] = vec[i64]([
    n.ORDERS, n.PERSONA, n.CALLED, n.DISCARDED, n.SOUL_CHARGED, n.FROM_RIDE_DECK, n.NORMAL_ORDERS, n.ENSOULED,
    n.HOMARE, n.NAME_USES, n.NAME_USES_2, n.NAME_USES_3, n.NAME_USES_4, n.REAR_CALLED, n.SOUL_CALLED, n.DECK_CALLED,
    n.RIDES, n.PHASE_RIDES, n.CHARGES, n.DAMAGED, n.RETIRED, n.BOUND, n.RETURNED, n.SUNK, n.SOULED, n.STOOD,
    n.SOUL_PAID, n.FRONT_PAID, n.ENERGY_PAID,
])  # fmt: skip


def moment(state: State, seat: i64, kind: i64) -> None:
    """A phase or a step begins or ends, and abilities that wait for it stand by."""
    tell_numbers(state, kind, seat)
    trigger_phase(state, kind)


def stand_phase(state: State, top: Frame) -> None:
    """STAND."""
    enter(state, top.seat, n.STAND_PHASE)


def draw_phase(state: State, top: Frame) -> None:
    """DRAW."""
    enter(state, top.seat, n.DRAW_PHASE)


def ride_phase(state: State, top: Frame) -> None:
    """RIDE."""
    enter(state, top.seat, n.RIDE_PHASE)


def stride_phase(state: State, top: Frame) -> None:
    """STRIDE, where the format has it."""
    enter(state, top.seat, n.STRIDE_PHASE)


def main_phase(state: State, top: Frame) -> None:
    """MAIN."""
    enter(state, top.seat, n.MAIN_PHASE)


def battle_phase(state: State, top: Frame) -> None:
    """BATTLE."""
    enter(state, top.seat, n.BATTLE_PHASE)


def added_phase(state: State, top: Frame) -> None:
    """Phases that an effect has added come now, one after the other."""
    added = state.registers[n.ADDED_PHASES]
    state.registers[n.IN_ADDED] = int(added > 0)
    if added:
        state.registers[n.ADDED_PHASES] = added >> n.PHASE_BITS
        goto(state, top, added_phase)
        enter(state, top.seat, (added & n.PHASE_MASK) - 1)


def end_phase(state: State, top: Frame) -> None:
    """END."""
    enter(state, top.seat, n.END_PHASE)


def enter(state: State, seat: i64, phase: i64) -> None:
    """Begin a phase; of one that is skipped nothing happens (A.1, 27)."""
    if not is_skipped(state, seat, phase):
        state.phase = phase
        push(state, Frame(PHASE_PROCEDURES[phase], seat))


def is_skipped(state: State, seat: i64, phase: i64) -> bool:
    """By the format, or by an effect: the next phase of a kind, or all of a turn that is to end."""
    if phase == n.STRIDE_PHASE and not rules_of(state).stride:
        return True
    if phase == n.BATTLE_PHASE and state.turn == 1 and rules_of(state).first_turn_battle == "skip":
        return True
    if phase != n.END_PHASE and state.registers[n.CUT_SHORT]:
        return True
    skipped = state.registers[n.SKIPS + seat] & bit_of(phase)
    state.registers[n.SKIPS + seat] &= ~bit_of(phase)
    return skipped != 0


PHASE_PROCEDURES: Final[Ints] = vec[i64]([
    n.STANDING, n.DRAWING, n.RIDING, n.STRIDING, n.MAIN_PROC, n.BATTLE_PROC, n.ENDING,
])  # fmt: skip


def next_turn(state: State, top: Frame) -> None:
    """Then it is the opponent's turn, unless the turn player has an additional one.

    What abilities have given until end of turn when it was over already ends now, and no later.
    """
    end_what_lasts(state)
    state.chain = [
        f for f in state.chain if state.game.abilities[f.ability].timing not in (n.AT_TURN_END, n.AT_END_PHASE)
    ]
    if state.registers[n.EXTRA_TURNS]:
        state.registers[n.EXTRA_TURNS] -= 1
    else:
        top.seat = 1 - top.seat
    goto(state, top, begin_turn)


# --- stand phase ------------------------------------------------------------------------------------------------------


def stand_start(state: State, top: Frame) -> None:
    """The phase starts."""
    moment(state, top.seat, e.ON_STAND_PHASE_START)


def stand_units(state: State, top: Frame) -> None:
    """Every resting unit stands, as one batch; a unit that stands already is no event."""
    opened = open_batch(state)
    for circle in (n.V, n.MATE, *circles(state, top.seat), n.ORDER):
        for card in state.zones[state.game.place(top.seat, circle)]:
            if not mark(state, card, n.LOCKED) and not has_skill(state, card, n.NO_STAND):
                actions.stand(state, card, 0)
    close_batch(state, opened)


def stand_end(state: State, top: Frame) -> None:
    """The phase ends."""
    moment(state, top.seat, e.ON_STAND_PHASE_END)


# --- draw phase -------------------------------------------------------------------------------------------------------


def draw_start(state: State, top: Frame) -> None:
    """The phase starts."""
    moment(state, top.seat, e.ON_DRAW_PHASE_START)


def draw_one(state: State, top: Frame) -> None:
    """The turn player draws a card, in the first turn too."""
    if state.turn > 1 or rules_of(state).first_turn_draw:
        would(state, top.seat, n.WOULD_DRAW, 1)


def draw_end(state: State, top: Frame) -> None:
    """The phase ends."""
    moment(state, top.seat, e.ON_DRAW_PHASE_END)


# --- ride phase -------------------------------------------------------------------------------------------------------


def ride_start(state: State, top: Frame) -> None:
    """The phase starts."""
    moment(state, top.seat, e.ON_RIDE_PHASE_START)


def ask_ride(state: State, top: Frame) -> None:
    """One normal ride, from the hand or the ride deck, or none."""
    if state.registers[n.RODE] < rules_of(state).normal_rides and not state.registers[n.CUT_SHORT]:
        ask(state, top.seat, n.ASK_RIDE)
    else:
        state.answer = PASS


def do_ride(state: State, top: Frame) -> None:
    """Ride what was chosen."""
    if verb_of(state.answer) != PASS:
        goto(state, top, ask_ride)
        card = card_by_handle(state, top.seat, first_of(state.answer))
        push(state, Frame(n.RIDE_PROC, top.seat, source=reference(state, card)))


def ride_end(state: State, top: Frame) -> None:
    """The phase ends."""
    moment(state, top.seat, e.ON_RIDE_PHASE_END)


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
        card = card_by_handle(state, top.seat, first_of(state.answer))
        state.registers[n.FROM_RIDE_DECK + top.seat] = 1
        relocate(state, [reference(state, card)], n.DROP, n.PAID_DISCARD)


def ride(state: State, top: Frame) -> None:
    """The normal ride."""
    state.registers[n.RODE] += 1
    actions.ride(state, top.seat, top.source & CARD_MASK, 1)


# --- main phase -------------------------------------------------------------------------------------------------------


def main_start(state: State, top: Frame) -> None:
    """The phase starts."""
    moment(state, top.seat, e.ON_MAIN_PHASE_START)


def ask_main(state: State, top: Frame) -> None:
    """The turn player calls, moves, or passes; in a turn that is to end there is nothing more to do."""
    if state.registers[n.CUT_SHORT]:
        state.answer = PASS
    else:
        ask(state, top.seat, n.ASK_MAIN)


def do_main(state: State, top: Frame) -> None:
    """Do what was chosen, and ask again."""
    verb = verb_of(state.answer)
    if verb == PASS:
        return
    goto(state, top, ask_main)
    if verb == n.CALL:
        card = card_by_handle(state, top.seat, first_of(state.answer))
        actions.call(state, top.seat, card, circle_named(state, second_of(state.answer)), 1)
    elif verb == n.MOVE:
        front = circle_named(state, first_of(state.answer))
        actions.swap(state, top.seat, front, behind(front))
    else:
        card = card_by_handle(state, top.seat, first_of(state.answer))
        play(state, top.seat, verb, card, second_of(state.answer))


def play(state: State, seat: i64, verb: i64, card: i64, part: i64) -> None:
    """Play an ACT, an order, or place a unit by overDress."""
    game = state.game
    if verb == n.DRESS_UNIT:
        actions.overdress(state, seat, card, circle_named(state, part))
    elif verb == n.ACT:
        number = game.own[state.defs[card]][part - 1]
        push(state, Frame(n.ACTING, seat, number, reference(state, card)))
    else:
        number = order_text(state, card)
        procedure = n.BLITZING if state.registers[n.IN_BATTLE] else n.ORDERING
        push(state, Frame(procedure, seat, number, reference(state, card)))


def circle_named(state: State, slot: i64) -> i64:
    """The circle for a slot of an action."""
    return state.game.zone_by_slot[slot]


def main_end(state: State, top: Frame) -> None:
    """The phase ends."""
    moment(state, top.seat, e.ON_MAIN_PHASE_END)


# --- end phase --------------------------------------------------------------------------------------------------------


def end_start(state: State, top: Frame) -> None:
    """G units go home, locked and deleted cards are turned up first; then the phase begins for abilities."""
    tell_numbers(state, e.ON_END_PHASE_START, top.seat)
    actions.end_strides(state, top.seat)
    for circle in circles(state, top.seat):
        for card in state.zones[state.game.place(top.seat, circle)]:
            actions.unlock(state, card)
    undelete(state, top.seat)
    trigger_phase(state, e.ON_END_PHASE_START)
    release(state, n.AT_END_PHASE)


def end_of_turn(state: State, top: Frame) -> None:
    """ "At the end of the turn": abilities that wait for it, and what was put off until then."""
    moment(state, top.seat, e.ON_END_OF_TURN)
    release(state, n.AT_TURN_END)


def end_durations(state: State, top: Frame) -> None:
    """What lasts until end of turn ends; what was put off to the end of the turn meanwhile is done before."""
    if any(state.game.abilities[frame.ability].timing == n.AT_TURN_END for frame in state.chain):
        goto(state, top, end_durations)
        release(state, n.AT_TURN_END)
        return
    end_what_lasts(state)
    expire_next_turn(state, top.seat)
    moment(state, top.seat, e.ON_END_PHASE_END)


def end_what_lasts(state: State) -> None:
    """Nothing lasts until end of turn any more."""
    expire(state, UNTIL_TURN_ENDS)
    for pair in (n.PERSONA, n.TURN_FLAGS):
        state.registers[pair] = state.registers[pair + 1] = 0


def release(state: State, timing: i64) -> None:
    """What was kept for this time stands by now, beside AUTOs that wait for the same; its player orders them."""
    for frame in state.chain:
        if state.game.abilities[frame.ability].timing == timing:
            state.standby = [*state.standby, Entry(frame.ability, frame.source, frame.seat, state.batch, NONE)]
            state.dirty = True


def end_turn(state: State, top: Frame) -> None:
    """The turn ends."""
    moment(state, top.seat, e.ON_TURN_END)


# --- abilities that stand by ------------------------------------------------------------------------------------------


def always_ready(state: State) -> bool:
    """AUTOs are played at any check timing."""
    return True


def play_standby(state: State, entry: Entry) -> None:
    """An AUTO that stood by is played; what was put off goes on where it was left."""
    for nth, frame in enumerate(state.chain):
        if (frame.ability, frame.source, frame.seat) == (entry.ability, entry.source, entry.seat):
            state.chain = [*state.chain[:nth], *state.chain[nth + 1 :]]
            push(state, frame)
            return
    frame = Frame(ABILITY, entry.seat, entry.ability, entry.source)
    if state.game.abilities[entry.ability].about and entry.value >= 0:
        frame.add(EVENT_TAG, entry.value)
    push(state, frame)


INSIDE: Final[Ints] = vec[i64]([n.RIDE_PHASE, n.STRIDE_PHASE, n.MAIN_PHASE, n.BATTLE_PHASE])  # phases that ask
GOES_ON: Final[dict[int, Step]] = {  # where the turn goes on after a phase
    n.STAND_PHASE: stand_phase, n.DRAW_PHASE: draw_phase, n.RIDE_PHASE: stride_phase, n.STRIDE_PHASE: main_phase,
    n.MAIN_PHASE: battle_phase, n.BATTLE_PHASE: added_phase, n.END_PHASE: end_phase,
}  # fmt: skip
