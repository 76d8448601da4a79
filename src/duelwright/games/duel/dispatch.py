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
        if what <= 3:
            if what == 0:
                engine.ask_pick(state, top)
            elif what == 1:
                engine.read_pick(state, top)
            elif what == 2:
                engine.pick_standby(state, top)
            elif what == 3:
                engine.play_standby(state, top)
            else:
                super().step(state, top, number)
        elif what <= 7:
            if what == 4:
                relocate.propose(state, top)
            elif what == 5:
                relocate.replace(state, top)
            elif what == 6:
                procedures.begin_turn(state, top)
            elif what == 7:
                procedures.draw_card(state, top)
            else:
                super().step(state, top, number)
        elif what <= 11:
            if what == 8:
                procedures.act(state, top)
            elif what == 9:
                procedures.perform(state, top)
            elif what == 10:
                procedures.next_turn(state, top)
            elif what == 11:
                procedures.sacrifice(state, top)
            else:
                super().step(state, top, number)
        elif what <= 15:
            if what == 12:
                procedures.add_monster(state, top)
            elif what == 13:
                procedures.announce(state, top)
            elif what == 14:
                procedures.carry_out(state, top)
            elif what == 15:
                procedures.discard_spell(state, top)
            else:
                super().step(state, top, number)
        elif what <= 18:
            if what == 16:
                procedures.declare_attack(state, top)
            elif what == 17:
                procedures.turn_up_defender(state, top)
            elif what == 18:
                procedures.compare(state, top)
            else:
                super().step(state, top, number)
        else:
            super().step(state, top, number)

    def options(self, state: State, kind: i64) -> Ints:
        """By its number."""
        what = kind
        if what <= 1:
            if what == 0:
                return engine.choice_options(state)
            if what == 1:
                return engine.order_options(state)
        elif what <= 3:
            if what == 2:
                return relocate.replace_options(state)
            if what == 3:
                return engine.option_options(state)
        if what == 4:
            return legality.turn_options(state)
        return super().options(state, kind)

    def rule_actions(self, state: State) -> None:
        """The game's own."""
        procedures.rule_actions(state)

    def happen(self, state: State, seat: i64, what: i64, count: i64, source: i64, times: i64) -> None:
        """The game's own."""
        procedures.happen(state, seat, what, count, source, times)

    def move_batch(
        self, state: State, refs: list[int], zones: list[int], zone: i64, kind: i64, bottom: bool, down: bool
    ) -> None:
        """The game's own."""
        procedures.bury_batch(state, refs, zones, zone, kind, bottom, down)

    def policy(self, state: State, codes: Ints) -> i64:
        """The game's own."""
        return policy.policy(state, codes)

    def card_value(self, state: State, card: i64) -> i64:
        """The game's own."""
        return policy.card_value(state, card)

    def evaluate(self, state: State, seat: i64) -> i64:
        """The game's own."""
        return policy.evaluate(state, seat)

    def search_evaluate(self, state: State, seat: i64) -> i64:
        """The game's own."""
        return policy.search_evaluate(state, seat)


DECLARED: Final[list[object]] = [
    engine.ask_pick, engine.read_pick, engine.pick_standby, engine.play_standby, relocate.propose, relocate.replace,
    procedures.begin_turn, procedures.draw_card, procedures.act, procedures.perform, procedures.next_turn,
    procedures.sacrifice, procedures.add_monster, procedures.announce, procedures.carry_out,
    procedures.discard_spell, procedures.declare_attack, procedures.turn_up_defender, procedures.compare,
    engine.choice_options, engine.order_options, relocate.replace_options, engine.option_options,
    legality.turn_options, procedures.rule_actions, procedures.happen, procedures.bury_batch, None, None,
    policy.policy, policy.card_value, policy.evaluate, policy.search_evaluate,
]  # fmt: skip
