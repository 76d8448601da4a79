"""Vanguard's figures of a deck: its first vanguard, and how likely its rides come on time. All odds are exact."""

from __future__ import annotations

from collections.abc import Iterable
from fractions import Fraction
from itertools import combinations
from math import comb
from typing import Final

from ...core.deck import Deck
from ...core.game import Game
from ...facets.figures import RideCurve, Rides, counted, dealt, grades, known, main_section, tally
from .records import trigger_of
from .rules import VanguardRules

RIDES: Final = (1, 2, 3)  # the grades that are ridden, each on the turn of that number
UNITS: Final = ("unit", "trigger unit")  # what can be ridden
POLICY: Final = "Keep one unit of each of the grades 1, 2 and 3; return everything else."


def first_vanguard(game: Game, deck: Deck) -> str:
    """The first vanguard: what the deck names, else a grade 0 that is no trigger, of the most power.

    It leaves the main deck before the hand is drawn (A, Opening: first vanguard), unless a ride deck has it.
    """
    assert isinstance(game.rules, VanguardRules)
    if game.rules.starter_from_ride_deck:
        return ""
    named = game.find(deck.first) if deck.first else None
    main = [card for name in sorted(counted(deck, main_section(game))) if (card := known(game, name)) is not None]
    able = [card for card in main if card.kind in UNITS and card.numbers.get("grade", 0) == 0]
    if named is not None and named in able:
        return named.id
    able.sort(key=lambda card: (bool(trigger_of(card)), -card.numbers.get("power", 0)))
    return able[0].id if able else ""


def ride_curve(game: Game, deck: Deck, starter: str) -> RideCurve:
    """The odds of the rides, for whoever goes first and for the other."""
    rules = game.rules
    assert isinstance(rules, VanguardRules)
    row = dealt(game, deck, starter)
    units = [(card, n) for name, n in row.items() if (card := known(game, name)) is not None and card.kind in UNITS]
    held = tally(units, grades)
    copies = tuple(held.get(grade, 0) for grade in RIDES)
    has_ride_deck = _has_ride_deck(game, deck, rules)
    size = sum(row.values())
    seats = [_rides(copies, size, rules, draws, has_ride_deck) for draws in (int(rules.first_turn_draw), 1)]
    return RideCurve(has_ride_deck, POLICY, *seats)


def _has_ride_deck(game: Game, deck: Deck, rules: VanguardRules) -> bool:
    """Whether there is a ride deck as the rules want it: one unit of each grade from 0 on, and perhaps a crest."""
    cards = [(known(game, name), copies) for name, copies in counted(deck, "ride").items()]
    units = [(card, copies) for card, copies in cards if card is None or card.kind != "crest"]
    held: list[int] = []
    for card, copies in units:
        if card is None or card.kind not in UNITS or copies != 1:
            return False
        held += grades(card)
    return rules.ride_deck_size > 0 and sorted(held) == list(range(rules.ride_deck_size))


def _rides(copies: tuple[int, ...], size: int, rules: VanguardRules, first_draw: int, has_ride_deck: bool) -> Rides:
    drawn = min(rules.opening_hand, size)

    def odds(*wanted: int) -> float:
        return float(on_time(copies, size, drawn, wanted, first_draw))

    from_main = (odds(1), odds(1, 2), odds(1, 2, 3))
    return Rides((1.0, 1.0, 1.0) if has_ride_deck else from_main, from_main, (odds(1), odds(2), odds(3)))


def on_time(copies: tuple[int, ...], size: int, hand: int, wanted: tuple[int, ...], first_draw: int = 1) -> Fraction:
    """The odds that each wanted grade is in hand on the turn of its number, by the mulligan policy.

    A sum over which grades the opening hand has: exactly those, times the odds that the others come in time.

    >>> on_time((1, 0, 0), 10, 5, (1,))  # in the hand; or in the replacement, which is all the rest
    Fraction(1, 1)
    """
    total = Fraction(0)
    for kept in _subsets(RIDES):
        lacking = [grade for grade in RIDES if grade not in kept]
        exactly = Fraction(0)
        for more in _subsets(kept):
            exactly += (-1) ** len(more) * _none(_sum(copies, (*lacking, *more)), size, hand)
        if exactly:
            missing = tuple(grade for grade in wanted if grade in lacking)
            total += exactly * _come(copies, size - hand, hand - len(kept), missing, first_draw)
    return total


def _come(copies: tuple[int, ...], deck: int, returned: int, missing: tuple[int, ...], first_draw: int) -> Fraction:
    """The odds that every missing grade is drawn by its turn, by inclusion and exclusion of those that are not.

    No returned card has a missing grade: replacements come from the top of the rest, and the deck that is shuffled
    then is as large as before.
    """
    total = Fraction(0)
    for late in _subsets(missing):
        odds = _none(_sum(copies, late), deck, min(returned, deck))
        left = deck
        for turn in RIDES:
            if left and (turn > 1 or first_draw):
                odds *= _none(_sum(copies, [grade for grade in late if grade >= turn]), left, 1)
                left -= 1
        total += (-1) ** len(late) * odds
    return total


def _none(copies: int, size: int, drawn: int) -> Fraction:
    """The odds to draw none of some cards."""
    return Fraction(comb(max(0, size - copies), drawn), comb(size, drawn))


def _sum(copies: tuple[int, ...], grades: Iterable[int]) -> int:
    return sum(copies[grade - 1] for grade in grades)


def _subsets(grades: tuple[int, ...]) -> list[tuple[int, ...]]:
    return [some for size in range(len(grades) + 1) for some in combinations(grades, size)]
