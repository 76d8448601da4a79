"""Lessons: each is finished by its hints alone, whatever is played meets no fault, and every language has its words."""

from __future__ import annotations

import random

import msgspec
import pytest

import duelwright as dw
from duelwright.core.errors import PositionError
from duelwright.facets.lesson import LEARNER, Counts, Lesson, named
from duelwright.games import SHIPPED, families
from duelwright.language import languages
from duelwright.language.messages import is_known, message
from duelwright.speech.attempt import DONE, OVER, Attempt, all_lessons, find_lesson, lessons_of

LESSONS = [pytest.param(lesson, id=f"{family}-{lesson.name}") for family, lesson in all_lessons()]
SHIPPED_LESSONS = [lesson for _, lesson in all_lessons() if lesson.game in SHIPPED]
MOST = 60  # answers


def by_hints(attempt: Attempt, lang: str = "en") -> list[str]:
    """Play a lesson by what its hints say, to its end; the hints."""
    told: list[str] = []
    while not attempt.ended:
        prompt = attempt.state.prompt
        assert prompt is not None
        if prompt.seat != LEARNER:
            attempt.play(prompt.seat, attempt.reply())
        elif attempt.step >= 0:
            key = f"lesson.{attempt.lesson.name}.hint.{attempt.step + 1}"
            told.append(message(attempt.game.key, lang, key))
            attempt.play(LEARNER, attempt.answer())
        else:
            assert prompt.forced, (attempt.lesson.name, prompt.kind, prompt.options)
            attempt.play(LEARNER, prompt.options[0])
    return told


@pytest.mark.parametrize("lang", languages())
@pytest.mark.parametrize("lesson", LESSONS)
def test_a_lesson_is_finished_by_its_hints_alone(lesson: Lesson, lang: str) -> None:
    attempt = Attempt(lesson)
    told = by_hints(attempt, lang)
    assert attempt.ended == DONE
    assert attempt.steps == set(range(len(lesson.steps))), "a step was not needed"
    assert all(told)


@pytest.mark.parametrize("lesson", LESSONS)
def test_whatever_is_played_a_lesson_ends_or_goes_on(lesson: Lesson) -> None:
    for seed in range(20):
        chance = random.Random(seed)
        attempt = Attempt(lesson)
        for _ in range(MOST):
            prompt = attempt.state.prompt
            if prompt is None or attempt.ended:
                break
            answer = chance.choice(prompt.options) if prompt.seat == LEARNER else attempt.reply()
            attempt.play(prompt.seat, answer)
        assert attempt.ended == DONE or attempt.is_spoiled or attempt.state.prompt is not None
        if attempt.is_spoiled:
            assert said(lesson, f"failed.{attempt.ended}", "ru")


def said(lesson: Lesson, part: str, lang: str) -> str:
    return message(lesson.game, lang, f"lesson.{part}")


@pytest.mark.parametrize("lesson", SHIPPED_LESSONS)
def test_every_shipped_lesson_has_all_its_words_in_every_language(lesson: Lesson) -> None:
    hints = [f"{lesson.name}.hint.{n}" for n in range(1, len(lesson.steps) + 1)]
    parts = [f"{lesson.name}.{part}" for part in ("title", "goal", "end")] + hints
    faults = [f"failed.{fault.why}" for fault in lesson.faults] + [f"failed.{OVER}"]
    english = {part: said(lesson, part, "en") for part in parts + faults}
    assert all(english.values())
    assert not is_known(lesson.game, "en", f"lesson.{lesson.name}.hint.{len(lesson.steps) + 1}")
    for lang in languages():
        for part, words in english.items():
            assert said(lesson, part, lang), (lang, part)
            assert lang == "en" or said(lesson, part, lang) != words, (lang, part)


def test_every_shipped_game_has_six_to_ten_lessons() -> None:
    for family in families():
        if set(family.formats) <= set(SHIPPED):
            names = [lesson.name for lesson in lessons_of(family.key)]
            assert 6 <= len(names) == len(set(names)) <= 10
            assert all(lesson.game in family.formats for lesson in lessons_of(family.key))


@pytest.mark.parametrize("lesson", LESSONS)
def test_a_lesson_is_data(lesson: Lesson) -> None:
    assert msgspec.json.decode(msgspec.json.encode(lesson), type=Lesson) == lesson


def test_an_answer_out_of_order_is_remembered_and_the_next_hint_is_another() -> None:
    lesson = find_lesson("asigoc", "attack")
    assert lesson is not None
    attempt = Attempt(lesson)
    for answer in ("leave", "attack W2"):
        attempt.play(LEARNER, answer)
        while attempt.state.prompt is not None and attempt.state.prompt.seat != LEARNER:
            attempt.play(1, attempt.reply())
    assert (attempt.steps, attempt.answer()) == ({0, 2}, "attack W1")


def test_a_wasted_turn_spoils_a_lesson_and_says_why() -> None:
    lesson = find_lesson("duel", "direct")
    assert lesson is not None
    attempt = Attempt(lesson)
    attempt.play(LEARNER, "end")
    assert (attempt.ended, attempt.step) == ("turn", -1)


def test_an_illegal_try_has_the_engines_own_reason_and_spoils_nothing() -> None:
    lesson = find_lesson("duel", "direct")
    assert lesson is not None
    attempt = Attempt(lesson)
    with pytest.raises(dw.IllegalAction) as refused:
        attempt.play(LEARNER, "attack 1")
    assert refused.value.refusal.code == "wrong_phase"
    assert not attempt.ended and attempt.step == 0


def test_the_other_side_answers_by_what_it_sees() -> None:
    """Its part names a card of its own hand; what it cannot see has no name there."""
    lesson = find_lesson("asigoc", "answer")
    assert lesson is not None
    state = Attempt(lesson).state
    theirs = {named(state.game, state.view(1), action.text) for action in state.legal()}
    assert "use <Throwing Knife>" in theirs
    hidden = state.view(1).seats[LEARNER].zones["hand"]
    assert [named(state.game, state.view(1), f"use h{card.handle}") for card in hidden if card is not None] == [
        f"use h{card.handle}" for card in hidden if card is not None
    ]


def test_a_condition_counts_cards_by_name_and_counters_alike() -> None:
    attempt = Attempt(Lesson("demo", "duel", {"seats": [{"hand": ["Kuriboh", "Kuriboh"]}, {}]}, (), (Counts("life"),)))
    attempt.play(LEARNER, "next")
    assert attempt.ended == DONE
    three = Lesson("demo", "duel", {"seats": [{"hand": ["Kuriboh"]}, {}]}, (), (Counts("hand", 3, card="Kuriboh"),))
    attempt = Attempt(three)
    attempt.play(LEARNER, "next")
    assert not attempt.ended


def test_a_lesson_whose_position_names_no_card_says_so() -> None:
    with pytest.raises(PositionError, match="did you mean 'Kuriboh'"):
        Attempt(Lesson("demo", "duel", {"seats": [{"hand": ["Kuribo"]}, {}]}, (), ()))
