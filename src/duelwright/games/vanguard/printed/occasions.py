"""When a printed ability is played: what happens, to which card, and by what."""

from __future__ import annotations

from typing import Final, Literal

import msgspec

from ....language import nodes as shared
from ....language.node import Condition, Selector
from ....language.nodes import Side
from .. import vocabulary as n
from ..vocabulary.filters import Adjective, Clause, Filter, Kind
from ..vocabulary.timings import Timing, Where
from . import said as s
from .meaning import Unclear
from .paying import Payments

STOOD: Final = (
    n.SameColumn, n.SameRow, n.InRow, n.InColumn, n.Posture, n.Role, n.Power, n.PowerAs, n.On, n.InState, n.Opposed,
    n.Arrived,
)  # fmt: skip


class Occasions(Payments):
    """What has been spoken of, and when."""

    def timing(self, on: Timing, where: tuple[Where, ...], holds: list[Condition]) -> Timing:
        """When an ability is played; what must hold besides is added."""
        if isinstance(on, s.EventOf):
            return self._event_of(on, holds)
        if isinstance(on, s.EventIn):
            holds.append(on.during)
            return on.on
        if isinstance(on, s.DriveShows):
            if on.by == "vanguard":
                holds.append(shared.AtLeast(1, n.Group("vanguard", that=(n.Role("attacking"),))))
            elif where != ("VC",):
                raise Unclear("whose drive check")
            return n.Reveals("drive", self.shown(on.of))
        if isinstance(on, s.Watched):
            return self._watched(on)
        if isinstance(on, s.Guarded):
            return self._guarded(on, holds)
        if isinstance(on, s.PlacedBeside):
            return self._placed_beside(on)
        if isinstance(on, n.Reveals):
            return on if on.of == shared.This() else n.Reveals(on.check, self.shown(on.of))
        if isinstance(on, n.YouStride):
            return n.YouStride(self._strider(on.of))
        changed: dict[str, object] = {}
        for name in on.__struct_fields__:
            value = getattr(on, name)
            if isinstance(value, s.Pick):
                side: Side = "opponent's" if name == "target" else "yours"
                changed[name] = found = self.group(value.of, side, "vanguard" if name == "by" else "")
                if isinstance(on, n.Unlocked) and isinstance(found, n.Group) and n.InState("locked") in found.that:
                    raise Unclear("a locked card that is none any more")
            elif isinstance(value, s.Ref):
                changed[name] = shared.This()
        if isinstance(on, n.Placed) and not on.on:
            changed["on"] = _placed_on(changed.get("of", on.of), where)
        return msgspec.structs.replace(on, **changed)

    def _guarded(self, on: s.Guarded, holds: list[Condition]) -> Timing:
        """The guard step of a battle begins in which this unit is attacked, or such a one."""
        if isinstance(on.of, s.Pick):
            found = self.group(on.of.of, "yours", "" if on.of.of.head.place else "units")
            if not isinstance(found, n.Group) or found.side != "yours":
                raise Unclear("which unit is attacked")
            holds.append(shared.AtLeast(1, msgspec.structs.replace(found, that=(n.Role("attacked"), *found.that))))
        else:
            holds.append(n.InRole("attacked"))
        return n.StepStarts("guard", "opponent's")

    def _placed_beside(self, on: s.PlacedBeside) -> Timing:
        """A unit is placed in the column of this one."""
        if not isinstance(on.of, s.Pick):
            raise Unclear("what is placed beside it")
        found = self.group(on.of.of, "yours")
        if not isinstance(found, n.Group) or found.place not in ("units", "rear-guards"):
            raise Unclear("what is placed beside it")
        return n.Placed(
            ("RC",) if found.place == "rear-guards" else on.on,
            msgspec.structs.replace(found, that=(*found.that, n.SameColumn())),
        )

    def _watched(self, on: s.Watched) -> Timing:
        """Another card goes somewhere: a rear-guard from its circle, any other from wherever it was."""
        assert isinstance(on.of, s.Pick | s.Theirs)
        noun = on.of.of
        side: Side = "opponent's" if isinstance(on.of, s.Theirs) else "yours"
        field = ("", "rear-guards", "units") if on.source == "RC" else ("", "rear-guards")
        if noun.head.place not in field or any(isinstance(p, s.InPlace | s.FromAmong) for p in noun.post):
            raise Unclear("which card goes")
        source: Literal["", "soul", "RC"] = "RC" if noun.head.place else on.source
        if not source and on.zone in ("hand", "deck"):
            raise Unclear("a card of a hidden zone")
        head = msgspec.structs.replace(noun.head, place="")
        found = self.group(msgspec.structs.replace(noun, head=head), side, on.zone)
        if not isinstance(found, n.Group):
            raise Unclear("which card goes")
        if any(isinstance(one, STOOD) for one in found.that):
            raise Unclear("how it stood before it went")
        if found == n.Group("drop", side) and source == "RC":
            return n.RearGuardFalls(side)
        return n.Enters(found, source)

    def _strider(self, of: object) -> n.Group | None:
        """Which G unit strides, where it is not any."""
        if not isinstance(of, s.Pick):
            return None
        kind, that = self._described(of.of)
        if kind not in ("", "unit"):
            raise Unclear("what strides")
        that = tuple(one for one in that if one != n.OfKind("G unit"))
        return n.Group("vanguard", that=that) if that else None

    def shown(self, of: Selector) -> n.Group:
        """The cards that a check may reveal."""
        assert isinstance(of, s.Pick)
        found = self.group(of.of, "yours", "trigger")
        if not isinstance(found, n.Group):
            raise Unclear("what is revealed")
        return found

    def _event_of(self, on: s.EventOf, holds: list[Condition]) -> Timing:
        """A battle in which this unit boosts: the boosted unit attacks and hits; this unit is known by its part."""
        partner: Selector = n.Group("units")
        if isinstance(on.only, s.Pick):
            role = n.Role("boosted" if on.role == "boosting" else "boosting")
            found = self.group(on.only.of, "yours", "" if on.only.of.head.place else "units")
            if not isinstance(found, n.Group) or found.side != "yours":
                raise Unclear("whom it boosts")
            partner = msgspec.structs.replace(found, that=(role, *found.that))
        if isinstance(on.on, n.Boosts | n.Boosted):
            holds += [shared.AtLeast(1, partner)] if on.only is not None else []
            return on.on
        if on.role == "boosted":
            holds.append(n.InRole("boosted") if on.only is None else shared.AtLeast(1, partner))
            return on.on
        holds.append(n.InRole("boosting"))
        return msgspec.structs.replace(on.on, of=partner)

    def cause(self, by: Condition) -> Condition:
        """By what an event happened."""
        if isinstance(by, s.OverRidden):
            return n.RodeOver(*self._described(by.of.of))
        assert isinstance(by, s.ByCard)
        if by.no:
            return shared.Not(self.cause(msgspec.structs.replace(by, no=False)))
        if by.of is None:
            return n.Caused(by.by)
        if not isinstance(by.of, s.Pick | s.ByTheirs | s.ByAnybody):
            raise Unclear("an ability of this card itself")
        noun = by.of.of
        pair = next((one for one in noun.post if isinstance(one, s.OneOrOther)), None)
        if pair is not None:
            posts = [tuple(choice if one is pair else one for one in noun.post) for choice in (pair.one, pair.other)]
            either = [msgspec.structs.replace(noun, post=post) for post in posts]
            return shared.Either(tuple(self.cause(msgspec.structs.replace(by, of=_of(by.of, one))) for one in either))
        side: Side = "yours" if isinstance(by.of, s.Pick) else "opponent's" if isinstance(by.of, s.ByTheirs) else "any"
        return n.Caused(by.by, side, *self._described(noun))

    def _described(self, noun: s.Noun) -> tuple[Kind, tuple[Filter, ...]]:
        """What a card must be that something is done by."""
        filters = self.filters((*noun.pre, *noun.head.that, *noun.post))
        kind = noun.head.kind
        if noun.head.place:
            circles: tuple[Literal["VC", "RC", "GC"], ...]
            circles = ("VC",) if noun.head.place == "vanguard" else ("RC",) if noun.head.place == "rear-guards" else ()
            filters += [n.On(circles)] if circles else []
            kind = "unit" if noun.head.place == "units" else kind
        if noun.head.place == "hearts" or any(not isinstance(one, Adjective | Clause) for one in filters):
            raise Unclear("by which card")
        return kind, tuple(filters)


def _of(author: s.Pick | s.ByTheirs | s.ByAnybody, noun: s.Noun) -> Selector:
    """The same author, described otherwise."""
    return msgspec.structs.replace(author, of=noun)


def _placed_on(of: object, where: tuple[Where, ...]) -> tuple[Where, ...]:
    """On which circles a unit is placed where the print names none: those of the ability, or where such units are."""
    if isinstance(of, n.Group):
        if of.place == "vanguard" or of.place == "rear-guards":
            return ("VC",) if of.place == "vanguard" else ("RC",)
        raise Unclear("where it is placed")
    circles = tuple(w for w in where if w in ("VC", "RC", "GC"))
    if not circles or circles != where:
        raise Unclear("where it is placed")
    return circles
