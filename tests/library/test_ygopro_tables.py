"""YGOPro's constants mean what its readme says, and each of our names in them is one of the game's."""

from __future__ import annotations

import re
from pathlib import Path

import pytest

import duelwright as dw
from duelwright.facets.facets import tellings
from duelwright.games.vanguard import names
from duelwright.games.vanguard.board import behind
from duelwright.games.vanguard.clans import CLANS
from duelwright.library.behaviour import SHARED
from duelwright.library.ygopro import tables

from .reference import reference


def section(title: str) -> list[tuple[str, str]]:
    """The lines of a table in the seed's text: what stands in the code quotes, and what it says it is."""
    folder: Path = reference().parent / "seeds"
    found = sorted(folder.glob("000*.txt"))
    if not found:
        pytest.skip("the readme of YGOPro's Vanguard edition not found")
    part = re.search(rf"<summary>{title}.*?</details>", found[0].read_text(encoding="utf-8"), re.DOTALL)
    assert part is not None
    return re.findall(r"`([^`]+)`\s*=\s*(.*)", part[0])


def constants(title: str) -> list[tuple[int, str, str]]:
    lines = [re.fullmatch(r"0x([0-9a-fA-F]+)\s+(.*)", quoted) for quoted, _ in section(title)]
    meanings = [re.sub(r"\[([^]]+)\]\([^)]*\)", r"\1", said) for _, said in section(title)]
    return [(int(line[1], 16), line[2], said) for line, said in zip(lines, meanings, strict=True) if line]


def pairs(entries: tuple[tables.Constant, ...]) -> list[tuple[int, str]]:
    return [(entry.value, entry.name) for entry in entries]


def is_single(value: int) -> bool:
    return value.bit_count() == 1


def test_scopes_are_those_of_the_seed() -> None:
    assert pairs(tables.OT) == [(value, name) for value, name, _ in constants(r"OT \(OCG/TCG\)")]
    assert tables.OT[2].value == tables.OT[0].value | tables.OT[1].value


def test_types_are_our_kinds_and_triggers() -> None:
    assert set(tables.KINDS.values()) <= set(names.KINDS)
    assert set(tables.TRIGGERS.values()) <= set(names.TRIGGERS)
    bits = [*tables.TRIGGERS, tables.NO_ABILITY]
    assert all(is_single(bit) and not bit & 0x7 for bit in bits) and len(set(bits)) == 5


def test_types_are_those_of_the_seed() -> None:
    told = constants("Card Type")
    assert pairs(tables.TYPE) == [(value, name) for value, name, _ in told]
    assert [said.lower() for _, _, said in told[2:6]] == list(tables.TRIGGERS.values())
    assert [said.lower() for _, _, said in told[:2]] == ["normal unit", "trigger unit"]


def test_attributes_are_the_nations_of_the_clans() -> None:
    assert set(tables.NATIONS.values()) == set(CLANS.values())
    values = [entry.value for entry in tables.ATTRIBUTE]
    assert all(map(is_single, values)) and len(set(values)) == 7


def test_attributes_are_those_of_the_seed() -> None:
    told = [(value, name, None if "N/A" in said else said) for value, name, said in constants("Attribute")]
    assert [(entry.value, entry.name, entry.ours) for entry in tables.ATTRIBUTE] == told


def test_locations_are_zones_of_the_game() -> None:
    zones = dw.game("vanguard-premium").zones
    mapped = [place.zone for place in tables.LOCATION]
    assert len(set(mapped)) == len(mapped) == 12 and set(mapped) <= set(zones)
    assert set(tables.MISSING) <= set(zones) - set(mapped)
    assert {"V", "R1", "R2", "R3", "R4", "R5", "GC"} <= set(mapped)
    assert all(is_single(place.location) for place in tables.LOCATION)


def test_columns_stand_one_behind_the_other() -> None:
    front = [tables.zone(0x4, sequence) for sequence in (1, 2, 3)]
    back = [tables.zone(0x8, sequence) for sequence in (0, 1, 2)]
    for ahead, follower in zip(front, back, strict=True):
        assert behind(names.ZONES.index(str(ahead))) == names.ZONES.index(str(follower))


def test_locations_are_those_of_the_seed() -> None:
    told = constants("Location")
    assert [(value, name) for value, name, _ in told] == sorted(
        [(value, name) for value, name in {(place.location, place.name) for place in tables.LOCATION}] + [told[4][:2]]
    )
    circles = [re.findall(r"(\w)[\w-]* Circles? \(Sequence ([\d,~]+)\)", said) for _, _, said in told[:2]]
    assert circles == [[("V", "2"), ("R", "1,3"), ("G", "5")], [("R", "0~2")]]
    for letter, sequences in circles[0]:
        assert all(str(tables.zone(0x4, int(one)))[0] == letter for one in sequences.split(","))
    for value, _, said in told[2:]:
        zone = said.split()[0].lower()
        assert zone in [place.zone.lower() for place in tables.LOCATION if place.location == value]


def test_phases_are_those_of_the_game_and_of_the_seed() -> None:
    phases = dw.game("vanguard-premium").phases
    mapped = [phase for phase in tables.PHASE.values() if phase]
    assert [phase for phase in phases if phase in mapped] == mapped
    assert set(phases) - set(mapped) == {"stride"}
    told = {name: None if "N/A" in said else said.split()[0].lower() for name, said in section("Phase")}
    assert told == tables.PHASE


def test_categories_are_the_words_of_behaviour() -> None:
    assert [entry.bit for entry in tables.CATEGORY] == [1 << at for at in range(32)]
    words = [entry.word for entry in tables.CATEGORY if entry.word]
    assert len(words) == 15 and set(words) == {*SHARED, *tellings().categories}
    assert all((entry.word is None) == (entry.meaning is None) for entry in tables.CATEGORY)
    assert all(tables.category_words(tables.category_bits([word])) == (word,) for word in words)


def test_categories_are_those_of_the_seed() -> None:
    told = [(value, name, "Reserved" in said) for value, name, said in constants("Category")]
    assert [(entry.bit, entry.name, entry.word is None) for entry in tables.CATEGORY] == told
