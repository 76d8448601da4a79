"""Written by `make docs` from what the game declares; do not edit. Each number calls its function."""

from __future__ import annotations

from typing import Final

from ...core import engine, relocate
from ...core.frame import Frame
from ...core.packed import Ints, i64
from ...core.state import State
from . import legality, policy, procedures
from .operations import Operations


class Direct(Operations):
    """The functions of the game, called directly."""

    def step(self, state: State, top: Frame, number: i64) -> None:
        """By its number."""
        what = number
        if what <= 5:
            if what == 0:
                engine.ask_pick(state, top)
            elif what == 1:
                engine.read_pick(state, top)
            elif what == 2:
                engine.pick_standby(state, top)
            elif what == 3:
                engine.play_standby(state, top)
            elif what == 4:
                relocate.propose(state, top)
            elif what == 5:
                relocate.replace(state, top)
            else:
                super().step(state, top, number)
        elif what <= 11:
            if what == 6:
                procedures.begin_turn(state, top)
            elif what == 7:
                procedures.draw_step(state, top)
            elif what == 8:
                procedures.main_step(state, top)
            elif what == 9:
                procedures.battle_step(state, top)
            elif what == 10:
                procedures.end_step(state, top)
            elif what == 11:
                procedures.next_turn(state, top)
            else:
                super().step(state, top, number)
        elif what <= 17:
            if what == 12:
                procedures.enter_step(state, top)
            elif what == 13:
                procedures.act(state, top)
            elif what == 14:
                procedures.perform(state, top)
            elif what == 15:
                procedures.chance(state, top)
            elif what == 16:
                procedures.answer_chance(state, top)
            elif what == 17:
                procedures.stay(state, top)
            else:
                super().step(state, top, number)
        elif what <= 23:
            if what == 18:
                procedures.announce(state, top)
            elif what == 19:
                procedures.pay(state, top)
            elif what == 20:
                procedures.declare(state, top)
            elif what == 21:
                procedures.add(state, top)
            elif what == 22:
                procedures.offer_priority(state, top)
            elif what == 23:
                procedures.add_or_pass(state, top)
            else:
                super().step(state, top, number)
        elif what <= 29:
            if what == 24:
                procedures.resolve(state, top)
            elif what == 25:
                procedures.close_outlet(state, top)
            elif what == 26:
                procedures.offer(state, top)
            elif what == 27:
                procedures.respond(state, top)
            elif what == 28:
                procedures.reopen(state, top)
            elif what == 29:
                procedures.declare_attack(state, top)
            else:
                super().step(state, top, number)
        elif what <= 35:
            if what == 30:
                procedures.respond_to_attack(state, top)
            elif what == 31:
                procedures.choose_block(state, top)
            elif what == 32:
                procedures.block(state, top)
            elif what == 33:
                procedures.respond_to_block(state, top)
            elif what == 34:
                procedures.strike(state, top)
            elif what == 35:
                procedures.damage(state, top)
            else:
                super().step(state, top, number)
        elif what <= 36:
            if what == 36:
                procedures.close_attack(state, top)
            else:
                super().step(state, top, number)
        else:
            super().step(state, top, number)

    def options(self, state: State, kind: i64) -> Ints:
        """By its number."""
        what = kind
        if what <= 2:
            if what == 0:
                return engine.choice_options(state)
            if what == 1:
                return engine.order_options(state)
            if what == 2:
                return relocate.replace_options(state)
        elif what <= 5:
            if what == 3:
                return engine.option_options(state)
            if what == 4:
                return legality.turn_options(state)
            if what == 5:
                return legality.response_options(state)
        elif what <= 8:
            if what == 6:
                return legality.response_options(state)
            if what == 7:
                return legality.block_options(state)
            if what == 8:
                return legality.response_options(state)
        return super().options(state, kind)

    def rule_actions(self, state: State) -> None:
        """The game's own."""
        procedures.rule_actions(state)

    def happen(self, state: State, seat: i64, what: i64, count: i64, source: i64, times: i64) -> None:
        """The game's own."""
        procedures.happen(state, seat, what, count, source, times)

    def policy(self, state: State, codes: Ints) -> i64:
        """The game's own."""
        return policy.policy(state, codes)

    def card_value(self, state: State, card: i64) -> i64:
        """The game's own."""
        return policy.card_value(state, card)

    def evaluate(self, state: State, seat: i64) -> i64:
        """The game's own."""
        return policy.evaluate(state, seat)


DECLARED: Final[list[object]] = [
    engine.ask_pick, engine.read_pick, engine.pick_standby, engine.play_standby, relocate.propose, relocate.replace,
    procedures.begin_turn, procedures.draw_step, procedures.main_step, procedures.battle_step, procedures.end_step,
    procedures.next_turn, procedures.enter_step, procedures.act, procedures.perform, procedures.chance,
    procedures.answer_chance, procedures.stay, procedures.announce, procedures.pay, procedures.declare,
    procedures.add, procedures.offer_priority, procedures.add_or_pass, procedures.resolve, procedures.close_outlet,
    procedures.offer, procedures.respond, procedures.reopen, procedures.declare_attack,
    procedures.respond_to_attack, procedures.choose_block, procedures.block, procedures.respond_to_block,
    procedures.strike, procedures.damage, procedures.close_attack, engine.choice_options, engine.order_options,
    relocate.replace_options, engine.option_options, legality.turn_options, legality.response_options,
    legality.response_options, legality.block_options, legality.response_options, procedures.rule_actions,
    procedures.happen, None, None, None, policy.policy, policy.card_value, policy.evaluate, None,
]  # fmt: skip
