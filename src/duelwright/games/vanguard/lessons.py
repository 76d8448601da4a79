"""The lessons of Vanguard: positions to learn it by. Their words are in `messages/lessons.py`."""

from __future__ import annotations

from typing import Final

from ...facets.lesson import Counts, Fault, Happened, Lesson, TurnPassed, Won
from .decks import CV, D, V

TURN: Final = Fault(TurnPassed(), "turn")
FIVE: Final = ["Blaze Maiden, Rino"] * 5


def board(phase: str, mine: dict[str, object], theirs: dict[str, object], active: int = 0) -> dict[str, object]:
    """A position in the learner's turn, or in the other side's."""
    return {"turn": 7, "active": active, "first": 0, "phase": phase, "seed": 1, "seats": [mine, theirs]}


LESSONS: Final = (
    Lesson(
        "ride",
        D,
        board(
            "ride",
            {
                "V": ["Blaze Maiden, Rino"],
                "ride": ["Blaze Maiden, Reiyu", "Chakrabarthi Divine Dragon, Nirvana"],
                "hand": ["Blaze Maiden, Zonne", "Vairina"],
                "soul": ["Sunrise Egg"],
            },
            {"V": ['Diabolos, "Bad" Steve']},
        ),
        ("ride <Blaze Maiden, Reiyu>", "choose <Blaze Maiden, Zonne>"),
        (Happened("ON_RIDE", "Blaze Maiden, Reiyu"),),
    ),
    Lesson(
        "call",
        D,
        board(
            "main",
            {
                "V": ["Icicle Ein, Aizer"],
                "hand": ["Iron Ball Dragon, Ankybowler", "Fire Slash Dragon, Inferno Sword"],
            },
            {"V": ['Diabolos, "Violence" Bruce']},
        ),
        ("call <Iron Ball Dragon, Ankybowler>>R4", "pass", "attack V>V", "boost R4"),
        (Happened("ON_ATTACK_HIT", "Icicle Ein, Aizer"),),
        (Fault(Happened("ON_ATTACK_MISS"), "missed"), TURN),
    ),
    Lesson(
        "rear",
        D,
        board(
            "battle",
            {"V": ["Fire Slash Dragon, Inferno Sword"], "R1": ["Vairina"]},
            {"V": ['Diabolos, "Violence" Bruce'], "R2": ["Steam Gunner, Brody"]},
        ),
        ("attack R1>R2",),
        (Happened("ON_RETIRE", "Steam Gunner, Brody", "theirs"),),
    ),
    Lesson(
        "guard",
        D,
        board(
            "battle",
            {
                "V": ["Fire Slash Dragon, Inferno Sword"],
                "hand": ["Vairina", "Blaze Maiden, Zonne", "Blaze Maiden, Rona"],
                "damage": FIVE,
            },
            {
                "V": ['Diabolos, "Violence" Bruce'],
                "deck": ["Acrobat Presenter"] * 10,
                "R1": ["Time-fissuring Fist Colossus"],
                "R3": ["Acrobat Presenter"],
            },
            active=1,
        ),
        ("guard <Blaze Maiden, Zonne>", "pass"),
        (Happened("ON_ATTACK_MISS", "Time-fissuring Fist Colossus", "theirs"), Counts("hand", least=2)),
        (Fault(Counts("hand", most=1), "wasted"), TURN),
        ("attack R1>V", "boost R3"),
    ),
    Lesson(
        "drive",
        D,
        board(
            "battle",
            {
                "V": ["Blaze Maiden, Reiyu"],
                "R1": ["Vairina"],
                "deck": ["Blaze Maiden, Zonne", *["Vairina"] * 9],
            },
            {"V": ["Icicle Ein, Aizer"], "deck": ["Acrobat Presenter"] * 10},
        ),
        ("attack V>V", "choose <Blaze Maiden, Reiyu>", "choose <Vairina>", "attack R1>V"),
        (Counts("damage", least=3, whose="theirs"),),
    ),
    Lesson(
        "blast",
        D,
        board(
            "battle",
            {
                "V": ["Chakrabarthi Divine Dragon, Nirvana"],
                "damage": ["Vairina", "Trickstar"],
                "deck": ["Vairina"] * 10,
            },
            {
                "V": ['Diabolos, "Violence" Bruce'],
                "hand": ["Icicle Ein, Aizer"],
                "deck": ["Acrobat Presenter"] * 10,
                "damage": ["Acrobat Presenter"] * 5,
            },
        ),
        ("attack V>V", "option 1", "choose <Vairina>"),
        (Won(),),
        (Fault(Happened("ON_ATTACK_MISS"), "missed"), TURN),
        ("guard <Icicle Ein, Aizer>",),
    ),
    Lesson(
        "intercept",
        D,
        board(
            "battle",
            {
                "V": ["Fire Slash Dragon, Inferno Sword"],
                "R1": ["Vairina"],
                "damage": FIVE,
                "hand": ["Fire Slash Dragon, Inferno Sword"],
            },
            {"V": ['Diabolos, "Violence" Bruce'], "R1": ["Time-fissuring Fist Colossus"]},
            active=1,
        ),
        ("intercept R1", "pass"),
        (Happened("ON_ATTACK_MISS", "Time-fissuring Fist Colossus", "theirs"),),
        replies=("attack R1>V",),
    ),
    Lesson(
        "win",
        D,
        board(
            "battle",
            {
                "V": ["Fire Slash Dragon, Inferno Sword"],
                "R1": ["Vairina"],
                "R3": ["Iron Ball Dragon, Ankybowler"],
                "R4": ["Blaze Maiden, Rino"],
                "deck": ["Vairina"] * 10,
            },
            {
                "V": ['Diabolos, "Violence" Bruce'],
                "hand": ["Diabolos Girls, Maimai"],
                "deck": ["Acrobat Presenter"] * 10,
                "damage": ["Acrobat Presenter"] * 5,
            },
        ),
        ("attack R1>V", "boost R3", "attack V>V", "boost R4"),
        (Won(),),
        replies=("guard <Diabolos Girls, Maimai>",),
    ),
    Lesson(
        "gift",
        V,
        board(
            "ride",
            {"V": ["Blaster Blade"], "hand": ["Alfred Early"], "soul": ["Wingal", "Glyme"]},
            {"V": ["Dragonic Overlord"], "hand": ["Dragon Monk, Gojo"]},
        ),
        ("ride <Alfred Early>", "option 1", "place V", "pass", "attack V>V"),
        (Happened("ON_ATTACK_HIT", "Alfred Early"),),
        (Fault(Happened("ON_ATTACK_MISS"), "missed"), TURN),
        ("guard <Dragon Monk, Gojo>",),
    ),
    Lesson(
        "stride",
        CV,
        board(
            "ride",
            {
                "V": ["Blue Sky Knight, Altmile"],
                "hand": ["Absolute Blade Knight, Livarot", "Aurashooter Dragon"],
                "G": ["Shrouded Divine Knight, Gablade"],
                "soul": ["Margal"],
            },
            {"V": ["Chronojet Dragon"]},
        ),
        ("pass", "stride <Shrouded Divine Knight, Gablade>", "choose <Aurashooter Dragon>", "done"),
        (Happened("ON_STRIDE"),),
    ),
)
