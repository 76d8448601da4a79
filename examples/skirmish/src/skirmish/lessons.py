"""The lessons: prepared positions to learn the game by. Their words are messages of the game."""

from __future__ import annotations

from typing import Final

from duelwright.facets.lesson import Counts, Fault, Lesson, TurnPassed, Won

from .names import KEY

LESSONS: Final = (
    Lesson(
        "strike",
        KEY,
        {"phase": "main", "turn": 3, "seats": [{"field": ["Squire", "Avenger"]}, {"field": ["Squire"], "life": 2}]},
        ("strike F2",),
        (Won(),),
        (Fault(TurnPassed(), "turn"), Fault(Counts("field", most=1), "lost")),
    ),
)
WORDS: Final = {
    "lesson.strike.title": "Strike where nobody stands",
    "lesson.strike.goal": "Your opponent has 2 life. Win this turn.",
    "lesson.strike.hint.1": "Nobody stands opposite Avenger: its 2 power go to your opponent's life.",
    "lesson.strike.end": "A unit in the same slot takes the strike; an empty slot lets it through.",
    "lesson.failed.lost": "You lost a unit.",
}
