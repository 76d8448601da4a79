"""Learning by playing: lessons by the hints on the page, hints at other tables, and the rules to read."""

from __future__ import annotations

import re

import pytest
from playwright.sync_api import Locator, ViewportSize

from .person import DESKTOP, PHONE, Chairs, Person, click, expect
from .serving import Served
from .test_looks import CUT, NARROW, look, unreadable

LESSONS = {"asigoc": "Attack", "duel": "Sacrifice", "vanguard": "Call and boost"}
HINTED = re.compile(r"^Try: (.*)\.$")
MOST = 20  # answers of a lesson
WIDTHS = {"desktop": DESKTOP, "narrow": NARROW, "phone": PHONE}

COVERED = """() => {
  const bar = document.querySelector('.lesson').getBoundingClientRect()
  const covered = [...document.querySelectorAll('.felt .card, .felt [data-spot]')].filter((one) => {
    const box = one.getBoundingClientRect()
    return box.height && box.top < bar.bottom - 1
  })
  return covered.map((one) => one.outerHTML.slice(0, 120))
}"""

LOW = """() => {
  const low = document.querySelector('.low').getBoundingClientRect()
  const out = [...document.querySelectorAll('.felt .card, .felt [data-spot]')].filter((one) => {
    const box = one.getBoundingClientRect()
    return box.height && !one.closest('.low, .oppo-hand') && box.bottom > low.top + 2
  })
  return out.map((one) => one.outerHTML.slice(0, 160))
}"""


def begin(person: Person, title: str) -> None:
    """Open a lesson from the list."""
    person.go("/learn")
    person.button(re.compile(f"^(Begin|Once more): {title}$")).click()
    person.prompt.wait_for()


def lesson(person: Person) -> Locator:
    """The bar of the lesson."""
    return person.page.locator("section.lesson")


def news(person: Person) -> Locator:
    """The hint in the prompt bar."""
    return person.page.locator(".prompt .tip")


def follow(person: Person) -> None:
    """Ask for a hint by its key, and do what it says with the mouse; again and again until the lesson has ended."""
    before = ""
    for _ in range(MOST):
        if lesson(person).locator(".state").inner_text() == "Done!":
            return
        seen = person.page.wait_for_function(
            """(before) => {
              const state = document.querySelector('.lesson .state').textContent
              const prompt = document.querySelector('.prompt')
              if (state === 'Done!') return {done: true}
              const ask = prompt.dataset.ask
              return ask && ask !== before && prompt.getAttribute('aria-busy') !== 'true' ? {ask} : null
            }""",
            arg=before,
        ).json_value()
        if seen.get("done"):
            return
        before = seen["ask"]
        person.page.keyboard.press("h")
        expect(news(person)).to_be_visible()
        told = HINTED.match(news(person).inner_text())
        assert told is not None, news(person).inner_text()
        do(person, told[1])
    raise AssertionError("the lesson did not end")


def do(person: Person, answer: str) -> None:
    """Do what a hint calls: the button of that name, or the place that is marked with it."""
    buttons = person.page.locator(".prompt .buttons, .acts").get_by_role("button", name=answer)
    place = person.page.locator(".felt [data-legal]").filter(has_text="Hint")
    expect(buttons.or_(place).first).to_be_visible()
    click(buttons.first if buttons.count() else place.first)


@pytest.mark.parametrize("family", list(LESSONS))
def test_a_lesson_is_finished_by_the_hints_on_the_page(chairs: Chairs, family: str) -> None:
    ada = chairs.person()
    begin(ada, LESSONS[family])
    expect(lesson(ada)).to_have_accessible_name(f"Lesson: {LESSONS[family]}")
    follow(ada)
    expect(lesson(ada).get_by_role("status")).to_contain_text("Done!")
    ada.go("/learn")
    expect(ada.button(f"Once more: {LESSONS[family]}")).to_be_visible()


def test_a_lesson_goes_by_keys_alone_and_the_next_one_follows(chairs: Chairs) -> None:
    ada = chairs.person()
    begin(ada, "Attack directly")
    keys = ada.page.keyboard
    expect(ada.prompt).to_be_focused()
    keys.press("h")
    expect(news(ada)).to_have_text("Try: Go to the next phase.")
    expect(lesson(ada).get_by_role("status")).to_contain_text("Attacks happen in the battle phase.")
    keys.press("e")
    expect(lesson(ada).locator(".state")).to_have_text("Step 2 of 2")
    expect(ada.page.locator('.prompt[aria-busy="false"]')).to_be_visible()
    keys.press("h")
    expect(lesson(ada).locator(".goal")).to_contain_text("Nobody stands in the way")
    keys.press("Enter")
    expect(lesson(ada).get_by_role("status")).to_contain_text("Done! A direct attack costs life points")
    expect(ada.over).to_be_hidden()
    ada.button("Next lesson").click()
    expect(lesson(ada)).to_have_accessible_name("Lesson: Choose a target")


def test_a_lesson_that_fails_says_why_and_can_be_begun_again(chairs: Chairs) -> None:
    ada = chairs.person()
    begin(ada, "Attack directly")
    before = ada.page.url
    ada.prompt.get_by_role("button", name="End your turn").click()
    expect(lesson(ada).get_by_role("status")).to_contain_text("Not this time The turn is over")
    ada.button("Start again").click()
    expect(lesson(ada).locator(".state")).to_have_text("Step 1 of 2")
    assert ada.page.url != before
    ada.go("/learn")
    expect(ada.button("Begin: Attack directly")).to_be_visible()


def test_a_restart_of_the_server_goes_on_at_the_same_step(chairs: Chairs, served: Served) -> None:
    ada = chairs.person()
    ada.forgiven = ["WebSocket", "Failed to load resource"]
    begin(ada, "Sacrifice")
    ada.page.keyboard.press("h")
    expect(news(ada)).to_be_visible()
    do(ada, "Summon Summoned Skull")
    expect(lesson(ada).locator(".state")).to_have_text("Step 2 of 4")
    served.kill()
    expect(ada.page.get_by_text("The line is broken")).to_be_visible()
    served.start()
    expect(ada.page.get_by_text("The line is broken")).to_be_hidden()
    expect(lesson(ada).locator(".state")).to_have_text("Step 2 of 4")
    ada.page.keyboard.press("h")
    expect(news(ada)).to_contain_text("Baby Dragon")
    follow(ada)


def test_who_is_new_is_offered_lessons_once_and_may_decline(chairs: Chairs) -> None:
    ada = chairs.person()
    ada.go()
    offer = ada.page.get_by_text("New here?")
    expect(offer).to_be_visible()
    ada.button("No, thanks").click()
    expect(offer).to_be_hidden()
    ada.page.reload()
    expect(ada.button("Play the bot")).to_be_visible()
    expect(offer).to_be_hidden()
    bob = chairs.person()
    bob.go()
    bob.page.get_by_role("link", name="Learn by playing: a few minutes each").click()
    expect(bob.page.get_by_role("heading", name="Learn by playing", level=1)).to_be_visible()


def test_a_hint_at_a_table_against_a_bot_names_an_answer_that_can_be_given(chairs: Chairs) -> None:
    ada = chairs.person()
    ada.sit("Duel")
    ada.asked()
    ada.button("Hint").click()
    expect(news(ada)).to_have_text(re.compile("^Try: "))


def test_between_people_there_is_no_hint(chairs: Chairs) -> None:
    ada, bob = chairs.person(), chairs.person()
    ada.choose("Duel")
    ada.button("Invite").click()
    bob.page.goto(ada.page.get_by_label("Send this link:").input_value())
    bob.button("Sit down").click()
    for person in (ada, bob):
        person.prompt.wait_for()
        expect(person.page.get_by_role("button", name="Undo")).to_be_visible()
        expect(person.page.get_by_role("button", name="Hint")).to_have_count(0)


def test_the_rules_are_searched_as_one_types_and_headings_have_links(chairs: Chairs) -> None:
    ada = chairs.person()
    ada.go("/rules/duel")
    headings = ada.page.locator("section h2")
    expect(headings.filter(has_text="Sacrifice").or_(headings.filter(has_text="Monsters")).first).to_be_visible()
    everything = headings.count()
    ada.page.get_by_label("Search the rules").fill("SACRIFICE level")
    expect(headings).to_have_count(1)
    expect(ada.page.get_by_role("status")).to_have_text("Headings: 1")
    assert everything > 10
    ada.page.get_by_label("Search the rules").fill("knitting")
    expect(ada.page.get_by_role("status")).to_have_text("No heading has these words.")
    ada.go("/rules/duel#switch-mode")
    expect(ada.page.locator("section:focus h2")).to_contain_text("Switch mode")


def test_a_reference_to_a_rule_leads_to_the_whole_rules(chairs: Chairs) -> None:
    ada = chairs.person()
    begin(ada, "Attack directly")
    ada.page.locator(".prompt .ref").first.click()
    with ada.context.expect_page() as opened:
        ada.page.locator(".cited").get_by_role("link", name="The whole rules").click()
    expect(opened.value.locator("section:focus h2")).to_be_visible()


@pytest.mark.parametrize("lang", ["fr", "ru"])
def test_the_pages_speak_every_language(chairs: Chairs, lang: str) -> None:
    ada = chairs.person(lang=lang)
    ada.go("/learn")
    expect(ada.page.get_by_role("heading", level=1)).to_have_text(
        {"fr": "Apprendre en jouant", "ru": "Учитесь играя"}[lang]
    )
    begin_again = ada.page.locator("li button").first
    begin_again.click()
    expect(lesson(ada).locator(".goal")).not_to_have_text(re.compile("[a-z] your "))
    ada.page.keyboard.press("h")
    expect(news(ada)).to_be_visible()


def test_the_list_of_lessons_and_the_rules_are_readable_for_everybody(chairs: Chairs) -> None:
    ada = chairs.person()
    ada.go("/learn")
    expect(ada.page.locator("li")).not_to_have_count(0)
    look(ada, "learn")
    ada.go("/rules/vanguard-d")
    expect(ada.page.locator("section")).not_to_have_count(0)
    look(ada, "rules")


@pytest.mark.parametrize("family", list(LESSONS))
@pytest.mark.parametrize("size", list(WIDTHS))
def test_the_bar_of_a_lesson_covers_no_card_and_is_readable_for_everybody(
    chairs: Chairs, family: str, size: str
) -> None:
    wide: ViewportSize = WIDTHS[size]
    ada = chairs.person(size=wide, lang="fr-FR" if family == "vanguard" else "en-GB")
    ada.go("/learn")
    title = LESSONS[family] if family != "vanguard" else "Appeler et booster"
    ada.page.get_by_role("button", name=re.compile(f": {title}$")).click()
    expect(ada.prompt).to_be_visible()
    expect(lesson(ada).locator(".goal")).to_be_visible()
    wrong = unreadable(ada, f"lesson-{family}", size)
    ada.page.keyboard.press("h")
    expect(news(ada)).to_be_visible()
    wrong += unreadable(ada, f"lesson-{family}-hint", size)
    wrong += [f"covered: {what}" for what in ada.page.evaluate(COVERED)]
    wrong += [f"under the prompt: {what}" for what in ada.page.evaluate(LOW)]
    wrong += [f"cut off: {what}" for what in ada.page.evaluate(CUT)]
    assert not wrong, "\n".join(wrong)
