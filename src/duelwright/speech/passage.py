"""What a card asks for, where it stands in the card's text: the ability, and the part of it that is carried out."""

from __future__ import annotations

import re
from dataclasses import dataclass
from functools import lru_cache
from typing import Final

from ..core.game import Game
from ..core.wire import Prompt
from ..language.grammar import Unsayable
from ..language.node import Node
from ..language.voice import Voice, printable
from ..language.words import piece
from .cardline import abilities

CAPITALS: Final = re.compile(r"[A-Z]\w*[- ][A-Z]")  # Counter-Blast, Soul Blast
LEAST: Final = 3  # letters of what is looked for in a text
MOST_KEPT: Final = 5_000  # parts of abilities, whose words are the same whenever they ask


@dataclass(frozen=True)
class Passage:
    """An ability in words, from where to where the part stands that is carried out, and whether that is a cost."""

    text: str
    start: int
    end: int
    is_cost: bool


def begun(said: str) -> str:
    """Words as they go on in a sentence; a name in capitals keeps them.

    >>> begun("Draw a card"), begun("Counter-Blast 1")
    ('draw a card', 'Counter-Blast 1')
    """
    return said if CAPITALS.match(said) else said[:1].lower() + said[1:]


def is_cost(prompt: Prompt) -> bool:
    """Whether what is asked is part of a cost."""
    return isinstance(prompt.cause, tuple) and "cost" in prompt.cause[2].split(".")


def asking_part(voice: Voice, prompt: Prompt, more: str = "") -> str:
    """The words of what asks, or of something within it; nothing where no card asks, or it has no words."""
    found = _asking(voice, prompt)
    return _words_of(voice.game, voice.lang, found[0], found[1], f"{found[2]}{more}") if found is not None else ""


def passage_of(voice: Voice, prompt: Prompt) -> Passage | None:
    """The text of the ability that asks, with the part that is carried out, or the smallest around it that is found.

    >>> import duelwright as dw
    >>> game = dw.game("asigoc")
    >>> card = game.find("Thorn Whip")
    >>> asks = Prompt(0, "choice", cause=("asigoc/1#0", card.id, "0.do.0"))
    >>> found = passage_of(Voice(game, ("Ann", "Bob"), 0), asks)
    >>> found.text[found.start:found.end]
    'choose a Weapon your opponent controls'
    """
    found = _asking(voice, prompt)
    if found is None:
        return None
    make = _passage if _is_shipped(voice.game) else _passage.__wrapped__
    return make(voice.game, voice.lang, *found)


def _is_shipped(game: Game) -> bool:
    """Whether nobody brought cards along: what is said of a game's own cards is kept, and a game with it."""
    return len(game.definitions) - 1 == len(game.blueprint.cards)


def _asking(voice: Voice, prompt: Prompt) -> tuple[str, int, str] | None:
    """The card that asks, the number of its ability, and the path of the asking part within it."""
    if not isinstance(prompt.cause, tuple):
        return None
    card = voice.game.find(prompt.cause[1])
    number, _, path = prompt.cause[2].partition(".")
    if card is None or not number.isdecimal() or int(number) >= len(card.abilities):
        return None
    return card.id, int(number), path


@lru_cache(MOST_KEPT)
def _passage(game: Game, lang: str, card: str, number: int, path: str) -> Passage:
    found = game.find(card)
    assert found is not None
    text = printable(abilities(game, found, lang)[number])
    steps = path.split(".")
    spans = []
    for length in range(len(steps), 0, -1):
        words = printable(_words_of(game, lang, card, number, ".".join(steps[:length]))).strip(" .")
        at = text.lower().find(words.lower()) if len(words) >= LEAST else -1
        if at >= 0:
            spans.append((at, at + len(words)))
            if text.lower().count(words.lower()) == 1:
                break
    if not spans:
        return Passage(text, 0, 0, "cost" in steps)
    around = spans[-1]  # where words come more than once, those within the part around them are meant
    words = text[spans[0][0] : spans[0][1]].lower()
    at = text.lower().find(words, *around)
    start, end = (at, at + len(words)) if at >= 0 else around
    return Passage(text, start, end, "cost" in steps)


def _words_of(game: Game, lang: str, card: str, number: int, path: str) -> str:
    make = _words if _is_shipped(game) else _words.__wrapped__
    return make(game, lang, card, number, path)


@lru_cache(MOST_KEPT)
def _words(game: Game, lang: str, card: str, number: int, path: str) -> str:
    found = game.find(card)
    assert found is not None
    tree = found.abilities[number]
    assert isinstance(tree, Node)
    try:
        return piece(tree, path, lang, game.key, found.kind) if path else ""
    except Unsayable:
        return ""
