"""The names of sets in strings.conf: read, written, and put in the place of others."""

from __future__ import annotations

import pytest
from hypothesis import given
from hypothesis import strategies as st

from duelwright.facets.record import LibraryError
from duelwright.library.ygopro.strings import read_set_names, with_set_names, write_set_names

from .reference import reference

NAME = st.text(min_size=1, max_size=40).filter(lambda name: name.isprintable() and name == name.strip())
NAMES = st.dictionaries(st.integers(1, 0xFFFF), NAME, max_size=20)
FILE = "!system 1 Draw\r\n!setname 0x1 Old\tcomment\r\n#!setname 0x9 Silent\r\n!setname 0x2 Older\r\n!victory 0x1 Won"


@given(NAMES)
def test_what_is_written_is_read(names: dict[int, str]) -> None:
    assert read_set_names(write_set_names(names)) == names
    changed = with_set_names(FILE, names)
    assert read_set_names(changed) == names
    others = [line for line in FILE.splitlines() if not line.startswith("!setname")]
    assert [line for line in changed.split("\r\n") if not line.startswith("!setname")] == others


@given(st.text())
def test_any_text_is_read_or_refused(text: str) -> None:
    try:
        read_set_names("!setname" + text)
    except LibraryError as error:
        assert str(error).startswith("line ") and str(error).isprintable()


def test_other_lines_are_kept_where_they_are() -> None:
    assert read_set_names(FILE) == {1: "Old", 2: "Older"}
    assert with_set_names(FILE, {3: "New"}) == (
        "!system 1 Draw\r\n!setname 0x3 New\r\n#!setname 0x9 Silent\r\n!victory 0x1 Won"
    )
    assert with_set_names("!system 1 Draw", {3: "New"}) == "!system 1 Draw\n!setname 0x3 New\n"
    assert with_set_names("", {}) == ""


@pytest.mark.parametrize(
    "line", ["!setname 1 Name", "!setname 0x1", "!setname 0xfffff Name", "!setname 0x0 Name", "!setname"]
)
def test_a_bad_line_is_named_by_its_number(line: str) -> None:
    with pytest.raises(LibraryError, match="line 2: '!setname"):
        read_set_names(f"#set names\n{line}\n")


def test_too_much_is_refused() -> None:
    with pytest.raises(LibraryError, match="characters"):
        read_set_names("\n" * 4_000_001)
    for code, name in ((0, "None"), (1, ""), (1, "two\nlines"), (1, "a\tb"), (0x10000, "Far"), (1, " edge")):
        with pytest.raises(LibraryError, match="cannot stand"):
            write_set_names({code: name})


def test_the_real_file_keeps_every_line() -> None:
    text = reference("ygopro-cv", "strings.conf").read_bytes().decode("utf-8")
    own = read_set_names(text)
    assert read_set_names(with_set_names(text, {1: "Blaster"})) == {1: "Blaster"}
    assert with_set_names(with_set_names(text, {1: "Blaster"}), own).rstrip() == text.rstrip()
