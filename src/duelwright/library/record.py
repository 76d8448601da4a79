"""Records: filled in, found sound, made into the card to play with and back. Games tell what is their own."""

from __future__ import annotations

from ..core.card import CardDef
from ..core.errors import worded
from ..facets.facets import facets_of
from ..facets.record import NUMBERS, LibraryError, Record, flaw
from ..games import families


def filled(record: Record) -> Record:
    """The record with what its source lacks, as its game tells.

    >>> filled(Record("1", "Blaster Blade", clan="Royal Paladin", grade=2, power=9000, shield=5000)).nation
    'United Sanctuary'
    """
    return facets_of(record.game).fill(record)


def checked(record: Record) -> Record:
    """The record, where it is sound; LibraryError names the card and what is wrong with it."""
    known = [family.key for family in families()]
    wrong = flaw(record)
    if not wrong and record.game not in known:
        games = {"game": repr(record.game[:40]), "list": ", ".join(known)}
        wrong = worded("no_game_of", "there is no game {game}; there are: {list}", games)
    wrong = wrong or facets_of(record.game).check(record)
    if wrong:
        raise LibraryError(
            worded(
                "record_wrong",
                "card {record} ({record2}): {wrong}",
                {"record": repr(record.key[:40]), "record2": repr(record.name[:60]), "wrong": wrong},
            )
        )
    return record


def record_of(card: CardDef, family: str) -> Record:
    """A shipped or defined card as a record, without the words of its abilities."""
    traits = card.traits
    made = Record(
        card.id,
        card.name,
        family,
        card.kind,
        clan=traits.get("clan", ("",))[0],
        nation=traits.get("nation", ("",))[0],
        race=traits.get("race", ("",))[0],
        skills=traits.get("icons", ()),
        grade=card.numbers.get("grade"),
        power=card.numbers.get("power"),
        shield=card.numbers.get("shield"),
        critical=card.numbers.get("critical"),
        number=card.id,
        set=card.id.partition("/")[0],
        flavour=card.flavour,
        numbers={name: value for name, value in card.numbers.items() if name not in NUMBERS},
    )
    return facets_of(family).to_record(card, made)


def definition(record: Record, name: str) -> CardDef:
    """The card to play with: its numbers and icons under an id of its own, and no ability."""
    numbers = {stat: value for stat in NUMBERS if (value := getattr(record, stat)) is not None} | record.numbers
    traits = {"nation": (record.nation,), "clan": (record.clan,), "race": (record.race,), "icons": record.skills}
    kept = {trait: words for trait, words in traits.items() if words not in ((), ("",))}
    card = CardDef(name, record.name, record.kind, numbers, (), record.flavour, kept)
    return facets_of(record.game).to_card(record, card)
