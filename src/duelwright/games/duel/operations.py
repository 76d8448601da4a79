"""Written by `make docs` from what the game declares; do not edit. Each number calls its function."""

from __future__ import annotations

from typing import Final

from ...core import ability
from ...core.ability import Expr, Instr, number_operations
from ...core.dispatch import Dispatch
from ...core.frame import Frame
from ...core.packed import i64
from ...core.state import State
from ...language import execute as language
from . import execute


class Operations(Dispatch):
    """What cards of the game do, called directly."""

    def perform(self, state: State, frame: Frame, instr: Instr) -> None:
        """By its number."""
        what = instr.op
        if what <= 15:
            if what == 12:
                language.draw(state, frame, instr)
            elif what == 13:
                language.choose_cards(state, frame, instr)
            elif what == 14:
                language.put(state, frame, instr)
            elif what == 15:
                language.look(state, frame, instr)
            else:
                super().perform(state, frame, instr)
        elif what <= 19:
            if what == 16:
                language.reveal(state, frame, instr)
            elif what == 17:
                language.shuffle_deck(state, frame, instr)
            elif what == 18:
                language.change(state, frame, instr)
            elif what == 19:
                language.jump(state, frame, instr)
            else:
                super().perform(state, frame, instr)
        elif what <= 23:
            if what == 20:
                language.jump_unless(state, frame, instr)
            elif what == 21:
                language.ask_option(state, frame, instr)
            elif what == 22:
                language.read_option(state, frame, instr)
            elif what == 23:
                language.jump_unless_option(state, frame, instr)
            else:
                super().perform(state, frame, instr)
        elif what <= 29:
            if what == 26:
                execute.destroy(state, frame, instr)
            elif what == 27:
                execute.take_control(state, frame, instr)
            elif what == 28:
                execute.revive(state, frame, instr)
            elif what == 29:
                execute.grow(state, frame, instr)
            else:
                super().perform(state, frame, instr)
        elif what <= 31:
            if what == 30:
                execute.renew_hands(state, frame, instr)
            elif what == 31:
                execute.sacrifice(state, frame, instr)
            else:
                super().perform(state, frame, instr)
        else:
            super().perform(state, frame, instr)

    def number(self, state: State, frame: Frame, expr: Expr) -> i64:
        """By its number."""
        what = expr.op
        if what <= 7:
            if what == 1:
                return ability.constant(state, frame, expr)
            if what == 6:
                return language.count(state, frame, expr)
            if what == 7:
                return language.value_of(state, frame, expr)
        elif what <= 10:
            if what == 8:
                return language.at_least(state, frame, expr)
            if what == 9:
                return language.all_of(state, frame, expr)
            if what == 10:
                return language.either(state, frame, expr)
        elif what <= 32:
            if what == 11:
                return language.negation(state, frame, expr)
            if what == 25:
                return execute.roll(state, frame, expr)
            if what == 32:
                return execute.has_all(state, frame, expr)
        return super().number(state, frame, expr)

    def cards(self, state: State, frame: Frame, expr: Expr) -> list[int]:
        """By its number."""
        what = expr.op
        if what <= 3:
            if what == 2:
                return language.this(state, frame, expr)
            if what == 3:
                return language.it(state, frame, expr)
        elif what <= 5:
            if what == 4:
                return language.rest(state, frame, expr)
            if what == 5:
                return language.cards(state, frame, expr)
        if what == 24:
            return execute.strongest(state, frame, expr)
        return super().cards(state, frame, expr)


OPERATIONS: Final[list[object]] = [
    ability.constant, language.this, language.it, language.rest, language.cards, language.count, language.value_of,
    language.at_least, language.all_of, language.either, language.negation, language.draw, language.choose_cards,
    language.put, language.look, language.reveal, language.shuffle_deck, language.change, language.jump,
    language.jump_unless, language.ask_option, language.read_option, language.jump_unless_option, execute.strongest,
    execute.roll, execute.destroy, execute.take_control, execute.revive, execute.grow, execute.renew_hands,
    execute.sacrifice, execute.has_all,
]  # fmt: skip
number_operations(OPERATIONS)
