"""The facets of a game: small pure functions and tables that the library asks. A game needs none of them."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Mapping, Sequence
from dataclasses import dataclass, field
from functools import cache
from typing import TYPE_CHECKING, Final

from ..core.calling import EVERY, call_game
from ..core.card import CardDef
from ..language.node import Node
from .exercise import Exercise
from .figures import Figures
from .lesson import Lesson
from .reading import Printed
from .record import Record

if TYPE_CHECKING:
    from ..core.game import Game

DOES: Final = "does"
WHEN: Final = "when"
COST: Final = "cost"
FIELDS: Final = (DOES, WHEN, COST)


@dataclass(frozen=True)
class Telling:
    """The words by which a game's nodes are searched for."""

    spoken: Mapping[type[Node], str] = field(default_factory=dict)  # instead of the node's own name; "": no word
    timings: tuple[type[Node], ...] = ()  # nodes that say when
    played: Mapping[type[Node], str] = field(default_factory=dict)  # abilities that themselves say when
    kinds: Mapping[type[Node], str] = field(default_factory=dict)  # abilities, and what kind they are: auto, act, cont
    more: Callable[[Node], Iterable[tuple[str, str]]] = lambda part: ()  # other words of a node, each with its field
    categories: Mapping[str, Callable[[Node], bool]] = field(default_factory=dict)  # what shows a category of YGOPro's


@dataclass(frozen=True)
class Sheet:
    """The columns of a table of a game's cards, besides those that every table may have."""

    headings: Mapping[str, str] = field(default_factory=dict)  # what a column may be called, and which field it is
    kinds: Mapping[str, str] = field(default_factory=dict)  # types as they are written, and the kind; else any
    numbers: tuple[str, ...] = ()  # fields that are numbers: the record's own, or any other
    choices: Mapping[str, Sequence[str]] = field(default_factory=dict)  # fields that are one of some words
    sort_out: Callable[[dict[str, str]], dict[str, str]] = lambda told: told  # fields where the kind is known


@dataclass(frozen=True)
class Passcodes:
    """How a game's decks are those of YGOPro, which have a main, an extra and a side deck."""

    name: str  # what the game is called there
    sections: tuple[tuple[str, ...], tuple[str, ...], tuple[str, ...]]  # that go into each of the three
    read: Callable[[Game], tuple[str, str, str]]  # and where each is read back to, in a format
    rules_card: Callable[[Game], bool] = lambda game: False  # whether such a deck has the rules card in it


@dataclass(frozen=True)
class Facets:
    """What a game brings to the library; what it leaves out is the same as for any other."""

    fill: Callable[[Record], Record] = lambda record: record  # with what a source lacks
    join: Callable[[Record, Mapping[str, str]], Record] = lambda record, told: record  # with what a table tells besides
    check: Callable[[Record], str] = lambda record: ""  # what is wrong with the fields that are the game's own
    lacks: Callable[[Record], str] = lambda record: ""  # why a card cannot be played by what its source tells
    formats: Callable[[Record], Sequence[str]] | None = None  # the keys of those it can be played in; else all
    to_card: Callable[[Record, CardDef], CardDef] = lambda record, card: card  # icons and numbers of the game's own
    to_record: Callable[[CardDef, Record], Record] = lambda card, record: record  # and back
    numbers: tuple[str, ...] = ()  # of its cards, by which they are found and sorted
    general: Mapping[str, Sequence[str]] = field(default_factory=dict)  # words that people type for several kinds
    telling: Telling = field(default_factory=Telling)
    figures: Figures = field(default_factory=Figures)
    sheet: Sheet = field(default_factory=Sheet)
    passcodes: Passcodes | None = None
    printed: Callable[[], Printed] | None = None  # how it reads printed text; loaded when it is asked for
    exercise: Callable[[], Exercise] | None = None  # how it tries cards out; loaded when it is asked for
    fields: tuple[str, ...] = ("type", "is", "name", "text")  # that are shown to who learns to search
    sorts: tuple[str, ...] = ("name",)  # that are offered, the usual one first; a minus: high first
    examples: tuple[str, ...] = ()  # of questions
    lessons: tuple[Lesson, ...] = ()  # prepared positions to learn it by, in their order


_FACETS: dict[str, Facets] = {}
_PLAIN: Final = Facets()


def register_facets(family: str, facets: Facets) -> None:
    """Make the facets of a game known, under the key of its family."""
    call_game(family)
    _FACETS[family] = facets
    tellings.cache_clear()
    numbers.cache_clear()
    general.cache_clear()


def facets_of(family: str) -> Facets:
    """The facets of a game; plain ones where it has none.

    >>> facets_of("nobody's").check(Record("1", "Demo"))
    ''
    """
    call_game(family)
    return _FACETS.get(family, _PLAIN)


def registered_facets() -> list[Facets]:
    """The facets of every game that has some."""
    call_game(EVERY)
    return [_FACETS[family] for family in sorted(_FACETS)]


@cache
def tellings() -> Telling:
    """How the nodes of all games are searched for; a node is one game's, so that no two speak of the same."""
    every = [one.telling for one in registered_facets()]
    asked: dict[str, list[Callable[[Node], bool]]] = {}
    for one in every:
        for word, shows in one.categories.items():
            asked.setdefault(word, []).append(shows)
    return Telling(
        {kind: word for one in every for kind, word in one.spoken.items()},
        tuple(kind for one in every for kind in one.timings),
        {kind: word for one in every for kind, word in one.played.items()},
        {kind: word for one in every for kind, word in one.kinds.items()},
        lambda part: [word for one in every for word in one.more(part)],
        {word: _any_of(shows) for word, shows in asked.items()},
    )


def _any_of(shows: Sequence[Callable[[Node], bool]]) -> Callable[[Node], bool]:
    return lambda part: any(one(part) for one in shows)


@cache
def numbers() -> tuple[str, ...]:
    """The numbers that cards of any game have."""
    return tuple(dict.fromkeys(name for one in registered_facets() for name in one.numbers))


@cache
def general() -> dict[str, list[str]]:
    """Words for several kinds of card, in any game."""
    found: dict[str, list[str]] = {}
    for one in registered_facets():
        for word, kinds in one.general.items():
            found.setdefault(word, []).extend(kinds)
    return found


def change_word(stat: str, by: object) -> str:
    """The word for a number that changes.

    >>> change_word("power", 5000), change_word("power", -5000)
    ('power-up', 'power-down')
    """
    return f"{stat}-{'down' if isinstance(by, int) and by < 0 else 'up'}"
