"""The rules record of the duel: every number and every switch, with the value the game is shipped with."""

from __future__ import annotations

from dataclasses import dataclass

from ...core.errors import RulesError, worded
from ...core.rules import Rules
from ...core.state import State

CLOSED_PILES = ("none", "graveyard")
BOUNDS = {
    "life": (1, 99_999),
    "deck_monsters": (0, 200),
    "deck_spells": (0, 200),
    "opening_hand": (0, 60),
    "draws_per_turn": (0, 60),
    "monster_slots": (1, 9),
    "spell_slots": (1, 9),
    "additions_per_turn": (0, 99),
    "step_budget": (100, 1_000_000),
    "loop_after": (1, 100_000),
    "loop_repeats": (2, 99),
}


@dataclass(frozen=True)
class DuelRules(Rules):
    """See `docs/rules-map.md` for the sentence each field comes from."""

    life: int = 8000
    deck_monsters: int = 15
    deck_spells: int = 5
    opening_hand: int = 5
    draws_per_turn: int = 1
    first_turn_draw: bool = True  # the player who starts draws one more
    first_turn_battle: bool = True  # attacks are possible on turn 1, too
    monster_slots: int = 5
    spell_slots: int = 5
    additions_per_turn: int = 1
    set_spell_same_turn: bool = False  # whether a spell may be activated on the turn it was set
    next_ends_turn: bool = True  # `next` in MAIN2 ends the turn, as in the course's tests; else there is no such answer
    graveyard_of_owner: bool = False  # open: a monster that changed sides is buried where it stood
    closed_piles: str = "none"  # of a graveyard only the last card is shown until a player opens it; hot seat sets it

    def __post_init__(self) -> None:
        """Refuse numbers that no game could be played with."""
        self.within(BOUNDS)
        if self.closed_piles not in CLOSED_PILES:
            words = ", ".join(CLOSED_PILES)
            raise RulesError(
                worded(
                    "closed_piles",
                    "rule 'closed_piles' is one of {words}, not {closed_piles}",
                    {"words": words, "closed_piles": repr(self.closed_piles)},
                )
            )


def rules_of(state: State) -> DuelRules:
    """The rules a duel is played by."""
    rules = state.game.rules
    assert isinstance(rules, DuelRules)
    return rules
