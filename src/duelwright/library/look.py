"""How cards look, here and in the browser: inks, emblems, icons. `look.json` has all of it for both."""

from __future__ import annotations

import math
import re
from importlib.resources import files
from typing import Final

import msgspec

from ..core.card import CardDef

POINTS, SMALLER, WORD = 168, "translate(14 14) scale(.72)", 0xFFFFFFFF


class Icon(msgspec.Struct, frozen=True):
    """A trigger's icon: its shape and its colour; its letter is never left out."""

    shape: str
    colour: str


class Stock(msgspec.Struct, frozen=True):
    """What cards are printed on, and the foil of great ones."""

    paper: str
    text: str
    quiet: str
    foil: str


class Looks(msgspec.Struct, frozen=True):
    """What `look.json` holds."""

    inks: dict[str, str]
    traits: dict[str, dict[str, str]]  # by trait and its value, the first trait that a card has: an ink
    kinds: dict[str, str]  # of cards without such a trait
    others: list[str]  # inks for values that nobody has listed
    stock: Stock
    triggers: dict[str, Icon]
    skills: dict[str, str]
    shield: str
    sigils: dict[str, str]
    suggested: list[tuple[str, list[str]]]  # words of a name, and the sigils that they suggest; the first that fits


LOOK: Final = msgspec.json.decode(files(__package__).joinpath("look.json").read_bytes(), type=Looks)


def ink_of(card: CardDef | None) -> str:
    """The ink of a card's spine, by clan, nation or kind.

    >>> import duelwright as dw
    >>> ink_of(dw.game("vanguard-d").find("d-sd01/001")) == LOOK.inks["dragon"]
    True
    """
    for trait, inks in LOOK.traits.items():
        for name in (card.traits.get(trait, ()) if card else ())[:1]:
            return LOOK.inks[inks.get(name) or LOOK.others[sum(map(ord, name)) % len(LOOK.others)]]
    return LOOK.inks[LOOK.kinds.get(card.kind if card else "", "order")]


def name_hash(text: str) -> int:
    """FNV-1a."""
    value = 2166136261
    for letter in text:
        value = (value ^ ord(letter)) * 16777619 & WORD
    return value


def _numbers(text: str, count: int) -> list[int]:
    """Numbers from a text, the same everywhere."""
    value, found = name_hash(text), []
    for _ in range(count):
        value = (value ^ value >> 15) * 2246822507 & WORD
        value = (value ^ value >> 13) * 3266489909 & WORD
        value ^= value >> 16
        found.append(value)
    return found


def emblem(card: str, name: str) -> str:
    """An element to be used: an engraved rosette in the current colour, and a sigil; both seeded by the card's id."""
    a, b, c, d, e = _numbers(card, 5)
    petals, ripple, radius, depth = 5 + a % 9, 2 + b % 3, 30 + c % 6, 9 + d % 8
    points = []
    for turn in (2 * math.pi * i / POINTS for i in range(POINTS)):
        r = radius + depth * math.cos(petals * turn) + 3 * math.cos(petals * ripple * turn)
        points.append(f"{50 + r * math.cos(turn):.1f} {50 + r * math.sin(turn):.1f}")
    fit = next((sigils for words, sigils in LOOK.suggested if re.search(words, name, re.IGNORECASE)), [*LOOK.sigils])
    turns = [f"rotate({90 / petals * i:.2f} 50 50)" for i in (1, 2, 3)]
    turns += [SMALLER, f"{turns[1]} {SMALLER}"]
    uses = "".join(f'<use href="#r{name_hash(card):08x}" transform="{turn}"/>' for turn in turns)
    return (
        f'<g id="e{name_hash(card):08x}"><g fill="none" stroke="currentColor" stroke-width=".8" opacity=".62">'
        f'<path id="r{name_hash(card):08x}" d="M{"L".join(points)}Z"/>{uses}</g>'
        f'<path fill-rule="evenodd" transform="translate(25 25) scale(.5)" d="{LOOK.sigils[fit[e % len(fit)]]}"/></g>'
    )
