"""Computed values in layers (4a.5 of the architecture page): neighbours in both orders of arrival.

Lost abilities, then names and clans, grade, keywords, original numbers, plus and minus, boost; "cannot" beats "can"
(CR 1.3.2). An effect that lasts and a continuous ability arrive one before the other, and the other way round.
"""

from __future__ import annotations

import pytest

import duelwright as dw
from duelwright import CardDef, State
from duelwright.games.vanguard.make import More
from duelwright.games.vanguard.vocabulary import (
    Act,
    Attacks,
    Auto,
    Clan,
    Continuous,
    CountsAs,
    DifferentNames,
    EntersZone,
    Gain,
    Grade,
    Grant,
    Group,
    Has,
    Having,
    Named,
    Original,
    OriginalOf,
    Power,
    Retire,
    Retired,
    SetTo,
)
from duelwright.language.node import AbilityNode, Effect
from duelwright.language.nodes import Change, Choose, Draw, This, ValueOf

from .formats import ALL, in_formats
from .table import EGG, REIYU, RINO, THEY, YOU, Side, asked, can, count, names, options, power, say, unit
from .test_rulings import OTHER, TEST, lay, made

DECK = ["blank"] * 30
MINE = Group("rear-guards")
FOE = Group("rear-guards", "opponent's")


def doing(*do: Effect, more: tuple[Effect, ...] = ()) -> CardDef:
    """A vanguard with an ACT, and perhaps another."""
    return made(TEST, Act(do), *([Act(more)] if more else []))


def giving(*abilities: AbilityNode) -> CardDef:
    """A unit of grade 1, power 8000, with these abilities."""
    return made(OTHER, *abilities, grade=1, power=8000)


def both_orders(first: Effect, second: Effect) -> list[tuple[Effect, ...]]:
    return [(first, second), (second, first)]


# --- 1: abilities lost, and gained ---


@in_formats(*ALL)
def test_who_loses_all_abilities_gives_nothing_any_more() -> None:
    card = giving(Continuous(Group("units"), "power", 5000, where=("RC",)))
    state = lay("main", {"V": [TEST], "R1": [OTHER], "deck": DECK}, None, doing(Gain(MINE, "no abilities")), card)
    assert power(state, YOU, "R1") == 13000
    say(state, f"act {TEST}>1")
    assert power(state, YOU, "R1") == 8000


@in_formats(*ALL)
def test_who_loses_all_abilities_plays_none() -> None:
    card = made(OTHER, Act((Draw(1),), ("RC",)), Auto(Attacks(), (Draw(1),), mandatory=True))
    state = lay("main", {"V": [TEST], "R1": [OTHER], "deck": DECK}, None, doing(Gain(MINE, "no abilities")), card)
    assert can(state, f"act {OTHER}>1")
    say(state, f"act {TEST}>1")
    assert not can(state, f"act {OTHER}>1")
    say(state, "pass", "attack R1>V")
    assert count(state, YOU, "hand") == 0


@in_formats(*ALL)
def test_who_has_lost_its_abilities_has_none_when_it_is_retired() -> None:
    """A unit that leaves is seen as it was on the field."""
    card = giving(Auto(Retired(), (Draw(1),), mandatory=True))
    both = doing(Gain(MINE, "no abilities"), Retire(MINE))
    state = say(lay("main", {"V": [TEST], "R1": [OTHER], "deck": DECK}, None, both, card), f"act {TEST}>1")
    assert names(state, YOU, "drop") == [OTHER]
    assert count(state, YOU, "hand") == 0


@in_formats(*ALL)
def test_who_has_lost_its_abilities_has_none_as_it_goes_anywhere() -> None:
    card = giving(Auto(EntersZone("drop"), (Draw(1),), mandatory=True))
    both = doing(Gain(MINE, "no abilities"), Retire(MINE))
    state = say(lay("main", {"V": [TEST], "R1": [OTHER], "deck": DECK}, None, both, card), f"act {TEST}>1")
    assert count(state, YOU, "hand") == 0


@in_formats(*ALL)
@pytest.mark.parametrize("gained_first", [True, False])
def test_abilities_that_are_gained_later_are_not_lost(gained_first: bool) -> None:
    lose, get = Gain(MINE, "no abilities"), Grant(MINE, Auto(Attacks(), (Draw(1),), mandatory=True))
    do = (get, lose) if gained_first else (lose, get)
    state = lay("main", {"V": [TEST], "R1": [REIYU], "deck": DECK}, None, doing(*do))
    say(state, f"act {TEST}>1", "pass", "attack R1>V")
    assert count(state, YOU, "hand") == (0 if gained_first else 1)


@in_formats(*ALL)
def test_two_units_that_take_abilities_away_take_each_others() -> None:
    """Whoever takes them continuously is heard all the same: neither chases its own tail."""
    taker = giving(Has(FOE, "no abilities", where=("RC",)), Continuous(This(), "power", 2000, where=("RC",)))
    state = lay("main", {"R1": [OTHER], "deck": DECK}, {"R1": [OTHER]}, taker)
    assert (power(state, YOU, "R1"), power(state, THEY, "R1")) == (8000, 8000)


@in_formats(*ALL)
def test_an_icon_is_no_ability() -> None:
    """Who has lost all abilities may still boost."""
    state = lay("main", {"V": [TEST], "R4": [RINO], "deck": DECK}, None, doing(Gain(MINE, "no abilities")))
    say(state, f"act {TEST}>1", "pass", "attack V>V")
    assert asked(state) == (YOU, "boost")


# --- 1 and 2: what is lost, and names ---


def named_watcher(name: str) -> CardDef:
    """A unit that makes units of a name stronger."""
    return made("A Third", Continuous(Group("units", that=(Named(name),)), "power", 3000, where=("RC",)), grade=1)


@in_formats(*ALL)
def test_a_card_that_counts_as_another_is_meant_by_that_name() -> None:
    alias = giving(CountsAs("name", RINO))
    state = lay("main", {"R1": [OTHER], "R2": ["A Third"], "deck": DECK}, None, alias, named_watcher(RINO))
    assert power(state, YOU, "R1") == 11000


@in_formats(*ALL)
@pytest.mark.parametrize("lost", [False, True])
def test_a_name_that_an_ability_gives_is_lost_with_it(lost: bool) -> None:
    alias = giving(CountsAs("name", RINO, where=("RC",)))
    you: Side = {"V": [TEST], "R1": [OTHER], "R2": ["A Third"], "deck": DECK}
    losing = doing(Gain(Group("rear-guards", that=(Named(OTHER),)), "no abilities"))
    state = lay("main", you, None, losing, alias, named_watcher(RINO))
    if lost:
        say(state, f"act {TEST}>1")
    assert power(state, YOU, "R1") == (8000 if lost else 11000)


@in_formats(*ALL)
@pytest.mark.parametrize("lost_first", [True, False])
def test_a_name_is_given_before_or_after_abilities_are_lost(lost_first: bool) -> None:
    lose, call = Gain(MINE, "no abilities"), Grant(MINE, CountsAs("name", EGG))
    do = (lose, call) if lost_first else (call, lose)
    state = lay("main", {"V": [TEST], "R1": [REIYU], "deck": DECK}, None, doing(*do, more=(Retire(eggs()),)))
    say(state, f"act {TEST}>1", f"act {TEST}>2")
    assert names(state, YOU, "R1") == ([] if lost_first else [REIYU])


def eggs() -> Group:
    return Group("rear-guards", that=(Named(EGG),))


@in_formats(*ALL)
def test_names_that_are_shared_by_another_name_are_not_different() -> None:
    alias = giving(CountsAs("name", RINO))
    judge = made(TEST, Continuous(This(), "power", 1000, when=DifferentNames(MINE)))
    state = lay("main", {"V": [TEST], "R1": [OTHER], "R2": [RINO], "deck": DECK}, None, alias, judge)
    assert power(state, YOU, "V") == 13000


@in_formats("CV")
def test_a_card_is_of_another_clan_too() -> None:
    """For filters, for triggers and for Lord."""
    alias = giving(CountsAs("clan", "Gold Paladin"))
    watcher = made("A Third", Continuous(Group("units", that=(Clan("Gold Paladin"),)), "power", 3000, where=("RC",)))
    state = lay("main", {"R1": [OTHER], "R2": ["A Third"], "deck": DECK}, None, alias, watcher)
    assert (power(state, YOU, "R1"), power(state, YOU, "R2")) == (11000, 13000)


# --- 2 and 3: names, and grade ---


@in_formats(*ALL)
@pytest.mark.parametrize("named_first", [True, False])
def test_a_grade_may_depend_on_a_name(named_first: bool) -> None:
    """The name is given before the unit that raises the grade comes, or while it is there."""
    raiser = made("A Third", Continuous(eggs(), "grade", 2, where=("RC",)), grade=1)
    you: Side = {"V": [TEST], "R1": [REIYU], "deck": DECK}
    more: Side = {"hand": ["A Third"]} if named_first else {"R2": ["A Third"]}
    state = lay("main", you | more, None, doing(Grant(MINE, CountsAs("name", EGG))), raiser)
    assert unit(state, YOU, "R1").values["grade"] == 2
    say(state, f"act {TEST}>1", *(["call A Third>R2"] if named_first else []))
    assert unit(state, YOU, "R1").values["grade"] == 4


@in_formats(*ALL)
def test_a_name_may_not_depend_on_a_grade() -> None:
    """It would be worked out before what it asks for."""
    raiser = made("A Third", Continuous(Group("units", that=(Grade(1),)), "grade", 1), grade=1)
    with pytest.raises(dw.CardError, match="what changes grades may not depend on grades"):
        lay("main", {"R1": ["A Third"]}, None, raiser)


# --- 3 and 4: grade, and keywords ---


@in_formats(*ALL)
@pytest.mark.parametrize("raised_first", [True, False])
def test_who_has_come_to_a_grade_has_the_keyword_of_that_grade(raised_first: bool) -> None:
    """The grade changes while the unit that gives the keyword is there, or before it comes."""
    giver = made("A Third", Has(Group("rear-guards", that=(Grade(3),)), "resist", where=("RC",)), grade=1)
    test = doing(Change(MINE, "grade", 1), more=(Choose("t", Group("rear-guards", that=(Having("resist"),))),))
    you: Side = {"V": [TEST], "R1": [REIYU], "deck": DECK}
    state = lay("main", you | ({"hand": ["A Third"]} if raised_first else {"R2": ["A Third"]}), None, test, giver)
    say(state, f"act {TEST}>1")
    if raised_first:
        say(state, "call A Third>R2")
    say(state, f"act {TEST}>2")
    chosen = [event for event in state.events(None) if event.kind == "ON_CHOSEN"]
    assert [card.to for event in chosen for card in event.cards] == ["R1"]


@in_formats(*ALL)
def test_a_grade_may_not_depend_on_a_keyword() -> None:
    wrong = giving(Continuous(Group("rear-guards", that=(Having("boost"),)), "grade", 1))
    with pytest.raises(dw.CardError, match="what changes grades may not depend on skills"):
        lay("main", {"R1": [OTHER]}, None, wrong)


# --- 4 and 5: keywords, and original numbers ---


@in_formats(*ALL)
@pytest.mark.parametrize("keyword_first", [True, False])
def test_the_original_power_of_units_with_a_keyword_is_set(keyword_first: bool) -> None:
    setter = made("A Third", Original(Group("rear-guards", that=(Having("resist"),)), "power", 12000, where=("RC",)))
    you: Side = {"V": [TEST], "R1": [REIYU], "deck": DECK}
    more: Side = {"hand": ["A Third"]} if keyword_first else {"R2": ["A Third"]}
    state = lay("main", you | more, None, doing(Gain(MINE, "resist")), setter)
    if keyword_first:
        say(state, f"act {TEST}>1", "call A Third>R2")
        assert power(state, YOU, "R1") == 12000
    else:
        assert power(state, YOU, "R1") == 10000
        say(state, f"act {TEST}>1")
        assert power(state, YOU, "R1") == 12000


@in_formats(*ALL)
def test_a_keyword_may_not_depend_on_a_number() -> None:
    wrong = giving(Has(Group("rear-guards", that=(Power(9000),)), "boost"))
    with pytest.raises(dw.CardError, match="what changes skills may not depend on numbers"):
        lay("main", {"R1": [OTHER]}, None, wrong)


# --- 5 and 6: original numbers, and plus and minus ---


@in_formats(*ALL)
@pytest.mark.parametrize("plus_first", [True, False])
def test_what_is_added_is_added_to_the_original_whenever_that_was_set(plus_first: bool) -> None:
    setter = made("A Third", Original(Group("rear-guards", that=(Named(REIYU),)), "power", 12000, where=("RC",)))
    you: Side = {"V": [TEST], "R1": [REIYU], "deck": DECK}
    more: Side = {"hand": ["A Third"]} if plus_first else {"R2": ["A Third"]}
    state = lay("main", you | more, None, doing(Change(MINE, "power", 5000)), setter)
    say(state, f"act {TEST}>1", *(["call A Third>R2"] if plus_first else []))
    assert power(state, YOU, "R1") == 17000


@in_formats(*ALL)
def test_of_two_that_set_an_original_all_see_which_counts() -> None:
    """The later in the order of seats, zones and places, whoever came first; so a guess has the same numbers."""
    low = made(OTHER, Original(Group("vanguard"), "power", 5000, where=("RC",)), grade=1)
    high = made("A Third", Original(Group("vanguard"), "power", 20000, where=("RC",)), grade=1)
    state = lay("main", {"V": [TEST], "hand": [OTHER, "A Third"], "deck": DECK}, None, doing(), low, high)
    say(state, f"call {OTHER}>R3", "call A Third>R1")
    assert power(state, YOU, "V") == 5000
    guess = state.determinize(YOU, seed=1)
    assert guess.view(YOU) == state.view(YOU)


@in_formats(*ALL)
@pytest.mark.parametrize("plus_first", [True, False])
def test_a_number_that_is_set_replaces_what_earlier_effects_gave(plus_first: bool) -> None:
    """It is the value that is kept, not the difference it made."""
    plus, to = Change(MINE, "power", 5000), SetTo(MINE, "power", 1)
    do = (plus, to) if plus_first else (to, plus)
    state = lay("main", {"V": [TEST], "R1": [REIYU], "deck": DECK}, None, doing(*do))
    say(state, f"act {TEST}>1")
    assert power(state, YOU, "R1") == (1 if plus_first else 5001)


@in_formats(*ALL)
def test_what_is_set_stays_when_an_earlier_gain_ends() -> None:
    """The gain of the battle ends with it; the power was set for the turn."""
    attack = made(TEST, Auto(Attacks(), (Change(This(), "power", 5000, "battle"), SetTo(This(), "power", 7000))))
    state = lay("battle", {"V": [TEST], "deck": DECK}, None, attack)
    say(state, "attack V>V")
    assert power(state, YOU, "V") == 7000
    while asked(state)[1] != "attack":
        say(state, "pass")
    assert power(state, YOU, "V") == 7000


@in_formats(*ALL)
def test_a_continuous_gain_may_be_as_much_as_an_original_number_and_no_current_one() -> None:
    right = giving(Continuous(This(), "power", OriginalOf("power", Group("vanguard")), where=("RC",)))
    state = lay("main", {"R1": [OTHER], "deck": DECK}, None, right)
    assert power(state, YOU, "R1") == 21000
    wrong = giving(Continuous(This(), "power", ValueOf("power", Group("vanguard"))))
    with pytest.raises(dw.CardError, match="what changes numbers may not depend on numbers"):
        lay("main", {"R1": [OTHER]}, None, wrong)


@in_formats(*ALL)
def test_a_gain_may_depend_on_a_current_grade() -> None:
    card = giving(Continuous(This(), "critical", ValueOf("grade", Group("vanguard")), where=("RC",)))
    state = lay("main", {"V": [TEST], "R1": [OTHER], "deck": DECK}, None, doing(Change(This(), "grade", 1)), card)
    assert unit(state, YOU, "R1").values["critical"] == 4
    say(state, f"act {TEST}>1")
    assert unit(state, YOU, "R1").values["critical"] == 5


@in_formats(*ALL)
def test_a_unit_is_given_a_continuous_ability_until_end_of_turn() -> None:
    gift = Grant(MINE, Continuous(Group("units"), "power", 1000, where=("RC",)))
    state = lay("main", {"V": [TEST], "R1": [REIYU], "R2": [RINO], "deck": DECK}, {"deck": DECK}, doing(gift))
    say(state, f"act {TEST}>1")
    assert (power(state, YOU, "R1"), power(state, YOU, "R2"), power(state, YOU, "V")) == (12000, 10000, 15000)
    while state.active == YOU:
        say(state, "pass")
    assert (power(state, YOU, "R1"), power(state, YOU, "R2"), power(state, YOU, "V")) == (10000, 8000, 13000)


# --- 6 and 7: plus and minus, and boost ---


def boosting(*answers: str, more: More) -> State:
    """Your vanguard attacks, boosted by Rino with 8000."""
    state = lay("battle", {"V": [TEST], "R4": [RINO], "deck": DECK}, {"deck": DECK}, made(TEST, more))
    return say(state, "attack V>V", *answers)


@in_formats(*ALL)
@pytest.mark.parametrize("set_first", [True, False])
def test_a_boost_is_added_to_what_was_set(set_first: bool) -> None:
    """The power is set in the main phase, or while the unit is boosted already; the boost counts either way."""
    if set_first:
        state = lay("main", {"V": [TEST], "R4": [RINO], "deck": DECK}, None, doing(SetTo(This(), "power", 1)))
        say(state, f"act {TEST}>1", "pass", "attack V>V", "boost R4")
    else:
        state = boosting("boost R4", more=Auto(Attacks(), (SetTo(This(), "power", 1),), mandatory=True))
    assert power(state, YOU, "V") == 8001


@in_formats(*ALL)
def test_a_boost_grows_with_what_the_booster_gets_later() -> None:
    up = Auto(Attacks(), (Change(Group("rear-guards"), "power", 2000),), mandatory=True)
    assert power(boosting("boost R4", more=up), YOU, "V") == 13000 + 10000


# --- cannot over can ---


@in_formats(*ALL)
@pytest.mark.parametrize("do", both_orders(Gain(MINE, "boost"), Gain(MINE, "no boost")))
def test_cannot_beats_can_whichever_came_first(do: tuple[Effect, ...]) -> None:
    """CR 1.3.2."""
    state = lay("main", {"V": [TEST], "R4": [REIYU], "deck": DECK}, None, doing(*do))
    say(state, f"act {TEST}>1", "pass", "attack V>V")
    assert asked(state) == (THEY, "guard")
    assert "pass" in options(state)
