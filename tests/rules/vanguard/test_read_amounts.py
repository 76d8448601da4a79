"""Printed words about amounts: for each, instead of, as much as, and several things according to a number (G)."""

from __future__ import annotations

from .formats import ALL, in_formats
from .table import EGG, NIRVANA, REIYU, RINO, THEY, YOU, Side, count, names, power
from .test_read_cards import act, playing, unread
from .test_read_events import settled


def done(text: str, you: Side, they: Side | None = None) -> tuple[int, int]:
    """The power of your vanguard and the cards in your hand, after its ability."""
    state = settled(act(playing(text, you, they)))
    return power(state, YOU, "V"), count(state, YOU, "hand")


@in_formats(*ALL)
def test_a_number_instead_of_another_is_not_added_to_it() -> None:
    """If(when, more, otherwise less)."""
    text = (
        "[ACT](VC)[1/turn]:This unit gets [Power] +5000 until end of turn. If your soul has 2 or more cards, it gets "
        "[Power] +15000 instead of +5000."
    )
    for soul, more in ((1, 5000), (2, 15000)):
        assert done(text, {"soul": [EGG] * soul})[0] == 13000 + more


@in_formats(*ALL)
def test_what_is_given_instead_needs_what_the_first_number_needs() -> None:
    text = (
        "[CONT](VC):If you have a rear-guard, this unit gets [Power] +5000. If your soul has 2 or more cards, it gets "
        "[Power] +10000 instead of +5000."
    )
    for soul, rear, more in ((2, [], 0), (1, [RINO], 5000), (2, [RINO], 10000)):
        assert power(playing(text, {"soul": [EGG] * soul, "R1": rear}), YOU, "V") == 13000 + more


@in_formats(*ALL)
def test_a_number_that_was_never_said_is_not_replaced() -> None:
    text = (
        "[ACT](VC)[1/turn]:This unit gets [Power] +5000 until end of turn. If your soul has 2 or more cards, it gets "
    )
    assert "instead" in unread(text + "[Power] +10000 instead of +3000.")


@in_formats(*ALL)
def test_open_circles_are_counted() -> None:
    """Multiple(OpenCircles(…), 1000)."""
    text = "[ACT](VC)[1/turn]:This unit gets [Power] +1000 until end of turn for each of your opponent's open (RC)."
    assert done(text, {}, {"R1": [RINO], "R4": [RINO]})[0] == 16000
    row = text.replace("open (RC)", "open front row (RC)")
    assert done(row, {}, {"R1": [RINO], "R4": [RINO]})[0] == 14000


@in_formats(*ALL)
def test_a_grade_counts_as_often_as_it_is_high() -> None:
    text = (
        "[ACT](VC)[1/turn]:This unit gets [Power] +1000 until end of turn for each grade of your opponent's vanguard."
    )
    assert done(text, {}, {"V": [NIRVANA]})[0] == 16000
    pairs = text.replace("each grade", "every 2 grades")
    assert done(pairs, {}, {"V": [NIRVANA]})[0] == 14000


@in_formats(*ALL)
def test_so_many_are_chosen_for_each_card() -> None:
    """Choose(n=Count(…, per=2)) and Multiple(Touched())."""
    text = (
        "[ACT](VC)[1/turn]:Choose 1 of your opponent's rear-guards for every 2 cards in your soul, and retire them. "
        "This unit gets [Power] +1000 for each unit retired until end of turn."
    )
    for soul, more in ((1, 0), (3, 1000), (4, 2000)):
        found = done(text, {"soul": [EGG] * soul}, {"R1": [RINO], "R2": [RINO], "R3": [RINO]})
        assert found[0] == 13000 + more


@in_formats(*ALL)
def test_what_stands_behind_for_each_is_done_as_often() -> None:
    """Repeat(Count(…), …)."""
    text = (
        "[ACT](VC)[1/turn]:For each of your rear-guards, draw a card, and this unit gets [Power] +1000 until end of "
        "turn."
    )
    assert done(text, {"R1": [RINO], "R2": [RINO]}) == (15000, 2)


@in_formats(*ALL)
def test_power_is_increased_by_the_power_of_a_card_that_is_gone() -> None:
    text = (
        "[ACT](VC)[1/turn]:Choose a card from your hand, discard it, and increase this unit's power by the original "
        "power of that discarded card until end of turn."
    )
    assert done(text, {"hand": [REIYU]})[0] == 23000


@in_formats(*ALL)
def test_power_becomes_a_number() -> None:
    text = "[ACT](VC)[1/turn]:Increase or decrease this unit's power to 20000 until end of turn."
    assert done(text, {})[0] == 20000


@in_formats(*ALL)
def test_each_part_is_done_where_there_are_so_many() -> None:
    text = (
        "[ACT](VC)[1/turn]:Perform all of the following according to the number of your rear-guards.\n"
        "・1 or more - Draw a card.\n・2 or more - This unit gets [Power] +5000 until end of turn."
    )
    assert done(text, {"R1": [RINO]}) == (13000, 1)
    assert done(text, {"R1": [RINO], "R2": [RINO]}) == (18000, 1)


@in_formats(*ALL)
def test_a_card_gets_several_abilities_while_a_condition_holds() -> None:
    text = (
        "[CONT]:If you have a rear-guard, this card gets all of the following.\n"
        "・[CONT](VC):This unit gets [Power] +5000.\n・[CONT](VC):During your turn, this unit gets [Power] +1000."
    )
    assert power(playing(text, {}), YOU, "V") == 13000
    assert power(playing(text, {"R1": [RINO]}), YOU, "V") == 19000


@in_formats(*ALL)
def test_only_a_rear_guard_that_was_chosen_is_retired_later() -> None:
    """Among(It(…), On(RC))."""
    text = "[ACT](VC)[1/turn]:Choose 1 of your units, and draw a card. Retire the rear-guard chosen with this effect."
    state = settled(act(playing(text, {})))
    assert names(state, YOU, "drop") == [] and count(state, THEY, "drop") == 0
