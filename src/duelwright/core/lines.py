"""Lists of cards as people write them: how many of what stands on a line, and which card that is."""

from __future__ import annotations

import re
from collections.abc import Callable, Sequence
from typing import TYPE_CHECKING, Final

import msgspec

from .card import CardDef
from .errors import MOST_TOLD, BadLine, DeckError, worded
from .nearest import nearest

if TYPE_CHECKING:
    from .game import Game

SIDE: Final = "aside"  # of cards that are set aside: where a game knows it, they are kept with a deck and not played
MOST_LINES: Final = 1_000  # of a list that name cards
MOST_NAMED: Final = 5  # cards of a deck that nobody knows, to which the nearest are looked for
MOST_NEAR: Final = 20  # of them that are told what they may have meant
LONGEST: Final = 300  # characters of a line that is read; no card is called so
LONGEST_SHOWN: Final = 120  # characters of a line that says nothing
TIMES: Final = "[xX×хХ]"  # the Cyrillic letter looks the same
BEFORE: Final = re.compile(r"(\d{1,3})\s+(\S.*)", re.ASCII)  # 4 Name
TIMES_BEFORE: Final = re.compile(rf"(\d{{1,3}})(?:\s*{TIMES}\s+|\s*×)(\S.*)", re.ASCII)  # 4x Name, 4 × Name
TIMES_AFTER: Final = re.compile(rf"(.*\S)\s+{TIMES}\s*(\d{{1,3}})", re.ASCII)  # Name x4, Name × 4
PRINTED: Final = re.compile(r"\s\[[^\]]*\]\s*(\S*)\s*$")  # a format and a number after a card's name
LANGUAGE: Final = re.compile(r"(?<=\d)(?:en|fr|ru|jp|ja|de|es|it|th|ko)$")  # at the end of a number


class Line(msgspec.Struct, frozen=True):
    """A line of a list: where it stands, its section where one was named, how many of what.

    It can be read in several ways: `Double x2` is two cards, or one of that very name. `ways` are all of them in the
    order in which they are tried; what the line itself says is the likeliest.
    """

    line: int
    section: str
    copies: int
    name: str
    number: str = ""  # of a set, where it is printed after the name
    whole: str = ""  # all of it, for a name that has brackets of its own
    typed: str = ""
    ways: tuple[Line, ...] = ()


def is_counted(text: str) -> bool:
    """Whether a line tells how many there are of something.

    >>> [is_counted(text) for text in ("4 Wingal", "4x Wingal", "Wingal ×4", "TD01")]
    [True, True, True, False]
    """
    return any(way.fullmatch(text) is not None for way in (BEFORE, TIMES_BEFORE, TIMES_AFTER))


def read_line(at: int, section: str, text: str) -> Line:
    """A line of a list that is neither a heading nor a remark.

    >>> [(way.copies, way.name) for way in read_line(1, "", "Wingal x4").ways]
    [(1, 'Wingal x4'), (4, 'Wingal')]
    >>> [(way.copies, way.name) for way in read_line(1, "", "4 x Wingal").ways]
    [(4, 'x Wingal'), (4, 'Wingal'), (1, '4 x Wingal')]
    """
    if len(text) > LONGEST:
        return Line(at, section, 1, text[:LONGEST])
    before = [(int(found[1]), found[2].strip()) for way in (BEFORE, TIMES_BEFORE) if (found := way.fullmatch(text))]
    ways = [_printed(Line(at, section, copies, name)) for copies, name in before]
    whole = _printed(Line(at, section, 1, text))
    if ways:
        return msgspec.structs.replace(ways[-1], ways=(*ways, whole))
    after = TIMES_AFTER.fullmatch(text)
    if after is not None:
        counted = _printed(Line(at, section, int(after[2]), after[1].strip()))
        return msgspec.structs.replace(counted, ways=(whole, counted))
    inner = TIMES_AFTER.fullmatch(whole.name) if whole.number else None  # before the number of the set
    if inner is not None:
        name = inner[1].strip()
        whole = Line(at, section, int(inner[2]), name, whole.number, name)
    return msgspec.structs.replace(whole, ways=(whole,))


def _printed(line: Line) -> Line:
    """The line with the number that is printed after its name."""
    found = PRINTED.search(line.name)
    if found is None:
        return msgspec.structs.replace(line, whole=line.name)
    name, number = line.name[: found.start()].strip(), found[1] or ""
    return msgspec.structs.replace(line, name=name or number, number=number, whole=line.name)


def read_lines(text: str, sections: Sequence[str]) -> tuple[str, list[Line]]:
    """The title and the lines of a list: `2x Name`, `Name x2`, `Name`, `2x Name [D Format] D-SD01/001EN`.

    A line `ride:` or `# Ride` begins that section; other lines with `#`, and empty ones, are passed over.

    >>> found = read_lines("# Ride\\n1x Demo [D Format] D-XX01/001EN", ["main", "ride"])[1][0]
    >>> found.line, found.section, found.copies, found.name, found.number
    (2, 'ride', 1, 'Demo', 'D-XX01/001EN')
    """
    known = {name.casefold(): name for name in sections}
    title, section = "", ""
    found: list[Line] = []
    for at, raw in enumerate(text.removeprefix("\ufeff").splitlines(), 1):
        line = raw.strip()
        heading = line.strip("#: \t").casefold()
        if (line.startswith("#") or line.endswith(":")) and heading in known:
            section = known[heading]
        elif line.casefold().startswith("name:"):
            title = line[5:].strip()
        elif line and not line.startswith("#"):
            if len(found) == MOST_LINES:
                raise DeckError(
                    worded(
                        "list_long",
                        "this list has more than {most_lines} lines of cards; no deck needs so many",
                        {"most_lines": f"{MOST_LINES:,}"},
                    )
                )
            found.append(msgspec.structs.replace(read_line(at, section, line), typed=line))
    return title, found


def numbered(number: str) -> str:
    """A number of a set as our ids are written.

    >>> numbered("DZ-TD04/001EN")
    'dz-td04/001'
    """
    return LANGUAGE.sub("", number.lower())


def line_card(game: Game, line: Line) -> CardDef | None:
    """The card of a line, by its number or its name; DeckError where both are known and they are not the same card."""
    whole = game.find(line.whole)
    if whole is not None:
        return whole
    numbered_, named = game.find(numbered(line.number)), game.find(line.name)
    if numbered_ is not None and named is not None and numbered_.name != named.name:
        params = {"number": line.number, "card": numbered_.name, "name": named.name}
        raise DeckError(
            f"{line.number} is {numbered_.name!r}, not {named.name!r}; leave one of the two away",
            [("not_both", params)],
        )
    return numbered_ or named


def sorted_lines(
    game: Game, text: str, find: Callable[[Line], CardDef | None], near: Callable[[str], str]
) -> tuple[str, dict[str, dict[str, int]], list[BadLine]]:
    """The title, the cards by section, and what is wrong with the lines that name none.

    Until a line has named a section, a card's kind says where it belongs. `near` is asked for names with mistakes.
    """
    known = [name for name, _ in game.deck_rules.sections]
    title, lines = read_lines(text, [*known, SIDE])
    sections: dict[str, dict[str, int]] = {}
    bad: list[BadLine] = []
    for line in lines:
        try:
            card, copies = _meant(line, find)
        except DeckError as error:
            bad.append(refused(line, error))
            continue
        if card is None:
            bad.append(_unknown(game, line, near if len(bad) < MOST_NEAR else None))
            continue
        row = sections.setdefault(line.section or game.deck_rules.kind_sections.get(card.kind, known[0]), {})
        row[card.id] = row.get(card.id, 0) + copies
    return title, sections, bad


def _meant(line: Line, find: Callable[[Line], CardDef | None]) -> tuple[CardDef | None, int]:
    """The card of a line by the first way to read it that names one, and how many of it."""
    for way in line.ways:
        card = find(way)
        if card is not None:
            return card, way.copies
    return None, 0


def refused(line: Line, error: DeckError) -> BadLine:
    """A line whose card could not be taken, and why."""
    code, params = error.parts[0] if error.parts else ("refused", {"reason": str(error)})
    return BadLine(line.line, shown(line.typed), code, dict(params), str(error), "", line.copies, line.section)


def _unknown(game: Game, line: Line, near: Callable[[str], str] | None) -> BadLine:
    name = shown(line.name)
    meant = near(line.name) if near is not None and line.ways else ""
    said = f"no card {name!r} in {game.key}"
    return BadLine(line.line, shown(line.typed), "no_card", {"name": name}, said, meant, line.copies, line.section)


def shown(text: str) -> str:
    """As much of what somebody typed as is worth showing.

    >>> shown("a" * 1000) == "a" * 120 + "…"
    True
    """
    return text if len(text) <= LONGEST_SHOWN else text[:LONGEST_SHOWN] + "…"


def among(names: Sequence[str]) -> Callable[[str], str]:
    """The name among these that was perhaps meant."""
    return lambda name: nearest(name, names)


def unreadable(lines: Sequence[BadLine]) -> DeckError:
    """Why a list cannot be read: each of its lines that names no card."""
    said = [bad.text() for bad in lines[:MOST_TOLD]]
    parts: list[tuple[str, dict[str, str | int]]] = []
    others = len(lines) - MOST_TOLD
    if others > 0:
        parts.append(("more", {"n": others}))
        said.append(f"(and {others} more such lines)")
    return DeckError(" ".join(said), parts, lines)
