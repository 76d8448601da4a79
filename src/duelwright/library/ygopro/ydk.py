"""Decks in YGOPro's forms: a .ydk file, and the ydke link that programs like it share."""

from __future__ import annotations

import base64
import binascii
import re
import struct
from typing import Final

import msgspec

from ...core.errors import worded
from ...facets.record import LibraryError
from .guard import printable
from .rows import MOST_CODE, RULES_CARD

LONGEST_FILE: Final = 1_000_000  # characters
MOST_CARDS: Final = 1_000  # of a section
SCHEME: Final = "ydke://"
SECTIONS: Final = {"#main": "main", "#extra": "extra", "!side": "side"}
CODE: Final = re.compile(r"[0-9]{1,10}")


class Codes(msgspec.Struct, frozen=True):
    """The passcodes of a deck, a card as often as it is in it; YGOPro's rules card is never among them."""

    main: tuple[int, ...] = ()
    extra: tuple[int, ...] = ()
    side: tuple[int, ...] = ()


def read_ydk(text: str) -> Codes:
    """The deck of a .ydk file; as in YGOPro, cards above the first section are of the main deck.

    >>> read_ydk("#created by me\\n#main\\n10001001\\n10000000\\n#extra\\n!side\\n10001002\\n")
    Codes(main=(10001001,), extra=(), side=(10001002,))
    """
    if len(text) > LONGEST_FILE:
        raise LibraryError(
            worded(
                "ydk_long",
                "the deck has {text} characters; {longest_file} are the most that is read",
                {"text": f"{len(text):,}", "longest_file": f"{LONGEST_FILE:,}"},
            )
        )
    found: dict[str, list[int]] = {name: [] for name in SECTIONS.values()}
    section = "main"
    for number, line in enumerate(text.removeprefix("\ufeff").split("\n"), 1):
        said = line.strip()
        if said.casefold() in SECTIONS:
            section = SECTIONS[said.casefold()]
        elif said and not said.startswith("#"):
            found[section].append(_code(said, number))
    return _checked(Codes(tuple(found["main"]), tuple(found["extra"]), tuple(found["side"])))


def write_ydk(codes: Codes, creator: str = "Duelwright", rules_card: bool = False) -> str:
    """The .ydk file of a deck; YGOPro plays Vanguard only with its rules card in it.

    >>> write_ydk(Codes((10001001,)), rules_card=True)
    '#created by Duelwright\\n#main\\n10000000\\n10001001\\n#extra\\n!side\\n'
    """
    if not creator.isprintable():
        raise LibraryError(
            worded(
                "ydk_creator",
                "{creator} cannot stand in a deck file as its creator",
                {"creator": repr(printable(creator, 60))},
            )
        )
    kept = _checked(codes)
    main = (RULES_CARD, *kept.main) if rules_card else kept.main
    lines = [f"#created by {creator}", "#main", *map(str, main), "#extra", *map(str, kept.extra), "!side"]
    return "\n".join([*lines, *map(str, kept.side), ""])


def read_ydke(link: str) -> Codes:
    """The deck of a ydke link.

    >>> read_ydke("ydke://aZqYAA==!!!")
    Codes(main=(10001001,), extra=(), side=())
    """
    said = link.strip()
    if not said.startswith(SCHEME):
        raise LibraryError(
            worded(
                "ydk_scheme",
                "{said} does not begin with {scheme}",
                {"said": repr(printable(said, 60)), "scheme": SCHEME},
            )
        )
    if len(said) > 3 * 8 * MOST_CARDS:
        raise LibraryError(
            worded(
                "ydk_link_long", "the link has {said} characters, more than a deck needs", {"said": f"{len(said):,}"}
            )
        )
    parts = said.removeprefix(SCHEME).removesuffix("!").split("!")
    if len(parts) != len(SECTIONS):
        raise LibraryError(
            worded("ydk_sections", "the link has {parts} sections, not main, extra and side", {"parts": len(parts)})
        )
    main, extra, side = map(_unpacked, parts)
    return _checked(Codes(main, extra, side))


def write_ydke(codes: Codes) -> str:
    """The ydke link of a deck.

    >>> write_ydke(Codes((10001001,)))
    'ydke://aZqYAA==!!!'
    """
    kept = _checked(codes)
    return SCHEME + "".join(f"{_packed(section)}!" for section in (kept.main, kept.extra, kept.side))


def _code(said: str, number: int) -> int:
    if not CODE.fullmatch(said) or not 0 < int(said) <= MOST_CODE:
        raise LibraryError(
            worded(
                "ydk_line",
                "line {number}: {said} is no passcode of a card",
                {"number": number, "said": repr(printable(said, 60))},
            )
        )
    return int(said)


def _checked(codes: Codes) -> Codes:
    """The deck without the rules card, where its sections are not too large."""
    kept = []
    for name, section in (("main", codes.main), ("extra", codes.extra), ("side", codes.side)):
        wrong = next((code for code in section if not 0 < code <= MOST_CODE), None)
        if wrong is not None:
            raise LibraryError(
                worded(
                    "ydk_code", "{wrong} in the {name} deck is no passcode of a card", {"wrong": wrong, "name": name}
                )
            )
        cards = tuple(code for code in section if code != RULES_CARD)
        if len(cards) > MOST_CARDS:
            raise LibraryError(
                worded(
                    "ydk_many",
                    "the {name} deck has {cards} cards; {most_cards} are the most that is read",
                    {"name": name, "cards": f"{len(cards):,}", "most_cards": f"{MOST_CARDS:,}"},
                )
            )
        kept.append(cards)
    return Codes(*kept)


def _packed(section: tuple[int, ...]) -> str:
    return base64.b64encode(struct.pack(f"<{len(section)}I", *section)).decode("ascii")


def _unpacked(part: str) -> tuple[int, ...]:
    try:
        data = base64.b64decode(part.encode("ascii"), validate=True)
    except (binascii.Error, UnicodeEncodeError):
        raise LibraryError(
            worded("ydk_base64", "{part} in the link is not Base64", {"part": repr(printable(part, 60))})
        ) from None
    if len(data) % 4:
        raise LibraryError(
            worded(
                "ydk_bytes",
                "{part} in the link holds {data} bytes, not four for each card",
                {"part": repr(printable(part, 60)), "data": len(data)},
            )
        )
    return struct.unpack(f"<{len(data) // 4}I", data)
