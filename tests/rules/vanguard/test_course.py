"""The course of a turn and of a battle, changed by effects: phases skipped and added, a turn that ends, other targets.

No printed card ends a turn; what that means, and when a target can still be changed, are readings of our own (C.4 says
only that guardians follow the target). They stand in the rules map.
"""

from __future__ import annotations

import pytest

from duelwright import State
from duelwright.core.state import set_mark
from duelwright.games.vanguard import names as n
from duelwright.games.vanguard.vocabulary import (
    AddPhases,
    Attacked,
    Attacks,
    Auto,
    Call,
    ChangeTarget,
    EndTurn,
    ExtraTurn,
    Group,
    GuardUnit,
    Hits,
    Named,
    PhaseEnds,
    PhaseStarts,
    Placed,
    SkipPhase,
    SoulCharge,
    TurnEnds,
)
from duelwright.games.vanguard.vocabulary.effects import TurnPhase
from duelwright.games.vanguard.vocabulary.timings import Phase
from duelwright.language.node import Effect
from duelwright.language.nodes import Change, Choose, Draw, It, This

from .formats import ALL, in_formats
from .table import EGG, NIRVANA, REIYU, RINO, THEY, VAIRINA, YOU, Side, asked, can, count, names, power, say
from .test_rulings import OTHER, TEST, acting, lay, made
from .told import PLAYED, Case, Scene, check

DECK = ["blank"] * 30
PHASES: tuple[Phase, ...] = ("stand", "draw", "ride", "main", "battle", "end")


def begun(state: State, turn: int) -> list[str]:
    """The phases that began in a turn, in their order."""
    events = [event for event in state.events(None) if event.turn == turn]
    kinds = [event.kind for event in events if event.kind.endswith("_PHASE_START")]
    return [kind.removeprefix("ON_").removesuffix("_PHASE_START").lower() for kind in kinds]


def to_turn(state: State, turn: int) -> State:
    """Everybody passes until a turn has come to its first question in the main phase."""
    while state.turn < turn or asked(state)[1] != "main":
        say(state, "pass")
    return state


# --- what is told ---


def acts(*do: Effect) -> Scene:
    """Your vanguard does something in the main phase."""
    return lambda: (say(lay("main", {"V": [TEST], "deck": DECK}, None, acting(*do)), f"act {TEST}>1"), 0)


COURSE = [
    Case("ON_PHASE_SKIPPED", acts(SkipPhase("draw", "opponent")), THEY, TEST, PLAYED, "", [], {"skipped": 1}),
    Case("ON_PHASE_ADDED", acts(AddPhases(("main",))), YOU, TEST, PLAYED, "", [], {"added": 4}),
    Case("ON_TURN_CUT_SHORT", acts(EndTurn()), YOU, TEST, PLAYED, "ON_MAIN_PHASE_END", [], {}),
    Case("ON_TARGET_CHANGED", lambda: (say(ducking(), "choose R3"), 0), THEY, TEST, "ON_CHOSEN", "ON_GUARD_STEP",
         [(REIYU, "R1", "R1"), (OTHER, "R3", "R3")], {}),
    Case("ON_GUARD_CHANGED", lambda: (say(regrouping(), f"guard {TEST}"), 0), THEY, TEST, PLAYED, "",
         [(NIRVANA, "V", "V"), (RINO, "GC", "GC"), (TEST, "GC", "GC")], {}),
]  # fmt: skip


@pytest.mark.parametrize("case", COURSE, ids=[case.kind for case in COURSE])
def test_an_event_is_told_once_and_in_its_place(case: Case) -> None:
    """F."""
    check(case)


# --- phases ---


@in_formats(*ALL)
@pytest.mark.parametrize("phase", ["stand", "draw", "battle"])
def test_a_player_who_skips_a_phase_has_nothing_of_it_and_has_the_next_one(phase: TurnPhase) -> None:
    """A.1, 27: nothing of a skipped phase happens."""
    state = lay("main", {"V": [TEST], "deck": DECK}, {"deck": DECK}, acting(SkipPhase(phase, "opponent")))
    to_turn(say(state, f"act {TEST}>1", "pass"), 9)
    assert [name for name in begun(state, 6) if name in PHASES] == [name for name in PHASES if name != phase]
    assert [name for name in begun(state, 8) if name in PHASES] == list(PHASES)


@in_formats(*ALL)
def test_who_skips_the_draw_phase_does_not_draw() -> None:
    state = lay("main", {"V": [TEST], "deck": DECK}, {"deck": DECK}, acting(SkipPhase("draw", "opponent")))
    to_turn(say(state, f"act {TEST}>1", "pass"), 6)
    assert count(state, THEY, "hand") == 0


@in_formats(*ALL)
def test_the_ride_phase_of_an_additional_turn_is_skipped() -> None:
    """The next ride phase of the player is the one of the additional turn."""
    state = lay("main", {"V": [TEST], "deck": DECK}, {"deck": DECK}, acting(ExtraTurn(), SkipPhase("ride")))
    to_turn(say(state, f"act {TEST}>1", "pass"), 6)
    assert state.active == YOU
    assert "ride" not in begun(state, 6)


@in_formats(*ALL)
def test_after_the_battle_phase_come_a_main_phase_and_a_battle_phase_more() -> None:
    state = lay("main", {"V": [TEST], "deck": DECK}, {"deck": DECK}, acting(AddPhases(("main", "battle"))))
    say(state, f"act {TEST}>1", "pass", "attack V>V", "pass")
    while asked(state)[1] not in ("attack", "main"):
        say(state, "pass")
    if asked(state)[1] == "attack":
        say(state, "pass")
    assert asked(state) == (YOU, "main")
    assert state.turn == 5
    assert begun(to_turn(state, 6), 5)[-4:] == ["battle", "main", "battle", "end"]


@in_formats(*ALL)
def test_a_position_in_an_added_phase_goes_on_with_those_that_are_to_come() -> None:
    state = lay("main", {"V": [TEST], "deck": DECK}, {"deck": DECK}, acting(AddPhases(("main", "main"))))
    say(state, f"act {TEST}>1", "pass", "pass")
    laid = state.game.position(state.position())
    assert (asked(laid), laid.turn) == ((YOU, "main"), 5)
    say(laid, "pass")
    assert (asked(laid), laid.turn) == ((YOU, "main"), 5)  # the second one that was added
    to_turn(laid, 6)
    assert begun(laid, 5) == ["main", "end"]


@in_formats(*ALL)
def test_a_position_in_the_battle_phase_has_the_added_phases_before_it() -> None:
    state = lay("main", {"V": [TEST], "deck": DECK}, {"deck": DECK}, acting(AddPhases(("main",))))
    laid = state.game.position(say(state, f"act {TEST}>1", "pass").position())
    say(laid, "pass")
    assert (asked(laid), laid.turn) == ((YOU, "main"), 5)


@in_formats(*ALL)
def test_a_phase_that_does_not_come_anyway_uses_up_no_skip() -> None:
    do = acting(SkipPhase("battle"), EndTurn())
    state = say(lay("main", {"V": [TEST], "deck": DECK}, {"deck": DECK}, do), f"act {TEST}>1")
    assert "battle" not in begun(to_turn(state, 8), 7)


@in_formats(*ALL)
def test_a_turn_that_ends_goes_on_with_its_end_phase() -> None:
    """Ours: nobody rides, calls or attacks any more; "at the end of the turn" comes as in any turn."""
    watcher = made(OTHER, Auto(TurnEnds("your"), (SoulCharge(1),), mandatory=True))
    you: Side = {"V": [TEST], "R1": [OTHER], "deck": DECK}
    state = lay("main", you, {"deck": DECK}, acting(EndTurn()), watcher)
    say(state, f"act {TEST}>1")
    assert state.active == THEY
    assert begun(state, 5) == ["end"]
    assert count(state, YOU, "soul") == 1
    assert "battle" in begun(to_turn(state, 7), 6)  # the next turn is whole


@in_formats(*ALL)
def test_a_battle_in_which_the_turn_is_ended_is_fought_to_its_end() -> None:
    ending = made(TEST, Auto(Attacks(), (EndTurn(),), mandatory=True))
    state = lay("battle", {"V": [TEST], "R1": [REIYU], "deck": DECK}, {"deck": DECK}, ending)
    say(state, "attack V>V")
    assert asked(state) == (THEY, "guard")
    say(state, "pass")
    while state.turn == 5:
        assert asked(state)[1] != "attack"  # though a unit of yours still stands
        say(state, "pass")
    assert count(state, THEY, "damage") == 1


@in_formats(*ALL)
def test_a_phase_that_an_effect_ends_is_told_to_end() -> None:
    watcher = made(OTHER, Auto(PhaseEnds("main"), (SoulCharge(1),), mandatory=True))
    starter = made("A Third", Auto(PhaseStarts("battle"), (SoulCharge(1),), mandatory=True))
    you: Side = {"V": [TEST], "R1": [OTHER], "R2": ["A Third"], "deck": DECK}
    state = say(lay("main", you, {"deck": DECK}, acting(EndTurn()), watcher, starter), f"act {TEST}>1")
    assert count(state, YOU, "soul") == 1


# --- targets and guardians ---


def ducking(**rules: object) -> State:
    """Your Reiyu attacks their test unit, which has the attack go to another rear-guard of theirs."""
    duck = made(TEST, Auto(Attacked(), (Choose("t", Group("rear-guards", that=())), ChangeTarget(It("t")))))
    third = made(OTHER, Auto(Attacked(), (Change(This(), "power", 5000),), mandatory=True), grade=1, power=8000)
    they: Side = {"R1": [TEST], "R3": [OTHER], "hand": [RINO], "deck": DECK}
    state = lay("battle", {"R1": [REIYU], "deck": DECK}, they, duck, third, rules=rules or None)
    return say(state, "attack R1>R1")


@in_formats(*ALL)
def test_an_effect_changes_the_unit_that_is_attacked() -> None:
    state = ducking()
    say(state, "choose R3")
    assert asked(state) == (THEY, "guard")
    say(state, "pass")
    while asked(state)[1] != "attack":
        say(state, "pass")
    assert names(state, THEY, "drop") == [OTHER]
    assert names(state, THEY, "R1") == [TEST]


@in_formats(*ALL)
@pytest.mark.parametrize("attacked", [False, True])
def test_whether_the_new_target_counts_as_attacked_is_a_rule(attacked: bool) -> None:
    state = ducking(new_target_is_attacked=attacked)
    say(state, "choose R3")
    assert power(state, THEY, "R3") == (13000 if attacked else 8000)


@in_formats(*ALL)
def test_a_unit_that_moved_in_this_battle_is_hit_as_the_new_target() -> None:
    duck = made(TEST, Auto(Attacked(), (Choose("t", Group("rear-guards", that=(Named(RINO),))), ChangeTarget(It("t")))))
    they: Side = {"R1": [TEST], "R3": [RINO], "deck": DECK}
    state = lay("battle", {"R1": [REIYU], "deck": DECK}, they, duck)
    card = state.zones[state.game.place(THEY, n.R3)][0]
    set_mark(state, card, n.MOVED, 1)  # as an effect of this battle would have moved it
    say(state, "attack R1>R1", "pass")
    while asked(state)[1] != "attack":
        say(state, "pass")
    assert names(state, THEY, "drop") == [RINO]


@in_formats(*ALL)
def test_guardians_follow_the_target() -> None:
    """C.4: changing the target re-points guardians."""
    duck = made(TEST, Auto(Placed(("GC",)), (Choose("t", Group("rear-guards")), ChangeTarget(It("t")))), shield=5000)
    they: Side = {"V": [NIRVANA], "R1": [VAIRINA], "hand": [RINO, TEST], "deck": DECK}
    state = lay("battle", {"deck": DECK}, they, duck)
    say(state, "attack V>V", f"guard {RINO}")
    assert power(state, THEY, "V") == 18000
    say(state, f"guard {TEST}")
    assert (power(state, THEY, "V"), power(state, THEY, "R1")) == (13000, 20000)


@in_formats(*ALL)
def test_a_target_is_not_changed_once_it_is_settled_what_the_attack_hits() -> None:
    late = made(TEST, Auto(Hits(), (Choose("t", Group("rear-guards", "opponent's")), ChangeTarget(It("t")))))
    state = lay("battle", {"V": [TEST], "deck": DECK}, {"R1": [VAIRINA], "deck": DECK}, late)
    say(state, "attack V>V", "pass")
    while state.turn == 5 and asked(state)[1] != "attack":
        say(state, "pass")
    assert not [event for event in state.events(None) if event.kind == "ON_TARGET_CHANGED"]
    assert names(state, THEY, "R1") == [VAIRINA]


def regrouping() -> State:
    """Their Vairina is attacked and guarded; the next guardian lets all guard their vanguard."""
    moving = made(TEST, Auto(Placed(("GC",)), (GuardUnit(Group("guardians"), Group("vanguard")),), mandatory=True))
    they: Side = {"R1": [VAIRINA], "hand": [RINO, TEST], "deck": DECK}
    state = lay("battle", {"deck": DECK, "R1": [REIYU]}, they, moving)
    return say(state, "attack R1>R1", f"guard {RINO}")


@in_formats(*ALL)
def test_an_effect_lets_guardians_guard_another_unit() -> None:
    state = regrouping()
    assert power(state, THEY, "R1") == 15000
    say(state, f"guard {TEST}")
    assert (power(state, THEY, "R1"), power(state, THEY, "V")) == (10000, 18000)


@in_formats(*ALL)
def test_an_effect_calls_a_guardian_from_the_soul() -> None:
    """It arrives at rest and guards the attacked unit; it is a placement, but no call from the hand."""
    caller = made(TEST, Auto(Attacked(), (Choose("t", Group("soul")), Call(It("t"), "GC"))))
    they: Side = {"V": [TEST], "soul": [RINO, EGG], "deck": DECK}
    state = say(lay("battle", {"deck": DECK}, they, caller), "attack V>V", f"choose {RINO}")
    assert names(state, THEY, "GC") == [RINO]
    assert power(state, THEY, "V") == 18000
    (called,) = [event for event in state.events(None) if event.kind == "ON_CALL"]
    assert called.values == {"normal": 0}


@in_formats(*ALL)
def test_nobody_is_called_to_guard_where_nothing_of_theirs_is_attacked() -> None:
    state = lay("main", {"V": [TEST], "soul": [RINO], "deck": DECK}, None, acting(Call(Group("soul"), "GC"), Draw(1)))
    say(state, f"act {TEST}>1")
    assert names(state, YOU, "soul") == [RINO]
    assert can(state, "pass")
    assert count(state, YOU, "hand") == 1
