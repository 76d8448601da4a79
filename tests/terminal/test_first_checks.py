"""What is wrong with a command is said before the work that it is for, and says what to do."""

from __future__ import annotations

from collections.abc import Mapping
from pathlib import Path

import pytest

from .run import fails, inside


@pytest.fixture
def home(tmp_path: Path) -> Mapping[str, str]:
    """A home of one's own."""
    return {"DUELWRIGHT_LANG": "en", "DUELWRIGHT_HOME": str(tmp_path / "home")}


@pytest.mark.parametrize("name", ["D-SD01", "d-sd01", "Bruce's Final Rush", "Возвращение Sarevsael", "Ember Rite"])
def test_a_deck_is_not_kept_under_the_name_of_a_ready_one(home: Mapping[str, str], tmp_path: Path, name: str) -> None:
    file = tmp_path / "deck.txt"
    file.write_text(f"name: {name}\n4 Vairina\n", encoding="utf-8")
    asked = ("decks", "save", "--game", "vanguard-d", str(file))
    fails(inside(*asked, environment=home), "is a ready deck of", "give yours another name: --name NAME")
    assert "yours" not in inside("decks", "list", environment=home).stdout
    assert inside(*asked, "--name", "Mine", environment=home).returncode == 0
    fails(inside(*asked, "--name", name, environment=home), "is a ready deck of")


@pytest.mark.parametrize(
    ("data", "said"),
    [
        (b"\x89PNG\xff\xfe", "no text in UTF-8"),
        (b"name,grade\nDemo,3\n", "are no TOML"),
        (b'game = "duel"\n', "and, under [rules]"),
    ],
)
def test_a_file_that_is_no_rules_is_not_said_to_be_missing(
    home: Mapping[str, str], tmp_path: Path, data: bytes, said: str
) -> None:
    (tmp_path / "bin.csv").write_bytes(data)
    for command in (("play", "vanguard-d"), ("simulate", "vanguard-d", "-n", "1")):
        done = inside(*command, "--rules", str(tmp_path / "bin.csv"), environment=home)
        fails(done, said, 'game = "vanguard-d"')
        assert "no such" not in done.stderr
    fails(inside("play", "vanguard-d", "--rules", str(tmp_path), environment=home), "is a folder")
    fails(inside("play", "vanguard-d", "--rules", str(tmp_path / "none"), environment=home), "there is no such text")


@pytest.mark.parametrize(
    ("name", "text"), [("empty.csv", "name,grade,power\n"), ("empty.csv", "name\n\n\n"), ("empty.json", "[]")]
)
def test_a_file_without_cards_says_so_and_replaces_nothing(
    home: Mapping[str, str], tmp_path: Path, name: str, text: str
) -> None:
    full = tmp_path / "full.csv"
    full.write_text("name,grade,power,clan\nDemo,3,10000,Kagero\n")
    assert inside("cards", "import", str(full), "--source", "mine", environment=home).returncode == 0
    (tmp_path / name).write_text(text)
    done = inside("cards", "import", str(tmp_path / name), "--source", "mine", environment=home)
    fails(done, f"{name} has no cards in it", "nothing was imported")
    assert "Demo" in inside("cards", "search", "source:mine", environment=home).stdout


@pytest.mark.parametrize("name", ["", "none/page.html", "x" * 300])
def test_where_a_report_goes_is_looked_at_before_the_games_are_played(
    home: Mapping[str, str], tmp_path: Path, name: str
) -> None:
    games = tmp_path / "games.sqlite"
    asked = ("arena", "--bots", "greedy,random", "--games", "2", "--out", str(games))
    fails(inside(*asked, "--report", str(tmp_path / name) if name else str(tmp_path), environment=home))
    assert not games.exists()


def test_a_file_that_is_there_is_told_before_the_deck_and_the_cards_are_looked_for(
    home: Mapping[str, str], tmp_path: Path
) -> None:
    for name, command in (
        ("mine.ydk", ("decks", "convert", "No Such Deck")),
        ("mine.svg", ("decks", "picture", "No Such Deck")),
        ("mine.json", ("cards", "export", "--search", "no:field")),
        ("report.json", ("cards", "read", str(tmp_path / "none.csv"), "--report")),
    ):
        (tmp_path / name).touch()
        fails(inside(*command, str(tmp_path / name), environment=home), "is there already; say --force")
        long = str(tmp_path / ("x" * 300 + name))
        fails(inside(*command, long, environment=home), "cannot be written")
