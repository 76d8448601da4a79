"""What a card does, when and for which cost, as words read off its tree: what search and YGOPro's categories use."""

from __future__ import annotations

import re
from typing import Final

from ..facets.facets import COST, DOES, FIELDS, WHEN, change_word, tellings
from ..language.node import Cost, Effect, Node, walk
from ..language.nodes import Change, Cont, Discard, Draw, If, Look, May, OneOf, Return, Search, ToBottom
from .ygopro.tables import CATEGORY


def kebab(name: str) -> str:
    """A node's name as a word to type.

    >>> kebab("SoulCharge")
    'soul-charge'
    """
    return re.sub(r"(?<=[a-z])(?=[A-Z])", "-", name).lower()


def behaviour(abilities: tuple[object, ...]) -> dict[str, list[str]]:
    """The words of a card's tree, by field: what it does, when, at which cost.

    >>> from duelwright import game
    >>> behaviour(game("vanguard-premium").find("Blaster Blade").abilities)["cost"]
    ['counter-blast']
    """
    found: dict[str, set[str]] = {field: set() for field in FIELDS}
    told = tellings()
    for part in walk(abilities):
        kind = type(part)
        word = told.spoken.get(kind, kebab(kind.__name__))
        if isinstance(part, Change | Cont):
            found[DOES].add(change_word(part.stat, part.by))
        elif isinstance(part, Cost):
            found[COST].add(word)
        elif isinstance(part, told.timings):
            found[WHEN].add(word)
        elif isinstance(part, Effect) and not isinstance(part, If | May | OneOf):
            found[DOES].add(word)
        elif kind in told.played:
            found[WHEN].add(told.played[kind])
        for field, another in told.more(part):
            found[field].add(another)
    return {field: sorted(words - {""}) for field, words in found.items()}


def ability_kinds(abilities: tuple[object, ...]) -> set[str]:
    """Which kinds of ability a card has: AUTO, ACT, CONT."""
    kinds = tellings().kinds
    return {kinds[type(part)] for part in abilities if isinstance(part, Node) and type(part) in kinds}


# --- the categories of YGOPro ---

SHARED: Final[dict[str, tuple[type[Node], ...]]] = {  # what shows them in every game; each has more of its own
    "return": (Return,),
    "deck": (ToBottom,),
    "discard": (Discard,),
    "draw": (Draw,),
    "search": (Search, Look),
}


def categories(abilities: tuple[object, ...]) -> list[str]:
    """The categories of YGOPro's files that a tree shows, by their words.

    >>> from duelwright import game
    >>> categories(game("vanguard-premium").find("Blaster Blade").abilities)
    ['retire', 'clan']
    """
    parts = walk(abilities)
    return [entry.word for entry in CATEGORY if entry.word and any(_shows(part, entry.word) for part in parts)]


def _shows(part: Node, word: str) -> bool:
    own = tellings().categories.get(word)
    return isinstance(part, SHARED.get(word, ())) or (own is not None and own(part))


__all__ = ["FIELDS", "ability_kinds", "behaviour", "categories", "kebab"]
