"""G guardians (E, Stride and G): for a card with a heal icon, a face-down one is called from the G zone to guard."""

from __future__ import annotations

from typing import Final

from ...core.action import BACK, CHOOSE_CARD, first_of, verb_of
from ...core.choices import choices
from ...core.engine import ask
from ...core.frame import CARD_MASK, NONE, Frame
from ...core.packed import Ints, append, i64, vec
from ...core.relocate import relocate
from ...core.state import State, card_by_handle, mark, reference
from . import names as n
from .board import grade, is_g_guardian, unit_at, vanguard
from .execute.guards import stand_guard

NEEDED_GRADE: Final[i64] = 3  # of both vanguards
MOST_FACE_UP: Final[i64] = 3  # G guardians in one's G zone before another is called


def may_call(state: State, seat: i64) -> bool:
    """Both vanguards of grade 3 or greater, and fewer than four G guardians face up in one's own G zone."""
    both = [vanguard(state, seat), vanguard(state, 1 - seat)]
    if min(both) < 0 or min(grade(state, card) for card in both) < NEEDED_GRADE:
        return False
    zone = state.zones[state.game.place(seat, n.G)]
    used = [card for card in zone if is_g_guardian(state, card) and not mark(state, card, n.FACE)]
    return len(used) <= MOST_FACE_UP


def heals(state: State, seat: i64) -> Ints:
    """What pays for one: cards of the hand with a heal icon, or that may be discarded as one."""
    hand = state.zones[state.game.place(seat, n.HAND)]
    return vec[i64]([card for card in hand if is_heal(state.game.facts[state.defs[card]])])


def is_heal(facts: Ints) -> bool:
    """Whether a card pays for a G guardian, by what the rules know of it."""
    return facts[n.ICON] == n.HEAL_TRIGGER or facts[n.AS_HEAL] > 0


def ask_heal(state: State, top: Frame) -> None:
    """Which card is discarded."""
    ask(state, top.seat, n.ASK_HEAL_COST)


def discard_for_guardian(state: State, top: Frame) -> None:
    """It is paid for, or taken back."""
    if verb_of(state.answer) == CHOOSE_CARD:
        card = card_by_handle(state, top.seat, first_of(state.answer))
        relocate(state, [reference(state, card)], n.DROP, n.PAID_DISCARD)
    else:
        state.stack.pop()


def call(state: State, top: Frame) -> None:
    """It is called at rest."""
    seat, circle = top.seat, top[n.G_GUARDING_CIRCLE]
    guarded = unit_at(state, seat, circle - 1) if circle else NONE
    stand_guard(state, seat, top.source & CARD_MASK, [] if guarded < 0 else [reference(state, guarded)], n.G)
    state.stack.pop()


def heal_cost_options(state: State) -> Ints:
    """A card with a heal icon, or take it back."""
    seat = state.prompt_seat
    return append(choices(state, seat, heals(state, seat)), BACK)
