"""The client's words: every key has them in every language."""

from __future__ import annotations

import re
from pathlib import Path

import pytest

import duelwright as dw
from duelwright.language.messages import COMMON, PARAMETER, keys_of
from duelwright.language.voice import Voice
from duelwright.speech.names import name_of
from duelwright.speech.rules import rule_texts

WEB = Path(__file__).parents[2] / "web" / "src"
PAGES = sorted(str(path.relative_to(WEB)) for path in WEB.glob("app/*/words.ts"))  # of pages that come with theirs
NEUTRAL = re.compile(r"letter\..+|format\..+|printed")  # letters on cards, names of formats: the same in all


def keys(*files: str) -> set[str]:
    """The keys of tables of words."""
    found: set[str] = set()
    for name in files:
        found |= set(re.findall(r"^ {2,4}'([^']+)': ", (WEB / name).read_text(encoding="utf-8"), re.MULTILINE))
    return found


@pytest.mark.parametrize("lang", ["fr", "ru"])
def test_a_language_has_every_word_and_no_other(lang: str) -> None:
    english = keys("lib/words.ts", "app/words.ts", *PAGES)
    assert len(english) > 200
    found = keys(f"app/words.{lang}.ts")
    assert {key for key in english - found if not NEUTRAL.fullmatch(key)} == set()
    assert found - english == set()


def test_every_word_that_the_pages_say_is_there() -> None:
    english = keys("lib/glossary.ts", "lib/words.ts", "app/words.ts", *PAGES)
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


GAMES = ["asigoc", "duel", "vanguard-d", "vanguard-premium", "vanguard-v"]


def headings(key: str) -> set[str]:
    """What a prompt, an event, a refusal, a fault of a deck or the end of a game can cite."""
    game = dw.game(key)
    procedures = {procedure.rule for procedure in game.procedures}
    reasons = {kind.rule for kind in game.rulebook.refusals} | {ending.rule for ending in game.rulebook.endings}
    faults = {fault.rule for fault in game.check(dw.Deck("Mine", key, {}))}
    common = {refusal.rule for refusal in refusals(key)}
    return {game.start_rule, "Deck"} | procedures | reasons | faults | common


def refusals(key: str) -> list[dw.Refusal]:
    """What the engine itself refuses, whatever the game: an unknown word, an answer that is none, the wrong seat."""
    state = dw.game(key).start(seed=7)
    assert state.prompt is not None
    found = [state.explain(seat, words) for seat in (0, 1) for words in ("nonsense", "pass", "option 99")]
    return [refusal for refusal in found if refusal is not None]


@pytest.mark.parametrize("key", GAMES)
@pytest.mark.parametrize("lang", ["fr", "ru"])
def test_every_heading_of_the_rules_has_words(key: str, lang: str) -> None:
    assert len(headings(key)) > 8
    assert {f"rule.{heading}" for heading in headings(key)} - keys_of(key, lang) - keys_of("", lang) == set()


@pytest.mark.parametrize("key", GAMES)
@pytest.mark.parametrize("lang", ["en", "fr", "ru"])
def test_every_heading_that_a_game_cites_has_a_text(key: str, lang: str) -> None:
    texts = rule_texts(Voice(dw.game(key), ("Ann", "Bob"), 0, lang))
    called = {name_of(Voice(dw.game(key), ("Ann", "Bob"), 0, lang), "rule", heading) for heading in headings(key)}
    assert called - {heading for heading, text in texts.items() if len(text) > 20} == set()
    assert all(text[-1] == "." and text[:1].isupper() for text in texts.values())


@pytest.mark.parametrize("key", GAMES)
def test_the_texts_of_a_heading_differ_by_language(key: str) -> None:
    texts = [set(rule_texts(Voice(dw.game(key), ("Ann", "Bob"), 0, lang)).values()) for lang in ("en", "fr", "ru")]
    assert not texts[0] & texts[1] and not texts[1] & texts[2] and not texts[0] & texts[2]
