"""Files that want to do harm, or are merely damaged, are refused with a reason, and nothing is changed."""

from __future__ import annotations

import os
import sqlite3
import struct
import zipfile
from collections.abc import Callable
from contextlib import closing
from pathlib import Path

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from duelwright.facets.record import LibraryError, Record
from duelwright.library.ygopro import guard
from duelwright.library.ygopro.cdb import SCHEMA, read_cdb, read_cdb_bytes, write_cdb

DATAS = SCHEMA[1].removeprefix("CREATE TABLE datas")
TEXTS = SCHEMA[0].removeprefix("CREATE TABLE texts")
WITHOUT_KEY = {"datas": DATAS.replace(" primary key", ""), "texts": TEXTS.replace(" primary key", "")}
ENDLESS = "WITH RECURSIVE n(i) AS (SELECT 1 UNION ALL SELECT i + 1 FROM n) SELECT "
COLUMNS = {
    "datas": "i AS id, 3 AS ot, 0 AS alias, 0 AS setcode, 3 AS type, 0 AS atk, 0 AS def, 0 AS level, 0 AS race, "
    "1 AS attribute, 0 AS category",
    "texts": "i AS id, 'a' AS name, '' AS desc, " + ", ".join(f"'' AS str{at}" for at in range(1, 17)),
}
PAGE = 512


def sound(path: Path) -> None:
    write_cdb(path, [Record(str(code), f"Card {code}", text=("[AUTO]: draw",), code=code) for code in range(5, 9)])


def changed(path: Path, *statements: str, page: int = 0) -> Path:
    """A sound file after some statements."""
    sound(path)
    with closing(sqlite3.connect(path, isolation_level=None)) as base:
        if page:
            base.execute(f"PRAGMA page_size = {page}")
            base.execute("VACUUM")
        for statement in statements:
            base.execute(statement)
    return path


def with_tables(path: Path, **made: str) -> Path:
    """A file whose tables are made otherwise, with one card in them where they are tables."""
    with closing(sqlite3.connect(path, isolation_level=None)) as base:
        for name, statement in made.items():
            base.execute(statement.format(name=name, datas=DATAS, texts=TEXTS))
    return path


def refusal(path: Path) -> str:
    """Why a file is refused; it says which file, in one line, and leaves everything as it was."""
    before = {other: other.lstat().st_mtime_ns for other in path.parent.iterdir()} if path.parent.exists() else {}
    with pytest.raises(LibraryError) as caught:
        read_cdb(path)
    after = {other: other.lstat().st_mtime_ns for other in path.parent.iterdir()} if path.parent.exists() else {}
    said = str(caught.value)
    assert before == after
    assert said.startswith(f"{path.name}: ") and said.isprintable() and len(said) < 400
    return said


def test_what_is_no_database_is_refused(tmp_path: Path) -> None:
    (tmp_path / "deck.cdb").write_text("#main\n10001001\n" * 100)
    assert "no SQLite database" in refusal(tmp_path / "deck.cdb")
    (tmp_path / "empty.cdb").touch()
    assert "is empty" in refusal(tmp_path / "empty.cdb")
    with zipfile.ZipFile(tmp_path / "zip.cdb", "w") as archive:
        archive.writestr("cards.cdb", "x")
    assert "zip archive" in refusal(tmp_path / "zip.cdb")
    (tmp_path / "start.cdb").write_bytes(b"SQLite format 3\0")
    assert "not a database" in refusal(tmp_path / "start.cdb")
    (tmp_path / "noise.cdb").write_bytes(b"SQLite format 3\0" + bytes(range(256)) * 40)
    assert "cannot be read" in refusal(tmp_path / "noise.cdb")


def test_what_is_no_plain_file_is_not_opened(tmp_path: Path) -> None:
    (tmp_path / "folder.cdb").mkdir()
    assert "no plain file" in refusal(tmp_path / "folder.cdb")
    os.mkfifo(tmp_path / "pipe.cdb")
    assert "no plain file" in refusal(tmp_path / "pipe.cdb")
    (tmp_path / "device.cdb").symlink_to("/dev/zero")
    assert "no plain file" in refusal(tmp_path / "device.cdb")
    (tmp_path / "loop.cdb").symlink_to("loop.cdb")
    assert "cannot be read" in refusal(tmp_path / "loop.cdb")
    assert "No such file" in refusal(tmp_path / "none.cdb")
    with pytest.raises(LibraryError, match="no file can have such a name"):
        read_cdb(tmp_path / "a\0.cdb")


def test_a_file_that_is_too_large_is_refused(tmp_path: Path) -> None:
    sound(tmp_path / "large.cdb")
    os.truncate(tmp_path / "large.cdb", 64 * 1024 * 1024 + 1)
    assert "67,108,865 bytes" in refusal(tmp_path / "large.cdb")


def test_tables_must_be_there_and_be_tables(tmp_path: Path) -> None:
    base = {"datas": "CREATE TABLE {name}{datas}", "texts": "CREATE TABLE {name}{texts}"}
    for name in ("datas", "texts"):
        others = {other: made for other, made in base.items() if other != name}
        assert f"no table '{name}'" in refusal(with_tables(tmp_path / f"no-{name}.cdb", **others))
        view = f"CREATE VIEW {{name}} AS SELECT {COLUMNS[name]} FROM (SELECT 5 AS i)"
        assert "not a plain table" in refusal(with_tables(tmp_path / f"view-{name}.cdb", **others, **{name: view}))
        endless = f"CREATE VIEW {{name}} AS {ENDLESS}{COLUMNS[name]} FROM n"
        assert "not a plain table" in refusal(
            with_tables(tmp_path / f"endless-{name}.cdb", **others, **{name: endless})
        )
        columns = DATAS if name == "datas" else TEXTS
        virtual = "CREATE VIRTUAL TABLE {name} USING fts5" + columns.replace(" integer", "").replace(" primary key", "")
        virtual = virtual.replace(" text", "").replace("(id,", "(id, other, ")
        assert "not a plain table" in refusal(
            with_tables(tmp_path / f"virtual-{name}.cdb", **others, **{name: virtual})
        )
        few = "CREATE TABLE {name}(id integer primary key)"
        assert f"'{name}' has no column" in refusal(with_tables(tmp_path / f"few-{name}.cdb", **others, **{name: few}))
        trigger = f"CREATE TRIGGER t AFTER INSERT ON {name} BEGIN DELETE FROM {name}; END"
        assert f"'{name}' has a trigger" in refusal(changed(tmp_path / f"trigger-{name}.cdb", trigger))


def test_a_computed_column_is_refused(tmp_path: Path) -> None:
    for how in ("VIRTUAL", "STORED"):
        made = DATAS.replace("atk integer", f"atk integer GENERATED ALWAYS AS (length(hex(zeroblob(9)))) {how}")
        path = with_tables(
            tmp_path / f"{how}.cdb", datas="CREATE TABLE {name}" + made, texts="CREATE TABLE {name}{texts}"
        )
        assert "'atk' of its table 'datas' is computed" in refusal(path)


@pytest.mark.parametrize(
    ("statement", "said"),
    [
        ("UPDATE datas SET atk = 'many' WHERE id = 6", "card 6: its atk is the text 'many', not a whole number"),
        ("UPDATE datas SET atk = x'0102' WHERE id = 6", "card 6: its atk is binary data"),
        ("UPDATE datas SET def = 0.5 WHERE id = 6", "its def is the number 0.5"),
        ("UPDATE datas SET def = 9e999 WHERE id = 6", "its def is the number inf"),
        ("UPDATE datas SET category = NULL WHERE id = 6", "its category is missing"),
        ("UPDATE datas SET level = -1 WHERE id = 6", "-1 is no number that a card can have"),
        ("UPDATE datas SET level = 9223372036854775807 WHERE id = 6", "is no number that a card can have"),
        ("UPDATE datas SET category = -2 WHERE id = 6", "its category is -2"),
        ("UPDATE datas SET setcode = -1 WHERE id = 6", "its setcode is -1"),
        ("UPDATE datas SET type = 0 WHERE id = 6", "its type 0x0"),
        ("UPDATE datas SET type = 7 WHERE id = 6", "its type 0x7"),
        ("UPDATE datas SET type = 0x1a3 WHERE id = 6", "its type 0x1a3"),
        ("UPDATE datas SET type = 0x4000003 WHERE id = 6", "its type 0x4000003"),
        ("UPDATE datas SET type = -9223372036854775805 WHERE id = 6", "its type -0x"),
        ("UPDATE datas SET attribute = 3 WHERE id = 6", "its attribute 0x3"),
        ("UPDATE texts SET name = NULL WHERE id = 6", "card 6: its name is missing"),
        ("UPDATE texts SET name = '' WHERE id = 6", "a card needs a name"),
        ("UPDATE texts SET name = char(10) || 'x' WHERE id = 6", "no text of one line"),
        ("UPDATE texts SET desc = x'0102' WHERE id = 6", "its desc is binary data"),
        ("UPDATE texts SET name = CAST(x'41ff' AS TEXT) WHERE id = 6", "its name is not UTF-8"),
        ("UPDATE texts SET str7 = CAST(x'eda080' AS TEXT) WHERE id = 6", "its str7 is not UTF-8"),
        ("UPDATE texts SET name = printf('%.*c', 101, 'x') WHERE id = 6", "longer than 100 characters"),
        ("UPDATE texts SET desc = printf('%.*c', 9000, 'x') WHERE id = 6", "more text than a card can hold"),
        ("UPDATE texts SET desc = printf('%.*c', 2000000, 'x') WHERE id = 6", "longer than 1,048,576 bytes"),
        ("UPDATE texts SET str16 = zeroblob(50000000) WHERE id = 6", "longer than 1,048,576 bytes"),
        ("UPDATE texts SET desc = 'Skill: ' || printf('%.*c', 90000, ',') || 'a,b' WHERE id = 6", ""),
        (
            "UPDATE texts SET desc = 'Skill: ' || replace(printf('%.*c', 90000, 'x'), 'x', 'a,') WHERE id = 6",
            "more skills",
        ),
        (
            "UPDATE texts SET desc = replace(printf('%.*c', 500000, 'x'), 'x', char(10)) || 'a' WHERE id = 6",
            "more text",
        ),
        ("UPDATE texts SET desc = 'Clan: A' || char(10) || 'Clan: B' WHERE id = 6", "two lines 'Clan'"),
        ("UPDATE texts SET desc = 'Critical: many' WHERE id = 6", "its critical is 'many', which is no number"),
        ("UPDATE texts SET desc = 'Critical: ' || printf('%.*c', 9000, '9') WHERE id = 6", "which is no number"),
        ("UPDATE texts SET desc = 'Kind: dragon' WHERE id = 6", "its kind is 'dragon', not one of"),
        ("UPDATE texts SET desc = 'Code: 7' WHERE id = 6", "its line 'Code' says 7"),
        ("UPDATE texts SET desc = 'Key: 7' WHERE id = 6", "two cards have the key '7'"),
        ("UPDATE texts SET desc = 'Flavour: \"\\ud800\"' WHERE id = 6", "half a character"),
        ("DELETE FROM texts WHERE id = 6", "card 6 has no text"),
        ("DELETE FROM datas WHERE id = 6", "card 6 has no row of numbers"),
        ("UPDATE datas SET id = -6 WHERE id = 6", "the passcode of a card is the number -6"),
        ("UPDATE datas SET id = 0 WHERE id = 6", "the passcode of a card is the number 0"),
    ],
)
def test_a_wrong_value_is_named(tmp_path: Path, statement: str, said: str) -> None:
    path = changed(tmp_path / "cards.cdb", statement)
    if said:
        assert said in refusal(path)
    else:
        assert len(read_cdb(path)[0]) == 4


def test_a_giant_number_of_a_card_is_refused(tmp_path: Path) -> None:
    statements = [f"UPDATE {table} SET id = 4000000000 WHERE id = 6" for table in ("datas", "texts")]
    assert "4000000000 is no number that a card can have" in refusal(changed(tmp_path / "cards.cdb", *statements))


def test_a_passcode_that_is_there_twice_is_refused(tmp_path: Path) -> None:
    for name in ("datas", "texts"):
        again = [f"ALTER TABLE {name} RENAME TO old", f"CREATE TABLE {name}{WITHOUT_KEY[name]}"]
        again += [f"INSERT INTO {name} SELECT * FROM old"] * 2
        assert "passcode 5 is there twice" in refusal(changed(tmp_path / f"{name}.cdb", *again))


def test_too_many_cards_are_refused(tmp_path: Path) -> None:
    rows = f"{ENDLESS}{COLUMNS['datas']} FROM n LIMIT 200100"
    many = f"INSERT INTO datas SELECT * FROM ({rows}) WHERE id NOT IN (5, 6, 7, 8)"
    assert "more than 200,000 cards" in refusal(changed(tmp_path / "many.cdb", many))


def test_a_table_that_is_too_wide_is_refused(tmp_path: Path) -> None:
    columns = ", ".join(f"c{at}" for at in range(1000))
    assert "cannot be read" in refusal(changed(tmp_path / "wide.cdb", f"CREATE TABLE wide({columns})"))


def interior(child: int, times: int, offset: int = 0, first: int | None = None) -> bytes:
    """A page of a tree whose children are all the same page; the first may be another."""
    return fan([first or child, *[child] * times], offset)


def fan(pages: list[int], offset: int = 0) -> bytes:
    """A page of a tree with these children."""
    *children, last = pages
    cells = b"".join(struct.pack(">IB", number, 1) for number in children)
    start = PAGE - len(cells)
    pointers = b"".join(struct.pack(">H", start + 5 * at) for at in range(len(children)))
    header = struct.pack(">BHHHBI", 5, 0, len(children), start, 0, last) + pointers
    return header + bytes(PAGE - offset - len(header) - len(cells)) + cells


def row_of(*values: bytes | int) -> bytes:
    """A row as SQLite stores it; a number is one byte."""
    kinds = b"".join(varint(1 if isinstance(value, int) else 13 + 2 * len(value)) for value in values)
    data = b"".join(bytes([value]) if isinstance(value, int) else value for value in values)
    return varint(len(kinds) + 1) + kinds + data


def leaf(*cells: bytes) -> bytes:
    """A page of rows."""
    starts = [PAGE - sum(map(len, cells[: at + 1])) for at in range(len(cells))]
    header = struct.pack(">BHHHB", 13, 0, len(cells), starts[-1], 0) + b"".join(struct.pack(">H", at) for at in starts)
    return header + bytes(starts[-1] - len(header)) + b"".join(reversed(cells))


def cell(row: bytes, number: int = 1) -> bytes:
    return varint(len(row)) + varint(number) + row


def varint(number: int) -> bytes:
    parts = [number & 127]
    while number := number >> 7:
        parts.append(0x80 | number & 127)
    return bytes(reversed(parts))


def grown(path: Path, chain: Callable[[int], list[bytes]], root: int) -> Path:
    """A file with further pages, whose numbers begin at the given one; the first takes the place of the root."""
    data = bytearray(path.read_bytes())
    pages = chain(len(data) // PAGE + 1)
    at = (root - 1) * PAGE + (100 if root == 1 else 0)
    data[at : root * PAGE] = pages[0]
    data += b"".join(pages[1:])
    data[28:32] = struct.pack(">I", len(data) // PAGE)
    path.write_bytes(data)
    return path


def root_of(path: Path, name: str) -> int:
    with closing(sqlite3.connect(path)) as base:
        return int(base.execute("SELECT rootpage FROM sqlite_master WHERE name = ?", (name,)).fetchone()[0])


@pytest.mark.parametrize(("levels", "said"), [(1, "passcode 1 is there twice"), (8, "more than 200,000 cards")])
def test_a_tree_whose_branches_are_all_the_same_is_refused(tmp_path: Path, levels: int, said: str) -> None:
    """With forty branches each, eight levels make a file of some kilobytes with billions of rows."""
    path = changed(tmp_path / "tree.cdb", page=PAGE)

    def chain(start: int) -> list[bytes]:
        return [*(interior(start + level, 40) for level in range(levels)), leaf(cell(row_of(*[0] * 11)))]

    grown(path, chain, root_of(path, "datas"))
    assert said in refusal(path)


def test_rows_that_take_too_long_are_refused(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    sound(tmp_path / "slow.cdb")
    monkeypatch.setattr(guard, "PATIENCE", 0.0)
    assert "takes too long" in refusal(tmp_path / "slow.cdb")


def test_a_name_of_a_table_in_no_encoding_is_refused(tmp_path: Path) -> None:
    path = changed(tmp_path / "name.cdb", "CREATE TABLE abcdef(a)")
    path.write_bytes(path.read_bytes().replace(b"CREATE TABLE abcdef", b"CREATE TABLE \x80\xff) ef"))
    assert "cannot be read" in refusal(path)


def test_a_list_of_tables_without_end_is_refused(tmp_path: Path) -> None:
    """The same for the list of tables, with rows that SQLite takes again and again before it runs any query."""
    path = tmp_path / "list.cdb"
    with closing(sqlite3.connect(path, isolation_level=None)) as base:
        base.execute(f"PRAGMA page_size = {PAGE}")
        base.execute("CREATE TABLE t(a unique)")

    def chain(start: int) -> list[bytes]:
        table = leaf(cell(row_of(b"table", b"t", b"t", 2, b"CREATE TABLE t(a unique)")))
        index = leaf(cell(row_of(b"index", b"sqlite_autoindex_t_1", b"t", 3, b"")))
        levels = [interior(start + level + 2, 40) for level in range(8)]
        return [interior(start + 1, 40, offset=100, first=start), table, *levels, index]

    grown(path, chain, 1)
    assert "takes too long" in refusal(path)


def test_rows_that_share_their_pages_are_refused(tmp_path: Path) -> None:
    """Hundreds of rows whose long strings are the very same pages: more than the file itself has."""
    path = changed(tmp_path / "shared.cdb", page=PAGE)
    row = row_of(0, b"a", b"", *[b"x" * 25_000] * 16)
    local = 39 + (len(row) - 39) % (PAGE - 4)  # the part that stands in the row's own page, by SQLite's rule
    local = local if local <= PAGE - 35 else 39
    rest = [row[at : at + PAGE - 4].ljust(PAGE - 4, b"\0") for at in range(local, len(row), PAGE - 4)]

    def chain(start: int) -> list[bytes]:
        pages = [struct.pack(">I", start + at + 1 if at + 1 < len(rest) else 0) + part for at, part in enumerate(rest)]
        held = max(1, (PAGE - 20) // (local + 15))
        heads = [varint(len(row)) + varint(code) + row[:local] + struct.pack(">I", start) for code in range(1, 301)]
        leaves = [leaf(*heads[at : at + held]) for at in range(0, len(heads), held)]
        first = start + len(pages)
        return [fan([first + at for at in range(len(leaves))][:60]), *pages, *leaves]

    grown(path, chain, root_of(path, "texts"))
    assert "hold more than the file itself" in refusal(path)


@settings(max_examples=200)
@given(st.data())
def test_damaged_bytes_are_read_or_refused(data: st.DataObject) -> None:
    bad = bytearray(SMALL)
    for _ in range(data.draw(st.integers(1, 12))):
        bad[data.draw(st.integers(0, len(bad) - 1))] = data.draw(st.integers(0, 255))
    end = data.draw(st.integers(1, len(bad)) | st.just(len(bad)))
    try:
        found, _ = read_cdb_bytes(bytes(bad[:end]))
    except LibraryError as error:
        assert str(error).startswith("the file: ") and str(error).isprintable()
    else:
        assert all(record.name for record in found)


def small() -> bytes:
    """The bytes of a file whose every page matters."""
    with closing(sqlite3.connect(":memory:", isolation_level=None)) as base:
        base.execute(f"PRAGMA page_size = {PAGE}")
        for statement in SCHEMA:
            base.execute(statement)
        for name in ("datas", "texts"):
            base.execute(f"INSERT INTO {name} {ENDLESS}{COLUMNS[name]} FROM n LIMIT 30")
        return base.serialize()


SMALL = small()


def test_honest_files_of_other_programs_are_read(tmp_path: Path) -> None:
    added = ["ALTER TABLE datas ADD COLUMN script text", "CREATE INDEX i ON datas(level)", "CREATE TABLE notes(a)"]
    assert len(read_cdb(changed(tmp_path / "more.cdb", *added))[0]) == 4
    assert len(read_cdb(changed(tmp_path / "null.cdb", "UPDATE texts SET str3 = NULL"))[0]) == 4
    logged = changed(tmp_path / "log.cdb", "PRAGMA journal_mode = WAL")
    assert len(read_cdb(logged)[0]) == len(read_cdb_bytes(logged.read_bytes())[0]) == 4
    strange = tmp_path / "a?b#c%20 é.cdb"
    assert len(read_cdb(changed(strange))[0]) == 4
    wide = tmp_path / "wide.cdb"
    with closing(sqlite3.connect(wide, isolation_level=None)) as base:
        base.execute("PRAGMA encoding = 'UTF-16'")
        for statement in SCHEMA:
            base.execute(statement)
        for name in ("datas", "texts"):
            base.execute(
                f"INSERT INTO {name} {ENDLESS}{COLUMNS[name].replace(chr(39) + 'a', chr(39) + 'é')} FROM n LIMIT 3"
            )
    assert [record.name for record in read_cdb(wide)[0]] == ["é"] * 3
