"""What is wrong with an input is said in every language: each code of an error, and what the command tells."""

from __future__ import annotations

import ast
import errno
import pickle
import socket
from collections.abc import Iterator
from pathlib import Path

import pytest

import duelwright as dw
from duelwright.core.errors import FIELD, SYSTEM, Worded, system_reason, worded
from duelwright.language import languages
from duelwright.language.messages import (
    PARAMETER,
    fr_done,
    fr_errors,
    fr_faults,
    own_cards,
    ru_done,
    ru_errors,
    ru_faults,
)

from .run import ROOT, fails, inside

WORDS = {
    "fr": {**fr_errors.ERRORS, **fr_faults.FAULTS, **fr_done.DONE, **own_cards.FRENCH},
    "ru": {**ru_errors.ERRORS, **ru_faults.FAULTS, **ru_done.DONE, **own_cards.RUSSIAN},
}
SOURCES = sorted((ROOT / "src" / "duelwright").rglob("*.py"))
# Where an error tells of a fault of a table, or an answer of the server is worded by the pages.
FOR_PROGRAMS = ("core/errors.py", "language/inflection.py", "server/")
# What says it by a key; what never leaves the language; what of a printed English text a report of reading shows.
WORDED_ELSEWHERE = {"Misused", "Refused", "Unwritten", "Unsayable", "Unclear"}


def calls(tree: ast.AST, names: set[str]) -> Iterator[ast.Call]:
    """The calls of some functions."""
    for part in ast.walk(tree):
        if isinstance(part, ast.Call) and ast.unparse(part.func).rpartition(".")[2] in names:
            yield part


def sentences() -> dict[str, tuple[str, set[str]]]:
    """Every sentence of an error by its code, with the parameters it is given."""
    found: dict[str, tuple[str, set[str]]] = {}
    for path in SOURCES:
        tree = ast.parse(path.read_text(encoding="utf-8"))
        held = [
            (part.lineno, target.id, part.value)
            for part in ast.walk(tree) if isinstance(part, ast.Assign)
            for target in part.targets if isinstance(target, ast.Name)
        ]  # fmt: skip
        for call in calls(tree, {"worded", "_wrong", "wrong", "told", "done"}):
            code, *rest = call.args or [ast.Constant(None)]
            if not isinstance(code, ast.Constant) or not isinstance(code.value, str) or not rest:
                continue
            template = rest[0]
            if isinstance(template, ast.Name):  # what was last put under that name
                named = [(at, value) for at, name, value in held if name == template.id and at <= call.lineno]
                template = max(named, key=lambda one: one[0])[1] if named else template
            for one in (template.body, template.orelse) if isinstance(template, ast.IfExp) else (template,):
                if isinstance(one, ast.Constant) and isinstance(one.value, str):
                    scope = "done." if ast.unparse(call.func) in ("told", "done") else ""
                    found[scope + code.value] = one.value, set(FIELD.findall(one.value))
    return found


SENTENCES = sentences()
SAID_BY_OTHERS = {"at_field", "at_file", "at_line", "near", "near_alone"}  # chosen by what there is


def test_every_sentence_of_an_error_is_found() -> None:
    assert len(SENTENCES) > 300
    codes = {key.removeprefix("worded.") for key in WORDS["fr"]}
    assert codes - set(SENTENCES) - SAID_BY_OTHERS == {f"system.{name}" for name in (*SYSTEM, "unknown")}


@pytest.mark.parametrize("lang", WORDS)
def test_every_error_has_words_with_the_same_parameters(lang: str) -> None:
    for code, (_, params) in SENTENCES.items():
        said = WORDS[lang][f"worded.{code}"]
        assert {found[1] for found in PARAMETER.finditer(said)} <= params, code
    assert set(WORDS[lang]) == set(WORDS["fr"])


@pytest.mark.parametrize("code", SENTENCES)
def test_each_error_comes_out_in_every_language(code: str) -> None:
    template, params = SENTENCES[code]
    given = {name: f"<{at}>" for at, name in enumerate(sorted(params))}
    error = dw.DuelwrightError(worded(code, template, dict(given)))
    assert str(error) == error.text("en") == FIELD.sub(lambda found: given[found[1]], template)
    texts = {lang: error.text(lang) for lang in languages()}
    fixed = FIELD.sub("", template)
    if len(fixed) > 8 and any(letter.isalpha() for letter in fixed):
        assert len(set(texts.values())) == 3, texts
    for lang, text in texts.items():
        named = set(FIELD.findall(template if lang == "en" else WORDS[lang][f"worded.{code}"]))
        assert all(given[name] in text for name in named) and "{" not in text.replace(template, ""), text


def test_no_error_that_reaches_a_user_is_a_sentence_in_english_alone() -> None:
    classes = {"DuelwrightError"}
    trees = {path: ast.parse(path.read_text(encoding="utf-8")) for path in SOURCES}
    for _ in range(4):  # as deep as they stand
        classes |= {
            part.name for tree in trees.values() for part in ast.walk(tree) if isinstance(part, ast.ClassDef)
            and any(isinstance(base, ast.Name) and base.id in classes for base in part.bases)
        }  # fmt: skip
    bare = set()
    for path, tree in trees.items():
        name = path.relative_to(ROOT / "src" / "duelwright").as_posix()
        for call in calls(tree, classes - WORDED_ELSEWHERE):
            english = call.args and isinstance(call.args[0], ast.JoinedStr | ast.Constant)
            is_told = len(call.args) > 1  # a deck's own messages, by their parts
            if english and not is_told and not name.startswith(FOR_PROGRAMS):
                bare.add(f"{name}:{call.lineno}")
    assert bare == set()


@pytest.mark.parametrize("lang", WORDS)
def test_what_an_error_is_about_speaks_the_language_too(lang: str) -> None:
    inner = dw.CardError(worded("no_zone", "there is no zone {name} in {game}", {"name": "'x'", "game": "y"}))
    outer = dw.CardError(worded("card_says", "{card}: {error}", {"card": "Sword", "error": inner}))
    assert str(outer) == "Sword: there is no zone 'x' in y"
    said = inner.text(lang)
    assert said != str(inner) and outer.text(lang).startswith("Sword") and outer.text(lang).endswith(said)
    sent = pickle.loads(pickle.dumps(outer))
    assert str(sent) == str(outer) and sent.text(lang) == outer.text(lang)


@pytest.mark.parametrize("name", SYSTEM)
def test_what_the_system_says_has_words(name: str) -> None:
    number = getattr(errno, name.upper(), 0)
    if number:  # not every system knows all of them
        said = system_reason(OSError(number, "in English"))
        assert isinstance(said, Worded) and str(said) == "in English" and len({said.text(x) for x in languages()}) == 3


def test_a_code_is_refused_in_words_by_the_public_interface() -> None:
    with pytest.raises(dw.UnknownGame) as caught:
        dw.game("chess")
    assert caught.value.text() == str(caught.value) != caught.value.text("ru")
    assert "'chess'" in caught.value.text("ru")
    with pytest.raises(dw.IllegalDeck) as illegal:
        dw.game("asigoc").start(decks=(dw.Deck("x", "asigoc", {"main": {}}),) * 2)
    assert "{" not in illegal.value.text("fr") and illegal.value.text("fr") != str(illegal.value)


WRONG: list[tuple[list[str], int]] = [
    (["play", "chess"], 1), (["play", "--deck", "no such deck"], 1), (["play", "--resume", "missing"], 1),
    (["play", "--resume", "garbage"], 1), (["play", "--bot", "nobody"], 1), (["play", "--rules", "garbage"], 1),
    (["play", "--rules", "missing"], 1), (["play", "--seat", "7"], 2), (["play", "--seed", "x"], 2),
    (["play", "--seed"], 2), (["play", "asigoc", "one", "more"], 2), (["replay"], 2), (["replay", "folder"], 1),
    (["replay", "garbage"], 1), (["position", "asigoc", "missing"], 1), (["position", "asigoc", "garbage"], 1),
    (["position", "asigoc", "board"], 1), (["rules", "chess"], 1), (["read", "asigoc", ""], 1),
    (["check", "folder"], 1), (["check", "asigoc", "garbage"], 1), (["cards", "import", "missing.csv"], 1),
    (["cards", "import", "garbage"], 1),
    (["cards", "import", "garbage.cdb"], 1), (["cards", "import", "garbage.json"], 1), (["cards", "drop", "none"], 1),
    (["cards", "import", "garbage.toml"], 1), (["cards", "export", "x.pdf"], 1), (["cards", "search", "wings:3"], 1),
    (["cards", "load-duel", "missing.csv", "missing.csv"], 1), (["cards", "show", "No Such Card"], 1),
    (["decks", "forget", "none"], 1), (["decks", "convert", "none", "text"], 1), (["simulate", "chess"], 1),
    (["simulate", "-n", "0"], 2), (["simulate", "--bots", "nobody"], 1), (["arena", "--bots", "greedy"], 1),
    (["arena", "--games", "3"], 1), (["arena", "--sprt", "2"], 2), (["backup", "x.zip", "--data", "folder"], 1),
    (["restore", "garbage", "--data", "other"], 1), (["serve", "--host", "256.0.0.1"], 1),
    (["cards", "read", "garbage.csv"], 1), (["cards", "new", "x.pdf"], 2), (["bot-protocol", "--game", "duel"], 2),
    (["bot-protocol", "--game", "duel", "--", "no-such-program"], 1), (["cards", "show", "\udcff"], 1),
    (["read", "asigoc", "rubbish"], 1), (["read", "asigoc", "Draw 2 wings."], 1),
]  # fmt: skip


@pytest.fixture(scope="module")
def folder(tmp_path_factory: pytest.TempPathFactory) -> Path:
    made = tmp_path_factory.mktemp("wrong")
    for name in ("garbage", "garbage.cdb", "garbage.json", "garbage.toml", "garbage.csv"):
        (made / name).write_text("\x01 no such thing { at all\n", encoding="utf-8")
    (made / "board").write_text('{"seats": [{"hand": ["No Such Card"]}, {}]}', encoding="utf-8")
    (made / "folder").mkdir()
    return made


@pytest.mark.parametrize(("args", "status"), WRONG)
def test_a_mistake_is_told_in_one_line_of_each_language(args: list[str], status: int, folder: Path) -> None:
    told = {}
    for lang in languages():
        home = {"DUELWRIGHT_LANG": lang, "DUELWRIGHT_HOME": str(folder / "home")}
        done = inside(*args, folder=folder, environment=home)
        fails(done, status=status)
        told[lang] = done.stderr
    assert len(set(told.values())) == 3, told


@pytest.mark.parametrize("lang", WORDS)
def test_a_port_in_use_is_told_in_the_language(lang: str, tmp_path: Path) -> None:
    with socket.socket() as taken:
        taken.bind(("127.0.0.1", 0))
        taken.listen()
        port = str(taken.getsockname()[1])
        done = inside("serve", "--port", port, "--data", str(tmp_path), environment={"DUELWRIGHT_LANG": lang})
    fails(done, "127.0.0.1", port, "--port")
    assert "cannot listen" not in done.stderr and "in use" not in done.stderr
