"""Stage hands: units made to bring about what cards wait for, such as being retired or called from the soul."""

from __future__ import annotations

from typing import Final

from ....core.card import CardDef
from ....language.node import Cost, Effect, Selector
from ....language.nodes import Change, Choose, Discard, Draw, It, Return, ToBottom
from .. import vocabulary as v
from ..clans import OF_ALL
from ..make import order, unit
from ..vocabulary.filters import Place
from ..vocabulary.timings import Timing

PREFIX: Final = "stage/"
STRENGTH: Final = 20_000
ORDER_KINDS: Final = ("normal order", "blitz order", "set order")
CALLED_FROM: Final[tuple[Place, ...]] = ("hand", "deck", "drop", "soul", "bind")


def _hand(deed: str, *do: Effect, cost: tuple[Cost, ...] = ()) -> CardDef:
    act = v.Act(do, ("VC", "RC"), "", cost=cost)
    return unit(f"{PREFIX}{deed}", f"Stage Hand: {deed}", OF_ALL, 1, 5000, 5000, act)


def _with_one(deed: str, of: Selector, do: Effect) -> CardDef:
    return _hand(deed, Choose("t", of), do)


def _any(place: Place) -> v.Group:
    return v.Group(place, "any")


def _waiting(deed: str, on: Timing, of: Selector, do: Effect) -> CardDef:
    """A unit that does something to one card at a certain time."""
    auto = v.Auto(on, (Choose("t", of), do), ("VC", "RC"))
    return unit(f"{PREFIX}{deed}", f"Stage Hand: {deed}", OF_ALL, 2, 9000, 5000, auto)


CHOSEN: Final = It("t")
AT_REST: Final = v.Posture("resting")
FIGHTING: Final = ("call in battle", "stand in battle", "soul in battle", "retire in battle")
MATE: Final = unit(f"{PREFIX}mate", "Stage Hand: mate", OF_ALL, 2, 9000, 5000)
LEADER: Final = unit(f"{PREFIX}leader", "Stage Hand: leader", OF_ALL, 3, 11000, 0, v.Legion(MATE.name))
HANDS: Final = (
    MATE,
    LEADER,
    _waiting("call in battle", v.Attacks(), v.Group("hand", kind="unit"), v.Call(CHOSEN)),
    _waiting("stand in battle", v.Attacks(), v.Group("rear-guards", that=(v.Other(), AT_REST)), v.Stand(CHOSEN)),
    _waiting("soul in battle", v.Attacks(), v.Group("rear-guards", that=(v.Other(),)), v.Put(CHOSEN, "soul")),
    _waiting("retire in battle", v.Attacks(), v.Group("rear-guards", that=(v.Other(),)), v.Retire(CHOSEN)),
    _waiting("retire in end", v.PhaseStarts("end"), v.Group("rear-guards", that=(v.Other(),)), v.Retire(CHOSEN)),
    *(_with_one(f"call {place}", v.Group(place, kind="unit"), v.Call(CHOSEN)) for place in CALLED_FROM),
    _with_one("retire", _any("rear-guards"), v.Retire(CHOSEN)),
    _with_one("discard", v.Group("hand"), Discard(CHOSEN)),
    _hand("draw", Draw(1)),
    _hand("soul charge", v.SoulCharge(1)),
    _hand("soul blast", Draw(1), cost=(v.SoulBlast(1),)),
    _hand("counter blast", Draw(1), cost=(v.CounterBlast(1),)),
    _hand("counter charge", v.CounterCharge(1)),
    _with_one("soul", v.Or(v.Group("hand"), v.Group("rear-guards")), v.Put(CHOSEN, "soul")),
    _with_one("drop", v.Or(v.Group("soul"), v.Group("hand")), v.Put(CHOSEN, "drop")),
    _with_one("damage", v.Group("hand"), v.Put(CHOSEN, "damage")),
    _with_one("order", v.Group("hand"), v.Put(CHOSEN, "order")),
    _with_one("bind", v.Or(v.Group("drop"), v.Group("rear-guards")), v.Bind(CHOSEN)),
    _with_one("hand", v.Or(v.Group("drop"), v.Group("rear-guards")), Return(CHOSEN)),
    _with_one("deck", v.Or(v.Group("drop"), v.Group("rear-guards")), ToBottom(CHOSEN)),
    _with_one("stand", v.Group("units", that=(AT_REST,)), v.Stand(CHOSEN)),
    _with_one("rest", v.Group("rear-guards", that=(v.Posture("standing"),)), v.PutAtRest(CHOSEN)),
    _hand("power", Change(v.Group("units"), "power", STRENGTH)),
    _with_one("lock", _any("rear-guards"), v.Lock(CHOSEN)),
    _hand("delete", v.Delete(v.Group("vanguard", "opponent's"))),
    *(order(f"{PREFIX}{kind}", f"Stage {kind}", OF_ALL, 0, v.Play((Draw(1),)), kind=kind) for kind in ORDER_KINDS),
)
