"""What Vanguard brings to the library."""

from __future__ import annotations

from typing import Final

from ...core.deck import Deck
from ...core.game import Game
from ...core.lines import SIDE
from ...facets.exercise import Exercise
from ...facets.facets import Facets, Passcodes, Sheet
from ...facets.figures import Figures, RideCurve
from ...facets.reading import Printed
from . import records
from .decks import CV
from .lessons import LESSONS
from .rules import VanguardRules
from .telling import TELLING


def starter(game: Game, deck: Deck) -> str:
    """The first vanguard, where it is taken from the main deck."""
    from .figures import first_vanguard  # the mathematics are loaded when somebody asks for them

    return first_vanguard(game, deck)


def curve(game: Game, deck: Deck, first: str) -> RideCurve | None:
    """How likely the rides come on time."""
    from .figures import ride_curve

    return ride_curve(game, deck, first)


def read_sections(game: Game) -> tuple[str, str, str]:
    """What lies aside is the ride deck in a format that has one."""
    assert isinstance(game.rules, VanguardRules)
    return "main", "G", "ride" if game.rules.ride_deck_size > 0 else SIDE


def printed() -> Printed:
    """How printed text is read."""
    from .printed.cards import PRINTED  # thousands of phrases, that most of us never need

    return PRINTED


def exercise() -> Exercise:
    """How cards are tried out."""
    from .exercise import EXERCISE  # boards and decks, that only this command needs

    return EXERCISE


FACETS: Final = Facets(
    fields=(
        "clan",
        "nation",
        "race",
        "skill",
        "grade",
        "power",
        "shield",
        "critical",
        "trigger",
        "type",
        "set",
        "gift",
        "is",
        "does",
        "when",
        "cost",
        "category",
        "ot",
        "name",
        "text",
    ),
    sorts=("-grade", "grade", "name", "-power", "-shield", "number"),
    examples=(
        "clan:kagero grade:3",
        "power>=10000 -is:vanilla",
        "trigger:heal,critical",
        "(No ability) grade:1,2",
        "does:retire when:attacks",
        "cost:counter-blast or cost:soul-blast",
    ),
    fill=records.fill,
    join=records.join,
    check=records.check,
    lacks=records.lacks,
    formats=records.formats,
    to_card=records.to_card,
    to_record=records.to_record,
    general=records.GENERAL,
    telling=TELLING,
    figures=Figures(records.trigger_of, ("trigger",), starter, curve),
    sheet=Sheet(
        records.HEADINGS,
        records.TYPES,
        records.AMOUNTS,
        {"trigger": records.TRIGGERS, "gift": records.GIFTS},
        records.sort_out,
    ),
    printed=printed,
    exercise=exercise,
    passcodes=Passcodes(
        "Vanguard", (("main",), ("G",), ("ride", SIDE)), read_sections, rules_card=lambda game: game.key == CV
    ),
    lessons=LESSONS,
)
