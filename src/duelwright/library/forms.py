"""Cards in JSON and TOML: records of the library, definitions with their trees, or the fields that a table has."""

from __future__ import annotations

import tomllib
from collections.abc import Callable, Mapping, Sequence
from typing import Final

import msgspec

from ..core.card import CardDef
from ..core.errors import CardError, near_name, worded
from ..core.nearest import nearest
from ..facets.record import LibraryError, Record
from ..games import families, game, widest
from .record import checked, definition, filled, record_of
from .sheet import card_told, headings_of
from .whose import found_out, game_named

MOST_CARDS: Final = 200_000
LONGEST: Final = 64_000_000  # characters
Reader = Callable[[dict[str, object]], CardDef]


def read_forms(
    text: str, family: str = "", wrong: list[LibraryError] | None = None, is_toml: bool = False
) -> list[Record]:
    """The cards of a JSON file: a list, or an object with a list `cards`; LibraryError names the one that is wrong.

    A file of TOML says the same with `game = "duel"` and `[[cards]]`. A card is a record of the library, a definition
    with its `abilities`, or the fields that a table has, whose `text` is read.

    >>> read_forms('[{"name": "Demo", "kind": "unit", "numbers": {"grade": 1}, "abilities": []}]')[0].skills
    ('boost',)
    """
    if len(text) > LONGEST:
        raise LibraryError(
            worded(
                "cards_long",
                "this file is {text} characters long; {longest} are the most that is read",
                {"text": f"{len(text):,}", "longest": f"{LONGEST:,}"},
            )
        )
    found = _toml(text) if is_toml else _json(text)
    if isinstance(found, dict):
        named = found.get("game", family)
        family = named if isinstance(named, str) else family
        found = found.get("cards")
    if not isinstance(found, list) or len(found) > MOST_CARDS:
        raise LibraryError(
            worded(
                "cards_list",
                "a file of cards is a list of at most {most_cards} cards, or an object with such a list `cards`",
                {"most_cards": f"{MOST_CARDS:,}"},
            )
        )
    records: list[Record] = []
    for number, form in enumerate(found, 1):
        try:
            records.append(_record(form, family, number))
        except LibraryError as error:
            if wrong is None:
                raise
            wrong.append(error)
    return records


def _json(text: str) -> object:
    if not text.strip():
        raise LibraryError(worded("file_empty", "the file is empty"))
    try:
        return msgspec.json.decode(text)
    except RecursionError:
        raise LibraryError(worded("file_nested", "this file is nested too deeply to hold cards")) from None
    except (msgspec.MsgspecError, UnicodeEncodeError) as error:
        raise LibraryError(worded("no_json", "this is no JSON: {error}", {"error": error})) from None


def _toml(text: str) -> object:
    try:
        return tomllib.loads(text)
    except (tomllib.TOMLDecodeError, RecursionError) as error:
        raise LibraryError(worded("no_toml", "this is no TOML: {error}", {"error": error})) from None


def _record(form: object, family: str, number: int) -> Record:
    try:
        if isinstance(form, dict) and "key" not in form and "abilities" not in form:
            return _told(form, family, worded("card_at", "card {number}", {"number": number}))
        if isinstance(form, dict) and "key" in form:
            unknown = sorted(set(form) - set(Record.__struct_fields__))
            if unknown:
                near = nearest(str(unknown[0]), Record.__struct_fields__)
                hint = near_name(near)
                raise LibraryError(
                    worded(
                        "card_field",
                        "a card has no field {unknown}{hint}",
                        {"unknown": repr(str(unknown[0])[:40]), "hint": hint},
                    )
                )
            record = msgspec.convert(form, Record)
            if record.abilities:
                own_definition(record)  # it must be sound
        else:
            record = _defined(form, family)
        return checked(filled(record))
    except (CardError, LibraryError, msgspec.ValidationError) as error:
        raise LibraryError(
            worded("card_number", "card {number}: {error}", {"number": number, "error": error})
        ) from None


def _told(form: Mapping[str, object], family: str, place: str) -> Record:
    """A card by the fields that a table has."""
    numbers = form.get("numbers", {})
    amounts = numbers if isinstance(numbers, dict) else {}
    fields = {field: value for field, value in form.items() if field not in ("game", "numbers")} | amounts
    typed = next((str(form[name]) for name in ("type", "kind") if name in form), "")
    named = form.get("game", family)
    whose = game_named(str(named)) if named else found_out(fields, [typed])
    headings = headings_of(whose)
    values: dict[str, str] = {}
    for name, value in fields.items():
        field = headings.get(name.replace("_", " ").casefold(), "")
        if not field:
            near = nearest(name, headings)
            params = {"place": place, "whose": whose, "name": repr(name[:40]), "hint": near_name(near)}
            raise LibraryError(worded("card_of_field", "{place}: a card of {whose} has no field {name}{hint}", params))
        values[field] = _written(value, field, place)
    return card_told(values, place, whose)


def _written(value: object, field: str, place: str) -> str:
    """A value as a table has it: lists of abilities are lines, other lists have commas."""
    if isinstance(value, list) and all(isinstance(part, str) for part in value):
        return ("\n" if field == "text" else ", ").join(value)
    if isinstance(value, bool) or not isinstance(value, str | int):
        raise LibraryError(
            worded(
                "neither_text",
                "{place}: {field} is {value}, neither a text nor a whole number",
                {"place": place, "field": field, "value": repr(str(value)[:40])},
            )
        )
    return str(value)


def _defined(form: object, family: str) -> Record:
    """The record of a definition."""
    if not isinstance(form, dict):
        raise LibraryError(worded("card_form", "a card is an object, not {form}", {"form": repr(str(form)[:40])}))
    named = form.get("game", family) or found_out([], [str(form.get("kind", ""))])
    card = _reader(named if isinstance(named, str) else "")(
        {field: value for field, value in form.items() if field != "game"}
    )
    made = record_of(card, game_named(str(named)))
    return msgspec.structs.replace(made, abilities=tuple(form.get("abilities", ())))


def _reader(family: str) -> Reader:
    for known in families():
        for key in known.formats if family in (known.key, *known.formats) else ():
            read = game(key).blueprint.card_from_json
            if read is not None:
                return read
    known_keys = ", ".join(known.key for known in families())
    raise LibraryError(
        worded(
            "no_card_game",
            "there is no game {family} whose cards could be read; there are: {known_keys}",
            {"family": repr(family[:40]), "known_keys": known_keys},
        )
    )


def own_definition(record: Record, name: str = "") -> CardDef:
    """The card for a record that brings its tree along; CardError where the tree is not sound."""
    card = definition(record, name or record.key)
    traits = {trait: list(words) for trait, words in card.traits.items()}
    form: dict[str, object] = {"id": card.id, "name": card.name, "kind": card.kind, "numbers": card.numbers}
    form |= {"abilities": list(record.abilities), "flavour": card.flavour, "traits": traits}
    return _reader(record.game)(form)


def write_forms(records: Sequence[Record]) -> str:
    """The records as a JSON file."""
    return msgspec.json.format(msgspec.json.encode({"cards": records}), indent=1).decode() + "\n"


def faults(records: Sequence[Record]) -> list[str]:
    """What is wrong with the definitions among these cards: what no game could run, card by card."""
    found: list[str] = []
    for record in records:
        if not record.abilities:
            continue
        made = widest(record.game)
        try:
            made.rulebook.compile_card(made, 0, own_definition(record, f"user:check/{record.key}"))
        except CardError as error:
            found.append(worded("card_fault", "{name}: {error}", {"name": record.name, "error": error}))
    return found
