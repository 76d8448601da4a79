"""The checks on fights with cards made for the tests: what the language can say and no ready deck holds."""

from __future__ import annotations

import random
from dataclasses import replace

import pytest

import duelwright as dw
from duelwright import Deck, Game

from ..rules.vanguard.made import MADE
from .checks import CHECKS

SEEDS = {"vanguard-d": 1, "vanguard-premium": 2}
PUT_IN = 6  # kinds of cards


def with_made_cards(key: str) -> Game:
    """A game that deals its ready decks with some units exchanged for made ones, by the seed."""
    shipped = dw.game(key, cards=MADE)
    units = [card.id for card in MADE]

    def deal(game: Game, seed: int, generator: int) -> list[Deck]:
        ready = game.decks()
        return [exchanged(game, ready[(seed + seat) % len(ready)], random.Random(seed * 2 + seat)) for seat in (0, 1)]

    def exchanged(game: Game, deck: Deck, rng: random.Random) -> Deck:
        cards = deck.copied()
        own = [name for name in cards["main"] if game.definitions[game.index[name]].kind == "unit"]
        for old, new in zip(rng.sample(own, min(PUT_IN, len(own))), rng.sample(units, PUT_IN), strict=False):
            cards["main"][new] = cards["main"].pop(old)
        return Deck(deck.name, deck.game, cards, deck.first)

    rules = replace(shipped.blueprint.deck_rules, deal=deal)
    return Game(replace(shipped.blueprint, deck_rules=rules), shipped.rules, shipped.cards())


@pytest.mark.parametrize("check", CHECKS)
@pytest.mark.parametrize("key", SEEDS)
def test_made_cards_keep_every_invariant(key: str, check: str) -> None:
    CHECKS[check](with_made_cards(key), SEEDS[key])


@pytest.mark.parametrize("key", SEEDS)
def test_made_cards_are_played(key: str) -> None:
    """Else the checks above would show nothing of them."""
    game = with_made_cards(key)
    told: set[str] = set()
    for seed in range(4):
        state = game.start(seed=seed)
        rng = random.Random(seed)
        while not state.over:
            state.apply(rng.choice(state.legal()))
        told |= {event.cause[1] for event in state.events(None) if isinstance(event.cause, tuple)}
    assert told & {card.id for card in MADE}
