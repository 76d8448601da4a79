"""Lessons: a prepared position, what to reach in it, the expected way, and what spoils it. All of it is data.

An answer is written as the game spells it, with cards by name: `summon <Gemini Elf>`, `attack R1>V`. What is reached or
spoiled is judged by what the learner's seat sees, and by nothing else.
"""

from __future__ import annotations

import re
from collections.abc import Mapping
from typing import Final, Literal, NamedTuple

import msgspec

from ..core.game import Game
from ..core.hints import with_handles
from ..core.view import View
from ..core.wire import Event, Result

LEARNER: Final = 0  # the seat
LANGUAGES: Final = ("en", "fr", "ru")
HANDLE: Final = re.compile(r"\bh(\d+)\b")
Whose = Literal["mine", "theirs", "any"]
Texts = Mapping[str, tuple[str, str, str]]  # by lesson and part, such as `ride.goal`, in these languages


class Seen(NamedTuple):
    """What the learner's seat sees of a lesson: the table, all that happened, the end, and the turn it began in."""

    game: Game
    view: View
    events: list[Event]
    result: Result | None
    turn: int

    def seats(self, whose: Whose) -> tuple[int, ...]:
        """The seats that are meant."""
        return {"mine": (LEARNER,), "theirs": (1 - LEARNER,), "any": (LEARNER, 1 - LEARNER)}[whose]

    def is_meant(self, card: str, name: str) -> bool:
        """Whether a card, by its id, has a name; every card has none."""
        return not name or called(self.game, card) == name


class Won(msgspec.Struct, frozen=True, tag="won"):
    """The learner has won."""

    def holds(self, seen: Seen) -> bool:
        """Whether it is so."""
        return seen.result is not None and seen.result.winner == LEARNER


class TurnPassed(msgspec.Struct, frozen=True, tag="turn_passed"):
    """The turn in which the lesson began is over."""

    def holds(self, seen: Seen) -> bool:
        """Whether it is so."""
        return seen.view.turn > seen.turn


class Happened(msgspec.Struct, frozen=True, tag="happened"):
    """Something happened so often: to a card, where one is named, and to one player's side or to either."""

    kind: str
    card: str = ""  # its name
    whose: Whose = "mine"
    times: int = 1

    def holds(self, seen: Seen) -> bool:
        """Whether it is so."""
        seats = seen.seats(self.whose)
        found = [one for one in seen.events if one.kind == self.kind and one.seat in seats]
        if self.card:
            found = [one for one in found if any(seen.is_meant(card.card, self.card) for card in one.cards)]
        return len(found) >= self.times


class Counts(msgspec.Struct, frozen=True, tag="counts"):
    """A counter, or the number of cards in a zone, lies between two numbers; of one card alone where it is named."""

    what: str
    least: int = 0
    most: int = 1_000_000
    whose: Whose = "mine"
    card: str = ""  # its name

    def holds(self, seen: Seen) -> bool:
        """Whether it is so."""
        amount = 0
        for seat in seen.seats(self.whose):
            side = seen.view.seats[seat]
            rows = side.zones.get(self.what, ())
            cards = [card for card in rows if card is not None and seen.is_meant(card.card, self.card)]
            amount += side.counters[self.what] if self.what in side.counters else len(cards)
        return self.least <= amount <= self.most


Condition = Won | TurnPassed | Happened | Counts


class Fault(msgspec.Struct, frozen=True):
    """What spoils a lesson, and the message that says why."""

    when: Condition
    why: str


class Lesson(msgspec.Struct, frozen=True):
    """A lesson: the learner has the first seat. Its words are messages of the game: `lesson.NAME.goal` and so on."""

    name: str
    game: str
    position: dict[str, object]
    steps: tuple[str, ...]  # the expected answers of the learner, in their order
    goal: tuple[Condition, ...]  # all of it
    faults: tuple[Fault, ...] = (Fault(TurnPassed(), "turn"),)  # any of these
    replies: tuple[str, ...] = ()  # what the other side answers, in its order; else it passes


def called(game: Game, card: str) -> str:
    """The name of a card; nothing where it is not known."""
    found = game.find(card) if card else None
    return found.name if found is not None else ""


def named(game: Game, view: View, action: str) -> str:
    """An answer with the cards that the viewer knows by their names.

    >>> import duelwright as dw
    >>> state = dw.game("duel").position({"phase": "main", "seats": [{"hand": ["Kuriboh"]}, {}]})
    >>> [named(state.game, state.view(0), action.text) for action in state.legal()][0]
    'summon <Kuriboh>'
    """
    known = with_handles(view, {int(handle) for handle in HANDLE.findall(action)})

    def name(match: re.Match[str]) -> str:
        card = known.get(int(match[1]))
        said = called(game, card.card) if card is not None else ""
        return f"<{said}>" if said else match[0]

    return HANDLE.sub(name, action)


def lesson_texts(texts: Texts, lang: str) -> dict[str, str]:
    """The texts of lessons as messages of a language.

    >>> lesson_texts({"ride.title": ("Ride", "Chevaucher", "Райд")}, "fr")
    {'lesson.ride.title': 'Chevaucher'}
    """
    at = LANGUAGES.index(lang)
    return {f"lesson.{part}": said[at] for part, said in texts.items()}
