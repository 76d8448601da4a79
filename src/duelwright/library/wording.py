"""A card's text, read by the card language: for games that read no print of their own, and where a reader stops.

What `duelwright read` understands is played so on an imported card, too.
"""

from __future__ import annotations

from collections.abc import Sequence
from functools import lru_cache
from typing import Final

import msgspec

from ..core.card import CardDef
from ..core.errors import CardError
from ..core.game import Game
from ..facets.reading import COMPLETE, PARTIAL, UNREAD, AbilityRead, CardRead, Printed, Status
from ..facets.record import Record
from ..language.cardform import check_ability
from ..language.node import AbilityNode, from_json, to_json
from ..language.words import parse, render

EVERY: Final = ""  # the only era


@lru_cache(20_000)
def read_line(game: Game, text: str) -> AbilityRead:
    """One ability, by the phrase table of a game: its tree where it is read and can be played.

    >>> import duelwright as dw
    >>> read_line(dw.game("asigoc"), "Draw 2 cards.").tree
    ['Item', {'do': [['Draw', {'n': 2}]]}]
    """
    try:
        found = parse(text, game.key)
        check_ability(game, found.tree)
    except CardError as error:
        return AbilityRead(text, unread=str(error).removeprefix("an ability: "))
    said = render(found.tree, "en", found.spelling or None, game.key)
    return AbilityRead(text, to_json(found.tree), found.spelling, said, parsed=True)


def why_not(game: Game, text: str, lang: str) -> str:
    """Why a line is no ability, in a language; nothing where it is one.

    >>> import duelwright as dw
    >>> why_not(dw.game("asigoc"), "Draw 2 cards.", "fr"), "Draw" in why_not(dw.game("asigoc"), "Dance.", "fr")
    ('', True)
    """
    try:
        check_ability(game, parse(text, game.key).tree)
    except CardError as error:
        return error.text(lang)
    return ""


def read_words(game: Game, record: Record) -> CardRead:
    """What was made of a card's text, a line for each ability."""
    found = tuple(read_line(game, line) for line in record.text)
    count = sum(one.tree is not None for one in found)
    status: Status = COMPLETE if count == len(found) else PARTIAL if count else UNREAD
    return CardRead(record.name, record.number or record.key, record.kind, "\n".join(record.text), status, found)


def completed(game: Game, printed: Printed, record: Record, read: CardRead) -> CardRead:
    """A card with the lines that its game's own reader did not understand, where the card language does."""
    found: list[AbilityRead] = []
    for line in record.text:
        own = printed.read(game, msgspec.structs.replace(record, text=(line,))).abilities
        found += own if all(one.tree is not None for one in own) else (read_line(game, line),)
    if not found or any(one.tree is None for one in found):
        return read
    return msgspec.structs.replace(read, status=COMPLETE, abilities=tuple(found))


def with_abilities(card: CardDef, read: Sequence[AbilityRead], game: str) -> CardDef:
    """The card with the abilities that were read."""
    trees = [from_json(one.tree, game) for one in read if one.tree is not None]
    return msgspec.structs.replace(card, abilities=tuple(tree for tree in trees if isinstance(tree, AbilityNode)))


def say(game: Game, form: object, spelling: tuple[int, ...]) -> str:
    """An ability said again from its tree and its spelling."""
    return render(from_json(form, game.key), "en", spelling or None, game.key)


def worded(game: str) -> Printed:
    """How a game's cards are read by its phrases alone."""
    return Printed(read_words, lambda card, read: with_abilities(card, read, game), say, (EVERY,), lambda number: EVERY)
