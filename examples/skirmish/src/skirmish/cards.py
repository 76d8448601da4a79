"""The cards, made of the shared nodes and of two abilities of the game's own, and how they become instructions."""

from __future__ import annotations

from typing import Final

from duelwright.core.ability import AUTO, Ability
from duelwright.core.card import CardDef
from duelwright.core.deck import Deck
from duelwright.core.game import Game
from duelwright.language.compile import Compiler, Vocabulary, compile_cont, compile_instead, new_ability
from duelwright.language.node import AbilityNode, Effect, node
from duelwright.language.nodes import (
    Cards,
    Change,
    Choose,
    Cont,
    Count,
    Discard,
    Draw,
    Instead,
    It,
    Look,
    May,
    This,
    ToBottom,
)

from . import names as n

WORDS: Final = Vocabulary(field="field", discard="drop")


@node("skirmish")
class Called(AbilityNode, frozen=True):
    """When this unit is called."""

    do: tuple[Effect, ...]


@node("skirmish")
class OtherDiscarded(AbilityNode, frozen=True):
    """When another of your units is discarded from the field."""

    do: tuple[Effect, ...]


def _unit(name: str, power: int, *abilities: AbilityNode) -> CardDef:
    return CardDef(f"skirmish/{name.lower()}", name, "unit", {"power": power}, abilities)


CARDS = [
    _unit("Squire", 1),
    _unit("Mourner", 1, OtherDiscarded((Draw(1),))),
    _unit("Avenger", 2, OtherDiscarded((May((Change(This(), "power", 1, "always"),)),))),
    _unit("Phoenix", 1, Instead(This(), "field", "drop", "hand", optional=True)),
    _unit("Shepherd", 1, Instead(Cards("field"), "field", "drop", "deck")),
    _unit("Bombard", 0, Called((Discard(Cards("field", "any")),))),
    _unit("Captain", 1, Cont(Cards("field", other=True), "power", Count(Cards("drop")))),
    _unit("Seer", 1, Called((Look("s", 2), Choose("t", It("s")), ToBottom(It("t"))))),
    _unit("Broker", 1, Called((Choose("h", Cards("hand")), ToBottom(It("h")), Draw(1, "each")))),
]
NAMES = [card.id for card in CARDS]
DECKS = [Deck("All sorts", "skirmish", {"main": dict.fromkeys(NAMES, 2)}),
         Deck("Firm line", "skirmish", {"main": {**dict.fromkeys(NAMES[:6], 3)}})]  # fmt: skip


def compile_card(game: Game, defn: int, card: CardDef) -> list[Ability]:
    """Make the abilities of a card ready for play."""
    made: list[Ability] = []
    for part in card.abilities:
        c = Compiler(game, WORDS)
        if isinstance(part, Cont):
            made.append(compile_cont(c, defn, part))
        elif isinstance(part, Instead):
            made.append(compile_instead(c, defn, part))
        elif isinstance(part, Called | OtherDiscarded):
            ability = new_ability(game, defn, AUTO)
            ability.zones = 1 << n.FIELD
            ability.event = n.ON_CALL if isinstance(part, Called) else n.ON_DISCARD
            if isinstance(part, OtherDiscarded):
                ability.leaving, ability.others = True, True
                ability.who = c.expr(Cards("field", other=True))
            c.effects(part.do)
            ability.code = c.code
            made.append(ability)
    return made
