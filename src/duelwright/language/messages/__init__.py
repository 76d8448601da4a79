"""Sentences with parameters, by key: the log, refusals, faults of decks, and what a client says. Cards have phrases.

A message names its parameters in braces: `{who}`; `{amount:card/acc}` is a number with its noun, `{cards/acc}` are
cards in a case, `{by:+}` has a sign, and `{step:=step}` is the message `step.` with that value. A message with " | "
has two halves: what the reader did, and what somebody else did.
"""

from __future__ import annotations

import re
from collections.abc import Mapping
from functools import cache, lru_cache
from typing import Final

from ...core.calling import call_game
from ...core.errors import UnknownLanguage, teach
from ..inflection import Named
from ..words import languages, table_of
from . import (
    en,
    en_reports,
    fr,
    fr_done,
    fr_errors,
    fr_faults,
    fr_reports,
    own_cards,
    ru,
    ru_done,
    ru_errors,
    ru_faults,
    ru_reports,
    rules,
)

PARAMETER: Final = re.compile(r"\{(\w+)(?::([\w+]+|=\w+))?(?:/(\w+))?\}")
HALVES: Final = " | "
THOUSANDS: Final = re.compile(r"[0-9]{1,3}(?:,[0-9]{3})+")
NO_BREAK: Final = "\u00a0"
STANDS_FOR: Final = "\ue000"  # the rest of a value while a text is spelled: names stay as they are
MOST_FILLED: Final = 20_000  # sentences that are kept
Parameter = str | int | Named
Params = Mapping[str, Parameter]

COMMON: Final = {  # of no one game
    lang: {**own, **rules.rule_texts(rules.COMMON, lang)}
    for lang, own in (
        ("en", {**en.MESSAGES, **en_reports.REPORTS}),
        (
            "fr",
            {
                **fr.MESSAGES,
                **fr_reports.REPORTS,
                **fr_errors.ERRORS,
                **fr_faults.FAULTS,
                **fr_done.DONE,
                **own_cards.FRENCH,
            },
        ),
        (
            "ru",
            {
                **ru.MESSAGES,
                **ru_reports.REPORTS,
                **ru_errors.ERRORS,
                **ru_faults.FAULTS,
                **ru_done.DONE,
                **own_cards.RUSSIAN,
            },
        ),
    )
}

_MESSAGES: dict[tuple[str, str], dict[str, str]] = {("", lang): dict(said) for lang, said in COMMON.items()}


def register_messages(game: str, lang: str, messages: Mapping[str, str]) -> None:
    """Add messages of a game in a language; those of every game stand in the files beside this one."""
    call_game(game)
    _MESSAGES.setdefault((game, lang), {}).update(messages)
    for kept in (message, is_known, _half, _filled):
        kept.cache_clear()


def keys_of(game: str, lang: str) -> set[str]:
    """The keys of the messages of a game alone."""
    call_game(game)
    return set(_MESSAGES.get((game, lang), {}))


@cache
def message(game: str, lang: str, key: str) -> str:
    """The message as it is written: the game's own, the shared one, else the English one; nothing where there is none.

    >>> message("", "fr", "refusal.game_over")
    'La partie est terminée.'
    """
    if lang not in languages():
        raise UnknownLanguage(lang, languages())
    call_game(game)
    for scope, other in ((game, lang), ("", lang), (game, "en"), ("", "en")):
        found = _MESSAGES.get((scope, other), {}).get(key)
        if found is not None:
            return found
    return ""


@cache
def is_known(game: str, lang: str, key: str) -> bool:
    """Whether there is such a message, if only an empty one."""
    call_game(game)
    return any(key in _MESSAGES.get((scope, other), {}) for scope in (game, "") for other in (lang, "en"))


def say(game: str, lang: str, key: str, params: Mapping[str, Parameter] = {}, mine: bool = True) -> str:
    """A message with its parameters filled in, from the reader's side or from the other.

    >>> say("", "ru", "ON_DRAW", {"cards": Named((), 5), "who": "Анна"}, mine=False)
    'Анна берёт 5 карт.'
    """
    template, whole = _half(game, lang, key, mine)
    return fill(game, lang, template, params) if template else whole


@cache
def _half(game: str, lang: str, key: str, mine: bool) -> tuple[str, str]:
    """The half of a message that is meant: as a template, or where it names no parameters as it is said."""
    own, is_split, others = message(game, lang, key).partition(HALVES)
    half = others if is_split and not mine else own
    return (half, "") if _named(half) else ("", _filled(game, lang, half, ()))


def fill(game: str, lang: str, template: str, params: Mapping[str, Parameter]) -> str:
    """A template with its parameters filled in; one that is not given stays as it is written."""
    values = [
        None if name not in params else _said(game, lang, params, name, how) if how[:1] == "=" else params[name]
        for name, how in _named(template)
    ]
    return _filled(game, lang, template, tuple(values))


def _said(game: str, lang: str, params: Mapping[str, Parameter], name: str, how: str) -> str:
    """A parameter that is said by a message of its own, where there is one for its value."""
    key = f"{how[1:]}.{params[name]}"
    return say(game, lang, key, params) if is_known(game, lang, key) else str(params[name])


@lru_cache(MOST_FILLED)
def _filled(game: str, lang: str, template: str, params: tuple[Parameter | None, ...]) -> str:
    """A template with its parameters in their order; a server says the same sentences again and again."""
    spelled: list[str] = []
    values: list[str] = []
    for (before, written, _, how, case), given in zip(_parts(template), [*params, None], strict=True):
        spelled.append(before)
        if given is None:
            spelled.append(written)
            continue
        value = _worded(game, lang, given, how, case)
        if value:
            spelled.append(value[:1] + STANDS_FOR)
            values.append(value[1:])
    parts = table_of(game, lang).lexicon.finish("".join(spelled)).split(STANDS_FOR)
    return "".join([part + rest for part, rest in zip(parts, [*values, ""], strict=True)])


@cache
def _named(template: str) -> list[tuple[str, str]]:
    """The parameters that a template names, and how each is said."""
    return [(name, how) for _, _, name, how, _ in _parts(template)[:-1]]


@cache
def _parts(template: str) -> list[tuple[str, str, str, str, str]]:
    """The parameters of a template: the text before each, itself as it is written, its name, how it is said, a case."""
    found: list[tuple[str, str, str, str, str]] = []
    at, plain = 0, template.replace(STANDS_FOR, "")
    for match in PARAMETER.finditer(plain):
        found.append((plain[at : match.start()], match[0], match[1], match[2] or "", match[3] or "nom"))
        at = match.end()
    return [*found, (plain[at:], "", "", "", "")]


def _worded(game: str, lang: str, value: Parameter, how: str, case: str) -> str:
    """A parameter in words."""
    lexicon = table_of(game, lang).lexicon
    if isinstance(value, Named):
        return lexicon.named(value, case)
    if how == "+":
        return f"{value:+}"
    return lexicon.counted(value, how, case) if how and isinstance(value, int) else str(value)


def _tell(game: str, lang: str, key: str, params: Mapping[str, str | int], template: str) -> str:
    """A refusal or a fault in words: its own English template, or the message of another language."""
    if lang not in languages():
        raise UnknownLanguage(lang, languages())
    other = "" if lang == "en" else message(game, lang, key)
    if not other:
        return fill(game, lang, template, params)
    return fill(game, lang, other, {name: _spaced(value) for name, value in params.items()})


def _spaced(value: str | int) -> str | int:
    """A number of English errors, 200,000, as other languages write it."""
    return value.replace(",", NO_BREAK) if isinstance(value, str) and THOUSANDS.fullmatch(value) else value


teach(_tell)
