"""Replays that somebody has made up: read in a time that grows with their length, or refused, whatever they hold."""

from __future__ import annotations

import hashlib
import itertools
import sys
from types import FrameType
from typing import Any

import pytest

import duelwright as dw
from duelwright.core import replay as replays
from duelwright.core.replay import MOST_CARDS, MOST_MOVES, Move, Replay


class Hashed:
    """A digest that counts what it reads."""

    read = 0

    def __init__(self, data: bytes = b"") -> None:
        self.digest = hashlib.sha256()
        self.update(data)

    def update(self, data: bytes) -> None:
        type(self).read += len(data)
        self.digest.update(data)

    def hexdigest(self) -> str:
        return self.digest.hexdigest()


@pytest.fixture
def reading(monkeypatch: pytest.MonkeyPatch) -> type[Hashed]:
    """Counts the bytes that replays have hashed."""

    class Counted(Hashed):
        pass

    class Hashlib:
        sha256 = Counted

    monkeypatch.setattr(replays, "hashlib", Hashlib)
    return Counted


def steps(work: Any) -> int:
    """How many lines of Python some work takes."""
    count = 0

    def trace(frame: FrameType, event: str, arg: object) -> Any:
        nonlocal count
        count += event == "line"
        return trace

    before = sys.gettrace()
    sys.settrace(trace)
    try:
        work()
    finally:
        sys.settrace(before)
    return count


def made(moves: list[Move]) -> Replay:
    """A replay with answers that nobody gave."""
    replay = Replay.of(dw.game("asigoc"), seed=7)
    replay.moves = moves
    return replay


def sealed(lines: list[str]) -> str:
    """Lines as a replay with a sound checksum, and a chain value after every one of them."""
    out: list[str] = []
    for line in lines:
        out.append(line)
        out.append(f"chain {hashlib.sha256(chr(10).join(out).encode()).hexdigest()[:12]}")
    out.append(f"sha256 {hashlib.sha256(chr(10).join(out).encode()).hexdigest()}")
    return "\n".join(out) + "\n"


def lines(*more: str, times: int = 1) -> list[str]:
    """The lines of a replay, with more of them."""
    plain = [line for line in made([]).text().splitlines() if not line.startswith(("chain ", "sha256 "))]
    return [*plain, *more * times]


def test_each_byte_is_hashed_once_however_many_chain_values_there_are(reading: type[Hashed]) -> None:
    text = sealed(lines(*(f"{n} 0 pass" for n in range(1, 600))))
    reading.read = 0
    replay = Replay.parse(text)
    assert len(replay.moves) == 599 and reading.read <= len(text.encode())
    reading.read = 0
    assert Replay.parse(replay.text()) == replay and reading.read <= 2 * len(text.encode())


def test_undos_cost_no_more_than_the_answers_that_they_take_back() -> None:
    counts = []
    for size in (500, 1000, 2000):
        moves = [*(Move(n, 0, "pass") for n in range(1, size)), *(Move(n, undo=True) for n in range(size, 0, -1))]
        text = made(moves).text()
        replay = Replay.parse(text)
        assert [move.n for move in replay.line()] == [1]
        counts.append((steps(lambda text=text: Replay.parse(text)), steps(replay.line)))
    for earlier, later in itertools.pairwise(counts):
        assert later[0] < 2.2 * earlier[0] and later[1] < 2.2 * earlier[1]


@pytest.mark.parametrize(
    ("more", "times", "reason"),
    [
        (["1 0 pass", "undo 0"], MOST_MOVES, "at most 100000 answers and undos"),
        (["card {}"], MOST_CARDS + 1, "at most 5000 cards"),
        (["window []"], MOST_CARDS + 1, "at most 5000 windows"),
        ([f"uses card{n} 0" for n in range(MOST_CARDS + 1)], 1, "at most 5000 cards that are used"),
        (["deck 2 {}"], 1, "at most 2 decks"),
        (["3 0 pass", "2 0 pass"], 1, "does not come after the answers before it"),
        (["0 0 pass"], 1, "does not come after the answers before it"),
        (["2 0 pass", "2 0 pass"], 1, "does not come after the answers before it"),
        ([f"{'9' * 4000} 0 pass"], 1, "is no number of an answer"),
        (["undo -1"], 1, "is no number of an answer"),
        (["undo ²"], 1, "is no number of an answer"),
    ],
)
def test_what_no_game_has_is_refused_with_its_line(more: list[str], times: int, reason: str) -> None:
    text = made([]).text()
    listed = lines(*more, times=times)
    chain = hashlib.sha256("\n".join(listed).encode()).hexdigest()
    assert len(listed) > len(text.splitlines()) - 4
    with pytest.raises(dw.ReplayError, match=reason) as refused:
        Replay.parse("\n".join([*listed, f"sha256 {chain}"]) + "\n")
    assert str(refused.value).startswith("line ")


def test_an_answer_after_an_undo_goes_on_from_there() -> None:
    moves = [Move(1, 0, "a"), Move(2, 0, "b"), Move(3, 1, "c"), Move(1, undo=True), Move(2, 0, "d"), Move(0, undo=True)]
    assert [move.action for move in Replay.parse(made(moves[:5]).text()).line()] == ["a", "d"]
    assert Replay.parse(made([*moves, Move(1, 1, "e")]).text()).line() == [Move(1, 1, "e")]


def test_a_card_made_up_of_much_is_read_in_steps_that_grow_with_it() -> None:
    counts = []
    for number in (50, 100, 200):
        cards = [f'card {{"id": "user:x/{n}", "name": "N{n}", "abilities": []}}' for n in range(number)]
        listed = lines(*cards)
        text = "\n".join([*listed, f"sha256 {hashlib.sha256(chr(10).join(listed).encode()).hexdigest()}"]) + "\n"

        def opened(text: str = text) -> None:
            with pytest.raises(dw.DuelwrightError):
                dw.game_for(Replay.parse(text))

        counts.append(steps(opened))
    assert counts[2] - counts[1] < 2.4 * (counts[1] - counts[0])
