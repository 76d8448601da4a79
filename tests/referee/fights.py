"""Bot fights as plain data: played through the public interface, told as the public table saw them, and made JSON."""

from __future__ import annotations

import random
from collections.abc import Iterator
from functools import cache
from typing import Final, cast

import msgspec

import duelwright as dw
from duelwright.bots.roster import Bot, bot
from duelwright.core.rng import seeded
from duelwright.games.vanguard import decks as vanguard
from duelwright.language.node import Node

from .printed import NAME, Json, Library
from .record import Fight

GAMES: Final = ("vanguard-d", "vanguard-v", "vanguard-premium")
LONGEST: Final = 4000  # decisions
PAIRS: Final = (("random", "random"), ("greedy", "random"), ("greedy", "greedy"), ("random", "greedy"))
START: Final = {"main": "deck", "ride": "ride", "G": "G"}  # where the sections of a deck lie


def spelled(value: object) -> Json:
    """A part of an ability as JSON, with every field, so that nobody need know what is left out."""
    if isinstance(value, Node):
        fields = {field: spelled(getattr(value, field)) for field in value.__struct_fields__}
        return {NAME: type(value).__name__, **fields}
    if isinstance(value, tuple | list):
        return [spelled(one) for one in value]
    assert value is None or isinstance(value, bool | int | str), value
    return value


def printed(card: dw.CardDef) -> dict[str, Json]:
    """What is printed on a card."""
    return {
        "name": card.name,
        "kind": card.kind,
        "numbers": dict(card.numbers),
        "traits": {key: list(words) for key, words in card.traits.items()},
        "abilities": [spelled(ability) for ability in card.abilities],
    }


@cache
def library(key: str) -> Library:
    """The printed cards of a game, as they come out of JSON."""
    text = msgspec.json.encode({card.id: printed(card) for card in dw.game(key).cards()})
    return Library(msgspec.json.decode(text))


@cache
def players(key: str) -> dict[str, Bot]:
    return {name: bot(name, dw.game(key)) for name in ("greedy",)}


def decks_for(game: dw.Game, rng: random.Random) -> tuple[dw.Deck, dw.Deck]:
    """Two ready decks, or two legal ones of random cards."""
    if rng.random() < 0.5:
        ready = game.decks()
        return rng.choice(ready), rng.choice(ready)
    chance = seeded(rng.randrange(1 << 30), game.key)
    return vanguard.random_deck(game, chance), vanguard.random_deck(game, chance)


def counts(state: dw.State) -> list[dict[str, int]]:
    """How many cards lie in each zone of the public table."""
    return [{zone: len(cards) for zone, cards in seat.zones.items()} for seat in state.view(None).seats]


def brought(deck: dw.Deck) -> dict[str, int]:
    """Where the cards of a deck lie before anything happens."""
    return {START[section]: sum(cards.values()) for section, cards in deck.cards.items() if section in START}


def fight(key: str, seed: int) -> Fight:
    """The fight with this number: its decks, bots and deals follow from it."""
    game, rng = dw.game(key), random.Random(seed)
    names = PAIRS[seed % len(PAIRS)]
    decks = decks_for(game, rng)
    state = game.start(decks, seed=seed)
    first_table, first_events = counts(state), len(state.events(None))
    for _ in range(LONGEST):
        prompt = state.prompt
        if prompt is None:
            break
        if names[prompt.seat] == "random":
            state.apply(rng.choice(prompt.options))
        else:
            state.apply(players(key)[names[prompt.seat]](state.view(prompt.seat), prompt))
    assert state.result is not None, f"{key} fight {seed} has no end"
    told = {
        "game": key,
        "seed": seed,
        "bots": names,
        "decks": [deck.name for deck in decks],
        "brought": [brought(deck) for deck in decks],
        "first_events": first_events,
        "first_table": first_table,
        "last_table": counts(state),
        "events": state.events(None),
        "result": state.result,
    }
    return cast(Fight, msgspec.json.decode(msgspec.json.encode(told)))


def fights(key: str, first: int, count: int) -> Iterator[Fight]:
    """Fights by their numbers."""
    for seed in range(first, first + count):
        yield fight(key, seed)
