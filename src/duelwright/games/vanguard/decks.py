"""The D format's ready decks and deck rules, and what may be guessed of a deck that was not shown."""

from __future__ import annotations

from ...core.deck import Deck
from ...core.decklist import RULE, listed
from ...core.errors import Violation, violation
from ...core.game import Game
from ...core.rng import Rng
from . import names as n
from .rules import VanguardRules

KEY = "vanguard-d"
VIOLATIONS = {
    "too_many_copies": "{card} is in the deck {count} times, main and ride deck together; at most {most} are allowed.",
    "deck_size": "Main deck {count} and ride deck {ride} cards: together they need {needed}, or the main deck alone.",
    "ride_deck": "The ride deck needs one unit of each grade from 0 to 3; it has {count} cards.",
    "trigger_count": "The deck has {count} triggers; it needs exactly {needed}.",
    "heal_count": "The deck has {count} heal triggers; at most {most} are allowed.",
    "over_count": "The deck has {count} over triggers; at most {most} is allowed.",
    "sentinel_count": "The deck has {count} sentinels; at most {most} are allowed.",
    "several_nations": "The deck has cards of {count} nations; one is allowed.",
}


def _deck(name: str, ride: list[int], main: dict[int, int]) -> Deck:
    """A deck of one product: numbers of its list, with the over trigger that all products share."""
    cards = {f"{name.lower()}/{number:03}": count for number, count in main.items()}
    cards[OVER] = 1
    return Deck(name, KEY, {"main": cards, "ride": {f"{name.lower()}/{number:03}": 1 for number in ride}})


OVER = "d-sd01/010"
DECKS = [
    _deck("D-SD01", [1, 2, 3, 4], {1: 3, 2: 3, 3: 3, 5: 3, 6: 4, 7: 3, 8: 4, 9: 4, 11: 4, 12: 4, 13: 3, 14: 4, 15: 3}),
    _deck("D-SD02", [1, 2, 3, 4], {1: 3, 2: 3, 3: 3, 5: 4, 6: 3, 7: 3, 8: 4, 9: 4, 11: 4, 12: 4, 13: 3, 14: 4, 15: 3}),
]


def check(game: Game, deck: Deck) -> list[Violation]:
    """Every fault of a deck, all at once."""
    rules = game.rules
    assert isinstance(rules, VanguardRules)
    entries, faults = listed(game, deck, ["main", "ride"])
    copies: dict[int, int] = {}
    for _, defn, count in entries:
        copies[defn] = copies.get(defn, 0) + count
    return faults + _check_sizes(game, deck, rules) + _check_counts(game, copies, rules)


def _check_sizes(game: Game, deck: Deck, rules: VanguardRules) -> list[Violation]:
    faults: list[Violation] = []
    main, ride = (sum(deck.cards.get(section, {}).values()) for section in ("main", "ride"))
    alone = rules.deck_size_without_ride_deck and main == rules.deck_size
    if main + ride != rules.deck_size and not alone:
        faults.append(_fault("deck_size", "main", count=main, ride=ride, needed=rules.deck_size))
    known = [
        (game.cards_[game.index[name]], count)
        for name, count in deck.cards.get("ride", {}).items()
        if name in game.index
    ]
    grades = sorted(card.numbers.get("grade", 0) for card, _ in known)
    one_each = all(count == 1 and card.kind in ("unit", "trigger unit") for card, count in known)
    if grades != list(range(rules.ride_deck_size)) or not one_each:
        faults.append(_fault("ride_deck", "ride", count=ride))
    return faults


def _check_counts(game: Game, copies: dict[int, int], rules: VanguardRules) -> list[Violation]:
    faults: list[Violation] = []
    for defn, count in copies.items():
        if count > rules.copies:
            card = game.cards_[defn]
            faults.append(_fault("too_many_copies", card.id, card=card.name, count=count, most=rules.copies))
    icons = [(game.facts[defn], count) for defn, count in copies.items()]
    triggers = sum(count for facts, count in icons if facts[n.ICON] != n.NO_TRIGGER)
    if triggers != rules.triggers:
        faults.append(_fault("trigger_count", "main", count=triggers, needed=rules.triggers))
    for code, found, most in (
        ("heal_count", sum(c for facts, c in icons if facts[n.ICON] == n.HEAL_TRIGGER), rules.heals),
        ("over_count", sum(c for facts, c in icons if facts[n.ICON] == n.OVER_TRIGGER), rules.overs),
        ("sentinel_count", sum(c for facts, c in icons if facts[n.SENTINEL]), rules.sentinels),
    ):
        if found > most:
            faults.append(_fault(code, "main", count=found, most=most))
    nations = {nation for defn in copies for nation in game.cards_[defn].traits.get("nation", ())}
    if rules.one_group == "nation" and len(nations) > 1:
        faults.append(_fault("several_nations", "main", count=len(nations)))
    return faults


def _fault(code: str, about: str, **params: str | int) -> Violation:
    return violation(KEY, code, RULE, VIOLATIONS[code], {"about": about, **params})


def prior(game: Game, seen: list[int], wanted: list[int], rng: Rng) -> list[int]:
    """Cards for the unknown places of a seat, from the ready deck that fits best what was seen."""
    lists = [
        [game.index[name] for name, count in deck.cards["main"].items() for _ in range(count)] for deck in game.decks()
    ]
    lists.sort(key=lambda cards: -sum(defn in cards for defn in seen))
    likely = lists[0][:]
    for defn in seen:
        if defn in likely:
            likely.remove(defn)
    rng.shuffle(likely)
    while len(likely) < len(wanted):
        likely.append(lists[0][rng.below(len(lists[0]))])
    return likely[: len(wanted)]
