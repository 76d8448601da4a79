"""Tables and reports of the commands in every language: no heading is left in English, and JSON is the same in all."""

from __future__ import annotations

import ast
import re
import sys
from collections.abc import Iterator
from pathlib import Path

import pytest

from duelwright.cli import moderate
from duelwright.core.errors import worded
from duelwright.language import languages
from duelwright.language.figures import figure
from duelwright.language.messages import PARAMETER, en_reports, fr_reports, ru_reports, say
from duelwright.server.reports import Told

from ..patience import PATIENCE
from .run import ROOT, inside

OTHERS = [lang for lang in languages() if lang != "en"]
SAID = {"en": en_reports.REPORTS, "fr": fr_reports.REPORTS, "ru": ru_reports.REPORTS}
DECKS = "Ford Raiders,Road Wardens"
CARDS = """number,name,type,clan,grade,power,shield,text
V-XX01/001,Lamp Dragon,Normal Unit,Kagero,3,10000,,"[AUTO](RC):When placed, [COST][Soul-Blast 1], and draw 1."
V-XX01/002,Lonely Dragon,Normal Unit,Kagero,2,9000,5000,"[ACT](VC):Sing."
V-XX01/003,Proud Dragon,Normal Unit,Kagero,1,9000,5000,"[CONT](VC):During your turn, this unit gets [Power]+5000."
"""
COMMANDS = {
    "simulate": (["simulate", "asigoc", "-n", "5", "--bots", "greedy,random"], ("report.",)),
    "arena": (["arena", "--games", "2", "--decks", DECKS, "--sprt", "0.6", "--report", "page.html"], ("report.",)),
    "bot-protocol": (
        ["bot-protocol", "--game", "duel", "-n", "1", "--seconds", f"{PATIENCE:g}", "--", sys.executable, "first.py"],
        ("protocol.", "report."),
    ),
    "cards read": (["cards", "read", "cards.csv"], ("reading.",)),
    "cards read one": (["cards", "read", "cards.csv", "--only", "Lonely"], ("reading.",)),
    "cards exercise": (["cards", "exercise", "cards.csv", "--games", "1"], ("tried.", "why.")),
    "decks list": (["decks", "list"], ("decks.",)),
}
JSON = [name for name in COMMANDS if name not in ("simulate", "bot-protocol", "arena")]  # these have times
DRAWN = {"print", "Text", "add_column", "add_row", "Table", "Grid", "TextColumn", "complain", "fail"}
PLACES = ("cli/*.py", "terminal/*.py", "bots/report.py")


@pytest.fixture
def folder(tmp_path: Path) -> Path:
    (tmp_path / "cards.csv").write_text(CARDS, encoding="utf-8")
    (tmp_path / "first.py").write_bytes((ROOT / "examples" / "first_bot.py").read_bytes())
    return tmp_path


def pieces(lang: str, scopes: tuple[str, ...]) -> set[str]:
    """What the messages of a report say whatever their parameters are; a letter alone is a unit."""
    texts = [text for key, text in SAID[lang].items() if key.startswith(scopes)]
    found = {piece.strip(" ,;:()/-") for text in texts for piece in PARAMETER.split(text) if piece}
    return {piece for piece in found if sum(letter.isalpha() for letter in piece) > 1}


def shown(text: str) -> str:
    return " ".join(text.split())


def has(text: str, words: str) -> bool:
    return re.search(rf"(?<![\w-]){re.escape(words)}(?![\w-])", text) is not None


@pytest.mark.parametrize("name", COMMANDS)
def test_a_report_has_no_heading_in_english(name: str, folder: Path) -> None:
    args, scopes = COMMANDS[name]
    english = inside(*args, folder=folder)
    assert english.stderr == "" and english.returncode == 0
    found = {piece for piece in pieces("en", scopes) if has(shown(english.stdout), piece)}
    assert len(found) > 3
    for lang in OTHERS:
        own = pieces(lang, scopes)
        done = inside(*args, folder=folder, environment={"DUELWRIGHT_LANG": lang})
        assert (done.returncode, done.stderr) == (0, "")
        assert [piece for piece in found - own if has(shown(done.stdout), piece)] == []
        assert len([piece for piece in own if has(shown(done.stdout), shown(piece))]) > 3
        assert "{" not in done.stdout


@pytest.mark.parametrize("lang", OTHERS)
def test_the_arenas_page_is_in_the_language(lang: str, folder: Path) -> None:
    args, _ = COMMANDS["arena"]
    pages = {}
    for spoken in ("en", lang):
        assert inside(*args, folder=folder, environment={"DUELWRIGHT_LANG": spoken}).returncode == 0
        pages[spoken] = (folder / "page.html").read_text(encoding="utf-8")
    assert f'<html lang="{lang}">' in pages[lang]
    words = {told: shown(re.sub(r"<style>.*?</style>|<[^>]*>", " ", page, flags=re.S)) for told, page in pages.items()}
    scopes = ("page.", "report.")
    found = {piece for piece in pieces("en", scopes) if has(words["en"], piece)}
    assert len(found) > 30
    assert [piece for piece in found - pieces(lang, scopes) if has(words[lang], piece)] == []


@pytest.mark.parametrize("name", JSON)
def test_json_is_the_same_in_every_language(name: str, folder: Path) -> None:
    args, _ = COMMANDS[name]
    told = {
        inside(*args, "--json", folder=folder, environment={"DUELWRIGHT_LANG": lang}).stdout for lang in languages()
    }
    assert len(told) == 1 and len(told.pop()) > 100


def texts(node: ast.AST) -> Iterator[str]:
    """What stands in a text as it is written, without what is filled in and without calls."""
    if isinstance(node, ast.Constant) and isinstance(node.value, str):
        yield node.value
    elif isinstance(node, ast.JoinedStr):
        for part in node.values:
            yield from texts(part)
    elif isinstance(node, ast.BinOp):
        yield from texts(node.left)
        yield from texts(node.right)
    elif isinstance(node, ast.IfExp):
        yield from texts(node.body)
        yield from texts(node.orelse)


def test_nothing_is_printed_that_is_written_down_in_english() -> None:
    bare, seen = set(), 0
    for path in [path for place in PLACES for path in (ROOT / "src" / "duelwright").glob(place)]:
        for call in ast.walk(ast.parse(path.read_text(encoding="utf-8"))):
            if not isinstance(call, ast.Call) or ast.unparse(call.func).rpartition(".")[2] not in DRAWN:
                continue
            seen += 1
            given = call.args[:1] if ast.unparse(call.func) == "Text" else call.args
            titles = [word.value for word in call.keywords if word.arg == "title"]
            said = [text.replace("duelwright", "") for one in (*given, *titles) for text in texts(one)]
            if any(re.search(r"[a-z]{3}", text) for text in said):
                bare.add(f"{path.name}:{call.lineno}")
    assert seen > 100 and sorted(bare) == []


@pytest.mark.parametrize(
    ("lang", "counts"),
    [
        ("en", {0: "0 games", 1: "1 game", 2: "2 games"}),
        ("fr", {0: "0 partie", 1: "1 partie", 2: "2 parties"}),
        ("ru", {1: "1 партия", 2: "2 партии", 5: "5 партий", 11: "11 партий", 21: "21 партия", 104: "104 партии"}),
    ],
)
def test_games_are_counted_as_the_language_counts(lang: str, counts: dict[int, str]) -> None:
    for number, words in counts.items():
        assert say("", lang, "report.title", {"n": number, "game": "x", "seed": 1}).startswith(words)


def test_numbers_have_the_marks_of_the_language() -> None:
    assert [figure(lang, 0.125, ".1%") for lang in languages()] == ["12.5%", "12,5\xa0%", "12,5\xa0%"]
    assert [figure(lang, 12345.6, ",.1f") for lang in languages()] == ["12,345.6", "12\xa0345,6", "12\xa0345,6"]


@pytest.mark.parametrize(
    ("lang", "games", "said"),
    [
        ("fr", 1, "arrêté après 1 partie sur 9;"),
        ("fr", 2, "arrêté après 2 parties sur 9;"),
        ("ru", 1, "остановлено, партий сыграно: 1 из 9;"),
        ("ru", 3, "остановлено, партий сыграно: 3 из 9;"),
        ("en", 1, "stopped after 1 of 9 games;"),
    ],
)
def test_what_was_stopped_is_counted(lang: str, games: int, said: str) -> None:
    template = "stopped after {games} of {n} games; the figures are those of the finished ones"
    told = worded("done.simulation_stopped", template, {"games": games, "n": 9}).text(lang)
    assert told.replace("\N{NO-BREAK SPACE}", "").startswith(said)


@pytest.mark.parametrize("lang", languages())
@pytest.mark.parametrize("reason", ["words", "name", "cheating", "other"])
def test_an_operator_reads_what_somebody_is_told_of_for(
    reason: str, lang: str, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    monkeypatch.setenv("DUELWRIGHT_LANG", lang)
    monkeypatch.setattr(sys, "argv", ["duelwright"])
    moderate.show(Told(1, 0.0, "a-table", 0, "Ann", "Bob", "", reason, "", (), False))
    shown = capsys.readouterr().out
    assert SAID[lang][f"moderate.{reason}"] in shown and (f", {reason}" in shown) is (lang == "en")
