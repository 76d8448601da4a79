"""What a deck holds, what a hand of it is likely to be, and where two decks differ. All odds are exact."""

from __future__ import annotations

from collections.abc import Callable, Iterable
from fractions import Fraction
from itertools import accumulate, combinations
from math import comb
from typing import Final, TypeVar

import msgspec

from ..core.card import CardDef
from ..core.deck import Deck
from ..core.game import Game
from ..core.rng import seeded
from ..games.vanguard.rules import VanguardRules

MOST_COPIES: Final = 999  # of one card in one section; more are not counted
RIDES: Final = (1, 2, 3)  # the grades that are ridden, each on the turn of that number
UNITS: Final = ("unit", "trigger unit")  # what can be ridden
TRIGGER: Final = " trigger"  # how the icons of triggers end
UNCOUNTED: Final = "trigger"  # the power that a trigger gives is no number of the card itself
POLICY: Final = "Keep one unit of each of the grades 1, 2 and 3; return everything else."
Rows = list[tuple[CardDef, int]]
Key = TypeVar("Key")


class Section(msgspec.Struct, frozen=True):
    """The cards of one section, counted; cards that the game does not know are in `count` and `unknown` only."""

    count: int
    unknown: int
    kinds: dict[str, int]
    grades: dict[int, int]
    triggers: dict[str, int]
    clans: dict[str, int]
    nations: dict[str, int]
    shield: int
    power: dict[int, float]  # on average, by grade
    averages: dict[str, float]  # of each number, over the cards that have it


class Odds(msgspec.Struct, frozen=True):
    """How likely cards are in the opening hand: at least one of them, and exactly 0, 1, 2 and so on."""

    copies: int
    one: float
    exactly: tuple[float, ...]


class Opening(msgspec.Struct, frozen=True):
    """The opening hand before any mulligan: its size, and the odds by card id, by kind, by grade, and of a trigger."""

    hand: int
    cards: dict[str, Odds]
    kinds: dict[str, Odds]
    grades: dict[int, Odds]
    trigger: Odds | None


class Rides(msgspec.Struct, frozen=True):
    """Odds for one's first three turns; each ride takes the rides before it.

    `ride`: grade 1, then 2, then 3, on time, by whatever the format allows. `from_main`: the same with cards of the
    main deck alone. `held`: a unit of that grade was drawn by that turn, whatever was ridden before.
    """

    ride: tuple[float, float, float]
    from_main: tuple[float, float, float]
    held: tuple[float, float, float]


class RideCurve(msgspec.Struct, frozen=True):
    """How likely the rides come on time, one card drawn a turn, after a mulligan by the stated policy.

    With a `ride_deck` every ride is certain as long as one card a turn can be discarded for it. Cards that are drawn
    otherwise (drive checks, abilities, G-assist) are not counted.
    """

    ride_deck: bool
    policy: str
    first: Rides
    second: Rides


class Statistics(msgspec.Struct, frozen=True):
    """All that can be said of a deck by its list; `starter` is the first vanguard that leaves the main deck."""

    name: str
    game: str
    sections: dict[str, Section]
    unknown: int
    starter: str
    opening: Opening
    ride_curve: RideCurve | None


class Difference(msgspec.Struct, frozen=True):
    """Where two decks differ in one section: copies by card id, and of both where both have the card."""

    only_first: dict[str, int]
    only_second: dict[str, int]
    changed: dict[str, tuple[int, int]]


class Comparison(msgspec.Struct, frozen=True):
    """Two decks beside one another; `common` is the number of cards that both have in the same section."""

    first: Statistics
    second: Statistics
    sections: dict[str, Difference]
    common: int


def statistics(game: Game, deck: Deck) -> Statistics:
    """The statistics of a deck, legal or not.

    >>> import duelwright as dw
    >>> game = dw.game("vanguard-premium")
    >>> found = statistics(game, game.deck("TD01"))
    >>> found.sections["main"].grades, found.sections["main"].triggers["heal"]
    ({0: 17, 1: 14, 2: 12, 3: 7}, 4)
    """
    sections = {name: _section(game, counted(deck, name)) for name in _sections(game, [deck])}
    starter = _starter(game, deck)
    return Statistics(
        deck.name,
        deck.game,
        sections,
        sum(section.unknown for section in sections.values()),
        starter,
        _opening(game, _dealt(game, deck, starter)),
        _ride_curve(game, deck, starter),
    )


def hand(game: Game, deck: Deck, seed: int) -> list[str]:
    """A hand to try: card ids from the main deck without the starter, the same for the same seed.

    >>> import duelwright as dw
    >>> game = dw.game("asigoc")
    >>> len(hand(game, game.deck("Ford Raiders"), 7))
    4
    """
    pool = dict(sorted(_dealt(game, deck, _starter(game, deck)).items()))
    rng = seeded(seed, "hand")
    drawn: list[str] = []
    for _ in range(min(_hand_size(game), sum(pool.values()))):
        drawn.append(_at(pool, rng.below(sum(pool.values()))))
        pool[drawn[-1]] -= 1
    return drawn


def _at(pool: dict[str, int], place: int) -> str:
    """The card at a place, where all copies of a card lie side by side."""
    return next(name for name, end in zip(pool, accumulate(pool.values()), strict=True) if place < end)


def compare(game: Game, first: Deck, second: Deck) -> Comparison:
    """Where two decks differ, section by section.

    >>> import duelwright as dw
    >>> game = dw.game("duel")
    >>> compare(game, game.deck("First Strike"), game.deck("First Strike")).common
    20
    """
    sections: dict[str, Difference] = {}
    common = 0
    for section in _sections(game, [first, second]):
        ours, theirs = counted(first, section), counted(second, section)
        both = [name for name in ours if name in theirs]
        common += sum(min(ours[name], theirs[name]) for name in both)
        sections[section] = Difference(
            {name: copies for name, copies in ours.items() if name not in theirs},
            {name: copies for name, copies in theirs.items() if name not in ours},
            {name: (ours[name], theirs[name]) for name in both if ours[name] != theirs[name]},
        )
    return Comparison(statistics(game, first), statistics(game, second), sections, common)


# --- what a deck holds ------------------------------------------------------------------------------------------------


def counted(deck: Deck, section: str) -> dict[str, int]:
    """The cards of a section that are there at all, never more than anybody could write on a list.

    >>> counted(Deck("Mine", "duel", {"main": {"duel/kuriboh": 3, "duel/nobody": 0}}), "main")
    {'duel/kuriboh': 3}
    """
    row = deck.cards.get(section, {})
    return {name: min(copies, MOST_COPIES) for name, copies in row.items() if copies > 0}


def known(game: Game, name: str) -> CardDef | None:
    """The card with this id; None where the game has none such, and for the blank card."""
    defn = game.index.get(name, 0)
    return game.cards_[defn] if defn else None


def trigger_of(card: CardDef) -> str:
    """The kind of trigger that a card is; empty where it is none.

    >>> trigger_of(CardDef("demo/1", "Sower", "trigger unit", traits={"icons": ("boost", "heal trigger")}))
    'heal'
    """
    return next((icon.removesuffix(TRIGGER) for icon in card.traits.get("icons", ()) if icon.endswith(TRIGGER)), "")


def _main(game: Game) -> str:
    """The section that is drawn from."""
    return game.deck_rules.sections[0][0]


def _sections(game: Game, decks: list[Deck]) -> list[str]:
    """The sections of a game that decks use, then any others that they name."""
    used = {section for deck in decks for section in deck.cards if counted(deck, section)}
    own = [section for section, _ in game.deck_rules.sections if section in used]
    return [*own, *sorted(used - set(own))]


def _section(game: Game, row: dict[str, int]) -> Section:
    found = [(known(game, name), copies) for name, copies in row.items()]
    cards = [(card, copies) for card, copies in found if card is not None]
    grades = dict(sorted(tally(cards, _grades).items()))
    return Section(
        sum(row.values()),
        sum(copies for card, copies in found if card is None),
        tally(cards, lambda card: [card.kind]),
        grades,
        tally(cards, lambda card: [kind] if (kind := trigger_of(card)) else []),
        tally(cards, lambda card: card.traits.get("clan", ())),
        tally(cards, lambda card: card.traits.get("nation", ())),
        sum(card.numbers.get("shield", 0) * copies for card, copies in cards),
        _power(cards, grades),
        _averages(cards),
    )


def _grades(card: CardDef) -> list[int]:
    return [card.numbers["grade"]] if "grade" in card.numbers else []


def tally(cards: Rows, keys: Callable[[CardDef], Iterable[Key]]) -> dict[Key, int]:
    """How many cards have each key, in the order in which the list names them.

    >>> tally([(CardDef("demo/1", "Wooden Sword", "weapon"), 3)], lambda card: [card.kind])
    {'weapon': 3}
    """
    found: dict[Key, int] = {}
    for card, copies in cards:
        for key in keys(card):
            found[key] = found.get(key, 0) + copies
    return found


def _averages(cards: Rows) -> dict[str, float]:
    names = list(dict.fromkeys(name for card, _ in cards for name in card.numbers if name != UNCOUNTED))
    return {name: _average([(card, copies) for card, copies in cards if name in card.numbers], name) for name in names}


def _power(cards: Rows, grades: dict[int, int]) -> dict[int, float]:
    """The average power of each grade's units; an order has none."""
    units = [(card, copies) for card, copies in cards if "power" in card.numbers]
    rows = {grade: [row for row in units if row[0].numbers.get("grade") == grade] for grade in grades}
    return {grade: _average(row, "power") for grade, row in rows.items() if row}


def _average(cards: Rows, name: str) -> float:
    return sum(card.numbers[name] * copies for card, copies in cards) / sum(copies for _, copies in cards)


# --- the opening hand -------------------------------------------------------------------------------------------------


def _hand_size(game: Game) -> int:
    size: int = getattr(game.rules, "opening_hand", 0)
    return size


def _starter(game: Game, deck: Deck) -> str:
    """The first vanguard: what the deck names, else a grade 0 that is no trigger, of the most power.

    It leaves the main deck before the hand is drawn (A, Opening: first vanguard), unless a ride deck has it.
    """
    if not isinstance(game.rules, VanguardRules) or game.rules.starter_from_ride_deck:
        return ""
    named = game.find(deck.first) if deck.first else None
    main = [card for name in sorted(counted(deck, _main(game))) if (card := known(game, name)) is not None]
    able = [card for card in main if card.kind in UNITS and card.numbers.get("grade", 0) == 0]
    if named is not None and named in able:
        return named.id
    able.sort(key=lambda card: (bool(trigger_of(card)), -card.numbers.get("power", 0)))
    return able[0].id if able else ""


def _dealt(game: Game, deck: Deck, starter: str) -> dict[str, int]:
    """The cards that a hand is drawn from; a starter of which there was one copy is there no more."""
    row = counted(deck, _main(game))
    if starter:
        row[starter] -= 1
    return {name: copies for name, copies in row.items() if copies}


def _opening(game: Game, row: dict[str, int]) -> Opening:
    size = sum(row.values())
    drawn = min(_hand_size(game), size)
    cards = [(card, copies) for name, copies in row.items() if (card := known(game, name)) is not None]
    triggers = sum(copies for card, copies in cards if trigger_of(card))
    return Opening(
        drawn,
        {name: _odds(copies, size, drawn) for name, copies in row.items()},
        {kind: _odds(copies, size, drawn) for kind, copies in tally(cards, lambda card: [card.kind]).items()},
        {grade: _odds(copies, size, drawn) for grade, copies in sorted(tally(cards, _grades).items())},
        _odds(triggers, size, drawn) if isinstance(game.rules, VanguardRules) else None,
    )


def _odds(copies: int, size: int, drawn: int) -> Odds:
    """Hypergeometric: so many copies among `size` cards, of which some are drawn."""
    ways = comb(size, drawn)
    exactly = [comb(copies, n) * comb(size - copies, drawn - n) / ways for n in range(min(copies, drawn) + 1)]
    return Odds(copies, (ways - comb(size - copies, drawn)) / ways, tuple(exactly))


# --- rides ------------------------------------------------------------------------------------------------------------


def _ride_curve(game: Game, deck: Deck, starter: str) -> RideCurve | None:
    rules = game.rules
    if not isinstance(rules, VanguardRules):
        return None
    row = _dealt(game, deck, starter)
    units = [(card, n) for name, n in row.items() if (card := known(game, name)) is not None and card.kind in UNITS]
    grades = tally(units, _grades)
    copies = tuple(grades.get(grade, 0) for grade in RIDES)
    has_ride_deck = _has_ride_deck(game, deck, rules)
    size = sum(row.values())
    seats = [_rides(copies, size, rules, draws, has_ride_deck) for draws in (int(rules.first_turn_draw), 1)]
    return RideCurve(has_ride_deck, POLICY, *seats)


def _has_ride_deck(game: Game, deck: Deck, rules: VanguardRules) -> bool:
    """Whether there is a ride deck as the rules want it: one unit of each grade from 0 on, and perhaps a crest."""
    cards = [(known(game, name), copies) for name, copies in counted(deck, "ride").items()]
    units = [(card, copies) for card, copies in cards if card is None or card.kind != "crest"]
    grades: list[int] = []
    for card, copies in units:
        if card is None or card.kind not in UNITS or copies != 1:
            return False
        grades += _grades(card)
    return rules.ride_deck_size > 0 and sorted(grades) == list(range(rules.ride_deck_size))


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
