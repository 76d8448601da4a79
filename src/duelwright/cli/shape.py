"""What every command looks like, and how it says that it was called wrongly; nothing of the games is loaded here."""

from __future__ import annotations

import os
import re
import sys
from collections.abc import Iterator, Mapping, Sequence
from contextlib import AbstractContextManager, contextmanager
from typing import Final, Protocol

import typer
from typer.core import TyperArgument, TyperCommand, TyperGroup, TyperOption

from .. import DuelwrightError
from .words import helped, keys_for, spoken

UsageError: type[Exception] = typer.BadParameter.__mro__[1]
MISTAKES: Final = (  # of whoever called a command; all else is our own fault
    UsageError, DuelwrightError, OSError, UnicodeDecodeError, KeyboardInterrupt, typer.Abort,
)  # fmt: skip
HELP_OPTIONS: Final = ("-h", "--help")
EXAMPLE: Final = "Example:"
KIND: Final = "display_type"  # what typer asks for the kind of a value
WITHOUT: Final = re.compile(r"-(?!-|h$|n$|n\d+$)")  # `-grade:1` is a part of a question, `-n 5` is an option
# What typer says on a page of help, by the names it has there.
HEADINGS: Final = {
    "ARGUMENTS_PANEL_TITLE": "Arguments",
    "OPTIONS_PANEL_TITLE": "Options",
    "COMMANDS_PANEL_TITLE": "Commands",
    "DEFAULT_STRING": "[default: {}]",
    "REQUIRED_LONG_STRING": "[required]",
}


class Misused(DuelwrightError):
    """A command was called wrongly: the fault lies in how it was typed, not in what it names."""

    def __init__(self, key: str, values: Mapping[str, str | int] = {}, command: str = "", near: str = "") -> None:
        super().__init__(key)
        self.key = key
        self.values = values
        self.command = command  # whose help tells how it is called
        self.near = near  # what was meant, perhaps


class Page(Protocol):
    """What help is written on."""

    def write_usage(self, prog: str, args: str = "", prefix: str | None = None) -> None:
        """How it is called."""

    def write_paragraph(self) -> None:
        """An empty line."""

    def write_text(self, text: str) -> None:
        """A paragraph."""

    def write_dl(self, rows: Sequence[tuple[str, str]]) -> None:
        """Names, and what each means."""

    def section(self, name: str) -> AbstractContextManager[None]:
        """A part with a heading."""


def tongue() -> str:
    """The language of the help that was asked for."""
    return spoken(sys.argv, os.environ)


def place_of(ctx: typer.Context) -> str:
    """A command's name without that of the program: `cards import`."""
    return ctx.command_path.partition(" ")[2]


def without_types(command: TyperCommand | TyperGroup, ctx: typer.Context) -> None:
    """Leave the type of flags out of the help: they are given or not."""
    for param in command.get_params(ctx):
        if getattr(param, "is_flag", False):
            param.metavar = ""


def name_of(param: TyperArgument | TyperOption) -> str:
    """What an argument or option is called where its words are kept."""
    if isinstance(param, TyperArgument):
        return param.name or ""
    return next((word for word in param.opts if word.startswith("--")), param.opts[0])


def translate(command: TyperCommand | TyperGroup, ctx: typer.Context, lang: str) -> None:
    """Put the words of a command into a language; it is asked for nothing else in this process."""
    place = place_of(ctx)
    command.help = helped(lang, command.help or "", *keys_for(place))
    command.options_metavar = helped(lang, command.options_metavar or "")
    if command.epilog:
        example = command.epilog.removeprefix(EXAMPLE).strip()
        said = helped(lang, example, f"{place} {EXAMPLE}")
        command.epilog = f"{helped(lang, EXAMPLE)} {said}"
    if isinstance(command, TyperGroup):
        command.subcommand_metavar = helped(lang, command.subcommand_metavar)
        for name, other in command.commands.items():
            other.help = helped(lang, other.help or "", *keys_for(f"{place} {name}"))
    for param in command.get_params(ctx):
        assert isinstance(param, TyperArgument | TyperOption)
        param.help = helped(lang, param.help or "", *keys_for(place, name_of(param)))
        if isinstance(param.show_default, str):
            param.show_default = helped(lang, param.show_default)
        if not getattr(param, "is_flag", False):
            _name_kind(param, helped(lang, param.display_type(ctx)))
            param.metavar = called(param, ctx, lang)


def _name_kind(param: TyperArgument | TyperOption, kind: str) -> None:
    """Have a kind of value called so where typer would call it by its name in Python."""
    setattr(param, KIND, lambda _: kind)


def called(param: TyperArgument | TyperOption, ctx: typer.Context | None, lang: str) -> str:
    """What is to be filled in for an argument or an option, in capitals or by its kind."""
    if param.metavar is not None:
        return helped(lang, param.metavar)
    if isinstance(param, TyperArgument) or ctx is None:
        return helped(lang, param.name or "")
    return helped(lang, param.display_type(ctx))


@contextmanager
def said_in(lang: str) -> Iterator[None]:
    """Have typer's own headings in a language meanwhile."""
    from typer import rich_utils

    was = {name: getattr(rich_utils, name) for name in HEADINGS}
    try:
        for name, english in HEADINGS.items():
            setattr(rich_utils, name, helped(lang, english))
        yield
    finally:
        for name, before in was.items():
            setattr(rich_utils, name, before)


def usage(command: TyperCommand | TyperGroup, ctx: typer.Context, formatter: Page) -> None:
    """How a command is called."""
    prefix = f"{helped(tongue(), 'Usage:')} "
    formatter.write_usage(ctx.command_path, " ".join(command.collect_usage_pieces(ctx)), prefix)


def say_flags(command: TyperGroup, ctx: typer.Context) -> list[tuple[str, str]]:
    """The options of a command that are shown, and what each does."""
    without_types(command, ctx)
    records = [param.get_help_record(ctx) for param in command.get_params(ctx)]
    english = HEADINGS["DEFAULT_STRING"]
    was, said = (text.partition("{")[0] for text in (english, helped(tongue(), english)))
    shown = [record for record in records if record is not None]
    return [(name.strip(), does.replace(was, said)) for name, does in shown]


class Command(TyperCommand):
    """A command whose flags have no type beside them, and whose help is in the reader's language."""

    # typer gives out its own context alone, not the one that it overrides.
    def format_help(self, ctx: typer.Context, formatter: Page) -> None:  # type: ignore[override]
        """Write the help."""
        without_types(self, ctx)
        translate(self, ctx, tongue())
        with said_in(tongue()):
            super().format_help(ctx, formatter)  # type: ignore[arg-type]

    def format_usage(self, ctx: typer.Context, formatter: Page) -> None:  # type: ignore[override]
        """Write how it is called."""
        usage(self, ctx, formatter)


class Group(TyperGroup):
    """Commands of one noun; without one of their names the command `of` is meant: `duelwright cards asigoc`."""

    def format_help(self, ctx: typer.Context, formatter: Page) -> None:  # type: ignore[override]
        """Write the help."""
        without_types(self, ctx)
        translate(self, ctx, tongue())
        with said_in(tongue()):
            super().format_help(ctx, formatter)  # type: ignore[arg-type]

    def format_usage(self, ctx: typer.Context, formatter: Page) -> None:  # type: ignore[override]
        """Write how it is called."""
        usage(self, ctx, formatter)

    def parse_args(self, ctx: typer.Context, args: list[str]) -> list[str]:  # type: ignore[override]
        """Put the usual command in where none is named."""
        first = next((arg for arg in args if not arg.startswith("-")), "")
        if first == "search":
            before = ["", *args]  # `--sort -power` is an option with its value
            args = [
                f"not {arg[1:]}" if WITHOUT.match(arg) and before[at] != "--sort" else arg
                for at, arg in enumerate(args)
            ]
        if first not in self.commands and not (args and args[0] in HELP_OPTIONS):
            args = ["of", *args]
        return super().parse_args(ctx, args)
