"""Cards look in pictures of decks as they do in the browser: the same facts are tested in web/tests/look.test.ts."""

from __future__ import annotations

import re

import duelwright as dw
from duelwright.library.look import LOOK, emblem, ink_of

READABLE = 4.5  # contrast of text, by WCAG


def card(kind: str, **traits: str) -> dw.CardDef:
    """A card that is nothing but its kind and traits."""
    return dw.CardDef("x/x", "X", kind, traits={name: (value,) for name, value in traits.items()})


def light(colour: str) -> float:
    """How light a colour is, by WCAG."""
    parts = [int(colour[i : i + 2], 16) / 255 for i in (1, 3, 5)]
    red, green, blue = (part / 12.92 if part <= 0.03928 else ((part + 0.055) / 1.055) ** 2.4 for part in parts)
    return 0.2126 * red + 0.7152 * green + 0.0722 * blue


def contrast(one: str, other: str) -> float:
    """The contrast of two colours, by WCAG."""
    dark, bright = sorted((light(one), light(other)))
    return (bright + 0.05) / (dark + 0.05)


def test_an_ink_is_found_by_clan_then_nation_then_kind_and_for_every_name() -> None:
    assert ink_of(card("normal unit", clan="Kagero", nation="Keter Sanctuary")) == "#9a2d20"
    assert ink_of(card("normal unit", nation="Keter Sanctuary")) == "#7d5a0c"
    assert ink_of(card("normal unit", nation="Nowhere")) == "#4b5f14"
    assert ink_of(card("ace")) == "#8d2b3f"
    assert ink_of(card("skirmisher")) == ink_of(None) == "#4a4f55"


def test_the_emblem_of_a_card_is_seeded_by_its_id_and_its_sigil_suggested_by_its_name() -> None:
    drawn = emblem("duel/axe-raider", "Axe Raider")
    assert LOOK.sigils["axe"] in drawn
    rosette = re.search(r'id="r\w+" d="([^"]*)"', drawn)
    assert rosette is not None and rosette[1][:24] == "M95.0 50.0L93.2 51.6L88."


def test_every_name_in_the_data_is_of_something_that_is_there() -> None:
    named = (
        {ink for inks in LOOK.traits.values() for ink in inks.values()} | set(LOOK.kinds.values()) | set(LOOK.others)
    )
    assert named <= set(LOOK.inks)
    assert {sigil for _, sigils in LOOK.suggested for sigil in sigils} <= set(LOOK.sigils)


def test_what_is_printed_on_an_ink_can_be_read() -> None:
    faint = [name for name, ink in LOOK.inks.items() if contrast(ink, LOOK.stock.paper) < READABLE]
    faint += [name for name, icon in LOOK.triggers.items() if contrast(icon.colour, "#ffffff") < READABLE]
    assert faint == []
