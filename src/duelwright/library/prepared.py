"""A card made ready for a library: what can be played of it, what it is found by, and its words in every language."""

from __future__ import annotations

from collections.abc import Sequence

import msgspec

from ..core.card import CardDef
from ..facets.facets import facets_of
from ..facets.reading import AbilityRead
from ..facets.record import Record
from ..games import widest
from ..language import languages
from ..language.node import to_json
from ..speech.cardline import abilities as spoken
from .behaviour import ability_kinds, behaviour
from .definitions import defined, formats_of, read_card, read_definition, status_of
from .forms import own_definition
from .index import said_to_be
from .record import definition
from .wording import why_not

ID = "user:read"  # of a definition before it is known under which id it will lie in a library


class Form(msgspec.Struct, frozen=True, omit_defaults=True):
    """The definition of a card as it was read once: that of a shipped card, by its id, or one of its own."""

    same: str = ""
    card: dict[str, object] = {}


class Prepared(msgspec.Struct, frozen=True, omit_defaults=True):
    """A card as a library takes it in."""

    record: Record
    status: str
    words: dict[str, list[str]]
    texts: dict[str, str] = {}
    form: Form | None = None  # where the card is not read again


def prepared(record: Record, status: str, card: CardDef | None, formats: Sequence[str]) -> Prepared:
    """A card with what is known of it."""
    trees = card.abilities if card is not None else ()
    words = {
        **behaviour(trees),
        "is": sorted({status, *said_to_be(record), *ability_kinds(trees)}),
        "format": [*formats],
    }
    texts = {lang: "\n".join(spoken(widest(record.game), card, lang)) for lang in languages()} if card else {}
    return Prepared(record, status, words, texts)


def read_once(record: Record, lang: str = "en") -> tuple[Prepared, tuple[str, ...]]:
    """A card that is read here and now and never again; and the words where reading stopped, in a language.

    >>> made, stops = read_once(Record("1", "Chart", "asigoc", "item", text=("Draw 2 cards.", "Dance.")))
    >>> made.status, len(made.form.card["abilities"]), len(stops)
    ('unread', 1, 1)
    """
    known = defined(record)
    made = prepared(record, status_of(record, known), known, formats_of(record))
    if known is not None and not record.abilities and not known.id.startswith("user:"):
        return msgspec.structs.replace(made, form=Form(same=known.id)), ()
    read = read_card(record) if known is None else None
    card = known
    if card is None:
        card = read_definition(record, read, ID) if read is not None else definition(record, ID)
    stopped = [one for one in read.abilities if one.tree is None] if read is not None else []
    stops = tuple(_stop(record.game, one, lang) for one in stopped)
    return msgspec.structs.replace(made, form=Form(card=form_of(card))), stops


def _stop(family: str, read: AbilityRead, lang: str) -> str:
    own = lang != "en" and facets_of(family).printed is None  # what a reader of print says of it is printed words
    return (why_not(widest(family), read.text, lang) if own else "") or read.unread or read.text


def form_of(card: CardDef) -> dict[str, object]:
    """A definition in JSON form."""
    traits = {trait: list(words) for trait, words in card.traits.items()}
    trees = [to_json(part) for part in card.abilities]
    form: dict[str, object] = {"id": card.id, "name": card.name, "kind": card.kind, "numbers": dict(card.numbers)}
    return form | {"abilities": trees, "flavour": card.flavour, "traits": traits}


def card_of(form: Form, record: Record, name: str) -> CardDef:
    """The card to play with, under the id that it has in a library; CardError where it is sound no more."""
    trees = form.card.get("abilities", ())
    assert isinstance(trees, list | tuple)
    return own_definition(msgspec.structs.replace(record, abilities=tuple(trees)), name)
