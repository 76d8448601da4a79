"""A number that is said, and another one that is said to be instead of it."""

from __future__ import annotations

from typing import TypeVar

import msgspec

from ....core.errors import CardError
from ....language import nodes as shared
from ....language.node import AbilityNode, Amount, Condition, Cost, Effect, Node, Selector
from ....language.spelling import alike
from .. import vocabulary as n
from . import said as s
from . import said_deeds as d
from .meaning import Unclear, all_of

Change = TypeVar("Change", shared.Change, n.Continuous)


def is_instead(sentence: list[Node]) -> bool:
    """Whether a sentence says what is got instead of what was said before."""
    return any(isinstance(getattr(clause, "do", None), d.GetsInstead | d.PicksInstead) for clause in sentence)


def replaced(
    done: list[Effect], said: d.GetsInstead, of: Selector | None, when: Condition | None, cost: tuple[Cost, ...]
) -> list[Effect]:
    """The steps, of which one that changes a number changes it by another where a condition holds or a cost is paid."""
    for i in reversed(range(len(done))):
        part = done[i]
        if isinstance(part, shared.Change) and of in (None, part.of) and part.stat == said.stat:
            more, less = _both(part, said)
            if when is None:
                either: list[Effect] = [n.Pay(cost, (more,)), shared.If(shared.Not(n.DidSo()), (less,))]
            else:
                either = [shared.If(when, (more,), (less,))]
            return [*done[:i], *either, *done[i + 1 :]]
    last = done[-1] if done else None
    if isinstance(last, shared.If) and not last.otherwise:
        then = replaced(list(last.then), said, of, when, cost)
        return [*done[:-1], msgspec.structs.replace(last, then=tuple(then))]
    if isinstance(last, n.Pay | n.Later | shared.May):
        do = replaced(list(last.do), said, of, when, cost)
        return [*done[:-1], msgspec.structs.replace(last, do=tuple(do))]
    raise Unclear("what it is instead of")


def picked(done: list[Effect], said: d.PicksInstead, when: Condition) -> list[Effect]:
    """The steps, of which the last choice is of another number of cards where a condition holds."""
    pick = said.of
    last = done[-1] if done else None
    chosen = [i for i, part in enumerate(done) if isinstance(part, shared.Choose)]
    if not chosen and isinstance(last, n.Later | n.Pay):
        return [*done[:-1], msgspec.structs.replace(last, do=tuple(picked(list(last.do), said, when)))]
    if not chosen or not isinstance(pick, s.Pick) or pick.how not in ("n", "up to") or pick.other is not None:
        raise Unclear("what is chosen instead")
    at = chosen[-1]
    step = done[at]
    assert isinstance(step, shared.Choose)
    group, noun = step.of, pick.of
    same = isinstance(group, n.Group) and noun.head.place in ("", group.place) and noun.side in ("", group.side)
    if not same or noun.pre or noun.post or not isinstance(step.n, int) or step.up_to != (pick.how == "up to"):
        raise Unclear("what is chosen instead")
    try:
        fewer = msgspec.structs.replace(step, n=alike(step.n, said.old))
    except CardError as differ:
        raise Unclear("what it is instead of") from differ
    more = msgspec.structs.replace(step, n=pick.n)
    return [*done[:at], shared.If(when, (more, *done[at + 1 :]), (fewer, *done[at + 1 :]))]


def replaced_static(given: list[AbilityNode], said: d.GetsInstead, of: Selector, when: Condition) -> list[AbilityNode]:
    """What is given, of which one number is another while a condition holds."""
    for i in reversed(range(len(given))):
        part = given[i]
        if isinstance(part, n.Continuous) and part.of == of and part.stat == said.stat:
            more, less = _both(part, said)
            held = [part.when] if part.when is not None else []
            return [
                *given[:i],
                msgspec.structs.replace(less, when=all_of([*held, shared.Not(when)])),
                msgspec.structs.replace(more, when=all_of([*held, when])),
                *given[i + 1 :],
            ]
    raise Unclear("what it is instead of")


def _both(part: Change, said: d.GetsInstead) -> tuple[Change, Change]:
    """The change by the new number, and by the former one, which is said twice."""
    by = part.by
    try:
        if isinstance(by, int):
            return _by(part, said.by), _by(part, alike(by, said.old))
        if isinstance(by, shared.Count | n.Multiple):
            more = msgspec.structs.replace(by, times=said.by)
            return _by(part, more), _by(part, msgspec.structs.replace(by, times=alike(by.times, said.old)))
    except CardError as differ:
        raise Unclear("what it is instead of") from differ
    raise Unclear("what it is instead of")


def _by(part: Change, by: int | Amount) -> Change:
    return msgspec.structs.replace(part, by=by)
