"""By what something happens, asked at the moment of its event: whose ability, as its effect or as its cost."""

from __future__ import annotations

from typing import Final

from ....core.ability import COST, Expr
from ....core.dispatch import amount_of, cards_of
from ....core.frame import ABILITY, CARD_MASK, REPLACE, Frame
from ....core.modifiers import value
from ....core.packed import i64
from ....core.state import State
from .. import names as n
from ..board import circles
from .groups import EITHER, YOU, passes

ABILITY_DOES: Final[i64] = 0
EFFECT_DOES: Final[i64] = 1
COST_DOES: Final[i64] = 2
G_GUARDIAN_DOES: Final[i64] = 3
BY_STRIDE: Final[i64] = 3  # of the ways in which a unit is placed


def caused(state: State, frame: Frame, expr: Expr) -> i64:
    """What is being done is done by such a card, in such a way."""
    if not state.stack:
        return 0
    top = state.stack[-1]
    below = len(state.stack) - 1
    while top.proc == REPLACE and below > 0:
        below -= 1
        top = state.stack[below]  # what was about to happen happens: it has the cause that it had
    if expr.who != EITHER and (top.seat == frame.seat) != (expr.who == YOU):
        return 0
    if top.source < 0 or not passes(state, frame, top.source & CARD_MASK, expr.args):
        return 0
    return int(does(state, top, expr.kind))


def does(state: State, top: Frame, how: i64) -> bool:
    """Whether a frame does something as an ability does, as an effect, as a cost; or pays for what the rules allow."""
    if how > COST_DOES:
        return top.proc == (n.G_GUARDING if how == G_GUARDIAN_DOES else n.STRIDE_PROC)
    if top.proc != ABILITY:
        return False
    ability = state.game.abilities[top.ability]
    at = top.at - 1
    pays = ability.kind == COST or (0 <= at < len(ability.code) and ability.code[at].pays)
    return how == ABILITY_DOES or pays == (how == COST_DOES)


def exceeds(state: State, frame: Frame, expr: Expr) -> i64:
    """The first amount is greater than the second."""
    return int(amount_of(state, frame, expr.args[0]) > amount_of(state, frame, expr.args[1]))


def greatest(state: State, frame: Frame, expr: Expr) -> i64:
    """The greatest grade of the cards."""
    most: i64 = 0
    for ref in cards_of(state, frame, expr.args[0]):
        most = max(most, value(state, ref & CARD_MASK, n.GRADE))
    return most


def left_circles(state: State, frame: Frame, expr: Expr) -> i64:
    """The card that an event is told of came from a rear-guard circle of its owner's."""
    seats = [frame.seat, 1 - frame.seat] if expr.who == EITHER else [frame.seat if expr.who == YOU else 1 - frame.seat]
    return int(any(state.registers[n.CAME_FROM] - 1 in circles(state, seat) for seat in seats))


def rode_over(state: State, frame: Frame, expr: Expr) -> i64:
    """The latest card of the soul, which the new vanguard was put on, passes the filters; a stride puts none there."""
    soul = state.zones[state.game.place(frame.seat, n.SOUL)]
    if state.registers[n.CAME_BY] == BY_STRIDE or len(soul) == 0:
        return 0
    return int(passes(state, frame, soul[len(soul) - 1], expr.args))
