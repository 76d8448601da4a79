"""What ready decks are called for people, and their plans: a product's code says little to who does not know it."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Final

import msgspec

from ..core.deck import Deck
from ..core.game import Game
from .messages import register_messages, say
from .words import languages

TITLE: Final = "ready.title."
PLAN: Final = "ready.plan."
Ready = Mapping[str, Mapping[str, tuple[str, str]]]  # by a deck's name and a language: its title and its plan


class ReadyWords(msgspec.Struct, frozen=True):
    """A deck's title and its plan; of a deck that is not a ready one, its name and nothing."""

    title: str
    plan: str = ""


def register_ready(game: str, ready: Ready) -> None:
    """Add the words of a game's ready decks."""
    for lang in languages():
        words: dict[str, str] = {}
        for name, said in ready.items():
            if lang in said:
                words[TITLE + name], words[PLAN + name] = said[lang]
        register_messages(game, lang, words)


def ready_words(game: Game, deck: Deck, lang: str = "en") -> ReadyWords:
    """A deck in words; one that merely has the name of a ready deck is not it.

    >>> import duelwright as dw
    >>> ready_words(dw.game("duel"), dw.game("duel").deck("Stone Wall"), "fr").title
    'Mur de pierre'
    """
    shipped = next((one for one in game.decks() if one.name == deck.name), None)
    title = say(game.key, lang, TITLE + deck.name) if shipped is not None and shipped.cards == deck.cards else ""
    return ReadyWords(title, say(game.key, lang, PLAN + deck.name)) if title else ReadyWords(deck.name)


def ready_called(game: Game, title: str) -> Deck | None:
    """The ready deck of a title, in any language and case.

    >>> import duelwright as dw
    >>> found = ready_called(dw.game("vanguard-d"), "bruce's final rush")
    >>> found.name if found else ""
    'D-SD02'
    """
    wanted = title.strip().casefold()
    for deck in game.decks():
        if any(ready_words(game, deck, lang).title.casefold() == wanted for lang in languages()):
            return deck
    return None
