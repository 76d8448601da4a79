"""What is defined: the shipped cards, which of them an imported card is, and what of a card can be played.

A card whose printed text is read completely has a definition, too; it is read again whenever the reader has changed.
"""

from __future__ import annotations

import hashlib
import re
import sys
from collections.abc import Iterator, Sequence
from functools import lru_cache
from pathlib import Path
from typing import Final

from ..core.card import CardDef
from ..core.errors import CardError
from ..core.family import Family
from ..core.game import Game
from ..core.lines import numbered
from ..facets.facets import facets_of
from ..facets.reading import COMPLETE, CardRead, Printed
from ..facets.record import Record
from ..games import families, family, games, widest
from ..games import game as find_game
from ..home import cache_folder
from .forms import own_definition
from .index import DEFINED, UNREAD, VANILLA
from .record import definition
from .wording import completed, worded

REMINDER: Final = re.compile(r"\([^()]*\)")  # a line that only reminds of a rule, such as how many copies there may be


def defined(record: Record) -> CardDef | None:
    """The definition of a card: its own, or that of a shipped card of the same name and of the same printing."""
    if not is_played(record.game):
        return None
    if record.abilities:
        try:
            return own_definition(record, f"user:{record.key}")
        except CardError:  # it was sound for another version of this program
            return None
    found = _by_name(widest(record.game)).get(record.name.casefold(), [])
    same = [card for card in found if _is_same(card, record)]
    shipped = next((card for card in same if _is_numbered(card, record)), same[0] if same else None)
    if shipped is not None and (_is_numbered(shipped, record) or facets_of(record.game).printed is not None):
        return shipped
    read = read_card(record)
    if read is None or read.status != COMPLETE or not read.abilities:
        return shipped
    if shipped is not None and tuple(read.abilities) == shipped.abilities:
        return shipped
    made = read_definition(record, read)
    try:
        widest(record.game).plus([made], announced=False)  # a kind of card has not every ability
    except CardError:
        return None
    return made


def printed_text(family: str) -> Printed | None:
    """How a game reads printed text; what it has to make for that is kept in the user's folder for such things."""
    own = facets_of(family).printed
    if own is None:
        return worded(family) if is_played(family) else None
    printed, folder = own(), cache_folder()
    if printed.keep_in is not None and folder is not None:
        printed.keep_in(folder)
    return printed


def read_card(record: Record) -> CardRead | None:
    """What is understood of a card's printed text; nothing where its game reads none, or it has its own definition."""
    printed = printed_text(record.game)
    if printed is None or record.abilities or not record.text or not is_played(record.game):
        return None
    game = widest(record.game)
    read = printed.read(game, record)
    return read if read.status == COMPLETE else completed(game, printed, record, read)


def read_definition(record: Record, read: CardRead, name: str = "") -> CardDef:
    """The card with the abilities that were read; those that were not are left out."""
    printed = printed_text(record.game)
    assert printed is not None
    return printed.with_abilities(definition(record, name or f"user:{record.key}"), read.abilities)


def status_of(record: Record, known: CardDef | None) -> str:
    """Whether a card is played as printed (defined, or without abilities), or its abilities are not understood."""
    if known is not None:
        return DEFINED if known.abilities else VANILLA
    return UNREAD if _speaks(record) or record.abilities else VANILLA


def is_played(family: str) -> bool:
    """Whether a game is there; cards of one may have been imported that was taken away since."""
    return any(made.key == family for made in families())


def stamp() -> str:
    """Changes with the shipped cards, and with the words that they are told in or searched for."""
    made = hashlib.sha256("".join(find_game(key).hash for key in games()).encode())
    here = Path(__file__).parent
    shared = [*here.glob("*.py"), *here.parent.glob("facets/*.py"), *_words(here.parent / "language")]
    for file in sorted({*shared, *(file for one in families() for file in _sources(one))}):
        made.update(file.read_bytes())
    return made.hexdigest()


def _words(folder: Path) -> list[Path]:
    return [*folder.glob("phrases/*.py"), *folder.glob("grammars/*.py"), *folder.glob("printed/*.py")]


def _sources(made: Family) -> list[Path]:
    """The files of a game in which its words may stand: those of its package and of its cards, or its only one."""
    maker = next(iter(made.formats.values()), None)
    module = sys.modules.get(getattr(getattr(maker, "func", maker), "__module__", ""))
    package = sys.modules.get(getattr(module, "__package__", None) or "", module)
    file = Path(getattr(package, "__file__", None) or "")
    if file.name.startswith("__init__."):
        return [*file.parent.glob("*.py"), *file.parent.glob("cards/*.py"), *_words(file.parent)]
    return [file] if file.is_file() else []


def shipped_cards() -> Iterator[tuple[str, CardDef, list[str]]]:
    """Every shipped card once, with its family and the formats that have it."""
    seen: set[tuple[str, str]] = set()
    for key in sorted(games(), key=lambda one: -len(find_game(one).cards())):
        game = find_game(key)
        for card in game.cards():
            if (game.family.key, card.id) not in seen:
                seen.add((game.family.key, card.id))
                formats = [one for one in game.family.formats if card.id in find_game(one).index]
                yield game.family.key, card, formats


def formats_of(record: Record) -> Sequence[str]:
    """The formats that an imported card can be played in."""
    if not is_played(record.game):
        return []
    own = facets_of(record.game).formats
    return own(record) if own is not None else [*family(record.game).formats]


@lru_cache(16)
def _by_name(game: Game) -> dict[str, list[CardDef]]:
    """The definitions of a game by name, printings in the order of the pool."""
    named: dict[str, list[CardDef]] = {}
    for card in game.cards():
        named.setdefault(card.name.casefold(), []).append(card)
    return named


def _is_same(card: CardDef, record: Record) -> bool:
    """Whether a definition is of this printing: by its number, or by its figures and whether it has abilities.

    Cards of one name in two eras are two cards: other power, other abilities. Where a game's cards are of our own
    words, what the text says counts, too (`defined`).
    """
    printed = {"grade": record.grade, "power": record.power, "shield": record.shield, **record.numbers}
    if record.numbers and record.kind != card.kind:
        return False
    is_like = all(card.numbers.get(stat, 0) == (value or 0) for stat, value in printed.items())
    return _is_numbered(card, record) or (is_like and bool(card.abilities) == _speaks(record))


def _is_numbered(card: CardDef, record: Record) -> bool:
    return card.id in (record.key.casefold(), numbered(record.number))


def _speaks(record: Record) -> bool:
    """Whether a card has abilities by its source."""
    return any(not REMINDER.fullmatch(line) for line in record.text)
