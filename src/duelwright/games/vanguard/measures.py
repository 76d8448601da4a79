"""What needs of Vanguard's refusals measure: each is worked out from the board, not by asking for the refusal again."""

from __future__ import annotations

from collections.abc import Callable
from typing import Final

from ...core.ability import ACT, Ability
from ...core.dispatch import amount_of, cards_of
from ...core.frame import ABILITY, CARD_MASK, NONE, Frame
from ...core.measure import SORT, TIME, Measure, card_named
from ...core.modifiers import has_skill, is_silent
from ...core.need import Measured
from ...core.state import State, reference
from . import names as n
from .board import (
    TARGETS,
    battle,
    can_intercept,
    circles,
    clans_of,
    front_row,
    grade,
    is_g_guardian,
    is_locked,
    is_under,
    may_aim,
    unit_at,
    units,
)
from .execute.effects import is_usable
from .g_guardian import heals, may_call
from .orders import is_free, order_text
from .playable import orders_left
from .procedures import circle_named
from .rules import rules_of
from .stride import counted_grade, is_payable, may_stride


def _circle(state: State, of: str) -> int:
    """The circle that is named: alone, or behind a card."""
    slot = of.rpartition(">")[2]
    return circle_named(state, state.game.actions.slots.index(slot)) if slot in state.game.actions.slots else NONE


def _card(take: Callable[[State, int, int], Measured]) -> Callable[[State, int, str], Measured]:
    def measured(state: State, seat: int, of: str) -> Measured:
        card = card_named(state, seat, of)
        return take(state, seat, card) if card >= 0 else ""

    return measured


def _ability(state: State, seat: int, of: str) -> Ability | None:
    """The ability that is meant: the part of a card that is named, or the text of an order."""
    card = card_named(state, seat, of)
    if card < 0:
        return None
    game = state.game
    text = (
        order_text(state, card)
        if game.kinds[state.defs[card]] in (n.NORMAL_ORDER, n.BLITZ_ORDER, n.SET_ORDER)
        else NONE
    )
    if text >= 0:
        return game.abilities[text]
    part = of.rpartition(">")[2]
    own = game.own[state.defs[card]]
    number = int(part) - 1 if part.isdecimal() else NONE
    return game.abilities[own[number]] if 0 <= number < len(own) else None


def _of_ability(take: Callable[[State, int, int, Ability], bool]) -> Callable[[State, int, str], Measured]:
    def measured(state: State, seat: int, of: str) -> Measured:
        ability = _ability(state, seat, of)
        return int(ability is not None and take(state, seat, card_named(state, seat, of), ability))

    return measured


def _is_at_home(state: State, seat: int, card: int, ability: Ability) -> bool:
    """Whether a card lies where the ability is played from, on the player's side, and has its abilities."""
    place = state.place[card]
    at = bool(ability.zones >> state.game.place_zone[place] & 1)
    return at and state.game.place_seat[place] == seat and not is_silent(state, card)


def _is_fulfilled(state: State, seat: int, card: int, ability: Ability) -> bool:
    frame = Frame(ABILITY, seat, ability.number, reference(state, card))
    return not ability.gated or bool(amount_of(state, frame, ability.gate))


def _is_payable(state: State, seat: int, card: int, ability: Ability) -> bool:
    frame = Frame(ABILITY, seat, ability.number, reference(state, card))
    free = ability.cost < 0 or is_free(state, seat, ability.number, frame.source)
    return free or bool(amount_of(state, frame, ability.payable))


def _attacked(state: State, seat: int) -> list[int]:
    """The units of a player that are attacked."""
    fight = battle(state)
    return [] if fight is None or fight.seat == seat else [ref & CARD_MASK for ref in fight.bound(TARGETS)]


def _intercepts(state: State, seat: int, of: str) -> Measured:
    circle = _circle(state, of)
    card = unit_at(state, seat, circle)
    may = circle != n.V and not is_under(state, seat, n.NO_INTERCEPTION)
    return int(card >= 0 and may and can_intercept(state, card))


def _in_front(state: State, seat: int, of: str) -> Measured:
    """Whether a circle is of the front row, or its unit fights as if it were."""
    circle = _circle(state, of)
    card = unit_at(state, seat, circle)
    skills = (n.BACK_ROW_ATTACK, n.BACK_ROW_AIM, n.BACK_ROW_INTERCEPT)
    return int(circle in front_row(state, seat) or (card >= 0 and any(has_skill(state, card, one) for one in skills)))


def _is_kept_from_guarding(state: State, seat: int, card: int) -> bool:
    if is_under(state, seat, n.NO_GUARD):
        return True
    if state.game.facts[state.defs[card]][n.SENTINEL] and is_under(state, seat, n.NO_SENTINEL_GUARD):
        return True
    gift = state.game.kinds[state.defs[card]] == n.GIFT_CARD
    return not gift and is_under(state, seat, n.NO_GRADE_0_GUARD if grade(state, card) == 0 else n.NO_GRADE_1_GUARD)


def _other_guardians(state: State, seat: int, card: int) -> int:
    hand = state.zones[state.game.place(seat, n.HAND)]
    kinds = (n.UNIT, n.TRIGGER_UNIT, n.GIFT_CARD)
    others = [one for one in hand if one != card and state.game.kinds[state.defs[one]] in kinds]
    return sum(not _is_kept_from_guarding(state, seat, one) for one in others)


def _wears(state: State, seat: int, of: str) -> Measured:
    """Whether a card may be placed over the unit on a circle."""
    card, worn = card_named(state, seat, of), unit_at(state, seat, _circle(state, of))
    if card < 0 or worn < 0:
        return 0
    game = state.game
    for number in game.own[state.defs[card]]:
        frame = Frame(ABILITY, seat, number, reference(state, card))
        if game.abilities[number].timing == n.WORN and reference(state, worn) in cards_of(
            state, frame, game.abilities[number].who
        ):
            return 1
    return 0


def _grades_in_hand(state: State, seat: int, of: str) -> Measured:
    hand = state.zones[state.game.place(seat, n.HAND)]
    return sum(counted_grade(state, card) for card in hand)


def _aims(state: State, seat: int, of: str) -> Measured:
    card = card_named(state, seat, of)
    return int(card >= 0 and may_aim(state, seat, card, _circle(state, of)))


def _others(state: State, seat: int, card: int) -> int:
    clans = clans_of(state, card)
    return sum(1 for unit in units(state, seat) if not clans_of(state, unit) & clans)


def _slot(state: State, seat: int, of: str) -> Measured:
    return "taken" if unit_at(state, seat, _circle(state, of)) >= 0 else "empty"


MEASURES: Final[dict[str, Measure]] = {
    "slot": Measure(_slot),
    "grade": Measure(_card(lambda state, seat, card: grade(state, card))),
    "circle": Measure(lambda state, seat, of: of, SORT),
    "rear-guard circle": Measure(lambda state, seat, of: int(_circle(state, of) in circles(state, seat)), SORT),
    "front row": Measure(_in_front),
    "locked card": Measure(lambda state, seat, of: int(is_locked(state, seat, _circle(state, of)))),
    "rides left": Measure(lambda state, seat, of: rules_of(state).normal_rides - state.registers[n.RODE]),
    "orders left": Measure(lambda state, seat, of: orders_left(state, seat)),
    "attacked units": Measure(lambda state, seat, of: len(_attacked(state, seat)), TIME),
    "attacked": Measure(
        lambda state, seat, of: int(unit_at(state, seat, _circle(state, of)) in _attacked(state, seat))
    ),
    "intercept": Measure(_intercepts),
    "restraint": Measure(_card(lambda state, seat, card: int(has_skill(state, card, n.RESTRAINT)))),
    "units of other clans": Measure(_card(_others)),
    "aim": Measure(_aims),
    "ACT": Measure(_of_ability(lambda state, seat, card, ability: ability.kind == ACT), SORT),
    "place for it": Measure(_of_ability(_is_at_home), SORT),
    "use left": Measure(
        _of_ability(lambda state, seat, card, ability: is_usable(state, seat, reference(state, card), ability.number))
    ),
    "condition": Measure(_of_ability(_is_fulfilled)),
    "cost": Measure(_of_ability(_is_payable)),
    "overDress": Measure(_wears),
    "stride": Measure(lambda state, seat, of: int(may_stride(state, seat))),
    "ultimate stride": Measure(_card(lambda state, seat, card: int(is_payable(state, seat, card)))),
    "grades in hand": Measure(_grades_in_hand),
    "G guardian": Measure(_card(lambda state, seat, card: int(is_g_guardian(state, card))), SORT),
    "call a G guardian": Measure(lambda state, seat, of: int(may_call(state, seat))),
    "heal triggers in hand": Measure(lambda state, seat, of: len(heals(state, seat))),
    "kept from guarding": Measure(_card(lambda state, seat, card: int(_is_kept_from_guarding(state, seat, card)))),
    "other guardians": Measure(_card(_other_guardians)),
}
