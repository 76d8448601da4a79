"""What ASIGOC's own nodes do when they run."""

from __future__ import annotations

from typing import Final

from ...core.ability import Expr, Instr
from ...core.dispatch import amount_of
from ...core.event import close_batch, open_batch, tell_card
from ...core.frame import CARD_MASK, NONE, Frame
from ...core.packed import i64
from ...core.relocate import relocate, would_each
from ...core.state import State, index_of, is_live, mark, set_mark
from ...language import execute as run
from . import names as n
from . import procedures as steps


def attack_frame(state: State) -> Frame | None:
    """The attack under way, if any."""
    for waiting in state.stack:
        if waiting.proc == n.BATTLE_ATTACK:
            return waiting
    return None


def attacker_cards(state: State, frame: Frame, expr: Expr) -> list[int]:
    """The attacking Weapon, while the attack goes on."""
    attack = attack_frame(state)
    return [] if attack is None or steps.is_stopped(state, attack) else [attack.source]


def blocker_cards(state: State, frame: Frame, expr: Expr) -> list[int]:
    """The blocking Weapon, while it is there."""
    attack = attack_frame(state)
    return [] if attack is None else [ref for ref in attack.bound(0) if is_live(state, ref)]


def health_at_most(state: State, frame: Frame, expr: Expr) -> i64:
    """Whether somebody has at most so much health."""
    return int(state.counters[frame.seat if expr.who == run.YOU else 1 - frame.seat] <= expr.count)


def your_attack(state: State, frame: Frame, expr: Expr) -> i64:
    """Whether an attack of this side is under way."""
    return int(state.registers[n.STAGE] != n.NO_ATTACK and state.active == frame.seat)


def damage(state: State, frame: Frame, instr: Instr) -> None:
    """args: how much."""
    amount = amount_of(state, frame, instr.args[0])
    would_each(state, run.seats(frame, instr.who), n.WOULD_TAKE_DAMAGE, amount)


def heal(state: State, frame: Frame, instr: Instr) -> None:
    """args: how much."""
    amount = amount_of(state, frame, instr.args[0])
    for seat in run.seats(frame, instr.who):
        steps.heal(state, seat, amount)


def wear(state: State, frame: Frame, instr: Instr) -> None:
    """Weapons lose Block for good."""
    for ref in run.selected(state, frame, instr):
        steps.wear(state, ref, instr.count)


def mend(state: State, frame: Frame, instr: Instr) -> None:
    """Weapons get lost Block back."""
    for ref in run.selected(state, frame, instr):
        card = ref & CARD_MASK
        mended = min(instr.count, mark(state, card, n.BLOCK_LOST))
        if mended:
            set_mark(state, card, n.BLOCK_LOST, mark(state, card, n.BLOCK_LOST) - mended)
            tell_card(state, n.ON_MEND, state.owner[card], ref, mended)


EVERY: Final[i64] = 1  # how: not the latest alone


def nullify(state: State, frame: Frame, instr: Instr) -> None:
    """The latest that waits, or every one."""
    for effect in reversed(state.chain):
        if effect.seat != frame.seat and not effect[n.ABILITY_NULLIFIED]:
            effect[n.ABILITY_NULLIFIED] = 1
            tell_card(state, n.ON_NULLIFY, effect.seat, effect.source)
            if not instr.how & EVERY:
                return


def deploy(state: State, frame: Frame, instr: Instr) -> None:
    """Weapons of the hand go to free slots."""
    for ref in run.selected(state, frame, instr):
        card = ref & CARD_MASK
        slot = index_of(state.zones[state.game.place(frame.seat, n.WEAPONS)], NONE)
        if slot >= 0 and state.place[card] == state.game.place(frame.seat, n.HAND):
            steps.enter(state, frame.seat, card, slot)


def stop_attack(state: State, frame: Frame, instr: Instr) -> None:
    """The attack ends without damage."""
    attack = attack_frame(state)
    if attack is not None and not steps.is_stopped(state, attack):
        attack[n.BATTLE_ATTACK_STOPPED] = 1
        tell_card(state, n.ON_STOP_ATTACK, frame.seat, attack.source)


def pay(state: State, frame: Frame, instr: Instr) -> None:
    """So much health, and the discarded cards where there are any. All of it is one batch."""
    opened = open_batch(state)
    if instr.count:
        steps.hurt(state, frame.seat, instr.count)
    if instr.tag >= 0:
        relocate(state, frame.bound(instr.tag), n.DISCARD, n.ON_DISCARD)
    close_batch(state, opened)


def payable(state: State, frame: Frame, expr: Expr) -> i64:
    """So many cards to discard besides this one; value: health to lose."""
    hand = state.zones[state.game.place(frame.seat, n.HAND)]
    spare = len(hand) - int((frame.source & CARD_MASK) in hand)
    return int(spare >= expr.count and (expr.value == 0 or state.counters[frame.seat] > expr.value))
