"""Two people at one keyboard: nothing is learned from who is asked, and open hands need no hand-over."""

from __future__ import annotations

import random
from collections.abc import Callable

import pytest

from duelwright.terminal.table import is_settled

from .run import SEED, Sitting, inside


def randomly(sitting: Sitting, rng: random.Random) -> Callable[[], str]:
    """Answers of people who press Enter where they are told to."""

    def choose() -> str:
        table = sitting.table
        if table.state.over:
            return "quit"
        if sitting.last_line().startswith(("Pass the keyboard", "Nothing to ")):
            return ""
        return str(rng.randint(1, len(table.prompt.options)))

    return choose


@pytest.mark.parametrize("seed", range(3))
def test_the_other_person_is_always_called(seed: int, monkeypatch: pytest.MonkeyPatch) -> None:
    sitting = Sitting(hotseat=True, seed=seed)
    sitting.then = randomly(sitting, random.Random(seed))
    table, given = sitting.table, sitting.table.answer
    called = 0

    def answer(action: str) -> None:
        nonlocal called
        prompt = table.state.prompt
        assert prompt is not None
        if table.looking != prompt.seat:
            assert not table.state.view(None).seats[prompt.seat].zones["hand"]
        elif is_settled(table.state, prompt) and table.looking == prompt.seat:
            called += 1
        given(action)

    monkeypatch.setattr(table, "answer", answer)
    assert "Nothing to add; press Enter to pass." in sitting.play()
    assert called > 20


def test_quit_at_a_hand_over_quits() -> None:
    sitting = Sitting("quit", hotseat=True)
    text = sitting.play()
    assert "Pass the keyboard to" in text and "Hand" not in text and sitting.table.left


def test_open_hands_need_no_hand_over() -> None:
    done = inside("play", "--seed", str(SEED), "--open", given="1\n1\nu\nquit\n")
    assert done.returncode == 0 and "Pass the keyboard" not in done.stdout and "Taken back." in done.stdout
    first = done.stdout.split("> ")[0]
    assert "Breaking Rune" in first and first.count("  h") > 7
