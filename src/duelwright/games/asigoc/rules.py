"""The rules record of ASIGOC: every number and every switch, with the value the game is shipped with."""

from __future__ import annotations

from dataclasses import dataclass

from ...core.rules import Rules
from ...core.state import State

BOUNDS = {
    "health": (1, 999),
    "deck_size": (1, 200),
    "copies": (1, 99),
    "aces": (0, 9),
    "opening_hand": (0, 200),
    "draws_per_turn": (0, 99),
    "weapon_slots": (1, 9),
    "weapon_moves_per_turn": (0, 99),
    "attacks_per_weapon": (0, 99),
    "block_loss": (0, 99),
    "block_floor": (0, 99),
    "quiet_turns": (1, 999),
    "step_budget": (100, 1_000_000),
    "loop_after": (1, 100_000),
    "loop_repeats": (2, 99),
}


@dataclass(frozen=True)
class AsigocRules(Rules):
    """See `docs/rules-map.md` for the heading each field comes from."""

    health: int = 10
    deck_size: int = 15
    copies: int = 1
    aces: int = 1
    opening_hand: int = 4
    draws_per_turn: int = 1
    first_turn_draw: bool = True
    first_turn_battle: bool = False
    weapon_slots: int = 2
    weapon_moves_per_turn: int = 1
    attacks_per_weapon: int = 1
    block_loss: int = 1  # what a Block that held loses
    block_loss_stays: bool = True  # with the card, in every zone
    block_floor: int = 0
    given_block_wears: bool = True  # what a Weapon is given is lost for good like what is printed on it
    empty_deck_loses: bool = False  # open: no version says; ours: nothing is drawn
    quiet_turns: int = 30  # open: after so many turns without a change of health the game is a draw
    battle_windows: bool = True  # responses after an attack is declared, and after the block
    lost_blocker_blocks: bool = False  # whether an attack counts as blocked when the blocker has left

    def __post_init__(self) -> None:
        """Refuse numbers that no game could be played with."""
        self.within(BOUNDS)


def rules_of(state: State) -> AsigocRules:
    """The rules a game of ASIGOC is played by."""
    rules = state.game.rules
    assert isinstance(rules, AsigocRules)
    return rules
