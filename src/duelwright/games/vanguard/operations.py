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
from .execute import amounts, calls, causes, costs, effects, groups, guards, turns, variety


class Operations(Dispatch):
    """What cards of the game do, called directly."""

    def perform(self, state: State, frame: Frame, instr: Instr) -> None:
        """By its number."""
        what = instr.op
        if what <= 19:
            if what == 12:
                language.draw(state, frame, instr)
            elif what == 13:
                language.choose_cards(state, frame, instr)
            elif what == 14:
                language.put(state, frame, instr)
            elif what == 15:
                language.look(state, frame, instr)
            elif what == 16:
                language.reveal(state, frame, instr)
            elif what == 17:
                language.shuffle_deck(state, frame, instr)
            elif what == 18:
                language.change(state, frame, instr)
            elif what == 19:
                language.jump(state, frame, instr)
            else:
                super().perform(state, frame, instr)
        elif what <= 30:
            if what == 20:
                language.jump_unless(state, frame, instr)
            elif what == 21:
                language.ask_option(state, frame, instr)
            elif what == 22:
                language.read_option(state, frame, instr)
            elif what == 23:
                language.jump_unless_option(state, frame, instr)
            elif what == 27:
                calls.begin_call(state, frame, instr)
            elif what == 28:
                calls.ask_circle(state, frame, instr)
            elif what == 29:
                calls.call_there(state, frame, instr)
            elif what == 30:
                calls.ride(state, frame, instr)
            else:
                super().perform(state, frame, instr)
        elif what <= 43:
            if what == 31:
                calls.stride(state, frame, instr)
            elif what == 32:
                calls.seek_mate(state, frame, instr)
            elif what == 33:
                calls.fetch_tokens(state, frame, instr)
            elif what == 34:
                calls.exchange(state, frame, instr)
            elif what == 40:
                costs.begin_payment(state, frame, instr)
            elif what == 41:
                costs.end_payment(state, frame, instr)
            elif what == 42:
                costs.pay_counter_blast(state, frame, instr)
            elif what == 43:
                costs.pay_soul_blast(state, frame, instr)
            else:
                super().perform(state, frame, instr)
        elif what <= 51:
            if what == 44:
                costs.pay_energy(state, frame, instr)
            elif what == 45:
                costs.pay_discard(state, frame, instr)
            elif what == 46:
                costs.pay_retire(state, frame, instr)
            elif what == 47:
                costs.pay_put(state, frame, instr)
            elif what == 48:
                costs.pay_top(state, frame, instr)
            elif what == 49:
                costs.pay_rest(state, frame, instr)
            elif what == 50:
                costs.pay_reveal(state, frame, instr)
            elif what == 51:
                costs.pay_turn_up(state, frame, instr)
            else:
                super().perform(state, frame, instr)
        elif what <= 66:
            if what == 52:
                costs.pay_lock(state, frame, instr)
            elif what == 58:
                costs.until_grades(state, frame, instr)
            elif what == 61:
                effects.put(state, frame, instr)
            elif what == 62:
                effects.discard(state, frame, instr)
            elif what == 63:
                effects.retire(state, frame, instr)
            elif what == 64:
                effects.soul_charge(state, frame, instr)
            elif what == 65:
                effects.counter_charge(state, frame, instr)
            elif what == 66:
                effects.heal(state, frame, instr)
            else:
                super().perform(state, frame, instr)
        elif what <= 74:
            if what == 67:
                effects.heal_these(state, frame, instr)
            elif what == 68:
                effects.energy_charge(state, frame, instr)
            elif what == 69:
                effects.deal_damage(state, frame, instr)
            elif what == 70:
                effects.turn(state, frame, instr)
            elif what == 71:
                effects.lock(state, frame, instr)
            elif what == 72:
                effects.unlock(state, frame, instr)
            elif what == 73:
                effects.delete(state, frame, instr)
            elif what == 74:
                effects.gain_gift(state, frame, instr)
            else:
                super().perform(state, frame, instr)
        elif what <= 82:
            if what == 75:
                effects.get_ticket(state, frame, instr)
            elif what == 76:
                effects.stand(state, frame, instr)
            elif what == 77:
                effects.rest(state, frame, instr)
            elif what == 78:
                effects.set_to(state, frame, instr)
            elif what == 79:
                effects.gain(state, frame, instr)
            elif what == 80:
                effects.grant(state, frame, instr)
            elif what == 81:
                effects.come_under(state, frame, instr)
            elif what == 82:
                effects.drive_more(state, frame, instr)
            else:
                super().perform(state, frame, instr)
        elif what <= 91:
            if what == 84:
                effects.take_up(state, frame, instr)
            elif what == 85:
                effects.choose_order(state, frame, instr)
            elif what == 86:
                effects.put_in_order(state, frame, instr)
            elif what == 87:
                effects.put_on_top_in_order(state, frame, instr)
            elif what == 88:
                effects.choose_random(state, frame, instr)
            elif what == 89:
                effects.chosen(state, frame, instr)
            elif what == 90:
                effects.change(state, frame, instr)
            elif what == 91:
                effects.forget(state, frame, instr)
            else:
                super().perform(state, frame, instr)
        elif what <= 136:
            if what == 92:
                effects.did(state, frame, instr)
            elif what == 93:
                effects.begin_repeat(state, frame, instr)
            elif what == 94:
                effects.repeat(state, frame, instr)
            elif what == 95:
                effects.later(state, frame, instr)
            elif what == 96:
                effects.win(state, frame, instr)
            elif what == 97:
                effects.unless_usable(state, frame, instr)
            elif what == 98:
                effects.played(state, frame, instr)
            elif what == 136:
                guards.move_to_guard(state, frame, instr)
            else:
                super().perform(state, frame, instr)
        elif what <= 142:
            if what == 137:
                guards.change_target(state, frame, instr)
            elif what == 138:
                guards.guard_unit(state, frame, instr)
            elif what == 139:
                turns.extra_turn(state, frame, instr)
            elif what == 140:
                turns.skip_phase(state, frame, instr)
            elif what == 141:
                turns.add_phase(state, frame, instr)
            elif what == 142:
                turns.end_turn(state, frame, instr)
            else:
                super().perform(state, frame, instr)
        else:
            super().perform(state, frame, instr)

    def number(self, state: State, frame: Frame, expr: Expr) -> i64:
        """By its number."""
        what = expr.op
        if what <= 11:
            if what == 1:
                return ability.constant(state, frame, expr)
            if what == 6:
                return language.count(state, frame, expr)
            if what == 7:
                return language.value_of(state, frame, expr)
            if what == 8:
                return language.at_least(state, frame, expr)
            if what == 9:
                return language.all_of(state, frame, expr)
            if what == 10:
                return language.either(state, frame, expr)
            if what == 11:
                return language.negation(state, frame, expr)
        elif what <= 38:
            if what == 24:
                return amounts.multiple(state, frame, expr)
            if what == 25:
                return amounts.open_circles(state, frame, expr)
            if what == 26:
                return amounts.touched(state, frame, expr)
            if what == 35:
                return causes.caused(state, frame, expr)
            if what == 36:
                return causes.exceeds(state, frame, expr)
            if what == 37:
                return causes.greatest(state, frame, expr)
            if what == 38:
                return causes.left_circles(state, frame, expr)
        elif what <= 105:
            if what == 39:
                return causes.rode_over(state, frame, expr)
            if what == 53:
                return costs.counter_blast_payable(state, frame, expr)
            if what == 55:
                return costs.energy_payable(state, frame, expr)
            if what == 56:
                return costs.grades_payable(state, frame, expr)
            if what == 59:
                return costs.enough(state, frame, expr)
            if what == 103:
                return groups.original_of(state, frame, expr)
            if what == 105:
                return groups.at_most(state, frame, expr)
        elif what <= 112:
            if what == 106:
                return groups.more(state, frame, expr)
            if what == 107:
                return groups.matches(state, frame, expr)
            if what == 108:
                return groups.one_matches(state, frame, expr)
            if what == 109:
                return groups.is_in(state, frame, expr)
            if what == 110:
                return groups.has_role(state, frame, expr)
            if what == 111:
                return groups.attack_hit(state, frame, expr)
            if what == 112:
                return groups.nth_battle(state, frame, expr)
        elif what <= 119:
            if what == 113:
                return groups.during_turn(state, frame, expr)
            if what == 114:
                return groups.during_phase(state, frame, expr)
            if what == 115:
                return groups.attacked_times(state, frame, expr)
            if what == 116:
                return groups.register(state, frame, expr)
            if what == 117:
                return groups.befell(state, frame, expr)
            if what == 118:
                return groups.under(state, frame, expr)
            if what == 119:
                return groups.generation_break(state, frame, expr)
        elif what <= 127:
            if what == 120:
                return groups.limit_break(state, frame, expr)
            if what == 122:
                return groups.went_second(state, frame, expr)
            if what == 123:
                return groups.did_so(state, frame, expr)
            if what == 124:
                return groups.every(state, frame, expr)
            if what == 125:
                return groups.may_legion(state, frame, expr)
            if what == 126:
                return groups.came_from_rear(state, frame, expr)
            if what == 127:
                return groups.came(state, frame, expr)
        elif what <= 134:
            if what == 128:
                return groups.came_elsewhere(state, frame, expr)
            if what == 129:
                return groups.came_in_sight(state, frame, expr)
            if what == 130:
                return groups.done_by(state, frame, expr)
            if what == 131:
                return groups.rider_is(state, frame, expr)
            if what == 132:
                return groups.target_is(state, frame, expr)
            if what == 133:
                return groups.hit_target_is(state, frame, expr)
            if what == 134:
                return groups.by_opponent(state, frame, expr)
        elif what <= 144:
            if what == 135:
                return groups.order_kind(state, frame, expr)
            if what == 143:
                return variety.different_grades(state, frame, expr)
            if what == 144:
                return variety.different_names(state, frame, expr)
        return super().number(state, frame, expr)

    def cards(self, state: State, frame: Frame, expr: Expr) -> list[int]:
        """By its number."""
        what = expr.op
        if what <= 4:
            if what == 2:
                return language.this(state, frame, expr)
            if what == 3:
                return language.it(state, frame, expr)
            if what == 4:
                return language.rest(state, frame, expr)
        elif what <= 57:
            if what == 5:
                return language.cards(state, frame, expr)
            if what == 54:
                return costs.counter_blast_cards(state, frame, expr)
            if what == 57:
                return costs.hand_cards(state, frame, expr)
        elif what <= 99:
            if what == 60:
                return costs.unpicked(state, frame, expr)
            if what == 83:
                return effects.waiting(state, frame, expr)
            if what == 99:
                return effects.located(state, frame, expr)
        elif what <= 102:
            if what == 100:
                return groups.group(state, frame, expr)
            if what == 101:
                return groups.either_group(state, frame, expr)
            if what == 102:
                return groups.among(state, frame, expr)
        elif what <= 145:
            if what == 104:
                return groups.choosable(state, frame, expr)
            if what == 121:
                return groups.fallen(state, frame, expr)
            if what == 145:
                return variety.apart(state, frame, expr)
        return super().cards(state, frame, expr)


OPERATIONS: Final[list[object]] = [
    ability.constant, language.this, language.it, language.rest, language.cards, language.count, language.value_of,
    language.at_least, language.all_of, language.either, language.negation, language.draw, language.choose_cards,
    language.put, language.look, language.reveal, language.shuffle_deck, language.change, language.jump,
    language.jump_unless, language.ask_option, language.read_option, language.jump_unless_option, amounts.multiple,
    amounts.open_circles, amounts.touched, calls.begin_call, calls.ask_circle, calls.call_there, calls.ride,
    calls.stride, calls.seek_mate, calls.fetch_tokens, calls.exchange, causes.caused, causes.exceeds,
    causes.greatest, causes.left_circles, causes.rode_over, costs.begin_payment, costs.end_payment,
    costs.pay_counter_blast, costs.pay_soul_blast, costs.pay_energy, costs.pay_discard, costs.pay_retire,
    costs.pay_put, costs.pay_top, costs.pay_rest, costs.pay_reveal, costs.pay_turn_up, costs.pay_lock,
    costs.counter_blast_payable, costs.counter_blast_cards, costs.energy_payable, costs.grades_payable,
    costs.hand_cards, costs.until_grades, costs.enough, costs.unpicked, effects.put, effects.discard,
    effects.retire, effects.soul_charge, effects.counter_charge, effects.heal, effects.heal_these,
    effects.energy_charge, effects.deal_damage, effects.turn, effects.lock, effects.unlock, effects.delete,
    effects.gain_gift, effects.get_ticket, effects.stand, effects.rest, effects.set_to, effects.gain, effects.grant,
    effects.come_under, effects.drive_more, effects.waiting, effects.take_up, effects.choose_order,
    effects.put_in_order, effects.put_on_top_in_order, effects.choose_random, effects.chosen, effects.change,
    effects.forget, effects.did, effects.begin_repeat, effects.repeat, effects.later, effects.win,
    effects.unless_usable, effects.played, effects.located, groups.group, groups.either_group, groups.among,
    groups.original_of, groups.choosable, groups.at_most, groups.more, groups.matches, groups.one_matches,
    groups.is_in, groups.has_role, groups.attack_hit, groups.nth_battle, groups.during_turn, groups.during_phase,
    groups.attacked_times, groups.register, groups.befell, groups.under, groups.generation_break,
    groups.limit_break, groups.fallen, groups.went_second, groups.did_so, groups.every, groups.may_legion,
    groups.came_from_rear, groups.came, groups.came_elsewhere, groups.came_in_sight, groups.done_by,
    groups.rider_is, groups.target_is, groups.hit_target_is, groups.by_opponent, groups.order_kind,
    guards.move_to_guard, guards.change_target, guards.guard_unit, turns.extra_turn, turns.skip_phase,
    turns.add_phase, turns.end_turn, variety.different_grades, variety.different_names, variety.apart,
]  # fmt: skip
number_operations(OPERATIONS)
