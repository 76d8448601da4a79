"""Which language the terminal speaks."""

from __future__ import annotations

import re
from collections.abc import Mapping, Sequence
from typing import Final

from . import UnknownLanguage

VARIABLE: Final = "DUELWRIGHT_LANG"
SYSTEM: Final = ("LC_ALL", "LC_MESSAGES", "LANG")  # the first that is set counts
DEFAULT: Final = "en"


def chosen_language(asked: str, environment: Mapping[str, str], known: Sequence[str] = ()) -> str:
    """The language that was asked for, else the one of DUELWRIGHT_LANG, else the system's if we have it, else English.

    >>> chosen_language("ru", {"DUELWRIGHT_LANG": "fr"}), chosen_language("", {"LANG": "fr_FR.UTF-8"})
    ('ru', 'fr')
    """
    if not known:
        from .language import languages  # whoever knows them already need not load all words

        known = languages()
    wanted = asked or environment.get(VARIABLE, "")
    system = next((environment[name] for name in SYSTEM if environment.get(name)), "")
    found = re.split(r"[_.@-]", wanted or system)[0].lower()
    if found in known:
        return found
    if wanted:
        raise UnknownLanguage(wanted, list(known))
    return DEFAULT
