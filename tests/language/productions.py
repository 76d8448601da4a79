"""Which phrases of a table are chosen by which cards, and which never can be: `make report`."""

from __future__ import annotations

import sys
from collections import Counter

from rich.console import Console
from rich.table import Table as Grid

import duelwright as dw
from duelwright.games import SHIPPED
from duelwright.language.grammar import Extra, Lexeme, Part, Production, Slot, Speaker, Table, Value
from duelwright.language.inflection import Form, Noun
from duelwright.language.node import Node
from duelwright.language.words import languages, spoken, table_of


class Listener(Speaker):
    """A speaker that keeps which productions it chose."""

    def __init__(self, table: Table) -> None:
        super().__init__(table, None)
        self.chosen: list[Production] = []

    def _say_parts(self, parts: list[Part], value: Value, form: Form, head: Noun | None) -> list[str]:
        self.chosen += [made for made in self.table.productions if made.parts is parts]
        return super()._say_parts(parts, value, form, head)


def chosen(game: dw.Game, lang: str) -> Counter[Production]:
    """How many cards choose each production."""
    found: Counter[Production] = Counter()
    for card in game.cards():
        listener = Listener(table_of(game.key, lang))
        for part in card.abilities:
            assert isinstance(part, Node)
            listener.say("ability", spoken(listener.table, part, lang))
        found.update(set(listener.chosen))
    return found


def slots(parts: list[Part]) -> set[tuple[str, str]]:
    """The fields that a pattern always says, with their categories."""
    return {(part.field, part.category) for part in parts if isinstance(part, Slot)}


def is_shadowed(table: Table, production: Production) -> bool:
    """Whether an earlier phrase of the category says all that this one could say."""
    for earlier in table.by_category[production.category]:
        if earlier is production:
            return False
        if (
            production.kind is not None
            and earlier.kind is production.kind
            and not any(isinstance(part, Extra) for part in earlier.parts)
            and earlier.fixed.items() <= production.fixed.items()
            and slots(earlier.parts) <= slots(production.parts)
            and (earlier.least, earlier.factor) == (production.least, production.factor)
        ):
            return True
    return False


def words(production: Production) -> str:
    """A production as it was written, more or less."""
    said: list[str] = []
    for part in production.parts:
        if isinstance(part, str):
            said.append(part)
        elif isinstance(part, Slot):
            said.append(f"{{{part.field}:{part.category}}}")
        else:
            said.append(f"{{{part.key}}}" if isinstance(part, Lexeme) else f"({part.field})?")
    return f"{production.category}: {' '.join(said)}"


def main() -> None:
    """Print the report; with --all, every phrase that no card chooses."""
    console = Console()
    grid = Grid(title="Phrases")
    for heading in ("game", "language", "phrases", "chosen by cards", "by one card", "never", "shadowed"):
        grid.add_column(heading)
    unused: list[str] = []
    for key in SHIPPED:
        for lang in languages():
            table = table_of(key, lang)
            found = chosen(dw.game(key), lang)
            never = [made for made in table.productions if made not in found]
            hidden = sum(is_shadowed(table, made) for made in table.productions)
            once = sum(count == 1 for count in found.values())
            figures = (len(table.productions), len(found), once, len(never), hidden)
            grid.add_row(key, lang, *(str(figure) for figure in figures))
            unused += [f"{key} {lang} {words(made)}" for made in never]
    console.print(grid)
    if "--all" in sys.argv:
        console.print("\n".join(unused), markup=False, highlight=False)


if __name__ == "__main__":
    main()
