"""The course's card files: what reads, and what each fault says."""

from __future__ import annotations

import os
from pathlib import Path
from typing import TypeVar

import pytest

import duelwright as dw
from duelwright import DuelwrightError
from duelwright.games.duel import files
from duelwright.games.duel.custom import load
from duelwright.games.duel.files import (
    CardFileError,
    DoubledName,
    Row,
    UnreadableFile,
    fields,
    read_pair,
    read_rows,
)

SPELLS = [
    "Card Destruction",
    "Change Of Heart",
    "Dark Hole",
    "Graceful Dice",
    "Harpie's Feather Duster",
    "Heavy Storm",
    "Mage Power",
    "Monster Reborn",
    "Pot of Greed",
    "Raigeki",
]
IMP = "Monster,Imp,It bites.,300,200,1"
RAIGEKI = "Spell,Raigeki,Thunder."
E = TypeVar("E", bound=CardFileError)


def written(folder: Path, text: str | bytes, name: str = "cards.csv") -> Path:
    """A card file with that content, byte for byte."""
    file = folder / name
    file.write_bytes(text if isinstance(text, bytes) else text.encode())
    return file


def fault(kind: type[E], file: Path) -> E:
    """The error that reading a file gives: of that type, in one line that starts with the file's name."""
    with pytest.raises(CardFileError) as caught:
        read_rows(file, SPELLS)
    error = caught.value
    assert type(error) is kind, error
    assert isinstance(error, kind)
    assert error.file == str(file)
    assert str(error).startswith(str(file)) and "\n" not in str(error)
    return error


# What reads


def test_a_monster_and_a_spell_read(tmp_path: Path) -> None:
    assert read_rows(written(tmp_path, f"{IMP}\n{RAIGEKI}\n"), SPELLS) == [
        Row("monster", "Imp", "It bites.", 300, 200, 1),
        Row("spell", "Raigeki", "Thunder."),
    ]


def test_a_pair_like_the_courses_reads_as_30_monsters_and_10_spells(tmp_path: Path) -> None:
    ends = {7: '"', 9: '"', 12: '"'}
    numbers = {n: f"{n * 100},{n * 50},{n % 8 + 1}" for n in range(1, 31)}
    monsters = [f"Monster,Imp {n},It bites.{ends.get(n, '')},{numbers[n]}" for n in range(1, 31)]
    spells = [f"Spell,{name},It works. " for name in SPELLS]
    first = written(tmp_path, "\n".join(monsters), "monsters.csv")
    second = written(tmp_path, "\n".join(spells), "spells.csv")
    read_monsters, read_spells = read_pair(first, second, SPELLS)
    assert read_monsters == [Row("monster", f"Imp {n}", "It bites.", n * 100, n * 50, n % 8 + 1) for n in range(1, 31)]
    assert read_spells == [Row("spell", name, "It works.") for name in SPELLS]


def test_each_line_of_a_pair_is_what_its_first_field_says(tmp_path: Path) -> None:
    first = written(tmp_path, f"{RAIGEKI}\n{IMP}", "monsters.csv")
    second = written(tmp_path, "Monster,Ogre,It snores.,1700,900,4\nSpell,Dark Hole,Gone.", "spells.csv")
    monsters, spells = read_pair(first, second, SPELLS)
    assert [row.name for row in monsters] == ["Imp", "Ogre"]
    assert [row.name for row in spells] == ["Raigeki", "Dark Hole"]


@pytest.mark.parametrize(
    ("line", "name", "description"),
    [
        ('Spell,Raigeki,"Thunder, everywhere"', "Raigeki", "Thunder, everywhere"),
        ('Spell,"Raigeki","He said ""boom"""', "Raigeki", 'He said "boom"'),
        ('Spell, "Raigeki", "Thunder, everywhere"  ', "Raigeki", "Thunder, everywhere"),
        ('Spell,Raigeki,He said "boom"', "Raigeki", 'He said "boom"'),
        ('Spell,Raigeki,Thunder."', "Raigeki", "Thunder."),
        ('Spell,Raigeki,"Thunder.', "Raigeki", "Thunder."),
        ('Spell,Raigeki",Thunder.', "Raigeki", "Thunder."),
        ('Spell,Raigeki,"Boom" said the sky', "Raigeki", '"Boom" said the sky'),
        ('Spell,Raigeki,A 7" bolt', "Raigeki", 'A 7" bolt'),
        ("Spell,  Raigeki\t, Thunder.  ", "Raigeki", "Thunder."),
        ("Spell,Harpie's Feather Duster,Pluie d'été — гроза", "Harpie's Feather Duster", "Pluie d'été — гроза"),
    ],
)
def test_quotes_and_spaces_read_as_they_are_meant(tmp_path: Path, line: str, name: str, description: str) -> None:
    assert read_rows(written(tmp_path, line), SPELLS) == [Row("spell", name, description)]


@pytest.mark.parametrize(
    "content",
    [
        f"{IMP}\n{RAIGEKI}",
        f"{IMP}\n{RAIGEKI}\n",
        f"{IMP}\n{RAIGEKI}\n\n  \n\n",
        f"{IMP}\r\n{RAIGEKI}\r\n",
        f"{IMP}\r\n{RAIGEKI}",
        f"\ufeff{IMP}\n{RAIGEKI}\n",
        f"\ufeff{IMP}\r\n{RAIGEKI}\r\n\r\n",
    ],
    ids=["no final break", "final break", "blank end", "Windows", "Windows, no final break", "mark", "mark, Windows"],
)
def test_every_kind_of_line_end_reads(tmp_path: Path, content: str) -> None:
    assert [row.name for row in read_rows(written(tmp_path, content), SPELLS)] == ["Imp", "Raigeki"]


def test_a_unicode_line_separator_does_not_end_a_line(tmp_path: Path) -> None:
    assert len(read_rows(written(tmp_path, "Spell,Raigeki,one\u2028two"), SPELLS)) == 1


@pytest.mark.parametrize("content", ["", "\n", " \r\n\r\n", "\ufeff"])
def test_an_empty_file_holds_no_cards(tmp_path: Path, content: str) -> None:
    assert read_rows(written(tmp_path, content), SPELLS) == []


def test_the_greatest_and_least_numbers_read(tmp_path: Path) -> None:
    rows = read_rows(written(tmp_path, "Monster,A,a,0,9999,8\nMonster,B,b,9999,0,1"), SPELLS)
    assert [(row.attack, row.defense, row.level) for row in rows] == [(0, 9999, 8), (9999, 0, 1)]


# What is refused


@pytest.mark.parametrize(
    ("line", "count", "form"),
    [
        ("Monster,Imp,It bites.,300,200", "5 fields, not 6", "Monster,name,description,attack,defense,level"),
        ("Monster,Imp,It bites, hard.,300,200,1", "7 fields, not 6", '"quotes"'),
        ("Monster", "1 field, not 6", "Monster,name"),
        ("Spell,Raigeki", "2 fields, not 3", "Spell,name,description"),
        ("Spell,Raigeki,Thunder.,1", "4 fields, not 3", "Spell,name,description"),
    ],
)
def test_a_wrong_count_of_fields_is_a_missing_field(tmp_path: Path, line: str, count: str, form: str) -> None:
    error = fault(files.MissingField, written(tmp_path, f"{IMP}\n{line}"))
    assert (error.line, error.field) == (2, 0)
    assert "line 2: " in str(error) and count in str(error) and form in str(error)


@pytest.mark.parametrize("blank", ["", "  ", "\t"])
def test_a_blank_line_between_cards_is_a_missing_field(tmp_path: Path, blank: str) -> None:
    error = fault(files.MissingField, written(tmp_path, f"{IMP}\n{blank}\n{RAIGEKI}\n"))
    assert (error.line, error.field) == (2, 0)
    assert "line 2: the line is blank" in str(error)


@pytest.mark.parametrize(
    ("line", "field", "word"),
    [
        ("Monster,,It bites.,300,200,1", 2, "name"),
        ("Monster,Imp, ,300,200,1", 3, "description"),
        ("Monster,Imp,It bites.,,200,1", 4, "attack"),
        ("Monster,Imp,It bites.,300, ,1", 5, "defense"),
        ("Monster,Imp,It bites.,300,200,", 6, "level"),
        ("Monster,Imp,It bites.,300,200, ", 6, "level"),
        ("Spell, ,Thunder.", 2, "name"),
        ('Spell,Raigeki,""', 3, "description"),
        ('Spell,Raigeki,"', 3, "description"),
        (",Raigeki,Thunder.", 1, "Monster or Spell"),
        (" ,Imp,It bites.,300,200,1", 1, "Monster or Spell"),
        (",,", 1, "Monster or Spell"),
    ],
)
def test_an_empty_field_is_named_by_its_number(tmp_path: Path, line: str, field: int, word: str) -> None:
    error = fault(files.EmptyField, written(tmp_path, f"{IMP}\n{RAIGEKI}\n{line}"))
    assert (error.line, error.field) == (3, field)
    assert f"line 3, field {field}: the field is empty" in str(error) and word in str(error)


@pytest.mark.parametrize("kind", ["Trap", "monster", "SPELL", "Монстр"])
def test_an_unknown_card_type_is_named(tmp_path: Path, kind: str) -> None:
    error = fault(files.UnknownCardType, written(tmp_path, f"{IMP}\n{kind},Pit,You fall."))
    assert (error.line, error.field, error.kind) == (2, 1, kind)
    assert f"line 2, field 1: there is no card type {kind!r}; write Monster or Spell" in str(error)


def test_an_unknown_spell_is_named_with_those_that_are_known(tmp_path: Path) -> None:
    error = fault(files.UnknownSpell, written(tmp_path, f"{RAIGEKI}\nSpell,Fireball,Hot."))
    assert (error.line, error.field, error.name) == (2, 2, "Fireball")
    assert "line 2, field 2: there is no spell 'Fireball'" in str(error) and "Pot of Greed, Raigeki" in str(error)


@pytest.mark.parametrize("text", ["-1", "10000", "12.5", "many", "1e3", "+5", "0x10", "٣", "²", "9" * 5000, "1_0"])
@pytest.mark.parametrize(("field", "name"), [(4, "attack"), (5, "defense"), (6, "level")])
def test_a_wrong_number_is_named_with_its_range(tmp_path: Path, text: str, field: int, name: str) -> None:
    parts = IMP.split(",")
    parts[field - 1] = text
    error = fault(files.WrongNumber, written(tmp_path, ",".join(parts)))
    assert (error.line, error.field) == (1, field)
    span = "from 1 to 8" if name == "level" else "from 0 to 9999"
    assert f"line 1, field {field}: the {name} " in str(error) and span in str(error)
    assert len(str(error)) < len(str(tmp_path)) + 200


@pytest.mark.parametrize("level", ["0", "9"])
def test_a_level_is_1_to_8(tmp_path: Path, level: str) -> None:
    assert fault(files.WrongNumber, written(tmp_path, f"Monster,Imp,It bites.,300,200,{level}")).field == 6


@pytest.mark.parametrize("line", ["spell name,spell description", "Raigeki,Thunder.", "Imp,It bites.,300,200,1"])
def test_a_line_without_its_type_is_a_missing_field(tmp_path: Path, line: str) -> None:
    error = fault(files.MissingField, written(tmp_path, f"{IMP}\n{line}"))
    assert (error.line, error.field) == (2, 0)
    assert "line 2: " in str(error) and "Monster or Spell" in str(error)


@pytest.mark.parametrize(
    ("line", "kind"),
    [
        ("Trap,,", files.UnknownCardType),
        ("Monster,,,", files.MissingField),
        ("Monster,Imp,,many,200,1", files.EmptyField),
        ("Spell,Fireball,", files.EmptyField),
        ("Spell,Fireball", files.MissingField),
    ],
)
def test_a_line_with_two_faults_names_the_first_in_the_order_of_checks(
    tmp_path: Path, line: str, kind: type[CardFileError]
) -> None:
    fault(kind, written(tmp_path, line))


def test_the_first_faulty_line_is_the_one_named(tmp_path: Path) -> None:
    assert fault(files.UnknownCardType, written(tmp_path, f"{IMP}\nTrap,a,b\nSpell")).line == 2


# Hostile files


def test_a_file_that_is_not_there_is_named(tmp_path: Path) -> None:
    error = fault(files.CardFileNotFound, tmp_path / "nowhere.csv")
    assert (error.line, error.field) == (0, 0)
    assert "there is no such file" in str(error) and "line" not in str(error).removeprefix(str(tmp_path))


def test_a_file_below_a_file_is_not_there(tmp_path: Path) -> None:
    fault(files.CardFileNotFound, written(tmp_path, IMP) / "cards.csv")


def test_of_a_pair_the_missing_one_is_named(tmp_path: Path) -> None:
    with pytest.raises(files.CardFileNotFound) as caught:
        read_pair(written(tmp_path, IMP), tmp_path / "spells.csv", SPELLS)
    assert caught.value.file == str(tmp_path / "spells.csv")


def test_a_folder_is_no_card_file(tmp_path: Path) -> None:
    assert "no plain file" in str(fault(files.UnreadableFile, tmp_path))


def test_a_pipe_is_refused_and_not_waited_for(tmp_path: Path) -> None:
    pipe = tmp_path / "pipe"
    os.mkfifo(pipe)
    assert "no plain file" in str(fault(files.UnreadableFile, pipe))


@pytest.mark.parametrize("name", ["a\0b", "x" * 5000, "~no-such-user-here/cards.csv"])
def test_an_impossible_file_name_is_refused(name: str) -> None:
    assert "cannot be read" in str(fault(files.UnreadableFile, Path(name)))


def test_text_that_is_not_utf_8_is_refused_at_its_line(tmp_path: Path) -> None:
    error = fault(files.UnreadableFile, written(tmp_path, f"{IMP}\nSpell,Raigeki,été".encode("latin-1")))
    assert error.line == 2
    assert "line 2: this is no UTF-8 text; save the file as UTF-8" in str(error)


@pytest.mark.parametrize("encoding", ["utf-16", "utf-16-le", "utf-32"])
def test_wide_encodings_are_refused(tmp_path: Path, encoding: str) -> None:
    assert fault(files.UnreadableFile, written(tmp_path, IMP.encode(encoding))).line == 1


@pytest.mark.parametrize("character", ["\0", "\x1b", "\x07", "\x0b", "\x7f", "\x85"])
def test_a_control_character_is_refused_at_its_line(tmp_path: Path, character: str) -> None:
    error = fault(files.UnreadableFile, written(tmp_path, f"{IMP}\nSpell,Raigeki,a{character}b"))
    assert error.line == 2
    assert "control character" in str(error) and character not in str(error)


def test_binary_content_is_refused(tmp_path: Path) -> None:
    fault(files.UnreadableFile, written(tmp_path, bytes(range(256)) * 40))


def test_a_file_over_a_megabyte_is_refused(tmp_path: Path) -> None:
    error = fault(files.UnreadableFile, written(tmp_path, b"a" * (files.LIMIT + 1)))
    assert "over 1000000 bytes" in str(error)


def test_a_file_over_1000_lines_is_refused(tmp_path: Path) -> None:
    lines = [f"Monster,Imp {n},It bites.,300,200,1" for n in range(1001)]
    assert "1001 lines, over 1000" in str(fault(files.UnreadableFile, written(tmp_path, "\n".join(lines))))
    assert len(read_rows(written(tmp_path, "\n".join(lines[:1000]) + "\n"), SPELLS)) == 1000


@pytest.mark.parametrize("filling", ["a", '"', ",", '",', '"",', '"a,', "\\", " "])
def test_a_very_long_line_is_read_or_refused_but_never_breaks(tmp_path: Path, filling: str) -> None:
    file = written(tmp_path, f"Spell,Raigeki,b{filling * 250_000}")
    try:
        assert read_rows(file, SPELLS)[0].name == "Raigeki"
    except CardFileError as error:
        assert len(str(error)) < len(str(file)) + 300


def test_a_long_unknown_type_is_cut_short_in_the_message_only(tmp_path: Path) -> None:
    error = fault(files.UnknownCardType, written(tmp_path, "T" * 5000))
    assert len(error.kind) == 5000
    assert len(str(error)) < len(str(tmp_path)) + 200


def test_every_error_belongs_to_the_tree() -> None:
    assert issubclass(CardFileError, DuelwrightError)


def test_a_blank_line_has_one_empty_field() -> None:
    assert fields("") == fields("  ") == [""]


@pytest.mark.parametrize("name", ["Raigeki", "raigeki", "Blank"])
def test_a_monster_that_is_called_like_a_spell_is_told_with_its_line(tmp_path: Path, name: str) -> None:
    monsters, spells = tmp_path / "monsters.csv", tmp_path / "spells.csv"
    monsters.write_text(f"Monster,Imp,x,1,1,1\nMonster,{name},x,1,1,1\n", encoding="utf-8")
    spells.write_text("Spell,Raigeki,x\n", encoding="utf-8")
    with pytest.raises(DoubledName) as caught:
        read_pair(monsters, spells, ["Raigeki"])
    assert (caught.value.line, caught.value.field) == (2, 2)


def test_a_monster_of_the_course_is_known_in_any_case_and_keeps_its_id(tmp_path: Path) -> None:
    monsters, spells = tmp_path / "monsters.csv", tmp_path / "spells.csv"
    monsters.write_text("Monster,kuriboh,x,1,1,1\n", encoding="utf-8")
    spells.write_text("Spell,Raigeki,x\n", encoding="utf-8")
    loaded = load(monsters, spells)
    assert loaded[0].id == "duel/kuriboh"
    game = dw.game("duel", cards=loaded)
    mine, theirs = dw.game("duel", cards=loaded, alone=True).pair(None, 3)
    replay = dw.Replay.of(game, (mine, theirs), 3)
    assert dw.game_for(dw.Replay.parse(replay.text())).hash == game.hash


def test_a_name_that_is_too_long_to_be_saved_is_told(tmp_path: Path) -> None:
    file = tmp_path / "monsters.csv"
    file.write_text(f"Monster,{'x' * 81},x,1,1,1\n", encoding="utf-8")
    with pytest.raises(UnreadableFile, match="80 characters"):
        read_rows(file, [])
