"""A chart reads by priority, over a prefix tree, and says again what it read from the tree and the spelling alone."""

from __future__ import annotations

from typing import cast

import pytest

from duelwright.core.errors import CardError
from duelwright.language.chart import Chart, Reading, Terminal
from duelwright.language.grammar import Value
from duelwright.language.node import Node
from duelwright.language.phrasebook import expanded
from duelwright.language.spelling import Speller, fill, spelling_of, words_of


class Fruit(Node, frozen=True):
    """So many of a kind."""

    kind: str
    n: int = 1


class Basket(Node, frozen=True):
    """What lies in it."""

    of: tuple[object, ...]


def number(word: str) -> Value:
    return int(word) if word.isdecimal() else None


def name(word: str) -> Value:
    return word[1:-1] if word[0] == word[-1] == '"' else None


def fruits() -> Chart:
    chart = Chart()
    chart.terminal(Terminal("#", number, str))
    chart.terminal(Terminal("name", name, lambda value: f'"{value}"'))
    chart.phrase("fruit", Fruit, "(a|one) {kind:name}")
    chart.phrase("fruit", Fruit, "{n:#} {kind:name}(s)?")
    chart.row("fruits", "fruit", "stop")
    chart.word("stop", "and", "and", ", and")
    chart.word("stop", ",", ",")
    chart.phrase("basket", Basket, "take {of:fruits}( .)?")
    return chart


def read(text: str, chart: Chart | None = None, every: bool = False, category: str = "basket") -> Reading:
    reading = Reading(chart or fruits(), tuple(text.split()), every)
    reading.whole(category)
    return reading


def said(tree: Value, spelling: tuple[int, ...]) -> str:
    chart = fruits()
    made = Speller(chart, spelling).whole("basket")
    found: dict[int, Value] = {}
    if not fill(made.value, tree, found):
        raise CardError("another tree")
    return " ".join(words_of(chart, made, found))


def test_alternatives_and_what_may_be_left_out_are_patterns_of_their_own() -> None:
    assert [len(parts) for parts in expanded("(a|one two) b (c|)( d)?")] == [4, 3, 3, 2, 5, 4, 4, 3]


def test_a_list_keeps_what_stands_between_its_items() -> None:
    (made,) = read('take a "pear" , 2 "fig" and one "nut"').whole("basket")
    assert made.value == Basket((Fruit("pear"), ",", Fruit("fig", 2), "and", Fruit("nut")))


@pytest.mark.parametrize("text", ['take a "pear"', 'take one "pear" , and 3 "fig" s .', 'take 1 "pear" and 1 "pear" s'])
def test_the_same_words_come_back_from_tree_and_spelling(text: str) -> None:
    (made,) = read(text).whole("basket")
    assert said(made.value, spelling_of(made)) == text


def test_names_and_numbers_come_from_the_tree_and_not_from_the_spelling() -> None:
    (made,) = read('take 3 "fig" and a "nut"').whole("basket")
    other = Basket((Fruit("date", 7), "and", Fruit("plum")))
    assert said(other, spelling_of(made)) == 'take 7 "date" and a "plum"'


@pytest.mark.parametrize(
    "other", [Basket((Fruit("fig", 3),)), Fruit("fig", 3), Basket((Fruit("fig", 3), ",", Fruit("x")))]
)
def test_a_tree_of_another_shape_is_not_said(other: Value) -> None:
    (made,) = read('take 3 "fig" and a "nut"').whole("basket")
    with pytest.raises(CardError, match="another tree"):
        said(other, spelling_of(made))


@pytest.mark.parametrize("change", [lambda s: s[:-1], lambda s: (*s, 1), lambda s: (s[0] + 1, *s[1:]), lambda s: ()])
def test_a_spelling_that_is_damaged_is_refused(change: object) -> None:
    (made,) = read('take 3 "fig" and a "nut"').whole("basket")
    with pytest.raises(CardError, match="this spelling is of another text"):
        said(made.value, cast("tuple[int, ...]", change(spelling_of(made))))  # type: ignore[operator]


def test_reading_stops_at_the_furthest_word() -> None:
    reading = read('take a "pear" and a stone')
    assert (reading.whole("basket"), reading.words[reading.furthest]) == ([], "stone")


def test_of_two_phrases_for_the_same_words_the_first_wins_and_the_slow_mode_shows_both() -> None:
    chart = fruits()
    chart.phrase("fruit", Fruit, "a {kind:name}", n=12)  # a dozen, by some
    text = 'take a "pear"'
    assert [made.value for made in read(text, chart).whole("basket")] == [Basket((Fruit("pear"),))]
    every = [made.value for made in read(text, chart, every=True).whole("basket")]
    assert every == [Basket((Fruit("pear"),)), Basket((Fruit("pear", 12),))]


def test_the_same_phrase_twice_is_a_fault_of_the_book() -> None:
    chart = fruits()
    chart.phrase("fruit", Fruit, "one {kind:name}")
    with pytest.raises(AssertionError, match="twice in fruit"):
        chart.spelt_out()


def test_a_category_that_nobody_wrote_is_a_fault_of_the_book() -> None:
    chart = fruits()
    chart.phrase("basket", Basket, "give {of:vegetables}")
    with pytest.raises(AssertionError, match="no category 'vegetables'"):
        read("give it", chart)
