"""What a YGOPro file says of a card in its columns `category` and `ot` is searched for, and told apart from our own."""

from __future__ import annotations

import pytest

from duelwright.facets.facets import DOES
from duelwright.facets.record import Record
from duelwright.library.index import ByCategory
from duelwright.library.query import SearchError, fields, read_question
from duelwright.library.store import Library
from duelwright.library.ygopro.columns import category_values, coded, done, ot_value
from duelwright.library.ygopro.tables import CATEGORY, category_bits

DRAW, RETIRE, BANISH = 0x100, 0x2, 0x4
SPEAKS = ("[AUTO]: Sing a song.",)


def card(key: str, name: str, category: int = -1, ot: int = 3, text: tuple[str, ...] = SPEAKS) -> Record:
    return Record(key, name, clan="Kagero", grade=3, power=10_500, text=text, category=category, ot=ot)


@pytest.fixture
def filed(library: Library) -> Library:
    """A library with cards of a file, unread but for the last two."""
    records = [
        card("1", "Drawing Dragon", DRAW),
        card("2", "Burning Dragon", RETIRE | DRAW, ot=1),
        card("3", "Banishing Dragon", BANISH, ot=4),
        card("4", "Far Dragon", 0, ot=32),
        card("5", "Quiet Dragon"),
        card("6", "Plain Dragon", DRAW, text=()),
        Record(
            "7", "Blaster Blade", clan="Royal Paladin", grade=2, power=9000, shield=5000, text=SPEAKS, category=DRAW
        ),
    ]
    library.add("cv", records)
    return library


def names(library: Library, question: str) -> list[str]:
    return [entry.record.name.partition(" ")[0] for entry in library.search(question, most=1000).cards]


@pytest.mark.parametrize(
    ("question", "found"),
    [
        ("category:draw", ["Blaster", "Burning", "Drawing", "Plain"]),
        ("Category: Draw", ["Blaster", "Burning", "Drawing", "Plain"]),
        ("category:256", ["Blaster", "Burning", "Drawing", "Plain"]),
        ("category:0x100 category:2", ["Burning"]),
        ('category:"Increase Draw" -category:retire', ["Blaster", "Drawing", "Plain"]),
        ("category:retire,4", ["Banishing", "Burning"]),
        ("category:0x4", ["Banishing"]),
        ('category:"banish card"', ["Banishing"]),
        ("ot:both", ["Blaster", "Drawing", "Plain"]),
        ("ot:3", ["Blaster", "Drawing", "Plain"]),
        ("ot:OCG+TCG", ["Blaster", "Drawing", "Plain"]),
        ("ot:japanese", ["Burning"]),
        ("ot:OCG", ["Burning"]),
        ("ot:unofficial", ["Banishing"]),
        ("ot:32", ["Far"]),
        ("source:cv ot!=both", ["Banishing", "Burning", "Far", "Quiet"]),
        ("ot:0x20", ["Far"]),
    ],
)
def test_the_columns_of_a_file_are_found_by_word_by_number_and_by_the_files_own_name(
    filed: Library, question: str, found: list[str]
) -> None:
    assert names(filed, question) == found


def test_a_number_is_not_the_beginning_of_another(filed: Library) -> None:
    assert names(filed, "ot:2") == [] and filed.search("ot:2").hints[0].field == "ot"
    assert names(filed, "category:1") == []


def test_columns_that_no_file_told_are_empty(shipped: Library, filed: Library) -> None:
    assert shipped.search("category:draw").total == shipped.search("ot:both").total == 0
    assert "Quiet" not in names(filed, "category:draw or ot:both,japanese,english,unofficial,32")


def test_columns_are_read_off_the_cards_of_a_library_that_knew_no_such_fields(filed: Library) -> None:
    with filed.writing():
        filed.base.execute("UPDATE cards SET words = '{}' WHERE source = 'cv'")
    assert names(filed, "category:retire ot:japanese does:draw") == ["Burning"]


def test_a_slip_in_a_column_is_told_with_the_nearest_value(filed: Library) -> None:
    for question, field, near in (("category:drw", "category", "draw"), ("ot:japanse", "ot", "Japanese")):
        hint = filed.search(question).hints[0]
        assert (hint.field, hint.near) == (field, near)
    with pytest.raises(SearchError) as raised:
        read_question("categry:draw")
    assert raised.value.near == "category"
    with pytest.raises(SearchError, match="needs a value, as in category:draw"):
        read_question("category:")
    assert {"category", "ot"} <= set(fields())


def test_columns_are_counted(filed: Library) -> None:
    counts = filed.search("source:cv", with_counts=True).counts
    assert counts["category"] == {"draw": 4, "retire": 1, "0x4": 1}
    assert counts["ot"] == {"both": 3, "Japanese": 1, "unofficial": 1, "32": 1}
    assert "ot" not in filed.search("source:duelwright", with_counts=True).counts


# --- what unread cards do ---


def test_an_unread_card_does_what_the_category_of_its_file_says(filed: Library) -> None:
    assert names(filed, "does:draw source:cv") == ["Burning", "Drawing"]
    assert names(filed, "does:retire is:unread") == ["Burning"]
    assert names(filed, "does:draw does:retire source:cv -name:blaster") == ["Burning"]


def test_a_card_with_a_definition_is_found_by_that_alone(filed: Library) -> None:
    assert filed.search("source:cv name:blaster is:defined").total == 1
    assert "Blaster" not in names(filed, "source:cv does:draw")
    assert "Blaster" in names(filed, "source:cv does:retire")


def test_the_answer_says_how_many_were_found_by_category(filed: Library, shipped: Library) -> None:
    assert filed.search("does:draw source:cv").by_category == ByCategory(found=2)
    assert filed.search("does:draw").by_category == ByCategory(found=2)
    assert filed.search("does:draw", "vanguard-d").by_category == ByCategory()  # unmarked cards are none of it
    assert filed.search("does:draw source:duelwright").by_category == ByCategory()
    assert filed.search("does:draw or source:cv").by_category == ByCategory()  # all were found anyhow
    assert filed.search("category:draw").by_category == ByCategory()  # who asks for categories knows
    assert shipped.search("does:draw").by_category == ByCategory()


def test_the_answer_says_how_many_were_left_out_by_category(filed: Library) -> None:
    assert names(filed, "-does:draw source:cv is:unread") == ["Banishing", "Far", "Quiet"]
    assert filed.search("-does:draw source:cv is:unread").by_category == ByCategory(left_out=2)
    assert filed.search("does!=draw source:cv is:unread").by_category == ByCategory(left_out=2)


def test_that_categories_were_used_is_said_in_every_language() -> None:
    told = {lang: ByCategory(1, 2).text(lang) for lang in ("en", "fr", "ru")}
    assert len(set(told.values())) == 3
    assert "1 card" in told["en"] and "2 cards" in told["en"] and "2 карты" in told["ru"] and "1 carte" in told["fr"]
    assert ByCategory().text() == ""


def test_a_category_stands_for_words_that_abilities_have(shipped: Library) -> None:
    words = {word for entry in CATEGORY for word in entry.does}
    assert words - set(shipped.index().values[DOES]) == {"shield-down"}  # no shipped card takes shield away
    assert all(bool(entry.does) == (entry.word not in (None, "clan")) for entry in CATEGORY)
    assert done(category_bits(["search", "clan"])) == ("search", "look")


def test_a_word_that_only_a_category_stands_for_is_no_slip(filed: Library) -> None:
    filed.add("more", [card("1", "Shielded Dragon", category_bits(["power-shield"]))])
    found = filed.search("does:shield-down")
    assert [entry.record.name for entry in found.cards] == ["Shielded Dragon"] and not found.hints
    assert names(filed, "source:more does:power") == ["Shielded"]


@pytest.mark.parametrize(("bits", "values"), [(0, ()), (-1, ()), (-7, ()), (0x106, ("retire", "0x4", "draw"))])
def test_a_bit_without_a_word_is_told_by_its_number(bits: int, values: tuple[str, ...]) -> None:
    assert category_values(bits) == values
    assert category_values(1 << 40) == ("0x10000000000",)


def test_every_value_of_a_column_is_read_back() -> None:
    for entry in CATEGORY:
        (value,) = category_values(entry.bit)
        assert coded("category", str(entry.bit)) == coded("category", hex(entry.bit)) == value
        assert coded("category", entry.name) == value
    for ot in range(40):
        assert coded("ot", str(ot)) == ot_value(ot)
    assert coded("ot", "both") == coded("category", "3") == coded("clan", "3") == coded("ot", "9" * 5000) == ""
