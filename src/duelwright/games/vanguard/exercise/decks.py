"""A legal deck around a card: four of it, what it names, its own group in every grade, sixteen triggers."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from ....core.card import CardDef
from ....core.deck import Deck
from ....core.game import Game
from ....core.rng import Rng
from .. import names as n
from ..rules import VanguardRules
from .stage import PREFIX

CURVE: Final = {0: 2, 1: 14, 2: 11, 3: 9}  # about so many of each grade, besides triggers
OUTSIDE: Final = ("G unit", "token", "crest", "gift", "marker")
SHARED: Final = 3  # of a card that helps


class _List:
    """A deck while it is made: what is in it, and what may still be."""

    def __init__(self, game: Game, rules: VanguardRules) -> None:
        self.game = game
        self.rules = rules
        self.main: dict[str, int] = {}
        self.ride: dict[str, int] = {}
        self.names: dict[str, int] = {}
        self.left = {
            "heal": rules.heals, "over": rules.overs, "sentinel": rules.sentinels, "ace unit": rules.aces,
            "regalis": rules.regalis_pieces,
        }  # fmt: skip
        self.triggers = rules.triggers
        self.others = rules.deck_size - rules.triggers

    def add(self, card: CardDef, count: int, ride: bool = False) -> int:
        """Put copies of a card in, as many as may be."""
        defn = self.game.index[card.id]
        groups = _limited(self.game, defn)
        is_trigger = self.game.facts[defn][n.ICON] != n.NO_TRIGGER
        most = (self.game.facts[defn][n.COPY_LIMIT] or self.rules.copies) - self.names.get(card.name, 0)
        room = self.triggers if is_trigger else self.others
        count = max(0, min(count, most, room, *(self.left[group] for group in groups)))
        if count == 0:
            return 0
        section = self.ride if ride else self.main
        section[card.id] = section.get(card.id, 0) + count
        self.names[card.name] = self.names.get(card.name, 0) + count
        for group in groups:
            self.left[group] -= count
        if is_trigger:
            self.triggers -= count
        else:
            self.others -= count
        return count


def _limited(game: Game, defn: int) -> list[str]:
    facts = game.facts[defn]
    groups = {
        "heal": facts[n.ICON] == n.HEAL_TRIGGER, "over": facts[n.ICON] == n.OVER_TRIGGER,
        "sentinel": facts[n.SENTINEL], "ace unit": facts[n.ACE], "regalis": facts[n.REGALIS_ICON],
    }  # fmt: skip
    return [group for group, is_in in groups.items() if is_in]


def decks(game: Game, card: CardDef, cards: Sequence[CardDef], rng: Rng) -> tuple[Deck, Deck]:
    """The deck around a card, and its opponent: now the same deck, now a ready one."""
    mine = around(game, card, cards, rng)
    ready = game.decks()
    return mine, mine if rng.below(2) else ready[rng.below(len(ready))]


def around(game: Game, card: CardDef, cards: Sequence[CardDef], rng: Rng) -> Deck:
    """A legal deck with a card in it; what the file cannot give comes from the shipped cards."""
    rules = game.rules
    assert isinstance(rules, VanguardRules)
    made = _List(game, rules)
    shipped = [one for one in game.definitions[1:] if not one.id.startswith((PREFIX, "user:"))]
    order = list(range(len(shipped)))
    rng.shuffle(order)
    every = [card, *cards, *(shipped[i] for i in order)]
    playable = [one for one in every if _is_main(one)]
    for grade in range(rules.ride_deck_size):
        next((one for one in playable if _is_of(one, grade) and made.add(one, 1, ride=True)), None)
    made.add(card, rules.copies) if _is_main(card) else 0
    _fill_curve(made, playable)
    for one in playable:
        made.add(one, SHARED if one.kind != "trigger unit" else rules.copies)
    extra = [one for one in every if one.kind == "G unit"]
    room = rules.g_zone_size
    g_zone: dict[str, int] = {}
    for one in extra:
        count = min(rules.copies if one is card else 2, room, rules.copies - made.names.get(one.name, 0))
        if count > 0 and one.id not in g_zone:
            g_zone[one.id] = count
            room -= count
            made.names[one.name] = made.names.get(one.name, 0) + count
    sections = {"main": made.main, "ride": made.ride, "G": g_zone}
    return Deck(f"Around {card.name}", game.key, {section: row for section, row in sections.items() if row})


def _fill_curve(made: _List, playable: Sequence[CardDef]) -> None:
    for grade, wanted in CURVE.items():
        for one in playable:
            if wanted > 0 and one.kind != "trigger unit" and one.numbers.get("grade") == grade:
                wanted -= made.add(one, min(wanted, SHARED))


def _is_main(card: CardDef) -> bool:
    icons = card.traits.get("icons", ())
    return card.kind not in OUTSIDE and "ticket" not in icons


def _is_of(card: CardDef, grade: int) -> bool:
    return card.kind == "unit" and card.numbers.get("grade") == grade
