"""The commands by name. Each is loaded when it is called, so that `duelwright --help` answers at once."""

from __future__ import annotations

import os
import sys
from importlib import import_module
from typing import Annotated, Final, NamedTuple

import typer
from typer.core import TyperGroup
from typer.main import get_group

from .. import __version__, build_mode
from ..core.nearest import nearest
from ..locale import VARIABLE, chosen_language
from .shape import HELP_OPTIONS, Command, Misused, Page, say_flags, tongue, translate
from .words import LANGUAGES, helped, keys_for


class Place(NamedTuple):
    """Where a command is, and what it does, in a sentence."""

    module: str
    does: str


INTRODUCTION: Final = "Play trading card games by the rules."
START: Final = "Start with `duelwright play`, or in the browser: `duelwright serve --open`."
MORE: Final = "duelwright --help says what else there is."
Shelves = dict[str, dict[str, Place]]
SHELVES: Final[Shelves] = {
    "Play": {
        "play": Place("play", "Play against a bot, or against a person beside you."),
        "learn": Place("learn", "Learn a game by short lessons; `h` gives a hint."),
        "serve": Place("serve", "Serve the table in the browser: against bots, at one screen, by a link, in a lobby."),
        "rules": Place("lookup", "Tell how a game is played, in a few lines, or what is behind a heading."),
        "replay": Place("play", "Step through a saved game, forwards and backwards."),
        "position": Place("play", "Lay out any board from a file and play on from it, two people at one keyboard."),
        "games": Place("lookup", "List the games that can be played, and say what is wrong with one that cannot."),
    },
    "Cards and decks": {
        "cards": Place("cards", "Search, show, import, export and check cards; `cards GAME` lists those of a game."),
        "decks": Place(
            "decks",
            "List, check, convert, compare and keep decks, and see their figures; `decks GAME` lists the ready ones.",
        ),
        "check": Place(
            "decks",
            "Check a deck against the deck rules: every fault is listed, and the exit status is 1 where there are any.",
        ),
        "read": Place("lookup", "Read an ability in English into rules, and say it in every language."),
    },
    "A server": {
        "backup": Place(
            "keeping", "Copy games, guests, decks and the library into one file; a server may run meanwhile."
        ),
        "restore": Place(
            "keeping",
            "Put a backup into a data folder on which no server runs; it is checked whole before anything is touched.",
        ),
        "moderate": Place(
            "moderate", "Read reports about people, and let somebody speak or play no more; a server may run meanwhile."
        ),
    },
    "Bots": {
        "simulate": Place("simulation", "Let bots play many games, and count who wins."),
        "arena": Place("arena", "Let bots play each other, and rank them; what was stopped goes on where it was."),
        "bots": Place("bots", "List the strengths of opponents, and how each plays."),
        "bot-protocol": Place(
            "bots",
            "Let a program in any language play against a bot; it speaks a few lines of text (docs/adding-a-bot.md).",
        ),
        "bot-worker": Place(
            "bots",
            "Answer for a bot: a view as a line of JSON comes in, an action goes out (docs/adding-a-bot.md).",
        ),
    },
}
PLACES: Final = {name: place for shelf in SHELVES.values() for name, place in shelf.items()}


class Commands(TyperGroup):
    """All commands, none of them loaded before it is called."""

    def list_commands(self, ctx: typer.Context) -> list[str]:  # type: ignore[override]
        """Their names, in the order of the help."""
        return list(PLACES)

    def get_command(self, ctx: typer.Context, cmd_name: str) -> Command | TyperGroup:  # type: ignore[override]
        """A command, loaded now."""
        if cmd_name not in PLACES:
            raise Misused("cli.no_command", {"name": cmd_name}, ctx.command_path, nearest(cmd_name, list(PLACES)))
        return loaded(cmd_name)

    def format_help(self, ctx: typer.Context, formatter: Page) -> None:  # type: ignore[override]
        """Say what there is, shelf by shelf, from the list alone."""
        lang = tongue()
        translate(self, ctx, lang)
        formatter.write_usage(ctx.command_path, helped(lang, "COMMAND ..."), f"{helped(lang, 'Usage:')} ")
        formatter.write_paragraph()
        formatter.write_text(helped(lang, INTRODUCTION, ""))
        formatter.write_paragraph()
        formatter.write_text(helped(lang, START, "start"))
        for title, places in SHELVES.items():
            with formatter.section(helped(lang, title)):
                formatter.write_dl(
                    [(name, helped(lang, place.does, *keys_for(name))) for name, place in places.items()]
                )
        with formatter.section(helped(lang, "Options")):
            formatter.write_dl(say_flags(self, ctx))


def loaded(name: str) -> Command | TyperGroup:
    """A command, from the module that has it."""
    made = typer.Typer(add_completion=False, rich_markup_mode="rich")
    import_module(f".{PLACES[name].module}", __package__).register(made)
    shelves = [made, *(group.typer_instance for group in made.registered_groups if group.typer_instance is not None)]
    for command in [one for shelf in shelves for one in shelf.registered_commands]:
        command.cls = Command
    found = get_group(made).commands[name]
    assert isinstance(found, Command | TyperGroup)
    return found


app = typer.Typer(
    name="duelwright",
    cls=Commands,
    pretty_exceptions_enable=False,
    rich_markup_mode=None,
    context_settings={"help_option_names": list(HELP_OPTIONS)},
)


def _version(wanted: bool) -> None:
    if wanted:
        print(f"duelwright {__version__} ({build_mode()})")
        raise typer.Exit


@app.callback(invoke_without_command=True, help=INTRODUCTION)
def duelwright(
    context: typer.Context,
    version: Annotated[
        bool, typer.Option("--version", callback=_version, is_eager=True, help="Print the version and leave.")
    ] = False,
    lang: Annotated[
        str,
        typer.Option(
            "--lang", metavar="LANG", help=f"{', '.join(LANGUAGES)}.", show_default="DUELWRIGHT_LANG, or the system's"
        ),
    ] = "",
) -> int:
    """Open the table where a person types no command; a program that does so is told what there is."""
    if lang:
        os.environ[VARIABLE] = chosen_language(lang, os.environ, LANGUAGES)  # of every command, and of its processes
    if context.invoked_subcommand is not None:
        return 0
    if not (sys.stdin.isatty() and sys.stdout.isatty()):
        print(context.get_help())
        return 0
    print(helped(tongue(), MORE, "more"))
    return app(["serve", "--open"], prog_name="duelwright", standalone_mode=False) or 0
