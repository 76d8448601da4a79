"""The JSON Schema of a file of cards, for editors that complete and check while one writes."""

from __future__ import annotations

import msgspec

from ..facets.record import Record
from ..games import SHIPPED, family
from .sheet import headings_of
from .whose import kinds_read, numbers_of

TEXT_OF_LINES = {"type": "array", "items": {"type": "string"}}
SAID = {
    "name": "What the card is called; the only field that every card needs.",
    "type": "What kind of card it is, as its game calls it.",
    "text": "What it does, in English: a line, or an entry, for each ability.",
    "set": "The set it belongs to; found by set:NAME.",
    "number": "Its number, which is its own; a deck's list may name it.",
    "skill": "Its icons, with commas between them.",
    "picture": "Words for its picture.",
}
Schema = dict[str, object]


def card_schema() -> Schema:
    """The schema: a list of cards, or an object with a list `cards` and the game that they are for."""
    families = list(dict.fromkeys(family(key).key for key in SHIPPED))
    (_,), components = msgspec.json.schema_components((Record,), schema_hook=_any, ref_template="#/$defs/{name}")
    named = {"type": "string", "description": f"The game of the cards: {', '.join(families)}, or an installed one."}
    cards: Schema = {"type": "array", "items": {"$ref": "#/$defs/card"}}
    forms = [{"$ref": "#/$defs/told"}, {"$ref": "#/$defs/defined"}, {"$ref": "#/$defs/Record"}]
    told = {"type": "object", "required": ["name"], "properties": fields_told(families), "additionalProperties": False}
    return {
        "$schema": "https://json-schema.org/draft/2020-12/schema",
        "title": "Cards of one's own",
        "anyOf": [cards, {"type": "object", "required": ["cards"], "properties": {"game": named, "cards": cards}}],
        "$defs": {"card": {"anyOf": forms}, "told": told, "defined": defined(), **components},
    }


def _any(kind: type) -> Schema:
    """A tree is checked by the game that reads it."""
    assert kind is object
    return {"description": "any JSON value"}


def fields_told(families: list[str]) -> dict[str, Schema]:
    """The fields of a card as a table has them, of every game."""
    numbers = {name for key in families for name in numbers_of(key)}
    found: dict[str, Schema] = {"game": {"type": "string"}, "numbers": {"type": "object"}}
    for key in families:
        for heading, field in headings_of(key).items():
            name = heading.replace(" ", "_")
            if field in numbers:
                found[name] = {"type": ["integer", "string"], "description": f"Its {field.replace('_', ' ')}."}
            else:
                text: Schema = {"type": "string"}
                made: Schema = {"anyOf": [text, TEXT_OF_LINES]} if field in ("text", "skill") else text
                found[name] = {**made, "description": SAID.get(field, f"Its {field.replace('_', ' ')}.")}
    kinds = dict.fromkeys(word for key in families for word in kinds_read(key) if word)
    for name in ("type", "kind"):
        found[name] = {**found[name], "examples": list(kinds)}
    return found


def defined() -> Schema:
    """A card with its trees, as `duelwright cards GAME --json` prints it."""
    node: Schema = {"type": "array", "minItems": 2, "maxItems": 2, "description": 'A node: ["Draw", {"n": 2}].'}
    fields: dict[str, Schema] = {
        "game": {"type": "string"},
        "id": {"type": "string"},
        "name": {"type": "string"},
        "kind": {"type": "string"},
        "numbers": {"type": "object", "additionalProperties": {"type": "integer"}},
        "abilities": {"type": "array", "items": node},
        "flavour": {"type": "string"},
        "traits": {"type": "object", "additionalProperties": TEXT_OF_LINES},
    }
    needed = ["name", "kind", "numbers", "abilities"]
    return {"type": "object", "required": needed, "properties": fields, "additionalProperties": False}
