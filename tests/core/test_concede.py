"""Conceding: at any time, by either seat, and at once."""

from __future__ import annotations

import pytest

import duelwright as dw


@pytest.mark.parametrize("key", dw.games())
@pytest.mark.parametrize("seat", [0, 1])
def test_a_seat_may_concede_at_any_time_and_has_lost(key: str, seat: int) -> None:
    """Cardfight!! Vanguard H 98 [CR 1.2.5]: an immediate loss, nothing else resolves."""
    state = dw.game(key).start(seed=3)
    assert "concede" not in [action.text for action in state.legal()]
    assert state.explain(seat, "concede") is None
    state.apply("concede", seat)
    assert state.result is not None
    assert (state.result.winner, state.result.reason) == (1 - seat, "conceded")
    refusal = state.explain(seat, "concede")
    assert refusal is not None and refusal.code == "game_over"
    with pytest.raises(dw.IllegalAction):
        state.apply("concede", seat)


def test_who_concedes_during_an_effect_of_the_other_is_out_at_once() -> None:
    game = dw.game("vanguard-d")
    state = game.start(seed=1)
    while state.prompt is not None and state.prompt.kind != "choice":
        state.apply(state.legal()[0])
        if state.over:
            state = game.start(seed=len(state.events(None)))
    before = [zone[:] for zone in state.zones]
    state.apply("concede", 1 - state.prompt_seat)
    assert state.over and [zone[:] for zone in state.zones] == before


def test_a_replay_keeps_who_conceded() -> None:
    game = dw.game("asigoc")
    replay = dw.Replay.of(game, seed=5)
    state = replay.state(game)
    loser = 1 - state.prompt_seat
    replay.apply(state, "concede", loser)
    again = dw.Replay.parse(replay.text()).state(game)
    assert again.result is not None and again.result.winner == 1 - loser
