"""Legion and delete (E): two units that stand together on VC, and a vanguard that is turned face down."""

from __future__ import annotations

from typing import Final

from ...core.engine import trigger_one
from ...core.event import tell_card, tell_of
from ...core.frame import NONE
from ...core.moves import move, shift
from ...core.packed import i64
from ...core.state import State, mark, reference, set_mark
from . import events as e
from . import names as n
from .board import mate_of, vanguard
from .execute.actions import placed

RETURNED: Final[i64] = 4  # cards of the drop zone that go back to the deck


def seek_mate(state: State, seat: i64, mate: i64) -> None:
    """The mate is put beside its leader, in the same state; both are vanguards from then on."""
    leader = vanguard(state, seat)
    source = state.game.place_zone[state.place[mate]]
    move(state, mate, state.game.place(seat, n.MATE), e.ON_PLACED)
    set_mark(state, mate, n.REST, mark(state, leader, n.REST))
    tell_of(state, e.ON_LEGION, seat, [reference(state, leader), reference(state, mate)], [])
    trigger_one(state, e.ON_LEGION, reference(state, leader))
    placed(state, mate, source, 0)


def leave_alone(state: State, seat: i64) -> None:
    """Legion ends when one of the two leaves; a mate without its leader is the vanguard."""
    mate = mate_of(state, seat)
    if mate >= 0 and vanguard(state, seat) < 0:
        shift(state, mate, state.game.place(seat, n.V), e.ON_MOVE)


def delete(state: State, card: i64) -> None:
    """A vanguard is turned face down; it stays the vanguard, without its printed power and its abilities."""
    seat = state.game.place_seat[state.place[card]]
    if state.game.place_zone[state.place[card]] not in (n.V, n.MATE) or mark(state, card, n.DELETED):
        return
    set_mark(state, card, n.DELETED, 1)
    set_mark(state, card, n.FACE, 1)
    tell_card(state, e.ON_DELETE, seat, reference(state, card))
    trigger_one(state, e.ON_DELETE, reference(state, card))


def undelete(state: State, seat: i64) -> None:
    """In its owner's end phase it is turned up again."""
    for card in (vanguard(state, seat), mate_of(state, seat)):
        if card != NONE and mark(state, card, n.DELETED):
            set_mark(state, card, n.DELETED, 0)
            set_mark(state, card, n.FACE, 0)
            tell_card(state, e.ON_UNDELETE, seat, reference(state, card))
