"""A count of exactly one is told in the singular, in every language."""

from __future__ import annotations

import re

import pytest

import duelwright as dw
from duelwright.language import languages
from duelwright.language.messages import COMMON, keys_of, message, say

NEVER_ONE = {"terminal.copies"}  # copies are told where there are several
NOUNS = "answers|cards|copies|lines|markers|monsters|points|spells|times|triggers|turns|units"
BARE = re.compile(rf"\{{(?:n|count|amount|total|number)\}} (?:[a-z]+ )?(?:{NOUNS})\b")  # before a word for several


@pytest.mark.parametrize(
    ("lang", "said"),
    [
        ("en", "1 monster and 1 spell loaded; play with them:"),
        ("fr", "Lu\u00a0: 1 monstre et 1 magie\u00a0; pour y jouer\u00a0:"),
        ("ru", "Прочитано: 1 монстр и 1 заклинание; чтобы играть ими:"),
    ],
)
def test_one_monster_and_one_spell(lang: str, said: str) -> None:
    assert say("duel", lang, "files.loaded", {"monsters": 1, "spells": 1}) == said


@pytest.mark.parametrize(
    ("lang", "said"),
    [
        ("en", "You lose 1 life point: 7999 left."),
        ("fr", "Vous perdez 1 point de vie\u00a0: il vous en reste 7999."),
        ("ru", "Вы теряете 1 очко жизни, остаётся 7999."),
    ],
)
def test_one_life_point_is_lost(lang: str, said: str) -> None:
    assert say("duel", lang, "ON_DAMAGE", {"amount": 1, "life": 7999}) == said


@pytest.mark.parametrize(
    ("lang", "said"),
    [
        ("en", "The deck has 1 monster; it needs exactly 15."),
        ("fr", "Le deck a 1 monstre\u00a0; il en faut exactement 15."),
        ("ru", "В колоде 1 монстр; нужно ровно 15."),
    ],
)
def test_a_deck_has_one_monster(lang: str, said: str) -> None:
    game = dw.game("duel")
    spells = {"duel/raigeki": 5}
    [fault] = game.check(dw.Deck("Lone", "duel", {"main": {"duel/kuriboh": 1, **spells}}))
    assert fault.text(lang) == said


@pytest.mark.parametrize(
    ("key", "said"),
    [
        ("terminal.earlier_lines", "... 1 earlier line; type `log` to read them"),
        ("terminal.saved", "Saved to {file} (1 answer)."),
        ("terminal.since_then", "(what was played since, 1 answer, is not in it)"),
        ("fight.triggers", "1 trigger"),
    ],
)
def test_one_of_what_the_clients_count(key: str, said: str) -> None:
    assert say("", "en", key, {"n": 1}) == said


@pytest.mark.parametrize("lang", languages())
def test_one_card_is_shown_of_many(lang: str) -> None:
    said = say("", lang, "library.shown_one", {"total": 30})
    assert said and "30" in said and "1" not in said


def test_no_english_message_has_a_bare_number_before_a_word_for_several() -> None:
    found = [key for key, text in COMMON["en"].items() if BARE.search(text)]
    found += [key for game in dw.games() for key in keys_of(game, "en") if BARE.search(message(game, "en", key))]
    assert {key for key in found if not key.startswith(("flavour.", "how_to"))} - NEVER_ONE == set()
