"""Words as a text that people read, and that splits into the same words again."""

from __future__ import annotations

import re
from typing import Final

from ....language.words import SPOKEN_AS_CONSONANT

NO_BLANK_BEFORE: Final = frozenset(",.:;!?/'”]}")
NO_BLANK_AFTER: Final = frozenset("“[{/")
ICONS: Final = ("power", "critical", "shield", "drive")


def text_of(tokens: tuple[str, ...]) -> str:
    """A text with these words.

    >>> text_of(("[auto]", "(rc)", ":", "when", "placed", ",", "cost", "{", "soul-blast", "1", "}", ",", "and", "it",
    ...          "gets", "power", "+5000", "."))
    '[AUTO](RC):When placed, [COST][Soul-Blast 1], and it gets [Power] +5000.'
    """
    text = ""
    start = True
    marked = False  # within the brackets of what limits an ability
    before = ""
    for i, token in enumerate(tokens):
        after = tokens[i + 1] if i + 1 < len(tokens) else ""
        word = "an" if token == "a" and _sounds_open(after) else _word(token, after)
        if start or before in ("{", "“"):
            word = word[:1].upper() + word[1:]
        text += ("" if not i or _is_glued(before, token) else " ") + word
        marked = token == "[" or (marked and token != "]")
        start = marked or token in (".", ":", "!") or (start and not token[:1].isalnum())
        before = token
    return text


def _word(token: str, after: str) -> str:
    if token in ("[auto]", "[act]", "[cont]"):
        return token.upper()
    if token in "{}":
        return {"{": "[", "}": "]"}[token]
    if token in "“”":
        return '"'
    if token[0] == "(":
        return re.sub(r"\b(?:vc|rc|gc)\b", lambda m: m.group().upper(), token)
    if token == "cost" and after == "{":
        return "[COST]"
    if token in ICONS and after[:1] in ("+", "-"):
        return f"[{token.capitalize()}]"
    if re.fullmatch(r"(?:soul|counter|energy)-(?:charge|blast)", token):
        return token.title()
    return token


def _sounds_open(word: str) -> bool:
    """Whether "an" stands before a word."""
    begins = word.lstrip('"<').lower()
    return begins[:1] in tuple("aeiou") and not begins.startswith(SPOKEN_AS_CONSONANT)


def _is_glued(left: str, right: str) -> bool:
    if right in NO_BLANK_BEFORE or right == "'s" or left in NO_BLANK_AFTER:
        return True
    if left == "cost" and right == "{":
        return True
    return left in ("[auto]", "[act]", "[cont]", ":") or (left[0] in "([" and left[-1] in ")]" and right[0] in "[(")
