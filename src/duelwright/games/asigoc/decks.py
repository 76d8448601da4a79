"""ASIGOC's deck rules, ready decks, and what a player may guess of a deck that was not shown."""

from __future__ import annotations

from ...core.deck import Deck
from ...core.decklist import RULE, listed
from ...core.errors import Violation, violation
from ...core.game import Game
from ...core.rng import Rng
from . import names as n
from .make import slug
from .rules import AsigocRules

SECTIONS = {"main": ("weapon", "item"), "ace": ("ace",)}  # and the kinds that belong there
VIOLATIONS = {
    "wrong_section": "{card} ({kind}) does not belong into {section}.",
    "too_many_copies": "{card} is in the deck {count} times; at most {most} is allowed.",
    "deck_size": "The deck has {count:card}; it needs exactly {needed}.",
    "ace_count": "The deck has {count:ace} beside it; it needs {needed}.",
}


def _deck(name: str, ace: str, *cards: str) -> Deck:
    return Deck(name, n.KEY, {"main": {slug(card): 1 for card in cards}, "ace": {slug(ace): 1}})


DECKS = [
    # Fast attack: many Weapons, high Attack, two at once, and a captain who drives every blow home.
    _deck(
        "Ford Raiders",
        "Captain of the Ford",
        "Wooden Sword", "River Spear", "Quarry Hammer", "Scout's Bow", "Twin Daggers", "Homing Boomerang",
        "Thorn Whip", "Banner Pike", "Throwing Knife", "Whetstone", "Drowned Blade", "Call to Arms",
        "Whispered Threat", "Breaking Rune", "Spring Flood",
    ),
    # Healing and outlasting: gain health behind sturdy Weapons until the other side has nothing left.
    _deck(
        "Road Wardens",
        "Mender of Roads",
        "Wooden Sword", "Ironbark Shield", "Healer's Staff", "Parrying Knife", "Lantern Mace", "Grave Sickle",
        "Scout's Bow", "Thorn Whip", "Bandage", "Smoke Pot", "Breaking Rune", "Old Map", "Last Stand",
        "Trader's Wagon", "Throwing Knife",
    ),
    # Walls and wearing down: blocks that hold, opposing Weapons that lose Attack and Block turn after turn.
    _deck(
        "Sluice Keepers",
        "Warden of the Sluice",
        "Ironbark Shield", "Mud Anchor", "Cairn Shield", "Parrying Knife", "Thorn Whip", "Fogbell",
        "Lantern Mace", "Healer's Staff", "Cornered Pike", "Spring Flood", "Last Stand", "Undertow",
        "Salvage Boat", "Bandage", "Drowned Blade",
    ),
    # Tricks and nullification: answer effects in the Outlet and attacks in the window, and strike at leisure.
    _deck(
        "Quiet Court",
        "The Quiet Duke",
        "Wooden Sword", "Barbed Net", "Parrying Knife", "Fogbell", "Eel Knife", "Homing Boomerang",
        "Cornered Pike", "Sounding Pole", "Breaking Rune", "Backfiring Seal", "Undertow", "Smoke Pot",
        "Low Tide", "Whispered Threat", "Old Map",
    ),
    # Hand and deck control: empty the other hand, fill your own, and swing a Maul as heavy as what you hold.
    _deck(
        "Night Smugglers",
        "Mother of Smugglers",
        "Hoarder's Maul", "Barbed Net", "Toll Hook", "Scout's Bow", "Sounding Pole", "Grave Sickle",
        "Lantern Mace", "Wooden Sword", "Whispered Threat", "Customs Raid", "Grappling Rope", "Low Tide",
        "Pilot's Almanac", "Trader's Wagon", "Old Map",
    ),
    # Direct damage: burn with Items and thrown Weapons; what is left of the hand feeds the Queen.
    _deck(
        "Ember Rite",
        "Ember Queen",
        "Reed Javelin", "Toll Hook", "Parrying Knife", "Scout's Bow", "Twin Daggers", "Ferry Chain",
        "Tempering Tongs", "Throwing Knife", "Leech Jar", "Pitch Barrel", "Powder Trail", "Backfiring Seal",
        "Pilot's Almanac", "Salvage Boat", "Breaking Rune",
    ),
]  # fmt: skip


def check(game: Game, deck: Deck) -> list[Violation]:
    """Exactly 15 cards, Weapons and Items, no two the same; plus one Ace outside the deck."""
    rules = game.rules
    assert isinstance(rules, AsigocRules)
    entries, faults = listed(game, deck, list(SECTIONS))
    for section, defn, copies in entries:
        card = game.definitions[defn]
        if card.kind not in SECTIONS[section]:
            faults.append(_fault("wrong_section", card.id, card=card.name, kind=card.kind, section=section))
        if copies > rules.copies:
            faults.append(_fault("too_many_copies", card.id, card=card.name, count=copies, most=rules.copies))
    main, aces = (sum(deck.cards.get(section, {}).values()) for section in SECTIONS)
    if main != rules.deck_size:
        faults.append(_fault("deck_size", "main", count=main, needed=rules.deck_size))
    if aces != rules.aces:
        faults.append(_fault("ace_count", "ace", count=aces, needed=rules.aces))
    return faults


def _fault(code: str, about: str, **params: str | int) -> Violation:
    return violation(n.KEY, code, RULE, VIOLATIONS[code], {"about": about, **params})


def prior(game: Game, seen: list[int], wanted: list[int], rng: Rng) -> list[int]:
    """Cards for the unknown places of a seat whose seen cards are given: mostly from a ready deck, no copies."""
    decks, count = game.decks(), len(wanted)
    likely: list[int] = []
    if decks and rng.below(4):
        deck = decks[rng.below(len(decks))]
        likely = [game.index[name] for name in deck.cards["main"] if name in game.index]
    others = [defn for defn in game.pool.known if game.kinds[defn] in (n.WEAPON, n.ITEM)]
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
