"""Whole decks, read from print: legal, played to the end without a fault; what they lack is listed here."""

from __future__ import annotations

import random
from typing import Final

import pytest

from duelwright.core.policy import sensible
from duelwright.library.exercising.checks import check_cards, check_decision

from .whole_decks import Whole, listed, whole

LACKING: Final = {  # every other list is whole
    "TD04": ["Dark Cat"],
    "TD11": ["Star-vader, Infinite Zero Dragon"],
    "TD14": ["Secret Sword Seeker, Vortigern"],
    "TD16": ["Rebellion Liberator, Polyus", "Genius Liberator, Waltimell"],
    "TD17": ["Star-vader, Garnet Star Dragon", "Aperture Star-vader, Quantum"],
    "D-SD03": ["Apex Ruler, Bastion"],
    "D-SD05": [
        "Aurora Battle Princess, Seraph Snow", "Aurora Battle Princess, Risatt Pink",
        "Aurora Battle Princess, Kyanite Blue", "Alert Guard Gunner", "Security Patroller", "Autonomic Caution",
        "Galaxy Central Prison, Galactolus",
    ],
}  # fmt: skip
DECKS: Final = (
    *(f"TD{nth:02}" for nth in range(1, 12)), "TD14", "TD16", "TD17", "V-TD01",
    *(f"D-SD0{nth}" for nth in range(1, 6)), "KT_Starter", "LM_Starter",
)  # fmt: skip


def made(name: str) -> Whole:
    return whole(next(one for one in listed() if one.name == name))


def test_every_list_is_known() -> None:
    assert tuple(one.name for one in listed()) == DECKS


@pytest.mark.parametrize("name", DECKS)
def test_a_deck_is_read_legal_and_played(name: str) -> None:
    """By sensible answers against answers by chance, with everything checked now and then."""
    deck = made(name)
    assert deck.lacking == LACKING.get(name, [])
    assert deck.game.check(deck.deck) == []
    state = deck.game.start((deck.deck, deck.deck), seed=7)
    rng, decision = random.Random(7), 0
    while not state.over:
        assert state.prompt is not None
        by_chance = state.prompt.seat == 0
        action = rng.choice(state.legal()) if by_chance else deck.game.actions.action(sensible(state))
        if decision % 40 == 39:
            check_decision(state, action, decision)
        state.apply(action)
        decision += 1
    check_cards(state)
