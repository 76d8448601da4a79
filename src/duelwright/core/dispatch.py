"""Dispatch: how the engine runs what a game declares.

This one asks the game's lists of functions, and serves every game. A shipped game has one of its own that calls the
same functions directly, by number; it is written from the same declarations by `make docs`.
"""

from __future__ import annotations

from typing import Final

from .ability import Expr, Instr
from .frame import Frame
from .packed import Ints, i64, vec
from .state import State

IS_COMPILED: Final = not __file__.endswith(".py")  # in plain Python a list of functions is the faster way


class Dispatch:
    """Runs steps, options, instructions and operands by their functions."""

    def step(self, state: State, top: Frame, number: i64) -> None:
        """A step, by its number among all steps of the game."""
        state.game.all_steps[number](state, top)

    def options(self, state: State, kind: i64) -> Ints:
        """What a prompt offers; a game that is not compiled may give a list."""
        found = state.game.prompt_kinds[kind].options(state)
        return vec[i64](found) if isinstance(found, list) else found

    def perform(self, state: State, frame: Frame, instr: Instr) -> None:
        """An instruction of an ability."""
        instr.fn(state, frame, instr)

    def number(self, state: State, frame: Frame, expr: Expr) -> i64:
        """An amount or a condition."""
        return expr.number(state, frame, expr)

    def cards(self, state: State, frame: Frame, expr: Expr) -> list[int]:
        """What a selector selects."""
        return expr.cards(state, frame, expr)

    def rule_actions(self, state: State) -> None:
        """What the rules do at a check timing."""
        state.game.rule_actions(state)

    def happen(self, state: State, seat: i64, what: i64, count: i64, source: i64, times: i64) -> None:
        """What happens to a player where nothing stands instead of it."""
        state.game.happen(state, seat, what, count, source, times)

    def move_batch(
        self, state: State, refs: list[int], zones: list[int], zone: i64, kind: i64, bottom: bool, down: bool
    ) -> None:
        """Cards that move together, in the game's own way."""
        state.game.move_batch(state, refs, zones, zone, kind, bottom, down)

    def policy(self, state: State, codes: Ints) -> i64:
        """The sensible answer to a prompt of the game's own."""
        return state.game.policy(state, codes)

    def card_value(self, state: State, card: i64) -> i64:
        """What a card is worth to its player."""
        return state.game.card_value(state, card)

    def evaluate(self, state: State, seat: i64) -> i64:
        """How the position stands for a seat."""
        return state.game.evaluate(state, seat)

    def search_evaluate(self, state: State, seat: i64) -> i64:
        """The same where a turn begins."""
        return state.game.search_evaluate(state, seat)

    def original(self, state: State, card: i64, stat: i64, printed: i64) -> i64:
        """What the rules make of a printed number of a card."""
        return state.game.original(state, card, stat, printed)

    def bonus(self, state: State, card: i64, stat: i64) -> i64:
        """What the rules add to a number of a card."""
        return state.game.bonus(state, card, stat)


def amount_of(state: State, frame: Frame, expr: Expr) -> i64:
    """An amount, or a condition as 1 or 0."""
    game = state.game
    return game.dispatch.number(state, frame, expr) if game.by_number else expr.number(state, frame, expr)


def cards_of(state: State, frame: Frame, expr: Expr) -> list[int]:
    """The cards that are selected, as references."""
    game = state.game
    return game.dispatch.cards(state, frame, expr) if game.by_number else expr.cards(state, frame, expr)
