"""The words of printed text: what a grammar reads, and by what a rendered text is compared with the print.

Case, brackets of icons, reminders, number words and the repaired misprints are not part of it: two texts with the same
words are the same text. A token is a string: a word, a number, a stop, `{` and `}` around a cost, `“` and `”` around an
ability that is quoted, a name in quotes (`"Blaster Blade"`), a group (`<Royal Paladin>`), a circle (`(rc)`), the kind
of an ability (`[auto]`), `[` and `]` around what limits it.
"""

from __future__ import annotations

import re
from typing import Final, NamedTuple

from ..clans import CLANS, HEIRS, OF_ALL
from .repairs import repaired
from .text import WITHIN, lines_of

NUMBERS: Final = {word: str(n) for n, word in enumerate((
    "zero", "one", "two", "three", "four", "five", "six", "seven", "eight", "nine", "ten", "eleven", "twelve",
    "thirteen", "fourteen", "fifteen", "sixteen", "seventeen", "eighteen", "nineteen", "twenty",
))}  # fmt: skip
GROUPS: Final = {group.lower(): group for group in (*CLANS, *CLANS.values(), *HEIRS, OF_ALL)}  # in one spelling
KINDS: Final = frozenset(("auto", "act", "cont"))
ICONS: Final = frozenset((
    "power", "critical", "shield", "drive", "stand", "rest", "boost", "intercept", "stride", "legion", "heal", "over",
    "front", "draw", "twin drive", "triple drive", "soul-charge", "counter-charge", "energy-charge", "soul-blast",
    "counter-blast", "energy-blast", "persona ride", "overdress", "xoverdress", "revoldress", "grade",
))  # fmt: skip
CHARGE: Final = re.compile(r"(?:soul|counter|energy)-charge \d+")
TURNS: Final = re.compile(r"\d+/turn")
PAYS: Final = re.compile(
    r"(?:counter|soul|energy|mega)-?blast|^(?:discard|put|choose|retire|rest|stand|reveal|bind|turn|return|remove|"
    r"lock|send|move|take|call|look|shuffle|delete|sing|release|pay|reduce|your|this|all|a |up to|any|two|three|one)"
)
PART: Final = re.compile(
    r"(?P<quote>\")|(?P<group><[^<>]*>)|(?P<circle>\([^()]*\))|(?P<open>\[)|(?P<close>\])|"
    r"(?P<number>[+-]?\d[\d,]*(?:/turn)?)|(?P<word>[^\W\d_]\w*(?:-\w+)*)|(?P<own>'s\b|')|(?P<stop>[^\s])",
    re.UNICODE,
)
QUOTED_ABILITY: Final = re.compile(r"\s*\[(?:auto|act|cont)\]", re.I)
STANDING: Final = re.compile(r"During your turn, ")  # how what holds for the rest of a fight begins
SENTENCE: Final = re.compile(r"^[A-Z].* .*(?:\.|\].*!|!!)$", re.S)  # "All Set Up!" is a name


class Lexed(NamedTuple):
    """The words of one ability, and which misprints were mended in it."""

    tokens: tuple[str, ...]
    repairs: tuple[str, ...]


def abilities(text: str) -> list[Lexed]:
    """The abilities of a card's printed text.

    >>> [" ".join(one.tokens) for one in abilities("[AUTO](RC):When it attacks, it gets [Power]+5000.")]
    ['[auto] (rc) : when it attacks , it gets power +5000 .']
    """
    return [lex(line) for line in lines_of(text)]


def lex(line: str) -> Lexed:
    """The words of one line, as `text.lines_of` gives it.

    >>> lex('[ACT](VC)[1/turn]:[COST][Counter-Blast 1], and draw a card.').tokens[3:8]
    (':', 'cost', '{', 'counter-blast', '1')
    """
    even, repairs = repaired(line)
    tokens: list[str] = []
    quoting: list[int] = []  # where each ability that is quoted began
    at = 0
    shut: list[str] = []  # how each open square bracket will be closed
    while at < len(even):
        match = PART.match(even, at)
        if match is None:
            at += 1
            continue
        at = match.end()
        kind, part = match.lastgroup, match.group()
        if kind == "quote":
            at = _quote(even, match.start(), tokens, quoting)
        elif kind == "open":
            at = _open(even, match.start(), tokens, shut)
        elif kind == "close":
            tokens += [shut.pop()] if shut and shut[-1] else []
        elif kind == "number":
            tokens.append(part.replace(",", "") if not part.endswith(",") else part[:-1].replace(",", ""))
            at -= part.endswith(",")
        elif kind == "word":
            tokens.append(_word(part.lower()))
        elif kind == "circle":
            tokens.append(re.sub(r"\s+", "", part.lower()) if "zone" not in part.lower() else part.lower())
        elif kind == "group":
            tokens.append(f"<{GROUPS.get(part[1:-1].lower(), part[1:-1])}>")
        else:
            tokens.append(part.lower())
    return Lexed(tuple(tokens), repairs)


def _word(word: str) -> str:
    return "a" if word == "an" else NUMBERS.get(word, word)


def _quote(text: str, at: int, tokens: list[str], quoting: list[int]) -> int:
    """A quoted ability or sentence opens and closes with tokens of its own; any other quotation is one name.

    Within an ability a quotation mark right behind something closes it: a name opens behind a blank.
    """
    if quoting and at > 0 and text[at - 1] not in " (/":
        quoting.pop()
        tokens.append("”")
        return at + 1
    end = text.find('"', at + 1)
    if (
        QUOTED_ABILITY.match(text, at + 1)
        or STANDING.match(text, at + 1)
        or (end > 0 and SENTENCE.match(text[at + 1 : end]))
    ):
        quoting.append(at)
        tokens.append("“")
        return at + 1
    if end < 0:
        tokens.append('"')
        return at + 1
    tokens.append(f'"{text[at + 1 : end].strip().replace(WITHIN, chr(34))}"')
    return end + 1


def _open(text: str, at: int, tokens: list[str], shut: list[str]) -> int:
    """A square bracket: the kind of an ability, an icon, what limits it, or a cost."""
    end = text.find("]", at)
    inside = text[at + 1 : end].strip(" [").lower() if end > 0 else ""
    if inside in KINDS or TURNS.fullmatch(inside):
        tokens.append(f"[{inside}]")
        return end + 1
    if inside == "cost":
        tokens.append("cost")
        return end + 1
    paid = bool(tokens) and tokens[-1] == "cost"
    if (inside in ICONS and not paid and text[at + 1] != "[") or CHARGE.fullmatch(inside):
        tokens += [_word(word) for word in inside.split()]
        return end + 1
    costs = paid or bool(PAYS.search(inside))
    tokens.append("{" if costs else "[")
    shut.append("}" if costs else "]")
    return at + 1
