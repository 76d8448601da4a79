"""What can be wrong with a deck's list in any game: whose it is, its sections, its names and counts."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from .deck import Deck
from .errors import Violation, violation
from .lines import MOST_NAMED
from .nearest import nearest

if TYPE_CHECKING:
    from .game import Game

RULE: Final = "Deck"
VIOLATIONS: Final = {
    "wrong_game": "This deck is for '{about}', not for '{game}'.",
    "unknown_section": "There is no section '{about}', only {sections}.",
    "unknown_card": "There is no card '{about}'; the nearest is '{near}'.",
    "no_copies": "{card} is listed {count} times.",
}


def listed(game: Game, deck: Deck, sections: list[str]) -> tuple[list[tuple[str, int, int]], list[Violation]]:
    """The entries that stand for something (section, definition, copies), and the faults of the others."""
    faults: list[Violation] = []
    if deck.game != game.key:
        faults.append(_fault(game, "wrong_game", deck.game, game=game.key))
    entries: list[tuple[str, int, int]] = []
    unknown = 0
    for section, cards in deck.cards.items():
        if section not in sections:
            faults.append(_fault(game, "unknown_section", section, sections=", ".join(sections)))
            continue
        for name, copies in cards.items():
            defn = game.index.get(name, 0)  # 0 is the blank card, which nobody brings
            if defn == 0:
                unknown += 1
                near = nearest(name, [card.id for card in game.definitions[1:]], 0.0) if unknown <= MOST_NAMED else "?"
                faults.append(_fault(game, "unknown_card", name, near=near))
            elif copies < 1:
                faults.append(_fault(game, "no_copies", name, card=game.definitions[defn].name, count=copies))
            else:
                entries.append((section, defn, copies))
    return entries, faults


def _fault(of: Game, code: str, about: str, **params: str | int) -> Violation:
    return violation(of.key, code, RULE, VIOLATIONS[code], {"about": about, **params})
