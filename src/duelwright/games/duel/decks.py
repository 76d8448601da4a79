"""The duel's deck rules, decks by chance, ready decks, and what a player may guess of a deck that was not shown."""

from __future__ import annotations

from ...core.deck import Deck
from ...core.decklist import RULE, listed
from ...core.errors import CardError, Violation, violation, worded
from ...core.event import SEATS
from ...core.game import Game
from ...core.rng import FIRST_GENERATOR, Rng, deals, seeded
from . import names as n
from .make import slug
from .rules import DuelRules

BLANK = 0  # the card that stands for any, where a pool has none of a kind
VIOLATIONS = {
    "monster_count": "The deck has {count:monster}; it needs exactly {needed}.",
    "spell_count": "The deck has {count:spell}; it needs exactly {needed}.",
}


def _deck(name: str, **copies: int) -> Deck:
    return Deck(name, n.KEY, {"main": {slug(card.replace("_", " ")): count for card, count in copies.items()}})


DECKS = [
    _deck(  # many small attackers at once, and nothing in their way
        "First Strike",
        Alexandrite_Dragon=3, Vorse_Raider=3, Gemini_Elf=3, Beta_The_Magnet_Warrior=2, Fence_Guard_Apprentice=2,
        Alligator_Sword=2, Raigeki=2, Graceful_Dice=1, Mage_Power=1, Pot_of_Greed=1,
    ),
    _deck(  # big dragons for small sacrifices
        "Dragon Lords",
        **{"Blue-Eyes_White_Dragon": 2, "Red-Eyes_Black_Dragon": 1}, Summoned_Skull=2, Curse_Of_Dragon=2,
        Baby_Dragon=2, Alexandrite_Dragon=3, Celtic_Guardian=3, Monster_Reborn=2, Change_Of_Heart=1, Pot_of_Greed=2,
    ),
    _deck(  # walls, and spells that sweep the field
        "Stone Wall",
        Big_Shield_Gardna=4, Gamma_The_Magnet_Warrior=3, Alpha_The_Magnet_Warrior=3, Fence_Guard_Dragon=2,
        Summoned_Skull=1, Harpie_Lady=2, Dark_Hole=2, Heavy_Storm=1, Card_Destruction=1, Pot_of_Greed=1,
    ),
]  # fmt: skip


def deal(game: Game, seed: int, generator: int) -> list[Deck]:
    """Deck: 15 random monsters and 5 random spells with replacement, for each player."""
    rng = seeded(seed, "decks") if generator == FIRST_GENERATOR else deals(seed, "decks")
    return [random_deck(game, rng, f"Random {seat + 1}") for seat in range(SEATS)]


def random_deck(game: Game, rng: Rng, name: str = "Random", only: list[str] | None = None) -> Deck:
    """A deck by chance; of the cards in `only`, where they are given."""
    rules = game.rules
    assert isinstance(rules, DuelRules)
    copies: dict[str, int] = {}
    for kind, count in ((n.MONSTER, rules.deck_monsters), (n.SPELL, rules.deck_spells)):
        pool = [game.definitions[i].id for i in game.pool.known if game.kinds[i] == kind]
        if only is not None:
            pool = [card for card in pool if card in only]
        if count and not pool:
            raise CardError(
                worded(
                    "nothing_to_deal",
                    "there is no {kinds} among the cards to deal; give one, or rules without them",
                    {"kinds": n.KINDS[kind]},
                )
            )
        for _ in range(count):
            card = pool[rng.below(len(pool))]
            copies[card] = copies.get(card, 0) + 1
    return Deck(name, n.KEY, {"main": copies})


def check(game: Game, deck: Deck) -> list[Violation]:
    """Exactly 15 monsters and 5 spells, any copies."""
    rules = game.rules
    assert isinstance(rules, DuelRules)
    entries, faults = listed(game, deck, ["main"])
    counts = [0, 0]
    for _, defn, copies in entries:
        counts[game.kinds[defn]] += copies
    for kind, needed in ((n.MONSTER, rules.deck_monsters), (n.SPELL, rules.deck_spells)):
        if counts[kind] != needed:
            faults.append(_fault(f"{n.KINDS[kind]}_count", "main", count=counts[kind], needed=needed))
    return faults


def _fault(code: str, about: str, **params: str | int) -> Violation:
    return violation(n.KEY, code, RULE, VIOLATIONS[code], {"about": about, **params})


def prior(game: Game, seen: list[int], wanted: list[int], rng: Rng) -> list[int]:
    """Cards for the unknown places of a seat: any card of the pool, as many monsters and spells as a deck has."""
    rules = game.rules
    assert isinstance(rules, DuelRules)
    pools = [[i for i in game.pool.known if game.kinds[i] == kind] for kind in (n.MONSTER, n.SPELL)]
    left = [rules.deck_monsters, rules.deck_spells]
    for kind in [*(game.kinds[defn] for defn in seen), *wanted]:
        if kind in (n.MONSTER, n.SPELL):
            left[kind] -= 1
    open_places = wanted.count(-1)
    kinds = [n.SPELL] * min(max(left[n.SPELL], 0), open_places)
    kinds += [n.MONSTER] * (open_places - len(kinds))
    rng.shuffle(kinds)
    found: list[int] = []
    for want in wanted:
        pool = pools[kinds.pop() if want < 0 else want] or [BLANK]
        found.append(pool[rng.below(len(pool))])
    return found
