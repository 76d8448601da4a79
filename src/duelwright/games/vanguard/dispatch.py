"""Written by `make docs` from what the game declares; do not edit. Each number calls its function."""

from __future__ import annotations

from typing import Final

from ...core import engine, relocate
from ...core.frame import Frame
from ...core.packed import Ints, i64
from ...core.state import State
from . import assist, battle, board, g_guardian, gifts, options, orders, policy, procedures, rule_actions, stride
from .execute import calls, relocation
from .operations import Operations


class Direct(Operations):
    """The functions of the game, called directly."""

    def step(self, state: State, top: Frame, number: i64) -> None:
        """By its number."""
        what = number
        if what <= 9:
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
            elif what == 6:
                procedures.ask_starter(state, top)
            elif what == 7:
                procedures.take_starter(state, top)
            elif what == 8:
                procedures.deal(state, top)
            elif what == 9:
                procedures.ask_mulligan(state, top)
            else:
                super().step(state, top, number)
        elif what <= 19:
            if what == 10:
                procedures.mulligan(state, top)
            elif what == 11:
                procedures.stand_up(state, top)
            elif what == 12:
                procedures.first_turn(state, top)
            elif what == 13:
                procedures.begin_turn(state, top)
            elif what == 14:
                procedures.stand_phase(state, top)
            elif what == 15:
                procedures.draw_phase(state, top)
            elif what == 16:
                procedures.ride_phase(state, top)
            elif what == 17:
                procedures.stride_phase(state, top)
            elif what == 18:
                procedures.main_phase(state, top)
            elif what == 19:
                procedures.battle_phase(state, top)
            else:
                super().step(state, top, number)
        elif what <= 29:
            if what == 20:
                procedures.added_phase(state, top)
            elif what == 21:
                procedures.end_phase(state, top)
            elif what == 22:
                procedures.next_turn(state, top)
            elif what == 23:
                procedures.stand_start(state, top)
            elif what == 24:
                procedures.stand_units(state, top)
            elif what == 25:
                procedures.stand_end(state, top)
            elif what == 26:
                procedures.draw_start(state, top)
            elif what == 27:
                procedures.draw_one(state, top)
            elif what == 28:
                assist.ask_assist(state, top)
            elif what == 29:
                assist.begin_assist(state, top)
            else:
                super().step(state, top, number)
        elif what <= 39:
            if what == 30:
                procedures.draw_end(state, top)
            elif what == 31:
                procedures.ride_start(state, top)
            elif what == 32:
                procedures.ask_ride(state, top)
            elif what == 33:
                procedures.do_ride(state, top)
            elif what == 34:
                procedures.ride_end(state, top)
            elif what == 35:
                procedures.pay_for_ride(state, top)
            elif what == 36:
                procedures.discard_for_ride(state, top)
            elif what == 37:
                procedures.ride(state, top)
            elif what == 38:
                procedures.main_start(state, top)
            elif what == 39:
                procedures.ask_main(state, top)
            else:
                super().step(state, top, number)
        elif what <= 49:
            if what == 40:
                procedures.do_main(state, top)
            elif what == 41:
                procedures.main_end(state, top)
            elif what == 42:
                battle.battle_start(state, top)
            elif what == 43:
                battle.start_step(state, top)
            elif what == 44:
                battle.choose_attack(state, top)
            elif what == 45:
                battle.attack(state, top)
            elif what == 46:
                battle.battle_end(state, top)
            elif what == 47:
                battle.attack_step(state, top)
            elif what == 48:
                battle.ask_boost(state, top)
            elif what == 49:
                battle.declare(state, top)
            else:
                super().step(state, top, number)
        elif what <= 59:
            if what == 50:
                battle.guard_step(state, top)
            elif what == 51:
                battle.ask_guard(state, top)
            elif what == 52:
                battle.guard(state, top)
            elif what == 53:
                battle.ask_another(state, top)
            elif what == 54:
                battle.another(state, top)
            elif what == 55:
                battle.drive_step(state, top)
            elif what == 56:
                battle.drive_checks(state, top)
            elif what == 57:
                battle.damage_step(state, top)
            elif what == 58:
                battle.compare(state, top)
            elif what == 59:
                battle.deal_damage(state, top)
            else:
                super().step(state, top, number)
        elif what <= 69:
            if what == 60:
                battle.leave_field(state, top)
            elif what == 61:
                battle.tell_hit(state, top)
            elif what == 62:
                battle.close_step(state, top)
            elif what == 63:
                battle.close_battle(state, top)
            elif what == 64:
                battle.reveal_check(state, top)
            elif what == 65:
                battle.ask_parts(state, top)
            elif what == 66:
                battle.read_parts(state, top)
            elif what == 67:
                battle.trigger_extra(state, top)
            elif what == 68:
                battle.apply_extra(state, top)
            elif what == 69:
                battle.trigger_power(state, top)
            else:
                super().step(state, top, number)
        elif what <= 79:
            if what == 70:
                battle.apply_power(state, top)
            elif what == 71:
                battle.turn_back(state, top)
            elif what == 72:
                battle.over_text(state, top)
            elif what == 73:
                battle.take_check(state, top)
            elif what == 74:
                procedures.end_start(state, top)
            elif what == 75:
                procedures.end_of_turn(state, top)
            elif what == 76:
                procedures.end_durations(state, top)
            elif what == 77:
                procedures.end_turn(state, top)
            elif what == 78:
                rule_actions.ask_soul(state, top)
            elif what == 79:
                rule_actions.ride_from_soul(state, top)
            else:
                super().step(state, top, number)
        elif what <= 89:
            if what == 80:
                stride.stride_start(state, top)
            elif what == 81:
                stride.ask_stride(state, top)
            elif what == 82:
                stride.do_stride(state, top)
            elif what == 83:
                stride.stride_end(state, top)
            elif what == 84:
                stride.pay_for_stride(state, top)
            elif what == 85:
                stride.discard_for_stride(state, top)
            elif what == 86:
                stride.stride(state, top)
            elif what == 87:
                orders.pay(state, top)
            elif what == 88:
                orders.act(state, top)
            elif what == 89:
                orders.pay(state, top)
            else:
                super().step(state, top, number)
        elif what <= 99:
            if what == 90:
                orders.order(state, top)
            elif what == 91:
                orders.pay(state, top)
            elif what == 92:
                orders.order(state, top)
            elif what == 93:
                battle.deal_one(state, top)
            elif what == 94:
                orders.resolve_order(state, top)
            elif what == 95:
                orders.order_done(state, top)
            elif what == 96:
                gifts.ask_type(state, top)
            elif what == 97:
                gifts.read_type(state, top)
            elif what == 98:
                gifts.ask_circle(state, top)
            elif what == 99:
                gifts.gain(state, top)
            else:
                super().step(state, top, number)
        elif what <= 109:
            if what == 100:
                assist.show_hand(state, top)
            elif what == 101:
                assist.take(state, top)
            elif what == 102:
                assist.put_back(state, top)
            elif what == 103:
                assist.ask_price(state, top)
            elif what == 104:
                assist.pay_price(state, top)
            elif what == 105:
                g_guardian.ask_heal(state, top)
            elif what == 106:
                g_guardian.discard_for_guardian(state, top)
            elif what == 107:
                g_guardian.call(state, top)
            elif what == 108:
                stride.ask_heart(state, top)
            elif what == 109:
                stride.take_heart(state, top)
            else:
                super().step(state, top, number)
        else:
            super().step(state, top, number)

    def options(self, state: State, kind: i64) -> Ints:
        """By its number."""
        what = kind
        if what <= 4:
            if what == 0:
                return engine.choice_options(state)
            if what == 1:
                return engine.order_options(state)
            if what == 2:
                return relocate.replace_options(state)
            if what == 3:
                return engine.option_options(state)
            if what == 4:
                return options.mulligan_options(state)
        elif what <= 9:
            if what == 5:
                return options.ride_options(state)
            if what == 6:
                return options.discard_options(state)
            if what == 7:
                return options.main_options(state)
            if what == 8:
                return options.attack_options(state)
            if what == 9:
                return options.boost_options(state)
        elif what <= 14:
            if what == 10:
                return options.guard_options(state)
            if what == 11:
                return options.trigger_options(state)
            if what == 12:
                return options.heal_options(state)
            if what == 13:
                return options.stand_options(state)
            if what == 14:
                return options.soul_options(state)
        elif what <= 19:
            if what == 15:
                return options.stride_options(state)
            if what == 16:
                return options.stride_cost_options(state)
            if what == 17:
                return calls.circle_options(state)
            if what == 18:
                return options.starter_options(state)
            if what == 19:
                return options.parts_options(state)
        elif what <= 24:
            if what == 20:
                return gifts.type_options(state)
            if what == 21:
                return gifts.circle_options(state)
            if what == 22:
                return assist.assist_options(state)
            if what == 23:
                return assist.card_options(state)
            if what == 24:
                return assist.price_options(state)
        elif what <= 27:
            if what == 25:
                return options.trigger_options(state)
            if what == 26:
                return g_guardian.heal_cost_options(state)
            if what == 27:
                return stride.heart_options(state)
        return super().options(state, kind)

    def rule_actions(self, state: State) -> None:
        """The game's own."""
        rule_actions.rule_actions(state)

    def happen(self, state: State, seat: i64, what: i64, count: i64, source: i64, times: i64) -> None:
        """The game's own."""
        relocation.happen(state, seat, what, count, source, times)

    def move_batch(
        self, state: State, refs: list[int], zones: list[int], zone: i64, kind: i64, bottom: bool, down: bool
    ) -> None:
        """The game's own."""
        relocation.move_batch(state, refs, zones, zone, kind, bottom, down)

    def original(self, state: State, card: i64, stat: i64, printed: i64) -> i64:
        """The game's own."""
        return board.original(state, card, stat, printed)

    def bonus(self, state: State, card: i64, stat: i64) -> i64:
        """The game's own."""
        return board.bonus(state, card, stat)

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
    procedures.ask_starter, procedures.take_starter, procedures.deal, procedures.ask_mulligan, procedures.mulligan,
    procedures.stand_up, procedures.first_turn, procedures.begin_turn, procedures.stand_phase,
    procedures.draw_phase, procedures.ride_phase, procedures.stride_phase, procedures.main_phase,
    procedures.battle_phase, procedures.added_phase, procedures.end_phase, procedures.next_turn,
    procedures.stand_start, procedures.stand_units, procedures.stand_end, procedures.draw_start,
    procedures.draw_one, assist.ask_assist, assist.begin_assist, procedures.draw_end, procedures.ride_start,
    procedures.ask_ride, procedures.do_ride, procedures.ride_end, procedures.pay_for_ride,
    procedures.discard_for_ride, procedures.ride, procedures.main_start, procedures.ask_main, procedures.do_main,
    procedures.main_end, battle.battle_start, battle.start_step, battle.choose_attack, battle.attack,
    battle.battle_end, battle.attack_step, battle.ask_boost, battle.declare, battle.guard_step, battle.ask_guard,
    battle.guard, battle.ask_another, battle.another, battle.drive_step, battle.drive_checks, battle.damage_step,
    battle.compare, battle.deal_damage, battle.leave_field, battle.tell_hit, battle.close_step, battle.close_battle,
    battle.reveal_check, battle.ask_parts, battle.read_parts, battle.trigger_extra, battle.apply_extra,
    battle.trigger_power, battle.apply_power, battle.turn_back, battle.over_text, battle.take_check,
    procedures.end_start, procedures.end_of_turn, procedures.end_durations, procedures.end_turn,
    rule_actions.ask_soul, rule_actions.ride_from_soul, stride.stride_start, stride.ask_stride, stride.do_stride,
    stride.stride_end, stride.pay_for_stride, stride.discard_for_stride, stride.stride, orders.pay, orders.act,
    orders.pay, orders.order, orders.pay, orders.order, battle.deal_one, orders.resolve_order, orders.order_done,
    gifts.ask_type, gifts.read_type, gifts.ask_circle, gifts.gain, assist.show_hand, assist.take, assist.put_back,
    assist.ask_price, assist.pay_price, g_guardian.ask_heal, g_guardian.discard_for_guardian, g_guardian.call,
    stride.ask_heart, stride.take_heart, engine.choice_options, engine.order_options, relocate.replace_options,
    engine.option_options, options.mulligan_options, options.ride_options, options.discard_options,
    options.main_options, options.attack_options, options.boost_options, options.guard_options,
    options.trigger_options, options.heal_options, options.stand_options, options.soul_options,
    options.stride_options, options.stride_cost_options, calls.circle_options, options.starter_options,
    options.parts_options, gifts.type_options, gifts.circle_options, assist.assist_options, assist.card_options,
    assist.price_options, options.trigger_options, g_guardian.heal_cost_options, stride.heart_options,
    rule_actions.rule_actions, relocation.happen, relocation.move_batch, board.original, board.bonus, policy.policy,
    policy.card_value, policy.evaluate, None,
]  # fmt: skip
