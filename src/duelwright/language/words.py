"""Cards in words: `render` a tree in a language, `parse` English back into the tree."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from dataclasses import dataclass, field
from functools import cache
from typing import Final, cast

from ..core.calling import call_game
from ..core.errors import UnknownLanguage, worded
from .binding import from_words, to_words
from .grammar import Speaker, Table, joined
from .node import Effect, Node, value_at
from .nodes import May
from .phrases import en, fr, ru
from .reader import Ambiguous, ParseError, Reader, spelling_of

NO_SPACE_BEFORE: Final = ".,:;)]?!/"
NO_SPACE_AFTER: Final = "([+-/"

_SHARED: Final[dict[str, Callable[[], Table]]] = {"en": en.table, "fr": fr.table, "ru": ru.table}
SPOKEN_AS_CONSONANT: Final = ("uni", "use", "one", "eu")  # a unit
READ_BACK: Final = "en"  # the language that is read in both directions
Write = Callable[[Table], None]
_WRITERS: dict[tuple[str, str], Write] = {}
_OTHERWISE: dict[tuple[str, str, str], Write] = {}  # by game, language and kind of card


@dataclass(frozen=True)
class Reading:
    """What a text means, and by which of several phrases it was said; none are kept where it is no longer said so.

    Equality of trees ignores the spelling.
    """

    tree: Node
    spelling: tuple[int, ...] = field(compare=False)


def languages() -> list[str]:
    """The languages there are words in.

    >>> languages()
    ['en', 'fr', 'ru']
    """
    return sorted(_SHARED)


def register_words(game: str, lang: str, write: Write, otherwise: Mapping[str, Write] | None = None) -> None:
    """Add a game's own phrases to a language's shared ones, under the game's key; they are written when asked for.

    `otherwise` has what is said in other words on cards of a kind, such as an order, which is no unit.
    """
    call_game(game)
    _WRITERS[game, lang] = write
    for kind, rewrite in (otherwise or {}).items():
        _OTHERWISE[game, lang, kind] = rewrite


def table_of(game: str, lang: str, kind: str = "") -> Table:
    """The phrases of a game in a language, for cards of a kind where they are said otherwise there."""
    if lang not in _SHARED:
        raise UnknownLanguage(lang, languages())
    if (game, lang) not in _WRITERS:
        call_game(game)
    return _table(lang, _WRITERS.get((game, lang)), _OTHERWISE.get((game, lang, kind)))


@cache
def _table(lang: str, write: Write | None, otherwise: Write | None = None) -> Table:
    """The shared phrases and what writers add to them; games that share a writer share the table."""
    if write is None:
        return _SHARED[lang]()
    table = (_table(lang, None) if otherwise is None else _table(lang, write)).copy()
    (otherwise or write)(table)
    return table


def render(
    tree: Node, lang: str = "en", spelling: tuple[int, ...] | None = None, game: str = "", kind: str = ""
) -> str:
    """An ability in words, as on a card of a kind; with a spelling, in the very words it was read from."""
    speaker = Speaker(table_of(game, lang, kind), list(spelling) if spelling else None)
    return _spelled(speaker, "ability", spoken(speaker.table, tree, lang), lang)


def fragment(category: str, parts: tuple[object, ...], lang: str = "en", game: str = "", kind: str = "") -> str:
    """A piece of an ability in words, such as the steps of one option or a cost; it begins in lower case."""
    speaker = Speaker(table_of(game, lang, kind), None)
    whole = spoken(speaker.table, May(cast(tuple[Effect, ...], parts)), lang)
    assert isinstance(whole, May)
    text = _spelled(speaker, category, whole.do, lang)
    return text[:1].lower() + text[1:]


def piece(tree: Node, path: str, lang: str = "en", game: str = "", kind: str = "") -> str:
    """The words of a part of an ability as they stand in it: "it" is what was chosen before; it may be a row of steps.

    >>> from .nodes import Draw, May
    >>> piece(May((Draw(1), May((Draw(2),)))), "do.1.do")
    'Draw 2 cards'
    """
    table = table_of(game, lang, kind)
    found = value_at(to_words(tree, lang == READ_BACK), path)
    steps = found if isinstance(found, tuple) else (found,)
    whole = May(cast(tuple[Effect, ...], steps))
    said = table.said(whole) if table.said is not None else whole
    assert isinstance(said, May)
    category = "costs" if "cost" in path.split(".")[-2:] else "steps"
    return _unbracketed(_spelled(Speaker(table, None), category, said.do, lang))


def _unbracketed(words: str) -> str:
    """Words without the brackets around all of them."""
    depth = 0
    for i, mark in enumerate(words):
        depth += (mark == "[") - (mark == "]")
        if depth == 0 and i < len(words) - 1:
            return words
    return words[1:-1] if words[:1] == "[" else words


def spoken(table: Table, tree: Node, lang: str) -> Node:
    """A tree as it is put in words: references are words, and what a language says in another order is turned."""
    bare = to_words(tree, lang == READ_BACK)
    return table.said(bare) if table.said is not None else bare


def _spelled(speaker: Speaker, category: str, value: object, lang: str) -> str:
    words = speaker.say(category, value)
    return speaker.table.lexicon.finish(joined(with_articles(words) if lang == "en" else words, glued))


def parse(text: str, game: str = "") -> Reading:
    """The ability that an English text says; ParseError tells where reading stopped, Ambiguous shows both trees."""
    table = table_of(game, "en")
    if not text.strip():
        raise ParseError(
            worded(
                "nothing_to_read",
                "there is nothing to read; give an ability in English, such as: {example}",
                {"example": table.example},
            ),
            0,
            [],
        )
    found = Reader(table, text).whole("ability")
    turned = [table.meant(_node(made.value)) if table.meant is not None else _node(made.value) for made in found]
    trees = [from_words(tree) for tree in turned]
    others = [tree for tree in trees[1:] if tree != trees[0]]
    if others:
        raise Ambiguous(text, [trees[0], others[0]])
    as_said = spoken(table, trees[0], READ_BACK)
    spelt = next((made for made in found if made.value == as_said), None)
    return Reading(trees[0], tuple(spelling_of(table, "ability", spelt)) if spelt is not None else ())


def _node(value: object) -> Node:
    assert isinstance(value, Node)
    return value


def glued(left: str, right: str) -> bool:
    """Whether two words stand together without a space."""
    return right in NO_SPACE_BEFORE or (left in NO_SPACE_AFTER and (right[:1].isalnum() or left in "(["))


def with_articles(words: list[str]) -> list[str]:
    """English: "a" before a vowel is "an", and "a other" is "another"."""
    made: list[str] = []
    for word in words:
        before = made[-1] if made else ""
        if before == "a" and word == "other":
            made[-1] = "another"
            continue
        if before == "a" and word[:1].lower() in tuple("aeiou") and not word.lower().startswith(SPOKEN_AS_CONSONANT):
            made[-1] = "an"
        made.append(word)
    return made
