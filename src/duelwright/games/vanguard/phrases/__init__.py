"""Vanguard's own words, by language."""

from typing import Final

from ....language import nodes as shared
from ....language.grammar import Table
from .en import english
from .en_printed import printed
from .fr import french
from .ru import russian


def _english(t: Table) -> None:
    english(t)
    printed(t)


WORDS = {"en": _english, "fr": french, "ru": russian}
NO_UNITS: Final = ("normal order", "blitz order", "set order", "crest")


def _english_card(t: Table) -> None:
    for category in ("object", "subject", "self", "doer"):
        t.prefer(category, shared.This, "this card")


def _french_card(t: Table) -> None:
    t.prefer("self", shared.This, "cette carte")


def _russian_card(t: Table) -> None:
    t.prefer("self", shared.This, "{this} {card}")


AS_A_CARD: Final = {"en": _english_card, "fr": _french_card, "ru": _russian_card}  # what is no unit calls itself a card
