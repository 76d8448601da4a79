"""Rule actions (C.2): losses, circles with two units, guardians outside a battle, what has no host."""

from __future__ import annotations

from ...core.action import CHOOSE_CARD, first_of, pack
from ...core.engine import ask, finish, push, trigger_one
from ...core.event import SEATS, tell_card
from ...core.frame import NONE, Frame
from ...core.moves import move
from ...core.packed import i64
from ...core.state import DRAWN, State, card_by_handle, mark, reference, set_mark
from . import events as e
from . import names as n
from .board import circles, mate_of, unit_at, vanguard
from .execute import actions
from .legion import leave_alone
from .rules import rules_of


def rule_actions(state: State) -> None:
    """C.2: losses are seen together; then circles with two units, and guardians outside a battle.

    All of it depends on where cards are, so nothing is to be done until one has moved.
    """
    if not state.moved:
        return
    state.moved = False
    first, second = why_lost(state, 0), why_lost(state, 1)
    if first >= 0 or second >= 0:
        if first >= 0 and second >= 0:
            finish(state, DRAWN, n.BOTH_LOSE)
        elif first >= 0:
            finish(state, 1, first)
        else:
            finish(state, 0, second)
        return
    deal_pending(state)
    for seat in range(SEATS):
        if vanguard(state, seat) < 0 and len(state.zones[state.game.place(seat, n.HEART)]) > 0:
            actions.return_hearts(state, seat)
        leave_alone(state, seat)
        if state.turn > 0 and vanguard(state, seat) < 0 and all(frame.proc != n.FROM_SOUL for frame in state.stack):
            push(state, Frame(n.FROM_SOUL, seat))
        base = state.game.place(seat, 0)
        for circle in circles(state, seat):
            if len(state.zones[base + circle]) > 1:
                actions.retire(state, list(state.zones[base + circle][:-1]), n.BY_RULE, 0, 0)
        front = state.zones[state.game.place(seat, n.V)]
        if len(front) > 1:
            actions.send(state, list(front[:-1]), n.SOUL, n.BY_RULE)
        guardians = state.zones[state.game.place(seat, n.GC)]
        if len(guardians) > 0 and not state.registers[n.IN_BATTLE]:
            actions.retire(state, list(guardians), n.BY_GUARD_END, 0, 0)
        drop_dress(state, seat)
        if state.counters[seat]:
            state.counters[seat] = min(state.counters[seat], actions.energy_cap(state, seat))


def deal_pending(state: State) -> None:
    """Damage by effects is dealt once no check is under way, the turn player's first (C.2, 9)."""
    if state.registers[n.PENDING] == 0 and state.registers[n.PENDING + 1] == 0:
        return
    if any(frame.proc in (n.DEALING, n.CHECK) for frame in state.stack):
        state.moved = True  # look again
        return
    waiting = [seat for seat in (1 - state.active, state.active) if state.registers[n.PENDING + seat]]
    for seat in waiting:
        dealing = Frame(n.DEALING, seat)
        dealing[n.DEALING_DAMAGE] = state.registers[n.PENDING + seat]
        push(state, dealing)
        state.registers[n.PENDING + seat] = 0


def drop_dress(state: State, seat: i64) -> None:
    """An originalDress whose unit has left goes to the drop zone."""
    dress = state.zones[seat * state.game.zone_count + n.DRESS]
    if len(dress) == 0:
        return
    gone: list[int] = []
    for card in dress:
        circle = mark(state, card, n.UNDER) - 1
        hosts = state.zones[state.game.place(seat, circle)]
        if not any(mark(state, host, n.DRESSED) for host in hosts):
            gone.append(card)
    if gone:
        actions.send(state, gone, n.DROP, n.BY_RULE)
    for circle in circles(state, seat):
        host = unit_at(state, seat, circle)
        if host >= 0 and mark(state, host, n.DRESSED):
            set_mark(state, host, n.DRESSED, len(actions.dress_of(state, seat, circle)))


def ask_soul(state: State, top: Frame) -> None:
    """No vanguard: its owner rides a card of the soul, whatever its grade."""
    soul = state.zones[state.game.place(top.seat, n.SOUL)]
    if len(soul) == 1:
        state.answer = pack(CHOOSE_CARD, state.handles[top.seat][soul[0]])
    elif len(soul) > 0:
        ask(state, top.seat, n.ASK_SOUL)
    else:
        state.stack.pop()


def ride_from_soul(state: State, top: Frame) -> None:
    """It is ridden standing."""
    card = card_by_handle(state, top.seat, first_of(state.answer))
    move(state, card, state.game.place(top.seat, n.V), e.ON_PLACED)
    tell_card(state, e.ON_RIDE, top.seat, reference(state, card), n.SOUL, 0, 0)
    trigger_one(state, e.ON_RIDE, reference(state, card))
    actions.placed(state, card, n.SOUL, 0)


def why_lost(state: State, seat: i64) -> i64:
    """How a player has lost, or -1: six damage, an empty deck, no vanguard."""
    game, rules = state.game, rules_of(state)
    base = seat * game.zone_count
    if len(state.zones[base + n.DAMAGE]) >= rules.losing_damage:
        return n.SIX_DAMAGE
    if state.turn > 0 and len(state.zones[base + n.DECK]) == 0 and rules.empty_deck_loses:
        return n.EMPTY_DECK
    if vanguard(state, seat) < 0 and mate_of(state, seat) < 0 and state.turn > 0:
        beneath = len(state.zones[game.place(seat, n.SOUL)]) + len(state.zones[game.place(seat, n.HEART)])
        if rules.no_vanguard_loses and beneath == 0:
            return n.NO_VANGUARD
    return NONE
