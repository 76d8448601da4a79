"""A text in words: what a phrase table is read over."""

from __future__ import annotations

import re
from typing import Final

WORD: Final = re.compile(r"[^\W\d_]+(?:['’-][^\W\d_]+)*|\d+|[^\w\s]", re.UNICODE)
IN_ANGLES: Final = re.compile(r"<([^<>]+)>")
QUOTED: Final = '"'  # a name in quotation marks, as a part of a pattern; in a text, how such a word begins
ANGLED: Final = "<"  # the same in angle brackets


def tokens(text: str) -> list[str]:
    """The words, numbers and marks of a text, in lower case; "an" reads as "a", "another" as "a other".

    A name in quotation marks or angle brackets is one word, as it is written, with the first mark before it.

    >>> tokens('Draw 2 <Kagero> cards named "Diabolos, "Violence" Bruce".')
    ['draw', '2', '<Kagero', 'cards', 'named', '"Diabolos, "Violence" Bruce', '.']
    """
    words: list[str] = []
    for name, rest in _quotations(text):
        words += [QUOTED + name] if name else []
        for i, part in enumerate(IN_ANGLES.split(rest)):
            words += [ANGLED + part] if i % 2 else _plain(part)
    return words


def _plain(text: str) -> list[str]:
    words: list[str] = []
    for word in WORD.findall(text.lower()):
        words += ["a", "other"] if word == "another" else ["a" if word == "an" else word]
    return words


def _quotations(text: str) -> list[tuple[str, str]]:
    """A text as pairs: a name in quotation marks (or nothing), and what follows.

    A name may hold such marks itself: a mark at the start, or after a space, a bracket or another opening mark, opens;
    any other closes.

    >>> _quotations('named "Welstra "Blitz Arms"", then')
    [('', 'named '), ('Welstra "Blitz Arms"', ', then')]
    """
    found: list[tuple[str, str]] = []
    name = rest = ""
    depth = 0
    opened = False
    for i, mark in enumerate(text):
        if mark != QUOTED:
            name, rest = (name + mark, rest) if depth else (name, rest + mark)
            continue
        before = text[i - 1] if i else " "
        opens = before.isspace() or before in "([" or (before == QUOTED and opened)
        if opens and not depth:
            found.append((name, rest))
            name = rest = ""
        elif depth > 1 or opens:
            name += mark
        depth += 1 if opens else -1 if depth else 0
        opened = opens
    return [*found, (name, rest)]
