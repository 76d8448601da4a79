"""The log of a table: half as long by default as it was, without hiding what nothing else tells."""

from __future__ import annotations

from functools import cache

import pytest

import duelwright as dw
from duelwright.bots import bot
from duelwright.language.voice import Voice
from duelwright.server.present import lines
from duelwright.server.wire import Line

GAMES = ("asigoc", "duel", "vanguard-d")
BEFORE = {"asigoc": 50, "duel": 77, "vanguard-d": 191}  # lines that stood there when nothing was left out
CAUSES, TURNS = 3, 6  # that stand open in `LogPanel`; of older turns the heading stands
# What a turn brings every time, and what its own place on the table shows: the hand, the units that stand.
SEEN_ELSEWHERE = {"ON_DRAW", "ON_STAND", "ON_SENT_TO_DECK"}


@cache
def told(key: str, lang: str = "en") -> tuple[Line, ...]:
    """The log of a whole game between two sensible players, as the first of them reads it."""
    game = dw.game(key)
    state, player = game.start(seed=7), bot("greedy", game)
    while (prompt := state.prompt) is not None:
        state.apply(player(state.view(prompt.seat), prompt))
    return lines(Voice(game, ("Ann", "Bob"), 0, lang), state.events(0))


def visible(log: list[Line]) -> int:
    """How many lines a reader sees at the end of a game by default."""
    groups: list[list[Line]] = []
    for line in log:
        if line.depth > 1 and groups and groups[-1][0].depth:
            groups[-1].append(line)
        else:
            groups.append([line])
    turns = [i for i, group in enumerate(groups) if not group[0].depth]
    first, past = turns[0], turns[:-TURNS]
    return first + len(past) + len(groups[turns[len(past)] :]) + sum(len(group) - 1 for group in groups[-CAUSES:])


@pytest.mark.parametrize("key", GAMES)
def test_the_log_is_half_as_long_by_default(key: str) -> None:
    short = [line for line in told(key) if not line.routine]
    assert 0 < visible(short) <= BEFORE[key] / 2
    assert any("win" in line.text for line in short[-3:])


@pytest.mark.parametrize("key", [*GAMES, "vanguard-v", "vanguard-premium"])
def test_a_line_that_is_folded_hides_no_card_that_its_turn_does_not_name(key: str) -> None:
    turn: list[Line] = []
    for line in (*told(key), Line(0, "", "", 0)):
        if line.depth:
            turn.append(line)
            continue
        named = {card for one in turn if not one.routine for card in (*one.cards, one.rule)}
        hidden = [one for one in turn if one.routine and one.kind not in SEEN_ELSEWHERE and set(one.cards) - named]
        assert not hidden
        turn = []


@pytest.mark.parametrize("key", [*GAMES, "vanguard-v", "vanguard-premium"])
@pytest.mark.parametrize("lang", ["en", "fr", "ru"])
def test_every_card_that_a_line_names_can_be_pinned(key: str, lang: str) -> None:
    names = {card.id: card.name for card in dw.game(key).cards()}
    for line in told(key, lang):
        rest = line.text
        for name in sorted({names[card] for card in (*line.cards, line.rule) if card in names}, key=len, reverse=True):
            rest = rest.replace(name, "")
        assert not [name for name in names.values() if name in rest], line


def test_an_attack_and_a_call_are_causes_of_their_own() -> None:
    causes = {line.kind for line in told("vanguard-d") if line.depth == 1 and not line.routine}
    assert {"ON_RIDE", "ON_CALL", "ON_ATTACK"} <= causes
    assert not {line.kind for line in told("vanguard-d") if line.depth == 2} & {"ON_RIDE", "ON_ATTACK"}
