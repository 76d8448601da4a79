"""The three formats for scenarios: the same cards in each, and a decorator that plays a scenario in several.

A scenario says what it shows in its docstring ("H 13 [S0]"); the decorator keeps the books by that.
"""

from __future__ import annotations

import inspect
import re
import sys
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from dataclasses import dataclass
from functools import wraps
from typing import Any

import msgspec
import pytest

import duelwright as dw
from duelwright import CardDef, Deck, Game, State
from duelwright.games.vanguard.rules import VanguardRules

from . import table

KEYS = {"D": "vanguard-d", "V": "vanguard-v", "CV": "vanguard-premium"}
ALL = tuple(KEYS)
STRIDING = ("D", "CV")  # V has no stride and no G zone: rules field `stride`
CLANS = {"Dragon Empire": "Kagero", "Dark States": "Dark Irregulars"}  # for scenarios, where clans are matched
SHOWN: dict[int, set[str]] = {}  # ruling -> formats in which a scenario of this decorator shows it

# Where each ruling holds (H): everywhere, but for those that the rules page marks with a format,
HOLDS: dict[int, tuple[str, ...]] = dict.fromkeys(range(1, 105), ALL)
HOLDS |= dict.fromkeys((5, 6, 12, 15, 16, 17, 18, 95, 103), ("D",))
HOLDS |= dict.fromkeys((4, 27, 28, 29, 30, 31), ("V",))
HOLDS |= {3: ("V", "CV")}
# and those about a thing that a format does not have:
HOLDS |= dict.fromkeys((22, 23, 24, 25, 26), STRIDING)  # strides and what counts the G zone; none in V
HOLDS |= {62: STRIDING}  # G guardians come from the G zone; in 19 and 61 that half is shown in these two only
HOLDS |= dict.fromkeys((32, 33), ("V",))  # G-assist: rules field `g_assist`, none in D and premium
# The formats of the other files that show rulings; D where none is named here.
FILES = {
    **dict.fromkeys(("test_v_format", "test_cards_v"), "V"),
    **dict.fromkeys(("test_premium_format", "test_cards_premium", "test_cards_classic", "test_cards_g"), "CV"),
}
# The tests that show a conflict of sources (A.1): each value of its field, or the one way that holds everywhere.
CONFLICTS = {
    1: "test_the_power_of_a_trigger_is_printed_on_it",
    2: "test_what_must_match_is_a_rule_of_every_format",
    3: "test_an_auto_that_is_not_tagged_mandatory_is_asked_for_in_d_only "
    "test_whether_it_is_asked_for_is_a_rule_of_every_format",
    4: "test_guardians_leave_before_the_damage_or_after_the_checks test_when_guardians_leave_is_a_rule_of_every_format",
    5: "test_the_booster_is_told_before_the_target_in_d_only test_boost_order_rule",
    6: "test_the_order_of_a_triggers_parts_is_a_rule",
    7: "test_a_face_down_damage_card_may_be_healed_as_well test_whether_healing_is_a_may_is_a_rule_of_every_format",
    8: "test_a_soul_charge_reveals_and_places_one_card_after_the_other",
    9: "test_shield",
    10: "test_one_drive_check test_rear_guard_drive",
    11: "test_the_first_battle_phase_is_a_rule_of_every_format",
    12: "test_no_attack",
    13: "test_ride_grades test_ride_any_higher",
    14: "test_only_a_deck_of_d_has_a_ride_deck",
    15: "test_stand_batch",
    16: "test_abilities_of_the_end_of_the_turn_see_the_heart_as_the_vanguard "
    "test_an_unlocked_unit_plays_its_ability_of_the_end_of_the_turn "
    "test_what_lasts_until_end_of_turn_still_counts_at_the_end_of_the_turn",
    17: "test_one_normal_order_per_turn test_one_blitz_order_per_turn_of_the_opponent "
    "test_how_many_orders_a_turn_is_a_rule",
    18: "test_intercept_self",
    19: "test_move_columns",
    20: "test_front_later",
    21: "test_an_empty_deck_and_no_vanguard_lose_by_rules_that_are_on_in_every_format",
    22: "test_clans_and_nations_are_a_rule_and_so_are_copies test_sentinels_are_counted_by_their_icon",
    23: "test_who_returns_nothing_shuffles_by_a_rule_only",
    24: "test_whether_there_is_a_stride_phase_is_a_rule",
    25: "test_damage_checks test_critical_0",
    26: "test_an_interceptor_is_placed_by_a_rule",
    27: "test_nobody_attacks_in_the_first_turn_and_the_second_player_may_in_the_second",
    28: "test_boost_ends test_trigger_power_stays_when_the_vanguard_stands_again_and_ends_with_the_turn",
    29: "test_move_turn_1 test_move_turn_1_rule",
    30: "test_guardians_leave_with_the_rear_guard_or_before_it",
}


def of_a_clan(card: CardDef) -> CardDef:
    """A card of a nation of D, with the clan that such a card would have had."""
    nation = card.traits.get("nation", ("",))[0]
    if "over trigger" in card.traits.get("icons", ()):
        nation = "Dragon Empire"  # it has none; here it is of the clan of the others
    if "clan" in card.traits or nation not in CLANS:
        return card
    return msgspec.structs.replace(card, traits={**card.traits, "clan": (CLANS[nation],)})


def without_abilities(card: CardDef) -> CardDef:
    """The card's numbers and icons alone; a gift stays what it is."""
    return card if card.kind == "gift" else msgspec.structs.replace(card, abilities=())


@dataclass(frozen=True)
class Format:
    """A format, with the cards of the scenarios."""

    label: str
    game: Game  # its own cards and those of the scenarios, without abilities

    @property
    def rules(self) -> VanguardRules:
        """The format's record."""
        rules = self.game.rules
        assert isinstance(rules, VanguardRules)
        return rules

    @property
    def key(self) -> str:
        """The key it is known by."""
        return KEYS[self.label]

    def extra_first(self, state: State) -> State:
        """A trigger with two parts was revealed: whoever may order them wants the extra effect first (A.1 6)."""
        if self.rules.trigger_part_order == "player":
            assert table.asked(state)[1] == "parts"
            table.say(state, "option 1")
        return state

    def deck(self, changes: dict[str, int], more: tuple[CardDef, ...] = ()) -> tuple[Game, Deck]:
        """The format's first deck with other copies of some cards, and the game that knows more cards."""
        game = dw.game(self.key, cards=list(more)) if more else dw.game(self.key)
        lists = game.decks()[0].copied()
        lists["main"] |= changes
        lists["main"] = {card: copies for card, copies in lists["main"].items() if copies}
        return game, Deck("Mine", self.key, lists)


def _format(label: str) -> Format:
    if label == "D":
        return Format(label, table.GAME)
    own = [without_abilities(card) for card in dw.game(KEYS[label]).cards()]
    known = {card.id: card for card in own} | {card.id: of_a_clan(card) for card in table.GAME.cards()}
    return Format(label, dw.game(KEYS[label], cards=list(known.values())))


FORMATS = {label: _format(label) for label in KEYS}


@contextmanager
def playing(form: Format, module: str = "") -> Iterator[None]:
    """Lay every board of the table in this format; a module that keeps the table's game gets this one."""
    holder = sys.modules.get(module)
    with pytest.MonkeyPatch.context() as patch:
        for place in (table, holder):
            if hasattr(place, "GAME"):
                patch.setattr(place, "GAME", form.game)
        yield


def rulings(text: str | None) -> list[int]:
    """The rulings a docstring names.

    >>> rulings("H 20, H 85 [W,S0].")
    [20, 85]
    """
    return [int(found) for found in re.findall(r"\bH (\d+)", text or "")]


def in_formats(*labels: str) -> Callable[[Callable[..., None]], Callable[..., None]]:
    """Play this scenario in these formats; it may take the format as `form`."""

    def decorate(scenario: Callable[..., None]) -> Callable[..., None]:
        given = inspect.signature(scenario).parameters

        @wraps(scenario)
        def played(form: str, **more: Any) -> None:
            with playing(FORMATS[form], scenario.__module__):
                scenario(**more, **({"form": FORMATS[form]} if "form" in given else {}))

        wanted = [inspect.Parameter("form", inspect.Parameter.KEYWORD_ONLY)]
        wanted += [parameter for name, parameter in given.items() if name != "form"]
        played.__dict__["__signature__"] = inspect.Signature(
            [parameter.replace(kind=inspect.Parameter.KEYWORD_ONLY) for parameter in wanted]
        )
        for number in rulings(scenario.__doc__):
            SHOWN.setdefault(number, set()).update(labels)
        marked: Callable[..., None] = pytest.mark.parametrize("form", labels)(played)
        return marked

    return decorate
