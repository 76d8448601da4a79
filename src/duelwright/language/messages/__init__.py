"""Sentences with parameters, by key: the log, refusals, faults of decks, and what a client says. Cards have phrases.

A message names its parameters in braces: `{who}`; `{amount:card/acc}` is a number with its noun, `{cards/acc}` are
cards in a case, `{by:+}` has a sign, and `{step:=step}` is the message `step.` with that value. A message with " | "
has two halves: what the reader did, and what somebody else did.
"""

from __future__ import annotations

import re
from collections.abc import Mapping
from functools import cache
from typing import Final

from ...core.errors import UnknownLanguage, teach
from ..inflection import Named
from ..words import languages, table_of
from . import en, fr, ru

PARAMETER: Final = re.compile(r"\{(\w+)(?::([\w+]+|=\w+))?(?:/(\w+))?\}")
HALVES: Final = " | "
STANDS_FOR: Final = "\ue000"  # the rest of a value while a text is spelled: names stay as they are
Parameter = str | int | Named

COMMON: Final = {"en": en.MESSAGES, "fr": fr.MESSAGES, "ru": ru.MESSAGES}  # of no one game

_MESSAGES: dict[tuple[str, str], dict[str, str]] = {("", lang): dict(said) for lang, said in COMMON.items()}


def register_messages(game: str, lang: str, messages: Mapping[str, str]) -> None:
    """Add messages of a game in a language; those of every game stand in the files beside this one."""
    _MESSAGES.setdefault((game, lang), {}).update(messages)
    message.cache_clear()


def keys_of(game: str, lang: str) -> set[str]:
    """The keys of the messages of a game alone."""
    return set(_MESSAGES.get((game, lang), {}))


@cache
def message(game: str, lang: str, key: str) -> str:
    """The message as it is written: the game's own, the shared one, else the English one; nothing where there is none.

    >>> message("", "fr", "refusal.game_over")
    'La partie est terminée.'
    """
    if lang not in languages():
        raise UnknownLanguage(lang, languages())
    for scope, other in ((game, lang), ("", lang), (game, "en"), ("", "en")):
        found = _MESSAGES.get((scope, other), {}).get(key)
        if found is not None:
            return found
    return ""


def is_known(game: str, lang: str, key: str) -> bool:
    """Whether there is such a message, if only an empty one."""
    return any(key in _MESSAGES.get((scope, other), {}) for scope in (game, "") for other in (lang, "en"))


def say(game: str, lang: str, key: str, params: Mapping[str, Parameter] = {}, mine: bool = True) -> str:
    """A message with its parameters filled in, from the reader's side or from the other.

    >>> say("", "ru", "ON_DRAW", {"cards": Named((), 5), "who": "Анна"}, mine=False)
    'Анна берёт 5 карт.'
    """
    written = message(game, lang, key)
    if not written:
        return ""
    own, is_split, others = written.partition(HALVES)
    return fill(game, lang, others if is_split and not mine else own, params)


def fill(game: str, lang: str, template: str, params: Mapping[str, Parameter]) -> str:
    """A template with its parameters filled in; one that is not given stays as it is written."""
    spelled: list[str] = []
    values: list[str] = []
    for before, written, name, how, case in _parts(template):
        spelled.append(before)
        if name not in params:
            spelled.append(written)
            continue
        value = _worded(game, lang, params, name, how, case)
        if value:
            spelled.append(value[:1] + STANDS_FOR)
            values.append(value[1:])
    parts = table_of(game, lang).lexicon.finish("".join(spelled)).split(STANDS_FOR)
    return "".join([part + rest for part, rest in zip(parts, [*values, ""], strict=True)])


@cache
def _parts(template: str) -> list[tuple[str, str, str, str, str]]:
    """The parameters of a template: the text before each, itself as it is written, its name, how it is said, a case."""
    found: list[tuple[str, str, str, str, str]] = []
    at, plain = 0, template.replace(STANDS_FOR, "")
    for match in PARAMETER.finditer(plain):
        found.append((plain[at : match.start()], match[0], match[1], match[2] or "", match[3] or "nom"))
        at = match.end()
    return [*found, (plain[at:], "", "", "", "")]


def _worded(game: str, lang: str, params: Mapping[str, Parameter], name: str, how: str, case: str) -> str:
    """A parameter in words."""
    value = params[name]
    lexicon = table_of(game, lang).lexicon
    if isinstance(value, Named):
        return lexicon.named(value, case)
    if how.startswith("="):
        key = f"{how[1:]}.{value}"
        return say(game, lang, key, params) if is_known(game, lang, key) else str(value)
    if how == "+":
        return f"{value:+}"
    return lexicon.counted(value, how, case) if how and isinstance(value, int) else str(value)


def _tell(game: str, lang: str, key: str, params: Mapping[str, str | int], template: str) -> str:
    """A refusal or a fault in words: its own English template, or the message of another language."""
    if lang not in languages():
        raise UnknownLanguage(lang, languages())
    other = "" if lang == "en" else message(game, lang, key)
    return fill(game, lang, other or template, params)


teach(_tell)
