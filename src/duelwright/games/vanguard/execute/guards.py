"""Guardians: how a unit comes to guard, and what effects do to who is attacked and who is guarded (C.4)."""

from __future__ import annotations

from typing import Final

from ....core.ability import Instr
from ....core.dispatch import cards_of
from ....core.engine import trigger_one
from ....core.event import tell_card, tell_of
from ....core.frame import CARD_MASK, NONE, Frame
from ....core.modifiers import UNTIL_BATTLE_ENDS, modify
from ....core.moves import move, shift
from ....core.packed import i64
from ....core.state import State, is_live, mark, reference, set_mark
from ....language.execute import selected
from .. import events as e
from .. import names as n
from ..board import TARGETS, battle, circle_of, is_g_guardian, is_locked, markers, targets
from ..rules import rules_of
from . import actions
from .effects import follow
from .history import note_call

PROTECT_SHIELD: Final[i64] = 10_000  # of a unit that intercepts from a circle with Protect II


def stand_guard(state: State, seat: i64, card: i64, guarded: list[int], source: i64, normal: bool = True) -> None:
    """A unit is called to GC from a zone, or intercepts: a move, by the rules no placement unless a field says so."""
    place = state.game.place(seat, n.GC)
    called = source != NONE
    if called:
        move(state, card, place, e.ON_PLACED)
        note_call(state, seat, source, False)
        tell_card(state, e.ON_CALL, seat, reference(state, card), int(normal and source == n.HAND))
    else:
        shields = PROTECT_SHIELD * markers(state, state.place[card], seat).count("Protect II")
        _step_to_guard(state, seat, card)
        if shields:
            modify(state, reference(state, card), n.SHIELD, shields, UNTIL_BATTLE_ENDS, NONE, seat)
    set_mark(state, card, n.REST, 1)
    set_mark(state, card, n.GUARDS, circle_of(state, guarded[0] & CARD_MASK) + 1 if guarded else 0)
    ref = reference(state, card)
    kind = e.ON_INTERCEPT if not called else e.ON_G_GUARDIAN if is_g_guardian(state, card) else e.ON_GUARD
    tell_of(state, kind, seat, [ref, *guarded], [])
    tell_card(state, e.ON_PUT_ON_GC, seat, ref)
    if not called:
        trigger_one(state, e.ON_MOVE, ref)
    trigger_one(state, kind, ref)
    trigger_one(state, e.ON_PUT_ON_GC, ref)
    if called or rules_of(state).interceptor_is_placed:
        actions.placed(state, card, source, 0)


def _step_to_guard(state: State, seat: i64, card: i64) -> None:
    """A unit leaves its circle for GC, with the cards that it wears."""
    for worn in actions.dress_of(state, seat, circle_of(state, card)):
        set_mark(state, worn, n.UNDER, n.GC + 1)
    shift(state, card, state.game.place(seat, n.GC), e.ON_MOVE)


def move_to_guard(state: State, frame: Frame, instr: Instr) -> None:
    """Rear-guards of the attacked player guard the first unit attacked, without an intercept."""
    fight = battle(state)
    moved: list[int] = []
    for ref in selected(state, frame, instr):
        card = ref & CARD_MASK
        if fight is None or not is_aim(state, 1 - fight.seat, ref) or circle_of(state, card) == n.V:
            continue
        guarded = [one for one in targets(state, fight) if one != ref][:1]
        _step_to_guard(state, 1 - fight.seat, card)
        set_mark(state, card, n.REST, 1)
        set_mark(state, card, n.GUARDS, circle_of(state, guarded[0] & CARD_MASK) + 1 if guarded else 0)
        moved.append(ref)
        tell_card(state, e.ON_PUT_ON_GC, 1 - fight.seat, reference(state, card))
        trigger_one(state, e.ON_MOVE, reference(state, card))
        trigger_one(state, e.ON_PUT_ON_GC, reference(state, card))
        if rules_of(state).interceptor_is_placed:
            actions.placed(state, card, NONE, 0)
    follow(state, frame, moved)


def change_target(state: State, frame: Frame, instr: Instr) -> None:
    """Another unit of the same player is attacked, and guarded, instead; until it is settled what the attack hits.

    Where several are attacked, an ability of one of them changes that one alone.
    """
    frame[n.ABILITY_DONE] = 0
    fight = battle(state)
    if fight is None or state.registers[n.IN_BATTLE] == n.COMPARED:
        return
    attacked = fight.bound(TARGETS)
    aims = [ref for ref in selected(state, frame, instr) if is_aim(state, 1 - fight.seat, ref) and ref not in attacked]
    if not aims:
        return
    spared = [frame.source] if frame.source in attacked else attacked
    fight.bind(TARGETS, [ref for ref in attacked if ref not in spared] + aims[:1])
    left = [circle_of(state, ref & CARD_MASK) + 1 if is_live(state, ref) else 0 for ref in spared]
    for guardian in state.zones[state.game.place(1 - fight.seat, n.GC)]:
        if mark(state, guardian, n.GUARDS) in left:
            set_mark(state, guardian, n.GUARDS, circle_of(state, aims[0] & CARD_MASK) + 1)
    set_mark(state, aims[0] & CARD_MASK, n.MOVED, 0)  # it is in place from now on
    frame[n.ABILITY_DONE] = 1
    tell_of(state, e.ON_TARGET_CHANGED, 1 - fight.seat, [fight.source, aims[0]], [])
    if rules_of(state).new_target_is_attacked:
        tell_card(state, e.ON_ATTACKED, 1 - fight.seat, aims[0])
        trigger_one(state, e.ON_ATTACKED, aims[0])


def is_aim(state: State, seat: i64, ref: i64) -> bool:
    """Whether a card is a unit of a player that could be attacked."""
    place = state.place[ref & CARD_MASK]
    circle = state.game.place_zone[place]
    on_circle = circle == n.V or (circle != n.MATE and circle_of(state, ref & CARD_MASK) >= 0)
    return on_circle and state.game.place_seat[place] == seat and not is_locked(state, seat, circle)


def guard_unit(state: State, frame: Frame, instr: Instr) -> None:
    """args: guardians, the unit of the same player that they guard from now on."""
    units = cards_of(state, frame, instr.args[1])[:1]
    moved: list[int] = []
    for ref in selected(state, frame, instr):
        place = state.place[ref & CARD_MASK]
        seat = state.game.place_seat[place]
        if state.game.place_zone[place] == n.GC and units and is_aim(state, seat, units[0]):
            set_mark(state, ref & CARD_MASK, n.GUARDS, circle_of(state, units[0] & CARD_MASK) + 1)
            moved.append(ref)
    frame[n.ABILITY_DONE] = len(moved)
    if moved:
        tell_of(state, e.ON_GUARD_CHANGED, state.owner[moved[0] & CARD_MASK], [units[0], *moved], [])
