"""Rulings with a card made for each (H of the rules page): when abilities are played, limits, tokens, the end."""

from __future__ import annotations

import pytest

import duelwright as dw
from duelwright import CardDef, State
from duelwright.games.vanguard import make
from duelwright.games.vanguard.vocabulary import (
    Act,
    Auto,
    CounterBlast,
    EnergyBlast,
    EnergyCharge,
    Group,
    Nation,
    Other,
    PhaseStarts,
    Placed,
    Play,
    Put,
    Retire,
    Retired,
    Ride,
    SoulCharge,
    WinFight,
)
from duelwright.language.node import Effect
from duelwright.language.nodes import AtLeast, Change, Draw, May, Return, This

from .table import (
    BLANKS,
    REIYU,
    RINO,
    SHIPPED,
    THEY,
    YOU,
    Side,
    asked,
    can,
    count,
    ending,
    kinds,
    names,
    options,
    power,
    say,
    shipped,
    told,
    why_not,
)
from .test_rulings import OTHER, TEST, acting, go_on, lay, made

THIRD = "A Third Test Unit"
WHEN_ANOTHER_COMES = Placed(of=Group("rear-guards", only=(Other(),)))


def yours(*do: Effect) -> Auto:
    """At the beginning of your battle phase."""
    return Auto(PhaseStarts("battle"), do)


def in_their_turn(*do: Effect) -> Auto:
    """At the beginning of the opponent's battle phase."""
    return Auto(PhaseStarts("battle", "opponent's"), do)


def played(state: State) -> list[str]:
    """The cards whose abilities were played, in their order."""
    found = [event.cards[0].card for event in state.events(None) if event.kind == "ON_ABILITY_PLAYED"]
    return [card.removeprefix("test/") for card in found]


# --- who goes first ---


def test_the_turn_player_orders_and_plays_all_before_the_opponent() -> None:
    """H 46 [CR]."""
    units = [made(TEST, yours(Draw(1))), made(OTHER, yours(Draw(1))), made(THIRD, in_their_turn(Draw(1)))]
    state = say(lay("main", {"R1": [TEST], "R2": [OTHER]}, {"R1": [THIRD]}, *units), "pass")
    assert (asked(state), options(state)) == ((YOU, "order"), ["option 1", "option 2"])
    say(state, "option 2")
    assert played(state) == [OTHER, TEST, THIRD]
    assert (count(state, YOU, "hand"), count(state, THEY, "hand")) == (2, 1)


def test_the_opponent_orders_their_own() -> None:
    """H 46 [CR]."""
    units = [made(TEST, in_their_turn(Draw(1))), made(OTHER, in_their_turn(Draw(1))), made(THIRD, yours(Draw(1)))]
    state = say(lay("main", {"R1": [THIRD]}, {"R1": [TEST], "R2": [OTHER]}, *units), "pass")
    assert asked(state) == (THEY, "order") and played(state) == [THIRD]
    say(state, "option 2")
    assert played(state) == [THIRD, OTHER, TEST]


def test_a_new_ability_of_the_turn_player_goes_before_the_opponents_next() -> None:
    """H 46 [CR]."""
    units = [
        made(TEST, in_their_turn(Retire(Group("rear-guards", "opponent's")))),
        made(OTHER, in_their_turn(Draw(1))),
        made(THIRD, Auto(Retired(), (Draw(1),))),
    ]
    state = say(lay("main", {"R1": [THIRD]}, {"R1": [TEST], "R2": [OTHER]}, *units), "pass")
    say(state, "option 1")
    assert played(state) == [TEST, THIRD, OTHER]


def test_an_auto_without_a_cost_is_played_without_a_question() -> None:
    """H 47 [S1,S2]: in D a text with neither a cost nor "you may" is mandatory."""
    state = lay("main", {"hand": [TEST]}, {}, made(TEST, Auto(Placed(), (Draw(1),))))
    say(state, f"call {TEST}>R1")
    assert asked(state) == (YOU, "main") and count(state, YOU, "hand") == 1


@pytest.mark.parametrize(
    ("default", "prompt"), [("optional_unless_mandatory", "option"), ("by_cost", "main")], ids=["S2", "S1"]
)
def test_an_auto_that_is_not_tagged_mandatory_is_asked_for_by_s2_only(default: str, prompt: str) -> None:
    """H 47, conflict 3 [S1 vs S2]: without a cost it cannot be declined in V."""
    card = made(TEST, Auto(Placed(), (Draw(1),), mandatory=False))
    game = dw.game("vanguard-d", cards=[card], rules={"auto_default": default})
    state = say(shipped("main", {"hand": [TEST]}, game=game), f"call {TEST}>R1")
    assert asked(state) == (YOU, prompt)
    if prompt == "option":
        assert count(say(state.clone(), "pass"), YOU, "hand") == 0
        say(state, "option 1")
    assert count(state, YOU, "hand") == 1


@pytest.mark.parametrize(
    "auto",
    [Auto(Placed(), (May((Draw(1),)),)), Auto(Placed(), (Draw(1),), cost=(CounterBlast(1),))],
    ids=["you may", "cost"],
)
@pytest.mark.parametrize(("answer", "drawn"), [("option 1", 1), ("pass", 0)])
def test_an_auto_with_a_cost_or_you_may_is_asked_for(auto: Auto, answer: str, drawn: int) -> None:
    """H 47 [S1,S2]."""
    state = lay("main", {"hand": [TEST], "damage": [RINO]}, {}, made(TEST, auto))
    say(state, f"call {TEST}>R1")
    assert asked(state) == (YOU, "option")
    say(state, answer)
    assert asked(state) == (YOU, "main") and count(state, YOU, "hand") == drawn


@pytest.mark.parametrize(("first", "drawn"), [("option 2", 1), ("option 1", 0)])
def test_a_trailing_if_is_tested_when_the_ability_resolves(first: str, drawn: int) -> None:
    """H 48 [CR 8.1.1.2.3]: another ability makes it true in between, or comes too late."""
    sanctuary = make.unit("test/angel", "An Angel", "Keter Sanctuary", 3, 13000, 0)
    needs = AtLeast(1, Group("vanguard", that=(Nation("Keter Sanctuary"),)))
    comes = made(TEST, Auto(Placed(), (Draw(1),), needs=needs))
    rides = made(OTHER, Auto(WHEN_ANOTHER_COMES, (Ride(Group("hand", that=(Nation("Keter Sanctuary"),))),)))
    state = lay("main", {"R2": [OTHER], "hand": [TEST, "An Angel"]}, {}, comes, rides, sanctuary)
    say(state, f"call {TEST}>R1")
    assert asked(state) == (YOU, "order")
    say(state, first)
    assert (names(state, YOU, "V"), count(state, YOU, "hand")) == (["An Angel"], drawn)


def test_a_gate_is_tested_when_the_event_happens() -> None:
    """H 48 [CR 8.1.1.2.3], the other side: what comes true later does not count."""
    comes = made(TEST, Auto(Placed(), (Draw(1),), gate=AtLeast(1, Group("soul"))))
    charges = made(OTHER, Auto(WHEN_ANOTHER_COMES, (SoulCharge(1),)))
    state = say(lay("main", {"R2": [OTHER], "hand": [TEST]}, {}, comes, charges), f"call {TEST}>R1")
    assert asked(state) == (YOU, "main")
    assert (count(state, YOU, "soul"), count(state, YOU, "hand")) == (1, 0)


def test_a_unit_that_is_retired_first_still_plays_what_stood_by() -> None:
    """H 50 [CR 8.6.7]: what needs the unit fails, the rest is done."""
    comes = made(TEST, Auto(Placed(), (Change(This(), "power", 5000), Draw(1))))
    kills = made(OTHER, Auto(WHEN_ANOTHER_COMES, (Retire(Group("rear-guards", only=(Other(),))),)))
    state = say(lay("main", {"R2": [OTHER], "hand": [TEST]}, {}, comes, kills), f"call {TEST}>R1", "option 2")
    assert names(state, YOU, "drop") == [TEST]
    assert played(state) == [OTHER, TEST]
    assert count(state, YOU, "hand") == 1
    assert "ON_STAT_CHANGED" not in kinds(state)


def test_a_unit_that_stays_gets_both() -> None:
    """H 50 [CR 8.6.7]."""
    comes = made(TEST, Auto(Placed(), (Change(This(), "power", 5000), Draw(1))))
    state = say(lay("main", {"hand": [TEST]}, {}, comes), f"call {TEST}>R1")
    assert (power(state, YOU, "R1"), count(state, YOU, "hand")) == (18000, 1)


# --- once in a fight ---


@pytest.mark.parametrize("limit", ["divine skill", "regalis piece"])
def test_a_divine_skill_or_a_regalis_piece_is_used_once_in_a_fight_whatever_card_has_it(limit: str) -> None:
    """H 95 [S2]."""
    state = lay("main", {"V": [TEST], "R1": [OTHER]}, {"V": [TEST]}, *limited(limit))
    say(state, f"act {TEST}>1")
    assert why_not(state, f"act {OTHER}>1") == why_not(state, f"act {TEST}>1") == "used_up"
    go_on(state, THEY, "main")
    assert can(state, f"act {TEST}>1")  # the opponent has their own
    go_on(state, YOU, "main")
    assert why_not(state, f"act {OTHER}>1") == "used_up"


def limited(limit: str) -> list[CardDef]:
    """Two units with such an ability."""
    if limit == "divine skill":
        return [made(name, Act((Draw(1),), ("VC", "RC"), limit="divine skill")) for name in (TEST, OTHER)]
    return [made(name, Act((Draw(1),), ("VC", "RC"), limit="regalis piece")) for name in (TEST, OTHER)]


def test_a_divine_skill_leaves_the_regalis_piece_to_be_used() -> None:
    """H 95 [S2]: each has its own count."""
    divine, _ = limited("divine skill")
    piece = make.order("test/piece", "A Piece", "Dragon Empire", 3, Play((Draw(1),), limit="regalis piece"))
    state = say(lay("main", {"V": [TEST], "hand": ["A Piece"]}, {}, divine, piece), f"act {TEST}>1")
    assert can(state, "order A Piece")


# --- energy, tokens, soul ---


@pytest.mark.parametrize(("before", "after", "gained"), [(9, 10, 1), (7, 10, 3), (4, 7, 3)])
def test_an_energy_charge_stops_at_the_most_one_may_have(before: int, after: int, gained: int) -> None:
    """H 96 [W]."""
    state = lay("main", {"V": [TEST], "energy": before}, {}, acting(EnergyCharge(3)))
    say(state, f"act {TEST}>1")
    assert state.view(YOU).seats[YOU].counters == {"energy": after}
    (charge,) = [event for event in state.events(None) if event.kind == "ON_ENERGY_CHARGE"]
    assert charge.values == {"n": gained, "energy": after}


def test_an_energy_blast_needs_all_its_energy() -> None:
    """H 96 [W]."""
    card = made(TEST, Act((Draw(1),), cost=(EnergyBlast(7),)))
    assert why_not(lay("main", {"V": [TEST], "energy": 6}, {}, card), f"act {TEST}>1") == "cannot_pay"
    state = say(lay("main", {"V": [TEST], "energy": 7}, {}, card), f"act {TEST}>1")
    assert state.view(YOU).seats[YOU].counters == {"energy": 0} and count(state, YOU, "hand") == 1


@pytest.mark.parametrize(
    "effect",
    [
        Put(Group("rear-guards"), "soul"),
        Return(Group("rear-guards")),
        Retire(Group("rear-guards")),
        Put(Group("rear-guards"), "damage"),
    ],
    ids=["soul", "hand", "drop", "damage"],
)
def test_a_token_that_leaves_the_field_leaves_the_fight(effect: Effect) -> None:
    """H 97 [CR 4.55]."""
    state = say(lay("main", {"V": [TEST], "R1": ["Plant"]}, {}, acting(effect)), f"act {TEST}>1")
    assert [count(state, YOU, zone) for zone in ("R1", "soul", "hand", "drop", "damage")] == [0] * 5
    assert names(state, YOU, "removed") == ["Plant"]
    assert told(state, 0, "ON_TOKEN_ERASED", "ON_SENT_TO_SOUL", "ON_SENT_TO_HAND", "ON_SENT_TO_DROP") == [
        "ON_TOKEN_ERASED"
    ]


def test_a_soul_charge_reveals_and_places_one_card_after_the_other() -> None:
    """H 103 [S2]."""
    state = lay("main", {"V": [TEST], "deck": [RINO, REIYU, *BLANKS]}, {}, acting(SoulCharge(2)))
    say(state, f"act {TEST}>1")
    one = ["ON_REVEAL", "ON_SENT_TO_SOUL"]
    assert told(state, 0, *one, "ON_SOUL_CHARGE") == [*one, *one, "ON_SOUL_CHARGE"]
    shown = [event.cards[0].card for event in state.events(None) if event.kind in one]
    assert shown == ["d-sd01/003", "d-sd01/003", "d-sd01/002", "d-sd01/002"]
    assert names(state, YOU, "soul") == [RINO, REIYU]


# --- the end ---


def test_who_wins_by_an_effect_wins_before_the_sixth_damage_is_seen() -> None:
    """H 99 [CR 1.2.6]."""
    you: Side = {"V": [TEST], "damage": [RINO] * 5, "drop": [REIYU]}
    state = lay("main", you, {}, acting(Put(Group("drop"), "damage"), WinFight(), Draw(1)))
    say(state, f"act {TEST}>1")
    assert count(state, YOU, "damage") == 6
    assert ending(state) == (YOU, "by_effect")
    assert kinds(state)[-1] == "ON_GAME_END" and "ON_DRAW" not in kinds(state)


def test_without_the_effect_the_sixth_damage_loses() -> None:
    """H 99 [CR 1.2.6]."""
    you: Side = {"V": [TEST], "damage": [RINO] * 5, "drop": [REIYU]}
    state = say(lay("main", you, {}, acting(Put(Group("drop"), "damage"))), f"act {TEST}>1")
    assert ending(state) == (THEY, "six_damage")


def test_who_loses_by_an_effect_loses_at_once_and_the_result_names_it() -> None:
    """H 104 [S0]."""
    state = lay("main", {"V": [TEST]}, {}, acting(WinFight("opponent"), Draw(1)))
    say(state, f"act {TEST}>1")
    assert ending(state) == (THEY, "by_effect")
    assert state.result is not None and state.result.rule == "A card's effect"
    last = state.events(None)[-1]
    assert last.kind == "ON_GAME_END" and isinstance(last.cause, tuple) and last.cause[1] == f"test/{TEST}"
    assert (state.prompt, options(state), count(state, YOU, "hand")) == (None, [], 0)


def test_the_same_seed_and_the_same_choices_give_the_same_events() -> None:
    """H 100 [E1]."""

    def fight(seed: int) -> State:
        state = SHIPPED.start(seed=seed)
        for i in range(300):
            if state.over:
                break
            found = options(state)
            state.apply(found[i * 7 % len(found)])
        return state

    one, two, other = fight(5), fight(5), fight(6)
    assert len(one.events(None)) > 100
    assert one.events(None) == two.events(None) and one.encode() == two.encode()
    assert [one.events(seat) == two.events(seat) for seat in (YOU, THEY)] == [True, True]
    assert one.events(None) != other.events(None)
