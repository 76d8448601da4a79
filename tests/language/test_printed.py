"""Printed text before it is read: even signs, no reminders, a line for each ability, mended brackets, words (G)."""

from __future__ import annotations

import csv
from collections import Counter

import pytest

from duelwright.games import widest
from duelwright.games.vanguard.printed import abilities, lex
from duelwright.games.vanguard.printed.cards import read_text
from duelwright.games.vanguard.printed.repairs import repaired
from duelwright.games.vanguard.printed.text import lines_of, tidied, without_reminders

from ..library.reference import reference


def said(line: str) -> str:
    return " ".join(lex(line).tokens)


# --- signs and lines ---


def test_signs_of_every_kind_are_one() -> None:
    assert tidied("“Ａ” ‘b’ 《Kagero》 ≪God≫ <<Dragon>> ② – －3") == "\"A\" 'b' <Kagero> <God> <Dragon> 2 - -3"


@pytest.mark.parametrize(
    ("printed", "left"),
    [
        ("draw a card (even here).", "draw a card."),
        ("placed on (RC) (from (VC) too), draw", "placed on (RC), draw"),
        ("[AUTO](VC/RC):it is here", "[AUTO](VC/RC):it is here"),
        ("[CONT](Order Zone):it is (not closed", "[CONT](Order Zone):it is"),
    ],
)
def test_only_places_stay_in_round_brackets(printed: str, left: str) -> None:
    assert without_reminders(printed) == left


def test_abilities_on_one_line_are_told_apart_and_quoted_ones_are_not() -> None:
    text = '[AUTO]:It gets "[AUTO]:When it is here. [CONT]:It stays." now. [ACT](VC):Draw a card!\n-\nUpdated: today'
    assert lines_of(text) == [
        '[AUTO]:It gets "[AUTO]:When it is here. [CONT]:It stays." now.',
        "[ACT](VC):Draw a card!",
    ]


def test_bullets_belong_to_the_ability_above() -> None:
    assert lines_of("[AUTO]:choose one.\n・draw a card.\n・rest this unit.") == [
        "[AUTO]:choose one.\n・draw a card.\n・rest this unit."
    ]


def test_a_card_without_text_has_no_abilities() -> None:
    assert [abilities(text) for text in ("", "-", " – ", "(This card is here)")] == [[], [], [], []]


# --- misprints ---


@pytest.mark.parametrize(
    ("line", "meant", "why"),
    [
        ("[AUTO]:[Counter-Blast1] draw", "[AUTO]:[Counter-Blast 1] draw", "number glued"),
        ("[COST][Soul-Blast]2], draw", "[COST][Soul-Blast 2], draw", "number outside"),
        ("you may [Soul-Charge] 2.", "you may [Soul-Charge 2].", "number outside"),
        ("[COST][Rest] this unit], draw", "[COST][Rest this unit], draw", "icon shares the bracket"),
        ("[COST][Counter-Blast 1 & Rest] it], draw", "[COST][Counter-Blast 1 & Rest it], draw", "closed too early"),
        ("[Counter-Blast 1]-<Kagero>] draw", "[Counter-Blast 1-<Kagero>] draw", "closed before its tail"),
        ('[Soul-Blast 1] "A, B"], draw', '[Soul-Blast 1 "A, B"], draw', "closed before its tail"),
        ("[COST][Counter-Blast 1 &[Soul-Blast 1], draw", "[COST][Counter-Blast 1 & Soul-Blast 1], draw",
         "opened within"),
        ("[AUTO]:[[Counter-Blast 1] draw", "[AUTO]:[Counter-Blast 1] draw", "bracket doubled"),
        ("[COST][Counter-Blast 1] & [Soul-Blast 1], draw", "[COST][Counter-Blast 1 & Soul-Blast 1], draw",
         "two brackets for one cost"),
        ("[AUTO](RC)When it attacks, draw", "[AUTO](RC):When it attacks, draw", "no colon"),
        ("[AUTO]:(RC)When it attacks, draw", "[AUTO](RC):When it attacks, draw", "colon before the circle"),
    ],
)  # fmt: skip
def test_a_misprint_is_mended_by_its_class(line: str, meant: str, why: str) -> None:
    assert repaired(line) == (meant, (why,))


@pytest.mark.parametrize(
    "line",
    [
        "[AUTO](RC)[1/turn]:When it attacks, [COST][Counter-Blast 1 & Soul-Blast 1], and draw a card.",
        "[ACT](VC)[Generation Break 2]:[Choose a card, and discard it] [Stand] this unit.",
        '[CONT](RC):It gets "[AUTO](RC):[Counter-Blast 1] When it is hit, [Rest] it." now.',
    ],
)
def test_a_sound_line_is_left_as_it_is(line: str) -> None:
    assert repaired(line) == (line, ())


# --- words ---


def test_words_are_small_and_numbers_are_digits() -> None:
    assert said("[CONT](RC):Two of Your units get [Power] +10,000.") == (
        "[cont] (rc) : 2 of your units get power +10000 ."
    )
    assert said("choose an order, and your opponent's units' grades") == (
        "choose a order , and your opponent 's units ' grades"
    )


def test_only_costs_are_left_in_brackets_of_their_own() -> None:
    assert said("[ACT](VC)[1/turn]:[COST][Counter-Blast 1 & discard two cards], [Stand] it, [Soul-Charge 1].") == (
        "[act] (vc) [1/turn] : cost { counter-blast 1 & discard 2 cards } , stand it , soul-charge 1 ."
    )
    assert said("[ACT](RC):[[Rest] this unit] Draw a card.") == "[act] (rc) : { rest this unit } draw a card ."


def test_what_limits_an_ability_is_told_from_its_cost() -> None:
    assert said("[AUTO](VC)[Limit-Break 4]:[Counter-Blast 1] When placed, draw.") == (
        "[auto] (vc) [ limit-break 4 ] : { counter-blast 1 } when placed , draw ."
    )


def test_a_name_is_one_word_and_keeps_its_letters() -> None:
    assert lex('choose a "Blaster Blade" or <Royal Paladin>').tokens[2:] == ('"Blaster Blade"', "or", "<Royal Paladin>")


def test_a_name_may_have_quotation_marks_of_its_own() -> None:
    (one,) = abilities('Search your deck for up to one "Test Dragon "The X"", and call a "Rino" to (RC).')
    assert [token for token in one.tokens if token[0] == '"'] == ['"Test Dragon "The X""', '"Rino"']
    assert abilities(" ".join(one.tokens))[0].tokens == one.tokens


@pytest.mark.parametrize(
    ("line", "words"),
    [
        ('it gets "[AUTO](RC):When hit, draw." now', "it gets “ [auto] (rc) : when hit , draw . ” now"),
        ('it gets "[CONT](RC):Resist" now', "it gets “ [cont] (rc) : resist ” now"),
        ('it gets "[AUTO]:When a "Dark Cat" is here, draw." now',
         'it gets “ [auto] : when a "Dark Cat" is here , draw . ” now'),
        ('say "This unit is here." now', "say “ this unit is here . ” now"),
    ],
)  # fmt: skip
def test_an_ability_that_is_quoted_is_split_into_words(line: str, words: str) -> None:
    assert said(line) == words


def test_to_lex_words_again_changes_nothing() -> None:
    words = said('[AUTO](RC):When "A Cat" attacks, [COST][Soul-Blast 1], and two of <Kagero> get [Power]+5000.')
    assert said(words.replace("{", "[").replace("}", "]")) == words


# --- the printed cards ---


def test_the_printed_cards_are_lexed_with_few_left_damaged() -> None:
    """Every class of misprint occurs; what is left open after mending is named in the report, not hidden."""
    with reference("vanguard", "cards_en.csv").open(encoding="utf-8", newline="") as file:
        lexed = [(row["number"], one) for row in csv.DictReader(file) for one in abilities(row["text"])]
    assert len(lexed) > 15_500
    classes = Counter(name for _, one in lexed for name in one.repairs)
    assert len(classes) >= 9
    pairs = (("{", "}"), ("[", "]"), ("“", "”"))
    open_ = [number for number, one in lexed if any(one.tokens.count(a) != one.tokens.count(b) for a, b in pairs)]
    assert len(open_) <= 20, open_


# --- hostile texts ---

HOSTILE = {
    "nested": "[ACT](VC):This unit gets " + '"[AUTO](VC):This unit gets ' * 400 + "power +1",
    "closed": "[ACT](VC):" + 'this unit gets "[AUTO](VC):When it attacks, ' * 200 + "draw a card." + '."' * 200,
    "clauses": "[ACT](VC):" + ", and ".join(["draw a card"] * 900) + ".",
    "choices": "[ACT](VC):" + ", ".join(["choose a card from your hand", "discard it"] * 30) + ".",
    "conditions": "[ACT](VC):" + "if you have a vanguard, " * 800 + "draw a card.",
    "adjectives": "[ACT](VC):Choose a " + "other " * 3000 + "card.",
    "brackets": "[" * 5000,
    "quotes": '"' * 5000,
    "digits": "[ACT](VC):Draw " + "9" * 5000 + " cards.",
    "nothing": "\0" * 2000,
}


@pytest.mark.parametrize("text", HOSTILE.values(), ids=HOSTILE)
def test_a_hostile_text_is_not_read_and_nothing_worse(text: str) -> None:
    assert all(one.tree is None and one.unread for one in read_text(widest("vanguard"), text))
