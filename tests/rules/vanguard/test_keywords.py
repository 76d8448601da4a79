"""Keywords of section E and the corners where they meet: locks, orders, costs, tokens, damage by effects."""

from __future__ import annotations

import pytest

import duelwright as dw
from duelwright.games.vanguard.make import order, unit
from duelwright.games.vanguard.vocabulary import (
    Act,
    Auto,
    Continuous,
    CounterCharge,
    CreateToken,
    DealDamage,
    DidSo,
    DiscardFromHand,
    EnergyCharge,
    Grade,
    Group,
    Has,
    HealDamage,
    Later,
    Misses,
    Pay,
    PhaseStarts,
    Placed,
    PutOnGuard,
    Putting,
    Repeat,
    Retire,
    Retired,
    Retiring,
    Reveals,
    SetTo,
    SoulCharge,
    ToBottomAnyOrder,
    WinFight,
)
from duelwright.language.node import Effect
from duelwright.language.nodes import Change, Choose, Draw, If, It, Look, May, Rest, This

from .table import (
    BLANKS,
    EGG,
    INFERNO,
    NIRVANA,
    REIYU,
    RINO,
    THEY,
    TRICKSTAR,
    VAIRINA,
    YOU,
    Side,
    asked,
    by_effect_put,
    can,
    count,
    ending,
    names,
    options,
    power,
    say,
    shipped,
    spelled,
    why_not,
)

TEST = "A Test Unit"
SANCTITUDE = "Elementaria Sanctitude"
SPRINGS = "Secret Bath Dragoncry Hot Springs"


def made(*abilities: Act | Auto | Continuous | Has, name: str = TEST, grade: int = 3) -> dw.CardDef:
    return unit(f"test/{name.lower().replace(' ', '-')}", name, "", grade, 13000, 0, *abilities)


def fight(phase: str, you: Side, they: Side | None, *cards: dw.CardDef) -> dw.State:
    return shipped(phase, you, they, game=dw.game("vanguard-d", cards=list(cards)))


def locked(card: str) -> Side:
    return {"card": card, "locked": 1, "face": "down"}


def test_a_protection_that_is_nullified_does_not_help() -> None:
    """H 64 [E1]."""
    piercer = made(Has(This(), "sure hit", ("VC",)))
    guard = "Escort Stealth Dragon, Hayashi Kaze"
    state = fight("battle", {"V": [TEST]}, {"hand": [guard, RINO]}, piercer)
    say(state, "attack V>V", f"guard {guard}", "option 1", f"choose {RINO}", f"choose {NIRVANA}", "pass")
    assert count(state, THEY, "damage") == 1


# --- lock ---


def test_nothing_moves_through_a_lock_circle() -> None:
    """B: a locked card's circle cannot be moved through [QA Q507]."""
    for you in ({"R1": [REIYU], "R3": [locked(RINO)]}, {"R1": [locked(RINO)], "R3": [REIYU]}):
        state = shipped("main", dict(you))
        assert why_not(state, "move R1") == "locked_circle"
        assert "move R1" not in options(state)


def test_a_locked_card_plays_no_ability() -> None:
    """B: it has no text [QA Q507-509]."""
    waker = made(Auto(PhaseStarts("battle"), (Draw(1),)), name="Waker")
    lender = made(Continuous(Group("vanguard"), "power", 5000), name="Lender")
    awake = fight("main", {"R1": ["Waker"], "R2": ["Lender"]}, None, waker, lender)
    assert power(awake, YOU, "V") == 18000
    assert count(say(awake, "pass"), YOU, "hand") == 1
    asleep = fight("main", {"R1": [locked("Waker")], "R2": [locked("Lender")]}, None, waker, lender)
    assert power(asleep, YOU, "V") == 13000
    assert count(say(asleep, "pass"), YOU, "hand") == 0


# --- orders and costs ---


def test_an_order_is_not_discarded_for_its_own_cost() -> None:
    """C.1: all or nothing; the card that is played is no longer a card of the hand."""
    state = say(shipped("battle", {"R1": [INFERNO]}, {"hand": [SANCTITUDE]}), "attack R1>V")
    assert why_not(state, f"order {SANCTITUDE}") == "cannot_pay"


def test_a_set_order_only_lies_down_when_it_is_played() -> None:
    """Its ACT is another matter, in the order zone."""
    state = say(shipped("main", {"hand": [SPRINGS], "energy": 0}), f"order {SPRINGS}")
    assert names(state, YOU, "order") == [SPRINGS]
    assert state.view(YOU).seats[YOU].counters["energy"] == 0


def test_an_ability_that_a_cost_sets_off_waits_until_the_act_has_resolved() -> None:
    """C.1: check timing comes after the action, not between its cost and its effect."""
    payer = made(Act((Draw(2),), ("VC",), cost=(Retiring(Group("rear-guards")),)), name="Payer")
    mourner = made(Auto(Retired(), (Draw(1),)), name="Mourner", grade=1)
    state = fight(
        "main", {"V": ["Payer"], "R1": ["Mourner"], "deck": [EGG, RINO, REIYU, *BLANKS]}, None, payer, mourner
    )
    say(state, "act Payer>1", "choose Mourner")
    played = [event for event in state.events(None) if event.kind in ("ON_RETIRE", "ON_DRAW")]
    assert [event.kind for event in played] == ["ON_RETIRE", "ON_DRAW", "ON_DRAW", "ON_DRAW"]
    assert [event.cause[1] for event in played if not isinstance(event.cause, str)][1:] == [
        *["test/payer"] * 2,
        "test/mourner",
    ]


def test_the_discard_for_a_ride_sets_nothing_off_before_the_ride() -> None:
    """C.3, RIDE: check timing comes after the ride."""
    wizard = "Tolerance Wizard"
    side: Side = {"V": [RINO], "ride": [REIYU], "hand": [wizard], "soul": [EGG, TRICKSTAR], "deck": [INFERNO, *BLANKS]}
    state = say(shipped("ride", side), f"ride {REIYU}", f"choose {wizard}")
    assert names(state, YOU, "V") == [REIYU]
    assert asked(state)[1] in ("option", "order")


def test_a_normal_order_without_a_text_goes_to_the_drop_zone() -> None:
    whisper = order("test/whisper", "Whisper", "", 0)
    state = say(fight("main", {"hand": ["Whisper"]}, None, whisper), "order Whisper")
    assert names(state, YOU, "drop") == ["Whisper"]


# --- damage by an effect, tokens, the bottom of the deck ---


def test_damage_by_an_effect_is_pending_until_check_timing() -> None:
    """C.2, 9; H 99: the effect wins inside its resolution."""
    state = fight("main", {"V": [TEST], "damage": [EGG] * 5}, None, made(Act((DealDamage(1, "you"), WinFight()))))
    assert ending(say(state, f"act {TEST}>1")) == (YOU, "by_effect")


def test_damage_by_an_effect_is_dealt_by_damage_checks() -> None:
    state = fight("main", {"V": [TEST]}, {"deck": [RINO, REIYU, *BLANKS]}, made(Act((DealDamage(2), Draw(1)))))
    say(state, f"act {TEST}>1")
    assert names(state, THEY, "damage") == [RINO, REIYU]


def test_the_player_chooses_the_circle_of_a_token() -> None:
    state = fight("main", {"V": [TEST], "removed": ["Plant", "Plant"]}, None, made(Act((CreateToken("Plant", 2),))))
    say(state, f"act {TEST}>1", "place R5", "place R1")
    assert (names(state, YOU, "R1"), names(state, YOU, "R5")) == (["Plant"], ["Plant"])


def test_cards_go_under_the_deck_in_the_order_their_player_likes() -> None:
    looker = made(Act((Look("t", 3), Choose("u", It("t")), ToBottomAnyOrder(Rest("t", "u")))))
    state = fight("main", {"V": [TEST], "deck": [EGG, RINO, REIYU, NIRVANA]}, None, looker)
    say(state, f"act {TEST}>1", f"choose {RINO}", f"choose {REIYU}", f"choose {EGG}")
    assert asked(state) == (YOU, "main")
    deck = [state.game.definitions[state.defs[card]].name for card in state.zones[state.game.place(YOU, 0)]]
    assert deck == [RINO, NIRVANA, REIYU, EGG]


# --- costs that meet, "if you did", durations, later ---

REAR = Group("rear-guards")


def test_what_few_cards_can_pay_is_decided_first() -> None:
    """C.1, H 42: all or nothing."""
    cost = (DiscardFromHand(1), DiscardFromHand(1, that=(Grade(3, 3),)))
    state = fight("main", {"V": [TEST], "hand": [INFERNO, RINO]}, None, made(Act((Draw(1),), cost=cost)))
    say(state, f"act {TEST}>1")
    assert not can(state, f"choose {RINO}")
    say(state, f"choose {INFERNO}", f"choose {RINO}")
    assert sorted(names(state, YOU, "drop")) == sorted([INFERNO, RINO])


def test_a_unit_does_not_pay_twice() -> None:
    """C.1, H 42."""
    payer = made(Act((Draw(1),), ("RC",), cost=(Retiring(REAR), Putting(This(), "soul"))), grade=1)
    assert why_not(fight("main", {"R1": [TEST]}, None, payer), f"act {TEST}>1") == "cannot_pay"
    state = say(fight("main", {"R1": [TEST], "R2": [RINO]}, None, payer), f"act {TEST}>1", f"choose {RINO}")
    assert (names(state, YOU, "soul"), names(state, YOU, "drop")) == ([TEST], [RINO])


def test_a_unit_that_was_chosen_before_can_still_pay() -> None:
    payer = made(Act((Choose("t", REAR), Pay((Retiring(REAR),), (Draw(1),))), ("RC",)), grade=1)
    state = say(fight("main", {"R1": [TEST]}, None, payer), f"act {TEST}>1", "option 1")
    assert names(state, YOU, "drop") == [TEST] and count(state, YOU, "hand") == 1


@pytest.mark.parametrize(
    "done", [Draw(1), SoulCharge(1), CounterCharge(1), EnergyCharge(1), HealDamage(1), Change(This(), "power", 1000)]
)
def test_if_you_did_means_the_step_before(done: Effect) -> None:
    state = fight(
        "main",
        {"V": [TEST], "damage": [{"card": EGG, "face": "down"}], "R1": [RINO]},
        None,
        made(Act((May((done,)), If(DidSo(), (Retire(REAR),))))),
    )
    declined = say(state.clone(), f"act {TEST}>1", "pass")
    assert names(declined, YOU, "R1") == [RINO]
    assert names(say(state, f"act {TEST}>1", "option 1"), YOU, "R1") == []


def test_until_the_end_of_the_opponents_next_turn_is_not_this_one() -> None:
    """G.1: durations."""
    helper = made(Auto(PutOnGuard(), (Change(Group("vanguard"), "power", 5000, "next turn"),)), grade=1)
    state = fight("battle", {"deck": BLANKS * 3}, {"hand": [TEST], "deck": BLANKS * 3}, helper)
    say(state, "attack V>V", f"guard {TEST}")
    while state.turn < 7:
        state.apply(state.legal()[-1])
    assert power(state, THEY, "V") == 18000
    while state.turn < 8:
        state.apply(state.legal()[-1])
    assert power(state, THEY, "V") == 13000


def test_what_is_put_off_in_the_end_phase_is_done_in_the_same_turn() -> None:
    late = made(Auto(PhaseStarts("end"), (Later("turn", (Draw(1),)),)))
    state = fight("main", {"V": [TEST]}, None, late)
    while state.turn == 5:
        state.apply(state.legal()[-1])
    assert count(state, YOU, "hand") == 1


def test_the_end_of_a_battle_that_is_not_fought_does_not_come() -> None:
    late = made(Act((Later("battle", (Draw(1),)),)))
    state = say(fight("main", {"V": [TEST]}, None, late), f"act {TEST}>1")
    assert not state.chain


def test_a_number_below_zero_can_be_set() -> None:
    setter = made(Act((Change(This(), "drive", -2), Change(This(), "drive", -2), SetTo(This(), "drive", 1))))
    state = say(fight("main", {"V": [TEST]}, None, setter), f"act {TEST}>1")
    shown = state.view(YOU).seats[YOU].zones["V"][0]
    assert shown is not None and shown.values["drive"] == 1


def test_a_repetition_in_a_repetition_is_refused() -> None:
    inner = If(DidSo(), (Repeat(2, (SoulCharge(1),)),))
    with pytest.raises(dw.CardError, match="repetition"):
        dw.game("vanguard-d", cards=[made(Act((Repeat(2, (inner,)),)))])


def test_damage_by_effects_to_both_is_dealt_to_the_turn_player_first() -> None:
    """C.1: the turn player first [CR 1.3.4]."""
    both = made(Act((DealDamage(1, "opponent"), DealDamage(1, "you"))))
    state = fight("main", {"V": [TEST], "damage": [EGG] * 5}, {"damage": [EGG] * 5}, both)
    assert ending(say(state, f"act {TEST}>1")) == (THEY, "six_damage")


def test_damage_by_an_effect_in_a_check_is_dealt_in_the_same_battle() -> None:
    """C.2, 9."""
    biter = made(Auto(Reveals("drive", Group("trigger")), (DealDamage(1),), limit="turn", where=("RC",)), grade=1)
    state = fight("battle", {"V": [RINO], "R1": [TEST]}, {"V": [NIRVANA]}, biter)
    say(state, "attack V>V", "pass")
    told = [event.kind for event in state.events(None) if event.kind in ("ON_DAMAGE_CHECK", "ON_BATTLE_END")]
    assert told == ["ON_DAMAGE_CHECK", "ON_BATTLE_END"]


def test_a_dressed_unit_that_intercepts_keeps_its_dress_until_it_leaves() -> None:
    """B, E: circle to circle keeps identity; both leave together."""
    dressed: Side = {"R1": [{"card": VAIRINA, "dressed": 1}], "dress": [{"card": TRICKSTAR, "under": 4}]}
    state = say(shipped("battle", {}, dressed), "attack V>V", "intercept R1")
    assert (names(state, THEY, "GC"), names(state, THEY, "dress")) == ([VAIRINA], [TRICKSTAR])
    say(state, "pass")
    assert sorted(names(state, THEY, "drop")) == sorted([VAIRINA, TRICKSTAR])


def test_an_original_dress_goes_with_its_unit() -> None:
    """C.2, 6: without a host it goes to the drop zone."""
    dressed: Side = {"R1": [{"card": VAIRINA, "dressed": 1}], "dress": [{"card": TRICKSTAR, "under": 4}]}
    state = say(shipped("main", {**dressed, "hand": [RINO]}), f"call {RINO}>R1")
    assert sorted(names(state, YOU, "drop")) == sorted([VAIRINA, TRICKSTAR])


def test_the_other_units_know_of_an_attack_whose_attacker_has_left() -> None:
    """C.4: the attack did not hit."""
    watcher = made(Auto(Misses(Group("units")), (Draw(1),), where=("RC",)), grade=1)
    state = say(fight("battle", {"R1": [REIYU], "R2": [TEST]}, None, watcher), "attack R1>V")
    by_effect_put(state, YOU, "R1", "hand")
    say(state, "pass")
    assert count(state, YOU, "hand") == 2


def test_a_guardian_names_whom_it_guards_only_where_several_are_attacked() -> None:
    state = say(shipped("battle", {"R1": [INFERNO]}, {"R1": [RINO], "hand": [EGG]}), "attack R1>V")
    refusal = state.explain(THEY, spelled(state, f"guard {EGG}>V"))
    assert refusal is not None and refusal.code == "guard_target" and "V" in refusal.sentence


# --- rulings that need two abilities ---


def test_who_calls_over_a_unit_orders_what_both_set_off() -> None:
    """H 35 [S1, CR 9.3]: "placed" of the new and "put into drop" of the old stand by in the same check timing."""
    comer = made(Auto(Placed(), (SoulCharge(1),)), name="Comer", grade=1)
    goer = made(Auto(Retired(), (Draw(1),)), name="Goer", grade=1)
    for first, wanted in ((1, ["ON_SOUL_CHARGE", "ON_DRAW"]), (2, ["ON_DRAW", "ON_SOUL_CHARGE"])):
        state = fight("main", {"R1": ["Goer"], "hand": ["Comer"]}, None, comer, goer)
        say(state, "call Comer>R1")
        assert (asked(state), options(state)) == ((YOU, "order"), ["option 1", "option 2"])
        say(state, f"option {first}")
        found = [event.kind for event in state.events(None) if event.kind in ("ON_SOUL_CHARGE", "ON_DRAW")]
        assert found == wanted


def test_a_protection_outlasts_the_guardian_that_gave_it() -> None:
    """H 63 [CR,E1]."""
    guard = "Escort Stealth Dragon, Hayashi Kaze"
    state = shipped("battle", {"R1": [INFERNO]}, {"hand": [guard, RINO]})
    say(state, "attack R1>V", f"guard {guard}", "option 1", f"choose {RINO}", f"choose {NIRVANA}")
    by_effect_put(state, THEY, "GC", "drop")
    assert count(state, THEY, "GC") == 0
    say(state, "pass")
    assert count(state, THEY, "damage") == 0
