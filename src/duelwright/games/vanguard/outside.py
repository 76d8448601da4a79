"""Cards from outside the fight: tokens, gifts and tickets. None of them is there before it is made."""

from __future__ import annotations

from typing import Final

from ...core.card import CardDef
from ...core.deck import Deck
from ...core.game import Game
from ...core.laying import make_card
from ...core.lines import SIDE
from ...core.packed import i64
from ...core.state import State
from ...language.node import walk
from . import names as n
from .rules import VanguardRules
from .vocabulary import CreateToken, GainGift, GetTicket

TICKET: Final = "Quick Shield"
LAID_OUT: Final = 6  # of each, in fights that were dealt when they lay there from the beginning


def outside(game: Game, deck: Deck) -> list[tuple[str, str]]:
    """The tokens, gifts and tickets that cards of a deck may bring; at first so many of them lay there in the open."""
    names: list[str] = []
    icons: set[int] = set()
    for section, listed_ in deck.cards.items():
        for name in listed_ if section != SIDE else ():
            parts = list(walk(game.definitions[game.index[name]].abilities))
            names += [part.token for part in parts if isinstance(part, CreateToken) and part.token not in names]
            names += [TICKET for part in parts if isinstance(part, GetTicket) and TICKET not in names]
            icons.add(game.facts[game.index[name]][n.GIFT_ICON])
            icons |= {n.GIFTS.index(part.gift) for part in parts if isinstance(part, GainGift)}
    rules = game.rules
    assert isinstance(rules, VanguardRules)
    if rules.gifts:
        names += [f"{n.GIFTS[icon]} {'I' * kind}" for icon in icons - {0} for kind in (1, 2)]
    found = [from_outside(game, name) for name in sorted(names)]
    return [(game.definitions[defn].id, "removed") for defn in found if defn >= 0 for _ in range(LAID_OUT)]


def from_outside(game: Game, name: str) -> int:
    """The token, gift or ticket of a name, or -1."""
    return next((game.index[card.id] for card in game.printings(name) if _is_outside(card)), -1)


def _is_outside(card: CardDef) -> bool:
    """Whether a card is brought by others: a token, a gift, a ticket."""
    return card.kind in ("token", "gift") or "ticket" in card.traits.get("icons", ())


def bring(state: State, seat: i64, defn: i64, nth: i64 = 0) -> i64:
    """One that has been in the fight and left it, or a new one, beside so many others; or -1.

    It lies among the removed cards for the moment, from where it goes to its place.
    """
    if defn < 0:
        return defn
    for card in state.zones[state.game.place(seat, n.REMOVED)]:
        if state.defs[card] == defn:
            if nth == 0:
                return card
            nth -= 1
    return make_card(state, seat, defn, n.REMOVED)
