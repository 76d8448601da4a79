"""What the language can say and no shipped card does yet, shown by cards that are made for it."""

from __future__ import annotations

import duelwright as dw

from .made import MADE
from .table import (
    BLANKS,
    BOWLER,
    NIRVANA,
    REIYU,
    RINO,
    THEY,
    VAIRINA,
    YOU,
    Side,
    asked,
    can,
    count,
    ending,
    options,
    power,
    say,
    shipped,
    why_not,
)

WITH_MADE = dw.game("vanguard-d", cards=MADE)


def fight(phase: str, you: Side, they: Side | None = None) -> dw.State:
    return shipped(phase, you, they, game=WITH_MADE)


def test_an_effect_wins_the_fight_at_once_and_the_result_says_so() -> None:
    """WinFight(); H 99 [CR 1.2.6]: six damage would lose at the next check timing, but the effect wins first."""
    state = say(fight("main", {"V": ["Final Word"]}), "act Final Word>1")
    assert ending(state) == (YOU, "by_effect")
    last = state.events(None)[-1]
    assert (last.kind, last.cause) == ("ON_GAME_END", ("test/winner#0", "test/winner"))


def test_the_cost_of_an_act_is_paid_though_its_condition_fails() -> None:
    """H 39 [CR 8.1.1.1.2]: the condition is tested on resolution."""
    state = say(fight("main", {"V": ["Final Word"], "hand": [RINO] * 4}), "act Final Word>1")
    assert not state.over and why_not(state, "act Final Word>1") == "used_up"


def test_an_effect_that_says_you_lose_loses_at_once() -> None:
    """WinFight("opponent"); H 104 [S0]."""
    assert ending(say(fight("main", {"V": ["Last Sigh"]}), "act Last Sigh>1")) == (THEY, "by_effect")


def test_an_additional_drive_check_comes_after_the_one_that_is_made() -> None:
    """DriveMore(); D 5 [E1]: two checks by twin drive and one more."""
    state = fight("battle", {"V": ["Long Look"], "deck": [RINO, BOWLER, REIYU, *BLANKS]})
    say(state, "attack V>V", "pass")
    assert count(state, YOU, "hand") == 3


def test_a_unit_that_lost_intercept_cannot_step_in() -> None:
    """Lose(...): until the end of the opponent's next turn, so in this turn's battles, too."""
    state = fight("main", {"R3": ["Boot Puller"]}, {"R1": [VAIRINA], "R2": [REIYU]})
    say(state, "act Boot Puller>1")
    say(state, options(state)[0], "pass", "attack V>V")
    assert asked(state) == (THEY, "guard")
    assert [can(state, f"intercept {circle}") for circle in ("R1", "R2")].count(True) == 1


def test_a_filter_asks_for_a_nation() -> None:
    """Nation(...)."""
    state = say(fight("main", {"R1": [RINO], "R3": ["Home Guard"]}), "act Home Guard>1")
    assert (power(state, YOU, "V"), power(state, YOU, "R1"), power(state, YOU, "R3")) == (14000, 9000, 8000)


def test_the_unit_that_is_battled_can_be_meant() -> None:
    """Opposed()."""
    state = say(fight("battle", {"R1": ["Duellist"]}, {"R1": [RINO]}), "attack R1>R1")
    assert (power(state, THEY, "R1"), power(state, THEY, "V")) == (7000, 13000)


def test_a_unit_that_is_put_at_rest_is_told() -> None:
    """Rested(): attacking rests it."""
    state = say(fight("battle", {"R1": ["Sleeper"]}), "attack R1>V")
    assert power(state, YOU, "R1") == 13000


def test_a_gate_asks_whether_the_ride_came_from_the_ride_deck() -> None:
    """RodeFromRideDeck()."""
    side: Side = {"V": [REIYU], "R3": ["Line Rider"], "hand": [RINO], "ride": [NIRVANA]}
    state = say(fight("ride", side), f"ride {NIRVANA}", f"choose {RINO}", "pass")
    assert can(state, "act Line Rider>1")
    waiting = say(fight("ride", side), "pass")
    assert why_not(waiting, "act Line Rider>1") == "not_fulfilled"


def test_a_hit_on_a_rear_guard_is_not_one_on_a_vanguard() -> None:
    """Hits(target=...)."""
    you: Side = {"R1": ["Reaper"]}
    they: Side = {"R1": [RINO], "R3": [BOWLER]}
    state = say(fight("battle", you, they), "attack R1>R1", "pass")
    assert count(state, THEY, "R3") == 0
    weak = say(fight("battle", you, {**they, "V": [RINO]}), "attack R1>V", "pass")
    assert count(weak, THEY, "R3") == 1


def test_an_ability_that_was_given_is_played_though_the_gift_ends_with_the_unit() -> None:
    """Grant(...); H 51 [E1]: "when this unit is retired", until end of turn."""
    state = fight("main", {"V": ["Giver"], "R1": [RINO], "R2": [BOWLER], "hand": [REIYU, VAIRINA]})
    say(state, "act Giver>1", f"choose {RINO}")
    say(state, f"call {REIYU}>R1")
    assert count(state, YOU, "hand") == 2
    say(state, f"call {VAIRINA}>R2")
    assert count(state, YOU, "hand") == 1


def test_an_ability_that_was_given_ends_with_the_turn() -> None:
    state = fight("main", {"V": ["Giver"], "R1": [RINO], "hand": [REIYU], "deck": BLANKS * 3}, {"deck": BLANKS * 3})
    say(state, "act Giver>1")
    while state.turn < 7 or asked(state)[1] != "main":
        say(state, options(state)[-1])
    held = count(state, YOU, "hand")
    say(state, f"call {REIYU}>R1")
    assert count(state, YOU, "hand") == held - 1
