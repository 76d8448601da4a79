"""What needs of ASIGOC's refusals measure, besides what can be measured in every game."""

from __future__ import annotations

from collections.abc import Callable
from typing import Final

from ...core.ability import Ability
from ...core.dispatch import amount_of
from ...core.frame import ABILITY, NONE, Frame
from ...core.measure import SORT, TIME, Measure, card_named
from ...core.need import Measured
from ...core.state import State, mark, reference
from . import names as n
from .legality import moment
from .rules import rules_of

Asked = Callable[[State, int, int, Ability], bool]  # state, seat, card, its effect


def _of_effect(holds: Asked) -> Callable[[State, int, str], Measured]:
    """A measure of a card's effect; 0 where it has none."""

    def measured(state: State, seat: int, of: str) -> Measured:
        card = card_named(state, seat, of)
        number = state.game.acts[state.defs[card]] if card >= 0 else NONE
        return int(number >= 0 and holds(state, seat, card, state.game.abilities[number]))

    return measured


def _is_unused(state: State, seat: int, card: int, ability: Ability) -> bool:
    used = {n.ONCE_A_TURN: n.USED, n.ONCE_A_GAME: n.SPENT}.get(ability.limit)
    return used is None or not mark(state, card, used)


def _holds(state: State, seat: int, card: int, ability: Ability) -> bool:
    frame = Frame(ABILITY, seat, ability.number, reference(state, card))
    return not ability.gated or bool(amount_of(state, frame, ability.gate))


def _is_payable(state: State, seat: int, card: int, ability: Ability) -> bool:
    frame = Frame(ABILITY, seat, ability.number, reference(state, card))
    return ability.cost < 0 or bool(amount_of(state, frame, ability.payable))


def _attacks_left(state: State, seat: int, of: str) -> Measured:
    row = state.zones[state.game.place(seat, n.WEAPONS)]
    card = row[state.game.actions.slots.index(of)]
    return 0 if card == NONE else rules_of(state).attacks_per_weapon - mark(state, card, n.ATTACKS)


MEASURES: Final[dict[str, Measure]] = {
    "moves left": Measure(lambda state, seat, of: rules_of(state).weapon_moves_per_turn - state.registers[n.MOVED]),
    "attacks left": Measure(_attacks_left),
    "effect": Measure(_of_effect(lambda state, seat, card, ability: True), SORT),
    "place for it": Measure(
        _of_effect(
            lambda state, seat, card, ability: bool(ability.zones >> state.game.place_zone[state.place[card]] & 1)
        ),
        SORT,
    ),
    "time for it": Measure(
        _of_effect(lambda state, seat, card, ability: bool(moment(state, seat) >> ability.timing & 1)), TIME
    ),
    "use left": Measure(_of_effect(_is_unused)),
    "condition": Measure(_of_effect(_holds)),
    "cost": Measure(_of_effect(_is_payable)),
}
