"""What needs of the duel's refusals measure, besides what can be measured in every game."""

from __future__ import annotations

from typing import Final

from ...core.dispatch import amount_of
from ...core.frame import ABILITY, NONE, Frame
from ...core.measure import TIME, Measure, card_named
from ...core.need import Measured
from ...core.state import State, reference
from . import names as n
from .legality import can_go_on
from .rules import rules_of


def _has_target(state: State, seat: int, of: str) -> Measured:
    """Whether what a spell asks for before it can be activated holds."""
    card = card_named(state, seat, of)
    number = state.game.acts[state.defs[card]] if card >= 0 else NONE
    if number < 0:
        return 0
    ability = state.game.abilities[number]
    return int(
        not ability.gated or amount_of(state, Frame(ABILITY, seat, number, reference(state, card)), ability.gate)
    )


def _slots_left(state: State, seat: int, of: str) -> Measured:
    row = state.zones[state.game.place(seat, n.MONSTERS)]
    return rules_of(state).monster_slots - sum(1 for card in row if card != NONE)


MEASURES: Final[dict[str, Measure]] = {
    "monster slots left": Measure(_slots_left),
    "additions left": Measure(lambda state, seat, of: rules_of(state).additions_per_turn - state.registers[n.ADDED]),
    "condition": Measure(_has_target),
    "phases left": Measure(lambda state, seat, of: int(can_go_on(state)), TIME),
}
