"""What a card does, when and for which cost, as words read off its tree: what search and YGOPro's categories use."""

from __future__ import annotations

import re
from collections.abc import Callable
from typing import Final

from ..games.asigoc.nodes import Activated, DiscardCards, Entered, Item
from ..games.duel.nodes import Spell
from ..games.vanguard.vocabulary import (
    Act,
    Auto,
    Call,
    Clan,
    Continuous,
    DiscardFromHand,
    DiscardGrades,
    Gain,
    Has,
    Later,
    Locking,
    Play,
    Put,
    PutAtRest,
    Putting,
    Repeat,
    Resting,
    Retire,
    Retiring,
    Revealing,
    Ride,
    SetTo,
    SoulBlast,
    SoulCharge,
    Stand,
    ToBottomAnyOrder,
    ToTop,
    TurningUp,
)
from ..games.vanguard.vocabulary.timings import Placed, Timing
from ..language.node import Cost, Effect, Node, walk
from ..language.nodes import Change, Cont, Discard, Draw, If, Look, May, OneOf, Return, Search, ToBottom

DOES: Final = "does"
WHEN: Final = "when"
COST: Final = "cost"
FIELDS: Final = (DOES, WHEN, COST)
SPOKEN: Final[dict[type[Node], str]] = {  # where the node's own name is not what people type
    PutAtRest: "rest", ToBottomAnyOrder: "to-bottom",
    DiscardFromHand: "discard", DiscardCards: "discard", DiscardGrades: "discard-grades", Retiring: "retire",
    Putting: "put", Resting: "rest", Revealing: "reveal", TurningUp: "turn-up", Locking: "lock",
}  # fmt: skip
PLAYED: Final[dict[type[Node], str]] = {Entered: "entered", Activated: "activated", Item: "used", Spell: "activated"}
CLASSES: Final[dict[type[Node], str]] = {Auto: "auto", Act: "act", Continuous: "cont", Has: "cont", Play: "play"}


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
    for part in walk(abilities):
        if isinstance(part, Cost):
            found[COST].add(SPOKEN.get(type(part), kebab(type(part).__name__)))
        elif isinstance(part, Timing):
            found[WHEN].add(kebab(type(part).__name__))
            if isinstance(part, Placed):
                found[WHEN].update(f"placed-{where.lower().replace(' ', '-')}" for where in part.on)
        elif isinstance(part, Change | SetTo | Continuous | Cont):
            found[DOES].add(_change(part))
        elif isinstance(part, Gain | Has):
            found[DOES].add(f"gain-{part.skill.replace(' ', '-')}")
        elif isinstance(part, Effect) and not isinstance(part, If | Later | May | OneOf | Repeat):
            found[DOES].add(SPOKEN.get(type(part), kebab(type(part).__name__)))
        elif type(part) in PLAYED:
            found[WHEN].add(PLAYED[type(part)])
    return {field: sorted(words) for field, words in found.items()}


def _change(part: Change | SetTo | Continuous | Cont) -> str:
    """`power-up`, `power-down`, or `set-power`."""
    if isinstance(part, SetTo):
        return f"set-{part.stat}"
    return f"{part.stat}-{'down' if isinstance(part.by, int) and part.by < 0 else 'up'}"


def ability_kinds(abilities: tuple[object, ...]) -> set[str]:
    """Which kinds of ability a card has: AUTO, ACT, CONT."""
    return {CLASSES[type(part)] for part in abilities if isinstance(part, Node) and type(part) in CLASSES}


# --- the categories of seed 000 ---


def _changes(*stats: str) -> Callable[[Node], bool]:
    return lambda part: isinstance(part, Change | Continuous | SetTo) and part.stat in stats


def _puts(*zones: str) -> Callable[[Node], bool]:
    return lambda part: isinstance(part, Put | Putting) and part.zone in zones


def _is(*kinds: type[Node]) -> Callable[[Node], bool]:
    return lambda part: isinstance(part, kinds)


def _either(*questions: Callable[[Node], bool]) -> Callable[[Node], bool]:
    return lambda part: any(asked(part) for asked in questions)


CATEGORIES: Final[dict[str, Callable[[Node], bool]]] = {  # a category's word (ygopro.tables) and what shows it
    "retire": _is(Retire, Retiring),
    "drop": _either(_puts("drop"), _is(SoulBlast)),
    "return": _either(_is(Return), _puts("hand")),
    "deck": _either(_is(ToTop, ToBottom, ToBottomAnyOrder), _puts("top", "bottom")),
    "discard": _is(DiscardFromHand, DiscardGrades, Discard),
    "draw": _is(Draw),
    "search": _is(Search, Look),
    "stand-rest": _is(Stand, PutAtRest, Resting),
    "power-shield": _changes("power", "shield"),
    "critical": _changes("critical"),
    "cannot-attack": lambda part: isinstance(part, Gain | Has) and part.skill == "restraint",
    "ride": _is(Ride),
    "call": _is(Call),
    "clan": _is(Clan),
    "soul-charge": _either(_is(SoulCharge), _puts("soul")),
}


def categories(abilities: tuple[object, ...]) -> list[str]:
    """The categories of seed 000 that a tree shows, by their words.

    >>> from duelwright import game
    >>> categories(game("vanguard-premium").find("Blaster Blade").abilities)
    ['retire', 'clan']
    """
    parts = walk(abilities)
    return [word for word, shows in CATEGORIES.items() if any(shows(part) for part in parts)]


__all__ = ["FIELDS", "ability_kinds", "behaviour", "categories", "kebab"]
