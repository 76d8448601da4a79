"""A deck as a short word for a link, and back; what unpacks to more than a deck can be is refused."""

from __future__ import annotations

import base64
import binascii
import re
import zlib
from typing import Final

import msgspec

from ..core.deck import MAX_TEXT, Deck
from ..core.errors import DeckError, worded

BEGINNING: Final = "dw1."
LONGEST: Final = 8_000
WORD: Final = re.compile(r"dw1\.[A-Za-z0-9_-]{1,8000}")


def share(deck: Deck) -> str:
    """The deck as one word that can stand in a link.

    >>> shared(share(Deck("Mine", "duel", {"main": {"duel/kuriboh": 2}}))).cards
    {'main': {'duel/kuriboh': 2}}
    """
    packed = zlib.compress(deck.encode().encode(), 9)
    word = BEGINNING + base64.urlsafe_b64encode(packed).decode().rstrip("=")
    if len(word) > LONGEST:
        raise DeckError(
            worded(
                "deck_link_long",
                "this deck is too large to share as a link: {word} characters of {longest}",
                {"word": len(word), "longest": LONGEST},
            )
        )
    return word


def shared(text: str) -> Deck:
    """The deck of such a word, or of a link that ends with one; DeckError says why not."""
    found = WORD.search(text[: LONGEST + 1_000])
    if found is None:
        raise DeckError(
            worded("deck_link_none", "there is no deck in this link; it should end with a word that begins with dw1.")
        )
    word = found[0].removeprefix(BEGINNING)
    try:
        packed = base64.urlsafe_b64decode(word + "=" * (-len(word) % 4))
        unpacking = zlib.decompressobj()
        plain = unpacking.decompress(packed, MAX_TEXT)
        if unpacking.unconsumed_tail or not unpacking.eof:
            raise DeckError(worded("deck_link_part", "this link holds more than a deck can be, or only a part of one"))
        return msgspec.json.decode(plain, type=Deck)
    except (binascii.Error, zlib.error, msgspec.MsgspecError, RecursionError, UnicodeDecodeError):
        raise DeckError(worded("deck_link_damaged", "the deck in this link is damaged; copy the whole link")) from None


def is_shared(text: str) -> bool:
    """Whether a text is a link to a deck, or its last word."""
    line = text.strip()
    return "\n" not in line and " " not in line and WORD.search(line) is not None and not line.startswith("{")
