"""The client's words: every key has them in every language."""

from __future__ import annotations

import re
from pathlib import Path

import pytest

import duelwright as dw
from duelwright.language.messages import COMMON, PARAMETER, keys_of

WEB = Path(__file__).parents[2] / "web" / "src"
NEUTRAL = re.compile(r"letter\..+|format\..+|printed")  # letters on cards, names of formats: the same in all


def keys(*files: str) -> set[str]:
    """The keys of tables of words."""
    found: set[str] = set()
    for name in files:
        found |= set(re.findall(r"^ {2,4}'([^']+)': ", (WEB / name).read_text(encoding="utf-8"), re.MULTILINE))
    return found


@pytest.mark.parametrize("lang", ["fr", "ru"])
def test_a_language_has_every_word_and_no_other(lang: str) -> None:
    english = keys("lib/words.ts", "app/words.ts")
    assert len(english) > 200
    found = keys(f"app/words.{lang}.ts")
    assert {key for key in english - found if not NEUTRAL.fullmatch(key)} == set()
    assert found - english == set()


def test_every_word_that_the_pages_say_is_there() -> None:
    english = keys("lib/glossary.ts", "lib/words.ts", "app/words.ts")
    for path in [*WEB.rglob("*.svelte"), *WEB.rglob("*.ts")]:
        said = set(re.findall(r"\b(?:say|t)\('([^'`]+)'", path.read_text(encoding="utf-8")))
        assert said <= english, f"{path.name} says {said - english}"


@pytest.mark.parametrize("lang", ["fr", "ru"])
def test_what_is_common_to_all_games_is_said_with_the_same_parameters_in_every_language(lang: str) -> None:
    for key, text in COMMON["en"].items():
        assert named(text) == named(COMMON[lang][key]), key


def named(text: str) -> set[str]:
    """The parameters of a message."""
    return {found[0] for found in PARAMETER.findall(text)}


def test_what_the_terminal_alone_says_is_said_by_the_terminal_alone() -> None:
    package = Path(dw.__file__).parent
    shared = [
        path for room in ("speech", "server", "library", "games", "bots") for path in (package / room).rglob("*.py")
    ]
    assert len(shared) > 100
    assert [path.name for path in shared if '"terminal.' in path.read_text(encoding="utf-8")] == []


@pytest.mark.parametrize("key", ["asigoc", "duel", "vanguard-d", "vanguard-premium", "vanguard-v"])
@pytest.mark.parametrize("lang", ["fr", "ru"])
def test_every_heading_of_the_rules_has_words(key: str, lang: str) -> None:
    game = dw.game(key)
    procedures = {procedure.rule for procedure in game.procedures}
    reasons = {kind.rule for kind in game.rulebook.refusals} | {ending.rule for ending in game.rulebook.endings}
    headings = {game.start_rule} | procedures | reasons
    assert len(headings) > 8
    assert {f"rule.{heading}" for heading in headings} - keys_of(key, lang) - keys_of("", lang) == set()
