"""The first abilities: rode upon, put on a guardian circle, continuous power."""

from __future__ import annotations

import duelwright as dw

from .table import EGG, INFERNO, NIRVANA, RINO, SHIPPED, THEY, YOU, names, say


def fight(phase: str, you: dict[str, object], they: dict[str, object], first: int = YOU) -> dw.State:
    seats = [{"V": [NIRVANA], **you}, {"V": [NIRVANA], **they}]
    return SHIPPED.position({"phase": phase, "turn": 4, "active": YOU, "first": first, "seats": seats})


def test_a_starter_that_is_rode_upon_draws_for_who_went_second() -> None:
    """H 12."""
    state = say(fight("ride", {"V": [EGG], "hand": [RINO], "deck": [INFERNO, "blank"]}, {}, first=THEY), f"ride {RINO}")
    assert names(state, YOU, "soul") == [EGG]
    assert names(state, YOU, "hand") == [INFERNO]


def test_it_draws_nothing_for_who_went_first() -> None:
    """H 12; the trailing "if" is tested on resolution."""
    state = say(fight("ride", {"V": [EGG], "hand": [RINO], "deck": [INFERNO, "blank"]}, {}), f"ride {RINO}")
    assert names(state, YOU, "hand") == []


def test_a_continuous_ability_holds_while_its_unit_attacks() -> None:
    state = fight("battle", {"R1": [INFERNO]}, {})
    assert power(state, YOU, "R1") == 13000
    say(state, "attack R1>V")
    assert power(state, YOU, "R1") == 15000
    say(state, "pass")
    assert power(state, YOU, "R1") == 13000


def test_a_perfect_guard_lets_the_attack_miss() -> None:
    """H 63."""
    guard = "Escort Stealth Dragon, Hayashi Kaze"
    state = fight("battle", {"R1": [INFERNO]}, {"hand": [guard, RINO]})
    say(state, "attack R1>V", f"guard {guard}")
    assert state.prompt is not None
    assert (state.prompt.seat, state.prompt.kind) == (THEY, "option")
    say(state, "option 1", f"choose {RINO}", f"choose {NIRVANA}", "pass")
    assert names(state, THEY, "damage") == []
    assert sorted(names(state, THEY, "drop")) == sorted([RINO, guard])
    assert "ON_ATTACK_MISS" in [event.kind for event in state.events(YOU)]


def test_its_cost_may_be_declined_and_then_nothing_happens() -> None:
    guard = "Escort Stealth Dragon, Hayashi Kaze"
    state = fight("battle", {"R1": [INFERNO]}, {"hand": [guard, RINO]})
    say(state, "attack R1>V", f"guard {guard}", "pass", "pass")
    assert names(state, THEY, "hand") == [RINO]
    assert len(names(state, THEY, "damage")) == 1


def test_a_cost_that_cannot_be_paid_is_not_asked_for() -> None:
    guard = "Escort Stealth Dragon, Hayashi Kaze"
    state = say(fight("battle", {"R1": [INFERNO]}, {"hand": [guard]}), "attack R1>V", f"guard {guard}")
    assert state.prompt is not None
    assert state.prompt.kind == "guard"


def power(state: dw.State, seat: int, circle: str) -> int:
    card = state.view(seat).seats[seat].zones[circle][-1]
    assert card is not None
    return card.values["power"]
