"""Names and references. In a tree, chosen cards are bound by name; in words they are "it", "them" or a numbered choice.

Names are canonical: the first thing chosen or looked at in an ability is "t", then "u", "v" and so on.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import Final

import msgspec

from ..core.errors import CardError, worded
from .grammar import DEEPEST
from .node import AbilityNode, Node
from .nodes import Binder, It, Look, Rest

Change = Callable[[Node], Node]
NAMES: Final = "tuvwxyzabcdefghijklmnopqrs"
EVENT: Final = "event"  # the card that the event was about, bound by the timing of the ability


class Bound:
    """What has been bound so far, in the order of the words."""

    def __init__(self) -> None:
        self.names: list[str] = []
        self.many: list[bool] = []
        self.seen: list[bool] = []

    def bind(self, name: str, part: Binder) -> None:
        """Bind one more name."""
        self.names.append(name)
        self.many.append(msgspec.structs.asdict(part)["n"] != 1)
        self.seen.append(isinstance(part, Look))

    def latest(self, many: bool) -> str:
        """The latest name of one or of many cards; nothing where there is none."""
        return next((name for name, m in zip(self.names[::-1], self.many[::-1], strict=True) if m == many), "")


def to_words(node: Node, plain: bool = True) -> Node:
    """The same tree with references as they are spoken: it, them, rest, or the number of a choice.

    Where it is not plain, "seen it" and "seen them" tell cards that were looked at from those that were chosen.
    """
    bound = Bound()

    def spoken(part: Node) -> Node:
        if isinstance(part, It):
            if part.name == EVENT:
                return part
            for many, form in ((False, "it"), (True, "them")):
                if bound.latest(many) == part.name:
                    seen = not plain and bound.seen[bound.names.index(part.name)]
                    return It(f"seen {form}" if seen else form)
            return It(str(_place(bound, part.name)))
        if isinstance(part, Rest):
            if (part.of, part.without) == (bound.latest(True), bound.names[-1] if bound.names else ""):
                return Rest("", "")
            return Rest(str(_place(bound, part.of)), str(_place(bound, part.without)))
        if isinstance(part, Binder):
            bound.bind(part.name, part)
            return msgspec.structs.replace(part, name="")
        return part

    return _mapped(node, spoken, lambda ability: to_words(ability, plain))


def from_words(node: Node) -> Node:
    """The inverse: references are bound to what they mean; CardError where there is nothing they could mean."""
    bound = Bound()

    def meant(part: Node) -> Node:
        if isinstance(part, It):
            if part.name == EVENT:
                return part
            if part.name in ("it", "them"):
                name = bound.latest(part.name == "them")
            else:
                name = _name(bound, part.name)
            if not name:
                raise CardError(
                    worded(
                        "it_of_nothing", "{name} refers to nothing that was chosen before", {"name": repr(part.name)}
                    )
                )
            return It(name)
        if isinstance(part, Rest):
            if not part.of:
                if not bound.latest(True):
                    raise CardError(worded("rest_of_nothing", "'the rest' refers to nothing that was looked at before"))
                return Rest(bound.latest(True), bound.names[-1])
            return Rest(_name(bound, part.of), _name(bound, part.without))
        if isinstance(part, Binder):
            if len(bound.names) == len(NAMES):
                raise CardError(worded("chooses_often", "an ability chooses at most {n} times", {"n": len(NAMES)}))
            name = NAMES[len(bound.names)]
            bound.bind(name, part)
            return msgspec.structs.replace(part, name=name)
        return part

    return _mapped(node, meant, from_words)


def _place(bound: Bound, name: str) -> int:
    if name not in bound.names:
        raise CardError(
            worded("used_before", "{name} is used before anything was chosen under that name", {"name": repr(name)})
        )
    return bound.names.index(name) + 1


def _name(bound: Bound, number: str) -> str:
    if not number.isdecimal() or not 0 < int(number) <= len(bound.names):
        raise CardError(worded("no_choice", "there is no choice {number} before this", {"number": number}))
    return bound.names[int(number) - 1]


def _mapped(node: Node, change: Change, within: Change, depth: int = 0) -> Node:
    """A tree with a change made at every node, in the order of the words: what a binder selects from comes first.

    An ability that is given to a card has names of its own: it is changed by itself.
    """
    if depth > DEEPEST:
        raise CardError(
            worded(
                "tree_deep", "this tree is more than {deepest} nodes deep; nobody could say it", {"deepest": DEEPEST}
            )
        )
    fields = {name: _mapped_value(getattr(node, name), change, within, depth + 1) for name in node.__struct_fields__}
    return change(msgspec.structs.replace(node, **fields))


def _mapped_value(value: object, change: Change, within: Change, depth: int) -> object:
    if isinstance(value, tuple):
        return tuple(_mapped_value(part, change, within, depth) for part in value)
    if isinstance(value, AbilityNode):
        return within(value)
    return _mapped(value, change, within, depth) if isinstance(value, Node) else value
