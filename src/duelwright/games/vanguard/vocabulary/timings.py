"""When an AUTO ability is played (G.3, timings). What a timing is about is this card, unless it says otherwise."""

from __future__ import annotations

from typing import Literal

from ....language.node import Node, Selector, node
from ....language.nodes import Side, This
from .filters import FAMILY, Group, State

Where = Literal["VC", "RC", "GC", "hand", "drop", "soul", "bind", "ride deck", "crest zone", "order zone", "G zone",
                "removed"]  # fmt: skip
Phase = Literal["stand", "draw", "ride", "stride", "main", "battle", "end"]
Step = Literal["start", "attack", "guard", "drive", "damage", "close"]
Whose = Literal["your", "opponent's"]
Entered = Literal["soul", "drop", "damage", "hand", "bind", "deck", "ride deck", "order"]
Deed = Literal["draw", "soul charge", "soul blast", "counter blast", "counter charge"]


class Timing(Node, frozen=True):
    """When an AUTO ability is played."""


class OfUnit(Timing, frozen=True):
    """Something that a unit does, or that is done to it."""

    of: Selector = This()


class AtTarget(OfUnit, frozen=True):
    """Something that a unit does to another, of a kind where it is named."""

    target: Group | None = None


@node(FAMILY)
class Placed(Timing, frozen=True):
    """When a unit is placed on a circle, from a zone or by a keyword's ability where these are named."""

    on: tuple[Where, ...] = ("RC",)
    of: Selector = This()
    source: Literal["", "hand", "deck", "drop", "soul", "bind", "not hand"] = ""
    by: Literal["", "overDress", "revolDress", "stride"] = ""


@node(FAMILY)
class RodeUpon(Timing, frozen=True):
    """When this unit is rode upon, by a card of a kind where it is named."""

    by: Group | None = None


@node(FAMILY)
class YouRide(Timing, frozen=True):
    """When you ride."""


@node(FAMILY)
class YouStride(Timing, frozen=True):
    """When you stride, such a G unit where it is named."""

    of: Group | None = None


@node(FAMILY)
class Attacks(AtTarget, frozen=True):
    """When a unit attacks, a unit of a kind where it is named."""


@node(FAMILY)
class Attacked(OfUnit, frozen=True):
    """When a unit is attacked."""


@node(FAMILY)
class Boosts(OfUnit, frozen=True):
    """When a unit boosts."""


@node(FAMILY)
class Boosted(OfUnit, frozen=True):
    """When a unit is boosted."""


@node(FAMILY)
class PutOnGuard(OfUnit, frozen=True):
    """When a unit is put on a guardian circle, by a call or an intercept."""


@node(FAMILY)
class Intercepts(OfUnit, frozen=True):
    """When a unit intercepts."""


@node(FAMILY)
class Reveals(Timing, frozen=True):
    """When your drive check or damage check, or either, reveals a card, or this one."""

    check: Literal["drive", "damage", "any"]
    of: Group | This


@node(FAMILY)
class Hits(AtTarget, frozen=True):
    """When a unit's attack hits, a unit of a kind where it is named."""


@node(FAMILY)
class Misses(OfUnit, frozen=True):
    """When a unit's attack does not hit."""


@node(FAMILY)
class BattleEnds(AtTarget, frozen=True):
    """At the end of the battle in which a unit attacked, a unit of a kind where it is named."""


@node(FAMILY)
class Retired(Timing, frozen=True):
    """When a unit goes from the field to the drop zone, by an effect of your opponent's where it is named."""

    by: Literal["", "opponent"] = ""


@node(FAMILY)
class RearGuardFalls(Timing, frozen=True):
    """When a rear-guard of somebody's is put into the drop zone."""

    side: Side = "opponent's"


@node(FAMILY)
class Legions(OfUnit, frozen=True):
    """When a vanguard seeks its mate and becomes Legion."""


@node(FAMILY)
class Deleted(OfUnit, frozen=True):
    """When a vanguard is deleted."""


@node(FAMILY)
class Unlocked(OfUnit, frozen=True):
    """When a unit that was locked is turned up."""


@node(FAMILY)
class EntersZone(Timing, frozen=True):
    """When this card is put into a zone, from another where it is named."""

    zone: Entered
    source: Literal["", "soul", "drop", "bind", "hand", "RC", "GC"] = ""


@node(FAMILY)
class Enters(Timing, frozen=True):
    """When such a card is put into the zone it is in then, from another where it is named."""

    of: Group
    source: Literal["", "soul", "drop", "bind", "hand", "deck", "RC", "GC"] = ""


@node(FAMILY)
class Discarded(Timing, frozen=True):
    """When this card goes from your hand to your drop zone."""


@node(FAMILY)
class Stood(OfUnit, frozen=True):
    """When a unit that was at rest stands."""


@node(FAMILY)
class Rested(OfUnit, frozen=True):
    """When a unit that stood is put at rest."""


@node(FAMILY)
class Becomes(OfUnit, frozen=True):
    """When a unit that was not in a state comes to be in it."""

    state: State = "harmony"


@node(FAMILY)
class Moves(OfUnit, frozen=True):
    """When a unit moves from its circle to another."""


@node(FAMILY)
class PlayerDoes(Timing, frozen=True):
    """When you or your opponent have drawn a card, charged or blasted soul, blasted or charged counters."""

    what: Deed
    who: Literal["you", "opponent"] = "you"


@node(FAMILY)
class TurnStarts(Timing, frozen=True):
    """At the beginning of a turn."""

    whose: Whose = "your"


@node(FAMILY)
class TurnEnds(Timing, frozen=True):
    """At the end of a turn: after the beginning of its end phase, and before what lasts until then ends."""

    whose: Whose = "your"


@node(FAMILY)
class TurnOver(Timing, frozen=True):
    """When a turn is over, and nothing lasts until its end any more."""

    whose: Whose = "your"


@node(FAMILY)
class PhaseEnds(Timing, frozen=True):
    """At the end of a phase."""

    phase: Phase
    whose: Whose = "your"


@node(FAMILY)
class PhaseStarts(Timing, frozen=True):
    """At the beginning of a phase."""

    phase: Phase
    whose: Whose = "your"


@node(FAMILY)
class StepStarts(Timing, frozen=True):
    """At the beginning of a step of a battle in somebody's turn."""

    step: Step
    whose: Whose = "your"


@node(FAMILY)
class OrderPlayed(Timing, frozen=True):
    """When you play an order."""

    kind: Literal["", "normal", "blitz", "set"] = ""


@node(FAMILY)
class BecameDress(Timing, frozen=True):
    """When this unit becomes an originalDress."""
