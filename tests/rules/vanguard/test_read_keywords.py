"""Printed keywords that are conditions, and rules that a card brings, in play (G)."""

from __future__ import annotations

import pytest

from duelwright.core.errors import CardError
from duelwright.games import widest
from duelwright.games.vanguard import make
from duelwright.games.vanguard import vocabulary as v
from duelwright.games.vanguard.clans import OF_ALL
from duelwright.games.vanguard.printed.cards import with_abilities
from duelwright.language.node import AbilityNode
from duelwright.language.nodes import Choose, Draw, It, This

from .formats import ALL, STRIDING, in_formats
from .table import EGG, NIRVANA, REIYU, RINO, THEY, YOU, Side, can, count, critical, names, options, power, say
from .test_read_cards import DECK, act, playing, printed, read_text, unread
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


# --- what a second reading of trees by eye found ---


@in_formats(*ALL)
def test_a_condition_of_the_first_sentence_is_not_that_of_the_next() -> None:
    text = (
        "[AUTO](RC):When this unit attacks, if you have a grade 0 rear-guard, draw a card. If you have a grade 1 "
        "rear-guard, this unit gets [Power]+5000 until end of that battle."
    )
    board: Side = {"R1": [OTHER], "R2": [RINO], "deck": DECK}
    state = say(lay("battle", board, {"deck": DECK}, printed(text, OTHER)), "attack R1>V")
    assert (count(state, YOU, "hand"), power(state, YOU, "R1")) == (0, 18000)


@in_formats(*ALL)
def test_then_goes_on_with_the_condition_before_it() -> None:
    text = (
        "[CONT](RC):If you have a grade 0 rear-guard, this unit gets [Power]+2000. Then, if you have a grade 1 "
        "rear-guard, this unit gets [Power]+5000."
    )
    for others, more in (([RINO], 0), ([EGG], 2000), ([RINO, EGG], 7000)):
        board: Side = {"R1": [OTHER], **{f"R{i + 2}": [name] for i, name in enumerate(others)}, "deck": DECK}
        assert power(lay("main", board, {}, printed(text, OTHER)), YOU, "R1") == 13000 + more


@in_formats(*ALL)
def test_a_guardian_is_in_no_row() -> None:
    text = "[CONT](VC):If your back row has a grade 0 unit, this unit gets [Critical]+1."
    they: Side = {"V": [TEST], "hand": [EGG], "deck": DECK}
    state = say(lay("battle", {"deck": DECK}, they, printed(text)), "attack V>V", f"guard {EGG}")
    assert (count(state, THEY, "GC"), critical(state, THEY, "V")) == (1, 1)


@pytest.mark.parametrize(
    ("text", "why"),
    [
        (
            "[ACT](VC)[1/turn]:Choose a card from your hand, call it to (RC), and if you have another card with the "
            "same card name as it in your drop zone, draw a card.",
            "other than which card",
        ),
        (
            "[AUTO](VC):When your opponent's rear-guard in the same column as this unit is retired, draw a card.",
            "how it stood",
        ),
        (
            "[ACT](VC)[1/turn]:Choose a card from your soul, and you may call it to (RC). At the end of that turn, put "
            "the called unit into your hand.",
            "refers to nothing",
        ),
    ],
)
def test_what_could_mean_another_card_is_not_read(text: str, why: str) -> None:
    assert why in unread(text)


@in_formats(*ALL)
def test_an_ability_that_is_given_has_a_limit_of_its_own() -> None:
    text = (
        '[AUTO](RC)[1/turn]:When your other unit attacks, this unit gets "[AUTO](RC)[1/turn]:When this unit attacks, '
        'draw a card." until end of turn.'
    )
    board: Side = {"R1": [OTHER], "R2": [REIYU], "deck": DECK}
    state = lay("battle", board, {"deck": DECK}, printed(text, OTHER))
    settled(say(state, "attack R2>V"))
    say(state, "attack R1>V")
    assert count(state, YOU, "hand") == 1


# --- what a review found ---


@in_formats(*ALL)
def test_what_goes_from_the_deck_to_the_drop_zone_is_not_discarded_from_hand() -> None:
    text = "[ACT](VC)[1/turn]:Discard two cards from the top of your deck."
    milled = printed("[AUTO]:When this card is discarded from hand, draw a card.", OTHER)
    state = lay("main", {"V": [TEST], "deck": [OTHER, OTHER, *DECK]}, {}, printed(text), milled)
    settled(act(state))
    assert (count(state, YOU, "drop"), count(state, YOU, "hand")) == (2, 0)


@in_formats("CV")
def test_unite_counts_calls_to_guard() -> None:
    text = "[CONT](VC)Unite:This unit gets [Critical]+1."
    they: Side = {"V": [TEST], "hand": [EGG, RINO], "deck": DECK}
    state = say(lay("battle", {"deck": DECK}, they, printed(text)), "attack V>V", f"guard {EGG}")
    assert critical(state, THEY, "V") == 1
    assert critical(say(state, f"guard {RINO}"), THEY, "V") == 2


@in_formats("CV")
def test_who_rides_from_a_legion_rides_from_its_leader() -> None:
    for name, drawn in ((NIRVANA, 1), (REIYU, 0)):
        rider = printed(f'[AUTO]:When this unit is placed by riding from "{name}", draw a card.')
        state = lay("ride", {"V": [NIRVANA], "mate": [REIYU], "hand": [TEST], "deck": DECK}, {}, rider)
        settled(say(state, f"ride {TEST}"))
        assert count(state, YOU, "hand") == drawn


@pytest.mark.parametrize(
    ("ability", "why"),
    [
        (v.Auto(v.Enters(v.Group("units")), (Draw(1),)), "no card is put into"),
        (v.Auto(v.Enters(v.Group("drop", that=(v.SameColumn(),))), (Draw(1),)), "no row"),
        (v.Auto(v.Enters(v.Group("hand", "opponent's", that=(v.Grade(3),))), (Draw(1),)), "hidden place"),
        (v.Auto(v.Attacks(), (Draw(1),), needs=v.Caused()), "gate of an AUTO"),
        (v.Continuous(This(), "power", 1000, when=v.RodeOver()), "gate of an AUTO"),
        (v.Act((Draw(1),), cost=(v.DiscardThis(),)), "card of the hand"),
        (v.Auto(v.Attacks(), (Choose("event", v.Group("rear-guards")), v.Retire(It("event")))), "another name"),
        (v.Auto(v.Attacks(), (Draw(1),), gate=v.Matches(It("event"))), "when the ability resolves"),
    ],
)
def test_a_card_that_asks_what_nobody_can_tell_is_refused(ability: AbilityNode, why: str) -> None:
    with pytest.raises(CardError, match=why):
        widest("vanguard").plus([made(TEST, ability)])


@in_formats("V")
def test_a_gift_whose_place_in_the_hand_was_lost_sight_of_is_guessed_to_be_in_the_hand() -> None:
    """It went to the hand before all eyes; then a card left the hand that nobody else saw."""
    acts = "[ACT](VC)[1/turn]:Choose a card from your hand, and put it on the bottom of your deck."
    warden = with_abilities(made(TEST, "protect gift"), read_text(acts))
    you: Side = {"V": [REIYU], "hand": [TEST, EGG, RINO], "removed": ["Protect I"], "deck": DECK}
    state = settled(say(lay("ride", you, {"deck": DECK}, warden), f"ride {TEST}"))
    while not can(state, f"act {TEST}>1"):
        say(state, "pass" if can(state, "pass") else options(state)[0])
    say(state, f"act {TEST}>1", f"choose {EGG}")
    seen = state.view(THEY)
    assert "gift/protect-i" in [card.card for card in seen.seats[YOU].unseen]
    for seed in range(8):
        guess = state.determinize(THEY, seed=seed)
        assert guess.view(THEY) == seen and "Protect I" in names(guess, YOU, "hand")
