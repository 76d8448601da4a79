"""`cards read` and `cards say`: printed text into trees, and back from the trees alone."""

from __future__ import annotations

import json
from pathlib import Path

import pytest

from duelwright.facets.reading import CardRead
from duelwright.games.vanguard.printed import abilities
from duelwright.library.files import read_cards
from duelwright.library.reading import read_records

from ..library.reference import reference
from .run import fails, inside

CARDS = """number,name,type,clan,grade,power,shield,text
V-XX01/001,Plain New Dragon,Normal Unit,Kagero,1,8000,5000,-
V-XX01/002,Lamp Dragon,Normal Unit,Kagero,3,10000,,"[AUTO](RC):When placed, [COST][Soul-Blast 1], and draw a card.
[CONT](VC/RC):Lord"
BT99/003,Half Dragon,Normal Unit,Kagero,2,9000,5000,"[ACT](VC):Draw a card.
[ACT](VC):Sing a song with ""Lamp Dragon""."
D-XX01/004,Singing Dragon,Normal Unit,Kagero,3,10000,,[AUTO]:Sing a song.
"""


@pytest.fixture
def sheet(tmp_path: Path) -> Path:
    path = tmp_path / "cards.csv"
    path.write_text(CARDS, encoding="utf-8")
    return path


@pytest.fixture
def report(sheet: Path, tmp_path: Path) -> Path:
    path = tmp_path / "read.json"
    assert inside("cards", "read", str(sheet), "--report", str(path)).returncode == 0
    return path


def test_each_card_is_complete_partial_or_unread_with_the_words_where_it_stopped(report: Path) -> None:
    told = json.loads(report.read_text())
    assert [card["status"] for card in told["cards"]] == ["complete", "complete", "partial", "unread"]
    stopped = told["cards"][2]["abilities"][1]
    assert (stopped["tree"], stopped["unread"]) == (None, '[act] (vc) : >> sing a song with "Lamp Dragon" .')
    assert told["cards"][1]["abilities"][0]["rendered"] == (
        "[AUTO](RC):When placed, [COST][Soul-Blast 1], and draw a card."
    )
    assert told["totals"]["cards"] == {"cards": 4, "complete": 2, "partial": 1, "unread": 1, "without_text": 1}
    assert told["totals"]["eras"]["V"]["complete"] == 2


def test_the_words_come_from_the_trees_alone(report: Path, tmp_path: Path) -> None:
    told = json.loads(report.read_text())
    for card in told["cards"]:
        del card["text"]
        for one in card["abilities"]:
            del one["text"], one["rendered"]
    told["cards"][1]["abilities"][0]["tree"][1]["cost"][0][1]["n"] = 3  # what the tree says is said
    bare, words = tmp_path / "bare.json", tmp_path / "words.json"
    bare.write_text(json.dumps(told))
    assert inside("cards", "say", str(bare), "--json", str(words)).returncode == 0
    spoken = json.loads(words.read_text())["cards"]
    assert spoken[1] == {
        "number": "V-XX01/002",
        "abilities": ["[AUTO](RC):When placed, [COST][Soul-Blast 3], and draw a card.", "[CONT](VC/RC):Lord"],
    }
    assert spoken[3]["abilities"] == [""]


@pytest.mark.parametrize(
    ("change", "fault"),
    [
        (lambda one: one.update(spelling=one["spelling"][:-1]), "ability 1 of V-XX01/002: this spelling"),
        (lambda one: one.update(tree=["Draw", {"n": 1}]), "ability 1 of V-XX01/002"),
        (lambda one: one.update(tree=["Keyword", {"word": 3}]), "there is no such Keyword"),
        (lambda one: one.update(tree=["Together", {"of": 3}]), "there is no such Together"),
        (lambda one: one["tree"][1].update(do=[["Shuffle", {}]]), "this spelling is of another tree"),
        (lambda one: one["tree"][1].update(on=["Nonsense", {}]), "Nonsense"),
    ],
)
def test_a_report_that_was_changed_is_refused(report: Path, change: object, fault: str) -> None:
    told = json.loads(report.read_text())
    change(told["cards"][1]["abilities"][0])  # type: ignore[operator]
    report.write_text(json.dumps(told))
    fails(inside("cards", "say", str(report)), fault)


DEEP = '{"cards": [{"number": "1", "abilities": [{"tree": ' + "[" * 100_000 + "]" * 100_000 + "}]}]}"


@pytest.mark.parametrize("text", ["", "[]", '{"cards": 3}', '{"cards": [{"number": 3}]}', DEEP], ids=range(5))
def test_a_file_that_is_no_report_is_refused(tmp_path: Path, text: str) -> None:
    (tmp_path / "no.json").write_text(text)
    fails(inside("cards", "say", str(tmp_path / "no.json")), "is no report")


def test_only_some_cards_are_read_and_one_is_shown(sheet: Path) -> None:
    one = inside("cards", "read", str(sheet), "--only", "^half").stdout
    assert "Half Dragon (BT99/003): partial" in one and "+ [ACT](VC):Draw a card." in one
    old = inside("cards", "read", str(sheet), "--era", "original", "--json").stdout
    assert [card["name"] for card in json.loads(old)["cards"]] == ["Half Dragon"]
    fails(inside("cards", "read", str(sheet), "--only", "("), "is no pattern")
    fails(inside("cards", "read", str(sheet), "--era", "Z"), "there is no era")
    fails(inside("cards", "read", str(sheet), "--game", "asigoc"), "line 2: there is no type of card 'Normal Unit'")


def test_a_report_is_not_overwritten_by_chance(sheet: Path, report: Path) -> None:
    fails(inside("cards", "read", str(sheet), "--report", str(report)), "--force")


# --- the real cards, where they are at hand ---


@pytest.fixture(scope="module")
def real() -> list[CardRead]:
    records, _ = read_cards(reference("vanguard", "cards_en.csv"), "vanguard")
    return list(read_records(records[::20]))


def test_what_is_read_of_real_cards_is_said_again_in_the_same_words(real: list[CardRead]) -> None:
    for card in real:
        printed = [one.tokens for one in abilities(card.text)]
        said = [abilities(one.rendered)[0].tokens if one.rendered else None for one in card.abilities]
        assert [words for words in said if words] == [p for p, s in zip(printed, said, strict=True) if s]


def test_an_imported_card_shows_what_of_it_was_not_read(sheet: Path, tmp_path: Path) -> None:
    home = {"DUELWRIGHT_LANG": "en", "DUELWRIGHT_HOME": str(tmp_path / "home")}
    done = inside("cards", "import", str(sheet), environment=home)
    assert "1 is played by its rules, 1 has no ability, 2 are unread" in done.stdout
    shown = inside("cards", "show", "Half Dragon", environment=home).stdout
    assert "abilities that were read: 1 of 2; reading stopped here:" in shown and ">> sing a song" in shown
