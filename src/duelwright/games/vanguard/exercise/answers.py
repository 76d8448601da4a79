"""Answers that like to use one card: its actions first, costs paid, options taken; else by chance."""

from __future__ import annotations

from typing import Final

from ....core.action import BACK, DONE, HANDLE, PASS, SLOT, first_of, verb_of
from ....core.engine import ASK_CHOICE, ASK_OPTION, options
from ....core.frame import NONE
from ....core.packed import i64
from ....core.rng import Rng
from ....core.state import State, card_by_handle
from .. import names as n
from ..board import unit_at
from .stage import PREFIX

PASSING: Final = {  # how likely the answer is to pass, of a hundred
    ASK_OPTION: 8, n.ASK_MAIN: 25, n.ASK_ATTACK: 6, n.ASK_BOOST: 10, n.ASK_RIDE: 8, n.ASK_STRIDE: 15, n.ASK_GUARD: 70,
    ASK_CHOICE: 10, n.ASK_MULLIGAN: 60, n.ASK_STRIDE_COST: 60,
}  # fmt: skip
USUAL: Final = 20
OWN: Final = 70  # how likely an answer with the card is taken, of a hundred
HELP: Final = 50  # and one of a stage hand


def answer(state: State, defn: int, rng: Rng) -> int:
    """An answer to the open prompt."""
    codes = list(options(state))
    if len(codes) == 1:
        return codes[0]
    kind = state.prompt_kind
    staged = kind == ASK_CHOICE and _asker(state).startswith(PREFIX)
    if kind != ASK_CHOICE or staged:
        own = [code for code in codes if _definition(state, code) == defn]
        if own and rng.below(100) < OWN:
            return own[rng.below(len(own))]
        stage = [code for code in codes if _is_stage(state, code)]
        if stage and kind == n.ASK_MAIN and rng.below(100) < HELP:
            return stage[rng.below(len(stage))]
    leaving = [code for code in codes if verb_of(code) in (PASS, DONE)]
    if leaving and rng.below(100) < PASSING.get(kind, USUAL):
        return leaving[0]
    going = [code for code in codes if verb_of(code) not in (PASS, DONE, BACK)] or codes
    return going[rng.below(len(going))]


def _asker(state: State) -> str:
    """The card whose ability asks."""
    number = state.stack[-2].ability
    return state.game.definitions[state.game.abilities[number].defn].id if number >= 0 else ""


def _definition(state: State, code: i64) -> int:
    """What the card is that an answer names first, or -1."""
    card = _card(state, code)
    return int(state.defs[card]) if card >= 0 else NONE


def _card(state: State, code: i64) -> i64:
    first = state.game.actions.verbs[verb_of(code)].first
    if first == HANDLE:
        return card_by_handle(state, state.prompt_seat, first_of(code))
    if first == SLOT:
        circle = state.game.zone_index[state.game.slots[first_of(code)]]
        return unit_at(state, state.prompt_seat, circle)
    return NONE


def _is_stage(state: State, code: i64) -> bool:
    defn = _definition(state, code)
    return defn >= 0 and verb_of(code) in (n.ACT, n.PLAY_ORDER) and state.game.definitions[defn].id.startswith(PREFIX)
