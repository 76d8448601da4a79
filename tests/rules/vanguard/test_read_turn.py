"""Printed words about what has happened in the turn, about either player's cards and their posture, in play (G)."""

from __future__ import annotations

from typing import get_args, get_type_hints

from duelwright.games.vanguard import vocabulary as v
from duelwright.games.vanguard.exercise.boards import BEFALLEN

from .formats import ALL, in_formats
from .table import EGG, NIRVANA, REIYU, RINO, THEY, YOU, Side, count, names, options, power, say
from .test_read_cards import DECK, act, playing, printed
from .test_read_events import settled
from .test_rulings import OTHER, TEST, lay


@in_formats(*ALL)
def test_new_damage_is_remembered_for_the_turn() -> None:
    """Befell("damage"): damage that was there before the turn does not count."""
    text = "[CONT](RC):If a new card was put into your opponent's damage zone this turn, this unit gets [Power] +5000."
    board: Side = {"V": [NIRVANA], "R3": [OTHER], "deck": DECK}
    state = lay("battle", board, {"damage": [EGG], "deck": DECK}, printed(text, OTHER))
    before = power(state, YOU, "R3")
    settled(say(state, "attack V>V"))
    assert count(state, THEY, "damage") == 2
    assert power(state, YOU, "R3") == before + 5000


@in_formats(*ALL)
def test_a_rear_guard_that_was_retired_this_turn_counts_whoever_did_it() -> None:
    """Befell("drop"): a call over it retires it as well."""
    text = "[CONT](VC):If your rear-guard was retired this turn, this unit gets [Power] +5000."
    board: Side = {"V": [TEST], "R1": [RINO], "hand": [EGG], "deck": DECK}
    state = lay("main", board, {}, printed(text))
    assert power(state, YOU, "V") == 13000
    settled(say(state, f"call {EGG}>R1"))
    assert names(state, YOU, "R1") == [EGG]
    assert power(state, YOU, "V") == 18000


@in_formats(*ALL)
def test_cards_that_either_player_bound_this_turn_are_added_up() -> None:
    """Befell("bind", "any")."""
    text = (
        "[ACT](VC):[COST][Soul-Blast 1], and choose 1 of any player's rear-guards, and bind it. If 2 or more of any "
        "player's cards were bound this turn, draw a card."
    )
    state = playing(text, {"soul": [EGG, EGG], "R1": [RINO]}, {"R1": [REIYU]})
    state = settled(act(state))
    held = count(state, YOU, "hand")
    state = settled(act(state))
    assert (count(state, YOU, "bind"), count(state, THEY, "bind")) == (1, 1)
    assert count(state, YOU, "hand") == held + 1


@in_formats(*ALL)
def test_units_called_from_the_soul_are_counted_by_themselves() -> None:
    """ThisTurn("called from soul"), and ThisTurn("called to RC")."""
    text = (
        "[ACT](VC):[COST][Soul-Blast 1], and call a card from your {} to (RC). If you called 1 or more cards from your "
        "soul this turn, this unit gets [Power] +5000 until end of turn. If you called a rear-guard this turn, this "
        "unit gets [Power] +2000 until end of turn."
    )
    for source, more in (("soul", 7000), ("drop", 2000)):
        state = settled(act(playing(text.format(source), {"soul": [EGG, EGG], "drop": [RINO]})))
        assert power(state, YOU, "V") == 13000 + more


@in_formats(*ALL)
def test_who_rode_this_turn_is_told_apart() -> None:
    """Not(ThisTurn("rode"))."""
    text = "[CONT](VC):If you did not ride this turn, this unit gets [Power] +5000."
    state = lay("ride", {"V": [REIYU], "hand": [TEST], "deck": DECK}, {}, printed(text))
    say(state, f"ride {TEST}")
    assert power(state, YOU, "V") == 13000
    assert power(playing(text, {}), YOU, "V") == 18000


@in_formats(*ALL)
def test_units_placed_this_turn_are_those_that_came() -> None:
    """Arrived(): who was there when the turn began has not arrived."""
    text = "[CONT](VC):All of your rear-guards placed this turn get [Power] +5000."
    board: Side = {"V": [TEST], "R1": [RINO], "hand": [RINO], "deck": DECK}
    state = lay("main", board, {}, printed(text))
    settled(say(state, f"call {RINO}>R3"))
    assert power(state, YOU, "R3") == power(state, YOU, "R1") + 5000


@in_formats(*ALL)
def test_a_unit_that_an_ability_made_stand_is_remembered() -> None:
    """Befell("stood"): the stand phase is no ability."""
    text = (
        "[ACT](VC):[COST][Soul-Blast 1], and choose 1 of your rear-guards, and stand it. If your unit stand by a "
        "card's ability this turn, draw a card."
    )
    for resting, drawn in ((0, 0), (1, 1)):
        state = settled(act(playing(text, {"soul": [EGG], "R1": [{"card": RINO, "rest": resting}]})))
        assert count(state, YOU, "hand") == drawn


@in_formats(*ALL)
def test_two_of_your_units_are_at_rest() -> None:
    text = "[CONT](VC):If 2 or more of your rear-guards are rest, this unit gets [Power] +5000."
    for resting, more in ((1, 0), (2, 5000)):
        rear = [{"card": RINO, "rest": int(i < resting)} for i in range(2)]
        assert power(playing(text, {"R1": rear[:1], "R2": rear[1:]}), YOU, "V") == 13000 + more


@in_formats(*ALL)
def test_the_revealed_card_is_the_one_from_the_deck() -> None:
    text = (
        "[ACT](VC):[COST][Soul-Blast 1], and reveal the top card of your deck. If the revealed card is grade 2 or "
        "less, call it to (RC)."
    )
    for top, called in ((RINO, True), (NIRVANA, False)):
        state = settled(act(playing(text, {"soul": [EGG], "deck": [top, *DECK]})))
        assert (count(state, YOU, "deck") == len(DECK)) == called


def test_each_thing_that_befell_cards_can_be_laid_out() -> None:
    assert set(BEFALLEN) == set(get_args(get_type_hints(v.Befell)["what"]))


@in_formats(*ALL)
def test_your_unit_that_goes_back_to_the_hand_is_heard() -> None:
    text = "[AUTO](VC):When your unit is returned to your hand from (RC), draw a card."
    give = "[ACT](RC):[COST][Soul-Blast 1], and return this unit to your hand."
    board: Side = {"V": [TEST], "R1": [OTHER], "soul": [EGG], "deck": DECK}
    state = lay("main", board, {}, printed(text), printed(give, OTHER, grade=1))
    say(state, next(one for one in options(state) if one.startswith("act")))
    assert count(settled(state), YOU, "hand") == 2
