"""Which language the terminal speaks."""

from __future__ import annotations

import re
from collections.abc import Mapping
from typing import Final

from .. import UnknownLanguage
from ..language import languages

VARIABLE: Final = "DUELWRIGHT_LANG"
SYSTEM: Final = ("LC_ALL", "LC_MESSAGES", "LANG")  # the first that is set counts
DEFAULT: Final = "en"


def chosen_language(asked: str, environment: Mapping[str, str]) -> str:
    """The language that was asked for, else the one of DUELWRIGHT_LANG, else the system's if we have it, else English.

    >>> chosen_language("ru", {"DUELWRIGHT_LANG": "fr"}), chosen_language("", {"LANG": "fr_FR.UTF-8"})
    ('ru', 'fr')
    """
    wanted = asked or environment.get(VARIABLE, "")
    system = next((environment[name] for name in SYSTEM if environment.get(name)), "")
    found = re.split(r"[_.@-]", wanted or system)[0].lower()
    if found in languages():
        return found
    if wanted:
        raise UnknownLanguage(wanted, languages())
    return DEFAULT
