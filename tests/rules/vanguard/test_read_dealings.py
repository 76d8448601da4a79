"""Printed words about where cards are sought, how they are chosen and how they lie where they are put (G)."""

from __future__ import annotations

from .formats import ALL, in_formats
from .table import EGG, REIYU, RINO, THEY, YOU, count, names, options, power, say
from .test_read_cards import DECK, act, playing
from .test_read_events import settled

ACT = "[ACT](VC)[1/turn]:"


@in_formats(*ALL)
def test_units_on_separate_open_circles_retire_nobody() -> None:
    """Call(to="separate open RC")."""
    text = f"{ACT}Choose up to 2 cards from your hand, and call them to separate open (RC)."
    state = act(playing(text, {"hand": [RINO, REIYU], "R1": [EGG], "R2": [EGG], "R3": [EGG]}))
    say(state, options(state)[0])
    say(state, options(state)[0])
    settled(state)
    assert [count(state, YOU, circle) for circle in ("R1", "R2", "R3", "R4", "R5")] == [1] * 5
    assert count(state, YOU, "drop") == 0


@in_formats(*ALL)
def test_the_deck_is_shuffled_where_it_was_searched_and_not_where_the_drop_zone_was() -> None:
    text = (
        f'{ACT}Search your deck or drop for up to 1 "{RINO}", reveal it and put it into your hand, and if you '
        "searched your deck, shuffle your deck."
    )
    for choice, left in ((0, ("drop", 1)), (1, ("drop", 0))):
        state = act(playing(text, {"drop": [RINO], "deck": [*DECK, RINO]}))
        say(state, options(state)[choice])
        say(state, options(state)[0])
        settled(state)
        assert names(state, YOU, "hand") == [RINO]
        assert count(state, YOU, left[0]) == left[1]


@in_formats(*ALL)
def test_one_thing_or_another_is_one_card() -> None:
    """Choose(Or(Among(…), Among(…)), up_to=True)."""
    text = (
        f'{ACT}Look at the top 3 cards of your deck, choose up to 1 "{RINO}" or up to 1 "{REIYU}" from among them, '
        "reveal it and put it into your hand, and shuffle your deck."
    )
    state = act(playing(text, {"deck": [RINO, REIYU, EGG, *DECK]}))
    assert len(options(state)) == 3  # either, or none
    settled(say(state, options(state)[0]))
    assert count(state, YOU, "hand") == 1


@in_formats(*ALL)
def test_what_was_bound_by_chance_comes_back_at_the_end_of_the_turn() -> None:
    """ChooseRandom, Bind("down"), Later(Return)."""
    text = (
        f"{ACT}Choose a card at random from your opponent's hand, bind it face down, and at the end of that turn, your "
        "opponent puts that card into his or her hand."
    )
    state = settled(act(playing(text, {}, {"hand": [RINO, RINO], "deck": DECK})))
    assert (count(state, THEY, "hand"), count(state, THEY, "bind")) == (1, 1)
    turn = state.turn
    while state.turn == turn:
        say(state, "pass" if "pass" in options(state) else options(state)[-1])
    assert count(state, THEY, "bind") == 0


@in_formats(*ALL)
def test_the_rest_are_those_that_were_not_put_away() -> None:
    """All from among them are chosen, so that the rest are the others."""
    text = (
        f'{ACT}Reveal the top 3 cards of your deck, put all "{RINO}" from among them into your soul, and put the rest '
        "into your drop."
    )
    state = act(playing(text, {"deck": [RINO, REIYU, RINO, *DECK]}))
    settled(state)
    assert sorted(names(state, YOU, "soul")) == [RINO, RINO]
    assert names(state, YOU, "drop") == [REIYU]


@in_formats(*ALL)
def test_a_card_is_put_into_the_damage_zone_as_a_cost_and_another_face_down() -> None:
    """Putting(zone="damage") and Put(face="down")."""
    text = (
        f"{ACT}[COST][Put a card from your hand into your damage zone], and put the top card of your deck into your "
        "damage zone face down. If your damage zone has a face up card, this unit gets [Power] +5000 until end of turn."
    )
    state = act(playing(text, {"hand": [RINO], "deck": [REIYU, *DECK]}))
    settled(state)
    assert sorted(names(state, YOU, "damage")) == sorted([RINO, REIYU])
    assert power(state, YOU, "V") == 18000
    down = text.replace("zone], and", "zone face down], and")
    state = settled(act(playing(down, {"hand": [RINO], "deck": [REIYU, *DECK]})))
    assert power(state, YOU, "V") == 13000


@in_formats(*ALL)
def test_as_many_are_discarded_as_were_returned() -> None:
    text = (
        f"{ACT}Choose up to 2 of your rear-guards, and return them to your hand. Choose the same number of cards from "
        "your hand as the number of cards returned with this effect, and discard them."
    )
    state = act(playing(text, {"R1": [RINO], "R2": [RINO], "hand": [EGG]}))
    say(state, options(state)[0])
    say(state, "done")
    settled(state)
    assert (count(state, YOU, "hand"), count(state, YOU, "drop")) == (1, 1)


@in_formats(*ALL)
def test_cards_put_from_among_those_that_were_looked_at() -> None:
    text = (
        f"{ACT}Look at the top 2 cards of your deck, put 1 card into your soul from among them, and put the rest into "
        "your drop."
    )
    state = act(playing(text, {"deck": [RINO, REIYU, *DECK]}))
    settled(say(state, options(state)[0]))
    assert (count(state, YOU, "soul"), count(state, YOU, "drop")) == (1, 1)


@in_formats(*ALL)
def test_who_does_not_reveal_the_card_has_not_revealed_it() -> None:
    """May((Choose, Reveal)): the choice goes with what may be done with it."""
    text = (
        f"{ACT}Choose a card from your hand, and you may reveal it. If you revealed a card, or your soul has 2 or more "
        "cards, this unit gets [Power] +5000 until end of turn."
    )
    for reveals, soul, more in ((True, 0, 5000), (False, 0, 0), (False, 2, 5000)):
        state = act(playing(text, {"hand": [RINO], "soul": [EGG] * soul}))
        state = settled(say(state, options(state)[0 if reveals else 1]))
        assert power(state, YOU, "V") == 13000 + more


@in_formats(*ALL)
def test_an_ability_that_gives_two_things_is_given_as_two() -> None:
    text = (
        f'{ACT}Until end of turn, this unit gets "[CONT](VC):This unit gets [Power] +5000, if you have a rear-guard, '
        'this unit gets [Power] +3000.".'
    )
    for rear, more in (([], 5000), ([RINO], 8000)):
        state = settled(act(playing(text, {"R1": rear})))
        assert power(state, YOU, "V") == 13000 + more
