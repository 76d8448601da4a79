"""What the duel's own nodes do when they run."""

from __future__ import annotations

from ...core.ability import Expr, Instr
from ...core.dispatch import amount_of, cards_of
from ...core.event import close_batch, open_batch, tell_numbers, tell_of
from ...core.frame import CARD_MASK, NONE, Frame
from ...core.modifiers import value
from ...core.packed import i64
from ...core.relocate import relocate
from ...core.state import State, mark, reference, set_mark
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
    relocate(state, run.selected(state, frame, instr), n.GRAVEYARD, instr.event)


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
    opened = open_batch(state)
    for seat in order:
        hand = [reference(state, card) for card in state.zones[game.place(seat, n.HAND)]]
        counts.append(len(hand))
        relocate(state, hand, n.GRAVEYARD, n.ON_DISCARD)
    close_batch(state, opened)
    for i, seat in enumerate(order):
        steps.draw(state, seat, counts[i])


def sacrifice(state: State, frame: Frame, instr: Instr) -> None:
    """The chosen monsters."""
    relocate(state, frame.bound(instr.tag), n.GRAVEYARD, n.ON_SACRIFICE)


def has_all(state: State, frame: Frame, expr: Expr) -> i64:
    """Whether every operand finds a card."""
    return int(all(len(cards_of(state, frame, arg)) > 0 for arg in expr.args))
