"""What a file of cards lacks is joined from a table of traits by number."""

from __future__ import annotations

from pathlib import Path

import pytest

from duelwright.core.lines import numbered
from duelwright.facets.reading import COMPLETE
from duelwright.facets.record import LibraryError, Record
from duelwright.library.definitions import defined, read_card, read_definition, shipped_cards
from duelwright.library.files import read_cards
from duelwright.library.record import filled
from duelwright.library.traits import lacking, read_traits, with_traits

from .reference import reference

TABLE = """number,name,trigger,trigger_power,critical,race,nation,clan,skill,gift,persona
XX01/001,Sower,heal,,1,Elf,,,,,
XX01/002,Rider,,,2,,,Kagero,twin_drive,force,1
"""


def table(tmp_path: Path, text: str = TABLE) -> Path:
    path = tmp_path / "traits.csv"
    path.write_text(text, encoding="utf-8")
    return path


def test_a_trigger_is_known_by_the_table_and_its_worth_by_the_rules(tmp_path: Path) -> None:
    sower = filled(Record("XX01/001", "Sower", kind="trigger unit", grade=0, power=5000, number="XX01/001"))
    assert lacking([sower])
    (joined,) = with_traits([sower], read_traits(table(tmp_path), "vanguard"))
    assert (joined.trigger, joined.trigger_power, joined.race) == ("heal", 5000, "Elf") and not lacking([joined])


def test_what_the_source_says_stays_and_what_was_guessed_gives_way(tmp_path: Path) -> None:
    rider = filled(Record("1", "Rider", clan="Narukami", grade=2, power=9000, number="XX01/002", gift="accel"))
    (joined,) = with_traits([rider], read_traits(table(tmp_path), "vanguard"))
    assert (joined.clan, joined.gift, joined.critical) == ("Narukami", "accel", 2)
    assert joined.skills == ("twin drive", "persona ride")


def test_a_cell_may_name_several_skills(tmp_path: Path) -> None:
    records = [Record("X/1", "Sower", grade=3, power=13000, number="X/1")]
    traits = read_traits(table(tmp_path, 'number,name,skill\nX/1,Sower,"Twin Drive!!, persona ride"\n'), "vanguard")
    (joined,) = with_traits(records, traits)
    assert joined.skills[:2] == ("twin drive", "persona ride")


@pytest.mark.parametrize(
    ("text", "fault"),
    [
        ("name,trigger\nSower,heal\n", "with `number` among them"),
        ("number,name,trigger\nX/1,Sower,dance\n", "line 2: trigger is 'dance', not one of critical"),
        ("number,name,critical\nX/1,Sower,many\n", "line 2: critical is 'many', which is no number"),
    ],
)
def test_a_table_that_is_not_sound_is_refused(tmp_path: Path, text: str, fault: str) -> None:
    with pytest.raises(LibraryError, match=fault):
        read_traits(table(tmp_path, text), "vanguard")


# --- text that is read ---


def test_a_card_whose_text_is_read_is_played_by_it() -> None:
    text = ("[AUTO](RC):When this unit attacks, this unit gets [Power] +2000 until end of that battle.",)
    card = defined(filled(Record("XX01/003", "Lamp Dragon", clan="Kagero", grade=2, power=9000, text=text)))
    assert card is not None and card.id == "user:XX01/003" and len(card.abilities) == 1


def test_a_card_that_is_read_in_part_has_no_definition() -> None:
    text = ("[ACT](VC):Draw a card.", "[ACT](VC):Sing a song.")
    assert defined(filled(Record("XX01/004", "Half Dragon", clan="Kagero", grade=2, power=9000, text=text))) is None


def test_shipped_cards_and_their_printed_text_have_the_same_trees() -> None:
    """Hand-written definitions against the reader, where the print is at hand and is read completely."""
    records, _ = read_cards(reference("vanguard", "cards_en.csv"), "vanguard")
    printed = {numbered(record.number): record for record in reversed(records)}
    compared = 0
    differing: list[str] = []
    for family, card, _formats in shipped_cards():
        record = printed.get(card.id) if family == "vanguard" and card.abilities else None
        read = read_card(record) if record is not None else None
        if record is not None and read is not None and read.status == COMPLETE:
            compared += 1
            if read_definition(record, read).abilities != card.abilities:
                differing.append(card.id)
    assert compared >= 97
    assert differing == [
        "v-td01/001",  # power only where it was called: there is nobody else to get it
        "v-td05/001",  # two cards in any order: one of them is chosen to lie on top
        "d-sd01/001",  # this unit and others get the same: in two steps
        "d-sd04/001",  # three instead of one: both choices go by one name
        "d-ttd02/006",  # what the vanguard is: there is such a vanguard
        "bt05/019",  # "at the beginning of the end phase": at the end of the turn
        "pr/0234",  # "placed": an intercept puts it there as well
    ]
