"""A lesson in the terminal: its goal above each question, its hints, and what comes after it."""

from __future__ import annotations

from typing import Final

from rich.console import Console

from ..facets.lesson import LEARNER, Lesson
from ..language.voice import Voice
from ..speech.attempt import Attempt
from ..speech.label import labels
from ..speech.names import pair
from . import commands
from .table import Reader, Table

AGAIN: Final = "again"
NEXT: Final = "next"
LEFT: Final = ""


class LessonTable(Table):
    """A table at which a lesson is learnt."""

    def __init__(self, lesson: Lesson, console: Console, read: Reader, names: tuple[str, str], lang: str) -> None:
        self.lesson = lesson
        self.attempt = Attempt(lesson)
        super().__init__(
            self.attempt.game,
            console,
            read,
            names,
            (None, lambda view, prompt: self.attempt.reply()),
            lang=lang,
        )
        self.begin_anew()

    def begin_anew(self) -> None:
        """Lay the position out as it was prepared."""
        self.attempt = Attempt(self.lesson)
        self.lay(self.attempt.game.position(self.lesson.position))

    def learn(self) -> str:
        """Play the lesson; what is wanted after it: the next, the same again, or nothing more."""
        while not (self.left or self.attempt.ended):
            self.decide()
        if self.left:
            return LEFT
        self.show_news(None)
        key = "terminal.lesson_done" if self.attempt.is_done else "terminal.lesson_failed"
        part = f"{self.lesson.name}.end" if self.attempt.is_done else f"failed.{self.attempt.ended}"
        self.tell(key, {"text": self.words(part)}, "bold")
        self.tell("terminal.lesson_after")
        text = self.line().casefold()
        if text in commands.LEAVING:
            return LEFT
        return NEXT if self.attempt.is_done and text != AGAIN else AGAIN

    def words(self, part: str) -> str:
        """What the lesson says."""
        return self.voice().say(f"lesson.{part}")

    def show(self) -> None:
        """Draw the screen, with the goal above the question."""
        step = min(len(self.attempt.steps) + 1, len(self.lesson.steps))
        title, goal = self.words(f"{self.lesson.name}.title"), self.words(f"{self.lesson.name}.goal")
        shown: dict[str, str | int] = {"title": title, "goal": goal, "n": step, "all": len(self.lesson.steps)}
        self.notice = " ".join(filter(None, [self.notice, self.voice().say("terminal.lesson", shown)]))
        super().show()

    def take(self, text: str) -> None:
        """Understand a line; here one may start again at any time."""
        if text.casefold() == AGAIN:
            self.begin_anew()
        else:
            super().take(text)

    def answer(self, action: str) -> None:
        """Play an answer, and follow it in the lesson."""
        prompt = self.state.prompt
        assert prompt is not None
        action = self.game.action(action).text
        super().answer(action)
        self.attempt.play(prompt.seat, action)

    def hint(self) -> None:
        """Say the next step of the lesson, and why."""
        answer = self.attempt.answer()
        if not answer:
            self.tell("terminal.lesson_no_step")
            return
        view = self.state.view(LEARNER)
        action = labels(self.voice(), view, self.prompt, [answer])[0]
        text = self.words(f"{self.lesson.name}.hint.{self.attempt.step + 1}")
        self.tell("terminal.lesson_hint", {"action": action, "text": text})


def list_line(voice: Voice, family: str, number: int, lesson: Lesson) -> str:
    """A lesson as it stands in the list."""
    title, goal = (voice.say(f"lesson.{lesson.name}.{part}") for part in ("title", "goal"))
    return f"  {number:>2}  {family} {lesson.name:<10}  {pair(voice, title, goal)}"
