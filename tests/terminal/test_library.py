"""The commands for cards and decks: search, show, import, export, check; decks in every form, their figures."""

from __future__ import annotations

import json
import shutil
import sqlite3
from collections.abc import Mapping
from pathlib import Path

import msgspec
import pytest
from msgspec.structs import replace

import duelwright as dw
from duelwright.facets.record import Record
from duelwright.library.store import FILE, Library

from ..library.reference import reference
from .run import fails, inside

TD01 = dw.game("vanguard-premium").deck("TD01")
CARDS = """number,name,type,clan,grade,power,shield,text
XX01/001,Plain New Dragon,Normal Unit,Kagero,1,8000,5000,-
XX01/002,Singing Dragon,Normal Unit,Kagero,3,10000,,[AUTO]: Sing a song.
"""


@pytest.fixture
def new_home(tmp_path: Path) -> Mapping[str, str]:
    """A user's data folder of its own, in which nothing is yet."""
    return {"DUELWRIGHT_LANG": "en", "DUELWRIGHT_HOME": str(tmp_path / "home")}


@pytest.fixture(scope="module")
def shipped(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """A library with the cards that come with the program."""
    path = tmp_path_factory.mktemp("shipped") / FILE
    Library(path).close()
    return path


@pytest.fixture
def home(new_home: Mapping[str, str], shipped: Path) -> Mapping[str, str]:
    """A user's data folder of its own, with a library."""
    folder = Path(new_home["DUELWRIGHT_HOME"])
    folder.mkdir()
    shutil.copy(shipped, folder / FILE)
    return new_home


@pytest.fixture
def sheet(tmp_path: Path) -> Path:
    path = tmp_path / "My Cards.csv"
    path.write_text(CARDS, encoding="utf-8")
    return path


def test_cards_are_imported_found_shown_exported_and_dropped(
    new_home: Mapping[str, str], sheet: Path, tmp_path: Path
) -> None:
    home = new_home
    done = inside("cards", "import", str(sheet), environment=home)
    assert done.returncode == 0 and done.stdout.startswith("2 cards imported, 0 left out\n")
    assert "1 has no ability, 1 is unread" in done.stdout and "source:my-cards" in done.stdout
    found = inside("cards", "search", "source:my-cards", "power>8000", environment=home).stdout
    assert "Singing Dragon" in found and "unread: [AUTO]:" in found and "\n1 card\n" in found
    shown = inside("cards", "show", "plain new dragon", environment=home).stdout
    assert "grade 1, power 8000, shield 5000, critical 1" in shown and "user:my-cards/XX01/001" in shown
    told = json.loads(inside("cards", "show", "user:my-cards/XX01/002", "--json", environment=home).stdout)
    assert told[0]["status"] == "unread" and told[0]["card"]["nation"] == "Dragon Empire"
    for name in ("out.json", "out.cdb"):
        file = tmp_path / name
        done = inside("cards", "export", str(file), "--source", "my-cards", environment=home)
        assert done.stdout == f"2 cards written to {file}\n"
        fails(inside("cards", "export", str(file), "--source", "my-cards", environment=home), "out.")
        again = inside("cards", "import", str(file), "--source", "again", "--json", environment=home)
        assert json.loads(again.stdout)["cards"] == 2
        cards = [
            json.loads(inside("cards", "search", f"source:{source}", "--json", environment=home).stdout)["cards"]
            for source in ("my-cards", "again")
        ]
        mine, theirs = ([replace(msgspec.convert(one["card"], Record), category=0) for one in found] for found in cards)
        assert mine == theirs
    assert "again                      2 cards" in inside("cards", "sources", environment=home).stdout
    assert inside("cards", "drop", "again", environment=home).stdout == "2 cards taken out\n"
    fails(inside("cards", "drop", "again", environment=home), "there is no source 'again'")


def test_a_search_counts_sorts_and_suggests(home: Mapping[str, str]) -> None:
    found = inside("cards", "search", "clan:kagero", "--counts", "--sort=-power", "-n", "3", environment=home).stdout
    assert "grade: " in found and "the first 3 are shown" in found
    done = inside("cards", "search", "clan:kagro", environment=home)
    assert "0 cards" in done.stdout and "did you mean clan:Kagero?" in done.stderr
    fails(inside("cards", "search", "clam:kagero", environment=home), "did you mean clan:?")
    fails(inside("cards", "search", "x", "--sort", "wings", environment=home), "--sort takes one of", status=2)
    fails(inside("cards", "search", "x", "--game", "chess", environment=home), "no game 'chess'")
    fails(inside("cards", "show", "Blaster Blode", environment=home), "did you mean 'Blaster Blade'?")
    assert "Il n'y a pas de champ" in inside("cards", "search", "clam:x", "--lang", "fr", environment=home).stderr


@pytest.fixture
def filed(home: Mapping[str, str], tmp_path: Path) -> Mapping[str, str]:
    """A user's data folder with cards that a YGOPro file told categories of."""
    file = tmp_path / "cv.json"
    unread = {"clan": "Kagero", "grade": 3, "power": 10500, "text": ["[AUTO]: Sing a song."]}
    cards = [
        {"key": "1", "name": "Drawing Dragon", "category": 0x104, **unread},
        {"key": "2", "name": "Far Dragon", "category": 0, "ot": 1, **unread},
        {"key": "3", "name": "Quiet Dragon", **unread},
    ]
    file.write_text(json.dumps(cards))
    assert inside("cards", "import", str(file), environment=home).returncode == 0
    return home


def test_a_search_says_that_it_went_by_the_categories_of_a_file(filed: Mapping[str, str]) -> None:
    said = {"en": "found by their file's own categories", "fr": "d'après les catégories", "ru": "по категориям файла"}
    for lang, words in said.items():
        done = inside("cards", "search", "does:draw", "source:cv", "--lang", lang, environment=filed)
        assert "Drawing Dragon" in done.stdout and words in done.stderr, done
    told = json.loads(inside("cards", "search", "does:draw source:cv", "--json", environment=filed).stdout)
    assert told["total"] == 1 and told["by_category"] == {"found": 1, "left_out": 0}
    done = inside("cards", "search", "category:draw ot:both", "--counts", environment=filed)
    assert "Drawing Dragon" in done.stdout and "category: 0x4 1, draw 1\not: both 1\n" in done.stdout
    assert done.stderr == ""
    assert "did you mean category:draw?" in inside("cards", "search", "category:drwa", environment=filed).stderr


def test_a_card_is_shown_with_what_its_file_says(filed: Mapping[str, str]) -> None:
    shown = inside("cards", "show", "drawing dragon", environment=filed).stdout
    assert "category: 0x4, draw\n" in shown and "OT: both (3)\n" in shown
    assert (
        "категория: 0x4, draw\n" in inside("cards", "show", "drawing dragon", "--lang", "ru", environment=filed).stdout
    )
    far = inside("cards", "show", "far dragon", environment=filed).stdout
    assert "OT: Japanese (1)" in far and "category" not in far
    for name in ("Quiet Dragon", "Dragonic Overlord"):
        quiet = inside("cards", "show", name, environment=filed).stdout
        assert "OT" not in quiet and "category" not in quiet
    (told,) = json.loads(inside("cards", "show", "drawing dragon", "--json", environment=filed).stdout)
    assert told["category"] == {"value": 0x104, "words": ["0x4", "draw"]}
    assert told["ot"] == {"value": 3, "word": "both"}
    (told,) = json.loads(inside("cards", "show", "quiet dragon", "--json", environment=filed).stdout)
    assert told["category"] is told["ot"] is None


def test_the_real_file_is_imported_as_the_issue_says(home: Mapping[str, str], tmp_path: Path) -> None:
    real = reference("ygopro-cv", "cards.cdb")
    assert inside("cards", "import", str(real), environment=home).stdout.startswith("167 cards imported, 1 left out\n")
    checked = inside("cards", "check", str(real), environment=home)
    assert checked.returncode == 0 and checked.stdout.endswith(
        "167 cards, 1 left out: 97 defined, 65 without ability, 5 unread\n"
    )
    assert "categories of Dragonic Overlord differ: only here: stand-rest" in checked.stdout
    out = tmp_path / "out.cdb"
    assert inside("cards", "export", str(out), "--source", "cards", environment=home).stdout.startswith("167 cards")
    rows = [sqlite3.connect(file).execute("SELECT * FROM datas ORDER BY id").fetchall() for file in (real, out)]
    assert rows[0] == rows[1]
    for file in sorted(reference("ygopro-cv", "deck").glob("*.ydk")):
        done = inside("decks", "check", str(file), "--unread", environment=home)
        assert done.stdout == f"deck '{file.stem}' is legal\n"
    played = inside(
        "simulate", "vanguard-premium", "-n", "2", "--deck", str(file), "--unread", "--json", environment=home
    )
    assert json.loads(played.stdout)["games"] == 2


def test_the_shipped_cards_of_vanguard_go_to_a_cdb_and_back(home: Mapping[str, str], tmp_path: Path) -> None:
    """G units, orders, gifts, front and over triggers, D nations: what has no bit goes into the text's head."""
    out = tmp_path / "all.cdb"
    inside("cards", "export", str(out), "--source", "duelwright", "--search", "game:vanguard", environment=home)
    done = inside("cards", "import", str(out), "--source", "back", "--json", environment=home)
    assert json.loads(done.stdout)["cards"] == len(dw.game("vanguard-premium").cards())
    question = ("cards", "search", "game:vanguard", "-n", "1000", "--json")
    sides = [
        {one["card"]["key"]: one for one in json.loads(inside(*question, which, environment=home).stdout)["cards"]}
        for which in ("source:duelwright", "source:back")
    ]
    assert len(sides[0]) > 230 and sides[0].keys() == sides[1].keys()
    for key, one in sides[0].items():
        here, back = (msgspec.convert(side[key]["card"], Record) for side in sides)
        assert bool(back.text) == bool(one["text"]["en"])
        assert replace(back, text=(), category=-1) == replace(here, abilities=())  # the definition is found by name
        assert sides[1][key]["status"] == one["status"] and sides[1][key]["text"] == one["text"]


def test_definitions_are_checked(home: Mapping[str, str], tmp_path: Path) -> None:
    card = {
        "name": "Drawing Dragon", "kind": "unit", "numbers": {"grade": 1, "power": 8000},
        "traits": {"clan": ["Kagero"], "icons": ["boost"]},
        "abilities": [["Auto", {"on": ["Attacks", {}], "do": [["Draw", {}]], "where": ["RC"]}]],
    }  # fmt: skip
    good, bad, worse = tmp_path / "good.json", tmp_path / "bad.json", tmp_path / "worse.json"
    good.write_text(json.dumps([card]))
    bad.write_text(json.dumps([card, {**card, "abilities": [["Draw", {"n": 1}]]}]))
    worse.write_text(json.dumps([{**card, "traits": {"icons": ["wings"]}}]))
    assert (
        inside("cards", "check", str(good), environment=home).stdout
        == "1 card, 0 left out: 1 defined, 0 without ability, 0 unread\n"
    )
    told = inside("cards", "check", str(bad), environment=home)
    fails(told, "1 definition of bad.json is not sound")
    assert "card 2: Drawing Dragon: Draw is a part of an ability" in told.stdout
    worse.write_text(json.dumps([{**card, "traits": {"icons": ["wings"]}}, card, {"key": "1", "pwoer": 9}]))
    told = inside("cards", "check", str(worse), environment=home)
    fails(told, "2 definitions")
    assert "no icon 'wings'" in told.stdout and "did you mean 'power'?" in told.stdout
    fails(inside("cards", "import", str(worse), environment=home), "worse.json, card 1", "no icon 'wings'")
    inside("cards", "import", str(good), environment=home)
    found = json.loads(
        inside("cards", "search", "when:attacks", "does:draw", "source:good", "--json", environment=home).stdout
    )
    assert found["cards"][0]["text"]["fr"] and found["cards"][0]["status"] == "defined"
    deck = tmp_path / "deck.txt"
    deck.write_text("4 Drawing Dragon\n")
    told = json.loads(
        inside("decks", "convert", str(deck), "json", "--game", "vanguard-premium", environment=home).stdout
    )
    assert list(told["cards"]["main"].values()) == [4]


@pytest.mark.parametrize(
    ("name", "text", "said"),
    [
        ("none.cdb", None, "none.cdb"),
        ("x.cdb", "no database", "x.cdb"),
        ("x.csv", "a,b\n1,2\n", "`name` among them"),
        ("x.csv", "name,grade\nX,high\n", "line 2: grade is 'high'"),
        ("x.csv", 'name\n"X', "line 2"),
        ("x.json", "{", "no JSON"),
        ("x.json", "[1]", "card 1: a card is an object"),
        ("x.json", '[{"key": "1"}]', "card 1"),
        ("x.png", "x", "give one that ends with"),
    ],
)
def test_a_file_that_is_none_is_told_in_one_line(
    home: Mapping[str, str], tmp_path: Path, name: str, text: str | None, said: str
) -> None:
    file = tmp_path / name
    if text is not None:
        file.write_text(text)
    fails(inside("cards", "import", str(file), environment=home), said)
    assert "x " not in inside("cards", "sources", environment=home).stdout


def test_a_deck_goes_from_form_to_form(home: Mapping[str, str], tmp_path: Path) -> None:
    for name in ("td01.ydk", "td01.txt", "td01.json"):
        file = tmp_path / name
        assert inside("decks", "convert", "TD01", str(file), environment=home).stdout.startswith("50 cards written")
        assert dw.game("vanguard-premium").deck(file).cards == TD01.cards
        fails(inside("decks", "convert", "TD01", str(file), environment=home), "is there already")
        done = inside("decks", "check", str(file), "--json", environment=home)
        assert json.loads(done.stdout)["game"] == "vanguard-premium" and json.loads(done.stdout)["legal"]
    link = inside("decks", "convert", "TD01", "link", environment=home).stdout.strip()
    assert inside("decks", "check", link, environment=home).stdout == "deck 'TD01' is legal\n"
    fails(inside("decks", "check", link, "--rules", "tournament", environment=home), "are for 'vanguard-d'")
    strict = inside("decks", "check", "vanguard-d", "D-SD01", "--rules", "tournament", environment=home)
    assert strict.stdout == "deck 'D-SD01' is legal by tournament\n"
    fails(inside("decks", "check", link, "--rules", "none", environment=home), "the profiles are: duel-hot-seat")
    ydke = inside("decks", "convert", "TD01", "ydke", environment=home).stdout.strip()
    assert inside("decks", "check", "vanguard-premium", ydke, environment=home).returncode == 0
    fails(inside("decks", "convert", "TD01", str(tmp_path / "x.png"), environment=home), "--to with one of", status=2)
    fails(inside("decks", "convert", "Ford Raiders", "ydk", environment=home), "decks of Vanguard")


def test_figures_hands_comparisons_and_pictures(home: Mapping[str, str], tmp_path: Path) -> None:
    told = inside("decks", "stats", "TD01", environment=home).stdout
    assert "grade 3: 7" in told and "shield 280000" in told and "ride curve" in told and "going second" in told
    assert json.loads(inside("decks", "stats", "duel", "First Strike", "--json", environment=home).stdout)["opening"]
    hands = [inside("decks", "hand", "TD01", "--seed", "7", environment=home).stdout for _ in range(2)]
    assert hands[0] == hands[1] and len(hands[0].splitlines()) == 5
    both = inside("decks", "compare", "TD01", "TD02", environment=home).stdout
    assert "In common: 0 cards" in both and "Dragonic Overlord" in both
    file = tmp_path / "deck.svg"
    assert "drawn to" in inside("decks", "picture", "TD01", str(file), environment=home).stdout
    assert file.read_text(encoding="utf-8").startswith("<svg")
    fails(
        inside("decks", "picture", "TD01", str(tmp_path / "x.gif"), environment=home),
        "an .svg or a .png file",
        status=2,
    )


def test_figures_and_finds_are_told_in_every_language(home: Mapping[str, str]) -> None:
    for lang, words in {"fr": ("grade 3: 7", "courbe de ride"), "ru": ("грейд 3: 7", "кривая райда")}.items():
        printed = inside("decks", "stats", "TD01", "--lang", lang, environment=home).stdout
        told = " ".join(printed.replace("\N{NO-BREAK SPACE}", "").split())  # whatever the width
        assert all(word in told for word in words), told
    assert "16 карт" in inside("cards", "search", "set:td01", "--lang", "ru", environment=home).stdout
    assert "vouliez-vous dire" in inside("cards", "search", "clan:kagro", "--lang", "fr", environment=home).stderr


def test_sets_have_the_names_of_a_strings_file(home: Mapping[str, str], tmp_path: Path) -> None:
    cards, strings, out = tmp_path / "c.json", tmp_path / "strings.conf", tmp_path / "out.conf"
    cards.write_text('[{"key": "1", "name": "Demo", "setcode": 2}, {"key": "2", "name": "Other", "setcode": 3}]')
    strings.write_text("#comment\n!setname 0x2 Second Set\n!setname 0x3 Third Set\n")
    inside("cards", "import", str(cards), "--strings", str(strings), environment=home)
    assert "Demo" in inside("cards", "search", "set:second set", environment=home).stdout
    made = str(tmp_path / "out.cdb")
    inside("cards", "export", made, "--source", "c", "--strings", str(out), environment=home)
    assert "!setname 0x2 Second Set" in out.read_text() and "!setname 0x3 Third Set" in out.read_text()


def test_a_question_may_begin_with_what_shall_not_be(home: Mapping[str, str]) -> None:
    for question in ("-grade:0", "-(grade:0 or grade:9)", "-nation:zoo"):
        done = inside("cards", "search", question, "set:td01", "-n", "50", "--json", environment=home)
        assert done.returncode == 0 and json.loads(done.stdout)["total"] == (16 if "zoo" in question else 11)
    for option in (["--sort", "-power"], ["--sort=-power"]):
        done = inside("cards", "search", "set:td01", *option, "--json", environment=home)
        powers = [one["card"]["power"] for one in json.loads(done.stdout)["cards"]]
        assert powers == sorted(powers, reverse=True)


def test_marks_of_the_terminal_on_a_card_do_nothing(home: Mapping[str, str], tmp_path: Path) -> None:
    file = tmp_path / "c.json"
    file.write_text('[{"key": "1", "name": "[/] [red]Demo", "clan": "[/]", "flavour": "\\u001b[2J"}]')
    inside("cards", "import", str(file), environment=home)
    for command in (["search", "demo", "--counts"], ["show", "user:c/1"]):
        done = inside("cards", *command, environment=home)
        assert done.returncode == 0 and "[red]Demo" in done.stdout and "\x1b" not in done.stdout
    file.write_text('[{"key": "1", "name": "Demo", "skills": ["\\u001b[2J"]}]')
    fails(inside("cards", "import", str(file), environment=home), "is no word of a card")


def test_what_else_stands_in_a_strings_file_stays(home: Mapping[str, str], tmp_path: Path) -> None:
    cards, strings = tmp_path / "c.json", tmp_path / "strings.conf"
    cards.write_text('[{"key": "1", "name": "Demo", "setcode": 2, "set": "Second"}]')
    strings.write_text("#mine\n!system 20 It is the Draw Phase.\n!setname 0x9 Old\n")
    inside("cards", "import", str(cards), environment=home)
    out = str(tmp_path / "out.cdb")
    inside("cards", "export", out, "--source", "c", "--strings", str(strings), environment=home)
    told = strings.read_text()
    assert "!system 20 It is the Draw Phase." in told and "!setname 0x2 Second" in told and "Old" not in told


def test_the_game_of_a_list_is_found_by_what_is_legal_or_told(home: Mapping[str, str], tmp_path: Path) -> None:
    file = tmp_path / "deck.txt"
    for name, key in (("V-TD01", "vanguard-v"), ("TD01", "vanguard-premium"), ("D-SD02", "vanguard-d")):
        inside("decks", "convert", name, str(file), "--force", environment=home)
        told = json.loads(inside("decks", "check", str(file), "--json", environment=home).stdout)
        assert (told["game"], told["legal"]) == (key, True)
    file.write_text("4 Blaster Blade [vanguard-premium] v-td01/004\n")
    assert (
        json.loads(inside("decks", "check", str(file), "--json", environment=home).stdout)["game"] == "vanguard-premium"
    )
    fails(inside("decks", "check", str(tmp_path / "none.ydk"), environment=home), "no deck or file")


def test_decks_are_kept_and_played_with(home: Mapping[str, str]) -> None:
    assert (
        inside("decks", "save", "TD01", "--name", "Mine", environment=home).stdout
        == "deck 'Mine' of vanguard-premium is kept\n"
    )
    assert "yours" in inside("decks", "list", environment=home).stdout
    assert [
        deck["name"] for deck in json.loads(inside("decks", "list", "--json", environment=home).stdout)["kept"]
    ] == ["Mine"]
    played = inside("simulate", "vanguard-premium", "-n", "2", "--deck", "mine", "--json", environment=home)
    assert json.loads(played.stdout)["games"] == 2
    assert (
        inside("decks", "forget", "mine", environment=home).stdout == "deck 'Mine' of vanguard-premium is forgotten\n"
    )
    fails(inside("decks", "forget", "vanguard-premium", "Mine", environment=home), "there is no deck 'Mine'")
    fails(inside("decks", "check", "vanguard-premium", "Mine", environment=home), "no deck or file 'Mine'")


def test_every_bad_line_of_a_deck_is_told_on_a_line(home: Mapping[str, str], tmp_path: Path) -> None:
    file = tmp_path / "deck.txt"
    file.write_text("Vairina x4\n4 Vairin\n4 Blaster Blade\n")
    for command in ("check", "save", "stats"):
        done = inside("decks", command, "--game", "vanguard-d", str(file), environment=home)
        fails(
            done, "line 2: no card 'Vairin' in vanguard-d; did you mean 'Vairina'? line 3: Blaster Blade is no card of"
        )
    done = inside("decks", "check", "--game", "vanguard-d", "--lang", "ru", str(file), environment=home)
    assert done.stderr.startswith("duelwright: Строка 2: нет карты «Vairin». Может быть, «Vairina»? Строка 3: ")
    file.write_text("Vairina x4\n" + "".join(f"Nobody {n}\n" for n in range(60)))
    done = inside("decks", "check", str(file), environment=home)
    told = done.stderr.splitlines()
    assert done.returncode == 1 and len(told) == 52 and told[49].startswith("duelwright: line 51: no card 'Nobody 49'")
    assert told[50:] == [
        "duelwright: (and 10 more such lines)",
        "duelwright: say --game where it is for another game",
    ]
    file.write_text("Vairina x4\n")
    done = inside("decks", "save", "--game", "vanguard-d", str(file), "--name", "Four", environment=home)
    assert done.returncode == 0 and "deck 'Four' of vanguard-d is kept" in done.stdout


def test_a_deck_that_no_game_knows_says_so(home: Mapping[str, str], tmp_path: Path) -> None:
    file = tmp_path / "deck.txt"
    file.write_text("4 Nobody Knows This\n")
    fails(inside("decks", "check", str(file), environment=home), "no card 'Nobody Knows This'", "say --game")
    file.write_text("4 Blaster Blade\n4 Blastr Blade\n")
    fails(inside("decks", "check", str(file), environment=home), "line 2: no card 'Blastr Blade'", "'Blaster Blade'?")
    assert "line 1" not in inside("decks", "check", str(file), environment=home).stderr
    assert "Строка 2" in inside("decks", "check", str(file), "--lang", "ru", environment=home).stderr
    file.write_bytes(b"#main\n\xff\xfe10001001\n")
    fails(inside("decks", "check", str(file), environment=home), "no text in UTF-8")
    fails(inside("decks", "check", "asigoc", str(file), "more", environment=home), "one word too many", status=2)
    fails(inside("decks", "check", "chess", str(file), environment=home), "no game 'chess'")


@pytest.mark.parametrize("noun", ["cards", "decks"])
def test_every_command_of_a_noun_has_help_with_an_example(noun: str) -> None:
    listed = inside(noun, "--help").stdout
    commands = {
        "cards": ("search", "show", "import", "export", "check", "sources", "drop"),
        "decks": ("list", "check", "convert", "stats", "hand", "compare", "save", "forget", "picture"),
    }[noun]
    for command in commands:
        assert command in listed
        assert f"Example: duelwright {noun} {command}" in inside(noun, command, "--help").stdout
