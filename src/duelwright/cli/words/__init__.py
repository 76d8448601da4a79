"""What the help of the commands says in other languages than English, whose words stand beside the commands.

A command has its own name for a key (`cards import`), an argument or option that name and its own
(`cards import --traits`); what is the same for several commands stands under the shelf's name (`cards --game`), or
under its own alone (`--json`). Where something in capitals is to be filled in, and what stands on every page, the
English words are the key. No words of cards are loaded here: help has to answer at once.
"""

from __future__ import annotations

import re
from collections.abc import Callable, Mapping, Sequence
from importlib import import_module
from typing import Final

from ... import UnknownLanguage
from ...locale import DEFAULT, chosen_language

LANGUAGES: Final = ("en", "fr", "ru")
NO_BREAK: Final = re.compile(r"(?<=\S) (?=[:;?!»])|(?<=«) ")
FILLED: Final = re.compile(r"\{(\w+)\}")


def _fields() -> str:
    from ...library.index import sorts

    return ", ".join(sorts())


def _forms() -> str:
    from ...library.lists import FORMS

    return ", ".join(FORMS)


def _seconds() -> str:
    from ...bots.protocol import STARTING

    return f"{STARTING:g}"


VALUES: Final[Mapping[str, Callable[[], str]]] = {
    "languages": lambda: ", ".join(LANGUAGES),
    "fields": _fields,
    "forms": _forms,
    "seconds": _seconds,
}  # what a sentence tells that is no words


def spoken(args: Sequence[str], environment: Mapping[str, str]) -> str:
    """The language of a message, also where the one that was asked for is not there.

    >>> spoken(["duelwright", "play", "--lang", "fr"], {}), spoken(["duelwright", "--lang=xx"], {"LANG": "ru_RU"})
    ('fr', 'ru')
    """
    ours = args[: args.index("--")] if "--" in args else args  # what comes after is for another program
    asked = [after for arg, after in zip(ours, [*ours[1:], ""], strict=True) if arg == "--lang"]
    asked += [arg.removeprefix("--lang=") for arg in ours if arg.startswith("--lang=")]
    for wanted, told in ((asked[-1] if asked else "", environment), ("", environment)):
        try:
            return chosen_language(wanted, told, LANGUAGES)
        except UnknownLanguage:
            continue
    return DEFAULT


def helped(lang: str, english: str, *keys: str) -> str:
    """Words of the help in a language: those of the first of some keys that has any, else the English ones.

    >>> helped("fr", "The game.", "cards import --game", "cards --game")
    'Le jeu des cartes.'
    """
    if lang == DEFAULT or not english:
        return english
    known: Mapping[str, str] = import_module(f".{lang}", __package__).HELP
    said = next((known[key] for key in keys or (english,) if key in known), english)
    return NO_BREAK.sub("\N{NO-BREAK SPACE}", FILLED.sub(_value, said))


def _value(match: re.Match[str]) -> str:
    return VALUES[match[1]]()


def keys_for(command: str, name: str = "") -> tuple[str, ...]:
    """The keys of what a command says of itself, or of something it takes: its own, its shelf's, everybody's.

    >>> keys_for("cards import", "--game")
    ('cards import --game', 'cards --game', '--game')
    """
    if not name:
        return command, command.partition(" ")[2]  # `check` is a command of its own, too
    return f"{command} {name}", f"{command.partition(' ')[0]} {name}", name
