"""Answers that the page gives for a person: forced ones after a constant while, remembered ones, and stops."""

from __future__ import annotations

import json

from .between import FIRST, Between, seated
from .person import Chairs, Person, expect

PAUSE = 650  # milliseconds, as in answers.svelte.ts


def first_card(person: Person) -> str:
    """The id of some card of the game."""
    cards = person.page.evaluate("fetch('/api/games/asigoc/cards?lang=en').then((got) => got.json())")
    return str(cards[0]["id"])


def test_a_forced_question_is_answered_after_a_constant_while(chairs: Chairs) -> None:
    ada = chairs.person(quick=False)
    between = seated(ada)
    ada.stop_time()
    for n, (kind, action) in enumerate([("guard", "pass"), ("chance", "pass"), ("discard", "h7")]):
        between.ask(FIRST + n, kind, action)
        expect(ada.prompt).to_have_attribute("data-ask", str(FIRST + n))
        ada.pass_time(PAUSE - 1)
        assert len(between.answers) == n, "too soon"
        ada.pass_time(1)
        between.wait(ada, n + 1)
        assert between.answers[n] == (FIRST + n, action)


def test_a_stop_holds_a_forced_question(chairs: Chairs) -> None:
    ada = chairs.person()
    between = seated(ada)
    ada.page.keyboard.press("s")
    between.ask(FIRST, "turn", "leave")
    expect(ada.page.get_by_text("A stop holds here: go on when you like.")).to_be_visible()
    ada.picture("held-desktop")
    assert not between.answers
    ada.page.locator(".phases [aria-current=step] .stop").click()
    between.wait(ada, 1)
    assert between.answers == [(FIRST, "leave")]


def test_nothing_with_one_answer_stops_where_nobody_set_a_stop(chairs: Chairs) -> None:
    ada = chairs.person()
    former = {"main": True, "battle": True, "main1": True, "main2": True}  # what a browser kept that nobody had asked
    kept = json.dumps({"lang": "en", "theme": "dark", "name": "Ada", "stops": former, "keys": True})
    ada.context.add_init_script(
        f"localStorage.getItem('duelwright.settings') || localStorage.setItem('duelwright.settings', {kept!r})"
    )
    between = seated(ada, "Duel")
    expect(ada.page.locator(".phases .stop[aria-pressed=true]")).to_have_count(0)
    between.ask(FIRST, "main", "leave")
    between.wait(ada, 1)
    assert between.answers == [(FIRST, "leave")]


def test_a_stop_that_was_set_holds_its_phase_alone(chairs: Chairs) -> None:
    ada = chairs.person(quick=False)
    between = seated(ada, "Duel")
    ada.page.locator(".phases [aria-current=step] .stop").click()
    ada.page.reload()
    ada.asked()
    ada.stop_time()
    between.ask(FIRST, "main", "pass")
    expect(ada.prompt).to_have_attribute("data-ask", str(FIRST))
    ada.pass_time(PAUSE)
    between.wait(ada, 1)
    between.ask(FIRST + 1, "main", "leave")
    expect(ada.page.get_by_text("A stop holds here: go on when you like.")).to_be_visible()
    ada.pass_time(2 * PAUSE)
    assert between.answers == [(FIRST, "pass")]


def always_no(ada: Person, between: Between, **asked: str) -> None:
    """Answer the first question with no, from now on."""
    between.ask(FIRST, "option", "yes", "no", **asked)
    ada.page.get_by_label("Always, for").check()
    ada.button("Say no").click()


def test_a_remembered_answer_is_given_again_until_it_is_forgotten(chairs: Chairs) -> None:
    ada = chairs.person()
    between = seated(ada)
    card = first_card(ada)
    always_no(ada, between, card=card)
    kept = ada.page.get_by_label("Answered for you")
    expect(kept).to_contain_text("Say no")
    between.ask(FIRST + 1, "option", "yes", "no", card=card)
    between.wait(ada, 2)
    assert between.answers == [(FIRST, "no"), (FIRST + 1, "no")]
    kept.get_by_role("button", name="Forget").click()
    expect(kept).to_be_hidden()
    between.ask(FIRST + 2, "option", "yes", "no", card=card)
    expect(ada.prompt).to_have_attribute("aria-busy", "false")
    ada.button("Say yes").click()
    between.wait(ada, 3)
    assert between.answers[2] == (FIRST + 2, "yes")


def test_another_question_of_the_same_card_is_asked(chairs: Chairs) -> None:
    ada = chairs.person()
    between = seated(ada)
    card = first_card(ada)
    always_no(ada, between, card=card, question="Draw a card?")
    between.wait(ada, 1)
    between.ask(FIRST + 1, "option", "yes", "no", card=card, question="Discard a card?")
    expect(ada.prompt).to_have_attribute("aria-busy", "false")
    ada.button("Say yes").click()
    between.wait(ada, 2)
    assert between.answers == [(FIRST, "no"), (FIRST + 1, "yes")]


def test_an_answer_is_remembered_over_a_reload(chairs: Chairs) -> None:
    ada = chairs.person()
    between = seated(ada)
    card = first_card(ada)
    always_no(ada, between, card=card)
    between.wait(ada, 1)
    ada.page.reload()
    ada.asked()
    between.ask(FIRST + 1, "option", "yes", "no", card=card)
    between.wait(ada, 2)
    assert between.answers[1] == (FIRST + 1, "no")
