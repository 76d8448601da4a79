"""The rules record of Cardfight!! Vanguard: a field for every row of the formats' table and every conflict of sources.

A format is a record; no step knows a format's name. Sources are those of `docs/rules-map.md`.
"""

from __future__ import annotations

from dataclasses import dataclass

from ...core.errors import RulesError, worded
from ...core.rules import Rules
from ...core.state import State

CHOICES = {
    "first_player": ("before", "after_mulligans"),
    "first_turn_battle": ("no_attack", "skip"),
    "trigger_match": ("clan", "nation", "none"),
    "auto_default": ("by_cost", "optional_unless_mandatory", "optional"),
    "guardians_retire": ("before_damage", "after_checks"),
    "trigger_part_order": ("player", "extra_first"),
    "g_assist": ("none", "next", "higher"),
    "one_group": ("none", "nation", "clan_and_nation"),
    "on_illegal_deck": ("refuse", "lose"),
    "heart_returns": ("as_it_left", "standing"),
}
BOUNDS = {
    "deck_size": (1, 200),
    "ride_deck_size": (0, 9),
    "triggers": (0, 200),
    "heals": (0, 99),
    "sentinels": (0, 99),
    "overs": (0, 99),
    "trigger_kind_cap": (0, 99),
    "copies": (1, 99),
    "aces": (0, 99),
    "regalis_pieces": (0, 99),
    "opening_hand": (0, 60),
    "losing_damage": (1, 60),
    "normal_rides": (0, 9),
    "order_limit": (0, 9),
    "gift_types": (1, 2),
    "g_assist_removes": (0, 9),
    "g_zone_size": (0, 60),
    "energy_cap": (0, 99),
    "accel_circles": (0, 6),
    "step_budget": (100, 1_000_000),
    "loop_after": (1, 100_000),
    "loop_repeats": (2, 99),
}


@dataclass(frozen=True)
class VanguardRules(Rules):
    """Table A, and the conflicts of A.1 and A.2. The values here are those of the D format."""

    # Decks.
    deck_size: int = 50  # with the ride deck, or without it
    deck_size_without_ride_deck: bool = True  # whether main alone may have that size, too
    starter_from_ride_deck: bool = True
    ride_deck_size: int = 4
    triggers: int = 16
    heals: int = 4
    sentinels: int = 4
    overs: int = 1
    trigger_kind_cap: int = 99  # of critical, draw and front triggers each; tournaments have 8
    copies: int = 4
    aces: int = 1
    regalis_pieces: int = 1
    one_group: str = "nation"
    g_zone_size: int = 16
    on_illegal_deck: str = "refuse"
    # Set-up.
    opening_hand: int = 5
    first_player: str = "before"
    mulligan_shuffles_always: bool = False  # 23: no difference but in the use of chance
    # The turn.
    first_turn_draw: bool = True
    first_turn_battle: str = "no_attack"  # 11
    turn1_move: bool = True  # 29
    normal_rides: int = 1
    ride_any_higher: bool = False  # 13
    ride_deck_equal: bool = False
    g_assist: str = "none"
    stride: bool = True
    stride_overpay: bool = True  # more cards than are needed may be discarded for a stride
    calls_apart: bool = False  # what one effect calls goes to different circles, though its text does not ask for it
    heart_returns: str = "as_it_left"  # open: how a heart is the vanguard again when its G unit was made to leave
    gifts: bool = False
    gift_types: int = 2  # whether a gift has types I and II, or I only
    g_assist_removes: int = 2  # cards of the hand, only where a card was taken
    accel_circles: int = 0
    order_limit: int = 1  # 17
    guard_grade_limit: bool = False
    energy_cap: int = 10
    # Battle.
    boost_before_target: bool = True  # 5
    guardians_retire: str = "after_checks"  # 4
    guardians_before_rear_guard: bool = False  # 30
    auto_default: str = "optional_unless_mandatory"  # 3
    interceptor_is_placed: bool = False  # 26
    new_target_is_attacked: bool = False  # open: whether "when attacked" sees a unit that an effect made the target
    # Triggers.
    trigger_match: str = "none"  # 2
    clans_of_nation: bool = True  # a card without a clan counts as of all its nation's, Cray Elemental as of all
    trigger_part_order: str = "extra_first"  # 6
    heal_optional: bool = True  # 7
    # Losing.
    losing_damage: int = 6
    empty_deck_loses: bool = True  # 21
    no_vanguard_loses: bool = True  # 21

    def __post_init__(self) -> None:
        """Refuse values that no game could be played with."""
        self.within(BOUNDS)
        for name, words in CHOICES.items():
            if getattr(self, name) not in words:
                raise RulesError(
                    worded(
                        "rule_words",
                        "rule {name} is one of {list}, not {value}",
                        {"name": repr(name), "list": ", ".join(words), "value": repr(getattr(self, name))},
                    )
                )


D_STANDARD = VanguardRules()
V_STANDARD = D_STANDARD.but(
    starter_from_ride_deck=False,
    ride_deck_size=0,
    overs=0,
    aces=0,
    regalis_pieces=0,
    g_zone_size=0,
    one_group="clan_and_nation",
    first_player="after_mulligans",
    first_turn_battle="skip",
    g_assist="next",
    stride=False,
    gifts=True,
    accel_circles=6,
    boost_before_target=False,
    guardians_before_rear_guard=True,
    auto_default="by_cost",
    interceptor_is_placed=True,
    trigger_part_order="player",
)
CV_PREMIUM = V_STANDARD.but(
    overs=1,
    aces=1,
    regalis_pieces=1,
    g_zone_size=16,
    one_group="none",
    first_player="before",
    first_turn_battle="no_attack",
    g_assist="none",
    stride=True,
    guardians_retire="before_damage",
    guardians_before_rear_guard=False,
    interceptor_is_placed=False,
    trigger_match="clan",
    heal_optional=False,
)


def rules_of(state: State) -> VanguardRules:
    """The rules a fight is fought by."""
    rules = state.game.rules
    assert isinstance(rules, VanguardRules)
    return rules
