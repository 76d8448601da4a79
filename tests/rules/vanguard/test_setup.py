"""The beginning of a fight: the starter, the hand, the mulligan, the first turn."""

from __future__ import annotations

import pytest

from duelwright import State
from duelwright.games.vanguard import names as n

from .table import GAME, NIRVANA, THEY, YOU, asked, battle, can, cards, count, kinds, names, number, options, say, unit

QUIET_TURN = [
    "ON_TURN_START",
    *["ON_STAND_PHASE_START", "ON_STAND_PHASE_END"],
    *["ON_DRAW_PHASE_START", "ON_DRAW", "ON_DRAW_PHASE_END"],
    *["ON_RIDE_PHASE_START", "ON_RIDE_PHASE_END"],
    *["ON_STRIDE_PHASE", "ON_STRIDE_PHASE_END"],
    *["ON_MAIN_PHASE_START", "ON_MAIN_PHASE_END"],
    *["ON_BATTLE_PHASE_START", "ON_START_STEP", "BATTLE_PHASE_END"],
    *["ON_END_PHASE_START", "ON_END_OF_TURN", "ON_END_PHASE_END", "ON_TURN_END"],
]


def pile(state: State, seat: int, zone: int) -> list[int]:
    """The numbers of the cards in a zone: a card keeps its number wherever it goes."""
    return list(state.zones[state.game.place(seat, zone)])


def chance(state: State) -> tuple[int, int]:
    """What the random generators would draw next."""
    return state.rng.clone().word(), state.handle_rng.clone().word()


def turn_one(seed: int = 1, rules: dict[str, object] | None = None) -> State:
    """A fight at the first ride phase, nobody having returned a card."""
    game = GAME.but(rules) if rules else GAME
    return say(game.start(seed=seed), "done", "done")


def test_each_player_has_five_cards_and_the_starter_face_down_from_the_ride_deck() -> None:
    """A: opening [S0,S1,S2]."""
    state = GAME.start(seed=1)
    for seat, starter in ((0, "Sunrise Egg"), (1, 'Diabolos, "Innocent" Matt')):
        assert (count(state, seat, "hand"), count(state, seat, "deck"), count(state, seat, "ride")) == (5, 41, 3)
        assert names(state, seat, "V") == [starter]
        assert [shown.card for shown in cards(state, seat, "V", viewer=1 - seat)] == [""]


def test_starters_are_turned_up_at_once_when_both_have_their_hands() -> None:
    """A: stand up [S0,S1]."""
    state = say(GAME.start(seed=1), "done")
    assert "ON_STAND_UP" not in kinds(state)
    say(state, "done")
    stood_up = [event for event in state.events(None) if event.kind == "ON_STAND_UP"]
    assert [len(event.cards) for event in stood_up] == [2]
    assert [unit(state, seat, "V").marks.get("face", 0) for seat in (0, 1)] == [0, 0]
    assert [shown.card for seat in (0, 1) for shown in cards(state, seat, "V", viewer=1 - seat)] == [
        "d-sd01/004",
        "d-sd02/004",
    ]


def test_either_player_may_be_first_and_is_asked_first_for_the_mulligan() -> None:
    """A: who is first [CR]."""
    fights = [GAME.start(seed=seed) for seed in range(12)]
    assert {state.first for state in fights} == {0, 1}
    assert all(asked(state) == (state.first, "mulligan") for state in fights)
    assert all(asked(say(state, "done")) == (1 - state.first, "mulligan") for state in fights)
    assert all(asked(say(state, "done")) == (state.first, "ride") for state in fights)


@pytest.mark.parametrize("seed", range(5))
def test_returned_cards_go_under_the_deck_before_as_many_are_drawn(seed: int) -> None:
    """H 7 [S0,S1,S2]."""
    state = GAME.start(seed=seed)
    first = state.first
    hand, deck = pile(state, first, n.HAND), pile(state, first, n.DECK)
    for _ in range(3):
        state.apply(state.legal()[0])
    kept = [text for text in options(state) if text != "done"]
    assert len(kept) == 2
    before = number(state)
    say(state, "done")
    assert kinds(state, before) == [*["ON_SENT_TO_DECK"] * 3, "ON_MULLIGAN", *["ON_DRAW"] * 3, "ON_SHUFFLE"]
    now = pile(state, first, n.HAND)
    assert len(now) == 5
    assert set(now) - set(hand) == set(deck[:3])  # the top three, and none of those that were returned
    assert len(pile(state, first, n.DECK)) == 41


def test_who_returns_nothing_does_not_shuffle() -> None:
    """H 8 [S0]."""
    state = GAME.start(seed=3)
    before, at = number(state), chance(state)
    deck = pile(state, state.first, n.DECK)
    first = state.first
    say(state, "done")
    assert kinds(state, before) == ["ON_MULLIGAN"]
    assert chance(state) == at
    assert pile(state, first, n.DECK) == deck


def test_the_mulligan_is_offered_once() -> None:
    """A: mulligan [S0,S1,S2]."""
    state = GAME.start(seed=3)
    first = state.first
    state.apply(state.legal()[0])
    say(state, "done")
    assert asked(state) == (1 - first, "mulligan")


def test_the_first_player_draws_in_the_first_turn() -> None:
    """H 9 [QA Q1,S2]."""
    state = turn_one()
    assert (state.turn, asked(state)) == (1, (state.first, "ride"))
    assert (count(state, state.first, "hand"), count(state, 1 - state.first, "hand")) == (6, 5)


def test_no_draw_in_the_first_turn_is_a_rule() -> None:
    """A: first player's first draw."""
    state = turn_one(rules={"first_turn_draw": False})
    assert (state.turn, count(state, state.first, "hand")) == (1, 5)


def test_the_first_turn_has_a_battle_phase_but_no_attack() -> None:
    """H 10 [S0,S2]."""
    state = turn_one()
    before = number(state)
    say(state, "pass", "pass")
    assert (state.turn, asked(state)) == (2, (1 - state.first, "ride"))
    happened = kinds(state, before)
    assert "ON_BATTLE_PHASE_START" in happened and "BATTLE_PHASE_END" in happened
    assert "ON_START_STEP" not in happened


def test_a_battle_phase_that_is_skipped_tells_nothing() -> None:
    """H 10 [S1]."""
    state = turn_one(rules={"first_turn_battle": "skip"})
    say(state, "pass", "pass")
    assert state.turn == 2
    assert "ON_BATTLE_PHASE_START" not in kinds(state) and "BATTLE_PHASE_END" not in kinds(state)


def test_the_second_player_may_attack_in_the_second_turn() -> None:
    """H 11 [S0]."""
    state = say(turn_one(), "pass", "pass", "pass", "pass")
    assert (state.turn, asked(state)) == (2, (1 - state.first, "attack"))
    assert options(state) == ["attack V>V", "pass"]


def test_a_quiet_turn_tells_its_events_in_this_order() -> None:
    """C.3 [S2]."""
    state = say(turn_one(), "pass", "pass")
    say(state, "pass", "pass", "pass")
    assert [event.kind for event in state.events(None) if event.turn == 2] == QUIET_TURN


def test_the_first_turn_tells_the_same_but_for_the_start_step() -> None:
    """C.3, A: first turn of the game [S0,S2]."""
    state = say(turn_one(), "pass", "pass")
    expected = [kind for kind in QUIET_TURN if kind != "ON_START_STEP"]
    assert [event.kind for event in state.events(None) if event.turn == 1] == expected


def test_players_take_turns() -> None:
    """A: turn phases."""
    state = turn_one()
    order = []
    for turn in range(1, 5):
        order.append((state.turn, state.active == state.first))
        say(state, *["pass"] * (2 if turn == 1 else 3))
    assert order == [(1, True), (2, False), (3, True), (4, False)]


def test_resting_units_stand_at_the_next_stand_phase_as_one_batch() -> None:
    """A.1 15 [S0]."""
    state = battle({"R1": [NIRVANA]}, {"V": [NIRVANA], "hand": []})
    say(state, "attack R1>V", "pass", "attack V>V", "pass")
    assert [unit(state, YOU, circle).marks.get("rest") for circle in ("V", "R1")] == [1, 1]
    say(state, "pass")  # the turn ends; they ride, call and attack nothing
    assert [unit(state, YOU, circle).marks.get("rest") for circle in ("V", "R1")] == [1, 1]
    before = number(state)
    say(state, "pass", "pass", "pass")
    assert asked(state) == (YOU, "ride")
    assert [unit(state, YOU, circle).marks.get("rest", 0) for circle in ("V", "R1")] == [0, 0]
    stood = [event for event in state.events(None, before) if event.kind == "ON_STAND"]
    assert len(stood) == 2 and len({event.batch for event in stood}) == 1


def test_a_unit_that_stands_already_is_no_event() -> None:
    """H 52 [CR 1.3.2.1]."""
    state = battle({}, {})
    say(state, "pass")
    assert asked(state) == (THEY, "ride")
    assert "ON_STAND" not in kinds(state)
    assert can(state, "pass")
