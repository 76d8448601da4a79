"""The client's words: every key has them in every language."""

from __future__ import annotations

import re
from pathlib import Path

import pytest

import duelwright as dw
import duelwright.speech.words
from duelwright.language.messages import keys_of
from duelwright.server import words

WEB = Path(__file__).parents[2] / "web" / "src"
NEUTRAL = re.compile(
    r"letter\..+|format\..+|printed|place\.zone"
)  # letters on cards, names of formats: the same in all


def keys(*files: str) -> set[str]:
    """The keys of tables of words."""
    found: set[str] = set()
    for name in files:
        found |= set(re.findall(r"^  '([^']+)': ", (WEB / name).read_text(encoding="utf-8"), re.MULTILINE))
    return found


@pytest.mark.parametrize("lang", ["fr", "ru"])
def test_a_language_has_every_word_and_no_other(lang: str) -> None:
    english = keys("lib/words.ts", "app/words.ts")
    assert len(english) > 200
    found = keys(f"app/words.{lang}.ts")
    assert {key for key in english - found if not NEUTRAL.fullmatch(key)} == set()
    assert found - english == set()


def test_every_word_that_the_pages_say_is_there() -> None:
    english = keys("lib/words.ts", "app/words.ts")
    for path in [*WEB.rglob("*.svelte"), *WEB.rglob("*.ts")]:
        said = set(re.findall(r"\b(?:say|t)\('([^'`]+)'", path.read_text(encoding="utf-8")))
        assert said <= english, f"{path.name} says {said - english}"


def test_the_server_says_the_same_in_every_language() -> None:
    assert set(words.EN) == set(words.FR) == set(words.RU)
    for key, text in words.EN.items():
        for other in (words.FR[key], words.RU[key]):
            assert set(re.findall(r"\{(\w+)", text)) == set(re.findall(r"\{(\w+)", other)), key


@pytest.mark.parametrize("key", ["asigoc", "duel", "vanguard-d", "vanguard-premium", "vanguard-v"])
@pytest.mark.parametrize("lang", ["fr", "ru"])
def test_every_heading_of_the_rules_has_words(key: str, lang: str) -> None:
    game = dw.game(key)
    procedures = {procedure.rule for procedure in game.procedures}
    reasons = {kind.rule for kind in game.rulebook.refusals} | {ending.rule for ending in game.rulebook.endings}
    headings = {game.start_rule} | procedures | reasons
    assert len(headings) > 8
    assert {f"rule.{heading}" for heading in headings} - keys_of(key, lang) - keys_of("", lang) == set()
