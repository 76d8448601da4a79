"""What reports tell in a language besides sentences: numbers, short times, and how games ended."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Final

from .messages import say

NO_BREAK: Final = "\N{NO-BREAK SPACE}"
COMMA: Final = str.maketrans({",": NO_BREAK, ".": ",", "%": f"{NO_BREAK}%"})
MARKS: Final[Mapping[str, Mapping[int, str]]] = {"fr": COMMA, "ru": COMMA}  # for those of English


def figure(lang: str, value: float, form: str) -> str:
    """A number in a format of Python's, with the marks of a language.

    >>> figure("en", 0.125, ".1%"), figure("ru", 0.125, ".1%"), figure("fr", 12345.6, ",.1f")
    ('12.5%', '12,5\\xa0%', '12\\xa0345,6')
    """
    return f"{value:{form}}".translate(MARKS.get(lang, {}))


def seconds(lang: str, value: float) -> str:
    """A short time for people.

    >>> seconds("en", 0.00042), seconds("en", 0.25), seconds("ru", 3)
    ('0.42 ms', '250 ms', '3,0 с')
    """
    if value >= 1:
        return say("", lang, "report.seconds", {"n": figure(lang, value, ".1f")})
    return say("", lang, "report.milliseconds", {"n": figure(lang, value * 1000, ".2g" if value < 0.1 else ".0f")})


def ending(game: str, lang: str, code: str) -> str:
    """How a game ended; its code where there are no words for it, and in English.

    >>> ending("asigoc", "fr", "empty_deck"), ending("asigoc", "en", "empty_deck")
    ('piocher dans un deck vide', 'empty_deck')
    """
    return say(game, lang, f"ending.{code}") or say("", lang, f"report.end.{code}") or code


def endings(game: str, lang: str, counts: Mapping[str, int]) -> str:
    """How some games ended, with how often, on one line.

    >>> endings("asigoc", "en", {"no_health": 3, "too_long": 1})
    'Endings: no_health 3, too_long 1'
    """
    told = [say("", lang, "report.ended", {"why": ending(game, lang, code), "n": n}) for code, n in counts.items()]
    return say("", lang, "report.endings", {"list": ", ".join(told) or say("", lang, "report.no_endings")})
