"""What is printed on cards, from plain JSON: numbers, icons, and abilities as parts that can be looked through."""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from typing import Final, TypeAlias

Json: TypeAlias = "bool | int | float | str | list[Json] | dict[str, Json] | None"
Value: TypeAlias = "bool | int | float | str | Part | tuple[Value, ...] | None"
NAME: Final = "is"  # the key that says what a part is
NOT_PLAYED: Final = ("CopyLimit", "EnergyLimit")  # parts of a text that are no abilities to be played


class Part:
    """One part of an ability: what it is called, and its fields."""

    def __init__(self, name: str, fields: dict[str, Value]) -> None:
        self.name = name
        self.fields = fields

    def word(self, field: str) -> str:
        value = self.fields.get(field)
        return value if isinstance(value, str) else ""

    def number(self, field: str) -> int | None:
        """A number, or None where the card has it counted."""
        value = self.fields.get(field)
        return value if isinstance(value, int) else None

    def part(self, field: str) -> Part | None:
        value = self.fields.get(field)
        return value if isinstance(value, Part) else None

    def parts(self, field: str) -> list[Part]:
        value = self.fields.get(field)
        return [one for one in value if isinstance(one, Part)] if isinstance(value, tuple) else []

    def words(self, field: str) -> list[str]:
        value = self.fields.get(field)
        return [one for one in value if isinstance(one, str)] if isinstance(value, tuple) else []

    def walk(self) -> Iterator[Part]:
        """This part and all within it."""
        yield self
        for value in self.fields.values():
            yield from _walk(value)


def _walk(value: Value) -> Iterator[Part]:
    if isinstance(value, Part):
        yield from value.walk()
    elif isinstance(value, tuple):
        for one in value:
            yield from _walk(one)


def _part(json: Json) -> Value:
    if isinstance(json, dict):
        name = json[NAME]
        assert isinstance(name, str)
        return Part(name, {key: _part(value) for key, value in json.items() if key != NAME})
    return tuple(_part(one) for one in json) if isinstance(json, list) else json


class Printed:
    """A card as it is printed."""

    def __init__(self, card: str, json: Mapping[str, Json]) -> None:
        self.id = card
        self.name = str(json["name"])
        self.kind = str(json["kind"])
        numbers, traits = json["numbers"], json["traits"]
        assert isinstance(numbers, dict) and isinstance(traits, dict)
        self.numbers = {stat: value for stat, value in numbers.items() if isinstance(value, int)}
        self.traits = {key: frozenset(map(str, row)) for key, row in traits.items() if isinstance(row, list)}
        self.icons = self.traits.get("icons", frozenset())
        self.trigger = next((word.removesuffix(" trigger") for word in self.icons if word.endswith(" trigger")), "")
        listed = _part(json["abilities"])
        assert isinstance(listed, tuple)
        self.text = [part for part in listed if isinstance(part, Part)]
        self.abilities = [part for part in self.text if part.name not in NOT_PLAYED]
        self.continuous = [part for part in self.text if part.name in ("Continuous", "Has")]
        self.all_parts = [inner for part in self.text for inner in part.walk()]

    def number(self, stat: str) -> int:
        return self.numbers.get(stat, 0)

    def parts(self, *names: str) -> list[Part]:
        """All parts of its text with one of these names, however deep."""
        return [part for part in self.all_parts if part.name in names]

    @property
    def is_unit(self) -> bool:
        return self.kind in ("unit", "trigger unit", "G unit", "token")

    @property
    def is_g_guardian(self) -> bool:
        return "G guardian" in self.icons


class Library:
    """The printed cards of a game."""

    def __init__(self, cards: Mapping[str, Mapping[str, Json]]) -> None:
        self.cards = {card: Printed(card, json) for card, json in cards.items()}
