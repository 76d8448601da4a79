"""TypeScript types of what the server sends and takes, made from the Python ones."""

from __future__ import annotations

import textwrap

import msgspec
from msgspec import inspect

from duelwright.library.statistics import Comparison
from duelwright.server import (
    account_api,
    accounts,
    answers,
    deck_api,
    lessons,
    own_cards,
    ratings,
    replays,
    rest,
    store,
    wire,
)
from duelwright.server.lobby import Seated

HEAD = "/** Written by `make docs` from src/duelwright/server; do not edit. */\n"
REST = (
    deck_api.CardFace, rest.Catalogue, rest.Me, rest.NewTable, rest.Join, rest.Open, deck_api.CheckDeck,
    deck_api.Checked, deck_api.CardsFound, deck_api.Convert, deck_api.Converted, deck_api.TryHand, deck_api.Hand,
    deck_api.CompareDecks, Comparison, deck_api.DrawDeck, deck_api.KeepDeck, deck_api.KeptDeck, rest.Fork, rest.Share,
    lessons.Course, lessons.Learn,
    answers.Wrong, Seated, store.Finished, replays.Story, replays.Position, rest.Watched, account_api.Who,
    own_cards.OwnCardsList, own_cards.BroughtCards, account_api.Ended, accounts.Browser, accounts.Profile,
    ratings.Place,
)  # fmt: skip
SIMPLE: dict[type, str] = {
    inspect.IntType: "number",
    inspect.FloatType: "number",
    inspect.StrType: "string",
    inspect.BoolType: "boolean",
    inspect.NoneType: "null",
    inspect.AnyType: "unknown",
}


def protocol() -> str:
    """The whole file."""
    found: dict[str, str] = {}
    shown(inspect.type_info(wire.FromClient), found)
    shown(inspect.type_info(wire.FromServer), found)
    for kind in REST:
        shown(inspect.type_info(kind), found)
    client = " | ".join(_names(wire.FromClient))
    server = " | ".join(_names(wire.FromServer))
    parts = [HEAD, *(found[name] for name in sorted(found))]
    return "\n".join([*parts, f"export type FromClient = {client}\n", f"export type FromServer = {server}\n"])


def _names(union: object) -> list[str]:
    made = inspect.type_info(union)
    assert isinstance(made, inspect.UnionType)
    return [kind.cls.__name__ for kind in made.types if isinstance(kind, inspect.StructType)]


def shown(kind: inspect.Type, found: dict[str, str]) -> str:
    """A type in TypeScript; structs are added to what was found."""
    if isinstance(kind, inspect.StructType):
        name = kind.cls.__name__
        if name not in found:
            found[name] = ""
            found[name] = interface(kind, found)
        return name
    if isinstance(kind, inspect.UnionType):
        return " | ".join(dict.fromkeys(shown(part, found) for part in kind.types))
    if isinstance(kind, inspect.DictType):
        return f"Record<string, {shown(kind.value_type, found)}>"
    if isinstance(kind, inspect.TupleType):
        return f"[{', '.join(shown(part, found) for part in kind.item_types)}]"
    if isinstance(kind, inspect.VarTupleType | inspect.ListType):
        inner = shown(kind.item_type, found)
        return f"({inner})[]" if " " in inner else f"{inner}[]"
    return SIMPLE[type(kind)]


def interface(kind: inspect.StructType, found: dict[str, str]) -> str:
    """A struct: fields with defaults may be missing where defaults are left out, or where a client sends them."""
    config = kind.cls.__struct_config__
    lines = [f"  {config.tag_field}: '{config.tag}'"] if config.tag_field else []
    for field in kind.fields:
        has_default = field.default is not msgspec.NODEFAULT or field.default_factory is not msgspec.NODEFAULT
        is_loose = has_default and (config.omit_defaults or config.forbid_unknown_fields)
        lines.append(f"  {field.encode_name}{'?' if is_loose else ''}: {shown(field.type, found)}")
    said = textwrap.fill((kind.cls.__doc__ or "").partition("\n\n")[0], 112)
    return f"/** {said} */\nexport interface {kind.cls.__name__} {{\n" + "\n".join(lines) + "\n}\n"
