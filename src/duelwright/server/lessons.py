"""Lessons by REST: what there is to learn, and a table for one."""

from __future__ import annotations

from typing import Final

import msgspec
from starlette.requests import Request
from starlette.responses import Response

from .. import game as find_game
from ..facets.lesson import LEARNER, Lesson
from ..games import families
from ..language.voice import Voice
from ..speech.attempt import find_lesson, lessons_of
from .answers import Error, answer, body, language
from .limits import address_of
from .lobby import Seated
from .rest import Name, Rest
from .setup import LESSON, Chair, Setup, hashed, new_token

OTHER: Final = "Bot"  # the name of the other side


class LessonInfo(msgspec.Struct, frozen=True):
    """A lesson of the list."""

    name: str  # with its family: `duel/summon`
    game: str  # the format that it is played in
    title: str
    goal: str


class Course(msgspec.Struct, frozen=True):
    """The lessons of a game, in their order."""

    family: str
    title: str
    lessons: tuple[LessonInfo, ...]


class Learn(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """Somebody who begins a lesson."""

    name: Name = ""


def courses(lang: str) -> list[Course]:
    """The lessons of every game that brings some."""
    rows = [(made, lessons_of(made.key)) for made in families()]
    return [
        Course(made.key, made.name, tuple(_info(made.key, lesson, lang) for lesson in lessons))
        for made, lessons in rows
        if lessons
    ]


def _info(family: str, lesson: Lesson, lang: str) -> LessonInfo:
    voice = Voice(find_game(lesson.game), ("", ""), LEARNER, lang)
    title, goal = (voice.say(f"lesson.{lesson.name}.{part}") for part in ("title", "goal"))
    return LessonInfo(f"{family}/{lesson.name}", lesson.game, title, goal)


class LessonApi:
    """The handlers of lessons; who asks, and how often they may, is told as for any other table."""

    def __init__(self, rest: Rest) -> None:
        self.rest = rest

    async def listed(self, request: Request) -> Response:
        """The lessons of all games."""
        return answer(courses(language(request)), headers={"cache-control": "public, max-age=300"})

    async def open(self, request: Request) -> Response:
        """A table for a lesson."""
        asked = await body(request, Learn)
        family, name = request.path_params["family"], request.path_params["name"]
        known = {made.key for made in families()}
        lesson = find_lesson(family, name) if family in known else None
        if lesson is None:
            raise Error(404, "no_lesson", "there is no such lesson")
        token, game = new_token(), find_game(lesson.game)
        chair = await self.rest.pupil(request, game, asked.name)
        chairs = (msgspec.structs.replace(chair, token=hashed(token)), Chair(OTHER, bot=LESSON))
        setup = Setup(game.key, game.format_hash, LESSON, chairs, lesson=f"{family}/{name}")
        presenter = await self.rest.lobby.open(setup, address_of(request.scope))
        return answer(Seated(presenter.table.id, LEARNER, token), 201)
