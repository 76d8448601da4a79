"""What effects do to the course of a turn: more turns, phases that are skipped or added, a turn that ends."""

from __future__ import annotations

from typing import Final

from ....core.ability import Instr
from ....core.event import tell_numbers
from ....core.frame import Frame, bit_of
from ....core.packed import i64
from ....core.state import State
from ....language.execute import OPPONENT
from .. import events as e
from .. import names as n

MOST_ADDED: Final[i64] = 16  # phases that wait; what would come behind them is not added


def extra_turn(state: State, frame: Frame, instr: Instr) -> None:
    """The turn player takes the next turn, too; in the opponent's turn there is none to add."""
    if frame.seat == state.active:
        state.registers[n.EXTRA_TURNS] += 1
        tell_numbers(state, e.ON_EXTRA_TURN, frame.seat)


def skip_phase(state: State, frame: Frame, instr: Instr) -> None:
    """A player will skip the next phase of a kind; to skip it twice is to skip it."""
    seat = 1 - frame.seat if instr.who == OPPONENT else frame.seat
    state.registers[n.SKIPS + seat] |= bit_of(instr.kind)
    tell_numbers(state, e.ON_PHASE_SKIPPED, seat, instr.kind)


def add_phase(state: State, frame: Frame, instr: Instr) -> None:
    """One more phase of the turn player comes after the battle phase, behind those that were added before."""
    added = state.registers[n.ADDED_PHASES]
    place: i64 = 0
    while added >> place:
        place += n.PHASE_BITS
    if place < n.PHASE_BITS * MOST_ADDED:
        state.registers[n.ADDED_PHASES] = added | (instr.kind + 1) << place
        tell_numbers(state, e.ON_PHASE_ADDED, state.active, instr.kind)


def end_turn(state: State, frame: Frame, instr: Instr) -> None:
    """Nothing new is begun in this turn: what is under way is finished, and its end phase comes."""
    state.registers[n.CUT_SHORT] = 1
    tell_numbers(state, e.ON_TURN_CUT_SHORT, state.active)
