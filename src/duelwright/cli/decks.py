"""The commands for decks: list, check, convert, look at, compare, keep."""

from __future__ import annotations

import os
import random
import re
from contextlib import closing
from pathlib import Path
from typing import Annotated, Final

import typer
from rich import box
from rich.table import Table
from rich.text import Text

from .. import Deck, DeckError, Game, games, profile
from .. import game as find_game
from ..core.errors import worded
from ..language.figures import NO_BREAK
from ..language.grammars.en import noun_for
from ..language.messages import say
from ..language.ready import ready_words
from ..language.voice import Voice, printable
from ..library.lists import FORMS, looks_like_ydk, named_deck, read_deck, write_deck
from ..library.picture import deck_svg, png_of
from ..library.share import is_shared, shared
from ..library.statistics import compare, hand, statistics
from ..library.store import Library, open_library
from ..locale import chosen_language
from ..speech.names import name_of
from ..speech.names import pair as joined
from ..terminal.library_tables import comparison_tables, statistics_tables
from ..terminal.question import rule
from .console import (
    GAME,
    AsJson,
    HouseRules,
    Lang,
    Refused,
    check_free,
    fail,
    fail_deck,
    onlooker,
    out,
    show_json,
    told,
    write_file,
)
from .shape import Group, Misused, tongue

PREMIUM: Final = "vanguard-premium"
TOLD: Final = re.compile(r"\[(\w+(?:-\w+)?)\]")  # a game's key after a card's name
PICTURES: Final = (".svg", ".png")
SUFFIXES: Final = {".ydk": "ydk", ".ydke": "ydke", ".txt": "text", ".json": "json"}

app = typer.Typer(
    cls=Group,
    help="List, check, convert, compare and keep decks, and see their figures; `decks GAME` lists the ready ones.",
    epilog="Example: duelwright decks check my-deck.ydk",
)

Source = Annotated[
    list[str],
    typer.Argument(
        metavar="[GAME] DECK", help="A deck file (.ydk, list, JSON), a link, or a deck's name; its game where needed."
    ),
]
GameOption = Annotated[str, typer.Option("--game", metavar="GAME", help="The game; else it is found out.")]
Unread = Annotated[
    bool,
    typer.Option(
        "--unread/--no-unread", help="Take cards whose abilities are not understood as units without them, or refuse."
    ),
]

DeckName = Annotated[
    str, typer.Option("--deck", help="A ready deck's name, or a deck file.", show_default="the first, or by chance")
]
Against = Annotated[
    str, typer.Option("--against", help="The other deck, the same way.", show_default="the second, or by chance")
]


def register(shelf: typer.Typer) -> None:
    """Add the commands to another app; `check` stands there alone, too."""
    shelf.add_typer(app, name="decks")
    shelf.command("check", epilog="Example: duelwright check asigoc my-deck.txt")(check)


@app.command(epilog="Example: duelwright decks asigoc --json")
def of(
    key: Annotated[str, typer.Argument(metavar="GAME", help="The game's key; `duelwright games` lists them.")] = GAME,
    as_json: AsJson = False,
    lang: Lang = "",
) -> None:
    """List a game's ready decks: what each is called, what one does with it, and its cards."""
    game = find_game(key)
    if as_json:
        show_json(game.decks())
        return
    spoken = chosen_language(lang, os.environ)
    console, voice = out(), Voice(game, ("", ""), None, spoken)
    for deck in game.decks():
        words = ready_words(game, deck, spoken)
        code = f" ({deck.name})" if words.title != deck.name else ""
        console.print(Text(words.title, "bold").append(code, "dim"))
        if words.plan:
            console.print(Text(f"  {words.plan}"))
        for name, listed in deck.cards.items():
            named = [f"{copies}x {voice.card(card)}" for card, copies in listed.items()]
            console.print(Text("  " + joined(voice, name_of(voice, "section", name), "; ".join(named))))


@app.command("list", epilog="Example: duelwright decks list vanguard-d")
def list_(
    key: Annotated[str, typer.Argument(metavar="GAME", help="Only decks of this game.")] = "",
    as_json: AsJson = False,
) -> None:
    """List the decks that there are: ready ones, and those you have kept."""
    keys = [find_game(key).key] if key else games()
    with closing(open_library()) as library:
        kept = [deck for one in keys for deck in library.decks(one)]
    ready = [deck for one in keys for deck in find_game(one).decks()]
    if as_json:
        show_json({"ready": ready, "kept": kept})
        return
    table, lang = Table(box=box.SIMPLE_HEAD), tongue()
    for column in ("game", "deck", "called", "cards"):
        table.add_column(say("", lang, f"decks.{column}"))
    table.add_column("")
    for whose, decks in (("ready", ready), ("yours", kept)):
        for deck in decks:
            voice = onlooker(find_game(deck.game), lang)
            counts = [
                f"{printable(name_of(voice, 'section', name))}{NO_BREAK}{sum(row.values())}"
                for name, row in deck.cards.items()
            ]
            title = ready_words(voice.game, deck, lang).title if whose == "ready" else ""
            shown = (Text(one) for one in (printable(deck.name), title, ", ".join(counts)))
            table.add_row(deck.game, *shown, say("", lang, f"decks.{whose}"))
    out().print(table)


def check(
    source: Source,
    key: GameOption = "",
    unread: Unread = False,
    rules: HouseRules = "",
    as_json: AsJson = False,
    lang: Lang = "",
) -> int:
    """Check a deck against the deck rules: every fault is listed, and the exit status is 1 where there are any."""
    spoken = chosen_language(lang, os.environ)
    try:
        game, deck = brought(source, key, unread)
    except DeckError as error:
        fail_deck(error, spoken)
    if rules:
        game = game.but(profile(rules, game.key))
    voice = onlooker(game, spoken)
    faults = game.check(deck)
    if as_json:
        show_json({"deck": deck.name, "game": game.key, "legal": not faults, "violations": faults})
    else:
        for fault in faults:
            out().print(Text(f"{printable(fault.text(voice.lang))} {rule(voice, fault.rule)}"), soft_wrap=True)
    if faults:
        params = {"deck": repr(deck.name), "n": len(faults), "noun": noun_for(len(faults), "fault")}
        fail(told("not_legal", "deck {deck} is not legal: {n} {noun}", params))
    if not as_json:
        said = "terminal.deck_legal_by" if rules else "terminal.deck_legal"
        out().print(Text(voice.say(said, {"deck": printable(deck.name), "rules": rules})))
    return 0


app.command("check", epilog="Example: duelwright decks check my-deck.ydk --rules tournament")(check)


def brought(source: list[str], key: str, unread: bool) -> tuple[Game, Deck]:
    """The deck that was named, and the game it is for; the library is opened where it is needed."""
    key, named = asked(source, key)
    if key:
        game, (deck,) = seated(find_game(key), [named], unread)
        return game, deck
    with closing(open_library()) as library:
        return found(library, key, named, unread)


def seated(game: Game, named: list[str], unread: bool = False) -> tuple[Game, list[Deck]]:
    """Decks by name, file or text, and the game to play them in: with cards of the library where they bring some."""
    try:
        decks = [game.deck(one) for one in named]
        if not any(card.startswith("user:") for deck in decks for row in deck.cards.values() for card in row):
            return game, decks
    except DeckError:
        pass  # it may be one that is kept, or have cards of the library; else the library says why not
    with closing(open_library()) as library:
        read = [found(library, game.key, one, unread) for one in named]
    for table, _ in read:
        game = game.with_cards_of(table)
    return game, [deck for _, deck in read]


def pair(game: Game, deck: str, against: str, seed: int, unread: bool) -> tuple[Game, tuple[Deck, Deck]]:
    """The two decks that were asked for, or what the game deals, or the first two ready ones; and their game."""
    usual = game.pair(None, seed)
    table, read = seated(game, [named for named in (deck, against) if named], unread)
    return table, (read[0] if deck else usual[0], read[-1] if against else usual[1])


def asked(source: list[str], key: str) -> tuple[str, str]:
    """The game's key, where one is told, and the deck."""
    if len(source) > 1 and source[0] in games():
        key, source = source[0], source[1:]
    elif len(source) > 1 and not key:
        find_game(source[0])  # says which games there are
    if len(source) != 1:
        raise Misused("cli.too_many_words", {"name": source[1]}, "duelwright decks")
    return key, source[0]


def found(library: Library, key: str, named: str, unread: bool) -> tuple[Game, Deck]:
    """A deck that is kept, or one from a file or a text; where no game is told it is found out."""
    for kept in library.decks(key):
        if kept.name.casefold() == named.strip().casefold():
            return read_deck(library, kept.game, kept, unread)
    path = Path(named)
    source: str | Path = path if "\n" not in named and len(named) < 1000 and path.is_file() else named
    return read_deck(library, key or likely(library, source, unread), source, unread)


def likely(library: Library, source: str | Path, unread: bool) -> str:
    """The game that a deck is for: as it says itself, premium for YGOPro's, else one where it is legal, or known."""
    text = source.read_text(encoding="utf-8", errors="replace")[:100_000] if isinstance(source, Path) else source
    if is_shared(text):
        return shared(text).game
    if looks_like_ydk(text) or text.strip().startswith("ydke://"):
        return PREMIUM
    told = TOLD.search(text)
    if told is not None and told[1] in games():
        return told[1]
    known: list[str] = []
    reasons: list[DeckError] = []
    for key in sorted(games(), key=lambda one: one == PREMIUM):  # it has the cards of all others
        try:
            game, deck = read_deck(library, key, source, unread)
        except DeckError as error:
            reasons.append(error)
            continue
        if not game.check(deck):
            return key
        known.append(key)
    if known:
        return known[0]
    if all(error.parts and error.parts[0][0] == "no_deck" for error in reasons):
        raise DeckError(
            worded(
                "no_deck_or_file",
                "no deck or file {strip}; `duelwright decks list` names the decks that there are",
                {"strip": repr(text.strip())},
            )
        )
    nearest = min(reasons, key=lambda error: len(error.lines))
    hint: tuple[str, dict[str, str | int]] = ("say_game", {})
    other = worded("deck_other", "{nearest}; say --game where it is for another game", {"nearest": nearest})
    is_told = nearest.parts or nearest.lines
    raise DeckError(other, [*nearest.parts, hint] if is_told else (), nearest.lines)


@app.command(epilog="Example: duelwright decks convert my-deck.ydk my-deck.txt")
def convert(
    source: Annotated[str, typer.Argument(metavar="DECK", help="A deck file, a link, or a deck's name.")],
    target: Annotated[
        str, typer.Argument(metavar="TARGET", help=f"A file, or a form to print: {', '.join(FORMS)}.")
    ] = "text",
    key: GameOption = "",
    to: Annotated[
        str, typer.Option("--to", metavar="FORM", help="The form, where the file's name does not tell it.")
    ] = "",
    unread: Unread = True,
    overwrite: Annotated[bool, typer.Option("--force", help="Replace a file that is there.")] = False,
    as_json: AsJson = False,
) -> None:
    """Write a deck in another form: YGOPro's .ydk or ydke://, a list, JSON, or a word for a link."""
    path = Path(target)
    form = to or (target if target in FORMS else SUFFIXES.get(path.suffix.casefold(), ""))
    if form not in FORMS:
        raise Misused("cli.form", {"name": target, "known": ", ".join(FORMS)}, "duelwright decks convert")
    if target not in FORMS:
        check_free(path, overwrite)
    with closing(open_library()) as library:
        game, deck = found(library, key, source, unread)
        text = write_deck(library, game, deck, form)
    if target in FORMS:
        show_json({"form": form, "text": text}) if as_json else print(text, end="")
        return
    write_file(path, text, overwrite)
    count = sum(sum(row.values()) for row in deck.cards.values())
    if as_json:
        show_json({"file": target, "form": form, "cards": count})
    else:
        params = {"n": count, "noun": noun_for(count, "card"), "file": printable(target)}
        print(told("written", "{n} {noun} written to {file}", params))


@app.command(epilog="Example: duelwright decks stats V-TD01")
def stats(
    source: Source, key: GameOption = "", unread: Unread = True, as_json: AsJson = False, lang: Lang = ""
) -> None:
    """The figures of a deck: grades, triggers, shield, the odds of the ride curve and of the opening hand."""
    game, deck = brought(source, key, unread)
    figures = statistics(game, deck)
    if as_json:
        show_json(figures)
        return
    out().print(statistics_tables(onlooker(game, lang), deck, figures), soft_wrap=False)


@app.command("hand", epilog="Example: duelwright decks hand V-TD01 --seed 7")
def hand_(
    source: Source,
    key: GameOption = "",
    seed: Annotated[int | None, typer.Option(help="The shuffle; the same seed draws the same hand.")] = None,
    unread: Unread = True,
    as_json: AsJson = False,
    lang: Lang = "",
) -> None:
    """Draw an opening hand to try a deck."""
    game, deck = brought(source, key, unread)
    number = seed if seed is not None else random.randrange(1 << 32)
    drawn = hand(game, deck, number)
    if as_json:
        show_json({"deck": deck.name, "game": game.key, "seed": number, "hand": drawn})
        return
    voice = onlooker(game, lang)
    for card in drawn:
        print(printable(voice.card(card)))


@app.command("compare", epilog="Example: duelwright decks compare TD01 TD02")
def compare_(
    first: Annotated[str, typer.Argument(metavar="DECK")],
    second: Annotated[str, typer.Argument(metavar="OTHER")],
    key: GameOption = "",
    unread: Unread = True,
    as_json: AsJson = False,
    lang: Lang = "",
) -> None:
    """What two decks have in common, and what only one has."""
    with closing(open_library()) as library:
        game, mine = found(library, key, first, unread)
        other_game, theirs = found(library, game.key, second, unread)
    both = game.with_cards_of(other_game)
    told = compare(both, mine, theirs)
    if as_json:
        show_json(told)
        return
    out().print(comparison_tables(onlooker(both, lang), mine, theirs, told))


@app.command(epilog="Example: duelwright decks save my-deck.ydk --name Mine")
def save(
    source: Source,
    key: GameOption = "",
    name: Annotated[str, typer.Option("--name", help="What to call it.", show_default="as it is called")] = "",
    unread: Unread = True,
    as_json: AsJson = False,
) -> None:
    """Keep a deck in your library; `duelwright play --deck NAME` finds it there."""
    with closing(open_library()) as library:
        game, deck = found(library, *asked(source, key), unread)
        kept = Deck(name or deck.name, game.key, deck.cards, deck.first)
        check_own(kept.name)
        library.save(kept)
    if as_json:
        show_json(kept)
    else:
        faults = len(game.check(kept))
        params = {"deck": repr(printable(kept.name)), "game": game.key, "n": faults, "noun": noun_for(faults, "fault")}
        illegal = "deck {deck} of {game} is kept (not legal yet: {n} {noun})"
        print(
            told("kept_illegal", illegal, params) if faults else told("kept", "deck {deck} of {game} is kept", params)
        )


def check_own(name: str) -> None:
    """Whether a deck may be kept under a name: that of a ready deck would mean two decks."""
    for key in games():
        if named_deck(find_game(key), name) is not None:
            raise Refused("refused.ready_name", {"name": name, "game": key})


@app.command(epilog="Example: duelwright decks forget Mine")
def forget(source: Source, key: GameOption = "", as_json: AsJson = False) -> None:
    """Take a deck out of your library."""
    key, name = asked(source, key)
    with closing(open_library()) as library:
        kept = [deck for deck in library.decks(key) if deck.name.casefold() == name.casefold()]
        if not kept:
            raise Refused("refused.no_own_deck", {"name": name, "command": "duelwright decks list"})
        if len(kept) > 1:
            raise Refused("refused.which_game", {"name": name, "games": ", ".join(deck.game for deck in kept)})
        library.forget(kept[0].game, kept[0].name)
    if as_json:
        show_json({"game": kept[0].game, "deck": kept[0].name})
    else:
        params = {"deck": repr(printable(kept[0].name)), "game": kept[0].game}
        print(told("forgotten", "deck {deck} of {game} is forgotten", params))


@app.command(epilog="Example: duelwright decks picture TD01 td01.svg")
def picture(
    source: Annotated[str, typer.Argument(metavar="DECK", help="A deck file, a link, or a deck's name.")],
    file: Annotated[Path, typer.Argument(metavar="FILE", help="Where to write it: an .svg, or a .png.")],
    key: GameOption = "",
    theme: Annotated[str, typer.Option(help="light or dark.")] = "light",
    unread: Unread = True,
    overwrite: Annotated[bool, typer.Option("--force", help="Replace a file that is there.")] = False,
    as_json: AsJson = False,
    lang: Lang = "",
) -> None:
    """Draw a deck as a picture."""
    if theme not in ("light", "dark") or file.suffix.casefold() not in PICTURES:
        raise Misused("cli.picture", command="duelwright decks picture")
    check_free(file, overwrite)
    with closing(open_library()) as library:
        game, deck = found(library, key, source, unread)
    drawn = deck_svg(game, deck, chosen_language(lang, os.environ), theme)
    write_file(file, png_of(drawn) if file.suffix.casefold() == ".png" else drawn, overwrite)
    if as_json:
        show_json({"file": str(file), "deck": deck.name, "game": game.key})
    else:
        params = {"deck": repr(printable(deck.name)), "file": printable(str(file))}
        print(told("drawn", "deck {deck} drawn to {file}", params))
