"""The tree that words in their order mean: the inverse of `saying.py`."""

from __future__ import annotations

from typing import cast

import msgspec

from ....language import nodes as shared
from ....language.node import Condition, Cost, Effect, Node, Selector
from .. import vocabulary as n
from ..vocabulary.filters import Group
from ..vocabulary.timings import Timing
from .described import Described, Filters, whole
from .forms import (
    BATTLES,
    ROLES,
    Activated,
    Boosting,
    Conditions,
    First,
    Gets,
    Given,
    OneOrOther,
    Other,
    Outnumber,
    Partner,
    Run,
    Standing,
    Steps,
    Triggered,
)


def meant(node: Node) -> Node:
    """The inverse: the tree that words in their order mean."""
    fields = {name: _meant_value(getattr(node, name)) for name in node.__struct_fields__}
    if isinstance(node, shared.OneOf):
        return shared.OneOf(tuple(cast(Steps, _meant_value(option)) for option in node.options))
    if isinstance(node, Triggered):
        do = _flat((node.first, *node.more))
        on, part = _unpartnered(cast(Timing, fields["on"]))
        gate = _all((*node.marks, *cast(Conditions, fields["held"]), *part))
        return n.Auto(
            on, do, node.where, node.limit, gate, _all(cast(Conditions, fields["needs"])),
            cast(tuple[Cost, ...], fields["cost"]),
        )  # fmt: skip
    if isinstance(node, Activated):
        do = _flat((node.first, *node.more))
        gate = _all((*node.marks, *cast(Conditions, fields["gate"])))
        return n.Act(
            do, node.where, node.limit, gate, _all(cast(Conditions, fields["needs"])),
            cast(tuple[Cost, ...], fields["cost"]),
        )  # fmt: skip
    if isinstance(node, Standing):
        when = _all((*node.marks, *cast(Conditions, fields["when"])))
        return _replaced(cast(Node, fields["what"]), {"where": node.where, "when": when})
    if isinstance(node, Given):
        then, otherwise = cast(Steps, fields["then"]), cast(Steps, fields["otherwise"])
        when = _all(cast(Conditions, fields["when"]))
        assert when is not None
        return shared.If(when, then, otherwise)
    if isinstance(node, Outnumber):
        mine = cast(Group, fields["of"])
        theirs = msgspec.structs.replace(mine, side="opponent's")
        return n.More(theirs, mine) if node.less else n.More(mine, theirs)
    if isinstance(node, Other):
        return shared.Either((cast(Condition, fields["one"]), cast(Condition, fields["other"])))
    if isinstance(node, Described):
        that = cast(Filters, fields["that"])
        pair = next((one for one in that if isinstance(one, OneOrOther)), None)
        if pair is not None:
            both = [tuple(choice if one is pair else one for one in that) for choice in (pair.one, pair.other)]
            halves = [whole(node, {**fields, "that": part}) for part in both]
            return n.Or(cast(Selector, halves[0]), cast(Selector, halves[1]))
        return whole(node, fields)
    if isinstance(node, shared.It) and node.name in ("that unit", "that card"):
        return shared.It("it")
    if isinstance(node, n.Under):
        return _replaced(node, {"flag": node.flag.lower()})
    if isinstance(node, n.Gain | n.Has):
        return _replaced(node, {**fields, "skill": node.skill.lower()})
    return _replaced(node, fields)


def _meant_value(value: object) -> object:
    if isinstance(value, Run):
        return _flat((value,))
    if isinstance(value, tuple):
        if any(isinstance(one, Run | Gets) for one in value):
            return _flat(value)
        return tuple(_meant_value(part) for part in value)
    return meant(value) if isinstance(value, Node) else value


def _flat(steps: tuple[object, ...]) -> Steps:
    """Steps one by one."""
    made: list[Effect] = []
    for step in steps:
        if isinstance(step, Run):
            made += _flat((*step.first, step.last))
        elif isinstance(step, Gets):
            of = cast(Selector, _meant_value(step.of))
            made += [cast(Effect, _replaced(gain, {"of": of, "until": step.until})) for gain in step.gains]
        else:
            made.append(cast(Effect, _meant_value(step)))
    return tuple(made)


def _all(conditions: Conditions) -> Condition | None:
    """One condition for several."""
    each = [one for part in conditions for one in ((part.of, *part.more) if isinstance(part, First) else (part,))]
    return each[0] if len(each) == 1 else shared.All(tuple(each)) if each else None


def _unpartnered(on: Timing) -> tuple[Timing, Conditions]:
    """The inverse."""
    if isinstance(on, Partner):
        role = n.Role("boosted" if on.role == "boosting" else "boosting")
        timing = next(one for one, part in ROLES.items() if part == on.role)
        return timing, (shared.AtLeast(1, msgspec.structs.replace(on.of, that=(role, *on.of.that))),)
    if isinstance(on, Boosting):
        of = Group("units")
        if on.of is not None:
            of = msgspec.structs.replace(on.of, that=(n.Role("boosted"), *on.of.that))
        timing = next(one for one, how in BATTLES.items() if how == on.on)
        return msgspec.structs.replace(timing, of=of), (n.InRole("boosting"),)
    return on, ()


def _replaced(node: Node, fields: dict[str, object]) -> Node:
    return msgspec.structs.replace(node, **fields)
