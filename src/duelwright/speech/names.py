"""Names of things inside a sentence: zones and kinds, what must stay as it is typed, capitals."""

from __future__ import annotations

from collections.abc import Mapping

from ..language.voice import Voice


def name_of(voice: Voice, scope: str, name: str) -> str:
    """A zone, a kind or the like as it is called inside a sentence; its own name where the game has no word for it.

    >>> import duelwright as dw
    >>> name_of(Voice(dw.game("asigoc"), ("Ann", "Bob"), 0, "fr"), "zone", "discard")
    'défausse'
    """
    return voice.say(f"{scope}.{name}") or name


def exactly(said: str, values: Mapping[str, str]) -> str:
    """A message with values that must stay as they are typed: names of files, command lines.

    >>> exactly("Pour continuer: {command}", {"command": "duelwright play"})
    'Pour continuer: duelwright play'
    """
    for name, value in values.items():
        said = said.replace(f"{{{name}}}", value)
    return said


def capital(text: str) -> str:
    """The text with a capital letter at its beginning.

    >>> capital("à vous")
    'À vous'
    """
    return text[:1].upper() + text[1:]


def pair(voice: Voice, name: str, value: str | int) -> str:
    """A name and what it has, spaced as the language does it.

    >>> import duelwright as dw
    >>> pair(Voice(dw.game("asigoc"), ("Ann", "Bob"), 0, "fr"), "main", 3)
    'main\\xa0: 3'
    """
    return voice.say("pair", {"name": name, "value": value})
