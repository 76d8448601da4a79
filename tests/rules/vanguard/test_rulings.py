"""Rulings with a card made for each (H of the rules page): decks, rides, strides and the main phase."""

from __future__ import annotations

import pytest

from duelwright import CardDef, State
from duelwright.games.vanguard import make
from duelwright.games.vanguard.vocabulary import (
    Act,
    AtMost,
    Auto,
    BattleEnds,
    Call,
    Continuous,
    CounterBlast,
    DiscardFromHand,
    GenerationBreak,
    Grade,
    Group,
    Matches,
    Named,
    PhaseStarts,
    Placed,
    Play,
    Ride,
    RodeUpon,
    SoulBlast,
    SoulCharge,
    Stride,
)
from duelwright.language.node import Effect
from duelwright.language.nodes import AtLeast, Choose, Draw, It, Return, This, ToBottom

from . import table
from .formats import ALL, STRIDING, Format, in_formats
from .table import (
    BLANKS,
    BOWLER,
    EGG,
    NIRVANA,
    REIYU,
    RINO,
    THEY,
    TRICKSTAR,
    VAIRINA,
    YOU,
    Side,
    asked,
    can,
    cards,
    count,
    ending,
    kinds,
    names,
    number,
    options,
    power,
    resting,
    rests,
    say,
    shipped,
    spent,
    told,
    why_not,
)
from .test_decks import codes, deck

TEST = "A Test Unit"
OTHER = "Another Test Unit"


def made(name: str, *more: make.More, grade: int = 3, power: int = 13000, shield: int = 0) -> CardDef:
    """A unit with these icons and abilities, of a clan of Dragon Empire."""
    return make.unit(f"test/{name}", name, "Kagero", grade, power, shield, *more)


def acting(*do: Effect) -> CardDef:
    """A vanguard of grade 3 that may do this once a turn."""
    return made(TEST, Act(do))


def lay(phase: str, you: Side, they: Side | None, *more: CardDef, rules: dict[str, object] | None = None) -> State:
    """A board in your turn where only these cards have abilities."""
    game = table.grown(*more)
    return shipped(phase, you, they, game=game.but(rules) if rules else game)


def go_on(state: State, seat: int, kind: str) -> State:
    """Everybody passes until somebody is asked this."""
    say(state, "pass")
    while asked(state) != (seat, kind):
        say(state, "pass")
    return state


# --- decks ---


@in_formats("D")
def test_a_deck_has_one_ace_unit_at_most() -> None:
    """H 5 [S2]: the limit counts the icon, under whatever names."""
    ace, other = "test/d-sd01/009", "test/d-sd01/007"
    assert codes(deck({"009": 3, ace: 1})) == []
    assert codes(deck({"009": 2, ace: 2})) == ["ace_count"]
    assert codes(deck({"009": 2, ace: 1, other: 1})) == ["ace_count"]


# --- rides ---


@in_formats("D")
def test_a_card_of_the_ride_deck_goes_back_there_face_up_and_not_to_the_deck() -> None:
    """H 18 [W]."""
    soul = [{"card": RINO, "ride_card": 1}]
    state = lay("main", {"V": [TEST], "soul": soul}, {}, acting(ToBottom(Group("soul"))))
    say(state, f"act {TEST}>1")
    assert (names(state, YOU, "ride"), count(state, YOU, "deck"), count(state, YOU, "soul")) == ([RINO], len(BLANKS), 0)
    (card,) = cards(state, YOU, "ride", viewer=THEY)
    assert card.card == "d-sd01/003" and not card.marks.get("face")
    assert "ON_SENT_TO_RIDE_DECK" in kinds(state) and "ON_SENT_TO_DECK" not in kinds(state)


@in_formats("D")
def test_a_card_that_was_ridden_from_the_ride_deck_goes_back_there_later_in_the_fight() -> None:
    """H 18 [W]: where it began is not forgotten on the way."""
    you: Side = {"V": [RINO], "hand": [TRICKSTAR, OTHER], "ride": [REIYU]}
    order = make.order("test/order", OTHER, "Dragon Empire", 0, Play((ToBottom(Group("vanguard")),)))
    state = say(lay("ride", you, {}, order), f"ride {REIYU}", f"choose {TRICKSTAR}", f"order {OTHER}")
    assert (names(state, YOU, "ride"), count(state, YOU, "deck")) == ([REIYU], len(BLANKS))
    assert names(state, YOU, "V") == [RINO]  # which was ridden from the soul


@in_formats("D")
def test_another_card_does_go_to_the_deck() -> None:
    """H 18 [W]: only cards that began in the ride deck."""
    state = lay("main", {"V": [TEST], "soul": [RINO]}, {}, acting(ToBottom(Group("soul"))))
    say(state, f"act {TEST}>1")
    assert (count(state, YOU, "ride"), count(state, YOU, "deck")) == (0, len(BLANKS) + 1)


@in_formats(*ALL)
def test_a_ride_by_effect_in_the_battle_phase_brings_a_vanguard_that_stands_and_may_attack() -> None:
    """H 19 [S0,S1]."""
    rider = made(TEST, Auto(BattleEnds(), (Ride(Group("hand", that=(Named(VAIRINA),))),)))
    state = lay("battle", {"V": [TEST], "hand": [VAIRINA]}, {}, rider)
    say(state, "attack V>V", "pass")
    assert (names(state, YOU, "V"), names(state, YOU, "soul")) == ([VAIRINA], [TEST])
    assert asked(state) == (YOU, "attack") and not rests(state, YOU, "V")
    assert can(state, "attack V>V")


@in_formats(*STRIDING)
@pytest.mark.parametrize("rest", [True, False])
def test_a_stride_keeps_the_vanguard_standing_or_at_rest(rest: bool) -> None:
    """H 19 [W], without the effect: a G unit is placed in the state of the old vanguard."""
    you: Side = {"V": [resting(NIRVANA) if rest else NIRVANA], "hand": [NIRVANA], "G": ["Test Dragon"]}
    state = say(lay("stride", you, {}, DRAGON), "stride Test Dragon", f"choose {NIRVANA}")
    assert (names(state, YOU, "V"), rests(state, YOU, "V")) == (["Test Dragon"], rest)


@in_formats(*STRIDING)
@pytest.mark.parametrize("rest", [True, False])
def test_a_stride_by_an_effect_keeps_the_vanguard_standing_or_at_rest(rest: bool) -> None:
    """H 19 [W]: also in the battle phase; at rest it does not attack, unlike what is ridden."""
    strider = made(TEST, Auto(BattleEnds(Group("rear-guards")), (Stride(Group("G")),), where=("VC",)))
    you: Side = {"V": [resting(TEST) if rest else TEST], "R1": [NIRVANA], "G": ["Test Dragon"]}
    state = say(lay("battle", you, {}, strider, DRAGON), "attack R1>V", "pass")
    assert (names(state, YOU, "V"), rests(state, YOU, "V")) == (["Test Dragon"], rest)
    assert asked(state) == (YOU, "attack") and can(state, "attack V>V") == (not rest)


@in_formats(*ALL)
def test_a_ride_by_effect_is_no_persona_ride() -> None:
    """H 21 [W]."""
    persona = made(TEST, "persona ride", "twin drive", Act((Ride(Group("hand", that=(Named(TEST),))),)))
    state = lay("main", {"V": [TEST], "R1": [REIYU], "hand": [TEST]}, {}, persona)
    say(state, f"act {TEST}>1")
    assert (names(state, YOU, "soul"), count(state, YOU, "hand")) == ([TEST], 0)
    assert (power(state, YOU, "V"), power(state, YOU, "R1")) == (13000, 10000)
    (ride,) = [event for event in state.events(None) if event.kind == "ON_RIDE"]
    assert (ride.values["normal"], ride.values["persona"]) == (0, 0)


@in_formats(*ALL)
def test_the_same_ride_from_the_hand_is_one() -> None:
    """H 21 [W]."""
    persona = made(TEST, "persona ride", "twin drive", Act((Ride(Group("hand", that=(Named(TEST),))),)))
    state = say(lay("ride", {"V": [TEST], "hand": [TEST]}, {}, persona), f"ride {TEST}")
    assert (count(state, YOU, "hand"), power(state, YOU, "V")) == (1, 23000)


# --- strides ---

DRAGON = make.g_unit("test/dragon", "Test Dragon", "Dragon Empire", 15000)
HEART = make.unit("test/heart", "A Heart", "Dragon Empire", 3, 11000, 0)


@in_formats(*STRIDING)
@pytest.mark.parametrize(
    ("hand", "paid"), [([NIRVANA], 1), ([NIRVANA, REIYU], 1), ([REIYU, REIYU], 2), ([RINO, BOWLER, RINO], 3)]
)
def test_a_stride_costs_cards_whose_grades_make_three_or_more(hand: list[str], paid: int) -> None:
    """H 22 [W]: once it is enough one may be done, or go on; with the last card there is nothing to ask."""
    state = say(lay("stride", {"hand": hand, "G": ["Test Dragon"]}, {}, DRAGON), "stride Test Dragon")
    for i in range(paid):
        assert asked(state) == (YOU, "stride_cost") and "done" not in options(state)
        say(state, f"choose {hand[i]}")
    if paid < len(hand):
        say(state, "done")
    assert (names(state, YOU, "V"), count(state, YOU, "drop")) == (["Test Dragon"], paid)
    assert count(state, YOU, "hand") == len(hand) - paid


@in_formats(*STRIDING)
@pytest.mark.parametrize("hand", [[RINO, BOWLER], [EGG, REIYU], [TRICKSTAR] * 5])
def test_a_hand_of_too_small_grades_does_not_pay_for_a_stride(hand: list[str]) -> None:
    """H 22 [W]."""
    state = lay("stride", {"hand": hand, "G": ["Test Dragon"]}, {}, DRAGON)
    assert options(state) == ["pass"]
    assert why_not(state, "stride Test Dragon") == "stride_cost"


@in_formats(*STRIDING)
def test_who_began_the_turn_on_grade_3_strides_against_grade_2() -> None:
    """H 23 [W]."""
    state = lay("battle", {"V": [REIYU]}, {"V": [NIRVANA], "hand": [NIRVANA], "G": ["Test Dragon"]}, DRAGON)
    say(state, "pass")  # your turn ends
    assert asked(state) == (THEY, "ride")
    say(state, "pass")
    assert asked(state) == (THEY, "stride") and can(state, "stride Test Dragon")


@in_formats(*STRIDING)
def test_who_rode_to_grade_3_this_turn_does_not_stride_against_grade_2() -> None:
    """H 23 [W]."""
    you: Side = {"V": [REIYU], "hand": [NIRVANA, NIRVANA], "G": ["Test Dragon"]}
    state = say(lay("ride", you, {"V": [VAIRINA]}, DRAGON), f"ride {NIRVANA}")
    assert asked(state) == (YOU, "main")
    assert not can(state, "stride Test Dragon")


@in_formats(*STRIDING)
def test_who_rode_to_grade_3_this_turn_strides_against_grade_3() -> None:
    """H 23 [W]: both vanguards are grade 3 or greater."""
    you: Side = {"V": [REIYU], "hand": [NIRVANA, NIRVANA], "G": ["Test Dragon"]}
    state = say(lay("ride", you, {}, DRAGON), f"ride {NIRVANA}")
    assert asked(state) == (YOU, "stride") and can(state, "stride Test Dragon")


@in_formats(*STRIDING)
def test_a_g_unit_has_its_hearts_power_and_name_and_triple_drive() -> None:
    """H 24 [W]."""
    fan = made(OTHER, Continuous(This(), "power", 5000, when=AtLeast(1, Group("vanguard", that=(Named("A Heart"),)))))
    you: Side = {"V": ["A Heart"], "R1": [OTHER], "hand": [NIRVANA], "G": ["Test Dragon"]}
    state = say(lay("stride", you, {}, DRAGON, HEART, fan), "stride Test Dragon", f"choose {NIRVANA}")
    assert (power(state, YOU, "V"), power(state, YOU, "R1")) == (26000, 18000)
    assert (names(state, YOU, "heart"), names(state, YOU, "soul")) == (["A Heart"], [])
    before = number(state)
    say(state, "pass", "attack V>V", "pass")
    assert kinds(state, before).count("ON_DRIVE_CHECK") == 3


@in_formats(*STRIDING)
@pytest.mark.parametrize(("wanted", "drawn"), [(3, 1), (4, 0)])
def test_abilities_of_the_end_of_the_turn_see_the_heart_as_the_vanguard(wanted: int, drawn: int) -> None:
    """H 25 [S0,W]."""
    grade = Matches(Group("vanguard"), that=(Grade(wanted, wanted),))
    watcher = made(OTHER, Auto(PhaseStarts("end"), (Draw(1),), gate=grade))
    you: Side = {"V": ["A Heart"], "R1": [OTHER], "hand": [NIRVANA], "G": ["Test Dragon"]}
    state = lay("stride", you, {}, DRAGON, HEART, watcher)
    say(state, "stride Test Dragon", f"choose {NIRVANA}", "pass", "pass")
    assert (names(state, YOU, "V"), count(state, YOU, "heart")) == (["A Heart"], 0)
    assert not cards(state, YOU, "G")[0].marks.get("face")  # it went home face up
    assert count(state, YOU, "hand") == drawn


@in_formats(*STRIDING)
@pytest.mark.parametrize(("face", "gained"), [("up", 5000), ("down", 0)])
def test_generation_break_counts_the_face_up_g_zone_and_the_g_unit_on_the_vanguard_circle(
    face: str, gained: int
) -> None:
    """H 26 [S2]."""
    fan = made(OTHER, Continuous(This(), "power", 5000, when=GenerationBreak(2)))
    you: Side = {"V": ["Test Dragon"], "heart": ["A Heart"], "R1": [OTHER]}
    state = lay("main", {**you, "G": [{"card": "Test Dragon", "face": face}]}, {}, DRAGON, HEART, fan)
    assert power(state, YOU, "R1") == 13000 + gained


@in_formats(*ALL)
@pytest.mark.parametrize("strides", [None, True, False])
def test_whether_there_is_a_stride_phase_is_a_rule(strides: bool | None, form: Format) -> None:
    """A.1 24: D and premium have the official procedure, V has none."""
    rules: dict[str, object] | None = None if strides is None else {"stride": strides}
    state = lay("ride", {"hand": [NIRVANA], "G": ["Test Dragon"]}, {}, DRAGON, rules=rules)
    wanted = form.label in STRIDING if strides is None else strides
    assert asked(say(state, "pass")) == (YOU, "stride" if wanted else "main")


# --- the main phase ---


@in_formats(*ALL)
def test_a_unit_that_left_and_came_back_may_use_its_ability_again() -> None:
    """H 38 [CR 4.1.4]: it is a new object."""
    state = lay("main", {"R1": [TEST]}, {}, made(TEST, Act((Return(This()),), where=("RC",))))
    say(state, f"act {TEST}>1")
    assert names(state, YOU, "hand") == [TEST]
    say(state, f"call {TEST}>R1")
    assert can(state, f"act {TEST}>1")


@in_formats(*ALL)
def test_a_unit_that_stayed_may_not() -> None:
    """H 38 [CR 4.1.4]: moving is no new object."""
    state = lay("main", {"R1": [TEST]}, {}, made(TEST, Act((Draw(1),), where=("RC",))))
    say(state, f"act {TEST}>1", "move R1")
    assert why_not(state, f"act {TEST}>1") == "used_up"


@in_formats(*ALL)
def test_the_cost_is_paid_even_where_the_condition_fails() -> None:
    """H 39 [CR 8.1.1.1.2]."""
    card = made(TEST, Act((Draw(1),), cost=(CounterBlast(1),), needs=AtLeast(1, Group("drop"))))
    state = lay("main", {"V": [TEST], "damage": [RINO, EGG]}, {}, card)
    say(state, f"act {TEST}>1", f"choose {RINO}")
    assert sorted(shown.marks.get("face", 0) for shown in cards(state, YOU, "damage")) == [0, 1]
    assert count(state, YOU, "hand") == 0
    assert told(state, 0, "ON_COST_PAID", "ON_DRAW") == ["ON_COST_PAID"]
    assert why_not(state, f"act {TEST}>1") == "used_up"


@in_formats(*ALL)
@pytest.mark.parametrize(("up", "down"), [(1, 3), (0, 2), (1, 0)])
def test_spent_damage_does_not_pay_a_counter_blast(up: int, down: int) -> None:
    """H 40 [S1]."""
    card = made(TEST, Act((Draw(1),), cost=(CounterBlast(2),)))
    damage = [RINO] * up + [spent(EGG)] * down
    state = lay("main", {"V": [TEST], "damage": damage}, {}, card)
    assert why_not(state, f"act {TEST}>1") == "cannot_pay"


@in_formats(*ALL)
def test_two_face_up_damage_cards_pay_it() -> None:
    """H 40 [S1]."""
    card = made(TEST, Act((Draw(1),), cost=(CounterBlast(2),)))
    state = lay("main", {"V": [TEST], "damage": [RINO, EGG, spent(REIYU)]}, {}, card)
    say(state, f"act {TEST}>1", f"choose {RINO}", f"choose {EGG}")
    assert [shown.marks.get("face") for shown in cards(state, YOU, "damage")] == [1, 1, 1]
    assert count(state, YOU, "hand") == 1


@in_formats(*ALL)
def test_a_card_of_the_soul_pays_a_soul_blast_with_itself_and_cannot_be_called_then() -> None:
    """H 41 [E1]: it is the only card of the soul when it was rode upon."""
    card = made(TEST, Auto(RodeUpon(), (Draw(1), Call(This())), cost=(SoulBlast(1),)), grade=1, power=8000)
    state = say(lay("ride", {"V": [TEST], "hand": [REIYU]}, {}, card), f"ride {REIYU}")
    assert asked(state) == (YOU, "option")
    say(state, "option 1")
    assert (names(state, YOU, "soul"), names(state, YOU, "drop"), count(state, YOU, "hand")) == ([], [TEST], 1)
    assert "ON_CALL" not in kinds(state) and asked(state)[1] != "place"


@in_formats(*ALL)
def test_another_card_pays_it_and_then_it_can_be_called() -> None:
    """H 41 [E1], the other side."""
    card = made(TEST, Auto(RodeUpon(), (Call(This()),), cost=(SoulBlast(1),)), grade=1, power=8000)
    state = say(lay("ride", {"V": [TEST], "hand": [REIYU], "soul": [EGG]}, {}, card), f"ride {REIYU}", "option 1")
    say(state, f"choose {EGG}", "place R1")
    assert (names(state, YOU, "R1"), names(state, YOU, "drop")) == ([TEST], [EGG])


@in_formats(*ALL)
def test_a_cost_that_cannot_be_paid_whole_is_not_paid_in_part() -> None:
    """H 42 [CR]: an AUTO is not even asked for, an ACT is refused."""
    cost = (CounterBlast(1), SoulBlast(1), DiscardFromHand(1))
    card = made(TEST, Act((Draw(1),), where=("RC",), cost=cost), Auto(Placed(), (Draw(1),), cost=cost))
    state = lay("main", {"V": [NIRVANA], "hand": [TEST], "damage": [RINO], "soul": [EGG]}, {}, card)
    say(state, f"call {TEST}>R1")
    assert asked(state) == (YOU, "main")
    assert why_not(state, f"act {TEST}>1") == "cannot_pay"
    assert {"ON_FLIP", "ON_COUNTER_BLAST", "ON_SOUL_BLAST", "ON_COST_PAID"}.isdisjoint(kinds(state))
    assert not cards(state, YOU, "damage")[0].marks.get("face") and names(state, YOU, "soul") == [EGG]


@in_formats(*ALL)
def test_one_card_does_not_pay_two_parts_of_a_cost() -> None:
    """H 42 [CR]: all parts are paid at once."""
    card = made(TEST, Act((Draw(1),), cost=(DiscardFromHand(1), DiscardFromHand(1))))
    assert why_not(lay("main", {"V": [TEST], "hand": [RINO]}, {}, card), f"act {TEST}>1") == "cannot_pay"


def order(name: str, grade: int, kind: str = "normal order") -> CardDef:
    """An order that draws a card."""
    return make.order(f"test/{name}", name, "Dragon Empire", grade, Play((Draw(1),)), kind=kind)


@in_formats(*ALL)
def test_an_order_above_the_vanguards_grade_is_refused() -> None:
    """H 43 [S0]."""
    state = lay("main", {"V": [REIYU], "hand": ["High", "Low"]}, {}, order("High", 3), order("Low", 2))
    assert why_not(state, "order High") == "order_grade"
    assert can(state, "order Low")


@in_formats(*ALL)
def test_one_normal_order_per_turn() -> None:
    """H 43 [S0]."""
    state = lay("main", {"hand": ["High", "Low"]}, {}, order("High", 3), order("Low", 2))
    say(state, "order High")
    assert (names(state, YOU, "drop"), count(state, YOU, "hand")) == (["High"], 2)
    assert why_not(state, "order Low") == "order_limit"


@in_formats(*ALL)
@pytest.mark.parametrize("limit", [1, 2])
def test_how_many_orders_a_turn_is_a_rule(limit: int) -> None:
    """A.1 17: one limit, whatever kinds."""
    state = lay("main", {"hand": ["High", "Low"]}, {}, order("High", 3), order("Low", 2), rules={"order_limit": limit})
    assert can(say(state, "order High"), "order Low") == (limit == 2)


@in_formats(*ALL)
def test_a_blitz_order_above_the_vanguards_grade_is_refused() -> None:
    """H 43 [S0]."""
    blitz = [order("High", 3, "blitz order"), order("Low", 2, "blitz order")]
    state = say(lay("battle", {"R1": [NIRVANA]}, {"V": [REIYU], "hand": ["High", "Low"]}, *blitz), "attack R1>V")
    assert asked(state) == (THEY, "guard")
    assert why_not(state, "order High") == "order_grade"
    assert can(state, "order Low")


@in_formats(*ALL)
def test_one_blitz_order_per_turn_of_the_opponent() -> None:
    """H 43 [S0]: it is the limit of the turn, not of the battle."""
    blitz = [order("High", 3, "blitz order"), order("Low", 2, "blitz order")]
    state = lay("battle", {"R1": [NIRVANA], "R2": [NIRVANA]}, {"hand": ["High", "Low"]}, *blitz)
    say(state, "attack R1>V", "order High")
    assert asked(state) == (THEY, "guard")
    assert why_not(state, "order Low") == "order_limit"
    say(state, "pass", "attack R2>V")
    assert why_not(state, "order Low") == "order_limit"


@in_formats(*ALL)
def test_an_order_that_is_called_goes_to_the_drop_zone_and_the_rear_guard_stays() -> None:
    """H 44 [W]."""
    card = acting(Choose("t", Group("hand")), Call(It("t")))
    you: Side = {"V": [TEST], **{circle: [RINO] for circle in ("R1", "R2", "R3", "R4", "R5")}, "hand": ["Low"]}
    state = lay("main", you, {}, card, order("Low", 2))
    say(state, f"act {TEST}>1", "choose Low")
    assert asked(state) == (YOU, "main")
    assert names(state, YOU, "drop") == ["Low"]
    assert [count(state, YOU, circle) for circle in ("R1", "R2", "R3", "R4", "R5")] == [1] * 5
    assert "ON_CALL" not in kinds(state)


@in_formats(*ALL)
def test_a_soul_charge_takes_what_the_deck_has_and_the_loss_is_seen_afterwards() -> None:
    """H 45 [S0,CR]."""
    state = lay("main", {"V": [TEST], "deck": [RINO, EGG]}, {}, acting(SoulCharge(3)))
    say(state, f"act {TEST}>1")
    assert ending(state) == (THEY, "empty_deck")
    assert names(state, YOU, "soul") == [RINO, EGG]
    (charge,) = [event for event in state.events(None) if event.kind == "ON_SOUL_CHARGE"]
    assert charge.values == {"n": 2}
    assert kinds(state)[-2:] == ["ON_SOUL_CHARGE", "ON_GAME_END"]


@in_formats(*ALL)
def test_the_rest_of_an_ability_is_done_before_an_empty_deck_loses() -> None:
    """H 45 [CR]: at the next check timing, which is after the ability."""
    state = lay("main", {"V": [TEST], "deck": [RINO], "drop": [EGG]}, {}, refilling())
    say(state, f"act {TEST}>1")
    assert asked(state) == (YOU, "main") and count(state, YOU, "deck") == 1


def refilling() -> CardDef:
    """Charges the last card, then puts another under the deck."""
    return made(TEST, Act((SoulCharge(1), ToBottom(Group("drop"))), gate=AtMost(1, Group("deck"))))
