"""The lessons of the duel: positions to learn it by. Their words are in `messages/lessons.py`."""

from __future__ import annotations

from typing import Final

from ...facets.lesson import Counts, Fault, Happened, Lesson, TurnPassed, Won
from .names import KEY

TURN: Final = Fault(TurnPassed(), "turn")
HURT: Final = Fault(Counts("life", most=7999), "hurt")


def board(phase: str, mine: dict[str, object], theirs: dict[str, object]) -> dict[str, object]:
    """A position in the learner's turn."""
    return {"turn": 3, "active": 0, "first": 0, "phase": phase, "seed": 1, "seats": [mine, theirs]}


LESSONS: Final = (
    Lesson(
        "summon",
        KEY,
        board("main", {"hand": ["Gemini Elf", "Summoned Skull"]}, {"hand": ["blank"]}),
        ("summon <Gemini Elf>",),
        (Happened("ON_SUMMON", "Gemini Elf"),),
    ),
    Lesson(
        "direct",
        KEY,
        board("main", {"monsters": ["Gemini Elf"]}, {"hand": ["blank"], "life": 1900}),
        ("next", "attack 1"),
        (Won(),),
    ),
    Lesson(
        "attack",
        KEY,
        board("main", {"monsters": ["Vorse Raider"]}, {"monsters": ["Gaia The Fierce Knight", "Harpie Lady"]}),
        ("next", "attack 1>2"),
        (Happened("ON_DESTROY", "Harpie Lady", "theirs"),),
        (Fault(Happened("ON_DESTROY", "Vorse Raider"), "lost"), TURN),
    ),
    Lesson(
        "defense",
        KEY,
        board(
            "battle",
            {"monsters": ["Vorse Raider"]},
            {
                "monsters": [
                    {"card": "Big Shield Gardna", "mode": "defense"},
                    {"card": "Gamma The Magnet Warrior", "mode": "defense"},
                ]
            },
        ),
        ("attack 1>2",),
        (Happened("ON_DESTROY", "Gamma The Magnet Warrior", "theirs"),),
        (HURT, TURN),
    ),
    Lesson(
        "switch",
        KEY,
        board("main", {"monsters": ["Big Shield Gardna"]}, {"monsters": ["Vorse Raider"]}),
        ("switch 1", "end"),
        (Counts("life", most=7999, whose="theirs"),),
        (HURT,),
        ("next", "attack 1>1", "end"),
    ),
    Lesson(
        "sacrifice",
        KEY,
        board(
            "main",
            {"hand": ["Summoned Skull"], "monsters": ["Baby Dragon", "Celtic Guardian"]},
            {"monsters": ["Vorse Raider"]},
        ),
        ("summon <Summoned Skull>", "choose <Baby Dragon>", "next", "attack 1>1"),
        (Happened("ON_DESTROY", "Vorse Raider", "theirs"),),
    ),
    Lesson(
        "spell",
        KEY,
        board(
            "main",
            {"hand": ["Raigeki"], "monsters": ["Gemini Elf"]},
            {"monsters": ["Dark Magician", "Curse Of Dragon"], "life": 1500},
        ),
        ("activate <Raigeki>", "next", "attack 1"),
        (Won(),),
    ),
    Lesson(
        "reborn",
        KEY,
        board(
            "main",
            {"hand": ["Monster Reborn"], "monsters": ["Witty Phantom"], "graveyard": ["Kuriboh"]},
            {"monsters": ["Gemini Elf"], "graveyard": ["Summoned Skull"], "life": 2000},
        ),
        ("activate <Monster Reborn>", "next", "attack 2>1", "attack 1"),
        (Won(),),
    ),
)
