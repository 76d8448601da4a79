"""Cards, terminal and browser call a thing by one name, that of the language's glossary."""

from __future__ import annotations

import re
from importlib import import_module
from pathlib import Path

import pytest

import duelwright as dw
from duelwright.games import SHIPPED
from duelwright.language import languages, render
from duelwright.language.glossary import glossary
from duelwright.language.grammar import Production
from duelwright.language.inflection import Form
from duelwright.language.messages import COMMON, keys_of, message
from duelwright.language.node import Node
from duelwright.language.words import table_of

WEB = Path(__file__).parents[2] / "web" / "src"
WORD = re.compile(r"""^ {2,4}'([^']+)': (?:'([^']*)'|`([^`]*)`),$""", re.MULTILINE)
NOUNS = {  # nouns of the lexicon that are a term
    "asigoc": ("weapon", "item", "ace", "attack", "block"),
    "duel": ("monster", "spell", "attack", "defense", "level"),
    "vanguard-d": ("unit", "vanguard", "rear_guard", "guardian", "power", "shield", "critical", "drive", "grade"),
}


def spoken(lang: str) -> dict[str, str]:
    """Everything that is said in a language, by where it stands."""
    said = {f"messages {key}": text for key, text in COMMON[lang].items()}
    for game in SHIPPED:
        said |= {f"{game} {key}": message(game, lang, key) for key in keys_of(game, lang)}
        for number, production in enumerate(table_of(game, lang).productions):
            said[f"{game} phrase {number}"] = words_of(production)
        for card in dw.game(game).cards():
            said |= {f"{game} {card.id} {i}": line for i, line in enumerate(rendered(card, lang, game))}
    return said


def words_of(production: Production) -> str:
    """The words of a phrase, without its slots."""
    return " ".join(part for part in production.parts if isinstance(part, str))


def rendered(card: dw.CardDef, lang: str, game: str) -> list[str]:
    """The text of a card."""
    return [render(part, lang, game=game) for part in card.abilities if isinstance(part, Node)]


def in_browser(lang: str) -> dict[str, str]:
    """What the browser's own files say."""
    names = {"en": ("lib/words.ts", "app/words.ts")}.get(lang, (f"app/words.{lang}.ts",))
    text = "".join((WEB / name).read_text(encoding="utf-8") for name in names)
    return {key: plain or back for key, plain, back in WORD.findall(text)}


@pytest.mark.parametrize("lang", languages())
def test_nothing_is_called_by_a_name_that_is_not_ours(lang: str) -> None:
    said = spoken(lang) | in_browser(lang)
    assert len(said) > 1000
    found = [
        (where, text, instead)
        for pattern, instead in glossary(lang).never
        for where, text in said.items()
        if re.search(pattern, text)
    ]
    assert found == []


@pytest.mark.parametrize("lang", languages())
@pytest.mark.parametrize("family", ["asigoc", "duel", "vanguard"])
def test_no_language_has_a_label_of_its_own_where_the_glossary_has_the_term(family: str, lang: str) -> None:
    labels = import_module(f"duelwright.games.{family}.messages.labels").LABELS
    own = import_module(f"duelwright.games.{family}.messages.{lang}").MESSAGES
    assert labels and set(labels) & set(own) == set()


@pytest.mark.parametrize("lang", [lang for lang in languages() if lang != "en"])
def test_nouns_on_cards_are_terms(lang: str) -> None:
    terms = glossary(lang)
    for game, nouns in NOUNS.items():
        lexicon = table_of(game, lang).lexicon
        for name in nouns:
            said = lexicon.of_noun(lexicon.nouns[name], Form("nom", "one"))
            assert said.casefold() == terms[name.replace("_", "-")].casefold(), name


def test_every_language_has_every_term() -> None:
    assert {frozenset(glossary(lang).terms) for lang in languages()} == {frozenset(glossary("en").terms)}
