"""The monsters' flavour: a sentence of our own for each, in three languages."""

from __future__ import annotations

import re

import pytest

from duelwright.games.duel.flavour import FLAVOUR

MONSTERS = """Blue-Eyes White Dragon; Cosmo Queen; Dark Magician; Fence Guard; Red-Eyes Black Dragon;
Gaia The Fierce Knight; Summoned Skull; Fence Guard Magician; Dark Magician Girl; Curse Of Dragon; Fence Guard Dragon;
Alexandrite Dragon; Vorse Raider; Gemini Elf; Fence Guard Apprentice; Beta The Magnet Warrior; Alligator Sword;
Gamma The Magnet Warrior; Celtic Guardian; Alpha The Magnet Warrior; Harpie Lady; Big Shield Gardna; Witty Phantom;
Baby Dragon; Cyber Jar; Clown Zombie; Time Wizard; Man-Eater Bug; Kuriboh; Mokey Mokey"""
NAMES = re.split(r";\s+", MONSTERS)
LONGEST = 120


def test_each_of_the_30_monsters_has_a_flavour_and_nothing_else_has() -> None:
    assert len(NAMES) == 30
    assert list(FLAVOUR) == NAMES


def test_no_sentence_is_written_twice() -> None:
    sentences = [sentence for flavour in FLAVOUR.values() for sentence in flavour]
    assert len(set(sentences)) == 3 * len(FLAVOUR)


@pytest.mark.parametrize("name", NAMES)
def test_a_sentence_is_short_one_line_and_ends_with_a_full_stop(name: str) -> None:
    for sentence in FLAVOUR[name]:
        assert 0 < len(sentence) <= LONGEST
        assert sentence == sentence.strip() and "\n" not in sentence and "  " not in sentence
        assert sentence[0].isupper() or sentence[0] == "«"
        assert sentence[-1] in ".!?"


@pytest.mark.parametrize("name", NAMES)
def test_english_is_written_in_plain_letters(name: str) -> None:
    assert FLAVOUR[name][0].isascii()


@pytest.mark.parametrize("name", NAMES)
def test_french_has_no_break_spaces_at_its_high_marks_and_straight_apostrophes(name: str) -> None:
    french = FLAVOUR[name][1]
    assert not re.search(r"[^\u00a0][:;?!»]|«[^\u00a0]", french), french
    assert not re.search('[’"“”\u0400-\u04ff]', french), french


@pytest.mark.parametrize("name", NAMES)
def test_russian_is_cyrillic_with_its_own_quotes_and_dashes(name: str) -> None:
    russian = FLAVOUR[name][2].replace(name, "")
    letters = [c for c in russian if c.isalpha()]
    assert letters and all("\u0400" <= c <= "\u04ff" for c in letters), russian
    assert not re.search('["“”–]| - |« | »', russian), russian
    assert russian.count("«") == russian.count("»")
