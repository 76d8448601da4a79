"""What is defined: the shipped cards, which of them an imported card is, and what of a card can be played.

Here is the seam for a reader of printed text: a record that it understands has a definition, too.
"""

from __future__ import annotations

import hashlib
import re
from collections.abc import Iterator, Sequence
from pathlib import Path
from typing import Final

from ..core.card import CardDef
from ..core.deck import numbered
from ..core.errors import CardError
from ..games import SHIPPED as SHIPPED_GAMES
from ..games import game, games, widest
from .forms import own_definition
from .index import DEFINED, UNREAD, VANILLA
from .record import VANGUARD, Record

REMINDER: Final = re.compile(r"\([^()]*\)")  # a line that only reminds of a rule, such as how many copies there may be
FORMATS: Final = {
    "": ("vanguard-premium",),
    "V": ("vanguard-v", "vanguard-premium"),
    "D": ("vanguard-d", "vanguard-premium"),
}


def defined(record: Record) -> CardDef | None:
    """The definition of a card: its own, or that of a shipped card of the same name and of the same printing."""
    if record.abilities:
        try:
            return own_definition(record, f"user:{record.key}")
        except CardError:  # it was sound for another version of this program
            return None
    found = _by_name(record.game).get(record.name.casefold(), [])
    same = [card for card in found if _is_same(card, record)]
    return next((card for card in same if _is_numbered(card, record)), same[0] if same else None)


def status_of(record: Record) -> str:
    """Whether a card is played as printed (defined, or without abilities), or its abilities are not understood."""
    known = defined(record)
    if known is not None:
        return DEFINED if known.abilities else VANILLA
    return UNREAD if _speaks(record) or record.abilities else VANILLA


def stamp() -> str:
    """Changes with the shipped cards, and with the words that they are told in."""
    made = hashlib.sha256("".join(game(key).hash for key in SHIPPED_GAMES).encode())
    here = Path(__file__).parent
    words = [*here.parent.rglob("phrases/*.py"), *here.parent.rglob("tongues/*.py")]
    for file in sorted([*words, *here.glob("*.py")]):
        made.update(file.read_bytes())
    return made.hexdigest()


def shipped_cards() -> Iterator[tuple[str, CardDef, list[str]]]:
    """Every shipped card once, with its family and the formats that have it."""
    seen: set[tuple[str, str]] = set()
    for key in sorted(SHIPPED_GAMES, key=lambda one: -len(game(one).cards())):
        made = game(key)
        family = made.family.key
        for card in made.cards():
            if (family, card.id) not in seen:
                seen.add((family, card.id))
                formats = [one for one in made.family.formats if card.id in game(one).index]
                yield family, card, formats


def formats_of(record: Record) -> Sequence[str]:
    """The formats that an imported card can be played in."""
    if record.game == VANGUARD:
        return FORMATS[record.mark]
    return [record.game] if record.game in games() else []


def _by_name(family: str) -> dict[str, list[CardDef]]:
    """The shipped definitions of a family by name, printings in the order of the pool."""
    if family not in _NAMED:
        named: dict[str, list[CardDef]] = {}
        for card in widest(family).cards():
            named.setdefault(card.name.casefold(), []).append(card)
        _NAMED[family] = named
    return _NAMED[family]


_NAMED: dict[str, dict[str, list[CardDef]]] = {}


def _is_same(card: CardDef, record: Record) -> bool:
    """Whether a definition is of this printing: by its number, or by its figures and whether it has abilities.

    Cards of one name in two eras are two cards: other power, other abilities.
    """
    printed = {"grade": record.grade, "power": record.power, "shield": record.shield}
    is_like = all(card.numbers.get(stat, 0) == (value or 0) for stat, value in printed.items())
    return _is_numbered(card, record) or (is_like and bool(card.abilities) == _speaks(record))


def _is_numbered(card: CardDef, record: Record) -> bool:
    return card.id in (record.key.casefold(), numbered(record.number))


def _speaks(record: Record) -> bool:
    """Whether a card has abilities by its source."""
    return any(not REMINDER.fullmatch(line) for line in record.text)
