"""Rulings with a card made for each (H of the rules page): attacks, guards, checks, locks and durations."""

from __future__ import annotations

import pytest

import duelwright as dw
from duelwright import CardDef, State
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
    Legion,
    Lock,
    Matches,
    Misses,
    Placed,
    Power,
    Retired,
    Reveals,
    TurnEnds,
)
from duelwright.language.node import Condition
from duelwright.language.nodes import AtLeast, Change, Count, Draw, This

from . import table
from .formats import ALL, STRIDING, Format, in_formats, of_a_clan
from .table import (
    BLANKS,
    DRAW,
    HEAL,
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
    by_effect_gain,
    by_effect_put,
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
    shipped,
    told,
    unit,
    why_not,
)
from .test_rulings import OTHER, TEST, go_on, lay, made

BRUCE = 'Diabolos, "Violence" Bruce'  # grade 3, 13000, of another nation
STANDS = make.trigger("test/stand", "A Stand Trigger", "Kagero", "stand", 10000, 5000, 10000)
WALL = make.g_guardian("test/wall", "Test Wall", "Kagero", 15000)


def locked(card: str) -> Side:
    """A rear-guard that is locked."""
    return {"card": card, "locked": 1, "face": "down"}


def strong(least: int) -> Condition:
    """While this unit has so much power."""
    return Matches(This(), that=(Power(least=least),))


# --- guards and targets ---


@in_formats(*ALL)
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


@in_formats(*STRIDING)
def test_who_cannot_call_guardians_from_the_hand_may_still_call_a_g_guardian() -> None:
    """H 61 [E1,W]: a superior call, and not from hand."""
    ban = made(TEST, Auto(Attacks(), (ComeUnder("no guard from hand", "opponent", "battle"),)))
    they: Side = {"hand": [RINO, HEAL], "G": [{"card": "Test Wall", "face": "down"}]}
    state = say(lay("battle", {"R1": [TEST]}, they, ban, WALL), "attack R1>V")
    assert why_not(state, f"guard {RINO}") == "cannot_guard"
    say(state, "gguard Test Wall", f"choose {HEAL}")
    assert power(state, THEY, "V") == 28000


@in_formats(*STRIDING)
@pytest.mark.parametrize(
    ("vanguard", "face_up", "allowed"), [(NIRVANA, 3, True), (NIRVANA, 4, False), (REIYU, 0, False)]
)
def test_a_g_guardian_needs_grade_3_on_both_sides_and_fewer_than_four_face_up(
    vanguard: str, face_up: int, allowed: bool
) -> None:
    """H 62 [S0]."""
    walls = [{"card": "Test Wall", "face": face} for face in ["down", *["up"] * face_up]]
    state = lay("battle", {"V": [vanguard]}, {"hand": [HEAL], "G": walls}, WALL)
    assert can(say(state, "attack V>V"), "gguard Test Wall") == allowed


def saved(*more: CardDef, attacker: str = INFERNO) -> State:
    """Their vanguard is attacked and they call a perfect guard for it."""
    guard = make.perfect_guard("test/guard", "A Guard", "Kagero")
    state = lay("battle", {"R1": [attacker]}, {"hand": ["A Guard", RINO]}, guard, *more)
    return say(state, "attack R1>V", "guard A Guard", "option 1", f"choose {RINO}", f"choose {NIRVANA}")


@in_formats(*ALL)
@pytest.mark.parametrize("removed", [False, True])
def test_a_perfect_guard_saves_from_any_power_also_when_the_guardian_is_gone(removed: bool) -> None:
    """H 63 [CR,E1]."""
    state = saved()
    by_effect_gain(state, YOU, "R1", "power", 100_000_000)
    if removed:
        by_effect_put(state, THEY, "GC", "drop")
    say(state, "pass")
    assert count(state, THEY, "damage") == 0 and "ON_ATTACK_MISS" in kinds(state)


@in_formats(*ALL)
def test_a_protection_that_is_nullified_does_not_help() -> None:
    """H 64 [E1]."""
    state = say(saved(made(TEST, Has(This(), "sure hit")), attacker=TEST), "pass")
    assert count(state, THEY, "damage") == 1 and "ON_ATTACK_HIT" in kinds(state)


def whole_row() -> CardDef:
    """Battles the whole front row, and tells of every unit that is hit or not."""
    return made(TEST, Has(This(), "front row battle"), Auto(Hits(), (Draw(1),)), Auto(Misses(), (Draw(2),)))


@in_formats(*ALL)
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


@in_formats(*ALL)
def test_hit_abilities_are_played_for_each_unit_that_is_hit() -> None:
    """H 67 [E1,CR 7.3.1.4.5]: two units are hit, one is not."""
    they: Side = {"R1": [REIYU], "R2": [VAIRINA], "hand": [RINO]}
    state = say(lay("battle", {"R1": [TEST]}, they, whole_row()), "attack R1>V", f"guard {RINO}>R1", "pass")
    while asked(state) == (YOU, "order"):
        say(state, "option 1")
    assert count(state, YOU, "hand") == 1 + 1 + 2


@in_formats(*ALL)
def test_a_guardian_helps_only_the_unit_that_it_guards() -> None:
    """H 67 [E1]: it is assigned when it is called."""
    they: Side = {"R1": [REIYU], "R2": [VAIRINA], "hand": [RINO]}
    state = say(lay("battle", {"R1": [TEST]}, they, whole_row()), "attack R1>V", f"guard {RINO}>R1")
    assert [power(state, THEY, circle) for circle in ("V", "R1", "R2")] == [13000, 15000, 10000]


@in_formats(*ALL)
def test_the_booster_is_told_before_the_target_in_d_only(form: Format) -> None:
    """A.1 5 [S2 vs S1,CR]."""
    state = say(lay("battle", {"R1": [INFERNO], "R3": [RINO]}, {}), "attack R1>V", "boost R3")
    wanted = ["ON_BOOST", "ON_ATTACK"] if form.label == "D" else ["ON_ATTACK", "ON_BOOST"]
    assert told(state, 0, *wanted) == wanted


@in_formats(*ALL)
@pytest.mark.parametrize("placed", [None, True, False])
def test_an_interceptor_is_placed_by_a_rule(placed: bool | None, form: Format) -> None:
    """A.1 26 [S1 vs S0]: "when placed on (GC)" is heard for it in V only; for a guardian everywhere."""
    rules: dict[str, object] | None = None if placed is None else {"interceptor_is_placed": placed}
    card = made(TEST, Auto(Placed(("GC",)), (Draw(1),)), grade=2, shield=5000)
    state = say(lay("battle", {}, {"R1": [TEST], "hand": [TEST]}, card, rules=rules), "attack V>V", f"guard {TEST}")
    assert count(state, THEY, "hand") == 1
    wanted = form.label == "V" if placed is None else placed
    assert count(say(state, "intercept R1"), THEY, "hand") == 1 + wanted


@in_formats(*ALL)
@pytest.mark.parametrize("apart", [None, True, False])
def test_guardians_leave_with_the_rear_guard_or_before_it(apart: bool | None, form: Format) -> None:
    """A.1 30: before it in V and, with all guardians, in premium; together in D."""
    rules: dict[str, object] = {"guardians_before_rear_guard": apart, "guardians_retire": "after_checks"}
    they: Side = {"R1": [RINO], "hand": [TRICKSTAR]}
    state = lay("battle", {}, they, rules=None if apart is None else rules)
    say(state, "attack V>R1", f"guard {TRICKSTAR}", "pass")
    first, second = [event for event in state.events(None) if event.kind == "ON_RETIRE"]
    assert (first.batch != second.batch) == (form.label != "D" if apart is None else apart)


# --- locked rear-guards ---


@in_formats(*ALL)
def test_a_locked_rear_guard_is_not_attacked_and_does_not_attack() -> None:
    """H 68 [QA Q507/508]."""
    state = lay("battle", {"R1": [locked(INFERNO)]}, {"R1": [locked(REIYU)]})
    assert options(state) == ["attack V>V", "pass"]
    assert why_not(state, "attack V>R1") == why_not(state, "attack R1>V") == "no_unit_there"


@in_formats(*ALL)
def test_a_locked_rear_guard_does_not_boost() -> None:
    """H 68 [QA Q507/508]."""
    state = say(lay("battle", {"R1": [INFERNO], "R3": [locked(RINO)]}, {}), "attack R1>V")
    assert asked(state) == (THEY, "guard") and power(state, YOU, "R1") == 13000


@in_formats(*ALL)
def test_a_locked_rear_guard_does_not_intercept() -> None:
    """H 68 [QA Q507/508]."""
    state = say(lay("battle", {"R1": [INFERNO]}, {"R1": [locked(REIYU)]}), "attack R1>V")
    assert why_not(state, "intercept R1") == "no_unit_there"


@in_formats(*ALL)
def test_nothing_is_called_over_a_locked_rear_guard() -> None:
    """H 68 [QA Q507/508]."""
    state = lay("main", {"R1": [locked(REIYU)], "hand": [RINO]}, {})
    assert why_not(state, f"call {RINO}>R1") == "locked_circle"
    assert can(state, f"call {RINO}>R3")


@in_formats(*ALL)
def test_an_effect_calls_nothing_over_a_locked_rear_guard() -> None:
    """H 68 [QA Q507/508]."""
    card = made(TEST, Act((Call(Group("drop"), "front row RC"),)))
    state = lay("main", {"V": [TEST], "R1": [locked(REIYU)], "drop": [RINO]}, {}, card)
    say(state, f"act {TEST}>1")
    assert (names(state, YOU, "R2"), count(state, YOU, "R1")) == ([RINO], 1)


@in_formats(*ALL)
def test_a_locked_card_does_not_count_as_a_rear_guard() -> None:
    """H 68 [QA Q507/508]."""
    fan = made(TEST, Continuous(This(), "power", Count(Group("rear-guards"), 1000)))
    state = lay("main", {"V": [TEST], "R1": [locked(REIYU)], "R2": [REIYU]}, {}, fan)
    assert power(state, YOU, "V") == 14000


@in_formats(*ALL)
def test_an_act_of_a_locked_rear_guard_is_not_played() -> None:
    """H 68 [QA Q507/508]: it is no unit."""
    card = made(TEST, Act((Draw(1),), where=("RC",)))
    assert not can(lay("main", {"R1": [locked(TEST)]}, {}, card), f"act {TEST}>1")


@in_formats(*ALL)
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


@in_formats(*ALL)
def test_the_end_phase_of_the_other_player_unlocks_nothing() -> None:
    """H 88 [S0,W]."""
    state = go_on(lay("battle", {}, {"R1": [locked(REIYU)]}), THEY, "ride")
    assert unit(state, THEY, "R1").marks.get("locked") == 1


@in_formats(*ALL)
def test_an_unlocked_unit_plays_its_ability_of_the_end_of_the_turn() -> None:
    """H 89 [S0]."""
    card = made(TEST, Auto(TurnEnds(), (Draw(1),)))
    state = go_on(lay("battle", {"R1": [locked(TEST)]}, {}, card), THEY, "ride")
    assert count(state, YOU, "hand") == 1
    order = ["ON_UNLOCK", "ON_ABILITY_PLAYED", "ON_DRAW", "ON_END_PHASE_END"]
    assert told(state, 0, *order)[:4] == order


# --- checks ---


LATE = ["ON_DAMAGE_CHECK", "ON_DAMAGE_TAKEN", "ON_RETIRE", "ON_DRAW"]
EARLY = ["ON_RETIRE", "ON_DRAW", "ON_DAMAGE_CHECK", "ON_DAMAGE_TAKEN"]


def mourned(rules: dict[str, object] | None = None) -> list[str]:
    """A guardian that draws when it is retired guards in vain."""
    guardian = made(TEST, Auto(Retired(), (Draw(1),)), grade=1, power=8000)
    state = lay("battle", {"R1": [INFERNO]}, {"hand": [TEST]}, guardian, rules=rules)
    say(state, "attack R1>V", f"guard {TEST}", "pass")
    assert (count(state, THEY, "damage"), count(state, THEY, "hand")) == (1, 1)
    return told(state, 0, *LATE)


@in_formats(*ALL)
def test_guardians_leave_before_the_damage_or_after_the_checks(form: Format) -> None:
    """H 71 [S0 vs S1], A.1 4: before it in premium, afterwards in V and D."""
    assert mourned() == {"D": LATE, "V": LATE, "CV": EARLY}[form.label]


@in_formats(*ALL)
@pytest.mark.parametrize(("retire", "order"), [("after_checks", LATE), ("before_damage", EARLY)])
def test_when_guardians_leave_is_a_rule_of_every_format(retire: str, order: list[str]) -> None:
    """H 71 [S0 vs S1], A.1 4."""
    assert mourned({"guardians_retire": retire}) == order


def matched(kind: str, they: Side) -> tuple[State, int]:
    """They check a draw trigger of Dragon Empire and Kagero, with guardians who stay; and whether it counted."""
    cards = [of_a_clan(card) for card in table.GAME.cards()]
    rules: dict[str, object] = {"trigger_match": kind, "guardians_retire": "after_checks"}
    game = dw.game(table.GAME.blueprint.key, cards=cards).but(rules)
    side: Side = {"V": [BRUCE], "deck": [DRAW, *BLANKS], **they}
    state = shipped("battle", {"R1": [INFERNO], "R3": [RINO]}, side, game=game)
    say(state, "attack R1>V", "boost R3")
    while asked(state) == (THEY, "guard"):
        say(state, f"guard {RINO}" if count(state, THEY, "hand") else "pass")
    (check,) = [event for event in state.events(None) if event.kind == "ON_CHECK"]
    return state, check.values["matched"]


@in_formats(*ALL)
@pytest.mark.parametrize("kind", ["nation", "clan"])
def test_a_guardian_does_not_make_a_trigger_match(kind: str) -> None:
    """H 75 [CR 7.5.1.2.2]: where guardians stay during the checks and clans or nations are matched."""
    state, found = matched(kind, {"hand": [RINO]})
    assert asked(state) == (YOU, "attack") and found == 0
    assert (count(state, THEY, "damage"), count(state, THEY, "hand")) == (1, 0)


@in_formats(*ALL)
@pytest.mark.parametrize("kind", ["nation", "clan"])
def test_a_rear_guard_does(kind: str, form: Format) -> None:
    """H 75 [CR 7.5.1.2.2]."""
    state, found = matched(kind, {"R3": [RINO]})
    assert asked(form.extra_first(state)) == (THEY, "trigger") and found == 1
    assert count(state, THEY, "hand") == 1


@in_formats(*ALL)
def test_a_stand_trigger_stands_a_rear_guard_that_attacks_again(form: Format) -> None:
    """H 79 [S0,W]."""
    you: Side = {"V": [RINO], "R1": [INFERNO], "R2": [VAIRINA], "deck": ["A Stand Trigger", *BLANKS]}
    state = say(lay("battle", you, {}, STANDS), "attack R1>V", "pass", "attack V>V", "pass")
    assert asked(form.extra_first(state)) == (YOU, "stand")
    assert len(options(state)) == 1  # the other rear-guard stands already
    say(state, f"choose {INFERNO}")
    assert asked(state) == (YOU, "trigger") and not rests(state, YOU, "R1")
    say(state, f"choose {INFERNO}")
    assert power(state, YOU, "R1") == 23000
    assert can(state, "attack R1>V")
    (stood,) = [event for event in state.events(None) if event.kind == "ON_STAND"]
    assert stood.values == {"by_effect": 1}


@in_formats(*ALL)
def test_a_stand_trigger_without_a_resting_rear_guard_gives_its_power() -> None:
    """D 3: none to stand, then that part is left out, and nobody is asked for an order."""
    you: Side = {"V": [RINO], "R2": [VAIRINA], "deck": ["A Stand Trigger", *BLANKS]}
    state = say(lay("battle", you, {}, STANDS), "attack V>V", "pass")
    assert asked(state) == (YOU, "trigger")


@in_formats(*ALL)
def test_a_checked_card_that_an_ability_called_is_not_put_into_the_hand() -> None:
    """H 81 [S0]."""
    caller = made(TEST, Auto(Reveals("drive", Group("trigger")), (Call(Group("trigger")),)), grade=2)
    state = lay("battle", {"V": [TEST], "deck": [REIYU, *BLANKS]}, {}, caller)
    say(state, "attack V>V", "pass", "place R1")
    assert (names(state, YOU, "R1"), count(state, YOU, "hand"), count(state, YOU, "trigger")) == ([REIYU], 0, 0)
    assert "ON_SENT_TO_HAND" not in kinds(state)
    assert can(state, "attack R1>V")


# --- lord and legion ---


@in_formats(*ALL)
def test_a_lord_does_not_attack_beside_another_clan_unless_that_is_locked() -> None:
    """H 93 [W]."""
    lord = made(TEST, Has(This(), "lord"), Act((Lock(Group("rear-guards")),)))
    stranger = make.unit("test/stranger", "A Stranger", "Royal Paladin", 1, 8000, 5000)
    state = say(lay("main", {"V": [TEST], "R1": ["A Stranger"]}, {}, lord, stranger), "pass")
    assert why_not(state, "attack V>V") == "lord" and can(state, "attack R1>V")
    state = lay("main", {"V": [TEST], "R1": ["A Stranger"]}, {}, lord, stranger)
    assert can(say(state, f"act {TEST}>2", "pass"), "attack V>V")


LEADER = make.unit("test/leader", "A Leader", "Kagero", 3, 11000, 0, Legion("A Mate"))
MATE = make.unit("test/mate", "A Mate", "Kagero", 2, 9000, 5000)


@in_formats(*ALL)
def test_a_legion_attacks_together_with_the_leaders_critical() -> None:
    """H 94 [CR 1.36]: it rests both, the power is summed."""
    you: Side = {"V": ["A Leader"], "drop": [RINO] * 4, "deck": ["A Mate", *BLANKS]}
    state = lay("main", you, {"V": [INFERNO]}, LEADER, MATE)
    say(state, "act A Leader>1", *[f"choose {RINO}"] * 4, "choose A Mate")
    assert names(state, YOU, "mate") == ["A Mate"]
    by_effect_gain(state, YOU, "V", "critical", 1)
    say(state, "pass", "attack V>V")
    assert rests(state, YOU, "V") and rests(state, YOU, "mate")
    assert (power(state, YOU, "V"), unit(state, YOU, "V").values["critical"]) == (20000, 2)
    say(state, "pass")
    assert count(state, THEY, "damage") == 2


@in_formats(*ALL)
def test_a_mate_is_not_attacked_and_goes_to_the_soul_with_its_leader() -> None:
    """H 94 [CR 1.36]."""
    legion: Side = {"V": ["A Leader"], "mate": ["A Mate"]}
    assert options(lay("battle", {}, legion, LEADER, MATE)) == ["attack V>V", "pass"]
    state = say(lay("ride", {**legion, "hand": [INFERNO]}, {}, LEADER, MATE), f"ride {INFERNO}")
    assert (names(state, YOU, "V"), count(state, YOU, "mate")) == ([INFERNO], 0)
    assert sorted(names(state, YOU, "soul")) == ["A Leader", "A Mate"]


# --- durations ---


@in_formats(*ALL)
@pytest.mark.parametrize(("gained", "drawn"), [(5000, 1), (0, 0)])
def test_what_lasts_until_end_of_turn_still_counts_at_the_end_of_the_turn(gained: int, drawn: int) -> None:
    """H 90 [S0]: abilities first, then it ends."""
    card = made(TEST, Auto(TurnEnds(), (Draw(1),), needs=strong(18000)))
    state = lay("battle", {"R1": [TEST]}, {}, card)
    by_effect_gain(state, YOU, "R1", "power", gained)
    go_on(state, THEY, "ride")
    assert (count(state, YOU, "hand"), power(state, YOU, "R1")) == (drawn, 13000)


@in_formats(*ALL)
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


@in_formats(*ALL)
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
