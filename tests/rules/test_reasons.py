"""Of all that a person could try with a card, the reason that is told is that of the action they most likely meant."""

from __future__ import annotations

import pytest

import duelwright as dw
from duelwright import State

from .asigoc.table import board as asigoc_board
from .asigoc.table import say as asigoc_say
from .duel.table import board as duel_board
from .vanguard.table import BOWLER, EGG, INFERNO, NIRVANA, ORDER, REIYU, RINO, resting, say, shipped


def best(state: State, name: str) -> str:
    """The action and the code of the reason that is told of a card of the seat that is asked."""
    prompt = state.prompt
    assert prompt is not None
    side = state.view(prompt.seat).seats[prompt.seat]
    wanted = state.game.find(name)
    assert wanted is not None
    for zone in state.game.layout.zones:
        names = list(zone.slot_names()) or [zone.name]
        for i, card in enumerate(side.zones[zone.name]):
            if card is not None and card.card == wanted.id:
                places = {f"h{card.handle}", names[i] if i < len(names) else zone.name}
                for action, refusal in state.reasons(prompt.seat):
                    if action.text.partition(" ")[2].partition(">")[0] in places:
                        return f"{action.verb}: {refusal.code}"
    return ""


@pytest.mark.parametrize(
    ("state", "card", "told"),
    [
        # In the main phase a card of too high a grade is meant to be called, not to be ridden.
        (lambda: shipped("main", {"V": [RINO], "hand": [REIYU]}), REIYU, "call: call_grade"),
        (lambda: shipped("ride", {"V": [RINO], "hand": [INFERNO]}), INFERNO, "ride: ride_grade"),
        # An order is no unit, and yet what is told of it in the ride phase is when it is played.
        (lambda: shipped("ride", {"V": [RINO], "hand": [ORDER, RINO]}), ORDER, "order: wrong_phase"),
        (lambda: shipped("battle", {"R1": [resting(RINO)]}), RINO, "attack: resting"),
        (lambda: shipped("battle", {"R3": [BOWLER], "R1": [RINO]}), BOWLER, "attack: not_in_front_row"),
        # In the battle phase the next time for a card of the hand is when the opponent attacks.
        (lambda: shipped("battle", {"R1": [RINO], "hand": [EGG]}), EGG, "guard: nothing_to_guard"),
        # While guarding, a unit that cannot intercept is told so, and not that it attacks in its own turn.
        (
            lambda: say(shipped("battle", {"R1": [INFERNO]}, {"R1": [RINO], "hand": [EGG]}), "attack R1>V"),
            RINO,
            "intercept: no_intercept",
        ),
        (
            lambda: say(shipped("battle", {"V": [NIRVANA]}, {"hand": [EGG, ORDER]}), "attack V>V"),
            ORDER,
            "order: opponents_turn",
        ),
    ],
)
def test_vanguard(state: object, card: str, told: str) -> None:
    assert callable(state)
    assert best(state(), card) == told


def test_in_the_opponents_turn_nobody_has_moved_a_weapon_already() -> None:
    """ASIGOC: who may respond in the opponent's turn is told that Weapons are moved in one's own."""
    state = asigoc_board("main", {"hand": ["Bandage"]}, {"hand": ["Wooden Sword", "Old Map"]})
    state = asigoc_say(state, "use Bandage")
    while state.prompt is not None and state.prompt.seat == 0:
        state.apply("pass")
    assert best(state, "Wooden Sword") == "move: only_the_turn_player"


def test_a_monster_of_too_high_a_level_lacks_sacrifices() -> None:
    """The duel: in a main phase that is what is wrong with it, however it would be added."""
    state = duel_board("main1", {"hand": ["Summoned Skull", "Kuriboh"]}, {})
    assert best(state, "Summoned Skull") == "summon: wrong_sacrifices"
    assert best(duel_board("battle", {"hand": ["Kuriboh"], "monsters": ["Baby Dragon"]}, {}), "Kuriboh") == (
        "summon: wrong_phase"
    )


def test_reasons_are_those_of_the_candidates() -> None:
    """Every refused candidate has its reason once; of who is not asked nothing else can be said."""
    state = dw.game("vanguard-d").start(seed=7)
    assert state.prompt is not None
    seat = state.prompt.seat
    refused = [action.text for action, refusal in state.candidates(seat) if refusal is not None]
    assert sorted(action.text for action, _ in state.reasons(seat)) == sorted(refused)
    assert {refusal.code for _, refusal in state.reasons(1 - seat)} == {"not_your_turn"}
