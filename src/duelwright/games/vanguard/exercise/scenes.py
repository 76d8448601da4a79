"""When and where an ability works: the spot its card must be in, whose turn it is, and who must help."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final, Literal, NamedTuple, TypeVar

from ....core.card import CardDef
from ....core.rng import Rng
from ....language.node import Node, walk
from ....language.nodes import This
from .. import vocabulary as v
from ..vocabulary.timings import OfUnit, Timing

Spot = Literal[
    "V", "front", "back", "hand", "soul", "drop", "bind", "deck", "G", "ride", "order", "crest", "damage", "mate"
]
SPOTS: Final[dict[str, tuple[Spot, ...]]] = {
    "VC": ("V",), "RC": ("front", "back"), "GC": ("hand",), "hand": ("hand",), "drop": ("drop",), "soul": ("soul",),
    "bind": ("bind",), "ride deck": ("ride",), "crest zone": ("crest",), "order zone": ("order",), "G zone": ("G",),
    "deck": ("deck",),
}  # fmt: skip
LATE: Final = ("stride", "main", "battle", "end")  # phases that come after the first question of a turn
ANYWHERE: Final[tuple[Spot, ...]] = ("hand", "front", "drop", "soul")
PUT_ALONE: Final = ("damage", "hand", "bind", "deck")
USUAL_POWER: Final = 13_000
OPPONENTS: Final = "opponent's"

T = TypeVar("T")


class Scene(NamedTuple):
    """Where the card is, in which phase of whose turn, and which stage hands stand by on either side."""

    spot: Spot
    phase: str = "main"
    is_yours: bool = True
    hands: tuple[str, ...] = ()
    by_opponent: tuple[str, ...] = ()
    below: bool = False  # the vanguard has the grade below the card's, which can be ridden
    low: bool = False  # the vanguard has a grade below the last


def scene_of(card: CardDef, part: Node, rng: Rng) -> Scene:
    """A scene in which an ability may come about; each time one of those that there are."""
    if isinstance(part, v.Auto):
        scene = _auto(card, part, rng)
    elif isinstance(part, v.Act):
        scene = Scene(_spot(part.where, rng))
    elif isinstance(part, v.Play):
        scene = Scene("hand", "battle", False) if card.kind == "blitz order" else Scene("hand")
    elif isinstance(part, v.Legion):
        scene = Scene("V")
    elif isinstance(part, v.OverText):
        scene = Scene("deck", "battle")
    elif isinstance(part, v.OverDress):
        scene = Scene("hand")
    else:
        scene = _continuous(part, rng)
    phases = {one.phase for one in walk(part) if isinstance(one, v.DuringPhase)}
    if "battle" in phases and scene.phase in ("main", "ride"):
        deeds = {v.Stood: "stand", v.EntersZone: "soul", v.Retired: "retire"}
        deed = deeds.get(type(part.on), "call") if isinstance(part, v.Auto) else "call"
        if isinstance(part, v.Auto) and isinstance(part.on, v.EntersZone) and part.on.zone == "drop":
            deed = "retire"
        scene = scene._replace(phase="battle", hands=(f"{deed} in battle",))
    elif "end" in phases:
        scene = scene._replace(phase="battle", hands=("retire in end",), is_yours=True)
    if any(isinstance(one, v.Power) and one.least > USUAL_POWER for one in walk(part)):
        phase = "main" if scene.phase == "battle" else scene.phase
        by_opponent = (*scene.by_opponent, *(() if scene.is_yours else ("power",)))
        scene = scene._replace(phase=phase, hands=(*scene.hands, "power"), by_opponent=by_opponent)
    turns = {one.whose for one in walk(part) if isinstance(one, v.DuringTurn | v.DuringPhase)}
    if turns == {OPPONENTS} and scene.is_yours:
        scene = scene._replace(is_yours=False, phase="battle")
    return scene


def _continuous(part: Node, rng: Rng) -> Scene:
    where: Sequence[str] = getattr(part, "where", ()) or ("VC", "RC")
    place = where[rng.below(len(where))]
    if place == "GC":
        return Scene("hand", "battle", False)
    hands = ("retire", "soul blast", "counter blast", "draw") if isinstance(part, v.Redirect | v.Would) else ()
    spot = _spot((place,), rng)
    return Scene(spot, _one(("main", "battle"), rng), rng.below(3) > 0, hands, hands)


def _spot(where: Sequence[str], rng: Rng) -> Spot:
    return _one(SPOTS[_one(where or ("VC", "RC"), rng)], rng)


def _one(values: Sequence[T], rng: Rng) -> T:
    return values[rng.below(len(values))]


def _auto(card: CardDef, part: v.Auto, rng: Rng) -> Scene:
    on = part.on
    is_own = isinstance(getattr(on, "of", This()), This)
    if isinstance(on, v.Placed) and is_own:
        return _placed(card, on, rng)
    if isinstance(on, v.RodeUpon):
        return Scene("V", "ride")
    if isinstance(on, v.PutOnGuard) and is_own:
        return Scene("G" if card.kind == "G unit" else "hand", "battle", False)
    if isinstance(on, v.Intercepts) and is_own:
        return Scene("front", "battle", False)
    if isinstance(on, v.Boosts) and is_own:
        return Scene("back", "battle")
    if isinstance(on, OfUnit):
        return _of_unit(on, part.where, rng)
    return _of_card(on, part.where, rng)


def _placed(card: CardDef, on: v.Placed, rng: Rng) -> Scene:
    """Called or ridden, from the hand unless another place is named; a G unit strides."""
    place = _one(on.on, rng)
    if place == "GC":
        return Scene("G" if card.kind == "G unit" else "hand", "battle", False)
    if place == "VC" and card.kind == "G unit":
        return Scene("G", _one(("ride", "stride"), rng))
    if place == "VC":
        spots: tuple[Spot, ...] = ("hand", "hand", "ride", "soul", "drop", "deck")
        spot = _one(spots, rng)
        return Scene(spot, "ride", below=True)
    if on.source in ("", "hand"):
        return Scene("hand", hands=("call hand",) if rng.below(4) == 0 else ())
    source = _zone_of(on)
    return Scene(SPOTS[source][0], hands=(f"call {source}",))


def _zone_of(on: v.Placed) -> str:
    """The zone that a unit is called from."""
    return "drop" if on.source == "not hand" else on.source or "hand"


def _of_unit(on: OfUnit, where: Sequence[str], rng: Rng) -> Scene:
    is_own = isinstance(on.of, This)
    if isinstance(on, v.Attacked | v.PutOnGuard | v.Intercepts):
        return Scene(_spot(where, rng), "battle", False)
    if isinstance(on, v.Legions):
        return Scene(_one(("V", "V", "mate"), rng) if is_own else _spot(where, rng))
    if isinstance(on, v.Deleted):
        return Scene("V", "main", False, by_opponent=("delete",))
    if isinstance(on, v.Stood | v.Rested | v.Moves):
        return Scene(_spot(where, rng), _one(("main", "ride"), rng), hands=("stand", "rest"))
    spot = _spot(where, rng)
    if is_own and spot == "back":
        spot = "front"  # where it can attack
    return Scene(spot, _one(("main", "battle", "battle"), rng))


def _of_card(on: Timing, where: Sequence[str], rng: Rng) -> Scene:
    spot = _spot(where, rng)
    if isinstance(on, v.Retired):
        hands = ("retire",)
        yours = not on.by and rng.below(2) == 0
        return Scene(_one(("front", "back"), rng), "main", yours, hands, hands)
    if isinstance(on, v.RearGuardFalls):
        return Scene(spot, "main", rng.below(3) > 0, ("retire",), ("retire",))
    if isinstance(on, v.EntersZone):
        source = SPOTS[on.source][0] if on.source else _one(ANYWHERE, rng)
        return Scene(source, hands=(on.zone,) if on.zone in PUT_ALONE else (on.zone, "discard", "retire"))
    if isinstance(on, v.Discarded):
        return Scene("hand", _one(("main", "ride"), rng), hands=("discard",), low=True)
    if isinstance(on, v.PlayerDoes):
        yours = on.who == "you"
        return Scene(spot, "main", yours, (on.what,), (on.what,))
    if isinstance(on, v.TurnStarts | v.TurnEnds | v.TurnOver | v.PhaseStarts | v.PhaseEnds):
        begins = isinstance(on, v.TurnStarts) or (isinstance(on, v.PhaseStarts) and on.phase not in LATE)
        begins = begins or (isinstance(on, v.PhaseEnds) and on.phase in ("stand", "draw"))
        return Scene(spot, "battle" if begins else "ride", (on.whose == "your") != begins)
    if isinstance(on, v.YouRide | v.YouStride):
        return Scene(spot, _one(("ride", "stride"), rng) if isinstance(on, v.YouStride) else "ride")
    if isinstance(on, v.Reveals):
        return Scene(spot, "battle", on.check != "damage" and (on.check == "drive" or rng.below(2) == 0))
    if isinstance(on, v.OrderPlayed):
        return Scene(spot, hands=(f"{on.kind or 'normal'} order",))
    if isinstance(on, v.Placed) and "VC" in on.on and rng.below(2):
        return Scene(spot, "ride", low=True)
    if isinstance(on, v.Placed):
        return Scene(spot, _one(("main", "main", "ride", "stride"), rng), hands=(f"call {_zone_of(on)}",))
    return Scene(spot, _one(("main", "battle"), rng))
