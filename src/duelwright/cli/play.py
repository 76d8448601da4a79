"""The commands at a table in the terminal: `play`, `position`, `replay`."""

from __future__ import annotations

import os
import sys
from collections.abc import Callable
from pathlib import Path
from typing import Annotated, Final

import typer

from .. import Deck, Game, Replay, profile
from .. import game as find_game
from ..bots import bot
from ..games.profiles import hot_seat
from ..language.messages import say
from ..language.voice import Voice, printable
from ..locale import chosen_language
from ..terminal.board import board
from ..terminal.files import read_object, read_replay
from ..terminal.playback import Playback
from ..terminal.table import Table
from .console import GAME, AsJson, HouseRules, Lang, Refused, complain, out, show_json
from .decks import Against, DeckName, Unread, pair, seated
from .shape import Misused

OPPONENT: Final = "5"
Open = Annotated[bool, typer.Option("--open", help="Two people, and both hands lie open: no hand-over.")]
BotName = Annotated[
    str, typer.Option("--bot", metavar="BOT", help="The opponent: 1 to 10, or a name; `duelwright bots` lists them.")
]


def register(app: typer.Typer) -> None:
    """Add the commands to an app."""
    app.command("play", epilog='Example: duelwright play --deck "Road Wardens" --against "Ford Raiders" --seed 7')(play)
    app.command(
        "position", epilog="Example: duelwright position asigoc board.json --show (docs/positions.md tells the format)"
    )(position)
    app.command("replay", epilog="Example: duelwright replay game.replay")(replay)


def play(
    key: Annotated[
        str, typer.Argument(metavar="GAME", help="The game's key; `duelwright games` lists them.", show_default=GAME)
    ] = "",
    deck: DeckName = "",
    against: Against = "",
    seed: Annotated[int | None, typer.Option(help="The shuffle; the same seed deals the same cards.")] = None,
    hotseat: Annotated[bool, typer.Option("--hotseat", help="A second person plays at the same keyboard.")] = False,
    is_open: Open = False,
    seat: Annotated[int, typer.Option(min=0, max=1, help="Your seat.")] = 0,
    level: BotName = OPPONENT,
    name: Annotated[str, typer.Option(help="Your name.", show_default="You, or Player 1")] = "",
    other_name: Annotated[str, typer.Option(help="The other's name.", show_default="Bot, or Player 2")] = "",
    resume: Annotated[Path | None, typer.Option(help="Go on with a game that was saved to this file.")] = None,
    files: Annotated[
        tuple[Path, Path] | None,
        typer.Option("--cards", metavar="MONSTERS SPELLS", help="duel: play with the cards of two CSV files."),
    ] = None,
    house: HouseRules = "",
    unread: Unread = False,
    lang: Lang = "",
) -> int:
    """Play against a bot, or against a person beside you."""
    if house and (resume is not None or files is not None):
        raise Misused("cli.rules_new_game", command="duelwright play")
    if resume is not None:
        replay, game = read_replay(resume)
        check_resumed(replay, game, key, (deck, against) if seat == 0 else (against, deck), seed)
        table = sit_down(game, hotseat, seat, name, other_name, is_open, lang, level)
        table.resume(replay)
        table.saved = (str(resume), len(replay.moves))
        return table.play()
    number = seed if seed is not None else int.from_bytes(os.urandom(4), "little")
    if files is None:
        game = find_game(key or GAME, rules=rules_for(key or GAME, house, hotseat or is_open))
        game, (mine, theirs) = pair(game, deck, against, number, unread)
    else:
        game, mine, theirs = with_files(key, files, deck or against, number, lang, hotseat or is_open)
    if hotseat and not name and not other_name and sys.stdin.isatty():
        name, other_name = ask_names(input, chosen_language(lang, os.environ))
    table = sit_down(game, hotseat, seat, name, other_name, is_open, lang, level)
    table.begin((mine, theirs) if seat == 0 else (theirs, mine), number)
    return table.play()


def rules_for(key: str, house: str, is_hotseat: bool) -> dict[str, object]:
    """House rules, over those that two people at one keyboard play by."""
    return {**(hot_seat(key) if is_hotseat else {}), **(profile(house, key) if house else {})}


def with_files(
    key: str, files: tuple[Path, Path], deck: str, seed: int, lang: str, is_hotseat: bool
) -> tuple[Game, Deck, Deck]:
    """A duel with the cards of two files, and decks dealt from them."""
    if key not in ("", "duel"):
        raise Misused("cli.cards_of", {"game": "duel", "name": key}, "duelwright play")
    if deck:
        raise Misused("cli.cards_dealt", command="duelwright play")
    from ..games.duel.coursefiles import load_course_files

    asked = input if sys.stdin.isatty() else None
    loaded, _, _ = load_course_files(*files, asked, complain, chosen_language(lang, os.environ))
    game = find_game("duel", cards=loaded, rules=rules_for("duel", "", is_hotseat), alone=True)
    mine, theirs = game.pair(None, seed)
    return game, mine, theirs


def check_resumed(replay: Replay, game: Game, key: str, decks: tuple[str, str], seed: int | None) -> None:
    """Refuse to go on with a game that is not the one that was asked for."""
    if key and key != replay.game:
        raise Refused("refused.other_game", {"game": replay.game, "name": key})
    if seed is not None and seed != replay.seed:
        raise Refused("refused.other_seed", {"n": replay.seed, "seed": seed})
    for asked, saved in zip(decks, replay.decks, strict=True):
        if asked and seated(game, [asked], True)[1][0].cards != saved.cards:
            raise Refused("refused.other_deck", {"deck": saved.name, "name": asked})


def sit_down(
    game: Game,
    hotseat: bool,
    seat: int,
    name: str,
    other_name: str,
    is_open: bool,
    lang: str,
    level: str = OPPONENT,
) -> Table:
    """A table with its people and bots."""
    two = hotseat or is_open
    spoken = chosen_language(lang, os.environ)
    first, second = (say(game.key, spoken, "terminal.player", {"n": n}) for n in (1, 2))
    mine = printable(name) or (first if two else say(game.key, spoken, "you"))
    theirs = printable(other_name) or (second if two else say(game.key, spoken, "bot", {"level": level}))
    other = None if two else bot(level, game)
    names, bots = ((mine, theirs), (None, other)) if seat == 0 else ((theirs, mine), (other, None))
    flags = ["--seat", str(seat)] if seat else []
    flags += ["--name", mine] if name else []
    flags += ["--other-name", theirs] if other_name else []
    flags += ["--bot", level] if level != OPPONENT and not two else []
    flags += ["--open"] if is_open else ["--hotseat"] if hotseat else []
    flags += ["--lang", lang] if lang else []
    return Table(game, out(), input, names, bots, is_open, tuple(flags), spoken)


def ask_names(ask: Callable[[str], str], lang: str) -> tuple[str, str]:
    """The names of two people who share a keyboard; Enter keeps the usual one.

    >>> ask_names(lambda question: "Ann" if "player 1" in question else "", "en")
    ('Ann', '')
    """
    usual = [say("", lang, "terminal.player", {"n": n}) for n in (1, 2)]
    asked = [say("", lang, "terminal.ask_name", {"n": n, "usual": name}) for n, name in enumerate(usual, 1)]
    return ask(asked[0]).strip(), ask(asked[1]).strip()


def position(
    key: Annotated[str, typer.Argument(metavar="GAME", help="The game's key.")],
    file: Annotated[Path, typer.Argument(help="The board, as JSON.")],
    show: Annotated[bool, typer.Option("--show", help="Only draw the board.")] = False,
    is_open: Open = False,
    lang: Lang = "",
) -> int:
    """Lay out any board from a file and play on from it, two people at one keyboard."""
    state = find_game(key).position(read_object(file))
    table = sit_down(state.game, True, 0, "", "", is_open, lang)
    table.lay(state)
    if show:
        voice = Voice(state.game, table.names, None, table.lang)
        table.console.print(board(voice, state.view(0), state.view(1)))
        return 0
    return table.play()


def replay(
    file: Annotated[Path, typer.Argument(help="A saved game.")],
    as_json: AsJson = False,
    lang: Lang = "",
) -> None:
    """Step through a saved game, forwards and backwards."""
    recorded, game = read_replay(file)
    watched = Playback(game, recorded, out(), input, chosen_language(lang, os.environ))
    if as_json:
        shown = {"game": recorded.game, "hash": recorded.hash, "decks": recorded.decks, "moves": recorded.line()}
        show_json({**shown, "result": recorded.result})
    else:
        watched.watch()
