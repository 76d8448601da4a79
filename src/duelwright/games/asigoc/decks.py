"""ASIGOC's deck rules, ready decks, and what a player may guess of a deck that was not shown."""

from __future__ import annotations

import difflib

from ...core.deck import Deck
from ...core.errors import Violation
from ...core.game import Game
from ...core.rng import Rng
from . import names as n
from .make import slug
from .rules import AsigocRules

RULE = "Deck"


def _deck(name: str, ace: str, *cards: str) -> Deck:
    return Deck(name, n.KEY, {"main": {slug(card): 1 for card in cards}, "ace": {slug(ace): 1}})


DECKS = [
    _deck(
        "Ford Raiders",
        "Captain of the Ford",
        "Wooden Sword", "River Spear", "Quarry Hammer", "Scout's Bow", "Twin Daggers", "Homing Boomerang",
        "Thorn Whip", "Banner Pike", "Throwing Knife", "Whetstone", "Grappling Rope", "Call to Arms",
        "Whispered Threat", "Breaking Rune", "Smith's Errand",
    ),
    _deck(
        "Road Wardens",
        "Mender of Roads",
        "Wooden Sword", "Ironbark Shield", "Healer's Staff", "Parrying Knife", "Lantern Mace", "Grave Sickle",
        "Scout's Bow", "Thorn Whip", "Bandage", "Smoke Pot", "Breaking Rune", "Old Map", "Last Stand",
        "Trader's Wagon", "Throwing Knife",
    ),
]  # fmt: skip


def check(game: Game, deck: Deck) -> list[Violation]:
    """Exactly 15 cards, Weapons and Items, no two the same; plus one Ace outside the deck."""
    rules = game.rules
    assert isinstance(rules, AsigocRules)
    faults: list[Violation] = []
    if deck.game != game.key:
        faults.append(_fault("wrong_game", f"This deck is for {deck.game!r}, not for {game.key!r}.", deck.game))
    for section in deck.cards:
        if section not in ("main", "ace"):
            faults.append(_fault("unknown_section", f"There is no section {section!r}, only main and ace.", section))
    for section, kinds in (("main", ("weapon", "item")), ("ace", ("ace",))):
        for name, copies in deck.cards.get(section, {}).items():
            faults += _check_card(game, rules, section, kinds, name, copies)
    main, aces = (sum(deck.cards.get(section, {}).values()) for section in ("main", "ace"))
    if main != rules.deck_size:
        faults.append(_fault("deck_size", f"The deck has {main} cards; it needs exactly {rules.deck_size}.", "main"))
    if aces != rules.aces:
        faults.append(_fault("ace_count", f"The deck has {aces} Aces beside it; it needs {rules.aces}.", "ace"))
    return faults


def _check_card(
    game: Game, rules: AsigocRules, section: str, kinds: tuple[str, ...], name: str, copies: int
) -> list[Violation]:
    card = game.cards_[game.index[name]] if name in game.index else None
    if card is None:
        near = difflib.get_close_matches(name, list(game.index), 1)
        hint = f"; did you mean {near[0]!r}?" if near else "."
        return [_fault("unknown_card", f"There is no card {name!r}{hint}", name)]
    faults: list[Violation] = []
    if card.kind not in kinds:
        faults.append(_fault("wrong_section", f"{card.name} ({card.kind}) does not belong into {section}.", card.id))
    if copies < 1:
        faults.append(_fault("no_copies", f"{card.name} is listed {copies} times.", card.id))
    if copies > rules.copies:
        faults.append(_fault("too_many_copies", f"{card.name} may be in a deck {rules.copies} time(s).", card.id))
    return faults


def _fault(code: str, sentence: str, about: str) -> Violation:
    return Violation(code, {"about": about}, RULE, sentence)


def prior(game: Game, seen: list[int], count: int, rng: Rng) -> list[int]:
    """Cards for `count` unknown places of a seat whose seen cards are given: mostly from a ready deck, no copies."""
    decks = game.decks()
    likely: list[int] = []
    if decks and rng.below(4):
        deck = decks[rng.below(len(decks))]
        likely = [game.index[name] for name in deck.cards["main"] if name in game.index]
    others = [defn for defn in range(1, len(game.cards_)) if game.kinds[defn] in (n.WEAPON, n.ITEM)]
    rng.shuffle(likely)
    rng.shuffle(others)
    picked: list[int] = []
    for defn in [*likely, *others]:
        if len(picked) < count and defn not in seen and defn not in picked:
            picked.append(defn)
    while len(picked) < count:
        picked.append(others[rng.below(len(others))])
    rng.shuffle(picked)
    return picked
