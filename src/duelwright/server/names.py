"""Names of accounts: which may be taken, and when two are the same."""

from __future__ import annotations

import re
import unicodedata
from typing import Final

from .setup import LONGEST_NAME

FORM: Final = re.compile(r"[^\W_](?:[ ._'-]?[^\W_])+")  # letters and digits, single marks between them
KEPT: Final = re.compile(
    r"(bot|guest|player|invite|joueur|exploitant|бот|гость|игрок|владелец|модератор)\d*"
    r"|(admin|operat|moderat|server|serveur|сервер|админ|duelwright).*"
)  # nobody's
MARKS: Final = re.compile(r"[ ._'-]")
JAPANESE: Final = frozenset({"HIRAGANA", "KATAKANA", "KATAKANA-HIRAGANA", "CJK"})  # one word may have them all
ALIKE: Final = str.maketrans("авекмнорстухіјѕαεικνορτυχ", "abekmhopctyxijsaeikvoptux")  # letters that look Latin


def key_of(name: str) -> str:
    """A name as it is compared: case, marks, width, accents and letters that look alike make no other name.

    >>> key_of("Zoé B."), key_of("ZOE_b"), key_of("Асе") == key_of("Ace")
    ('zoeb', 'zoeb', True)
    """
    return plain(name).translate(ALIKE)


def plain(name: str) -> str:
    """A name without case, marks, width and accents."""
    folded = unicodedata.normalize("NFKD", unicodedata.normalize("NFKC", name).casefold())
    return MARKS.sub("", "".join(one for one in folded if not unicodedata.combining(one)))


def scripts_of(name: str) -> set[str]:
    """The scripts of its letters: a name of two could look like another's."""
    return {unicodedata.name(one, "?").partition(" ")[0] for one in name if one.isalpha()}


def is_name(name: str) -> bool:
    """Whether an account may be called so.

    >>> [is_name(name) for name in ("Ada", "Ада 7", "太郎くん", "A", "Bot 5", "Админ", "Аda", "a  b", "x" * 25, "<b>")]
    [True, True, True, False, False, False, False, False, False, False]
    """
    name = unicodedata.normalize("NFC", name)
    scripts = scripts_of(name)
    is_formed = len(name) <= LONGEST_NAME and FORM.fullmatch(name) is not None
    return (
        is_formed and (len(scripts) == 1 or (bool(scripts) and scripts <= JAPANESE)) and not KEPT.fullmatch(plain(name))
    )
