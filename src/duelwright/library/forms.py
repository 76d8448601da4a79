"""Cards in JSON: records as the library keeps them, or definitions as games write them; both with their trees."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import Final

import msgspec

from ..core.card import CardDef
from ..core.errors import CardError
from ..core.nearest import nearest
from ..facets.record import UNNAMED, LibraryError, Record
from ..games import families, game, widest
from .record import checked, definition, filled, record_of

MOST_CARDS: Final = 200_000
LONGEST: Final = 64_000_000  # characters
Reader = Callable[[dict[str, object]], CardDef]


def read_forms(text: str, family: str = UNNAMED, wrong: list[str] | None = None) -> list[Record]:
    """The cards of a JSON file: a list, or an object with a list `cards`; LibraryError names the one that is wrong.

    >>> read_forms('[{"name": "Demo", "kind": "unit", "numbers": {"grade": 1}, "abilities": []}]')[0].skills
    ('boost',)
    """
    if len(text) > LONGEST:
        raise LibraryError(f"this file is {len(text):,} characters long; {LONGEST:,} are the most that is read")
    try:
        found: object = msgspec.json.decode(text)
    except (msgspec.MsgspecError, RecursionError, UnicodeEncodeError) as error:
        raise LibraryError(f"this is no JSON: {error}") from None
    if isinstance(found, dict):
        named = found.get("game", family)
        family = named if isinstance(named, str) else family
        found = found.get("cards")
    if not isinstance(found, list) or len(found) > MOST_CARDS:
        raise LibraryError(
            f"a file of cards is a list of at most {MOST_CARDS:,} cards, or an object with such a list `cards`"
        )
    records: list[Record] = []
    for number, form in enumerate(found, 1):
        try:
            records.append(_record(form, family, number))
        except LibraryError as error:
            if wrong is None:
                raise
            wrong.append(str(error))
    return records


def _record(form: object, family: str, number: int) -> Record:
    try:
        if isinstance(form, dict) and "key" in form:
            unknown = sorted(set(form) - set(Record.__struct_fields__))
            if unknown:
                near = nearest(str(unknown[0]), Record.__struct_fields__)
                hint = f"; did you mean {near!r}?" if near else ""
                raise LibraryError(f"a card has no field {str(unknown[0])[:40]!r}{hint}")
            record = msgspec.convert(form, Record)
            if record.abilities:
                own_definition(record)  # it must be sound
        else:
            record = _defined(form, family)
        return checked(filled(record))
    except (CardError, LibraryError, msgspec.ValidationError) as error:
        raise LibraryError(f"card {number}: {error}") from None


def _defined(form: object, family: str) -> Record:
    """The record of a definition."""
    if not isinstance(form, dict):
        raise LibraryError(f"a card is an object, not {str(form)[:40]!r}")
    named = form.get("game", family)
    card = _reader(named if isinstance(named, str) else "")(
        {field: value for field, value in form.items() if field != "game"}
    )
    made = record_of(card, str(named))
    return msgspec.structs.replace(made, abilities=tuple(form.get("abilities", ())))


def _reader(family: str) -> Reader:
    for known in families():
        for key in known.formats if family in (known.key, *known.formats) else ():
            read = game(key).blueprint.card_from_json
            if read is not None:
                return read
    known_keys = ", ".join(known.key for known in families())
    raise LibraryError(f"there is no game {family[:40]!r} whose cards could be read; there are: {known_keys}")


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
            found.append(f"{record.name}: {error}")
    return found
