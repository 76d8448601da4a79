"""Imaginary gifts (E): gained on riding a unit with the icon, before its abilities."""

from __future__ import annotations

from ...core.action import OPTION, first_of, pack
from ...core.engine import ask
from ...core.frame import NONE, Frame
from ...core.moves import move
from ...core.packed import Ints, extend, i64, vec
from ...core.state import State, set_mark
from . import events as e
from . import names as n
from .board import circles, slot_of
from .execute.actions import draw
from .outside import bring, from_outside
from .rules import rules_of


def ask_type(state: State, top: Frame) -> None:
    """The first time, type I or II is chosen; later gifts keep it."""
    own = state.registers[n.GIFT + top.seat]
    if own:
        state.answer = pack(OPTION, own >> 2)
    elif rules_of(state).gift_types == 1:
        state.answer = pack(OPTION, 1)
    else:
        ask(state, top.seat, n.ASK_GIFT)


def read_type(state: State, top: Frame) -> None:
    """The type stays for the rest of the fight."""
    top[n.GIFTING_TYPE] = first_of(state.answer)
    state.registers[n.GIFT + top.seat] = top[n.GIFTING_GIFT] | top[n.GIFTING_TYPE] << 2


def ask_circle(state: State, top: Frame) -> None:
    """A marker of Force goes on any circle of yours, one of Protect II on a rear-guard circle."""
    if needs_circle(top) and top[n.GIFTING_CIRCLE]:
        state.answer = pack(n.PLACE, slot_of(state, top[n.GIFTING_CIRCLE] - 1))
    elif needs_circle(top):
        ask(state, top.seat, n.ASK_GIFT_CIRCLE)


def needs_circle(top: Frame) -> bool:
    """Whether a circle is chosen for the gift."""
    return top[n.GIFTING_GIFT] == n.FORCE or (top[n.GIFTING_GIFT] == n.PROTECT and top[n.GIFTING_TYPE] == 2)


def gain(state: State, top: Frame) -> None:
    """The gift arrives: on its circle, with a circle of its own, or in the hand."""
    game, seat = state.game, top.seat
    name = f"{n.GIFTS[top[n.GIFTING_GIFT]]} {'I' * top[n.GIFTING_TYPE]}"
    circle = NONE
    if needs_circle(top):
        circle = game.zone_by_slot[first_of(state.answer)]
    elif top[n.GIFTING_GIFT] == n.ACCEL_GIFT and state.registers[n.ACCELS + seat] < rules_of(state).accel_circles:
        circle = n.ACCEL + state.registers[n.ACCELS + seat]
        state.registers[n.ACCELS + seat] += 1
    to = n.HAND if top[n.GIFTING_GIFT] == n.PROTECT and top[n.GIFTING_TYPE] == 1 else n.MARKERS
    if to == n.MARKERS and circle < 0:
        return
    card = bring(state, seat, from_outside(game, name))
    if card < 0:
        return
    move(state, card, game.place(seat, to), e.ON_GIFT_GAINED, values=[circle if to == n.MARKERS else n.HAND])
    if to == n.MARKERS:
        set_mark(state, card, n.UNDER, circle + 1)
    if top[n.GIFTING_GIFT] == n.ACCEL_GIFT and top[n.GIFTING_TYPE] == 2:
        draw(state, seat, 1)


def type_options(state: State) -> Ints:
    """Type I, type II."""
    return vec[i64]([pack(OPTION, 1), pack(OPTION, 2)])


def circle_options(state: State) -> Ints:
    """The circles that the marker may go on."""
    seat, top = state.prompt_seat, state.stack[-1]
    found = circles(state, seat)
    if top[n.GIFTING_GIFT] != n.PROTECT:
        found = extend(vec[i64]([n.V]), found)
    return vec[i64]([pack(n.PLACE, slot_of(state, circle)) for circle in found])
