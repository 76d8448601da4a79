"""Rulings with a card made for each (H of the rules page): when abilities are played, limits, tokens, the end."""

from __future__ import annotations

import pytest

import duelwright as dw
from duelwright import CardDef, State
from duelwright.games.vanguard import make
from duelwright.games.vanguard.vocabulary import (
    Act,
    Auto,
    Call,
    Continuous,
    CounterBlast,
    EnergyBlast,
    EnergyCharge,
    Grant,
    Group,
    HealDamage,
    Hits,
    LimitBreak,
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
    Stand,
    WinFight,
)
from duelwright.language.node import Effect
from duelwright.language.nodes import AtLeast, Change, Choose, Draw, It, May, Return, This

from .formats import ALL, Format, in_formats
from .table import (
    BLANKS,
    INFERNO,
    REIYU,
    RINO,
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
    resting,
    rests,
    say,
    told,
    why_not,
)
from .test_rulings import OTHER, TEST, acting, go_on, lay, made

THIRD = "A Third Test Unit"
WHEN_ANOTHER_COMES = Placed(of=Group("rear-guards", that=(Other(),)))


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


@in_formats(*ALL)
def test_the_turn_player_orders_and_plays_all_before_the_opponent() -> None:
    """H 46 [CR]."""
    units = [made(TEST, yours(Draw(1))), made(OTHER, yours(Draw(1))), made(THIRD, in_their_turn(Draw(1)))]
    state = say(lay("main", {"R1": [TEST], "R2": [OTHER]}, {"R1": [THIRD]}, *units), "pass")
    assert (asked(state), options(state)) == ((YOU, "order"), ["option 1", "option 2"])
    say(state, "option 2")
    assert played(state) == [OTHER, TEST, THIRD]
    assert (count(state, YOU, "hand"), count(state, THEY, "hand")) == (2, 1)


@in_formats(*ALL)
def test_the_opponent_orders_their_own() -> None:
    """H 46 [CR]."""
    units = [made(TEST, in_their_turn(Draw(1))), made(OTHER, in_their_turn(Draw(1))), made(THIRD, yours(Draw(1)))]
    state = say(lay("main", {"R1": [THIRD]}, {"R1": [TEST], "R2": [OTHER]}, *units), "pass")
    assert asked(state) == (THEY, "order") and played(state) == [THIRD]
    say(state, "option 2")
    assert played(state) == [THIRD, OTHER, TEST]


@in_formats(*ALL)
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


@in_formats(*ALL)
def test_an_auto_without_a_cost_is_played_without_a_question() -> None:
    """H 47 [S1,S2]: in D a text with neither a cost nor "you may" is mandatory."""
    state = lay("main", {"hand": [TEST]}, {}, made(TEST, Auto(Placed(), (Draw(1),))))
    say(state, f"call {TEST}>R1")
    assert asked(state) == (YOU, "main") and count(state, YOU, "hand") == 1


def untagged(rules: dict[str, object] | None = None) -> State:
    """A unit comes whose AUTO has no cost, says no "you may" and is not tagged as mandatory."""
    card = made(TEST, Auto(Placed(), (Draw(1),), mandatory=False))
    return say(lay("main", {"hand": [TEST]}, {}, card, rules=rules), f"call {TEST}>R1")


@in_formats(*ALL)
def test_an_auto_that_is_not_tagged_mandatory_is_asked_for_in_d_only(form: Format) -> None:
    """H 47, A.1 3 [S1 vs S2]: without a cost it cannot be declined in V, nor in premium."""
    state = untagged()
    assert asked(state) == (YOU, {"D": "option", "V": "main", "CV": "main"}[form.label])
    assert count(state, YOU, "hand") == (0 if form.label == "D" else 1)


@in_formats(*ALL)
def test_whether_it_is_asked_for_is_a_rule_of_every_format() -> None:
    """H 47, A.1 3 [S1 vs S2]."""
    state = untagged({"auto_default": "optional_unless_mandatory"})
    assert asked(state) == (YOU, "option")
    assert count(say(state.clone(), "pass"), YOU, "hand") == 0
    assert count(say(state, "option 1"), YOU, "hand") == 1
    assert asked(untagged({"auto_default": "by_cost"})) == (YOU, "main")


@in_formats(*ALL)
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


@in_formats(*ALL)
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


@in_formats(*ALL)
def test_a_gate_is_tested_when_the_event_happens() -> None:
    """H 48 [CR 8.1.1.2.3], the other side: what comes true later does not count."""
    comes = made(TEST, Auto(Placed(), (Draw(1),), gate=AtLeast(1, Group("soul"))))
    charges = made(OTHER, Auto(WHEN_ANOTHER_COMES, (SoulCharge(1),)))
    state = say(lay("main", {"R2": [OTHER], "hand": [TEST]}, {}, comes, charges), f"call {TEST}>R1")
    assert asked(state) == (YOU, "main")
    assert (count(state, YOU, "soul"), count(state, YOU, "hand")) == (1, 0)


@in_formats(*ALL)
def test_a_unit_that_is_retired_first_still_plays_what_stood_by() -> None:
    """H 50 [CR 8.6.7]: what needs the unit fails, the rest is done."""
    comes = made(TEST, Auto(Placed(), (Change(This(), "power", 5000), Draw(1))))
    kills = made(OTHER, Auto(WHEN_ANOTHER_COMES, (Retire(Group("rear-guards", that=(Other(),))),)))
    state = say(lay("main", {"R2": [OTHER], "hand": [TEST]}, {}, comes, kills), f"call {TEST}>R1", "option 2")
    assert names(state, YOU, "drop") == [TEST]
    assert played(state) == [OTHER, TEST]
    assert count(state, YOU, "hand") == 1
    assert "ON_STAT_CHANGED" not in kinds(state)


@in_formats(*ALL)
def test_a_unit_that_stays_gets_both() -> None:
    """H 50 [CR 8.6.7]."""
    comes = made(TEST, Auto(Placed(), (Change(This(), "power", 5000), Draw(1))))
    state = say(lay("main", {"hand": [TEST]}, {}, comes), f"call {TEST}>R1")
    assert (power(state, YOU, "R1"), count(state, YOU, "hand")) == (18000, 1)


@in_formats(*ALL)
@pytest.mark.parametrize(("first", "wanted"), [(1, ["ON_SOUL_CHARGE", "ON_DRAW"]), (2, ["ON_DRAW", "ON_SOUL_CHARGE"])])
def test_who_calls_over_a_unit_orders_what_both_set_off(first: int, wanted: list[str]) -> None:
    """H 35 [S1,CR 9.3]: "placed" of the new and "put into drop" of the old stand by in the same check timing."""
    units = [made(TEST, Auto(Placed(), (SoulCharge(1),))), made(OTHER, Auto(Retired(), (Draw(1),)))]
    state = say(lay("main", {"R1": [OTHER], "hand": [TEST]}, {}, *units), f"call {TEST}>R1")
    assert (asked(state), options(state)) == ((YOU, "order"), ["option 1", "option 2"])
    assert told(say(state, f"option {first}"), 0, *wanted) == wanted


@in_formats(*ALL)
@pytest.mark.parametrize(("damage", "first", "drawn"), [(4, "option 2", 1), (4, "option 1", 1), (3, "", 0)])
def test_a_limit_break_auto_is_gated_when_it_triggers(damage: int, first: str, drawn: int) -> None:
    """H 49 [CR 10.2.5.3]: a heal in between does not stop it."""
    comes = made(TEST, Auto(Placed(), (Draw(1),), gate=LimitBreak(4)))
    heals = made(OTHER, Auto(WHEN_ANOTHER_COMES, (HealDamage(1),)))
    state = lay("main", {"R2": [OTHER], "hand": [TEST], "damage": [RINO] * damage}, {}, comes, heals)
    say(state, f"call {TEST}>R1")
    if first:
        assert asked(state) == (YOU, "order")
        say(state, first)
    while asked(state) == (YOU, "choice"):
        say(state, f"choose {RINO}")
    assert (count(state, YOU, "damage"), count(state, YOU, "hand")) == (damage - 1, drawn)


@in_formats(*ALL)
def test_a_continuous_limit_break_switches_off_at_once() -> None:
    """H 49 [CR 10.2.5.3]."""
    card = made(TEST, Continuous(This(), "power", 5000, when=LimitBreak(4)), Act((HealDamage(1),)))
    state = lay("main", {"V": [TEST], "damage": [RINO] * 4}, {}, card)
    assert power(state, YOU, "V") == 18000
    say(state, f"act {TEST}>2")
    while asked(state) == (YOU, "choice"):
        say(state, f"choose {RINO}")
    assert (count(state, YOU, "damage"), power(state, YOU, "V")) == (3, 13000)


@in_formats(*ALL)
def test_an_ability_that_was_given_is_played_though_the_gift_ends_with_the_unit() -> None:
    """H 51 [E1]: "when this unit is retired", until end of turn."""
    card = acting(Choose("t", Group("rear-guards")), Grant(It("t"), Auto(Retired(), (Draw(1),))))
    state = lay("main", {"V": [TEST], "R1": [RINO], "R2": [REIYU], "hand": [RINO, RINO]}, {}, card)
    say(state, f"act {TEST}>1", f"choose {RINO}", f"call {RINO}>R1")
    assert count(state, YOU, "hand") == 2
    say(state, f"call {RINO}>R2")
    assert count(state, YOU, "hand") == 1  # the other had none


@in_formats(*ALL)
def test_a_call_by_an_effect_does_not_mind_the_grade() -> None:
    """H 34 [S0]: a superior call."""
    caller = made(TEST, Act((Call(Group("drop")),)), grade=1)
    state = say(lay("main", {"V": [TEST], "drop": [INFERNO]}, {}, caller), f"act {TEST}>1", "place R1")
    assert names(state, YOU, "R1") == [INFERNO]


@in_formats(*ALL)
@pytest.mark.parametrize(("soul", "result"), [([RINO], None), ([], (THEY, "no_vanguard"))])
def test_who_loses_the_vanguard_rides_from_the_soul_or_loses(soul: list[str], result: tuple[int, str] | None) -> None:
    """H 87 [S0], A.1 21."""
    state = say(lay("main", {"V": [TEST], "soul": soul}, {}, acting(Put(Group("vanguard"), "drop"))), f"act {TEST}>1")
    if result:
        assert ending(state) == result
        return
    assert (names(state, YOU, "V"), rests(state, YOU, "V"), count(state, YOU, "soul")) == ([RINO], False, 0)
    (ride,) = [event for event in state.events(None) if event.kind == "ON_RIDE"]
    assert ride.values["normal"] == 0


@in_formats(*ALL)
def test_a_persona_ride_draws_before_abilities_are_played() -> None:
    """H 20 [W]: its bonus is part of the ride."""
    persona = made(TEST, "persona ride", "twin drive", Auto(Placed(("VC",)), (SoulCharge(1),)))
    state = say(lay("ride", {"V": [TEST], "hand": [TEST]}, {}, persona), f"ride {TEST}")
    assert told(state, 0, "ON_DRAW", "ON_ABILITY_PLAYED", "ON_SOUL_CHARGE") == [
        "ON_DRAW",
        "ON_ABILITY_PLAYED",
        "ON_SOUL_CHARGE",
    ]
    assert power(state, YOU, "V") == 23000


@in_formats(*ALL)
def test_an_effect_that_stands_a_standing_unit_is_no_event() -> None:
    """H 52 [CR 1.3.2.1]."""
    state = lay("main", {"V": [TEST], "R1": [RINO], "R2": [resting(REIYU)]}, {}, acting(Stand(Group("rear-guards"))))
    say(state, f"act {TEST}>1")
    (stood,) = [event for event in state.events(None) if event.kind == "ON_STAND"]
    assert [card.source for card in stood.cards] == ["R2"]


@in_formats(*ALL)
def test_a_vanguard_of_critical_0_hits_without_a_damage_check() -> None:
    """H 69 [S0]: it is still a hit, and abilities hear of it."""
    card = made(TEST, Continuous(This(), "critical", -1), Auto(Hits(), (SoulCharge(1),)))
    state = say(lay("battle", {"V": [TEST]}, {}, card), "attack V>V", "pass")
    assert "ON_DAMAGE_CHECK" not in kinds(state) and "ON_ATTACK_HIT" in kinds(state)
    assert (count(state, THEY, "damage"), count(state, YOU, "soul")) == (0, 1)


@in_formats("V")
def test_two_forces_on_one_circle_add_up_in_ones_own_turn() -> None:
    """H 27 [S1]."""
    you: Side = {"R1": [REIYU], "hand": [TEST], "removed": ["Force I"], "markers": [{"card": "Force I", "under": 4}]}
    state = lay("ride", you, {}, made(TEST, "force gift"))
    assert power(state, YOU, "R1") == 20000
    say(state, f"ride {TEST}", "option 1", "place R1")
    assert power(state, YOU, "R1") == 30000
    assert power(go_on(state, THEY, "main"), YOU, "R1") == 10000


# --- once in a fight ---


@in_formats("D")
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


@in_formats("D")
def test_a_divine_skill_leaves_the_regalis_piece_to_be_used() -> None:
    """H 95 [S2]: each has its own count."""
    divine, _ = limited("divine skill")
    piece = make.order("test/piece", "A Piece", "Dragon Empire", 3, Play((Draw(1),), limit="regalis piece"))
    state = say(lay("main", {"V": [TEST], "hand": ["A Piece"]}, {}, divine, piece), f"act {TEST}>1")
    assert can(state, "order A Piece")


# --- energy, tokens, soul ---


@in_formats(*ALL)
@pytest.mark.parametrize(("before", "after", "gained"), [(9, 10, 1), (7, 10, 3), (4, 7, 3)])
def test_an_energy_charge_stops_at_the_most_one_may_have(before: int, after: int, gained: int) -> None:
    """H 96 [W]."""
    state = lay("main", {"V": [TEST], "energy": before}, {}, acting(EnergyCharge(3)))
    say(state, f"act {TEST}>1")
    assert state.view(YOU).seats[YOU].counters == {"energy": after}
    (charge,) = [event for event in state.events(None) if event.kind == "ON_ENERGY_CHARGE"]
    assert charge.values == {"n": gained, "energy": after}


@in_formats(*ALL)
def test_an_energy_blast_needs_all_its_energy() -> None:
    """H 96 [W]."""
    card = made(TEST, Act((Draw(1),), cost=(EnergyBlast(7),)))
    assert why_not(lay("main", {"V": [TEST], "energy": 6}, {}, card), f"act {TEST}>1") == "cannot_pay"
    state = say(lay("main", {"V": [TEST], "energy": 7}, {}, card), f"act {TEST}>1")
    assert state.view(YOU).seats[YOU].counters == {"energy": 0} and count(state, YOU, "hand") == 1


@in_formats(*ALL)
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


@in_formats(*ALL)
def test_a_soul_charge_reveals_and_places_one_card_after_the_other() -> None:
    """H 103 [S2], A.1 8: S2 says so for D; it is done in every format."""
    state = lay("main", {"V": [TEST], "deck": [RINO, REIYU, *BLANKS]}, {}, acting(SoulCharge(2)))
    say(state, f"act {TEST}>1")
    one = ["ON_REVEAL", "ON_SENT_TO_SOUL"]
    assert told(state, 0, *one, "ON_SOUL_CHARGE") == [*one, *one, "ON_SOUL_CHARGE"]
    shown = [event.cards[0].card for event in state.events(None) if event.kind in one]
    assert shown == ["d-sd01/003", "d-sd01/003", "d-sd01/002", "d-sd01/002"]
    assert names(state, YOU, "soul") == [RINO, REIYU]


# --- the end ---


@in_formats(*ALL)
def test_who_wins_by_an_effect_wins_before_the_sixth_damage_is_seen() -> None:
    """H 99 [CR 1.2.6]."""
    you: Side = {"V": [TEST], "damage": [RINO] * 5, "drop": [REIYU]}
    state = lay("main", you, {}, acting(Put(Group("drop"), "damage"), WinFight(), Draw(1)))
    say(state, f"act {TEST}>1")
    assert count(state, YOU, "damage") == 6
    assert ending(state) == (YOU, "by_effect")
    assert kinds(state)[-1] == "ON_GAME_END" and "ON_DRAW" not in kinds(state)


@in_formats(*ALL)
def test_without_the_effect_the_sixth_damage_loses() -> None:
    """H 99 [CR 1.2.6]."""
    you: Side = {"V": [TEST], "damage": [RINO] * 5, "drop": [REIYU]}
    state = say(lay("main", you, {}, acting(Put(Group("drop"), "damage"))), f"act {TEST}>1")
    assert ending(state) == (THEY, "six_damage")


@in_formats(*ALL)
@pytest.mark.parametrize(
    ("field", "you", "reason"),
    [("empty_deck_loses", {"deck": []}, "empty_deck"), ("no_vanguard_loses", {"V": []}, "no_vanguard")],
)
def test_an_empty_deck_and_no_vanguard_lose_by_rules_that_are_on_in_every_format(
    field: str, you: Side, reason: str
) -> None:
    """A.1 21."""
    assert ending(lay("main", you, {})) == ending(lay("main", you, {}, rules={field: True})) == (THEY, reason)
    assert asked(lay("main", you, {}, rules={field: False})) == (YOU, "main")


@in_formats(*ALL)
def test_who_loses_by_an_effect_loses_at_once_and_the_result_names_it() -> None:
    """H 104 [S0]."""
    state = lay("main", {"V": [TEST]}, {}, acting(WinFight("opponent"), Draw(1)))
    say(state, f"act {TEST}>1")
    assert ending(state) == (THEY, "by_effect")
    assert state.result is not None and state.result.rule == "A card's effect"
    last = state.events(None)[-1]
    assert last.kind == "ON_GAME_END" and isinstance(last.cause, tuple) and last.cause[1] == f"test/{TEST}"
    assert (state.prompt, options(state), count(state, YOU, "hand")) == (None, [], 0)


@in_formats(*ALL)
@pytest.mark.parametrize("seat", [YOU, THEY])
def test_who_concedes_during_an_effect_loses_at_once_and_nothing_else_resolves(seat: int) -> None:
    """H 98 [CR 1.2.5]."""
    state = lay("main", {"V": [TEST], "R1": [RINO], "R2": [REIYU]}, {}, acting(Choose("t", Group("units")), Draw(1)))
    say(state, f"act {TEST}>1")
    assert asked(state) == (YOU, "choice")
    state.apply("concede", seat)
    assert ending(state) == (1 - seat, "conceded")
    assert (state.prompt, count(state, YOU, "hand")) == (None, 0)


@in_formats(*ALL)
def test_the_same_seed_and_the_same_choices_give_the_same_events(form: Format) -> None:
    """H 100 [E1]."""

    def fight(seed: int) -> State:
        state = dw.game(form.key).start(seed=seed)
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
