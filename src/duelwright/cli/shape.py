"""What every command looks like, and how it says that it was called wrongly; nothing of the games is loaded here."""

from __future__ import annotations

import re
from collections.abc import Mapping, Sequence
from contextlib import AbstractContextManager
from typing import Final, Protocol

import typer
from typer.core import TyperCommand, TyperGroup

from .. import DuelwrightError

UsageError: type[Exception] = typer.BadParameter.__mro__[1]
MISTAKES: Final = (  # of whoever called a command; all else is our own fault
    UsageError, DuelwrightError, OSError, UnicodeDecodeError, KeyboardInterrupt, typer.Abort,
)  # fmt: skip
HELP_OPTIONS: Final = ("-h", "--help")
WITHOUT: Final = re.compile(r"-(?!-|h$|n$|n\d+$)")  # `-grade:1` is a part of a question, `-n 5` is an option


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

    def write_usage(self, prog: str, args: str = "") -> None:
        """How it is called."""

    def write_paragraph(self) -> None:
        """An empty line."""

    def write_text(self, text: str) -> None:
        """A paragraph."""

    def write_dl(self, rows: Sequence[tuple[str, str]]) -> None:
        """Names, and what each means."""

    def section(self, name: str) -> AbstractContextManager[None]:
        """A part with a heading."""


def without_types(command: TyperCommand | TyperGroup, ctx: typer.Context) -> None:
    """Leave the type of flags out of the help: they are given or not."""
    for param in command.get_params(ctx):
        if getattr(param, "is_flag", False):
            param.metavar = ""


def say_flags(command: TyperGroup, ctx: typer.Context) -> list[tuple[str, str]]:
    """The options of a command that are shown, and what each does."""
    without_types(command, ctx)
    records = [param.get_help_record(ctx) for param in command.get_params(ctx)]
    return [(name.strip(), does) for name, does in (record for record in records if record is not None)]


class Command(TyperCommand):
    """A command whose flags have no type beside them."""

    # typer gives out its own context alone, not the one that it overrides.
    def format_help(self, ctx: typer.Context, formatter: Page) -> None:  # type: ignore[override]
        """Write the help."""
        without_types(self, ctx)
        super().format_help(ctx, formatter)  # type: ignore[arg-type]


class Group(TyperGroup):
    """Commands of one noun; without one of their names the command `of` is meant: `duelwright cards asigoc`."""

    def format_help(self, ctx: typer.Context, formatter: Page) -> None:  # type: ignore[override]
        """Write the help."""
        without_types(self, ctx)
        super().format_help(ctx, formatter)  # type: ignore[arg-type]

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
