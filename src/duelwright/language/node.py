"""What a node is: one frozen piece of a card, with a JSON form `["Draw", {"n": 1}]`."""

from __future__ import annotations

import types
import typing
from collections.abc import Callable, Iterable
from functools import cache
from typing import Final, TypeVar

import msgspec

from ..core.calling import call_game
from ..core.errors import CardError, worded

MAX_DEPTH: Final = 12
MAX_NODES: Final = 400
NEVER_EMPTY: Final = ("options",)


class Node(msgspec.Struct, frozen=True, repr_omit_defaults=True):
    """One piece of an ability."""


class Amount(Node, frozen=True):
    """A number that is worked out when it is needed."""


class Condition(Node, frozen=True):
    """Something that holds or does not."""


class Selector(Node, frozen=True):
    """A group of cards."""


class Effect(Node, frozen=True):
    """Something that is done."""


class Cost(Node, frozen=True):
    """Something that is paid."""


class AbilityNode(Node, frozen=True):
    """A whole ability of a card."""


N = TypeVar("N", bound=Node)

_NODES: dict[str, dict[str, type[Node]]] = {}
_OMITTED: dict[str, set[str]] = {}
_FAMILY: dict[str, str] = {}  # of the formats that share a family's nodes
_FORMER: dict[type[Node], dict[str, str]] = {}  # lists of older versions, by the field that holds them now


def node(game: str = "", **former: str) -> Callable[[type[N]], type[N]]:
    """Register a node, for every game or under one game's key.

    A list that cards of older versions keep in a field of another name is still read: `former` says where it went.
    """

    def register(kind: type[N]) -> type[N]:
        _NODES.setdefault(game, {})[kind.__name__] = kind
        _FORMER[kind] = former
        nodes.cache_clear()
        return kind

    return register


def omit(game: str, *kinds: type[Node]) -> None:
    """Shared nodes that a game's cards are not made of, because it has its own for the same."""
    _OMITTED.setdefault(game, set()).update(kind.__name__ for kind in kinds)
    nodes.cache_clear()


def share_nodes(family: str, formats: Iterable[str]) -> None:
    """Formats of one game, whose cards are made of the same nodes."""
    _FAMILY.update(dict.fromkeys(formats, family))
    nodes.cache_clear()


@cache
def nodes(game: str = "") -> dict[str, type[Node]]:
    """The nodes a game's cards may be made of, by name; a format has those of its family."""
    call_game(game)
    family = _FAMILY.get(game, game)
    shared = {name: kind for name, kind in _NODES.get("", {}).items() if name not in _OMITTED.get(family, ())}
    return {**shared, **_NODES.get(family, {})}


@cache
def fields_of(kind: type[Node]) -> tuple[msgspec.structs.FieldInfo, ...]:
    """The fields of a kind of node."""
    return msgspec.structs.fields(kind)


@cache
def hints_of(kind: type[Node]) -> dict[str, object]:
    """The declared types of its fields."""
    return typing.get_type_hints(kind)


def walk(root: object) -> list[Node]:
    """The node and every node within it, outermost first."""
    if isinstance(root, tuple):
        return [found for part in root for found in walk(part)]
    if not isinstance(root, Node):
        return []
    return [root, *[found for name in root.__struct_fields__ for found in walk(getattr(root, name))]]


def paths(root: object, path: str = "") -> dict[int, str]:
    """Where each node of a tree is, by its identity: names of fields and places in lists, joined by points."""
    found: dict[int, str] = {}
    parts: list[tuple[str, object]] = []
    if isinstance(root, tuple):
        parts = [(str(i), part) for i, part in enumerate(root)]
    elif isinstance(root, Node):
        found[id(root)] = path
        parts = [(name, getattr(root, name)) for name in root.__struct_fields__]
    for name, part in parts:
        for node, inner in paths(part, f"{path}.{name}" if path else name).items():
            found.setdefault(node, inner)
    return found


def node_at(root: object, path: str) -> Node | None:
    """The node at a path of a tree, or None where there is none.

    >>> from duelwright.language.nodes import Draw, May
    >>> node_at((May((Draw(2),)),), "0.do.0")
    Draw(n=2)
    """
    found = value_at(root, path)
    return found if isinstance(found, Node) else None


def value_at(root: object, path: str) -> object:
    """What lies at a path of a tree, which may be a row of nodes; None where there is nothing."""
    for name in path.split("."):
        if isinstance(root, tuple):
            root = root[int(name)] if name.isdecimal() and int(name) < len(root) else None
        else:
            root = getattr(root, name, None) if isinstance(root, Node) else None
    return root


def to_json(value: object) -> object:
    """The JSON form of a node, a number, a word, or a list of these."""
    if isinstance(value, Node):
        fields = fields_of(type(value))
        shown = {f.name: getattr(value, f.name) for f in fields if getattr(value, f.name) != f.default}
        return [type(value).__name__, {name: to_json(part) for name, part in shown.items()}]
    if isinstance(value, tuple):
        return [to_json(part) for part in value]
    return value


def from_json(form: object, game: str = "") -> Node:
    """The node for a JSON form; CardError where it is none, is too deep or too large."""
    found = _node(form, game, 1)
    if len(walk(found)) > MAX_NODES:
        raise CardError(worded("many_nodes", "an ability may have {max_nodes} nodes at most", {"max_nodes": MAX_NODES}))
    return found


def _node(form: object, game: str, depth: int) -> Node:
    if depth > MAX_DEPTH:
        raise CardError(
            worded("deep_nodes", "an ability may be {max_depth} nodes deep at most", {"max_depth": MAX_DEPTH})
        )
    if not (isinstance(form, list) and len(form) == 2 and isinstance(form[0], str) and isinstance(form[1], dict)):
        raise CardError(
            worded(
                "node_form",
                "a node looks like {looks}, not {form}",
                {"looks": '["Draw", {"n": 1}]', "form": str(form)[:60]},
            )
        )
    kind = nodes(game).get(form[0])
    if kind is None:
        raise CardError(worded("no_node", "there is no node {form} in this game", {"form": repr(form[0])}))
    hints = hints_of(kind)
    values: dict[str, object] = {}
    for name, part in form[1].items():
        field = _FORMER[kind].get(name, name)
        if field not in hints:
            raise CardError(
                worded(
                    "node_field",
                    "{form} has no field {name}; it has {value}",
                    {"form": form[0], "name": repr(name), "value": ", ".join(hints) or "none"},
                )
            )
        value, before = _value(part, hints[field], game, depth + 1, f"{form[0]}.{name}"), values.get(field)
        values[field] = (*before, *value) if isinstance(before, tuple) and isinstance(value, tuple) else value
    try:
        return kind(**values)
    except TypeError as error:
        raise CardError(worded("node_says", "{form}: {error}", {"form": form[0], "error": error})) from None


def _value(part: object, hint: object, game: str, depth: int, path: str) -> object:
    """A field's value, where it fits the field's type."""
    made: object = part
    if isinstance(part, list):
        if typing.get_origin(hint) is tuple:
            inner = typing.get_args(hint)[0]
            return tuple(_value(item, inner, game, depth, path) for item in part)
        made = _node(part, game, depth)
    if not fits(made, hint):
        raise CardError(
            worded("not_fitting", "{path}: {part} does not fit here", {"path": path, "part": str(part)[:40]})
        )
    return made


def check_node(root: object, path: str, most: int = 99) -> None:
    """Refuse a tree with a value out of its type or bounds; CardError names the place."""
    if not isinstance(root, Node):
        raise CardError(worded("not_a_node", "{path}: {root} is no node", {"path": path, "root": repr(str(root)[:40])}))
    parts = walk(root)
    if len(parts) > MAX_NODES:
        raise CardError(
            worded(
                "many_nodes_at",
                "{path}: an ability may have {max_nodes} nodes at most",
                {"path": path, "max_nodes": MAX_NODES},
            )
        )
    for part in parts:
        name = type(part).__name__
        for field, hint in hints_of(type(part)).items():
            value = getattr(part, field)
            if not fits(value, hint):
                raise CardError(
                    worded(
                        "field_value",
                        "{path}: {name}.{field} cannot be {value}",
                        {"path": path, "name": name, "field": field, "value": repr(str(value)[:40])},
                    )
                )
            if type(value) is int and not (-most if field == "by" else 0) <= value <= most:
                raise CardError(
                    worded(
                        "field_most",
                        "{path}: {name}.{field} takes a number up to {most}, not {value}",
                        {"path": path, "name": name, "field": field, "most": most, "value": str(value)[:40]},
                    )
                )
            if isinstance(value, tuple) and field in NEVER_EMPTY and not all((value, *value)):
                raise CardError(
                    worded(
                        "field_empty",
                        "{path}: {name}.{field} must not be empty",
                        {"path": path, "name": name, "field": field},
                    )
                )


def fits(value: object, hint: object) -> bool:
    """Whether a value is of a field's declared type."""
    origin = typing.get_origin(hint)
    if origin is typing.Literal:
        return value in typing.get_args(hint)
    if origin in (typing.Union, types.UnionType):
        return any(fits(value, one) for one in typing.get_args(hint))
    if origin is tuple:
        return isinstance(value, tuple) and all(fits(part, typing.get_args(hint)[0]) for part in value)
    return type(value) is hint if hint in (int, bool, str) else isinstance(hint, type) and isinstance(value, hint)
