"""Decks in YGOPro's forms: what is written is read, and what is damaged is named."""

from __future__ import annotations

import re

import pytest
from hypothesis import given
from hypothesis import strategies as st

from duelwright.facets.record import LibraryError
from duelwright.library.ygopro.cdb import read_cdb
from duelwright.library.ygopro.rows import RULES_CARD
from duelwright.library.ygopro.ydk import Codes, read_ydk, read_ydke, write_ydk, write_ydke

from .reference import reference

SECTION = st.lists(st.integers(1, 2**32 - 1).filter(lambda code: code != RULES_CARD), max_size=80).map(tuple)
DECKS = st.builds(Codes, SECTION, SECTION, SECTION)


@given(DECKS, st.booleans())
def test_what_is_written_is_read(codes: Codes, rules_card: bool) -> None:
    assert read_ydk(write_ydk(codes, rules_card=rules_card)) == codes
    assert read_ydke(write_ydke(codes)) == codes


@given(st.text())
def test_any_text_is_read_or_refused(text: str) -> None:
    for read, said in ((read_ydk, text), (read_ydke, f"ydke://{text}")):
        try:
            read(said)
        except LibraryError as error:
            assert len(str(error)) < 200 and str(error).isprintable()


def test_a_windows_file_with_a_mark_and_comments_is_read() -> None:
    text = "\ufeff#created by someone\r\n#main\r\n5\r\n\r\n# a comment\r\n7 \r\n#extra\r\n!side\r\n5"
    assert read_ydk(text) == Codes((5, 7), (), (5,))


def test_the_rules_card_goes_first_where_it_is_asked_for() -> None:
    lines = write_ydk(Codes((5, RULES_CARD)), "A friend", rules_card=True).splitlines()
    assert lines == ["#created by A friend", "#main", "10000000", "5", "#extra", "!side"]


@pytest.mark.parametrize(
    ("text", "said"),
    [
        ("#main\n5\nBlaster Blade\n", "line 3: 'Blaster Blade' is no passcode"),
        ("#main\n0\n", "line 2: '0' is no passcode"),
        ("#main\n-5\n", "line 2: '-5' is no passcode"),
        ("#main\n٥\n", "line 2: '٥' is no passcode"),
        ("#main\n99999999999\n", "no passcode"),
        ("#main\n4294967296\n", "no passcode"),
        ("!sides\n", "line 1: '!sides'"),
        ("5\n" * 1001, "1,001 cards; 1,000 are the most"),
        ("\n" * 1_000_001, "1,000,001 characters"),
        ("x\x1b[2J" * 100, r"'x\?\[2Jx"),
    ],
)
def test_a_bad_file_is_named_by_its_line(text: str, said: str) -> None:
    with pytest.raises(LibraryError, match=said):
        read_ydk(text)


@pytest.mark.parametrize(
    ("link", "said"),
    [
        ("http://example.org", "does not begin with ydke://"),
        ("ydke://!!", "2 sections"),
        ("ydke://!!!!", "4 sections"),
        ("ydke://####!!!", "is not Base64"),
        ("ydke://é!!!", "is not Base64"),
        ("ydke://aZqY!!!", "3 bytes, not four"),
        ("ydke://AAAAAA==!!!", "0 in the main deck is no passcode"),
        ("ydke://" + "A" * 30_000, "more than a deck needs"),
    ],
)
def test_a_bad_link_is_refused(link: str, said: str) -> None:
    with pytest.raises(LibraryError, match=said):
        read_ydke(link)


def test_what_cannot_be_read_is_not_written() -> None:
    with pytest.raises(LibraryError, match="extra deck has 1,001 cards"):
        write_ydk(Codes(extra=(5,) * 1001))
    with pytest.raises(LibraryError, match="-1 in the side deck"):
        write_ydke(Codes(side=(-1,)))
    with pytest.raises(LibraryError, match="as its creator"):
        write_ydk(Codes(), "me\n#main\n5")


def test_the_real_decks_have_fifty_cards_of_the_real_file() -> None:
    known = {record.code: record for record in read_cdb(reference("ygopro-cv", "cards.cdb"))[0]}
    decks = sorted(reference("ygopro-cv", "deck").glob("*.ydk"))
    assert len(decks) == 10
    for path in decks:
        text = path.read_text(encoding="utf-8")
        codes = read_ydk(text)
        assert len(codes.main) == 50 and not codes.extra and not codes.side
        assert set(codes.main) <= set(known) and str(RULES_CARD) in text
        assert sum(known[code].kind == "trigger unit" for code in codes.main) == 16
        assert read_ydk(write_ydk(codes, rules_card=True)) == codes == read_ydke(write_ydke(codes))
        assert sorted(re.findall(r"^\d+$", text, re.M)) == sorted(
            re.findall(r"^\d+$", write_ydk(codes, rules_card=True), re.M)
        )
