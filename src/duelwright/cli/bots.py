"""The commands for bots: `bots`, and those in processes of their own, `bot-worker` and `bot-protocol`."""

from __future__ import annotations

import os
import sys
from pathlib import Path
from typing import Annotated, Final

import msgspec
import typer

from .. import DuelwrightError, Game, profile
from .. import game as find_game
from ..bots import LEVELS, Level, bot, installed
from ..bots.protocol import FORFEITS, STARTING, Match, Program, Tally, decks_for, play_match, seed_for, tally
from ..bots.worker import serve
from ..core.errors import listed, worded
from ..games import game_with
from ..language import languages
from ..language.figures import ending, figure
from ..language.grammars.en import noun_for
from ..language.messages import Params, say
from ..language.voice import printable
from ..locale import chosen_language
from ..terminal.files import read_forms, read_list
from .console import HouseRules
from .shape import tongue

SHOWN: Final = 160  # characters of a line that `--show` prints

GameOption = Annotated[str, typer.Option("--game", metavar="GAME", help="The game's key.")]


def register(app: typer.Typer) -> None:
    """Add the commands to an app."""
    app.command("bots", epilog="Example: duelwright bots")(list_bots)
    app.command("bot-worker", epilog="Example: duelwright bot-worker --bot greedy --game duel < requests.jsonl")(
        bot_worker
    )
    app.command(
        "bot-protocol",
        epilog="Example: duelwright bot-protocol --game duel --against random -- python3 examples/first_bot.py",
    )(bot_protocol)


def list_bots(
    as_json: Annotated[bool, typer.Option("--json", help="Print JSON.")] = False,
    lang: Annotated[
        str,
        typer.Option(
            "--lang", metavar="LANG", help=f"{', '.join(languages())}.", show_default="DUELWRIGHT_LANG, or the system's"
        ),
    ] = "",
) -> None:
    """List the strengths of opponents, and how each plays."""
    spoken = chosen_language(lang, os.environ)
    levels = [msgspec.structs.replace(level, text=level_text(level, spoken)) for level in LEVELS]
    if as_json:
        print(msgspec.json.format(msgspec.json.encode(levels), indent=2).decode())
        return
    for level in levels:
        print(f"{level.number:>2}  {level.bot:<12} {level.text}")
    for name in installed():
        print(f"    {printable(name):<12} {say('', spoken, 'terminal.installed_bot')}")


def level_text(level: Level, lang: str) -> str:
    """How a level plays, in a language.

    >>> level_text(LEVELS[3], "fr")
    'Essaie quelques suites avant de répondre.'
    """
    return say("", lang, f"level.{level.number}")


def ruled(key: str, house: str) -> Game:
    """A game, with house rules where they are given."""
    return find_game(key, rules=profile(house, key) if house else None)


def bot_worker(
    name: Annotated[str, typer.Option("--bot", metavar="BOT", help="The bot's name, or a level from 1 to 10.")],
    key: GameOption,
    house: HouseRules = "",
    cards: Annotated[
        Path | None, typer.Option("--cards", metavar="FILE", help="Cards that are not shipped: a list of JSON forms.")
    ] = None,
    windows: Annotated[
        Path | None, typer.Option("--windows", metavar="FILE", help="A table's own windows: a list of JSON forms.")
    ] = None,
) -> int:
    """Answer for a bot: a view as a line of JSON comes in, an action goes out (docs/adding-a-bot.md)."""
    game = ruled(key, house)
    if cards is not None:
        game = game_with(key, read_list(cards), game.changed_rules(), announced=False)
    if windows is not None:
        game = game.with_windows(read_forms(windows))
    answers = bot(name, game)
    serve(sys.stdin.buffer, sys.stdout.buffer, name, answers, game)
    return 0


def bot_protocol(
    command: Annotated[list[str], typer.Argument(metavar="COMMAND", help="The program, after `--`.")],
    key: GameOption,
    against: Annotated[str, typer.Option("--against", metavar="BOT", help="The bot it plays against.")] = "greedy",
    games: Annotated[int, typer.Option("-n", "--games", min=1, max=1_000_000, help="How many games.")] = 10,
    seed: Annotated[int, typer.Option(help="The same seed deals the same cards.")] = 1,
    deck: Annotated[str, typer.Option("--deck", help="The program's deck: a ready one's name, or a file.")] = "",
    against_deck: Annotated[str, typer.Option("--against-deck", help="The bot's deck, the same way.")] = "",
    seconds: Annotated[
        float,
        typer.Option(
            min=0.01, max=86_400, help=f"How long an answer may take; the first after a start {STARTING:g} s or more."
        ),
    ] = 10.0,
    house: HouseRules = "",
    show: Annotated[bool, typer.Option("--show", help="Print every line that is spoken, on stderr.")] = False,
    as_json: Annotated[bool, typer.Option("--json", help="Print JSON instead of text.")] = False,
) -> int:
    """Let a program in any language play against a bot; it speaks a few lines of text (docs/adding-a-bot.md)."""
    if not command[0]:
        raise DuelwrightError(worded("no_program", "the program's name is empty; give the command after `--`"))
    game = ruled(key, house)
    other = bot(against, game)
    mine, theirs = (game.deck(name) if name else None for name in (deck, against_deck))
    program = Program(command, seconds, spoken if show else None)
    matches: list[Match] = []
    try:
        for number in range(games):
            shuffle = seed_for(seed, number)
            decks = decks_for(game, mine, theirs, shuffle)
            matches.append(play_match(game, program, other, decks, shuffle, number))
    finally:
        program.end()
    found = tally(game, command, against, seed, matches)
    print(msgspec.json.format(msgspec.json.encode(found), indent=2).decode() if as_json else told(found, tongue()))
    if found.forfeits:
        raise DuelwrightError(
            worded(
                "forfeited",
                "{forfeits} of {games} {noun} forfeited: {forfeited}",
                {
                    "forfeits": found.forfeits,
                    "games": found.games,
                    "noun": noun_for(found.games, "game"),
                    "forfeited": forfeited(found),
                },
            )
        )
    return 0


def forfeited(found: Tally) -> str:
    """How many games were forfeited, and why."""
    crashed, late, wrong = ({"n": found.endings.get(f"loss {reason}", 0)} for reason in FORFEITS)
    told = (
        (crashed, worded("forfeit_crashed", "{n} crashed", crashed)),
        (late, worded("forfeit_late", "{n} out_of_time", late)),
        (wrong, worded("forfeit_wrong", "{n} no_legal_answer", wrong)),
    )
    return listed([said for count, said in told if count["n"]])


def spoken(who: str, line: str) -> None:
    """One line of the conversation, on stderr."""
    text = printable(line)
    print(who, text if len(text) <= SHOWN else f"{text[:SHOWN]}…", file=sys.stderr, flush=True)


def told(found: Tally, lang: str) -> str:
    """A tally in words."""
    one = found.rate
    rate = {
        name: figure(lang, value, ".0%") for name, value in (("rate", one.rate), ("low", one.low), ("high", one.high))
    }
    against: Params = {"command": printable(found.command), "bot": found.against, "n": found.games, "game": found.game}
    slowest = say("", lang, "report.seconds", {"n": figure(lang, found.slowest, ".3f")})
    lines = [
        say("", lang, "protocol.against", against),
        "  " + say("", lang, "protocol.result", {"won": found.wins, "lost": found.losses, "drawn": found.draws}),
        "  " + say("", lang, "protocol.rate", rate),
        *("  " + ended(found.game, lang, code, count) for code, count in found.endings.items()),
        "  " + say("", lang, "protocol.slowest", {"seconds": slowest, "refused": found.refused, "n": found.forfeits}),
    ]
    return "\n".join(lines)


def ended(game: str, lang: str, code: str, count: int) -> str:
    """How many games ended so, what that meant for the program, and why; the numbers stand one below the other.

    >>> ended("asigoc", "en", "loss crashed", 12), ended("asigoc", "ru", "loss crashed", 2)
    ('   12 loss crashed', '    2 поражения: программа остановилась')
    """
    meant, _, why = code.partition(" ")
    said = say("", lang, f"report.ended.{meant}", {"n": count, "why": ending(game, lang, why)})
    return " " * max(0, 5 - len(str(count))) + said
