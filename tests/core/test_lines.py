"""Lists as people write them: the number of copies before a name or after it, and names that look like that."""

from __future__ import annotations

import pytest
from msgspec.structs import replace

import duelwright as dw
from duelwright.core.errors import DeckError
from duelwright.core.lines import MOST_LINES

COUNTED = ("4 {}", "4x {}", "4X {}", "4× {}", "4×{}", "4 x {}", "4х {}", "{} x4", "{} X4", "{} ×4", "{} x 4", "{}\tx4")


@pytest.mark.parametrize("line", COUNTED)
@pytest.mark.parametrize("key", dw.games())
def test_the_number_of_copies_may_stand_before_the_name_or_after_it(key: str, line: str) -> None:
    game = dw.game(key)
    deck = game.decks()[0]
    for section, row in deck.cards.items():
        card = game.find(next(iter(row)))
        assert card is not None
        listed = line.format(card.name)
        assert game.deck_from_text(f"{section}:\n{listed}\n").cards == {section: {card.id: 4}}
        assert list(game.deck(listed).cards.values()) == [{card.id: 4}]  # a line alone is a list, too


def test_a_printed_number_may_stand_beside_a_number_of_copies() -> None:
    game = dw.game("vanguard-premium")
    for line in ("X x3 [Premium] V-TD01/004EN", "X [Premium] V-TD01/004EN x3", "3x X [Premium] V-TD01/004EN"):
        assert game.deck_from_text(line).cards == {"main": {"v-td01/004": 3}}


def test_a_card_whose_name_ends_like_a_number_of_copies_is_that_card() -> None:
    duel = dw.game("duel")
    (kuriboh,) = (card for card in duel.cards() if card.name == "Kuriboh")
    names = ("Kuriboh x2", "7 Kuribohs", "x Kuriboh")
    game = duel.plus([replace(kuriboh, id=f"user:{n}", name=name) for n, name in enumerate(names)])
    for text, cards in (
        ("Kuriboh x2", {"user:0": 1}),
        ("3 Kuriboh x2", {"user:0": 3}),
        ("Kuriboh x2 x3", {"user:0": 3}),
        ("Kuriboh x3", {kuriboh.id: 3}),
        ("7 Kuribohs", {"user:1": 1}),
        ("2x 7 Kuribohs", {"user:1": 2}),
        ("2 x Kuriboh", {"user:2": 2}),
    ):
        assert game.deck_from_text(text).cards == {"main": cards}, text


def test_two_numbers_of_copies_on_one_line_are_not_guessed_at() -> None:
    with pytest.raises(dw.DeckError, match=r"no card 'Kuriboh x2' in duel; did you mean 'Kuriboh'"):
        dw.game("duel").deck_from_text("3 Kuriboh x2")


def test_a_list_of_ten_thousand_lines_is_refused_at_once() -> None:
    with pytest.raises(dw.DeckError, match=f"more than {MOST_LINES:,} lines"):
        dw.game("duel").deck_from_text("Kuriboh\n" * 10_000)


def test_an_error_names_every_bad_line_and_carries_them_as_data() -> None:
    text = "\n".join(["# a remark", "2 Kuriboh", "3 Kuribo", "Nobody x2", "1 Kuriboh"])
    with pytest.raises(dw.DeckError) as caught:
        dw.game("duel").deck_from_text(text)
    assert [(bad.line, bad.typed, bad.copies, bad.near) for bad in caught.value.lines] == [
        (3, "3 Kuribo", 3, "Kuriboh"),
        (4, "Nobody x2", 2, ""),
    ]
    assert str(caught.value) == (
        "line 3: no card 'Kuribo' in duel; did you mean 'Kuriboh'? line 4: no card 'Nobody' in duel"
    )
    assert caught.value.text("fr").startswith("Ligne 3\xa0: il n'y a pas de carte")
    assert "Строка 4: нет карты «Nobody»" in caught.value.text("ru")


def test_a_line_whose_number_and_name_disagree_is_one_of_the_bad_ones() -> None:
    text = "4x Vairina [D Format] D-SD01/001EN\n4 Nobody\n4 Vairina"
    with pytest.raises(dw.DeckError) as caught:
        dw.game("vanguard-d").deck_from_text(text)
    assert [(bad.line, bad.code) for bad in caught.value.lines] == [(1, "not_both"), (2, "no_card")]


def test_of_very_many_bad_lines_the_first_are_told() -> None:
    with pytest.raises(dw.DeckError) as caught:
        dw.game("duel").deck_from_text("\n".join(f"Nobody {n} " + "x" * 200 for n in range(400)))
    assert len(caught.value.lines) == 400 and str(caught.value).endswith("(and 395 more such lines)")
    assert len(str(caught.value)) < 2_000


def test_a_line_that_no_card_could_have_is_not_taken_apart() -> None:
    """A pattern that looks for brackets would take seconds of it."""
    game = dw.game("vanguard-d")
    for text in ("4 x" + " [" * 49_000, "[" * 90_000, "4 " * 40_000):
        with pytest.raises(DeckError, match="line 1"):
            game.deck_from_text(text)
