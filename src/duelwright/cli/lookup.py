"""The commands that look things up: `games`, `rules`, `read`."""

from __future__ import annotations

import os
from typing import Annotated

import typer
from rich.text import Text

from .. import game as find_game
from .. import games
from ..games import unusable
from ..language import languages, parse, render
from ..language.cardform import check_ability
from ..language.grammars.en import noun_for
from ..language.node import to_json
from ..locale import chosen_language
from ..terminal.howto import rules_text
from .console import GAME, AsJson, GameKey, Lang, complain, out, show_json, told
from .shape import tongue

Heading = Annotated[str, typer.Argument(metavar="[HEADING]", help="A heading of the rules, or words of one.")]


def register(app: typer.Typer) -> None:
    """Add the commands to an app."""
    app.command("games", epilog="Example: duelwright games")(games_command)
    app.command("rules", epilog="Example: duelwright rules asigoc")(rules)
    app.command("read", epilog='Example: duelwright read asigoc "Draw 2 cards."')(read)


def games_command(as_json: AsJson = False) -> None:
    """List the games that can be played, and say what is wrong with one that cannot."""
    for name, wrong in unusable().items():
        complain(f"{name}: {wrong.text(tongue())}")
    if as_json:
        show_json([{"key": key, "name": find_game(key).name, "hash": find_game(key).hash} for key in games()])
        return
    for key in games():
        game = find_game(key)
        cards, decks = len(game.cards()), len(game.decks())
        params = {
            "name": game.name, "cards": cards, "card": noun_for(cards, "card"),
            "decks": decks, "deck": noun_for(decks, "ready deck"),
        }  # fmt: skip
        counts = told("game", "{name}: {cards} {card}, {decks} {deck}", params)
        out().print(Text(f"{key}  {counts}"))


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


def rules(key: GameKey = GAME, heading: Heading = "", lang: Lang = "") -> None:
    """Tell how a game is played, in a few lines, or what is behind a heading."""
    console = out()
    text = rules_text(find_game(key), chosen_language(lang, os.environ), heading)
    console.print(Text(text.replace("\n  ", " ") if console.is_terminal else text), soft_wrap=not console.is_terminal)
