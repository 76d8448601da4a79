"""What a deck holds, what a hand of it is likely to be, and where two decks differ. All odds are exact."""

from __future__ import annotations

from itertools import accumulate
from math import comb

import msgspec

from ..core.card import CardDef
from ..core.deck import Deck
from ..core.game import Game
from ..core.rng import seeded
from ..facets.facets import facets_of
from ..facets.figures import Figures, RideCurve, Rows, counted, dealt, grades, known, tally


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
    own = figures_of(game)
    starter = own.starter(game, deck)
    return Statistics(
        deck.name,
        deck.game,
        sections,
        sum(section.unknown for section in sections.values()),
        starter,
        _opening(game, dealt(game, deck, starter)),
        own.ride_curve(game, deck, starter),
    )


def figures_of(game: Game) -> Figures:
    """What the game adds to the figures of its decks."""
    return facets_of(game.family.key).figures


def trigger_of(game: Game, card: CardDef) -> str:
    """The kind of trigger that a card is in a game; empty where it is none."""
    trigger = figures_of(game).trigger
    return trigger(card) if trigger is not None else ""


def hand(game: Game, deck: Deck, seed: int) -> list[str]:
    """A hand to try: card ids from the main deck without the starter, the same for the same seed.

    >>> import duelwright as dw
    >>> game = dw.game("asigoc")
    >>> len(hand(game, game.deck("Ford Raiders"), 7))
    4
    """
    pool = dict(sorted(dealt(game, deck, figures_of(game).starter(game, deck)).items()))
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


def _sections(game: Game, decks: list[Deck]) -> list[str]:
    """The sections of a game that decks use, then any others that they name."""
    used = {section for deck in decks for section in deck.cards if counted(deck, section)}
    own = [section for section, _ in game.deck_rules.sections if section in used]
    return [*own, *sorted(used - set(own))]


def _section(game: Game, row: dict[str, int]) -> Section:
    found = [(known(game, name), copies) for name, copies in row.items()]
    cards = [(card, copies) for card, copies in found if card is not None]
    by_grade = dict(sorted(tally(cards, grades).items()))
    return Section(
        sum(row.values()),
        sum(copies for card, copies in found if card is None),
        tally(cards, lambda card: [card.kind]),
        by_grade,
        tally(cards, lambda card: [kind] if (kind := trigger_of(game, card)) else []),
        tally(cards, lambda card: card.traits.get("clan", ())),
        tally(cards, lambda card: card.traits.get("nation", ())),
        sum(card.numbers.get("shield", 0) * copies for card, copies in cards),
        _power(cards, by_grade),
        _averages(cards, figures_of(game).uncounted),
    )


def _averages(cards: Rows, uncounted: tuple[str, ...]) -> dict[str, float]:
    names = list(dict.fromkeys(name for card, _ in cards for name in card.numbers if name not in uncounted))
    return {name: _average([(card, copies) for card, copies in cards if name in card.numbers], name) for name in names}


def _power(cards: Rows, by_grade: dict[int, int]) -> dict[int, float]:
    """The average power of each grade's units; an order has none."""
    units = [(card, copies) for card, copies in cards if "power" in card.numbers]
    rows = {grade: [row for row in units if row[0].numbers.get("grade") == grade] for grade in by_grade}
    return {grade: _average(row, "power") for grade, row in rows.items() if row}


def _average(cards: Rows, name: str) -> float:
    return sum(card.numbers[name] * copies for card, copies in cards) / sum(copies for _, copies in cards)


# --- the opening hand -------------------------------------------------------------------------------------------------


def _hand_size(game: Game) -> int:
    size: int = getattr(game.rules, "opening_hand", 0)
    return size


def _opening(game: Game, row: dict[str, int]) -> Opening:
    size = sum(row.values())
    drawn = min(_hand_size(game), size)
    cards = [(card, copies) for name, copies in row.items() if (card := known(game, name)) is not None]
    triggers = sum(copies for card, copies in cards if trigger_of(game, card))
    return Opening(
        drawn,
        {name: _odds(copies, size, drawn) for name, copies in row.items()},
        {kind: _odds(copies, size, drawn) for kind, copies in tally(cards, lambda card: [card.kind]).items()},
        {grade: _odds(copies, size, drawn) for grade, copies in sorted(tally(cards, grades).items())},
        _odds(triggers, size, drawn) if figures_of(game).trigger is not None else None,
    )


def _odds(copies: int, size: int, drawn: int) -> Odds:
    """Hypergeometric: so many copies among `size` cards, of which some are drawn."""
    ways = comb(size, drawn)
    exactly = [comb(copies, n) * comb(size - copies, drawn - n) / ways for n in range(min(copies, drawn) + 1)]
    return Odds(copies, (ways - comb(size - copies, drawn)) / ways, tuple(exactly))
