"""How the command leaves where something is wrong: one line in the chosen language, and an exit status by its class."""

from __future__ import annotations

import os
import re
import sys
from typing import Final, NoReturn, cast

import typer
from typer.core import TyperArgument, TyperOption

from .. import DeckError, DuelwrightError, UnknownLanguage
from ..core.errors import Worded
from ..core.errors import system_reason as reason
from ..core.nearest import nearest
from ..language.messages import say
from ..locale import DEFAULT
from .console import STOPPED, fail, fail_deck
from .shape import Misused, UsageError, called
from .words import spoken

USAGE: Final = 2
EXTRA: Final = re.compile(r"Got unexpected extra argument(?:\(s\)|s)? \((\S+).*\)", re.DOTALL)
SEVERAL: Final = re.compile(r"requires (\d+) arguments")


def leave(error: BaseException) -> NoReturn:
    """Out: 2 for wrong usage, 130 where somebody stopped it, 1 for an input that is refused."""
    lang = spoken(sys.argv, os.environ)
    if isinstance(error, UsageError):
        fail(misuse(error, lang), USAGE)
    if isinstance(error, Misused):
        fail(helpful(said(error, lang), error.command, lang), USAGE)
    if isinstance(error, UnknownLanguage):
        fail(say("", lang, "cli.no_language", {"name": error.lang, "known": ", ".join(error.known)}), USAGE)
    if isinstance(error, DeckError):
        fail_deck(error, lang)
    if isinstance(error, DuelwrightError):
        fail(error.text(lang))
    if isinstance(error, OSError):
        named = str(error.filename or say("", lang, "cli.output"))
        fail(say("", lang, "cli.file", {"file": named, "reason": reason(error).text(lang)}))
    if isinstance(error, UnicodeDecodeError):
        fail(say("", lang, "cli.no_text"))
    fail(say("", lang, "cli.stopped"), STOPPED)


def said(error: Misused, lang: str) -> str:
    """What is wrong with how a command was called, and what was perhaps meant."""
    wrong = say("", lang, error.key, error.values)
    return f"{wrong} {say('', lang, 'cli.near', {'name': error.near})}" if error.near else wrong


def misuse(error: Exception, lang: str) -> str:
    """What typer found wrong with how a command was called; the command's own help tells more."""
    wrong = cast(typer.BadParameter, error)
    told = wrong.format_message().rstrip(".")
    param, name = getattr(wrong, "param", None), getattr(wrong, "option_name", "")
    if type(wrong).__name__ == "NoSuchOption":
        near = nearest(name, getattr(wrong, "possibilities", None) or [])
        return helpful(said(Misused("cli.no_option", {"name": name}, near=near), lang), _path(wrong), lang)
    if type(wrong).__name__ == "MissingParameter" and param is not None:
        shown = called(param, None, lang)
        return helpful(say("", lang, "cli.missing", {"name": shown}), _path(wrong), lang)
    if type(wrong).__name__ == "BadOptionUsage":
        return helpful(say("", lang, *_given(told, name)), _path(wrong), lang)
    extra = EXTRA.match(told)
    if extra is not None:
        return helpful(say("", lang, "cli.too_many_words", {"name": extra[1]}), _path(wrong), lang)
    if isinstance(wrong.message, Worded) and lang != DEFAULT:
        told = f"{wrong.param_hint}: {wrong.message.text(lang)}"
    elif "valid integer" in told and param is not None:
        told = say("", lang, "cli.whole_number", {"name": "/".join(param.opts)})
    elif isinstance(param, TyperArgument | TyperOption):
        told = say("", lang, *_wanted(param))
    return helpful(told if told.endswith((".", "!", "?")) else f"{told}.", _path(wrong), lang)


def _wanted(param: TyperArgument | TyperOption) -> tuple[str, dict[str, str]]:
    """What an argument or an option takes, as a message."""
    name = "/".join(param.opts)
    least, most = (f"{number:.10g}" if number is not None else "" for number in (param.min, param.max))
    kind = param.type_descriptor.annotation
    whole = "cli.whole_number" if kind in (int, int | None) else "cli.number"
    if least and most:
        return f"{whole}_range", {"name": name, "least": least, "most": most}
    return (f"{whole}_least", {"name": name, "least": least}) if least else (whole, {"name": name})


def _given(told: str, name: str) -> tuple[str, dict[str, str]]:
    """What is wrong with the values after an option, as a message."""
    several = SEVERAL.search(told)
    if several is not None:
        return "cli.values", {"name": name, "n": several[1]}
    return ("cli.no_value" if "not take" in told else "cli.a_value"), {"name": name}


def _path(error: typer.BadParameter) -> str:
    """The command that was called."""
    return error.ctx.command_path if error.ctx is not None else ""


def helpful(wrong: str, command: str, lang: str) -> str:
    """What is wrong, and where one reads how it is done."""
    return f"{wrong} {say('', lang, 'cli.help', {'command': (command or 'duelwright') + ' --help'})}"
