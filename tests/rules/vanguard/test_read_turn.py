"""Printed words about what has happened in the turn, about either player's cards and their posture, in play (G)."""

from __future__ import annotations

from typing import get_args, get_type_hints

from duelwright.games.vanguard import make
from duelwright.games.vanguard import vocabulary as v
from duelwright.games.vanguard.exercise.boards import BEFALLEN

from .formats import ALL, in_formats
from .table import EGG, NIRVANA, REIYU, RINO, THEY, YOU, Side, count, names, options, power, say
from .test_read_cards import DECK, act, playing, printed
from .test_read_events import settled
from .test_rulings import OTHER, TEST, lay, made


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


@in_formats(*ALL)
def test_effects_do_not_retire_a_unit_that_cannot_be_retired() -> None:
    """ "not retired": a cost retires it."""
    kept = printed("[CONT](RC):This unit cannot be retired by card effects.", OTHER, grade=1)
    for text, left in (
        ("[ACT](VC):[COST][Soul-Blast 1], and retire all of your rear-guards.", [OTHER]),
        ("[ACT](VC):[COST][Retire a rear-guard], and draw a card.", []),
    ):
        state = lay("main", {"V": [TEST], "R1": [OTHER], "soul": [EGG], "deck": DECK}, {}, printed(text), kept)
        assert names(settled(act(state)), YOU, "R1") == left


@in_formats(*ALL)
def test_only_the_opponents_effects_are_kept_off() -> None:
    """ "not retired by opponent"."""
    kept = printed("[CONT](RC):This unit cannot be retired by your opponent's card effects.", OTHER, grade=1)
    text = "[ACT](VC):[COST][Soul-Blast 1], and retire all of {} rear-guards."
    for whose, seat, left in (("your", YOU, []), ("your opponent's", THEY, [OTHER])):
        you: Side = {"V": [TEST], "R1": [OTHER], "soul": [EGG], "deck": DECK}
        state = lay("main", you, {"R1": [OTHER]}, printed(text.format(whose)), kept)
        assert names(settled(act(state)), seat, "R1") == left


@in_formats("CV")
def test_a_vanguard_of_one_clan_alone_is_told_apart() -> None:
    """OfOneClan(): a unit of a nation and no clan is of none."""
    text = "[CONT](RC):If you have a vanguard with only 1 clan, this unit gets [Power] +5000."
    for group, more in (("Dragon Empire", 0), ("Kagero", 5000)):
        front = make.unit("test/front", "A Front", group, 3, 13000, 0)
        state = lay("main", {"V": ["A Front"], "R1": [OTHER]}, {}, printed(text, OTHER, grade=1), front)
        assert power(state, YOU, "R1") == 13000 + more


@in_formats(*ALL)
def test_who_waits_for_an_unlocked_card_hears_either_players() -> None:
    """Unlocked(): in the end phase its owner's locked cards are turned up."""
    text = "[AUTO](VC):When a locked card is unlocked, Soul-Charge 1."
    locked = {"card": RINO, "locked": 1, "face": 1}
    for yours, theirs in (([locked], []), ([], [locked])):
        you: Side = {"V": [TEST], "R1": yours, "deck": DECK}
        state = lay("battle", you, {"R1": theirs, "deck": DECK}, printed(text))
        turn = state.turn
        while state.turn < turn + (1 if yours else 2) and not state.over:
            say(state, "pass" if "pass" in options(state) else options(state)[-1])
        assert count(state, YOU, "soul") == 1


@in_formats(*ALL)
def test_the_battle_in_which_this_unit_was_attacked_ends() -> None:
    text = "[AUTO](VC):At the end of the battle this unit was attacked, if the attack did not hit, draw a card."
    for power_of, drawn in ((1000, 1), (30000, 0)):
        you: Side = {"V": [NIRVANA], "R1": ["Striker"], "deck": DECK}
        they: Side = {"V": [TEST], "deck": DECK}
        state = lay("battle", you, they, printed(text), made("Striker", grade=1, power=power_of))
        settled(say(state, "attack R1>V"))
        assert count(state, THEY, "hand") == drawn


@in_formats(*ALL)
def test_a_booster_of_a_name_is_told_apart_from_another() -> None:
    text = f'[AUTO](VC):When this unit attacks while boosted by a unit with "{RINO}" in its card name, Soul-Charge 1.'
    for booster, charged in ((RINO, 1), (EGG, 0)):
        state = lay("battle", {"V": [TEST], "R4": [booster], "deck": DECK}, {"deck": DECK}, printed(text))
        say(state, "attack V>V", next(one for one in options(say(state.clone(), "attack V>V")) if "boost" in one))
        assert count(settled(state), YOU, "soul") == charged


@in_formats(*ALL)
def test_all_in_the_column_of_the_chosen_unit_are_meant() -> None:
    """SameColumn(It("t")): the chosen one is among them, and this unit's column is not asked."""
    text = (
        "[ACT](VC):[COST][Soul-Blast 1], choose 1 of your opponent's rear-guards, and retire all of your opponent's "
        "rear-guards in the same column as that unit."
    )
    state = act(playing(text, {"soul": [EGG]}, {"R1": [RINO], "R3": [RINO], "R2": [RINO], "R4": [RINO]}))
    found = []
    for option in options(state):
        again = settled(say(state.clone(), option))
        found.append([len(names(again, THEY, circle)) for circle in ("R1", "R3", "R2", "R4")])
    left, right, middle = [0, 0, 1, 1], [1, 1, 0, 1], [1, 1, 1, 0]
    assert sorted(found) == sorted([left, left, right, middle])


@in_formats(*ALL)
def test_so_many_of_the_soul_must_be_blasted_at_once() -> None:
    """ThisTurn("soul blasted for a vanguard"): twice one is not two."""
    text = (
        "[CONT](RC):If you [Soul-Blast 2] or more cards at the same time for the cost of your vanguard's ability this "
        "turn, this unit gets [Power] +5000."
    )
    for cost, more in ((1, 0), (2, 5000)):
        front = printed(f"[ACT](VC):[COST][Soul-Blast {cost}], and draw a card.")
        board: Side = {"V": [TEST], "R1": [OTHER], "soul": [EGG] * 4, "deck": DECK}
        state = lay("main", board, {}, front, printed(text, OTHER, grade=1))
        state = settled(act(settled(act(state))))
        assert power(state, YOU, "R1") == 13000 + more


@in_formats(*ALL)
def test_as_many_is_not_less() -> None:
    text = "[CONT](VC):If the number of your rear-guards is {} your opponent's, this unit gets [Power] +5000."
    for words, found in (("more than or equal to", [0, 5000, 5000]), ("less than or equal to", [5000, 5000, 0])):
        seen = []
        for mine in range(3):
            you: Side = {"R1": [RINO][: mine > 0], "R2": [RINO][: mine > 1]}
            seen.append(power(playing(text.format(words), you, {"R1": [RINO]}), YOU, "V") - 13000)
        assert seen == found


@in_formats(*ALL)
def test_the_attacking_unit_is_the_one_of_this_battle() -> None:
    text = (
        "[AUTO](RC):When your other unit attacks, if you have 2 or more rear-guards, that attacking unit gets [Power] "
        "+5000 until end of that battle."
    )
    board: Side = {"V": [TEST], "R1": [OTHER], "R2": [RINO], "deck": DECK}
    state = lay("battle", board, {"deck": DECK}, printed(text, OTHER, grade=1), made(TEST))
    before = power(state, YOU, "R2")
    say(state, "attack R2>V")
    assert (power(state, YOU, "R2"), power(state, YOU, "V")) == (before + 5000, 13000)


@in_formats(*ALL)
def test_all_fighters_rear_guards_are_retired() -> None:
    text = "[ACT](VC):[COST][Soul-Blast 1], and retire all grade 1 or less rear-guards of all fighters."
    state = settled(act(playing(text, {"soul": [EGG], "R1": [EGG], "R2": [NIRVANA]}, {"R1": [EGG]})))
    assert [names(state, seat, "R1") for seat in (YOU, THEY)] == [[], []]
    assert names(state, YOU, "R2") == [NIRVANA]


@in_formats(*ALL)
def test_as_many_cards_are_looked_at_as_the_vanguard_has_grades() -> None:
    text = (
        "[ACT](VC):[COST][Soul-Blast 1], look at the same number of cards from the top of your deck as your vanguard's "
        "grade, call up to 1 card from among them to (RC), and put the rest on the bottom of your deck in any order."
    )
    state = act(playing(text, {"soul": [EGG], "deck": [EGG, RINO, REIYU, NIRVANA, *DECK]}))
    assert len([one for one in options(state) if one != "done"]) == 3


@in_formats(*ALL)
def test_it_is_this_unit_where_a_continuous_ability_begins() -> None:
    text = "[CONT](RC):If it is in the back row, this unit gets [Power] +5000."
    for circle, more in (("R1", 0), ("R3", 5000)):
        board: Side = {"V": [NIRVANA], "deck": DECK}
        board |= {"R1": [OTHER]} if circle == "R1" else {"R3": [OTHER]}
        assert power(lay("main", board, {}, printed(text, OTHER)), YOU, circle) == 13000 + more
