"""Misprints of brackets, by class: what a printed line must have meant. Each repair has a name, for the report."""

from __future__ import annotations

import re
from typing import Final

NUMBERED: Final = r"(?:Counter|Soul|Energy)-(?:Blast|Charge)"
GLUED: Final = re.compile(rf"({NUMBERED}|Limit-Break|Generation Break)(\d)", re.I)
NUMBER_OUTSIDE: Final = re.compile(rf"({NUMBERED}|Limit-Break|Generation Break)\]\s*(\d+)(\]?)", re.I)
TWO_COSTS: Final = re.compile(r"\]\s*&\s*\[")
TAIL: Final = re.compile(rf"(\[[^\[\]]*{NUMBERED} \d+)\]( ?-? ?(?:\"[^\"]*\"|<[^<>]*>|[^\[\].])*?\])", re.I)
ICON: Final = re.compile(r"\[(Rest|Stand|Power|Critical|Shield|Drive|Boost|Intercept)\]", re.I)
WITHIN_TWO: Final = re.compile(r"\[\[([^\[\]]*)\]\]")
DOUBLED: Final = re.compile(r"\[\s*\[")
HEADER: Final = 64  # characters that what stands before the colon has at most
NO_COLON: Final = re.compile(r"^(\[(?:AUTO|ACT|CONT)\](?:\([^()]*\)|\[[^\[\]]*\])*) ?(?=[A-Z\"])")
ASKED: Final = re.compile(r"\? ?([A-Za-z]+(?: [A-Za-z]+)*)\?")
COLON_FIRST: Final = re.compile(r"^(\[(?:AUTO|ACT|CONT)\]):(\((?:VC|RC|GC|VC/RC)\)) ?(?=[A-Z\[])")
COLONS: Final = re.compile(r"^([^:]*)::(?=\s*[A-Z\[])")
TIMES: Final = re.compile(r"(\[(?:Power|Critical|Shield)\] ?)\* ?(?=\d)", re.I)


def repaired(line: str) -> tuple[str, tuple[str, ...]]:
    """A line with its brackets mended, and what was wrong.

    >>> repaired("[AUTO](RC):[COST][Counter-Blast]1], draw a card.")
    ('[AUTO](RC):[COST][Counter-Blast 1], draw a card.', ('number outside',))
    >>> repaired("[ACT](RC):[COST][Rest] this unit], draw a card.")[0]
    '[ACT](RC):[COST][Rest this unit], draw a card.'
    """
    done: list[str] = []
    for name, change in STEPS:
        mended = change(line)
        if mended != line:
            done.append(name)
            line = mended
    return line, tuple(done)


def _number_inside(line: str) -> str:
    return NUMBER_OUTSIDE.sub(lambda m: f"{m.group(1)} {m.group(2)}]", line)


def _tail(line: str) -> str:
    """A cost's bracket that closes before the words that say which cards pay."""
    if line.count("]") <= line.count("["):
        return line
    return TAIL.sub(r"\1\2", line, count=1)


def _shared_icon(line: str) -> str:
    """An icon at the beginning of a cost, or within it, that closes the cost's bracket too early."""
    if line.count("]") <= line.count("["):
        return line
    extra = _unopened(line)
    icons = list(ICON.finditer(line[:extra]))
    if extra < 0 or not icons:
        return line
    last = icons[-1]
    return line[: last.end() - 1] + line[last.end() :]


def _early_close(line: str) -> str:
    """Whatever else closes too early: the close before one that closes nothing was none."""
    extra = _unopened(line)
    if extra < 0:
        return line
    close = line.rfind("]", 0, extra)
    return line if close < 0 or "." in line[close:extra] else line[:close] + line[close + 1 :]


def _inner_open(line: str) -> str:
    """A bracket that opens within an open cost and never closes."""
    depth = 0
    for at, sign in enumerate(line):
        depth += (sign == "[") - (sign == "]")
        if depth == 2 and line.count("[") > line.count("]"):
            return line[:at] + (" " if line[at - 1] == "&" else "") + line[at + 1 :]
    return line


def _unopened(line: str) -> int:
    """Where a bracket closes that was never opened; -1 where none does."""
    depth = 0
    for at, sign in enumerate(line):
        depth += (sign == "[") - (sign == "]")
        if depth < 0:
            return at
    return -1


STEPS: Final = (
    ("number glued", lambda line: GLUED.sub(r"\1 \2", line)),
    ("number outside", _number_inside),
    ("bracket doubled", lambda line: DOUBLED.sub("[", line) if line.count("[") > line.count("]") else line),
    ("icon shares the bracket", _shared_icon),
    ("two brackets around one", lambda line: WITHIN_TWO.sub(r"[\1]", line)),
    ("closed before its tail", _tail),
    ("closed too early", _early_close),
    ("opened within", _inner_open),
    ("two brackets for one cost", lambda line: TWO_COSTS.sub(" & ", line)),
    ("no colon", lambda line: NO_COLON.sub(r"\1:", line) if ":" not in line[:HEADER] else line),
    ("question marks around a clan", lambda line: ASKED.sub(r" <\1>", line)),
    ("two colons", lambda line: COLONS.sub(r"\1:", line)),
    ("times for plus", lambda line: TIMES.sub(r"\1+", line)),
    ("colon before the circle", lambda line: COLON_FIRST.sub(r"\1\2:", line)),
)
