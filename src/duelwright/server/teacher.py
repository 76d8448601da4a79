"""The teacher at a table with a lesson: follows the answers, says how far the learner is, answers for the other."""

from __future__ import annotations

from typing import Final

from ..facets.lesson import LEARNER
from ..language.voice import Voice
from ..speech.attempt import GOING, Attempt, lessons_of
from ..speech.label import labels
from ..speech.names import capital
from .setup import lesson_of
from .table import Denied, Table
from .wire import Hinted, Taught

FAILED: Final = "failed"


class Teacher:
    """How far the learner of a table has come: a function of the answers that stand, whatever was taken back."""

    def __init__(self, table: Table) -> None:
        self.table = table
        self.lesson = lesson_of(table.setup)
        self.followed: list[tuple[int, str]] = []
        self._attempt = Attempt(self.lesson, table.game)

    def attempt(self) -> Attempt:
        """The attempt as the table stands."""
        moves = [(move.seat, move.action) for move in self.table.moves]
        if moves[: len(self.followed)] != self.followed:  # something was taken back
            self._attempt, self.followed = Attempt(self.lesson, self.table.game), []
        for seat, action in moves[len(self.followed) :]:
            self._attempt.play(seat, action)
        self.followed = moves
        return self._attempt

    async def answer(self) -> str:
        """What the other side answers."""
        return self.attempt().reply()

    def told(self, voice: Voice) -> Taught:
        """The lesson in words, and how it stands."""
        attempt, name = self.attempt(), self.lesson.name
        say = voice.say
        ending = say(f"lesson.{name}.end") if attempt.is_done else say(f"lesson.failed.{attempt.ended}")
        return Taught(
            self.table.setup.lesson,
            say(f"lesson.{name}.title"),
            say(f"lesson.{name}.goal"),
            len(attempt.steps),
            len(self.lesson.steps),
            FAILED if attempt.is_spoiled else attempt.ended,
            ending if attempt.ended != GOING else "",
            self._next(),
        )

    def _next(self) -> str:
        family = self.table.setup.lesson.partition("/")[0]
        names = [lesson.name for lesson in lessons_of(family)]
        after = names[names.index(self.lesson.name) + 1 :]
        return f"{family}/{after[0]}" if after else ""

    def hint(self, voice: Voice, number: int) -> Hinted:
        """The next step of the expected way; Denied where none of its steps can be taken now."""
        attempt = self.attempt()
        prompt, answer = attempt.state.prompt, attempt.answer()
        if prompt is None or not answer:
            raise Denied("no_step")
        view = attempt.state.view(LEARNER)
        said = capital(labels(voice, view, prompt, [answer], with_handles=False)[0])
        return Hinted(number, answer, said, voice.say(f"lesson.{self.lesson.name}.hint.{attempt.step + 1}"))
