"""Card databases of YGOPro: the real one comes back row for row, and every sound card survives the way."""

from __future__ import annotations

import sqlite3
import tempfile
from contextlib import closing
from pathlib import Path

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st
from msgspec.structs import replace

from duelwright.facets.record import MOST_NUMBER, LibraryError, Record
from duelwright.games.vanguard import records as r
from duelwright.games.vanguard.clans import CLANS
from duelwright.library.record import filled
from duelwright.library.ygopro import cdb, rows, tables
from duelwright.library.ygopro.cdb import passcode, passcodes, read_cdb, read_cdb_bytes, write_cdb

from .reference import reference

TRICKY = [
    "",
    "(No ability)",
    "Clan: Kagero",
    "Kind: gift",
    '\\"x"',
    '"',
    '"a"',
    "a\r\nb",
    "\r",
    "\n",
    " a ",
    ":",
    ", ",
    "!",
]
WORDS = st.sampled_from(TRICKY) | st.text(max_size=12)
LINES = WORDS | st.sampled_from(["[AUTO]:draw", "[ACT](VC): a\nb", "[", "\\", "\x00", "\x85", "\u2028"])
PRINTABLE = st.characters(exclude_categories=("C", "Z"), include_characters=" ")  # as str.isprintable says
NAMES = st.sampled_from([word for word in TRICKY if word.isprintable()]) | st.text(PRINTABLE, max_size=12)
SKILLS = st.sampled_from(["boost", "twin drive", "G guardian", "overDress", "persona ride"]) | NAMES
OWN_NAMES = NAMES.filter(lambda name: bool(name.strip()))
AMOUNT = st.integers(0, MOST_NUMBER)
PERHAPS = st.none() | AMOUNT
CODES = st.integers(1, MOST_NUMBER).filter(lambda code: code != rows.RULES_CARD)
NATIONS = st.sampled_from(["", "Keter Sanctuary", "Dragon Empire", "Zoo"]) | NAMES


@st.composite
def records(draw: st.DrawFn) -> Record:
    code = draw(st.just(0) | CODES)
    key = draw(OWN_NAMES | st.just(str(code)) | CODES.map(str))
    made = Record(
        key,
        draw(OWN_NAMES),
        kind=draw(st.sampled_from(r.KINDS)),
        clan=draw(st.sampled_from(["Royal Paladin", "Kagero"]) | NAMES),
        nation=draw(NATIONS),
        race=draw(NAMES),
        skills=tuple(draw(st.lists(SKILLS, max_size=4))),
        grade=draw(PERHAPS),
        power=draw(PERHAPS),
        shield=draw(PERHAPS),
        critical=draw(PERHAPS),
        trigger=draw(st.sampled_from(("", *r.TRIGGERS))),
        trigger_power=draw(st.sampled_from([0, 5_000, 10_000, 100_000_000]) | AMOUNT),
        gift=draw(st.sampled_from(("", *r.GIFTS))),
        mark=draw(st.sampled_from(r.MARKS)),
        number=draw(NAMES),
        rarity=draw(NAMES),
        set=draw(NAMES),
        flavour=draw(LINES),
        picture=draw(WORDS),
        text=tuple(draw(st.lists(LINES, max_size=5))),
        code=code,
        ot=draw(st.integers(0, 4)),
        alias=draw(st.just(0) | CODES),
        setcode=draw(st.integers(0, 2**63 - 1)),
        category=draw(st.integers(0, 2**32 - 1)),
    )
    return filled(made)


def is_free(found: list[Record]) -> bool:
    codes = [record.code for record in found if record.code]
    return len(set(codes)) == len(codes)


FILES = st.lists(records(), max_size=6, unique_by=lambda record: record.key).filter(is_free)


def tables_of(path: Path) -> dict[str, list[tuple[object, ...]]]:
    """Every row of a file, and its schema, as SQLite has them."""
    with closing(sqlite3.connect(path)) as base:
        order = {"datas": "id", "texts": "id", "sqlite_master": "name"}
        columns = {"datas": "*", "texts": "*", "sqlite_master": "type, name, sql"}
        asked = {name: f"SELECT {columns[name]} FROM {name} ORDER BY {order[name]}" for name in order}
        return {name: base.execute(query).fetchall() for name, query in asked.items()}


def card(key: str = "5", code: int = 5, name: str = "Wyvern") -> Record:
    return filled(Record(key, name, grade=1, code=code))


def head(tmp_path: Path, record: Record) -> list[str]:
    """The head lines that a card is written with."""
    write_cdb(tmp_path / "one.cdb", [record])
    (description,) = [str(row[2]) for row in tables_of(tmp_path / "one.cdb")["texts"] if row[0] != rows.RULES_CARD]
    return description.partition("\r\n\r\n")[0].split("\r\n")


@settings(max_examples=80)
@given(FILES)
def test_every_sound_card_survives(found: list[Record]) -> None:
    with tempfile.TemporaryDirectory() as folder:
        path = Path(folder, "cards.cdb")
        write_cdb(path, found)
        back, left_out = read_cdb(path)
        codes = passcodes(found)
        assert back == sorted(found, key=lambda record: codes[record.key]) and left_out == 1
        assert read_cdb_bytes(path.read_bytes()) == (back, left_out)
        assert [row[0] for row in tables_of(path)["datas"]] == sorted([rows.RULES_CARD, *codes.values()])
        assert list(Path(folder).iterdir()) == [path]


def test_the_real_file_is_read() -> None:
    told: list[tuple[int, int]] = []
    found, left_out = read_cdb(reference("ygopro-cv", "cards.cdb"), lambda done, of: told.append((done, of)))
    assert (len(found), left_out) == (167, 1) and told[-1] == (168, 168)
    by_name = {record.name: record for record in found}
    blade = by_name["Blaster Blade"]
    assert (blade.key, blade.code, blade.grade, blade.power, blade.shield) == ("10001005", 10001005, 2, 9000, 5000)
    assert (blade.clan, blade.nation, blade.race) == ("Royal Paladin", "United Sanctuary", "Human")
    assert (blade.skills, blade.critical, len(blade.text)) == (("intercept",), 1, 2)
    assert tables.category_words(blade.category) == ("retire", "clan")
    assert by_name["Knight of Silence, Gallatin"].text == ()
    assert by_name["Bringer of Good Luck, Epona"].trigger == "critical"
    assert {record.skills for record in found} == {("boost",), ("intercept",), ("twin drive",)}
    assert all(record.nation == CLANS[record.clan] for record in found)


def test_the_real_file_comes_back_row_for_row(tmp_path: Path) -> None:
    """But for a line end after the last line of one card."""
    real = reference("ygopro-cv", "cards.cdb")
    found, _ = read_cdb(real)
    write_cdb(tmp_path / "back.cdb", found)
    assert read_cdb(tmp_path / "back.cdb")[0] == found
    ours, theirs = tables_of(tmp_path / "back.cdb"), tables_of(real)
    assert ours["sqlite_master"] == theirs["sqlite_master"] and ours["datas"] == theirs["datas"]
    words = [(one, other) for one, other in zip(ours["texts"], theirs["texts"], strict=True) if one != other]
    assert [(one[2], one[3:]) for one, _ in words] == [(str(other[2]).rstrip("\r\n"), other[3:]) for _, other in words]
    assert len(words) == 1


def test_strings_of_scripts_are_kept(tmp_path: Path) -> None:
    for strings in (("hint",), ("", "", "hint"), ("",)):
        known = replace(card(), text=("[AUTO]: …",), strings=strings, category=0)
        write_cdb(tmp_path / "back.cdb", [known])
        assert read_cdb(tmp_path / "back.cdb")[0] == [known]
    write_cdb(tmp_path / "back.cdb", [replace(card(), text=("[AUTO]: …",))])
    assert tables_of(tmp_path / "back.cdb")["texts"][0][3:5] == ("[AUTO]: …", "")


def test_head_lines_are_written_only_where_they_are_needed(tmp_path: Path) -> None:
    known = replace(card(), clan="Kagero", race="Human")
    assert head(tmp_path, known) == ["Clan: Kagero", "Race: Human", "Skill: Boost"]
    assert head(tmp_path, replace(card(), nation="Zoo")) == ["Skill: Boost"]
    later = replace(card(), nation="Stoicheia", mark="D")
    assert head(tmp_path, later) == ["Skill: Boost", "Nation: Stoicheia", "Mark: D"]
    assert head(tmp_path, card("own")) == ["Skill: Boost", "Key: own", "Code: 5"]
    trigger = filled(Record("td01/003", "Wyvern", kind="trigger unit", trigger="front", trigger_power=10_000))
    assert head(tmp_path, trigger) == ["Skill: Boost", "Trigger: front", "Key: td01/003", "Trigger Power: 10000"]
    order = Record("9", "Song", kind="set order", grade=1, code=9)
    assert head(tmp_path, order) == ["Kind: set order", "Absent: power, shield"]


def test_text_without_a_head_and_lines_of_other_programs_are_read(tmp_path: Path) -> None:
    write_cdb(tmp_path / "one.cdb", [card()])
    for description, text in (
        ("Just words", ("Just words",)),
        ("Illustrator: I\nRace: Elf\n\n[AUTO]: draw\n", ("Illustrator: I", "[AUTO]: draw")),
        ("", ()),
        ("Race: Elf", ()),
        ("\n\nA\n\nB", ("", "A", "", "B")),
    ):
        with closing(sqlite3.connect(tmp_path / "one.cdb")) as base, base:
            base.execute("UPDATE texts SET desc = ? WHERE id = 5", (description,))
        found = read_cdb(tmp_path / "one.cdb")[0][0]
        assert found.text == text and found.race == ("Elf" if "Elf" in description else "")


def test_a_category_that_is_not_told_is_none() -> None:
    assert rows.record_row(card(), 5).number("category") == 0


def test_passcodes_are_those_of_the_real_file_and_never_the_same() -> None:
    assert [passcode(key) for key in ("td01/001", "TD02/016EN", "Td10/018jp")] == [10001001, 10002016, 10010018]
    for key in ("td00/001", "td11/001", "V-TD01/001", "td01/000", "td01/100", "٣", "", "\ud800"):
        assert 100_000_000 <= passcode(key) < 200_000_000
    made = [Record(key, "A") for key in ("td01/002", "td01/001en", "TD01/001")] + [Record("x", "B", code=10001002)]
    assert passcodes(made) == {"x": 10001002, "TD01/001": 10001001, "td01/001en": 10001003, "td01/002": 10001004}
    assert passcodes(made[::-1]) == passcodes(made)


@pytest.mark.parametrize(
    ("found", "said"),
    [
        ([Record("1", "Dragon", "yugioh")], "it is a card of 'yugioh'"),
        ([card(), card("6")], "has the passcode 5 of card '5'"),
        ([Record("a", "A"), Record("a", "B")], "two cards have the key 'a'"),
        ([Record("10000000", "A", code=10_000_000)], "has the passcode 10000000 of YGOPro's rules card"),
        ([Record("1", "")], "a card needs a name"),
        ([Record("1", "A", setcode=2**63)], "its setcode is 9223372036854775808"),
        ([Record("1", "A", alias=-1)], "its alias is -1"),
        ([Record("1", "A", category=-2)], "its category is -2"),
        ([Record("1", "A", text=("\ud800",))], "half a character"),
        ([Record("1", "A", skills=("a",) * 33)], "more skills"),
        ([Record("1", "A", text=("[" + "\U0001f409" * 7_999,) * 32)], "1,048,576 bytes"),
    ],
)
def test_what_cannot_be_read_back_is_not_written(tmp_path: Path, found: list[Record], said: str) -> None:
    target = tmp_path / "cards.cdb"
    target.write_text("as it was")
    with pytest.raises(LibraryError, match=said):
        write_cdb(target, found)
    assert target.read_text() == "as it was" and list(tmp_path.iterdir()) == [target]


def test_a_place_that_cannot_be_written_is_named(tmp_path: Path) -> None:
    for path in (tmp_path, tmp_path / "none" / "cards.cdb", tmp_path / "nul\0"):
        with pytest.raises(
            LibraryError, match=f"{path.name.split(chr(0))[0]}.*: it (cannot be written|is no plain file)"
        ):
            write_cdb(path, [])


def test_twenty_thousand_cards_are_read(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    write_cdb(tmp_path / "many.cdb", [card(str(code), code) for code in range(1, 20_001)])
    found, left_out = read_cdb(tmp_path / "many.cdb")
    assert len(found) == 20_000 and left_out == 1
    monkeypatch.setattr(cdb, "MOST_CARDS", 10)
    with pytest.raises(LibraryError, match="20,000 cards are more than the 10"):
        write_cdb(tmp_path / "many.cdb", found)
