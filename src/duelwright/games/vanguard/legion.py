"""Legion and delete (E): two units that stand together on VC, and a vanguard that is turned face down."""

from __future__ import annotations

from typing import Final

from ...core.engine import trigger
from ...core.event import tell_of
from ...core.frame import NONE
from ...core.moves import move, shift
from ...core.state import State, reference
from . import events as e
from . import names as n
from .board import mate_of, vanguard
from .execute.actions import placed

RETURNED: Final = 4  # cards of the drop zone that go back to the deck


def seek_mate(state: State, seat: int, mate: int) -> None:
    """The mate is put beside its leader, in the same state; both are vanguards from then on."""
    leader = vanguard(state, seat)
    source = state.game.place_zone[state.place[mate]]
    move(state, mate, state.game.place(seat, n.MATE), e.ON_PLACED)
    state.marks[n.REST][mate] = state.marks[n.REST][leader]
    tell_of(state, e.ON_LEGION, seat, [reference(state, leader), reference(state, mate)], [])
    trigger(state, e.ON_LEGION, [reference(state, leader)])
    placed(state, mate, source, 0)


def leave_alone(state: State, seat: int) -> None:
    """Legion ends when one of the two leaves; a mate without its leader is the vanguard."""
    mate = mate_of(state, seat)
    if mate >= 0 and vanguard(state, seat) < 0:
        shift(state, mate, state.game.place(seat, n.V), e.ON_MOVE)


def delete(state: State, card: int) -> None:
    """A vanguard is turned face down; it stays the vanguard, without its printed power and its abilities."""
    seat = state.game.place_seat[state.place[card]]
    if state.game.place_zone[state.place[card]] not in (n.V, n.MATE) or state.marks[n.DELETED][card]:
        return
    state.marks[n.DELETED][card] = state.marks[n.FACE][card] = 1
    tell_of(state, e.ON_DELETE, seat, [reference(state, card)], [])
    trigger(state, e.ON_DELETE, [reference(state, card)])


def undelete(state: State, seat: int) -> None:
    """In its owner's end phase it is turned up again."""
    for card in (vanguard(state, seat), mate_of(state, seat)):
        if card != NONE and state.marks[n.DELETED][card]:
            state.marks[n.DELETED][card] = state.marks[n.FACE][card] = 0
            tell_of(state, e.ON_UNDELETE, seat, [reference(state, card)], [])
