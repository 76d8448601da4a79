"""Which game cards are for, where a file does not say: that which alone has such kinds, or such numbers."""

from __future__ import annotations

from collections.abc import Iterable, Mapping
from functools import cache

from ..core.errors import worded
from ..facets.facets import facets_of
from ..facets.record import NUMBERS, UNNAMED, LibraryError
from ..games import families, family, widest


@cache
def kinds_of(key: str) -> tuple[str, ...]:
    """The kinds of card that a game is played with.

    >>> kinds_of("duel")
    ('monster', 'spell')
    """
    made = widest(key)
    return tuple(kind for kind in made.layout.kinds if kind != made.blueprint.blank.kind)


def numbers_of(key: str) -> tuple[str, ...]:
    """The numbers that a game's cards have.

    >>> numbers_of("duel")
    ('attack', 'defense', 'level')
    """
    facets = facets_of(key)
    return tuple(dict.fromkeys((*facets.sheet.numbers, *facets.numbers))) or NUMBERS


def kinds_read(key: str) -> Mapping[str, str]:
    """How kinds are written in a game's files, and which kind each is."""
    return facets_of(key).sheet.kinds or {kind.casefold(): kind for kind in kinds_of(key)}


def found_out(fields: Iterable[str], kinds: Iterable[str] = ()) -> str:
    """The game of cards with these fields and kinds; where none or several could have them, the one that is usual.

    >>> found_out(["name", "attack", "block"]), found_out(["name", "text"], ["spell"]), found_out(["name"])
    ('asigoc', 'duel', 'vanguard')
    """
    told, written = set(fields), {kind.casefold() for kind in kinds if kind}
    every = {one.key: set(numbers_of(one.key)) for one in families()}
    amounts = told & set().union(*every.values())
    able = [
        key
        for key, numbers in every.items()
        if amounts <= numbers and written <= {word.casefold() for word in kinds_read(key)}
    ]
    return able[0] if len(able) == 1 and (amounts or written) else UNNAMED


def game_named(key: str) -> str:
    """The game of a key, which may be that of one of its formats; LibraryError where there is none."""
    for one in families():
        if key in (one.key, *one.formats):
            return family(key).key
    known = ", ".join(one.key for one in families())
    raise LibraryError(
        worded(
            "no_game_of_cards",
            "there is no game {key} whose cards could be read; there are: {known}",
            {"key": repr(key[:40]), "known": known},
        )
    )
