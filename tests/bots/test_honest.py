"""Bots are honest and legal: equal views give equal choices, and every choice is one of the options."""

from __future__ import annotations

import random
from collections.abc import Iterator

import pytest

import duelwright as dw
from duelwright.bots import bot
from duelwright.games import SHIPPED

NAMES = ("random", "careless", "greedy", "search:12")
GAMES = (11, 12)  # their seeds
POSITIONS = 3  # of a game
OTHERS = (1, 2, 3)  # seeds of other worlds that look the same


def decisions(game: dw.Game, seed: int, most: int) -> Iterator[tuple[dw.View, dw.Prompt]]:
    """Some decisions of a random game, spread over it."""
    rng = random.Random(seed)
    state = game.start(seed=seed)
    found: list[tuple[dw.View, dw.Prompt]] = []
    while (prompt := state.prompt) is not None:
        if not prompt.forced and rng.random() < 0.2:
            found.append((state.view(prompt.seat), prompt))
        state.apply(rng.choice(state.legal()))
    step = max(1, len(found) // most)
    yield from found[::step][:most]


@pytest.mark.parametrize("name", NAMES)
@pytest.mark.parametrize("key", SHIPPED)
def test_equal_views_give_equal_choices(key: str, name: str) -> None:
    game = dw.game(key)
    asked = bot(name, game)
    for view, prompt in [found for seed in GAMES for found in decisions(game, seed, POSITIONS)]:
        before = view.encode()
        answer = asked(view, prompt)
        assert answer in prompt.options
        assert view.encode() == before, "a bot has changed what it was shown"
        for seed in OTHERS:
            world = game.determinize(view, seed)
            twin, same = world.view(view.viewer), world.prompt
            assert twin == view and same == prompt
            key_before = world.key()
            assert bot(name, game)(twin, same) == answer, f"{name} knows more of {key} than it may"
            assert world.key() == key_before


@pytest.mark.parametrize("key", SHIPPED)
def test_worlds_that_look_the_same_do_differ(key: str) -> None:
    """Else the test above would prove nothing."""
    game = dw.game(key)
    views = [view for seed in GAMES for view, _ in decisions(game, seed, POSITIONS)]
    assert any(game.determinize(view, 1).key() != game.determinize(view, 2).key() for view in views)
    hidden = [[game.determinize(view, seed).view(1 - view.viewer).encode() for seed in OTHERS] for view in views]
    assert any(len(set(row)) > 1 for row in hidden)


@pytest.mark.parametrize("seed", [1, 2])
@pytest.mark.parametrize("key", SHIPPED)
def test_whole_games_are_played_with_legal_answers(key: str, seed: int) -> None:
    game = dw.game(key)
    greedy = bot("greedy", game)
    state = game.start(seed=seed)
    while (prompt := state.prompt) is not None:
        answer = greedy(state.view(prompt.seat), prompt)
        assert answer in prompt.options
        state.apply(answer, prompt.seat)
    assert state.result is not None


@pytest.mark.parametrize("key", SHIPPED)
def test_a_search_by_playouts_gives_the_same_answer_again(key: str) -> None:
    for view, prompt in decisions(dw.game(key), 5, 2):
        answers = {bot("search:30", dw.game(key))(view, prompt) for _ in range(3)}
        assert len(answers) == 1


@pytest.mark.usefixtures("ticking")
@pytest.mark.parametrize("key", SHIPPED)
def test_a_search_by_the_clock_answers_legally(key: str) -> None:
    game = dw.game(key)
    for view, prompt in decisions(game, 8, 2):
        assert bot("search:0.5s", game)(view, prompt) in prompt.options


@pytest.mark.parametrize("key", SHIPPED)
def test_a_view_that_was_sent_is_as_good_as_one_at_hand(key: str) -> None:
    game = dw.game(key)
    for view, prompt in decisions(game, 3, 2):
        sent = dw.View.decode(view.encode())
        for name in NAMES:
            assert bot(name, game)(sent, prompt) == bot(name, game)(view, prompt)
