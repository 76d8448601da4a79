"""Printed keywords that are conditions, and rules that a card brings, in play (G)."""

from __future__ import annotations

from duelwright.games.vanguard import make
from duelwright.games.vanguard.clans import OF_ALL
from duelwright.games.vanguard.printed.cards import with_abilities

from .formats import ALL, STRIDING, in_formats
from .table import EGG, NIRVANA, REIYU, RINO, YOU, Side, count, options, power, say
from .test_read_cards import DECK, act, playing, printed, read_text
from .test_read_events import settled
from .test_rulings import OTHER, TEST, lay, made


@in_formats(*ALL)
def test_shinken_hissatsu_needs_three_damage() -> None:
    text = "[CONT](RC)Shinken Hissatsu:This unit gets [Power]+5000."
    for damage, more in ((2, 0), (3, 5000)):
        state = lay("main", {"R1": [OTHER], "damage": [EGG] * damage, "deck": DECK}, {}, printed(text, OTHER))
        assert power(state, YOU, "R1") == 13000 + more


@in_formats(*ALL)
def test_a_wave_comes_in_its_battles_only() -> None:
    text = (
        "[AUTO](RC)Wave-1st or 2nd time:When this unit attacks, this unit gets [Power]+5000 until end of that battle."
    )
    first = lay("battle", {"R1": [OTHER], "deck": DECK}, {"deck": DECK}, printed(text, OTHER))
    assert power(say(first, "attack R1>V"), YOU, "R1") == 18000
    board: Side = {"R1": [OTHER], "R2": [REIYU], "V": [NIRVANA], "deck": DECK}
    third = lay("battle", board, {"deck": DECK}, printed(text, OTHER))
    for attack in ("attack R2>V", "attack V>V"):
        settled(say(third, attack))
    assert power(say(third, "attack R1>V"), YOU, "R1") == 13000


@in_formats(*ALL)
def test_white_wings_are_there_while_only_odd_grades_are_bound() -> None:
    text = "White Wings - [CONT](RC):This unit gets [Power]+5000."
    for bound, more in (([RINO], 5000), ([RINO, REIYU], 0), ([], 0)):
        state = lay("main", {"R1": [OTHER], "bind": bound, "deck": DECK}, {}, printed(text, OTHER))
        assert power(state, YOU, "R1") == 13000 + more


@in_formats(*ALL)
def test_a_unit_that_can_intercept_from_the_back_row_does() -> None:
    """Has(…, "back row intercept")."""
    text = '[CONT](RC):This unit gets "Intercept", and can intercept from the back row.'
    for words in (text, '[CONT](RC):This unit gets "Intercept".'):
        they: Side = {"R4": [OTHER], "deck": DECK}
        state = lay("battle", {"deck": DECK}, they, printed(words, OTHER))
        say(state, "attack V>V")
        assert any(one.startswith("intercept") for one in options(state)) == (words == text)


@in_formats(*STRIDING)
def test_a_card_may_be_discarded_as_a_heal_for_a_g_guardian() -> None:
    """AsHeal()."""
    text = "[CONT](Hand):You may discard this card as a heal for the cost of calling a [G Guardian]."
    guardian = make.g_guardian("test/guardian", "Test Guardian", "Kagero", 15000)
    for card, may in ((printed(text), True), (made(TEST), False)):
        they: Side = {"hand": [TEST], "G": [{"card": "Test Guardian", "face": "down"}], "deck": DECK}
        state = say(lay("battle", {"deck": DECK}, they, card, guardian), "attack V>V")
        assert any(one.startswith("gguard") for one in options(state)) == may


@in_formats("D")
def test_a_set_order_speaks_of_its_coming_into_the_order_zone() -> None:
    """EntersZone("order")."""
    text = "[AUTO]:When this card is put into the order zone, draw a card."
    order = with_abilities(make.order("test/set", "A Set Order", "Dragon Empire", 1, kind="set order"), read_text(text))
    state = lay("main", {"hand": ["A Set Order"], "deck": DECK}, {}, order)
    settled(say(state, "order A Set Order"))
    assert (count(state, YOU, "order"), count(state, YOU, "hand")) == (1, 1)


@in_formats("D", "CV")
def test_up_to_two_plants_are_called_where_their_player_likes() -> None:
    text = "[ACT](VC)[1/turn]:Call up to two Plant tokens to (RC)."
    state = act(playing(text, {"R1": [RINO]}))
    assert "yes" in options(state) or "option 1" in options(state), options(state)


def test_a_card_of_all_clans_and_nations_is_of_every_one() -> None:
    card = with_abilities(made(TEST), read_text("[CONT]:This card is from all clans and nations."))
    assert card.traits["clan"] == (OF_ALL,)
