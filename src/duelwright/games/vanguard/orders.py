"""Playing ACT abilities and orders: the cost is paid, then it resolves."""

from __future__ import annotations

from ...core.ability import EFFECT
from ...core.dispatch import amount_of
from ...core.engine import push, trigger_phase
from ...core.frame import ABILITY, CARD_MASK, NONE, Frame
from ...core.moves import move
from ...core.packed import i64
from ...core.state import State, is_live, reference
from . import events as e
from . import names as n
from .execute import actions
from .execute.effects import use


def order_text(state: State, card: i64) -> i64:
    """The ability that an order has when it is played, or -1: a set order may have none."""
    game = state.game
    for number in game.own[state.defs[card]]:
        if game.abilities[number].kind == EFFECT:
            return number
    return NONE


def pay(state: State, top: Frame) -> None:
    """The cost is decided whole and can be taken back until it is paid."""
    if top.ability < 0:
        return
    ability = state.game.abilities[top.ability]
    if ability.cost >= 0 and not is_free(state, top.seat, top.ability, top.source):
        push(state, Frame(ABILITY, top.seat, ability.cost, top.source))


def is_free(state: State, seat: i64, number: i64, source: i64) -> bool:
    """Whether an order need not be paid for."""
    ability = state.game.abilities[number]
    if not ability.optional:
        return False
    return amount_of(state, Frame(ABILITY, seat, number, source), ability.who) != 0


def act(state: State, top: Frame) -> None:
    """An ACT is played and resolves."""
    state.stack.pop()
    push(state, Frame(ABILITY, top.seat, top.ability, top.source))
    use(state, top.seat, top.source, top.ability)


def order(state: State, top: Frame) -> None:
    """An order goes to the order area, counts against the order limit, and resolves."""
    state.stack.pop()
    card = top.source & CARD_MASK
    kind = state.game.kinds[state.defs[card]]
    area = state.game.place(top.seat, n.ORDER_AREA)
    move(state, card, area, e.ON_ORDER_PLAYED, NONE, False, False, [kind])
    state.registers[n.ORDERS + top.seat] += 1
    if kind == n.NORMAL_ORDER:
        state.registers[n.NORMAL_ORDERS + top.seat] += 1
    trigger_phase(state, e.ON_ORDER_PLAYED)
    push(state, Frame(n.RESOLVING, top.seat, top.ability, reference(state, card)))


def resolve_order(state: State, top: Frame) -> None:
    """Its text is followed, where it has any."""
    if top.ability >= 0:
        push(state, Frame(ABILITY, top.seat, top.ability, top.source))
        use(state, top.seat, top.source, top.ability)


def order_done(state: State, top: Frame) -> None:
    """Then a set order stays in the order zone, another goes to the drop zone."""
    card = top.source & CARD_MASK
    if is_live(state, top.source) and state.place[card] == state.game.place(top.seat, n.ORDER_AREA):
        stays = state.game.kinds[state.defs[card]] == n.SET_ORDER
        actions.send(state, [card], n.ORDER if stays else n.DROP, n.BY_ORDER)
