"""Lessons in the terminal: the list, the goal, hints, what follows, in every language."""

from __future__ import annotations

import json

import pytest

from duelwright.facets.lesson import LEARNER
from duelwright.language import languages, say
from duelwright.speech.attempt import Attempt, all_lessons, find_lesson

from .run import inside


def by_hints(family: str, name: str) -> str:
    """What is typed to finish a lesson by what its hints name: numbers of the options."""
    lesson = find_lesson(family, name)
    assert lesson is not None
    attempt, typed = Attempt(lesson), ""
    while not attempt.ended:
        prompt = attempt.state.prompt
        assert prompt is not None
        if prompt.seat == LEARNER and not prompt.forced:
            answer = attempt.answer()
            typed += f"h\n{prompt.options.index(answer) + 1}\n"
        else:
            answer = prompt.options[0] if prompt.seat == LEARNER else attempt.reply()
        attempt.play(prompt.seat, answer)
    return typed


@pytest.mark.parametrize("lang", languages())
@pytest.mark.parametrize(("family", "name"), [(family, lesson.name) for family, lesson in all_lessons()])
def test_a_lesson_is_finished_by_its_hints(family: str, name: str, lang: str) -> None:
    done = inside("learn", family, name, "--lang", lang, given=f"{by_hints(family, name)}quit\n")
    assert done.returncode == 0, done.stderr
    lesson = find_lesson(family, name)
    assert lesson is not None
    ended = say(lesson.game, lang, "terminal.lesson_done", {"text": say(lesson.game, lang, f"lesson.{name}.end")})
    assert ended in done.stdout, done.stdout
    for n in range(1, len(lesson.steps) + 1):
        is_told = say(lesson.game, lang, f"lesson.{name}.hint.{n}") in done.stdout
        assert is_told or lesson.steps[n - 1] == "pass", n


@pytest.mark.parametrize("lang", languages())
def test_the_list_has_every_lesson_in_every_language(lang: str) -> None:
    listed = inside("learn", "--lang", lang).stdout
    for family, lesson in all_lessons():
        assert f"{family} {lesson.name}" in listed
        assert say(lesson.game, lang, f"lesson.{lesson.name}.goal") in listed
    assert "asigoc" not in inside("learn", "duel").stdout


def test_the_list_as_json_names_family_lesson_game_and_goal() -> None:
    told = json.loads(inside("learn", "--json").stdout)
    assert [(one["family"], one["name"]) for one in told] == [(family, lesson.name) for family, lesson in all_lessons()]
    assert told[0].keys() == {"family", "name", "game", "title", "goal", "steps"}
    (one,) = json.loads(inside("learn", "vanguard-d", "ride", "--json", "--lang", "fr").stdout)
    assert (one["family"], one["game"], one["title"]) == ("vanguard", "vanguard-d", "Rider")


def test_the_goal_stands_above_the_question_and_an_illegal_try_has_its_reason() -> None:
    shown = inside("learn", "duel", "2", given="attack 1\nnext\nquit\n").stdout
    assert "Attack directly. Step 1 of 2. Your opponent has no monster" in shown
    assert "[rule: Phases]" in shown
    assert "Attack directly. Step 2 of 2." in shown


def test_a_lesson_that_fails_says_why_and_begins_again() -> None:
    shown = inside("learn", "duel", "direct", given="end\n\nquit\n").stdout
    assert "Not this time. The turn is over, and the goal was not reached." in shown
    assert shown.count("Step 1 of 2.") == 2


def test_one_may_begin_again_at_any_time_and_go_on_after_the_end() -> None:
    shown = inside("learn", "duel", "summon", given="next\nagain\n1\n\nquit\n").stdout
    assert shown.count("Summon a monster. Step 1 of 1.") == 3
    assert "Attack directly. Step 1 of 2." in shown


def test_a_hint_off_the_way_says_that_the_way_was_left() -> None:
    shown = inside("learn", "duel", "summon", given="next\nh\nquit\n").stdout
    assert "The way of this lesson has been left; again starts anew." in shown


def test_after_the_last_lesson_one_is_told_to_play() -> None:
    shown = inside("learn", "asigoc", "ace", given=f"{by_hints('asigoc', 'ace')}\n").stdout
    assert "That was the last lesson." in shown


def test_a_lesson_that_is_not_there_is_refused_with_those_that_are() -> None:
    done = inside("learn", "duel", "knitting")
    assert done.returncode == 1
    assert "no lesson knitting in duel; the lessons are: summon, direct" in done.stderr
