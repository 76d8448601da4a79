"""The command `learn`: lessons in the terminal."""

from __future__ import annotations

import os
from typing import Annotated

import typer

from .. import game as find_game
from ..facets.lesson import LEARNER, Lesson
from ..games import families, family
from ..language.messages import say
from ..language.voice import Voice
from ..locale import chosen_language
from ..speech.attempt import lessons_of
from ..terminal.lesson import LEFT, NEXT, LessonTable, list_line
from ..terminal.table import STOPPED
from .console import AsJson, Lang, Refused, game_keys, out, show_json


def register(app: typer.Typer) -> None:
    """Add the command to an app."""
    app.command("learn", epilog="Example: duelwright learn duel summon")(learn)


def learn(
    key: Annotated[
        str,
        typer.Argument(
            metavar="GAME", help="A game's key; without it every lesson is listed.", autocompletion=game_keys
        ),
    ] = "",
    name: Annotated[
        str, typer.Argument(metavar="LESSON", help="A lesson's name or number; without it they are listed.")
    ] = "",
    as_json: AsJson = False,
    lang: Lang = "",
) -> int:
    """Learn a game by short lessons; `h` gives a hint."""
    spoken = chosen_language(lang, os.environ)
    keys = [family(key).key] if key else [made.key for made in families()]
    if name and not as_json:
        return _teach(keys[0], name, spoken)
    found = [(one, number, lesson) for one in keys for number, lesson in enumerate(lessons_of(one), 1)]
    if as_json:
        show_json([_form(one, lesson, spoken) for one, _, lesson in found if name in ("", lesson.name)])
        return 0
    for one, number, lesson in found:
        out().print(list_line(_voice(lesson, spoken), one, number, lesson), soft_wrap=True, markup=False)
    out().print(say("", spoken, "terminal.lesson_how"), soft_wrap=True, markup=False)
    return 0


def _teach(key: str, name: str, lang: str) -> int:
    """Teach from one lesson on, for as long as somebody goes on."""
    lessons = lessons_of(key)
    at = next((at for at, one in enumerate(lessons) if name in (one.name, str(at + 1))), -1)
    if at < 0:
        known = ", ".join(one.name for one in lessons)
        raise Refused("refused.no_lesson", {"name": name[:40], "game": key, "names": known})
    names = (say("", lang, "you"), say("", lang, "lesson.other"))
    try:
        while at < len(lessons):
            wanted = LessonTable(lessons[at], out(), input, names, lang).learn()
            if wanted == LEFT:
                return 0
            at += wanted == NEXT
        out().print(say("", lang, "terminal.lesson_last"), soft_wrap=True, markup=False)
    except EOFError:
        print()
    except KeyboardInterrupt:
        print()
        return STOPPED
    return 0


def _voice(lesson: Lesson, lang: str) -> Voice:
    return Voice(find_game(lesson.game), ("", ""), LEARNER, lang)


def _form(key: str, lesson: Lesson, lang: str) -> dict[str, object]:
    """A lesson of the list, for programs."""
    voice = _voice(lesson, lang)
    said = {part: voice.say(f"lesson.{lesson.name}.{part}") for part in ("title", "goal")}
    return {"family": key, "name": lesson.name, "game": lesson.game, **said, "steps": len(lesson.steps)}
