"""What the duel's own nodes do when they run."""

from __future__ import annotations

from ...core.ability import Expr, Instr
from ...core.dispatch import amount_of, cards_of
from ...core.event import tell_numbers, tell_of
from ...core.frame import CARD_MASK, NONE, Frame
from ...core.modifiers import value
from ...core.moves import move
from ...core.packed import i64
from ...core.state import State, is_live, mark, set_mark
from ...language import execute as run
from . import names as n
from . import procedures as steps


def strongest(state: State, frame: Frame, expr: Expr) -> list[int]:
    """Yours before the opponent's, then the latest arrived: a pile's end is its top."""
    best, most = NONE, NONE
    for ref in cards_of(state, frame, expr.args[0]):
        power = value(state, ref & CARD_MASK, n.ATTACK_STAT)
        mine = state.game.place_seat[state.place[ref & CARD_MASK]] == frame.seat
        held = best >= 0 and state.game.place_seat[state.place[best & CARD_MASK]] == frame.seat
        if power > most or (power == most and mine >= held):
            best, most = ref, power
    return [best] if best >= 0 else []


def roll(state: State, frame: Frame, expr: Expr) -> i64:
    """A die is rolled."""
    rolled = 1 + state.rng.below(expr.count)
    tell_numbers(state, n.ON_ROLL, frame.seat, rolled)
    return rolled * expr.times


def destroy(state: State, frame: Frame, instr: Instr) -> None:
    """All of them at once."""
    state.batch += 1
    state.batch_open = True
    for ref in run.selected(state, frame, instr):
        steps.bury(state, ref, instr.event)
    state.batch_open = False


def take_control(state: State, frame: Frame, instr: Instr) -> None:
    """Opposing monsters come over as they lie, while there is space."""
    for ref in run.selected(state, frame, instr):
        card = ref & CARD_MASK
        if NONE in state.zones[state.game.place(frame.seat, n.MONSTERS)]:
            face, mode = mark(state, card, n.FACE), mark(state, card, n.MODE)
            steps.lay(state, frame.seat, card, n.MONSTERS, n.ON_CONTROL, face, mode)


def revive(state: State, frame: Frame, instr: Instr) -> None:
    """Monsters come in attack mode, while there is space."""
    for ref in run.selected(state, frame, instr):
        if NONE in state.zones[state.game.place(frame.seat, n.MONSTERS)]:
            steps.lay(state, frame.seat, ref & CARD_MASK, n.MONSTERS, n.ON_REVIVE, n.UP)


def grow(state: State, frame: Frame, instr: Instr) -> None:
    """args: monsters, how much."""
    amount = amount_of(state, frame, instr.args[1])
    refs = run.selected(state, frame, instr)
    for ref in refs:
        set_mark(state, ref & CARD_MASK, n.GAIN, mark(state, ref & CARD_MASK, n.GAIN) + amount)
    if refs:
        tell_of(state, n.ON_GROW, frame.seat, refs, [amount])


def renew_hands(state: State, frame: Frame, instr: Instr) -> None:
    """Both discard, then both draw, the turn player first; who cannot draw loses at that moment."""
    game = state.game
    counts: list[int] = []
    order = run.seats(frame, run.EACH)
    state.batch += 1
    state.batch_open = True
    for seat in order:
        hand = state.zones[game.place(seat, n.HAND)][:]
        counts.append(len(hand))
        for card in hand:
            move(state, card, game.place(seat, n.GRAVEYARD), n.ON_DISCARD)
    state.batch_open = False
    for i, seat in enumerate(order):
        steps.draw(state, seat, counts[i])


def sacrifice(state: State, frame: Frame, instr: Instr) -> None:
    """The chosen monsters."""
    state.batch += 1
    state.batch_open = True
    for ref in frame.bound(instr.tag):
        if is_live(state, ref):
            steps.bury(state, ref, n.ON_SACRIFICE)
    state.batch_open = False


def has_all(state: State, frame: Frame, expr: Expr) -> i64:
    """Whether every operand finds a card."""
    return int(all(len(cards_of(state, frame, arg)) > 0 for arg in expr.args))
