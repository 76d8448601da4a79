"""Ready decks have names for people and plans, and keep the codes of their products."""

from __future__ import annotations

import re

import pytest

import duelwright as dw
from duelwright.language import languages
from duelwright.language.ready import ready_called, ready_words
from duelwright.library.lists import read_deck
from duelwright.library.store import Library

GAMES = ("asigoc", "duel", "vanguard-d", "vanguard-v", "vanguard-premium")
DECKS = [(key, deck.name) for key in GAMES for deck in dw.game(key).decks()]
CODE = re.compile(r"^[A-Z]+-?[A-Z]*\d+$")
WORDS = {"Final", "Rush", "Generation", "Break"}  # of the rules
POWER = re.compile(r"\d[\d,]{3,}")


@pytest.mark.parametrize(("key", "name"), DECKS)
def test_every_ready_deck_has_a_title_and_a_plan_in_every_language(key: str, name: str) -> None:
    game = dw.game(key)
    deck = game.deck(name)
    told = {lang: ready_words(game, deck, lang) for lang in languages()}
    assert len({words.plan for words in told.values()}) == len(told)
    assert len({words.title for words in told.values()}) == len(told)
    for words in told.values():
        assert not CODE.match(words.title) and 5 <= len(words.title) <= 40
        assert 30 <= len(words.plan) <= 150 and words.plan.endswith(".") and "\n" not in words.plan


@pytest.mark.parametrize(("key", "name"), DECKS)
def test_a_plan_names_cards_of_the_deck_alone(key: str, name: str) -> None:
    """Words with capitals that are in the name of a card of the format are in that of a card of the deck."""
    game = dw.game(key)
    deck = game.deck(name)
    mine = {word for row in deck.cards.values() for card in row for word in words_of(found_name(game, card))}
    all_words = {word for card in game.cards() for word in words_of(card.name)}
    plan = ready_words(game, deck).plan
    named = {word for word in re.findall(r"(?<!^)(?<!\. )\b[A-Z][\w-]+", plan) if word in all_words}
    assert named - mine - WORDS == set()
    text = " ".join(
        str(card.abilities) for card in game.cards() if card.id in {c for r in deck.cards.values() for c in r}
    )
    for amount in POWER.findall(plan):
        assert amount.replace(",", "") in text


def found_name(game: dw.Game, card: str) -> str:
    found = game.find(card)
    assert found is not None
    return found.name


def words_of(name: str) -> list[str]:
    return re.findall(r"[\w-]+", name)


@pytest.mark.parametrize(("key", "name"), DECKS)
def test_a_deck_is_named_by_its_code_and_by_its_title(key: str, name: str, shipped: Library) -> None:
    game = dw.game(key)
    assert game.deck(name).name == name == game.deck(name.lower()).name
    for lang in languages():
        title = ready_words(game, game.deck(name), lang).title
        assert ready_called(game, title.upper()) == game.deck(name) == read_deck(shipped, key, title)[1]


def test_a_list_that_has_only_the_name_of_a_ready_deck_is_not_called_like_it() -> None:
    game = dw.game("vanguard-d")
    other = dw.Deck("D-SD01", game.key, {"main": {"d-sd01/001": 1}})
    assert (ready_words(game, other).title, ready_words(game, other).plan) == ("D-SD01", "")
