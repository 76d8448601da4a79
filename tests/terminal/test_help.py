"""The help of every command in every language: each sentence has its words there, and none is left over."""

from __future__ import annotations

import re
from collections import defaultdict
from collections.abc import Iterator
from importlib import import_module

import pytest
import typer
from typer.core import TyperArgument, TyperCommand, TyperGroup, TyperOption

from duelwright.cli.commands import INTRODUCTION, MORE, PLACES, SHELVES, START, app, loaded
from duelwright.cli.shape import EXAMPLE, HEADINGS, name_of
from duelwright.cli.words import FILLED, LANGUAGES, VALUES, helped, keys_for
from duelwright.language import languages

from .run import fails, inside

OTHERS = [lang for lang in LANGUAGES if lang != "en"]
WORDS: dict[str, dict[str, str]] = {lang: import_module(f"duelwright.cli.words.{lang}").HELP for lang in OTHERS}
ALIKE = {
    "Arguments",
    "Options",
    "[OPTIONS]",
    "Bots",
    "BOT",
    "DECK",
    "QUESTION",
    "SOURCE",
    "URL",
    "A,B",
    "A,B,...",
    "random",
}
KINDS = ("<str>", "<int>", "<int range>", "<float range>", "<path>")


def pages() -> Iterator[tuple[str, TyperCommand | TyperGroup]]:
    """Every command and every shelf of commands, by what is typed after the program's name."""
    for name in PLACES:
        command = loaded(name)
        yield name, command
        if isinstance(command, TyperGroup):
            for under, other in command.commands.items():
                assert isinstance(other, TyperCommand)
                yield f"{name} {under}", other


def asked() -> Iterator[tuple[tuple[str, ...], str]]:
    """Every sentence of the help with the keys under which its words are looked for."""
    yield ("",), INTRODUCTION
    yield ("start",), START
    yield ("more",), MORE
    everywhere = ("Usage:", EXAMPLE, "COMMAND ...", "COMMAND [ARGS]...", "[OPTIONS]", *HEADINGS.values(), *KINDS)
    for word in (*SHELVES, *everywhere):
        yield (word,), word
    root = typer.main.get_command(app)
    for param in root.get_params(typer.Context(root, info_name="duelwright")):
        assert isinstance(param, TyperOption)
        yield keys_for("", name_of(param)), param.help or ""
        yield (str(param.show_default),), param.show_default if isinstance(param.show_default, str) else ""
    for place, command in pages():
        yield keys_for(place), command.help or ""
        yield (f"{place} {EXAMPLE}",), (command.epilog or "").removeprefix(EXAMPLE).strip()
        for param in command.params:
            assert isinstance(param, TyperArgument | TyperOption)
            yield keys_for(place, name_of(param)), param.help or ""
            named = (param.metavar, param.show_default)
            yield from (((said,), said) for said in named if isinstance(said, str))
            if isinstance(param, TyperArgument) and param.metavar is None:
                yield (param.name,), param.name


SENTENCES = [(keys, english) for keys, english in asked() if english]


def is_words(keys: tuple[str, ...], english: str) -> bool:
    """Whether words are told, and no names alone: an example is one command, a key of a game stands by itself."""
    is_example = keys[0].endswith(EXAMPLE) and keys[0] != EXAMPLE and not re.search(r", or: |tells the", english)
    return not is_example and keys != ("asigoc",)


@pytest.mark.parametrize("lang", OTHERS)
def test_every_sentence_of_the_help_has_words_in_every_language(lang: str) -> None:
    known = WORDS[lang]
    wanted = [(keys, english) for keys, english in SENTENCES if is_words(keys, english)]
    assert [english for keys, english in wanted if not any(key in known for key in keys)] == []
    same = {english for keys, english in wanted if helped(lang, english, *keys) == english}
    assert same <= ALIKE | {"en, fr, ru."}, same - ALIKE


@pytest.mark.parametrize("lang", OTHERS)
def test_no_words_are_kept_that_nobody_asks_for(lang: str) -> None:
    used = {next((key for key in keys if key in WORDS[lang]), "") for keys, _ in SENTENCES}
    assert set(WORDS[lang]) - used == set()


@pytest.mark.parametrize("lang", OTHERS)
def test_one_key_is_one_english_sentence(lang: str) -> None:
    said: defaultdict[str, set[str]] = defaultdict(set)
    for keys, english in SENTENCES:
        found = next((key for key in keys if key in WORDS[lang]), None)
        if found is not None:
            said[found].add(english)
    assert {key: sentences for key, sentences in said.items() if len(sentences) > 1} == {}


def test_all_languages_have_the_same_keys_and_fill_in_the_same() -> None:
    assert sorted(LANGUAGES) == languages()
    for lang in OTHERS:
        assert set(WORDS[lang]) == set(WORDS[OTHERS[0]])
        filled = {key: FILLED.findall(text) for key, text in WORDS[lang].items()}
        assert filled == {key: FILLED.findall(text) for key, text in WORDS[OTHERS[0]].items()}
        assert {name for names in filled.values() for name in names} == set(VALUES)


@pytest.mark.parametrize("lang", OTHERS)
def test_no_english_sentence_is_left_on_any_page(lang: str) -> None:
    english = {sentence for keys, sentence in SENTENCES if is_words(keys, sentence) and " " in sentence}
    english -= {said for keys, sentence in SENTENCES if (said := helped(lang, sentence, *keys)) == sentence}
    for place in ["", *(place for place, _ in pages())]:
        done = inside(*place.split(), "--help", environment={"DUELWRIGHT_LANG": lang, "COLUMNS": "1000"})
        assert done.returncode == 0 and done.stderr == ""
        shown = " ".join(done.stdout.split())
        assert [sentence for sentence in english if sentence in shown] == [], place
        assert not re.search(r"Usage: |\b(Example|default|required)\b", shown), place
        assert "{languages}" not in shown and "{fields}" not in shown


def test_the_language_stands_before_or_after_the_command_or_in_the_environment() -> None:
    french = "Jouer contre un bot"
    for args in (["--lang", "fr", "play", "--help"], ["play", "--lang", "fr", "--help"], ["play", "--lang=fr", "-h"]):
        assert french in inside(*args).stdout
    assert french in inside("play", "-h", environment={"DUELWRIGHT_LANG": "", "LC_ALL": "fr_FR.UTF-8"}).stdout
    assert french in inside("--lang", "fr", "--help").stdout and french not in inside("--help").stdout
    assert inside("--lang", "ru", "rules").stdout.startswith("Цель: ")
    assert inside("--lang", "ru", "rules", "--lang", "en").stdout.startswith("Goal: ")
    fails(inside("--lang", "tlh", "games"), "'tlh'", "en, fr, ru", status=2)


def test_english_help_is_as_it_stands_beside_the_commands_after_another_language() -> None:
    before = inside("decks", "check", "--help").stdout
    assert inside("decks", "check", "--help", "--lang", "fr").stdout != before
    assert inside("decks", "check", "--help").stdout == before
