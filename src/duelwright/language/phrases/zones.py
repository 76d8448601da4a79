"""Cards by where they lie: the noun phrases that every game needs, made from its own zones and nouns."""

from __future__ import annotations

from collections.abc import Mapping

from ..grammar import Table
from ..nodes import Cards, Side

SIDES: tuple[Side, ...] = ("yours", "opponent's", "any")
Places = Mapping[str, tuple[str, str, str]]  # by zone: where your cards, the opponent's and anybody's are
Pairs = Mapping[str, Mapping[str, tuple[str, str]]]  # by zone and kind of card: one, many
Keys = Mapping[str, Mapping[str, str]]  # by zone and kind of card: a noun of the lexicon


def english_cards(t: Table, places: Places, nouns: Pairs, deck: str = "deck") -> None:
    """One card and many cards of each zone, side and kind, with and without this one; what a deck is searched for."""
    for zone, where in places.items():
        for side, place in zip(SIDES, where, strict=True):
            for kind, (one, many) in nouns[zone].items():
                for lead, other in (("", False), ("other ", True)):
                    fixed = {"zone": zone, "side": side, "kind": kind, "other": other}
                    t.phrase("one_card", Cards, f"{lead}{one} {place}", **fixed)
                    t.phrase("many_cards", Cards, f"{lead}{many} {place}", **fixed)
    for kind, (one, many) in nouns[deck].items():
        t.phrase("deck_card", Cards, one, zone=deck, kind=kind)
        t.phrase("deck_cards", Cards, many, zone=deck, kind=kind)


def inflected_cards(t: Table, places: Places, nouns: Keys, deck: str = "deck") -> None:
    """The same for a language that inflects: one phrase with a noun of its lexicon for each."""
    for zone, where in places.items():
        for side, place in zip(SIDES, where, strict=True):
            for kind, key in nouns[zone].items():
                fixed = {"zone": zone, "side": side, "kind": kind}
                t.phrase("cards", Cards, f"{{det}} {{{key}}} {place}", **fixed)
                t.phrase("cards", Cards, f"{{det}} {{other}} {{{key}}} {place}", **fixed, other=True)
    for kind, key in nouns[deck].items():
        t.phrase("deck_cards", Cards, f"{{det}} {{{key}}}", zone=deck, kind=kind)
