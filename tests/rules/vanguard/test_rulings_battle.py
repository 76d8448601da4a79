"""Rulings with a card made for each (H of the rules page): attacks, guards, checks, locks and durations."""

from __future__ import annotations

import pytest

from duelwright import CardDef
from duelwright.games.vanguard import make
from duelwright.games.vanguard.vocabulary import (
    Act,
    Attacks,
    Auto,
    BattleEnds,
    Call,
    ComeUnder,
    Continuous,
    Gain,
    Group,
    Has,
    Hits,
    Lock,
    Matches,
    Misses,
    PhaseStarts,
    Power,
    Retired,
    Reveals,
)
from duelwright.language.node import Condition
from duelwright.language.nodes import AtLeast, Change, Count, Draw, This

from .table import (
    BLANKS,
    DRAW,
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
    battle,
    by_effect_gain,
    can,
    count,
    kinds,
    names,
    number,
    options,
    power,
    resting,
    rests,
    say,
    told,
    unit,
    why_not,
)
from .test_rulings import OTHER, TEST, go_on, lay, made

BRUCE = 'Diabolos, "Violence" Bruce'  # grade 3, 13000, of another nation
STANDS = make.trigger("test/stand", "A Stand Trigger", "Dragon Empire", "stand", 10000, 5000, 10000)


def locked(card: str) -> Side:
    """A rear-guard that is locked."""
    return {"card": card, "locked": 1, "face": "down"}


def strong(least: int) -> Condition:
    """While this unit has so much power."""
    return Matches(This(), that=(Power(least=least),))


# --- guards and targets ---


def test_who_cannot_call_guardians_from_the_hand_may_still_intercept() -> None:
    """H 61 [E1,W]."""
    ban = made(TEST, Auto(Attacks(), (ComeUnder("no guard from hand", "opponent", "battle"),)))
    state = lay("battle", {"R1": [TEST], "R2": [VAIRINA]}, {"R1": [REIYU], "hand": [RINO]}, ban)
    say(state, "attack R1>V")
    assert why_not(state, f"guard {RINO}") == "cannot_guard"
    say(state, "intercept R1")
    assert power(state, THEY, "V") == 18000
    say(state, "pass", "attack R2>V")
    assert can(state, f"guard {RINO}")  # it was for that battle


def whole_row() -> CardDef:
    """Battles the whole front row, and tells of every unit that is hit or not."""
    return made(TEST, Has(This(), "front row battle"), Auto(Hits(), (Draw(1),)), Auto(Misses(), (Draw(2),)))


def test_several_attacked_units_are_compared_each_for_itself() -> None:
    """H 67 [E1,CR 7.3.1.4.5]."""
    they: Side = {"R1": [REIYU], "R2": [VAIRINA], "hand": [TRICKSTAR, RINO]}
    state = say(lay("battle", {"R1": [TEST]}, they, whole_row()), "attack R1>V")
    assert asked(state) == (THEY, "guard")
    say(state, f"guard {RINO}>R1", "pass")
    assert (names(state, THEY, "R1"), names(state, THEY, "R2")) == ([REIYU], [])
    assert count(state, THEY, "damage") == 1
    hits = [event.cards[1].card for event in state.events(None) if event.kind == "ON_ATTACK_HIT"]
    misses = [event.cards[1].card for event in state.events(None) if event.kind == "ON_ATTACK_MISS"]
    assert (hits, misses) == (["d-sd01/001", "d-sd01/006"], ["d-sd01/002"])


def test_hit_abilities_are_played_for_each_unit_that_is_hit() -> None:
    """H 67 [E1,CR 7.3.1.4.5]: two units are hit, one is not."""
    they: Side = {"R1": [REIYU], "R2": [VAIRINA], "hand": [RINO]}
    state = say(lay("battle", {"R1": [TEST]}, they, whole_row()), "attack R1>V", f"guard {RINO}>R1", "pass")
    while asked(state) == (YOU, "order"):
        say(state, "option 1")
    assert count(state, YOU, "hand") == 1 + 1 + 2


def test_a_guardian_helps_only_the_unit_that_it_guards() -> None:
    """H 67 [E1]: it is assigned when it is called."""
    they: Side = {"R1": [REIYU], "R2": [VAIRINA], "hand": [RINO]}
    state = say(lay("battle", {"R1": [TEST]}, they, whole_row()), "attack R1>V", f"guard {RINO}>R1")
    assert [power(state, THEY, circle) for circle in ("V", "R1", "R2")] == [13000, 15000, 10000]


# --- locked rear-guards ---


def test_a_locked_rear_guard_is_not_attacked_and_does_not_attack() -> None:
    """H 68 [QA Q507/508]."""
    state = lay("battle", {"R1": [locked(INFERNO)]}, {"R1": [locked(REIYU)]})
    assert options(state) == ["attack V>V", "pass"]
    assert why_not(state, "attack V>R1") == why_not(state, "attack R1>V") == "no_unit_there"


def test_a_locked_rear_guard_does_not_boost() -> None:
    """H 68 [QA Q507/508]."""
    state = say(lay("battle", {"R1": [INFERNO], "R3": [locked(RINO)]}, {}), "attack R1>V")
    assert asked(state) == (THEY, "guard") and power(state, YOU, "R1") == 13000


def test_a_locked_rear_guard_does_not_intercept() -> None:
    """H 68 [QA Q507/508]."""
    state = say(lay("battle", {"R1": [INFERNO]}, {"R1": [locked(REIYU)]}), "attack R1>V")
    assert why_not(state, "intercept R1") == "no_unit_there"


def test_nothing_is_called_over_a_locked_rear_guard() -> None:
    """H 68 [QA Q507/508]."""
    state = lay("main", {"R1": [locked(REIYU)], "hand": [RINO]}, {})
    assert why_not(state, f"call {RINO}>R1") == "locked_circle"
    assert can(state, f"call {RINO}>R3")


def test_an_effect_calls_nothing_over_a_locked_rear_guard() -> None:
    """H 68 [QA Q507/508]."""
    card = made(TEST, Act((Call(Group("drop"), "front row RC"),)))
    state = lay("main", {"V": [TEST], "R1": [locked(REIYU)], "drop": [RINO]}, {}, card)
    say(state, f"act {TEST}>1")
    assert (names(state, YOU, "R2"), count(state, YOU, "R1")) == ([RINO], 1)


def test_a_locked_card_does_not_count_as_a_rear_guard() -> None:
    """H 68 [QA Q507/508]."""
    fan = made(TEST, Continuous(This(), "power", Count(Group("rear-guards"), 1000)))
    state = lay("main", {"V": [TEST], "R1": [locked(REIYU)], "R2": [REIYU]}, {}, fan)
    assert power(state, YOU, "V") == 14000


def test_an_act_of_a_locked_rear_guard_is_not_played() -> None:
    """H 68 [QA Q507/508]: it is no unit."""
    card = made(TEST, Act((Draw(1),), where=("RC",)))
    assert not can(lay("main", {"R1": [locked(TEST)]}, {}, card), f"act {TEST}>1")


def test_a_locked_unit_is_locked_until_its_owners_end_phase() -> None:
    """H 88 [S0,W]: then it stands, as a new object."""
    row = Group("rear-guards", "opponent's")
    card = made(TEST, Act((Change(row, "power", 5000, "always"), Lock(row))))
    state = lay("main", {"V": [TEST]}, {"R1": [resting(REIYU)]}, card)
    say(state, f"act {TEST}>1")
    go_on(state, THEY, "main")
    assert unit(state, THEY, "R1").marks.get("locked") == 1
    go_on(state, THEY, "attack")
    assert "ON_UNLOCK" not in kinds(state)
    before = number(state)
    go_on(state, YOU, "ride")
    (unlock,) = [event for event in state.events(None, before) if event.kind == "ON_UNLOCK"]
    assert (unlock.turn, unlock.phase, unlock.seat) == (6, "end", THEY)
    assert not unit(state, THEY, "R1").marks.get("locked") and not unit(state, THEY, "R1").marks.get("face")
    assert not rests(state, THEY, "R1")
    assert power(state, THEY, "R1") == 10000


def test_the_end_phase_of_the_other_player_unlocks_nothing() -> None:
    """H 88 [S0,W]."""
    state = go_on(lay("battle", {}, {"R1": [locked(REIYU)]}), THEY, "ride")
    assert unit(state, THEY, "R1").marks.get("locked") == 1


def test_an_unlocked_unit_plays_its_ability_of_the_end_of_the_turn() -> None:
    """H 89 [S0]."""
    card = made(TEST, Auto(PhaseStarts("end"), (Draw(1),)))
    state = go_on(lay("battle", {"R1": [locked(TEST)]}, {}, card), THEY, "ride")
    assert count(state, YOU, "hand") == 1
    order = ["ON_UNLOCK", "ON_ABILITY_PLAYED", "ON_DRAW", "ON_END_PHASE_END"]
    assert told(state, 0, *order)[:4] == order


# --- checks ---


@pytest.mark.parametrize(
    ("retire", "order"),
    [
        ("after_checks", ["ON_DAMAGE_CHECK", "ON_DAMAGE_TAKEN", "ON_RETIRE", "ON_DRAW"]),
        ("before_damage", ["ON_RETIRE", "ON_DRAW", "ON_DAMAGE_CHECK", "ON_DAMAGE_TAKEN"]),
    ],
)
def test_guardians_leave_after_the_damage_checks(retire: str, order: list[str]) -> None:
    """H 71 [S0 vs S1]: D has them leave afterwards; the other order is a rule."""
    guardian = made(TEST, Auto(Retired(), (Draw(1),)), grade=1, power=8000)
    you: Side = {"R1": [INFERNO]}
    state = lay("battle", you, {"hand": [TEST]}, guardian, rules={"guardians_retire": retire})
    say(state, "attack R1>V", f"guard {TEST}", "pass")
    assert told(state, 0, *order) == order
    assert (count(state, THEY, "damage"), count(state, THEY, "hand")) == (1, 1)


def test_a_guardian_of_the_nation_does_not_make_a_trigger_match() -> None:
    """H 75 [CR 7.5.1.2.2]."""
    they: Side = {"V": [BRUCE], "hand": [RINO], "deck": [DRAW, *BLANKS]}
    state = battle({"R1": [INFERNO], "R3": [RINO]}, they, {"trigger_match": "nation"})
    say(state, "attack R1>V", "boost R3", f"guard {RINO}", "pass")
    assert asked(state) == (YOU, "attack")
    (check,) = [event for event in state.events(None) if event.kind == "ON_CHECK"]
    assert check.values["matched"] == 0
    assert (count(state, THEY, "damage"), count(state, THEY, "hand")) == (1, 0)


def test_a_rear_guard_of_the_nation_does() -> None:
    """H 75 [CR 7.5.1.2.2]."""
    they: Side = {"V": [BRUCE], "R3": [RINO], "deck": [DRAW, *BLANKS]}
    state = battle({"R1": [INFERNO]}, they, {"trigger_match": "nation"})
    say(state, "attack R1>V", "pass")
    assert asked(state) == (THEY, "trigger") and count(state, THEY, "hand") == 1


def test_a_stand_trigger_stands_a_rear_guard_that_attacks_again() -> None:
    """H 79 [S0,W]."""
    you: Side = {"V": [RINO], "R1": [INFERNO], "R2": [VAIRINA], "deck": ["A Stand Trigger", *BLANKS]}
    state = say(lay("battle", you, {}, STANDS), "attack R1>V", "pass", "attack V>V", "pass")
    assert asked(state) == (YOU, "stand")
    assert len(options(state)) == 1  # the other rear-guard stands already
    say(state, f"choose {INFERNO}")
    assert asked(state) == (YOU, "trigger") and not rests(state, YOU, "R1")
    say(state, f"choose {INFERNO}")
    assert power(state, YOU, "R1") == 23000
    assert can(state, "attack R1>V")
    (stood,) = [event for event in state.events(None) if event.kind == "ON_STAND"]
    assert stood.values == {"by_effect": 1}


def test_a_stand_trigger_without_a_resting_rear_guard_gives_its_power() -> None:
    """D 3: none to stand, then that part is left out."""
    you: Side = {"V": [RINO], "R2": [VAIRINA], "deck": ["A Stand Trigger", *BLANKS]}
    state = say(lay("battle", you, {}, STANDS), "attack V>V", "pass")
    assert asked(state) == (YOU, "trigger")


def test_a_checked_card_that_an_ability_called_is_not_put_into_the_hand() -> None:
    """H 81 [S0]."""
    caller = made(TEST, Auto(Reveals("drive", Group("trigger")), (Call(Group("trigger")),)), grade=2)
    state = lay("battle", {"V": [TEST], "deck": [REIYU, *BLANKS]}, {}, caller)
    say(state, "attack V>V", "pass", "place R1")
    assert (names(state, YOU, "R1"), count(state, YOU, "hand"), count(state, YOU, "trigger")) == ([REIYU], 0, 0)
    assert "ON_SENT_TO_HAND" not in kinds(state)
    assert can(state, "attack R1>V")


# --- durations ---


@pytest.mark.parametrize(("gained", "drawn"), [(5000, 1), (0, 0)])
def test_what_lasts_until_end_of_turn_still_counts_at_the_end_of_the_turn(gained: int, drawn: int) -> None:
    """H 90 [S0]: abilities first, then it ends."""
    card = made(TEST, Auto(PhaseStarts("end"), (Draw(1),), needs=strong(18000)))
    state = lay("battle", {"R1": [TEST]}, {}, card)
    by_effect_gain(state, YOU, "R1", "power", gained)
    go_on(state, THEY, "ride")
    assert (count(state, YOU, "hand"), power(state, YOU, "R1")) == (drawn, 13000)


def test_what_lasts_until_end_of_battle_is_still_on_in_the_close_step_and_gone_in_the_next_battle() -> None:
    """H 91 [CR 7.7.1.2]."""
    card = made(
        TEST,
        Auto(Attacks(), (Change(This(), "power", 5000, "battle"),)),
        Auto(BattleEnds(), (Draw(1),), needs=strong(18000)),
    )
    watcher = made(OTHER, Auto(BattleEnds(), (Draw(1),), needs=AtLeast(1, Group("rear-guards", that=(Power(18000),)))))
    state = lay("battle", {"R1": [TEST], "R2": [OTHER]}, {}, card, watcher)
    say(state, "attack R1>V", "pass")
    assert (count(state, YOU, "hand"), power(state, YOU, "R1")) == (1, 13000)
    say(state, "attack R2>V", "pass")
    assert count(state, YOU, "hand") == 1


def test_a_unit_that_cannot_stand_stays_at_rest_once() -> None:
    """H 92 [E1]."""
    card = made(TEST, Act((Gain(Group("rear-guards", "opponent's"), "no stand", "next turn"),)))
    state = lay("main", {"V": [TEST]}, {"V": [resting(NIRVANA)], "R1": [resting(REIYU)]}, card)
    say(state, f"act {TEST}>1")
    go_on(state, THEY, "main")
    assert (rests(state, THEY, "V"), rests(state, THEY, "R1")) == (False, True)
    go_on(state, YOU, "main")
    go_on(state, THEY, "main")
    assert not rests(state, THEY, "R1")
