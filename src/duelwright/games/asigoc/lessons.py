"""The lessons of ASIGOC: positions to learn it by. Their words are in `messages/lessons.py`."""

from __future__ import annotations

from typing import Final

from ...facets.lesson import Counts, Fault, Happened, Lesson, TurnPassed, Won
from .names import KEY

TURN: Final = Fault(TurnPassed(), "turn")


def board(phase: str, mine: dict[str, object], theirs: dict[str, object], active: int = 0) -> dict[str, object]:
    """A position in the learner's turn, or in the other side's."""
    return {"turn": 5, "active": active, "first": 0, "phase": phase, "seed": 1, "seats": [mine, theirs]}


LESSONS: Final = (
    Lesson(
        "weapon",
        KEY,
        board("main", {"hand": ["River Spear", "Bandage"], "health": 10}, {"hand": ["blank"]}),
        ("move <River Spear>>W1",),
        (Happened("ON_ENTER", "River Spear"),),
    ),
    Lesson(
        "attack",
        KEY,
        board("main", {"weapons": ["Wooden Sword", "River Spear"]}, {"health": 5}),
        ("leave", "attack W1", "attack W2"),
        (Won(),),
    ),
    Lesson(
        "block",
        KEY,
        board("battle", {"weapons": ["Scout's Bow", "Ironbark Shield"]}, {"weapons": ["River Spear"]}, active=1),
        ("block W2",),
        (Happened("ON_HELD", "Ironbark Shield"),),
        (Fault(Counts("health", most=9), "hurt"), TURN),
        ("attack W1",),
    ),
    Lesson(
        "item",
        KEY,
        board(
            "main",
            {"hand": ["Throwing Knife"], "weapons": ["Scout's Bow"]},
            {"health": 2, "weapons": ["Ironbark Shield"]},
        ),
        ("use <Throwing Knife>",),
        (Won(),),
    ),
    Lesson(
        "answer",
        KEY,
        board(
            "main",
            {"hand": ["Bandage", "Breaking Rune"], "health": 2},
            {"hand": ["Throwing Knife"]},
            active=1,
        ),
        ("use <Breaking Rune>",),
        (Happened("ON_SKIP", "Throwing Knife", "theirs"),),
        (TURN,),
        ("use <Throwing Knife>",),
    ),
    Lesson(
        "whetstone",
        KEY,
        board(
            "main",
            {"hand": ["Whetstone"], "weapons": ["River Spear", "Wooden Sword"]},
            {"health": 7},
        ),
        ("use <Whetstone>", "choose <River Spear>", "leave", "attack W1", "attack W2"),
        (Won(),),
    ),
    Lesson(
        "ace",
        KEY,
        board("main", {"hand": ["Bandage"], "ace": ["Ember Queen"]}, {"health": 1, "weapons": ["Ironbark Shield"]}),
        ("use <Ember Queen>", "choose <Bandage>"),
        (Won(),),
    ),
)
