"""The words by which Vanguard's abilities are searched for, and the categories of YGOPro's files that they show."""

from __future__ import annotations

from collections.abc import Callable
from typing import Final

from ...facets.facets import DOES, WHEN, Telling, change_word
from ...language.node import Node
from ...language.nodes import Change
from .vocabulary import (
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
    Placed,
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
    Timing,
    ToBottomAnyOrder,
    ToTop,
    TurningUp,
)


def more(part: Node) -> list[tuple[str, str]]:
    """Where a unit is placed, which number changes, which skill is gained."""
    if isinstance(part, Placed):
        return [(WHEN, f"placed-{where.lower().replace(' ', '-')}") for where in part.on]
    if isinstance(part, SetTo):
        return [(DOES, f"set-{part.stat}")]
    if isinstance(part, Continuous):
        return [(DOES, change_word(part.stat, part.by))]
    if isinstance(part, Gain | Has):
        return [(DOES, f"gain-{part.skill.replace(' ', '-')}")]
    return []


def _changes(*stats: str) -> Callable[[Node], bool]:
    return lambda part: isinstance(part, Change | Continuous | SetTo) and part.stat in stats


def _puts(*zones: str) -> Callable[[Node], bool]:
    return lambda part: isinstance(part, Put | Putting) and part.zone in zones


def _is(*kinds: type[Node]) -> Callable[[Node], bool]:
    return lambda part: isinstance(part, kinds)


def _either(*questions: Callable[[Node], bool]) -> Callable[[Node], bool]:
    return lambda part: any(asked(part) for asked in questions)


TELLING: Final = Telling(
    spoken={
        PutAtRest: "rest", ToBottomAnyOrder: "to-bottom", DiscardFromHand: "discard", DiscardGrades: "discard-grades",
        Retiring: "retire", Putting: "put", Resting: "rest", Revealing: "reveal", TurningUp: "turn-up", Locking: "lock",
        Later: "", Repeat: "", SetTo: "", Gain: "",
    },
    timings=(Timing,),
    kinds={Auto: "auto", Act: "act", Continuous: "cont", Has: "cont", Play: "play"},
    more=more,
    categories={
        "retire": _is(Retire, Retiring),
        "drop": _either(_puts("drop"), _is(SoulBlast)),
        "return": _puts("hand"),
        "deck": _either(_is(ToTop, ToBottomAnyOrder), _puts("top", "bottom")),
        "discard": _is(DiscardFromHand, DiscardGrades),
        "stand-rest": _is(Stand, PutAtRest, Resting),
        "power-shield": _changes("power", "shield"),
        "critical": _changes("critical"),
        "cannot-attack": lambda part: isinstance(part, Gain | Has) and part.skill == "restraint",
        "ride": _is(Ride),
        "call": _is(Call),
        "clan": _is(Clan),
        "soul-charge": _either(_is(SoulCharge), _puts("soul")),
    },
)  # fmt: skip
