"""The command `duelwright`. Every fault of input is one line on stderr and exit status 1; wrong usage is status 2."""

from __future__ import annotations

import os
import sys
from collections.abc import Callable
from pathlib import Path
from typing import Annotated, Final, NoReturn, cast

import typer
from rich.text import Text

from .. import Deck, DuelwrightError, Game, Replay, __version__, build_mode, games, profile
from .. import game as find_game
from ..bots import bot
from ..games import unusable
from ..games.duel.coursefiles import load_course_files
from ..games.profiles import hot_seat
from ..language import languages, parse, render
from ..language.cardform import check_ability
from ..language.grammars.en import noun_for
from ..language.messages import say
from ..language.node import to_json
from ..language.voice import Voice, printable
from ..simulate import Summary, simulate
from ..terminal import report
from ..terminal.board import board
from ..terminal.files import read_object, read_replay, reason
from ..terminal.howto import how_to_play
from ..terminal.locale import chosen_language
from ..terminal.playback import Playback
from ..terminal.table import Table
from .arena import register as register_arena
from .bots import register as register_bots
from .cards import app as cards_app
from .console import GAME, STOPPED, AsJson, HouseRules, Lang, complain, fail, out, show_json
from .decks import Unread, seated
from .decks import app as decks_app
from .decks import check as check_deck
from .serve import register as register_serve

USAGE: Final = 2
UsageError: type[Exception] = typer.BadParameter.__mro__[1]

app = typer.Typer(
    name="duelwright",
    add_completion=False,
    pretty_exceptions_enable=False,
    rich_markup_mode="rich",
    context_settings={"help_option_names": ["-h", "--help"]},
)

GameKey = Annotated[str, typer.Argument(metavar="GAME", help="The game's key; `duelwright games` lists them.")]
DeckName = Annotated[
    str, typer.Option("--deck", help="A ready deck's name, or a deck file.", show_default="the first, or by chance")
]
Against = Annotated[
    str, typer.Option("--against", help="The other deck, the same way.", show_default="the second, or by chance")
]
Open = Annotated[bool, typer.Option("--open", help="Two people, and both hands lie open: no hand-over.")]
OPPONENT = "5"
BotName = Annotated[
    str, typer.Option("--bot", metavar="BOT", help="The opponent: 1 to 10, or a name; `duelwright bots` lists them.")
]


def main() -> NoReturn:
    """The console entry point."""
    for stream in (sys.stdout, sys.stderr):
        if hasattr(stream, "reconfigure"):
            stream.reconfigure(errors="replace")
    try:
        status = app(prog_name="duelwright", standalone_mode=False)
        sys.stdout.flush()
    except UsageError as error:
        message = cast(typer.BadParameter, error).format_message().rstrip(".")
        fail(f"{message}. Try: duelwright --help", USAGE)
    except DuelwrightError as error:
        fail(str(error))
    except BrokenPipeError:  # nobody reads any more, as with `| head`
        os.dup2(os.open(os.devnull, os.O_WRONLY), 1)
        status = 0
    except OSError as error:
        fail(f"{error.filename or 'the output'} cannot be read or written: {reason(error)}")
    except UnicodeDecodeError:
        fail("the input is no text in UTF-8; give a text file")
    except (KeyboardInterrupt, typer.Abort):
        fail("stopped", STOPPED)
    sys.exit(status if isinstance(status, int) else 0)


def pair(game: Game, deck: str, against: str, seed: int, unread: bool) -> tuple[Game, tuple[Deck, Deck]]:
    """The two decks that were asked for, or what the game deals, or the first two ready ones; and their game."""
    usual = game.pair(None, seed)
    table, read = seated(game, [named for named in (deck, against) if named], unread)
    return table, (read[0] if deck else usual[0], read[-1] if against else usual[1])


def _version(wanted: bool) -> None:
    if wanted:
        print(f"duelwright {__version__} ({build_mode()})")
        raise typer.Exit


@app.callback(invoke_without_command=True)
def duelwright(
    context: typer.Context,
    version: Annotated[
        bool, typer.Option("--version", callback=_version, is_eager=True, help="Print the version and leave.")
    ] = False,
) -> None:
    """Play trading card games by the rules. Start with [bold]duelwright play[/bold]."""
    if context.invoked_subcommand is None:
        print(context.get_help())


# --- playing ----------------------------------------------------------------------------------------------------------


@app.command(epilog='Example: duelwright play --deck "Road Wardens" --against "Ford Raiders" --seed 7')
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
        raise DuelwrightError("--rules is for a new game; leave --resume and --cards away")
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
        raise DuelwrightError(f"--cards is for the duel, not for {key!r}")
    if deck:
        raise DuelwrightError("decks are dealt from the cards of --cards; leave --deck and --against away")
    asked = input if sys.stdin.isatty() else None
    loaded, _, _ = load_course_files(*files, asked, complain, chosen_language(lang, os.environ))
    game = find_game("duel", cards=loaded, rules=rules_for("duel", "", is_hotseat), alone=True)
    mine, theirs = game.pair(None, seed)
    return game, mine, theirs


def check_resumed(replay: Replay, game: Game, key: str, decks: tuple[str, str], seed: int | None) -> None:
    """Refuse to go on with a game that is not the one that was asked for."""
    if key and key != replay.game:
        raise DuelwrightError(f"the saved game is one of {replay.game!r}, not of {key!r}; leave the game's key away")
    if seed is not None and seed != replay.seed:
        raise DuelwrightError(f"the saved game has the seed {replay.seed}, not {seed}; leave --seed away")
    for asked, saved in zip(decks, replay.decks, strict=True):
        if asked and seated(game, [asked], True)[1][0].cards != saved.cards:
            raise DuelwrightError(
                f"the saved game has the deck {saved.name!r} there, not {asked!r}; leave --deck and --against away"
            )


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
    theirs = printable(other_name) or (second if two else say(game.key, spoken, "terminal.bot", {"level": level}))
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


@app.command(epilog="Example: duelwright position asigoc board.json --show (docs/positions.md tells the format)")
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


@app.command(epilog="Example: duelwright replay game.replay")
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


@app.command("simulate", epilog="Example: duelwright simulate asigoc -n 1000 --workers 2 --seed 1")
def simulate_command(
    key: GameKey = GAME,
    n: Annotated[int, typer.Option("-n", "--games", min=1, max=10_000_000, help="How many games.")] = 1000,
    workers: Annotated[int, typer.Option(min=1, max=60, help="How many processes.")] = 1,
    seed: Annotated[int, typer.Option(help="The same seed gives the same games.")] = 1,
    deck: DeckName = "",
    against: Against = "",
    bots: Annotated[str, typer.Option(metavar="A,B", help="Who plays the two decks.", show_default="random")] = "",
    house: HouseRules = "",
    unread: Unread = False,
    as_json: AsJson = False,
) -> int:
    """Let bots play many games, and count who wins."""
    rules = profile(house, key) if house else {}
    game = find_game(key, rules=rules)
    decks: tuple[Deck, Deck] | None = None
    if deck or against or not game.deals:
        game, decks = pair(game, deck, against, seed, unread)
    summary = with_progress(game, n, seed, workers, decks, rules, players(bots, game))
    if as_json:
        show_json(summary)
    else:
        console = out()
        console.print(report.rates(summary), report.spreads(summary))
        console.print(Text(report.endings(summary)))
    if summary.interrupted:
        fail(f"stopped after {summary.games} of {n} games; the figures are those of the finished ones", STOPPED)
    return 0


def with_progress(
    game: Game,
    n: int,
    seed: int,
    workers: int,
    decks: tuple[Deck, Deck] | None,
    rules: dict[str, object],
    bots: tuple[str, str] | None,
) -> Summary:
    """Simulate, with a bar on stderr where somebody looks at it."""
    cards = game.foreign_cards()
    if not sys.stderr.isatty():
        return simulate(game.key, n, seed, workers, decks, None, rules, bots, cards)
    with report.bar(n) as (bar, task):

        def tell(done: int) -> None:
            bar.update(task, completed=done)

        return simulate(game.key, n, seed, workers, decks, tell, rules, bots, cards)


def players(named: str, game: Game) -> tuple[str, str] | None:
    """The bots of both decks; one name is for both, none for random ones, which play fastest."""
    words = [word.strip() for word in named.split(",") if word.strip()]
    if len(words) > 2:
        raise DuelwrightError(f"--bots takes two names, as in --bots greedy,random; {named!r} has {len(words)}")
    for word in words:
        bot(word, game)
    return (words[0], words[-1]) if words else None


register_arena(app)
register_bots(app)
register_serve(app)
app.add_typer(cards_app, name="cards")
app.add_typer(decks_app, name="decks")
app.command("check", epilog="Example: duelwright check asigoc my-deck.txt")(check_deck)


# --- looking things up ------------------------------------------------------------------------------------------------


@app.command("games", epilog="Example: duelwright games")
def games_command(as_json: AsJson = False) -> None:
    """List the games that can be played, and say what is wrong with one that cannot."""
    for name, wrong in unusable().items():
        complain(f"{name}: {wrong}")
    if as_json:
        show_json([{"key": key, "name": find_game(key).name, "hash": find_game(key).hash} for key in games()])
        return
    for key in games():
        game = find_game(key)
        cards, decks = len(game.cards()), len(game.decks())
        counts = f"{cards} {noun_for(cards, 'card')}, {decks} {noun_for(decks, 'ready deck')}"
        out().print(Text(f"{key}  {game.name}: {counts}"))


@app.command(epilog='Example: duelwright read asigoc "Draw 2 cards."')
def read(
    key: Annotated[str, typer.Argument(metavar="GAME", help="The game's key.")],
    text: Annotated[str, typer.Argument(metavar="TEXT", help="An ability in English, as cards are worded.")],
    as_json: AsJson = False,
) -> None:
    """Read an ability in English into rules, and say it in every language."""
    game = find_game(key)
    tree = parse(text, game=game.key).tree
    check_ability(game, tree)
    form = to_json(tree)
    said = {lang: render(tree, lang, game=game.key) for lang in languages()}
    if as_json:
        show_json({"tree": form, "text": said})
        return
    out().print(Text(repr(tree)), soft_wrap=True)
    for lang, words in said.items():
        out().print(Text(f"{lang}  {words}"), soft_wrap=True)


@app.command(epilog="Example: duelwright rules asigoc")
def rules(key: GameKey = GAME, lang: Lang = "") -> None:
    """Tell how a game is played, in a few lines."""
    console = out()
    text = how_to_play(find_game(key), chosen_language(lang, os.environ))
    console.print(Text(text.replace("\n  ", " ") if console.is_terminal else text), soft_wrap=not console.is_terminal)
