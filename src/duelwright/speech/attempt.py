"""An attempt at a lesson: the table as it was prepared, and how far the learner has come by the answers so far."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Final

from ..core.game import Game
from ..core.state import State
from ..core.wire import Prompt
from ..facets.facets import facets_of
from ..facets.lesson import LEARNER, Lesson, Seen, named
from ..games import families, family
from ..games import game as find_game

GOING: Final = ""
DONE: Final = "done"
OVER: Final = "over"  # why a lesson is spoiled that ended with the game, and without its goal
PASS: Final = "pass"


def lessons_of(key: str) -> tuple[Lesson, ...]:
    """The lessons of a game, by its key or by that of one of its formats.

    >>> [lesson.name for lesson in lessons_of("duel")][0]
    'summon'
    """
    return facets_of(family(key).key).lessons


def all_lessons() -> Iterator[tuple[str, Lesson]]:
    """Every lesson there is, with the key of its family."""
    for made in families():
        for lesson in facets_of(made.key).lessons:
            yield made.key, lesson


def find_lesson(key: str, name: str) -> Lesson | None:
    """The lesson of a game that has a name.

    >>> find_lesson("duel", "knitting") is None
    True
    """
    return next((lesson for lesson in lessons_of(key) if lesson.name == name), None)


class Attempt:
    """A lesson under way, followed answer by answer on a table of its own.

    >>> attempt = Attempt(lessons_of("duel")[0])
    >>> attempt.step, attempt.state.prompt.seat
    (0, 0)
    """

    def __init__(self, lesson: Lesson, game: Game | None = None) -> None:
        self.lesson = lesson
        self.game = game if game is not None else find_game(lesson.game)
        self.state: State = self.game.position(lesson.position)
        self.turn = self.state.turn
        self.steps: set[int] = set()  # that were taken
        self.replies: set[int] = set()  # that were given
        self.ended = GOING  # done, or why it is spoiled

    @property
    def is_done(self) -> bool:
        """Whether the goal was reached."""
        return self.ended == DONE

    @property
    def is_spoiled(self) -> bool:
        """Whether it was spoiled before that."""
        return self.ended not in (GOING, DONE)

    def play(self, seat: int, action: str) -> None:
        """Follow an answer of either side."""
        before = self._named(action, seat)
        self.state.apply(action, seat)
        rows, taken = (self.lesson.steps, self.steps) if seat == LEARNER else (self.lesson.replies, self.replies)
        fitting = [at for at, row in enumerate(rows) if at not in taken and row == before]
        taken.update(fitting[:1])
        if not self.ended:
            self.ended = self._judged()

    def _judged(self) -> str:
        state = self.state
        seen = Seen(self.game, state.view(LEARNER), state.events(LEARNER), state.result, self.turn)
        if all(condition.holds(seen) for condition in self.lesson.goal):
            return DONE
        spoiled = next((fault.why for fault in self.lesson.faults if fault.when.holds(seen)), GOING)
        return OVER if not spoiled and state.over else spoiled

    @property
    def step(self) -> int:
        """The first step that can be taken now; -1 where none can, or the learner is not asked."""
        prompt = self.state.prompt
        if prompt is None or prompt.seat != LEARNER or self.ended:
            return -1
        return self._next(self.lesson.steps, self.steps, prompt)[0]

    def answer(self) -> str:
        """The answer of that step, as it can be given now; nothing where there is none."""
        prompt = self.state.prompt
        if prompt is None or self.step < 0:
            return ""
        return self._next(self.lesson.steps, self.steps, prompt)[1]

    def reply(self) -> str:
        """What the other side answers, by what it sees alone: the next line of its part, else as little as it can."""
        prompt = self.state.prompt
        assert prompt is not None
        at, answer = self._next(self.lesson.replies, self.replies, prompt)
        if at >= 0:
            return answer
        quiet = [PASS, *reversed(self.game.judgement.leaving)]
        return next((one for one in quiet if one in prompt.options), prompt.options[0])

    def _next(self, rows: tuple[str, ...], taken: set[int], prompt: Prompt) -> tuple[int, str]:
        said = {self._named(option, prompt.seat): option for option in reversed(prompt.options)}
        return next(((at, said[row]) for at, row in enumerate(rows) if at not in taken and row in said), (-1, ""))

    def _named(self, action: str, seat: int) -> str:
        return named(self.game, self.state.view(seat), action)
